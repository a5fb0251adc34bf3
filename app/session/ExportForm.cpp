// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ExportForm.h"

#include "base/Unicode.h"
#include "engine/DataFolder.h"
#include "exporting/ExportFormats.h"
#include "language/SentenceTranslation.h"
#include "logging/Categories.h"
#include "session/FamilyChoice.h"
#include "session/MountingStore.h"
#include "settings/KeyMap.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <string_view>
#include <utility>

namespace leadline::app {

namespace {

/// An optional part of a format that the user can switch on.
struct ExportChoiceText {
    ExportChoice choice;
    /// Translated in the context ExportForm.
    const char* words;
    bool ExportRequest::*member;
};

/// Converts a text from the table of formats.
QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

constexpr std::array exportChoiceTexts{
    ExportChoiceText{ExportChoice::Samples, QT_TRANSLATE_NOOP("ExportForm", "Samples of each ping"),
                     &ExportRequest::samples},
    ExportChoiceText{ExportChoice::Vehicle,
                     QT_TRANSLATE_NOOP("ExportForm", "Heading, depth and position of the vehicle"),
                     &ExportRequest::vehicle},
    ExportChoiceText{ExportChoice::JsonTopics,
                     QT_TRANSLATE_NOOP("ExportForm", "Topics for ping-viewer-next and Foxglove"),
                     &ExportRequest::jsonTopics},
    ExportChoiceText{ExportChoice::Drift,
                     QT_TRANSLATE_NOOP("ExportForm", "Drift from turn to turn (takes longer)"),
                     &ExportRequest::drift},
};

/// For example "CSV", "MCAP" or "Ping Viewer"; formats without a title here have their name of the
/// command line.
QString exportTitle(const ExportFormat& format)
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 19> titles{{
        {"csv", QT_TRANSLATE_NOOP("ExportForm", "CSV")},
        {"mcap", QT_TRANSLATE_NOOP("ExportForm", "MCAP")},
        {"pingviewer", QT_TRANSLATE_NOOP("ExportForm", "Ping Viewer")},
        {"tlog", QT_TRANSLATE_NOOP("ExportForm", "MAVLink log")},
        {"svlog", QT_TRANSLATE_NOOP("ExportForm", "SonarView log")},
        {"xtf", QT_TRANSLATE_NOOP("ExportForm", "Side-scan, XTF")},
        {"png", QT_TRANSLATE_NOOP("ExportForm", "Pictures")},
        {"netcdf", QT_TRANSLATE_NOOP("ExportForm", "netCDF")},
        {"pdf", QT_TRANSLATE_NOOP("ExportForm", "Dive report")},
        {"video", QT_TRANSLATE_NOOP("ExportForm", "Video")},
        {"markers-csv", QT_TRANSLATE_NOOP("ExportForm", "Markers, CSV")},
        {"markers-geojson", QT_TRANSLATE_NOOP("ExportForm", "Markers, GeoJSON")},
        {"markers-gpx", QT_TRANSLATE_NOOP("ExportForm", "Markers, GPX")},
        {"markers-kml", QT_TRANSLATE_NOOP("ExportForm", "Markers, KML")},
        {"track-geojson", QT_TRANSLATE_NOOP("ExportForm", "Track, GeoJSON")},
        {"track-gpx", QT_TRANSLATE_NOOP("ExportForm", "Track, GPX")},
        {"track-kml", QT_TRANSLATE_NOOP("ExportForm", "Track, KML")},
        {"soundings-csv", QT_TRANSLATE_NOOP("ExportForm", "Soundings, CSV")},
        {"bottom-geotiff", QT_TRANSLATE_NOOP("ExportForm", "Bottom, GeoTIFF")},
    }};
    const auto* const found =
        std::ranges::find(titles, format.name, &std::pair<std::string_view, const char*>::first);
    return found != titles.end() ? QCoreApplication::translate("ExportForm", found->second)
                                 : latin(format.name);
}

/// A name for a file of the format: the proposed one, or a numbered one that neither exists nor is
/// in `taken`.
QString freeName(const QDir& place, const QString& stem, const ExportFormat& format,
                 const QStringList& taken)
{
    const QString ending =
        format.output == ExportFormat::Output::File ? latin(format.ending) : QString();
    QString name = stem + ending;
    for (int i = 2; place.exists(name) || taken.contains(name); ++i)
        name = QStringLiteral("%1-%2%3").arg(stem, QString::number(i), ending);
    return name;
}

using namespace std::chrono_literals;

constexpr auto exportProgressInterval = 100ms;

} // namespace

