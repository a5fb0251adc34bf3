// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <QByteArray>

namespace leadline::test {

/// Blanks between the digits do not matter.
inline std::vector<std::byte> fromHex(const char* hex)
{
    const QByteArray raw = QByteArray::fromHex(hex);
    const auto bytes = std::as_bytes(std::span(raw.constData(), std::size_t(raw.size())));
    return {bytes.begin(), bytes.end()};
}

/// Frames that are known to be right, byte for byte.
namespace golden {

inline constexpr auto heartbeat = "FD 09 00 00 00 FF BE 00 00 00 00 00 00 00 06 08 00 04 03 3D 48";
inline constexpr auto heartbeatV1 = "FE 09 00 FF BE 00 00 00 00 00 06 08 00 04 03 49 21";
inline constexpr auto heartbeatSub =
    "FD 09 00 00 07 01 01 00 00 00 13 00 00 00 0C 03 C1 04 03 F2 DD";
inline constexpr auto pingRequest =
    "FD 09 00 00 01 FF BE 04 00 00 40 22 20 18 24 0A 06 00 2A E0 59";
inline constexpr auto pingReply =
    "FD 0E 00 00 08 01 01 04 00 00 40 22 20 18 24 0A 06 00 2A 00 00 00 FF BE E5 DC";
inline constexpr auto pingRequestV1 =
    "FE 0E 01 FF BE 04 40 22 20 18 24 0A 06 00 2A 00 00 00 00 00 B8 AF";
inline constexpr auto timesyncBroadcast =
    "FD 0E 00 00 02 FF BE 6F 00 00 00 00 00 00 00 00 00 00 79 DF 0D 86 48 70 B0 72";
inline constexpr auto timesyncRequest = "FD 12 00 00 03 FF BE 6F 00 00 00 00 00 00 00 00 00 00 "
                                        "79 DF 0D 86 48 70 00 00 01 01 7B 86";
inline constexpr auto timesyncReplyNoTarget =
    "FD 0E 00 00 09 01 01 6F 00 00 68 F3 C8 F4 E5 00 00 00 79 DF 0D 86 48 70 F2 EC";
inline constexpr auto timesyncReply = "FD 12 00 00 0A 01 01 6F 00 00 68 F3 C8 F4 E5 00 00 00 "
                                      "79 DF 0D 86 48 70 00 00 FF BE A7 1D";
inline constexpr auto timesyncReplyV1 =
    "FE 10 0A 01 01 6F 68 F3 C8 F4 E5 00 00 00 79 DF 0D 86 48 70 00 00 93 F0";
inline constexpr auto attitude = "FD 10 00 00 00 01 01 1E 00 00 39 30 00 00 CD CC CC 3D CD CC "
                                 "4C BE 00 00 40 40 4B C7";
/// Key 00..1F, link 1, time stamp 0x112233445566.
inline constexpr auto heartbeatSigned =
    "FD 09 01 00 05 FF BE 00 00 00 00 00 00 00 06 08 00 04 03 A8 16 01 66 55 44 33 22 11 "
    "B1 72 EB DB 2C D3";
inline constexpr auto systemTimeZero = "FD 01 00 00 00 01 01 02 00 00 00 05 31";
inline constexpr auto statusText = "FD 06 00 00 01 01 01 FD 00 00 04 68 65 6C 6C 6F 51 A7";

inline constexpr std::array all = {
    heartbeat,     heartbeatV1,     heartbeatSub,      pingRequest,     pingReply,
    pingRequestV1, timesyncReplyV1, timesyncBroadcast, timesyncRequest, timesyncReplyNoTarget,
    timesyncReply, attitude,        heartbeatSigned,   systemTimeZero,  statusText};

} // namespace golden

} // namespace leadline::test
