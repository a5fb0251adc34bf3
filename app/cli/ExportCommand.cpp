// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "engine/DataFolder.h"
#include "export/ExportJob.h"
#include "exporting/ExportFormats.h"
#include "language/Utf8.h"

#include <QCommandLineParser>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

// Platform branch: POSIX tells whether standard error is a terminal.
#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace leadline::cli {

namespace {

using app::ExportChoice;
using app::ExportFormat;
using app::toQString;
using exporting::ExportJob;

/// Interval at which an interruption is noticed.
constexpr std::chrono::milliseconds checkInterval(50);

/// Lists names as in "csv, tlog or mcap": of formats that support the choice, or of all.
QString formatNames(std::optional<ExportChoice> choice = {})
{
    QStringList names;
    for (const ExportFormat& format : app::exportFormats())
        if (!choice || format.takes(*choice))
            names += toQString(format.name);
    return inSentence(names, QStringLiteral(" or "));
}

/// True if standard error is a terminal; progress is shown only then, so that programs get nothing
/// but the sentence.
bool isWatched()
{
#if defined(__unix__) || defined(__APPLE__)
    return ::isatty(STDERR_FILENO) != 0;
#else
    return false;
#endif
}

void showProgress(double share)
{
    constexpr double percent = 100;
    if (isWatched())
        std::fprintf(stderr, "\r%3d %%", static_cast<int>(share * percent));
}

void hideProgress()
{
    if (isWatched())
        std::fprintf(stderr, "\r     \r");
}

/// The options of the export command.
class ExportOptions {
public:
    ExportOptions()
    {
        m_parser.setApplicationDescription(
            QStringLiteral("Writes a recording, or a part of it, in another format:") + formats());
        m_parser.addOptions({m_to, m_stream, m_from, m_until, m_after, m_out, m_force});
        for (const Choice& choice : m_choices)
            m_parser.addOption(choice.option);
        m_parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A recording."));
    }

    [[nodiscard]] std::optional<int> answered(const QStringList& arguments)
    {
        return cli::answered(m_parser, arguments);
    }
    /// Null if the options are valid, otherwise the error.
    [[nodiscard]] QString read();

    [[nodiscard]] const ExportFormat& format() const { return *m_format; }
    [[nodiscard]] const app::ExportRequest& request() const { return m_request; }
    [[nodiscard]] std::filesystem::path file() const
    {
        return toPath(m_parser.positionalArguments().first());
    }
    [[nodiscard]] exporting::AtomicOutput::Options options() const
    {
        return {.target = toPath(m_parser.value(m_out)),
                .sources = {file()},
                .mayReplace = m_parser.isSet(m_force),
                .replaceHint = "--force"};
    }

private:
    struct Choice {
        ExportChoice choice;
        QCommandLineOption option;
    };

    static QString formats()
    {
        QString lines;
        for (const ExportFormat& format : app::exportFormats())
            lines += QStringLiteral("\n  %1  %2")
                         .arg(toQString(format.name).leftJustified(15))
                         .arg(QLatin1String(format.what.english()));
        return lines;
    }
    [[nodiscard]] bool takeTime(const QCommandLineOption& option, std::optional<log::Time>& into)
    {
        if (m_parser.isSet(option))
            into = parseTime(m_parser.value(option));
        return !m_parser.isSet(option) || into;
    }
    [[nodiscard]] QString readPart();
    [[nodiscard]] QString readChoices();

    QCommandLineParser m_parser;
    QCommandLineOption m_to = withValue("to", "Format.", "FORMAT");
    QCommandLineOption m_stream =
        withValue("stream", "Only this stream, as named by info; can be repeated.", "NAME");
    QCommandLineOption m_from = withValue("from", "Start time: seconds or hh:mm:ss.sss.", "T");
    QCommandLineOption m_until = withValue("until", "End time.", "T");
    QCommandLineOption m_after = withValue("after", "Like --from, but excludes T itself.", "T");
    QCommandLineOption m_out =
        withValue("o", "File to write, - for standard output; a folder for several files.", "OUT");
    QCommandLineOption m_force = withoutValue("force", "Overwrite existing files.");
    std::array<Choice, 9> m_choices{
        Choice{ExportChoice::Samples, withoutValue("samples", "Add the samples of each ping.")},
        Choice{ExportChoice::Vehicle,
               withoutValue("vehicle", "Add bearing, heading, depth and position.")},
        Choice{
            ExportChoice::SoundSpeed,
            withValue("sound-speed", "Sound speed for all distances, in metres per second.", "C")},
        Choice{ExportChoice::JsonTopics,
               withoutValue("json-topics", "Add topics that ping-viewer-next and Foxglove show.")},
        Choice{ExportChoice::Drift,
               withoutValue("drift", "Add the motion from turn to turn of a scanning sonar, found "
                                     "in its echoes; takes longer.")},
        Choice{ExportChoice::Side, sideOption()},
        Choice{ExportChoice::Size, withValue("size", "Maximum picture size in pixels.", "WxH")},
        Choice{ExportChoice::Palette, withValue("palette", "Colour map of pictures.", "NAME")},
        Choice{ExportChoice::Plain, withoutValue("plain", "Pixels only, no axes or text.")},
    };

