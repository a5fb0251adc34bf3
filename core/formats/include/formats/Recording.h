// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"
#include "base/CivilTime.h"
#include "base/Result.h"
#include "io/File.h"
#include "log/Log.h"
#include "log/RecordingReader.h"
#include "log/StreamClassifier.h"

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

/// An opened recording: its format, its log, and how far it is indexed.
///
/// One thread (the worker) calls step() or index(); log() and counts() may be called from any
/// thread, so the indexed part can be shown while indexing continues.
class Recording {
public:
    /// Detects the format from the content. If the file cannot be read or is not a known recording,
    /// the error's sentence begins with its name. `notesFolder` is the fallback folder for sidecar
    /// files that could not be stored beside the recording. `chosen` are the families of devices
    /// that do not say theirs.
    static base::Result<std::unique_ptr<Recording>>
    open(const std::filesystem::path& path, const std::filesystem::path& notesFolder = {},
         log::ChosenFamilies chosen = {});
    /// Opens bytes that are not in a file; `name` is the name to report (UTF-8).
    static base::Result<std::unique_ptr<Recording>> open(std::unique_ptr<io::ByteSource> source,
                                                         std::string_view name,
                                                         log::ChosenFamilies chosen = {});

    /// One recording from several on one time line. Bytes and counts are totals, the format is the
    /// first one's, the dive sheet that of the first recording with one.
    static std::unique_ptr<Recording> join(const AlignedLogs& logs);
    static std::unique_ptr<Recording> join(const JoinedLogs& logs);

    /// Indexes about `bytes` more; false if all is indexed. A stop request ends it soon.
    bool step(std::size_t bytes, const std::stop_token& stop = {});
    /// Indexes the rest. `progress` gets the share done, 0..1. False if stopped, which takes at
    /// most one step.
    bool index(const std::stop_token& stop = {}, const std::function<void(double)>& progress = {});

    /// Overrides the recorded mountings of Ping360s with corrections made afterwards. Devices that
    /// are not found yet are ignored. Call on the worker thread.
    void setMountings(const log::Mountings& said);

    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] log::Format format() const { return m_format; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    /// Local time of the log's zero from the file name, in an unknown time zone.
    [[nodiscard]] const std::optional<base::CivilTime>& startLocal() const { return m_startLocal; }
    [[nodiscard]] log::ReadCounts counts() const;
    [[nodiscard]] log::RecordingContents contents() const;
    [[nodiscard]] log::WallClock clock() const;
    /// The dive sheet beside the file, else the last one recorded; known as soon as contents() are.
    [[nodiscard]] std::optional<annotations::DiveSheet> diveSheet() const;
    /// Why the dive sheet beside the file could not be read; empty if there was no error.
    [[nodiscard]] const base::Message& sheetError() const { return m_sheetError; }
    /// Time of the last record minus that of the first, by the file's stamps.
    [[nodiscard]] log::Time duration() const;

private:
    Recording() = default;

    log::Format m_format = log::Format::Svlog;
    std::uint64_t m_bytes = 0;
    std::optional<base::CivilTime> m_startLocal;
    std::optional<annotations::DiveSheet> m_sidecarSheet;
    base::Message m_sheetError;
    /// Threads that read it may outlive the recording.
    std::shared_ptr<log::Log> m_log;
    std::unique_ptr<log::RecordingReader> m_reader;
    mutable std::mutex m_mutex;
    log::ReadCounts m_counts;
    log::RecordingContents m_contents;
    log::WallClock m_clock;
};

/// "ping360", "ping1d", …; further streams of a kind are numbered ("ping360-2"). Simulated
/// ("ping360-simulated") and sent ("mavlink-sent") ones are marked.
[[nodiscard]] std::string streamName(const log::Log& log, log::StreamNumber stream);
/// Whether a stream has that name; the "-simulated" mark may be omitted.
[[nodiscard]] bool isStreamNamed(const log::Log& log, log::StreamNumber stream,
                                 std::string_view name);

} // namespace leadline::formats
