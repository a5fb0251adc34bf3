// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Frame.h"

#include <optional>

namespace leadline::mavlink {

/// What stands at the front of some bytes.
struct FramePeek {
    enum class Kind : std::uint8_t {
        /// A frame of a known message whose CRC holds.
        Frame,
        /// All of a known message's frame is there, but its CRC fails.
        BadCrc,
        /// A frame whose CRC holds, in a form that this program must not read.
        Incompatible,
        /// More bytes are needed to tell.
        Unfinished,
        /// No frame begins here.
        None,
    };
    Kind kind = Kind::None;
    /// Of the frame; for Unfinished how many bytes are needed, as far as that is known.
    std::size_t size = 0;
    /// The incompatibility flags of an Incompatible frame.
    std::uint8_t flags = 0;
    const MessageInfo* message = nullptr;

    /// A longer payload than the table knows (a newer dialect) is taken only with `inStep`,
    /// directly behind a good frame: anywhere else it makes frames out of noise.
    [[nodiscard]] static FramePeek at(base::ByteSpan bytes, bool inStep);
};

/// The frame that fills `bytes`; nullopt when they are none.
[[nodiscard]] std::optional<Frame> readFrame(base::ByteSpan bytes);

} // namespace leadline::mavlink
