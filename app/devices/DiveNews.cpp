// SPDX-License-Identifier: GPL-3.0-or-later
// What a dive learns from the io thread.
#include "devices/Dive.h"

#include "engine/LiveThreads.h"
#include "language/Spoken.h"

#include <QEvent>

#include <algorithm>
#include <map>
#include <utility>

namespace leadline::app {

bool Dive::event(QEvent* event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    look();
    return true;
}

void Dive::look()
{
    const Bulletin::Told told = m_bulletin->take();
    applyNews(told);
    applyVehicles(told);
    for (const log::Happening& happening : told.happenings)
        if (m_happenings.size() < log::Happenings::mostEvents)
            m_happenings.push_back(happening);
    if (!told.happenings.empty())
        emit happeningsGrew();
    for (const log::RecordedEvent& mark : told.unrecorded)
        if (const auto record = log::decodeMark(mark.value))
            emit unrecorded(*record);
    if (told.grown)
        emit grown();
    for (const std::string& sentence : told.sentences)
        emit happened(spoken(sentence));
}

void Dive::applyNews(const Bulletin::Told& told)
{
    bool isNew = false;
    for (const auto& [key, news] : told.news) {
        const auto [number, at] = key;
        const auto link = std::ranges::find(m_links, number, &Link::number);
        if (link == m_links.end())
            continue;
        while (link->sonars.size() <= static_cast<std::size_t>(at)) {
            addSonar(*link);
            isNew = true;
        }
        LiveSonar* sonar = link->sonars[static_cast<std::size_t>(at)];
        isNew = isNew || ping::Family(news.family) != sonar->news().family;
        const bool wasKnown = sonar->kept().isKnown();
        sonar->apply(news);
        if (!wasKnown && sonar->kept().isKnown())
            settleStandby(*link, *sonar);
    }
    if (isNew) {
        numberSonars();
        emit sonarsChanged();
    }
    const bool standby = !m_sonars.isEmpty() &&
                         std::ranges::all_of(m_sonars, [](auto* each) { return each->standby(); });
    if (std::exchange(m_standby, standby) != standby)
        emit standbyChanged();
}

void Dive::applyVehicles(const Bulletin::Told& told)
{
    for (const auto& [number, news] : told.vehicles) {
        const auto link = std::ranges::find(m_links, number, &Link::number);
        if (link != m_links.end() && link->vehicle != nullptr)
            link->vehicle->apply(news);
    }
}

/// The second one of a kind says so.
void Dive::numberSonars()
{
    std::map<LiveSonar::Family, int> count;
    for (LiveSonar* sonar : std::as_const(m_sonars))
        sonar->setNumber(++count[sonar->family()]);
}

LiveSonar* Dive::newest(LiveSonar::Family family) const
{
    const auto found = std::find_if(m_sonars.rbegin(), m_sonars.rend(), [&](const LiveSonar* each) {
        return each->family() == family;
    });
    return found == m_sonars.rend() ? nullptr : *found;
}

void Dive::tick()
{
    m_recorder.apply(m_live->log().recorderStatus());
    for (LiveSonar* sonar : std::as_const(m_sonars))
        sonar->tick();
    for (LiveVehicle* vehicle : std::as_const(m_vehicles))
        vehicle->tick();
    // The recording is completed after the last link.
    const bool isOver = m_recorder.state() == RecorderState::State::Off ||
                        m_recorder.state() == RecorderState::State::Stopped;
    if (!active() && isOver)
        m_ticks.stop();
}

} // namespace leadline::app
