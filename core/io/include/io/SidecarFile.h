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

/// A small file beside a recording for later additions, such as its dive sheet or its markers; the
/// recording itself is never changed. If the recording's folder is read-only, it is stored in a
/// fallback folder of the user, under a name made from the recording's name and a checksum of its
/// beginning, so that it is found again if the recording is moved.
///
/// For "20260913-135512Z.mcap" and the kind "sheet.txt" it is "20260913-135512Z.mcap.sheet.txt".
class SidecarFile {
public:
    /// `elsewhere` is the fallback folder; empty for none. The recording's beginning is read when
    /// the fallback name is needed.
    SidecarFile(std::filesystem::path recording, std::string_view kind,
                std::filesystem::path elsewhere = {});

    /// The newer file of both places; nullopt if there is none.
    [[nodiscard]] base::Result<std::optional<std::string>> read() const;

    struct Saved {
        std::filesystem::path file = {};
        /// Why it is not beside the recording; empty if it is.
        base::Message reason = {};
        /// That, and in which folder it is.
        base::Message message = {};
    };
    /// Replaces the file atomically, beside the recording or in the fallback folder.
    [[nodiscard]] base::Result<Saved> write(std::string_view bytes) const;

    /// Makes the new text for a path; called while that file is locked.
    using Make = std::function<base::Result<std::string>(const std::filesystem::path& place)>;
    /// Writes what `make` returns to the first place that can be written; a file in the other place
    /// is left alone.
    [[nodiscard]] base::Result<Saved> keep(const Make& make) const;

    [[nodiscard]] bool exists() const;
    [[nodiscard]] const std::filesystem::path& beside() const { return m_beside; }
    /// Path in the fallback folder; empty if there is none.
    [[nodiscard]] std::filesystem::path elsewhere() const;

private:
    std::filesystem::path m_recording;
    std::filesystem::path m_beside;
    std::filesystem::path m_elsewhere;
};

/// The text of a small file, as far as it could be read.
struct SmallFile {
    std::string text = {};
    /// The error if the text is incomplete.
    base::Status whole = base::done();
};
/// A file larger than `most` bytes is not read at all, which is an error.
[[nodiscard]] SmallFile readSmallFile(const std::filesystem::path& path, std::uint64_t most);

/// True for a regular file; false for folders and an empty path.
[[nodiscard]] bool isFile(const std::filesystem::path& path);
/// True if `a` was modified after `b`, or `b` does not exist; false if `a` does not exist.
[[nodiscard]] bool isNewer(const std::filesystem::path& a, const std::filesystem::path& b);

/// Replaces a file atomically and durably with what `make` returns. Waits a moment if another
/// process is replacing it; `make` is called afterwards, so it sees that content.
base::Status replaceFile(const std::filesystem::path& path,
                         const std::function<base::Result<std::string>()>& make);

} // namespace leadline::io
