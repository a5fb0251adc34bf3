// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickWindow>
#include <QSize>

namespace leadline::bench {

/// In the environment: short stretches, for what runs and not for how fast.
[[nodiscard]] inline bool onlyTheRows()
{
    return qEnvironmentVariableIsSet("LEADLINE_BENCH_ROWS");
}

[[nodiscard]] inline int measuredMs()
{
    return onlyTheRows() ? 1'000 : 8'000;
}
inline constexpr QSize measuredSize(1440, 900);

/// What a stretch of time cost this process.
struct WindowCost {
    double shareOfACore = 0;
    double frameS = 0;
    double framesPerS = 0;
};

/// Runs the event loop for a while, in which `window` draws as it likes.
WindowCost measureWindow(QQuickWindow& window, int milliseconds);

/// What a window of the same size whose background changes in each frame costs, drawn as Qt Quick
/// does by itself: in a process of its own, which is this program with the argument.
[[nodiscard]] WindowCost emptyWindow();

inline constexpr const char* emptyWindowArgument = "--empty-window";
/// The whole of that process; its exit status.
int runEmptyWindow();

} // namespace leadline::bench
