// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/VehicleLink.h"

namespace leadline::device {

namespace {

using mavlink::Address;

/// Heartbeat of a ground station that does not steer: type GCS, autopilot invalid, state active.
constexpr mavlink::Heartbeat ownHeartbeat{
    0, mavlink::Heartbeat::groundStation, mavlink::Heartbeat::noAutopilot, 0, 4, 3};
constexpr base::Duration heartbeatInterval = std::chrono::seconds(1);
/// Transfer time of the longest frame at 9600 baud.
constexpr base::Duration longestMavlinkFrame = std::chrono::milliseconds(310);
/// System id that ground stations use by convention.
constexpr std::uint8_t groundStation = 255;

} // namespace

VehicleLink::VehicleLink(link::Link& link, base::Clock& clock, const Settings& settings,
                         QObject* parent)
    : QObject(parent),
      m_link(link),
      m_clock(clock),
      m_settings(settings),
      m_writer(newWriter()),
      m_signatures(settings.key ? mavlink::SignatureChecker(*settings.key)
                                : mavlink::SignatureChecker()),
      m_ping(clock, {.own = settings.own},
             {.send = [this](const mavlink::PingStamps& stamps) { send(stamps.message()); },
              .replied = [this](const auto& reply) { emit pingReplied(reply); }}),
      m_timesync(clock, {.own = settings.own, .link = settings.number},
                 {.send = [this](const mavlink::TimesyncStamps& stamps) { send(stamps.message()); },
                  .replied = [this](const auto& reply) { emit timesyncReplied(reply); },
                  .foundVersion1 = [this](Address component) { emit version1Found(component); }}),
      m_heartbeat(clock),
      m_frames(clock, longestMavlinkFrame,
               [this](const mavlink::Frame& frame, base::Instant at) { take(frame, at); })
{
    connect(&link, &link::Link::received, this,
            [this](base::ByteSpan bytes, base::Instant at) { m_frames.take(bytes, at); });
    connect(&link, &link::Link::stateChanged, this, &VehicleLink::linkChanged);
    linkChanged();
}

std::optional<mavlink::Signer> VehicleLink::newSigner() const
{
    return m_settings.key ? std::optional(mavlink::Signer(*m_settings.key, m_settings.number,
                                                          m_settings.lastSigned))
                          : std::nullopt;
}

mavlink::FrameWriter VehicleLink::newWriter() const
{
    mavlink::FrameWriter writer(m_settings.own);
    writer.setSigner(newSigner());
    return writer;
}

void VehicleLink::setKey(const std::optional<mavlink::SigningKey>& key,
                         mavlink::SigningTime lastSigned)
{
    m_settings.key = key;
    m_settings.lastSigned = lastSigned;
    m_writer.setSigner(newSigner());
    m_signatures = key ? mavlink::SignatureChecker(*key) : mavlink::SignatureChecker();
}

mavlink::SigningTime VehicleLink::lastSigned() const
{
    return m_writer.signer() ? m_writer.signer()->lastTime() : m_settings.lastSigned;
}

bool VehicleLink::sendFrame(base::ByteSpan frame)
{
    if (m_settings.listenOnly || !m_link.send(frame))
        return false;
    emit sent(frame, m_clock.now());
    return true;
}

void VehicleLink::linkChanged()
{
    if (!m_link.isOpen())
        m_heartbeat.stop();
    else if (!m_heartbeat.isSet())
        sendHeartbeat();
}

void VehicleLink::sendHeartbeat()
{
    m_heartbeat.after(heartbeatInterval, [this] { sendHeartbeat(); });
    send(ownHeartbeat);
    for (const auto& text : m_texts.overdue(m_clock.now()))
        emit statusTextReceived(text, m_clock.now());
}

void VehicleLink::choose(std::optional<std::uint8_t> system)
{
    m_vehicle.choose(system);
    requestTimesync();
}

void VehicleLink::setOwn(Address own)
{
    m_settings.lastSigned = lastSigned();
    m_settings.own = own;
    m_writer = newWriter();
    m_ping.setOwn(own);
    updateTimesyncSettings();
    m_ownAddressConflict = false;
}

void VehicleLink::setAnswersTimesync(bool answers)
{
    m_answersTimesync = answers;
    updateTimesyncSettings();
}

void VehicleLink::setStrictVersion2(bool strict)
{
    m_strictVersion2 = strict;
    updateTimesyncSettings();
}

void VehicleLink::updateTimesyncSettings()
{
    m_timesync.set({.own = m_settings.own,
                    .link = m_settings.number,
                    .answers = m_answersTimesync,
                    .strictVersion2 = m_strictVersion2});
}

void VehicleLink::setTimesyncInterval(std::optional<base::Duration> interval)
{
    m_timesyncInterval = interval;
    m_timesync.stream({});
    m_asked.reset();
    requestTimesync();
}

void VehicleLink::setTimesyncTarget(std::optional<Address> target)
{
    m_timesyncTarget = target;
    requestTimesync();
}

void VehicleLink::requestTimesync()
{
    std::optional<Address> target = m_timesyncInterval ? m_timesyncTarget : std::nullopt;
    if (!target && m_timesyncInterval && m_vehicle.system())
        target = Address{*m_vehicle.system(), mavlink::VehicleState::autopilotComponent};
    if (target == m_asked)
        return;
    m_asked = target;
    std::vector<Address> targets;
    if (target)
        targets.push_back(*target);
    m_timesync.stream(std::move(targets),
                      m_timesyncInterval.value_or(mavlink::TimesyncExchange::usualInterval));
}

void VehicleLink::take(const mavlink::Frame& frame, base::Instant at)
{
    const auto trust = m_signatures.check(frame, mavlink::signingTime(m_settings.utc()));
    const bool trusted = mavlink::isTrusted(trust);
    // Messages that are refused must not count: a forged boot time would look like a reboot.
    if (trusted)
        count(frame, at);
    emit received(frame, at, trust);
    if (trusted)
        dispatch(frame, at);
}

void VehicleLink::count(const mavlink::Frame& frame, base::Instant at)
{
    const Address sender = frame.sender();
    if (!m_statistics.add(frame, at.sinceZero).rebooted)
        return;
    m_timesync.rebooted(sender);
    emit rebooted(sender, at);
}

void VehicleLink::dispatch(const mavlink::Frame& frame, base::Instant at)
{
    const Address sender = frame.sender();
    if (sender == m_settings.own && !m_ownAddressConflict) {
        m_ownAddressConflict = true;
        emit ownAddressConflict(freeAddress());
    }
    m_timesync.heard(sender.system);
    if (const auto sync = mavlink::decodeAs<mavlink::Timesync>(frame))
        m_timesync.received(mavlink::TimesyncStamps::of(*sync), sender, at);
    else if (const auto ping = mavlink::decodeAs<mavlink::Ping>(frame))
        m_ping.received(mavlink::PingStamps::of(*ping), sender, at);
    else if (const auto text = mavlink::decodeAs<mavlink::StatusText>(frame)) {
        if (const auto whole = m_texts.add(sender, *text, at))
            emit statusTextReceived(*whole, at);
    }
    m_vehicle.handle(frame, at);
    requestTimesync();
}

Address VehicleLink::freeAddress() const
{
    std::set<std::uint8_t> used{0, groundStation};
    for (const auto& [address, counts] : m_statistics.components())
        used.insert(address.system);
    for (std::uint8_t system = groundStation - 1; system > 0; --system)
        if (!used.contains(system))
            return {system, m_settings.own.component};
    return m_settings.own;
}

} // namespace leadline::device
