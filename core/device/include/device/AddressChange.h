// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Result.h"
#include "base/Timer.h"
#include "device/EthernetSearch.h"
#include "device/EthernetSonar.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace leadline::device {

/// Whether an address may be given to a device; the error says why not. Refused are addresses that
/// belong to no single device, this computer's own, and those of the networks' own use.
[[nodiscard]] base::Status mayBeGiven(const link::Ipv4& address,
                                      const std::vector<link::Ipv4Network>& networks);

/// Gives a Ping360 on Ethernet another address: looks who is there, refuses what is occupied, tells
/// this one sonar, and looks again. The order goes to its present address; to all of the network
/// only if it cannot be reached there and is the only one that answers. Two sonars
/// never get one address.
class AddressChange : public QObject {
    Q_OBJECT

public:
    struct Request {
        /// Of the sonar, as it answered.
        std::string mac;
        /// Without one it gets its address by DHCP.
        std::optional<link::Ipv4> address = {};
    };
    /// The sonar as it answers now, or why that was not done, or what happened instead.
    using Done = std::function<void(const base::Result<EthernetSonar>&)>;
    /// Who has an address of our networks; see link::hardwareAddressOf().
    using Neighbours = std::function<std::optional<std::string>(const link::Ipv4&)>;

    explicit AddressChange(base::Clock& clock, EthernetTools tools = {},
                           Neighbours neighbours = askNeighbours, QObject* parent = nullptr);
    ~AddressChange() override;

    /// One at a time; `done` comes later, within half a minute, and not after stop().
    void start(Request request, Done done);
    void stop();
    [[nodiscard]] bool isUnderWay() const { return m_done != nullptr; }

private:
    static std::optional<std::string> askNeighbours(const link::Ipv4& address);

    void lookedAround();
    [[nodiscard]] base::Status check(const EthernetSearch::Answer& sonar) const;
    void askWhoIsThere();
    void publish();
    void handle(const EthernetSearch::Answer& answer);
    void lookedAgain();
    void finish(const base::Result<EthernetSonar>& result);
    [[nodiscard]] std::vector<EthernetSearch::Answer> answersOf(const std::string& mac) const;
    [[nodiscard]] bool isTheOnlyOne() const;

    base::Clock& m_clock;
    EthernetTools m_tools;
    Neighbours m_neighbours;
    EthernetSearch m_search;
    Request m_request;
    Done m_done;
    /// As it was found.
    EthernetSearch::Answer m_sonar;
    /// Where it is told.
    link::Ipv4 m_destination;
    int m_reported = 0;
    base::Instant m_lastReported;
    base::Timer m_step;
};

} // namespace leadline::device
