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
      m_unframed(
          [this](base::ByteSpan bytes, base::Instant at) { m_log.strayed(device(), bytes, at); }),
      m_taken(clock, [this] { publishSoon(); }),
      m_commandHandler(
          clock, m_status,
          {.note =
               [this](Level level, const std::string& name, const std::string& value,
                      const base::Message& message) {
                   note(m_clock.now(), level, name, value, message);
               },
           .happened = [this](const base::Message& message) { m_reports.happened(message); },
           .changed = [this] { publishSoon(); }}),
      m_publishing(clock),
      m_ticking(clock),
      m_closeTimer(clock)
{
    m_status.url = m_plan.url.toString();
    m_status.simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim;
}

VehicleConnection::~VehicleConnection()
{
    if (m_link)
        QObject::disconnect(m_link.get(), nullptr, &m_context, nullptr);
    m_commandHandler.end();
    m_vehicle.reset();
    m_unframed.onParsed(0);
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
                         m_diagnostics.onBytes(at);
                         m_unframed.arrived(bytes, at);
                     });
    m_vehicle = std::make_unique<VehicleLink>(*m_link, m_clock, CommandHandler::settingsOf(m_plan));
    m_commandHandler.begin(*m_vehicle, m_plan);
    QObject::connect(m_vehicle.get(), &VehicleLink::received, &m_context,
                     [this](const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust) {
                         handle(frame, at, trust);
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::sent, &m_context,
                     [this](base::ByteSpan frame, base::Instant at) {
                         if (m_device)
                             m_log.sent(*m_device, frame, at);
                     });
    QObject::connect(m_vehicle.get(), &VehicleLink::statusTextReceived, &m_context,
                     [this](const mavlink::StatusTexts::CompleteText& text, base::Instant at) {
                         note(at, levelOf(text.severity), "statustext",
                              std::to_string(text.severity),
                              base::Message::verbatim(base::lineText(text.text)));
                     });
    QObject::connect(
        m_vehicle.get(), &VehicleLink::rebooted, &m_context,
        [this](mavlink::Address component, base::Instant at) { recordReboot(component, at); });
    QObject::connect(
        m_vehicle.get(), &VehicleLink::version1Found, &m_context,
        [this](mavlink::Address component) {
            note(m_clock.now(), Level::Info, "timesync version", "1",
                 base::Message("Component %1 answers TIMESYNC with version 1, without a target.",
                               nameOf(component)));
        });
    QObject::connect(m_vehicle.get(), &VehicleLink::ownAddressConflict, &m_context,
                     [this](mavlink::Address free) {
                         m_status.freeAddress = free;
                         const std::string own = nameOf(m_vehicle->settings().own);
                         const base::Message text("Another program also uses %1: %2 is free.", own,
                                                  nameOf(free));
                         note(m_clock.now(), Level::Warning, "own ids", own, text);
                         m_reports.happened(text);
                         publishSoon();
                     });
    QObject::connect(m_link.get(), &link::Link::received, &m_context,
                     [this](base::ByteSpan, base::Instant) {
                         m_unframed.onParsed(m_vehicle->parser().waitingBytes());
                     });
    QObject::connect(m_link.get(), &link::Link::stateChanged, &m_context,
                     [this] { linkChanged(); });
}

/// Added to the log with the first byte.
LiveLog::DeviceNumber VehicleConnection::device()
{
    if (!m_device)
        m_device = m_log.addDevice({.name = "vehicle",
                                    .kind = ping::DeviceKind::Vehicle,
                                    .link = m_status.url,
                                    .simulated = m_status.simulated});
    return *m_device;
}

void VehicleConnection::handle(const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust)
{
    m_unframed.framed(frame.streamOffset(), frame.bytes().size());
    m_diagnostics.onMessage(at);
    m_linkStatus.count(trust, m_status);
    if (!mavlink::isTrusted(trust)) {
        // Refused frames are only recorded; the log, from which everything is displayed, does not
        // contain them.
        m_log.refused(device(), frame.bytes(), at);
        return;
    }
    m_log.received(device(), frame, at);
    m_commandHandler.handle(frame);
    // The heartbeat is evaluated after this call, so its effect is published soon afterwards.
    if (frame.messageId() == mavlink::Heartbeat::id && m_status.contact != Contact::Established)
        publishSoon();
}

void VehicleConnection::note(base::Instant at, Level level, const std::string& name,
                             const std::string& value, const base::Message& message)
{
    if (m_device)
        m_log.happened(*m_device, {.at = at,
                                   .level = level,
                                   .device = {},
                                   .kind = "vehicle",
                                   .name = name,
                                   .value = value,
                                   .message = message});
}

void VehicleConnection::recordReboot(mavlink::Address component, base::Instant at)
{
    const std::string name = nameOf(component);
    const bool isTheVehicle = component.system == m_vehicle->vehicle().system() &&
                              component.component == mavlink::VehicleState::autopilotComponent;
    const base::Message text = isTheVehicle ? base::Message("The autopilot restarted.")
                                            : base::Message("Component %1 restarted.", name);
    note(at, Level::Warning, "reboot", name, text);
    if (isTheVehicle)
        m_reports.happened(text);
}

void VehicleConnection::command(const VehicleCommand& command)
{
    m_commandHandler.command(command);
}

