// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"

#include <cstdint>
#include <map>
#include <string>

namespace leadline::log {

class RecordingChannels;

/// What is said of a recording and of the devices in it. Each of its files says all of it, from its
/// beginning on.
class RecordingNotes {
public:
    /// The file that is open hears of it at once; null without one.
    void take(RecordedNote note, RecordingChannels* file);
    void take(RecordedSourceChange change, RecordingChannels* file);

    [[nodiscard]] const RecordedSource& source(std::uint16_t number) { return m_sources[number]; }
    /// `ofFile`: what the session's note says besides, in this file.
    void begin(RecordingChannels& file, const NoteValues& ofFile) const;

private:
    std::map<std::uint16_t, RecordedSource> m_sources;
    std::map<std::string, NoteValues> m_notes;
};

} // namespace leadline::log
