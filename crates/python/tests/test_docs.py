"""The examples of the documents and of the stubs."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import mancala

HERE = Path(__file__).parent
PACKAGE = HERE / "../python/mancala"
FILES = [HERE / "../../../docs/python.md", PACKAGE / "_mancala.pyi", PACKAGE / "nets.py"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_examples_are_true(file: Path) -> None:
    names = {name: getattr(mancala, name) for name in mancala.__all__}
    found = doctest.testfile(
        str(file.resolve()), module_relative=False, globs=names, encoding="utf-8"
    )
    assert found.attempted > 3 and not found.failed
