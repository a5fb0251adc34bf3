// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/RecordOptions.h"

#include "cli/Arguments.h"
#include "device/SearchEndpoint.h"
#include "link/TypedAddress.h"

#include <QCommandLineParser>

#include <algorithm>

namespace leadline::cli {

namespace {

using app::SetSetting;
using app::SonarSetting;

constexpr double farthestM = 200;

QString outOf(const QString& key, const char* values)
{
    return QStringLiteral("--set %1= takes %2.").arg(key, QString::fromLatin1(values));
}

/// A word of a list counts as its place in it.
std::optional<double> wordOrNumber(const QString& text, const QStringList& words, double high)
{
    const auto at = words.indexOf(text);
    return at >= 0 ? std::optional(static_cast<double>(at)) : parseNumber(text, 0, high);
}

/// `W` or `CENTRE:WIDTH`, in degrees.
std::optional<SetSetting> sectorOf(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() > 2)
        return std::nullopt;
    const auto centre =
        parts.size() == 2 ? parseNumber(parts.front(), -180, 179) : std::optional(0.0);
    const auto width = parseNumber(parts.back(), 10, 360);
    if (!centre || !width)
        return std::nullopt;
    return SetSetting{SonarSetting::Sector, *centre, *width};
}

/// Takes the settings of one --set each; keeps the first sentence about one that is wrong.
class Settings {
public:
    explicit Settings(RecordOptions& options) : m_options(options) {}

    void take(const QString& text)
    {
        for (const QString& each : text.split(QLatin1Char(','))) {
            const QString key = each.section(QLatin1Char('='), 0, 0);
            if (m_complaint.isEmpty())
                m_complaint = takeOne(key, each.section(QLatin1Char('='), 1));
        }
    }
    /// In Auto a Ping1D takes neither range nor gain.
    void finish()
    {
        auto& its = m_options.ping1d;
        const auto is = [](SonarSetting setting) {
            return [setting](const SetSetting& each) { return each.setting == setting; };
        };
        const bool choosesOwn = std::ranges::any_of(its, is(SonarSetting::Range)) ||
                                std::ranges::any_of(its, is(SonarSetting::Gain));
        if (choosesOwn && std::ranges::none_of(its, is(SonarSetting::Mode)))
            its.push_back({SonarSetting::Mode, 0});
        std::stable_partition(its.begin(), its.end(), is(SonarSetting::Mode));
        // A range is one in the speed that was chosen.
        std::stable_partition(m_options.ping360.begin(), m_options.ping360.end(),
                              is(SonarSetting::SoundSpeed));
    }
    [[nodiscard]] const QString& complaint() const { return m_complaint; }

private:
    QString takeOne(const QString& key, const QString& text)
    {
        if (key == QLatin1String("range"))
            return range(key, text);
        if (key == QLatin1String("gain"))
            return gain(key, text);
        if (key == QLatin1String("sector")) {
            const auto sector = sectorOf(text);
            if (!sector)
                return outOf(key, "a width of 10 to 360 degrees, or CENTRE:WIDTH");
            m_options.ping360.push_back(*sector);
            return {};
        }
        if (key == QLatin1String("frequency"))
            return add(m_options.ping360, SonarSetting::FrequencyKhz, parseNumber(text, 500, 1000),
                       outOf(key, "500 to 1000 kHz"));
        if (key == QLatin1String("step"))
            return add(m_options.ping360, SonarSetting::StepGrad, parseNumber(text, 1, 10),
                       outOf(key, "1 to 10 gradians"));
        if (key == QLatin1String("transmit"))
            return add(m_options.ping360, SonarSetting::TransmitUs,
                       text == QLatin1String("auto") ? std::optional(app::unknown)
                                                     : parseNumber(text, 1, 1000),
                       outOf(key, "auto or 1 to 1000 microseconds"));
        if (key == QLatin1String("mode"))
            return add(m_options.ping1d, SonarSetting::Mode,
                       wordOrNumber(text, {"manual", "auto"}, 1), outOf(key, "auto or manual"));
        if (key == QLatin1String("interval"))
            return add(m_options.ping1d, SonarSetting::IntervalMs, parseNumber(text, 1, 65535),
                       outOf(key, "milliseconds"));
        if (key == QLatin1String("sound-speed"))
            return addToBoth(SonarSetting::SoundSpeed, parseNumber(text, 1300, 1700),
                             outOf(key, "1300 to 1700 m/s"));
        return QStringLiteral("--set knows range, gain, sector, frequency, step, transmit, mode, "
                              "interval and sound-speed, as in range=10,gain=high; not %1.")
            .arg(key);
    }
    QString range(const QString& key, const QString& text)
    {
        const auto metres = parseNumber(text, 0.5, farthestM);
        if (!metres)
            return outOf(key, "0.5 to 200 metres");
        m_options.ping1d.push_back({SonarSetting::Range, 0, *metres});
        m_options.ping360.push_back({SonarSetting::Range, *metres});
        return {};
    }
    /// Words are a Ping360's, which has three.
    QString gain(const QString& key, const QString& text)
    {
        const auto word = wordOrNumber(text, {"low", "normal", "high"}, 6);
        if (!word)
            return outOf(key, "low, normal or high for a Ping360, 0 to 6 for a Ping1D");
        if (*word <= 2)
            m_options.ping360.push_back({SonarSetting::Gain, *word});
        if (text.front().isDigit())
            m_options.ping1d.push_back({SonarSetting::Gain, *word});
        return {};
    }
    QString addToBoth(SonarSetting setting, const std::optional<double>& value,
                      const QString& complaint)
    {
        add(m_options.ping360, setting, value, complaint);
        return add(m_options.ping1d, setting, value, complaint);
    }
    static QString add(std::vector<SetSetting>& to, SonarSetting setting,
                       const std::optional<double>& value, const QString& complaint)
    {
        if (!value)
            return complaint;
        to.push_back({setting, *value});
        return {};
    }

