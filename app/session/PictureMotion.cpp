// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/PictureMotion.h"

#include "registration/SweepReader.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Sweeps are whole a few times in a minute: the thread need not be woken by each ping.
constexpr auto followEvery = 250ms;
/// How far before the playhead it begins after a seek.
constexpr log::Time lookBack = 90s;
/// Further from the playhead it is said that the drift is being computed. At the highest speed of
/// playing the thread is asked only every five seconds of the recording.
constexpr log::Time mostBehind = 20s;
/// A steady picture that the playhead left for longer begins anew.
constexpr double longestLeftS = 600;
/// A sweep that is not whole is matched each time it has grown by this share of a whole one, but
/// not more often than that.
constexpr std::size_t partsPerSweep = 4;
constexpr double shortestPartS = 2;
/// Smaller corrections are nothing to report.
constexpr double leastCorrectionDeg = 3;
/// An older drift is not shown, in lengths of a sweep.
constexpr double oldestSweeps = 2.5;
constexpr double leastOldestS = 10;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

log::Time logTimeOf(double seconds)
{
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds));
}

QString degrees(double deg)
{
    return QString::number(static_cast<int>(std::round(std::abs(deg))));
}

QString bound(double deg)
{
    return QString::number(static_cast<int>(std::ceil(deg)));
}

} // namespace

/// What the thread works on. It may outlive the window if it owns the log.
class PictureMotion::Work {
public:
    Work(const echo::PingReader& reader, std::uint64_t first,
         const std::optional<VehicleSource>& vehicle, const log::Mounting& mounting,
         registration::CompassCheck compass, double checkedS)
        : m_log(reader.log().weak_from_this().lock()),
          m_reader(reader),
          m_sweeps(reader, first),
          m_track(reader.log()),
          m_hasVehicle(vehicle),
          m_compass(compass),
          m_checkedS(checkedS)
    {
        if (vehicle)
            m_track.choose(vehicle->system, vehicle->link);
        m_sweeps.setMounting(mounting);
    }

    [[nodiscard]] bool isShared() const { return m_log != nullptr; }

    /// Reads up to a number of pings. False if there was no whole sweep in them, and with `inParts`
    /// no part of one that is worth to be matched.
    bool extend(std::uint64_t count, bool inParts, const std::stop_token& stop)
    {
        bool isNew = false;
        m_part.reset();
        while (!stop.stop_requested()) {
            auto sweep = m_sweeps.next(count, stop);
            if (!sweep)
                break;
            std::optional<double> headingDeg;
            if (m_hasVehicle)
                if (const auto heading = m_track.headingAt(logTimeOf(sweep->middleS())))
                    headingDeg = heading->deg;
            m_pings = static_cast<std::size_t>(sweep->pings);
            m_tried = 0;
            m_triedS = sweep->endS;
            const bool isChecked = sweep->endS <= m_checkedS;
            m_tracker.add(std::move(*sweep), headingDeg);
            if (!isChecked)
                m_compass.update(m_tracker);
            isNew = true;
            ++m_newSweeps;
        }
        if (!isNew && inParts && !stop.stop_requested())
            matchPart(count);
        return isNew || m_part;
    }

    [[nodiscard]] Result result() const
    {
        Result result;
        const auto& sweeps = m_tracker.sweeps();
        result.sweeps = sweeps.size();
        result.compass = m_compass;
        if (sweeps.empty())
            return result;
        result.middleS = sweeps.back().middleS();
        result.endS = sweeps.back().endS;
        result.lengthS = sweeps.back().endS - sweeps.back().beginS;
        result.headingDeg = sweeps.back().headingDeg;
        result.drift = m_tracker.drift();
        result.unknownSinceS = m_tracker.unknownSinceS();
        constexpr std::size_t notFinal = registration::MotionEstimator::sweepsAfter + 1;
        const std::size_t newest = std::min(sweeps.size(), m_newSweeps + notFinal);
        result.newest.assign(sweeps.end() - static_cast<std::ptrdiff_t>(newest), sweeps.end());
        result.part = m_part;
        return result;
    }
    /// The result was taken: the next one has what is new since then.
    void taken() { m_newSweeps = 0; }

private:
    void matchPart(std::uint64_t count)
    {
        const auto now = m_reader.timeOf(count - 1);
        // A head that stands still makes no sweep.
        const bool isDue = m_pings > 0 && m_sweeps.partSize() <= 2 * m_pings && now &&
                           m_sweeps.partSize() >= m_tried + m_pings / partsPerSweep &&
                           base::secondsOf(*now) - m_triedS >= shortestPartS;
        if (!isDue)
            return;
        m_tried = m_sweeps.partSize();
        m_triedS = base::secondsOf(*now);
        if (auto part = m_sweeps.part())
            m_part = m_tracker.part(std::move(*part));
    }

