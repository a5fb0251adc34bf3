// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/RecordingRows.h"

#include "library/RecordingText.h"
#include "recording/SheetForm.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

using State = RecordingFinding::State;

/// With more changes than these at once the model is reset.
constexpr qsizetype mostChanges = 50;

bool isBefore(const RecordingRows::Entry* a, const RecordingRows::Entry* b)
{
    return a->startMs != b->startMs ? a->startMs > b->startMs : a->file.path > b->file.path;
}

} // namespace

void RecordingRows::setFiles(const QList<RecordingFile>& files,
                             const QHash<QString, RecordingFinding>& known)
{
    const auto knownOf = [&](const RecordingFile& file) {
        return known.isEmpty() ? RecordingFinding() : known.value(file.key());
    };
    QHash<QString, const RecordingFile*> there;
    for (const RecordingFile& file : files)
        there.insert(file.path, &file);
    qsizetype news = 0;
    for (auto file = there.cbegin(); file != there.cend(); ++file)
        news += m_entries.contains(file.key()) ? 0 : 1;
    const qsizetype gone = m_entries.size() + news - there.size();
    const bool isAnew = news + gone > mostChanges;
    if (isAnew)
        beginResetModel();
    // A reset discards the delegates of all rows.
    if (isAnew)
        m_shown.clear();
    m_entries.removeIf([&](const std::pair<const QString&, std::shared_ptr<Entry>&>& each) {
        if (there.contains(each.first))
            return false;
        if (const int row = isAnew ? -1 : rowOf(*each.second); row >= 0)
            removeRow(row);
        return true;
    });
    for (auto file = there.cbegin(); file != there.cend(); ++file) {
        const auto entry = m_entries.constFind(file.key());
        if (entry == m_entries.constEnd()) {
            const auto made = std::make_shared<Entry>(Entry{**file, knownOf(**file)});
            made->startMs = startOf(made->file, made->found).toMSecsSinceEpoch();
            m_entries.insert(file.key(), made);
            if (!isAnew && isShown(*made))
                insertRow(*made);
        } else if (isAnew) {
            Entry& its = **entry;
            its = {**file, knownOf(**file), its.ticked};
            its.startMs = startOf(its.file, its.found).toMSecsSinceEpoch();
        } else if ((*entry)->file != **file) {
            change(**entry, **file, knownOf(**file));
        }
    }
    if (isAnew) {
        show();
        endResetModel();
    }
    if (news + gone > 0)
        emit countChanged();
    emit ticksChanged();
}

void RecordingRows::setFinding(const RecordingFile& file, const RecordingFinding& found)
{
    const auto entry = m_entries.constFind(file.path);
    if (entry == m_entries.constEnd() || (*entry)->file != file)
        return;
    const std::size_t before = m_shown.size();
    change(**entry, file, found);
    if (m_shown.size() != before)
        emit countChanged();
}

void RecordingRows::change(Entry& entry, const RecordingFile& file, const RecordingFinding& found)
{
    const int row = rowOf(entry);
    entry.file = file;
    entry.found = found;
    entry.startMs = startOf(file, found).toMSecsSinceEpoch();
    const bool shown = isShown(entry);
    if (row < 0 && shown)
        insertRow(entry);
    else if (row >= 0 && !shown)
        removeRow(row);
    else if (row >= 0)
        moveRow(row, entry);
}

void RecordingRows::insertRow(Entry& entry)
{
    const std::size_t place = placeOf(entry);
    beginInsertRows({}, static_cast<int>(place), static_cast<int>(place));
    m_shown.insert(m_shown.begin() + static_cast<std::ptrdiff_t>(place), &entry);
    endInsertRows();
}

void RecordingRows::removeRow(int row)
{
    beginRemoveRows({}, row, row);
    m_shown.erase(m_shown.begin() + row);
    endRemoveRows();
}

void RecordingRows::moveRow(int row, const Entry& entry)
{
    const auto at = m_shown.begin() + row;
    if (row > 0 && isBefore(&entry, *(at - 1))) {
        const auto to = std::lower_bound(m_shown.begin(), at, &entry, isBefore);
        beginMoveRows({}, row, row, {}, static_cast<int>(to - m_shown.begin()));
        std::rotate(to, at, at + 1);
        row = static_cast<int>(to - m_shown.begin());
        endMoveRows();
    } else if (row + 1 < count() && isBefore(*(at + 1), &entry)) {
        const auto to = std::lower_bound(at + 1, m_shown.end(), &entry, isBefore);
        beginMoveRows({}, row, row, {}, static_cast<int>(to - m_shown.begin()));
        std::rotate(at, at + 1, to);
        row = static_cast<int>(to - m_shown.begin()) - 1;
        endMoveRows();
    }
    emit dataChanged(index(row), index(row));
}

void RecordingRows::setZone(DayZone zone)
{
    if (std::exchange(m_zone, zone) != zone && count() > 0)
        emit dataChanged(index(0), index(count() - 1), {WhenRole});
}

void RecordingRows::setSearch(const QString& search)
{
    if (std::exchange(m_search, search) == search)
        return;
    beginResetModel();
    show();
    endResetModel();
    emit countChanged();
}

bool RecordingRows::isShown(const Entry& entry) const
{
    return m_search.isEmpty() || isFound(entry.file, entry.found, m_search);
}

void RecordingRows::show()
{
    m_shown.clear();
    for (const auto& entry : std::as_const(m_entries))
        if (isShown(*entry))
            m_shown.push_back(entry.get());
    std::ranges::sort(m_shown, isBefore);
}

const RecordingRows::Entry* RecordingRows::at(int row) const
{
    return row >= 0 && row < count() ? m_shown[static_cast<std::size_t>(row)] : nullptr;
}

std::size_t RecordingRows::placeOf(const Entry& entry) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_shown, &entry, isBefore) -
                                    m_shown.begin());
}

int RecordingRows::rowOf(const Entry& entry) const
{
    const std::size_t place = placeOf(entry);
    return place < m_shown.size() && m_shown[place] == &entry ? static_cast<int>(place) : -1;
}

int RecordingRows::rowOf(const QString& path) const
{
    const Entry* entry = entryOf(path);
    return entry ? rowOf(*entry) : -1;
}

const RecordingRows::Entry* RecordingRows::entryOf(const QString& path) const
{
    return m_entries.value(path).get();
}

void RecordingRows::tick(int row, bool ticked)
{
    if (!at(row))
        return;
    m_shown[static_cast<std::size_t>(row)]->ticked = ticked;
    emit dataChanged(index(row), index(row), {TickedRole});
    emit ticksChanged();
}

void RecordingRows::tickAll()
{
    for (Entry* entry : m_shown)
        entry->ticked = true;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {TickedRole});
    emit ticksChanged();
}

void RecordingRows::tickNone()
{
    for (const auto& entry : std::as_const(m_entries))
        entry->ticked = false;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {TickedRole});
    emit ticksChanged();
}

std::vector<const RecordingRows::Entry*> RecordingRows::ticked() const
{
    std::vector<const Entry*> all;
    for (const auto& entry : m_entries)
        if (entry->ticked)
            all.push_back(entry.get());
    std::ranges::sort(all, [](const Entry* a, const Entry* b) { return isBefore(b, a); });
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
        return found.state == State::CutOff || found.state == State::EndsEarly ||
               found.state == State::Damaged || found.state == State::Unreadable;
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
