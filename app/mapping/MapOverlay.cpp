// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping/MapOverlay.h"

#include "language/Tr.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::app {

namespace {

/// The oldest part of the track has that share of the newest one's strength.
constexpr double palest = 0.4;
constexpr std::array timeStepsS{120.0, 300.0, 600.0, 1200.0, 1800.0, 3600.0, 7200.0, 21600.0};
constexpr double mostTimes = 12;
constexpr double ellipseEveryS = 60;

QColor faded(QColor colour, double share)
{
    colour.setAlphaF(colour.alphaF() * static_cast<float>(share));
    return colour;
}

double timeStepOf(double spanS)
{
    const auto* step = std::ranges::find_if(
        timeStepsS, [spanS](double each) { return spanS / each <= mostTimes; });
    return step == timeStepsS.end() ? timeStepsS.back() : *step;
}

} // namespace

MapOverlay::MapOverlay(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setFlag(ItemHasContents, false);
    setAntialiasing(true);
    connect(this, &MapOverlay::styleChanged, this, [this] { update(); });
}

void MapOverlay::setView(MapItem* view)
{
    if (m_view == view)
        return;
    if (m_view)
        m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &MapItem::viewChanged, this, [this] { update(); });
        connect(view, &MapItem::measureChanged, this, [this] { update(); });
    }
    update();
    emit viewChanged();
}

// An item without a whole pixel has no surface to paint on.
void MapOverlay::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    setFlag(ItemHasContents, now.width() >= 1 && now.height() >= 1);
    update();
}

