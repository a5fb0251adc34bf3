// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Signature.h"

#include "Sha256.h"
#include "mavlink/Frame.h"
#include "mavlink/LinkMessages.h"

#include <algorithm>

namespace leadline::mavlink {

namespace {

constexpr std::size_t timeSize = 6;
constexpr std::size_t hashSize = 6;
constexpr SigningTime latest = (SigningTime{1} << 48U) - 1;
/// One minute in units of 10 µs.
constexpr SigningTime oldestStart = 6'000'000;

std::array<std::byte, hashSize> hashOf(const SigningKey& key, base::ByteSpan frame)
{
    Sha256 sha;
    sha.add(key);
    sha.add(frame);
    const auto digest = sha.finish();
    std::array<std::byte, hashSize> hash{};
    std::copy_n(digest.begin(), hash.size(), hash.begin());
    return hash;
}

} // namespace

SigningTime signingTime(std::chrono::nanoseconds utc)
{
    constexpr std::chrono::seconds start2015(1'420'070'400);
    using Units = std::chrono::duration<std::int64_t, std::ratio<1, 100'000>>;
    const auto units = std::chrono::floor<Units>(utc - start2015).count();
    return std::clamp<SigningTime>(static_cast<SigningTime>(std::max<std::int64_t>(units, 0)), 0,
                                   latest);
}

std::vector<std::byte> Signer::encode(const FrameHeader& header, const MessageInfo& message,
                                      base::ByteSpan payload, SigningTime now)
{
    m_last = std::min(std::max(now, m_last + 1), latest);
    FrameHeader second = header;
    second.version = Version::V2;
    auto bytes = encodeFrame(second, message, payload, signedFlag);
    bytes.push_back(std::byte{m_linkId});
    for (std::size_t i = 0; i < timeSize; ++i)
        bytes.push_back(static_cast<std::byte>(m_last >> (8 * i)));
    base::append(bytes, hashOf(m_key, bytes));
    return bytes;
}

bool isTrusted(Trust trust)
{
    switch (trust) {
    case Trust::Unsigned:
    case Trust::Unverified:
    case Trust::Verified:
    case Trust::Radio:
        return true;
    case Trust::Missing:
    case Trust::Wrong:
    case Trust::Repeated:
    case Trust::Old:
        break;
    }
    return false;
}

std::string_view toString(Trust trust)
{
    switch (trust) {
    case Trust::Unsigned:
    case Trust::Radio:
        return "unsigned";
    case Trust::Unverified:
        return "signed, unverified";
    case Trust::Verified:
        return "signed, verified";
    case Trust::Missing:
        return "not signed, refused";
    case Trust::Wrong:
        return "signed with another key, refused";
    case Trust::Repeated:
        return "signed, sent again, refused";
    case Trust::Old:
        return "signed too long ago, refused";
    }
    return {};
}

Trust SignatureChecker::check(const Frame& frame, SigningTime now)
{
    if (!m_key)
        return frame.isSigned() ? Trust::Unverified : Trust::Unsigned;
    if (!frame.isSigned())
        return frame.messageId() == RadioStatus::id ? Trust::Radio : Trust::Missing;
    const auto bytes = frame.bytes();
    const auto hash = hashOf(*m_key, bytes.first(bytes.size() - hashSize));
    if (!std::ranges::equal(hash, bytes.last(hashSize)))
        return Trust::Wrong;

    const auto signature = bytes.last(signatureSize);
    SigningTime time = 0;
    for (std::size_t i = 0; i < timeSize; ++i)
        time |= std::to_integer<SigningTime>(signature[1 + i]) << (8 * i);
    const Sender sender{frame.sender(), std::to_integer<std::uint8_t>(signature[0])};
    const auto known = m_last.find(sender);
    if (known != m_last.end() && time <= known->second)
        return Trust::Repeated;
    if (known == m_last.end() && time + oldestStart < std::max(now, m_newest))
        return Trust::Old;
    m_last[sender] = time;
    m_newest = std::max(m_newest, time);
    return Trust::Verified;
}

} // namespace leadline::mavlink
