"""Writes the site that needs no server: pages, texts and the engine, for any web host.

``retorta site`` writes it for any other host; a server writes one for itself and serves it below
``offline/``. The service worker gets a list of all files with their hashes, so that it stores an
edition completely or not at all.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import shutil
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from retorta import plugins
from retorta.core import codec
from retorta.core.errors import TableError
from retorta.server.http.static import CLIENT, are_built
from retorta.server.manifests import COLOUR, LOBBY_FILE, manifests
from retorta.server.policy import SITE_POLICY
from retorta.tab.pack import ENGINE as OURS
from retorta.tab.pack import MACHINE, MADE_FROM, MANIFEST, MSGSPEC, build_hash, entries, pack, press
from retorta.tab.pack import PYTHON as LIBRARY
from retorta.tables.shelf import shelf_book, shown_shelf
from retorta.texts import LANGUAGES, books
from retorta.texts.vocabulary import vocabulary

ENGINE: Final = "engine"
BUILT_FROM: Final = "built-from"
SQUEEZED: Final = (".br", ".gz")
OLD_FACES: Final = ".woff"
"""Left out: every browser that can run the engine supports the smaller fonts."""
COMPRESSIBLE: Final = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")


Tell = Callable[[float], None]


def _silently(share: float) -> None:
    """Tell nobody."""


class NoPages(TableError):
    """The browser pages were not included in this installation."""


def write_site(folder: Path, compressed: bool = False, tell: Tell = _silently) -> str:
    """Write the site into *folder*; return the name of its edition.

    *compressed*: also write compressed copies beside the files, for a server to serve. *tell* is
    given the share that is done, from time to time.
    """
    source = CLIENT / "site"
    if not are_built() or not (source / ENGINE / MACHINE).is_file():
        raise NoPages("site-no-pages")
    folder.mkdir(parents=True, exist_ok=True)
    _copy(CLIENT / "assets", folder / "assets", compressed)
    _copy(source, folder, compressed)
    shutil.copyfile(CLIENT / "favicon.svg", folder / "favicon.svg")
    games = list(entries()["retorta.games"])
    tell(0.1)
    _write_texts(folder / "texts", games)
    tell(0.4)
    shelf = [game for game in shown_shelf() if game.id in games]
    (folder / "shelf.json").write_bytes(codec.dumps(shelf))
    pack(folder / ENGINE, source / ENGINE)
    for name in (MADE_FROM, MANIFEST):
        (folder / ENGINE / name).unlink(missing_ok=True)
    for done, name in enumerate((LIBRARY, MSGSPEC, OURS)):
        tell(0.5 + 0.1 * done)
        _press(folder / ENGINE / name)
    tell(0.8)
    sizes = {path.name: path.stat().st_size for path in _files(folder / ENGINE)}
    (folder / ENGINE / "sizes.json").write_bytes(codec.dumps(sizes))
    for name, manifest in manifests(games).items():
        (folder / name).write_bytes(codec.dumps(manifest))
    (folder / "index.html").write_text(_first_page(), "utf-8")
    edition = _write_service_worker(folder)
    if compressed:
        _squeeze(folder)
    return edition


def is_free(folder: Path) -> bool:
    """Whether a site may be written there: the folder is missing, empty, or holds an older site."""
    if not folder.exists():
        return True
    return folder.is_dir() and (not any(folder.iterdir()) or all(map(Path.is_file, _marks(folder))))


def _marks(folder: Path) -> list[Path]:
    return [folder / name for name in ("index.html", "shelf.json", "sw.js")]


def write_anew(folder: Path, compressed: bool = False, tell: Tell = _silently) -> int:
    """Write the site beside the old one, then replace that; return its size in bytes."""
    folder = folder.resolve()
    fresh = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        write_site(fresh, compressed, tell)
        size = sum(path.stat().st_size for path in fresh.rglob("*") if path.is_file())
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return size


def _copy(source: Path, target: Path, compressed: bool) -> None:
    left_out = (OLD_FACES,) if compressed else (OLD_FACES, *SQUEEZED)
    ignored = shutil.ignore_patterns(*(f"*{ending}" for ending in left_out))
    shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)


def _write_texts(folder: Path, names: list[str]) -> None:
    """Write every book in every language, as a server would serve them."""
    house = [(books.HOUSE, book) for book in books.BROWSER_BOOKS]
    boxes = [plugins.box(name) for name in names]
    games = [
        (box.words.texts, book)
        for box in boxes
        for book in books.game_books(box.words.texts, box.name)
    ]
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True, exist_ok=True)
        for package, book in [*house, *games]:
            text = books.complete(package, language, book) or ""
            (folder / language / f"{book}.ftl").write_text(text, "utf-8")
        shelf = shelf_book(language, names)
        (folder / language / f"{books.SHELF}.ftl").write_text(shelf, "utf-8")
    (folder / "languages.json").write_bytes(codec.dumps(books.own_names()))
    (folder / "vocabulary").mkdir(exist_ok=True)
    for box in boxes:
        told = codec.dumps(vocabulary(box))
        (folder / "vocabulary" / f"{box.name}.json").write_bytes(told)


def _first_page() -> str:
    """Return the page that loads all others; it says that tables are in the tab, and its policy."""
    head = (
        f'<meta http-equiv="content-security-policy" content="{html.escape(SITE_POLICY)}" />\n'
        '    <meta name="retorta-host" content="tab" />\n'
        f'    <meta name="theme-color" content="{COLOUR}" />\n'
        f'    <link rel="manifest" href="./{LOBBY_FILE}" />\n'
        '    <link rel="apple-touch-icon" href="./icon-192.png" />\n'
    )
    page = (CLIENT / "index.html").read_text("utf-8")
    charset = '<meta charset="utf-8" />\n'
    return page.replace(charset, f"{charset}    {head}", 1)


def _write_service_worker(folder: Path) -> str:
    """Write the list of files into the service worker; return the name of the edition."""
    script = folder / "sw.js"
    code = script.read_text("utf-8")
    hashes = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in _files(folder)
        if path != script
    }
    edition = hashlib.sha256(codec.dumps([code, hashes])).hexdigest()[:16]
    lines = f'const EDITION = "{edition}";\nconst FILES = {codec.text(hashes)};\n'
    script.write_text(lines + code, "utf-8")
    return edition


def _press(archive: Path) -> None:
    """Compress an archive as a whole, which takes a third less than file by file."""
    plain = archive.with_suffix(".plain")
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(plain, "w") as target:
        for entry in sorted(source.infolist(), key=lambda each: each.filename):
            target.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), source.read(entry))
    press(plain, archive.with_suffix(".bin"))
    plain.unlink()
    archive.unlink()


def _files(folder: Path) -> Iterator[Path]:
    """Yield the files of a site, except their compressed copies."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in SQUEEZED:
            yield path


def _squeeze(folder: Path) -> None:
    """Write a compressed copy of each file that has none, and of the changed script."""
    (folder / "sw.js.br").unlink(missing_ok=True)
    (folder / "sw.js.gz").unlink(missing_ok=True)
    for path in list(_files(folder)):
        beside = path.with_name(f"{path.name}.gz")
        if path.suffix in COMPRESSIBLE and not beside.exists():
            beside.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def _made_from() -> str:
    """Return a text that changes when the pages or the code do."""
    return f"{(CLIENT / BUILT_FROM).read_text()} {build_hash()}"


def main(folder: Path) -> None:
    """Write a server's own copy, unless it is up to date."""
    stamp = folder / BUILT_FROM
    made_from = _made_from()
    if stamp.is_file() and stamp.read_text() == made_from:
        return
    write_anew(folder, compressed=True, tell=lambda share: print(share, flush=True))
    stamp.write_text(made_from)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
