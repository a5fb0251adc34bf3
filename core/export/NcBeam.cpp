// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcBeam.h"

#include "Bearing.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace leadline::exporting {

namespace {

/// Readers keep a chunk or two of a mebibyte each; larger ones would be unpacked again and again.
constexpr std::size_t blockBytes = std::size_t{1} << 20U;
constexpr std::size_t mostPingsOfBlock = 4096;

std::size_t blockOf(const Measurements::Source& source)
{
    const std::size_t fitting = blockBytes / std::max<std::size_t>(source.longest, 1);
    const auto most = std::min<std::uint64_t>(source.most, mostPingsOfBlock);
    return std::clamp<std::size_t>(fitting, 1, std::max<std::size_t>(most, 1));
}

std::string firmwareOf(const log::DeviceInfo& device)
{
    return std::to_string(device.firmwareMajor) + '.' + std::to_string(device.firmwareMinor) + '.' +
           std::to_string(device.firmwarePatch);
}

} // namespace

std::string sonarModel(log::StreamKind kind)
{
    return kind == log::StreamKind::Ping360 ? "Ping360" : "Ping1D";
}

NcBeam::NcBeam(NcFile& file, NcFile::Group group, const NcTime& time,
               const Measurements::Source& source, int deflate)
    : m_file(file),
      m_group(group),
      m_samples(std::max<std::size_t>(source.longest, 1)),
      m_block(blockOf(source)),
      m_table(file, group, time,
              {.timeName = "ping_time",
               .timeLongName = "Time at which the ping arrived",
               .chunk = std::min<std::size_t>(source.most, mostPingsOfBlock),
               .deflate = deflate}),
      m_columns(beamColumns(source.kind == log::StreamKind::Ping360))
{
    describe(source);
    addBackscatter(source.name, deflate);
    for (const NcBeamColumn& column : m_columns)
        m_table.addColumn(column.column);
    m_intensities.reserve(m_block * m_samples);
}

void NcBeam::describe(const Measurements::Source& source)
{
    const log::Stream& stream = source.reader.log().stream(source.reader.stream());
    m_file.set(m_group, "stream", source.name);
    m_file.set(m_group, "simulated", stream.simulated() ? "yes" : "no");
    m_file.set(m_group, "sonar_manufacturer", "Blue Robotics");
    m_file.set(m_group, "sonar_model", sonarModel(source.kind));
    m_file.set(m_group, "sonar_device_id", std::int64_t{stream.source()});
    if (const auto device = stream.device()) {
        m_file.set(m_group, "sonar_hardware_revision", std::int64_t{device->revision});
        m_file.set(m_group, "sonar_software_version", firmwareOf(*device));
    }
    m_file.set(m_group, "transmit_type", "CW");
    m_file.set(m_group, "calibration",
               "none: intensities are as the device sent them, 8 bits, "
               "uncalibrated");
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

    m_backscatter = m_file.addVariable(m_group, "backscatter_r", NcFile::Type::Byte,
                                       {channel, m_table.dimension(), range},
                                       {.chunk = {1, m_block, m_samples}, .deflate = deflate});
    m_file.setAlwaysThere(m_backscatter);
    m_file.set(m_backscatter, "long_name", "Raw echo intensity, 0 to 255");
    m_file.set(m_backscatter, "units", "1");
    m_file.set(m_backscatter, "comment",
               "As the device sent it: uncalibrated, no range gain of Leadline's, no decibels. "
               "Pings have different lengths: where range_sample >= sample_count nothing was "
               "measured and 0 is written, which is an intensity, too; hence no _FillValue.");
}

void NcBeam::add(const echo::Ping& ping, const echo::VehiclePose& pose)
{
    const NcBeamRow row{.ping = ping, .pose = pose, .relativeDeg = relativeBearing(ping)};
    m_row.clear();
    for (const NcBeamColumn& column : m_columns)
        m_row.push_back(column.of(row));
    m_table.addRow(ping.time, m_row);
    const auto samples =
        ping.profile.samples.first(std::min(ping.profile.samples.size(), m_samples));
    m_intensities.insert(m_intensities.end(), samples.begin(), samples.end());
    m_intensities.resize(m_table.waiting() * m_samples, 0);
    if (m_table.waiting() == m_block)
        flush();
}

void NcBeam::flush()
{
    const std::size_t pings = m_table.waiting();
    const std::array<std::size_t, 3> start{0, m_table.written(), 0};
    const std::array<std::size_t, 3> count{1, pings, m_samples};
    if (pings > 0)
        m_file.write(m_backscatter, start, count, m_intensities);
    m_intensities.clear();
    m_table.flush();
}

} // namespace leadline::exporting
