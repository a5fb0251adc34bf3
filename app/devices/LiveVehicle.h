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

/// A vehicle's link, as the window sees it. Lives in the window's thread and is told the news of
/// the io thread. What the vehicle says of itself is in the dive's log.
class LiveVehicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// "Vehicle", or "Vehicle 2" for a second one.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString url READ url NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// Why its link is not open, else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    /// -1 while none was heard and none was chosen.
    Q_PROPERTY(int system READ system NOTIFY changed)
    /// Of the autopilots that are heard, or were chosen, one behind the other.
    Q_PROPERTY(QList<int> systems READ systems NOTIFY systemsChanged)
    /// `ArduSub 1/1`, in the order of systems.
    Q_PROPERTY(QStringList systemNames READ systemNames NOTIFY systemsChanged)
    /// Messages a second.
    Q_PROPERTY(double rateHz READ rateHz NOTIFY changed)
    /// Milliseconds, the median; NaN while nobody replied.
    Q_PROPERTY(double rttMs READ rttMs NOTIFY changed)
    /// Of late; NaN while nothing came.
    Q_PROPERTY(double lossPercent READ lossPercent NOTIFY changed)
    /// Of the newest heartbeat; NaN without one.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// It was heard, and its heartbeat is missing, or its link is.
    Q_PROPERTY(bool lost READ lost NOTIFY changed)
    /// Nothing but heartbeats comes.
    Q_PROPERTY(bool onlyHeartbeats READ onlyHeartbeats NOTIFY changed)
    /// The ids that Leadline has there, `254/190`, and those that are offered because another has
    /// them, too; empty without need.
    Q_PROPERTY(QString ownAddress READ ownAddress NOTIFY changed)
    Q_PROPERTY(QString freeAddress READ freeAddress NOTIFY changed)
    /// All that is sent is signed, and what is not signed with the same key is refused.
    Q_PROPERTY(bool hasKey READ hasKey NOTIFY changed)
    /// Another program has the port.
    Q_PROPERTY(bool portTaken READ portTaken NOTIFY changed)

    /// Requests a second; 0: off.
    Q_PROPERTY(int timesyncRate READ timesyncRate WRITE setTimesyncRate NOTIFY changed)
    Q_PROPERTY(bool pingStream READ pingStream WRITE setPingStream NOTIFY changed)
    Q_PROPERTY(bool answersTimesync READ answersTimesync WRITE setAnswersTimesync NOTIFY changed)
    Q_PROPERTY(bool answersPing READ answersPing WRITE setAnswersPing NOTIFY changed)
    /// A single ping is under way.
    Q_PROPERTY(bool pinging READ pinging NOTIFY changed)
    /// What came of the last one: `1/1 in 3.6 ms`; empty before.
    Q_PROPERTY(QString pingResult READ pingResult NOTIFY changed)

public:
    enum class State {
        /// For the first time.
        Opening,
        /// Not open, tried again.
        LinkDown,
        /// Open, and no autopilot was heard.
        Silent,
        Live,
        /// Too many messages are lost.
        Slow,
        /// No heartbeat for 3.5 s.
        Lost,
    };
    Q_ENUM(State)

    LiveVehicle(base::Clock& clock, SendVehicleCommand send, std::function<void()> hangUp,
                QObject* parent = nullptr);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString url() const { return QString::fromStdString(m_news.url); }
    [[nodiscard]] State state() const;
    [[nodiscard]] QString sentence() const { return translated(m_news.reason); }
    [[nodiscard]] bool simulated() const { return m_news.simulated; }
    [[nodiscard]] int system() const { return m_news.system ? *m_news.system : -1; }
    [[nodiscard]] QList<int> systems() const;
    [[nodiscard]] QStringList systemNames() const;
    [[nodiscard]] double rateHz() const { return m_news.rateHz; }
    [[nodiscard]] double rttMs() const;
    [[nodiscard]] double lossPercent() const;
    [[nodiscard]] double ageS() const;
    [[nodiscard]] bool lost() const;
    [[nodiscard]] bool onlyHeartbeats() const { return m_news.onlyHeartbeats; }
    [[nodiscard]] QString ownAddress() const;
    [[nodiscard]] QString freeAddress() const;
    [[nodiscard]] bool hasKey() const { return m_news.signatures.hasKey; }
    [[nodiscard]] bool portTaken() const { return m_news.portTaken; }
    [[nodiscard]] int timesyncRate() const { return m_news.timesyncPerSecond; }
    [[nodiscard]] bool pingStream() const { return m_news.pingStream; }
    [[nodiscard]] bool answersTimesync() const { return m_news.answersTimesync; }
    [[nodiscard]] bool answersPing() const { return m_news.answersPing; }
    [[nodiscard]] bool pinging() const { return m_news.pinging; }
    [[nodiscard]] QString pingResult() const;
    /// In the dive's log; nothing before the first byte.
    [[nodiscard]] std::optional<log::StreamNumber> stream() const { return m_news.stream; }
    [[nodiscard]] std::optional<log::StreamNumber> sentStream() const { return m_news.sentStream; }
    [[nodiscard]] const VehicleStatus& news() const { return m_news; }

    /// Below 0: the first autopilot that is heard.
    Q_INVOKABLE void chooseSystem(int system);
    /// The next of systems(); behind the last the first.
    Q_INVOKABLE void chooseNextSystem();
    /// Orders what the vehicle does not send by itself.
    Q_INVOKABLE void askForMessages();
    Q_INVOKABLE void takeFreeAddress();
    /// `254/190`; false of what may not be: no more than 254 and 255, and no 0.
    Q_INVOKABLE bool setOwnAddress(const QString& address);
    /// Hexadecimal, or a passphrase (see signingKeyOf()); false of nothing.
    Q_INVOKABLE bool setSigningKey(const QString& typed);
    Q_INVOKABLE void forgetSigningKey();
    Q_INVOKABLE void setTimesyncRate(int perSecond);
    Q_INVOKABLE void pingOnce();
    Q_INVOKABLE void setPingStream(bool on);
    Q_INVOKABLE void setAnswersTimesync(bool on);
    Q_INVOKABLE void setAnswersPing(bool on);
    /// Ends the link. This is gone soon after.
    Q_INVOKABLE void hangUp();

    /// Replies to TIMESYNC without a target are ignored.
    void setStrictVersion2(bool on);

    /// The dive's.
    void apply(const VehicleStatus& news);
    /// "2" of a second one; 1 is not shown.
    void setNumber(int number);
    /// Time went by.
    void tick() { emit changed(); }

signals:
    void changed();
    void systemsChanged();
    void streamKnown();

private:
    base::Clock& m_clock;
    SendVehicleCommand m_send;
    std::function<void()> m_hangUp;
    VehicleStatus m_news;
    int m_number = 1;
};

} // namespace leadline::app
