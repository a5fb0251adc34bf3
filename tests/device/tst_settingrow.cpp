// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each row of each family's table of settings contains everything that is derived from
// it.
#include "DriverBench.h"
#include "device/Ping1dSettings.h"
#include "device/Ping360Settings.h"
#include "device/SonarDriver.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <set>

using namespace leadline;
using namespace std::chrono_literals;
using device::SettingRow;
namespace wire = ping::ping1d;

namespace {

const std::vector<ping::Family> families = device::drivenFamilies();

QString named(const SettingRow& row)
{
    return QString::fromUtf8(row.key.data(), static_cast<qsizetype>(row.key.size()));
}

const device::ping1d::Exchange& exchangeOf(const SettingRow& row)
{
    return *std::ranges::find_if(device::ping1d::exchanges(),
                                 [&](const device::ping1d::Exchange& each) {
                                     return device::findRow(each.rows, row.key) != nullptr;
                                 });
}

/// Of each row of a group the lowest value, the highest, and one between them.
std::vector<std::vector<double>> valuesToTry(std::span<const SettingRow> rows)
{
    std::vector<std::vector<double>> all(3);
    for (const SettingRow& row : rows) {
        all[0].push_back(row.lowest);
        all[1].push_back(row.rounded((2 * row.lowest + row.highest) / 3));
        // A range that begins as far away as it can ends there.
        all[2].push_back(rows.size() == 2 && &row == &rows.back() ? row.lowest : row.highest);
    }
    return all;
}

/// What a message of 1, 2 or 4 bytes for each field says.
std::vector<std::uint32_t> fieldsOf(base::ByteSpan payload, std::size_t count)
{
    std::vector<std::uint32_t> fields;
    const std::size_t size = payload.size() / count;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t value = 0;
        for (std::size_t at = 0; at < size; ++at)
            value |= std::to_integer<std::uint32_t>(payload[i * size + at]) << (8 * at);
        fields.push_back(value);
    }
    return fields;
}

/// A simulated Ping1D that is spoken to without a driver.
struct Ping1dClient {
    base::FakeClock clock;
    test::Bridge* bridge = makeBridge(clock).release(); // the link's, at once
    link::SimLink link{*link::LinkUrl::parse("sim:ping1d"), clock,
                       std::unique_ptr<test::Bridge>(bridge)};
    device::FrameLink frames{link, clock};
    device::RequestQueue queue{frames, clock};
    device::DeviceClient device{queue};

    Ping1dClient() { link.open(); }

private:
    static std::unique_ptr<test::Bridge> makeBridge(base::Clock& clock)
    {
        return std::make_unique<test::Bridge>(
            std::move(*sim::makeDevice(ping::Family::Ping1D, clock,
                                       std::make_shared<const sim::World>(1, clock.now()))),
            clock);
    }
};

/// The values of a first start and one of them changed.
device::ping360::Values valuesWith(std::size_t at, double value)
{
    auto values = device::ping360::initialValues();
    values[at] = value;
    // Of a whole turn the middle is not kept: there is none.
    if (at == device::ping360::sectorCentre)
        values[device::ping360::sectorWidth] = 90;
    return values;
}

} // namespace

class SettingRowTest : public QObject {
    Q_OBJECT

private slots:
    void noTwoRowsOfAFamilyHaveOneKey()
    {
        for (const ping::Family family : families) {
            std::set<std::string_view> keys;
            for (const SettingRow& row : device::settingRows(family)) {
                QVERIFY2(!row.key.empty() && keys.insert(row.key).second, qPrintable(named(row)));
                QCOMPARE(device::findRow(device::settingRows(family), row.key), &row);
            }
            QVERIFY(!keys.empty());
            QVERIFY(device::findRow(device::settingRows(family), "colour") == nullptr);
        }
        QVERIFY(device::settingRows(ping::Family::Unknown).empty());
    }

