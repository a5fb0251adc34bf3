// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/RecordingWriter.h"

#include "log/CivilTime.h"

#include <algorithm>
#include <utility>

namespace leadline::log {

namespace {

constexpr base::Duration retryAfter = std::chrono::seconds(1);
constexpr base::Duration nothingDue = std::chrono::hours(1);
constexpr std::uint64_t megabyte = 1'000'000;
/// Before that a file says nothing about its rate.
constexpr base::Duration rateAfter = std::chrono::seconds(10);

std::string counted(std::uint64_t messages)
{
    return messages == 1 ? "1 message" : std::to_string(messages) + " messages";
}

std::string spaceSentence(std::uint64_t free, base::Duration roomFor)
{
    constexpr std::uint64_t tenth = 100 * megabyte;
    const auto minutes = std::chrono::round<std::chrono::minutes>(roomFor).count();
    const bool inHours = minutes >= 100;
    const auto count = inHours ? (minutes + 30) / 60 : minutes;
    const std::string unit = inHours ? " hours" : count == 1 ? " minute" : " minutes";
    return std::to_string(free / tenth / 10) + '.' + std::to_string(free / tenth % 10) +
           " GB left: about " + std::to_string(count) + unit + " at this rate.";
}

base::Instant instantOf(const RecorderItem& item)
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

/// Two sentences, of which any may be empty.
std::string joined(const std::string& first, const std::string& second)
{
    return first + (first.empty() || second.empty() ? "" : " ") + second;
}

std::string fullSentence(std::uint64_t messages)
{
    return counted(messages) + (messages == 1 ? " was" : " were") +
           " not recorded while the disk was full";
}

RecordedEvent lossEvent(base::Instant at, std::uint64_t messages, std::string text)
{
    return {.at = at,
            .level = RecordedEvent::Level::Error,
            .device = {},
            .kind = "recorder",
            .name = "lost",
            .value = std::to_string(messages),
            .text = std::move(text)};
}

} // namespace

RecordingWriter::RecordingWriter(RecordingDisk& disk, const base::Clock& clock,
                                 RecorderOptions options, Resume resume)
    : m_disk(disk),
      m_clock(clock),
      m_options(std::move(options)),
      m_resumeAbove(resume)
{
}

std::uint64_t RecordingWriter::utc(base::Instant at) const
{
    const auto time = m_options.utcAtZero + (at - m_options.utcZero);
    return static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 0));
}

// Every reader expects messages in the order of their times; the true stamp is publish_time.
std::uint64_t RecordingWriter::logTime(base::Instant at)
{
    m_lastLogTime = std::max(m_lastLogTime, utc(at));
    return m_lastLogTime;
}

void RecordingWriter::take(RecorderItem item)
{
    if (auto* change = std::get_if<RecordedSourceChange>(&item)) {
        takeSource(std::move(*change));
        return;
    }
    if (auto* note = std::get_if<RecordedNote>(&item)) {
        if (m_channels)
            m_channels->addNote(note->name, note->values);
        m_notes[note->name] = std::move(note->values);
        return;
    }
    if (const auto* split = std::get_if<RecordingSplit>(&item)) {
        m_options.split = *split;
        return;
    }
    if (m_status.state == RecorderState::Full || m_status.state == RecorderState::Stopped) {
        lose(item);
        return;
    }
    const base::Instant at = instantOf(item);
    if (m_channels && shouldSplit(at) && flush())
        end();
    if (m_status.state == RecorderState::Full) {
        lose(item);
        return;
    }
    if (!m_channels)
        begin(at);
    if (m_status.lostMessages > m_toldLost)
        tellOfLoss(at);
    keep(std::move(item));
}

void RecordingWriter::keep(RecorderItem item)
{
    if (m_unsafe.empty())
        m_openSince = m_clock.now();
    encode(item);
    m_unsafe.push_back(std::move(item));
}

// The recording says itself where something is missing.
void RecordingWriter::tellOfLoss(base::Instant at)
{
    const std::uint64_t lost =
        m_status.lostMessages - std::exchange(m_toldLost, m_status.lostMessages);
    keep(lossEvent(at, lost, fullSentence(lost) + '.'));
}

void RecordingWriter::encode(const RecorderItem& item)
{
    if (const auto* bytes = std::get_if<RecordedBytes>(&item)) {
        m_channels->addBytes(*bytes, m_sources[bytes->source], logTime(bytes->at), utc(bytes->at));
    } else if (const auto* event = std::get_if<RecordedEvent>(&item)) {
        m_channels->addEvent(*event, logTime(event->at), utc(event->at));
    }
}

void RecordingWriter::takeSource(RecordedSourceChange change)
{
    RecordedSource& source = m_sources[change.number];
    const bool sameChannel = source.name == change.source.name &&
                             source.link == change.source.link &&
                             source.family == change.source.family;
    source = std::move(change.source);
    if (!m_channels)
        return;
    if (!sameChannel)
        m_channels->newChannels(change.number);
    m_channels->addNote(std::string(deviceNote) + source.name, source.notes);
}

