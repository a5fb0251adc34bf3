// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/SearchedEndpoints.h"

#include "engine/EndpointText.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace leadline::app {

using device::SearchEndpoint;

namespace {

QString keyOfEndpoint(const SearchEndpoint& endpoint)
{
    return endpointKey(endpoint.url);
}

} // namespace

void SearchedEndpoints::take(const std::vector<SearchEndpoint>& endpoints, const QString& checking)
{
    std::vector<SearchEndpoint> before = std::exchange(m_endpoints, endpoints);
    for (SearchEndpoint& endpoint : m_endpoints) {
        if (keyOfEndpoint(endpoint) != checking || !endpoint.inUse)
            continue;
        const auto old = std::ranges::find(before, checking, keyOfEndpoint);
        if (old != before.end())
            endpoint = std::move(*old);
    }
}

const SearchEndpoint* SearchedEndpoints::find(const QString& key) const
{
    const auto found = std::ranges::find(m_endpoints, key, keyOfEndpoint);
    return found != m_endpoints.end() ? &*found : nullptr;
}

bool SearchedEndpoints::isTicked(const SearchEndpoint& endpoint) const
{
    const auto said = m_ticks.constFind(keyOfEndpoint(endpoint));
    return sectionOf(endpoint) == FoundEndpoints::Ready &&
           (said != m_ticks.constEnd() ? *said : twinOf(endpoint, m_endpoints) == nullptr);
}

FoundEndpoints::Row SearchedEndpoints::row(const SearchEndpoint& endpoint) const
{
    FoundEndpoints::Row row = rowOf(endpoint, twinOf(endpoint, m_endpoints));
    row.ticked = isTicked(endpoint);
    return row;
}

using device::Problem;
using device::SearchEndpoint;

FoundEndpoints::Section sectionOf(const SearchEndpoint& endpoint)
{
    const bool wellSoFar = endpoint.diagnosis.problem == Problem::None;
    switch (endpoint.state) {
    case SearchEndpoint::State::Probing:
        break;
    case SearchEndpoint::State::Answering:
        return wellSoFar ? FoundEndpoints::Ready : FoundEndpoints::Attention;
    case SearchEndpoint::State::Skipped:
        return wellSoFar ? FoundEndpoints::Waiting : FoundEndpoints::Attention;
    case SearchEndpoint::State::Silent:
        // An address that the user did not name needs no attention unless a device was seen there.
        if (endpoint.mac.empty() && (endpoint.origin == SearchEndpoint::Origin::Usual ||
                                     endpoint.origin == SearchEndpoint::Origin::Loopback ||
                                     endpoint.origin == SearchEndpoint::Origin::Recent))
            break;
        return FoundEndpoints::Attention;
    }
    return FoundEndpoints::Others;
}

bool isShown(const SearchEndpoint& endpoint)
{
    // It is normal that nothing answers on this computer, so that is not shown.
    return endpoint.origin != SearchEndpoint::Origin::Loopback ||
           endpoint.state == SearchEndpoint::State::Answering;
}

bool isVehicles(const SearchEndpoint& endpoint)
{
    return endpoint.url.protocol() == link::Protocol::Mavlink ||
           (endpoint.port && endpoint.port->kind == link::PortKind::Autopilot);
}

bool canScanPort(const SearchEndpoint& endpoint)
{
    return sectionOf(endpoint) == FoundEndpoints::Waiting && !isVehicles(endpoint);
}

QString unitOf(const SearchEndpoint& endpoint)
{
    if (!endpoint.mac.empty())
        return QString::fromStdString(endpoint.mac);
    return endpoint.port ? QString::fromStdString(endpoint.port->serialNumber) : QString();
}

const SearchEndpoint* twinOf(const SearchEndpoint& endpoint,
                             const std::vector<SearchEndpoint>& endpoints)
{
    if (!endpoint.mac.empty() || endpoint.url.kind != link::LinkUrl::Kind::Udp ||
        endpoint.devices.size() != 1 ||
        endpoint.devices.front().identity.family != ping::Family::Ping360)
        return nullptr;
    const auto twin = std::ranges::find_if(endpoints, [&](const SearchEndpoint& other) {
        if (other.mac.empty() || other.devices.size() != 1)
            return false;
        // The same device with other firmware is not the same answer, since a device runs one
        // firmware at a time.
        const device::Identity& its = other.devices.front().identity;
        const device::Identity& own = endpoint.devices.front().identity;
        return its.sameDevice(own) && its.firmware == own.firmware;
    });
    return twin != endpoints.end() ? &*twin : nullptr;
}

FoundEndpoints::Row rowOf(const SearchEndpoint& endpoint, const SearchEndpoint* twin)
{
    FoundEndpoints::Row row;
    row.key = endpointKey(endpoint.url);
    row.section = sectionOf(endpoint);
    row.canConnect = isVehicles(endpoint) && row.section == FoundEndpoints::Waiting;
    row.name = row.canConnect ? QCoreApplication::translate("EndpointRows", "Vehicle")
                              : deviceNames(endpoint);
    row.details = endpointDetails(endpoint);
    if (twin != nullptr)
        row.details += QCoreApplication::translate("EndpointRows", " · possibly the same as %1")
                           .arg(QString::fromStdString(twin->url.place));
    row.status = endpointState(endpoint);
    row.iconName = row.canConnect ? QStringLiteral("vehicle") : endpointIcon(endpoint);
    row.canScanPort = canScanPort(endpoint);
    row.fault = row.section == FoundEndpoints::Attention;
    return row;
}

} // namespace leadline::app
