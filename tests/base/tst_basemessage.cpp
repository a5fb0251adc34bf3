// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Message.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using base::Message;

/// Tests texts for people as values.
class MessageTest : public QObject {
    Q_OBJECT

private slots:
    void argumentsStandAtTheirPlaces()
    {
        QCOMPARE(Message().text(), std::string());
        QVERIFY(Message().empty());
        QCOMPARE(Message("Stopped.").text(), std::string("Stopped."));
        QCOMPARE(Message("%2 of %1", "ten", 3).text(), std::string("3 of ten"));
        QCOMPARE(Message("%1 and %1", "a").text(), std::string("a and a"));
        QCOMPARE(Message("100 %").text(), std::string("100 %"));
        QCOMPARE(Message("%9.").text(), std::string("."));
    }

    void anArgumentMayHoldAPlaceholder()
    {
        QCOMPARE(Message("%1 is empty, %2", "%2 %1", "so").text(),
                 std::string("%2 %1 is empty, so"));
        QCOMPARE(Message::verbatim("100 %1").text(), std::string("100 %1"));
    }

    void eachTemplateIsTranslatedOnce()
    {
        const Message inner("the disk is full");
        const Message outer("%1 cannot be written: %2.", "the disk is full", inner);
        QCOMPARE(outer.text(),
                 std::string("the disk is full cannot be written: the disk is full."));
        const auto translate = [](const std::string& english) { return "<" + english + ">"; };
        QCOMPARE(outer.text(translate),
                 std::string("<the disk is full cannot be written: <the disk is full>.>"));
    }

    void sentencesFollowEachOther()
    {
        QCOMPARE((Message("A.") + Message("B.")).text(), std::string("A. B."));
        QCOMPARE((Message() + Message("B.")).text(), std::string("B."));
        QCOMPARE((Message("A.") + Message()).text(), std::string("A."));
        QVERIFY((Message() + Message()).empty());
    }

    void listsHaveAConjunction()
    {
        using enum base::Conjunction;
        QVERIFY(base::listed({}, And).empty());
        QCOMPARE(base::listed({"a"}, And).text(), std::string("a"));
        QCOMPARE(base::listed({"a", Message("b")}, Or).text(), std::string("a or b"));
        QCOMPARE(base::listed({"a", "b", "c"}, And).text(), std::string("a, b and c"));
        QCOMPARE(base::listed({"a", "b", "c"}, None).text(), std::string("a, b, c"));
    }

    void aMessageInItselfEnds()
    {
        Message message("x");
        for (int i = 0; i < 1000; ++i)
            message = Message("%1", std::move(message));
        QCOMPARE(message.text(), std::string());
    }

    void aMessageThatMultipliesItselfEnds()
    {
        Message message("x");
        for (int i = 0; i < 11; ++i)
            message = Message("%1%1%1%1%1%1%1%1%1%1", std::move(message));
        QVERIFY(message.text().size() < 10'000);
    }

    void messagesWithTheSameArgumentsAreEqual()
    {
        QVERIFY(Message("%1.", 1) == Message("%1.", "1"));
        QVERIFY(Message("%1.", 1) != Message("%1.", 2));
        QVERIFY(Message("%1.", "a") != Message("%1.", Message("a")));
    }
};

LEADLINE_GUILESS_TEST(MessageTest)
#include "tst_basemessage.moc"
