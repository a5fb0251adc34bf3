// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "link/Ipv4.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace leadline::link {

/// An unconnected UDP port on one of this computer's addresses, for broadcast discovery.
class DatagramPort {
public:
    /// `bytes` are valid during the call, in which the port may be deleted.
    using Reader = std::function<void(base::ByteSpan bytes, const Ipv4& from)>;

    DatagramPort() = default;
    virtual ~DatagramPort() = default;
    DatagramPort(const DatagramPort&) = delete;
    DatagramPort& operator=(const DatagramPort&) = delete;

    /// `to` is a host or a broadcast address. False if the datagram could not be sent.
    virtual bool send(base::ByteSpan bytes, const Ipv4& to, std::uint16_t port) = 0;
};

/// Returns null if `local` is not an address of this computer.
using DatagramPortMaker = std::function<std::unique_ptr<DatagramPort>(
    const base::Clock&, const Ipv4& local, DatagramPort::Reader)>;

[[nodiscard]] std::unique_ptr<DatagramPort>
openDatagramPort(const base::Clock& clock, const Ipv4& local, DatagramPort::Reader reader);

} // namespace leadline::link
