// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportPages.h"

#include "annotations/MarkerRecord.h"
#include "base/CivilTime.h"
#include "base/Clock.h"
#include "base/Units.h"
#include "language/OldEventTexts.h"
#include "language/SentenceTranslation.h"
#include "language/Tr.h"
#include "pictures/Annotations.h"
#include "pictures/MarkerEchoPicture.h"
#include "pictures/PictureNotes.h"
#include "raster/Colormap.h"
#include "raster/Ticks.h"
#include "report/DiveReport.h"
#include "report/Paper.h"
#include "report/TimeChart.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <span>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

using Role = Paper::Role;

constexpr double pictureWidth = 168;
constexpr double pictureHeight = 92;
constexpr double blockHeight = pictureHeight + 30;
/// The size corresponds to 150 dots per inch.
constexpr QSize picturePixels(350, 192);

/// Degrees clockwise, from 0.0 to below 360; compass bearings have three digits before the point.
QString degrees(double value, double error, bool threeDigits)
{
    const QString number = QString::number(base::roundedBearing(value), 'f', 1);
    return QStringLiteral("%1° ± %2")
        .arg(threeDigits ? number.rightJustified(5, QLatin1Char('0')) : number,
             QString::number(error, 'f', 1));
}

QString whenOf(const DiveReport& report, const annotations::Marker& marker)
{
    const QString played = QString::fromStdString(base::durationText(marker.moment.time));
    return tr("%1 %2, %3 of the recording")
        .arg(report.timeOfDay(marker.moment.time), report.zone(), played);
}

