// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/FaultRun.h"
#include "mavlink/Codec.h"
#include "mavlink/StateMessages.h"

/// What happens in a cell: the fault, what is told, what goes on, what is kept.
namespace leadline::test {

void unplug(FaultRun& run);
void halfFrames(FaultRun& run);
void wrongChecksum(FaultRun& run);
void flood(FaultRun& run);
void silence(FaultRun& run);
void reboot(FaultRun& run);
void changedAddress(FaultRun& run);
void anotherPortOfAVehicle(FaultRun& run);
void hostileLengths(FaultRun& run);

void anothersId(FaultRun& run);
void anotherSystem(FaultRun& run);
void twoPrograms(FaultRun& run);
void twoHosts(FaultRun& run);
void twoSenders(FaultRun& run);
void impostor(FaultRun& run);
void port14550(FaultRun& run);
void looksForward(FaultRun& run);

void clockStep(FaultRun& run);
void suspend(FaultRun& run);
void fullDisk(FaultRun& run);
void readOnlyFolder(FaultRun& run);
void slowDisk(FaultRun& run);
void folderDeleted(FaultRun& run);
void digits(FaultRun& run);
void timeZone(FaultRun& run);
void secondLeadline(FaultRun& run);
void noSound(FaultRun& run);

} // namespace leadline::test
