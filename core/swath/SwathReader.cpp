// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SwathReader.h"

#include "ping/Codec.h"
#include "ping/cerulean/ChannelData.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::swath {

namespace {

constexpr double radian = std::numbers::pi / 180;
constexpr std::uint64_t pairsOfChannels = 8;

/// Bound of roll and of pitch, radians.
constexpr double attitudeBound(AttitudeSource source)
{
    switch (source) {
    case AttitudeSource::None:
        return 10 * radian;
    case AttitudeSource::Vehicle:
        return 3 * radian;
    case AttitudeSource::Report:
    case AttitudeSource::Ping:
        break;
    }
    return radian;
}

} // namespace

std::optional<double> medianDepth(const Swath& swath)
{
    if (swath.attitudeSource == AttitudeSource::None)
        return std::nullopt;
    std::vector<double> depths;
    depths.reserve(swath.soundings.size());
    for (const LevelSounding& sounding : swath.soundings)
        if (sounding.verdict == Verdict::Kept)
            depths.push_back(sounding.depthM);
    if (depths.empty())
        return std::nullopt;
    const auto middle = depths.begin() + std::ssize(depths) / 2;
    std::ranges::nth_element(depths, middle);
    return *middle;
}

std::vector<LevelSounding> levelSoundings(const ping::SwathFields& fields,
                                          const std::optional<ping::UpVector>& up,
                                          AttitudeSource source)
{
    double x = 0;
    double y = 0;
    double z = 1;
    if (up) {
        const double length = std::hypot(up->x, up->y, up->z);
        x = up->x / length;
        y = up->y / length;
        z = up->z / length;
    }
    // The sonar's x axis in the level plane; across it lies port.
    const double level = std::max(std::hypot(y, z), 1e-6);
    const double portY = z / level;
    const double portZ = -y / level;
    const double aheadY = -x * y / level;
    const double aheadZ = -x * z / level;
    const double tilt = attitudeBound(source);
    constexpr double angleBound = radian;
    constexpr double rangeBoundM = 0.02;
    constexpr double rangeBoundShare = 0.005;
    const double turn = std::hypot(angleBound, tilt);
    const double heave = fields.heaveM.value_or(0);
    std::vector<LevelSounding> all;
    all.reserve(fields.soundings.size());
    for (const ping::Sounding& each : fields.soundings) {
        LevelSounding sounding;
        const double below = -(each.yM * y + each.zM * z);
        sounding.acrossM = -(each.yM * portY + each.zM * portZ);
        sounding.alongM = each.yM * aheadY + each.zM * aheadZ;
        sounding.depthM = below - heave;
        const double slant = std::hypot(each.yM, each.zM);
        const double range = rangeBoundM + rangeBoundShare * slant;
        const double cosine = slant > 0 ? below / slant : 1;
        const double sine = slant > 0 ? sounding.acrossM / slant : 0;
        const double pitched = sounding.alongM * tilt;
        const double turned = slant * sine * turn;
        const double tilted = below * (1 - std::cos(turn));
        sounding.depthErrorM =
            std::hypot(std::hypot(cosine * range, turned), std::hypot(pitched, tilted));
        sounding.acrossErrorM = std::hypot(sine * range, slant * cosine * turn);
        sounding.power = each.power;
        all.push_back(sounding);
    }
    return all;
}

SwathReader::SwathReader(const log::Log& log, log::StreamNumber stream)
    : m_log(&log),
      m_stream(stream),
      m_vehicle(log)
{
}

const ping::FamilyDescriptor* SwathReader::family() const
{
    return ping::descriptorOf(m_log->stream(m_stream).kind().family());
}

const ping::SwathMessage* SwathReader::message() const
{
    const ping::FamilyDescriptor* of = family();
    if (!of)
        return nullptr;
    const auto found = std::find_if(of->swaths.rbegin(), of->swaths.rend(), [&](const auto& each) {
        const log::FrameSeries* series = m_log->stream(m_stream).series(each.id);
        return series && series->size() > 0;
    });
    return found == of->swaths.rend() ? nullptr : &*found;
}

const log::FrameSeries* SwathReader::series() const
{
    const ping::SwathMessage* found = message();
    return found ? m_log->stream(m_stream).series(found->id) : nullptr;
}

std::uint64_t SwathReader::count() const
{
    const log::FrameSeries* all = series();
    return all ? all->size() : 0;
}

std::uint64_t SwathReader::countUpTo(log::Time time) const
{
    const log::FrameSeries* all = series();
    return all ? m_log->countUpTo(*all, time) : 0;
}

std::optional<log::Time> SwathReader::timeOf(std::uint64_t swath) const
{
    const log::FrameSeries* all = series();
    const auto frame = all ? all->at(swath) : std::nullopt;
    return frame ? m_log->timeOf(*frame) : std::nullopt;
}

std::optional<Swath> SwathReader::read(std::uint64_t index)
{
    const ping::SwathMessage* of = message();
    const log::FrameSeries* all = series();
    const auto number = all ? all->at(index) : std::nullopt;
    const auto time = number ? m_log->timeOf(*number) : std::nullopt;
    const auto frame = time ? m_log->read(*number, m_scratch) : std::nullopt;
    auto fields = frame ? of->read(frame->payload) : std::nullopt;
    if (!fields)
        return std::nullopt;
    addEnd(*fields, *number);
    Swath swath;
    swath.frame = *number;
    swath.time = *time;
    swath.pingNumber = fields->pingNumber;
    swath.deviceNumber = fields->deviceNumber;
    swath.rangeStartM = fields->rangeStartM;
    swath.rangeEndM = fields->rangeEndM;
    swath.soundSpeed = fields->soundSpeed;
    swath.frequencyHz = fields->frequencyHz;
    swath.thresholds = fields->thresholds;
    swath.rejected = fields->rejected;
    std::optional<ping::UpVector> up = fields->up;
    if (up) {
        swath.attitudeSource = AttitudeSource::Ping;
    } else if ((up = reported(*number, *time, fields->deviceNumber))) {
        swath.attitudeSource = AttitudeSource::Report;
    } else if ((up = ofVehicle(*time))) {
        swath.attitudeSource = AttitudeSource::Vehicle;
    }
    if (up)
        swath.attitude = ping::pitchRoll(*up).value_or(ping::PitchRoll());
    swath.soundings = levelSoundings(*fields, up, swath.attitudeSource);
    return swath;
}

