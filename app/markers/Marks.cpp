// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/Marks.h"

#include "base/CivilTime.h"
#include "settings/ShownTime.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

bool isWanted(const Moment& moment, Marks::Filter filter)
{
    return filter == Marks::Filter::All ||
           (filter == Marks::Filter::Markers) == (moment.kind == Moment::Kind::Marker);
}

} // namespace

Marks::Marks(QObject* parent) : QObject(parent)
{
    m_undoTimer.setSingleShot(true);
    connect(&m_undoTimer, &QTimer::timeout, this, &Marks::forgetUndo);
}

Marks::~Marks() = default;

void Marks::setFilter(Filter filter)
{
    if (std::exchange(m_filter, filter) == filter)
        return;
    showRows();
    emit filterChanged();
}

void Marks::choose(const QString& markId)
{
    const log::MarkId id = markId.toStdString();
    const QString known = shelf().book().marker(id) || shelf().book().note(id) ? markId : QString();
    if (m_chosen == known)
        return;
    m_chosen = known;
    showDetails();
    emit chosenChanged();
}

void Marks::goTo(const QString& markId)
{
    choose(markId);
    if (m_details.present())
        goToTime(m_details.timeS());
}

void Marks::goToTime(double seconds)
{
    // A microsecond later: the log keeps no finer times, and what was marked is then there.
    emit seekAsked(
        std::chrono::ceil<std::chrono::microseconds>(std::chrono::duration<double>(seconds)));
}

void Marks::take(log::Marker marker)
{
    marker.id = log::newMarkId();
    marker.number = shelf().book().nextNumber();
    marker.moment.utc =
        utcOfZero() ? std::optional(*utcOfZero() + marker.moment.time) : std::nullopt;
    store(marker, tr("Marker %1 set").arg(marker.number));
    choose(QString::fromStdString(marker.id));
}

void Marks::note(const QString& text, log::Time at)
{
    const QString words = text.trimmed();
    if (words.isEmpty())
        return;
    const log::UserNote note{
        .id = log::newMarkId(),
        .moment = {.time = at,
                   .utc = utcOfZero() ? std::optional(*utcOfZero() + at) : std::nullopt},
        .text = words.toStdString()};
    store(note, tr("Noted"));
}

void Marks::rename(const QString& markId, const QString& name)
{
    const log::MarkId id = markId.toStdString();
    const std::string wanted = name.trimmed().toStdString();
    const log::Marker* marker = shelf().book().marker(id);
    const log::UserNote* note = shelf().book().note(id);
    const bool other = (marker && marker->name != wanted) || (note && note->text != wanted);
    // A note without words says nothing.
    if (other && !(note && wanted.empty()))
        store(log::Renamed{id, wanted}, {});
}

void Marks::remove(const QString& markId)
{
    const log::MarkId id = markId.toStdString();
    const log::Marker* marker = shelf().book().marker(id);
    if (!marker && !shelf().book().note(id))
        return;
    m_undoText = marker ? tr("Marker %1 deleted").arg(marker->number) : tr("Note deleted");
    m_undo = id;
    const auto at = std::ranges::find(m_markers, id, &log::Marker::id);
    // The next one is looked at then, else the one before.
    QString next;
    if (at != m_markers.end() && m_markers.size() > 1)
        next = QString::fromStdString((at + 1 != m_markers.end() ? at + 1 : at - 1)->id);
    store(log::Removed{id, true}, {});
    choose(next);
    m_undoTimer.start(m_undoMs);
    emit undoChanged();
}

void Marks::undo()
{
    if (m_undo.empty())
        return;
    const log::MarkId id = std::exchange(m_undo, {});
    forgetUndo();
    store(log::Removed{id, false}, {});
    choose(QString::fromStdString(id));
}

void Marks::forgetUndo()
{
    m_undoTimer.stop();
    m_undo.clear();
    m_undoText.clear();
    emit undoChanged();
}

std::optional<std::chrono::nanoseconds> Marks::utcOfZero() const
{
    return shelf().zero();
}

void Marks::say(const QString& words)
{
    if (!words.isEmpty())
        emit said(words);
}

