// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/DeviceNotes.h"
#include "log/Log.h"
#include "ping/Frame.h"

#include <optional>

namespace leadline::app {

/// In which speeds of sound a device's ranges were given, and when the recording is to be told of
/// another one: a part of it that begins later has to know what the device said before.
class DeviceSpeeds {
public:
    [[nodiscard]] bool isEmpty() const { return m_all.empty(); }
    [[nodiscard]] const log::SoundSpeeds& all() const { return m_all; }

    /// From `utc` on; 0: from the beginning. False where it is the newest already.
    bool add(double metresPerSecond, std::chrono::nanoseconds utc);
    /// There is one of which the recording knows nothing, and it was not told just now. Whoever
    /// asks tells it.
    [[nodiscard]] bool areDue(log::Time now);
    /// The recording was told of all of them.
    void told() { m_untold = false; }

private:
    log::SoundSpeeds m_all;
    std::optional<log::Time> m_toldAt;
    bool m_untold = false;
};

/// What a Ping1D says of it in its speed_of_sound (m/s); nullopt for another message, or where it
/// is no speed of sound in water.
[[nodiscard]] std::optional<double> soundSpeedSaid(const ping::Frame& frame);

} // namespace leadline::app
