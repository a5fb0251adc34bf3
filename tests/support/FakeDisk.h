// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/RecordingDisk.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::test {

/// A disk in memory that can be full, refuse writes, and lose its files. Files may be synced in
/// another thread; a test may read them only when no recorder is running, or by holds().
class FakeDisk : public io::RecordingDisk {
public:
    struct Kept {
        std::vector<std::byte> bytes;
        std::size_t syncedSize = 0;
        bool there = true;
        mutable std::mutex mutex;

        /// The content that is left after a power failure.
        [[nodiscard]] std::vector<std::byte> synced() const
        {
            return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(syncedSize)};
        }
        [[nodiscard]] bool holds(std::string_view text) const
        {
            const auto wanted = std::as_bytes(std::span(text));
            const std::lock_guard lock(mutex);
            return std::search(bytes.begin(), bytes.end(), wanted.begin(), wanted.end()) !=
                   bytes.end();
        }
    };

    base::Result<std::unique_ptr<io::RecordingFile>> create(const std::string& stem,
                                                            const std::string& suffix) override
    {
        if (!refuse.empty())
            return base::Error{base::Message::verbatim(refuse)};
        std::string name = stem + suffix + ".mcap";
        for (int i = 2; files.contains(name); ++i)
            name = stem + '-' + std::to_string(i) + suffix + ".mcap";
        m_newest = files[name] = std::make_shared<Kept>();
        return std::unique_ptr<io::RecordingFile>(std::make_unique<Open>(*this, name, files[name]));
    }
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override { return free; }

    [[nodiscard]] Kept& only() { return *files.begin()->second; }
    /// The file that was created last; in the order of names, "…Z-2.mcap" comes before "…Z.mcap".
    [[nodiscard]] Kept& newest() { return *m_newest; }

    std::map<std::string, std::shared_ptr<Kept>> files;
    std::optional<std::uint64_t> free = std::uint64_t{1} << 40U;
    /// Error of every operation, unless empty.
    std::string refuse;
    /// Called before each write, in the writing thread.
    std::function<void()> onWrite;
    /// Called in each sync, in the thread that syncs.
    std::function<void()> onSync;

private:
    class Open : public io::RecordingFile {
    public:
        Open(FakeDisk& disk, std::string name, std::shared_ptr<Kept> kept)
            : m_disk(disk),
              m_name(std::move(name)),
              m_kept(std::move(kept))
        {
        }
        base::Status append(base::ByteSpan bytes) override
        {
            if (m_disk.onWrite)
                m_disk.onWrite();
            if (!m_disk.refuse.empty())
                return base::Error{base::Message::verbatim(m_disk.refuse)};
            const std::lock_guard lock(m_kept->mutex);
            base::append(m_kept->bytes, bytes);
            m_written = m_kept->bytes.size();
            return base::done();
        }
        base::Status sync() override
        {
            if (!m_disk.refuse.empty())
                return base::Error{base::Message::verbatim(m_disk.refuse)};
            const std::size_t size = sizeNow();
            if (m_disk.onSync)
                m_disk.onSync();
            const std::lock_guard lock(m_kept->mutex);
            m_kept->syncedSize = size;
            return base::done();
        }
        [[nodiscard]] bool isThere() const override { return m_kept->there; }
        [[nodiscard]] bool isWhole() const override { return sizeNow() >= m_written; }
        [[nodiscard]] std::filesystem::path path() const override { return m_name; }

    private:
        [[nodiscard]] std::size_t sizeNow() const
        {
            const std::lock_guard lock(m_kept->mutex);
            return m_kept->bytes.size();
        }

        FakeDisk& m_disk;
        std::string m_name;
        std::shared_ptr<Kept> m_kept;
        std::size_t m_written = 0;
    };

    std::shared_ptr<Kept> m_newest;
};

} // namespace leadline::test
