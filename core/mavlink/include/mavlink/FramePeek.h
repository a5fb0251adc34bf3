// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Frame.h"

#include <optional>

namespace leadline::mavlink {

/// Result of parsing at the beginning of some bytes.
struct FramePeek {
    enum class Kind : std::uint8_t {
        /// A frame of a known message with a valid CRC.
        Frame,
        /// A complete frame of a known message with a wrong CRC.
        BadCrc,
        /// A frame with a valid CRC, but with unsupported incompatibility flags.
        Incompatible,
        /// More bytes are needed.
        Unfinished,
        /// No frame begins here.
        None,
    };
    Kind kind = Kind::None;
    /// Size of the frame in bytes; for Unfinished the bytes needed, as far as known.
    std::size_t size = 0;
    /// The incompatibility flags of an Incompatible frame.
    std::uint8_t flags = 0;
    const MessageInfo* message = nullptr;

    /// A payload longer than the message table's (from a newer dialect) is accepted only with
    /// `inStep`, directly after a valid frame; elsewhere noise would be taken for frames.
    [[nodiscard]] static FramePeek at(base::ByteSpan bytes, bool inStep);
};

/// The frame that is exactly `bytes`; nullopt if it is none.
[[nodiscard]] std::optional<Frame> readFrame(base::ByteSpan bytes);

} // namespace leadline::mavlink
