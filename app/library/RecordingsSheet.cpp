// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of the recording that is chosen: whose it is, and where it is kept.
#include "library/Recordings.h"

#include <QFile>
#include <QScopedValueRollback>

#include <optional>

namespace leadline::app {

using State = RecordingFinding::State;

bool Recordings::isOfDive(const QString& path) const
{
    return m_session && m_session->dive()->active() && isRecorded(path) &&
           QFile::decodeName(m_session->dive()->recorder()->path().c_str()) == path;
}

bool Recordings::isOthers(const QString& path) const
{
    return isRecorded(path) && !isOfDive(path);
}

bool Recordings::isRecorded(const QString& path) const
{
    const RecordingRows::Entry* entry = m_rows.entryOf(path);
    return entry && entry->found.state == State::BeingRecorded;
}

SheetForm* Recordings::sheet()
{
    return isOfDive(m_path) ? m_session->dive()->sheet() : &m_sheet;
}

void Recordings::fillSheet()
{
    if (m_writing)
        return;
    const RecordingRows::Entry* entry = chosen();
    const QScopedValueRollback filling(m_filling, true);
    m_sheet.setSheet(entry && entry->found.sheet ? *entry->found.sheet : log::DiveSheet());
}

void Recordings::keepSheet()
{
    m_writing = false;
    const RecordingRows::Entry* entry = chosen();
    if (!entry)
        return;
    if (isOthers(m_path)) {
        m_sheetSentence = tr("Another program records it: its sheet can be filled in when it is "
                             "over.");
        fillSheet();
        emit currentChanged();
        return;
    }
    const log::DiveSheet sheet = log::tidied(m_sheet.sheet());
    RecordingFinding found = entry->found;
    found.sheet = sheet.isEmpty() ? std::nullopt : std::optional(sheet);
    const RecordingFile file = entry->file;
    if (found.state != State::Unknown)
        m_known.insert(file.key(), found);
    m_rows.setFinding(file, found);
    m_scan.keepSheet(file.path, sheet);
}

} // namespace leadline::app
