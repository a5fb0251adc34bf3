// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"
#include "raster/AScanRaster.h"
#include "sounder/EchoTrace.h"

#include <optional>

namespace leadline::app {

/// A-scan: the echo intensities of one ping over range, of the newest at the playhead, of another
/// time, or of a given ping. Drawn as a filled line, or, if `lineColor` is transparent, as bars in
/// the palette's colours.
class AScanItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    /// Range limits in metres; if bottomM is not larger, those of the ping are used.
    Q_PROPERTY(double topM READ topM WRITE setTopM NOTIFY viewChanged)
    Q_PROPERTY(double bottomM READ bottomM WRITE setBottomM NOTIFY viewChanged)
    /// Seconds of the recording: shows the newest ping at or before it, none if the sonar was
    /// silent then. NaN for the playhead.
    Q_PROPERTY(double timeS READ timeS WRITE setTimeS NOTIFY viewChanged)
    /// Index of the ping to show, which takes precedence over timeS; -1 for none.
    Q_PROPERTY(qlonglong pingNumber READ pingNumber WRITE setPingNumber NOTIFY viewChanged)
    /// Range grows from the bottom to the top.
    Q_PROPERTY(bool upwards READ upwards WRITE setUpwards NOTIFY viewChanged)
    /// Colour of the marks at clipped samples, transparent for none; not drawn with bars.
    Q_PROPERTY(QColor clipColor READ clipColor WRITE setClipColor NOTIFY viewChanged)
    /// What the ping is compared with, drawn as a dashed line or a band; not drawn with bars.
    Q_PROPERTY(Comparison comparison READ comparison WRITE setComparison NOTIFY viewChanged)
    Q_PROPERTY(
        QColor comparisonColor READ comparisonColor WRITE setComparisonColor NOTIFY viewChanged)
    /// Number of pings for the mean and the band, 2..100.
    Q_PROPERTY(int comparedPings READ comparedPings WRITE setComparedPings NOTIFY viewChanged)
    /// A ping is held as a reference, which replaces other comparisons.
    Q_PROPERTY(bool holding READ holding NOTIFY viewChanged)
    /// Colour of the line; transparent for bars.
    Q_PROPERTY(QColor lineColor READ lineColor WRITE setLineColor NOTIFY viewChanged)

public:
    enum class Comparison { Nothing, Mean, LeastToMost };
    Q_ENUM(Comparison)

    using EchoItem::EchoItem;

    [[nodiscard]] double topM() const { return m_topM; }
    void setTopM(double metres);
    [[nodiscard]] double bottomM() const { return m_bottomM; }
    void setBottomM(double metres);
    [[nodiscard]] double timeS() const { return m_timeS; }
    void setTimeS(double seconds);
    [[nodiscard]] qlonglong pingNumber() const { return m_pingNumber; }
    void setPingNumber(qlonglong number);
    [[nodiscard]] bool upwards() const { return m_style.upwards; }
    void setUpwards(bool upwards);
    [[nodiscard]] QColor lineColor() const { return m_style.colour; }
    void setLineColor(const QColor& colour);
    [[nodiscard]] QColor clipColor() const { return m_style.clipColour; }
    void setClipColor(const QColor& colour);
    [[nodiscard]] Comparison comparison() const { return m_comparison; }
    void setComparison(Comparison comparison);
    [[nodiscard]] QColor comparisonColor() const { return m_style.otherColour; }
    void setComparisonColor(const QColor& colour);
    [[nodiscard]] int comparedPings() const { return m_comparedPings; }
    void setComparedPings(int pings);
    [[nodiscard]] bool holding() const { return m_heldPing >= 0; }
    /// Holds the displayed ping as a reference, or releases the held one.
    Q_INVOKABLE void toggleHold();

signals:
    void viewChanged();

protected:
    void draw() override;
    void forget() override;

private:
    /// Parameters that the picture was drawn with.
    struct Drawn {
        std::optional<std::uint64_t> ping;
        double topM = 0;
        double bottomM = 0;
        raster::Colormap::Entries colours{};
        echo::EchoShaping shaping;
        EchoTrace::Style style;
        Comparison comparison = Comparison::Nothing;
        int comparedPings = 0;
        qlonglong heldPing = -1;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    template<class T>
    void set(T& member, const T& value);
    void changed();
    void compare(std::uint64_t ping, double topM, double bottomM);
    [[nodiscard]] std::optional<std::uint64_t> wantedPing() const;

    double m_topM = 0;
    double m_bottomM = 0;
    double m_timeS = qQNaN();
    std::optional<Drawn> m_drawn;
    qlonglong m_pingNumber = -1;
    Comparison m_comparison = Comparison::Nothing;
    int m_comparedPings = 20;
    qlonglong m_heldPing = -1;
    EchoTrace::Style m_style{.colour = Qt::transparent};
    EchoTrace m_trace;
    raster::AScanRaster m_bars;
};

} // namespace leadline::app
