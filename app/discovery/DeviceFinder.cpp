// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/DeviceFinder.h"

#include "discovery/DeviceFinderText.h"
#include "discovery/LinkController.h"
#include "discovery/SearchedEndpoints.h"
#include "engine/EndpointText.h"
#include "language/SentenceTranslation.h"
#include "language/Utf8.h"
#include "link/TypedAddress.h"
#include "ping/FamilyDescriptor.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

template<class Connected>
QString keyOfLink(const Connected* connected)
{
    const auto url =
        link::LinkUrl::parse(connected ? connected->url().toStdString() : std::string());
    return url ? endpointKey(*url) : QString();
}

template<class Connected>
Connected* withKey(const QList<Connected*>& all, const QString& key)
{
    if (key.isEmpty())
        return nullptr;
    const auto found = std::ranges::find(all, key, &keyOfLink<Connected>);
    return found != all.end() ? *found : nullptr;
}

/// Families whose links have a usual address, by TCP where no datagram has to be waited for.
std::vector<std::pair<const ping::FamilyDescriptor*, link::LinkUrl>> usualLinks()
{
    std::vector<std::pair<const ping::FamilyDescriptor*, link::LinkUrl>> all;
    for (const ping::FamilyDescriptor* family : ping::families()) {
        if (family->usualAddress.empty() || !device::hasDriver(family->family))
            continue;
        link::LinkUrl url{.kind = link::LinkUrl::Kind::Tcp,
                          .place = std::string(family->usualAddress),
                          .port = family->usualPort};
        url.device = family->family;
        all.emplace_back(family, std::move(url));
    }
    return all;
}

/// Empty without a sonar.
QString keyOf(const LiveSonar* sonar)
{
    return keyOfLink(sonar);
}

QString keyOf(const LiveVehicle* vehicle)
{
    return keyOfLink(vehicle);
}

/// Null if no sonar has this key.
LiveSonar* sonarOf(const LinkController& connector, const QString& key)
{
    return withKey(connector.sonars(), key);
}

LiveVehicle* vehicleOf(const LinkController& connector, const QString& key)
{
    return withKey(connector.vehicles(), key);
}

/// Keys of the connected sonars, followed by those of the vehicles.
QStringList connectedKeys(const LinkController& connector)
{
    QStringList keys;
    for (const LiveSonar* sonar : connector.sonars())
        keys += keyOf(sonar);
    for (const LiveVehicle* vehicle : connector.vehicles())
        keys += keyOf(vehicle);
    return keys;
}

/// Key of the first link that does not work; empty if all of them do.
QString faultyKey(const LinkController& connector)
{
    for (const LiveSonar* sonar : connector.sonars())
        if (conditionOf(sonar->state()) == Doctor::Condition::Fault)
            return keyOf(sonar);
    for (LiveVehicle* vehicle : connector.vehicles())
        if (conditionOf(*vehicle) == Doctor::Condition::Fault)
            return keyOf(vehicle);
    return {};
}

using device::Diagnosis;
using device::SearchEndpoint;
using link::LinkUrl;

constexpr auto gathersFor = std::chrono::seconds(1);
constexpr auto connectsAtFor = std::chrono::seconds(30);

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

} // namespace

