// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskGroup.h"
#include "devices/LiveRows.h"
#include "devices/LiveSonar.h"
#include "devices/VehicleChoice.h"
#include "devices/VehicleLinkStore.h"
#include "engine/EngineMailbox.h"
#include "engine/SimulatedPeers.h"
#include "io/RecordingDisk.h"
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "link/LinkUrl.h"
#include "log/Log.h"
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

/// What is live: open links, the sonars and vehicles on them, their log and its recording. Lives in
/// the window's thread and never waits for a link or a disk; what does is on threads of its own.
class LiveSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    /// The sonars on all links.
    Q_PROPERTY(leadline::app::ConnectedSonars* rows READ rows CONSTANT)
    /// The links of vehicles, which of them is shown, and that one; null without.
    Q_PROPERTY(leadline::app::ConnectedVehicles* vehicleRows READ vehicleRows CONSTANT)
    Q_PROPERTY(leadline::app::VehicleChoice* choice READ choice CONSTANT)
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle NOTIFY vehicleChosen)
    /// A link is open or wanted.
    Q_PROPERTY(bool active READ active NOTIFY sonarsChanged)
    Q_PROPERTY(leadline::app::RecorderState* recorder READ recorder CONSTANT)
    Q_PROPERTY(leadline::app::RecordingSplitChoice* parts READ parts CONSTANT)
    /// Of the present recording, and of the next one before there is any. What is as a rule the
    /// same in the next dive is remembered.
    Q_PROPERTY(leadline::app::SheetForm* sheet READ sheet CONSTANT)
    /// All of them are in Standby.
    Q_PROPERTY(bool standby READ standby NOTIFY standbyChanged)
    /// Every link is a simulator; some are.
    Q_PROPERTY(bool simulatedOnly READ simulatedOnly NOTIFY sonarsChanged)
    Q_PROPERTY(bool simulates READ simulates NOTIFY sonarsChanged)
    /// Simulated sonars and vehicles are recorded only where this is asked, from then on.
    Q_PROPERTY(bool recordsSimulated READ recordsSimulated WRITE setRecordSimulated NOTIFY
                   recordsSimulatedChanged)
    /// Without it a sonar is connected in Standby.
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
    [[nodiscard]] bool active() const { return !m_links.empty(); }
    [[nodiscard]] RecorderState* recorder() { return &m_recorder; }
    [[nodiscard]] RecordingSplitChoice* parts() { return &m_parts; }
    [[nodiscard]] SheetForm* sheet() { return &m_sheet; }
    [[nodiscard]] bool standby() const { return m_standby; }
    [[nodiscard]] bool simulatedOnly() const;
    [[nodiscard]] bool simulates() const;
    [[nodiscard]] bool recordsSimulated() const { return m_recordsSimulated; }
    [[nodiscard]] bool scanOnConnect() const { return m_scanOnConnect; }
    void setScanOnConnect(bool scan);

    /// Empty, or the sentence why not. A link that is open already stays as it is.
    Q_INVOKABLE QString connectTo(const QString& url);
    /// The same of a sonar that is known by its MAC or serial number, as discovery found it.
    Q_INVOKABLE QString connectToUnit(const QString& url, const QString& unit);
    Q_INVOKABLE void hangUp(const QString& url);
    Q_INVOKABLE void hangUpAll();
    /// Of the adapter of a link's port, once more; happened() says how that went.
    void lowerLatency(const QString& url);
    Q_INVOKABLE void setStandbyAll(bool standby);
    /// Of all links of vehicles.
    void setStrictVersion2(bool strict);
    /// Whether a link to the same place is open or wanted.
    Q_INVOKABLE bool isConnected(const QString& url) const;

    /// Completes there what a crash left behind, and records there from the next file on. Without
    /// it, nothing is recorded.
    void setRecordingFolder(const std::filesystem::path& folder);
    /// The same, but the present recording stays where it is, unless it is in trouble there.
    void recordNextIn(const std::filesystem::path& folder);
    /// Leadline/ among the user's documents.
    [[nodiscard]] static std::filesystem::path usualFolder();
    [[nodiscard]] const std::filesystem::path& recordingFolder() const { return m_folder; }
    /// The same onto another disk, with nothing to repair.
    void recordTo(std::function<std::unique_ptr<io::RecordingDisk>()> makeDisk);
    /// As if the first link had been opened so long ago: of simulated sonars, before they are
    /// connected. catchUp(), behind that, makes what happened since, or only so much of it: then
    /// the time stands still again.
    void beginAgo(std::chrono::nanoseconds ago) { m_ago = ago; }
    void catchUp(std::optional<std::chrono::nanoseconds> by = {});
    /// Other devices than those of the demo behind sim: links; before they are connected.
    void simulateWith(link::PeerMaker simulators) { m_simulators = std::move(simulators); }
    void setRecordSimulated(bool record);
    /// All links are left and the recording is completed, which is waited for. Nothing is live
    /// after it; what came before can still be looked at.
    void end();
    /// What works behind it; null before the first link.
    [[nodiscard]] std::shared_ptr<LiveEngine> live() const { return m_live; }

    /// Null before the first link; stays then.
    [[nodiscard]] const log::Log* log() const;
    /// On the log's clock.
    [[nodiscard]] log::Time now() const;
    /// The log's zero, on the clock of stamps.
    [[nodiscard]] std::optional<base::Instant> zero() const;
    /// What happened since the dive began, in its order; no more than Happenings::mostEvents.
    [[nodiscard]] const std::vector<annotations::LogEvent>& happenings() const
    {
        return m_happenings;
    }
    /// Something that the window knows first: recorded where a recording goes on, and a happening
    /// of the dive. `at` is now.
    void report(log::RecordedEvent event);
    /// Into the recording; false where none goes on that could keep it.
    bool record(const annotations::MarkerRecord& mark);
    /// UTC since 1970 at the log's zero.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcZero() const;
    /// The one of a family that was connected last; null without.
    [[nodiscard]] LiveSonar* newest(LiveSonar::Family family) const;

