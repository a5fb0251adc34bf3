// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SettingRow.h"
#include "link/LinkUrl.h"
#include "log/FrameEntry.h"
#include "log/RecorderTypes.h"

#include <QStringList>

#include <filesystem>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace leadline::cli {

struct RecordOptions {
    std::vector<link::LinkUrl> links;
    /// For each link the number of the address from which it was made; at least one link of each
    /// address must have an answering device.
    std::vector<int> addresses = {};
    std::filesystem::path file;
    bool force = false;
    std::optional<log::Time> duration = {};
    log::RecordingSplit split = {};
    bool listenOnly = false;
    /// The requested settings of each family, in order; settings that belong together share an
    /// element.
    std::map<ping::Family, std::vector<device::SettingValues>> settings = {};
};

/// Parses the arguments; the exit status if they are wrong or ask for help.
[[nodiscard]] std::variant<RecordOptions, int> parseRecordOptions(const QStringList& arguments);

} // namespace leadline::cli
