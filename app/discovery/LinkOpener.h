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

/// Opens links as soon as the search has let go of their places, and keeps it away from them.
class LinkOpener : public QObject {
    Q_OBJECT

public:
    struct Wanted {
        link::LinkUrl url;
        QString unit;
    };

    /// All of them outlive this.
    LinkOpener(DiscoveryService& searcher, LinkController& connector, StartLinks& links);

    /// Some are still being let go of.
    [[nodiscard]] bool waits() const { return !m_wanted.empty(); }
    /// Why the last link could not be made, else empty.
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isConnected(const link::LinkUrl& url) const;
    void open(const std::vector<Wanted>& wanted);
    /// Nothing is opened any more, and nobody looks at that place, until it is given back.
    void reserve(const link::LinkUrl& url);
    void release();
    /// Links were made or hung up.
    void tellInUse();

signals:
    /// Or could not be.
    void opened();

private:
    void openWanted();

    DiscoveryService& m_searcher;
    LinkController& m_connector;
    StartLinks& m_links;
    /// Since the program runs; some of them are hung up by now.
    std::vector<link::LinkUrl> m_opened;
    std::vector<Wanted> m_wanted;
    std::optional<link::LinkUrl> m_reserved;
    QString m_problem;
};

} // namespace leadline::app
