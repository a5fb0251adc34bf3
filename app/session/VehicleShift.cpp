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
        m_asked = present() ? m_files.joined()->shift() : log::Time{};
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
    case log::Placement::By::Apart:
        return tr("Recorded at different times. Aligned by hand, from a common start.");
    case log::Placement::By::None:
        break;
    }
    return tr("No common clock. Aligned by hand, from a common start.");
}

QString VehicleShift::offerTitle() const
{
    if (!offered())
        return {};
    return m_files.offered()->placement.by == log::Placement::By::Apart
               ? tr("Recorded at different times")
               : tr("No common clock");
}

QString VehicleShift::offer() const
{
    return offered() ? tr("%1 is not shown with %2.")
                           .arg(fileNameOf(m_files.row().beside()), m_files.fileName())
                     : QString();
}

void VehicleShift::align()
{
    // Asked for twice it is under way already.
    if (offered() && !m_files.isLooking())
        m_files.layByHand(log::Time{});
}

void VehicleShift::separate()
{
    if (byHandOnly())
        m_files.layByHand({});
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
    const bool asClocksSay = shift == log::Time{} && !byHandOnly();
    m_files.layByHand(asClocksSay ? std::nullopt : std::optional(shift));
    emit changed();
}

void VehicleShift::move(double seconds)
{
    setSeconds(this->seconds() + seconds);
}

} // namespace leadline::app
