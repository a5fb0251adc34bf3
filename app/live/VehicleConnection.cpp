// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/VehicleConnection.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using Contact = mavlink::VehicleState::Contact;
using Level = log::RecordedEvent::Level;

constexpr base::Duration ticksEvery = 250ms;
/// Nothing is told more often.
constexpr base::Duration publishesEvery = 40ms;
/// So many bytes without one frame are no MAVLink.
constexpr std::uint64_t surelyFrames = 600;

std::string orderSentence(const std::vector<device::MessageOrders::Answer>& answers)
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
    if (refused.empty())
        return "The autopilot sends " + std::to_string(answers.size()) + " more messages.";
    return "The autopilot was asked for " + std::to_string(answers.size()) +
           " messages: " + refused + ".";
}

std::string nameOf(mavlink::Address address)
{
    return std::to_string(address.system) + '/' + std::to_string(address.component);
}

/// Severities of STATUSTEXT are those of syslog.
Level levelOf(std::uint8_t severity)
{
    constexpr std::uint8_t error = 3;
    constexpr std::uint8_t warning = 4;
    if (severity <= error)
        return Level::Error;
    return severity == warning ? Level::Warning : Level::Info;
}

} // namespace

VehicleConnection::VehicleConnection(VehiclePlan plan, LiveLog& log, base::Clock& clock,
                                     link::PeerMaker makePeer, Reports reports)
    : m_plan(std::move(plan)),
      m_log(log),
      m_clock(clock),
      m_makePeer(std::move(makePeer)),
      m_reports(std::move(reports)),
      m_stray(
          [this](base::ByteSpan bytes, base::Instant at) { m_log.strayed(device(), bytes, at); }),
      m_orders(clock, [this](const mavlink::CommandLong& order) { m_vehicle->send(order); }),
      m_taken(clock, [this] { publishSoon(); }),
      m_publishing(clock),
      m_ticking(clock),
      m_goodbye(clock)
{
    m_news.url = m_plan.url.toString();
    m_news.simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim;
    m_news.isChosen = m_plan.system.has_value();
}

VehicleConnection::~VehicleConnection()
{
    if (m_link)
        QObject::disconnect(m_link.get(), nullptr, &m_context, nullptr);
    m_vehicle.reset();
    m_stray.looked(0);
    if (m_device)
        m_log.removeDevice(*m_device);
}

base::Status VehicleConnection::open()
{
    auto made = link::makeLink(m_plan.url, m_clock, m_makePeer);
    if (!made)
        return made.error();
    m_link = std::move(*made);
    listen();
    m_link->open();
    tick();
    publishSoon();
    return base::done();
}