    std::shared_ptr<const log::Log> m_log;
    echo::PingReader m_reader;
    registration::SweepReader m_sweeps;
    echo::VehicleTrack m_track;
    bool m_hasVehicle;
    registration::MotionTracker m_tracker;
    registration::CompassCheck m_compass;
    /// The end of the last sweep that is in `m_compass` from the beginning.
    double m_checkedS;
    std::size_t m_newSweeps = 0;
    /// Pings of the last whole sweep, and those of the next one and the time at which they were
    /// matched last.
    std::size_t m_pings = 0;
    std::size_t m_tried = 0;
    double m_triedS = 0;
    std::optional<registration::TrackedSweep> m_part;
};

PictureMotion::PictureMotion(SonarSource& source, SelectedVehicle& vehicle,
                             DisplaySettings& display, TimeText timeText)
    : m_source(source),
      m_vehicle(vehicle),
      m_display(display),
      m_timeText(std::move(timeText))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(followEvery);
    connect(&m_pause, &QTimer::timeout, this, &PictureMotion::extend);
    connect(&source, &SonarSource::moved, this, &PictureMotion::follow);
    connect(&source, &SonarSource::reset, this, &PictureMotion::forget);
    connect(&vehicle, &SelectedVehicle::reset, this, &PictureMotion::forget);
    connect(&display, &DisplaySettings::changed, this, &PictureMotion::follow);
    connect(vehicle.settings(), &VehicleSettings::changed, this, &PictureMotion::follow);
}

PictureMotion::~PictureMotion()
{
    m_stop.request_stop();
    m_queue.reset();
}

void PictureMotion::setMounting(const log::Mounting& mounting)
{
    // A sonar that was turned in its mounting is no vehicle that turned.
    if (std::exchange(m_mounting, mounting) != mounting)
        forget();
}

void PictureMotion::forget()
{
    m_kept = {};
    m_keptS = 0;
    m_acknowledged = false;
    m_steady.clear();
    m_steadyFromS.reset();
    m_steadyNow.reset();
    ++m_steadyRevision;
    stop();
    follow();
}

bool PictureMotion::isWanted()
{
    return m_source.present() && m_source.count() > 0 &&
           (m_display.drift() || isSteadyChosen() || m_vehicle.source());
}

void PictureMotion::findBehind()
{
    bool isBehind = false;
    if (isWanted()) {
        const echo::PingReader& reader = m_source.reader();
        const auto newest = reader.timeOf(m_source.count() - 1);
        const auto done = m_done ? m_done : reader.timeOf(0);
        isBehind = newest && done && std::chrono::abs(*newest - *done) > mostBehind;
    }
    if (std::exchange(m_isBehind, isBehind) != isBehind)
        emit changed();
}

// What the log was read by is gone when this returns, unless the log is shared.
void PictureMotion::stop()
{
    m_stop.request_stop();
    m_queue.reset();
    m_stop = std::stop_source();
    m_work.reset();
    m_pause.stop();
    m_running = false;
    m_restarting = false;
    m_asked = 0;
    m_done.reset();
    m_ageS = 0;
    const bool showed = m_result.sweeps > 0;
    m_result = {};
    if (showed)
        emit changed();
}

void PictureMotion::restart()
{
    stop();
    const echo::PingReader& reader = m_source.reader();
    log::Time from = m_source.playhead() - lookBack;
    // What the steady picture missed meanwhile is caught up with, if that is not too much.
    const double endS = m_steady.endS();
    if (m_steadyFromS && playheadS() > endS && playheadS() - endS < longestLeftS)
        from = std::min(from, logTimeOf(endS) - lookBack / 2);
    const std::uint64_t first = std::max(reader.countUpTo(from), m_source.firstOfMounting());
    const bool isKept = m_keptS > 0 && m_keptS <= base::secondsOf(m_source.playhead());
    m_workVehicle = m_vehicle.source();
    m_work = std::make_shared<Work>(reader, first, m_workVehicle, m_mounting,
                                    isKept ? m_kept : registration::CompassCheck(),
                                    isKept ? m_keptS : std::numeric_limits<double>::lowest());
    m_queue = std::make_unique<base::TaskQueue>(
        "motion", m_work->isShared() ? base::TasksAtEnd::Detach : base::TasksAtEnd::Finish);
}

