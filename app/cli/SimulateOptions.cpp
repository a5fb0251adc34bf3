// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/SimulateOptions.h"

#include "cli/Arguments.h"

#include <QCommandLineParser>

#include <array>
#include <charconv>

namespace leadline::cli {

namespace {

QCommandLineOption withValue(const char* name, const char* description, const char* value)
{
    return {QString::fromLatin1(name), QString::fromLatin1(description),
            QString::fromLatin1(value)};
}

template<class Number>
std::optional<Number> parseWhole(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    Number value = 0;
    const auto [end, error] = std::from_chars(bytes.begin(), bytes.end(), value);
    return error == std::errc() && end == bytes.end() ? std::optional(value) : std::nullopt;
}

/// `T:T`; each T may have colons itself, as many as the other.
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

/// Reads values and keeps the first sentence about one that is wrong.
class Values {
public:
    explicit Values(const QCommandLineParser& parser) : m_parser(parser) {}

    template<class Parse, class Into>
    void take(const QCommandLineOption& option, Parse parse, Into& into, const char* sentence)
    {
        if (!m_parser.isSet(option))
            return;
        if (const auto value = parse(m_parser.value(option)))
            into = *value;
        else if (m_complaint.isEmpty())
            m_complaint = QString::fromLatin1(sentence);
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

/// Empty, or what is wrong with where to listen.
QString readListen(const QString& text, SimulateOptions& options)
{
    if (text == QLatin1String("pty:") || text == QLatin1String("pty"))
        return {};
    auto url = link::LinkUrl::parse(text.toStdString());
    // There is only one thing that a host and its port can mean here.
    if (!url && text.contains(QLatin1Char(':')))
        if (const auto bare = link::LinkUrl::parse("udpin://" + text.toStdString()); bare)
            url = bare;
    if (!url)
        return QString::fromStdString(url.error().sentence);
    if (url->kind != link::LinkUrl::Kind::UdpIn)
        return QStringLiteral("simulate listens on udpin:// or pty:.");
    options.listen = *url;
    return {};
}

} // namespace

std::variant<SimulateOptions, int> parseSimulateOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Plays a device for any client, until it is interrupted. Its first line is "
                       "the client's link."));
    const auto listen = withValue(
        "listen", "udpin://127.0.0.1:PORT (port 0: any; loopback if only a port is said) or pty:.",
        "WHERE");
    const auto seed = withValue("seed", "Of the simulated sea; 1 unless said.", "N");
    const auto loss = withValue("loss", "Percent of the device's messages that are lost.", "%");
    const auto corrupt = withValue("corrupt", "Percent of them with a wrong byte.", "%");
    const auto delay = withValue("delay", "Delays them by so many seconds.", "T");
    const auto jitter = withValue("jitter", "Delays them by up to so many more.", "T");
    const auto silence =
        withValue("silence", "Nothing passes from the one time to the other.", "T:T");
    const auto skew = withValue("skew", "Of the vehicle's clock.", "PPM");
    const auto reboot = withValue("reboot", "Its power fails then for a moment.", "T");
    const auto firmware = withValue("firmware", "Else the newest there is.", "X.Y.Z");
    parser.addOptions(
        {listen, seed, loss, corrupt, delay, jitter, silence, skew, reboot, firmware});
    parser.addPositionalArgument(QStringLiteral("DEVICE"),
                                 QStringLiteral("ping1d, ping360 or vehicle."));
    if (const auto status = answered(parser, arguments))
        return *status;

    SimulateOptions options;
    const QStringList devices = parser.positionalArguments();
    const auto device = link::deviceNamed(devices.value(0).toStdString());
    if (devices.size() != 1 || !device)
        return complain(QStringLiteral("simulate needs one device: ping1d, ping360 or vehicle."),
                        exitUsage);
    options.device = *device;
    if (!parser.isSet(listen))
        return complain(QStringLiteral("simulate needs --listen udpin://127.0.0.1:PORT or pty:."),
                        exitUsage);
    if (const QString wrong = readListen(parser.value(listen), options); !wrong.isEmpty())
        return complain(wrong, exitUsage);
    if (parser.isSet(skew) && options.device != link::Device::Vehicle)
        return complain(QStringLiteral("--skew is for the vehicle: sonars tell no time."),
                        exitUsage);

    Values values(parser);
    constexpr const char* percent = "Loss and corruption are percentages, 0 to 100.";
    constexpr const char* time = "A time is seconds (12.5) or hh:mm:ss.sss.";
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
    if (!values.complaint().isEmpty())
        return complain(values.complaint(), exitUsage);
    options.faults.seed = options.seed;
    return options;
}

} // namespace leadline::cli
