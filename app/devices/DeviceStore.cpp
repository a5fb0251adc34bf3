// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/DeviceStore.h"

#include "device/EthernetSonar.h"
#include "engine/EndpointText.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leadline::app {

namespace {

constexpr qsizetype mostAddresses = 8;
/// Those that were met longest ago are forgotten.
constexpr std::size_t mostDevices = 40;

/// Two that say different things of who they are.
bool contradict(const QString& unit, const QString& other)
{
    return !unit.isEmpty() && !other.isEmpty() && unit != other;
}

bool mayHaveId(const StoredDevice& device, const DeviceStore::Seen& seen)
{
    const auto id = device.deviceId();
    return !id || !seen.id || id == seen.id;
}

/// Ports are numbered as they are plugged in: without the adapter's serial number the name of one
/// is worth little.
bool isWeakHint(const DeviceStore::Seen& seen)
{
    return seen.url.kind == link::LinkUrl::Kind::Serial && seen.unit.isEmpty() &&
           seen.url.place.find("/by-") == std::string::npos;
}

/// An adapter's number is that of all who hang on it, a MAC is one sonar's.
bool isOneSonars(const QString& unit)
{
    return device::normalMac(unit.toStdString()).has_value();
}

int familyNumber(ping::Family family)
{
    return family == ping::Family::Ping1D ? 1 : family == ping::Family::Ping360 ? 2 : 0;
}

} // namespace

DeviceStore::DeviceStore()
{
    carryOldDevicesOver();
}

std::vector<StoredDevice> DeviceStore::all() const
{
    std::vector<std::pair<qulonglong, StoredDevice>> met;
    for (const QString& number : Preferences(setting::sonars).groups()) {
        const StoredDevice device(setting::sonarGroup(number));
        met.emplace_back(device.met(), device);
    }
    std::ranges::stable_sort(met, std::ranges::greater(), &decltype(met)::value_type::first);
    std::vector<StoredDevice> devices;
    for (const auto& [when, device] : met)
        devices.push_back(device);
    return devices;
}

std::vector<StoredDevice> DeviceStore::at(const link::LinkUrl& url) const
{
    std::vector<StoredDevice> there = all();
    std::erase_if(there, [&](const StoredDevice& each) { return !each.wasAt(url); });
    return there;
}

std::vector<StoredDevice> DeviceStore::ofKind(ping::Family family, std::uint8_t id) const
{
    std::vector<StoredDevice> devices = all();
    std::erase_if(devices, [&](const StoredDevice& each) {
        return each.isSimulated() || each.family() != family || each.deviceId().value_or(id) != id;
    });
    return devices;
}

DeviceStore::Recognised DeviceStore::recognise(const Seen& seen,
                                               const std::vector<StoredDevice>& taken) const
{
    std::vector<StoredDevice> could = all();
    const bool simulated = seen.url.kind == link::LinkUrl::Kind::Sim;
    std::erase_if(could, [&](const StoredDevice& each) {
        const bool isOfKind = each.family() == seen.family ||
                              (each.family() == ping::Family::Unknown && each.wasAt(seen.url));
        return !isOfKind || each.isSimulated() != simulated ||
               std::ranges::find(taken, each) != taken.end();
    });
    const auto sure = [&](const StoredDevice& device) {
        meet(device, seen);
        return Recognised{device, true};
    };
    for (const StoredDevice& each : could)
        if (!seen.unit.isEmpty() && each.unit() == seen.unit &&
            (isOneSonars(seen.unit) || mayHaveId(each, seen)))
            return sure(each);
    std::vector<StoredDevice> same;
    std::ranges::copy_if(could, std::back_inserter(same), [&](const StoredDevice& each) {
        return mayHaveId(each, seen) && !contradict(each.unit(), seen.unit);
    });
    const auto isHere = [&](const StoredDevice& each) { return each.wasAt(seen.url); };
    const auto here = std::ranges::find_if(same, isHere);
    if (here != same.end()) {
        const StoredDevice device = *here;
        // Where it makes no difference which of them it is, nobody need be asked.
        const bool clear = std::ranges::all_of(same, [&](const StoredDevice& each) {
            return each.mount() == device.mount() || !(isWeakHint(seen) || isHere(each));
        });
        if (clear)
            return sure(device);
        return {device, false};
    }
    // What hangs in its place, or on its adapter, likely hangs as that did.
    if (same.empty())
        std::ranges::copy_if(could, std::back_inserter(same), [&](const StoredDevice& each) {
            return isHere(each) || (!seen.unit.isEmpty() && each.unit() == seen.unit);
        });
    const StoredDevice device = begin(seen, same);
    return {device, simulated};
}

