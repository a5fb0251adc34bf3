// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/SettingModel.h"

namespace leadline::app {

/// Of a setting that is one number.
[[nodiscard]] inline SettingModel::Requests requestsOf(const SendCommand& send,
                                                       SonarSetting setting)
{
    return {.set =
                [send, setting](double value) {
                    return send(SetSetting{setting, value});
                },
            .useMine = [send, setting] { return send(UseMine{setting}); },
            .keep = [send, setting] { return send(KeepTheirs{setting}); }};
}

/// Of a setting that goes out together with another one.
[[nodiscard]] inline SettingModel::Requests requestsOf(const SendCommand& send,
                                                       SonarSetting setting,
                                                       const std::function<std::uint64_t()>& both)
{
    SettingModel::Requests requests = requestsOf(send, setting);
    requests.set = [both](double) { return both(); };
    return requests;
}

} // namespace leadline::app