QStringList linesOf(const annotations::Marker& marker, bool imperial)
{
    QStringList lines;
    const QString speed =
        (imperial ? tr("%1 ft/s") : tr("%1 m/s")).arg(shortLength(marker.soundSpeed, 1, imperial));
    lines += (marker.relativeDeg ? tr("Slant range %1 at %2") : tr("Distance %1 at %2"))
                 .arg(formatLength(marker.rangeM, marker.rangeErrorM, 2, imperial), speed);
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
        depth += tr("vehicle depth %1").arg(formatLength(*marker.depthM, 2, imperial));
    if (marker.altitudeM)
        depth += tr("%1 above the bottom").arg(formatLength(*marker.altitudeM, 2, imperial));
    if (!depth.isEmpty()) {
        QString words = depth.join(QStringLiteral(", "));
        words[0] = words[0].toUpper();
        lines += words;
    }
    if (marker.position)
        lines += tr("Position %1°, %2° ± %3")
                     .arg(marker.position->latitude, 0, 'f', 6)
                     .arg(marker.position->longitude, 0, 'f', 6)
                     .arg(formatLength(marker.position->errorM, 1, imperial));
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

void drawEcho(Paper& paper, QRectF box, const annotations::Marker& marker,
              const raster::Colormap& colours, bool imperial)
{
    const MarkerEchoPicture echo = drawMarkEcho(marker, picturePixels, colours, true);
    QPainter& painter = paper.painter();
    if (echo.image.isNull()) {
        painter.fillRect(box, paper::tint);
        paper.line({box.left() + 8, box.center().y() + 3}, box.width() - 16, tr("No echoes saved"),
                   Role::Tick, paper::ink3, Qt::AlignHCenter);
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
        paper.line({box.left() + 40, below}, box.width() - 80,
                   QStringLiteral("%1–%2").arg(shortLength(echo.fromM, 2, imperial),
                                               shortLength(echo.toM, 2, imperial)) +
                       unitText(imperial),
                   Role::Tick, paper::ink3, Qt::AlignHCenter);
        paper.line({box.right() - 50, below}, 50, edge(echo.right), Role::Tick, paper::ink3,
                   Qt::AlignRight);
    }
    painter.setPen(QPen(paper::line, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

/// Draws each marker with the echoes around it and its data.
void drawMarkers(Paper& paper, const DiveReport& report, const raster::Colormap& colours)
{
    paper.heading(tr("Markers"), report.markers.empty() ? 20 : blockHeight);
    if (report.markers.empty()) {
        paper.paragraph(tr("No markers."), Role::Body, paper::ink2);
        return;
    }
    for (const annotations::Marker& marker : report.markers)
        paper.box(blockHeight, [&](QRectF box) {
            drawEcho(paper, {box.left(), box.top() + 4, pictureWidth, pictureHeight}, marker,
                     colours, report.imperial);
            const double x = box.left() + pictureWidth + 16;
            const double room = box.right() - x;
            double y = box.top() + 14;
            const base::Message title = titleOf(marker);
            paper.line({x, y}, room, translated(report.imperial ? withLengthsInFeet(title) : title),
                       Role::Strong, paper::ink);
            paper.line({x, y += 15}, room, whenOf(report, marker), Role::Small, paper::ink2);
            for (const QString& line : linesOf(marker, report.imperial))
                paper.line({x, y += 13}, room, line, Role::Small, paper::ink2);
        });
}

QString played(log::Time time)
{
    return QString::fromStdString(base::durationText(time));
}

using Facts = std::vector<std::pair<QString, QString>>;

/// Draws labels and their values in two columns.
void drawFacts(Paper& paper, const Facts& facts)
{
    constexpr double labelWidth = 66;
    const double half = paper.width() / 2;
    const double room = half - labelWidth - 12;
    for (std::size_t i = 0; i < facts.size(); i += 2) {
        const std::span two =
            std::span(facts).subspan(i, std::min<std::size_t>(2, facts.size() - i));
        std::array<QStringList, 2> pieces;
        for (std::size_t k = 0; k < two.size(); ++k)
            pieces[k] = paper.pieces(two[k].second, Role::Body, room);
        for (qsizetype p = 0; p < std::max(pieces[0].size(), pieces[1].size()); ++p) {
            double height = 0;
            for (const QStringList& of : pieces)
                height = std::max(height, paper.textHeight(of.value(p), Role::Body, room));
            paper.box(height + 3, [&](QRectF box) {
                for (std::size_t k = 0; k < two.size(); ++k) {
                    const double x = box.left() + static_cast<double>(k) * half;
                    if (p == 0)
                        paper.line({x, box.top() + 10}, labelWidth - 6, two[k].first, Role::Body,
                                   paper::ink3);
                    paper.words({x + labelWidth, box.top(), room, height + 3}, pieces[k].value(p),
                                Role::Body, paper::ink);
                }
            });
        }
    }
}

/// Draws the title: the dive, the file and its time.
void drawTitle(Paper& paper, const DiveReport& report)
{
    const auto text = [](const std::string& words) { return QString::fromStdString(words); };
    const QString dive = text(report.sheet.dive);
    paper.box(34, [&](QRectF box) {
        paper.line({box.left(), box.top() + 22}, box.width(),
                   dive.isEmpty() ? tr("Dive report") : tr("Dive report · %1").arg(dive),
                   Role::Title, paper::ink);
    });
    const QString date = report.date(report.from);
    QStringList when;
    if (!date.isEmpty())
        when += date;
    when += tr("%1 to %2 %3")
                .arg(report.timeOfDay(report.from), report.timeOfDay(report.until), report.zone());
    paper.paragraph(when.join(QStringLiteral(", ")), Role::Body, paper::ink2);
    if (report.simulated) {
        const bool measured = std::ranges::any_of(
            report.sonars, [](const DiveReport::Sonar& sonar) { return !sonar.simulated; });
        paper.skip(6);
        paper.paragraph(measured ? tr("Contains simulated data.") : tr("All data is simulated."),
                        Role::Strong, paper::warn);
    }
}

/// Draws the dive sheet and the data of the recording.
void drawSheet(Paper& paper, const DiveReport& report)
{
    paper.skip(8);
    Facts facts;
    QString notes;
    for (const annotations::DiveSheetField& field : annotations::diveSheetFields) {
        const QString text = QString::fromStdString(report.sheet.*field.text);
        if (field.key == "notes")
            notes = text;
        else if (!text.isEmpty())
            facts.emplace_back(QCoreApplication::translate("SheetForm", field.label.data()), text);
    }
    facts.emplace_back(tr("Recording"), report.file);
    facts.emplace_back(tr("Part"), tr("%1 to %2 (%3)")
                                       .arg(played(report.from), played(report.until),
                                            played(report.until - report.from)));
    facts.emplace_back(tr("Size"), QLocale::c().formattedDataSize(static_cast<qint64>(report.bytes),
                                                                  1, QLocale::DataSizeSIFormat) +
                                       (report.beingRecorded ? tr(", being recorded")
                                        : report.truncated   ? tr(", ends early")
                                                             : QString()));
    if (report.messagesMissing > 0)
        facts.emplace_back(tr("Damaged"),
                           report.messagesMissing == 1
                               ? tr("1 message is missing")
                               : tr("%1 messages are missing").arg(report.messagesMissing));
    drawFacts(paper, facts);
    if (!notes.isEmpty()) {
        paper.skip(4);
        paper.paragraph(notes, Role::Body, paper::ink);
    }
}

constexpr int frontGrad = 200;

QString percent(double share)
{
    return QStringLiteral("%1 %").arg(share * 100, 0, 'f', 2);
}

QString milliseconds(base::Duration time)
{
    return QStringLiteral("%1 ms").arg(std::chrono::duration<double, std::milli>(time).count(), 0,
                                       'f', 1);
}

QString grouped(std::uint64_t number)
{
    QString digits = QString::number(number);
    for (qsizetype at = digits.size() - 3; number >= 10'000 && at > 0; at -= 3)
        digits.insert(at, QChar(0x2009));
    return digits;
}

QImage onPaper(const QImage& picture)
{
    QImage whole(picture.size(), QImage::Format_RGB32);
    whole.fill(Qt::white);
    QPainter(&whole).drawImage(0, 0, picture);
    return whole;
}

void drawWaterfall(Paper& paper, const DiveReport& report, const ReportPictures::Waterfall& sonar)
{
    constexpr double height = 170;
    constexpr double axis = 40;
    constexpr double below = 26;
    paper.heading(tr("Echogram: %1").arg(sonar.name), height + below);
    paper.box(height + below, [&](QRectF box) {
        const QRectF plot(box.left() + axis, box.top() + 4, box.width() - axis, height);
        paper.painter().drawImage(plot, onPaper(sonar.picture.image));
        TimeChart chart(paper, report, plot);
        if (sonar.picture.bottomM > sonar.picture.topM)
            chart.drawDepthAxis(sonar.picture.topM, sonar.picture.bottomM);
        chart.drawTimes();
        chart.drawFrame();
    });
}

void drawDisc(Paper& paper, const EchoPicture& picture, QPointF centre, double radius,
              bool imperial)
{
    QPainter& painter = paper.painter();
    painter.drawImage(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                      onPaper(picture.image));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(paper::line, 0.75));
    painter.drawEllipse(centre, radius, radius);
    for (int degrees = 0; degrees < 360; degrees += 30) {
        painter.setPen(QPen(paper::line, 0.5));
        painter.drawLine(onCircle(centre, radius, degrees), onCircle(centre, radius + 4, degrees));
        const QPointF at = onCircle(centre, radius + 13, degrees);
        paper.line({at.x() - 15, at.y() + 3}, 30, QString::number(degrees), Role::Tick, paper::ink3,
                   Qt::AlignHCenter);
    }
    if (picture.bottomM > 0) {
        const auto widthOf = [&](const QString& words) {
            return paper.textWidth(words, Role::Tick);
        };
        const auto rings = ringLabels(picture.bottomM, radius, widthOf, imperial);
        for (const RingLabel& ring : rings) {
            painter.setPen(QPen(QColor(0x93, 0xa2, 0xb2), 0.4));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, ring.radius, ring.radius);
        }
        for (const RingLabel& ring : rings) {
            if (ring.text.isEmpty())
                continue;
            const double left = centre.x() + ring.left;
            const double wide = widthOf(ring.text);
            painter.fillRect(QRectF(left - 1, centre.y() - 10, wide + 2, 9.5),
                             QColor(255, 255, 255, 200));
            paper.line({left, centre.y() - 2.5}, wide + 2, ring.text, Role::Tick, paper::ink2);
        }
    }
    if (picture.newestGrad) {
        painter.setPen(QPen(paper::accent, 1));
        painter.drawLine(
            centre,
            onCircle(centre, radius, base::degreesFromGradians(*picture.newestGrad - frontGrad)));
    }
}

void drawPolar(Paper& paper, const DiveReport& report, const ReportPictures::Polar& sonar)
{
    constexpr double radius = 118;
    constexpr double height = 2 * radius + 44;
    paper.heading(tr("Sonar image: %1").arg(sonar.name), height);
    paper.box(height, [&](QRectF box) {
        drawDisc(paper, sonar.picture, {box.left() + radius + 24, box.center().y()}, radius,
                 report.imperial);
        const double x = box.left() + 2 * radius + 64;
        const QString at =
            sonar.picture.newest ? report.timeOfDay(*sonar.picture.newest) : QString();
        QString words = tr("The newest ping of every bearing at %1 %2.\n"
                           "0° is the vehicle's front, clockwise as seen from above; not "
                           "turned by the heading. Ranges are slant.")
                            .arg(at, report.zone());
        if (sonar.mountingOpen)
            words += QLatin1Char('\n') + tr("Mounting not confirmed: the picture may be mirrored.");
        paper.words({x, box.top() + 40, box.right() - x, 120}, words, Role::Small, paper::ink2);
    });
}

/// Draws labels of a horizontal axis below the plot, from `left` to `right` metres at its edges.
void drawAcrossAxis(Paper& paper, QRectF plot, double left, double right, bool imperial)
{
    const double perUnit = imperial ? metresPerFoot : 1;
    const raster::Ticks ticks =
        raster::axisTicks(left / perUnit, right / perUnit, plot.width(), 60.0);
    for (const double value : ticks.values) {
        const double x = plot.left() + (value * perUnit - left) / (right - left) * plot.width();
        paper.painter().setPen(QPen(paper::line, 0.5));
        paper.painter().drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4));
        const bool last = value == ticks.values.back();
        paper.line({x - 30, plot.bottom() + 13}, 60,
                   QString::number(std::abs(value), 'f', ticks.decimals) +
                       (last ? unitText(imperial) : QString()),
                   Role::Tick, paper::ink3, Qt::AlignHCenter);
    }
}

void drawSideScan(Paper& paper, const DiveReport& report, const ReportPictures::SideScan& sonar)
{
    constexpr double height = 270;
    constexpr double axis = 48;
    constexpr double above = 16;
    constexpr double below = 36;
    paper.heading(tr("Side-scan: %1").arg(sonar.name), height + above + below);
    paper.box(height + above + below, [&](QRectF box) {
        const QRectF plot(box.left() + axis, box.top() + above, box.width() - axis - 12, height);
        QPainter& painter = paper.painter();
        painter.drawImage(plot, onPaper(sonar.image));
        if (!sonar.single) {
            paper.line({plot.left(), plot.top() - 5}, plot.width() / 2, tr("Port"), Role::Small,
                       paper::ink2);
            paper.line({plot.center().x(), plot.top() - 5}, plot.width() / 2, tr("Starboard"),
                       Role::Small, paper::ink2, Qt::AlignRight);
        }
        for (const log::Time at : timesOnAxis(report, plot.height(), 24)) {
            const double y = plot.bottom() - shareOfPart(report, at) * plot.height();
            painter.setPen(QPen(paper::line, 0.5));
            painter.drawLine(QPointF(plot.left() - 4, y), QPointF(plot.left(), y));
            paper.line({plot.left() - axis, y + 3}, axis - 6, report.timeOfDay(at), Role::Tick,
                       paper::ink3, Qt::AlignRight);
        }
        drawAcrossAxis(paper, plot, sonar.single ? 0 : -sonar.rangeM, sonar.rangeM,
                       report.imperial);
        painter.setPen(QPen(paper::line, 0.75));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(plot);
        paper.line({plot.left(), plot.bottom() + 30}, plot.width(),
                   tr("Ranges are on the ground, or slant where no bottom was seen. Gain over "
                      "range: by mean."),
                   Role::Small, paper::ink2);
    });
}

/// Draws the colours of depths with their labels, the shallowest on top.
void drawDepthScale(Paper& paper, QRectF bar, const ReportPictures::BottomMap& map, bool imperial)
{
    QPainter& painter = paper.painter();
    const auto& colours = map.colours.entries();
    const double step = bar.height() / static_cast<double>(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const raster::Rgba& each = colours[i];
        // Overlapping, so that no gap shows between two of them.
        painter.fillRect(QRectF(bar.left(), bar.top() + static_cast<double>(i) * step, bar.width(),
                                i + 1 < colours.size() ? 2 * step : step),
                         QColor(each.r, each.g, each.b));
    }
    for (std::size_t i = 0; i < swath::DepthScale::labels; ++i) {
        const double share = static_cast<double>(i) / double{swath::DepthScale::labels - 1};
        const double metres = map.scale.labelM(i);
        const int decimals = map.scale.stepM < 1 && !imperial ? 2 : 1;
        paper.line({bar.right() + 5, bar.top() + share * bar.height() + 3}, 50,
                   shortLength(metres, decimals, imperial) +
                       (i == 0 ? unitText(imperial) : QString()),
                   Role::Tick, paper::ink3);
    }
}

void drawBottomMap(Paper& paper, const DiveReport& report, const ReportPictures::BottomMap& map)
{
    constexpr double mostHeight = 300;
    constexpr double scaleWidth = 70;
    constexpr double leastHeight = 140;
    const double room = paper.width() - scaleWidth;
    const QSizeF pixels = map.image.size();
    const double scale = std::min(room / pixels.width(), mostHeight / pixels.height());
    const double height = std::max(pixels.height() * scale, leastHeight);
    constexpr double below = 34;
    paper.heading(tr("Bottom: %1").arg(map.name), height + below);
    paper.box(height + below, [&](QRectF box) {
        QPainter& painter = paper.painter();
        const QRectF plot(box.left(), box.top() + 4, room, height);
        const QRectF picture(plot.center() - QPointF(pixels.width(), pixels.height()) * scale / 2,
                             pixels * scale);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, scale < 1);
        painter.drawImage(picture, onPaper(map.image));
        QPolygonF track = map.track;
        for (QPointF& point : track)
            point = picture.topLeft() + point * scale;
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] :
             {std::pair(QColor(Qt::white), 2.0), std::pair(paper::warn, 0.8)}) {
            painter.setPen(QPen(colour, width));
            painter.drawPolyline(track);
        }
        painter.setPen(QPen(paper::line, 0.75));
        painter.drawRect(plot);
        drawDepthScale(paper, {plot.right() + 14, plot.top() + 6, 12, height - 12}, map,
                       report.imperial);
        const double perUnit = (report.imperial ? metresPerFoot : 1) / map.pixelM * scale;
        const raster::Ticks ticks = raster::axisTicks(0, room / perUnit, 5);
        const double length = ticks.step;
        const double y = plot.bottom() + 9;
        painter.setPen(QPen(paper::ink3, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.left() + length * perUnit, y));
        paper.line({plot.left() + length * perUnit + 6, y + 3}, 60,
                   QString::number(length, 'f', ticks.decimals) + unitText(report.imperial),
                   Role::Tick, paper::ink3);
        paper.line({plot.left(), y + 16}, plot.width(),
                   tr("Depth below the surface; north is up, and the line is the track."),
                   Role::Small, paper::ink2);
    });
}

