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
#include <string>
#include <vector>

namespace leadline::device {

class EndpointProbe;

/// Searches all endpoints for sonars, in parallel and repeatedly, until it is stopped. It probes
/// without disturbing running scans or other programs; see Probe. Lives on the thread of the clock
/// that it is given; nothing here blocks.
class Discovery : public QObject {
    Q_OBJECT

public:
    explicit Discovery(base::Clock& clock, SearchTools tools = SearchTools(),
                       QObject* parent = nullptr);
    ~Discovery() override;

    /// Starts a new search; the results of an earlier one are discarded.
    void start(SearchOptions options);
    /// Ends the search immediately; what was found stays in places().
    void stop();
    [[nodiscard]] bool isRunning() const { return m_ports.isSet(); }

    /// All endpoints in the order in which they were added.
    [[nodiscard]] std::vector<SearchEndpoint> places() const;
    /// Probes an endpoint that is left alone until the user asks for it, such as a serial port that
    /// is no USB adapter; an unknown address is added. Does nothing while no search is running.
    void scanPort(const link::LinkUrl& url);
    /// Stops probing an endpoint at once, because a link to it is about to be opened. While that
    /// link exists, SearchOptions::inUse reports it.
    void release(const link::LinkUrl& url);

signals:
    /// Emitted if an endpoint is new or its state changed. Receivers must not delete or stop this
    /// object from within.
    void changed(const leadline::device::SearchEndpoint& place);
    /// Emitted if a serial port was unplugged, or a sonar has another address now.
    void gone(const leadline::device::SearchEndpoint& place);

private:
    void addEndpoint(const link::LinkUrl& url, SearchEndpoint::Origin origin);
    void pollPorts();
    void updatePorts(const std::vector<link::SerialPort>& ports);
    void addEthernetSonar(const EthernetSearch::Answer& answer);
    void addEthernetEndpoint(const link::LinkUrl& url, const std::string& mac);
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
