// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Notices.h"

#include "base/CivilTime.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// Id of the offer to align a vehicle's log with that of the sonar.
const QString vehiclesLog = QStringLiteral("vehicleLog");

/// Groups digits by thin spaces from 10 000 up.
QString grouped(std::uint64_t number)
{
    constexpr std::uint64_t fromHere = 10'000;
    QString digits = QString::number(number);
    for (qsizetype at = digits.size() - 3; number >= fromHere && at > 0; at -= 3)
        digits.insert(at, QChar(0x2009));
    return digits;
}

QString playable(Session& session)
{
    return QString::fromStdString(base::durationText(session.playback()->length()));
}

bool isReading(const Session& session)
{
    return !session.openingName().isEmpty() ||
           (session.state() == Session::State::Ready && session.progress() < 1);
}

} // namespace

Notices::Notices(QObject* parent) : QObject(parent)
{
    m_going.setSingleShot(true);
    m_timeout.setSingleShot(true);
    connect(&m_going, &QTimer::timeout, this, [this] {
        if (!m_passing.empty())
            m_passing.pop_front();
        show();
    });
    connect(&m_devices, &DeviceFaultMonitor::arose, this,
            [this] { m_deviceNumber = ++m_lastNumber; });
    connect(&m_devices, &DeviceFaultMonitor::changed, this, &Notices::show);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        m_slow = true;
        show();
    });
}

void Notices::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session)
        disconnectFrom(*m_session);
    m_session = session;
    if (session) {
        connect(session, &Session::stateChanged, this, &Notices::sessionMoved);
        connect(session, &Session::progressChanged, this, &Notices::sessionMoved);
        connect(session, &Session::modeChanged, this, &Notices::sessionMoved);
        connect(session->dive(), &LiveSession::happened, this, &Notices::post);
        connect(session->dive()->recorder(), &RecorderState::changed, this, &Notices::show);
        connect(session->motion(), &PictureMotion::changed, this, &Notices::show);
        connect(session, &Session::readingFinished, this, [this] { notifyLog(); });
        connect(session, &Session::nothingToOpen, this, [this] {
            post(tr("That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, "
                    ".svlog, .svlz and .xtf files."));
        });
        connect(session, &Session::cutShort, this, [this](const QString& name) {
            post(tr("%1 was truncated while open: its end cannot be shown.").arg(name));
        });
        m_devices.setDive(session->dive());
        sessionMoved();
    }
    emit sessionChanged();
}

void Notices::disconnectFrom(Session& session)
{
    session.disconnect(this);
    session.dive()->disconnect(this);
    session.dive()->recorder()->disconnect(this);
    session.motion()->disconnect(this);
}

void Notices::post(const QString& text)
{
    postAction(text, {}, {});
}

void Notices::postAction(const QString& text, const QString& action, const QString& subject)
{
    m_passing.push_front({{}, text, Kind::Reported, ++m_lastNumber, action, subject});
    m_going.stop();
    show();
}

void Notices::act()
{
    const Notice done = m_shown;
    if (done.action.isEmpty())
        return;
    // A fault of the recorder stays until it is solved.
    if (done.kind == Kind::Recorder) {
        emit folderRequested();
        return;
    }
    close();
    if (done.subject == vehiclesLog && m_session)
        m_session->logTimeOffset()->align();
    else
        emit acted(done.action, done.subject);
}

void Notices::close()
{
    if (m_shown.kind == Kind::Recorder) {
        m_closed = m_shown.text;
    } else if (m_shown.kind == Kind::Device) {
        m_devices.dismiss();
    } else if (m_shown.kind == Kind::Compass && m_session) {
        m_session->motion()->acknowledgeCompass();
    } else if (m_shown.kind == Kind::Fault && m_session) {
        const bool ofOpening = m_session->failure() != Session::Failure::None;
        m_mediumFaultClosed |= !ofOpening;
        m_session->forgetFailure();
    } else if (m_shown.kind != Kind::Reading && !m_passing.empty()) {
        m_passing.pop_front();
        m_going.stop();
    }
    show();
}

void Notices::sessionMoved()
{
    // Notices about the previous log are no longer relevant.
    if (m_about != m_session->fileName()) {
        m_about = m_session->fileName();
        m_passing.clear();
        m_going.stop();
        m_mediumFaultClosed = false;
    }
    if (!isReading(*m_session)) {
        m_slow = false;
        m_timeout.stop();
    } else if (m_timeoutMs <= 0) {
        m_slow = true;
    } else if (!m_slow && !m_timeout.isActive()) {
        m_timeout.start(m_timeoutMs);
    }
    show();
}

