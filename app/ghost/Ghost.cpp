// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/Ghost.h"

#include "language/DayTime.h"
#include "language/Tr.h"
#include "plot/Measuring.h"
#include "preferences/SettingKeys.h"
#include "settings/TimeFormat.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::app {

namespace {

constexpr std::uint64_t usualPings = 400;
/// After as many pings a turn is looked for again where there was none.
constexpr std::uint64_t fewPings = 32;
/// Headings are taken from each of so many pings.
constexpr std::uint64_t headingEvery = 8;
/// A turn that does not match may be an exception: the ghost stays for one.
constexpr int mostMisses = 2;
// By hand.
constexpr double stepM = 0.1;
constexpr double largeStepM = 1;
constexpr double stepDeg = 0.5;
/// Width of outlines on the screen, and the side of the largest picture that has them.
constexpr double outlineWidth = 1.5;
constexpr double mostOutlinedSide = 2048;

} // namespace

Ghost::Ghost(QObject* parent)
    : QObject(parent),
      m_reading(m_clock, [this](auto task) { post(std::move(task)); }),
      m_matching(m_clock, [this](auto task) { post(std::move(task)); }),
      m_drawing(m_clock, [this](auto task) { post(std::move(task)); })
{
    const Preferences preferences;
    m_strength = preferences.value(setting::ghostStrength);
    m_marksChanges = preferences.value(setting::ghostChanges);
    connect(this, &Ghost::styleChanged, this, &Ghost::restyle);
}

Ghost::~Ghost() = default;

SonarSource* Ghost::source() const
{
    return m_polar ? m_polar->source() : nullptr;
}

void Ghost::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->markers()->disconnect(this);
        m_session->display()->disconnect(this);
    }
    m_session = session;
    if (session) {
        connect(session->markers(), &SessionMarkers::changed, this, &Ghost::updateMarkers);
        connect(session->display(), &DisplaySettings::changed, this, &Ghost::rowsChanged);
        connect(session->display(), &DisplaySettings::changed, this, &Ghost::changed);
    }
    updateMarkers();
    emit sourceChanged();
}

void Ghost::setPolar(PolarItem* polar)
{
    if (m_polar == polar)
        return;
    m_polar = polar;
    follow();
    emit sourceChanged();
}

// The connections cost nothing while the ghost is off, for then there are none.
void Ghost::follow()
{
    for (const auto& connection : {m_moved, m_reset, m_mounted, m_worked, m_viewed})
        disconnect(connection);
    SonarSource* its = source();
    if (!m_on || !its)
        return;
    m_moved = connect(its, &SonarSource::moved, this, &Ghost::matchWhenDue);
    m_reset = connect(its, &SonarSource::reset, this, &Ghost::restart);
    // Turns that were read with another mounting lie elsewhere.
    m_mounted = connect(m_polar, &PolarItem::mountingChanged, this, &Ghost::restart);
    m_worked = connect(m_polar, &EchoItem::worked, this, &Ghost::place);
    m_viewed = connect(m_polar, &PolarItem::viewChanged, this, &Ghost::place);
}

void Ghost::post(std::function<void()> task)
{
    if (!m_queue) {
        const SonarSource* its = source();
        const bool isShared =
            its && its->present() && its->reader().log().weak_from_this().lock() != nullptr;
        m_queue = std::make_unique<base::TaskQueue>("ghost", isShared ? base::TasksAtEnd::Detach
                                                                      : base::TasksAtEnd::Finish);
    }
    m_queue->post(std::move(task));
}

// Another recording or sonar is shown: what was known of the present turn is void.
void Ghost::restart()
{
    m_reading.cancel();
    m_queue.reset();
    clearMatch();
    updateMarkers();
    m_due = true;
    matchWhenDue();
}

void Ghost::clearMatch()
{
    m_matching.cancel();
    m_drawing.cancel();
    m_drawDue = false;
    m_present.reset();
    m_presentCount = 0;
    m_alignment.reset();
    m_before.reset();
    m_misses = 0;
    m_wasFound = false;
    m_changes.clear();
    m_picture = {};
    emit pictureChanged();
    emit changed();
}

