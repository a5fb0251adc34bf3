// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Finder.h"

#include "live/FinderWords.h"
#include "live/PlaceRows.h"
#include "live/PlaceWords.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

using device::Diagnosis;
using device::SearchPlace;
using device::Trouble;
using link::LinkUrl;
using Mood = Doctor::Mood;

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

/// The link of the program has the port: what is known of it is what it says.
bool canBeAskedBesides(const LiveSonar& sonar, const LinkUrl& url)
{
    return sonar.state() == LiveSonar::State::LinkDown ||
           (sonar.state() == LiveSonar::State::Opening && url.kind == LinkUrl::Kind::Udp);
}

} // namespace

Finder::Finder(Searcher& searcher, Connector& connector, QObject* parent)
    : QObject(parent),
      m_searcher(searcher),
      m_connector(connector),
      m_opener(searcher, connector, m_links)
{
    connect(&m_searcher, &Searcher::placesChanged, this, &Finder::takePlaces);
    connect(&m_searcher, &Searcher::checked, this, &Finder::takeChecked);
    connect(&m_searcher, &Searcher::addressChanged, this, &Finder::takeAddress);
    connect(&m_searcher, &Searcher::networksChanged, this,
            [this](const std::vector<link::Ipv4Network>& networks) {
                if (networks == m_networks)
                    return;
                m_networks = networks;
                m_address.setNetworks(networks);
                emit changed();
            });
    connect(&m_address, &AddressForm::wished, this,
            [this](const device::AddressChange::Wish& wish) { m_searcher.changeAddress(wish); });
    connect(&m_opener, &LinkOpener::opened, this, &Finder::takeSonars);
}

Finder::~Finder() = default;

void Finder::setScansOnConnect(bool scans)
{
    m_connector.setScanOnConnect(scans);
    emit changed();
}

void Finder::setPageOpen(bool open)
{
    m_pageOpen = open;
    followSearch();
    emit changed();
}

QString Finder::searchText() const
{
    return m_searching ? searchWords(m_networks.size(), m_places) : QString();
}

QString Finder::connectText() const
{
    return connectWords(m_rows.ready(), m_rows.ticked());
}

void Finder::begin()
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

void Finder::takeSonars()
{
    for (const LiveSonar* sonar : m_connector.sonars())
        connect(sonar, &LiveSonar::changed, this, &Finder::showSelected, Qt::UniqueConnection);
    for (const LiveVehicle* vehicle : m_connector.vehicles())
        connect(vehicle, &LiveVehicle::changed, this, &Finder::showSelected, Qt::UniqueConnection);
    m_opener.tellInUse();
    followSearch();
    update();
}

