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

/// A sonar on an open link, as the window sees it. Lives in the window's thread and is told the
/// news of the io thread.
class LiveSonar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// Unknown while nobody has said who he is on a link whose address does not.
    Q_PROPERTY(Family family READ family NOTIFY changed)
    /// "Ping360", or "Ping360 2" for a second one.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString url READ url NOTIFY changed)
    /// "3.3.1"; empty while it is not known.
    Q_PROPERTY(QString firmware READ firmware NOTIFY changed)
    /// -1 while it is not known.
    Q_PROPERTY(int deviceId READ deviceId NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// What is wrong, else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Pings a second.
    Q_PROPERTY(double rateHz READ rateHz NOTIFY changed)
    Q_PROPERTY(double expectedHz READ expectedHz NOTIFY changed)
    /// Much of what its link brings is in no valid message.
    Q_PROPERTY(bool damaged READ damaged NOTIFY changed)
    /// Of the newest ping; NaN without one.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// NaN where it cannot be counted.
    Q_PROPERTY(double lossPercent READ lossPercent NOTIFY changed)
    /// It pinged, and does not now: it is silent for too long, its link is not open, or nothing has
    /// come since it is open again.
    Q_PROPERTY(bool lost READ lost NOTIFY changed)
    /// NaN while it is not connected.
    Q_PROPERTY(double connectedS READ connectedS NOTIFY changed)
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    Q_PROPERTY(bool standby READ standby NOTIFY changed)
    /// Another program drives it, and takeControl() ends that; whether it pings or not.
    Q_PROPERTY(bool listening READ listening NOTIFY changed)
    /// It scans, and we have not told it to.
    Q_PROPERTY(bool foundScanning READ foundScanning NOTIFY changed)
    /// How it hangs is a guess that only the user can confirm.
    Q_PROPERTY(bool mountAsked READ mountAsked NOTIFY changed)
    /// Null while nobody has answered.
    Q_PROPERTY(leadline::app::SonarSettings* settings READ settings NOTIFY changed)

public:
    enum class Family { Unknown, Ping1D, Ping360 };
    Q_ENUM(Family)
    enum class State {
        Opening,
        /// Connected, and no ping yet.
        Waiting,
        Live,
        Slow,
        Lost,
        Standby,
        /// Another program drives it.
        Listening,
        WrongDevice,
        UnknownProtocol,
        LinkDown,
    };
    Q_ENUM(State)

    LiveSonar(base::Clock& clock, SendCommand send, std::function<void()> hangUp,
              QObject* parent = nullptr);
    ~LiveSonar() override;

    [[nodiscard]] Family family() const;
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString url() const { return QString::fromStdString(m_news.url); }
    [[nodiscard]] QString firmware() const;
    [[nodiscard]] int deviceId() const { return m_news.identity ? m_news.identity->deviceId : -1; }
    [[nodiscard]] State state() const;
    [[nodiscard]] QString sentence() const;
    /// It has no link because its port is not there.
    [[nodiscard]] bool unplugged() const { return m_news.unplugged; }
    [[nodiscard]] double rateHz() const { return m_news.rateHz; }
    [[nodiscard]] double expectedHz() const { return m_news.expectedHz; }
    [[nodiscard]] bool damaged() const { return m_news.damage.lasts; }
    [[nodiscard]] double ageS() const { return secondsSince(m_news.lastPing); }
    [[nodiscard]] double lossPercent() const { return m_news.lossPercent.value_or(unknown); }
    [[nodiscard]] bool lost() const;
    [[nodiscard]] double connectedS() const { return secondsSince(m_news.connectedAt); }
    [[nodiscard]] bool simulated() const { return m_news.simulated; }
    [[nodiscard]] bool standby() const { return m_news.standby; }
    [[nodiscard]] bool listening() const;
    [[nodiscard]] bool foundScanning() const { return m_news.foundScanning; }
    [[nodiscard]] SonarSettings* settings() const { return m_settings.get(); }
    /// Of its frames in the dive's log; nothing before the first one.
    [[nodiscard]] std::optional<log::StreamNumber> stream() const { return m_news.stream; }
    [[nodiscard]] const SonarStatus& news() const { return m_news; }

    /// What is kept of it; nobody before it has said who it is.
    [[nodiscard]] const StoredDevice& kept() const { return m_kept; }
    [[nodiscard]] bool mountAsked() const;
    [[nodiscard]] const device::Mount& mount() const { return m_mount; }
    /// How it is driven and recorded: what was sent last, until the sonar's status has it.
    [[nodiscard]] const device::Mount& drivenMount() const { return m_drivenMount; }
    /// How it may hang: as drawn now, as others hang for which it was taken, and the other way up.
    [[nodiscard]] std::vector<device::Mount> mountChoices() const;
    /// The user knows.
    void chooseMount(const device::Mount& mount);

    Q_INVOKABLE void setStandby(bool standby);
    /// Ends Listening: our settings are the device's again.
    Q_INVOKABLE void takeControl();
    Q_INVOKABLE void checkAgain();
    /// Ends the link, and what else is on it. This is gone soon after.
    Q_INVOKABLE void hangUp();

    /// The dive's: who else is live, and is not this one.
    void setOthers(std::function<std::vector<StoredDevice>()> others)
    {
        m_others = std::move(others);
    }
    void apply(const SonarStatus& news);
    /// "2" of a second one of its kind; 1 is not shown.
    void setNumber(int number);
    /// Time went by.
    void tick() { emit changed(); }

signals:
    void changed();
    void streamKnown();

private:
    [[nodiscard]] double secondsSince(const std::optional<base::Instant>& at) const;
    [[nodiscard]] QString nameOf(int number) const;
    void recognise();
    void mountAsKept();
    void driveAs(const device::Mount& mount, bool confirmed);

    base::Clock& m_clock;
    SendCommand m_send;
    std::function<void()> m_hangUp;
    SonarStatus m_news;
    std::function<std::vector<StoredDevice>()> m_others;
    /// As whom it was recognised.
    std::tuple<ping::Family, int, std::string> m_who;
    StoredDevice m_kept;
    bool m_isSure = false;
    device::Mount m_mount;
    bool m_mountConfirmed = false;
    device::Mount m_drivenMount;
    /// As it was sent; a driver takes it for a guess at first.
    bool m_drivenConfirmed = false;
    /// That sent it; an older status does not take it back.
    std::uint64_t m_mountCommand = 0;
    int m_number = 1;
    QString m_name;
    std::unique_ptr<SonarSettings> m_settings;
};

} // namespace leadline::app
