// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/LinkOpener.h"

#include "device/SearchEndpoint.h"
#include "devices/LiveSonar.h"
#include "devices/LiveVehicle.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leadline::app {

using link::LinkUrl;

LinkOpener::LinkOpener(DiscoveryService& searcher, LinkController& connector, StartLinks& links)
    : m_discovery(searcher),
      m_connector(connector),
      m_links(links)
{
    connect(&m_discovery, &DiscoveryService::release, this, &LinkOpener::openWanted);
}

bool LinkOpener::isConnected(const LinkUrl& url) const
{
    return (m_reserved && device::sameEndpoint(*m_reserved, url)) ||
           m_connector.isConnected(QString::fromStdString(url.toString()));
}

void LinkOpener::reserve(const LinkUrl& url)
{
    m_reserved = url;
    m_wanted.clear();
    publishInUse();
}

void LinkOpener::release()
{
    m_reserved.reset();
    publishInUse();
}

void LinkOpener::open(const std::vector<Wanted>& wanted)
{
    m_problem.clear();
    if (m_reserved) {
        m_problem = tr("Firmware is being written. Wait until it has finished.");
        return;
    }
    m_wanted.insert(m_wanted.end(), wanted.begin(), wanted.end());
    for (const Wanted& each : wanted)
        m_opened.push_back(each.url);
    publishInUse();
}

void LinkOpener::publishInUse()
{
    std::vector<LinkUrl> urls;
    std::ranges::copy_if(m_opened, std::back_inserter(urls), [this](const LinkUrl& url) {
        return isConnected(url) || std::ranges::find(m_wanted, url, &Wanted::url) != m_wanted.end();
    });
    // Links that were connected otherwise, such as by the command line, are included.
    const auto add = [&urls](const QString& address) {
        if (const auto url = LinkUrl::parse(address.toStdString());
            url && std::ranges::find(urls, *url) == urls.end())
            urls.push_back(*url);
    };
    for (const LiveSonar* sonar : m_connector.sonars())
        add(sonar->url());
    for (const LiveVehicle* vehicle : m_connector.vehicles())
        add(vehicle->url());
    if (m_reserved)
        urls.push_back(*m_reserved);
    m_discovery.setInUse(urls);
}

void LinkOpener::openWanted()
{
    if (m_wanted.empty())
        return;
    for (const Wanted& each : std::exchange(m_wanted, {})) {
        const QString why =
            m_connector.connectTo(QString::fromStdString(each.url.toString()), each.unit);
        if (why.isEmpty())
            m_links.connected(each.url, each.unit);
        else
            m_problem = why;
    }
    emit opened();
}

} // namespace leadline::app
