// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/RecordingDisk.h"

#include "base/Ascii.h"
#include "io/LockedFile.h"

#include <algorithm>
#include <chrono>
#include <system_error>

namespace leadline::io {

namespace {

constexpr int maxPerName = 1000;
constexpr std::string_view partMark = "-part";
constexpr std::size_t partDigits = 3;

bool allDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, base::isDigit);
}

class FolderFile : public RecordingFile {
public:
    explicit FolderFile(std::unique_ptr<LockedFile> file) : m_file(std::move(file)) {}

    base::Status append(base::ByteSpan bytes) override
    {
        auto written = m_file->writeAt(m_size, bytes);
        if (!written) {
            // An incomplete write would look like the truncated end of a file.
            if (auto back = m_file->resize(m_size); !back)
                return back;
            return written;
        }
        m_size += bytes.size();
        return written;
    }
    base::Status sync() override { return m_file->sync(); }
    [[nodiscard]] bool isThere() const override { return m_file->isThere(); }
    [[nodiscard]] bool isWhole() const override { return m_file->size() >= m_size; }
    [[nodiscard]] std::filesystem::path path() const override { return m_file->path(); }

private:
    std::unique_ptr<LockedFile> m_file;
    std::uint64_t m_size = 0;
};

} // namespace

std::string partSuffix(int part)
{
    return std::string(partMark) + base::padded(std::to_string(part), partDigits);
}

bool isPartSuffix(std::string_view text)
{
    if (!text.starts_with(partMark))
        return false;
    const std::string_view digits = text.substr(partMark.size());
    return digits.size() >= partDigits && allDigits(digits);
}

bool isRecordingName(std::string_view name)
{
    constexpr std::string_view pattern = "00000000-000000Z";
    constexpr std::string_view suffix = ".mcap";
    if (name.size() < pattern.size() + suffix.size() || !name.ends_with(suffix))
        return false;
    for (std::size_t i = 0; i < pattern.size(); ++i)
        if (pattern[i] == '0' ? !allDigits(name.substr(i, 1)) : name[i] != pattern[i])
            return false;
    std::string_view rest = name.substr(pattern.size());
    rest.remove_suffix(suffix.size());
    if (const auto part = rest.find(partMark); part != std::string_view::npos) {
        if (!isPartSuffix(rest.substr(part)))
            return false;
        rest = rest.substr(0, part);
    }
    return rest.empty() || (rest.front() == '-' && allDigits(rest.substr(1)));
}

std::vector<std::filesystem::path> recordingsIn(const std::filesystem::path& folder)
{
    std::error_code failed;
    std::vector<std::filesystem::path> recordings;
    for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed))
        if (isRecordingName(entry->path().filename().string()))
            recordings.push_back(entry->path());
    // Sorted without the suffix ".mcap", so that a recording precedes its parts.
    std::sort(recordings.begin(), recordings.end(),
              [](const auto& a, const auto& b) { return a.stem() < b.stem(); });
    return recordings;
}

base::Result<std::unique_ptr<RecordingFile>> FolderDisk::create(const std::string& stem,
                                                                const std::string& suffix)
{
    std::error_code failed;
    std::filesystem::create_directories(m_folder, failed);
    if (failed)
        return base::Error{base::Message("Nothing can be recorded in %1: %2.", m_folder.string(),
                                         reasonOf(failed))};
    LockedFile::Failure failure{};
    for (int i = 1; i < maxPerName; ++i) {
        const std::string name = (i == 1 ? stem : stem + '-' + std::to_string(i)) + suffix;
        auto file = LockedFile::open(m_folder / (name + ".mcap"), LockedFile::Make::New, failure);
        if (file) {
            syncFolder(m_folder);
            return std::unique_ptr<RecordingFile>(std::make_unique<FolderFile>(std::move(file)));
        }
        if (failure.cause != LockedFile::Cause::Exists)
            break;
    }
    return failure.error;
}

std::optional<std::uint64_t> FolderDisk::freeBytes() const
{
    std::error_code failed;
    const auto space = std::filesystem::space(m_folder, failed);
    return failed ? std::nullopt : std::optional<std::uint64_t>(space.available);
}

base::Message messagesText(std::uint64_t messages)
{
    return messages == 1 ? base::Message("1 message") : base::Message("%1 messages", messages);
}

base::Message spaceText(std::uint64_t free, base::Duration roomFor)
{
    constexpr std::uint64_t tenth = 100 * megabyte;
    const auto minutes = std::chrono::round<std::chrono::minutes>(roomFor).count();
    const base::Message time = minutes >= 100 ? base::Message("%1 hours", (minutes + 30) / 60)
                               : minutes == 1 ? base::Message("1 minute")
                                              : base::Message("%1 minutes", minutes);
    return base::Message(
        "%1 GB left: about %2 at this rate.",
        std::to_string(free / tenth / 10) + '.' + std::to_string(free / tenth % 10), time);
}

} // namespace leadline::io
