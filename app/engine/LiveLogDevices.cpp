// SPDX-License-Identifier: GPL-3.0-or-later
// Who is recorded, and what is known of each.
#include "engine/DeviceTopics.h"
#include "engine/LiveLog.h"
#include "formats/DeviceNotes.h"

#include <algorithm>
#include <chrono>

namespace leadline::app {

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
    return topicName(device.name, device.link, isTaken);
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
    log::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds.all());
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

void LiveLog::tellSource(Entry& entry)
{
    entry.soundSpeeds.told();
    if (entry.number)
        m_recording.updateSource(*entry.number, entry.source);
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
    log::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds.all());
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
    log::noteMounting(entry.source.notes, mounting);
    if (entry.stream)
        m_log->streamForWriting(*entry.stream).setMounting(mounting);
    tellSource(entry);
}

void LiveLog::setSoundSpeed(DeviceNumber device, double metresPerSecond, base::Instant at)
{
    Entry& entry = m_devices[device];
    entry.source.soundSpeed = metresPerSecond;
    const auto now = std::chrono::floor<std::chrono::microseconds>(at - m_zero);
    addSoundSpeed(entry, metresPerSecond,
                  entry.soundSpeeds.isEmpty() ? std::nullopt : std::optional<log::Time>(now));
    tellSource(entry);
}

void LiveLog::hearSoundSpeed(Entry& entry, const ping::Frame& frame, log::Time at)
{
    const auto said = entry.source.family == "ping1d" ? soundSpeedSaid(frame) : std::nullopt;
    if (said)
        addSoundSpeed(entry, *said, at);
    if (entry.soundSpeeds.areDue(at))
        tellSource(entry);
}

void LiveLog::addSoundSpeed(Entry& entry, double metresPerSecond, std::optional<log::Time> from)
{
    if (!entry.soundSpeeds.add(metresPerSecond,
                               from ? m_utcAtZero + *from : std::chrono::nanoseconds{}))
        return;
    if (entry.stream)
        m_log->streamForWriting(*entry.stream)
            .addSoundSpeed(from.value_or(log::Time::min()), metresPerSecond);
    log::noteSoundSpeeds(entry.source.notes, entry.soundSpeeds.all());
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

} // namespace leadline::app