void PictureMotion::follow()
{
    followSteady();
    findBehind();
    if (!isWanted()) {
        if (m_work)
            stop();
        return;
    }
    const std::uint64_t count = m_source.count();
    const auto at = m_source.reader().timeOf(count - 1);
    const auto before =
        m_asked > 0 ? m_source.reader().timeOf(m_asked - 1) : std::optional<log::Time>();
    const bool jumps =
        m_work && m_asked > 0 && (count < m_asked || (at && before && *at - *before > lookBack));
    // The vehicle of a recording may be found later than its sonar.
    m_restarting = m_restarting || jumps || !m_work || m_workVehicle != m_vehicle.source();
    const int ageS = m_result.sweeps == 0
                         ? 0
                         : std::max(0, static_cast<int>(std::floor(
                                           base::secondsOf(m_source.playhead()) - m_result.endS)));
    if (ageS != m_ageS) {
        m_ageS = ageS;
        if (m_result.sweeps > 0)
            emit changed();
    }
    if (!m_pause.isActive() && (m_restarting || (count != m_asked && !m_running)))
        m_pause.start();
}

void PictureMotion::extend()
{
    if (!isWanted())
        return;
    if (m_restarting)
        restart();
    if (m_running || m_source.count() == m_asked)
        return;
    m_asked = m_source.count();
    m_running = true;
    m_queue->post([this, work = m_work, count = m_asked, inParts = isSteadyChosen(),
                   stop = m_stop.get_token(), post = m_clock.poster()] {
        const bool isNew = work->extend(count, inParts, stop);
        auto result = isNew ? work->result() : Result();
        work->taken();
        post([this, stop, count, isNew, result = std::move(result)] {
            if (stop.stop_requested())
                return;
            m_running = false;
            m_done = m_source.reader().timeOf(count - 1);
            if (isNew)
                accept(result);
            follow();
        });
    });
}

void PictureMotion::accept(const Result& result)
{
    using Check = registration::CompassCheck::Result;
    const bool differs = result.compass.result() == Check::Differ;
    const bool isLater = result.endS > m_keptS;
    m_result = result;
    m_ageS = std::max(
        0, static_cast<int>(std::floor(base::secondsOf(m_source.playhead()) - m_result.endS)));
    const bool wasDiffering = m_kept.result() == Check::Differ;
    if (isLater) {
        m_acknowledged = m_acknowledged && differs;
        m_kept = result.compass;
        m_keptS = result.endS;
    }
    acceptSteady(result);
    emit changed();
    if (isLater && differs != wasDiffering)
        emit compassReported(differs ? compassWarning() + QLatin1Char('.')
                                     : tr("Compass and picture agree again."));
}

bool PictureMotion::isStale() const
{
    return m_ageS > std::max(leastOldestS, oldestSweeps * m_result.lengthS);
}

PictureMotion::DriftState PictureMotion::driftState() const
{
    if (m_result.drift && !isStale())
        return m_result.drift->isHolding() ? DriftState::Holding : DriftState::Drifting;
    if (m_isBehind)
        return DriftState::Computing;
    if (m_result.sweeps == 0)
        return DriftState::None;
    return m_result.sweeps == 1 && !isStale() ? DriftState::Waiting : DriftState::Unknown;
}

bool PictureMotion::driftAlongUnknown() const
{
    return m_result.drift && m_result.drift->isAlongUnknown;
}

double PictureMotion::driftSpeed() const
{
    if (!m_result.drift)
        return 0;
    return driftAlongUnknown() ? m_result.drift->acrossMS : m_result.drift->speedMS();
}

double PictureMotion::driftSpeedError() const
{
    if (!m_result.drift)
        return 0;
    return driftAlongUnknown() ? m_result.drift->acrossErrorMS : m_result.drift->errorMS;
}

double PictureMotion::driftRelativeDeg() const
{
    if (!m_result.drift)
        return 0;
    return driftAlongUnknown() ? m_result.drift->acrossDeg : m_result.drift->directionDeg();
}

