// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Measurements.h"
#include "NcTable.h"
#include "echo/Ping.h"
#include "echo/VehicleTrack.h"
#include "sidescan/Side.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// A ping with the values from which its row is made.
struct NcBeamRow {
    const echo::Ping& ping;
    const echo::VehiclePose& pose;
    std::optional<double> relativeDeg;
    /// Nothing if the message does not say it.
    std::optional<ping::PulseBand> band = {};

    /// A distance alone may carry no window.
    [[nodiscard]] std::optional<double> ofWindow(double metres) const
    {
        return ping.hasRange ? std::optional(metres) : std::nullopt;
    }
};

/// A column of a beam group, with the function that computes its value.
struct NcBeamColumn {
    NcColumn column;
    std::optional<double> (*of)(const NcBeamRow& row) = nullptr;
};

/// Of a scanning sonar, or of an echosounder; `inDecibels` if its samples are. All of them but an
/// echosounder without decibels say the frequency of their pulses.
[[nodiscard]] std::vector<NcBeamColumn> beamColumns(bool scans, bool inDecibels = false);

/// Writes one sonar's measurements to a group Sonar/Beam_groupN, one block of pings at a time.
class NcBeam {
public:
    NcBeam(NcFile& file, NcFile::Group group, const NcTime& time,
           const Measurements::Source& source, const sidescan::SideChoices& sides, int deflate);

    void add(const echo::Ping& ping, const echo::VehiclePose& pose);
    void flush();
    /// Number of pings and distances, including those that are not written yet.
    [[nodiscard]] std::uint64_t rows() const { return m_table.written() + m_table.waiting(); }

private:
    void describe(const Measurements::Source& source, const sidescan::SideChoices& choices);
    [[nodiscard]] std::optional<ping::PulseBand> bandOf(const echo::Ping& ping);
    void setTransmitType();
    void addBackscatter(const std::string& channelName, int deflate);

    NcFile& m_file;
    NcFile::Group m_group;
    ping::DeviceKind m_kind;
    std::size_t m_samples;
    /// Number of pings in a block, which is a chunk in the file.
    std::size_t m_block;
    NcTable m_table;
    std::vector<NcBeamColumn> m_columns;
    NcFile::Variable m_backscatter;
    /// Samples of a block, ping by ping; missing ones are 0.
    std::vector<std::uint8_t> m_intensities;
    /// The same of a sonar with 16-bit samples.
    bool m_isWide;
    std::vector<std::uint16_t> m_wideIntensities;
    std::vector<std::optional<double>> m_row;
    /// Pulses that say so.
    bool m_hasTones = false;
    bool m_hasChirps = false;
};

/// "Ping360", "Ping1D", or the title of another family.
[[nodiscard]] std::string sonarModel(ping::DeviceKind kind);

} // namespace leadline::exporting
