// SPDX-License-Identifier: GPL-3.0-or-later
// Where marks go, and where those of files come from.
#include "markers/Marks.h"

#include "language/Spoken.h"

#include <algorithm>
#include <map>
#include <utility>

namespace leadline::app {

namespace {

/// What lies beside a file, on the clock of the log that is shown.
std::vector<log::MarkRecord> readFrom(const Marks::Source& source)
{
    std::vector<log::MarkRecord> records = log::readMarks(source.file);
    if (source.alone)
        return records;
    for (log::MarkRecord& record : records) {
        log::lay(record, source.utcOfZero, source.zero);
        auto* marker = std::get_if<log::Marker>(&record);
        if (!marker)
            continue;
        const auto called = std::ranges::find(source.streams, marker->stream,
                                              &std::pair<std::string, std::string>::first);
        if (called != source.streams.end())
            marker->stream = called->second;
    }
    return records;
}

/// The same as the file itself would say it.
void toOwn(log::MarkRecord& record, const Marks::Source& source)
{
    if (log::MarkMoment* moment = momentOf(record)) {
        moment->time -= source.zero;
        moment->utc =
            source.utcOfZero ? std::optional(*source.utcOfZero + moment->time) : std::nullopt;
    }
    auto* marker = std::get_if<log::Marker>(&record);
    if (!marker)
        return;
    const auto called = std::ranges::find(source.streams, marker->stream,
                                          &std::pair<std::string, std::string>::second);
    if (called != source.streams.end())
        marker->stream = called->first;
}

} // namespace

void Marks::store(const log::MarkRecord& record, const QString& words)
{
    // A mark that is deleted is not found any more.
    const std::size_t place = m_isFile && !m_sources.empty() ? sourceOf(record) : 0;
    shelf().add(record);
    rebuild();
    if (m_isFile) {
        if (!m_sources.empty())
            storeBeside(m_sources[place], record, words);
        return;
    }
    if (m_recordDive && m_recordDive(record))
        say(words);
    else
        storeBesideDive(record, words,
                        words.isEmpty()
                            ? QString()
                            : tr("%1. Nothing is recorded: it is lost with this dive").arg(words));
}

void Marks::keepUnrecorded(const log::MarkRecord& record)
{
    storeBesideDive(record, {},
                    tr("Nothing is recorded any more: the last mark is lost with this dive"));
}

void Marks::storeBesideDive(const log::MarkRecord& record, const QString& words,
                            const QString& lost)
{
    const log::MarkedFile over = m_recordedDive ? m_recordedDive() : log::MarkedFile();
    if (over.recording.empty())
        say(lost);
    else
        storeBeside({.file = over}, record, words);
}

// A further word about a mark goes where the mark lies.
std::size_t Marks::sourceOf(const log::MarkRecord& record)
{
    const log::MarkId& id = log::idOf(record);
    const auto known = m_sourceOf.find(id);
    if (known != m_sourceOf.end())
        return known->second;
    const log::Marker* marker = std::get_if<log::Marker>(&record);
    const log::MarkMoment* moment = momentOf(record);
    if (!moment) {
        marker = m_file.book().marker(id);
        const log::UserNote* note = m_file.book().note(id);
        moment = marker ? &marker->moment : note ? &note->moment : nullptr;
    }
    const std::size_t found =
        moment && m_sourceAt
            ? m_sourceAt(moment->time, marker ? std::string_view(marker->stream) : "")
            : 0;
    return m_sourceOf.emplace(id, std::min(found, m_sources.size() - 1)).first->second;
}

void Marks::storeBeside(const Source& source, log::MarkRecord record, const QString& words)
{
    if (!source.alone)
        toOwn(record, source);
    m_writer.post([this, file = source.file, record = std::move(record), words] {
        const auto place = log::appendMarks(file, {record});
        const QString told =
            !place ? tr("Not kept: %1").arg(spoken(place.error().sentence))
            : place->reason.empty()
                ? words
                : tr("%1 Kept in %2 instead.")
                      .arg(spoken(place->reason),
                           QString::fromStdString(place->file.parent_path().string()));
        QMetaObject::invokeMethod(
            this, [this, told] { say(told); }, Qt::QueuedConnection);
    });
}

void Marks::showFiles(std::vector<Source> sources, SourceAt sourceAt)
{
    m_isFile = true;
    m_file.clear();
    m_happenings.reset();
    m_gaps.clear();
    m_sources = std::move(sources);
    m_sourceAt = std::move(sourceAt);
    m_sourceOf.clear();
    m_clock = {};
    m_speeds.clear();
    forgetUndo();
    choose({});
    const int ticket = ++m_ticket;
    m_writer.post([this, ticket, all = m_sources] {
        std::vector<log::MarkRecord> records;
        std::map<log::MarkId, std::size_t> places;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (log::MarkRecord& record : readFrom(all[i])) {
                places.emplace(log::idOf(record), i);
                records.push_back(std::move(record));
            }
        QMetaObject::invokeMethod(
            this,
            [this, ticket, its = std::move(records), places] {
                if (ticket != m_ticket || its.empty())
                    return;
                m_sourceOf.insert(places.begin(), places.end());
                m_file.take(its);
                rebuild();
            },
            Qt::QueuedConnection);
    });
    rebuild();
}

} // namespace leadline::app
