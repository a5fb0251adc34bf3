// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/RecordingDisk.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace leadline::test {

/// A folder for recordings that calls `ask` before each write, in the recorder's thread: it may
/// block, as a slow disk does, or refuse. Without `syncs`, data is not synced to the disk; syncing
/// by FolderDisk has its own tests.
class CallbackFolder : public io::RecordingDisk {
public:
    using Ask = std::function<base::Status()>;

    CallbackFolder(std::filesystem::path folder, Ask ask, bool syncs)
        : m_disk(std::move(folder)),
          m_ask(std::move(ask)),
          m_syncs(syncs)
    {
    }

    base::Result<std::unique_ptr<io::RecordingFile>> create(const std::string& stem,
                                                            const std::string& suffix) override
    {
        auto made = m_disk.create(stem, suffix);
        if (!made)
            return made.error();
        return std::unique_ptr<io::RecordingFile>(
            std::make_unique<File>(std::move(*made), m_ask, m_syncs));
    }
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override
    {
        return m_disk.freeBytes();
    }

private:
    class File : public io::RecordingFile {
    public:
        File(std::unique_ptr<io::RecordingFile> file, Ask ask, bool syncs)
            : m_file(std::move(file)),
              m_ask(std::move(ask)),
              m_syncs(syncs)
        {
        }
        base::Status append(base::ByteSpan bytes) override
        {
            if (base::Status may = m_ask(); !may)
                return may;
            return m_file->append(bytes);
        }
        base::Status sync() override { return m_syncs ? m_file->sync() : base::done(); }
        [[nodiscard]] bool isThere() const override { return m_file->isThere(); }
        [[nodiscard]] bool isWhole() const override { return m_file->isWhole(); }
        [[nodiscard]] std::filesystem::path path() const override { return m_file->path(); }

    private:
        std::unique_ptr<io::RecordingFile> m_file;
        Ask m_ask;
        bool m_syncs;
    };

    io::FolderDisk m_disk;
    Ask m_ask;
    bool m_syncs;
};

} // namespace leadline::test