void Notices::notifyLog()
{
    const log::ReadCounts counts = m_session->counts();
    if (const LogTimeOffset& shift = *m_session->logTimeOffset(); shift.offered())
        m_passing.push_back({shift.offerTitle(), shift.offer(), Kind::OfLog, ++m_lastNumber,
                             tr("Align by hand"), vehiclesLog});
    if (m_session->cancelled())
        notifyLog(tr("Reading stopped"), tr("%1 of it can be played.").arg(playable(*m_session)));
    else if (m_session->beingRecorded())
        notifyLog(tr("Being recorded"),
                  tr("%1 can be played. Reopen it to see newer data.").arg(playable(*m_session)));
    else if (counts.truncated)
        notifyLog(tr("Log ends early"),
                  tr("The last record is cut off. %1 can be played.").arg(playable(*m_session)));
    if (counts.messagesMissing > 0)
        notifyLog(tr("Recording damaged"),
                  counts.messagesMissing == 1
                      ? tr("1 message is missing; the timeline shows where.")
                      : tr("%1 messages are missing; the timeline shows where.")
                            .arg(grouped(counts.messagesMissing)));
    else if (counts.damagedParts > 0)
        notifyLog(tr("Recording damaged"), tr("All of its messages could be read."));
    if (const auto skipped = counts.bytesSkipped + counts.containerBytesLost; skipped > 0)
        notifyLog({}, skipped == 1 ? tr("Skipped 1 unreadable byte.")
                                   : tr("Skipped %1 unreadable bytes.").arg(grouped(skipped)));
    if (counts.clockSteps > 0)
        notifyLog(
            tr("Clock set"),
            counts.clockSteps == 1
                ? tr("The clock was set during recording; times continue from there.")
                : tr("The clock was set %1 times during recording; times continue from there.")
                      .arg(grouped(counts.clockSteps)));
    if (counts.logFull)
        notifyLog(tr("Recording too long"),
                  tr("Only the first %1 can be played.").arg(playable(*m_session)));
    show();
}

void Notices::notifyLog(const QString& title, const QString& text)
{
    m_passing.push_back({title, text, Kind::OfLog, ++m_lastNumber});
}

Notices::Notice Notices::faultOf(Session& session) const
{
    // A fault of the recording comes first because it loses data; a file that cannot be opened can
    // wait.
    const RecorderState& recorder = *session.dive()->recorder();
    const QString trouble = recorder.sentence();
    if (!trouble.isEmpty() && trouble != m_closed)
        return {recorder.state() == RecorderState::State::Full
                    ? tr("Disk full. Not recording since %1")
                          .arg(QString::fromStdString(
                              base::durationText(std::chrono::duration_cast<base::Duration>(
                                  std::chrono::duration<double>(recorder.fullSinceS())))))
                    : QString(),
                trouble,
                Kind::Recorder,
                0,
                tr("Choose folder"),
                {}};
    if (session.mode() == Session::Mode::Nothing)
        return {};
    switch (session.failure()) {
    case Session::Failure::NotALog:
        return {tr("This is not a sonar log"), session.sentence(), Kind::Fault};
    case Session::Failure::NotReadable:
    case Session::Failure::NoLogs:
        return {{}, session.sentence(), Kind::Fault};
    case Session::Failure::None:
        break;
    }
    if (session.counts().mediumFailed && !m_mediumFaultClosed)
        return {tr("The medium does not answer"), tr("%1 can be played.").arg(playable(*m_session)),
                Kind::Fault};
    return {};
}

Notices::Notice Notices::readingOf(const Session& session) const
{
    if (!m_slow || !isReading(session))
        return {};
    if (!session.openingName().isEmpty())
        return {{}, tr("Opening %1").arg(session.openingName()), Kind::Reading};
    return {{},
            tr("Reading %1 (%2 %), %3 of it can be played already.")
                .arg(session.fileName(),
                     QString::number(static_cast<int>(session.progress() * 100)),
                     playable(*m_session)),
            Kind::Reading};
}

void Notices::show()
{
    Notice next = m_session ? faultOf(*m_session) : Notice();
    const bool isFault = next.kind == Kind::Fault || next.kind == Kind::Recorder;
    const bool isDevices = !isFault && !m_devices.sentence().isEmpty() &&
                           (m_passing.empty() || m_passing.front().number < m_deviceNumber);
    if (isDevices) {
        next = {m_devices.name(), m_devices.sentence(), Kind::Device};
        m_going.stop();
    } else if (!isFault && !m_passing.empty()) {
        next = m_passing.front();
        if (!m_going.isActive())
            m_going.start(m_shownMs);
    } else if (!isFault && m_session) {
        const PictureMotion& motion = *m_session->motion();
        if (const QString warning = motion.compassWarning();
            !warning.isEmpty() && !motion.compassAcknowledged())
            next = {{}, warning, Kind::Compass};
        else
            next = readingOf(*m_session);
    }
    if (next == m_shown)
        return;
    m_shown = next;
    emit changed();
}

} // namespace leadline::app
