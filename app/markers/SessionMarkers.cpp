// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/SessionMarkers.h"

#include "base/CivilTime.h"
#include "base/Clock.h"
#include "base/Unicode.h"
#include "export/MarkerExport.h"
#include "language/SentenceTranslation.h"
#include "pictures/NewFile.h"
#include "settings/TimeFormat.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <utility>

namespace leadline::app {

namespace {

bool isWanted(const Moment& moment, SessionMarkers::Filter filter)
{
    return filter == SessionMarkers::Filter::All ||
           (filter == SessionMarkers::Filter::Markers) == (moment.kind == Moment::Kind::Marker);
}

} // namespace

SessionMarkers::SessionMarkers(QObject* parent) : QObject(parent)
{
    m_undoTimer.setSingleShot(true);
    connect(&m_undoTimer, &QTimer::timeout, this, &SessionMarkers::forgetUndo);
}

SessionMarkers::~SessionMarkers() = default;

void SessionMarkers::setFilter(Filter filter)
{
    if (std::exchange(m_filter, filter) == filter)
        return;
    showRows();
    emit filterChanged();
}

void SessionMarkers::setImperial(bool imperial)
{
    if (std::exchange(m_imperial, imperial) != imperial)
        rebuild();
}

void SessionMarkers::choose(const QString& markerId)
{
    const annotations::MarkerId id = markerId.toStdString();
    const QString known =
        timeline().store().marker(id) || timeline().store().note(id) ? markerId : QString();
    if (m_chosen == known)
        return;
    m_chosen = known;
    showDetails();
    emit chosenChanged();
}

void SessionMarkers::chooseNext(int by)
{
    std::vector<annotations::MarkerId> ids;
    for (const Moment& moment : m_moments)
        if (moment.kind == Moment::Kind::Marker)
            ids.push_back(moment.id);
    if (ids.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(ids.size());
    const std::ptrdiff_t chosen = std::ranges::find(ids, m_chosen.toStdString()) - ids.begin();
    const std::ptrdiff_t next = chosen < count ? chosen + by : by > 0 ? 0 : count - 1;
    choose(QString::fromStdString(ids[static_cast<std::size_t>((next + count) % count)]));
}

void SessionMarkers::goTo(const QString& markerId)
{
    choose(markerId);
    if (m_details.present())
        goToTime(m_details.timeS());
}

void SessionMarkers::goToTime(double seconds)
{
    // Log times are whole microseconds; rounding up makes sure that the marked ping is included.
    emit seekRequested(
        std::chrono::ceil<std::chrono::microseconds>(std::chrono::duration<double>(seconds)));
}

void SessionMarkers::take(annotations::Marker marker)
{
    marker.id = annotations::newMarkerId();
    marker.number = timeline().store().nextNumber();
    marker.moment.utc =
        utcOfZero() ? std::optional(*utcOfZero() + marker.moment.time) : std::nullopt;
    store(marker, tr("Marker %1 set").arg(marker.number));
    const QString id = QString::fromStdString(marker.id);
    choose(id);
    emit taken(id);
}

void SessionMarkers::note(const QString& text, log::Time at)
{
    const QString words = text.trimmed();
    if (words.isEmpty())
        return;
    const annotations::UserNote note{
        .id = annotations::newMarkerId(),
        .moment = {.time = at,
                   .utc = utcOfZero() ? std::optional(*utcOfZero() + at) : std::nullopt},
        .text = words.toStdString()};
    store(note, tr("Noted"));
}

void SessionMarkers::rename(const QString& markerId, const QString& name)
{
    const annotations::MarkerId id = markerId.toStdString();
    const std::string wanted = name.trimmed().toStdString();
    const annotations::Marker* marker = timeline().store().marker(id);
    const annotations::UserNote* note = timeline().store().note(id);
    const bool other = (marker && marker->name != wanted) || (note && note->text != wanted);
    // A note cannot be emptied.
    if (other && !(note && wanted.empty()))
        store(annotations::Renamed{id, wanted}, {});
}

void SessionMarkers::remove(const QString& markerId)
{
    const annotations::MarkerId id = markerId.toStdString();
    const annotations::Marker* marker = timeline().store().marker(id);
    if (!marker && !timeline().store().note(id))
        return;
    m_undoText = marker ? tr("Marker %1 deleted").arg(marker->number) : tr("Note deleted");
    m_undo = id;
    const auto at = std::ranges::find(m_markers, id, &annotations::Marker::id);
    // The following marker becomes the current one, or the preceding one after the last.
    QString next;
    if (at != m_markers.end() && m_markers.size() > 1)
        next = QString::fromStdString((at + 1 != m_markers.end() ? at + 1 : at - 1)->id);
    store(annotations::Removed{id, true}, {});
    choose(next);
    m_undoTimer.start(m_undoMs);
    emit undoChanged();
}

void SessionMarkers::undo()
{
    if (m_undo.empty())
        return;
    const annotations::MarkerId id = std::exchange(m_undo, {});
    forgetUndo();
    store(annotations::Removed{id, false}, {});
    choose(QString::fromStdString(id));
}

void SessionMarkers::forgetUndo()
{
    m_undoTimer.stop();
    m_undo.clear();
    m_undoText.clear();
    emit undoChanged();
}

std::optional<std::chrono::nanoseconds> SessionMarkers::utcOfZero() const
{
    return timeline().zero();
}

void SessionMarkers::notify(const QString& words)
{
    if (!words.isEmpty())
        emit notified(words);
}

// Adds the events of a file in the order in which they are read, after those that are there.
void SessionMarkers::updateFileEvents(std::shared_ptr<const annotations::EventLog> events,
                                      log::WallClock clock, const std::vector<log::Gap>& gaps)
{
    if (!m_isFile)
        return;
    const bool same = events == m_events && gaps.size() == m_gaps.size() &&
                      clock.segments().size() == m_clock.segments().size();
    if (same)
        return;
    m_gaps = gaps;
    m_clock = std::move(clock);
    m_file.setZero(m_clock.utcOfZeroAt(log::Time{}));
    m_events = std::move(events);
    if (m_events)
        m_file.take(*m_events);
    rebuild();
}

void SessionMarkers::showDive()
{
    if (!std::exchange(m_isFile, false))
        return;
    ++m_ticket;
    m_file.clear();
    m_sources.clear();
    m_sourceOf.clear();
    m_speeds.clear();
    m_events.reset();
    m_gaps.clear();
    forgetUndo();
    choose({});
    rebuild();
}

void SessionMarkers::updateDiveEvents(const std::vector<annotations::LogEvent>& events,
                                      std::optional<std::chrono::nanoseconds> utcOfZero,
                                      const std::vector<log::Gap>& gaps)
{
    const bool grew = events.size() > m_diveKnown;
    for (; m_diveKnown < events.size(); ++m_diveKnown)
        m_dive.add(events[m_diveKnown]);
    const bool moved = utcOfZero != m_dive.zero();
    m_dive.setZero(utcOfZero);
    const bool otherGaps = !m_isFile && gaps.size() != m_gaps.size();
    if (otherGaps)
        m_gaps = gaps;
    if (!m_isFile && (grew || moved || otherGaps))
        rebuild();
}

void SessionMarkers::refresh()
{
    m_speeds.clear();
    rebuild();
}

double SessionMarkers::rangeM(const annotations::Marker& marker) const
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

// On a time line of several files, the date may be known for some of them only.
std::optional<std::chrono::nanoseconds> SessionMarkers::utcOfZeroAt(log::Time time) const
{
    return m_isFile ? m_clock.utcOfZeroAt(time) : utcOfZero();
}

QString SessionMarkers::clockAt(const annotations::MarkerMoment& moment) const
{
    const auto zero = utcOfZeroAt(moment.time);
    if (!zero)
        return QString::fromStdString(base::durationText(moment.time));
    return dateTimeOf(*zero + moment.time, TimeFormat::instance().zone())
        .toString(QStringLiteral("HH:mm:ss"));
}

MarkerModel::Row SessionMarkers::rowOf(const Moment& moment) const
{
    MarkerModel::Row row{.kind = static_cast<MarkerModel::Kind>(moment.kind),
                         .markerId = QString::fromStdString(moment.id),
                         .number = moment.number,
                         .text = textOf(moment, m_imperial),
                         .device = QString::fromStdString(moment.device),
                         .timeS = base::secondsOf(moment.time),
                         .clock = clockAt({moment.time})};
    const annotations::Marker* marker = timeline().store().marker(moment.id);
    if (!marker)
        return row;
    row.text = QString::fromStdString(marker->name);
    row.rangeM = rangeM(*marker);
    row.relative = !marker->trueDeg;
    row.northIsTrue = marker->northIsTrue;
    row.bearingDeg = marker->trueDeg.value_or(marker->relativeDeg.value_or(MarkerModel::Row::none));
    row.depthM = marker->depthM.value_or(MarkerModel::Row::none);
    return row;
}

void SessionMarkers::rebuild()
{
    m_markers = timeline().store().markers();
    m_moments = timeline().moments(m_gaps);
    showRows();
    choose(m_chosen);
    showDetails();
    emit changed();
}

void SessionMarkers::showRows()
{
    std::vector<MarkerModel::Row> rows;
    for (const Moment& moment : m_moments)
        if (isWanted(moment, m_filter))
            rows.push_back(rowOf(moment));
    m_list.setRows(std::move(rows));
}

void SessionMarkers::showDetails()
{
    const annotations::MarkerId id = m_chosen.toStdString();
    if (const annotations::Marker* marker = timeline().store().marker(id))
        m_details.show(*marker, rangeM(*marker), clockAt(marker->moment));
    else if (const annotations::UserNote* note = timeline().store().note(id))
        m_details.show(*note, clockAt(note->moment));
    else
        m_details.clear();
}

// Export of the markers.

using exporting::MarkerFormat;

QStringList SessionMarkers::formats() const
{
    return {QStringLiteral("CSV"), QStringLiteral("JSON"), QStringLiteral("GPX"),
            QStringLiteral("KML")};
}

void SessionMarkers::exportAs(int format)
{
    const auto known = static_cast<int>(exporting::markerFormats.size());
    if (m_markers.empty() || format < 0 || format >= known)
        return;
    const MarkerFormat wanted = exporting::markerFormats[static_cast<std::size_t>(format)];
    const std::filesystem::path recording = m_isFile && !m_sources.empty()
                                                ? m_sources.front().file.recording
                                            : m_recordedDive ? m_recordedDive().recording
                                                             : std::filesystem::path();
    const auto zero = utcOfZero();
    const std::string stem = !recording.empty() ? base::utf8(recording.stem())
                             : zero             ? base::utcFileName(*zero)
                                                : std::string("dive");
    const std::filesystem::path folder = !recording.empty() ? recording.parent_path()
                                         : m_diveFolder     ? m_diveFolder()
                                                            : std::filesystem::path();
    // Each marker takes the clock of its own file: the date may be known for some files only.
    std::vector<annotations::Marker> markers = m_markers;
    for (annotations::Marker& marker : markers) {
        const auto utc = utcOfZeroAt(marker.moment.time);
        if (utc)
            marker.moment.utc = *utc + marker.moment.time;
        else if (m_sources.size() > 1)
            marker.moment.utc.reset();
    }
    const exporting::MarkerExport made = exporting::exportMarkers(
        wanted, markers,
        {.source = recording.empty() ? stem : base::utf8(recording.filename()),
         .program = "Leadline " + QCoreApplication::applicationVersion().toStdString(),
         .rangeM = [this](const annotations::Marker& marker) { return rangeM(marker); }});
    if (made.written == 0) {
        notify(tr("No marker has a position, and %1 holds nothing else. CSV takes all of them.")
                   .arg(formats().at(format)));
        return;
    }
    m_writer.post([this, made, post = m_eventLoop.poster(),
                   folder = QString::fromStdString(base::utf8(folder)),
                   stem = QString::fromStdString(stem) + QStringLiteral("-markers"),
                   suffix =
                       QLatin1Char('.') + QString::fromStdString(std::string(toString(wanted)))] {
        const base::Result<QString> written =
            writeNewFile(folder, stem, suffix, std::as_bytes(std::span(made.text)));
        const QString name = written ? QFileInfo(*written).fileName() : QString();
        const QString reported = !written           ? translated(written.error().message)
                                 : made.leftOut > 0 ? tr("Saved %1 without %n that has no position",
                                                         nullptr, static_cast<int>(made.leftOut))
                                                          .arg(name)
                                                    : tr("Saved %1").arg(name);
        post([this, reported] { notify(reported); });
    });
}

// Where markers are stored, and from where those of files are read.

namespace {

/// Reads the markers beside a file, and converts them to the time and stream names of the shown
/// log.
std::vector<annotations::MarkerRecord> readFrom(const SessionMarkers::Source& source)
{
    std::vector<annotations::MarkerRecord> records = annotations::readMarkers(source.file);
    if (source.alone)
        return records;
    for (annotations::MarkerRecord& record : records) {
        annotations::align(record, source.utcOfZero, source.zero);
        auto* marker = std::get_if<annotations::Marker>(&record);
        if (!marker)
            continue;
        const auto called = std::ranges::find(source.streams, marker->stream,
                                              &std::pair<std::string, std::string>::first);
        if (called != source.streams.end())
            marker->stream = called->second;
    }
    return records;
}

/// Converts a marker back to the file's own time and stream names.
void toOwn(annotations::MarkerRecord& record, const SessionMarkers::Source& source)
{
    if (annotations::MarkerMoment* moment = momentOf(record)) {
        moment->time -= source.zero;
        moment->utc =
            source.utcOfZero ? std::optional(*source.utcOfZero + moment->time) : std::nullopt;
    }
    auto* marker = std::get_if<annotations::Marker>(&record);
    if (!marker)
        return;
    const auto called = std::ranges::find(source.streams, marker->stream,
                                          &std::pair<std::string, std::string>::second);
    if (called != source.streams.end())
        marker->stream = called->first;
}

} // namespace

void SessionMarkers::store(const annotations::MarkerRecord& record, const QString& words)
{
    // The source is looked up first, because a deleted marker is no longer found afterwards.
    const std::size_t place = m_isFile && !m_sources.empty() ? sourceOf(record) : 0;
    timeline().add(record);
    rebuild();
    if (m_isFile) {
        if (!m_sources.empty())
            storeBeside(m_sources[place], record, words);
        return;
    }
    if (m_recordDive && m_recordDive(record))
        notify(words);
    else
        storeBesideDive(record, words,
                        words.isEmpty()
                            ? QString()
                            : tr("%1. Not recording: lost when this dive ends").arg(words));
}

void SessionMarkers::storeUnrecorded(const annotations::MarkerRecord& record)
{
    storeBesideDive(record, {},
                    tr("Recording stopped: the last marker is lost when this dive ends"));
}

void SessionMarkers::storeBesideDive(const annotations::MarkerRecord& record, const QString& words,
                                     const QString& lost)
{
    const annotations::MarkerFile over =
        m_recordedDive ? m_recordedDive() : annotations::MarkerFile();
    if (over.recording.empty())
        notify(lost);
    else
        storeBeside({.file = over}, record, words);
}

// A change of a marker is stored where the marker itself is.
std::size_t SessionMarkers::sourceOf(const annotations::MarkerRecord& record)
{
    const annotations::MarkerId& id = annotations::idOf(record);
    const auto known = m_sourceOf.find(id);
    if (known != m_sourceOf.end())
        return known->second;
    const annotations::Marker* marker = std::get_if<annotations::Marker>(&record);
    const annotations::MarkerMoment* moment = momentOf(record);
    if (!moment) {
        marker = m_file.store().marker(id);
        const annotations::UserNote* note = m_file.store().note(id);
        moment = marker ? &marker->moment : note ? &note->moment : nullptr;
    }
    const std::size_t found =
        moment && m_sourceAt
            ? m_sourceAt(moment->time, marker ? std::string_view(marker->stream) : "")
            : 0;
    return m_sourceOf.emplace(id, std::min(found, m_sources.size() - 1)).first->second;
}

void SessionMarkers::storeBeside(const Source& source, annotations::MarkerRecord record,
                                 const QString& words)
{
    if (!source.alone)
        toOwn(record, source);
    m_writer.post(
        [this, file = source.file, record = std::move(record), words, post = m_eventLoop.poster()] {
            const auto place = annotations::appendMarkers(file, {record});
            const QString reported =
                !place ? tr("Not saved: %1").arg(translated(place.error().message))
                : place->reason.empty()
                    ? words
                    : tr("%1 Saved in %2 instead.")
                          .arg(translated(place->reason),
                               QString::fromStdString(place->file.parent_path().string()));
            post([this, reported] { notify(reported); });
        });
}

void SessionMarkers::showFiles(std::vector<Source> sources, SourceAt sourceAt)
{
    m_isFile = true;
    m_file.clear();
    m_events.reset();
    m_gaps.clear();
    m_sources = std::move(sources);
    m_sourceAt = std::move(sourceAt);
    m_sourceOf.clear();
    m_clock = {};
    m_speeds.clear();
    forgetUndo();
    choose({});
    const int ticket = ++m_ticket;
    m_writer.post([this, ticket, all = m_sources, post = m_eventLoop.poster()] {
        std::vector<annotations::MarkerRecord> records;
        std::map<annotations::MarkerId, std::size_t> places;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (annotations::MarkerRecord& record : readFrom(all[i])) {
                places.emplace(annotations::idOf(record), i);
                records.push_back(std::move(record));
            }
        post([this, ticket, its = std::move(records), places] {
            if (ticket != m_ticket || its.empty())
                return;
            m_sourceOf.insert(places.begin(), places.end());
            m_file.take(its);
            rebuild();
        });
    });
    rebuild();
}

} // namespace leadline::app
