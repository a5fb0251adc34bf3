// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Codec.h"
#include "mavlink/Frame.h"

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string_view>

namespace leadline::mavlink {

/// Shared by all who may speak on a link.
using SigningKey = std::array<std::byte, 32>;

/// Time of signatures: units of 10 µs since 2015-01-01 UTC, in 48 bits.
using SigningTime = std::uint64_t;

/// `utc` since 1970; 0 for what lies before 2015.
[[nodiscard]] SigningTime signingTime(std::chrono::nanoseconds utc);

/// Signs frames. Of all that sign with one key each has a link id of its own.
class Signer {
public:
    /// No frame that is signed later has a time up to `after`: keep lastTime() for the next start.
    Signer(const SigningKey& key, std::uint8_t linkId, SigningTime after = 0)
        : m_key(key),
          m_linkId(linkId),
          m_last(after)
    {
    }

    /// A frame of version 2 with a signature; its time is `now`, or later if the clock stands.
    [[nodiscard]] std::vector<std::byte> encode(const FrameHeader& header,
                                                const MessageInfo& message, base::ByteSpan payload,
                                                SigningTime now);
    template<WireMessage M>
    [[nodiscard]] std::vector<std::byte> encode(const FrameHeader& header, const M& message,
                                                SigningTime now)
    {
        return encode(header, infoOf<M>(), encodePayload(message), now);
    }

    [[nodiscard]] SigningTime lastTime() const { return m_last; }

private:
    SigningKey m_key;
    std::uint8_t m_linkId;
    SigningTime m_last;
};

/// What a frame's signature says of it.
enum class Trust : std::uint8_t {
    /// There is no key, and the frame has no signature.
    Unsigned,
    /// There is no key to look at its signature with.
    Unverified,
    Verified,
    /// There is a key, and the frame has no signature; radios are let through without one.
    Missing,
    Radio,
    /// Made with another key, or changed on the way.
    Wrong,
    /// Its time is not behind that of the frame before: it was recorded and sent again.
    Repeated,
    /// The first of its sender, and more than a minute old.
    Old,
};

/// Whether such a frame may be acted upon.
[[nodiscard]] bool isTrusted(Trust trust);
/// For people to read, such as `signed, unverified`.
[[nodiscard]] std::string_view toString(Trust trust);

/// Looks at the signatures of one link's frames.
class SignatureChecker {
public:
    SignatureChecker() = default;
    explicit SignatureChecker(const SigningKey& key) : m_key(key) {}

    [[nodiscard]] Trust check(const Frame& frame, SigningTime now);

private:
    struct Sender {
        Address address;
        std::uint8_t linkId = 0;
        friend constexpr auto operator<=>(const Sender&, const Sender&) = default;
    };

    std::optional<SigningKey> m_key;
    /// Time of the newest frame that each sent.
    std::map<Sender, SigningTime> m_last;
    /// The newest time that was ever signed here: a clock that was set back changes nothing.
    SigningTime m_newest = 0;
};

} // namespace leadline::mavlink
