// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/RecordingSplitChoice.h"

#include "preferences/SettingKeys.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using log::RecordingSplit;

struct Choice {
    /// The choice's name in the settings file.
    const char* name = nullptr;
    RecordingSplit split;
};

const std::array choicesMade{
    Choice{"never", {}},
    Choice{"10min", {.time = 10min}},
    Choice{"1h", {.time = 1h}},
    Choice{"100MB", {.bytes = 100'000'000}},
    Choice{"1GB", {.bytes = 1'000'000'000}},
};

} // namespace

RecordingSplitChoice::RecordingSplitChoice(QObject* parent) : QObject(parent)
{
    const QString kept = Preferences().value(setting::recordingSplit);
    const auto found = std::ranges::find_if(
        choicesMade, [&](const Choice& each) { return kept == QLatin1String(each.name); });
    if (found != choicesMade.end())
        m_chosen = static_cast<int>(found - choicesMade.begin());
}

QStringList RecordingSplitChoice::choices()
{
    return {tr("Never"), tr("Every 10 minutes"), tr("Every hour"), tr("Every 100 MB"),
            tr("Every 1 GB")};
}

void RecordingSplitChoice::choose(int choice)
{
    const bool isOne = choice >= 0 && choice < static_cast<int>(choicesMade.size());
    if (!isOne || std::exchange(m_chosen, choice) == choice)
        return;
    Preferences().setValue(setting::recordingSplit,
                           QLatin1String(choicesMade[static_cast<std::size_t>(choice)].name));
    emit changed();
}

RecordingSplit RecordingSplitChoice::split() const
{
    return choicesMade[static_cast<std::size_t>(m_chosen)].split;
}

} // namespace leadline::app
