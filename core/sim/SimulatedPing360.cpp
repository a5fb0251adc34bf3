// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedPing360.h"

#include "base/Units.h"
#include "ping/Ping360.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
namespace ping360 = ping::ping360;

/// A turn takes 2.4 s.
constexpr base::Duration perGradian = 6ms;
/// What the head does besides turning and listening, per transducer message and in a scan of its
/// own: the first as in real logs, which are longer by this than their range.
constexpr base::Duration workPerRequest = 28ms;
constexpr base::Duration workPerStep = 1ms;
constexpr std::size_t dataOverhead = 30;
/// Sectors as wide as this are swept to and fro.
constexpr int toAndFroGrad = base::gradiansPerTurn / 2;

base::Duration soundTime(const ping360::DeviceData& state)
{
    return 25ns * (static_cast<std::int64_t>(state.samplePeriod) * state.numberOfSamples);
}

int modulo(int gradians)
{
    return ((gradians % base::gradiansPerTurn) + base::gradiansPerTurn) % base::gradiansPerTurn;
}

} // namespace

SimulatedPing360::SimulatedPing360(base::Clock& clock, std::shared_ptr<const World> world,
                                   const DeviceOptions& options)
    : SimulatedDevice({.family = ping::Family::Ping360,
                       .type = 2,
                       .revision = 'C',
                       .deviceId = 2,
                       .firmware = {3, 3, 8},
                       .measuresRateFrom = {}},
                      clock, std::move(world), options),
      m_mount(options.mount),
      m_work(clock)
{
    SimulatedPing360::powerUp();
}

void SimulatedPing360::powerUp()
{
    m_state = {.mode = 1,
               .gainSetting = 0,
               .angle = 0,
               .transmitDuration = 11,
               .samplePeriod = 88,
               .transmitFrequency = 750,
               .numberOfSamples = 1200};
    m_motorOn = false;
}

void SimulatedPing360::powerDown()
{
    lineBreak();
    m_motorOn = false;
}

void SimulatedPing360::lineBreak()
{
    m_jobs.clear();
    m_scan.reset();
    m_work.stop();
}

bool SimulatedPing360::tell(std::uint16_t id, const Asker& asker)
{
    if (id != ping360::DeviceData::id)
        return false;
    send(m_state, asker);
    return true;
}

void SimulatedPing360::startJob()
{
    const ping360::Transducer& order = m_jobs.front().order;
    base::Duration takes = perGradian * turnTo(order.angle);
    m_state = {.mode = order.mode,
               .gainSetting = order.gainSetting,
               .angle = order.angle,
               .transmitDuration = order.transmitDuration,
               .samplePeriod = order.samplePeriod,
               .transmitFrequency = order.transmitFrequency,
               .numberOfSamples = order.numberOfSamples};
    takes += workPerRequest;
    if (order.transmit == 1)
        takes += soundTime(m_state) + timeOnLine(m_state.numberOfSamples + dataOverhead);
    m_work.after(takes, [this] { finishJob(); });
}

void SimulatedPing360::finishJob()
{
    const Job job = m_jobs.front();
    m_jobs.pop_front();
    const auto samples = job.order.transmit == 1
                             ? listen(timeOnLine(m_state.numberOfSamples + dataOverhead))
                             : std::vector<std::uint8_t>{};
    ping360::DeviceData data = m_state;
    data.data = samples;
    send(data, job.asker);
    if (!m_jobs.empty())
        startJob();
}

void SimulatedPing360::startStep(int travelGrad)
{
    const base::Duration ready = perGradian * travelGrad + soundTime(m_state) + workPerStep +
                                 std::chrono::milliseconds(m_scan->order.delay);
    const base::Duration line = timeOnLine(m_state.numberOfSamples + dataOverhead);
    m_work.after(std::max(ready, line), [this] { finishStep(); });
}

void SimulatedPing360::finishStep()
{
    const auto samples = listen({});
    const ping360::AutoTransmit& order = m_scan->order;
    send(ping360::AutoDeviceData{.mode = m_state.mode,
                                 .gainSetting = m_state.gainSetting,
                                 .angle = m_state.angle,
                                 .transmitDuration = m_state.transmitDuration,
                                 .samplePeriod = m_state.samplePeriod,
                                 .transmitFrequency = m_state.transmitFrequency,
                                 .startAngle = order.startAngle,
                                 .stopAngle = order.stopAngle,
                                 .numSteps = order.numSteps,
                                 .delay = order.delay,
                                 .numberOfSamples = m_state.numberOfSamples,
                                 .data = samples},
         m_scan->asker);
    // Who was told may have stopped the scan.
    if (m_scan)
        startStep(nextTravel());
}

int SimulatedPing360::nextTravel()
{
    Scan& scan = *m_scan;
    const int step = scan.order.numSteps;
    const int span = modulo(scan.order.stopAngle - scan.order.startAngle);
    const int before = scan.offset;
    int travel = step;
    if (span + step >= base::gradiansPerTurn) {
        scan.offset = modulo(scan.offset + step);
    } else if (span < toAndFroGrad) {
        if (scan.offset + scan.direction * step > span || scan.offset + scan.direction * step < 0)
            scan.direction = -scan.direction;
        const int next = scan.offset + scan.direction * step;
        scan.offset = next >= 0 && next <= span ? next : scan.offset;
        travel = std::abs(scan.offset - before);
    } else {
        scan.offset = before + step <= span ? before + step : 0;
        travel = modulo(scan.offset - before);
    }
    m_state.angle = static_cast<std::uint16_t>(modulo(scan.order.startAngle + scan.offset));
    return travel;
}

int SimulatedPing360::turnTo(int angleGrad)
{
    const int clockwise = modulo(angleGrad - m_state.angle);
    m_state.angle = static_cast<std::uint16_t>(angleGrad);
    m_motorOn = true;
    return std::min(clockwise, base::gradiansPerTurn - clockwise);
}

std::vector<std::uint8_t> SimulatedPing360::listen(base::Duration over) const
{
    return world().spokeAt(clock().now() - over - soundTime(m_state) / 2,
                           {.angleGrad = m_state.angle,
                            .samplePeriod = m_state.samplePeriod,
                            .samples = m_state.numberOfSamples,
                            .gain = m_state.gainSetting,
                            .transmitDurationUs = m_state.transmitDuration,
                            .transmitFrequencyKhz = m_state.transmitFrequency,
                            .mount = m_mount});
}

} // namespace leadline::sim
