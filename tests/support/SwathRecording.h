// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/MavlinkJson.h"
#include "formats/SvlogSession.h"
#include "mavlink/FramePeek.h"
#include "ping/cerulean/Container.h"
#include "support/SwathLog.h"

#include <chrono>
#include <cmath>
#include <span>
#include <string>
#include <vector>

namespace leadline::test {

/// The log as a `.svlog` of the 1st of June 2026, in which the sonar is device 2, and the
/// vehicle 3.
inline std::vector<std::byte> svlogOf(const SwathLog& from)
{
    using namespace ping::cerulean;
    const log::Log& log = *from.shared();
    std::vector<std::byte> bytes;
    const auto add = [&](std::uint16_t id, std::string_view text, std::uint8_t source) {
        const auto frame = ping::encodeFrame(id, std::as_bytes(std::span(text)), source, 255);
        bytes.insert(bytes.end(), frame.begin(), frame.end());
    };
    const formats::SvlogSession session{
        .utc = std::chrono::seconds(1'780'315'200),
        .devices = {{.id = std::uint8_t{2},
                     .family = log.stream(from.sonar()).kind().family(),
                     .name = {}}},
        .platformId = std::uint8_t{3}};
    add(JsonWrapper::id, formats::sessionJson(session), 0);
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto entry = log.entry(i);
        if (entry->stream == from.sonar()) {
            const auto frame = log.read(i, scratch);
            const auto own = ping::encodeFrame(frame->messageId, frame->payload, 2, 0);
            bytes.insert(bytes.end(), own.begin(), own.end());
        } else if (const auto frame = log.readMavlink(i, scratch)) {
            add(MavlinkJson::id, formats::mavlinkJsonOf(*frame), 3);
        }
    }
    return bytes;
}

/// Three lanes of a boat above a hilly bottom with a rock, 128 points each, some of them strays.
inline SwathLog hillyBottom(ping::Family family, int swaths, bool hasVehicle = true)
{
    using namespace std::chrono_literals;
    SwathLog log(family, 3);
    const auto depth = [](double north, double east) {
        const double rock = std::max(0.0, 4 - std::hypot(north - 30, east - 12));
        return 14 + 3 * std::sin(north / 17) * std::cos(east / 13) + 0.06 * east - 0.9 * rock;
    };
    constexpr int laneSwaths = 200;
    for (int i = 0; i < swaths; ++i) {
        const log::Time time = 1s + i * 200ms;
        const int lane = i / laneSwaths;
        const double way = (i % laneSwaths) * 0.3;
        const SwathLog::Pose pose{.northM = lane % 2 == 0 ? way : 60 - way,
                                  .eastM = 18.0 * lane,
                                  .headingDeg = lane % 2 == 0 ? 0.0 : 180.0,
                                  .rollDeg = 5 * std::sin(i * 0.13),
                                  .pitchDeg = 2 * std::sin(i * 0.07)};
        if (hasVehicle)
            log.vehicle(time, pose);
        log.attitude(time, SwathLog::upOf(pose.rollDeg, pose.pitchDeg));
        auto echoes = log.echoesOf(pose, 128, depth, {.angleDeg = 0.2, .rangeShare = 0.003});
        for (std::size_t k = 0; k < echoes.size(); ++k) {
            if ((k * 7 + std::size_t(i) * 13) % 37 != 0)
                continue;
            echoes[k].rangeM *= 0.5;
            echoes[k].power = k % 2 == 0 ? 12 : 30;
        }
        log.swath(time, echoes);
    }
    return log;
}

} // namespace leadline::test
