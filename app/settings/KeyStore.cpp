// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/KeyStore.h"

#include "preferences/SettingKeys.h"
#include "settings/KeyActions.h"
#include "settings/KeyText.h"

#include <algorithm>

namespace leadline::app {

namespace {

bool meet(const QList<QKeySequence>& one, const QList<QKeySequence>& other)
{
    return std::ranges::any_of(one, [&](const QKeySequence& key) { return other.contains(key); });
}

} // namespace

QList<QKeySequence> KeyStore::all() const
{
    QList<QKeySequence> all;
    for (const QList<QKeySequence>& keys : m_keys)
        all += keys;
    return all;
}

void KeyStore::store(const QString& action, const QList<QKeySequence>& keys)
{
    m_keys.insert(action, keys);
    Preferences(setting::keys).setVariant(action, portableOf(keys));
}

void KeyStore::forget(const QString& action)
{
    m_keys.remove(action);
    Preferences(setting::keys).remove(action);
}

void KeyStore::release(const QList<QKeySequence>& keys, const QString& but)
{
    for (const QString& action : keyActionIds()) {
        if (action == but || !has(action) || !meet(m_keys.value(action), keys))
            continue;
        QList<QKeySequence> left = m_keys.value(action);
        left.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
        store(action, left);
    }
}

void KeyStore::clear()
{
    m_keys.clear();
    Preferences().remove(setting::keys);
}

void KeyStore::restore()
{
    m_keys.clear();
    const Preferences preferences(setting::keys);
    QList<QKeySequence> taken;
    for (const QString& action : keyActionIds()) {
        if (!preferences.contains(action))
            continue;
        const QString text = preferences.variant(action).toString();
        const QList<QKeySequence> usual = defaultKeysOf(action);
        QList<QKeySequence> keys = keysOf(text);
        // The file may have been edited by hand, so the keys are checked like typed ones.
        keys.removeIf([&](const QKeySequence& key) {
            return taken.contains(key) || (!usual.contains(key) && !keyRefusal(key).isEmpty());
        });
        if ((keys.isEmpty() && !text.isEmpty()) || keys == usual)
            continue;
        taken += keys;
        m_keys.insert(action, keys);
    }
}

} // namespace leadline::app
