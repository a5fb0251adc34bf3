// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which families a device may be of, by the ids of its frames alone.
#include "ping/Codec.h"
#include "ping/FamilyCandidates.h"
#include "ping/Ping1d.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/s500/S500.h"
#include "ping/surveyor240/Surveyor240.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline::ping;
using Families = std::vector<Family>;

namespace {

template<class M>
void add(FamilyCandidates& candidates, const M& message)
{
    const auto bytes = encodeFrame(message);
    candidates.add(viewFrame(bytes));
}

} // namespace

class FamilyCandidatesTest : public QObject {
    Q_OBJECT

private slots:
    void whatEveryDeviceSendsMeansNoFamily()
    {
        FamilyCandidates candidates;
        add(candidates, common::ProtocolVersion{});
        add(candidates, common::Nack{});
        QVERIFY(candidates.families().empty());
        QCOMPARE(candidates.shown(), Family::Unknown);
    }

    void aSharedIdLeavesThoseThatHaveIt()
    {
        FamilyCandidates multibeam;
        add(multibeam, cerulean::EndPingInfo{});
        QCOMPARE(multibeam.families(), Families({Family::Surveyor240, Family::Omniscan3D}));
        FamilyCandidates echosounder;
        add(echosounder, ping1d::SpeedOfSound{});
        QCOMPARE(echosounder.families(), Families({Family::Ping1D, Family::S500}));
        QCOMPARE(echosounder.shown(), Family::Unknown);
    }

    void eachFurtherIdNarrowsThem()
    {
        FamilyCandidates candidates;
        add(candidates, ping1d::SpeedOfSound{});
        add(candidates, ping1d::PingEnable{});
        QCOMPARE(candidates.families(), Families({Family::Ping1D}));
        QVERIFY(candidates.contains(Family::Ping1D) && !candidates.contains(Family::S500));
        // Of another device.
        add(candidates, cerulean::EndPingInfo{});
        QCOMPARE(candidates.families(), Families({Family::Ping1D}));
    }

    void anIdBelowThousandOfOneFamilyIsNoProof()
    {
        FamilyCandidates candidates;
        add(candidates, cerulean::WaterStats{});
        QVERIFY(candidates.families().empty());
        add(candidates, surveyor240::AttitudeReport{});
        QCOMPARE(candidates.families(), Families({Family::Surveyor240, Family::Omniscan3D}));
    }

    void anIdOfOneFamilyShowsIt()
    {
        FamilyCandidates candidates;
        add(candidates, cerulean::EndPingInfo{});
        add(candidates, omniscan3d::PointSet{});
        QCOMPARE(candidates.shown(), Family::Omniscan3D);
        QCOMPARE(candidates.families(), Families({Family::Omniscan3D}));
    }
};

LEADLINE_APPLESS_TEST(FamilyCandidatesTest)
#include "tst_familycandidates.moc"
