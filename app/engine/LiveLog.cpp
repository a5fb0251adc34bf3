// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LiveLog.h"

#include "base/Thread.h"
#include "base/Units.h"
#include "formats/DeviceNotes.h"
#include "formats/RecordingChannels.h"
#include "logging/Categories.h"
#include "mavlink/FramePeek.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <utility>

namespace leadline::app {

namespace {

/// Each report repeats all speeds, so a device that keeps changing its speed would fill the
/// recording with them.
constexpr auto reportInterval = std::chrono::seconds(10);

/// Replaces characters that are not allowed in topics.
std::string plain(std::string text)
{
    for (char& each : text) {
        const bool isPlain = (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
                             (each >= '0' && each <= '9') || each == '.' || each == '-';
        if (!isPlain)
            each = '_';
    }
    return text;
}

std::string endpointOf(const std::string& link)
{
    const std::string rest = link.substr(std::min(link.size(), link.find(':') + 1));
    const auto from = std::min(rest.find_first_not_of('/'), rest.size());
    return plain(rest.substr(from, rest.find('?') - from));
}

/// The name of a device in a recording's topics: its own name, followed by the place of its link (a
/// LinkUrl) if that is taken, and by a number if both are.
std::string topicName(const std::string& name, const std::string& link,
                      const std::function<bool(const std::string&)>& isInUse)
{
    std::string free = plain(name);
    if (isInUse(free))
        free += '-' + endpointOf(link);
    const std::string base = free;
    for (int i = 2; isInUse(free); ++i)
        free = base + '-' + std::to_string(i);
    return free;
}

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
      m_releases(base::startThread("release",
                                   [this](const std::stop_token& stop) { releaseMemory(stop); }))
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
    const bool isWell = present && present->message.empty() &&
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

void LiveLog::setRecordingStopped(bool stopped)
{
    m_recordingStopped = stopped;
    if (stopped)
        endRecording();
    else
        beginOrEndRecording();
}

bool LiveLog::isToBeRecorded(const Entry& entry) const
{
    return m_recording.hasDisk() && !m_recordingStopped && entry.inUse &&
           (!entry.simulated || m_recordsSimulated);
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

/// Times never decrease, as in the recording, because a log is sorted by time.
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
                          .message = base::Message(
                              "Display memory is full: new data is recorded but not shown.")});
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
    updateSoundSpeed(entry, frame, timeInOrder(at));
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
        entry.refusedNumber =
            m_recording.addSource({.name = entry.source.name + "-refused",
                                   .protocol = entry.source.protocol,
                                   .link = entry.source.link,
                                   .family = std::string(formats::refusedFamily)});
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
    notifyEvent(event);
    if (entry.number && m_recording.hasBytes())
        m_recording.event(std::move(event));
}

void LiveLog::happened(log::RecordedEvent event)
{
    if (event.kind != log::markerKind)
        notifyEvent(event);
    if (m_recording.hasBytes())
        m_recording.event(std::move(event));
    else if (event.kind == log::markerKind && m_unrecorded)
        m_unrecorded(event);
}

void LiveLog::notifyEvent(const log::RecordedEvent& event) const
{
    const bool isOfVehicle = std::ranges::any_of(m_devices, [&](const Entry& each) {
        return each.sentStream && each.source.name == event.device;
    });
    qCDebug(isOfVehicle ? lcVehicle : lcDevice).noquote()
        << QString::fromStdString(event.device) << QString::fromStdString(event.kind)
        << QString::fromStdString(event.name) << QString::fromStdString(event.value)
        << QString::fromStdString(event.message.text());
    if (m_happened)
        m_happened({.time = std::chrono::floor<std::chrono::microseconds>(event.at - m_zero),
                    .level = event.level,
                    .device = event.device,
                    .kind = event.kind,
                    .name = event.name,
                    .value = event.value,
                    .message = event.message});
}

// The devices that are recorded, and what is known of each.

std::string LiveLog::freeName(const Device& device) const
{
    const auto isInUse = [&](const std::string& name) {
        return std::ranges::any_of(m_devices, [&](const Entry& entry) {
            const bool isAnothers =
                device.kind == ping::DeviceKind::Vehicle && entry.source.link != device.link;
            return (entry.inUse || entry.simulated != device.simulated || isAnothers) &&
                   entry.source.name == name;
        });
    };
    return topicName(device.name, device.link, isInUse);
}

std::optional<log::StreamNumber> LiveLog::newStream(const Device& device,
                                                    const std::string& name) const
{
    const auto stream = m_log->addStream(device.id, device.kind);
    if (stream)
        m_log->streamForWriting(*stream).setLabel({.name = name, .serial = device.serial});
    if (stream && device.simulated)
        m_log->streamForWriting(*stream).setSimulated();
    if (stream && device.kind == ping::DeviceKind::Vehicle)
        m_log->streamForWriting(*stream).setLink(device.link);
    return stream;
}

log::NoteValues LiveLog::basicNotes(const Entry& entry)
{
    log::NoteValues notes{{"link", entry.source.link}};
    if (!entry.serial.empty())
        notes.emplace_back(formats::serialKey, entry.serial);
    if (entry.simulated)
        notes.emplace_back(formats::simulatedKey, "true");
    return notes;
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
    entry.serial = device.serial;
    const bool isVehicle = device.kind == ping::DeviceKind::Vehicle;
    using Protocol = log::RecordedSource::Protocol;
    entry.source = {.name = name,
                    .protocol = isVehicle ? Protocol::Mavlink : Protocol::Ping,
                    .link = device.link,
                    .soundSpeed = entry.source.soundSpeed};
    entry.source.notes = basicNotes(entry);
    formats::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds.all());
    if (!entry.stream)
        entry.stream = newStream(device, name);
    if (isVehicle && !entry.sentStream) {
        entry.sentStream = newStream(device, name);
        if (entry.sentStream)
            m_log->streamForWriting(*entry.sentStream).setSent();
    }
    beginOrEndRecording();
    return static_cast<DeviceNumber>(found - m_devices.begin());
}

