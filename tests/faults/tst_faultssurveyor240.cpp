// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/FaultRun.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

class FaultsSurveyor240Test : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void isToldAndKept_data() { test::addCells(test::Device::Surveyor240); }
    void isToldAndKept() { test::playCell(); }
};

LEADLINE_GUI_TEST(FaultsSurveyor240Test)
#include "tst_faultssurveyor240.moc"
