// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

/// By night all colours of states are the same red: words and shapes alone have to tell them apart.
Item {
    id: root

    width: 400
    height: 300

    Component {
        id: shapes

        Rectangle {
            property alias shape: sign.shape

            width: 40
            height: 40
            color: Theme.panel
            StateShape {
                id: sign

                anchors.centerIn: parent
                shape: "disc"
            }
        }
    }
    TestCase {
        name: "States"
        when: windowShown

        function init() {
            Theme.name = "night";
        }
        function cleanup() {
            Theme.name = "dusk";
        }
        /// How many pixels of the two pictures differ clearly.
        function difference(one, other) {
            let count = 0;
            for (let y = 0; y < one.height; ++y) {
                for (let x = 0; x < one.width; ++x)
                    count += Math.abs(one.red(x, y) - other.red(x, y)) > 64 ? 1 : 0;
            }
            return count;
        }
        function test_coloursOfStatesAreOneByNight() {
            for (const token of ["live", "replay", "stop", "warn"])
                compare(String(Theme[token]), String(Theme.accent), token);
        }
        function test_shapesDiffer() {
            const names = ["disc", "ring", "square", "triangle", "diamond", "play", "pause", "stepb", "check", "x",
                "warn", "pend", "minus"];
            const item = createTemporaryObject(shapes, root);
            const pictures = names.map(name => {
                item.shape = name;
                return grabImage(item);
            });
            for (let i = 0; i < names.length; ++i) {
                for (let j = i + 1; j < names.length; ++j)
                    verify(difference(pictures[i], pictures[j]) > 6, names[i] + " looks like " + names[j]);
            }
        }
    }
}