    void noTwoRowsOfAFamilyAreOneOptionUnlessTheyGoTogether()
    {
        for (const ping::Family family : families) {
            std::set<std::pair<std::string_view, std::string_view>> options;
            const auto rows = device::settingRows(family);
            for (const SettingRow& row : rows) {
                if (row.option.empty())
                    continue;
                QVERIFY2(options.emplace(row.option, row.part).second, qPrintable(named(row)));
                for (const SettingRow& other : rows)
                    QVERIFY2((other.option == row.option) == (other.group == row.group),
                             qPrintable(named(row)));
                QVERIFY2(device::groupOf(rows, row).size() == 1 || !row.part.empty(),
                         qPrintable(named(row)));
            }
        }
    }

    void rowsOfAGroupAreBesideEachOther()
    {
        for (const ping::Family family : families) {
            const auto rows = device::settingRows(family);
            for (const SettingRow& row : rows) {
                const auto group = device::groupOf(rows, row);
                QVERIFY2(device::findRow(group, row.key) == &row, qPrintable(named(row)));
                QCOMPARE(
                    static_cast<long>(group.size()),
                    static_cast<long>(std::ranges::count(rows, row.group, &SettingRow::group)));
            }
        }
    }

    void whatChoosesASettingIsASwitch()
    {
        for (const ping::Family family : families)
            for (const SettingRow& row : device::settingRows(family)) {
                if (row.chosenBy.empty())
                    continue;
                const auto* chooser = device::findRow(device::settingRows(family), row.chosenBy);
                QVERIFY2(chooser != nullptr, qPrintable(named(row)));
                QVERIFY2(chooser->accepts(0) && chooser->accepts(1) && !chooser->accepts(2),
                         qPrintable(named(row)));
            }
    }

    void aRowAcceptsWhatIsWithinItsLimits()
    {
        for (const ping::Family family : families)
            for (const SettingRow& row : device::settingRows(family)) {
                QVERIFY2(row.lowest < row.highest && row.step > 0, qPrintable(named(row)));
                QVERIFY2(row.accepts(row.lowest) && row.accepts(row.highest) &&
                             row.accepts((row.lowest + row.highest) / 2),
                         qPrintable(named(row)));
                QVERIFY2(!row.accepts(row.lowest - 0.001) && !row.accepts(row.highest + 0.001),
                         qPrintable(named(row)));
                QVERIFY2(!row.accepts(std::numeric_limits<double>::infinity()),
                         qPrintable(named(row)));
                QVERIFY2(row.accepts(device::noValue) == row.hasAutomatic(),
                         qPrintable(named(row)));
            }
    }

    void initialValuesAndChoicesAreWithinTheLimits()
    {
        for (const ping::Family family : families)
            for (const SettingRow& row : device::settingRows(family)) {
                QVERIFY2(std::isnan(row.initial) || row.accepts(row.initial),
                         qPrintable(named(row)));
                for (const device::SettingChoice& each : row.choices)
                    QVERIFY2(row.accepts(each.value), qPrintable(named(row)));
            }
        QCOMPARE(device::ping360::validationError(device::ping360::initialValues()).text(),
                 std::string());
    }

    void outsideOfTheLimitsThereIsASentenceOrTheNearestValue()
    {
        for (const SettingRow& row : device::settingRows(ping::Family::Ping1D)) {
            const device::ping1d::Exchange& exchange = exchangeOf(row);
            for (const bool above : {false, true}) {
                // Below 0 there is nothing on the wire.
                if (!above && row.lowest <= 0)
                    continue;
                std::vector<double> values;
                for (const SettingRow& each : exchange.rows)
                    values.push_back(each.lowest);
                const double wrong = above ? row.highest + 1 : row.lowest / 2;
                values[static_cast<std::size_t>(&row - exchange.rows.data())] = wrong;
                const device::ping1d::WireValue sent = exchange.wireValueOf(values);
                if (row.limits.empty()) {
                    const double nearest = above ? row.highest : row.lowest;
                    QCOMPARE(sent[0] / row.perUnit, nearest);
                    QCOMPARE(exchange.validationError(sent).text(), std::string());
                } else {
                    QVERIFY2(exchange.validationError(sent).text() == row.limits,
                             qPrintable(named(row)));
                }
            }
        }
        for (std::size_t at = 0; at < device::ping360::rowCount; ++at) {
            const SettingRow& row = device::ping360::settingRows()[at];
            // Of what the head is not sent nothing is said.
            if (at == device::ping360::stare || at == device::ping360::soundSpeed)
                continue;
            for (const double wrong : {row.lowest - 1, row.highest + 1}) {
                QVERIFY2(!row.limits.empty(), qPrintable(named(row)));
                QVERIFY2(device::ping360::validationError(valuesWith(at, wrong)).text() ==
                             row.limits,
                         qPrintable(named(row)));
            }
        }
    }

