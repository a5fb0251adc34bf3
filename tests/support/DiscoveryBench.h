// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Discovery.h"
#include "link/Pty.h"
#include "link/UdpPeerServer.h"
#include "sim/SimulatedDevice.h"

#include <QByteArray>
#include <QCoreApplication>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace leadline::test {

using namespace std::chrono_literals;
using device::Discovery;
using device::SearchEndpoint;
using device::SearchTools;
using State = device::SearchEndpoint::State;

inline link::LinkUrl urlOf(const std::string& text)
{
    return *link::LinkUrl::parse(text);
}

inline std::unique_ptr<sim::FaultyLine> simulated(ping::DeviceKind kind, base::Clock& clock,
                                                  const sim::Faults& faults = {})
{
    return std::move(*sim::makeDevice(
        kind, clock, std::make_shared<const sim::World>(1, clock.now()), {}, faults));
}

/// Records what each client has sent to a device.
class RecordingPeer final : public link::Peer {
public:
    explicit RecordingPeer(std::unique_ptr<link::Peer> device) : m_device(std::move(device))
    {
        m_device->setOutput([this](base::ByteSpan bytes, Client to) { put(bytes, to); });
    }
    void receive(base::ByteSpan bytes, Client from) override
    {
        heard[from].emplace_back(bytes.begin(), bytes.end());
        m_device->receive(bytes, from);
    }
    std::map<Client, std::vector<std::vector<std::byte>>> heard;

private:
    std::unique_ptr<link::Peer> m_device;
};

/// A simulated device on a UDP port of this computer.
struct Served {
    link::UdpPeerServer server;
    RecordingPeer& device;

    Served(ping::DeviceKind kind, base::Clock& clock, const sim::Faults& faults = {})
        : Served(std::make_unique<RecordingPeer>(simulated(kind, clock, faults)), clock)
    {
    }
    [[nodiscard]] std::string url() const
    {
        return "udp://127.0.0.1:" + std::to_string(server.port());
    }

private:
    Served(std::unique_ptr<RecordingPeer> overheard, base::Clock& clock)
        : server(std::move(overheard), clock),
          device(static_cast<RecordingPeer&>(server.peer()))
    {
        if (!server.listen("127.0.0.1", 0).ok())
            qFatal("no port");
    }
};

/// A simulated device on a pseudoterminal.
struct Wired {
    std::unique_ptr<sim::FaultyLine> device;
    link::Pty pty;

    Wired(ping::DeviceKind kind, base::Clock& clock, const sim::Faults& faults = {})
        : device(simulated(kind, clock, faults)),
          pty(clock)
    {
        if (!pty.open().ok())
            qFatal("no pty");
        pty.serve(*device);
    }
    [[nodiscard]] std::string url() const { return "serial:" + pty.path(); }
};

inline link::PortFacts freePort()
{
    link::PortFacts port;
    port.permission = {.exists = true, .mayOpen = true, .group = "dialout", .user = "pilot"};
    return port;
}

/// Search tools that find nothing on this computer by themselves, and do their work at once.
inline SearchTools isolatedTools()
{
    SearchTools tools;
    tools.listPorts = [] { return std::vector<link::SerialPort>{}; };
    tools.worker = [](const std::function<void()>& work) { work(); };
    tools.ethernet.listNetworks = [] { return std::vector<link::Ipv4Network>{}; };
    tools.usual = {};
    return tools;
}

/// Search tools that use this computer's loopback and named addresses only.
inline SearchTools onlyNamed()
{
    SearchTools tools = isolatedTools();
    tools.inspect = link::inspectPort;
    tools.worker = base::runDetached;
    return tools;
}

inline SearchEndpoint placeAt(const Discovery& discovery, const std::string& url)
{
    for (const SearchEndpoint& place : discovery.places())
        if (place.url.toString() == url)
            return place;
    return {.url = urlOf("sim:vehicle"), .state = State::Skipped};
}

inline QByteArray story(const Discovery& discovery)
{
    std::string lines;
    for (const SearchEndpoint& place : discovery.places())
        lines += place.url.toString() + ": " + place.diagnosis.message().text() + "\n";
    return QByteArray::fromStdString(lines);
}

inline bool isFound(const Discovery& discovery, const std::string& url, ping::Family family)
{
    const SearchEndpoint place = placeAt(discovery, url);
    return place.state == State::Answering && place.devices.size() == 1 &&
           place.devices[0].identity.family == family;
}

inline void advanceInSteps(base::FakeClock& clock, base::Duration time, base::Duration step = 5ms)
{
    for (base::Duration passed{}; passed < time; passed += step) {
        clock.advance(step);
        QCoreApplication::processEvents();
    }
}

} // namespace leadline::test
