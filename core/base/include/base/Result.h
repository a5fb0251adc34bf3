// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <cstdint>
#include <utility>
#include <variant>

namespace leadline::base {

/// An expected failure, with a message that a pilot can act on.
struct Error {
    /// For callers that do something else, or say something of their own.
    enum class Kind : std::uint8_t { Other, WrongContent };

    Message message;
    Kind kind = Kind::Other;
};

/// A value, or the error why there is none.
template<class T>
class [[nodiscard]] Result {
public:
    // Implicit, so that a function can return either directly.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] T& value() { return std::get<0>(m_state); }
    [[nodiscard]] const T& value() const { return std::get<0>(m_state); }
    [[nodiscard]] T& operator*() { return value(); }
    [[nodiscard]] const T& operator*() const { return value(); }
    [[nodiscard]] T* operator->() { return &value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }

    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

/// Success without a value, or the error.
using Status = Result<std::monostate>;

[[nodiscard]] inline Status done()
{
    return Status(std::monostate{});
}

} // namespace leadline::base
