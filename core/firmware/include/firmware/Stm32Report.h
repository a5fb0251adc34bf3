// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "firmware/FlashProgress.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::firmware {

/// Baud rates at which the boot code of a Ping1D or Ping2 can be addressed; 115200 is the default.
inline constexpr std::uint32_t stm32Rates[] = {57600, 115200, 230400};

/// Arguments for the program stm32flash to write the file through the port, verify it and start it.
[[nodiscard]] std::vector<std::string>
stm32Arguments(const std::string& file, const std::string& port, std::uint32_t baudRate);

/// Interprets the output of stm32flash.
class Stm32Report {
public:
    /// Parses the next bytes of output, split anywhere.
    void take(std::string_view output);
    [[nodiscard]] FlashProgress progress() const { return m_progress; }
    /// True once the output says that memory is being changed. Output is buffered, so memory may
    /// have been changed already while this is false and the program runs.
    [[nodiscard]] bool touched() const { return m_progress.stage != FlashStage::Contact; }
    /// Result after stm32flash exited with `exitStatus`, or was killed by a signal (`ended` is
    /// false). Success requires that it reported all bytes written and verified. If nothing was
    /// touched, the error does not mention the sonar's state.
    [[nodiscard]] base::Status verdict(bool ended, int exitStatus) const;

private:
    void takeLine(std::string_view line);

    std::string m_line;
    FlashProgress m_progress;
    bool m_complete = false;
    bool m_verifyFailed = false;
    /// The latest error text in the output.
    std::string m_error;
};

} // namespace leadline::firmware
