// SPDX-License-Identifier: GPL-3.0-or-later
// What Ping1dDriver does with the settings, from the wish to the read-back.
#include "device/Ping1dDriver.h"

#include <chrono>
#include <type_traits>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
using ping1d::Auto;
using ping1d::Gain;
using ping1d::Interval;
using ping1d::Pinging;
using ping1d::Range;
using ping1d::SoundSpeed;
using ping1d::Tracked;

constexpr base::Duration ackPatience = 300ms;
/// To a device that has been seen not to ack.
constexpr base::Duration noAckPatience = 1ms;
constexpr int unackedThatProve = 3;
/// What was acked and not done is refused soon; what was not acked may be lost.
constexpr int mostAttempts = 3;
constexpr int mostUnackedAttempts = 8;
/// Between the first sign of a power cycle and its proof.
constexpr base::Duration sameMoment = 10s;

} // namespace

bool Ping1dDriver::isAuto() const
{
    // What the user has just chosen counts: range and gain are his as soon as he says Manual.
    const auto& mode = setting<Auto>();
    return mode.isPending() ? *mode.requested() : mode.reported().value_or(false);
}

template<class S>
void Ping1dDriver::request(typename S::Value value)
{
    auto& setting = tracked<S>().setting;
    tracked<S>().attempts = 0;
    setting.request(value);
    std::string complaint = S::complaint(value);
    if (S::followsAuto && isAuto())
        complaint = "In Auto the device chooses range and gain: choose Manual first.";
    if (!complaint.empty()) {
        refuse<S>(std::move(complaint));
        return;
    }
    apply<S>();
    emit changed();
}

template<class S>
void Ping1dDriver::useMine()
{
    const auto& setting = this->setting<S>();
    if (setting.state() == SettingState::ChangedElsewhere && setting.requested())
        request<S>(typename S::Value(*setting.requested()));
}

template<class S>
void Ping1dDriver::keep()
{
    if (setting<S>().state() != SettingState::ChangedElsewhere)
        return;
    tracked<S>().setting.keep();
    emit changed();
}

template<class S>
void Ping1dDriver::apply()
{
    auto& each = tracked<S>();
    if (each.busy || m_rereading || !each.setting.isPending() || !mayAct())
        return;
    if (S::followsAuto && setting<Auto>().isPending())
        return; // in Auto it would not last
    each.busy = true;
    const auto value = *each.setting.requested();
    talk().tell(S::setOf(value),
                [this, value](const Outcome& outcome) {
                    if (outcome.refused()) {
                        settle<S>(value, outcome, mostAttempts);
                        return;
                    }
                    m_unacked = outcome.answered() ? 0 : m_unacked + 1;
                    readBack<S>(value, outcome.answered() ? mostAttempts : mostUnackedAttempts);
                },
                {.patience = m_unacked < unackedThatProve ? ackPatience : noAckPatience,
                 .tries = 1,
                 .first = true});
}

template<class S>
void Ping1dDriver::readBack(typename S::Value value, int attempts)
{
    talk().get<typename S::Get>(
        [this, value, attempts](const Outcome& outcome) { settle<S>(value, outcome, attempts); },
        {.first = true});
}

/// `told` is the device's refusal, or its answer to being asked what it has now.
template<class S>
void Ping1dDriver::settle(typename S::Value value, const Outcome& told, int attempts)
{
    auto& each = tracked<S>();
    each.busy = false;
    if (!each.setting.isPending())
        return;
    if (each.setting.requested() != value) { // the user has gone on
        each.attempts = 0;
        apply<S>();
        return;
    }
    std::optional<typename S::Value> has;
    if (told.answered())
        has = S::valueOf(*ping::decodePayload<typename S::Get>(told.frame->payload));
    if (told.refused()) {
        refuse<S>(told.words);
    } else if (has == value) {
        each.setting.confirm(value);
        applied<S>();
    } else if (++each.attempts < attempts) {
        apply<S>();
    } else {
        each.attempts = 0;
        // Of one that says nothing at all it stays pending: the next poll tries again.
        if (has)
            refuse<S>("The device keeps " + S::words(*has) + ".");
    }
}

template<class S>
void Ping1dDriver::refuse(std::string words)
{
    tracked<S>().setting.refuse(std::move(words));
    say(DriverEvent::Kind::SettingRefused,
        std::string(S::name) + " refused: " + setting<S>().words());
    if constexpr (std::is_same_v<S, Auto>) {
        apply<Range>();
        apply<Gain>();
    }
    emit changed();
}

template<class S>
void Ping1dDriver::applied()
{
    tracked<S>().attempts = 0;
    say(DriverEvent::Kind::SettingApplied,
        std::string(S::name) + ": " + S::words(*setting<S>().reported()));
    if constexpr (std::is_same_v<S, Auto>) {
        modeApplied<Range>();
        modeApplied<Gain>();
    }
    updateStream();
    watchSilence();
    emit changed();
}

/// In Manual the user's wish counts again; in Auto there is none.
template<class S>
void Ping1dDriver::modeApplied()
{
    auto& setting = tracked<S>().setting;
    if (isAuto())
        setting.forgetWish();
    if (setting.requested()) {
        setting.request(typename S::Value(*setting.requested()));
        apply<S>();
    } else {
        setting.expectNews();
        talk().get<typename S::Get>({});
    }
}

void Ping1dDriver::applyAll()
{
    forEach([this]<class S>(Tracked<S>&) { apply<S>(); });
}

void Ping1dDriver::forgetExchanges()
{
    forEach([](auto& each) {
        each.busy = false;
        each.looking = false;
        each.attempts = 0;
        each.reread.reset();
    });
}

void Ping1dDriver::resendAfterPowerCycle()
{
    m_numbers.restart();
    say(DriverEvent::Kind::PowerCycled, "Its power was off: your settings are sent again.");
    forEach([this]<class S>(Tracked<S>& each) {
        auto& setting = each.setting;
        each.attempts = 0;
        // What changed only now was the power cycle's doing.
        const bool onlyNow = each.changedAt && clock().now() - *each.changedAt <= sameMoment;
        const bool kept = setting.state() == SettingState::ChangedElsewhere && !onlyNow;
        if (setting.requested() && !kept)
            setting.request(typename S::Value(*setting.requested()));
        else
            setting.expectNews();
        if (!m_rereading)
            apply<S>();
    });
}

template void Ping1dDriver::request<Range>(Range::Value);
template void Ping1dDriver::request<Gain>(Gain::Value);
template void Ping1dDriver::request<Auto>(Auto::Value);
template void Ping1dDriver::request<Interval>(Interval::Value);
template void Ping1dDriver::request<SoundSpeed>(SoundSpeed::Value);
template void Ping1dDriver::request<Pinging>(Pinging::Value);
template void Ping1dDriver::useMine<Range>();
template void Ping1dDriver::useMine<Gain>();
template void Ping1dDriver::useMine<Auto>();
template void Ping1dDriver::useMine<Interval>();
template void Ping1dDriver::useMine<SoundSpeed>();
template void Ping1dDriver::useMine<Pinging>();
template void Ping1dDriver::keep<Range>();
template void Ping1dDriver::keep<Gain>();
template void Ping1dDriver::keep<Auto>();
template void Ping1dDriver::keep<Interval>();
template void Ping1dDriver::keep<SoundSpeed>();
template void Ping1dDriver::keep<Pinging>();

} // namespace leadline::device
