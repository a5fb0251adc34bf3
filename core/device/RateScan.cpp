// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/RateScan.h"

#include <chrono>
#include <memory>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

constexpr int answersThatProve = 20;
constexpr base::Duration answerTimeout = 100ms;

} // namespace

RateScan::RateScan(DeviceClient& client, base::Clock& clock) : m_client(client), m_guard(clock) {}

void RateScan::start(std::uint32_t rateNow, Done done)
{
    m_rateBefore = rateNow;
    m_done = std::move(done);
    m_next = 0;
    tryNext();
}

void RateScan::stop()
{
    ++m_step;
    m_measuring.reset();
    m_guard.stop();
    m_done = {};
}

void RateScan::tryNext()
{
    if (m_next == rates.size() || rates[m_next] <= m_rateBefore) {
        measure(m_rateBefore, [this] { finish(m_rateBefore); });
        return;
    }
    measure(rates[m_next++], [this] { ask(0); });
}

void RateScan::measure(std::uint32_t rate, std::function<void()> ready)
{
    link::Link& link = m_client.frames().link();
    link.setBaudRate(rate);
    m_guard.after(link::Link::measuringTimeout, ready);
    ++m_step;
    // The link may outlive this object; callbacks of earlier steps are ignored.
    m_measuring = std::make_shared<int>(m_step);
    link.measureRate([this, step = std::weak_ptr(m_measuring), ready = std::move(ready)] {
        if (step.expired())
            return;
        m_guard.stop();
        ready();
    });
}

void RateScan::ask(int answered)
{
    m_client.get<ping::common::DeviceInformation>(
        [this, answered, step = m_step](const Outcome& outcome) {
            if (step != m_step)
                return;
            if (!outcome.answered())
                tryNext();
            else if (answered + 1 == answersThatProve)
                finish(rates[m_next - 1]);
            else
                ask(answered + 1);
        },
        {.timeout = answerTimeout, .tries = 1});
}

void RateScan::finish(std::uint32_t rate)
{
    const Done done = std::exchange(m_done, {});
    stop();
    if (done)
        done(rate);
}

} // namespace leadline::device
