// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/DiveReport.h"

#include "annotations/EventLog.h"
#include "base/Unicode.h"
#include "echo/GapFinder.h"
#include "echo/VehicleTrack.h"
#include "io/LockedFile.h"
#include "language/DayTime.h"
#include "language/Tr.h"
#include "log/SonarKind.h"
#include "report/ReportEvents.h"
#include "report/SonarSummary.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>

namespace leadline::app {

namespace {

/// More depths than these cannot be told apart on the width of a page.
constexpr std::int64_t mostDepths = 1200;
constexpr log::Time depthEvery = std::chrono::milliseconds(200);
/// Greatest age of the vehicle's depth that is added to a distance.
constexpr log::Time oldestDepth = std::chrono::seconds(1);
constexpr std::uint64_t lookupInterval = 4096;

/// Collects the greatest depth and distance of each interval of time, the distances of each sonar
/// apart.
class DepthProfile {
public:
    DepthProfile(log::Time from, log::Time until)
        : m_from(from),
          m_step(std::max<log::Time>((until - from) / mostDepths, std::chrono::milliseconds(100)))
    {
    }

    void addVehicle(log::Time at, double metres) { deepen(intervalOf(at).depth.vehicleM, metres); }
    /// `vehicleM` is the vehicle's depth at that time, if it is known.
    void addDistance(log::StreamNumber sonar, log::Time at, double metres,
                     std::optional<double> vehicleM)
    {
        Bottom& bottom = intervalOf(at).bottoms[sonar];
        deepen(bottom.distanceM, metres);
        if (vehicleM)
            deepen(bottom.depthM, *vehicleM + metres);
    }
    /// With the distances of one sonar: of the first echosounder that says some, else of the first
    /// multibeam sonar.
    [[nodiscard]] std::vector<DiveReport::Depth> take(const log::Log& log) const
    {
        const auto sonar = chosen(log);
        std::vector<DiveReport::Depth> depths;
        for (const Interval& interval : m_intervals) {
            DiveReport::Depth depth = interval.depth;
            if (const auto bottom = sonar ? interval.bottoms.find(*sonar) : interval.bottoms.end();
                bottom != interval.bottoms.end()) {
                depth.distanceM = bottom->second.distanceM;
                depth.bottomM = bottom->second.depthM;
            }
            if (depth.vehicleM || depth.distanceM)
                depths.push_back(depth);
        }
        return depths;
    }

private:
    struct Bottom {
        std::optional<double> distanceM;
        std::optional<double> depthM;
    };
    struct Interval {
        DiveReport::Depth depth;
        std::map<log::StreamNumber, Bottom> bottoms = {};
    };

    [[nodiscard]] std::optional<log::StreamNumber> chosen(const log::Log& log) const
    {
        std::set<log::StreamNumber> sonars;
        for (const Interval& interval : m_intervals)
            for (const auto& [sonar, bottom] : interval.bottoms)
                sonars.insert(sonar);
        const auto echosounder = std::ranges::find_if(sonars, [&log](log::StreamNumber sonar) {
            return !log::isDrawnAs(log.stream(sonar).kind(), ping::View::Swath);
        });
        if (echosounder != sonars.end())
            return *echosounder;
        return sonars.empty() ? std::nullopt : std::optional(*sonars.begin());
    }
    Interval& intervalOf(log::Time at)
    {
        const log::Time stretch = m_from + (at - m_from) / m_step * m_step;
        if (m_intervals.empty() || m_intervals.back().depth.at != stretch)
            m_intervals.push_back({.depth = {.at = stretch}});
        return m_intervals.back();
    }
    static void deepen(std::optional<double>& depth, double metres)
    {
        depth = std::max(depth.value_or(metres), metres);
    }

    log::Time m_from;
    log::Time m_step;
    std::vector<Interval> m_intervals;
};

/// Reads the chosen part of a recording once.
class Gatherer {
public:
    Gatherer(const formats::Recording& recording, DiveReport& report)
        : m_log(recording.log()),
          m_report(report),
          m_vehicle(m_log),
          m_links(m_log, recording.format() == log::Format::Tlog),
          m_sonars(m_log, report),
          m_events(report),
          m_depths(report.from, report.until)
    {
    }

    void take(log::FrameNumber number, const log::FrameEntry& entry)
    {
        if (m_log.stream(entry.stream).kind() == ping::DeviceKind::Vehicle)
            takeVehicle(number, entry);
        else
            takeSonar(number, entry);
    }

    [[nodiscard]] ReportEvents& events() { return m_events; }
    void finish()
    {
        m_report.links = m_links.finish(m_report.until);
        m_sonars.finish();
        m_events.finish();
        m_report.depths = m_depths.take(m_log);
    }

private:
    void takeVehicle(log::FrameNumber number, const log::FrameEntry& entry)
    {
        const auto frame = m_log.readMavlink(number, m_scratch);
        if (!frame)
            return;
        m_links.take(entry, *frame);
        if (m_log.stream(entry.stream).sent())
            return;
        m_report.simulated |= m_log.stream(entry.stream).simulated();
        m_events.takeVehicle(entry, *frame);
        m_vehicle.take(number, entry);
        if (entry.time < m_nextDepth)
            return;
        m_nextDepth = entry.time + depthEvery;
        if (const auto pose = m_vehicle.at(entry.time); pose.depthM)
            m_depths.addVehicle(entry.time, *pose.depthM);
    }

