// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/MessageLog.h"

#include "logging/Categories.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <thread>
#include <vector>

using namespace leadline;
using app::MessageLog;

namespace {

/// In place of standard error.
QStringList written;
std::mutex writing;

void write(QtMsgType, const QMessageLogContext&, const QString& message)
{
    const std::lock_guard lock(writing);
    written += message;
}

} // namespace

class MessageLogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        written.clear();
        QLoggingCategory::setFilterRules({});
        m_before = qInstallMessageHandler(write);
        MessageLog::instance().install();
    }
    void cleanup()
    {
        MessageLog::instance().uninstall();
        qInstallMessageHandler(m_before);
        QLoggingCategory::setFilterRules({});
        QVERIFY(!app::lcLink().isDebugEnabled());
    }

    void whatIsOffIsKeptAndNotWritten()
    {
        qCDebug(app::lcLink) << "opened quietly";
        QCOMPARE(written, QStringList());
        QVERIFY(MessageLog::instance().text().contains(" leadline.link debug: opened quietly\n"));
    }

    void whatIsOnIsWrittenToo()
    {
        QLoggingCategory::setFilterRules(QStringLiteral("leadline.*=true"));
        qCDebug(app::lcLink) << "opened aloud";
        QCOMPARE(written, {QStringLiteral("opened aloud")});
        QVERIFY(MessageLog::instance().text().contains("opened aloud"));
    }

    void whatOthersSayIsKeptWhereItIsOn()
    {
        static const QLoggingCategory other("other", QtInfoMsg);
        qCDebug(other) << "a detail of others";
        qCWarning(other) << "a warning of others";
        QCOMPARE(written, {QStringLiteral("a warning of others")});
        QVERIFY(!MessageLog::instance().text().contains("a detail of others"));
        QVERIFY(MessageLog::instance().text().contains(" other warning: a warning of others\n"));
    }

    void theNewestStay()
    {
        MessageLog log;
        for (std::size_t i = 0; i < MessageLog::maximumLines + 2; ++i)
            log.append("line " + QByteArray::number(qulonglong(i)));
        const QByteArray text = log.text();
        QVERIFY(!text.contains("line 1\n") && text.contains("\nline 2\n"));
        QVERIFY(text.endsWith("line 5001\n"));
        QCOMPARE(text.count("\nline "), qsizetype{MessageLog::maximumLines});
    }

    void everyThreadMaySay()
    {
        constexpr int each = 500;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([] {
                    for (int said = 0; said < each; ++said)
                        qCDebug(app::lcDevice) << "from a thread";
                });
        }
        QCOMPARE(MessageLog::instance().text().count("from a thread"), qsizetype{4 * each});
    }

    void aFileBeginsWithVersionAndSystem()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("log.txt"));
        MessageLog log;
        log.append("what happened");
        QVERIFY(log.save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.startsWith("Leadline 1.2.3\nQt " QT_VERSION_STR ", "));
        QVERIFY(content.endsWith("\n\nwhat happened\n"));
        // What is there is not written over.
        QVERIFY(!log.save(path).ok());
        QVERIFY(!log.save(folder.filePath(QStringLiteral("none/log.txt"))).ok());
    }

private:
    QtMessageHandler m_before = nullptr;
};

LEADLINE_GUILESS_TEST(MessageLogTest)
#include "tst_messagelog.moc"
