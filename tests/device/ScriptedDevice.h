// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/RequestQueue.h"
#include "link/SimLink.h"
#include "ping/Message.h"
#include "ping/Parser.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace leadline::test {

/// The other end of a link, which does what the test says.
class ScriptedDevice : public link::Peer {
public:
    void receive(base::ByteSpan bytes, Client) override
    {
        if (bytes.empty())
            ++breaks;
        while (const auto frame = m_parser.next(bytes)) {
            heard.emplace_back(frame->bytes.begin(), frame->bytes.end());
            if (answer)
                answer(*frame);
        }
    }
    template<class M>
    void say(const M& message, std::uint8_t source = 1)
    {
        sayBytes(ping::encodeFrame(message, source));
    }
    void sayBytes(base::ByteSpan bytes) { put(bytes, 0); }

    /// What it was asked for by the newest requests, in their order.
    [[nodiscard]] std::vector<int> asked() const
    {
        std::vector<int> ids;
        for (const auto& each : heard) {
            const ping::Frame frame = ping::viewFrame(each);
            const auto request = ping::decodePayload<ping::common::GeneralRequest>(frame.payload);
            if (frame.messageId == ping::common::GeneralRequest::id && request)
                ids.push_back(request->requestedId);
            else
                ids.push_back(frame.messageId);
        }
        return ids;
    }

    std::function<void(const ping::Frame&)> answer;
    std::vector<std::vector<std::byte>> heard;
    int breaks = 0;

private:
    ping::Parser m_parser;
};

/// The id that a general_request asks for, else 0.
inline int requestedBy(const ping::Frame& frame)
{
    const auto request = ping::decodePayload<ping::common::GeneralRequest>(frame.payload);
    return frame.messageId == ping::common::GeneralRequest::id && request ? request->requestedId
                                                                          : 0;
}

/// A scripted device on an open link, and what a driver needs to speak to it.
struct ScriptedLink {
    base::FakeClock clock;
    ScriptedDevice* device;
    link::SimLink link;
    device::FrameLink frames{link, clock};
    device::RequestQueue queue{frames, clock};

    ScriptedLink() : ScriptedLink(std::make_unique<ScriptedDevice>()) {}

private:
    explicit ScriptedLink(std::unique_ptr<ScriptedDevice> made)
        : device(made.get()),
          link(*link::LinkUrl::parse("sim:ping1d"), clock, std::move(made))
    {
        link.open();
    }
};

} // namespace leadline::test
