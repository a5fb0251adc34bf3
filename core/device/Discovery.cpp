// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Discovery.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
using link::LinkUrl;
using Origin = SearchPlace::Origin;
using State = SearchPlace::State;

constexpr base::Duration betweenPortLists = 2s;
constexpr base::Duration askAnswering = 5s;
constexpr base::Duration askSilent = 2s;
/// While a port is asked nobody else can open it, and whatever is there that is no sonar hears us.
constexpr base::Duration askAnsweringSerial = 10s;
constexpr base::Duration askSilentSerial = 3s;
constexpr base::Duration askSilentSerialAtMost = 60s;
/// One lost answer is not a device that went.
constexpr int silentProbesToGo = 2;
/// Whoever is in a network can answer for sonars that are not there.
constexpr std::ptrdiff_t mostEthernetSonars = 64;

bool isSerial(const LinkUrl& url)
{
    return url.kind == LinkUrl::Kind::Serial;
}

LinkUrl udpUrl(std::string host, std::uint16_t port)
{
    return {.kind = LinkUrl::Kind::Udp, .place = std::move(host), .port = port};
}

Diagnosis aVehicles(const LinkUrl& url)
{
    Diagnosis waits{.title = "A vehicle is expected there",
                    .text = "It is not asked before you connect: then Leadline sends a heartbeat "
                            "each second, and asks it for its clock."};
    if (url.kind == LinkUrl::Kind::UdpIn && (url.port == 14550 || url.port == 14551))
        waits.text += " The ground station needs this port: while Leadline has it, it hears "
                      "nothing.";
    return waits;
}

/// A sonar says that it is where it cannot be reached from here.
Diagnosis notBesideUs(const LinkUrl& url, const std::vector<link::Ipv4Network>& networks)
{
    std::string own;
    for (const link::Ipv4Network& network : networks)
        own += (own.empty() ? "" : " and ") + network.address.toString();
    return {.trouble = Trouble::NoNetwork,
            .title = "A Ping360 says that its address is " + url.place,
            .text = "This computer is " + own +
                    ", and has no network in which that is. Nothing is sent there. Give the sonar "
                    "an address of this network, or ask there with Look here."};
}

} // namespace

