// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "base/Clock.h"
#include "base/Timer.h"
#include "device/Probe.h"
#include "device/SearchEndpoint.h"
#include "device/SearchTools.h"
#include "link/PortFacts.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::device {

/// Probes one endpoint of a search periodically until it is stopped: whether it may be probed,
/// which devices answer, and when to probe next.
class EndpointProbe {
public:
    using Changed = std::function<void(const SearchEndpoint& place)>;

    /// `tools` and `options` outlive this object and are read anew for each probe. Probing begins
    /// with update().
    EndpointProbe(SearchEndpoint place, base::Clock& clock, const SearchTools& tools,
                  const SearchOptions& options, Changed changed);
    EndpointProbe(const EndpointProbe&) = delete;
    EndpointProbe& operator=(const EndpointProbe&) = delete;

    [[nodiscard]] const SearchEndpoint& place() const { return m_place; }
    /// The address as the search was given it; that in place() includes the baud rate at which a
    /// device answered.
    [[nodiscard]] const link::LinkUrl& url() const { return m_url; }
    void setPort(const link::SerialPort& port) { m_place.port = port; }
    void setMac(const std::string& mac) { m_place.mac = mac; }

    void update();
    /// The user asks for a probe of this endpoint: it is no longer left alone for being a kind that
    /// waits for the user.
    void scanPort();
    /// Stops probing because a link to this endpoint is about to be opened.
    void release();
    void stop();

private:
    [[nodiscard]] bool isInUse() const;
    [[nodiscard]] std::optional<Diagnosis> waits() const;
    [[nodiscard]] bool isOnLocalNetwork() const;
    void inspected(const link::PortFacts& facts);
    void probe();
    void probed(const ProbeResult& result);
    void skipProbe(Diagnosis why);
    void skipInUse();
    void scheduleUpdate();

    base::Clock& m_clock;
    const SearchTools& m_tools;
    const SearchOptions& m_options;
    Changed m_changed;
    SearchEndpoint m_place;
    link::LinkUrl m_url;
    std::optional<link::PortFacts> m_facts;
    int m_silentProbes = 0;
    base::AsyncTask<link::PortFacts> m_inspection;
    std::unique_ptr<Probe> m_probe;
    base::Timer m_next;
};

} // namespace leadline::device
