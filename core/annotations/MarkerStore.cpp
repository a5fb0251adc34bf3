// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerStore.h"

#include <algorithm>
#include <tuple>

namespace leadline::annotations {

namespace {

template<class Record>
auto momentIn(Record& record) -> decltype(&std::get_if<Marker>(&record)->moment)
{
    if (auto* marker = std::get_if<Marker>(&record))
        return &marker->moment;
    auto* note = std::get_if<UserNote>(&record);
    return note ? &note->moment : nullptr;
}

} // namespace

MarkerMoment* momentOf(MarkerRecord& record)
{
    return momentIn(record);
}

const MarkerMoment* momentOf(const MarkerRecord& record)
{
    return momentIn(record);
}

void align(MarkerRecord& record, std::optional<std::chrono::nanoseconds> utcOfZero, log::Time later)
{
    MarkerMoment* const moment = momentOf(record);
    if (!moment)
        return;
    // Damaged files may contain any times; they are limited because times so far away are never
    // shown.
    constexpr log::Time most = log::Time::max() / 4;
    moment->time = std::clamp(moment->in(utcOfZero).time, -most, most) + later;
    moment->utc.reset();
}

bool MarkerStore::apply(const MarkerRecord& record,
                        std::optional<std::chrono::nanoseconds> utcOfZero)
{
    const auto addNew = [&](auto& all, const auto& made, auto changed) {
        const auto [place, isNew] = all.try_emplace(made.id, made);
        if (!isNew)
            return false;
        place->second.moment = made.moment.in(utcOfZero);
        if (const auto name = m_names.find(made.id); name != m_names.end())
            place->second.*changed = name->second;
        return true;
    };
    if (const auto* marker = std::get_if<Marker>(&record)) {
        if (!addNew(m_markers, *marker, &Marker::name))
            return false;
        m_highest = std::max(m_highest, marker->number);
        return true;
    }
    if (const auto* note = std::get_if<UserNote>(&record))
        return addNew(m_notes, *note, &UserNote::text);
    if (const auto* renamed = std::get_if<Renamed>(&record)) {
        m_names[renamed->id] = renamed->name;
        if (const auto its = m_markers.find(renamed->id); its != m_markers.end())
            its->second.name = renamed->name;
        if (const auto note = m_notes.find(renamed->id); note != m_notes.end())
            note->second.text = renamed->name;
        return true;
    }
    const auto& change = std::get<Removed>(record);
    return change.removed ? m_removed.insert(change.id).second : m_removed.erase(change.id) > 0;
}

void MarkerStore::clear()
{
    *this = {};
}

std::vector<Marker> MarkerStore::markers() const
{
    std::vector<Marker> all;
    for (const auto& [id, marker] : m_markers)
        if (!m_removed.contains(id))
            all.push_back(marker);
    std::ranges::sort(all, [](const Marker& a, const Marker& b) {
        return std::tie(a.number, a.moment.time, a.id) < std::tie(b.number, b.moment.time, b.id);
    });
    return all;
}

std::vector<UserNote> MarkerStore::notes() const
{
    std::vector<UserNote> all;
    for (const auto& [id, note] : m_notes)
        if (!m_removed.contains(id))
            all.push_back(note);
    std::ranges::sort(all, [](const UserNote& a, const UserNote& b) {
        return std::tie(a.moment.time, a.id) < std::tie(b.moment.time, b.id);
    });
    return all;
}

const Marker* MarkerStore::marker(const MarkerId& id) const
{
    const auto found = m_markers.find(id);
    return found != m_markers.end() && !m_removed.contains(id) ? &found->second : nullptr;
}

const UserNote* MarkerStore::note(const MarkerId& id) const
{
    const auto found = m_notes.find(id);
    return found != m_notes.end() && !m_removed.contains(id) ? &found->second : nullptr;
}

int MarkerStore::nextNumber() const
{
    if (m_highest < highestNumber)
        return m_highest + 1;
    std::set<int> taken;
    for (const auto& [id, marker] : m_markers)
        taken.insert(marker.number);
    int free = 1;
    for (auto number = taken.begin(); number != taken.end() && *number == free; ++number)
        ++free;
    return std::min(free, highestNumber);
}

bool MarkerStore::empty() const
{
    const auto isThere = [this](const auto& each) { return !m_removed.contains(each.first); };
    return std::ranges::none_of(m_markers, isThere) && std::ranges::none_of(m_notes, isThere);
}

} // namespace leadline::annotations
