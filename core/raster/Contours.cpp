// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Contours.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace leadline::raster {

namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// The lines of a grid as a chain of the edges between cells that they cross. The edge from a cell
/// to the one on its right has twice the cell's number, that to the one below one more.
class Chain {
public:
    Chain(std::span<const float> levels, std::size_t width, float level)
        : m_levels(levels),
          m_width(width),
          m_level(level),
          m_next(2 * levels.size(), none),
          m_isEntered(2 * levels.size())
    {
        const std::size_t height = levels.size() / width;
        for (std::size_t y = 0; y + 1 < height; ++y)
            for (std::size_t x = 0; x + 1 < width; ++x)
                addSquare(y * width + x);
    }

    [[nodiscard]] std::vector<Contour> lines()
    {
        std::vector<Contour> lines;
        for (std::size_t edge = 0; edge < m_next.size(); ++edge)
            if (m_next[edge] != none && !m_isEntered[edge])
                lines.push_back(lineFrom(edge));
        // Those that are left are closed.
        for (std::size_t edge = 0; edge < m_next.size(); ++edge)
            if (m_next[edge] != none)
                lines.push_back(lineFrom(edge));
        return lines;
    }

private:
    /// The square of four cells whose top left one is `cell`.
    void addSquare(std::size_t cell)
    {
        // Clockwise, and the edge from each to the next one.
        const std::array corners{cell, cell + 1, cell + m_width + 1, cell + m_width};
        const std::array edges{2 * cell, 2 * (cell + 1) + 1, 2 * (cell + m_width), 2 * cell + 1};
        std::array<bool, 4> isWithin{};
        float sum = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            isWithin[i] = m_levels[corners[i]] >= m_level;
            sum += m_levels[corners[i]];
        }
        const auto crosses = [&](std::size_t edge, bool inwards) {
            return isWithin[edge] != inwards && isWithin[(edge + 1) % 4] == inwards;
        };
        // From each edge on which the way round goes in, to the one on which it goes out again; to
        // the one before if the two parts within are connected.
        const std::size_t step = sum >= 4 * m_level ? 3 : 1;
        for (std::size_t from = 0; from < 4; ++from) {
            if (!crosses(from, true))
                continue;
            std::size_t to = from;
            do
                to = (to + step) % 4;
            while (!crosses(to, false));
            m_next[edges[from]] = edges[to];
            m_isEntered[edges[to]] = true;
        }
    }

    [[nodiscard]] Contour lineFrom(std::size_t edge)
    {
        Contour line;
        while (edge != none) {
            line.push_back(pointOn(edge));
            edge = std::exchange(m_next[edge], none);
        }
        return line;
    }

    [[nodiscard]] ContourPoint pointOn(std::size_t edge) const
    {
        const std::size_t cell = edge / 2;
        const bool isDown = edge % 2 == 1;
        const float from = m_levels[cell];
        const float to = m_levels[cell + (isDown ? m_width : 1)];
        const float share = (m_level - from) / (to - from);
        const auto x = static_cast<float>(cell % m_width);
        const auto y = static_cast<float>(cell / m_width);
        return isDown ? ContourPoint{x, y + share} : ContourPoint{x + share, y};
    }

    std::span<const float> m_levels;
    std::size_t m_width;
    float m_level;
    std::vector<std::size_t> m_next;
    std::vector<bool> m_isEntered;
};

} // namespace

std::vector<Contour> contours(std::span<const float> levels, int width, float level)
{
    if (width < 2)
        return {};
    return Chain(levels, static_cast<std::size_t>(width), level).lines();
}

double lengthOf(const Contour& contour)
{
    double length = 0;
    for (std::size_t i = 1; i < contour.size(); ++i)
        length += std::hypot(contour[i].x - contour[i - 1].x, contour[i].y - contour[i - 1].y);
    return length;
}

} // namespace leadline::raster