void drawSection(Paper& paper, const DiveReport& report, const ReportPictures::Section& section)
{
    constexpr double axis = 40;
    constexpr double above = 16;
    constexpr double below = 44;
    const QSizeF pixels = section.image.size();
    const double width = paper.width() - axis;
    const double height = width * pixels.height() / pixels.width();
    paper.heading(tr("Section: %1").arg(section.name), height + above + below);
    paper.box(height + above + below, [&](QRectF box) {
        const QRectF plot(box.left() + axis, box.top() + above, width, height);
        paper.painter().drawImage(plot, onPaper(section.image));
        TimeChart(paper, report, plot).drawDepthAxis(0, section.view.depthM(pixels.height()));
        paper.line({plot.left(), plot.top() - 5}, plot.width() / 2, tr("Port"), Role::Small,
                   paper::ink2);
        paper.line({plot.center().x(), plot.top() - 5}, plot.width() / 2, tr("Starboard"),
                   Role::Small, paper::ink2, Qt::AlignRight);
        drawAcrossAxis(paper, plot, section.view.acrossM(0), section.view.acrossM(pixels.width()),
                       report.imperial);
        paper.painter().setPen(QPen(paper::line, 0.75));
        paper.painter().setBrush(Qt::NoBrush);
        paper.painter().drawRect(plot);
        paper.line(
            {plot.left(), plot.bottom() + 30}, plot.width(),
            tr("Depth below the sonar at %1 %2. A map of the bottom needs positions, heading "
               "and attitude.")
                .arg(report.timeOfDay(section.at), report.zone()),
            Role::Small, paper::ink2);
    });
}

