// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/JsonObject.h"
#include "base/JsonValue.h"
#include "support/TestMain.h"

#include <QTest>

#include <limits>

using leadline::base::JsonFields;
using leadline::base::JsonObject;
using leadline::base::JsonValue;

class JsonValueTest : public QObject {
    Q_OBJECT

private slots:
    void allKindsAreRead()
    {
        const auto json = JsonValue::parse(
            R"( {"a" : 1.5e2, "b":[true,false,null,"x"], "c":{"d":-9223372036854775808}} )");
        QVERIFY(json);
        QCOMPARE((*json)["a"].number().value_or(0), 150.0);
        QVERIFY(!(*json)["a"].whole());
        const auto* items = (*json)["b"].items();
        QVERIFY(items && items->size() == 4);
        QVERIFY((*items)[0].flag() == true && (*items)[1].flag() == false);
        QVERIFY(!(*items)[2].flag() && !(*items)[2].text() && !(*items)[2].number());
        QCOMPARE(*(*items)[3].text(), std::string("x"));
        QCOMPARE((*json)["c"]["d"].whole().value_or(0), std::numeric_limits<std::int64_t>::min());
        QVERIFY(!(*json)["none"]["at all"].text());
    }

    void nanosecondsLoseNothing()
    {
        const auto json = JsonValue::parse(R"({"t":1789307724345678901})");
        QCOMPARE((*json)["t"].whole().value_or(0), std::int64_t{1789307724345678901});
    }

    void escapesAndBrokenTextsBecomeValidUtf8()
    {
        const auto json =
            JsonValue::parse("{\"a\":\"\\u00e9\\n\\\"\\ud83d\\udc1f\\ud800!\\/\xff\"}");
        QVERIFY(json);
        QCOMPARE(*(*json)["a"].text(), std::string("\u00e9\n\"\U0001f41f\ufffd!/\ufffd"));
    }

    void whatIsNoJsonIsNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "{", "[1,", "{\"a\":}", "{\"a\"}", "tru", "{} {}", "\"a",
                                 "\"\\x\"", "\"\\u12\"", "+1", ".5", "nan", "{a:1}", "[1]]"})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("deep") << QByteArray(100'000, '[');
    }

    void whatIsNoJsonIsNothing()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!JsonValue::parse(std::string_view(text.data(), std::size_t(text.size()))));
    }

    void whatIsNoNumberOfJsonIsNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"1-2", "1.2.3", "01", "-01", "+1", "1e", "1e+", "1.", ".5", "-.5",
                                 "-", "--1", "0x1", "inf", "nan", "1 2"})
            QTest::newRow(text) << QByteArray(text);
    }

    void whatIsNoNumberOfJsonIsNothing()
    {
        QFETCH(const QByteArray, text);
        const std::string member = "{\"a\":" + text.toStdString() + '}';
        QVERIFY(!JsonValue::parse(text.toStdString()));
        QVERIFY(!JsonValue::parse(member));
        QVERIFY(!JsonFields::parse(member));
        QVERIFY(!JsonFields::parse("{\"a\":[" + text.toStdString() + "]}"));
    }

    void numbersOfEachFormAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"0", "-0", "10", "-1", "0.5", "-12.250", "1e2", "1E+2", "2.5e-3"})
            QTest::newRow(text) << QByteArray(text);
    }

    void numbersOfEachFormAreRead()
    {
        QFETCH(const QByteArray, text);
        const auto json = JsonValue::parse(text.toStdString());
        QVERIFY(json);
        QCOMPARE(json->number().value_or(-9), text.toDouble());
        QVERIFY(JsonFields::parse("{\"a\":" + text.toStdString() + '}'));
    }

    void onlyWholeNumbersAndBytesOfTheObjectItselfAreFields()
    {
        const std::string text =
            R"({"n":-7,"half":0.5,"three":3.0,"huge":1e999,"bytes":[0,255, 3],"none":[],)"
            R"("wide":[1,256],"in":{"n":[2]},)"
            "\"text\":\"1\\\"2\"}";
        const auto fields = JsonFields::parse(text);
        QVERIFY(fields);
        QCOMPARE(fields->number("n").value_or(0), -7);
        QCOMPARE(fields->number("three").value_or(0), 3);
        for (const char* key : {"half", "huge", "text", "in", "bytes"})
            QVERIFY2(!fields->number(key), key);
        QVERIFY(fields->bytes("bytes") && fields->bytes("none"));
        QCOMPARE(*fields->bytes("bytes"), std::vector<std::uint8_t>({0, 255, 3}));
        QVERIFY(fields->bytes("none")->empty());
        QVERIFY(!fields->bytes("wide") && !fields->bytes("in"));
    }

    void whatIsTooLongIsNothing()
    {
        const std::string text(std::size_t{4} << 20U, 'a');
        QVERIFY(!JsonValue::parse('"' + text + '"'));
        QVERIFY(JsonValue::parse('"' + text.substr(2) + '"'));
    }

    /// Texts of devices are any bytes.
    void whatIsNoUtf8IsWrittenAsReplacements()
    {
        JsonObject object;
        object.add("text", std::string_view("gr\xc3\xbc\xc3"));
        object.add("\xff", 1);
        QCOMPARE(object.text(), std::string("{\"text\":\"gr\xc3\xbc\xef\xbf\xbd\","
                                            "\"\xef\xbf\xbd\":1}"));
        QVERIFY(JsonValue::parse(object.text()));
    }

    void whatIsWrittenIsReadBack()
    {
        const std::string hostile("\"\\/\b\f\n\r\t\x01\x1f\0<&>\u2028", 17);
        JsonObject object;
        object.add(hostile, std::string_view(hostile));
        object.add("n", 0.1);
        object.add("no", std::numeric_limits<double>::quiet_NaN());
        object.addFlag("yes", true);
        object.addRaw("in", "[1]");
        const auto json = JsonValue::parse(object.text());
        QVERIFY(json);
        QCOMPARE(*(*json)[hostile].text(), hostile);
        QCOMPARE((*json)["n"].number().value_or(0), 0.1);
        QCOMPARE(json->members()->size(), std::size_t{4});
        QVERIFY((*json)["yes"].flag().value_or(false));
        QCOMPARE((*json)["in"].items()->size(), std::size_t{1});
    }
};

LEADLINE_APPLESS_TEST(JsonValueTest)
#include "tst_jsonvalue.moc"
