// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcDrift.h"

#include "base/Clock.h"

#include <array>

namespace leadline::exporting {

namespace {

using registration::SweepMotion;
using Value = std::optional<double>;

constexpr std::size_t turnsOfChunk = 256;

struct DriftVariable {
    NcColumn column;
    Value (*of)(const DriftRow& row);
};

template<double SweepMotion::*value>
Value motion(const DriftRow& row)
{
    return motionValue(row.sweep.motion, value);
}

constexpr std::array variables{
    DriftVariable{{.name = "recording_time_begin",
                   .units = "s",
                   .longName = "First ping of the turn, since the recording's start",
                   .comment = "As recording_time of the pings; begin_s of leadline-cli drift.",
                   .mayMiss = false},
                  [](const DriftRow& row) { return Value(base::secondsOf(row.begin())); }},
    DriftVariable{{.name = "recording_time_end",
                   .units = "s",
                   .longName = "Last ping of the turn, since the recording's start",
                   .comment = "As recording_time of the pings; end_s of leadline-cli drift.",
                   .mayMiss = false},
                  [](const DriftRow& row) { return Value(base::secondsOf(row.end())); }},
    DriftVariable{{.name = "rotation",
                   .units = "degree",
                   .longName = "How far the vehicle turned since the middle of the turn before",
                   .comment = "Clockwise as seen from above, -180 to 180.",
                   .ancillary = "rotation_bound quality"},
                  motion<&SweepMotion::rotationDeg>},
    DriftVariable{{.name = "rotation_bound",
                   .units = "degree",
                   .longName = "Bound of the error of rotation, 95 %"},
                  motion<&SweepMotion::rotationErrorDeg>},
    DriftVariable{{.name = "forward",
                   .units = "m",
                   .longName = "How far the vehicle moved forward since the middle of the turn "
                               "before",
                   .comment = "In the vehicle's axes in the middle of the turn before.",
                   .ancillary = "displacement_bound quality"},
                  motion<&SweepMotion::forwardM>},
    DriftVariable{{.name = "right",
                   .units = "m",
                   .longName = "How far the vehicle moved to the right since the middle of the "
                               "turn before",
                   .comment = "In the vehicle's axes in the middle of the turn before.",
                   .ancillary = "displacement_bound quality"},
                  motion<&SweepMotion::rightM>},
    DriftVariable{{.name = "displacement_bound",
                   .units = "m",
                   .longName = "Bound of the error of forward and right, 95 %",
                   .comment = "In the direction in which the displacement is known least."},
                  motion<&SweepMotion::displacementErrorM>},
    DriftVariable{{.name = "quality",
                   .units = "1",
                   .longName = "Share of the echoes that fit those of the turns around, 0 to 1"},
                  motion<&SweepMotion::quality>},
    DriftVariable{{.name = "speed",
                   .units = "m s-1",
                   .longName = "Speed over the bed, the mean of mean_duration",
                   .standardName = "platform_speed_wrt_ground",
                   .ancillary = "speed_bound"},
                  [](const DriftRow& row) { return row.speed(); }},
    DriftVariable{{.name = "speed_bound",
                   .units = "m s-1",
                   .longName = "Bound of the error of speed, 95 %",
                   .comment = "A speed that is not larger is none that can be told from zero; then "
                              "there is no direction."},
                  [](const DriftRow& row) { return row.speedError(); }},
    DriftVariable{{.name = "direction_relative",
                   .units = "degree",
                   .longName = "Direction in which it drifts over the bed, clockwise from the "
                               "front",
                   .comment = "0 to 360, in the vehicle's axes at turn_time.",
                   .ancillary = "direction_bound"},
                  [](const DriftRow& row) { return row.relativeDirection(); }},
    DriftVariable{{.name = "direction",
                   .units = "degree",
                   .longName = "Direction in which it drifts over the bed, clockwise from north",
                   .standardName = "platform_course",
                   .comment = "direction_relative and the vehicle's heading at turn_time together; "
                              "whether from true or magnetic north, the recording does not say.",
                   .ancillary = "direction_bound"},
                  [](const DriftRow& row) { return row.direction(); }},
    DriftVariable{{.name = "direction_bound",
                   .units = "degree",
                   .longName = "Bound of the error of direction_relative, 95 %",
                   .comment = "Without the error of the heading."},
                  [](const DriftRow& row) { return row.directionError(); }},
    DriftVariable{{.name = "mean_duration",
                   .units = "s",
                   .longName = "Time before turn_time of which speed and direction are the mean"},
                  [](const DriftRow& row) { return row.meanS(); }},
};

} // namespace

NcDrift::NcDrift(NcFile& file, NcFile::Group beam, const NcTime& time, bool isMounted, int deflate)
    : m_file(file),
      m_group(file.addGroup(beam, "Drift")),
      m_table(file, m_group, time,
              {.timeName = "turn_time",
               .timeLongName = "Middle of the turn, to which its motion leads",
               .chunk = turnsOfChunk,
               .deflate = deflate})
{
    m_table.addTimeColumn("begin_time", "Time at which the first ping of the turn arrived");
    m_table.addTimeColumn("end_time", "Time at which the last ping of the turn arrived");
    for (const DriftVariable& variable : variables)
        m_table.addColumn(variable.column);
    describe(isMounted);
}

void NcDrift::describe(bool isMounted)
{
    m_file.set(m_group, "title", "Drift of the vehicle from turn to turn of the sonar");
    m_file.set(m_group, "comment",
               "Found in the echoes alone: no compass, DVL or GPS has a part in it. A turn is a "
               "full circle, or a sweep of a sector. Its echoes above the noise are matched with "
               "those of the turn before over rotations and displacements; from the best match the "
               "way through six turns is estimated as a whole and continuous in time, so that each "
               "echo lies where it was at its own time. What moves with the vehicle, or shows only "
               "one straight wall, says nothing of it: then the values are missing.");
    m_file.set(m_group, "axes",
               std::string("The vehicle's: forward, and right as seen from above. ") +
                   (isMounted ? "The recording says how the sonar is mounted."
                              : "The recording does not say how the sonar is mounted: forward is "
                                "where its head points at a device_angle of 180."));
    m_file.set(m_group, "bounds",
               "An error is not larger than its _bound in 95 of 100 cases. Distances are as wrong "
               "as the sound speed, besides.");
}

void NcDrift::add(const DriftRow& row)
{
    ++m_counts.turns;
    if (row.sweep.motion)
        ++m_counts.known;
    m_row.clear();
    for (const DriftVariable& variable : variables)
        m_row.push_back(variable.of(row));
    m_table.addRow(row.middle(), m_row, std::array{row.begin(), row.end()});
    if (m_table.waiting() == turnsOfChunk)
        m_table.flush();
}

void NcDrift::finish()
{
    m_table.flush();
    m_file.set(m_group, "turns", static_cast<std::int64_t>(m_counts.turns));
    m_file.set(m_group, "turns_with_known_motion", static_cast<std::int64_t>(m_counts.known));
    if (const base::Message remark = m_counts.remark(); !remark.empty())
        m_file.set(m_group, "remark", remark.text());
}

} // namespace leadline::exporting