ExportForm::ExportForm(QObject* parent) : QObject(parent)
{
    m_poll.setInterval(exportProgressInterval);
    connect(&m_poll, &QTimer::timeout, this, &ExportForm::watch);
}

void ExportForm::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->playback()->disconnect(this);
        m_session->dive()->recorder()->disconnect(this);
    }
    m_session = session;
    if (session) {
        connect(session, &Session::stateChanged, this, &ExportForm::update);
        connect(session, &Session::modeChanged, this, &ExportForm::update);
        connect(session, &Session::readingFinished, this, &ExportForm::update);
        connect(session->playback(), &Playback::stateChanged, this, &ExportForm::changed);
        // The signal is emitted with every change of size; only the existence of a file matters
        // here.
        connect(session->dive()->recorder(), &RecorderState::changed, this, [this] {
            const bool possible = obstacle().isEmpty();
            if (std::exchange(m_possible, possible) != possible)
                update();
        });
        update();
    }
    emit sessionChanged();
}

QStringList ExportForm::formats()
{
    QStringList titles;
    for (const ExportFormat& format : exportFormats())
        titles += exportTitle(format);
    return titles;
}

QStringList ExportForm::abouts()
{
    QStringList all;
    for (const ExportFormat& format : exportFormats()) {
        const QString what = translated(base::Message(format.what));
        all += what.left(1).toUpper() + what.mid(1);
    }
    return all;
}

const ExportFormat& ExportForm::shown() const
{
    return exportFormats()[static_cast<std::size_t>(m_format)];
}

void ExportForm::setFormat(int format)
{
    const int count = static_cast<int>(exportFormats().size());
    if (format == m_format || format < 0 || format >= count)
        return;
    m_format = format;
    m_name.reset();
    m_trouble.clear();
    listStreams();
    emit changed();
    emit runningChanged();
}

QStringList ExportForm::choices() const
{
    QStringList words;
    for (const ExportChoiceText& each : exportChoiceTexts)
        if (shown().takes(each.choice))
            words += QCoreApplication::translate("ExportForm", each.words);
    return words;
}

QList<bool> ExportForm::chosen() const
{
    QList<bool> all;
    for (const ExportChoiceText& each : exportChoiceTexts)
        if (shown().takes(each.choice))
            all += std::ranges::find(m_choices, each.choice) != m_choices.end();
    return all;
}

void ExportForm::choose(int choice, bool wanted)
{
    for (const ExportChoiceText& each : exportChoiceTexts)
        if (shown().takes(each.choice) && choice-- == 0) {
            std::erase(m_choices, each.choice);
            if (wanted)
                m_choices.push_back(each.choice);
        }
    emit changed();
}

QList<bool> ExportForm::wanted() const
{
    QList<bool> all;
    for (const QString& stream : m_streams)
        all += !m_unwanted.contains(stream);
    return all;
}

void ExportForm::want(int stream, bool wanted)
{
    if (stream < 0 || stream >= m_streams.size())
        return;
    m_unwanted.removeAll(m_streams[stream]);
    if (!wanted)
        m_unwanted += m_streams[stream];
    emit changed();
}

void ExportForm::listStreams()
{
    m_streams.clear();
    const log::Log* log = m_session ? m_session->log() : nullptr;
    const std::size_t count = log ? log->streamCount() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (!shown().holds || shown().holds(log->stream(number)))
            m_streams += QString::fromStdString(formats::streamName(*log, number));
    }
}

void ExportForm::update()
{
    listStreams();
    if (!running())
        m_trouble.clear();
    emit changed();
}

bool ExportForm::loopKnown() const
{
    return m_session && !std::isnan(m_session->playback()->loopA()) &&
           !std::isnan(m_session->playback()->loopB());
}

void ExportForm::setLoopOnly(bool only)
{
    m_loopOnly = only;
    emit changed();
}

QString ExportForm::obstacle() const
{
    return obstacleTo(shown());
}

