// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/FamilyCandidates.h"

#include "ping/FamilyDescriptor.h"

#include <algorithm>

namespace leadline::ping {

namespace {

bool has(const FamilyDescriptor& family, const Frame& frame)
{
    const PingMessage* measurement = family.measurement(frame.messageId);
    return std::ranges::binary_search(family.messages, frame.messageId, {}, &MessageInfo::id) &&
           (!measurement || measurement->isOwn(frame.payload));
}

} // namespace

void FamilyCandidates::add(const Frame& frame)
{
    std::vector<Family> those;
    for (const FamilyDescriptor* each : ping::families()) {
        if (each->shows && each->shows(frame))
            m_shown = each->family;
        if (has(*each, frame))
            those.push_back(each->family);
    }
    if (those.empty() || (those.size() == 1 && frame.messageId < firstFamilyId))
        return;
    std::vector<Family> both = m_families;
    std::erase_if(both, [&](Family each) { return std::ranges::find(those, each) == those.end(); });
    // A frame of another family is another device's, or noise.
    if (m_families.empty() || !both.empty())
        m_families = m_families.empty() ? those : both;
}

bool FamilyCandidates::contains(Family family) const
{
    return std::ranges::find(m_families, family) != m_families.end();
}

} // namespace leadline::ping
