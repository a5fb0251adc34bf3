// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "echo/SweepCounter.h"
#include "registration/Sweep.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace leadline::registration {

/// Bearing of a ping from the vehicle's front, radians clockwise as seen from above. Without a
/// mounting the front is that of the device.
[[nodiscard]] double bearingOf(std::uint16_t angleGrad,
                               const std::optional<log::Mounting>& mounting);

/// Cuts the pings of a scanning sonar into sweeps and finds in them the echoes that stand out of
/// the noise. Times are seconds of the log. Bearings are corrected for the recorded mounting; of a
/// head whose mounting is unknown the front is that of the device.
///
/// Of a sweep during which the range was changed only the echoes within the range that most of its
/// pings have are taken.
///
/// Sweeps are those of echo::SweepCounter; they also end where the log's time goes backwards. Used
/// by one thread; the log may grow meanwhile.
class SweepReader {
public:
    /// Reads from ping number `first` on.
    explicit SweepReader(const echo::PingReader& reader, std::uint64_t first = 0);

    /// Takes this mounting in place of the recorded one, for the sweeps that become whole from now.
    void setMounting(const log::Mounting& mounting) { m_mounting = mounting; }

    /// The next whole sweep among the first `count` pings; nullopt if there is none yet, or it is
    /// stopped.
    [[nodiscard]] std::optional<Sweep> next(std::uint64_t count, const std::stop_token& stop = {});
    /// What next() has read without the sweep being whole, at the end of a log; nullopt if these
    /// are fewer than three pings.
    [[nodiscard]] std::optional<Sweep> rest();
    /// The same while the log goes on: next() goes on with it.
    [[nodiscard]] std::optional<Sweep> part() const;
    /// The number of pings in it.
    [[nodiscard]] std::size_t partSize() const { return m_pings.size(); }

private:
    /// A ping with its samples, which are kept until its sweep is whole.
    struct Kept {
        std::uint64_t number = 0;
        std::vector<std::byte> storage;
        echo::Ping ping;
    };

    /// How many of the pings that are kept belong to a sweep that has ended.
    [[nodiscard]] std::size_t ended();
    /// The range that most of the pings have, metres.
    [[nodiscard]] static double commonRangeM(const std::vector<Kept>& pings);
    [[nodiscard]] Sweep sweepOf(const std::vector<Kept>& pings) const;

    echo::PingReader m_reader;
    std::optional<log::Mounting> m_mounting;
    std::uint64_t m_next;
    std::vector<Kept> m_pings;
    echo::SweepCounter m_counter;
};

} // namespace leadline::registration
