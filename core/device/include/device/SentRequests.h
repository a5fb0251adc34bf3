// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ping/Frame.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace leadline::device {

/// How a frame relates to the requests that were sent.
enum class Reply : std::uint8_t {
    /// The answer to a request, even a late one.
    Answer,
    /// Byte for byte a copy of an answer that has already arrived.
    Repeated,
    /// A second answer to a request that has been answered: the network duplicated the request.
    Duplicate,
    /// No request that was sent explains it.
    Unsolicited,
};

/// Hash by which frames are compared; frames with different hashes are different.
[[nodiscard]] std::size_t hashOf(base::ByteSpan bytes);

/// Remembers the requests sent lately on a link and decides which of them a reply answers. Networks
/// duplicate datagrams, requests and replies alike, and deliver them late.
class SentRequests {
public:
    struct Sent {
        /// Id of the message that is requested or set; an ack or nack names it.
        std::uint16_t about = 0;
        /// Message id of the request itself, which some devices name instead in an ack or nack.
        std::uint16_t asked = 0;
        std::optional<std::uint8_t> from = {};
        std::function<bool(const ping::Frame&)> isAnswer = {};
        /// True if no two answers are equal byte for byte, so that an equal one is a copy.
        bool answersDiffer = false;
        base::Instant at = {};
    };

    void add(Sent sent);
    /// Classifies a frame and records it as an answer; call it once per frame.
    [[nodiscard]] Reply judge(const ping::Frame& frame, base::Instant at);
    void clear() { m_sent.clear(); }

private:
    struct Entry {
        Sent sent;
        bool answered = false;
        bool doubled = false;
        /// A frame that could have been its answer was a copy of an earlier one.
        bool receivedRepeat = false;
        int repeats = 0;
        std::vector<std::size_t> answers = {};
    };

    void forget(base::Instant now);
    void learn(const Entry& before);

    std::deque<Entry> m_sent;
    /// Number of consecutive requests for which only a copy of an earlier answer arrived.
    int m_alike = 0;
};

} // namespace leadline::device
