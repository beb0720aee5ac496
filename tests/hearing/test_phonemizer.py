"""The sounds of words, for two recognisers at the same time."""

import subprocess
import sys

# In a process of its own: the library crashes if two threads use it at once.
CODE = """
from concurrent.futures import ThreadPoolExecutor
from azul_access.hearing.phonemizer import Phonemizer

words = ["manufaktur", "reihe", "schwarz", "turquoise"]
expected = {voice: [Phonemizer().ipa(word, voice) for word in words] for voice in ("de", "nl")}

def compare(voice):
    phonemizer = Phonemizer()
    return all([phonemizer.ipa(it, voice) for it in words] == expected[voice] for _ in range(200))

with ThreadPoolExecutor(2) as pool:
    assert expected["de"] != expected["nl"]
    assert all(pool.map(compare, expected))
"""


def test_two_threads_do_not_disturb_each_other() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
