// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/OffsetSuggestion.h"

namespace leadline::app {

OffsetSuggestion::~OffsetSuggestion()
{
    m_stop.request_stop();
}

void OffsetSuggestion::clear()
{
    m_stop.request_stop();
    m_task.reset();
    m_stop = std::stop_source();
    m_reference.reset();
    m_moved.reset();
    m_result.reset();
    m_running = false;
}

void OffsetSuggestion::find(const Shared& reference, const Shared& moved)
{
    if (isOf(reference, moved) || !reference || !moved)
        return;
    clear();
    m_reference = reference;
    m_moved = moved;
    m_running = true;
    // The thread keeps both recordings, so that it need not be waited for.
    m_task = std::make_unique<base::TaskQueue>("offset", base::TasksAtEnd::Detach);
    m_task->post([this, reference, moved, stop = m_stop.get_token(), post = m_clock.poster()] {
        const auto movementOf = [&](const formats::Recording& recording, bool withRotation) {
            return echo::VehicleMovement::of(recording.log(), withRotation, stop);
        };
        auto ofReference = movementOf(*reference, false);
        auto ofMoved = movementOf(*moved, false);
        auto found = echo::suggestTimeOffset(ofReference, ofMoved, stop);
        // The picture of a scanning sonar takes longest, and tells least exactly.
        if (!found) {
            ofReference = movementOf(*reference, !ofMoved.headingDeg.empty());
            ofMoved = movementOf(*moved, !ofReference.headingDeg.empty());
            found = echo::suggestTimeOffset(ofReference, ofMoved, stop);
        }
        post([this, stop, found] {
            if (stop.stop_requested())
                return;
            m_running = false;
            m_result = found;
            emit changed();
        });
    });
    emit changed();
}

std::optional<echo::TimeOffsetSuggestion> OffsetSuggestion::result(const Shared& reference,
                                                                   const Shared& moved) const
{
    return isDone(reference, moved) ? m_result : std::nullopt;
}

} // namespace leadline::app
