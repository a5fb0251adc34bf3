// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcSwath.h"

#include "NcBeam.h"
#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>
#include <numeric>
#include <string>

namespace leadline::exporting {

namespace {

using Type = NcFile::Type;

/// Readers cache one or two chunks of a mebibyte each.
constexpr std::size_t bytesOfBlock = std::size_t{1} << 20U;
constexpr std::size_t mostPingsOfBlock = 1024;

/// A matrix of ping_time and beam, with its attributes; empty ones are not written.
struct MatrixText {
    const char* name;
    const char* longName;
    const char* units;
    const char* comment;
    std::optional<double> (*of)(const swath::LevelSounding& sounding);
};

constexpr const char* boundText = "Not exceeded in 95 of 100.";

const std::array<MatrixText, 6>& matrices()
{
    static const std::array<MatrixText, 6> all{{
        {"sounding_across", "Distance to starboard of the sonar", "m",
         "In level axes: roll, pitch and heave are applied.",
         [](const swath::LevelSounding& each) { return std::optional(each.acrossM); }},
        {"sounding_along", "Distance ahead of the sonar", "m", "",
         [](const swath::LevelSounding& each) { return std::optional(each.alongM); }},
        {"sounding_depth", "Depth below the sonar, positive down", "m",
         "Below the surface it is this and platform_depth.",
         [](const swath::LevelSounding& each) { return std::optional(each.depthM); }},
        {"sounding_across_bound", "Bound of sounding_across", "m", boundText,
         [](const swath::LevelSounding& each) { return std::optional(each.acrossErrorM); }},
        {"sounding_depth_bound", "Bound of sounding_depth", "m", boundText,
         [](const swath::LevelSounding& each) { return std::optional(each.depthErrorM); }},
        {"sounding_power", "Power of the echo", "1",
         "In the unit of the sonar's thresholds, which is not published; missing for sonars that "
         "send none.",
         [](const swath::LevelSounding& each) {
             return each.power ? std::optional(double{*each.power}) : std::nullopt;
         }},
    }};
    return all;
}

/// So that CF readers find the other variables of a sounding.
constexpr const char* ancillaryOfDepth = "sounding_depth_bound sounding_flag";

} // namespace

std::optional<SwathSize> swathSizeOf(const log::Log& log, log::StreamNumber stream,
                                     const ExportPart::Times& times, const ExportWatch& watch)
{
    PlacedSwaths swaths(log, stream, times, {});
    SwathSize size;
    const auto take = [&](const swath::Swath& swath, const auto&) {
        ++size.swaths;
        size.soundings = std::max(size.soundings, swath.soundings.size());
        return true;
    };
    return swaths.forEach(watch, take) ? std::optional(size) : std::nullopt;
}

NcSwath::NcSwath(NcFile& file, NcFile::Group group, const NcTime& time,
                 const Measurements::Source& source, const SwathSize& size, int deflate)
    : m_file(file),
      m_group(group),
      m_log(source.reader.log()),
      m_stream(source.reader.stream()),
      m_beams(std::max<std::size_t>(size.soundings, 1)),
      m_block(std::clamp<std::size_t>(bytesOfBlock / (m_beams * sizeof(double)), 1,
                                      std::clamp<std::uint64_t>(size.swaths, 1, mostPingsOfBlock))),
      m_table(file, group, time,
              {.timeName = "ping_time",
               .timeLongName = "Time at which the ping arrived",
               .chunk = std::clamp<std::size_t>(size.swaths, 1, mostPingsOfBlock),
               .deflate = deflate}),
      m_vehicle(m_log)
{
    describe(source);
    const int beam = file.addDimension(group, "beam", m_beams);
    addMatrices(beam, deflate);
    addColumns();
}

void NcSwath::describe(const Measurements::Source& source)
{
    const log::Stream& stream = m_log.stream(m_stream);
    const auto* family = ping::descriptorOf(source.kind.family());
    m_file.set(m_group, "stream", source.name);
    m_file.set(m_group, "simulated", stream.simulated() ? "yes" : "no");
    m_file.set(m_group, "sonar_manufacturer", family ? family->manufacturer : "");
    m_file.set(m_group, "sonar_model", sonarModel(source.kind));
    m_file.set(m_group, "sonar_device_id", std::int64_t{stream.source()});
    m_file.set(m_group, "comment",
               "Soundings of a multibeam sonar. beam is their number in the message of a ping; "
               "beams from sounding_count on have none. The sound speed is that of the sonar.");
}

void NcSwath::addMatrices(int beam, int deflate)
{
    const auto numbers = m_file.addVariable(m_group, "beam", Type::Whole, {beam});
    m_file.set(numbers, "long_name", "Number of the sounding in its ping");
    m_file.set(numbers, "units", "1");
    std::vector<std::int32_t> count(m_beams);
    std::iota(count.begin(), count.end(), 0);
    m_file.write(numbers, 0, count);

    const NcLayout layout{.chunk = {m_block, m_beams}, .deflate = deflate};
    const auto addMatrix = [&](const char* name, Type type) {
        const auto variable =
            m_file.addVariable(m_group, name, type, {m_table.dimension(), beam}, layout);
        m_file.setFillValue(variable);
        return variable;
    };
    const auto say = [&](NcFile::Variable variable, const char* name, const char* text) {
        if (*text != '\0')
            m_file.set(variable, name, text);
    };
    for (const MatrixText& text : matrices()) {
        const auto variable = addMatrix(text.name, Type::Single);
        say(variable, "long_name", text.longName);
        say(variable, "units", text.units);
        say(variable, "comment", text.comment);
        if (std::string_view(text.name) == "sounding_depth") {
            say(variable, "positive", "down");
            say(variable, "coordinates", "sounding_latitude sounding_longitude");
            say(variable, "ancillary_variables", ancillaryOfDepth);
        }
        m_matrices.push_back({.variable = variable});
    }
    m_flags = addMatrix("sounding_flag", Type::Byte);
    say(m_flags, "long_name", "Whether the sounding is one of the bottom");
    m_file.setFlags(m_flags,
                    {swath::toString(swath::Verdict::Kept), swath::toString(swath::Verdict::Weak),
                     swath::toString(swath::Verdict::Outlier)});
    say(m_flags, "comment",
        "weak: below the sonar's medium threshold. outlier: far from the median of its neighbours "
        "in the ping and in the three before it.");
    m_latitude = addMatrix("sounding_latitude", Type::Real);
    say(m_latitude, "long_name", "Latitude of the sounding");
    say(m_latitude, "standard_name", "latitude");
    say(m_latitude, "units", "degrees_north");
    m_longitude = addMatrix("sounding_longitude", Type::Real);
    say(m_longitude, "long_name", "Longitude of the sounding");
    say(m_longitude, "standard_name", "longitude");
    say(m_longitude, "units", "degrees_east");
}

void NcSwath::addColumns()
{
    m_table.addColumn({"recording_time", "s", "Time since the recording's start", "",
                       "What leadline-cli's --at, --from and --until take.", Type::Real, false});
    m_table.addColumn({"ping_number", "1", "The device's count of its pings", "", "", Type::Long});
    m_table.addColumn({"sounding_count", "1", "Soundings of the ping", "",
                       "Only those at beam < sounding_count were measured.", Type::Long, false});
    m_table.addColumn({"range_start", "m", "Slant range at which the ping begins to listen"});
    m_table.addColumn({"range_end", "m", "Slant range at which it ends"});
    m_table.addColumn({"sound_speed_at_transducer", "m s-1",
                       "Sound speed in which the soundings are given",
                       "speed_of_sound_in_sea_water", "That of the sonar's own settings."});
    m_table.addColumn({"transmit_frequency_start", "Hz",
                       "Frequency of the transmitted pulse at its start", "sound_frequency"});
    m_table.addColumn({"transmit_frequency_stop", "Hz",
                       "Frequency of the transmitted pulse at its end", "sound_frequency"});
    m_table.addColumn({"sonar_roll", "degree", "Roll that is applied, port side up"});
    m_table.addColumn({"sonar_pitch", "degree", "Pitch that is applied, bow up"});
    m_table.addColumn({"attitude_source", "1", "Where roll and pitch come from", "",
                       "0: none, the axes are those of the sonar. 1: the vehicle. 2: the sonar's "
                       "reports before and after the ping. 3: the ping itself.",
                       Type::Long, false});
    m_table.addColumn({"platform_heading", "degree",
                       "Where the vehicle headed, clockwise from north", "",
                       "As its autopilot says, between two of its messages; whether from true or "
                       "magnetic north, the recording does not say."});
    m_table.addColumn(
        {"platform_roll", "degree", "Roll of the vehicle", "platform_roll_starboard_down"});
    m_table.addColumn(
        {"platform_pitch", "degree", "Pitch of the vehicle", "platform_pitch_fore_up"});
    m_table.addColumn({"platform_depth", "m", "Depth of the vehicle, positive down", "depth"});
    m_table.addColumn(
        {"platform_latitude", "degrees_north", "Latitude of the vehicle", "latitude"});
    m_table.addColumn(
        {"platform_longitude", "degrees_east", "Longitude of the vehicle", "longitude"});
}

void NcSwath::addRow(const swath::Swath& swath)
{
    constexpr double degree = 180 / std::numbers::pi;
    const bool hasAttitude = swath.attitudeSource != swath::AttitudeSource::None;
    const auto known = [](bool is, double value) {
        return is ? std::optional(value) : std::nullopt;
    };
    const base::Instant now{swath.time};
    const auto heading = m_vehicle.headingAt(swath.time);
    const mavlink::VehicleState vehicle = m_vehicle.stateAt(swath.time);
    const auto attitude = vehicle.attitudeAt(now);
    const auto depth = vehicle.depth(now);
    const auto position = vehicle.position(now);
    const auto frequency =
        swath.frequencyHz && *swath.frequencyHz > 0 ? swath.frequencyHz : std::nullopt;
    m_row = {base::secondsOf(swath.time),
             double(swath.pingNumber),
             static_cast<double>(swath.soundings.size()),
             swath.rangeStartM,
             swath.rangeEndM,
             swath.soundSpeed,
             frequency,
             frequency,
             known(hasAttitude, swath.attitude.rollRad * degree),
             known(hasAttitude, swath.attitude.pitchRad * degree),
             static_cast<double>(swath.attitudeSource),
             heading ? std::optional(double{heading->deg}) : std::nullopt,
             attitude ? std::optional(double{attitude->rollDeg}) : std::nullopt,
             attitude ? std::optional(double{attitude->pitchDeg}) : std::nullopt,
             depth ? std::optional(double{depth->m}) : std::nullopt,
             position ? position->latitude : std::nullopt,
             position ? position->longitude : std::nullopt};
    m_table.addRow(swath.time, m_row);
}

void NcSwath::add(const swath::Swath& swath, const std::optional<swath::SwathPlace>& place,
                  const PlacedSwaths& swaths)
{
    addRow(swath);
    constexpr double missing = std::numeric_limits<double>::quiet_NaN();
    const std::size_t count = std::min(swath.soundings.size(), m_beams);
    for (std::size_t i = 0; i < m_beams; ++i) {
        const swath::LevelSounding* each = i < count ? &swath.soundings[i] : nullptr;
        for (std::size_t k = 0; k < m_matrices.size(); ++k)
            m_matrices[k].values.push_back(
                static_cast<float>(each ? matrices()[k].of(*each).value_or(missing) : missing));
        m_flagValues.push_back(each ? static_cast<std::uint8_t>(each->verdict)
                                    : NcFile::fillOfByte);
        const auto earth = each ? swaths.positionOf(*each, place) : std::nullopt;
        m_latitudes.push_back(earth ? earth->latitude : missing);
        m_longitudes.push_back(earth ? earth->longitude : missing);
    }
    if (m_table.waiting() == m_block)
        flush();
}

bool NcSwath::write(const ExportPart::Times& times, const ExportWatch& watch,
                    const std::function<void(const swath::Swath& swath)>& cover)
{
    PlacedSwaths swaths(m_log, m_stream, times, {});
    const auto take = [&](const swath::Swath& swath,
                          const std::optional<swath::SwathPlace>& place) {
        add(swath, place, swaths);
        cover(swath);
        return !m_file.failed();
    };
    if (!swaths.forEach(watch, take))
        return false;
    flush();
    return !m_file.failed();
}

void NcSwath::flush()
{
    const std::array<std::size_t, 2> start{m_table.written(), 0};
    const std::array<std::size_t, 2> count{m_table.waiting(), m_beams};
    if (count[0] > 0) {
        for (Matrix& matrix : m_matrices)
            m_file.write(matrix.variable, start, count, std::span<const float>(matrix.values));
        m_file.write(m_flags, start, count, std::span<const std::uint8_t>(m_flagValues));
        m_file.write(m_latitude, start, count, std::span<const double>(m_latitudes));
        m_file.write(m_longitude, start, count, std::span<const double>(m_longitudes));
    }
    for (Matrix& matrix : m_matrices)
        matrix.values.clear();
    m_flagValues.clear();
    m_latitudes.clear();
    m_longitudes.clear();
    m_table.flush();
}

} // namespace leadline::exporting
