// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "engine/SonarStatus.h"
#include "language/SentenceTranslation.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cmath>
#include <cstdint>
#include <optional>

namespace leadline::app {

class SonarSettings;

/// One setting of a live sonar as a control shows it: what the user wants and what the device
/// reports. What he chooses goes out a moment after his last step.
class SettingModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a live sonar")
    Q_PROPERTY(QString name READ name CONSTANT)
    /// Symbol of the unit; empty without one, and for lengths and speeds, which are shown in the
    /// user's units.
    Q_PROPERTY(QString unit READ unit CONSTANT)
    /// The value is a length in metres, or a speed in metres per second.
    Q_PROPERTY(bool isLength READ isLength CONSTANT)
    Q_PROPERTY(bool isSpeed READ isSpeed CONSTANT)
    Q_PROPERTY(bool isAngle READ isAngle CONSTANT)
    /// Factor from the value to what is shown, such as degrees per gradian.
    Q_PROPERTY(double shownFactor READ shownFactor CONSTANT)
    Q_PROPERTY(bool isCircular READ isCircular CONSTANT)
    Q_PROPERTY(bool hasAutomatic READ hasAutomatic CONSTANT)
    Q_PROPERTY(double lowest READ lowest CONSTANT)
    Q_PROPERTY(double highest READ highest CONSTANT)
    Q_PROPERTY(double step READ step CONSTANT)
    /// Steps go through round ranges up to this one; 0 for even steps.
    Q_PROPERTY(double roundUpTo READ roundUpTo CONSTANT)
    /// Values with their names; empty for a numeric setting.
    Q_PROPERTY(QVariantList choices READ choices CONSTANT)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// The value that a control shows: the requested one, or else the reported one; NaN if neither
    /// is known.
    Q_PROPERTY(double value READ value NOTIFY changed)
    Q_PROPERTY(double reported READ reported NOTIFY changed)
    /// The value that the user requested last; NaN if there is none. A control shows it struck
    /// through while it is refused, and offers it again after a change elsewhere.
    Q_PROPERTY(double requested READ requested NOTIFY changed)
    /// The device's message while it refuses the value; empty otherwise.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// The setting follows from others, or is off. False while the user is choosing a value.
    Q_PROPERTY(bool isAutomatic READ isAutomatic NOTIFY changed)
    /// Seconds since the device was asked; 0 when no request is pending.
    Q_PROPERTY(double pendingS READ pendingS NOTIFY changed)
    /// The device chooses the value.
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)

public:
    enum class State { Unread, Applied, Waiting, Pending, Refused, ChangedElsewhere };
    Q_ENUM(State)

    /// One of `settings`, which send what is chosen.
    SettingModel(const device::SettingRow& row, base::Clock& clock, SonarSettings& settings);

    [[nodiscard]] const device::SettingRow& row() const { return m_row; }
    [[nodiscard]] QString name() const { return translatedTerm(m_row.name); }
    [[nodiscard]] QString unit() const { return symbol(m_row.unit); }
    [[nodiscard]] bool isLength() const;
    [[nodiscard]] bool isSpeed() const
    {
        return m_row.unit == device::SettingUnit::MetresPerSecond;
    }
    [[nodiscard]] bool isAngle() const
    {
        return m_row.unit == device::SettingUnit::Degrees ||
               m_row.unit == device::SettingUnit::Gradians;
    }
    [[nodiscard]] double shownFactor() const
    {
        return m_row.unit == device::SettingUnit::Gradians ? base::degreesFromGradians(1) : 1;
    }
    [[nodiscard]] bool isCircular() const { return m_row.isCircular; }
    [[nodiscard]] bool hasAutomatic() const { return m_row.hasAutomatic(); }
    /// Name of a choice; empty for other values.
    [[nodiscard]] Q_INVOKABLE QString nameOf(double value) const;
    /// A remark on the value in the place of a unit, such as "×12.9".
    [[nodiscard]] Q_INVOKABLE QString note(double value) const;
    [[nodiscard]] double lowest() const
    {
        return std::isnan(m_row.offeredLowest) ? m_row.lowest : m_row.offeredLowest;
    }
    [[nodiscard]] double highest() const
    {
        return std::isnan(m_row.offeredHighest) ? m_row.highest : m_row.offeredHighest;
    }
    [[nodiscard]] double step() const { return m_row.step; }
    [[nodiscard]] double roundUpTo() const { return m_row.roundUpTo; }
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] State state() const;
    [[nodiscard]] double value() const;
    [[nodiscard]] double reported() const { return m_status.reported.value_or(unknown); }
    [[nodiscard]] double requested() const
    {
        return m_requested ? *m_requested : m_status.requested.value_or(unknown);
    }
    /// The setting follows from others, or is off.
    [[nodiscard]] bool isAutomatic() const { return m_isAutomatic && state() != State::Waiting; }
    [[nodiscard]] QString text() const { return translated(m_status.reason); }
    [[nodiscard]] double pendingS() const;
    [[nodiscard]] bool readOnly() const { return m_readOnly; }

    Q_INVOKABLE void request(double value);
    /// Requests the value without waiting for further steps.
    Q_INVOKABLE void requestNow(double value);
    /// Switches the setting to automatic or off, or back to what the device does now.
    Q_INVOKABLE void setAutomatic(bool automatic);
    /// Discards a chosen value that is not sent yet, as Esc does.
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void useRequested();
    Q_INVOKABLE void keepReported();

    /// `handledCommand` is the number of the last command that the status includes.
    void apply(const device::SettingStatus& status, std::uint64_t handledCommand);
    /// Its group was sent, by itself or another model.
    void setCommand(std::uint64_t command);
    void setReadOnly(bool readOnly);

signals:
    void changed();

private:
    [[nodiscard]] static QString symbol(device::SettingUnit unit);
    void countPending();

    const device::SettingRow& m_row;
    base::Clock& m_clock;
    SonarSettings& m_settings;
    device::SettingStatus m_status;
    bool m_isAutomatic = false;
    bool m_readOnly = false;
    /// The chosen value, until the status includes it.
    std::optional<double> m_requested;
    /// Number of the command that the status does not include yet.
    std::uint64_t m_command = 0;
    std::optional<base::Instant> m_askedAt;
    base::Timer m_settling;
    base::Timer m_counting;
};

} // namespace leadline::app
