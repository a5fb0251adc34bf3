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

/// Secret key shared by all systems on a link.
using SigningKey = std::array<std::byte, 32>;

/// Time in signatures: units of 10 µs since 2015-01-01 UTC, 48 bits.
using SigningTime = std::uint64_t;

/// `utc` is since 1970; 0 for times before 2015.
[[nodiscard]] SigningTime signingTime(std::chrono::nanoseconds utc);

/// Signs frames. Each signer that uses the same key needs its own link id.
class Signer {
public:
    /// Frames are signed with times later than `after`, so store lastTime() for the next start.
    Signer(const SigningKey& key, std::uint8_t linkId, SigningTime after = 0)
        : m_key(key),
          m_linkId(linkId),
          m_last(after)
    {
    }

    /// A signed version 2 frame. Its time is `now`, or just after the last one if the clock did not
    /// advance.
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

/// Result of checking a frame's signature.
enum class Trust : std::uint8_t {
    /// No key is set, and the frame has no signature.
    Unsigned,
    /// No key is set to check the signature.
    Unverified,
    Verified,
    /// A key is set, but the frame has no signature. Radio is the exception for RADIO_STATUS, which
    /// radios send unsigned.
    Missing,
    Radio,
    /// Signed with another key, or modified.
    Wrong,
    /// Its time is not after that of the sender's last frame, as in a replay attack.
    Repeated,
    /// The sender's first frame, but more than a minute old.
    Old,
};

/// Whether frames with this result may be acted upon.
[[nodiscard]] bool isTrusted(Trust trust);
/// Text for people, such as `signed, unverified`.
[[nodiscard]] std::string_view toString(Trust trust);

/// Checks the signatures of frames on one link.
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
    /// Time of the newest accepted frame by sender.
    std::map<Sender, SigningTime> m_last;
    /// The newest time accepted; protects against a clock that was set back.
    SigningTime m_newest = 0;
};

} // namespace leadline::mavlink
