// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DiveProfile.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto growEvery = 250ms;
constexpr std::uint64_t slice = 4096;

} // namespace

DiveProfile::Building::Building(const log::Log& its, const VehicleSource& vehicle)
    : log(its.weak_from_this().lock()),
      profile(its, vehicle.system, vehicle.link)
{
}

DiveProfile::DiveProfile(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(growEvery);
    connect(&m_pause, &QTimer::timeout, this, &DiveProfile::extend);
}

DiveProfile::~DiveProfile()
{
    stop();
}

void DiveProfile::stop()
{
    m_stop.request_stop();
    m_builder.reset();
    m_stop = std::stop_source();
    m_building.reset();
    m_running = false;
    m_frames = 0;
    m_pause.stop();
}

void DiveProfile::update(const log::Log* log, const std::optional<VehicleSource>& vehicle)
{
    if (log != m_log || vehicle != m_vehicle) {
        stop();
        m_log = log;
        m_vehicle = vehicle;
        if (log && vehicle) {
            m_building = std::make_shared<Building>(*log, *vehicle);
            m_builder = std::make_unique<base::TaskQueue>(
                "profile", m_building->log ? base::TasksAtEnd::Detach : base::TasksAtEnd::Finish);
        }
        publish();
    }
    if (m_building && !m_pause.isActive())
        extend();
}

void DiveProfile::extend()
{
    if (!m_building || m_running || m_log->frameCount() == m_frames)
        return;
    m_frames = m_log->frameCount();
    m_running = true;
    m_pause.start();
    m_builder->post(
        [this, building = m_building, stop = m_stop.get_token(), post = m_clock.poster()] {
            const auto report = [&](bool isEnd) {
                post([this, stop, isEnd] {
                    if (stop.stop_requested())
                        return;
                    m_running = m_running && !isEnd;
                    publish();
                });
            };
            auto reported = std::chrono::steady_clock::now();
            while (!stop.stop_requested() && building->profile.extend(slice)) {
                if (std::chrono::steady_clock::now() - reported < growEvery)
                    continue;
                reported = std::chrono::steady_clock::now();
                report(false);
            }
            report(true);
        });
}

void DiveProfile::publish()
{
    m_hasDepth = m_building && m_building->profile.depthRange();
    m_hasHeading = m_building && m_building->profile.hasHeading();
    emit grown();
}

void DiveProfile::read(log::Time from, log::Time until,
                       std::span<echo::VehicleProfile::Column> into) const
{
    if (m_building)
        m_building->profile.read(from, until, into);
    else
        std::ranges::fill(into, echo::VehicleProfile::Column{});
}

std::optional<echo::VehicleProfile::Range> DiveProfile::depthRange() const
{
    return m_building ? m_building->profile.depthRange() : std::nullopt;
}

} // namespace leadline::app
