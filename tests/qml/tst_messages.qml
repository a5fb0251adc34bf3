// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    property Messages messages: testMessages.messages

    width: 1384
    height: 691

    Component {
        id: views

        MessagesView {
            anchors.fill: parent
            messages: root.messages
        }
    }
    TextEdit {
        id: pasted
    }
    SignalSpy {
        id: plays

        signalName: "playRequested"
    }

    TestCase {
        name: "Messages"
        when: windowShown

        property Item view

        function init() {
            root.width = 1384;
            root.height = 691;
            view = createTemporaryObject(views, root);
            verify(view);
            testMessages.begin();
            view.forceActiveFocus();
            waitForRendering(view);
        }
        function cleanup() {
            testMessages.clear();
        }
        function collect(item, wanted, all) {
            for (let i = 0; i < item.children.length; ++i) {
                if (item.children[i].visible && wanted(item.children[i]))
                    all.push(item.children[i]);
                collect(item.children[i], wanted, all);
            }
            return all;
        }
        function rows() {
            const list = findChild(view, "messageRows");
            list.forceLayout();
            const all = [];
            for (let i = 0; i < list.count; ++i)
                all.push(list.itemAtIndex(i));
            return all;
        }
        function fields() {
            return collect(view, item => item instanceof MessageField, []);
        }
        function write(text) {
            for (const letter of text)
                keyClick(letter);
        }

        function test_everyMessageIsARow() {
            compare(root.messages.list.count, 13);
            const row = rows()[1];
            compare(row.Accessible.name, "ping_interval, Ping1D · id 1, message 1206, count 1, once, last 9.9 s ago, 12 bytes");
            compare(row.height, Theme.reach);
        }
        function test_aRowIsChosenByMouse() {
            mouseClick(rows()[1]);
            compare(root.messages.details.name, "ping_interval");
            const field = fields()[0];
            compare(field.Accessible.name, "ping_interval, 50 ms, u16, was ping_rate, ping_rate_msec");
            verify(findChild(view, "messageHex").text.startsWith("0000  42 52 02 00 b6 04 01 00"));
        }
        function test_byKeyboard() {
            const list = findChild(view, "messageRows");
            verify(list.activeFocus);
            keyClick(Qt.Key_Down);
            verify(rows()[0].activeFocus);
            compare(root.messages.chosen, 0);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(root.messages.details.name, "profile");
            keyClick(Qt.Key_Up);
            compare(root.messages.chosen, 1);
            keyClick(Qt.Key_PageDown);
            compare(root.messages.chosen, 12);
            tryCompare(list, "currentIndex", 12);
            plays.target = view;
            plays.clear();
            keyClick(Qt.Key_Space);
            compare(plays.count, 1);
        }
        function test_theChosenRowIsInSight() {
            root.height = 300;
            const list = findChild(view, "messageRows");
            for (const row of [12, 0, 7]) {
                root.messages.choose(row);
                tryVerify(() => {
                    const y = list.itemAtIndex(row) ? list.itemAtIndex(row).y - list.contentY : -1;
                    return y >= 0 && y + Theme.reach <= list.height;
                }, 5000, "row " + row);
            }
        }
        function test_leftAndRightGoInTime() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            write("heartbeat sent");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Down);
            compare(root.messages.details.place, "10 of 10");
            keyClick(Qt.Key_Left);
            compare(testMessages.playhead, 8);
            compare(root.messages.details.place, "9 of 10");
            keyClick(Qt.Key_Right);
            compare(testMessages.playhead, 9);
        }
        function test_theSearch() {
            const field = findChild(view, "messageSearch");
            keyClick(Qt.Key_F, Qt.ControlModifier);
            verify(field.activeFocus);
            write("ping_rate");
            compare(rows().map(row => row.name).join(), "ping_interval");
            compare(rows()[0].hit, "was ping_rate, ping_rate_msec");
            keyClick(Qt.Key_Down);
            compare(root.messages.details.name, "ping_interval");
            keyClick(Qt.Key_Escape);
            compare(field.text, "");
            compare(root.messages.list.count, 13);
            write("1/191");
            compare(rows().length, 1);
            // What is written again replaces what was there.
            keyClick(Qt.Key_F, Qt.ControlModifier);
            write("zzz");
            compare(rows().length, 0);
            const button = collect(view, item => item.text === "Show all" && item.clicked !== undefined, [])[0];
            mouseClick(button);
            compare(root.messages.list.count, 13);
        }
        function test_theBytesAreCopied() {
            mouseClick(rows()[1]);
            const copy = collect(view, item => item instanceof IconButton && item.iconName === "copy", [])[0];
            mouseClick(copy);
            pasted.clear();
            pasted.paste();
            verify(pasted.text.includes("ping_interval\t50\tms"), pasted.text);
            verify(pasted.text.includes("0000  42 52 02 00 b6 04"), pasted.text);
        }
        function test_whatDidNotComeYet() {
            testMessages.moveToSeconds(1);
            root.messages.search = "statustext";
            waitForRendering(view);
            const row = rows()[0];
            verify(!row.came);
            mouseClick(row);
            compare(root.messages.details.place, "0 of 1");
            compare(findChild(view, "messageDetails").visible, true);
            keyClick(Qt.Key_Right);
            compare(testMessages.playhead, 4.2);
            verify(fields()[1].value.startsWith("EKF3"));
        }
        function test_nothingCame() {
            testMessages.clear();
            waitForRendering(view);
            compare(rows().length, 0);
            compare(collect(view, item => item instanceof EmptyView, []).length, 2);
        }
        function test_shownOnlyWhileVisible() {
            compare(root.messages.shown, true);
            view.visible = false;
            compare(root.messages.shown, false);
            view.visible = true;
            compare(root.messages.shown, true);
        }
        function test_everyControlHasANameAndReach() {
            mouseClick(rows()[0]);
            const controls = collect(view, item => item.focusPolicy === Qt.TabFocus || item.activeFocusOnTab, []);
            verify(controls.length >= 4, "found " + controls.length);
            for (const control of controls) {
                verify(control.Accessible.name !== "", String(control));
                verify(control.height >= Theme.reach, control.Accessible.name + ": " + control.height);
            }
        }
        function test_nothingIsCut_data() {
            return [{ tag: "968" }, { tag: "1144" }, { tag: "1384" }, { tag: "1864" }];
        }
        function test_nothingIsCut(row) {
            root.width = Number(row.tag);
            root.height = 467;
            for (let i = 0; i < root.messages.list.count; ++i) {
                root.messages.choose(i);
                waitForRendering(view);
                for (const text of collect(view, item => item.text !== undefined && item.elide !== undefined, []))
                    verify(!text.truncated, text.text);
                const hex = findChild(view, "messageHex");
                verify(hex.contentWidth <= hex.width, hex.contentWidth + " > " + hex.width);
            }
        }
    }
}
