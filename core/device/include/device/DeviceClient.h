// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/RequestQueue.h"
#include "ping/Codec.h"
#include "ping/Common.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::device {

/// One device on a link, as its driver addresses it. Frames are sent with source 0, and with
/// destination 0 as long as the device is alone on the link; of two devices each is addressed, and
/// its frames recognised, by its own id.
class DeviceClient {
public:
    using Done = std::function<void(const Outcome&)>;
    struct RequestPolicy {
        base::Duration timeout = std::chrono::milliseconds(500);
        int tries = 3;
        /// Queues the request before the others; see RequestQueue::enqueueFirst().
        bool first = false;
    };

    explicit DeviceClient(RequestQueue& queue, std::optional<std::uint8_t> address = {})
        : m_queue(queue),
          m_address(address)
    {
    }
    ~DeviceClient() { drop(); }
    DeviceClient(const DeviceClient&) = delete;
    DeviceClient& operator=(const DeviceClient&) = delete;

    [[nodiscard]] const std::optional<std::uint8_t>& address() const { return m_address; }
    void setAddress(std::optional<std::uint8_t> address) { m_address = address; }
    [[nodiscard]] bool accepts(const ping::Frame& frame) const
    {
        return !m_address || frame.source == *m_address;
    }
    [[nodiscard]] RequestQueue& queue() { return m_queue; }
    [[nodiscard]] FrameLink& frames() { return m_queue.frames(); }
    [[nodiscard]] const FrameLink& frames() const { return m_queue.frames(); }

    template<ping::WireMessage M>
    [[nodiscard]] std::vector<std::byte> frameOf(const M& message) const
    {
        return ping::encodeFrame(message, 0, m_address.value_or(0));
    }

    /// Requests a message by general_request; the answer is a frame with its id whose payload
    /// decodes.
    template<ping::WireMessage M>
    void get(Done done, RequestPolicy effort)
    {
        ask({.frame = frameOf(ping::common::GeneralRequest{M::id}),
             .about = M::id,
             .isAnswer =
                 [](const ping::Frame& frame) {
                     return frame.messageId == M::id && ping::decodePayload<M>(frame.payload);
                 }},
            std::move(done), effort);
    }
    template<ping::WireMessage M>
    void get(Done done)
    {
        get<M>(std::move(done), RequestPolicy());
    }

    /// Sends a message that the device answers with an ack or a nack.
    template<ping::WireMessage M>
    void send(const M& message, Done done, RequestPolicy effort)
    {
        ask({.frame = frameOf(message),
             .about = M::id,
             .isAnswer = [](const ping::Frame& frame) { return isAckOf(frame, M::id); }},
            std::move(done), effort);
    }

    void ask(Request request, bool first)
    {
        if (first)
            m_queue.enqueueFirst(this, m_address, std::move(request));
        else
            m_queue.ask(this, m_address, std::move(request));
    }
    /// Cancels all unanswered requests of this client; their callbacks are not called.
    void drop() { m_queue.drop(this); }

    [[nodiscard]] static bool isAckOf(const ping::Frame& frame, std::uint16_t id)
    {
        const auto ack = ping::decodePayload<ping::common::Ack>(frame.payload);
        return frame.messageId == ping::common::Ack::id && ack && ack->ackedId == id;
    }

private:
    void ask(Request request, Done done, const RequestPolicy& effort)
    {
        request.timeout = effort.timeout;
        request.tries = effort.tries;
        request.done = std::move(done);
        ask(std::move(request), effort.first);
    }

    RequestQueue& m_queue;
    std::optional<std::uint8_t> m_address;
};

} // namespace leadline::device
