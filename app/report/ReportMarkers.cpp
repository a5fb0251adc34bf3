// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportMarkers.h"

#include "annotations/EventLog.h"
#include "annotations/MarkerFile.h"
#include "engine/DataFolder.h"

namespace leadline::app {

log::MarkerStore marksOf(const log::Recording& recording, const std::filesystem::path& file,
                         std::optional<std::chrono::nanoseconds> utcZero)
{
    log::MarkerStore book;
    const log::RecordingContents contents = recording.contents();
    if (contents.happenings)
        for (const auto& record : contents.happenings->marks)
            book.apply(*record, utcZero);
    for (const log::MarkerRecord& record :
         log::readMarks({.recording = file, .otherFolder = notesFolder()}))
        book.apply(record, utcZero);
    return book;
}

} // namespace leadline::app
