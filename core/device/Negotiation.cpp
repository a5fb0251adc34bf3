// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Negotiation.h"

#include "ping/Ping1dGet.h"

#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;
namespace ping1d = ping::ping1d;

constexpr base::Duration patience = 500ms;

/// What the older documents call the echosounder: of type and model unknown; and today's names.
bool isEchosounder(const ping1d::FirmwareVersion& version)
{
    return (version.deviceType == 0 && version.deviceModel == 0) ||
           (version.deviceType == 1 && version.deviceModel == 1);
}

} // namespace

std::string familyName(ping::Family family)
{
    switch (family) {
    case ping::Family::Ping1D:
        return "Ping1D";
    case ping::Family::Ping360:
        return "Ping360";
    case ping::Family::Unknown:
        break;
    }
    return "device of an unknown type";
}

void Negotiation::start(Done done, Thoroughness thoroughness)
{
    m_thorough = thoroughness == Thoroughness::Thorough;
    m_done = std::move(done);
    m_protocol.reset();
    m_talk.get<common::ProtocolVersion>(
        [this, run = ++m_run](const Outcome& outcome) {
            if (run != m_run || !m_done)
                return;
            if (outcome.answered())
                m_protocol = ping::decodePayload<common::ProtocolVersion>(outcome.frame->payload);
            askWho();
        },
        {.patience = patience, .tries = m_thorough ? 2 : 1});
}

void Negotiation::askWho()
{
    m_talk.get<common::DeviceInformation>(
        [this, run = m_run](const Outcome& outcome) {
            if (run != m_run || !m_done)
                return;
            if (!outcome.answered()) {
                if (m_protocol)
                    askOldWho();
                else
                    finish(std::nullopt);
                return;
            }
            const auto who = ping::decodePayload<common::DeviceInformation>(outcome.frame->payload);
            finish(Identity{.family = ping::familyOfDeviceType(who->deviceType),
                            .deviceType = who->deviceType,
                            .revision = who->deviceRevision,
                            .firmware = {who->firmwareVersionMajor, who->firmwareVersionMinor,
                                         who->firmwareVersionPatch},
                            .deviceId = outcome.frame->source,
                            .protocol = m_protocol});
        },
        {.patience = patience, .tries = m_thorough ? 3 : 1});
}

void Negotiation::askOldWho()
{
    m_talk.get<ping1d::FirmwareVersion>(
        [this, run = m_run](const Outcome& outcome) {
            if (run != m_run || !m_done)
                return;
            if (!outcome.answered()) {
                finish(std::nullopt);
                return;
            }
            const auto who = ping::decodePayload<ping1d::FirmwareVersion>(outcome.frame->payload);
            finish(Identity{.family =
                                isEchosounder(*who) ? ping::Family::Ping1D : ping::Family::Unknown,
                            .deviceType = who->deviceType,
                            .revision = 0,
                            .firmware = {who->firmwareVersionMajor, who->firmwareVersionMinor, 0},
                            .deviceId = outcome.frame->source,
                            .protocol = m_protocol,
                            .byFirmwareVersion = true});
        },
        {.patience = patience, .tries = m_thorough ? 3 : 1});
}

void Negotiation::finish(const std::optional<Identity>& identity)
{
    const Done done = std::exchange(m_done, {});
    done(identity);
}

} // namespace leadline::device
