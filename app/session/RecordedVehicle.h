// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "timing/TimingPicture.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace leadline::app {

/// The time span in which a log contains messages of vehicles, in seconds of the recording.
class VehicleSpan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(double begin READ begin NOTIFY changed)
    Q_PROPERTY(double end READ end NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool present() const { return m_span.has_value(); }
    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const;

    /// Determines the span in `log`; there is none if it is null.
    void update(const log::Log* log);

signals:
    void changed();

private:
    struct Span {
        log::Time begin{};
        log::Time end{};
        friend bool operator==(const Span&, const Span&) = default;
    };
    [[nodiscard]] static std::optional<Span> find(const log::Log& log);

    std::optional<Span> m_span;
};

/// The vehicles of a recording: which one is shown, and the statistics of its link at the playhead.
/// Lives in the window's thread; the log may grow.
class RecordedVehicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The log contains heartbeats of at least one autopilot.
    Q_PROPERTY(bool present READ present NOTIFY choicesChanged)
    /// The log contains more than one vehicle.
    Q_PROPERTY(bool several READ several NOTIFY choicesChanged)
    /// Name of each vehicle: `ArduSub 1/1`, with several links `Vehicle 2 · ArduSub 1/1`.
    Q_PROPERTY(QStringList names READ names NOTIFY choicesChanged)
    /// Index in `names` of the shown vehicle; -1 without one.
    Q_PROPERTY(int chosen READ chosen NOTIFY choicesChanged)
    /// MAVLink system and component id of the shown vehicle: `MAVLink 1/1`.
    Q_PROPERTY(QString systemName READ systemName NOTIFY choicesChanged)
    Q_PROPERTY(bool simulated READ simulated NOTIFY choicesChanged)
    /// Messages per second received from the shown vehicle.
    Q_PROPERTY(double rateHz READ rateHz NOTIFY figuresChanged)
    /// Percentage of messages lost in the last ten seconds; NaN without any.
    Q_PROPERTY(double lossPercent READ lossPercent NOTIFY figuresChanged)
    /// Round-trip time to the vehicle in milliseconds; NaN without a measurement.
    Q_PROPERTY(double rttMs READ rttMs NOTIFY figuresChanged)
    /// Age of the newest heartbeat in seconds; NaN before the first.
    Q_PROPERTY(double ageS READ ageS NOTIFY figuresChanged)
    /// The next heartbeat is overdue at the playhead; false while none is known.
    Q_PROPERTY(bool lost READ lost NOTIFY figuresChanged)

public:
    using QObject::QObject;

    [[nodiscard]] bool present() const { return !m_choices.empty(); }
    [[nodiscard]] bool several() const { return m_choices.size() > 1; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int chosen() const;
    [[nodiscard]] QString systemName() const;
    [[nodiscard]] bool simulated() const;
    [[nodiscard]] double rateHz() const { return m_figures.perSecond; }
    [[nodiscard]] double lossPercent() const;
    [[nodiscard]] double rttMs() const;
    [[nodiscard]] double ageS() const;
    [[nodiscard]] bool lost() const;

    /// Shows the vehicle with this index in `names`.
    Q_INVOKABLE void choose(int index);
    /// The vehicle that the user chose in this log; nullopt for the first one in it.
    [[nodiscard]] const std::optional<VehicleSource>& wanted() const { return m_wanted; }

    /// Updates the list of vehicles from `log`; null clears it.
    void update(const log::Log* log);
    /// Takes the link statistics of the vehicle `source` from `picture`.
    void show(const std::optional<VehicleSource>& source, const TimingPicture& picture);

signals:
    void choicesChanged();
    void figuresChanged();
    void wantedChanged();

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    struct Choice {
        VehicleSource of;
        log::FrameNumber first{};
        QString name;
        /// Number of the vehicle's link, counted from 1.
        int link = 1;

        friend bool operator==(const Choice&, const Choice&) = default;
    };
    [[nodiscard]] std::vector<Choice> find();
    [[nodiscard]] std::optional<Choice> choiceOf(const VehicleSource& source,
                                                 const log::FrameSeries& beats, int link);

    const log::Log* m_log = nullptr;
    std::vector<Choice> m_choices;
    std::optional<VehicleSource> m_wanted;
    std::optional<VehicleSource> m_source;
    TimingPicture::System m_figures;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::app
