// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/DiagnosticRun.h"

#include "discovery/DeviceFinderText.h"
#include "engine/EndpointText.h"

namespace leadline::app {

using device::Diagnosis;
using device::SearchEndpoint;
using device::Trouble;
using link::LinkUrl;
using Mood = Doctor::Mood;

void DiagnosticRun::check(const LinkUrl& url)
{
    m_checking = placeKey(url);
    m_doctor.setChecking(true);
    m_searcher.check(url);
}

void DiagnosticRun::take(const LinkUrl& url, const Diagnosis& diagnosis,
                         const SearchEndpoint* place)
{
    m_checked = Checked{placeKey(url), diagnosis, place ? place->diagnosis.trouble : Trouble::None};
    m_doctor.setChecking(false);
    m_doctor.checkedNow();
}

void DiagnosticRun::follow(const SearchedEndpoints& places)
{
    if (m_doctor.checking())
        return;
    const SearchEndpoint* place = places.find(m_checking);
    if (place == nullptr || !place->inUse)
        m_checking.clear();
}

void DiagnosticRun::show(const SearchEndpoint& place)
{
    // The result of a check is valid until the search finds a different fault.
    const bool holds = isOf(placeKey(place.url)) && m_checked->before == place.diagnosis.trouble;
    Diagnosis shown = holds ? m_checked->diagnosis : place.diagnosis;
    const bool answers = place.state == SearchEndpoint::State::Answers;
    if (shown.title.empty())
        shown.title = tr("%1 is being asked").arg(placeName(place.url)).toStdString();
    m_doctor.show(placeName(place.url), shown,
                  shown.trouble != Trouble::None ? Mood::Fault
                  : answers || holds             ? Mood::Well
                                                 : Mood::Waits);
}

void DiagnosticRun::show(const LiveSonar& sonar)
{
    const auto url = LinkUrl::parse(sonar.url().toStdString());
    if (!url)
        return;
    const QString key = placeKey(*url);
    // If the link has opened in the meantime, the cause of its failure is gone.
    if (isOf(key) && !canBeAskedBesides(sonar, *url))
        m_checked.reset();
    const bool checked = isOf(key) && !isAnother(sonar);
    Diagnosis shown = checked ? m_checked->diagnosis : diagnosisOf(sonar, *url, m_networks);
    addRemarks(sonar, *url, shown);
    m_doctor.show(placeName(*url), shown, moodOf(sonar.state()));
}

void DiagnosticRun::show(LiveVehicle& vehicle)
{
    const auto url = LinkUrl::parse(vehicle.url().toStdString());
    if (url)
        m_doctor.show(placeName(*url), diagnosisOf(vehicle, *url, m_networks), moodOf(vehicle));
}

bool canBeAskedBesides(const LiveSonar& sonar, const LinkUrl& url)
{
    return sonar.state() == LiveSonar::State::LinkDown ||
           (sonar.state() == LiveSonar::State::Opening && url.kind == LinkUrl::Kind::Udp);
}

} // namespace leadline::app
