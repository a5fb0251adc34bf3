// SPDX-License-Identifier: GPL-3.0-or-later
#include "recorder/Retention.h"

#include "annotations/DiveSheet.h"
#include "annotations/MarkerFile.h"
#include "formats/RecordingChannels.h"
#include "io/LockedFile.h"
#include "io/RecordingDisk.h"
#include "mcap/McapSummary.h"

#include <algorithm>

namespace leadline::recorder {

namespace {

using std::chrono::nanoseconds;

bool isIrreplaceable(const mcap::FileSummary& summary)
{
    const bool noted =
        std::any_of(summary.metadata.begin(), summary.metadata.end(), [](const auto& note) {
            return note.name != formats::sessionNote && !note.name.starts_with(formats::deviceNote);
        });
    const auto& channels = summary.channels;
    return noted || std::any_of(channels.begin(), channels.end(), [](const auto& channel) {
               return channel.topic == formats::markerTopic;
           });
}

/// True if there is a dive sheet or a marker, which the user made after the dive.
bool hasSidecar(const std::filesystem::path& path, const std::filesystem::path& notes)
{
    return io::SidecarFile(path, annotations::diveSheetKind, notes).exists() ||
           annotations::MarkerFile{path, notes}.exists();
}

/// Returns nullopt if the recording must not be proposed for removal.
std::optional<OldRecording> update(const std::filesystem::path& path,
                                   const std::filesystem::path& notes)
{
    io::LockedFile::Failure failure{};
    const auto file = io::LockedFile::open(path, io::LockedFile::Make::Existing, failure);
    const auto summary = file ? mcap::readSummary(*file) : std::nullopt;
    if (!summary || summary->statistics.messageCount == 0 || isIrreplaceable(*summary) ||
        hasSidecar(path, notes))
        return std::nullopt;
    const auto& times = summary->statistics;
    return OldRecording{.file = path,
                        .bytes = file->size(),
                        .start = nanoseconds(static_cast<std::int64_t>(times.messageStartTime)),
                        .end = nanoseconds(static_cast<std::int64_t>(times.messageEndTime))};
}

} // namespace

std::vector<OldRecording> proposeRemoval(const std::filesystem::path& folder,
                                         const std::filesystem::path& notes,
                                         const RetentionRule& rule, nanoseconds now,
                                         const std::stop_token& stop)
{
    std::vector<OldRecording> found;
    std::uint64_t bytes = 0;
    for (const std::filesystem::path& path : io::recordingsIn(folder)) {
        if (stop.stop_requested())
            return {};
        std::error_code failed;
        const auto size = std::filesystem::file_size(path, failed);
        bytes += failed ? 0 : size;
        if (auto recording = update(path, notes))
            found.push_back(std::move(*recording));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.end < b.end; });
    std::vector<OldRecording> old;
    for (OldRecording& recording : found) {
        const bool tooOld = rule.age && now - recording.end > *rule.age;
        const bool tooMuch = rule.bytes && bytes > *rule.bytes;
        if (!tooOld && !tooMuch)
            continue;
        bytes -= recording.bytes;
        old.push_back(std::move(recording));
    }
    return old;
}

} // namespace leadline::recorder
