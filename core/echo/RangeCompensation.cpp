// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/RangeCompensation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <type_traits>

namespace leadline::echo {

namespace {

double exponentOf(RangeCompensation::Spreading spreading)
{
    switch (spreading) {
    case RangeCompensation::Spreading::Area:
        return 1;
    case RangeCompensation::Spreading::Target:
        return 2;
    case RangeCompensation::Spreading::None:
        break;
    }
    return 0;
}

/// The value above and below which half of the counted ones lie; the lower one of two.
std::uint8_t medianOf(std::span<const std::uint16_t> counts, std::size_t total)
{
    std::size_t seen = 0;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        seen += counts[value];
        if (2 * seen >= total)
            return static_cast<std::uint8_t>(value);
    }
    return 0;
}

} // namespace

double RangeCompensation::gainAt(double rangeM, double endM) const
{
    const double reference = referenceShare * endM;
    if (!(reference > 0) || !(rangeM > 0))
        return isOff() ? 1 : 1 / greatestGain;
    constexpr double metresPerKm = 1000;
    constexpr double dbPerDecade = 20;
    const double decibels =
        2 * std::max(absorptionDbPerKm, 0.0) * (rangeM - reference) / metresPerKm;
    const double gain =
        std::pow(rangeM / reference, exponentOf(spreading)) * std::pow(10, decibels / dbPerDecade);
    return std::clamp(gain, 1 / greatestGain, greatestGain);
}

namespace {

/// The gain of each sample of the pings that lie alike, which are nearly all of a picture's.
class GainTable {
public:
    [[nodiscard]] const std::vector<float>& of(const RangeCompensation& compensation,
                                               const Profile& profile)
    {
        const std::size_t count = profile.samples.size();
        if (m_compensation == compensation && m_startM == profile.startM &&
            m_lengthM == profile.lengthM && m_gains.size() == count)
            return m_gains;
        m_compensation = compensation;
        m_startM = profile.startM;
        m_lengthM = profile.lengthM;
        m_gains.resize(count);
        const double sampleM = profile.lengthM / static_cast<double>(count);
        for (std::size_t i = 0; i < count; ++i)
            m_gains[i] = static_cast<float>(compensation.gainAt(
                profile.startM + (static_cast<double>(i) + 0.5) * sampleM, profile.endM()));
        return m_gains;
    }

private:
    RangeCompensation m_compensation;
    double m_startM = 0;
    double m_lengthM = 0;
    std::vector<float> m_gains;
};

template<class Sample>
void compensateAs(const RangeCompensation& compensation, const Profile& profile,
                  std::span<Sample> samples)
{
    const std::size_t count = std::min(samples.size(), profile.samples.size());
    if (compensation.isOff() || !(profile.lengthM > 0) || count == 0)
        return;
    thread_local GainTable table;
    const std::vector<float>& gains = table.of(compensation, profile);
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned sample = samples[i];
        const double value = sample * double{gains[i]};
        constexpr long most = ping::fullScaleOf<Sample>;
        samples[i] =
            static_cast<std::conditional_t<sizeof(Sample) == 1, std::uint8_t, std::uint16_t>>(
                std::min(std::lround(value), most));
    }
}

} // namespace

void compensate(const RangeCompensation& compensation, const Profile& profile,
                std::span<std::uint8_t> samples)
{
    compensateAs(compensation, profile, samples);
}

void compensate(const RangeCompensation& compensation, const Profile& profile,
                std::span<ping::WideSample> samples)
{
    compensateAs(compensation, profile, samples);
}

BearingMedian::BearingMedian(std::span<const Profile> pings)
{
    if (pings.empty())
        return;
    const Profile& like = pings.front();
    std::vector<const Profile*> same;
    for (const Profile& ping : pings)
        if (ping.startM == like.startM && ping.lengthM == like.lengthM &&
            ping.samples.size() == like.samples.size() && !ping.samples.isWide())
            same.push_back(&ping);
    if (same.size() < fewestPings)
        return;
    m_startM = like.startM;
    m_lengthM = like.lengthM;
    m_common.resize(like.samples.size());
    std::vector<std::uint16_t> counts(256);
    for (std::size_t i = 0; i < m_common.size(); ++i) {
        std::fill(counts.begin(), counts.end(), std::uint16_t{0});
        for (const Profile* ping : same)
            ++counts[ping->samples[i]];
        m_common[i] = medianOf(counts, same.size());
    }
}

void BearingMedian::subtractFrom(const Profile& profile, std::span<std::uint8_t> samples) const
{
    if (profile.startM != m_startM || profile.lengthM != m_lengthM ||
        samples.size() != m_common.size())
        return;
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = static_cast<std::uint8_t>(std::max(samples[i] - m_common[i], 0));
}

} // namespace leadline::echo
