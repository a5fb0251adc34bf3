// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    // From tst_qml.cpp: a session, and a log with both sonars.
    property Session session: testSession

    Component {
        id: mainWindow

        Main {
            id: main

            readonly property TestEvent events: TestEvent {}

            function press(key, modifiers) {
                carrier.events.keyClick(key, modifiers || Qt.NoModifier, -1);
            }

            session: root.session
            Item {
                id: carrier

                readonly property TestEvent events: TestEvent {}
            }
        }
    }

    TestCase {
        id: test

        property Main window
        property DivePage page
        property Playback playback: root.session.playback

        name: "Keys"
        when: windowShown

        function find(wanted) {
            const seek = item => {
                for (let i = 0; i < item.children.length; ++i) {
                    const child = item.children[i];
                    const found = wanted(child) ? child : seek(child);
                    if (found)
                        return found;
                }
                return null;
            };
            return seek(window.contentItem);
        }
        function initTestCase() {
            root.session.open([bothLog]);
            tryCompare(root.session, "state", FileOpening.Ready);
            tryCompare(root.session, "progress", 1);
        }
        function init() {
            window = createTemporaryObject(mainWindow, root);
            window.finish();
            window.requestActivate();
            tryCompare(window, "active", true);
            tryVerify(() => window.activeFocusItem !== null);
            page = find(item => item instanceof DivePage);
            verify(page);
            playback.pause();
            playback.seek(10);
            playback.speed = 1;
            playback.reverse = false;
        }
        function cleanup() {
            playback.pause();
        }

        function test_spacePlaysAndPauses() {
            window.press(Qt.Key_Space);
            compare(playback.playing, true);
            window.press(Qt.Key_Space);
            compare(playback.playing, false);
        }
        function test_arrowsMoveThroughTime() {
            window.press(Qt.Key_Right);
            verify(playback.position > 10 && playback.position <= 10.11, playback.position);
            window.press(Qt.Key_Left);
            compare(playback.position, 10);
            window.press(Qt.Key_Right, Qt.ShiftModifier);
            compare(playback.position, 15);
            window.press(Qt.Key_Left, Qt.ShiftModifier);
            window.press(Qt.Key_Left, Qt.ShiftModifier);
            compare(playback.position, 5);
            window.press(Qt.Key_Home);
            compare(playback.position, playback.begin);
            window.press(Qt.Key_End);
            compare(playback.position, playback.end);
        }
        function test_controlArrowsGoToEvents() {
            playback.moveLoopA(4);
            playback.moveLoopB(14);
            window.press(Qt.Key_Left, Qt.ControlModifier);
            compare(playback.position, 4);
            window.press(Qt.Key_Right, Qt.ControlModifier);
            compare(playback.position, 14);
        }
        function test_marksNeedNoMouse() {
            const marks = root.session.markers, polar = find(item => item instanceof PolarItem);
            compare(marks.count, 0);
            window.press(Qt.Key_Return);
            compare(marks.count, 1);
            const bottom = marks.chosen;
            verify(marks.details.rangeM > 0);
            verify(isNaN(marks.details.relativeDeg));
            const naming = () => find(item => item.objectName === "nameField" && item.visible);
            verify(naming() && naming().activeFocus);
            window.press(Qt.Key_K);
            window.press(Qt.Key_Escape);
            verify(!naming());
            compare(marks.details.name, "");
            // Without a cursor M only says what to do.
            window.press(Qt.Key_M);
            compare(marks.count, 1);
            const disc = find(item => item.objectName === "polarKeys");
            disc.forceActiveFocus(Qt.TabFocusReason);
            window.press(Qt.Key_Right);
            tryCompare(polar, "cursorValid", true);
            window.press(Qt.Key_M);
            compare(marks.count, 2);
            verify(!isNaN(marks.details.relativeDeg));
            verify(naming().activeFocus);
            compare(naming().placeholderText, "Marker 2");
            // While a name is typed, keys that write do not act in the window, and the others do.
            const here = playback.position, theme = window.theme;
            for (const key of [Qt.Key_M, Qt.Key_O, Qt.Key_O, Qt.Key_R, Qt.Key_Home, Qt.Key_PageUp, Qt.Key_End, Qt.Key_Space])
                window.press(key);
            compare(playback.position, here);
            compare(playback.playing, false);
            compare(marks.count, 2);
            window.press(Qt.Key_F9);
            verify(window.theme !== theme);
            while (window.theme !== theme)
                window.press(Qt.Key_F9);
            verify(naming().activeFocus);
            window.press(Qt.Key_Return);
            verify(!naming());
            compare(marks.details.name, "moor");
            compare(marks.count, 2);
            // The cursor is where it was, and the keys act again.
            compare(disc.activeFocus, true);
            compare(polar.cursorValid, true);
            const tag = find(item => item instanceof MarkerTag && item.visible);
            verify(tag && tag.chosen);
            compare(tag.title, "moor");
            verify(/^\d+\.\d\d m ± \d\.\d\d · rel \d\d\d(\.\d)?° ± \d/.test(tag.lines[0]), tag.lines[0]);
            compare(tag.lines[1], "range and bearing as marked");
            verify(tag.quiet);
            const moor = marks.chosen;
            window.press(Qt.Key_J);
            compare(marks.chosen, bottom);
            window.press(Qt.Key_J, Qt.ShiftModifier);
            compare(marks.chosen, moor);
            marks.rename(moor, "");
            const pin = find(item => item instanceof MarkerPin && item.visible && item.chosen);
            verify(pin);
            compare(pin.number, 2);

            // The list: choose, go, rename, delete, undo.
            const inspector = find(item => item instanceof Inspector);
            inspector.chosen = "marks";
            const list = find(item => item.objectName === "markRows");
            tryCompare(list, "count", 2);
            list.forceActiveFocus(Qt.TabFocusReason);
            marks.chosen = bottom;
            playback.seek(15);
            window.press(Qt.Key_Return);
            fuzzyCompare(playback.position, marks.details.timeS, 1e-3);
            window.press(Qt.Key_F2);
            const name = find(item => item.objectName === "markName");
            compare(name.activeFocus, true);
            for (const key of [Qt.Key_K, Qt.Key_N, Qt.Key_O, Qt.Key_T])
                window.press(key);
            window.press(Qt.Key_Return);
            compare(marks.details.name, "knot");
            compare(marks.count, 2);
            list.forceActiveFocus(Qt.TabFocusReason);
            window.press(Qt.Key_Delete);
            compare(marks.count, 1);
            verify(marks.undoText !== "");
            window.press(Qt.Key_Z, Qt.ControlModifier);
            compare(marks.count, 2);
            compare(marks.details.name, "knot");

            // A note about now, however long it takes.
            playback.seek(12);
            window.press(Qt.Key_N);
            const field = find(item => item.objectName === "noteField");
            compare(field.activeFocus, true);
            window.press(Qt.Key_H);
            playback.seek(14);
            window.press(Qt.Key_I);
            window.press(Qt.Key_Return);
            window.press(Qt.Key_Escape);
            marks.filter = SessionMarkers.Events;
            tryCompare(list, "count", 1);
            compare(list.itemAtIndex(0).label, "hi");
            fuzzyCompare(list.itemAtIndex(0).timeS, 12, 1e-3);
            marks.filter = SessionMarkers.Markers;
            inspector.chosen = "display";
        }
        function test_speeds() {
            window.press(Qt.Key_Period);
            compare(playback.speed, 2);
            window.press(Qt.Key_1);
            compare(playback.speed, 1);
            window.press(Qt.Key_Comma);
            compare(playback.speed, 0.25);
            window.press(Qt.Key_Backspace);
            compare(playback.reverse, true);
        }
        function test_loop() {
            playback.seek(3);
            window.press(Qt.Key_BracketLeft);
            compare(playback.loopA, 3);
            playback.seek(9);
            window.press(Qt.Key_BracketRight);
            compare(playback.loopB, 9);
            const before = playback.looping;
            window.press(Qt.Key_Backslash);
            compare(playback.looping, !before);
            playback.looping = false;
        }
        function test_zoomIsThatOfThePlotPointedAtLast() {
            const polar = find(item => item instanceof PolarItem), waterfall = find(item => item.objectName === "waterfall");
            compare(polar.zoom, 1);
            window.press(Qt.Key_Plus);
            verify(polar.zoom > 1);
            window.press(Qt.Key_Minus);
            compare(polar.zoom, 1);
            window.press(Qt.Key_Plus);
            // To the farthest echo, and then to all of it.
            window.press(Qt.Key_0);
            window.press(Qt.Key_0);
            compare(polar.zoom, 1);
            page.chosen = find(item => item instanceof SounderPanel);
            const range = waterfall.bottomM - waterfall.topM;
            window.press(Qt.Key_Plus);
            tryVerify(() => waterfall.bottomM - waterfall.topM < range);
            compare(polar.zoom, 1);
            window.press(Qt.Key_0);
            tryVerify(() => waterfall.bottomM - waterfall.topM === range);
        }
        function test_pointingChoosesThePlot() {
            const sounder = find(item => item instanceof SounderPanel), polar = find(item => item instanceof PolarPanel);
            mouseMove(sounder, sounder.width / 3, sounder.height / 2);
            tryCompare(page, "chosen", sounder);
            mouseMove(polar, polar.width / 2, polar.height / 2);
            tryCompare(page, "chosen", polar);
        }
        function test_wholeTimeline() {
            const strips = find(item => item instanceof TimelineStrips);
            strips.view.zoomAbout(5, 2);
            verify(strips.view.zoomed);
            window.press(Qt.Key_0, Qt.ShiftModifier);
            verify(!strips.view.zoomed);
        }
        function test_inspectorAndViews() {
            const shown = page.inspectorShown;
            window.press(Qt.Key_I);
            compare(page.inspectorShown, !shown);
            window.press(Qt.Key_I);
            compare(page.inspectorShown, shown);
            const polar = find(item => item instanceof PolarPanel), sounder = find(item => item instanceof SounderPanel);
            for (const seen of [[true, false], [false, true], [true, true]]) {
                window.press(Qt.Key_F6);
                compare(polar.visible, seen[0]);
                compare(sounder.visible, seen[1]);
            }
        }
        function test_themeIsKept() {
            compare(window.theme, "dusk");
            window.press(Qt.Key_F9);
            compare(window.theme, "day");
            const next = createTemporaryObject(mainWindow, root);
            compare(next.theme, "day");
            next.close();
            window.requestActivate();
            tryCompare(window, "active", true);
            window.press(Qt.Key_F9);
            window.press(Qt.Key_F9);
            compare(window.theme, "dusk");
        }
        function test_brightness() {
            const cover = findChild(window.contentItem.parent, "dimCover");
            verify(cover);
            verify(!cover.visible);
            for (const light of [50, 25, 10]) {
                window.press(Qt.Key_F9, Qt.ControlModifier);
                compare(window.light, light);
                verify(cover.visible);
                fuzzyCompare(cover.opacity, 1 - light / 100, 0.001);
            }
            // It takes no input.
            const before = playback.position;
            window.press(Qt.Key_Right);
            verify(playback.position > before);
            compare(cover.enabled, false);
            window.press(Qt.Key_F9, Qt.ControlModifier);
            verify(!cover.visible);
        }
        function test_depthIsSaid() {
            const notice = findChild(window.contentItem, "notice");
            verify(!notice.visible);
            window.press(Qt.Key_D, Qt.ControlModifier);
            verify(notice.visible);
            compare(notice.Accessible.role, Accessible.AlertMessage);
            verify(/^Distance to bottom 4\.3\d? m, confidence 87\u00a0%\.$/.test(notice.Accessible.name), notice.Accessible.name);
        }
        function test_theDepthThatIsSaidIsOldOrATarget() {
            const notice = findChild(window.contentItem, "notice");
            const alarms = window.bar.alarms;
            alarms.facing = Alarms.Forward;
            window.press(Qt.Key_D, Qt.ControlModifier);
            verify(/^Distance to target 4\.3\d? m, confidence 87\u00a0%\.$/.test(notice.Accessible.name), notice.Accessible.name);
            alarms.facing = Alarms.Down;
            root.session.open([quietLog]);
            tryCompare(root.session, "fileName", "quiet.svlog");
            tryCompare(root.session, "progress", 1);
            playback.pause();
            window.press(Qt.Key_End);
            window.press(Qt.Key_D, Qt.ControlModifier);
            verify(/^Distance to bottom 4\.3\d? m, confidence 87\u00a0%, \d\.\d s old\.$/.test(notice.Accessible.name), notice.Accessible.name);
            // Nor is it marked as the one of now.
            window.press(Qt.Key_Return);
            compare(root.session.markers.count, 0);
            compare(notice.Accessible.name, "No Ping1D bottom echo to mark here.");
            root.session.open([bothLog]);
            tryCompare(root.session, "fileName", "both.svlog");
            tryCompare(root.session, "progress", 1);
        }
        function test_theListOfKeysIsReadByKeys() {
            window.height = Theme.windowMinHeight;
            const list = findChild(window.contentItem, "keysList"), rows = findChild(list, "keyRows");
            window.press(Qt.Key_F1);
            tryVerify(() => rows.contentHeight > rows.height);
            compare(rows.activeFocus, true);
            // The status bar, where an alarm may stand, is free.
            verify(list.mapToItem(null, 0, 0).y >= Theme.barHeight);
            const range = playback.position;
            window.press(Qt.Key_PageDown);
            window.press(Qt.Key_PageDown);
            tryCompare(rows, "atYEnd", true);
            window.press(Qt.Key_Up);
            tryCompare(rows, "atYEnd", false);
            window.press(Qt.Key_PageUp);
            tryCompare(rows, "atYBeginning", true);
            window.press(Qt.Key_Down);
            tryCompare(rows, "atYBeginning", false);
            // What lies behind it stands still.
            window.press(Qt.Key_Right);
            window.press(Qt.Key_Space);
            compare(playback.position, range);
            compare(playback.playing, false);
            window.press(Qt.Key_F1);
            verify(!list.visible);
            window.press(Qt.Key_Space);
            compare(playback.playing, true);
        }
        function test_guideAndKeys() {
            const list = findChild(window.contentItem, "keysList");
            window.press(Qt.Key_F1);
            verify(list.visible);
            window.press(Qt.Key_Escape);
            verify(!list.visible);
            window.press(Qt.Key_Question);
            verify(list.visible);
            window.press(Qt.Key_1, Qt.ControlModifier);
            verify(!list.visible);
            const guide = find(item => item instanceof GuidePage), rail = find(item => item instanceof NavigationRail);
            rail.helpRequested();
            verify(guide.visible);
            verify(!page.visible);
            verify(findChild(guide, "guideText").text.includes("scanning Ping360"));
            guide.follow("window.md");
            verify(findChild(guide, "guideText").text.includes("The window"));
            verify(findChild(guide, "guideText").text.includes("Ctrl+F9"));
            guide.keysRequested();
            verify(list.visible);
            window.press(Qt.Key_Escape);
            verify(!list.visible && guide.visible);
            window.press(Qt.Key_Escape);
            verify(!guide.visible);
            verify(page.visible);
            rail.helpRequested();
            window.press(Qt.Key_1, Qt.ControlModifier);
            verify(page.visible);
        }
        function test_escapeClosesTheDrawer() {
            window.width = 1200;
            tryCompare(page, "wide", false);
            verify(!page.inspectorShown);
            window.press(Qt.Key_I);
            verify(page.inspectorShown);
            window.press(Qt.Key_Escape);
            verify(!page.inspectorShown);
        }
        function test_fullScreen() {
            window.press(Qt.Key_F11);
            compare(window.visibility, Window.FullScreen);
            window.press(Qt.Key_F11);
            compare(window.visibility, Window.Windowed);
        }
        function test_tabGoesThroughTheAreasInTheirOrder() {
            const areaOf = item => {
                for (let up = item; up; up = up.parent) {
                    if (up instanceof NavigationRail)
                        return "rail";
                    if (up instanceof PolarPanel)
                        return "polar";
                    if (up instanceof Inspector)
                        return "inspector";
                    if (up instanceof Timeline)
                        return "timeline";
                }
                return "";
            };
            const met = [];
            for (let i = 0; i < 200 && met.length < 4; ++i) {
                window.press(Qt.Key_Tab);
                const area = areaOf(window.activeFocusItem);
                if (area !== "" && met[met.length - 1] !== area)
                    met.push(area);
            }
            compare(met.slice(0, 4), ["rail", "polar", "inspector", "timeline"]);
        }
        function test_severalFiles() {
            root.session.open([bothLog, gapLog]);
            tryCompare(root.session, "fileName", "both.svlog + gap.bin");
            compare(root.session.fileCount, 1);
            tryCompare(root.session, "progress", 1);
        }
    }
}