// It follows its ping; those of other receivers may lie between.
void SwathReader::addEnd(ping::SwathFields& fields, log::FrameNumber frame)
{
    using ping::cerulean::EndPingInfo;
    constexpr std::uint64_t searched = 4;
    const log::FrameSeries* ends = m_log->stream(m_stream).series(EndPingInfo::id);
    if (!ends)
        return;
    m_nearEnd = log::Log::countBefore(*ends, frame, m_nearEnd);
    for (std::uint64_t i = m_nearEnd; i < std::min(m_nearEnd + searched, ends->size()); ++i) {
        const auto number = ends->at(i);
        const auto end = number ? m_log->read(*number, m_scratch) : std::nullopt;
        const auto info =
            end ? ping::decodePayload<EndPingInfo>(end->payload) : std::optional<EndPingInfo>();
        if (info && ping::addEndOfPing(fields, *info))
            return;
    }
}

std::optional<SwathReader::Up> SwathReader::reportAt(const ping::AttitudeMessage& message,
                                                     const log::FrameSeries& reports,
                                                     std::uint64_t index, std::uint8_t device)
{
    const auto number = reports.at(index);
    const auto time = number ? m_log->timeOf(*number) : std::nullopt;
    const auto frame = time ? m_log->read(*number, m_scratch) : std::nullopt;
    const auto up = frame ? message.read(frame->payload, device) : std::nullopt;
    return up && ping::pitchRoll(*up) ? std::optional(Up{.time = *time, .up = *up}) : std::nullopt;
}

std::optional<ping::UpVector> SwathReader::reported(log::FrameNumber frame, log::Time time,
                                                    std::uint8_t device)
{
    constexpr std::uint64_t searched = 4;
    const ping::AttitudeMessage message = family() ? family()->attitude : ping::AttitudeMessage{};
    const log::FrameSeries* reports =
        message.read ? m_log->stream(m_stream).series(message.id) : nullptr;
    if (!reports)
        return std::nullopt;
    m_nearReport = log::Log::countBefore(*reports, frame, m_nearReport);
    std::optional<Up> before;
    for (std::uint64_t i = 0; i < std::min(searched, m_nearReport) && !before; ++i)
        before = reportAt(message, *reports, m_nearReport - 1 - i, device);
    std::optional<Up> after;
    for (std::uint64_t i = m_nearReport; i < std::min(m_nearReport + searched, reports->size());
         ++i) {
        after = reportAt(message, *reports, i, device);
        if (after)
            break;
    }
    if (before && time - before->time > attitudeWithin)
        before.reset();
    if (after && after->time - time > attitudeWithin)
        after.reset();
    if (!before || !after || after->time <= before->time)
        return before ? std::optional(before->up) : after ? std::optional(after->up) : std::nullopt;
    const auto share =
        static_cast<float>(std::chrono::duration<double>(time - before->time) /
                           std::chrono::duration<double>(after->time - before->time));
    const auto between = [share](float from, float to) { return from + share * (to - from); };
    const ping::UpVector up{between(before->up.x, after->up.x), between(before->up.y, after->up.y),
                            between(before->up.z, after->up.z)};
    return ping::pitchRoll(up) ? up : before->up;
}

std::optional<ping::UpVector> SwathReader::ofVehicle(log::Time time)
{
    const auto attitude = m_vehicle.stateAt(time).attitudeAt({time});
    if (!attitude)
        return std::nullopt;
    const double roll = attitude->rollDeg * radian;
    const double pitch = attitude->pitchDeg * radian;
    return ping::UpVector{static_cast<float>(std::sin(pitch)),
                          static_cast<float>(std::cos(pitch) * std::sin(roll)),
                          static_cast<float>(std::cos(pitch) * std::cos(roll))};
}

std::optional<SwathReader::ChannelData> SwathReader::channelData(log::Time time)
{
    using ping::cerulean::ChannelData;
    using ping::cerulean::EndPingInfo;
    const log::Stream& stream = m_log->stream(m_stream);
    const log::FrameSeries* data = stream.series(ChannelData::id);
    if (count() > 0 || !data)
        return std::nullopt;
    SwathReader::ChannelData found;
    if (const log::FrameSeries* ends = stream.series(EndPingInfo::id)) {
        found.pings = m_log->countUpTo(*ends, time);
        const auto number = found.pings > 0 ? ends->at(found.pings - 1) : std::nullopt;
        const auto frame = number ? m_log->read(*number, m_scratch) : std::nullopt;
        if (const auto info = frame ? ping::decodePayload<EndPingInfo>(frame->payload)
                                    : std::optional<EndPingInfo>();
            info && std::isfinite(info->rangeStartM) && std::isfinite(info->rangeEndM)) {
            found.rangeStartM = info->rangeStartM;
            found.rangeEndM = info->rangeEndM;
        }
    }
    if (found.pings == 0)
        found.pings = (m_log->countUpTo(*data, time) + pairsOfChannels - 1) / pairsOfChannels;
    return found.pings > 0 ? std::optional(found) : std::nullopt;
}

} // namespace leadline::swath
