// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarLabelModel.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

constexpr int mostLabelledRings = 64;
/// A device may report 9.99 m for 10 m.
constexpr double ringSlack = 1.002;

} // namespace

PolarLabelModel::PolarLabelModel(QObject* parent) : QAbstractListModel(parent)
{
    connect(this, &PolarLabelModel::setupChanged, this, &PolarLabelModel::updateFonts);
}

void PolarLabelModel::setPolar(PolarItem* polar)
{
    if (!exchange(*this, m_polar, polar))
        return;
    if (polar) {
        connect(polar, &EchoItem::worked, this, &PolarLabelModel::update);
        connect(polar, &PolarItem::viewChanged, this, &PolarLabelModel::update);
    }
    emit setupChanged();
}

void PolarLabelModel::setMarkers(MarkerPinModel* markers)
{
    if (!exchange(*this, m_markers, markers))
        return;
    if (markers) {
        connect(markers, &QAbstractItemModel::dataChanged, this, &PolarLabelModel::update);
        connect(markers, &QAbstractItemModel::modelReset, this, &PolarLabelModel::update);
    }
    emit setupChanged();
}

PolarLabelSpace PolarLabelModel::space() const
{
    PolarLabelSpace space;
    const PolarItem& polar = *m_polar;
    space.size = polar.size();
    space.centre = polar.centre();
    space.radius = polar.discRadius();
    space.shownDeg = polar.isFan() ? polar.sectorWidthDeg() : 360;
    space.zoomed = polar.zoom() > 1;
    const double step = polar.ringStepM();
    if (step > 0 && polar.edgeM() > 0) {
        space.rings =
            std::min(mostLabelledRings, static_cast<int>(polar.edgeM() / step * ringSlack));
        space.ringPixels = step / polar.edgeM() * polar.discRadius();
        space.ringStep = step * polar.unitsPerMetre();
    }
    space.unit = m_unit;
    const bool fromNorth = polar.headed() && polar.up() == VehicleSettings::Up::North;
    space.lineStepDeg = polar.lineStepDeg();
    space.linesFromDeg = polar.isFan() ? polar.frontDeg() : 0;
    space.threeDigits = polar.isFan() || fromNorth;
    space.upIsHeading =
        (polar.headed() || polar.up() == VehicleSettings::Up::Steady) && !polar.isFan();
    for (const QVariant& cover : m_covers)
        if (const QRectF box = cover.toRectF(); !box.isEmpty())
            space.covers.push_back(box);
    const QSizeF pinSize(m_markerSize, m_markerSize);
    if (m_markers)
        for (const MarkerPinModel::Pin& pin : m_markers->pins()) {
            QRectF box(QPointF(), pinSize);
            box.moveCenter(pin.place.at);
            space.covers.push_back(box);
        }
    space.pin = m_pin;
    space.scale = m_scale;
    return space;
}

void PolarLabelModel::updateFonts()
{
    m_space.reset();
    update();
}

void PolarLabelModel::update()
{
    std::vector<PolarLabel> labels;
    if (m_polar && m_polar->hasPing()) {
        PolarLabelSpace now = space();
        if (m_space == now)
            return;
        const QFontMetricsF ranges(m_rangeFont);
        const QFontMetricsF bearings(m_bearingFont);
        labels = polarLabels(now, [&](PolarLabel::Kind kind, const QString& text) {
            const QFontMetricsF& metrics = kind == PolarLabel::Kind::Range ? ranges : bearings;
            return QSizeF(std::ceil(metrics.horizontalAdvance(text)), std::ceil(metrics.height()));
        });
        m_space = std::move(now);
    } else {
        m_space.reset();
    }
    if (labels == m_labels)
        return;
    // If their number stays, the texts are kept and only moved.
    if (labels.size() == m_labels.size()) {
        m_labels = std::move(labels);
        emit dataChanged(index(0), index(rowCount() - 1));
    } else {
        beginResetModel();
        m_labels = std::move(labels);
        endResetModel();
    }
    emit changed();
}

QVariantList PolarLabelModel::boxes() const
{
    QVariantList boxes;
    for (const PolarLabel& label : m_labels)
        boxes += label.box;
    return boxes;
}

int PolarLabelModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_labels.size());
}

QVariant PolarLabelModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const PolarLabel& label = m_labels[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return label.text;
    case BoxRole:
        return label.box;
    case RangeRole:
        return label.kind == PolarLabel::Kind::Range;
    default:
        return {};
    }
}

QHash<int, QByteArray> PolarLabelModel::roleNames() const
{
    return {{TextRole, "label"}, {BoxRole, "box"}, {RangeRole, "isRange"}};
}

} // namespace leadline::app
