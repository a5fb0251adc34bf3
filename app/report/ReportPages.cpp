// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportPages.h"

#include "base/Units.h"
#include "raster/Ticks.h"
#include "report/MarkerPages.h"
#include "report/TimeChart.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

using Role = Paper::Role;

constexpr int frontGrad = 200;

QString played(log::Time time)
{
    return QString::fromStdString(log::playTime(time));
}

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

void drawTitle(Paper& paper, const DiveReport& report)
{
    const auto text = [](const std::string& words) { return QString::fromStdString(words); };
    const QString dive = text(report.sheet.dive);
    paper.box(34, [&](QRectF box) {
        paper.line({box.left(), box.top() + 22}, box.width(),
                   dive.isEmpty() ? QStringLiteral("Dive report")
                                  : QStringLiteral("Dive report · %1").arg(dive),
                   Role::Title, paper::ink);
    });
    const QString date = report.date(report.from);
    QStringList when;
    if (!date.isEmpty())
        when += date;
    when += QStringLiteral("%1 to %2 %3")
                .arg(report.timeOfDay(report.from), report.timeOfDay(report.until), report.zone());
    paper.paragraph(when.join(QStringLiteral(", ")), Role::Body, paper::ink2);
    if (report.simulated) {
        paper.skip(6);
        paper.paragraph(QStringLiteral("Simulated data: no sonar measured any of this."),
                        Role::Strong, paper::warn);
    }
}

using Facts = std::vector<std::pair<QString, QString>>;

/// Labels and what they say, in two columns.
void drawFacts(Paper& paper, const Facts& facts)
{
    constexpr double labelWidth = 66;
    const double half = paper.width() / 2;
    const double room = half - labelWidth - 12;
    for (std::size_t i = 0; i < facts.size(); i += 2) {
        double height = 0;
        for (std::size_t k = i; k < std::min(i + 2, facts.size()); ++k)
            height = std::max(height, paper.textHeight(facts[k].second, Role::Body, room));
        paper.box(height + 3, [&](QRectF box) {
            for (std::size_t k = i; k < std::min(i + 2, facts.size()); ++k) {
                const double x = box.left() + static_cast<double>(k - i) * half;
                paper.line({x, box.top() + 10}, labelWidth - 6, facts[k].first, Role::Body,
                           paper::ink3);
                paper.words({x + labelWidth, box.top(), room, height + 3}, facts[k].second,
                            Role::Body, paper::ink);
            }
        });
    }
}

void drawSheet(Paper& paper, const DiveReport& report)
{
    paper.skip(8);
    Facts facts;
    QString notes;
    for (const log::DiveSheetField& field : log::diveSheetFields) {
        const QString text = QString::fromStdString(report.sheet.*field.text);
        if (field.key == "notes")
            notes = text;
        else if (!text.isEmpty())
            facts.emplace_back(
                QString::fromUtf8(field.label.data(), static_cast<qsizetype>(field.label.size())),
                text);
    }
    facts.emplace_back(QStringLiteral("Recording"), report.file);
    facts.emplace_back(QStringLiteral("Part"), QStringLiteral("%1 to %2 (%3)")
                                                   .arg(played(report.from), played(report.until),
                                                        played(report.until - report.from)));
    facts.emplace_back(QStringLiteral("Size"),
                       QLocale::c().formattedDataSize(static_cast<qint64>(report.bytes), 1,
                                                      QLocale::DataSizeSIFormat) +
                           (report.truncated ? QStringLiteral(", ends early") : QString()));
    drawFacts(paper, facts);
    if (!notes.isEmpty()) {
        paper.skip(4);
        paper.paragraph(notes, Role::Body, paper::ink);
    }
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
    paper.heading(QStringLiteral("Echoes below: %1").arg(sonar.name), height);
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
        const raster::Ticks rings = raster::ringRanges(picture.bottomM);
        for (const double range : rings.values) {
            const double r = radius * range / picture.bottomM;
            painter.setPen(QPen(QColor(0x93, 0xa2, 0xb2), 0.4));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, r, r);
            const QString words =
                QString::number(range, 'f', rings.decimals) + QStringLiteral(" m");
            const double w = paper.textWidth(words, Role::Tick) + 4;
            painter.fillRect(QRectF(centre.x() + r - w - 1, centre.y() - 10, w, 9.5),
                             QColor(255, 255, 255, 200));
            paper.line({centre.x() + r - w + 1, centre.y() - 2.5}, w, words, Role::Tick,
                       paper::ink2);
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
    paper.heading(QStringLiteral("Round about: %1").arg(sonar.name), 2 * radius);
    paper.box(2 * radius + 44, [&](QRectF box) {
        drawDisc(paper, sonar.picture, {box.left() + radius + 24, box.center().y()}, radius);
        const double x = box.left() + 2 * radius + 64;
        const QString at =
            sonar.picture.newest ? report.timeOfDay(*sonar.picture.newest) : QString();
        paper.words({x, box.top() + 40, box.right() - x, 120},
                    QStringLiteral("The newest ping of every bearing at %1 %2.\n"
                                   "0° is the vehicle's front, clockwise as seen from above; not "
                                   "turned by the heading. Ranges are slant.")
                        .arg(at, report.zone()),
                    Role::Small, paper::ink2);
    });
}

