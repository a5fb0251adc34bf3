// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ExtendedFile.h"
#include "io/ForwardView.h"
#include "log/Log.h"
#include "log/RecordingReader.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leadline::formats {

struct Navigation;
struct XtfVehicle;

/// Reads side-scan recordings in the eXtended Triton Format (`.xtf`).
///
/// Each channel becomes the stream of a device of the family `xtf`, with ping::xtf::Profile
/// messages. Samples of 8 and 32 bits are scaled to 16, the same way in all of a channel's pings,
/// and pings with more samples than a frame holds keep the strongest of each few. Position, heading
/// and attitude of the pings, and before the first of them those of navigation packets, become
/// MAVLink frames of a vehicle. Dates before 1990 are of a clock that was not set: they give times,
/// but no UTC. Samples in IBM's floating point are counted as missing. Damaged parts are skipped.
/// Other packets, such as bathymetry, are not read.
class XtfReader : public log::RecordingReader {
public:
    XtfReader(io::ExtendedFile& source, log::Log& log);
    ~XtfReader() override;

    bool step(std::size_t bytes) override;
    void setStop(const std::stop_token& stop) override { m_stop = stop; }
    [[nodiscard]] log::ReadCounts counts() const override { return m_counts; }
    [[nodiscard]] log::RecordingContents contents() const override;
    [[nodiscard]] log::WallClock clock() const override { return m_clock; }

    /// True if `beginning` is that of such a file: a file header, and a packet behind it unless the
    /// file ends there.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    struct Channel {
        std::uint8_t type = 0;
        /// Its samples lie evenly on the ground, not in slant range.
        bool isGroundRange = false;
        bool isUnipolar = false;
        std::uint16_t bytesPerSample = 0;
        std::uint8_t sampleFormat = 0;
        std::uint32_t samples = 0;
        std::uint32_t frequencyHz = 0;
        std::optional<log::StreamNumber> stream = {};
        /// By which samples of 4 bytes, and of other weights than the first, become counts.
        std::optional<double> scale = {};
        std::optional<int> weight = {};
    };

    /// Number of a ping, and what was damaged in the file before it.
    struct LastPing {
        std::uint32_t number = 0;
        std::uint64_t bytesLost = 0;
        std::uint64_t stretches = 0;
    };

    void readHeader();
    /// Size of the packet at this byte if there is one that can be, else 0.
    [[nodiscard]] std::size_t packetSize(std::uint64_t at) const;
    /// True if another packet or the end of the file follows that of this size.
    [[nodiscard]] bool isFollowed(std::uint64_t at, std::size_t packet) const;
    /// Where the first packet between these bytes begins that is followed; nothing if there is
    /// none.
    std::optional<std::uint64_t> nextPacket(std::uint64_t from, std::uint64_t until);
    /// Goes to the next packet that is followed.
    void skipDamage();
    /// Adds the pings that were lost before a packet.
    void countLost(base::ByteSpan packet, std::size_t channels);
    void take(base::ByteSpan packet);
    void takePing(base::ByteSpan packet);
    void takeMotion(base::ByteSpan packet);
    void takeChannel(base::ByteSpan packet, std::size_t at, Channel& channel, std::uint8_t source);
    void addNavigation(const Navigation& navigation);
    void append(log::StreamNumber stream, base::ByteSpan frame, bool isVehicles);
    void setTime(std::optional<std::chrono::nanoseconds> utc);
    void finish();

    std::stop_token m_stop;
    io::ExtendedFile& m_source;
    io::ForwardView m_file;
    log::Log& m_log;
    std::unique_ptr<XtfVehicle> m_vehicle;
    std::vector<Channel> m_channels;
    std::string m_program;
    std::string m_sonar;
    bool m_isInDegrees = false;
    /// As Leadline notes it in what it exports.
    bool m_isInDecibels = false;
    log::ReadCounts m_counts;
    log::WallClock m_clock;
    /// UTC of the log's zero by the clock of the packets, since 1970.
    std::optional<std::chrono::nanoseconds> m_zero;
    log::Time m_time{};
    std::uint64_t m_at = 0;
    /// By the first channel of the packet.
    std::map<std::uint16_t, LastPing> m_lastPings;
    /// Damaged stretches up to here, and those of them whose message was replaced by lost pings.
    std::uint64_t m_stretches = 0;
    std::uint64_t m_replaced = 0;
    bool m_finished = false;
};

} // namespace leadline::formats
