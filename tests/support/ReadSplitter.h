// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/PingViewerWriter.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace leadline::test {

/// Splits a stream of frames into records as reads of a real port do, so that about a quarter of
/// them are not one whole frame. The same seed gives the same split.
class ReadSplitter {
public:
    ReadSplitter(PingViewerWriter& writer, std::uint64_t seed) : m_writer(writer), m_state(seed) {}

    /// Adds a frame whose last byte arrives at `time`.
    void frame(std::chrono::milliseconds time, base::ByteSpan bytes);
    /// Writes the bytes that are held back for the next frame.
    void finish();

private:
    [[nodiscard]] std::uint64_t below(std::uint64_t limit);
    void write(std::chrono::milliseconds time);

    PingViewerWriter& m_writer;
    std::uint64_t m_state;
    std::vector<std::byte> m_waiting;
    std::chrono::milliseconds m_lastTime{};
};

} // namespace leadline::test