void drawGaps(Paper& paper, const DiveReport& report)
{
    paper.heading(QStringLiteral("Gaps"), 20);
    if (report.gaps.empty()) {
        paper.paragraph(QStringLiteral("None: something came all the time."), Role::Body,
                        paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const log::Gap& gap : report.gaps)
        rows.push_back(
            {report.timeOfDay(gap.begin), report.timeOfDay(gap.end),
             QStringLiteral("%1 s").arg(std::chrono::duration<double>(gap.end - gap.begin).count(),
                                        0, 'f', 1)});
    paper.table({{QStringLiteral("From (%1)").arg(report.zone()), 0.25},
                 {QStringLiteral("To"), 0.25},
                 {QStringLiteral("Length"), 0.15, true}},
                rows);
}

void drawEvents(Paper& paper, const DiveReport& report)
{
    paper.heading(QStringLiteral("Events"), 20);
    if (report.events.empty()) {
        paper.paragraph(QStringLiteral("None: no setting changed, and nobody said anything."),
                        Role::Body, paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const DiveReport::Event& event : report.events)
        rows.push_back({report.timeOfDay(event.at), event.device, event.words});
    paper.table({{QStringLiteral("Time (%1)").arg(report.zone()), 0.17},
                 {QStringLiteral("Of"), 0.21},
                 {QStringLiteral("What"), 0.62}},
                rows);
    if (report.eventsLeftOut > 0)
        paper.paragraph(QStringLiteral("And %1 more, which the recording holds.")
                            .arg(grouped(report.eventsLeftOut)),
                        Role::Small, paper::ink2);
}

void drawLinks(Paper& paper, const DiveReport& report)
{
    paper.heading(QStringLiteral("Link health"), 20);
    if (report.links.empty()) {
        paper.paragraph(QStringLiteral("No vehicle is in this recording."), Role::Body,
                        paper::ink2);
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
             asked > 0 ? QStringLiteral("%1 of %2").arg(link.repliesLost).arg(asked) : none});
    }
    paper.table({{QStringLiteral("Component"), 0.13},
                 {QStringLiteral("Link"), 0.27},
                 {QStringLiteral("Messages"), 0.12, true},
                 {QStringLiteral("Lost"), 0.1, true},
                 {QStringLiteral("RTT median"), 0.13, true},
                 {QStringLiteral("RTT 95 %"), 0.12, true},
                 {QStringLiteral("Replies lost"), 0.13, true}},
                rows);
}

void drawSonars(Paper& paper, const DiveReport& report)
{
    paper.heading(QStringLiteral("Sonars and their settings"), 20);
    if (report.sonars.empty()) {
        paper.paragraph(QStringLiteral("No sonar is in this part of the recording."), Role::Body,
                        paper::ink2);
        return;
    }
    std::vector<QStringList> rows;
    for (const DiveReport::Sonar& sonar : report.sonars)
        rows.push_back({sonar.name, sonar.firmware.isEmpty() ? QStringLiteral("–") : sonar.firmware,
                        grouped(sonar.pings),
                        QStringLiteral("%1/s").arg(sonar.perSecond, 0, 'f', 1),
                        sonar.lost ? grouped(*sonar.lost) : QStringLiteral("–"), sonar.settings});
    paper.table({{QStringLiteral("Sonar"), 0.19},
                 {QStringLiteral("Version"), 0.11},
                 {QStringLiteral("Pings"), 0.09, true},
                 {QStringLiteral("Rate"), 0.09, true},
                 {QStringLiteral("Lost"), 0.08, true},
                 {QStringLiteral("At the beginning"), 0.44}},
                rows);
}

} // namespace

void drawReport(Paper& paper, const DiveReport& report, const ReportPictures& pictures,
                const raster::Colormap& colours)
{
    drawTitle(paper, report);
    drawSheet(paper, report);
    paper.heading(QStringLiteral("Depth"), 150);
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
