// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ReadSplitter.h"

#include <algorithm>

namespace leadline::test {

void ReadSplitter::frame(std::chrono::milliseconds time, base::ByteSpan bytes)
{
    const std::uint64_t kind = below(100);
    const std::size_t cut = 1 + below(bytes.size() - 1);
    if (kind < 11) {
        // The frame arrives in two reads, the first one slightly earlier.
        base::append(m_waiting, bytes.first(cut));
        write(std::max(time - std::chrono::milliseconds(6), m_lastTime));
        base::append(m_waiting, bytes.subspan(cut));
        write(time);
    } else if (kind < 14) {
        base::append(m_waiting, bytes); // Follows with the next frame.
    } else if (kind < 17) {
        base::append(m_waiting, bytes.first(cut));
        write(time);
        base::append(m_waiting, bytes.subspan(cut)); // Its end follows with the next frame.
    } else {
        base::append(m_waiting, bytes);
        write(time);
    }
    m_lastTime = time;
}

void ReadSplitter::finish()
{
    if (!m_waiting.empty())
        write(m_lastTime);
}

std::uint64_t ReadSplitter::below(std::uint64_t limit)
{
    // Knuth's MMIX generator, whose high bits are more random.
    m_state = m_state * 6364136223846793005U + 1442695040888963407U;
    return (m_state >> 33U) % limit;
}

void ReadSplitter::write(std::chrono::milliseconds time)
{
    m_writer.record(time, m_waiting);
    m_waiting.clear();
}

} // namespace leadline::test
