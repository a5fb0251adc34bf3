// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedDevice.h"

#include "ping/MessageTable.h"
#include "sim/SimulatedOmniscan3d.h"
#include "sim/SimulatedOmniscan450.h"
#include "sim/SimulatedPing1d.h"
#include "sim/SimulatedPing360.h"
#include "sim/SimulatedS500.h"
#include "sim/SimulatedSurveyor240.h"
#include "sim/SimulatedVehicle.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;

constexpr std::uint32_t rateAtPowerUp = 115200;
constexpr base::Duration deviceStartingUp = 1500ms;
/// After so long a pause an incomplete frame will not be continued.
constexpr base::Duration inputTimeout = 200ms;
constexpr std::size_t maxInputs = 256;
constexpr std::uint8_t everyone = 255;
constexpr common::ProtocolVersion protocolVersion{
    .versionMajor = 1, .versionMinor = 0, .versionPatch = 0, .reserved = 0};

} // namespace

SimulatedDevice::SimulatedDevice(const Kind& kind, base::Clock& clock,
                                 std::shared_ptr<const World> world, const DeviceOptions& options)
    : m_kind(kind),
      m_clock(clock),
      m_world(std::move(world)),
      m_firmware(options.firmware.value_or(kind.firmware)),
      m_deviceId(options.deviceId.value_or(kind.deviceId)),
      m_rate(rateAtPowerUp),
      m_power(clock)
{
}

void SimulatedDevice::restart()
{
    powerOffFor(deviceStartingUp);
}

void SimulatedDevice::powerOffFor(base::Duration duration)
{
    m_dark = true;
    powerDown();
    m_power.after(duration, [this] {
        m_dark = false;
        m_rate = rateAtPowerUp;
        m_inputs.clear();
        powerUp();
    });
}

void SimulatedDevice::receive(base::ByteSpan bytes, Client from)
{
    if (m_dark)
        return;
    if (bytes.empty()) {
        lineBreak();
        return;
    }
    if (!m_inputs.contains(from) && m_inputs.size() == maxInputs)
        m_inputs.erase(m_inputs.begin());
    Input& input = m_inputs[from];
    const base::Instant now = m_clock.now();
    if (now - input.last > inputTimeout)
        while (const auto frame = input.parser.drain())
            handleFrame(*frame, from);
    input.last = now;
    if (input.parser.waitingBytes() == 0)
        bytes = withoutMeasuring(bytes);
    if (!isAtLineRate())
        return;
    while (const auto frame = input.parser.next(bytes))
        handleFrame(*frame, from);
}

base::ByteSpan SimulatedDevice::withoutMeasuring(base::ByteSpan bytes)
{
    const auto behind =
        std::ranges::find_if(bytes, [](std::byte b) { return b != std::byte{'U'}; });
    const auto pattern = static_cast<std::size_t>(behind - bytes.begin());
    if (pattern == 0 || m_firmware < m_kind.measuresRateFrom)
        return bytes;
    // Lines that cannot carry a break transmit only the pattern, and the pattern always follows a
    // break; so it stands for both.
    lineBreak();
    m_rate = lineRate();
    return bytes.subspan(pattern);
}

bool SimulatedDevice::isAtLineRate() const
{
    const std::uint32_t line = lineRate();
    return line == 0 || line == m_rate;
}

base::Duration SimulatedDevice::timeOnLine(std::size_t bytes) const
{
    constexpr std::int64_t bitsPerByte = 10;
    const std::uint32_t line = lineRate();
    if (line == 0)
        return {};
    return std::chrono::nanoseconds(std::nano::den * bitsPerByte *
                                    static_cast<std::int64_t>(bytes) / line);
}

void SimulatedDevice::sendFrame(base::ByteSpan frame, const Requester& requester)
{
    if (!m_dark && isAtLineRate())
        put(frame, requester.client);
}

