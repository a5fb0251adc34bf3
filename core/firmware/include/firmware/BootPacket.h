// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::firmware {

/// Packet ids of the Ping360 bootloader: replies from 0x30, requests from 0x41.
enum class BootId : std::uint8_t {
    Nack = 0x30,
    Ack = 0x31,
    /// Payload: 1536 bytes; the three bytes of each word are in reverse order.
    Memory = 0x32,
    DeviceId = 0x33,
    /// Payload: type, revision, major, minor, patch.
    Version = 0x34,

    ReadDeviceId = 0x41,
    /// Payload: u32 address.
    ReadMemory = 0x42,
    /// Payload: u32 address, 1536 bytes.
    WriteMemory = 0x43,
    /// Payload: 24 bytes.
    WriteConfiguration = 0x44,
    Reset = 0x45,
    /// Starts the firmware.
    Jump = 0x46,
    ReadVersion = 0x48,
};

struct BootPacket {
    BootId id = BootId::Nack;
    std::vector<std::byte> payload;

    friend bool operator==(const BootPacket&, const BootPacket&) = default;
};

/// Frame: `5A id length(u16) payload sum complement A5`, where sum is the XOR from id to payload
/// and complement is 256 minus the id.
[[nodiscard]] std::vector<std::byte> encode(BootId id, base::ByteSpan payload = {});

/// Finds packets in a byte stream, skipping anything between them.
class BootParser {
public:
    /// The next complete packet; removes the parsed bytes from `input`. Nullopt when all are
    /// parsed.
    [[nodiscard]] std::optional<BootPacket> next(base::ByteSpan& input);
    void reset() { m_waiting.clear(); }

private:
    [[nodiscard]] std::optional<BootPacket> peek();

    /// Incomplete input; begins with a possible packet start.
    std::vector<std::byte> m_waiting;
};

} // namespace leadline::firmware
