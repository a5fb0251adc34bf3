// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/SonarConnection.h"

#include "base/Thread.h"
#include "ping/Common.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using device::Probe;

constexpr base::Duration sonarTickInterval = 250ms;
constexpr base::Duration betweenProbes = 500ms;

} // namespace

SonarConnection::SonarConnection(ConnectionPlan plan, LiveLog& log, base::Clock& clock,
                                 link::PeerMaker makePeer, Reports reports)
    : m_plan(std::move(plan)),
      m_log(log),
      m_clock(clock),
      m_makePeer(std::move(makePeer)),
      m_reports(std::move(reports)),
      m_listing(clock, base::runDetached),
      m_taken(clock, [this] { publishSoon(); }),
      m_unframed(newStray()),
      m_devices(m_plan, log, m_channels),
      m_publishing(clock),
      m_ticking(clock),
      m_pause(clock)
{
}

SonarConnection::~SonarConnection()
{
    if (m_link)
        QObject::disconnect(m_link.get(), nullptr, &m_context, nullptr);
    m_unframed.onParsed(0);
}

UnframedBytes SonarConnection::newStray()
{
    return UnframedBytes(
        [this](base::ByteSpan bytes, base::Instant at) { m_devices.stray(bytes, at); });
}

base::Status SonarConnection::open()
{
    if (m_plan.url.protocol() == link::Protocol::Mavlink)
        return base::Error{base::Message("%1 is a vehicle's link, and no sonar's: ?device=ping1d "
                                         "or ?device=ping360 behind it says otherwise.",
                                         m_plan.url.toString())};
    if (auto made = link::makeLink(m_plan.url, m_clock, m_makePeer); !made)
        return made.error();
    tick();
    if (m_plan.url.kind == link::LinkUrl::Kind::Serial && m_plan.unit.empty())
        findUnit();
    else
        begin();
    return base::done();
}

/// A sonar with a USB adapter is recognised by the adapter's serial number.
void SonarConnection::findUnit()
{
    m_listing.start(link::listSerialPorts, [this](const std::vector<link::SerialPort>& ports) {
        for (const link::SerialPort& port : ports)
            if (port.path == m_plan.url.place || port.path == "/dev/" + m_plan.url.place)
                m_plan.unit = port.serialNumber;
        begin();
    });
}

void SonarConnection::begin()
{
    if (m_plan.listenOnly) {
        connectAt(m_plan.url);
    } else if (device::hasDriver(m_plan.family())) {
        connectAt(m_plan.url);
        addChannel(m_plan.family(), {});
    } else {
        probe(Probe::Mode::CheckAgain);
    }
    publishSoon();
}

void SonarConnection::probe(Probe::Mode manner)
{
    auto made = link::makeLink(m_plan.url, m_clock, m_makePeer);
    if (!made) // open() would have failed before.
        return;
    link::Link& link = **made;
    watch(link);
    m_probe = std::make_unique<Probe>(std::move(*made), m_clock, manner);
    m_devices.setProbing(true);
    listenTo(link, m_probe->frames());
    m_probe->start([this](const device::ProbeResult& result) {
        m_pause.after({}, [this, result] { probed(result); });
    });
}

void SonarConnection::probed(const device::ProbeResult& result)
{
    m_unframed.onParsed(0);
    m_probe.reset();
    m_devices.setProbing(false);
    m_probedBytes += result.bytes;
    m_diagnostics.refused(result.networkRefusal, result.reason);
    std::vector<device::FoundDevice> sonars = result.devices;
    std::erase_if(sonars, [](const device::FoundDevice& each) {
        return each.identity.family == ping::Family::Unknown;
    });
    m_stranger.reset();
    if (sonars.empty()) {
        if (!result.devices.empty())
            m_stranger = result.devices.front().identity;
        if (const ping::Family shown = shownFamily(); shown != ping::Family::Unknown) {
            connectAt(urlAt(result.rates.empty() ? 0 : result.rates.back()));
            addChannel(shown, std::nullopt);
            return;
        }
        m_probeReason = !result.reason.empty() ? result.reason
                                               : device::Unidentified{.bytes = result.bytes,
                                                                      .frames = result.frames,
                                                                      .refusal = result.refusal}
                                                     .message();
        publishSoon();
        // A device that scans for another program is stopped once, on Connect, and not by repeated
        // probes.
        m_pause.after(betweenProbes, [this] { probe(Probe::Mode::Search); });
        return;
    }
    connectAt(urlAt(sonars.front().baudRate));
    const bool several = sonars.size() > 1;
    for (const device::FoundDevice& sonar : sonars)
        addChannel(sonar.identity.family,
                   several ? std::optional(sonar.identity.deviceId) : std::nullopt);
}

