// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The guide: its chapters at the left, one of them to read.
FocusScope {
    id: root

    property int chapter: 0

    signal keysRequested()
    signal closeRequested()

    function follow(link: string) {
        const there = guide.chapterOf(link);
        if (there >= 0)
            chapter = there;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Guide")
    onChapterChanged: page.contentY = 0
    onVisibleChanged: if (visible) page.forceActiveFocus()

    Guide {
        id: guide
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Flickable {
        id: contents

        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: Theme.guideContents
        clip: true
        contentHeight: chapters.height + 2 * Theme.s16
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chapters")
        ScrollBar.vertical: LScroll {}

        FocusFollow { view: contents }
        Column {
            id: chapters

            x: Theme.s6
            y: Theme.s16
            width: contents.width - 2 * x
            spacing: Theme.s4
            Repeater {
                model: guide.titles
                delegate: LButton {
                    required property int index
                    required property string modelData
                    readonly property bool chosen: index === root.chapter

                    width: chapters.width
                    kind: chosen ? "filled" : "plain"
                    text: modelData
                    listed: true
                    tip: qsTr("Chapter: %1").arg(modelData)
                    Accessible.selected: chosen
                    onClicked: root.chapter = index
                }
            }
        }
    }
    Column {
        id: foot

        anchors.horizontalCenter: contents.horizontalCenter
        anchors.bottom: parent.bottom
        bottomPadding: Theme.s16
        topPadding: Theme.s8
        width: contents.width - 2 * Theme.s6
        LButton {
            width: parent.width
            text: qsTr("All keys")
            key: Format.key("keys")
            onClicked: root.keysRequested()
        }
        LButton {
            width: parent.width
            iconName: "x"
            text: qsTr("Close")
            tip: qsTr("Close the guide")
            key: qsTr("Esc")
            onClicked: root.closeRequested()
        }
    }
    VerticalLine {
        anchors.left: contents.right
        anchors.leftMargin: Theme.s16
    }
    Flickable {
        id: page

        anchors.left: contents.right
        anchors.leftMargin: 2 * Theme.s24 - Theme.s16
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        clip: true
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Chapter %1").arg(guide.titles[root.chapter])
        Accessible.focusable: true
        contentHeight: label.height + 2 * Theme.s24
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll { id: bar }
        Keys.onDownPressed: bar.increase()
        Keys.onUpPressed: bar.decrease()
        Keys.onPressed: event => {
            const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + pages * height));
            event.accepted = pages !== 0;
        }

        Text {
            id: label

            objectName: "guideText"
            anchors.left: parent.left
            // The ring lies beside the words.
            anchors.leftMargin: Theme.s16
            y: Theme.s24
            width: Math.min(page.width - Theme.s24 - Theme.s16, Theme.guideWidth)
            baseUrl: "qrc:/leadline/guide/"
            textFormat: Text.RichText
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: guide.html(root.chapter, Theme.reading, Math.floor(width) - Theme.s24,
                Theme.accent, Theme.outlined)
            font: Theme.reading
            color: Theme.text
            onLinkActivated: link => root.follow(link)
        }
    }
    FocusRing {
        target: page
        margins: Theme.s2
        shown: page.activeFocus
    }
}
