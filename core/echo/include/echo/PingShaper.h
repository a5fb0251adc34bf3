// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoShaping.h"
#include "echo/PingReader.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace leadline::echo {

/// Shapes pings of a stream for drawing. What becomes of a ping depends on it and the pings before
/// it alone, so that a picture that grows is the same as one drawn from scratch.
///
/// The mean is taken over pings that look the same way: of an echosounder all; of a scanning sonar
/// those of the ping's own bearing and of the one it came from, if that is one step away and within
/// the beam. It ends at a gap in time, where the head jumps and where it turns round.
class PingShaper {
public:
    [[nodiscard]] const EchoShaping& shaping() const { return m_shaping; }
    void setShaping(const EchoShaping& shaping) { m_shaping = shaping; }
    /// Another stream, or other ranges: pings that were read count no more.
    void forget();

    /// `profile` is what the reader reads for ping `number`. Its samples as drawn live in `into`;
    /// with shaping off they are its own.
    [[nodiscard]] Profile shape(const PingReader& reader, std::uint64_t number,
                                const Profile& profile, std::vector<std::uint8_t>& into);

private:
    /// How far back the usual period and step are looked for.
    static constexpr std::uint64_t lookedBack = 8;
    static constexpr std::uint64_t none = ~std::uint64_t{0};

    /// One of the pings last looked at.
    struct Known {
        std::uint64_t number = none;
        bool there = false;
        bool decoded = false;
        log::PingEntry entry;
        log::Time time{};
        Profile profile;
        PingReader::Scratch storage;
    };

    Known& know(const PingReader& reader, std::uint64_t number);
    [[nodiscard]] std::span<const Profile> before(const PingReader& reader, std::uint64_t number);

    EchoShaping m_shaping;
    /// Ping n at n modulo the size, which is more than are looked at for one ping.
    std::array<Known, 16> m_known;
    std::array<Profile, EchoShaping::mostPings - 1> m_before;
};

} // namespace leadline::echo
