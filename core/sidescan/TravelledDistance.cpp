// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/TravelledDistance.h"

#include "mavlink/Message.h"
#include "mavlink/StateMessages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace leadline::sidescan {

namespace {

using namespace std::chrono_literals;
using mavlink::GlobalPositionInt;
using mavlink::LocalPositionNed;
using mavlink::VfrHud;

/// An older speed says nothing.
constexpr log::Time oldest = 3s;
constexpr double fastest = 20;

std::optional<double> speedOf(const mavlink::Frame& frame)
{
    double speed = -1;
    if (frame.messageId() == LocalPositionNed::id) {
        const auto local = mavlink::decodePayload<LocalPositionNed>(frame.payload());
        speed = std::hypot(local.vx, local.vy);
    } else if (frame.messageId() == GlobalPositionInt::id) {
        constexpr double centimetres = 100;
        const auto global = mavlink::decodePayload<GlobalPositionInt>(frame.payload());
        speed = std::hypot(global.vx, global.vy) / centimetres;
    } else {
        speed = mavlink::decodePayload<VfrHud>(frame.payload()).groundspeed;
    }
    return speed >= 0 && speed <= fastest ? std::optional(speed) : std::nullopt;
}

} // namespace

std::optional<double> TravelledDistance::speedAt(log::Time time)
{
    if (!m_link && (m_link = m_track.link()))
        for (const std::uint16_t id : {LocalPositionNed::id, GlobalPositionInt::id, VfrHud::id})
            m_series.emplace_back(*m_log, *m_link, id);
    constexpr std::array sources{Source::LocalPosition, Source::GlobalPosition,
                                 Source::GroundSpeed};
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const std::uint64_t count = m_series[i].countUpTo(time);
        const auto sent = count > 0 ? m_series[i].timeOf(count - 1) : std::nullopt;
        if (!sent || time - *sent > oldest)
            continue;
        const auto frame = m_series[i].read(count - 1, m_scratch);
        const auto speed = frame ? speedOf(*frame) : std::nullopt;
        if (speed) {
            m_source = sources[i];
            return speed;
        }
    }
    return std::nullopt;
}

void TravelledDistance::extend(log::Time until)
{
    while (static_cast<std::int64_t>(m_metres.size()) * 1s <= until) {
        const auto second = static_cast<std::int64_t>(m_metres.size());
        const auto speed = speedAt(second * 1s);
        m_metres.push_back(m_metres.back() + lastSpeed());
        m_speeds.push_back(
            static_cast<float>(speed.value_or(std::numeric_limits<double>::quiet_NaN())));
        m_known.push_back(speed ? static_cast<std::uint32_t>(second) : m_known.back());
    }
}

double TravelledDistance::lastSpeed() const
{
    return std::isnan(m_speeds.back()) ? 0 : double{m_speeds.back()};
}

double TravelledDistance::metresAt(log::Time time) const
{
    const double seconds = std::max(std::chrono::duration<double>(time).count(), 0.0);
    const auto second = static_cast<std::size_t>(seconds);
    if (second + 1 >= m_metres.size()) {
        const double beyond = seconds - static_cast<double>(m_metres.size() - 1);
        return m_metres.back() + lastSpeed() * std::clamp(beyond, 0.0, 1.0);
    }
    const double share = seconds - static_cast<double>(second);
    return m_metres[second] + share * (m_metres[second + 1] - m_metres[second]);
}

log::Time TravelledDistance::timeAt(double metres) const
{
    const auto after = std::ranges::upper_bound(m_metres, metres);
    if (after == m_metres.begin())
        return {};
    const auto second = static_cast<double>(after - m_metres.begin() - 1);
    const double before = *std::prev(after);
    double share = 0;
    if (after != m_metres.end())
        share = (metres - before) / (*after - before);
    else if (lastSpeed() > 0)
        share = std::min((metres - before) / lastSpeed(), 1.0);
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(second + share));
}

std::optional<log::Time> TravelledDistance::speedLostSince(log::Time time) const
{
    const double seconds = std::max(std::chrono::duration<double>(time).count(), 0.0);
    const std::size_t at = std::min(static_cast<std::size_t>(seconds), m_known.size() - 1);
    if (m_known[at] == 0 || m_known[at] == at)
        return std::nullopt;
    return m_known[at] * 1s;
}

} // namespace leadline::sidescan
