// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/LinkStore.h"

#include "devices/LinkSettingsStore.h"
#include "devices/SigningKeys.h"
#include "engine/EndpointText.h"
#include "engine/OwnAddress.h"
#include "language/SentenceTranslation.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

using link::LinkUrl;

QString addressOf(const LinkUrl& url)
{
    return QString::fromStdString(url.toString());
}

bool isVehicle(const LinkUrl& url)
{
    return url.protocol() == link::Protocol::Mavlink;
}

/// True for two addresses of the same endpoint, even if they differ in baud rate or device.
bool isPlace(const QString& address, const LinkUrl& url)
{
    const auto other = LinkUrl::parse(address.toStdString());
    return other && endpointKey(*other) == endpointKey(url);
}

} // namespace

void LinkStore::setFinder(DeviceFinder* finder)
{
    if (m_finder == finder)
        return;
    m_finder = finder;
    if (m_finder) {
        connect(m_finder->links(), &StartLinks::changed, this, &LinkStore::refresh);
        connect(m_finder, &DeviceFinder::changed, this, &LinkStore::notifyStates);
    }
    refresh();
    emit finderChanged();
}

void LinkStore::refresh()
{
    std::vector<LinkUrl> rows;
    if (m_finder) {
        rows = m_finder->links()->remembered();
        for (const QString& address : m_finder->links()->atStart()) {
            const auto same = [&](const LinkUrl& row) { return isPlace(address, row); };
            const auto url = LinkUrl::parse(address.toStdString());
            if (url && std::ranges::none_of(rows, same))
                rows.push_back(*url);
        }
    }
    if (rows == m_rows) {
        notifyRows();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    readKeys();
    endResetModel();
    emit changed();
}

void LinkStore::readKeys()
{
    const SigningKeys keys;
    m_keys.clear();
    for (const LinkUrl& url : m_rows)
        m_keys.push_back(isVehicle(url) && keys.of(addressOf(url)).has_value());
}

void LinkStore::update()
{
    notifyRows();
}

void LinkStore::notifyRows()
{
    readKeys();
    notifyStates();
}

void LinkStore::notifyStates()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

const LinkUrl* LinkStore::at(int row) const
{
    return row >= 0 && row < count() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

LiveVehicle* LinkStore::vehicleOn(const LinkUrl& url) const
{
    const QList<LiveVehicle*> vehicles = m_finder ? m_finder->vehicleList() : QList<LiveVehicle*>();
    const auto found = std::ranges::find_if(
        vehicles, [&](const LiveVehicle* each) { return isPlace(each->url(), url); });
    return found != vehicles.end() ? *found : nullptr;
}

bool LinkStore::isConnected(const LinkUrl& url) const
{
    const auto isThere = [&](const LiveSonar* sonar) { return isPlace(sonar->url(), url); };
    return m_finder && (vehicleOn(url) || std::ranges::any_of(m_finder->sonars(), isThere));
}

QString LinkStore::defaultAddress()
{
    return ownAddressText(defaultOwnAddress());
}

bool LinkStore::setDefaultAddress(const QString& typed)
{
    const auto own = ownAddressOf(typed);
    if (own)
        setDefaultOwnAddress(*own);
    notifyRows();
    return own.has_value();
}

void LinkStore::setAtStart(int row, bool atStart)
{
    if (const LinkUrl* url = at(row))
        m_finder->links()->setAtStart(LinkUrl(*url), atStart);
}

void LinkStore::forget(int row)
{
    const LinkUrl* url = at(row);
    if (url && !isConnected(*url))
        m_finder->links()->forget(LinkUrl(*url));
}

bool LinkStore::setOwnAddress(int row, const QString& typed)
{
    const LinkUrl* url = at(row);
    const auto own = ownAddressOf(typed);
    if (!url || !own)
        return false;
    if (LiveVehicle* vehicle = vehicleOn(*url)) {
        vehicle->setOwnAddress(typed);
    } else {
        const LinkSettingsStore memory(addressOf(*url));
        VehicleLinkSettings linkSettings = memory.linkSettings();
        linkSettings.own = *own;
        memory.setLinkSettings(linkSettings);
    }
    notifyRows();
    return true;
}

bool LinkStore::setSigningKey(int row, const QString& typed)
{
    const LinkUrl* url = at(row);
    const auto key = signingKeyOf(typed);
    if (!url || !key)
        return false;
    // The session stores the key of an open link again, but would report a failure in a passing
    // notice only.
    LiveVehicle* vehicle = vehicleOn(*url);
    const base::Status kept = SigningKeys().set(vehicle ? vehicle->url() : addressOf(*url),
                                                SigningKeys::Stored{.key = *key});
    if (vehicle)
        vehicle->setSigningKey(typed);
    m_trouble = kept ? QString() : translated(kept.error().message);
    notifyRows();
    return kept.ok();
}

void LinkStore::forgetSigningKey(int row)
{
    const LinkUrl* url = at(row);
    if (!url)
        return;
    LiveVehicle* vehicle = vehicleOn(*url);
    const base::Status kept =
        SigningKeys().set(vehicle ? vehicle->url() : addressOf(*url), std::nullopt);
    if (vehicle)
        vehicle->forgetSigningKey();
    m_trouble = kept ? QString() : translated(kept.error().message);
    notifyRows();
}

int LinkStore::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant LinkStore::data(const QModelIndex& index, int role) const
{
    const LinkUrl* url = at(index.row());
    if (!url)
        return {};
    switch (role) {
    case NameRole:
        return endpointText(*url);
    case MeaningRole:
        return addressMeaning(*url);
    case VehicleRole:
        return isVehicle(*url);
    case ConnectedRole:
        return isConnected(*url);
    case AtStartRole:
        return std::ranges::any_of(m_finder->links()->atStart(),
                                   [&](const QString& address) { return isPlace(address, *url); });
    case OwnAddressRole:
        return ownAddressText(LinkSettingsStore(addressOf(*url)).linkSettings().own);
    case HasKeyRole:
        return m_keys.at(static_cast<std::size_t>(index.row()));
    default:
        return {};
    }
}

QHash<int, QByteArray> LinkStore::roleNames() const
{
    return {{NameRole, "name"},        {MeaningRole, "meaning"}, {VehicleRole, "vehicle"},
            {ConnectedRole, "linked"}, {AtStartRole, "atStart"}, {OwnAddressRole, "ownAddress"},
            {HasKeyRole, "hasKey"}};
}

} // namespace leadline::app
