// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerRecord.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace leadline::annotations {

/// The moment that a record has; null of one that has none.
[[nodiscard]] MarkMoment* momentOf(MarkerRecord& record);
[[nodiscard]] const MarkMoment* momentOf(const MarkerRecord& record);

/// Lays a record of a log, of whose zero the UTC is given where it is known, into another one in
/// which that zero lies so much `later`. By the time alone: the other log may tell another UTC.
void align(MarkerRecord& record, std::optional<std::chrono::nanoseconds> utcOfZero,
           log::Time later);

/// What marks and notes there are after all records that were written of them, wherever they lie.
class MarkerStore {
public:
    /// `utcOfZero` is that of the log in which they are shown. A record may come before the mark
    /// that it speaks of; the same mark twice is one. False when it changes nothing.
    bool apply(const MarkerRecord& record,
               std::optional<std::chrono::nanoseconds> utcOfZero = std::nullopt);
    void clear();

    /// In the order of their numbers, then of their times; without those that were deleted.
    [[nodiscard]] std::vector<Marker> markers() const;
    /// In the order of time.
    [[nodiscard]] std::vector<UserNote> notes() const;
    /// Null of one that is not there, or was deleted.
    [[nodiscard]] const Marker* marker(const MarkId& id) const;
    [[nodiscard]] const UserNote* note(const MarkId& id) const;
    /// The number of the next marker: above all that there ever were, or where one of them has the
    /// highest that there is, the first that is free.
    [[nodiscard]] int nextNumber() const;
    [[nodiscard]] bool empty() const;

private:
    std::map<MarkId, Marker> m_markers;
    std::map<MarkId, UserNote> m_notes;
    std::map<MarkId, std::string> m_names;
    std::set<MarkId> m_removed;
    int m_highest = 0;
};

} // namespace leadline::annotations
