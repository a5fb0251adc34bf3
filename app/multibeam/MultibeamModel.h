// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"
#include "multibeam/BottomWorker.h"
#include "session/Session.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <limits>
#include <memory>
#include <optional>

namespace leadline::app {

/// The newest swath of the shown multibeam sonar at the playhead, and the bottom that all swaths up
/// to it show, which a worker thread makes while it is displayed. Lives in the window's thread.
class MultibeamModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// It is displayed, so that the bottom is made.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// The log has swaths, regardless of the playhead.
    Q_PROPERTY(bool pinged READ pinged NOTIFY changed)
    /// Of the swath: its ping, points, those of them that are left out, and points that are none.
    Q_PROPERTY(double pingNumber READ pingNumber NOTIFY changed)
    Q_PROPERTY(int soundings READ soundings NOTIFY changed)
    Q_PROPERTY(int leftOut READ leftOut NOTIFY changed)
    /// Where its roll and pitch come from, and these, degrees: port side up, and bow up.
    Q_PROPERTY(Attitude attitude READ attitude NOTIFY changed)
    Q_PROPERTY(double rollDeg READ rollDeg NOTIFY changed)
    Q_PROPERTY(double pitchDeg READ pitchDeg NOTIFY changed)
    /// Its end of the range, metres; NaN if unknown.
    Q_PROPERTY(double rangeEndM READ rangeEndM NOTIFY changed)
    /// Seconds from the swath to the playhead, and whether that is too long.
    Q_PROPERTY(double ageS READ ageS NOTIFY ageChanged)
    Q_PROPERTY(bool old READ old NOTIFY ageChanged)
    /// Its points have powers, so that `powerLimit` applies.
    Q_PROPERTY(bool hasPowers READ hasPowers NOTIFY changed)
    Q_PROPERTY(PowerLimit powerLimit READ powerLimit WRITE setPowerLimit NOTIFY optionsChanged)
    /// Pings of which there are no points, and their range, metres; NaN if unknown.
    Q_PROPERTY(int channelPings READ channelPings NOTIFY changed)
    Q_PROPERTY(double channelFromM READ channelFromM NOTIFY changed)
    Q_PROPERTY(double channelToM READ channelToM NOTIFY changed)
    /// The bottom has cells.
    Q_PROPERTY(bool mapped READ mapped NOTIFY bottomChanged)
    /// It is near the playhead: without cells there is no bottom.
    Q_PROPERTY(bool bottomKnown READ bottomKnown NOTIFY bottomChanged)
    /// Why the newest swath has no place.
    Q_PROPERTY(NoPlace noPlace READ noPlace NOTIFY bottomChanged)
    Q_PROPERTY(int notPlaced READ notPlaced NOTIFY bottomChanged)
    /// Side of its cells, metres.
    Q_PROPERTY(double cellM READ cellM NOTIFY bottomChanged)
    /// Depths in metres, from shallow to deep, at equal distances of the colours.
    Q_PROPERTY(QList<double> depths READ depths NOTIFY bottomChanged)
    /// Name of the colour map for depths.
    Q_PROPERTY(QString palette READ palette WRITE setPalette NOTIFY paletteChanged)
    /// Its colours at `depths`.
    Q_PROPERTY(QList<QColor> depthColors READ depthColors NOTIFY paletteChanged)

public:
    enum class State {
        /// There is no multibeam sonar.
        None,
        /// It has sent nothing to draw up to the playhead.
        Waiting,
        /// Only the data of its channels.
        ChannelData,
        Shown
    };
    Q_ENUM(State)
    enum class Attitude { None, Vehicle, Report, Ping };
    Q_ENUM(Attitude)
    enum class PowerLimit { None, Low, Medium, High };
    Q_ENUM(PowerLimit)
    enum class NoPlace { Nothing, Vehicle, Heading, Position, Attitude };
    Q_ENUM(NoPlace)

    /// A swath older than that says so.
    static constexpr double oldAfterS = 2;
    static constexpr std::chrono::milliseconds quickest{250};
    /// Of the time between two pictures of the bottom, as a share of the work for one.
    static constexpr int pauses = 9;

