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

/// Interface of the search for devices. Every call returns at once; results come later as signals
/// in this object's thread.
class DiscoveryService : public QObject {
    Q_OBJECT

public:
    struct Where {
        /// Addresses that the user entered since the program started.
        std::vector<link::LinkUrl> named = {};
        std::vector<link::LinkUrl> remembered = {};
    };

    using QObject::QObject;

    /// Starts a search; an earlier one is discarded.
    virtual void search(const Where& where) = 0;
    virtual void stopSearch() = 0;
    virtual void scanPort(const link::LinkUrl& url) = 0;
    /// Sets the links that the program itself uses: the search closes them, emits
    /// release(), and does not open them again.
    virtual void setInUse(const std::vector<link::LinkUrl>& urls) = 0;
    /// Probes an endpoint as a connection would; an earlier check is discarded.
    virtual void check(const link::LinkUrl& url) = 0;
    virtual void changeAddress(const device::AddressChange::Request& request) = 0;

signals:
    void release();
    void endpointsChanged(const std::vector<leadline::device::SearchEndpoint>& endpoints);
    void networksChanged(const std::vector<leadline::link::Ipv4Network>& networks);
    void checked(const leadline::link::LinkUrl& url, const leadline::device::Diagnosis& diagnosis);
    void addressChanged(const leadline::base::Result<leadline::device::EthernetSonar>& result);
};

} // namespace leadline::app
