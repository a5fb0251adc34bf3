// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

/// The foot of the Timing page's right column.
Item {
    id: root

    width: 392
    height: 300

    Component {
        id: ports

        TimingSlowPort {
            width: 364
        }
    }
    Component {
        id: paths

        TimingPath {
            width: 364
            path: diveSession.path
        }
    }
    SignalSpy {
        id: asked

        signalName: "lowerRequested"
    }
    TextEdit {
        id: pasted
    }
    TestCase {
        name: "TimingPath"
        when: windowShown

        readonly property var slow: ({ text: "ttyUSB0 holds data back for up to 16 ms. 1 ms is possible.", command: "" })
        readonly property var refused: ({ text: "ttyUSB0 holds data back for up to 16 ms, and this user may not change that. Copy the udev rule into a terminal.",
            command: "sudo make it so" })

        function test_aSlowPortIsSetByItsButton() {
            const port = createTemporaryObject(ports, root, { values: slow });
            asked.clear();
            asked.target = port;
            compare(port.Accessible.name, slow.text);
            const button = findChild(port, "lowerLatency");
            compare(button.text, "Set 1 ms");
            mouseClick(button);
            compare(asked.count, 1);
            button.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(asked.count, 2);
        }
        function test_whereItMayNotTheRuleIsCopied() {
            const port = createTemporaryObject(ports, root, { values: slow });
            asked.clear();
            asked.target = port;
            port.values = refused;
            const button = findChild(port, "lowerLatency");
            compare(button.text, "Copy");
            verify(button.tip.includes(refused.command));
            mouseClick(button);
            compare(asked.count, 0);
            pasted.clear();
            pasted.paste();
            compare(pasted.text, refused.command);
            // The words keep clear of the button and of the box's sides.
            verify(port.height < 100);
        }
        function test_withoutSonarsThereAreNoRows() {
            const path = createTemporaryObject(paths, root);
            compare(path.path.rows.count, 0);
            compare(path.height, Theme.timingPathHead);
        }
        function test_aRecordingSaysThatItIsOfLiveOnes() {
            const path = createTemporaryObject(paths, root, { replay: true });
            verify(path.children[0].children[1].text === "live only");
        }
    }
}
