// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/MessageTable.h"

#include "MessageSupport.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Message.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

using namespace leadline;
using namespace leadline::ping;
using testsupport::Bytes;

namespace {

struct Row {
    QString name;
    QString category;
    /// `name type unit` of each field.
    QStringList fields;

    bool operator==(const Row&) const = default;
};
/// By set and id.
using Rows = std::map<std::pair<QString, int>, Row>;

const QString factsPath = QStringLiteral(LEADLINE_SHARED_DIR "/facts/ping_messages.csv");

constexpr std::array decodedSets{"common",      "ping1d",      "ping360",   "s500",
                                 "omniscan450", "surveyor240", "omniscan3d"};

bool isDecoded(const QString& set)
{
    return std::ranges::find(decodedSets, set) != decodedSets.end();
}

bool isItems(const QString& type)
{
    return type.endsWith("[rest]") && type != "char[rest]";
}

/// The type in the table, except where devices are known to differ; items are told as such.
QString typeOf(const QStringList& cells)
{
    if (cells[0] == "s500" && cells[5] == "centi_degC")
        return "i32";
    if (cells[0] == "omniscan3d" && cells[5] == "num_points")
        return "u16";
    return isItems(cells[6]) ? "items" : cells[6];
}

Rows readFacts()
{
    Rows rows;
    QFile file(factsPath);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return rows;
    file.readLine();
    while (!file.atEnd()) {
        // set,id,category,message,field_index,field,type,unit
        const QStringList cells = QString::fromUtf8(file.readLine()).trimmed().split(',');
        if (cells.size() != 8 || !isDecoded(cells[0]))
            continue;
        Row& row = rows[{cells[0], cells[1].toInt()}];
        row.name = cells[3];
        row.category = cells[2];
        if (!cells[5].isEmpty())
            row.fields += QStringLiteral("%1 %2 %3").arg(cells[5], typeOf(cells), cells[7]);
    }
    return rows;
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

void addTable(Rows& rows, const QString& set, std::span<const MessageInfo> table)
{
    for (const MessageInfo& info : table) {
        Row& row = rows[{set, info.id}];
        row.name = text(info.name);
        row.category = text(categoryName(info.category));
        for (const FieldInfo& field : info.fields) {
            const QString type = field.type == WireType::Rest ? "items" : text(field.typeName);
            row.fields += QStringLiteral("%1 %2 %3").arg(text(field.name), type, text(field.unit));
        }
    }
}

Family familyOf(const QString& set)
{
    return familyNamed(set.toStdString());
}

/// A payload made from the type names alone, and its fields as text.
struct Made {
    Bytes payload;
    QStringList fields;
};

Made makePayload(const Row& row)
{
    Made made;
    unsigned next = 0x11;
    QString count;
    const auto add = [&](const QString& name, const QString& value) {
        made.fields += name + '=' + value;
        if (name.startsWith("num_"))
            count = value;
    };
    const auto number = [&]<class T>(const QString& name, T) {
        const std::size_t at = made.payload.size();
        for (std::size_t i = 0; i < sizeof(T); ++i, ++next)
            made.payload.push_back(static_cast<std::byte>(next));
        add(name, text(base::numberText(base::loadLittle<T>(made.payload, at))));
    };
    for (const QString& field : row.fields) {
        const QStringList words = field.split(' ');
        if (words[1] == "u8") {
            number(words[0], std::uint8_t{});
        } else if (words[1] == "u16") {
            number(words[0], std::uint16_t{});
        } else if (words[1] == "u32") {
            number(words[0], std::uint32_t{});
        } else if (words[1] == "u64") {
            number(words[0], std::uint64_t{});
        } else if (words[1] == "i16") {
            number(words[0], std::int16_t{});
        } else if (words[1] == "i32") {
            number(words[0], std::int32_t{});
        } else if (words[1] == "float") {
            number(words[0], float{});
        } else if (words[1] == "bool") {
            made.payload.push_back(std::byte{1});
            add(words[0], "true");
        } else if (words[1] == "items") {
            add(words[0], QStringLiteral("… (0 of %1)").arg(count));
        } else if (words[1] == "u8[u16]") {
            leadline::base::append(made.payload, testsupport::fromHex("0300a1b2c3"));
            add(words[0], "161 178 195");
        } else if (words[1] == "char[rest]") {
            leadline::base::append(made.payload, testsupport::fromHex("68656c6c6f00"));
            add(words[0], "hello");
        }
    }
    return made;
}

} // namespace

class MessageTableTest : public QObject {
    Q_OBJECT

private slots:
    void tablesHoldExactlyWhatTheFactsList()
    {
        if (!QFile::exists(factsPath))
            QSKIP("The table of the protocol is not here; LEADLINE_SHARED says where it is.");
        Rows ours;
        addTable(ours, "common", commonMessages());
        for (const FamilyDescriptor* family : families())
            addTable(ours, text(family->name), family->messages);
        // Documents no longer list message 0; it stays valid.
        QCOMPARE(ours.erase({"common", 0}), std::size_t{1});
        const Rows facts = readFacts();
        QCOMPARE(facts.size(), std::size_t{7 + 28 + 7 + 12 + 4 + 9 + 5});
        for (const auto& [key, row] : facts) {
            const QString set = key.second == 10 ? "common" : key.first;
            const auto found = ours.find({set, key.second});
            QVERIFY2(found != ours.end(), qPrintable(row.name));
            QCOMPARE(found->second.name, row.name);
            QCOMPARE(found->second.category, row.category);
            QCOMPARE(found->second.fields, row.fields);
        }
        // Only the makers' other documents, or real recordings, have these.
        const std::map<QString, std::vector<int>> undocumented{
            {"common", {10, 12, 109, 150}},   {"s500", {169, 170}},
            {"omniscan450", {169, 170}},      {"surveyor240", {169, 170, 3009, 3010}},
            {"omniscan3d", {169, 170, 3009}}, {"xtf", {21600}}};
        for (const auto& [set, ids] : undocumented)
            for (const int id : ids)
                QCOMPARE(ours.erase({set, id}), std::size_t{1});
        for (const auto& [key, row] : ours)
            QVERIFY2(facts.contains(key), qPrintable(row.name));
    }

