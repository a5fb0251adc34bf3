// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    readonly property EchoLevels levels: testSession.ping360.levels

    width: 400
    height: 300

    Component {
        id: scaleOf

        EchoScale {
            x: 50
            y: 80
            levels: root.levels
            display: testSession.display
            sonar: "Ping360"
        }
    }

    TestCase {
        name: "EchoScale"
        when: windowShown

        property EchoScale scale

        function init() {
            root.levels.mode = EchoLevels.Auto;
            scale = createTemporaryObject(scaleOf, root);
            verify(scale);
            root.levels.black = 60;
            root.levels.white = 180;
        }
        function cleanup() {
            root.levels.mode = EchoLevels.Auto;
        }
        function part(name): Item { return findChild(scale, name); }
        /// Height of the bar's middle, and where an intensity is.
        function barY(): real { return part("levelsBar").mapToItem(scale, 0, 4).y; }
        function xOf(intensity): real { return intensity / 255 * scale.width; }

        function test_words() {
            compare(scale.title, "Echo levels, manual");
            compare(scale.figures, "60–180 of 255");
            compare(part("blackHandle").Accessible.name, "Black point, 60 of 255, manual");
            root.levels.mode = EchoLevels.Auto;
            verify(part("whiteHandle").Accessible.name.endsWith(", automatic"));
            root.levels.mode = EchoLevels.Raw;
            compare(scale.figures, "0–255 of 255");
            verify(!part("blackHandle").visible && !part("whiteHandle").visible);
        }
        function test_keys() {
            part("blackHandle").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(root.levels.black, 71);
            keyClick(Qt.Key_End);
            compare(root.levels.black, 172);
            keyClick(Qt.Key_Home);
            compare(root.levels.black, 0);
            keyClick(Qt.Key_Tab);
            verify(part("whiteHandle").activeFocus);
            keyClick(Qt.Key_Left);
            compare(root.levels.white, 179);
            keyClick(Qt.Key_Home);
            compare(root.levels.white, 8);
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_Tab);
            verify(part("gammaHandle").activeFocus);
            const before = root.levels.gamma;
            keyClick(Qt.Key_Right);
            fuzzyCompare(root.levels.gamma, Math.min(2, before + 0.05), 0.006);
            keyClick(Qt.Key_Tab);
            compare(root.Window.activeFocusItem.Accessible.name, "Echo levels Auto");
            keyClick(Qt.Key_Space);
            compare(root.levels.mode, EchoLevels.Auto);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Space);
            verify(root.levels.raw);
        }
        function test_aHandleIsDragged() {
            mousePress(scale, xOf(60), barY());
            mouseMove(scale, xOf(60) + 30, barY());
            mouseMove(scale, xOf(60) + 36, barY());
            mouseRelease(scale, xOf(60) + 36, barY());
            compare(root.levels.black, 111);
            compare(root.levels.white, 180);
            compare(root.levels.mode, EchoLevels.Manual);
        }
        function test_betweenThemBothAreDragged() {
            mousePress(scale, xOf(120), barY());
            mouseMove(scale, xOf(120) + 12, barY());
            mouseRelease(scale, xOf(120) + 12, barY());
            compare(root.levels.white - root.levels.black, 120);
            compare(root.levels.black, 77);
        }
        function test_altDragsTheGamma() {
            root.levels.gamma = 1;
            mousePress(scale, xOf(120), 40, Qt.LeftButton, Qt.AltModifier);
            mouseMove(scale, xOf(120), 14);
            mouseRelease(scale, xOf(120), 14);
            verify(root.levels.gamma < 0.8 && root.levels.gamma >= 0.3);
            compare(root.levels.black, 60);
        }
        function test_theWheelMovesTheNearerHandle() {
            mouseWheel(scale, xOf(70), barY(), 0, 120);
            compare(root.levels.black, 61);
            mouseWheel(scale, xOf(200), barY(), 0, -120);
            compare(root.levels.white, 179);
        }
        function test_aDoubleClickIsAuto() {
            mouseDoubleClickSequence(scale, xOf(100), 30);
            compare(root.levels.mode, EchoLevels.Auto);
        }
        function test_theChoice() {
            const choice = part("levelsChoice");
            compare(choice.current, -1);
            mouseClick(choice, choice.width / 4, choice.height / 2);
            tryCompare(choice, "current", 0);
            mouseClick(choice, choice.width * 3 / 4, choice.height / 2);
            tryCompare(choice, "current", 1);
        }
        function test_smallItHasTheRestWhenUsed() {
            scale.small = true;
            mouseMove(root, 390, 290);
            tryCompare(scale, "used", false);
            compare(scale.height, 24);
            verify(!part("levelsHistogram").visible && !part("levelsChoice").visible);
            part("whiteHandle").forceActiveFocus(Qt.TabFocusReason);
            verify(part("levelsHistogram").visible && part("levelsChoice").visible);
        }
    }
}
