// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarLabelLayout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

// Lengths are pixels at the scale 1.
constexpr double viewMargin = 2;
constexpr double vehicleHalf = 14;
/// From the rim to the middle of a bearing's label.
constexpr double bearingOutside = 26;
/// A disc's labels of ranges: room above and below its horizontal line, to the ring, and from the
/// vehicle.
constexpr double lineRoomAbove = 24;
constexpr double lineRoomBelow = 4;
constexpr double besideRing = 4;
constexpr double aboveLine = 2;
constexpr double fromVehicle = 24;
/// A disc's centre this near to the right edge has its labels on the other side.
constexpr double leastRight = 44;
constexpr double besideRay = 6;
constexpr double betweenLabels = 8;
/// Fewer labels of ranges along the edge of a zoomed fan are not enough.
constexpr std::size_t fewestAlongEdge = 2;
constexpr double fullTurnDeg = 360;
/// A bearing this near to the edge of a fan has its label there: devices round the ends of a
/// sector.
constexpr double nearEdgeDeg = 1;

QPointF directionOf(double screenDeg)
{
    const double angle = screenDeg / 180 * std::numbers::pi;
    return {std::sin(angle), -std::cos(angle)};
}

class LabelLayout {
public:
    LabelLayout(const PolarLabelSpace& space, const PolarLabelSize& sizeOf)
        : m_space(space),
          m_sizeOf(sizeOf),
          m_view(QRectF(QPointF(), space.size)
                     .marginsRemoved(
                         {px(viewMargin), px(viewMargin), px(viewMargin), px(viewMargin)})),
          m_vehicle(space.centre - QPointF(px(vehicleHalf), px(vehicleHalf)),
                    QSizeF(2 * px(vehicleHalf), 2 * px(vehicleHalf)))
    {
    }

    std::vector<PolarLabel> all()
    {
        if (!(m_space.radius > 0) || m_view.isEmpty())
            return {};
        addRanges();
        addBearings();
        return std::move(m_labels);
    }

private:
    [[nodiscard]] double px(double length) const { return length * m_space.scale; }
    [[nodiscard]] bool isFan() const { return m_space.shownDeg < fullTurnDeg; }

    [[nodiscard]] bool isFree(const QRectF& box) const
    {
        const auto apart = [&box](const QRectF& other) { return !box.intersects(other); };
        return m_view.contains(box) && apart(m_vehicle) && apart(m_space.pin) &&
               std::ranges::all_of(m_space.covers, apart) &&
               std::ranges::all_of(m_labels, apart, &PolarLabel::box);
    }

    void addRanges()
    {
        if (m_space.rings <= 0 || !(m_space.ringPixels > 0))
            return;
        if (isFan()) {
            const double half = m_space.shownDeg / 2;
            addRangesAlong(-half, directionOf(-half - 90));
            if (m_space.zoomed && m_labels.size() < fewestAlongEdge) {
                m_labels.clear();
                addRangesInside(half);
            }
        } else if (QRectF(0, px(lineRoomAbove), m_space.size.width(),
                          m_space.size.height() - px(lineRoomAbove + lineRoomBelow))
                       .contains(m_space.centre)) {
            addRangesOfDisc();
        } else {
            addRangesInside(fullTurnDeg / 2);
        }
    }

    /// Along the line through the middle of the view, at most `half` degrees aside from up.
    void addRangesInside(double half)
    {
        constexpr double inside = 0.9;
        const QPointF to =
            QPointF(m_space.size.width() / 2, m_space.size.height() / 2) - m_space.centre;
        const double middle = std::atan2(to.x(), -to.y()) * 180 / std::numbers::pi;
        const double ray =
            half < fullTurnDeg / 2 ? std::clamp(middle, -half * inside, half * inside) : middle;
        addRangesAlong(ray, directionOf(ray + 90));
    }

    /// Every how many rings have a label, so that these do not touch along the direction.
    [[nodiscard]] int strideAlong(QPointF direction) const
    {
        const QSizeF size = m_sizeOf(PolarLabel::Kind::Range, rangeText(m_space.rings, true));
        const auto needed = [this](double length, double share) {
            return share > 1e-6 ? (length + px(betweenLabels)) / share : 1e9;
        };
        const double apart = std::min(needed(size.width(), std::abs(direction.x())),
                                      needed(size.height(), std::abs(direction.y())));
        return std::max(1, static_cast<int>(std::ceil(apart / m_space.ringPixels)));
    }

    [[nodiscard]] QString rangeText(int ring, bool withUnit) const
    {
        const double range = std::round(ring * m_space.ringStep * 100) / 100;
        const QString number = QString::number(range);
        return withUnit ? number + QLatin1Char(' ') + m_space.unit : number;
    }

