// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/KeyMap.h"

#include "language/Tr.h"
#include "settings/KeyWords.h"

#include <QJSEngine>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

QString settingOf(const QString& action)
{
    return QStringLiteral("keys/") + action;
}

/// Null where there is none.
const KeyGroup* groupAt(int index)
{
    const auto groups = keyGroups();
    return index >= 0 && index < static_cast<int>(groups.size())
               ? &groups[static_cast<std::size_t>(index)]
               : nullptr;
}

QStringList allActions()
{
    QStringList all;
    for (int group = 0; group < KeyMap::groupCount(); ++group)
        all += KeyMap::actionsOf(group);
    return all;
}

QList<QKeySequence> usualOf(const QString& action)
{
    const KeyAction* known = keyActionOf(action);
    return known ? known->usualKeys() : QList<QKeySequence>();
}

/// Who asks for one of his usual keys gets all of them.
QList<QKeySequence> wantedBy(const QString& action, const QKeySequence& key)
{
    const QList<QKeySequence> usual = usualOf(action);
    return usual.contains(key) ? usual : withTwin(key);
}

/// Empty for what is no key.
QKeySequence keyOf(const QString& sequence)
{
    const QList<QKeySequence> keys = keysOf(sequence);
    return keys.size() == 1 && !sequence.contains(u' ') ? keys.first() : QKeySequence();
}

/// KeyMap's own tr() would look among its own words.
QString translated(const char* english)
{
    return tr(english);
}

QString takenWords(const QKeySequence& key, const QString& holder)
{
    return tr("%1 is the key of “%2”. Take it from there?").arg(keyWords(key), holder);
}

bool meet(const QList<QKeySequence>& one, const QList<QKeySequence>& other)
{
    return std::ranges::any_of(one, [&](const QKeySequence& key) { return other.contains(key); });
}

} // namespace

KeyMap::KeyMap()
{
    work();
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

QString KeyMap::groupWords(int group)
{
    const KeyGroup* known = groupAt(group);
    return known ? translated(known->words) : QString();
}

QStringList KeyMap::actionsOf(int group)
{
    QStringList ids;
    if (const KeyGroup* known = groupAt(group))
        for (const KeyAction& action : known->actions)
            ids += QString::fromLatin1(action.id);
    return ids;
}

QString KeyMap::wordsOf(const QString& action)
{
    const KeyAction* known = keyActionOf(action);
    return known ? translated(known->words) : QString();
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

QString KeyMap::said(const QStringList& actions) const
{
    QList<QList<QKeySequence>> all;
    for (const QString& action : actions) {
        const KeyAction* known = keyActionOf(action);
        all += keys(action).first(
            std::min<qsizetype>(keys(action).size(), known && isUsual(action) ? known->said : 1));
    }
    return keysWords(all);
}

bool KeyMap::hasKey(const QString& action) const
{
    return !keys(action).isEmpty();
}

bool KeyMap::isUsual(const QString& action) const
{
    return keys(action) == usualOf(action);
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
    return usualOf(action).contains(key) ? QString() : keyRefusal(key);
}

QString KeyMap::conflictOver(const QList<QKeySequence>& wanted, const QString& action) const
{
    for (const QKeySequence& key : wanted)
        if (const QString holder = holderOf(key, action); !holder.isEmpty())
            return takenWords(key, wordsOf(holder));
    return {};
}

QString KeyMap::conflict(const QString& action, const QString& sequence) const
{
    const QKeySequence key = keyOf(sequence);
    return key.isEmpty() ? QString() : conflictOver(wantedBy(action, key), action);
}

QString KeyMap::usualConflict(const QString& action) const
{
    return conflictOver(usualOf(action), action);
}

void KeyMap::give(const QString& action, const QString& sequence)
{
    const QKeySequence key = keyOf(sequence);
    if (key.isEmpty() || !keyActionOf(action) || !refusal(action, sequence).isEmpty())
        return;
    if (usualOf(action).contains(key)) {
        useUsual(action);
        return;
    }
    letGo(withTwin(key), action);
    keep(action, withTwin(key));
    work();
}

void KeyMap::takeAway(const QString& action)
{
    if (!keyActionOf(action))
        return;
    keep(action, {});
    work();
}

void KeyMap::useUsual(const QString& action)
{
    letGo(usualOf(action), action);
    forget(action);
    work();
}

void KeyMap::reset()
{
    m_kept.clear();
    QSettings().remove(QStringLiteral("keys"));
    work();
}

void KeyMap::keep(const QString& action, const QList<QKeySequence>& keys)
{
    m_kept.insert(action, keys);
    QSettings().setValue(settingOf(action), portableOf(keys));
}

void KeyMap::forget(const QString& action)
{
    m_kept.remove(action);
    QSettings().remove(settingOf(action));
}

/// Who has one of them as its usual key gives way by itself while it is another's.
void KeyMap::letGo(const QList<QKeySequence>& keys, const QString& but)
{
    for (const QString& action : allActions()) {
        if (action == but || !m_kept.contains(action) || !meet(m_kept.value(action), keys))
            continue;
        QList<QKeySequence> left = m_kept.value(action);
        left.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
        keep(action, left);
    }
}

void KeyMap::restore()
{
    m_kept.clear();
    const QSettings settings;
    QList<QKeySequence> taken;
    for (const QString& action : allActions()) {
        if (!settings.contains(settingOf(action)))
            continue;
        const QString text = settings.value(settingOf(action)).toString();
        QList<QKeySequence> keys = keysOf(text);
        // Whoever wrote that by hand wrote what may be, too.
        keys.removeIf([&](const QKeySequence& key) {
            return taken.contains(key) ||
                   (!usualOf(action).contains(key) && !keyRefusal(key).isEmpty());
        });
        if ((keys.isEmpty() && !text.isEmpty()) || keys == usualOf(action))
            continue;
        taken += keys;
        m_kept.insert(action, keys);
    }
    work();
}

void KeyMap::sayAgain()
{
    ++m_revision;
    emit changed();
}

void KeyMap::work()
{
    QList<QKeySequence> taken;
    for (const QList<QKeySequence>& keys : std::as_const(m_kept))
        taken += keys;
    m_keys.clear();
    for (const QString& action : allActions()) {
        QList<QKeySequence> keys = m_kept.value(action, usualOf(action));
        if (!m_kept.contains(action))
            keys.removeIf([&](const QKeySequence& key) { return taken.contains(key); });
        if (!keys.isEmpty())
            m_keys.insert(action, keys);
    }
    sayAgain();
}

} // namespace leadline::app
