// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "firmware/FlashProgress.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::firmware {

/// The rates at which the boot code of a Ping1D or Ping2 can be spoken to; the second as a rule.
inline constexpr std::uint32_t stm32Rates[] = {57600, 115200, 230400};

/// Of the program stm32flash, to write that file through that port, read it back and start it.
[[nodiscard]] std::vector<std::string>
stm32Arguments(const std::string& file, const std::string& port, std::uint32_t baudRate);

/// What stm32flash says while it writes and reads back, and what that means in the end.
class Stm32Report {
public:
    /// The next bytes of its output, cut anywhere.
    void take(std::string_view output);
    [[nodiscard]] FlashProgress progress() const { return m_progress; }
    /// It has said that it begins to change the sonar's memory. It keeps its words for a while:
    /// as long as it runs, it may have begun.
    [[nodiscard]] bool touched() const { return m_progress.stage != FlashStage::Contact; }
    /// When it has ended, with that exit status, or by a signal (`ended` is false). It has done its
    /// work only if it said so of every byte. Nothing of what is left, if nothing was touched.
    [[nodiscard]] base::Status verdict(bool ended, int exitStatus) const;

private:
    void takeLine(std::string_view line);

    std::string m_line;
    FlashProgress m_progress;
    bool m_complete = false;
    bool m_verifyFailed = false;
    /// Its newest words about what went wrong.
    std::string m_trouble;
};

} // namespace leadline::firmware