double PictureMotion::driftTrueDeg() const
{
    if (!m_result.drift || !m_result.headingDeg)
        return none;
    const double deg = std::fmod(
        driftRelativeDeg() + *m_result.headingDeg + m_vehicle.settings()->headingCorrection(), 360);
    return deg < 0 ? deg + 360 : deg;
}

double PictureMotion::driftDirectionErrorDeg() const
{
    return m_result.drift && !driftAlongUnknown() ? m_result.drift->directionErrorDeg() : 0;
}

double PictureMotion::driftWindowS() const
{
    return m_result.drift ? m_result.drift->windowS : 0;
}

double PictureMotion::driftUnknownSinceS() const
{
    if (driftState() != DriftState::Unknown)
        return none;
    return m_result.unknownSinceS.value_or(m_result.endS);
}

QString PictureMotion::driftUnknownSince() const
{
    const double since = driftUnknownSinceS();
    return std::isnan(since) ? QString() : m_timeText(logTimeOf(since));
}

PictureMotion::CompassState PictureMotion::compassState() const
{
    using Check = registration::CompassCheck::Result;
    const auto& compass = m_result.compass;
    if (compass.result() == Check::Unknown)
        return CompassState::None;
    if (compass.result() == Check::Differ)
        return CompassState::Differs;
    return compass.isChecked() && !isStale() ? CompassState::Agrees : CompassState::NotChecked;
}

QString PictureMotion::compassText() const
{
    const auto& compass = m_result.compass;
    switch (compassState()) {
    case CompassState::None:
        break;
    case CompassState::Agrees:
        return tr("Agrees within %1°").arg(bound(compass.errorDeg()));
    case CompassState::Differs:
        return tr("Differs by %1° ± %2 since %3")
            .arg(degrees(compass.differenceDeg()), bound(compass.errorDeg()),
                 m_timeText(logTimeOf(compass.sinceS())));
    case CompassState::NotChecked:
        return tr("Not checked since %1")
            .arg(m_timeText(logTimeOf(compass.lastCheckedS().value_or(0))));
    }
    return {};
}

QString PictureMotion::compassWarning() const
{
    const auto& compass = m_result.compass;
    if (compassState() != CompassState::Differs)
        return {};
    return tr("Compass and picture differ by %1° ± %2 since %3")
        .arg(degrees(compass.differenceDeg()), bound(compass.errorDeg()),
             m_timeText(logTimeOf(compass.sinceS())));
}

double PictureMotion::compassDifferenceDeg() const
{
    return compassState() == CompassState::Differs ? m_result.compass.differenceDeg() : 0;
}

double PictureMotion::compassErrorDeg() const
{
    return compassState() == CompassState::Differs ? m_result.compass.errorDeg() : 0;
}

void PictureMotion::acknowledgeCompass()
{
    if (m_acknowledged || compassState() != CompassState::Differs)
        return;
    m_acknowledged = true;
    emit changed();
}

// The steady picture.

double PictureMotion::playheadS() const
{
    return base::secondsOf(m_source.playhead());
}

std::optional<double> PictureMotion::compassAt(double timeS) const
{
    echo::VehicleTrack* track = m_vehicle.track();
    const auto heading = track ? track->headingAt(logTimeOf(timeS)) : std::nullopt;
    return heading ? std::optional(heading->deg) : std::nullopt;
}

registration::SteadyHeading::Compass PictureMotion::compass() const
{
    return [this](double timeS) { return compassAt(timeS); };
}

bool PictureMotion::isSteadyChosen() const
{
    return m_vehicle.settings()->up() == VehicleSettings::Up::Steady;
}

// Asked for many times in each picture, while the answer may be long to find.
const PictureMotion::SteadyNow& PictureMotion::steadyNow() const
{
    const double nowS = playheadS();
    if (m_steadyNow && m_steadyNow->timeS == nowS)
        return *m_steadyNow;
    SteadyNow now{
        .timeS = nowS, .deg = m_steady.at(nowS, compass()), .state = m_steady.stateAt(nowS)};
    if (m_steadyFromS)
        now.errorDeg = m_steady.errorDeg(*m_steadyFromS, nowS, compass());
    return m_steadyNow.emplace(now);
}

