// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/CommandHandler.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// What a message's name and an autopilot's MAV_RESULT say together.
base::Message answerText(std::string_view name, std::optional<std::uint8_t> result)
{
    using Template = base::Message::Template;
    constexpr std::array results{Template("%1 accepted"),  Template("%1 refused for now"),
                                 Template("%1 denied"),    Template("%1 not supported"),
                                 Template("%1 failed"),    Template("%1 begun"),
                                 Template("%1 cancelled"), Template("%1 long only"),
                                 Template("%1 int only"),  Template("%1 wrong frame")};
    if (!result)
        return base::Message("%1 not answered", name);
    return *result < results.size() ? base::Message(results[*result], name)
                                    : base::Message("%1 answered in an unknown way", name);
}

base::Message
intervalAnswersText(const std::vector<device::MessageIntervalRequests::Answer>& answers)
{
    std::vector<base::Message::Argument> refused;
    for (const auto& each : answers)
        if (!each.accepted())
            refused.emplace_back(
                answerText(mavlink::messageInfo(each.messageId)->name, each.result));
    const bool one = answers.size() == 1;
    if (refused.empty())
        return one ? base::Message("The autopilot sends 1 more message.")
                   : base::Message("The autopilot sends %1 more messages.", answers.size());
    const base::Message all = base::listed(refused, base::Conjunction::None);
    return one ? base::Message("The autopilot was asked for 1 message: %1.", all)
               : base::Message("The autopilot was asked for %1 messages: %2.", answers.size(), all);
}

} // namespace

CommandHandler::CommandHandler(base::Clock& clock, VehicleStatus& status, Callbacks callbacks)
    : m_clock(clock),
      m_status(status),
      m_callbacks(std::move(callbacks)),
      m_intervalRequests(clock, [this](const mavlink::CommandLong& order) { m_link->send(order); })
{
}

device::VehicleLink::Settings CommandHandler::settingsOf(const VehiclePlan& plan)
{
    return {.own = plan.linkSettings.own,
            .number = plan.number,
            .listenOnly = plan.listenOnly,
            .utc = [] { return std::chrono::system_clock::now().time_since_epoch(); },
            .key = plan.key,
            .lastSigned = plan.lastSigned};
}

void CommandHandler::begin(device::VehicleLink& link, const VehiclePlan& plan)
{
    m_link = &link;
    m_status.isChosen = plan.system.has_value();
    if (plan.system)
        m_link->choose(plan.system);
    execute(SetTimesyncRate{plan.linkSettings.timesyncPerSecond});
    execute(SetAnswersTimesync{plan.linkSettings.answersTimesync});
    execute(SetAnswersPing{plan.linkSettings.answersPing});
    execute(SetStrictVersion2{plan.strictVersion2});
}

void CommandHandler::command(const VehicleCommand& command)
{
    std::visit([this](const auto& request) { execute(request); }, command);
    m_callbacks.changed();
}

void CommandHandler::handle(const mavlink::Frame& frame)
{
    if (const auto answer = mavlink::decodeAs<mavlink::CommandAck>(frame))
        m_intervalRequests.received(*answer, frame.sender());
}

void CommandHandler::execute(const ChooseSystem& command)
{
    m_link->choose(command.system);
    m_status.isChosen = command.system.has_value();
    m_status.intervalAnswers.reset();
    const std::string who = command.system ? std::to_string(*command.system) : "first";
    m_callbacks.note(Level::Info, "system", who, base::Message("Vehicle system: %1.", who));
}

void CommandHandler::execute(const RequestMessages&)
{
    const auto system = m_link->vehicle().system();
    if (!system || m_intervalRequests.isRunning())
        return;
    auto wishes = device::missingMessages(m_link->vehicle(), m_clock.now());
    m_status.requestedIntervals = wishes.size();
    m_status.intervalAnswers.reset();
    if (!wishes.empty())
        m_intervalRequests.start({*system, mavlink::VehicleState::autopilotComponent},
                                 std::move(wishes),
                                 [this](const auto& answers) { onIntervalAnswers(answers); });
}

void CommandHandler::onIntervalAnswers(
    const std::vector<device::MessageIntervalRequests::Answer>& answers)
{
    m_status.intervalAnswers = answers;
    const base::Message message = intervalAnswersText(answers);
    const bool all =
        std::ranges::all_of(answers, &device::MessageIntervalRequests::Answer::accepted);
    m_callbacks.note(all ? Level::Info : Level::Warning, "messages ordered",
                     std::to_string(answers.size()), message);
    m_callbacks.happened(message);
    m_callbacks.changed();
}

void CommandHandler::execute(const UseFreeAddress&)
{
    if (const auto free = std::exchange(m_status.freeAddress, {}))
        m_link->setOwn(*free);
}

void CommandHandler::execute(const SetOwnAddress& command)
{
    m_status.freeAddress.reset();
    m_link->setOwn(command.own);
}

void CommandHandler::execute(const SetTimesyncRate& command)
{
    constexpr int most = 1s / mavlink::TimesyncExchange::shortestInterval;
    m_status.timesyncPerSecond = std::clamp(command.perSecond, 0, most);
    m_link->setTimesyncInterval(
        m_status.timesyncPerSecond > 0
            ? std::optional<base::Duration>(base::Duration(1s) / m_status.timesyncPerSecond)
            : std::nullopt);
}

void CommandHandler::execute(const PingOnce&)
{
    if (std::exchange(m_status.pinging, true))
        return;
    m_status.pingReplies.reset();
    m_link->ping().pingOnce([this](const auto& replies) {
        m_status.pinging = false;
        m_status.pingReplies.emplace();
        for (const auto& each : replies)
            m_status.pingReplies->push_back({each.from, each.roundTrip});
        m_callbacks.changed();
    });
}

void CommandHandler::execute(const SetPingStream& command)
{
    m_status.pingStream = command.on;
    if (command.on)
        m_link->ping().startStream();
    else
        m_link->ping().stopStream();
}

void CommandHandler::execute(const SetAnswersTimesync& command)
{
    m_status.answersTimesync = command.on;
    m_link->setAnswersTimesync(command.on);
}

void CommandHandler::execute(const SetAnswersPing& command)
{
    m_status.answersPing = command.on;
    m_link->setAnswersPing(command.on);
}

void CommandHandler::execute(const SetStrictVersion2& command)
{
    m_link->setStrictVersion2(command.on);
}

// The counts so far refer to the previous key.
void CommandHandler::execute(const SetSigningKey& command)
{
    m_link->setKey(command.key, command.lastSigned);
    m_status.signatures = {};
    m_status.unverified = 0;
    m_callbacks.note(Level::Info, "signing", command.key ? "on" : "off",
                     command.key ? base::Message("MAVLink signing is on.")
                                 : base::Message("MAVLink signing is off."));
}

} // namespace leadline::app
