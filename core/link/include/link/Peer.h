// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>
#include <functional>
#include <utility>

namespace leadline::link {

/// A simulated device at the other end of a link, independent of the transport.
class Peer {
public:
    /// Identifies the client to reply to; one number per client endpoint.
    using Client = std::uint32_t;
    /// Sends one message per call; may be called at any time, also within receive().
    using Output = std::function<void(base::ByteSpan bytes, Client to)>;
    /// Current baud rate of the line; 0 if it has none.
    using LineRate = std::function<std::uint32_t()>;

    Peer() = default;
    virtual ~Peer() = default;
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    /// Bytes in pieces of any size. An empty piece is an empty datagram, which requests a break
    /// from a bridge.
    virtual void receive(base::ByteSpan bytes, Client from) = 0;

    virtual void setOutput(Output output) { m_output = std::move(output); }
    virtual void setLineRate(LineRate lineRate) { m_lineRate = std::move(lineRate); }

protected:
    void put(base::ByteSpan bytes, Client to) const
    {
        if (m_output)
            m_output(bytes, to);
    }
    [[nodiscard]] std::uint32_t lineRate() const { return m_lineRate ? m_lineRate() : 0U; }

private:
    Output m_output;
    LineRate m_lineRate;
};

} // namespace leadline::link
