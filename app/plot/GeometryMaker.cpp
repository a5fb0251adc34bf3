// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/GeometryMaker.h"

#include <QThreadPool>

namespace leadline::app {

GeometryMaker::GeometryMaker(QObject* parent)
    : QObject(parent),
      m_mailbox(std::make_shared<Mailbox>([this] {
          QMetaObject::invokeMethod(this, &GeometryMaker::arrived, Qt::QueuedConnection);
      }))
{
}

GeometryMaker::~GeometryMaker()
{
    m_mailbox->close();
}

void GeometryMaker::request(QSize size, const raster::PolarView& view)
{
    const Request wish{size, view};
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
        mailbox->post([&geometry](auto& result) { result = std::move(geometry); });
    });
}

void GeometryMaker::arrived()
{
    m_result = m_mailbox->take();
    const bool more = m_latest != m_making;
    m_making.reset();
    emit made();
    if (more)
        start();
}

} // namespace leadline::app