void Finder::followSearch()
{
    const bool isIdle = m_connector.sonars().isEmpty() && m_connector.vehicles().isEmpty();
    const bool searches = m_pageOpen || (m_begun && isIdle);
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

void Finder::takePlaces(const std::vector<SearchPlace>& places)
{
    if (!m_searching)
        return;
    std::vector<SearchPlace> before = std::exchange(m_places, places);
    for (SearchPlace& place : m_places) {
        // A place that is being checked is let go of: it stays what it was.
        if (placeKey(place.url) != m_checking || !place.inUse)
            continue;
        const auto old = std::ranges::find(
            before, m_checking, [](const SearchPlace& each) { return placeKey(each.url); });
        if (old != before.end())
            place = std::move(*old);
    }
    if (!m_doctor.checking()) {
        const SearchPlace* place = placeOf(m_checking);
        if (place == nullptr || !place->inUse)
            m_checking.clear();
    }
    update();
}

void Finder::takeChecked(const LinkUrl& url, const Diagnosis& diagnosis)
{
    const QString key = placeKey(url);
    const SearchPlace* place = placeOf(key);
    m_checked = Checked{key, diagnosis, place ? place->diagnosis.trouble : Trouble::None};
    m_doctor.setChecking(false);
    m_doctor.checkedNow();
    update();
}

void Finder::takeAddress(const base::Result<device::EthernetSonar>& result)
{
    m_address.finish(result);
    if (result)
        m_awaited = placeKey({.kind = LinkUrl::Kind::Udp,
                              .place = result->address.toString(),
                              .port = device::ethernetSonarPort});
    update();
}

bool Finder::isTicked(const SearchPlace& place) const
{
    const auto said = m_ticks.constFind(placeKey(place.url));
    return sectionOf(place) == FoundPlaces::Ready &&
           (said != m_ticks.constEnd() ? *said : twinOf(place, m_places) == nullptr);
}

FoundPlaces::Row Finder::shownRow(const SearchPlace& place) const
{
    FoundPlaces::Row row = rowOf(place, twinOf(place, m_places));
    if (m_doctor.checking() && row.key == m_checking)
        row.status = tr("Checking");
    row.ticked = isTicked(place);
    return row;
}

void Finder::update()
{
    std::vector<FoundPlaces::Row> rows;
    for (const SearchPlace& place : m_places)
        if (!place.inUse && !m_opener.isConnected(place.url))
            rows.push_back(shownRow(place));
    std::ranges::stable_sort(rows, {}, &FoundPlaces::Row::section);
    m_rows.setRows(std::move(rows));
    choose();
    lookInto();
    showSelected();
    emit changed();
}

void Finder::choose()
{
    const auto& rows = m_rows.rows();
    const auto isShown = [&](const QString& key) {
        return sonarOf(key) != nullptr || vehicleOf(key) != nullptr ||
               std::ranges::find(rows, key, &FoundPlaces::Row::key) != rows.end();
    };
    if (!m_awaited.isEmpty() && isShown(m_awaited))
        m_chosen = std::exchange(m_awaited, {});
    if (!m_chosen.isEmpty() && isShown(m_chosen)) {
        m_selected = m_chosen;
        return;
    }
    m_selected.clear();
    for (LiveSonar* sonar : m_connector.sonars())
        if (m_selected.isEmpty() && moodOf(sonar->state()) == Mood::Fault)
            m_selected = keyOf(sonar);
    for (LiveVehicle* vehicle : m_connector.vehicles())
        if (m_selected.isEmpty() && moodOf(*vehicle) == Mood::Fault)
            m_selected = keyOfVehicle(vehicle);
    const auto worst = std::ranges::find(rows, FoundPlaces::Attention, &FoundPlaces::Row::section);
    if (m_selected.isEmpty() && worst != rows.end())
        m_selected = worst->key;
    else if (m_selected.isEmpty() && !rows.empty())
        m_selected = rows.front().key;
}

void Finder::showSelected()
{
    LiveSonar* sonar = sonarOf(m_selected);
    const SearchPlace* place = placeOf(m_selected);
    LiveVehicle* vehicle = vehicleOf(m_selected);
    if (sonar != nullptr)
        showSonar(*sonar);
    else if (vehicle != nullptr)
        showVehicle(*vehicle);
    else if (place != nullptr)
        showPlace(*place);
    else
        m_doctor.clear();
    if (place != nullptr && sonar == nullptr && !place->mac.empty())
        m_address.choose(text(place->mac), text(place->url.place));
    else
        m_address.choose({}, {});
}

void Finder::showPlace(const SearchPlace& place)
{
    // What a check found out holds until the search finds another thing.
    const bool holds =
        m_checked && m_checked->key == m_selected && m_checked->before == place.diagnosis.trouble;
    const Diagnosis& diagnosis = holds ? m_checked->diagnosis : place.diagnosis;
    const bool answers = place.state == SearchPlace::State::Answers;
    Diagnosis shown = diagnosis;
    if (shown.title.empty())
        shown.title = tr("%1 is being asked").arg(placeName(place.url)).toStdString();
    m_doctor.show(placeName(place.url), shown,
                  shown.trouble != Trouble::None ? Mood::Fault
                  : answers || holds             ? Mood::Well
                                                 : Mood::Waits);
}

void Finder::showSonar(LiveSonar& sonar)
{
    const auto url = LinkUrl::parse(sonar.url().toStdString());
    if (!url)
        return;
    // It opened meanwhile: what kept it closed is over.
    if (m_checked && m_checked->key == m_selected && !canBeAskedBesides(sonar, *url))
        m_checked.reset();
    const bool checked = m_checked && m_checked->key == m_selected && !isAnother(sonar);
    Diagnosis shown = checked ? m_checked->diagnosis : diagnosisOf(sonar, *url);
    addRemarks(sonar, *url, shown);
    m_doctor.show(placeName(*url), shown, moodOf(sonar.state()));
}

void Finder::showVehicle(LiveVehicle& vehicle)
{
    const auto url = LinkUrl::parse(vehicle.url().toStdString());
    if (url)
        m_doctor.show(placeName(*url), diagnosisOf(vehicle), moodOf(vehicle));
}

void Finder::select(const QString& key)
{
    if (key == m_chosen && key == m_selected)
        return;
    m_chosen = key;
    choose();
    lookInto();
    showSelected();
    emit changed();
}

void Finder::lookInto()
{
    const LiveSonar* sonar = sonarOf(m_selected);
    if (m_pageOpen && sonar != nullptr && sonar->state() == LiveSonar::State::LinkDown &&
        (!m_checked || m_checked->key != m_selected))
        checkAgain();
}

void Finder::step(int steps)
{
    QStringList keys;
    for (const LiveSonar* sonar : m_connector.sonars())
        keys += keyOf(sonar);
    for (const LiveVehicle* vehicle : m_connector.vehicles())
        keys += keyOfVehicle(vehicle);
    for (const FoundPlaces::Row& row : m_rows.rows())
        keys += row.key;
    const qsizetype to = keys.indexOf(m_selected) + steps;
    if (to >= 0 && to < keys.size())
        select(keys[to]);
}

void Finder::tick(const QString& key, bool ticked)
{
    m_ticks[key] = ticked;
    update();
}

void Finder::lookHere(const QString& key)
{
    const SearchPlace* place = placeOf(key);
    if (place == nullptr)
        return;
    m_named.push_back(place->url);
    m_searcher.lookHere(place->url);
}

QString Finder::wrongAddress(const QString& words) const
{
    const auto url = LinkUrl::parse(words.trimmed().toStdString());
    return url ? QString() : text(url.error().sentence);
}

QString Finder::addressMeaning(const QString& words) const
{
    const auto url = LinkUrl::parse(words.trimmed().toStdString());
    if (!url)
        return {};
    if (m_opener.isConnected(*url))
        return tr("It is connected.");
    return app::addressMeaning(*url);
}

bool Finder::add(const QString& words)
{
    const auto url = LinkUrl::parse(words.trimmed().toStdString());
    if (!url)
        return false;
    m_named.push_back(*url);
    m_chosen = placeKey(*url);
    m_searcher.lookHere(*url);
    update();
    return true;
}

void Finder::connectTicked()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchPlace& place : m_places)
        if (isTicked(place) && !m_opener.isConnected(place.url))
            wanted.push_back({urlToConnect(place), unitOf(place)});
    if (wanted.empty() || m_opener.waits())
        return;
    m_opener.open(wanted);
    if (m_opener.problem().isEmpty())
        emit connecting();
}

