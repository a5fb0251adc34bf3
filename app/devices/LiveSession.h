// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskGroup.h"
#include "devices/LiveRows.h"
#include "devices/LiveSonar.h"
#include "devices/SoundStore.h"
#include "devices/VehicleChoice.h"
#include "devices/VehicleLinkStore.h"
#include "engine/EngineMailbox.h"
#include "engine/SimulatedPeers.h"
#include "io/RecordingDisk.h"
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "link/LinkUrl.h"
#include "log/Log.h"
#include "ping/FamilyDescriptor.h"
#include "recording/RecorderState.h"
#include "recording/RecordingSplitChoice.h"
#include "recording/SheetForm.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

class LinkManager;
class LiveEngine;

/// The live devices: open links, the sonars and vehicles on them, their log and its recording.
/// Belongs to the window's thread and never waits for a link or a disk, which have threads of their
/// own.
class LiveSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    /// The sonars on all links.
    Q_PROPERTY(leadline::app::ConnectedSonars* rows READ rows CONSTANT)
    /// The links of vehicles, the choice among them, and the vehicle that is displayed, which is
    /// null without one.
    Q_PROPERTY(leadline::app::ConnectedVehicles* vehicleRows READ vehicleRows CONSTANT)
    Q_PROPERTY(leadline::app::VehicleChoice* choice READ choice CONSTANT)
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle NOTIFY vehicleChosen)
    /// A link is open or requested.
    Q_PROPERTY(bool active READ active NOTIFY sonarsChanged)
    Q_PROPERTY(leadline::app::RecorderState* recorder READ recorder CONSTANT)
    Q_PROPERTY(leadline::app::RecordingSplitChoice* parts READ parts CONSTANT)
    /// The dive sheet of the current recording, or of the next one. Fields that rarely change
    /// between dives are remembered.
    Q_PROPERTY(leadline::app::SheetForm* sheet READ sheet CONSTANT)
    /// All sonars are in Standby.
    Q_PROPERTY(bool standby READ standby NOTIFY standbyChanged)
    /// Whether all links, or some of them, are simulators.
    Q_PROPERTY(bool simulatedOnly READ simulatedOnly NOTIFY sonarsChanged)
    Q_PROPERTY(bool simulates READ simulates NOTIFY sonarsChanged)
    /// Whether simulated devices are recorded from now on.
    Q_PROPERTY(bool recordsSimulated READ recordsSimulated WRITE setRecordSimulated NOTIFY
                   recordsSimulatedChanged)
    /// The user has stopped the recording while links are open. It starts again when asked to, and
    /// by itself with the first link of a later dive.
    Q_PROPERTY(bool recordingStopped READ recordingStopped NOTIFY recordingStoppedChanged)
    /// Whether the user is asked before a recording is stopped.
    Q_PROPERTY(bool confirmsStop READ confirmsStop WRITE setConfirmStop NOTIFY confirmsStopChanged)
    /// Whether a sonar starts scanning when it is connected; otherwise it is connected in Standby.
    Q_PROPERTY(
        bool scanOnConnect READ scanOnConnect WRITE setScanOnConnect NOTIFY scanOnConnectChanged)

