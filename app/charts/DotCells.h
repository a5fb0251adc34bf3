// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

#include <cstdint>
#include <unordered_set>

namespace leadline::app {

/// Which pixels of a plot have a dot: a second one there would not be seen, and costs as much.
class DotCells {
public:
    /// Its size in pixels.
    explicit DotCells(QSizeF plot) : m_plot(plot) {}

    /// At shares of the plot; false beside it, and where there is a dot.
    [[nodiscard]] bool take(double x, double y)
    {
        if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1))
            return false;
        const auto across = static_cast<std::uint64_t>(x * m_plot.width());
        const auto down = static_cast<std::uint64_t>(y * m_plot.height());
        return m_taken.insert(down << 32U | across).second;
    }

private:
    QSizeF m_plot;
    std::unordered_set<std::uint64_t> m_taken;
};

} // namespace leadline::app
