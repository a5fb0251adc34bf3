// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/SheetPages.h"

#include "language/Tr.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

using Role = Paper::Role;

QString played(log::Time time)
{
    return QString::fromStdString(base::playTime(time));
}

using Facts = std::vector<std::pair<QString, QString>>;

/// Labels and what they say, in two columns.
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

} // namespace

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
        paper.paragraph(measured ? tr("Simulated data: not all of this was measured.")
                                 : tr("Simulated data: no sonar measured any of this."),
                        Role::Strong, paper::warn);
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

} // namespace leadline::app
