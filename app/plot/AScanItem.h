// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"
#include "raster/AScanRaster.h"

#include <optional>

namespace leadline::app {

/// The echo of one ping over range, downwards: the newest at the playhead, or that of another time.
class AScanItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    /// Range window; where bottomM is not larger, the ping's own.
    Q_PROPERTY(double topM READ topM WRITE setTopM NOTIFY viewChanged)
    Q_PROPERTY(double bottomM READ bottomM WRITE setBottomM NOTIFY viewChanged)
    /// Of the recording; the newest ping at or before it is shown. NaN for the playhead.
    Q_PROPERTY(double timeS READ timeS WRITE setTimeS NOTIFY viewChanged)

public:
    using EchoItem::EchoItem;

    [[nodiscard]] double topM() const { return m_topM; }
    void setTopM(double metres);
    [[nodiscard]] double bottomM() const { return m_bottomM; }
    void setBottomM(double metres);
    [[nodiscard]] double timeS() const { return m_timeS; }
    void setTimeS(double seconds);

signals:
    void viewChanged();

protected:
    void draw() override;
    void forget() override { m_drawn.reset(); }

private:
    /// What the picture was drawn from.
    struct Drawn {
        std::uint64_t count = 0;
        double topM = 0;
        double bottomM = 0;
        raster::Colormap::Entries colours{};
        echo::EchoShaping shaping;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    void changed();

    double m_topM = 0;
    double m_bottomM = 0;
    double m_timeS = qQNaN();
    std::optional<Drawn> m_drawn;
    raster::AScanRaster m_raster;
};

} // namespace leadline::app
