// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "firmware/SimulatedBootloader.h"
#include "link/Pty.h"
#include "ping/Parser.h"
#include "sim/SimulatedDevice.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace leadline::test {

/// A simulated sonar on a pty, with the program that it runs and what is left when that is gone: a
/// Ping360's bootloader, or the boot code of a Ping1D, which is whatever a test puts there.
class BootingSonar {
public:
    enum class Runs { Program, Bootloader, Nothing };

    BootingSonar(ping::DeviceKind kind, base::Clock& clock, sim::Firmware firmware)
        : m_kind(kind),
          m_clock(clock),
          m_pty(clock)
    {
        if (!m_pty.open().ok())
            qFatal("There is no pty.");
        QObject::connect(&m_pty, &link::Pty::received, &m_pty,
                         [this](base::ByteSpan bytes) { handle(bytes); });
        bootloader.say = [this](const SimulatedBootloader::Bytes& bytes) {
            m_pty.write(std::as_bytes(std::span(bytes)));
        };
        startProgram(firmware);
    }

    [[nodiscard]] const std::string& port() const { return m_pty.path(); }
    [[nodiscard]] QString url() const
    {
        return QString::fromStdString("serial:" + port() +
                                      "?device=" + std::string(link::deviceName(m_kind)));
    }
    [[nodiscard]] Runs runs() const { return m_runs; }
    /// What it ran when it was told to leave it.
    int left = 0;
    /// That it will run after the bootloader's reset.
    sim::Firmware next{};
    /// That its program says instead of its own.
    std::optional<std::uint8_t> revision;
    /// Hears what comes when its boot code runs, and answers with say().
    std::function<void(base::ByteSpan)> bootCode;
    SimulatedBootloader bootloader;

    void say(base::ByteSpan bytes) { m_pty.write(bytes); }
    void startProgram(sim::Firmware firmware)
    {
        m_runs = Runs::Program;
        bootloader.resets = false;
        m_frames = std::make_unique<ping::Parser>();
        m_program = std::move(*sim::makeDevice(m_kind, m_clock,
                                               std::make_shared<const sim::World>(1, m_clock.now()),
                                               {.firmware = firmware}));
        m_program->setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            if (m_runs == Runs::Program)
                m_pty.write(revised(bytes));
        });
        m_program->setLineRate([this] { return m_pty.baudRate(); });
    }
    /// Another one at the same adapter.
    void replaceBy(ping::DeviceKind kind, sim::Firmware firmware)
    {
        m_kind = kind;
        startProgram(firmware);
    }
    /// Its program is gone; the power comes again later.
    void losePower() { m_runs = Runs::Nothing; }
    void getPower()
    {
        bootloader.dead = false;
        bootloader.diesAfterWrites.reset();
        m_runs = Runs::Bootloader;
    }

private:
    /// device_information (4): the revision is its second byte, the sum of all stands at its end.
    [[nodiscard]] std::vector<std::byte> revised(base::ByteSpan bytes) const
    {
        std::vector<std::byte> all(bytes.begin(), bytes.end());
        if (!revision || all.size() != 16 || all[4] != std::byte{4} || all[5] != std::byte{0})
            return all;
        all[9] = std::byte{*revision};
        unsigned sum = 0;
        for (std::size_t i = 0; i < 14; ++i)
            sum += std::to_integer<unsigned>(all[i]);
        all[14] = static_cast<std::byte>(sum & 0xffU);
        all[15] = static_cast<std::byte>(sum >> 8U);
        return all;
    }
    void handle(base::ByteSpan bytes)
    {
        if (m_runs == Runs::Program) {
            base::ByteSpan rest = bytes;
            m_program->receive(bytes, 0);
            while (const auto frame = m_frames->next(rest))
                if (frame->messageId == 1100 || frame->messageId == 2600)
                    leaveProgram();
        } else if (m_runs == Runs::Bootloader && m_kind == ping::Family::Ping360) {
            SimulatedBootloader::Bytes copy;
            for (const std::byte each : bytes)
                copy.push_back(std::to_integer<std::uint8_t>(each));
            bootloader.handle(copy);
            if (bootloader.resets)
                startProgram(next);
        } else if (m_runs == Runs::Bootloader && bootCode) {
            bootCode(bytes);
        }
    }
    void leaveProgram()
    {
        ++left;
        m_runs = Runs::Bootloader;
    }

    ping::DeviceKind m_kind;
    base::Clock& m_clock;
    link::Pty m_pty;
    Runs m_runs = Runs::Nothing;
    std::unique_ptr<ping::Parser> m_frames;
    std::unique_ptr<sim::FaultyLine> m_program;
};

} // namespace leadline::test
