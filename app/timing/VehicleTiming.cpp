// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/VehicleTiming.h"

#include "timing/TimingCsv.h"

#include <utility>

namespace leadline::app {

VehicleTiming::VehicleTiming(QObject* parent)
    : QObject(parent),
      m_picture(std::make_shared<const TimingPicture>())
{
    m_pause.setInterval(quickest);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &VehicleTiming::askWhenDue);
}

void VehicleTiming::look(const log::Log* log, const About& about, log::Time playhead)
{
    const auto streams = log ? vehicleStreams(*log, about.mixed) : std::nullopt;
    const bool isOther = log != m_log || streams != m_streams;
    if (isOther)
        clear();
    m_log = log;
    m_streams = streams;
    m_about = about;
    m_playhead = playhead;
    if (isOther && present())
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
    m_streams.reset();
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
    work();
    ask();
}

// Nobody looks: nothing is kept up to date.
void VehicleTiming::work()
{
    if (!m_active || !m_streams) {
        m_worker.reset();
        return;
    }
    if (m_worker)
        return;
    const int generation = ++m_generation;
    m_worker = std::make_unique<TimingWorker>(*m_log, *m_streams, [this, generation](auto made) {
        QMetaObject::invokeMethod(
            this,
            [this, generation, made] {
                if (generation == m_generation && m_worker)
                    show(made);
            },
            Qt::QueuedConnection);
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
    m_worker->ask({m_playhead, m_wanted});
    m_pause.start();
}

void VehicleTiming::choose(int row)
{
    const auto at = static_cast<std::size_t>(row);
    if (row < 0 || at >= m_picture->rows.size() || at == m_picture->chosen)
        return;
    m_wanted = m_picture->rows[at].of;
    ask();
}

bool VehicleTiming::ready() const
{
    return !m_due && m_worker && m_picture->at.sinceZero == m_playhead;
}

void VehicleTiming::show(std::shared_ptr<const TimingPicture> picture)
{
    m_picture = std::move(picture);
    std::vector<ComponentWords> components;
    for (const TimingPicture::Row& row : m_picture->rows)
        components.push_back(componentWords(row));
    m_components.setRows(components);
    m_messages.setRows(messageWords(*m_picture));
    m_words = timingWords(*m_picture);
    emit changed();
}

QString VehicleTiming::save(TimingRows* paths) const
{
    return saveTiming(*m_picture, m_about.utcZero, m_about.folder,
                      paths ? paths->rows<PathWords>() : std::vector<PathWords>());
}

} // namespace leadline::app
