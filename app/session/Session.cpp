// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include "engine/DataFolder.h"
#include "language/Tr.h"
#include "language/Utf8.h"
#include "session/SonarSource.h"
#include "settings/TimeFormat.h"
#include "swath/SwathReader.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace leadline::app {

namespace {

QString dateFormat()
{
    return tr("ddd d MMM · HH:mm:ss");
}

/// Time of the next swath after the playhead, and of the last one before it.
std::optional<log::Time> nextSwath(const SonarSource& sonar)
{
    if (!sonar.present())
        return std::nullopt;
    const swath::SwathReader reader(sonar.reader().log(), sonar.reader().stream());
    return reader.timeOf(reader.countUpTo(sonar.playhead()));
}

std::optional<log::Time> swathBefore(const SonarSource& sonar)
{
    if (!sonar.present())
        return std::nullopt;
    const swath::SwathReader reader(sonar.reader().log(), sonar.reader().stream());
    for (std::uint64_t i = reader.countUpTo(sonar.playhead()); i > 0; --i)
        if (const auto time = reader.timeOf(i - 1); time && *time < sonar.playhead())
            return time;
    return std::nullopt;
}

} // namespace

Session::Session(QObject* parent)
    : QObject(parent),
      m_logTimeOffset(m_files),
      m_edge(m_dive),
      m_shown360(ping::View::Scanning),
      m_shown1d(ping::View::Downward),
      m_shownSide(ping::View::SideScan),
      m_shownSwath(ping::View::Swath),
      m_live1d(ping::View::Downward),
      m_motion(*m_shown360.source(), m_vehicle, m_display, [this](log::Time at) {
          const QString text = dayClock(at).timeText(at);
          return text.isEmpty() ? QString::fromStdString(base::durationText(at)) : text;
      })
{
    m_live1d.setAtLiveEdge(true);
    connect(&m_playback, &Playback::positionChanged, this, &Session::movePlayhead);
    connect(&m_playback, &Playback::ended, &m_files, &FileOpening::openNext);
    connect(&m_playback, &Playback::stateChanged, this, &Session::findMode);
    connect(&m_edge, &LiveEdge::moved, this, &Session::showDive);
    connect(&m_dive, &LiveSession::vehicleChosen, this, &Session::showDive);
    m_files.setRecordingFolder([this] { return recordingFolder(); });
    connect(&m_files, &FileOpening::changed, this, &Session::stateChanged);
    connect(&m_files, &FileOpening::closing, this, &Session::closeLog);
    connect(&m_files, &FileOpening::opened, this, &Session::showFile);
    connect(&m_files, &FileOpening::grew, this, &Session::update);
    connect(&m_files, &FileOpening::read, this, &Session::fileRead);
    connect(&m_files, &FileOpening::notThere, &m_recent, &RecentLogs::remove);
    connect(&m_files, &FileOpening::nothingToOpen, this, &Session::nothingToOpen);
    connect(&m_files, &FileOpening::cutShort, this, &Session::cutShort);
    connect(&m_family, &FamilyChoice::recordingAnswered, this,
            [this] { m_files.reopen(m_playback.time()); });
    connect(this, &Session::stateChanged, this, &Session::findMode);
    connect(&m_recordedVehicle, &RecordedVehicle::wantedChanged, this, &Session::update);
    connect(&m_timing, &VehicleTiming::changed, this,
            [this] { m_recordedVehicle.show(m_vehicle.source(), *m_timing.picture()); });
    for (SelectedSonar* sonar : {&m_shown360, &m_shown1d, &m_shownSide, &m_live1d})
        sonar->setSounds(m_dive.sounds());
    connect(&TimeFormat::instance(), &TimeFormat::changed, this, [this] {
        m_markers.refresh();
        emit clockChanged();
        emit beginChanged();
    });
    m_dive.setStrictVersion2(m_timing.strictVersion2());
    connect(&m_timing, &VehicleTiming::strictChanged, &m_dive,
            [this] { m_dive.setStrictVersion2(m_timing.strictVersion2()); });
    connect(&m_motion, &PictureMotion::compassReported, this, [this](const QString& sentence) {
        if (m_mode == Mode::Live)
            report("compass", sentence);
    });
    connect(&m_mounting, &MountingChoice::changed, this, [this] {
        m_motion.setMounting(
            {.upsideDown = m_mounting.upsideDown(), .turnDeg = m_mounting.turnOffset()});
    });
    connect(&m_motion, &PictureMotion::steadyCorrected, this, [this](const QString& sentence) {
        if (m_mode == Mode::Live)
            report("steady", sentence);
    });
    followMarkers();
    for (Messages* messages : {&m_messages, &m_vehicleMessages})
        connect(messages, &Messages::seekRequested, this, [this](log::Time time) {
            m_playback.pause();
            m_playback.seekTo(time);
        });
}