void RecordingWriter::begin(base::Instant at)
{
    m_channels = std::make_unique<RecordingChannels>(m_options.library);
    m_safe = {};
    m_fileBegan = at;
    // Only a message moves on the time from which none goes back.
    m_firstLogTime = std::chrono::nanoseconds(std::max(m_lastLogTime, utc(at)));
    m_isPart = m_options.split.isAsked();
    m_status.earlierBytes += std::exchange(m_status.fileBytes, 0);
    m_status.earlierMessages += std::exchange(m_status.messages, 0);
    if (++m_status.part == 1 || !m_isPart) {
        m_began = at;
        m_bytesBefore = m_status.earlierBytes;
    }
    NoteValues session = m_notes[std::string(sessionNote)];
    // Of all parts the same, whatever their files are called later.
    session.emplace_back("recording", utcFileName(std::chrono::nanoseconds(utc(m_began))));
    session.emplace_back("part", std::to_string(m_status.part));
    session.emplace_back("time", "UTC of the session's start plus the time since then");
    m_channels->addNote(std::string(sessionNote), session);
    for (const auto& [name, values] : m_notes)
        if (name != sessionNote && !values.empty()) // empty: taken back
            m_channels->addNote(name, values);
    for (const auto& [number, source] : m_sources)
        m_channels->addNote(std::string(deviceNote) + source.name, source.notes);
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
    return !m_unsafe.empty() && (m_channels->writer().openBytes() >= m_options.chunkBytes ||
                                 m_clock.now() - m_openSince >= m_options.chunkAge);
}

base::Duration RecordingWriter::untilNext() const
{
    if (m_status.state == RecorderState::Failing || waitsForRoom())
        return std::max(base::Duration{}, m_retryAt - m_clock.now());
    if (m_unsafe.empty())
        return nothingDue;
    return std::max(base::Duration{}, m_openSince + m_options.chunkAge - m_clock.now());
}

void RecordingWriter::tryNow()
{
    if (m_status.state == RecorderState::Failing)
        flush();
}

void RecordingWriter::tick()
{
    if (m_status.state == RecorderState::Failing) {
        if (m_clock.now() >= m_retryAt)
            flush();
    } else if (waitsForRoom()) {
        lookForRoom();
    } else if (m_channels && (m_channels->tookNewChannel() || isDue())) {
        flush();
    }
}

bool RecordingWriter::flush()
{
    m_channels->writer().closeChunk();
    base::append(m_pending, m_channels->writer().take());
    if (m_pending.empty() && !m_unsynced)
        return true;
    m_status.freeBytes = m_disk.freeBytes();
    if (m_status.freeBytes && *m_status.freeBytes < m_options.keepFree + m_pending.size()) {
        endBecauseFull();
        return false;
    }
    if (!write())
        return false;
    for (const RecorderItem& item : std::exchange(m_unsafe, {}))
        m_safe.add(item);
    m_status.state = RecorderState::Recording;
    m_status.fileBytes = m_channels->writer().size();
    m_status.messages = m_channels->writer().statistics().messageCount;
    watchSpace();
    return true;
}

