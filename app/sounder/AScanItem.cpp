// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/AScanItem.h"

#include "echo/EchoSpread.h"
#include "echo/GapFinder.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

void AScanItem::changed()
{
    redraw();
    emit viewChanged();
}

template<class T>
void AScanItem::set(T& member, const T& value)
{
    if (member == value)
        return;
    member = value;
    changed();
}

void AScanItem::setTopM(double metres)
{
    set(m_topM, metres);
}

void AScanItem::setBottomM(double metres)
{
    set(m_bottomM, metres);
}

void AScanItem::setTimeS(double seconds)
{
    if (!std::isnan(m_timeS) || !std::isnan(seconds))
        set(m_timeS, seconds);
}

void AScanItem::setPingNumber(qlonglong number)
{
    set(m_pingNumber, number);
}

void AScanItem::setUpwards(bool upwards)
{
    set(m_style.upwards, upwards);
}

void AScanItem::setLineColor(const QColor& colour)
{
    set(m_style.colour, colour);
}

void AScanItem::setClipColor(const QColor& colour)
{
    set(m_style.clipColour, colour);
}

void AScanItem::setComparison(Comparison comparison)
{
    set(m_comparison, comparison);
}

void AScanItem::setComparisonColor(const QColor& colour)
{
    set(m_style.otherColour, colour);
}

void AScanItem::setComparedPings(int pings)
{
    set(m_comparedPings, std::clamp(pings, 2, 100));
}

void AScanItem::toggleHold()
{
    const auto shown = hasSonar() && !holding() ? wantedPing() : std::nullopt;
    set(m_heldPing, shown ? static_cast<qlonglong>(*shown) : -1);
}

void AScanItem::forget()
{
    m_drawn.reset();
    // The ping that was held belonged to another log.
    if (!hasSonar() && m_heldPing >= 0) {
        m_heldPing = -1;
        emit viewChanged();
    }
}

void AScanItem::compare(std::uint64_t ping, double topM, double bottomM)
{
    const echo::PingReader& reader = source()->reader();
    const echo::EchoShaping gain{.rangeGain = shaping().rangeGain,
                                 .gainStart = shaping().gainStart,
                                 .compensation = shaping().compensation};
    const auto shown = [&gain](const echo::Profile& profile, std::vector<std::uint8_t>& samples) {
        samples.resize(profile.samples.bytes().size());
        echo::shape(gain, profile, {}, samples);
        return echo::Profile{profile.startM, profile.lengthM, {samples, profile.samples.width()}};
    };
    m_trace.setWindow(topM, bottomM);
    std::vector<std::uint8_t> first;
    std::vector<std::uint8_t> second;
    if (m_comparison != Comparison::Nothing) {
        const auto spread =
            echo::spreadUpTo(reader, ping, static_cast<std::size_t>(m_comparedPings));
        if (m_comparison == Comparison::Mean)
            m_trace.drawOther(tiles().canvas(), shown(spread.meanProfile(), first), m_style);
        else
            m_trace.drawBand(tiles().canvas(), shown(spread.leastProfile(), first),
                             shown(spread.mostProfile(), second), m_style);
    }
    echo::PingReader::Scratch scratch;
    const auto held = m_heldPing >= 0 ? reader.read(static_cast<std::uint64_t>(m_heldPing), scratch)
                                      : std::nullopt;
    if (held)
        m_trace.drawOther(tiles().canvas(), shown(held->profile, first), m_style);
}

std::optional<std::uint64_t> AScanItem::wantedPing() const
{
    const echo::PingReader& reader = source()->reader();
    if (m_pingNumber >= 0)
        return static_cast<std::uint64_t>(m_pingNumber);
    const bool atPlayhead = std::isnan(m_timeS);
    const std::uint64_t count =
        atPlayhead ? source()->count() : reader.countUpTo(timeOfSeconds(m_timeS));
    if (count == 0)
        return std::nullopt;
    const auto own = reader.timeOf(count - 1);
    const auto before = count > 1 ? reader.timeOf(count - 2) : std::nullopt;
    if (atPlayhead || !own)
        return count - 1;
    // As in a waterfall, a ping remains until the next one, but not across a gap in the pings.
    const log::Time usual = before ? *own - *before : echo::presumedPeriod;
    const auto next = reader.timeOf(count);
    if (timeOfSeconds(m_timeS) - *own <= usual ||
        (next && *next - *own <= echo::longestPeriod(usual)))
        return count - 1;
    return std::nullopt;
}

void AScanItem::draw()
{
    m_style.pixelRatio = pixelRatio();
    const Drawn wanted{wantedPing(), m_topM,       m_bottomM,       colours().entries(), shaping(),
                       m_style,      m_comparison, m_comparedPings, m_heldPing};
    if (!tiles().resize(pixelSize()) && m_drawn == wanted)
        return;
    m_drawn = wanted;
    echo::PingReader::Scratch scratch;
    const auto ping = wanted.ping ? source()->reader().read(*wanted.ping, scratch) : std::nullopt;
    std::vector<std::uint8_t> samples;
    const echo::Profile profile =
        ping ? shaped(*wanted.ping, ping->profile, samples) : echo::Profile{};
    const bool own = !(m_bottomM > m_topM);
    const double topM = own ? profile.startM : m_topM;
    const double bottomM = own ? profile.endM() : m_bottomM;
    if (m_style.colour.alpha() == 0) {
        m_bars.setWindow(topM, bottomM);
        m_bars.draw(tiles().canvas(), profile, colours());
    } else {
        m_trace.setWindow(topM, bottomM);
        m_trace.draw(tiles().canvas(), profile, ping ? ping->profile : echo::Profile{}, m_style);
        if (wanted.ping)
            compare(*wanted.ping, topM, bottomM);
    }
    tiles().touchAll();
}

} // namespace leadline::app
