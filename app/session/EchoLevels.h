// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/AutoLevels.h"
#include "echo/EchoShaping.h"
#include "echo/LevelMeasurement.h"
#include "raster/Colormap.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>

namespace leadline::app {

class DisplaySettings;

/// The levels that a sonar's echoes are drawn with: which intensity is black and which is white.
/// Automatic at first, kept for each kind of sonar. The log keeps the intensities as they are.
///
/// For the window's thread. A plot that shows the echoes asks due() and calls take() while it
/// prepares its picture, which then has the new levels already; changed() is emitted afterwards.
class EchoLevels : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a sonar's source")
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    /// Echoes are drawn as recorded: chosen by `mode`, or as long as a key is held.
    Q_PROPERTY(bool raw READ isRaw NOTIFY changed)
    /// The points of the curve, 0..255, and its exponent, 0.3..2. Setting one makes the levels
    /// manual, and keeps the others where they are. At least 8 remain between the points.
    Q_PROPERTY(double black READ black WRITE setBlack NOTIFY changed)
    Q_PROPERTY(double white READ white WRITE setWhite NOTIFY changed)
    Q_PROPERTY(double gamma READ gamma WRITE setGamma NOTIFY changed)
    /// What the automatic levels know of the echoes that are shown.
    Q_PROPERTY(Knowledge knowledge READ knowledge NOTIFY changed)
    /// Whole percent of the shown samples at full scale; 0 while there are few.
    Q_PROPERTY(int clippedPercent READ clippedPercent NOTIFY changed)
    /// For a plot's header and its pictures: "Raw", "auto levels", "levels 8–150".
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    enum class Mode { Auto, Raw, Manual };
    Q_ENUM(Mode)
    enum class Knowledge {
        /// Too few pings of the present settings.
        Learning,
        /// Nothing stands out of the noise.
        NoEcho,
        Echoes
    };
    Q_ENUM(Knowledge)
    static constexpr std::size_t bins = 64;
    using Histogram = std::array<std::uint64_t, bins>;

    explicit EchoLevels(QObject* parent = nullptr);

    /// Name of the kind of sonar for which the choices are kept, as in links; before the first one
    /// nothing is kept.
    void setKind(const QString& kind);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] bool isRaw() const { return m_held || m_mode == Mode::Raw; }
    /// Draws echoes as recorded for now, whatever the mode.
    void setHeld(bool held);
    /// Between Raw and what was chosen before it.
    Q_INVOKABLE void toggleRaw();
    /// Moves both points by as much, as far as they have room.
    Q_INVOKABLE void moveBoth(double by);
    Q_INVOKABLE void reset();

    [[nodiscard]] double black() const { return curve().black; }
    void setBlack(double intensity);
    [[nodiscard]] double white() const { return curve().white; }
    void setWhite(double intensity);
    [[nodiscard]] double gamma() const { return curve().gamma; }
    void setGamma(double gamma);
    [[nodiscard]] Knowledge knowledge() const;
    [[nodiscard]] int clippedPercent() const;
    [[nodiscard]] QString text() const;
    /// The same with the figures of automatic levels, for pictures that stand alone.
    [[nodiscard]] QString figures() const;

    /// The curve that echoes are drawn with now.
    [[nodiscard]] echo::ToneCurve curve() const;
    /// The colours under that curve; below the threshold those of no echo, except when raw.
    [[nodiscard]] const raster::Colormap& colours(const DisplaySettings& display) const;
    /// For pictures that take long to draw: automatic levels only while they are at rest.
    [[nodiscard]] const raster::Colormap& coloursAtRest(const DisplaySettings& display) const;
    /// How many of the measured samples lie in each 64th of the range of intensities.
    [[nodiscard]] const Histogram& histogram() const { return m_histogram; }

    /// True if the pings that are shown have to be measured: at once for other settings and another
    /// shaping, else at most once a second of the recording and of the day. A plot to which it said
    /// no for the latter is told by dueAgain().
    [[nodiscard]] bool due(log::Time time, const echo::EchoSettings& settings,
                           const echo::EchoShaping& shaping);
    /// A plot was told no, and is not told that it is due again yet.
    [[nodiscard]] bool isPending() const { return m_denied; }
    /// Takes what was measured of the pings that are shown and have these settings.
    void take(log::Time time, const echo::EchoSettings& settings, const echo::EchoShaping& shaping,
              const echo::LevelMeasurement& measured);
    /// Discards what was measured: another recording or sonar.
    void forget();

signals:
    void changed();
    void dueAgain();

private:
    /// The colour table last made, and of what.
    struct Table {
        raster::Colormap::Entries palette{};
        echo::ToneCurve curve;
        int threshold = -1;
        raster::Colormap colours;
    };

    void takeOver(const echo::ToneCurve& curve);
    void keep() const;
    void announce();
    [[nodiscard]] const raster::Colormap& tableOf(Table& table, const DisplaySettings& display,
                                                  const echo::ToneCurve& curve) const;

    QString m_kind;
    Mode m_mode = Mode::Auto;
    Mode m_beforeRaw = Mode::Auto;
    bool m_held = false;
    echo::ToneCurve m_manual;
    echo::AutoLevels m_auto;
    /// The automatic curve when it last was at rest.
    echo::ToneCurve m_rest;
    std::optional<echo::EchoShaping> m_shaping;
    echo::LevelMeasurement::Result m_result = echo::LevelMeasurement::Result::TooFew;
    Histogram m_histogram{};
    double m_clippedPercent = 0;
    /// Runs for a second after each measurement.
    QTimer m_pause;
    bool m_denied = false;
    bool m_announced = false;
    mutable Table m_table;
    mutable Table m_restTable;
};

} // namespace leadline::app
