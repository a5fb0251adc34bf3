// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeyHands.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QTest>

namespace leadline::test {

namespace {

/// More controls than a window has.
constexpr int mostTabs = 200;

QString spokenNameOf(QQuickItem* item)
{
    QAccessibleInterface* const translated = QAccessible::queryAccessibleInterface(item);
    return translated ? translated->text(QAccessible::Name) : QString();
}

/// As QKeySequence reads it.
QString plainKey(QString key)
{
    const std::array<std::pair<const char*, const char*>, 5> signs{
        {{"←", "Left"}, {"→", "Right"}, {"↑", "Up"}, {"↓", "Down"}, {"Enter", "Return"}}};
    for (const auto& [sign, name] : signs)
        key.replace(QString::fromUtf8(sign), QString::fromLatin1(name));
    return key;
}

} // namespace

QString KeyHands::press(const QString& words)
{
    for (const QString& part : words.split(QStringLiteral(", ")))
        if (const QString why = pressOne(part); !why.isEmpty())
            return why;
    return {};
}

QString KeyHands::pressOne(const QString& words)
{
    static const QRegularExpression times(QStringLiteral("^(.+) (\\d+) times$"));
    static const QRegularExpression tab(QStringLiteral("^(Shift\\+)?Tab to (.+)$"));
    static const QRegularExpression type(QStringLiteral("^type (.+)$"));
    if (const auto to = tab.match(words); to.hasMatch())
        return tabTo(to.captured(2), to.hasCaptured(1));
    if (const auto typed = type.match(words); typed.hasMatch()) {
        for (const QChar letter : typed.captured(1))
            QTest::keyClick(&m_run.window(), letter.toLatin1());
        return {};
    }
    const auto repeated = times.match(words);
    const QString key = repeated.hasMatch() ? repeated.captured(1) : words;
    for (int left = repeated.hasMatch() ? repeated.captured(2).toInt() : 1; left > 0; --left)
        if (!pressKey(key))
            return QStringLiteral("There is no key %1").arg(key);
    return {};
}

bool KeyHands::pressKey(const QString& key)
{
    const QKeySequence keys = QKeySequence::fromString(plainKey(key));
    if (keys.count() != 1 || keys[0].key() == Qt::Key_unknown)
        return false;
    QTest::keyClick(&m_run.window(), keys[0].key(), keys[0].keyboardModifiers());
    return true;
}

bool KeyHands::isFocused(const QString& name) const
{
    QQuickItem* const item = m_run.window().activeFocusItem();
    if (!item)
        return false;
    // A list gives the keyboard to its row.
    if (const auto known = m_names.find(name); known != m_names.end()) {
        QQuickItem* of = item;
        while (of && of->objectName() != *known)
            of = of->parentItem();
        return of != nullptr;
    }
    // A choice of a group says the group's name first.
    const QString translated = spokenNameOf(item);
    return translated == name || translated.endsWith(' ' + name);
}

QString KeyHands::tabTo(const QString& name, bool back)
{
    QStringList passed;
    for (int i = 0; i < mostTabs; ++i) {
        QTest::keyClick(&m_run.window(), back ? Qt::Key_Backtab : Qt::Key_Tab,
                        back ? Qt::ShiftModifier : Qt::NoModifier);
        if (isFocused(name))
            return {};
        if (QQuickItem* item = m_run.window().activeFocusItem())
            passed += spokenNameOf(item) + '/' + item->objectName();
    }
    passed.removeDuplicates();
    return QStringLiteral("Tab does not reach %1, but %2").arg(name, passed.join("; "));
}

} // namespace leadline::test