    void otherDevicesHaveTheNamesOfTheFacts()
    {
        QFile file(factsPath);
        if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
            QSKIP("The table of the protocol is not here; LEADLINE_SHARED says where it is.");
        // By id and name, the sets that have it.
        std::map<std::pair<int, QString>, QStringList> facts;
        file.readLine();
        while (!file.atEnd()) {
            const QStringList cells = QString::fromUtf8(file.readLine()).trimmed().split(',');
            if (isDecoded(cells[0]))
                continue;
            QStringList& sets = facts[{cells[1].toInt(), cells[3]}];
            if (!sets.contains(cells[0]))
                sets += cells[0];
        }
        QCOMPARE(otherMessages().size(), facts.size());
        for (const OtherMessage& other : otherMessages()) {
            const auto found = facts.find({other.id, text(other.name)});
            QVERIFY2(found != facts.end(), other.name.data());
            QCOMPARE(text(other.devices), found->second.join(", "));
        }
        QCOMPARE(otherMessages(2216).size(), std::size_t{1});
        QVERIFY(otherMessages(1308).empty());
        QCOMPARE(otherMessages(2300).front().devices, std::string_view("pinghf"));
        QVERIFY(otherMessages(60000).empty());
    }

    void payloadsMadeFromTheFactsAreRead()
    {
        if (!QFile::exists(factsPath))
            QSKIP("The table of the protocol is not here; LEADLINE_SHARED says where it is.");
        const Rows facts = readFacts();
        QVERIFY(!facts.empty());
        for (const auto& [key, row] : facts) {
            const Made made = makePayload(row);
            const Bytes frame = encodeFrame(static_cast<std::uint16_t>(key.second), made.payload);
            const Message message = decode(familyOf(key.first), viewFrame(frame));
            QVERIFY2(!std::holds_alternative<RawMessage>(message), qPrintable(row.name));
            QStringList fields;
            const base::FieldTexts texts = fieldTexts(familyOf(key.first), viewFrame(frame));
            for (const base::FieldText& field : texts.fields) {
                QVERIFY(!field.missing);
                fields += text(field.name) + '=' + text(field.value);
            }
            QCOMPARE(texts.furtherBytes, std::size_t{0});
            QCOMPARE(fields, made.fields);
            if (key.second == 10) // Peers write JSON without a NUL.
                QCOMPARE(encodeFrame(message).size() + 1, frame.size());
            else
                QCOMPARE(encodeFrame(message), frame);
        }
    }

    void namesAreKeyedByFamily()
    {
        QCOMPARE(messageName(Family::Ping360, 2300), std::string_view("device_data"));
        QCOMPARE(messageName(Family::Ping1D, 2300), std::string_view());
        QCOMPARE(messageName(Family::Ping1D, 1300), std::string_view("profile"));
        QCOMPARE(messageName(Family::Ping360, 1300), std::string_view());
        QCOMPARE(messageName(Family::Unknown, 1300), std::string_view());
        QCOMPARE(messageName(Family::Ping1D, 1209), std::string_view());
        QCOMPARE(messageName(Family::Ping1D, 1206), std::string_view("ping_interval"));
        QCOMPARE(messageName(Family::S500, 1206), std::string_view("ping_rate_msec"));
        QCOMPARE(messageName(Family::Omniscan450, 116), std::string_view("set_speed_of_sound"));
        QCOMPARE(messageName(Family::S500, 116), std::string_view());
        QCOMPARE(messageName(Family::Unknown, 10), std::string_view("JSON_WRAPPER"));
        for (const Family family : {Family::Unknown, Family::Ping1D, Family::Ping360}) {
            QCOMPARE(messageName(family, 0), std::string_view("undefined"));
            QCOMPARE(messageName(family, 100), std::string_view("set_device_id"));
            QCOMPARE(messageName(family, 500), std::string_view());
            QCOMPARE(messageName(family, 65535), std::string_view());
        }
        QVERIFY(messageInfo(Family::Ping1D, 1300)->category == Category::Get);
    }

