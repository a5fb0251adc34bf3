// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/SimLink.h"

#include <chrono>
#include <utility>
#include <vector>

namespace leadline::link {

SimLink::SimLink(LinkUrl url, base::Clock& clock, std::unique_ptr<Peer> peer, QObject* parent)
    : Link(std::move(url), clock, parent),
      m_peer(std::move(peer))
{
    m_peer->setOutput([this](base::ByteSpan bytes, Peer::Client) {
        if (isOpen())
            arrived(bytes, this->clock().now());
    });
}

SimLink::~SimLink() = default;

void SimLink::unplug()
{
    m_plugged = false;
    if (isOpen())
        failed(base::Message("The simulated cable is unplugged."), Cause::Unplugged);
}

void SimLink::plugIn()
{
    m_plugged = true;
}

void SimLink::startOpening()
{
    if (!m_plugged) {
        failed(base::Message("The simulated cable is unplugged."), Cause::Unplugged);
        return;
    }
    m_session = std::make_shared<int>(0);
    opened();
}

void SimLink::shutDown()
{
    m_session.reset();
}

bool SimLink::write(base::ByteSpan bytes)
{
    // Delivered on the event loop: an answer must not arrive before the call that sent the request
    // has returned.
    clock().after({}, [this, session = std::weak_ptr(m_session),
                       copy = std::vector<std::byte>(bytes.begin(), bytes.end())] {
        if (!session.expired())
            m_peer->receive(copy, 0);
    });
    return true;
}

} // namespace leadline::link
