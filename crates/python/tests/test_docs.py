"""The examples of the documents and of the stubs."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import mancala

HERE = Path(__file__).parent
FILES = [HERE / "../../../docs/python.md", HERE / "../python/mancala/_mancala.pyi"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_examples_are_true(file: Path) -> None:
    names = {name: getattr(mancala, name) for name in mancala.__all__}
    found = doctest.testfile(
        str(file.resolve()), module_relative=False, globs=names, encoding="utf-8"
    )
    assert found.attempted > 5 and not found.failed
