// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveLog.h"

#include "base/Units.h"
#include "log/CivilTime.h"
#include "log/RecordingChannels.h"
#include "mavlink/FrameLook.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

constexpr auto releasesEvery = std::chrono::seconds(1);
/// Each time the recording gets all speeds anew: of a device that reports another one every time it
/// would be mostly these.
constexpr auto speedsToldEvery = std::chrono::seconds(10);
/// More than a recording needs to leave free.
constexpr std::uint64_t roomToResume = 100'000'000;

std::chrono::nanoseconds utcNow()
{
    return std::chrono::system_clock::now().time_since_epoch();
}

/// Of what may be in a topic.
std::string asName(std::string text)
{
    for (char& each : text) {
        const bool plain = (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
                           (each >= '0' && each <= '9') || each == '.' || each == '-';
        if (!plain)
            each = '_';
    }
    return text;
}

std::string endpointOf(const std::string& link)
{
    const std::string rest = link.substr(std::min(link.size(), link.find(':') + 1));
    const auto from = std::min(rest.find_first_not_of('/'), rest.size());
    return asName(rest.substr(from, rest.find('?') - from));
}

} // namespace

LiveLog::LiveLog(const base::Clock& clock, std::string library, base::Duration ago)
    : m_clock(clock),
      m_zero(clock.now() - ago),
      m_utcAtZero(utcNow() - ago),
      m_library(std::move(library)),
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
    m_makeDisk = {};
    m_endings.clear();
}

std::optional<log::RecorderStatus> LiveLog::recorderStatus() const
{
    std::shared_ptr<log::Recorder> recorder;
    {
        const std::lock_guard lock(m_mutex);
        recorder = m_recorder;
    }
    return recorder ? std::optional(recorder->status()) : std::nullopt;
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
    m_makeDisk = std::move(makeDisk);
    beginOrEndRecording();
}

void LiveLog::recordSimulated(bool record)
{
    m_recordsSimulated = record;
    beginOrEndRecording();
}

void LiveLog::splitRecording(const log::RecordingSplit& split)
{
    m_split = split;
    if (m_records)
        m_recorder->split(split);
}

void LiveLog::fillIn(const log::DiveSheet& sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    if (m_records)
        m_recorder->note({std::string(log::diveSheetNote), log::noteOfSheet(m_sheet)});
}

bool LiveLog::isToBeRecorded(const Entry& entry) const
{
    return m_makeDisk && entry.inUse && (!entry.simulated || m_recordsSimulated);
}

void LiveLog::beginOrEndRecording()
{
    const bool wanted = std::ranges::any_of(
        m_devices, [this](const Entry& entry) { return isToBeRecorded(entry); });
    if (wanted && !m_records)
        beginRecording();
    else if (!wanted)
        endRecording();
    for (Entry& entry : m_devices) {
        if (!isToBeRecorded(entry))
            forgetNumbers(entry);
        else if (!entry.number)
            entry.number = m_recorder->addSource(entry.source);
    }
}

void LiveLog::beginRecording()
{
    auto recorder = std::make_shared<log::Recorder>(
        m_makeDisk(), m_clock,
        log::RecorderOptions{
            .utcZero = m_zero, .utcAtZero = m_utcAtZero, .library = m_library, .split = m_split},
        m_resumesRecording ? std::optional(roomToResume) : std::nullopt);
    recorder->note({"session", {{"program", m_library}, {"start", log::utcIso(m_utcAtZero)}}});
    if (!m_sheet.isEmpty())
        recorder->note({std::string(log::diveSheetNote), log::noteOfSheet(m_sheet)});
    m_records = true;
    m_hasBytes = false;
    const std::lock_guard lock(m_mutex);
    m_recorder = std::move(recorder);
}

void LiveLog::forgetNumbers(Entry& entry)
{
    entry.number.reset();
    entry.refusedNumber.reset();
}

