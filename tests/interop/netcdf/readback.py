# SPDX-License-Identifier: GPL-3.0-or-later
"""readback.py FILE.nc FILE.csv: is what netCDF4, xarray and dask read of an export the rows of the
CSV of the same recording (--samples --vehicle), sample by sample? Prints the rows of each group and
what the file says of its times; says what differs on standard error, and ends with 1."""
import csv
import math
import os
import sys

import dask.array
import netCDF4
import numpy
import xarray

NETCDF, CSV = sys.argv[1:3]

# The same of the drift from turn to turn.
DRIFTS = {
    "begin_s": ("recording_time_begin", 1, 6e-7),
    "end_s": ("recording_time_end", 1, 6e-7),
    "rotation_deg": ("rotation", 1, 6e-3),
    "rotation_pm_deg": ("rotation_bound", 1, 6e-3),
    "forward_m": ("forward", 1, 6e-4),
    "right_m": ("right", 1, 6e-4),
    "displacement_pm_m": ("displacement_bound", 1, 6e-4),
    "quality": ("quality", 1, 6e-4),
    "speed_m_s": ("speed", 1, 6e-4),
    "speed_pm_m_s": ("speed_bound", 1, 6e-4),
    "rel_direction_deg": ("direction_relative", 1, 6e-2),
    "direction_deg": ("direction", 1, 6e-2),
    "direction_pm_deg": ("direction_bound", 1, 6e-2),
    "mean_s": ("mean_duration", 1, 6e-2),
}

# Column of the CSV: variable, factor, and how far the CSV's decimals may be off.
FIGURES = {
    "time_s": ("recording_time", 1, 6e-7),
    "message_id": ("message_id", 1, 0),
    "ping_number": ("ping_number", 1, 0),
    "angle_deg": ("device_angle", 1, 1e-9),
    "start_m": ("range_start", 1, 6e-5),
    "length_m": ("range_length", 1, 6e-5),
    "gain": ("gain_setting", 1, 0),
    "transmit_us": ("transmit_duration_nominal", 1e6, 1e-6),
    "frequency_khz": ("transmit_frequency_start", 1e-3, 1e-9),
    "distance_m": ("distance", 1, 6e-5),
    "confidence_pct": ("distance_confidence", 1, 0),
    "sample_count": ("sample_count", 1, 0),
    "rel_bearing_deg": ("bearing_relative", 1, 1e-9),
    "heading_deg": ("platform_heading", 1, 6e-3),
    "bearing_deg": ("bearing", 1, 6e-3),
    "vehicle_depth_m": ("platform_depth", 1, 6e-4),
    "lat": ("platform_latitude", 1, 6e-8),
    "lon": ("platform_longitude", 1, 6e-8),
    "sound_speed_m_s": ("sound_speed_at_transducer", 1, 6e-3),
}


def fail(text):
    sys.exit(f"{NETCDF}: {text}")


def expect(condition, text):
    if not condition:
        fail(text)


def rows_by_stream():
    """The figures of each row by the name of their column, and its samples as bytes."""
    rows = {}
    with open(CSV, newline="", encoding="utf-8") as file:
        lines = csv.reader(file)
        header = next(lines)
        places = [i for i, key in enumerate(header) if key[0] == "s" and key[1:].isdigit()]
        figures = [i for i in range(len(header)) if i not in set(places)]
        for line in lines:
            row = {header[i]: line[i] for i in figures}
            count = int(row["sample_count"])
            row["samples"] = bytes(map(int, (line[i] for i in places[:count])))
            rows.setdefault(row["stream"], []).append(row)
    return rows


