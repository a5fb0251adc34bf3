// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/DeviceFinder.h"

#include "discovery/DeviceFinderText.h"
#include "discovery/LinkController.h"
#include "discovery/SearchedEndpoints.h"
#include "engine/EndpointText.h"
#include "language/SentenceTranslation.h"
#include "link/TypedAddress.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

namespace leadline::app {

namespace {

template<class Connected>
QString keyOfLink(const Connected* connected)
{
    const auto url =
        link::LinkUrl::parse(connected ? connected->url().toStdString() : std::string());
    return url ? placeKey(*url) : QString();
}

template<class Connected>
Connected* withKey(const QList<Connected*>& all, const QString& key)
{
    if (key.isEmpty())
        return nullptr;
    const auto found = std::ranges::find(all, key, &keyOfLink<Connected>);
    return found != all.end() ? *found : nullptr;
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
        if (moodOf(sonar->state()) == Doctor::Mood::Fault)
            return keyOf(sonar);
    for (LiveVehicle* vehicle : connector.vehicles())
        if (moodOf(*vehicle) == Doctor::Mood::Fault)
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
      m_searcher(searcher),
      m_connector(connector),
      m_opener(searcher, connector, m_links),
      m_checkup(m_doctor, searcher)
{
    connect(&m_searcher, &DiscoveryService::placesChanged, this, &DeviceFinder::takePlaces);
    connect(&m_searcher, &DiscoveryService::checked, this, &DeviceFinder::takeChecked);
    connect(&m_searcher, &DiscoveryService::addressChanged, this, &DeviceFinder::takeAddress);
    connect(&m_searcher, &DiscoveryService::networksChanged, this,
            [this](const std::vector<link::Ipv4Network>& networks) {
                if (networks == m_networks)
                    return;
                m_networks = networks;
                m_address.setNetworks(networks);
                m_checkup.setNetworks(networks);
                emit changed();
            });
    connect(&m_address, &SonarIpForm::requested, this,
            [this](const device::AddressChange::Request& request) {
                m_searcher.changeAddress(request);
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
    return m_searching ? searchWords(m_networks.size(), m_places.all()) : QString();
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
    return connectWords(m_rows.ready(), m_rows.ticked());
}

void DeviceFinder::takeSonars()
{
    for (const LiveSonar* sonar : m_connector.sonars())
        connect(sonar, &LiveSonar::changed, this, &DeviceFinder::showSelected,
                Qt::UniqueConnection);
    for (const LiveVehicle* vehicle : m_connector.vehicles())
        connect(vehicle, &LiveVehicle::changed, this, &DeviceFinder::showSelected,
                Qt::UniqueConnection);
    m_opener.tellInUse();
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
        m_searcher.search({.named = m_named, .remembered = m_links.remembered()});
    } else {
        m_searcher.stopSearch();
        m_places.clear();
        update();
    }
}

void DeviceFinder::takePlaces(const std::vector<SearchEndpoint>& places)
{
    if (!m_searching)
        return;
    m_places.take(places, m_checkup.place());
    m_checkup.follow(m_places);
    followAwaited();
    update();
}

void DeviceFinder::takeChecked(const LinkUrl& url, const Diagnosis& diagnosis)
{
    m_checkup.take(url, diagnosis, m_places.find(placeKey(url)));
    update();
}

void DeviceFinder::takeAddress(const base::Result<device::EthernetSonar>& result)
{
    m_address.finish(result);
    if (result)
        m_awaited = placeKey({.kind = LinkUrl::Kind::Udp,
                              .place = result->address.toString(),
                              .port = device::ethernetSonarPort});
    update();
}

FoundEndpoints::Row DeviceFinder::shownRow(const SearchEndpoint& place) const
{
    FoundEndpoints::Row row = m_places.row(place);
    if (m_checkup.isChecking(row.key))
        row.status = tr("Checking");
    return row;
}

void DeviceFinder::update()
{
    std::vector<FoundEndpoints::Row> rows;
    for (const SearchEndpoint& place : m_places.all())
        if (!place.inUse && isShown(place) && !m_opener.isConnected(place.url))
            rows.push_back(shownRow(place));
    std::ranges::stable_sort(rows, {}, &FoundEndpoints::Row::section);
    m_rows.setRows(std::move(rows));
    choose();
    lookInto();
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
    const SearchEndpoint* place = m_places.find(m_selected);
    LiveVehicle* vehicle = vehicleOf(m_connector, m_selected);
    if (sonar != nullptr)
        m_checkup.show(*sonar);
    else if (vehicle != nullptr)
        m_checkup.show(*vehicle);
    else if (place != nullptr)
        m_checkup.show(*place);
    else
        m_doctor.clear();
    if (place != nullptr && sonar == nullptr && !place->mac.empty())
        m_address.choose(text(place->mac), text(place->url.place));
    else
        m_address.choose({}, {});
}

void DeviceFinder::select(const QString& key)
{
    if (key == m_chosen && key == m_selected)
        return;
    m_chosen = key;
    choose();
    lookInto();
    showSelected();
    emit changed();
}

void DeviceFinder::lookInto()
{
    const LiveSonar* sonar = sonarOf(m_connector, m_selected);
    if (m_pageOpen && sonar != nullptr && sonar->state() == LiveSonar::State::LinkDown &&
        !m_checkup.isOf(m_selected))
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
    m_places.tick(key, ticked);
    update();
}

void DeviceFinder::lookHere(const QString& key)
{
    const SearchEndpoint* place = m_places.find(key);
    if (place == nullptr)
        return;
    m_named.push_back(place->url);
    m_searcher.lookHere(place->url);
}

bool DeviceFinder::canCheck() const
{
    const SearchEndpoint* place = m_places.find(m_selected);
    const bool isAVehicles =
        vehicleOf(m_connector, m_selected) != nullptr || (place && isVehicles(*place));
    return !m_doctor.checking() && !m_selected.isEmpty() && !isAVehicles;
}

void DeviceFinder::checkAgain()
{
    if (!canCheck())
        return;
    if (LiveSonar* sonar = sonarOf(m_connector, m_selected); sonar != nullptr) {
        const auto url = LinkUrl::parse(sonar->url().toStdString());
        if (url && canBeAskedBesides(*sonar, *url))
            check(*url);
        else
            sonar->checkAgain();
    } else if (const SearchEndpoint* place = m_places.find(m_selected); place != nullptr) {
        check(place->url);
    }
}

void DeviceFinder::check(const LinkUrl& url)
{
    m_checkup.check(url);
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
    return urls ? QString() : translated(urls.error().sentence);
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

bool DeviceFinder::add(const QString& words)
{
    const auto urls = link::readAddress(words.toStdString());
    if (!urls)
        return false;
    m_chosen = placeKey(urls->front());
    for (const LinkUrl& url : *urls) {
        m_named.push_back(url);
        m_searcher.lookHere(url);
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
        m_connectAt += placeKey(url);
    }
    m_connectAtEnds.start();
    followSearch();
}

// After the first sonar of a vehicle has answered, the second is waited for, because it answers a
// moment later.
void DeviceFinder::followAwaited()
{
    const auto answers = [this](const SearchEndpoint& place) {
        return m_connectAt.contains(placeKey(place.url)) &&
               sectionOf(place) == FoundEndpoints::Ready;
    };
    if (!m_gathering.isActive() && std::ranges::any_of(m_places.all(), answers))
        m_gathering.start();
}

void DeviceFinder::connectAnswering()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchEndpoint& place : m_places.all())
        if (m_connectAt.contains(placeKey(place.url)) &&
            sectionOf(place) == FoundEndpoints::Ready && !m_opener.isConnected(place.url))
            wanted.push_back({urlToConnect(place), unitOf(place)});
    // Other addresses that were tried for the same device are no longer needed.
    std::erase_if(m_named,
                  [this](const LinkUrl& url) { return m_connectAt.contains(placeKey(url)); });
    m_connectAt.clear();
    m_connectAtEnds.stop();
    m_opener.open(wanted);
    followSearch();
}

void DeviceFinder::connectTicked()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchEndpoint& place : m_places.all())
        if (m_places.isTicked(place) && !m_opener.isConnected(place.url))
            wanted.push_back({urlToConnect(place), unitOf(place)});
    if (wanted.empty() || m_opener.waits())
        return;
    m_opener.open(wanted);
    if (m_opener.problem().isEmpty())
        emit connecting();
}

void DeviceFinder::connectPlace(const QString& key)
{
    const SearchEndpoint* place = m_places.find(key);
    if (place == nullptr || m_opener.waits())
        return;
    m_chosen = key;
    m_opener.open({{urlToConnect(*place), unitOf(*place)}});
}

bool DeviceFinder::canConnectAnyway() const
{
    const SearchEndpoint* place = m_places.find(m_selected);
    return place != nullptr && sonarOf(m_connector, m_selected) == nullptr &&
           sectionOf(*place) != FoundEndpoints::Ready && m_doctor.insteadWords().isEmpty() &&
           !isVehicles(*place);
}

bool DeviceFinder::canRecover() const
{
    const SearchEndpoint* place = m_places.find(m_selected);
    return canConnectAnyway() && place->url.kind == LinkUrl::Kind::Serial;
}

void DeviceFinder::connectAnyway()
{
    if (const SearchEndpoint* place = m_places.find(m_selected);
        place != nullptr && canConnectAnyway())
        m_opener.open({{urlToConnect(*place), unitOf(*place)}});
}

void DeviceFinder::connectInstead()
{
    const auto url = LinkUrl::parse(m_doctor.insteadUrl().toStdString());
    if (!url)
        return;
    if (LiveSonar* sonar = sonarOf(m_connector, placeKey(*url)); sonar != nullptr)
        hangUp(sonar);
    if (LiveVehicle* vehicle = vehicleOf(m_connector, m_selected); vehicle != nullptr)
        hangUpVehicle(vehicle);
    m_chosen = placeKey(*url);
    m_opener.open({{*url, {}}});
}

void DeviceFinder::hangUp(LiveSonar* sonar)
{
    if (const auto url = LinkUrl::parse(sonar->url().toStdString()); url)
        m_links.hungUp(*url);
    sonar->hangUp();
}

void DeviceFinder::hangUpVehicle(LiveVehicle* vehicle)
{
    if (const auto url = LinkUrl::parse(vehicle->url().toStdString()); url)
        m_links.hungUp(*url);
    vehicle->hangUp();
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
    m_chosen = placeKey(url);
    update();
    return m_opener.problem();
}

void DeviceFinder::useBlueOs(LiveVehicle* vehicle)
{
    const auto url = LinkUrl::parse(device::blueOsVehicle);
    hangUpVehicle(vehicle);
    m_chosen = placeKey(*url);
    m_opener.open({{*url, {}}});
}

} // namespace leadline::app
