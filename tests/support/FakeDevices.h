// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "discovery/DiscoveryService.h"
#include "discovery/LinkController.h"
#include "engine/EndpointText.h"

#include <QStringList>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace leadline::test {

inline link::LinkUrl addressOf(const std::string& text)
{
    return *link::LinkUrl::parse(text);
}

inline device::FoundDevice foundDevice(ping::Family family, std::uint8_t id = 1)
{
    device::Identity who;
    who.family = family;
    who.deviceType = family == ping::Family::Ping1D ? 1 : family == ping::Family::Ping360 ? 2 : 7;
    who.firmware = {3, 29, 0};
    who.deviceId = id;
    return {.identity = who, .baudRate = 0, .answeredIn = std::chrono::milliseconds(4)};
}

/// An endpoint at which a device of the family answers.
inline device::SearchEndpoint answering(const std::string& url, ping::Family family)
{
    device::SearchEndpoint place{.url = addressOf(url),
                                 .state = device::SearchEndpoint::State::Answering};
    place.devices = {foundDevice(family)};
    place.diagnosis = device::diagnose(
        {.url = place.url, .probe = device::ProbeResult{.devices = place.devices, .opened = true}});
    return place;
}

/// A serial port that this user has no permission to open.
inline device::SearchEndpoint forbidden(const std::string& url)
{
    link::PortFacts facts;
    facts.permission = {.exists = true, .mayOpen = false, .group = "dialout", .user = "pilot"};
    facts.modemManager = {.running = true};
    facts.latencyTimerMs = 16;
    facts.port = link::SerialPort{.path = "/dev/ttyUSB0",
                                  .description = "FT230X Basic UART",
                                  .manufacturer = "FTDI",
                                  .serialNumber = {},
                                  .usb = link::UsbId{0x0403, 0x6015},
                                  .kind = link::PortKind::Adapter};
    device::SearchEndpoint place{.url = addressOf(url),
                                 .origin = device::SearchEndpoint::Origin::SerialPort,
                                 .state = device::SearchEndpoint::State::Skipped};
    place.port = facts.port;
    place.diagnosis = device::diagnose({.url = place.url, .port = facts});
    return place;
}

inline device::SearchEndpoint silent(const std::string& url, device::SearchEndpoint::Origin origin)
{
    device::SearchEndpoint place{
        .url = addressOf(url), .origin = origin, .state = device::SearchEndpoint::State::Silent};
    place.diagnosis = device::diagnose(
        {.url = place.url,
         .networks = {{"eth0", {{192, 168, 1, 20}}, {{255, 255, 255, 0}}, {{192, 168, 1, 255}}}},
         .probe = device::ProbeResult{.opened = true}});
    return place;
}

inline device::SearchEndpoint waiting(const std::string& url, link::PortKind kind)
{
    device::SearchEndpoint place{.url = addressOf(url),
                                 .origin = device::SearchEndpoint::Origin::SerialPort,
                                 .state = device::SearchEndpoint::State::Skipped};
    place.port.emplace();
    place.port->path = place.url.place;
    place.port->kind = kind;
    place.diagnosis = *device::deferredDiagnosis(place.url, kind);
    return place;
}

/// Records the requests to a discovery service; the test emits the results.
class FakeSearcher final : public app::DiscoveryService {
public:
    using DiscoveryService::DiscoveryService;

    void search(const Where& where) override
    {
        searching = true;
        asked = where;
    }
    void stopSearch() override { searching = false; }
    void scanPort(const link::LinkUrl& url) override { looked += app::endpointKey(url); }
    void setInUse(const std::vector<link::LinkUrl>& urls) override
    {
        story += QStringLiteral("in use %1").arg(urls.size());
        inUse = urls;
        emit release();
    }
    void check(const link::LinkUrl& url) override { checks += app::endpointKey(url); }
    void changeAddress(const device::AddressChange::Request& request) override
    {
        requests.push_back(request);
    }

    bool searching = false;
    Where asked;
    QStringList looked;
    QStringList checks;
    QStringList story;
    std::vector<link::LinkUrl> inUse;
    std::vector<device::AddressChange::Request> requests;
};

/// Creates a sonar for each link as soon as it is told to connect.
class FakeConnector final : public app::LinkController {
public:
    explicit FakeConnector(FakeSearcher& searcher) : m_discovery(searcher) {}