    void takeSonar(log::FrameNumber number, const log::FrameEntry& entry)
    {
        if (const auto frame = m_log.read(number, m_scratch))
            m_events.takeSonar(
                entry, QString::fromStdString(formats::streamName(m_log, entry.stream)), *frame);
        if (const auto distance = m_sonars.take(number, entry, m_events))
            m_depths.addDistance(entry.stream, entry.time, *distance, freshDepthAt(entry.time));
    }

    // An older depth belongs to another position of the vehicle.
    [[nodiscard]] std::optional<double> freshDepthAt(log::Time at) const
    {
        const mavlink::VehicleState* vehicle = m_vehicle.vehicle();
        const auto depth = vehicle ? vehicle->depth({at}) : std::nullopt;
        return depth && at - depth->time.arrival.sinceZero <= oldestDepth ? std::optional(depth->m)
                                                                          : std::nullopt;
    }

    const log::Log& m_log;
    DiveReport& m_report;
    echo::VehicleFollower m_vehicle;
    LinkHealthCounter m_links;
    SonarSummaries m_sonars;
    ReportEvents m_events;
    DepthProfile m_depths;
    log::Time m_nextDepth = log::Time::min();
    std::vector<std::byte> m_scratch;
};

std::vector<log::Gap> gapsWithin(const formats::Recording& recording, const DiveReport& report,
                                 const std::stop_token& stop)
{
    echo::GapFinder finder;
    while (!stop.stop_requested() && finder.extend(recording.log(), lookupInterval)) {
    }
    std::vector<log::Gap> gaps;
    for (const log::Gap& gap : echo::withDamage(finder.gaps(), recording.contents().missing))
        if (gap.end > report.from && gap.begin < report.until)
            gaps.push_back(gap);
    return gaps;
}

void takeMarks(DiveReport& report, ReportEvents& events, const formats::Recording& recording,
               const std::filesystem::path& file)
{
    const auto isIn = [&](log::Time at) { return at >= report.from && at <= report.until; };
    const annotations::MarkerStore book = marksOf(recording, file, report.utcZero);
    for (annotations::Marker& marker : book.markers())
        if (isIn(marker.moment.time))
            report.markers.push_back(std::move(marker));
    for (const annotations::UserNote& note : book.notes())
        if (isIn(note.moment.time))
            events.addForPilot(note.moment.time, tr("note"), QString::fromStdString(note.text));
    const log::RecordingContents contents = recording.contents();
    if (!contents.eventLog)
        return;
    for (const annotations::LogEvent& happening : contents.eventLog->events)
        if (isIn(happening.time))
            events.add(happening);
}

QDateTime dayTime(const DiveReport& report, log::Time at)
{
    if (report.utcZero)
        return dateTimeOf(*report.utcZero + at, DayZone::Utc);
    if (!report.localZero)
        return {};
    return dateTimeOf(report.localZero->asUtc() + at, DayZone::Utc);
}

} // namespace

QString DiveReport::timeOfDay(log::Time at) const
{
    const QDateTime day = dayTime(*this, at);
    return day.isValid() ? QLocale::c().toString(day, QStringLiteral("HH:mm:ss"))
                         : QString::fromStdString(base::durationText(at));
}

QString DiveReport::date(log::Time at) const
{
    const QDateTime day = dayTime(*this, at);
    return day.isValid() ? dayNames().toString(day, tr("ddd d MMM yyyy")) : QString();
}

QString DiveReport::zone() const
{
    return utcZero ? QStringLiteral("UTC") : localZero ? tr("local time") : tr("of the recording");
}

base::Result<DiveReport> gatherReport(const formats::Recording& recording,
                                      const std::filesystem::path& file,
                                      const exporting::ExportPart& part, bool imperial,
                                      const exporting::ExportWatch& watch)
{
    const log::Log& log = recording.log();
    const log::ReadCounts counts = recording.counts();
    const log::Time end = counts.last.value_or(log::Time{});
    const auto times = part.times(end);
    DiveReport report{.file = QString::fromStdString(base::utf8(file.filename())),
                      .bytes = recording.bytes(),
                      .truncated = counts.truncated,
                      .beingRecorded =
                          counts.truncated && io::isBeingWritten(file, recording.bytes()),
                      .messagesMissing = counts.messagesMissing,
                      .sheet = recording.diveSheet().value_or(annotations::DiveSheet()),
                      .localZero = recording.startLocal(),
                      .imperial = imperial,
                      .from = std::max(times.first, counts.first.value_or(log::Time{})),
                      .until = std::min(times.last, end)};
    report.utcZero = recording.clock().utcOfZeroAt(report.from);
    Gatherer gatherer(recording, report);
    bool any = false;
    const std::uint64_t frames = log.frameCount();
    for (std::uint64_t i = 0; i < frames; ++i) {
        if (i % lookupInterval == 0 &&
            !watch.reportProgress(static_cast<double>(i) / static_cast<double>(frames)))
            return exporting::cancelled();
        const auto entry = log.entry(i);
        if (!entry || !times.hold(entry->time))
            continue;
        any = true;
        gatherer.take(static_cast<log::FrameNumber>(i), *entry);
    }
    if (!any)
        return base::Error{
            base::Message("%1 holds nothing in that part.", report.file.toStdString())};
    takeMarks(report, gatherer.events(), recording, file);
    gatherer.finish();
    report.gaps = gapsWithin(recording, report, watch.stop);
    return report;
}

} // namespace leadline::app
