// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/AtomicOutput.h"

#include "AsyncFileWriter.h"
#include "base/Unicode.h"
#include "export/ExportPart.h"
#include "io/LockedFile.h"

#include <cstdio>
#include <fstream>
#include <system_error>
#include <thread>
#include <utility>

#include <unistd.h>

namespace leadline::exporting {

namespace fs = std::filesystem;

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 20ms;

/// Absolute path of the output with a file name: "." and ".." are replaced by the names of their
/// folders. A symbolic link is kept.
fs::path placeOf(const fs::path& wished)
{
    std::error_code failed;
    fs::path place = fs::absolute(wished, failed);
    if (failed)
        return wished;
    // The path of a folder may end with a slash.
    const auto withoutSlash = [](const fs::path& path) {
        return path.has_filename() ? path : path.parent_path();
    };
    place = withoutSlash(place);
    if (place.filename() != "." && place.filename() != "..")
        return place;
    const fs::path named = fs::weakly_canonical(place, failed);
    return withoutSlash(failed ? place.lexically_normal() : named);
}

/// Why the system refused a file: what an error of a locked file says last.
base::Message whyOf(const base::Error& error)
{
    const auto& arguments = error.message.arguments();
    return !arguments.empty() && arguments.back().message() != nullptr
               ? *arguments.back().message()
               : base::Message("the system refuses it");
}

/// For an output that another process has locked; names the process if the lock file does.
base::Error isBeingWritten(const std::string& name, const fs::path& lock)
{
    std::uint32_t process = 0;
    if (std::ifstream(lock) >> process && process > 0)
        return {
            base::Message("%1 is being written by another export (process %2).", name, process)};
    return {base::Message("%1 is being written by another export.", name)};
}

} // namespace

AtomicOutput::AtomicOutput(Options options) : m_options(std::move(options))
{
    m_name = base::utf8(m_options.target);
    m_target = placeOf(m_options.target);
    fs::path hidden = ".";
    hidden += m_target.filename();
    hidden += ".unfinished";
    m_unfinished = m_target.parent_path() / hidden;
    m_content = m_unfinished / m_target.filename();
    m_lockFile = m_content;
    m_lockFile += ".lock";
}

AtomicOutput::~AtomicOutput()
{
    dropUnfinished();
}

base::Error AtomicOutput::cannot(const base::Message& why) const
{
    return {base::Message("%1 cannot be written: %2.", m_name, why)};
}

base::Error AtomicOutput::isThere(base::Message::Template text, const char* hint) const
{
    const base::Message message(text, m_name);
    if (m_options.replaceHint.empty())
        return {message};
    // An option of the command line, which speaks English.
    std::string english = message.text();
    english.pop_back();
    return {base::Message::verbatim(english + "; " + m_options.replaceHint + ' ' + hint + '.')};
}

base::Status AtomicOutput::checkTarget() const
{
    std::error_code failed;
    const fs::file_status there = fs::status(m_target, failed);
    if (fs::is_directory(there) || !m_options.target.has_filename())
        return base::Error{base::Message("%1 is a folder.", m_name)};
    if (!fs::exists(there))
        return base::done();
    if (!m_options.mayReplace)
        return isThere(base::Message::Template("%1 exists already."), "writes over it");
    // A file is replaced as a whole, which must not happen to a device.
    if (!fs::is_regular_file(there))
        return base::Error{base::Message("%1 is a device, not a file.", m_name)};
    for (const fs::path& source : m_options.sources)
        if (fs::equivalent(m_target, source, failed))
            return base::Error{
                base::Message("%1 is the recording itself: choose another file.", m_name)};
    return base::done();
}

base::Status AtomicOutput::checkTargetFolder() const
{
    std::error_code failed;
    const fs::file_status there = fs::status(m_target, failed);
    if (!fs::exists(there))
        return base::done();
    // The root of a disk has no name, and no folder beside it.
    if (!m_target.has_filename())
        return base::Error{
            base::Message("%1 cannot be used as a whole: name a folder in it.", m_name)};
    if (!fs::is_directory(there))
        return base::Error{
            base::Message("%1 is a file; this format writes a folder of files.", m_name)};
    if (!m_options.mayReplace && !fs::is_empty(m_target, failed))
        return isThere(base::Message::Template("%1 holds something already."),
                       "adds to it, and writes over files of the same names");
    return base::done();
}

// Returns null while another export holds the lock, or has just released it.
base::Result<std::unique_ptr<io::LockedFile>> AtomicOutput::tryLock()
{
    std::error_code failed;
    const fs::file_status there = fs::symlink_status(m_unfinished, failed);
    if (fs::exists(there) && !fs::is_directory(there))
        fs::remove(m_unfinished, failed);
    // The final file may be private, so nobody else may read it while it is made.
    if (fs::create_directory(m_unfinished, failed))
        fs::permissions(m_unfinished, fs::perms::owner_all, failed);
    if (failed)
        return cannot(io::reasonOf(failed));
    io::LockedFile::Failure failure{};
    auto lock = io::LockedFile::open(m_lockFile, io::LockedFile::Make::Either, failure);
    const bool ours = lock && lock->isThere();
    if (!lock && failure.cause == io::LockedFile::Cause::Other && fs::exists(m_unfinished))
        return cannot(whyOf(failure.error));
    return ours ? std::move(lock) : nullptr;
}

