// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSonar.h"
#include "devices/LiveVehicle.h"
#include "discovery/DiscoveryService.h"
#include "discovery/Doctor.h"
#include "discovery/SearchedEndpoints.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace leadline::app {

/// Shows the doctor's diagnosis of one endpoint or connected link: the result of a check, until
/// newer information replaces it.
class DiagnosticRun {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::DeviceFinder)

public:
    /// Both arguments must outlive this object.
    DiagnosticRun(Doctor& doctor, DiscoveryService& searcher)
        : m_doctor(doctor),
          m_discovery(searcher)
    {
    }

    void check(const link::LinkUrl& url);
    /// Takes the result of a check; `place` is the search's entry for that endpoint, or null.
    void take(const link::LinkUrl& url, const device::Diagnosis& diagnosis,
              const device::SearchEndpoint* endpoint);
    /// Takes new results of the search, which may include the checked endpoint again.
    void follow(const SearchedEndpoints& endpoints);

    /// Key of the endpoint that the search has released for a running check; empty without one.
    [[nodiscard]] const QString& endpoint() const { return m_checking; }
    [[nodiscard]] bool isChecking(const QString& key) const
    {
        return m_doctor.checking() && key == m_checking;
    }
    /// The last check was of the endpoint `key`.
    [[nodiscard]] bool isOf(const QString& key) const { return m_checked && m_checked->key == key; }

    /// Sets the networks of this computer.
    void setNetworks(const std::vector<link::Ipv4Network>& networks) { m_networks = networks; }

    void show(const device::SearchEndpoint& endpoint);
    void show(const LiveSonar& sonar);
    void show(LiveVehicle& vehicle);

private:
    struct Checked {
        QString key;
        device::Diagnosis diagnosis;
        /// What the search had reported when the check began.
        device::Problem before = device::Problem::None;
    };

    Doctor& m_doctor;
    DiscoveryService& m_discovery;
    std::vector<link::Ipv4Network> m_networks;
    QString m_checking;
    std::optional<Checked> m_checked;
};

/// A check can probe the endpoint beside the sonar's own link: that is down, or is a UDP link that
/// is still being opened. Else the link itself has the port, and its state is the only source.
[[nodiscard]] bool canBeProbedToo(const LiveSonar& sonar, const link::LinkUrl& url);

} // namespace leadline::app
