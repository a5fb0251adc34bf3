// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/DiveSheetStore.h"

#include "preferences/SettingKeys.h"

#include <array>

namespace leadline::app {

namespace {

struct KeptLine {
    SettingKey<QString> key;
    std::string log::DiveSheet::*text = nullptr;
};

constexpr std::array<KeptLine, 4> keptLines{{{setting::sheetJob, &log::DiveSheet::job},
                                             {setting::sheetVehicle, &log::DiveSheet::vehicle},
                                             {setting::sheetPilot, &log::DiveSheet::pilot},
                                             {setting::sheetPlace, &log::DiveSheet::place}}};

} // namespace

log::DiveSheet keptSheet()
{
    const Preferences preferences;
    log::DiveSheet sheet;
    for (const KeptLine& line : keptLines)
        sheet.*line.text = preferences.value(line.key).toStdString();
    return log::tidied(std::move(sheet));
}

void keepOfSheet(const log::DiveSheet& sheet)
{
    const log::DiveSheet tidy = log::tidied(sheet);
    Preferences preferences;
    for (const KeptLine& line : keptLines)
        preferences.setValue(line.key, QString::fromStdString(tidy.*line.text));
}

} // namespace leadline::app
