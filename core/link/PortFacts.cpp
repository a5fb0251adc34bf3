// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/PortFacts.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace leadline::link {

namespace {

std::optional<int> latencyTimer(const std::string& path)
{
    std::error_code error;
    const auto target = std::filesystem::canonical(path, error);
    std::ifstream in("/sys/class/tty/" + target.filename().string() + "/device/latency_timer");
    int milliseconds = 0;
    return in >> milliseconds ? std::optional(milliseconds) : std::nullopt;
}

std::optional<SerialPort> listed(const std::string& path)
{
    std::error_code error;
    const auto target = std::filesystem::canonical(path, error);
    const std::vector<SerialPort> ports = listSerialPorts();
    const auto found = std::ranges::find(ports, error ? path : target.string(), &SerialPort::path);
    return found != ports.end() ? std::optional(*found) : std::nullopt;
}

} // namespace

std::string portPath(const LinkUrl& url)
{
#if defined(__unix__)
    if (!url.place.starts_with('/'))
        return "/dev/" + url.place;
#endif
    return url.place;
}

PortFacts inspectPort(const LinkUrl& url)
{
    PortFacts facts;
    if (url.kind == LinkUrl::Kind::UdpIn)
        facts.holders = holdersOfUdpPort(url.port);
    if (url.kind != LinkUrl::Kind::Serial)
        return facts;
    const std::string path = portPath(url);
    facts.permission = portPermission(path);
    facts.holders = holdersOfPort(path);
    facts.modemManager = modemManager(path);
    facts.port = listed(path);
    facts.latencyTimerMs = latencyTimer(path);
    return facts;
}

} // namespace leadline::link
