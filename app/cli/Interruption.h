// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace leadline::cli {

/// Turns SIGINT and SIGTERM into a request to stop, so that a command ends by itself and leaves no
/// half-written file behind. One in a program.
class Interruption {
public:
    Interruption();

    /// To be asked between steps of the work; passes a signal on to token().
    bool check();
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
};

} // namespace leadline::cli
