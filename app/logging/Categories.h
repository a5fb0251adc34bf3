// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

/// Logging categories for finding faults in the field, one for each part of the program. Debug
/// messages are off by default: `leadline --verbose` or QT_LOGGING_RULES="leadline.*=true" write
/// them to standard error. Nothing is logged per frame or ping.
namespace leadline::app {

/// Links: opened, closed or failed, with address and reason.
Q_DECLARE_LOGGING_CATEGORY(lcLink)
/// Events of sonars, as recorded: found, lost and found again, settings refused.
Q_DECLARE_LOGGING_CATEGORY(lcDevice)
/// Events of vehicles, as recorded: found, lost and found again.
Q_DECLARE_LOGGING_CATEGORY(lcVehicle)
/// Searches for devices, and who answers.
Q_DECLARE_LOGGING_CATEGORY(lcDiscovery)
/// The recording: its files and its state.
Q_DECLARE_LOGGING_CATEGORY(lcRecorder)
/// Recordings that are opened: how long it takes, and what is skipped.
Q_DECLARE_LOGGING_CATEGORY(lcFormats)
/// Begin and result of exports.
Q_DECLARE_LOGGING_CATEGORY(lcExport)
/// The steps of a firmware update.
Q_DECLARE_LOGGING_CATEGORY(lcFirmware)
/// Times that the window takes until content is visible.
Q_DECLARE_LOGGING_CATEGORY(lcWindow)

} // namespace leadline::app
