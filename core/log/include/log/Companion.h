// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::log {

/// A small file beside a recording, for what is said of it later: its dive sheet, its markers. The
/// recording itself is never changed. Where its folder takes no files (a write-protected stick, a
/// foreign archive) it is kept in a folder of the user's, under a name that finds it again for the
/// same recording wherever that lies.
///
/// Of "20260913-135512Z.mcap" and the kind "sheet.txt" it is "20260913-135512Z.mcap.sheet.txt".
class Companion {
public:
    /// Reads the recording's beginning for that name when it is needed. Without `elsewhere` nothing
    /// is kept there.
    Companion(std::filesystem::path recording, std::string_view kind,
              std::filesystem::path elsewhere = {});

    /// The newer one of both places; nullopt where there is none.
    [[nodiscard]] base::Result<std::optional<std::string>> read() const;

    struct Kept {
        std::filesystem::path file = {};
        /// Where it is not beside the recording, why and where it is; empty otherwise.
        std::string sentence = {};
    };
    /// Whole or not at all, in place of what was there.
    [[nodiscard]] base::Result<Kept> write(std::string_view bytes) const;

    [[nodiscard]] bool exists() const;
    [[nodiscard]] const std::filesystem::path& beside() const { return m_beside; }

private:
    /// Empty where nothing can be kept elsewhere.
    [[nodiscard]] std::filesystem::path kept() const;

    std::filesystem::path m_recording;
    std::filesystem::path m_beside;
    std::filesystem::path m_elsewhere;
};

/// Writes a file that is there whole, safe from a power cut, or not at all.
base::Status writeWhole(const std::filesystem::path& path, std::string_view bytes);

} // namespace leadline::log
