// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileOpening.h"

#include "language/SentenceTranslation.h"
#include "log/SonarKind.h"
#include "session/ShiftStore.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

bool isSonar(const log::Stream& stream)
{
    return log::isKnownSonar(stream.kind());
}

constexpr auto checkInterval = 50ms;

std::optional<io::FileStamp> stampOf(const QString& path)
{
    return io::stampOf(QFile::encodeName(path).toStdString());
}

} // namespace

FileOpening::FileOpening(QObject* parent) : QObject(parent)
{
    m_poll.setInterval(checkInterval);
    connect(&m_poll, &QTimer::timeout, this, &FileOpening::grew);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileOpening::checkSize);
    connect(&m_reader, &LogReader::found, this, &FileOpening::found);
    connect(&m_reader, &LogReader::resolved, this, [this](int ticket, const auto& path, auto at) {
        if (ticket != m_nextTicket)
            return;
        m_nextRow = m_nextRow.replaced(path);
        m_nextPictured = at;
    });
    connect(&m_reader, &LogReader::failed, this, &FileOpening::failed);
    connect(&m_reader, &LogReader::indexed, this,
            [this](int ticket, const auto& gaps, bool beingWritten) {
                if (ticket != m_openTicket)
                    return;
                m_isBeingWritten = beingWritten;
                readingFinished(gaps);
            });
}

double FileOpening::progress() const
{
    if (m_isRead || !m_recording || m_recording->bytes() == 0)
        return 1;
    // The worker may have read everything before this thread knows, so 1 is only reported when it
    // does.
    constexpr double nearly = 0.999;
    return std::min(nearly, static_cast<double>(m_recording->counts().bytesRead) /
                                static_cast<double>(m_recording->bytes()));
}

std::size_t FileOpening::fileAt(log::Time time, std::optional<log::StreamNumber> stream) const
{
    if (!m_aligned)
        return 0;
    return m_aligned->logs.partAt(time, [&](std::size_t i) {
        return stream ? m_files[i].holds(*stream) : m_files[i].hasSonar();
    });
}

const OpenFile* FileOpening::fileOf(log::StreamNumber stream, log::Time time) const
{
    // Log times are whole microseconds, whereas the zeros of aligned files are not.
    constexpr log::Time tolerance = 1us;
    const OpenFile* found = nullptr;
    std::pair<bool, log::Time> best;
    for (const OpenFile& file : m_files) {
        if (!file.holds(stream))
            continue;
        const formats::RecordedSpan span(file.recording->counts(), file.zero);
        const log::Time begin = span.first.value_or(file.zero);
        const bool hasBegun = begin <= time + tolerance;
        const std::pair rank{hasBegun, hasBegun ? begin : -begin};
        if (!found || rank > best) {
            found = &file;
            best = rank;
        }
    }
    return found;
}

bool FileOpening::isDatelessAt(log::Time time) const
{
    return m_aligned && m_aligned->logs.parts[fileAt(time)].dateless;
}

bool FileOpening::isByHand(log::StreamNumber stream, log::Time time) const
{
    if (!list())
        return joined() && joined()->byHand && m_files.back().holds(stream);
    const auto& parts = list()->parts;
    const std::size_t its = fileAt(time, stream);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (i != its && (parts[i].byHand || parts[its].byHand) && m_files[i].hasSonar() &&
            list()->coversTime(i, time))
            return m_files[its].holds(stream);
    return false;
}

void FileOpening::open(const QList<QUrl>& files)
{
    const FileRow::Given given(files);
    if (!given.row.isEmpty())
        openRow(given.row);
    else if (!given.emptyFolder.isEmpty())
        fail(Failure::NoLogs,
             tr("%1 holds no .mcap, .bin, .tlog, .svlog, .svlz or .xtf files.")
                 .arg(given.emptyFolder),
             given.emptyFolder);
    else
        emit nothingToOpen();
}

void FileOpening::acceptFound()
{
    QCoreApplication::sendPostedEvents(&m_reader);
}

void FileOpening::openPath(const QString& path)
{
    openRow(FileRow({path}));
}

void FileOpening::openInRow(int steps)
{
    const FileRow& row = isSearching() ? m_nextRow : m_row;
    if (auto there = row.moved(steps))
        openRow(std::move(*there));
}

void FileOpening::openNext()
{
    if (!m_isRead || isSearching())
        return;
    if (auto next = m_row.moved(1))
        begin(std::move(*next));
}

