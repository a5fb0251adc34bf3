// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "echo/VehicleMovement.h"
#include "formats/Recording.h"
#include "link/EventLoopClock.h"

#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>

namespace leadline::app {

/// Looks for the time offset at which the movements in two recordings fit, in a thread of its own,
/// once for each pair.
class OffsetSuggestion : public QObject {
    Q_OBJECT

public:
    using Shared = std::shared_ptr<const formats::Recording>;

    using QObject::QObject;
    ~OffsetSuggestion() override;

    /// Begins to look; does nothing if these two are, or have been, compared.
    void find(const Shared& reference, const Shared& moved);
    /// Forgets what was found, and stops.
    void clear();
    /// The result for exactly these two; nullopt without, or before.
    [[nodiscard]] std::optional<echo::TimeOffsetSuggestion> result(const Shared& reference,
                                                                   const Shared& moved) const;
    /// These two are being compared.
    [[nodiscard]] bool isRunning(const Shared& reference, const Shared& moved) const
    {
        return m_running && isOf(reference, moved);
    }
    /// These two have been compared.
    [[nodiscard]] bool isDone(const Shared& reference, const Shared& moved) const
    {
        return !m_running && isOf(reference, moved);
    }

signals:
    void changed();

private:
    [[nodiscard]] bool isOf(const Shared& reference, const Shared& moved) const
    {
        return m_reference && reference == m_reference && moved == m_moved;
    }

    Shared m_reference;
    Shared m_moved;
    bool m_running = false;
    std::optional<echo::TimeOffsetSuggestion> m_result;
    std::stop_source m_stop;
    link::EventLoopClock m_clock;
    std::unique_ptr<base::TaskQueue> m_task;
};

} // namespace leadline::app
