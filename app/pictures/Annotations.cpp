// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/Annotations.h"

#include "base/CivilTime.h"
#include "base/Units.h"
#include "formats/Recording.h"
#include "language/OldEventTexts.h"
#include "language/Tr.h"
#include "raster/Ticks.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QPainter>
#include <QPainterPath>
#include <QResource>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace leadline::app {

namespace {

/// Distance of a label from its ring and from the next ring inwards, pixels.
constexpr double beside = 4;
/// Radius at the centre that is kept free for the vehicle, pixels.
constexpr double middle = 8;

// These are the colours of the theme Dusk.
const QColor ground(0x07, 0x0b, 0x10);
const QColor text(0xe9, 0xef, 0xf6);
const QColor text2(0xb4, 0xc0, 0xce);
const QColor grid(190, 215, 238, 66);
const QColor gridStrong(190, 215, 238, 107);
const QColor accent(0x74, 0xd0, 0xec);
const QColor halo(0x05, 0x09, 0x0d);

constexpr int bodyPixels = 13;
constexpr int tickPixels = 11;
constexpr int lineHeight = 18;
constexpr double captionLeft = 12;
constexpr int frontGrad = 200;
/// A disc with a smaller radius has no room for labels, pixels.
constexpr double smallestLabelledRadius = 90;

QFont fontOf(int pixels, bool strong = false)
{
    QFont font;
    font.setFamilies({QStringLiteral("Leadline Sans"), QStringLiteral("Inter"),
                      QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(pixels);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

/// Draws text with a halo, so that it can be read over echoes of any palette.
void drawHaloed(QPainter& painter, QPointF baseline, const QString& words, const QColor& colour)
{
    QPainterPath path;
    path.addText(baseline, painter.font(), words);
    painter.strokePath(path, QPen(halo, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, colour);
}

void drawCentred(QPainter& painter, QPointF centre, const QString& words, const QColor& colour)
{
    const QFontMetricsF metrics(painter.font());
    drawHaloed(
        painter,
        {centre.x() - metrics.horizontalAdvance(words) / 2, centre.y() + (metrics.capHeight()) / 2},
        words, colour);
}

double drawMark(QPainter& painter, const Caption& caption)
{
    return caption.simulated ? drawSimulatedMark(painter) : 0;
}

void drawCaption(QPainter& painter, const Caption& caption)
{
    const double mark = drawMark(painter, caption);
    painter.setFont(fontOf(bodyPixels, true));
    drawHaloed(painter, {captionLeft + mark, 20}, caption.title, text);
    painter.setFont(fontOf(bodyPixels));
    drawHaloed(painter, {captionLeft, 20 + lineHeight}, caption.details, text2);
}

void drawRings(QPainter& painter, QPointF centre, double radius, double edgeM, bool imperial)
{
    painter.setFont(fontOf(tickPixels));
    const QFontMetricsF metrics(painter.font());
    const auto rings = ringLabels(
        edgeM, radius, [&](const QString& words) { return metrics.horizontalAdvance(words); },
        imperial);
    painter.setPen(QPen(grid, 1));
    painter.setBrush(Qt::NoBrush);
    for (const RingLabel& ring : rings)
        painter.drawEllipse(centre, ring.radius, ring.radius);
    for (const RingLabel& ring : rings) {
        const double half = metrics.horizontalAdvance(ring.text) / 2;
        drawCentred(painter, {centre.x() + ring.left + half, centre.y() - 8}, ring.text, text2);
    }
}

void drawBearings(QPainter& painter, QPointF centre, double radius)
{
    painter.setFont(fontOf(tickPixels));
    for (int degrees = 0; degrees < 360; degrees += 10) {
        const bool labelled = degrees % 30 == 0;
        painter.setPen(QPen(gridStrong, 1));
        painter.drawLine(onCircle(centre, radius, degrees),
                         onCircle(centre, radius + (labelled ? 8 : 4), degrees));
        if (labelled) {
            painter.setPen(QPen(grid, 1));
            painter.drawLine(onCircle(centre, radius * 0.06, degrees),
                             onCircle(centre, radius, degrees));
            drawCentred(painter, onCircle(centre, radius + 22, degrees), QString::number(degrees),
                        text2);
        }
    }
}

bool hasVehicle(const log::Log& log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (const auto& stream = log.stream(static_cast<log::StreamNumber>(i));
            stream.kind() == ping::DeviceKind::Vehicle && !stream.sent())
            return true;
    return false;
}

} // namespace

double drawSimulatedMark(QPainter& painter)
{
    constexpr double pad = 6;
    painter.setFont(fontOf(tickPixels, true));
    const QString words = tr("Simulated");
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 2 * pad;
    painter.setPen(QPen(accent, 1));
    painter.setBrush(halo);
    painter.drawRoundedRect(QRectF(captionLeft, 6.5, width, lineHeight), 4, 4);
    painter.setPen(accent);
    painter.drawText(QPointF(captionLeft + pad, 19.5), words);
    return width + pad;
}

QImage annotatedPolar(const EchoPicture& echo, double margin, const Caption& caption)
{
    const QSize size = echo.image.size();
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(0, 0, echo.image);
    const QPointF centre(size.width() / 2.0, size.height() / 2.0);
    const double radius = std::max(std::min(size.width(), size.height()) / 2.0 - margin, 1.0);
    painter.setPen(QPen(gridStrong, 1));
    painter.drawEllipse(centre, radius, radius);
    if (echo.newestGrad) {
        const double degrees = base::degreesFromGradians(*echo.newestGrad - frontGrad);
        painter.setPen(QPen(accent, 1.5));
        painter.drawLine(centre, onCircle(centre, radius, degrees));
    }
    if (radius >= smallestLabelledRadius) {
        drawBearings(painter, centre, radius);
        if (echo.bottomM > 0)
            drawRings(painter, centre, radius, echo.bottomM, caption.imperial);
        drawCaption(painter, caption);
    } else {
        drawMark(painter, caption);
    }
    return image;
}

QImage annotatedRange(const EchoPicture& echo, QSize size, QRect plot, const Caption& caption)
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(plot.topLeft(), echo.image);
    painter.setFont(fontOf(tickPixels));

    const double lengthM = echo.bottomM - echo.topM;
    const double perMetre = caption.imperial ? 1 / metresPerFoot : 1;
    const raster::Ticks ranges =
        raster::axisTicks(echo.topM * perMetre, echo.bottomM * perMetre, plot.height(), 48);
    for (const double range : ranges.values) {
        const double y = plot.top() + (range / perMetre - echo.topM) / lengthM * plot.height();
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right() + 6, y));
        const bool first = range == ranges.values.front();
        painter.setPen(text2);
        painter.drawText(QPointF(plot.right() + 10, std::max(y + 4, plot.top() + 9.0)),
                         QString::number(range, 'f', ranges.decimals) +
                             (first ? unitText(caption.imperial) : QString()));
    }

    QPolygonF bottom;
    for (std::size_t x = 0; x < echo.distanceOfColumn.size(); ++x)
        if (const auto& distance = echo.distanceOfColumn[x]; distance && lengthM > 0)
            bottom << QPointF(plot.left() + static_cast<double>(x) + 0.5,
                              plot.top() + (*distance - echo.topM) / lengthM * plot.height());
    painter.setClipRect(plot);
    painter.setPen(QPen(halo, 4));
    painter.drawPolyline(bottom);
    painter.setPen(QPen(accent, 1.5));
    painter.drawPolyline(bottom);
    painter.setClipping(false);

    constexpr int labelEvery = 140;
    for (int x = plot.width() - 1; x >= labelEvery / 2 && !echo.timeOfColumn.empty();
         x -= labelEvery) {
        const auto& time = echo.timeOfColumn[static_cast<std::size_t>(x)];
        if (!time)
            continue;
        const double at = plot.left() + x + 0.5;
        painter.setPen(QPen(gridStrong, 1));
        painter.drawLine(QPointF(at, plot.bottom() + 1), QPointF(at, plot.bottom() + 5));
        painter.setPen(text2);
        const QString words = QString::fromStdString(base::durationText(*time));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(words);
        painter.drawText(
            QPointF(at - (x == plot.width() - 1 ? width : width / 2), plot.bottom() + 18), words);
    }
    drawCaption(painter, caption);
    return image;
}

QString mountingRemark(const log::Stream& stream)
{
    return stream.isMountingOpen() ? tr(" · mounting not confirmed") : QString();
}

Caption captionOf(PlotView view, const QString& title, const echo::PingReader& reader,
                  const EchoPicture& picture)
{
    const log::Log& log = reader.log();
    const qint64 ms =
        picture.newest
            ? std::chrono::duration_cast<std::chrono::milliseconds>(*picture.newest).count()
            : 0;
    const QString when =
        QStringLiteral("%1 · %2:%3:%4")
            .arg(QString::fromStdString(formats::streamName(log, reader.stream())))
            .arg(ms / 3'600'000, 2, 10, QLatin1Char('0'))
            .arg(ms / 60'000 % 60, 2, 10, QLatin1Char('0'))
            .arg(static_cast<double>(ms % 60'000) / 1000.0, 6, 'f', 3, QLatin1Char('0'));
    const bool isPolar = view == PlotView::Polar;
    const log::Stream& stream = log.stream(reader.stream());
    // The caption says that the front is up, because the window places spokes by the vehicle's
    // heading and the two pictures may be compared.
    QString details = when;
    if (isPolar && hasVehicle(log))
        details += tr(" · front up, not by heading");
    if (isPolar)
        details += mountingRemark(stream);
    if (!picture.curve.isRaw())
        details += tr(" · levels %1–%2")
                       .arg(std::lround(picture.curve.black))
                       .arg(std::lround(picture.curve.white));
    return {.title = title, .details = details, .simulated = stream.simulated()};
}

QPointF onCircle(QPointF centre, double radius, double degreesFromUp)
{
    const double angle = degreesFromUp * std::numbers::pi / 180;
    return {centre.x() + radius * std::sin(angle), centre.y() - radius * std::cos(angle)};
}

QString unitText(bool imperial)
{
    return imperial ? QStringLiteral(" ft") : QStringLiteral(" m");
}

std::vector<RingLabel> ringLabels(double edgeM, double radius,
                                  const std::function<double(const QString&)>& widthOf,
                                  bool imperial)
{
    const double edge = edgeM * (imperial ? 1 / metresPerFoot : 1);
    const raster::Ticks rings = raster::ringRanges(edge);
    std::vector<RingLabel> labels;
    for (const double range : rings.values)
        labels.push_back(
            {.radius = radius * range / edge, .text = QString::number(range, 'f', rings.decimals)});
    if (labels.empty())
        return labels;
    labels.back().text += unitText(imperial);
    // Rings are labelled at regular distances, always including the outermost, whose label is the
    // widest.
    const double spacing = radius * rings.step / edge;
    const auto stride = static_cast<std::size_t>(
        std::max(1.0, std::ceil((widthOf(labels.back().text) + 2 * beside) / spacing)));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        RingLabel& label = labels[i];
        label.left = label.radius - beside - widthOf(label.text);
        if ((labels.size() - 1 - i) % stride != 0 || label.left < middle)
            label.text.clear();
    }
    return labels;
}

void loadOwnFonts()
{
    const QDir fonts(QStringLiteral(":/leadline/fonts"));
    for (const QString& name : fonts.entryList()) {
        // The font is used in place in the program's memory, as fonts.cmake stores it. Loading it
        // by its path would copy it into memory twice.
        const QResource font(fonts.filePath(name));
        QFontDatabase::addApplicationFontFromData(
            QByteArray::fromRawData(reinterpret_cast<const char*>(font.data()), font.size()));
    }
}

} // namespace leadline::app
