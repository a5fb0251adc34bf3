// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Click seeks, drag scrubs, middle drag pans, wheel zooms about the pointer, Shift+wheel pans.
MouseArea {
    id: root

    required property TimelineView view
    property real grabbed

    acceptedButtons: Qt.LeftButton | Qt.MiddleButton
    hoverEnabled: true
    preventStealing: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Timeline, %1").arg(Format.clock(view.playback.position - view.playback.begin))
    onPressed: mouse => {
        grabbed = view.timeAt(mouse.x);
        if (mouse.button === Qt.LeftButton)
            view.playback.seek(grabbed);
    }
    onPositionChanged: mouse => {
        if (mouse.buttons & Qt.LeftButton)
            view.playback.seek(view.timeAt(mouse.x));
        else if ((mouse.buttons & Qt.MiddleButton) && view.zoomed)
            view.show(view.fromS + grabbed - view.timeAt(mouse.x), view.spanS);
    }
    onWheel: wheel => {
        if (!(wheel.modifiers & Qt.ShiftModifier))
            view.zoomAbout(view.timeAt(wheel.x), Math.max(1, view.spanS * Math.pow(0.8, wheel.angleDelta.y / 120)));
        else if (view.zoomed)
            view.show(view.fromS - wheel.angleDelta.y / 1200 * view.spanS, view.spanS);
    }

    Rectangle {
        visible: root.containsMouse && !root.pressed
        x: root.mouseX
        width: Theme.stroke
        height: parent.height - Theme.timeAxis
        color: Theme.cursor
        Rectangle {
            anchors.bottom: parent.top
            anchors.bottomMargin: -Theme.s16
            x: Math.max(-root.mouseX, Math.min(-width / 2, root.width - root.mouseX - width))
            width: words.implicitWidth + Theme.s8
            height: Theme.s16
            radius: Theme.radiusTag
            color: Theme.raised
            Text {
                id: words

                anchors.centerIn: parent
                text: Format.clockTenths(root.view.timeAt(root.mouseX) - root.view.playback.begin)
                font: Theme.tick
                color: Theme.text
            }
        }
    }
}
