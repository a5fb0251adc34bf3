// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/VehicleConnection.h"

#include "base/FieldText.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using Contact = mavlink::VehicleState::Contact;
using Level = log::RecordedEvent::Level;

constexpr base::Duration vehicleTickInterval = 250ms;
/// The status is published no more often than this.
constexpr base::Duration vehiclePublishInterval = 40ms;
/// After this many bytes without a single frame, the data is not MAVLink.
constexpr std::uint64_t surelyFrames = 600;

std::string nameOf(mavlink::Address address)
{
    return std::to_string(address.system) + '/' + std::to_string(address.component);
}

/// The severities of STATUSTEXT are those of syslog.
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
      m_taken(clock, [this] { publishSoon(); }),
      m_exchanges(
          clock, m_news,
          {.note =
               [this](Level level, const std::string& name, const std::string& value,
                      const std::string& text) { note(m_clock.now(), level, name, value, text); },
           .happened = [this](const std::string& sentence) { m_reports.happened(sentence); },
           .changed = [this] { publishSoon(); }}),
      m_publishing(clock),
      m_ticking(clock),
      m_goodbye(clock)
{
    m_news.url = m_plan.url.toString();
    m_news.simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim;
}

VehicleConnection::~VehicleConnection()
{
    if (m_link)
        QObject::disconnect(m_link.get(), nullptr, &m_context, nullptr);
    m_exchanges.end();
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

/// Connections are made in this order so that the log contains a message before anything replies to
/// it.
void VehicleConnection::listen()
{
    using device::VehicleLink;
    QObject::connect(m_link.get(), &link::Link::received, &m_context,
                     [this](base::ByteSpan bytes, base::Instant at) {
                         m_sense.bytesCame(at);
                         m_stray.arrived(bytes, at);
                     });
    m_vehicle = std::make_unique<VehicleLink>(*m_link, m_clock, CommandHandler::settingsOf(m_plan));
    m_exchanges.begin(*m_vehicle, m_plan);
    QObject::connect(m_vehicle.get(), &VehicleLink::received, &m_context,
                     [this](const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust) {
                         handle(frame, at, trust);
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::sent, &m_context,
                     [this](base::ByteSpan frame, base::Instant at) {
                         if (m_device)
                             m_log.sent(*m_device, frame, at);
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::said, &m_context,
                     [this](const mavlink::StatusTexts::Said& text, base::Instant at) {
                         note(at, levelOf(text.severity), "statustext",
                              std::to_string(text.severity), base::lineText(text.text));
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
                         const std::string own = nameOf(m_vehicle->settings().own);
                         const std::string text = "Another program speaks as " + own +
                                                  ", too: " + nameOf(free) + " is free.";
                         note(m_clock.now(), Level::Warning, "own ids", own, text);
                         m_reports.happened(text);
                         publishSoon();
                     });
    QObject::connect(m_link.get(), &link::Link::received, &m_context,
                     [this](base::ByteSpan, base::Instant) {
                         m_stray.looked(m_vehicle->parser().waitingBytes());
                     });
    QObject::connect(m_link.get(), &link::Link::stateChanged, &m_context,
                     [this] { linkChanged(); });
}

/// Added to the log with the first byte.
LiveLog::DeviceNumber VehicleConnection::device()
{
    if (!m_device)
        m_device = m_log.addDevice({.name = "vehicle",
                                    .kind = log::StreamKind::Mavlink,
                                    .link = m_news.url,
                                    .simulated = m_news.simulated});
    return *m_device;
}

void VehicleConnection::handle(const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust)
{
    m_stray.framed(frame.streamOffset(), frame.bytes().size());
    m_sense.messageCame(at);
    m_sight.count(trust, m_news);
    if (!mavlink::isTrusted(trust)) {
        // Refused frames are only recorded; the log, from which everything is displayed, does not
        // contain them.
        m_log.refused(device(), frame.bytes(), at);
        return;
    }
    m_log.received(device(), frame, at);
    m_exchanges.heard(frame);
    // The heartbeat is evaluated after this call, so its effect is published soon afterwards.
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
    m_exchanges.command(command);
}

void VehicleConnection::linkChanged()
{
    m_taken.update(*m_link);
    // Before the first byte there is no recording for this event.
    const bool isOpen = m_link->isOpen();
    if (std::exchange(m_wasOpen, isOpen) != isOpen && m_device && !m_leaving)
        note(m_clock.now(), isOpen ? Level::Info : Level::Warning, "link", isOpen ? "open" : "down",
             isOpen                     ? "The link is open again."
             : m_link->reason().empty() ? "The link is down."
                                        : m_link->reason());
    publishSoon();
}

void VehicleConnection::tick()
{
    m_ticking.after(vehicleTickInterval, [this] { tick(); });
    m_stray.looked(m_vehicle->parser().waitingBytes());
    const base::Instant now = m_clock.now();
    m_taken.update(*m_link);
    if (auto each = m_device ? m_rejectedPeers.update(*m_link, now) : std::nullopt)
        m_log.happened(*m_device, std::move(*each));
    m_sight.measurePace(*m_vehicle, now, m_news);
    publishSoon();
}

void VehicleConnection::publishSoon()
{
    if (m_leaving || m_publishing.isSet())
        return;
    m_publishing.at(std::max(m_clock.now(), m_published + vehiclePublishInterval),
                    [this] { publish(); });
}

void VehicleConnection::publish()
{
    m_published = m_clock.now();
    m_news.link = m_link->state();
    static_cast<void>(m_sense.update(*m_link, m_published));
    m_news.signs = m_sense.signs();
    m_news.reason = m_link->reason();
    m_news.unplugged = m_link->isUnplugged();
    m_news.portTaken = m_link->isTaken();
    m_news.portHolder = m_taken.holder();
    m_news.strangers = m_link->counters().strangers;
    m_news.slowPort = m_latency.update(*m_link, m_clock.now());
    // Unreadable data that has stopped says nothing about the present.
    m_news.unreadable = m_news.signs.bytes == LinkEvidence::Heard::Lately &&
                        m_vehicle->statistics().components().empty() &&
                        m_vehicle->parser().skippedBytes() > surelyFrames;
    if (m_device) {
        m_news.stream = m_log.streamOf(*m_device);
        m_news.sentStream = m_log.sentStreamOf(*m_device);
    }
    m_sight.report(*m_vehicle, m_published, m_news);
    m_reports.news(m_news);
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
    if (auto last = m_device ? m_rejectedPeers.last(*m_link, m_clock.now()) : std::nullopt)
        m_log.happened(*m_device, std::move(*last));
    m_goodbye.after({}, std::move(done));
}

void VehicleLinkStatus::measurePace(device::VehicleLink& link, base::Instant now,
                                    VehicleStatus& news)
{
    const auto system = link.vehicle().system();
    const bool heard = link.vehicle().contact(now) == Contact::Heard;
    if (std::exchange(m_paceOf, system) != system || !heard)
        m_pace.reset();
    RateMonitor::Figures figures;
    if (heard) {
        RateMonitor::Counts all;
        for (const auto& [address, counts] : link.statistics().components()) {
            if (address.system != system)
                continue;
            all.received += counts.received;
            all.lost += counts.lost;
        }
        figures = m_pace.measureMessages(now, all);
    }
    news.rateHz = figures.rateHz;
    news.lossPercent = figures.lossPercent;
    news.lossy = figures.isPoor;
}

void VehicleLinkStatus::count(mavlink::Trust trust, VehicleStatus& news) const
{
    using mavlink::Trust;
    switch (trust) {
    case Trust::Unverified:
        ++news.unverified;
        return;
    case Trust::Verified:
        ++news.signatures.verified;
        return;
    case Trust::Missing:
        ++news.signatures.missing;
        return;
    case Trust::Wrong:
        ++news.signatures.wrong;
        return;
    case Trust::Repeated:
    case Trust::Old:
        ++news.signatures.repeated;
        return;
    case Trust::Unsigned:
    case Trust::Radio:
        break;
    }
}

void VehicleLinkStatus::report(device::VehicleLink& link, base::Instant now,
                               VehicleStatus& news) const
{
    const mavlink::VehicleState& state = link.vehicle();
    news.own = link.settings().own;
    news.signatures.hasKey = link.settings().key.has_value();
    news.signatures.lastSigned = link.lastSigned();
    news.contact = state.contact(now);
    news.lastHeartbeat = state.lastHeartbeat();
    news.system = state.system();
    news.autopilots.clear();
    for (const auto& [system, heartbeat] : state.autopilots())
        news.autopilots[system] = mavlink::autopilotName(heartbeat);
    news.otherSystems.clear();
    for (const auto& [address, counts] : link.statistics().components()) {
        const std::uint8_t system = address.system;
        const bool isNew = news.otherSystems.empty() || news.otherSystems.back() != system;
        if (system != news.system && system != news.own.system && isNew)
            news.otherSystems.push_back(system);
    }
    news.onlyHeartbeats = state.onlyHeartbeats(now);
    news.roundTrip.reset();
    if (!news.system)
        return;
    const mavlink::Address autopilot{*news.system, mavlink::VehicleState::autopilotComponent};
    for (const auto* all : {&link.timesync().statistics(), &link.ping().statistics()}) {
        const auto its = all->find(autopilot);
        const auto summary = its != all->end() ? its->second.roundTrips.summary() : std::nullopt;
        if (summary && !news.roundTrip)
            news.roundTrip = summary->median;
    }
}

} // namespace leadline::app