public:
    explicit LiveSession(QObject* parent = nullptr);
    ~LiveSession() override;

    [[nodiscard]] ConnectedSonars* rows() { return &m_rows; }
    [[nodiscard]] const QList<LiveSonar*>& sonars() const { return m_sonars; }
    [[nodiscard]] ConnectedVehicles* vehicleRows() { return &m_vehicleRows; }
    [[nodiscard]] const QList<LiveVehicle*>& vehicles() const { return m_vehicles; }
    [[nodiscard]] VehicleChoice* choice() { return &m_choice; }
    [[nodiscard]] LiveVehicle* vehicle() const { return m_choice.vehicle(); }
    /// In which the ranges of each device are shown.
    [[nodiscard]] SoundStore& sounds() { return m_sounds; }
    [[nodiscard]] bool active() const { return !m_links.empty(); }
    [[nodiscard]] RecorderState* recorder() { return &m_recorder; }
    [[nodiscard]] RecordingSplitChoice* parts() { return &m_parts; }
    [[nodiscard]] SheetForm* sheet() { return &m_sheet; }
    [[nodiscard]] bool standby() const { return m_standby; }
    [[nodiscard]] bool simulatedOnly() const;
    [[nodiscard]] bool simulates() const;
    [[nodiscard]] bool recordsSimulated() const { return m_recordsSimulated; }
    [[nodiscard]] bool recordingStopped() const { return m_recordingStopped; }
    /// Whether what comes is recorded: nothing was stopped, and not all of it is simulated unless
    /// that is recorded, too.
    [[nodiscard]] Q_INVOKABLE bool records() const;
    [[nodiscard]] bool confirmsStop() const { return m_confirmsStop; }
    void setConfirmStop(bool confirm);
    [[nodiscard]] bool scanOnConnect() const { return m_scanOnConnect; }
    void setScanOnConnect(bool scan);

    /// Returns an error, or an empty string. A link that is already open stays as it is.
    Q_INVOKABLE QString connectTo(const QString& url);
    /// Connects a sonar whose MAC or serial number was found by discovery.
    Q_INVOKABLE QString connectToUnit(const QString& url, const QString& unit);
    Q_INVOKABLE void disconnectLink(const QString& url);
    Q_INVOKABLE void disconnectAll();
    /// Reduces the latency of the adapter of a link's port once more; happened() reports the
    /// result.
    void lowerLatency(const QString& url);
    Q_INVOKABLE void setStandbyAll(bool standby);
    /// Applies to all links of vehicles.
    void setStrictVersion2(bool strict);
    /// True if a link to the same endpoint is open or requested.
    Q_INVOKABLE bool isConnected(const QString& url) const;

    /// Repairs recordings that a crash left incomplete in the folder, and records there from the
    /// next file on. Without a folder nothing is recorded.
    void setRecordingFolder(const std::filesystem::path& folder);
    /// Sets the folder from the next recording on; the current one stays where it is unless it has
    /// a fault there.
    void recordNextIn(const std::filesystem::path& folder);
    /// The folder Leadline among the user's documents.
    [[nodiscard]] static std::filesystem::path defaultFolder();
    [[nodiscard]] const std::filesystem::path& recordingFolder() const { return m_folder; }
    /// Records to another kind of disk, on which nothing needs to be repaired.
    void recordTo(std::function<std::unique_ptr<io::RecordingDisk>()> makeDisk);
    /// For simulated sonars, before they are connected: the first link appears to have been opened
    /// `ago` earlier. A later catchUp() runs everything since then or, with `by`, only so much of
    /// it, after which time stands still again.
    void beginAgo(std::chrono::nanoseconds ago) { m_ago = ago; }
    void catchUp(std::optional<std::chrono::nanoseconds> by = {});
    /// Replaces the demo's devices behind sim: links; to be called before they are connected.
    void simulateWith(link::PeerMaker simulators) { m_simulators = std::move(simulators); }
    void setRecordSimulated(bool record);
    /// Completes the recording; of the demo alone, it is no longer recorded.
    Q_INVOKABLE void stopRecording();
    /// Records again, also the demo where it is alone.
    Q_INVOKABLE void startRecording();
    /// Completes the current file and goes on in another recording, without a gap.
    Q_INVOKABLE void startNewRecording();
    /// Closes all links and waits until the recording is complete. Nothing is live afterwards, but
    /// the log stays readable.
    void end();
    /// The engine of the session; null before the first link.
    [[nodiscard]] std::shared_ptr<LiveEngine> live() const { return m_live; }

    /// Null before the first link, and constant after that.
    [[nodiscard]] const log::Log* log() const;
    /// The current time in the log.
    [[nodiscard]] log::Time now() const;
    /// Time of the log's zero on the monotonic clock.
    [[nodiscard]] std::optional<base::Instant> zero() const;
    /// The events of the session in order, at most EventLog::maxEvents.
    [[nodiscard]] const std::vector<annotations::LogEvent>& events() const { return m_events; }
    /// Adds an event that the window has detected, with the current time, to the session and to a
    /// running recording.
    void report(log::RecordedEvent event);
    /// Writes into the recording; false if no running recording can store the marker.
    bool record(const annotations::MarkerRecord& mark);
    /// UTC since 1970 at the log's zero.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcZero() const;
    /// The one of a family that was connected last; null without.
    [[nodiscard]] LiveSonar* newest(ping::View view) const;