/// The link's address with the baud rate at which something was received.
link::LinkUrl SonarConnection::urlAt(std::uint32_t baudRate) const
{
    link::LinkUrl url = m_plan.url;
    if (url.kind == link::LinkUrl::Kind::Serial && baudRate != link::defaultBaudRate)
        url.baudRate = baudRate;
    return url;
}

ping::Family SonarConnection::shownFamily() const
{
    const ping::Family shown = m_candidates.shown();
    const bool fits = !m_stranger || device::mayBe(shown, *m_stranger);
    return device::hasDriver(shown) && fits ? shown : ping::Family::Unknown;
}

/// What a device of an unknown type sends can be of no family that has published types.
std::vector<ping::Family> SonarConnection::candidates() const
{
    SonarChannel* const channel = m_channels.empty() ? nullptr : m_channels.front().get();
    const auto& who = channel ? channel->driver().identity() : m_stranger;
    const bool hasSaid = who && ping::familyOfDeviceType(who->deviceType) != ping::Family::Unknown;
    if (m_channels.size() > 1 || hasSaid)
        return {};
    std::vector<ping::Family> all;
    for (const ping::FamilyDescriptor* each : ping::families()) {
        const bool fits =
            m_candidates.families().empty() ? who.has_value() : m_candidates.contains(each->family);
        if (fits && device::hasDriver(each->family) && (!who || device::mayBe(each->family, *who)))
            all.push_back(each->family);
    }
    return all;
}

void SonarConnection::connectAt(const link::LinkUrl& url)
{
    auto made = link::makeLink(url, m_clock, m_makePeer);
    if (!made) // open() would have failed before.
        return;
    m_link = std::move(*made);
    watch(*m_link);
    m_frames = std::make_unique<device::FrameLink>(*m_link, m_clock);
    listenTo(*m_link, *m_frames);
    QObject::connect(m_link.get(), &link::Link::stateChanged, &m_context,
                     [this] { publishSoon(); });
    m_queue = std::make_unique<device::RequestQueue>(*m_frames, m_clock);
    m_link->open();
}

/// To be called before the parser is connected, since bytes must be counted before they are parsed.
void SonarConnection::watch(link::Link& link)
{
    m_unframed = newStray();
    QObject::connect(&link, &link::Link::received, &m_context,
                     [this](base::ByteSpan bytes, base::Instant at) {
                         m_diagnostics.onBytes(at);
                         m_unframed.arrived(bytes, at);
                     });
}

/// To be called before drivers are connected, so that requests are logged after the frames that
/// caused them.
void SonarConnection::listenTo(link::Link& link, device::FrameLink& frames)
{
    QObject::connect(&frames, &device::FrameLink::received, &m_context,
                     [this](const ping::Frame& frame, base::Instant at) {
                         m_hasReceivedMessages = true;
                         m_unframed.framed(frame.streamOffset, frame.bytes.size());
                         m_diagnostics.onMessage(at);
                         m_candidates.add(frame);
                         m_devices.handle(frame, at);
                     });
    QObject::connect(&frames, &device::FrameLink::sent, &m_context,
                     [this](base::ByteSpan frame, base::Instant at) { m_devices.sent(frame, at); });
    QObject::connect(&link, &link::Link::received, &m_context,
                     [this, its = &frames](base::ByteSpan, base::Instant) {
                         m_unframed.onParsed(its->waitingBytes());
                     });
}

void SonarConnection::addChannel(ping::Family family, std::optional<std::uint8_t> address)
{
    const device::DriverStart start = m_plan.startFor(family, address);
    auto driver = device::SonarDriver::make(family, *m_queue, m_clock, start);
    if (!driver)
        return;
    m_channels.push_back(std::make_unique<SonarChannel>(
        std::move(driver), address, m_log, m_clock,
        SonarChannel::Callbacks{.changed = [this] { publishSoon(); },
                                .message = m_reports.happened,
                                .secondDevice =
                                    [this](std::uint8_t id) {
                                        // Deferred because this is called from within a signal of
                                        // the driver.
                                        m_pause.after({}, [this, id] { addSecondSonar(id); });
                                    }}));
    if (const auto heard = address ? m_devices.other(*address) : std::nullopt)
        m_channels.back()->setDevice(*heard);
    m_channels.back()->start();
}

