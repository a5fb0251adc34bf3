// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "link/EventLoopClock.h"
#include "registration/CompassCheck.h"
#include "registration/MotionTracker.h"
#include "registration/SteadyHeading.h"
#include "session/DisplaySettings.h"
#include "session/SelectedVehicle.h"
#include "session/SonarSource.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::app {

/// How the vehicle moved up to the playhead, by the echoes of the shown scanning sonar, and whether
/// its compass agrees with that. Estimated in a thread of its own, one step at a time, in a dive as
/// in a recording; after a seek anew from some turns before the playhead. Lives in the window's
/// thread; the log may grow.
class PictureMotion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(DriftState driftState READ driftState NOTIFY changed)
    /// Mean speed over the last `driftWindowS`, m/s, and its error, not exceeded in 95 of 100
    /// cases; 0 while it is not known.
    Q_PROPERTY(double driftSpeed READ driftSpeed NOTIFY changed)
    Q_PROPERTY(double driftSpeedError READ driftSpeedError NOTIFY changed)
    /// The echoes do not tell how fast the vehicle moves along the single wall that they lie on:
    /// speed and direction are those across it.
    Q_PROPERTY(bool driftAlongUnknown READ driftAlongUnknown NOTIFY changed)
    /// Direction of the drift and its error, degrees: clockwise from the vehicle's front at the
    /// time of the estimate, and from north; NaN if the heading was unknown. Only while drifting.
    Q_PROPERTY(double driftRelativeDeg READ driftRelativeDeg NOTIFY changed)
    Q_PROPERTY(double driftTrueDeg READ driftTrueDeg NOTIFY changed)
    Q_PROPERTY(double driftDirectionErrorDeg READ driftDirectionErrorDeg NOTIFY changed)
    Q_PROPERTY(double driftWindowS READ driftWindowS NOTIFY changed)
    /// From the end of the newest sweep to the playhead, whole seconds.
    Q_PROPERTY(int driftAgeS READ driftAgeS NOTIFY changed)
    /// Time since when the drift is not known, seconds of the recording; NaN if it is known, or
    /// never was a whole sweep.
    Q_PROPERTY(double driftUnknownSinceS READ driftUnknownSinceS NOTIFY changed)
    /// The same as a time of day; empty for NaN.
    Q_PROPERTY(QString driftUnknownSince READ driftUnknownSince NOTIFY changed)

    Q_PROPERTY(CompassState compassState READ compassState NOTIFY changed)
    /// The check in words: "Agrees within 9°", "Differs by 14° ± 4 since 12:03", "Not checked since
    /// 11:58"; empty before the first.
    Q_PROPERTY(QString compassText READ compassText NOTIFY changed)
    /// "Compass and picture differ by 14° ± 4 since 12:03"; empty while they do not.
    Q_PROPERTY(QString compassWarning READ compassWarning NOTIFY changed)
    /// By how much the compass turned more, clockwise, than the picture, and its error, degrees; 0
    /// while they do not differ.
    Q_PROPERTY(double compassDifferenceDeg READ compassDifferenceDeg NOTIFY changed)
    Q_PROPERTY(double compassErrorDeg READ compassErrorDeg NOTIFY changed)
    /// The user has seen that they differ.
    Q_PROPERTY(bool compassAcknowledged READ compassAcknowledged NOTIFY changed)

    Q_PROPERTY(SteadyState steadyState READ steadyState NOTIFY steadyChanged)
    /// How far the vehicle turned since the steady picture began, degrees clockwise, and its error,
    /// 95 of 100; the error is NaN if it was held meanwhile.
    Q_PROPERTY(double steadyTurnDeg READ steadyTurnDeg NOTIFY steadyChanged)
    Q_PROPERTY(double steadyTurnErrorDeg READ steadyTurnErrorDeg NOTIFY steadyChanged)
    /// The time of day since when it is in this state; empty while it is off or waits.
    Q_PROPERTY(QString steadySince READ steadySince NOTIFY steadyChanged)