void Ghost::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    if (!on)
        m_reading.cancel();
    clearMatch();
    follow();
    m_due = on;
    matchWhenDue();
}

Ghost::State Ghost::state() const
{
    if (!m_on)
        return State::Off;
    if (m_alignment)
        return m_alignment->isByHand ? State::ByHand : State::Match;
    return m_misses > 0 ? State::NoMatch : State::Searching;
}

const GhostRow* Ghost::row() const
{
    return m_chosen >= 0 ? &m_rows[static_cast<std::size_t>(m_chosen)] : nullptr;
}

QStringList Ghost::titles() const
{
    QStringList titles;
    for (const GhostRow& row : m_rows)
        titles += row.title;
    return titles;
}

QStringList Ghost::notes() const
{
    QStringList notes;
    for (const GhostRow& row : m_rows)
        notes += ghostNote(row, isImperial());
    return notes;
}

QString Ghost::clock() const
{
    return row() ? row()->clock : QString();
}

QString Ghost::bound() const
{
    switch (state()) {
    case State::Match:
        return ghostErrorText(m_alignment->errorM, isImperial());
    case State::ByHand:
        return tr("aligned by hand");
    case State::NoMatch:
        return tr("No match");
    default:
        return {};
    }
}

bool Ghost::isImperial() const
{
    return m_session && m_session->display()->imperial();
}

void Ghost::setStrength(int percent)
{
    const int bounded = setting::ghostStrength.bounded(percent);
    if (std::exchange(m_strength, bounded) == bounded)
        return;
    Preferences().setValue(setting::ghostStrength, bounded);
    emit changed();
}

void Ghost::setMarksChanges(bool marks)
{
    if (std::exchange(m_marksChanges, marks) == marks)
        return;
    Preferences().setValue(setting::ghostChanges, marks);
    emit changed();
    emit pictureChanged();
}

QVariantList Ghost::changes() const
{
    QVariantList list;
    for (const GhostChange& change : m_changes)
        list += QVariantMap{{QStringLiteral("isNew"), change.isNew},
                            {QStringLiteral("rangeM"), std::hypot(change.aheadM, change.rightM)},
                            {QStringLiteral("bearingDeg"),
                             std::atan2(change.rightM, change.aheadM) / radiansPerDegree},
                            {QStringLiteral("radiusM"), change.radiusM}};
    return m_marksChanges ? list : QVariantList();
}

QString Ghost::clockAt(log::Time time) const
{
    const DayClock day = m_session ? m_session->dayClock(time) : DayClock{};
    const QString format = QStringLiteral("HH:mm:ss");
    if (day.utc)
        return dateTimeOf(*day.utc + time, TimeFormat::instance().zone()).toString(format);
    if (day.local)
        return dateTimeOf(day.local->asUtc() + time, DayZone::Utc).toString(format);
    return QTime(0, 0).addSecs(static_cast<int>(secondsOf(time))).toString(format);
}

std::optional<GhostTurnSource> Ghost::sourceAt(std::uint64_t count) const
{
    const SonarSource* its = source();
    if (!its || !its->present() || count == 0)
        return std::nullopt;
    GhostTurnSource result{
        .reader = its->reader(),
        .log = its->reader().log().weak_from_this().lock(),
        .count = count,
        .mounting = {.upsideDown = m_polar->upsideDown(), .turnDeg = m_polar->turnOffset()},
        .headings = {}};
    const std::uint64_t first = count > 2 * usualPings ? count - 2 * usualPings : 0;
    for (std::uint64_t ping = first; ping < count; ping += headingEvery) {
        const auto time = result.reader.timeOf(ping);
        const auto heading = m_polar->headingOf(ping);
        if (time && heading)
            result.headings.emplace_back(secondsOf(*time), *heading);
    }
    return result;
}

GhostStyle Ghost::style() const
{
    GhostStyle style{.colour = m_color, .isOutlined = m_outlined, .edgeM = m_polar->edgeM()};
    const QQuickWindow* window = m_polar->window();
    if (m_outlined && window && m_polar->discRadius() > 0) {
        const double ratio = window->effectiveDevicePixelRatio();
        const double shown = 2 * ratio * m_polar->discRadius();
        style.side = static_cast<int>(std::clamp(std::ceil(shown), 1.0, mostOutlinedSide));
        style.lineWidth = outlineWidth * ratio * style.side / shown;
    }
    return style;
}

