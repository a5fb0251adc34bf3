// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveSession.h"
#include "recording/DiveSheetStore.h"
#include "recording/SheetForm.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using annotations::DiveSheet;
using app::SheetForm;

class SheetFormTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings = std::make_unique<test::OwnSettings>(); }
    void cleanup() { m_settings.reset(); }

    void everyLineOfASheetIsARow()
    {
        SheetForm form;
        QCOMPARE(form.rowCount(), 7);
        for (int row = 0; row < form.rowCount(); ++row) {
            const auto index = form.index(row);
            QVERIFY(!form.data(index, SheetForm::LabelRole).toString().isEmpty());
            QVERIFY(!form.data(index, SheetForm::HintRole).toString().isEmpty());
            form.fill(row, QString::number(row));
            QCOMPARE(form.data(index, SheetForm::ValueRole).toString(), QString::number(row));
            QCOMPARE(form.data(index, SheetForm::LinesRole).toBool(), row == 6);
        }
        QVERIFY((form.sheet() == DiveSheet{"0", "1", "2", "3", "4", "5", "6"}));
        QCOMPARE(form.summary(), QStringLiteral("0 · dive 1 · 4 · 2 · 3"));
        form.fill(7, "x");
        form.fill(-1, "x");
        QCOMPARE(SheetForm::labelOf("pilot"), QStringLiteral("Pilot"));
    }

    void whatIsFilledInCountsAfterAPauseOrWhenTheLineIsLeft()
    {
        SheetForm form;
        QSignalSpy settled(&form, &SheetForm::settled);
        form.settle();
        QCOMPARE(settled.count(), 0);
        form.fill(0, "Quay");
        form.fill(0, "Quay");
        QCOMPARE(settled.count(), 0);
        form.settle();
        QCOMPARE(settled.count(), 1);
        form.fill(0, "Hull");
        QTRY_COMPARE(settled.count(), 2);
        // From elsewhere.
        form.fill(0, "Quay");
        form.setSheet({.job = "Mine"});
        form.settle();
        QCOMPARE(settled.count(), 2);
    }

    void anotherDiveHasItsOwnNumberWaterAndNotes()
    {
        SheetForm form;
        QSignalSpy settled(&form, &SheetForm::settled);
        form.setSheet({"Quay", "3", "BlueROV2", "Ada", "Kiel", "11 °C", "muddy"});
        form.beginAnother();
        QVERIFY((form.sheet() ==
                 DiveSheet{.job = "Quay", .vehicle = "BlueROV2", .pilot = "Ada", .place = "Kiel"}));
        QCOMPARE(settled.count(), 1);
        form.beginAnother();
        QCOMPARE(settled.count(), 1);
    }

    void jobVehiclePilotAndPlaceAreRemembered()
    {
        {
            app::LiveSession dive;
            QVERIFY(dive.sheet()->blank());
            for (int row = 0; row < 7; ++row)
                dive.sheet()->fill(row, QStringLiteral(" line %1 ").arg(row));
        }
        const DiveSheet kept{
            .job = "line 0", .vehicle = "line 2", .pilot = "line 3", .place = "line 4"};
        QVERIFY(app::storedSheet() == kept);
        QVERIFY(app::LiveSession().sheet()->sheet() == kept);
    }

private:
    std::unique_ptr<test::OwnSettings> m_settings;
};

LEADLINE_GUILESS_TEST(SheetFormTest)
#include "tst_sheetform.moc"
