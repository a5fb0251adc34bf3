// SPDX-License-Identifier: GPL-3.0-or-later
#include "recorder/RecordingWriter.h"

#include "base/CivilTime.h"
#include "base/Unicode.h"
#include "io/RecordingDisk.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace leadline::recorder {

namespace {

constexpr base::Duration nothingDue = std::chrono::hours(1);
/// Interval at which the end of a sync is noticed.
constexpr base::Duration whileSyncing = std::chrono::milliseconds(20);

base::Instant instantOf(const log::RecorderItem& item)
{
    return std::visit(
        [](const auto& each) {
            if constexpr (requires { each.at; })
                return each.at;
            else
                return base::Instant{};
        },
        item);
}

base::Message fullText(std::uint64_t messages)
{
    return messages == 1 ? base::Message("%1 was not recorded while the disk was full.",
                                         io::messagesText(messages))
                         : base::Message("%1 were not recorded while the disk was full.",
                                         io::messagesText(messages));
}

log::RecordedEvent lossEvent(base::Instant at, std::uint64_t messages, base::Message message)
{
    return {.at = at,
            .level = log::RecordedEvent::Level::Error,
            .device = {},
            .kind = "recorder",
            .name = "lost",
            .value = std::to_string(messages),
            .message = std::move(message)};
}

} // namespace

RecordingWriter::RecordingWriter(io::RecordingDisk& disk, const base::Clock& clock,
                                 log::RecorderOptions options, Resume resume,
                                 std::unique_ptr<io::FileSync> sync)
    : m_disk(disk),
      m_clock(clock),
      m_options(std::move(options)),
      m_resumeAbove(resume),
      m_sync(std::move(sync))
{
}

std::uint64_t RecordingWriter::utc(base::Instant at) const
{
    const auto time = m_options.utcAtZero + (at - m_options.utcZero);
    return static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 0));
}

// Readers expect messages in the order of their log times; the exact time is in publish_time.
std::uint64_t RecordingWriter::logTime(base::Instant at)
{
    m_lastLogTime = std::max(m_lastLogTime, utc(at));
    return m_lastLogTime;
}

void RecordingWriter::take(log::RecorderItem item)
{
    if (auto* change = std::get_if<log::RecordedSourceChange>(&item)) {
        m_notes.take(std::move(*change), m_channels.get());
        return;
    }
    if (auto* note = std::get_if<log::RecordedNote>(&item)) {
        m_notes.take(std::move(*note), m_channels.get());
        return;
    }
    if (const auto* split = std::get_if<log::RecordingSplit>(&item)) {
        m_options.split = *split;
        return;
    }
    if (std::holds_alternative<log::NewRecording>(item)) {
        m_newRequested = m_channels != nullptr;
        startNewRecording();
        return;
    }
    if (m_status.state == log::RecorderState::Full ||
        m_status.state == log::RecorderState::Stopped) {
        countLoss(item);
        return;
    }
    const base::Instant at = instantOf(item);
    startNewRecording();
    if (m_channels && shouldSplit(at) && flush(Until::Safe))
        end();
    if (m_status.state == log::RecorderState::Full) {
        countLoss(item);
        return;
    }
    if (!m_channels)
        begin(at);
    if (m_status.lostMessages > m_reportedLost)
        recordLoss(at);
    keep(std::move(item));
}

void RecordingWriter::startNewRecording()
{
    if (!m_newRequested)
        return;
    const bool isSafe = flush(Until::Safe);
    // A full disk has completed the file already.
    m_newRequested = !isSafe && m_channels;
    if (!isSafe)
        return;
    end();
    m_stem.clear();
    m_status.part = 0;
    m_status.firstFile.clear();
    m_status.earlierBytes = 0;
    m_status.earlierMessages = 0;
}

// Writes an event about missing data into the recording.
void RecordingWriter::recordLoss(base::Instant at)
{
    const std::uint64_t lost =
        m_status.lostMessages - std::exchange(m_reportedLost, m_status.lostMessages);
    keep(lossEvent(at, lost, fullText(lost)));
}

