// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/DeviceStore.h"

#include "device/EthernetSonar.h"
#include "devices/SoundStore.h"
#include "engine/EndpointText.h"
#include "preferences/SettingKeys.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

constexpr qsizetype mostAddresses = 8;
/// With more devices than these, the ones that were not connected for longest are removed.
constexpr std::size_t mostDevices = 40;

/// True if both are known and differ.
bool contradict(const QString& unit, const QString& other)
{
    return !unit.isEmpty() && !other.isEmpty() && unit != other;
}

bool mayHaveId(const StoredDevice& device, const DeviceStore::Seen& seen)
{
    const auto id = device.deviceId();
    return !id || !seen.id || id == seen.id;
}

/// Ports are numbered in the order in which adapters are plugged in, so a port's name says little
/// without the adapter's serial number.
bool isWeakHint(const DeviceStore::Seen& seen)
{
    return seen.url.kind == link::LinkUrl::Kind::Serial && seen.unit.isEmpty() &&
           seen.url.place.find("/by-") == std::string::npos;
}

/// A MAC belongs to one sonar, whereas an adapter's serial number belongs to every sonar that is
/// connected to it.
bool isOneSonars(const QString& unit)
{
    return device::normalMac(unit.toStdString()).has_value();
}

} // namespace

DeviceStore::DeviceStore()
{
    migrateOldDevices();
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

std::vector<StoredDevice> DeviceStore::ofKind(ping::Family family, std::uint8_t id,
                                              const QString& unit) const
{
    std::vector<StoredDevice> devices = all();
    std::erase_if(devices, [&](const StoredDevice& each) {
        const bool hasId =
            each.deviceId().value_or(id) == id || (isOneSonars(unit) && each.unit() == unit);
        return each.isSimulated() || each.family() != family || !hasId ||
               contradict(each.unit(), unit);
    });
    const auto itself = std::ranges::find_if(
        devices, [&](const StoredDevice& each) { return !unit.isEmpty() && each.unit() == unit; });
    if (itself != devices.end())
        return {*itself};
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
        // If all candidates have the same mounting, the user need not be asked which one it is.
        const bool clear = std::ranges::all_of(same, [&](const StoredDevice& each) {
            return each.mount() == device.mount() || !(isWeakHint(seen) || isHere(each));
        });
        if (clear)
            return sure(device);
        return {device, false};
    }
    // A sonar at the same address or adapter is probably mounted like the previous one.
    if (same.empty())
        std::ranges::copy_if(could, std::back_inserter(same), [&](const StoredDevice& each) {
            return isHere(each) || (!seen.unit.isEmpty() && each.unit() == seen.unit);
        });
    const StoredDevice device = begin(seen, same);
    return {device, simulated};
}

std::vector<StoredDevice> DeviceStore::conflictsOf(const StoredDevice& device) const
{
    std::vector<StoredDevice> rivals = all();
    std::erase_if(rivals, [&](const StoredDevice& each) {
        return each == device || each.family() != device.family() ||
               each.isSimulated() != device.isSimulated() || each.deviceId() != device.deviceId() ||
               contradict(each.unit(), device.unit());
    });
    return rivals;
}

bool DeviceStore::mayStartInStandby(const Seen& seen) const
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
    const qulonglong met = preferences.value(setting::lastSeenSonar) + 1;
    preferences.setValue(setting::lastSeenSonar, met);
    kept.setValue(setting::sonar::met, met);
    kept.setValue(setting::sonar::family, static_cast<int>(seen.family));
    if (!seen.unit.isEmpty())
        kept.setValue(setting::sonar::unit, seen.unit);
    if (seen.id)
        kept.setValue(setting::sonar::id, *seen.id);
    QStringList addresses = device.addresses();
    addresses.removeIf([&](const QString& each) {
        const auto url = link::LinkUrl::parse(each.toStdString());
        return !url || endpointKey(*url) == endpointKey(seen.url);
    });
    addresses.prepend(QString::fromStdString(seen.url.toString()));
    kept.setValue(setting::sonar::addresses, addresses.mid(0, mostAddresses));
    copySoundSpeed({}, device);
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
    if (!likely.empty()) {
        kept.setVariants(Preferences(likely.front().group()).variants());
        copySoundSpeed(likely.front(), device);
    }
    kept.remove(setting::sonar::addresses);
    kept.remove(setting::sonar::unit);
    kept.setValue(setting::sonar::mountConfirmed, seen.url.kind == link::LinkUrl::Kind::Sim);
    kept.setValue(setting::sonar::standby, std::ranges::any_of(likely, &StoredDevice::standby));
    // This is done last, because the new entry copies data of an old one.
    for (std::size_t i = mostDevices - 1; i < known.size(); ++i)
        Preferences().remove(known[i].group());
    meet(device, seen);
    return device;
}