signals:
    /// Sonars or links.
    void sonarsChanged();
    void vehiclesChanged();
    void vehicleChosen();
    void standbyChanged();
    void scanOnConnectChanged();
    void recordsSimulatedChanged();
    void recordingFolderChanged();
    /// There are more happenings.
    void happeningsGrew();
    /// record() said that a mark is recorded, but the recording was over by then.
    void unrecorded(const leadline::annotations::MarkerRecord& mark);
    /// Frames were appended since the last time; once a turn of the event loop.
    void grown();
    /// Something for the pilot to know: a device's word, a setting refused, a file repaired.
    void happened(const QString& sentence);

protected:
    void customEvent(QEvent* event) override;

private:
    struct Link {
        int number = 0;
        link::LinkUrl url;
        /// By their numbers on the link; the first is there from the beginning.
        std::vector<LiveSonar*> sonars = {};
        /// Of a vehicle's link.
        LiveVehicle* vehicle = nullptr;
        /// It began in Standby only because a sonar that was left so may be there.
        bool restsInDoubt = false;

        [[nodiscard]] bool isSimulated() const { return url.kind == link::LinkUrl::Kind::Sim; }
    };

    void beginLive();
    void followSheet();
    void takeFolder(const std::filesystem::path& folder);
    void postToLinks(std::function<void(LinkManager&)> work);
    void openSonars(Link& link, const QString& unit);
    void openVehicle(Link& link);
    LiveSonar* addSonar(Link& link);
    /// What was kept of a link before its sonar had said who it is becomes the sonar's.
    void settleStandby(Link& link, LiveSonar& sonar);
    void keepStandby(int link, int sonar, bool standby) const;
    std::uint64_t send(int link, int sonar, const SonarCommand& command);
    void sendVehicle(int link, const VehicleCommand& command);
    void keepSigned(const Link& link);
    void removeLink(int number);
    void applyNews(const EngineNews& reported);
    void applyVehicles(const EngineNews& reported);
    void numberSonars();
    void tick();

    /// For ages and settings.
    link::EventLoopClock m_clock;
    std::shared_ptr<EngineMailbox> m_bulletin;
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
    std::vector<annotations::LogEvent> m_happenings;
    /// Links that were hung up and have not left yet.
    std::vector<std::weak_ptr<void>> m_leaving;
    QTimer m_ticks;
    std::filesystem::path m_folder;
    std::function<std::unique_ptr<io::RecordingDisk>()> m_makeDisk;
    std::chrono::nanoseconds m_ago{};
    link::PeerMaker m_simulators = simulatedPeers();
    bool m_recordsSimulated = false;
    bool m_scanOnConnect = true;
    bool m_strictVersion2 = false;
    bool m_standby = false;
    int m_lastLink = 0;
    std::uint64_t m_lastCommand = 0;
    /// One a folder; those before are told to stop and not waited for.
    base::TaskGroup m_repairs{"repair", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
