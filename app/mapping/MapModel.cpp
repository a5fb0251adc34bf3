// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping/MapModel.h"

#include "language/SentenceTranslation.h"
#include "plot/Measuring.h"
#include "session/SessionNote.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr double loopShownS = 10;
/// So many sweeps without a place are no beginning any more.
constexpr std::size_t fewSweeps = 4;
constexpr auto longestPause = 20s;
/// The playhead was moved if it is further by so many pings.
constexpr std::uint64_t manyPings = 1000;
/// Further from the playhead it is said that the map is being computed. Less than a turn has.
constexpr std::uint64_t mostBehind = 300;
constexpr std::array cellSteps{0.02, 0.05, 0.1, 0.2, 0.5, 1.0};

} // namespace

MapModel::MapModel(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &MapModel::ask);
}

MapModel::~MapModel() = default;

void MapModel::setSession(Session* session)
{
    if (m_session == session)
        return;
    m_session = session;
    m_receiver = std::make_unique<QObject>();
    if (session) {
        const auto call = [this](void (MapModel::*slot)()) {
            return [this, slot] { (this->*slot)(); };
        };
        QObject* receiver = m_receiver.get();
        connect(session->ping360(), &SonarSource::reset, receiver, call(&MapModel::forget));
        connect(session->vehicle(), &SelectedVehicle::reset, receiver, call(&MapModel::forget));
        connect(session->ping360(), &SonarSource::moved, receiver, call(&MapModel::follow));
        connect(session, &Session::progressChanged, receiver, call(&MapModel::follow));
        connect(session->display(), &DisplaySettings::changed, receiver, call(&MapModel::restyle));
        connect(session->ping360()->levels(), &EchoLevels::changed, receiver, [this] {
            if (m_session->ping360()->levels()->mode() != EchoLevels::Mode::Auto)
                restyle();
        });
        connect(session->markers(), &SessionMarkers::changed, receiver,
                call(&MapModel::markersChanged));
        connect(session, &QObject::destroyed, receiver, call(&MapModel::forget));
    }
    forget();
    emit sessionChanged();
}

void MapModel::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    follow();
}

// What the log was read by is gone when this returns, unless the log is shared.
void MapModel::forget()
{
    m_worker.reset();
    ++m_generation;
    m_asked.reset();
    m_done.reset();
    m_pause.stop();
    if (std::exchange(m_writing, false))
        emit writingChanged();
    if (m_picture->sweepsRead > 0) {
        m_picture = std::make_shared<const MapPicture>();
        emit changed();
        findLoopText();
    }
    follow();
}

std::optional<MapWorker::Request> MapModel::request() const
{
    if (!m_session || !m_session->ping360()->present())
        return std::nullopt;
    const SonarSource& source = *m_session->ping360();
    MapWorker::Request request;
    request.of.pings = source.count();
    request.of.isWhole = m_session->mode() == Session::Mode::Replay && m_session->progress() == 1 &&
                         !m_session->beingRecorded() && source.count() == source.reader().count();
    if (m_cellM > 0)
        request.of.cellM = m_cellM;
    request.overlap = static_cast<map::Overlap>(m_overlap);
    request.palette = m_session->display()->paletteColours();
    if (source.levels()->mode() != EchoLevels::Mode::Auto)
        request.levels = source.levels()->curve();
    return request;
}

void MapModel::findBehind()
{
    const auto wanted = m_active ? request() : std::nullopt;
    const std::uint64_t done = m_done ? m_done->of.pings : 0;
    const std::uint64_t pings = wanted ? wanted->of.pings : done;
    const bool isBehind = std::max(pings, done) - std::min(pings, done) > mostBehind;
    if (std::exchange(m_isBehind, isBehind) != isBehind)
        emit changed();
}

void MapModel::follow()
{
    findLoopText();
    findBehind();
    const auto wanted = m_active ? request() : std::nullopt;
    if (!wanted || m_asked == wanted->of)
        return;
    const bool isJump = m_asked && (wanted->of.pings < m_asked->pings ||
                                    wanted->of.pings > m_asked->pings + manyPings);
    if (!m_pause.isActive() || (isJump && m_pause.interval() > quickest.count()))
        m_pause.start(quickest);
}

// With other colours all is drawn anew at once.
void MapModel::restyle()
{
    m_asked.reset();
    m_pause.stop();
    follow();
}

void MapModel::ask()
{
    const auto wanted = request();
    if (!m_active || !wanted || m_asked == wanted->of)
        return;
    if (!m_worker) {
        const int generation = ++m_generation;
        m_worker = std::make_unique<MapWorker>(
            m_session->ping360()->reader(),
            [this, generation, post = m_clock.poster()](const MapWorker::News& news) {
                post([this, generation, news] {
                    if (generation == m_generation && m_worker)
                        show(news);
                });
            });
    }
    m_asked = wanted->of;
    m_worker->ask(*wanted);
}

