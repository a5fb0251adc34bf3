// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/MessageTable.h"

#include "MessageSupport.h"
#include "ping/Message.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <map>

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
        if (cells.size() != 8 || !QStringList{"common", "ping1d", "ping360"}.contains(cells[0]))
            continue;
        Row& row = rows[{cells[0], cells[1].toInt()}];
        row.name = cells[3];
        row.category = cells[2];
        if (!cells[5].isEmpty())
            row.fields += QStringLiteral("%1 %2 %3").arg(cells[5], cells[6], cells[7]);
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
            row.fields +=
                QStringLiteral("%1 %2 %3")
                    .arg(text(field.name), text(wireTypeName(field.type)), text(field.unit));
        }
    }
}

Family familyOf(const QString& set)
{
    if (set == "ping1d")
        return Family::Ping1D;
    return set == "ping360" ? Family::Ping360 : Family::Unknown;
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
    const auto number = [&](const QString& name, int size) {
        std::uint32_t value = 0;
        for (int i = 0; i < size; ++i, ++next) {
            made.payload.push_back(static_cast<std::byte>(next));
            value |= (next & 0xffU) << (8 * i);
        }
        made.fields += QStringLiteral("%1=%2").arg(name).arg(value);
    };
    for (const QString& field : row.fields) {
        const QStringList words = field.split(' ');
        if (words[1] == "u8") {
            number(words[0], 1);
        } else if (words[1] == "u16") {
            number(words[0], 2);
        } else if (words[1] == "u32") {
            number(words[0], 4);
        } else if (words[1] == "u8[u16]") {
            leadline::base::append(made.payload, testsupport::fromHex("0300a1b2c3"));
            made.fields += words[0] + "=161 178 195";
        } else if (words[1] == "char[rest]") {
            leadline::base::append(made.payload, testsupport::fromHex("68656c6c6f00"));
            made.fields += words[0] + "=hello";
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
        addTable(ours, "ping1d", familyMessages(Family::Ping1D));
        addTable(ours, "ping360", familyMessages(Family::Ping360));
        // Documents no longer list message 0; it stays valid.
        QCOMPARE(ours.erase({"common", 0}), std::size_t{1});
        const Rows facts = readFacts();
        QCOMPARE(facts.size(), std::size_t{7 + 28 + 7});
        for (const auto& [key, row] : facts) {
            const auto found = ours.find(key);
            QVERIFY2(found != ours.end(), qPrintable(row.name));
            QCOMPARE(found->second.name, row.name);
            QCOMPARE(found->second.category, row.category);
            QCOMPARE(found->second.fields, row.fields);
        }
        QCOMPARE(ours.size(), facts.size());
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
            if (QStringList{"common", "ping1d", "ping360"}.contains(cells[0]))
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
        QCOMPARE(otherMessages(1308).size(), std::size_t{1});
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
        QVERIFY(familyOfDeviceType(0) == Family::Unknown);
        QVERIFY(familyOfDeviceType(3) == Family::Unknown);
    }
};

LEADLINE_APPLESS_TEST(MessageTableTest)
#include "tst_messagetable.moc"