public:
    enum class DriftState {
        /// Nothing to estimate it from: no scanning sonar, or no whole sweep yet.
        None,
        /// The first sweep is whole; the next one gives the first drift.
        Waiting,
        Drifting,
        /// The speed, or as much of it as is known, does not exceed its error.
        Holding,
        /// The echoes hold too little.
        Unknown,
        /// After a seek, or while it plays fast: the estimate is not yet near the playhead.
        Computing,
    };
    Q_ENUM(DriftState)
    enum class CompassState { None, Agrees, Differs, NotChecked };
    Q_ENUM(CompassState)
    enum class SteadyState {
        /// Another orientation is chosen, or there is nothing to keep still.
        Off,
        /// It begins with the second sweep.
        Waiting,
        Picture,
        /// No match: by the compass.
        Compass,
        /// No match and no compass.
        Held,
    };
    Q_ENUM(SteadyState)
    /// What a steady picture is drawn by: directions of the vehicle's front, degrees clockwise.
    struct Steady {
        double upDeg = 0;
        double nowDeg = 0;
        /// Another one means that directions of earlier times have changed.
        quint64 revision = 0;
    };

    /// The time of day, or of the recording, as it is shown.
    using TimeText = std::function<QString(log::Time)>;

    PictureMotion(SonarSource& source, SelectedVehicle& vehicle, DisplaySettings& display,
                  TimeText timeText);
    ~PictureMotion() override;

    /// How the sonar is mounted, as the picture shows it. Another one begins everything anew.
    void setMounting(const log::Mounting& mounting);

    [[nodiscard]] DriftState driftState() const;
    [[nodiscard]] double driftSpeed() const;
    [[nodiscard]] double driftSpeedError() const;
    [[nodiscard]] bool driftAlongUnknown() const;
    [[nodiscard]] double driftRelativeDeg() const;
    [[nodiscard]] double driftTrueDeg() const;
    [[nodiscard]] double driftDirectionErrorDeg() const;
    [[nodiscard]] double driftWindowS() const;
    [[nodiscard]] int driftAgeS() const { return m_ageS; }
    [[nodiscard]] double driftUnknownSinceS() const;
    [[nodiscard]] QString driftUnknownSince() const;
    [[nodiscard]] CompassState compassState() const;
    [[nodiscard]] QString compassText() const;
    [[nodiscard]] QString compassWarning() const;
    [[nodiscard]] double compassDifferenceDeg() const;
    [[nodiscard]] double compassErrorDeg() const;
    [[nodiscard]] bool compassAcknowledged() const { return m_acknowledged; }
    Q_INVOKABLE void acknowledgeCompass();

    [[nodiscard]] SteadyState steadyState() const;
    [[nodiscard]] double steadyTurnDeg() const;
    [[nodiscard]] double steadyTurnErrorDeg() const;
    [[nodiscard]] QString steadySince() const;
    /// Nullopt while the picture is not steady.
    [[nodiscard]] std::optional<Steady> steady() const;
    /// The direction of the vehicle's front at a time; nullopt if it is not known.
    [[nodiscard]] std::optional<double> steadyDirectionAt(log::Time time) const;
    /// Since when the steady picture is held; nullopt while it is not.
    [[nodiscard]] std::optional<log::Time> steadyHeldSince() const;
    /// Everything up to the playhead is estimated.
    [[nodiscard]] bool isComplete() const { return !m_running && !m_pause.isActive(); }
    /// Everything up to less than a second before the playhead is estimated, or nothing is to be.
    [[nodiscard]] bool isFollowing() const { return !m_running && !m_restarting; }

signals:
    void changed();
    /// Compass and picture began to differ, or agree again; the sentence says which.
    void compassReported(const QString& sentence);
    /// The steady picture, or where the front is in it, changed.
    void steadyChanged();
    /// The steady picture was corrected by more than its bound; the sentence says by how much.
    void steadyCorrected(const QString& sentence);

private:
    class Work;
    /// What the thread found, for the window.
    struct Result {
        std::size_t sweeps = 0;
        double middleS = 0;
        double endS = 0;
        double lengthS = 0;
        std::optional<double> headingDeg;
        std::optional<registration::Drift> drift;
        std::optional<double> unknownSinceS;
        registration::CompassCheck compass;
        /// The newest sweeps, from one whose motion is final, and the one that is not whole yet.
        std::vector<registration::TrackedSweep> newest;
        std::optional<registration::TrackedSweep> part;
    };

    /// The steady picture at the playhead.
    struct SteadyNow {
        double timeS = 0;
        std::optional<double> deg;
        registration::SteadyHeading::State state;
        /// Of the turn since it began.
        double errorDeg = 0;
    };

    void forget();
    [[nodiscard]] bool isWanted();
    void findBehind();
    void stop();
    void restart();
    void follow();
    void extend();
    void accept(const Result& result);
    void acceptSteady(const Result& result);
    [[nodiscard]] bool isSteadyChosen() const;
    [[nodiscard]] const SteadyNow& steadyNow() const;
    /// What it is got from at the playhead, and since when.
    [[nodiscard]] registration::SteadyHeading::State steadySource() const;
    /// Begins or ends the steady picture as it is chosen.
    void followSteady();
    [[nodiscard]] std::optional<double> compassAt(double timeS) const;
    [[nodiscard]] registration::SteadyHeading::Compass compass() const;
    [[nodiscard]] double playheadS() const;
    /// The drift is older than its sweeps explain.
    [[nodiscard]] bool isStale() const;

    SonarSource& m_source;
    SelectedVehicle& m_vehicle;
    DisplaySettings& m_display;
    TimeText m_timeText;
    std::shared_ptr<Work> m_work;
    std::stop_source m_stop;
    std::unique_ptr<base::TaskQueue> m_queue;
    std::optional<VehicleSource> m_workVehicle;
    link::EventLoopClock m_clock;
    QTimer m_pause;
    /// Pings that the thread was asked to go up to.
    std::uint64_t m_asked = 0;
    /// Time of the newest ping that the thread has been through; nullopt before it has.
    std::optional<log::Time> m_done;
    /// The newest ping is far from that one.
    bool m_isBehind = false;
    bool m_running = false;
    bool m_restarting = false;
    Result m_result;
    int m_ageS = 0;
    log::Mounting m_mounting;
    registration::SteadyHeading m_steady;
    quint64 m_steadyRevision = 0;
    /// As found for the last playhead; nullopt once anything else that it depends on changed.
    mutable std::optional<SteadyNow> m_steadyNow;
    /// Since when the steady picture is shown, and the direction that was ahead then, as known now.
    std::optional<double> m_steadyFromS;
    double m_steadyUpDeg = 0;
    bool m_acknowledged = false;
    /// The state of the check at the latest time at which it was made, for when the playhead
    /// returns there.
    registration::CompassCheck m_kept;
    double m_keptS = 0;
};

} // namespace leadline::app
