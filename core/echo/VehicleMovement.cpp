// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleMovement.h"

#include "echo/VehicleTrack.h"
#include "mavlink/Codec.h"
#include "mavlink/Message.h"
#include "ping/FamilyDescriptor.h"

#include <chrono>
#include <cmath>
#include <limits>

namespace leadline::echo {

namespace {

using By = TimeOffsetSuggestion::By;
using Unit = MovementPair::Unit;
using Sense = MovementPair::Sense;

constexpr std::uint32_t leastConfidence = 50;
/// Messages that follow each other faster are left out.
constexpr double shortestPeriodS = 0.1;
/// Values of one kind at most, which is more than five hours at ten a second.
constexpr std::size_t mostValues = 200'000;

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

void add(std::vector<TimedValue>& values, log::Time time, double value)
{
    const double at = secondsOf(time);
    if (std::isfinite(value) && values.size() < mostValues &&
        (values.empty() || at >= values.back().timeS + shortestPeriodS))
        values.push_back({at, value});
}

// The values of all messages of one kind that the autopilot sent over its first link.
template<class M, class ValueOf>
std::vector<TimedValue> valuesOf(const log::Log& log, log::StreamNumber link, std::uint8_t system,
                                 const std::stop_token& stop, ValueOf valueOf)
{
    std::vector<TimedValue> values;
    std::vector<std::byte> scratch;
    const auto* series =
        log.stream(link).messages().find({M::id, {system, mavlink::Address::autopilot}});
    for (std::uint64_t i = 0; series && i < series->size() && !stop.stop_requested(); ++i) {
        const auto number = series->at(i);
        const auto time = number ? log.timeOf(*number) : std::nullopt;
        if (!time || (!values.empty() && secondsOf(*time) < values.back().timeS + shortestPeriodS))
            continue;
        if (const auto frame = log.readMavlink(*number, scratch))
            if (const std::optional<double> value =
                    valueOf(mavlink::decodePayload<M>(frame->payload())))
                add(values, *time, *value);
    }
    return values;
}

std::vector<TimedValue> depthsOf(const log::Log& log, log::StreamNumber link, std::uint8_t system,
                                 const std::stop_token& stop)
{
    auto depths =
        valuesOf<mavlink::VfrHud>(log, link, system, stop, [](const mavlink::VfrHud& hud) {
            return std::optional(-static_cast<double>(hud.alt));
        });
    if (depths.empty())
        depths = valuesOf<mavlink::GlobalPositionInt>(
            log, link, system, stop, [](const mavlink::GlobalPositionInt& global) {
                return std::optional(-global.relativeAlt / 1000.0);
            });
    return depths;
}

std::vector<TimedValue> headingsOf(const log::Log& log, log::StreamNumber link, std::uint8_t system,
                                   const std::stop_token& stop)
{
    auto headings =
        valuesOf<mavlink::Attitude>(log, link, system, stop, [](const mavlink::Attitude& attitude) {
            return std::optional(mavlink::degrees(attitude.yaw));
        });
    if (headings.empty())
        headings = valuesOf<mavlink::GlobalPositionInt>(
            log, link, system, stop,
            [](const mavlink::GlobalPositionInt& global) -> std::optional<double> {
                if (global.hdg == std::numeric_limits<std::uint16_t>::max())
                    return std::nullopt;
                return global.hdg / 100.0;
            });
    if (headings.empty())
        headings =
            valuesOf<mavlink::VfrHud>(log, link, system, stop, [](const mavlink::VfrHud& hud) {
                return std::optional<double>(hud.heading);
            });
    return headings;
}

// The most frequent kind of measurement in a stream: pings, or distances alone.
const log::FrameSeries* measurementsOf(const log::Stream& stream)
{
    const log::FrameSeries* most = nullptr;
    if (stream.kind().isVehicle())
        return most;
    stream.messages().forEach([&](const log::MessageKey& key, const log::FrameSeries& series) {
        if (isMeasurement(stream.kind(), key.messageId) && (!most || series.size() > most->size()))
            most = &series;
    });
    return most;
}

std::vector<TimedValue> distancesOf(const log::Log& log, log::StreamNumber stream,
                                    const std::stop_token& stop)
{
    std::vector<TimedValue> distances;
    const PingReader reader(log, stream);
    PingReader::Scratch scratch;
    const log::FrameSeries* frames = measurementsOf(log.stream(stream));
    for (std::uint64_t i = 0; frames && i < frames->size() && !stop.stop_requested(); ++i) {
        const auto number = frames->at(i);
        const auto time = number ? log.timeOf(*number) : std::nullopt;
        const auto ping = time ? reader.readFrame(*number, scratch) : std::nullopt;
        if (ping && ping->distanceM && ping->confidencePercent.value_or(0) >= leastConfidence)
            add(distances, *time, *ping->distanceM);
    }
    return distances;
}

std::optional<log::StreamNumber> firstStream(const log::Log& log, ping::View view)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const auto* family = ping::descriptorOf(log.stream(number).kind().family());
        if (family && family->view == view && measurementsOf(log.stream(number)))
            return number;
    }
    return std::nullopt;
}