void SimulatedDevice::handleFrame(const ping::Frame& frame, Client from)
{
    const bool ours =
        frame.destination == 0 || frame.destination == everyone || frame.destination == m_deviceId;
    if (m_dark || !ours)
        return;
    const Requester requester{from, frame.source};
    const ping::Message message = ping::decode(m_kind.family, frame);
    if (const auto* request = std::get_if<common::GeneralRequest>(&message)) {
        answer(request->requestedId, requester);
    } else if (const auto old = ping::oldRequestedId(m_kind.family, frame)) {
        answer(*old, requester);
    } else if (const auto* raw = std::get_if<ping::RawMessage>(&message); raw && accepts(*raw)) {
        handle(message, requester);
    } else if (raw) {
        // Messages with these ids are answers; a nack to an answer could go on for ever.
        if (frame.messageId > common::AsciiText::id)
            nack(frame.messageId,
                 ping::messageInfo(m_kind.family, frame.messageId) != nullptr
                     ? "The message is too short."
                     : "There is no such message.",
                 requester);
    } else {
        handle(message, requester);
    }
}

void SimulatedDevice::answer(std::uint16_t id, const Requester& requester)
{
    if (id == common::ProtocolVersion::id && m_kind.hasProtocolVersion)
        send(protocolVersion, requester);
    else if (id == common::DeviceInformation::id)
        send(common::DeviceInformation{.deviceType = m_kind.type,
                                       .deviceRevision = m_kind.revision,
                                       .firmwareVersionMajor = m_firmware.major,
                                       .firmwareVersionMinor = m_firmware.minor,
                                       .firmwareVersionPatch = m_firmware.patch},
             requester);
    else if (!respond(id, requester))
        nack(id, "There is no such message to ask for.", requester);
}

void SimulatedDevice::ack(std::uint16_t id, const Requester& requester)
{
    send(common::Ack{id}, requester);
}

void SimulatedDevice::nack(std::uint16_t id, std::string_view words, const Requester& requester)
{
    send(common::Nack{id, words}, requester);
}

void SimulatedDevice::setDeviceId(std::uint16_t messageId, std::uint8_t deviceId,
                                  std::uint8_t least, const Requester& requester)
{
    if (deviceId < least || deviceId == everyone) {
        nack(messageId, "This is no id for a device.", requester);
        return;
    }
    ack(messageId, requester);
    m_deviceId = deviceId;
}

namespace {

template<class Device>
std::unique_ptr<RestartablePeer>
makeSimulated(base::Clock& clock, std::shared_ptr<const World> world, const DeviceOptions& options)
{
    return std::make_unique<Device>(clock, std::move(world), options);
}

std::map<ping::DeviceKind, SimulatorMaker>& simulators()
{
    static std::map<ping::DeviceKind, SimulatorMaker> all{
        {ping::Family::Ping1D, makeSimulated<SimulatedPing1d>},
        {ping::Family::Ping360, makeSimulated<SimulatedPing360>},
        {ping::Family::S500, makeSimulated<SimulatedS500>},
        {ping::Family::Omniscan450, makeSimulated<SimulatedOmniscanPair>},
        {ping::Family::Surveyor240, makeSimulated<SimulatedSurveyor240>},
        {ping::Family::Omniscan3D, makeSimulated<SimulatedOmniscan3d>},
        {ping::DeviceKind::Vehicle, makeSimulated<SimulatedVehicle>},
    };
    return all;
}

} // namespace

void registerSimulator(ping::Family family, SimulatorMaker make)
{
    simulators()[family] = make;
}

std::vector<ping::DeviceKind> simulatedDevices()
{
    std::vector<ping::DeviceKind> all;
    for (const auto& [kind, make] : simulators())
        all.push_back(kind);
    std::stable_partition(all.begin(), all.end(),
                          [](const ping::DeviceKind& kind) { return !kind.isVehicle(); });
    return all;
}

base::Result<std::unique_ptr<FaultyLine>> makeDevice(ping::DeviceKind device, base::Clock& clock,
                                                     std::shared_ptr<const World> world,
                                                     const DeviceOptions& options,
                                                     const Faults& faults)
{
    const auto found = simulators().find(device);
    if (found == simulators().end())
        return base::Error{base::Message("There is no simulator of this sonar.")};
    return std::make_unique<FaultyLine>(clock, found->second(clock, std::move(world), options),
                                        faults);
}

} // namespace leadline::sim
