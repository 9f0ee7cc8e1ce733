"""axe-core on a page that is open: what it objects to."""

from typing import Any


def violations(page: Any, *where: str) -> list[tuple[str, list[tuple[str, list[str]]]]]:
    """What axe-core says of the parts of the page that the selectors `where` choose: the rule, and up to four elements."""
    from axe_playwright_python.sync_playwright import Axe

    include = [[selector] for selector in where]
    # Names that contain what is written on a control: axe-core does not ask for it by itself. Pictures are data.
    named = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
    found = [
        *Axe().run(page, context={"include": include}).response["violations"],
        *Axe().run(page, context={"include": include, "exclude": [["svg"]]}, options=named).response["violations"],
    ]
    return [(v["id"], [(node["html"][:160], node["target"]) for node in v["nodes"]][:4]) for v in found]
