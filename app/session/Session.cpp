// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include "session/PingStep.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 50ms;

} // namespace

Session::Session(QObject* parent)
    : QObject(parent),
      m_edge(m_dive),
      m_shown360(log::StreamKind::Ping360, LiveSonar::Family::Ping360),
      m_shown1d(log::StreamKind::Ping1D, LiveSonar::Family::Ping1D),
      m_live1d(log::StreamKind::Ping1D, LiveSonar::Family::Ping1D)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &Session::look);
    connect(&m_playback, &Playback::positionChanged, this, &Session::movePlayhead);
    connect(&m_playback, &Playback::ended, this, &Session::openNext);
    connect(&m_playback, &Playback::stateChanged, this, &Session::findMode);
    connect(this, &Session::stateChanged, this, &Session::findMode);
    connect(&m_edge, &LiveEdge::moved, this, &Session::showDive);
    connect(&m_reader, &LogReader::found, this, &Session::found);
    connect(&m_reader, &LogReader::failed, this, &Session::failed);
    connect(&m_reader, &LogReader::indexed, this, [this](int ticket, const auto& gaps) {
        if (ticket == m_openTicket)
            indexed(gaps);
    });
}

QString Session::openingName() const
{
    const bool beside = m_mode != Mode::Nothing && m_nextTicket != LogReader::noTicket;
    return beside ? m_nextRow.name() : QString();
}

log::ReadCounts Session::counts() const
{
    return m_recording ? m_recording->counts() : log::ReadCounts();
}

