// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"
#include "session/SonarSource.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// Of the sonars of one kind in what is open the one that the plots show: the first that is
/// connected, or the one that the user chose.
class SelectedSonar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// "Ping360", "Ping360 2"; one at least, for the title.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)
    /// The device behind it; null of a file, and of one that is not connected any more.
    Q_PROPERTY(leadline::app::LiveSonar* live READ live NOTIFY changed)
    /// What the plots show comes from a simulator, now or when it was recorded.
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    Q_PROPERTY(leadline::app::SonarSource* source READ source CONSTANT)
    /// What is shown of it is not what it sees now, or saw at the playhead: nothing has come for
    /// longer than its rhythm explains. At the live edge its device knows that first: it is lost,
    /// or not connected any more.
    Q_PROPERTY(bool old READ old NOTIFY oldChanged)

public:
    SelectedSonar(log::StreamKind kind, LiveSonar::Family family, QObject* parent = nullptr);

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int index);
    [[nodiscard]] LiveSonar* live() const { return m_live; }
    [[nodiscard]] bool simulated() const;
    [[nodiscard]] SonarSource* source() { return &m_source; }
    [[nodiscard]] bool old() const { return m_old; }

    /// m/s in which its ranges are given; without it that of the recording counts.
    void setSoundSpeed(std::optional<double> metresPerSecond);
    /// Looks for sonars in the log, which may be null; `dive` is the one whose log it is, if any.
    /// The playhead is told to those that are there.
    void update(const log::Log* log, LiveSession* dive, log::Time playhead);
    void clear() { update(nullptr, nullptr, {}); }
    /// The playhead is the dive's present.
    void setAtLiveEdge(bool atLiveEdge);

signals:
    void changed();
    void oldChanged();

private:
    struct Sonar {
        log::StreamNumber stream = 0;
        QPointer<LiveSonar> live;
        QString name;
        bool simulated = false;

        friend bool operator==(const Sonar&, const Sonar&) = default;
    };

    [[nodiscard]] std::vector<Sonar> find(const log::Log* log, LiveSession* dive) const;
    [[nodiscard]] int choice() const;
    void show(const log::Log* log);
    void setLive(LiveSonar* live);
    [[nodiscard]] bool findOld() const;
    void age();

    log::StreamKind m_kind;
    LiveSonar::Family m_family;
    SonarSource m_source;
    const log::Log* m_log = nullptr;
    std::optional<double> m_soundSpeed;
    std::vector<Sonar> m_sonars;
    std::optional<log::StreamNumber> m_asked;
    int m_chosen = 0;
    QPointer<LiveSonar> m_live;
    bool m_atLiveEdge = false;
    bool m_old = false;
};

} // namespace leadline::app
