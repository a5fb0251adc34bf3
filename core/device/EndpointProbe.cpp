// SPDX-License-Identifier: GPL-3.0-or-later
#include "EndpointProbe.h"

#include "Remedies.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
using link::LinkUrl;
using Origin = SearchEndpoint::Origin;
using State = SearchEndpoint::State;

constexpr base::Duration answeringInterval = 5s;
constexpr base::Duration silentInterval = 2s;
/// Serial ports are probed less often: no other program can open one meanwhile, and any other
/// device on it receives the questions.
constexpr base::Duration answeringSerialInterval = 10s;
constexpr base::Duration silentSerialInterval = 3s;
constexpr base::Duration maxSilentSerialInterval = 60s;
/// A device counts as gone only after two unanswered probes, since one answer may be lost.
constexpr int silentProbesToGo = 2;

Diagnosis aVehicles(const LinkUrl& url)
{
    Diagnosis waits{
        .title = base::Message("Vehicle not contacted yet"),
        .text = base::Message(
            "On connection Leadline sends a heartbeat every second and requests time sync.")};
    if (url.kind == LinkUrl::Kind::UdpIn && (url.port == 14550 || url.port == 14551))
        waits.text =
            waits.text + base::Message("The ground station needs this port. While Leadline uses "
                                       "it, the ground station receives nothing.");
    return waits;
}

/// For a sonar whose discovery answer gives an address that no network of this computer contains.
Diagnosis notOnLocalNetwork(const LinkUrl& url, const std::vector<link::Ipv4Network>& networks)
{
    return {.problem = Problem::NoNetwork,
            .title = base::Message("A sonar reports the address %1", url.place),
            .text = base::Message("This computer is %1, in a different network.",
                                  ownAddresses(networks)) +
                    base::Message("Nothing is sent there.") +
                    base::Message(
                        "Give the sonar an address of this network, or ask there with Look here.")};
}

} // namespace

EndpointProbe::EndpointProbe(SearchEndpoint place, base::Clock& clock, const SearchTools& tools,
                             const SearchOptions& options, Changed changed)
    : m_clock(clock),
      m_tools(tools),
      m_options(options),
      m_changed(std::move(changed)),
      m_place(std::move(place)),
      m_url(m_place.url),
      m_inspection(clock, tools.worker),
      m_next(clock)
{
}

void EndpointProbe::stop()
{
    m_next.stop();
    m_inspection.cancel();
    m_probe.reset();
}

void EndpointProbe::scanPort()
{
    stop();
    m_silentProbes = 0;
    m_place.origin = Origin::Named;
    m_place.state = State::Probing;
    m_place.inUse = false;
    update();
}

void EndpointProbe::release()
{
    stop();
    skipInUse();
}

bool EndpointProbe::isInUse() const
{
    return m_options.inUse && m_options.inUse(m_url);
}

/// True if the address is on one of this computer's networks: the address in an answer, which
/// anybody can send, must not lead datagrams out of them.
bool EndpointProbe::isOnLocalNetwork() const
{
    const auto address = link::Ipv4::parse(m_url.place);
    return address && std::ranges::any_of(
                          m_tools.ethernet.listNetworks(), [&](const link::Ipv4Network& network) {
                              return network.contains(*address) && *address != network.first() &&
                                     *address != network.broadcast;
                          });
}

void EndpointProbe::update()
{
    if (isInUse()) {
        skipInUse();
    } else if (m_url.protocol() == link::Protocol::Mavlink) {
        skipProbe(aVehicles(m_url));
    } else if (auto why = waits(); why && m_url.kind != LinkUrl::Kind::Serial) {
        skipProbe(*why);
    } else if (m_place.origin == Origin::Ethernet && !isOnLocalNetwork()) {
        skipProbe(notOnLocalNetwork(m_url, m_tools.ethernet.listNetworks()));
    } else if (m_url.kind == LinkUrl::Kind::Serial || m_url.kind == LinkUrl::Kind::UdpIn) {
        m_inspection.start([inspect = m_tools.inspect, url = m_url] { return inspect(url); },
                           [this](const link::PortFacts& facts) { inspected(facts); });
    } else {
        probe();
    }
}

std::optional<Diagnosis> EndpointProbe::waits() const
{
    if (m_place.origin == Origin::Named)
        return std::nullopt;
    const auto& port = m_place.port;
    return deferredDiagnosis(m_url, port ? port->kind : link::PortKind::Other);
}

void EndpointProbe::inspected(const link::PortFacts& facts)
{
    m_facts = facts;
    if (m_facts->port)
        m_place.port = m_facts->port;
    // The user may have connected the link during the inspection.
    if (isInUse())
        skipInUse();
    else if (const auto why = waits())
        skipProbe(*why);
    else if (!mayProbe(m_url, facts))
        skipProbe(diagnose({.url = m_url, .port = facts}));
    else
        probe();
}

void EndpointProbe::probe()
{
    auto made = link::makeLink(m_url, m_clock, m_tools.makePeer);
    if (!made) {
        skipProbe({.problem = Problem::CannotOpen,
                   .title = base::Message("%1 cannot be opened", m_url.toString()),
                   .text = made.error().message});
        return;
    }
    m_probe = std::make_unique<Probe>(std::move(*made), m_clock, Probe::Mode::Search);
    m_probe->start([this](const ProbeResult& result) { probed(result); });
}

void EndpointProbe::probed(const ProbeResult& result)
{
    m_probe.reset();
    const bool answers = !result.devices.empty();
    m_silentProbes = answers ? 0 : m_silentProbes + 1;
    if (!answers && m_place.state == State::Answering && m_silentProbes < silentProbesToGo) {
        scheduleUpdate();
        return;
    }
    m_place.state = answers ? State::Answering : State::Silent;
    m_place.inUse = false;
    m_place.devices = result.devices;
    m_place.url = m_url;
    if (answers && m_url.kind == LinkUrl::Kind::Serial &&
        result.devices.front().baudRate != link::defaultBaudRate)
        m_place.url.baudRate = result.devices.front().baudRate;
    m_place.diagnosis = diagnose({.url = m_url,
                                  .port = m_facts,
                                  .networks = m_url.isNetwork() ? m_tools.ethernet.listNetworks()
                                                                : std::vector<link::Ipv4Network>{},
                                  .probe = result});
    scheduleUpdate();
    m_changed(m_place);
}

void EndpointProbe::skipProbe(Diagnosis why)
{
    m_silentProbes = 0;
    m_place.state = State::Skipped;
    m_place.inUse = false;
    m_place.devices.clear();
    m_place.diagnosis = std::move(why);
    scheduleUpdate();
    m_changed(m_place);
}

void EndpointProbe::skipInUse()
{
    m_silentProbes = 0;
    m_place.state = State::Skipped;
    m_place.inUse = true;
    m_place.devices.clear();
    m_place.diagnosis = {.title = base::Message("It is connected"),
                         .text = base::Message("Endpoints in use are not probed.")};
    scheduleUpdate();
    m_changed(m_place);
}

void EndpointProbe::scheduleUpdate()
{
    const bool answers = m_place.state == State::Answering;
    base::Duration pause = answers ? answeringInterval : silentInterval;
    if (m_url.kind == LinkUrl::Kind::Serial)
        pause = answers ? answeringSerialInterval
                        : std::min(silentSerialInterval * (1 << std::min(m_silentProbes, 10)),
                                   maxSilentSerialInterval);
    m_next.after(pause, [this] { update(); });
}

} // namespace leadline::device
