// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/VehicleLinkStore.h"

#include "devices/LinkSettingsStore.h"
#include "devices/SigningKeys.h"

namespace leadline::app {

namespace {

/// A visitor that applies a command to the stored behaviour.
struct Learn {
    VehicleHabits& habits;
    const VehicleStatus& news;

    void operator()(const TakeFreeAddress&) const
    {
        habits.own = news.freeAddress.value_or(habits.own);
    }
    void operator()(const SetOwnAddress& wish) const { habits.own = wish.own; }
    void operator()(const SetTimesyncRate& wish) const
    {
        habits.timesyncPerSecond = wish.perSecond;
    }
    void operator()(const SetAnswersTimesync& wish) const { habits.answersTimesync = wish.on; }
    void operator()(const SetAnswersPing& wish) const { habits.answersPing = wish.on; }
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
    VehiclePlan plan{.url = m_url, .system = memory.system(), .habits = memory.habits()};
    if (const auto kept = SigningKeys().of(address())) {
        plan.key = kept->key;
        plan.lastSigned = kept->lastSigned;
    }
    return plan;
}

base::Status VehicleLinkStore::keep(const VehicleCommand& command, const VehicleStatus& news) const
{
    const LinkSettingsStore memory(address());
    if (const auto* choice = std::get_if<ChooseSystem>(&command))
        memory.setSystem(choice->system);
    if (const auto* signing = std::get_if<SetSigningKey>(&command))
        return SigningKeys().set(address(), signing->key ? std::optional(SigningKeys::Kept{
                                                               *signing->key, signing->lastSigned})
                                                         : std::nullopt);
    VehicleHabits habits = memory.habits();
    const VehicleHabits before = habits;
    std::visit(Learn{habits, news}, command);
    if (habits != before)
        memory.setHabits(habits);
    return base::done();
}

base::Status VehicleLinkStore::keepSigned(mavlink::SigningTime lastSigned) const
{
    const SigningKeys keys;
    auto kept = keys.of(address());
    if (!kept || kept->lastSigned >= lastSigned)
        return base::done();
    kept->lastSigned = lastSigned;
    return keys.set(address(), kept);
}

} // namespace leadline::app
