# SPDX-License-Identifier: GPL-3.0-or-later
"""meancheck.py MEAN.nc FILE.nc ...: is MEAN.nc, which the guide's program made, the mean of the files
ping by ping? Reads them without xarray and dask. Prints how many samples were counted."""
import sys

import netCDF4
import numpy

MEAN, *FILES = sys.argv[1:]
MINUTES = numpy.arange(0, 121.0)
RANGES = numpy.linspace(0, 30, 301)

total = numpy.zeros((len(MINUTES) - 1, len(RANGES) - 1))
count = numpy.zeros_like(total)
for path in FILES:
    with netCDF4.Dataset(path) as file:
        for group in file["Sonar"].groups.values():
            if group.sonar_model != "Ping1D":
                continue
            times = group["ping_time"][:]
            for i, samples in enumerate(group["sample_count"][:]):
                minute = (times[i] - times[0]) / 60e9
                if samples == 0 or minute >= MINUTES[-1]:
                    continue
                sample = numpy.arange(samples)
                length = group["range_length"][i]
                metres = group["range_start"][i] + (sample + 0.5) * length / samples
                cells = numpy.searchsorted(RANGES, metres, "right") - 1
                inside = (cells >= 0) & (cells < len(RANGES) - 1)
                row = int(minute)
                echoes = group["backscatter_r"][0, i, :samples].astype(float)
                numpy.add.at(total[row], cells[inside], echoes[inside])
                numpy.add.at(count[row], cells[inside], 1)

with netCDF4.Dataset(MEAN) as file:
    found = numpy.ma.filled(file["samples"][:].astype(float), 0)
    mean = numpy.ma.filled(file["mean"][:], numpy.nan)
if count.sum() == 0:
    sys.exit("there is nothing to compare")
if not (found == count).all():
    sys.exit(f"{found.sum()} samples in {MEAN}, {count.sum()} in its files")
with numpy.errstate(invalid="ignore"):
    if not numpy.allclose(mean, total / count, equal_nan=True):
        sys.exit(f"{MEAN} holds other means")
print(int(count.sum()))
