// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/StripItem.h"

#include "pictures/EchoPicture.h"
#include "plot/EchoItem.h"
#include "plot/Measuring.h"
#include "plot/SourceIndexes.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Columns are drawn in groups of this many that begin at multiples of it, so that the picture does
/// not depend on how the log grew.
constexpr int columnsATime = 32;
constexpr auto growEvery = 250ms;

} // namespace

StripItem::StripItem(QQuickItem* parent) : EchoItem(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(growEvery);
    connect(&m_pause, &QTimer::timeout, this, &EchoItem::redraw);
    // After a change of theme the old picture would stand in the wrong colours until it is
    // repainted.
    connect(this, &EchoItem::backgroundChanged, this, [this] {
        m_whole = {};
        m_shown = {};
        tiles().clear();
    });
}

void StripItem::setBeginS(double seconds)
{
    if (m_beginS == seconds)
        return;
    m_beginS = seconds;
    redraw();
    emit viewChanged();
}

void StripItem::setEndS(double seconds)
{
    if (m_endS == seconds)
        return;
    m_endS = seconds;
    redraw();
    emit viewChanged();
}

void StripItem::forget()
{
    m_complete = false;
    m_painting = false;
    m_pause.stop();
    m_shown = {};
    m_next = {};
    m_whole = {};
    m_deepestM = 0;
    tiles().clear();
}

void StripItem::draw()
{
    const QDeadlineTimer deadline = SliceBudget::ofThisFrame();
    const QSize size = pixelSize();
    if (tiles().resize(size) || m_lieBeginS != m_beginS || m_lieEndS != m_endS)
        moveShown(m_beginS, m_endS, size);
    // A log with a single ping has no duration to draw.
    if (!(m_endS > m_beginS)) {
        m_complete = true;
        return;
    }
    const Scope wanted{size,
                       m_beginS,
                       m_endS,
                       roundRangeAbove(m_deepestM),
                       source()->reader().count(),
                       restColours().entries(),
                       shaping()};
    m_complete = !m_painting && m_shown == wanted;
    if (m_complete)
        return;
    // Pings that arrive while a picture is being painted wait for the next one; another size,
    // palette or shaping restarts it.
    if (!m_painting && onlyGrew(wanted)) {
        if (m_pause.isActive())
            return;
        begin(wanted, columnOfNewest());
        m_pause.start();
    } else if (!m_painting || m_next.size != wanted.size || m_next.colours != wanted.colours ||
               m_next.shaping != wanted.shaping)
        begin(wanted);
    while (m_painting && !deadline.hasExpired()) {
        SourceIndexes& indexes = SourceIndexes::of(*source());
        if (!indexes.hasDetail(m_next.pings)) {
            connect(&indexes, &SourceIndexes::detailGrown, this, &EchoItem::redraw,
                    Qt::UniqueConnection);
            return;
        }
        if (!paintNext())
            finish();
    }
    m_complete = !m_painting && m_shown == wanted;
    if (!m_complete)
        scheduleDraw();
}

bool StripItem::isComplete() const
{
    if (m_complete || !m_pause.isActive() || m_shown.pings == 0)
        return m_complete;
    // Less than a second of pings is still to be drawn, which is hardly visible in an overview.
    const echo::PingReader& reader = source()->reader();
    const auto shown = reader.timeOf(m_shown.pings - 1);
    const auto newest = reader.timeOf(reader.count() - 1);
    return shown && newest && *newest - *shown < 1s;
}

// A strip takes longer to draw than a curve that moves stays where it is.
const raster::Colormap& StripItem::restColours() const
{
    return display() ? source()->levels()->coloursAtRest(*display()) : colours();
}

void StripItem::begin(const Scope& wanted, int from)
{
    m_next = wanted;
    m_column = from;
    m_painting = true;
    if (from == 0) {
        m_canvas = QImage(wanted.size, QImage::Format_RGBA8888);
        m_canvas.fill(Qt::transparent);
        return;
    }
    m_canvas = m_whole;
    const auto bytes = static_cast<std::size_t>(std::max(0, m_canvas.width() - from)) * 4;
    for (int y = 0; bytes > 0 && y < m_canvas.height(); ++y)
        std::memset(m_canvas.scanLine(y) + std::ptrdiff_t{from} * 4, 0, bytes);
}

bool StripItem::onlyGrew(const Scope& wanted) const
{
    Scope before = m_shown;
    before.pings = wanted.pings;
    return before == wanted && m_shown.pings > 0 && m_shown.pings < wanted.pings &&
           source()->reader().log().inTimeOrder();
}

// Column from which a picture that grew must be repainted: that of the newest ping in it, which may
// last longer than was known then.
int StripItem::columnOfNewest() const
{
    const auto newest = source()->reader().timeOf(m_shown.pings - 1);
    const double columnS = (m_shown.endS - m_shown.beginS) / m_shown.size.width();
    const double column = newest ? (secondsOf(*newest) - m_shown.beginS) / columnS : 0;
    const int within = static_cast<int>(std::clamp(column, 0.0, double(m_shown.size.width())));
    return within / columnsATime * columnsATime;
}

bool StripItem::paintNext()
{
    const int width = m_next.size.width();
    if (m_column >= width)
        return false;
    const int end = std::min(m_column + columnsATime, width);
    const double columnS = (m_next.endS - m_next.beginS) / width;
    const double fromS = m_next.beginS + m_column * columnS;
    const double untilS = m_next.beginS + end * columnS;
    m_window.load(source()->reader(), SourceIndexes::of(*source()).detail(), timeOfSeconds(fromS),
                  timeOfSeconds(untilS), static_cast<std::size_t>(end - m_column), m_next.shaping);
    if (m_window.bottomM() > m_deepestM) {
        // A deeper profile changes the vertical scale, so painting starts again from the first
        // column.
        m_deepestM = m_window.bottomM();
        if (const double bottom = roundRangeAbove(m_deepestM); bottom > m_next.bottomM) {
            Scope again = m_next;
            again.bottomM = bottom;
            begin(again);
            return true;
        }
    }
    m_raster.setWindow(0, m_next.bottomM);
    m_raster.drawByTime(canvasOf(m_canvas).columns(m_column, end), m_window, fromS, untilS,
                        restColours());
    m_column = end;
    return m_column < width;
}

void StripItem::finish()
{
    m_painting = false;
    m_shown = m_next;
    m_whole = m_canvas;
    moveShown(m_beginS, m_endS, pixelSize());
}

void StripItem::moveShown(double beginS, double endS, QSize size)
{
    m_lieBeginS = beginS;
    m_lieEndS = endS;
    tiles().clear();
    if (m_whole.isNull() || !(endS > beginS) || m_whole.height() != size.height())
        return;
    const raster::Canvas canvas = tiles().canvas();
    const double shownS = m_shown.endS - m_shown.beginS;
    std::vector<int> from(static_cast<std::size_t>(canvas.width), -1);
    for (int x = 0; x < canvas.width; ++x) {
        const double at = beginS + (x + 0.5) / canvas.width * (endS - beginS);
        const double column = std::floor((at - m_shown.beginS) / shownS * m_whole.width());
        if (column >= 0 && column < m_whole.width())
            from[static_cast<std::size_t>(x)] = static_cast<int>(column);
    }
    for (int y = 0; y < canvas.height; ++y) {
        const uchar* row = m_whole.constScanLine(y);
        for (int x = 0; x < canvas.width; ++x)
            if (const int column = from[static_cast<std::size_t>(x)]; column >= 0)
                std::memcpy(canvas.at(x, y), row + std::ptrdiff_t{column} * 4, 4);
    }
}

} // namespace leadline::app
