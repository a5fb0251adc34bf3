// SPDX-License-Identifier: GPL-3.0-or-later
// What Ping360Driver does with the settings, from the wish to the ping that proves it.
#include "device/Ping360Driver.h"

#include <chrono>
#include <string>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

/// Answers with other values than were asked for, before it is said that the head keeps its own.
constexpr int otherwiseThatProves = 3;
constexpr base::Duration afterRefusal = 5s;

} // namespace

Ping360Settings::Values Ping360Driver::valuesOf(const Ping360Order& order) const
{
    return Ping360Settings::valuesOf(order, m_mount, m_soundSpeed);
}

Ping360Settings::Values Ping360Driver::valuesOf(const Ping360Wish& wish) const
{
    auto values = valuesOf(Ping360Order::of(wish, m_mount, m_soundSpeed));
    values.rangeM = wish.rangeM;
    values.sector = wish.sector;
    return values;
}

void Ping360Driver::request(const Ping360Wish& wish)
{
    const auto before = valuesOf(m_wish);
    const auto wanted = valuesOf(wish);
    m_settings.request(before, wanted);
    if (const std::string words = complaint(wish); !words.empty()) {
        m_settings.refuse(before, wanted, words);
        say(DriverEvent::Kind::SettingRefused, words);
        emit changed();
        return;
    }
    m_wish = wish;
    wishChanged();
}

void Ping360Driver::wishChanged()
{
    m_order = Ping360Order::of(m_wish, m_mount, m_soundSpeed);
    orderChanged();
    emit changed();
}

void Ping360Driver::setMount(const Mount& mount)
{
    m_mount = mount;
    m_order.sector = headSector(m_wish.sector, m_mount);
    orderChanged();
    emit changed();
}

void Ping360Driver::setSoundSpeed(double metresPerSecond)
{
    m_soundSpeed = metresPerSecond;
    m_wish.rangeM = m_order.rangeM(m_soundSpeed);
    if (m_settings.rangeM.state() == SettingState::Applied) {
        m_settings.rangeM.request(m_wish.rangeM);
        m_settings.rangeM.confirm(m_wish.rangeM);
    }
    emit changed();
}

void Ping360Driver::orderChanged()
{
    watchSilence();
    if (!mayAct() || isStandby() || m_seen || m_start.isSet())
        return;
    if (loops() != m_loop.isRunning())
        scan();
    else if (loops())
        m_loop.set(m_order, stareAngle());
    else if (!m_ordering && m_order != m_sent)
        sendAuto();
}

void Ping360Driver::refused(const Ping360Order& order, const std::string& words)
{
    if (m_order != order)
        return; // the user has gone on
    if (!m_proven) {
        m_settings.refuse(valuesOf(order), {}, words);
        say(DriverEvent::Kind::SettingRefused, words);
        m_loop.stop();
        m_retry.after(afterRefusal, [this] { scan(); });
        return;
    }
    m_settings.refuse(valuesOf(m_proven->order), valuesOf(order), words);
    say(DriverEvent::Kind::SettingRefused, words);
    m_wish = m_proven->wish;
    m_order = Ping360Order::of(m_wish, m_mount, m_soundSpeed);
    m_loop.set(m_order, stareAngle());
    emit changed();
}

/// A ping of the present order has come.
void Ping360Driver::worked(const Ping360Order& told)
{
    const auto asked = valuesOf(m_order);
    const bool pending = m_settings.anyPending();
    if (m_settings.confirm(asked, valuesOf(told))) {
        m_otherwise = 0;
        m_proven = {m_wish, m_order};
        if (pending)
            say(DriverEvent::Kind::SettingApplied, "The settings are applied.");
    } else if (++m_otherwise == otherwiseThatProves) {
        m_settings.refuse(asked, valuesOf(told), "The head keeps another value.");
        say(DriverEvent::Kind::SettingRefused, "The head keeps another value.");
    }
}

} // namespace leadline::device
