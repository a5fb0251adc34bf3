// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/CivilTime.h"
#include "log/FrameEntry.h"
#include "markers/SessionMarkers.h"
#include "messages/Messages.h"
#include "session/DisplaySettings.h"
#include "session/FileOpening.h"
#include "session/LiveEdge.h"
#include "session/LogTimeOffset.h"
#include "session/MountingChoice.h"
#include "session/Playback.h"
#include "session/RecentLogs.h"
#include "session/RecordedVehicle.h"
#include "session/SelectedSonar.h"
#include "session/SelectedVehicle.h"
#include "session/SettingsOffers.h"
#include "session/SonarLatency.h"
#include "timing/VehicleTiming.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::app {

/// What a clock of the day showed at a log's zero, as far as that is known.
struct DayClock {
    /// UTC since 1970.
    std::optional<std::chrono::nanoseconds> utc = {};
    /// In a zone that nobody wrote down.
    std::optional<base::CivilTime> local = {};

    /// "Sat 21 Nov · 00:41:30 UTC", or without the zone; empty where nothing is known.
    [[nodiscard]] QString dateText(log::Time at) const;
    /// "00:41:30 UTC"; empty without UTC.
    [[nodiscard]] QString timeText(log::Time at) const;
};

/// What the window shows, and everything about it: the log of the file that is open, else that of
/// the dive, which goes on behind an open file. Lives in the window's thread; a file can be played
/// while it is read.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    /// What the plots show.
    Q_PROPERTY(Mode mode READ mode NOTIFY modeChanged)
    /// Of files.
    Q_PROPERTY(leadline::app::FileOpening::State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY stateChanged)
    /// The file that is looked into while another one is open.
    Q_PROPERTY(QString openingName READ openingName NOTIFY stateChanged)
    /// What the last file that could not be opened is to blame for, and the sentence about it.
    Q_PROPERTY(leadline::app::FileOpening::Failure failure READ failure NOTIFY stateChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY stateChanged)
    /// Which of the files in a row is open, from 1 on, and how many there are.
    Q_PROPERTY(int fileNumber READ fileNumber NOTIFY stateChanged)
    Q_PROPERTY(int fileCount READ fileCount NOTIFY stateChanged)
    /// "40.9 MB"
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY stateChanged)
    /// The file ends in the middle of a record, and nobody writes on.
    Q_PROPERTY(bool truncated READ truncated NOTIFY progressChanged)
    /// It ends there because somebody still writes it.
    Q_PROPERTY(bool beingRecorded READ beingRecorded NOTIFY progressChanged)
    /// By its own counts and checksums; known once it is read.
    Q_PROPERTY(bool damaged READ damaged NOTIFY progressChanged)
    /// The user stopped the reading; what was read is there.
    Q_PROPERTY(bool cancelled READ cancelled NOTIFY progressChanged)
    /// 0..1 while the file is being indexed, 1 when it is.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// "Sat 21 Nov · 00:41:30" at the playhead of a file whose name tells the start, "00:41:30 UTC"
    /// in a dive, else empty.
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    /// "00:41:30 UTC" at the begin of what is shown, else empty.
    Q_PROPERTY(QString beginText READ beginText NOTIFY beginChanged)
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive CONSTANT)
    Q_PROPERTY(leadline::app::RecentLogs* recent READ recent CONSTANT)
    Q_PROPERTY(leadline::app::Playback* playback READ playback CONSTANT)
    Q_PROPERTY(leadline::app::DisplaySettings* display READ display CONSTANT)
    /// How the Ping360 that is shown hangs.
    Q_PROPERTY(leadline::app::MountingChoice* mounting READ mounting CONSTANT)
    /// What was set before on the dive's sonars.
    Q_PROPERTY(leadline::app::SettingsOffers* offers READ offers CONSTANT)
    Q_PROPERTY(leadline::app::SelectedSonar* shown360 READ shown360 CONSTANT)
    Q_PROPERTY(leadline::app::SelectedSonar* shown1d READ shown1d CONSTANT)
    Q_PROPERTY(leadline::app::SelectedVehicle* vehicle READ vehicle CONSTANT)
    /// Of a file.
    Q_PROPERTY(leadline::app::RecordedVehicle* recordedVehicle READ recordedVehicle CONSTANT)
    /// What is shown of a vehicle, and how its log lies to the sonar's.
    Q_PROPERTY(leadline::app::VehicleSpan* vehicleSpan READ vehicleSpan CONSTANT)
    Q_PROPERTY(leadline::app::LogTimeOffset* logTimeOffset READ logTimeOffset CONSTANT)
    /// The pings of both.
    Q_PROPERTY(leadline::app::SonarSource* ping360 READ ping360 CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping1d READ ping1d CONSTANT)
    /// Of the vehicle, at the playhead.
    Q_PROPERTY(leadline::app::VehicleTiming* timing READ timing CONSTANT)
    /// Of the dive's sonars.
    Q_PROPERTY(leadline::app::SonarLatency* path READ path CONSTANT)
    /// The dive's Ping1D at the live edge, whatever is shown.
    Q_PROPERTY(leadline::app::SelectedSonar* live1d READ live1d CONSTANT)
    Q_PROPERTY(leadline::app::Messages* messages READ messages CONSTANT)
    /// What was marked, noted, and what happened.
    Q_PROPERTY(leadline::app::SessionMarkers* marks READ marks CONSTANT)