void LiveLog::endRecording()
{
    if (!std::exchange(m_records, false))
        return;
    for (Entry& entry : m_devices)
        forgetNumbers(entry);
    m_endings.emplace_back([recorder = m_recorder] { recorder->stop(); });
}

std::string LiveLog::freeName(const Device& device) const
{
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::any_of(m_devices, [&](const Entry& entry) {
            const bool isAnothers =
                device.kind == log::StreamKind::Mavlink && entry.source.link != device.link;
            return (entry.inUse || entry.simulated != device.simulated || isAnothers) &&
                   entry.source.name == name;
        });
    };
    std::string name = asName(device.name);
    if (isTaken(name))
        name += '-' + endpointOf(device.link);
    const std::string base = name;
    for (int i = 2; isTaken(name); ++i)
        name = base + '-' + std::to_string(i);
    return name;
}

std::optional<log::StreamNumber> LiveLog::newStream(const Device& device) const
{
    const auto stream = m_log->addStream(device.id, device.kind);
    if (stream && device.simulated)
        m_log->streamForWriting(*stream).setSimulated();
    if (stream && device.kind == log::StreamKind::Mavlink)
        m_log->streamForWriting(*stream).setLink(device.link);
    return stream;
}

LiveLog::DeviceNumber LiveLog::addDevice(const Device& device)
{
    const std::string name = freeName(device);
    auto found = std::ranges::find_if(
        m_devices, [&](const Entry& entry) { return entry.source.name == name; });
    if (found == m_devices.end())
        found = m_devices.insert(found, Entry{});
    Entry& entry = *found;
    entry.inUse = true;
    entry.simulated = device.simulated;
    const bool isVehicle = device.kind == log::StreamKind::Mavlink;
    using Protocol = log::RecordedSource::Protocol;
    entry.source = {.name = name,
                    .protocol = isVehicle ? Protocol::Mavlink : Protocol::Ping,
                    .link = device.link,
                    .soundSpeed = entry.source.soundSpeed};
    entry.source.notes = {{"link", device.link}};
    if (device.simulated)
        entry.source.notes.emplace_back(log::simulatedKey, "true");
    log::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds);
    if (!entry.stream)
        entry.stream = newStream(device);
    if (isVehicle && !entry.sentStream) {
        entry.sentStream = newStream(device);
        if (entry.sentStream)
            m_log->streamForWriting(*entry.sentStream).setSent();
    }
    beginOrEndRecording();
    return static_cast<DeviceNumber>(found - m_devices.begin());
}

void LiveLog::removeDevice(DeviceNumber device)
{
    m_devices[device].inUse = false;
    beginOrEndRecording();
}

void LiveLog::tellSource(Entry& entry)
{
    entry.speedsUntold = false;
    if (entry.number)
        m_recorder->updateSource(*entry.number, entry.source);
}

void LiveLog::setKind(DeviceNumber device, log::StreamKind kind)
{
    Entry& entry = m_devices[device];
    if (entry.stream)
        m_log->streamForWriting(*entry.stream).setKind(kind);
    entry.source.family = log::toString(kind);
    tellSource(entry);
}

void LiveLog::identified(DeviceNumber device, log::StreamKind kind,
                         const device::Identity& identity)
{
    Entry& entry = m_devices[device];
    entry.source.notes = {{"link", entry.source.link},
                          {"type", device::familyName(identity.family)},
                          {"firmware", device::toString(identity.firmware)},
                          {"id", std::to_string(identity.deviceId)}};
    if (entry.simulated)
        entry.source.notes.emplace_back(log::simulatedKey, "true");
    log::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds);
    if (entry.stream)
        m_log->streamForWriting(*entry.stream)
            .setDevice({.type = identity.deviceType,
                        .revision = identity.revision,
                        .firmwareMajor = static_cast<std::uint8_t>(identity.firmware.major),
                        .firmwareMinor = static_cast<std::uint8_t>(identity.firmware.minor),
                        .firmwarePatch = static_cast<std::uint8_t>(identity.firmware.patch)});
    setKind(device, kind);
}

