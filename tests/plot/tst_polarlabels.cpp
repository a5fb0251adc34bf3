// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarLabelLayout.h"
#include "raster/PolarView.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace leadline;
using app::PolarLabel;
using app::PolarLabelSpace;

namespace {

QSizeF sizeOf(PolarLabel::Kind kind, const QString& text)
{
    const double letter = kind == PolarLabel::Kind::Range ? 7 : 8;
    return {letter * static_cast<double>(text.size()), 16};
}

QPointF at(const PolarLabelSpace& space, double distance, double screenDeg)
{
    const double angle = screenDeg / 180 * std::numbers::pi;
    return space.centre + QPointF(std::sin(angle), -std::cos(angle)) * distance;
}

PolarLabelSpace disc(QSizeF size)
{
    PolarLabelSpace space;
    space.size = size;
    space.centre = QPointF(size.width() / 2, size.height() / 2);
    space.radius = std::min(size.width(), size.height()) / 2 - 40;
    space.rings = 4;
    space.ringPixels = space.radius / 4;
    space.ringStep = 5;
    space.unit = QStringLiteral("m");
    return space;
}

PolarLabelSpace fan(QSizeF size, double sectorDeg, double centreDeg = 0)
{
    const auto view = raster::PolarView::fan(size.width(), size.height(), sectorDeg);
    PolarLabelSpace space = disc(size);
    space.centre = QPointF(view.centreX, view.centreY);
    space.radius = view.radius;
    space.shownDeg = sectorDeg;
    space.ringPixels = view.radius / 4;
    space.lineStepDeg = 15;
    space.linesFromDeg = -centreDeg;
    space.threeDigits = true;
    return space;
}

/// The same, drawn larger about a point.
PolarLabelSpace zoomed(PolarLabelSpace space, double zoom, QPointF about)
{
    space.centre = about + (space.centre - about) * zoom;
    space.radius *= zoom;
    space.ringPixels *= zoom;
    space.zoomed = zoom > 1;
    return space;
}

std::vector<PolarLabel> labelsOf(const PolarLabelSpace& space)
{
    return app::polarLabels(space, sizeOf);
}

QStringList texts(const std::vector<PolarLabel>& labels, PolarLabel::Kind kind)
{
    QStringList all;
    for (const PolarLabel& label : labels)
        if (label.kind == kind)
            all += label.text;
    return all;
}

/// What is wrong with the labels; empty if nothing is.
QString faultOf(const PolarLabelSpace& space)
{
    const std::vector<PolarLabel> labels = labelsOf(space);
    const QRectF vehicle(space.centre - QPointF(14, 14), QSizeF(28, 28));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const QRectF& box = labels[i].box;
        const QString name = labels[i].text;
        if (!QRectF(QPointF(), space.size).contains(box))
            return name + " leaves the view";
        if (box.intersects(vehicle) || box.intersects(space.pin))
            return name + " covers vehicle or pin";
        for (const QRectF& cover : space.covers)
            if (box.intersects(cover))
                return name + " lies under a block";
        for (std::size_t k = i + 1; k < labels.size(); ++k)
            if (box.intersects(labels[k].box))
                return name + " lies on " + labels[k].text;
    }
    return {};
}

} // namespace

/// Tests where the labels of a polar view stand.
class PolarLabelsTest : public QObject {
    Q_OBJECT

private slots:
    void aDiscHasRangesAtItsLineAndBearingsOutside()
    {
        const PolarLabelSpace space = disc({600, 600});
        const auto labels = labelsOf(space);
        QCOMPARE(texts(labels, PolarLabel::Kind::Range), QStringList({"20 m", "15", "10", "5"}));
        QCOMPARE(texts(labels, PolarLabel::Kind::Bearing).size(), 12);
        for (const PolarLabel& label : labels)
            if (label.kind == PolarLabel::Kind::Range) {
                QVERIFY(label.box.bottom() < 300 && label.box.bottom() > 295);
                QVERIFY(label.box.right() < 300 + space.radius);
            } else {
                const QPointF middle = label.box.center() - space.centre;
                QVERIFY(std::hypot(middle.x(), middle.y()) > space.radius + 20);
            }
    }

    void theHeadingTakesThePlaceOfTheFront()
    {
        PolarLabelSpace space = disc({600, 600});
        space.upIsHeading = true;
        space.threeDigits = true;
        const QStringList bearings = texts(labelsOf(space), PolarLabel::Kind::Bearing);
        QVERIFY(!bearings.contains(QStringLiteral("000")));
        QVERIFY(bearings.contains(QStringLiteral("030")));
    }

    void aFanHasRangesOutsideItsLeftEdge_data()
    {
        QTest::addColumn<double>("sector");
        for (const double sector : {30.0, 60.0, 90.0, 120.0, 180.0})
            QTest::addRow("%g", sector) << sector;
    }
    void aFanHasRangesOutsideItsLeftEdge()
    {
        QFETCH(const double, sector);
        const PolarLabelSpace space = fan({612, 647}, sector);
        const auto labels = labelsOf(space);
        QCOMPARE(texts(labels, PolarLabel::Kind::Range), QStringList({"20 m", "15", "10", "5"}));
        const QPointF edge = at(space, 1, -sector / 2) - space.centre;
        int ring = 4;
        for (const PolarLabel& label : labels) {
            if (label.kind != PolarLabel::Kind::Range)
                continue;
            const QPointF point = at(space, ring-- * space.ringPixels, -sector / 2);
            for (const QPointF& corner : {label.box.topLeft(), label.box.topRight(),
                                          label.box.bottomLeft(), label.box.bottomRight()}) {
                // Left of the edge, seen outwards, and near to its ring.
                const QPointF to = corner - space.centre;
                QVERIFY(edge.x() * to.y() - edge.y() * to.x() < -2);
                QVERIFY(std::hypot(corner.x() - point.x(), corner.y() - point.y()) < 50);
            }
        }
    }

