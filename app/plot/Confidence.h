// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::app {

/// What an echosounder's confidence in its distance means to a pilot.
enum class Confidence {
    /// Nothing was measured.
    None,
    /// Below 10 %: no bottom found.
    Lost,
    /// 10..49 %
    Doubtful,
    Sure
};

/// -1 where nothing was measured.
[[nodiscard]] constexpr Confidence confidenceOf(int percent)
{
    if (percent < 0)
        return Confidence::None;
    if (percent < 10)
        return Confidence::Lost;
    return percent < 50 ? Confidence::Doubtful : Confidence::Sure;
}

} // namespace leadline::app
