// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Categories.h"

namespace leadline::app {

Q_LOGGING_CATEGORY(lcLink, "leadline.link", QtInfoMsg)
Q_LOGGING_CATEGORY(lcDevice, "leadline.device", QtInfoMsg)
Q_LOGGING_CATEGORY(lcVehicle, "leadline.vehicle", QtInfoMsg)
Q_LOGGING_CATEGORY(lcDiscovery, "leadline.discovery", QtInfoMsg)
Q_LOGGING_CATEGORY(lcRecorder, "leadline.recorder", QtInfoMsg)
Q_LOGGING_CATEGORY(lcFormats, "leadline.formats", QtInfoMsg)
Q_LOGGING_CATEGORY(lcExport, "leadline.export", QtInfoMsg)
Q_LOGGING_CATEGORY(lcFirmware, "leadline.firmware", QtInfoMsg)
Q_LOGGING_CATEGORY(lcWindow, "leadline.window", QtInfoMsg)

} // namespace leadline::app
