// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstdint>
#include <string>

namespace leadline::device {

/// Something for the timeline and the recording.
struct DriverEvent {
    enum class Kind : std::uint8_t {
        Connected,
        /// Another one answers on the same link; nothing of the one before is restored.
        AnotherDevice,
        WrongDevice,
        UnknownProtocol,
        /// The link is not open any more; the sentence is the link's.
        LinkDown,
        Lost,
        Regained,
        /// It lost what it was told; that is sent again.
        PowerCycled,
        Standby,
        Scanning,
        /// It scans, and we have not told it to.
        FoundScanning,
        SettingApplied,
        SettingRefused,
        ChangedElsewhere,
        /// Somebody else drives it: we only listen.
        AnotherProgram,
        TakenOver,
        /// A second device id is heard on the link.
        SecondDevice,
        /// It does not do what was preferred; the sentence says what is done instead.
        FellBack,
        /// A nack that has no other place.
        Nack,
        /// ascii_text
        DeviceText,
    };
    Kind kind = Kind::Connected;
    base::Instant at;
    /// One sentence; the device's words where it has some.
    std::string text;
};

} // namespace leadline::device
