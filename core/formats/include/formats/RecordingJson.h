// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"
#include "log/RecorderTypes.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <optional>
#include <string>
#include <string_view>

/// The JSON messages beside the raw frames, for Foxglove and PlotJuggler: numbers only where
/// curves are drawn (samples would be a curve each), with the schemas that these programs ask for.
namespace leadline::log {

[[nodiscard]] JsonSchema summarySchema();
[[nodiscard]] JsonSchema foxgloveLogSchema();
[[nodiscard]] JsonSchema eventSchema();

/// The figures of a ping or distance; nullopt for other frames.
/// `soundSpeed` (m/s) is that of a Ping360's ranges.
[[nodiscard]] std::optional<std::string> summaryJson(StreamKind kind, const ping::Frame& frame,
                                                     double soundSpeed = base::defaultSoundSpeed);

/// foxglove.Log, for people. `utc` since 1970.
[[nodiscard]] std::string foxgloveLogJson(const RecordedEvent& event, std::chrono::nanoseconds utc);
/// leadline.Event, for programs.
[[nodiscard]] std::string eventJson(const RecordedEvent& event);

} // namespace leadline::log
