// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/VehicleChoice.h"
#include "discovery/DeviceFinder.h"
#include "support/FakeDevices.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace leadline::test {

/// Feeds the Devices page.
class DevicesBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(leadline::app::DeviceFinder* finder READ finder NOTIFY cleared)
    /// That was connected last.
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle NOTIFY cleared)
    /// Among all that are connected when it is asked for.
    Q_PROPERTY(leadline::app::VehicleChoice* choice READ choice NOTIFY cleared)

public:
    [[nodiscard]] app::DeviceFinder* finder() { return &m_parts->finder; }

    /// Two that answer, a port that may not be opened, one that waits, one that is silent.
    Q_INVOKABLE void findSome()
    {
        device::SearchEndpoint scanner =
            answering("udp://192.168.2.9:12345", ping::Family::Ping360);
        scanner.mac = "54-10-EC-79-7D-C5";
        emit m_parts->searcher.networksChanged(
            {{"eth0", {{192, 168, 2, 1}}, {{255, 255, 255, 0}}, {{192, 168, 2, 255}}}});
        emit m_parts->searcher.endpointsChanged(
            {scanner, answering("udp://192.168.2.2:9090", ping::Family::Ping1D),
             forbidden("serial:/dev/ttyUSB0"), waiting("serial:/dev/ttyS0", link::PortKind::Other),
             silent("udp://192.168.2.2:9092", device::SearchEndpoint::Origin::Usual)});
    }
    /// An endpoint of a vehicle that nobody has asked.
    Q_INVOKABLE void offerVehicle(const QString& url)
    {
        emit m_parts->searcher.endpointsChanged(
            {{.url = addressOf(url.toStdString()),
              .state = device::SearchEndpoint::State::Skipped}});
    }
    [[nodiscard]] app::LiveVehicle* vehicle() const
    {
        const auto vehicles = m_parts->connector.vehicles();
        return vehicles.isEmpty() ? nullptr : vehicles.last();
    }
    [[nodiscard]] app::VehicleChoice* choice()
    {
        m_parts->choice.setVehicles(m_parts->connector.vehicles());
        return &m_parts->choice;
    }
    /// What the link of the vehicle tells; live before.
    Q_INVOKABLE void tellVehicle(const QString& what)
    {
        app::LiveVehicle* its = vehicle();
        app::VehicleStatus status = its->status();
        status.link = what == "taken" ? link::Link::State::Waiting : link::Link::State::Open;
        status.portTaken = what == "taken";
        status.portHolder = what == "taken" ? "QGroundControl" : "";
        status.contact = mavlink::VehicleState::Contact::Established;
        status.system = 1;
        status.autopilots = {{1, "ArduSub"}};
        if (what == "two")
            status.autopilots[2] = "PX4";
        status.lastHeartbeat = base::Instant{};
        status.rateHz = 93;
        status.roundTrip = std::chrono::microseconds(3600);
        status.lossPercent = 0.4;
        status.onlyHeartbeats = what == "heartbeats";
        status.signatures.hasKey = what == "signed";
        status.signatures.verified = 90;
        status.signatures.wrong = 12;
        its->apply(status);
        its->tick();
    }
    /// `ChooseSystem 2`, `RequestMessages`: the last one that it was given.
    Q_INVOKABLE [[nodiscard]] QString reportedVehicle() const
    {
        if (m_parts->connector.vehicleCommands.empty())
            return {};
        const app::VehicleCommand& last = m_parts->connector.vehicleCommands.back();
        if (const auto* choice = std::get_if<app::ChooseSystem>(&last))
            return QStringLiteral("ChooseSystem %1").arg(choice->system.value_or(0));
        if (const auto* own = std::get_if<app::SetOwnAddress>(&last))
            return QStringLiteral("SetOwnAddress %1/%2")
                .arg(own->own.system)
                .arg(own->own.component);
        if (const auto* signing = std::get_if<app::SetSigningKey>(&last))
            return signing->key ? "SetSigningKey" : "SetSigningKey none";
        return std::holds_alternative<app::RequestMessages>(last) ? "RequestMessages" : "another";
    }
    Q_INVOKABLE void findOther()
    {
        emit m_parts->searcher.endpointsChanged(
            {answering("serial:/dev/ttyUSB0?device=ping360", ping::Family::Ping1D)});
    }
    Q_INVOKABLE void findNothing() { emit m_parts->searcher.endpointsChanged({}); }
    Q_INVOKABLE void answerCheck()
    {
        const device::SearchEndpoint place = forbidden("serial:/dev/ttyUSB0");
        emit m_parts->searcher.checked(place.url, place.diagnosis);
    }
    Q_INVOKABLE void changeAddressTo(int last)
    {
        emit m_parts->searcher.addressChanged(device::EthernetSonar{
            "54-10-EC-79-7D-C5", {{192, 168, 2, static_cast<std::uint8_t>(last)}}});
    }
    /// What the driver of the first connected sonar tells.
    Q_INVOKABLE void tell(const QString& what)
    {
        app::LiveSonar* sonar = m_parts->connector.sonars().first();
        app::SonarStatus status = sonar->status();
        status.driver = device::DriverState::Live;
        status.identity = foundDevice(status.family).identity;
        status.lastPing = base::Instant{};
        status.rateHz = 20.4;
        status.listening = what == "listening";
        status.standby = what == "standby";
        sonar->apply(status);
    }
    /// As at the start of the program.
    Q_INVOKABLE void clear()
    {
        std::swap(m_parts, m_before);
        m_parts = std::make_unique<Parts>();
        emit cleared();
    }
    Q_INVOKABLE void close()
    {
        m_parts->connector.closeHungUp();
        m_parts->finder.takeSonars();
    }
    Q_INVOKABLE [[nodiscard]] QStringList connected() const
    {
        QStringList urls;
        for (const app::LiveSonar* sonar : m_parts->connector.sonars())
            urls += sonar->url();
        return urls;
    }
    Q_INVOKABLE [[nodiscard]] QStringList looked() const { return m_parts->searcher.looked; }
    Q_INVOKABLE [[nodiscard]] QStringList checks() const { return m_parts->searcher.checks; }
    Q_INVOKABLE [[nodiscard]] QStringList disconnected() const
    {
        return m_parts->connector.disconnected;
    }
    Q_INVOKABLE [[nodiscard]] int requests() const
    {
        return static_cast<int>(m_parts->searcher.requests.size());
    }
    Q_INVOKABLE [[nodiscard]] bool tookOver() const
    {
        return !m_parts->connector.commands.empty() &&
               std::holds_alternative<app::TakeOver>(m_parts->connector.commands.back());
    }
    Q_INVOKABLE [[nodiscard]] bool reportedStandby() const
    {
        return !m_parts->connector.commands.empty() &&
               std::holds_alternative<app::SetStandby>(m_parts->connector.commands.back());
    }

signals:
    void cleared();

private:
    struct Parts {
        FakeSearcher searcher;
        FakeConnector connector{searcher};
        app::DeviceFinder finder{searcher, connector};
        app::VehicleChoice choice;
    };
    std::unique_ptr<Parts> m_before;
    std::unique_ptr<Parts> m_parts = std::make_unique<Parts>();
};

} // namespace leadline::test
