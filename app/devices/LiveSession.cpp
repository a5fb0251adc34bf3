// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveSession.h"

#include "device/SearchEndpoint.h"
#include "devices/LinkSettingsStore.h"
#include "engine/LiveEngine.h"
#include "formats/RecordingChannels.h"
#include "language/SentenceTranslation.h"
#include "mcap/McapRepair.h"
#include "ping/FamilyDescriptor.h"
#include "preferences/SettingKeys.h"
#include "recording/DiveSheetStore.h"
#include "recording/RecorderState.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

namespace leadline::app {

namespace {

/// Ages and sizes are shown in tenths of a second at most.
constexpr auto ticksEvery = std::chrono::milliseconds(200);

} // namespace

LiveSession::LiveSession(QObject* parent)
    : QObject(parent),
      m_mailbox(std::make_shared<EngineMailbox>(
          [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::User)); })),
      m_confirmsStop(Preferences().value(setting::confirmStop)),
      m_scanOnConnect(Preferences().value(setting::scanOnConnect))
{
    new RecordedParts(m_recorder);
    m_ticks.setInterval(ticksEvery);
    connect(&m_ticks, &QTimer::timeout, this, &LiveSession::tick);
    connect(&m_parts, &RecordingSplitChoice::changed, this, [this] {
        postToLinks(
            [split = m_parts.split()](LinkManager& links) { links.log().splitRecording(split); });
    });
    watchSheet();
    connect(this, &LiveSession::sonarsChanged, &m_rows, [this] { m_rows.setSonars(m_sonars); });
    connect(this, &LiveSession::vehiclesChanged, &m_vehicleRows,
            [this] { m_vehicleRows.setVehicles(m_vehicles); });
    connect(&m_choice, &VehicleChoice::changed, this, &LiveSession::vehicleChosen);
}

LiveSession::~LiveSession()
{
    end();
    m_live.reset();
}

void LiveSession::end()
{
    m_ticks.stop();
    m_mailbox->close();
    for (const Link& link : m_links)
        storeLastSigned(link);
    m_repairs.requestStop();
    m_sheet.settle();
    if (m_live)
        m_live->finish();
}

void LiveSession::setScanOnConnect(bool scan)
{
    if (std::exchange(m_scanOnConnect, scan) == scan)
        return;
    Preferences().setValue(setting::scanOnConnect, scan);
    emit scanOnConnectChanged();
}

void LiveSession::setConfirmStop(bool confirm)
{
    if (std::exchange(m_confirmsStop, confirm) == confirm)
        return;
    Preferences().setValue(setting::confirmStop, confirm);
    emit confirmsStopChanged();
}

QString LiveSession::connectTo(const QString& url)
{
    return connectToUnit(url, {});
}

QString LiveSession::connectToUnit(const QString& url, const QString& unit)
{
    const auto parsed = link::LinkUrl::parse(url.toStdString());
    if (!parsed)
        return translated(parsed.error().message);
    if (isConnected(url))
        return {};
    beginLive();
    // Whoever connects again is recorded, however the dive before ended.
    if (m_links.empty())
        setRecordingStopped(false);
    Link& link = m_links.emplace_back(Link{++m_lastLink, *parsed});
    const bool isVehicles = parsed->protocol() == link::Protocol::Mavlink;
    if (isVehicles)
        openVehicle(link);
    else
        openSonars(link, unit);
    m_ticks.start();
    emit sonarsChanged();
    if (isVehicles)
        emit vehiclesChanged();
    return {};
}

void LiveSession::openVehicle(Link& link)
{
    const int number = link.number;
    VehicleStatus first;
    first.url = link.url.toString();
    first.simulated = link.url.kind == link::LinkUrl::Kind::Sim;
    VehiclePlan plan = VehicleLinkStore(link.url).plan();
    plan.number = static_cast<std::uint8_t>(number);
    plan.strictVersion2 = m_strictVersion2;
    postToLinks([number, plan](LinkManager& links) { links.openVehicle(number, plan); });
    link.vehicle = new LiveVehicle(
        m_clock, [this, number](const VehicleCommand& command) { sendVehicle(number, command); },
        [this, number] { removeLink(number); }, this);
    m_vehicles.push_back(link.vehicle);
    link.vehicle->setNumber(static_cast<int>(m_vehicles.size()));
    link.vehicle->apply(first);
    m_choice.setVehicles(m_vehicles);
}

