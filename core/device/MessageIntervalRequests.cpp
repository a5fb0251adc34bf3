// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/MessageIntervalRequests.h"

#include <array>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

/// MAV_RESULT_IN_PROGRESS: the final result follows in another COMMAND_ACK.
constexpr std::uint8_t inProgress = 5;

constexpr std::array wishes{MessageIntervalRequest{mavlink::Attitude::id, 100ms},
                            MessageIntervalRequest{mavlink::GlobalPositionInt::id, 250ms},
                            MessageIntervalRequest{mavlink::VfrHud::id, 250ms},
                            MessageIntervalRequest{mavlink::LocalPositionNed::id, 250ms},
                            MessageIntervalRequest{mavlink::GpsRawInt::id, 1s},
                            MessageIntervalRequest{mavlink::SystemTime::id, 1s},
                            MessageIntervalRequest{mavlink::ScaledPressure3::id, 1s},
                            MessageIntervalRequest{mavlink::AutopilotVersion::id, {}}};

} // namespace

std::vector<MessageIntervalRequest> missingMessages(const mavlink::VehicleState& vehicle,
                                                    base::Instant now)
{
    std::vector<MessageIntervalRequest> missing;
    for (const MessageIntervalRequest& wish : wishes)
        if (wish.interval > base::Duration{} ? vehicle.rate(wish.messageId, now) <= 0
                                             : !vehicle.hasReceived(wish.messageId))
            missing.push_back(wish);
    return missing;
}

void MessageIntervalRequests::start(mavlink::Address target,
                                    std::vector<MessageIntervalRequest> wanted, Done done)
{
    m_target = target;
    m_requests = std::move(wanted);
    m_done = std::move(done);
    m_answers.clear();
    m_tries = 0;
    order();
}

void MessageIntervalRequests::order()
{
    if (m_answers.size() == m_requests.size()) {
        m_overdue.stop();
        if (const auto done = std::exchange(m_done, {}))
            done(m_answers);
        return;
    }
    const MessageIntervalRequest& wish = m_requests[m_answers.size()];
    auto message = wish.interval > base::Duration{}
                       ? mavlink::messageIntervalCommand(m_target, wish.messageId, wish.interval)
                       : mavlink::messageRequest(m_target, wish.messageId);
    m_command = message.command;
    message.confirmation = static_cast<std::uint8_t>(m_tries++);
    m_overdue.after(timeout, [this] {
        if (m_tries < maxTries)
            order();
        else
            settle({});
    });
    m_send(message);
}

void MessageIntervalRequests::settle(std::optional<std::uint8_t> result)
{
    m_answers.push_back({m_requests[m_answers.size()].messageId, result});
    m_tries = 0;
    order();
}

void MessageIntervalRequests::received(const mavlink::CommandAck& answer, mavlink::Address from)
{
    if (!isRunning() || from != m_target || answer.command != m_command)
        return;
    if (answer.result == inProgress)
        m_overdue.after(timeout * maxTries, [this] { settle({}); });
    else
        settle(answer.result);
}

} // namespace leadline::device
