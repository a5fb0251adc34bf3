// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/KeyText.h"

#include "language/Tr.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace leadline::app {

namespace {

struct Modifier {
    Qt::KeyboardModifier modifier;
    const char* words;
};
constexpr std::array modifierWords{
    Modifier{Qt::ControlModifier, QT_TRANSLATE_NOOP("leadline::app", "Ctrl")},
    Modifier{Qt::AltModifier, QT_TRANSLATE_NOOP("leadline::app", "Alt")},
    Modifier{Qt::ShiftModifier, QT_TRANSLATE_NOOP("leadline::app", "Shift")},
    Modifier{Qt::MetaModifier, QT_TRANSLATE_NOOP("leadline::app", "Meta")},
};

struct NamedKey {
    Qt::Key key;
    const char* words;
};
constexpr std::array namedKeys{
    NamedKey{Qt::Key_Space, QT_TRANSLATE_NOOP("leadline::app", "Space")},
    NamedKey{Qt::Key_Return, QT_TRANSLATE_NOOP("leadline::app", "Enter")},
    NamedKey{Qt::Key_Enter, QT_TRANSLATE_NOOP("leadline::app", "Enter")},
    NamedKey{Qt::Key_Backspace, QT_TRANSLATE_NOOP("leadline::app", "Backspace")},
    NamedKey{Qt::Key_Tab, QT_TRANSLATE_NOOP("leadline::app", "Tab")},
    NamedKey{Qt::Key_Backtab, QT_TRANSLATE_NOOP("leadline::app", "Tab")},
    NamedKey{Qt::Key_Escape, QT_TRANSLATE_NOOP("leadline::app", "Esc")},
    NamedKey{Qt::Key_Delete, QT_TRANSLATE_NOOP("leadline::app", "Del")},
    NamedKey{Qt::Key_Insert, QT_TRANSLATE_NOOP("leadline::app", "Ins")},
    NamedKey{Qt::Key_Home, QT_TRANSLATE_NOOP("leadline::app", "Home")},
    NamedKey{Qt::Key_End, QT_TRANSLATE_NOOP("leadline::app", "End")},
    NamedKey{Qt::Key_PageUp, QT_TRANSLATE_NOOP("leadline::app", "PgUp")},
    NamedKey{Qt::Key_PageDown, QT_TRANSLATE_NOOP("leadline::app", "PgDn")},
    NamedKey{Qt::Key_Menu, QT_TRANSLATE_NOOP("leadline::app", "Menu")},
    NamedKey{Qt::Key_Print, QT_TRANSLATE_NOOP("leadline::app", "Print")},
    NamedKey{Qt::Key_Left, "←"},
    NamedKey{Qt::Key_Right, "→"},
    NamedKey{Qt::Key_Up, "↑"},
    NamedKey{Qt::Key_Down, "↓"},
    NamedKey{Qt::Key_Minus, "−"},
};

Qt::KeyboardModifiers modifiersOf(const QKeySequence& key)
{
    return key[0].keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
}

QString prefixOf(const QKeySequence& key)
{
    QString prefix;
    for (const Modifier& each : modifierWords)
        if (modifiersOf(key).testFlag(each.modifier))
            prefix += tr(each.words) + u'+';
    return prefix;
}

QString nameOf(const QKeySequence& key)
{
    const auto named = std::ranges::find(namedKeys, key[0].key(), &NamedKey::key);
    return named != namedKeys.end() ? tr(named->words)
                                    : QKeySequence(key[0].key()).toString(QKeySequence::NativeText);
}

bool isArrow(Qt::Key key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isPage(Qt::Key key)
{
    return key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

bool isAmong(const QKeySequence& key, const char* portable)
{
    const QStringList all = QString::fromLatin1(portable).split(u' ');
    return all.contains(key.toString(QKeySequence::PortableText));
}

/// Keys of lists and plots with the focus: F2 and Del for markers, C and R for the Ping1D, Z for
/// the polar view, and arrows with Shift and Ctrl for both. In addition, keys that text fields use.
constexpr const char* ofLists =
    "F2 Del C R Z Menu Ctrl+A Ctrl+C Ctrl+V Ctrl+X Shift+Up Shift+Down Ctrl+Up Ctrl+Down";
constexpr const char* ofDesktop = "Print Alt+F4 Alt+Space";

} // namespace

QString keyText(const QKeySequence& key)
{
    return key.isEmpty() ? QString() : prefixOf(key) + nameOf(key);
}

QString keysText(const QList<QList<QKeySequence>>& keys)
{
    QList<QKeySequence> all;
    for (const QList<QKeySequence>& each : keys)
        all += each.isEmpty() ? QList<QKeySequence>{QKeySequence()} : each;
    const bool complete = std::ranges::none_of(all, &QKeySequence::isEmpty);
    const auto alike = [&](const QKeySequence& key) {
        return modifiersOf(key) == modifiersOf(all.first()) &&
               (isArrow(key[0].key()) || isPage(key[0].key()) ||
                (modifiersOf(key) == Qt::NoModifier && nameOf(key).size() == 1));
    };
    QStringList words;
    // A common prefix is shown once.
    if (complete && all.size() > 1 && std::ranges::all_of(all, alike)) {
        for (const QKeySequence& key : all)
            words += nameOf(key);
        return prefixOf(all.first()) + words.join(u' ');
    }
    for (const QKeySequence& key : all)
        words += key.isEmpty() ? QStringLiteral("–") : keyText(key);
    return words.join(QStringLiteral(", "));
}

bool isOfControls(const QKeySequence& key)
{
    if (key.isEmpty())
        return false;
    switch (key[0].key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return (modifiersOf(key) & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return modifiersOf(key) == Qt::NoModifier;
    default:
        return false;
    }
}

QString keyRefusal(const QKeySequence& key)
{
    if (key.isEmpty())
        return tr("This key is not supported. Choose another one.");
    const QString words = keyText(key);
    if (key[0].key() == Qt::Key_Tab || key[0].key() == Qt::Key_Backtab)
        return tr("%1 moves between controls. Choose another key.").arg(words);
    if (key[0].key() == Qt::Key_Escape)
        return tr("%1 leaves and closes. Choose another key.").arg(words);
    if (isOfControls(key))
        return tr("%1 belongs to the control that has the focus. Choose another key.").arg(words);
    if (isAmong(key, ofLists))
        return tr("%1 belongs to the list, plot or field that has the focus. Choose another key.")
            .arg(words);
    const bool console = modifiersOf(key).testFlags(Qt::ControlModifier | Qt::AltModifier);
    if (modifiersOf(key).testFlag(Qt::MetaModifier) || console || isAmong(key, ofDesktop))
        return tr("%1 belongs to the desktop. Choose another key.").arg(words);
    return {};
}

QKeySequence pressedKey(int key, Qt::KeyboardModifiers modifiers, const QString& text)
{
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
        return {};
    default:
        break;
    }
    Qt::KeyboardModifiers held =
        modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier | Qt::MetaModifier);
    const bool sign = !text.isEmpty() && text.front().isPrint() &&
                      !text.front().isLetterOrNumber() && !text.front().isSpace();
    if (sign)
        held.setFlag(Qt::ShiftModifier, false);
    return {QKeyCombination(held, static_cast<Qt::Key>(key))};
}

QList<QKeySequence> withTwin(const QKeySequence& key)
{
    const Qt::Key other = key[0].key() == Qt::Key_Return  ? Qt::Key_Enter
                          : key[0].key() == Qt::Key_Enter ? Qt::Key_Return
                                                          : Qt::Key_unknown;
    QList<QKeySequence> keys{key};
    if (other != Qt::Key_unknown)
        keys += QKeySequence(QKeyCombination(key[0].keyboardModifiers(), other));
    return keys;
}

} // namespace leadline::app