    explicit MultibeamModel(QObject* parent = nullptr);
    ~MultibeamModel() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] State state() const;
    [[nodiscard]] bool pinged() const { return m_reader && m_reader->count() > 0; }
    [[nodiscard]] double pingNumber() const { return m_swath ? m_swath->pingNumber : 0; }
    [[nodiscard]] int soundings() const;
    [[nodiscard]] int leftOut() const;
    [[nodiscard]] Attitude attitude() const;
    [[nodiscard]] double rollDeg() const;
    [[nodiscard]] double pitchDeg() const;
    [[nodiscard]] double rangeEndM() const;
    [[nodiscard]] double ageS() const { return m_ageS; }
    [[nodiscard]] bool old() const { return m_isOld; }
    [[nodiscard]] bool hasPowers() const;
    [[nodiscard]] PowerLimit powerLimit() const { return m_powerLimit; }
    void setPowerLimit(PowerLimit limit);
    [[nodiscard]] int channelPings() const;
    [[nodiscard]] double channelFromM() const;
    [[nodiscard]] double channelToM() const;
    [[nodiscard]] bool mapped() const { return !m_picture->image.isNull(); }
    [[nodiscard]] bool bottomKnown() const { return m_isBottomKnown; }
    [[nodiscard]] NoPlace noPlace() const { return static_cast<NoPlace>(m_picture->bottom.reason); }
    [[nodiscard]] int notPlaced() const { return static_cast<int>(m_picture->bottom.notPlaced); }
    [[nodiscard]] double cellM() const { return m_picture->bottom.grid.cellM(); }
    [[nodiscard]] QList<double> depths() const;
    [[nodiscard]] QString palette() const { return m_palette; }
    void setPalette(const QString& name);
    [[nodiscard]] QList<QColor> depthColors() const;

    /// The swath, filtered; nullopt before the first one.
    [[nodiscard]] const std::optional<swath::Swath>& swath() const { return m_swath; }
    /// The newest picture of the bottom; never null.
    [[nodiscard]] const std::shared_ptr<const BottomPicture>& picture() const { return m_picture; }
    /// The picture is that of the present playhead.
    [[nodiscard]] bool ready() const;

signals:
    /// The log or the sonar was replaced; what was read of it before is invalid.
    void cleared();
    void sessionChanged();
    void activeChanged();
    void changed();
    void ageChanged();
    void optionsChanged();
    void bottomChanged();
    void paletteChanged();

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    void forget();
    void follow();
    void readSwath();
    void readAgain();
    void age();
    void followBottom();
    /// True if it changed.
    bool findBottomKnown();
    void ask();
    void show(const BottomWorker::News& news);
    [[nodiscard]] const SonarSource* source() const;
    [[nodiscard]] swath::SoundingFilter::Options filter() const;
    [[nodiscard]] std::optional<swath::PlayheadBottom::Request> request() const;

    QPointer<Session> m_session;
    /// Receives the signals of the session and of what belongs to it; another one for each session.
    std::unique_ptr<QObject> m_receiver;
    bool m_active = false;
    PowerLimit m_powerLimit = PowerLimit::Medium;
    std::unique_ptr<swath::SwathReader> m_reader;
    swath::SoundingFilter m_filter;
    std::optional<swath::Swath> m_swath;
    std::optional<swath::SwathReader::ChannelData> m_channels;
    /// Swaths up to the playhead when m_swath was read, whether there were any, and the log's
    /// frames then.
    std::uint64_t m_count = 0;
    bool m_wasPinged = false;
    std::uint64_t m_frames = 0;
    double m_ageS = 0;
    bool m_isOld = false;
    QString m_palette;
    raster::Colormap m_colours;
    std::shared_ptr<const BottomPicture> m_picture = std::make_shared<const BottomPicture>();
    std::optional<swath::PlayheadBottom::Request> m_asked;
    std::optional<swath::PlayheadBottom::Request> m_done;
    bool m_isBottomKnown = false;
    QTimer m_pause;
    /// Incremented when the log changes; pictures of older generations are discarded.
    int m_generation = 0;
    link::EventLoopClock m_clock;
    std::unique_ptr<BottomWorker> m_worker;
};

} // namespace leadline::app
