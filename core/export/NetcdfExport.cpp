// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/NetcdfExport.h"

#include "Measurements.h"
#include "NcBeam.h"
#include "NcDrift.h"
#include "NcFile.h"
#include "NcMetadata.h"
#include "NcPlatform.h"
#include "NcSwath.h"
#include "NcTable.h"
#include "log/SonarKind.h"

#include <memory>

namespace leadline::exporting {

namespace {

/// Share of the progress for determining the amount of data.
constexpr double measureShare = 0.05;
/// Where the progress is once the pings are written, if the drift follows.
constexpr double pingsShare = 0.15;

/// Writes the groups of one export.
class NetcdfWriter {
public:
    /// `sizes` are those of the swaths, indexed by stream.
    NetcdfWriter(NcFile& file, const formats::Recording& recording, const NetcdfOptions& options,
                 Measurements& measurements, const std::vector<SwathSize>& sizes)
        : m_file(file),
          m_options(options),
          m_measurements(measurements),
          m_time(recording),
          m_about(file, recording, options, m_time),
          m_vehicle(recording.log()),
          m_platform(file, file.addGroup(file.root(), "Platform"), m_about.environment(), m_time,
                     options.deflate)
    {
        addBeams(sizes);
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
            m_about.cover(ping.time, ping.soundSpeed);
            return !m_file.failed();
        };
        if (!m_measurements.forEach(watch, hear, use))
            return false;
        for (const auto& beam : m_beams)
            if (beam)
                beam->flush();
        m_platform.flush();
        m_platform.describe(m_vehicle);
        return !m_file.failed();
    }

    /// Adds the swaths of the multibeam sonars. Returns false if it was stopped or the file cannot
    /// be written.
    [[nodiscard]] bool writeSwaths(const ExportWatch& watch)
    {
        for (const auto& swaths : m_swaths)
            if (swaths &&
                !swaths->write(m_measurements.times(), watch, [this](const swath::Swath& swath) {
                    m_about.cover(swath.time, swath.soundSpeed);
                }))
                return false;
        m_about.finish();
        return !m_file.failed();
    }

    /// Adds the drifts of the scanning sonars, which were written before. Returns false if it was
    /// stopped, the recording cannot be read, or the file cannot be written.
    [[nodiscard]] bool writeDrifts(DriftSweeps& sweeps, const ExportWatch& watch)
    {
        const log::Log& log = m_measurements.sources().front().reader.log();
        for (const DriftSweeps::Source& source : sweeps.sources()) {
            NcDrift drift(m_file, m_beamGroups[source.stream], m_time,
                          log.stream(source.stream).mounting().has_value(), m_options.deflate);
            const auto use = [&](const DriftRow& row) {
                drift.add(row);
                return !m_file.failed();
            };
            if (!sweeps.forEach(source, watch, use))
                return false;
            drift.finish();
        }
        return !m_file.failed();
    }

    [[nodiscard]] std::uint64_t rows() const
    {
        std::uint64_t all = 0;
        for (const auto& beam : m_beams)
            all += beam ? beam->rows() : 0;
        for (const auto& swaths : m_swaths)
            all += swaths ? swaths->rows() : 0;
        return all;
    }

private:
    void addBeams(const std::vector<SwathSize>& sizes)
    {
        const NcFile::Group sonar = m_file.addGroup(m_file.root(), "Sonar");
        std::vector<NcMetadata::Beam> beams;
        for (const Measurements::Source& source : m_measurements.sources()) {
            const SwathSize& size = sizes[m_beams.size()];
            m_beams.push_back(nullptr);
            m_swaths.push_back(nullptr);
            m_beamGroups.emplace_back();
            if (source.most == 0 && size.swaths == 0)
                continue;
            const std::string name = "Beam_group" + std::to_string(beams.size() + 1);
            beams.push_back({.group = name, .source = &source});
            m_beamGroups.back() = m_file.addGroup(sonar, name);
            if (size.swaths > 0)
                m_swaths.back() = std::make_unique<NcSwath>(m_file, m_beamGroups.back(), m_time,
                                                            source, size, m_options.deflate);
            else
                m_beams.back() =
                    std::make_unique<NcBeam>(m_file, m_beamGroups.back(), m_time, source,
                                             m_options.sides, m_options.deflate);
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
    /// Indexed by stream; null for streams without measurements, or without swaths.
    std::vector<std::unique_ptr<NcBeam>> m_beams;
    std::vector<std::unique_ptr<NcSwath>> m_swaths;
    std::vector<NcFile::Group> m_beamGroups;
};

} // namespace

base::Result<std::uint64_t> exportNetcdf(const formats::Recording& recording,
                                         const NetcdfOptions& options,
                                         const std::filesystem::path& path,
                                         const ExportWatch& watch, DriftCounts* drift)
{
    const log::Log& log = recording.log();
    const auto ofSonar = [](const log::Stream& stream) {
        return log::isKnownSonar(stream.kind()) || isSwathSonar(stream);
    };
    if (const auto there = options.part.check(log, ofSonar); !there)
        return there.error();
    Measurements measurements(log, recording.counts().last.value_or(log::Time{}), options.part,
                              options.soundSpeed);
    if (!measurements.measure(watch.step(0, measureShare)))
        return cancelled();
    std::uint64_t most = 0;
    std::vector<SwathSize> sizes;
    for (const Measurements::Source& source : measurements.sources()) {
        const log::StreamNumber stream = source.reader.stream();
        SwathSize& size = sizes.emplace_back();
        if (source.wanted && isSwathSonar(log.stream(stream))) {
            const auto found = swathSizeOf(log, stream, measurements.times(), {.stop = watch.stop});
            if (!found)
                return cancelled();
            size = *found;
        }
        most += source.most + size.swaths;
    }
    if (most == 0)
        return noMeasurements(options.part);

    auto file = NcFile::create(path);
    if (!file)
        return file.error();
    NetcdfWriter writer(**file, recording, options, measurements, sizes);
    const auto failure = [&](bool isUnreadable) {
        return (*file)->failed() ? (*file)->error() : isUnreadable ? unreadable() : cancelled();
    };
    if (!writer.write(watch.step(measureShare, options.drift ? pingsShare : 1)))
        return failure(measurements.unreadable());
    if (!writer.writeSwaths({.stop = watch.stop}))
        return failure(false);
    if (options.drift) {
        DriftSweeps sweeps(log, options.part, measurements.times(), options.soundSpeed);
        if (!writer.writeDrifts(sweeps, watch.step(pingsShare, 1)))
            return failure(sweeps.unreadable());
        if (drift)
            *drift = sweeps.counts();
    }
    if (const auto closed = (*file)->close(); !closed)
        return closed.error();
    if (watch.progress)
        watch.progress(1);
    return writer.rows();
}

} // namespace leadline::exporting
