// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcBeam.h"

#include "Measurements.h"
#include "base/Units.h"
#include "ping/FamilyDescriptor.h"
#include "sidescan/Side.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numeric>

namespace leadline::exporting {

namespace {

using Type = NcFile::Type;
using Value = std::optional<double>;

template<class Number>
Value times(const std::optional<Number>& value, double factor)
{
    return value ? Value(static_cast<double>(*value) * factor) : std::nullopt;
}

/// Time between samples for the way from the transducer and back, on the device's clock.
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

// Columns of every sonar. Those of the vehicle exist even if there is no vehicle, so that all files
// of a survey have the same variables.
const std::vector<NcBeamColumn>& commonColumns()
{
    static const std::vector<NcBeamColumn> columns{
        {{"recording_time", "s", "Time since the recording's start", "",
          "What leadline-cli's --at, --from and --until take, and its CSV calls time_s.",
          Type::Real, false},
         [](const NcBeamRow& row) { return Value(base::secondsOf(row.ping.time)); }},
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
    };
    return columns;
}

const std::vector<NcBeamColumn>& frequencyColumns()
{
    static const std::vector<NcBeamColumn> columns{
        {{"transmit_frequency_start", "Hz", "Frequency of the transmitted pulse at its start",
          "sound_frequency"},
         [](const NcBeamRow& row) { return row.band ? Value(row.band->startHz) : std::nullopt; }},
        {{"transmit_frequency_stop", "Hz", "Frequency of the transmitted pulse at its end",
          "sound_frequency"},
         [](const NcBeamRow& row) { return row.band ? Value(row.band->stopHz) : std::nullopt; }},
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

const std::vector<NcBeamColumn>& decibelColumns()
{
    static const std::vector<NcBeamColumn> columns{
        {{"decibels_at_zero", "dB", "Relative level of a backscatter_r of 0", "",
          "Levels of the values between lie linearly between these two."},
         [](const NcBeamRow& row) {
             return row.ping.decibels ? Value(row.ping.decibels->atZero) : std::nullopt;
         }},
        {{"decibels_at_full_scale", "dB", "Relative level of the largest backscatter_r"},
         [](const NcBeamRow& row) {
             return row.ping.decibels ? Value(row.ping.decibels->atFullScale) : std::nullopt;
         }},
    };
    return columns;
}

bool isInDecibels(ping::DeviceKind kind)
{
    const auto* family = ping::descriptorOf(kind.family());
    return family && std::ranges::any_of(family->pings, &ping::PingMessage::inDecibels);
}

} // namespace

std::vector<NcBeamColumn> beamColumns(bool scans, bool inDecibels)
{
    std::vector<NcBeamColumn> columns = commonColumns();
    const auto& own = scans ? scannerColumns() : sounderColumns();
    columns.insert(columns.end(), own.begin(), own.end());
    if (scans || inDecibels)
        columns.insert(columns.end(), frequencyColumns().begin(), frequencyColumns().end());
    if (inDecibels)
        columns.insert(columns.end(), decibelColumns().begin(), decibelColumns().end());
    return columns;
}

namespace {

/// Size of a block. Readers cache one or two chunks of a mebibyte each; larger chunks would be
/// uncompressed repeatedly.
constexpr std::size_t blockBytes = std::size_t{1} << 20U;
constexpr std::size_t maxBlockPings = 4096;

std::size_t blockOf(const Measurements::Source& source)
{
    const std::size_t width = source.isWide ? sizeof(std::uint16_t) : 1;
    const std::size_t fitting = blockBytes / std::max<std::size_t>(source.longest * width, 1);
    const auto most = std::min<std::uint64_t>(source.most, maxBlockPings);
    return std::clamp<std::size_t>(fitting, 1, std::max<std::size_t>(most, 1));
}

std::string firmwareOf(const log::DeviceInfo& device)
{
    return std::to_string(device.firmwareMajor) + '.' + std::to_string(device.firmwareMinor) + '.' +
           std::to_string(device.firmwarePatch);
}

} // namespace

std::string sonarModel(ping::DeviceKind kind)
{
    return std::string(ping::titleOf(kind.family()));
}

NcBeam::NcBeam(NcFile& file, NcFile::Group group, const NcTime& time,
               const Measurements::Source& source, const sidescan::SideChoices& sides, int deflate)
    : m_file(file),
      m_group(group),
      m_kind(source.kind),
      m_samples(std::max<std::size_t>(source.longest, 1)),
      m_block(blockOf(source)),
      m_table(file, group, time,
              {.timeName = "ping_time",
               .timeLongName = "Time at which the ping arrived",
               .chunk = std::min<std::size_t>(source.most, maxBlockPings),
               .deflate = deflate}),
      m_columns(beamColumns(ping::scans(source.kind.family()), isInDecibels(source.kind))),
      m_isWide(source.isWide)
{
    describe(source, sides);
    addBackscatter(source.name, deflate);
    for (const NcBeamColumn& column : m_columns)
        m_table.addColumn(column.column);
    if (m_isWide)
        m_wideIntensities.reserve(m_block * m_samples);
    else
        m_intensities.reserve(m_block * m_samples);
}

void NcBeam::describe(const Measurements::Source& source, const sidescan::SideChoices& choices)
{
    const log::Log& log = source.reader.log();
    const log::Stream& stream = log.stream(source.reader.stream());
    m_file.set(m_group, "stream", source.name);
    m_file.set(m_group, "simulated", stream.simulated() ? "yes" : "no");
    const auto* family = ping::descriptorOf(source.kind.family());
    m_file.set(m_group, "sonar_manufacturer", family ? family->manufacturer : "");
    m_file.set(m_group, "sonar_model", sonarModel(source.kind));
    m_file.set(m_group, "sonar_device_id", std::int64_t{stream.source()});
    sidescan::SideFinder sides;
    sides.setChoices(choices);
    sides.lookAt(log);
    if (const auto side = sides.sideOfStream(log, source.reader.stream());
        side != sidescan::Side::Unknown)
        m_file.set(m_group, "sonar_side", std::string(sidescan::nameOf(side)));
    if (const auto device = stream.device()) {
        m_file.set(m_group, "sonar_hardware_revision", std::int64_t{device->revision});
        m_file.set(m_group, "sonar_software_version", firmwareOf(*device));
    }
    m_file.set(m_group, "calibration",
               std::string("none: intensities are as the device sent them, ") +
                   (m_isWide ? "16" : "8") + " bits, uncalibrated");
}

void NcBeam::setTransmitType()
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(m_kind.family());
    const bool isTone = family && family->sendsTones;
    const char* type = isTone || (m_hasTones && !m_hasChirps) ? "CW"
                       : m_hasTones                           ? "CW, chirp"
                                                              : "chirp";
    if (isTone || m_hasTones || m_hasChirps)
        m_file.set(m_group, "transmit_type", type);
}

std::optional<ping::PulseBand> NcBeam::bandOf(const echo::Ping& ping)
{
    if (ping.band) {
        (ping.band->startHz == ping.band->stopHz ? m_hasTones : m_hasChirps) = true;
        return ping.band;
    }
    const double hertz = ping.frequencyKhz.value_or(0) * 1e3;
    return hertz > 0 ? std::optional(ping::PulseBand{hertz, hertz}) : std::nullopt;
}

void NcBeam::addBackscatter(const std::string& channelName, int deflate)
{
    const int channel = m_file.addDimension(m_group, "channel", 1);
    const auto names = m_file.addVariable(m_group, "channel", NcFile::Type::Text, {channel});
    m_file.set(names, "long_name", "Name of the stream");
    m_file.write(names, 0, std::vector<std::string>{channelName});

    const int range = m_file.addDimension(m_group, "range_sample", m_samples);
    const auto numbers = m_file.addVariable(m_group, "range_sample", NcFile::Type::Whole, {range});
    m_file.set(numbers, "long_name", "Number of the sample, from near to far");
    m_file.set(numbers, "units", "1");
    std::vector<std::int32_t> count(m_samples);
    std::iota(count.begin(), count.end(), 0);
    m_file.write(numbers, 0, count);

    m_backscatter = m_file.addVariable(m_group, "backscatter_r",
                                       m_isWide ? NcFile::Type::Word : NcFile::Type::Byte,
                                       {channel, m_table.dimension(), range},
                                       {.chunk = {1, m_block, m_samples}, .deflate = deflate});
    m_file.setNoFill(m_backscatter);
    m_file.set(m_backscatter, "long_name",
               m_isWide ? "Raw echo intensity, 0 to 65535" : "Raw echo intensity, 0 to 255");
    m_file.set(m_backscatter, "units", "1");
    m_file.set(m_backscatter, "comment",
               "As the device sent it: uncalibrated, no range gain of Leadline's, no decibels. "
               "Pings have different lengths: where range_sample >= sample_count nothing was "
               "measured and 0 is written, which is an intensity, too; hence no _FillValue.");
}

void NcBeam::add(const echo::Ping& ping, const echo::VehiclePose& pose)
{
    const NcBeamRow row{
        .ping = ping, .pose = pose, .relativeDeg = relativeBearing(ping), .band = bandOf(ping)};
    m_row.clear();
    for (const NcBeamColumn& column : m_columns)
        m_row.push_back(column.of(row));
    m_table.addRow(ping.time, m_row);
    const auto samples =
        ping.profile.samples.first(std::min(ping.profile.samples.size(), m_samples));
    if (m_isWide) {
        m_wideIntensities.insert(m_wideIntensities.end(), samples.begin(), samples.end());
        m_wideIntensities.resize(m_table.waiting() * m_samples, 0);
    } else {
        const auto bytes = samples.bytes();
        m_intensities.insert(m_intensities.end(), bytes.begin(), bytes.end());
        m_intensities.resize(m_table.waiting() * m_samples, 0);
    }
    if (m_table.waiting() == m_block)
        flush();
}

void NcBeam::flush()
{
    const std::size_t pings = m_table.waiting();
    const std::array<std::size_t, 3> start{0, m_table.written(), 0};
    const std::array<std::size_t, 3> count{1, pings, m_samples};
    if (pings > 0 && m_isWide)
        m_file.write(m_backscatter, start, count, m_wideIntensities);
    else if (pings > 0)
        m_file.write(m_backscatter, start, count, m_intensities);
    m_intensities.clear();
    m_wideIntensities.clear();
    m_table.flush();
    setTransmitType();
}

} // namespace leadline::exporting