    void aPing1dsRangeEndsAt200m()
    {
        const device::ping1d::Exchange& range = device::ping1d::exchanges()[device::ping1d::range];
        QCOMPARE(range.validationError({100'000, 100'000}).text(), std::string());
        QCOMPARE(range.validationError({100'000, 100'001}).text(),
                 std::string("The range ends at 200 m."));
        QCOMPARE(range.validationError({0xffffffff, 1000}).text(),
                 std::string("The range ends at 200 m."));
        QCOMPARE(range.validationError({0, 999}).text(),
                 std::string("The range length is 1 m or more."));
    }

    void whatAPing360IsSentSaysWhatWasRequested()
    {
        // With range and sound speed apart each value comes back as it was sent.
        for (std::size_t at = 0; at < device::ping360::rowCount; ++at) {
            const SettingRow& row = device::ping360::settingRows()[at];
            const bool isSent = !std::isnan(device::ping360::valuesOf(
                device::ping360::requestOf(device::ping360::initialValues()), {})[at]);
            QCOMPARE(isSent, at != device::ping360::stare && at != device::ping360::soundSpeed);
            if (!isSent)
                continue;
            for (const double value : {row.lowest, row.initial, row.highest}) {
                if (std::isnan(value))
                    continue;
                for (const device::Mount mount :
                     {device::Mount{}, device::Mount{.upsideDown = true, .turnDeg = 90}}) {
                    const device::ping360::Installation installation{.mount = mount,
                                                                     .soundSpeed = 1480};
                    const auto values = valuesWith(at, value);
                    const auto back = device::ping360::valuesOf(
                        device::ping360::requestOf(values, installation), installation)[at];
                    const QByteArray words =
                        (named(row) + ' ' + QString::number(value) + " is " + QString::number(back))
                            .toUtf8();
                    if (at == device::ping360::range) {
                        // One tick of 25 ns per sample less.
                        const double tick = 1480 * 25e-9 * 1200 / 2;
                        QVERIFY2(back <= value + 1e-9 && back > value - tick, words);
                    } else if (at == device::ping360::sectorCentre ||
                               at == device::ping360::sectorWidth) {
                        // The head counts gradians: 0.9 degrees, in pairs.
                        QVERIFY2(std::abs(std::remainder(back - value, 360)) <= 1, words);
                    } else {
                        QVERIFY2(back == row.rounded(value), words);
                    }
                }
            }
        }
    }

    void anAutomaticTransmitDurationIsThatOfTheRange()
    {
        auto values = device::ping360::initialValues();
        QVERIFY(std::isnan(values[device::ping360::transmit]));
        QCOMPARE(int(device::ping360::requestOf(values).transmitDurationUs), 107);
        values[device::ping360::range] = 5;
        QVERIFY(device::ping360::requestOf(values).transmitDurationUs < 107);
        values[device::ping360::transmit] = 107;
        QCOMPARE(int(device::ping360::requestOf(values).transmitDurationUs), 107);
    }

