// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulated Ping360 does when it is told to.
#include "base/Units.h"
#include "ping/Ping360.h"
#include "ping/Ping360Range.h"
#include "sim/SimulatedPing360.h"

#include <chrono>
#include <string_view>
#include <variant>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;
namespace ping360 = ping::ping360;

constexpr Firmware firstWithAutoTransmit{3, 3, 1};
constexpr base::Duration bootloaderListens = 4s;
constexpr std::size_t mostJobs = 8;

/// Empty if a head takes these settings; `order` is a Transducer or an AutoTransmit.
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
        order.numberOfSamples > ping360::mostSamples)
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

void SimulatedPing360::handle(const ping::Message& message, const Asker& asker)
{
    // What is left are a device's own messages, which ask for nothing.
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { this->take(each, asker); })
                this->take(each, asker);
        },
        message);
}

void SimulatedPing360::take(const ping::common::SetDeviceId& message, const Asker& asker)
{
    setDeviceId(ping::common::SetDeviceId::id, message.deviceId, 1, asker);
}

void SimulatedPing360::take(const ping360::SetDeviceId& message, const Asker& asker)
{
    setDeviceId(ping360::SetDeviceId::id, message.deviceId, 1, asker);
}

void SimulatedPing360::take(const ping360::Reset& message, const Asker&)
{
    if (message.bootloader == 0)
        restart();
    else
        goDark(bootloaderListens);
}

void SimulatedPing360::take(const ping360::MotorOff&, const Asker& asker)
{
    lineBreak();
    m_motorOn = false;
    ack(ping360::MotorOff::id, asker);
}

void SimulatedPing360::take(const ping360::Transducer& message, const Asker& asker)
{
    std::string_view wrong = complaint(message);
    if (wrong.empty() && message.angle >= base::gradiansPerTurn)
        wrong = "The angle is 0 to 399 gradians.";
    if (wrong.empty() && message.transmit > 1)
        wrong = "Transmit is 0 or 1.";
    if (!wrong.empty()) {
        nack(ping360::Transducer::id, wrong, asker);
        return;
    }
    if (m_scan)
        lineBreak();
    if (m_jobs.size() == mostJobs)
        return; // its buffer is full
    m_jobs.push_back({message, asker});
    if (m_jobs.size() == 1)
        startJob();
}

void SimulatedPing360::take(const ping360::AutoTransmit& message, const Asker& asker)
{
    std::string_view wrong = complaint(message);
    if (firmware() < firstWithAutoTransmit)
        wrong = "This firmware has no auto_transmit: it comes with 3.3.1.";
    else if (wrong.empty())
        wrong = sectorComplaint(message);
    if (!wrong.empty()) {
        nack(ping360::AutoTransmit::id, wrong, asker);
        return;
    }
    lineBreak();
    m_scan = {.order = message, .asker = asker};
    m_state = {.mode = message.mode,
               .gainSetting = message.gainSetting,
               .angle = m_state.angle,
               .transmitDuration = message.transmitDuration,
               .samplePeriod = message.samplePeriod,
               .transmitFrequency = message.transmitFrequency,
               .numberOfSamples = message.numberOfSamples};
    ack(ping360::AutoTransmit::id, asker);
    startStep(turnTo(message.startAngle));
}

} // namespace leadline::sim
