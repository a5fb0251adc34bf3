// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/MotionReader.h"

#include <utility>

namespace leadline::registration {

MotionReader::MotionReader(const echo::PingReader& reader, std::uint64_t first, std::uint64_t end,
                           MotionEstimator::Heading heading)
    : m_sweeps(reader, first),
      m_estimator(std::move(heading)),
      m_end(end),
      m_position(first)
{
}

std::optional<MeasuredSweep> MotionReader::next(const std::stop_token& stop)
{
    while (m_ready.empty() && !m_finished) {
        auto sweep = m_sweeps.next(m_end, stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (sweep) {
            add(std::move(*sweep));
            continue;
        }
        if (auto rest = m_sweeps.rest())
            add(std::move(*rest));
        accept(m_estimator.finish());
        m_finished = true;
    }
    if (m_ready.empty())
        return std::nullopt;
    MeasuredSweep sweep = m_ready.front();
    m_ready.pop_front();
    return sweep;
}

void MotionReader::add(Sweep sweep)
{
    m_position = sweep.lastPing + 1;
    m_waiting.push_back({.beginS = sweep.beginS, .endS = sweep.endS});
    accept(m_estimator.add(std::move(sweep)));
}

void MotionReader::accept(const std::vector<MotionEstimator::Estimate>& estimates)
{
    for (const auto& estimate : estimates) {
        MeasuredSweep sweep = m_waiting.front();
        m_waiting.pop_front();
        sweep.motion = estimate.motion;
        m_past.push_back({sweep.beginS, sweep.endS, sweep.motion, std::nullopt});
        // Of those that are too old for a mean one stays, to which the newest motion may lead back.
        while (m_past.size() > 2 &&
               sweep.middleS() - m_past[1].middleS() > MotionTracker::longestWindowS)
            m_past.pop_front();
        sweep.drift = meanDrift(m_past);
        m_ready.push_back(sweep);
    }
}

} // namespace leadline::registration
