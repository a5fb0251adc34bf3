// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace leadline::device {

enum class SettingState : std::uint8_t {
    /// The device has not reported it yet.
    Unread,
    /// The device reports the requested value, or nothing was requested.
    Applied,
    /// Requested, and not reported yet.
    Pending,
    /// The device refused the request or keeps another value; reason() says why.
    Refused,
    /// It changed without a request of this program; a new request or keep() ends this state.
    ChangedElsewhere,
};

/// One setting of a device: what the user requested and what the device reports, two values that
/// are both visible at any time.
template<class T>
class Setting {
public:
    /// The value that the user requested, or the device's earlier value if it was changed elsewhere
    /// without a request before.
    [[nodiscard]] const std::optional<T>& requested() const { return m_requested; }
    [[nodiscard]] const std::optional<T>& reported() const { return m_reported; }
    [[nodiscard]] SettingState state() const { return m_state; }
    /// The reason while Refused, else empty.
    [[nodiscard]] const base::Message& reason() const { return m_reason; }
    [[nodiscard]] bool isPending() const { return m_state == SettingState::Pending; }

    /// True if report() of this value would be a new change that was not requested.
    [[nodiscard]] bool differs(const T& value) const
    {
        const bool settled =
            m_state != SettingState::Unread && m_state != SettingState::Pending && m_reported;
        return settled && m_reported != value && m_requested != value;
    }

    void request(T value)
    {
        m_requested = std::move(value);
        set(SettingState::Pending);
    }
    /// The device has applied the request; `reported` is the value as the device reports it.
    void confirm(T reported)
    {
        m_reported = std::move(reported);
        set(SettingState::Applied);
    }
    void refuse(base::Message reason)
    {
        set(SettingState::Refused);
        m_reason = std::move(reason);
    }
    /// The device reported its value. Returns true if it changed without a request.
    bool report(T value)
    {
        const bool same = m_reported == value;
        const std::optional<T> before = std::exchange(m_reported, std::move(value));
        if (m_state == SettingState::Unread) {
            const bool asRequested = !m_requested || m_requested == m_reported;
            set(asRequested ? SettingState::Applied : SettingState::ChangedElsewhere);
            return false;
        }
        if (same || m_state == SettingState::Pending || !before)
            return false;
        // A return to the requested value ends the state of having been changed elsewhere.
        if (m_state == SettingState::ChangedElsewhere && m_reported == m_requested) {
            set(SettingState::Applied);
            return false;
        }
        if (m_state == SettingState::Applied && !m_requested)
            m_requested = before;
        set(SettingState::ChangedElsewhere);
        return true;
    }
    /// The device chooses this value by itself, so that a change of it is no change elsewhere.
    void follow(T value)
    {
        m_reported = std::move(value);
        set(SettingState::Applied);
    }
    /// Withdraws a request that has not been applied.
    void forgetRequest()
    {
        m_requested.reset();
        set(m_reported ? SettingState::Applied : SettingState::Unread);
    }
    /// The next reported value is accepted as it is, without counting as a change elsewhere.
    void expectNews()
    {
        if (m_state != SettingState::Pending)
            set(SettingState::Unread);
    }
    /// Accepts the value that was set elsewhere as the requested one.
    void keep()
    {
        m_requested = m_reported;
        set(m_reported ? SettingState::Applied : SettingState::Unread);
    }

private:
    void set(SettingState state)
    {
        m_state = state;
        m_reason = {};
    }

    std::optional<T> m_requested;
    std::optional<T> m_reported;
    SettingState m_state = SettingState::Unread;
    base::Message m_reason;
};

} // namespace leadline::device
