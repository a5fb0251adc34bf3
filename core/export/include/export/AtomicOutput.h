// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::io {
class LockedFile;
} // namespace leadline::io

namespace leadline::exporting {

class AsyncFileWriter;

/// Output of an export: complete or not at all, never overwriting a file without permission, and
/// never a recording that it reads.
///
/// Until commit() the output is in a hidden folder beside the target (".NAME.unfinished"), which
/// the destructor removes. The folder is locked meanwhile; the system releases the lock if the
/// program dies, so the next export to the same target can remove what is left.
class AtomicOutput {
public:
    struct Options {
        /// "-" is standard output, for formats that are a single stream of bytes.
        std::filesystem::path target;
        /// Files that the export reads; the target must not be one of them.
        std::vector<std::filesystem::path> sources = {};
        bool mayReplace = false;
        /// How the user allows overwriting, for an error sentence ("--force"); empty if there is no
        /// way.
        std::string replaceHint = {};
        /// How long to wait for another export to the same target: the lock of a killed program
        /// takes a moment to be released.
        std::chrono::milliseconds timeout{2000};
    };
    explicit AtomicOutput(Options options);
    AtomicOutput(const AtomicOutput&) = delete;
    AtomicOutput& operator=(const AtomicOutput&) = delete;
    ~AtomicOutput();

    [[nodiscard]] const Options& options() const { return m_options; }
    /// A stop request ends the wait for another export.
    void setStopToken(std::stop_token stop) { m_stop = std::move(stop); }

    // Call one of these three, according to the format.
    /// A file or standard output, filled by write().
    [[nodiscard]] base::Status beginFile();
    /// Returns the path of a file that a library or another program has to write.
    [[nodiscard]] base::Result<std::filesystem::path> beginPath();
    /// Returns the folder to write several files into. If the target folder exists, only files of
    /// the same names are replaced, and only with `mayReplace`.
    [[nodiscard]] base::Result<std::filesystem::path> beginFolder();

    /// Appends to the file; false if an earlier write failed. Another thread writes, so the last
    /// error is reported by commit().
    [[nodiscard]] bool write(base::ByteSpan bytes);
    [[nodiscard]] bool write(std::string_view text)
    {
        return write(std::as_bytes(std::span(text)));
    }

    /// Moves the output to its target.
    [[nodiscard]] base::Status commit();
    /// Moves a second output, which has to be a file beside this one, to its target and then this
    /// one: both, or neither. What was at the second one's target is there again if this one fails.
    [[nodiscard]] base::Status commitWith(AtomicOutput& second);

private:
    enum class Kind : std::uint8_t { None, Stream, File, Path, Folder };

    [[nodiscard]] base::Status checkTarget() const;
    [[nodiscard]] base::Status checkTargetFolder() const;
    /// Creates the hidden folder, empty except for the lock file, and takes the lock.
    [[nodiscard]] base::Status lockUnfinished();
    [[nodiscard]] base::Result<std::unique_ptr<io::LockedFile>> tryLock();
    void clearUnfinished();
    void dropUnfinished();
    [[nodiscard]] base::Status moveIntoFolder();
    [[nodiscard]] base::Error isThere(base::Message::Template text, const char* hint) const;
    [[nodiscard]] base::Error cannot(const base::Message& why) const;

    Options m_options;
    std::stop_token m_stop;
    /// The target as the user wrote it, and as an absolute path.
    std::string m_name;
    std::filesystem::path m_target;
    /// The hidden folder, and in it the future target and the lock file.
    std::filesystem::path m_unfinished;
    std::filesystem::path m_content;
    std::filesystem::path m_lockFile;
    Kind m_kind = Kind::None;
    std::unique_ptr<io::LockedFile> m_lock;
    std::unique_ptr<io::LockedFile> m_file;
    std::unique_ptr<AsyncFileWriter> m_writer;
};

} // namespace leadline::exporting