DeviceFinder::DeviceFinder(DiscoveryService& searcher, LinkController& connector, QObject* parent)
    : QObject(parent),
      m_discovery(searcher),
      m_connector(connector),
      m_opener(searcher, connector, m_links),
      m_diagnosticRun(m_doctor, searcher)
{
    connect(&m_discovery, &DiscoveryService::endpointsChanged, this, &DeviceFinder::setEndpoints);
    connect(&m_discovery, &DiscoveryService::checked, this, &DeviceFinder::onChecked);
    connect(&m_discovery, &DiscoveryService::addressChanged, this, &DeviceFinder::takeAddress);
    connect(&m_discovery, &DiscoveryService::networksChanged, this,
            [this](const std::vector<link::Ipv4Network>& networks) {
                if (networks == m_networks)
                    return;
                m_networks = networks;
                m_address.setNetworks(networks);
                m_diagnosticRun.setNetworks(networks);
                emit changed();
            });
    connect(&m_address, &SonarIpForm::requested, this,
            [this](const device::AddressChange::Request& request) {
                m_discovery.changeAddress(request);
            });
    connect(&m_opener, &LinkOpener::opened, this, &DeviceFinder::takeSonars);
    m_gathering.setSingleShot(true);
    m_gathering.setInterval(gathersFor);
    connect(&m_gathering, &QTimer::timeout, this, &DeviceFinder::connectAnswering);
    m_connectAtEnds.setSingleShot(true);
    m_connectAtEnds.setInterval(connectsAtFor);
    connect(&m_connectAtEnds, &QTimer::timeout, this, &DeviceFinder::connectAnswering);
}

DeviceFinder::~DeviceFinder() = default;

void DeviceFinder::setScansOnConnect(bool scans)
{
    m_connector.setScanOnConnect(scans);
    emit changed();
}

void DeviceFinder::setPageOpen(bool open)
{
    m_pageOpen = open;
    followSearch();
    emit changed();
}

QString DeviceFinder::searchText() const
{
    return m_searching ? searchSummary(m_networks.size(), m_endpoints.all()) : QString();
}

QString DeviceFinder::foundNames() const
{
    QStringList names;
    for (const FoundEndpoints::Row& row : m_rows.rows())
        if (row.section == FoundEndpoints::Ready)
            names += row.name;
    return names.join(QStringLiteral(", "));
}

QString DeviceFinder::connectText() const
{
    return connectLabel(m_rows.ready(), m_rows.ticked());
}

void DeviceFinder::takeSonars()
{
    for (const LiveSonar* sonar : m_connector.sonars())
        connect(sonar, &LiveSonar::changed, this, &DeviceFinder::showSelected,
                Qt::UniqueConnection);
    for (const LiveVehicle* vehicle : m_connector.vehicles())
        connect(vehicle, &LiveVehicle::changed, this, &DeviceFinder::showSelected,
                Qt::UniqueConnection);
    m_opener.publishInUse();
    followSearch();
    update();
}

void DeviceFinder::followSearch()
{
    const bool isIdle = m_connector.sonars().isEmpty() && m_connector.vehicles().isEmpty();
    const bool searches = m_pageOpen || !m_connectAt.isEmpty() || (m_begun && isIdle);
    if (searches == m_searching)
        return;
    m_searching = searches;
    if (searches) {
        m_discovery.search({.named = m_named, .remembered = m_links.remembered()});
    } else {
        m_discovery.stopSearch();
        m_endpoints.clear();
        update();
    }
}

void DeviceFinder::setEndpoints(const std::vector<SearchEndpoint>& endpoints)
{
    if (!m_searching)
        return;
    m_endpoints.take(endpoints, m_diagnosticRun.endpoint());
    m_diagnosticRun.follow(m_endpoints);
    followAwaited();
    update();
}

void DeviceFinder::onChecked(const LinkUrl& url, const Diagnosis& diagnosis)
{
    m_diagnosticRun.take(url, diagnosis, m_endpoints.find(endpointKey(url)));
    update();
}

void DeviceFinder::takeAddress(const base::Result<device::EthernetSonar>& result)
{
    m_address.finish(result);
    if (result)
        m_awaited = endpointKey({.kind = LinkUrl::Kind::Udp,
                                 .place = result->address.toString(),
                                 .port = device::ethernetSonarPort});
    update();
}

FoundEndpoints::Row DeviceFinder::shownRow(const SearchEndpoint& endpoint) const
{
    FoundEndpoints::Row row = m_endpoints.row(endpoint);
    if (m_diagnosticRun.isChecking(row.key))
        row.status = tr("Checking");
    return row;
}