def compare_figures(name, group, rows, figures):
    for column, (variable, factor, slack) in figures.items():
        wanted = numpy.array([float(row[column]) if row[column] else math.nan for row in rows])
        if variable not in group.variables:
            expect(numpy.isnan(wanted).all(), f"{name} has no {variable}")
            continue
        found = numpy.ma.filled(group[variable][:].astype(float), math.nan) * factor
        expect(found.shape == wanted.shape, f"{name}: {variable} has {found.shape} values")
        both = numpy.isnan(found) == numpy.isnan(wanted)
        near = numpy.isnan(wanted) | (numpy.abs(found - wanted) <= slack * 1.0001 + 1e-12)
        # 359.996 is 0.00 with two decimals.
        if variable in ("platform_heading", "bearing"):
            near |= numpy.abs(numpy.abs(found - wanted) - 360) <= slack
        if not (both & near).all():
            first = int(numpy.argmin(both & near))
            fail(f"{name}: {variable}[{first}] is {found[first]}, the CSV says {wanted[first]}")


def compare_samples(name, group, rows):
    echoes = group["backscatter_r"]
    expect(echoes.dimensions == ("channel", "ping_time", "range_sample"), f"{name}: its dimensions")
    expect(echoes.dtype == numpy.uint8, f"{name}: intensities are {echoes.dtype}")
    expect("_FillValue" not in echoes.ncattrs(), f"{name}: an intensity stands for none")
    expect(group.dimensions["ping_time"].isunlimited(), f"{name}: ping_time is limited")
    expect(echoes.filters()["zlib"], f"{name}: is not packed")
    expect(numpy.prod(echoes.chunking()) <= 1 << 20, f"{name}: chunks of {echoes.chunking()}")
    dense = echoes[0]
    expect(not numpy.ma.is_masked(dense), f"{name}: some intensities are masked")
    longest = 0
    for i, row in enumerate(rows):
        count = len(row["samples"])
        longest = max(longest, count)
        same = dense[i, :count].tobytes() == row["samples"]
        expect(same, f"{name}: other samples in ping {i}")
        expect(not dense[i, count:].any(), f"{name}: samples behind the end of ping {i}")
    expect(dense.shape == (len(rows), max(longest, 1)), f"{name}: {dense.shape} samples")


def compare_times(name, group, rows):
    """As xarray decodes them: dates where there is one, else times since the start."""
    with xarray.open_dataset(NETCDF, group=name, chunks={}) as lazy:
        times = lazy.ping_time.values
        if numpy.issubdtype(times.dtype, numpy.timedelta64):
            wanted = [numpy.timedelta64(round(float(row["time_s"]) * 1e6), "us") for row in rows]
            expect(not any(row["utc"] for row in rows), f"{name}: the date got lost")
            expect((times == numpy.array(wanted, "timedelta64[ns]")).all(), f"{name}: other times")
        elif rows[0]["utc"]:
            # The CSV's dates have milliseconds.
            wanted = numpy.array([row["utc"].rstrip("Z") for row in rows], "datetime64[ms]")
            expect((times.astype("datetime64[ms]") == wanted).all(), f"{name}: other dates")
        else:
            expect("Local time" in group["ping_time"].comment, f"{name}: whose dates are these?")


