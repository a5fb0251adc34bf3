// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "device/VehicleLink.h"
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "link/TypedAddress.h"
#include "mavlink/ClockOffset.h"
#include "mavlink/PendingProbes.h"
#include "sim/SimulatedDevice.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace leadline::cli {

namespace {

/// One reply to a request.
struct LatencyReply {
    mavlink::Address from;
    mavlink::PendingProbes::Outcome outcome = mavlink::PendingProbes::Outcome::InTime;
    base::Duration roundTrip{};
    /// Only set for TIMESYNC.
    std::optional<mavlink::OffsetEstimate> clock = {};
    std::optional<int> version = {};
};

/// The output of `leadline-cli latency`, as text or JSON.
class LatencyReport {
public:
    /// `probe` is "timesync" or "ping".
    LatencyReport(const char* probe, bool json) : m_probe(probe), m_json(json) {}

    /// The line for a reply; empty for a duplicate.
    [[nodiscard]] QByteArray take(const LatencyReply& reply);
    /// Summary of all replies to `sent` requests.
    [[nodiscard]] QByteArray summary(std::uint64_t sent) const;

    /// Number of replies from the component that replied most often.
    [[nodiscard]] std::uint64_t mostReplies() const;

private:
    [[nodiscard]] std::uint64_t lost(std::uint64_t sent) const;

    const char* m_probe;
    bool m_json;
    std::map<mavlink::Address, std::uint64_t> m_replies;
    std::vector<base::Duration> m_roundTrips;
    std::uint64_t m_late = 0;
    std::uint64_t m_duplicates = 0;
};

using Outcome = mavlink::PendingProbes::Outcome;

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

/// Percentile: the smallest value that at least the given share of the values does not exceed.
/// `sorted` must not be empty.
double share(const std::vector<base::Duration>& sorted, double part)
{
    const auto rank =
        static_cast<std::size_t>(std::ceil(part * static_cast<double>(sorted.size())));
    return milliseconds(sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1]);
}

QByteArray LatencyReport::take(const LatencyReply& reply)
{
    if (reply.outcome == Outcome::Duplicate) {
        ++m_duplicates;
        return {};
    }
    const bool late = reply.outcome == Outcome::Late;
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

using mavlink::Address;
using mavlink::PingExchange;
using mavlink::TimesyncExchange;
using mavlink::TimesyncVersion;

constexpr base::Duration looks = std::chrono::milliseconds(20);
constexpr double maxRequests = 1e9;

struct LatencyOptions {
    link::LinkUrl url;
    bool byPing = false;
    std::optional<Address> target;
    std::optional<std::uint64_t> count;
    log::Time interval = std::chrono::seconds(1);
    log::Time timeout = std::chrono::seconds(3);
    bool json = false;
};

/// Parses `SYS/COMP`.
std::optional<Address> parseTarget(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('/'));
    bool systemFits = false;
    bool componentFits = false;
    const uint system = parts[0].toUInt(&systemFits);
    const uint component = parts.value(1).toUInt(&componentFits);
    if (parts.size() != 2 || !systemFits || !componentFits || system > 255 || component > 255)
        return std::nullopt;
    return Address{static_cast<std::uint8_t>(system), static_cast<std::uint8_t>(component)};
}

std::variant<LatencyOptions, int> parseLatencyOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Measures the MAVLink round-trip time to a vehicle and its clock offset."));
    const auto probe = withValue("probe", "timesync (default) or ping.", "timesync|ping");
    const auto target =
        withValue("target", "Target system/component; default: the first autopilot.", "SYS/COMP");
    const auto count = withValue("count", "Number of requests; default: until interrupted.", "N");
    const auto interval = withValue("interval", "Time between requests; default 1 second.", "T");
    const auto timeout =
        withValue("timeout", "How long to wait for the last reply; default 3 seconds.", "T");
    const auto asJson = withoutValue("json", "Print one JSON object per reply.");
    parser.addOptions({probe, target, count, interval, timeout, asJson});
    parser.addPositionalArgument(QStringLiteral("LINK"),
                                 QStringLiteral("As in udp://192.168.2.2:14660."));
    if (const auto status = answered(parser, arguments))
        return *status;
    LatencyOptions options;
    options.json = parser.isSet(asJson);
    if (parser.positionalArguments().size() != 1)
        return complain(QStringLiteral("latency needs one link."), exitUsage);
    const auto urls = link::readAddress(parser.positionalArguments().front().toStdString(),
                                        ping::DeviceKind::Vehicle);
    if (!urls)
        return complain(urls.error(), exitUsage);
    options.url = urls->front();
    const QString by = parser.value(probe);
    options.byPing = by == QLatin1String("ping");
    if (parser.isSet(probe) && !options.byPing && by != QLatin1String("timesync"))
        return complain(QStringLiteral("--probe must be timesync or ping."), exitUsage);
    if (parser.isSet(target)) {
        options.target = parseTarget(parser.value(target));
        if (!options.target)
            return complain(QStringLiteral("A target is two ids, as in 1/1."), exitUsage);
    }
    if (parser.isSet(count)) {
        const auto number = parseNumber(parser.value(count), 1, maxRequests);
        if (!number)
            return complain(QStringLiteral("--count must be 1 or more."), exitUsage);
        options.count = static_cast<std::uint64_t>(*number);
    }
    for (const auto& [given, into] :
         {std::pair(&interval, &options.interval), {&timeout, &options.timeout}}) {
        const auto time = parser.isSet(*given) ? parseTime(parser.value(*given)) : *into;
        if (!time || *time <= log::Time{})
            return complain(timeSentence(), exitUsage);
        *into = *time;
    }
    return options;
}