void RecordingWriter::encode(const log::RecorderItem& item)
{
    if (const auto* bytes = std::get_if<log::RecordedBytes>(&item)) {
        m_channels->addBytes(*bytes, m_notes.source(bytes->source), logTime(bytes->at),
                             utc(bytes->at));
    } else if (const auto* event = std::get_if<log::RecordedEvent>(&item)) {
        m_channels->addEvent(*event, logTime(event->at), utc(event->at));
    }
}

void RecordingWriter::begin(base::Instant at)
{
    m_channels = std::make_unique<formats::RecordingChannels>(m_options.library);
    m_safe = {};
    m_fileBegan = at;
    // m_lastLogTime is left unchanged, since only a message advances it.
    m_firstLogTime = std::chrono::nanoseconds(std::max(m_lastLogTime, utc(at)));
    m_isPart = m_options.split.isAsked();
    // The file before belongs to this recording unless it is the first one.
    if (m_status.part > 0) {
        m_status.earlierBytes += m_status.fileBytes;
        m_status.earlierMessages += m_status.messages;
    }
    m_status.fileBytes = 0;
    m_status.messages = 0;
    if (++m_status.part == 1 || !m_isPart) {
        m_began = at;
        m_bytesBefore = m_status.earlierBytes;
    }
    // This name is the same in all parts of a recording, even if their files are renamed.
    m_notes.begin(*m_channels,
                  {{"recording", base::utcFileName(std::chrono::nanoseconds(utc(m_began)))},
                   {"part", std::to_string(m_status.part)},
                   {"time", "UTC of the session's start plus the time since then"}});
}

bool RecordingWriter::shouldSplit(base::Instant at) const
{
    const bool large =
        m_options.split.bytes &&
        m_channels->writer().size() + m_channels->writer().openBytes() >= *m_options.split.bytes;
    return large || (m_options.split.time && at - m_fileBegan >= *m_options.split.time);
}

bool RecordingWriter::isDue() const
{
    return m_chunkSince && (m_channels->writer().openBytes() >= m_options.chunkBytes ||
                            m_clock.now() - *m_chunkSince >= m_options.chunkAge);
}

base::Duration RecordingWriter::untilNext() const
{
    if (m_status.state == log::RecorderState::Failing || waitsForRoom())
        return std::max(base::Duration{}, m_retryAt - m_clock.now());
    const base::Duration most = m_syncing ? whileSyncing : nothingDue;
    if (!m_chunkSince)
        return most;
    return std::clamp(*m_chunkSince + m_options.chunkAge - m_clock.now(), base::Duration{}, most);
}

void RecordingWriter::retryNow()
{
    if (m_status.state == log::RecorderState::Failing)
        flush();
}

void RecordingWriter::tick(Waiting waiting)
{
    if (m_status.state == log::RecorderState::Failing) {
        if (m_clock.now() >= m_retryAt)
            flush();
    } else if (waitsForRoom()) {
        checkRoom();
    } else if (m_channels && waiting == Waiting::More) {
        // While more items wait, chunks are appended without a sync: one sync later covers all of
        // them, and after a crash of the program the appended data are in the file.
        if (m_channels->writer().openBytes() >= m_options.chunkBytes)
            append();
    } else if (m_channels && (m_channels->takeNewChannelFlag() || isDue() ||
                              (settle() && m_unsynced && !m_syncing))) {
        flush();
    }
}

void RecordingWriter::gather()
{
    m_channels->writer().closeChunk();
    base::append(m_pending, m_channels->writer().take());
}

bool RecordingWriter::append()
{
    gather();
    return hasRoom() && openFile() && writePending();
}

bool RecordingWriter::flush(Until until)
{
    gather();
    if (m_pending.empty() && !m_unsynced && !m_syncing)
        return true;
    if (!hasRoom() || !openFile() || !writePending() || !sync(until))
        return false;
    m_status.fileBytes = m_channels->writer().size();
    m_status.messages = m_channels->writer().statistics().messageCount;
    watchSpace();
    return true;
}

