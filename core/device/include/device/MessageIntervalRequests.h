// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace leadline::device {

/// How often a message should come; with an interval of 0 once.
struct MessageIntervalRequest {
    std::uint16_t messageId = 0;
    base::Duration interval{};
};

/// What Leadline shows of a vehicle and this one does not send by itself.
[[nodiscard]] std::vector<MessageIntervalRequest>
missingMessages(const mavlink::VehicleState& vehicle, base::Instant now);

/// Orders an autopilot to send messages, one after the other, and hears what it says to each. Its
/// answer names the order only, not the message, so the next order waits for it.
class MessageIntervalRequests {
public:
    struct Answer {
        std::uint16_t messageId = 0;
        /// MAV_RESULT; nullopt: none came.
        std::optional<std::uint8_t> result;

        [[nodiscard]] bool accepted() const { return result == std::uint8_t{0}; }
        friend bool operator==(const Answer&, const Answer&) = default;
    };
    using Send = std::function<void(const mavlink::CommandLong&)>;
    using Done = std::function<void(const std::vector<Answer>&)>;

    static constexpr base::Duration timeout = std::chrono::seconds(1);
    static constexpr int mostTries = 3;

    MessageIntervalRequests(base::Clock& clock, Send send)
        : m_send(std::move(send)),
          m_overdue(clock)
    {
    }

    /// Forgets orders that are under way. `done` is called once, when all are answered or given up.
    void start(mavlink::Address target, std::vector<MessageIntervalRequest> wanted, Done done);
    void received(const mavlink::CommandAck& answer, mavlink::Address from);
    [[nodiscard]] bool isUnderWay() const { return m_overdue.isSet(); }

private:
    void order();
    void settle(std::optional<std::uint8_t> result);

    Send m_send;
    mavlink::Address m_target;
    std::vector<MessageIntervalRequest> m_wishes;
    std::vector<Answer> m_answers;
    Done m_done;
    int m_tries = 0;
    /// Of the order that is under way.
    std::uint16_t m_command = 0;
    base::Timer m_overdue;
};

/// MAV_RESULT in words: `accepted`, `denied`, …
[[nodiscard]] std::string_view resultWords(std::uint8_t result);

} // namespace leadline::device
