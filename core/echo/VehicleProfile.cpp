// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleProfile.h"

#include "mavlink/Codec.h"
#include "mavlink/Message.h"
#include "mavlink/VehicleReadings.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;
using mavlink::Attitude;
using mavlink::GlobalPositionInt;
using mavlink::VfrHud;

constexpr std::array<std::uint16_t, 3> messages{VfrHud::id, GlobalPositionInt::id, Attitude::id};
constexpr std::uint16_t unknownHeading = std::numeric_limits<std::uint16_t>::max();
/// Messages that are decoded before readers are made to wait for a moment.
constexpr std::uint64_t samplesTogether = 256;

std::int64_t floorDiv(std::int64_t a, std::int64_t b)
{
    return a / b - (a % b < 0 ? 1 : 0);
}

// By this much an angle that follows `last` is turned to go on from there.
float turnsTo(float last, float next)
{
    return std::remainder(next - last, 360.0F) - (next - last);
}

template<class Extent>
Extent extentOf(const BinnedValues::Bin& bin, float by)
{
    return {bin.first + by, bin.last + by, bin.least + by, bin.most + by};
}

// Fills the columns that are still empty from the values of one source.
template<class Get>
void fill(std::span<VehicleProfile::Column> into, log::Time from, log::Time until,
          const BinnedValues& values, bool wraps, Get get)
{
    using Extent = VehicleProfile::Extent;
    const auto& bins = values.bins();
    const double perNs =
        static_cast<double>(into.size()) / static_cast<double>((until - from).count());
    const auto columnOf = [&](const BinnedValues::Bin& bin) {
        return std::floor(static_cast<double>((values.middleOf(bin) - from).count()) * perNs);
    };
    // One bin before and after, to which the values are connected.
    auto at = std::ranges::lower_bound(
        bins, from, {}, [&](const BinnedValues::Bin& bin) { return values.middleOf(bin); });
    if (at != bins.begin())
        --at;
    std::vector<std::optional<Extent>> own(into.size());
    const auto count = static_cast<double>(into.size());
    std::optional<Extent> before;
    double columnBefore = 0;
    log::Time timeBefore{};
    for (; at != bins.end(); ++at) {
        const double column = columnOf(*at);
        Extent extent =
            extentOf<Extent>(*at, wraps && before ? turnsTo(before->last, at->first) : 0);
        const log::Time time = values.middleOf(*at);
        if (before && time - timeBefore <= values.longestStep())
            for (double x = std::max(0.0, columnBefore + 1); x < std::min(column, count); ++x) {
                const auto share = static_cast<float>((x - columnBefore) / (column - columnBefore));
                const float value = before->last + share * (extent.first - before->last);
                own[static_cast<std::size_t>(x)] = Extent{value, value, value, value};
            }
        if (column >= 0 && column < count) {
            auto& place = own[static_cast<std::size_t>(column)];
            if (place)
                extent = {place->first, extent.last, std::min(place->least, extent.least),
                          std::max(place->most, extent.most)};
            place = extent;
        }
        before = extent;
        columnBefore = column;
        timeBefore = time;
        if (column >= count)
            break;
    }
    for (std::size_t i = 0; i < into.size(); ++i)
        if (auto& place = get(into[i]); !place)
            place = own[i];
}

} // namespace

void BinnedValues::add(log::Time time, double value)
{
    if (!std::isfinite(value))
        return;
    ++m_count;
    // Damaged recordings may hold any times.
    constexpr std::int64_t furthest = std::numeric_limits<std::int64_t>::max() / 4;
    const std::int64_t at = std::clamp<std::int64_t>(time.count(), -furthest, furthest);
    const auto v = static_cast<float>(value);
    const Bin bin{floorDiv(at, m_length.count()), v, v, v, v};
    if (m_bins.empty() || m_bins.back().number < bin.number) {
        m_bins.push_back(bin);
    } else {
        const auto place = std::ranges::lower_bound(m_bins, bin.number, {}, &Bin::number);
        if (place->number == bin.number)
            merge(*place, bin);
        else
            m_bins.insert(place, bin);
    }
    if (m_bins.size() > mostBins)
        halve();
}

void BinnedValues::merge(Bin& into, const Bin& later) const
{
    const float by = m_wraps ? turnsTo(into.last, later.first) : 0;
    into.last = later.last + by;
    into.least = std::min(into.least, later.least + by);
    into.most = std::max(into.most, later.most + by);
}

// Bins that are far apart stay as many, until they are long enough.
void BinnedValues::halve()
{
    while (m_bins.size() > mostBins) {
        m_length *= 2;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_bins.size(); ++i) {
            Bin bin = m_bins[i];
            bin.number = floorDiv(bin.number, 2);
            if (kept > 0 && m_bins[kept - 1].number == bin.number)
                merge(m_bins[kept - 1], bin);
            else
                m_bins[kept++] = bin;
        }
        m_bins.resize(kept);
    }
}

