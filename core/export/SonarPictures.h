// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "log/Stream.h"
#include "raster/Colormap.h"
#include "raster/PolarView.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace leadline::exporting {

/// A picture of a byte a pixel.
struct GreyPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;
};

/// Makes pictures of one sonar's pings as they come: of a scanning sonar a disc for each turn,
/// front up, of an echosounder a piece of its waterfall. By the raster of the window, as raw
/// intensities.
class SonarPictures {
public:
    static constexpr int discSide = 512;
    static constexpr int pieceWidth = 512;
    static constexpr int pieceHeight = 400;

    /// Before the first ping; without it a scanning sonar counts as upright.
    void setMounting(const log::Mounting& mounting);
    /// A picture that is complete without this ping, which begins the next one.
    [[nodiscard]] std::optional<GreyPicture> add(const echo::Ping& ping);
    /// What is left.
    [[nodiscard]] std::optional<GreyPicture> finish();

private:
    struct Kept {
        double startM = 0;
        double lengthM = 0;
        std::optional<std::uint16_t> angleGrad;
        std::optional<std::uint8_t> stepsGrad;
        std::vector<std::uint8_t> samples;
    };

    /// A turn ends at a bearing that it has already; standing still is no turn.
    [[nodiscard]] bool isComplete(const echo::Ping& ping) const;
    [[nodiscard]] std::optional<GreyPicture> take();
    [[nodiscard]] double edgeM() const;
    [[nodiscard]] GreyPicture disc() const;
    [[nodiscard]] GreyPicture piece() const;

    raster::PolarView m_view = raster::PolarView::fitting(discSide, discSide);
    std::vector<Kept> m_pings;
    /// Bearings of the turn, in gradians.
    std::vector<bool> m_seen;
};

} // namespace leadline::exporting
