// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/RecordingNotes.h"

#include "formats/RecordingChannels.h"

#include <utility>

namespace leadline::log {

void RecordingNotes::take(RecordedNote note, RecordingChannels* file)
{
    if (file)
        file->addNote(note.name, note.values);
    m_notes[note.name] = std::move(note.values);
}

void RecordingNotes::take(RecordedSourceChange change, RecordingChannels* file)
{
    RecordedSource& source = m_sources[change.number];
    const bool sameChannel = source.name == change.source.name &&
                             source.link == change.source.link &&
                             source.family == change.source.family;
    source = std::move(change.source);
    if (!file)
        return;
    if (!sameChannel)
        file->newChannels(change.number);
    file->addNote(std::string(deviceNote) + source.name, source.notes);
}

void RecordingNotes::begin(RecordingChannels& file, const NoteValues& ofFile) const
{
    const auto said = m_notes.find(std::string(sessionNote));
    NoteValues session = said != m_notes.end() ? said->second : NoteValues();
    session.insert(session.end(), ofFile.begin(), ofFile.end());
    file.addNote(std::string(sessionNote), session);
    for (const auto& [name, values] : m_notes)
        if (name != sessionNote && !values.empty()) // empty: taken back
            file.addNote(name, values);
    for (const auto& [number, source] : m_sources)
        file.addNote(std::string(deviceNote) + source.name, source.notes);
}

} // namespace leadline::log
