"""Which warnings are errors in the processes that tests start, as a value of PYTHONWARNINGS.

Our own modules are judged where they run in the process of the tests (pyproject.toml). Here all
modules are, libraries too, so warnings of what newer Pythons change are left out.
"""

JUDGED_WARNINGS = "error,ignore::DeprecationWarning,ignore::PendingDeprecationWarning"
