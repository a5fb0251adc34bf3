// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/WallClock.h"
#include "ping/DeviceKind.h"
#include "ping/Frame.h"

#include <chrono>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::formats {

/// What a sonar's message says of its time.
struct SonarStamp {
    /// Milliseconds of the device's clock, mostly since its power-up, in 32 bits.
    std::uint64_t deviceMs = 0;
    /// Since 1970; nothing if the device was never told the time.
    std::optional<std::chrono::milliseconds> utc = {};
    /// Synchronisation channel: two units may come under one device id, each with its own clock.
    std::uint8_t channel = 0;

    /// Nothing for a message without a time of its own, in a stream of a device of that kind.
    [[nodiscard]] static std::optional<SonarStamp> of(ping::DeviceKind kind,
                                                      const ping::Frame& frame);
};

/// Gives times to the frames of a file that has no times of arrival.
///
/// Each device's clock begins with its session, and its differences count from there. A frame
/// without a time has that of the one before. Without any such clock frames are 100 ms apart.
class SvlogClock {
public:
    /// Frames of several devices are in order within this time.
    static constexpr log::Time disorder = std::chrono::seconds(5);

    /// `utc` is the session's beginning, since 1970, as far as the file says it; `frame` is the
    /// number of the session's first frame in the log.
    void beginSession(std::optional<std::chrono::nanoseconds> utc, log::FrameNumber frame);
    /// Time of the next frame of the file, from the device `source`.
    [[nodiscard]] log::Time timeOf(std::uint8_t source, const std::optional<SonarStamp>& stamp);
    /// Time of what belongs beside the frame before, such as the message of a vehicle.
    [[nodiscard]] log::Time timeBetween() const { return m_newest; }

    /// Empty if the file holds no date.
    [[nodiscard]] log::WallClock wallClock() const;

private:
    struct DeviceClock {
        std::uint64_t lastMs = 0;
        /// Log time of the device's 0.
        log::Time zero{};
    };
    struct Session {
        log::Time begin{};
        log::FrameNumber firstFrame = 0;
        /// Of the log's zero.
        std::optional<std::chrono::nanoseconds> utcZero = {};
        /// The time comes from a sonar, not from the computer that recorded.
        bool isTimeOfSonar = false;
    };

    [[nodiscard]] log::Time beginOfClocks();

    std::vector<Session> m_sessions{Session{}};
    std::map<std::pair<std::uint8_t, std::uint8_t>, DeviceClock> m_clocks;
    /// When the first clock of the session began.
    std::optional<log::Time> m_clocksFrom;
    log::Time m_newest{};
    bool m_begun = false;
    bool m_hasHeader = false;
};

} // namespace leadline::formats