LiveLog::Hold::Hold(std::shared_ptr<LiveLog> log) : m_log(std::move(log))
{
    ++m_log->m_holds;
}

LiveLog::Hold::~Hold()
{
    if (--m_log->m_holds == 0)
        m_log->beginOrEndRecording();
}

void LiveLog::removeDevice(DeviceNumber device)
{
    m_devices[device].inUse = false;
    beginOrEndRecording();
}

void LiveLog::updateSource(Entry& entry)
{
    entry.soundSpeeds.reported();
    if (entry.number)
        m_recording.updateSource(*entry.number, entry.source);
}

void LiveLog::setKind(DeviceNumber device, ping::DeviceKind kind)
{
    Entry& entry = m_devices[device];
    if (entry.stream)
        m_log->streamForWriting(*entry.stream).setKind(kind);
    entry.source.family = log::toString(kind);
    updateSource(entry);
}

void LiveLog::identified(DeviceNumber device, ping::DeviceKind kind,
                         const device::Identity& identity)
{
    Entry& entry = m_devices[device];
    entry.source.notes = basicNotes(entry);
    entry.source.notes.emplace_back("type", device::familyName(identity.family).text());
    entry.source.notes.emplace_back("firmware", device::toString(identity.firmware));
    entry.source.notes.emplace_back("id", std::to_string(identity.deviceId));
    formats::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds.all());
    if (entry.stream)
        m_log->streamForWriting(*entry.stream)
            .setDevice({.type = identity.deviceType,
                        .revision = identity.revision,
                        .firmwareMajor = static_cast<std::uint8_t>(identity.firmware.major),
                        .firmwareMinor = static_cast<std::uint8_t>(identity.firmware.minor),
                        .firmwarePatch = static_cast<std::uint8_t>(identity.firmware.patch)});
    setKind(device, kind);
}

void LiveLog::setMounting(DeviceNumber device, const log::Mounting& mounting)
{
    Entry& entry = m_devices[device];
    formats::noteMounting(entry.source.notes, mounting);
    if (entry.stream)
        m_log->streamForWriting(*entry.stream).setMounting(mounting);
    updateSource(entry);
}

void LiveLog::setSoundSpeed(DeviceNumber device, double metresPerSecond, base::Instant at)
{
    Entry& entry = m_devices[device];
    entry.source.soundSpeed = metresPerSecond;
    const auto now = std::chrono::floor<std::chrono::microseconds>(at - m_zero);
    addSoundSpeed(entry, metresPerSecond,
                  entry.soundSpeeds.isEmpty() ? std::nullopt : std::optional<log::Time>(now));
    updateSource(entry);
}

void LiveLog::updateSoundSpeed(Entry& entry, const ping::Frame& frame, log::Time at)
{
    if (const auto said = soundSpeedIn(ping::familyNamed(entry.source.family), frame))
        addSoundSpeed(entry, *said, at);
    if (entry.soundSpeeds.areDue(at))
        updateSource(entry);
}

void LiveLog::addSoundSpeed(Entry& entry, double metresPerSecond, std::optional<log::Time> from)
{
    if (!entry.soundSpeeds.add(metresPerSecond,
                               from ? m_utcAtZero + *from : std::chrono::nanoseconds{}))
        return;
    if (entry.stream)
        m_log->streamForWriting(*entry.stream)
            .addSoundSpeed(from.value_or(log::Time::min()), metresPerSecond);
    formats::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds.all());
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

bool DeviceSpeeds::add(double metresPerSecond, std::chrono::nanoseconds utc)
{
    if (!m_all.empty() && m_all.back().metresPerSecond == metresPerSecond)
        return false;
    m_all.push_back({utc, metresPerSecond});
    formats::keepNewest(m_all);
    m_unreported = true;
    return true;
}

bool DeviceSpeeds::areDue(log::Time now)
{
    if (!m_unreported || (m_reportedAt && now - *m_reportedAt < reportInterval))
        return false;
    m_reportedAt = now;
    return true;
}

std::optional<double> soundSpeedIn(ping::Family family, const ping::Frame& frame)
{
    const ping::FamilyDescriptor* descriptor = ping::descriptorOf(family);
    const bool reports = descriptor && descriptor->soundSpeedReport != 0 &&
                         frame.messageId == descriptor->soundSpeedReport &&
                         frame.payload.size() >= sizeof(std::uint32_t);
    const double said =
        reports ? base::metresFromMillimetres(base::loadLittle<std::uint32_t>(frame.payload)) : 0;
    return base::plausibleSoundSpeed(said) ? std::optional(said) : std::nullopt;
}

} // namespace leadline::app
