// SPDX-License-Identifier: GPL-3.0-or-later
// How markers leave Leadline from its window.
#include "base/CivilTime.h"
#include "base/PathText.h"
#include "export/MarkerExport.h"
#include "language/Spoken.h"
#include "markers/Marks.h"
#include "pictures/NewFile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <span>
#include <utility>

namespace leadline::app {

using exporting::MarkerFormat;

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
    const std::string stem = !recording.empty() ? base::utf8(recording.stem())
                             : zero             ? base::utcFileName(*zero)
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
        {.source = recording.empty() ? stem : base::utf8(recording.filename()),
         .program = "Leadline " + QCoreApplication::applicationVersion().toStdString(),
         .rangeM = [this](const log::Marker& marker) { return rangeM(marker); }});
    if (made.written == 0) {
        say(tr("No marker has a position, and %1 holds nothing else. CSV takes all of them.")
                .arg(formats().at(format)));
        return;
    }
    m_writer.post(
        [this, made, folder = QString::fromStdString(base::utf8(folder)),
         stem = QString::fromStdString(stem) + QStringLiteral("-markers"),
         suffix = QLatin1Char('.') + QString::fromStdString(std::string(toString(wanted)))] {
            const base::Result<QString> written =
                writeNewFile(folder, stem, suffix, std::as_bytes(std::span(made.text)));
            const QString name = written ? QFileInfo(*written).fileName() : QString();
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
