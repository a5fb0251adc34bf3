// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerFile.h"

#include "base/JsonObject.h"
#include "base/Unicode.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace leadline::annotations {

namespace {

/// Size limit; a larger file results from damage.
constexpr std::uint64_t largestFile = std::uint64_t{256} << 20U;
constexpr std::string_view headKey = "leadline_marks";

std::string linesOf(const std::vector<MarkerRecord>& records)
{
    std::string lines;
    for (const MarkerRecord& record : records)
        lines += encodeMarker(record) + '\n';
    return lines;
}

std::string headLine(std::string_view recordingName)
{
    base::JsonObject json;
    json.add(headKey, 1);
    json.add("recording", recordingName);
    return json.text() + '\n';
}

/// Removes the line that identifies the recording and returns it; empty if there is none.
std::string takeHead(std::string& text)
{
    if (!text.starts_with("{\"" + std::string(headKey)))
        return {};
    const auto end = std::min(text.find('\n'), text.size());
    std::string head = text.substr(0, end) + '\n';
    text.erase(0, std::min(end + 1, text.size()));
    return head;
}

/// Files in which markers may be stored, the ones with older content first.
std::vector<std::filesystem::path> sidecarPaths(const MarkerFile& file)
{
    std::vector<std::filesystem::path> places{file.legacyPath(), file.elsewhere(), file.beside()};
    if (!io::isNewer(places[2], places[1]))
        std::swap(places[1], places[2]);
    std::erase_if(places, [](const auto& each) { return !io::isFile(each); });
    return places;
}

/// Content of another file that was merged.
struct Taken {
    std::filesystem::path from;
    std::string text;
};

/// New content of the file at `place`: all lines of that file, including those that this version
/// cannot read, merged with lines that were stored elsewhere in the meantime.
base::Result<std::string> gathered(const MarkerFile& file, const std::filesystem::path& place,
                                   std::vector<Taken>& taken)
{
    taken.clear();
    std::string head;
    std::string lines;
    for (const std::filesystem::path& from : sidecarPaths(file)) {
        if (from == file.beside() && from != place)
            // The folder of this file is not writable, so the file could not be removed after
            // merging.
            continue;
        io::SmallFile its = io::readSmallFile(from, largestFile);
        if (!its.whole && from == place)
            return its.whole.error();
        if (!its.whole)
            // A file that cannot be read completely stays where it is.
            continue;
        if (from != place)
            taken.push_back({from, its.text});
        if (std::string itsHead = takeHead(its.text); from == place)
            head = std::move(itsHead);
        lines += its.text;
        if (!lines.empty() && !lines.ends_with('\n'))
            lines += '\n';
    }
    return (head.empty() ? headLine(base::utf8(file.recording.filename())) : head) + lines;
}

/// Removes merged files, since the order of changes is clear only within one file. A file that
/// changed in the meantime stays.
void release(const std::vector<Taken>& taken)
{
    std::error_code failed;
    for (const Taken& each : taken)
        if (io::readSmallFile(each.from, largestFile).text == each.text)
            std::filesystem::remove(each.from, failed);
}

} // namespace

io::SidecarFile MarkerFile::sidecar() const
{
    return {recording, markersKind, fallbackFolder};
}

std::filesystem::path MarkerFile::beside() const
{
    return sidecar().beside();
}

std::filesystem::path MarkerFile::elsewhere() const
{
    return sidecar().elsewhere();
}

std::filesystem::path MarkerFile::legacyPath() const
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(recording, failed);
    if (fallbackFolder.empty() || failed)
        return {};
    std::filesystem::path name = recording.filename();
    name += '-' + std::to_string(size) + '.' + std::string(markersKind);
    return fallbackFolder / name;
}

bool MarkerFile::exists() const
{
    return sidecar().exists() || io::isFile(legacyPath());
}

std::vector<MarkerRecord> decodeMarkers(std::string_view text)
{
    std::vector<MarkerRecord> records;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (auto record = decodeMarker(text.substr(0, end)))
            records.push_back(std::move(*record));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return records;
}

std::string encodeMarkers(const std::vector<MarkerRecord>& records, std::string_view recordingName)
{
    return headLine(recordingName) + linesOf(records);
}

std::vector<MarkerRecord> readMarkers(const MarkerFile& file)
{
    std::vector<MarkerRecord> records;
    for (const std::filesystem::path& place : sidecarPaths(file))
        for (MarkerRecord& record : decodeMarkers(io::readSmallFile(place, largestFile).text))
            records.push_back(std::move(record));
    return records;
}

base::Result<SavedMarkers> appendMarkers(const MarkerFile& file,
                                         const std::vector<MarkerRecord>& records)
{
    std::vector<Taken> taken;
    const auto kept = file.sidecar().keep([&](const std::filesystem::path& place) {
        auto text = gathered(file, place, taken);
        if (text)
            *text += linesOf(records);
        return text;
    });
    if (!kept)
        return kept.error();
    release(taken);
    return SavedMarkers{kept->file, kept->reason};
}

} // namespace leadline::annotations
