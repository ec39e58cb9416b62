"""The build backend of Trireme: setuptools, after the page has been built.

A source distribution contains the built page, so only a clone of the repository needs Node. If there is no Node, the
backend asks for the wheel with one.
"""

from __future__ import annotations

from setuptools import build_meta
from setuptools.build_meta import build_editable as build_editable
from setuptools.build_meta import get_requires_for_build_editable as get_requires_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_editable as prepare_metadata_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel

from tools import build_page

Settings = dict[str, str | list[str] | None]


def _node() -> list[str]:
    return [] if build_page.is_built() or build_page.find_node() else [build_page.NODE_WHEEL]


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _node()


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node()


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    build_page.build()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    build_page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)
