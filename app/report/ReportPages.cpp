// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportPages.h"

#include "base/Units.h"
#include "language/Tr.h"
#include "pictures/RingLabels.h"
#include "report/MarkerPages.h"
#include "report/SheetPages.h"
#include "report/TimeChart.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace leadline::app {

namespace {

using Role = Paper::Role;

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
    paper.heading(tr("Echoes below: %1").arg(sonar.name), height);
    paper.box(height + 26, [&](QRectF box) {
        const QRectF plot(box.left() + axis, box.top() + 4, box.width() - axis, height);
        paper.painter().drawImage(plot, onPaper(sonar.picture.image));
        TimeChart chart(paper, report, plot);
        if (sonar.picture.bottomM > sonar.picture.topM)
            chart.drawMetres(sonar.picture.topM, sonar.picture.bottomM);
        chart.drawTimes();
        chart.drawFrame();
    });
}

QPointF onCircle(QPointF centre, double radius, double degreesFromUp)
{
    const double angle = degreesFromUp * std::numbers::pi / 180;
    return {centre.x() + radius * std::sin(angle), centre.y() - radius * std::cos(angle)};
}

void drawDisc(Paper& paper, const EchoPicture& picture, QPointF centre, double radius)
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
        const auto rings = ringLabels(picture.bottomM, radius, widthOf);
        for (const RingLabel& ring : rings) {
            painter.setPen(QPen(QColor(0x93, 0xa2, 0xb2), 0.4));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, ring.radius, ring.radius);
        }
        for (const RingLabel& ring : rings) {
            if (ring.words.isEmpty())
                continue;
            const double left = centre.x() + ring.left;
            const double wide = widthOf(ring.words);
            painter.fillRect(QRectF(left - 1, centre.y() - 10, wide + 2, 9.5),
                             QColor(255, 255, 255, 200));
            paper.line({left, centre.y() - 2.5}, wide + 2, ring.words, Role::Tick, paper::ink2);
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
    paper.heading(tr("Round about: %1").arg(sonar.name), 2 * radius);
    paper.box(2 * radius + 44, [&](QRectF box) {
        drawDisc(paper, sonar.picture, {box.left() + radius + 24, box.center().y()}, radius);
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

log::Time lengthOf(const log::Gap& gap)
{
    return gap.end - gap.begin;
}

void drawGaps(Paper& paper, const DiveReport& report)
{
    paper.heading(tr("Gaps"), 20);
    if (report.gaps.empty()) {
        paper.paragraph(tr("None: something came all the time."), Role::Body, paper::ink2);
        return;
    }
    // Of a link that fails all the time the longest tell enough.
    constexpr std::size_t most = 300;
    std::vector<log::Gap> told = report.gaps;
    if (told.size() > most) {
        std::ranges::stable_sort(told, std::greater(), &lengthOf);
        told.resize(most);
        std::ranges::sort(told, {}, &log::Gap::begin);
    }
    std::vector<QStringList> rows;
    for (const log::Gap& gap : told)
        rows.push_back({report.timeOfDay(gap.begin), report.timeOfDay(gap.end),
                        QStringLiteral("%1 s").arg(
                            std::chrono::duration<double>(lengthOf(gap)).count(), 0, 'f', 1),
                        gap.isDamage() ? tr("recording damaged") : QString()});
    paper.table({{tr("From (%1)").arg(report.zone()), 0.25},
                 {tr("To"), 0.25},
                 {tr("Length"), 0.15, true},
                 {tr("Cause"), 0.35}},
                rows);
    if (report.gaps.size() > told.size())
        paper.paragraph(tr("These are the longest of %1.").arg(grouped(report.gaps.size())),
                        Role::Small, paper::ink2);
}

void drawEvents(Paper& paper, const DiveReport& report)
{
    paper.heading(tr("Events"), 20);
    if (report.events.empty()) {
        paper.paragraph(tr("None: no setting changed, and nobody said anything."), Role::Body,
                        paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const DiveReport::Event& event : report.events)
        rows.push_back({report.timeOfDay(event.at), event.device, event.words});
    paper.table({{tr("Time (%1)").arg(report.zone()), 0.17}, {tr("Of"), 0.21}, {tr("What"), 0.62}},
                rows);
    if (report.eventsLeftOut > 0)
        paper.paragraph(
            tr("And %1 more, which the recording holds.").arg(grouped(report.eventsLeftOut)),
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
                 {tr("At the beginning"), 0.44}},
                rows);
}

} // namespace

void drawReport(Paper& paper, const DiveReport& report, const ReportPictures& pictures,
                const raster::Colormap& colours)
{
    drawTitle(paper, report);
    drawSheet(paper, report);
    drawDepths(paper, report);
    if (pictures.waterfall)
        drawWaterfall(paper, report, *pictures.waterfall);
    if (pictures.polar)
        drawPolar(paper, report, *pictures.polar);
    drawMarkers(paper, report, colours);
    drawGaps(paper, report);
    drawEvents(paper, report);
    drawLinks(paper, report);
    drawSonars(paper, report);
}

} // namespace leadline::app
