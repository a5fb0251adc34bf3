// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/MarkerMaker.h"

#include "base/FieldText.h"
#include "base/Units.h"
#include "echo/MarkerSnippet.h"
#include "formats/Recording.h"
#include "plot/Measurement.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double radian = std::numbers::pi / 180;

std::string fixed(double value, int decimals)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::fixed, decimals);
    return {digits.data(), end.ptr};
}

log::NoteValues settingsOf(const echo::Ping& ping)
{
    log::NoteValues settings{{"range_m", fixed(ping.profile.endM(), 2)}};
    const auto add = [&](const char* name, const std::optional<std::uint32_t>& value) {
        if (value)
            settings.emplace_back(name, base::numberText(*value));
    };
    add("gain", ping.gainIndex);
    add("frequency_khz", ping.frequencyKhz);
    add("transmit_us", ping.transmitUs);
    if (!ping.profile.samples.empty())
        settings.emplace_back("samples", base::numberText(ping.profile.samples.size()));
    if (ping.profile.startM > 0)
        settings.emplace_back("start_m", fixed(ping.profile.startM, 2));
    if (ping.confidencePercent)
        settings.emplace_back("confidence_percent", base::numberText(*ping.confidencePercent));
    return settings;
}

Confidence confidenceOf(const echo::Ping& ping)
{
    return app::confidenceOf(static_cast<int>(std::min(ping.confidencePercent.value_or(0), 100U)));
}

double wrapped(double degrees)
{
    return std::fmod(std::fmod(degrees, 360) + 360, 360);
}

/// By the heading that the marker has.
void addTrueBearing(annotations::Marker& marker)
{
    if (!marker.relativeDeg || !marker.headingDeg)
        return;
    marker.trueDeg = wrapped(*marker.headingDeg + *marker.relativeDeg);
    marker.trueErrorDeg = std::hypot(headingErrorDeg, marker.relativeErrorDeg);
}

} // namespace

annotations::Marker MarkerMaker::begin(const SonarSource& source, const echo::Ping& ping,
                                       double rangeM) const
{
    const echo::PingReader& reader = source.reader();
    const log::Stream& stream = reader.log().stream(reader.stream());
    const double errorPercent =
        ping::scans(stream.kind().family()) ? m_polarSpeedErrorPercent : m_sounderSpeedErrorPercent;
    annotations::Marker marker{.moment = {.time = ping.time},
                               .sonar = stream.kind(),
                               .stream = formats::streamName(reader.log(), reader.stream()),
                               .simulated = stream.simulated(),
                               .rangeM = rangeM,
                               .rangeErrorM = rangeErrorM(ping, rangeM, errorPercent),
                               .soundSpeed = ping.soundSpeed,
                               .sample = echo::sampleAt(ping.profile, rangeM),
                               .samples = static_cast<std::uint32_t>(ping.profile.samples.size()),
                               .settings = settingsOf(ping)};
    if (marker.sample)
        marker.intensity = ping.profile.samples[*marker.sample];
    addVehicle(marker, reader.log());
    return marker;
}

void MarkerMaker::addVehicle(annotations::Marker& marker, const log::Log& log) const
{
    echo::VehicleTrack* track = m_vehicle ? m_vehicle->track() : nullptr;
    if (!track || !track->system())
        return;
    const log::Time at = marker.moment.time;
    VehicleSettings& settings = *m_vehicle->settings();
    if (const auto heading = track->headingAt(at))
        marker.headingDeg = wrapped(heading->deg + settings.headingCorrection());
    marker.northIsTrue = settings.variationKnown();
    const mavlink::VehicleState state = track->stateAt(at);
    const auto depth = state.depth({at});
    if (depth && at - depth->time.arrival.sinceZero <= oldestMeasurement)
        marker.depthM = depth->m - settings.depthZeroM();
    const auto position = state.position({at});
    if (position && position->latitude && position->longitude)
        marker.position =
            annotations::MarkerPosition{.latitude = *position->latitude,
                                        .longitude = *position->longitude,
                                        .errorM = position->errorM.value_or(positionErrorM),
                                        .source = std::string(mavlink::toString(position->source)),
                                        .ageS = secondsOf(at - position->time.arrival.sinceZero)};
    marker.alignedByHand =
        m_vehicle->byHand() && (marker.headingDeg || marker.depthM || marker.position);
    const auto link = track->link();
    marker.simulated =
        marker.simulated || (link && *link < log.streamCount() && log.stream(*link).simulated());
}

void MarkerMaker::addAltitude(annotations::Marker& marker) const
{
    if (!m_down || !m_sounder || !m_sounder->present())
        return;
    const echo::PingReader& reader = m_sounder->reader();
    const auto found = newestMeasurement(reader, marker.moment.time);
    if (!found || marker.moment.time - found->time > oldestMeasurement)
        return;
    echo::PingReader::Scratch scratch;
    const auto measured = reader.readFrame(found->frame, scratch);
    if (measured && measured->distanceM && confidenceOf(*measured) == Confidence::Sure)
        marker.altitudeM = measured->distanceM;
}

