// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DeviceTopics.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// Of what may be in a topic.
std::string plain(std::string text)
{
    for (char& each : text) {
        const bool isPlain = (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
                             (each >= '0' && each <= '9') || each == '.' || each == '-';
        if (!isPlain)
            each = '_';
    }
    return text;
}

std::string endpointOf(const std::string& link)
{
    const std::string rest = link.substr(std::min(link.size(), link.find(':') + 1));
    const auto from = std::min(rest.find_first_not_of('/'), rest.size());
    return plain(rest.substr(from, rest.find('?') - from));
}

} // namespace

std::string topicName(const std::string& name, const std::string& link,
                      const std::function<bool(const std::string&)>& isTaken)
{
    std::string free = plain(name);
    if (isTaken(free))
        free += '-' + endpointOf(link);
    const std::string base = free;
    for (int i = 2; isTaken(free); ++i)
        free = base + '-' + std::to_string(i);
    return free;
}

} // namespace leadline::app