void Ghost::toggle()
{
    if (m_on)
        setOn(false);
    else if (row())
        setOn(true);
    else
        takeTurn();
}

void Ghost::takeTurn()
{
    const SonarSource* its = source();
    const auto from = its && its->present() ? sourceAt(its->count()) : std::nullopt;
    if (!from) {
        emit notified(tr("No echoes to take as a ghost yet."));
        return;
    }
    m_reading.start([from = *from] { return readGhostTurn(from); },
                    [this, log = from->log](const std::shared_ptr<const GhostTurn>& turn) {
                        const SonarSource* now = source();
                        if (!now || !now->present() ||
                            now->reader().log().weak_from_this().lock() != log)
                            return; // another recording was opened meanwhile
                        if (!turn) {
                            emit notified(tr("No echoes to take as a ghost yet."));
                            return;
                        }
                        const QString clock = clockAt(turn->middle);
                        add({.time = turn->middle,
                             .title = tr("Turn at %1").arg(clock),
                             .clock = clock,
                             .origin = m_session ? m_session->fileName() : QString(),
                             .turn = turn});
                    });
}

// The newest first.
void Ghost::add(GhostRow row)
{
    m_rows.insert(m_rows.begin(), std::move(row));
    int taken = 0;
    std::erase_if(m_rows,
                  [&taken](const GhostRow& other) { return other.turn && ++taken > mostTurns; });
    choose(0);
}

void Ghost::choose(int chosen)
{
    if (chosen < 0 || chosen >= static_cast<int>(m_rows.size()))
        return;
    const GhostRow& its = m_rows[static_cast<std::size_t>(chosen)];
    if (!its.turn) {
        readMarker(its);
        return;
    }
    m_chosen = chosen;
    clearMatch();
    emit rowsChanged();
    m_due = true;
    if (m_on)
        matchWhenDue();
    else
        setOn(true);
}

void Ghost::readMarker(const GhostRow& row)
{
    const SonarSource* its = source();
    if (!its || !its->present())
        return;
    // The marked moment is in the middle of its turn.
    const std::uint64_t half = (m_present ? m_present->pings : usualPings) / 2;
    const auto from =
        sourceAt(std::min(its->reader().count(), its->reader().countUpTo(row.time) + half));
    if (!from)
        return;
    m_reading.start([from = *from] { return readGhostTurn(from); },
                    [this, marker = row.marker](const std::shared_ptr<const GhostTurn>& turn) {
                        const auto found = std::ranges::find(m_rows, marker, &GhostRow::marker);
                        if (found == m_rows.end() || !turn)
                            return;
                        found->turn = turn;
                        choose(static_cast<int>(found - m_rows.begin()));
                    });
}

// Turns that were read stay, also those of another recording.
void Ghost::updateMarkers()
{
    const std::shared_ptr<const GhostTurn> ghost = row() ? row()->turn : nullptr;
    std::erase_if(m_rows, [](const GhostRow& row) { return !row.turn; });
    if (m_session)
        for (const annotations::Marker& marker : m_session->markers()->markers()) {
            if (!marker.relativeDeg ||
                std::ranges::find(m_rows, marker.id, &GhostRow::marker) != m_rows.end())
                continue;
            const QString clock = clockAt(marker.moment.time);
            m_rows.push_back({.marker = marker.id,
                              .time = marker.moment.time,
                              .title = marker.name.empty()
                                           ? tr("Marker %1").arg(marker.number)
                                           : tr("Marker %1, %2")
                                                 .arg(marker.number)
                                                 .arg(QString::fromStdString(marker.name)),
                              .clock = clock,
                              .origin = clock});
        }
    const auto found = std::ranges::find(m_rows, ghost, &GhostRow::turn);
    m_chosen = ghost && found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : -1;
    emit rowsChanged();
}

void Ghost::setResult(GhostRow::Result result)
{
    if (m_chosen < 0)
        return;
    GhostRow& its = m_rows[static_cast<std::size_t>(m_chosen)];
    its.result = result;
    its.alignment = m_alignment.value_or(GhostAlignment{});
    emit rowsChanged();
}