// Data in the old file are lost; items that were not yet safe are written to the new one.
void RecordingWriter::startNextFile(std::uint64_t lost)
{
    const std::vector<log::RecorderItem> items = std::exchange(m_unsafe, {});
    m_pending.clear();
    m_status.fileBytes = 0;
    m_status.messages = 0;
    m_lastLogTime = 0;
    const base::Instant at = items.empty() ? m_clock.now() : instantOf(items.front());
    begin(at);
    if (lost > 0)
        encode(lossEvent(at, lost, m_error));
    for (const log::RecorderItem& item : items)
        encode(item);
    m_unsafe = items;
    m_channels->writer().closeChunk();
    m_pending = m_channels->writer().take();
}

// The data are safe before the end is written; repair completes a file without an end.
void RecordingWriter::end()
{
    m_channels->writer().finish();
    m_pending = m_channels->writer().take();
    if (m_file && write())
        m_status.fileBytes = m_channels->writer().size();
    else if (m_file)
        m_error = base::Message("%1 has no index yet: leadline-cli repair completes it.",
                                m_file->path().filename().string());
    m_pending.clear();
    m_chunkSince.reset();
    dropFile();
    m_channels.reset();
}

void RecordingWriter::countLoss(const log::RecorderItem& item)
{
    Tally tally;
    tally.add(item);
    countLoss(tally);
}

void RecordingWriter::countLoss(const Tally& tally)
{
    m_status.lostMessages += tally.messages;
    m_status.lostBytes += tally.bytes;
}

void RecordingWriter::Tally::add(const log::RecorderItem& item)
{
    const auto* data = std::get_if<log::RecordedBytes>(&item);
    ++messages;
    bytes += data && !data->sent ? data->bytes.size() : 0;
}

void RecordingWriter::stop()
{
    if (m_channels && flush(Until::Safe))
        end();
    const bool full = m_status.state == log::RecorderState::Full;
    const bool failed = m_status.state == log::RecorderState::Failing;
    // Even if nothing more can be written, data appended earlier become safe.
    settle(Until::Safe);
    const std::uint64_t lostBefore = m_status.lostMessages;
    for (const log::RecorderItem& item : std::exchange(m_unsafe, {}))
        countLoss(item);
    m_chunkSince.reset();
    dropFile();
    m_channels.reset();
    if (!full)
        m_status.state = log::RecorderState::Stopped;
    // After stopping, the recorder no longer waits for room on the disk.
    if (full && std::exchange(m_resumeAbove, std::nullopt))
        reportFull();
    const base::Message lost = io::messagesText(m_status.lostMessages - lostBefore);
    if (failed && m_status.messages + m_status.earlierMessages == 0)
        m_status.message = m_refusal + base::Message("Nothing was recorded: %1 lost.", lost);
    else if (failed)
        m_status.message =
            base::Message("The end of the recording could not be written: %1 lost.", lost);
}

// Opening and writing the file, and the handling of a disk that refuses.

namespace {

constexpr base::Duration retryAfter = std::chrono::seconds(1);

} // namespace

