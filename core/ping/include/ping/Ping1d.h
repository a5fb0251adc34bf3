// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Ping1dDistance.h"
#include "ping/Ping1dGet.h"
#include "ping/Ping1dSet.h"

namespace leadline::ping::ping1d {

/// The ids of the Ping1D from 1000 on.
using Messages =
    MessageList<SetDeviceId, SetRange, SetSpeedOfSound, SetModeAuto, SetPingInterval,
                SetGainSetting, SetPingEnable, SetOssProfileConfiguration, GotoBootloader,
                FirmwareVersion, DeviceId, Voltage5, SpeedOfSound, Range, ModeAuto, PingInterval,
                GainSetting, TransmitDuration, GeneralInfo, DistanceSimple, Distance,
                ProcessorTemperature, PcbTemperature, PingEnable, Profile, OssProfileConfiguration,
                ContinuousStart, ContinuousStop>;

} // namespace leadline::ping::ping1d
