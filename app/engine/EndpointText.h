// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "link/LinkUrl.h"

#include <QString>

namespace leadline::app {

// Texts about an endpoint where a device may be.

/// Equal for two addresses of one endpoint, even if they differ in baud rate or device.
[[nodiscard]] QString endpointKey(const link::LinkUrl& url);
/// For example `ttyUSB0` or `192.168.2.2:9090`.
[[nodiscard]] QString endpointText(const link::LinkUrl& url);
/// True if the link listens on the UDP port that ground stations use.
[[nodiscard]] bool isGroundStationPort(const link::LinkUrl& url);
/// For example `listens to this computer only` or `listens to every network`; empty for a link that
/// only receives from its own peer.
[[nodiscard]] QString listensTo(const link::LinkUrl& url);
/// For example `Ping360`, or the name of the endpoint if no device is known.
[[nodiscard]] QString deviceNames(const device::SearchEndpoint& place);
/// For example `Ethernet · 192.168.2.9:12345 · fw 3.3.8 · 54-10-EC-79-7D-C5`.
[[nodiscard]] QString endpointDetails(const device::SearchEndpoint& place);
/// For example `Answers in 2 ms` or `No permission`.
[[nodiscard]] QString endpointState(const device::SearchEndpoint& place);
/// "dive" of a scanning sonar, "wave" of one that looks downwards, "chip" of an unknown one.
[[nodiscard]] QString familyIcon(ping::Family family);
[[nodiscard]] QString endpointIcon(const device::SearchEndpoint& place);
/// For example `Ping360 over UDP at 192.168.2.2, port 9092.`
[[nodiscard]] QString addressMeaning(const link::LinkUrl& url);
/// The endpoint's address, with the device that answered if it is of a known type.
[[nodiscard]] link::LinkUrl urlToConnect(const device::SearchEndpoint& place);

} // namespace leadline::app
