// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The column at the right: what was recorded, and how it is shown, in tabs.
Rectangle {
    id: root

    required property Session session
    required property SettingsReadout settings360
    required property SettingsReadout settings1d
    /// Of the dive: the sonars that the tabs act on, null without; names of all of each kind, and
    /// which one of them it is; the alarms.
    property LiveSonar live360: session.shown360.live
    property LiveSonar live1d: session.shown1d.live
    property var names360: session.shown360.names
    property var names1d: session.shown1d.names
    readonly property string name1d: names1d.length === 1 ? names1d[0] : qsTr("Ping1D")
    property int current360: session.shown360.chosen
    property int current1d: session.shown1d.chosen
    property LiveSonar liveSide: session.shownSide.live
    /// The plots are those of a side-scan sonar; and those of a Ping360 or Ping1D.
    property bool sideShown
    property bool profilesShown: true
    property SideScanSettings sideSettings: null
    property SideScanItem sidePicture: null
    /// Null where its settings are not known either.
    property LiveSonar liveSwath: session.shownSwath.live?.settings ? session.shownSwath.live : null
    property Alarms alarms: null
    property ZoneAlarm zone: null
    /// What is drawn is not the live edge; that of a file.
    property bool past: session.mode === Session.Review || replay
    property bool replay: session.mode === Session.Replay
    /// It lies over a plot.
    property bool closable
    /// What it holds may be made.
    property bool begun: true
    /// The polar view that the display settings act on; null without one.
    property PolarItem polar: null
    property Ghost ghost: null
    /// Keeps the tab that was chosen, one for files and one for dives; null where nothing is kept.
    property WindowSettings windowSettings: null
    /// "360", "1d", "side", "swath", "display" or "marks".
    property string chosen: "display"
    readonly property bool has360: session.ping360.present || live360 !== null
    readonly property bool has1d: session.ping1d.present || live1d !== null
    readonly property bool hasSide: sideSettings !== null && (session.sideScan.present || liveSide !== null)
    readonly property bool hasSwath: session.swath.present || liveSwath !== null
    readonly property string tab: chosen === "360" && !has360 || chosen === "1d" && !has1d || chosen === "side" && !hasSide
        || chosen === "swath" && !hasSwath ? "display" : chosen

    /// What the view scrolls; null while another one stands there.
    readonly property Item tabItem: tab === "360" ? tab360.item : tab === "1d" ? tab1d.item : tab === "side" ? tabSide.item
        : tab === "swath" ? tabSwath.item : tab === "display" ? tabDisplay.item : null
    readonly property Item focused: Window.activeFocusItem

    /// There is something to export, with a dialog for it.
    property bool exportable

    signal closeRequested()
    signal exportRequested()

    /// A note about now is to be written.
    function writeNote() {
        chosen = "marks";
        (markers.load() as MarkersTab).writeNote();
    }
    /// Scrolls to what has the keyboard.
    function reveal() {
        const at = focused.mapToItem(body, 0, 0).y;
        flick.contentY = Math.max(Math.min(flick.contentY, at), at + focused.height + 2 * Theme.s16 - flick.height);
    }

    function chooseStoredTab() {
        if (windowSettings)
            chosen = replay ? windowSettings.inspectorTab : windowSettings.liveTab;
    }

    onTabChanged: flick.contentY = 0
    onReplayChanged: chooseStoredTab()
    onChosenChanged: {
        if (windowSettings && replay)
            windowSettings.inspectorTab = chosen;
        else if (windowSettings)
            windowSettings.liveTab = chosen;
    }
    Component.onCompleted: chooseStoredTab()
    onFocusedChanged: {
        if (body.activeFocus)
            reveal();
    }
    implicitWidth: Theme.inspectorMin
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Inspector")

    // What lies below is neither pointed at nor pressed.
    MouseArea {
        anchors.fill: parent
        visible: root.closable
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    InspectorTabs {
        id: tabs

        width: parent.width
        has360: root.has360
        has1d: root.has1d
        hasSide: root.hasSide
        nameSide: root.session.shownSide.title
        hasSwath: root.hasSwath
        nameSwath: root.session.shownSwath.names[0]
        name1d: root.name1d
        markers: root.session.markers.count
        closable: root.closable
        selected: root.tab
        onChosen: tab => root.chosen = tab
        onCloseRequested: root.closeRequested()
    }
    Flickable {
        id: flick

        visible: root.tab !== "marks"
        anchors.top: tabs.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentWidth: width
        // Of the tab that is seen: the others are kept, and may be longer.
        contentHeight: root.tabItem ? root.tabItem.height + 2 * Theme.s16 : 0
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}
        FocusScope {
            id: body

            x: Theme.s16
            y: Theme.s16
            width: flick.width - 2 * Theme.s16
            LazyLoader {
                id: tab360

                shown: root.begun && root.visible && root.tab === "360"
                delegate: Ping360Tab {
                    width: body.width
                    visible: root.tab === "360"
                    settings: root.settings360
                    sound: root.session.shown360.sound
                    lastSettings: root.session.offers.of(root.live360)
                    mounting: root.session.mounting
                    sonar: root.live360
                    names: root.names360
                    current: root.current360
                    past: root.past
                    replay: root.replay
                    zone: root.zone
                    onSonarChosen: index => root.session.shown360.chosen = index
                }
            }
            LazyLoader {
                id: tab1d

                shown: root.begun && root.visible && root.tab === "1d"
                delegate: Ping1dTab {
                    width: body.width
                    visible: root.tab === "1d"
                    settings: root.settings1d
                    sound: root.session.shown1d.sound
                    lastSettings: root.session.offers.of(root.live1d)
                    sonar: root.live1d
                    names: root.names1d
                    current: root.current1d
                    alarms: root.alarms
                    display: root.session.display
                    past: root.past
                    onSonarChosen: index => root.session.shown1d.chosen = index
                }
            }
            LazyLoader {
                id: tabSide

                shown: root.begun && root.visible && root.tab === "side"
                delegate: SideScanTab {
                    width: body.width
                    visible: root.tab === "side"
                    session: root.session
                    settings: root.sideSettings
                    picture: root.sidePicture
                    lastSettings: root.session.offers.of(root.liveSide)
                    sonar: root.liveSide
                    names: root.session.shownSide.names
                    current: root.session.shownSide.chosen
                    past: root.past
                    exportable: root.exportable
                    onSonarChosen: index => root.session.shownSide.chosen = index
                    onExportRequested: root.exportRequested()
                }
            }
            LazyLoader {
                id: tabSwath

                shown: root.begun && root.visible && root.tab === "swath"
                delegate: MultibeamTab {
                    width: body.width
                    visible: root.tab === "swath"
                    session: root.session
                    lastSettings: root.session.offers.of(root.liveSwath)
                    sonar: root.liveSwath
                    names: root.session.shownSwath.names
                    current: root.session.shownSwath.chosen
                    past: root.past
                    onSonarChosen: index => root.session.shownSwath.chosen = index
                }
            }
            LazyLoader {
                id: tabDisplay

                shown: root.begun && root.visible && root.tab === "display"
                delegate: DisplayTab {
                    objectName: "displayTab"
                    width: body.width
                    visible: root.tab === "display"
                    display: root.session.display
                    polar: root.polar; ghost: root.ghost
                    shown360: root.session.shown360
                    shown1d: root.session.shown1d
                    shownSide: root.session.shownSide
                    sideShown: root.sideShown
                    profilesShown: root.profilesShown
                    has360: root.has360
                    has1d: root.has1d
                    name1d: root.name1d
                    mounting: root.session.mounting
                    family: root.session.family
                    vehicle: root.session.vehicle
                    motion: root.session.motion
                    windowSettings: root.windowSettings
                }
            }
        }
    }
    LazyLoader {
        id: markers

        shown: root.begun && root.visible && root.tab === "marks"
        delegate: MarkersTab {
            anchors.top: tabs.bottom
            anchors.bottom: root.bottom
            width: root.width
            visible: root.tab === "marks"
            session: root.session
        }
    }
    VerticalLine { anchors.left: parent.left }
}
