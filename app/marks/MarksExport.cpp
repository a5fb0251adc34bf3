// SPDX-License-Identifier: GPL-3.0-or-later
// How markers leave Leadline from its window.
#include "export/MarkerExport.h"
#include "export/OutputPlace.h"
#include "language/Spoken.h"
#include "log/CivilTime.h"
#include "marks/Marks.h"

#include <QCoreApplication>

#include <system_error>
#include <utility>

namespace leadline::app {

namespace {

using exporting::MarkerFormat;

constexpr int mostOfOneName = 1000;

std::string utf8(const std::filesystem::path& path)
{
    const auto text = path.u8string();
    return {text.begin(), text.end()};
}

/// The first name that is free: "dive-markers.csv", "dive-markers-2.csv", …
std::filesystem::path freePlace(const std::filesystem::path& folder, const std::string& stem,
                                std::string_view ending)
{
    std::filesystem::path place;
    for (int i = 1; i < mostOfOneName; ++i) {
        std::string name = stem + "-markers";
        if (i > 1)
            name += '-' + std::to_string(i);
        name += '.';
        name += ending;
        place = folder / std::filesystem::path(std::u8string(name.begin(), name.end()));
        std::error_code failed;
        if (!std::filesystem::exists(place, failed))
            break;
    }
    return place;
}

base::Status write(const std::filesystem::path& target, const std::string& text)
{
    std::error_code failed;
    std::filesystem::create_directories(target.parent_path(), failed);
    exporting::OutputPlace place({.target = target, .patience = {}});
    if (base::Status begun = place.beginFile(); !begun)
        return begun;
    if (!place.write(text))
        return base::Error{utf8(target.filename()) + " cannot be written: the disk may be full."};
    return place.commit();
}

} // namespace

QStringList Marks::formats() const
{
    return {QStringLiteral("CSV"), QStringLiteral("JSON"), QStringLiteral("GPX"),
            QStringLiteral("KML")};
}

void Marks::exportAs(int format)
{
    const auto known = static_cast<int>(exporting::markerFormats.size());
    if (m_markers.empty() || format < 0 || format >= known)
        return;
    const MarkerFormat wanted = exporting::markerFormats[static_cast<std::size_t>(format)];
    const std::filesystem::path recording = m_isFile && !m_sources.empty()
                                                ? m_sources.front().file.recording
                                            : m_recordedDive ? m_recordedDive().recording
                                                             : std::filesystem::path();
    const auto zero = utcOfZero();
    const std::string stem = !recording.empty() ? utf8(recording.stem())
                             : zero             ? log::utcFileName(*zero)
                                                : std::string("dive");
    const std::filesystem::path folder = !recording.empty() ? recording.parent_path()
                                         : m_diveFolder     ? m_diveFolder()
                                                            : std::filesystem::path();
    // By the clock that was set at each: of several files one may know the date, another not.
    std::vector<log::Marker> markers = m_markers;
    for (log::Marker& marker : markers) {
        const auto utc = utcOfZeroAt(marker.moment.time);
        if (utc)
            marker.moment.utc = *utc + marker.moment.time;
        else if (m_sources.size() > 1)
            marker.moment.utc.reset();
    }
    const exporting::MarkerExport made = exporting::exportMarkers(
        wanted, markers,
        {.source = recording.empty() ? stem : utf8(recording.filename()),
         .program = "Leadline " + QCoreApplication::applicationVersion().toStdString(),
         .rangeM = [this](const log::Marker& marker) { return rangeM(marker); }});
    if (made.written == 0) {
        say(tr("No marker has a position, and %1 holds nothing else. CSV takes all of them.")
                .arg(formats().at(format)));
        return;
    }
    m_writer.post([this, made, folder, stem, ending = std::string(toString(wanted))] {
        const std::filesystem::path target = freePlace(folder, stem, ending);
        const base::Status written = write(target, made.text);
        const QString name = QString::fromStdString(utf8(target.filename()));
        const QString told = !written           ? spoken(written.error().sentence)
                             : made.leftOut > 0 ? tr("Saved %1 without %n that has no position",
                                                     nullptr, static_cast<int>(made.leftOut))
                                                      .arg(name)
                                                : tr("Saved %1").arg(name);
        QMetaObject::invokeMethod(
            this, [this, told] { say(told); }, Qt::QueuedConnection);
    });
}

} // namespace leadline::app
