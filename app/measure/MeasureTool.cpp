// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/MeasureTool.h"

#include "plot/Follow.h"

#include <QLineF>

#include <algorithm>

namespace leadline::app {

namespace {

/// An end of the line can be grabbed from this distance, pixels.
constexpr double reach = 14;
/// A pressed button drags once it has moved this far, pixels.
constexpr double dragFrom = 4;

} // namespace

void MeasureTool::restart()
{
    cut(0);
    m_loose = false;
    m_held = 0;
}

void MeasureTool::start()
{
    restart();
    m_dragging = false;
    m_active = true;
    update();
}

void MeasureTool::startAt(QPointF point)
{
    start();
    if (placeEnd(0, point, false) && placeEndAt(1)) {
        m_loose = true;
        m_held = 1;
    } else {
        emit noEchoThere();
    }
    update();
}

void MeasureTool::leave()
{
    restart();
    m_dragging = false;
    m_active = false;
    update();
}

void MeasureTool::followPlot(EchoItem* plot)
{
    if (!exchange(*this, m_plot, plot))
        return;
    if (plot) {
        connect(plot, &EchoItem::worked, this, [this] {
            if (isActive())
                update();
        });
        connect(plot, &EchoItem::sourceChanged, this, &MeasureTool::followSource);
    }
    followSource();
    emit setupChanged();
}

void MeasureTool::followSource()
{
    if (!exchange(*this, m_source, m_plot ? m_plot->source() : nullptr))
        return;
    if (m_source)
        connect(m_source, &SonarSource::reset, this, &MeasureTool::readAgain);
    readAgain();
}

void MeasureTool::setFacesDown(bool down)
{
    if (m_facesDown == down)
        return;
    m_facesDown = down;
    readAgain();
    emit setupChanged();
}

void MeasureTool::setSoundSpeedErrorPercent(double percent)
{
    if (m_soundSpeedErrorPercent == percent)
        return;
    m_soundSpeedErrorPercent = percent;
    update();
    emit setupChanged();
}

void MeasureTool::readAgain()
{
    for (std::size_t end = 0; end < placed(); ++end)
        if (!read(end)) {
            restart();
            m_dragging = false;
        }
    update();
}

QPointF MeasureTool::at(std::size_t end) const
{
    return end < placed() ? pointOf(end) : QPointF();
}

std::size_t MeasureTool::under(QPointF point) const
{
    const std::size_t set = placed() - (m_loose ? 1 : 0);
    for (std::size_t end = 0; m_shown && end < set; ++end)
        if (QLineF(pointOf(end), point).length() <= reach)
            return end;
    return most();
}

bool MeasureTool::placeEnd(std::size_t end, QPointF point, bool locked)
{
    const std::size_t other = end > 0 ? end - 1 : 1;
    probe(locked && other < placed() ? lockedTo(other, point) : point);
    return placeEndAt(end);
}

void MeasureTool::press(QPointF point, bool locked)
{
    m_pressed = point;
    m_dragging = true;
    m_moved = false;
    m_grabbed = false;
    if (const std::size_t taken = under(point); taken < most()) {
        m_held = taken;
        m_grabbed = true;
        m_loose = false;
        probe(pointOf(taken));
        update();
        return;
    }
    if (!m_shown || (placed() == most() && !m_loose))
        restart();
    const std::size_t end = m_loose ? placed() - 1 : placed();
    m_dragging = placeEnd(end, point, locked);
    if (m_dragging)
        m_held = end;
    else
        emit noEchoThere();
    update();
}

void MeasureTool::drag(QPointF point, bool locked)
{
    if (!m_dragging) {
        probe(point);
        return;
    }
    m_moved = m_moved || QLineF(m_pressed, point).length() > dragFrom;
    if (!m_moved)
        return;
    if (m_grabbed || m_loose) {
        placeEnd(m_held, point, locked);
    } else {
        // Dragging from a free point draws a new line that begins where the button was pressed.
        if (placed() != 1) {
            restart();
            placeEnd(0, m_pressed, false);
        }
        if (placeEnd(1, point, locked)) {
            m_loose = true;
            m_held = 1;
        }
    }
    update();
}

void MeasureTool::release()
{
    if (!m_dragging)
        return;
    m_dragging = false;
    const bool first = placed() == 1 && !m_loose;
    if (m_loose)
        m_loose = false;
    else if (first && placeEndAt(1))
        // The first click sets one end; the other end then follows the pointer.
        m_loose = true;
    m_held = placed() > 0 ? std::min(m_held + (first ? 1 : 0), placed() - 1) : 0;
    update();
}

void MeasureTool::hover(QPointF point, bool locked)
{
    if (!m_loose) {
        probe(point);
        return;
    }
    placeEnd(placed() - 1, point, locked);
    update();
}

void MeasureTool::update()
{
    measure();
    emit changed();
}

// Placing a line with keys.

namespace {

/// The greatest number of steps that one key press skips where there is no echo.
constexpr int farthest = 24;

/// QML passes keyboard modifiers as an int.
Qt::KeyboardModifiers asModifiers(int modifiers)
{
    return Qt::KeyboardModifiers::fromInt(static_cast<Qt::KeyboardModifiers::Int>(modifiers));
}

} // namespace

void MeasureTool::step(int right, int up)
{
    const bool moves = m_shown && m_held < placed();
    if (moves)
        probe(pointOf(m_held));
    moveCursor(right, up);
    // An area without echoes is skipped up to the next echo.
    int further = 0;
    while (moves && !placeEndAt(m_held) && further < farthest) {
        moveCursor(right, up);
        ++further;
    }
    if (further == farthest)
        probe(pointOf(m_held));
    update();
}

void MeasureTool::enter()
{
    if (!m_shown || (placed() == most() && !m_loose && m_held + 1 == placed()))
        restart();
    if (m_held + 1 < placed()) {
        ++m_held;
        probe(pointOf(m_held));
    } else if (m_loose) {
        m_loose = false;
    } else if (placed() > 0 || placeEndAt(0)) {
        probe(pointOf(placed() - 1));
        m_loose = placeEndAt(placed());
        m_held = placed() - 1;
    } else {
        emit noEchoThere();
    }
    update();
}

void MeasureTool::selectNextEnd(int by)
{
    m_loose = false;
    const auto ends = static_cast<int>(placed());
    m_held = static_cast<std::size_t>((held() + by + ends) % ends);
    probe(pointOf(m_held));
    update();
}

bool MeasureTool::handlesKey(int key, int modifiers) const
{
    const Qt::KeyboardModifiers with = asModifiers(modifiers);
    if (!m_active || (with & ~(Qt::KeypadModifier | Qt::ShiftModifier)))
        return false;
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return m_shown && placed() > 1;
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

bool MeasureTool::handleKey(int key, int modifiers)
{
    if (!handlesKey(key, modifiers))
        return false;
    switch (key) {
    case Qt::Key_Tab:
        selectNextEnd(asModifiers(modifiers).testFlag(Qt::ShiftModifier) ? -1 : 1);
        break;
    case Qt::Key_Backtab:
        selectNextEnd(-1);
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
