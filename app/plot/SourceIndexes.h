// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "echo/BearingIndex.h"
#include "echo/LevelOfDetail.h"
#include "link/EventLoopClock.h"
#include "session/SonarSource.h"

#include <QDeadlineTimer>
#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace leadline::app {

/// Indexes of a sonar's log shared by its plots, built without delaying frames: the bearings in
/// slices, the levels of detail in a thread. Child object of its source.
class SourceIndexes : public QObject {
    Q_OBJECT

public:
    /// The indexes of a source, created at the first call. The source must be present().
    static SourceIndexes& of(SonarSource& source);
    ~SourceIndexes() override;

    [[nodiscard]] echo::BearingIndex& bearings() { return *m_bearings; }
    [[nodiscard]] echo::LevelOfDetail& detail() { return m_building->detail; }

    /// Extends the bearing index to `pings` pings or until the deadline; true if it is complete.
    bool extendBearings(std::uint64_t pings, const QDeadlineTimer& deadline);
    /// True if the levels of detail contain `pings` pings; else they are built, and detailGrown()
    /// reports progress.
    bool hasDetail(std::uint64_t pings);

signals:
    void detailGrown();

private:
    /// The log and stream that the indexes are built from.
    struct Basis {
        const log::Log* log = nullptr;
        log::StreamNumber stream = 0;
        bool speedChosen = false;

        [[nodiscard]] static Basis of(const echo::PingReader& reader)
        {
            return {&reader.log(), reader.stream(), reader.chosenSpeed().has_value()};
        }
        friend bool operator==(const Basis&, const Basis&) = default;
    };

    explicit SourceIndexes(SonarSource& source);
    void rebuild();
    void stopBuilding();

    /// Shared with the thread, which may outlive this object.
    struct Building {
        explicit Building(const echo::PingReader& reader);

        /// Null if the log is not shared.
        std::shared_ptr<const log::Log> log;
        echo::LevelOfDetail detail;
        /// The builder must continue to the current end of the log once more.
        std::atomic<bool> wanted = false;

        void build(const std::stop_token& stop, const std::function<void()>& report);
    };

    SonarSource& m_source;
    std::optional<Basis> m_built;
    std::unique_ptr<echo::BearingIndex> m_bearings;
    std::shared_ptr<Building> m_building;
    std::uint64_t m_bearingsKnown = 0;
    std::stop_source m_stop;
    link::EventLoopClock m_clock;
    std::unique_ptr<base::TaskQueue> m_builder;
};

} // namespace leadline::app