void FileOpening::openRow(FileRow row)
{
    m_failure = Failure::None;
    m_sentence.clear();
    begin(std::move(row));
}

void FileOpening::begin(FileRow row)
{
    stopSearching();
    m_nextRow = std::move(row);
    m_nextPictured.reset();
    m_nextTicket = m_nextRow.isPicture() ? m_reader.readPictured(m_nextRow.path(), m_folder())
                   : !m_nextRow.onOneLine().isEmpty() ? m_reader.readTogether(m_nextRow.onOneLine())
                   : m_nextRow.beside().isEmpty()
                       ? m_reader.read(m_nextRow.path())
                       : m_reader.readTogether(m_nextRow.path(), m_nextRow.beside(),
                                               storedOffset(m_nextRow.path(), m_nextRow.beside()));
    if (m_state != State::Ready) {
        m_state = State::Opening;
        m_fileName = m_nextRow.name();
    }
    emit changed();
}

void FileOpening::reopen(log::Time at)
{
    if (m_state != State::Ready)
        return;
    begin(m_row);
    m_nextPictured = at;
}

void FileOpening::alignByHand(std::optional<log::Time> shift)
{
    if (!pair())
        return;
    storeOffset(m_row.path(), m_row.beside(), shift);
    formats::JoinedLogs logs = *pair();
    logs.byHand = shift;
    requestAlignment({.pair = logs});
}

void FileOpening::alignByHand(std::size_t file, std::optional<log::Time> shift)
{
    if (!list() || !list()->canShiftByHand(file))
        return;
    storeOffset(m_files[list()->reference()].path, m_files[file].path, shift);
    // Another file of the list may have been aligned just before, and that request must be
    // included.
    formats::AlignedLogs logs = m_requestedAlignment ? m_requestedAlignment->logs : *list();
    logs.alignByHand(file, shift);
    requestAlignment({.logs = std::move(logs)});
}

void FileOpening::requestAlignment(AlignedRecording alignment)
{
    stopSearching();
    m_requestedAlignment = std::move(alignment);
    if (m_isRead)
        startAlignment();
}

void FileOpening::startAlignment()
{
    m_requestedAlignment->beingWritten = m_isBeingWritten;
    m_nextRow = m_row;
    m_nextTicket = m_reader.join(*m_requestedAlignment);
}

void FileOpening::stopSearching()
{
    m_reader.stop(m_nextTicket);
    m_nextTicket = LogReader::noTicket;
    m_requestedAlignment.reset();
}

