// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedPing360.h"

#include "base/Units.h"
#include "ping/Ping360.h"
#include "ping/Ping360Range.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <variant>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
namespace ping360 = ping::ping360;

/// A full turn takes 2.4 s.
constexpr base::Duration perGradian = 6ms;
/// Processing time of the head besides turning and listening, per transducer message and per step
/// of auto_transmit. The first is as in recordings of real heads, whose period is longer by this
/// than their range requires.
constexpr base::Duration workPerRequest = 28ms;
constexpr base::Duration workPerStep = 1ms;
constexpr std::size_t dataOverhead = 30;
/// Sectors narrower than this are swept to and fro.
constexpr int toAndFroGrad = base::gradiansPerTurn / 2;

base::Duration soundTime(const ping360::DeviceData& state)
{
    return 25ns * (static_cast<std::int64_t>(state.samplePeriod) * state.numberOfSamples);
}

/// The head's state after a Transducer or an AutoTransmit message.
ping360::DeviceData stateAfter(const auto& order, std::uint16_t angleGrad)
{
    return {.mode = order.mode,
            .gainSetting = order.gainSetting,
            .angle = angleGrad,
            .transmitDuration = order.transmitDuration,
            .samplePeriod = order.samplePeriod,
            .transmitFrequency = order.transmitFrequency,
            .numberOfSamples = order.numberOfSamples};
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

bool SimulatedPing360::respond(std::uint16_t id, const Requester& requester)
{
    if (id != ping360::DeviceData::id)
        return false;
    send(m_state, requester);
    return true;
}

void SimulatedPing360::startJob()
{
    const ping360::Transducer& order = m_jobs.front().order;
    base::Duration takes = perGradian * turnTo(order.angle);
    m_state = stateAfter(order, order.angle);
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
    send(data, job.requester);
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
         m_scan->requester);
    // The recipient of the message may have stopped the scan.
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

// Handling of received messages.

namespace {

constexpr Firmware firstWithAutoTransmit{3, 3, 1};
constexpr base::Duration bootloaderListens = 4s;
constexpr std::size_t maxJobs = 8;

/// Why a head refuses these settings; empty if it accepts them. `order` is a Transducer or an
/// AutoTransmit.
std::string_view complaint(const auto& order)
{
    if (order.mode > 1)
        return "The mode is 0 or 1.";
    if (order.gainSetting > 2)
        return "The gain is 0, 1 or 2.";
    if (order.transmitDuration < 1 || order.transmitDuration > 1000)
        return "The transmit duration is 1 to 1000 microseconds.";
    if (order.samplePeriod < ping360::shortestSamplePeriod ||
        order.samplePeriod > ping360::longestSamplePeriod)
        return "The sample period is 80 to 40000 ticks.";
    if (order.transmitFrequency < 500 || order.transmitFrequency > 1000)
        return "The transmit frequency is 500 to 1000 kHz.";
    if (order.numberOfSamples < ping360::fewestSamples ||
        order.numberOfSamples > ping360::maxSamples)
        return "There are 200 to 1200 samples.";
    return {};
}

std::string_view sectorComplaint(const ping360::AutoTransmit& order)
{
    if (order.startAngle >= base::gradiansPerTurn || order.stopAngle >= base::gradiansPerTurn)
        return "The angles are 0 to 399 gradians.";
    if (order.numSteps < 1 || order.numSteps > 10)
        return "A step is 1 to 10 gradians.";
    if (order.delay > 100)
        return "The delay is 0 to 100 ms.";
    return {};
}

} // namespace

void SimulatedPing360::handle(const ping::Message& message, const Requester& requester)
{
    // The remaining messages are those that a device sends; they need no answer.
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { this->take(each, requester); })
                this->take(each, requester);
        },
        message);
}

void SimulatedPing360::take(const ping::common::SetDeviceId& message, const Requester& requester)
{
    setDeviceId(ping::common::SetDeviceId::id, message.deviceId, 1, requester);
}

void SimulatedPing360::take(const ping360::SetDeviceId& message, const Requester& requester)
{
    setDeviceId(ping360::SetDeviceId::id, message.deviceId, 1, requester);
}

void SimulatedPing360::take(const ping360::Reset& message, const Requester&)
{
    if (message.bootloader == 0)
        restart();
    else
        powerOffFor(bootloaderListens);
}

void SimulatedPing360::take(const ping360::MotorOff&, const Requester& requester)
{
    lineBreak();
    m_motorOn = false;
    ack(ping360::MotorOff::id, requester);
}

void SimulatedPing360::take(const ping360::Transducer& message, const Requester& requester)
{
    std::string_view wrong = complaint(message);
    if (wrong.empty() && message.angle >= base::gradiansPerTurn)
        wrong = "The angle is 0 to 399 gradians.";
    if (wrong.empty() && message.transmit > 1)
        wrong = "Transmit is 0 or 1.";
    if (!wrong.empty()) {
        nack(ping360::Transducer::id, wrong, requester);
        return;
    }
    if (m_scan)
        lineBreak();
    if (m_jobs.size() == maxJobs)
        // The head's request buffer is full.
        return;
    m_jobs.push_back({message, requester});
    if (m_jobs.size() == 1)
        startJob();
}

void SimulatedPing360::take(const ping360::AutoTransmit& message, const Requester& requester)
{
    std::string_view wrong = complaint(message);
    if (firmware() < firstWithAutoTransmit)
        wrong = "This firmware has no auto_transmit: it comes with 3.3.1.";
    else if (wrong.empty())
        wrong = sectorComplaint(message);
    if (!wrong.empty()) {
        nack(ping360::AutoTransmit::id, wrong, requester);
        return;
    }
    lineBreak();
    m_scan = {.order = message, .requester = requester};
    m_state = stateAfter(message, m_state.angle);
    ack(ping360::AutoTransmit::id, requester);
    startStep(turnTo(message.startAngle));
}

} // namespace leadline::sim
