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

/// What a frame is to what we asked for.
enum class Reply : std::uint8_t {
    /// The answer to a request of ours, even if it is late.
    Answer,
    /// An answer that was there before, byte for byte.
    Repeated,
    /// One more answer to a request that is answered: the device was asked twice.
    Doubled,
    /// Nothing of ours explains it.
    Unasked,
};

/// Two frames with another one are other frames.
[[nodiscard]] std::size_t hashOf(base::ByteSpan bytes);

/// What was asked for lately on a link, and which replies that explains. Networks repeat datagrams,
/// requests and replies alike, and deliver them late.
class SentRequests {
public:
    struct Sent {
        /// The message that it asks for, sets or orders: what an ack or nack will name.
        std::uint16_t about = 0;
        /// Of the request itself: a device may name this one.
        std::uint16_t asked = 0;
        std::optional<std::uint8_t> from = {};
        std::function<bool(const ping::Frame&)> isAnswer = {};
        /// No two answers are alike, byte for byte: one that is was there before.
        bool answersDiffer = false;
        base::Instant at = {};
    };

    void add(Sent sent);
    /// Once for each frame.
    [[nodiscard]] Reply judge(const ping::Frame& frame, base::Instant at);
    void clear() { m_sent.clear(); }

private:
    struct Entry {
        Sent sent;
        bool answered = false;
        bool doubled = false;
        /// What could be its answer was one that was there before.
        bool heardRepeat = false;
        int repeats = 0;
        std::vector<std::size_t> answers = {};
    };

    void forget(base::Instant now);
    void learn(const Entry& before);

    std::deque<Entry> m_sent;
    /// Requests in a row that only a repeat could have answered.
    int m_alike = 0;
};

} // namespace leadline::device