QString Session::openingName() const
{
    return m_mode != Mode::Nothing ? m_files.searchedName() : QString();
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

// The live view returns to the playhead at which it was left.
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

// A new live session is followed at its end.
void Session::showDive()
{
    m_live1d.update(m_edge.log(), &m_dive, m_edge.end());
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
    // The vehicle that the pilot chose in the status bar also supplies heading and depth.
    const LiveVehicle* vehicle = m_dive.vehicle();
    // With several links, no vehicle of another link is used instead.
    const int notHeard = m_dive.choice()->severalLinks() ? int{log::FrameEntry::maxStream} : -1;
    m_vehicle.chooseSystem(vehicle ? vehicle->system() : -1,
                           vehicle && vehicle->stream() ? *vehicle->stream() : notHeard);
    setLog(m_edge.log(), &m_dive);
    findMode();
}

void Session::setLog(const log::Log* log, LiveSession* dive)
{
    const log::Time playhead = m_playback.time();
    m_vehicle.update(log, playhead);
    updateByHand();
    m_shown360.update(log, dive, playhead);
    m_shown1d.update(log, dive, playhead);
    m_shownSide.update(log, dive, playhead);
    m_shownSwath.update(log, dive, playhead);
    updateTiming(log);
    m_vehicleSpan.update(log);
    m_messages.update(log, playhead);
    m_vehicleMessages.update(log, playhead);
    m_profile.update(log, m_vehicle.source());
    m_vehicleTexts.update(log, m_vehicle.source(), playhead);
    if (dive)
        m_markers.showDive();
    updateMarkers();
}

// A table of timing is saved beside the recording that is shown, or else in the folder for
// recordings.
void Session::updateTiming(const log::Log* log)
{
    const formats::Recording* vehicle =
        m_files.joined() ? m_files.joined()->vehicle.get() : recording();
    m_timing.update(log,
                    {.mixed = vehicle && vehicle->format() == log::Format::Tlog,
                     .utcZero = dayClock(m_playback.time()).utc,
                     .folder = folder(),
                     .source = m_vehicle.source()},
                    m_playback.time());
}

// With several files this may differ over time.
void Session::updateByHand()
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
    for (SelectedSonar* sonar : {&m_shown360, &m_shown1d, &m_shownSide, &m_shownSwath}) {
        sonar->source()->screen().follow(mode == Mode::Live ? m_dive.zero() : std::nullopt);
        sonar->setAtLiveEdge(mode == Mode::Live);
    }
    if (mode == m_mode)
        return;
    m_mode = mode;
    emit modeChanged();
}

void Session::movePlayhead()
{
    m_vehicle.setPlayhead(m_playback.time());
    updateByHand();
    m_shown360.source()->setPlayhead(m_playback.time());
    m_shown1d.source()->setPlayhead(m_playback.time());
    m_shownSide.source()->setPlayhead(m_playback.time());
    m_shownSwath.source()->setPlayhead(m_playback.time());
    m_timing.setPlayhead(m_playback.time());
    m_messages.movePlayhead(m_playback.time());
    m_vehicleMessages.movePlayhead(m_playback.time());
    m_vehicleTexts.movePlayhead(m_playback.time());
    emit clockChanged();
}

void Session::stepPings(int pings)
{
    m_playback.pause();
    const std::array<const SonarSource*, 3> sonars{ping360(), ping1d(), sideScan()};
    for (int left = std::abs(pings); left > 0; --left) {
        const auto toPing = pings > 0 ? nextPing(sonars) : pingBefore(sonars);
        const auto toSwath = pings > 0 ? nextSwath(*swath()) : swathBefore(*swath());
        if (!toPing && !toSwath)
            return;
        const log::Time a = toPing ? *toPing : *toSwath;
        const log::Time b = toSwath ? *toSwath : *toPing;
        m_playback.seekTo(pings > 0 ? std::min(a, b) : std::max(a, b));
    }
}

// Opening a log, showing it while it is read, and closing it.