void DeviceFinder::update()
{
    std::vector<FoundEndpoints::Row> rows;
    for (const SearchEndpoint& endpoint : m_endpoints.all())
        if (!endpoint.inUse && isShown(endpoint) && !m_opener.isConnected(endpoint.url))
            rows.push_back(shownRow(endpoint));
    std::ranges::stable_sort(rows, {}, &FoundEndpoints::Row::section);
    m_rows.setRows(std::move(rows));
    choose();
    diagnoseSelected();
    showSelected();
    emit changed();
}

void DeviceFinder::choose()
{
    const auto& rows = m_rows.rows();
    const auto isShown = [&](const QString& key) {
        return sonarOf(m_connector, key) != nullptr || vehicleOf(m_connector, key) != nullptr ||
               std::ranges::find(rows, key, &FoundEndpoints::Row::key) != rows.end();
    };
    if (!m_awaited.isEmpty() && isShown(m_awaited))
        m_chosen = std::exchange(m_awaited, {});
    if (!m_chosen.isEmpty() && isShown(m_chosen)) {
        m_selected = m_chosen;
        return;
    }
    m_selected = faultyKey(m_connector);
    const auto worst =
        std::ranges::find(rows, FoundEndpoints::Attention, &FoundEndpoints::Row::section);
    if (m_selected.isEmpty() && worst != rows.end())
        m_selected = worst->key;
    else if (m_selected.isEmpty() && !rows.empty())
        m_selected = rows.front().key;
}

void DeviceFinder::showSelected()
{
    LiveSonar* sonar = sonarOf(m_connector, m_selected);
    const SearchEndpoint* endpoint = m_endpoints.find(m_selected);
    LiveVehicle* vehicle = vehicleOf(m_connector, m_selected);
    if (sonar != nullptr)
        m_diagnosticRun.show(*sonar);
    else if (vehicle != nullptr)
        m_diagnosticRun.show(*vehicle);
    else if (endpoint != nullptr)
        m_diagnosticRun.show(*endpoint);
    else
        m_doctor.clear();
    if (endpoint != nullptr && sonar == nullptr && !endpoint->mac.empty())
        m_address.choose(text(endpoint->mac), text(endpoint->url.place));
    else
        m_address.choose({}, {});
}

void DeviceFinder::select(const QString& key)
{
    if (key == m_chosen && key == m_selected)
        return;
    m_chosen = key;
    choose();
    diagnoseSelected();
    showSelected();
    emit changed();
}

void DeviceFinder::diagnoseSelected()
{
    const LiveSonar* sonar = sonarOf(m_connector, m_selected);
    if (m_pageOpen && sonar != nullptr && sonar->state() == LiveSonar::State::LinkDown &&
        !m_diagnosticRun.isOf(m_selected))
        checkAgain();
}

void DeviceFinder::step(int steps)
{
    QStringList keys = connectedKeys(m_connector);
    for (const FoundEndpoints::Row& row : m_rows.rows())
        keys += row.key;
    const qsizetype to = keys.indexOf(m_selected) + steps;
    if (to >= 0 && to < keys.size())
        select(keys[to]);
}

void DeviceFinder::tick(const QString& key, bool ticked)
{
    m_endpoints.tick(key, ticked);
    update();
}

void DeviceFinder::scanPort(const QString& key)
{
    const SearchEndpoint* endpoint = m_endpoints.find(key);
    if (endpoint == nullptr)
        return;
    m_named.push_back(endpoint->url);
    m_discovery.scanPort(endpoint->url);
}

bool DeviceFinder::canCheck() const
{
    const SearchEndpoint* endpoint = m_endpoints.find(m_selected);
    const bool isAVehicles =
        vehicleOf(m_connector, m_selected) != nullptr || (endpoint && isVehicles(*endpoint));
    return !m_doctor.checking() && !m_selected.isEmpty() && !isAVehicles;
}

void DeviceFinder::checkAgain()
{
    if (!canCheck())
        return;
    if (LiveSonar* sonar = sonarOf(m_connector, m_selected); sonar != nullptr) {
        const auto url = LinkUrl::parse(sonar->url().toStdString());
        if (url && canBeProbedToo(*sonar, *url))
            check(*url);
        else
            sonar->checkAgain();
    } else if (const SearchEndpoint* endpoint = m_endpoints.find(m_selected); endpoint != nullptr) {
        check(endpoint->url);
    }
}

