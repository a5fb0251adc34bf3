// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 50ms;

} // namespace

Session::Session(QObject* parent) : QObject(parent)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &Session::look);
    connect(&m_playback, &Playback::positionChanged, this, &Session::movePlayhead);
    connect(&m_playback, &Playback::ended, this, &Session::openNext);
    connect(&m_reader, &LogReader::found, this, &Session::found);
    connect(&m_reader, &LogReader::failed, this, &Session::failed);
    connect(&m_reader, &LogReader::indexed, this, [this](int ticket, const auto& gaps) {
        if (ticket == m_openTicket)
            indexed(gaps);
    });
}

QString Session::openingName() const
{
    const bool beside = m_state == State::Ready && m_nextTicket != LogReader::noTicket;
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

QString Session::clockText() const
{
    if (!m_recording)
        return {};
    const auto milliseconds = [](auto time) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    };
    const qint64 at = milliseconds(m_playback.time());
    const auto text = [&at](const QDateTime& zero) {
        return QLocale::c().toString(zero.addMSecs(at), QStringLiteral("ddd d MMM · HH:mm:ss"));
    };
    if (const auto utc = m_recording->counts().startUtc)
        return text(QDateTime::fromMSecsSinceEpoch(milliseconds(*utc), Qt::UTC)) + tr(" UTC");
    if (const auto& start = m_recording->startLocal())
        return text(QDateTime(QDate(start->year, start->month, start->day),
                              QTime(start->hour, start->minute, start->second, start->millisecond),
                              Qt::UTC));
    return {};
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
    m_reader.stop(m_openTicket);
    m_openTicket = LogReader::noTicket;
    m_look.stop();
    m_toPlay = false;
    m_playback.pause();
    m_ping360.setReader(std::nullopt);
    m_ping1d.setReader(std::nullopt);
    m_recording.reset();
    m_row = {};
    m_playback.clear();
    m_indexed = true;
    m_cancelled = false;
}

void Session::cancel()
{
    if (m_state == State::Opening) {
        close();
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
    emit stateChanged();
    emit progressChanged();
}

void Session::forgetFailure()
{
    if (m_state != State::Ready)
        return;
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

// Several files in a row: the next one follows when one has been played to its end.
void Session::openNext()
{
    if (!m_indexed || m_nextTicket != LogReader::noTicket)
        return;
    if (auto next = m_row.moved(1))
        begin(std::move(*next));
}

} // namespace leadline::app
