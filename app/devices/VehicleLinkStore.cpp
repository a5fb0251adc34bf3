// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/VehicleLinkStore.h"

#include "devices/LinkSettingsStore.h"
#include "devices/SigningKeys.h"

namespace leadline::app {

namespace {

/// A visitor that applies a command to the stored behaviour.
struct Learn {
    VehicleLinkSettings& linkSettings;
    const VehicleStatus& status;

    void operator()(const UseFreeAddress&) const
    {
        linkSettings.own = status.freeAddress.value_or(linkSettings.own);
    }
    void operator()(const SetOwnAddress& command) const { linkSettings.own = command.own; }
    void operator()(const SetTimesyncRate& command) const
    {
        linkSettings.timesyncPerSecond = command.perSecond;
    }
    void operator()(const SetAnswersTimesync& command) const
    {
        linkSettings.answersTimesync = command.on;
    }
    void operator()(const SetAnswersPing& command) const { linkSettings.answersPing = command.on; }
    void operator()(const auto&) const {}
};

} // namespace

QString VehicleLinkStore::address() const
{
    return QString::fromStdString(m_url.toString());
}

VehiclePlan VehicleLinkStore::plan() const
{
    const LinkSettingsStore memory(address());
    VehiclePlan plan{
        .url = m_url, .system = memory.system(), .linkSettings = memory.linkSettings()};
    if (const auto kept = SigningKeys().of(address())) {
        plan.key = kept->key;
        plan.lastSigned = kept->lastSigned;
    }
    return plan;
}

base::Status VehicleLinkStore::store(const VehicleCommand& command,
                                     const VehicleStatus& status) const
{
    const LinkSettingsStore memory(address());
    if (const auto* choice = std::get_if<ChooseSystem>(&command))
        memory.setSystem(choice->system);
    if (const auto* signing = std::get_if<SetSigningKey>(&command))
        return SigningKeys().set(address(), signing->key ? std::optional(SigningKeys::Stored{
                                                               *signing->key, signing->lastSigned})
                                                         : std::nullopt);
    VehicleLinkSettings linkSettings = memory.linkSettings();
    const VehicleLinkSettings before = linkSettings;
    std::visit(Learn{linkSettings, status}, command);
    if (linkSettings != before)
        memory.setLinkSettings(linkSettings);
    return base::done();
}

base::Status VehicleLinkStore::storeLastSigned(mavlink::SigningTime lastSigned) const
{
    const SigningKeys keys;
    auto kept = keys.of(address());
    if (!kept || kept->lastSigned >= lastSigned)
        return base::done();
    kept->lastSigned = lastSigned;
    return keys.set(address(), kept);
}

} // namespace leadline::app
