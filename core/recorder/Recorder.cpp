// SPDX-License-Identifier: GPL-3.0-or-later
#include "recorder/Recorder.h"

#include "base/Thread.h"
#include "io/RecordingDisk.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leadline::recorder {

namespace {

/// Memory counted for an item in addition to its bytes.
constexpr std::size_t itemCost = 64;
/// Longer than the age of a chunk and an ordinary sync together.
constexpr base::Duration slowAbove = std::chrono::seconds(2);

base::Message slowText(base::Duration waiting)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(waiting).count();
    return base::Message("The disk is slow: the last %1 s would be lost in a power cut.", seconds) +
           base::Message("Nothing is lost; a faster disk or card helps.");
}

base::Message lossText(std::uint64_t messages)
{
    return messages == 1
               ? base::Message("1 message not recorded: the disk did not accept data for too long.")
               : base::Message(
                     "%1 messages not recorded: the disk did not accept data for too long.",
                     messages);
}

} // namespace

Recorder::Recorder(std::unique_ptr<io::RecordingDisk> disk, const base::Clock& clock,
                   log::RecorderOptions options, RecordingWriter::Resume resume)
    : m_disk(std::move(disk)),
      m_clock(clock),
      m_queue(options.maxWaitingBytes),
      m_writer(*m_disk, clock, std::move(options), resume, std::make_unique<io::ThreadedSync>()),
      m_thread(base::startThread("recorder", [this](const std::stop_token&) { run(); }))
{
}

Recorder::~Recorder()
{
    stop();
}

void Recorder::stop()
{
    m_stopping = true;
    m_queue.wake();
    if (m_thread.joinable())
        m_thread.join();
}

std::uint16_t Recorder::addSource(log::RecordedSource source)
{
    const std::uint16_t number = m_sources++;
    updateSource(number, std::move(source));
    return number;
}

void Recorder::updateSource(std::uint16_t number, log::RecordedSource source)
{
    post(log::RecordedSourceChange{number, std::move(source)}, 0);
}

void Recorder::received(std::uint16_t source, base::Instant at, base::ByteSpan bytes)
{
    post(log::RecordedBytes{source, false, at, {bytes.begin(), bytes.end()}}, bytes.size());
}

void Recorder::sent(std::uint16_t source, base::Instant at, base::ByteSpan bytes)
{
    post(log::RecordedBytes{source, true, at, {bytes.begin(), bytes.end()}}, bytes.size());
}

void Recorder::event(log::RecordedEvent event)
{
    const std::size_t bytes = event.name.size() + event.value.size() + event.message.text().size();
    post(std::move(event), bytes);
}

void Recorder::note(log::RecordedNote note)
{
    post(std::move(note), 0);
}

void Recorder::split(const log::RecordingSplit& split)
{
    post(split, 0);
}

void Recorder::startNewRecording()
{
    post(log::NewRecording{}, 0);
}

void Recorder::post(log::RecorderItem item, std::size_t bytes)
{
    const auto* data = std::get_if<log::RecordedBytes>(&item);
    const auto at = data ? std::optional(data->at) : std::nullopt;
    const std::size_t received = data && !data->sent ? data->bytes.size() : 0;
    if (m_queue.post(std::move(item), bytes + itemCost)) {
        const std::lock_guard lock(m_mutex);
        if (at && !m_waitingSince)
            m_waitingSince = at;
    } else {
        const std::lock_guard lock(m_mutex);
        ++m_refusedMessages;
        m_refusedBytes += received;
    }
}

log::RecorderStatus Recorder::status() const
{
    const std::lock_guard lock(m_mutex);
    log::RecorderStatus status = m_status;
    status.lostMessages += m_refusedMessages;
    status.lostBytes += m_refusedBytes;
    const bool writes =
        status.state == log::RecorderState::Ready || status.state == log::RecorderState::Recording;
    if (m_waitingSince)
        status.waiting = m_clock.now() - *m_waitingSince;
    const bool isWritten = status.state == log::RecorderState::Recording ||
                           status.state == log::RecorderState::Failing;
    if (isWritten && status.part > 0 && status.fileBeganAt)
        status.fileLength = std::max(base::Duration{}, m_clock.now() - *status.fileBeganAt);
    if (m_refusedMessages > 0 && status.message.empty())
        status.message = lossText(m_refusedMessages);
    else if (writes && status.waiting > slowAbove)
        status.message = slowText(status.waiting);
    return status;
}

void Recorder::run()
{
    // The flag is read before the queue is emptied for the last time, so that nothing posted before
    // stopping remains in the queue.
    for (bool stopping = false; !stopping;) {
        stopping = m_stopping;
        const base::Duration wait = stopping ? base::Duration{} : m_writer.untilNext();
        if (m_writer.acceptsItems() || stopping) {
            auto items = m_queue.takeAll(wait);
            m_backlog.insert(m_backlog.end(), std::make_move_iterator(items.begin()),
                             std::make_move_iterator(items.end()));
        } else {
            m_queue.sleep(wait);
        }
        if (stopping && !m_writer.acceptsItems())
            m_writer.retryNow();
        takeAll(std::exchange(m_backlog, {}));
        m_writer.tick();
        publish();
    }
    m_writer.stop();
    for (log::RecorderItem& item : m_backlog)
        m_writer.take(std::move(item));
    publish();
}

void Recorder::takeAll(std::vector<log::RecorderItem> items)
{
    reportLoss();
    for (log::RecorderItem& item : items) {
        if (!m_writer.acceptsItems()) {
            m_backlog.push_back(std::move(item));
            continue;
        }
        m_writer.take(std::move(item));
        m_writer.tick(&item == &items.back() ? RecordingWriter::Waiting::Nothing
                                             : RecordingWriter::Waiting::More);
    }
}

// Writes an event about missing data into the recording.
void Recorder::reportLoss()
{
    std::uint64_t refused = 0;
    {
        const std::lock_guard lock(m_mutex);
        refused = m_refusedMessages;
    }
    // While the disk is full the event would be lost, too.
    if (refused == m_reportedRefused || !m_writer.acceptsItems() ||
        m_writer.status().state == log::RecorderState::Full)
        return;
    m_writer.take(log::RecordedEvent{.at = m_clock.now(),
                                     .level = log::RecordedEvent::Level::Error,
                                     .device = {},
                                     .kind = "recorder",
                                     .name = "lost",
                                     .value = std::to_string(refused - m_reportedRefused),
                                     .message = lossText(refused - m_reportedRefused)});
    m_reportedRefused = refused;
}

void Recorder::publish()
{
    const std::lock_guard lock(m_mutex);
    m_status = m_writer.status();
    if (!m_backlog.empty())
        return;
    if (m_writer.hasUnsafeData())
        m_waitingSince = m_writer.unsafeSince();
    else if (m_queue.bytesWaiting() > 0)
        m_waitingSince = m_clock.now();
    else
        m_waitingSince.reset();
}

} // namespace leadline::recorder
