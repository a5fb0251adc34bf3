// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Companion.h"

#include "base/Bytes.h"
#include "log/Crc32.h"
#include "log/File.h"
#include "log/LockedFile.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

namespace leadline::log {

namespace {

/// Of a recording that grows or is repaired only what follows changes.
constexpr std::size_t knownBy = 4096;
/// More than anybody writes by hand, and less than is missed in memory.
constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20U;

std::string hex(std::uint32_t value)
{
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    const std::string text(digits.data(), end);
    return std::string(digits.size() - text.size(), '0') + text;
}

bool isFile(const std::filesystem::path& path)
{
    std::error_code failed;
    return !path.empty() && std::filesystem::is_regular_file(path, failed);
}

/// Nothing is newer than a file that is not there.
bool isNewer(const std::filesystem::path& a, const std::filesystem::path& b)
{
    std::error_code failed;
    if (!isFile(a) || !isFile(b))
        return isFile(a);
    const auto timeA = std::filesystem::last_write_time(a, failed);
    const auto timeB = std::filesystem::last_write_time(b, failed);
    return !failed && timeA > timeB;
}

base::Result<std::string> readWhole(const std::filesystem::path& path)
{
    const auto file = File::open(path);
    if (!file)
        return file.error();
    if ((*file)->size() > mostBytes)
        return base::Error{path.filename().string() + " is too large to be Leadline's."};
    std::string text(static_cast<std::size_t>((*file)->size()), '\0');
    const std::size_t read = (*file)->readAt(0, std::as_writable_bytes(std::span(text)));
    if (read < text.size())
        return base::Error{path.filename().string() +
                           " cannot be read: its medium does not answer."};
    return text;
}

} // namespace

base::Status writeWhole(const std::filesystem::path& path, std::string_view bytes)
{
    std::filesystem::path made = path;
    made += ".writing";
    LockedFile::Failure failure{};
    // One that a crash left behind is taken over.
    const auto file = LockedFile::open(made, LockedFile::Make::Either, failure);
    if (!file)
        return failure.error;
    auto written = file->resize(0);
    if (written)
        written = file->writeAt(0, std::as_bytes(std::span(bytes)));
    if (written)
        written = file->sync();
    std::error_code failed;
    if (written)
        std::filesystem::rename(made, path, failed);
    if (failed)
        written =
            base::Error{path.filename().string() + " cannot be written: " + reasonOf(failed) + '.'};
    if (!written)
        std::filesystem::remove(made, failed);
    else
        syncFolder(path.parent_path());
    return written;
}

Companion::Companion(std::filesystem::path recording, std::string_view kind,
                     std::filesystem::path elsewhere)
    : m_recording(std::move(recording)),
      m_beside(m_recording),
      m_elsewhere(std::move(elsewhere))
{
    m_beside += ".";
    m_beside += kind;
}

std::filesystem::path Companion::kept() const
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

base::Result<std::optional<std::string>> Companion::read() const
{
    const std::filesystem::path other = kept();
    const std::filesystem::path& newest = isNewer(other, m_beside) ? other : m_beside;
    if (!isFile(newest))
        return std::optional<std::string>();
    auto text = readWhole(newest);
    if (!text)
        return text.error();
    return std::optional(std::move(*text));
}

base::Result<Companion::Kept> Companion::write(std::string_view bytes) const
{
    const base::Status beside = writeWhole(m_beside, bytes);
    const std::filesystem::path other = kept();
    std::error_code failed;
    if (beside) {
        // An older word that a clock set back would make the newer one.
        if (!other.empty())
            std::filesystem::remove(other, failed);
        return Kept{.file = m_beside};
    }
    if (other.empty())
        return beside.error();
    std::filesystem::create_directories(m_elsewhere, failed);
    if (auto written = writeWhole(other, bytes); !written)
        return written.error();
    return Kept{.file = other,
                .sentence = beside.error().sentence + " It is kept in " + m_elsewhere.string() +
                            " instead."};
}

bool Companion::exists() const
{
    return isFile(m_beside) || isFile(kept());
}

} // namespace leadline::log
