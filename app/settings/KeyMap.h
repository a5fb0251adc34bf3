// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/KeyStore.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace leadline::app {

/// Which keys do what: one for the whole program. What differs from the usual is kept in the
/// settings. No key is ever that of two actions; where a kept one is the usual one of another, the
/// other has it again as soon as it is free.
///
/// Keys are written as QKeySequence does (PortableText); actions are those of keyGroups(), and one
/// that is not among them has no keys.
class KeyMap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Goes up with each change: views that ask for keys depend on it (Format.qml, ActionKey.qml).
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(bool usual READ isAllUsual NOTIFY changed)
    /// Of what Setup lists together.
    Q_PROPERTY(int groupCount READ groupCount CONSTANT)

public:
    [[nodiscard]] static KeyMap& instance();
    /// For QML, which does not own it.
    [[nodiscard]] static KeyMap* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] bool isAllUsual() const { return m_kept.isEmpty(); }
    [[nodiscard]] static int groupCount();

    [[nodiscard]] Q_INVOKABLE static QString groupWords(int group);
    [[nodiscard]] Q_INVOKABLE static QStringList actionsOf(int group);
    [[nodiscard]] Q_INVOKABLE static QString wordsOf(const QString& action);
    [[nodiscard]] Q_INVOKABLE QVariantList sequences(const QString& action) const;
    /// "Ctrl+O" as it is printed on keys; of several actions "Shift+← →". A dash for none.
    [[nodiscard]] Q_INVOKABLE QString said(const QStringList& actions) const;
    [[nodiscard]] Q_INVOKABLE bool hasKey(const QString& action) const;
    [[nodiscard]] Q_INVOKABLE bool isUsual(const QString& action) const;
    /// It has the key of a focused control, such as Space: then it waits until none has the focus.
    [[nodiscard]] Q_INVOKABLE bool yields(const QString& action) const;

    /// What was pressed, by what the event says of it; empty for Shift and its like alone.
    [[nodiscard]] Q_INVOKABLE static QString pressed(int key, int modifiers, const QString& text);
    /// Which action that does; empty for none.
    [[nodiscard]] Q_INVOKABLE QString actionOf(const QString& sequence) const;
    /// Why the action cannot have this key, and what to do; empty where it can.
    [[nodiscard]] Q_INVOKABLE static QString refusal(const QString& action,
                                                     const QString& sequence);
    /// Whose key it is, if it is another's: "Ctrl+O is the key of “Open log”. …"
    [[nodiscard]] Q_INVOKABLE QString conflict(const QString& action,
                                               const QString& sequence) const;
    /// The same of the keys that the action had at first.
    [[nodiscard]] Q_INVOKABLE QString usualConflict(const QString& action) const;
    /// Instead of those that it has; whoever had it has it no more. Nothing where it is refused.
    Q_INVOKABLE void give(const QString& action, const QString& sequence);
    Q_INVOKABLE void takeAway(const QString& action);
    Q_INVOKABLE void useUsual(const QString& action);
    Q_INVOKABLE void reset();

    [[nodiscard]] QList<QKeySequence> keys(const QString& action) const;
    /// As they were kept: at the program's start.
    void restore();
    /// All words are others now.
    void sayAgain();

signals:
    void changed();

private:
    KeyMap();

    [[nodiscard]] QString holderOf(const QKeySequence& key, const QString& but) const;
    [[nodiscard]] QString conflictOver(const QList<QKeySequence>& wanted,
                                       const QString& action) const;
    void work();

    KeyStore m_kept;
    /// By action: all that have any.
    QHash<QString, QList<QKeySequence>> m_keys;
    int m_revision = 0;
};

} // namespace leadline::app
