// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace leadline::app {

/// A ring of a disc and the range that stands at the left of it, on the line to the right.
struct RingLabel {
    /// From the centre, in the unit of the disc's.
    double radius = 0;
    /// Empty where there is no room for it.
    QString words;
    /// From the centre to where the words begin.
    double left = 0;
};

/// The rings of a disc that reaches to `edgeM`, from the innermost on. The outermost has its unit;
/// no words touch others or the centre. `widthOf` is how long words are.
[[nodiscard]] std::vector<RingLabel>
ringLabels(double edgeM, double radius, const std::function<double(const QString&)>& widthOf);

} // namespace leadline::app
