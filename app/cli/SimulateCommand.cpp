// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "link/EventLoopClock.h"
#include "link/LinkUrl.h"
#include "link/Pty.h"
#include "link/UdpPeerServer.h"
#include "sim/EthernetDiscovery.h"
#include "sim/FaultyLine.h"
#include "sim/SimulatedDevice.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QStringList>

#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace leadline::cli {

namespace {

/// The options of `leadline-cli simulate`.
struct SimulateOptions {
    ping::DeviceKind device = ping::Family::Ping1D;
    /// Where it listens; nothing stands for a pty.
    std::optional<link::LinkUrl> listen;
    std::uint64_t seed = 1;
    sim::VehicleMotion motion;
    sim::DeviceOptions deviceOptions;
    sim::Faults faults;
};

template<class Number>
std::optional<Number> parseWhole(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    Number value = 0;
    const auto [end, error] = std::from_chars(bytes.begin(), bytes.end(), value);
    return error == std::errc() && end == bytes.end() ? std::optional(value) : std::nullopt;
}

/// Parses `T:T`. Both times may contain colons, and must have the same number of them.
std::optional<sim::Faults::Span> parseSpan(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(':'));
    const qsizetype half = parts.size() / 2;
    if (parts.size() % 2 != 0)
        return std::nullopt;
    const auto from = parseTime(parts.mid(0, half).join(QLatin1Char(':')));
    const auto until = parseTime(parts.mid(half).join(QLatin1Char(':')));
    if (!from || !until || *until <= *from)
        return std::nullopt;
    return sim::Faults::Span{*from, *until};
}

std::optional<sim::Firmware> parseFirmware(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('.'));
    std::array<std::uint8_t, 3> numbers{};
    if (parts.size() != qsizetype(numbers.size()))
        return std::nullopt;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = parseWhole<std::uint8_t>(parts[qsizetype(i)]);
        if (!number)
            return std::nullopt;
        numbers[i] = *number;
    }
    return sim::Firmware{numbers[0], numbers[1], numbers[2]};
}

/// Parses values and keeps the first error.
class Values {
public:
    explicit Values(const QCommandLineParser& parser) : m_parser(parser) {}

    template<class Parse, class Into>
    void take(const QCommandLineOption& option, Parse parse, Into& into, const QString& sentence)
    {
        if (!m_parser.isSet(option))
            return;
        if (const auto value = parse(m_parser.value(option)))
            into = *value;
        else if (m_complaint.isEmpty())
            m_complaint = sentence;
    }
    [[nodiscard]] const QString& complaint() const { return m_complaint; }

private:
    const QCommandLineParser& m_parser;
    QString m_complaint;
};

std::optional<double> parsePercent(const QString& text)
{
    return parseNumber(text, 0, 100);
}

std::optional<double> parseSkew(const QString& text)
{
    constexpr double most = 10'000;
    return parseNumber(text, -most, most);
}

constexpr double turnDeg = 360;

std::optional<double> parseAngle(const QString& text)
{
    return parseNumber(text, -turnDeg, turnDeg);
}

std::optional<double> parseIron(const QString& text)
{
    constexpr double most = 90;
    return parseNumber(text, 0, most);
}

std::optional<sim::Sea::Path> parsePath(const QString& text)
{
    using Path = sim::Sea::Path;
    if (text == QLatin1String("transect"))
        return Path::Transect;
    if (text == QLatin1String("survey"))
        return Path::Survey;
    if (text == QLatin1String("hover"))
        return Path::Hover;
    return text == QLatin1String("hold") ? std::optional(Path::Hold) : std::nullopt;
}

/// Parses `M/S:DEG`.
std::optional<sim::Current> parseCurrent(const QString& text)
{
    constexpr double mostMS = 3;
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() != 2)
        return std::nullopt;
    const auto speed = parseNumber(parts[0], 0, mostMS);
    const auto towards = parseAngle(parts[1]);
    if (!speed || !towards)
        return std::nullopt;
    return sim::Current{.speedMS = *speed, .towardsDeg = *towards};
}