log::Time lengthOf(const log::Gap& gap)
{
    return gap.end - gap.begin;
}

void drawGaps(Paper& paper, const DiveReport& report)
{
    paper.heading(tr("Gaps"), 20);
    if (report.gaps.empty()) {
        paper.paragraph(tr("No gaps."), Role::Body, paper::ink2);
        return;
    }
    // Of a link with very many gaps only the longest are listed.
    constexpr std::size_t most = 300;
    std::vector<log::Gap> reported = report.gaps;
    if (reported.size() > most) {
        std::ranges::stable_sort(reported, std::greater(), &lengthOf);
        reported.resize(most);
        std::ranges::sort(reported, {}, &log::Gap::begin);
    }
    std::vector<QStringList> rows;
    for (const log::Gap& gap : reported)
        rows.push_back({report.timeOfDay(gap.begin), report.timeOfDay(gap.end),
                        QStringLiteral("%1 s").arg(base::secondsOf(lengthOf(gap)), 0, 'f', 1),
                        gap.isDamage() ? tr("recording damaged") : QString()});
    paper.table({{tr("From (%1)").arg(report.zone()), 0.25},
                 {tr("To"), 0.25},
                 {tr("Length"), 0.15, true},
                 {tr("Cause"), 0.35}},
                rows);
    if (report.gaps.size() > reported.size())
        paper.paragraph(tr("The longest of %1.").arg(grouped(report.gaps.size())), Role::Small,
                        paper::ink2);
}