registration::SteadyHeading::State PictureMotion::steadySource() const
{
    using Source = registration::SteadyHeading::Source;
    const auto& now = steadyNow();
    // Without sweeps there is no picture that it could be got from.
    if (now.state.source == Source::Picture && m_result.sweeps > 0 && isStale())
        return {compassAt(now.timeS) ? Source::Compass : Source::Held, m_result.endS};
    return now.state;
}

void PictureMotion::followSteady()
{
    if (!isSteadyChosen() || !m_source.present()) {
        if (m_steadyFromS) {
            m_steadyFromS.reset();
            m_steadyNow.reset();
            emit steadyChanged();
        }
        return;
    }
    const auto now = steadyNow().deg;
    if (!m_steadyFromS && m_result.sweeps >= 2 && now) {
        m_steadyFromS = playheadS();
        m_steadyUpDeg = *now;
        m_steadyNow.reset();
    }
    emit steadyChanged();
}

void PictureMotion::acceptSteady(const Result& result)
{
    const double nowS = playheadS();
    const double endS = m_steady.endS();
    const auto before = m_steadyFromS ? m_steady.at(nowS, compass()) : std::nullopt;
    const double expected = before ? m_steady.errorDeg(std::min(endS, nowS), nowS, compass()) : 0;
    const auto isPicture = [&] {
        return m_steady.stateAt(nowS).source == registration::SteadyHeading::Source::Picture;
    };
    const bool wasPicture = isPicture();
    if (m_steady.update(result.newest, result.part, compass()))
        m_steadyFromS.reset();
    m_steadyNow.reset();
    ++m_steadyRevision;
    if (m_steadyFromS)
        m_steadyUpDeg = m_steady.at(*m_steadyFromS, compass()).value_or(m_steadyUpDeg);
    const auto after = m_steadyFromS ? m_steady.at(nowS, compass()) : std::nullopt;
    followSteady();
    if (!before || !after || !wasPicture || !isPicture())
        return;
    const double correction = std::abs(*after - *before);
    const double most =
        std::hypot(expected, m_steady.errorDeg(std::min(endS, nowS), nowS, compass()));
    if (correction > std::max(most, leastCorrectionDeg))
        emit steadyCorrected(tr("Steady picture corrected by %1°, more than its ± %2°.")
                                 .arg(degrees(correction), degrees(most)));
}

std::optional<PictureMotion::Steady> PictureMotion::steady() const
{
    if (!m_steadyFromS || !m_source.present())
        return std::nullopt;
    const double nowS = playheadS();
    // After a seek the playhead is where nothing is known yet.
    const bool isNear = m_result.sweeps > 0 || nowS <= m_steady.endS() + base::secondsOf(lookBack);
    const auto now = isNear ? steadyNow().deg : std::nullopt;
    return now ? std::optional(Steady{m_steadyUpDeg, *now, m_steadyRevision}) : std::nullopt;
}

std::optional<double> PictureMotion::steadyDirectionAt(log::Time time) const
{
    return m_steady.at(base::secondsOf(time), compass());
}

PictureMotion::SteadyState PictureMotion::steadyState() const
{
    using Source = registration::SteadyHeading::Source;
    if (!isSteadyChosen() || !m_source.present() || m_source.count() == 0)
        return SteadyState::Off;
    if (!steady())
        return SteadyState::Waiting;
    switch (steadySource().source) {
    case Source::Picture:
        break;
    case Source::Compass:
        return SteadyState::Compass;
    case Source::Held:
        return SteadyState::Held;
    }
    return SteadyState::Picture;
}

double PictureMotion::steadyTurnDeg() const
{
    const auto shown = steady();
    return shown ? shown->nowDeg - shown->upDeg : 0;
}

double PictureMotion::steadyTurnErrorDeg() const
{
    if (!steady())
        return none;
    const double error = steadyNow().errorDeg;
    return std::isfinite(error) ? error : none;
}

QString PictureMotion::steadySince() const
{
    switch (steadyState()) {
    case SteadyState::Off:
    case SteadyState::Waiting:
        return {};
    case SteadyState::Picture:
        return m_timeText(logTimeOf(*m_steadyFromS));
    case SteadyState::Compass:
    case SteadyState::Held:
        break;
    }
    return m_timeText(logTimeOf(steadySource().sinceS));
}

std::optional<log::Time> PictureMotion::steadyHeldSince() const
{
    return steadyState() == SteadyState::Held ? std::optional(logTimeOf(steadySource().sinceS))
                                              : std::nullopt;
}

} // namespace leadline::app
