// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

/// What helps to find a fault in the field, one category for each part of the program that says it.
/// Debug messages, off by default: `leadline --verbose` or QT_LOGGING_RULES="leadline.*=true" write
/// them to standard error. Nothing is said for each frame or ping.
namespace leadline::app {

/// Links: opened and closed, by address, and why not.
Q_DECLARE_LOGGING_CATEGORY(lcLink)
/// What happened to a sonar, as the recording has it: found, lost and back, settings refused.
Q_DECLARE_LOGGING_CATEGORY(lcDevice)
/// What happened to a vehicle, as the recording has it: seen, lost and back.
Q_DECLARE_LOGGING_CATEGORY(lcVehicle)
/// Searches, and who answers.
Q_DECLARE_LOGGING_CATEGORY(lcDiscovery)
/// The recording: its files and its state.
Q_DECLARE_LOGGING_CATEGORY(lcRecorder)
/// Recordings that are opened: how long it takes, and what is skipped.
Q_DECLARE_LOGGING_CATEGORY(lcFormats)
/// Exports: begun, and how they ended.
Q_DECLARE_LOGGING_CATEGORY(lcExport)
/// The steps of a firmware update.
Q_DECLARE_LOGGING_CATEGORY(lcFirmware)
/// How long the window takes to show something.
Q_DECLARE_LOGGING_CATEGORY(lcWindow)

} // namespace leadline::app
