// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/Ping360Flasher.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace leadline::firmware {

namespace {

using namespace std::chrono_literals;

/// Repetition keeps one garbled packet from aborting the update; writing a page again is harmless.
constexpr int maxTries = 3;
/// The only bootloader version whose packets are known.
constexpr std::array<std::byte, 3> knownVersion{std::byte{2}, std::byte{1}, std::byte{2}};
constexpr std::byte ping360Type{2};

base::Duration timeoutFor(BootId ask)
{
    switch (ask) {
    case BootId::WriteMemory:
        return 500ms;
    case BootId::ReadMemory:
        return 5s;
    default:
        return 750ms;
    }
}

BootId answerTo(BootId ask)
{
    switch (ask) {
    case BootId::ReadDeviceId:
        return BootId::DeviceId;
    case BootId::ReadVersion:
        return BootId::Version;
    case BootId::ReadMemory:
        return BootId::Memory;
    default:
        return BootId::Ack;
    }
}

/// Converts a page as it was read back to the byte order in which words are written.
std::vector<std::byte> turned(base::ByteSpan words)
{
    std::vector<std::byte> bytes(words.begin(), words.end());
    for (std::size_t at = 0; at + Ping360Program::wordBytes <= bytes.size();
         at += Ping360Program::wordBytes)
        std::swap(bytes[at], bytes[at + 2]);
    return bytes;
}

constexpr base::Message::Template
    staysInCharge("Its bootloader is waiting: leave the power on and write the file again.");
/// Appended when page 0 may hold something, while it is unknown whether the rest of the program is
/// complete.
constexpr base::Message::Template mayStart(
    "Leave the power on and write the file again: switched off and on, the Ping360 may start "
    "firmware that is not complete.");

} // namespace

Ping360Flasher::Ping360Flasher(Ping360Program program, base::Clock& clock, Calls calls,
                               base::Duration contact)
    : m_program(std::move(program)),
      m_clock(clock),
      m_calls(std::move(calls)),
      m_contact(contact),
      m_timeout(clock)
{
    m_steps.push_back({FlashStage::Contact, BootId::ReadDeviceId});
    m_steps.push_back({FlashStage::Contact, BootId::ReadVersion});
    const auto pages = Ping360Program::writtenPages();
    m_steps.push_back({FlashStage::Erase, BootId::WriteMemory, 0});
    for (const std::size_t page : pages)
        if (page != 0)
            m_steps.push_back({FlashStage::Erase, BootId::WriteMemory, page});
    for (const std::size_t page : pages)
        m_steps.push_back({FlashStage::Write, BootId::WriteMemory, page});
    for (const std::size_t page : pages)
        m_steps.push_back({FlashStage::Verify, BootId::ReadMemory, page});
    m_steps.push_back({FlashStage::Restart, BootId::WriteConfiguration});
    m_steps.push_back({FlashStage::Restart, BootId::Reset});
}

void Ping360Flasher::start()
{
    m_contactUntil = m_clock.now() + m_contact;
    report();
    ask();
}

void Ping360Flasher::ask()
{
    m_tries = 1;
    sendStep();
    m_timeout.after(timeoutFor(step().ask), [this] { unanswered(false); });
}

void Ping360Flasher::sendStep()
{
    const Step& now = step();
    // Sending a write to page 0 makes its content uncertain, whether the write succeeds or not.
    m_emptied = m_emptied && (now.ask != BootId::WriteMemory || now.page != 0);
    std::vector<std::byte> payload;
    if (now.ask == BootId::WriteMemory || now.ask == BootId::ReadMemory)
        base::appendLittle(payload,
                           static_cast<std::uint32_t>(now.page) * Ping360Program::pageAddresses);
    if (now.ask == BootId::WriteMemory && now.stage == FlashStage::Write)
        base::append(payload, m_program.page(now.page));
    else if (now.ask == BootId::WriteMemory)
        payload.resize(payload.size() + Ping360Program::pageBytes, std::byte{0xff});
    else if (now.ask == BootId::WriteConfiguration)
        base::append(payload, m_program.configuration());
    m_calls.send(encode(now.ask, payload));
}

