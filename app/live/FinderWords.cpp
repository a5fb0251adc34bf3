// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/FinderWords.h"

#include "language/Tr.h"
#include "live/PlaceWords.h"
#include "live/SonarWords.h"
#include "live/Strangers.h"
#include "live/VehicleWords.h"

#include <algorithm>

namespace leadline::app {

namespace {

using Mood = Doctor::Mood;
using State = LiveSonar::State;

QString counted(qsizetype number, const QString& one, const QString& more)
{
    return number == 1 ? one : more.arg(number);
}

QString titleOf(const LiveSonar& sonar, const link::LinkUrl& url)
{
    if (sonar.state() == State::LinkDown)
        return tr("%1 is not open").arg(placeName(url));
    if (moodOf(sonar.state()) == Mood::Fault)
        return tr("%1 needs attention").arg(sonar.name());
    if (sonar.state() == State::Opening)
        return tr("Connecting to %1").arg(placeName(url));
    return tr("%1 is connected").arg(sonar.name());
}

} // namespace

QString searchWords(std::size_t networks, const std::vector<device::SearchPlace>& places)
{
    const auto ports = std::ranges::count_if(places, [](const device::SearchPlace& place) {
        return place.url.kind == link::LinkUrl::Kind::Serial;
    });
    return tr("Searching %1 and %2")
        .arg(counted(static_cast<qsizetype>(networks), tr("1 network"), tr("%1 networks")),
             counted(ports, tr("1 serial port"), tr("%1 serial ports")));
}

QString connectWords(int ready, int ticked)
{
    if (ready < 2 || ticked == 0)
        return tr("Connect");
    return ticked == ready ? tr("Connect all %1").arg(ready)
                           : tr("Connect %1 of %2").arg(ticked).arg(ready);
}

Mood moodOf(State state)
{
    switch (state) {
    case State::Live:
        return Mood::Well;
    case State::Opening:
    case State::Waiting:
    case State::Standby:
        return Mood::Waits;
    default:
        return Mood::Fault;
    }
}

device::Diagnosis diagnosisOf(LiveVehicle& vehicle)
{
    const auto url = link::LinkUrl::parse(vehicle.url().toStdString());
    if (vehicle.portTaken() && url) {
        const std::string& holder = vehicle.news().portHolder;
        link::PortFacts facts;
        facts.holders.programs = {
            {0, holder.empty() ? tr("Another program").toStdString() : holder}};
        device::Diagnosis held = device::diagnose({.url = *url, .port = facts});
        held.checks.clear(); // they are a sonar's
        return held;
    }
    VehicleWords words;
    words.setVehicle(&vehicle);
    device::Diagnosis said;
    const QString title = words.mood() == VehicleWords::Mood::Well
                              ? tr("%1 is connected").arg(vehicle.name())
                              : words.trouble();
    said.title = title.toStdString();
    said.text = words.advice().toStdString();
    return said;
}

Mood moodOf(LiveVehicle& vehicle)
{
    VehicleWords words;
    words.setVehicle(&vehicle);
    switch (words.mood()) {
    case VehicleWords::Mood::Well:
        return Mood::Well;
    case VehicleWords::Mood::Fault:
        return Mood::Fault;
    case VehicleWords::Mood::Calm:
    case VehicleWords::Mood::Slow:
        break;
    }
    return Mood::Waits;
}

bool isAnother(const LiveSonar& sonar)
{
    return sonar.state() == State::WrongDevice && sonar.news().identity;
}

device::Diagnosis diagnosisOf(const LiveSonar& sonar, const link::LinkUrl& url)
{
    if (isAnother(sonar))
        return device::diagnose(
            {.url = url,
             .probe = device::ProbeResult{.devices = {{.identity = *sonar.news().identity}},
                                          .opened = true}});
    device::Diagnosis said;
    said.title = titleOf(sonar, url).toStdString();
    said.text = sonar.sentence().toStdString();
    return said;
}

void addRemarks(const LiveSonar& sonar, const link::LinkUrl& url, device::Diagnosis& diagnosis)
{
    if (const QString words = damageAdvice(sonar); !words.isEmpty())
        diagnosis.checks.push_back({device::Check::State::Warning,
                                    tr("What arrives is undamaged").toStdString(),
                                    words.toStdString()});
    if (const std::string words = strangersSentence(sonar.news().strangers, url); !words.empty())
        diagnosis.checks.push_back({device::Check::State::Warning,
                                    tr("Nobody else sends to this link").toStdString(), words});
}

} // namespace leadline::app
