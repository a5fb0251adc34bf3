// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ExportForm.h"

#include "session/SessionNote.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::app {

using exporting::ExportChoice;
using exporting::ExportFormat;
using exporting::ExportJob;

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 100ms;

struct ChoiceWords {
    ExportChoice choice;
    const char* words;
    bool exporting::ExportOrder::*member;
};

/// Those that are a yes or no.
constexpr std::array choiceWords{
    ChoiceWords{ExportChoice::Samples, QT_TRANSLATE_NOOP("ExportForm", "Samples of each ping"),
                &exporting::ExportOrder::samples},
    ChoiceWords{ExportChoice::Vehicle,
                QT_TRANSLATE_NOOP("ExportForm", "Heading, depth and position of the vehicle"),
                &exporting::ExportOrder::vehicle},
    ChoiceWords{ExportChoice::JsonTopics,
                QT_TRANSLATE_NOOP("ExportForm", "Topics for ping-viewer-next and Foxglove"),
                &exporting::ExportOrder::jsonTopics},
};

QString text(std::string_view latin)
{
    return QString::fromLatin1(latin.data(), static_cast<qsizetype>(latin.size()));
}

/// "CSV", "MCAP", "Ping Viewer"; what is not known here is called as on the command line.
QString titleOf(const ExportFormat& format)
{
    const std::array<std::pair<std::string_view, QString>, 12> titles{{
        {"csv", ExportForm::tr("CSV")},
        {"mcap", ExportForm::tr("MCAP")},
        {"pingviewer", ExportForm::tr("Ping Viewer")},
        {"tlog", ExportForm::tr("MAVLink log")},
        {"png", ExportForm::tr("Pictures")},
        {"netcdf", ExportForm::tr("netCDF")},
        {"pdf", ExportForm::tr("Dive report")},
        {"video", ExportForm::tr("Video")},
        {"markers-csv", ExportForm::tr("Markers, CSV")},
        {"markers-geojson", ExportForm::tr("Markers, GeoJSON")},
        {"markers-gpx", ExportForm::tr("Markers, GPX")},
        {"markers-kml", ExportForm::tr("Markers, KML")},
    }};
    const auto* const found =
        std::ranges::find(titles, format.name, &std::pair<std::string_view, QString>::first);
    return found != titles.end() ? found->second : text(format.name);
}

log::Time timeOf(double seconds)
{
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds));
}

} // namespace

/// All that the job's thread uses.
struct ExportForm::Work {
    std::filesystem::path file;
    const ExportFormat* format = nullptr;
    exporting::ExportOrder order;
    QString target;
};

ExportForm::ExportForm(QObject* parent) : QObject(parent)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &ExportForm::watch);
}

void ExportForm::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->playback()->disconnect(this);
    }
    m_session = session;
    if (session) {
        connect(session, &Session::stateChanged, this, &ExportForm::look);
        connect(session, &Session::modeChanged, this, &ExportForm::look);
        connect(session, &Session::readToItsEnd, this, &ExportForm::look);
        connect(session->playback(), &Playback::stateChanged, this, &ExportForm::changed);
        look();
    }
    emit sessionChanged();
}

QStringList ExportForm::formats()
{
    QStringList titles;
    for (const ExportFormat& format : exporting::exportFormats())
        titles += titleOf(format);
    return titles;
}

QStringList ExportForm::abouts()
{
    QStringList all;
    for (const ExportFormat& format : exporting::exportFormats()) {
        QString what = text(format.what);
        what[0] = what[0].toUpper();
        all += what;
    }
    return all;
}

const ExportFormat& ExportForm::shown() const
{
    return exporting::exportFormats()[static_cast<std::size_t>(m_format)];
}

void ExportForm::setFormat(int format)
{
    const int count = static_cast<int>(exporting::exportFormats().size());
    if (format == m_format || format < 0 || format >= count)
        return;
    m_format = format;
    m_name.clear();
    emit changed();
}

QStringList ExportForm::choices() const
{
    QStringList words;
    for (const ChoiceWords& each : choiceWords)
        if (shown().takes(each.choice))
            words += tr(each.words);
    return words;
}

QList<bool> ExportForm::chosen() const
{
    QList<bool> all;
    for (const ChoiceWords& each : choiceWords)
        if (shown().takes(each.choice))
            all += std::ranges::find(m_choices, each.choice) != m_choices.end();
    return all;
}