signals:
    /// Sonars or links were added or removed.
    void sonarsChanged();
    void vehiclesChanged();
    void vehicleChosen();
    void standbyChanged();
    void scanOnConnectChanged();
    void recordsSimulatedChanged();
    void recordingStoppedChanged();
    void confirmsStopChanged();
    void recordingFolderChanged();
    /// Events were added.
    void eventsAdded();
    /// A marker that record() had accepted was not stored, because the recording had ended by then.
    void unrecorded(const leadline::annotations::MarkerRecord& mark);
    /// Frames were appended; emitted at most once in each pass of the event loop.
    void grown();
    /// A sentence for the pilot: a message of a device, a refused setting, or a repaired file.
    void happened(const QString& sentence);

protected:
    void customEvent(QEvent* event) override;

private:
    struct Link {
        int number = 0;
        link::LinkUrl url;
        /// Sonars by their numbers on the link; the first one exists from the beginning.
        std::vector<LiveSonar*> sonars = {};
        /// Set for a vehicle's link.
        LiveVehicle* vehicle = nullptr;
        /// The link was opened in Standby only because a sonar that was left in Standby may be
        /// there.
        bool standbyIfUncertain = false;

        [[nodiscard]] bool isSimulated() const { return url.kind == link::LinkUrl::Kind::Sim; }
    };

    void beginLive();
    void watchSheet();
    void takeFolder(const std::filesystem::path& folder);
    void setRecordingStopped(bool stopped);
    void reportRecorder(const char* name, base::Message message);
    void postToLinks(std::function<void(LinkManager&)> work);
    void openSonars(Link& link, const QString& unit);
    void openVehicle(Link& link);
    LiveSonar* addSonar(Link& link);
    /// Moves what was stored for the link, before its sonar was identified, to the sonar.
    void restoreStandby(Link& link, LiveSonar& sonar);
    void storeStandby(int link, int sonar, bool standby) const;
    std::uint64_t send(int link, int sonar, const SonarCommand& command);
    void sendVehicle(int link, const VehicleCommand& command);
    void storeLastSigned(const Link& link);
    void removeLink(int number);
    void applyUpdate(const EngineUpdate& reported);
    void applyVehicles(const EngineUpdate& reported);
    void numberSonars();
    void tick();

    /// Clock for ages and settings.
    link::EventLoopClock m_clock;
    SoundStore m_sounds;
    std::shared_ptr<EngineMailbox> m_mailbox;
    std::shared_ptr<LiveEngine> m_live;
    std::vector<Link> m_links;
    QList<LiveSonar*> m_sonars;
    ConnectedSonars m_rows;
    QList<LiveVehicle*> m_vehicles;
    ConnectedVehicles m_vehicleRows;
    VehicleChoice m_choice;
    RecorderState m_recorder;
    RecordingSplitChoice m_parts;
    SheetForm m_sheet;
    std::vector<annotations::LogEvent> m_events;
    /// Links that were disconnected and are still closing.
    std::vector<std::weak_ptr<void>> m_leaving;
    QTimer m_ticks;
    std::filesystem::path m_folder;
    std::function<std::unique_ptr<io::RecordingDisk>()> m_makeDisk;
    std::chrono::nanoseconds m_ago{};
    link::PeerMaker m_simulators = simulatedPeers();
    bool m_recordsSimulated = false;
    bool m_recordingStopped = false;
    bool m_confirmsStop = false;
    bool m_scanOnConnect = true;
    bool m_strictVersion2 = false;
    bool m_standby = false;
    int m_lastLink = 0;
    std::uint64_t m_lastCommand = 0;
    /// One task for each folder; tasks of previous folders are stopped without waiting for them.
    base::TaskGroup m_repairs{"repair", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