void RecordingWriter::watchSpace()
{
    m_status.sentence = whatWas();
    const base::Duration age = m_clock.now() - m_began;
    if (!m_status.freeBytes)
        return;
    const auto room = static_cast<double>(*m_status.freeBytes - m_options.keepFree);
    if (age >= rateAfter) {
        const std::chrono::duration<double> left =
            room / static_cast<double>(m_status.earlierBytes - m_bytesBefore + m_status.fileBytes) *
            age;
        // A trickle would fill the disk in centuries.
        constexpr std::chrono::hours most(100'000);
        m_status.roomFor = left < most ? std::chrono::duration_cast<base::Duration>(left) : most;
    }
    // Something can still be done about that: it goes before what is over.
    if (m_status.roomFor && *m_status.freeBytes < m_options.warnFree)
        m_status.sentence =
            joined(spaceSentence(*m_status.freeBytes, *m_status.roomFor), whatWas());
}

std::string RecordingWriter::whatWas() const
{
    return joined(m_trouble, m_resumed);
}

bool RecordingWriter::openFile()
{
    if (m_file && !m_file->isThere()) {
        m_trouble = m_file->path().filename().string() + " was removed while it was recorded" +
                    (m_safe.messages > 0 ? ", and " + counted(m_safe.messages) + " with it" : "") +
                    "; what came since then is in a new file.";
        const std::uint64_t gone = m_safe.messages;
        lose(m_safe);
        m_toldLost += gone;
        m_file.reset();
        startAnew(gone);
    }
    if (m_file)
        return true;
    // What follows a file that was taken away is no part of it, but another recording.
    if (m_stem.empty() || !m_isPart)
        m_stem = utcFileName(std::chrono::nanoseconds(utc(m_fileBegan)));
    auto made = m_disk.create(m_stem, suffix());
    if (!made)
        return fail(made.error());
    m_file = std::move(*made);
    m_status.file = m_file->path();
    m_status.fileBegan = m_firstLogTime;
    if (m_status.firstFile.empty())
        m_status.firstFile = m_status.file;
    m_stem = m_status.file.stem().string();
    m_stem.resize(m_stem.size() - suffix().size());
    return true;
}

std::string RecordingWriter::suffix() const
{
    return m_isPart ? partSuffix(m_status.part) : std::string();
}

bool RecordingWriter::write()
{
    if (!openFile())
        return false;
    if (!m_pending.empty()) {
        if (const auto written = m_file->append(m_pending); !written)
            return fail(written.error());
        m_pending.clear();
        m_unsynced = true;
    }
    if (const auto synced = m_file->sync(); !synced)
        return fail(synced.error());
    m_unsynced = false;
    return true;
}

// What was in the old file is lost; what was not yet safe begins the new one.
void RecordingWriter::startAnew(std::uint64_t lost)
{
    const std::vector<RecorderItem> items = std::exchange(m_unsafe, {});
    m_pending.clear();
    m_unsynced = false;
    m_status.fileBytes = 0;
    m_status.messages = 0;
    m_lastLogTime = 0;
    const base::Instant at = items.empty() ? m_clock.now() : instantOf(items.front());
    begin(at);
    if (lost > 0)
        encode(lossEvent(at, lost, m_trouble));
    for (const RecorderItem& item : items)
        encode(item);
    m_unsafe = items;
    m_channels->writer().closeChunk();
    m_pending = m_channels->writer().take();
}

bool RecordingWriter::fail(const base::Error& error)
{
    m_status.state = RecorderState::Failing;
    m_status.sentence = error.sentence +
                        " What comes in waits in memory and is written as soon as the disk takes "
                        "it.";
    m_retryAt = m_clock.now() + retryAfter;
    return false;
}

// The data is safe before; a file without its end is one that repair completes.
void RecordingWriter::end()
{
    m_channels->writer().finish();
    m_pending = m_channels->writer().take();
    if (m_file && !write())
        m_trouble = m_file->path().filename().string() +
                    " has no index yet: leadline-cli repair completes it.";
    m_status.fileBytes = m_channels->writer().size();
    m_pending.clear();
    m_unsynced = false;
    m_file.reset();
    m_channels.reset();
}

std::string RecordingWriter::makeRoom() const
{
    if (!m_resumeAbove)
        return "Make room, then start recording again.";
    return "Make room: with " + std::to_string((m_options.keepFree + *m_resumeAbove) / megabyte) +
           " MB free it goes on in a new file.";
}

void RecordingWriter::endBecauseFull()
{
    if (m_file && m_file->isThere() && write())
        m_unsafe.clear();
    for (const RecorderItem& item : std::exchange(m_unsafe, {}))
        lose(item);
    end();
    m_status.state = RecorderState::Full;
    m_status.fullSince = m_clock.now();
    m_status.roomFor.reset();
    sayFull();
    m_retryAt = m_clock.now() + retryAfter;
}

void RecordingWriter::sayFull()
{
    m_status.sentence = "Recording ended: only " +
                        std::to_string(m_status.freeBytes.value_or(0) / megabyte) +
                        " MB are left on the disk. " + makeRoom();
}

bool RecordingWriter::waitsForRoom() const
{
    return m_status.state == RecorderState::Full && m_resumeAbove;
}

// With more room than just enough: or it would end again at once.
void RecordingWriter::lookForRoom()
{
    if (m_clock.now() < m_retryAt)
        return;
    m_retryAt = m_clock.now() + retryAfter;
    m_status.freeBytes = m_disk.freeBytes();
    if (!m_status.freeBytes || *m_status.freeBytes < m_options.keepFree + *m_resumeAbove)
        return;
    m_status.state = RecorderState::Ready;
    m_status.fullSince.reset();
    m_resumed = fullSentence(m_status.lostMessages - m_toldLost) +
                "; what came since then is in a new file.";
    m_status.sentence = whatWas();
}

void RecordingWriter::lose(const RecorderItem& item)
{
    Tally tally;
    tally.add(item);
    lose(tally);
}

void RecordingWriter::lose(const Tally& tally)
{
    m_status.lostMessages += tally.messages;
    m_status.lostBytes += tally.bytes;
}

void RecordingWriter::Tally::add(const RecorderItem& item)
{
    const auto* data = std::get_if<RecordedBytes>(&item);
    ++messages;
    bytes += data && !data->sent ? data->bytes.size() : 0;
}

void RecordingWriter::stop()
{
    if (m_channels && flush())
        end();
    const bool full = m_status.state == RecorderState::Full;
    const bool failed = m_status.state == RecorderState::Failing;
    const std::uint64_t lostBefore = m_status.lostMessages;
    for (const RecorderItem& item : std::exchange(m_unsafe, {}))
        lose(item);
    m_file.reset();
    m_channels.reset();
    if (!full)
        m_status.state = RecorderState::Stopped;
    // Whoever makes room now waits for nothing.
    if (full && std::exchange(m_resumeAbove, std::nullopt))
        sayFull();
    if (failed)
        m_status.sentence = "The end of the recording could not be written: " +
                            counted(m_status.lostMessages - lostBefore) + " lost.";
}

} // namespace leadline::log
