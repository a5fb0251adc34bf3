// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace leadline::app {

/// Keys of the actions that differ from the defaults, saved in the settings file.
class KeyStore {
public:
    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    /// The action's keys differ from the defaults; it may have none.
    [[nodiscard]] bool has(const QString& action) const { return m_keys.contains(action); }
    [[nodiscard]] QList<QKeySequence> keys(const QString& action) const
    {
        return m_keys.value(action);
    }
    /// Keys of all stored actions.
    [[nodiscard]] QList<QKeySequence> all() const;

    void store(const QString& action, const QList<QKeySequence>& keys);
    void forget(const QString& action);
    /// Removes these keys from all stored actions except `but`. Actions that have one as their
    /// default are not changed: KeyMap hides a default key while another action has it.
    void release(const QList<QKeySequence>& keys, const QString& but);
    void clear();
    /// Loads the keys from the settings file, without invalid ones.
    void restore();

private:
    /// Keys by action.
    QHash<QString, QList<QKeySequence>> m_keys;
};

} // namespace leadline::app