// In the order in which they are made, behind what is there.
void Marks::lookAtFile(std::shared_ptr<const log::Happenings> happenings, log::WallClock clock,
                       const std::vector<log::Gap>& gaps)
{
    if (!m_isFile)
        return;
    const bool same = happenings == m_happenings && gaps.size() == m_gaps.size() &&
                      clock.stretches().size() == m_clock.stretches().size();
    if (same)
        return;
    m_gaps = gaps;
    m_clock = std::move(clock);
    m_file.setZero(m_clock.utcOfZeroAt(log::Time{}));
    m_happenings = std::move(happenings);
    if (m_happenings)
        m_file.take(*m_happenings);
    rebuild();
}

void Marks::showDive()
{
    if (!std::exchange(m_isFile, false))
        return;
    ++m_ticket;
    m_file.clear();
    m_sources.clear();
    m_sourceOf.clear();
    m_speeds.clear();
    m_happenings.reset();
    m_gaps.clear();
    forgetUndo();
    choose({});
    rebuild();
}

void Marks::lookAtDive(const std::vector<log::Happening>& happenings,
                       std::optional<std::chrono::nanoseconds> utcOfZero,
                       const std::vector<log::Gap>& gaps)
{
    const bool grew = happenings.size() > m_diveKnown;
    for (; m_diveKnown < happenings.size(); ++m_diveKnown)
        m_dive.add(happenings[m_diveKnown]);
    const bool moved = utcOfZero != m_dive.zero();
    m_dive.setZero(utcOfZero);
    const bool otherGaps = !m_isFile && gaps.size() != m_gaps.size();
    if (otherGaps)
        m_gaps = gaps;
    if (!m_isFile && (grew || moved || otherGaps))
        rebuild();
}

void Marks::refresh()
{
    m_speeds.clear();
    rebuild();
}

double Marks::rangeM(const log::Marker& marker) const
{
    const auto known = m_speeds.find(marker.id);
    if (known != m_speeds.end())
        return marker.rangeIn(known->second);
    const auto speed = m_speedAt ? m_speedAt(marker) : std::nullopt;
    if (!speed)
        return marker.rangeM;
    m_speeds.emplace(marker.id, *speed);
    return marker.rangeIn(*speed);
}

// Of several files on one time line one may know the date, and another not.
std::optional<std::chrono::nanoseconds> Marks::utcOfZeroAt(log::Time time) const
{
    return m_isFile ? m_clock.utcOfZeroAt(time) : utcOfZero();
}

QString Marks::clockAt(const log::MarkMoment& moment) const
{
    const auto zero = utcOfZeroAt(moment.time);
    if (!zero)
        return QString::fromStdString(base::playTime(moment.time));
    return dateTimeOf(*zero + moment.time, ShownTime::instance().zone())
        .toString(QStringLiteral("HH:mm:ss"));
}

MarkList::Row Marks::rowOf(const Moment& moment) const
{
    MarkList::Row row{.kind = static_cast<MarkList::Kind>(moment.kind),
                      .markId = QString::fromStdString(moment.id),
                      .number = moment.number,
                      .words = wordsOf(moment),
                      .device = QString::fromStdString(moment.device),
                      .timeS = secondsOf(moment.time),
                      .clock = clockAt({moment.time})};
    const log::Marker* marker = shelf().book().marker(moment.id);
    if (!marker)
        return row;
    row.words = QString::fromStdString(marker->name);
    row.rangeM = rangeM(*marker);
    row.relative = !marker->trueDeg;
    row.northIsTrue = marker->northIsTrue;
    row.bearingDeg = marker->trueDeg.value_or(marker->relativeDeg.value_or(MarkList::Row::none));
    row.depthM = marker->depthM.value_or(MarkList::Row::none);
    return row;
}

void Marks::rebuild()
{
    m_markers = shelf().book().markers();
    m_moments = shelf().moments(m_gaps);
    showRows();
    choose(m_chosen);
    showDetails();
    emit changed();
}

void Marks::showRows()
{
    std::vector<MarkList::Row> rows;
    for (const Moment& moment : m_moments)
        if (isWanted(moment, m_filter))
            rows.push_back(rowOf(moment));
    m_list.setRows(std::move(rows));
}

void Marks::showDetails()
{
    const log::MarkId id = m_chosen.toStdString();
    if (const log::Marker* marker = shelf().book().marker(id))
        m_details.show(*marker, rangeM(*marker), clockAt(marker->moment));
    else if (const log::UserNote* note = shelf().book().note(id))
        m_details.show(*note, clockAt(note->moment));
    else
        m_details.clear();
}

} // namespace leadline::app
