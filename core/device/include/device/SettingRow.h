// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "device/Setting.h"
#include "ping/Family.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::device {

enum class SettingUnit : std::uint8_t {
    None,
    Metres,
    MetresPerSecond,
    Milliseconds,
    Microseconds,
    Kilohertz,
    Percent,
    Degrees,
    Gradians,
};

/// Where the window shows a setting.
enum class SettingPlace : std::uint8_t {
    /// In the list of the sonar's settings, as a number or a choice.
    List,
    /// In that list, among the settings that are seldom changed.
    Advanced,
    /// In a control of its own.
    OwnView,
    Nowhere,
};

/// One of the values that a setting with few values can have.
struct SettingChoice {
    double value = 0;
    /// Name on the command line.
    std::string_view word = {};
    /// Name on the screen, in English.
    std::string_view name = {};
};

/// Value of a setting that is automatic or not known.
inline constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// One setting of a family of sonars. Requests, reported values, the window's controls, what is
/// kept from dive to dive, the command line and the guide's tables are derived from the row.
struct SettingRow {
    /// Identifies the setting in the settings file and between parts of the program.
    std::string_view key;
    /// Name on the screen, in English.
    std::string_view name;
    /// Name in recordings. Adjacent rows with the same group are requested and reported together.
    std::string_view group;
    /// Option of the command line; empty if it cannot be set there.
    std::string_view option = {};
    /// Which value of its group it is, such as "start".
    std::string_view part = {};
    /// Unit of the values as users read and enter them.
    SettingUnit unit = SettingUnit::None;
    double lowest = 0;
    double highest = 0;
    /// Limits of a control; noValue if they are those of the setting.
    double offeredLowest = noValue;
    double offeredHighest = noValue;
    /// Step of a control from one value to the next.
    double step = 1;
    /// A control steps through round ranges up to this one, in metres; 0 for even steps.
    double roundUpTo = 0;
    /// Value that is requested of a device that is met for the first time; noValue if none is.
    double initial = noValue;
    /// Number of the device's steps per unit, to which values are rounded; 0 for a setting that
    /// takes any number.
    double perUnit = 1;
    /// The values that a list offers; empty for a number.
    std::span<const SettingChoice> choices = {};
    /// What noValue means, such as "auto" or "off", if it may be requested; empty if it may not.
    std::string_view automatic = {};
    /// True for a bearing, where 180 is followed by -180.
    bool isCircular = false;
    /// True if the user's value is offered again at the next dive.
    bool isKept = true;
    /// Text for a list of values, with %1 for the value: "step %1".
    std::string_view summary = "%1";
    /// Key of the switch that lets the device choose this setting itself while the switch is 1;
    /// empty if there is none.
    std::string_view chosenBy = {};
    SettingPlace place = SettingPlace::List;
    /// Additional text of a control about a value; null if there is none.
    std::string (*note)(double value) = nullptr;
    /// Sentence shown for a value outside of the limits.
    std::string_view limits = {};
    /// Description of the setting, for the guide.
    std::string_view help = {};

    /// For a value outside of the limits; empty if it is clamped instead.
    [[nodiscard]] base::Message limitsText() const
    {
        return limits.empty() ? base::Message() : base::Message(limits, {});
    }
    /// The value's name in a message about the group, such as "range".
    [[nodiscard]] base::Message groupText() const { return base::Message(group, {}); }
    [[nodiscard]] bool hasAutomatic() const { return !automatic.empty(); }
    [[nodiscard]] bool accepts(double value) const;
    /// The value rounded to what the device can take.
    [[nodiscard]] double rounded(double value) const;
    /// The value in English with its unit, such as "10 m" or "Auto".
    [[nodiscard]] base::Message textOf(double value) const;
};

/// Rows in the order in which they are requested and shown; empty for a family without a driver.
[[nodiscard]] std::span<const SettingRow> settingRows(ping::Family family);

/// Returns null if no row has the key.
[[nodiscard]] const SettingRow* findRow(std::span<const SettingRow> rows, std::string_view key);

/// The rows that are requested together with this one, including itself.
[[nodiscard]] std::span<const SettingRow> groupOf(std::span<const SettingRow> rows,
                                                  const SettingRow& row);

struct SettingValue {
    /// Key of a row; refers to the row's text.
    std::string_view key;
    /// In the row's unit.
    double value = noValue;

    friend bool operator==(const SettingValue&, const SettingValue&) = default;
};
/// Values that are requested at once.
using SettingValues = std::vector<SettingValue>;

/// Symbol of the unit, such as "m/s"; empty if it has none.
[[nodiscard]] std::string_view symbolOf(SettingUnit unit);

/// State and values of a setting, in the row's unit.
struct SettingStatus {
    SettingState state = SettingState::Unread;
    std::optional<double> requested = {};
    std::optional<double> reported = {};
    /// Why the device refuses the request while it does, else empty.
    base::Message reason = {};
    /// True if noValue was requested; `requested` is then the value that follows from it.
    bool isAutomatic = false;
};

} // namespace leadline::device
