// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    Degrees,
    Gradians,
};

/// Where a window shows a setting.
enum class SettingPlace : std::uint8_t {
    /// In the list of the sonar's settings, as a number or a choice.
    List,
    /// The same, among those that are seldom changed.
    Advanced,
    /// By a view made for it.
    OwnView,
    Nowhere,
};

/// One of the few values that a setting can have.
struct SettingChoice {
    double value = 0;
    /// On the command line.
    std::string_view word = {};
    /// On the screen, in English.
    std::string_view name = {};
};

/// A setting that is automatic, or a value that is not known.
inline constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// One setting of a family of sonars. Requests, what is reported, the controls of the window, what
/// is kept from dive to dive, the command line and the guide's tables follow from the row.
struct SettingRow {
    /// In the file of the settings, and between the parts of the program.
    std::string_view key;
    /// On the screen, in English.
    std::string_view name;
    /// In recordings. Rows beside each other with the same one are requested and reported together.
    std::string_view group;
    /// On the command line; empty where it cannot be set there.
    std::string_view option = {};
    /// Which of its group it is: "start".
    std::string_view part = {};
    /// Of the values, as users read and write them.
    SettingUnit unit = SettingUnit::None;
    double lowest = 0;
    double highest = 0;
    /// What a control offers; noValue where that are the limits.
    double offeredLowest = noValue;
    double offeredHighest = noValue;
    /// From one value to the next in a control.
    double step = 1;
    /// Steps follow the round ranges up to this one, in metres; 0 for even steps.
    double roundUpTo = 0;
    /// What is requested of a device that is met for the first time; noValue where nothing is.
    double initial = noValue;
    /// Whole numbers of the device in one of the unit; 0 of a setting that takes any number.
    double perUnit = 1;
    /// The values to choose from in a list; empty for a number.
    std::span<const SettingChoice> choices = {};
    /// What noValue means, "auto" or "off", where it may be requested; empty where it may not.
    std::string_view automatic = {};
    /// A bearing: 180 is followed by -180.
    bool isCircular = false;
    /// What the user requested is offered to him again at the next dive.
    bool isKept = true;
    /// How a list of values names it, with %1 for the value: "step %1".
    std::string_view summary = "%1";
    /// The key of the switch with which the device chooses this itself, while that is 1.
    std::string_view chosenBy = {};
    SettingPlace place = SettingPlace::List;
    /// What else a control says of a value; null where there is nothing.
    std::string (*note)(double value) = nullptr;
    /// What is said of a value outside of the limits.
    std::string_view limits = {};
    /// What it does, for the guide.
    std::string_view help = {};

    [[nodiscard]] bool hasAutomatic() const { return !automatic.empty(); }
    [[nodiscard]] bool accepts(double value) const;
    /// As the device takes it.
    [[nodiscard]] double rounded(double value) const;
    /// In English, with the unit: "10 m", "Auto".
    [[nodiscard]] std::string textOf(double value) const;
};

/// In the order in which they are requested and shown; empty of a family without a driver.
[[nodiscard]] std::span<const SettingRow> settingRows(ping::Family family);

/// Null for a key that none of them has.
[[nodiscard]] const SettingRow* findRow(std::span<const SettingRow> rows, std::string_view key);

/// The rows that are requested together with this one, itself among them.
[[nodiscard]] std::span<const SettingRow> groupOf(std::span<const SettingRow> rows,
                                                  const SettingRow& row);

struct SettingValue {
    /// Of a row, which outlives this.
    std::string_view key;
    /// In the row's unit.
    double value = noValue;

    friend bool operator==(const SettingValue&, const SettingValue&) = default;
};
/// What is requested at once.
using SettingValues = std::vector<SettingValue>;

/// Its symbol, "m/s"; empty without one.
[[nodiscard]] std::string_view symbolOf(SettingUnit unit);

/// What is known of a setting, in the row's unit.
struct SettingStatus {
    SettingState state = SettingState::Unread;
    std::optional<double> requested = {};
    std::optional<double> reported = {};
    /// The device's, while it refuses.
    std::string words = {};
    /// noValue was requested: `requested` is what followed from it.
    bool isAutomatic = false;
};

} // namespace leadline::device
