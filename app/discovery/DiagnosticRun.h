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

/// What the doctor says of one place or connected link: what a check found out there, as long as
/// nothing else is known of it since.
class DiagnosticRun {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::DeviceFinder)

public:
    /// Both outlive this.
    DiagnosticRun(Doctor& doctor, DiscoveryService& searcher)
        : m_doctor(doctor),
          m_searcher(searcher)
    {
    }

    void check(const link::LinkUrl& url);
    /// What the check found out; `place` is what the search says of it, or null.
    void take(const link::LinkUrl& url, const device::Diagnosis& diagnosis,
              const device::SearchEndpoint* place);
    /// The search told of these places: it has the checked one again.
    void follow(const SearchedEndpoints& places);

    /// The place that the search let go of for a check; empty without.
    [[nodiscard]] const QString& place() const { return m_checking; }
    [[nodiscard]] bool isChecking(const QString& key) const
    {
        return m_doctor.checking() && key == m_checking;
    }
    /// The last check was there.
    [[nodiscard]] bool isOf(const QString& key) const { return m_checked && m_checked->key == key; }

    /// Of this computer, as the search sees them.
    void setNetworks(const std::vector<link::Ipv4Network>& networks) { m_networks = networks; }

    void show(const device::SearchEndpoint& place);
    void show(const LiveSonar& sonar);
    void show(LiveVehicle& vehicle);

private:
    struct Checked {
        QString key;
        device::Diagnosis diagnosis;
        /// Of the search, at that time.
        device::Trouble before = device::Trouble::None;
    };

    Doctor& m_doctor;
    DiscoveryService& m_searcher;
    std::vector<link::Ipv4Network> m_networks;
    QString m_checking;
    std::optional<Checked> m_checked;
};

/// Besides the link that is open or wanted; else the program's own link has the port, and what is
/// known of it is what it says.
[[nodiscard]] bool canBeAskedBesides(const LiveSonar& sonar, const link::LinkUrl& url);

} // namespace leadline::app