    void whatAPing1dIsSentIsWhatItReports()
    {
        Ping1dClient client;
        for (const device::ping1d::Exchange& exchange : device::ping1d::exchanges()) {
            const QByteArray name(exchange.name.english());
            for (const auto& values : valuesToTry(exchange.rows)) {
                const device::ping1d::WireValue sent = exchange.wireValueOf(values);
                QVERIFY2(exchange.validationError(sent).empty(), name);
                for (std::size_t i = 0; i < exchange.rows.size(); ++i)
                    QCOMPARE(sent[i] / exchange.rows[i].perUnit, values[i]);
                bool isSet = false;
                exchange.set(
                    client.device, sent,
                    [&](const device::Outcome& outcome) { isSet = outcome.answered(); },
                    device::DeviceClient::RequestPolicy());
                std::optional<device::ping1d::WireValue> reported;
                std::optional<device::ping1d::WireValue> decoded;
                exchange.get(
                    client.device,
                    [&](const device::Outcome& outcome) {
                        if (!outcome.answered())
                            return;
                        reported = exchange.valueOf(*outcome.frame);
                        decoded =
                            exchange.valueIn(ping::decode(ping::Family::Ping1D, *outcome.frame));
                    },
                    device::DeviceClient::RequestPolicy());
                client.clock.advance(2s);
                QVERIFY2(isSet, name);
                QVERIFY2(reported == sent && decoded == sent, name);
                // On the wire, field by field.
                const auto set = std::ranges::find_if(
                    client.bridge->reported.rbegin(), client.bridge->reported.rend(),
                    [](const auto& frame) {
                        return ping::viewFrame(frame).messageId != ping::common::GeneralRequest::id;
                    });
                const std::size_t count = exchange.rows.size();
                const auto fields = fieldsOf(ping::viewFrame(*set).payload, count);
                QVERIFY2(std::equal(fields.begin(), fields.end(), sent.begin()), name);
            }
        }
    }

    void anExchangeTakesNothingOfAnothersMessage()
    {
        const std::array<ping::Message, device::ping1d::exchangeCount> messages{
            wire::PingEnable{1},  wire::ModeAuto{1},       wire::Range{500, 10'000},
            wire::GainSetting{5}, wire::PingInterval{120}, wire::SpeedOfSound{1'480'000}};
        const std::array<device::ping1d::WireValue, device::ping1d::exchangeCount> values{
            {{1}, {1}, {500, 10'000}, {5}, {120}, {1'480'000}}};
        for (std::size_t at = 0; at < device::ping1d::exchangeCount; ++at)
            for (std::size_t message = 0; message < messages.size(); ++message) {
                const auto taken = device::ping1d::exchanges()[at].valueIn(messages[message]);
                QCOMPARE(taken.has_value(), at == message);
                QVERIFY(!taken || *taken == values[at]);
            }
        // A switch is on or off, whatever a device calls it.
        QVERIFY(device::ping1d::exchanges()[device::ping1d::mode].valueIn(wire::ModeAuto{7}) ==
                device::ping1d::WireValue{1});
    }

    void valuesHaveTexts()
    {
        const auto of1d = device::settingRows(ping::Family::Ping1D);
        const auto of360 = device::settingRows(ping::Family::Ping360);
        QCOMPARE(device::findRow(of1d, "mode")->textOf(1).text(), std::string("Auto"));
        QCOMPARE(device::findRow(of1d, "rangeLengthM")->textOf(10).text(), std::string("10 m"));
        QCOMPARE(device::findRow(of1d, "rangeLengthM")->textOf(0.1).text(), std::string("0.1 m"));
        QCOMPARE(device::findRow(of1d, "gain")->textOf(5).text(), std::string("5"));
        QCOMPARE(device::findRow(of1d, "intervalMs")->textOf(50).text(), std::string("50 ms"));
        QCOMPARE(device::findRow(of360, "gain")->textOf(2).text(), std::string("High"));
        QCOMPARE(device::findRow(of360, "frequencyKhz")->textOf(750).text(),
                 std::string("750 kHz"));
        QCOMPARE(device::ping1d::exchanges()[device::ping1d::range].textOf({500, 10'000}).text(),
                 std::string("0.5 to 10.5 m"));
        QCOMPARE(
            device::ping1d::exchanges()[device::ping1d::soundSpeed].textOf({1'480'000, 0}).text(),
            std::string("1480 m/s"));
    }

    void gainsAreFactors()
    {
        const SettingRow& gain =
            *device::findRow(device::settingRows(ping::Family::Ping1D), "gain");
        QVERIFY(gain.note != nullptr);
        QCOMPARE(gain.note(0), std::string("×0.6"));
        QCOMPARE(gain.note(6), std::string("×144"));
        QCOMPARE(gain.note(7), std::string());
        QCOMPARE(gain.note(device::noValue), std::string());
    }
};

LEADLINE_GUILESS_TEST(SettingRowTest)
#include "tst_settingrow.moc"
