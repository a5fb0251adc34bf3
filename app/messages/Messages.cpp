// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/Messages.h"

#include "messages/MessageText.h"

#include <algorithm>
#include <tuple>

namespace leadline::app {

namespace {

constexpr auto pace = std::chrono::milliseconds(200);

} // namespace

Messages::Messages(QObject* parent) : QObject(parent)
{
    m_pace.setSingleShot(true);
    m_pace.setInterval(pace);
    connect(&m_pace, &QTimer::timeout, this, [this] {
        if (m_due)
            refresh();
    });
}

void Messages::setShown(bool shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    emit shownChanged();
    if (shown)
        refresh();
}

void Messages::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    emit searchChanged();
    fillList();
    emit changed();
}

int Messages::chosen() const
{
    return m_chosen ? m_list.rowOf(*m_chosen).value_or(-1) : -1;
}

int Messages::kinds() const
{
    return m_census ? static_cast<int>(m_census->tallies().size()) : 0;
}

void Messages::update(const log::Log* log, log::Time playhead)
{
    const log::Log* before = m_census ? &m_census->log() : nullptr;
    if (log != before) {
        m_chosen.reset();
        m_held.reset();
        m_census.reset();
        m_details.clear();
        m_list.setRows({});
        if (log)
            m_census.emplace(*log);
        emit changed();
    }
    m_playhead = playhead;
    refreshSoon();
}

void Messages::movePlayhead(log::Time playhead)
{
    m_playhead = playhead;
    refreshSoon();
}

void Messages::refreshSoon()
{
    m_due = true;
    if (m_shown && !m_pace.isActive())
        refresh();
}

void Messages::refresh()
{
    m_due = false;
    m_pace.start();
    if (!m_census || !m_shown)
        return;
    m_census->update(m_playhead);
    fillList();
    showDetails();
    emit changed();
}

void Messages::fillList()
{
    if (!m_census)
        return;
    const log::Log& log = m_census->log();
    const QStringList words = m_search.split(' ', Qt::SkipEmptyParts);
    std::vector<MessageList::Row> rows;
    for (const log::MessageCount& tally : m_census->tallies())
        if (const auto hit = foundBy(words, log, tally))
            rows.push_back({.tally = tally,
                            .name = messageName(log, tally),
                            .source = messageSource(log, tally),
                            .hit = *hit,
                            .rate = messageRate(tally),
                            .age = messageAge(tally, m_playhead)});
    std::ranges::sort(rows, {}, [](const MessageList::Row& row) {
        return std::tuple(row.tally.stream, row.tally.key.sender, row.name.toLower(),
                          row.tally.key.messageId);
    });
    m_list.setRows(std::move(rows));
}

const log::MessageCount* Messages::chosenTally() const
{
    if (!m_census || !m_chosen)
        return nullptr;
    const auto all = m_census->tallies();
    const auto found = std::ranges::find_if(
        all, [&](const log::MessageCount& tally) { return tally.isSame(*m_chosen); });
    return found == all.end() ? nullptr : &*found;
}

std::uint64_t Messages::numberShown(const log::MessageCount& tally) const
{
    const bool held = m_held && m_held->at == m_playhead && m_held->number <= tally.total;
    return held ? m_held->number : tally.count;
}

void Messages::showDetails()
{
    if (const log::MessageCount* tally = chosenTally())
        m_details.show(m_census->log(), *tally, numberShown(*tally));
}

void Messages::chooseTally(const log::MessageCount& tally)
{
    if (!m_chosen || !m_chosen->isSame(tally))
        m_held.reset();
    m_chosen = tally;
    showDetails();
    emit changed();
}

void Messages::choose(int row)
{
    if (row >= 0 && row < m_list.rowCount())
        chooseTally(m_list.rows()[static_cast<std::size_t>(row)].tally);
}

void Messages::step(int rows)
{
    const int last = m_list.rowCount() - 1;
    const int from = chosen();
    choose(from < 0 ? (rows > 0 ? 0 : last) : std::clamp(from + rows, 0, last));
}

void Messages::stepInTime(int messages)
{
    const log::MessageCount* tally = chosenTally();
    if (!tally)
        return;
    const auto to = static_cast<std::int64_t>(numberShown(*tally)) + messages;
    if (to < 1 || to > static_cast<std::int64_t>(tally->total))
        return;
    const auto number = static_cast<std::uint64_t>(to);
    const auto frame = tally->frames->at(number - 1);
    const auto time = frame ? m_census->log().timeOf(*frame) : std::nullopt;
    if (!time)
        return;
    m_held = Held{*time, number};
    emit seekRequested(*time);
    refresh();
}

} // namespace leadline::app