QString ExportForm::obstacleTo(const ExportFormat& format) const
{
    if (!m_session || m_session->mode() == Session::Mode::Nothing)
        return tr("Open a recording, or start one.");
    if (m_session->files().recording())
        return pieces(format, Streams::All).empty() ? noEchoThere() : QString();
    const auto file = recordedFile();
    if (!file && m_session->dive()->simulatedOnly()) {
        const QString action = QStringLiteral("recordDemo");
        const KeyMap& keys = KeyMap::instance();
        return keys.hasKey(action)
                   ? tr("The demo is not being recorded. %1 starts recording.")
                         .arg(keys.shortcutText({action}))
                   : tr("The demo is not being recorded. Start recording in the recorder menu.");
    }
    if (!file)
        return tr("Nothing to export: this is not being recorded.");
    if (loopOnly()) {
        const auto end = app::recordedFile(*m_session, timeOf(m_session->playback()->loopB()));
        if (end && end->path != file->path)
            return tr("A and B are in different files of this dive. Export each file separately.");
    }
    return {};
}

QString ExportForm::folder() const
{
    if (!m_session)
        return {};
    const QString beside = m_session->folder();
    return QFileInfo(beside).isWritable() ? beside : m_session->recordingFolder();
}

QString ExportForm::fileName() const
{
    return m_name ? *m_name : proposal(shown());
}

void ExportForm::setFileName(const QString& name)
{
    m_name = name;
    emit changed();
}

QString ExportForm::targetName() const
{
    const QString name = fileName().trimmed();
    return name.isEmpty() ? proposal(shown()) : name;
}

// The files that are exported, and which part of each.

log::Time ExportForm::timeOf(double seconds)
{
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds));
}

// With a session in several files, this is the file at loop start A, or the one at the playhead.
std::optional<RecordedFile> ExportForm::recordedFile() const
{
    const Playback& playback = *m_session->playback();
    return app::recordedFile(*m_session, loopOnly() ? timeOf(playback.loopA()) : playback.time());
}

QString ExportForm::noEchoThere() const
{
    return loopOnly() ? tr("None of the recordings has data for this export between A and B.")
                      : tr("None of the recordings has data for this export.");
}

exporting::ExportPart ExportForm::partOf(log::Time shift) const
{
    exporting::ExportPart part;
    if (loopOnly()) {
        const Playback& playback = *m_session->playback();
        part.from = std::max(timeOf(playback.loopA()) - shift, log::Time{});
        part.until = std::max(timeOf(playback.loopB()) - shift, log::Time{});
    }
    return part;
}

std::optional<ExportForm::Piece>
ExportForm::pieceOf(const OpenFile& file, const ExportFormat& format, Streams streams) const
{
    const Playback& playback = *m_session->playback();
    const formats::RecordedSpan span(file.recording->counts(), file.zero);
    const log::Time begin = loopOnly() ? timeOf(playback.loopA()) : playback.beginTime();
    Piece piece{.path = file.path,
                .from = std::max(begin, span.first.value_or(begin)),
                .part = partOf(file.zero)};
    std::vector<std::string> wanted;
    bool all = true;
    const log::Log& own = file.recording->log();
    piece.sideScan = correctionsOf(file.zero, [&](log::StreamNumber stream) -> std::string {
        for (std::size_t i = 0; i < own.streamCount(); ++i)
            if (const auto number = static_cast<log::StreamNumber>(i);
                file.streamShown(number) == stream)
                return formats::streamName(own, number);
        return {};
    });
    for (std::size_t i = 0; i < own.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const auto shown = file.streamShown(number);
        if (!shown || (format.holds && !format.holds(own.stream(number))))
            continue;
        const bool isWanted =
            streams == Streams::All || !m_unwanted.contains(QString::fromStdString(
                                           formats::streamName(*m_session->log(), *shown)));
        if (isWanted)
            wanted.push_back(formats::streamName(own, number));
        all = all && isWanted;
    }
    // A single file is exported in any case, and the export itself reports that it contains
    // nothing.
    const bool isOutside =
        loopOnly() && (piece.from > timeOf(playback.loopB()) || span.last.value_or(begin) < begin);
    if (!file.alone && (wanted.empty() || isOutside))
        return std::nullopt;
    if (!all)
        piece.part.streams = std::move(wanted);
    return piece;
}

exporting::SideScanCorrections
ExportForm::correctionsOf(log::Time shift,
                          const std::function<std::string(log::StreamNumber)>& nameOf) const
{
    exporting::SideScanCorrections corrections{.bottom = m_corrections.bottom};
    for (sidescan::HandSection& section : corrections.bottom)
        for (sidescan::HandSection::Point& point : section.points)
            point.time -= shift;
    for (const auto& [unit, side] : m_corrections.sides.units)
        if (std::string name = nameOf(unit.stream); !name.empty())
            corrections.sides.push_back({.stream = std::move(name), .unit = unit, .side = side});
    return corrections;
}

