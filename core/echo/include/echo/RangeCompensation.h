// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::echo {

/// TVG by physics: compensates the loss of echoes with range by spreading and absorption. Applied
/// to what is drawn, never to what is recorded. The gain is 1 at a quarter of the range and within
/// 1/8..8 everywhere, as 8-bit samples have no room for more.
struct RangeCompensation {
    enum class Spreading : std::uint8_t {
        None,
        /// 20 log R, both ways together: what fills the beam, like the seabed or a school of fish.
        Area,
        /// 40 log R: a target smaller than the beam.
        Target,
    };

    static constexpr double referenceShare = 0.25;
    static constexpr double greatestGain = 8;

    Spreading spreading = Spreading::None;
    /// One way; both are compensated.
    double absorptionDbPerKm = 0;

    [[nodiscard]] bool isOff() const
    {
        return spreading == Spreading::None && !(absorptionDbPerKm > 0);
    }
    /// Factor for the amplitude of an echo at `rangeM` in a ping that ends at `endM`.
    [[nodiscard]] double gainAt(double rangeM, double endM) const;

    friend bool operator==(const RangeCompensation&, const RangeCompensation&) = default;
};

/// Multiplies samples that lie as those of `profile` do, rounded and limited to full scale.
void compensate(const RangeCompensation& compensation, const Profile& profile,
                std::span<std::uint8_t> samples);
void compensate(const RangeCompensation& compensation, const Profile& profile,
                std::span<ping::WideSample> samples);

/// TVG by the picture itself: what all bearings have in common at a range, such as the
/// transducer's ringing and the glare near it, is subtracted. Common is the median over the pings,
/// so a target or a wall at some bearings stays.
class BearingMedian {
public:
    /// `pings` have the same range and number of samples as the first one; others are left out.
    /// With fewer than `fewestPings` nothing is common.
    static constexpr std::size_t fewestPings = 16;
    explicit BearingMedian(std::span<const Profile> pings = {});

    [[nodiscard]] bool empty() const { return m_common.empty(); }
    /// Subtracts from the samples of a ping of the same range, limited to 0; others stay as they
    /// are.
    void subtractFrom(const Profile& profile, std::span<std::uint8_t> samples) const;

private:
    double m_startM = 0;
    double m_lengthM = 0;
    std::vector<std::uint8_t> m_common;
};

} // namespace leadline::echo
