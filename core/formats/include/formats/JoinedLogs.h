// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/CivilTime.h"
#include "formats/Recording.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::formats {

/// From when to when a recording goes, placed so much later; damage may make any times of them,
/// which end where an index does.
struct RecordedSpan {
    explicit RecordedSpan(const log::ReadCounts& counts, log::Time later = {});

    std::optional<log::Time> first;
    std::optional<log::Time> last;
};

/// What the clocks of two recordings say about how they lie to each other.
struct Placement {
    enum class By : std::uint8_t {
        /// Both know UTC.
        Utc,
        /// One knows UTC, the other a local time, taken as that of a zone.
        LocalTime,
        /// A clock that both know says that they were recorded at different times.
        Apart,
        /// They have no clock in common: one does not know the date, or they are years apart.
        None,
    };
    By by = By::None;
    /// Time of the sonar's log at which the vehicle's has its zero; where no clock lays them
    /// together, that with which both begin together.
    log::Time offset{};

    /// Their clocks lay them together.
    [[nodiscard]] bool isKnown() const { return by == By::Utc || by == By::LocalTime; }

    /// UTC since 1970 of a local time.
    using UtcOfLocal = std::function<std::chrono::nanoseconds(const base::CivilTime&)>;
    /// Of recordings that are read to their ends.
    [[nodiscard]] static Placement of(const Recording& sonar, const Recording& vehicle,
                                      const UtcOfLocal& utcOfLocal);
};

/// Recordings, read to their ends, that are laid on one time line: Recording::join() makes one log
/// of them. Where one follows another, as parts of a recording and dives of one sonar do, a stream
/// goes on in its own; what overlaps lies side by side.
struct AlignedLogs {
    struct Part {
        std::shared_ptr<const Recording> recording = {};
        /// Where it has its zero in the joined log.
        log::Time zero{};
        Placement::By by = Placement::By::None;
        /// Its clock is that of the joined log while it lasts.
        bool tellsTime = false;
        /// No clock of the joined log tells the date while it lasts: it was laid behind the others.
        bool dateless = false;
        /// The user laid it by hand, so much later than where it begins together with reference().
        std::optional<log::Time> byHand = {};
    };
    /// The format and the notes of the joined log are those of the first.
    std::vector<Part> parts = {};

    /// Where their clocks say, the first of them at its own zero. Those that do not know the date,
    /// or one that is years from the others', follow behind all, in their order, a second apart.
    [[nodiscard]] static AlignedLogs
    byClocks(std::vector<std::shared_ptr<const Recording>> recordings,
             const Placement::UtcOfLocal& utcOfLocal);

    /// Which part the user lays others to: the first whose clock lays it, else the first.
    [[nodiscard]] std::size_t reference() const;
    /// No clock lays that part to the others, so that the user may.
    [[nodiscard]] bool mayLieByHand(std::size_t part) const;
    /// Lays such a part so much later than where it begins together with reference(); nullopt:
    /// behind the others again.
    void alignByHand(std::size_t part, std::optional<log::Time> shift);

    /// A time of the joined log lies between the first and the last frame of that part.
    [[nodiscard]] bool lastsAt(std::size_t part, log::Time time) const;
    /// Which part holds a time of the joined log, of several first one that is `preferred`. Where
    /// none does it is the nearest, rather one that is over than one that is to come.
    [[nodiscard]] std::size_t
    partAt(log::Time time, const std::function<bool(std::size_t part)>& preferred = {}) const;
    /// What a stream of a part is in the log that was joined; nullopt of one without frames.
    [[nodiscard]] std::optional<log::StreamNumber>
    streamIn(const log::Log& joined, std::size_t part, log::StreamNumber stream) const;

private:
    void alignUndated();
};

/// A sonar's recording and its vehicle's, read to their ends, on one time line that begins with the
/// one that began first. Where their clocks do not lay them together, only the user does.
struct JoinedLogs {
    std::shared_ptr<const Recording> sonar = {};
    std::shared_ptr<const Recording> vehicle = {};
    Placement placement = {};
    /// How much later than that the user laid the vehicle's log; nullopt: he did not.
    std::optional<log::Time> byHand = {};

    /// They may be shown together.
    [[nodiscard]] bool isAligned() const { return byHand || placement.isKnown(); }
    [[nodiscard]] log::Time shift() const { return byHand.value_or(log::Time{}); }
    [[nodiscard]] log::Time offset() const { return placement.offset + shift(); }
    /// Where the two have their zeros in the joined log.
    [[nodiscard]] log::Time sonarZero() const { return std::max(log::Time{}, -offset()); }
    [[nodiscard]] log::Time vehicleZero() const { return std::max(log::Time{}, offset()); }
    [[nodiscard]] AlignedLogs aligned() const;
};

} // namespace leadline::formats
