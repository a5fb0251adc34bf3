// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "discovery/DiscoveryService.h"
#include "discovery/LinkController.h"
#include "discovery/StartLinks.h"
#include "link/LinkUrl.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace leadline::app {

/// Opens links as soon as the search has released their endpoints, and keeps the search from using
/// them.
class LinkOpener : public QObject {
    Q_OBJECT

public:
    struct Wanted {
        link::LinkUrl url;
        QString unit;
    };

    /// The arguments must outlive this object.
    LinkOpener(DiscoveryService& searcher, LinkController& connector, StartLinks& links);

    /// Links are waiting for their endpoints to be released by the search.
    [[nodiscard]] bool waits() const { return !m_wanted.empty(); }
    /// Why the last link could not be opened; else empty.
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isConnected(const link::LinkUrl& url) const;
    void open(const std::vector<Wanted>& wanted);
    /// Until release(), no link is opened and the search does not use this endpoint.
    void reserve(const link::LinkUrl& url);
    void release();
    /// To be called when links were opened or closed: tells the search which ones are in use.
    void publishInUse();

signals:
    /// Emitted when links were opened, or could not be.
    void opened();

private:
    void openWanted();

    DiscoveryService& m_discovery;
    LinkController& m_connector;
    StartLinks& m_links;
    /// Links opened since the program started, including those closed by now.
    std::vector<link::LinkUrl> m_opened;
    std::vector<Wanted> m_wanted;
    std::optional<link::LinkUrl> m_reserved;
    QString m_problem;
};

} // namespace leadline::app
