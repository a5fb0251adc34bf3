// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/SheetExport.h"

#include "annotations/DiveSheet.h"

namespace leadline::exporting {

void putSheetBeside(const ExportTask& task, bool withNotes)
{
    const AtomicOutput::Wish& wish = task.place.wish();
    const log::Recording& recording = task.source.recording();
    const auto sheet = recording.diveSheet();
    if (wish.target == "-" || !sheet)
        return;
    if (withNotes && recording.format() == log::Format::Mcap &&
        log::sheetIn(recording.contents().notes) == sheet)
        return;
    const auto there = log::sheetBeside(wish.target);
    const bool taken = !there || *there;
    std::string trouble;
    if (taken && !wish.mayReplace) {
        if (!there || **there != *sheet)
            trouble = "another one lies there.";
    } else if (const auto kept = log::keepSheetBeside(wish.target, *sheet); !kept) {
        trouble = kept.error().sentence;
    }
    if (!trouble.empty() && task.remarks)
        task.remarks->push_back("The dive sheet could not be put beside it: " + trouble);
}

} // namespace leadline::exporting
