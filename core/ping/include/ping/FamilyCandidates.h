// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"
#include "ping/Frame.h"

#include <vector>

namespace leadline::ping {

/// The families that a device may be of that does not say which it is, by the ids of its frames. An
/// id below firstFamilyId counts only if several families have it, since one family's list of
/// messages is no proof that no other device sends them.
class FamilyCandidates {
public:
    void add(const Frame& frame);

    /// Those that have all ids seen, in the order of families(); empty while no id was seen that
    /// means a family.
    [[nodiscard]] const std::vector<Family>& families() const { return m_families; }
    [[nodiscard]] bool contains(Family family) const;
    /// The family whose frames have been seen that no other has; Unknown without one.
    [[nodiscard]] Family shown() const { return m_shown; }

private:
    std::vector<Family> m_families;
    Family m_shown = Family::Unknown;
};

} // namespace leadline::ping
