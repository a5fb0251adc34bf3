// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The guide: its chapters at the left, one of them to read.
FocusScope {
    id: root

    property int chapter: 0

    signal keysAsked()
    signal closeAsked()

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
    Column {
        id: contents

        x: Theme.s16
        y: Theme.s16
        width: Theme.guideContents
        spacing: Theme.s4
        Repeater {
            model: guide.titles
            delegate: LButton {
                required property int index
                required property string modelData

                width: contents.width
                kind: index === root.chapter ? "filled" : "plain"
                text: modelData
                tip: qsTr("Chapter: %1").arg(modelData)
                onClicked: root.chapter = index
            }
        }
        Item {
            width: 1
            height: Theme.s16
        }
        LButton {
            width: contents.width
            text: qsTr("All keys")
            key: qsTr("F1")
            onClicked: root.keysAsked()
        }
        LButton {
            width: contents.width
            iconName: "x"
            text: qsTr("Close")
            tip: qsTr("Close the guide")
            key: qsTr("Esc")
            onClicked: root.closeAsked()
        }
    }
    Rectangle {
        x: contents.x + contents.width + Theme.s16
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
    Flickable {
        id: page

        anchors.left: contents.right
        anchors.leftMargin: 2 * Theme.s24
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        clip: true
        focus: true
        contentHeight: words.height + 2 * Theme.s24
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar { id: bar }
        Keys.onDownPressed: bar.increase()
        Keys.onUpPressed: bar.decrease()
        Keys.onPressed: event => {
            const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + pages * height));
            event.accepted = pages !== 0;
        }

        Text {
            id: words

            objectName: "guideText"
            y: Theme.s24
            width: Math.min(page.width - Theme.s24, Theme.guideWidth)
            baseUrl: "qrc:/leadline/guide/"
            textFormat: Text.RichText
            wrapMode: Text.Wrap
            text: guide.html(root.chapter, Theme.reading, Theme.guideWidth - Theme.s24)
            font: Theme.reading
            color: Theme.text
            linkColor: Theme.accent
            onLinkActivated: link => root.follow(link)
        }
    }
}
