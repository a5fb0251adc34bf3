# SPDX-License-Identifier: GPL-3.0-or-later
"""pictures.py FILE.png ...: what Pillow reads of pictures, as a list of JSON objects: width, height,
how many colours it has, and its texts."""
import json
import sys

from PIL import Image

found = []
for path in sys.argv[1:]:
    with Image.open(path) as picture:
        picture.load()
        colours = picture.convert("RGB").getcolors(1 << 24)
        found.append({"width": picture.width, "height": picture.height, "colours": len(colours),
                      "texts": dict(picture.text)})
print(json.dumps(found))
