// SPDX-License-Identifier: GPL-3.0-or-later
// What version 0.1 kept of devices.
#include "devices/DeviceStore.h"
#include "engine/EndpointText.h"
#include "preferences/SettingKeys.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace leadline::app {

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
        return each.family == family && placeKey(each.url) == placeKey(url) && each.id == id;
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
    Preferences preferences;
    const QVariantMap units = preferences.value(setting::unitsOnLinks);
    const auto mountOf = [](const OldDevice& device) {
        // Upright may have been a guess; anything else somebody chose.
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
                url && placeKey(*url) == placeKey(each.url))
                kept.setValue(setting::sonar::unit, unit.value().toString());
    }
    preferences.setValue(setting::lastMetSonar, number);
}

} // namespace

void carryOldDevicesOver()
{
    if (Preferences().contains(setting::oldSonarsCarriedOver))
        return;
    OldSettings old;
    old.readDevices();
    old.readLinks();
    old.write();
    Preferences().setValue(setting::oldSonarsCarriedOver, true);
}

} // namespace leadline::app
