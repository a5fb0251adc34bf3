// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/CivilTime.h"
#include "log/FrameEntry.h"
#include "markers/SessionMarkers.h"
#include "messages/Messages.h"
#include "session/DisplaySettings.h"
#include "session/DiveProfile.h"
#include "session/FamilyChoice.h"
#include "session/FileOpening.h"
#include "session/LiveEdge.h"
#include "session/LogTimeOffset.h"
#include "session/MountingChoice.h"
#include "session/PictureMotion.h"
#include "session/Playback.h"
#include "session/RecentLogs.h"
#include "session/RecordedVehicle.h"
#include "session/SelectedSonar.h"
#include "session/SelectedVehicle.h"
#include "session/SettingsOffers.h"
#include "session/SonarLatency.h"
#include "session/VehicleTextModel.h"
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

/// Date and time of day at a log's time zero, as far as known.
struct DayClock {
    /// UTC since 1970.
    std::optional<std::chrono::nanoseconds> utc = {};
    /// Local time in a time zone that was not recorded.
    std::optional<base::CivilTime> local = {};

    /// "Sat 21 Nov · 00:41:30 UTC", or local time without a zone; empty if unknown.
    [[nodiscard]] QString dateText(log::Time at) const;
    /// "00:41:30 UTC"; empty without UTC.
    [[nodiscard]] QString timeText(log::Time at) const;
};

