// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/DiveSheet.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using annotations::DiveSheet;

namespace {

const DiveSheet full{.job = "Quay wall 7, \"north\"",
                     .dive = "3",
                     .vehicle = "BlueROV2 №2",
                     .pilot = "Jürgen Öhm",
                     .place = "港",
                     .water = "Brackish, 11 °C: muddy",
                     .notes = "Current from the west.\n\n  Tether caught at 14:05\nnotes: none"};

} // namespace

class DiveSheetTest : public QObject {
    Q_OBJECT

private slots:
    void aSheetComesBackFromItsNote()
    {
        QVERIFY(annotations::sheetFromNote(annotations::noteOfSheet(full)) == full);
        QVERIFY(annotations::noteOfSheet(DiveSheet()).empty());
        QVERIFY(annotations::sheetFromNote({{"depth", "12"}, {"pilot", "Ada"}}) ==
                DiveSheet{.pilot = "Ada"});
    }

    void ofSeveralNotesTheLastCounts()
    {
        const log::RecordingContents::Note first{"dive", {{"job", "Hull"}, {"place", "Kiel"}}};
        const log::RecordingContents::Note session{"session", {{"job", "nobody's"}}};
        const log::RecordingContents::Note last{"dive", {{"place", "Flensburg"}}};
        QVERIFY(!annotations::sheetIn({}) && !annotations::sheetIn({session}));
        QVERIFY(annotations::sheetIn({first, session, last}) == DiveSheet{.place = "Flensburg"});
        // Taken back.
        QVERIFY(!annotations::sheetIn({first, {"dive", {}}}));
    }

    void aSheetComesBackFromItsText()
    {
        const std::string text = annotations::textOfSheet(full);
        const auto back = annotations::sheetFromText(text);
        QVERIFY(back);
        QVERIFY(*back == full);
        QVERIFY(text.starts_with("Leadline dive sheet\njob: Quay wall 7, \"north\"\ndive: 3\n"));
        QVERIFY(*annotations::sheetFromText(annotations::textOfSheet(DiveSheet())) == DiveSheet());
    }

    void whatAnEditorMadeOfItIsRead()
    {
        const auto sheet =
            annotations::sheetFromText("\xEF\xBB\xBFLeadline dive sheet \r\n\r\n pilot:Ada\r\n"
                                       "colour: red\r\nnotes: one\r\nnotes:  two\r\nwater");
        QVERIFY(sheet);
        QVERIFY((*sheet == DiveSheet{.pilot = "Ada", .notes = "one\n two"}));
    }

    void whatIsNoSheetIsSaid()
    {
        for (const std::string_view text : {"", "\n", "job: x\n", "Leadline dive sheets\n"}) {
            const auto sheet = annotations::sheetFromText(text);
            QVERIFY(!sheet && sheet.error().kind == base::Error::Kind::WrongContent);
        }
    }

    void textsAreTidied()
    {
        const DiveSheet tidy =
            annotations::tidied({.job = "  two\r\nlines\tand a tab ",
                                 .pilot = std::string("A\0B\x1b[31m\x7f\xC2\x85", 11),
                                 .place = "\xFF\xED\xA0\x80!",
                                 .notes = "\n a\rb\r\nc\xE2\x80\xA8"
                                          "d\n\n"});
        QCOMPARE(tidy.job, std::string("two lines and a tab"));
        QCOMPARE(tidy.pilot, std::string("AB[31m"));
        // Half of a surrogate pair is no character: each of its bytes is replaced.
        QCOMPARE(tidy.place, std::string("\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD!"));
        QCOMPARE(tidy.notes, std::string("a\nb\nc\nd"));
        QVERIFY(annotations::tidied(tidy) == tidy);
    }

    void noTextIsEndless()
    {
        std::string umlauts = "x";
        while (umlauts.size() < 20'000)
            umlauts += "ü";
        const DiveSheet tidy = annotations::tidied({.notes = umlauts});
        QCOMPARE(tidy.notes.size(), std::size_t{9'999});
        QCOMPARE(tidy.notes, umlauts.substr(0, 9'999));
    }

    void everyFieldIsInTheList()
    {
        DiveSheet sheet;
        for (const annotations::DiveSheetField& field : annotations::diveSheetFields)
            sheet.*field.text = field.key;
        QVERIFY((sheet == DiveSheet{.job = "job",
                                    .dive = "dive",
                                    .vehicle = "vehicle",
                                    .pilot = "pilot",
                                    .place = "place",
                                    .water = "water",
                                    .notes = "notes"}));
        QVERIFY(!sheet.isEmpty() && DiveSheet().isEmpty());
    }
};

LEADLINE_APPLESS_TEST(DiveSheetTest)
#include "tst_divesheet.moc"
