// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "device/AddressChange.h"
#include "device/Diagnosis.h"
#include "device/EthernetSonar.h"
#include "device/SearchEndpoint.h"
#include "link/Ipv4.h"
#include "link/LinkUrl.h"

#include <QObject>

#include <vector>

namespace leadline::app {

/// Who looks around for the Devices page. Every call returns at once; answers come later, as
/// signals on the thread of this object.
class DiscoveryService : public QObject {
    Q_OBJECT

public:
    struct Where {
        /// By the user, since the program runs.
        std::vector<link::LinkUrl> named = {};
        std::vector<link::LinkUrl> remembered = {};
    };

    using QObject::QObject;

    /// Forgets a search before.
    virtual void search(const Where& where) = 0;
    virtual void stopSearch() = 0;
    virtual void lookHere(const link::LinkUrl& url) = 0;
    /// Links of this program: they are closed, then release() comes, and they are not touched any
    /// more.
    virtual void setInUse(const std::vector<link::LinkUrl>& urls) = 0;
    /// Asks as a connection would; forgets a check before.
    virtual void check(const link::LinkUrl& url) = 0;
    virtual void changeAddress(const device::AddressChange::Request& request) = 0;

signals:
    void release();
    void placesChanged(const std::vector<leadline::device::SearchEndpoint>& places);
    void networksChanged(const std::vector<leadline::link::Ipv4Network>& networks);
    void checked(const leadline::link::LinkUrl& url, const leadline::device::Diagnosis& diagnosis);
    void addressChanged(const leadline::base::Result<leadline::device::EthernetSonar>& result);
};

} // namespace leadline::app
