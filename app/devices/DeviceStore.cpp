// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/DeviceStore.h"

#include "device/EthernetSonar.h"
#include "engine/EndpointText.h"

#include <QRegularExpression>
#include <QSettings>
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

const QString devicesGroup = QStringLiteral("sonars");
const QString lastMetSonarKey = QStringLiteral("sonars/lastMet");
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

using link::LinkUrl;

const QString carriedOverKey = QStringLiteral("sonars/carriedOver");
constexpr int oldPing360 = 2;
constexpr std::size_t mostCarried = 50;
using MountPair = std::pair<bool, int>;
constexpr MountPair uprightMount{false, 0};

/// What version 0.1 kept of a device.
struct OldDevice {
    int family = 0;
    LinkUrl url;
    std::optional<int> id = {};
    /// A newer firmware's takes the place of an older one's.
    QVariantMap values = {};
    std::set<MountPair> mounts = {};
    bool standby = false;
};

std::optional<LinkUrl> oldAddress(const QString& text)
{
    const auto url = LinkUrl::parse(text.toStdString());
    return url ? std::optional(*url) : std::nullopt;
}

/// It was percent encoded with dots for percent signs. An address of numbers and dots is none of
/// these codes, all of which have a letter.
std::optional<LinkUrl> addressIn(QString text)
{
    for (const auto& [code, is] :
         {std::pair(".3A", ":"), std::pair(".2F", "/"), std::pair(".3F", "?"),
          std::pair(".3D", "="), std::pair(".5B", "["), std::pair(".5D", "]")})
        text.replace(QLatin1String(code), QLatin1String(is));
    // Behind a baud rate, of which it has to be told.
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

class OldSettings {
public:
    void readDevices();
    void readLinks();
    void write();

private:
    void readLink(const LinkUrl& url, const QString& group, std::optional<int> id);
    [[nodiscard]] OldDevice* find(int family, const LinkUrl& url, std::optional<int> id);

    QSettings m_settings;
    std::vector<OldDevice> m_devices;
};

OldDevice* OldSettings::find(int family, const LinkUrl& url, std::optional<int> id)
{
    const auto found = std::ranges::find_if(m_devices, [&](const OldDevice& each) {
        return each.family == family && placeKey(each.url) == placeKey(url) && each.id == id;
    });
    return found == m_devices.end() ? nullptr : &*found;
}

void OldSettings::readDevices()
{
    static const QRegularExpression form(
        QStringLiteral("^([12])\\.20(.+)\\.20(\\d{1,3})\\.20(\\d+\\.\\d+\\.\\d+)$"));
    m_settings.beginGroup(QStringLiteral("device"));
    std::map<std::vector<int>, QStringList> byFirmware;
    for (const QString& name : m_settings.childGroups())
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
            m_settings.beginGroup(name);
            for (const QString& key : m_settings.childKeys())
                device.values[key] = m_settings.value(key);
            if (family == oldPing360)
                device.mounts.emplace(m_settings.value(devicekey::upsideDown).toBool(),
                                      m_settings.value(devicekey::turnDeg).toInt());
            m_settings.endGroup();
        }
    }
    m_settings.endGroup();
}

void OldSettings::readLinks()
{
    m_settings.beginGroup(QStringLiteral("links"));
    for (const QString& name : m_settings.childGroups()) {
        const auto url = oldAddress(QUrl::fromPercentEncoding(name.toLatin1()));
        if (!url)
            continue;
        m_settings.beginGroup(name);
        readLink(*url, {}, std::nullopt);
        for (const QString& group : m_settings.childGroups()) {
            bool is = false;
            if (const int id = group.toInt(&is); is)
                readLink(*url, group + QLatin1Char('/'), id);
        }
        m_settings.endGroup();
    }
    m_settings.endGroup();
}

