// SPDX-License-Identifier: GPL-3.0-or-later
// What the user connects and hangs up, and the addresses that he writes.
#include "discovery/Finder.h"

#include "discovery/ConnectedKeys.h"
#include "discovery/PlaceRows.h"
#include "engine/PlaceWords.h"
#include "language/Spoken.h"
#include "link/TypedAddress.h"

#include <algorithm>

namespace leadline::app {

using device::SearchPlace;
using link::LinkUrl;

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

QString Finder::wrongAddress(const QString& words) const
{
    const auto urls = link::readAddress(words.toStdString());
    return urls ? QString() : spoken(urls.error().sentence);
}

QString Finder::addressMeaning(const QString& words) const
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

bool Finder::add(const QString& words)
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

void Finder::connectAt(const QString& words)
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

// The second sonar of a vehicle answers a moment later than the first.
void Finder::followAwaited()
{
    const auto answers = [this](const SearchPlace& place) {
        return m_connectAt.contains(placeKey(place.url)) && sectionOf(place) == FoundPlaces::Ready;
    };
    if (!m_gathering.isActive() && std::ranges::any_of(m_places.all(), answers))
        m_gathering.start();
}

void Finder::connectAnswering()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchPlace& place : m_places.all())
        if (m_connectAt.contains(placeKey(place.url)) && sectionOf(place) == FoundPlaces::Ready &&
            !m_opener.isConnected(place.url))
            wanted.push_back({urlToConnect(place), unitOf(place)});
    // Where else it might have been is of no interest any more.
    std::erase_if(m_named,
                  [this](const LinkUrl& url) { return m_connectAt.contains(placeKey(url)); });
    m_connectAt.clear();
    m_connectAtEnds.stop();
    m_opener.open(wanted);
    followSearch();
}

void Finder::connectTicked()
{
    std::vector<LinkOpener::Wanted> wanted;
    for (const SearchPlace& place : m_places.all())
        if (m_places.isTicked(place) && !m_opener.isConnected(place.url))
            wanted.push_back({urlToConnect(place), unitOf(place)});
    if (wanted.empty() || m_opener.waits())
        return;
    m_opener.open(wanted);
    if (m_opener.problem().isEmpty())
        emit connecting();
}

void Finder::connectPlace(const QString& key)
{
    const SearchPlace* place = m_places.find(key);
    if (place == nullptr || m_opener.waits())
        return;
    m_chosen = key;
    m_opener.open({{urlToConnect(*place), unitOf(*place)}});
}

bool Finder::canConnectAnyway() const
{
    const SearchPlace* place = m_places.find(m_selected);
    return place != nullptr && sonarOf(m_connector, m_selected) == nullptr &&
           sectionOf(*place) != FoundPlaces::Ready && m_doctor.insteadWords().isEmpty() &&
           !isVehicles(*place);
}

bool Finder::canRecover() const
{
    const SearchPlace* place = m_places.find(m_selected);
    return canConnectAnyway() && place->url.kind == LinkUrl::Kind::Serial;
}

void Finder::connectAnyway()
{
    if (const SearchPlace* place = m_places.find(m_selected);
        place != nullptr && canConnectAnyway())
        m_opener.open({{urlToConnect(*place), unitOf(*place)}});
}

void Finder::connectInstead()
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

void Finder::reserve(const LinkUrl& url)
{
    m_opener.reserve(url);
    update();
}

void Finder::release()
{
    m_opener.release();
    update();
}

QString Finder::reconnect(const LinkUrl& url)
{
    m_opener.release();
    m_opener.open({{url, m_links.unitOf(QString::fromStdString(url.toString()))}});
    m_chosen = placeKey(url);
    update();
    return m_opener.problem();
}

void Finder::useBlueOs(LiveVehicle* vehicle)
{
    const auto url = LinkUrl::parse(device::blueOsVehicle);
    hangUpVehicle(vehicle);
    m_chosen = placeKey(*url);
    m_opener.open({{*url, {}}});
}

} // namespace leadline::app