void MapModel::show(const MapWorker::News& news)
{
    if (news.picture) {
        m_picture = news.picture;
        emit changed();
        findLoopText();
    }
    if (news.isComplete) {
        m_done = news.request;
        findBehind();
    }
    if (!news.isComplete)
        return;
    const bool returns = m_session && m_session->ping360()->count() <
                                          m_asked.value_or(map::PlayheadMap::Request()).pings;
    if (returns) {
        m_pause.stop();
        follow();
        return;
    }
    const auto pause = std::chrono::duration_cast<std::chrono::milliseconds>(pauses * news.each);
    m_pause.start(std::clamp<std::chrono::milliseconds>(pause, quickest, longestPause));
}

void MapModel::findLoopText()
{
    QString text;
    if (m_session && !m_picture->loops.empty()) {
        const double ago = m_session->playback()->position() - m_picture->loops.back().knownS;
        if (ago >= 0 && ago < loopShownS)
            text = timeText(m_picture->loops.back().knownS);
    }
    if (std::exchange(m_loopText, text) != text)
        emit loopTextChanged();
}

MapModel::State MapModel::state() const
{
    if (!m_session || !m_session->ping360()->present())
        return State::None;
    if (m_picture->placed() > 0)
        return State::Mapped;
    if (m_isBehind)
        return State::Computing;
    return m_picture->poses.size() > fewSweeps ? State::TooFewEchoes : State::Waiting;
}

bool MapModel::ready() const
{
    const auto wanted = request();
    return !wanted || (m_done && m_done->of == wanted->of && m_done->overlap == wanted->overlap &&
                       m_done->levels == wanted->levels &&
                       m_done->palette.entries() == wanted->palette.entries());
}

QString MapModel::basis() const
{
    if (m_picture->placed() == 0)
        return {};
    QStringList names;
    if (m_picture->sources.gps)
        names += tr("GPS");
    if (m_picture->sources.dvl)
        names += tr("DVL");
    if (m_picture->sources.compass)
        names += tr("compass");
    if (m_picture->sources.picture)
        names += tr("picture");
    return names.join(QStringLiteral(" + "));
}

int MapModel::turnsMatched() const
{
    return static_cast<int>(std::ranges::count_if(
        m_picture->legs, [](const map::SweepSources& leg) { return leg.picture; }));
}

double MapModel::northM() const
{
    return state() == State::Mapped ? m_picture->newest()->northM : none;
}

double MapModel::eastM() const
{
    return state() == State::Mapped ? m_picture->newest()->eastM : none;
}

double MapModel::errorM() const
{
    return state() == State::Mapped ? m_picture->newest()->error.majorM : none;
}

double MapModel::headingDeg() const
{
    return state() == State::Mapped ? m_picture->newest()->headingDeg : none;
}

double MapModel::loopMovedM() const
{
    return m_picture->loops.empty() ? none : m_picture->loops.back().movedM;
}

QString MapModel::levelsText() const
{
    if (m_picture->placed() == 0)
        return {};
    return QStringLiteral("%1–%2")
        .arg(std::lround(m_picture->levels.black))
        .arg(std::lround(m_picture->levels.white));
}

void MapModel::setOverlap(Overlap overlap)
{
    if (m_overlap == overlap)
        return;
    m_overlap = overlap;
    emit optionsChanged();
    restyle();
}

void MapModel::setCellM(double metres)
{
    const double wanted =
        metres > 0 ? std::clamp(metres, map::Mosaic::smallestCellM, map::Mosaic::largestCellM) : 0;
    if (m_cellM == wanted)
        return;
    m_cellM = wanted;
    emit optionsChanged();
    m_pause.stop();
    follow();
}

void MapModel::stepCell(int by)
{
    const double now = m_cellM > 0 ? m_cellM : m_picture->cellM > 0 ? m_picture->cellM : 0.1;
    const auto at = std::ranges::min_element(
        cellSteps, {}, [now](double each) { return std::abs(std::log(each / now)); });
    const auto index =
        std::clamp<std::ptrdiff_t>(at - cellSteps.begin() + by, 0, std::ssize(cellSteps) - 1);
    setCellM(cellSteps[static_cast<std::size_t>(index)]);
}

QString MapModel::timeText(double seconds) const
{
    constexpr int hoursAndMinutes = 5;
    const log::Time at = timeOfSeconds(seconds);
    const QString text = m_session ? m_session->dayClock(at).timeText(at) : QString();
    return text.isEmpty() ? QString::fromStdString(base::durationText(at))
                          : text.left(hoursAndMinutes);
}

void MapModel::write(Format format)
{
    if (m_writing || !m_worker || m_picture->placed() == 0 ||
        (format == Format::GeoTiff && !hasPositions()))
        return;
    m_writing = true;
    emit writingChanged();
    const QString file = m_session->fileName();
    m_worker->write({.folder = m_session->folder(),
                     .stem = fileStem(*m_session) + QStringLiteral("-map"),
                     .format = static_cast<MapFormat>(format),
                     .software = QStringLiteral("Leadline %1")
                                     .arg(QCoreApplication::applicationVersion())
                                     .toStdString(),
                     .recording = file.toStdString()},
                    [this, generation = m_generation, post = m_clock.poster()](const auto& result) {
                        post([this, generation, result] {
                            if (generation == m_generation) {
                                m_writing = false;
                                emit writingChanged();
                            }
                            emit written(result ? tr("Saved %1").arg(QFileInfo(*result).fileName())
                                                : translated(result.error().message));
                        });
                    });
}

} // namespace leadline::app
