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

/// A grey picture with one byte per pixel.
struct GreyPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;
};

/// Makes pictures of one sonar's pings as they arrive: of a scanning sonar a disc per turn with the
/// front up, of an echosounder pieces of its waterfall. They show raw intensities and are painted
/// by the raster code of the window.
class SonarPictures {
public:
    static constexpr int discSide = 512;
    static constexpr int pieceWidth = 512;
    static constexpr int pieceHeight = 400;

    /// Call it before the first ping; without it a scanning sonar counts as mounted upright.
    void setMounting(const log::Mounting& mounting);
    /// Returns a picture that was complete before this ping, which begins the next one.
    [[nodiscard]] std::optional<GreyPicture> add(const echo::Ping& ping);
    /// Returns the incomplete picture.
    [[nodiscard]] std::optional<GreyPicture> finish();

private:
    struct Kept {
        double startM = 0;
        double lengthM = 0;
        std::optional<std::uint16_t> angleGrad;
        std::optional<std::uint8_t> stepsGrad;
        /// The bytes of the samples.
        std::vector<std::uint8_t> samples;
        unsigned width = 1;
    };

    /// A turn is complete at a bearing that it contains already; a repetition of the last bearing
    /// does not count.
    [[nodiscard]] bool isComplete(const echo::Ping& ping) const;
    [[nodiscard]] std::optional<GreyPicture> take();
    [[nodiscard]] double edgeM() const;
    [[nodiscard]] GreyPicture disc() const;
    [[nodiscard]] GreyPicture piece() const;

    raster::PolarView m_view = raster::PolarView::fitting(discSide, discSide);
    std::vector<Kept> m_pings;
    /// The bearings of the turn, indexed by gradians.
    std::vector<bool> m_seen;
};

} // namespace leadline::exporting
