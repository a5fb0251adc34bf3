// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SummaryText.h"
#include "support/TestMain.h"

#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>

using leadline::app::SummaryText;

/// Tests which parts of a summary are shown where not all of them have room.
class SummaryTextTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_text = std::make_unique<SummaryText>();
        QFont font;
        font.setPixelSize(12);
        m_text->setProperty("font", font);
        m_text->setProperty("parts",
                            QStringList{"20 m", "360°", "", "750 kHz", "auto levels · TVG"});
        m_text->setProperty("lessImportant", QStringList{"750 kHz", "360°"});
    }

    void lessImportantPartsGoFirstAndWhole_data()
    {
        QTest::addColumn<QString>("fitting");
        for (const char* fitting :
             {"20 m · 360° · 750 kHz · auto levels · TVG", "20 m · 360° · auto levels · TVG",
              "20 m · auto levels · TVG", "20 m · auto levels", "20 m"})
            QTest::newRow(fitting) << fitting;
    }
    void lessImportantPartsGoFirstAndWhole()
    {
        QFETCH(const QString, fitting);
        const QFontMetricsF metrics(m_text->property("font").value<QFont>());
        const double width = metrics.horizontalAdvance(fitting);
        m_text->setProperty("width", width);
        QCOMPARE(m_text->text(), fitting);
        m_text->setProperty("width", width - 0.5);
        QVERIFY(m_text->text().size() < fitting.size() || fitting == "20 m");
    }

    /// A part that has no room by itself is for the view to elide.
    void onePartStays()
    {
        m_text->setProperty("width", 1);
        QCOMPARE(m_text->text(), "20 m");
        m_text->setProperty("parts", QStringList{});
        QCOMPARE(m_text->text(), "");
    }

    void itIsNotifiedOnlyWhenItChanges()
    {
        m_text->setProperty("width", 1000);
        const QSignalSpy changes(m_text.get(), &SummaryText::textChanged);
        m_text->setProperty("width", 2000);
        QCOMPARE(changes.size(), 0);
        m_text->setProperty("width", 1);
        QCOMPARE(changes.size(), 1);
    }

private:
    std::unique_ptr<SummaryText> m_text;
};

LEADLINE_GUI_TEST(SummaryTextTest)
#include "tst_summarytext.moc"
