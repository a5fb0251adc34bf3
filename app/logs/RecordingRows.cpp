// SPDX-License-Identifier: GPL-3.0-or-later
#include "logs/RecordingRows.h"

#include "live/SheetForm.h"
#include "logs/RecordingWords.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

using State = RecordingFinding::State;

} // namespace

void RecordingRows::setFiles(const QList<RecordingFile>& files,
                             const QHash<QString, RecordingFinding>& known)
{
    QSet<QString> ticked;
    for (const Entry& entry : m_entries)
        if (entry.ticked)
            ticked.insert(entry.file.path);
    m_entries.clear();
    QSet<QString> there;
    for (const RecordingFile& file : files) {
        if (there.contains(file.path))
            continue;
        there.insert(file.path);
        m_entries.push_back({file, known.value(file.key()), ticked.contains(file.path)});
    }
    order();
    show();
    emit ticksChanged();
}

void RecordingRows::setFinding(const RecordingFile& file, const RecordingFinding& found)
{
    const auto entry = std::ranges::find(m_entries, file, &Entry::file);
    if (entry == m_entries.end())
        return;
    const QDateTime before = startOf(entry->file, entry->found);
    entry->found = found;
    // As a rule it stays where it is: a list that is rebuilt a thousand times stalls.
    const bool stays = startOf(entry->file, found) == before && m_search.isEmpty();
    if (!stays) {
        order();
        show();
        return;
    }
    const int row = rowOf(file.path);
    emit dataChanged(index(row), index(row));
}

void RecordingRows::setZone(DayZone zone)
{
    if (std::exchange(m_zone, zone) != zone && count() > 0)
        emit dataChanged(index(0), index(count() - 1), {WhenRole});
}

void RecordingRows::setSearch(const QString& search)
{
    if (std::exchange(m_search, search) != search)
        show();
}

void RecordingRows::order()
{
    std::ranges::stable_sort(m_entries, [](const Entry& a, const Entry& b) {
        const QDateTime startA = startOf(a.file, a.found);
        const QDateTime startB = startOf(b.file, b.found);
        return startA != startB ? startA > startB : a.file.path > b.file.path;
    });
}

void RecordingRows::show()
{
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_search.isEmpty() || isFound(m_entries[i].file, m_entries[i].found, m_search))
            m_shown.push_back(i);
    endResetModel();
    emit countChanged();
}

const RecordingRows::Entry* RecordingRows::at(int row) const
{
    return row >= 0 && row < count() ? &m_entries[m_shown[static_cast<std::size_t>(row)]] : nullptr;
}

int RecordingRows::rowOf(const QString& path) const
{
    for (int row = 0; row < count(); ++row)
        if (at(row)->file.path == path)
            return row;
    return -1;
}

const RecordingRows::Entry* RecordingRows::entryOf(const QString& path) const
{
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return entry.file.path == path; });
    return found != m_entries.end() ? &*found : nullptr;
}

void RecordingRows::tick(int row, bool ticked)
{
    if (!at(row))
        return;
    m_entries[m_shown[static_cast<std::size_t>(row)]].ticked = ticked;
    emit dataChanged(index(row), index(row), {TickedRole});
    emit ticksChanged();
}

void RecordingRows::tickAll()
{
    for (const std::size_t i : m_shown)
        m_entries[i].ticked = true;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {TickedRole});
    emit ticksChanged();
}

void RecordingRows::tickNone()
{
    for (Entry& entry : m_entries)
        entry.ticked = false;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {TickedRole});
    emit ticksChanged();
}

std::vector<const RecordingRows::Entry*> RecordingRows::ticked() const
{
    std::vector<const Entry*> all;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry)
        if (entry->ticked)
            all.push_back(&*entry);
    return all;
}

int RecordingRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RecordingRows::data(const QModelIndex& index, int role) const
{
    const Entry* entry = at(index.row());
    if (!entry)
        return {};
    const RecordingFinding& found = entry->found;
    switch (role) {
    case PathRole:
        return entry->file.path;
    case NameRole:
        return entry->file.name();
    case WhenRole:
        return whenText(entry->file, found, m_zone);
    case LengthRole:
        return lengthText(found);
    case DevicesRole:
        return devicesText(found);
    case SizeRole:
        return sizeText(entry->file.bytes);
    case SheetRole:
        return found.sheet ? SheetForm::summaryOf(*found.sheet) : QString();
    case MarkedRole:
        return found.marksBeside || (found.digest && found.digest->markers > 0);
    case StateRole:
        return stateText(found);
    case FaultRole:
        return found.state == State::CutOff || found.state == State::Damaged ||
               found.state == State::Unreadable;
    case SimulatedRole:
        return isSimulated(found);
    case KnownRole:
        return found.state != State::Unknown;
    case TickedRole:
        return entry->ticked;
    default:
        return {};
    }
}

QHash<int, QByteArray> RecordingRows::roleNames() const
{
    return {{PathRole, "path"},     {NameRole, "name"},           {WhenRole, "when"},
            {LengthRole, "length"}, {DevicesRole, "devices"},     {SizeRole, "size"},
            {SheetRole, "sheet"},   {MarkedRole, "marked"},       {StateRole, "condition"},
            {FaultRole, "fault"},   {SimulatedRole, "simulated"}, {KnownRole, "known"},
            {TickedRole, "ticked"}};
}

} // namespace leadline::app