public:
    enum class Mode { Nothing, Live, Review, Replay };
    Q_ENUM(Mode)
    using State = FileOpening::State;
    using Failure = FileOpening::Failure;

    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] State state() const { return m_files.state(); }
    [[nodiscard]] QString fileName() const { return m_files.fileName(); }
    [[nodiscard]] QString openingName() const;
    [[nodiscard]] Failure failure() const { return m_files.failure(); }
    [[nodiscard]] QString sentence() const { return m_files.sentence(); }
    [[nodiscard]] int fileNumber() const { return m_files.row().number(); }
    [[nodiscard]] int fileCount() const { return m_files.row().count(); }
    [[nodiscard]] QString sizeText() const;
    [[nodiscard]] bool truncated() const { return counts().truncated && !beingRecorded(); }
    [[nodiscard]] bool beingRecorded() const { return m_files.isBeingWritten(); }
    [[nodiscard]] bool damaged() const
    {
        return counts().messagesMissing > 0 || counts().damagedParts > 0;
    }
    [[nodiscard]] bool cancelled() const { return m_files.cancelled(); }
    [[nodiscard]] double progress() const { return m_files.progress(); }
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] QString beginText() const;
    [[nodiscard]] RecentLogs* recent() { return &m_recent; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] DisplaySettings* display() { return &m_display; }
    [[nodiscard]] LiveSession* dive() { return &m_dive; }
    [[nodiscard]] MountingChoice* mounting() { return &m_mounting; }
    [[nodiscard]] SettingsOffers* offers() { return &m_offers; }
    [[nodiscard]] SelectedSonar* shown360() { return &m_shown360; }
    [[nodiscard]] SelectedSonar* shown1d() { return &m_shown1d; }
    [[nodiscard]] SelectedVehicle* vehicle() { return &m_vehicle; }
    [[nodiscard]] RecordedVehicle* recordedVehicle() { return &m_recordedVehicle; }
    [[nodiscard]] VehicleSpan* vehicleSpan() { return &m_vehicleSpan; }
    [[nodiscard]] LogTimeOffset* logTimeOffset() { return &m_logTimeOffset; }
    [[nodiscard]] SonarSource* ping360() { return m_shown360.source(); }
    [[nodiscard]] SonarSource* ping1d() { return m_shown1d.source(); }
    [[nodiscard]] VehicleTiming* timing() { return &m_timing; }
    [[nodiscard]] SonarLatency* path() { return &m_path; }
    [[nodiscard]] SelectedSonar* live1d() { return &m_live1d; }
    [[nodiscard]] Messages* messages() { return &m_messages; }
    [[nodiscard]] SessionMarkers* marks() { return &m_marks; }
    /// What the reader found so far; nothing without a log.
    [[nodiscard]] log::ReadCounts counts() const;
    /// Of the file that is open, else of the dive; null without.
    [[nodiscard]] const log::Log* log() const;
    [[nodiscard]] const FileOpening& files() const { return m_files; }
    /// What was found of the files being opened is taken now, not with the next events.
    void takeFound() { m_files.takeFound(); }
    /// Of the playhead.
    [[nodiscard]] log::Time time() const { return m_playback.time(); }
    /// By the clock that was set at that time: it may have been set in the middle of a file.
    [[nodiscard]] DayClock dayClock(log::Time at) const;
    /// Where files are put that are made from what is shown: beside the recording, else where
    /// recordings are.
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString recordingFolder() const;

    /// Several files lie on one time line. Of a folder the first log is opened; the others follow
    /// when it has been played to its end, in the order of their names.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// The same for what was dropped on the window, which may hold no file at all.
    Q_INVOKABLE void openDropped(const QList<QUrl>& files);
    Q_INVOKABLE void openPath(const QString& path);
    /// To another file of the row; stays where there is none.
    Q_INVOKABLE void openInRow(int steps);
    /// Stops opening or reading. What is read stays and can be played.
    Q_INVOKABLE void cancel();
    /// Back to the dive, if there is one.
    Q_INVOKABLE void close();
    /// Connects the simulated sonars of a simulated sea.
    Q_INVOKABLE void startDemo();
    /// To the newest of the dive, from wherever one is.
    Q_INVOKABLE void goLive();
    /// The user knows that the last file could not be opened, and has another one before him.
    Q_INVOKABLE void forgetFailure();
    /// A note about a moment.
    Q_INVOKABLE void note(const QString& text, double seconds);
    /// An alarm began to sound, or went blind: it is part of the dive.
    Q_INVOKABLE void alarmed(const QString& sentence);
    /// Moves the playhead by so many pings of all sonars together.
    Q_INVOKABLE void stepPings(int pings);