bool RecordingWriter::openFile()
{
    const bool removed = m_file && !m_file->isThere();
    if (m_file && (removed || !m_file->isWhole())) {
        const std::string name = base::utf8(m_file->path().filename());
        const base::Message safe = io::messagesText(m_safe.messages);
        m_error =
            !removed ? base::Message("%1 was truncated during recording: up to %2 lost; later data "
                                     "is in a new file.",
                                     name, safe)
            : m_safe.messages > 0
                ? base::Message(
                      "%1 was removed during recording, losing %2; later data is in a new file.",
                      name, safe)
                : base::Message("%1 was removed during recording; later data is in a new file.",
                                name);
        const std::uint64_t gone = m_safe.messages;
        countLoss(m_safe);
        m_reportedLost += gone;
        dropFile();
        startNextFile(gone);
    }
    if (m_file)
        return true;
    // After a file was taken away, the data that follow are not a part of it but another recording.
    if (m_stem.empty() || !m_isPart)
        m_stem = base::utcFileName(std::chrono::nanoseconds(utc(m_fileBegan)));
    auto made = m_disk.create(m_stem, suffix());
    if (!made)
        return fail(made.error());
    m_file = std::move(*made);
    m_status.file = m_file->path();
    m_status.fileBegan = m_firstLogTime;
    m_status.fileBeganAt = m_fileBegan;
    if (m_status.firstFile.empty())
        m_status.firstFile = m_status.file;
    m_stem = m_status.file.stem().string();
    m_stem.resize(m_stem.size() - suffix().size());
    return true;
}

std::string RecordingWriter::suffix() const
{
    return m_isPart ? io::partSuffix(m_status.part) : std::string();
}

bool RecordingWriter::writePending()
{
    if (m_pending.empty())
        return true;
    if (const auto written = m_file->append(m_pending); !written)
        return fail(written.error());
    m_pending.clear();
    m_chunkSince.reset();
    m_unsynced = true;
    return true;
}

bool RecordingWriter::write()
{
    return openFile() && writePending() && sync(Until::Safe);
}

bool RecordingWriter::fail(const base::Error& error)
{
    m_status.state = log::RecorderState::Failing;
    m_refusal = error.message;
    m_status.message =
        error.message + base::Message("New data is held in memory until the disk accepts it.");
    scheduleRetry();
    return false;
}

void RecordingWriter::scheduleRetry()
{
    m_retryAt = m_clock.now() + retryAfter;
}

// Handling of a disk that is nearly full, is full, and has room again.

namespace {

/// Before this age the data rate of a file is not representative.
constexpr base::Duration rateAfter = std::chrono::seconds(10);

} // namespace

