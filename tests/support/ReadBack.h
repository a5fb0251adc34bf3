// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

namespace leadline::test {

/// True if the frame can be read from the log, and its checksum is right. The log itself checks
/// MAVLink's.
inline bool isReadBack(const log::Log& log, std::uint64_t number, std::vector<std::byte>& scratch)
{
    const auto entry = log.entry(number);
    if (!entry)
        return false;
    if (log.stream(entry->stream).kind() == ping::DeviceKind::Vehicle)
        return log.readMavlink(number, scratch).has_value();
    const auto frame = log.read(number, scratch);
    if (!frame)
        return false;
    const auto body = frame->bytes.first(frame->bytes.size() - ping::checksumSize);
    return ping::checksum(body) == base::loadLittle<std::uint16_t>(frame->bytes, body.size());
}

} // namespace leadline::test
