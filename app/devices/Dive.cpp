// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/Dive.h"

#include "device/SearchPlace.h"
#include "devices/LinkMemory.h"
#include "engine/LiveThreads.h"
#include "language/Spoken.h"
#include "recording/RecordedParts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSettings>

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// Ages and sizes are shown in tenths of a second at most.
constexpr auto ticksEvery = std::chrono::milliseconds(200);

const QString& scanKey()
{
    static const QString key = QStringLiteral("live/scanOnConnect");
    return key;
}

} // namespace

Dive::Dive(QObject* parent)
    : QObject(parent),
      m_bulletin(std::make_shared<Bulletin>(
          [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::User)); })),
      m_scanOnConnect(QSettings().value(scanKey(), true).toBool())
{
    new RecordedParts(m_recorder);
    m_ticks.setInterval(ticksEvery);
    connect(&m_ticks, &QTimer::timeout, this, &Dive::tick);
    connect(&m_parts, &RecordingParts::changed, this, [this] {
        postToLinks(
            [split = m_parts.split()](LiveLinks& links) { links.log().splitRecording(split); });
    });
    followSheet();
    connect(this, &Dive::sonarsChanged, &m_rows, [this] { m_rows.setSonars(m_sonars); });
    connect(this, &Dive::vehiclesChanged, &m_vehicleRows,
            [this] { m_vehicleRows.setVehicles(m_vehicles); });
    connect(&m_choice, &VehicleChoice::changed, this, &Dive::vehicleChosen);
}

Dive::~Dive()
{
    end();
    m_live.reset();
}

void Dive::end()
{
    m_ticks.stop();
    m_bulletin->close();
    for (const Link& link : m_links)
        keepSigned(link);
    for (std::jthread& repair : m_repairs)
        repair.request_stop();
    m_sheet.settle();
    if (m_live)
        m_live->finish();
}

void Dive::setScanOnConnect(bool scan)
{
    if (std::exchange(m_scanOnConnect, scan) == scan)
        return;
    QSettings().setValue(scanKey(), scan);
    emit scanOnConnectChanged();
}

QString Dive::connectTo(const QString& url)
{
    return connectToUnit(url, {});
}

