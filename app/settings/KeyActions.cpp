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
    KeyAction{"logs", QT_TRANSLATE_NOOP("leadline::app", "Logs"), "Ctrl+4"},
    KeyAction{"setup", QT_TRANSLATE_NOOP("leadline::app", "Setup"), "Ctrl+,"},
    KeyAction{"keys", QT_TRANSLATE_NOOP("leadline::app", "List of keys"), "F1 ?", 2},
    KeyAction{"find", QT_TRANSLATE_NOOP("leadline::app", "Logs and messages: search"), "Ctrl+F /"},
    KeyAction{"lookAgain", QT_TRANSLATE_NOOP("leadline::app", "Logs: look again"), "F5"},
    KeyAction{"connectFound", QT_TRANSLATE_NOOP("leadline::app", "Connect what was found"),
              "Ctrl+Return Ctrl+Enter"},
    KeyAction{"theme", QT_TRANSLATE_NOOP("leadline::app", "Next theme"), "F9"},
    KeyAction{"light", QT_TRANSLATE_NOOP("leadline::app", "Brightness of the window"), "Ctrl+F9"},
    KeyAction{"fullScreen", QT_TRANSLATE_NOOP("leadline::app", "Full screen"), "F11"},
};
constexpr std::array files{
    KeyAction{"open", QT_TRANSLATE_NOOP("leadline::app", "Open log"), "Ctrl+O"},
    KeyAction{"nextFile", QT_TRANSLATE_NOOP("leadline::app", "Next file of several"),
              "Ctrl+PgDown"},
    KeyAction{"previousFile", QT_TRANSLATE_NOOP("leadline::app", "Previous file of several"),
              "Ctrl+PgUp"},
    KeyAction{"recordDemo", QT_TRANSLATE_NOOP("leadline::app", "Record the demo"), "Ctrl+R"},
    KeyAction{"export", QT_TRANSLATE_NOOP("leadline::app", "Export"), "Ctrl+E"},
    KeyAction{"report", QT_TRANSLATE_NOOP("leadline::app", "Dive report (PDF)"), "Ctrl+P"},
    KeyAction{"snapWindow", QT_TRANSLATE_NOOP("leadline::app", "Snapshot of the window"), "S"},
    KeyAction{"snapPlot", QT_TRANSLATE_NOOP("leadline::app", "Snapshot of the focused plot"),
              "Shift+S"},
};
constexpr std::array playing{
    KeyAction{"play", QT_TRANSLATE_NOOP("leadline::app", "Pause or play; in a dive: look back"),
              "Space"},
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
    KeyAction{"toEnd", QT_TRANSLATE_NOOP("leadline::app", "To the end; in a dive: live"), "End"},
    KeyAction{"slower", QT_TRANSLATE_NOOP("leadline::app", "Slower"), ","},
    KeyAction{"faster", QT_TRANSLATE_NOOP("leadline::app", "Faster"), "."},
    KeyAction{"usualSpeed", QT_TRANSLATE_NOOP("leadline::app", "Back to 1×"), "1"},
    KeyAction{"reverse", QT_TRANSLATE_NOOP("leadline::app", "Reverse play"), "Backspace"},
    KeyAction{"loopA", QT_TRANSLATE_NOOP("leadline::app", "Loop begins here (A)"), "["},
    KeyAction{"loopB", QT_TRANSLATE_NOOP("leadline::app", "Loop ends here (B)"), "]"},
    KeyAction{"loop", QT_TRANSLATE_NOOP("leadline::app", "Loop on or off"), "\\"},
    KeyAction{"timelineCloser", QT_TRANSLATE_NOOP("leadline::app", "Timeline: closer"), "Alt+Up"},
    KeyAction{"timelineWider", QT_TRANSLATE_NOOP("leadline::app", "Timeline: wider"), "Alt+Down"},
    KeyAction{"timelineAll", QT_TRANSLATE_NOOP("leadline::app", "Timeline: all of it"),
              "Shift+0 )"},
};
constexpr std::array picture{
    KeyAction{"zoomIn", QT_TRANSLATE_NOOP("leadline::app", "Zoom in"), "+ ="},
    KeyAction{"zoomOut", QT_TRANSLATE_NOOP("leadline::app", "Zoom out"), "-"},
    KeyAction{"fit", QT_TRANSLATE_NOOP("leadline::app", "Fit the focused plot"), "0"},
    KeyAction{"measure", QT_TRANSLATE_NOOP("leadline::app", "Measure"), "D"},
    KeyAction{"trace", QT_TRANSLATE_NOOP("leadline::app", "Echo trace beside the disc"), "E"},
    KeyAction{"up", QT_TRANSLATE_NOOP("leadline::app", "Head up, north up, course frozen"), "H"},
    KeyAction{"view", QT_TRANSLATE_NOOP("leadline::app", "Both plots, polar only, Ping1D only"),
              "F6"},
    KeyAction{"levelsAuto", QT_TRANSLATE_NOOP("leadline::app", "Automatic echo levels"), "A"},
    KeyAction{"levelsRaw", QT_TRANSLATE_NOOP("leadline::app", "Raw echoes; held: until released"),
              "V"},
    KeyAction{"inspector", QT_TRANSLATE_NOOP("leadline::app", "Inspector"), "I"},
};
constexpr std::array marks{
    KeyAction{"mark", QT_TRANSLATE_NOOP("leadline::app", "Mark what the cursor stands on"), "M"},
    KeyAction{"markBottom", QT_TRANSLATE_NOOP("leadline::app", "Mark what the Ping1D measures now"),
              "Return Enter"},
    KeyAction{"note", QT_TRANSLATE_NOOP("leadline::app", "Write a note about this moment"), "N"},
    KeyAction{"undo", QT_TRANSLATE_NOOP("leadline::app", "Bring back the deleted marker"),
              "Ctrl+Z"},
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
    KeyAction{"alarmOk", QT_TRANSLATE_NOOP("leadline::app", "OK: the alarm is known"), "Q"},
    KeyAction{"sayDepth", QT_TRANSLATE_NOOP("leadline::app", "Say the distance to the bottom"),
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