std::vector<ExportForm::Piece> ExportForm::pieces(const ExportFormat& format, Streams streams) const
{
    std::vector<Piece> made;
    const FileOpening& files = m_session->files();
    if (!files.recording()) {
        const auto file = recordedFile();
        if (!file)
            return made;
        Piece& piece = made.emplace_back(Piece{.path = file->path, .part = partOf(file->shift)});
        piece.sideScan = correctionsOf(file->shift, [this](log::StreamNumber stream) {
            return formats::streamName(*m_session->log(), stream);
        });
        const QList<bool> all = wanted();
        for (qsizetype i = 0; i < m_streams.size() && streams == Streams::Wanted; ++i)
            if (all[i] && all.contains(false))
                piece.part.streams.push_back(m_streams[i].toStdString());
        return made;
    }
    // A report describes sonars; files with a vehicle only are included if there are no others.
    const bool sonarsOnly =
        format.draws && !format.holds && std::ranges::any_of(files.files(), &OpenFile::hasSonar);
    for (const OpenFile& file : files.files())
        if (!sonarsOnly || file.alone || file.hasSonar())
            if (auto piece = pieceOf(file, format, streams))
                made.push_back(std::move(*piece));
    std::ranges::stable_sort(made, {}, &Piece::from);
    return made;
}

QString ExportForm::more() const
{
    const std::size_t count = m_session ? pieces(shown(), Streams::Wanted).size() : 0;
    return count > 1 ? tr("%1 files are written, one for each recording.").arg(count) : QString();
}

QString ExportForm::proposal(const ExportFormat& format) const
{
    return m_session ? proposal(format, pieces(format, Streams::Wanted)) : QString();
}

QString ExportForm::proposal(const ExportFormat& format, const std::vector<Piece>& all) const
{
    Piece first = all.empty() ? Piece() : all.front();
    if (all.size() < 2)
        first.from = loopOnly() ? timeOf(m_session->playback()->loopA())
                                : m_session->playback()->beginTime();
    return proposal(format, first, {});
}

QString ExportForm::proposal(const ExportFormat& format, const Piece& piece,
                             const QStringList& taken) const
{
    const auto utc = m_session->dayClock(piece.from).utc;
    QString stem = utc ? QString::fromStdString(base::utcFileName(*utc + piece.from))
                   : !piece.path.isEmpty() ? QFileInfo(piece.path).completeBaseName()
                                           : QStringLiteral("dive");
    if (const log::Log* log = m_session->log(); log && losesSimulatedMark(format, *log))
        stem += QStringLiteral("-simulated");
    return freeName(QDir(folder()), stem, format, taken);
}

// Carrying out the export, in a thread of its own.

using exporting::ExportJob;

namespace {

QString stemOf(const QString& name, const ExportFormat& format)
{
    const QString ending = latin(format.ending);
    return name.endsWith(ending, Qt::CaseInsensitive) ? name.chopped(ending.size()) : name;
}

} // namespace

/// The data that the job's thread uses.
struct ExportForm::Work {
    struct Piece {
        std::filesystem::path file;
        ExportRequest request;
        log::Mountings mountings;
        log::ChosenFamilies families;
        QString target;
    };
    const ExportFormat* format = nullptr;
    /// Exported one after the other.
    std::vector<Piece> pieces;
    /// Number of pieces that were complete when the job ended.
    std::size_t done = 0;
    /// Remarks that are shown after the export.
    std::vector<base::Message> remarks;

    [[nodiscard]] base::Result<std::uint64_t> write(const Piece& piece,
                                                    const exporting::ExportWatch& watch);
    [[nodiscard]] base::Result<std::uint64_t> writeAll(const exporting::ExportWatch& watch);
};

base::Result<std::uint64_t> ExportForm::Work::write(const Piece& piece,
                                                    const exporting::ExportWatch& watch)
{
    auto source = ExportSource::open(piece.file, notesFolder(), piece.families);
    if (!source)
        return source.error();
    source->setMountings(piece.mountings);
    exporting::AtomicOutput output(
        {.target = QFile::encodeName(piece.target).toStdString(), .sources = {piece.file}});
    return runExport(*format, {*source, piece.request, output, watch, &remarks});
}

