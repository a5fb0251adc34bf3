// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/RecordingSentences.h"

#include <chrono>

namespace leadline::log {

std::string counted(std::uint64_t messages)
{
    return messages == 1 ? "1 message" : std::to_string(messages) + " messages";
}

std::string spaceSentence(std::uint64_t free, base::Duration roomFor)
{
    constexpr std::uint64_t tenth = 100 * megabyte;
    const auto minutes = std::chrono::round<std::chrono::minutes>(roomFor).count();
    const bool inHours = minutes >= 100;
    const auto count = inHours ? (minutes + 30) / 60 : minutes;
    const std::string unit = inHours ? " hours" : count == 1 ? " minute" : " minutes";
    return std::to_string(free / tenth / 10) + '.' + std::to_string(free / tenth % 10) +
           " GB left: about " + std::to_string(count) + unit + " at this rate.";
}

std::string fullSentence(std::uint64_t messages)
{
    return counted(messages) + (messages == 1 ? " was" : " were") +
           " not recorded while the disk was full";
}

std::string joined(const std::string& first, const std::string& second)
{
    return first + (first.empty() || second.empty() ? "" : " ") + second;
}

} // namespace leadline::log
