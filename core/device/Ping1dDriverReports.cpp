// SPDX-License-Identifier: GPL-3.0-or-later
// What Ping1dDriver makes of the settings that the device tells: its own, changed elsewhere, or
// those of a power-up.
#include "device/Ping1dDriver.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using ping1d::Auto;
using ping1d::Gain;
using ping1d::Pinging;
using ping1d::Range;
using ping1d::SoundSpeed;
using ping1d::Tracked;

/// The device's sound speed when its power comes.
constexpr std::uint32_t defaultSoundSpeedMmS = 1'500'000;

} // namespace

template<class S>
void Ping1dDriver::told(typename S::Value value)
{
    auto& each = tracked<S>();
    if (m_rereading) {
        each.reread = value;
        return;
    }
    each.looking = false;
    // What is told now is read anew when it is known who answers, and whether its power was off.
    if ((m_judging && !isListening()) || (state() != DriverState::Live))
        return;
    const bool follows = S::followsAuto && isAuto();
    if (!follows && each.setting.differs(value) && mayAct()) {
        suspectPowerCycle();
        return;
    }
    judged<S>(value);
}

/// What it told is no sign of a power cycle.
template<class S>
void Ping1dDriver::judged(typename S::Value value)
{
    auto& each = tracked<S>();
    if (S::followsAuto && isAuto() && !each.setting.isPending()) {
        each.setting.follow(value);
    } else if (each.setting.report(value)) {
        each.changedAt = clock().now();
        say(DriverEvent::Kind::ChangedElsewhere,
            std::string(S::name) + " changed elsewhere: " + S::words(value));
        noteForeign();
        updateStream();
    }
    watchSilence();
    emit changed();
}

template<class S>
void Ping1dDriver::hint(typename S::Value value)
{
    auto& each = tracked<S>();
    if (each.setting.isPending() || each.setting.reported() == value || m_rereading)
        return;
    if (isAuto()) {
        each.setting.follow(value);
        emit changed();
    } else if (!each.looking && mayAct()) {
        each.looking = true;
        talk().get<typename S::Get>([this](const Outcome&) { tracked<S>().looking = false; });
    } else if (isListening()) {
        told<S>(value);
    }
}

void Ping1dDriver::hearSetting(const ping::Message& message)
{
    forEach([&]<class S>(Tracked<S>&) {
        if (const auto* each = std::get_if<typename S::Get>(&message))
            told<S>(S::valueOf(*each));
    });
}

void Ping1dDriver::hearHints(const ping::ping1d::Profile& profile)
{
    hint<Range>({profile.scanStart, profile.scanLength});
    hint<Gain>(profile.gainSetting);
}

void Ping1dDriver::judgeReread()
{
    forEach([this]<class S>(Tracked<S>& each) {
        if (const auto value = std::exchange(each.reread, {}))
            judged<S>(*value);
    });
}

/// Was its power off? Its ping_number went back, and no ping has come since that went on; or its
/// values are those of a power-up, which ours were not: two of them, or one, and ping_number is
/// behind that of a device that went on.
void Ping1dDriver::judgeReturn()
{
    const auto before = std::exchange(m_before, {});
    const auto number = std::exchange(m_numberOnReturn, {});
    if (!before || !number)
        return;
    // Else it was an answer of before that was late.
    const bool wentOn = m_numbers.newest() && *m_numbers.newest() > before->pingNumber;
    if (*number < before->pingNumber && !wentOn) {
        resendAfterPowerCycle();
        return;
    }
    const auto meanwhile =
        (clock().now() - before->at) / std::max(before->period, base::Duration(1));
    const auto wouldHave = before->pingNumber / 2 + meanwhile * 9 / 10;
    const bool behind = setting<Pinging>().reported() != false && *number < wouldHave;
    const bool atDefaults = rereadAs<Auto>(true) && rereadAs<Pinging>(true) &&
                            rereadAs<SoundSpeed>(defaultSoundSpeedMmS);
    const int wereOthers = wasAskedToDiffer<Auto>(true) + wasAskedToDiffer<Pinging>(true) +
                           wasAskedToDiffer<SoundSpeed>(defaultSoundSpeedMmS);
    if (atDefaults && wereOthers > (behind ? 0 : 1))
        resendAfterPowerCycle();
}

} // namespace leadline::device
