// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/DiagnosticRun.h"

#include "discovery/DeviceFinderText.h"
#include "engine/EndpointText.h"

namespace leadline::app {

using device::Diagnosis;
using device::Problem;
using device::SearchEndpoint;
using link::LinkUrl;
using Condition = Doctor::Condition;

void DiagnosticRun::check(const LinkUrl& url)
{
    m_checking = endpointKey(url);
    m_doctor.setChecking(true);
    m_discovery.check(url);
}

void DiagnosticRun::take(const LinkUrl& url, const Diagnosis& diagnosis,
                         const SearchEndpoint* endpoint)
{
    m_checked = Checked{endpointKey(url), diagnosis,
                        endpoint ? endpoint->diagnosis.problem : Problem::None};
    m_doctor.setChecking(false);
    m_doctor.checkedNow();
}

void DiagnosticRun::follow(const SearchedEndpoints& endpoints)
{
    if (m_doctor.checking())
        return;
    const SearchEndpoint* endpoint = endpoints.find(m_checking);
    if (endpoint == nullptr || !endpoint->inUse)
        m_checking.clear();
}

void DiagnosticRun::show(const SearchEndpoint& endpoint)
{
    // The result of a check is valid until the search finds a different fault.
    const bool holds =
        isOf(endpointKey(endpoint.url)) && m_checked->before == endpoint.diagnosis.problem;
    Diagnosis shown = holds ? m_checked->diagnosis : endpoint.diagnosis;
    const bool answers = endpoint.state == SearchEndpoint::State::Answering;
    if (shown.title.empty())
        shown.title = base::Message::verbatim(
            tr("%1 is being asked").arg(endpointText(endpoint.url)).toStdString());
    m_doctor.show(endpointText(endpoint.url), shown,
                  shown.problem != Problem::None ? Condition::Fault
                  : answers || holds             ? Condition::Good
                                                 : Condition::Waiting);
}

void DiagnosticRun::show(const LiveSonar& sonar)
{
    const auto url = LinkUrl::parse(sonar.url().toStdString());
    if (!url)
        return;
    const QString key = endpointKey(*url);
    // If the link has opened in the meantime, the cause of its failure is gone.
    if (isOf(key) && !canBeProbedToo(sonar, *url))
        m_checked.reset();
    const bool checked = isOf(key) && !isAnother(sonar);
    Diagnosis shown = checked ? m_checked->diagnosis : diagnosisOf(sonar, *url, m_networks);
    addRemarks(sonar, *url, shown);
    m_doctor.show(endpointText(*url), shown, conditionOf(sonar.state()));
}

void DiagnosticRun::show(LiveVehicle& vehicle)
{
    const auto url = LinkUrl::parse(vehicle.url().toStdString());
    if (url)
        m_doctor.show(endpointText(*url), diagnosisOf(vehicle, *url, m_networks),
                      conditionOf(vehicle));
}

bool canBeProbedToo(const LiveSonar& sonar, const LinkUrl& url)
{
    return sonar.state() == LiveSonar::State::LinkDown ||
           (sonar.state() == LiveSonar::State::Opening && url.kind == LinkUrl::Kind::Udp);
}

} // namespace leadline::app
