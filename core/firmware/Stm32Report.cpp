// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/Stm32Report.h"

#include "base/Ascii.h"

#include <cmath>
#include <optional>

namespace leadline::firmware {

namespace {

/// stm32flash prints no longer lines; more characters of a line are discarded.
constexpr std::size_t maxLineLength = 4096;
constexpr std::size_t maxErrorLength = 200;

bool contains(std::string_view line, std::string_view words)
{
    return line.find(words) != std::string_view::npos;
}

/// Removes the final full stop, so that the text can be part of a sentence.
std::string withoutEnd(std::string_view words)
{
    const auto last = words.find_last_not_of(" .!");
    return std::string(words.substr(0, last == std::string_view::npos ? 0 : last + 1));
}

/// The fraction 0..1 in a text such as `(12.34%)`.
std::optional<double> shareIn(std::string_view line)
{
    const auto begin = line.rfind('(');
    const auto end = line.find("%)", begin == std::string_view::npos ? 0 : begin);
    if (begin == std::string_view::npos || end == std::string_view::npos)
        return std::nullopt;
    const std::string_view digits = line.substr(begin + 1, end - begin - 1);
    // stm32flash does not set a locale, so it always prints a decimal point.
    const auto percent = base::parseNumber<double>(digits);
    const bool isPercent = percent && std::isfinite(*percent) && *percent >= 0 && *percent <= 100;
    return isPercent ? std::optional(*percent / 100) : std::nullopt;
}

} // namespace

std::vector<std::string> stm32Arguments(const std::string& file, const std::string& port,
                                        std::uint32_t baudRate)
{
    return {"-w", file, "-v", "-g", "0x0", "-b", std::to_string(baudRate), port};
}

void Stm32Report::take(std::string_view output)
{
    for (const char c : output) {
        const bool isEnd = c == '\r' || c == '\n';
        if (!isEnd && m_line.size() < maxLineLength)
            m_line += c;
        // The percentage ends with `)` in a line that stm32flash overwrites without ending it.
        if (isEnd || c == ')')
            takeLine(m_line);
        if (isEnd)
            m_line.clear();
    }
}

void Stm32Report::takeLine(std::string_view line)
{
    if (contains(line, "Erasing memory") && m_progress.stage == FlashStage::Contact)
        m_progress = {FlashStage::Erase, 0};
    const bool wrote = contains(line, "Wrote ");
    if (const auto share = wrote ? shareIn(line) : std::nullopt) {
        m_progress = {FlashStage::Write, *share};
        // With -v stm32flash prints this for each block after reading it back.
        m_complete = m_complete || (contains(line, "verified") && *share >= 1);
    }
    if (contains(line, "Starting execution"))
        m_progress = {FlashStage::Restart, m_progress.fraction};
    m_verifyFailed = m_verifyFailed || contains(line, "Failed to verify");
    const bool isTrouble = contains(line, "ailed") || contains(line, "rror") ||
                           contains(line, "ERROR") || contains(line, "NACK") ||
                           contains(line, "timeout");
    if (isTrouble && !line.empty())
        m_error = withoutEnd(line.substr(0, maxErrorLength));
}

base::Status Stm32Report::verdict(bool ended, int exitStatus) const
{
    if (ended && exitStatus == 0 && m_complete && !m_verifyFailed)
        return base::done();
    const base::Message said =
        m_error.empty() ? base::Message() : base::Message("stm32flash says: %1.", m_error);
    if (ended && !touched())
        return base::Error{base::Message("The boot code of the sonar does not answer.") + said};
    const base::Message then(
        "As long as the power stays on its boot code waits: write the file again.");
    if (m_verifyFailed)
        return base::Error{base::Message("What was read back is not what was written.") + said +
                           then};
    // Output that was still buffered is lost when the program is killed.
    if (!ended && !touched())
        return base::Error{
            base::Message("stm32flash was ended before it said whether something was written.") +
            said + base::Message("Leave the power on and write the file again.")};
    if (!ended)
        return base::Error{base::Message("stm32flash ended before the firmware was written.") +
                           then};
    if (exitStatus == 0)
        return base::Error{
            base::Message("stm32flash did not say that all was written and read back.") + said +
            then};
    return base::Error{base::Message("The firmware was not written completely.") + said + then};
}

} // namespace leadline::firmware
