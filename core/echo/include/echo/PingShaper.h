// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoShaping.h"
#include "echo/PingReader.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace leadline::echo {

/// Applies EchoShaping to the pings of a stream. The result depends only on the ping and those
/// before it, so a growing picture equals one drawn from scratch.
///
/// It averages over pings of the same direction: for an echosounder all; for a scanning sonar those
/// at the ping's bearing and at the previous one if it is one step away and within the beam.
/// Averaging ends at a gap in time, where the head jumps, and where it reverses.
///
/// What pings have in common is taken from the 400 before, counted from the first ping in steps of
/// 400; a log that has fewer uses those that it has. Filters take the two pings before as
/// neighbours, so that a ping does not change when later ones come.
class PingShaper {
public:
    [[nodiscard]] const EchoShaping& shaping() const { return m_shaping; }
    void setShaping(const EchoShaping& shaping) { m_shaping = shaping; }
    /// Discards cached pings; call it when the stream or its ranges change.
    void forget();

    /// `profile` has to be what the reader gives for ping `number`; it is averaged with those of
    /// `sweepsBefore`, too. The shaped samples are in `into`; with shaping off and nothing to
    /// average with the result refers to the profile's own samples.
    [[nodiscard]] Profile shape(const PingReader& reader, std::uint64_t number,
                                const Profile& profile, std::vector<std::uint8_t>& into,
                                std::span<const Profile> sweepsBefore = {});

private:
    /// Number of earlier pings from which the usual period and step are determined.
    static constexpr std::uint64_t maxLookback = 8;
    static constexpr std::uint64_t none = ~std::uint64_t{0};

    /// A cached ping.
    struct Known {
        std::uint64_t number = none;
        bool there = false;
        bool decoded = false;
        log::PingEntry entry;
        log::Time time{};
        Profile profile;
        PingReader::Scratch storage;
    };

    /// What so many pings before have in common, for all pings of the next so many.
    static constexpr std::uint64_t commonPings = 400;
    struct Common {
        const log::Log* log = nullptr;
        log::StreamNumber stream = 0;
        std::uint64_t first = none;
        std::uint64_t pings = 0;
        log::Time time{};
        double lengthM = 0;
        BearingMedian median;
    };

    Known& cachedPing(const PingReader& reader, std::uint64_t number);
    [[nodiscard]] std::optional<Profile> neighbour(const PingReader& reader, std::uint64_t number);
    /// Writes the filtered samples of a ping with 8-bit samples; false if they stay as they are.
    bool filter(const PingReader& reader, std::uint64_t number, const Profile& profile);
    [[nodiscard]] const BearingMedian& common(const PingReader& reader, std::uint64_t number,
                                              const Profile& profile);
    [[nodiscard]] std::span<const Profile> before(const PingReader& reader, std::uint64_t number);

    EchoShaping m_shaping;
    /// Ping n is at index n modulo the size, which exceeds the number of pings needed for one
    /// result.
    std::array<Known, 16> m_known;
    std::array<Profile, EchoShaping::maxPings - 1> m_before;
    std::array<Common, 4> m_common;
    std::vector<std::uint8_t> m_filtered;
    std::vector<std::uint8_t> m_despiked;
    std::vector<Profile> m_others;
};

} // namespace leadline::echo