void Ghost::matchWhenDue()
{
    if (!m_on || m_matching.isRunning() || isAligning() || (m_alignment && m_alignment->isByHand) ||
        !row() || !row()->turn)
        return;
    const SonarSource* its = source();
    if (!its || !its->present() || its->count() == 0)
        return;
    const std::uint64_t pings = m_present ? m_present->pings : fewPings;
    const bool isBack = its->count() < m_presentCount;
    if (!m_due && !isBack && its->count() - m_presentCount < pings)
        return;
    // After a jump the turn before is no reason to keep a ghost that does not match.
    m_jumped = isBack ? m_presentCount - its->count() >= pings
                      : its->count() - m_presentCount >= 2 * pings;
    match();
}

void Ghost::match()
{
    m_due = false;
    const auto from = sourceAt(source()->count());
    if (!from)
        return;
    m_presentCount = from->count;
    const std::optional<GhostAlignment> last = m_alignment;
    if (m_jumped && m_alignment) {
        // It belongs to where the playhead was.
        m_drawing.cancel();
        m_drawDue = false;
        m_alignment.reset();
        m_changes.clear();
        m_picture = {};
        emit pictureChanged();
        emit changed();
    }
    m_matching.start(
        [from = *from, ghost = row()->turn, last, hasJumped = m_jumped, style = style()] {
            auto matched = std::make_shared<Matched>();
            matched->present = readGhostTurn(from);
            if (!matched->present)
                return std::shared_ptr<const Matched>(matched);
            matched->alignment = alignGhost(*ghost, *matched->present, last, hasJumped);
            if (matched->alignment) {
                matched->changes = ghostChanges(*ghost, *matched->present, *matched->alignment);
                matched->style = style;
                matched->picture =
                    ghostPicture(*ghost, *matched->present, *matched->alignment, style);
            }
            return std::shared_ptr<const Matched>(matched);
        },
        [this](const std::shared_ptr<const Matched>& matched) { take(matched); });
}

void Ghost::take(const std::shared_ptr<const Matched>& matched)
{
    if (!matched->present)
        return;
    const bool isNews = m_alignment.has_value() || m_misses == 0;
    const bool replaces =
        matched->alignment || m_jumped || m_misses + 1 >= mostMisses || !m_alignment;
    if (replaces) {
        // It would draw what was before.
        m_drawing.cancel();
        m_drawDue = false;
    }
    if (matched->alignment) {
        m_present = matched->present;
        m_alignment = matched->alignment;
        m_changes = matched->changes;
        m_picture = matched->picture;
        m_pictureStyle = matched->style;
        m_misses = 0;
        setResult(GhostRow::Result::Match);
        place();
        if (!std::exchange(m_wasFound, true))
            emit notified(tr("Ghost of %1 found, %2").arg(clock(), bound()));
    } else if (++m_misses; replaces) {
        m_present = matched->present;
        m_alignment.reset();
        m_changes.clear();
        m_picture = {};
        setResult(GhostRow::Result::NoMatch);
        const bool wasFound = std::exchange(m_wasFound, false);
        if (isNews)
            emit notified(wasFound ? tr("Ghost lost. No match. Align by hand.")
                                   : tr("No match. Align by hand."));
    }
    emit pictureChanged();
    emit changed();
    matchWhenDue();
}

// Another theme: by night nothing of the colours of the day stays until it is drawn anew.
void Ghost::restyle()
{
    if (!m_picture.isNull()) {
        m_picture = {};
        emit pictureChanged();
        emit changed();
    }
    redraw();
}

void Ghost::redraw()
{
    if (m_alignment)
        draw();
}

void Ghost::draw()
{
    m_drawDue = m_drawing.isRunning();
    if (m_drawDue || !m_present || !row() || !row()->turn || !m_polar)
        return;
    m_drawing.start(
        [ghost = row()->turn, present = m_present, alignment = *m_alignment, style = style()] {
            return std::make_shared<const Drawn>(
                Drawn{ghostPicture(*ghost, *present, alignment, style), style});
        },
        [this](const std::shared_ptr<const Drawn>& drawn) {
            if (drawn->style.colour == m_color && drawn->style.isOutlined == m_outlined) {
                m_picture = drawn->picture;
                m_pictureStyle = drawn->style;
                place();
                emit pictureChanged();
                emit changed();
            }
            if (m_drawDue && m_alignment)
                draw();
        });
}