void SonarConnection::addSecondSonar(std::uint8_t id)
{
    m_client = std::make_unique<device::DeviceClient>(*m_queue, id);
    m_client->get<ping::common::DeviceInformation>([this, id](const device::Outcome& outcome) {
        if (!outcome.answered() || m_leaving)
            return;
        const auto who =
            ping::decodePayload<ping::common::DeviceInformation>(outcome.frame->payload);
        const device::Identity identity = device::identityFrom(*who, id);
        if (identity.family != ping::Family::Unknown)
            addChannel(identity.family, id);
        publishSoon();
    });
}

void SonarConnection::tick()
{
    m_ticking.after(sonarTickInterval, [this] { tick(); });
    if (m_frames)
        m_unframed.onParsed(m_frames->waitingBytes());
    const base::Instant now = m_clock.now();
    m_errorRates = m_damage.update(now, m_unframed.counts());
    m_devices.update(now);
    if (m_link) {
        m_taken.update(*m_link);
        if (m_diagnostics.update(*m_link, now))
            publishSoon();
    }
    const auto device = m_devices.first();
    if (auto note = m_link && device ? m_rejectedPeers.update(*m_link, now) : std::nullopt)
        m_log.happened(*device, std::move(*note));
    for (const auto& slot : m_channels)
        slot->tick();
}

SonarChannel* SonarConnection::channel(int sonar)
{
    const auto at = static_cast<std::size_t>(sonar);
    return at < m_channels.size() ? m_channels[at].get() : nullptr;
}

void SonarConnection::lowerLatency()
{
    if (const base::Message said = m_link ? m_latency.lower(*m_link) : base::Message();
        !said.empty())
        m_reports.happened(said);
    publishSoon();
}

/// Reports all datagrams that were dropped, at the end.
void SonarConnection::noteDropped()
{
    const base::Instant now = m_clock.now();
    const auto device = m_devices.first();
    if (auto note = m_link && device ? m_rejectedPeers.last(*m_link, now) : std::nullopt)
        m_log.happened(*device, std::move(*note));
    for (const auto& slot : m_channels)
        if (const auto repeated = slot->driver().counts().repeated; slot->device() && repeated > 0)
            m_log.happened(*slot->device(), repeatedDatagramsEvent(repeated, now));
}

void SonarConnection::leave(std::function<void()> done)
{
    if (std::exchange(m_leaving, true))
        return;
    m_publishing.stop();
    m_ticking.stop();
    m_pause.stop();
    m_listing.cancel();
    m_taken.stop();
    m_probe.reset();
    m_devices.setProbing(false);
    if (m_client)
        m_client->drop();
    noteDropped();
    m_awaited = static_cast<int>(m_channels.size());
    if (m_awaited == 0) {
        m_pause.after({}, std::move(done));
        return;
    }
    for (const auto& slot : m_channels)
        slot->driver().leave([this, done] {
            if (--m_awaited == 0)
                m_pause.after({}, done);
        });
}

// The status that a connection publishes of itself and its sonars.

namespace {

/// Values that change with each ping are published no more often than this.
constexpr base::Duration sonarPublishInterval = 40ms;

} // namespace

void SonarConnection::publishSoon()
{
    if (m_leaving || m_publishing.isSet())
        return;
    m_publishing.at(std::max(m_clock.now(), m_published + sonarPublishInterval),
                    [this] { publish(); });
}

void SonarConnection::publish()
{
    m_published = m_clock.now();
    SonarStatus status;
    status.url = m_plan.url.toString();
    status.unit = m_plan.unit;
    status.simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim;
    if (m_link) {
        static_cast<void>(m_diagnostics.update(*m_link, m_published));
        status.link = m_link->state();
        status.unplugged = m_link->isUnplugged();
        status.rejectedDatagrams = m_link->counters().rejectedDatagrams;
        status.damage = m_errorRates;
        status.slowPort = m_latency.update(*m_link, m_clock.now());
    }
    status.evidence = m_diagnostics.evidence();
    status.portHolder = m_taken.holder();
    status.candidates = candidates();
    if (m_channels.empty()) {
        status.family = m_plan.family();
        status.driver =
            m_stranger ? device::DriverState::WrongDevice : device::DriverState::Contacting;
        status.reason = m_stranger ? base::Message("A %1 answers here: Leadline does not know it.",
                                                   device::familyName(m_stranger->family))
                                   : m_probeReason;
        m_reports.mailbox->post([&](EngineUpdate& all) {
            all.sonars[{m_reports.link, 0}] = std::move(status);
        });
        return;
    }
    for (std::size_t i = 0; i < m_channels.size(); ++i)
        m_channels[i]->publish(status, *m_reports.mailbox, {m_reports.link, static_cast<int>(i)});
}

} // namespace leadline::app
