// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/LatencyReport.h"

#include "cli/Arguments.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <cmath>

namespace leadline::cli {

namespace {

using Fate = mavlink::PendingProbes::Fate;

double milliseconds(base::Duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

QString words(double ms)
{
    return QString::number(ms, 'f', 3);
}

QJsonValue jsonOf(const std::optional<double>& value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

/// The smallest that is not exceeded by such a share of them; `sorted` is not empty.
double share(const std::vector<base::Duration>& sorted, double part)
{
    const auto rank =
        static_cast<std::size_t>(std::ceil(part * static_cast<double>(sorted.size())));
    return milliseconds(sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1]);
}

} // namespace

QByteArray LatencyReport::take(const LatencyReply& reply)
{
    if (reply.fate == Fate::Duplicate) {
        ++m_duplicates;
        return {};
    }
    const bool late = reply.fate == Fate::Late;
    m_late += late ? 1U : 0U;
    ++m_replies[reply.from];
    m_roundTrips.push_back(reply.roundTrip);
    std::optional<double> offset;
    std::optional<double> bound;
    if (reply.clock) {
        offset = milliseconds(reply.clock->offset);
        bound = milliseconds(reply.clock->bound);
    }
    if (m_json) {
        const QJsonObject object{
            {"probe", QLatin1String(m_probe)},
            {"system", reply.from.system},
            {"component", reply.from.component},
            {"rtt_ms", milliseconds(reply.roundTrip)},
            {"offset_ms", jsonOf(offset)},
            {"bound_ms", jsonOf(bound)},
            {"version", reply.version ? QJsonValue(*reply.version) : QJsonValue(QJsonValue::Null)},
            {"late", late}};
        return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    }
    QString line = QStringLiteral("%1/%2: %3 ms")
                       .arg(reply.from.system)
                       .arg(reply.from.component)
                       .arg(words(milliseconds(reply.roundTrip)));
    if (offset)
        line += QStringLiteral(", its clock is ahead by %1 ms, +/- %2 ms")
                    .arg(words(*offset), words(*bound));
    if (reply.version)
        line += QStringLiteral(", version %1").arg(*reply.version);
    if (late)
        line += QStringLiteral(", late");
    return line.toUtf8() + '\n';
}

std::uint64_t LatencyReport::mostReplies() const
{
    std::uint64_t most = 0;
    for (const auto& [from, count] : m_replies)
        most = std::max(most, count);
    return most;
}

std::uint64_t LatencyReport::lost(std::uint64_t sent) const
{
    if (m_replies.empty())
        return sent;
    std::uint64_t lost = 0;
    for (const auto& [from, count] : m_replies)
        lost += sent - std::min(sent, count);
    return lost;
}

QByteArray LatencyReport::summary(std::uint64_t sent) const
{
    std::vector<base::Duration> sorted = m_roundTrips;
    std::ranges::sort(sorted);
    const auto at = [&](double part) {
        return sorted.empty() ? std::nullopt : std::optional(share(sorted, part));
    };
    if (m_json) {
        const QJsonObject roundTrips{{"min", jsonOf(at(0))},
                                     {"median", jsonOf(at(0.5))},
                                     {"p95", jsonOf(at(0.95))},
                                     {"max", jsonOf(at(1))}};
        const QJsonObject summary{{"sent", static_cast<qint64>(sent)},
                                  {"replies", static_cast<qint64>(sorted.size())},
                                  {"lost", static_cast<qint64>(lost(sent))},
                                  {"late", static_cast<qint64>(m_late)},
                                  {"duplicate", static_cast<qint64>(m_duplicates)},
                                  {"rtt_ms", roundTrips}};
        return QJsonDocument(QJsonObject{{"summary", summary}}).toJson(QJsonDocument::Compact) +
               '\n';
    }
    QString text =
        QStringLiteral("%1 sent, %2, %3 lost, %4 late, %5 duplicate\n")
            .arg(sent)
            .arg(countOf(sorted.size(), QStringLiteral("reply"), QStringLiteral("replies")))
            .arg(lost(sent))
            .arg(m_late)
            .arg(m_duplicates);
    if (!sorted.empty())
        text += QStringLiteral("round trip min %1, median %2, p95 %3, max %4 ms\n")
                    .arg(words(*at(0)), words(*at(0.5)), words(*at(0.95)), words(*at(1)));
    return text.toUtf8();
}

} // namespace leadline::cli
