// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/KeyActions.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace leadline::app {

namespace {

constexpr std::array window{
    KeyAction{"dive", QT_TRANSLATE_NOOP("leadline::app", "Dive"), "Ctrl+1"},
    KeyAction{"timing", QT_TRANSLATE_NOOP("leadline::app", "Timing"), "Ctrl+2"},
    KeyAction{"devices", QT_TRANSLATE_NOOP("leadline::app", "Devices"), "Ctrl+3"},
    KeyAction{"logs", QT_TRANSLATE_NOOP("leadline::app", "Library"), "Ctrl+4"},
    KeyAction{"map", QT_TRANSLATE_NOOP("leadline::app", "Map"), "Ctrl+5"},
    KeyAction{"setup", QT_TRANSLATE_NOOP("leadline::app", "Setup"), "Ctrl+,"},
    KeyAction{"keys", QT_TRANSLATE_NOOP("leadline::app", "List of keys"), "F1 ?", 2},
    KeyAction{"find", QT_TRANSLATE_NOOP("leadline::app", "Library and Messages: search"),
              "Ctrl+F /"},
    KeyAction{"lookAgain", QT_TRANSLATE_NOOP("leadline::app", "Library: refresh"), "F5"},
    KeyAction{"connectFound", QT_TRANSLATE_NOOP("leadline::app", "Connect found devices"),
              "Ctrl+Return Ctrl+Enter"},
    KeyAction{"theme", QT_TRANSLATE_NOOP("leadline::app", "Next theme"), "F9"},
    KeyAction{"light", QT_TRANSLATE_NOOP("leadline::app", "Window brightness"), "Ctrl+F9"},
    KeyAction{"fullScreen", QT_TRANSLATE_NOOP("leadline::app", "Full screen"), "F11"},
};
constexpr std::array files{
    KeyAction{"open", QT_TRANSLATE_NOOP("leadline::app", "Open log"), "Ctrl+O"},
    KeyAction{"nextFile", QT_TRANSLATE_NOOP("leadline::app", "Next file of several"),
              "Ctrl+PgDown"},
    KeyAction{"previousFile", QT_TRANSLATE_NOOP("leadline::app", "Previous file of several"),
              "Ctrl+PgUp"},
    KeyAction{"newRecording", QT_TRANSLATE_NOOP("leadline::app", "New recording"), "Ctrl+N"},
    // Its id is from the time when it applied to the demo only; settings files hold it.
    KeyAction{"recordDemo", QT_TRANSLATE_NOOP("leadline::app", "Stop or start recording"),
              "Ctrl+R"},
    KeyAction{"export", QT_TRANSLATE_NOOP("leadline::app", "Export"), "Ctrl+E"},
    KeyAction{"report", QT_TRANSLATE_NOOP("leadline::app", "Dive report (PDF)"), "Ctrl+P"},
    KeyAction{"snapWindow", QT_TRANSLATE_NOOP("leadline::app", "Snapshot of the window"), "S"},
    KeyAction{"snapPlot", QT_TRANSLATE_NOOP("leadline::app", "Snapshot of the focused plot"),
              "Shift+S"},
};
constexpr std::array playing{
    KeyAction{"play", QT_TRANSLATE_NOOP("leadline::app", "Pause or play; live: review"), "Space"},
    KeyAction{"pingBack", QT_TRANSLATE_NOOP("leadline::app", "One ping back"), "Left"},
    KeyAction{"pingOn", QT_TRANSLATE_NOOP("leadline::app", "One ping forward"), "Right"},
    KeyAction{"secondsBack", QT_TRANSLATE_NOOP("leadline::app", "5 seconds back"), "Shift+Left"},
    KeyAction{"secondsOn", QT_TRANSLATE_NOOP("leadline::app", "5 seconds forward"), "Shift+Right"},
    KeyAction{"eventBack",
              QT_TRANSLATE_NOOP("leadline::app", "Previous marker, event, gap or loop end"),
              "Ctrl+Left"},
    KeyAction{"eventOn", QT_TRANSLATE_NOOP("leadline::app", "Next marker, event, gap or loop end"),
              "Ctrl+Right"},
    KeyAction{"toStart", QT_TRANSLATE_NOOP("leadline::app", "To the start"), "Home"},
    KeyAction{"toEnd", QT_TRANSLATE_NOOP("leadline::app", "To the end; live: live edge"), "End"},
    KeyAction{"slower", QT_TRANSLATE_NOOP("leadline::app", "Slower"), ","},
    KeyAction{"faster", QT_TRANSLATE_NOOP("leadline::app", "Faster"), "."},
    KeyAction{"usualSpeed", QT_TRANSLATE_NOOP("leadline::app", "Back to 1×"), "1"},
    KeyAction{"reverse", QT_TRANSLATE_NOOP("leadline::app", "Reverse play"), "Backspace"},
    KeyAction{"loopA", QT_TRANSLATE_NOOP("leadline::app", "Set loop start (A)"), "["},
    KeyAction{"loopB", QT_TRANSLATE_NOOP("leadline::app", "Set loop end (B)"), "]"},
    KeyAction{"loop", QT_TRANSLATE_NOOP("leadline::app", "Loop on or off"), "\\"},
    KeyAction{"timelineCloser", QT_TRANSLATE_NOOP("leadline::app", "Timeline: zoom in"), "Alt+Up"},
    KeyAction{"timelineWider", QT_TRANSLATE_NOOP("leadline::app", "Timeline: zoom out"),
              "Alt+Down"},
    KeyAction{"timelineAll", QT_TRANSLATE_NOOP("leadline::app", "Timeline: fit"), "Shift+0 )"},
};
constexpr std::array picture{
    KeyAction{"zoomIn", QT_TRANSLATE_NOOP("leadline::app", "Zoom in"), "+ ="},
    KeyAction{"zoomOut", QT_TRANSLATE_NOOP("leadline::app", "Zoom out"), "-"},
    KeyAction{"fit", QT_TRANSLATE_NOOP("leadline::app", "Fit the focused plot"), "0"},
    KeyAction{"measure", QT_TRANSLATE_NOOP("leadline::app", "Measure"), "D"},
    KeyAction{"trace", QT_TRANSLATE_NOOP("leadline::app", "Echo trace beside the polar view"), "E"},
    KeyAction{"up", QT_TRANSLATE_NOOP("leadline::app", "Head up, north up, heading locked, steady"),
              "H"},
    KeyAction{"fan", QT_TRANSLATE_NOOP("leadline::app", "Polar or fan"), "F"},
    KeyAction{"follow", QT_TRANSLATE_NOOP("leadline::app", "Map: follow the vehicle"), "O"},
    KeyAction{"layers", QT_TRANSLATE_NOOP("leadline::app", "Map: layers and export"), "L"},
    KeyAction{
        "view",
        QT_TRANSLATE_NOOP("leadline::app", "All plots, polar, Ping1D, side-scan or multibeam only"),
        "F6"},
    KeyAction{"levelsAuto", QT_TRANSLATE_NOOP("leadline::app", "Automatic echo levels"), "A"},
    KeyAction{"levelsRaw", QT_TRANSLATE_NOOP("leadline::app", "Raw echoes; held: until released"),
              "V"},
    KeyAction{"persistence", QT_TRANSLATE_NOOP("leadline::app", "More persistence"), "T"},
    KeyAction{"lessPersistence", QT_TRANSLATE_NOOP("leadline::app", "Less persistence"), "Shift+T"},
    KeyAction{"drift", QT_TRANSLATE_NOOP("leadline::app", "Drift of the vehicle"), "K"},
    KeyAction{"ghost", QT_TRANSLATE_NOOP("leadline::app", "Ghost: an earlier turn"), "U"},
    KeyAction{"ghostTurn", QT_TRANSLATE_NOOP("leadline::app", "This turn as the ghost"), "Shift+U"},
    KeyAction{"bottomZoom", QT_TRANSLATE_NOOP("leadline::app", "Bottom zoom of the Ping1D"), "B"},
    KeyAction{"bottomZoomHeight",
              QT_TRANSLATE_NOOP("leadline::app", "Next height of the bottom zoom"), "Shift+B"},
    KeyAction{"groundRange", QT_TRANSLATE_NOOP("leadline::app", "Side-scan: slant or ground range"),
              "X"},
    KeyAction{"bottomByHand", QT_TRANSLATE_NOOP("leadline::app", "Side-scan: bottom line by hand"),
              "Y"},
    KeyAction{"inspector", QT_TRANSLATE_NOOP("leadline::app", "Inspector"), "I"},
};
constexpr std::array marks{
    KeyAction{"mark", QT_TRANSLATE_NOOP("leadline::app", "Mark at the cursor"), "M"},
    KeyAction{"markBottom",
              QT_TRANSLATE_NOOP("leadline::app", "Mark the Ping1D's latest bottom echo"),
              "Return Enter"},
    KeyAction{"nextMarker", QT_TRANSLATE_NOOP("leadline::app", "Select the next marker"), "J"},
    KeyAction{"previousMarker", QT_TRANSLATE_NOOP("leadline::app", "Select the previous marker"),
              "Shift+J"},
    KeyAction{"note", QT_TRANSLATE_NOOP("leadline::app", "Add a note at this time"), "N"},
    KeyAction{"undo", QT_TRANSLATE_NOOP("leadline::app", "Restore deleted marker"), "Ctrl+Z"},
};
constexpr std::array sonars{
    KeyAction{"longer", QT_TRANSLATE_NOOP("leadline::app", "Longer range"), "PgUp"},
    KeyAction{"shorter", QT_TRANSLATE_NOOP("leadline::app", "Shorter range"), "PgDown"},
    KeyAction{"moreGain", QT_TRANSLATE_NOOP("leadline::app", "More gain"), "G"},
    KeyAction{"lessGain", QT_TRANSLATE_NOOP("leadline::app", "Less gain"), "Shift+G"},
    KeyAction{"nextSector", QT_TRANSLATE_NOOP("leadline::app", "Next sector"), "W"},
    KeyAction{"previousSector", QT_TRANSLATE_NOOP("leadline::app", "Previous sector"), "Shift+W"},
    KeyAction{"standby",
              QT_TRANSLATE_NOOP("leadline::app", "Standby of the focused sonar, or of all"), "P"},
    KeyAction{"alarmOk", QT_TRANSLATE_NOOP("leadline::app", "Acknowledge alarm"), "Q"},
    KeyAction{"sayDepth", QT_TRANSLATE_NOOP("leadline::app", "Announce distance to bottom"),
              "Ctrl+D"},
};
constexpr std::array groups{
    KeyGroup{QT_TRANSLATE_NOOP("leadline::app", "Pages and window"), window},
    KeyGroup{QT_TRANSLATE_NOOP("leadline::app", "Playing"), playing},
    KeyGroup{QT_TRANSLATE_NOOP("leadline::app", "Picture"), picture},
    KeyGroup{QT_TRANSLATE_NOOP("leadline::app", "Markers and notes"), marks},
    KeyGroup{QT_TRANSLATE_NOOP("leadline::app", "Sonars and alarms"), sonars},
    KeyGroup{QT_TRANSLATE_NOOP("leadline::app", "Files"), files},
};

} // namespace

