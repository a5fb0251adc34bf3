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

/// From when to when a log holds what vehicles said. Times are seconds of the recording.
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

    /// Nothing of null.
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

/// The vehicles of a recording: which of them is shown, and how its link was at the playhead. Lives
/// in the window's thread; the log may grow.
class RecordedVehicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// An autopilot was heard.
    Q_PROPERTY(bool present READ present NOTIFY choicesChanged)
    /// There is something to choose.
    Q_PROPERTY(bool several READ several NOTIFY choicesChanged)
    /// `ArduSub 1/1`; of several links `Vehicle 2 · ArduSub 1/1`.
    Q_PROPERTY(QStringList names READ names NOTIFY choicesChanged)
    /// Of names; -1 without.
    Q_PROPERTY(int chosen READ chosen NOTIFY choicesChanged)
    /// `MAVLink 1/1`
    Q_PROPERTY(QString who READ who NOTIFY choicesChanged)
    Q_PROPERTY(bool simulated READ simulated NOTIFY choicesChanged)
    /// Messages a second.
    Q_PROPERTY(double rateHz READ rateHz NOTIFY figuresChanged)
    /// Of the last ten seconds; NaN while nothing came, as the others.
    Q_PROPERTY(double lossPercent READ lossPercent NOTIFY figuresChanged)
    Q_PROPERTY(double rttMs READ rttMs NOTIFY figuresChanged)
    /// Of the newest heartbeat.
    Q_PROPERTY(double ageS READ ageS NOTIFY figuresChanged)
    /// The heartbeat was missing, or did not come yet.
    Q_PROPERTY(bool lost READ lost NOTIFY figuresChanged)

public:
    using QObject::QObject;

    [[nodiscard]] bool present() const { return !m_choices.empty(); }
    [[nodiscard]] bool several() const { return m_choices.size() > 1; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int chosen() const;
    [[nodiscard]] QString who() const;
    [[nodiscard]] bool simulated() const;
    [[nodiscard]] double rateHz() const { return m_figures.perSecond; }
    [[nodiscard]] double lossPercent() const;
    [[nodiscard]] double rttMs() const;
    [[nodiscard]] double ageS() const;
    [[nodiscard]] bool lost() const;

    /// One of names.
    Q_INVOKABLE void choose(int index);
    /// The one that the user chose in this log; nullopt: the first that is heard.
    [[nodiscard]] const std::optional<VehicleSource>& wanted() const { return m_wanted; }

    /// Looks for vehicles in the log, which may be null and then is let go of.
    void update(const log::Log* log);
    /// Whose figures are shown.
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
        /// Of its link, from 1 on.
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
