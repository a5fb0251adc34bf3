// SPDX-License-Identifier: GPL-3.0-or-later
// What version 0.1 kept of devices.
#include "devices/DeviceStore.h"
#include "engine/EndpointText.h"

#include <QRegularExpression>
#include <QSettings>
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

const QString carriedOverKey = QStringLiteral("sonars/carriedOver");
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
