// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/DeviceStore.h"
#include "devices/SonarSettings.h"
#include "engine/SonarStatus.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace leadline::app {

/// A sonar on an open link, for the window. Belongs to the window's thread, and gets its status
/// from the I/O thread.
class LiveSonar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    Q_PROPERTY(QString iconName READ iconName NOTIFY changed)
    /// "Ping360", or "Ping360 2" for a second one.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString url READ url NOTIFY changed)
    /// For example "3.3.1"; empty while it is unknown.
    Q_PROPERTY(QString firmware READ firmware NOTIFY changed)
    /// -1 while it is unknown.
    Q_PROPERTY(int deviceId READ deviceId NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// The fault of the sonar; empty without one.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Actual and expected pings per second.
    Q_PROPERTY(double rateHz READ rateHz NOTIFY changed)
    Q_PROPERTY(double expectedHz READ expectedHz NOTIFY changed)
    /// Much of what the link receives is in no valid message.
    Q_PROPERTY(bool damaged READ damaged NOTIFY changed)
    /// Age of the newest ping; NaN without one.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// NaN if loss cannot be counted.
    Q_PROPERTY(double lossPercent READ lossPercent NOTIFY changed)
    /// The sonar sent pings and does not any more: it is silent for too long, its link is not open,
    /// or nothing has been received since the link was reopened.
    Q_PROPERTY(bool lost READ lost NOTIFY changed)
    /// NaN while the sonar is not connected.
    Q_PROPERTY(double connectedS READ connectedS NOTIFY changed)
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    Q_PROPERTY(bool standby READ standby NOTIFY changed)
    /// Another program drives the sonar, whether it pings or not; takeControl() ends this state.
    Q_PROPERTY(bool listening READ listening NOTIFY changed)
    /// The sonar scans although Leadline has not started it.
    Q_PROPERTY(bool foundScanning READ foundScanning NOTIFY changed)
    /// The mounting is a guess that the user must confirm.
    Q_PROPERTY(bool mountUnconfirmed READ mountUnconfirmed NOTIFY changed)
    /// Null before a device has answered.
    Q_PROPERTY(leadline::app::SonarSettings* settings READ settings NOTIFY changed)

public:
    enum class State {
        Opening,
        /// The sonar is connected, and no ping has arrived yet.
        Waiting,
        Live,
        Slow,
        Lost,
        Standby,
        /// Another program drives the sonar.
        Listening,
        WrongDevice,
        UnknownProtocol,
        LinkDown,
    };
    Q_ENUM(State)

    LiveSonar(base::Clock& clock, SendCommand send, std::function<void()> disconnectLink,
              QObject* parent = nullptr);
    ~LiveSonar() override;

    /// Unknown while nobody has said who he is on a link whose address does not.
    [[nodiscard]] ping::Family family() const { return m_status.family; }
    [[nodiscard]] QString iconName() const;
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString url() const { return QString::fromStdString(m_status.url); }
    [[nodiscard]] QString firmware() const;
    [[nodiscard]] int deviceId() const
    {
        return m_status.identity ? m_status.identity->deviceId : -1;
    }
    [[nodiscard]] State state() const;
    [[nodiscard]] QString sentence() const;
    /// The link is not open because its port does not exist.
    [[nodiscard]] bool unplugged() const { return m_status.unplugged; }
    [[nodiscard]] double rateHz() const { return m_status.rateHz; }
    [[nodiscard]] double expectedHz() const { return m_status.expectedHz; }
    [[nodiscard]] bool damaged() const { return m_status.damage.lasts; }
    [[nodiscard]] double ageS() const { return secondsSince(m_status.lastPing); }
    [[nodiscard]] double lossPercent() const { return m_status.lossPercent.value_or(unknown); }
    [[nodiscard]] bool lost() const;
    [[nodiscard]] double connectedS() const { return secondsSince(m_status.connectedAt); }
    [[nodiscard]] bool simulated() const { return m_status.simulated; }
    [[nodiscard]] bool standby() const { return m_status.standby; }
    [[nodiscard]] bool listening() const;
    [[nodiscard]] bool foundScanning() const { return m_status.foundScanning; }
    [[nodiscard]] SonarSettings* settings() const { return m_settings.get(); }
    /// Stream of the sonar's frames in the log; nullopt before the first one.
    [[nodiscard]] std::optional<log::StreamNumber> stream() const { return m_status.stream; }
    [[nodiscard]] const SonarStatus& status() const { return m_status; }

    /// The stored data of the sonar; unknown before it is identified.
    [[nodiscard]] const StoredDevice& stored() const { return m_stored; }
    [[nodiscard]] bool mountUnconfirmed() const;
    [[nodiscard]] const device::Mount& mount() const { return m_mount; }
    /// The mounting that is used by the driver and recorded: the one that was sent last, until the
    /// sonar's status contains it.
    [[nodiscard]] const device::Mount& appliedMount() const { return m_appliedMount; }
    /// Possible mountings: the current one, those of other devices that this may be, and one the
    /// other way up.
    [[nodiscard]] std::vector<device::Mount> mountChoices() const;
    /// Sets the mounting that the user has confirmed.
    void chooseMount(const device::Mount& mount);

    Q_INVOKABLE void setStandby(bool standby);
    /// Ends Listening: Leadline's settings are sent to the device.
    Q_INVOKABLE void takeControl();
    Q_INVOKABLE void checkAgain();
    /// Closes the link, which also disconnects other devices on it. This object is deleted soon
    /// after.
    Q_INVOKABLE void disconnectLink();

    /// Set by the session: returns the other live devices.
    void setOthers(std::function<std::vector<StoredDevice>()> others)
    {
        m_others = std::move(others);
    }
    void apply(const SonarStatus& status);
    /// Number of the sonar among those of its family; 1 is not shown in the name.
    void setNumber(int number);
    /// Notifies that time has passed.
    void tick() { emit changed(); }

signals:
    void changed();
    void streamChanged();

private:
    [[nodiscard]] double secondsSince(const std::optional<base::Instant>& at) const;
    [[nodiscard]] QString nameOf(int number) const;
    void recognise();
    void restoreMount();
    void applyMount(const device::Mount& mount, bool confirmed);

    base::Clock& m_clock;
    SendCommand m_send;
    std::function<void()> m_disconnectLink;
    SonarStatus m_status;
    std::function<std::vector<StoredDevice>()> m_others;
    /// Identity with which the sonar was recognised.
    std::tuple<ping::Family, int, std::string> m_who;
    StoredDevice m_stored;
    bool m_isSure = false;
    device::Mount m_mount;
    bool m_mountConfirmed = false;
    device::Mount m_appliedMount;
    /// The confirmation that was sent; a driver first takes its mounting for a guess.
    bool m_appliedConfirmed = false;
    /// Number of the command that sent the mounting; an older status does not overwrite it.
    std::uint64_t m_mountCommand = 0;
    int m_number = 1;
    QString m_name;
    std::unique_ptr<SonarSettings> m_settings;
};

} // namespace leadline::app
