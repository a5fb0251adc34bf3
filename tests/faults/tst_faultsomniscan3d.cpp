// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/FaultRun.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

class FaultsOmniscan3dTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void isToldAndKept_data() { test::addCells(test::Device::Omniscan3D); }
    void isToldAndKept() { test::playCell(); }
};

LEADLINE_GUI_TEST(FaultsOmniscan3dTest)
#include "tst_faultsomniscan3d.moc"
