#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes Leadline Sans from Inter: tabular figures are the default digits, the outlines are
TrueType's, the family is renamed.

Usage: make_fonts.py FOLDER_OF_INTER OUTPUT_FOLDER
TrueType because Qt has FreeType darken the stems of CFF outlines: every weight looks a weight too
bold. Renamed because Inter's licence (OFL 1.1) asks for it of changed fonts.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FAMILY = "Leadline Sans"
STYLES = ("Regular", "Medium", "SemiBold", "Bold")
# Latin, Greek, Cyrillic, punctuation, currency, arrows, mathematics.
RANGES = ((0x20, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x22FF), (0x25A0, 0x25FF))
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]
KEPT_NAMES = (0, 8, 9, 11, 12, 13, 14)
# How far a curve may lie from the cubic one, of an em.
LARGEST_ERROR = 1 / 2000


def tabular_of(font):
    """Which glyph takes the place of which when tabular figures are asked for."""
    table = font["GSUB"].table
    mapping = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                part = getattr(part, "ExtSubTable", part)
                mapping.update(getattr(part, "mapping", {}))
    return mapping


def use_tabular_digits(font):
    mapping = tabular_of(font)
    for table in font["cmap"].tables:
        if not table.isUnicode():
            continue
        for code in range(ord("0"), ord("9") + 1):
            # Two tables may be one: what is mapped already stays.
            table.cmap[code] = mapping.get(table.cmap[code], table.cmap[code])
    # Some weights of Inter leave one digit two units narrower.
    best, metrics = font.getBestCmap(), font["hmtx"]
    digits = [best[code] for code in range(ord("0"), ord("9") + 1)]
    width = max(metrics[glyph][0] for glyph in digits)
    for glyph in digits:
        metrics[glyph] = (width, metrics[glyph][1])


def rename(font, style):
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in KEPT_NAMES]
    full = f"{FAMILY} {style}"
    postscript = full.replace("Sans ", "Sans-").replace(" ", "")
    for name_id, text in ((1, FAMILY), (2, style), (3, f"Leadline;{postscript}"),
                          (4, full), (6, postscript)):
        names.setName(text, name_id, 3, 1, 0x409)


def use_truetype_outlines(font):
    order, outlines, metrics = font.getGlyphOrder(), font.getGlyphSet(), font["hmtx"]
    largest_error = LARGEST_ERROR * font["head"].unitsPerEm
    table = newTable("glyf")
    table.glyphOrder = order
    table.glyphs = {}
    for name in order:
        pen = TTGlyphPen(outlines)
        outlines[name].draw(Cu2QuPen(pen, largest_error, reverse_direction=True))
        table.glyphs[name] = glyph = pen.glyph()
        glyph.recalcBounds(table)
        metrics[name] = (metrics[name][0], getattr(glyph, "xMin", 0))
    font["glyf"] = table
    font["loca"] = newTable("loca")
    del font["CFF "]
    if "VORG" in font:
        del font["VORG"]
    limits = font["maxp"] = newTable("maxp")
    limits.tableVersion = 0x00010000
    limits.maxZones = 1
    for limit in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs",
                  "maxStackElements", "maxSizeOfInstructions"):
        setattr(limits, limit, 0)
    # Only the numbers of the glyphs: names are for printers.
    font["post"].formatType = 3.0
    font["post"].extraNames = []
    font["post"].mapping = {}
    font.sfntVersion = "\x00\x01\x00\x00"


def make(source, target, style):
    font = TTFont(source, recalcTimestamp=False)
    use_tabular_digits(font)
    options = subset.Options(layout_features=FEATURES, name_IDs=["*"], notdef_outline=True,
                             hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    use_truetype_outlines(font)
    rename(font, style)
    font.save(target)


def main():
    inter, output = Path(sys.argv[1]), Path(sys.argv[2])
    output.mkdir(parents=True, exist_ok=True)
    for style in STYLES:
        make(inter / f"Inter-{style}.otf", output / f"LeadlineSans-{style}.ttf", style)


if __name__ == "__main__":
    main()
