// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/VehicleShift.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::app {

namespace {

/// Four days: further apart nothing belongs together.
constexpr double most = 360'000;
constexpr double perSecond = 1000;

} // namespace

VehicleShift::VehicleShift(FileOpening& files, QObject* parent) : QObject(parent), m_files(files)
{
    connect(&files, &FileOpening::opened, this, [this] {
        m_asked = m_files.joined() ? m_files.joined()->shift : log::Time{};
        emit changed();
    });
    connect(&files, &FileOpening::changed, this, &VehicleShift::changed);
}

double VehicleShift::seconds() const
{
    return std::chrono::duration<double>(m_asked).count();
}

QString VehicleShift::basis() const
{
    if (!present())
        return {};
    switch (m_files.joined()->placement.by) {
    case log::Placement::By::Utc:
        return tr("Laid together by UTC.");
    case log::Placement::By::LocalTime:
        return tr("Laid together by the sonar log's local time, in this computer's time zone.");
    case log::Placement::By::Begins:
        break;
    }
    return tr("Their clocks do not tell: both begin together.");
}

void VehicleShift::setSeconds(double seconds)
{
    if (!present() || !std::isfinite(seconds))
        return;
    const log::Time shift =
        std::chrono::milliseconds(std::llround(std::clamp(seconds, -most, most) * perSecond));
    if (shift == m_asked)
        return;
    m_asked = shift;
    m_files.shiftVehicle(shift);
    emit changed();
}

void VehicleShift::move(double seconds)
{
    setSeconds(this->seconds() + seconds);
}

} // namespace leadline::app
