// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/DiveSheetStore.h"

#include <QSettings>

#include <array>

namespace leadline::app {

namespace {

struct KeptLine {
    const char* name = nullptr;
    std::string log::DiveSheet::*text = nullptr;
};

constexpr std::array<KeptLine, 4> keptLines{{{"job", &log::DiveSheet::job},
                                             {"vehicle", &log::DiveSheet::vehicle},
                                             {"pilot", &log::DiveSheet::pilot},
                                             {"place", &log::DiveSheet::place}}};
constexpr const char* group = "diveSheet";

} // namespace

log::DiveSheet keptSheet()
{
    QSettings settings;
    settings.beginGroup(QLatin1String(group));
    log::DiveSheet sheet;
    for (const KeptLine& line : keptLines)
        sheet.*line.text = settings.value(QLatin1String(line.name)).toString().toStdString();
    return log::tidied(std::move(sheet));
}

void keepOfSheet(const log::DiveSheet& sheet)
{
    const log::DiveSheet tidy = log::tidied(sheet);
    QSettings settings;
    settings.beginGroup(QLatin1String(group));
    for (const KeptLine& line : keptLines)
        settings.setValue(QLatin1String(line.name), QString::fromStdString(tidy.*line.text));
}

} // namespace leadline::app
