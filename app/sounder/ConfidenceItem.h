// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sounder/WaterfallItem.h"

namespace leadline::app {

/// Strip with the confidence of each pixel column of the waterfall above, as colour and height:
/// full if sure, half if doubtful, a third if no bottom was found, hatched without pings. As wide
/// as the waterfall, which needs its distanceLine on.
class ConfidenceItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::WaterfallItem* waterfall READ waterfall WRITE setWaterfall NOTIFY
                   waterfallChanged)
    Q_PROPERTY(QColor sureColor READ sureColor WRITE setSureColor NOTIFY coloursChanged)
    Q_PROPERTY(QColor doubtfulColor READ doubtfulColor WRITE setDoubtfulColor NOTIFY coloursChanged)
    Q_PROPERTY(QColor lostColor READ lostColor WRITE setLostColor NOTIFY coloursChanged)
    Q_PROPERTY(QColor silentColor READ silentColor WRITE setSilentColor NOTIFY coloursChanged)

public:
    using EchoItem::EchoItem;

    [[nodiscard]] WaterfallItem* waterfall() const { return m_waterfall; }
    void setWaterfall(WaterfallItem* waterfall);
    [[nodiscard]] QColor sureColor() const { return m_sure; }
    void setSureColor(const QColor& colour) { setColour(m_sure, colour); }
    [[nodiscard]] QColor doubtfulColor() const { return m_doubtful; }
    void setDoubtfulColor(const QColor& colour) { setColour(m_doubtful, colour); }
    [[nodiscard]] QColor lostColor() const { return m_lost; }
    void setLostColor(const QColor& colour) { setColour(m_lost, colour); }
    [[nodiscard]] QColor silentColor() const { return m_silent; }
    void setSilentColor(const QColor& colour) { setColour(m_silent, colour); }

signals:
    void waterfallChanged();
    void coloursChanged();

protected:
    void draw() override;
    void forget() override {}

private:
    void setColour(QColor& member, const QColor& colour);

    QPointer<WaterfallItem> m_waterfall;
    QColor m_sure = Qt::green;
    QColor m_doubtful = Qt::yellow;
    QColor m_lost = Qt::red;
    QColor m_silent = Qt::gray;
};

} // namespace leadline::app
