// SPDX-License-Identifier: GPL-3.0-or-later
#include "MarkerFigures.h"

#include "annotations/MarkerRecord.h"
#include "base/CivilTime.h"
#include "base/FieldText.h"
#include "base/Units.h"
#include "export/CsvRow.h"

namespace leadline::exporting {

namespace {

std::string fixed(double value, int decimals)
{
    std::string text;
    appendFixed(text, value, decimals);
    return text;
}

std::string fixed(const std::optional<double>& value, int decimals)
{
    return value ? fixed(*value, decimals) : std::string();
}

std::string settingsText(const log::NoteValues& settings)
{
    std::string text;
    for (const auto& [name, value] : settings) {
        if (!text.empty())
            text += ' ';
        text += name;
        text += '=';
        text += value;
    }
    return text;
}

double rangeOf(const log::Marker& marker, const MarkerExportOptions& options)
{
    return options.rangeM ? options.rangeM(marker) : marker.rangeM;
}

/// How many times the range it is than when it was taken: sound may be faster.
double shareOf(const log::Marker& marker, double rangeM)
{
    return marker.rangeM > 0 ? rangeM / marker.rangeM : 1;
}

std::string referenceOf(const log::Marker& marker)
{
    return !marker.trueDeg ? "" : marker.northIsTrue ? "true" : "hdg";
}

} // namespace

std::string nameOf(const log::Marker& marker)
{
    return marker.name.empty() ? log::titleOf(marker) : marker.name;
}

std::string utcOf(const log::Marker& marker, const MarkerExportOptions& options)
{
    if (options.startUtc)
        return base::utcIso(*options.startUtc + marker.moment.time);
    return marker.moment.utc ? base::utcIso(*marker.moment.utc) : std::string();
}

std::string degreesText(double degrees)
{
    return fixed(degrees, 7);
}

std::vector<MarkerFigure> figuresOf(const log::Marker& marker, const MarkerExportOptions& options)
{
    const double range = rangeOf(marker, options);
    const double share = shareOf(marker, range);
    const auto& position = marker.position;
    return {
        {"utc", utcOf(marker, options), false},
        {"time_s", fixed(std::chrono::duration<double>(marker.moment.time).count(), 3)},
        {"stream", marker.stream, false},
        {"range_m", fixed(range, 3)},
        {"range_error_m", fixed(marker.rangeErrorM * share, 3)},
        {"sound_speed_m_s", fixed(marker.soundSpeed * share, 1)},
        {"rel_bearing_deg", fixed(marker.relativeDeg, 1)},
        {"rel_bearing_error_deg", marker.relativeDeg ? fixed(marker.relativeErrorDeg, 1) : ""},
        {"bearing_deg", fixed(marker.trueDeg, 1)},
        {"bearing_error_deg", marker.trueDeg ? fixed(marker.trueErrorDeg, 1) : ""},
        {"bearing_reference", referenceOf(marker), false},
        {"heading_deg", fixed(marker.headingDeg, 1)},
        {"vehicle_depth_m", fixed(marker.depthM, 2)},
        {"altitude_m", fixed(marker.altitudeM, 2)},
        {"position_error_m", position ? fixed(position->errorM, 1) : ""},
        {"position_source", position ? position->source : "", false},
        {"position_age_s", position ? fixed(position->ageS, 3) : ""},
        {"intensity", marker.intensity ? base::numberText(*marker.intensity) : ""},
        {"simulated", marker.simulated ? "true" : "false"},
        {"settings", settingsText(marker.settings), false},
        {"alignment", marker.alignedByHand ? "manual" : "", false},
    };
}

std::string describe(const log::Marker& marker, const MarkerExportOptions& options)
{
    const double range = rangeOf(marker, options);
    std::string text = fixed(range, 2);
    text += " m slant range \u00b1 " + fixed(marker.rangeErrorM * shareOf(marker, range), 2) + " m";
    if (marker.trueDeg)
        text += ", bearing " + fixed(*marker.trueDeg, 1) + "\u00b0 " + referenceOf(marker) +
                " \u00b1 " + fixed(marker.trueErrorDeg, 1) + "\u00b0";
    else if (marker.relativeDeg)
        text += ", bearing " + fixed(base::roundedBearing(*marker.relativeDeg), 1) +
                "\u00b0 from the front \u00b1 " + fixed(marker.relativeErrorDeg, 1) + "\u00b0";
    if (marker.depthM)
        text += ", vehicle " + fixed(*marker.depthM, 2) + " m deep";
    if (marker.altitudeM)
        text += ", " + fixed(*marker.altitudeM, 2) + " m above the bottom";
    if (marker.position)
        text += ", position \u00b1 " + fixed(marker.position->errorM, 1) + " m (" +
                marker.position->source + ")";
    if (marker.alignedByHand)
        text += ", vehicle's log aligned by hand";
    if (marker.simulated)
        text += ", simulated";
    return text;
}

} // namespace leadline::exporting