// A Ping1D that looks up measures more while the vehicle sinks, and a Ping360 that hangs upside
// down sees it turn the other way.
std::optional<TimeOffsetEstimate> inAnySense(MovementPair pair, Sense usual)
{
    pair.sense = usual;
    if (const auto estimate = estimateTimeOffset(pair))
        return estimate;
    pair.sense = usual == Sense::Same ? Sense::Opposite : Sense::Same;
    return estimateTimeOffset(pair);
}

std::optional<TimeOffsetEstimate> swapped(std::optional<TimeOffsetEstimate> estimate)
{
    if (estimate)
        estimate->offsetS = -estimate->offsetS;
    return estimate;
}

} // namespace

VehicleMovement VehicleMovement::of(const log::Log& log, bool withRotation,
                                    const std::stop_token& stop)
{
    VehicleMovement movement;
    VehicleTrack track(log);
    const auto system = track.system();
    const auto link = track.link();
    if (system && link) {
        movement.depthM = depthsOf(log, *link, *system, stop);
        movement.headingDeg = headingsOf(log, *link, *system, stop);
    }
    if (const auto sounder = firstStream(log, ping::View::Downward))
        movement.distanceM = distancesOf(log, *sounder, stop);
    if (const auto scanner = firstStream(log, ping::View::Scanning); scanner && withRotation)
        movement.rotation = rotationOf(PingReader(log, *scanner), stop);
    return movement;
}

std::optional<TimeOffsetSuggestion> suggestTimeOffset(const VehicleMovement& reference,
                                                      const VehicleMovement& moved,
                                                      const std::stop_token& stop)
{
    const auto turned = [](const PictureRotation& rotation,
                           const std::vector<TimedValue>& heading) {
        return inAnySense({.reference = rotation.turns,
                           .moved = heading,
                           .unit = Unit::Degrees,
                           .windowS = rotation.windowS,
                           .referenceIsChange = true},
                          Sense::Same);
    };
    std::vector<TimeOffsetSuggestion> found;
    const auto take = [&](By by, const std::optional<TimeOffsetEstimate>& estimate) {
        if (estimate && !stop.stop_requested())
            found.push_back({by, *estimate});
    };
    take(By::DepthAndDistance,
         inAnySense({.reference = reference.distanceM, .moved = moved.depthM}, Sense::Opposite));
    take(By::DepthAndDistance,
         inAnySense({.reference = reference.depthM, .moved = moved.distanceM}, Sense::Opposite));
    take(By::Depths, estimateTimeOffset({.reference = reference.depthM, .moved = moved.depthM}));
    take(By::Headings, estimateTimeOffset({.reference = reference.headingDeg,
                                           .moved = moved.headingDeg,
                                           .unit = Unit::Degrees}));
    take(By::HeadingAndPicture, turned(reference.rotation, moved.headingDeg));
    take(By::HeadingAndPicture, swapped(turned(moved.rotation, reference.headingDeg)));

    std::optional<TimeOffsetSuggestion> best;
    for (const TimeOffsetSuggestion& each : found) {
        for (const TimeOffsetSuggestion& other : found)
            if (std::abs(each.estimate.offsetS - other.estimate.offsetS) >
                each.estimate.errorS + other.estimate.errorS)
                return std::nullopt;
        if (!best || each.estimate.errorS < best->estimate.errorS)
            best = each;
    }
    return best;
}

} // namespace leadline::echo
