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
    // Another sound speed changes neither bearings nor, but for a scale, the level of detail.
    const auto built =
        m_source.present() ? std::optional(Basis::of(m_source.reader())) : std::nullopt;
    if (built && built == m_built)
        return;
    stopBuilding();
    m_built = built;
    m_bearings.reset();
    m_detail.reset();
    m_bearingsKnown = 0;
    if (!built)
        return;
    m_bearings = std::make_unique<echo::BearingIndex>(m_source.reader());
    m_detail = std::make_unique<echo::LevelOfDetail>(m_source.reader());
}

// It looks up after every few pings: a log can be let go of at once.
void SourceIndexes::stopBuilding()
{
    m_stop.request_stop();
    m_builder.finish();
    m_stop = std::stop_source();
    m_wanted = false;
}

bool SourceIndexes::extendBearings(std::uint64_t pings, const QDeadlineTimer& deadline)
{
    constexpr std::uint64_t slice = 8192;
    while (m_bearingsKnown + slice < pings) {
        if (deadline.hasExpired())
            return false;
        m_bearingsKnown += slice;
        (void)m_bearings->newestOf(m_bearingsKnown);
    }
    return true;
}

bool SourceIndexes::hasDetail(std::uint64_t pings)
{
    if (m_detail->pingsTaken() >= pings)
        return true;
    if (!m_wanted.exchange(true))
        m_builder.post([this, stop = m_stop.get_token()] { build(stop); });
    return false;
}

void SourceIndexes::build(const std::stop_token& stop)
{
    constexpr std::uint64_t slice = 64;
    constexpr std::chrono::milliseconds tellEvery(50);
    const auto report = [this] {
        QMetaObject::invokeMethod(this, &SourceIndexes::detailGrown, Qt::QueuedConnection);
    };
    m_wanted = false;
    auto reported = std::chrono::steady_clock::now();
    while (!stop.stop_requested() && m_detail->extend(slice)) {
        if (std::chrono::steady_clock::now() - reported < tellEvery)
            continue;
        reported = std::chrono::steady_clock::now();
        report();
    }
    if (!stop.stop_requested())
        report();
}

} // namespace leadline::app
