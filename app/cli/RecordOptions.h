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
    /// For each link the number of the address it was made from: at least one link of each address
    /// has to answer.
    std::vector<int> addresses = {};
    std::filesystem::path file;
    bool force = false;
    std::optional<log::Time> duration = {};
    log::RecordingSplit split = {};
    bool listenOnly = false;
    /// What is requested of each family, in this order; what goes together is in one.
    std::map<ping::Family, std::vector<device::SettingValues>> settings = {};
};

/// Parses the arguments; the exit status if they are wrong or ask for help.
[[nodiscard]] std::variant<RecordOptions, int> parseRecordOptions(const QStringList& arguments);

} // namespace leadline::cli
