// SPDX-License-Identifier: GPL-3.0-or-later
// A log that is opened, read while it is looked at, and left.
#include "session/Session.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

void Session::leaveLog()
{
    if (!recording() && m_edge.log())
        m_divePlayhead = m_playback.playhead();
    m_place.reset();
    m_pictured.reset();
    const log::Time at = m_playback.time();
    if (const log::JoinedLogs* logs = m_files.pair())
        m_place = Place{logs->sonar, at - m_files.files().front().zero, m_playback.playing()};
    else if (const log::LaidLogs* list = m_files.list()) {
        const log::LaidLogs::Part& part = list->parts[m_files.fileAt(at)];
        m_place = Place{part.recording, at - part.zero, m_playback.playing()};
    }
    m_between = true;
    m_toPlay = false;
    m_playback.pause();
    m_vehicle.look(nullptr, {});
    m_vehicle.setByHand(false);
    m_recordedVehicle.look(nullptr);
    m_shown360.clear();
    m_shown1d.clear();
    m_timing.clear();
    m_messages.look(nullptr, {});
    m_playback.clear();
}

void Session::showFile()
{
    m_between = false;
    const FileRow& row = m_files.row();
    if (!row.beside().isEmpty())
        m_recent.add(row.beside());
    for (const QString& path : row.onOneLine())
        m_recent.add(path);
    m_recent.add(row.path());
    m_marks.showFiles(markSources(), [this](log::Time time, std::string_view stream) {
        return markSourceAt(time, stream);
    });
    look();
    if (backToPlace())
        return;
    m_playback.toBegin();
    m_pictured = m_files.pictured();
    m_meanwhile = m_playback.time();
    goToPictured();
    m_toPlay = !m_files.pictured();
    playWhenLong();
}

// As far as it is read; who moves the playhead meanwhile wants something else.
void Session::goToPictured()
{
    if (!m_pictured)
        return;
    if (m_playback.time() != m_meanwhile) {
        m_pictured.reset();
        return;
    }
    m_playback.seekTo(*m_pictured);
    m_meanwhile = m_playback.time();
    if (m_meanwhile >= *m_pictured)
        m_pictured.reset();
}

// To the same ping of the same sonar, wherever it lies now.
bool Session::backToPlace()
{
    const auto place = std::exchange(m_place, {});
    if (!place)
        return false;
    const auto& files = m_files.files();
    const auto file = std::ranges::find(files, place->recording.get(), &OpenFile::recording);
    if (file == files.end())
        return false;
    m_playback.seekTo(place->time + file->zero);
    if (place->playing)
        m_playback.play();
    return true;
}

// At first there may be one instant only, which cannot be played.
void Session::playWhenLong()
{
    if (!m_toPlay || m_playback.begin() == m_playback.end())
        return;
    m_toPlay = false;
    m_playback.play();
}

void Session::fileRead(const std::vector<log::Gap>& gaps)
{
    look();
    m_toPlay = false;
    m_pictured.reset();
    m_playback.setGaps(gaps);
    lookAtMarks();
    emit readToItsEnd();
}

void Session::look()
{
    if (!recording())
        return;
    const log::ReadCounts counts = recording()->counts();
    const log::Time last = counts.last.value_or(log::Time{});
    const log::Time first = counts.first.value_or(last);
    if (counts.last)
        m_playback.setRange(first < last ? first : last, last);
    goToPictured();
    playWhenLong();
    m_recordedVehicle.look(&recording()->log());
    const auto wanted = m_recordedVehicle.wanted();
    m_vehicle.chooseSystem(wanted ? wanted->system : -1, wanted ? int{wanted->link} : -1);
    lookAt(&recording()->log(), nullptr);
    emit progressChanged();
}

} // namespace leadline::app
