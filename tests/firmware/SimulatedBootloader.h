// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace leadline::test {

/// Simulates the bootloader of a Ping360 from its documented packets, without Leadline's codec: its
/// replies, its memory, and its faults.
class SimulatedBootloader {
public:
    using Bytes = std::vector<std::uint8_t>;
    static constexpr std::size_t pages = 86;
    static constexpr std::size_t pageBytes = 1536;

    std::function<void(const Bytes&)> say;
    Bytes version{2, 'C', 2, 1, 2};
    std::array<Bytes, pages> memory;
    Bytes configuration = Bytes(24, 0x11);
    /// In the order of their writing; a page that was filled with FF is negative: -1 is page 0.
    std::vector<int> written;
    bool resets = false;
    bool jumps = false;
    std::uint64_t commands = 0;

    /// It listens no more.
    bool dead = false;
    /// Power fails when so many pages were written.
    std::optional<std::size_t> diesAfterWrites;
    /// A page whose last word does not stay as it was written, and how often.
    std::map<std::size_t, int> worn;
    /// So often the next commands are refused, or not answered.
    int refuses = 0;
    int ignores = 0;
    std::set<std::size_t> refusedPages;

    SimulatedBootloader()
    {
        for (auto& page : memory)
            page.assign(pageBytes, 0x22);
    }
    /// Page 0 has something that could be started.
    [[nodiscard]] bool startsProgram() const
    {
        return std::ranges::any_of(memory[0], [](auto each) { return each != 0xff; });
    }

    void handle(const Bytes& bytes)
    {
        m_heard.insert(m_heard.end(), bytes.begin(), bytes.end());
        while (!dead && takePacket()) {
        }
    }
    /// A reply as it stands on the line.
    [[nodiscard]] static Bytes packet(std::uint8_t id, const Bytes& payload)
    {
        Bytes all{0x5a, id, static_cast<std::uint8_t>(payload.size() & 0xffU),
                  static_cast<std::uint8_t>(payload.size() >> 8U)};
        all.insert(all.end(), payload.begin(), payload.end());
        std::uint8_t sum = 0;
        for (std::size_t i = 1; i < all.size(); ++i)
            sum = static_cast<std::uint8_t>(sum ^ all[i]);
        all.push_back(sum);
        all.push_back(static_cast<std::uint8_t>(0x100U - id));
        all.push_back(0xa5);
        return all;
    }

private:
    bool takePacket()
    {
        while (!m_heard.empty() && m_heard.front() != 0x5a)
            m_heard.erase(m_heard.begin());
        if (m_heard.size() < 7)
            return false;
        const std::size_t length = m_heard[2] + 256U * m_heard[3];
        if (length > 2000) {
            m_heard.erase(m_heard.begin());
            return true;
        }
        if (m_heard.size() < length + 7)
            return false;
        const std::uint8_t id = m_heard[1];
        const Bytes payload(m_heard.begin() + 4,
                            m_heard.begin() + static_cast<std::ptrdiff_t>(4 + length));
        const Bytes whole(m_heard.begin(),
                          m_heard.begin() + static_cast<std::ptrdiff_t>(7 + length));
        if (whole != packet(id, payload)) {
            m_heard.erase(m_heard.begin());
            return true;
        }
        m_heard.erase(m_heard.begin(), m_heard.begin() + static_cast<std::ptrdiff_t>(7 + length));
        execute(id, payload);
        return true;
    }
    void execute(std::uint8_t id, const Bytes& payload)
    {
        ++commands;
        if (ignores > 0) {
            --ignores;
            return;
        }
        if (refuses > 0) {
            --refuses;
            say(packet(0x30, {}));
            return;
        }
        switch (id) {
        case 0x41:
            say(packet(0x33, {0x4d, 0x06}));
            return;
        case 0x48:
            say(packet(0x34, version));
            return;
        case 0x43:
            write(payload);
            return;
        case 0x42:
            read(payload);
            return;
        case 0x44:
            configuration = payload;
            say(packet(0x31, {}));
            return;
        case 0x45:
            resets = true;
            say(packet(0x31, {}));
            return;
        case 0x46:
            jumps = true;
            return;
        default:
            say(packet(0x30, {}));
        }
    }
    [[nodiscard]] static std::size_t pageAt(const Bytes& payload)
    {
        return (payload[0] + 256U * payload[1] + 65536U * payload[2]) / 0x400;
    }
    void write(const Bytes& payload)
    {
        const std::size_t page = pageAt(payload);
        const bool isOk = payload.size() == 4 + pageBytes && page < pages &&
                          !(page >= 1 && page <= 3) && !refusedPages.contains(page);
        if (!isOk) {
            say(packet(0x30, {}));
            return;
        }
        memory[page].assign(payload.begin() + 4, payload.end());
        const bool emptied =
            std::ranges::all_of(memory[page], [](auto each) { return each == 0xff; });
        written.push_back(emptied ? -static_cast<int>(page) - 1 : static_cast<int>(page));
        if (!emptied && worn.contains(page) && worn[page]-- > 0)
            memory[page].back() ^= 1U;
        if (diesAfterWrites && written.size() >= *diesAfterWrites) {
            dead = true;
            return;
        }
        say(packet(0x31, {}));
    }
    /// Each word comes with its bytes in reverse.
    void read(const Bytes& payload) const
    {
        Bytes page = memory[pageAt(payload)];
        for (std::size_t i = 0; i + 2 < page.size(); i += 3)
            std::swap(page[i], page[i + 2]);
        say(packet(0x32, page));
    }

    Bytes m_heard;
};

} // namespace leadline::test
