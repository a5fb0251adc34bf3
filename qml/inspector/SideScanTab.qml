// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The settings of the live side-scan sonar, and how its rows are drawn.
Column {
    id: root

    required property Session session
    required property SideScanSettings settings
    /// The picture that the settings act on; null without one.
    property SideScanItem picture: null
    /// Null without a live one; `names` are those of all of its kind.
    property LiveSonar sonar: null
    property var names: []
    property int current: 0
    /// What is drawn is not the live edge.
    property bool past
    property bool exportable
    required property LastSettings lastSettings
    readonly property EchoLevels levels: session.sideScan.levels

    readonly property string speedFrom: picture === null || isNaN(picture.speedMps) ? ""
        : picture.speedSource === SideScanItem.LocalPosition ? qsTr("position estimate") : picture.speedSource === SideScanItem.GlobalPosition ? qsTr("global position") : qsTr("ground speed")
    readonly property string speedText: speedFrom === "" ? qsTr("The vehicle sends no speed: lines are by time.")
        : (settings.byDistance ? qsTr("%1 from %2. Picture is true to scale.") : qsTr("%1 from %2"))
            .arg(qsTr("%1 %2").arg((picture.speedMps * Format.perMetre).toFixed(2)).arg(Format.speedUnit)).arg(speedFrom)

    signal sonarChosen(int index)
    signal exportRequested()

    /// Relative decibels of a level of the rows.
    function decibels(level: real): string { return Format.plain(Math.round(level / 2 - 125)); }

    spacing: Theme.rowGap

    /// A name, what is known beside it, a choice, and a note below.
    component Choice: Column {
        id: choice

        property string name
        property string beside
        property string note
        property alias options: segments.options
        property alias current: segments.current
        property alias key: segments.key

        signal activated(int index)

        width: parent ? parent.width : 0
        spacing: Theme.labelGap
        Item {
            width: parent.width
            height: label.height
            PlainText {
                id: label

                anchors.left: parent.left
                text: choice.name
                font: Theme.bodyMedium
            }
            SmallText {
                anchors.right: parent.right
                anchors.baseline: label.baseline
                text: choice.beside
                color: Theme.text2
            }
        }
        Segmented {
            id: segments

            width: parent.width
            fill: true
            name: choice.name
            options: []
            onActivated: index => choice.activated(index)
        }
        SmallText {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: choice.note
            color: Theme.text2
        }
    }

    Column {
        width: parent.width
        visible: root.sonar !== null && root.sonar.settings !== null
        spacing: Theme.rowGap
        SettingHead {
            sonar: root.sonar
            names: root.names
            current: root.current
            past: root.past
            lastSettings: root.lastSettings
            onChosen: index => root.sonarChosen(index)
        }
        SettingList { settings: root.sonar?.settings ?? null }
        SettingStandby { sonar: root.sonar }
        HorizontalLine {}
    }
    Choice {
        objectName: "acrossTrack"
        name: qsTr("Across track")
        beside: qsTr("Key %1").arg(Format.key("groundRange"))
        key: Format.key("groundRange")
        options: [qsTr("Slant"), qsTr("Ground")]
        current: root.settings.ground ? 1 : 0
        note: root.levels.raw ? qsTr("Raw echoes are drawn by slant range.") : root.settings.ground ? qsTr("Flat bottom assumed.") : ""
        onActivated: index => root.settings.ground = index === 1
    }
    Choice {
        objectName: "bottomLine"
        name: qsTr("Bottom line")
        beside: root.picture === null || isNaN(root.picture.altitudeM) ? qsTr("No bottom line") : qsTr("Confidence %1 %").arg(root.picture.confidencePercent)
        key: Format.key("bottomByHand")
        options: [qsTr("Auto"), qsTr("By hand")]
        current: root.settings.sections > 0 ? 1 : 0
        note: root.settings.sections > 0 ? "" : qsTr("Drag the line in the water column, or press %1.").arg(Format.key("bottomByHand"))
        onActivated: index => {
            if (index === 1)
                root.picture?.setBottom(root.session.playback.position - 5, isNaN(root.picture.altitudeM) ? root.picture.columnM / 2 : root.picture.altitudeM);
            else
                while (root.settings.sections > 0)
                    root.settings.removeSection(0);
        }
    }
    Repeater {
        model: root.settings.sections
        delegate: Item {
            id: section

            required property int index

            width: root.width
            height: Theme.reach
            SmallText {
                anchors.left: parent.left
                anchors.right: remove.left
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: section.index < root.settings.sections ? qsTr("By hand, %1 to %2").arg(Format.clock(root.settings.sectionBeginS(section.index) - root.session.playback.begin))
                    .arg(Format.clock(root.settings.sectionEndS(section.index) - root.session.playback.begin)) : ""
            }
            IconButton {
                id: remove

                anchors.right: parent.right
                iconName: "trash"
                tip: qsTr("Remove this section")
                onClicked: root.settings.removeSection(section.index)
            }
        }
    }
    Item {
        width: parent.width
        height: levelsName.height
        PlainText {
            id: levelsName

            anchors.left: parent.left
            text: qsTr("Echo levels")
            font: Theme.bodyMedium
        }
        SmallText {
            objectName: "sideLevels"
            anchors.right: parent.right
            anchors.baseline: levelsName.baseline
            text: qsTr("%1 to %2 dB rel").arg(root.decibels(root.levels.black)).arg(root.decibels(root.levels.white))
            color: Theme.text2
        }
    }
    EchoScale {
        width: parent.width
        titled: false
        levels: root.levels
        display: root.session.display
        sonar: root.names.length > 0 ? root.names[0] : ""
    }
    Choice {
        objectName: "gainOverRange"
        name: qsTr("Gain over range")
        options: [qsTr("Off"), qsTr("Physics"), qsTr("Mean")]
        current: root.settings.gain
        note: root.settings.gain === SideScanSettings.Mean ? qsTr("Mean of the newest 400 lines, each side")
            : root.settings.gain === SideScanSettings.Physics ? qsTr("30 log R and absorption") : ""
        onActivated: index => root.settings.gain = index
    }
    Choice {
        objectName: "alongTrack"
        name: qsTr("Along track")
        options: [qsTr("By time"), qsTr("By distance")]
        current: root.settings.byDistance ? 1 : 0
        note: root.speedText
        onActivated: index => root.settings.byDistance = index === 1
    }
    Choice {
        name: qsTr("Newest line")
        options: [qsTr("On top"), qsTr("Below")]
        current: root.settings.newestOnTop ? 0 : 1
        onActivated: index => root.settings.newestOnTop = index === 0
    }
    Choice {
        name: qsTr("Port")
        options: [qsTr("Left"), qsTr("Right")]
        current: root.settings.turned ? 1 : 0
        onActivated: index => root.settings.turned = index === 1
    }
    LButton {
        objectName: "swapSides"
        visible: root.picture !== null && (root.picture.hasPort || root.picture.hasStarboard)
        width: parent.width
        kind: "filled"
        text: qsTr("Swap port and starboard")
        tip: qsTr("For units mounted on the opposite side")
        onClicked: root.picture.swapSides()
    }
    LButton {
        objectName: "sideExport"
        visible: root.exportable
        width: parent.width
        kind: "filled"
        iconName: "export"
        text: qsTr("Export…")
        key: Format.key("export")
        onClicked: root.exportRequested()
    }
}
