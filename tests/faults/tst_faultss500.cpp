// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/FaultRun.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

class FaultsS500Test : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void isToldAndKept_data() { test::addCells(test::Device::S500); }
    void isToldAndKept() { test::playCell(); }
};

LEADLINE_GUI_TEST(FaultsS500Test)
#include "tst_faultss500.moc"
