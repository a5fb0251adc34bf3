// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecordingDisk.h"

namespace leadline::cli {

/// The one file that was named. What is there under this name is replaced with the first byte, if
/// that is allowed, and never if it is being recorded.
class RecordDisk final : public log::RecordingDisk {
public:
    enum class Existing : std::uint8_t { Keep, Replace };

    RecordDisk(const std::filesystem::path& file, Existing existing);

    /// Whether it may be begun, before anything is done.
    [[nodiscard]] base::Status check() const;

    /// Under the name that it was told in the beginning; after that file was taken away, under one
    /// with a number.
    base::Result<std::unique_ptr<log::RecordingFile>> create(const std::string& stem) override;
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override;

private:
    std::filesystem::path m_file;
    Existing m_existing;
    bool m_begun = false;
    log::FolderDisk m_folder;
};

} // namespace leadline::cli