void OldSettings::readLink(const LinkUrl& url, const QString& group, std::optional<int> id)
{
    const bool hangs = m_settings.contains(group + devicekey::upsideDown);
    const bool rests = m_settings.value(group + devicekey::standby).toBool();
    if (!hangs && !rests)
        return;
    const MountPair mount{m_settings.value(group + devicekey::upsideDown).toBool(),
                          m_settings.value(group + devicekey::turnDeg).toInt()};
    bool isThere = false;
    for (OldDevice& each : m_devices) {
        if (placeKey(each.url) != placeKey(url) || (id && each.id != id))
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
    const QVariantMap units = m_settings.value(QStringLiteral("devices/units")).toMap();
    const auto mountOf = [](const OldDevice& device) {
        // Upright may have been a guess; anything else somebody chose.
        const auto chosen = std::ranges::find_if(
            device.mounts, [](const MountPair& each) { return each != uprightMount; });
        return chosen != device.mounts.end() ? *chosen : uprightMount;
    };
    int number = 0;
    for (const OldDevice& each : m_devices) {
        const StoredDevice device(QStringLiteral("sonars/%1/").arg(++number));
        QVariantMap values = each.values;
        const MountPair mount = mountOf(each);
        const bool othersAgree = std::ranges::all_of(m_devices, [&](const OldDevice& other) {
            return other.family != each.family || other.id != each.id || mountOf(other) == mount;
        });
        values[devicekey::upsideDown] = mount.first;
        values[devicekey::turnDeg] = mount.second;
        values[devicekey::mountConfirmed] = each.mounts.size() == 1 && othersAgree;
        values[devicekey::standby] = each.standby;
        values[devicekey::family] = each.family;
        if (each.id)
            values[devicekey::id] = *each.id;
        values[devicekey::addresses] = QStringList{QString::fromStdString(each.url.toString())};
        values[devicekey::met] = number;
        for (auto unit = units.begin(); unit != units.end(); ++unit)
            if (const auto url = oldAddress(unit.key());
                url && placeKey(*url) == placeKey(each.url))
                values[devicekey::unit] = unit.value().toString();
        device.setValues(values);
    }
    m_settings.setValue(QStringLiteral("sonars/lastMet"), number);
}

} // namespace

DeviceStore::DeviceStore()
{
    carryOldDevicesOver();
}

std::vector<StoredDevice> DeviceStore::all() const
{
    QSettings settings;
    settings.beginGroup(devicesGroup);
    std::vector<std::pair<qulonglong, QString>> met;
    for (const QString& name : settings.childGroups())
        met.emplace_back(settings.value(name + QLatin1Char('/') + devicekey::met).toULongLong(),
                         devicesGroup + QLatin1Char('/') + name + QLatin1Char('/'));
    std::ranges::stable_sort(met, std::ranges::greater(), &decltype(met)::value_type::first);
    std::vector<StoredDevice> devices;
    for (const auto& [when, group] : met)
        devices.emplace_back(group);
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

void DeviceStore::meet(const StoredDevice& device, const Seen& seen, QVariantMap news) const
{
    QSettings settings;
    const qulonglong met = settings.value(lastMetSonarKey).toULongLong() + 1;
    settings.setValue(lastMetSonarKey, met);
    news[devicekey::met] = met;
    news[devicekey::family] = familyNumber(seen.family);
    if (!seen.unit.isEmpty())
        news[devicekey::unit] = seen.unit;
    if (seen.id)
        news[devicekey::id] = *seen.id;
    QStringList addresses = device.addresses();
    addresses.removeIf([&](const QString& each) {
        const auto url = link::LinkUrl::parse(each.toStdString());
        return !url || placeKey(*url) == placeKey(seen.url);
    });
    addresses.prepend(QString::fromStdString(seen.url.toString()));
    news[devicekey::addresses] = addresses.mid(0, mostAddresses);
    device.setValues(news);
}

StoredDevice DeviceStore::begin(const Seen& seen, const std::vector<StoredDevice>& likely) const
{
    QSettings settings;
    const std::vector<StoredDevice> known = all();
    int number = 1;
    while (settings.contains(devicesGroup + QStringLiteral("/%1/").arg(number) + devicekey::met))
        ++number;
    const StoredDevice device(devicesGroup + QStringLiteral("/%1/").arg(number));
    QVariantMap news;
    if (!likely.empty()) {
        settings.beginGroup(likely.front().group().chopped(1));
        for (const QString& name : settings.childKeys())
            if (name != devicekey::addresses && name != devicekey::unit)
                news[name] = settings.value(name);
        settings.endGroup();
    }
    news[devicekey::mountConfirmed] = seen.url.kind == link::LinkUrl::Kind::Sim;
    news[devicekey::standby] = std::ranges::any_of(likely, &StoredDevice::standby);
    // What the new one takes over was read before.
    for (std::size_t i = mostDevices - 1; i < known.size(); ++i)
        settings.remove(known[i].group().chopped(1));
    meet(device, seen, std::move(news));
    return device;
}

void carryOldDevicesOver()
{
    if (QSettings().contains(carriedOverKey))
        return;
    OldSettings old;
    old.readDevices();
    old.readLinks();
    old.write();
    QSettings().setValue(carriedOverKey, true);
}

} // namespace leadline::app