void MapOverlay::paint(QPainter* painter)
{
    const MapPicture* picture = m_view ? m_view->picture() : nullptr;
    if (!picture || picture->placed() == 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    m_taken.clear();
    for (const QVariant& cover : m_covers)
        m_taken.push_back(cover.toRectF());
    paintGrid(*painter);
    if (m_range)
        paintRange(*painter);
    if (m_loops)
        paintLoops(*painter);
    if (m_track)
        paintTrack(*painter);
    if (m_ellipses)
        paintEllipses(*painter);
    paintVehicle(*painter);
    if (m_markers)
        paintMarkers(*painter);
    paintMeasure(*painter);
    if (m_track)
        paintTimes(*painter);
}

QString MapOverlay::gridLabel(double value, Qt::Orientation along, bool hasNorth)
{
    const bool isAcross = along == Qt::Horizontal;
    const QString figure = QString::number(std::abs(value));
    const QString text = QStringLiteral("%1 %2");
    if (hasNorth)
        return (value < 0 ? QStringLiteral("−") : QString()) +
               text.arg(figure, isAcross ? tr("E") : tr("N"));
    if (value == 0)
        return figure;
    if (isAcross)
        return text.arg(figure, value < 0 ? tr("left") : tr("right"));
    return text.arg(figure, value < 0 ? tr("astern") : tr("ahead"));
}

void MapOverlay::paintGrid(QPainter& painter)
{
    if (!(m_gridM > 0))
        return;
    const std::array corners{QPointF(0, 0), QPointF(width(), 0), QPointF(width(), height()),
                             QPointF(0, height())};
    QRectF shown(m_view->placeOf(corners[0]), QSizeF(0, 0));
    for (const QPointF& corner : corners) {
        const QPointF place = m_view->placeOf(corner);
        shown.setLeft(std::min(shown.left(), place.x()));
        shown.setRight(std::max(shown.right(), place.x()));
        shown.setTop(std::min(shown.top(), place.y()));
        shown.setBottom(std::max(shown.bottom(), place.y()));
    }
    painter.setPen(QPen(m_gridColor, 1));
    const bool isUpright = m_view->upDeg() == 0;
    const auto label = [&](double metres, Qt::Orientation along) {
        return gridLabel(std::round(metres * m_perMetre * 100) / 100, along,
                         m_view->picture()->hasNorth);
    };
    const QFontMetricsF metrics(m_font);
    struct Label {
        QString text;
        QPointF at;
    };
    std::vector<Label> labels;
    const auto forEachLine = [this](double from, double until, const auto& paintAt) {
        constexpr int mostLines = 500;
        const double first = std::ceil(from / m_gridM);
        for (int i = 0; i < mostLines && (first + i) * m_gridM <= until; ++i)
            paintAt((first + i) * m_gridM);
    };
    forEachLine(shown.left(), shown.right(), [&](double x) {
        const QPointF from = m_view->pointOf(shown.top(), x);
        const QPointF to = m_view->pointOf(shown.bottom(), x);
        painter.drawLine(from, to);
        if (isUpright)
            labels.push_back({label(x, Qt::Horizontal), {from.x(), height() - metrics.height()}});
    });
    forEachLine(shown.top(), shown.bottom(), [&](double y) {
        const QPointF from = m_view->pointOf(y, shown.left());
        painter.drawLine(from, m_view->pointOf(y, shown.right()));
        if (isUpright) {
            const QString text = label(y, Qt::Vertical);
            labels.push_back({text,
                              {metrics.horizontalAdvance(text) / 2 + 8 * m_unit,
                               from.y() - metrics.height() / 2 - 2 * m_unit}});
        }
    });
    for (const Label& each : labels)
        (void)write(painter, each.text, each.at, m_textColor);
}

void MapOverlay::paintRange(QPainter& painter) const
{
    const MapPicture& picture = *m_view->picture();
    if (picture.rangesM.empty())
        return;
    const double radius = picture.rangesM.back() * m_view->pixelsPerMetre();
    QPen pen(faded(m_textColor, 0.8), m_unit);
    pen.setDashPattern({1, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(pointOf(*picture.newest()), radius, radius);
}

void MapOverlay::paintTrack(QPainter& painter)
{
    const MapPicture& picture = *m_view->picture();
    const double count = static_cast<double>(picture.poses.size());
    // A halo under all of it first, that it is seen over any echo.
    for (const bool isHalo : {true, false}) {
        for (std::size_t i = 1; i < picture.poses.size(); ++i) {
            const map::MapPose& from = picture.poses[i - 1];
            const map::MapPose& to = picture.poses[i];
            if (!from.isPlaced || !to.isPlaced)
                continue;
            const bool isAlone = picture.isAlone(i);
            QPen pen(isHalo    ? m_haloColor
                     : isAlone ? m_warnColor
                               : faded(m_trackColor,
                                       palest + (1 - palest) * static_cast<double>(i) / count),
                     (isHalo ? 4 : 2) * m_unit);
            pen.setCapStyle(isAlone ? Qt::FlatCap : Qt::RoundCap);
            if (isAlone && !isHalo)
                pen.setDashPattern({3, 2});
            painter.setPen(pen);
            painter.drawLine(pointOf(from), pointOf(to));
        }
        // What is not final yet.
        const map::MapPose* before = picture.poses.empty() ? nullptr : &picture.poses.back();
        for (const map::MapPose& pose : picture.ahead) {
            painter.setPen(QPen(isHalo ? m_haloColor : m_trackColor, (isHalo ? 4 : 2) * m_unit));
            if (before && before->isPlaced)
                painter.drawLine(pointOf(*before), pointOf(pose));
            before = &pose;
        }
    }
}

void MapOverlay::paintTimes(QPainter& painter)
{
    const MapPicture& picture = *m_view->picture();
    const auto first = std::ranges::find_if(picture.poses, &map::MapPose::isPlaced);
    const double spanS = picture.poses.back().timeS - first->timeS;
    const double stepS = timeStepOf(spanS);
    const QFontMetricsF metrics(m_font);
    const auto beside = [&](const QPointF& at, const QString& text, const QColor& colour) {
        const double x = metrics.horizontalAdvance(text) / 2 + 8 * m_unit;
        const double y = metrics.height() / 2 + 6 * m_unit;
        for (const QPointF& off : {QPointF(0, y), QPointF(0, -y), QPointF(x, 0), QPointF(-x, 0)})
            if (write(painter, text, at + off, colour))
                return;
    };
    // The start, a ring.
    const QPointF start = pointOf(*first);
    painter.setBrush(m_haloColor);
    painter.setPen(QPen(m_trackColor, 2 * m_unit));
    painter.drawEllipse(start, 5 * m_unit, 5 * m_unit);
    m_taken.push_back(
        QRectF(start.x() - 6 * m_unit, start.y() - 6 * m_unit, 12 * m_unit, 12 * m_unit));
    beside(start, tr("Start"), m_vehicleColor);
    double next = (std::floor(first->timeS / stepS) + 1) * stepS;
    for (auto pose = first; pose != picture.poses.end(); ++pose) {
        if (pose->timeS < next || !pose->isPlaced)
            continue;
        next = (std::floor(pose->timeS / stepS) + 1) * stepS;
        const QPointF at = pointOf(*pose);
        painter.setPen(QPen(m_haloColor, m_unit));
        painter.setBrush(m_trackColor);
        painter.drawEllipse(at, 3 * m_unit, 3 * m_unit);
        beside(at, m_view->model()->timeText(pose->timeS), m_vehicleColor);
    }
    // What one source carried alone, once for each stretch.
    bool wasAlone = false;
    for (std::size_t i = 1; i < picture.poses.size(); ++i) {
        const bool isAlone = picture.poses[i].isPlaced && picture.isAlone(i);
        if (isAlone && !wasAlone) {
            const map::SweepSources& leg = picture.legs[i];
            beside(pointOf(picture.poses[i]),
                   leg.picture ? tr("Picture only")
                   : leg.dvl   ? tr("DVL only, no match")
                               : tr("GPS only, no match"),
                   m_warnColor);
        }
        wasAlone = isAlone;
    }
}

void MapOverlay::paintEllipse(QPainter& painter, const map::MapPose& pose) const
{
    painter.save();
    painter.translate(pointOf(pose));
    painter.rotate(pose.error.directionDeg - m_view->upDeg());
    painter.drawEllipse(QPointF(0, 0), pose.error.minorM * m_view->pixelsPerMetre(),
                        pose.error.majorM * m_view->pixelsPerMetre());
    painter.restore();
}

void MapOverlay::paintEllipses(QPainter& painter) const
{
    const MapPicture& picture = *m_view->picture();
    painter.setBrush(Qt::NoBrush);
    double next = 0;
    for (const map::MapPose& pose : picture.poses) {
        if (!pose.isPlaced || pose.timeS < next)
            continue;
        next = pose.timeS + ellipseEveryS;
        painter.setPen(QPen(faded(m_haloColor, 0.6), 3 * m_unit));
        paintEllipse(painter, pose);
        painter.setPen(QPen(faded(m_trackColor, 0.7), m_unit));
        paintEllipse(painter, pose);
    }
    painter.setPen(QPen(m_trackColor, m_unit));
    painter.setBrush(faded(m_trackColor, 0.3));
    paintEllipse(painter, *picture.newest());
}

void MapOverlay::paintLoops(QPainter& painter) const
{
    const MapPicture& picture = *m_view->picture();
    painter.setPen(QPen(m_loopColor, m_unit));
    const auto signs = m_view->signedLoops();
    for (const auto* loop : signs)
        painter.drawLine(pointOf(picture.poses[loop->of.earlier]),
                         pointOf(picture.poses[loop->of.later]));
    for (const auto* loop : signs) {
        const QPointF at = m_view->loopPoint(*loop);
        painter.setPen(QPen(m_loopColor, 1.5 * m_unit));
        painter.setBrush(m_haloColor);
        painter.drawEllipse(at, 9 * m_unit, 9 * m_unit);
        // An arrow that goes round.
        const double radius = 4 * m_unit;
        painter.setBrush(Qt::NoBrush);
        constexpr int sixteenths = 16;
        painter.drawArc(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius),
                        60 * sixteenths, 280 * sixteenths);
        QPainterPath head(at + QPointF(radius * 0.2, -radius * 1.7));
        head.lineTo(at + QPointF(radius * 1.1, -radius * 0.75));
        head.lineTo(at + QPointF(-radius * 0.1, -radius * 0.3));
        head.closeSubpath();
        painter.fillPath(head, m_loopColor);
    }
}

void MapOverlay::paintMarkers(QPainter& painter)
{
    const double radius = 8 * m_unit;
    const QFontMetricsF metrics(m_font);
    for (const annotations::Marker& marker : m_view->model()->session()->markers()->markers()) {
        const auto at = m_view->pointOf(marker);
        if (!at || !boundingRect().contains(*at))
            continue;
        painter.setPen(QPen(m_markerColor, 1.5 * m_unit));
        painter.setBrush(m_haloColor);
        painter.drawEllipse(*at, radius, radius);
        painter.setPen(m_markerColor);
        const QRectF disc(at->x() - radius, at->y() - radius, 2 * radius, 2 * radius);
        painter.drawText(disc, Qt::AlignCenter, QString::number(marker.number));
        m_taken.push_back(disc);
        const QString name = QString::fromStdString(marker.name);
        if (!name.isEmpty())
            (void)write(painter, name,
                        *at + QPointF(radius + 4 * m_unit + metrics.horizontalAdvance(name) / 2, 0),
                        m_markerColor);
    }
}

void MapOverlay::paintVehicle(QPainter& painter) const
{
    const map::MapPose& pose = *m_view->picture()->newest();
    painter.save();
    painter.translate(pointOf(pose));
    painter.rotate(pose.headingDeg - m_view->upDeg());
    painter.scale(m_unit, m_unit);
    QPainterPath arrow(QPointF(0, -11));
    arrow.lineTo(8, 9);
    arrow.lineTo(0, 5);
    arrow.lineTo(-8, 9);
    arrow.closeSubpath();
    painter.setPen(QPen(m_haloColor, 2));
    painter.setBrush(m_vehicleColor);
    painter.drawPath(arrow);
    painter.restore();
}

void MapOverlay::paintMeasure(QPainter& painter)
{
    const auto& ends = m_view->measuredEnds();
    if (ends.empty())
        return;
    std::vector<QPointF> points;
    for (const QPointF& end : ends)
        points.push_back(m_view->pointOf(end.y(), end.x()));
    const double arm = 7 * m_unit;
    for (const bool isHalo : {true, false}) {
        painter.setPen(QPen(isHalo ? m_haloColor : m_measureColor, (isHalo ? 4 : 2) * m_unit));
        if (points.size() == 2)
            painter.drawLine(points[0], points[1]);
        for (const QPointF& point : points) {
            painter.drawLine(point - QPointF(arm, 0), point + QPointF(arm, 0));
            painter.drawLine(point - QPointF(0, arm), point + QPointF(0, arm));
        }
    }
    if (points.size() == 2 && !m_measureText.isEmpty()) {
        const double off = 14 * m_unit;
        const QPointF middle = (points[0] + points[1]) / 2;
        (void)(write(painter, m_measureText, middle - QPointF(0, off), m_measureColor) ||
               write(painter, m_measureText, middle + QPointF(0, off), m_measureColor));
    }
}

bool MapOverlay::write(QPainter& painter, const QString& text, const QPointF& at,
                       const QColor& colour)
{
    const QFontMetricsF metrics(m_font);
    const double margin = 2 * m_unit;
    const QRectF box(at.x() - metrics.horizontalAdvance(text) / 2 - margin,
                     at.y() - metrics.height() / 2, metrics.horizontalAdvance(text) + 2 * margin,
                     metrics.height());
    const bool isFree =
        QRectF(0, 0, width(), height()).contains(box) &&
        std::ranges::none_of(m_taken, [&](const QRectF& other) { return other.intersects(box); });
    if (!isFree)
        return false;
    m_taken.push_back(box);
    QPainterPath path;
    path.addText(QPointF(box.x() + margin, at.y() - metrics.height() / 2 + metrics.ascent()),
                 m_font, text);
    painter.strokePath(path,
                       QPen(m_haloColor, 3 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, colour);
    return true;
}

} // namespace leadline::app
