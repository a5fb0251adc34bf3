// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/MultibeamModel.h"

#include "pictures/ColormapStore.h"

#include <QColor>

#include <algorithm>
#include <numbers>
#include <span>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr double degree = 180 / std::numbers::pi;
constexpr auto longestPause = 20s;
/// Further from the playhead it is not known whether there is a bottom.
constexpr std::uint64_t mostSwathsBehind = 20;

} // namespace

MultibeamModel::MultibeamModel(QObject* parent) : QObject(parent), m_filter(filter())
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &MultibeamModel::ask);
}

MultibeamModel::~MultibeamModel() = default;

void MultibeamModel::setSession(Session* session)
{
    if (m_session == session)
        return;
    m_session = session;
    m_receiver = std::make_unique<QObject>();
    if (session) {
        const auto call = [this](void (MultibeamModel::*slot)()) {
            return [this, slot] { (this->*slot)(); };
        };
        QObject* receiver = m_receiver.get();
        connect(session->swath(), &SonarSource::reset, receiver, call(&MultibeamModel::forget));
        connect(session->swath(), &SonarSource::moved, receiver, call(&MultibeamModel::follow));
        connect(session->vehicle(), &SelectedVehicle::reset, receiver,
                call(&MultibeamModel::forget));
        connect(session, &Session::progressChanged, receiver, call(&MultibeamModel::follow));
        connect(session, &Session::modeChanged, receiver, call(&MultibeamModel::follow));
        // A lost sonar is old before the playhead moves on.
        connect(session->shownSwath(), &SelectedSonar::oldChanged, receiver,
                call(&MultibeamModel::age));
        connect(session, &QObject::destroyed, receiver, call(&MultibeamModel::forget));
    }
    forget();
    emit sessionChanged();
}

void MultibeamModel::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    follow();
}

const SonarSource* MultibeamModel::source() const
{
    return m_session && m_session->swath()->present() ? m_session->swath() : nullptr;
}

swath::SoundingFilter::Options MultibeamModel::filter() const
{
    return {.power = static_cast<swath::PowerLimit>(m_powerLimit)};
}

// What the log was read by is gone when this returns, unless the log is shared.
void MultibeamModel::forget()
{
    m_worker.reset();
    ++m_generation;
    m_asked.reset();
    m_done.reset();
    m_pause.stop();
    m_reader.reset();
    m_filter.clear();
    m_swath.reset();
    m_channels.reset();
    m_count = 0;
    m_wasPinged = false;
    m_frames = 0;
    m_picture = std::make_shared<const BottomPicture>();
    emit cleared();
    emit bottomChanged();
    emit changed();
    follow();
}

void MultibeamModel::follow()
{
    if (!m_active)
        return;
    readSwath();
    age();
    followBottom();
}

void MultibeamModel::readSwath()
{
    const SonarSource* of = source();
    if (!of)
        return;
    const log::Log& log = of->reader().log();
    if (!m_reader)
        m_reader = std::make_unique<swath::SwathReader>(log, of->reader().stream());
    const std::uint64_t frames = log.frameCount();
    const std::uint64_t count = m_reader->countUpTo(of->playhead());
    const bool mayBeBetter = m_swath && m_swath->attitudeSource != swath::AttitudeSource::Ping &&
                             frames != m_frames && count == m_reader->count();
    if (count > 0 && count == m_count && !mayBeBetter)
        return;
    const bool isNext = count == m_count + 1 && count > 1;
    m_count = count;
    m_frames = frames;
    if (count == 0) {
        const auto channels = m_reader->channelData(of->playhead());
        if (!m_swath && channels == m_channels && pinged() == m_wasPinged)
            return;
        m_wasPinged = pinged();
        m_swath.reset();
        m_channels = channels;
        emit changed();
        return;
    }
    m_channels.reset();
    if (!isNext) {
        readAgain();
        return;
    }
    m_swath = m_reader->read(count - 1);
    if (m_swath)
        m_filter.apply(*m_swath);
    emit changed();
}

// With those before it, which the filter compares with.
void MultibeamModel::readAgain()
{
    m_filter = swath::SoundingFilter(filter());
    for (std::uint64_t i =
             m_count - std::min<std::uint64_t>(m_count, swath::SoundingFilter::pingsBefore + 1);
         i < m_count; ++i) {
        m_swath = m_reader->read(i);
        if (m_swath)
            m_filter.apply(*m_swath);
    }
    emit changed();
}

void MultibeamModel::age()
{
    double now = 0;
    bool isOld = false;
    if (m_swath && source()) {
        now = std::max(0.0,
                       std::chrono::duration<double>(source()->playhead() - m_swath->time).count());
        isOld = now > oldAfterS || m_session->shownSwath()->old();
    }
    if (now == m_ageS && isOld == m_isOld)
        return;
    m_ageS = now;
    m_isOld = isOld;
    emit ageChanged();
}

MultibeamModel::State MultibeamModel::state() const
{
    if (!source())
        return State::None;
    if (m_swath)
        return State::Shown;
    return m_channels ? State::ChannelData : State::Waiting;
}

int MultibeamModel::soundings() const
{
    return m_swath ? static_cast<int>(m_swath->soundings.size()) : 0;
}

int MultibeamModel::leftOut() const
{
    return m_swath ? static_cast<int>(m_swath->leftOut()) : 0;
}

