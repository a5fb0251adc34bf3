// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportOrder.h"

namespace leadline::exporting {

/// Puts the recording's dive sheet beside what was exported of it, as it lies beside a recording:
/// whoever opens the file in Leadline has it again. `withNotes`: the recording's notes are in
/// there, and perhaps the sheet among them. One that lies there is only replaced where the file
/// might be. What cannot be done is a remark, for the export is good.
void putSheetBeside(const ExportTask& task, bool withNotes);

} // namespace leadline::exporting
