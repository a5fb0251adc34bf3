// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/MarkerPinModel.h"
#include "sidescanning/SideScanItem.h"

#include <QPointer>

namespace leadline::app {

/// The markers that were set in rows of side-scan sonars, on their picture.
class SideScanPins : public leadline::app::MarkerPinModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        leadline::app::SideScanItem* picture READ picture WRITE setPicture NOTIFY pictureChanged)

public:
    using MarkerPinModel::MarkerPinModel;

    [[nodiscard]] SideScanItem* picture() const { return m_picture; }
    void setPicture(SideScanItem* picture);

signals:
    void pictureChanged();

protected:
    [[nodiscard]] std::optional<Place> place(const annotations::Marker& marker) const override;

private:
    QPointer<SideScanItem> m_picture;
};

} // namespace leadline::app
