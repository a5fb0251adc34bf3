// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

/// The window on simulated sonars, whose links run in their own thread.
Item {
    id: root

    // From tst_qml.cpp.
    property Session session: diveSession
    property Playback playback: session.playback

    Component {
        id: mainWindow

        Main {
            function press(key, modifiers = Qt.NoModifier) {
                carrier.events.keyClick(key, modifiers, -1);
            }

            session: root.session
            width: 1440
            height: 900
            Item {
                id: carrier

                readonly property TestEvent events: TestEvent {}
            }
        }
    }

    Component {
        id: spy

        SignalSpy {}
    }
    TestCase {
        name: "Dive"
        when: windowShown

        property Main window
        property StateBlock block

        function find(wanted, item) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                const found = wanted(child) ? child : find(wanted, child);
                if (found)
                    return found;
            }
            return null;
        }
        function all(wanted, item) {
            let found = [];
            for (let i = 0; i < item.children.length; ++i) {
                if (wanted(item.children[i]))
                    found.push(item.children[i]);
                found = found.concat(all(wanted, item.children[i]));
            }
            return found;
        }
        function words() {
            return all(item => item instanceof LiveChip, window.contentItem).map(chip => chip.Accessible.name).join("; ");
        }
        function init() {
            window = createTemporaryObject(mainWindow, root);
            verify(window);
            window.finish();
            window.requestActivate();
            tryCompare(window, "active", true, 60000);
            block = findChild(window.contentItem, "stateBlock");
        }
        function goLive() {
            root.session.startDemo();
            tryCompare(root.session.ping1d, "pinged", true, 60000);
            tryCompare(root.session.ping360, "pinged", true, 60000);
            root.session.goLive();
            tryCompare(block, "state1", "LIVE", 60000);
        }

        // The first of all: there is no echo yet.
        function test_aSilentSonarLeadsToTheDoctor() {
            const url = "udp://127.0.0.1:9?device=ping1d";
            compare(root.session.dive.connectTo(url), "");
            const page = find(item => item instanceof DivePage, window.contentItem);
            const asked = createTemporaryObject(spy, root, { target: page, signalName: "doctorRequested" });
            const button = () => all(item => item instanceof DoctorButton && item.visible, page)[0];
            tryVerify(() => button() !== undefined, 60000);
            button().clicked();
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0].name, "Ping1D");
            root.session.dive.disconnectLink(url);
            tryCompare(root.session, "mode", Session.Nothing);
        }
        // Nothing has been connected since.
        function test_aTheStartPageOffersTheDemoFirst() {
            compare(block.state1, "READY");
            const page = find(item => item instanceof StartPage, window.contentItem);
            verify(page.visible);
            const buttons = all(item => item instanceof LButton && item.visible, page);
            compare(buttons[0].text, "Demo");
            verify(buttons[0].primary);
            buttons[0].clicked();
            tryCompare(block, "state1", "LIVE", 60000);
            verify(!page.visible);
            verify(block.state2.endsWith(" UTC"), block.state2);
        }
        function test_connectedSonarsHaveChipsAndAreMarked() {
            goLive();
            tryVerify(() => words().includes("Ping360 demo") && words().includes("Ping1D demo"), 60000, words());
            tryVerify(() => words().includes("/s"), 60000);
            compare(all(item => item.objectName === "simulatedTag" && item.visible, window.contentItem).length, 2);
            verify(findChild(window.contentItem, "recorderBlock").visible);
        }
        function itemOf(menu, name) {
            for (let i = 0; i < menu.count; ++i)
                if (menu.itemAt(i).objectName === name)
                    return menu.itemAt(i);
            return null;
        }
        function test_theDemoIsRecordedWhereThatIsAsked() {
            goLive();
            const recorder = findChild(window.contentItem, "recorderBlock"), dive = root.session.dive;
            const button = findChild(window.contentItem, "recorderButton"), notice = findChild(window.contentItem, "notice");
            verify(dive.simulates && !dive.recordsSimulated);
            compare(recorder.Accessible.name, "Demo, not recorded \u00b7 Ctrl+R records");
            compare(findChild(recorder, "recorderShape").shape, "ring");
            button.clicked();
            const menu = button.menu;
            tryCompare(menu, "opened", true);
            compare(itemOf(menu, "newRecording").text, "New recording (Ctrl+N)");
            verify(itemOf(menu, "showRecording").text === "Show in folder");
            // Beside real devices only.
            verify(!itemOf(menu, "recordDemo").shown);
            const toggle = itemOf(menu, "toggleRecording");
            compare(toggle.text, "Start recording (Ctrl+R)");
            toggle.triggered();
            menu.close();
            tryCompare(menu, "visible", false);
            verify(dive.recordsSimulated);
            compare(toggle.text, "Stop recording (Ctrl+R)");
            verify(notice.Accessible.name.startsWith("Recording of the demo started"));
            window.press(Qt.Key_R, Qt.ControlModifier);
            verify(!dive.recordsSimulated);
            window.press(Qt.Key_N, Qt.ControlModifier);
            verify(dive.recordsSimulated);
            window.press(Qt.Key_N, Qt.ControlModifier);
            verify(dive.recordsSimulated);
            compare(notice.Accessible.name, "New recording started.");

            // Where that is wanted, stopping is confirmed.
            dive.confirmsStop = true;
            window.press(Qt.Key_R, Qt.ControlModifier);
            verify(dive.recordsSimulated);
            const question = button.question;
            tryCompare(question, "opened", true);
            compare(question.itemAt(question.currentIndex).text, "Keep recording");
            window.press(Qt.Key_Space);
            tryCompare(question, "visible", false);
            verify(dive.recordsSimulated);
            window.press(Qt.Key_R, Qt.ControlModifier);
            tryCompare(question, "opened", true);
            itemOf(question, "confirmStop").triggered();
            question.close();
            tryCompare(question, "visible", false);
            verify(!dive.recordsSimulated);
            dive.confirmsStop = false;
        }
        function test_ofALongNoticeThreeLinesAreShown() {
            goLive();
            const bar = findChild(window.contentItem, "statusBar"), notice = findChild(window.contentItem, "notice");
            const whole = "what the device says ".repeat(400).slice(0, 8000);
            bar.notify(whole);
            const text = findChild(notice, "noticeText");
            tryCompare(text, "lineCount", 3);
            verify(text.truncated);
            compare(notice.width, bar.width);
            verify(notice.height < 2 * Theme.barHeight);
            // Who is read to hears all of it.
            compare(notice.Accessible.name, whole);
            bar.notify("Recording of the demo stopped.");
            tryVerify(() => !text.truncated && notice.width < bar.width && notice.height === Theme.reach);
        }
        function test_lookingBackShowsWhatIsLiveBeside() {
            goLive();
            const inset = findChild(window.contentItem, "liveInset");
            const button = findChild(window.contentItem, "liveButton");
            verify(!inset.visible);
            verify(button.live);
            root.playback.seek(root.playback.begin);
            verify(block.state1.startsWith("REVIEW \u2212"), block.state1);
            verify(inset.visible);
            verify(!button.live);
            button.clicked();
            compare(block.state1, "LIVE");
            verify(!inset.visible);
        }
        function test_keysOfADive() {
            goLive();
            window.press(Qt.Key_Space);
            compare(root.session.mode, Session.Review);
            window.press(Qt.Key_End);
            compare(root.session.mode, Session.Live);
            window.press(Qt.Key_Left);
            compare(root.session.mode, Session.Review);
            window.press(Qt.Key_End);
            window.press(Qt.Key_Home);
            compare(root.session.mode, Session.Review);
            compare(root.playback.position, root.playback.begin);
            root.session.goLive();
        }
        function test_pIsStandbyOfAll() {
            goLive();
            window.press(Qt.Key_P);
            tryCompare(root.session.dive, "standby", true, 60000);
            tryVerify(() => words().includes("Standby"), 60000);
            window.press(Qt.Key_P);
            tryCompare(root.session.dive, "standby", false, 60000);
            tryVerify(() => !words().includes("Standby"), 60000);
        }
        function test_theTimelineDoesNotCreep() {
            compare(Format.liveSpan(3), 60);
            compare(Format.liveSpan(61), 65);
            compare(Format.liveSpan(64.9), 65);
            compare(Format.address("udp://192.168.2.2:9092"), "192.168.2.2:9092");
            compare(Format.address("serial:/dev/ttyUSB0?baud=115200"), "ttyUSB0 · 115200");
            compare(Format.behind(192.7), "03:12");
            compare(Format.behind(3600), "01:00:00");
        }
    }
}