bool MarkerMaker::markPolar()
{
    const bool there = m_markers && m_polar && m_polar->cursorValid() && m_polar->source() &&
                       m_polar->source()->present();
    if (!there || m_polar->reading().ping == echo::noPing)
        return false;
    const PolarReading& reading = m_polar->reading();
    const SonarSource& source = *m_polar->source();
    echo::PingReader::Scratch scratch;
    const auto ping = source.reader().read(reading.ping, scratch);
    if (!ping)
        return false;
    annotations::Marker marker = begin(source, *ping, reading.rangeM);
    marker.relativeDeg = relativeDegrees(reading.bearingDeg);
    marker.relativeErrorDeg = m_polar->cursorBearingErrorDeg();
    if (reading.intensity >= 0)
        marker.intensity = reading.intensity;
    if (!std::isnan(m_polar->cursorTrueDeg())) {
        marker.trueDeg = m_polar->cursorTrueDeg();
        marker.trueErrorDeg = m_polar->cursorTrueErrorDeg();
    }
    // The marker stands for the target, not for the vehicle.
    if (marker.position && !std::isnan(m_polar->cursorLatitude())) {
        marker.position->latitude = m_polar->cursorLatitude();
        marker.position->longitude = m_polar->cursorLongitude();
        marker.position->errorM = m_polar->cursorPlaceErrorM();
    } else {
        marker.position.reset();
    }
    addAltitude(marker);
    marker.snippet = echo::snippetAround(source.reader(), reading.ping, reading.rangeM,
                                         source.count(), m_polar->upsideDown());
    m_markers->take(std::move(marker));
    return true;
}

bool MarkerMaker::markWaterfall()
{
    const bool there = m_markers && m_waterfall && m_waterfall->cursorValid() &&
                       m_waterfall->source() && m_waterfall->source()->present();
    if (!there)
        return false;
    const SonarSource& source = *m_waterfall->source();
    const echo::PingReader& reader = source.reader();
    const std::uint64_t upTo = reader.countUpTo(timeOfSeconds(m_waterfall->cursorTimeS()));
    echo::PingReader::Scratch scratch;
    const auto ping = upTo > 0 ? reader.read(upTo - 1, scratch) : std::nullopt;
    if (!ping)
        return false;
    annotations::Marker marker = begin(source, *ping, m_waterfall->cursorRangeM());
    if (const int intensity = m_waterfall->cursorIntensity(); intensity >= 0)
        marker.intensity = intensity;
    addAltitude(marker);
    marker.snippet = echo::snippetAround(reader, upTo - 1, marker.rangeM, source.count());
    m_markers->take(std::move(marker));
    return true;
}

bool MarkerMaker::markSideScan()
{
    const sidescan::Row* row = m_markers && m_sideScan ? m_sideScan->cursorRow() : nullptr;
    if (!row)
        return false;
    const log::Log& log = m_sideScan->source()->reader().log();
    const echo::PingReader reader(log, row->unit.stream,
                                  m_sideScan->source()->reader().chosenSpeed());
    echo::PingReader::Scratch scratch;
    const auto ping = reader.readFrame(row->frame, scratch);
    if (!ping)
        return false;
    const SideScanReading& reading = m_sideScan->reading();
    const log::Stream& stream = log.stream(row->unit.stream);
    annotations::Marker marker{.moment = {.time = ping->time},
                               .sonar = stream.kind(),
                               .stream = formats::streamName(log, row->unit.stream),
                               .simulated = stream.simulated(),
                               .rangeM = reading.slantM,
                               .rangeErrorM = reading.slantErrorM,
                               .soundSpeed = ping->soundSpeed,
                               .sample = echo::sampleAt(ping->profile, reading.slantM),
                               .samples = static_cast<std::uint32_t>(ping->profile.samples.size()),
                               .settings = settingsOf(*ping)};
    if (reading.side != sidescan::Side::Unknown) {
        marker.relativeDeg = reading.side == sidescan::Side::Port ? -90 : 90;
        marker.relativeErrorDeg = 1;
    }
    if (!std::isnan(reading.altitudeM))
        marker.altitudeM = reading.altitudeM;
    addVehicle(marker, log);
    // The marker stands for the target, not for the vehicle.
    if (marker.position && !std::isnan(reading.latitude)) {
        marker.position->latitude = reading.latitude;
        marker.position->longitude = reading.longitude;
        marker.position->errorM = reading.placeErrorM;
    } else {
        marker.position.reset();
    }
    m_markers->take(std::move(marker));
    return true;
}

annotations::Marker MarkerMaker::beginSwath(log::Time time) const
{
    const SonarSource& source = *m_section->model()->session()->swath();
    const log::Log& log = source.reader().log();
    const log::Stream& stream = log.stream(source.reader().stream());
    const swath::Swath& swath = *m_section->model()->swath();
    annotations::Marker marker{.moment = {.time = time},
                               .sonar = stream.kind(),
                               .stream = formats::streamName(log, source.reader().stream()),
                               .simulated = stream.simulated(),
                               .soundSpeed = swath.soundSpeed.value_or(base::defaultSoundSpeed)};
    if (swath.rangeEndM)
        marker.settings.emplace_back("range_m", fixed(*swath.rangeEndM, 2));
    addVehicle(marker, log);
    return marker;
}

