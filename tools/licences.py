"""Write `src/munera/licences.json`: whose work the app is made of, and under which licence.

`python -m tools.licences`, after `make lock` or a change of `web/package-lock.json`. It needs the environment of
the tests, which has every package of requirements.lock, and the web app's packages; no network.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from tempfile import TemporaryDirectory

from munera.licences import FILE, FONT, NPM, PYTHON, Licence
from tools.lock import ROOT, pins

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
TEXTS = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
WITH_APACHE = "trove-classifiers"  # a package that brings the Apache License 2.0 and nothing else
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")


def of_python() -> Iterator[Licence]:
    """The packages that `make play` installs."""
    for name, version in pins(ROOT / "requirements.lock"):
        found = distribution(name)
        if found.version != version:
            raise SystemExit(
                f"{name} {found.version} is installed, and {version} is pinned: make .venv-test/.ready"
            )
        yield Licence(PYTHON, name, version, licence_of(found), texts_of(found))


def licence_of(found: Distribution) -> str:
    """The name of a package's licence, as its author gives it."""
    seen = found.metadata
    if expressions := seen.get_all("License-Expression"):
        return str(expressions[0])
    classes = [one.rpartition(" :: ")[2] for one in seen.get_all("Classifier", []) if one.startswith("License ::")]
    return ", ".join(classes) or str(seen.get_all("License", [""])[0]).partition("\n")[0]


def texts_of(found: Distribution) -> str:
    files = [file for file in found.files or () if ".dist-info/" in str(file) and TEXTS.search(file.name)]
    return "\n\n".join(file.read_text("utf-8").strip() for file in sorted(files, key=str))


def of_the_browser() -> Iterator[Licence]:
    """The packages whose code or fonts are in the built app, as its source maps tell."""
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    for name in sorted({*wanted, *bundled()}):
        found = json.loads((MODULES / name / "package.json").read_text("utf-8"))
        kind = FONT if name.startswith("@fontsource") else NPM
        yield Licence(kind, name, found["version"], found["license"], text_in(MODULES / name))


def bundled() -> set[str]:
    """The packages whose code is in the built app."""
    with TemporaryDirectory() as folder:
        build = ["npx", "vite", "build", "--sourcemap", "--logLevel", "error", "--emptyOutDir", "--outDir", folder]
        subprocess.run(build, cwd=WEB, check=True)
        maps = [json.loads(path.read_text("utf-8")) for path in Path(folder).rglob("*.map")]
    return {name for one in maps for source in one["sources"] for name in PACKAGE.findall(source)[-1:]}


def text_in(folder: Path) -> str:
    found = [path for path in sorted(folder.iterdir()) if path.is_file() and TEXTS.search(path.name)]
    return "\n\n".join(path.read_text("utf-8").strip() for path in found)


def with_text(one: Licence) -> Licence:
    """A work with the text of its licence: some packages name the Apache License without bringing it along."""
    if not one.text and one.licence.startswith("Apache"):
        return one._replace(text=texts_of(distribution(WITH_APACHE)))
    if not one.text:
        raise SystemExit(f"{one.name}: its package has no text of its licence, which is {one.licence}")
    return one


def main() -> None:
    """Write the file."""
    found = [with_text(one) for one in (*of_python(), *of_the_browser())]
    rows = [one._asdict() for one in found]
    FILE.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(found)} works")


if __name__ == "__main__":
    main()
