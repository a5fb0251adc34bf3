// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Discovery.h"

#include "EndpointProbe.h"
#include "device/SonarDriver.h"
#include "link/TypedAddress.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
using link::LinkUrl;
using Origin = SearchEndpoint::Origin;
using State = SearchEndpoint::State;

constexpr base::Duration betweenPortLists = 2s;
/// Limits the endpoints, since anybody on the network can answer for sonars that do not exist.
constexpr std::ptrdiff_t maxEthernetSonars = 64;

LinkUrl udpUrl(std::string host, std::uint16_t port)
{
    return {.kind = LinkUrl::Kind::Udp, .place = std::move(host), .port = port};
}

/// The ports at which a sonar that does not say its own may be.
std::vector<std::uint16_t> ceruleanPorts(const EthernetSonar& sonar)
{
    constexpr std::uint16_t echosounders = 51200;
    constexpr std::uint16_t multibeams = 62312;
    return sonar.port ? std::vector{*sonar.port} : std::vector{echosounders, multibeams};
}

} // namespace

std::vector<LinkUrl> SearchTools::usualEndpoints()
{
    std::vector<LinkUrl> all;
    for (const std::uint16_t port : {link::usualPing1dPort, link::usualPing360Port})
        all.push_back(udpUrl("192.168.2.2", port));
    // Simulators and bridges may run on this computer.
    for (const std::uint16_t port :
         {link::usualPing1dPort, link::usualPing360Port, link::usualEthernetPort})
        all.push_back(udpUrl(std::string(LinkUrl::loopback), port));
    const auto families = ping::families();
    // Asking one that keeps its first link would switch off its others.
    const auto mayBeAsked = [families](std::string_view address) {
        return std::ranges::none_of(families, [address](const ping::FamilyDescriptor* each) {
            return each->keepsFirstLink && each->usualAddress == address;
        });
    };
    const auto add = [&all](const LinkUrl& url) {
        if (std::ranges::find(all, url) == all.end())
            all.push_back(url);
    };
    for (const ping::FamilyDescriptor* family : families) {
        if (family->usualAddress.empty() || !hasDriver(family->family))
            continue;
        if (mayBeAsked(family->usualAddress))
            add(udpUrl(std::string(family->usualAddress), family->usualPort));
        add(udpUrl(std::string(LinkUrl::loopback), family->usualPort));
    }
    return all;
}