void RecordingWriter::watchSpace()
{
    m_status.message = resolvedProblem();
    const base::Duration age = m_clock.now() - m_began;
    if (!m_status.freeBytes)
        return;
    const auto room = static_cast<double>(*m_status.freeBytes - m_options.keepFree);
    if (age >= rateAfter) {
        const std::chrono::duration<double> left =
            room / static_cast<double>(m_status.earlierBytes - m_bytesBefore + m_status.fileBytes) *
            age;
        // With a very low data rate the time would be centuries.
        constexpr std::chrono::hours most(100'000);
        m_status.roomFor = left < most ? std::chrono::duration_cast<base::Duration>(left) : most;
    }
    // The warning precedes earlier troubles because the user can still act on it.
    if (m_status.roomFor && *m_status.freeBytes < m_options.warnFree)
        m_status.message =
            io::spaceText(*m_status.freeBytes, *m_status.roomFor) + resolvedProblem();
}

base::Message RecordingWriter::resolvedProblem() const
{
    return m_error + m_resumed;
}

base::Message RecordingWriter::makeRoom() const
{
    if (!m_resumeAbove)
        return base::Message("Free disk space, then start recording again.");
    return base::Message("Free disk space: recording resumes in a new file with %1 MB free.",
                         (m_options.keepFree + *m_resumeAbove) / io::megabyte);
}

bool RecordingWriter::hasRoom()
{
    m_status.freeBytes = m_disk.freeBytes();
    if (!m_status.freeBytes || *m_status.freeBytes >= m_options.keepFree + m_pending.size())
        return true;
    endBecauseFull();
    return false;
}

void RecordingWriter::endBecauseFull()
{
    settle(Until::Safe);
    if (m_file && m_file->isThere())
        write();
    for (const log::RecorderItem& item : std::exchange(m_unsafe, {}))
        countLoss(item);
    end();
    m_status.state = log::RecorderState::Full;
    m_status.fullSince = m_clock.now();
    m_status.roomFor.reset();
    reportFull();
    scheduleRetry();
}

void RecordingWriter::reportFull()
{
    m_status.message = base::Message("Recording stopped: only %1 MB left on the disk.",
                                     m_status.freeBytes.value_or(0) / io::megabyte) +
                       makeRoom();
}

bool RecordingWriter::waitsForRoom() const
{
    return m_status.state == log::RecorderState::Full && m_resumeAbove;
}

// Resumes only with more room than the minimum, or recording would end again at once.
void RecordingWriter::checkRoom()
{
    if (m_clock.now() < m_retryAt)
        return;
    scheduleRetry();
    m_status.freeBytes = m_disk.freeBytes();
    if (!m_status.freeBytes || *m_status.freeBytes < m_options.keepFree + *m_resumeAbove)
        return;
    m_status.state = log::RecorderState::Ready;
    m_status.fullSince.reset();
    const std::uint64_t lost = m_status.lostMessages - m_reportedLost;
    m_resumed =
        lost == 1
            ? base::Message("%1 not recorded while the disk was full; later data is in a new file.",
                            io::messagesText(lost))
            : base::Message("%1 not recorded while the disk was full; later data is in a new file.",
                            io::messagesText(lost));
    m_status.message = resolvedProblem();
}

// Makes data in the file safe while more are appended.

namespace {

std::size_t memoryOf(const log::RecorderItem& item)
{
    const auto* data = std::get_if<log::RecordedBytes>(&item);
    return sizeof(item) + (data ? data->bytes.size() : 0);
}

} // namespace

void RecordingWriter::keep(log::RecorderItem item)
{
    const base::Instant now = m_clock.now();
    if (m_unsafe.size() == m_syncing.value_or(0))
        m_restSince = now;
    if (!m_chunkSince)
        m_chunkSince = now;
    encode(item);
    m_unsafe.push_back(std::move(item));
}

base::Instant RecordingWriter::unsafeSince() const
{
    return m_syncing.value_or(0) > 0 ? m_syncingSince : m_restSince;
}

// Items are kept in memory until they are safe, in addition to those in the mailbox, so that they
// can be written again if the file is taken away.
bool RecordingWriter::exceedsMemory() const
{
    std::size_t held = 0;
    for (const log::RecorderItem& item : m_unsafe)
        held += memoryOf(item);
    return held > m_options.maxWaitingBytes / 4;
}

bool RecordingWriter::sync(Until until)
{
    // A disk that refused counts as writable again only after a completed sync, not after its
    // start.
    if (m_status.state == log::RecorderState::Failing)
        until = Until::Safe;
    if (!settle(exceedsMemory() ? Until::Safe : until))
        return false;
    if (m_unsynced && !m_syncing) {
        m_unsynced = false;
        m_syncingSince = m_restSince;
        m_syncing = m_unsafe.size();
        m_sync->begin(*m_file);
    }
    return settle(until);
}

bool RecordingWriter::settle(Until until)
{
    if (!m_syncing)
        return true;
    const auto result = until == Until::Safe ? std::optional(m_sync->wait()) : m_sync->result();
    if (!result)
        return true;
    if (!*result) {
        forgetSync();
        return fail(result->error());
    }
    const auto end =
        m_unsafe.begin() + static_cast<std::ptrdiff_t>(*std::exchange(m_syncing, std::nullopt));
    std::for_each(m_unsafe.begin(), end,
                  [this](const log::RecorderItem& item) { m_safe.add(item); });
    m_unsafe.erase(m_unsafe.begin(), end);
    m_status.state = log::RecorderState::Recording;
    return true;
}

void RecordingWriter::forgetSync()
{
    m_restSince = unsafeSince();
    m_syncing.reset();
    m_unsynced = true;
}

// Items that the file was to make safe remain in memory, to be written to another one.
void RecordingWriter::dropFile()
{
    if (m_syncing) {
        static_cast<void>(m_sync->wait());
        forgetSync();
    }
    m_unsynced = false;
    m_file.reset();
}

} // namespace leadline::recorder
