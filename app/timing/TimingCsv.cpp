// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingCsv.h"

#include "base/CivilTime.h"
#include "base/Clock.h"
#include "export/CsvExport.h"
#include "language/Tr.h"
#include "mavlink/MessageTable.h"
#include "timing/TimingNumbers.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

namespace leadline::app {

namespace {

using mavlink::Address;
using Row = TimingPicture::Row;

enum Column : std::size_t {
    Kind,
    TimeS,
    Utc,
    System,
    Component,
    ProbeName,
    MessageName,
    RoundTripMs,
    P95Ms,
    JitterMs,
    LossPercent,
    Lost,
    Late,
    Duplicates,
    OffsetMs,
    BoundMs,
    SkewPpm,
    RateHz,
    AgeMs,
    AgeBoundMs,
    LinkName,
    columns
};
constexpr std::string_view header =
    "kind,time_s,utc,system,component,probe,message,rtt_ms,rtt_p95_ms,jitter_ms,loss_percent,lost,"
    "late,duplicates,offset_ms,offset_bound_ms,skew_ppm,rate_hz,age_ms,age_bound_ms,link\n";
/// Decimals of milliseconds; log times are microseconds.
constexpr int exact = 3;

/// Writes the table row by row.
class Table {
public:
    explicit Table(const std::optional<std::chrono::nanoseconds>& utcZero)
        : m_utcZero(utcZero),
          m_text(header)
    {
    }

