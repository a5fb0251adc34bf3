// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace leadline::device {

enum class SettingState : std::uint8_t {
    /// The device has not said it yet.
    Unread,
    /// The device reports what was asked for, or nothing was asked for.
    Applied,
    /// Asked for, and not reported yet.
    Pending,
    /// The device said no, or keeps another value; words() says which.
    Refused,
    /// It changed without our request; useMine() and keep() end this.
    ChangedElsewhere,
};

/// One setting of a device: what the user asked for and what the device reports, two values that
/// are both visible at any time.
template<class T>
class Setting {
public:
    /// What the user asked for; what the device had before somebody else changed it, too.
    [[nodiscard]] const std::optional<T>& requested() const { return m_requested; }
    [[nodiscard]] const std::optional<T>& reported() const { return m_reported; }
    [[nodiscard]] SettingState state() const { return m_state; }
    /// The device's words while Refused, else empty.
    [[nodiscard]] const std::string& words() const { return m_words; }
    [[nodiscard]] bool isPending() const { return m_state == SettingState::Pending; }

    /// Would report() of this value be a change that nobody asked for, and a new one?
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
    /// The device has what was asked for; `reported` is what it calls it.
    void confirm(T reported)
    {
        m_reported = std::move(reported);
        set(SettingState::Applied);
    }
    void refuse(std::string words)
    {
        set(SettingState::Refused);
        m_words = std::move(words);
    }
    /// The device said its value. True if it changed without our request.
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
        // Back where we had it is no change any more.
        if (m_state == SettingState::ChangedElsewhere && m_reported == m_requested) {
            set(SettingState::Applied);
            return false;
        }
        if (m_state == SettingState::Applied && !m_requested)
            m_requested = before;
        set(SettingState::ChangedElsewhere);
        return true;
    }
    /// The device chooses this by itself.
    void follow(T value)
    {
        m_reported = std::move(value);
        set(SettingState::Applied);
    }
    /// What was asked for, and is not there yet, is asked for no more.
    void forgetRequest()
    {
        m_requested.reset();
        set(m_reported ? SettingState::Applied : SettingState::Unread);
    }
    /// The next value that the device says is nobody's change.
    void expectNews()
    {
        if (m_state != SettingState::Pending)
            set(SettingState::Unread);
    }
    /// What somebody else chose is right.
    void keep()
    {
        m_requested = m_reported;
        set(m_reported ? SettingState::Applied : SettingState::Unread);
    }

private:
    void set(SettingState state)
    {
        m_state = state;
        m_words.clear();
    }

    std::optional<T> m_requested;
    std::optional<T> m_reported;
    SettingState m_state = SettingState::Unread;
    std::string m_words;
};

} // namespace leadline::device