/// What the window shows: the log of the open file, or else of the dive, which continues while a
/// file is open. Lives in the window's thread; a file can be played while it is still being read.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    /// Source of the plots: nothing, the live dive, earlier data of the dive (Review) or a file
    /// (Replay).
    Q_PROPERTY(Mode mode READ mode NOTIFY modeChanged)
    /// State of opening files.
    Q_PROPERTY(leadline::app::FileOpening::State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY stateChanged)
    /// Name of the file being opened while another one is still open; else empty.
    Q_PROPERTY(QString openingName READ openingName NOTIFY stateChanged)
    /// Why the last file could not be opened, as a code and as a sentence for the user.
    Q_PROPERTY(leadline::app::FileOpening::Failure failure READ failure NOTIFY stateChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY stateChanged)
    /// Number of the open file in the list of opened files, from 1, and the length of that list.
    Q_PROPERTY(int fileNumber READ fileNumber NOTIFY stateChanged)
    Q_PROPERTY(int fileCount READ fileCount NOTIFY stateChanged)
    /// Size of the open file: "40.9 MB".
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY stateChanged)
    /// The file ends in the middle of a record, and no program is writing it.
    Q_PROPERTY(bool truncated READ truncated NOTIFY progressChanged)
    /// The file is incomplete because a program is still writing it.
    Q_PROPERTY(bool beingRecorded READ beingRecorded NOTIFY progressChanged)
    /// The file is damaged according to its own counts and checksums; known once it has been read.
    Q_PROPERTY(bool damaged READ damaged NOTIFY progressChanged)
    /// The user cancelled reading; the part read so far is available.
    Q_PROPERTY(bool cancelled READ cancelled NOTIFY progressChanged)
    /// 0..1 while the file is being indexed, 1 when complete.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Date and time at the playhead: "Sat 21 Nov · 00:41:30" in a file whose date is known,
    /// "00:41:30 UTC" in a dive; else empty.
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    /// UTC at the beginning of the shown log: "00:41:30 UTC"; empty if unknown.
    Q_PROPERTY(QString beginText READ beginText NOTIFY beginChanged)
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive CONSTANT)
    Q_PROPERTY(leadline::app::RecentLogs* recent READ recent CONSTANT)
    Q_PROPERTY(leadline::app::Playback* playback READ playback CONSTANT)
    Q_PROPERTY(leadline::app::DisplaySettings* display READ display CONSTANT)
    /// Mounting of the shown Ping360.
    Q_PROPERTY(leadline::app::MountingChoice* mounting READ mounting CONSTANT)
    /// Which sonar it is that does not say so itself.
    Q_PROPERTY(leadline::app::FamilyChoice* family READ family CONSTANT)
    /// Earlier settings that are offered again for the dive's sonars.
    Q_PROPERTY(leadline::app::SettingsOffers* offers READ offers CONSTANT)
    Q_PROPERTY(leadline::app::SelectedSonar* shown360 READ shown360 CONSTANT)
    Q_PROPERTY(leadline::app::SelectedSonar* shown1d READ shown1d CONSTANT)
    Q_PROPERTY(leadline::app::SelectedSonar* shownSide READ shownSide CONSTANT)
    /// Of the multibeam sonars.
    Q_PROPERTY(leadline::app::SelectedSonar* shownSwath READ shownSwath CONSTANT)
    Q_PROPERTY(leadline::app::SelectedVehicle* vehicle READ vehicle CONSTANT)
    /// The vehicles of an open file.
    Q_PROPERTY(leadline::app::RecordedVehicle* recordedVehicle READ recordedVehicle CONSTANT)
    /// Time span of the shown vehicle data, and the offset of its log from the sonar's.
    Q_PROPERTY(leadline::app::VehicleSpan* vehicleSpan READ vehicleSpan CONSTANT)
    Q_PROPERTY(leadline::app::LogTimeOffset* logTimeOffset READ logTimeOffset CONSTANT)
    /// Depth and heading of `vehicle` over the whole log, and what it said in words.
    Q_PROPERTY(leadline::app::DiveProfile* profile READ profile CONSTANT)
    Q_PROPERTY(leadline::app::VehicleTextModel* vehicleTexts READ vehicleTexts CONSTANT)
    /// The pings of shown360 and shown1d.
    Q_PROPERTY(leadline::app::SonarSource* ping360 READ ping360 CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping1d READ ping1d CONSTANT)
    /// The pings of shownSide, and the log and the playhead of all side-scan units.
    Q_PROPERTY(leadline::app::SonarSource* sideScan READ sideScan CONSTANT)
    /// The stream of shownSwath, which has no pings but swaths.
    Q_PROPERTY(leadline::app::SonarSource* swath READ swath CONSTANT)
    /// How the vehicle moves, by the echoes of ping360.
    Q_PROPERTY(leadline::app::PictureMotion* motion READ motion CONSTANT)
    /// Timing of the vehicles' links at the playhead.
    Q_PROPERTY(leadline::app::VehicleTiming* timing READ timing CONSTANT)
    /// Latency of the dive's sonars.
    Q_PROPERTY(leadline::app::SonarLatency* path READ path CONSTANT)
    /// The dive's Ping1D at the live edge, independent of the shown log and playhead.
    Q_PROPERTY(leadline::app::SelectedSonar* live1d READ live1d CONSTANT)
    Q_PROPERTY(leadline::app::Messages* messages READ messages CONSTANT)
    /// The same messages, for the page of a vehicle without sonars.
    Q_PROPERTY(leadline::app::Messages* vehicleMessages READ vehicleMessages CONSTANT)
    /// Markers, notes and events of the shown log.
    Q_PROPERTY(leadline::app::SessionMarkers* markers READ markers CONSTANT)

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
    [[nodiscard]] FamilyChoice* family() { return &m_family; }
    [[nodiscard]] SettingsOffers* offers() { return &m_offers; }
    [[nodiscard]] SelectedSonar* shown360() { return &m_shown360; }
    [[nodiscard]] SelectedSonar* shown1d() { return &m_shown1d; }
    [[nodiscard]] SelectedSonar* shownSide() { return &m_shownSide; }
    [[nodiscard]] SelectedSonar* shownSwath() { return &m_shownSwath; }
    [[nodiscard]] SelectedVehicle* vehicle() { return &m_vehicle; }
    [[nodiscard]] RecordedVehicle* recordedVehicle() { return &m_recordedVehicle; }
    [[nodiscard]] VehicleSpan* vehicleSpan() { return &m_vehicleSpan; }
    [[nodiscard]] LogTimeOffset* logTimeOffset() { return &m_logTimeOffset; }
    [[nodiscard]] DiveProfile* profile() { return &m_profile; }
    [[nodiscard]] const DiveProfile* profile() const { return &m_profile; }
    [[nodiscard]] VehicleTextModel* vehicleTexts() { return &m_vehicleTexts; }
    [[nodiscard]] SonarSource* ping360() { return m_shown360.source(); }
    [[nodiscard]] SonarSource* ping1d() { return m_shown1d.source(); }
    [[nodiscard]] SonarSource* sideScan() { return m_shownSide.source(); }
    [[nodiscard]] SonarSource* swath() { return m_shownSwath.source(); }
    [[nodiscard]] PictureMotion* motion() { return &m_motion; }
    [[nodiscard]] VehicleTiming* timing() { return &m_timing; }
    [[nodiscard]] SonarLatency* path() { return &m_path; }
    [[nodiscard]] SelectedSonar* live1d() { return &m_live1d; }
    [[nodiscard]] Messages* messages() { return &m_messages; }
    [[nodiscard]] Messages* vehicleMessages() { return &m_vehicleMessages; }
    [[nodiscard]] SessionMarkers* markers() { return &m_markers; }
    /// Counts of the reader so far; all zero without a file.
    [[nodiscard]] log::ReadCounts counts() const;
    /// The log of the open file, else of the dive; null without one.
    [[nodiscard]] const log::Log* log() const;
    [[nodiscard]] const FileOpening& files() const { return m_files; }
    /// Handles pending results of the file reader now instead of in the event loop.
    void acceptFound() { m_files.acceptFound(); }
    /// Position of the playhead.
    [[nodiscard]] log::Time time() const { return m_playback.time(); }
    /// The clock valid at `at`: a recorded clock may have been set in the middle of a file.
    [[nodiscard]] DayClock dayClock(log::Time at) const;
    /// Folder for files exported from the shown log: that of the recording, else recordingFolder().
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString recordingFolder() const;

    /// Opens files; several are shown on one time line. The logs in a folder are played one after
    /// the other in the order of their names.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// Opens what was dropped on the window, which may contain no file.
    Q_INVOKABLE void openDropped(const QList<QUrl>& files);
    Q_INVOKABLE void openPath(const QString& path);
    /// Opens the file that is `steps` further in the list of opened files; does nothing if there is
    /// none.
    Q_INVOKABLE void openInRow(int steps);
    /// Cancels opening or reading. The part read so far stays and can be played.
    Q_INVOKABLE void cancel();
    /// Closes the open file and shows the dive, if there is one.
    Q_INVOKABLE void close();
    /// Connects two simulated sonars and their vehicle.
    Q_INVOKABLE void startDemo();
    /// Shows the dive at its live end, and closes an open file.
    Q_INVOKABLE void goLive();
    /// Clears failure() after the user has seen it, unless there is nothing else to show.
    Q_INVOKABLE void forgetFailure();
    /// Adds a note at `seconds` of the shown log.
    Q_INVOKABLE void note(const QString& text, double seconds);
    /// Records as an event of the dive that an alarm began to sound, or can no longer measure.
    Q_INVOKABLE void alarmed(const QString& sentence);
    /// Moves the playhead by this number of pings of all sonars together.
    Q_INVOKABLE void stepPings(int pings);