std::vector<StoredDevice> DeviceStore::rivalsOf(const StoredDevice& device) const
{
    std::vector<StoredDevice> rivals = all();
    std::erase_if(rivals, [&](const StoredDevice& each) {
        return each == device || each.family() != device.family() ||
               each.isSimulated() != device.isSimulated() || each.deviceId() != device.deviceId() ||
               contradict(each.unit(), device.unit());
    });
    return rivals;
}

bool DeviceStore::mayRest(const Seen& seen) const
{
    const bool simulated = seen.url.kind == link::LinkUrl::Kind::Sim;
    const std::vector<StoredDevice> here = at(seen.url);
    const auto rests = [&](const StoredDevice& each) {
        return each.standby() && each.family() != ping::Family::Ping1D &&
               each.isSimulated() == simulated &&
               (seen.family == ping::Family::Unknown || each.family() == ping::Family::Unknown ||
                each.family() == seen.family) &&
               !contradict(each.unit(), seen.unit);
    };
    return std::ranges::any_of(here.empty() ? all() : here, rests);
}

void DeviceStore::meet(const StoredDevice& device, const Seen& seen) const
{
    Preferences preferences;
    Preferences kept(device.group());
    const qulonglong met = preferences.value(setting::lastMetSonar) + 1;
    preferences.setValue(setting::lastMetSonar, met);
    kept.setValue(setting::sonar::met, met);
    kept.setValue(setting::sonar::family, familyNumber(seen.family));
    if (!seen.unit.isEmpty())
        kept.setValue(setting::sonar::unit, seen.unit);
    if (seen.id)
        kept.setValue(setting::sonar::id, *seen.id);
    QStringList addresses = device.addresses();
    addresses.removeIf([&](const QString& each) {
        const auto url = link::LinkUrl::parse(each.toStdString());
        return !url || placeKey(*url) == placeKey(seen.url);
    });
    addresses.prepend(QString::fromStdString(seen.url.toString()));
    kept.setValue(setting::sonar::addresses, addresses.mid(0, mostAddresses));
}

StoredDevice DeviceStore::begin(const Seen& seen, const std::vector<StoredDevice>& likely) const
{
    const std::vector<StoredDevice> known = all();
    int number = 1;
    const auto group = [&number] { return setting::sonarGroup(QString::number(number)); };
    while (Preferences(group()).contains(setting::sonar::met))
        ++number;
    const StoredDevice device(group());
    Preferences kept(device.group());
    if (!likely.empty())
        kept.setVariants(Preferences(likely.front().group()).variants());
    kept.remove(setting::sonar::addresses);
    kept.remove(setting::sonar::unit);
    kept.setValue(setting::sonar::mountConfirmed, seen.url.kind == link::LinkUrl::Kind::Sim);
    kept.setValue(setting::sonar::standby, std::ranges::any_of(likely, &StoredDevice::standby));
    // What the new one takes over was read before.
    for (std::size_t i = mostDevices - 1; i < known.size(); ++i)
        Preferences().remove(known[i].group());
    meet(device, seen);
    return device;
}

} // namespace leadline::app
