// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerRecord.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace leadline::annotations {

/// The moment of a record; null for the kinds without one (Renamed, Removed).
[[nodiscard]] MarkerMoment* momentOf(MarkerRecord& record);
[[nodiscard]] const MarkerMoment* momentOf(const MarkerRecord& record);

/// Moves a record into another log, in which the time zero of the record's own log (UTC `utcOfZero`
/// if known) is at time `later`. Clears the record's UTC, because the two logs' UTC may differ.
void align(MarkerRecord& record, std::optional<std::chrono::nanoseconds> utcOfZero,
           log::Time later);

/// The current markers and notes, from all records about them in whatever file these are.
class MarkerStore {
public:
    /// `utcOfZero` is the UTC of the time zero of the log in which they are shown. Records may come
    /// in any order, and repeated ones count once. Returns false if nothing changed.
    bool apply(const MarkerRecord& record,
               std::optional<std::chrono::nanoseconds> utcOfZero = std::nullopt);
    void clear();

    /// Ordered by number, then time; without deleted ones.
    [[nodiscard]] std::vector<Marker> markers() const;
    /// Ordered by time; without deleted ones.
    [[nodiscard]] std::vector<UserNote> notes() const;
    /// Null if there is no such marker, or it was deleted.
    [[nodiscard]] const Marker* marker(const MarkerId& id) const;
    [[nodiscard]] const UserNote* note(const MarkerId& id) const;
    /// Number for the next marker: one above the highest ever used, or the lowest free number if
    /// that is exhausted.
    [[nodiscard]] int nextNumber() const;
    [[nodiscard]] bool empty() const;

private:
    std::map<MarkerId, Marker> m_markers;
    std::map<MarkerId, UserNote> m_notes;
    std::map<MarkerId, std::string> m_names;
    std::set<MarkerId> m_removed;
    int m_highest = 0;
};

} // namespace leadline::annotations
