// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Details of the selected marker: its name, which can be edited, its values, and its echoes.
FocusScope {
    id: root

    required property Session session
    /// There is room for the echoes.
    property bool isWide: true
    readonly property SessionMarkers markers: session.markers
    readonly property MarkerDetailsModel mark: markers.details
    readonly property string bearing: Format.joined([
        isNaN(mark.relativeDeg) ? "" : qsTr("%1 rel").arg(Format.bearing(mark.relativeDeg)),
        isNaN(mark.trueDeg) ? "" : qsTr("%1 %2").arg(Format.compass(mark.trueDeg)).arg(mark.northIsTrue ? qsTr("true") : qsTr("hdg"))])
    readonly property string depth: Format.joined([
        isNaN(mark.depthM) ? "" : qsTr("%1 %2 (vehicle)").arg(Format.depth(mark.depthM)).arg(Format.unit),
        isNaN(mark.altitudeM) ? "" : qsTr("%1 %2 above bottom").arg(Format.depth(mark.altitudeM)).arg(Format.unit)])
    readonly property bool moved: Math.abs(mark.rangeM - mark.takenRangeM) >= 0.005

    /// Moves the focus to the name field.
    function rename() {
        name.forceActiveFocus(Qt.ShortcutFocusReason);
        name.selectAll();
    }

    implicitHeight: facts.height

    // A value of the marker with its label.
    component Fact: Row {
        id: fact

        required property string name
        property string value

        width: parent ? parent.width : 0
        spacing: Theme.s8
        Accessible.role: Accessible.StaticText
        Accessible.name: fact.name + ", " + fact.value
        SmallText {
            width: Theme.markerFact
            horizontalAlignment: Text.AlignLeft
            text: fact.name
        }
        SmallText {
            width: parent.width - Theme.markerFact - Theme.s8
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: fact.value
            color: Theme.text
        }
    }
    Column {
        id: facts

        x: Theme.s16
        width: parent.width - 2 * Theme.s16
        spacing: Theme.s4

        Item {
            width: parent.width
            height: Theme.reach
            LField {
                id: name

                objectName: "markName"
                anchors.left: parent.left
                width: parent.width - trash.width - Theme.s4
                name: root.mark.isMarker ? qsTr("Name of marker %1").arg(root.mark.number) : qsTr("Note")
                tip: qsTr("Rename (F2)")
                font: Theme.bodyStrong
                placeholderText: root.mark.isMarker ? qsTr("Marker %1").arg(root.mark.number) : ""
                text: root.mark.name
                maximumLength: 200
                onEditingFinished: root.markers.rename(root.mark.markerId, text)
                Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
                Keys.onEscapePressed: {
                    text = root.mark.name;
                    nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason);
                }
                // Typing breaks the binding of the text; it is restored when another marker is
                // selected.
                Connections {
                    target: root.mark
                    function onChanged() { name.text = root.mark.name; }
                }
            }
            IconButton {
                id: trash

                objectName: "deleteMark"
                anchors.right: parent.right
                iconName: "trash"
                tip: root.mark.isMarker ? qsTr("Delete marker %1").arg(root.mark.number) : qsTr("Delete the note")
                key: qsTr("Del")
                onClicked: root.markers.remove(root.mark.markerId)
            }
        }
        Fact {
            visible: root.mark.isMarker
            name: qsTr("As marked")
            value: qsTr("%1 ± %2").arg(Format.lengthUnit(root.mark.rangeM, root.mark.rangeErrorM)).arg(Format.length(root.mark.rangeErrorM, root.mark.rangeErrorM))
                + (isNaN(root.mark.relativeDeg) ? "" : qsTr(" slant"))
        }
        Fact {
            visible: root.mark.isMarker && root.moved
            name: qsTr("As taken")
            value: qsTr("%1 at %2").arg(Format.lengthUnit(root.mark.takenRangeM, root.mark.rangeErrorM)).arg(Format.soundSpeed(root.mark.soundSpeed))
        }
        Fact {
            visible: root.bearing !== ""
            name: qsTr("Bearing")
            value: qsTr("%1 ± %2°").arg(root.bearing).arg(root.mark.bearingErrorDeg.toFixed(1))
        }
        Fact {
            visible: root.depth !== ""
            name: qsTr("Depth")
            value: root.depth
        }
        Fact {
            visible: root.mark.isMarker
            name: qsTr("Position")
            value: isNaN(root.mark.latitude) ? qsTr("Not available")
                : qsTr("%1 %2 ± %3 %4").arg(Format.latitude(root.mark.latitude)).arg(Format.longitude(root.mark.longitude))
                    .arg(Format.length(root.mark.positionErrorM, root.mark.positionErrorM)).arg(Format.unit)
        }
        Fact {
            objectName: "alignedFact"
            visible: root.mark.alignedByHand
            name: qsTr("Telemetry log")
            value: qsTr("Aligned by hand")
        }
        MarkerEchoItem {
            visible: root.mark.hasEcho && root.isWide
            width: parent.width
            height: Theme.markerEcho
            details: root.mark
            display: root.session.display
            background: Theme.canvas
            crossColor: Theme.cursor
            haloColor: Theme.halo
            arm: Theme.s16
            Accessible.role: Accessible.Graphic
            Accessible.name: caption.text
        }
        PlainText {
            id: caption

            visible: root.mark.hasEcho && root.isWide
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: Format.joined([qsTr("Echo at %1").arg(root.mark.clock), isNaN(root.mark.relativeDeg) ? "" : qsTr("±22°"),
                qsTr("%1–%2 %3").arg(Format.length(root.mark.echoFromM, 1)).arg(Format.length(root.mark.echoToM, 1)).arg(Format.unit),
                root.mark.simulated ? qsTr("simulated") : ""])
            font: Theme.tick
            color: Theme.text2
        }
    }
}