// The picture stays where it was heard while the vehicle turns.
void Ghost::place()
{
    if (!m_present || !m_polar)
        return;
    constexpr double frontGrad = 200;
    const double turned = relativeDegrees(m_polar->bearingOf(m_present->middlePing, frontGrad) -
                                          m_polar->mountedDeg(frontGrad));
    const View at{m_polar->frontDeg(), m_polar->edgeM(), m_polar->discRadius(), m_polar->centre()};
    // An item that is updated while a frame is made asks for another one.
    if (turned != m_turnDeg || at != m_placedAt) {
        m_turnDeg = turned;
        m_placedAt = at;
        emit placed();
    }
    if (!m_picture.isNull() && m_polar->edgeM() > 0 && style() != m_pictureStyle &&
        !m_drawing.isRunning())
        redraw();
}

void Ghost::startAligning()
{
    if (isAligning())
        return;
    if (!m_on || !row() || !row()->turn || !m_present) {
        emit notified(tr("There is no ghost to align yet."));
        return;
    }
    m_matching.cancel();
    m_before = m_alignment;
    GhostAlignment start;
    if (m_alignment)
        start = *m_alignment;
    else if (row()->turn->headingDeg && m_present->headingDeg)
        start.rotationDeg = relativeDegrees(*m_present->headingDeg - *row()->turn->headingDeg);
    start.errorM = 0;
    start.errorDeg = 0;
    start.quality = 0;
    start.isByHand = true;
    m_alignment = start;
    m_changes.clear();
    draw();
    emit pictureChanged();
    emit changed();
}

void Ghost::keepAlignment()
{
    if (!isAligning())
        return;
    m_before.reset();
    setResult(GhostRow::Result::ByHand);
    emit changed();
}

void Ghost::cancelAligning()
{
    if (!isAligning())
        return;
    m_alignment = *std::exchange(m_before, {});
    m_drawing.cancel();
    if (m_alignment) {
        draw();
    } else {
        m_picture = {};
        emit pictureChanged();
    }
    emit changed();
    m_due = true;
    matchWhenDue();
}

void Ghost::moveBy(double x, double y)
{
    if (!isAligning() || !(m_polar->edgeM() > 0) || !(m_polar->discRadius() > 0))
        return;
    const double metres = m_polar->edgeM() / m_polar->discRadius();
    const double turned = (m_polar->frontDeg() + m_turnDeg) * radiansPerDegree;
    // Up on the screen is ahead in the axes of the present turn, turned by that angle.
    const double up = -y * metres;
    const double right = x * metres;
    m_alignment->move(up * std::cos(turned) + right * std::sin(turned),
                      right * std::cos(turned) - up * std::sin(turned));
    draw();
}

void Ghost::turnBy(double degrees)
{
    if (!isAligning())
        return;
    m_alignment->turn(degrees);
    draw();
}

bool Ghost::handleKey(int key, int modifiers)
{
    if (!isAligning() || !(m_polar->edgeM() > 0))
        return false;
    const double step =
        Qt::KeyboardModifiers(modifiers).testFlag(Qt::ShiftModifier) ? largeStepM : stepM;
    const double pixels = step / m_polar->edgeM() * m_polar->discRadius();
    switch (key) {
    case Qt::Key_Left:
        moveBy(-pixels, 0);
        return true;
    case Qt::Key_Right:
        moveBy(pixels, 0);
        return true;
    case Qt::Key_Up:
        moveBy(0, -pixels);
        return true;
    case Qt::Key_Down:
        moveBy(0, pixels);
        return true;
    case Qt::Key_PageUp:
        turnBy(stepDeg);
        return true;
    case Qt::Key_PageDown:
        turnBy(-stepDeg);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        keepAlignment();
        return true;
    case Qt::Key_Escape:
        cancelAligning();
        return true;
    default:
        return false;
    }
}

} // namespace leadline::app
