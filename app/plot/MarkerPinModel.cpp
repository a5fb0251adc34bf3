// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/MarkerPinModel.h"

#include "markers/SessionMarkers.h"

#include <QLineF>

#include <bit>
#include <cstdint>
#include <tuple>

namespace leadline::app {

namespace {

enum Role {
    MarkerIdRole = Qt::UserRole,
    NumberRole,
    NameRole,
    AtRole,
    RangeRole,
    RangeErrorRole,
    BearingRole,
    BearingErrorRole,
    AsMarkedRole,
    RangeAsMarkedRole,
    PositionAgeRole,
    OutsideRole,
    ArrowRole,
    TaggedRole,
    CoveredRole
};

} // namespace

bool operator==(const MarkerPinModel::Pin& a, const MarkerPinModel::Pin& b)
{
    // A bearing that is NaN counts as equal to another NaN, hence the comparison of bits.
    const auto figures = [](const MarkerPinModel::Pin& pin) {
        const MarkerPinModel::Place& its = pin.place;
        return std::tuple(pin.number, its.at, its.rangeM, its.rangeErrorM,
                          std::bit_cast<std::uint64_t>(its.bearingDeg), its.bearingErrorDeg,
                          its.asMarked, its.rangeAsMarked,
                          std::bit_cast<std::uint64_t>(its.positionAgeS), its.outside, its.arrowDeg,
                          its.tagged, its.covered);
    };
    return a.markerId == b.markerId && a.name == b.name && figures(a) == figures(b);
}

int MarkerPinModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pins.size());
}

QVariant MarkerPinModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const Pin& pin = m_pins[static_cast<std::size_t>(index.row())];
    switch (role) {
    case MarkerIdRole:
        return pin.markerId;
    case NumberRole:
        return pin.number;
    case NameRole:
        return pin.name;
    case AtRole:
        return pin.place.at;
    case RangeRole:
        return pin.place.rangeM;
    case RangeErrorRole:
        return pin.place.rangeErrorM;
    case BearingRole:
        return pin.place.bearingDeg;
    case BearingErrorRole:
        return pin.place.bearingErrorDeg;
    case AsMarkedRole:
        return pin.place.asMarked;
    case RangeAsMarkedRole:
        return pin.place.rangeAsMarked;
    case PositionAgeRole:
        return pin.place.positionAgeS;
    case OutsideRole:
        return pin.place.outside;
    case ArrowRole:
        return pin.place.arrowDeg;
    case TaggedRole:
        return pin.place.tagged;
    case CoveredRole:
        return pin.place.covered;
    default:
        return {};
    }
}

QHash<int, QByteArray> MarkerPinModel::roleNames() const
{
    return {{MarkerIdRole, "markerId"},  {NumberRole, "number"},
            {NameRole, "name"},          {AtRole, "at"},
            {RangeRole, "rangeM"},       {RangeErrorRole, "rangeErrorM"},
            {BearingRole, "bearingDeg"}, {BearingErrorRole, "bearingErrorDeg"},
            {AsMarkedRole, "asMarked"},  {RangeAsMarkedRole, "rangeAsMarked"},
            {OutsideRole, "outside"},    {PositionAgeRole, "positionAgeS"},
            {ArrowRole, "arrowDeg"},     {TaggedRole, "tagged"},
            {CoveredRole, "covered"}};
}

void MarkerPinModel::setMarkers(SessionMarkers* markers)
{
    if (follow(*this, m_markers, markers, &MarkerPinModel::update, &SessionMarkers::changed,
               &SessionMarkers::chosenChanged))
        emit markersChanged();
}

QString MarkerPinModel::nearest(double x, double y, double within) const
{
    QString found;
    for (const Pin& pin : m_pins) {
        const double away = QLineF(pin.place.at, QPointF(x, y)).length();
        if (away <= within) {
            within = away;
            found = pin.markerId;
        }
    }
    return found;
}

void MarkerPinModel::update()
{
    std::vector<Pin> pins;
    if (m_markers && !m_markers->markers().empty())
        begin();
    if (m_markers)
        for (const annotations::Marker& marker : m_markers->markers())
            if (const auto its = place(marker))
                pins.push_back({QString::fromStdString(marker.id), marker.number,
                                QString::fromStdString(marker.name), *its});
    finish(pins);
    if (pins == m_pins)
        return;
    // If the number of pins stays, delegates are kept and only moved.
    if (pins.size() == m_pins.size()) {
        m_pins = std::move(pins);
        emit dataChanged(index(0), index(rowCount() - 1));
        emit placed();
        return;
    }
    beginResetModel();
    m_pins = std::move(pins);
    endResetModel();
    emit countChanged();
    emit placed();
}

} // namespace leadline::app
