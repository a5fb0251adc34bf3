// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/SwathStripItem.h"

#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <QDeadlineTimer>
#include <QPainter>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto slice = 4ms;
/// New swaths are read that often.
constexpr auto growEvery = 250ms;
/// Between two swaths so far apart there is a gap, and no column is that of the one before.
constexpr log::Time longestApart = 2s;
constexpr double lineWidth = 1.5;
/// The scale is at least so deep.
constexpr double leastDepthM = 2;

} // namespace

SwathStripItem::SwathStripItem(QQuickItem* parent)
    : QQuickPaintedItem(parent),
      m_newestS(std::numeric_limits<double>::quiet_NaN())
{
    setFlag(ItemHasContents, false);
    m_work.setSingleShot(true);
    connect(&m_work, &QTimer::timeout, this, &SwathStripItem::work);
    connect(this, &SwathStripItem::styleChanged, this, [this] { update(); });
    connect(this, &SwathStripItem::viewChanged, this, [this] {
        follow();
        update();
    });
    connect(this, &QQuickItem::visibleChanged, this, &SwathStripItem::follow);
}

void SwathStripItem::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &SwathStripItem::forget, &SwathStripItem::follow))
        emit sourceChanged();
}

void SwathStripItem::setBeginS(double seconds)
{
    if (std::exchange(m_beginS, seconds) != seconds)
        emit viewChanged();
}

void SwathStripItem::setEndS(double seconds)
{
    if (std::exchange(m_endS, seconds) != seconds)
        emit viewChanged();
}

// An item without a whole pixel has no surface to paint on.
void SwathStripItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    setFlag(ItemHasContents, now.width() >= 1 && now.height() >= 1);
    follow();
    update();
}

void SwathStripItem::forget()
{
    m_work.stop();
    m_reader.reset();
    m_next.reset();
    m_shown = {};
    m_bottomM = leastDepthM;
    m_newestS = std::numeric_limits<double>::quiet_NaN();
    update();
    emit read();
    follow();
}

void SwathStripItem::follow()
{
    if (!isVisible() || !m_source || !m_source->present())
        return;
    if (!m_reader)
        m_reader = std::make_unique<swath::SwathReader>(m_source->reader().log(),
                                                        m_source->reader().stream());
    const std::uint64_t upTo = m_reader->countUpTo(m_source->playhead());
    const auto newest = upTo > 0 ? m_reader->timeOf(upTo - 1) : std::nullopt;
    const double newestS = newest ? secondsOf(*newest) : std::numeric_limits<double>::quiet_NaN();
    if (newestS != m_newestS && !(std::isnan(newestS) && std::isnan(m_newestS))) {
        m_newestS = newestS;
        emit read();
    }
    const auto columns = static_cast<std::size_t>(std::max(1.0, std::ceil(width())));
    if (!(m_endS > m_beginS) || width() < 1)
        return;
    const std::uint64_t swaths = m_reader->countUpTo(timeOfSeconds(m_endS));
    const Picture& newer = m_next ? *m_next : m_shown;
    const bool isSameView =
        newer.beginS == m_beginS && newer.endS == m_endS && newer.columns.size() == columns;
    if (isSameView && newer.swaths == swaths)
        return;
    if (isSameView && newer.swaths > 0 && newer.swaths < swaths) {
        // What is being read goes on first; then the newest columns are read again.
        if (m_next || m_work.isActive())
            return;
        const double at = (secondsOf(m_shown.last) - m_beginS) / (m_endS - m_beginS);
        m_column =
            std::min(columns - 1,
                     static_cast<std::size_t>(std::max(0.0, at * static_cast<double>(columns))));
        m_next = m_shown;
        m_next->swaths = swaths;
        m_next->last = m_reader->timeOf(swaths - 1).value_or(m_shown.last);
        m_work.start(growEvery);
        return;
    }
    m_next =
        Picture{.beginS = m_beginS, .endS = m_endS, .swaths = swaths, .last = {}, .columns = {}};
    if (swaths > 0)
        m_next->last = m_reader->timeOf(swaths - 1).value_or(log::Time{});
    m_next->columns.resize(columns);
    m_column = 0;
    m_work.start(0);
}

