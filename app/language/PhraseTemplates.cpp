// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What stands within the sentences of the others.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "%1 and %2"), "12"},
    {QT_TRANSLATE_NOOP("core", "%1 or %2"), "12"},
    {QT_TRANSLATE_NOOP("core", "A program (process %1)")},
    {QT_TRANSLATE_NOOP("core", "%1 (process %2)")},
    {QT_TRANSLATE_NOOP("core", "Another program")},
    {QT_TRANSLATE_NOOP("core", "a device of an unknown type")},
    {QT_TRANSLATE_NOOP("core", "%1 to %2 m")},
    {QT_TRANSLATE_NOOP("core", "accepted")},
    {QT_TRANSLATE_NOOP("core", "refused for now")},
    {QT_TRANSLATE_NOOP("core", "denied")},
    {QT_TRANSLATE_NOOP("core", "not supported")},
    {QT_TRANSLATE_NOOP("core", "failed")},
    {QT_TRANSLATE_NOOP("core", "begun")},
    {QT_TRANSLATE_NOOP("core", "cancelled")},
    {QT_TRANSLATE_NOOP("core", "long only")},
    {QT_TRANSLATE_NOOP("core", "int only")},
    {QT_TRANSLATE_NOOP("core", "wrong frame")},
    {QT_TRANSLATE_NOOP("core", "answered in an unknown way")},
    {QT_TRANSLATE_NOOP("core", "not answered")},
    {QT_TRANSLATE_NOOP("core", "%1, %2"), "12"},
    {QT_TRANSLATE_NOOP("core", "%1 refused for now")},
    {QT_TRANSLATE_NOOP("core", "%1 denied")},
    {QT_TRANSLATE_NOOP("core", "%1 not supported")},
    {QT_TRANSLATE_NOOP("core", "%1 failed")},
    {QT_TRANSLATE_NOOP("core", "%1 long only")},
    {QT_TRANSLATE_NOOP("core", "%1 int only")},
    {QT_TRANSLATE_NOOP("core", "%1 wrong frame")},
    {QT_TRANSLATE_NOOP("core", "%1 answered in an unknown way")},
    {QT_TRANSLATE_NOOP("core", "%1 not answered")},
    {QT_TRANSLATE_NOOP("core", "Range")},
    {QT_TRANSLATE_NOOP("core", "Gain")},
    {QT_TRANSLATE_NOOP("core", "Mode")},
    {QT_TRANSLATE_NOOP("core", "Auto")},
    {QT_TRANSLATE_NOOP("core", "Manual")},
    {QT_TRANSLATE_NOOP("core", "Ping interval")},
    {QT_TRANSLATE_NOOP("core", "The device's sound speed")},
    {QT_TRANSLATE_NOOP("core", "Pinging")},
    {QT_TRANSLATE_NOOP("core", "mode")},
    {QT_TRANSLATE_NOOP("core", "range")},
    {QT_TRANSLATE_NOOP("core", "gain")},
    {QT_TRANSLATE_NOOP("core", "ping interval")},
    {QT_TRANSLATE_NOOP("core", "sound speed")},
    {QT_TRANSLATE_NOOP("core", "frequency")},
    {QT_TRANSLATE_NOOP("core", "transmit duration")},
    {QT_TRANSLATE_NOOP("core", "sector")},
    {QT_TRANSLATE_NOOP("core", "step")},
    {QT_TRANSLATE_NOOP("core", "stare")},
    {QT_TRANSLATE_NOOP("core", "auto")},
    {QT_TRANSLATE_NOOP("core", "off")},
    {QT_TRANSLATE_NOOP("core", "the disk is full")},
    {QT_TRANSLATE_NOOP("core", "the disk is write-protected")},
    {QT_TRANSLATE_NOOP("core", "this user may not write there")},
    {QT_TRANSLATE_NOOP("core", "there is no such folder")},
    {QT_TRANSLATE_NOOP("core", "its name is taken already")},
    {QT_TRANSLATE_NOOP("core", "a file stands where its folder should be")},
    {QT_TRANSLATE_NOOP("core", "a folder stands in its place")},
    {QT_TRANSLATE_NOOP("core", "the disk does not answer")},
    {QT_TRANSLATE_NOOP("core", "the disk takes no file that large")},
    {QT_TRANSLATE_NOOP("core", "the system refuses it")},
    {QT_TRANSLATE_NOOP("core", "the system refuses it (error %1)")},
    {QT_TRANSLATE_NOOP("core", "its name is taken")},
    {QT_TRANSLATE_NOOP("core", "its disk is gone")},
    {QT_TRANSLATE_NOOP("core", "the disk refuses it")},
    {QT_TRANSLATE_NOOP("core", "the disk does not take a file of this kind")},
    {QT_TRANSLATE_NOOP("core", "Leadline writes netCDF on Linux only, so far")},
    {QT_TRANSLATE_NOOP("core", "no stream at all")},
    {QT_TRANSLATE_NOOP("core", "stands behind the last one")},
    {QT_TRANSLATE_NOOP("core", "does not begin with a colon")},
    {QT_TRANSLATE_NOOP("core", "has something else than pairs of digits")},
    {QT_TRANSLATE_NOOP("core", "has not the length that it says")},
    {QT_TRANSLATE_NOOP("core", "has a wrong checksum")},
    {QT_TRANSLATE_NOOP("core", "is the last one and has data")},
    {QT_TRANSLATE_NOOP("core", "is of a kind that nobody knows")},
    {QT_TRANSLATE_NOOP("core", "has too much or too little for its kind")},
    {QT_TRANSLATE_NOOP("core", "reaches over the end of its part of the memory")},
    {QT_TRANSLATE_NOOP("core", "its bytes are no whole words")},
    {QT_TRANSLATE_NOOP("core", "its words have more than 24 bits")},
    {QT_TRANSLATE_NOOP("core", "it has bytes behind the configuration")},
    {QT_TRANSLATE_NOOP("core", "it has no program where that of a Ping360 begins")},
    {QT_TRANSLATE_NOOP("core", "it lacks a part of the configuration")},
    {QT_TRANSLATE_NOOP("core", "it is larger than the memory of one")},
    {QT_TRANSLATE_NOOP("core", "it does not begin where their memory does")},
    {QT_TRANSLATE_NOOP("core", "it is larger than their memory")},
    {QT_TRANSLATE_NOOP("core", "it is too short")},
    {QT_TRANSLATE_NOOP("core", "it does not begin as a program of their processor")},
    {QT_TRANSLATE_NOOP("core", "1 message")},
    {QT_TRANSLATE_NOOP("core", "%1 messages")},
    {QT_TRANSLATE_NOOP("core", "%1 hours")},
    {QT_TRANSLATE_NOOP("core", "1 minute")},
    {QT_TRANSLATE_NOOP("core", "%1 minutes")},
});

} // namespace

std::span<const Template> phraseTemplates()
{
    return templates;
}

} // namespace leadline::app
