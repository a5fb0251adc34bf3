// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/VehicleChoice.h"

#include "preferences/SettingKeys.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

void VehicleChoice::setVehicles(const QList<LiveVehicle*>& vehicles)
{
    for (LiveVehicle* vehicle : std::as_const(m_vehicles))
        vehicle->disconnect(this);
    m_vehicles = vehicles;
    for (LiveVehicle* vehicle : std::as_const(m_vehicles)) {
        connect(vehicle, &LiveVehicle::systemsChanged, this, &VehicleChoice::changed);
        connect(vehicle, &LiveVehicle::changed, this, &VehicleChoice::find);
    }
    if (!m_vehicles.contains(m_vehicle.data())) {
        m_vehicle = nullptr;
        m_settled = false;
    }
    const QString kept = Preferences().value(setting::chosenVehicle);
    const auto known = std::ranges::find_if(
        m_vehicles, [&](const LiveVehicle* vehicle) { return vehicle->url() == kept; });
    if (known != m_vehicles.end() && !std::exchange(m_storedUsed, true)) {
        m_vehicle = *known;
        m_settled = true;
    }
    find();
    emit changed();
}

// Until a vehicle is received the newest link is shown, because the user has just connected it.
void VehicleChoice::find()
{
    if (m_settled)
        return;
    const auto heard = std::ranges::find_if(m_vehicles, [](const LiveVehicle* vehicle) {
        return vehicle->state() == LiveVehicle::State::Live ||
               vehicle->state() == LiveVehicle::State::Slow;
    });
    m_settled = heard != m_vehicles.end();
    LiveVehicle* found = m_settled ? *heard : m_vehicles.isEmpty() ? nullptr : m_vehicles.back();
    if (std::exchange(m_vehicle, found) != found)
        emit changed();
}

std::vector<VehicleChoice::Choice> VehicleChoice::choices() const
{
    std::vector<Choice> all;
    for (LiveVehicle* vehicle : m_vehicles) {
        const QList<int> systems = vehicle->systems();
        for (const int system : systems)
            all.push_back({vehicle, system});
        if (systems.isEmpty())
            all.push_back({vehicle, -1});
    }
    return all;
}

QStringList VehicleChoice::names() const
{
    QStringList all;
    for (const LiveVehicle* vehicle : m_vehicles) {
        QStringList names = vehicle->systemNames();
        if (names.isEmpty())
            names += tr("no vehicle heard");
        for (const QString& name : std::as_const(names))
            all += severalLinks() ? tr("%1 · %2").arg(vehicle->name(), name) : name;
    }
    return all;
}

int VehicleChoice::chosen() const
{
    const auto all = choices();
    const auto found = std::ranges::find_if(all, [this](const Choice& each) {
        return each.vehicle == m_vehicle && each.system == each.vehicle->system();
    });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

LiveVehicle* VehicleChoice::onStream(int stream) const
{
    const auto found = std::ranges::find_if(m_vehicles, [&](const LiveVehicle* vehicle) {
        return vehicle->stream() && *vehicle->stream() == stream;
    });
    return found == m_vehicles.end() ? m_vehicle.data() : *found;
}

void VehicleChoice::choose(int index)
{
    const auto all = choices();
    if (index < 0 || static_cast<std::size_t>(index) >= all.size())
        return;
    const auto [vehicle, system] = all[static_cast<std::size_t>(index)];
    m_vehicle = vehicle;
    m_settled = true;
    m_storedUsed = true;
    Preferences().setValue(setting::chosenVehicle, vehicle->url());
    if (system >= 0 && system != vehicle->system())
        vehicle->chooseSystem(system);
    emit changed();
}

} // namespace leadline::app
