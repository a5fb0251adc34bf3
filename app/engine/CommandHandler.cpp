// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/CommandHandler.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

std::string orderSentence(const std::vector<device::MessageIntervalRequests::Answer>& answers)
{
    std::string refused;
    for (const auto& each : answers) {
        if (each.accepted())
            continue;
        const auto* message = mavlink::messageInfo(each.messageId);
        refused += refused.empty() ? "" : ", ";
        refused += message->name;
        refused += ' ';
        refused += each.result ? device::resultWords(*each.result) : "not answered";
    }
    const std::string asked =
        answers.size() == 1 ? "1 message" : std::to_string(answers.size()) + " messages";
    if (refused.empty())
        return answers.size() == 1
                   ? "The autopilot sends 1 more message."
                   : "The autopilot sends " + std::to_string(answers.size()) + " more messages.";
    return "The autopilot was asked for " + asked + ": " + refused + ".";
}

} // namespace

CommandHandler::CommandHandler(base::Clock& clock, VehicleStatus& news, Callbacks callbacks)
    : m_clock(clock),
      m_news(news),
      m_callbacks(std::move(callbacks)),
      m_orders(clock, [this](const mavlink::CommandLong& order) { m_link->send(order); })
{
}

device::VehicleLink::Settings CommandHandler::settingsOf(const VehiclePlan& plan)
{
    return {.own = plan.habits.own,
            .number = plan.number,
            .listenOnly = plan.listenOnly,
            .utc = [] { return std::chrono::system_clock::now().time_since_epoch(); },
            .key = plan.key,
            .lastSigned = plan.lastSigned};
}

void CommandHandler::begin(device::VehicleLink& link, const VehiclePlan& plan)
{
    m_link = &link;
    m_news.isChosen = plan.system.has_value();
    if (plan.system)
        m_link->choose(plan.system);
    execute(SetTimesyncRate{plan.habits.timesyncPerSecond});
    execute(SetAnswersTimesync{plan.habits.answersTimesync});
    execute(SetAnswersPing{plan.habits.answersPing});
    execute(SetStrictVersion2{plan.strictVersion2});
}

void CommandHandler::command(const VehicleCommand& command)
{
    std::visit([this](const auto& wish) { execute(wish); }, command);
    m_callbacks.changed();
}

void CommandHandler::heard(const mavlink::Frame& frame)
{
    if (const auto answer = mavlink::decodeAs<mavlink::CommandAck>(frame))
        m_orders.received(*answer, frame.sender());
}

void CommandHandler::execute(const ChooseSystem& wish)
{
    m_link->choose(wish.system);
    m_news.isChosen = wish.system.has_value();
    m_news.orderAnswers.reset();
    const std::string who = wish.system ? std::to_string(*wish.system) : "first";
    m_callbacks.note(Level::Info, "system", who, "Vehicle system: " + who + '.');
}

void CommandHandler::execute(const AskForMessages&)
{
    const auto system = m_link->vehicle().system();
    if (!system || m_orders.isUnderWay())
        return;
    auto wishes = device::missingMessages(m_link->vehicle(), m_clock.now());
    m_news.ordered = wishes.size();
    m_news.orderAnswers.reset();
    if (!wishes.empty())
        m_orders.start({*system, mavlink::VehicleState::autopilotComponent}, std::move(wishes),
                       [this](const auto& answers) { ordered(answers); });
}

void CommandHandler::ordered(const std::vector<device::MessageIntervalRequests::Answer>& answers)
{
    m_news.orderAnswers = answers;
    const std::string sentence = orderSentence(answers);
    const bool all =
        std::ranges::all_of(answers, &device::MessageIntervalRequests::Answer::accepted);
    m_callbacks.note(all ? Level::Info : Level::Warning, "messages ordered",
                     std::to_string(answers.size()), sentence);
    m_callbacks.happened(sentence);
    m_callbacks.changed();
}

void CommandHandler::execute(const TakeFreeAddress&)
{
    if (const auto free = std::exchange(m_news.freeAddress, {}))
        m_link->setOwn(*free);
}

void CommandHandler::execute(const SetOwnAddress& wish)
{
    m_news.freeAddress.reset();
    m_link->setOwn(wish.own);
}

void CommandHandler::execute(const SetTimesyncRate& wish)
{
    constexpr int most = 1s / mavlink::TimesyncExchange::shortestInterval;
    m_news.timesyncPerSecond = std::clamp(wish.perSecond, 0, most);
    m_link->setTimesyncInterval(
        m_news.timesyncPerSecond > 0
            ? std::optional<base::Duration>(base::Duration(1s) / m_news.timesyncPerSecond)
            : std::nullopt);
}

void CommandHandler::execute(const PingOnce&)
{
    if (std::exchange(m_news.pinging, true))
        return;
    m_news.pingReplies.reset();
    m_link->ping().pingOnce([this](const auto& replies) {
        m_news.pinging = false;
        m_news.pingReplies.emplace();
        for (const auto& each : replies)
            m_news.pingReplies->push_back({each.from, each.roundTrip});
        m_callbacks.changed();
    });
}

void CommandHandler::execute(const SetPingStream& wish)
{
    m_news.pingStream = wish.on;
    if (wish.on)
        m_link->ping().startStream();
    else
        m_link->ping().stopStream();
}

void CommandHandler::execute(const SetAnswersTimesync& wish)
{
    m_news.answersTimesync = wish.on;
    m_link->setAnswersTimesync(wish.on);
}

void CommandHandler::execute(const SetAnswersPing& wish)
{
    m_news.answersPing = wish.on;
    m_link->setAnswersPing(wish.on);
}

void CommandHandler::execute(const SetStrictVersion2& wish)
{
    m_link->setStrictVersion2(wish.on);
}

// The counts so far refer to the previous key.
void CommandHandler::execute(const SetSigningKey& wish)
{
    m_link->setKey(wish.key, wish.lastSigned);
    m_news.signatures = {};
    m_news.unverified = 0;
    m_callbacks.note(Level::Info, "signing", wish.key ? "on" : "off",
                     wish.key ? "MAVLink signing is on." : "MAVLink signing is off.");
}

} // namespace leadline::app
