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

/// The notice bar of the window, which shows one notice at a time. Faults of the recording and of
/// files have priority; then device faults and passing notices, the newest first; then a compass
/// that differs from the picture; then the progress of reading. Faults stay until they are solved
/// or closed.
class Notices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// How long a passing notice is shown, milliseconds.
    Q_PROPERTY(int shownMs MEMBER m_shownMs NOTIFY sessionChanged)
    /// Reading a file is announced only if it takes longer than this, milliseconds.
    Q_PROPERTY(int timeoutMs MEMBER m_timeoutMs NOTIFY sessionChanged)
    /// Title of the notice, which may be empty; `text` is empty only if there is no notice.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool fault READ fault NOTIFY changed)
    /// Label of the button that acts on the notice ("Show"); empty without one.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    /// The notice is a warning that stays until its reason has gone or it is closed.
    Q_PROPERTY(bool warning READ warning NOTIFY changed)
    /// The notice is about the open recording.
    Q_PROPERTY(bool ofLog READ ofLog NOTIFY changed)
    /// The notice is about reading a file, which can be cancelled.
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
    [[nodiscard]] bool warning() const { return m_shown.kind == Kind::Compass; }
    [[nodiscard]] bool ofLog() const { return m_shown.kind == Kind::OfLog; }
    [[nodiscard]] bool cancellable() const { return m_shown.kind == Kind::Reading; }

    /// Shows a passing notice now, before those that are waiting.
    Q_INVOKABLE void post(const QString& text);
    /// Shows a passing notice with a button labelled `action`; acted() reports it with `subject`.
    Q_INVOKABLE void postAction(const QString& text, const QString& action, const QString& subject);
    /// The user pressed the button: emits acted() and closes the notice.
    Q_INVOKABLE void act();
    Q_INVOKABLE void close();

signals:
    void sessionChanged();
    void changed();
    void acted(const QString& action, const QString& subject);
    /// The user wants to choose another folder, or disk, for recordings.
    void folderRequested();

private:
    enum class Kind : std::uint8_t { Reported, OfLog, Fault, Recorder, Device, Compass, Reading };
    struct Notice {
        QString title;
        QString text;
        Kind kind = Kind::Reported;
        /// Order of creation: newer notices have higher numbers.
        int number = 0;
        QString action = {};
        /// Argument of acted(), for example a file's path.
        QString subject = {};

        friend bool operator==(const Notice&, const Notice&) = default;
    };

    [[nodiscard]] Notice faultOf(Session& session) const;
    [[nodiscard]] Notice readingOf(const Session& session) const;
    void disconnectFrom(Session& session);
    void sessionMoved();
    void notifyLog();
    void notifyLog(const QString& title, const QString& text);
    void show();

    QPointer<Session> m_session;
    int m_shownMs = 6000;
    int m_timeoutMs = 400;
    std::deque<Notice> m_passing;
    Notice m_shown;
    DeviceFaultMonitor m_devices;
    int m_lastNumber = 0;
    /// Notice number at which the newest device fault occurred.
    int m_deviceNumber = 0;
    QTimer m_going;
    QTimer m_timeout;
    /// The log that the notices of kind OfLog are about.
    QString m_about;
    bool m_slow = false;
    bool m_mediumFaultClosed = false;
    /// The recorder's fault that the user has closed.
    QString m_closed;
};

} // namespace leadline::app
