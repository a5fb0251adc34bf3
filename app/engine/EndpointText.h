// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "link/LinkUrl.h"

#include <QString>

namespace leadline::app {

// What a pilot reads of a place where a sonar may be.

/// The same for two addresses of one place, whatever they say of rate and device.
[[nodiscard]] QString placeKey(const link::LinkUrl& url);
/// `ttyUSB0`, `192.168.2.2:9090`
[[nodiscard]] QString placeName(const link::LinkUrl& url);
/// Listens where a ground station wants to.
[[nodiscard]] bool isGroundStations(const link::LinkUrl& url);
/// `listens to this computer only`, `listens to every network`; empty for a link that listens to
/// nobody but its peer.
[[nodiscard]] QString listensTo(const link::LinkUrl& url);
/// `Ping360`, or the name of the place where nobody is known.
[[nodiscard]] QString deviceNames(const device::SearchEndpoint& place);
/// `Ethernet · 192.168.2.9:12345 · fw 3.3.8 · 54-10-EC-79-7D-C5`
[[nodiscard]] QString placeDetails(const device::SearchEndpoint& place);
/// `Answers in 2 ms`, `No permission`
[[nodiscard]] QString placeState(const device::SearchEndpoint& place);
[[nodiscard]] QString placeIcon(const device::SearchEndpoint& place);
/// `Ping360 over UDP at 192.168.2.2, port 9092.`
[[nodiscard]] QString addressMeaning(const link::LinkUrl& url);
/// Of the device that answered there, if it is one that is known.
[[nodiscard]] link::LinkUrl urlToConnect(const device::SearchEndpoint& place);

} // namespace leadline::app
