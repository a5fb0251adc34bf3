// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/MessageTable.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

using namespace leadline;

namespace {

QString textOf(const mavlink::MessageInfo& message)
{
    const int flags = (message.targetSystemAt ? 1 : 0) + (message.targetComponentAt ? 2 : 0);
    const auto name =
        QString::fromLatin1(message.name.data(), static_cast<qsizetype>(message.name.size()));
    return QString("%1,%2,%3,%4,%5,%6,%7,%8")
        .arg(message.id)
        .arg(name)
        .arg(message.crcExtra)
        .arg(message.baseSize)
        .arg(message.fullSize)
        .arg(flags)
        .arg(message.targetSystemAt.value_or(0))
        .arg(message.targetComponentAt.value_or(0));
}

} // namespace

class MavlinkTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyMessageIsFoundByItsIdAndNoOther()
    {
        QCOMPARE(mavlink::messages().size(), std::size_t{392});
        std::size_t found = 0;
        for (std::uint32_t id = 0; id < 70000; ++id) {
            const mavlink::MessageInfo* message = mavlink::messageInfo(id);
            if (!message)
                continue;
            QCOMPARE(std::uint32_t{message->id}, id);
            ++found;
        }
        QCOMPARE(found, mavlink::messages().size());
        QCOMPARE(mavlink::messageInfo(0x1000000U), nullptr);
    }

    void sizesAndTargetsFitEachOther()
    {
        for (const mavlink::MessageInfo& message : mavlink::messages()) {
            QVERIFY(!message.name.empty());
            QVERIFY(message.baseSize <= message.fullSize);
            QVERIFY(!message.targetSystemAt || *message.targetSystemAt < message.fullSize);
            QVERIFY(!message.targetComponentAt || *message.targetComponentAt < message.fullSize);
        }
    }

    void isTheTableOfTheProject()
    {
        QFile file(QStringLiteral(LEADLINE_SHARED_DIR "/facts/mavlink_messages.csv"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The table is not here: LEADLINE_SHARED/facts/mavlink_messages.csv");
        QStringList expected = QString::fromLatin1(file.readAll()).split('\n', Qt::SkipEmptyParts);
        expected.removeFirst();
        QStringList ours;
        for (const mavlink::MessageInfo& message : mavlink::messages())
            ours << textOf(message);
        for (QString& line : expected)
            line = line.trimmed();
        QCOMPARE(ours.join('\n'), expected.join('\n'));
    }
};

LEADLINE_APPLESS_TEST(MavlinkTableTest)
#include "tst_mavlinktable.moc"