// Conversion of the data that version 0.1 stored.

namespace {

using link::LinkUrl;

constexpr int oldPing360 = 2;
constexpr std::size_t mostCarried = 50;
using MountPair = std::pair<bool, int>;
constexpr MountPair uprightMount{false, 0};

struct OldDevice {
    int family = 0;
    LinkUrl url;
    std::optional<int> id = {};
    /// Values of newer firmware replace those of older firmware.
    QVariantMap values = {};
    std::set<MountPair> mounts = {};
    bool standby = false;
};

std::optional<LinkUrl> oldAddress(const QString& text)
{
    const auto url = LinkUrl::parse(text.toStdString());
    return url ? std::optional(*url) : std::nullopt;
}

/// Addresses were percent-encoded with dots in place of percent signs. Dots in IP addresses are not
/// mistaken for codes, all of which contain a letter.
std::optional<LinkUrl> addressIn(QString text)
{
    for (const auto& [code, is] :
         {std::pair(".3A", ":"), std::pair(".2F", "/"), std::pair(".3F", "?"),
          std::pair(".3D", "="), std::pair(".5B", "["), std::pair(".5D", "]")})
        text.replace(QLatin1String(code), QLatin1String(is));
    // After a baud rate the device is the second parameter, so it follows an ampersand.
    text.replace(QLatin1String(".26device="), QLatin1String("&device="));
    return oldAddress(text);
}

std::vector<int> firmwareNumbers(const QString& firmware)
{
    std::vector<int> version;
    for (const QString& each : firmware.split(QLatin1Char('.')))
        version.push_back(each.toInt());
    return version;
}

QString inGroup(const QString& group, const QString& name)
{
    return group + QLatin1Char('/') + name;
}

MountPair mountIn(const Preferences& kept)
{
    return {kept.value(setting::sonar::upsideDown), kept.value(setting::sonar::turnDeg)};
}

class OldSettings {
public:
    void readDevices();
    void readLinks();
    void write();

private:
    void readLink(const LinkUrl& url, const QString& group, std::optional<int> id);
    [[nodiscard]] OldDevice* find(int family, const LinkUrl& url, std::optional<int> id);

