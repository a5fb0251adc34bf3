// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SourceIndexes.h"

#include <chrono>

namespace leadline::app {

SourceIndexes& SourceIndexes::of(SonarSource& source)
{
    if (auto* there = source.findChild<SourceIndexes*>(QString(), Qt::FindDirectChildrenOnly))
        return *there;
    return *new SourceIndexes(source);
}

SourceIndexes::SourceIndexes(SonarSource& source) : QObject(&source), m_source(source)
{
    rebuild();
    connect(&source, &SonarSource::reset, this, &SourceIndexes::rebuild);
}

SourceIndexes::~SourceIndexes()
{
    stopBuilding();
}

void SourceIndexes::rebuild()
{
    // A change of the sound speed changes neither bearings nor, apart from a scale, the level of
    // detail.
    const auto built =
        m_source.present() ? std::optional(Basis::of(m_source.reader())) : std::nullopt;
    if (built && built == m_built)
        return;
    stopBuilding();
    m_built = built;
    m_bearings.reset();
    m_building.reset();
    m_bearingsKnown = 0;
    if (!built)
        return;
    m_bearings = std::make_unique<echo::BearingIndex>(m_source.reader());
    m_building = std::make_shared<Building>(m_source.reader());
    m_builder = std::make_unique<base::TaskQueue>(
        "detail", m_building->log ? base::TasksAtEnd::Detach : base::TasksAtEnd::Finish);
}

// The builder checks for a stop request after every few pings. A shared log is kept alive by the
// builder itself, so its destructor need not wait for a disk that does not respond; for a log that
// is not shared the wait is short.
void SourceIndexes::stopBuilding()
{
    m_stop.request_stop();
    m_builder.reset();
    m_stop = std::stop_source();
}

SourceIndexes::Building::Building(const echo::PingReader& reader)
    : log(reader.log().weak_from_this().lock()),
      detail(reader)
{
}

bool SourceIndexes::extendBearings(std::uint64_t pings, const QDeadlineTimer& deadline)
{
    constexpr std::uint64_t slice = 8192;
    while (m_bearingsKnown + slice < pings) {
        if (deadline.hasExpired())
            return false;
        m_bearingsKnown += slice;
        (void)m_bearings->newestOf(m_bearingsKnown);
        (void)m_bearings->sweepsOf(m_bearingsKnown);
    }
    return true;
}

bool SourceIndexes::hasDetail(std::uint64_t pings)
{
    if (m_building->detail.pingsProcessed() >= pings)
        return true;
    if (!m_building->wanted.exchange(true))
        m_builder->post(
            [this, building = m_building, stop = m_stop.get_token(), post = m_clock.poster()] {
                building->build(stop, [&] {
                    post([this, stop] {
                        if (!stop.stop_requested())
                            emit detailGrown();
                    });
                });
            });
    return false;
}

void SourceIndexes::Building::build(const std::stop_token& stop,
                                    const std::function<void()>& report)
{
    constexpr std::uint64_t slice = 64;
    constexpr std::chrono::milliseconds tellEvery(50);
    wanted = false;
    auto reported = std::chrono::steady_clock::now();
    while (!stop.stop_requested() && detail.extend(slice)) {
        if (std::chrono::steady_clock::now() - reported < tellEvery)
            continue;
        reported = std::chrono::steady_clock::now();
        report();
    }
    if (!stop.stop_requested())
        report();
}

} // namespace leadline::app
