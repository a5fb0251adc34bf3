// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/SonarConnection.h"

#include "log/PingShape.h"
#include "ping/Common.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using device::Probe;

constexpr base::Duration ticksEvery = 250ms;
/// What changes with each ping is told no more often.
constexpr base::Duration publishesEvery = 40ms;
constexpr base::Duration betweenProbes = 500ms;
/// Bytes that nobody's frame claims are recorded after that.
constexpr base::Duration heldAtMost = 1s;
constexpr std::size_t mostHeldBytes = 65536;
constexpr std::uint8_t everyone = 255;

std::string nameFor(ping::Family family)
{
    const std::string_view name = ping::nameOf(family);
    return name.empty() ? "sonar" : std::string(name);
}

} // namespace

SonarConnection::SonarConnection(ConnectionPlan plan, LiveLog& log, base::Clock& clock,
                                 link::PeerMaker makePeer, Reports reports)
    : m_plan(std::move(plan)),
      m_log(log),
      m_clock(clock),
      m_makePeer(std::move(makePeer)),
      m_reports(std::move(reports)),
      m_listing(clock),
      m_stray(newStray()),
      m_publishing(clock),
      m_ticking(clock),
      m_pause(clock)
{
}

SonarConnection::~SonarConnection()
{
    if (m_link)
        QObject::disconnect(m_link.get(), nullptr, &m_context, nullptr);
    m_stray.looked(0);
    if (m_strayHeldSince && !m_linkDevice)
        giveHeldTo(makeDevice(ping::Family::Unknown, 0));
    for (const LiveLog::DeviceNumber device : m_devices)
        m_log.removeDevice(device);
}

StrayBytes SonarConnection::newStray()
{
    return StrayBytes([this](base::ByteSpan bytes, base::Instant at) {
        keep({Held::What::Stray, at, {bytes.begin(), bytes.end()}});
    });
}

ping::Family SonarConnection::familySaid() const
{
    if (m_plan.url.device == link::Device::Ping1D)
        return ping::Family::Ping1D;
    return m_plan.url.device == link::Device::Ping360 ? ping::Family::Ping360
                                                      : ping::Family::Unknown;
}

base::Status SonarConnection::open()
{
    if (m_plan.url.protocol() == link::Protocol::Mavlink)
        return base::Error{m_plan.url.toString() +
                           " is a vehicle's link, and no sonar's: ?device=ping1d or "
                           "?device=ping360 behind it says otherwise."};
    if (auto made = link::makeLink(m_plan.url, m_clock, m_makePeer); !made)
        return made.error();
    tick();
    if (m_plan.url.kind == link::LinkUrl::Kind::Serial && m_plan.unit.empty())
        learnUnit();
    else
        begin();
    return base::done();
}

/// A sonar behind a USB adapter is known by the adapter's serial number.
void SonarConnection::learnUnit()
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
    } else if (familySaid() != ping::Family::Unknown) {
        connectAt(m_plan.url);
        addSlot(familySaid(), {});
    } else {
        probe(Probe::Manner::CheckAgain);
    }
    publishSoon();
}

void SonarConnection::probe(Probe::Manner manner)
{
    auto made = link::makeLink(m_plan.url, m_clock, m_makePeer);
    if (!made) // it was made before
        return;
    link::Link& link = **made;
    watch(link);
    m_probe = std::make_unique<Probe>(std::move(*made), m_clock, manner);
    listenTo(link, m_probe->frames());
    m_probe->start([this](const device::ProbeResult& result) {
        m_pause.after({}, [this, result] { probed(result); });
    });
}

void SonarConnection::probed(const device::ProbeResult& result)
{
    m_stray.looked(0);
    m_probe.reset();
    m_probedBytes += result.bytes;
    std::vector<device::FoundDevice> sonars = result.devices;
    std::erase_if(sonars, [](const device::FoundDevice& each) {
        return each.identity.family == ping::Family::Unknown;
    });
    m_stranger.reset();
    if (sonars.empty()) {
        if (!result.devices.empty())
            m_stranger = result.devices.front().identity;
        m_probeReason = !result.reason.empty()
                            ? result.reason
                            : "Nobody answers on this link: check power and cable of the sonar.";
        publishSoon();
        // Whoever scans there was stopped once, on Connect; not again and again.
        m_pause.after(betweenProbes, [this] { probe(Probe::Manner::Search); });
        return;
    }
    link::LinkUrl url = m_plan.url;
    const std::uint32_t rate = sonars.front().baudRate;
    if (url.kind == link::LinkUrl::Kind::Serial && rate != link::defaultBaudRate)
        url.baudRate = rate;
    connectAt(url);
    const bool several = sonars.size() > 1;
    for (const device::FoundDevice& sonar : sonars)
        addSlot(sonar.identity.family,
                several ? std::optional(sonar.identity.deviceId) : std::nullopt);
}

