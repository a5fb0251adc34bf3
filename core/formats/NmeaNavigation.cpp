// SPDX-License-Identifier: GPL-3.0-or-later
#include "NmeaNavigation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace leadline::formats {

namespace {

constexpr double metresPerSecondInKnots = 1852.0 / 3600;
/// With its CR and LF; some talkers exceed the standard's 82 characters.
constexpr std::size_t longestSentence = 256;
constexpr std::size_t mostFields = 32;

/// The fields of a sentence; the first is its address. What is not there is empty.
struct Sentence {
    std::array<std::string_view, mostFields> fields{};

    [[nodiscard]] std::string_view type() const
    {
        constexpr std::size_t talkerSize = 2;
        constexpr std::size_t addressSize = 5;
        return fields[0].size() == addressSize ? fields[0].substr(talkerSize) : std::string_view();
    }
    [[nodiscard]] std::optional<double> number(std::size_t field) const
    {
        const std::string_view text = fields[field];
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool isNumber =
            error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
        return isNumber ? std::optional(value) : std::nullopt;
    }
    /// Within a turn, else nothing.
    [[nodiscard]] std::optional<double> angle(std::size_t field) const
    {
        const auto value = number(field);
        return value && *value >= 0 && *value <= 360 ? value : std::nullopt;
    }
    /// Degrees of a value in degrees and minutes (ddmm.mm), with the hemisphere in the next field.
    [[nodiscard]] std::optional<double> degrees(std::size_t field, char positive, char negative,
                                                double most) const
    {
        const auto value = number(field);
        const std::string_view hemisphere = fields[field + 1];
        if (!value || *value < 0 || hemisphere.size() != 1 ||
            (hemisphere[0] != positive && hemisphere[0] != negative))
            return std::nullopt;
        const double whole = std::floor(*value / 100);
        const double minutes = *value - 100 * whole;
        const double deg = whole + minutes / 60;
        if (minutes >= 60 || deg > most)
            return std::nullopt;
        return hemisphere[0] == positive ? deg : -deg;
    }
    /// False if there is none at these fields.
    bool readPlace(Navigation& navigation, std::size_t field) const
    {
        navigation.latitude = degrees(field, 'N', 'S', 90);
        navigation.longitude = degrees(field + 2, 'E', 'W', 180);
        return navigation.latitude && navigation.longitude;
    }
};

std::optional<int> hexDigit(char c)
{
    int value = 0;
    const auto [end, error] = std::from_chars(&c, &c + 1, value, 16);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

std::optional<Sentence> checked(std::string_view text)
{
    while (!text.empty() && (text.back() == '\r' || text.back() == '\n' || text.back() == '\0'))
        text.remove_suffix(1);
    constexpr std::size_t sumSize = 3;
    if (text.size() < sumSize + 1 || text.size() > longestSentence || text[0] != '$' ||
        text[text.size() - sumSize] != '*')
        return std::nullopt;
    const auto high = hexDigit(text[text.size() - 2]);
    const auto low = hexDigit(text[text.size() - 1]);
    const std::string_view body = text.substr(1, text.size() - sumSize - 1);
    unsigned sum = 0;
    for (const char c : body)
        sum ^= static_cast<unsigned char>(c);
    if (!high || !low || sum != static_cast<unsigned>(*high * 16 + *low))
        return std::nullopt;
    Sentence sentence;
    std::size_t from = 0;
    for (std::string_view& field : sentence.fields) {
        const std::size_t comma = std::min(body.find(',', from), body.size());
        field = body.substr(from, comma - from);
        if (comma == body.size())
            break;
        from = comma + 1;
    }
    return sentence;
}

} // namespace

std::optional<Navigation> NmeaNavigation::take(std::string_view text)
{
    const auto sentence = checked(text);
    if (!sentence)
        return std::nullopt;
    const std::string_view type = sentence->type();
    Navigation said;
    if (type == "RMC") {
        if (sentence->fields[2] != "A" || !sentence->readPlace(said, 3))
            return std::nullopt;
        m_hasRmc = true;
        if (const auto knots = sentence->number(7); knots && *knots >= 0)
            said.speedMps = *knots * metresPerSecondInKnots;
        said.courseDeg = sentence->angle(8);
        return said;
    }
    if (type == "VTG") {
        m_courseDeg = sentence->angle(1);
        const auto knots = sentence->number(5);
        m_speedMps =
            knots && *knots >= 0 ? std::optional(*knots * metresPerSecondInKnots) : std::nullopt;
        return std::nullopt;
    }
    if ((type == "GGA" || type == "GLL") && !m_hasRmc) {
        // Quality 0 is no fix, 6 to 8 are estimated, entered by hand and simulated.
        const bool isFix = type == "GLL"
                               ? sentence->fields[6] == "A"
                               : sentence->fields[6].size() == 1 &&
                                     std::string_view("123459").find(sentence->fields[6]) !=
                                         std::string_view::npos;
        if (!isFix || !sentence->readPlace(said, type == "GGA" ? 2 : 1))
            return std::nullopt;
        said.speedMps = m_speedMps;
        said.courseDeg = m_courseDeg;
        return said;
    }
    const bool isTrue = type == "HDT" || type == "THS";
    if (isTrue || ((type == "HDG" || type == "HDM") && !m_hasTrueHeading)) {
        said.headingDeg = sentence->angle(1);
        m_hasTrueHeading = m_hasTrueHeading || (isTrue && said.headingDeg);
        return said.headingDeg ? std::optional(said) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace leadline::formats
