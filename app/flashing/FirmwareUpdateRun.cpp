// SPDX-License-Identifier: GPL-3.0-or-later
// From the question to the sonar that answers with its new firmware.
#include "engine/PlaceWords.h"
#include "firmware/Stm32Report.h"
#include "flashing/FirmwareUpdate.h"
#include "flashing/FirmwareWords.h"
#include "flashing/Stm32Flash.h"
#include "language/Spoken.h"

namespace leadline::app {

namespace {

using link::LinkUrl;

/// A recording is completed in less, even on a disk that has much to do.
constexpr int recordingEndsWithinMs = 60'000;
/// The link lets go of the port in less.
constexpr int linkClosesWithinMs = 300;
/// A sonar has started, and was asked at two rates.
constexpr int sonarReturnsWithinMs = 45'000;

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

/// Older documents do not say the third number.
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
    if (m_state != State::Asking)
        return {};
    const QString where = placeName(*m_url);
    const QString who = m_recovers ? text(firmware::nameOf(m_saidKind)) : m_name;
    QString words = tr("Write %1 to the %2 on %3?").arg(fileName(), who, where);
    if (isRecording())
        words += tr(" The recording %1 ends with it.").arg(m_recorder->fileName());
    return words + tr(" Leave power and cable alone until it is over, which takes some minutes.");
}

QString FirmwareUpdate::stage() const
{
    switch (m_state) {
    case State::Preparing:
        return tr("Disconnecting the sonar and completing its recording");
    case State::UnderWay:
        return stageWords(m_news);
    case State::Returning:
        return tr("Written and read back. Looking for the sonar");
    default:
        return {};
    }
}

bool FirmwareUpdate::mayCancel() const
{
    return m_state == State::Preparing || (m_state == State::UnderWay && m_news.mayCancel);
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
    m_looking = file.isLocalFile() ? file.toLocalFile() : file.toString();
    m_runner.check(m_looking);
    setState(State::Choosing);
}

void FirmwareUpdate::ask()
{
    if (ready())
        setState(State::Asking);
}

void FirmwareUpdate::confirm()
{
    if (m_state != State::Asking)
        return;
    m_state = State::Choosing;
    // It may have been hung up, or others connected, since.
    if (ready())
        begin();
    else
        emit changed();
}

void FirmwareUpdate::begin()
{
    m_news = {};
    m_outcome.clear();
    m_finder->reserve(*m_url);
    if (LiveSonar* sonar = connectedSonar(); sonar != nullptr)
        sonar->hangUp();
    m_since.start();
    m_watch.start();
    setState(State::Preparing);
}

void FirmwareUpdate::look()
{
    if (m_state == State::Returning) {
        lookForSonar();
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

void FirmwareUpdate::takeNews(const FirmwareNews& news)
{
    if (m_state != State::UnderWay)
        return;
    m_news = news;
    if (!news.over) {
        emit changed();
        return;
    }
    m_runs = news.written ? SonarRuns::Program : news.runs;
    m_whole = news.written || news.whole;
    if (news.written)
        comeBack();
    else
        end(State::Failed, spoken(news.failure));
}

void FirmwareUpdate::comeBack()
{
    m_identity.reset();
    m_since.start();
    m_watch.start();
    setState(State::Returning);
    // The next update speaks to it at its new rate, too.
    if (m_file->file->name.baudRate)
        m_url->baudRate = m_file->file->name.baudRate;
    if (const QString why = m_finder->reconnect(*m_url); !why.isEmpty())
        end(State::Done, tr("Written and read back. ") + why);
}

void FirmwareUpdate::lookForSonar()
{
    const LiveSonar* sonar = connectedSonar();
    if (sonar != nullptr && sonar->news().identity) {
        m_identity = sonar->news().identity;
        m_name = sonar->name();
        m_recovers = false;
        const auto& version = m_file->file->name.version;
        const QString its = text(device::toString(m_identity->firmware));
        if (version && !isVersion(*m_identity, *version))
            end(State::Failed,
                tr("The sonar answers with firmware %1, and %2 was written. Switch it "
                   "off and on, and look again.")
                    .arg(its, text(firmware::toString(*version))));
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
    // The port of one that waits stays reserved: nobody disturbs its bootloader.
    if (m_runs == SonarRuns::Program)
        giveBack();
    setState(state);
}

/// It runs, as it did before or with what is new, or will: it is the user's again.
void FirmwareUpdate::giveBack()
{
    if (m_finder && connectedSonar() == nullptr && !m_recovers)
        static_cast<void>(m_finder->reconnect(*m_url)); // why not, says its row
    else if (m_finder)
        m_finder->release();
}

void FirmwareUpdate::cancel()
{
    switch (m_state) {
    case State::Asking:
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

void FirmwareUpdate::tryAgain()
{
    if (m_state != State::Failed && m_state != State::Done)
        return;
    m_outcome.clear();
    setState(State::Choosing);
}

} // namespace leadline::app
