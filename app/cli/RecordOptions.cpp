// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/RecordOptions.h"

#include "cli/Arguments.h"
#include "device/Identity.h"
#include "device/SearchEndpoint.h"
#include "device/SonarDriver.h"
#include "language/Utf8.h"
#include "link/LinkUrl.h"
#include "link/TypedAddress.h"
#include "sim/SimulatedDevice.h"

#include <QCommandLineParser>

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::cli {

namespace {

using app::toQString;
using device::SettingRow;

/// The settings of an option of --set: one, or two that belong together.
std::span<const SettingRow> rowsOf(ping::Family family, const QString& option)
{
    const auto rows = device::settingRows(family);
    const auto found = std::ranges::find(rows, option.toStdString(), &SettingRow::option);
    return found == rows.end() ? std::span<const SettingRow>() : device::groupOf(rows, *found);
}

bool hasNames(const SettingRow& row)
{
    return !row.choices.empty() && !row.choices.front().word.empty();
}

QString unitName(device::SettingUnit unit)
{
    switch (unit) {
    case device::SettingUnit::Metres:
        return QStringLiteral(" metres");
    case device::SettingUnit::Milliseconds:
        return QStringLiteral(" milliseconds");
    case device::SettingUnit::Microseconds:
        return QStringLiteral(" microseconds");
    case device::SettingUnit::Percent:
        return QStringLiteral(" percent");
    case device::SettingUnit::Degrees:
        return QStringLiteral(" degrees");
    case device::SettingUnit::Gradians:
        return QStringLiteral(" gradians");
    case device::SettingUnit::MetresPerSecond:
    case device::SettingUnit::Kilohertz:
    case device::SettingUnit::None:
        break;
    }
    const auto symbol = device::symbolOf(unit);
    return symbol.empty() ? QString() : QLatin1Char(' ') + toQString(symbol);
}

/// Describes accepted values, as in "low, normal or high" or "auto or 1 to 1000 microseconds".
QString takenBy(std::span<const SettingRow> rows)
{
    const SettingRow& row = rows.back();
    QStringList words;
    if (row.hasAutomatic())
        words << toQString(row.automatic);
    if (hasNames(row))
        for (const device::SettingChoice& each : row.choices)
            words << toQString(each.word);
    else
        words << QStringLiteral("%1 to %2%3")
                     .arg(row.lowest)
                     .arg(row.highest)
                     .arg(unitName(row.unit));
    if (rows.size() > 1)
        words << toQString(rows.front().part).toUpper() + QLatin1Char(':') +
                     toQString(row.part).toUpper();
    return inSentence(words, QStringLiteral(" or "));
}

/// Parses the arguments of --set one by one, and keeps the first error.
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
    /// Completes the settings: one that the device would choose itself is switched to manual, and
    /// settings that others depend on are requested first.
    void finish()
    {
        for (auto& [family, all] : m_options.settings) {
            const auto rows = device::settingRows(family);
            const auto placeOf = [rows](const device::SettingValues& values) {
                return device::findRow(rows, values.front().key);
            };
            for (std::size_t i = 0; i < all.size(); ++i) {
                const std::string_view chooser = placeOf(all[i])->chosenBy;
                if (!chooser.empty() && std::ranges::none_of(all, [&](const auto& each) {
                        return each.front().key == chooser;
                    }))
                    all.push_back({{chooser, 0}});
            }
            std::ranges::stable_sort(all, {}, placeOf);
        }
    }
    [[nodiscard]] const QString& complaint() const { return m_complaint; }
    /// Names the keys by family, those that several have in common once.
    static QString help()
    {
        QStringList common;
        QStringList parts;
        for (const ping::Family family : device::drivenFamilies()) {
            QStringList own;
            for (const QString& key : keysOf(family)) {
                QStringList& into = isOfAll(key) ? common : own;
                if (!into.contains(key))
                    into << key;
            }
            parts << QStringLiteral("%1: %2.").arg(
                QString::fromStdString(device::familyName(family).text()),
                own.join(QStringLiteral(", ")));
        }
        return QStringLiteral("Sonar settings, as in range=10,gain=high,sector=120; a key without "
                              "a value says what it takes. All: %1. %2")
            .arg(common.join(QStringLiteral(", ")), parts.join(QLatin1Char(' ')));
    }

private:
    static QStringList keysOf(ping::Family family)
    {
        QStringList keys;
        for (const SettingRow& row : device::settingRows(family))
            if (const QString key = toQString(row.option); !key.isEmpty() && !keys.contains(key))
                keys << key;
        return keys;
    }
    static bool isOfAll(const QString& key)
    {
        return std::ranges::all_of(device::drivenFamilies(), [&](ping::Family family) {
            return keysOf(family).contains(key);
        });
    }

    QString takeOne(const QString& key, const QString& text)
    {
        bool isKnown = false;
        bool isInUse = false;
        for (const ping::Family family : device::drivenFamilies()) {
            const auto rows = rowsOf(family, key);
            isKnown = isKnown || !rows.empty();
            if (auto values = valuesOf(rows, text); !values.empty()) {
                isInUse = true;
                m_options.settings[family].push_back(std::move(values));
            }
        }
        if (isInUse)
            return {};
        return isKnown ? QStringLiteral("--set %1= takes %2.").arg(key, takenBy(key))
                       : unknownKey(key);
    }

    /// The values for these settings; empty if the text does not fit them.
    static device::SettingValues valuesOf(std::span<const SettingRow> rows, const QString& text)
    {
        const QStringList parts = text.split(QLatin1Char(':'));
        if (rows.empty() || parts.size() > static_cast<qsizetype>(rows.size()))
            return {};
        device::SettingValues values;
        // A single value belongs to the last setting of the option.
        const std::size_t left = rows.size() - static_cast<std::size_t>(parts.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto value =
                i < left ? std::optional(std::isnan(rows[i].initial) ? 0 : rows[i].initial)
                         : valueOf(rows[i], i + 1 == rows.size(),
                                   parts[static_cast<qsizetype>(i - left)]);
            if (!value)
                return {};
            values.push_back({rows[i].key, *value});
        }
        return values;
    }

    /// `isLast` marks the last setting of its option, to which a single value belongs.
    static std::optional<double> valueOf(const SettingRow& row, bool isLast, const QString& text)
    {
        if (row.hasAutomatic() && text == toQString(row.automatic))
            return device::noValue;
        if (hasNames(row)) {
            const auto found =
                std::ranges::find(row.choices, text.toStdString(), &device::SettingChoice::word);
            if (found != row.choices.end())
                return found->value;
            return parseNumber(text, row.lowest, row.highest);
        }
        // The limits of all families are combined; each device reports itself what it refuses.
        double lowest = row.lowest;
        double highest = row.highest;
        const QString option = toQString(row.option);
        for (const ping::Family family : device::drivenFamilies())
            if (const auto rows = rowsOf(family, option);
                isLast && !rows.empty() && !hasNames(rows.back())) {
                lowest = std::min(lowest, rows.back().lowest);
                highest = std::max(highest, rows.back().highest);
            }
        return parseNumber(text, lowest, highest);
    }

    /// Describes the values by family, where the families differ.
    static QString takenBy(const QString& key)
    {
        QStringList each;
        std::vector<QStringList> families;
        for (const ping::Family family : device::drivenFamilies()) {
            const auto rows = rowsOf(family, key);
            if (rows.empty())
                continue;
            const QString text = cli::takenBy(rows);
            qsizetype at = each.indexOf(text);
            if (at < 0) {
                at = each.size();
                each << text;
                families.emplace_back();
            }
            families[static_cast<std::size_t>(at)]
                << QString::fromStdString(device::familyName(family).text());
        }
        if (each.size() == 1)
            return each.front();
        for (qsizetype at = 0; at < each.size(); ++at)
            each[at] += QStringLiteral(" (%1)").arg(
                families[static_cast<std::size_t>(at)].join(QStringLiteral(", ")));
        return each.join(QStringLiteral(", "));
    }

    static QString unknownKey(const QString& key)
    {
        QStringList names;
        for (const ping::Family family : device::drivenFamilies())
            names += keysOf(family);
        names.removeDuplicates();
        return QStringLiteral("--set knows %1, as in range=10,gain=high; not %2.")
            .arg(inSentence(names, QStringLiteral(" and ")), key);
    }

    RecordOptions& m_options;
    QString m_complaint;
};

QString linkHelp()
{
    QStringList names;
    for (const ping::DeviceKind device : sim::simulatedDevices())
        names << toQString(link::deviceName(device));
    return QStringLiteral("As in serial:/dev/ttyUSB0, udp://192.168.2.2:9092 or "
                          "tcp://192.168.2.92:51200; ?device= after it says what is there: %1. "
                          "sim: and one of these is simulated.")
        .arg(inSentence(names, QStringLiteral(" or ")));
}

/// Returns the error, or an empty string.
QString readLinks(const QStringList& texts, RecordOptions& options)
{
    if (texts.isEmpty())
        return QStringLiteral("record needs a link, as in serial:/dev/ttyUSB0.");
    for (const QString& text : texts) {
        const auto urls = link::readAddress(text.toStdString());
        if (!urls)
            return QString::fromStdString(urls.error().message.text());
        for (const link::LinkUrl& url : *urls) {
            if (std::ranges::any_of(options.links, [&](const link::LinkUrl& other) {
                    return url.kind != link::LinkUrl::Kind::Sim && device::sameEndpoint(url, other);
                }))
                return QStringLiteral("%1 is given twice.").arg(text);
            options.links.push_back(url);
            options.addresses.push_back(static_cast<int>(texts.indexOf(text)));
        }
    }
    return {};
}

/// Returns the error, or an empty string.
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
    parser.setApplicationDescription(
        QStringLiteral("Connects to the sonars on the links, controls them and records all "
                       "messages in both directions until interrupted."));
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    QStringLiteral("Recording to write."),
                                    QStringLiteral("OUT.mcap"));
    const auto duration = withValue("for", "Stop after this time.", "T");
    const QCommandLineOption set(QStringLiteral("set"), Settings::help(),
                                 QStringLiteral("KEY=VALUE,..."));
    const auto listenOnly =
        withoutValue("listen-only", "Send nothing; record sonars that another program controls.");
    const auto splitAfter =
        withValue("split-after",
                  "Start a new file after this time: OUT-part001.mcap, OUT-part002.mcap.", "T");
    const auto splitSize =
        withValue("split-size", "Start a new file at this size in megabytes.", "MB");
    const auto force = withoutValue("force", "Overwrite an existing file.");
    parser.addOptions({output, duration, set, listenOnly, splitAfter, splitSize, force});
    parser.addPositionalArgument(QStringLiteral("LINK"), linkHelp(), QStringLiteral("LINK ..."));
    if (const auto status = answered(parser, arguments))
        return *status;

    RecordOptions options;
    if (const QString wrong = readLinks(parser.positionalArguments(), options); !wrong.isEmpty())
        return complain(wrong, exitUsage);
    if (!parser.isSet(output))
        return complain(QStringLiteral("record needs -o OUT.mcap."), exitUsage);
    options.file = toPath(parser.value(output));
    if (options.file.extension() != ".mcap")
        return complain(QStringLiteral("A recording's name must end in .mcap."), exitUsage);
    options.force = parser.isSet(force);
    options.listenOnly = parser.isSet(listenOnly);
    if (options.listenOnly && parser.isSet(set))
        return complain(QStringLiteral("--listen-only sends nothing, so it cannot --set anything."),
                        exitUsage);
    if (parser.isSet(duration)) {
        options.duration = parseTime(parser.value(duration));
        if (!options.duration)
            return complain(timeSentence(), exitUsage);
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
