// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "multibeam/BottomMapItem.h"
#include "multibeam/SectionItem.h"
#include "plot/MarkerPinModel.h"

#include <QPointer>

namespace leadline::app {

/// The markers that were set on soundings of the swath in section.
class SectionPins : public leadline::app::MarkerPinModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        leadline::app::SectionItem* section READ section WRITE setSection NOTIFY sectionChanged)

public:
    using MarkerPinModel::MarkerPinModel;

    [[nodiscard]] SectionItem* section() const { return m_section; }
    void setSection(SectionItem* section);

signals:
    void sectionChanged();

protected:
    [[nodiscard]] std::optional<Place> place(const annotations::Marker& marker) const override;

private:
    QPointer<SectionItem> m_section;
};

/// The markers of multibeam sonars on the bottom map: by their position on the Earth, or else by
/// range and bearing from where the vehicle was.
class BottomPins : public leadline::app::MarkerPinModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::BottomMapItem* map READ map WRITE setMap NOTIFY mapChanged)

public:
    using MarkerPinModel::MarkerPinModel;

    [[nodiscard]] BottomMapItem* map() const { return m_map; }
    void setMap(BottomMapItem* map);

signals:
    void mapChanged();

protected:
    [[nodiscard]] std::optional<Place> place(const annotations::Marker& marker) const override;

private:
    QPointer<BottomMapItem> m_map;
};

} // namespace leadline::app