Discovery::Discovery(base::Clock& clock, SearchTools tools, QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_tools(std::move(tools)),
      m_ethernet(clock, m_tools.ethernet),
      m_listing(clock, m_tools.worker),
      m_ports(clock)
{
    connect(&m_ethernet, &EthernetSearch::answered, this, &Discovery::addEthernetSonar);
}

Discovery::~Discovery() = default;

void Discovery::start(SearchOptions options)
{
    stop();
    m_places.clear();
    m_options = std::move(options);
    for (const LinkUrl& url : m_options.named)
        addEndpoint(url, Origin::Named);
    for (const LinkUrl& url : m_options.remembered)
        addEndpoint(url, Origin::Recent);
    if (m_options.network) {
        for (const LinkUrl& url : m_tools.usual)
            addEndpoint(url, isLoopback(url) ? Origin::Loopback : Origin::Usual);
        m_ethernet.start();
    }
    pollPorts();
}

void Discovery::stop()
{
    m_ports.stop();
    m_listing.cancel();
    m_ethernet.stop();
    for (const auto& watch : m_places)
        watch->stop();
}

std::vector<SearchEndpoint> Discovery::places() const
{
    std::vector<SearchEndpoint> places;
    places.reserve(m_places.size());
    for (const auto& watch : m_places)
        places.push_back(watch->place());
    return places;
}

void Discovery::scanPort(const LinkUrl& url)
{
    if (!isRunning())
        return;
    if (EndpointProbe* known = find(url))
        known->scanPort();
    else
        addEndpoint(url, Origin::Named);
}

void Discovery::release(const LinkUrl& url)
{
    EndpointProbe* known = find(url);
    if (isRunning() && known != nullptr)
        known->release();
}

void Discovery::addEndpoint(const LinkUrl& url, Origin origin)
{
    if (find(url) == nullptr)
        add({.url = url, .origin = origin});
}

void Discovery::pollPorts()
{
    m_ports.after(betweenPortLists, [this] { pollPorts(); });
    if (m_options.serialPorts && !m_listing.isRunning())
        m_listing.start(m_tools.listPorts,
                        [this](const std::vector<link::SerialPort>& ports) { updatePorts(ports); });
}

void Discovery::updatePorts(const std::vector<link::SerialPort>& ports)
{
    removeIf([&](const SearchEndpoint& place) {
        return place.origin == Origin::SerialPort &&
               std::ranges::find(ports, place.url.place, &link::SerialPort::path) == ports.end();
    });
    for (const link::SerialPort& port : ports) {
        const LinkUrl url{.kind = LinkUrl::Kind::Serial, .place = port.path};
        if (EndpointProbe* known = find(url))
            known->setPort(port);
        else
            add({.url = url, .origin = Origin::SerialPort, .port = port});
    }
}

void Discovery::addEthernetSonar(const EthernetSearch::Answer& answer)
{
    const EthernetSonar& sonar = answer.sonar;
    const std::string address = sonar.address.toString();
    if (sonar.isCerulean) {
        // By UDP, which a search may probe. It has no order to change its address, for which the
        // MAC would be offered.
        for (const std::uint16_t port : ceruleanPorts(sonar))
            addEthernetEndpoint(udpUrl(address, port), {});
        return;
    }
    const LinkUrl url = udpUrl(address, ethernetSonarPort);
    removeIf([&](const SearchEndpoint& place) {
        return place.origin == Origin::Ethernet && place.mac == sonar.mac &&
               !sameEndpoint(place.url, url);
    });
    addEthernetEndpoint(url, sonar.mac);
}

void Discovery::addEthernetEndpoint(const LinkUrl& url, const std::string& mac)
{
    EndpointProbe* known = find(url);
    if (known && !mac.empty())
        known->setMac(mac);
    else if (!known && hasRoomForEthernetSonar())
        add({.url = url, .origin = Origin::Ethernet, .mac = mac});
}

/// Makes room for a new sonar by removing one that is silent or left alone; returns false if there
/// is no such sonar.
bool Discovery::hasRoomForEthernetSonar()
{
    const auto is = [](const auto& watch) { return watch->place().origin == Origin::Ethernet; };
    if (std::ranges::count_if(m_places, is) < maxEthernetSonars)
        return true;
    const auto silent = std::ranges::find_if(m_places, [&](const auto& watch) {
        return is(watch) &&
               (watch->place().state == State::Silent || watch->place().state == State::Skipped);
    });
    if (silent == m_places.end())
        return false;
    const LinkUrl url = (*silent)->url();
    removeIf([&](const SearchEndpoint& place) {
        return place.origin == Origin::Ethernet && sameEndpoint(place.url, url);
    });
    return true;
}

EndpointProbe* Discovery::find(const LinkUrl& url)
{
    const auto found = std::ranges::find_if(
        m_places, [&](const auto& watch) { return sameEndpoint(watch->url(), url); });
    return found != m_places.end() ? found->get() : nullptr;
}

void Discovery::add(SearchEndpoint place)
{
    m_places.push_back(
        std::make_unique<EndpointProbe>(std::move(place), m_clock, m_tools, m_options,
                                        [this](const SearchEndpoint& its) { emit changed(its); }));
    m_places.back()->update();
}

void Discovery::removeIf(const std::function<bool(const SearchEndpoint&)>& is)
{
    std::vector<SearchEndpoint> removed;
    std::erase_if(m_places, [&](const auto& watch) {
        if (!is(watch->place()))
            return false;
        removed.push_back(watch->place());
        return true;
    });
    for (const SearchEndpoint& place : removed)
        emit gone(place);
}

} // namespace leadline::device
