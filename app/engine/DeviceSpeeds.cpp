// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DeviceSpeeds.h"

#include "base/Units.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"

#include <chrono>

namespace leadline::app {

namespace {

/// Each time the recording gets all speeds anew: of a device that reports another one every time it
/// would be mostly these.
constexpr auto toldEvery = std::chrono::seconds(10);

} // namespace

bool DeviceSpeeds::add(double metresPerSecond, std::chrono::nanoseconds utc)
{
    if (!m_all.empty() && m_all.back().metresPerSecond == metresPerSecond)
        return false;
    m_all.push_back({utc, metresPerSecond});
    log::keepNewest(m_all);
    m_untold = true;
    return true;
}

bool DeviceSpeeds::areDue(log::Time now)
{
    if (!m_untold || (m_toldAt && now - *m_toldAt < toldEvery))
        return false;
    m_toldAt = now;
    return true;
}

std::optional<double> soundSpeedSaid(const ping::Frame& frame)
{
    using Report = ping::ping1d::SpeedOfSound;
    const auto report =
        frame.messageId == Report::id ? ping::decodePayload<Report>(frame.payload) : std::nullopt;
    const double said = report ? base::metresFromMillimetres(report->speedOfSound) : 0;
    return base::plausibleSoundSpeed(said) ? std::optional(said) : std::nullopt;
}

} // namespace leadline::app