bool MarkerMaker::markMultibeam()
{
    const bool there = m_markers && m_section && m_section->model() &&
                       m_section->model()->session() && m_section->model()->swath();
    if (!there)
        return false;
    if (const auto index = m_section->soundingAtCursor())
        return markSounding(*index);
    return m_bottomMap && m_bottomMap->valid() && markCell();
}

bool MarkerMaker::markBelow()
{
    const MultibeamModel* model = m_markers && m_section ? m_section->model() : nullptr;
    if (!model || !model->session() || !model->swath())
        return false;
    if (model->session()->time() - model->swath()->time > oldestMeasurement)
        return false;
    const auto& all = model->swath()->soundings;
    std::optional<std::size_t> below;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].verdict == swath::Verdict::Kept &&
            (!below || std::abs(all[i].acrossM) < std::abs(all[*below].acrossM)))
            below = i;
    return below && markSounding(*below);
}

bool MarkerMaker::markSounding(std::size_t index)
{
    const swath::Swath& swath = *m_section->model()->swath();
    const swath::LevelSounding& sounding = swath.soundings[index];
    annotations::Marker marker = beginSwath(swath.time);
    const double aside = std::hypot(sounding.acrossM, sounding.alongM);
    marker.rangeM = std::hypot(aside, sounding.depthM);
    if (marker.rangeM > 0)
        marker.rangeErrorM = std::hypot(sounding.acrossM * sounding.acrossErrorM,
                                        sounding.depthM * sounding.depthErrorM) /
                             marker.rangeM;
    marker.sample = static_cast<std::uint32_t>(index);
    marker.samples = static_cast<std::uint32_t>(swath.soundings.size());
    if (aside > sounding.acrossErrorM) {
        marker.relativeDeg = std::atan2(sounding.acrossM, sounding.alongM) / radian;
        marker.relativeErrorDeg = 1;
    }
    addTrueBearing(marker);
    if (sounding.verdict == swath::Verdict::Kept)
        marker.altitudeM = sounding.depthM;
    // The marker stands for the target, not for the vehicle.
    const auto position = positionOf(sounding, swath.time, m_vehicle);
    if (marker.position && position) {
        marker.position->latitude = position->latitude;
        marker.position->longitude = position->longitude;
        marker.position->errorM = position->errorM;
    } else {
        marker.position.reset();
    }
    m_markers->take(std::move(marker));
    return true;
}

// As seen from where the newest swath of the bottom was.
bool MarkerMaker::markCell()
{
    const swath::Bottom& bottom = m_bottomMap->model()->picture()->bottom;
    const auto& reading = m_bottomMap->reading();
    if (!bottom.place || !reading)
        return false;
    annotations::Marker marker = beginSwath(timeOfSeconds(bottom.placeTimeS));
    const double northM = reading->place.northM - bottom.place->northM;
    const double eastM = reading->place.eastM - bottom.place->eastM;
    const double downM = double{reading->cell.depthM} - bottom.place->depthM;
    const double aside = std::hypot(northM, eastM);
    marker.rangeM = std::hypot(aside, downM);
    if (marker.rangeM > 0)
        marker.rangeErrorM =
            std::hypot(aside * reading->errorM, downM * reading->cell.boundM()) / marker.rangeM;
    if (aside > reading->errorM) {
        marker.relativeDeg =
            relativeDegrees(std::atan2(eastM, northM) / radian - bottom.place->headingDeg);
        marker.relativeErrorDeg =
            std::hypot(headingErrorDeg, std::atan2(reading->errorM, aside) / radian);
    }
    addTrueBearing(marker);
    marker.altitudeM = downM;
    if (marker.position && reading->earth) {
        marker.position->latitude = reading->earth->latitude;
        marker.position->longitude = reading->earth->longitude;
        marker.position->errorM = reading->errorM;
    } else {
        marker.position.reset();
    }
    m_markers->take(std::move(marker));
    return true;
}

bool MarkerMaker::markBottom()
{
    if (!m_markers || !m_sounder || !m_sounder->present())
        return false;
    const echo::PingReader& reader = m_sounder->reader();
    const auto found = newestMeasurement(reader, m_sounder->playhead());
    if (!found || m_sounder->playhead() - found->time > oldestMeasurement)
        return false;
    echo::PingReader::Scratch scratch;
    const auto measured = reader.readFrame(found->frame, scratch);
    if (!measured || !measured->distanceM || confidenceOf(*measured) == Confidence::Lost)
        return false;
    annotations::Marker marker = begin(*m_sounder, *measured, *measured->distanceM);
    if (m_down && confidenceOf(*measured) == Confidence::Sure)
        marker.altitudeM = measured->distanceM;
    // An echosounder may send distances without profiles.
    if (const std::uint64_t upTo = reader.countUpTo(found->time); upTo > 0)
        marker.snippet = echo::snippetAround(reader, upTo - 1, marker.rangeM, m_sounder->count());
    m_markers->take(std::move(marker));
    return true;
}

} // namespace leadline::app
