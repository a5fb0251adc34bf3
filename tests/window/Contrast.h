// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QRect>

namespace leadline::test {

/// Of light, of a channel of sRGB (0..1).
[[nodiscard]] double linear(double channel);
/// WCAG 2.2, 1 to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);
/// What is seen where the one lies on the other.
[[nodiscard]] QColor laidOver(const QColor& ink, double opacity, const QColor& ground);
/// The colour of most pixels there: what words lie on.
[[nodiscard]] QColor commonest(const QImage& picture, const QRect& place);
/// The most green or blue light of a pixel there, 0..1 of the channel's own.
[[nodiscard]] double coldestIn(const QImage& picture, const QRect& place);

} // namespace leadline::test
