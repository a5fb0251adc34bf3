// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace leadline::app {

/// The keys of actions that have others than the usual ones, also in the settings.
class KeyStore {
public:
    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    /// Also where it has no key at all.
    [[nodiscard]] bool has(const QString& action) const { return m_keys.contains(action); }
    [[nodiscard]] QList<QKeySequence> keys(const QString& action) const
    {
        return m_keys.value(action);
    }
    /// Of all actions that are here.
    [[nodiscard]] QList<QKeySequence> all() const;

    void keep(const QString& action, const QList<QKeySequence>& keys);
    void forget(const QString& action);
    /// Takes these away from all others. Who has one of them as its usual key gives way by itself
    /// while it is another's.
    void release(const QList<QKeySequence>& keys, const QString& but);
    void clear();
    /// As they are in the settings, without what may not be.
    void restore();

private:
    /// By action.
    QHash<QString, QList<QKeySequence>> m_keys;
};

} // namespace leadline::app
