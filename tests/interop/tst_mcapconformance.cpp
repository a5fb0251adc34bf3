// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

/// Runs the official MCAP conformance suite, if it is in LEADLINE_SHARED, with
/// leadline-mcap-conformance.
class McapConformanceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QFileInfo::exists(data) || !QFileInfo::exists(runner))
            QSKIP("The conformance suite is not here: LEADLINE_SHARED/data/mcap/conformance");
        if (QStandardPaths::findExecutable("node").isEmpty())
            QSKIP("node is not installed");
    }

    void theSuitePasses_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"stream", "indexed", "write"})
            QTest::newRow(mode) << mode;
    }

    void theSuitePasses()
    {
        QFETCH(QString, mode);
        QProcess node;
        node.setProcessChannelMode(QProcess::MergedChannels);
        node.start("node",
                   {runner, mode, data, LEADLINE_BIN_DIR "/leadline-mcap-conformance", mode});
        QVERIFY(node.waitForFinished(250'000));
        const QByteArray said = node.readAll();
        QVERIFY2(node.exitCode() == 0, said);
        QVERIFY2(!said.contains("\"pass\":0,"), said);
    }

private:
    const QString data = LEADLINE_SHARED_DIR "/data/mcap/conformance";
    const QString runner = LEADLINE_SHARED_DIR "/tools/mcap/run-conf.mjs";
};

LEADLINE_GUILESS_TEST(McapConformanceTest)
#include "tst_mcapconformance.moc"
