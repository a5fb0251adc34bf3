// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SonarSettings.h"

#include "language/Utf8.h"

#include <algorithm>

namespace leadline::app {

SonarSettings::SonarSettings(ping::Family family, base::Clock& clock, const SendCommand& send,
                             QObject* parent)
    : QObject(parent),
      m_send(send)
{
    const auto rows = device::settingRows(family);
    for (const device::SettingRow& row : rows)
        m_models.push_back(std::make_unique<SettingModel>(row, clock, *this));
    for (const auto& each : m_models)
        if (std::ranges::find(rows, each->row().key, &device::SettingRow::chosenBy) != rows.end())
            connect(each.get(), &SettingModel::changed, this,
                    [this, chooser = each.get()] { noteChooser(*chooser); });
}

QStringList SonarSettings::keysAt(device::SettingPlace place) const
{
    QStringList keys;
    for (const auto& each : m_models)
        if (each->row().place == place)
            keys << toQString(each->row().key);
    return keys;
}

SettingModel* SonarSettings::of(const QString& key) const
{
    return find(key.toStdString());
}

SettingModel& SonarSettings::model(std::string_view key) const
{
    return *find(key);
}

SettingModel* SonarSettings::find(std::string_view key) const
{
    const auto found =
        std::ranges::find_if(m_models, [&](const auto& each) { return each->row().key == key; });
    return found == m_models.end() ? nullptr : found->get();
}

void SonarSettings::requestBoth(const QString& key, double value, const QString& otherKey,
                                double otherValue)
{
    of(key)->request(value);
    of(otherKey)->request(otherValue);
}

void SonarSettings::sendGroup(SettingModel& sender)
{
    device::SettingValues values;
    for (const auto& each : m_models)
        if (each->row().group == sender.row().group)
            values.push_back({each->row().key, each->value()});
    const std::uint64_t command = send(SetSettings{std::move(values)});
    for (const auto& each : m_models)
        if (each.get() == &sender || (each->row().group == sender.row().group &&
                                      each->state() == SettingModel::State::Waiting))
            each->setCommand(command);
}

/// A setting that the sonar chooses itself becomes editable when the user turns that off.
void SonarSettings::noteChooser(const SettingModel& chooser)
{
    for (const auto& each : m_models)
        if (each->row().chosenBy == chooser.row().key)
            each->setReadOnly(chooser.value() == 1);
}

} // namespace leadline::app
