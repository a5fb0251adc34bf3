// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/MarkFile.h"

#include "log/File.h"
#include "log/JsonObject.h"
#include "log/LockedFile.h"
#include "log/MarkBook.h"

#include <span>
#include <system_error>

namespace leadline::log {

namespace {

/// More than anybody marks: what is larger was made by damage.
constexpr std::uint64_t largestFile = std::uint64_t{256} << 20U;
constexpr std::string_view temporarySuffix = ".tmp";

std::filesystem::path withSuffix(std::filesystem::path path, std::string_view suffix)
{
    path += suffix;
    return path;
}

std::string nameOf(const std::filesystem::path& path)
{
    const auto name = path.filename().u8string();
    return {name.begin(), name.end()};
}

/// Empty where there is none, or none that can be read.
std::string textOf(const std::filesystem::path& path)
{
    if (path.empty())
        return {};
    const auto file = File::open(path);
    if (!file || (*file)->size() > largestFile)
        return {};
    std::string text(static_cast<std::size_t>((*file)->size()), '\0');
    text.resize((*file)->readAt(0, std::as_writable_bytes(std::span(text))));
    return text;
}

std::string linesOf(const std::vector<MarkRecord>& records)
{
    std::string lines;
    for (const MarkRecord& record : records)
        lines += encodeMark(record) + '\n';
    return lines;
}

std::string firstLine(std::string_view recordingName)
{
    JsonObject json;
    json.add("leadline_marks", 1);
    json.add("recording", recordingName);
    return json.text() + '\n';
}

/// Puts a whole file in the place of the one before.
base::Status replace(const std::filesystem::path& path, std::string_view text)
{
    const std::filesystem::path temporary = withSuffix(path, temporarySuffix);
    LockedFile::Failure failure{};
    // What a crash left behind is taken over; what another program writes at this moment is locked.
    const auto file = LockedFile::open(temporary, LockedFile::Make::Either, failure);
    if (!file)
        return failure.error;
    base::Status written = file->resize(0);
    if (written)
        written = file->writeAt(0, std::as_bytes(std::span(text)));
    if (written)
        written = file->sync();
    std::error_code failed;
    if (written) {
        std::filesystem::rename(temporary, path, failed);
        if (failed)
            written = base::Error{nameOf(path) + " cannot be written: " + reasonOf(failed) + '.'};
    }
    if (!written)
        std::filesystem::remove(temporary, failed);
    else
        syncFolder(path.parent_path());
    return written;
}

/// Behind what is there, line by line: what this version cannot read stays, too.
base::Status append(const std::filesystem::path& path, const std::string& lines,
                    std::string_view recordingName)
{
    std::error_code failed;
    const bool isThere = std::filesystem::exists(path, failed);
    std::string text = textOf(path);
    if (isThere && text.empty() && std::filesystem::file_size(path, failed) > 0)
        return base::Error{nameOf(path) + " cannot be read, so nothing is added to it."};
    if (text.empty())
        text = firstLine(recordingName);
    else if (!text.ends_with('\n'))
        text += '\n';
    return replace(path, text + lines);
}

} // namespace

std::filesystem::path MarkedFile::beside() const
{
    return withSuffix(recording, markFileSuffix);
}

std::filesystem::path MarkedFile::elsewhere() const
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(recording, failed);
    if (otherFolder.empty() || failed)
        return {};
    return otherFolder / withSuffix(recording.filename(),
                                    '-' + std::to_string(size) + std::string(markFileSuffix));
}

std::vector<MarkRecord> decodeMarks(std::string_view text)
{
    std::vector<MarkRecord> records;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (auto record = decodeMark(text.substr(0, end)))
            records.push_back(std::move(*record));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return records;
}

std::string encodeMarks(const std::vector<MarkRecord>& records, std::string_view recordingName)
{
    return firstLine(recordingName) + linesOf(records);
}

std::vector<MarkRecord> readMarks(const MarkedFile& file)
{
    std::vector<MarkRecord> records = decodeMarks(textOf(file.beside()));
    for (MarkRecord& record : decodeMarks(textOf(file.elsewhere())))
        records.push_back(std::move(record));
    return records;
}

base::Result<MarkPlace> appendMarks(const MarkedFile& file, const std::vector<MarkRecord>& records)
{
    const std::string lines = linesOf(records);
    const std::string name = nameOf(file.recording);
    const base::Status beside = append(file.beside(), lines, name);
    if (beside)
        return MarkPlace{file.beside()};
    const std::filesystem::path other = file.elsewhere();
    if (other.empty())
        return beside.error();
    std::error_code failed;
    std::filesystem::create_directories(other.parent_path(), failed);
    if (const base::Status elsewhere = append(other, lines, name); !elsewhere)
        return base::Error{beside.error().sentence + ' ' + elsewhere.error().sentence};
    return MarkPlace{other, beside.error().sentence};
}

std::size_t marksBeside(const std::filesystem::path& recording)
{
    MarkBook book;
    for (const MarkRecord& record : readMarks({recording}))
        book.apply(record);
    return book.markers().size() + book.notes().size();
}

} // namespace leadline::log
