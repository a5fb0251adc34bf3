// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "link/Ipv4.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace leadline::link {

/// A UDP port of one of this computer's addresses, which speaks with anybody there: for questions
/// that a whole network is asked.
class DatagramPort {
public:
    /// The bytes live as long as the call, from within which the port may be deleted.
    using Reader = std::function<void(base::ByteSpan bytes, const Ipv4& from)>;

    DatagramPort() = default;
    virtual ~DatagramPort() = default;
    DatagramPort(const DatagramPort&) = delete;
    DatagramPort& operator=(const DatagramPort&) = delete;

    /// To a host or a network's broadcast address. False if it could not be sent.
    virtual bool send(base::ByteSpan bytes, const Ipv4& to, std::uint16_t port) = 0;
};

/// null if the address is not this computer's.
using DatagramPortMaker = std::function<std::unique_ptr<DatagramPort>(
    const base::Clock&, const Ipv4& local, DatagramPort::Reader)>;

[[nodiscard]] std::unique_ptr<DatagramPort>
openDatagramPort(const base::Clock& clock, const Ipv4& local, DatagramPort::Reader reader);

} // namespace leadline::link
