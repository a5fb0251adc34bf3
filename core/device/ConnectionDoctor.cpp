// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/ConnectionDoctor.h"

#include <utility>

namespace leadline::device {

using link::LinkUrl;

ConnectionDoctor::ConnectionDoctor(base::Clock& clock, SearchTools tools, QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_tools(std::move(tools)),
      m_inspection(clock, m_tools.worker)
{
}

ConnectionDoctor::~ConnectionDoctor() = default;

void ConnectionDoctor::check(const LinkUrl& url, Done done)
{
    stop();
    m_url = url;
    m_done = std::move(done);
    if (url.kind != LinkUrl::Kind::Serial && url.kind != LinkUrl::Kind::UdpIn) {
        probe();
        return;
    }
    m_inspection.start([inspect = m_tools.inspect, url] { return inspect(url); },
                       [this](const link::PortFacts& facts) {
                           m_port = facts;
                           if (mayProbe(m_url, facts))
                               probe();
                           else
                               finish(std::nullopt);
                       });
}

void ConnectionDoctor::stop()
{
    m_inspection.cancel();
    m_probe.reset();
    m_port.reset();
    m_done = {};
}

void ConnectionDoctor::probe()
{
    auto made = link::makeLink(m_url, m_clock, m_tools.makePeer);
    if (!made) {
        // `done` must not be called from within check(), so the result takes the way of an
        // inspection.
        m_inspection.start([] { return link::PortFacts{}; },
                           [this, why = made.error().message](const link::PortFacts&) {
                               finish(ProbeResult{.reason = why});
                           });
        return;
    }
    m_probe = std::make_unique<Probe>(std::move(*made), m_clock, Probe::Mode::CheckAgain);
    m_probe->start([this](const ProbeResult& result) { finish(result); });
}

void ConnectionDoctor::finish(std::optional<ProbeResult> result)
{
    const Diagnosis found =
        diagnose({.url = m_url,
                  .port = m_port,
                  .networks = m_url.isNetwork() ? m_tools.ethernet.listNetworks()
                                                : std::vector<link::Ipv4Network>{},
                  .probe = std::move(result)});
    const Done done = std::exchange(m_done, {});
    stop();
    done(found);
}

} // namespace leadline::device
