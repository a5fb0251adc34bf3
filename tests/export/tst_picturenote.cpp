// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/PictureNote.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using exporting::PictureNote;
using exporting::PngText;

namespace {

PictureNote wholeNote()
{
    return {.software = "Leadline 0.6.0",
            .view = "polar",
            .file = "20260914-095457Z.mcap",
            .path = "/home/pilot/Documents/Leadline/20260914-095457Z.mcap",
            .offset = 2537250ms,
            .utc = 1'789'379'697'250ms,
            .latitude = -59.1234567,
            .longitude = 10.5,
            .headingDeg = 314.6,
            .depthM = 8.61,
            .alignedByHand = true,
            .settings = "ping360: 10 m · High · 750 kHz",
            .simulated = true};
}

std::optional<std::string> textOf(const std::vector<PngText>& texts, std::string_view key)
{
    for (const PngText& each : texts)
        if (each.key == key)
            return each.text;
    return std::nullopt;
}

} // namespace

class PictureNoteTest : public QObject {
    Q_OBJECT

private slots:
    static void comesBackFromItsTexts()
    {
        PictureNote note = wholeNote();
        const auto read = exporting::noteFrom(exporting::textsOf(note));
        note.utc.reset(); // for people
        QCOMPARE(read, std::optional(note));
    }

    static void saysWhatTheKeysPromise()
    {
        const auto texts = exporting::textsOf(wholeNote());
        QCOMPARE(textOf(texts, "Creation Time"), "2026-09-14T09:54:57.250Z");
        QCOMPARE(textOf(texts, "Leadline Offset"), "2537.250000");
        QCOMPARE(textOf(texts, "Leadline Position"), "-59.1234567 10.5000000");
        QCOMPARE(textOf(texts, "Leadline Heading"), "314.6");
        QCOMPARE(textOf(texts, "Leadline Depth"), "8.61");
        QCOMPARE(textOf(texts, "Leadline Alignment"), "manual");
        QCOMPARE(textOf(texts, "Leadline Simulated"), "yes");
    }

    static void whatIsNotKnownIsLeftAway()
    {
        const auto texts =
            exporting::textsOf({.software = "Leadline", .file = "a.bin", .offset = 1s});
        QCOMPARE(texts.size(), 3U);
    }

    static void aNameIsNoWay()
    {
        for (const char* const name :
             {"", ".", "..", "../a.mcap", "/etc/passwd", "a/b.mcap", "a\\b.mcap", "a\nb.mcap"})
            QVERIFY2(!exporting::noteFrom({{"Leadline File", name}, {"Leadline Offset", "1"}}),
                     name);
        QVERIFY(!exporting::noteFrom(
            {{"Leadline File", std::string(300, 'a')}, {"Leadline Offset", "1"}}));
        QVERIFY(exporting::noteFrom({{"Leadline File", "a.mcap"}, {"Leadline Offset", "1"}}));
    }

    static void anInstantIsATimeOfARecording()
    {
        for (const char* const offset : {"", "-1", "nan", "inf", "1e9", "12,5", "1 ", "9999999999"})
            QVERIFY2(
                !exporting::noteFrom({{"Leadline File", "a.mcap"}, {"Leadline Offset", offset}}),
                offset);
        QVERIFY(!exporting::noteFrom({{"Leadline File", "a.mcap"}}));
    }

    static void halfAPositionIsNone()
    {
        const auto note = exporting::noteFrom({{"Leadline File", "a.mcap"},
                                               {"Leadline Offset", "1"},
                                               {"Leadline Position", "59.1 north"}});
        QVERIFY(note);
        QVERIFY(!note->latitude);
        QVERIFY(!note->longitude);
    }
};

LEADLINE_APPLESS_TEST(PictureNoteTest)
#include "tst_picturenote.moc"
