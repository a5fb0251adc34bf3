// SPDX-License-Identifier: GPL-3.0-or-later
#include "flashing/FirmwareUpdate.h"

#include "engine/EndpointText.h"
#include "firmware/Stm32Report.h"
#include "flashing/FirmwareText.h"
#include "flashing/Stm32Flash.h"
#include "language/SentenceTranslation.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iterator>

// The state of an update as it is shown: which sonar gets which file, and what prevents it.

namespace leadline::app {

namespace {

using firmware::FirmwareKind;
using link::LinkUrl;

constexpr std::array allKinds{FirmwareKind::Ping1D, FirmwareKind::Ping2, FirmwareKind::Ping360};
constexpr int watchEveryMs = 100;

bool isInFlatpak()
{
    return !qEnvironmentVariableIsEmpty("FLATPAK_ID");
}

} // namespace

FirmwareUpdate::FirmwareUpdate(QObject* parent) : QObject(parent)
{
    m_watch.setInterval(watchEveryMs);
    connect(&m_watch, &QTimer::timeout, this, &FirmwareUpdate::update);
    connect(&m_runner, &FirmwareRunner::reported, this, &FirmwareUpdate::applyStatus);
    connect(&m_runner, &FirmwareRunner::checked, this, [this](const CheckedFirmware& checked) {
        // The result may belong to a file that was chosen earlier.
        if (checked.path != m_checkingPath || busy())
            return;
        m_checkingPath.clear();
        m_file = checked;
        emit changed();
    });
}

FirmwareUpdate::~FirmwareUpdate() = default;

void FirmwareUpdate::setFinder(DeviceFinder* finder)
{
    m_finder = finder;
    // The choice of sonars changes when others are connected or disconnected.
    connect(finder, &DeviceFinder::changed, this, &FirmwareUpdate::changed);
    emit changed();
}

void FirmwareUpdate::setRecorder(RecorderState* recorder)
{
    m_recorder = recorder;
    emit changed();
}

bool FirmwareUpdate::busy() const
{
    return m_state == State::Preparing || m_state == State::UnderWay || m_state == State::Returning;
}

void FirmwareUpdate::show(const LinkUrl& url, bool recovers)
{
    m_url = url;
    m_recovers = recovers;
    m_identity.reset();
    m_name.clear();
    m_simulated = false;
    m_sharesLine = false;
    m_drivenElsewhere = false;
    m_runs = SonarRuns::Program;
    // A sonar that is to be recovered is assumed to have no working program.
    m_whole = !recovers;
    m_file.reset();
    m_checkingPath.clear();
    m_status = {};
    m_outcome.clear();
    m_state = State::Choosing;
}

void FirmwareUpdate::showFor(LiveSonar* sonar)
{
    const auto url = LinkUrl::parse(sonar->url().toStdString());
    if (busy() || !url)
        return;
    close();
    show(*url, false);
    m_name = sonar->name();
    m_simulated = sonar->simulated();
    m_identity = sonar->status().identity;
    m_drivenElsewhere = sonar->listening();
    const auto sonars = m_finder ? m_finder->sonars() : QList<LiveSonar*>();
    m_sharesLine = std::ranges::count(sonars, sonar->url(), &LiveSonar::url) > 1;
    emit changed();
}

void FirmwareUpdate::showForPlace(const QString& key)
{
    const auto url = LinkUrl::parse(key.toStdString());
    if (busy() || !url || url->kind != LinkUrl::Kind::Serial)
        return;
    close();
    show(*url, true);
    emit changed();
}

void FirmwareUpdate::close()
{
    if (busy() || !m_url)
        return;
    // The sonar may be running again; one without a program would not answer, so it is not
    // reconnected.
    if (m_runs != SonarRuns::Program && m_whole)
        releaseLink();
    else if (m_finder)
        m_finder->release();
    m_url.reset();
    m_state = State::Choosing;
    emit changed();
}

QString FirmwareUpdate::sonar() const
{
    if (!m_url)
        return {};
    return m_name.isEmpty() ? endpointText(*m_url) : m_name;
}

QString FirmwareUpdate::details() const
{
    if (!m_url)
        return {};
    if (!m_whole)
        return tr("No answer: the sonar is waiting in its bootloader, or has no firmware.");
    if (m_runs != SonarRuns::Program)
        return tr("The sonar waits in its bootloader, or runs as before if it was switched off and "
                  "on.");
    const QString place = endpointText(*m_url);
    return m_identity ? tr("%1 · %2").arg(place, firmwareText(*m_identity)) : place;
}

QStringList FirmwareUpdate::kinds()
{
    QStringList names;
    for (const FirmwareKind kind : allKinds)
        names += QString::fromStdString(firmware::nameOf(kind));
    return names;
}

void FirmwareUpdate::setKind(int kind)
{
    m_chosenKind = allKinds.at(
        static_cast<std::size_t>(std::clamp(kind, 0, static_cast<int>(allKinds.size()) - 1)));
    emit changed();
}

std::optional<FirmwareKind> FirmwareUpdate::deviceKind() const
{
    if (m_recovers)
        return m_chosenKind;
    return m_identity ? kindOf(*m_identity) : std::nullopt;
}

QString FirmwareUpdate::rescue() const
{
    const auto kind = deviceKind();
    return kind ? rescueText(*kind) : QString();
}

QString FirmwareUpdate::fileName() const
{
    return QFileInfo(m_file ? m_file->path : m_checkingPath).fileName();
}

QString FirmwareUpdate::fileDetails() const
{
    return m_file && m_file->file ? firmwareText(*m_file->file) : QString();
}

QString FirmwareUpdate::fileTrouble() const
{
    if (!m_file)
        return {};
    if (!m_file->file)
        return translated(m_file->file.error().message);
    const auto kind = deviceKind();
    if (!kind)
        return {};
    const auto fits = firmware::fits(m_file->file->name, *kind);
    return fits ? QString() : translated(fits.error().message);
}

QString FirmwareUpdate::remark() const
{
    if (!m_file || !m_file->file || !fileTrouble().isEmpty())
        return {};
    return firmwareRemark(m_file->file->name,
                          m_identity ? std::optional(m_identity->firmware) : std::nullopt);
}

bool FirmwareUpdate::hasRates() const
{
    const auto kind = deviceKind();
    return kind && *kind != FirmwareKind::Ping360;
}

QStringList FirmwareUpdate::rates()
{
    QStringList words;
    for (const std::uint32_t rate : firmware::stm32Rates)
        words += QString::number(rate);
    return words;
}

void FirmwareUpdate::setRate(int rate)
{
    m_rate = std::clamp(rate, 0, static_cast<int>(std::size(firmware::stm32Rates)) - 1);
    emit changed();
}

bool FirmwareUpdate::othersAreConnected() const
{
    if (!m_finder)
        return false;
    const auto isOther = [this](const LiveSonar* sonar) {
        return !sonar->simulated() && !isAtPlace(*sonar);
    };
    const auto isReal = [](const LiveVehicle* vehicle) { return !vehicle->simulated(); };
    const auto vehicles = m_finder->vehicleList();
    return std::ranges::any_of(m_finder->sonars(), isOther) ||
           std::ranges::any_of(vehicles, isReal);
}

QString FirmwareUpdate::obstacle() const
{
    if (!m_url)
        return {};
    if (m_simulated)
        return tr("This sonar is simulated: it has no firmware.");
    if (m_url->kind != LinkUrl::Kind::Serial)
        return tr("Firmware is written through a serial port only: connect the sonar to this "
                  "computer by its USB adapter.");
    if (m_sharesLine)
        return tr("Two devices are on this line: connect only the one that gets the firmware.");
    if (m_drivenElsewhere)
        return tr("Another program drives this sonar: end it first.");
    if (!m_recovers && !m_identity)
        return tr("The sonar has not said who it is.");
    if (!deviceKind())
        return tr("Leadline does not know this revision, and which firmware fits it.");
    if (hasRates() && Stm32Flash::find().isEmpty() && isInFlatpak())
        return tr("A Ping1D or Ping2 is written by the program stm32flash, which is not in this "
                  "Flatpak: use another package of Leadline for it.");
    if (hasRates() && Stm32Flash::find().isEmpty())
        return tr("A Ping1D or Ping2 is written by the program stm32flash, which is not installed. "
                  "Install it, then come back.");
    if (othersAreConnected())
        return tr("Nothing is written during a dive: disconnect the other devices first.");
    return {};
}

QString FirmwareUpdate::command() const
{
    // A program that is installed outside of a Flatpak cannot be seen from within it.
    const bool isMissing = hasRates() && !m_simulated && m_url && !isInFlatpak() &&
                           m_url->kind == LinkUrl::Kind::Serial && Stm32Flash::find().isEmpty();
    return isMissing ? QStringLiteral("sudo apt install stm32flash") : QString();
}

bool FirmwareUpdate::ready() const
{
    return m_state == State::Choosing && m_url && obstacle().isEmpty() && m_file && m_file->file &&
           fileTrouble().isEmpty();
}

// Running an update, from the confirmation to the answer of the sonar with its new firmware.

namespace {

/// Completing a recording takes less than this, even on a busy disk.
constexpr int recordingEndsWithinMs = 60'000;
/// Closing the port of a link takes less than this.
constexpr int linkClosesWithinMs = 300;
/// Within this time a sonar starts and is identified at two baud rates.
constexpr int sonarReturnsWithinMs = 45'000;

/// Only the newer protocol reports the third number of a version.
bool isVersion(const device::Identity& who, const firmware::FirmwareVersion& version)
{
    return who.firmware.major == version.major && who.firmware.minor == version.minor &&
           (who.byFirmwareVersion || who.firmware.patch == version.patch);
}

} // namespace

bool FirmwareUpdate::isRecording() const
{
    return m_recorder && (m_recorder->state() == RecorderState::State::Recording ||
                          m_recorder->state() == RecorderState::State::Failing);
}

LiveSonar* FirmwareUpdate::connectedSonar() const
{
    if (!m_finder || !m_url)
        return nullptr;
    for (LiveSonar* sonar : m_finder->sonars())
        if (isAtPlace(*sonar))
            return sonar;
    return nullptr;
}

bool FirmwareUpdate::isAtPlace(const LiveSonar& sonar) const
{
    const auto url = LinkUrl::parse(sonar.url().toStdString());
    return url && url->kind == m_url->kind && url->place == m_url->place;
}

QString FirmwareUpdate::question() const
{
    if (m_state != State::Confirming)
        return {};
    const QString where = endpointText(*m_url);
    const QString who =
        m_recovers ? QString::fromStdString(firmware::nameOf(m_chosenKind)) : m_name;
    QString words = tr("Write %1 to the %2 on %3?").arg(fileName(), who, where);
    if (isRecording())
        words += tr(" The recording %1 ends with it.").arg(m_recorder->fileName());
    return words + tr(" Leave power and cable alone until it is done, which takes a few minutes.");
}

QString FirmwareUpdate::stage() const
{
    switch (m_state) {
    case State::Preparing:
        return tr("Disconnecting the sonar and completing its recording");
    case State::UnderWay:
        return stageText(m_status);
    case State::Returning:
        return tr("Written and read back. Looking for the sonar");
    default:
        return {};
    }
}

bool FirmwareUpdate::mayCancel() const
{
    return m_state == State::Preparing || (m_state == State::UnderWay && m_status.mayCancel);
}

void FirmwareUpdate::setState(State state)
{
    m_state = state;
    emit changed();
}

void FirmwareUpdate::choose(const QUrl& file)
{
    if (busy() || !m_url)
        return;
    m_file.reset();
    m_checkingPath = file.isLocalFile() ? file.toLocalFile() : file.toString();
    m_runner.check(m_checkingPath);
    setState(State::Choosing);
}

void FirmwareUpdate::askToConfirm()
{
    if (ready())
        setState(State::Confirming);
}

void FirmwareUpdate::confirm()
{
    if (m_state != State::Confirming)
        return;
    m_state = State::Choosing;
    // Since the question was asked, the sonar may have been disconnected, or others connected.
    if (ready())
        begin();
    else
        emit changed();
}

void FirmwareUpdate::begin()
{
    m_status = {};
    m_outcome.clear();
    m_finder->reserve(*m_url);
    if (LiveSonar* sonar = connectedSonar(); sonar != nullptr)
        sonar->disconnectLink();
    m_since.start();
    m_watch.start();
    setState(State::Preparing);
}

void FirmwareUpdate::update()
{
    if (m_state == State::Returning) {
        findSonar();
        return;
    }
    if (m_state != State::Preparing)
        return;
    if (!isRecording() && m_since.elapsed() > linkClosesWithinMs)
        start();
    else if (m_since.elapsed() > recordingEndsWithinMs)
        end(State::Failed,
            tr("A recording still goes on, and nothing is written during one. Nothing was sent to "
               "the sonar."));
}

void FirmwareUpdate::start()
{
    m_watch.stop();
    FirmwarePlan plan;
    plan.port = m_url->place;
    plan.baudRate = m_url->baudRate;
    plan.file = *m_file->file;
    plan.content = m_file->content;
    plan.bootRate = firmware::stm32Rates[m_rate];
    plan.stm32flash = Stm32Flash::find().toStdString();
    plan.runs = m_recovers ? SonarRuns::Bootloader : m_runs;
    plan.whole = m_whole;
    m_runner.start(plan);
    setState(State::UnderWay);
}

void FirmwareUpdate::applyStatus(const FirmwareStatus& status)
{
    if (m_state != State::UnderWay)
        return;
    m_status = status;
    if (!status.over) {
        emit changed();
        return;
    }
    m_runs = status.written ? SonarRuns::Program : status.runs;
    m_whole = status.written || status.whole;
    if (status.written)
        reconnectSonar();
    else
        end(State::Failed, translated(status.failure));
}

void FirmwareUpdate::reconnectSonar()
{
    m_identity.reset();
    m_since.start();
    m_watch.start();
    setState(State::Returning);
    // The next connection uses the new firmware's baud rate, too.
    if (m_file->file->name.baudRate)
        m_url->baudRate = m_file->file->name.baudRate;
    if (const QString why = m_finder->reconnect(*m_url); !why.isEmpty())
        end(State::Done, tr("Written and read back. ") + why);
}

void FirmwareUpdate::findSonar()
{
    const LiveSonar* sonar = connectedSonar();
    if (sonar != nullptr && sonar->status().identity) {
        m_identity = sonar->status().identity;
        m_name = sonar->name();
        m_recovers = false;
        const auto& version = m_file->file->name.version;
        const QString its = QString::fromStdString(device::toString(m_identity->firmware));
        if (version && !isVersion(*m_identity, *version))
            end(State::Failed,
                tr("The sonar answers with firmware %1, and %2 was written. Switch it "
                   "off and on, and look again.")
                    .arg(its, QString::fromStdString(firmware::toString(*version))));
        else
            end(State::Done,
                tr("Written and read back. The %1 answers with firmware %2.").arg(m_name, its));
        return;
    }
    if (m_since.elapsed() > sonarReturnsWithinMs)
        end(State::Done, tr("Written and read back. The sonar has not answered yet: switch it off "
                            "and on."));
}

void FirmwareUpdate::end(State state, const QString& outcome)
{
    m_watch.stop();
    m_outcome = outcome;
    // The port of a sonar in its bootloader stays reserved, so that nothing else is sent to it.
    if (m_runs == SonarRuns::Program)
        releaseLink();
    setState(state);
}

/// Reconnects a sonar that runs its program or is about to, or else frees its port.
void FirmwareUpdate::releaseLink()
{
    if (m_finder && connectedSonar() == nullptr && !m_recovers)
        static_cast<void>(m_finder->reconnect(*m_url)); // The row shows an error.
    else if (m_finder)
        m_finder->release();
}

void FirmwareUpdate::cancel()
{
    switch (m_state) {
    case State::Confirming:
        setState(State::Choosing);
        break;
    case State::Preparing:
        end(State::Choosing, {});
        break;
    case State::UnderWay:
        m_runner.cancel();
        break;
    default:
        break;
    }
}

void FirmwareUpdate::retry()
{
    if (m_state != State::Failed && m_state != State::Done)
        return;
    m_outcome.clear();
    setState(State::Choosing);
}

} // namespace leadline::app
