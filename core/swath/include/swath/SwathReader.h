// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/VehicleTrack.h"
#include "log/Log.h"
#include "ping/FamilyDescriptor.h"
#include "swath/Swath.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::swath {

/// The swaths of one stream, numbered from 0 in the order of arrival: each with what the end of its
/// ping (3010) and the reports of attitude (504) around it add. Of a sonar that sends several
/// messages with points for each ping, the last one of its family's list that it sends is read.
/// Used by one thread; the log may grow meanwhile.
class SwathReader {
public:
    /// Attitude further from a ping than that is none.
    static constexpr log::Time attitudeWithin = std::chrono::seconds(3);

    SwathReader(const log::Log& log, log::StreamNumber stream);

    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] log::StreamNumber stream() const { return m_stream; }

    [[nodiscard]] std::uint64_t count() const;
    /// Number of swaths at or before `time`.
    [[nodiscard]] std::uint64_t countUpTo(log::Time time) const;
    [[nodiscard]] std::optional<log::Time> timeOf(std::uint64_t swath) const;
    /// Nullopt if the frame cannot be read, or is damaged within.
    [[nodiscard]] std::optional<Swath> read(std::uint64_t swath);

    /// Pings of which only the data of the channels was recorded, without points.
    struct ChannelData {
        std::uint64_t pings = 0;
        /// Of the newest of them, metres.
        std::optional<double> rangeStartM = {};
        std::optional<double> rangeEndM = {};

        friend bool operator==(const ChannelData&, const ChannelData&) = default;
    };
    /// Up to `time`; nullopt if there are swaths, or none of such pings.
    [[nodiscard]] std::optional<ChannelData> channelData(log::Time time);

private:
    struct Up {
        log::Time time{};
        ping::UpVector up;
    };

    [[nodiscard]] const ping::FamilyDescriptor* family() const;
    /// The message with points that is read; null before the first one.
    [[nodiscard]] const ping::SwathMessage* message() const;
    [[nodiscard]] const log::FrameSeries* series() const;
    void addEnd(ping::SwathFields& fields, log::FrameNumber frame);
    [[nodiscard]] std::optional<Up> reportAt(const ping::AttitudeMessage& message,
                                             const log::FrameSeries& reports, std::uint64_t index,
                                             std::uint8_t device);
    [[nodiscard]] std::optional<ping::UpVector> reported(log::FrameNumber frame, log::Time time,
                                                         std::uint8_t device);
    [[nodiscard]] std::optional<ping::UpVector> ofVehicle(log::Time time);

    const log::Log* m_log;
    log::StreamNumber m_stream;
    echo::VehicleTrack m_vehicle;
    /// Where the last searches ended.
    std::uint64_t m_nearEnd = 0;
    std::uint64_t m_nearReport = 0;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::swath
