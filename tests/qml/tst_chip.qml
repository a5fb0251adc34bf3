// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

/// A chip is as wide as what it says.
Item {
    width: 600
    height: 100

    Chip {
        id: chip

        height: 56
        title: "Ping1D"
        topic: "waiting"
        metrics: [["", "Waiting for the first ping"]]
    }
    Chip {
        id: odd

        x: 300
        height: 56
        title: "Ping360"
        metrics: [["", "9.9/s"]]
    }
    MeasureTag {
        id: tag

        lines: ["2.41 m", "045.0° T"]
    }
    TestCase {
        name: "MeasureTag"
        when: windowShown

        function texts() {
            return Array.from(tag.children[0].children).filter(child => child.text !== undefined);
        }
        function test_figuresThatChangeAreTheSameTexts() {
            const before = texts();
            compare(before.map(text => text.text), ["2.41 m", "045.0° T"]);
            tag.lines = ["2.42 m", "046.0° T"];
            compare(before.map(text => text.text), ["2.42 m", "046.0° T"]);
            compare(texts().every((text, i) => text === before[i]), true);
            tag.lines = ["2.42 m"];
            compare(texts().map(text => text.text), ["2.42 m"]);
        }
    }
    TestCase {
        name: "Chip"
        when: windowShown

        function test_itGrowsWithFiguresAndShrinksWithWhatItSpeaksOf() {
            tryVerify(() => chip.implicitWidth > 150);
            tryCompare(chip, "settled", true);
            chip.topic = "live";
            chip.metrics = [["", "9.9/s"], ["age", "100 ms"]];
            tryVerify(() => chip.implicitWidth < 150);
            tryCompare(chip, "settled", true);
            const narrow = chip.implicitWidth;
            chip.metrics = [["", "10.1/s"], ["age", "12.2 s"], ["loss", "0.4"]];
            tryVerify(() => chip.implicitWidth > narrow);
            const wide = chip.implicitWidth;
            chip.metrics = [["", "9.9/s"], ["age", "100 ms"]];
            tryVerify(() => chip.wanted < wide);
            compare(chip.implicitWidth, wide);
        }
        function test_itsRemarkIsSaidToWhoPointsAtIt() {
            const tip = findChild(odd, "tip");
            mouseMove(odd, odd.width / 2, odd.height / 2);
            compare(tip.visible, false);
            odd.remark = "3 datagrams were dropped.";
            compare(odd.Accessible.description, odd.remark);
            tryCompare(tip, "opened", true);
            compare(tip.text, "Ping360 , 9.9/s\n3 datagrams were dropped.");
        }
    }
}
