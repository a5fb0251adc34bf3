// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>
#include <functional>
#include <utility>

namespace leadline::link {

/// The other end of a link, played by this program: a simulated device. Knows nothing of sockets.
class Peer {
public:
    /// Who asked, so that the answer finds him; one number for each endpoint that is served.
    using Client = std::uint32_t;
    /// What goes out, a message a call; called at any time, receive() included.
    using Output = std::function<void(base::ByteSpan bytes, Client to)>;
    /// The rate at which the line runs now; 0 where a line has none.
    using LineRate = std::function<std::uint32_t()>;

    Peer() = default;
    virtual ~Peer() = default;
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    /// Bytes in pieces of any size. None at all is an empty datagram: the break that a bridge is
    /// asked for.
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
