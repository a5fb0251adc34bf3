// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/StoredDevice.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::app {

/// The devices of which something is kept, and which of them is the one that answers: known by
/// family and MAC or serial number, else by family and device id with its address as a hint. Its
/// firmware is no part of it.
class DeviceStore {
public:
    /// Who answers, as far as it is known.
    struct Seen {
        ping::Family family = ping::Family::Unknown;
        /// Its MAC, or the serial number of its adapter, or empty.
        QString unit = {};
        std::optional<std::uint8_t> id = {};
        link::LinkUrl url = {};
    };
    struct Recognised {
        StoredDevice device;
        /// It is that one; else it may be, and only a user can tell.
        bool sure = false;
    };

    /// Carries over what version 0.1 kept by firmware and address, once.
    DeviceStore();

    /// The one that is most likely meant. Of one that was never met, or may be another one, a copy
    /// of what is likely begins, with its mounting unconfirmed. `taken` are other live devices.
    [[nodiscard]] Recognised recognise(const Seen& seen,
                                       const std::vector<StoredDevice>& taken = {}) const;
    /// The others that could be meant as well, the likeliest first.
    [[nodiscard]] std::vector<StoredDevice> rivalsOf(const StoredDevice& device) const;
    /// Those that were met at a place, the newest first.
    [[nodiscard]] std::vector<StoredDevice> at(const link::LinkUrl& url) const;
    /// Of that family and id, as a recording says it; the newest first.
    [[nodiscard]] std::vector<StoredDevice> ofKind(ping::Family family, std::uint8_t id) const;
    /// Before anybody answers: one that was left in Standby may be there, and is not to be woken.
    [[nodiscard]] bool mayRest(const Seen& seen) const;

private:
    /// The newest first.
    [[nodiscard]] std::vector<StoredDevice> all() const;
    void meet(const StoredDevice& device, const Seen& seen) const;
    [[nodiscard]] StoredDevice begin(const Seen& seen,
                                     const std::vector<StoredDevice>& likely) const;
};

/// Makes devices of DeviceStore of what version 0.1 kept: settings and mounting by family, address,
/// device id and firmware, mounting and Standby by address. Once; its own entries stay, for whoever
/// goes back to it.
///
/// That version drew a device upright that it did not know, and kept that as if it had been chosen.
/// So a mounting counts as confirmed only where nothing else is kept of what may be the same one.
void carryOldDevicesOver();

} // namespace leadline::app
