"""What can be given to somebody else: a source package and wheels, in ``dist/``.

    python3 run.py package            the source package, the plain wheel, and a compiled wheel
                                      where there is a C compiler
    python3 run.py package --plain    without the compiled one, which takes some minutes

The pages for the browser are built first and are in all of them, so that whoever installs one
needs no Node. Everything is built from a copy of the tree, and the wheels from the source package:
nothing that only lies about here can get in, nothing that is missing there can stay unnoticed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "dist"
LEFT = shutil.ignore_patterns(
    *(".git", ".venv*", ".hypothesis", ".*_cache", "node_modules", "__pycache__", "*.egg-info"),
    *("build", "dist", "shots", ".coverage*", "*.so"),
)
"""Files in the tree that are not sources."""


class NotPacked(Exception):
    """Something is missing, or a build failed; the message says what."""


def pack(out: Path, compiled: bool) -> list[Path]:
    """Write the packages into *out*; return them, the source package first."""
    if not (ROOT / "src/retorta/server/client/index.html").is_file():
        raise NotPacked("the pages for the browser are not built: python3 run.py web")
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="retorta-package-") as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=LEFT, symlinks=True)
        source = made(copy, out, "sdist", RETORTA_PURE="1")
        unpacked = unpack(source, Path(folder) / "unpacked")
        found = [source, made(unpacked, out, "wheel", RETORTA_PURE="1")]
        if compiled:
            found.append(made(unpacked, out, "wheel", RETORTA_PURE="0"))
    return found


def made(tree: Path, out: Path, kind: str, **environment: str) -> Path:
    """Build one package of *tree*; return it."""
    with TemporaryDirectory(dir=out, prefix=".") as folder:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "build", f"--{kind}", "--no-isolation"),
                *("--outdir", folder, str(tree)),
            ],
            env={"SOURCE_DATE_EPOCH": date_of_source(), **os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotPacked(f"the {kind} could not be built:\n{done.stdout}")
        [package] = Path(folder).iterdir()
        return package.rename(out / package.name)


def unpack(source: Path, folder: Path) -> Path:
    """Unpack a source package; return the tree in it."""
    with tarfile.open(source) as packed:
        packed.extractall(folder, filter="data")
    [tree] = folder.iterdir()
    return tree


def date_of_source() -> str:
    """Return when the source was last changed, so that it always gives the same wheel."""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.check_output(command, text=True, stderr=subprocess.DEVNULL).strip()
    except (OSError, subprocess.CalledProcessError):
        return str(int((ROOT / "CHANGELOG.md").stat().st_mtime))


def has_compiler() -> bool:
    """Whether this machine can compile for the Python that runs this."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(wanted).split()[0]) is not None


def main(arguments: Sequence[str]) -> int:
    """Pack, and report the result."""
    parser = argparse.ArgumentParser(prog="run.py package", description=__doc__)
    parser.add_argument("--plain", action="store_true", help="no compiled wheel")
    parser.add_argument("--out", type=Path, default=OUT, help="where to put them: dist/")
    chosen = parser.parse_args(arguments)
    compiled = not chosen.plain and has_compiler()
    try:
        found = pack(chosen.out.resolve(), compiled)
    except NotPacked as problem:
        print(f"Nothing was packed: {problem}", file=sys.stderr)
        return 1
    for package in found:
        print(f"{package.stat().st_size / 1e6:6.1f} MB  {package.name}")
    if not compiled and not chosen.plain:
        print("There is no C compiler here, so there is no compiled wheel.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
