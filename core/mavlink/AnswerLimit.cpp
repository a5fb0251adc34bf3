// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/AnswerLimit.h"

namespace leadline::mavlink {

bool AnswerLimit::mayAnswer(Address sender, base::Instant now)
{
    using namespace std::chrono_literals;
    std::deque<base::Instant>& answered = m_answered[sender];
    while (!answered.empty() && now - answered.front() >= 1s)
        answered.pop_front();
    if (answered.size() >= m_mostPerSecond)
        return false;
    answered.push_back(now);
    return true;
}

} // namespace leadline::mavlink
