// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    // From tst_qml.cpp: a session, a Ping360's log of 1 to 20.95 s without UTC, a vehicle's of 9.9 s that has depth,
    // heading and a text.
    property Session session: testSession
    property Playback playback: session.playback
    property LogTimeOffset shift: session.logTimeOffset

    width: 1000
    height: 640

    LinkedCursor {
        id: linked
    }
    Timeline {
        id: timeline

        anchors.bottom: parent.bottom
        width: parent.width
        session: root.session
        linked: linked
        isWide: true
    }
    VehicleView {
        id: vehicle

        anchors.top: parent.top
        anchors.bottom: timeline.top
        width: parent.width
        session: root.session
        view: timeline.view
        linked: linked
        low: true
    }

    TestCase {
        name: "DiveProfile"
        when: windowShown

        function open(files) {
            root.session.close();
            root.session.open(files);
            tryCompare(root.session, "state", FileOpening.Ready);
            tryCompare(root.session, "progress", 1);
            root.playback.pause();
            root.playback.toBegin();
            timeline.view.fit();
        }
        function cleanup() {
            timeline.low = false;
        }
        function test_aVehicleAloneShowsDepthHeadingTextsAndMessages() {
            open([divingLog]);
            tryCompare(root.session.profile, "hasDepth", true);
            root.playback.seek(5);
            compare(findChild(vehicle, "vehicleDepth").figure, Format.depth(root.session.vehicle.depthM));
            fuzzyCompare(root.session.vehicle.depthM, 5, 0.3);
            verify(findChild(vehicle, "vehicleHeading").known);
            // A figure that is wider than usual has its room.
            compare(Format.widest("5.03", "88.88"), "88.88");
            compare(Format.widest("\u2212586.60", "88.88"), "\u2212888.88");
            const plot = findChild(vehicle, "vehicleProfile");
            verify(plot.width > 300 && plot.height > 80);
            fuzzyCompare(plot.bottomM, 10, 1e-6);
            const texts = findChild(vehicle, "vehicleTexts");
            compare(texts.count, 1);
            tryVerify(() => root.session.vehicleMessages.list.count >= 3);
            root.playback.toEnd();
            compare(texts.currentIndex, 0);
            // Where the text came one gets by pressing it.
            root.playback.toBegin();
            compare(texts.currentIndex, -1);
            mouseClick(texts.itemAtIndex(0));
            fuzzyCompare(root.playback.position, 7.5, 0.2);
            // And everywhere else by the plot.
            mouseClick(plot, plot.width * 0.3, plot.height / 2);
            fuzzyCompare(root.playback.position, 9.9 * 0.3, 0.2);
            mouseMove(plot, plot.width * 0.7, plot.height / 2);
            const tag = findChild(vehicle, "vehiclePlotTag");
            tryCompare(tag, "visible", true);
            verify(linked.shown);
            mouseMove(vehicle, 5, 5);
            tryCompare(tag, "visible", false);
        }
        function test_theStripFoldsAwayWhereASonarNeedsTheRoom() {
            open([divingLog]);
            tryCompare(root.session.profile, "hasDepth", true);
            const strip = findChild(timeline, "diveProfile");
            verify(strip.visible && strip.width > 700);
            verify(!findChild(timeline, "vehicleBar").visible);
            root.playback.seek(5);
            const values = findChild(timeline, "profileValues");
            verify(values.text.includes(Format.depth(root.session.vehicle.depthM)), values.text);
            verify(values.x >= 0 && values.x + values.width <= strip.width);
            root.playback.toEnd();
            verify(values.x + values.width <= strip.width);
            timeline.low = true;
            verify(strip.visible);
            open([divingLog, gapLog]);
            verify(!strip.visible);
        }
        function test_anOfferedLogIsDraggedAlongTheOther() {
            open([divingLog, gapLog]);
            verify(root.shift.offered);
            const handle = findChild(timeline, "alignedLogHandle");
            verify(handle.visible && handle.activeFocusOnTab);
            const offer = findChild(timeline, "vehicleOffer");
            const bar = findChild(timeline, "vehicleBar");
            const perSecond = timeline.view.xOf(2) - timeline.view.xOf(1);
            // A click seeks and moves nothing.
            mouseClick(handle, timeline.view.xOf(3), handle.height / 2);
            fuzzyCompare(root.playback.position, 3, 0.1);
            verify(root.shift.offered);
            mousePress(handle, 200, handle.height / 2);
            mouseMove(handle, 200 + 2 * perSecond, handle.height / 2);
            verify(bar.visible && !offer.visible);
            fuzzyCompare(bar.x, timeline.view.xOf(root.shift.begin + 2), 2);
            verify(root.shift.offered);
            mouseRelease(handle, 200 + 2 * perSecond, handle.height / 2);
            tryCompare(root.shift, "present", true);
            fuzzyCompare(root.shift.seconds, 2, 0.1);
            tryCompare(root.session.vehicle, "byHand", true);
            // By the keys, too.
            const before = root.shift.seconds;
            handle.forceActiveFocus();
            keyClick(Qt.Key_Right);
            fuzzyCompare(root.shift.seconds, before + 0.1, 1e-6);
            keyClick(Qt.Key_Left, Qt.ShiftModifier);
            fuzzyCompare(root.shift.seconds, before - 0.9, 1e-6);
            tryVerify(() => Math.abs(root.session.vehicleSpan.begin - (1 + before - 0.9)) < 0.01);
            root.shift.separate();
            tryCompare(root.shift, "offered", true);
            // Escape gives a drag up.
            mousePress(handle, 200, handle.height / 2);
            mouseMove(handle, 200 + 3 * perSecond, handle.height / 2);
            verify(bar.visible);
            keyClick(Qt.Key_Escape);
            mouseRelease(handle, 200 + 3 * perSecond, handle.height / 2);
            verify(root.shift.offered && offer.visible);
        }
        function test_theMenuSaysThatNothingFits() {
            open([divingLog, gapLog]);
            const opener = findChild(timeline, "vehicleLabel");
            opener.forceActiveFocus();
            keyClick(Qt.Key_Space);
            const menu = findChild(opener, "vehicleShiftMenu");
            tryCompare(menu, "opened", true);
            tryCompare(root.shift, "match", LogTimeOffset.None);
            verify(findChild(menu.contentItem, "matchWords").visible);
            verify(!findChild(menu.contentItem, "matchButton").visible);
            verify(root.shift.offered);
            menu.close();
            tryCompare(menu, "visible", false);
        }
    }
}
