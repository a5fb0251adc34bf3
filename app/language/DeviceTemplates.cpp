// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What sonars and vehicles, and those who drive them, say.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "device of an unknown type")},
    {QT_TRANSLATE_NOOP("core", "It does not stream: profiles are asked for one by one.")},
    {QT_TRANSLATE_NOOP("core", "In Auto the device chooses range and gain: choose Manual first.")},
    {QT_TRANSLATE_NOOP("core", "The device keeps %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "%1 refused: %2"), "12"},
    {QT_TRANSLATE_NOOP("core", "%1 changed elsewhere: %2"), "12"},
    {QT_TRANSLATE_NOOP("core", "Its power was off: your settings are sent again.")},
    {QT_TRANSLATE_NOOP("core", "The range is 1 m long at least.")},
    {QT_TRANSLATE_NOOP("core", "The range ends at 200 m.")},
    {QT_TRANSLATE_NOOP("core", "The gain is 0 to 6.")},
    {QT_TRANSLATE_NOOP("core", "The sound speed is 1300 to 1700 m/s.")},
    {QT_TRANSLATE_NOOP("core", "The Ping360 does not scan by itself: it is asked for each ping.")},
    {QT_TRANSLATE_NOOP("core", "auto_transmit refused: %1"), "1"},
    {QT_TRANSLATE_NOOP("core", "The Ping360 is asked for each ping instead.")},
    {QT_TRANSLATE_NOOP("core", "Another program changed the settings.")},
    {QT_TRANSLATE_NOOP("core", "The settings are applied.")},
    {QT_TRANSLATE_NOOP("core", "The head keeps another value.")},
    {QT_TRANSLATE_NOOP("core", "The range is 0.5 to 100 m.")},
    {QT_TRANSLATE_NOOP("core", "The gain is low, normal or high.")},
    {QT_TRANSLATE_NOOP("core", "The frequency is 500 to 1000 kHz.")},
    {QT_TRANSLATE_NOOP("core", "The transmit duration is 1 to 1000 microseconds.")},
    {QT_TRANSLATE_NOOP("core", "A step is 1 to 10 gradians.")},
    {QT_TRANSLATE_NOOP("core", "The delay is 0 to 100 ms.")},
    {QT_TRANSLATE_NOOP("core", "A sector is 10 to 360 degrees wide.")},
    {QT_TRANSLATE_NOOP("core", "The middle of a sector is -180 to 179 degrees from the front.")},
    {QT_TRANSLATE_NOOP("core", "The %1 is silent."), "1"},
    {QT_TRANSLATE_NOOP("core", "A second device answers on this link, with the id %1.")},
    {QT_TRANSLATE_NOOP("core", "Another program drives this sonar: Leadline only listens.")},
    {QT_TRANSLATE_NOOP("core", "Leadline drives this sonar now.")},
    {QT_TRANSLATE_NOOP("core", "The %1 was found scanning, and Leadline has not told it to."), "1"},
    {QT_TRANSLATE_NOOP("core", "Nobody answers on this link: check power and cable of the sonar.")},
    {QT_TRANSLATE_NOOP("core", "Bytes arrive on this link, but no messages of a sonar: check the "
                               "device and its baud rate.")},
    {QT_TRANSLATE_NOOP("core",
                       "The device on this link sends messages, but does not identify itself.")},
    {QT_TRANSLATE_NOOP("core", "The device on this link refuses to identify itself.")},
    {QT_TRANSLATE_NOOP("core", "The device on this link refuses to identify itself: %1")},
    {QT_TRANSLATE_NOOP("core", "A %1 answers here, not a %2."), "12"},
    {QT_TRANSLATE_NOOP("core", "A %1 answers here: Leadline does not know it."), "1"},
    {QT_TRANSLATE_NOOP("core", "It speaks a version of the protocol that Leadline does not know: "
                               "what it sends is recorded, and it is sent nothing.")},
    {QT_TRANSLATE_NOOP("core", "The %1 answers again."), "1"},
    {QT_TRANSLATE_NOOP("core", "Another %1 answers now: nothing is restored."), "1"},
    {QT_TRANSLATE_NOOP("core", "The %1 answers."), "1"},
    {QT_TRANSLATE_NOOP("core", "The autopilot sends 1 more message.")},
    {QT_TRANSLATE_NOOP("core", "The autopilot sends %1 more messages.")},
    {QT_TRANSLATE_NOOP("core", "The autopilot was asked for 1 message: %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "The autopilot was asked for %1 messages: %2."), "2"},
    {QT_TRANSLATE_NOOP("core", "Component %1 answers TIMESYNC by version 1, without a target.")},
    {QT_TRANSLATE_NOOP("core", "Another program speaks as %1, too: %2 is free.")},
    {QT_TRANSLATE_NOOP("core", "The autopilot started again.")},
    {QT_TRANSLATE_NOOP("core", "Component %1 started again.")},
    {QT_TRANSLATE_NOOP("core", "Vehicle system: %1.")},
    {QT_TRANSLATE_NOOP("core", "MAVLink signing is on.")},
    {QT_TRANSLATE_NOOP("core", "MAVLink signing is off.")},
    {QT_TRANSLATE_NOOP("core", "The signing key could not be kept: %1.")},
});

} // namespace

std::span<const Template> deviceTemplates()
{
    return templates;
}

} // namespace leadline::app
