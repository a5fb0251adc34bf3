// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CsvCheck.h"

#include <algorithm>
#include <cmath>

namespace leadline::test {

namespace {

QByteArray whole(const std::optional<quint32>& value)
{
    return value ? QByteArray::number(*value) : QByteArray();
}

/// True if the cell has exactly this many decimals, and its value is within half a unit of the last
/// one.
bool isFixed(const QByteArray& cell, const std::optional<double>& value, int decimals)
{
    if (!value)
        return cell.isEmpty();
    const qsizetype point = cell.indexOf('.');
    bool number = false;
    const double said = cell.toDouble(&number);
    return number && point > 0 && cell.size() - point - 1 == decimals &&
           std::abs(said - *value) <= 0.51 * std::pow(10.0, -decimals);
}

QString wrong(qsizetype row, const char* column, const QByteArray& cell)
{
    return QStringLiteral("row %1: %2 is %3")
        .arg(row)
        .arg(QLatin1String(column), QString::fromUtf8(cell));
}

QString differenceInRow(qsizetype row, const QList<QByteArray>& cells, const NaivePing& ping,
                        const QByteArray& stream)
{
    const std::optional<double> angle =
        ping.angleGrad ? std::optional(*ping.angleGrad * 0.9) : std::nullopt;
    const struct {
        const char* name;
        qsizetype place;
        std::optional<double> value;
        int decimals;
    } fixed[] = {{"time_s", 0, double(ping.timeMs) / 1000, 3},
                 {"angle_deg", 5, angle, 1},
                 {"start_m", 6, ping.startM, 4},
                 {"length_m", 7, ping.lengthM, 4},
                 {"distance_m", 11, ping.distanceM, 4}};
    for (const auto& column : fixed)
        if (!isFixed(cells[column.place], column.value, column.decimals))
            return wrong(row, column.name, cells[column.place]);
    const struct {
        const char* name;
        qsizetype place;
        QByteArray text;
    } exact[] = {{"utc", 1, {}},
                 {"stream", 2, stream},
                 {"message_id", 3, QByteArray::number(ping.id)},
                 {"ping_number", 4, whole(ping.pingNumber)},
                 {"gain", 8, whole(ping.gain)},
                 {"transmit_us", 9, whole(ping.transmitUs)},
                 {"frequency_khz", 10, whole(ping.frequencyKhz)},
                 {"confidence_pct", 12, whole(ping.confidence)},
                 {"sample_count", 13, QByteArray::number(ping.samples.size())}};
    for (const auto& column : exact)
        if (cells[column.place] != column.text)
            return wrong(row, column.name, cells[column.place]);
    return {};
}

} // namespace

QByteArray csvHeaderWith(qsizetype sampleColumns)
{
    QByteArray header = "time_s,utc,stream,message_id,ping_number,angle_deg,start_m,length_m,gain,"
                        "transmit_us,frequency_khz,distance_m,confidence_pct,sample_count";
    for (qsizetype i = 0; i < sampleColumns; ++i)
        header += ",s" + QByteArray::number(i);
    return header;
}

QString differenceOf(const QByteArray& csv, const QList<NaivePing>& pings, const QByteArray& stream,
                     bool samples)
{
    constexpr qsizetype fixedColumns = 14;
    qsizetype longest = 0;
    for (const NaivePing& ping : pings)
        longest = samples ? std::max(longest, ping.samples.size()) : 0;
    if (!csv.endsWith('\n') || csv.contains('\r'))
        return QStringLiteral("lines do not end with a line feed alone");
    QList<QByteArray> lines = csv.split('\n');
    lines.removeLast();
    if (lines.first() != csvHeaderWith(longest))
        return QStringLiteral("the header is ") + QString::fromUtf8(lines.first().left(300));
    if (lines.size() - 1 != pings.size())
        return QStringLiteral("%1 rows, not %2").arg(lines.size() - 1).arg(pings.size());
    for (qsizetype row = 0; row < pings.size(); ++row) {
        const QList<QByteArray> cells = lines[row + 1].split(',');
        if (cells.size() != fixedColumns + longest)
            return QStringLiteral("row %1 has %2 cells").arg(row).arg(cells.size());
        if (const QString found = differenceInRow(row, cells, pings[row], stream); !found.isEmpty())
            return found;
        for (qsizetype i = 0; i < longest; ++i) {
            const bool held = i < pings[row].samples.size();
            const QByteArray& cell = cells[fixedColumns + i];
            if (held ? cell != QByteArray::number(quint8(pings[row].samples[i])) : !cell.isEmpty())
                return wrong(row, "a sample", cell);
        }
    }
    return {};
}

} // namespace leadline::test
