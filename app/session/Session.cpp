// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include "session/PingStep.h"
#include "settings/ShownTime.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <array>
#include <cstdlib>
#include <utility>

namespace leadline::app {

Session::Session(QObject* parent)
    : QObject(parent),
      m_vehicleShift(m_files),
      m_edge(m_dive),
      m_shown360(log::StreamKind::Ping360, LiveSonar::Family::Ping360),
      m_shown1d(log::StreamKind::Ping1D, LiveSonar::Family::Ping1D),
      m_live1d(log::StreamKind::Ping1D, LiveSonar::Family::Ping1D)
{
    m_live1d.setAtLiveEdge(true);
    connect(&m_playback, &Playback::positionChanged, this, &Session::movePlayhead);
    connect(&m_playback, &Playback::ended, &m_files, &FileOpening::openNext);
    connect(&m_playback, &Playback::stateChanged, this, &Session::findMode);
    connect(&m_edge, &LiveEdge::moved, this, &Session::showDive);
    connect(&m_dive, &Dive::vehicleChosen, this, &Session::showDive);
    m_files.setRecordingFolder([this] { return recordingFolder(); });
    connect(&m_files, &FileOpening::changed, this, &Session::stateChanged);
    connect(&m_files, &FileOpening::closing, this, &Session::leaveLog);
    connect(&m_files, &FileOpening::opened, this, &Session::showFile);
    connect(&m_files, &FileOpening::grew, this, &Session::look);
    connect(&m_files, &FileOpening::read, this, &Session::fileRead);
    connect(&m_files, &FileOpening::notThere, &m_recent, &RecentLogs::remove);
    connect(&m_files, &FileOpening::nothingToOpen, this, &Session::nothingToOpen);
    connect(&m_files, &FileOpening::cutShort, this, &Session::cutShort);
    connect(this, &Session::stateChanged, this, &Session::findMode);
    connect(&m_recordedVehicle, &RecordedVehicle::wantedChanged, this, &Session::look);
    connect(&m_timing, &VehicleTiming::changed, this,
            [this] { m_recordedVehicle.show(m_vehicle.source(), *m_timing.picture()); });
    connect(m_display.sound(), &SoundSettings::soundChanged, this, &Session::hearSound);
    hearSound();
    connect(&ShownTime::instance(), &ShownTime::changed, this, [this] {
        m_marks.refresh();
        emit clockChanged();
        emit beginChanged();
    });
    m_dive.setStrictVersion2(m_timing.strictVersion2());
    connect(&m_timing, &VehicleTiming::strictChanged, &m_dive,
            [this] { m_dive.setStrictVersion2(m_timing.strictVersion2()); });
    followMarks();
    connect(&m_messages, &Messages::seekAsked, this, [this](log::Time time) {
        m_playback.pause();
        m_playback.seekTo(time);
    });
}

QString Session::openingName() const
{
    return m_mode != Mode::Nothing ? m_files.lookingInto() : QString();
}

log::ReadCounts Session::counts() const
{
    return recording() ? recording()->counts() : log::ReadCounts();
}

QString Session::sizeText() const
{
    return recording() ? QLocale::c().formattedDataSize(static_cast<qint64>(recording()->bytes()),
                                                        1, QLocale::DataSizeSIFormat)
                       : QString();
}

const log::Log* Session::log() const
{
    return recording() ? &recording()->log() : m_edge.log();
}

QString Session::recordingFolder() const
{
    return QFile::decodeName(m_dive.recordingFolder().c_str());
}

QString Session::folder() const
{
    return recording() ? QFileInfo(m_files.row().path()).absolutePath() : recordingFolder();
}

DayClock Session::dayClock(log::Time at) const
{
    if (!recording())
        return {.utc = m_edge.utcAtZero()};
    return {.utc = recording()->clock().utcOfZeroAt(at),
            .local = m_files.isDatelessAt(at) ? std::nullopt : recording()->startLocal()};
}

QString Session::clockText() const
{
    const log::Time at = m_playback.time();
    return recording() ? dayClock(at).dateText(at) : dayClock(at).timeText(at);
}

QString Session::beginText() const
{
    const log::Time begin = m_playback.beginTime();
    return dayClock(begin).timeText(begin);
}

void Session::open(const QList<QUrl>& files)
{
    if (!files.isEmpty())
        m_files.open(files);
}

void Session::openDropped(const QList<QUrl>& files)
{
    m_files.open(files);
}

void Session::openPath(const QString& path)
{
    m_files.openPath(path);
}

void Session::openInRow(int steps)
{
    m_files.openInRow(steps);
}

void Session::cancel()
{
    m_files.cancel();
}

// The dive is looked at where it was left.
void Session::close()
{
    m_files.close();
    m_place.reset();
    m_between = false;
    if (m_divePlayhead)
        m_playback.restore(*std::exchange(m_divePlayhead, {}));
    showDive();
    findMode();
    emit progressChanged();
}

void Session::startDemo()
{
    for (const char* url : {"sim:ping360", "sim:ping1d", "sim:vehicle"})
        (void)m_dive.connectTo(QString::fromLatin1(url));
}

void Session::goLive()
{
    if (!m_dive.active())
        return;
    if (recording())
        close();
    m_playback.toEnd();
}

void Session::forgetFailure()
{
    if (m_mode != Mode::Nothing)
        m_files.forgetFailure();
}

// A dive that begins is followed.
void Session::showDive()
{
    m_live1d.look(m_edge.log(), &m_dive, m_edge.end());
    if (recording())
        return;
    if (m_edge.log()) {
        m_playback.setRange(m_edge.begin(), m_edge.end());
        if (m_edge.gaps().size() != m_playback.gaps().size())
            m_playback.setGaps(m_edge.gaps());
    }
    const bool live = m_dive.active() && m_edge.log();
    const bool begins = live && !m_playback.live();
    m_playback.setLive(live);
    if (begins) {
        m_playback.toEnd();
        emit beginChanged();
    }
    // The one that the pilot chose at the chip, in heading and depth, too.
    const LiveVehicle* vehicle = m_dive.vehicle();
    // Of several links no other one steps in for it.
    const int notHeard = m_dive.choice()->severalLinks() ? int{log::FrameEntry::maxStream} : -1;
    m_vehicle.chooseSystem(vehicle ? vehicle->system() : -1,
                           vehicle && vehicle->stream() ? *vehicle->stream() : notHeard);
    lookAt(m_edge.log(), &m_dive);
    findMode();
}

void Session::lookAt(const log::Log* log, Dive* dive)
{
    const log::Time playhead = m_playback.time();
    m_vehicle.look(log, playhead);
    tellByHand();
    m_shown360.look(log, dive, playhead);
    m_shown1d.look(log, dive, playhead);
    lookAtTiming(log);
    m_vehicleSpan.look(log);
    m_messages.look(log, playhead);
    if (dive)
        m_marks.showDive();
    lookAtMarks();
}

// What is made from a file is put beside it, the rest where recordings are.
void Session::lookAtTiming(const log::Log* log)
{
    const log::Recording* vehicle =
        m_files.joined() ? m_files.joined()->vehicle.get() : recording();
    m_timing.look(log,
                  {.mixed = vehicle && vehicle->format() == log::Format::Tlog,
                   .utcZero = dayClock(m_playback.time()).utc,
                   .folder = folder(),
                   .source = m_vehicle.source()},
                  m_playback.time());
}

// Of several files it may be so at one time and not at another.
void Session::tellByHand()
{
    const auto source = m_vehicle.source();
    m_vehicle.setByHand(source && m_files.isByHand(source->link, m_playback.time()));
}

void Session::findMode()
{
    if (m_between)
        return;
    const bool waiting = m_dive.active() && !m_edge.log();
    const Mode mode = recording()                         ? Mode::Replay
                      : waiting || m_playback.following() ? Mode::Live
                      : m_edge.log()                      ? Mode::Review
                                                          : Mode::Nothing;
    for (ShownSonar* sonar : {&m_shown360, &m_shown1d}) {
        sonar->source()->screen().follow(mode == Mode::Live ? m_dive.zero() : std::nullopt);
        sonar->setAtLiveEdge(mode == Mode::Live);
    }
    if (mode == m_mode)
        return;
    m_mode = mode;
    emit modeChanged();
}

void Session::hearSound()
{
    for (ShownSonar* sonar : {&m_shown360, &m_shown1d, &m_live1d})
        sonar->setSoundSpeed(m_display.sound()->sound().speed);
}

void Session::movePlayhead()
{
    m_vehicle.setPlayhead(m_playback.time());
    tellByHand();
    m_shown360.source()->setPlayhead(m_playback.time());
    m_shown1d.source()->setPlayhead(m_playback.time());
    m_timing.setPlayhead(m_playback.time());
    m_messages.movePlayhead(m_playback.time());
    emit clockChanged();
}

void Session::stepPings(int pings)
{
    m_playback.pause();
    const std::array<const SonarSource*, 2> sonars{ping360(), ping1d()};
    for (int left = std::abs(pings); left > 0; --left) {
        const auto to = pings > 0 ? nextPing(sonars) : pingBefore(sonars);
        if (!to)
            return;
        m_playback.seekTo(*to);
    }
}

} // namespace leadline::app