void ExportForm::choose(int choice, bool wanted)
{
    for (const ChoiceWords& each : choiceWords)
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

void ExportForm::look()
{
    m_streams.clear();
    if (const log::Log* log = m_session ? m_session->log() : nullptr)
        for (std::size_t i = 0; i < log->streamCount(); ++i)
            m_streams +=
                QString::fromStdString(streamName(*log, static_cast<log::StreamNumber>(i)));
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
    if (!m_session || m_session->mode() == Session::Mode::Nothing)
        return tr("Open a log, or record one.");
    if (!recordedFile(*m_session))
        return tr("This is not recorded: there is no file to export from.");
    return {};
}

QString ExportForm::folder() const
{
    if (!m_session)
        return {};
    const QString beside = m_session->folder();
    return QFileInfo(beside).isWritable() ? beside : m_session->recordingFolder();
}

QString ExportForm::proposal(const ExportFormat& format) const
{
    if (!m_session)
        return {};
    const log::Time from =
        loopOnly() ? timeOf(m_session->playback()->loopA()) : m_session->playback()->beginTime();
    const auto utc = m_session->dayClock(from).utc;
    const auto file = recordedFile(*m_session);
    const QString stem = utc    ? QString::fromStdString(log::utcFileName(*utc + from))
                         : file ? QFileInfo(file->path).completeBaseName()
                                : QStringLiteral("dive");
    const QString ending =
        format.output == ExportFormat::Output::File ? text(format.ending) : QString();
    const QDir place(folder());
    QString name = stem + ending;
    for (int i = 2; place.exists(name); ++i)
        name = QStringLiteral("%1-%2%3").arg(stem).arg(i).arg(ending);
    return name;
}

QString ExportForm::fileName() const
{
    return m_name.isEmpty() ? proposal(shown()) : m_name;
}

void ExportForm::setFileName(const QString& name)
{
    m_name = name.trimmed();
    emit changed();
}

exporting::ExportOrder ExportForm::order() const
{
    exporting::ExportOrder order;
    const auto file = recordedFile(*m_session);
    if (loopOnly() && file) {
        const Playback& playback = *m_session->playback();
        order.part.from = std::max(timeOf(playback.loopA()) - file->shift, log::Time{});
        order.part.until = std::max(timeOf(playback.loopB()) - file->shift, log::Time{});
    }
    return order;
}

void ExportForm::begin()
{
    if (!m_session || !obstacle().isEmpty())
        return;
    exporting::ExportOrder wish = order();
    for (const ChoiceWords& each : choiceWords)
        wish.*each.member = shown().takes(each.choice) &&
                            std::ranges::find(m_choices, each.choice) != m_choices.end();
    const QList<bool> all = wanted();
    if (all.contains(false))
        for (qsizetype i = 0; i < m_streams.size(); ++i)
            if (all[i])
                wish.part.streams.push_back(m_streams[i].toStdString());
    if (!m_streams.isEmpty() && all.contains(false) && !all.contains(true)) {
        fail(tr("Choose at least one stream."));
        return;
    }
    start(shown(), wish, fileName());
}

void ExportForm::report()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    const ExportFormat* pdf = exporting::exportFormat("pdf");
    if (running()) {
        emit failed(tr("An export is running; the report can be written after it."));
        return;
    }
    start(*pdf, order(), proposal(*pdf));
}

void ExportForm::start(const ExportFormat& format, const exporting::ExportOrder& order,
                       const QString& name)
{
    const auto file = recordedFile(*m_session);
    if (running() || !file)
        return;
    const QDir place(folder());
    if (name.isEmpty() || name.contains(QLatin1Char('/')) || name.startsWith(QLatin1Char('.'))) {
        fail(tr("A file name has no / in it and does not begin with a full stop."));
        return;
    }
    if (place.exists(name)) {
        fail(tr("%1 is there already: choose another name.").arg(name));
        return;
    }
    m_trouble.clear();
    m_work = std::make_shared<Work>();
    m_work->file = QFile::encodeName(file->path).toStdString();
    m_work->format = &format;
    m_work->order = order;
    m_work->target = place.filePath(name);
    m_job = std::make_unique<ExportJob>(
        [work = m_work](const exporting::ExportWatch& watch) -> base::Result<std::uint64_t> {
            auto source = exporting::ExportSource::open(work->file);
            if (!source)
                return source.error();
            exporting::OutputPlace output(
                {.target = QFile::encodeName(work->target).toStdString(), .sources = {work->file}});
            return exporting::runExport(*work->format, {*source, work->order, output, watch});
        });
    m_look.start();
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
    m_look.stop();
    const auto job = std::move(m_job);
    const auto work = std::move(m_work);
    m_name.clear();
    if (job->state() == ExportJob::State::Failed)
        fail(QString::fromStdString(job->trouble()));
    emit runningChanged();
    emit changed();
    if (job->state() == ExportJob::State::Done)
        emit saved(work->target);
}

void ExportForm::fail(const QString& sentence)
{
    m_trouble = sentence;
    emit runningChanged();
    emit failed(sentence);
}

} // namespace leadline::app
