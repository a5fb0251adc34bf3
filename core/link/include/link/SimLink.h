// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"
#include "link/Peer.h"

#include <memory>

namespace leadline::link {

/// A link to a simulated device in this process, which can be unplugged.
class SimLink : public Link {
    Q_OBJECT

public:
    SimLink(LinkUrl url, base::Clock& clock, std::unique_ptr<Peer> peer, QObject* parent = nullptr);
    ~SimLink() override;

    void unplug();
    void plugIn();

protected:
    void startOpening() override;
    void shutDown() override;
    [[nodiscard]] bool write(base::ByteSpan bytes) override;

private:
    std::unique_ptr<Peer> m_peer;
    bool m_plugged = true;
    /// Callbacks of an earlier opening are ignored.
    std::shared_ptr<int> m_session;
};

} // namespace leadline::link
