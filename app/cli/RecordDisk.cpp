// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/RecordDisk.h"

#include "log/LockedFile.h"

#include <system_error>
#include <utility>

namespace leadline::cli {

namespace {

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

} // namespace

RecordDisk::RecordDisk(const fs::path& file, Existing existing)
    : m_file(file),
      m_existing(existing),
      m_folder(folderOf(file))
{
}

base::Status RecordDisk::check() const
{
    const std::string name = m_file.string();
    std::error_code error;
    if (!fs::is_directory(folderOf(m_file), error))
        return base::Error{"There is no folder " + folderOf(m_file).string() + "."};
    if (!fs::exists(fs::symlink_status(m_file, error)))
        return base::done();
    if (m_existing == Existing::Keep)
        return base::Error{name + " exists already; --force writes over it."};
    if (!fs::is_regular_file(m_file, error))
        return base::Error{name + " is not a file that could be written over."};
    log::LockedFile::Failure failure;
    const auto there = log::LockedFile::open(m_file, log::LockedFile::Make::Existing, failure);
    if (!there && failure.trouble == log::LockedFile::Trouble::Locked)
        return base::Error{name + " is being recorded by another program."};
    return base::done();
}

base::Result<std::unique_ptr<log::RecordingFile>> RecordDisk::create(const std::string&)
{
    if (!std::exchange(m_begun, true)) {
        if (const auto allowed = check(); !allowed)
            return allowed.error();
        std::error_code error;
        fs::remove(m_file, error);
        if (error)
            return base::Error{m_file.string() +
                               " cannot be written over: " + log::reasonOf(error) + "."};
    }
    return m_folder.create(m_file.stem().string());
}

std::optional<std::uint64_t> RecordDisk::freeBytes() const
{
    return m_folder.freeBytes();
}

} // namespace leadline::cli