def compare_lazily(name, group):
    """Newer versions of xarray take the file's own chunks for {}, older ones all of it."""
    with xarray.open_dataset(NETCDF, group=name, chunks={}) as lazy:
        expect(isinstance(lazy.backscatter_r.data, dask.array.Array), f"{name}: is read at once")
        expect(lazy.backscatter_r.dtype == numpy.uint8, f"{name}: not the bytes of the file")
    block = group["backscatter_r"].chunking()[1]
    with xarray.open_dataset(NETCDF, group=name, chunks={"ping_time": block}) as lazy:
        echoes = lazy.backscatter_r
        blocks = -(-echoes.sizes["ping_time"] // block)
        expect(echoes.data.numblocks == (1, blocks, 1), f"{name}: {echoes.data.numblocks} blocks")
        measured = lazy.range_sample < lazy.sample_count
        mean = float(echoes.where(measured).mean().compute())
        dense = group["backscatter_r"][0].astype(float)
        counts = group["sample_count"][:]
        samples = [dense[i, :n] for i, n in enumerate(counts) if n]
        wanted = numpy.concatenate(samples).mean() if samples else math.nan
        expect(numpy.isclose(mean, wanted, equal_nan=True), f"{name}: dask's mean is {mean}")


def compare_drift(name, group, stream):
    """Where there is one: with the file beside the CSV."""
    path = os.path.splitext(CSV)[0] + ".drift.csv"
    expect(("Drift" in group.groups) == ("device_angle" in group.variables and os.path.exists(path)),
           f"{name}: who has a drift?")
    if "Drift" not in group.groups:
        return
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["stream"] == stream]
    drift = group["Drift"]
    expect(drift.turns == len(rows) > 0, f"{name}: {drift.turns} turns")
    known = [row for row in rows if row["rotation_deg"]]
    expect(drift.turns_with_known_motion == len(known) > 0, f"{name}: no motion is known")
    compare_figures(f"{name}/Drift", drift, rows, DRIFTS)
    with xarray.open_dataset(NETCDF, group=f"{name}/Drift") as turns:
        expect(list(turns.sizes) == ["turn_time"], f"{name}: its drift has {turns.sizes}")
        for column, variable in (("begin_utc", "begin_time"), ("end_utc", "end_time")):
            if rows[0][column]:
                wanted = numpy.array([row[column].rstrip("Z") for row in rows], "datetime64[ms]")
                found = turns[variable].values.astype("datetime64[ms]")
                expect((found == wanted).all(), f"{name}: other dates in {variable}")


def check_words(file):
    """What the file says of itself."""
    for name in ("Environment", "Platform", "Provenance", "Sonar"):
        expect(name in file.groups, f"there is no group {name}")
    expect("CF-" in file.Conventions, "CF is not named")
    words = file.sonar_convention_conformance
    expect("ollows SONAR-netCDF4" in words and "not compliant" in words, words)
    expect(file.time_reference, "nobody knows whose clock it is")
    streams = list(file["Sonar/stream"][:])
    simulated = [stream for stream in streams if "-simulated" in stream]
    expect(file.simulated == (f"yes: {', '.join(simulated)}" if simulated else "no"),
           f"simulated is {file.simulated}")
    origin = file["Provenance"]
    expect(origin.conversion_software_name == "Leadline", "who made it?")
    expect(len(origin["source_filenames"][:]) == 1, "of which recording?")


def check_attributes(group):
    for variable in group.variables.values():
        where = f"{group.path}/{variable.name}"
        expect("long_name" in variable.ncattrs(), f"{where} has no long_name")
        expect(variable.dtype is str or "units" in variable.ncattrs(), f"{where} has no units")
        if variable.dtype == float and "_FillValue" in variable.ncattrs():
            expect(math.isnan(variable._FillValue), f"{where}: a number stands for none")
        if getattr(variable, "standard_name", "") == "time":
            expect(variable.calendar == "standard", f"{where} has no calendar")
    for child in group.groups.values():
        check_attributes(child)


def main():
    rows = rows_by_stream()
    with netCDF4.Dataset(NETCDF) as file:
        check_words(file)
        check_attributes(file)
        groups = dict(zip(file["Sonar/stream"][:], file["Sonar/beam_group"][:]))
        expect(set(groups) == set(rows), f"the streams are {set(groups)}, in the CSV {set(rows)}")
        expect(list(file["Sonar"].groups) == list(groups.values()), "groups that nobody names")
        for stream, name in groups.items():
            path = f"Sonar/{name}"
            group = file[path]
            expect(group.stream == stream, f"{path} is of {group.stream}")
            expect(list(group["channel"][:]) == [stream], f"{path} has another channel")
            compare_figures(path, group, rows[stream], FIGURES)
            compare_samples(path, group, rows[stream])
            compare_times(path, group, rows[stream])
            compare_lazily(path, group)
            compare_drift(path, group, stream)
            print(name, stream, len(rows[stream]))
        covered = [getattr(file, f"time_coverage_{end}", "no date") for end in ("start", "end")]
        print(*covered, file.time_reference)


main()
