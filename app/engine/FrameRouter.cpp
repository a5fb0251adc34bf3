// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/FrameRouter.h"

#include "log/StreamClassifier.h"
#include "ping/FamilyCandidates.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Bytes that belong to no known device are recorded after this time.
constexpr base::Duration heldAtMost = 1s;
constexpr std::size_t mostHeldBytes = 65536;
constexpr std::uint8_t everyone = 255;

std::string nameFor(ping::Family family)
{
    const std::string_view name = ping::nameOf(family);
    return name.empty() ? "sonar" : std::string(name);
}

} // namespace

FrameRouter::FrameRouter(const ConnectionPlan& plan, LiveLog& log, const Channels& sonars)
    : m_plan(plan),
      m_log(log),
      m_channels(sonars)
{
}

FrameRouter::~FrameRouter()
{
    if (m_strayHeldSince || !m_devices.empty())
        assignHeldTo(m_linkDevice         ? *m_linkDevice
                     : !m_devices.empty() ? m_devices.front()
                                          : makeDevice(ping::Family::Unknown, 0));
    for (const LiveLog::DeviceNumber device : m_devices)
        m_log.removeDevice(device);
}

void FrameRouter::handle(const ping::Frame& frame, base::Instant at)
{
    const auto device = frame.source == everyone || m_isProbing ? std::nullopt : deviceOf(frame);
    if (!device) {
        keep({Held::What::Frame, at, {frame.bytes.begin(), frame.bytes.end()}});
        return;
    }
    assignHeldTo(*device);
    guessKind(*device, frame);
    m_log.received(*device, frame, at);
}

void FrameRouter::stray(base::ByteSpan bytes, base::Instant at)
{
    keep({Held::What::Stray, at, {bytes.begin(), bytes.end()}});
}

void FrameRouter::sent(base::ByteSpan frame, base::Instant at)
{
    keep({Held::What::Sent, at, {frame.begin(), frame.end()}});
}

void FrameRouter::update(base::Instant now)
{
    // Requests are assigned to a device that has replied, even if it is not identified.
    if (m_linkDevice && !m_strayHeldSince && !m_held.empty() &&
        now - m_held.front().at > heldAtMost)
        assignHeldTo(*m_linkDevice);
    if (!m_strayHeldSince || now - *m_strayHeldSince <= heldAtMost)
        return;
    m_waitedEnough = true;
    assignHeldTo(deviceOfHeld());
}

std::optional<LiveLog::DeviceNumber> FrameRouter::first() const
{
    return m_devices.empty() ? std::nullopt : std::optional(m_devices.front());
}

std::optional<LiveLog::DeviceNumber> FrameRouter::other(std::uint8_t id) const
{
    const auto found = m_others.find(id);
    return found != m_others.end() ? std::optional(found->second) : std::nullopt;
}

SonarChannel* FrameRouter::channelOf(std::uint8_t id) const
{
    for (const auto& slot : m_channels)
        if (slot->deviceId() == id)
            return slot.get();
    const bool onlyOne = m_channels.size() == 1 && !m_channels.front()->deviceId();
    return onlyOne ? m_channels.front().get() : nullptr;
}

LiveLog::DeviceNumber FrameRouter::makeDevice(ping::Family family, std::uint8_t id)
{
    const bool taken = std::ranges::any_of(
        m_channels, [&](const auto& slot) { return slot->device().has_value(); });
    const bool byUnit = !m_plan.unit.empty() && !taken;
    const LiveLog::DeviceNumber device = m_log.addDevice(
        {.name = nameFor(family) + '-' + (byUnit ? m_plan.unit : std::to_string(id)),
         .kind = ping::Family::Unknown,
         .id = id,
         .link = m_plan.url.toString(),
         .simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim,
         .serial = m_plan.unit});
    m_devices.push_back(device);
    return device;
}

std::optional<LiveLog::DeviceNumber> FrameRouter::deviceOf(const ping::Frame& frame)
{
    if (m_channels.size() == 1 && !m_channels.front()->deviceId() && !m_waitedEnough)
        return std::nullopt; // The sender is not known yet.
    SonarChannel* slot = channelOf(frame.source);
    if (slot != nullptr) {
        if (const auto other = deviceOfOtherFamily(*slot, frame))
            return other;
        if (!slot->device())
            slot->setDevice(makeDevice(slot->family(), frame.source));
        return slot->device();
    }
    if (m_channels.size() == 1) {
        const auto [other, isNew] = m_others.try_emplace(frame.source);
        if (isNew)
            other->second = makeDevice(ping::Family::Unknown, frame.source);
        return other->second;
    }
    if (!m_channels.empty() && !m_linkDevice)
        return std::nullopt; // Neither sonar is identified yet.
    if (!m_linkDevice)
        m_linkDevice = makeDevice(m_plan.family(), frame.source);
    return m_linkDevice;
}

