// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace leadline::echo {

/// Divides the pings of a scanning sonar into sweeps.
///
/// A sweep ends where the head turns back, which it is taken to have done once two pings lie behind
/// the last one, each farther than the one before: a single late ping is no reversal. The ping at
/// which it turned belongs to the new sweep. A head that goes round begins a sweep after each whole
/// turn. A jump of more than an eighth of a turn begins one, too: the head goes round a sector, or
/// the sector was changed. A head that stays at one bearing begins none.
class SweepCounter {
public:
    /// Sweeps are told apart up to this many back.
    static constexpr int mostBack = 12;

    /// To be called for all pings in order. Bearings of 400 gradians and more are ignored.
    void add(std::uint32_t ping, std::uint16_t angleGrad);

    /// How many sweeps before the newest one the ping belongs to, 0 to mostBack.
    [[nodiscard]] int back(std::uint32_t ping) const;
    /// First ping of a sweep, `sweepsBack` from 0 to mostBack - 1; 0 if there are not as many.
    [[nodiscard]] std::uint32_t firstOf(int sweepsBack) const
    {
        return m_firsts[static_cast<std::size_t>(sweepsBack)];
    }

private:
    static constexpr std::uint16_t noAngle = 0xffff;

    void begin(std::uint32_t ping);

    /// The newest first.
    std::array<std::uint32_t, mostBack> m_firsts{};
    std::uint16_t m_angle = noAngle;
    /// 1 with growing bearings, -1 with falling ones, 0 while unknown.
    std::int8_t m_direction = 0;
    bool m_behind = false;
    // Bearings in gradians, counted on over whole turns.
    std::int32_t m_at = 0;
    std::int32_t m_beganAt = 0;
    /// The foremost bearing of this sweep, and the first ping there.
    std::int32_t m_foremost = 0;
    std::uint32_t m_foremostPing = 0;
};

} // namespace leadline::echo
