// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    // From tst_qml.cpp: a session, a Ping360's log of 1 to 20.95 s without UTC, a vehicle's of 9.9 s.
    property Session session: testSession
    property Playback playback: session.playback
    property LogTimeOffset shift: session.logTimeOffset

    width: 1000
    height: 400

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

    TestCase {
        name: "LogTimeOffset"
        when: windowShown

        function open(files) {
            root.session.close();
            root.session.open(files);
            tryCompare(root.session, "state", FileOpening.Ready);
            tryCompare(root.session, "progress", 1);
            root.playback.pause();
            root.playback.toBegin();
        }
        function test_aVehiclesLogAloneHasItsStrip() {
            open([vehicleLog]);
            verify(root.session.vehicleSpan.present);
            verify(!root.shift.present);
            fuzzyCompare(root.session.vehicleSpan.end, 9.9, 1e-6);
            // Of its heading, which says more than that it is there.
            tryCompare(root.session.profile, "hasHeading", true);
            const strip = findChild(timeline, "diveProfile");
            verify(strip.visible && strip.width > 700);
            verify(!findChild(timeline, "vehicleBar").visible);
            verify(!findChild(timeline, "vehicleLabel").enabled);
            compare(root.session.clockText, "Fri 2 Jan · 03:04:05 UTC");
        }
        function test_besideASonarsItIsOfferedThenMoved() {
            open([vehicleLog, gapLog]);
            // No clock lays them together: what the pilot does not do is not done.
            verify(!root.shift.present && root.shift.offered);
            verify(!root.session.vehicleSpan.present);
            verify(isNaN(root.session.vehicle.headingDeg));
            const offer = findChild(timeline, "vehicleOffer");
            verify(offer.visible && offer.text.startsWith("No common clock"));
            root.playback.seek(4);
            const opener = findChild(timeline, "vehicleLabel");
            opener.forceActiveFocus();
            keyClick(Qt.Key_Space);
            const offered = findChild(opener, "vehicleShiftMenu");
            tryCompare(offered, "opened", true);
            verify(findChild(offered.contentItem, "alignButton").activeFocus);
            keyClick(Qt.Key_Space);
            tryCompare(root.shift, "present", true);
            verify(!root.shift.offered && root.shift.byHand && !offer.visible);
            // One is where one was, and the heading says whose it is.
            compare(root.playback.position, 4);
            verify(root.session.vehicle.byHand && !isNaN(root.session.vehicle.headingDeg));
            offered.close();
            tryCompare(offered, "visible", false);

            compare(root.session.fileCount, 1);
            compare(root.shift.seconds, 0);
            verify(root.shift.basis.startsWith("No common clock."));
            fuzzyCompare(root.session.vehicleSpan.begin, 1, 1e-6);
            root.playback.seek(4);

            const label = findChild(timeline, "vehicleLabel");
            label.forceActiveFocus();
            keyClick(Qt.Key_Space);
            const menu = findChild(label, "vehicleShiftMenu");
            tryCompare(menu, "opened", true);
            const field = findChild(menu.contentItem, "shiftField");
            field.text = "-3,5 s";
            keyClick(Qt.Key_Return);
            compare(root.shift.seconds, -3.5);
            // The zero is the vehicle's now, and one is where one was.
            tryCompare(root.playback, "position", 6.5);
            fuzzyCompare(root.session.vehicleSpan.begin, 0, 1e-6);
            fuzzyCompare(root.playback.end, 23.45, 1e-6);
            compare(field.text, "\u22123.5");
            // As it is typed, with either mark.
            for (const mark of [Qt.Key_Comma, Qt.Key_Period]) {
                root.shift.setSeconds(0);
                // Its words come anew with the log that is laid there.
                tryCompare(root.playback, "position", 4);
                field.selectAll();
                for (const key of [Qt.Key_Minus, Qt.Key_3, mark, Qt.Key_5, Qt.Key_Return])
                    keyClick(key);
                compare(root.shift.seconds, -3.5);
            }
            // What is being typed stays when the log is moved from elsewhere, until it is taken.
            field.selectAll();
            keyClick(Qt.Key_2);
            root.shift.setSeconds(1);
            compare(field.text, "2");
            keyClick(Qt.Key_Return);
            compare(root.shift.seconds, 2);
            compare(field.text, "2");
            root.shift.setSeconds(-3.5);
            compare(field.text, "\u22123.5");
            field.selectAll();
            for (const key of [Qt.Key_S, Qt.Key_O, Qt.Key_O, Qt.Key_N, Qt.Key_Return])
                keyClick(key);
            verify(field.wrong);
            compare(findChild(menu.contentItem, "shiftWords").text, "soon is not a number. Type one such as 12.5 or 12,5.");
            compare(root.shift.seconds, -3.5);
            root.shift.move(0.1);
            compare(root.shift.seconds, -3.4);
            root.shift.setSeconds(0);
            tryCompare(root.playback, "position", 4);
            verify(root.shift.byHand && root.session.vehicle.byHand);
            const separate = findChild(menu.contentItem, "separateButton");
            verify(separate.visible);
            mouseClick(separate);
            tryCompare(root.shift, "offered", true);
            verify(!root.session.vehicle.byHand && isNaN(root.session.vehicle.headingDeg));
            compare(root.playback.position, 4);
            menu.close();
        }
        function test_aFileOfAListIsMovedToo() {
            open([vehicleLog, bothLog, gapLog]);
            compare(root.shift.files, ["both.svlog", "gap.bin"]);
            verify(root.shift.offered && !root.shift.present);
            const offer = findChild(timeline, "vehicleOffer");
            verify(offer.visible && offer.text.endsWith("both.svlog is placed after the others."), offer.text);
            const label = findChild(timeline, "vehicleLabel");
            label.forceActiveFocus();
            keyClick(Qt.Key_Space);
            const menu = findChild(label, "vehicleShiftMenu");
            tryCompare(menu, "opened", true);
            root.shift.file = 1;
            verify(offer.text.endsWith("gap.bin is placed after the others."), offer.text);
            mouseClick(findChild(menu.contentItem, "alignButton"));
            tryCompare(root.shift, "present", true);
            compare(root.shift.file, 1);
            compare(root.shift.title, "gap.bin against drive.tlog");
            fuzzyCompare(root.shift.begin, root.session.vehicleSpan.begin, 1e-6);
            verify(!offer.visible && findChild(timeline, "vehicleBar").visible);
            root.shift.move(1);
            tryVerify(() => Math.abs(root.shift.begin - root.session.vehicleSpan.begin - 1) < 1e-6);
            mouseClick(findChild(menu.contentItem, "separateButton"));
            tryCompare(root.shift, "offered", true);
            menu.close();
        }
    }
}
