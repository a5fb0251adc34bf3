// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/KeyMap.h"

#include "language/Tr.h"
#include "settings/KeyActions.h"
#include "settings/KeyText.h"

#include <QJSEngine>

#include <algorithm>

namespace leadline::app {

namespace {

/// Null if there is no such group.
const KeyGroup* groupAt(int index)
{
    const auto groups = keyGroups();
    return index >= 0 && index < static_cast<int>(groups.size())
               ? &groups[static_cast<std::size_t>(index)]
               : nullptr;
}

/// A choice of one of the action's default keys sets all of its default keys.
QList<QKeySequence> wantedBy(const QString& action, const QKeySequence& key)
{
    const QList<QKeySequence> usual = defaultKeysOf(action);
    return usual.contains(key) ? usual : withTwin(key);
}

/// Empty if the text is not exactly one key.
QKeySequence keyOf(const QString& sequence)
{
    const QList<QKeySequence> keys = keysOf(sequence);
    return keys.size() == 1 && !sequence.contains(u' ') ? keys.first() : QKeySequence();
}

/// KeyMap has a tr() of its own with another context.
QString translated(const char* english)
{
    return tr(english);
}

QString conflictText(const QKeySequence& key, const QString& holder)
{
    return tr("%1 is assigned to “%2”. Reassign it?").arg(keyText(key), holder);
}

} // namespace

KeyMap::KeyMap()
{
    apply();
}

KeyMap& KeyMap::instance()
{
    static KeyMap only;
    return only;
}

KeyMap* KeyMap::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

int KeyMap::groupCount()
{
    return static_cast<int>(keyGroups().size());
}

QString KeyMap::groupText(int group)
{
    const KeyGroup* known = groupAt(group);
    return known ? translated(known->text) : QString();
}

QStringList KeyMap::actionsOf(int group)
{
    QStringList ids;
    if (const KeyGroup* known = groupAt(group))
        for (const KeyAction& action : known->actions)
            ids += QString::fromLatin1(action.id);
    return ids;
}

QString KeyMap::actionText(const QString& action)
{
    const KeyAction* known = keyActionOf(action);
    return known ? translated(known->text) : QString();
}

QList<QKeySequence> KeyMap::keys(const QString& action) const
{
    return m_keys.value(action);
}

QVariantList KeyMap::sequences(const QString& action) const
{
    QVariantList texts;
    for (const QKeySequence& key : keys(action))
        texts += QVariant(key.toString(QKeySequence::PortableText));
    return texts;
}

QString KeyMap::shortcutText(const QStringList& actions) const
{
    QList<QList<QKeySequence>> all;
    for (const QString& action : actions) {
        const KeyAction* known = keyActionOf(action);
        all += keys(action).first(std::min<qsizetype>(
            keys(action).size(), known && isDefault(action) ? known->shownKeys : 1));
    }
    return keysText(all);
}

bool KeyMap::hasKey(const QString& action) const
{
    return !keys(action).isEmpty();
}

bool KeyMap::isDefault(const QString& action) const
{
    return keys(action) == defaultKeysOf(action);
}

bool KeyMap::yields(const QString& action) const
{
    return std::ranges::any_of(keys(action), isOfControls);
}

QString KeyMap::pressed(int key, int modifiers, const QString& text)
{
    return pressedKey(key, Qt::KeyboardModifiers(QFlag(modifiers)), text)
        .toString(QKeySequence::PortableText);
}

QString KeyMap::holderOf(const QKeySequence& key, const QString& but) const
{
    for (auto it = m_keys.cbegin(); it != m_keys.cend(); ++it)
        if (it.key() != but && it.value().contains(key))
            return it.key();
    return {};
}

QString KeyMap::actionOf(const QString& sequence) const
{
    const QKeySequence key = keyOf(sequence);
    return key.isEmpty() ? QString() : holderOf(key, {});
}

QString KeyMap::refusal(const QString& action, const QString& sequence)
{
    const QKeySequence key = keyOf(sequence);
    return defaultKeysOf(action).contains(key) ? QString() : keyRefusal(key);
}

QString KeyMap::conflictOver(const QList<QKeySequence>& wanted, const QString& action) const
{
    for (const QKeySequence& key : wanted)
        if (const QString holder = holderOf(key, action); !holder.isEmpty())
            return conflictText(key, actionText(holder));
    return {};
}

QString KeyMap::conflict(const QString& action, const QString& sequence) const
{
    const QKeySequence key = keyOf(sequence);
    return key.isEmpty() ? QString() : conflictOver(wantedBy(action, key), action);
}

QString KeyMap::defaultConflict(const QString& action) const
{
    return conflictOver(defaultKeysOf(action), action);
}

void KeyMap::assign(const QString& action, const QString& sequence)
{
    const QKeySequence key = keyOf(sequence);
    if (key.isEmpty() || !keyActionOf(action) || !refusal(action, sequence).isEmpty())
        return;
    if (defaultKeysOf(action).contains(key)) {
        useDefault(action);
        return;
    }
    m_stored.release(withTwin(key), action);
    m_stored.store(action, withTwin(key));
    apply();
}

void KeyMap::unassign(const QString& action)
{
    if (!keyActionOf(action))
        return;
    m_stored.store(action, {});
    apply();
}

void KeyMap::useDefault(const QString& action)
{
    m_stored.release(defaultKeysOf(action), action);
    m_stored.forget(action);
    apply();
}

void KeyMap::reset()
{
    m_stored.clear();
    apply();
}

void KeyMap::restore()
{
    m_stored.restore();
    apply();
}

void KeyMap::retranslate()
{
    ++m_revision;
    emit changed();
}

void KeyMap::apply()
{
    const QList<QKeySequence> taken = m_stored.all();
    m_keys.clear();
    for (const QString& action : keyActionIds()) {
        const bool kept = m_stored.has(action);
        QList<QKeySequence> keys = kept ? m_stored.keys(action) : defaultKeysOf(action);
        if (!kept)
            keys.removeIf([&](const QKeySequence& key) { return taken.contains(key); });
        if (!keys.isEmpty())
            m_keys.insert(action, keys);
    }
    retranslate();
}

} // namespace leadline::app
