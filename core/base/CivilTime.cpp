// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/CivilTime.h"

#include "base/Ascii.h"
#include "base/Unicode.h"

#include <algorithm>
#include <array>

namespace leadline::base {

namespace {

/// Reads `count` digits at the front of `text`; -1 when there are none such.
int consumeDigits(std::u32string_view& text, std::size_t count)
{
    if (text.size() < count)
        return -1;
    int value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto digit = base::decimalDigit(text[i]);
        if (!digit)
            return -1;
        value = value * 10 + *digit;
    }
    text.remove_prefix(count);
    return value;
}

bool consumeOne(std::u32string_view& text, std::u32string_view allowed)
{
    if (text.empty() || allowed.find(text.front()) == std::u32string_view::npos)
        return false;
    text.remove_prefix(1);
    return true;
}

bool within(int value, int low, int high)
{
    return value >= low && value <= high;
}

int daysOf(int year, int month)
{
    constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return days[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

std::string padded(int value, std::size_t width)
{
    return base::padded(std::to_string(value), width);
}

} // namespace

std::string CivilTime::iso() const
{
    return padded(year, 4) + '-' + padded(month, 2) + '-' + padded(day, 2) + 'T' + padded(hour, 2) +
           ':' + padded(minute, 2) + ':' + padded(second, 2) + '.' + padded(millisecond, 3);
}

// In milliseconds: the midnight before the first nanosecond that there is cannot be told in them.
static CivilTime civilOf(std::chrono::sys_time<std::chrono::milliseconds> moment)
{
    using namespace std::chrono;
    const auto midnight = floor<days>(moment);
    const year_month_day date(midnight);
    const hh_mm_ss time(moment - midnight);
    return {.year = int(date.year()),
            .month = static_cast<int>(unsigned(date.month())),
            .day = static_cast<int>(unsigned(date.day())),
            .hour = static_cast<int>(time.hours().count()),
            .minute = static_cast<int>(time.minutes().count()),
            .second = static_cast<int>(time.seconds().count()),
            .millisecond = static_cast<int>(time.subseconds().count())};
}

CivilTime civilUtc(std::chrono::nanoseconds since1970)
{
    using namespace std::chrono;
    return civilOf(sys_time<milliseconds>(floor<milliseconds>(since1970)));
}

std::chrono::milliseconds CivilTime::asUtc() const
{
    using namespace std::chrono;
    const sys_days date(year_month_day(std::chrono::year(year),
                                       std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day))));
    return date.time_since_epoch() + hours(hour) + minutes(minute) + seconds(second) +
           milliseconds(millisecond);
}

CivilTime CivilTime::moved(Duration by) const
{
    using namespace std::chrono;
    return civilOf(sys_time<milliseconds>(asUtc() + floor<milliseconds>(by)));
}

std::string utcIso(std::chrono::nanoseconds since1970)
{
    return civilUtc(since1970).iso() + 'Z';
}