    void aFanHasItsBearingsRelativeAndOutsideTheArc()
    {
        const PolarLabelSpace ahead = fan({612, 647}, 90);
        QStringList bearings = texts(labelsOf(ahead), PolarLabel::Kind::Bearing);
        std::ranges::sort(bearings);
        QCOMPARE(bearings, QStringList({"000", "015", "030", "045", "315", "330", "345"}));
        for (const PolarLabel& label : labelsOf(ahead))
            if (label.kind == PolarLabel::Kind::Bearing) {
                const QPointF middle = label.box.center() - ahead.centre;
                const double degrees = std::atan2(middle.x(), -middle.y()) * 180 / std::numbers::pi;
                QVERIFY(std::abs(std::remainder(degrees - label.text.toInt(), 360)) < 0.1);
                QVERIFY(std::hypot(middle.x(), middle.y()) > ahead.radius + 20);
            }
        bearings = texts(labelsOf(fan({612, 647}, 60, 180)), PolarLabel::Kind::Bearing);
        std::ranges::sort(bearings);
        QCOMPARE(bearings, QStringList({"150", "165", "180", "195", "210"}));
    }

    void noLabelLiesOnAnotherOrUnderABlock_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("sector");
        for (const QSizeF size : {QSizeF(400, 380), QSizeF(549, 420), QSizeF(612, 647),
                                  QSizeF(1082, 800), QSizeF(1800, 900)})
            for (const double sector : {10.0, 45.0, 90.0, 180.0, 360.0})
                QTest::addRow("%gx%g, %g", size.width(), size.height(), sector) << size << sector;
    }
    void noLabelLiesOnAnotherOrUnderABlock()
    {
        QFETCH(const QSizeF, size);
        QFETCH(const double, sector);
        PolarLabelSpace base = sector < 360 ? fan(size, sector) : disc(size);
        base.covers = {QRectF(14, 14, 152, 112), QRectF(size.width() - 120, 14, 106, 56),
                       QRectF(14, size.height() - 140, 180, 138),
                       QRectF(size.width() - 54, size.height() - 142, 44, 132)};
        QVERIFY2(faultOf(base).isEmpty(), qPrintable(faultOf(base)));
        for (double x = 0.1; x < 1; x += 0.2)
            for (double y = 0.1; y < 1; y += 0.2)
                for (const double zoom : {1.2, 2.0, 4.0, 8.0}) {
                    PolarLabelSpace space =
                        zoomed(base, zoom, QPointF(x * size.width(), y * size.height()));
                    // Pins of markers in a heap, and that of north.
                    for (int pin = 0; pin < 6; ++pin)
                        space.covers.push_back(QRectF(x * size.width() + 31 * pin,
                                                      y * size.height() + 17 * pin, 24, 24));
                    const QString fault = faultOf(space);
                    QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1 at %2, %3 by %4")
                                                             .arg(fault)
                                                             .arg(x)
                                                             .arg(y)
                                                             .arg(zoom)));
                }
        base.pin = QRectF(base.centre + QPointF(base.radius - 40, -16), QSizeF(32, 32));
        QVERIFY2(faultOf(base).isEmpty(), qPrintable(faultOf(base)));
    }

    void aZoomedViewStillHasRangesAndBearings_data()
    {
        QTest::addColumn<double>("sector");
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("screenDeg");
        for (const double sector : {60.0, 90.0, 180.0, 360.0})
            for (const double share : {0.5, 0.9})
                for (const double degrees : {-25.0, 0.0, 25.0})
                    QTest::addRow("%g, %g of the range at %g", sector, share, degrees)
                        << sector << share << degrees;
    }
    void aZoomedViewStillHasRangesAndBearings()
    {
        QFETCH(const double, sector);
        QFETCH(const double, share);
        QFETCH(const double, screenDeg);
        const QSizeF size(612, 647);
        const PolarLabelSpace base = sector < 360 ? fan(size, sector) : disc(size);
        for (const double zoom : {1.5, 2.0, 3.0, 5.0, 8.0}) {
            // The rings of a zoomed view are finer, and so are its lines.
            PolarLabelSpace space = zoomed(base, zoom, at(base, share * base.radius, screenDeg));
            space.rings = static_cast<int>(4 * zoom);
            space.ringPixels = space.radius / space.rings;
            space.lineStepDeg = zoom > 4 ? 5 : zoom > 1.6 ? 10 : 15;
            const auto labels = labelsOf(space);
            const QString where = QString::number(zoom);
            QVERIFY2(!texts(labels, PolarLabel::Kind::Range).isEmpty(), qPrintable(where));
            QVERIFY2(!texts(labels, PolarLabel::Kind::Bearing).isEmpty(), qPrintable(where));
            // One range has the unit.
            QCOMPARE(texts(labels, PolarLabel::Kind::Range).filter(QStringLiteral("m")).size(), 1);
        }
    }

    void withoutRoomThereAreNone()
    {
        QVERIFY(labelsOf(PolarLabelSpace{}).empty());
        PolarLabelSpace covered = disc({600, 600});
        covered.covers = {QRectF(0, 0, 600, 600)};
        QVERIFY(labelsOf(covered).empty());
    }
};

LEADLINE_APPLESS_TEST(PolarLabelsTest)
#include "tst_polarlabels.moc"