log::Time BinnedValues::longestStep() const
{
    constexpr int periods = 5;
    constexpr log::Time least = 1500ms;
    constexpr log::Time most = 10s;
    if (m_bins.empty() || m_count < 2)
        return std::max(least, 2 * m_length);
    const log::Time span = (m_bins.back().number - m_bins.front().number + 1) * m_length;
    return std::max(
        std::clamp(periods * (span / static_cast<std::int64_t>(m_count - 1)), least, most),
        2 * m_length);
}

VehicleProfile::VehicleProfile(const log::Log& log, std::uint8_t system,
                               std::optional<log::StreamNumber> link)
    : m_log(&log),
      m_system(system),
      m_link(link)
{
}

std::optional<VehicleProfile::Sample> VehicleProfile::sampleOf(log::FrameNumber number)
{
    const auto time = m_log->timeOf(number);
    const auto frame = m_log->readMavlink(number, m_scratch);
    if (!time || !frame)
        return std::nullopt;
    Sample sample{.time = *time};
    switch (frame->messageId()) {
    case VfrHud::id: {
        const auto hud = mavlink::decodePayload<VfrHud>(frame->payload());
        sample.depthSource = 0;
        sample.depthM = -static_cast<double>(hud.alt);
        sample.headingSource = 2;
        sample.headingDeg = hud.heading;
        break;
    }
    case GlobalPositionInt::id: {
        const auto global = mavlink::decodePayload<GlobalPositionInt>(frame->payload());
        sample.depthSource = 1;
        sample.depthM = -global.relativeAlt / 1000.0;
        if (global.hdg != unknownHeading)
            sample.headingSource = 1;
        sample.headingDeg = global.hdg / 100.0;
        break;
    }
    case Attitude::id:
        sample.headingSource = 0;
        sample.headingDeg =
            mavlink::degrees(mavlink::decodePayload<Attitude>(frame->payload()).yaw);
        break;
    default:
        break;
    }
    return sample;
}

bool VehicleProfile::extend(std::uint64_t most)
{
    bool isComplete = true;
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = m_log->stream(number);
        if (stream.kind() != ping::DeviceKind::Vehicle || stream.sent() ||
            (m_link && *m_link != number))
            continue;
        for (const std::uint16_t message : messages) {
            const log::FrameSeries* series =
                stream.messages().find({message, {m_system, mavlink::Address::autopilot}});
            std::uint64_t& next = m_next[{number, message}];
            while (series && next < series->size() && most > 0) {
                std::vector<Sample> samples;
                const std::uint64_t end =
                    std::min({series->size(), next + samplesTogether, next + most});
                most -= end - next;
                for (; next < end; ++next)
                    if (const auto frame = series->at(next))
                        if (const auto sample = sampleOf(*frame))
                            samples.push_back(*sample);
                const std::lock_guard lock(m_mutex);
                for (const Sample& sample : samples) {
                    if (sample.depthSource)
                        m_depths[*sample.depthSource].add(sample.time, sample.depthM);
                    if (sample.headingSource)
                        m_headings[*sample.headingSource].add(sample.time, sample.headingDeg);
                }
            }
            if (series && next < series->size())
                isComplete = false;
        }
    }
    return !isComplete;
}

void VehicleProfile::read(log::Time from, log::Time until, std::span<Column> into) const
{
    std::ranges::fill(into, Column{});
    if (until <= from || into.empty())
        return;
    const std::lock_guard lock(m_mutex);
    for (const BinnedValues& depths : m_depths)
        fill(into, from, until, depths, false,
             [](Column& column) -> std::optional<Extent>& { return column.depthM; });
    for (const BinnedValues& headings : m_headings)
        fill(into, from, until, headings, true,
             [](Column& column) -> std::optional<Extent>& { return column.headingDeg; });
}

std::optional<VehicleProfile::Range> VehicleProfile::depthRange() const
{
    const std::lock_guard lock(m_mutex);
    for (const BinnedValues& depths : m_depths) {
        if (depths.bins().empty())
            continue;
        Range range{depths.bins().front().least, depths.bins().front().most};
        for (const auto& bin : depths.bins()) {
            range.least = std::min<double>(range.least, bin.least);
            range.most = std::max<double>(range.most, bin.most);
        }
        return range;
    }
    return std::nullopt;
}

bool VehicleProfile::hasHeading() const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(m_headings,
                               [](const BinnedValues& each) { return !each.bins().empty(); });
}

} // namespace leadline::echo