    std::vector<OldDevice> m_devices;
};

OldDevice* OldSettings::find(int family, const LinkUrl& url, std::optional<int> id)
{
    const auto found = std::ranges::find_if(m_devices, [&](const OldDevice& each) {
        return each.family == family && endpointKey(each.url) == endpointKey(url) && each.id == id;
    });
    return found == m_devices.end() ? nullptr : &*found;
}

void OldSettings::readDevices()
{
    static const QRegularExpression form(
        QStringLiteral("^([12])\\.20(.+)\\.20(\\d{1,3})\\.20(\\d+\\.\\d+\\.\\d+)$"));
    std::map<std::vector<int>, QStringList> byFirmware;
    for (const QString& name : Preferences(setting::oldSonars).groups())
        if (const auto match = form.match(name); match.hasMatch())
            byFirmware[firmwareNumbers(match.captured(4))] += name;
    for (const auto& [firmware, names] : byFirmware) {
        for (const QString& name : names) {
            const auto match = form.match(name);
            const auto url = addressIn(match.captured(2));
            const int family = match.captured(1).toInt();
            const int id = match.captured(3).toInt();
            if (!url || m_devices.size() >= mostCarried)
                continue;
            if (!find(family, *url, id))
                m_devices.push_back({.family = family, .url = *url, .id = id});
            OldDevice& device = *find(family, *url, id);
            const Preferences kept(inGroup(setting::oldSonars, name));
            device.values.insert(kept.variants());
            if (family == oldPing360)
                device.mounts.insert(mountIn(kept));
        }
    }
}

void OldSettings::readLinks()
{
    for (const QString& name : Preferences(setting::links).groups()) {
        const auto url = oldAddress(QUrl::fromPercentEncoding(name.toLatin1()));
        if (!url)
            continue;
        const QString link = inGroup(setting::links, name);
        readLink(*url, link, std::nullopt);
        for (const QString& group : Preferences(link).groups()) {
            bool is = false;
            if (const int id = group.toInt(&is); is)
                readLink(*url, inGroup(link, group), id);
        }
    }
}

void OldSettings::readLink(const LinkUrl& url, const QString& group, std::optional<int> id)
{
    const Preferences kept(group);
    const bool hangs = kept.contains(setting::sonar::upsideDown);
    const bool rests = kept.value(setting::sonar::standby);
    if (!hangs && !rests)
        return;
    const MountPair mount = mountIn(kept);
    bool isThere = false;
    for (OldDevice& each : m_devices) {
        if (endpointKey(each.url) != endpointKey(url) || (id && each.id != id))
            continue;
        isThere = true;
        each.standby = each.standby || rests;
        if (hangs && each.family == oldPing360)
            each.mounts.insert(mount);
    }
    if (isThere || m_devices.size() >= mostCarried)
        return;
    OldDevice& device = m_devices.emplace_back(
        OldDevice{.family = hangs ? oldPing360 : 0, .url = url, .id = id, .standby = rests});
    if (hangs)
        device.mounts.insert(mount);
}

void OldSettings::write()
{
    Preferences preferences;
    const QVariantMap units = preferences.value(setting::unitsOnLinks);
    const auto mountOf = [](const OldDevice& device) {
        // Upright may have been a guess, whereas any other mounting was chosen.
        const auto chosen = std::ranges::find_if(
            device.mounts, [](const MountPair& each) { return each != uprightMount; });
        return chosen != device.mounts.end() ? *chosen : uprightMount;
    };
    qulonglong number = 0;
    for (const OldDevice& each : m_devices) {
        Preferences kept(setting::sonarGroup(QString::number(++number)));
        kept.setVariants(each.values);
        const MountPair mount = mountOf(each);
        const bool othersAgree = std::ranges::all_of(m_devices, [&](const OldDevice& other) {
            return other.family != each.family || other.id != each.id || mountOf(other) == mount;
        });
        kept.setValue(setting::sonar::upsideDown, mount.first);
        kept.setValue(setting::sonar::turnDeg, mount.second);
        kept.setValue(setting::sonar::mountConfirmed, each.mounts.size() == 1 && othersAgree);
        kept.setValue(setting::sonar::standby, each.standby);
        kept.setValue(setting::sonar::family, each.family);
        if (each.id)
            kept.setValue(setting::sonar::id, *each.id);
        kept.setValue(setting::sonar::addresses,
                      QStringList{QString::fromStdString(each.url.toString())});
        kept.setValue(setting::sonar::met, number);
        for (auto unit = units.begin(); unit != units.end(); ++unit)
            if (const auto url = oldAddress(unit.key());
                url && endpointKey(*url) == endpointKey(each.url))
                kept.setValue(setting::sonar::unit, unit.value().toString());
    }
    preferences.setValue(setting::lastSeenSonar, number);
}

} // namespace

void migrateOldDevices()
{
    if (Preferences().contains(setting::oldSonarsMigrated))
        return;
    OldSettings old;
    old.readDevices();
    old.readLinks();
    old.write();
    Preferences().setValue(setting::oldSonarsMigrated, true);
}

} // namespace leadline::app
