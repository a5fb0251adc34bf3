// SPDX-License-Identifier: GPL-3.0-or-later
#include "SoakPeer.h"

#include "log/StreamClassifier.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "sim/SimulatedPing1d.h"
#include "sim/SimulatedPing360.h"
#include "sim/SimulatedVehicle.h"

#include <chrono>
#include <cmath>
#include <utility>
#include <vector>

namespace leadline::test {

namespace {

using namespace std::chrono_literals;

/// Between two troubles of a line, on average.
constexpr base::Duration calm = 4min;
constexpr double lossPercent = 0.2;
constexpr double corruptPercent = 0.2;

base::Duration seconds(double count)
{
    return std::chrono::duration_cast<base::Duration>(std::chrono::duration<double>(count));
}

/// The device itself, whose pings are counted on their way into the line.
class CountedDevice : public sim::RestartablePeer {
public:
    CountedDevice(std::unique_ptr<sim::RestartablePeer> device, std::shared_ptr<LineLedger> ledger)
        : m_ledger(std::move(ledger)),
          m_device(std::move(device))
    {
        powerOn();
        m_device->setOutput([this](base::ByteSpan bytes, Client to) {
            update(bytes);
            put(bytes, to);
        });
    }
    void receive(base::ByteSpan bytes, Client from) override { m_device->receive(bytes, from); }
    void setLineRate(LineRate rate) override { m_device->setLineRate(std::move(rate)); }
    void restart() override
    {
        powerOn();
        m_device->restart();
    }

private:
    void powerOn()
    {
        // What did not come of those before is known to nobody.
        if (m_ledger->cameOf == m_ledger->powerOns)
            m_ledger->hidden += m_ledger->newestMade - m_ledger->newestCame;
        else
            m_ledger->hidden += m_ledger->newestMade;
        ++m_ledger->powerOns;
        m_ledger->newestMade = 0;
    }
    void update(base::ByteSpan bytes)
    {
        ping::Parser parser;
        while (const auto frame = parser.next(bytes)) {
            if (!log::isPingId(frame->messageId))
                continue;
            const auto profile = frame->messageId == ping::ping1d::Profile::id
                                     ? ping::decodePayload<ping::ping1d::Profile>(frame->payload)
                                     : std::nullopt;
            if (!profile) {
                ++m_ledger->made;
            } else if (profile->pingNumber > m_ledger->newestMade) {
                m_ledger->made += profile->pingNumber - m_ledger->newestMade;
                m_ledger->newestMade = profile->pingNumber;
            }
        }
    }

