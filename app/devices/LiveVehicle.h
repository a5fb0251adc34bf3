// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/VehicleStatus.h"
#include "language/SentenceTranslation.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace leadline::app {

/// A vehicle's link, for the window. Belongs to the window's thread, and gets its status from the
/// I/O thread. Data of the vehicle itself is in the log of the session.
class LiveVehicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// For example "Vehicle", or "Vehicle 2" for a second one.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString url READ url NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// Reason why the link is not open; empty if it is.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    /// -1 while no autopilot was received or chosen.
    Q_PROPERTY(int system READ system NOTIFY changed)
    /// Systems of the autopilots that were received or chosen, in ascending order.
    Q_PROPERTY(QList<int> systems READ systems NOTIFY systemsChanged)
    /// Names such as `ArduSub 1/1`, in the order of systems.
    Q_PROPERTY(QStringList systemNames READ systemNames NOTIFY systemsChanged)
    /// Messages per second.
    Q_PROPERTY(double rateHz READ rateHz NOTIFY changed)
    /// Median of round trips in milliseconds; NaN without replies.
    Q_PROPERTY(double rttMs READ rttMs NOTIFY changed)
    /// Recent loss; NaN if nothing was received.
    Q_PROPERTY(double lossPercent READ lossPercent NOTIFY changed)
    /// Age of the newest heartbeat; NaN without one.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// The vehicle was received before, and now its heartbeat or its link is missing.
    Q_PROPERTY(bool lost READ lost NOTIFY changed)
    /// Only heartbeats are received.
    Q_PROPERTY(bool onlyHeartbeats READ onlyHeartbeats NOTIFY changed)
    /// Leadline's ids on the link, such as `254/190`, and free ids that are offered if another
    /// program uses the same; empty otherwise.
    Q_PROPERTY(QString ownAddress READ ownAddress NOTIFY changed)
    Q_PROPERTY(QString freeAddress READ freeAddress NOTIFY changed)
    /// Everything sent is signed, and messages without a valid signature are refused.
    Q_PROPERTY(bool hasKey READ hasKey NOTIFY changed)
    /// Another program uses the port.
    Q_PROPERTY(bool portTaken READ portTaken NOTIFY changed)

    /// Requests per second; 0 for none.
    Q_PROPERTY(int timesyncRate READ timesyncRate WRITE setTimesyncRate NOTIFY changed)
    Q_PROPERTY(bool pingStream READ pingStream WRITE setPingStream NOTIFY changed)
    Q_PROPERTY(bool answersTimesync READ answersTimesync WRITE setAnswersTimesync NOTIFY changed)
    Q_PROPERTY(bool answersPing READ answersPing WRITE setAnswersPing NOTIFY changed)
    /// A single PING awaits its replies.
    Q_PROPERTY(bool pinging READ pinging NOTIFY changed)
    /// Result of the last single PING, such as `1/1 in 3.6 ms`; empty before the first.
    Q_PROPERTY(QString pingResult READ pingResult NOTIFY changed)

public:
    enum class State {
        /// The link is being opened for the first time.
        Opening,
        /// The link is not open, and is tried again.
        LinkDown,
        /// The link is open, and no autopilot was received.
        Silent,
        Live,
        /// Too many messages are lost.
        Slow,
        /// There was no heartbeat for 3.5 s.
        Lost,
    };
    Q_ENUM(State)

    LiveVehicle(base::Clock& clock, SendVehicleCommand send, std::function<void()> disconnectLink,
                QObject* parent = nullptr);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString url() const { return QString::fromStdString(m_status.url); }
    [[nodiscard]] State state() const;
    [[nodiscard]] QString sentence() const { return translated(m_status.reason); }
    [[nodiscard]] bool simulated() const { return m_status.simulated; }
    [[nodiscard]] int system() const { return m_status.system ? *m_status.system : -1; }
    [[nodiscard]] QList<int> systems() const;
    [[nodiscard]] QStringList systemNames() const;
    [[nodiscard]] double rateHz() const { return m_status.rateHz; }
    [[nodiscard]] double rttMs() const;
    [[nodiscard]] double lossPercent() const;
    [[nodiscard]] double ageS() const;
    [[nodiscard]] bool lost() const;
    [[nodiscard]] bool onlyHeartbeats() const { return m_status.onlyHeartbeats; }
    [[nodiscard]] QString ownAddress() const;
    [[nodiscard]] QString freeAddress() const;
    [[nodiscard]] bool hasKey() const { return m_status.signatures.hasKey; }
    [[nodiscard]] bool portTaken() const { return m_status.portTaken; }
    [[nodiscard]] int timesyncRate() const { return m_status.timesyncPerSecond; }
    [[nodiscard]] bool pingStream() const { return m_status.pingStream; }
    [[nodiscard]] bool answersTimesync() const { return m_status.answersTimesync; }
    [[nodiscard]] bool answersPing() const { return m_status.answersPing; }
    [[nodiscard]] bool pinging() const { return m_status.pinging; }
    [[nodiscard]] QString pingResult() const;
    /// Streams in the log of the session; nullopt before the first byte.
    [[nodiscard]] std::optional<log::StreamNumber> stream() const { return m_status.stream; }
    [[nodiscard]] std::optional<log::StreamNumber> sentStream() const
    {
        return m_status.sentStream;
    }
    [[nodiscard]] const VehicleStatus& status() const { return m_status; }

    /// Below 0: the first autopilot that is received.
    Q_INVOKABLE void chooseSystem(int system);
    /// Chooses the next of systems(); the first one follows the last.
    Q_INVOKABLE void chooseNextSystem();
    /// Requests the messages that the vehicle does not send by itself.
    Q_INVOKABLE void requestMessages();
    Q_INVOKABLE void useFreeAddress();
    /// Takes ids such as `254/190`. False for ids that are not allowed: systems above 254,
    /// components above 255, and 0.
    Q_INVOKABLE bool setOwnAddress(const QString& address);
    /// Takes a hexadecimal key or a passphrase (see signingKeyOf()); false for an empty text.
    Q_INVOKABLE bool setSigningKey(const QString& typed);
    Q_INVOKABLE void forgetSigningKey();
    Q_INVOKABLE void setTimesyncRate(int perSecond);
    Q_INVOKABLE void pingOnce();
    Q_INVOKABLE void setPingStream(bool on);
    Q_INVOKABLE void setAnswersTimesync(bool on);
    Q_INVOKABLE void setAnswersPing(bool on);
    /// Closes the link. This object is deleted soon after.
    Q_INVOKABLE void disconnectLink();

    /// Ignore replies to TIMESYNC without a target.
    void setStrictVersion2(bool on);

    /// Called by the session.
    void apply(const VehicleStatus& status);
    /// Number of the link among those of vehicles; 1 is not shown in the name.
    void setNumber(int number);
    /// Notifies that time has passed.
    void tick() { emit changed(); }

signals:
    void changed();
    void systemsChanged();
    void streamChanged();

private:
    base::Clock& m_clock;
    SendVehicleCommand m_send;
    std::function<void()> m_disconnectLink;
    VehicleStatus m_status;
    int m_number = 1;
};

} // namespace leadline::app
