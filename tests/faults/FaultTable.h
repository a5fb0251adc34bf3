// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

/// What can go wrong in a dive, with what, what the pilot is told of it, and what is kept.
namespace leadline::test {

enum class Fault : std::uint8_t {
    Unplug,
    HalfFrames,
    WrongChecksum,
    Flood,
    DataGap,
    Reboot,
    ChangedAddress,
    AnothersId,
    HostileLengths,
    TwoPrograms,
    TwoHosts,
    Impostor,
    Port14550,
    LooksForward,
    ClockForward,
    ClockBack,
    Suspend,
    FullDisk,
    ReadOnlyFolder,
    SlowDisk,
    FolderDeleted,
    Digits,
    TimeZone,
    SecondLeadline,
    NoSound,
};
inline constexpr auto lastFault = Fault::NoSound;

/// With what it happens; the computer with a Ping1D, a Ping360 and a vehicle connected.
enum class Device : std::uint8_t {
    Ping1D,
    Ping360,
    S500,
    Omniscan450,
    Surveyor240,
    Omniscan3D,
    Vehicle,
    Computer
};
inline constexpr auto lastDevice = Device::Computer;

struct Cell {
    Fault fault;
    Device device;
    /// As it stands in the window; "…" for what differs each time. Empty: there is nothing to say.
    QString says;
    QString kept;
    /// What the pilot does about it.
    QString help;
    /// Why this cannot happen with that; the rest is empty then.
    QString notHere = {};
};

/// Whether these words are that sentence: whole, with something in the place of each "…". What is
/// cut off ends with such dots itself, and is not.
[[nodiscard]] bool isSentence(const QString& words, const QString& sentence);

/// Every cell, in the order of faults and devices.
[[nodiscard]] const std::vector<Cell>& faultTable();

/// "a cable is pulled"
[[nodiscard]] QString nameOf(Fault fault);
/// "Ping1D"
[[nodiscard]] QString nameOf(Device device);
/// "unplug-ping1d": of a picture, and of a test's row.
[[nodiscard]] QString fileNameOf(const Cell& cell);

/// The rows of the guide's table: what is the same for several devices is one of them.
[[nodiscard]] QStringList guideRows();

} // namespace leadline::test