/// Parses `DEG:DEG:M`.
std::optional<sim::Wobble> parseWobble(const QString& text)
{
    constexpr double mostDeg = 45;
    constexpr double mostM = 2;
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() != 3)
        return std::nullopt;
    const auto heading = parseNumber(parts[0], 0, mostDeg);
    const auto roll = parseNumber(parts[1], 0, mostDeg);
    const auto position = parseNumber(parts[2], 0, mostM);
    if (!heading || !roll || !position)
        return std::nullopt;
    return sim::Wobble{.headingDeg = *heading, .rollDeg = *roll, .positionM = *position};
}

struct Slip {
    double deg = 0;
    base::Duration at = {};
};

/// Parses `DEG:T`; the time may contain colons.
std::optional<Slip> parseSlip(const QString& text)
{
    const auto deg = parseAngle(text.section(QLatin1Char(':'), 0, 0));
    const auto at = parseTime(text.section(QLatin1Char(':'), 1));
    if (!deg || !at)
        return std::nullopt;
    return Slip{*deg, *at};
}

/// Parses the address to listen on; returns the error, or an empty string.
QString readListen(const QString& text, SimulateOptions& options)
{
    if (text == QLatin1String("pty:") || text == QLatin1String("pty"))
        return {};
    auto url = link::LinkUrl::parse(text.toStdString());
    // A host and port without a scheme can only mean udpin.
    if (!url && text.contains(QLatin1Char(':')))
        if (const auto bare = link::LinkUrl::parse("udpin://" + text.toStdString()); bare)
            url = bare;
    if (!url)
        return QString::fromStdString(url.error().message.text());
    if (url->kind != link::LinkUrl::Kind::UdpIn)
        return QStringLiteral("simulate listens on udpin:// or pty:.");
    options.listen = *url;
    return {};
}

