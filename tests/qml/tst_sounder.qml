// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    Component {
        id: depthBlock

        DepthBlock {
            width: 466
            valid: true
            distanceM: 6.4231
            errorM: 0.05
            confidencePercent: 97
        }
    }
    Component {
        id: depthAxis

        DepthAxis {
            height: 541
            bottomM: 15
        }
    }
    Component {
        id: timeAxis

        TimeAxis {
            width: 372
            spanS: 60
            nowS: 801
        }
    }

    function texts(item: Item, found: list<string>): list<string> {
        let all = [];
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (child.text !== undefined && child.visible)
                all.push(child.text);
            all = all.concat(root.texts(child, []));
        }
        return all;
    }

    TestCase {
        name: "Sounder"
        when: windowShown

        function init() {
            Format.imperial = false;
        }
        function cleanup() {
            Format.imperial = false;
        }

        function test_anOldDistanceSaysItsAgeBeforeAll() {
            const block = createTemporaryObject(depthBlock, root, { ageS: 99.91 });
            compare(root.texts(block, [])[0], "Distance to bottom · 99.9 s old");
            block.width = Theme.sounderMin;
            tryVerify(() => root.texts(block, []).includes("99.9 s old"));
            block.ageS = 0.1;
            verify(root.texts(block, []).includes("Distance to bottom"));
        }
        function test_depthByConfidence_data() {
            return [
                { tag: "sure", percent: 50, number: "6.42", words: "Distance to bottom", colour: "text" },
                { tag: "doubtful", percent: 49, number: "6.4", words: "Low confidence", colour: "text2" },
                { tag: "least", percent: 10, number: "6.4", words: "Low confidence", colour: "text2" },
                { tag: "lost", percent: 9, number: "– –", words: "No bottom found", colour: "text3" }
            ];
        }
        function test_depthByConfidence(row) {
            const block = createTemporaryObject(depthBlock, root, { confidencePercent: row.percent });
            compare(block.stateText, row.words);
            const number = findChild(block, "number");
            compare(number.text, row.number);
            compare(number.color, Theme[row.colour]);
            verify(block.Accessible.name.includes(row.words));
        }
        function test_nothingMeasured() {
            const block = createTemporaryObject(depthBlock, root, { valid: false });
            compare(block.stateText, "No bottom found");
            compare(block.number, "– –");
        }
        function test_oldIsGreyAndSaysItsAge() {
            const block = createTemporaryObject(depthBlock, root, { ageS: 4.14 });
            compare(findChild(block, "number").color, Theme.text3);
            verify(root.texts(block, []).includes("Distance to bottom · 4.1 s old"));
            block.ageS = 0.9;
            compare(findChild(block, "number").color, Theme.text);
            block.ageS = 750;
            verify(root.texts(block, []).includes("Distance to bottom · 12 min old"));
        }
        /// Nothing of it looks live: not the number, not how sure it was, not how fast it closed.
        function test_whatIsLostLooksLost() {
            const block = createTemporaryObject(depthBlock, root, { closingMS: 0.4, ageS: 0.2 });
            const live = ["number", "confidenceFigure", "confidenceBar"].map(name => String(findChild(block, name).color));
            compare(live[2], String(Theme.live));
            verify(!findChild(block, "hatching").visible);
            verify(block.closing !== "");
            block.lost = true;
            for (const name of ["number", "confidenceFigure", "confidenceBar"])
                compare(findChild(block, name).color, Theme.text3, name);
            compare(findChild(block, "error").color, Theme.text3);
            verify(findChild(block, "hatching").visible);
            compare(block.closing, "");
            verify(block.Accessible.name.includes("0.2 s old"));
        }
        /// It is silent, and the limit is passed all the same.
        function test_whatIsAcknowledgedStaysAmberAndSaysSo() {
            const block = createTemporaryObject(depthBlock, root, { acknowledged: true });
            const number = findChild(block, "number");
            compare(number.color, Theme.warn);
            verify(root.texts(block, []).includes("Distance to bottom · alarm acknowledged"));
            verify(block.Accessible.name.includes("alarm acknowledged"));
            block.width = Theme.sounderMin;
            tryVerify(() => root.texts(block, []).includes("alarm acknowledged"));
            // What is old says its age first.
            block.ageS = 1.2;
            compare(number.color, Theme.text3);
            verify(!block.Accessible.name.includes("acknowledged"));
            block.ageS = 0.1;
            block.acknowledged = false;
            compare(number.color, Theme.text);
            verify(!block.Accessible.name.includes("acknowledged"));
        }
        function test_numberKeepsItsPlace() {
            const block = createTemporaryObject(depthBlock, root, { farthestM: 12.4 });
            const number = findChild(block, "number");
            const width = number.width;
            for (const metres of [0.3, 1.11, 8.88, 9.99, 10, 11.07, 12.4]) {
                block.distanceM = metres;
                compare(number.width, width);
                compare(number.text.split(".")[1].length, 2);
                verify(number.implicitWidth <= width + 1, metres);
            }
        }
        function test_depthInFeet() {
            Format.imperial = true;
            const block = createTemporaryObject(depthBlock, root);
            compare(block.number, "21.1");
            verify(root.texts(block, []).includes("ft"));
            compare(findChild(block, "error").text, "± 0.2 ft");
            block.confidencePercent = 30;
            compare(block.number, "21");
        }
        function test_depthAxisHasRoundSteps() {
            const axis = createTemporaryObject(depthAxis, root);
            compare(root.texts(axis, []), ["0 m", "2.5", "5", "7.5", "10", "12.5", "15"]);
            axis.bottomM = 10;
            compare(root.texts(axis, []), ["0 m", "2", "4", "6", "8", "10"]);
            axis.topM = 3.1;
            compare(root.texts(axis, [])[0], "4 m");
            axis.topM = 0;
            Format.imperial = true;
            axis.bottomM = 30 * 0.3048;
            compare(root.texts(axis, []), ["0 ft", "5", "10", "15", "20", "25", "30"]);
        }
        function test_timeAxisNamesItsUnitOnce() {
            const axis = createTemporaryObject(timeAxis, root);
            compare(root.texts(axis, []), ["−15", "−30", "−45", "−60 s", "00:13:21"]);
            axis.spanS = 600;
            compare(root.texts(axis, []), ["−5", "−10 min", "00:13:21"]);
        }
    }
}
