// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What recordings, and who writes, reads and repairs them, say.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "%1 is being written by another program at this moment.")},
    {QT_TRANSLATE_NOOP("core", "%1 is too large to be Leadline's.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be read to its end: its medium does not answer.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be read to its end: its disk does not answer.")},
    {QT_TRANSLATE_NOOP("core", "%1 is as it was: its repair was stopped.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "It is kept in %1 instead.")},
    {QT_TRANSLATE_NOOP("core", "This is not a dive sheet of Leadline.")},
    {QT_TRANSLATE_NOOP("core", "What lies beside %1 as its dive sheet is none.")},
    {QT_TRANSLATE_NOOP("core", "%1 is a folder, not a recording.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not a file that can be read.")},
    {QT_TRANSLATE_NOOP("core",
                       "%1 cannot be opened: this user may not read it, or its medium is gone.")},
    {QT_TRANSLATE_NOOP("core", "No temporary file could be made.")},
    {QT_TRANSLATE_NOOP("core", "The folder for temporary files is full.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be changed: %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be made: %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "%1 is not a file.")},
    {QT_TRANSLATE_NOOP("core", "%1 is being recorded at this moment: it is left alone.")},
    {QT_TRANSLATE_NOOP("core", "On this system Leadline cannot record or repair yet.")},
    {QT_TRANSLATE_NOOP("core", "Marker %1")},
    {QT_TRANSLATE_NOOP("core", "Marker %1: %2")},
    {QT_TRANSLATE_NOOP("core", "Marker %1, %2 m")},
    {QT_TRANSLATE_NOOP("core", "Marker %1: %2, %3 m")},
    {QT_TRANSLATE_NOOP("core", "Note: %1")},
    {QT_TRANSLATE_NOOP("core", "Mark renamed: %1")},
    {QT_TRANSLATE_NOOP("core", "Mark deleted")},
    {QT_TRANSLATE_NOOP("core", "Mark brought back")},
    {QT_TRANSLATE_NOOP("core", "%1 is empty: there is nothing to save.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not an MCAP recording.")},
    {QT_TRANSLATE_NOOP("core", "%1 is complete: there is nothing to repair.")},
    {QT_TRANSLATE_NOOP("core", "%1 is complete now: 1 message.")},
    {QT_TRANSLATE_NOOP("core", "%1 is complete now: 1 message, up to %2.")},
    {QT_TRANSLATE_NOOP("core", "%1 is complete now: %2 messages.")},
    {QT_TRANSLATE_NOOP("core", "%1 is complete now: %2 messages, up to %3.")},
    {QT_TRANSLATE_NOOP("core", "1 byte held no whole message.")},
    {QT_TRANSLATE_NOOP("core", "%1 bytes held no whole message.")},
    {QT_TRANSLATE_NOOP("core", "1 record larger than 256 MiB was left out.")},
    {QT_TRANSLATE_NOOP("core", "%1 records larger than 256 MiB were left out.")},
    {QT_TRANSLATE_NOOP("core", "%1 was written anew: 1 message.")},
    {QT_TRANSLATE_NOOP("core", "%1 was written anew: 1 message, up to %2.")},
    {QT_TRANSLATE_NOOP("core", "%1 was written anew: %2 messages.")},
    {QT_TRANSLATE_NOOP("core", "%1 was written anew: %2 messages, up to %3.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be repaired further.")},
    {QT_TRANSLATE_NOOP("core", "The recording is damaged: 1 message is missing.")},
    {QT_TRANSLATE_NOOP("core", "The recording is damaged: %1 messages are missing.")},
    {QT_TRANSLATE_NOOP("core", "The recording is damaged in places.")},
    {QT_TRANSLATE_NOOP("core", "1 message of it is lost.")},
    {QT_TRANSLATE_NOOP("core", "%1 messages of it are lost.")},
    {QT_TRANSLATE_NOOP("core", "The damaged file is kept as %1.")},
    {QT_TRANSLATE_NOOP("core",
                       "%1 is damaged, and no copy of it could be kept: it was not changed.")},
    {QT_TRANSLATE_NOOP("core", "%1 could not be replaced by the repaired file.")},
    {QT_TRANSLATE_NOOP("core", "%1 could not be replaced by the repaired file: it is kept as %2.")},
    {QT_TRANSLATE_NOOP("core", "The recording cannot be read: its disk does not answer.")},
    {QT_TRANSLATE_NOOP("core", "%1 could not be read to its end: its medium failed.")},
    {QT_TRANSLATE_NOOP("core",
                       "%1 could not be uncompressed: the folder for temporary files is full.")},
    {QT_TRANSLATE_NOOP("core", "%1 holds more frames than one log can.")},
    {QT_TRANSLATE_NOOP("core",
                       "The disk is slow: the last %1 s are not yet safe against a power cut.")},
    {QT_TRANSLATE_NOOP("core", "Nothing is lost; a faster disk or card helps.")},
    {QT_TRANSLATE_NOOP("core",
                       "1 message was not recorded: the disk did not take data for too long.")},
    {QT_TRANSLATE_NOOP("core",
                       "%1 messages were not recorded: the disk did not take data for too long.")},
    {QT_TRANSLATE_NOOP(
        "core", "Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.")},
    {QT_TRANSLATE_NOOP("core", "%1 is empty.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be read: its medium does not answer.")},
    {QT_TRANSLATE_NOOP("core", "%1 starts with text.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not a sonar recording.")},
    {QT_TRANSLATE_NOOP("core", "Nothing can be recorded in %1: %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "%1 GB left: about %2 at this rate."), "2"},
    {QT_TRANSLATE_NOOP("core", "%1 was not recorded while the disk was full"), "1"},
    {QT_TRANSLATE_NOOP("core", "%1 were not recorded while the disk was full"), "1"},
    {QT_TRANSLATE_NOOP(
         "core",
         "%1 was not recorded while the disk was full; what came since then is in a new file."),
     "1"},
    {QT_TRANSLATE_NOOP(
         "core",
         "%1 were not recorded while the disk was full; what came since then is in a new file."),
     "1"},
    {QT_TRANSLATE_NOOP(
        "core", "%1 was removed while it was recorded; what came since then is in a new file.")},
    {QT_TRANSLATE_NOOP("core", "%1 was removed while it was recorded, and %2 with it; what came "
                               "since then is in a new file."),
     "2"},
    {QT_TRANSLATE_NOOP("core", "%1 was cut short while it was recorded: up to %2 of it are lost; "
                               "what came since then is in a new file."),
     "2"},
    {QT_TRANSLATE_NOOP(
        "core", "What comes in waits in memory and is written as soon as the disk takes it.")},
    {QT_TRANSLATE_NOOP("core", "%1 has no index yet: leadline-cli repair completes it.")},
    {QT_TRANSLATE_NOOP("core", "Make room, then start recording again.")},
    {QT_TRANSLATE_NOOP("core", "Make room: with %1 MB free it goes on in a new file.")},
    {QT_TRANSLATE_NOOP("core", "Recording ended: only %1 MB are left on the disk.")},
    {QT_TRANSLATE_NOOP("core", "Nothing was recorded: %1 lost."), "1"},
    {QT_TRANSLATE_NOOP("core", "The end of the recording could not be written: %1 lost."), "1"},
    {QT_TRANSLATE_NOOP("core", "The log is full: what comes now is recorded, but not shown.")},
    {QT_TRANSLATE_NOOP("core", "This computer slept for %1: nothing was received meanwhile.")},
    {QT_TRANSLATE_NOOP("core", "This computer's clock was set forward by %1.")},
    {QT_TRANSLATE_NOOP("core", "This computer's clock was set back by %1.")},
    {QT_TRANSLATE_NOOP("core", "The times of this dive go on as they began.")},
    {QT_TRANSLATE_NOOP("core", "The clock was set")},
    {QT_TRANSLATE_NOOP("core", "Gap of %1 s")},
    {QT_TRANSLATE_NOOP("core", "The recording is damaged here")},
    {QT_TRANSLATE_NOOP("core", "The recording is damaged for %1 s")},
    {QT_TRANSLATE_NOOP("core", "Asked for: %1 %2."), "12"},
    {QT_TRANSLATE_NOOP("core", "Asked for: %1 %2 %3."), "1"},
    {QT_TRANSLATE_NOOP("core", "Mounting: upright %1.")},
    {QT_TRANSLATE_NOOP("core", "Mounting: upside down %1.")},
});

} // namespace

std::span<const Template> recordingTemplates()
{
    return templates;
}

} // namespace leadline::app
