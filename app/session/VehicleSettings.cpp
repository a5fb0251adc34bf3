// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/VehicleSettings.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr int halfTurn = 180;
constexpr int mostTenths = 900;
constexpr int mostCentimetres = 1000;
constexpr double deepest = 12'000;

QString key(const char* name)
{
    return QStringLiteral("vehicle/") + QLatin1String(name);
}

double boundedDepth(double metres)
{
    return std::isfinite(metres) ? std::clamp(metres, -deepest, deepest) : 0;
}

} // namespace

VehicleSettings::VehicleSettings(QObject* parent) : QObject(parent)
{
    const QSettings settings;
    const auto whole = [&](const char* name, int most) {
        return std::clamp(settings.value(key(name), 0).toInt(), -most, most);
    };
    m_up = settings.value(key("northUp"), false).toBool() ? Up::North : Up::Head;
    m_headingOffset = whole("headingOffset", halfTurn);
    m_variationKnown = settings.value(key("variationKnown"), false).toBool();
    m_variationTenths = whole("variationTenths", mostTenths);
    m_depthZeroM = boundedDepth(settings.value(key("depthZero"), 0).toDouble());
    m_transducerBelowCm = whole("transducerBelow", mostCentimetres);
}

template<class T>
void VehicleSettings::set(T& member, T value, const char* name)
{
    if (member == value)
        return;
    member = value;
    QSettings().setValue(key(name), value);
    emit changed();
}

void VehicleSettings::setUp(Up up)
{
    if (m_up == up)
        return;
    m_up = up;
    forgetCourse();
    QSettings().setValue(key("northUp"), up == Up::North);
    emit changed();
}

void VehicleSettings::nextUp()
{
    setUp(m_up == Up::Head ? Up::North : m_up == Up::North ? Up::Course : Up::Head);
}

void VehicleSettings::setHeadingOffset(int degrees)
{
    set(m_headingOffset, std::clamp(degrees, -halfTurn, halfTurn), "headingOffset");
}

void VehicleSettings::setVariationKnown(bool known)
{
    set(m_variationKnown, known, "variationKnown");
}

void VehicleSettings::setVariationTenths(int tenths)
{
    set(m_variationTenths, std::clamp(tenths, -mostTenths, mostTenths), "variationTenths");
}

void VehicleSettings::setDepthZeroM(double metres)
{
    set(m_depthZeroM, boundedDepth(metres), "depthZero");
}

void VehicleSettings::setTransducerBelowCm(int centimetres)
{
    set(m_transducerBelowCm, std::clamp(centimetres, -mostCentimetres, mostCentimetres),
        "transducerBelow");
}

double VehicleSettings::courseDeg(double nowDeg)
{
    if (!m_courseDeg)
        m_courseDeg = nowDeg;
    return *m_courseDeg;
}

double VehicleSettings::headingCorrection() const
{
    return m_headingOffset + (m_variationKnown ? m_variationTenths / 10.0 : 0.0);
}

} // namespace leadline::app
