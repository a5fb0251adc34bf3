// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/VehicleTiming.h"

#include "preferences/SettingKeys.h"
#include "timing/TimingCsv.h"

#include <utility>

namespace leadline::app {

VehicleTiming::VehicleTiming(QObject* parent)
    : QObject(parent),
      m_strictVersion2(Preferences().value(setting::strictVersion2)),
      m_picture(std::make_shared<const TimingPicture>())
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &VehicleTiming::askWhenDue);
}

void VehicleTiming::update(const log::Log* log, const About& about, log::Time playhead)
{
    const auto streams =
        log ? log::vehicleStreams(*log, about.mixed) : std::vector<log::VehicleStreams>();
    if (log != m_log)
        clear();
    const bool was = present();
    // When a link is added, the choice and what is shown remain until new results are there.
    if (streams != m_streams)
        m_worker.reset();
    if (about.source != m_about.source && m_about.source)
        m_wanted.reset();
    m_log = log;
    m_streams = streams;
    m_about = about;
    m_playhead = playhead;
    if (was != present())
        emit presentChanged();
    work();
    ask();
}

void VehicleTiming::clear()
{
    const bool was = present();
    m_worker.reset();
    ++m_generation;
    m_log = nullptr;
    m_streams.clear();
    m_wanted.reset();
    m_due = false;
    show(std::make_shared<const TimingPicture>());
    if (was)
        emit presentChanged();
}

void VehicleTiming::setPlayhead(log::Time playhead)
{
    m_playhead = playhead;
    ask();
}

void VehicleTiming::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    m_pause.stop();
    work();
    ask();
}

void VehicleTiming::setStrictVersion2(bool strict)
{
    if (m_strictVersion2 == strict)
        return;
    m_strictVersion2 = strict;
    Preferences().setValue(setting::strictVersion2, strict);
    emit strictChanged();
    m_worker.reset();
    work();
    ask();
}

void VehicleTiming::setWatched(bool watched)
{
    if (m_watched == watched)
        return;
    m_watched = watched;
    emit activeChanged();
    work();
    ask();
}

// Nothing is computed while neither the page nor anything else shows timing.
void VehicleTiming::work()
{
    if ((!m_active && !m_watched) || m_streams.empty()) {
        m_worker.reset();
        return;
    }
    if (m_worker)
        return;
    const int generation = ++m_generation;
    m_worker =
        std::make_unique<TimingWorker>(*m_log, m_streams, m_strictVersion2,
                                       [this, generation, post = m_clock.poster()](auto made) {
                                           post([this, generation, made] {
                                               if (generation == m_generation && m_worker)
                                                   show(made);
                                           });
                                       });
}

void VehicleTiming::ask()
{
    m_due = true;
    if (!m_pause.isActive())
        askWhenDue();
}

void VehicleTiming::askWhenDue()
{
    if (!m_due || !m_worker)
        return;
    m_due = false;
    m_worker->ask({m_playhead, m_wanted, m_about.source, !m_active});
    m_pause.start(m_active ? quickest : quickestBrief);
}

void VehicleTiming::choose(int row)
{
    const auto at = static_cast<std::size_t>(row);
    if (row < 0 || at >= m_picture->rows.size() || at == m_picture->chosen)
        return;
    m_wanted = m_picture->rows[at].of;
    ask();
}

int VehicleTiming::link() const
{
    const TimingPicture::Row* row = m_picture->row();
    return row ? row->of.link : -1;
}

bool VehicleTiming::ready() const
{
    return !m_due && m_worker && m_picture->at.sinceZero == m_playhead &&
           !(m_active && m_picture->brief);
}

void VehicleTiming::show(std::shared_ptr<const TimingPicture> picture)
{
    m_picture = std::move(picture);
    std::vector<ComponentText> components;
    for (const TimingPicture::Row& row : m_picture->rows)
        components.push_back(componentText(*m_picture, row));
    m_components.setRows(components);
    m_messages.setRows(messageTexts(*m_picture));
    m_text = timingText(*m_picture);
    emit changed();
}

QString VehicleTiming::save(TimingRows* paths) const
{
    return saveTiming(*m_picture, m_about.utcZero, m_about.folder,
                      paths ? paths->rows<LinkPathText>() : std::vector<LinkPathText>());
}

} // namespace leadline::app
