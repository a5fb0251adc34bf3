// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "link/LinkFactory.h"
#include "mavlink/Parser.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Parser.h"
#include "sim/FaultyLine.h"
#include "sim/World.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <random>

namespace leadline::test {

/// What a simulated device made and what came out of its line, by its own count. Written on the io
/// thread, readable from any.
struct LineLedger {
    /// Pings that the device made; of a Ping1D by their numbers.
    std::atomic<std::uint64_t> made = 0;
    /// At the end of the line: bytes, whole frames, and those of them that are pings.
    std::atomic<std::uint64_t> bytes = 0;
    std::atomic<std::uint64_t> frames = 0;
    std::atomic<std::uint64_t> pings = 0;
    /// Of these the ones that came a second time.
    std::atomic<std::uint64_t> repeated = 0;
    /// Pings that are missing between the numbers that came, as whoever counts numbers sees it.
    std::atomic<std::uint64_t> missing = 0;
    /// Those that nobody can know of: lost before its power failed, and before it was heard again.
    std::atomic<std::uint64_t> hidden = 0;
    /// Troubles of the line so far.
    std::atomic<std::uint64_t> troubles = 0;
    /// How far its clock went.
    std::atomic<base::Duration::rep> nowNs = 0;

    /// Nobody can know of those that were made and did not come by now.
    [[nodiscard]] std::uint64_t atTheEnd() const
    {
        return cameOf == powerOns ? newestMade - newestCame : newestMade;
    }

    /// By ping_number, since its power came: the newest that was made and that came; and of which
    /// power-on that was. The io thread's.
    std::uint32_t newestMade = 0;
    std::uint32_t newestCame = 0;
    int powerOns = 0;
    int cameOf = 0;
};

/// A simulated device behind a line that loses and changes bytes all the time, and that has one
/// trouble after another: silence, noise, half messages, repeated ones, a power cut. All by `seed`.
class SoakPeer : public link::Peer {
public:
    SoakPeer(ping::DeviceKind kind, base::Clock& clock, std::shared_ptr<const sim::World> world,
             std::uint64_t seed, std::shared_ptr<LineLedger> ledger);

    void receive(base::ByteSpan bytes, Client from) override;
    void setLineRate(LineRate rate) override { m_line->setLineRate(std::move(rate)); }

private:
    enum class Trouble { None, DataGap, Halves, Twice };

    [[nodiscard]] double chance();
    void trouble();
    void tick();
    void takeFromLine(base::ByteSpan bytes, Client to);
    void deliver(base::ByteSpan bytes, Client to);
    void update(base::ByteSpan bytes);
    void came(std::uint32_t number);

    ping::DeviceKind m_kind;
    base::Clock& m_clock;
    std::shared_ptr<LineLedger> m_ledger;
    std::mt19937_64 m_random;
    Trouble m_trouble = Trouble::None;
    base::Instant m_until{};
    std::optional<Client> m_client;
    base::Timer m_next;
    base::Timer m_tick;
    ping::Parser m_pings;
    mavlink::Parser m_mavlink;
    /// Last, so that it falls silent first.
    std::unique_ptr<sim::FaultyLine> m_line;
};

/// The ledgers of the three devices, and what makes them: to be used on one thread.
class SoakPeers {
public:
    explicit SoakPeers(std::uint64_t seed) : m_seed(seed) {}

    [[nodiscard]] link::PeerMaker maker();
    [[nodiscard]] const LineLedger& of(ping::DeviceKind device) const
    {
        return *m_ledgers[indexOf(device)];
    }

private:
    [[nodiscard]] static std::size_t indexOf(ping::DeviceKind device)
    {
        if (device == ping::DeviceKind::Vehicle)
            return 2;
        return ping::scans(device.family()) ? 1 : 0;
    }

    std::uint64_t m_seed;
    std::array<std::shared_ptr<LineLedger>, 3> m_ledgers{std::make_shared<LineLedger>(),
                                                         std::make_shared<LineLedger>(),
                                                         std::make_shared<LineLedger>()};
};

} // namespace leadline::test
