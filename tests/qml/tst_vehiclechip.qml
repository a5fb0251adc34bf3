// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

/// What the status bar says of a vehicle.
Item {
    id: root

    width: 600
    height: 400

    Component {
        id: chips

        VehicleChip {
            height: 56
            isWide: true
        }
    }
    TestCase {
        name: "VehicleChip"
        when: windowShown

        property VehicleChip chip

        function init() {
            testDevices.clear();
            testDevices.finder.pageOpen = true;
            testDevices.offerVehicle("udp://192.168.2.2:14660");
            testDevices.finder.connectEndpoint("udp://192.168.2.2:14660");
            chip = createTemporaryObject(chips, root, { vehicle: testDevices.vehicle, choice: testDevices.choice });
            verify(chip);
        }
        function said() {
            return chip.metrics.map(pair => pair.join(" ").trim()).join(", ");
        }
        function test_itSaysRateRoundTripAndLoss() {
            compare(chip.shape, "ring");
            compare(said(), "No heartbeat yet");
            testDevices.tellVehicle("live");
            compare(chip.Accessible.name, "Vehicle MAVLink 1/1, 93/s, RTT 3.6 ms, loss 0.4 %");
            compare(chip.shape, "disc");
            compare(chip.tone, Theme.live);
            chip.isWide = false;
            compare(chip.Accessible.name, "Vehicle , 93/s");
        }
        function test_whatIsWrongStandsInTheirPlace() {
            testDevices.tellVehicle("heartbeats");
            compare(chip.shape, "triangle");
            compare(said(), "Heartbeats only, RTT 3.6 ms");
            testDevices.tellVehicle("taken");
            compare(chip.shape, "square");
            compare(chip.tone, Theme.stop);
            verify(said().startsWith("Port 14660 is in use"));
        }
        function test_ofSeveralSystemsOneIsChosenByPressingIt() {
            testDevices.tellVehicle("live");
            const button = findChild(chip, "vehicleButton");
            compare(button.visible, false);
            testDevices.tellVehicle("two");
            compare(button.visible, true);
            tryCompare(chip, "settled", true);
            mouseClick(chip);
            const menu = findChild(chip, "systemMenu");
            tryCompare(menu, "opened", true);
            compare(menu.itemAt(1).text, "ArduSub 1/1");
            compare(menu.itemAt(1).chosen, true);
            compare(menu.itemAt(2).text, "PX4 2/1");
            menu.itemAt(2).triggered();
            compare(testDevices.reportedVehicle(), "ChooseSystem 2");
        }
    }
}
