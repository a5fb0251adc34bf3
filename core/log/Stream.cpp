// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Stream.h"

#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>

namespace leadline::log {

const FrameSeries* SeriesTable::find(const MessageKey& key) const
{
    for (const Series* s = m_newest.load(std::memory_order_acquire); s; s = s->next)
        if (s->key == key)
            return &s->frames;
    return nullptr;
}

bool SeriesTable::add(const MessageKey& key, FrameNumber frame, bool mayAddSeries)
{
    const auto found = std::find_if(m_byUse.begin(), m_byUse.end(),
                                    [&](const Series* s) { return s->key == key; });
    if (found != m_byUse.end()) {
        (*found)->frames.append(frame);
        // Frequent messages move to the front; this order is used only by the writer.
        if (found != m_byUse.begin())
            std::iter_swap(found, found - 1);
        return true;
    }
    if (!mayAddSeries)
        return false;
    Series& made = m_made.emplace_front(m_spill, key, m_newest.load(std::memory_order_relaxed));
    made.frames.append(frame);
    m_byUse.push_back(&made);
    m_newest.store(&made, std::memory_order_release);
    return true;
}

void SeriesTable::release()
{
    for (Series* s = m_newest.load(std::memory_order_acquire); s; s = s->next)
        s->frames.release();
}

namespace {

constexpr std::uint64_t deviceKnown = std::uint64_t{1} << 63U;
/// These blocks take 4 MiB.
constexpr std::size_t pingBlocksInMemory = 512;

/// True for a time that stands for the beginning of all times, possibly altered by damage.
bool isFar(Time from)
{
    return from < Time::min() / 2 || from > Time::max() / 2;
}

constexpr int halfTurnDeg = 180;
/// Bit fields of a packed mounting: the turn, counted from -180 degrees, and flags.
constexpr std::uint32_t mountedTurn = 0x1FF;
constexpr std::uint32_t mountedUpsideDown = 0x200;
constexpr std::uint32_t mountingConfirmed = 0x400;
constexpr std::uint32_t mountingKnown = 0x800;

} // namespace

std::string_view toString(ping::DeviceKind kind)
{
    if (kind.isVehicle())
        return "mavlink";
    const std::string_view name = ping::nameOf(kind.family());
    return name.empty() ? "other" : name;
}

Stream::Stream(io::Spill& spill, std::uint8_t source, ping::DeviceKind kind)
    : m_source(source),
      m_kind(kind),
      m_pings(spill, pingBlocksInMemory),
      m_byMessage(spill),
      m_bySender(spill)
{
}

std::optional<DeviceInfo> Stream::device() const
{
    const std::uint64_t bits = m_device.load(std::memory_order_acquire);
    if ((bits & deviceKnown) == 0)
        return std::nullopt;
    const auto byte = [bits](unsigned n) { return static_cast<std::uint8_t>(bits >> (8 * n)); };
    return DeviceInfo{byte(0), byte(1), byte(2), byte(3), byte(4)};
}

void Stream::setDevice(const DeviceInfo& device)
{
    m_device.store(deviceKnown | device.type | (std::uint64_t{device.revision} << 8U) |
                       (std::uint64_t{device.firmwareMajor} << 16U) |
                       (std::uint64_t{device.firmwareMinor} << 24U) |
                       (std::uint64_t{device.firmwarePatch} << 32U),
                   std::memory_order_release);
}

std::optional<Mounting> Stream::mounting() const
{
    const std::uint32_t packed = m_mounting.load(std::memory_order_acquire);
    if (packed == 0)
        return std::nullopt;
    return Mounting{.upsideDown = (packed & mountedUpsideDown) != 0,
                    .turnDeg = static_cast<int>(packed & mountedTurn) - halfTurnDeg,
                    .confirmed = (packed & mountingConfirmed) != 0};
}

bool Stream::isMountingOpen() const
{
    const auto known = mounting();
    const auto* family = ping::descriptorOf(kind().family());
    return family && family->hasMounting && !simulated() && !(known && known->confirmed);
}

void Stream::setMounting(const Mounting& mounting)
{
    const int turn = std::clamp(mounting.turnDeg, -halfTurnDeg, halfTurnDeg) + halfTurnDeg;
    m_mounting.store(mountingKnown | (mounting.upsideDown ? mountedUpsideDown : 0U) |
                         (mounting.confirmed ? mountingConfirmed : 0U) |
                         static_cast<std::uint32_t>(turn),
                     std::memory_order_release);
}

std::optional<Mounting> findMounting(const Mountings& mountings, const RecordedDevice& device)
{
    auto found = mountings.find(device);
    if (found == mountings.end())
        found = mountings.find(RecordedDevice(device.id));
    return found != mountings.end() ? std::optional(found->second) : std::nullopt;
}

const DeviceLabel& Stream::label() const
{
    static const DeviceLabel none;
    const DeviceLabel* const label = m_labelReported.load(std::memory_order_acquire);
    return label ? *label : none;
}

void Stream::setLabel(const DeviceLabel& label)
{
    if (m_labelReported.load(std::memory_order_relaxed))
        return;
    m_label = label;
    m_labelReported.store(&m_label, std::memory_order_release);
}

void Stream::setLink(std::string_view link)
{
    if (link.empty() || m_linkReported.load(std::memory_order_relaxed))
        return;
    m_link = link;
    m_linkReported.store(&m_link, std::memory_order_release);
}

std::optional<double> Stream::soundSpeedAt(Time time) const
{
    const SoundSpeed* speed = m_newestSpeed.load(std::memory_order_acquire);
    while (speed && speed->from > time)
        speed = speed->before;
    return speed ? std::optional(speed->metresPerSecond) : std::nullopt;
}

void Stream::addSoundSpeed(Time from, double metresPerSecond)
{
    const SoundSpeed& made = m_speeds.emplace_front(
        SoundSpeed{from, metresPerSecond, m_newestSpeed.load(std::memory_order_relaxed)});
    m_newestSpeed.store(&made, std::memory_order_release);
}

// If a stream continues in this one, its link is known already, and values that applied from the
// beginning of all times apply from the zero of the other recording.
void Stream::describeAs(const Stream& other, Time shift)
{
    const bool goesOn = firstFrame().has_value();
    setKind(other.kind());
    if (const auto device = other.device())
        setDevice(*device);
    if (other.simulated())
        setSimulated();
    if (other.sent())
        setSent();
    if (const auto mounting = other.mounting())
        setMounting(*mounting);
    if (!goesOn) {
        setLink(other.link());
        setLabel(other.label());
    }
    std::vector<const SoundSpeed*> newestFirst;
    for (const SoundSpeed* speed = other.m_newestSpeed.load(std::memory_order_acquire); speed;
         speed = speed->before)
        newestFirst.push_back(speed);
    // Values that were stated in an earlier recording do not apply to this one.
    const bool tellsAtItsBegin = !newestFirst.empty() && (isFar(newestFirst.back()->from) ||
                                                          newestFirst.back()->from <= Time{});
    if (goesOn && !tellsAtItsBegin && m_newestSpeed.load(std::memory_order_relaxed))
        addSoundSpeed(shift, base::defaultSoundSpeed);
    std::for_each(newestFirst.rbegin(), newestFirst.rend(), [&](const SoundSpeed* speed) {
        const Time ever = goesOn ? shift : speed->from;
        addSoundSpeed(isFar(speed->from) ? ever : speed->from + shift, speed->metresPerSecond);
    });
}

void Stream::release()
{
    m_pings.release();
    m_byMessage.release();
    m_bySender.release();
}

} // namespace leadline::log
