// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 50ms;
constexpr qsizetype mostRecentFiles = 10;
const QString recentKey = QStringLiteral("recentFiles");

/// Silences in a recording: longer than 1.5 s and than five times the usual distance of pings.
std::vector<log::Gap> gapsOf(const log::Log& log, const std::stop_token& stop)
{
    std::vector<log::Gap> gaps;
    std::optional<log::Time> before;
    log::Time usual = 100ms;
    for (std::uint64_t i = 0; i < log.frameCount() && !stop.stop_requested(); ++i) {
        const auto time = log.timeOf(i);
        if (!time)
            continue;
        if (before && *time > *before) {
            const log::Time apart = *time - *before;
            if (apart > std::max<log::Time>(1500ms, 5 * usual))
                gaps.push_back({*before, *time});
            else
                usual = (7 * usual + apart) / 8;
        }
        before = time;
    }
    return gaps;
}

} // namespace

Session::Session(QObject* parent) : QObject(parent)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &Session::look);
    connect(&m_playback, &Playback::positionChanged, this, &Session::movePlayhead);
    connect(&m_playback, &Playback::stateChanged, this, &Session::openNext);
}

Session::~Session()
{
    m_stop.request_stop();
    for (const auto& worker : m_workers)
        worker->wait();
}

bool Session::truncated() const
{
    return m_recording && m_recording->counts().truncated;
}

double Session::progress() const
{
    if (m_indexed || !m_recording || m_recording->bytes() == 0)
        return 1;
    // Done is what this thread was told, not what the worker has read already.
    constexpr double nearly = 0.999;
    return std::min(nearly, static_cast<double>(m_recording->counts().bytesRead) /
                                static_cast<double>(m_recording->bytes()));
}

QString Session::clockText() const
{
    if (!m_recording || !m_recording->startLocal())
        return {};
    const auto& start = *m_recording->startLocal();
    const QDateTime zero(QDate(start.year, start.month, start.day),
                         QTime(start.hour, start.minute, start.second, start.millisecond), Qt::UTC);
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(m_playback.time());
    return QLocale::c().toString(zero.addMSecs(ms.count()), QStringLiteral("ddd d MMM · HH:mm:ss"));
}

QStringList Session::recentFiles() const
{
    return QSettings().value(recentKey).toStringList();
}

void Session::open(const QList<QUrl>& files)
{
    QStringList paths;
    for (const QUrl& file : files)
        if (file.isLocalFile())
            paths += file.toLocalFile();
    if (paths.isEmpty())
        return;
    openPath(paths.takeFirst());
    m_waiting = paths;
}

void Session::openPath(const QString& path)
{
    forget();
    m_fileName = QFileInfo(path).fileName();
    m_state = State::Opening;
    m_indexed = false;
    emit stateChanged();
    emit progressChanged();

    const int generation = m_generation;
    const std::stop_token stop = m_stop.get_token();
    // Looking into a file may take as long as its medium likes, so that is the worker's too.
    m_workers.push_back(std::unique_ptr<QThread>(QThread::create([this, path, generation, stop] {
        const auto tell = [&](auto what) {
            QMetaObject::invokeMethod(
                this, [this, generation, what] { generation == m_generation ? what() : void(); },
                Qt::QueuedConnection);
        };
        auto result = log::Recording::open(QFile::encodeName(path).toStdString());
        if (!result) {
            const auto sentence = QString::fromStdString(result.error().sentence);
            tell([this, sentence] { failed(sentence); });
            return;
        }
        const std::shared_ptr<log::Recording> recording = std::move(*result);
        recording->step(1);
        tell([this, recording, path] { opened(recording, path); });
        if (!recording->index(stop))
            return;
        const auto gaps = gapsOf(recording->log(), stop);
        tell([this, gaps] { indexed(gaps); });
    })));
    m_workers.back()->start();
}

