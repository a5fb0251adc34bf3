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

/// The program's shortcut keys; a singleton. Keys that differ from the defaults are saved in the
/// settings file. No key belongs to two actions: if a saved key is the default of another action,
/// that action gets it back as soon as it is free.
///
/// Keys are strings in QKeySequence::PortableText; actions are ids of keyGroups(), and unknown ones
/// have no keys.
class KeyMap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Incremented with each change, as a dependency for bindings (Format.qml, ActionKey.qml).
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(bool usual READ isAllDefault NOTIFY changed)
    /// Number of groups on the Setup page.
    Q_PROPERTY(int groupCount READ groupCount CONSTANT)

public:
    [[nodiscard]] static KeyMap& instance();
    /// Factory for the QML singleton; the engine does not own it.
    [[nodiscard]] static KeyMap* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] bool isAllDefault() const { return m_stored.isEmpty(); }
    [[nodiscard]] static int groupCount();

    [[nodiscard]] Q_INVOKABLE static QString groupText(int group);
    [[nodiscard]] Q_INVOKABLE static QStringList actionsOf(int group);
    [[nodiscard]] Q_INVOKABLE static QString actionText(const QString& action);
    [[nodiscard]] Q_INVOKABLE QVariantList sequences(const QString& action) const;
    /// Keys of an action as printed on the keyboard, "Ctrl+O", or of several: "Shift+← →". A dash
    /// for none.
    [[nodiscard]] Q_INVOKABLE QString shortcutText(const QStringList& actions) const;
    [[nodiscard]] Q_INVOKABLE bool hasKey(const QString& action) const;
    [[nodiscard]] Q_INVOKABLE bool isDefault(const QString& action) const;
    /// The action has a key that controls use, such as Space: it is inactive while one has the
    /// focus.
    [[nodiscard]] Q_INVOKABLE bool yields(const QString& action) const;

    /// The key sequence of a key event; empty for a modifier alone.
    [[nodiscard]] Q_INVOKABLE static QString pressed(int key, int modifiers, const QString& text);
    /// The action with this key; empty for none.
    [[nodiscard]] Q_INVOKABLE QString actionOf(const QString& sequence) const;
    /// Why the action cannot have this key, and what to do; empty if it can.
    [[nodiscard]] Q_INVOKABLE static QString refusal(const QString& action,
                                                     const QString& sequence);
    /// Sentence about the other action that has this key: "Ctrl+O is the key of “Open log”. …";
    /// empty if there is none.
    [[nodiscard]] Q_INVOKABLE QString conflict(const QString& action,
                                               const QString& sequence) const;
    /// conflict() for the default keys of the action.
    [[nodiscard]] Q_INVOKABLE QString defaultConflict(const QString& action) const;
    /// Replaces the action's keys by this one, and removes it from other actions. Ignored if
    /// refusal() is not empty.
    Q_INVOKABLE void assign(const QString& action, const QString& sequence);
    Q_INVOKABLE void unassign(const QString& action);
    Q_INVOKABLE void useDefault(const QString& action);
    Q_INVOKABLE void reset();

    [[nodiscard]] QList<QKeySequence> keys(const QString& action) const;
    /// Loads the saved keys; called when the program starts.
    void restore();
    /// To be called when the language changed.
    void retranslate();

signals:
    void changed();

private:
    KeyMap();

    [[nodiscard]] QString holderOf(const QKeySequence& key, const QString& but) const;
    [[nodiscard]] QString conflictOver(const QList<QKeySequence>& wanted,
                                       const QString& action) const;
    void apply();

    KeyStore m_stored;
    /// Keys by action, of all actions that have any.
    QHash<QString, QList<QKeySequence>> m_keys;
    int m_revision = 0;
};

} // namespace leadline::app