/// The options, or the exit status if the program ends here: after help, or after an error that was
/// printed.
std::variant<SimulateOptions, int> parseSimulateOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Simulates a device for any client until interrupted. The first line "
                       "printed is the link for the client."));
    const auto listen = withValue(
        "listen", "udpin://127.0.0.1:PORT (port 0: any; loopback if only a port is given) or pty:.",
        "WHERE");
    const auto seed = withValue("seed", "Seed of the simulated sea; default 1.", "N");
    const auto loss = withValue("loss", "Percentage of the device's messages to drop.", "%");
    const auto corrupt = withValue("corrupt", "Percentage of messages with a corrupted byte.", "%");
    const auto delay = withValue("delay", "Delay of messages in seconds.", "T");
    const auto jitter =
        withValue("jitter", "Additional random delay, up to this many seconds.", "T");
    const auto silence = withValue("silence", "Send nothing between these two times.", "T:T");
    const auto skew = withValue("skew", "Skew of the vehicle's clock.", "PPM");
    const auto reboot = withValue("reboot", "Power-cycle the device at this time.", "T");
    const auto firmware = withValue("firmware", "Firmware version; default: the newest.", "X.Y.Z");
    const auto path = withValue("path",
                                "How the vehicle moves: transect (to and fro, the default), survey "
                                "(along two lines), hover (slowly) or hold (not at all).",
                                "NAME");
    const auto current = withValue(
        "current",
        "Current that carries the vehicle: speed in m/s, and where it flows to; it reverses every "
        "20 m.",
        "M/S:DEG");
    const auto wobble =
        withValue("wobble",
                  "Irregular movements of the vehicle, up to so many degrees of heading, degrees "
                  "of roll and metres.",
                  "DEG:DEG:M");
    const auto deviation =
        withValue("deviation", "Constant error of the vehicle's compass.", "DEG");
    const auto iron = withValue(
        "iron", "Error of the compass by iron on the vehicle, largest on east and west.", "DEG");
    const auto slip = withValue("slip", "The compass slips by this angle at this time.", "DEG:T");
    parser.addOptions({listen, seed, loss, corrupt, delay, jitter, silence, skew, reboot, firmware,
                       path, current, wobble, deviation, iron, slip});
    QStringList names;
    for (const ping::DeviceKind& kind : sim::simulatedDevices())
        names << QString::fromStdString(std::string(link::deviceName(kind)));
    const QString oneOf = inSentence(names, QStringLiteral(" or ")) + QLatin1Char('.');
    parser.addPositionalArgument(QStringLiteral("DEVICE"), oneOf);
    if (const auto status = answered(parser, arguments))
        return *status;

    SimulateOptions options;
    const QStringList devices = parser.positionalArguments();
    const auto device = link::deviceNamed(devices.value(0).toStdString());
    if (devices.size() != 1 || !device)
        return complain(QStringLiteral("simulate needs one device: ") + oneOf, exitUsage);
    options.device = *device;
    if (!parser.isSet(listen))
        return complain(QStringLiteral("simulate needs --listen udpin://127.0.0.1:PORT or pty:."),
                        exitUsage);
    if (const QString wrong = readListen(parser.value(listen), options); !wrong.isEmpty())
        return complain(wrong, exitUsage);
    if (parser.isSet(skew) && options.device != ping::DeviceKind::Vehicle)
        return complain(QStringLiteral("--skew is for the vehicle only: sonars send no time."),
                        exitUsage);
    if ((parser.isSet(deviation) || parser.isSet(iron) || parser.isSet(slip)) &&
        options.device != ping::DeviceKind::Vehicle)
        return complain(
            QStringLiteral(
                "--deviation, --iron and --slip are for the vehicle only: sonars have no compass."),
            exitUsage);

    Values values(parser);
    const auto percent = QStringLiteral("Loss and corruption are percentages, 0 to 100.");
    const QString time = timeSentence();
    values.take(seed, parseWhole<std::uint64_t>, options.seed, "A seed is a whole number.");
    values.take(loss, parsePercent, options.faults.lossPercent, percent);
    values.take(corrupt, parsePercent, options.faults.corruptPercent, percent);
    values.take(delay, parseTime, options.faults.delay, time);
    values.take(jitter, parseTime, options.faults.jitter, time);
    values.take(silence, parseSpan, options.faults.silence,
                "A silence is two times, the later one last, as in 10:12.5.");
    values.take(reboot, parseTime, options.faults.reboot, time);
    values.take(skew, parseSkew, options.deviceOptions.skewPpm,
                "A skew is millionths, -10000 to 10000.");
    values.take(firmware, parseFirmware, options.deviceOptions.firmware,
                "A firmware is three numbers, as in 3.3.1.");
    values.take(path, parsePath, options.motion.path, "A path is transect, survey, hover or hold.");
    values.take(current, parseCurrent, options.motion.current,
                "A current is its speed, 0 to 3 m/s, and where it flows to in degrees, as in "
                "0.2:90.");
    values.take(wobble, parseWobble, options.motion.wobble,
                "A wobble is degrees of heading and of roll, 0 to 45, and metres, 0 to 2, as in "
                "3:5:0.2.");
    sim::Compass& compass = options.deviceOptions.compass;
    values.take(deviation, parseAngle, compass.deviationDeg,
                "A deviation is in degrees, -360 to 360.");
    values.take(iron, parseIron, compass.ironDeg, "Iron is in degrees, 0 to 90.");
    Slip slipped;
    values.take(slip, parseSlip, slipped, "A slip is degrees and a time, as in 30:120.");
    compass.slipDeg = slipped.deg;
    compass.slipAt = slipped.at;
    if (!values.complaint().isEmpty())
        return complain(values.complaint(), exitUsage);
    options.faults.seed = options.seed;
    return options;
}

using link::LinkUrl;
using link::UdpPeerServer;

