// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/TaskQueue.h"

#include <mutex>
#include <optional>

namespace leadline::io {

class RecordingFile;

/// Makes a recording's file safe against a power cut. To be used by one thread, which may append to
/// the file meanwhile.
class FileSync {
public:
    FileSync() = default;
    FileSync(const FileSync&) = delete;
    FileSync& operator=(const FileSync&) = delete;
    virtual ~FileSync() = default;

    /// What was appended up to now; only while no other is under way. The file must live until
    /// result() or wait() said how it went, or this is gone.
    virtual void begin(RecordingFile& file) = 0;
    /// How it went, once; nullopt while it is under way.
    [[nodiscard]] virtual std::optional<base::Status> result() = 0;
    /// The same, as soon as it is known. Only while one is under way.
    [[nodiscard]] virtual base::Status wait() = 0;
};

/// Done when begin() returns.
class InlineSync final : public FileSync {
public:
    void begin(RecordingFile& file) override;
    [[nodiscard]] std::optional<base::Status> result() override;
    [[nodiscard]] base::Status wait() override;

private:
    std::optional<base::Status> m_result;
};

/// On a thread of its own. Its end waits for what is under way.
class ThreadedSync final : public FileSync {
public:
    void begin(RecordingFile& file) override;
    [[nodiscard]] std::optional<base::Status> result() override;
    [[nodiscard]] base::Status wait() override;

private:
    /// For the result, which one thread gives and another one takes.
    std::mutex m_mutex;
    std::optional<base::Status> m_result;
    base::TaskQueue m_syncs{"sync"};
};

} // namespace leadline::io
