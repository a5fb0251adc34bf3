// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/LevelOfDetail.h"
#include "session/SonarSource.h"

#include <QDeadlineTimer>
#include <QObject>

#include <memory>

namespace leadline::app {

/// What the plots of one sonar know of its log together, built a slice at a time so that no frame
/// of the window waits for it. A child of its source.
class SourceIndexes : public QObject {
    Q_OBJECT

public:
    /// That of the source; made when it is first asked for. The source must be present.
    static SourceIndexes& of(SonarSource& source);

    [[nodiscard]] echo::BearingIndex& bearings() { return *m_bearings; }
    [[nodiscard]] echo::LevelOfDetail& detail() { return *m_detail; }

    /// Builds until `pings` are in, or the deadline; true when they are in.
    bool extendBearings(std::uint64_t pings, const QDeadlineTimer& deadline);
    bool extendDetail(std::uint64_t pings, const QDeadlineTimer& deadline);

private:
    explicit SourceIndexes(SonarSource& source);
    void rebuild();

    SonarSource& m_source;
    std::unique_ptr<echo::BearingIndex> m_bearings;
    std::unique_ptr<echo::LevelOfDetail> m_detail;
    std::uint64_t m_bearingsKnown = 0;
};

} // namespace leadline::app
