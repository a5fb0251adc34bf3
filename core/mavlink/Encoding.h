// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Frame.h"

namespace leadline::mavlink {

/// encodeFrame with the incompatibility flags of version 2; what they promise is the caller's.
[[nodiscard]] std::vector<std::byte> encodeFrame(const FrameHeader& header,
                                                 const MessageInfo& message, base::ByteSpan payload,
                                                 std::uint8_t flags);

} // namespace leadline::mavlink
