// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::log {
class LockedFile;
}

namespace leadline::exporting {

/// Where an export writes: whole or not at all, never over something else without being told, and
/// never over a recording that it is made from.
///
/// Until commit() it stands beside its place under a hidden name (".NAME.unfinished"), which goes
/// with this object. One that a killed program left is removed by the next export to that place.
class OutputPlace {
public:
    struct Wish {
        /// "-" is standard output, for formats that are one stream of bytes.
        std::filesystem::path target;
        /// What is read, which the target may not be.
        std::vector<std::filesystem::path> sources = {};
        bool mayReplace = false;
    };
    explicit OutputPlace(Wish wish);
    OutputPlace(const OutputPlace&) = delete;
    OutputPlace& operator=(const OutputPlace&) = delete;
    ~OutputPlace();

    // One of these three, by what the format is.
    /// A file, or standard output, that write() fills.
    [[nodiscard]] base::Status beginFile();
    /// A file that some library makes at the path which is given back.
    [[nodiscard]] base::Result<std::filesystem::path> beginPath();
    /// A folder of several files; gives the one to write into. In a folder that is there, --force
    /// replaces only the files of the same names.
    [[nodiscard]] base::Result<std::filesystem::path> beginFolder();

    /// Behind what was written before; false when it could not be written.
    [[nodiscard]] bool write(base::ByteSpan bytes);
    [[nodiscard]] bool write(std::string_view text)
    {
        return write(std::as_bytes(std::span(text)));
    }

    /// Puts it all into its place.
    [[nodiscard]] base::Status commit();

private:
    enum class Kind : std::uint8_t { None, Stream, File, Path, Folder };

    [[nodiscard]] base::Status mayWrite() const;
    [[nodiscard]] base::Status mayWriteFolder() const;
    [[nodiscard]] base::Status clearUnfinished();
    [[nodiscard]] base::Status moveIntoFolder();
    [[nodiscard]] base::Error cannot(const std::string& why) const;

    Wish m_wish;
    /// As the user wrote it.
    std::string m_name;
    std::filesystem::path m_unfinished;
    Kind m_kind = Kind::None;
    std::unique_ptr<log::LockedFile> m_file;
    std::uint64_t m_size = 0;
};

} // namespace leadline::exporting
