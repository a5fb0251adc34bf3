// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstddef>
#include <cstdint>

/// Shapes of payloads whose samples follow a fixed head that ends with their u16 count.
namespace leadline::ping::shape {

/// Of Ping HF's profile, which has the id of the Ping360's device_data.
inline constexpr std::size_t pingHfProfileHead = 38;

[[nodiscard]] inline bool endsWithSamples(base::ByteSpan payload, std::size_t head)
{
    return payload.size() >= head &&
           base::loadLittle<std::uint16_t>(payload, head - 2) == payload.size() - head;
}

[[nodiscard]] inline bool hasSamples(base::ByteSpan payload, std::size_t head)
{
    return payload.size() > head && base::loadLittle<std::uint16_t>(payload, head - 2) > 0;
}

} // namespace leadline::ping::shape