struct Discovery::Entry {
    Entry(SearchPlace of, base::Clock& clock, link::Worker worker)
        : place(std::move(of)),
          url(place.url),
          inspection(clock, std::move(worker)),
          next(clock)
    {
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    void stop()
    {
        next.stop();
        inspection.stop();
        probe.reset();
    }

    SearchPlace place;
    /// As it was named; place.url has the rate at which it answered.
    LinkUrl url;
    std::optional<link::PortFacts> facts;
    int silentProbes = 0;
    link::Errand<link::PortFacts> inspection;
    std::unique_ptr<Probe> probe;
    base::Timer next;
};

std::vector<LinkUrl> SearchTools::usualEndpoints()
{
    return {udpUrl("192.168.2.2", 9090), udpUrl("192.168.2.2", 9092)};
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
    m_entries.clear();
    m_options = std::move(options);
    for (const LinkUrl& url : m_options.named)
        addEndpoint(url, Origin::Named);
    for (const LinkUrl& url : m_options.remembered)
        addEndpoint(url, Origin::Remembered);
    if (m_options.network) {
        for (const LinkUrl& url : m_tools.usual)
            addEndpoint(url, Origin::Usual);
        m_ethernet.start();
    }
    followPorts();
}

void Discovery::stop()
{
    m_ports.stop();
    m_listing.stop();
    m_ethernet.stop();
    for (const auto& entry : m_entries)
        entry->stop();
}

std::vector<SearchPlace> Discovery::places() const
{
    std::vector<SearchPlace> places;
    places.reserve(m_entries.size());
    for (const auto& entry : m_entries)
        places.push_back(entry->place);
    return places;
}

void Discovery::lookHere(const LinkUrl& url)
{
    if (!isRunning())
        return;
    Entry* entry = find(url);
    if (entry == nullptr) {
        addEndpoint(url, Origin::Named);
        return;
    }
    entry->stop();
    entry->silentProbes = 0;
    entry->place.origin = Origin::Named;
    entry->place.state = State::Asking;
    entry->place.inUse = false;
    look(*entry);
}

void Discovery::letGo(const LinkUrl& url)
{
    Entry* entry = find(url);
    if (!isRunning() || entry == nullptr)
        return;
    entry->stop();
    leaveInUse(*entry);
}

void Discovery::addEndpoint(const LinkUrl& url, Origin origin)
{
    if (find(url) == nullptr)
        look(add({.url = url, .origin = origin}));
}

void Discovery::followPorts()
{
    m_ports.after(betweenPortLists, [this] { followPorts(); });
    if (m_options.serialPorts && !m_listing.isUnderWay())
        m_listing.start(m_tools.listPorts,
                        [this](const std::vector<link::SerialPort>& ports) { takePorts(ports); });
}

void Discovery::takePorts(const std::vector<link::SerialPort>& ports)
{
    removeIf([&](const SearchPlace& place) {
        return place.origin == Origin::SerialPort &&
               std::ranges::find(ports, place.url.place, &link::SerialPort::path) == ports.end();
    });
    for (const link::SerialPort& port : ports) {
        const LinkUrl url{.kind = LinkUrl::Kind::Serial, .place = port.path};
        if (Entry* known = find(url))
            known->place.port = port;
        else
            look(add({.url = url, .origin = Origin::SerialPort, .port = port}));
    }
}

void Discovery::addEthernetSonar(const EthernetSearch::Answer& answer)
{
    const LinkUrl url = udpUrl(answer.sonar.address.toString(), ethernetSonarPort);
    removeIf([&](const SearchPlace& place) {
        return place.origin == Origin::Ethernet && place.mac == answer.sonar.mac &&
               !samePlace(place.url, url);
    });
    if (Entry* known = find(url)) {
        known->place.mac = answer.sonar.mac;
        return;
    }
    if (hasRoomForEthernetSonar())
        look(add({.url = url, .origin = Origin::Ethernet, .mac = answer.sonar.mac}));
}

/// One that never answered goes for a new one.
bool Discovery::hasRoomForEthernetSonar()
{
    const auto is = [](const auto& entry) { return entry->place.origin == Origin::Ethernet; };
    if (std::ranges::count_if(m_entries, is) < mostEthernetSonars)
        return true;
    const auto silent = std::ranges::find_if(m_entries, [&](const auto& entry) {
        return is(entry) &&
               (entry->place.state == State::Silent || entry->place.state == State::LeftAlone);
    });
    if (silent == m_entries.end())
        return false;
    const LinkUrl url = (*silent)->url;
    removeIf([&](const SearchPlace& place) {
        return place.origin == Origin::Ethernet && samePlace(place.url, url);
    });
    return true;
}

/// What an answer says of itself leads no datagram of ours out of the networks around.
bool Discovery::isBesideUs(const Entry& entry) const
{
    const auto address = link::Ipv4::parse(entry.url.place);
    return address && std::ranges::any_of(
                          m_tools.ethernet.listNetworks(), [&](const link::Ipv4Network& network) {
                              return network.contains(*address) && *address != network.first() &&
                                     *address != network.broadcast;
                          });
}

Discovery::Entry* Discovery::find(const LinkUrl& url)
{
    const auto found = std::ranges::find_if(
        m_entries, [&](const auto& entry) { return samePlace(entry->url, url); });
    return found != m_entries.end() ? found->get() : nullptr;
}

Discovery::Entry& Discovery::add(SearchPlace place)
{
    m_entries.push_back(std::make_unique<Entry>(std::move(place), m_clock, m_tools.worker));
    return *m_entries.back();
}

void Discovery::removeIf(const std::function<bool(const SearchPlace&)>& is)
{
    std::vector<SearchPlace> removed;
    std::erase_if(m_entries, [&](const auto& entry) {
        if (!is(entry->place))
            return false;
        removed.push_back(entry->place);
        return true;
    });
    for (const SearchPlace& place : removed)
        emit gone(place);
}

void Discovery::look(Entry& entry)
{
    const LinkUrl& url = entry.url;
    if (m_options.inUse && m_options.inUse(url)) {
        leaveInUse(entry);
    } else if (url.protocol() == link::Protocol::Mavlink) {
        leaveAlone(entry, aVehicles(url));
    } else if (auto why = waits(entry); why && !isSerial(url)) {
        leaveAlone(entry, *why);
    } else if (entry.place.origin == Origin::Ethernet && !isBesideUs(entry)) {
        leaveAlone(entry, notBesideUs(url, m_tools.ethernet.listNetworks()));
    } else if (isSerial(url) || url.kind == LinkUrl::Kind::UdpIn) {
        entry.inspection.start(
            [inspect = m_tools.inspect, url] { return inspect(url); },
            [this, &entry](const link::PortFacts& facts) { inspected(entry, facts); });
    } else {
        probe(entry);
    }
}

std::optional<Diagnosis> Discovery::waits(const Entry& entry)
{
    if (entry.place.origin == Origin::Named)
        return std::nullopt;
    const auto& port = entry.place.port;
    return waitsForLookHere(entry.url, port ? port->kind : link::PortKind::Other);
}

void Discovery::inspected(Entry& entry, const link::PortFacts& facts)
{
    entry.facts = facts;
    if (entry.facts->port)
        entry.place.port = entry.facts->port;
    // The user may have connected it while it was looked into.
    if (m_options.inUse && m_options.inUse(entry.url))
        leaveInUse(entry);
    else if (const auto why = waits(entry))
        leaveAlone(entry, *why);
    else if (!mayProbe(entry.url, facts))
        leaveAlone(entry, diagnose({.url = entry.url, .port = facts}));
    else
        probe(entry);
}

void Discovery::probe(Entry& entry)
{
    auto made = link::makeLink(entry.url, m_clock, m_tools.makePeer);
    if (!made) {
        leaveAlone(entry, {.trouble = Trouble::CannotOpen,
                           .title = entry.url.toString() + " cannot be opened",
                           .text = made.error().sentence});
        return;
    }
    entry.probe = std::make_unique<Probe>(std::move(*made), m_clock, Probe::Manner::Search);
    entry.probe->start([this, &entry](const ProbeResult& result) { probed(entry, result); });
}

void Discovery::probed(Entry& entry, const ProbeResult& result)
{
    entry.probe.reset();
    SearchPlace& place = entry.place;
    const bool answers = !result.devices.empty();
    entry.silentProbes = answers ? 0 : entry.silentProbes + 1;
    if (!answers && place.state == State::Answers && entry.silentProbes < silentProbesToGo) {
        lookAgain(entry);
        return;
    }
    place.state = answers ? State::Answers : State::Silent;
    place.inUse = false;
    place.devices = result.devices;
    place.url = entry.url;
    if (answers && isSerial(entry.url) && result.devices.front().baudRate != link::defaultBaudRate)
        place.url.baudRate = result.devices.front().baudRate;
    place.diagnosis =
        diagnose({.url = entry.url,
                  .port = entry.facts,
                  .networks = entry.url.isNetwork() ? m_tools.ethernet.listNetworks()
                                                    : std::vector<link::Ipv4Network>{},
                  .probe = result});
    lookAgain(entry);
    emit changed(place);
}

void Discovery::leaveAlone(Entry& entry, Diagnosis why)
{
    entry.silentProbes = 0;
    entry.place.state = State::LeftAlone;
    entry.place.inUse = false;
    entry.place.devices.clear();
    entry.place.diagnosis = std::move(why);
    lookAgain(entry);
    emit changed(entry.place);
}

void Discovery::leaveInUse(Entry& entry)
{
    entry.silentProbes = 0;
    entry.place.state = State::LeftAlone;
    entry.place.inUse = true;
    entry.place.devices.clear();
    entry.place.diagnosis = {.title = "It is connected", .text = "What is in use is not asked."};
    lookAgain(entry);
    emit changed(entry.place);
}

void Discovery::lookAgain(Entry& entry)
{
    const bool answers = entry.place.state == State::Answers;
    base::Duration pause = answers ? askAnswering : askSilent;
    if (isSerial(entry.url))
        pause = answers ? askAnsweringSerial
                        : std::min(askSilentSerial * (1 << std::min(entry.silentProbes, 10)),
                                   askSilentSerialAtMost);
    entry.next.after(pause, [this, &entry] { look(entry); });
}

} // namespace leadline::device
