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

/// Looks at one place of a search again and again until it is stopped: whether it may ask there,
/// who answers, and when to ask next.
class EndpointProbe {
public:
    using Changed = std::function<void(const SearchEndpoint& place)>;

    /// Tools and options outlive it, and are read anew each time. Begins with update().
    EndpointProbe(SearchEndpoint place, base::Clock& clock, const SearchTools& tools,
                  const SearchOptions& options, Changed changed);
    EndpointProbe(const EndpointProbe&) = delete;
    EndpointProbe& operator=(const EndpointProbe&) = delete;

    [[nodiscard]] const SearchEndpoint& place() const { return m_place; }
    /// As it was named; that of the place has the rate at which it answered.
    [[nodiscard]] const link::LinkUrl& url() const { return m_url; }
    void setPort(const link::SerialPort& port) { m_place.port = port; }
    void setMac(const std::string& mac) { m_place.mac = mac; }

    void update();
    /// The user says so: what waited for it waits no more.
    void lookHere();
    /// It is about to be connected.
    void release();
    void stop();

private:
    [[nodiscard]] bool isInUse() const;
    [[nodiscard]] std::optional<Diagnosis> waits() const;
    [[nodiscard]] bool isBesideUs() const;
    void inspected(const link::PortFacts& facts);
    void probe();
    void probed(const ProbeResult& result);
    void leaveAlone(Diagnosis why);
    void leaveInUse();
    void lookAgain();

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
