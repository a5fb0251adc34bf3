// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/RecordDisk.h"

#include "base/PathText.h"
#include "io/LockedFile.h"

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

RecordDisk::RecordDisk(const fs::path& file, Existing existing, Parts parts)
    : m_file(file),
      m_existing(existing),
      m_parts(parts),
      m_folder(folderOf(file))
{
}

fs::path RecordDisk::named(const std::string& suffix) const
{
    return folderOf(m_file) / (m_file.stem().string() + suffix + m_file.extension().string());
}

base::Status RecordDisk::check() const
{
    std::error_code error;
    if (!fs::is_directory(folderOf(m_file), error))
        return base::Error{"There is no folder " + folderOf(m_file).string() + "."};
    if (m_parts == Parts::One)
        return check(m_file);
    // A part of another recording must not look like one of this.
    const std::string before = m_file.stem().string();
    for (fs::directory_iterator entry(folderOf(m_file), error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().stem().string();
        if (entry->path().extension() != m_file.extension() || !name.starts_with(before) ||
            !log::isPartSuffix(std::string_view(name).substr(before.size())))
            continue;
        if (auto allowed = check(entry->path()); !allowed)
            return allowed;
    }
    return base::done();
}

base::Status RecordDisk::check(const fs::path& file) const
{
    const std::string name = file.string();
    std::error_code error;
    if (!fs::exists(fs::symlink_status(file, error)))
        return base::done();
    if (m_existing == Existing::Keep)
        return base::Error{name + " exists already; --force writes over it."};
    if (!fs::is_regular_file(file, error))
        return base::Error{name + " is not a file that could be written over."};
    log::LockedFile::Failure failure;
    const auto there = log::LockedFile::open(file, log::LockedFile::Make::Existing, failure);
    if (!there && failure.trouble == log::LockedFile::Trouble::Locked)
        return base::Error{name + " is being recorded by another program."};
    return base::done();
}

base::Result<std::unique_ptr<log::RecordingFile>> RecordDisk::create(const std::string&,
                                                                     const std::string& suffix)
{
    const fs::path file = named(suffix);
    const auto allowed = m_begun.contains(suffix) ? base::done() : check(file);
    if (!allowed && m_begun.empty())
        return allowed.error();
    std::error_code error;
    const fs::file_status before = fs::status(file, error);
    // A later part goes on under another name where this one may not be had.
    const bool isFirst = allowed && m_begun.insert(suffix).second;
    if (isFirst && !fs::remove(file, error) && error)
        return base::Error{base::utf8(file) + " cannot be written over: " + log::reasonOf(error) +
                           "."};
    auto made = m_folder.create(m_file.stem().string(), suffix);
    // Who might not read the old one may not read this one.
    if (made && isFirst && fs::is_regular_file(before))
        fs::permissions((*made)->path(), before.permissions(), error);
    return made;
}

std::optional<std::uint64_t> RecordDisk::freeBytes() const
{
    return m_folder.freeBytes();
}

} // namespace leadline::cli