signals:
    void modeChanged();
    void stateChanged();
    void progressChanged();
    void clockChanged();
    void beginChanged();
    /// Nothing of what was handed over is a file.
    void nothingToOpen();
    /// Another program took away the end of a file that is open.
    void cutShort(const QString& name);
    /// The log that is open is read as far as it can be.
    void readToItsEnd();

private:
    [[nodiscard]] const formats::Recording* recording() const { return m_files.recording(); }
    void leaveLog();
    void showFile();
    [[nodiscard]] bool backToPlace();
    void fileRead(const std::vector<log::Gap>& gaps);
    void update();
    void showDive();
    void goToPictured();
    void findMode();
    void hearSound();
    void movePlayhead();
    void playWhenLong();
    /// Of a file without a dive.
    void lookAt(const log::Log* log, LiveSession* dive);
    void lookAtTiming(const log::Log* log);
    void tellByHand();
    void followMarks();
    [[nodiscard]] std::vector<SessionMarkers::Source> markSources() const;
    [[nodiscard]] std::size_t markSourceAt(log::Time time, std::string_view stream) const;
    void lookAtMarks();
    [[nodiscard]] std::optional<double> soundSpeedAt(const annotations::Marker& marker);

    Mode m_mode = Mode::Nothing;
    /// What was shown is let go of, and what comes is not there yet.
    bool m_between = false;
    FileOpening m_files;
    LogTimeOffset m_logTimeOffset;
    VehicleSpan m_vehicleSpan;
    /// Where one was in logs that are laid together anew, by the one that was shown.
    struct Place {
        std::shared_ptr<const formats::Recording> recording;
        log::Time time{};
        bool playing = false;
    };
    std::optional<Place> m_place;
    /// The instant to be shown of a file that is not read so far yet, and what is shown meanwhile.
    std::optional<log::Time> m_pictured;
    log::Time m_meanwhile{};
    /// Of the dive, while a file is open.
    std::optional<log::Playhead> m_divePlayhead;
    /// Plays as soon as there is something to play.
    bool m_toPlay = false;
    RecentLogs m_recent;
    Playback m_playback;
    DisplaySettings m_display;
    /// Goes before the plots' sources, which read its log.
    LiveSession m_dive;
    LiveEdge m_edge;
    SelectedVehicle m_vehicle;
    RecordedVehicle m_recordedVehicle;
    SelectedSonar m_shown360;
    SelectedSonar m_shown1d;
    SelectedSonar m_live1d;
    MountingChoice m_mounting{m_display, m_shown360, m_files};
    SettingsOffers m_offers{m_dive, m_display};
    VehicleTiming m_timing;
    SonarLatency m_path{m_dive, m_shown360, m_shown1d};
    Messages m_messages;
    SessionMarkers m_marks;
};

} // namespace leadline::app