    std::shared_ptr<LineLedger> m_ledger;
    std::unique_ptr<sim::RestartablePeer> m_device;
};

std::unique_ptr<sim::RestartablePeer> deviceOf(ping::DeviceKind kind, base::Clock& clock,
                                               std::shared_ptr<const sim::World> world)
{
    if (kind == ping::Family::Ping1D)
        return std::make_unique<sim::SimulatedPing1d>(clock, std::move(world),
                                                      sim::DeviceOptions());
    if (kind == ping::Family::Ping360)
        return std::make_unique<sim::SimulatedPing360>(clock, std::move(world),
                                                       sim::DeviceOptions());
    return std::make_unique<sim::SimulatedVehicle>(clock, std::move(world),
                                                   sim::DeviceOptions{.skewPpm = 20});
}

} // namespace

SoakPeer::SoakPeer(ping::DeviceKind kind, base::Clock& clock,
                   std::shared_ptr<const sim::World> world, std::uint64_t seed,
                   std::shared_ptr<LineLedger> ledger)
    : m_kind(kind),
      m_clock(clock),
      m_ledger(std::move(ledger)),
      m_random(seed),
      m_next(clock),
      m_tick(clock)
{
    m_line = std::make_unique<sim::FaultyLine>(
        clock, std::make_unique<CountedDevice>(deviceOf(kind, clock, std::move(world)), m_ledger),
        sim::Faults{.seed = seed,
                    .lossPercent = lossPercent,
                    .corruptPercent = corruptPercent,
                    .requestLossPercent = lossPercent});
    m_line->setOutput([this](base::ByteSpan bytes, Client to) { takeFromLine(bytes, to); });
    m_next.after(calm, [this] { trouble(); });
    tick();
}

double SoakPeer::chance()
{
    return std::uniform_real_distribution<double>()(m_random);
}

void SoakPeer::tick()
{
    m_ledger->nowNs = m_clock.now().sinceZero.count();
    m_tick.after(1s, [this] { tick(); });
}

// One at a time, now and then a power cut in the middle of another.
void SoakPeer::trouble()
{
    ++m_ledger->troubles;
    const double kind = chance() * 5;
    if (kind < 3) {
        constexpr std::array kinds{Trouble::DataGap, Trouble::Halves, Trouble::Twice};
        m_trouble = kinds[static_cast<std::size_t>(kind)];
        const double longest = m_trouble == Trouble::DataGap ? 60 : 8;
        m_until = m_clock.now() + seconds(0.2 + longest * chance() * chance());
    } else if (kind < 4) {
        std::vector<std::byte> noise(1 + static_cast<std::size_t>(chance() * 20'000));
        for (std::byte& each : noise)
            each = static_cast<std::byte>(m_random());
        if (m_client)
            deliver(noise, *m_client);
    } else {
        m_line->device().restart();
    }
    m_next.after(seconds(-std::log(1 - chance()) * std::chrono::duration<double>(calm).count()),
                 [this] { trouble(); });
}

void SoakPeer::receive(base::ByteSpan bytes, Client from)
{
    m_client = from;
    const bool silent = m_trouble == Trouble::DataGap && m_clock.now() < m_until;
    if (!silent)
        m_line->receive(bytes, from);
}

void SoakPeer::takeFromLine(base::ByteSpan bytes, Client to)
{
    if (m_clock.now() >= m_until)
        m_trouble = Trouble::None;
    switch (m_trouble) {
    case Trouble::DataGap:
        return;
    case Trouble::Halves:
        return deliver(bytes.first(bytes.size() / 2), to);
    case Trouble::Twice:
        deliver(bytes, to);
        break;
    case Trouble::None:
        break;
    }
    deliver(bytes, to);
}

void SoakPeer::deliver(base::ByteSpan bytes, Client to)
{
    m_ledger->bytes += bytes.size();
    update(bytes);
    put(bytes, to);
}

void SoakPeer::update(base::ByteSpan bytes)
{
    if (m_kind == ping::DeviceKind::Vehicle) {
        while (m_mavlink.next(bytes))
            ++m_ledger->frames;
        return;
    }
    while (const auto frame = m_pings.next(bytes)) {
        ++m_ledger->frames;
        if (!log::isPingId(frame->messageId))
            continue;
        ++m_ledger->pings;
        if (frame->messageId == ping::ping1d::Profile::id)
            if (const auto profile = ping::decodePayload<ping::ping1d::Profile>(frame->payload))
                came(profile->pingNumber);
    }
}

void SoakPeer::came(std::uint32_t number)
{
    LineLedger& ledger = *m_ledger;
    const bool same = ledger.cameOf == ledger.powerOns;
    if (same && number == ledger.newestCame) {
        ++ledger.repeated;
        return;
    }
    // Whoever sees only numbers takes a higher one for one of the same power-on.
    const bool higher = ledger.cameOf > 0 && number > ledger.newestCame;
    if (higher)
        ledger.missing += number - ledger.newestCame - 1;
    if (!same)
        ledger.hidden += higher ? ledger.newestCame : number - 1;
    ledger.newestCame = number;
    ledger.cameOf = ledger.powerOns;
}

link::PeerMaker SoakPeers::maker()
{
    auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [this, world, made = std::uint64_t{0}](
               ping::DeviceKind device,
               base::Clock& clock) mutable -> base::Result<std::unique_ptr<link::Peer>> {
        if (!*world)
            *world = std::make_shared<const sim::World>(m_seed, clock.now());
        return std::unique_ptr<link::Peer>(std::make_unique<SoakPeer>(
            device, clock, *world, m_seed * 1000 + ++made, m_ledgers[indexOf(device)]));
    };
}

} // namespace leadline::test
