// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ShortcutCapture.h"

#include "settings/KeyMap.h"

namespace leadline::app {

void ShortcutCapture::wait()
{
    reset();
    m_waiting = true;
    emit changed();
}

void ShortcutCapture::leave()
{
    reset();
    emit changed();
}

void ShortcutCapture::reset()
{
    m_waiting = false;
    m_refusal.clear();
    m_question.clear();
}

bool ShortcutCapture::press(int key, int modifiers, const QString& text, bool repeated)
{
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool del = key == Qt::Key_Delete && modifiers == Qt::NoModifier;
    const bool own = m_waiting || enter || del;
    if (!own || repeated)
        return own;
    if (del) {
        leave();
        KeyMap::instance().unassign(m_action);
        return true;
    }
    if (!m_waiting) {
        wait();
        return true;
    }
    if (key == Qt::Key_Escape) {
        leave();
        return true;
    }
    const QString sequence = KeyMap::pressed(key, modifiers, text);
    // Modifiers such as Shift arrive before the key itself.
    if (sequence.isEmpty())
        return true;
    m_refusal = KeyMap::refusal(m_action, sequence);
    if (m_refusal.isEmpty())
        want(sequence, KeyMap::instance().conflict(m_action, sequence));
    else
        emit changed();
    return true;
}

void ShortcutCapture::requestDefault()
{
    want({}, KeyMap::instance().defaultConflict(m_action));
}

void ShortcutCapture::want(const QString& sequence, const QString& question)
{
    m_wanted = sequence;
    if (question.isEmpty()) {
        take();
        return;
    }
    reset();
    m_question = question;
    emit changed();
    emit asked();
}

void ShortcutCapture::take()
{
    leave();
    if (m_wanted.isEmpty())
        KeyMap::instance().useDefault(m_action);
    else
        KeyMap::instance().assign(m_action, m_wanted);
}

} // namespace leadline::app
