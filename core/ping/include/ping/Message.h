// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Family.h"
#include "ping/Frame.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace leadline::ping {

/// A message that the family's table does not have, or whose payload is too short for it.
/// `payload` points into the frame.
struct RawMessage {
    std::uint16_t id = 0;
    base::ByteSpan payload;

    friend bool operator==(const RawMessage& a, const RawMessage& b)
    {
        return a.id == b.id &&
               std::equal(a.payload.begin(), a.payload.end(), b.payload.begin(), b.payload.end());
    }
};

namespace detail {

template<class... Lists>
struct VariantOf;
template<class... As, class... Bs, class... Cs>
struct VariantOf<MessageList<As...>, MessageList<Bs...>, MessageList<Cs...>> {
    using Type = std::variant<RawMessage, As..., Bs..., Cs...>;
};

} // namespace detail

/// Any message; views in it point into the frame it was decoded from.
using Message = detail::VariantOf<common::Messages, ping1d::Messages, ping360::Messages>::Type;

/// Ids below 1000 are read alike in every family, others by the family's table only: the same id
/// means different things to different devices. Never fails: what cannot be read is a RawMessage.
[[nodiscard]] Message decode(Family family, const Frame& frame);

[[nodiscard]] std::uint16_t messageId(const Message& message);

/// The frame of any message; a RawMessage goes out as it came in.
[[nodiscard]] std::vector<std::byte> encodeFrame(const Message& message, std::uint8_t source = 0,
                                                 std::uint8_t destination = 0);

/// The id that is asked for by a frame without payload and with the id of a `get` message: the old
/// form of general_request, which devices still answer. nullopt for every other frame, so for a
/// general_request too.
[[nodiscard]] std::optional<std::uint16_t> oldRequestedId(Family family, const Frame& frame);

/// Every field of a frame by the family's table, for any payload: fields behind its end are
/// missing, and a message that is in no table has none.
[[nodiscard]] base::FieldTexts fieldTexts(Family family, const Frame& frame);

} // namespace leadline::ping
