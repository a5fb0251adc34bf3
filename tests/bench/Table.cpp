// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include <algorithm>
#include <array>
#include <iomanip>
#include <optional>
#include <ostream>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::bench {

namespace {

struct Promise {
    std::string benchmark;
    /// Empty: the limit is `above` itself.
    std::string baseline;
    /// The limit is `times` the baseline, and `above`.
    double times = 1;
    double above = 0;
};

std::vector<Promise>& promises()
{
    static std::vector<Promise> all;
    return all;
}

std::set<std::string>& measuredInBytes()
{
    static std::set<std::string> all;
    return all;
}

std::string readable(double value, const std::string& benchmark)
{
    struct Unit {
        double size;
        const char* name;
    };
    constexpr std::array times{Unit{1e9, " s"}, Unit{1e6, " ms"}, Unit{1e3, " us"}, Unit{0, " ns"}};
    constexpr std::array bytes{Unit{0, " MB"}};
    std::ostringstream text;
    text << std::fixed << std::setprecision(2);
    if (measuredInBytes().contains(benchmark))
        text << value / 1e6 << bytes.front().name;
    else
        for (const Unit& unit : times)
            if (value >= unit.size) {
                text << value / std::max(unit.size, 1.0) << unit.name;
                break;
            }
    return text.str();
}

std::optional<double> timeOf(const Times& times, const std::string& name)
{
    const auto found = times.find(name);
    return found == times.end() ? std::nullopt : std::optional(found->second);
}

/// Of the promise, and of what its baseline took.
std::optional<double> limitOf(const Promise& promise, const Times& times)
{
    if (promise.baseline.empty())
        return promise.above;
    const auto baseline = timeOf(times, promise.baseline);
    return baseline ? std::optional(*baseline * promise.times + promise.above) : std::nullopt;
}

std::string wordsOf(const Promise& promise, double limit)
{
    std::ostringstream text;
    text << readable(limit, promise.benchmark);
    if (promise.baseline.empty())
        return text.str();
    text << " = ";
    if (promise.times != 1)
        text << std::setprecision(3) << promise.times << " x ";
    text << promise.baseline;
    if (promise.above != 0)
        text << " + " << readable(promise.above, promise.benchmark);
    return text.str();
}

using Row = std::array<std::string, 5>;

void print(std::ostream& out, const std::vector<Row>& rows)
{
    std::array<std::size_t, std::tuple_size_v<Row>> widths{};
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool number = i == 1 || i == 3;
            out << (i > 0 ? " | " : "") << (number ? std::right : std::left)
                << std::setw(i + 1 < row.size() ? static_cast<int>(widths[i]) : 0) << row[i];
        }
        out << '\n';
    }
}

} // namespace

bool limit(std::string benchmark, std::chrono::nanoseconds most)
{
    promises().push_back({std::move(benchmark), {}, 1, static_cast<double>(most.count())});
    return true;
}

bool ratioAtLeast(std::string benchmark, std::string baseline, double least)
{
    promises().push_back({std::move(benchmark), std::move(baseline), 1 / least, 0});
    return true;
}

bool bytesAbove(std::string benchmark, std::string baseline, std::uint64_t most)
{
    inBytes(benchmark);
    inBytes(baseline);
    promises().push_back({std::move(benchmark), std::move(baseline), 1, static_cast<double>(most)});
    return true;
}

bool inBytes(std::string benchmark)
{
    measuredInBytes().insert(std::move(benchmark));
    return true;
}

void printTable(std::ostream& out, const Times& times, bool all)
{
    std::vector<Row> rows{{"what", "measured", "limit", "ratio", ""}};
    for (const Promise& promise : promises()) {
        const auto measured = timeOf(times, promise.benchmark);
        const auto most = limitOf(promise, times);
        if (!measured || !most) {
            if (all)
                rows.push_back({promise.benchmark, "", promise.baseline, "", "NOT RUN"});
            continue;
        }
        const double ratio = *measured / *most;
        std::ostringstream text;
        text << std::fixed << std::setprecision(2) << ratio;
        rows.push_back({promise.benchmark, readable(*measured, promise.benchmark),
                        wordsOf(promise, *most), text.str(), ratio <= 1 ? "held" : "MISSED"});
    }
    for (const auto& [name, time] : times) {
        const bool shown = std::ranges::any_of(
            promises(), [&](const Promise& promise) { return promise.benchmark == name; });
        if (!shown)
            rows.push_back({name, readable(time, name), "", "", ""});
    }
    print(out, rows);
}

bool everyPromiseWasMeasured(const Times& times)
{
    return std::ranges::all_of(promises(), [&](const Promise& promise) {
        return timeOf(times, promise.benchmark) && limitOf(promise, times);
    });
}

} // namespace leadline::bench