void LiveSession::openSonars(Link& link, const QString& unit)
{
    ConnectionPlan plan;
    plan.url = link.url;
    plan.unit = unit.toStdString();
    const DeviceStore store;
    const std::vector<StoredDevice> known = store.at(link.url);
    // The sonar is not identified yet, so one that was left in Standby must not be woken.
    const bool asLeft = LinkSettingsStore(QString::fromStdString(link.url.toString())).standby();
    const bool inDoubt =
        store.mayStartInStandby({.family = plan.family(), .unit = unit, .url = link.url});
    link.standbyIfUncertain = m_scanOnConnect && !asLeft && inDoubt;
    plan.start.driver.standby = !m_scanOnConnect || asLeft || inDoubt;
    plan.standbyFor360 =
        link.standbyIfUncertain &&
        !store.mayStartInStandby({.family = ping::Family::Ping1D, .unit = unit, .url = link.url});
    // The newest device comes last, because it replaces an older one with the same id.
    for (auto each = known.rbegin(); each != known.rend(); ++each) {
        device::DriverStart its;
        its.driver.standby = !m_scanOnConnect || each->standby();
        its.mount = each->mount();
        if (each->family() == ping::Family::Ping360)
            plan.start.mount = its.mount;
        if (const auto id = each->deviceId())
            plan.known[*id] = {each->family(), its};
    }
    postToLinks([number = link.number, plan](LinkManager& links) { links.open(number, plan); });
    SonarStatus first;
    first.url = link.url.toString();
    first.simulated = link.url.kind == link::LinkUrl::Kind::Sim;
    if (link.url.device)
        first.family = link.url.device->family();
    first.standby = plan.start.driver.standby;
    addSonar(link)->apply(first);
    numberSonars();
}

void LiveSession::beginLive()
{
    if (m_live)
        return;
    m_live = std::make_shared<LiveEngine>(m_mailbox, m_ago, m_simulators);
    postToLinks([disk = m_makeDisk, simulated = m_recordsSimulated, split = m_parts.split(),
                 sheet = annotations::tidied(m_sheet.sheet())](LinkManager& links) {
        links.log().splitRecording(split);
        links.log().setDiveSheet(sheet);
        links.log().recordTo(disk);
        links.log().recordSimulated(simulated);
        links.log().resumeRecording(true);
    });
}

void LiveSession::postToLinks(std::function<void(LinkManager&)> work)
{
    if (m_live)
        m_live->post(std::move(work));
}

LiveSonar* LiveSession::addSonar(Link& link)
{
    const auto at = static_cast<int>(link.sonars.size());
    auto* sonar = new LiveSonar(
        m_clock,
        [this, number = link.number, at](const SonarCommand& command) {
            return send(number, at, command);
        },
        [this, number = link.number] { removeLink(number); }, this);
    sonar->setOthers([this, sonar] {
        std::vector<StoredDevice> others;
        for (const LiveSonar* each : std::as_const(m_sonars))
            if (each != sonar && each->stored().isKnown())
                others.push_back(each->stored());
        return others;
    });
    link.sonars.push_back(sonar);
    m_sonars.push_back(sonar);
    return sonar;
}

// Stored so that signatures after a restart are not older than those before.
void LiveSession::storeLastSigned(const Link& link)
{
    if (link.vehicle == nullptr)
        return;
    const auto kept =
        VehicleLinkStore(link.url).storeLastSigned(link.vehicle->status().signatures.lastSigned);
    if (!kept)
        emit happened(translated(kept.error().message));
}

bool LiveSession::isConnected(const QString& url) const
{
    const auto parsed = link::LinkUrl::parse(url.toStdString());
    return parsed && std::ranges::any_of(m_links, [&](const Link& link) {
               return device::sameEndpoint(link.url, *parsed);
           });
}

void LiveSession::disconnectLink(const QString& url)
{
    const auto parsed = link::LinkUrl::parse(url.toStdString());
    const auto found = std::ranges::find_if(m_links, [&](const Link& link) {
        return parsed && device::sameEndpoint(link.url, *parsed);
    });
    if (found != m_links.end())
        removeLink(found->number);
}

