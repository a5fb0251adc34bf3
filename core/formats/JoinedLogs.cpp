// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/JoinedLogs.h"

#include "JoinedReader.h"

#include <algorithm>
#include <tuple>

namespace leadline::formats {

namespace {

using std::chrono::nanoseconds;

/// UTC of a recording's time zero. If the clock was set during the recording, the last setting
/// counts, since it was a correction.
std::optional<nanoseconds> utcOfZero(const Recording& recording)
{
    std::optional<nanoseconds> utc;
    const log::WallClock clock = recording.clock();
    for (const log::WallClock::Segment& stretch : clock.segments())
        if (stretch.isDate)
            utc = stretch.zero;
    return utc;
}

bool overlap(const RecordedSpan& a, const RecordedSpan& b, log::Time offset)
{
    return a.first && a.last && b.first && b.last && *b.first + offset <= *a.last &&
           *a.first <= *b.last + offset;
}

/// Returns nullopt if the clocks differ by more than a year, which also avoids an overflow.
std::optional<log::Time> difference(nanoseconds a, nanoseconds b)
{
    constexpr nanoseconds most = std::chrono::days(365);
    const bool far = a > b ? b < a - most : a < b - most;
    return far ? std::nullopt : std::optional(a - b);
}

} // namespace

RecordedSpan::RecordedSpan(const log::ReadCounts& counts, log::Time later)
{
    constexpr log::Time most = std::chrono::days(400);
    const auto placed = [&](const std::optional<log::Time>& time) {
        return time ? std::optional(std::clamp(*time, -most, most) + later) : std::nullopt;
    };
    first = placed(counts.first);
    last = placed(counts.last);
}

Placement Placement::of(const Recording& sonar, const Recording& vehicle,
                        const UtcOfLocal& utcOfLocal)
{
    const auto vehicleUtc = utcOfZero(vehicle);
    auto sonarUtc = utcOfZero(sonar);
    By by = By::Utc;
    if (!sonarUtc && sonar.startLocal() && utcOfLocal) {
        sonarUtc = utcOfLocal(*sonar.startLocal());
        by = By::LocalTime;
    }
    const auto offset = vehicleUtc && sonarUtc ? difference(*vehicleUtc, *sonarUtc) : std::nullopt;
    const RecordedSpan ofSonar(sonar.counts());
    const RecordedSpan ofVehicle(vehicle.counts());
    if (offset && overlap(ofSonar, ofVehicle, *offset))
        return {by, *offset};
    return {offset ? By::Apart : By::None,
            ofSonar.first.value_or(log::Time{}) - ofVehicle.first.value_or(log::Time{})};
}

// The date comes from the sonar's clock; without one from the vehicle's, if both were aligned by
// clocks.
AlignedLogs JoinedLogs::aligned() const
{
    const bool bySonar = !sonar->clock().segments().empty();
    const bool byVehicle = !bySonar && placement.isKnown();
    return {.parts = {{sonar, sonarZero(), placement.by, bySonar},
                      {vehicle, vehicleZero(), placement.by, byVehicle}}};
}

AlignedLogs AlignedLogs::byClocks(std::vector<std::shared_ptr<const Recording>> recordings,
                                  const Placement::UtcOfLocal& utcOfLocal)
{
    AlignedLogs aligned;
    std::optional<nanoseconds> reference;
    for (auto& recording : recordings) {
        Part& part = aligned.parts.emplace_back(Part{.recording = std::move(recording)});
        auto utc = utcOfZero(*part.recording);
        part.by = Placement::By::Utc;
        if (!utc && part.recording->startLocal() && utcOfLocal) {
            utc = utcOfLocal(*part.recording->startLocal());
            part.by = Placement::By::LocalTime;
        }
        const auto zero = utc ? difference(*utc, reference.value_or(*utc)) : std::nullopt;
        if (zero) {
            reference = reference.value_or(*utc);
            part.providesUtc = part.by == Placement::By::Utc;
            part.zero = *zero;
        } else {
            part.by = Placement::By::None;
        }
    }
    aligned.alignUndated();
    return aligned;
}

std::size_t AlignedLogs::reference() const
{
    const auto known = std::ranges::find_if(
        parts, [](const Part& part) { return part.by != Placement::By::None; });
    return known == parts.end() ? 0 : static_cast<std::size_t>(known - parts.begin());
}

bool AlignedLogs::canShiftByHand(std::size_t part) const
{
    return part < parts.size() && part != reference() && parts[part].by == Placement::By::None;
}

void AlignedLogs::alignByHand(std::size_t part, std::optional<log::Time> shift)
{
    if (!canShiftByHand(part))
        return;
    parts[part].byHand = shift;
    alignUndated();
}

// Places the parts that no clock places; the others are placed already.
void AlignedLogs::alignUndated()
{
    constexpr log::Time apart = std::chrono::seconds(1);
    if (parts.empty())
        return;
    const auto spanOf = [](const Part& part) {
        return RecordedSpan(part.recording->counts(), part.zero);
    };
    const std::size_t whole = reference();
    const log::Time common = spanOf(parts[whole]).first.value_or(parts[whole].zero);
    parts[whole].dateless = parts[whole].by == Placement::By::None;
    log::Time end{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Part& part = parts[i];
        if (canShiftByHand(i)) {
            part.zero = {};
            part.dateless = !part.byHand || parts[whole].dateless;
            if (!part.byHand)
                continue;
            part.zero = common + *part.byHand - spanOf(part).first.value_or(log::Time{});
        }
        end = std::max(end, spanOf(part).last.value_or(part.zero));
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Part& part = parts[i];
        if (!canShiftByHand(i) || part.byHand)
            continue;
        part.zero = end + apart - spanOf(part).first.value_or(log::Time{});
        end = std::max(end, spanOf(part).last.value_or(part.zero));
    }
    log::Time begin = log::Time::max();
    for (const Part& part : parts)
        begin = std::min(begin, part.zero);
    for (Part& part : parts)
        part.zero -= begin;
}

bool AlignedLogs::coversTime(std::size_t part, log::Time time) const
{
    const RecordedSpan span(parts[part].recording->counts(), parts[part].zero);
    return span.first && span.last && *span.first <= time && time <= *span.last;
}

std::size_t AlignedLogs::partAt(log::Time time,
                                const std::function<bool(std::size_t)>& preferred) const
{
    // Times of a log are in whole microseconds, those of its parts' zeros are not.
    constexpr log::Time tolerance = std::chrono::microseconds(1);
    // Markers in damaged files may have any time.
    time = std::clamp(time, log::Time::min() / 4, log::Time::max() / 4);
    std::size_t found = 0;
    std::tuple<bool, bool, bool, log::Time> best{false, false, false, log::Time::min()};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const RecordedSpan span(parts[i].recording->counts(), parts[i].zero);
        const log::Time first = span.first.value_or(parts[i].zero);
        const log::Time last = span.last.value_or(first);
        const bool isOver = time > last + tolerance;
        const bool isToCome = time < first - tolerance;
        const log::Time away = isOver ? time - last : isToCome ? first - time : log::Time{};
        const std::tuple rank{!isOver && !isToCome, preferred && preferred(i), isOver, -away};
        if (rank > best) {
            best = rank;
            found = i;
        }
    }
    return found;
}

// Identifies the stream by its first frame, whose bytes have the same position in the joined file.
std::optional<log::StreamNumber> AlignedLogs::streamIn(const log::Log& joined, std::size_t part,
                                                       log::StreamNumber stream) const
{
    const log::Log& log = parts[part].recording->log();
    const auto number = log.stream(stream).firstFrame();
    const auto first = number ? log.entry(*number) : std::nullopt;
    if (!first)
        return std::nullopt;
    const std::uint64_t base = JoinedBytes(*this).bases()[part];
    const log::Time at = first->time + parts[part].zero;
    const std::uint64_t end = joined.framesUpTo(at);
    for (std::uint64_t i = joined.framesUpTo(at - std::chrono::microseconds(2)); i < end; ++i) {
        const auto entry = joined.entry(i);
        const bool same = entry && entry->length == first->length &&
                          entry->messageId == first->messageId &&
                          entry->straddles == first->straddles &&
                          (entry->straddles || entry->position == first->position + base) &&
                          joined.stream(entry->stream).kind() == log.stream(stream).kind() &&
                          joined.stream(entry->stream).sent() == log.stream(stream).sent();
        if (same)
            return entry->stream;
    }
    return std::nullopt;
}

} // namespace leadline::formats
