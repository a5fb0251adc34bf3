// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QRegularExpression>
#include <QTest>

using namespace leadline;

/// Tests that each statement of the guide's page on security names the tests that check it, in a
/// comment that the guide does not display.
class PromisesTest : public QObject {
    Q_OBJECT

private slots:
    void eachNamesItsTests()
    {
        const QString page = read(QStringLiteral("resources/guide/security.md"));
        int promises = 0;
        const QStringList lines = page.split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (!lines[i].startsWith("- "))
                continue;
            ++promises;
            QString whole = lines[i];
            while (i + 1 < lines.size() && lines[i + 1].startsWith("  "))
                whole += ' ' + lines[++i].trimmed();
            static const QRegularExpression remark("<!-- (.+) -->$");
            const auto tests = remark.match(whole);
            QVERIFY2(tests.hasMatch(), ("No test is named: " + whole.toUtf8()).constData());
            for (const QString& test : tests.captured(1).split(", ")) {
                const QString source = read("tests/" + test.section(' ', 0, 0));
                const QString function = test.section(' ', 1);
                QVERIFY2(source.contains("void " + function + "("),
                         ("There is no test " + test.toUtf8()).constData());
            }
        }
        QVERIFY(promises >= 10);
    }

private:
    static QString read(const QString& path)
    {
        return QString::fromUtf8(test::readFile(QStringLiteral(LEADLINE_SOURCE_DIR "/") + path));
    }
};

LEADLINE_APPLESS_TEST(PromisesTest)
#include "tst_promises.moc"