/// The device of a frame that only another family than that of the sonar with its id sends. It is
/// drawn and recorded, but not driven, because it would hear the requests to the other sonar.
std::optional<LiveLog::DeviceNumber> FrameRouter::deviceOfOtherFamily(SonarChannel& slot,
                                                                      const ping::Frame& frame)
{
    const auto shown = log::kindByShape(frame);
    if (!shown || *shown == slot.family() || *shown == ping::Family::Unknown ||
        log::isSharedShape(frame.messageId) || !slot.driver().identity())
        return std::nullopt;
    const auto [other, isNew] = m_otherFamilies.try_emplace({frame.source, shown->family()});
    if (isNew) {
        other->second = makeDevice(shown->family(), frame.source);
        m_log.setKind(other->second, *shown);
    }
    return other->second;
}

/// The device to which bytes in no frame, or a sent frame, are assigned.
std::optional<LiveLog::DeviceNumber> FrameRouter::deviceOf(const Held& held) const
{
    if (held.what == Held::What::Sent && m_channels.size() > 1)
        if (const SonarChannel* slot = channelOf(ping::viewFrame(held.bytes).destination);
            slot != nullptr && slot->device())
            return slot->device();
    for (const auto& slot : m_channels)
        if (slot->device())
            return slot->device();
    return m_linkDevice;
}

void FrameRouter::guessKind(LiveLog::DeviceNumber device, const ping::Frame& frame)
{
    const bool isUnidentified = m_waitedEnough && m_channels.size() == 1 &&
                                !m_channels.front()->deviceId() &&
                                m_channels.front()->device() == device;
    if (!m_kindIsOpen || !(m_plan.listenOnly || isUnidentified))
        return;
    std::optional<ping::DeviceKind> kind = log::kindByShape(frame);
    if (m_plan.listenOnly && m_plan.family() != ping::Family::Unknown)
        kind = m_plan.family();
    if (isUnidentified && !kind) {
        ping::FamilyCandidates candidates;
        candidates.add(frame);
        if (candidates.contains(m_channels.front()->family()))
            kind = m_channels.front()->family();
    }
    if (!kind)
        return;
    m_kindIsOpen = false;
    m_log.setKind(device, *kind);
}

/// Assigns the data to its device, or holds it until there is one.
void FrameRouter::keep(Held held)
{
    const auto device =
        held.what == Held::What::Frame || m_isProbing ? std::nullopt : deviceOf(held);
    m_heldBytes += held.bytes.size();
    if (held.what != Held::What::Sent && !m_strayHeldSince)
        m_strayHeldSince = held.at;
    m_held.push_back(std::move(held));
    if (device) {
        assignHeldTo(*device);
        return;
    }
    // Unanswered requests are dropped, because they do not make a recording.
    while (m_heldBytes > mostHeldBytes && m_held.front().what == Held::What::Sent) {
        m_heldBytes -= m_held.front().bytes.size();
        m_held.pop_front();
    }
}

/// The device to which data is assigned that was held for too long.
LiveLog::DeviceNumber FrameRouter::deviceOfHeld()
{
    for (const Held& held : m_held) {
        if (held.what != Held::What::Frame || m_channels.empty())
            continue;
        const ping::Frame frame = ping::viewFrame(held.bytes);
        if (const auto device = frame.source != everyone ? deviceOf(frame) : std::nullopt)
            return *device;
    }
    if (!m_linkDevice)
        m_linkDevice = makeDevice(m_plan.family(), 0);
    return *m_linkDevice;
}

void FrameRouter::assignHeldTo(LiveLog::DeviceNumber device)
{
    for (const Held& held : std::exchange(m_held, {})) {
        switch (held.what) {
        case Held::What::Frame: {
            const ping::Frame frame = ping::viewFrame(held.bytes);
            const bool isSomeones = !m_channels.empty() && frame.source != everyone;
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

} // namespace leadline::app
