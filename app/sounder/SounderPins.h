// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/MarkerPinModel.h"
#include "sounder/WaterfallItem.h"

namespace leadline::app {

/// The markers on an echosounder's echoes, at their pings and ranges.
class SounderPins : public leadline::app::MarkerPinModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::WaterfallItem* waterfall READ waterfall WRITE setWaterfall NOTIFY
                   waterfallChanged)

public:
    using MarkerPinModel::MarkerPinModel;

    [[nodiscard]] WaterfallItem* waterfall() const { return m_waterfall; }
    void setWaterfall(WaterfallItem* waterfall);

signals:
    void waterfallChanged();

protected:
    [[nodiscard]] std::optional<Place> place(const annotations::Marker& marker) const override;

private:
    QPointer<WaterfallItem> m_waterfall;
};

} // namespace leadline::app
