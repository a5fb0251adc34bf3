// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Mailbox.h"
#include "device/Discovery.h"
#include "discovery/DiscoveryService.h"

#include <QSet>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace leadline::app {

/// Runs the search in a thread other than those of the window and the sonars' links.
class IoDiscoveryService final : public DiscoveryService {
    Q_OBJECT

public:
    using Work = std::function<void(base::Clock&)>;
    /// Runs work on the search's thread, in order, with its clock. The thread must outlive this
    /// object.
    using Post = std::function<void(Work)>;

    explicit IoDiscoveryService(Post post, device::SearchTools tools = device::SearchTools(),
                                QObject* parent = nullptr);
    ~IoDiscoveryService() override;

    void search(const Where& where) override;
    void stopSearch() override;
    void scanPort(const link::LinkUrl& url) override;
    void setInUse(const std::vector<link::LinkUrl>& urls) override;
    void check(const link::LinkUrl& url) override;
    void changeAddress(const device::AddressChange::Request& request) override;

protected:
    void customEvent(QEvent* event) override;

private:
    class Desk;
    struct Update;

    void runOnWorker(std::function<void(Desk&)> work);
    void logAnswers(const std::vector<device::SearchEndpoint>& endpoints);

    Post m_post;
    std::shared_ptr<base::Mailbox<Update>> m_mailbox;
    QSet<QString> m_answering;
    /// Created, used and destroyed on the search's thread.
    std::shared_ptr<std::unique_ptr<Desk>> m_desk;
};

} // namespace leadline::app
