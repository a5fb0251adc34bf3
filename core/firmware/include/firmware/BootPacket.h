// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::firmware {

/// What the bootloader of a Ping360 is asked, and what it answers.
enum class BootId : std::uint8_t {
    Nack = 0x30,
    Ack = 0x31,
    /// 1536 bytes; the three of each word come in reverse.
    Memory = 0x32,
    DeviceId = 0x33,
    /// Type, revision, major, minor, patch.
    Version = 0x34,

    ReadDeviceId = 0x41,
    /// u32 address
    ReadMemory = 0x42,
    /// u32 address, 1536 bytes
    WriteMemory = 0x43,
    /// 24 bytes
    WriteConfiguration = 0x44,
    Reset = 0x45,
    /// To the program.
    Jump = 0x46,
    ReadVersion = 0x48,
};

struct BootPacket {
    BootId id = BootId::Nack;
    std::vector<std::byte> payload;

    friend bool operator==(const BootPacket&, const BootPacket&) = default;
};

/// `5A id length(u16) payload sum complement A5`: sum is the XOR of id to payload, complement that
/// of the id to 256.
[[nodiscard]] std::vector<std::byte> encode(BootId id, base::ByteSpan payload = {});

/// Finds packets in what comes, whatever stands between them.
class BootParser {
public:
    /// The next one that is whole; takes what it looked at off `input`.
    [[nodiscard]] std::optional<BootPacket> next(base::ByteSpan& input);
    void reset() { m_waiting.clear(); }

private:
    [[nodiscard]] std::optional<BootPacket> peek();

    /// Begins with what may be a packet.
    std::vector<std::byte> m_waiting;
};

} // namespace leadline::firmware
