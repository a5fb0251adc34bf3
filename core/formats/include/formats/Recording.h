// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"
#include "base/CivilTime.h"
#include "base/Result.h"
#include "io/File.h"
#include "log/Log.h"
#include "log/RecordingReader.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>

namespace leadline::formats {

struct JoinedLogs;
struct AlignedLogs;

/// A file that was opened: its format, its log, and how far it is indexed.
///
/// One thread (the worker) calls step() or index(); log() and counts() are for any thread, and
/// what is indexed can be drawn while the rest is still being indexed.
class Recording {
public:
    /// The format is found from the content. What is no recording, or one of a kind that cannot
    /// be read, gives a sentence that begins with the file's name.
    /// `notesFolder` is where what is said of recordings lies that cannot lie beside them.
    static base::Result<std::unique_ptr<Recording>>
    open(const std::filesystem::path& path, const std::filesystem::path& notesFolder = {});
    /// The same for bytes that are no file; `name` is what it would be called (UTF-8).
    static base::Result<std::unique_ptr<Recording>> open(std::unique_ptr<io::ByteSource> source,
                                                         std::string_view name);

    /// Recordings on one time line. Bytes and counts are those of all together, the format is that
    /// of the first, the dive sheet of the first that has one.
    static std::unique_ptr<Recording> join(const AlignedLogs& logs);
    static std::unique_ptr<Recording> join(const JoinedLogs& logs);

    /// Indexes about `bytes` more; false when all is indexed. Told to stop, it ends soon.
    bool step(std::size_t bytes, const std::stop_token& stop = {});
    /// Indexes the rest. `progress` is told the share that is done, 0..1. False when stopped, which
    /// takes no longer than a step of the work.
    bool index(const std::stop_token& stop = {}, const std::function<void(double)>& progress = {});

    /// How its Ping360s are mounted, as somebody said it afterwards: that counts in the place of
    /// what it says itself. Of a device that was not found so far it says nothing. For the worker.
    void setMountings(const log::Mountings& said);

    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] log::Format format() const { return m_format; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    /// From the file's name; the zero of the time stamps, in an unknown zone.
    [[nodiscard]] const std::optional<base::CivilTime>& startLocal() const { return m_startLocal; }
    [[nodiscard]] log::ReadCounts counts() const;
    [[nodiscard]] log::RecordingContents contents() const;
    [[nodiscard]] log::WallClock clock() const;
    /// What was filled in last, beside the file or while it was recorded (known as contents() are).
    [[nodiscard]] std::optional<annotations::DiveSheet> diveSheet() const;
    /// Why what lies beside the file could not be read; empty as a rule.
    [[nodiscard]] const std::string& sheetTrouble() const { return m_sheetTrouble; }
    /// Last record's time minus the first's, by the stamps that the file has.
    [[nodiscard]] log::Time duration() const;

private:
    Recording() = default;

    log::Format m_format = log::Format::Svlog;
    std::uint64_t m_bytes = 0;
    std::optional<base::CivilTime> m_startLocal;
    std::optional<annotations::DiveSheet> m_sheetBeside;
    std::string m_sheetTrouble;
    std::unique_ptr<log::Log> m_log;
    std::unique_ptr<log::RecordingReader> m_reader;
    mutable std::mutex m_mutex;
    log::ReadCounts m_counts;
    log::RecordingContents m_contents;
    log::WallClock m_clock;
};

/// "ping360", "ping1d", …; a second stream of a kind has a number behind it ("ping360-2"), and what
/// comes from a simulator says so ("ping360-simulated"), as does what was sent ("mavlink-sent").
[[nodiscard]] std::string streamName(const log::Log& log, log::StreamNumber stream);
/// By its name; that of simulated data may be said without the mark.
[[nodiscard]] bool isStreamNamed(const log::Log& log, log::StreamNumber stream,
                                 std::string_view name);

} // namespace leadline::formats