void LiveSession::lowerLatency(const QString& url)
{
    const auto found = std::ranges::find_if(m_links, [&](const Link& link) {
        return QString::fromStdString(link.url.toString()) == url;
    });
    if (found != m_links.end())
        postToLinks([number = found->number](LinkManager& links) { links.lowerLatency(number); });
}

void LiveSession::disconnectAll()
{
    while (!m_links.empty())
        removeLink(m_links.back().number);
}

void LiveSession::removeLink(int number)
{
    const auto found = std::ranges::find(m_links, number, &Link::number);
    if (found == m_links.end())
        return;
    const Link gone = *found;
    storeLastSigned(gone);
    m_links.erase(found);
    for (LiveSonar* sonar : gone.sonars)
        m_sonars.removeOne(sonar);
    m_vehicles.removeOne(gone.vehicle);
    for (qsizetype i = 0; i < m_vehicles.size(); ++i)
        m_vehicles[i]->setNumber(static_cast<int>(i) + 1);
    const auto token = std::make_shared<char>();
    m_leaving.push_back(token);
    postToLinks([number, token](LinkManager& links) { links.close(number, token); });
    numberSonars();
    emit sonarsChanged();
    // Deleted later because one of them may have called this. Delegates that show them are deleted
    // first.
    for (LiveSonar* sonar : gone.sonars)
        sonar->deleteLater();
    if (gone.vehicle == nullptr)
        return;
    m_choice.setVehicles(m_vehicles);
    emit vehiclesChanged();
    gone.vehicle->deleteLater();
}

// Results from the I/O thread.

void LiveSession::customEvent(QEvent*)
{
    const EngineUpdate reported = m_mailbox->take();
    applyUpdate(reported);
    applyVehicles(reported);
    for (const annotations::LogEvent& happening : reported.events)
        if (m_events.size() < annotations::EventLog::maxEvents)
            m_events.push_back(happening);
    if (!reported.events.empty())
        emit eventsAdded();
    for (const log::RecordedEvent& mark : reported.unrecorded)
        if (const auto record = annotations::decodeMarker(mark.value))
            emit unrecorded(*record);
    if (reported.grown)
        emit grown();
    for (const base::Message& message : reported.messages)
        emit happened(translated(message));
}

void LiveSession::applyUpdate(const EngineUpdate& reported)
{
    bool isNew = false;
    for (const auto& [key, status] : reported.sonars) {
        const auto [number, at] = key;
        const auto link = std::ranges::find(m_links, number, &Link::number);
        if (link == m_links.end())
            continue;
        while (link->sonars.size() <= static_cast<std::size_t>(at)) {
            addSonar(*link);
            isNew = true;
        }
        LiveSonar* sonar = link->sonars[static_cast<std::size_t>(at)];
        isNew = isNew || ping::Family(status.family) != sonar->status().family;
        const bool wasKnown = sonar->stored().isKnown();
        sonar->apply(status);
        if (!wasKnown && sonar->stored().isKnown())
            restoreStandby(*link, *sonar);
    }
    if (isNew) {
        numberSonars();
        emit sonarsChanged();
    }
    const bool standby = !m_sonars.isEmpty() &&
                         std::ranges::all_of(m_sonars, [](auto* each) { return each->standby(); });
    if (std::exchange(m_standby, standby) != standby)
        emit standbyChanged();
}

void LiveSession::applyVehicles(const EngineUpdate& reported)
{
    for (const auto& [number, status] : reported.vehicles) {
        const auto link = std::ranges::find(m_links, number, &Link::number);
        if (link != m_links.end() && link->vehicle != nullptr)
            link->vehicle->apply(status);
    }
}

/// A second sonar of a family gets a number.
void LiveSession::numberSonars()
{
    std::map<ping::Family, int> count;
    for (LiveSonar* sonar : std::as_const(m_sonars))
        sonar->setNumber(++count[sonar->family()]);
}

