// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/MarkerPages.h"

#include "annotations/MarkerRecord.h"
#include "base/CivilTime.h"
#include "base/Units.h"
#include "language/Spoken.h"
#include "language/Tr.h"
#include "pictures/MarkerEchoPicture.h"
#include "pictures/SettingsText.h"

#include <QStringList>

namespace leadline::app {

namespace {

using Role = Paper::Role;

constexpr double pictureWidth = 168;
constexpr double pictureHeight = 92;
constexpr double blockHeight = pictureHeight + 30;
/// 150 dots an inch.
constexpr QSize picturePixels(350, 192);

QString metres(double value, double error)
{
    return QStringLiteral("%1 m ± %2").arg(value, 0, 'f', 2).arg(error, 0, 'f', 2);
}

/// Clockwise, 0.0 up to below 360; of a compass with three digits.
QString degrees(double value, double error, bool threeDigits)
{
    const QString number = QString::number(base::roundedBearing(value), 'f', 1);
    return QStringLiteral("%1° ± %2")
        .arg(threeDigits ? number.rightJustified(5, QLatin1Char('0')) : number,
             QString::number(error, 'f', 1));
}

QString whenOf(const DiveReport& report, const log::Marker& marker)
{
    const QString played = QString::fromStdString(base::playTime(marker.moment.time));
    return tr("%1 %2, %3 of the recording")
        .arg(report.timeOfDay(marker.moment.time), report.zone(), played);
}

QStringList linesOf(const log::Marker& marker)
{
    QStringList lines;
    lines += (marker.relativeDeg ? tr("Slant range %1 at %2 m/s") : tr("Distance %1 at %2 m/s"))
                 .arg(metres(marker.rangeM, marker.rangeErrorM), shortNumber(marker.soundSpeed, 1));
    QStringList bearing;
    if (marker.relativeDeg)
        bearing +=
            tr("relative %1").arg(degrees(*marker.relativeDeg, marker.relativeErrorDeg, false));
    if (marker.trueDeg)
        bearing += QStringLiteral("%1 %2").arg(marker.northIsTrue ? tr("true")
                                                                  : tr("by the vehicle's heading"),
                                               degrees(*marker.trueDeg, marker.trueErrorDeg, true));
    if (!bearing.isEmpty())
        lines += tr("Bearing %1").arg(bearing.join(QStringLiteral(", ")));
    QStringList depth;
    if (marker.depthM)
        depth += tr("vehicle depth %1 m")
                     .arg(QString::number(*marker.depthM, 'f', 2)
                              .replace(QLatin1Char('-'), QChar(0x2212)));
    if (marker.altitudeM)
        depth += tr("%1 m above the bottom").arg(*marker.altitudeM, 0, 'f', 2);
    if (!depth.isEmpty()) {
        QString words = depth.join(QStringLiteral(", "));
        words[0] = words[0].toUpper();
        lines += words;
    }
    if (marker.position)
        lines += tr("Position %1°, %2° ± %3 m")
                     .arg(marker.position->latitude, 0, 'f', 6)
                     .arg(marker.position->longitude, 0, 'f', 6)
                     .arg(marker.position->errorM, 0, 'f', 1);
    if (marker.alignedByHand)
        lines += tr("Vehicle's log aligned by hand");
    QStringList about{QString::fromStdString(marker.stream)};
    if (marker.intensity)
        about += tr("echo %1 of 255").arg(*marker.intensity);
    if (marker.simulated)
        about += tr("simulated");
    lines += about.join(QStringLiteral(", "));
    return lines;
}

void drawEcho(Paper& paper, QRectF box, const log::Marker& marker, const raster::Colormap& colours)
{
    const MarkerEchoPicture echo = drawMarkEcho(marker, picturePixels, colours);
    QPainter& painter = paper.painter();
    if (echo.image.isNull()) {
        painter.fillRect(box, paper::tint);
        paper.line({box.left() + 8, box.center().y() + 3}, box.width() - 16,
                   tr("No echoes were kept"), Role::Tick, paper::ink3, Qt::AlignHCenter);
    } else {
        QImage whole(echo.image.size(), QImage::Format_RGB32);
        whole.fill(Qt::white);
        QPainter(&whole).drawImage(0, 0, echo.image);
        painter.drawImage(box, whole);
        const QPointF cross(box.left() + echo.cross.x() / whole.width() * box.width(),
                            box.top() + echo.cross.y() / whole.height() * box.height());
        for (const auto& [colour, width] :
             {std::pair(QColor(Qt::white), 3.0), std::pair(paper::warn, 1.2)}) {
            painter.setPen(QPen(colour, width));
            painter.drawLine(cross - QPointF(7, 0), cross + QPointF(7, 0));
            painter.drawLine(cross - QPointF(0, 7), cross + QPointF(0, 7));
        }
        const bool turns = marker.relativeDeg.has_value();
        const QString unit = turns ? QStringLiteral("°") : QStringLiteral(" s");
        const auto edge = [&](double value) {
            return (value > 0 ? QStringLiteral("+") : QString()) +
                   shortNumber(value, 1).replace(QLatin1Char('-'), QChar(0x2212)) + unit;
        };
        const double below = box.bottom() + 9;
        paper.line({box.left(), below}, 50, edge(echo.left), Role::Tick, paper::ink3);
        paper.line(
            {box.left() + 40, below}, box.width() - 80,
            QStringLiteral("%1–%2 m").arg(shortNumber(echo.fromM, 2), shortNumber(echo.toM, 2)),
            Role::Tick, paper::ink3, Qt::AlignHCenter);
        paper.line({box.right() - 50, below}, 50, edge(echo.right), Role::Tick, paper::ink3,
                   Qt::AlignRight);
    }
    painter.setPen(QPen(paper::line, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

} // namespace

void drawMarkers(Paper& paper, const DiveReport& report, const raster::Colormap& colours)
{
    paper.heading(tr("Markers"), report.markers.empty() ? 20 : blockHeight);
    if (report.markers.empty()) {
        paper.paragraph(tr("None were set."), Role::Body, paper::ink2);
        return;
    }
    for (const log::Marker& marker : report.markers)
        paper.box(blockHeight, [&](QRectF box) {
            drawEcho(paper, {box.left(), box.top() + 4, pictureWidth, pictureHeight}, marker,
                     colours);
            const double x = box.left() + pictureWidth + 16;
            const double room = box.right() - x;
            double y = box.top() + 14;
            paper.line({x, y}, room, spoken(titleOf(marker)), Role::Strong, paper::ink);
            paper.line({x, y += 15}, room, whenOf(report, marker), Role::Small, paper::ink2);
            for (const QString& line : linesOf(marker))
                paper.line({x, y += 13}, room, line, Role::Small, paper::ink2);
        });
}

} // namespace leadline::app
