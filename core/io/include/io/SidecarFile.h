// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::io {

/// A small file beside a recording, for what is said of it later: its dive sheet, its markers. The
/// recording itself is never changed. Where its folder takes no files (a write-protected stick, a
/// foreign archive) it is kept in a folder of the user's, under a name that finds it again for the
/// same recording wherever that lies.
///
/// Of "20260913-135512Z.mcap" and the kind "sheet.txt" it is "20260913-135512Z.mcap.sheet.txt".
class SidecarFile {
public:
    /// Reads the recording's beginning for that name when it is needed. Without `elsewhere` nothing
    /// is kept there.
    SidecarFile(std::filesystem::path recording, std::string_view kind,
                std::filesystem::path elsewhere = {});

    /// The newer one of both places; nullopt where there is none.
    [[nodiscard]] base::Result<std::optional<std::string>> read() const;

    struct Kept {
        std::filesystem::path file = {};
        /// Where it is not beside the recording, a sentence why; empty otherwise.
        std::string reason = {};
        /// The same, and where it is.
        std::string sentence = {};
    };
    /// Whole or not at all, in place of what was there: in one place only.
    [[nodiscard]] base::Result<Kept> write(std::string_view bytes) const;

    /// The text of the file at a place, asked for while nobody else writes there.
    using Make = std::function<base::Result<std::string>(const std::filesystem::path& place)>;
    /// What is made for the first place that takes it. What lies in the other one stays.
    [[nodiscard]] base::Result<Kept> keep(const Make& make) const;

    [[nodiscard]] bool exists() const;
    [[nodiscard]] const std::filesystem::path& beside() const { return m_beside; }
    /// Empty where nothing can be kept elsewhere.
    [[nodiscard]] std::filesystem::path elsewhere() const;

private:
    std::filesystem::path m_recording;
    std::filesystem::path m_beside;
    std::filesystem::path m_elsewhere;
};

/// The text of a small file, as far as its medium gives it.
struct SmallFile {
    std::string text = {};
    /// Why that is not all of it.
    base::Status whole = base::done();
};
/// Not read at all where it is larger than `most` bytes.
[[nodiscard]] SmallFile readSmallFile(const std::filesystem::path& path, std::uint64_t most);

/// A file, no folder; false of an empty path.
[[nodiscard]] bool isFile(const std::filesystem::path& path);
/// Nothing is newer than a file that is not there.
[[nodiscard]] bool isNewer(const std::filesystem::path& a, const std::filesystem::path& b);

/// Puts what is made in the place of a file: whole, safe from a power cut, or not at all. Waits a
/// moment for another one who does that; `make` reads what that one left.
base::Status replaceFile(const std::filesystem::path& path,
                         const std::function<base::Result<std::string>()>& make);

} // namespace leadline::io