    void begin(std::string_view kind, base::Instant at)
    {
        m_cells = {};
        m_cells[Kind] = kind;
        number(TimeS, base::secondsOf(at.sinceZero), 6);
        if (m_utcZero)
            m_cells[Utc] = base::utcIso(*m_utcZero + at.sinceZero);
    }
    void begin(std::string_view kind, base::Instant at, const ProbeOf& of, std::string_view link)
    {
        const Address component = of.component;
        const Probe probe = of.probe;
        begin(kind, at);
        m_cells[LinkName] = link;
        // Names from files may contain characters that would break the table.
        std::ranges::replace_if(
            m_cells[LinkName], [](char c) { return c == ',' || c == '"' || c < ' '; }, ' ');
        m_cells[System] = std::to_string(component.system);
        m_cells[Component] = std::to_string(component.component);
        if (probe != Probe::None)
            m_cells[ProbeName] = probe == Probe::Ping ? "PING" : "TIMESYNC";
    }
    void number(Column column, double value, int decimals)
    {
        exporting::appendFixed(m_cells[column], value, decimals);
    }
    void count(Column column, std::uint64_t value) { m_cells[column] = std::to_string(value); }
    void ms(Column column, base::Duration value) { number(column, milliseconds(value), exact); }
    void text(Column column, std::string_view value) { m_cells[column] = value; }
    void end()
    {
        for (std::size_t i = 0; i < columns; ++i) {
            m_text += i == 0 ? "" : ",";
            m_text += m_cells[i];
        }
        m_text += '\n';
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::optional<std::chrono::nanoseconds> m_utcZero;
    std::array<std::string, columns> m_cells;
    std::string m_text;
};

void addComponent(Table& table, const Row& row, base::Instant at, std::string_view link)
{
    table.begin("component", at, row.of, link);
    if (row.figures.roundTrips) {
        table.ms(RoundTripMs, row.figures.roundTrips->median);
        table.ms(P95Ms, row.figures.roundTrips->p95);
        table.ms(JitterMs, row.jitter);
        table.number(LossPercent, row.figures.lossShare() * 100, 2);
        table.count(Lost, row.figures.lost);
        table.count(Late, row.figures.late);
        table.count(Duplicates, row.figures.duplicates);
    }
    if (row.offset) {
        table.ms(OffsetMs, row.offset->offset);
        table.ms(BoundMs, row.offset->bound);
        table.number(SkewPpm, row.offset->skewPpm, 2);
    }
    table.end();
}

void addMessage(Table& table, const TimingPicture::Message& message, base::Instant at,
                std::string_view link)
{
    table.begin("message", at, {message.from}, link);
    const auto* info = mavlink::messageInfo(message.id);
    table.text(MessageName, info ? std::string(info->name) : std::to_string(message.id));
    table.number(RateHz, message.timing.rate().perSecond(at), 2);
    if (const auto age = message.timing.age()) {
        const bool isOther = message.timing.stamp() == mavlink::MessageTiming::Stamp::OtherClock;
        if (!isOther)
            table.ms(AgeMs, age->age);
        if (age->bound)
            table.ms(AgeBoundMs, *age->bound);
        else
            table.text(AgeBoundMs, isOther ? "other clock" : "relative");
    }
    table.end();
}

void addPath(Table& table, const LinkPathText& path, base::Instant at)
{
    table.begin("path", at);
    table.text(MessageName, path.name.toStdString());
    table.ms(RoundTripMs, path.medianTime);
    table.ms(P95Ms, path.p95Time);
    table.end();
}

void addHistory(Table& table, const Row& row, std::string_view link)
{
    for (const auto& reply : row.history.replies()) {
        table.begin(reply.isLate ? "late" : "reply", reply.arrived, row.of, link);
        table.ms(RoundTripMs, reply.roundTrip);
        table.end();
    }
    for (const base::Instant sent : row.history.lost()) {
        table.begin("lost", sent, row.of, link);
        table.end();
    }
    for (const auto& offset : row.offsets) {
        table.begin("offset", offset.at, row.of, link);
        table.ms(OffsetMs, offset.offset);
        table.ms(BoundMs, offset.bound);
        table.end();
    }
    for (const auto& event : row.events) {
        table.begin(event.isReboot ? "reboot" : "step", event.at, row.of, link);
        if (event.step)
            table.ms(OffsetMs, *event.step);
        table.end();
    }
}

} // namespace

std::string timingCsv(const TimingPicture& picture,
                      const std::optional<std::chrono::nanoseconds>& utcZero,
                      const std::vector<LinkPathText>& paths)
{
    Table table(utcZero);
    for (const Row& row : picture.rows)
        addComponent(table, row, picture.at, picture.linkOf(row).address);
    for (const TimingPicture::Message& message : picture.messages)
        addMessage(table, message, picture.at, picture.linkOf(*picture.row()).address);
    for (const LinkPathText& path : paths)
        if (path.note.isEmpty())
            addPath(table, path, picture.at);
    for (const Row& row : picture.rows)
        addHistory(table, row, picture.linkOf(row).address);
    return table.take();
}

QString saveTiming(const TimingPicture& picture,
                   const std::optional<std::chrono::nanoseconds>& utcZero, const QString& folder,
                   const std::vector<LinkPathText>& paths)
{
    const QDir place(folder);
    if (!place.mkpath(QStringLiteral(".")))
        return tr("%1 cannot be made.").arg(folder);
    const auto now = std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch());
    const QString stem = QString::fromStdString(base::utcFileName(now)) + QStringLiteral("-timing");
    constexpr int maxTries = 100;
    for (int i = 1; i <= maxTries; ++i) {
        const QString name =
            (i == 1 ? stem : stem + QStringLiteral("-%1").arg(i)) + QStringLiteral(".csv");
        QFile file(place.filePath(name));
        // NewOnly never replaces an existing file; the next name is tried instead.
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (file.exists())
                continue;
            return tr("%1 cannot be written: %2.").arg(name, file.errorString());
        }
        const std::string text = timingCsv(picture, utcZero, paths);
        if (file.write(text.data(), static_cast<qint64>(text.size())) !=
                static_cast<qint64>(text.size()) ||
            !file.flush())
            return tr("%1 cannot be written: %2.").arg(name, file.errorString());
        return tr("Saved %1").arg(name);
    }
    return tr("%1 cannot be written: its name is taken.").arg(stem);
}

} // namespace leadline::app
