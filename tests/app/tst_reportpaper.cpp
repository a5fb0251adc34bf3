// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/DiveReport.h"
#include "report/Paper.h"
#include "report/TimeChart.h"
#include "support/TestMain.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::Paper;

/// Tests how the pages of a report are filled.
class ReportPaperTest : public QObject {
    Q_OBJECT

private slots:
    void aHeadingIsOnThePageOfItsFigure()
    {
        QBuffer file;
        QVERIFY(file.open(QIODevice::WriteOnly));
        QPdfWriter writer(&file);
        Paper paper(writer, {});
        constexpr double figure = 300;
        for (int left = 250; left < 400; ++left) {
            paper.newPage();
            paper.skip(paper.room() - left);
            paper.heading(QStringLiteral("Figure"), figure);
            const int page = paper.pages();
            paper.box(figure, [](QRectF) {});
            QCOMPARE(paper.pages(), page);
        }
    }

    void aPartOfOneInstantHasItsPlaceOnTheAxisOfTime()
    {
        app::DiveReport report;
        report.from = 10s;
        report.until = 20s;
        QCOMPARE(app::shareOfPart(report, 15s), 0.5);
        report.until = report.from;
        QCOMPARE(app::shareOfPart(report, 10s), 0.0);
    }
};

LEADLINE_GUI_TEST(ReportPaperTest)
#include "tst_reportpaper.moc"
