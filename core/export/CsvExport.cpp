// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/CsvExport.h"

#include "Measurements.h"
#include "base/CivilTime.h"
#include "base/Units.h"
#include "echo/VehicleTrack.h"
#include "export/PlacedSwaths.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <concepts>

namespace leadline::exporting {

namespace {

constexpr std::string_view columns =
    "time_s,utc,stream,message_id,ping_number,angle_deg,start_m,length_m,gain,transmit_us,"
    "frequency_khz,distance_m,confidence_pct,sample_count";
constexpr std::string_view vehicleColumns =
    ",rel_bearing_deg,heading_deg,bearing_deg,vehicle_depth_m,lat,lon,sound_speed_m_s";

void appendWhole(std::string& text, std::integral auto value)
{
    std::array<char, 24> digits{};
    text.append(digits.begin(), std::to_chars(digits.begin(), digits.end(), value).ptr);
}

template<class T>
void appendCell(std::string& text, const std::optional<T>& value)
{
    text += ',';
    if (value)
        appendWhole(text, *value);
}

void appendCell(std::string& text, const std::optional<double>& value, int decimals)
{
    text += ',';
    if (value)
        appendFixed(text, *value, decimals);
}

/// Appends degrees from 0.00 to 359.99.
void appendDegrees(std::string& text, const std::optional<double>& degrees)
{
    text += ',';
    if (!degrees)
        return;
    const auto turn = std::int64_t{36'000};
    const std::int64_t hundredths = std::llround(*degrees * 100) % turn;
    appendFixed(text, static_cast<double>((hundredths + turn) % turn) / 100, 2);
}

} // namespace

void appendFixed(std::string& text, double value, int decimals)
{
    // Large enough for the integer part of every finite double.
    std::array<char, 352> digits{};
    const auto end =
        std::to_chars(digits.begin(), digits.end(), value, std::chars_format::fixed, decimals);
    text.append(digits.begin(), end.ptr);
}

void appendSeconds(std::string& text, log::Time time)
{
    const double seconds = base::secondsOf(time);
    const bool whole = time % std::chrono::milliseconds(1) == log::Time{};
    appendFixed(text, seconds, whole ? 3 : 6);
}

std::string fixed(double value, int decimals)
{
    std::string text;
    appendFixed(text, value, decimals);
    return text;
}

std::string csvHeader(std::size_t sampleColumns, bool vehicle)
{
    std::string text(columns);
    for (std::size_t i = 0; i < sampleColumns; ++i) {
        text += ",s";
        appendWhole(text, i);
    }
    if (vehicle)
        text += vehicleColumns;
    text += '\n';
    return text;
}

void appendCsvRow(std::string& text, const echo::Ping& ping, std::string_view stream,
                  std::size_t sampleColumns, bool vehicle,
                  std::optional<std::chrono::nanoseconds> startUtc, const echo::VehiclePose& pose)
{
    // A distance alone may carry no window, so its cells stay empty.
    const auto where = [&](double metres) {
        return ping.hasRange ? std::optional(metres) : std::nullopt;
    };
    appendSeconds(text, ping.time);
    text += ',';
    if (startUtc)
        text += base::utcIso(*startUtc + ping.time);
    text += ',';
    text += stream;
    text += ',';
    appendWhole(text, ping.messageId);
    appendCell(text, ping.pingNumber);
    text += ',';
    if (ping.angleGrad)
        appendFixed(text, base::degreesFromGradians(*ping.angleGrad), 1);
    appendCell(text, where(ping.profile.startM), 4);
    appendCell(text, where(ping.profile.lengthM), 4);
    appendCell(text, ping.gainIndex);
    appendCell(text, ping.transmitUs);
    appendCell(text, ping.frequencyKhz);
    appendCell(text, ping.distanceM, 4);
    appendCell(text, ping.confidencePercent);
    text += ',';
    appendWhole(text, ping.profile.samples.size());
    const ping::Samples& samples = ping.profile.samples;
    for (std::size_t i = 0; i < sampleColumns; ++i) {
        text += ',';
        // Each ping may have a scale of its own, which the row does not hold.
        if (i < samples.size() && ping.decibels)
            appendFixed(text,
                        ping.decibels->atZero +
                            samples[i] * (ping.decibels->atFullScale - ping.decibels->atZero) /
                                samples.fullScale(),
                        2);
        else if (i < samples.size())
            appendWhole(text, samples[i]);
    }
    if (vehicle) {
        const auto relative = relativeBearing(ping);
        appendCell(text, relative, 1);
        appendDegrees(text, pose.headingDeg);
        appendDegrees(text, relative && pose.headingDeg
                                ? std::optional(*pose.headingDeg + *relative)
                                : std::nullopt);
        appendCell(text, pose.depthM, 3);
        appendCell(text, pose.latitude, 7);
        appendCell(text, pose.longitude, 7);
        appendCell(text, std::optional(ping.soundSpeed), 2);
    }
    text += '\n';
}

namespace {

constexpr std::size_t writeAbove = std::size_t{256} << 10U;

base::Error nothingFor(const log::Log& log, const ExportPart& part)
{
    for (log::StreamNumber stream = 0; stream < log.streamCount(); ++stream)
        if (isSwathSonar(log.stream(stream)) && part.wants(log, stream))
            return {base::Message("A csv file has no soundings of a multibeam sonar: export them "
                                  "as soundings-csv.")};
    return noMeasurements(part);
}

} // namespace

base::Result<std::uint64_t> exportCsv(const log::Log& log, log::Time end, const CsvOptions& options,
                                      const TextSink& sink, const ExportWatch& watch)
{
    const auto received = [](const log::Stream& stream) { return !stream.sent(); };
    if (const auto there = options.part.check(log, received); !there)
        return there.error();
    Measurements measurements(log, end, options.part, options.soundSpeed);

    // The number of sample columns has to be known before the first row is written.
    const double share = options.samples ? 0.1 : 0.0;
    std::size_t longest = 0;
    if (options.samples) {
        if (!measurements.measure(watch.step(0, share)))
            return cancelled();
        for (const Measurements::Source& source : measurements.sources())
            longest = std::max(longest, source.longest);
    }

    std::string text = csvHeader(longest, options.vehicle);
    std::uint64_t rows = 0;
    bool written = true;
    echo::VehicleFollower vehicle(log);
    const auto hear = [&](log::FrameNumber number, const log::FrameEntry& entry) {
        if (options.vehicle)
            vehicle.take(number, entry);
    };
    const auto write = [&](const echo::Ping& ping, const Measurements::Source& source) {
        appendCsvRow(text, ping, source.name, longest, options.vehicle, options.startUtc,
                     options.vehicle ? vehicle.at(ping.time) : echo::VehiclePose{});
        ++rows;
        if (text.size() > writeAbove) {
            written = sink(text);
            text.clear();
        }
        return written;
    };
    if (!measurements.forEach(watch.step(share, 1), hear, write) && written)
        return measurements.unreadable() ? unreadable() : cancelled();
    if (rows == 0)
        return nothingFor(log, options.part);
    if (!written || !sink(text))
        return base::Error{
            base::Message("The rows could not be written: the disk is full or gone.")};
    if (watch.progress)
        watch.progress(1);
    return rows;
}

} // namespace leadline::exporting