QString Session::sizeText() const
{
    return m_recording ? QLocale::c().formattedDataSize(static_cast<qint64>(m_recording->bytes()),
                                                        1, QLocale::DataSizeSIFormat)
                       : QString();
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

DayClock Session::dayClock() const
{
    if (!m_recording)
        return {.utc = m_edge.utcAtZero()};
    return {.utc = m_recording->counts().startUtc, .local = m_recording->startLocal()};
}

QString Session::clockText() const
{
    const log::Time at = m_playback.time();
    return m_recording ? dayClock().dateText(at) : dayClock().timeText(at);
}

QString Session::beginText() const
{
    return dayClock().timeText(m_playback.beginTime());
}

void Session::open(const QList<QUrl>& files)
{
    if (files.isEmpty())
        return;
    const FileRow::Given given(files);
    if (!given.row.isEmpty())
        openRow(given.row);
    else if (!given.emptyFolder.isEmpty())
        fail(Failure::NoLogs, tr("%1 holds no .mcap, .bin or .svlog files.").arg(given.emptyFolder),
             given.emptyFolder);
    else
        emit nothingToOpen();
}

void Session::openDropped(const QList<QUrl>& files)
{
    if (files.isEmpty())
        emit nothingToOpen();
    open(files);
}

void Session::openPath(const QString& path)
{
    openRow(FileRow({path}));
}

void Session::openInRow(int steps)
{
    const FileRow& row = m_nextTicket != LogReader::noTicket ? m_nextRow : m_row;
    if (auto there = row.moved(steps))
        openRow(std::move(*there));
}

void Session::openRow(FileRow row)
{
    m_failure = Failure::None;
    m_sentence.clear();
    begin(std::move(row));
}

// What is open stays until the file is known to be a log.
void Session::begin(FileRow row)
{
    stopOpening();
    m_nextRow = std::move(row);
    m_nextTicket = m_reader.read(m_nextRow.path());
    if (m_state != State::Ready) {
        m_state = State::Opening;
        m_fileName = m_nextRow.name();
    }
    emit stateChanged();
}

void Session::stopOpening()
{
    m_reader.stop(m_nextTicket);
    m_nextTicket = LogReader::noTicket;
}

// Lets go of what is open; its worker ends by itself.
void Session::release()
{
    m_between = true;
    m_reader.stop(m_openTicket);
    m_openTicket = LogReader::noTicket;
    m_look.stop();
    m_toPlay = false;
    m_playback.pause();
    m_shown360.clear();
    m_shown1d.clear();
    m_recording.reset();
    m_row = {};
    m_playback.clear();
    m_indexed = true;
    m_cancelled = false;
}

void Session::cancel()
{
    if (m_state == State::Opening) {
        stopOpening();
        m_fileName.clear();
        m_state = State::Empty;
        emit stateChanged();
    } else if (m_nextTicket != LogReader::noTicket) {
        stopOpening();
        emit stateChanged();
    } else if (!m_indexed) {
        m_reader.stop(m_openTicket);
        m_cancelled = true;
        indexed({});
    }
}

void Session::close()
{
    stopOpening();
    release();
    m_fileName.clear();
    m_sentence.clear();
    m_failure = Failure::None;
    m_state = State::Empty;
    m_between = false;
    showDive();
    emit stateChanged();
    emit progressChanged();
}

void Session::startDemo()
{
    for (const char* url : {"sim:ping360", "sim:ping1d"})
        (void)m_dive.connectTo(QString::fromLatin1(url));
}

void Session::goLive()
{
    if (!m_dive.active())
        return;
    if (m_recording)
        close();
    m_playback.toEnd();
}

void Session::forgetFailure()
{
    if (m_mode == Mode::Nothing)
        return;
    if (m_state == State::Failed)
        m_state = State::Empty;
    m_failure = Failure::None;
    m_sentence.clear();
    emit stateChanged();
}

void Session::fail(Failure failure, const QString& sentence, const QString& fileName)
{
    m_failure = failure;
    m_sentence = sentence;
    if (m_state != State::Ready) {
        m_state = State::Failed;
        m_fileName = fileName;
    }
    emit stateChanged();
}

void Session::failed(int ticket, const base::Error& error)
{
    if (ticket != m_nextTicket)
        return;
    m_nextTicket = LogReader::noTicket;
    if (!QFileInfo::exists(m_nextRow.path()))
        m_recent.remove(m_nextRow.path());
    fail(error.kind == base::Error::Kind::WrongContent ? Failure::NotALog : Failure::NotReadable,
         QString::fromStdString(error.sentence), m_nextRow.name());
    // The others of the row are not to blame.
    if (auto next = m_nextRow.moved(1))
        begin(std::move(*next));
}

void Session::found(int ticket, std::shared_ptr<log::Recording> recording)
{
    if (ticket != m_nextTicket)
        return;
    release();
    m_openTicket = std::exchange(m_nextTicket, LogReader::noTicket);
    m_row = std::exchange(m_nextRow, {});
    m_recording = std::move(recording);
    m_between = false;
    m_indexed = false;
    m_state = State::Ready;
    m_fileName = m_row.name();
    m_recent.add(m_row.path());
    look();
    m_playback.toBegin();
    m_look.start();
    m_toPlay = true;
    emit stateChanged();
    playWhenLong();
}

// At first there may be one instant only, which cannot be played.
void Session::playWhenLong()
{
    if (!m_toPlay || m_playback.begin() == m_playback.end())
        return;
    m_toPlay = false;
    m_playback.play();
}

void Session::indexed(std::vector<log::Gap> gaps)
{
    m_look.stop();
    m_indexed = true;
    look();
    m_toPlay = false;
    m_playback.setGaps(std::move(gaps));
    emit readToItsEnd();
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
    playWhenLong();
    m_shown360.look(&m_recording->log(), nullptr, m_playback.time());
    m_shown1d.look(&m_recording->log(), nullptr, m_playback.time());
    emit progressChanged();
}

// A dive that begins is followed.
void Session::showDive()
{
    m_live1d.look(m_edge.log(), &m_dive, m_edge.end());
    if (m_recording)
        return;
    if (m_edge.log()) {
        m_playback.setRange(m_edge.begin(), m_edge.end());
        if (m_edge.gaps().size() != m_playback.gaps().size())
            m_playback.setGaps(m_edge.gaps());
    }
    const bool live = m_dive.active() && m_edge.log();
    const bool begins = live && !m_playback.live();
    m_playback.setLive(live);
    if (begins) {
        m_playback.toEnd();
        emit beginChanged();
    }
    m_shown360.look(m_edge.log(), &m_dive, m_playback.time());
    m_shown1d.look(m_edge.log(), &m_dive, m_playback.time());
    findMode();
}

void Session::findMode()
{
    if (m_between)
        return;
    const bool waiting = m_dive.active() && !m_edge.log();
    const Mode mode = m_recording                         ? Mode::Replay
                      : waiting || m_playback.following() ? Mode::Live
                      : m_edge.log()                      ? Mode::Review
                                                          : Mode::Nothing;
    if (mode == m_mode)
        return;
    m_mode = mode;
    emit modeChanged();
}

void Session::movePlayhead()
{
    m_shown360.source()->setPlayhead(m_playback.time());
    m_shown1d.source()->setPlayhead(m_playback.time());
    emit clockChanged();
}

void Session::stepPings(int pings)
{
    m_playback.pause();
    const std::array<const SonarSource*, 2> sonars{ping360(), ping1d()};
    for (int left = std::abs(pings); left > 0; --left) {
        const auto to = pings > 0 ? nextPing(sonars) : pingBefore(sonars);
        if (!to)
            return;
        m_playback.seekTo(*to);
    }
}

// Several files in a row: the next one follows when one has been played to its end.
void Session::openNext()
{
    if (!m_indexed || m_nextTicket != LogReader::noTicket)
        return;
    if (auto next = m_row.moved(1))
        begin(std::move(*next));
}

} // namespace leadline::app