std::optional<std::chrono::nanoseconds> utcFromIso(std::string_view text)
{
    constexpr std::size_t longest = 64;
    if (text.size() > longest)
        return std::nullopt;
    const std::u32string wide(text.begin(), text.end());
    std::u32string_view rest = wide;
    CivilTime time;
    time.year = consumeDigits(rest, 4);
    bool whole = consumeOne(rest, U"-");
    time.month = consumeDigits(rest, 2);
    whole = consumeOne(rest, U"-") && whole;
    time.day = consumeDigits(rest, 2);
    whole = consumeOne(rest, U"Tt ") && whole;
    time.hour = consumeDigits(rest, 2);
    whole = consumeOne(rest, U":") && whole;
    time.minute = consumeDigits(rest, 2);
    whole = consumeOne(rest, U":") && whole;
    time.second = consumeDigits(rest, 2);
    constexpr int leapSecond = 60;
    if (!whole || !within(time.year, 1970, 2199) || !within(time.month, 1, 12) ||
        !within(time.day, 1, daysOf(time.year, time.month)) || !within(time.hour, 0, 23) ||
        !within(time.minute, 0, 59) || !within(time.second, 0, leapSecond))
        return std::nullopt;
    std::chrono::nanoseconds fraction{};
    if (consumeOne(rest, U".,")) {
        std::chrono::nanoseconds place = std::chrono::milliseconds(100);
        const std::size_t before = rest.size();
        for (int digit = consumeDigits(rest, 1); digit >= 0; digit = consumeDigits(rest, 1)) {
            fraction += digit * place;
            place /= 10;
        }
        if (rest.size() == before)
            return std::nullopt;
    }
    std::chrono::minutes offset{};
    if (const bool behind = rest.starts_with(U'-'); consumeOne(rest, U"+-")) {
        const int hours = consumeDigits(rest, 2);
        consumeOne(rest, U":");
        const int minutes = rest.empty() ? 0 : consumeDigits(rest, 2);
        if (!within(hours, 0, 23) || !within(minutes, 0, 59))
            return std::nullopt;
        offset = std::chrono::hours(hours) + std::chrono::minutes(minutes);
        offset = behind ? -offset : offset;
    } else if (!consumeOne(rest, U"Zz")) {
        return std::nullopt;
    }
    return rest.empty() ? std::optional(time.asUtc() + fraction - offset) : std::nullopt;
}

std::string utcFileName(std::chrono::nanoseconds since1970)
{
    const CivilTime t = civilUtc(since1970);
    return padded(t.year, 4) + padded(t.month, 2) + padded(t.day, 2) + '-' + padded(t.hour, 2) +
           padded(t.minute, 2) + padded(t.second, 2) + 'Z';
}

std::string durationText(Duration time)
{
    using namespace std::chrono;
    const hh_mm_ss whole(floor<seconds>(std::max(time, Duration{})));
    return padded(static_cast<int>(whole.hours().count()), 2) + ':' +
           padded(static_cast<int>(whole.minutes().count()), 2) + ':' +
           padded(static_cast<int>(whole.seconds().count()), 2);
}

std::optional<CivilTime> startFromFileName(std::string_view fileName)
{
    const std::u32string name = base::fromUtf8(fileName);
    std::u32string_view text = name;
    CivilTime t;
    t.year = consumeDigits(text, 4);
    t.month = consumeDigits(text, 2);
    t.day = consumeDigits(text, 2);
    if (!consumeOne(text, U"-"))
        return std::nullopt;
    t.hour = consumeDigits(text, 2);
    t.minute = consumeDigits(text, 2);
    t.second = consumeDigits(text, 2);
    t.millisecond = consumeDigits(text, 3);
    const bool good = t.year >= 1 && within(t.month, 1, 12) && t.day >= 1 &&
                      t.day <= daysOf(t.year, t.month) && within(t.hour, 0, 23) &&
                      within(t.minute, 0, 59) && within(t.second, 0, 59) && t.millisecond >= 0;
    const bool ends = text.empty() || text.front() == U'.';
    return good && ends ? std::optional(t) : std::nullopt;
}

std::optional<Duration> timeOfDay(std::u32string_view text)
{
    const int hour = consumeDigits(text, 2);
    if (!within(hour, 0, 23) || !consumeOne(text, U":"))
        return std::nullopt;
    const int minute = consumeDigits(text, 2);
    if (!within(minute, 0, 59) || !consumeOne(text, U":"))
        return std::nullopt;
    const int second = consumeDigits(text, 2);
    if (!within(second, 0, 59) || !consumeOne(text, U".,\u066b"))
        return std::nullopt;
    const int millisecond = consumeDigits(text, 3);
    if (millisecond < 0 || !text.empty())
        return std::nullopt;
    return std::chrono::hours(hour) + std::chrono::minutes(minute) + std::chrono::seconds(second) +
           std::chrono::milliseconds(millisecond);
}

} // namespace leadline::base
