// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/RecordingDisk.h"

#include <set>

namespace leadline::cli {

/// The file that was named, or its parts (OUT-part001.mcap, …). What is there under such a name is
/// replaced when its turn comes, if that is allowed, and never if it is being recorded.
class RecordDisk final : public log::RecordingDisk {
public:
    enum class Existing : std::uint8_t { Keep, Replace };

    enum class Parts : std::uint8_t { One, Many };

    RecordDisk(const std::filesystem::path& file, Existing existing, Parts parts = Parts::One);

    /// Whether it may be begun, before anything is done.
    [[nodiscard]] base::Status check() const;

    /// Under the name that it was told in the beginning; after that file was taken away, under one
    /// with a number.
    base::Result<std::unique_ptr<log::RecordingFile>> create(const std::string& stem,
                                                             const std::string& suffix) override;
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override;

private:
    [[nodiscard]] std::filesystem::path named(const std::string& suffix) const;
    [[nodiscard]] base::Status check(const std::filesystem::path& file) const;

    std::filesystem::path m_file;
    Existing m_existing;
    Parts m_parts;
    /// Suffixes of the files that were made.
    std::set<std::string> m_begun;
    log::FolderDisk m_folder;
};

} // namespace leadline::cli