    /// From the outermost ring inwards, each box where `boxOf` puts it; the first label has the
    /// unit.
    template<class BoxOf>
    void addRings(int stride, const BoxOf& boxOf)
    {
        bool withUnit = true;
        for (int ring = m_space.rings; ring > 0; ring -= stride) {
            const QString text = rangeText(ring, withUnit);
            const std::optional<QRectF> box =
                boxOf(ring * m_space.ringPixels, m_sizeOf(PolarLabel::Kind::Range, text));
            if (!box || !isFree(*box))
                continue;
            m_labels.push_back({PolarLabel::Kind::Range, text, *box});
            withUnit = false;
        }
    }

    void addRangesAlong(double rayDeg, QPointF side)
    {
        const QPointF along = directionOf(rayDeg);
        addRings(strideAlong(along), [&](double distance, QSizeF size) {
            // Where the line is flat, the label stands inside of its ring, so that the outermost
            // one leaves the rim to the bearing.
            const double flat = std::clamp((std::abs(along.x()) - 0.8) / 0.2, 0.0, 1.0);
            const double inwards = flat * size.width() / 2;
            const double aside = size.width() / 2 * std::abs(side.x()) +
                                 size.height() / 2 * std::abs(side.y()) + px(besideRay);
            QRectF box(QPointF(), size);
            box.moveCenter(m_space.centre + along * (distance - inwards) + side * aside);
            return std::optional(box);
        });
    }

    /// Above the horizontal line, inside of each ring.
    void addRangesOfDisc()
    {
        const bool right = m_space.centre.x() <= m_space.size.width() - px(leastRight);
        const double side = right ? 1 : -1;
        addRings(strideAlong({1, 0}), [&](double distance, QSizeF size) -> std::optional<QRectF> {
            if (distance <= px(fromVehicle))
                return std::nullopt;
            const double x = m_space.centre.x() + side * distance;
            QRectF box(QPointF(right ? x - size.width() - px(besideRing) : x + px(besideRing),
                               m_space.centre.y() - size.height() - px(aboveLine)),
                       size);
            if (box.intersects(m_space.pin))
                box.moveTop(m_space.pin.center().y() > box.center().y()
                                ? m_space.pin.top() - size.height()
                                : m_space.pin.bottom());
            return box;
        });
    }

    void addBearings()
    {
        const double step = m_space.lineStepDeg;
        const int lines = step > 0 ? static_cast<int>(std::lround(fullTurnDeg / step)) : 0;
        for (int i = 0; i < lines; ++i) {
            const double screenDeg = std::remainder(m_space.linesFromDeg + i * step, fullTurnDeg);
            if (isFan() && std::abs(screenDeg) > m_space.shownDeg / 2 + nearEdgeDeg)
                continue;
            if (i == 0 && m_space.upIsHeading && !m_space.zoomed)
                continue;
            const QString number = QString::number(std::lround(i * step));
            const QString text =
                m_space.threeDigits ? number.rightJustified(3, QLatin1Char('0')) : number;
            const auto box =
                bearingBox(directionOf(screenDeg), m_sizeOf(PolarLabel::Kind::Bearing, text));
            if (box && isFree(*box))
                m_labels.push_back({PolarLabel::Kind::Bearing, text, *box});
        }
    }

    /// Outside the rim, or where the line leaves the view; nullopt if it is out of sight.
    [[nodiscard]] std::optional<QRectF> bearingBox(QPointF direction, QSizeF size) const
    {
        // The middle of the box may be anywhere within these margins.
        const QRectF room = m_view.adjusted(size.width() / 2, size.height() / 2, -size.width() / 2,
                                            -size.height() / 2);
        double from = 0;
        double to = m_space.radius + px(bearingOutside);
        const auto limit = [&](double origin, double share, double low, double high) {
            if (std::abs(share) < 1e-9) {
                if (origin < low || origin > high)
                    to = -1;
                return;
            }
            const auto [near, far] = std::minmax({(low - origin) / share, (high - origin) / share});
            from = std::max(from, near);
            to = std::min(to, far);
        };
        limit(m_space.centre.x(), direction.x(), room.left(), room.right());
        limit(m_space.centre.y(), direction.y(), room.top(), room.bottom());
        if (to < from)
            return std::nullopt;
        QRectF box(QPointF(), size);
        // Rounding must not put it out of the view.
        box.moveCenter(m_space.centre + direction * std::max(to - 1e-6, from));
        return box;
    }

    const PolarLabelSpace& m_space;
    const PolarLabelSize& m_sizeOf;
    QRectF m_view;
    QRectF m_vehicle;
    std::vector<PolarLabel> m_labels;
};

} // namespace

std::vector<PolarLabel> polarLabels(const PolarLabelSpace& space, const PolarLabelSize& sizeOf)
{
    return LabelLayout(space, sizeOf).all();
}

} // namespace leadline::app
