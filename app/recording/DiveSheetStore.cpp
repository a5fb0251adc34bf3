// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/DiveSheetStore.h"

#include "preferences/SettingKeys.h"

#include <array>

namespace leadline::app {

namespace {

struct StoredLine {
    SettingKey<QString> key;
    std::string annotations::DiveSheet::*text = nullptr;
};

constexpr std::array<StoredLine, 4> storedLines{
    {{setting::sheetJob, &annotations::DiveSheet::job},
     {setting::sheetVehicle, &annotations::DiveSheet::vehicle},
     {setting::sheetPilot, &annotations::DiveSheet::pilot},
     {setting::sheetPlace, &annotations::DiveSheet::place}}};

} // namespace

annotations::DiveSheet storedSheet()
{
    const Preferences preferences;
    annotations::DiveSheet sheet;
    for (const StoredLine& line : storedLines)
        sheet.*line.text = preferences.value(line.key).toStdString();
    return annotations::tidied(std::move(sheet));
}

void storeSheetDefaults(const annotations::DiveSheet& sheet)
{
    const annotations::DiveSheet tidy = annotations::tidied(sheet);
    Preferences preferences;
    for (const StoredLine& line : storedLines)
        preferences.setValue(line.key, QString::fromStdString(tidy.*line.text));
}

} // namespace leadline::app
