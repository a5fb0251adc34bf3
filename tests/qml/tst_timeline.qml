// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    // From tst_qml.cpp: a session, and a log whose pings are from 1 to 5.95 s and from 16 to 20.95 s.
    property Session session: testSession
    property Playback playback: session.playback

    width: 1000
    height: 400

    LinkedCursor {
        id: linked
    }
    QtObject {
        id: otherPlot
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
        name: "Timeline"
        when: windowShown

        property TimelineMouse mouse
        property real perSecond

        function find(wanted, item) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                const found = wanted(child) ? child : find(wanted, child);
                if (found)
                    return found;
            }
            return null;
        }
        function xOf(seconds) {
            return timeline.view.xOf(seconds);
        }
        function initTestCase() {
            root.session.open([gapLog]);
            tryCompare(root.session, "state", FileOpening.Ready);
            tryCompare(root.playback, "gapCount", 1);
            mouse = find(item => item instanceof TimelineMouse, timeline);
            verify(mouse);
        }
        function init() {
            root.playback.pause();
            root.playback.seek(2);
            timeline.view.fit();
            perSecond = xOf(2) - xOf(1);
            verify(perSecond > 20);
        }

        function test_clickSeeks() {
            mouseClick(mouse, xOf(3), 40);
            fuzzyCompare(root.playback.position, 3, 1 / perSecond);
        }
        function test_edgesOfGapsAttract() {
            mouseClick(mouse, xOf(5.95) + 4, 40);
            fuzzyCompare(root.playback.position, 5.95, 1e-6);
            mouseClick(mouse, xOf(16) - 4, 40);
            fuzzyCompare(root.playback.position, 16, 1e-6);
            mouseClick(mouse, xOf(5.95) + 4, 40, Qt.LeftButton, Qt.AltModifier);
            fuzzyCompare(root.playback.position, 5.95 + 4 / perSecond, 1 / perSecond);
            mouseClick(mouse, xOf(5.95) + 12, 40);
            fuzzyCompare(root.playback.position, 5.95 + 12 / perSecond, 1 / perSecond);
        }
        function test_notesAttractAndAreToldByTheirFlag() {
            root.session.note("Diver", 3);
            mouseClick(mouse, xOf(3) + 4, 40);
            fuzzyCompare(root.playback.position, 3, 1e-3);
            root.playback.seek(2);
            const flag = find(item => item.objectName === "flag", timeline);
            verify(flag);
            compare(flag.label, "Diver");
            fuzzyCompare(flag.x + flag.width / 2, xOf(3), 1);
            mouseClick(flag);
            fuzzyCompare(root.playback.position, 3, 1e-3);
        }
        function test_gapsAreNamed() {
            const gaps = findChild(timeline, "gaps");
            verify(gaps);
            compare(gaps.Accessible.name, "1 gap");
            verify(find(item => item instanceof TimelineStrips, timeline).hasEvents);
        }
        function test_wheelZoomsAboutThePointer() {
            const x = Math.round(xOf(4));
            const there = timeline.view.timeAt(x);
            mouseWheel(mouse, x, 40, 0, 240);
            verify(timeline.view.zoomed);
            fuzzyCompare(timeline.view.timeAt(x), there, 0.01);
            const from = timeline.view.fromS;
            mouseWheel(mouse, x, 40, 0, -120, Qt.NoButton, Qt.ShiftModifier);
            verify(timeline.view.fromS > from);
            timeline.view.fit();
            verify(!timeline.view.zoomed);
        }
        function test_hoverShowsWhatWasThere() {
            mouseMove(mouse, xOf(3), 40);
            const glance = findChild(mouse, "timelineGlance");
            tryCompare(glance, "visible", true);
            fuzzyCompare(glance.timeS, 3, 1 / perSecond);
            const thumb = findChild(glance, "thumb");
            tryCompare(thumb, "hasPing", true);
            compare(root.playback.position, 2);
            verify(linked.shown);
            fuzzyCompare(linked.timeS, 3, 1 / perSecond);
            mouseMove(root, 500, 5);
            tryCompare(glance, "visible", false);
            verify(!linked.shown);
        }
        function test_otherPlotsPointAtAnInstant() {
            const line = findChild(timeline, "linkedLine");
            verify(!line.visible);
            linked.point(otherPlot, 4);
            verify(line.visible);
            fuzzyCompare(line.x, xOf(4), 1e-6);
            linked.leave(otherPlot);
            verify(!line.visible);
        }
        function test_loopEndsAreMovedByMouseAndKeys() {
            root.playback.moveLoopA(2);
            root.playback.moveLoopB(5);
            const a = findChild(timeline, "loopHandleA"), b = findChild(timeline, "loopHandleB");
            verify(a.visible && b.visible);
            const y = a.height / 2;
            mousePress(a, -8, y);
            mouseMove(a, -8 + perSecond / 2, y);
            mouseMove(a, -8 + perSecond / 2, y);
            mouseRelease(a, -8, y);
            verify(root.playback.loopA > 2.4, root.playback.loopA);
            b.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(root.playback.loopB, 6);
            for (let i = 0; i < 9; ++i)
                keyClick(Qt.Key_Left);
            fuzzyCompare(root.playback.loopB, root.playback.loopA + 1, 1e-6);
        }
        function test_labelsGiveWayToTheTag() {
            const scale = findChild(timeline, "timelineScale");
            const label = (() => {
                for (let i = 0; i < scale.children.length; ++i)
                    if (scale.children[i].seconds === 10)
                        return scale.children[i].children[1];
                return null;
            })();
            verify(label);
            verify(label.visible);
            root.playback.seek(10);
            verify(!label.visible);
        }
        function test_aFileThatIsOpenedOrCannotBeIsNoRecordingToCome() {
            const said = findChild(timeline, "timelineEmpty");
            root.session.close();
            verify(said.visible && said.text.startsWith("Nothing recorded yet"));
            root.session.open([gapLog + ".missing"]);
            compare(root.session.state, FileOpening.Opening);
            compare(said.text, "");
            tryCompare(root.session, "state", FileOpening.Failed);
            compare(said.text, "");
            root.session.open([gapLog]);
            tryCompare(root.session, "state", FileOpening.Ready);
            tryCompare(root.playback, "gapCount", 1);
        }
        function test_lowWindowsHaveALowTimeline() {
            compare(timeline.height, 153 - Theme.strip1d - Theme.s2 - Theme.stroke);
            timeline.low = true;
            verify(timeline.height <= 117);
            timeline.low = false;
        }
    }
}