signals:
    void modeChanged();
    void stateChanged();
    void progressChanged();
    void clockChanged();
    void beginChanged();
    /// open() or openDropped() was called without any local file.
    void nothingToOpen();
    /// Another program has shortened the open file `name`.
    void cutShort(const QString& name);
    /// The open file has been read as far as possible.
    void readingFinished();

private:
    [[nodiscard]] const formats::Recording* recording() const { return m_files.recording(); }
    void closeLog();
    void showFile();
    [[nodiscard]] bool restorePosition();
    void fileRead(const std::vector<log::Gap>& gaps);
    void update();
    void showDive();
    void seekToPicture();
    void findMode();
    void movePlayhead();
    void playIfLong();
    /// Shows `log` in all models; `dive` is the running dive it belongs to, null for a file.
    void setLog(const log::Log* log, LiveSession* dive);
    void updateTiming(const log::Log* log);
    void updateByHand();
    void followMarkers();
    /// Records a warning as an event of the dive.
    void report(const char* kind, const QString& sentence);
    [[nodiscard]] std::vector<SessionMarkers::Source> markerSources() const;
    [[nodiscard]] std::size_t markerSourceAt(log::Time time, std::string_view stream) const;
    void updateMarkers();
    [[nodiscard]] std::optional<double> soundSpeedAt(const annotations::Marker& marker);

    Mode m_mode = Mode::Nothing;
    /// The previous log has been released, and the next one is not set yet.
    bool m_between = false;
    FileOpening m_files;
    LogTimeOffset m_logTimeOffset;
    VehicleSpan m_vehicleSpan;
    /// Position in recordings that are being aligned again, to return to afterwards.
    struct Place {
        std::shared_ptr<const formats::Recording> recording;
        log::Time time{};
        bool playing = false;
    };
    std::optional<Place> m_place;
    /// Instant of a snapshot that has not been read yet, and the playhead shown until then.
    std::optional<log::Time> m_pictured;
    log::Time m_meanwhile{};
    /// Playhead of the dive while a file is open.
    std::optional<log::Playhead> m_divePlayhead;
    /// Start playing as soon as the file has data.
    bool m_toPlay = false;
    RecentLogs m_recent;
    Playback m_playback;
    DisplaySettings m_display;
    /// Declared before the sources of the plots, which read its log.
    LiveSession m_dive;
    LiveEdge m_edge;
    SelectedVehicle m_vehicle;
    RecordedVehicle m_recordedVehicle;
    DiveProfile m_profile;
    VehicleTextModel m_vehicleTexts;
    SelectedSonar m_shown360;
    SelectedSonar m_shown1d;
    SelectedSonar m_shownSide;
    SelectedSonar m_shownSwath;
    SelectedSonar m_live1d;
    PictureMotion m_motion;
    MountingChoice m_mounting{m_shown360, m_files};
    FamilyChoice m_family{m_dive, m_files};
    SettingsOffers m_offers{m_dive, m_display};
    VehicleTiming m_timing;
    SonarLatency m_path{m_dive, m_shown360, m_shown1d};
    Messages m_messages;
    Messages m_vehicleMessages;
    SessionMarkers m_markers;
};

} // namespace leadline::app
