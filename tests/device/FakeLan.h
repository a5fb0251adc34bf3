// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/EthernetSearch.h"
#include "sim/EthernetDiscovery.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace leadline::test {

/// Networks with simulated sonars on them, without any cable; answers take a millisecond.
class FakeLan {
public:
    struct Sonar {
        std::unique_ptr<sim::EthernetDiscovery> simulated;
        /// The interface of ours on whose cable it is.
        std::string interfaceName;
        /// Keeps what it has.
        bool ignoresOrders = false;
        /// Of its next answers, how many are lost.
        int losesAnswers = 0;
        bool powered = true;

        [[nodiscard]] link::Ipv4 address() const { return {simulated->address()}; }
        [[nodiscard]] const std::string& mac() const { return simulated->mac(); }
    };
    struct Sent {
        std::string text;
        link::Ipv4 to;
        std::string interfaceName;
    };

    explicit FakeLan(base::Clock& clock) : m_clock(clock) {}

    Sonar& plugIn(std::uint64_t seed, link::Ipv4 address, std::string interfaceName = "eth0")
    {
        sonars.push_back(std::make_unique<Sonar>(
            Sonar{std::make_unique<sim::EthernetDiscovery>(seed, address.parts),
                  std::move(interfaceName)}));
        return *sonars.back();
    }

    device::EthernetTools tools()
    {
        return {.listNetworks = [this] { return networks; },
                .openPort =
                    [this](const base::Clock&, const link::Ipv4& local,
                           link::DatagramPort::Reader reader) {
                        return std::make_unique<Port>(*this, local, std::move(reader));
                    }};
    }
    [[nodiscard]] long orders() const
    {
        return std::ranges::count_if(
            sent, [](const Sent& each) { return each.text.starts_with("SetSS1IP"); });
    }

    std::vector<link::Ipv4Network> networks{
        {"eth0", {{192, 168, 2, 1}}, {{255, 255, 255, 0}}, {{192, 168, 2, 255}}}};
    std::vector<std::unique_ptr<Sonar>> sonars;
    std::vector<Sent> sent;

private:
    class Port final : public link::DatagramPort {
    public:
        Port(FakeLan& lan, const link::Ipv4& local, Reader reader)
            : m_lan(lan),
              m_network(*std::ranges::find(lan.networks, local, &link::Ipv4Network::address)),
              m_reader(std::make_shared<Reader>(std::move(reader)))
        {
        }
        bool send(base::ByteSpan bytes, const link::Ipv4& to, std::uint16_t) override
        {
            m_lan.sent.push_back({{reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                                  to,
                                  m_network.interfaceName});
            const bool toAll = to == m_network.broadcast;
            // Who is not in the network is not reached by its address.
            for (const auto& sonar : m_lan.sonars)
                if (sonar->powered && sonar->interfaceName == m_network.interfaceName &&
                    (toAll || (sonar->address() == to && m_network.contains(to))))
                    m_lan.send(*sonar, bytes, m_reader);
            return true;
        }

    private:
        FakeLan& m_lan;
        link::Ipv4Network m_network;
        std::shared_ptr<Reader> m_reader;
    };

    void send(Sonar& sonar, base::ByteSpan bytes,
              const std::weak_ptr<link::DatagramPort::Reader>& reader)
    {
        const bool order = bytes.size() > 9;
        if (order && sonar.ignoresOrders)
            return;
        sonar.simulated->setOutput([&](base::ByteSpan answer, link::Peer::Client) {
            if (sonar.losesAnswers > 0) {
                --sonar.losesAnswers;
                return;
            }
            m_clock.after(std::chrono::milliseconds(1),
                          [reader, from = sonar.address(),
                           copy = std::vector<std::byte>(answer.begin(), answer.end())] {
                              if (const auto alive = reader.lock())
                                  (*alive)(copy, from);
                          });
        });
        sonar.simulated->receive(bytes, 0);
        sonar.simulated->setOutput({});
    }

    base::Clock& m_clock;
};

} // namespace leadline::test