/// Sends requests until the count or the time is reached, and prints the replies.
class Latency {
public:
    Latency(link::Link& line, link::EventLoopClock& clock, const LatencyOptions& options)
        : m_line(line),
          m_clock(clock),
          m_options(options),
          m_link(line, clock,
                 {.utc = [] { return std::chrono::system_clock::now().time_since_epoch(); }}),
          m_report(options.byPing ? "ping" : "timesync", options.json),
          m_timer(clock),
          m_begun(clock.now())
    {
        using device::VehicleLink;
        QObject::connect(&m_link, &VehicleLink::timesyncReplied, &m_link,
                         [this](const TimesyncExchange::Reply& reply) { takeTimesync(reply); });
        QObject::connect(&m_link, &VehicleLink::pingReplied, &m_link,
                         [this](const PingExchange::Reply& reply) { takePing(reply); });
    }

    int run()
    {
        m_line.open();
        // Deferred because the event loop, which it may end, does not run yet.
        m_timer.after({}, [this] { update(); });
        QCoreApplication::exec();
        if (m_unwritten || !print(m_report.summary(sent())))
            return exitFailed;
        if (m_report.mostReplies() > 0)
            return exitDone;
        const std::string why = m_line.isOpen() ? silence() : m_line.reason().text();
        return complain(QString::fromStdString(m_options.url.toString() + ": " + why), exitFailed);
    }

private:
    [[nodiscard]] std::uint64_t sent()
    {
        return m_options.byPing ? m_link.ping().sentCount() : m_link.timesync().sentCount();
    }

    void ask()
    {
        if (m_options.byPing)
            return m_link.ping().startStream(m_options.interval);
        m_link.setTimesyncInterval(m_options.interval);
        m_link.setTimesyncTarget(m_options.target);
    }

    void update()
    {
        if (!m_asking && m_line.isOpen()) {
            m_asking = true;
            ask();
        }
        const base::Instant now = m_clock.now();
        const bool enough = m_options.count && sent() >= *m_options.count;
        if (enough && !m_end) {
            m_end = now + m_options.timeout;
            m_link.ping().stopStream();
            m_link.timesync().stream({});
        }
        // Without an autopilot no TIMESYNC requests are sent.
        const bool silent = m_options.count && sent() == 0 &&
                            now - m_begun > m_options.timeout + m_options.interval;
        const bool done =
            m_end && (now >= *m_end || (!m_options.byPing && m_report.mostReplies() >= sent()));
        if (m_interruption.check() || done || silent || m_unwritten)
            QCoreApplication::exit();
        else
            m_timer.after(std::min(looks, m_options.interval / 4), [this] { update(); });
    }

    /// The component whose replies count; others reply to other programs.
    [[nodiscard]] std::optional<Address> asked() const
    {
        return m_options.byPing ? m_options.target : m_link.timesyncTarget();
    }

    [[nodiscard]] std::string silence() const
    {
        const auto name = [](Address each) {
            return std::to_string(each.system) + "/" + std::to_string(each.component);
        };
        if (m_others.empty() || !asked())
            return "no replies.";
        std::string others;
        for (const Address each : m_others)
            others += (others.empty() ? "" : ", ") + name(each);
        return name(*asked()) + " did not reply; others did: " + others + ".";
    }

    [[nodiscard]] bool isFromWhoWasAsked(Address from)
    {
        const bool meant = !asked() || mavlink::isMeant(*asked(), from);
        if (!meant)
            m_others.insert(from);
        return meant;
    }

    void takeTimesync(const TimesyncExchange::Reply& reply)
    {
        if (m_options.byPing || !isFromWhoWasAsked(reply.from))
            return;
        const auto& known = m_link.timesync().results().at(reply.from);
        take({.from = reply.from,
              .outcome = reply.outcome,
              .roundTrip = reply.roundTrip,
              .clock = known.clock.at(m_clock.now()),
              .version = reply.version == TimesyncVersion::V2 ? 2 : 1});
    }

    void takePing(const PingExchange::Reply& reply)
    {
        if (m_options.byPing && isFromWhoWasAsked(reply.from))
            take({.from = reply.from, .outcome = reply.outcome, .roundTrip = reply.roundTrip});
    }

    void take(const LatencyReply& reply)
    {
        const QByteArray line = m_report.take(reply);
        m_unwritten = m_unwritten || (!line.isEmpty() && !print(line));
    }

    link::Link& m_line;
    link::EventLoopClock& m_clock;
    const LatencyOptions& m_options;
    Interruption m_interruption;
    device::VehicleLink m_link;
    LatencyReport m_report;
    base::Timer m_timer;
    base::Instant m_begun;
    std::optional<base::Instant> m_end;
    std::set<Address> m_others;
    bool m_asking = false;
    bool m_unwritten = false;
};

} // namespace

int runLatency(const QStringList& arguments)
{
    const auto parsed = parseLatencyOptions(arguments);
    if (const int* status = std::get_if<int>(&parsed))
        return *status;
    const auto& options = std::get<LatencyOptions>(parsed);
    link::EventLoopClock clock;
    const auto makePeer = [](ping::DeviceKind kind,
                             base::Clock& its) -> base::Result<std::unique_ptr<link::Peer>> {
        auto made = sim::makeDevice(kind, its, std::make_shared<const sim::World>(1, its.now()));
        if (!made)
            return made.error();
        return std::unique_ptr<link::Peer>(std::move(*made));
    };
    const auto line = link::makeLink(options.url, clock, makePeer);
    if (!line)
        return complain(line.error());
    return Latency(**line, clock, options).run();
}

} // namespace leadline::cli
