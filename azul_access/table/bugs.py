"""What players are told about a fault of the program itself."""

from azul_access.language.phrase import Phrase, phrase


def describe_bug(error: Exception) -> Phrase:
    """The type of an exception, and the file and line that raised it, to be reported to us."""
    detail = type(error).__name__
    traceback = error.__traceback__
    if traceback is not None:
        while traceback.tb_next is not None:
            traceback = traceback.tb_next
        path = traceback.tb_frame.f_code.co_filename.replace("\\", "/")
        detail += f" {path.rsplit('/', 1)[-1]} {traceback.tb_lineno}"
    return phrase("error-internal", detail=detail)
