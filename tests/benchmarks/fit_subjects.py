"""Fit the weights of subjects: `python tests/benchmarks/fit_subjects.py [LANGUAGE]`.

To be run whenever examples or the words of questions have changed; it writes `GAME.subjects.gz` of
each language, in some seconds each.
"""

import sys

from azul_access.games import SYSTEMS
from azul_access.games.subject_model import SubjectModel
from azul_access.language.languages import LANGUAGES, ROOTS
from azul_access.session.meaning.questions.subject_models import DividedExamples, weights_name


def main() -> None:
    for language in sys.argv[1:] or LANGUAGES:
        for name, system in SYSTEMS.items():
            if system.asking is not None:
                model = SubjectModel(DividedExamples(language, name), system.asking)
                path = ROOTS[0] / language / weights_name(name)
                path.write_bytes(content := model.weights.write())
                print(language, name, len(content), "bytes", flush=True)


if __name__ == "__main__":
    main()
