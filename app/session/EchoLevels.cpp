// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/EchoLevels.h"

#include "language/Tr.h"
#include "preferences/SettingKeys.h"
#include "session/DisplaySettings.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto pause = 1s;

QString pointsText(const echo::ToneCurve& curve)
{
    return tr("%1–%2").arg(std::lround(curve.black)).arg(std::lround(curve.white));
}

} // namespace

EchoLevels::EchoLevels(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (std::exchange(m_denied, false))
            emit dueAgain();
    });
}

void EchoLevels::setKind(const QString& kind)
{
    if (m_kind == kind)
        return;
    m_kind = kind;
    const Preferences kept(setting::levelsGroup(kind));
    m_mode = kept.value<Mode>(setting::levels::mode);
    m_beforeRaw = m_mode == Mode::Raw ? Mode::Auto : m_mode;
    m_manual = echo::ToneCurve{.black = kept.value(setting::levels::black),
                               .white = kept.value(setting::levels::white),
                               .gamma = kept.value(setting::levels::gamma)}
                   .bounded();
    emit changed();
}

void EchoLevels::keep() const
{
    if (m_kind.isEmpty())
        return;
    Preferences kept(setting::levelsGroup(m_kind));
    kept.setValue(setting::levels::mode, m_mode);
    if (m_mode != Mode::Manual)
        return;
    kept.setValue(setting::levels::black, m_manual.black);
    kept.setValue(setting::levels::white, m_manual.white);
    kept.setValue(setting::levels::gamma, m_manual.gamma);
}

void EchoLevels::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    if (mode == Mode::Raw)
        m_beforeRaw = m_mode;
    if (mode == Mode::Manual && m_mode == Mode::Auto)
        m_manual = m_auto.curve();
    m_mode = mode;
    keep();
    emit changed();
}

void EchoLevels::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    emit changed();
}

void EchoLevels::toggleRaw()
{
    setMode(m_mode == Mode::Raw ? m_beforeRaw : Mode::Raw);
}

void EchoLevels::reset()
{
    setMode(Mode::Auto);
}

void EchoLevels::takeOver(const echo::ToneCurve& curve)
{
    if (m_mode == Mode::Manual && m_manual == curve)
        return;
    m_manual = curve;
    m_mode = Mode::Manual;
    keep();
    emit changed();
}

void EchoLevels::setBlack(double intensity)
{
    echo::ToneCurve to = curve();
    if (std::isnan(intensity))
        return;
    to.black = std::clamp(intensity, 0.0, to.white - echo::ToneCurve::leastSpan);
    takeOver(to);
}

void EchoLevels::setWhite(double intensity)
{
    echo::ToneCurve to = curve();
    if (std::isnan(intensity))
        return;
    to.white =
        std::clamp(intensity, to.black + echo::ToneCurve::leastSpan, echo::ToneCurve::strongest);
    takeOver(to);
}

void EchoLevels::setGamma(double gamma)
{
    echo::ToneCurve to = curve();
    if (std::isnan(gamma))
        return;
    to.gamma = std::clamp(gamma, echo::ToneCurve::leastGamma, echo::ToneCurve::greatestGamma);
    takeOver(to);
}

void EchoLevels::moveBoth(double by)
{
    echo::ToneCurve to = curve();
    if (std::isnan(by))
        return;
    const double room = std::clamp(by, -to.black, echo::ToneCurve::strongest - to.white);
    to.black += room;
    to.white += room;
    takeOver(to);
}

echo::ToneCurve EchoLevels::curve() const
{
    if (isRaw())
        return {};
    return m_mode == Mode::Manual ? m_manual : m_auto.curve();
}

EchoLevels::Knowledge EchoLevels::knowledge() const
{
    if (m_auto.learning() || m_result == echo::LevelMeasurement::Result::TooFew)
        return Knowledge::Learning;
    return m_result == echo::LevelMeasurement::Result::NoEcho ? Knowledge::NoEcho
                                                              : Knowledge::Echoes;
}

int EchoLevels::clippedPercent() const
{
    // A smaller share comes from the peaks of single strong echoes.
    constexpr int least = 3;
    const int percent = static_cast<int>(std::lround(m_clippedPercent));
    return percent < least ? 0 : percent;
}

QString EchoLevels::text() const
{
    if (isRaw())
        return tr("Raw");
    return m_mode == Mode::Auto ? tr("auto levels") : tr("levels %1").arg(pointsText(m_manual));
}

QString EchoLevels::figures() const
{
    return isRaw() ? tr("Raw") : tr("Levels %1").arg(pointsText(curve()));
}

const raster::Colormap& EchoLevels::colours(const DisplaySettings& display) const
{
    return tableOf(m_table, display, curve());
}

const raster::Colormap& EchoLevels::coloursAtRest(const DisplaySettings& display) const
{
    const bool automatic = m_mode == Mode::Auto && !isRaw();
    return tableOf(m_restTable, display, automatic ? m_rest : curve());
}

const raster::Colormap& EchoLevels::tableOf(Table& table, const DisplaySettings& display,
                                            const echo::ToneCurve& curve) const
{
    const raster::Colormap& palette = display.paletteColours();
    const int threshold = isRaw() ? 0 : display.threshold();
    if (table.threshold == threshold && table.curve == curve && table.palette == palette.entries())
        return table.colours;
    table = {.palette = palette.entries(),
             .curve = curve,
             .threshold = threshold,
             .colours = display.coloursUnder(curve, threshold)};
    return table.colours;
}

bool EchoLevels::due(log::Time time, const echo::EchoSettings& settings,
                     const echo::EchoShaping& shaping)
{
    if (m_shaping != shaping || m_auto.settings() != settings)
        return true;
    if (!m_auto.due(time, settings))
        return false;
    if (!m_pause.isActive() || m_auto.learning())
        return true;
    m_denied = true;
    return false;
}

void EchoLevels::take(log::Time time, const echo::EchoSettings& settings,
                      const echo::EchoShaping& shaping, const echo::LevelMeasurement& measured)
{
    m_pause.start();
    m_result = measured.result;
    m_clippedPercent =
        measured.result == echo::LevelMeasurement::Result::TooFew ? 0 : measured.clippedPercent();
    m_histogram = {};
    for (std::size_t value = 0; value < measured.counts.size(); ++value)
        m_histogram[value * bins / measured.counts.size()] += measured.counts[value];
    // Another shaping draws other intensities, for which what is known of these settings is wrong.
    if (m_shaping != shaping)
        m_auto.forget();
    m_shaping = shaping;
    m_auto.update(time, settings, measured);
    if (!m_auto.moving())
        m_rest = m_auto.curve();
    announce();
}

void EchoLevels::forget()
{
    m_auto.forget();
    m_rest = {};
    m_shaping.reset();
    m_result = echo::LevelMeasurement::Result::TooFew;
    m_histogram = {};
    m_clippedPercent = 0;
    m_pause.stop();
    m_denied = false;
    emit changed();
}

// Later, since plots call this while they prepare a frame.
void EchoLevels::announce()
{
    if (std::exchange(m_announced, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_announced = false;
            emit changed();
        },
        Qt::QueuedConnection);
}

} // namespace leadline::app
