// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "base/Clock.h"
#include "base/Timer.h"
#include "device/EthernetSearch.h"
#include "device/SearchEndpoint.h"
#include "device/SearchTools.h"
#include "link/SerialPorts.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace leadline::device {

class EndpointProbe;

/// Looks for sonars at every place at once and again and again, until it is stopped, and disturbs
/// nobody: see Probe. Lives on the thread whose clock it is given; nothing here
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
    [[nodiscard]] std::vector<SearchEndpoint> places() const;
    /// Asks a place that waits for it: a port that is no adapter. Only while it runs.
    void lookHere(const link::LinkUrl& url);
    /// Lets go of a place at once: it is about to be connected. From then on inUse() counts.
    void release(const link::LinkUrl& url);

signals:
    /// A place is new or known better. Not deleted or stopped from within.
    void changed(const leadline::device::SearchEndpoint& place);
    /// A port was pulled, or a sonar has another address.
    void gone(const leadline::device::SearchEndpoint& place);

private:
    void addEndpoint(const link::LinkUrl& url, SearchEndpoint::Origin origin);
    void followPorts();
    void takePorts(const std::vector<link::SerialPort>& ports);
    void addEthernetSonar(const EthernetSearch::Answer& answer);
    [[nodiscard]] bool hasRoomForEthernetSonar();
    [[nodiscard]] EndpointProbe* find(const link::LinkUrl& url);
    void add(SearchEndpoint place);
    void removeIf(const std::function<bool(const SearchEndpoint&)>& is);

    base::Clock& m_clock;
    SearchTools m_tools;
    SearchOptions m_options;
    std::vector<std::unique_ptr<EndpointProbe>> m_places;
    EthernetSearch m_ethernet;
    base::AsyncTask<std::vector<link::SerialPort>> m_listing;
    base::Timer m_ports;
};

} // namespace leadline::device
