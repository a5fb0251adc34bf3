// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/NetcdfExport.h"

#include "Measurements.h"
#include "NcBeam.h"
#include "NcFile.h"
#include "NcMetadata.h"
#include "NcPlatform.h"
#include "NcTable.h"
#include "log/SonarKind.h"

#include <memory>

namespace leadline::exporting {

namespace {

/// Share of the progress for determining the amount of data.
constexpr double measureShare = 0.05;

/// Writes the groups of one export.
class NetcdfWriter {
public:
    NetcdfWriter(NcFile& file, const formats::Recording& recording, const NetcdfOptions& options,
                 Measurements& measurements)
        : m_file(file),
          m_options(options),
          m_measurements(measurements),
          m_time(recording),
          m_about(file, recording, options, m_time),
          m_vehicle(recording.log()),
          m_platform(file, file.addGroup(file.root(), "Platform"), m_about.environment(), m_time,
                     options.deflate)
    {
        addBeams();
    }

    /// Returns false if it was stopped or the file cannot be written.
    [[nodiscard]] bool write(const ExportWatch& watch)
    {
        const auto hear = [&](log::FrameNumber number, const log::FrameEntry& entry) {
            m_vehicle.take(number, entry);
            if (m_measurements.times().hold(entry.time))
                m_platform.handle(m_vehicle, entry);
        };
        const auto use = [&](const echo::Ping& ping, const Measurements::Source&) {
            m_beams[ping.stream]->add(ping, m_vehicle.at(ping.time));
            m_about.cover(ping);
            return !m_file.failed();
        };
        if (!m_measurements.forEach(watch, hear, use))
            return false;
        for (const auto& beam : m_beams)
            if (beam)
                beam->flush();
        m_platform.flush();
        m_platform.describe(m_vehicle);
        m_about.finish();
        return !m_file.failed();
    }

    [[nodiscard]] std::uint64_t rows() const
    {
        std::uint64_t all = 0;
        for (const auto& beam : m_beams)
            all += beam ? beam->rows() : 0;
        return all;
    }

private:
    void addBeams()
    {
        const NcFile::Group sonar = m_file.addGroup(m_file.root(), "Sonar");
        std::vector<NcMetadata::Beam> beams;
        for (const Measurements::Source& source : m_measurements.sources()) {
            m_beams.push_back(nullptr);
            if (source.most == 0)
                continue;
            const std::string name = "Beam_group" + std::to_string(beams.size() + 1);
            beams.push_back({.group = name, .source = &source});
            m_beams.back() = std::make_unique<NcBeam>(m_file, m_file.addGroup(sonar, name), m_time,
                                                      source, m_options.deflate);
        }
        m_about.describeSonar(sonar, beams);
    }

    NcFile& m_file;
    const NetcdfOptions& m_options;
    Measurements& m_measurements;
    NcTime m_time;
    NcMetadata m_about;
    echo::VehicleFollower m_vehicle;
    NcPlatform m_platform;
    /// Indexed by stream; null for streams without measurements.
    std::vector<std::unique_ptr<NcBeam>> m_beams;
};

base::Error nothingThere(const ExportPart& part)
{
    const bool whole = part.streams.empty() && !part.from && !part.until && !part.after;
    return {whole ? base::Message("The recording holds no pings of a sonar.")
                  : base::Message("This part of the recording holds no pings of a sonar.")};
}

} // namespace

base::Result<std::uint64_t> exportNetcdf(const formats::Recording& recording,
                                         const NetcdfOptions& options,
                                         const std::filesystem::path& path,
                                         const ExportWatch& watch)
{
    const log::Log& log = recording.log();
    const auto ofSonar = [](const log::Stream& stream) { return log::isKnownSonar(stream.kind()); };
    if (const auto there = options.part.check(log, ofSonar); !there)
        return there.error();
    Measurements measurements(log, recording.counts().last.value_or(log::Time{}), options.part,
                              options.soundSpeed);
    if (!measurements.measure(watch.step(0, measureShare)))
        return cancelled();
    std::uint64_t most = 0;
    for (const Measurements::Source& source : measurements.sources())
        most += source.most;
    if (most == 0)
        return nothingThere(options.part);

    auto file = NcFile::create(path);
    if (!file)
        return file.error();
    NetcdfWriter writer(**file, recording, options, measurements);
    if (!writer.write(watch.step(measureShare, 1)))
        return (*file)->failed()           ? (*file)->error()
               : measurements.unreadable() ? unreadable()
                                           : cancelled();
    if (const auto closed = (*file)->close(); !closed)
        return closed.error();
    if (watch.progress)
        watch.progress(1);
    return writer.rows();
}

} // namespace leadline::exporting
