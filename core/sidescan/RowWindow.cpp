// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/RowWindow.h"

#include "base/Units.h"
#include "sidescan/BottomTrack.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::sidescan {

namespace {

constexpr auto byTime = [](const Row& row) { return row.time; };

/// Of linear counts: full scale is 0 dB.
std::vector<std::uint8_t> levelsOfAmplitudes(const ping::Samples& samples)
{
    static const auto levels = [] {
        std::vector<std::uint8_t> all(ping::fullScaleOf<ping::WideSample> + std::size_t{1});
        for (std::size_t count = 1; count < all.size(); ++count) {
            const double decibels =
                20 * std::log10(static_cast<double>(count) / ping::fullScaleOf<ping::WideSample>);
            all[count] = static_cast<std::uint8_t>(
                std::lround((decibels - levelScale.atZero) * levelsPerDecibel));
        }
        return all;
    }();
    const std::size_t scale = ping::fullScaleOf<ping::WideSample> / samples.fullScale();
    std::vector<std::uint8_t> found(samples.size());
    std::ranges::transform(samples, found.begin(),
                           [&](std::uint16_t sample) { return levels[sample * scale]; });
    return found;
}

} // namespace

double Row::rangeErrorM() const
{
    return std::hypot(sampleM() / 2, soundSpeed * transmitUs * 1e-6 / 4);
}

Row rowOf(const ping::PingFields& ping, std::optional<double> chosenSpeed)
{
    const double ofDevice = ping.soundSpeed && base::plausibleSoundSpeed(*ping.soundSpeed)
                                ? *ping.soundSpeed
                                : base::defaultSoundSpeed;
    const double factor = chosenSpeed ? *chosenSpeed / ofDevice : 1;
    Row row{.startM = ping.startM * factor,
            .lengthM = ping.lengthM * factor,
            .soundSpeed = chosenSpeed.value_or(ofDevice),
            .transmitUs = ping.transmitUs.value_or(0),
            .frequencyKhz = ping.frequencyKhz.value_or(0)};
    if (!ping.decibels) {
        row.levels = levelsOfAmplitudes(ping.samples);
        return row;
    }
    const double fullScale = ping.samples.fullScale();
    const ping::DecibelScale scale = *ping.decibels;
    const double gainDb = ping.analogGain ? 20 * std::log10(*ping.analogGain / referenceGain) : 0;
    const auto zero =
        static_cast<float>((scale.atZero - gainDb - levelScale.atZero) * levelsPerDecibel + 0.5);
    const auto step =
        static_cast<float>((scale.atFullScale - scale.atZero) * levelsPerDecibel / fullScale);
    row.levels.resize(ping.samples.size());
    ping.samples.visit([&](auto samples) {
        std::transform(samples.begin(), samples.end(), row.levels.begin(), [&](auto sample) {
            const float level = zero + step * static_cast<float>(std::uint16_t{sample});
            return static_cast<std::uint8_t>(std::clamp(level, 0.0F, 255.0F));
        });
    });
    return row;
}

RowWindow::RowWindow(const log::Log& log, std::optional<double> chosenSpeed)
    : m_log(&log),
      m_chosenSpeed(chosenSpeed)
{
}

bool RowWindow::setChoices(SideChoices choices)
{
    if (m_sides.choices() == choices)
        return false;
    m_sides.setChoices(std::move(choices));
    m_unitsChanged = true;
    return true;
}

bool RowWindow::setShown(std::optional<Unit> unit)
{
    if (m_shown == unit)
        return false;
    m_shown = unit;
    m_unitsChanged = true;
    return true;
}

void RowWindow::forgetRows()
{
    for (Rows& rows : m_rows)
        rows.clear();
    m_read.clear();
}

std::optional<Unit> RowWindow::findUnknownUnit() const
{
    const auto isUnknown = [this](const Unit& unit) {
        return m_sides.sideOf(*m_log, unit) == Side::Unknown;
    };
    const auto& units = m_sides.units();
    if (m_shown && std::ranges::find(units, *m_shown) != units.end() && isUnknown(*m_shown))
        return m_shown;
    return !units.empty() && std::ranges::all_of(units, isUnknown) ? std::optional(units.front())
                                                                   : std::nullopt;
}

