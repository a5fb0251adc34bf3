// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "device/Discovery.h"
#include "link/EventLoopClock.h"
#include "link/TypedAddress.h"
#include "sim/SimulatedDevice.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

namespace leadline::cli {

namespace {

using device::FoundDevice;
using device::SearchEndpoint;
using link::LinkUrl;

/// Long enough to try both baud rates of a serial port.
constexpr log::Time usualDuration = std::chrono::seconds(6);

struct DiscoverOptions {
    std::vector<LinkUrl> links;
    /// Groups of links that stand for one address; one answer for each group is enough.
    std::vector<std::vector<LinkUrl>> oneOf = {};
    log::Time duration = usualDuration;
    bool json = false;
};

double answerMilliseconds(base::Duration time)
{
    return static_cast<double>(
               std::chrono::duration_cast<std::chrono::microseconds>(time).count()) /
           1e3;
}

QJsonValue familyJson(ping::Family family)
{
    const std::string_view name = ping::nameOf(family);
    return name.empty() ? QJsonValue() : QJsonValue(QString::fromStdString(std::string(name)));
}

QByteArray json(const SearchEndpoint& place, const FoundDevice& found)
{
    const device::Identity& who = found.identity;
    const auto& protocol = who.protocol;
    const QJsonObject object{{"link", QString::fromStdString(place.url.toString())},
                             {"device", familyJson(who.family)},
                             {"type", who.deviceType},
                             {"revision", who.revision},
                             {"firmware", QString::fromStdString(device::toString(who.firmware))},
                             {"id", who.deviceId},
                             {"protocol", protocol ? QJsonValue(QStringLiteral("%1.%2.%3")
                                                                    .arg(protocol->versionMajor)
                                                                    .arg(protocol->versionMinor)
                                                                    .arg(protocol->versionPatch))
                                                   : QJsonValue(QJsonValue::Null)},
                             {"mac", place.mac.empty()
                                         ? QJsonValue(QJsonValue::Null)
                                         : QJsonValue(QString::fromStdString(place.mac))},
                             {"answer_ms", answerMilliseconds(found.answeredIn)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray line(const SearchEndpoint& place, const FoundDevice& found)
{
    const device::Identity& who = found.identity;
    QString words = who.family == ping::Family::Unknown
                        ? QStringLiteral("type %1").arg(who.deviceType)
                        : QString::fromStdString(device::familyName(who.family).text());
    words = QStringLiteral("%1 %2  firmware %3, id %4")
                .arg(words.leftJustified(8), QString::fromStdString(place.url.toString()),
                     QString::fromStdString(device::toString(who.firmware)),
                     QString::number(who.deviceId));
    if (!place.mac.empty())
        words += QStringLiteral(", ") + QString::fromStdString(place.mac);
    return words.toUtf8() + '\n';
}

/// Prints each device once, as soon as it answers.
class Printer {
public:
    explicit Printer(bool asJson) : m_json(asJson) {}

    void take(const SearchEndpoint& place)
    {
        for (const FoundDevice& found : place.devices) {
            const auto key = std::pair(place.url.toString(), found.identity.deviceId);
            if (m_printed.insert(key).second && !m_failed)
                m_failed = !print(m_json ? json(place, found) : line(place, found));
        }
    }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool printedNothing() const { return m_printed.empty(); }

private:
    bool m_json;
    bool m_failed = false;
    std::set<std::pair<std::string, std::uint8_t>> m_printed;
};

std::string endpointText(const SearchEndpoint& place)
{
    const std::string url = place.url.toString();
    if (place.state == SearchEndpoint::State::Probing)
        return url + ": no answer in this time.";
    return url + ": " + place.diagnosis.message().text();
}

bool isFaultless(const SearchEndpoint& place)
{
    return place.state == SearchEndpoint::State::Answering &&
           place.diagnosis.problem == device::Problem::None;
}

/// Of the links of one address, only the first counts as a failure if none answers.
bool isToAnswer(const SearchEndpoint& place, const device::Discovery& discovery,
                const DiscoverOptions& options)
{
    if (place.origin != SearchEndpoint::Origin::Named)
        return false;
    const auto isIn = [](const std::vector<LinkUrl>& urls, const SearchEndpoint& its) {
        return std::ranges::any_of(
            urls, [&](const LinkUrl& url) { return device::sameEndpoint(url, its.url); });
    };
    const auto places = discovery.places();
    return std::ranges::none_of(options.oneOf, [&](const std::vector<LinkUrl>& urls) {
        const bool answered = std::ranges::any_of(places, [&](const SearchEndpoint& other) {
            return isIn(urls, other) && isFaultless(other);
        });
        return isIn(urls, place) && (answered || !device::sameEndpoint(urls.front(), place.url));
    });
}

/// A named link that does not answer, or leads to another device than it names, is a failure. Other
/// addresses that were tried are only mentioned.
int report(const device::Discovery& discovery, const Printer& printer,
           const DiscoverOptions& options)
{
    int status = exitDone;
    QByteArray others;
    for (const SearchEndpoint& place : discovery.places()) {
        if (isFaultless(place))
            continue;
        if (isToAnswer(place, discovery, options))
            status = complain(QString::fromStdString(endpointText(place)), exitFailed);
        else
            others += "  " + endpointText(place) + '\n';
    }
    if (options.json)
        return status;
    QByteArray words;
    if (printer.printedNothing())
        words = "No sonar answers.\n";
    if (!others.isEmpty())
        words += "Other addresses checked:\n" + others;
    return words.isEmpty() || print(words) ? status : exitFailed;
}

std::variant<DiscoverOptions, int> parseDiscoverOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Lists the sonars that answer on USB serial adapters, on a BlueROV2, on "
                       "Ethernet and on the links given. It does not disturb other programs."));
    const auto asJson = withoutValue("json", "Print one JSON object per line for each device.");
    const auto duration = withValue("for", "How long to search; default 6 seconds.", "T");
    parser.addOptions({asJson, duration});
    parser.addPositionalArgument(QStringLiteral("LINK"),
                                 QStringLiteral("Also probe this link, as in serial:/dev/ttyUSB0."),
                                 QStringLiteral("[LINK ...]"));
    if (const auto status = answered(parser, arguments))
        return *status;
    DiscoverOptions options;
    options.json = parser.isSet(asJson);
    if (parser.isSet(duration)) {
        const auto time = parseTime(parser.value(duration));
        if (!time)
            return complain(timeSentence(), exitUsage);
        options.duration = *time;
    }
    for (const QString& each : parser.positionalArguments()) {
        const auto urls = link::readAddress(each.toStdString());
        if (!urls)
            return complain(urls.error(), exitUsage);
        options.links.insert(options.links.end(), urls->begin(), urls->end());
        if (urls->size() > 1)
            options.oneOf.push_back(*urls);
    }
    return options;
}

} // namespace

int runDiscover(const QStringList& arguments)
{
    const auto parsed = parseDiscoverOptions(arguments);
    if (const int* status = std::get_if<int>(&parsed))
        return *status;
    const auto& options = std::get<DiscoverOptions>(parsed);

    link::EventLoopClock clock;
    Interruption interruption;
    device::SearchTools tools;
    tools.makePeer = [](ping::DeviceKind kind,
                        base::Clock& its) -> base::Result<std::unique_ptr<link::Peer>> {
        auto made = sim::makeDevice(kind, its, std::make_shared<const sim::World>(1, its.now()));
        if (!made)
            return made.error();
        return std::unique_ptr<link::Peer>(std::move(*made));
    };
    device::Discovery discovery(clock, std::move(tools));
    Printer printer(options.json);
    QObject::connect(&discovery, &device::Discovery::changed, &discovery,
                     [&](const SearchEndpoint& place) { printer.take(place); });
    discovery.start({.named = options.links});

    const base::Instant end = clock.now() + options.duration;
    base::Timer timer(clock);
    const std::function<void()> look = [&] {
        if (interruption.check() || clock.now() >= end || printer.failed())
            QCoreApplication::exit();
        else
            timer.at(std::min(end, clock.now() + Interruption::checkInterval), look);
    };
    // Deferred because the event loop, which it may end, does not run yet.
    timer.after({}, look);
    QCoreApplication::exec();
    discovery.stop();
    return printer.failed() ? exitFailed : report(discovery, printer, options);
}

} // namespace leadline::cli
