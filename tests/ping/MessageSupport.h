// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Message.h"
#include "ping/cerulean/Swath.h"

#include <QByteArray>

#include <cmath>
#include <deque>
#include <random>
#include <string>
#include <vector>

namespace testsupport {

using Bytes = std::vector<std::byte>;

inline Bytes fromHex(const char* hex)
{
    const QByteArray raw = QByteArray::fromHex(hex);
    const auto* data = reinterpret_cast<const std::byte*>(raw.constData());
    return {data, data + raw.size()};
}

/// Decodes the frame `hex`, checks that it is `expected`, and encodes it to the same bytes.
template<class M>
bool standsFor(const char* hex, const M& expected, std::uint8_t source = 0,
               std::uint8_t destination = 0)
{
    using leadline::ping::operator==;
    const Bytes bytes = fromHex(hex);
    const leadline::ping::Frame frame = leadline::ping::viewFrame(bytes);
    const auto decoded = leadline::ping::decodePayload<M>(frame.payload);
    return frame.messageId == M::id && frame.source == source && decoded && *decoded == expected &&
           leadline::ping::encodeFrame(expected, source, destination) == bytes;
}

/// True if the frame `hex` is in one of the family's tables and is encoded to the same bytes.
inline bool encodesBack(leadline::ping::Family family, const char* hex)
{
    const Bytes bytes = fromHex(hex);
    const leadline::ping::Frame frame = leadline::ping::viewFrame(bytes);
    const leadline::ping::Message message = leadline::ping::decode(family, frame);
    return !std::holds_alternative<leadline::ping::RawMessage>(message) &&
           encodeFrame(message, frame.source, frame.destination) == bytes;
}

/// True to a tenth of a millimetre.
inline bool isAt(const leadline::ping::Sounding& sounding, double yM, double zM)
{
    return std::abs(sounding.yM - yM) < 1e-4 && std::abs(sounding.zM - zM) < 1e-4;
}

/// Calls `body` with a default-made message of every type in the table.
template<class... Ms>
void forEachMessage(leadline::ping::MessageList<Ms...>, auto&& body)
{
    (body(Ms{}), ...);
}

/// Every message of every table, with the family whose table it is in.
void forEveryMessage(auto&& body)
{
    using leadline::ping::Family;
    forEachMessage(leadline::ping::common::Messages{}, [&](auto m) { body(Family::Unknown, m); });
    forEachMessage(leadline::ping::ping1d::Messages{}, [&](auto m) { body(Family::Ping1D, m); });
    forEachMessage(leadline::ping::ping360::Messages{}, [&](auto m) { body(Family::Ping360, m); });
    forEachMessage(leadline::ping::s500::Messages{}, [&](auto m) { body(Family::S500, m); });
    forEachMessage(leadline::ping::omniscan450::Messages{},
                   [&](auto m) { body(Family::Omniscan450, m); });
    forEachMessage(leadline::ping::surveyor240::Messages{},
                   [&](auto m) { body(Family::Surveyor240, m); });
    forEachMessage(leadline::ping::omniscan3d::Messages{},
                   [&](auto m) { body(Family::Omniscan3D, m); });
    forEachMessage(leadline::ping::xtf::Messages{}, [&](auto m) { body(Family::Xtf, m); });
}

/// Fills messages with random values and keeps what their views show.
class RandomFields {
public:
    explicit RandomFields(unsigned seed) : m_random(seed) {}

    template<class M>
    void fill(M& message)
    {
        M::fields([&](const leadline::ping::Field&, auto member) { fillField(message.*member); });
        if constexpr (requires { M::itemCount; })
            fillItems(message);
        if constexpr (!leadline::ping::detail::endsWithNul<M>())
            M::fields([&](const leadline::ping::Field&, auto member) {
                message.*member = m_texts.emplace_back(std::string(message.*member) + '.');
            });
    }

private:
    template<class T>
    void fillField(T& value)
    {
        value = static_cast<T>(m_random());
    }
    void fillField(leadline::ping::BytesView& value)
    {
        auto& bytes = m_bytes.emplace_back(m_random() % 1300);
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(m_random());
        value = bytes;
    }
    void fillField(leadline::ping::RestView&) {}
    template<class M>
    void fillItems(M& message)
    {
        message.*M::itemCount = static_cast<std::uint16_t>(m_random() % 40);
        const std::size_t itemSize = M::itemFormat(leadline::ping::encodePayload(message)).size();
        leadline::ping::BytesView bytes;
        fillField(bytes);
        m_bytes.back().resize(message.*M::itemCount * itemSize, 7);
        M::fields([&]<class Pointer>(const leadline::ping::Field&, Pointer member) {
            if constexpr (std::is_same_v<Pointer, leadline::ping::RestView M::*>)
                message.*member =
                    leadline::ping::viewItems(std::as_bytes(std::span(m_bytes.back())), itemSize);
        });
    }
    /// Any bytes, NULs among them, also at the end.
    void fillField(std::string_view& value)
    {
        auto& text = m_texts.emplace_back(m_random() % 80, '\0');
        for (auto& character : text)
            character = static_cast<char>(m_random() % 5 == 0 ? 0 : m_random());
        value = text;
    }

    std::mt19937 m_random;
    std::deque<std::vector<std::uint8_t>> m_bytes;
    std::deque<std::string> m_texts;
};

} // namespace testsupport
