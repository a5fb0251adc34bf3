// SPDX-License-Identifier: GPL-3.0-or-later
// Where marks go, and where those of files come from.
#include "marks/Marks.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leadline::app {

namespace {

/// The moment that a record has; null of one that has none.
log::MarkMoment* momentOf(log::MarkRecord& record)
{
    if (auto* marker = std::get_if<log::Marker>(&record))
        return &marker->moment;
    auto* note = std::get_if<log::UserNote>(&record);
    return note ? &note->moment : nullptr;
}

/// What lies beside a file, on the clock of the log that is shown.
std::vector<log::MarkRecord> readFrom(const Marks::Source& source)
{
    std::vector<log::MarkRecord> records = log::readMarks(source.file);
    for (log::MarkRecord& record : records) {
        log::MarkMoment* moment = momentOf(record);
        if (!moment)
            continue;
        moment->time += source.zero;
        // What another log's clock told may have been another time.
        if (!source.knowsUtc)
            moment->utc.reset();
    }
    return records;
}

} // namespace

void Marks::store(const log::MarkRecord& record, const QString& words)
{
    shelf().add(record);
    rebuild();
    if (m_isFile) {
        if (!m_sources.empty())
            storeBeside(m_sources.front(), record, words);
        return;
    }
    if (m_recordDive && m_recordDive(record)) {
        say(words);
        return;
    }
    const log::MarkedFile over = m_recordedDive ? m_recordedDive() : log::MarkedFile();
    if (!over.recording.empty())
        storeBeside({.file = over, .zero = {}, .knowsUtc = true}, record, words);
    else if (!words.isEmpty())
        say(tr("%1. Nothing is recorded: it is lost with this dive").arg(words));
}

void Marks::storeBeside(const Source& source, log::MarkRecord record, const QString& words)
{
    if (log::MarkMoment* moment = momentOf(record))
        moment->time -= source.zero;
    m_writer.post([this, file = source.file, record = std::move(record), words] {
        const auto place = log::appendMarks(file, {record});
        const QString told =
            !place ? tr("Not kept: %1").arg(QString::fromStdString(place.error().sentence))
            : place->reason.empty()
                ? words
                : tr("%1 Kept in %2 instead.")
                      .arg(QString::fromStdString(place->reason),
                           QString::fromStdString(place->file.parent_path().string()));
        QMetaObject::invokeMethod(
            this, [this, told] { say(told); }, Qt::QueuedConnection);
    });
}

void Marks::showFiles(std::vector<Source> sources)
{
    m_isFile = true;
    m_file.clear();
    m_happenings.reset();
    m_gaps.clear();
    m_sources = std::move(sources);
    forgetUndo();
    choose({});
    const int ticket = ++m_ticket;
    m_writer.post([this, ticket, all = m_sources] {
        std::vector<log::MarkRecord> records;
        for (const Source& source : all)
            std::ranges::move(readFrom(source), std::back_inserter(records));
        QMetaObject::invokeMethod(
            this,
            [this, ticket, its = std::move(records)] {
                if (ticket != m_ticket || its.empty())
                    return;
                m_file.take(its);
                rebuild();
            },
            Qt::QueuedConnection);
    });
    rebuild();
}

} // namespace leadline::app