/// Address at which a client on this computer reaches a server that listens on every address.
std::string reachable(const std::string& address)
{
    if (address == "0.0.0.0")
        return "127.0.0.1";
    return address == "::" ? "::1" : address;
}

LinkUrl clientsLink(const SimulateOptions& options, std::uint16_t port)
{
    LinkUrl url;
    url.kind = LinkUrl::Kind::Udp;
    url.place = reachable(options.listen->place);
    url.port = port;
    // Where the port alone would say something else.
    const bool vehicle = options.device == ping::DeviceKind::Vehicle;
    if ((url.protocol() == link::Protocol::Mavlink) != vehicle)
        url.device = options.device;
    return url;
}

/// The address that an Ethernet sonar on this computer reports.
sim::Ipv4 ownAddress(const std::string& listening)
{
    QHostAddress own(QString::fromStdString(reachable(listening)));
    if (listening == "0.0.0.0")
        for (const QHostAddress& address : QNetworkInterface::allAddresses())
            if (address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback()) {
                own = address;
                break;
            }
    const quint32 bits = own.toIPv4Address();
    return {static_cast<std::uint8_t>(bits >> 24U), static_cast<std::uint8_t>(bits >> 16U),
            static_cast<std::uint8_t>(bits >> 8U), static_cast<std::uint8_t>(bits)};
}

/// Prints the link, and runs until it is interrupted.
int serve(const LinkUrl& url, base::Clock& clock)
{
    Interruption interruption;
    if (!print(QByteArray::fromStdString(url.toString() + "\n")))
        return exitFailed;
    base::Timer timer(clock);
    const std::function<void()> look = [&] {
        if (interruption.check())
            QCoreApplication::exit(exitDone);
        else
            timer.after(Interruption::checkInterval, look);
    };
    // Deferred because the event loop, which it may end, does not run yet.
    timer.after({}, look);
    return QCoreApplication::exec();
}

int serveOnPty(std::unique_ptr<link::Peer> device, base::Clock& clock,
               const SimulateOptions& options)
{
    link::Pty pty(clock);
    if (const auto opened = pty.open(); !opened)
        return complain(opened.error());
    pty.serve(*device);
    LinkUrl url;
    url.kind = LinkUrl::Kind::Serial;
    url.place = pty.path();
    if (options.device == ping::DeviceKind::Vehicle)
        url.device = options.device;
    return serve(url, clock);
}

int serveOnUdp(std::unique_ptr<link::Peer> device, base::Clock& clock,
               const SimulateOptions& options)
{
    const std::string& address = options.listen->place;
    UdpPeerServer server(std::move(device), clock);
    if (const auto listening = server.listen(address, options.listen->port); !listening)
        return complain(listening.error());
    // Clients find a Ping360 on Ethernet by a broadcast to the network.
    UdpPeerServer discovery(
        std::make_unique<sim::EthernetDiscovery>(options.seed, ownAddress(address)), clock);
    if (options.device == ping::Family::Ping360 &&
        server.port() == sim::EthernetDiscovery::sonarPort)
        if (const auto listening = discovery.listen(address, sim::EthernetDiscovery::port);
            !listening)
            complain(QStringLiteral("Discovery does not answer: ") +
                         QString::fromStdString(listening.error().message.text()),
                     exitFailed);
    return serve(clientsLink(options, server.port()), clock);
}

} // namespace

int runSimulate(const QStringList& arguments)
{
    const auto parsed = parseSimulateOptions(arguments);
    if (const int* status = std::get_if<int>(&parsed))
        return *status;
    const auto& options = std::get<SimulateOptions>(parsed);
    link::EventLoopClock clock;
    auto device = sim::makeDevice(
        options.device, clock,
        std::make_shared<const sim::World>(options.seed, clock.now(), options.motion),
        options.deviceOptions, options.faults);
    if (!device)
        return complain(device.error());
    return options.listen ? serveOnUdp(std::move(*device), clock, options)
                          : serveOnPty(std::move(*device), clock, options);
}

} // namespace leadline::cli