void Finder::connectPlace(const QString& key)
{
    const SearchPlace* place = placeOf(key);
    if (place == nullptr || m_opener.waits())
        return;
    m_chosen = key;
    m_opener.open({{urlToConnect(*place), unitOf(*place)}});
}

bool Finder::canConnectAnyway() const
{
    const SearchPlace* place = placeOf(m_selected);
    return place != nullptr && sonarOf(m_selected) == nullptr &&
           sectionOf(*place) != FoundPlaces::Ready && m_doctor.insteadWords().isEmpty() &&
           !isVehicles(*place);
}

void Finder::connectAnyway()
{
    if (const SearchPlace* place = placeOf(m_selected); place != nullptr && canConnectAnyway())
        m_opener.open({{urlToConnect(*place), unitOf(*place)}});
}

void Finder::connectInstead()
{
    const auto url = LinkUrl::parse(m_doctor.insteadUrl().toStdString());
    if (!url)
        return;
    if (LiveSonar* sonar = sonarOf(placeKey(*url)); sonar != nullptr)
        hangUp(sonar);
    if (LiveVehicle* vehicle = vehicleOf(m_selected); vehicle != nullptr)
        hangUpVehicle(vehicle);
    m_chosen = placeKey(*url);
    m_opener.open({{*url, {}}});
}

