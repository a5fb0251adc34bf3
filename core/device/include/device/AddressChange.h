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

/// Whether `address` may be given to a device; the error says why not. Refused are addresses that
/// belong to no single device (multicast, broadcast, network and loopback addresses) and this
/// computer's own.
[[nodiscard]] base::Status checkAssignable(const link::Ipv4& address,
                                           const std::vector<link::Ipv4Network>& networks);

/// Gives a Ping360 on Ethernet another address. It lists the sonars that answer, refuses an address
/// that is occupied, sends the order, and waits for the sonar to answer at its new address.
///
/// The order goes to the sonar's present address; it is broadcast only if the sonar cannot be
/// reached there and is the only one that answers, so that two sonars never get one address.
class AddressChange : public QObject {
    Q_OBJECT

public:
    struct Request {
        /// The sonar's MAC address in the form of EthernetSonar::mac.
        std::string mac;
        /// Without an address, the sonar gets one by DHCP.
        std::optional<link::Ipv4> address = {};
    };
    /// The sonar as it answers at its new address, or the error that explains why it was not
    /// changed.
    using Done = std::function<void(const base::Result<EthernetSonar>&)>;
    /// Returns the MAC address of the device that has an address on one of this computer's
    /// networks; see link::hardwareAddressOf().
    using Neighbours = std::function<std::optional<std::string>(const link::Ipv4&)>;

    explicit AddressChange(base::Clock& clock, EthernetTools tools = {},
                           Neighbours neighbours = queryNeighbour, QObject* parent = nullptr);
    ~AddressChange() override;

    /// Changes one address at a time: a further start() cancels the one under way. `done` is called
    /// on the event loop within half a minute, and never after stop().
    void start(Request request, Done done);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_done != nullptr; }

private:
    static std::optional<std::string> queryNeighbour(const link::Ipv4& address);

    void onSearchFinished();
    [[nodiscard]] base::Status check(const EthernetSearch::Answer& sonar) const;
    void sendDiscovery();
    void publish();
    void handle(const EthernetSearch::Answer& answer);
    void onVerifyFinished();
    void finish(const base::Result<EthernetSonar>& result);
    [[nodiscard]] std::vector<EthernetSearch::Answer> answersOf(const std::string& mac) const;
    [[nodiscard]] bool isOnlyDevice() const;

    base::Clock& m_clock;
    EthernetTools m_tools;
    Neighbours m_neighbours;
    EthernetSearch m_search;
    Request m_request;
    Done m_done;
    /// The sonar's answer before the change.
    EthernetSearch::Answer m_sonar;
    /// Address to which the order is sent: the sonar's own, or the broadcast address of its
    /// network.
    link::Ipv4 m_destination;
    int m_reported = 0;
    base::Instant m_lastReported;
    base::Timer m_step;
};

} // namespace leadline::device
