// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/CivilTime.h"
#include "formats/Recording.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::formats {

/// First and last time of a recording, shifted by `later` and limited to what the index can hold,
/// because damaged files may contain any times.
struct RecordedSpan {
    explicit RecordedSpan(const log::ReadCounts& counts, log::Time later = {});

    std::optional<log::Time> first;
    std::optional<log::Time> last;
};

/// Time offset between two recordings, derived from their clocks.
struct Placement {
    enum class By : std::uint8_t {
        /// Both recordings have UTC.
        Utc,
        /// One has UTC, the other a local time, which is converted with the given time zone.
        LocalTime,
        /// They have a common clock, by which they do not overlap in time.
        Apart,
        /// No common clock: one has no date, or they are years apart.
        None,
    };
    By by = By::None;
    /// Time in the sonar's log at which the vehicle's log has its zero; without a common clock, the
    /// offset that makes both begin together.
    log::Time offset{};

    /// True if the offset comes from their clocks.
    [[nodiscard]] bool isKnown() const { return by == By::Utc || by == By::LocalTime; }

    /// Converts a local time to UTC since 1970.
    using UtcOfLocal = std::function<std::chrono::nanoseconds(const base::CivilTime&)>;
    /// Both recordings have to be indexed completely.
    [[nodiscard]] static Placement of(const Recording& sonar, const Recording& vehicle,
                                      const UtcOfLocal& utcOfLocal);
};

/// Completely indexed recordings on one time line; Recording::join() makes one log of them. If
/// recordings follow each other, as parts of one or dives of the same sonar, their streams are
/// continued; streams that overlap stay separate.
struct AlignedLogs {
    struct Part {
        std::shared_ptr<const Recording> recording = {};
        /// Time in the joined log of this part's time zero.
        log::Time zero{};
        Placement::By by = Placement::By::None;
        /// The joined log's UTC comes from this part during its time span.
        bool providesUtc = false;
        /// The joined log has no date during this part, which was appended after the others.
        bool dateless = false;
        /// Shift by which the user aligned it by hand, relative to beginning together with
        /// reference().
        std::optional<log::Time> byHand = {};
    };
    /// Format and notes of the joined log are those of the first part.
    std::vector<Part> parts = {};

    /// Places recordings by their clocks, the earliest of them at its own zero. Those without a
    /// date, or years apart from the others, are appended in the given order, one second apart.
    [[nodiscard]] static AlignedLogs
    byClocks(std::vector<std::shared_ptr<const Recording>> recordings,
             const Placement::UtcOfLocal& utcOfLocal);

    /// The part to which the user aligns others: the first one placed by its clock, else the first.
    [[nodiscard]] std::size_t reference() const;
    /// True if no clock places that part, so the user may align it.
    [[nodiscard]] bool canShiftByHand(std::size_t part) const;
    /// Shifts such a part by `shift` relative to beginning together with reference(); nullopt
    /// appends it after the others again.
    void alignByHand(std::size_t part, std::optional<log::Time> shift);

    /// True if `time` in the joined log lies between the part's first and last frame.
    [[nodiscard]] bool coversTime(std::size_t part, log::Time time) const;
    /// The part that contains `time`; among several, first one that is `preferred`. If none does,
    /// the nearest part, an ended one before a later one.
    [[nodiscard]] std::size_t
    partAt(log::Time time, const std::function<bool(std::size_t part)>& preferred = {}) const;
    /// The joined log's stream that holds a stream of a part; nullopt if that has no frames.
    [[nodiscard]] std::optional<log::StreamNumber>
    streamIn(const log::Log& joined, std::size_t part, log::StreamNumber stream) const;

private:
    void alignUndated();
};

/// A sonar recording and a vehicle recording, both indexed completely, on one time line whose zero
/// is that of the earlier one. Without a common clock, only the user can align them.
struct JoinedLogs {
    std::shared_ptr<const Recording> sonar = {};
    std::shared_ptr<const Recording> vehicle = {};
    Placement placement = {};
    /// Additional shift of the vehicle's log set by the user; nullopt if not aligned by hand.
    std::optional<log::Time> byHand = {};

    /// True if they are aligned, by clocks or by hand.
    [[nodiscard]] bool isAligned() const { return byHand || placement.isKnown(); }
    [[nodiscard]] log::Time shift() const { return byHand.value_or(log::Time{}); }
    [[nodiscard]] log::Time offset() const { return placement.offset + shift(); }
    /// Times in the joined log of the two recordings' zeros.
    [[nodiscard]] log::Time sonarZero() const { return std::max(log::Time{}, -offset()); }
    [[nodiscard]] log::Time vehicleZero() const { return std::max(log::Time{}, offset()); }
    [[nodiscard]] AlignedLogs aligned() const;
};

} // namespace leadline::formats
