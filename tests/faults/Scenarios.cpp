// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/Scenarios.h"

namespace leadline::test {

Play playOf(const Cell& cell)
{
    const bool isVehicle = cell.device == Device::Vehicle;
    switch (cell.fault) {
    case Fault::Unplug:
        return unplug;
    case Fault::HalfFrames:
        return halfFrames;
    case Fault::WrongChecksum:
        return wrongChecksum;
    case Fault::Flood:
        return flood;
    case Fault::DataGap:
        return silence;
    case Fault::Reboot:
        return reboot;
    case Fault::ChangedAddress:
        return isVehicle ? anotherPortOfAVehicle : changedAddress;
    case Fault::AnothersId:
        return isVehicle ? anotherSystem : anothersId;
    case Fault::HostileLengths:
        return hostileLengths;
    case Fault::TwoPrograms:
        return twoPrograms;
    case Fault::TwoHosts:
        return isVehicle ? twoSenders : twoHosts;
    case Fault::Impostor:
        return impostor;
    case Fault::Port14550:
        return port14550;
    case Fault::LooksForward:
        return looksForward;
    case Fault::ClockForward:
    case Fault::ClockBack:
        return clockStep;
    case Fault::Suspend:
        return suspend;
    case Fault::FullDisk:
        return fullDisk;
    case Fault::ReadOnlyFolder:
        return readOnlyFolder;
    case Fault::SlowDisk:
        return slowDisk;
    case Fault::FolderDeleted:
        return folderDeleted;
    case Fault::Digits:
        return digits;
    case Fault::TimeZone:
        return timeZone;
    case Fault::SecondLeadline:
        return secondLeadline;
    case Fault::NoSound:
        break;
    }
    return noSound;
}

} // namespace leadline::test
