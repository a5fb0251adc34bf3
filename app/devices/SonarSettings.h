// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/SettingModel.h"
#include "engine/SonarStatus.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace leadline::app {

/// The settings of a live sonar, with a model for each row of its family's table.
class SonarSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a live sonar")
    /// Keys of the settings that are listed directly, and of those that are rarely changed, in
    /// order.
    Q_PROPERTY(QStringList listed READ listed CONSTANT)
    Q_PROPERTY(QStringList advanced READ advanced CONSTANT)

public:
    SonarSettings(ping::Family family, base::Clock& clock, const SendCommand& send,
                  QObject* parent = nullptr);

    [[nodiscard]] QStringList listed() const { return keysAt(device::SettingPlace::List); }
    [[nodiscard]] QStringList advanced() const { return keysAt(device::SettingPlace::Advanced); }
    /// Null for a key that the family does not have.
    [[nodiscard]] Q_INVOKABLE leadline::app::SettingModel* of(const QString& key) const;
    /// Requests both values, which are sent together.
    Q_INVOKABLE void requestBoth(const QString& key, double value, const QString& otherKey,
                                 double otherValue);

    /// In the order of the rows.
    [[nodiscard]] const std::vector<std::unique_ptr<SettingModel>>& models() const
    {
        return m_models;
    }
    /// Of a key that the family has.
    [[nodiscard]] SettingModel& model(std::string_view key) const;
    /// Gives the number of the command.
    std::uint64_t send(const SonarCommand& command) { return m_send(command); }
    /// What the model's group is to be.
    void sendGroup(SettingModel& sender);

private:
    /// Null for a key that the family does not have.
    [[nodiscard]] SettingModel* find(std::string_view key) const;
    [[nodiscard]] QStringList keysAt(device::SettingPlace place) const;
    void noteChooser(const SettingModel& chooser);

    SendCommand m_send;
    std::vector<std::unique_ptr<SettingModel>> m_models;
};

} // namespace leadline::app
