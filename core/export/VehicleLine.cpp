// SPDX-License-Identifier: GPL-3.0-or-later
#include "VehicleLine.h"

#include "FrameTraversal.h"
#include "echo/VehicleTrack.h"
#include "mavlink/Message.h"

namespace leadline::exporting {

namespace {

/// The message that has the latitude.
std::uint16_t messageOf(mavlink::PositionSource source)
{
    return source == mavlink::PositionSource::Gps ? mavlink::GpsRawInt::id
                                                  : mavlink::GlobalPositionInt::id;
}

/// Of a vehicle that rests a point in so much time is enough.
constexpr log::Time restingStep = std::chrono::seconds(1);

} // namespace

bool isReceivedVehicle(const log::Stream& stream)
{
    return stream.kind().isVehicle() && !stream.sent();
}

std::optional<std::vector<VehicleLine>> vehicleLines(const log::Log& log, const ExportPart& part,
                                                     const ExportWatch& watch)
{
    const std::vector<bool> wanted = wantedStreams(log, part, isReceivedVehicle);
    echo::VehicleFollower vehicle(log);
    std::vector<VehicleLine> lines;
    const auto add = [&](log::FrameNumber number, const log::FrameEntry& entry) {
        vehicle.take(number, entry);
        const mavlink::VehicleState* state = vehicle.vehicle();
        if (!state || vehicle.stream() != entry.stream)
            return true;
        const base::Instant now{entry.time};
        const auto position = state->position(now);
        if (!position || !position->latitude || !position->longitude ||
            entry.messageId != messageOf(position->source))
            return true;
        const auto depth = state->depth(now);
        const VehiclePoint point{.time = entry.time,
                                 .latitude = *position->latitude,
                                 .longitude = *position->longitude,
                                 .depthM = depth ? std::optional(depth->m) : std::nullopt};
        VehiclePoint* last = lines.empty() ? nullptr : &lines.back().back();
        if (last && point.time == last->time) {
            *last = point;
            return true;
        }
        if (!last || point.time - last->time > longestGapOfLine)
            lines.emplace_back();
        else if (last->latitude == point.latitude && last->longitude == point.longitude &&
                 point.time - last->time < restingStep)
            return true;
        lines.back().push_back(point);
        return true;
    };
    if (!forEachFrame(log, part, wanted, watch, add))
        return std::nullopt;
    std::erase_if(lines, [](const VehicleLine& line) { return line.size() < 2; });
    return lines;
}

} // namespace leadline::exporting