void VehicleConnection::linkChanged()
{
    m_taken.update(*m_link);
    // Before the first byte there is no recording for this event.
    const bool isOpen = m_link->isOpen();
    if (std::exchange(m_wasOpen, isOpen) != isOpen && m_device && !m_leaving)
        note(m_clock.now(), isOpen ? Level::Info : Level::Warning, "link", isOpen ? "open" : "down",
             isOpen                     ? base::Message("The link is open again.")
             : m_link->reason().empty() ? base::Message("The link is down.")
                                        : m_link->reason());
    publishSoon();
}

void VehicleConnection::tick()
{
    m_ticking.after(vehicleTickInterval, [this] { tick(); });
    m_unframed.onParsed(m_vehicle->parser().waitingBytes());
    const base::Instant now = m_clock.now();
    m_taken.update(*m_link);
    if (auto each = m_device ? m_rejectedPeers.update(*m_link, now) : std::nullopt)
        m_log.happened(*m_device, std::move(*each));
    m_linkStatus.measureRate(*m_vehicle, now, m_status);
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
    m_status.link = m_link->state();
    static_cast<void>(m_diagnostics.update(*m_link, m_published));
    m_status.evidence = m_diagnostics.evidence();
    m_status.reason = m_link->reason();
    m_status.unplugged = m_link->isUnplugged();
    m_status.portTaken = m_link->isInUse();
    m_status.portHolder = m_taken.holder();
    m_status.rejectedDatagrams = m_link->counters().rejectedDatagrams;
    m_status.slowPort = m_latency.update(*m_link, m_clock.now());
    // Unreadable data that has stopped says nothing about the present.
    m_status.unreadable = m_status.evidence.bytes == LinkEvidence::Received::Recently &&
                          m_vehicle->statistics().components().empty() &&
                          m_vehicle->parser().skippedBytes() > surelyFrames;
    if (m_device) {
        m_status.stream = m_log.streamOf(*m_device);
        m_status.sentStream = m_log.sentStreamOf(*m_device);
    }
    m_linkStatus.report(*m_vehicle, m_published, m_status);
    m_reports.status(m_status);
}

void VehicleConnection::lowerLatency()
{
    if (const base::Message said = m_latency.lower(*m_link); !said.empty())
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
    m_closeTimer.after({}, std::move(done));
}

void VehicleLinkStatus::measureRate(device::VehicleLink& link, base::Instant now,
                                    VehicleStatus& status)
{
    const auto system = link.vehicle().system();
    const bool heard = link.vehicle().contact(now) == Contact::Established;
    if (std::exchange(m_paceOf, system) != system || !heard)
        m_rateMonitor.reset();
    RateMonitor::Figures figures;
    if (heard) {
        RateMonitor::Counts all;
        for (const auto& [address, counts] : link.statistics().components()) {
            if (address.system != system)
                continue;
            all.received += counts.received;
            all.lost += counts.lost;
        }
        figures = m_rateMonitor.measureMessages(now, all);
    }
    status.rateHz = figures.rateHz;
    status.lossPercent = figures.lossPercent;
    status.lossy = figures.isPoor;
}

void VehicleLinkStatus::count(mavlink::Trust trust, VehicleStatus& status) const
{
    using mavlink::Trust;
    switch (trust) {
    case Trust::Unverified:
        ++status.unverified;
        return;
    case Trust::Verified:
        ++status.signatures.verified;
        return;
    case Trust::Missing:
        ++status.signatures.missing;
        return;
    case Trust::Wrong:
        ++status.signatures.wrong;
        return;
    case Trust::Repeated:
    case Trust::Old:
        ++status.signatures.repeated;
        return;
    case Trust::Unsigned:
    case Trust::Radio:
        break;
    }
}

void VehicleLinkStatus::report(device::VehicleLink& link, base::Instant now,
                               VehicleStatus& status) const
{
    const mavlink::VehicleState& state = link.vehicle();
    status.own = link.settings().own;
    status.signatures.hasKey = link.settings().key.has_value();
    status.signatures.lastSigned = link.lastSigned();
    status.contact = state.contact(now);
    status.lastHeartbeat = state.lastHeartbeat();
    status.system = state.system();
    status.autopilots.clear();
    for (const auto& [system, heartbeat] : state.autopilots())
        status.autopilots[system] = mavlink::autopilotName(heartbeat);
    status.otherSystems.clear();
    for (const auto& [address, counts] : link.statistics().components()) {
        const std::uint8_t system = address.system;
        const bool isNew = status.otherSystems.empty() || status.otherSystems.back() != system;
        if (system != status.system && system != status.own.system && isNew)
            status.otherSystems.push_back(system);
    }
    status.onlyHeartbeats = state.onlyHeartbeats(now);
    status.roundTrip.reset();
    if (!status.system)
        return;
    const mavlink::Address autopilot{*status.system, mavlink::VehicleState::autopilotComponent};
    for (const auto* all : {&link.timesync().statistics(), &link.ping().statistics()}) {
        const auto its = all->find(autopilot);
        const auto summary = its != all->end() ? its->second.roundTrips.summary() : std::nullopt;
        if (summary && !status.roundTrip)
            status.roundTrip = summary->median;
    }
}

} // namespace leadline::app
