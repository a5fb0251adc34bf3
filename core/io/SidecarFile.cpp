// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/SidecarFile.h"

#include "base/Ascii.h"
#include "base/Bytes.h"
#include "io/Crc32.h"
#include "io/File.h"
#include "io/LockedFile.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <span>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace leadline::io {

namespace {

using namespace std::chrono_literals;

/// Number of bytes that identify a recording; they stay the same when it grows or is repaired.
constexpr std::size_t knownBy = 4096;
/// Size limit: more than anybody writes by hand, yet a small amount of memory.
constexpr std::uint64_t maxBytes = std::uint64_t{64} << 20U;
/// Longer than another process needs for a small file, unless its disk hangs.
constexpr auto timeout = 500ms;
constexpr auto looksEvery = 10ms;

std::string hex(std::uint32_t value)
{
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    return base::padded(std::string(digits.data(), end), digits.size());
}

// Makes a file newer than another one, which a computer whose clock is ahead may have written.
void makeNewer(const std::filesystem::path& path, const std::filesystem::path& than)
{
    std::error_code failed;
    if (!isFile(than) || isNewer(path, than))
        return;
    // FAT stores times in steps of this length.
    constexpr auto step = 2s;
    const auto time = std::filesystem::last_write_time(than, failed);
    if (!failed)
        std::filesystem::last_write_time(path, time + step, failed);
}

/// The error about the temporary file as one about the file that it replaces, because the user does
/// not know the temporary one.
base::Error withNameOf(const std::filesystem::path& path, const std::filesystem::path& made,
                       const base::Error& error)
{
    auto arguments = error.message.arguments();
    for (base::Message::Argument& each : arguments)
        if (each == base::Message::Argument(made.filename().string()))
            each = path.filename().string();
    return {base::Message(error.message.english(), std::move(arguments)), error.kind};
}

/// Locks the temporary file that will replace `path`; the lock keeps other processes from doing the
/// same.
std::unique_ptr<LockedFile> lockFor(const std::filesystem::path& path,
                                    const std::filesystem::path& made, base::Error& error)
{
    const auto until = std::chrono::steady_clock::now() + timeout;
    for (;;) {
        LockedFile::Failure failure{};
        // A file that a crash left behind is reused.
        auto file = LockedFile::open(made, LockedFile::Make::Either, failure);
        // Between opening and locking, another process may have renamed the file.
        if (file && file->isThere())
            return file;
        const bool held = file || failure.cause == LockedFile::Cause::Locked;
        file.reset();
        if (!held)
            error = withNameOf(path, made, failure.error);
        else if (std::chrono::steady_clock::now() > until)
            error = {base::Message("%1 is being written by another program at this moment.",
                                   path.filename().string())};
        else {
            std::this_thread::sleep_for(looksEvery);
            continue;
        }
        return nullptr;
    }
}

} // namespace

SmallFile readSmallFile(const std::filesystem::path& path, std::uint64_t most)
{
    const auto file = File::open(path);
    if (!file)
        return {.whole = file.error()};
    const std::string name = path.filename().string();
    if ((*file)->size() > most)
        return {.whole = base::Error{base::Message("%1 is too large to be Leadline's.", name)}};
    SmallFile read{.text = std::string(static_cast<std::size_t>((*file)->size()), '\0')};
    read.text.resize((*file)->readAt(0, std::as_writable_bytes(std::span(read.text))));
    if (read.text.size() < (*file)->size())
        read.whole = base::Error{
            base::Message("%1 cannot be read to its end: its medium does not answer.", name)};
    return read;
}

bool isFile(const std::filesystem::path& path)
{
    std::error_code failed;
    return !path.empty() && std::filesystem::is_regular_file(path, failed);
}

bool isNewer(const std::filesystem::path& a, const std::filesystem::path& b)
{
    std::error_code failed;
    if (!isFile(a) || !isFile(b))
        return isFile(a);
    const auto timeA = std::filesystem::last_write_time(a, failed);
    const auto timeB = std::filesystem::last_write_time(b, failed);
    return !failed && timeA > timeB;
}

base::Status replaceFile(const std::filesystem::path& path,
                         const std::function<base::Result<std::string>()>& make)
{
    std::filesystem::path made = path;
    made += ".writing";
    base::Error refused;
    const auto file = lockFor(path, made, refused);
    if (!file)
        return refused;
    copyPermissions(path, made);
    const auto text = make();
    base::Status written = text ? file->resize(0) : base::Status(text.error());
    if (written)
        written = file->writeAt(0, std::as_bytes(std::span(*text)));
    if (written)
        written = file->sync();
    std::error_code failed;
    if (written)
        std::filesystem::rename(made, path, failed);
    if (failed)
        written = base::Error{
            base::Message("%1 cannot be written: %2.", path.filename().string(), reasonOf(failed))};
    if (written) {
        syncFolder(path.parent_path());
        return written;
    }
    std::filesystem::remove(made, failed);
    return withNameOf(path, made, written.error());
}

SidecarFile::SidecarFile(std::filesystem::path recording, std::string_view kind,
                         std::filesystem::path elsewhere)
    : m_recording(std::move(recording)),
      m_beside(m_recording),
      m_elsewhere(std::move(elsewhere))
{
    m_beside += ".";
    m_beside += kind;
}

std::filesystem::path SidecarFile::elsewhere() const
{
    if (m_elsewhere.empty())
        return {};
    const auto file = File::open(m_recording);
    if (!file)
        return {};
    std::vector<std::byte> beginning(
        static_cast<std::size_t>(std::min<std::uint64_t>((*file)->size(), knownBy)));
    beginning.resize((*file)->readAt(0, beginning));
    return m_elsewhere / (hex(crc32(beginning)) + '-' + m_beside.filename().string());
}

base::Result<std::optional<std::string>> SidecarFile::read() const
{
    const std::filesystem::path other = elsewhere();
    const std::filesystem::path& newest = isNewer(other, m_beside) ? other : m_beside;
    if (!isFile(newest))
        return std::optional<std::string>();
    SmallFile file = readSmallFile(newest, maxBytes);
    if (!file.whole)
        return file.whole.error();
    return std::optional(std::move(file.text));
}

base::Result<SidecarFile::Saved> SidecarFile::keep(const Make& make) const
{
    const base::Status beside = replaceFile(m_beside, [&] { return make(m_beside); });
    if (beside)
        return Saved{.file = m_beside};
    const std::filesystem::path other = elsewhere();
    if (other.empty())
        return beside.error();
    std::error_code failed;
    std::filesystem::create_directories(m_elsewhere, failed);
    if (const auto written = replaceFile(other, [&] { return make(other); }); !written)
        return base::Error{beside.error().message + written.error().message};
    makeNewer(other, m_beside);
    return Saved{.file = other,
                 .reason = beside.error().message,
                 .message = beside.error().message +
                            base::Message("It is saved in %1 instead.", m_elsewhere.string())};
}

base::Result<SidecarFile::Saved> SidecarFile::write(std::string_view bytes) const
{
    auto kept = keep([&](const std::filesystem::path&) {
        return base::Result<std::string>(std::string(bytes));
    });
    // A clock that is set back would make an older copy elsewhere the newer one.
    if (const auto other = elsewhere(); kept && kept->file == m_beside && !other.empty()) {
        std::error_code failed;
        std::filesystem::remove(other, failed);
    }
    return kept;
}

bool SidecarFile::exists() const
{
    return isFile(m_beside) || isFile(elsewhere());
}

} // namespace leadline::io