void DeviceFinder::check(const LinkUrl& url)
{
    m_diagnosticRun.check(url);
    update();
}

QString DeviceFinder::keyOfVehicle(const LiveVehicle* vehicle)
{
    return app::keyOf(vehicle);
}

QString DeviceFinder::keyOf(const LiveSonar* sonar)
{
    return app::keyOf(sonar);
}

// Connecting and disconnecting by the user, and the addresses that the user enters.

void DeviceFinder::begin()
{
    std::vector<LinkOpener::Wanted> wanted;
    if (m_links.connectsAtStart())
        for (const QString& address : m_links.atStart())
            if (const auto url = LinkUrl::parse(address.toStdString()); url)
                wanted.push_back({*url, m_links.unitOf(address)});
    m_opener.open(wanted);
    m_begun = true;
    followSearch();
}

QString DeviceFinder::wrongAddress(const QString& words) const
{
    const auto urls = link::readAddress(words.toStdString());
    return urls ? QString() : translated(urls.error().message);
}

QString DeviceFinder::addressMeaning(const QString& words) const
{
    const auto urls = link::readAddress(words.toStdString());
    if (!urls)
        return {};
    if (std::ranges::all_of(*urls, [&](const LinkUrl& url) { return m_opener.isConnected(url); }))
        return tr("It is connected.");
    if (urls->size() == 1)
        return app::addressMeaning(urls->front());
    QStringList ports;
    for (const LinkUrl& url : *urls)
        ports += QString::number(url.port);
    return tr("Sonar over UDP at %1: looked for at the ports %2.")
        .arg(QString::fromStdString(urls->front().place), ports.join(QStringLiteral(", ")));
}

QStringList DeviceFinder::usualNames()
{
    QStringList names;
    for (const auto& [family, url] : usualLinks())
        names += toQString(family->title);
    return names;
}

QStringList DeviceFinder::usualAddresses()
{
    QStringList addresses;
    for (const auto& [family, url] : usualLinks())
        addresses += QString::fromStdString(url.toString());
    return addresses;
}

bool DeviceFinder::add(const QString& words)
{
    const auto urls = link::readAddress(words.toStdString());
    if (!urls)
        return false;
    m_chosen = endpointKey(urls->front());
    for (const LinkUrl& url : *urls) {
        m_named.push_back(url);
        m_discovery.scanPort(url);
    }
    update();
    return true;
}

void DeviceFinder::connectAt(const QString& words)
{
    const auto urls = link::readAddress(words.toStdString());
    if (!urls)
        return;
    for (const LinkUrl& url : *urls) {
        m_named.push_back(url);
        m_connectAt += endpointKey(url);
    }
    m_connectAtEnds.start();
    followSearch();
}

// After the first sonar of a vehicle has answered, the second is waited for, because it answers a
// moment later.
void DeviceFinder::followAwaited()
{
    const auto answers = [this](const SearchEndpoint& endpoint) {
        return m_connectAt.contains(endpointKey(endpoint.url)) &&
               sectionOf(endpoint) == FoundEndpoints::Ready;
    };
    if (!m_gathering.isActive() && std::ranges::any_of(m_endpoints.all(), answers))
        m_gathering.start();
}

void DeviceFinder::connectAnswering()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchEndpoint& endpoint : m_endpoints.all())
        if (m_connectAt.contains(endpointKey(endpoint.url)) &&
            sectionOf(endpoint) == FoundEndpoints::Ready && !m_opener.isConnected(endpoint.url))
            wanted.push_back({urlToConnect(endpoint), unitOf(endpoint)});
    // Other addresses that were tried for the same device are no longer needed.
    std::erase_if(m_named,
                  [this](const LinkUrl& url) { return m_connectAt.contains(endpointKey(url)); });
    m_connectAt.clear();
    m_connectAtEnds.stop();
    m_opener.open(wanted);
    followSearch();
}