void SonarConnection::connectAt(const link::LinkUrl& url)
{
    auto made = link::makeLink(url, m_clock, m_makePeer);
    if (!made) // it was made before
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

/// Before anybody looks for frames in what comes.
void SonarConnection::watch(link::Link& link)
{
    m_stray = newStray();
    QObject::connect(
        &link, &link::Link::received, &m_context,
        [this](base::ByteSpan bytes, base::Instant at) { m_stray.arrived(bytes, at); });
}

/// Before drivers do: what they answer is sent after what they heard.
void SonarConnection::listenTo(link::Link& link, device::FrameLink& frames)
{
    QObject::connect(&frames, &device::FrameLink::received, &m_context,
                     [this](const ping::Frame& frame, base::Instant at) { hear(frame, at); });
    QObject::connect(&frames, &device::FrameLink::sent, &m_context,
                     [this](base::ByteSpan frame, base::Instant at) {
                         keep({Held::What::Sent, at, {frame.begin(), frame.end()}});
                     });
    QObject::connect(&link, &link::Link::received, &m_context,
                     [this, its = &frames](base::ByteSpan, base::Instant) {
                         m_stray.looked(its->waitingBytes());
                     });
}

void SonarConnection::addSlot(ping::Family family, std::optional<std::uint8_t> address)
{
    const auto known = address ? m_plan.starts.find(*address) : m_plan.starts.end();
    DrivenSonar::Start start = known != m_plan.starts.end() ? known->second : m_plan.start;
    // As long as it is not known which of them it is, none of them is made to scan.
    if (!address)
        for (const auto& [id, its] : m_plan.starts)
            start.driver.standby = start.driver.standby || its.driver.standby;
    start.driver.address = address;
    auto sonar = DrivenSonar::make(family, *m_queue, m_clock, start);
    if (!sonar)
        return;
    m_slots.push_back(std::make_unique<SonarSlot>(
        std::move(sonar), address, m_log, m_clock,
        SonarSlot::Calls{.changed = [this] { publishSoon(); },
                         .say = [this](const std::string& sentence) { say(sentence); },
                         .secondDevice =
                             [this](std::uint8_t id) {
                                 // Not from within the driver's own signal.
                                 m_pause.after({}, [this, id] { meetSecond(id); });
                             }}));
    if (const auto heard = address ? m_others.find(*address) : m_others.end();
        heard != m_others.end())
        m_slots.back()->setDevice(heard->second);
    m_slots.back()->start();
}

void SonarConnection::meetSecond(std::uint8_t id)
{
    m_talk = std::make_unique<device::DeviceTalk>(*m_queue, id);
    m_talk->get<ping::common::DeviceInformation>([this, id](const device::Outcome& outcome) {
        if (!outcome.answered() || m_leaving)
            return;
        const auto who =
            ping::decodePayload<ping::common::DeviceInformation>(outcome.frame->payload);
        const device::Identity identity = device::identityOf(*who, id);
        if (identity.family != ping::Family::Unknown)
            addSlot(identity.family, id);
        publishSoon();
    });
}

SonarSlot* SonarConnection::slotOf(std::uint8_t id) const
{
    for (const auto& slot : m_slots)
        if (slot->deviceId() == id)
            return slot.get();
    const bool onlyOne = m_slots.size() == 1 && !m_slots.front()->deviceId();
    return onlyOne ? m_slots.front().get() : nullptr;
}

LiveLog::DeviceNumber SonarConnection::makeDevice(ping::Family family, std::uint8_t id)
{
    const bool taken =
        std::ranges::any_of(m_slots, [&](const auto& slot) { return slot->device().has_value(); });
    const bool byUnit = !m_plan.unit.empty() && !taken;
    const LiveLog::DeviceNumber device = m_log.addDevice(
        {.name = nameFor(family) + '-' + (byUnit ? m_plan.unit : std::to_string(id)),
         .kind = log::StreamKind::Other,
         .id = id,
         .link = m_plan.url.toString(),
         .simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim});
    m_devices.push_back(device);
    return device;
}

std::optional<LiveLog::DeviceNumber> SonarConnection::deviceOf(const ping::Frame& frame)
{
    if (m_slots.size() == 1 && !m_slots.front()->deviceId() && !m_waitedEnough)
        return std::nullopt; // it may be another one's
    SonarSlot* slot = slotOf(frame.source);
    if (slot != nullptr) {
        if (!slot->device())
            slot->setDevice(makeDevice(slot->family(), frame.source));
        return slot->device();
    }
    if (m_slots.size() == 1) {
        const auto [other, isNew] = m_others.try_emplace(frame.source);
        if (isNew)
            other->second = makeDevice(ping::Family::Unknown, frame.source);
        return other->second;
    }
    if (!m_slots.empty() && !m_linkDevice)
        return std::nullopt; // of two, neither has said yet who he is
    if (!m_linkDevice)
        m_linkDevice = makeDevice(familySaid(), frame.source);
    return m_linkDevice;
}

void SonarConnection::guessKind(LiveLog::DeviceNumber device, const ping::Frame& frame)
{
    if (!m_plan.listenOnly || !m_kindIsOpen)
        return;
    std::optional<log::StreamKind> kind = log::kindByShape(frame);
    if (familySaid() != ping::Family::Unknown)
        kind = familySaid() == ping::Family::Ping1D ? log::StreamKind::Ping1D
                                                    : log::StreamKind::Ping360;
    if (!kind)
        return;
    m_kindIsOpen = false;
    m_log.setKind(device, *kind);
}

void SonarConnection::hear(const ping::Frame& frame, base::Instant at)
{
    m_stray.framed(frame.streamOffset, frame.bytes.size());
    const bool isProbing = m_probe != nullptr;
    const auto device = frame.source == everyone || isProbing ? std::nullopt : deviceOf(frame);
    if (!device) {
        keep({Held::What::Frame, at, {frame.bytes.begin(), frame.bytes.end()}});
        return;
    }
    giveHeldTo(*device);
    guessKind(*device, frame);
    m_log.received(*device, frame, at);
}

/// Whose is what is in no frame, or goes out.
std::optional<LiveLog::DeviceNumber> SonarConnection::deviceOf(const Held& held) const
{
    if (held.what == Held::What::Sent && m_slots.size() > 1)
        if (const SonarSlot* slot = slotOf(ping::viewFrame(held.bytes).destination);
            slot != nullptr && slot->device())
            return slot->device();
    for (const auto& slot : m_slots)
        if (slot->device())
            return slot->device();
    return m_linkDevice;
}

/// Goes to whose it is, or waits until somebody is there.
void SonarConnection::keep(Held held)
{
    const auto device = held.what == Held::What::Frame || m_probe ? std::nullopt : deviceOf(held);
    m_heldBytes += held.bytes.size();
    if (held.what != Held::What::Sent && !m_strayHeldSince)
        m_strayHeldSince = held.at;
    m_held.push_back(std::move(held));
    if (device) {
        giveHeldTo(*device);
        return;
    }
    // Requests that nobody answers are no recording.
    while (m_heldBytes > mostHeldBytes && m_held.front().what == Held::What::Sent) {
        m_heldBytes -= m_held.front().bytes.size();
        m_held.pop_front();
    }
}

/// Whose is what waited in vain for somebody to say who he is.
LiveLog::DeviceNumber SonarConnection::deviceOfHeld()
{
    for (const Held& held : m_held) {
        if (held.what != Held::What::Frame || m_slots.empty())
            continue;
        const ping::Frame frame = ping::viewFrame(held.bytes);
        if (const auto device = frame.source != everyone ? deviceOf(frame) : std::nullopt)
            return *device;
    }
    if (!m_linkDevice)
        m_linkDevice = makeDevice(familySaid(), 0);
    return *m_linkDevice;
}

void SonarConnection::giveHeldTo(LiveLog::DeviceNumber device)
{
    for (const Held& held : std::exchange(m_held, {})) {
        switch (held.what) {
        case Held::What::Frame: {
            const ping::Frame frame = ping::viewFrame(held.bytes);
            const bool isSomeones = !m_slots.empty() && frame.source != everyone;
            const auto its = isSomeones ? deviceOf(frame) : std::nullopt;
            m_log.received(its.value_or(device), frame, held.at);
            break;
        }
        case Held::What::Stray:
            m_log.strayed(device, held.bytes, held.at);
            break;
        case Held::What::Sent:
            m_log.sent(device, held.bytes, held.at);
            break;
        }
    }
    m_heldBytes = 0;
    m_strayHeldSince.reset();
}

void SonarConnection::tick()
{
    m_ticking.after(ticksEvery, [this] { tick(); });
    if (m_frames)
        m_stray.looked(m_frames->waitingBytes());
    const base::Instant now = m_clock.now();
    if (m_strayHeldSince && now - *m_strayHeldSince > heldAtMost) {
        m_waitedEnough = true;
        giveHeldTo(deviceOfHeld());
    }
    if (auto note = m_link && !m_devices.empty() ? m_strangers.look(*m_link, now) : std::nullopt)
        m_log.happened(m_devices.front(), std::move(*note));
    for (const auto& slot : m_slots)
        slot->tick();
}

void SonarConnection::publishSoon()
{
    if (m_leaving || m_publishing.isSet())
        return;
    m_publishing.at(std::max(m_clock.now(), m_published + publishesEvery), [this] { publish(); });
}

void SonarConnection::publish()
{
    m_published = m_clock.now();
    SonarNews news;
    news.url = m_plan.url.toString();
    news.simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim;
    if (m_link) {
        news.link = m_link->state();
        news.unplugged = m_link->isUnplugged();
        news.strangers = m_link->counters().strangers;
        news.slowPort = m_latency.look(*m_link, m_clock.now());
    }
    if (m_slots.empty()) {
        news.family = familySaid();
        news.driver =
            m_stranger ? device::DriverState::WrongDevice : device::DriverState::Contacting;
        news.reason = m_stranger ? "A " + device::familyName(m_stranger->family) +
                                       " answers here: Leadline does not know it."
                                 : m_probeReason;
        m_reports.news(0, news);
    }
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        SonarNews each = news;
        m_slots[i]->tell(each);
        m_reports.news(static_cast<int>(i), each);
    }
}