void SwathStripItem::work()
{
    if (!m_next || !m_reader)
        return;
    const QDeadlineTimer deadline(slice);
    const double columnS =
        (m_next->endS - m_next->beginS) / static_cast<double>(m_next->columns.size());
    while (m_column < m_next->columns.size() && !deadline.hasExpired()) {
        const double fromS = m_next->beginS + static_cast<double>(m_column) * columnS;
        if (m_next->swaths == 0 || fromS > secondsOf(m_next->last)) {
            m_column = m_next->columns.size();
            break;
        }
        m_next->columns[m_column] = readColumn(fromS, fromS + columnS, m_next->swaths);
        ++m_column;
    }
    if (m_column < m_next->columns.size()) {
        m_work.start(0);
        return;
    }
    m_shown = *std::exchange(m_next, std::nullopt);
    double deepest = leastDepthM;
    for (const auto& column : m_shown.columns)
        if (column)
            deepest = std::max(deepest, double{column->deepM});
    m_bottomM = roundRangeAbove(deepest);
    update();
    emit read();
    follow();
}

// The first swath of the column, else, between two swaths, the one before it.
std::optional<SwathStripItem::Depths> SwathStripItem::readColumn(double fromS, double untilS,
                                                                 std::uint64_t swaths)
{
    const std::uint64_t before =
        std::min(swaths, m_reader->countUpTo(timeOfSeconds(fromS) + justBefore));
    const std::uint64_t until =
        std::min(swaths, m_reader->countUpTo(timeOfSeconds(untilS) + justBefore));
    if (until == 0)
        return std::nullopt;
    const std::uint64_t index = until > before ? before : before - 1;
    const auto time = m_reader->timeOf(index);
    const auto next = m_reader->timeOf(before);
    if (!time || (until == before && next && *next - *time > longestApart))
        return std::nullopt;
    const auto swath = m_reader->read(index);
    if (!swath || swath->soundings.empty())
        return std::nullopt;
    m_depths.clear();
    for (const swath::LevelSounding& sounding : swath->soundings)
        m_depths.push_back(static_cast<float>(sounding.depthM));
    std::ranges::sort(m_depths);
    // Strays above and below the bottom are no part of it.
    constexpr double stray = 0.05;
    const auto last = static_cast<double>(m_depths.size() - 1);
    const auto at = [&](double share) {
        return m_depths[static_cast<std::size_t>(std::lround(share * last))];
    };
    return Depths{.shallowM = at(stray), .middleM = at(0.5), .deepM = at(1 - stray)};
}

std::optional<SwathStripItem::Depths> SwathStripItem::depthsAt(double timeS) const
{
    const double share = (timeS - m_shown.beginS) / (m_shown.endS - m_shown.beginS);
    if (!(share >= 0 && share < 1) || m_shown.columns.empty())
        return std::nullopt;
    return m_shown
        .columns[static_cast<std::size_t>(share * static_cast<double>(m_shown.columns.size()))];
}

void SwathStripItem::paint(QPainter* painter)
{
    if (!(m_endS > m_beginS) || m_shown.columns.empty())
        return;
    const double perSecond = width() / (m_endS - m_beginS);
    const double columnS =
        (m_shown.endS - m_shown.beginS) / static_cast<double>(m_shown.columns.size());
    const double perMetre = (height() - lineWidth) / m_bottomM;
    painter->setRenderHint(QPainter::Antialiasing);
    QPolygonF line;
    QPolygonF shallow;
    QPolygonF deep;
    const auto finish = [&] {
        if (line.isEmpty())
            return;
        std::reverse(deep.begin(), deep.end());
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_fill);
        painter->drawPolygon(shallow + deep);
        painter->setPen(QPen(m_edge, lineWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawPolyline(line);
        line.clear();
        shallow.clear();
        deep.clear();
    };
    for (std::size_t i = 0; i < m_shown.columns.size(); ++i) {
        const auto& column = m_shown.columns[i];
        if (!column) {
            finish();
            continue;
        }
        const double x = (m_shown.beginS + static_cast<double>(i) * columnS - m_beginS) * perSecond;
        for (const double edge : {x, x + columnS * perSecond}) {
            shallow << QPointF(edge, double{column->shallowM} * perMetre);
            line << QPointF(edge, double{column->middleM} * perMetre);
            deep << QPointF(edge, double{column->deepM} * perMetre);
        }
    }
    finish();
}

} // namespace leadline::app