    RecordOptions& m_options;
    QString m_complaint;
};

/// Empty, or what is wrong with them.
QString readLinks(const QStringList& texts, RecordOptions& options)
{
    if (texts.isEmpty())
        return QStringLiteral("record needs a link, as in serial:/dev/ttyUSB0.");
    for (const QString& text : texts) {
        const auto urls = link::readAddress(text.toStdString());
        if (!urls)
            return QString::fromStdString(urls.error().sentence);
        for (const link::LinkUrl& url : *urls) {
            if (std::ranges::any_of(options.links, [&](const link::LinkUrl& other) {
                    return url.kind != link::LinkUrl::Kind::Sim && device::samePlace(url, other);
                }))
                return QStringLiteral("%1 is named twice.").arg(text);
            options.links.push_back(url);
            options.addresses.push_back(static_cast<int>(texts.indexOf(text)));
        }
    }
    return {};
}

/// Empty, or what is wrong with it.
QString readSplit(const QCommandLineParser& parser, const QCommandLineOption& after,
                  const QCommandLineOption& size, log::RecordingSplit& split)
{
    constexpr std::chrono::seconds shortest(1);
    constexpr double smallestMb = 0.1;
    constexpr double largestMb = 1e6;
    constexpr double megabyte = 1e6;
    if (parser.isSet(after)) {
        const auto time = parseTime(parser.value(after));
        if (!time || *time < shortest)
            return QStringLiteral("--split-after takes a second or more, as in 600 or 00:10:00.");
        split.time = *time;
    }
    if (parser.isSet(size)) {
        const auto mb = parseNumber(parser.value(size), smallestMb, largestMb);
        if (!mb)
            return QStringLiteral("--split-size takes 0.1 to 1000000 megabytes, as in 500.");
        split.bytes = static_cast<std::uint64_t>(*mb * megabyte);
    }
    return {};
}

} // namespace

std::variant<RecordOptions, int> parseRecordOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Connects the sonars on the links, drives them and records everything that they say and "
        "are told, until it is interrupted."));
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    QStringLiteral("The recording to be made."),
                                    QStringLiteral("OUT.mcap"));
    const QCommandLineOption duration(QStringLiteral("for"),
                                      QStringLiteral("Ends by itself after this time."),
                                      QStringLiteral("T"));
    const QCommandLineOption set(
        QStringLiteral("set"),
        QStringLiteral(
            "What the sonars are told, as in range=10,gain=high,sector=120. Both take "
            "range (m), gain and sound-speed (m/s); a Ping360 sector (width or centre:width), "
            "frequency "
            "(kHz), step (gradians) and transmit (us or auto); a Ping1D mode and interval "
            "(ms)."),
        QStringLiteral("KEY=VALUE,..."));
    const QCommandLineOption listenOnly(
        QStringLiteral("listen-only"),
        QStringLiteral("Sends nothing: records what another program makes the sonars say."));
    const QCommandLineOption splitAfter(
        QStringLiteral("split-after"),
        QStringLiteral("Goes on in a new file after so long, and so on: OUT-part001.mcap, "
                       "OUT-part002.mcap."),
        QStringLiteral("T"));
    const QCommandLineOption splitSize(
        QStringLiteral("split-size"),
        QStringLiteral("The same once a file holds so many megabytes."), QStringLiteral("MB"));
    const QCommandLineOption force(QStringLiteral("force"),
                                   QStringLiteral("Writes over an existing file."));
    parser.addOptions({output, duration, set, listenOnly, splitAfter, splitSize, force});
    parser.addPositionalArgument(QStringLiteral("LINK"),
                                 QStringLiteral("As in serial:/dev/ttyUSB0."),
                                 QStringLiteral("LINK ..."));
    if (const auto status = answered(parser, arguments))
        return *status;

    RecordOptions options;
    if (const QString wrong = readLinks(parser.positionalArguments(), options); !wrong.isEmpty())
        return complain(wrong, exitUsage);
    if (!parser.isSet(output))
        return complain(QStringLiteral("record needs -o OUT.mcap."), exitUsage);
    options.file = toPath(parser.value(output));
    if (options.file.extension() != ".mcap")
        return complain(QStringLiteral("A recording is called OUT.mcap."), exitUsage);
    options.force = parser.isSet(force);
    options.listenOnly = parser.isSet(listenOnly);
    if (options.listenOnly && parser.isSet(set))
        return complain(QStringLiteral("--listen-only sends nothing, so it cannot --set anything."),
                        exitUsage);
    if (parser.isSet(duration)) {
        options.duration = parseTime(parser.value(duration));
        if (!options.duration)
            return complain(QStringLiteral("A time is seconds (12.5) or hh:mm:ss.sss."), exitUsage);
    }
    if (const QString wrong = readSplit(parser, splitAfter, splitSize, options.split);
        !wrong.isEmpty())
        return complain(wrong, exitUsage);
    Settings settings(options);
    for (const QString& each : parser.values(set))
        settings.take(each);
    settings.finish();
    if (!settings.complaint().isEmpty())
        return complain(settings.complaint(), exitUsage);
    return options;
}

} // namespace leadline::cli