    QString connectTo(const QString& url, const QString& unit) override
    {
        m_discovery.story += "connect " + url + (unit.isEmpty() ? QString() : ' ' + unit);
        if (!refusal.isEmpty())
            return refusal;
        const auto parsed = addressOf(url.toStdString());
        if (parsed.protocol() == link::Protocol::Mavlink) {
            connectVehicle(url);
            return {};
        }
        app::SonarStatus status;
        status.url = url.toStdString();
        status.family = parsed.device == ping::Family::Ping1D    ? ping::Family::Ping1D
                        : parsed.device == ping::Family::Ping360 ? ping::Family::Ping360
                                                                 : ping::Family::Unknown;
        auto sonar = std::make_unique<app::LiveSonar>(
            m_clock,
            [this](const app::SonarCommand& command) {
                commands.push_back(command);
                return commands.size();
            },
            [this, url] { disconnected += url; });
        sonar->apply(status);
        m_sonars.push_back(std::move(sonar));
        m_rows.setSonars(sonars());
        return {};
    }
    void setScanOnConnect(bool scan) override { scans = scan; }
    [[nodiscard]] bool scansOnConnect() const override { return scans; }
    [[nodiscard]] bool isConnected(const QString& url) const override
    {
        const QString key = app::endpointKey(addressOf(url.toStdString()));
        const auto isThere = [&](const auto& each) {
            return app::endpointKey(addressOf(each->url().toStdString())) == key;
        };
        return std::ranges::any_of(m_sonars, isThere) || std::ranges::any_of(m_vehicles, isThere);
    }
    [[nodiscard]] QList<app::LiveSonar*> sonars() const override
    {
        QList<app::LiveSonar*> all;
        for (const auto& sonar : m_sonars)
            all += sonar.get();
        return all;
    }
    [[nodiscard]] app::ConnectedSonars& rows() override { return m_rows; }
    [[nodiscard]] QList<app::LiveVehicle*> vehicles() const override
    {
        QList<app::LiveVehicle*> all;
        for (const auto& vehicle : m_vehicles)
            all += vehicle.get();
        return all;
    }
    [[nodiscard]] app::ConnectedVehicles& vehicleRows() override { return m_vehicleRows; }
    /// Removes the links that were disconnected.
    void closeHungUp()
    {
        // Deleted later, as LiveSession does it, because they may have called this, and delegates
        // that show them must be deleted first.
        std::vector<std::unique_ptr<app::LiveSonar>> gone;
        for (auto& sonar : m_sonars)
            if (disconnected.contains(sonar->url()))
                gone.push_back(std::move(sonar));
        std::erase(m_sonars, nullptr);
        m_rows.setSonars(sonars());
        std::vector<std::unique_ptr<app::LiveVehicle>> goneVehicles;
        for (auto& vehicle : m_vehicles)
            if (disconnected.contains(vehicle->url()))
                goneVehicles.push_back(std::move(vehicle));
        std::erase(m_vehicles, nullptr);
        m_vehicleRows.setVehicles(vehicles());
        for (auto& vehicle : goneVehicles)
            vehicle.release()->deleteLater();
        for (auto& sonar : gone)
            sonar.release()->deleteLater();
    }

    QString refusal;
    bool scans = true;
    QStringList disconnected;
    std::vector<app::SonarCommand> commands;
    std::vector<app::VehicleCommand> vehicleCommands;

private:
    void connectVehicle(const QString& url)
    {
        app::VehicleStatus status;
        status.url = url.toStdString();
        status.link = link::Link::State::Open;
        auto vehicle = std::make_unique<app::LiveVehicle>(
            m_clock,
            [this](const app::VehicleCommand& command) { vehicleCommands.push_back(command); },
            [this, url] { disconnected += url; });
        vehicle->apply(status);
        m_vehicles.push_back(std::move(vehicle));
        m_vehicleRows.setVehicles(vehicles());
    }

    FakeSearcher& m_discovery;
    base::FakeClock m_clock;
    std::vector<std::unique_ptr<app::LiveSonar>> m_sonars;
    app::ConnectedSonars m_rows;
    std::vector<std::unique_ptr<app::LiveVehicle>> m_vehicles;
    app::ConnectedVehicles m_vehicleRows;
};

} // namespace leadline::test
