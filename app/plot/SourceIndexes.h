// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "echo/BearingIndex.h"
#include "echo/LevelOfDetail.h"
#include "session/SonarSource.h"

#include <QDeadlineTimer>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <stop_token>

namespace leadline::app {

/// What the plots of one sonar know of its log together, built so that no frame of the window waits
/// for it: the bearings a slice at a time, the level of detail in a thread. A child of its source.
class SourceIndexes : public QObject {
    Q_OBJECT

public:
    /// That of the source; made when it is first asked for. The source must be present.
    static SourceIndexes& of(SonarSource& source);
    ~SourceIndexes() override;

    [[nodiscard]] echo::BearingIndex& bearings() { return *m_bearings; }
    [[nodiscard]] echo::LevelOfDetail& detail() { return *m_detail; }

    /// Builds until `pings` are in, or the deadline; true when they are in.
    bool extendBearings(std::uint64_t pings, const QDeadlineTimer& deadline);
    /// True when `pings` are in; else they will be, and detailGrown() tells of progress.
    bool hasDetail(std::uint64_t pings);

signals:
    void detailGrown();

private:
    /// What they are built from.
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
    void build(const std::stop_token& stop);

    SonarSource& m_source;
    std::optional<Basis> m_built;
    std::unique_ptr<echo::BearingIndex> m_bearings;
    std::unique_ptr<echo::LevelOfDetail> m_detail;
    std::uint64_t m_bearingsKnown = 0;
    /// Whether the builder is to go to the log's end once more.
    std::atomic<bool> m_wanted = false;
    std::stop_source m_stop;
    base::TaskQueue m_builder{"detail"};
};

} // namespace leadline::app