void drawEvents(Paper& paper, const DiveReport& report)
{
    paper.heading(tr("Events"), 20);
    if (report.events.empty()) {
        paper.paragraph(tr("No events."), Role::Body, paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const DiveReport::Event& event : report.events)
        rows.push_back({report.timeOfDay(event.at), event.device, event.text});
    paper.table({{tr("Time (%1)").arg(report.zone()), 0.17}, {tr("Of"), 0.21}, {tr("What"), 0.62}},
                rows);
    if (report.eventsLeftOut > 0)
        paper.paragraph(tr("And %1 more in the recording.").arg(grouped(report.eventsLeftOut)),
                        Role::Small, paper::ink2);
}

void drawLinks(Paper& paper, const DiveReport& report)
{
    paper.heading(tr("Link health"), 20);
    if (report.links.empty()) {
        paper.paragraph(tr("No vehicle is in this recording."), Role::Body, paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const LinkHealth& link : report.links) {
        const QString none = QStringLiteral("–");
        const auto asked = link.replies + link.repliesLost;
        rows.push_back(
            {QStringLiteral("%1/%2").arg(link.component.system).arg(link.component.component),
             QString::fromStdString(link.link), grouped(link.counts.received),
             percent(link.counts.lossShare()),
             link.roundTrips ? milliseconds(link.roundTrips->median) : none,
             link.roundTrips ? milliseconds(link.roundTrips->p95) : none,
             asked > 0 ? tr("%1 of %2").arg(link.repliesLost).arg(asked) : none});
    }
    paper.table({{tr("Component"), 0.13},
                 {tr("Link"), 0.27},
                 {tr("Messages"), 0.12, true},
                 {tr("Lost"), 0.1, true},
                 {tr("RTT median"), 0.13, true},
                 {tr("RTT 95 %"), 0.12, true},
                 {tr("Replies lost"), 0.13, true}},
                rows);
}

void drawSonars(Paper& paper, const DiveReport& report)
{
    paper.heading(tr("Sonars and their settings"), 20);
    if (report.sonars.empty()) {
        paper.paragraph(tr("No sonar is in this part of the recording."), Role::Body, paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const DiveReport::Sonar& sonar : report.sonars)
        rows.push_back({sonar.name, sonar.firmware.isEmpty() ? QStringLiteral("–") : sonar.firmware,
                        grouped(sonar.pings),
                        QStringLiteral("%1/s").arg(sonar.perSecond, 0, 'f', 1),
                        sonar.lost ? grouped(*sonar.lost) : QStringLiteral("–"), sonar.settings});
    paper.table({{tr("Sonar"), 0.19},
                 {tr("Version"), 0.11},
                 {tr("Pings"), 0.09, true},
                 {tr("Rate"), 0.09, true},
                 {tr("Lost"), 0.08, true},
                 {tr("At the start"), 0.44}},
                rows);
}

} // namespace

void drawReport(Paper& paper, const DiveReport& report, const ReportPictures& pictures,
                const raster::Colormap& colours)
{
    drawTitle(paper, report);
    drawSheet(paper, report);
    drawDepths(paper, report);
    for (const auto& waterfall : pictures.waterfalls)
        drawWaterfall(paper, report, waterfall);
    for (const auto& polar : pictures.polars)
        drawPolar(paper, report, polar);
    for (const auto& sideScan : pictures.sideScans)
        drawSideScan(paper, report, sideScan);
    for (const auto& map : pictures.bottomMaps)
        drawBottomMap(paper, report, map);
    for (const auto& section : pictures.sections)
        drawSection(paper, report, section);
    drawMarkers(paper, report, colours);
    drawGaps(paper, report);
    drawEvents(paper, report);
    drawLinks(paper, report);
    drawSonars(paper, report);
}

} // namespace leadline::app
