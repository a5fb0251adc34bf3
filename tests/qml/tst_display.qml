// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    property DisplaySettings display: testSession.display

    width: 400
    height: 400

    Component {
        id: tabPage

        Inspector {
            width: 304
            height: 300
            session: testSession
            settings360: SettingsReadout {}
            settings1d: SettingsReadout {}
        }
    }

    TestCase {
        name: "Display"
        when: windowShown

        property Item page

        function init() {
            root.display.reset();
            root.display.imperial = false;
            page = createTemporaryObject(tabPage, root);
            verify(page);
        }
        function cleanup() {
            root.display.reset();
            root.display.imperial = false;
            Theme.name = "dusk";
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

        function test_slidersByKeyboard_data() {
            return [
                { tag: "Threshold", property: "threshold", first: 0, step: 1 },
                { tag: "Smoothing", property: "smoothing", first: 1, step: 1 }
            ];
        }
        function test_slidersByKeyboard(row) {
            compare(root.display[row.property], row.first);
            const slider = tabTo(row.tag);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            fuzzyCompare(root.display[row.property], row.first + 2 * row.step, 1e-9);
            keyClick(Qt.Key_Left);
            fuzzyCompare(root.display[row.property], row.first + row.step, 1e-9);
            // It follows when others change the value.
            root.display.reset();
            fuzzyCompare(slider.value, row.first, 1e-9);
        }
        function test_valuesAreSaid() {
            root.display.rangeGain = 2.5;
            verify(tabTo("TVG gain 2.5×"));
            verify(tabTo("Smoothing Off"));
            root.display.smoothing = 4;
            verify(tabTo("Smoothing 4 pings"));
        }
        function test_choicesByKeyboard() {
            tabTo("Palette Ice");
            keyClick(Qt.Key_Space);
            compare(root.display.palette, "ice");
            tabTo("Mean of sweeps 3");
            keyClick(Qt.Key_Space);
            compare(root.display.averaging, DisplaySettings.Three);
            tabTo("Between spokes Interpolated");
            keyClick(Qt.Key_Space);
            verify(root.display.interpolation);
            tabTo("Detail Mean");
            keyClick(Qt.Key_Space);
            compare(root.display.detail, DisplaySettings.Mean);
            tabTo("Persistence All");
            keyClick(Qt.Key_Space);
            compare(root.display.persistence, DisplaySettings.All);
            tabTo("Mounting Upright");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            verify(testSession.mounting.upsideDown);
            tabTo("Turn offset");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Up);
            compare(testSession.mounting.turnOffset, -1);
            tabTo("Units Feet");
            keyClick(Qt.Key_Space);
            verify(root.display.imperial);
            tabTo("Reset display");
            keyClick(Qt.Key_Space);
            compare(root.display.palette, "theme");
            verify(!root.display.interpolation);
            compare(root.display.averaging, DisplaySettings.Off);
            compare(root.display.detail, DisplaySettings.Largest);
            // How a head hangs is no matter of taste.
            verify(testSession.mounting.upsideDown);
            compare(testSession.mounting.turnOffset, -1);
            verify(root.display.imperial);
            testSession.mounting.upsideDown = false;
            testSession.mounting.turnOffset = 0;
        }
        function test_linesAndComparisonByKeyboard() {
            tabTo("Bottom detected by Leadline");
            keyClick(Qt.Key_Space);
            verify(!root.display.bottomLine);
            tabTo("Ping1D distance");
            keyClick(Qt.Key_Space);
            verify(!root.display.deviceLine);
            tabTo("Compare with Mean");
            keyClick(Qt.Key_Space);
            compare(root.display.comparison, 1);
            root.display.rangeGain = 3;
            tabTo("TVG from 0 % of the range");
            keyClick(Qt.Key_Right);
            compare(root.display.gainStart, 1);
        }
        function test_soundSpeedByKeyboard() {
            const sound = testSession.shown360.sound;
            compare(sound.source, SoundSettings.Recorded);
            tabTo("Sound speed, as recorded, As recorded · ± 5 %");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(sound.source, SoundSettings.OfKind);
            compare(sound.errorPercent, 2);
            tabTo("Water, sea");
            keyClick(Qt.Key_Left);
            compare(sound.kind, SoundSettings.Brackish);
            tabTo("Sound speed, kind of water");
            keyClick(Qt.Key_Right);
            compare(sound.source, SoundSettings.Computed);
            tabTo("Temperature, 12 °C");
            keyClick(Qt.Key_8);
            keyClick(Qt.Key_Return);
            compare(sound.temperatureC, 8);
            for (const mark of [Qt.Key_Comma, Qt.Key_Period]) {
                sound.temperatureC = 9;
                for (const key of [Qt.Key_7, mark, Qt.Key_5, Qt.Key_Return])
                    keyClick(key);
                compare(sound.temperatureC, 7.5);
            }
            compare(sound.errorPercent, 0.5);
            // The vehicle tells none here.
            verify(!found(page, item => item.objectName === "soundFromVehicle").enabled);
            sound.source = SoundSettings.Recorded;
            sound.kind = SoundSettings.Sea;
            sound.temperatureC = 12;
        }
        function test_whatHasTheKeyboardIsInSight() {
            for (const name of ["Reset display", "Palette Follows theme", "Smoothing", "Units Metres"]) {
                const focused = tabTo(name);
                const top = focused.mapToItem(page, 0, 0).y;
                verify(top >= Theme.header - 1, name + " at " + top);
                verify(top + focused.height <= page.height + 1, name + " at " + top);
            }
        }
        function test_noTextIsCutAtAnyWidth_data() {
            return [{ tag: "304" }, { tag: "352" }, { tag: "400" }];
        }
        function test_noTextIsCutAtAnyWidth(row) {
            page.width = Number(row.tag);
            waitForRendering(page);
            found(page, item => {
                if (item.text !== undefined && item.font !== undefined && item.visible && item.width > 0) {
                    const right = item.mapToItem(page, item.width, 0).x;
                    verify(right <= page.width, item.text + " ends at " + right);
                    verify(!item.truncated, item.text);
                }
                return false;
            });
        }
        function test_nightSwatchesAreRed() {
            Theme.name = "night";
            for (const palette of root.display.palettes) {
                const swatch = found(page, item => item.palette === palette && item.stops !== undefined);
                compare(swatch.stops.length, 9);
                for (const stop of swatch.stops) {
                    verify(stop.g <= 0.2671, palette + " " + stop);
                    verify(stop.b <= 0.2671, palette + " " + stop);
                }
            }
            Theme.name = "dusk";
            const ice = found(page, item => item.palette === "ice" && item.stops !== undefined);
            verify(ice.stops[5].b > 0.5);
        }
    }
}
