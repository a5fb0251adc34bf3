// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcBeamColumns.h"

#include "base/Units.h"

#include <chrono>
#include <cmath>

namespace leadline::exporting {

namespace {

using Type = NcFile::Type;
using Value = std::optional<double>;

template<class Number>
Value times(const std::optional<Number>& value, double factor)
{
    return value ? Value(static_cast<double>(*value) * factor) : std::nullopt;
}

/// From the transducer and back, as the device counts time.
Value sampleInterval(const NcBeamRow& row)
{
    const echo::Profile& profile = row.ping.profile;
    if (profile.samples.empty() || row.ping.soundSpeed <= 0)
        return std::nullopt;
    return 2 * profile.lengthM /
           (row.ping.soundSpeed * static_cast<double>(profile.samples.size()));
}

Value bearing(const NcBeamRow& row)
{
    constexpr double turn = 360;
    if (!row.relativeDeg || !row.pose.headingDeg)
        return std::nullopt;
    const double deg = std::fmod(*row.pose.headingDeg + *row.relativeDeg, turn);
    return deg < 0 ? deg + turn : deg;
}

// What every sonar has. The vehicle's columns are there without one, too, so that a survey's files
// have the same variables.
const std::vector<NcBeamColumn>& commonColumns()
{
    static const std::vector<NcBeamColumn> columns{
        {{"recording_time", "s", "Time since the recording's start", "",
          "What leadline-cli's --at, --from and --until take, and its CSV calls time_s.",
          Type::Real, false},
         [](const NcBeamRow& row) {
             return Value(std::chrono::duration<double>(row.ping.time).count());
         }},
        {{"sample_count", "1", "Samples of the ping", "",
          "Only backscatter_r at range_sample < sample_count was measured. 0: a message that "
          "carries a distance alone.",
          Type::Long, false},
         [](const NcBeamRow& row) {
             return Value(static_cast<double>(row.ping.profile.samples.size()));
         }},
        {{"message_id", "1", "Number of the message of Ping Protocol", "", "", Type::Long, false},
         [](const NcBeamRow& row) { return Value(row.ping.messageId); }},
        {{"range_start", "m", "Slant range at which the samples begin", "",
          "Sample i lies at range_start + (i + 0.5) * range_length / sample_count."},
         [](const NcBeamRow& row) { return row.ofWindow(row.ping.profile.startM); }},
        {{"range_length", "m", "Stretch of slant range that the samples cover"},
         [](const NcBeamRow& row) { return row.ofWindow(row.ping.profile.lengthM); }},
        {{"sample_interval", "s", "Interval between samples"}, sampleInterval},
        {{"sound_speed_at_transducer", "m s-1", "Sound speed in which the ranges are given",
          "speed_of_sound_in_sea_water", "Assumed, not measured.", Type::Real, false},
         [](const NcBeamRow& row) { return Value(row.ping.soundSpeed); }},
        {{"transmit_duration_nominal", "s", "Duration of the transmitted pulse"},
         [](const NcBeamRow& row) { return times(row.ping.transmitUs, 1e-6); }},
        {{"gain_setting", "1", "Gain setting of the device, an index", "", "", Type::Long},
         [](const NcBeamRow& row) { return times(row.ping.gainIndex, 1); }},
        {{"platform_heading", "degree", "Where the vehicle headed, clockwise from north", "",
          "As its autopilot says, between two of its messages; whether from true or magnetic "
          "north, the recording does not say."},
         [](const NcBeamRow& row) { return row.pose.headingDeg; }},
        {{"platform_roll", "degree", "Roll of the vehicle", "platform_roll_starboard_down"},
         [](const NcBeamRow& row) { return row.pose.rollDeg; }},
        {{"platform_pitch", "degree", "Pitch of the vehicle", "platform_pitch_fore_up"},
         [](const NcBeamRow& row) { return row.pose.pitchDeg; }},
        {{"platform_depth", "m", "Depth of the vehicle, positive down", "depth"},
         [](const NcBeamRow& row) { return row.pose.depthM; }},
        {{"platform_latitude", "degrees_north", "Latitude of the vehicle", "latitude"},
         [](const NcBeamRow& row) { return row.pose.latitude; }},
        {{"platform_longitude", "degrees_east", "Longitude of the vehicle", "longitude"},
         [](const NcBeamRow& row) { return row.pose.longitude; }},
    };
    return columns;
}

const std::vector<NcBeamColumn>& scannerColumns()
{
    static const std::vector<NcBeamColumn> columns{
        {{"device_angle", "degree", "Where the head looked, clockwise from above", "",
          "As the device says it: 0 at the side of its cable, without mount or mirror."},
         [](const NcBeamRow& row) {
             return times(row.ping.angleGrad, base::degreesFromGradians(1));
         }},
        {{"device_angle_step", "degree", "Step of the head, where the message says it"},
         [](const NcBeamRow& row) {
             return times(row.ping.stepsGrad, base::degreesFromGradians(1));
         }},
        {{"bearing_relative", "degree", "Bearing from the front, clockwise, -180 to 180", "",
          "device_angle - 180: right for a head that hangs upright with its cable aft."},
         [](const NcBeamRow& row) { return row.relativeDeg; }},
        {{"bearing", "degree", "Bearing clockwise from north, 0 to 360", "",
          "platform_heading and bearing_relative together."},
         bearing},
        {{"transmit_frequency_start", "Hz", "Frequency of the transmitted pulse at its start",
          "sound_frequency"},
         [](const NcBeamRow& row) { return times(row.ping.frequencyKhz, 1e3); }},
        {{"transmit_frequency_stop", "Hz", "Frequency of the transmitted pulse at its end",
          "sound_frequency"},
         [](const NcBeamRow& row) { return times(row.ping.frequencyKhz, 1e3); }},
    };
    return columns;
}

const std::vector<NcBeamColumn>& sounderColumns()
{
    static const std::vector<NcBeamColumn> columns{
        {{"ping_number", "1", "The device's count of its pings", "", "", Type::Long},
         [](const NcBeamRow& row) { return times(row.ping.pingNumber, 1); }},
        {{"distance", "m", "The device's own idea of the distance to what it looks at"},
         [](const NcBeamRow& row) { return row.ping.distanceM; }},
        {{"distance_confidence", "percent", "How sure the device is of it"},
         [](const NcBeamRow& row) { return times(row.ping.confidencePercent, 1); }},
    };
    return columns;
}

} // namespace

std::vector<NcBeamColumn> beamColumns(bool scans)
{
    std::vector<NcBeamColumn> columns = commonColumns();
    const auto& own = scans ? scannerColumns() : sounderColumns();
    columns.insert(columns.end(), own.begin(), own.end());
    return columns;
}

} // namespace leadline::exporting