// The worker ends by itself, and is not waited for.
void FileOpening::release()
{
    emit closing();
    m_reader.stop(m_openTicket);
    m_openTicket = LogReader::noTicket;
    m_poll.stop();
    m_stamps.clear();
    if (const QStringList watched = m_watcher.files(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    m_files.clear();
    m_requestedAlignment.reset();
    m_recording.reset();
    m_aligned.reset();
    m_pair.reset();
    m_row = {};
    m_isRead = true;
    m_cancelled = false;
    m_isBeingWritten = false;
}

void FileOpening::cancel()
{
    if (m_state == State::Opening) {
        stopSearching();
        m_fileName.clear();
        m_state = State::Empty;
        emit changed();
    } else if (isSearching()) {
        stopSearching();
        emit changed();
    } else if (!m_isRead) {
        m_reader.stop(m_openTicket);
        m_cancelled = true;
        readingFinished({});
    }
}

void FileOpening::close()
{
    stopSearching();
    release();
    m_fileName.clear();
    m_sentence.clear();
    m_failure = Failure::None;
    m_state = State::Empty;
    emit changed();
}

void FileOpening::forgetFailure()
{
    if (m_state == State::Failed)
        m_state = State::Empty;
    m_failure = Failure::None;
    m_sentence.clear();
    emit changed();
}

void FileOpening::fail(Failure failure, const QString& sentence, const QString& fileName)
{
    m_failure = failure;
    m_sentence = sentence;
    if (m_state != State::Ready) {
        m_state = State::Failed;
        m_fileName = fileName;
    }
    emit changed();
}

void FileOpening::failed(int ticket, const QString& path, const base::Error& error)
{
    if (ticket != m_nextTicket)
        return;
    m_nextTicket = LogReader::noTicket;
    if (!QFileInfo::exists(path))
        emit notThere(path);
    // Qt replaces bytes that are not valid UTF-8 by this character.
    const bool noUtf8 = path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path);
    fail(error.kind == base::Error::Kind::WrongContent ? Failure::NotALog : Failure::NotReadable,
         noUtf8 ? tr("%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.")
                      .arg(fileNameOf(path))
                : translated(error.message),
         fileNameOf(path));
    // The other files of the row may still be opened.
    if (!m_nextRow.onOneLine().isEmpty())
        begin(m_nextRow.without(path));
    else if (!m_nextRow.beside().isEmpty())
        begin(FileRow({path == m_nextRow.path() ? m_nextRow.beside() : m_nextRow.path()}));
    else if (auto next = m_nextRow.moved(1))
        begin(std::move(*next));
}

void FileOpening::found(int ticket, std::shared_ptr<const formats::Recording> recording,
                        std::shared_ptr<const AlignedRecording> aligned)
{
    if (ticket != m_nextTicket)
        return;
    release();
    m_openTicket = std::exchange(m_nextTicket, LogReader::noTicket);
    m_row = std::exchange(m_nextRow, {});
    m_pictured = std::exchange(m_nextPictured, {});
    m_recording = std::move(recording);
    m_pair = aligned ? aligned->pair : std::nullopt;
    m_aligned = aligned && !aligned->logs.parts.empty() ? std::move(aligned) : nullptr;
    m_files = m_aligned
                  ? openFiles(m_aligned->logs, m_recording->log(), m_row.atOnce())
                  : std::vector{OpenFile{.path = m_row.path(), .recording = m_recording.get()}};
    m_isRead = false;
    m_state = State::Ready;
    m_fileName = offered() ? fileNameOf(m_row.path()) : m_row.name();
    m_poll.start();
    watchFiles();
    emit opened();
    emit changed();
}

void FileOpening::watchFiles()
{
    for (const OpenFile& file : m_files) {
        if (const auto stamp = stampOf(file.path))
            m_stamps.insert(file.path, *stamp);
        m_watcher.addPath(file.path);
    }
}

// A file that was deleted can still be read; one that became shorter has lost a part of what is
// shown.
void FileOpening::checkSize(const QString& path)
{
    const auto known = m_stamps.find(path);
    const auto now = stampOf(path);
    if (known == m_stamps.end() || !now)
        return;
    // Another file has this name now, as after a repair; the one that is open is still complete.
    if (now->node != known->node) {
        m_stamps.erase(known);
        m_watcher.removePath(path);
        return;
    }
    const bool isShorter = now->bytes < known->bytes;
    known->bytes = std::min(known->bytes, now->bytes);
    if (isShorter)
        emit cutShort(fileNameOf(path));
}

void FileOpening::readingFinished(const std::vector<log::Gap>& gaps)
{
    m_poll.stop();
    m_isRead = true;
    emit read(gaps);
    if (m_requestedAlignment && !isSearching())
        startAlignment();
}

std::optional<log::StreamNumber> OpenFile::streamShown(log::StreamNumber own) const
{
    return alone ? std::optional(own) : own < streams.size() ? streams[own] : std::nullopt;
}

std::optional<log::StreamNumber> OpenFile::ownStream(log::StreamNumber shown) const
{
    if (alone)
        return shown < recording->log().streamCount() ? std::optional(shown) : std::nullopt;
    const auto found = std::ranges::find(streams, std::optional(shown));
    return found != streams.end()
               ? std::optional(static_cast<log::StreamNumber>(found - streams.begin()))
               : std::nullopt;
}

bool OpenFile::holds(log::StreamNumber shown) const
{
    return ownStream(shown).has_value();
}

bool OpenFile::hasSonar() const
{
    const log::Log& log = recording->log();
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (isSonar(log.stream(static_cast<log::StreamNumber>(i))))
            return true;
    return false;
}

std::vector<OpenFile> openFiles(const formats::AlignedLogs& aligned, const log::Log& joined,
                                const QStringList& paths)
{
    std::vector<OpenFile> files;
    for (std::size_t part = 0; part < aligned.parts.size(); ++part) {
        const formats::AlignedLogs::Part& its = aligned.parts[part];
        OpenFile& file = files.emplace_back(OpenFile{.path = paths.value(qsizetype(part)),
                                                     .recording = its.recording.get(),
                                                     .zero = its.zero,
                                                     .alone = false});
        for (std::size_t i = 0; i < its.recording->log().streamCount(); ++i)
            file.streams.push_back(
                aligned.streamIn(joined, part, static_cast<log::StreamNumber>(i)));
    }
    return files;
}

} // namespace leadline::app
