// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/RecordingNotes.h"

#include "base/Ascii.h"
#include "formats/RecordingChannels.h"

#include <utility>

namespace leadline::formats {

void RecordingNotes::take(log::RecordedNote note, RecordingChannels* file)
{
    if (file)
        file->addNote(note.name, note.values);
    m_notes[note.name] = std::move(note.values);
}

void RecordingNotes::take(log::RecordedSourceChange change, RecordingChannels* file)
{
    log::RecordedSource& source = m_sources[change.number];
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

void RecordingNotes::begin(RecordingChannels& file, const log::NoteValues& ofFile) const
{
    const auto said = m_notes.find(std::string(sessionNote));
    log::NoteValues session = said != m_notes.end() ? said->second : log::NoteValues();
    session.insert(session.end(), ofFile.begin(), ofFile.end());
    file.addNote(std::string(sessionNote), session);
    for (const auto& [name, values] : m_notes)
        if (name != sessionNote && !values.empty()) // An empty note was withdrawn.
            file.addNote(name, values);
    for (const auto& [number, source] : m_sources)
        file.addNote(std::string(deviceNote) + source.name, source.notes);
}

void noteSessionTimes(log::NoteValues& notes, const SessionTimes& times)
{
    if (times.zero)
        notes.emplace_back(timeZeroKey, std::to_string(*times.zero));
    if (times.unknownUtc)
        notes.emplace_back(utcKey, utcUnknown);
}

std::optional<std::chrono::nanoseconds> SessionTimes::utcOf(std::uint64_t logTime) const
{
    constexpr std::uint64_t noDate = std::uint64_t{1} << 62U;
    if (unknownUtc || logTime >= noDate)
        return std::nullopt;
    return std::chrono::nanoseconds(static_cast<std::int64_t>(logTime));
}

SessionTimes sessionTimesOf(const std::vector<mcap::Metadata>& metadata)
{
    SessionTimes times;
    for (const mcap::Metadata& each : metadata) {
        if (each.name != sessionNote)
            continue;
        for (const auto& [key, value] : each.metadata) {
            if (const auto zero = base::parseNumber<std::uint64_t>(value);
                key == timeZeroKey && zero)
                times.zero = zero;
            else if (key == utcKey)
                times.unknownUtc = value == utcUnknown;
        }
    }
    return times;
}

} // namespace leadline::formats