    void oldNamesFindTheMessage_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<QByteArray>("oldNames");
        // Names from older versions of the protocol, by message id.
        QTest::newRow("0") << 0 << QByteArray("undefined");
        QTest::newRow("2") << 2 << QByteArray("nack_msg err_msg");
        QTest::newRow("3") << 3 << QByteArray("msg");
        QTest::newRow("5") << 5 << QByteArray("protocol_version");
        QTest::newRow("1001") << 1001 << QByteArray("start_mm length_mm");
        QTest::newRow("1204") << 1204 << QByteArray("start_mm length_mm");
        QTest::newRow("1002") << 1002 << QByteArray("speed speed_mmps");
        QTest::newRow("1203") << 1203 << QByteArray("speed speed_mmps");
        QTest::newRow("1003") << 1003 << QByteArray("set_auto_manual mode");
        QTest::newRow("1205") << 1205 << QByteArray("mode");
        QTest::newRow("1004") << 1004 << QByteArray("set_ping_rate set_ping_rate_msec");
        QTest::newRow("1206") << 1206 << QByteArray("ping_rate ping_rate_msec");
        QTest::newRow("1005") << 1005 << QByteArray("set_gain_index gain_index");
        QTest::newRow("1207") << 1207 << QByteArray("gain_index");
        QTest::newRow("1006") << 1006 << QByteArray("enable");
        QTest::newRow("1215") << 1215 << QByteArray("enable");
        QTest::newRow("1200") << 1200 << QByteArray("fw_version fw_version_major fw_version_minor");
        QTest::newRow("1202") << 1202 << QByteArray("mvolts");
        QTest::newRow("1208") << 1208 << QByteArray("pulse_usec pulse_duration");
        QTest::newRow("1210") << 1210
                              << QByteArray("vers_major vers_minor fw_version_major mvolts "
                                            "msec_per_ping ping_rate gain_index is_auto");
        QTest::newRow("1212") << 1212 << QByteArray("pulse_usec start_mm length_mm gain_index");
        QTest::newRow("1213") << 1213 << QByteArray("temp");
        QTest::newRow("1214") << 1214 << QByteArray("temp");
        QTest::newRow("1300") << 1300
                              << QByteArray("pulse_usec start_mm length_mm gain_index num_points");
        QTest::newRow("2300") << 2300 << QByteArray("interval");
        QTest::newRow("2601") << 2601 << QByteArray("interval");
    }

    void oldNamesFindTheMessage()
    {
        QFETCH(int, id);
        QFETCH(QByteArray, oldNames);
        const Family family = id >= 2000 ? Family::Ping360 : Family::Ping1D;
        const MessageInfo* info = messageInfo(family, static_cast<std::uint16_t>(id));
        QVERIFY(info);
        for (const QByteArray& name : oldNames.split(' '))
            QVERIFY2(namesContain(*info, name.toStdString()), name.constData());
    }

    void aSearchIsForPartsOfNames()
    {
        const MessageInfo* profile = messageInfo(Family::Ping1D, 1300);
        QVERIFY(namesContain(*profile, "rofil"));
        QVERIFY(namesContain(*profile, "SCAN_start"));
        QVERIFY(namesContain(*profile, ""));
        QVERIFY(!namesContain(*profile, "voltage"));
        QVERIFY(!namesContain(*profile, "profile scan_start"));
        QVERIFY(!namesContain(*messageInfo(Family::Ping360, 2903), "interval"));
    }

    void deviceTypesNameTheFamily()
    {
        QVERIFY(familyOfDeviceType(1) == Family::Ping1D);
        QVERIFY(familyOfDeviceType(2) == Family::Ping360);
        QVERIFY(familyOfDeviceType(101) == Family::Omniscan450);
        QVERIFY(familyOfDeviceType(103) == Family::Surveyor240);
        QVERIFY(familyOfDeviceType(112) == Family::S500);
        QVERIFY(familyOfDeviceType(110) == Family::Unknown);
        QVERIFY(familyOfDeviceType(0) == Family::Unknown);
        QVERIFY(familyOfDeviceType(3) == Family::Unknown);
    }
};

LEADLINE_APPLESS_TEST(MessageTableTest)
#include "tst_messagetable.moc"
