// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"
#include "mapping/MapWorker.h"
#include "session/Session.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <memory>
#include <optional>

namespace leadline::app {

/// The map of the shown scanning sonar, as it was known at the playhead. Made by a worker thread
/// while it is displayed, of which it takes a tenth at most once it is complete. Lives in the
/// window's thread.
class MapModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// The map is displayed, so that it is made.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// What the map is built on: "DVL + picture"; empty without a map.
    Q_PROPERTY(QString basis READ basis NOTIFY changed)
    /// Sweeps that are in the map, those that are not because their place is not known, and all
    /// that were read so far.
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(int turnsNotPlaced READ turnsNotPlaced NOTIFY changed)
    /// Of those in the map, sweeps with an error of at most `sureM` metres.
    Q_PROPERTY(int turnsSure READ turnsSure NOTIFY changed)
    Q_PROPERTY(double sureM READ sureM CONSTANT)
    Q_PROPERTY(int turnsRead READ turnsRead NOTIFY changed)
    /// Sweeps whose echoes match those of their neighbours.
    Q_PROPERTY(int turnsMatched READ turnsMatched NOTIFY changed)
    /// Metres north and east of the map's origin at which the vehicle was last, the bound of that
    /// place, and its heading in degrees from the map's up; NaN without a map.
    Q_PROPERTY(double northM READ northM NOTIFY changed)
    Q_PROPERTY(double eastM READ eastM NOTIFY changed)
    Q_PROPERTY(double errorM READ errorM NOTIFY changed)
    Q_PROPERTY(double headingDeg READ headingDeg NOTIFY changed)
    /// Up is north; else it is the first heading.
    Q_PROPERTY(bool hasNorth READ hasNorth NOTIFY changed)
    /// The map lies on the Earth.
    Q_PROPERTY(bool hasPositions READ hasPositions NOTIFY changed)
    Q_PROPERTY(int loops READ loops NOTIFY changed)
    /// How far the newest loop closure moved the newest place, metres.
    Q_PROPERTY(double loopMovedM READ loopMovedM NOTIFY changed)
    /// Time of the newest loop closure if it was found in the last ten seconds; else empty.
    Q_PROPERTY(QString loopText READ loopText NOTIFY loopTextChanged)
    /// "9–160"
    Q_PROPERTY(QString levelsText READ levelsText NOTIFY changed)
    /// The map ends where it does because it would have too many turns or cells.
    Q_PROPERTY(bool limited READ limited NOTIFY changed)
    Q_PROPERTY(Overlap overlap READ overlap WRITE setOverlap NOTIFY optionsChanged)
    /// Side of a cell in metres, 0.02 to 1; 0 for one that suits the range. And that of the map.
    Q_PROPERTY(double cellM READ cellM WRITE setCellM NOTIFY optionsChanged)
    Q_PROPERTY(double cellShownM READ cellShownM NOTIFY changed)
    /// A file is being written.
    Q_PROPERTY(bool writing READ writing NOTIFY writingChanged)

public:
    enum class State {
        /// There is no scanning sonar.
        None,
        /// Too few sweeps so far.
        Waiting,
        /// Sweeps, but none of them can be placed.
        TooFewEchoes,
        Mapped,
        /// After a seek, or where the map is shown first: it is not yet near the playhead.
        Computing,
    };
    Q_ENUM(State)
    enum class Overlap { Mean, Brightest, Newest };
    Q_ENUM(Overlap)
    enum class Format { GeoTiff, Png, Netcdf };
    Q_ENUM(Format)

    static constexpr std::chrono::milliseconds quickest{250};
    /// Of the time between two pictures, as a share of the work for one.
    static constexpr int pauses = 9;

    explicit MapModel(QObject* parent = nullptr);
    ~MapModel() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] State state() const;
    /// The map is that of the present playhead, except for the sweep that is not whole yet.
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString basis() const;
    [[nodiscard]] int turns() const { return static_cast<int>(m_picture->placed()); }
    [[nodiscard]] int turnsNotPlaced() const
    {
        return static_cast<int>(m_picture->poses.size()) - turns();
    }
    [[nodiscard]] int turnsSure() const { return static_cast<int>(m_picture->sure()); }
    [[nodiscard]] static double sureM() { return map::MapTrack::largestErrorM; }
    [[nodiscard]] int turnsRead() const
    {
        return static_cast<int>(m_picture->poses.size() + m_picture->ahead.size());
    }
    [[nodiscard]] int turnsMatched() const;
    [[nodiscard]] double northM() const;
    [[nodiscard]] double eastM() const;
    [[nodiscard]] double errorM() const;
    [[nodiscard]] double headingDeg() const;
    [[nodiscard]] bool hasNorth() const { return m_picture->hasNorth; }
    [[nodiscard]] bool hasPositions() const { return m_picture->hasGrid; }
    [[nodiscard]] int loops() const { return static_cast<int>(m_picture->loops.size()); }
    [[nodiscard]] double loopMovedM() const;
    [[nodiscard]] QString loopText() const { return m_loopText; }
    [[nodiscard]] QString levelsText() const;
    [[nodiscard]] bool limited() const { return m_picture->limit != map::PlayheadMap::Limit::None; }
    [[nodiscard]] Overlap overlap() const { return m_overlap; }
    void setOverlap(Overlap overlap);
    [[nodiscard]] double cellM() const { return m_cellM; }
    void setCellM(double metres);
    [[nodiscard]] double cellShownM() const { return m_picture->cellM; }
    [[nodiscard]] bool writing() const { return m_writing; }

    /// The newest picture; never null.
    [[nodiscard]] const std::shared_ptr<const MapPicture>& picture() const { return m_picture; }
    /// "12:04", or the time of the recording where the time of day is unknown.
    [[nodiscard]] QString timeText(double seconds) const;

    /// Goes on by one of the usual sides of a cell.
    Q_INVOKABLE void stepCell(int by);
    /// Writes the map beside the recording; `written` tells the result.
    Q_INVOKABLE void write(Format format);

signals:
    void sessionChanged();
    void activeChanged();
    void changed();
    void loopTextChanged();
    void markersChanged();
    void optionsChanged();
    void writingChanged();
    /// A sentence.
    void written(const QString& sentence);

private:
    void forget();
    void follow();
    void restyle();
    void ask();
    void show(const MapWorker::News& news);
    void findLoopText();
    void findBehind();
    [[nodiscard]] std::optional<MapWorker::Request> request() const;

    QPointer<Session> m_session;
    /// Receives the signals of the session and of what belongs to it; another one for each session.
    std::unique_ptr<QObject> m_receiver;
    bool m_active = false;
    Overlap m_overlap = Overlap::Mean;
    double m_cellM = 0;
    std::shared_ptr<const MapPicture> m_picture = std::make_shared<const MapPicture>();
    QString m_loopText;
    /// What the picture is complete for is far from the playhead.
    bool m_isBehind = false;
    bool m_writing = false;
    /// What was asked for last, and what the picture is complete for.
    std::optional<map::PlayheadMap::Request> m_asked;
    std::optional<MapWorker::Request> m_done;
    QTimer m_pause;
    /// Incremented when the log changes; pictures of older generations are discarded.
    int m_generation = 0;
    link::EventLoopClock m_clock;
    std::unique_ptr<MapWorker> m_worker;
};

} // namespace leadline::app
