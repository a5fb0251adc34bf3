// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Family.h"
#include "ping/Frame.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/omniscan450/Omniscan450.h"
#include "ping/s500/S500.h"
#include "ping/surveyor240/Surveyor240.h"
#include "ping/xtf/Xtf.h"

#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace leadline::ping {

/// A message that is not in the family's table, or whose payload is too short. `payload` points
/// into the frame.
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

/// `Known` with those of the messages in the lists that it does not have yet.
template<class Known, class... Lists>
struct VariantOf {
    using Type = Known;
};
template<class... Known, class... Lists>
struct VariantOf<std::variant<Known...>, MessageList<>, Lists...>
    : VariantOf<std::variant<Known...>, Lists...> {
};
template<class... Known, class M, class... Ms, class... Lists>
struct VariantOf<std::variant<Known...>, MessageList<M, Ms...>, Lists...>
    : VariantOf<std::conditional_t<(std::is_same_v<M, Known> || ...), std::variant<Known...>,
                                   std::variant<Known..., M>>,
                MessageList<Ms...>, Lists...> {
};

} // namespace detail

/// Any message; views in it point into the decoded frame.
using Message = detail::VariantOf<std::variant<RawMessage>, common::Messages, ping1d::Messages,
                                  ping360::Messages, s500::Messages, omniscan450::Messages,
                                  surveyor240::Messages, omniscan3d::Messages, xtf::Messages>::Type;

/// Decodes by the family's table, and if that does not contain the id by the common one. Never
/// fails: anything that cannot be decoded becomes a RawMessage.
[[nodiscard]] Message decode(Family family, const Frame& frame);

[[nodiscard]] std::uint16_t messageId(const Message& message);

/// Encodes any message as a frame; a RawMessage keeps its payload.
[[nodiscard]] std::vector<std::byte> encodeFrame(const Message& message, std::uint8_t source = 0,
                                                 std::uint8_t destination = 0);

/// The id requested by a frame without payload whose id is that of a `get` message: the older form
/// of general_request, which devices still answer. Nullopt for every other frame, including
/// general_request.
[[nodiscard]] std::optional<std::uint16_t> oldRequestedId(Family family, const Frame& frame);

/// All fields of a frame as text, by the family's table. Fields beyond the payload's end are marked
/// as missing; an unknown message has no fields.
[[nodiscard]] base::FieldTexts fieldTexts(Family family, const Frame& frame);

} // namespace leadline::ping