void Ping360Flasher::received(base::ByteSpan bytes)
{
    while (!m_over) {
        const auto packet = m_parser.next(bytes);
        if (!packet)
            return;
        // During contact a nack may be left over from earlier traffic, so it is ignored.
        if (packet->id == BootId::Nack && step().ask != BootId::ReadDeviceId)
            unanswered(true);
        else if (packet->id == answerTo(step().ask))
            handlePacket(*packet);
        // Any other packet answers an earlier request and is ignored.
    }
}

void Ping360Flasher::unanswered(bool refused)
{
    const Step& now = step();
    const bool again =
        now.ask == BootId::ReadDeviceId ? m_clock.now() < m_contactUntil : m_tries < maxTries;
    if (again) {
        ++m_tries;
        m_parser.reset();
        sendStep();
        m_timeout.after(timeoutFor(now.ask), [this] { unanswered(false); });
        return;
    }
    switch (now.stage) {
    case FlashStage::Contact:
        fail(base::Message("The bootloader of the Ping360 does not answer."));
        return;
    case FlashStage::Restart:
        // Everything is written and read back; if the start is not confirmed, the user can switch
        // the power off and on.
        if (now.ask == BootId::Reset)
            finish(base::done());
        else
            fail(refused ? base::Message("The Ping360 refuses its configuration.")
                         : base::Message("The Ping360 does not answer to its configuration."));
        return;
    case FlashStage::Erase:
    case FlashStage::Write:
    case FlashStage::Verify:
        fail(refused ? base::Message("The Ping360 refuses page %1.", now.page)
                     : base::Message("The Ping360 does not answer to page %1.", now.page));
    }
}

void Ping360Flasher::handlePacket(const BootPacket& packet)
{
    if (packet.id == BootId::Version && !isRightVersion(packet))
        return;
    if (packet.id == BootId::Memory && !m_program.isSame(step().page, turned(packet.payload))) {
        readBackWrong();
        return;
    }
    if (packet.id == BootId::Ack && step().ask == BootId::WriteMemory && step().page == 0)
        m_emptied = step().stage != FlashStage::Write;
    next();
}

bool Ping360Flasher::isRightVersion(const BootPacket& packet)
{
    const auto& said = packet.payload;
    const bool isWhole = said.size() >= 2 + knownVersion.size();
    if (isWhole && said[0] == ping360Type &&
        std::equal(knownVersion.begin(), knownVersion.end(), said.begin() + 2))
        return true;
    std::string version;
    if (isWhole && said[0] == ping360Type)
        for (std::size_t i = 0; i < knownVersion.size(); ++i)
            version += (i == 0 ? "" : ".") + std::to_string(std::to_integer<int>(said[2 + i]));
    // Makes the device start its present firmware again.
    m_calls.send(encode(BootId::Jump));
    fail(version.empty()
             ? base::Message("The bootloader that answers is of another device, and only version "
                             "2.1.2 of a Ping360 is known.")
             : base::Message("The bootloader that answers is version %1, and only version 2.1.2 of "
                             "a Ping360 is known.",
                             version));
    return false;
}

void Ping360Flasher::next()
{
    ++m_at;
    if (!m_failure.empty()) {
        fail(m_failure);
        return;
    }
    if (m_at == m_steps.size()) {
        finish(base::done());
        return;
    }
    m_touched = m_touched || step().stage == FlashStage::Erase;
    report();
    ask();
}

void Ping360Flasher::readBackWrong()
{
    m_failure =
        base::Message("What was read back of page %1 is not what was written.", step().page);
    m_steps.assign({{FlashStage::Verify, BootId::WriteMemory, 0}});
    m_at = 0;
    ask();
}

void Ping360Flasher::report() const
{
    if (m_calls.progress)
        m_calls.progress(
            {step().stage, static_cast<double>(m_at) / static_cast<double>(m_steps.size())});
}

void Ping360Flasher::lineFailed(const base::Message& why)
{
    if (!m_over)
        fail(why);
}

void Ping360Flasher::fail(const base::Message& message)
{
    const base::Message left = !m_touched  ? base::Message()
                               : m_emptied ? base::Message(staysInCharge)
                                           : base::Message(mayStart);
    finish(base::Error{(m_failure.empty() ? message : m_failure) + left});
}

void Ping360Flasher::finish(const base::Status& status)
{
    m_over = true;
    // Called on the event loop, since `done` may delete this object while received() is running.
    m_timeout.after({}, [done = m_calls.done, status] { done(status); });
}

} // namespace leadline::firmware
