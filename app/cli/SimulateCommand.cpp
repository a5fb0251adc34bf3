// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "cli/SimulateOptions.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/UdpPeerServer.h"
#include "sim/EthernetDiscovery.h"
#include "sim/MakeDevice.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QNetworkInterface>

#include <chrono>
#include <functional>
#include <memory>

namespace leadline::cli {

namespace {

using link::LinkUrl;
using link::UdpPeerServer;

constexpr auto looksForSignals = std::chrono::milliseconds(50);

/// Where a client on this computer finds a server that may listen on every address.
std::string reachable(const std::string& address)
{
    if (address == "0.0.0.0")
        return "127.0.0.1";
    return address == "::" ? "::1" : address;
}

LinkUrl clientsLink(const SimulateOptions& options, std::uint16_t port)
{
    LinkUrl url;
    url.kind = LinkUrl::Kind::Udp;
    url.place = reachable(options.listen->place);
    url.port = port;
    // Where the port alone would say something else.
    const bool vehicle = options.device == link::Device::Vehicle;
    if ((url.protocol() == link::Protocol::Mavlink) != vehicle)
        url.device = options.device;
    return url;
}

/// The address that an Ethernet sonar on this computer would have.
sim::Ipv4 ownAddress(const std::string& listening)
{
    QHostAddress own(QString::fromStdString(reachable(listening)));
    if (listening == "0.0.0.0")
        for (const QHostAddress& address : QNetworkInterface::allAddresses())
            if (address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback()) {
                own = address;
                break;
            }
    const quint32 bits = own.toIPv4Address();
    return {static_cast<std::uint8_t>(bits >> 24U), static_cast<std::uint8_t>(bits >> 16U),
            static_cast<std::uint8_t>(bits >> 8U), static_cast<std::uint8_t>(bits)};
}

/// Speaks the link, and runs until it is interrupted.
int serve(const LinkUrl& url, base::Clock& clock)
{
    Interruption interruption;
    if (!print(QByteArray::fromStdString(url.toString() + "\n")))
        return exitFailed;
    base::Timer timer(clock);
    const std::function<void()> look = [&] {
        if (interruption.check())
            QCoreApplication::exit(exitDone);
        else
            timer.after(looksForSignals, look);
    };
    // Not at once: there is no event loop yet that could be left.
    timer.after({}, look);
    return QCoreApplication::exec();
}

int serveOnPty(std::unique_ptr<link::Peer> device, base::Clock& clock,
               const SimulateOptions& options)
{
    link::Pty pty(clock);
    if (const auto opened = pty.open(); !opened)
        return complain(QString::fromStdString(opened.error().sentence), exitFailed);
    pty.serve(*device);
    LinkUrl url;
    url.kind = LinkUrl::Kind::Serial;
    url.place = pty.path();
    if (options.device == link::Device::Vehicle)
        url.device = options.device;
    return serve(url, clock);
}

int serveOnUdp(std::unique_ptr<link::Peer> device, base::Clock& clock,
               const SimulateOptions& options)
{
    const std::string& address = options.listen->place;
    UdpPeerServer server(std::move(device), clock);
    if (const auto listening = server.listen(address, options.listen->port); !listening)
        return complain(QString::fromStdString(listening.error().sentence), exitFailed);
    // A Ping360 on Ethernet is found by asking all of the network.
    UdpPeerServer discovery(
        std::make_unique<sim::EthernetDiscovery>(options.seed, ownAddress(address)), clock);
    if (options.device == link::Device::Ping360 &&
        server.port() == sim::EthernetDiscovery::sonarPort)
        if (const auto listening = discovery.listen(address, sim::EthernetDiscovery::port);
            !listening)
            complain(QStringLiteral("Discovery does not answer: ") +
                         QString::fromStdString(listening.error().sentence),
                     exitFailed);
    return serve(clientsLink(options, server.port()), clock);
}

} // namespace

int runSimulate(const QStringList& arguments)
{
    const auto parsed = parseSimulateOptions(arguments);
    if (const int* status = std::get_if<int>(&parsed))
        return *status;
    const auto& options = std::get<SimulateOptions>(parsed);
    link::EventLoopClock clock;
    auto device = sim::makeDevice(options.device, clock,
                                  std::make_shared<const sim::World>(options.seed, clock.now()),
                                  options.deviceOptions, options.faults);
    if (!device)
        return complain(QString::fromStdString(device.error().sentence), exitFailed);
    return options.listen ? serveOnUdp(std::move(*device), clock, options)
                          : serveOnPty(std::move(*device), clock, options);
}

} // namespace leadline::cli
