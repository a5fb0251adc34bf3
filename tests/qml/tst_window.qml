// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

Item {
    id: root

    // From tst_qml.cpp: a session in which nothing is open.
    property Session session: testSession

    Component {
        id: mainWindow

        Main {
            session: root.session
        }
    }

    TestCase {
        name: "Window"
        when: windowShown

        function collect(item, found) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (child.focusPolicy === Qt.TabFocus)
                    found.push(child);
                collect(child, found);
            }
            return found;
        }

        function test_everyControlHasANameAndReach() {
            const window = createTemporaryObject(mainWindow, root);
            verify(window);
            window.finish();
            const controls = collect(window.contentItem, []);
            verify(controls.length > 30, "found " + controls.length);
            for (const control of controls) {
                verify(control.Accessible.name !== "", String(control));
                verify(control.height >= Theme.reach, control.Accessible.name + ": " + control.height);
            }
        }
        function test_themeOfTheWindowIsThatOfEverything() {
            const window = createTemporaryObject(mainWindow, root);
            window.theme = "night";
            compare(Theme.name, "night");
            compare(root.session.display.themePalette, "night-red");
            window.theme = "dusk";
            compare(root.session.display.themePalette, "ember");
        }
        function test_nothingOpenShowsReady() {
            const window = createTemporaryObject(mainWindow, root);
            const block = findChild(window.contentItem, "stateBlock");
            compare(block.state1, "READY");
        }
        function test_stepperStaysInItsRange() {
            const stepper = createTemporaryQmlObject("import Leadline; Stepper { name: 'Turn'; from: -180; to: 179; value: 179 }", root);
            let asked = 0;
            stepper.stepped.connect(value => asked = value);
            stepper.go(5);
            compare(asked, 179);
            stepper.go(-1);
            compare(asked, 178);
        }
    }
}
