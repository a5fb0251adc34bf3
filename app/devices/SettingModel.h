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
#include <functional>
#include <optional>

namespace leadline::app {

/// One setting of a live sonar as a control shows it: what the user wants and what the device
/// reports. What he chooses goes out a moment after his last step.
class SettingModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a live sonar")
    Q_PROPERTY(QString name READ name CONSTANT)
    /// The symbol of its unit; empty without one, and of lengths and speeds, which have the user's.
    Q_PROPERTY(QString unit READ unit CONSTANT)
    /// A length or speed, in metres.
    Q_PROPERTY(bool isLength READ isLength CONSTANT)
    Q_PROPERTY(bool isSpeed READ isSpeed CONSTANT)
    Q_PROPERTY(bool isAngle READ isAngle CONSTANT)
    /// What is shown of one of its unit: degrees of a gradian.
    Q_PROPERTY(double shownFactor READ shownFactor CONSTANT)
    Q_PROPERTY(bool isCircular READ isCircular CONSTANT)
    Q_PROPERTY(bool hasAutomatic READ hasAutomatic CONSTANT)
    Q_PROPERTY(double lowest READ lowest CONSTANT)
    Q_PROPERTY(double highest READ highest CONSTANT)
    Q_PROPERTY(double step READ step CONSTANT)
    /// Steps are the round ranges up to this one; 0 for even ones.
    Q_PROPERTY(double roundUpTo READ roundUpTo CONSTANT)
    /// A value and its name each; empty of a setting that is a number.
    Q_PROPERTY(QVariantList choices READ choices CONSTANT)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// What a control shows: what is requested where there is one, else what is reported; NaN where
    /// neither is known.
    Q_PROPERTY(double value READ value NOTIFY changed)
    Q_PROPERTY(double reported READ reported NOTIFY changed)
    /// What the user wants or wanted last; NaN where he never said. A control strikes it through
    /// while it is refused, and offers it again when somebody else changed it.
    Q_PROPERTY(double requested READ requested NOTIFY changed)
    /// The device's words while it refuses, else empty.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    /// It follows from other settings, or is off; what is being chosen does not.
    Q_PROPERTY(bool isAutomatic READ isAutomatic NOTIFY changed)
    /// For how long the device has been asked; 0 when it is not.
    Q_PROPERTY(double pendingS READ pendingS NOTIFY changed)
    /// The device chooses.
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)

public:
    enum class State { Unread, Applied, Waiting, Pending, Refused, ChangedElsewhere };
    Q_ENUM(State)

    /// Sends what its group is to be, and gives the number of the command.
    using Send = std::function<std::uint64_t()>;
    SettingModel(const device::SettingRow& row, base::Clock& clock, SendCommand send,
                 Send sendGroup, QObject* parent = nullptr);

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
    /// Of one of the choices; empty of another value.
    [[nodiscard]] Q_INVOKABLE QString nameOf(double value) const;
    /// What else is said of a value, where a unit would stand: "×12.9".
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
    /// It follows from other settings, or is off.
    [[nodiscard]] bool isAutomatic() const { return m_isAutomatic && state() != State::Waiting; }
    [[nodiscard]] QString words() const { return translated(m_status.words); }
    [[nodiscard]] double pendingS() const;
    [[nodiscard]] bool readOnly() const { return m_readOnly; }

    Q_INVOKABLE void request(double value);
    /// The same without waiting for another step.
    Q_INVOKABLE void requestNow(double value);
    /// Automatic or off; else what the device does now.
    Q_INVOKABLE void setAutomatic(bool automatic);
    /// What was chosen and not sent yet is not sent (Esc).
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void useMine();
    Q_INVOKABLE void keep();

    /// `heardCommand` is the last one that the status knows of.
    void apply(const device::SettingStatus& status, std::uint64_t heardCommand);
    /// The step of another model of its group sent this one, too.
    void sentAs(std::uint64_t command);
    void setReadOnly(bool readOnly);

signals:
    void changed();

private:
    [[nodiscard]] static QString symbol(device::SettingUnit unit);
    void send();
    void countPending();

    const device::SettingRow& m_row;
    base::Clock& m_clock;
    SendCommand m_sendCommand;
    Send m_sendGroup;
    device::SettingStatus m_status;
    bool m_isAutomatic = false;
    bool m_readOnly = false;
    /// Chosen, until the status knows of it.
    std::optional<double> m_requested;
    /// Of what was sent and is not in the status.
    std::uint64_t m_command = 0;
    std::optional<base::Instant> m_askedAt;
    base::Timer m_settling;
    base::Timer m_counting;
};

} // namespace leadline::app
