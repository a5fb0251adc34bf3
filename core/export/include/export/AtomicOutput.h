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

/// Where an export writes: whole or not at all, never over something else without being told, and
/// never over a recording that it is made from.
///
/// Until commit() it stands in a hidden folder beside its place (".NAME.unfinished"), which goes
/// with this object. A lock in there is held meanwhile, which the system lets go of when the
/// program dies however it does: what a killed one left is removed by the next export to that
/// place.
class AtomicOutput {
public:
    struct Options {
        /// "-" is standard output, for formats that are one stream of bytes.
        std::filesystem::path target;
        /// What is read, which the target may not be.
        std::vector<std::filesystem::path> sources = {};
        bool mayReplace = false;
        /// What whoever asks can say to replace what is there, for a sentence ("--force"); empty
        /// where they cannot.
        std::string howToReplace = {};
        /// So long it waits for another export to that place: a program that was killed takes a
        /// moment to let go of what it held.
        std::chrono::milliseconds timeout{2000};
    };
    explicit AtomicOutput(Options options);
    AtomicOutput(const AtomicOutput&) = delete;
    AtomicOutput& operator=(const AtomicOutput&) = delete;
    ~AtomicOutput();

    [[nodiscard]] const Options& options() const { return m_options; }
    /// Waits no longer for another export once this says so.
    void heed(std::stop_token stop) { m_stop = std::move(stop); }

    // One of these three, by what the format is.
    /// A file, or standard output, that write() fills.
    [[nodiscard]] base::Status beginFile();
    /// A file that some library or program makes at the path which is given back.
    [[nodiscard]] base::Result<std::filesystem::path> beginPath();
    /// A folder of several files; gives the one to write into. In a folder that is there, --force
    /// replaces only the files of the same names.
    [[nodiscard]] base::Result<std::filesystem::path> beginFolder();

    /// Behind what was written before; false when that could not be written. A thread of its own
    /// writes it: what goes wrong last is commit()'s to say.
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
    /// Makes the hidden folder, empty but for the lock, and ours alone.
    [[nodiscard]] base::Status takeUnfinished();
    [[nodiscard]] base::Result<std::unique_ptr<io::LockedFile>> tryLock();
    void clearUnfinished();
    void dropUnfinished();
    [[nodiscard]] base::Status moveIntoFolder();
    [[nodiscard]] std::string hint(const char* what) const;
    [[nodiscard]] base::Error cannot(const std::string& why) const;

    Options m_options;
    std::stop_token m_stop;
    /// As the user wrote it, and where that is.
    std::string m_name;
    std::filesystem::path m_target;
    /// The hidden folder; in it, what becomes the target, and the lock.
    std::filesystem::path m_unfinished;
    std::filesystem::path m_content;
    std::filesystem::path m_lockFile;
    Kind m_kind = Kind::None;
    std::unique_ptr<io::LockedFile> m_lock;
    std::unique_ptr<io::LockedFile> m_file;
    std::unique_ptr<AsyncFileWriter> m_writer;
};

} // namespace leadline::exporting