bool RowWindow::load(log::Time from, log::Time until)
{
    m_unitsChanged = m_sides.lookAt(*m_log) || m_unitsChanged;
    const bool changed = std::exchange(m_unitsChanged, false);
    if (changed) {
        forgetRows();
        m_unknownUnit = findUnknownUnit();
    }
    std::uint64_t most = 0;
    std::map<log::StreamNumber, Part> wanted;
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = m_log->stream(number);
        if (!isSideScan(stream))
            continue;
        const std::uint64_t end = m_log->countUpTo(stream.pings(), until);
        const std::uint64_t first = std::min(m_log->countUpTo(stream.pings(), from), end);
        wanted[number] = {first, end};
        most = std::max(most, end - first);
    }
    std::uint64_t stride = 1;
    while (most / stride > mostRows)
        stride *= 2;
    const bool isOtherStride = std::exchange(m_stride, stride) != stride;
    if (isOtherStride)
        forgetRows();
    for (Rows& rows : m_rows) {
        rows.erase(std::ranges::upper_bound(rows, until, {}, byTime), rows.end());
        rows.erase(rows.begin(), std::ranges::upper_bound(rows, from, {}, byTime));
    }
    for (const auto& [number, part] : wanted) {
        const auto known = m_read.find(number);
        if (known == m_read.end() || known->second.end <= part.first ||
            known->second.first >= part.end) {
            read(number, part);
        } else {
            read(number, {part.first, std::max(known->second.first, part.first)});
            read(number, {std::min(known->second.end, part.end), part.end});
        }
        m_read[number] = part;
    }
    // Sides depend on the units that there are.
    if (m_unitsChanged)
        return load(from, until);
    return changed || isOtherStride;
}

void RowWindow::read(log::StreamNumber number, Part part)
{
    const log::Stream& stream = m_log->stream(number);
    const ping::FamilyDescriptor& family = *ping::descriptorOf(stream.kind().family());
    for (std::uint64_t i = part.first; i < part.end; ++i) {
        // Two units may alternate in one stream, so that of each 2n pings two neighbours are read.
        if (m_stride > 1 && i % (2 * m_stride) > 1)
            continue;
        const auto entry = stream.pings().at(i);
        const auto time = entry ? m_log->timeOf(entry->frame) : std::nullopt;
        const auto frame = time ? m_log->read(entry->frame, m_scratch) : std::nullopt;
        const ping::PingMessage* message = frame ? family.ping(*frame) : nullptr;
        const auto ping = message ? message->read(frame->payload) : std::nullopt;
        if (!ping)
            continue;
        const Unit unit = unitOf(number, *ping);
        m_unitsChanged = m_sides.note(unit) || m_unitsChanged;
        const Side side = m_sides.sideOf(*m_log, unit);
        if (side == Side::Unknown && unit != m_unknownUnit)
            continue;
        Row row = rowOf(*ping, m_chosenSpeed);
        row.time = *time;
        row.frame = entry->frame;
        row.unit = unit;
        row.bottom = findFirstReturn(row);
        Rows& rows = m_rows[static_cast<std::size_t>(side)];
        const auto at = rows.empty() || rows.back().time <= row.time
                            ? rows.end()
                            : std::ranges::upper_bound(rows, row.time, {}, byTime);
        rows.insert(at, std::move(row));
    }
}

const Row* RowWindow::rowAt(Side side, log::Time time) const
{
    const Rows& all = rows(side);
    const auto after = std::ranges::upper_bound(all, time, {}, byTime);
    return after == all.begin() ? nullptr : &*std::prev(after);
}

std::optional<Unit> RowWindow::unitAt(log::StreamNumber number, std::uint64_t ping)
{
    const log::Stream& stream = m_log->stream(number);
    const auto entry = stream.pings().at(ping);
    const auto frame = entry ? m_log->read(entry->frame, m_scratch) : std::nullopt;
    const ping::PingMessage* message =
        frame ? ping::descriptorOf(stream.kind().family())->ping(*frame) : nullptr;
    const auto fields = message ? message->read(frame->payload) : std::nullopt;
    return fields ? std::optional(unitOf(number, *fields)) : std::nullopt;
}

std::optional<std::uint64_t> RowWindow::lastPing(const Unit& unit, std::uint64_t count)
{
    LastPing& last = m_last[unit];
    if (last.number && *last.number >= count)
        last = {};
    for (std::uint64_t i = count; i > last.count; --i) {
        if (unitAt(unit.stream, i - 1) == unit) {
            last.number = i - 1;
            break;
        }
    }
    last.count = std::max(last.count, count);
    return last.number;
}

std::optional<log::Time> RowWindow::lastTime(Side side, log::Time until)
{
    std::optional<log::Time> latest;
    for (const Unit& unit : m_sides.units()) {
        if (m_sides.sideOf(*m_log, unit) != side)
            continue;
        const auto& pings = m_log->stream(unit.stream).pings();
        const auto last = lastPing(unit, m_log->countUpTo(pings, until));
        const auto entry = last ? pings.at(*last) : std::nullopt;
        const auto time = entry ? m_log->timeOf(entry->frame) : std::nullopt;
        if (time && (!latest || *time > *latest))
            latest = time;
    }
    return latest;
}

} // namespace leadline::sidescan
