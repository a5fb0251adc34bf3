// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/DriftExport.h"

#include "DriftSweeps.h"
#include "base/CivilTime.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace leadline::exporting {

namespace {

using registration::SweepMotion;

constexpr std::array columnsOfMotion{
    DriftColumn{"rotation_deg", 2, &SweepMotion::rotationDeg},
    DriftColumn{"rotation_pm_deg", 2, &SweepMotion::rotationErrorDeg},
    DriftColumn{"forward_m", 3, &SweepMotion::forwardM},
    DriftColumn{"right_m", 3, &SweepMotion::rightM},
    DriftColumn{"displacement_pm_m", 3, &SweepMotion::displacementErrorM},
    DriftColumn{"quality", 3, &SweepMotion::quality},
};

/// A column of the mean drift.
struct MeanColumn {
    const char* name;
    int decimals;
    std::optional<double> (DriftRow::*value)() const;
};

constexpr std::array columnsOfMean{
    MeanColumn{"speed_m_s", 3, &DriftRow::speed},
    MeanColumn{"speed_pm_m_s", 3, &DriftRow::speedError},
    MeanColumn{"rel_direction_deg", 1, &DriftRow::relativeDirection},
    MeanColumn{"direction_deg", 1, &DriftRow::direction},
    MeanColumn{"direction_pm_deg", 1, &DriftRow::directionError},
    MeanColumn{"mean_s", 1, &DriftRow::meanS},
};

/// Appends a number rounded half away from zero, without a sign of zero.
void appendRounded(std::string& text, const std::optional<double>& value, int decimals)
{
    text += ',';
    if (!value)
        return;
    const double scale = std::pow(10, decimals);
    const double rounded = std::round(*value * scale) / scale;
    appendFixed(text, rounded == 0 ? 0 : rounded, decimals);
}

void appendUtc(std::string& text, std::optional<std::chrono::nanoseconds> startUtc, log::Time time)
{
    text += ',';
    if (startUtc)
        text += base::utcIso(*startUtc + time);
}

void appendRow(std::string& text, const DriftRow& row, const std::string& stream,
               std::optional<std::chrono::nanoseconds> startUtc)
{
    appendSeconds(text, row.begin());
    text += ',';
    appendSeconds(text, row.end());
    for (const DriftColumn& column : columnsOfMotion)
        appendRounded(text, column.of(row.sweep.motion), column.decimals);
    text += ',';
    text += stream;
    appendUtc(text, startUtc, row.begin());
    appendUtc(text, startUtc, row.end());
    for (const MeanColumn& column : columnsOfMean)
        appendRounded(text, (row.*column.value)(), column.decimals);
    text += '\n';
}

} // namespace

std::optional<double> motionValue(const std::optional<SweepMotion>& motion,
                                  double SweepMotion::*value)
{
    const bool isWay = value == &SweepMotion::forwardM || value == &SweepMotion::rightM ||
                       value == &SweepMotion::displacementErrorM;
    if (!motion || (isWay && motion->isAlongUnknown))
        return std::nullopt;
    return (*motion).*value;
}

std::span<const DriftColumn> driftColumns()
{
    return columnsOfMotion;
}

base::Message DriftCounts::remark() const
{
    if (turns == 0)
        return base::Message("There is no drift to export: no scanning sonar turned.");
    if (known == 0)
        return base::Message("The drift is not known: no two successive turns of the scanning "
                             "sonar show enough of the same echoes.");
    return {};
}

std::string driftCsvHeader()
{
    std::string text = "begin_s,end_s";
    for (const DriftColumn& column : columnsOfMotion)
        (text += ',') += column.name;
    text += ",stream,begin_utc,end_utc";
    for (const MeanColumn& column : columnsOfMean)
        (text += ',') += column.name;
    text += '\n';
    return text;
}

base::Result<DriftCounts> exportDriftCsv(const log::Log& log, log::Time end,
                                         const DriftOptions& options, const TextSink& sink,
                                         const ExportWatch& watch)
{
    constexpr std::size_t writeAbove = std::size_t{64} << 10U;
    DriftSweeps sweeps(log, options.part, options.part.times(end), options.soundSpeed);
    std::string text = driftCsvHeader();
    bool written = true;
    for (const DriftSweeps::Source& source : sweeps.sources()) {
        const auto write = [&](const DriftRow& row) {
            appendRow(text, row, source.name, options.startUtc);
            if (text.size() > writeAbove) {
                written = sink(text);
                text.clear();
            }
            return written;
        };
        if (!sweeps.forEach(source, watch, write) && written)
            return sweeps.unreadable() ? unreadable() : cancelled();
        if (!written)
            break;
    }
    if (!written || !sink(text))
        return base::Error{
            base::Message("The drift could not be written: the disk is full or gone.")};
    if (watch.progress)
        watch.progress(1);
    return sweeps.counts();
}

std::filesystem::path driftFileBeside(const std::filesystem::path& csvFile)
{
    std::string ending = csvFile.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
    std::filesystem::path beside = csvFile;
    if (ending == ".csv")
        beside.replace_extension();
    beside += ".drift.csv";
    return beside;
}

} // namespace leadline::exporting
