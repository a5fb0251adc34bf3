// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Gives one action of KeyMap another key: waits for the next one that is pressed, says why it
/// cannot be had, and asks before it is taken from another action.
class ShortcutCapture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString action MEMBER m_action NOTIFY changed)
    /// The next key is the new one.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed)
    /// Why the last one was not taken; empty as a rule.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// Whose key it is that was pressed, until take() or leave().
    Q_PROPERTY(QString question READ question NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] QString refusal() const { return m_refusal; }
    [[nodiscard]] QString question() const { return m_question; }

    Q_INVOKABLE void wait();
    /// All stays as it is.
    Q_INVOKABLE void leave();
    /// As the event says it. Enter begins, Esc leaves, Del takes the key away. False of what is not
    /// its own: everything but Enter and Del before it waits.
    Q_INVOKABLE bool press(int key, int modifiers, const QString& text, bool repeated = false);
    /// The keys that the action had at first.
    Q_INVOKABLE void wantUsual();
    /// What was asked for, from whoever has it.
    Q_INVOKABLE void take();

signals:
    void changed();
    /// There is a question.
    void asked();

private:
    void reset();
    void want(const QString& sequence, const QString& question);

    QString m_action;
    bool m_waiting = false;
    QString m_refusal;
    QString m_question;
    /// Empty for the usual ones.
    QString m_wanted;
};

} // namespace leadline::app