// Lets go of what is open; its worker ends by itself.
void Session::forget()
{
    ++m_generation;
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_workers.erase(std::remove_if(m_workers.begin(), m_workers.end(),
                                   [](const auto& worker) { return worker->isFinished(); }),
                    m_workers.end());
    m_look.stop();
    m_waiting.clear();
    m_playback.pause();
    m_ping360.setReader(std::nullopt);
    m_ping1d.setReader(std::nullopt);
    m_recording.reset();
    m_playback.setGaps({});
    m_playback.setRange({}, {});
    m_indexed = true;
    m_sentence.clear();
}

void Session::cancel()
{
    // What is indexed stays and can be played.
    m_stop.request_stop();
    if (m_state == State::Opening)
        close();
    else
        indexed({});
}

void Session::close()
{
    forget();
    m_fileName.clear();
    m_state = State::Empty;
    emit stateChanged();
    emit progressChanged();
}

void Session::failed(const QString& sentence)
{
    m_sentence = sentence;
    m_indexed = true;
    m_state = State::Failed;
    emit stateChanged();
    emit progressChanged();
}

void Session::opened(std::shared_ptr<log::Recording> recording, const QString& path)
{
    m_recording = std::move(recording);
    m_state = State::Ready;
    remember(path);
    look();
    m_playback.toBegin();
    m_look.start();
    emit stateChanged();
    m_playback.play();
}

void Session::indexed(std::vector<log::Gap> gaps)
{
    m_look.stop();
    m_indexed = true;
    look();
    m_playback.setGaps(std::move(gaps));
}

void Session::look()
{
    if (!m_recording)
        return;
    const log::ReadCounts counts = m_recording->counts();
    const log::Time last = counts.last.value_or(log::Time{});
    const log::Time first = counts.first.value_or(last);
    if (counts.last)
        m_playback.setRange(first < last ? first : last, last);
    chooseStreams();
    emit progressChanged();
}

void Session::chooseStreams()
{
    const log::Log& log = m_recording->log();
    const auto choose = [&](SonarSource& source, log::StreamKind kind) {
        for (std::size_t i = 0; i < log.streamCount(); ++i) {
            const auto number = static_cast<log::StreamNumber>(i);
            if (log.stream(number).kind() != kind)
                continue;
            if (!source.present() || source.reader().stream() != number)
                source.setReader(echo::PingReader(log, number));
            else
                source.setPlayhead(m_playback.time());
            return;
        }
        if (source.present())
            source.setReader(std::nullopt);
    };
    choose(m_ping360, log::StreamKind::Ping360);
    choose(m_ping1d, log::StreamKind::Ping1D);
}

void Session::movePlayhead()
{
    m_ping360.setPlayhead(m_playback.time());
    m_ping1d.setPlayhead(m_playback.time());
    emit clockChanged();
}

void Session::stepPings(int pings)
{
    m_playback.pause();
    for (int left = std::abs(pings); left > 0; --left) {
        std::optional<log::Time> to;
        for (const SonarSource* source : {&m_ping360, &m_ping1d}) {
            if (!source->present())
                continue;
            const echo::PingReader& reader = source->reader();
            if (pings > 0) {
                const auto next = reader.timeOf(source->count());
                if (next && (!to || *next < *to))
                    to = next;
                continue;
            }
            std::uint64_t index = source->count();
            std::optional<log::Time> before;
            while (index > 0 && (!before || *before >= m_playback.time()))
                before = reader.timeOf(--index);
            if (before && *before < m_playback.time() && (!to || *before > *to))
                to = before;
        }
        if (!to)
            return;
        m_playback.seekTo(*to);
    }
}

void Session::remember(const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(recentKey, QStringList(files.mid(0, mostRecentFiles)));
    emit recentFilesChanged();
}

// Several files in a row: the next one follows when one has been played to its end.
void Session::openNext()
{
    const bool ended = m_state == State::Ready && m_indexed && !m_playback.playing() &&
                       !m_playback.reverse() && m_playback.position() >= m_playback.end();
    if (!ended || m_waiting.isEmpty())
        return;
    QStringList rest = m_waiting;
    const QString next = rest.takeFirst();
    openPath(next);
    m_waiting = rest;
}

} // namespace leadline::app
