// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Crc32.h"

#include <algorithm>
#include <array>

// Platform branch: x86 has an instruction for carry-less multiplication, with which the CRC is
// several times as fast as with tables.
#if defined(__x86_64__) && defined(__GNUC__)
#define LEADLINE_FOLDED_CRC 1
#include <immintrin.h>
#endif

namespace leadline::io {

namespace {

constexpr std::size_t lanes = 8;
using Table = std::array<std::array<std::uint32_t, 256>, lanes>;

constexpr std::uint32_t polynomial = 0xedb88320;

/// Tables for eight bytes per step: lane n holds the effect of a byte that n more bytes follow.
constexpr Table makeTable()
{
    Table table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1U) ^ ((value & 1U) != 0 ? polynomial : 0U);
        table[0][i] = value;
    }
    for (std::size_t lane = 1; lane < lanes; ++lane)
        for (std::size_t i = 0; i < 256; ++i) {
            const std::uint32_t before = table[lane - 1][i];
            table[lane][i] = (before >> 8U) ^ table[0][before & 0xffU];
        }
    return table;
}

constexpr Table table = makeTable();

std::uint32_t byTables(std::uint32_t state, base::ByteSpan bytes)
{
    std::size_t i = 0;
    for (; i + lanes <= bytes.size(); i += lanes) {
        const std::uint32_t low = base::loadLittle<std::uint32_t>(bytes, i) ^ state;
        const auto high = base::loadLittle<std::uint32_t>(bytes, i + 4);
        state = table[7][low & 0xffU] ^ table[6][(low >> 8U) & 0xffU] ^
                table[5][(low >> 16U) & 0xffU] ^ table[4][low >> 24U] ^ table[3][high & 0xffU] ^
                table[2][(high >> 8U) & 0xffU] ^ table[1][(high >> 16U) & 0xffU] ^
                table[0][high >> 24U];
    }
    for (; i < bytes.size(); ++i)
        state =
            (state >> 8U) ^ table[0][(state ^ std::to_integer<std::uint32_t>(bytes[i])) & 0xffU];
    return state;
}

/// Product of two polynomials modulo that of the CRC. All are bit-reflected, so that the highest
/// bit stands for 1.
constexpr std::uint32_t times(std::uint32_t a, std::uint32_t b)
{
    std::uint32_t product = 0;
    for (std::uint32_t bit = 0x80000000U; bit != 0; bit >>= 1U) {
        product ^= (a & bit) != 0 ? b : 0U;
        b = (b >> 1U) ^ ((b & 1U) != 0 ? polynomial : 0U);
    }
    return product;
}

/// x to the power of 8 * `bytes`, modulo the polynomial.
constexpr std::uint32_t toThePowerOf8(std::uint64_t bytes)
{
    std::uint32_t power = 0x80000000U;
    for (std::uint32_t square = 0x00800000U; bytes != 0; bytes >>= 1U) {
        if ((bytes & 1U) != 0)
            power = times(power, square);
        square = times(square, square);
    }
    return power;
}

#if defined(LEADLINE_FOLDED_CRC)

/// For fewer bytes folding is not faster.
constexpr std::size_t minFolded = 128;
constexpr std::size_t foldedAtOnce = 64;

/// x to the power of `bits` modulo the polynomial, as a reflected factor for _mm_clmulepi64_si128:
/// it represents the bits of a register that precede the others by this distance.
constexpr std::int64_t shiftedBy(int bits)
{
    std::uint32_t value = 0x80000000U;
    for (int i = 0; i < bits; ++i)
        value = (value >> 1U) ^ ((value & 1U) != 0 ? polynomial : 0U);
    return static_cast<std::int64_t>(std::uint64_t{value} << 1U);
}

__attribute__((target("pclmul,sse2"))) __m128i folded(__m128i from, __m128i onto, __m128i factors)
{
    const __m128i low = _mm_clmulepi64_si128(from, factors, 0x00);
    const __m128i high = _mm_clmulepi64_si128(from, factors, 0x11);
    return _mm_xor_si128(_mm_xor_si128(low, high), onto);
}

// Method of Gopal et al., "Fast CRC Computation for Generic Polynomials Using PCLMULQDQ", Intel
// 2009: the leading bytes are multiplied onto those that follow, until 16 bytes with the same CRC
// remain.
__attribute__((target("pclmul,sse2"))) std::uint32_t byFolding(std::uint32_t state,
                                                               base::ByteSpan bytes)
{
    const auto load = [&bytes](std::size_t at) __attribute__((target("pclmul,sse2")))
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data() + at));
    };
    const __m128i far = _mm_set_epi64x(shiftedBy(512 - 32), shiftedBy(512 + 32));
    const __m128i near = _mm_set_epi64x(shiftedBy(128 - 32), shiftedBy(128 + 32));
    __m128i a = _mm_xor_si128(load(0), _mm_cvtsi32_si128(static_cast<int>(state)));
    __m128i b = load(16);
    __m128i c = load(32);
    __m128i d = load(48);
    std::size_t at = foldedAtOnce;
    for (; at + foldedAtOnce <= bytes.size(); at += foldedAtOnce) {
        a = folded(a, load(at), far);
        b = folded(b, load(at + 16), far);
        c = folded(c, load(at + 32), far);
        d = folded(d, load(at + 48), far);
    }
    a = folded(folded(folded(a, b, near), c, near), d, near);
    std::array<std::byte, 16> left{};
    _mm_storeu_si128(reinterpret_cast<__m128i*>(left.data()), a);
    return byTables(byTables(0, left), bytes.subspan(at));
}

bool mayFold()
{
    static const bool may = __builtin_cpu_supports("pclmul");
    return may;
}

#endif

} // namespace

void Crc32::add(base::ByteSpan bytes)
{
#if defined(LEADLINE_FOLDED_CRC)
    if (bytes.size() >= minFolded && mayFold()) {
        m_state = byFolding(m_state, bytes);
        return;
    }
#endif
    m_state = byTables(m_state, bytes);
}

// A CRC is a remainder: that of the leading bytes is multiplied by x to the power of the number of
// bits that follow.
void Crc32::add(const Crc32& following, std::uint64_t length)
{
    m_state = ~(times(toThePowerOf8(length), value()) ^ following.value());
}

std::optional<std::uint32_t> crcOfRange(ForwardView& view, std::uint64_t from, std::uint64_t to)
{
    Crc32 crc;
    return addRange(crc, view, from, to) ? std::optional(crc.value()) : std::nullopt;
}

bool addRange(Crc32& crc, ForwardView& view, std::uint64_t from, std::uint64_t to)
{
    while (from < to) {
        const auto length = std::min<std::uint64_t>(to - from, ForwardView::step);
        const auto bytes = view.at(from, static_cast<std::size_t>(length));
        if (bytes.empty())
            return false;
        crc.add(bytes);
        from += bytes.size();
    }
    return true;
}

} // namespace leadline::io
