// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/SearchEndpoint.h"

#include "Remedies.h"
#include "link/Ipv4.h"
#include "link/PortFacts.h"

#include <filesystem>

namespace leadline::device {

namespace {

using link::LinkUrl;

std::string canonicalPath(const LinkUrl& url)
{
    std::error_code error;
    const std::string path = link::portPath(url);
    const auto target = std::filesystem::canonical(path, error);
    return error ? path : target.string();
}

} // namespace

bool sameEndpoint(const LinkUrl& one, const LinkUrl& other)
{
    if (one.kind != other.kind)
        return false;
    switch (one.kind) {
    case LinkUrl::Kind::Serial:
        return canonicalPath(one) == canonicalPath(other);
    case LinkUrl::Kind::Sim:
        return one == other;
    case LinkUrl::Kind::Udp:
    case LinkUrl::Kind::UdpIn:
    case LinkUrl::Kind::Tcp:
        break;
    }
    return one.place == other.place && one.port == other.port;
}

bool isLoopback(const LinkUrl& url)
{
    const auto address = link::Ipv4::parse(url.place);
    return url.isNetwork() && (url.place == "::1" || (address && address->isLoopback()));
}

bool leadsTo(const LinkUrl& url, const LinkUrl& listening)
{
    return url.kind == LinkUrl::Kind::Udp && listening.kind == LinkUrl::Kind::UdpIn &&
           isLoopback(url) && url.port == listening.port;
}

std::optional<Diagnosis> deferredDiagnosis(const LinkUrl& url, link::PortKind kind)
{
    const base::Message onlyIfReported = base::Message("Leadline does not probe it automatically.");
    if (url.kind == LinkUrl::Kind::Tcp)
        return Diagnosis{.title = base::Message("%1 may serve only one program at a time",
                                                url.place + ':' + std::to_string(url.port)),
                         .text = onlyIfReported};
    if (url.kind != LinkUrl::Kind::Serial || kind == link::PortKind::Adapter)
        return std::nullopt;
    const std::string name = portName(url);
    if (kind == link::PortKind::Autopilot)
        return Diagnosis{.title = base::Message("%1 is an autopilot", name),
                         .text = base::Message("Leadline leaves it alone.")};
    return Diagnosis{.title = base::Message("%1 is not a USB serial adapter", name),
                     .text = onlyIfReported};
}

} // namespace leadline::device
