// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace leadline::device {

/// How often a message is to be sent; an interval of 0 requests it once.
struct MessageIntervalRequest {
    std::uint16_t messageId = 0;
    base::Duration interval{};
};

/// Messages that Leadline displays and this vehicle does not send by itself.
[[nodiscard]] std::vector<MessageIntervalRequest>
missingMessages(const mavlink::VehicleState& vehicle, base::Instant now);

/// Requests messages of an autopilot one after the other and collects the results. COMMAND_ACK
/// names only the command, not the message, so each request waits for the answer to the one before.
class MessageIntervalRequests {
public:
    struct Answer {
        std::uint16_t messageId = 0;
        /// MAV_RESULT; nullopt if there was no answer.
        std::optional<std::uint8_t> result;

        [[nodiscard]] bool accepted() const { return result == std::uint8_t{0}; }
        friend bool operator==(const Answer&, const Answer&) = default;
    };
    using Send = std::function<void(const mavlink::CommandLong&)>;
    using Done = std::function<void(const std::vector<Answer>&)>;

    static constexpr base::Duration timeout = std::chrono::seconds(1);
    static constexpr int maxTries = 3;

    MessageIntervalRequests(base::Clock& clock, Send send)
        : m_send(std::move(send)),
          m_overdue(clock)
    {
    }

    /// Requests all `wanted` messages and cancels requests that are under way. `done` is called
    /// once, when all of them are answered or have timed out.
    void start(mavlink::Address target, std::vector<MessageIntervalRequest> wanted, Done done);
    void received(const mavlink::CommandAck& answer, mavlink::Address from);
    [[nodiscard]] bool isRunning() const { return m_overdue.isSet(); }

private:
    void order();
    void settle(std::optional<std::uint8_t> result);

    Send m_send;
    mavlink::Address m_target;
    std::vector<MessageIntervalRequest> m_requests;
    std::vector<Answer> m_answers;
    Done m_done;
    int m_tries = 0;
    /// MAV_CMD of the request that is under way.
    std::uint16_t m_command = 0;
    base::Timer m_overdue;
};

} // namespace leadline::device