LiveSonar* LiveSession::newest(ping::View view) const
{
    const auto found = std::find_if(m_sonars.rbegin(), m_sonars.rend(), [&](const LiveSonar* each) {
        const auto* family = ping::descriptorOf(each->family());
        return family && family->view == view;
    });
    return found == m_sonars.rend() ? nullptr : *found;
}

void LiveSession::tick()
{
    // The recording is completed after the last link has closed, because the last received data may
    // still begin it.
    std::erase_if(m_leaving, [](const std::weak_ptr<void>& each) { return each.expired(); });
    m_recorder.apply(m_live->log().recorderStatus(), m_live->log().zero());
    for (LiveSonar* sonar : std::as_const(m_sonars))
        sonar->tick();
    for (LiveVehicle* vehicle : std::as_const(m_vehicles))
        vehicle->tick();
    const bool isOver = m_leaving.empty() && (m_recorder.state() == RecorderState::State::Off ||
                                              m_recorder.state() == RecorderState::State::Stopped);
    if (!active() && isOver)
        m_ticks.stop();
}

// Commands for the devices of the session.

void LiveSession::storeStandby(int link, int sonar, bool standby) const
{
    const auto found = std::ranges::find(m_links, link, &Link::number);
    if (found == m_links.end())
        return;
    const LiveSonar& its = *found->sonars[static_cast<std::size_t>(sonar)];
    if (its.stored().isKnown())
        its.stored().setStandby(standby);
    else
        LinkSettingsStore(its.url()).setStandby(standby);
}

void LiveSession::restoreStandby(Link& link, LiveSonar& sonar)
{
    if (const LinkSettingsStore memory(sonar.url()); memory.standby()) {
        memory.setStandby(false);
        sonar.stored().setStandby(true);
    } else if (link.standbyIfUncertain && sonar.standby() && !sonar.stored().standby() &&
               sonar.family() == ping::Family::Ping360 && !sonar.foundScanning()) {
        // To a Ping1D nothing is written at first contact, and who scans for others goes on.
        sonar.setStandby(false);
    }
}

std::uint64_t LiveSession::send(int link, int sonar, const SonarCommand& command)
{
    if (const auto* standby = std::get_if<SetStandby>(&command))
        storeStandby(link, sonar, standby->standby);
    const std::uint64_t number = ++m_lastCommand;
    postToLinks([link, sonar, command, number](LinkManager& links) {
        if (SonarChannel* const channel = links.channel(link, sonar))
            channel->execute(command, number);
        else
            links.prepare(link, command);
    });
    return number;
}

void LiveSession::sendVehicle(int link, const VehicleCommand& command)
{
    const auto found = std::ranges::find(m_links, link, &Link::number);
    if (found == m_links.end())
        return;
    const auto kept = VehicleLinkStore(found->url).store(command, found->vehicle->status());
    if (!kept)
        emit happened(translated(kept.error().message));
    postToLinks([link, command](LinkManager& links) { links.commandVehicle(link, command); });
}

void LiveSession::setStrictVersion2(bool strict)
{
    m_strictVersion2 = strict;
    for (LiveVehicle* vehicle : std::as_const(m_vehicles))
        vehicle->setStrictVersion2(strict);
}

void LiveSession::setStandbyAll(bool standby)
{
    for (LiveSonar* sonar : std::as_const(m_sonars))
        sonar->setStandby(standby);
}

// The log of the session, and its recording.

namespace {

std::function<std::unique_ptr<io::RecordingDisk>()> diskIn(const std::filesystem::path& folder)
{
    return [folder] { return std::make_unique<io::FolderDisk>(folder); };
}

} // namespace

std::filesystem::path LiveSession::defaultFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return std::filesystem::path(documents.toStdString()) / "Leadline";
}

void LiveSession::setRecordingFolder(const std::filesystem::path& folder)
{
    takeFolder(folder);
    recordTo(diskIn(folder));
}

void LiveSession::recordNextIn(const std::filesystem::path& folder)
{
    takeFolder(folder);
    m_makeDisk = diskIn(folder);
    postToLinks([disk = m_makeDisk](LinkManager& links) { links.log().recordNextTo(disk); });
}

