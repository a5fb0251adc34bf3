// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What exports and pictures say.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "The rows could not be written: the disk is full or gone.")},
    {QT_TRANSLATE_NOOP("core", "There is no stream %1: the recording holds %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "The export was cancelled; nothing was written.")},
    {QT_TRANSLATE_NOOP("core", "The recording cannot be read: its medium does not answer.")},
    {QT_TRANSLATE_NOOP("core",
                       "The recording cannot be read to its end: its disk does not answer.")},
    {QT_TRANSLATE_NOOP("core", "The recording has too many channels to add topics to it.")},
    {QT_TRANSLATE_NOOP("core", "The recording could not be written: the disk is full or gone.")},
    {QT_TRANSLATE_NOOP("core", "Nothing can be written into this folder: %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "Nothing can be written into %1: %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "The netCDF file could not be written: %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "The recording holds no vehicle.")},
    {QT_TRANSLATE_NOOP("core", "The recording holds no pings of a sonar.")},
    {QT_TRANSLATE_NOOP("core", "This part of the recording holds no pings of a sonar.")},
    {QT_TRANSLATE_NOOP("core", "%1 is a folder.")},
    {QT_TRANSLATE_NOOP("core", "%1 exists already.")},
    {QT_TRANSLATE_NOOP("core", "%1 is a device, not a file.")},
    {QT_TRANSLATE_NOOP("core", "%1 is the recording itself: choose another file.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be filled as a whole: name a folder in it.")},
    {QT_TRANSLATE_NOOP("core", "%1 is a file; this format writes a folder of files.")},
    {QT_TRANSLATE_NOOP("core", "%1 holds something already.")},
    {QT_TRANSLATE_NOOP("core", "%1 is being written by another export.")},
    {QT_TRANSLATE_NOOP("core", "%1 is being written by another export (process %2).")},
    {QT_TRANSLATE_NOOP("core", "This format needs a file; it cannot go to standard output.")},
    {QT_TRANSLATE_NOOP("core", "This format writes several files: name a folder for them.")},
    {QT_TRANSLATE_NOOP("core", "Standard output cannot be written.")},
    {QT_TRANSLATE_NOOP("core", "The log could not be written: the disk is full or gone.")},
    {QT_TRANSLATE_NOOP("core", "The recording holds no sonar.")},
    {QT_TRANSLATE_NOOP("core", "A log of Ping Viewer holds one sonar: choose a stream of %1.")},
    {QT_TRANSLATE_NOOP("core", "The picture is no PNG.")},
    {QT_TRANSLATE_NOOP("core", "A picture has no room for the text %1.")},
    {QT_TRANSLATE_NOOP("core", "The file is no PNG.")},
    {QT_TRANSLATE_NOOP("core", "The recording holds no MAVLink.")},
    {QT_TRANSLATE_NOOP("core", "The recording does not say when its messages came.")},
    {QT_TRANSLATE_NOOP("core", "What was exported is simulated, and a %1 has no place to say so: "
                               "let the file's name tell it.")},
    {QT_TRANSLATE_NOOP("core", "Nothing is marked in %1, or in this part of it.")},
    {QT_TRANSLATE_NOOP("core", "No marker of %1 has a position, and %2 holds nothing else.")},
    {QT_TRANSLATE_NOOP("core", "markers-csv takes all of them.")},
    {QT_TRANSLATE_NOOP("core", "The markers could not be written: the disk may be full.")},
    {QT_TRANSLATE_NOOP("core", "%1 without a position left out; markers-csv takes all of them.")},
    {QT_TRANSLATE_NOOP("core", "The picture %1 could not be written: the disk is full or gone.")},
    {QT_TRANSLATE_NOOP("core",
                       "There are no pings to draw in this recording, or in this part of it.")},
    {QT_TRANSLATE_NOOP("core", "The dive sheet could not be put beside it: %1"), "1"},
    {QT_TRANSLATE_NOOP("core", "another one lies there.")},
    {QT_TRANSLATE_NOOP("core", "No program on this computer makes videos: install ffmpeg (apt "
                               "install ffmpeg), then export again.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be started.")},
    {QT_TRANSLATE_NOOP("core", "%1 stopped before the video was done.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot make the video: %2")},
    {QT_TRANSLATE_NOOP("core", "%1 holds no pings to make a video of in that part.")},
    {QT_TRANSLATE_NOOP("core", "%1 holds nothing in that part.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be made.")},
    {QT_TRANSLATE_NOOP("core", "%1: the colour map cannot be read.")},
    {QT_TRANSLATE_NOOP("core", "%1 is too large for a colour map.")},
    {QT_TRANSLATE_NOOP("core", "There is no palette %1: %2.")},
    {QT_TRANSLATE_NOOP("core", "%1, line %2: %3"), "3"},
    {QT_TRANSLATE_NOOP("core", "%1: there is no colour in this file.")},
    {QT_TRANSLATE_NOOP("core", "a palette has at most 4096 colours.")},
    {QT_TRANSLATE_NOOP("core", "a colour that begins with # has six hex digits, #rrggbb.")},
    {QT_TRANSLATE_NOOP("core", "a colour is #rrggbb or three numbers, red green blue.")},
    {QT_TRANSLATE_NOOP("core", "this is the only colour; a palette needs two.")},
    {QT_TRANSLATE_NOOP("core", "in a file with decimal points every number is from 0 to 1.")},
    {QT_TRANSLATE_NOOP("core", "every number is from 0 to 255.")},
    {QT_TRANSLATE_NOOP("core", "The picture could not be made: there is no memory for it.")},
    {QT_TRANSLATE_NOOP("core", "There is no folder for the picture.")},
    {QT_TRANSLATE_NOOP("core", "The report cannot be written: the disk is full or gone.")},
    // What each format is.
    {QT_TRANSLATE_NOOP("core", "one row a ping and distance")},
    {QT_TRANSLATE_NOOP("core", "all of it or a part, packed with zstd")},
    {QT_TRANSLATE_NOOP("core", "one sonar, as Ping Viewer logs and plays it (.bin)")},
    {QT_TRANSLATE_NOOP("core", "the vehicle's MAVLink, as ground stations log it")},
    {QT_TRANSLATE_NOOP("core", "a report of the dive, for paper")},
    {QT_TRANSLATE_NOOP("core",
                       "all pings with their settings and the vehicle, along SONAR-netCDF4")},
    {QT_TRANSLATE_NOOP("core", "the echoes as they came, by ffmpeg or GStreamer (MP4)")},
    {QT_TRANSLATE_NOOP("core", "pictures in a folder: waterfalls, and a disc for each turn")},
    {QT_TRANSLATE_NOOP("core", "one row a marker")},
    {QT_TRANSLATE_NOOP("core", "the markers for maps (GeoJSON)")},
    {QT_TRANSLATE_NOOP("core", "the markers for chart plotters (GPX)")},
    {QT_TRANSLATE_NOOP("core", "the markers for globes (KML)")},
});

} // namespace

std::span<const Template> exportTemplates()
{
    return templates;
}

} // namespace leadline::app
