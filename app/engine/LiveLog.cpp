// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LiveLog.h"

#include "formats/RecordingChannels.h"
#include "mavlink/FramePeek.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

constexpr auto releasesEvery = std::chrono::seconds(1);

std::chrono::nanoseconds utcNow()
{
    return std::chrono::system_clock::now().time_since_epoch();
}

} // namespace

LiveLog::LiveLog(const base::Clock& clock, std::string library, base::Duration ago)
    : m_zero(clock.now() - ago),
      m_utcAtZero(utcNow() - ago),
      m_recording(clock,
                  {.utcZero = m_zero, .utcAtZero = m_utcAtZero, .library = std::move(library)}),
      m_releases([this](const std::stop_token& stop) { releaseMemory(stop); })
{
}

LiveLog::~LiveLog()
{
    finish();
}

void LiveLog::finish()
{
    endRecording();
    m_recording.finish();
}

void LiveLog::releaseMemory(const std::stop_token& stop)
{
    std::unique_lock lock(m_releaseMutex);
    while (!m_releaseStops.wait_for(lock, stop, releasesEvery, [] { return false; }) &&
           !stop.stop_requested())
        m_log->release();
}

void LiveLog::recordTo(MakeDisk makeDisk)
{
    endRecording();
    m_recording.setDisk(std::move(makeDisk));
    beginOrEndRecording();
}

void LiveLog::recordNextTo(MakeDisk makeDisk)
{
    const auto present = m_recording.hasBytes() ? m_recording.status() : std::nullopt;
    const bool isWell = present && present->sentence.empty() &&
                        (present->state == log::RecorderState::Ready ||
                         present->state == log::RecorderState::Recording);
    if (isWell)
        m_recording.setDisk(std::move(makeDisk));
    else
        recordTo(std::move(makeDisk));
}

void LiveLog::recordSimulated(bool record)
{
    m_recordsSimulated = record;
    beginOrEndRecording();
}

bool LiveLog::isToBeRecorded(const Entry& entry) const
{
    return m_recording.hasDisk() && entry.inUse && (!entry.simulated || m_recordsSimulated);
}

void LiveLog::beginOrEndRecording()
{
    const bool wanted = std::ranges::any_of(
        m_devices, [this](const Entry& entry) { return isToBeRecorded(entry); });
    if (wanted && !m_recording.runs())
        m_recording.begin();
    else if (!wanted && m_holds == 0)
        endRecording();
    for (Entry& entry : m_devices) {
        if (!isToBeRecorded(entry))
            forgetNumbers(entry);
        else if (!entry.number)
            entry.number = m_recording.addSource(entry.source);
    }
}

void LiveLog::forgetNumbers(Entry& entry)
{
    entry.number.reset();
    entry.refusedNumber.reset();
}

void LiveLog::endRecording()
{
    for (Entry& entry : m_devices)
        forgetNumbers(entry);
    m_recording.end();
}

/// As in the recording: a log is in the order of its times.
log::Time LiveLog::timeInOrder(base::Instant at)
{
    const auto time = std::chrono::floor<std::chrono::microseconds>(at - m_zero);
    m_lastTime = std::max<log::Time>(m_lastTime, time);
    return m_lastTime;
}

template<class Frame>
void LiveLog::append(DeviceNumber device, std::optional<log::StreamNumber>& stream,
                     const Frame& frame, base::Instant at)
{
    if (stream && !m_log->append(*stream, frame, timeInOrder(at))) {
        stream.reset();
        happened(device, {.at = at,
                          .level = log::RecordedEvent::Level::Error,
                          .device = {},
                          .kind = "log",
                          .name = "full",
                          .value = {},
                          .text = "The log is full: what comes now is recorded, but not shown."});
    }
}

void LiveLog::record(const Entry& entry, base::ByteSpan bytes, base::Instant at)
{
    if (entry.number)
        m_recording.received(*entry.number, at, bytes);
}

void LiveLog::received(DeviceNumber device, const ping::Frame& frame, base::Instant at)
{
    Entry& entry = m_devices[device];
    hearSoundSpeed(entry, frame, timeInOrder(at));
    append(device, entry.stream, frame, at);
    record(entry, frame.bytes, at);
    if (m_grown)
        m_grown();
}

void LiveLog::received(DeviceNumber device, const mavlink::Frame& frame, base::Instant at)
{
    Entry& entry = m_devices[device];
    append(device, entry.stream, frame, at);
    record(entry, frame.bytes(), at);
    if (m_grown)
        m_grown();
}

void LiveLog::refused(DeviceNumber device, base::ByteSpan frame, base::Instant at)
{
    Entry& entry = m_devices[device];
    if (!entry.number)
        return;
    if (!entry.refusedNumber)
        entry.refusedNumber = m_recording.addSource({.name = entry.source.name + "-refused",
                                                     .protocol = entry.source.protocol,
                                                     .link = entry.source.link,
                                                     .family = std::string(log::refusedFamily)});
    m_recording.received(*entry.refusedNumber, at, frame);
}

void LiveLog::strayed(DeviceNumber device, base::ByteSpan bytes, base::Instant at)
{
    record(m_devices[device], bytes, at);
}

void LiveLog::sent(DeviceNumber device, base::ByteSpan frame, base::Instant at)
{
    Entry& entry = m_devices[device];
    const bool isVehicle = entry.source.protocol == log::RecordedSource::Protocol::Mavlink;
    if (entry.number && (!isVehicle || m_recording.hasBytes()))
        m_recording.sent(*entry.number, at, frame);
    const auto message = isVehicle ? mavlink::readFrame(frame) : std::nullopt;
    if (!message)
        return;
    append(device, entry.sentStream, *message, at);
    if (m_grown)
        m_grown();
}

void LiveLog::happened(DeviceNumber device, log::RecordedEvent event)
{
    const Entry& entry = m_devices[device];
    event.device = entry.source.name;
    tellHappened(event);
    if (entry.number && m_recording.hasBytes())
        m_recording.event(std::move(event));
}

void LiveLog::happened(log::RecordedEvent event)
{
    if (event.kind != log::markerKind)
        tellHappened(event);
    if (m_recording.hasBytes())
        m_recording.event(std::move(event));
    else if (event.kind == log::markerKind && m_unrecorded)
        m_unrecorded(event);
}

void LiveLog::tellHappened(const log::RecordedEvent& event) const
{
    if (m_happened)
        m_happened({.time = std::chrono::floor<std::chrono::microseconds>(event.at - m_zero),
                    .level = event.level,
                    .device = event.device,
                    .kind = event.kind,
                    .name = event.name,
                    .value = event.value,
                    .text = event.text});
}

} // namespace leadline::app
