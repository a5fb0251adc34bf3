// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

/// The names of rings that are close to each other have a place each.
Item {
    width: 600
    height: 400

    GhostChanges {
        id: changes

        anchors.fill: parent
        polar: PolarItem {}
        ghost: Ghost {}
    }
    HaloText { id: name; visible: false; text: "Only in ghost" }
    TestCase {
        name: "GhostChanges"
        when: windowShown

        function test_namesLieOnNoOthers() {
            const boxes = [];
            for (let i = 0; i < 4; ++i) {
                const box = changes.nameBox(Qt.point(300 + i, 200), 20, name, boxes);
                verify(box.width > 0 && !Format.overlapsAny(box, boxes), i);
                boxes.push(box);
            }
            compare(changes.nameBox(Qt.point(300, 200), 20, name, boxes).width, 0);
            // At the edge it is at the side that has room.
            verify(changes.nameBox(Qt.point(590, 200), 20, name, []).x < 570);
        }
    }
}