QList<QKeySequence> KeyAction::defaultKeys() const
{
    return keysOf(QString::fromLatin1(usual));
}

std::span<const KeyGroup> keyGroups()
{
    return groups;
}

const KeyAction* keyActionOf(const QString& id)
{
    for (const KeyGroup& group : groups)
        for (const KeyAction& action : group.actions)
            if (id == QLatin1String(action.id))
                return &action;
    return nullptr;
}

QStringList keyActionIds()
{
    QStringList ids;
    for (const KeyGroup& group : groups)
        for (const KeyAction& action : group.actions)
            ids += QString::fromLatin1(action.id);
    return ids;
}

QList<QKeySequence> defaultKeysOf(const QString& id)
{
    const KeyAction* action = keyActionOf(id);
    return action ? action->defaultKeys() : QList<QKeySequence>();
}

QList<QKeySequence> keysOf(const QString& portable)
{
    QList<QKeySequence> keys;
    for (const QString& text : portable.split(u' ', Qt::SkipEmptyParts)) {
        const auto key = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (key.count() == 1 && key[0].key() != Qt::Key_unknown && !keys.contains(key))
            keys += key;
    }
    return keys;
}

QString portableOf(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts += key.toString(QKeySequence::PortableText);
    return texts.join(u' ');
}

} // namespace leadline::app
