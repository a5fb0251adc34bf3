// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sha256.h"

#include <algorithm>
#include <bit>
#include <span>

namespace leadline::mavlink {

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> roundConstants = {
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U,
    0xab1c5ed5U, 0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU,
    0x9bdc06a7U, 0xc19bf174U, 0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU,
    0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU, 0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U,
    0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U, 0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU,
    0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U, 0xa2bfe8a1U, 0xa81a664bU,
    0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U, 0x19a4c116U,
    0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U,
    0xc67178f2U};

} // namespace

void Sha256::addBlock(base::ByteSpan block)
{
    std::array<std::uint32_t, 64> words{};
    for (std::size_t i = 0; i < 16; ++i)
        words[i] = base::loadBig<std::uint32_t>(block, 4 * i);
    for (std::size_t i = 16; i < words.size(); ++i) {
        const std::uint32_t early = words[i - 15];
        const std::uint32_t late = words[i - 2];
        words[i] = words[i - 16] + words[i - 7] +
                   (std::rotr(early, 7) ^ std::rotr(early, 18) ^ (early >> 3U)) +
                   (std::rotr(late, 17) ^ std::rotr(late, 19) ^ (late >> 10U));
    }
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t chosen = (e & f) ^ (~e & g);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                    chosen + roundConstants[i] + words[i];
        const std::uint32_t second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const std::array<std::uint32_t, 8> added = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < added.size(); ++i)
        m_state[i] += added[i];
}

void Sha256::add(base::ByteSpan bytes)
{
    while (!bytes.empty()) {
        const std::size_t held = m_size % blockSize;
        const std::size_t taken = std::min(bytes.size(), blockSize - held);
        std::copy_n(bytes.begin(), taken, m_block.begin() + static_cast<std::ptrdiff_t>(held));
        m_size += taken;
        bytes = bytes.subspan(taken);
        if (m_size % blockSize == 0)
            addBlock(m_block);
    }
}

Sha256::Digest Sha256::finish()
{
    const std::uint64_t bits = 8 * m_size;
    constexpr std::array<std::byte, blockSize> padding = {std::byte{0x80}};
    constexpr std::size_t lengthAt = blockSize - sizeof bits;
    add(base::ByteSpan(padding).first(
        (2 * blockSize + lengthAt - 1 - m_size % blockSize) % blockSize + 1));
    std::array<std::byte, sizeof bits> length{};
    base::storeBig(std::span<std::byte>(length), 0, bits);
    add(length);
    Digest digest{};
    for (std::size_t i = 0; i < m_state.size(); ++i)
        base::storeBig(std::span<std::byte>(digest), 4 * i, m_state[i]);
    return digest;
}

} // namespace leadline::mavlink
