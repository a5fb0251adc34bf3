// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What firmware files say, and who writes them to a sonar.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "The name of the file does not say for which sonar it is: the "
                               "maker's begin with Ping-V, Ping2-V or Ping360-V.")},
    {QT_TRANSLATE_NOOP("core", "The file is for a %1, and this is a %2."), "12"},
    {QT_TRANSLATE_NOOP("core", "The file is for a %1, and a %2 answers."), "12"},
    {QT_TRANSLATE_NOOP("core", "A %1 answers, of a revision that Leadline does not know.")},
    {QT_TRANSLATE_NOOP("core", "The file cannot be read: %1.")},
    {QT_TRANSLATE_NOOP("core", "The file is empty.")},
    {QT_TRANSLATE_NOOP("core", "The file is too large to be firmware.")},
    {QT_TRANSLATE_NOOP("core", "The file is no firmware: an Intel HEX file begins with a colon.")},
    {QT_TRANSLATE_NOOP("core", "Download the file itself, not the page that shows it.")},
    {QT_TRANSLATE_NOOP("core", "Line %1 of the file %2: it is damaged."), "2"},
    {QT_TRANSLATE_NOOP("core", "The file ends early: its last line is missing.")},
    {QT_TRANSLATE_NOOP("core", "The file gives the same byte twice: it is damaged.")},
    {QT_TRANSLATE_NOOP("core", "Get it again from where it came.")},
    {QT_TRANSLATE_NOOP("core", "The file is not for a Ping1D or Ping2: %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "The file is not for a Ping360: %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "The file would overwrite the bootloader of the Ping360: it is not "
                               "made for an update.")},
    {QT_TRANSLATE_NOOP("core", "The sonar does not answer.")},
    {QT_TRANSLATE_NOOP("core", "Two devices answer on this line: connect only the one that gets "
                               "the firmware.")},
    {QT_TRANSLATE_NOOP("core", "The port does not take what is sent.")},
    {QT_TRANSLATE_NOOP("core", "Stopped.")},
    {QT_TRANSLATE_NOOP("core", "Nothing was sent to the sonar.")},
    {QT_TRANSLATE_NOOP("core",
                       "Nothing was written: switch the sonar off and on, and it runs as before.")},
    {QT_TRANSLATE_NOOP("core",
                       "Nothing was written this time: the sonar is as it was before this try.")},
    {QT_TRANSLATE_NOOP("core", "The bootloader of the Ping360 does not answer.")},
    {QT_TRANSLATE_NOOP("core", "The bootloader that answers is of another device, and only version "
                               "2.1.2 of a Ping360 is known.")},
    {QT_TRANSLATE_NOOP("core", "The bootloader that answers is version %1, and only version 2.1.2 "
                               "of a Ping360 is known.")},
    {QT_TRANSLATE_NOOP("core", "The Ping360 does not answer to page %1.")},
    {QT_TRANSLATE_NOOP("core", "The Ping360 refuses page %1.")},
    {QT_TRANSLATE_NOOP("core", "The Ping360 does not answer to its configuration.")},
    {QT_TRANSLATE_NOOP("core", "The Ping360 refuses its configuration.")},
    {QT_TRANSLATE_NOOP("core", "What was read back of page %1 is not what was written.")},
    {QT_TRANSLATE_NOOP("core", "Its bootloader is in charge and waits: leave the power on and "
                               "write the file again.")},
    {QT_TRANSLATE_NOOP("core", "Leave the power on and write the file again: switched off and on, "
                               "the Ping360 may start firmware that is not complete.")},
    {QT_TRANSLATE_NOOP("core", "A copy of the firmware cannot be written to %1: %2.")},
    {QT_TRANSLATE_NOOP("core", "stm32flash cannot be started: %1.")},
    {QT_TRANSLATE_NOOP("core", "The boot code of the sonar does not answer.")},
    {QT_TRANSLATE_NOOP("core", "stm32flash says: %1.")},
    {QT_TRANSLATE_NOOP("core", "stm32flash ended before the firmware was written.")},
    {QT_TRANSLATE_NOOP("core",
                       "stm32flash was ended before it said whether something was written.")},
    {QT_TRANSLATE_NOOP("core", "Leave the power on and write the file again.")},
    {QT_TRANSLATE_NOOP("core", "stm32flash did not say that all was written and read back.")},
    {QT_TRANSLATE_NOOP("core", "What was read back is not what was written.")},
    {QT_TRANSLATE_NOOP("core", "The firmware was not written completely.")},
    {QT_TRANSLATE_NOOP("core",
                       "As long as the power stays on its boot code waits: write the file again.")},
});

} // namespace

std::span<const Template> firmwareTemplates()
{
    return templates;
}

} // namespace leadline::app
