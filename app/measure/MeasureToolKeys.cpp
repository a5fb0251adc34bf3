// SPDX-License-Identifier: GPL-3.0-or-later
// How a line is laid by keys.
#include "measure/MeasureTool.h"

namespace leadline::app {

namespace {

/// By keys, over what has no echo, steps.
constexpr int farthest = 24;

/// As QML hands them over.
Qt::KeyboardModifiers asModifiers(int modifiers)
{
    return Qt::KeyboardModifiers::fromInt(static_cast<Qt::KeyboardModifiers::Int>(modifiers));
}

} // namespace

void MeasureTool::step(int right, int up)
{
    const bool moves = m_shown && m_held < laid();
    if (moves)
        probe(pointOf(m_held));
    moveCursor(right, up);
    // Over what was not scanned it goes on to the next echo.
    int further = 0;
    while (moves && !lay(m_held) && further < farthest) {
        moveCursor(right, up);
        ++further;
    }
    if (further == farthest)
        probe(pointOf(m_held));
    look();
}

void MeasureTool::enter()
{
    if (!m_shown || (laid() == most() && !m_loose && m_held + 1 == laid()))
        startAnew();
    if (m_held + 1 < laid()) {
        ++m_held;
        probe(pointOf(m_held));
    } else if (m_loose) {
        m_loose = false;
    } else if (laid() > 0 || lay(0)) {
        probe(pointOf(laid() - 1));
        m_loose = lay(laid());
        m_held = laid() - 1;
    } else {
        emit nothingThere();
    }
    look();
}

void MeasureTool::holdNext(int by)
{
    m_loose = false;
    const auto ends = static_cast<int>(laid());
    m_held = static_cast<std::size_t>((held() + by + ends) % ends);
    probe(pointOf(m_held));
    look();
}

bool MeasureTool::wants(int key, int modifiers) const
{
    const Qt::KeyboardModifiers with = asModifiers(modifiers);
    if (!m_active || (with & ~(Qt::KeypadModifier | Qt::ShiftModifier)))
        return false;
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return m_shown && laid() > 1;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        return !with.testFlag(Qt::ShiftModifier);
    default:
        return false;
    }
}

bool MeasureTool::take(int key, int modifiers)
{
    if (!wants(key, modifiers))
        return false;
    switch (key) {
    case Qt::Key_Tab:
        holdNext(asModifiers(modifiers).testFlag(Qt::ShiftModifier) ? -1 : 1);
        break;
    case Qt::Key_Backtab:
        holdNext(-1);
        break;
    case Qt::Key_Left:
        step(-1, 0);
        break;
    case Qt::Key_Right:
        step(1, 0);
        break;
    case Qt::Key_Up:
        step(0, 1);
        break;
    case Qt::Key_Down:
        step(0, -1);
        break;
    case Qt::Key_Escape:
        leave();
        break;
    default:
        enter();
        break;
    }
    return true;
}

} // namespace leadline::app