bool Finder::canCheck() const
{
    const SearchPlace* place = placeOf(m_selected);
    const bool isAVehicles = vehicleOf(m_selected) != nullptr || (place && isVehicles(*place));
    return !m_doctor.checking() && !m_selected.isEmpty() && !isAVehicles;
}

void Finder::checkAgain()
{
    if (!canCheck())
        return;
    if (LiveSonar* sonar = sonarOf(m_selected); sonar != nullptr) {
        const auto url = LinkUrl::parse(sonar->url().toStdString());
        if (url && canBeAskedBesides(*sonar, *url))
            check(*url);
        else
            sonar->checkAgain();
    } else if (const SearchPlace* place = placeOf(m_selected); place != nullptr) {
        check(place->url);
    }
}

void Finder::check(const LinkUrl& url)
{
    m_checking = placeKey(url);
    m_doctor.setChecking(true);
    m_searcher.check(url);
    update();
}

void Finder::hangUp(LiveSonar* sonar)
{
    if (const auto url = LinkUrl::parse(sonar->url().toStdString()); url)
        m_links.hungUp(*url);
    sonar->hangUp();
}

void Finder::hangUpVehicle(LiveVehicle* vehicle)
{
    if (const auto url = LinkUrl::parse(vehicle->url().toStdString()); url)
        m_links.hungUp(*url);
    vehicle->hangUp();
}

void Finder::useBlueOs(LiveVehicle* vehicle)
{
    const auto url = LinkUrl::parse(device::blueOsVehicle);
    hangUpVehicle(vehicle);
    m_chosen = placeKey(*url);
    m_opener.open({{*url, {}}});
}

QString Finder::keyOfVehicle(const LiveVehicle* vehicle)
{
    const auto url = LinkUrl::parse(vehicle ? vehicle->url().toStdString() : std::string());
    return url ? placeKey(*url) : QString();
}

QString Finder::keyOf(const LiveSonar* sonar)
{
    if (sonar == nullptr)
        return {};
    const auto url = LinkUrl::parse(sonar->url().toStdString());
    return url ? placeKey(*url) : QString();
}

const SearchPlace* Finder::placeOf(const QString& key) const
{
    const auto found = std::ranges::find(
        m_places, key, [](const SearchPlace& place) { return placeKey(place.url); });
    return found != m_places.end() ? &*found : nullptr;
}

LiveVehicle* Finder::vehicleOf(const QString& key) const
{
    if (key.isEmpty())
        return nullptr;
    const QList<LiveVehicle*> all = m_connector.vehicles();
    const auto found = std::ranges::find(all, key, &Finder::keyOfVehicle);
    return found != all.end() ? *found : nullptr;
}

LiveSonar* Finder::sonarOf(const QString& key) const
{
    if (key.isEmpty())
        return nullptr;
    const QList<LiveSonar*> all = m_connector.sonars();
    const auto found =
        std::ranges::find_if(all, [&](LiveSonar* sonar) { return keyOf(sonar) == key; });
    return found != all.end() ? *found : nullptr;
}

} // namespace leadline::app
