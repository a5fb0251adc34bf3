// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Assigns a new key to one action of KeyMap: waits for a key press, reports why the key is
/// refused, and asks before it is taken from another action.
class ShortcutCapture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString action MEMBER m_action NOTIFY changed)
    /// The next key pressed will be assigned.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed)
    /// Why the last key was refused; usually empty.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// Question about the action that has the pressed key, until take() or leave(); else empty.
    Q_PROPERTY(QString question READ question NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] QString refusal() const { return m_refusal; }
    [[nodiscard]] QString question() const { return m_question; }

    Q_INVOKABLE void wait();
    /// Cancels without a change.
    Q_INVOKABLE void leave();
    /// Handles a key event: Enter starts waiting, Esc cancels, Del removes the action's keys. False
    /// if the event is not used: before waiting, any key but Enter and Del.
    Q_INVOKABLE bool press(int key, int modifiers, const QString& text, bool repeated = false);
    /// Requests the action's default keys.
    Q_INVOKABLE void requestDefault();
    /// Assigns the requested key, and takes it from the other action.
    Q_INVOKABLE void take();

signals:
    void changed();
    /// Emitted when `question` is set.
    void asked();

private:
    void reset();
    void want(const QString& sequence, const QString& question);

    QString m_action;
    bool m_waiting = false;
    QString m_refusal;
    QString m_question;
    /// The requested key; empty for the default keys.
    QString m_wanted;
};

} // namespace leadline::app
