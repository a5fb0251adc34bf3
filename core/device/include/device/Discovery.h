// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/EthernetSearch.h"
#include "device/Probe.h"
#include "device/SearchPlace.h"
#include "link/Errand.h"
#include "link/LinkFactory.h"
#include "link/PortFacts.h"
#include "link/SerialPorts.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::device {

struct SearchOptions {
    std::vector<link::LinkUrl> named = {};
    std::vector<link::LinkUrl> remembered = {};
    bool serialPorts = true;
    /// The usual endpoints, and Ethernet discovery.
    bool network = true;
    /// Is it open in this program? Such a place is never touched.
    std::function<bool(const link::LinkUrl&)> inUse = {};
};

/// How a search reaches the world; replaced in tests.
struct SearchTools {
    link::PortLister listPorts = link::listSerialPorts;
    link::PortInspector inspect = link::inspectPort;
    link::Worker worker = link::runOnPool;
    EthernetTools ethernet = {};
    /// For sim: addresses only.
    link::PeerMaker makePeer = {};
    /// What a BlueROV2 serves.
    std::vector<link::LinkUrl> usual = usualEndpoints();

    [[nodiscard]] static std::vector<link::LinkUrl> usualEndpoints();
};

/// Looks for sonars at every place at once and again and again, until it is stopped, and disturbs
/// nobody: see Probe, and BEHAVIOUR 1. Lives on the thread whose clock it is given; nothing here
/// waits.
class Discovery : public QObject {
    Q_OBJECT

public:
    explicit Discovery(base::Clock& clock, SearchTools tools = SearchTools(),
                       QObject* parent = nullptr);
    ~Discovery() override;

    /// Forgets a search before.
    void start(SearchOptions options);
    /// At once; what was found stays.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_ports.isSet(); }

    /// In the order in which they were thought of.
    [[nodiscard]] std::vector<SearchPlace> places() const;
    /// Asks a place that waits for it: a port that is no adapter. Only while it runs.
    void lookHere(const link::LinkUrl& url);
    /// Lets go of a place at once: it is about to be connected. From then on inUse() counts.
    void letGo(const link::LinkUrl& url);

signals:
    /// A place is new or known better. Not deleted or stopped from within.
    void changed(const leadline::device::SearchPlace& place);
    /// A port was pulled, or a sonar has another address.
    void gone(const leadline::device::SearchPlace& place);

private:
    struct Entry;

    void addEndpoint(const link::LinkUrl& url, SearchPlace::Origin origin);
    void followPorts();
    void takePorts(const std::vector<link::SerialPort>& ports);
    void addEthernetSonar(const EthernetSearch::Answer& answer);
    [[nodiscard]] bool hasRoomForEthernetSonar();
    [[nodiscard]] Entry* find(const link::LinkUrl& url);
    Entry& add(SearchPlace place);
    void removeIf(const std::function<bool(const SearchPlace&)>& is);

    void look(Entry& entry);
    [[nodiscard]] static std::optional<Diagnosis> waits(const Entry& entry);
    [[nodiscard]] bool isBesideUs(const Entry& entry) const;
    void inspected(Entry& entry, const link::PortFacts& facts);
    void probe(Entry& entry);
    void probed(Entry& entry, const ProbeResult& result);
    void leaveAlone(Entry& entry, Diagnosis why);
    void leaveInUse(Entry& entry);
    void lookAgain(Entry& entry);

    base::Clock& m_clock;
    SearchTools m_tools;
    SearchOptions m_options;
    std::vector<std::unique_ptr<Entry>> m_entries;
    EthernetSearch m_ethernet;
    link::Errand<std::vector<link::SerialPort>> m_listing;
    base::Timer m_ports;
};

} // namespace leadline::device