// A lock is used instead of the presence of a file, because it ends with its process.
base::Status AtomicOutput::lockUnfinished()
{
    const auto until = std::chrono::steady_clock::now() + m_options.timeout;
    while (!m_lock) {
        auto lock = tryLock();
        if (!lock)
            return lock.error();
        m_lock = std::move(*lock);
        if (m_lock)
            break;
        if (m_stop.stop_requested())
            return cancelled();
        if (std::chrono::steady_clock::now() >= until)
            return isBeingWritten(m_name, m_lockFile);
        std::this_thread::sleep_for(lookEvery);
    }
    clearUnfinished();
    const std::string holder = std::to_string(::getpid());
    if (auto emptied = m_lock->resize(0); !emptied)
        return emptied;
    return m_lock->writeAt(0, std::as_bytes(std::span(holder)));
}

void AtomicOutput::clearUnfinished()
{
    std::error_code ignored;
    std::vector<fs::path> left;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_unfinished, ignored))
        if (entry.path() != m_lockFile)
            left.push_back(entry.path());
    for (const fs::path& path : left)
        fs::remove_all(path, ignored);
}

// The lock file is removed last, and the folder only if another export has not made a lock file in
// it by then.
void AtomicOutput::dropUnfinished()
{
    m_kind = Kind::None;
    m_writer.reset();
    m_file.reset();
    if (!m_lock)
        return;
    clearUnfinished();
    std::error_code ignored;
    fs::remove(m_lockFile, ignored);
    fs::remove(m_unfinished, ignored);
    m_lock.reset();
}

base::Status AtomicOutput::beginFile()
{
    if (m_options.target == "-") {
        m_kind = Kind::Stream;
        return base::done();
    }
    if (auto allowed = checkTarget(); !allowed)
        return allowed;
    if (auto taken = lockUnfinished(); !taken)
        return taken;
    io::LockedFile::Failure failure{};
    m_file = io::LockedFile::open(m_content, io::LockedFile::Make::New, failure);
    if (!m_file)
        return cannot(whyOf(failure.error));
    m_writer = std::make_unique<AsyncFileWriter>(*m_file);
    m_kind = Kind::File;
    return base::done();
}

base::Result<fs::path> AtomicOutput::beginPath()
{
    if (m_options.target == "-")
        return base::Error{
            base::Message("This format needs a file; it cannot go to standard output.")};
    if (auto allowed = checkTarget(); !allowed)
        return allowed.error();
    if (auto taken = lockUnfinished(); !taken)
        return taken.error();
    m_kind = Kind::Path;
    return m_content;
}

base::Result<fs::path> AtomicOutput::beginFolder()
{
    if (m_options.target == "-")
        return base::Error{
            base::Message("This format writes several files: name a folder for them.")};
    if (auto allowed = checkTargetFolder(); !allowed)
        return allowed.error();
    if (auto taken = lockUnfinished(); !taken)
        return taken.error();
    std::error_code failed;
    fs::create_directory(m_content, failed);
    if (failed)
        return cannot(io::reasonOf(failed));
    m_kind = Kind::Folder;
    return m_content;
}

bool AtomicOutput::write(base::ByteSpan bytes)
{
    if (m_kind == Kind::Stream)
        return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
    return m_writer->write(bytes);
}

base::Status AtomicOutput::moveIntoFolder()
{
    std::error_code failed;
    std::vector<fs::path> made;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_content, failed))
        made.push_back(entry.path());
    for (const fs::path& path : made) {
        if (failed)
            break;
        io::copyPermissions(m_target / path.filename(), path);
        fs::rename(path, m_target / path.filename(), failed);
    }
    return failed ? base::Status(cannot(io::reasonOf(failed))) : base::done();
}

// The file is not synced: after a power failure the recording still exists, and the export can be
// repeated.
base::Status AtomicOutput::commit()
{
    if (m_kind == Kind::Stream) {
        if (std::fflush(stdout) == 0)
            return base::done();
        return base::Error{base::Message("Standard output cannot be written.")};
    }
    if (auto written = m_writer ? m_writer->finish() : base::done(); !written)
        return cannot(whyOf(written.error()));
    // The target may have been made by another program in the meantime.
    if (auto allowed = m_kind == Kind::Folder ? checkTargetFolder() : checkTarget(); !allowed)
        return allowed;
    std::error_code failed;
    // An existing folder is kept, because other programs may have it as their working folder.
    if (m_kind == Kind::Folder && fs::is_directory(m_target, failed)) {
        if (auto moved = moveIntoFolder(); !moved)
            return moved;
    } else {
        io::copyPermissions(m_target, m_content);
        fs::rename(m_content, m_target, failed);
        if (failed)
            return cannot(io::reasonOf(failed));
    }
    dropUnfinished();
    return base::done();
}

base::Status AtomicOutput::commitWith(AtomicOutput& second)
{
    std::error_code failed;
    fs::path older = m_content;
    older += ".older";
    const bool hasOlder = fs::exists(fs::symlink_status(second.m_target, failed));
    if (hasOlder) {
        fs::create_hard_link(second.m_target, older, failed);
        // Some file systems have none.
        if (failed)
            fs::copy_file(second.m_target, older, failed);
        if (failed)
            return cannot(io::reasonOf(failed));
    }
    if (auto kept = second.commit(); !kept)
        return kept;
    auto kept = commit();
    if (kept)
        return kept;
    if (hasOlder)
        fs::rename(older, second.m_target, failed);
    else
        fs::remove(second.m_target, failed);
    if (failed)
        return second.cannot(io::reasonOf(failed));
    return kept;
}

} // namespace leadline::exporting
