// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace leadline::test {

/// The boot code in a processor as Ping1D and Ping2 have it (STM32F303xE), as far as stm32flash
/// needs it: the commands of ST's application note AN3155.
class SimulatedBootRom {
public:
    using Bytes = std::vector<std::uint8_t>;

    std::function<void(const Bytes&)> say;
    std::map<std::uint32_t, std::uint8_t> memory;
    /// Where it was told to go on.
    std::vector<std::uint32_t> started;
    int erasures = 0;
    /// A byte that does not stay as it was written.
    std::uint32_t wornAddress = 0;

    void handle(std::uint8_t byte)
    {
        m_heard.push_back(byte);
        if (m_heard.size() == 1 && byte == 0x7f && !m_command) { // the rate of the line
            m_heard.clear();
            ack();
            return;
        }
        if (m_command)
            continueCommand();
        else if (m_heard.size() == 2)
            beginCommand();
    }

private:
    void ack() { say({0x79}); }
    void nack()
    {
        m_command = 0;
        m_heard.clear();
        say({0x1f});
    }
    void finish()
    {
        m_command = 0;
        m_step = 0;
        m_heard.clear();
    }
    void beginCommand()
    {
        const std::uint8_t command = m_heard[0];
        if ((command ^ m_heard[1]) != 0xff) {
            nack();
            return;
        }
        m_heard.clear();
        m_step = 0;
        switch (command) {
        case 0x00: // Get
            say({0x79, 11, 0x31, 0x00, 0x01, 0x02, 0x11, 0x21, 0x31, 0x44, 0x63, 0x73, 0x82, 0x92,
                 0x79});
            return;
        case 0x01: // Get version
            say({0x79, 0x31, 0x00, 0x00, 0x79});
            return;
        case 0x02: // Get id
            say({0x79, 1, 0x04, 0x46, 0x79});
            return;
        case 0x11:
        case 0x21:
        case 0x31:
        case 0x44:
            m_command = command;
            ack();
            return;
        default:
            nack();
        }
    }
    /// Address and sum; true once it is there.
    bool takeAddress()
    {
        if (m_heard.size() < 5)
            return false;
        m_address = 0;
        for (int i = 0; i < 4; ++i)
            m_address = m_address << 8U | m_heard[static_cast<std::size_t>(i)];
        m_heard.clear();
        m_step = 1;
        ack();
        return true;
    }
    void continueCommand()
    {
        if (m_command == 0x44) {
            erase();
            return;
        }
        if (m_step == 0) {
            if (takeAddress() && m_command == 0x21) {
                started.push_back(m_address);
                finish();
            }
            return;
        }
        if (m_command == 0x11 && m_heard.size() == 2) {
            Bytes answer{0x79};
            for (std::uint32_t i = 0; i <= m_heard[0]; ++i) {
                const auto found = memory.find(m_address + i);
                answer.push_back(found == memory.end() ? 0xff : found->second);
            }
            finish();
            say(answer);
        } else if (m_command == 0x31 && m_heard.size() == m_heard[0] + 3U) {
            for (std::uint32_t i = 0; i <= m_heard[0]; ++i)
                memory[m_address + i] = m_heard[i + 1];
            if (wornAddress >= m_address && wornAddress <= m_address + m_heard[0])
                memory[wornAddress] ^= 1U;
            finish();
            ack();
        }
    }
    void erase()
    {
        if (m_heard.size() < 3)
            return;
        const unsigned count = m_heard[0] * 256U + m_heard[1];
        const std::size_t all = count >= 0xfff0 ? 3 : 2 + (count + 1) * 2 + 1;
        if (m_heard.size() < all)
            return;
        ++erasures;
        memory.clear();
        finish();
        ack();
    }

    Bytes m_heard;
    std::uint8_t m_command = 0;
    int m_step = 0;
    std::uint32_t m_address = 0;
};

} // namespace leadline::test