QString Dive::connectToUnit(const QString& url, const QString& unit)
{
    const auto parsed = link::LinkUrl::parse(url.toStdString());
    if (!parsed)
        return spoken(parsed.error().sentence);
    if (isConnected(url))
        return {};
    beginLive();
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

void Dive::openVehicle(Link& link)
{
    const int number = link.number;
    VehicleNews first;
    first.url = link.url.toString();
    first.simulated = link.url.kind == link::LinkUrl::Kind::Sim;
    VehiclePlan plan = VehicleMemory(link.url).plan();
    plan.number = static_cast<std::uint8_t>(number);
    plan.strictVersion2 = m_strictVersion2;
    postToLinks([number, plan](LiveLinks& links) { links.openVehicle(number, plan); });
    link.vehicle = new LiveVehicle(
        m_clock, [this, number](const VehicleCommand& command) { sendVehicle(number, command); },
        [this, number] { removeLink(number); }, this);
    m_vehicles.push_back(link.vehicle);
    link.vehicle->setNumber(static_cast<int>(m_vehicles.size()));
    link.vehicle->apply(first);
    m_choice.setVehicles(m_vehicles);
}

void Dive::openSonars(Link& link, const QString& unit)
{
    ConnectionPlan plan;
    plan.url = link.url;
    plan.unit = unit.toStdString();
    const DeviceStore store;
    const std::vector<KeptDevice> known = store.at(link.url);
    // Nobody has said yet who he is: none that was left resting is woken.
    const bool asLeft = LinkMemory(QString::fromStdString(link.url.toString())).standby();
    const bool inDoubt = store.mayRest({.family = plan.family(), .unit = unit, .url = link.url});
    link.restsInDoubt = m_scanOnConnect && !asLeft && inDoubt;
    plan.start.driver.standby = !m_scanOnConnect || asLeft || inDoubt;
    plan.restsFor360 =
        link.restsInDoubt &&
        !store.mayRest({.family = ping::Family::Ping1D, .unit = unit, .url = link.url});
    // The newest last: of two that had one id it counts.
    for (auto each = known.rbegin(); each != known.rend(); ++each) {
        DrivenSonar::Start its;
        its.driver.standby = !m_scanOnConnect || each->standby();
        its.mount = each->mount();
        if (each->family() == ping::Family::Ping360)
            plan.start.mount = its.mount;
        if (const auto id = each->deviceId())
            plan.known[*id] = {each->family(), its};
    }
    postToLinks([number = link.number, plan](LiveLinks& links) { links.open(number, plan); });
    SonarNews first;
    first.url = link.url.toString();
    first.simulated = link.url.kind == link::LinkUrl::Kind::Sim;
    if (link.url.device)
        first.family =
            *link.url.device == link::Device::Ping1D ? ping::Family::Ping1D : ping::Family::Ping360;
    first.standby = plan.start.driver.standby;
    addSonar(link)->apply(first);
    numberSonars();
}

void Dive::beginLive()
{
    if (m_live)
        return;
    m_live = std::make_shared<LiveThreads>(m_bulletin, m_ago, m_simulators);
    postToLinks([disk = m_makeDisk, simulated = m_recordsSimulated, split = m_parts.split(),
                 sheet = log::tidied(m_sheet.sheet())](LiveLinks& links) {
        links.log().splitRecording(split);
        links.log().fillIn(sheet);
        links.log().recordTo(disk);
        links.log().recordSimulated(simulated);
        links.log().resumeRecording(true);
    });
}

void Dive::postToLinks(std::function<void(LiveLinks&)> work)
{
    if (m_live)
        m_live->post(std::move(work));
}

LiveSonar* Dive::addSonar(Link& link)
{
    const auto at = static_cast<int>(link.sonars.size());
    auto* sonar = new LiveSonar(
        m_clock,
        [this, number = link.number, at](const SonarCommand& command) {
            return send(number, at, command);
        },
        [this, number = link.number] { removeLink(number); }, this);
    sonar->setOthers([this, sonar] {
        std::vector<KeptDevice> others;
        for (const LiveSonar* each : std::as_const(m_sonars))
            if (each != sonar && each->kept().isKnown())
                others.push_back(each->kept());
        return others;
    });
    link.sonars.push_back(sonar);
    m_sonars.push_back(sonar);
    return sonar;
}

// The next start signs with no older time.
void Dive::keepSigned(const Link& link)
{
    if (link.vehicle == nullptr)
        return;
    const auto kept =
        VehicleMemory(link.url).keepSigned(link.vehicle->news().signatures.lastSigned);
    if (!kept)
        emit happened(spoken(kept.error().sentence));
}

bool Dive::isConnected(const QString& url) const
{
    const auto parsed = link::LinkUrl::parse(url.toStdString());
    return parsed && std::ranges::any_of(m_links, [&](const Link& link) {
               return device::samePlace(link.url, *parsed);
           });
}

void Dive::hangUp(const QString& url)
{
    const auto parsed = link::LinkUrl::parse(url.toStdString());
    const auto found = std::ranges::find_if(
        m_links, [&](const Link& link) { return parsed && device::samePlace(link.url, *parsed); });
    if (found != m_links.end())
        removeLink(found->number);
}

void Dive::lowerLatency(const QString& url)
{
    const auto found = std::ranges::find_if(m_links, [&](const Link& link) {
        return QString::fromStdString(link.url.toString()) == url;
    });
    if (found != m_links.end())
        postToLinks([number = found->number](LiveLinks& links) { links.lowerLatency(number); });
}

void Dive::hangUpAll()
{
    while (!m_links.empty())
        removeLink(m_links.back().number);
}

void Dive::removeLink(int number)
{
    const auto found = std::ranges::find(m_links, number, &Link::number);
    if (found == m_links.end())
        return;
    const Link gone = *found;
    keepSigned(gone);
    m_links.erase(found);
    for (LiveSonar* sonar : gone.sonars)
        m_sonars.removeOne(sonar);
    m_vehicles.removeOne(gone.vehicle);
    for (qsizetype i = 0; i < m_vehicles.size(); ++i)
        m_vehicles[i]->setNumber(static_cast<int>(i) + 1);
    postToLinks([number](LiveLinks& links) { links.close(number); });
    numberSonars();
    emit sonarsChanged();
    // One of them may ask for this; and what shows them goes later too, but before them.
    for (LiveSonar* sonar : gone.sonars)
        sonar->deleteLater();
    if (gone.vehicle == nullptr)
        return;
    m_choice.setVehicles(m_vehicles);
    emit vehiclesChanged();
    gone.vehicle->deleteLater();
}

} // namespace leadline::app
