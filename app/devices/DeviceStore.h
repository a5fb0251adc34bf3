// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/StoredDevice.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::app {

/// The devices whose data is stored in the settings. A connected device is recognised by its family
/// and its MAC or serial number, or else by family, device id and address. Its firmware does not
/// matter.
class DeviceStore {
public:
    /// What is known of a device that answers.
    struct Seen {
        ping::Family family = ping::Family::Unknown;
        /// MAC of the device or serial number of its adapter; empty if neither is known.
        QString unit = {};
        std::optional<std::uint8_t> id = {};
        link::LinkUrl url = {};
    };
    struct Recognised {
        StoredDevice device;
        /// True if it is certainly this device; otherwise only the user can tell.
        bool sure = false;
    };

    /// Converts data stored by version 0.1 if that was not done before.
    DeviceStore();

    /// Returns the most likely device. For one that was never connected, or that may be another
    /// one, a new entry is created as a copy of the likeliest, with its mounting unconfirmed.
    /// `taken` are the other live devices.
    [[nodiscard]] Recognised recognise(const Seen& seen,
                                       const std::vector<StoredDevice>& taken = {}) const;
    /// Other devices that it could be as well, the likeliest first.
    [[nodiscard]] std::vector<StoredDevice> conflictsOf(const StoredDevice& device) const;
    /// Devices that were connected at an address, the newest first.
    [[nodiscard]] std::vector<StoredDevice> at(const link::LinkUrl& url) const;
    /// Those that a recording may be of, which says so much of its device; the newest first. Where
    /// one has the recording's MAC or serial number, that one alone.
    [[nodiscard]] std::vector<StoredDevice> ofKind(ping::Family family, std::uint8_t id,
                                                   const QString& unit = {}) const;
    /// Before anybody answers: one that was left in Standby may be there, and is not to be woken.
    [[nodiscard]] bool mayStartInStandby(const Seen& seen) const;

private:
    /// All stored devices, the newest first.
    [[nodiscard]] std::vector<StoredDevice> all() const;
    void meet(const StoredDevice& device, const Seen& seen) const;
    [[nodiscard]] StoredDevice begin(const Seen& seen,
                                     const std::vector<StoredDevice>& likely) const;
};

/// Converts data of version 0.1 to entries of DeviceStore, once. That version stored settings and
/// mounting by family, address, device id and firmware, and mounting and Standby by address. The
/// old data is kept for users who return to it.
///
/// Version 0.1 drew an unknown device upright, and stored that like a choice of the user. A
/// mounting therefore counts as confirmed only if no other mounting is stored for what may be the
/// same device.
void migrateOldDevices();

} // namespace leadline::app
