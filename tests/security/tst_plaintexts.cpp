// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the guide states about texts (security.md): no item of the window, including those of
// Qt's controls, shows the name of a file or a text of a device as rich text.
#include "WindowRun.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace leadline;

namespace {

constexpr const char* evilName = "%1 %s%n <img src='file:x.png'><b>bold<b> &amp;.mcap";

QByteArray recording()
{
    test::McapFile file;
    const auto channel = file.rawChannel("sonar/<i>ping1d</i>-1/rx", {{"family", "ping1d"}});
    const test::Samples samples(300, 120);
    for (int i = 0; i < 100; ++i)
        file.frame(channel, 100 * i,
                   test::Echo1d{.pingNumber = static_cast<std::uint32_t>(i), .samples = samples}
                       .profile());
    const auto bytes = file.finished();
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

class PlainTextsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void nothingInTheWindowIsRichText()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromLatin1(evilName));
        test::writeFile(path, recording());
        QVERIFY(m_run->open(path));
        check();
        for (const char* page : {"devicesShown", "timingShown", "logsShown"}) {
            m_run->window().setProperty(page, true);
            QVERIFY(m_run->drawsAFrame());
            check();
            m_run->window().setProperty(page, false);
        }
        // As it is written there, without its suffix.
        const QString shown = QString::fromLatin1(evilName).chopped(5);
        const auto items = m_run->items();
        QVERIFY(std::ranges::any_of(items, [&](const QQuickItem* item) {
            return item->isVisible() && item->property("text").toString() == shown;
        }));
    }

    void norInALiveDive()
    {
        m_run->session().startDemo();
        QVERIFY(m_run->drawUntil([&] { return m_run->session().ping1d()->pinged(); }));
        QTest::keyClick(&m_run->window(), Qt::Key_I);
        QVERIFY(m_run->drawsAFrame());
        m_run->window().setProperty("devicesShown", true);
        QVERIFY(m_run->drawsAFrame());
        check();
    }

private:
    void check()
    {
        QStringList rich;
        const auto items = m_run->items();
        for (const QQuickItem* item : items) {
            const QVariant format = item->property("textFormat");
            // What stands in an empty field is the program's own.
            const bool isOwn = item->inherits("QQuickPlaceholderText") ||
                               item->objectName() == QLatin1String("guideText");
            if (format.isValid() && !isOwn && format.toInt() != Qt::PlainText)
                rich +=
                    QStringLiteral("%1 \"%2\"")
                        .arg(item->metaObject()->className(), item->property("text").toString());
        }
        rich.removeDuplicates();
        QCOMPARE(rich.join('\n'), QString());
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(PlainTextsTest)
#include "tst_plaintexts.moc"
