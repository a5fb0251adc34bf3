// SPDX-License-Identifier: GPL-3.0-or-later
// What a session has to do with marks: where they go, and where they stand.
#include "session/Session.h"

#include "engine/DataFolder.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

std::filesystem::path pathOf(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

void Session::followMarks()
{
    m_marks.recordDiveWith([this](const log::MarkRecord& mark) { return m_dive.record(mark); });
    m_marks.recordedDiveIs([this] {
        return log::MarkedFile{.recording = m_dive.recorder()->path(),
                               .otherFolder = notesFolder()};
    });
    m_marks.diveFolderIs([this] { return m_dive.recordingFolder(); });
    m_marks.speedIsBy([this](const log::Marker& marker) { return soundSpeedAt(marker); });
    connect(&m_dive, &Dive::unrecorded, &m_marks, &Marks::keepUnrecorded);
    connect(&m_dive, &Dive::happeningsGrew, this, &Session::lookAtMarks);
    // Ranges that were marked follow the sound speed.
    for (ShownSonar* sonar : {&m_shown360, &m_shown1d})
        connect(sonar->source(), &SonarSource::reset, &m_marks, &Marks::refresh);
    connect(&m_marks, &Marks::changed, this, [this] {
        std::vector<log::Time> times;
        for (const Moment& moment : m_marks.moments())
            times.push_back(moment.time);
        m_playback.setMoments(std::move(times));
    });
    connect(&m_marks, &Marks::seekAsked, this, [this](log::Time time) {
        m_playback.pause();
        m_playback.seekTo(time);
    });
}

std::vector<Marks::Source> Session::markSources() const
{
    std::vector<Marks::Source> sources;
    for (const OpenFile& file : m_files.files()) {
        Marks::Source& source = sources.emplace_back(
            Marks::Source{.file = {pathOf(file.path), notesFolder()}, .alone = file.alone});
        if (file.alone)
            continue;
        source.zero = file.zero;
        source.utcOfZero = file.recording->clock().utcOfZeroAt(log::Time{});
        const log::Log& own = file.recording->log();
        for (std::size_t i = 0; i < own.streamCount(); ++i) {
            const auto number = static_cast<log::StreamNumber>(i);
            if (const auto shown = file.streamShown(number))
                source.streams.emplace_back(log::streamName(own, number),
                                            log::streamName(*log(), *shown));
        }
    }
    return sources;
}

std::size_t Session::markSourceAt(log::Time time, std::string_view stream) const
{
    for (std::size_t i = 0; !stream.empty() && i < log()->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (log::isStreamNamed(*log(), number, stream))
            return m_files.fileAt(time, number);
    }
    return m_files.fileAt(time);
}

void Session::lookAtMarks()
{
    m_marks.lookAtDive(m_dive.happenings(), m_edge.utcAtZero(), m_edge.gaps());
    if (recording())
        m_marks.lookAtFile(recording()->contents().happenings, recording()->clock(),
                           m_playback.gaps());
}

// Of the ping that was marked, if it is one of those that are shown.
std::optional<double> Session::soundSpeedAt(const log::Marker& marker)
{
    const SonarSource* source = marker.sonar == log::StreamKind::Ping1D ? ping1d() : ping360();
    if (!source->present())
        return std::nullopt;
    const echo::PingReader& reader = source->reader();
    if (log::streamName(reader.log(), reader.stream()) != marker.stream)
        return std::nullopt;
    // What the user chose counts for all pings.
    if (const auto chosen = m_display.sound()->sound().speed)
        return chosen;
    const std::uint64_t upTo = reader.countUpTo(marker.moment.time);
    echo::PingReader::Scratch scratch;
    const auto ping = upTo > 0 ? reader.read(upTo - 1, scratch) : std::nullopt;
    return ping ? std::optional(ping->soundSpeed) : std::nullopt;
}

void Session::note(const QString& text, double seconds)
{
    const double at = std::isfinite(seconds) ? seconds : m_playback.position();
    m_marks.note(text, std::chrono::round<std::chrono::microseconds>(
                           std::chrono::duration<double>(std::clamp(at, -4e8, 4e8))));
}

void Session::alarmed(const QString& sentence)
{
    m_dive.tell({.at = {},
                 .level = log::RecordedEvent::Level::Warning,
                 .device = {},
                 .kind = "alarm",
                 .name = {},
                 .value = {},
                 .text = sentence.toStdString()});
}

} // namespace leadline::app
