// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/StatusTexts.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;

namespace {

constexpr Address vehicle{1, 1};
const std::string longText =
    "PreArm: the compass of the vehicle is not calibrated, and the battery is below the level "
    "that was set for going home";

StatusText part(std::uint16_t id, std::uint8_t number, std::string_view text)
{
    StatusText message;
    message.severity = 4;
    message.textId = id;
    message.chunkSeq = number;
    std::ranges::copy(text.substr(0, message.text.size()), message.text.begin());
    return message;
}

StatusText partOf(const std::string& text, std::uint16_t id, std::uint8_t number)
{
    return part(id, number, std::string_view(text).substr(std::size_t{number} * 50));
}

} // namespace

class StatusTextsTest : public QObject {
    Q_OBJECT

private slots:
    void aShortTextIsSaidAtOnce()
    {
        StatusTexts texts;
        const auto said = texts.add(vehicle, part(0, 0, "hello"), {});
        QVERIFY(said);
        QCOMPARE(said->text, std::string("hello"));
        QCOMPARE(said->severity, std::uint8_t{4});
        QVERIFY(said->sender == vehicle);
    }

    void theRoomMayBeFull()
    {
        StatusTexts texts;
        const std::string full(50, 'x');
        QCOMPARE(texts.add(vehicle, part(0, 0, full), {})->text, full);
    }

    void partsAreJoinedInTheirOrder()
    {
        StatusTexts texts;
        QVERIFY(!texts.add(vehicle, partOf(longText, 7, 2), {}));
        QVERIFY(!texts.add(vehicle, partOf(longText, 7, 0), {}));
        QVERIFY(!texts.add({1, 191}, partOf(longText, 7, 1), {}));
        QVERIFY(!texts.add(vehicle, partOf(longText, 8, 1), {}));
        const auto said = texts.add(vehicle, partOf(longText, 7, 1), {});
        QVERIFY(said);
        QCOMPARE(said->text, longText);
    }

    void aTextThatFillsItsLastPartEndsWithAnEmptyOne()
    {
        StatusTexts texts;
        const std::string hundred(100, 'y');
        QVERIFY(!texts.add(vehicle, partOf(hundred, 7, 0), {}));
        QVERIFY(!texts.add(vehicle, partOf(hundred, 7, 1), {}));
        QCOMPARE(texts.add(vehicle, part(7, 2, ""), {})->text, hundred);
    }

    void aMissingPartIsShownAsMissing()
    {
        StatusTexts texts;
        base::FakeClock clock;
        QVERIFY(!texts.add(vehicle, partOf(longText, 7, 0), clock.now()));
        QVERIFY(!texts.add(vehicle, partOf(longText, 7, 2), clock.now()));
        QVERIFY(!texts.add(vehicle, partOf(longText, 9, 0), clock.now()));
        clock.advance(999ms);
        QVERIFY(texts.overdue(clock.now()).empty());
        clock.advance(1ms);
        const auto overdue = texts.overdue(clock.now());
        QCOMPARE(overdue.size(), std::size_t{2});
        QCOMPARE(overdue[0].text, longText.substr(0, 50) + "\u2026" + longText.substr(100));
        QCOMPARE(overdue[1].text, longText.substr(0, 50) + "\u2026");
        QVERIFY(texts.overdue(clock.now()).empty());
    }
};

LEADLINE_APPLESS_TEST(StatusTextsTest)
#include "tst_statustexts.moc"
