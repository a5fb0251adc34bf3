// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/VehicleSettings.h"

#include "preferences/SettingKeys.h"

#include <cmath>

namespace leadline::app {

namespace {

double boundedDepth(double metres)
{
    return std::isfinite(metres) ? setting::depthZeroM.bounded(metres) : 0;
}

} // namespace

VehicleSettings::VehicleSettings(QObject* parent) : QObject(parent)
{
    const Preferences preferences;
    m_up = preferences.value(setting::northUp) ? Up::North : Up::Head;
    m_headingOffset = preferences.value(setting::headingOffset);
    m_variationKnown = preferences.value(setting::variationKnown);
    m_variationTenths = preferences.value(setting::variationTenths);
    m_depthZeroM = preferences.value(setting::depthZeroM);
    m_transducerBelowCm = preferences.value(setting::transducerBelowCm);
}

template<class T>
void VehicleSettings::set(T& member, T value, const SettingKey<T>& key)
{
    if (member == value)
        return;
    member = value;
    Preferences().setValue(key, value);
    emit changed();
}

void VehicleSettings::setUp(Up up)
{
    if (m_up == up)
        return;
    m_up = up;
    forgetCourse();
    Preferences().setValue(setting::northUp, up == Up::North);
    emit changed();
}

void VehicleSettings::nextUp(bool headed)
{
    switch (m_up) {
    case Up::Head:
        setUp(headed ? Up::North : Up::Steady);
        break;
    case Up::North:
        setUp(headed ? Up::Course : Up::Steady);
        break;
    case Up::Course:
        setUp(Up::Steady);
        break;
    case Up::Steady:
        setUp(Up::Head);
        break;
    }
}

void VehicleSettings::setHeadingOffset(int degrees)
{
    set(m_headingOffset, setting::headingOffset.bounded(degrees), setting::headingOffset);
}

void VehicleSettings::setVariationKnown(bool known)
{
    set(m_variationKnown, known, setting::variationKnown);
}

void VehicleSettings::setVariationTenths(int tenths)
{
    set(m_variationTenths, setting::variationTenths.bounded(tenths), setting::variationTenths);
}

void VehicleSettings::setDepthZeroM(double metres)
{
    set(m_depthZeroM, boundedDepth(metres), setting::depthZeroM);
}

void VehicleSettings::setTransducerBelowCm(int centimetres)
{
    set(m_transducerBelowCm, setting::transducerBelowCm.bounded(centimetres),
        setting::transducerBelowCm);
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