void DeviceFinder::connectTicked()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchEndpoint& endpoint : m_endpoints.all())
        if (m_endpoints.isTicked(endpoint) && !m_opener.isConnected(endpoint.url))
            wanted.push_back({urlToConnect(endpoint), unitOf(endpoint)});
    if (wanted.empty() || m_opener.waits())
        return;
    m_opener.open(wanted);
    if (m_opener.problem().isEmpty())
        emit connecting();
}

void DeviceFinder::connectEndpoint(const QString& key)
{
    const SearchEndpoint* endpoint = m_endpoints.find(key);
    if (endpoint == nullptr || m_opener.waits())
        return;
    m_chosen = key;
    m_opener.open({{urlToConnect(*endpoint), unitOf(*endpoint)}});
}

bool DeviceFinder::canConnectAnyway() const
{
    const SearchEndpoint* endpoint = m_endpoints.find(m_selected);
    return endpoint != nullptr && sonarOf(m_connector, m_selected) == nullptr &&
           sectionOf(*endpoint) != FoundEndpoints::Ready && m_doctor.insteadText().isEmpty() &&
           !isVehicles(*endpoint);
}

bool DeviceFinder::canRecover() const
{
    const SearchEndpoint* endpoint = m_endpoints.find(m_selected);
    return canConnectAnyway() && endpoint->url.kind == LinkUrl::Kind::Serial;
}

void DeviceFinder::connectAnyway()
{
    if (const SearchEndpoint* endpoint = m_endpoints.find(m_selected);
        endpoint != nullptr && canConnectAnyway())
        m_opener.open({{urlToConnect(*endpoint), unitOf(*endpoint)}});
}

void DeviceFinder::connectInstead()
{
    const auto url = LinkUrl::parse(m_doctor.insteadUrl().toStdString());
    if (!url)
        return;
    if (LiveSonar* sonar = sonarOf(m_connector, endpointKey(*url)); sonar != nullptr)
        disconnectLink(sonar);
    if (LiveVehicle* vehicle = vehicleOf(m_connector, m_selected); vehicle != nullptr)
        disconnectVehicle(vehicle);
    m_chosen = endpointKey(*url);
    m_opener.open({{*url, {}}});
}

void DeviceFinder::disconnectLink(LiveSonar* sonar)
{
    if (const auto url = LinkUrl::parse(sonar->url().toStdString()); url)
        m_links.disconnected(*url);
    sonar->disconnectLink();
}

void DeviceFinder::disconnectVehicle(LiveVehicle* vehicle)
{
    if (const auto url = LinkUrl::parse(vehicle->url().toStdString()); url)
        m_links.disconnected(*url);
    vehicle->disconnectLink();
}

void DeviceFinder::reserve(const LinkUrl& url)
{
    m_opener.reserve(url);
    update();
}

void DeviceFinder::release()
{
    m_opener.release();
    update();
}

QString DeviceFinder::reconnect(const LinkUrl& url)
{
    m_opener.release();
    m_opener.open({{url, m_links.unitOf(QString::fromStdString(url.toString()))}});
    m_chosen = endpointKey(url);
    update();
    return m_opener.problem();
}

void DeviceFinder::declareFamily(const QString& address, ping::Family family)
{
    auto url = LinkUrl::parse(address.toStdString());
    const QList<LiveSonar*> all = m_connector.sonars();
    const auto sonar = std::ranges::find(all, address, &LiveSonar::url);
    if (!url || sonar == all.end())
        return;
    const QString unit = QString::fromStdString((*sonar)->status().unit);
    disconnectLink(*sonar);
    url->device = family;
    m_opener.open({{*url, unit}});
}

void DeviceFinder::useBlueOs(LiveVehicle* vehicle)
{
    const auto url = LinkUrl::parse(device::blueOsVehicle);
    disconnectVehicle(vehicle);
    m_chosen = endpointKey(*url);
    m_opener.open({{*url, {}}});
}

} // namespace leadline::app