// If a piece fails, the completed ones are kept.
base::Result<std::uint64_t> ExportForm::Work::writeAll(const exporting::ExportWatch& watch)
{
    std::uint64_t written = 0;
    const auto count = static_cast<double>(pieces.size());
    for (const Piece& piece : pieces) {
        const auto at = static_cast<double>(done);
        const auto its = write(piece, watch.step(at / count, (at + 1) / count));
        if (!its && pieces.size() > 1)
            return base::Error{
                base::Message("%1: %2", base::utf8(piece.file.filename()), its.error().message)};
        if (!its)
            return its;
        written += *its;
        ++done;
    }
    return written;
}

void ExportForm::begin()
{
    if (!m_session || !obstacle().isEmpty())
        return;
    ExportRequest request;
    request.picture.imperial = m_session->display()->imperial();
    for (const ExportChoiceText& each : exportChoiceTexts)
        request.*each.member = shown().takes(each.choice) &&
                               std::ranges::find(m_choices, each.choice) != m_choices.end();
    const QList<bool> all = wanted();
    if (!m_streams.isEmpty() && all.contains(false) && !all.contains(true)) {
        fail(tr("Choose at least one stream."));
        return;
    }
    start(shown(), request, pieces(shown(), Streams::Wanted), targetName());
}

void ExportForm::report()
{
    const ExportFormat* pdf = exportFormat("pdf");
    if (const QString why = obstacleTo(*pdf); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    if (running()) {
        emit failed(tr("An export is running; the report can be written after it."));
        return;
    }
    const std::vector<Piece> all = pieces(*pdf, Streams::All);
    start(*pdf, {}, all, proposal(*pdf, all));
}

void ExportForm::start(const ExportFormat& format, const ExportRequest& request,
                       const std::vector<Piece>& pieces, const QString& name)
{
    if (running())
        return;
    if (pieces.empty()) {
        fail(noEchoThere());
        return;
    }
    const QDir place(folder());
    if (name.isEmpty() || name.contains(QLatin1Char('/')) || name.startsWith(QLatin1Char('.'))) {
        fail(tr("A file name cannot contain / or begin with a full stop."));
        return;
    }
    if (place.exists(name)) {
        fail(tr("%1 already exists. Choose another name.").arg(name));
        return;
    }
    m_trouble.clear();
    m_work = std::make_shared<Work>();
    m_work->format = &format;
    const bool isTyped = name != proposal(format, pieces);
    QStringList names;
    for (const Piece& piece : pieces) {
        names += names.isEmpty() ? name
                 : isTyped       ? freeName(place, stemOf(name, format), format, names)
                                 : proposal(format, piece, names);
        Work::Piece& its = m_work->pieces.emplace_back(
            Work::Piece{.file = QFile::encodeName(piece.path).toStdString(),
                        .request = request,
                        .mountings = storedMountings(piece.path),
                        .families = storedFamilies(piece.path),
                        .target = place.filePath(names.last())});
        its.request.part = piece.part;
        its.request.sideScan = piece.sideScan;
    }
    qCDebug(lcExport) << "begins" << QString::fromStdString(std::string(format.name)) << names
                      << "in" << place.path();
    m_job = std::make_unique<ExportJob>(
        [work = m_work](const exporting::ExportWatch& watch) { return work->writeAll(watch); },
        base::TasksAtEnd::Detach);
    m_poll.start();
    emit runningChanged();
    emit progressChanged();
}

void ExportForm::cancel()
{
    if (m_job)
        m_job->cancel();
}

void ExportForm::watch()
{
    if (!m_job || m_job->state() == ExportJob::State::Running) {
        emit progressChanged();
        return;
    }
    m_poll.stop();
    const auto job = std::move(m_job);
    const auto work = std::move(m_work);
    m_name.reset();
    qCDebug(lcExport) << "ended:" << work->done << "of" << work->pieces.size() << "files"
                      << job->trouble().text().c_str();
    if (job->state() == ExportJob::State::Failed)
        fail(translated(job->trouble()));
    emit runningChanged();
    emit changed();
    for (std::size_t i = 0; i < work->done; ++i)
        emit saved(work->pieces[i].target);
    if (job->state() != ExportJob::State::Done)
        return;
    for (const base::Message& remark : work->remarks)
        emit remarked(translated(remark));
}

void ExportForm::fail(const QString& sentence)
{
    m_trouble = sentence;
    emit runningChanged();
    emit failed(sentence);
}

} // namespace leadline::app
