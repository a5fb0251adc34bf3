// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/GeometryMaker.h"

#include <QThreadPool>

#include <utility>

namespace leadline::app {

GeometryMaker::GeometryMaker(QObject* parent)
    : QObject(parent),
      m_mailbox(std::make_shared<Mailbox>())
{
    m_mailbox->receiver = this;
}

GeometryMaker::~GeometryMaker()
{
    const std::scoped_lock lock(m_mailbox->mutex);
    m_mailbox->receiver = nullptr;
}

void GeometryMaker::request(QSize size, const raster::PolarView& view)
{
    const Wish wish{size, view};
    if (m_latest == wish)
        return;
    m_latest = wish;
    if (!m_making)
        start();
}

void GeometryMaker::start()
{
    m_making = m_latest;
    QThreadPool::globalInstance()->start([mailbox = m_mailbox, wish = *m_making] {
        raster::PolarGeometry geometry(wish.size.width(), wish.size.height(), wish.view);
        const std::scoped_lock lock(mailbox->mutex);
        if (!mailbox->receiver)
            return;
        mailbox->result = std::move(geometry);
        QMetaObject::invokeMethod(mailbox->receiver, &GeometryMaker::arrived, Qt::QueuedConnection);
    });
}

void GeometryMaker::arrived()
{
    const bool more = m_latest != m_making;
    m_making.reset();
    emit made();
    if (more)
        start();
}

std::optional<raster::PolarGeometry> GeometryMaker::take()
{
    const std::scoped_lock lock(m_mailbox->mutex);
    return std::exchange(m_mailbox->result, std::nullopt);
}

} // namespace leadline::app