void SonarConnection::say(const std::string& sentence) const
{
    m_reports.happened(sentence);
}

void SonarConnection::command(int sonar, const SonarCommand& command, std::uint64_t number)
{
    const auto at = static_cast<std::size_t>(sonar);
    if (at < m_slots.size()) {
        m_slots[at]->obey(command, number);
        return;
    }
    // Nobody is there yet: he finds what he is to be.
    if (const auto* standby = std::get_if<SetStandby>(&command))
        m_plan.start.driver.standby = standby->standby;
    else if (const auto* mount = std::get_if<SetMount>(&command))
        m_plan.start.mount = mount->mount;
    else if (const auto* wish = std::get_if<SetSetting>(&command);
             wish != nullptr && wish->setting == SonarSetting::SoundSpeed &&
             base::plausibleSoundSpeed(wish->value))
        m_plan.start.soundSpeed = wish->value;
}

void SonarConnection::lowerLatency()
{
    if (const std::string said = m_link ? m_latency.lower(*m_link) : ""; !said.empty())
        say(said);
    publishSoon();
}

void SonarConnection::leave(std::function<void()> done)
{
    if (std::exchange(m_leaving, true))
        return;
    m_publishing.stop();
    m_ticking.stop();
    m_pause.stop();
    m_listing.stop();
    m_probe.reset();
    if (m_talk)
        m_talk->drop();
    m_awaited = static_cast<int>(m_slots.size());
    if (m_awaited == 0) {
        m_pause.after({}, std::move(done));
        return;
    }
    for (const auto& slot : m_slots)
        slot->driver().leave([this, done] {
            if (--m_awaited == 0)
                m_pause.after({}, done);
        });
}

} // namespace leadline::app
