// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/FaultyLine.h"

#include "Numbers.h"

#include <algorithm>
#include <utility>

namespace leadline::sim {

FaultyLine::FaultyLine(base::Clock& clock, std::unique_ptr<RestartablePeer> device,
                       const Faults& faults)
    : m_clock(clock),
      m_faults(faults),
      m_start(clock.now()),
      m_next(clock),
      m_reboot(clock),
      m_device(std::move(device))
{
    m_device->setOutput([this](base::ByteSpan bytes, Client to) { handleFromDevice(bytes, to); });
    if (m_faults.reboot)
        m_reboot.at(m_start + *m_faults.reboot, [this] { m_device->restart(); });
}

void FaultyLine::setLineRate(LineRate lineRate)
{
    m_device->setLineRate(std::move(lineRate));
}

void FaultyLine::receive(base::ByteSpan bytes, Client from)
{
    if (!isSilent() && chance() * 100 >= m_faults.requestLossPercent)
        m_device->receive(bytes, from);
}

void FaultyLine::handleFromDevice(base::ByteSpan bytes, Client to)
{
    if (isSilent() || chance() * 100 < m_faults.lossPercent)
        return;
    std::vector<std::byte> copy(bytes.begin(), bytes.end());
    if (chance() * 100 < m_faults.corruptPercent && !copy.empty()) {
        const auto at = static_cast<std::size_t>(chance() * static_cast<double>(copy.size()));
        copy[at] ^= static_cast<std::byte>(1 + static_cast<int>(chance() * 255));
    }
    base::Instant due = m_clock.now() + m_faults.delay;
    if (m_faults.jitter > base::Duration{})
        due = due + base::Duration(static_cast<std::int64_t>(
                        chance() * static_cast<double>(m_faults.jitter.count())));
    if (!m_inTransit.empty())
        due = std::max(due, m_inTransit.back().due);
    m_inTransit.push_back({due, std::move(copy), to});
    if (m_inTransit.size() == 1)
        forward();
}

void FaultyLine::forward()
{
    while (!m_inTransit.empty() && m_inTransit.front().due <= m_clock.now()) {
        const Message message = std::move(m_inTransit.front());
        m_inTransit.pop_front();
        put(message.bytes, message.to);
    }
    if (!m_inTransit.empty())
        m_next.at(m_inTransit.front().due, [this] { forward(); });
}

bool FaultyLine::isSilent() const
{
    const base::Duration time = m_clock.now() - m_start;
    return m_faults.silence && time >= m_faults.silence->from && time < m_faults.silence->until;
}

double FaultyLine::chance()
{
    return unit(mixed(m_faults.seed + 7321, ++m_draws));
}

} // namespace leadline::sim