void LiveSession::takeFolder(const std::filesystem::path& folder)
{
    m_folder = folder;
    m_repairs.requestStop();
    m_repairs.start([folder, its = m_mailbox](const std::stop_token& stop) {
        for (const mcap::FolderRepair& repair : mcap::repairRecordings(folder, stop))
            its->happened(repair.result ? repair.result->message(repair.file.filename().string())
                                        : repair.result.error().message);
    });
    emit recordingFolderChanged();
}

void LiveSession::recordTo(std::function<std::unique_ptr<io::RecordingDisk>()> makeDisk)
{
    m_makeDisk = std::move(makeDisk);
    postToLinks([disk = m_makeDisk](LinkManager& links) { links.log().recordTo(disk); });
}

bool LiveSession::simulatedOnly() const
{
    return active() && std::ranges::all_of(m_links, &Link::isSimulated);
}

bool LiveSession::simulates() const
{
    return std::ranges::any_of(m_links, &Link::isSimulated);
}

void LiveSession::setRecordSimulated(bool record)
{
    if (std::exchange(m_recordsSimulated, record) == record)
        return;
    postToLinks([record](LinkManager& links) { links.log().recordSimulated(record); });
    emit recordsSimulatedChanged();
}

bool LiveSession::records() const
{
    return active() && !m_recordingStopped && (!simulatedOnly() || m_recordsSimulated);
}

void LiveSession::stopRecording()
{
    if (!records())
        return;
    reportRecorder("stopped", base::Message("Recording stopped."));
    if (simulatedOnly())
        setRecordSimulated(false);
    else
        setRecordingStopped(true);
}

void LiveSession::startRecording()
{
    if (!active() || records())
        return;
    setRecordingStopped(false);
    if (simulatedOnly())
        setRecordSimulated(true);
    reportRecorder("started", base::Message("Recording started."));
}

void LiveSession::startNewRecording()
{
    if (!records())
        return;
    postToLinks([](LinkManager& links) { links.log().startNewRecording(); });
    reportRecorder("started", base::Message("New recording started."));
}

void LiveSession::reportRecorder(const char* name, base::Message message)
{
    report({.at = {},
            .level = log::RecordedEvent::Level::Info,
            .device = {},
            .kind = "recorder",
            .name = name,
            .value = {},
            .message = std::move(message)});
}

void LiveSession::setRecordingStopped(bool stopped)
{
    if (std::exchange(m_recordingStopped, stopped) == stopped)
        return;
    postToLinks([stopped](LinkManager& links) { links.log().setRecordingStopped(stopped); });
    emit recordingStoppedChanged();
}

void LiveSession::watchSheet()
{
    m_sheet.setSheet(storedSheet());
    connect(&m_sheet, &SheetForm::settled, this, [this] {
        const annotations::DiveSheet sheet = annotations::tidied(m_sheet.sheet());
        storeSheetDefaults(sheet);
        postToLinks([sheet](LinkManager& links) { links.log().setDiveSheet(sheet); });
    });
}

void LiveSession::catchUp(std::optional<std::chrono::nanoseconds> by)
{
    if (m_live)
        m_live->catchUp(by);
}

void LiveSession::report(log::RecordedEvent event)
{
    event.at = m_clock.now();
    postToLinks([its = std::move(event)](LinkManager& links) { links.log().happened(its); });
}

bool LiveSession::record(const annotations::MarkerRecord& mark)
{
    const auto status = m_live ? m_live->log().recorderStatus() : std::nullopt;
    const bool records = status && (status->state == log::RecorderState::Recording ||
                                    status->state == log::RecorderState::Failing);
    if (records)
        postToLinks([its = annotations::recordedOf(mark, m_clock.now())](LinkManager& links) {
            links.log().happened(its);
        });
    return records;
}

const log::Log* LiveSession::log() const
{
    return m_live ? m_live->log().log().get() : nullptr;
}

log::Time LiveSession::now() const
{
    return m_live ? m_clock.now() - m_live->log().zero() : log::Time();
}

std::optional<base::Instant> LiveSession::zero() const
{
    return m_live ? std::optional(m_live->log().zero()) : std::nullopt;
}

std::optional<std::chrono::nanoseconds> LiveSession::utcZero() const
{
    return m_live ? std::optional(m_live->log().utcAtZero()) : std::nullopt;
}

} // namespace leadline::app
