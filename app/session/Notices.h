// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/DeviceFaultMonitor.h"
#include "session/Session.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace leadline::app {

/// What the window has to say in passing, one thing at a time: faults of the recording and of files
/// first; then faults of devices and what goes by itself, the newer one before the other; then what
/// is being read. Faults stay until they are solved or closed.
class Notices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// How long a notice stays.
    Q_PROPERTY(int shownMs MEMBER m_shownMs NOTIFY sessionChanged)
    /// Reading that takes no longer is not worth a word.
    Q_PROPERTY(int timeoutMs MEMBER m_timeoutMs NOTIFY sessionChanged)
    /// May be empty beside a text; both are when there is nothing to say.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool fault READ fault NOTIFY changed)
    /// What can be done about it ("Show"); empty without.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    /// It is about the log that is open.
    Q_PROPERTY(bool ofLog READ ofLog NOTIFY changed)
    /// It is about reading, which can be stopped.
    Q_PROPERTY(bool cancellable READ cancellable NOTIFY changed)

public:
    explicit Notices(QObject* parent = nullptr);

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] QString title() const { return m_shown.title; }
    [[nodiscard]] QString text() const { return m_shown.text; }
    [[nodiscard]] QString action() const { return m_shown.action; }
    [[nodiscard]] bool fault() const
    {
        return m_shown.kind == Kind::Fault || m_shown.kind == Kind::Recorder ||
               m_shown.kind == Kind::Device;
    }
    [[nodiscard]] bool ofLog() const { return m_shown.kind == Kind::OfLog; }
    [[nodiscard]] bool cancellable() const { return m_shown.kind == Kind::Reading; }

    /// Says it at once, before what waits.
    Q_INVOKABLE void post(const QString& text);
    /// The same with something to do about it; acted() then tells the subject.
    Q_INVOKABLE void tellOf(const QString& text, const QString& action, const QString& subject);
    /// The user does it, and knows what is said.
    Q_INVOKABLE void act();
    Q_INVOKABLE void close();

signals:
    void sessionChanged();
    void changed();
    void acted(const QString& action, const QString& subject);

private:
    enum class Kind : std::uint8_t { Reported, OfLog, Fault, Recorder, Device, Reading };
    struct Notice {
        QString title;
        QString text;
        Kind kind = Kind::Reported;
        /// Later ones have higher numbers.
        int number = 0;
        QString action = {};
        /// What it is about, for those who act.
        QString subject = {};

        friend bool operator==(const Notice&, const Notice&) = default;
    };

    [[nodiscard]] Notice faultOf(Session& session) const;
    [[nodiscard]] Notice readingOf(const Session& session) const;
    void disconnectFrom(Session& session);
    void sessionMoved();
    void tellOfLog();
    void tellOfLog(const QString& title, const QString& text);
    void show();

    QPointer<Session> m_session;
    int m_shownMs = 6000;
    int m_timeoutMs = 400;
    std::deque<Notice> m_passing;
    Notice m_shown;
    DeviceFaultMonitor m_devices;
    int m_lastNumber = 0;
    /// When the newest fault of a device arose.
    int m_deviceNumber = 0;
    QTimer m_going;
    QTimer m_timeout;
    /// Of which log what is said is.
    QString m_about;
    bool m_slow = false;
    bool m_mediumFaultClosed = false;
    /// The recorder's trouble that the user knows.
    QString m_closed;
};

} // namespace leadline::app
