// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    property DeviceFinder finder: testDevices.finder

    width: 1384
    height: 691

    Component {
        id: devices

        DevicesPage {
            anchors.fill: parent
            finder: root.finder
        }
    }
    Component {
        id: mainWindow

        Main {
            session: testSession
            finder: root.finder
        }
    }
    TextEdit {
        id: pasted
    }
    SignalSpy {
        id: dive

        target: root.finder
        signalName: "connecting"
    }

    TestCase {
        name: "Devices"
        when: windowShown

        property Item page

        function init() {
            root.width = 1384;
            testDevices.clear();
            page = createTemporaryObject(devices, root);
            verify(page);
            page.forceActiveFocus();
            testDevices.findSome();
            waitForRendering(page);
        }
        function found(item, wanted) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                const inside = wanted(child) ? child : found(child, wanted);
                if (inside)
                    return inside;
            }
            return null;
        }
        function collect(item, wanted, all) {
            for (let i = 0; i < item.children.length; ++i) {
                if (item.children[i].visible && wanted(item.children[i]))
                    all.push(item.children[i]);
                collect(item.children[i], wanted, all);
            }
            return all;
        }
        function button(text) {
            return found(page, item => item.visible && item.text === text && item.clicked !== undefined);
        }
        /// What has the keyboard when Tab was pressed often enough to reach that name.
        function tabTo(name) {
            for (let i = 0; i < 60; ++i) {
                keyClick(Qt.Key_Tab);
                const focused = page.Window.activeFocusItem;
                if (focused && focused.Accessible.name.startsWith(name))
                    return focused;
            }
            fail("Tab does not reach " + name);
            return null;
        }
        function verdict() {
            return findChild(page, "verdict").text;
        }

        function test_rowsSayWhatWasFound() {
            const rows = collect(page, item => item instanceof DevicesRow, []);
            compare(rows.map(row => row.name).join(), "Ping360,Ping1D,ttyUSB0,ttyS0,192.168.2.2:9092");
            compare(rows[0].details, "Ethernet · 192.168.2.9:12345 · fw 3.29 · 54-10-EC-79-7D-C5");
            for (const row of rows)
                compare(row.height, 68);
            const sections = collect(page, item => item.objectName === "devicesSection", []);
            compare(sections.map(section => section.title + " " + section.count).join(),
                "Ready 2,Needs attention 1,Available 1,Other addresses checked 1");
            compare(findChild(page, "addressField").height, 44);
        }
        function test_onePressConnectsAll() {
            const press = findChild(page, "connectButton");
            compare(press.text, "Connect 2 devices");
            dive.clear();
            mouseClick(press);
            compare(testDevices.connected().length, 2);
            compare(dive.count, 1);
            compare(collect(page, item => item instanceof DevicesSonar, []).length, 2);
            verify(!findChild(page, "connectButton").enabled);
        }
        function test_byKeyboard() {
            tabTo("ttyUSB0, USB serial");
            compare(verdict(), "This user may not open ttyUSB0");
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            const row = page.Window.activeFocusItem;
            verify(row.Accessible.name.startsWith("Ping360, Ethernet"), row.Accessible.name);
            compare(verdict(), "Ping360 answers on 192.168.2.9:12345");
            compare(row.Accessible.checked, true);
            keyClick(Qt.Key_Space);
            compare(row.Accessible.checked, false);
            compare(findChild(page, "connectButton").text, "Connect 1 of 2");
            keyClick(Qt.Key_Down);
            compare(verdict(), "Ping1D answers on 192.168.2.2:9090");
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            compare(testDevices.connected().join(), "udp://192.168.2.2:9090?device=ping1d");
        }
        function test_aTickIsReachedByMouse() {
            const row = found(page, item => item instanceof DevicesRow && item.name === "Ping1D");
            // Nearly outside of what is drawn.
            mouseClick(row, 20 - 8, 34 + 18);
            compare(row.ticked, false);
        }
        function test_aPortWaitsForLookHere() {
            tabTo("Look here");
            keyClick(Qt.Key_Space);
            compare(testDevices.looked().join(), "serial:/dev/ttyS0");
        }
        function test_theRemedyIsCopied() {
            compare(verdict(), "This user may not open ttyUSB0");
            mouseClick(button("Copy"));
            pasted.clear();
            pasted.paste();
            compare(pasted.text, "sudo usermod -aG dialout pilot");
            mouseClick(button("Copy report"));
            pasted.clear();
            pasted.paste();
            verify(pasted.text.includes("[failed] May open the port"), pasted.text);
        }
        function test_checkAgain() {
            const again = findChild(page, "checkAgain");
            mouseClick(again);
            compare(testDevices.checks().join(), "serial:/dev/ttyUSB0");
            verify(!again.enabled);
            testDevices.answerCheck();
            verify(again.enabled);
            compare(collect(page, item => item instanceof DoctorCheck, []).length, 9);
        }
        function test_connectAsWhatItIs() {
            testDevices.findOther();
            waitForRendering(page);
            compare(verdict(), "This is a Ping1D, not a Ping360");
            compare(findChild(page, "insteadButton").text, "Connect as Ping1D");
            mouseClick(findChild(page, "insteadButton"));
            compare(testDevices.connected().join(), "serial:/dev/ttyUSB0?device=ping1d");
        }
        function test_anAddressIsWritten() {
            tabTo("Link address");
            for (const letter of "udp://10.0.0.1:")
                keyClick(letter);
            const sentence = findChild(page, "addressSentence");
            verify(sentence.text !== "");
            compare(sentence.text, root.finder.wrongAddress("udp://10.0.0.1:"));
            keyClick(Qt.Key_Return);
            compare(testDevices.looked().length, 0);
            for (const letter of "9092?device=ping360")
                keyClick(letter);
            compare(sentence.text, "Ping360 over UDP at 10.0.0.1, port 9092.");
            keyClick(Qt.Key_Return);
            compare(testDevices.looked().join(), "udp://10.0.0.1:9092");
            compare(findChild(page, "addressField").text, "");
        }
        function test_settingsOfTheStart() {
            tabTo("Connect these at start");
            compare(root.finder.links.connectsAtStart, true);
            keyClick(Qt.Key_Space);
            compare(root.finder.links.connectsAtStart, false);
            keyClick(Qt.Key_Space);
            tabTo("Start scanning on connect");
            keyClick(Qt.Key_Space);
            compare(root.finder.scansOnConnect, false);
            keyClick(Qt.Key_Space);
            compare(root.finder.scansOnConnect, true);
        }
        function test_aConnectedSonar() {
            mouseClick(findChild(page, "connectButton"));
            testDevices.tell("live");
            waitForRendering(page);
            const row = found(page, item => item instanceof DevicesSonar);
            verify(row.Accessible.name.endsWith("20.4/s"), row.Accessible.name);
            mouseClick(button("Standby"));
            verify(testDevices.reportedStandby());
            testDevices.tell("standby");
            verify(row.Accessible.name.endsWith("○ Standby"), row.Accessible.name);
            verify(button("Resume"));
            testDevices.tell("listening");
            waitForRendering(page);
            mouseClick(button("Take over"));
            verify(testDevices.tookOver());
            mouseClick(button("Disconnect"));
            compare(testDevices.disconnected().join(), "udp://192.168.2.9:12345?device=ping360");
            testDevices.close();
            compare(collect(page, item => item instanceof DevicesSonar, []).length, 1);
        }
        function test_aVehicleIsConnectedByItsRow() {
            testDevices.offerVehicle("udp://192.168.2.2:14660");
            waitForRendering(page);
            mouseClick(button("Connect"));
            testDevices.close();
            const row = found(page, item => item instanceof DevicesVehicle);
            verify(row);
            testDevices.tellVehicle("live");
            compare(row.Accessible.name, "Vehicle, ArduSub 1/1 · 192.168.2.2:14660 · 93/s · 12 frames with a bad signature, Heartbeat 1/s");
            compare(verdict(), "Vehicle is connected");
            verify(!findChild(row, "askButton").visible);
            testDevices.tellVehicle("heartbeats");
            waitForRendering(page);
            compare(testDevices.reportedVehicle(), "");
            mouseClick(findChild(row, "askButton"));
            compare(testDevices.reportedVehicle(), "RequestMessages");
            mouseClick(button("Disconnect"));
            compare(testDevices.disconnected().join(), "udp://192.168.2.2:14660");
        }
        function test_usualAddressesFillTheField() {
            mouseClick(findChild(page, "usualAddressesButton"));
            const menu = findChild(page, "usualAddressesMenu");
            tryVerify(() => menu.opened);
            const names = root.finder.usualNames;
            compare(menu.count, names.length + 1);
            const sonar = names.indexOf("Surveyor 240-16");
            verify(sonar >= 0);
            mouseClick(menu.itemAt(sonar + 1));
            tryVerify(() => !menu.opened);
            compare(findChild(page, "addressField").text, "tcp://192.168.2.86:62312?device=surveyor240");
            compare(root.finder.wrongAddress(findChild(page, "addressField").text), "");
        }
        function test_idsAndKeyOfALinkStandInItsMenu() {
            testDevices.offerVehicle("udp://192.168.2.2:14660");
            waitForRendering(page);
            mouseClick(button("Connect"));
            testDevices.close();
            testDevices.tellVehicle("live");
            const row = found(page, item => item instanceof DevicesVehicle);
            waitForRendering(page);
            mouseClick(findChild(row, "vehicleMenuButton"));
            const menu = findChild(row, "vehicleMenu");
            tryCompare(menu, "opened", true);
            const ids = findChild(menu.contentItem, "ownAddressField");
            compare(ids.text, "254/190");
            compare(findChild(menu.contentItem, "signingState").text, "Not signed.");
            verify(!findChild(menu.contentItem, "forgetKeyButton").visible);
            ids.text = "255/190";
            keyClick(Qt.Key_Return);
            verify(ids.wrong);
            compare(testDevices.reportedVehicle(), "");
            ids.text = "251/190";
            keyClick(Qt.Key_Return);
            verify(!ids.wrong);
            compare(testDevices.reportedVehicle(), "SetOwnAddress 251/190");
            const key = findChild(menu.contentItem, "signingKeyField");
            compare(key.echoMode, TextInput.Password);
            verify(!findChild(menu.contentItem, "signingKeyButton").enabled);
            key.text = "correct horse";
            mouseClick(findChild(menu.contentItem, "signingKeyButton"));
            compare(testDevices.reportedVehicle(), "SetSigningKey");
            compare(key.text, "");
            testDevices.tellVehicle("signed");
            compare(findChild(menu.contentItem, "signingState").text,
                "Signed and verified. Refused: 12 frames with a bad signature.");
            waitForRendering(page);
            mouseClick(findChild(menu.contentItem, "forgetKeyButton"));
            compare(testDevices.reportedVehicle(), "SetSigningKey none");
            keyClick(Qt.Key_Escape);
            tryCompare(menu, "opened", false);
        }
        function test_aTakenPortLeadsToAnother() {
            testDevices.offerVehicle("udpin://0.0.0.0:14550");
            waitForRendering(page);
            mouseClick(button("Connect"));
            testDevices.close();
            testDevices.tellVehicle("taken");
            waitForRendering(page);
            compare(verdict(), "Port 14550 is in use");
            mouseClick(findChild(page, "blueOsButton"));
            compare(testDevices.vehicle.url, "udp://192.168.2.2:14660");
            compare(testDevices.disconnected().join(), "udpin://0.0.0.0:14550");
        }
        function test_theAddressOfAPing360() {
            root.finder.select("udp://192.168.2.9:12345");
            tabTo("Ping360, Ethernet");
            tabTo("New address of the Ping360");
            for (const letter of "192.168.2.255")
                keyClick(letter);
            const words = findChild(page, "ownAddressText");
            compare(words.text, "192.168.2.255 is a network or broadcast address; a device needs its own.");
            verify(!findChild(page, "changeAddress").enabled);
            keyClick(Qt.Key_Backspace);
            keyClick(Qt.Key_Return);
            compare(words.text, "Give the Ping360 54-10-EC-79-7D-C5 the address 192.168.2.25, instead of 192.168.2.9?");
            verify(findChild(page, "confirmAddress").activeFocus);
            compare(testDevices.requests(), 0);
            keyClick(Qt.Key_Space);
            compare(testDevices.requests(), 1);
            testDevices.changeAddressTo(25);
            compare(words.text, "Ping360 54-10-EC-79-7D-C5 found at 192.168.2.25.");
        }
        function test_everyControlHasANameAndReach_data() {
            return [{ tag: "nothing" }, { tag: "found" }, { tag: "connected" }, { tag: "Ethernet" }, { tag: "vehicle" }];
        }
        function test_everyControlHasANameAndReach(row) {
            if (row.tag === "nothing")
                testDevices.findNothing();
            if (row.tag === "connected")
                mouseClick(findChild(page, "connectButton"));
            if (row.tag === "vehicle") {
                testDevices.offerVehicle("udp://192.168.2.2:14660");
                root.finder.connectEndpoint("udp://192.168.2.2:14660");
                testDevices.close();
                testDevices.tellVehicle("heartbeats");
            }
            if (row.tag === "Ethernet")
                root.finder.select("udp://192.168.2.9:12345");
            const controls = collect(page, item => item.focusPolicy === Qt.TabFocus || item.activeFocusOnTab, []);
            verify(controls.length >= 6, "found " + controls.length);
            for (const control of controls) {
                verify(control.Accessible.name !== "", String(control));
                verify(control.height >= Theme.reach, control.Accessible.name + ": " + control.height);
            }
        }
        function test_noTextIsCut_data() {
            return [{ tag: "968" }, { tag: "1144" }, { tag: "1384" }, { tag: "1864" }];
        }
        function test_noTextIsCut(row) {
            root.width = Number(row.tag);
            waitForRendering(page);
            for (const text of collect(page, item => item.text !== undefined && item.elide !== undefined, [])) {
                const right = text.mapToItem(page, text.width, 0).x;
                verify(right <= page.width + 1, text.text + " ends at " + right);
                verify(text.text.length >= 40 || !text.truncated, text.text);
            }
        }
        function test_theRailCountsWhatWasFound() {
            page.destroy();
            wait(0);
            const window = createTemporaryObject(mainWindow, root);
            window.requestActivate();
            tryCompare(window, "active", true);
            tryVerify(() => window.activeFocusItem !== null);
            const item = found(window.contentItem, one => one.iconName === "devices" && one.badge !== undefined);
            item.clicked();
            compare(window.devicesShown, true);
            testDevices.findSome();
            compare(item.badge, 2);
            compare(item.Accessible.name, "Devices: 2 found");
            const shown = found(window.contentItem, one => one instanceof DevicesPage);
            verify(shown.visible);
            verify(shown.activeFocus);
            window.leave();
            compare(window.devicesShown, false);
        }
    }
}
