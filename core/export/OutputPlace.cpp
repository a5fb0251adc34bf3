// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/OutputPlace.h"

#include "log/LockedFile.h"

#include <algorithm>
#include <cstdio>
#include <system_error>
#include <utility>

namespace leadline::exporting {

namespace fs = std::filesystem;

OutputPlace::OutputPlace(Wish wish) : m_wish(std::move(wish))
{
    const auto name = m_wish.target.u8string();
    m_name.assign(name.begin(), name.end());
    // A folder may be written with a slash at its end.
    fs::path target = m_wish.target;
    if (!target.has_filename())
        target = target.parent_path();
    fs::path hidden = ".";
    hidden += target.filename();
    hidden += ".unfinished";
    m_unfinished = target.parent_path() / hidden;
}

OutputPlace::~OutputPlace()
{
    if (m_kind == Kind::None || m_kind == Kind::Stream)
        return;
    m_file.reset();
    std::error_code ignored;
    fs::remove_all(m_unfinished, ignored);
}

base::Error OutputPlace::cannot(const std::string& why) const
{
    return {m_name + " cannot be written: " + why + '.'};
}

base::Status OutputPlace::mayWrite() const
{
    std::error_code failed;
    const fs::file_status there = fs::status(m_wish.target, failed);
    if (fs::is_directory(there))
        return base::Error{m_name + " is a folder."};
    if (!fs::exists(there))
        return base::done();
    if (!m_wish.mayReplace)
        return base::Error{m_name + " exists already; --force writes over it."};
    // The whole file takes the place of the old one; a device must not be taken away so.
    if (!fs::is_regular_file(there))
        return base::Error{m_name + " is a device, not a file."};
    for (const fs::path& source : m_wish.sources)
        if (fs::equivalent(m_wish.target, source, failed))
            return base::Error{m_name + " is the recording itself: choose another file."};
    return base::done();
}

base::Status OutputPlace::mayWriteFolder() const
{
    std::error_code failed;
    const fs::file_status there = fs::status(m_wish.target, failed);
    if (!fs::exists(there))
        return base::done();
    if (!fs::is_directory(there))
        return base::Error{m_name + " is a file; this format writes a folder of files."};
    if (!m_wish.mayReplace && !fs::is_empty(m_wish.target, failed))
        return base::Error{m_name + " holds something already; --force adds to it, and writes "
                                    "over files of the same names."};
    return base::done();
}

// What lies there was left by a program that was killed, unless somebody holds it.
base::Status OutputPlace::clearUnfinished()
{
    std::error_code failed;
    if (fs::is_regular_file(fs::symlink_status(m_unfinished, failed))) {
        log::LockedFile::Failure failure{};
        const auto held =
            log::LockedFile::open(m_unfinished, log::LockedFile::Make::Existing, failure);
        if (!held && failure.trouble == log::LockedFile::Trouble::Locked)
            return base::Error{m_name + " is being written by another export."};
    }
    fs::remove_all(m_unfinished, failed);
    return base::done();
}

base::Status OutputPlace::beginFile()
{
    if (m_wish.target == "-") {
        m_kind = Kind::Stream;
        return base::done();
    }
    if (auto allowed = mayWrite(); !allowed)
        return allowed;
    if (auto cleared = clearUnfinished(); !cleared)
        return cleared;
    log::LockedFile::Failure failure{};
    m_file = log::LockedFile::open(m_unfinished, log::LockedFile::Make::New, failure);
    if (!m_file) {
        // "cannot be made: the folder is gone."
        const std::string& why = failure.error.sentence;
        const auto at = why.find(": ");
        return cannot(at == std::string::npos ? "the system refuses it"
                                              : why.substr(at + 2, why.size() - at - 3));
    }
    m_kind = Kind::File;
    return base::done();
}

base::Result<fs::path> OutputPlace::beginPath()
{
    if (m_wish.target == "-")
        return base::Error{"This format needs a file; it cannot go to standard output."};
    if (auto allowed = mayWrite(); !allowed)
        return allowed.error();
    if (auto cleared = clearUnfinished(); !cleared)
        return cleared.error();
    m_kind = Kind::Path;
    return m_unfinished;
}

base::Result<fs::path> OutputPlace::beginFolder()
{
    if (m_wish.target == "-")
        return base::Error{"This format writes several files: name a folder for them."};
    if (auto allowed = mayWriteFolder(); !allowed)
        return allowed.error();
    if (auto cleared = clearUnfinished(); !cleared)
        return cleared.error();
    std::error_code failed;
    fs::create_directory(m_unfinished, failed);
    if (failed)
        return cannot(log::reasonOf(failed));
    m_kind = Kind::Folder;
    return m_unfinished;
}

bool OutputPlace::write(base::ByteSpan bytes)
{
    if (m_kind == Kind::Stream)
        return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
    const auto written = m_file->writeAt(m_size, bytes);
    m_size += bytes.size();
    return written.ok();
}

base::Status OutputPlace::moveIntoFolder()
{
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_unfinished, failed)) {
        fs::rename(entry.path(), m_wish.target / entry.path().filename(), failed);
        if (failed)
            return cannot(log::reasonOf(failed));
    }
    fs::remove_all(m_unfinished, failed);
    return base::done();
}

// Not synced: the recording is still there after a power cut, and the export can be made again.
base::Status OutputPlace::commit()
{
    if (m_kind == Kind::Stream) {
        if (std::fflush(stdout) == 0)
            return base::done();
        return base::Error{"Standard output cannot be written."};
    }
    // Somebody else may have made it meanwhile.
    if (auto allowed = m_kind == Kind::Folder ? mayWriteFolder() : mayWrite(); !allowed)
        return allowed;
    std::error_code failed;
    if (m_kind == Kind::Folder && fs::is_directory(m_wish.target, failed) &&
        !fs::is_empty(m_wish.target, failed)) {
        if (auto moved = moveIntoFolder(); !moved)
            return moved;
    } else {
        fs::rename(m_unfinished, m_wish.target, failed);
        if (failed)
            return cannot(log::reasonOf(failed));
    }
    m_kind = Kind::None;
    m_file.reset();
    return base::done();
}

} // namespace leadline::exporting