void Session::closeLog()
{
    if (!recording() && m_edge.log())
        m_divePlayhead = m_playback.playhead();
    m_place.reset();
    m_pictured.reset();
    const log::Time at = m_playback.time();
    if (const formats::JoinedLogs* logs = m_files.pair())
        m_place = Place{logs->sonar, at - m_files.files().front().zero, m_playback.playing()};
    else if (const formats::AlignedLogs* list = m_files.list()) {
        const formats::AlignedLogs::Part& part = list->parts[m_files.fileAt(at)];
        m_place = Place{part.recording, at - part.zero, m_playback.playing()};
    }
    m_between = true;
    m_toPlay = false;
    m_playback.pause();
    m_vehicle.update(nullptr, {});
    m_vehicle.setByHand(false);
    m_recordedVehicle.update(nullptr);
    m_shown360.clear();
    m_shown1d.clear();
    m_shownSide.clear();
    m_shownSwath.clear();
    m_timing.clear();
    m_messages.update(nullptr, {});
    m_vehicleMessages.update(nullptr, {});
    m_profile.update(nullptr, {});
    m_vehicleTexts.update(nullptr, {}, {});
    m_playback.clear();
}

void Session::showFile()
{
    m_between = false;
    const FileRow& row = m_files.row();
    if (!row.beside().isEmpty())
        m_recent.add(row.beside());
    for (const QString& path : row.onOneLine())
        m_recent.add(path);
    m_recent.add(row.path());
    m_markers.showFiles(markerSources(), [this](log::Time time, std::string_view stream) {
        return markerSourceAt(time, stream);
    });
    update();
    if (restorePosition())
        return;
    m_playback.toBegin();
    m_pictured = m_files.pictured();
    m_meanwhile = m_playback.time();
    seekToPicture();
    m_toPlay = !m_files.pictured();
    playIfLong();
}

// Runs once enough is read. If the user has moved the playhead meanwhile, it stays there.
void Session::seekToPicture()
{
    if (!m_pictured)
        return;
    if (m_playback.time() != m_meanwhile) {
        m_pictured.reset();
        return;
    }
    m_playback.seekTo(*m_pictured);
    m_meanwhile = m_playback.time();
    if (m_meanwhile >= *m_pictured)
        m_pictured.reset();
}

// Returns to the same ping of the same sonar, whose time may have changed.
bool Session::restorePosition()
{
    const auto place = std::exchange(m_place, {});
    if (!place)
        return false;
    const auto& files = m_files.files();
    const auto file = std::ranges::find(files, place->recording.get(), &OpenFile::recording);
    if (file == files.end())
        return false;
    m_playback.seekTo(place->time + file->zero);
    if (place->playing)
        m_playback.play();
    return true;
}

// Right after opening, the log may consist of one instant, which cannot be played.
void Session::playIfLong()
{
    if (!m_toPlay || m_playback.begin() == m_playback.end())
        return;
    m_toPlay = false;
    m_playback.play();
}

void Session::fileRead(const std::vector<log::Gap>& gaps)
{
    update();
    m_toPlay = false;
    m_pictured.reset();
    m_playback.setGaps(gaps);
    updateMarkers();
    emit readingFinished();
}

void Session::update()
{
    if (!recording())
        return;
    const log::ReadCounts counts = recording()->counts();
    const log::Time last = counts.last.value_or(log::Time{});
    const log::Time first = counts.first.value_or(last);
    if (counts.last)
        m_playback.setRange(first < last ? first : last, last);
    seekToPicture();
    playIfLong();
    m_recordedVehicle.update(&recording()->log());
    const auto wanted = m_recordedVehicle.wanted();
    m_vehicle.chooseSystem(wanted ? wanted->system : -1, wanted ? int{wanted->link} : -1);
    setLog(&recording()->log(), nullptr);
    emit progressChanged();
}

// Markers: where they are stored, and their positions.

void Session::followMarkers()
{
    m_markers.recordDiveWith(
        [this](const annotations::MarkerRecord& mark) { return m_dive.record(mark); });
    m_markers.setRecordedDive([this] {
        return annotations::MarkerFile{.recording = m_dive.recorder()->path(),
                                       .fallbackFolder = notesFolder()};
    });
    m_markers.setDiveFolder([this] { return m_dive.recordingFolder(); });
    m_markers.setSpeedSource(
        [this](const annotations::Marker& marker) { return soundSpeedAt(marker); });
    connect(&m_dive, &LiveSession::unrecorded, &m_markers, &SessionMarkers::storeUnrecorded);
    const auto setUnit = [this] { m_markers.setImperial(m_display.imperial()); };
    connect(&m_display, &DisplaySettings::changed, &m_markers, setUnit);
    setUnit();
    connect(&m_dive, &LiveSession::eventsAdded, this, &Session::updateMarkers);
    // The ranges of markers depend on the sound speed.
    for (SelectedSonar* sonar : {&m_shown360, &m_shown1d, &m_shownSide})
        connect(sonar->source(), &SonarSource::reset, &m_markers, &SessionMarkers::refresh);
    connect(&m_markers, &SessionMarkers::changed, this, [this] {
        std::vector<log::Time> times;
        for (const Moment& moment : m_markers.moments())
            times.push_back(moment.time);
        m_playback.setMoments(std::move(times));
    });
    connect(&m_markers, &SessionMarkers::seekRequested, this, [this](log::Time time) {
        m_playback.pause();
        m_playback.seekTo(time);
    });
}

