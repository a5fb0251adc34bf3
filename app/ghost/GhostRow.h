// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ghost/GhostAlignment.h"

#include <QString>

#include <memory>
#include <string>

namespace leadline::app {

/// A turn that can be the ghost: one that the user took, in this recording or another one, or that
/// of a marker.
struct GhostRow {
    enum class Result { None, Match, ByHand, NoMatch };

    /// Of a marker, whose turn is read when it is chosen; else empty.
    std::string marker = {};
    /// Time in its log.
    log::Time time{};
    /// "Turn at 12:02:40", or the marker's name.
    QString title = {};
    /// "12:02:40".
    QString clock = {};
    /// What it is from: the name of the recording, empty in a dive; of a marker its time.
    QString origin = {};
    /// Null before it is read.
    std::shared_ptr<const GhostTurn> turn = {};
    Result result = Result::None;
    GhostAlignment alignment = {};
};

/// "± 0.15 m", or in feet.
[[nodiscard]] QString ghostErrorText(double metres, bool isImperial);
/// "match 0.81 · ± 0.15 m, ± 1.2°", and its origin.
[[nodiscard]] QString ghostNote(const GhostRow& row, bool isImperial);

} // namespace leadline::app