    const ExportFormat* m_format = nullptr;
    app::ExportRequest m_request;
};

QString ExportOptions::read()
{
    if (m_parser.positionalArguments().size() != 1)
        return QStringLiteral("export needs one file to read.");
    m_format = app::exportFormat(m_parser.value(m_to).toStdString());
    if (!m_format)
        return QStringLiteral("export needs --to %1; other formats are not known.")
            .arg(formatNames());
    if (m_parser.value(m_out).isEmpty())
        return QStringLiteral("export needs -o and a file to write.");
    const QString wrong = readPart();
    return wrong.isNull() ? readChoices() : wrong;
}

QString ExportOptions::readPart()
{
    exporting::ExportPart& part = m_request.part;
    for (const QString& name : m_parser.values(m_stream))
        part.streams.push_back(name.toStdString());
    if (!takeTime(m_from, part.from) || !takeTime(m_until, part.until) ||
        !takeTime(m_after, part.after))
        return timeSentence();
    if (part.from && part.after)
        return QStringLiteral("Give either --from or --after, not both.");
    if (part.until && (part.from > part.until || part.after > part.until))
        return QStringLiteral("--%1 is later than --until.")
            .arg(part.from ? QStringLiteral("from") : QStringLiteral("after"));
    return {};
}

QString ExportOptions::readChoices()
{
    for (const Choice& choice : m_choices)
        if (m_parser.isSet(choice.option) && !m_format->takes(choice.choice))
            return QStringLiteral("--%1 is for --to %2 only.")
                .arg(choice.option.names().first(), formatNames(choice.choice));
    const auto isSet = [&](ExportChoice choice) {
        return std::any_of(m_choices.begin(), m_choices.end(), [&](const Choice& known) {
            return known.choice == choice && m_parser.isSet(known.option);
        });
    };
    m_request.samples = isSet(ExportChoice::Samples);
    m_request.vehicle = isSet(ExportChoice::Vehicle);
    m_request.drift = isSet(ExportChoice::Drift);
    if (m_request.drift && m_format->driftBeside && m_parser.value(m_out) == QLatin1String("-"))
        return QStringLiteral("--drift writes a second file beside OUT, which cannot be -.");
    m_request.jsonTopics = isSet(ExportChoice::JsonTopics);
    m_request.picture.plain = isSet(ExportChoice::Plain);
    if (isSet(ExportChoice::Palette))
        m_request.picture.palette = m_parser.value(QStringLiteral("palette"));
    if (isSet(ExportChoice::Size)) {
        m_request.picture.size = parseSize(m_parser.value(QStringLiteral("size")));
        if (!m_request.picture.size)
            return QStringLiteral("A size is WxH in pixels, each 1 to 16384.");
    }
    for (const QString& each : m_parser.values(QStringLiteral("side"))) {
        auto side = parseSide(each);
        if (!side)
            return sideSentence();
        m_request.sideScan.sides.push_back(std::move(*side));
    }
    if (!isSet(ExportChoice::SoundSpeed))
        return {};
    m_request.soundSpeed = parseSoundSpeed(m_parser.value(QStringLiteral("sound-speed")));
    return m_request.soundSpeed ? QString() : soundSpeedSentence();
}

} // namespace

int runExport(const QStringList& arguments)
{
    ExportOptions options;
    if (const auto status = options.answered(arguments))
        return *status;
    if (const QString wrong = options.read(); !wrong.isNull())
        return complain(wrong, exitUsage);

    exporting::AtomicOutput place(options.options());
    auto source = app::ExportSource::open(options.file(), app::notesFolder());
    if (!source)
        return complain(source.error());
    Interruption interruption;
    // Filled by the job's thread, and read after it has ended.
    std::vector<base::Message> remarks;
    ExportJob job([&](const exporting::ExportWatch& watch) {
        return app::runExport(options.format(),
                              {*source, options.request(), place, watch, &remarks});
    });
    while (!job.waitFor(checkInterval)) {
        if (interruption.check())
            job.cancel();
        showProgress(job.progress());
    }
    hideProgress();
    if (job.state() != ExportJob::State::Done)
        return complain(QString::fromStdString(job.trouble().text()), exitFailed);
    for (const base::Message& remark : remarks)
        complain(QString::fromStdString(remark.text()), exitDone);
    return exitDone;
}

} // namespace leadline::cli