void LiveLog::note(DeviceNumber device, const std::string& name, const std::string& value)
{
    Entry& entry = m_devices[device];
    std::erase_if(entry.source.notes, [&](const auto& note) { return note.first == name; });
    entry.source.notes.emplace_back(name, value);
    tellSource(entry);
}

void LiveLog::setSoundSpeed(DeviceNumber device, double metresPerSecond, base::Instant at)
{
    Entry& entry = m_devices[device];
    entry.source.soundSpeed = metresPerSecond;
    const auto now = std::chrono::floor<std::chrono::microseconds>(at - m_zero);
    addSoundSpeed(entry, metresPerSecond,
                  entry.soundSpeeds.empty() ? std::nullopt : std::optional<log::Time>(now));
    tellSource(entry);
}

/// A part of the recording that begins later has to know what the device said before.
void LiveLog::hearSoundSpeed(Entry& entry, const ping::Frame& frame, log::Time at)
{
    using Report = ping::ping1d::SpeedOfSound;
    const auto report = frame.messageId == Report::id && entry.source.family == "ping1d"
                            ? ping::decodePayload<Report>(frame.payload)
                            : std::nullopt;
    const double said = report ? base::metresFromMillimetres(report->speedOfSound) : 0;
    if (base::plausibleSoundSpeed(said))
        addSoundSpeed(entry, said, at);
    if (!entry.speedsUntold || (entry.speedsTold && at - *entry.speedsTold < speedsToldEvery))
        return;
    entry.speedsTold = at;
    tellSource(entry);
}

void LiveLog::addSoundSpeed(Entry& entry, double metresPerSecond, std::optional<log::Time> from)
{
    if (!entry.soundSpeeds.empty() && entry.soundSpeeds.back().metresPerSecond == metresPerSecond)
        return;
    entry.soundSpeeds.push_back(
        {from ? m_utcAtZero + *from : std::chrono::nanoseconds{}, metresPerSecond});
    if (entry.stream)
        m_log->streamForWriting(*entry.stream)
            .addSoundSpeed(from.value_or(log::Time::min()), metresPerSecond);
    log::keepNewest(entry.soundSpeeds);
    log::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds);
    entry.speedsUntold = true;
}

std::optional<log::StreamNumber> LiveLog::streamOf(DeviceNumber device) const
{
    return m_devices[device].stream;
}

std::optional<log::StreamNumber> LiveLog::sentStreamOf(DeviceNumber device) const
{
    return m_devices[device].sentStream;
}

const std::string& LiveLog::nameOf(DeviceNumber device) const
{
    return m_devices[device].source.name;
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
    if (!entry.number)
        return;
    m_recorder->received(*entry.number, at, bytes);
    m_hasBytes = true;
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
        entry.refusedNumber = m_recorder->addSource({.name = entry.source.name + "-refused",
                                                     .protocol = entry.source.protocol,
                                                     .link = entry.source.link,
                                                     .family = std::string(log::refusedFamily)});
    m_recorder->received(*entry.refusedNumber, at, frame);
    m_hasBytes = true;
}

void LiveLog::strayed(DeviceNumber device, base::ByteSpan bytes, base::Instant at)
{
    record(m_devices[device], bytes, at);
}

void LiveLog::sent(DeviceNumber device, base::ByteSpan frame, base::Instant at)
{
    Entry& entry = m_devices[device];
    const bool isVehicle = entry.source.protocol == log::RecordedSource::Protocol::Mavlink;
    if (entry.number && (!isVehicle || m_hasBytes))
        m_recorder->sent(*entry.number, at, frame);
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
    if (entry.number && m_hasBytes)
        m_recorder->event(std::move(event));
}

void LiveLog::happened(log::RecordedEvent event)
{
    if (event.kind != log::markerKind)
        tellHappened(event);
    if (m_records && m_hasBytes)
        m_recorder->event(std::move(event));
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