MultibeamModel::Attitude MultibeamModel::attitude() const
{
    return m_swath ? static_cast<Attitude>(m_swath->attitudeSource) : Attitude::None;
}

double MultibeamModel::rollDeg() const
{
    return m_swath ? m_swath->attitude.rollRad * degree : 0;
}

double MultibeamModel::pitchDeg() const
{
    return m_swath ? m_swath->attitude.pitchRad * degree : 0;
}

double MultibeamModel::rangeEndM() const
{
    return m_swath ? m_swath->rangeEndM.value_or(none) : none;
}

bool MultibeamModel::hasPowers() const
{
    return m_swath && m_swath->thresholds &&
           std::ranges::any_of(m_swath->soundings, [](const swath::LevelSounding& each) {
               return each.power.has_value();
           });
}

void MultibeamModel::setPowerLimit(PowerLimit limit)
{
    if (m_powerLimit == limit)
        return;
    m_powerLimit = limit;
    emit optionsChanged();
    if (m_reader && m_count > 0)
        readAgain();
    m_pause.stop();
    followBottom();
}

int MultibeamModel::channelPings() const
{
    return m_channels ? static_cast<int>(m_channels->pings) : 0;
}

double MultibeamModel::channelFromM() const
{
    return m_channels ? m_channels->rangeStartM.value_or(none) : none;
}

double MultibeamModel::channelToM() const
{
    return m_channels ? m_channels->rangeEndM.value_or(none) : none;
}

QList<double> MultibeamModel::depths() const
{
    QList<double> all;
    if (mapped())
        for (std::size_t i = 0; i < swath::DepthScale::labels; ++i)
            all.append(m_picture->scale.labelM(i));
    return all;
}

void MultibeamModel::setPalette(const QString& name)
{
    if (m_palette == name)
        return;
    m_palette = name;
    if (const auto loaded = ColormapStore().load(name)) {
        // Where colours begin with black, the shallowest would not be seen on a black ground.
        const raster::Rgba first = loaded->entries().front();
        constexpr int darkest = 24;
        const bool isBlack = first.r + first.g + first.b < darkest;
        m_colours = raster::Colormap::fromStops(
            loaded->name(),
            std::span(loaded->entries()).subspan(isBlack ? raster::Colormap::size / 4 : 0));
    }
    emit paletteChanged();
    m_asked.reset();
    m_pause.stop();
    followBottom();
}

QList<QColor> MultibeamModel::depthColors() const
{
    QList<QColor> all;
    constexpr std::size_t most = raster::Colormap::size - 1;
    for (std::size_t i = 0; i < swath::DepthScale::labels; ++i) {
        const raster::Rgba colour =
            m_colours[static_cast<std::uint8_t>(i * most / (swath::DepthScale::labels - 1))];
        all.append(QColor(colour.r, colour.g, colour.b));
    }
    return all;
}

// To the newest ping of what is still growing its end may come yet.
std::optional<swath::PlayheadBottom::Request> MultibeamModel::request() const
{
    if (!source() || !m_reader)
        return std::nullopt;
    const bool isWhole = m_session->mode() == Session::Mode::Replay && m_session->progress() == 1 &&
                         !m_session->beingRecorded();
    const bool waits = !isWhole && m_count > 0 && m_count == m_reader->count();
    return swath::PlayheadBottom::Request{.swaths = m_count - (waits ? 1 : 0), .filter = filter()};
}

bool MultibeamModel::ready() const
{
    const auto wanted = request();
    return !wanted || m_done == wanted;
}

bool MultibeamModel::findBottomKnown()
{
    const auto wanted = request();
    const std::uint64_t swaths = wanted ? wanted->swaths : 0;
    const std::uint64_t done = m_done ? m_done->swaths : 0;
    const bool isKnown =
        m_done && std::max(swaths, done) - std::min(swaths, done) <= mostSwathsBehind;
    return std::exchange(m_isBottomKnown, isKnown) != isKnown;
}

void MultibeamModel::followBottom()
{
    if (findBottomKnown())
        emit bottomChanged();
    const auto wanted = m_active ? request() : std::nullopt;
    if (wanted && m_asked != wanted && !m_pause.isActive())
        m_pause.start(quickest);
}

void MultibeamModel::ask()
{
    const auto wanted = request();
    if (!m_active || !wanted || m_asked == wanted)
        return;
    if (!m_worker) {
        const int generation = ++m_generation;
        m_worker = std::make_unique<BottomWorker>(
            source()->reader().log(), source()->reader().stream(),
            [this, generation, post = m_clock.poster()](const BottomWorker::News& news) {
                post([this, generation, news] {
                    if (generation == m_generation && m_worker)
                        show(news);
                });
            });
    }
    m_asked = wanted;
    m_worker->ask({.of = *wanted, .colours = m_colours});
}

void MultibeamModel::show(const BottomWorker::News& news)
{
    m_picture = news.picture;
    if (news.isComplete)
        m_done = news.of;
    findBottomKnown();
    emit bottomChanged();
    if (!news.isComplete)
        return;
    const auto pause = std::chrono::duration_cast<std::chrono::milliseconds>(news.took);
    m_pause.start(std::clamp<std::chrono::milliseconds>(pause * pauses, quickest, longestPause));
}

} // namespace leadline::app
