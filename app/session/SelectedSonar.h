// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"
#include "ping/FamilyDescriptor.h"
#include "session/SonarSource.h"
#include "sidescan/Side.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// The sonar that the plots of one view, around, downwards or to the sides, show: the first
/// connected one, or the user's choice.
class SelectedSonar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Names of the sonars of this view: "Ping360", "Ping360 2". Never empty, so that plots have a
    /// title.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    /// The chosen one's name; without its side if it is a unit of a side-scan pair, as its plot
    /// shows both.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)
    /// The connected device; null for a recorded sonar, and for one that is no longer connected.
    Q_PROPERTY(leadline::app::LiveSonar* live READ live NOTIFY changed)
    /// The displayed pings come from a simulator, live or recorded.
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    Q_PROPERTY(leadline::app::SonarSource* source READ source CONSTANT)
    /// The displayed pings are out of date at the playhead: the time since the newest is longer
    /// than the ping rate explains. At the live edge also if the device is lost or no longer
    /// connected.
    Q_PROPERTY(bool old READ old NOTIFY oldChanged)
    /// The same of all sonars of this view.
    Q_PROPERTY(bool allOld READ allOld NOTIFY oldChanged)
    /// In which sound speed its ranges are shown: kept for the device, as far as it is known. Null
    /// without setSounds().
    Q_PROPERTY(leadline::app::SoundSettings* sound READ sound NOTIFY soundChanged)

public:
    explicit SelectedSonar(ping::View view, QObject* parent = nullptr);

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString title() const;
    /// As in names(); empty for a sonar of another view.
    Q_INVOKABLE [[nodiscard]] QString nameOf(const leadline::app::LiveSonar* sonar) const;
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int index);
    [[nodiscard]] LiveSonar* live() const { return m_live; }
    [[nodiscard]] bool simulated() const;
    [[nodiscard]] SonarSource* source() { return &m_source; }
    [[nodiscard]] bool old() const { return m_old; }
    [[nodiscard]] bool allOld() const { return m_allOld; }

    [[nodiscard]] SoundSettings* sound() const { return m_sound; }

    /// Where the sound speeds are kept, which must outlive this object.
    void setSounds(SoundStore& sounds);
    /// Sound speed in m/s used to compute ranges; nullopt for the recorded one.
    void setSoundSpeed(std::optional<double> metresPerSecond);
    /// Updates the list of sonars from `log`, which may be null, and sets the playhead. `dive` is
    /// the running dive that the log belongs to; null for a file.
    void update(const log::Log* log, LiveSession* dive, log::Time playhead);
    /// What the user said of side-scan units.
    void setSideChoices(const sidescan::SideChoices& choices);
    void clear() { update(nullptr, nullptr, {}); }
    /// Sets whether the playhead is at the end of a running dive.
    void setAtLiveEdge(bool atLiveEdge);

signals:
    void changed();
    void oldChanged();
    void soundChanged();

private:
    struct Sonar {
        log::StreamNumber stream = 0;
        QPointer<LiveSonar> live;
        QString name;
        bool simulated = false;
        ping::Family family = ping::Family::Unknown;
        /// Of a side-scan unit that is not alone.
        sidescan::Side side = sidescan::Side::Unknown;

        friend bool operator==(const Sonar&, const Sonar&) = default;
    };

    [[nodiscard]] std::vector<Sonar> find(const log::Log* log, LiveSession* dive);
    /// The sonars with the sides that they have.
    [[nodiscard]] std::vector<Sonar> withSides(std::vector<Sonar> sonars, const log::Log* log);
    [[nodiscard]] int choice() const;
    void show(const log::Log* log);
    void setLive(LiveSonar* live);
    [[nodiscard]] StoredDevice device() const;
    void followSound();
    [[nodiscard]] bool findOld() const;
    [[nodiscard]] bool findAllOld() const;
    void age();

    ping::View m_view;
    SonarSource m_source;
    const log::Log* m_log = nullptr;
    SoundStore* m_sounds = nullptr;
    QPointer<SoundSettings> m_sound;
    /// The device whose sound speed it is, as it was found by the log's stream and its serial
    /// number or by the live sonar.
    struct SoundOf {
        const log::Stream* stream = nullptr;
        std::string serial = {};
        QString live = {};

        friend bool operator==(const SoundOf&, const SoundOf&) = default;
    };
    std::optional<SoundOf> m_soundOf;
    std::optional<double> m_soundSpeed;
    std::vector<Sonar> m_sonars;
    sidescan::SideFinder m_sides;
    std::optional<log::StreamNumber> m_asked;
    int m_chosen = 0;
    QPointer<LiveSonar> m_live;
    bool m_atLiveEdge = false;
    bool m_old = false;
    bool m_allOld = false;
};

} // namespace leadline::app
