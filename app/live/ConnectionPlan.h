// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"
#include "live/DrivenSonar.h"
#include "live/SonarNews.h"
#include "ping/Frame.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace leadline::app {

/// How a link is to be opened.
struct ConnectionPlan {
    link::LinkUrl url;
    /// The MAC or serial number of the sonar, where it is known.
    std::string unit = {};
    DrivenSonar::Start start = {};
    /// Of sonars that are spoken to by their ids, as far as anything is known of them.
    std::map<std::uint8_t, DrivenSonar::Start> starts = {};
    /// Nothing is sent: whoever speaks is heard and recorded.
    bool listenOnly = false;

    /// As the address says it.
    [[nodiscard]] ping::Family family() const;
    /// Of the sonar with this id, or of the only one.
    [[nodiscard]] DrivenSonar::Start startFor(std::optional<std::uint8_t> address) const;
    /// Before anybody is there: he finds what he is to be.
    void obey(const SonarCommand& command);
};

} // namespace leadline::app