std::vector<SessionMarkers::Source> Session::markerSources() const
{
    std::vector<SessionMarkers::Source> sources;
    for (const OpenFile& file : m_files.files()) {
        SessionMarkers::Source& source = sources.emplace_back(SessionMarkers::Source{
            .file = {QFile::encodeName(file.path).toStdString(), notesFolder()},
            .alone = file.alone});
        if (file.alone)
            continue;
        source.zero = file.zero;
        source.utcOfZero = file.recording->clock().utcOfZeroAt(log::Time{});
        const log::Log& own = file.recording->log();
        for (std::size_t i = 0; i < own.streamCount(); ++i) {
            const auto number = static_cast<log::StreamNumber>(i);
            if (const auto shown = file.streamShown(number))
                source.streams.emplace_back(formats::streamName(own, number),
                                            formats::streamName(*log(), *shown));
        }
    }
    return sources;
}

std::size_t Session::markerSourceAt(log::Time time, std::string_view stream) const
{
    for (std::size_t i = 0; !stream.empty() && i < log()->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (formats::isStreamNamed(*log(), number, stream))
            return m_files.fileAt(time, number);
    }
    return m_files.fileAt(time);
}

void Session::updateMarkers()
{
    m_markers.updateDiveEvents(m_dive.events(), m_edge.utcAtZero(), m_edge.gaps());
    if (recording())
        m_markers.updateFileEvents(recording()->contents().eventLog, recording()->clock(),
                                   m_playback.gaps());
}

// Sound speed of the marked ping, if its sonar is the one that is shown.
std::optional<double> Session::soundSpeedAt(const annotations::Marker& marker)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(marker.sonar.family());
    const bool aside = family && family->view == ping::View::SideScan;
    SelectedSonar& shown = aside                                ? m_shownSide
                           : ping::scans(marker.sonar.family()) ? m_shown360
                                                                : m_shown1d;
    const SonarSource* source = shown.source();
    if (!source->present())
        return std::nullopt;
    const echo::PingReader& reader = source->reader();
    if (formats::streamName(reader.log(), reader.stream()) != marker.stream)
        return std::nullopt;
    // What the user chose counts for all pings of the sonar.
    if (const auto chosen = shown.sound()->sound().speed)
        return chosen;
    const std::uint64_t upTo = reader.countUpTo(marker.moment.time);
    echo::PingReader::Scratch scratch;
    const auto ping = upTo > 0 ? reader.read(upTo - 1, scratch) : std::nullopt;
    return ping ? std::optional(ping->soundSpeed) : std::nullopt;
}

void Session::note(const QString& text, double seconds)
{
    const double at = std::isfinite(seconds) ? seconds : m_playback.position();
    m_markers.note(text, std::chrono::round<std::chrono::microseconds>(
                             std::chrono::duration<double>(std::clamp(at, -4e8, 4e8))));
}

void Session::alarmed(const QString& sentence)
{
    report("alarm", sentence);
}

void Session::report(const char* kind, const QString& sentence)
{
    m_dive.report({.at = {},
                   .level = log::RecordedEvent::Level::Warning,
                   .device = {},
                   .kind = kind,
                   .name = {},
                   .value = {},
                   .message = base::Message::verbatim(sentence.toStdString())});
}

QString DayClock::dateText(log::Time at) const
{
    if (utc)
        return dayText(dateTimeOf(*utc + at, TimeFormat::instance().zone()), dateFormat());
    if (!local)
        return {};
    return dayNames().toString(dateTimeOf(local->asUtc() + at, DayZone::Utc), dateFormat());
}

QString DayClock::timeText(log::Time at) const
{
    const DayZone zone = TimeFormat::instance().zone();
    return utc ? dayText(dateTimeOf(*utc + at, zone), QStringLiteral("HH:mm:ss")) : QString();
}

} // namespace leadline::app