/// The log has what came before anything answers it.
void VehicleConnection::listen()
{
    using device::VehicleLink;
    QObject::connect(
        m_link.get(), &link::Link::received, &m_context,
        [this](base::ByteSpan bytes, base::Instant at) { m_stray.arrived(bytes, at); });
    VehicleLink::Settings settings;
    settings.number = m_plan.number;
    settings.listenOnly = m_plan.listenOnly;
    settings.utc = [] { return std::chrono::system_clock::now().time_since_epoch(); };
    m_vehicle = std::make_unique<VehicleLink>(*m_link, m_clock, settings);
    if (m_plan.system)
        m_vehicle->choose(m_plan.system);
    QObject::connect(m_vehicle.get(), &VehicleLink::received, &m_context,
                     [this](const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust) {
                         hear(frame, at, trust);
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::sent, &m_context,
                     [this](base::ByteSpan frame, base::Instant at) {
                         if (m_device)
                             m_log.sent(*m_device, frame, at);
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::said, &m_context,
                     [this](const mavlink::StatusTexts::Said& text, base::Instant at) {
                         note(at, levelOf(text.severity), "statustext",
                              std::to_string(text.severity), text.text);
                     });
    QObject::connect(
        m_vehicle.get(), &VehicleLink::rebooted, &m_context,
        [this](mavlink::Address component, base::Instant at) { noteReboot(component, at); });
    QObject::connect(m_vehicle.get(), &VehicleLink::version1Found, &m_context,
                     [this](mavlink::Address component) {
                         note(m_clock.now(), Level::Info, "timesync version", "1",
                              "Component " + nameOf(component) +
                                  " answers TIMESYNC by version 1, without a target.");
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::ownAddressHeard, &m_context,
                     [this](mavlink::Address free) {
                         m_news.freeAddress = free;
                         publishSoon();
                     });
    QObject::connect(m_link.get(), &link::Link::received, &m_context,
                     [this](base::ByteSpan, base::Instant) {
                         m_stray.looked(m_vehicle->parser().waitingBytes());
                     });
    QObject::connect(m_link.get(), &link::Link::stateChanged, &m_context,
                     [this] { linkChanged(); });
}

/// In the log it begins with the first byte.
LiveLog::DeviceNumber VehicleConnection::device()
{
    if (!m_device)
        m_device = m_log.addDevice({.name = "vehicle",
                                    .kind = log::StreamKind::Mavlink,
                                    .link = m_news.url,
                                    .simulated = m_news.simulated});
    return *m_device;
}

void VehicleConnection::hear(const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust)
{
    m_stray.framed(frame.streamOffset(), frame.bytes().size());
    m_log.received(device(), frame, at);
    if (trust == mavlink::Trust::Unverified)
        ++m_news.unverified;
    if (const auto answer = mavlink::decodeAs<mavlink::CommandAck>(frame);
        answer && mavlink::isTrusted(trust))
        m_orders.received(*answer, frame.sender());
    // A heartbeat is acted upon behind this: what it changes is told soon after.
    if (frame.messageId() == mavlink::Heartbeat::id && m_news.contact != Contact::Heard)
        publishSoon();
}

void VehicleConnection::note(base::Instant at, Level level, const std::string& name,
                             const std::string& value, const std::string& text)
{
    if (m_device)
        m_log.happened(*m_device, {.at = at,
                                   .level = level,
                                   .device = {},
                                   .kind = "vehicle",
                                   .name = name,
                                   .value = value,
                                   .text = text});
}

void VehicleConnection::noteReboot(mavlink::Address component, base::Instant at)
{
    const std::string name = nameOf(component);
    const bool isTheVehicle = component.system == m_vehicle->vehicle().system() &&
                              component.component == mavlink::VehicleState::autopilotComponent;
    const std::string text =
        (isTheVehicle ? "The autopilot" : "Component " + name) + " started again.";
    note(at, Level::Warning, "reboot", name, text);
    if (isTheVehicle)
        m_reports.happened(text);
}

void VehicleConnection::command(const VehicleCommand& command)
{
    std::visit([this](const auto& wish) { obey(wish); }, command);
    publishSoon();
}

void VehicleConnection::obey(const ChooseSystem& wish)
{
    m_vehicle->choose(wish.system);
    m_news.isChosen = wish.system.has_value();
    m_news.orderAnswers.reset();
    const std::string who = wish.system ? std::to_string(*wish.system) : "first";
    note(m_clock.now(), Level::Info, "system", who, "Vehicle system: " + who + '.');
}

void VehicleConnection::obey(const AskForMessages&)
{
    const auto system = m_vehicle->vehicle().system();
    if (!system || m_orders.isUnderWay())
        return;
    auto wishes = device::missingMessages(m_vehicle->vehicle(), m_clock.now());
    m_news.ordered = wishes.size();
    m_news.orderAnswers.reset();
    if (!wishes.empty())
        m_orders.start({*system, mavlink::VehicleState::autopilotComponent}, std::move(wishes),
                       [this](const auto& answers) { ordered(answers); });
}

void VehicleConnection::ordered(const std::vector<device::MessageOrders::Answer>& answers)
{
    m_news.orderAnswers = answers;
    const std::string sentence = orderSentence(answers);
    const bool all = std::ranges::all_of(answers, &device::MessageOrders::Answer::accepted);
    note(m_clock.now(), all ? Level::Info : Level::Warning, "messages ordered",
         std::to_string(answers.size()), sentence);
    m_reports.happened(sentence);
    publishSoon();
}

void VehicleConnection::obey(const TakeFreeAddress&)
{
    if (const auto free = std::exchange(m_news.freeAddress, {}))
        m_vehicle->setOwn(*free);
}

void VehicleConnection::obey(const SetTimesyncRate& wish)
{
    constexpr int most = 1s / mavlink::TimesyncExchange::shortestInterval;
    m_news.timesyncPerSecond = std::clamp(wish.perSecond, 0, most);
    m_vehicle->setTimesyncInterval(
        m_news.timesyncPerSecond > 0
            ? std::optional<base::Duration>(base::Duration(1s) / m_news.timesyncPerSecond)
            : std::nullopt);
}

void VehicleConnection::obey(const PingOnce&)
{
    if (std::exchange(m_news.pinging, true))
        return;
    m_news.pingReplies.reset();
    m_vehicle->ping().pingOnce([this](const auto& replies) {
        m_news.pinging = false;
        m_news.pingReplies.emplace();
        for (const auto& each : replies)
            m_news.pingReplies->push_back({each.from, each.roundTrip});
        publishSoon();
    });
}

void VehicleConnection::obey(const SetPingStream& wish)
{
    m_news.pingStream = wish.on;
    if (wish.on)
        m_vehicle->ping().startStream();
    else
        m_vehicle->ping().stopStream();
}

void VehicleConnection::obey(const SetAnswersTimesync& wish)
{
    m_news.answersTimesync = wish.on;
    m_vehicle->setAnswersTimesync(wish.on);
}

void VehicleConnection::obey(const SetAnswersPing& wish)
{
    m_news.answersPing = wish.on;
    m_vehicle->setAnswersPing(wish.on);
}

void VehicleConnection::linkChanged()
{
    m_taken.look(*m_link);
    publishSoon();
}

void VehicleConnection::tick()
{
    m_ticking.after(ticksEvery, [this] { tick(); });
    m_stray.looked(m_vehicle->parser().waitingBytes());
    const base::Instant now = m_clock.now();
    m_taken.look(*m_link);
    if (auto each = m_device ? m_strangers.look(*m_link, now) : std::nullopt)
        m_log.happened(*m_device, std::move(*each));
    measurePace();
    publishSoon();
}

void VehicleConnection::measurePace()
{
    const auto system = m_vehicle->vehicle().system();
    const bool heard = m_vehicle->vehicle().contact(m_clock.now()) == Contact::Heard;
    if (std::exchange(m_paceOf, system) != system || !heard)
        m_pace.reset();
    VehiclePace::Figures figures;
    if (heard) {
        std::uint64_t received = 0;
        std::uint64_t lost = 0;
        for (const auto& [address, counts] : m_vehicle->statistics().components()) {
            if (address.system != system)
                continue;
            received += counts.received;
            lost += counts.lost;
        }
        figures = m_pace.look(m_clock.now(), received, lost);
    }
    m_news.rateHz = figures.rateHz;
    m_news.lossPercent = figures.lossPercent;
    m_news.lossy = figures.lossy;
}

void VehicleConnection::publishSoon()
{
    if (m_leaving || m_publishing.isSet())
        return;
    m_publishing.at(std::max(m_clock.now(), m_published + publishesEvery), [this] { publish(); });
}

void VehicleConnection::publish()
{
    m_published = m_clock.now();
    tellLink();
    tellVehicle();
    m_reports.news(m_news);
}

void VehicleConnection::tellLink()
{
    m_news.link = m_link->state();
    m_news.reason = m_link->reason();
    m_news.unplugged = m_link->isUnplugged();
    m_news.portTaken = m_link->isTaken();
    m_news.portHolder = m_taken.holder();
    m_news.strangers = m_link->counters().strangers;
    m_news.slowPort = m_latency.look(*m_link, m_clock.now());
    m_news.unreadable = m_vehicle->statistics().components().empty() &&
                        m_vehicle->parser().skippedBytes() > surelyFrames;
    m_news.own = m_vehicle->settings().own;
    if (m_device) {
        m_news.stream = m_log.streamOf(*m_device);
        m_news.sentStream = m_log.sentStreamOf(*m_device);
    }
}

void VehicleConnection::tellVehicle()
{
    const base::Instant now = m_clock.now();
    const mavlink::VehicleState& state = m_vehicle->vehicle();
    m_news.contact = state.contact(now);
    m_news.lastHeartbeat = state.lastHeartbeat();
    m_news.system = state.system();
    m_news.autopilots.clear();
    for (const auto& [system, heartbeat] : state.autopilots())
        m_news.autopilots[system] = mavlink::autopilotName(heartbeat);
    m_news.otherSystems.clear();
    for (const auto& [address, counts] : m_vehicle->statistics().components()) {
        const std::uint8_t system = address.system;
        const bool isNew = m_news.otherSystems.empty() || m_news.otherSystems.back() != system;
        if (system != m_news.system && system != m_news.own.system && isNew)
            m_news.otherSystems.push_back(system);
    }
    m_news.onlyHeartbeats = state.onlyHeartbeats(now);
    m_news.roundTrip.reset();
    if (!m_news.system)
        return;
    const mavlink::Address autopilot{*m_news.system, mavlink::VehicleState::autopilotComponent};
    for (const auto* all : {&m_vehicle->timesync().statistics(), &m_vehicle->ping().statistics()}) {
        const auto its = all->find(autopilot);
        const auto summary = its != all->end() ? its->second.roundTrips.summary() : std::nullopt;
        if (summary && !m_news.roundTrip)
            m_news.roundTrip = summary->median;
    }
}

void VehicleConnection::lowerLatency()
{
    if (const std::string said = m_latency.lower(*m_link); !said.empty())
        m_reports.happened(said);
    publishSoon();
}

void VehicleConnection::leave(std::function<void()> done)
{
    if (std::exchange(m_leaving, true))
        return;
    m_publishing.stop();
    m_ticking.stop();
    m_taken.stop();
    m_goodbye.after({}, std::move(done));
}

} // namespace leadline::app
