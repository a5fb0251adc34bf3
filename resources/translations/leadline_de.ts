<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AlarmOk</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Alarm quittieren</translation>
    </message>
</context>
<context>
    <name>AlarmOverlay</name>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
</context>
<context>
    <name>AlarmRows</name>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Bottom too close</source>
        <translation>Grund zu nah</translation>
    </message>
    <message>
        <source>Target too close</source>
        <translation>Ziel zu nah</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>Bottom too far</source>
        <translation>Grund zu weit</translation>
    </message>
    <message>
        <source>Target too far</source>
        <translation>Ziel zu weit</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>über</translation>
    </message>
    <message>
        <source>Blanking</source>
        <translation>Ausblendung</translation>
    </message>
    <message>
        <source>Ignore closer echoes</source>
        <translation>Nähere Echos ignorieren</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>down</source>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>up</source>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Kein Ton auf diesem Rechner</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Ton testen</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Alarmton einmal abspielen</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>An: %1</translation>
    </message>
</context>
<context>
    <name>AlignedLogHandle</name>
    <message>
        <source>Move the recording along the others, %1</source>
        <translation>Aufzeichnung an den anderen entlangschieben, %1</translation>
    </message>
    <message>
        <source>Left and Right move it by 0.1 s, with Shift by 1 s</source>
        <translation>Links und Rechts schieben sie um 0.1 s, mit Umschalt um 1 s</translation>
    </message>
    <message>
        <source>Drag to align by hand (Left, Right; with Shift by 1 s)</source>
        <translation>Ziehen, um von Hand auszurichten (Links, Rechts; mit Umschalt um 1 s)</translation>
    </message>
</context>
<context>
    <name>AlignedLogStrip</name>
    <message>
        <source>Vehicle from %1 to %2</source>
        <translation>Fahrzeug von %1 bis %2</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Separate telemetry log</source>
        <translation>MAVLink aus eigenem Log</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
</context>
<context>
    <name>BottomMap</name>
    <message>
        <source>1 sounding</source>
        <translation>1 Lotung</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 Lotungen</translation>
    </message>
    <message>
        <source>Roll and pitch are missing.</source>
        <translation>Rollen und Stampfen fehlen.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s heading is missing.</source>
        <translation>Der Kurs des Fahrzeugs fehlt.</translation>
    </message>
    <message>
        <source>Heading and positions of a vehicle are missing.</source>
        <translation>Kurs und Positionen eines Fahrzeugs fehlen.</translation>
    </message>
    <message>
        <source>Positions of a GPS or DVL are missing.</source>
        <translation>Positionen eines GPS oder DVL fehlen.</translation>
    </message>
    <message>
        <source>Bottom; arrows move it</source>
        <translation>Grund; Pfeiltasten verschieben ihn</translation>
    </message>
    <message>
        <source>No bottom</source>
        <translation>Kein Grund</translation>
    </message>
    <message>
        <source>Depth colours from %1 to %2</source>
        <translation>Tiefenfarben von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Noch kein Grund.</translation>
    </message>
    <message>
        <source>It grows with swaths whose place is known.</source>
        <translation>Er wächst mit Fächern, deren Ort bekannt ist.</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Keine Position</translation>
    </message>
    <message>
        <source>%1 %2 ± %3</source>
        <translation>%1 %2 ± %3</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message>
        <source>shallower</source>
        <translation>flacher</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>tiefer</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Gemessen %1</translation>
    </message>
</context>
<context>
    <name>BottomZoom</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bottom zoom, %1 high, %2 seconds</source>
        <translation>Grundzoom, %1 hoch, %2 Sekunden</translation>
    </message>
    <message>
        <source>Bottom zoom · %1</source>
        <translation>Grundzoom · %1</translation>
    </message>
    <message>
        <source>No bottom found</source>
        <translation>Kein Grund gefunden</translation>
    </message>
</context>
<context>
    <name>BottomZoomRows</name>
    <message>
        <source>Bottom zoom</source>
        <translation>Grundzoom</translation>
    </message>
    <message>
        <source>The echoes around the bottom, magnified and locked to it (%1)</source>
        <translation>Die Echos um den Grund, vergrößert und an ihm ausgerichtet (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom (%1)</source>
        <translation>Höhe des Grundzooms (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom</source>
        <translation>Höhe des Grundzooms</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (Tab, ↑ ↓)</source>
        <translation>%1 (Tab, ↑ ↓)</translation>
    </message>
</context>
<context>
    <name>ClosingQuestion</name>
    <message>
        <source>The disk is not accepting data.</source>
        <translation>Der Datenträger nimmt keine Daten an.</translation>
    </message>
    <message>
        <source>The last %1 s are not saved yet</source>
        <translation>Die letzten %1 s sind noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 The window closes automatically once they are saved.</source>
        <translation>%1 Das Fenster schließt sich, sobald sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Return to the dive</source>
        <translation>Zurück zum Tauchgang</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen ohne Speichern</translation>
    </message>
</context>
<context>
    <name>DepthAxis</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>DepthBlock</name>
    <message>
        <source>– –</source>
        <translation>– –</translation>
    </message>
    <message>
        <source>No bottom found</source>
        <translation>Kein Grund gefunden</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Kein Ziel gefunden</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Geringe Konfidenz</translation>
    </message>
    <message>
        <source>Distance to bottom</source>
        <translation>Abstand zum Grund</translation>
    </message>
    <message>
        <source>Distance to target</source>
        <translation>Abstand zum Ziel</translation>
    </message>
    <message>
        <source>Closing –</source>
        <translation>Annäherung –</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4/s</source>
        <translation>%1 %2 ± %3 %4/s</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Annäherung</translation>
    </message>
    <message>
        <source>%1 %2 %3/s</source>
        <translation>%1 %2 %3/s</translation>
    </message>
    <message>
        <source>%1 %2 %3, confidence %4 percent</source>
        <translation>%1 %2 %3, Konfidenz %4 Prozent</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>Alarm quittiert</translation>
    </message>
    <message>
        <source>confidence %1 %</source>
        <translation>Konfidenz %1 %</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Live distance %1, %2 old</source>
        <translation>Abstand live %1, %2 alt</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>quittiert</translation>
    </message>
</context>
<context>
    <name>DepthConfidence</name>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <translation>± %1 %2</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Water depth</source>
        <translation>Wassertiefe</translation>
    </message>
</context>
<context>
    <name>DevicesConnected</name>
    <message>
        <source> (Enter)</source>
        <translation> (Eingabe)</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simuliert</translation>
    </message>
</context>
<context>
    <name>DevicesList</name>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Other addresses checked</source>
        <translation>Andere geprüfte Adressen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>No sonar found yet</source>
        <translation>Noch kein Sonar gefunden</translation>
    </message>
    <message>
        <source>Plug in a sonar, power up the vehicle, or add a link by address.</source>
        <translation>Sonar anstecken, Fahrzeug einschalten oder Verbindung per Adresse hinzufügen.</translation>
    </message>
</context>
<context>
    <name>DevicesPage</name>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Log öffnen…</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Demo mit simulierten Sonaren starten</translation>
    </message>
    <message>
        <source>Connect these at start</source>
        <translation>Diese beim Start verbinden</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Beim Verbinden scannen</translation>
    </message>
    <message>
        <source>Connect selected devices</source>
        <translation>Ausgewählte Geräte verbinden</translation>
    </message>
    <message>
        <source>Add a link by address</source>
        <translation>Verbindung mit Adresse hinzufügen</translation>
    </message>
    <message>
        <source>tcp: udp: udpin: serial: sim:</source>
        <translation>tcp: udp: udpin: serial: sim:</translation>
    </message>
    <message>
        <source>Link address</source>
        <translation>Adresse der Verbindung</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Usual…</source>
        <translation>Übliche …</translation>
    </message>
    <message>
        <source>Usual addresses of sonars on Ethernet</source>
        <translation>Übliche Adressen von Sonaren am Ethernet</translation>
    </message>
    <message>
        <source>As they are when new</source>
        <translation>Im Auslieferungszustand</translation>
    </message>
</context>
<context>
    <name>DevicesRow</name>
    <message>
        <source> (Enter)</source>
        <translation> (Eingabe)</translation>
    </message>
    <message>
        <source>Select for connecting (Space)</source>
        <translation>Zum Verbinden auswählen (Leertaste)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Hier suchen</translation>
    </message>
    <message>
        <source>Scan %1</source>
        <translation>%1 absuchen</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>%1 fortsetzen</translation>
    </message>
    <message>
        <source>Put %1 in standby</source>
        <translation>%1 in Standby schalten</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>%1 trennen</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Firmware von %1 aktualisieren…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Request messages</source>
        <translation>Nachrichten anfordern</translation>
    </message>
    <message>
        <source>Request heading, depth, position and temperature from the autopilot</source>
        <translation>Kurs, Tiefe, Position und Temperatur vom Autopiloten anfordern</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Another program also uses %1</source>
        <translation>Ein anderes Programm benutzt auch %1</translation>
    </message>
    <message>
        <source>Use 14660</source>
        <translation>14660 nehmen</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this</source>
        <translation>Stattdessen mit 192.168.2.2:14660 verbinden, das BlueOS dafür anbietet</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>Verbindung…</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids and signing key on this link</source>
        <translation>Leadlines Ids und Signierschlüssel auf dieser Verbindung</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>%1 trennen</translation>
    </message>
</context>
<context>
    <name>DisplayTab</name>
    <message>
        <source>Ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Night red</source>
        <translation>Nachtrot</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Fishfinder</source>
        <translation>Fischfinder</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Follows theme</source>
        <translation>Folgt dem Thema</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 von 255</translation>
    </message>
    <message>
        <source>TVG from</source>
        <translation>TVG ab</translation>
    </message>
    <message>
        <source>Closer echoes are not amplified</source>
        <translation>Nähere Echos werden nicht verstärkt</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>%1 % der Reichweite</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Average with previous pings, or with adjacent bearings of a scan</source>
        <translation>Mittel mit vorigen Pings, beim Scan mit Nachbarpeilungen</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 Pings</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Ping360 mounting</source>
        <translation>Einbau des Ping360</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Einbau</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Kopfüber</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Drehversatz</translation>
    </message>
    <message>
        <source>Targets on the bottom</source>
        <translation>Ziele am Grund</translation>
    </message>
    <message>
        <source>Show horizontal range from the Ping1D altitude</source>
        <translation>Horizontale Entfernung aus der Höhe des Ping1D</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Annotate snapshots</source>
        <translation>Schnappschüsse beschriften</translation>
    </message>
    <message>
        <source>Include scales, settings, time and position</source>
        <translation>Mit Skalen, Einstellungen, Zeit und Position</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Anzeige zurücksetzen</translation>
    </message>
    <message>
        <source>Restore defaults, except mounting, sound speed, units and vehicle</source>
        <translation>Standardwerte, außer Einbau, Schallgeschwindigkeit, Einheiten und Fahrzeug</translation>
    </message>
    <message>
        <source>Ping1D distance</source>
        <translation>Entfernung des Ping1D</translation>
    </message>
    <message>
        <source>Solid line on the echogram; dotted at low confidence</source>
        <translation>Durchgezogen im Echogramm; gepunktet bei geringer Konfidenz</translation>
    </message>
    <message>
        <source>Bottom detected by Leadline</source>
        <translation>Grund laut Leadline</translation>
    </message>
    <message>
        <source>Dashed line on the echogram</source>
        <translation>Gestrichelte Linie im Echogramm</translation>
    </message>
    <message>
        <source>Compare Ping1D echo with</source>
        <translation>Das Echo des Ping1D vergleichen mit</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>C in the echogram</source>
        <translation>C im Echogramm</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Min–max</source>
        <translation>Min–Max</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>TVG</source>
        <translation>TVG</translation>
    </message>
    <message>
        <source>TVG, display only</source>
        <translation>TVG, nur Anzeige</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>20 log R</source>
        <translation>20 log R</translation>
    </message>
    <message>
        <source>40 log R</source>
        <translation>40 log R</translation>
    </message>
    <message>
        <source>Remove range average</source>
        <translation>Mittel je Entfernung abziehen</translation>
    </message>
    <message>
        <source>Gain rises linearly with range</source>
        <translation>Verstärkung steigt linear mit der Entfernung</translation>
    </message>
    <message>
        <source>Spreading and absorption, for volume or seabed echoes</source>
        <translation>Ausbreitung und Absorption, für Volumen- und Grundechos</translation>
    </message>
    <message>
        <source>Spreading and absorption, for small targets</source>
        <translation>Ausbreitung und Absorption, für kleine Ziele</translation>
    </message>
    <message>
        <source>Subtract the average over all bearings</source>
        <translation>Mittel über alle Peilungen abziehen</translation>
    </message>
    <message>
        <source>Noise filter</source>
        <translation>Rauschfilter</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Störimpulse</translation>
    </message>
    <message>
        <source>Spikes and speckle</source>
        <translation>Störimpulse und Speckle</translation>
    </message>
    <message>
        <source>Remove pulses of other sonars, absent from the two previous pings</source>
        <translation>Entfernt Pulse anderer Sonare, die in den zwei Pings davor fehlen</translation>
    </message>
    <message>
        <source>Also average differences within speckle level</source>
        <translation>Mittelt auch Unterschiede auf Speckle-Niveau</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Layout of the Ping360</source>
        <translation>Darstellung des Ping360</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>Der Fächer zeigt Sektoren bis 180°</translation>
    </message>
    <message>
        <source>Mean of sweeps</source>
        <translation>Mittel der Durchläufe</translation>
    </message>
    <message>
        <source>Of the same bearing, while the heading does not change</source>
        <translation>Derselben Richtung, solange sich der Kurs nicht ändert</translation>
    </message>
    <message>
        <source>Between spokes</source>
        <translation>Zwischen den Strahlen</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Wie gemessen</translation>
    </message>
    <message>
        <source>Interpolated</source>
        <translation>Interpoliert</translation>
    </message>
    <message>
        <source>Detail: samples in a pixel</source>
        <translation>Detail: Messwerte in einem Pixel</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Nachleuchten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Keeps all earlier sweeps, also of another range</source>
        <translation>Behält alle früheren Durchläufe, auch mit anderer Reichweite</translation>
    </message>
    <message>
        <source>Number of earlier sweeps kept. Cleared when the range changes</source>
        <translation>Frühere Durchläufe, die bleiben. Leert sich, wenn die Reichweite sich ändert</translation>
    </message>
    <message>
        <source>TVG gain</source>
        <translation>TVG-Verstärkung</translation>
    </message>
    <message>
        <source>At the end of the range; 1× at the sonar</source>
        <translation>Am Ende der Reichweite; 1× am Sonar</translation>
    </message>
</context>
<context>
    <name>DivePage</name>
    <message>
        <source>sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>There are no Ping1D echoes for the bottom zoom.</source>
        <translation>Für den Grundzoom gibt es keine Echos des Ping1D.</translation>
    </message>
    <message>
        <source>There are no side-scan echoes.</source>
        <translation>Es gibt keine Echos der Seitensicht.</translation>
    </message>
</context>
<context>
    <name>DiveProfileStrip</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Fahrzeugtiefe über der Zeit</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Kurs über der Zeit</translation>
    </message>
</context>
<context>
    <name>DoctorAddress</name>
    <message>
        <source>The sonar gets its new address and is searched for again, which takes up to 30 s.</source>
        <translation>Das Sonar erhält die neue Adresse und wird neu gesucht; das dauert bis zu 30 s.</translation>
    </message>
    <message>
        <source>Ethernet address of %1: %2</source>
        <translation>Ethernet-Adresse von %1: %2</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>DHCP</source>
        <translation>DHCP</translation>
    </message>
    <message>
        <source>New address of the Ping360</source>
        <translation>Neue Adresse des Ping360</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change the address of the Ping360</source>
        <translation>Adresse des Ping360 ändern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Adresse ändern</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Keep current address</source>
        <translation>Jetzige Adresse behalten</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Doktor</translation>
    </message>
    <message>
        <source>Connection doctor</source>
        <translation>Verbindungsdoktor</translation>
    </message>
</context>
<context>
    <name>DoctorCheck</name>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>Befehl kopieren für: %1</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Befehl kopieren: %1</translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message>
        <source>Connection doctor</source>
        <translation>Verbindungsdoktor</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>No device selected</source>
        <translation>Kein Gerät gewählt</translation>
    </message>
    <message>
        <source>Select a device on the left to see its connection checks.</source>
        <translation>Links ein Gerät wählen, um die Prüfung seiner Verbindung zu sehen.</translation>
    </message>
    <message>
        <source>Nothing is changed on this computer without asking.</source>
        <translation>Auf diesem Rechner wird nichts ungefragt geändert.</translation>
    </message>
    <message>
        <source>Connect anyway</source>
        <translation>Trotzdem verbinden</translation>
    </message>
    <message>
        <source>Open %1 and keep trying</source>
        <translation>%1 öffnen und es weiter versuchen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Check again; stops a running scan</source>
        <translation>Erneut prüfen; beendet einen laufenden Scan</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Firmware retten…</translation>
    </message>
    <message>
        <source>Recover a sonar on %1 after an interrupted update</source>
        <translation>Sonar an %1 nach abgebrochenem Update retten</translation>
    </message>
</context>
<context>
    <name>DoctorVerdict</name>
    <message>
        <source>For this session only:</source>
        <translation>Nur für diese Sitzung:</translation>
    </message>
    <message>
        <source>Copy the command for this session</source>
        <translation>Befehl für diese Sitzung kopieren</translation>
    </message>
</context>
<context>
    <name>EchoScale</name>
    <message>
        <source>%1 % clipped</source>
        <translation>%1 % abgeschnitten</translation>
    </message>
    <message>
        <source>Echo levels, manual</source>
        <translation>Echopegel, von Hand</translation>
    </message>
    <message>
        <source>Echo levels, learning</source>
        <translation>Echopegel, lernt noch</translation>
    </message>
    <message>
        <source>No echo above noise</source>
        <translation>Kein Echo über dem Rauschen</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Echopegel</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Echo levels of the %1</source>
        <translation>Echopegel des %1</translation>
    </message>
    <message>
        <source>Black point, %1 of 255, %2</source>
        <translation>Schwarzpunkt, %1 von 255, %2</translation>
    </message>
    <message>
        <source>White point, %1 of 255, %2</source>
        <translation>Weißpunkt, %1 von 255, %2</translation>
    </message>
    <message>
        <source>Gamma, %1, %2</source>
        <translation>Gamma, %1, %2</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 von 255</translation>
    </message>
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source> · possibly the same as %1</source>
        <translation> · vielleicht dasselbe wie %1</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>Samples of each ping</source>
        <translation>Messwerte jedes Pings</translation>
    </message>
    <message>
        <source>Heading, depth and position of the vehicle</source>
        <translation>Kurs, Tiefe und Position des Fahrzeugs</translation>
    </message>
    <message>
        <source>Topics for ping-viewer-next and Foxglove</source>
        <translation>Topics für ping-viewer-next und Foxglove</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>MCAP</source>
        <translation>MCAP</translation>
    </message>
    <message>
        <source>Ping Viewer</source>
        <translation>Ping Viewer</translation>
    </message>
    <message>
        <source>MAVLink log</source>
        <translation>MAVLink-Log</translation>
    </message>
    <message>
        <source>SonarView log</source>
        <translation>SonarView-Log</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>netCDF</source>
        <translation>netCDF</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Tauchgangsbericht</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Markers, CSV</source>
        <translation>Marken, CSV</translation>
    </message>
    <message>
        <source>Markers, GeoJSON</source>
        <translation>Marken, GeoJSON</translation>
    </message>
    <message>
        <source>Markers, GPX</source>
        <translation>Marken, GPX</translation>
    </message>
    <message>
        <source>Markers, KML</source>
        <translation>Marken, KML</translation>
    </message>
    <message>
        <source>Drift from turn to turn (takes longer)</source>
        <translation>Abdrift von Umdrehung zu Umdrehung (dauert länger)</translation>
    </message>
    <message>
        <source>Side-scan, XTF</source>
        <translation>Seitensicht-Sonar, XTF</translation>
    </message>
    <message>
        <source>Track, GeoJSON</source>
        <translation>Weg, GeoJSON</translation>
    </message>
    <message>
        <source>Track, GPX</source>
        <translation>Weg, GPX</translation>
    </message>
    <message>
        <source>Track, KML</source>
        <translation>Weg, KML</translation>
    </message>
    <message>
        <source>Soundings, CSV</source>
        <translation>Lotungen, CSV</translation>
    </message>
    <message>
        <source>Bottom, GeoTIFF</source>
        <translation>Grund, GeoTIFF</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Close export</source>
        <translation>Export schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>A–B</source>
        <translation>A–B</translation>
    </message>
    <message>
        <source>Set A and B first</source>
        <translation>Zuerst A und B setzen</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Ströme</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Export, %1 percent</source>
        <translation>Export, %1 Prozent</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>FamilyBar</name>
    <message>
        <source>Show it as %1</source>
        <translation>Als %1 anzeigen</translation>
    </message>
</context>
<context>
    <name>FamilyRow</name>
    <message>
        <source>Unknown sonar</source>
        <translation>Unbekanntes Sonar</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>%1 + %2 more</source>
        <translation>%1 + %2 weitere</translation>
    </message>
</context>
<context>
    <name>Firmware</name>
    <message>
        <source>firmware %1</source>
        <translation>Firmware %1</translation>
    </message>
    <message>
        <source>revision %1 · %2</source>
        <translation>Revision %1 · %2</translation>
    </message>
    <message>
        <source>For a %1 · firmware %2 · %3</source>
        <translation>Für ein %1 · Firmware %2 · %3</translation>
    </message>
    <message>
        <source>For a %1 · %2</source>
        <translation>Für ein %1 · %2</translation>
    </message>
    <message>
        <source>With this firmware the sonar works at %1 baud only.</source>
        <translation>Mit dieser Firmware läuft das Sonar nur mit %1 Baud.</translation>
    </message>
    <message>
        <source>The sonar already has this firmware.</source>
        <translation>Das Sonar hat diese Firmware schon.</translation>
    </message>
    <message>
        <source>This is older than the sonar&apos;s current firmware.</source>
        <translation>Diese ist älter als die des Sonars.</translation>
    </message>
    <message>
        <source>Identifying the sonar</source>
        <translation>Sonar wird identifiziert</translation>
    </message>
    <message>
        <source>Starting the bootloader of the sonar</source>
        <translation>Startet den Bootloader des Sonars</translation>
    </message>
    <message>
        <source>Waiting for the bootloader: switch the sonar off and on now</source>
        <translation>Wartet auf den Bootloader: das Sonar jetzt aus- und einschalten</translation>
    </message>
    <message>
        <source>Looking for the bootloader</source>
        <translation>Sucht den Bootloader</translation>
    </message>
    <message>
        <source>Erasing: leave the power on</source>
        <translation>Löscht: den Strom anlassen</translation>
    </message>
    <message>
        <source>Writing: leave the power on</source>
        <translation>Schreibt: den Strom anlassen</translation>
    </message>
    <message>
        <source>Reading back: leave the power on</source>
        <translation>Liest zurück: den Strom anlassen</translation>
    </message>
    <message>
        <source>Starting the new firmware</source>
        <translation>Startet die neue Firmware</translation>
    </message>
    <message>
        <source>If the cable fails meanwhile, leave the power on and write the file again. If the power fails, the %1 may no longer start: then it has to be opened, and started with its BOOT button held down. The guide says how.</source>
        <translation>Fällt dabei das Kabel aus, den Strom anlassen und die Datei noch einmal schreiben. Fällt der Strom aus, startet das %1 vielleicht nicht mehr: Dann muss es geöffnet und mit gehaltenem BOOT-Knopf gestartet werden. Das Handbuch sagt, wie.</translation>
    </message>
    <message>
        <source>If the power or the cable fails meanwhile, the bootloader of the Ping360 listens again when its power is switched on: choose the port on the left, then Recover firmware…, and switch the sonar off and on when asked.</source>
        <translation>Fallen dabei Strom oder Kabel aus, hört der Bootloader des Ping360 beim Einschalten wieder zu: links den Anschluss wählen, dann Firmware retten…, und das Sonar aus- und einschalten, wenn darauf gewartet wird.</translation>
    </message>
    <message>
        <source>Looking for the bootloader, then erasing: leave the power on</source>
        <translation>Sucht den Bootloader, löscht dann: den Strom anlassen</translation>
    </message>
</context>
<context>
    <name>FirmwareFoot</name>
    <message>
        <source>Firmware, %1 percent</source>
        <translation>Firmware, %1 Prozent</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Schreiben…</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>Choose a suitable file first</source>
        <translation>Zuerst eine Datei wählen, die passt</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Jetzt schreiben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel; nothing is written yet</source>
        <translation>Anhalten; noch ist nichts geschrieben</translation>
    </message>
    <message>
        <source>Try again…</source>
        <translation>Nochmals…</translation>
    </message>
    <message>
        <source>Back to the file</source>
        <translation>Zurück zur Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not while writing: the sonar could be left without firmware</source>
        <translation>Nicht beim Schreiben: das Sonar bliebe ohne Firmware</translation>
    </message>
</context>
<context>
    <name>FirmwarePanel</name>
    <message>
        <source>Firmware of %1</source>
        <translation>Firmware von %1</translation>
    </message>
    <message>
        <source>Firmware is being written. Close the window when it has finished.</source>
        <translation>Gerade wird Firmware geschrieben: das Fenster erst danach schließen.</translation>
    </message>
    <message>
        <source>Recover firmware</source>
        <translation>Firmware retten</translation>
    </message>
    <message>
        <source>Update firmware</source>
        <translation>Firmware aktualisieren</translation>
    </message>
    <message>
        <source>Not while firmware is being written</source>
        <translation>Nicht, solange geschrieben wird</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not tested on hardware, only on simulated sonars. If it fails, the sonar may have to go back to its manufacturer.</source>
        <translation>Nicht an Hardware getestet, nur an simulierten Sonaren. Schlägt es fehl, muss das Sonar womöglich zum Hersteller.</translation>
    </message>
    <message>
        <source>Connected device</source>
        <translation>Angeschlossenes Gerät</translation>
    </message>
    <message>
        <source>Bootloader baud rate</source>
        <translation>Baudrate des Bootloaders</translation>
    </message>
    <message>
        <source>Leadline cannot tell a Ping1D from a Ping2 here. With the wrong firmware it may not start: check the label on the sonar first.</source>
        <translation>Leadline kann Ping1D und Ping2 hier nicht unterscheiden. Mit falscher Firmware startet das Sonar womöglich nicht: zuerst das Etikett prüfen.</translation>
    </message>
    <message>
        <source>Choose firmware</source>
        <translation>Firmware wählen</translation>
    </message>
    <message>
        <source>Firmware (*.hex)</source>
        <translation>Firmware (*.hex)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Andere wählen…</translation>
    </message>
    <message>
        <source>Intel HEX file from the manufacturer: %1</source>
        <translation>Eine Datei des Herstellers (Intel HEX): %1</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>ft</source>
        <translation>ft</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>%1 s old</source>
        <translation>%1 s alt</translation>
    </message>
    <message>
        <source>%1 min old</source>
        <translation>%1 min alt</translation>
    </message>
    <message>
        <source>%1&#xa0;s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1° %2</source>
        <translation>%1° %2</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>ft/s</source>
        <translation>ft/s</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>°F</source>
        <translation>°F</translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 h old</source>
        <translation>%1 h alt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>GhostAligner</name>
    <message>
        <source>Ghost; arrows move it, Page Up and Page Down turn it</source>
        <translation>Vergleichsbild; Pfeile verschieben, Bild auf und Bild ab drehen es</translation>
    </message>
</context>
<context>
    <name>GhostBar</name>
    <message>
        <source>Drag the ghost; turn it by the ring</source>
        <translation>Vergleichsbild ziehen; am Ring drehen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep this alignment</source>
        <translation>Diese Ausrichtung behalten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore the previous alignment</source>
        <translation>Zurück zur vorigen Ausrichtung</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>GhostChanges</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Only in ghost</source>
        <translation>Nur im Vergleich</translation>
    </message>
</context>
<context>
    <name>GhostRows</name>
    <message>
        <source>Ghost</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Turn of the ghost</source>
        <translation>Umdrehung zum Vergleich</translation>
    </message>
    <message>
        <source>An earlier turn below the echoes. Turns that you take, also of another recording, and markers are listed here.</source>
        <translation>Eine frühere Umdrehung unter den Echos. Hier stehen übernommene Umdrehungen, auch die anderer Aufzeichnungen, und Marken.</translation>
    </message>
    <message>
        <source>Use this turn</source>
        <translation>Diese Umdrehung nehmen</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Von Hand ausrichten</translation>
    </message>
    <message>
        <source>Drag and turn the ghost in the polar view</source>
        <translation>Vergleichsbild in der Polaransicht ziehen und drehen</translation>
    </message>
    <message>
        <source>Strength of the ghost</source>
        <translation>Stärke des Vergleichsbilds</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mark changes</source>
        <translation>Änderungen markieren</translation>
    </message>
    <message>
        <source>Rings around echoes that are new, or only in the ghost</source>
        <translation>Ringe um Echos, die neu oder nur im Vergleichsbild sind</translation>
    </message>
</context>
<context>
    <name>GhostScale</name>
    <message>
        <source>Ghost %1, %2</source>
        <translation>Vergleich %1, %2</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Vergleich %1</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Chapter: %1</source>
        <translation>Kapitel: %1</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Handbuch schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
</context>
<context>
    <name>InspectorTabs</name>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Inspektor schließen</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pause oder Wiedergabe; im Tauchgang: zurückblicken</translation>
    </message>
    <message>
        <source>One ping back, forward</source>
        <translation>Ein Ping zurück, vor</translation>
    </message>
    <message>
        <source>5 seconds back, forward</source>
        <translation>5 Sekunden zurück, vor</translation>
    </message>
    <message>
        <source>Previous, next marker, event, gap or loop end</source>
        <translation>Vorige, nächste Marke, Ereignis, Lücke oder Schleifenende</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marke am Zeiger setzen</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Letztes Grundecho des Ping1D markieren</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Notiz zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Start, end; live: live edge</source>
        <translation>Anfang, Ende; im Tauchgang: live</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Standby des gewählten Sonars, oder aller</translation>
    </message>
    <message>
        <source>Slower, faster (¼ 1 2 5 20×)</source>
        <translation>Langsamer, schneller (¼ 1 2 5 20×)</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Zurück auf 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Rückwärts spielen</translation>
    </message>
    <message>
        <source>Set A, set B, loop on or off</source>
        <translation>A setzen, B setzen, Schleife an oder aus</translation>
    </message>
    <message>
        <source>Zoom in, out, fit the focused plot</source>
        <translation>Gewähltes Bild vergrößern, verkleinern, einpassen</translation>
    </message>
    <message>
        <source>Measure; Shift locks, Enter sets, Tab: next end</source>
        <translation>Messen; Umschalt rastet, Eingabe setzt, Tab: nächstes Ende</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Polar view: move the cursor</source>
        <translation>Polaransicht: Zeiger bewegen</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Ping1D: move the cursor; Ctrl depth, Shift time</source>
        <translation>Am Ping1D: Cursor; Strg Tiefe, Umschalt Zeit</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>Am Ping1D: sein Echo vergleichen; festhalten</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Polaransicht: Alarmzone am Zeiger</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Echokurve neben der Polaransicht</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Längere, kürzere Reichweite</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Alarm quittieren</translation>
    </message>
    <message>
        <source>Next, previous file of several</source>
        <translation>Nächste, vorige von mehreren Dateien</translation>
    </message>
    <message>
        <source>Snapshot of the window, of the focused plot</source>
        <translation>Schnappschuss des Fensters, des gewählten Bildes</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Next theme; brightness</source>
        <translation>Nächstes Thema; Helligkeit</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Log öffnen</translation>
    </message>
    <message>
        <source>Export; dive report (PDF)</source>
        <translation>Export; Tauchgangsbericht (PDF)</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Tauchen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Next, previous control; Esc leaves</source>
        <translation>Nächstes, voriges Bedienelement; Esc verlässt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close keyboard shortcuts</source>
        <translation>Tastenkürzel schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start page: connect found devices</source>
        <translation>Geräte und Start: Gefundenes verbinden</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Entf</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>In der Markenliste: umbenennen, löschen</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Die gelöschte Marke zurückholen</translation>
    </message>
    <message>
        <source>More, less gain</source>
        <translation>Mehr, weniger Verstärkung</translation>
    </message>
    <message>
        <source>Next, previous sector</source>
        <translation>Nächster, voriger Sektor</translation>
    </message>
    <message>
        <source>Timeline: zoom in, out</source>
        <translation>Zeitleiste: vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Zeitleiste: alles</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Library; Space selects, Ctrl+A selects all</source>
        <translation>Bibliothek; Leertaste wählt, Strg+A wählt alle</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Bibliothek und Nachrichten: suchen</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Bibliothek: aktualisieren</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Automatische Pegel; rohe Echos</translation>
    </message>
    <message>
        <source>Select the next, previous marker</source>
        <translation>Nächste, vorige Marke wählen</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Neue Aufzeichnung</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Aufzeichnung beenden oder beginnen</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar oder Fächer</translation>
    </message>
    <message>
        <source>More, less persistence</source>
        <translation>Mehr, weniger Nachleuchten</translation>
    </message>
    <message>
        <source>Bottom zoom, its next height</source>
        <translation>Grundzoom, seine nächste Höhe</translation>
    </message>
    <message>
        <source>Map: follow the vehicle; layers</source>
        <translation>Karte: dem Fahrzeug folgen; Ebenen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Announce distance to bottom, and drift</source>
        <translation>Grundabstand und Abdrift ansagen</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Abdrift des Fahrzeugs</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Voraus oben, Nord oben, Kurs fest, Ruhig</translation>
    </message>
    <message>
        <source>Ghost; this turn as the ghost</source>
        <translation>Vergleichsbild; diese Umdrehung als Vergleich</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range; bottom line by hand</source>
        <translation>Seitensicht: Schräg- oder Grundentfernung; Bodenlinie von Hand</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Alle Ansichten, nur Polar, Ping1D, Seitensicht oder Fächersonar</translation>
    </message>
</context>
<context>
    <name>LButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
</context>
<context>
    <name>LScroll</name>
    <message>
        <source>Scrolled</source>
        <translation>Bildlauf</translation>
    </message>
</context>
<context>
    <name>LSlider</name>
    <message>
        <source> (Tab, ← →)</source>
        <translation> (Tab, ← →)</translation>
    </message>
</context>
<context>
    <name>LTab</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
</context>
<context>
    <name>LevelRows</name>
    <message>
        <source>Levels of the %1</source>
        <translation>Pegel des %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Unprocessed echoes: no TVG, filter or smoothing</source>
        <translation>Echos wie aufgezeichnet, ohne TVG, Filter und Glättung</translation>
    </message>
    <message>
        <source>Black %1, white %2, gamma %3</source>
        <translation>Schwarz %1, Weiß %2, Gamma %3</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>Recording %1</source>
        <translation>Aufzeichnung %1</translation>
    </message>
    <message>
        <source>No recording selected</source>
        <translation>Keine Aufzeichnung gewählt</translation>
    </message>
    <message>
        <source>Select a recording to see its contents and dive sheet.</source>
        <translation>Aufzeichnung wählen, um Inhalt und Tauchgangsblatt zu sehen.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Repair the recording; no messages are removed</source>
        <translation>Vervollständigt die Aufzeichnung; alle Nachrichten bleiben</translation>
    </message>
    <message>
        <source>Dive sheet</source>
        <translation>Tauchgangsblatt</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Search recordings</source>
        <translation>Aufzeichnungen suchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Aufzeichnungen, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Enter opens, Space ticks</source>
        <translation>Auf und Ab wählen, Eingabe öffnet, Leertaste hakt an</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>The folder cannot be read</source>
        <translation>Der Ordner ist nicht lesbar</translation>
    </message>
    <message>
        <source>No recordings yet</source>
        <translation>Noch keine Aufzeichnungen</translation>
    </message>
    <message>
        <source>No name, date, device or dive sheet contains “%1”.</source>
        <translation>Kein Name, Datum, Gerät oder Tauchgangsblatt enthält „%1“.</translation>
    </message>
    <message>
        <source>Recording starts by itself with the first byte of a sonar, into %1.</source>
        <translation>Die Aufzeichnung beginnt von selbst mit dem ersten Byte eines Sonars, in %1.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc in der Suche</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Log öffnen…</translation>
    </message>
    <message>
        <source>By name, date, device or dive sheet</source>
        <translation>Nach Name, Datum, Gerät oder Tauchgangsblatt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Open together</source>
        <translation>Zusammen öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open selected recordings together</source>
        <translation>Gewählte Aufzeichnungen zusammen öffnen</translation>
    </message>
    <message>
        <source>What is ticked</source>
        <translation>Was angehakt ist</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Log öffnen…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>This dive</source>
        <translation>Dieser Tauchgang</translation>
    </message>
    <message>
        <source>Next dive</source>
        <translation>Nächster Tauchgang</translation>
    </message>
    <message>
        <source>Dive sheet of this dive</source>
        <translation>Tauchgangsblatt dieses Tauchgangs</translation>
    </message>
    <message>
        <source>Dive sheet of the next dive</source>
        <translation>Tauchgangsblatt des nächsten Tauchgangs</translation>
    </message>
    <message>
        <source>Saved in this dive&apos;s recording, including later changes.</source>
        <translation>Wird in der Aufzeichnung dieses Tauchgangs gespeichert, auch spätere Änderungen.</translation>
    </message>
    <message>
        <source>Saved in the next recording. Job, vehicle, pilot and place are kept.</source>
        <translation>Wird in der nächsten Aufzeichnung gespeichert. Auftrag, Fahrzeug, Pilot und Ort bleiben erhalten.</translation>
    </message>
    <message>
        <source>Another dive</source>
        <translation>Anderer Tauchgang</translation>
    </message>
    <message>
        <source>Clears dive, water and notes</source>
        <translation>Leert Tauchgang, Wasser und Notizen</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>dive sheet: %1</source>
        <translation>Tauchgangsblatt: %1</translation>
    </message>
    <message>
        <source>has markers</source>
        <translation>hat Marken</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angehakt</translation>
    </message>
</context>
<context>
    <name>LiveChip</name>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Wartet auf den ersten Ping</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Simulierte Echos</translation>
    </message>
    <message>
        <source>age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Keine Daten %1 s</translation>
    </message>
</context>
<context>
    <name>LogTimeOffsetMenu</name>
    <message>
        <source>%1 Positive seconds shift the vehicle&apos;s telemetry log later.</source>
        <translation>%1 Positive Sekunden verschieben das Telemetrielog nach hinten.</translation>
    </message>
    <message>
        <source>Shift by %1</source>
        <translation>Um %1 verschieben</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Shift of the telemetry log in seconds (Enter)</source>
        <translation>Verschiebung des Telemetrielogs in Sekunden (Eingabe)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to clock alignment</source>
        <translation>Auf Ausrichtung nach Uhren zurücksetzen</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Von Hand ausrichten</translation>
    </message>
    <message>
        <source>Start both together, then shift the telemetry log</source>
        <translation>Beide gemeinsam beginnen, dann das Telemetrielog verschieben</translation>
    </message>
    <message>
        <source>Back to the common start</source>
        <translation>Zurück zum gemeinsamen Anfang</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Show the sonar recording only</source>
        <translation>Das Log des Sonars wieder allein zeigen</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Diese Datei von Hand ausrichten</translation>
    </message>
    <message>
        <source>%1 Positive seconds shift it later.</source>
        <translation>%1 Positive Sekunden legen sie später.</translation>
    </message>
    <message>
        <source>Start it together with the others, then shift it</source>
        <translation>Ab gemeinsamem Beginn mit den anderen zeigen und von dort verschieben</translation>
    </message>
    <message>
        <source>Place it after the others again</source>
        <translation>Wieder hinter den anderen folgen lassen</translation>
    </message>
    <message>
        <source>Comparing both recordings…</source>
        <translation>Beide Aufzeichnungen werden verglichen …</translation>
    </message>
    <message>
        <source>No clear match, so no shift is suggested.</source>
        <translation>Keine eindeutige Übereinstimmung, daher kein Vorschlag.</translation>
    </message>
    <message>
        <source>Use %1 ± %2</source>
        <translation>%1 ± %2 übernehmen</translation>
    </message>
    <message>
        <source>Move it to where both recordings match</source>
        <translation>Dorthin schieben, wo beide Aufzeichnungen übereinstimmen</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 · Leadline</source>
        <translation>%1 · Leadline</translation>
    </message>
    <message>
        <source>Leadline</source>
        <translation>Leadline</translation>
    </message>
</context>
<context>
    <name>MainContent</name>
    <message>
        <source>Drop to open</source>
        <translation>Zum Öffnen fallen lassen</translation>
    </message>
    <message>
        <source>Several recordings share one timeline. A snapshot opens its recording at that time.</source>
        <translation>Mehrere Aufzeichnungen teilen eine Zeitleiste. Ein Schnappschuss öffnet seine Aufzeichnung zu dieser Zeit.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Log öffnen</translation>
    </message>
    <message>
        <source>Recordings and snapshots (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</source>
        <translation>Aufzeichnungen und Schnappschüsse (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>MapHeader</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Built on %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 Umlauf</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Umläufe</translation>
    </message>
    <message>
        <source>± %1 %2 now</source>
        <translation>jetzt ± %1 %2</translation>
    </message>
    <message>
        <source>1 turn not placed</source>
        <translation>1 Umlauf nicht verortet</translation>
    </message>
    <message>
        <source>%1 turns not placed</source>
        <translation>%1 Umläufe nicht verortet</translation>
    </message>
    <message>
        <source>Loop closed %1</source>
        <translation>Schleife geschlossen %1</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord oben</translation>
    </message>
    <message>
        <source>First heading up</source>
        <translation>Erster Kurs oben</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Voraus oben</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Dem Fahrzeug folgen</translation>
    </message>
    <message>
        <source>Layers and export</source>
        <translation>Ebenen und Export</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Head up</source>
        <translation>Voraus oben</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord oben</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Oben ist der erste Kurs</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message>
        <source>Layers and export</source>
        <translation>Ebenen und Export</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>%1 of %2 turns matched</source>
        <translation>%1 von %2 Umläufen passen</translation>
    </message>
    <message>
        <source>Loops closed</source>
        <translation>Geschlossene Schleifen</translation>
    </message>
    <message>
        <source>%1 · moved %2 %3</source>
        <translation>%1 · verschob %2 %3</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Nicht verortet</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 Umlauf</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Umläufe</translation>
    </message>
    <message>
        <source>The map is too large: larger cells, or a shorter recording, would show all of it.</source>
        <translation>Die Karte ist zu groß: Größere Zellen oder eine kürzere Aufzeichnung würden sie ganz zeigen.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Echos</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Error ellipses</source>
        <translation>Fehlerellipsen</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Loop closures</source>
        <translation>Schleifenschlüsse</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Range of the newest turn</source>
        <translation>Reichweite des neuesten Umlaufs</translation>
    </message>
    <message>
        <source>Where turns overlap</source>
        <translation>Wo Umläufe sich überlappen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Brightest</source>
        <translation>Hellstes</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neuestes</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>netCDF</source>
        <translation>netCDF</translation>
    </message>
    <message>
        <source>GeoTIFF needs positions, and there are none.</source>
        <translation>GeoTIFF braucht Positionen, und es gibt keine.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>There is no map yet</source>
        <translation>Noch keine Karte</translation>
    </message>
    <message>
        <source>Export map with a world file</source>
        <translation>Karte mit World-Datei exportieren</translation>
    </message>
    <message>
        <source>Within ± %1 %2</source>
        <translation>Innerhalb ± %1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 von %2 Umläufen</translation>
    </message>
</context>
<context>
    <name>MapPlot</name>
    <message>
        <source>Moved %1 %2</source>
        <translation>Um %1 %2 verschoben</translation>
    </message>
    <message>
        <source>Map; arrows move it</source>
        <translation>Karte; Pfeile verschieben sie</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Oben ist der erste Kurs</translation>
    </message>
    <message>
        <source>North is at %1 from up</source>
        <translation>Nord liegt %1 von oben</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Echoes too few to place turns.</source>
        <translation>Zu wenige Echos, um Umläufe zu verorten.</translation>
    </message>
    <message>
        <source>No map yet.</source>
        <translation>Noch keine Karte.</translation>
    </message>
    <message>
        <source>Positions would help.</source>
        <translation>Positionen würden helfen.</translation>
    </message>
    <message>
        <source>It grows as soon as two turns match, or with positions from a DVL or GPS.</source>
        <translation>Sie wächst, sobald zwei Umläufe zusammenpassen, oder mit Positionen von DVL oder GPS.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>This recording has no scanning sonar, whose turns make a map.</source>
        <translation>Diese Aufzeichnung hat kein Scanning-Sonar, aus dessen Umdrehungen eine Karte entsteht.</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>Karte wird berechnet…</translation>
    </message>
    <message>
        <source>The turns of a scanning sonar make a map, and none is connected.</source>
        <translation>Eine Karte entsteht aus den Umdrehungen eines Scanning-Sonars, und es ist keines verbunden.</translation>
    </message>
</context>
<context>
    <name>MapReadout</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>achteraus</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>%1 %2 %3, %4 %5 of the start, plus or minus %6</source>
        <translation>%1 %2 %3, %4 %5 vom Start, plus oder minus %6</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>south</source>
        <translation>südlich</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nördlich</translation>
    </message>
    <message>
        <source>west</source>
        <translation>westlich</translation>
    </message>
    <message>
        <source>east</source>
        <translation>östlich</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Where am I</source>
        <translation>Wo bin ich</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>from vehicle</source>
        <translation>vom Fahrzeug</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>Peilung</translation>
    </message>
    <message>
        <source>from up</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
</context>
<context>
    <name>MapScale</name>
    <message>
        <source>Scale: %1 %2</source>
        <translation>Maßstab: %1 %2</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>MarkerDetails</name>
    <message>
        <source>%1 rel</source>
        <translation>%1 rel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>true</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>%1 %2 (vehicle)</source>
        <translation>%1 %2 (Fahrzeug)</translation>
    </message>
    <message>
        <source>%1 %2 above bottom</source>
        <translation>%1 %2 über Grund</translation>
    </message>
    <message>
        <source>Name of marker %1</source>
        <translation>Name der Marke %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Marke %1 löschen</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source> slant</source>
        <translation> schräg</translation>
    </message>
    <message>
        <source>As taken</source>
        <translation>Wie genommen</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Peilung</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4</source>
        <translation>%1 %2 ± %3 %4</translation>
    </message>
    <message>
        <source>Echo at %1</source>
        <translation>Echo um %1</translation>
    </message>
    <message>
        <source>±22°</source>
        <translation>±22°</translation>
    </message>
    <message>
        <source>%1–%2 %3</source>
        <translation>%1–%2 %3</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Telemetry log</source>
        <translation>Telemetrielog</translation>
    </message>
    <message>
        <source>Aligned by hand</source>
        <translation>Von Hand ausgerichtet</translation>
    </message>
</context>
<context>
    <name>MarkerFlags</name>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source> · %1 (%2)</source>
        <translation> · %1 (%2)</translation>
    </message>
</context>
<context>
    <name>MarkerList</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Markers, %1</source>
        <translation>Marken, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Auf und Ab wählen, Eingabe geht hin, F2 benennt um, Entf löscht</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Noch keine Ereignisse.</translation>
    </message>
    <message>
        <source>No markers yet. Point at an echo and press M. Enter marks the Ping1D&apos;s latest bottom echo, N adds a note.</source>
        <translation>Noch keine Marken. Auf ein Echo zeigen und M drücken. Eingabe markiert das letzte Grundecho des Ping1D, N fügt eine Notiz hinzu.</translation>
    </message>
    <message>
        <source>Range, bearing and depth as marked</source>
        <translation>Entfernung, Peilung und Tiefe wie markiert</translation>
    </message>
</context>
<context>
    <name>MarkerNameField</name>
    <message>
        <source>Name of marker %1</source>
        <translation>Name der Marke %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Esc keeps the number</source>
        <translation>Enter behält den Namen, Esc die Nummer</translation>
    </message>
</context>
<context>
    <name>MarkerPin</name>
    <message>
        <source>Marker %1, %2</source>
        <translation>Marke %1, %2</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
</context>
<context>
    <name>MarkerPins</name>
    <message>
        <source>rel %1 ± %2°</source>
        <translation>rel. %1 ± %2°</translation>
    </message>
    <message>
        <source>as marked</source>
        <translation>wie markiert</translation>
    </message>
</context>
<context>
    <name>MarkerRow</name>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>%1 rel</source>
        <translation>%1 rel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>%1 %2 deep</source>
        <translation>%1 %2 tief</translation>
    </message>
    <message>
        <source>%1 (Up, Down)</source>
        <translation>%1 (Auf, Ab)</translation>
    </message>
</context>
<context>
    <name>MarkerTools</name>
    <message>
        <source>Point at an echo with the mouse or arrow keys, then press M.</source>
        <translation>Auf ein Echo zeigen und M drücken, oder mit den Pfeiltasten eines Bildes dorthin gehen.</translation>
    </message>
    <message>
        <source>No Ping1D bottom echo to mark here.</source>
        <translation>Hier kein Grundecho des Ping1D zum Markieren.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Notiz zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export 1 marker</source>
        <translation>1 Marke exportieren</translation>
    </message>
    <message>
        <source>Export %1 markers</source>
        <translation>%1 Marken exportieren</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Marken exportieren</translation>
    </message>
    <message>
        <source>No markers yet</source>
        <translation>Es gibt noch keine Marke</translation>
    </message>
    <message>
        <source>Note at the time shown; Enter saves</source>
        <translation>Notiz zur gezeigten Zeit; Eingabe speichert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>früher %1</translation>
    </message>
    <message>
        <source>missing: payload too short</source>
        <translation>fehlt: Die Nutzdaten enden davor</translation>
    </message>
</context>
<context>
    <name>MessagesDetails</name>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>No message selected</source>
        <translation>Keine Nachricht gewählt</translation>
    </message>
    <message>
        <source>Select a message to see its fields and bytes.</source>
        <translation>Nachricht wählen, um Felder und Bytes zu sehen.</translation>
    </message>
    <message>
        <source>Fields and bytes of %1</source>
        <translation>Felder und Bytes von %1</translation>
    </message>
    <message>
        <source>Raw bytes</source>
        <translation>Rohe Bytes</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>Previous message of this type</source>
        <translation>Dieselbe Nachricht vor dieser</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← in der Liste</translation>
    </message>
    <message>
        <source>Next message of this type</source>
        <translation>Dieselbe Nachricht nach dieser</translation>
    </message>
    <message>
        <source>→ in the list</source>
        <translation>→ in der Liste</translation>
    </message>
    <message>
        <source>Copy fields and bytes</source>
        <translation>Felder und Bytes kopieren</translation>
    </message>
</context>
<context>
    <name>MessagesList</name>
    <message>
        <source>Search messages</source>
        <translation>Nachrichten suchen</translation>
    </message>
    <message>
        <source>%1, not all</source>
        <translation>%1, nicht alle</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 Nachrichten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Messages, %1</source>
        <translation>Nachrichten, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Left and Right step through messages of one type</source>
        <translation>Auf und Ab wählen, Links und Rechts gehen zur vorigen und zur nächsten</translation>
    </message>
    <message>
        <source>No messages yet</source>
        <translation>Noch keine Nachrichten</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Every message from sonars and vehicles is listed here.</source>
        <translation>Hier erscheint jede Nachricht von Sonaren und Fahrzeugen.</translation>
    </message>
    <message>
        <source>No message name, former name, field, id or source contains “%1”.</source>
        <translation>Kein Name, alter Name, Feld, keine Nummer oder Quelle einer Nachricht enthält „%1“.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc in der Suche</translation>
    </message>
    <message>
        <source>Search name, former name, field, id or source; “once” finds single messages</source>
        <translation>Suche in Name, früherem Namen, Feld, Id, Quelle; „once“ findet einmalige</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Nachricht</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1, %2, message %3, not yet</source>
        <translation>%1, %2, Nachricht %3, noch nicht</translation>
    </message>
    <message>
        <source>%1, message %2 (Up, Down)</source>
        <translation>%1, Nachricht %2 (Auf, Ab)</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1, %2, message %3, count %4, %5, last %6 ago, %7</source>
        <translation>%1, %2, Nachricht %3, %4 erhalten, %5, letzte vor %6, %7</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
</context>
<context>
    <name>MessagesView</name>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
</context>
<context>
    <name>MotionRows</name>
    <message>
        <source>Drift</source>
        <translation>Abdrift</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>How fast and where the vehicle drifts, by the echoes of the Ping360</source>
        <translation>Wie schnell und wohin das Fahrzeug abtreibt, nach den Echos des Ping360</translation>
    </message>
    <message>
        <source>%1. Nothing is corrected.</source>
        <translation>%1. Es wird nichts korrigiert.</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Quittieren</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Voraus</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Kein Kurs. Fahrzeug verbinden oder Aufzeichnung mit Kurs öffnen.</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>Im Fächer ist immer voraus oben</translation>
    </message>
    <message>
        <source>Steady after one more turn</source>
        <translation>Ruhig nach einer weiteren Umdrehung</translation>
    </message>
    <message>
        <source>No match: by compass since %1</source>
        <translation>Keine Übereinstimmung: seit %1 nach Kompass</translation>
    </message>
    <message>
        <source>No match and no compass: held since %1</source>
        <translation>Keine Übereinstimmung, kein Kompass: seit %1 gehalten</translation>
    </message>
    <message>
        <source>Kept still by the picture since %1</source>
        <translation>Seit %1 durch das Bild ruhig gehalten</translation>
    </message>
</context>
<context>
    <name>MountingButtons</name>
    <message>
        <source>Mounting is correct as shown</source>
        <translation>Einbau stimmt wie gezeigt</translation>
    </message>
    <message>
        <source>Use this mounting</source>
        <translation>Diesen Einbau verwenden</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Einbau: %1</translation>
    </message>
</context>
<context>
    <name>MultibeamMenu</name>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Von hier messen</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Messung kopieren</translation>
    </message>
</context>
<context>
    <name>MultibeamPanel</name>
    <message>
        <source>no attitude</source>
        <translation>keine Lage</translation>
    </message>
    <message>
        <source>attitude of the vehicle</source>
        <translation>Lage des Fahrzeugs</translation>
    </message>
    <message>
        <source>1 sounding left out</source>
        <translation>1 Lotung ausgelassen</translation>
    </message>
    <message>
        <source>%1 soundings left out</source>
        <translation>%1 Lotungen ausgelassen</translation>
    </message>
    <message>
        <source>1 sounding</source>
        <translation>1 Lotung</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 Lotungen</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Multibeam sonar</source>
        <translation>Fächersonar</translation>
    </message>
    <message>
        <source>Minimum power</source>
        <translation>Mindeststärke</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassene</translation>
    </message>
    <message>
        <source>Show soundings that are left out</source>
        <translation>Ausgelassene Lotungen zeigen</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Anzeige einstellen</translation>
    </message>
    <message>
        <source>Channel data only, no points</source>
        <translation>Nur Kanaldaten, keine Punkte</translation>
    </message>
    <message>
        <source>1 ping</source>
        <translation>1 Ping</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 Pings</translation>
    </message>
    <message>
        <source>range %1 to %2</source>
        <translation>Reichweite %1 bis %2</translation>
    </message>
    <message>
        <source>multibeam sonar</source>
        <translation>Fächersonar</translation>
    </message>
    <message>
        <source>minimum power: %1</source>
        <translation>Mindestleistung: %1</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Noch gibt es keine Echos zu messen.</translation>
    </message>
    <message>
        <source>Press on one end, then on the other.</source>
        <translation>Auf das eine Ende drücken, dann auf das andere.</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Noch kein Grund.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Dem Fahrzeug folgen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Schnappschuss dieses Bildes</translation>
    </message>
</context>
<context>
    <name>MultibeamTab</name>
    <message>
        <source>No ping up to here.</source>
        <translation>Bis hier kein Ping.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Schallgeschwindigkeit</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Sendedauer</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Entfernungsstufen</translation>
    </message>
    <message>
        <source>Power thresholds</source>
        <translation>Leistungsschwellen</translation>
    </message>
    <message>
        <source>Soundings</source>
        <translation>Lotungen</translation>
    </message>
    <message>
        <source>Depth below the sonar</source>
        <translation>Tiefe unter dem Sonar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Stampfen</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Dive</source>
        <translation>Tauchen</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Devices: 1 found</source>
        <translation>Geräte: 1 gefunden</translation>
    </message>
    <message>
        <source>Devices: %1 found</source>
        <translation>Geräte: %1 gefunden</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Theme %1, change it</source>
        <translation>Thema %1, wechseln</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>NoSonarView</name>
    <message>
        <source>No %1</source>
        <translation>Kein %1</translation>
    </message>
    <message>
        <source>%1 is in Standby</source>
        <translation>%1 ist im Standby</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Wartet auf den ersten Ping</translation>
    </message>
    <message>
        <source>Connecting %1</source>
        <translation>Verbindet %1</translation>
    </message>
    <message>
        <source>Not in this recording.</source>
        <translation>Nicht in dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Eines verbinden oder ein Log öffnen.</translation>
    </message>
    <message>
        <source>Not pinging. Press Start to resume.</source>
        <translation>Sendet nicht. Mit Start fortsetzen.</translation>
    </message>
    <message>
        <source>Connected %1 s ago.</source>
        <translation>Verbunden vor %1 s.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Leave Standby</source>
        <translation>Standby verlassen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Log öffnen…</translation>
    </message>
    <message>
        <source>Unknown sonar</source>
        <translation>Unbekanntes Sonar</translation>
    </message>
    <message>
        <source>Choose above which one it is.</source>
        <translation>Oben wählen, welches es ist.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Lesen anhalten; was gelesen ist, lässt sich spielen</translation>
    </message>
    <message>
        <source>Notice action</source>
        <translation>Tun, was der Hinweis anbietet</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>PaletteSwatch</name>
    <message>
        <source>Palette %1</source>
        <translation>Farbpalette %1</translation>
    </message>
    <message>
        <source>Palette %1 (Tab, Space)</source>
        <translation>Farbpalette %1 (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>PersistencePicker</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>1 sweep</source>
        <translation>1 Durchlauf</translation>
    </message>
    <message>
        <source>3 sweeps</source>
        <translation>3 Durchläufe</translation>
    </message>
    <message>
        <source>10 sweeps</source>
        <translation>10 Durchläufe</translation>
    </message>
    <message>
        <source>All sweeps</source>
        <translation>Alle Durchläufe</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Nachleuchten</translation>
    </message>
</context>
<context>
    <name>Ping1dTab</name>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Schallgeschwindigkeit</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Sendedauer</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
</context>
<context>
    <name>Ping360Tab</name>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Winkelschritt</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Schallgeschwindigkeit</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Sendedauer</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Einbau nicht bestätigt</translation>
    </message>
</context>
<context>
    <name>PolarCompass</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Heading %1 %2</source>
        <translation>Kurs %1 %2</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
    <message>
        <source>Turned %1</source>
        <translation>Gedreht %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>by compass</source>
        <translation>nach Kompass</translation>
    </message>
</context>
<context>
    <name>PolarCompassCheck</name>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>PolarCorners</name>
    <message>
        <source>0–%1 s</source>
        <translation>0–%1 s</translation>
    </message>
    <message>
        <source>Age, %1</source>
        <translation>Alter, %1</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>%1 seconds per revolution, %2 pings per second</source>
        <translation>%1 Sekunden je Umdrehung, %2 Pings je Sekunde</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>/ turn</source>
        <translation>/ Umdr.</translation>
    </message>
    <message>
        <source>pings/s</source>
        <translation>Pings/s</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>No pings</source>
        <translation>Keine Pings</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit to the farthest echo</source>
        <translation>Auf das fernste Echo einpassen</translation>
    </message>
    <message>
        <source>/ sweep</source>
        <translation>/ Durchlauf</translation>
    </message>
</context>
<context>
    <name>PolarDrift</name>
    <message>
        <source>rel</source>
        <translation>rel</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Drift %1 ± %2 %3, %4 ± %5° %6</source>
        <translation>Abdrift&#xa0;%1 ±&#xa0;%2&#xa0;%3,&#xa0;%4 ±&#xa0;%5°&#xa0;%6</translation>
    </message>
    <message>
        <source>Holding, under %1 %2</source>
        <translation>Hält Position, unter&#xa0;%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Drift not known: too few echoes</source>
        <translation>Abdrift unbekannt: zu wenige Echos</translation>
    </message>
    <message>
        <source>Drift after one more turn</source>
        <translation>Abdrift nach einer weiteren Umdrehung</translation>
    </message>
    <message>
        <source>Drift after two turns</source>
        <translation>Abdrift nach zwei Umdrehungen</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Abdrift</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hält Position</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <translation>± %1 %2</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>± %1° %2</source>
        <translation>±&#xa0;%1°&#xa0;%2</translation>
    </message>
    <message>
        <source>under</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>· %1 old</source>
        <translation>·&#xa0;%1 alt</translation>
    </message>
    <message>
        <source>too few echoes</source>
        <translation>zu wenige Echos</translation>
    </message>
    <message>
        <source>since</source>
        <translation>seit</translation>
    </message>
    <message>
        <source>after one more turn</source>
        <translation>nach einer weiteren Umdrehung</translation>
    </message>
    <message>
        <source>after two turns</source>
        <translation>nach zwei Umdrehungen</translation>
    </message>
    <message>
        <source>Across the wall %1 ± %2 %3, along it unknown</source>
        <translation>Quer zur Wand %1&#xa0;±&#xa0;%2&#xa0;%3, längs unbekannt</translation>
    </message>
    <message>
        <source>Across the wall under %1 %2, along it unknown</source>
        <translation>Quer zur Wand unter %1&#xa0;%2, längs unbekannt</translation>
    </message>
    <message>
        <source>Across the wall</source>
        <translation>Quer zur Wand</translation>
    </message>
    <message>
        <source>under %1 %2</source>
        <translation>unter %1&#xa0;%2</translation>
    </message>
    <message>
        <source>along it unknown</source>
        <translation>längs unbekannt</translation>
    </message>
    <message>
        <source>Computing the drift…</source>
        <translation>Abdrift wird berechnet…</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>wird berechnet…</translation>
    </message>
</context>
<context>
    <name>PolarHeader</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Echo trace</source>
        <translation>Echokurve</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Schnappschuss dieses Bildes</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Anzeige einstellen</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Voraus oben</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord oben</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>Der Fächer zeigt Sektoren bis 180°</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>Im Fächer ist immer voraus oben</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Kein Kurs. Fahrzeug verbinden oder Aufzeichnung mit Kurs öffnen.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Ping360 polar view; arrows move the cursor</source>
        <translation>Polaransicht des Ping360; Pfeile bewegen den Zeiger</translation>
    </message>
</context>
<context>
    <name>PolarMarker</name>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>rel %1°</source>
        <translation>rel. %1°</translation>
    </message>
    <message>
        <source>rel %1° ± %2</source>
        <translation>rel. %1° ± %2</translation>
    </message>
    <message>
        <source>range and bearing as marked</source>
        <translation>Entfernung und Peilung wie markiert</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>range as marked</source>
        <translation>Entfernung wie markiert</translation>
    </message>
    <message>
        <source>outside the view</source>
        <translation>außerhalb des Bildes</translation>
    </message>
</context>
<context>
    <name>PolarMeasured</name>
    <message>
        <source>horizontal</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>schräg</translation>
    </message>
    <message>
        <source>%1° ± %2°</source>
        <translation>%1° ± %2°</translation>
    </message>
    <message>
        <source>rel %1 ± %2°</source>
        <translation>rel %1 ± %2°</translation>
    </message>
    <message>
        <source>%1 %2 ± %3° %4</source>
        <translation>%1 %2 ± %3° %4</translation>
    </message>
    <message>
        <source>true</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>Peil</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Measured %1 %2</source>
        <translation>Gemessen %1 %2</translation>
    </message>
    <message>
        <source>then %1, angle %2</source>
        <translation>dann %1, Winkel %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
</context>
<context>
    <name>PolarMenu</name>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Von hier messen</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Messung kopieren</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Scan fortsetzen</translation>
    </message>
    <message>
        <source>Hold bearing here</source>
        <translation>Peilung hier halten</translation>
    </message>
    <message>
        <source>Alarm zone here (Z)</source>
        <translation>Alarmzone hier (Z)</translation>
    </message>
    <message>
        <source>Zone here (Z)</source>
        <translation>Zone hier (Z)</translation>
    </message>
</context>
<context>
    <name>PolarPanel</name>
    <message>
        <source>The head is held on one bearing. Resume the scan to measure.</source>
        <translation>Der Kopf hält eine Peilung. Zum Messen den Scan fortsetzen.</translation>
    </message>
    <message>
        <source>Ping360, polar view</source>
        <translation>Ping360, Polaransicht</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>A Ping360 may take 4.5 s.</source>
        <translation>Ein Ping360 kann 4.5 s brauchen.</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Noch gibt es keine Echos zu messen.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Hier ist kein Echo zu messen.</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Einbau nicht bestätigt</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Voraus oben</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord oben</translation>
    </message>
    <message>
        <source>Heading locked</source>
        <translation>Kurs fest</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ruhig</translation>
    </message>
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the alarm zone&apos;s position first.</source>
        <translation>Zuerst auf den Ort der Alarmzone zeigen.</translation>
    </message>
</context>
<context>
    <name>PolarReadout</name>
    <message>
        <source>± %1°</source>
        <translation>± %1°</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>true</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>Peil</translation>
    </message>
    <message>
        <source>horizontal %1 ± %2</source>
        <translation>waagerecht %1 ± %2</translation>
    </message>
    <message>
        <source>%1 %2 %3 %4</source>
        <translation>%1 %2 %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4</source>
        <translation>%1 %2 ± %3 %4</translation>
    </message>
    <message>
        <source>%1 ± %2 %3 slant range, rel %4 %5, %6 of 255, %7 old</source>
        <translation>%1 ± %2 %3 schräg, rel %4 %5, %6 von 255, %7 alt</translation>
    </message>
    <message>
        <source>%1 slant range, rel %2, no echo</source>
        <translation>%1 schräg, rel %2, kein Echo</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Cursor: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>schräg</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>± %1 slant</source>
        <translation>± %1 schräg</translation>
    </message>
    <message>
        <source>slant · rel %1 · %2 %3 %4</source>
        <translation>schräg · rel %1 · %2 %3 %4</translation>
    </message>
    <message>
        <source>slant · rel %1 %2</source>
        <translation>schräg · rel %1 %2</translation>
    </message>
    <message>
        <source>slant · rel %1</source>
        <translation>schräg · rel %1</translation>
    </message>
    <message>
        <source>rel</source>
        <translation>rel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no echo</source>
        <translation>kein Echo</translation>
    </message>
    <message>
        <source>of 255</source>
        <translation>von 255</translation>
    </message>
    <message>
        <source>old</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <translation>± %1 %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
</context>
<context>
    <name>PolarSteady</name>
    <message>
        <source>Steady after one more turn</source>
        <translation>Ruhig nach einer weiteren Umdrehung</translation>
    </message>
    <message>
        <source>By compass since %1</source>
        <translation>Nach Kompass seit %1</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>Gehalten seit %1</translation>
    </message>
    <message>
        <source>Steady by the picture</source>
        <translation>Ruhig durch das Bild</translation>
    </message>
    <message>
        <source>± %1°</source>
        <translation>± %1°</translation>
    </message>
    <message>
        <source>turned %1 %2</source>
        <translation>gedreht %1 %2</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>gedreht</translation>
    </message>
</context>
<context>
    <name>PolarTrace</name>
    <message>
        <source>Echo trace, rel %1</source>
        <translation>Echokurve, rel %1</translation>
    </message>
    <message>
        <source>rel %1</source>
        <translation>rel %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PolarZone</name>
    <message>
        <source>Alarm zone %1 to %2 %3 about %4</source>
        <translation>Alarmzone %1 bis %2 %3 um %4</translation>
    </message>
    <message>
        <source>Alarm zone, muted, %1 to %2 %3 about %4</source>
        <translation>Alarmzone, stumm, %1 bis %2 %3 um %4</translation>
    </message>
    <message>
        <source>Zone, muted</source>
        <translation>Zone, stumm</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone · acknowledged</source>
        <translation>Zone · quittiert</translation>
    </message>
</context>
<context>
    <name>RecordedRow</name>
    <message>
        <source>%1, %2, as recorded</source>
        <translation>%1, %2, wie aufgezeichnet</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Wie aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>RecorderBlock</name>
    <message>
        <source>part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Speicher voll</translation>
    </message>
    <message>
        <source>Ready to record</source>
        <translation>Bereit aufzuzeichnen</translation>
    </message>
    <message>
        <source>Demo, not recorded</source>
        <translation>Demo, nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>frei %1</translation>
    </message>
    <message>
        <source>Starts with the first byte</source>
        <translation>Beginnt mit dem ersten Byte</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
    <message>
        <source>%1 s held in memory</source>
        <translation>%1 s im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Demo aufzeichnen</translation>
    </message>
    <message>
        <source>Disk write failed</source>
        <translation>Schreiben misslungen</translation>
    </message>
    <message>
        <source>Not recording</source>
        <translation>Keine Aufzeichnung</translation>
    </message>
    <message>
        <source>REC %1</source>
        <translation>REC %1</translation>
    </message>
    <message>
        <source>Recording complete</source>
        <translation>Aufzeichnung fertig</translation>
    </message>
    <message>
        <source>Not recording since %1</source>
        <translation>Keine Aufzeichnung seit %1</translation>
    </message>
    <message>
        <source>New file when data arrives</source>
        <translation>Neue Datei ab dem nächsten Byte</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 zeichnet auf</translation>
    </message>
    <message>
        <source>Its menu records</source>
        <translation>Das Menü zeichnet auf</translation>
    </message>
    <message>
        <source>Recorder: %1</source>
        <translation>Rekorder: %1</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Neue Aufzeichnung</translation>
    </message>
    <message>
        <source>Start recording</source>
        <translation>Aufzeichnung beginnen</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Aufzeichnung beenden</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Stop recording?</source>
        <translation>Aufzeichnung beenden?</translation>
    </message>
    <message>
        <source>Keep recording</source>
        <translation>Weiter aufzeichnen</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings are saved to %2.</source>
        <translation>In %1 lässt sich nichts schreiben. Aufzeichnungen kommen nach %2.</translation>
    </message>
</context>
<context>
    <name>SectionPlot</name>
    <message>
        <source>port</source>
        <translation>backbord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>steuerbord</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>across %1 %2</source>
        <translation>quer %1 %2</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>left out: weak</source>
        <translation>ausgelassen: schwach</translation>
    </message>
    <message>
        <source>left out: outlier</source>
        <translation>ausgelassen: Ausreißer</translation>
    </message>
    <message>
        <source>Section; arrows go from sounding to sounding</source>
        <translation>Schnitt; Pfeiltasten gehen von Lotung zu Lotung</translation>
    </message>
    <message>
        <source>0 %1</source>
        <translation>0 %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Keine Position</translation>
    </message>
    <message>
        <source>%1 %2 ± %3</source>
        <translation>%1 %2 ± %3</translation>
    </message>
    <message>
        <source>across %1</source>
        <translation>quer %1</translation>
    </message>
    <message>
        <source>up %1</source>
        <translation>hinauf %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>hinab %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Gemessen %1</translation>
    </message>
    <message>
        <source>No sounding here to measure.</source>
        <translation>Hier ist keine Lotung zu messen.</translation>
    </message>
    <message>
        <source>from swath to swath: ± not known</source>
        <translation>von Fächer zu Fächer: ± nicht bekannt</translation>
    </message>
</context>
<context>
    <name>SectorHandle</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1, %2 degrees</source>
        <translation>%1, %2 Grad</translation>
    </message>
</context>
<context>
    <name>SectorRim</name>
    <message>
        <source>Sector centre</source>
        <translation>Sektormitte</translation>
    </message>
    <message>
        <source>Sector width</source>
        <translation>Sektorbreite</translation>
    </message>
    <message>
        <source>Sector from</source>
        <translation>Sektor von</translation>
    </message>
    <message>
        <source>Sector to</source>
        <translation>Sektor bis</translation>
    </message>
    <message>
        <source>%1° at %2°</source>
        <translation>%1° bei %2°</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
</context>
<context>
    <name>SettingBox</name>
    <message>
        <source>Use mine</source>
        <translation>Meine nehmen</translation>
    </message>
    <message>
        <source>Restore %1 to %2</source>
        <translation>%1 auf %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep %1 at %2</source>
        <translation>%1 auf %2 lassen</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1 (Left, Right)</source>
        <translation>%1 (Links, Rechts)</translation>
    </message>
</context>
<context>
    <name>SettingControl</name>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Follows range</source>
        <translation>Nach Bereich</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
</context>
<context>
    <name>SettingFold</name>
    <message>
        <source>Fold away</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, ausgeklappt</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, eingeklappt</translation>
    </message>
</context>
<context>
    <name>SettingHead</name>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Changes affect the live sonar</source>
        <translation>Änderungen wirken auf das Live-Sonar</translation>
    </message>
    <message>
        <source>Another program drives this sonar</source>
        <translation>Ein anderes Programm steuert dieses Sonar</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Läuft bereits; nicht von Leadline gestartet.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Standby: not pinging</source>
        <translation>Standby: sendet nicht</translation>
    </message>
    <message>
        <source>Use last settings: %1</source>
        <translation>Letzte Einstellungen: %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Letzte Einstellungen verwenden</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Einstellungen des Sonars behalten</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1 is set by the sonar. Set Mode to Manual first.</source>
        <translation>%1: Das wählt das Sonar. Zuerst Betriebsart auf Manuell stellen.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1, type a number</source>
        <translation>%1, eine Zahl eingeben</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
</context>
<context>
    <name>SettingRows360</name>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>kopfüber</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Kopfüber</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Einbau</translation>
    </message>
    <message>
        <source>Saved for this sonar</source>
        <translation>Für dieses Sonar gemerkt</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Drehversatz</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>Bearing held at %1°</source>
        <translation>Peilung %1° gehalten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Scan fortsetzen</translation>
    </message>
    <message>
        <source>Hold bearing</source>
        <translation>Peilung halten</translation>
    </message>
    <message>
        <source>Hold the head at this bearing</source>
        <translation>Kopf auf dieser Peilung halten</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Leertaste</translation>
    </message>
    <message>
        <source>60°</source>
        <translation>60°</translation>
    </message>
    <message>
        <source>90°</source>
        <translation>90°</translation>
    </message>
    <message>
        <source>120°</source>
        <translation>120°</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>360°</source>
        <translation>360°</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
</context>
<context>
    <name>SettingStandby</name>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Scannen</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Taste P</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>Standby</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>Pending %1 s</source>
        <translation>Ausstehend %1 s</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1</source>
        <translation>Anderswo geändert: %1</translation>
    </message>
    <message>
        <source>Set by the sonar</source>
        <translation>Vom Sonar gewählt</translation>
    </message>
    <message>
        <source>Applied · %1</source>
        <translation>Übernommen · %1</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals</translation>
    </message>
    <message>
        <source>Sonar stays at %1. Try again</source>
        <translation>Sonar bleibt bei %1. Nochmals</translation>
    </message>
    <message>
        <source>Sonar still reports %1</source>
        <translation>Sonar meldet noch %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>SettingsOfferBars</name>
    <message>
        <source>%1, last settings: %2</source>
        <translation>%1, letzte Einstellungen: %2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Letzte Einstellungen verwenden</translation>
    </message>
    <message>
        <source>Use last settings of %1</source>
        <translation>Letzte Einstellungen von %1 nehmen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Einstellungen des Sonars behalten</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>%1 lassen, wie es ist</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Dämmerung</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Switch theme by time of day</source>
        <translation>Thema nach der Tageszeit wechseln</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Nach der Uhr dieses Rechners</translation>
    </message>
    <message>
        <source>Day starts</source>
        <translation>Tag ab</translation>
    </message>
    <message>
        <source>Day ends</source>
        <translation>Tag bis</translation>
    </message>
    <message>
        <source>Theme at night</source>
        <translation>Thema bei Nacht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Stronger edges and secondary text</source>
        <translation>Kräftigere Ränder und Nebentexte</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The window fits %1 %. Enlarge it for more.</source>
        <translation>Das Fenster fasst %1 %. Für mehr vergrößern.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes keep full screen resolution.</source>
        <translation>75 bis 250 %. Echos bleiben so scharf, wie der Bildschirm ist.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Handschuhe</translation>
    </message>
    <message>
        <source>25 % larger, for use with gloves</source>
        <translation>Alles ein Viertel größer, zum Drücken mit Handschuhen</translation>
    </message>
    <message>
        <source>Until the next scheduled change, or until you change it.</source>
        <translation>Gilt bis zum nächsten geplanten Wechsel oder bis Sie es ändern.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Nächstes Thema</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Fensterhelligkeit</translation>
    </message>
</context>
<context>
    <name>SetupEntry</name>
    <message>
        <source>Use</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation>%1 anwenden</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>SetupKey</name>
    <message>
        <source>Default key</source>
        <translation>Standardtaste</translation>
    </message>
    <message>
        <source>%1: restore default key</source>
        <translation>%1: die Taste vom Anfang</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
    <message>
        <source>%1: another key</source>
        <translation>%1: eine andere Taste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press the new key</source>
        <translation>neue Taste drücken</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Esc cancels, Del removes the key.</source>
        <translation>Esc bricht ab, Entf entfernt die Taste.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Neu zuweisen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep both keys unchanged</source>
        <translation>Beide behalten ihre Tasten</translation>
    </message>
</context>
<context>
    <name>SetupKeys</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Next, previous control</source>
        <translation>Nächstes, voriges Bedienelement</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave or close; return the keys to the window</source>
        <translation>Verlässt und schließt; gibt die Tasten dem Fenster zurück</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>Press the focused control</source>
        <translation>Das Bedienelement drücken, das den Fokus hat</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Lists, choices and numbers; on a plot: the cursor</source>
        <translation>Listen, Auswahl und Zahlen; in einem Bild: der Cursor</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Entf</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>In der Markenliste: umbenennen, löschen</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>Am Ping1D: sein Echo vergleichen; festhalten</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Polaransicht: Alarmzone am Zeiger</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Library: select all</source>
        <translation>Bibliothek: alle wählen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>On a plot: its menu</source>
        <translation>In einem Bild: sein Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Press Enter on a key or click it, then press the new key. Keys without Ctrl or Alt are ignored while you type.</source>
        <translation>Auf der Taste einer Aktion Eingabe drücken oder sie anklicken, dann die neue Taste drücken. Tasten ohne Strg oder Alt warten, während Sie tippen.</translation>
    </message>
    <message>
        <source>Yes, restore all default keys</source>
        <translation>Ja, alle Standardtasten</translation>
    </message>
    <message>
        <source>Restore default keys…</source>
        <translation>Standardtasten wiederherstellen…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Fragt noch einmal nach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Feste Tasten</translation>
    </message>
    <message>
        <source>Used by the focused control.</source>
        <translation>Vom fokussierten Bedienelement benutzt.</translation>
    </message>
</context>
<context>
    <name>SetupLinks</name>
    <message>
        <source>Connections</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Connect at start</source>
        <translation>Beim Start verbinden</translation>
    </message>
    <message>
        <source>The links selected below. Links connected on exit are selected automatically.</source>
        <translation>Die unten gewählten Verbindungen. Beim Beenden offene werden automatisch gewählt.</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Beim Verbinden scannen</translation>
    </message>
    <message>
        <source>Leadline&apos;s MAVLink ids</source>
        <translation>Leadlines MAVLink-Ids</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>System und Komponente, die Leadline ist</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>System / Komponente, etwa 254/190; nicht 255, das ist die Bodenstation des Piloten (Eingabe)</translation>
    </message>
    <message>
        <source>For links without their own ids; used from the next connection.</source>
        <translation>Wo eine Verbindung keine eigenen hat; vom nächsten Verbinden an.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>No links yet.</source>
        <translation>Noch keine Verbindungen.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>If off, sonars connect in Standby</source>
        <translation>Wenn aus, verbinden sich Sonare im Standby</translation>
    </message>
    <message>
        <source>%1 · connected</source>
        <translation>%1 · verbunden</translation>
    </message>
    <message>
        <source>Connect %1 at start</source>
        <translation>%1 beim Start verbinden</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids there</source>
        <translation>Kennungen von Leadline dort</translation>
    </message>
    <message>
        <source>Ids of Leadline on %1</source>
        <translation>Kennungen von Leadline auf %1</translation>
    </message>
    <message>
        <source>System / component, such as 254/190 (Enter)</source>
        <translation>System / Komponente, etwa 254/190 (Eingabe)</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signierschlüssel</translation>
    </message>
    <message>
        <source>Signing key of %1</source>
        <translation>Signierschlüssel von %1</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 hexadezimale Ziffern oder das Kennwort, das die Bodenstation hat (Eingabe)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Schlüssel gesetzt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Schlüssel vergessen; unsignierte Nachrichten annehmen</translation>
    </message>
    <message>
        <source>Kept on this computer, readable by you only; never in recordings.</source>
        <translation>Bleibt auf diesem Rechner, nur für Sie lesbar; nie in Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Forget this link</source>
        <translation>Verbindung vergessen</translation>
    </message>
    <message>
        <source>Disconnect it first on the Devices page</source>
        <translation>Zuerst trennen, auf der Seite Geräte</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Suggest deletion after</source>
        <translation>Löschen vorschlagen nach</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tagen</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tagen</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Einem Jahr</translation>
    </message>
    <message>
        <source>Suggest oldest when total exceeds</source>
        <translation>Älteste vorschlagen ab insgesamt</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>10 GB</source>
        <translation>10 GB</translation>
    </message>
    <message>
        <source>50 GB</source>
        <translation>50 GB</translation>
    </message>
    <message>
        <source>200 GB</source>
        <translation>200 GB</translation>
    </message>
    <message>
        <source>Nothing is deleted automatically. Recordings with markers, notes or a dive sheet are never suggested.</source>
        <translation>Nichts wird automatisch gelöscht. Aufzeichnungen mit Marken, Notizen oder Tauchgangsblatt werden nie vorgeschlagen.</translation>
    </message>
    <message>
        <source>Checking recordings…</source>
        <translation>Aufzeichnungen werden geprüft…</translation>
    </message>
    <message>
        <source>No recordings match this rule.</source>
        <translation>Keine Aufzeichnung erfüllt diese Regel.</translation>
    </message>
    <message>
        <source>Suggested for deletion: %1</source>
        <translation>Zum Löschen vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>Yes, move %1 to the trash</source>
        <translation>Ja, %1 in den Papierkorb</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>%1 in den Papierkorb…</translation>
    </message>
    <message>
        <source>Move selected recordings to the trash</source>
        <translation>Gewählte Aufzeichnungen in den Papierkorb</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle anhaken</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine anhaken</translation>
    </message>
    <message>
        <source>Suggested recordings</source>
        <translation>Vorgeschlagene Aufzeichnungen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Alarmton</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Saved automatically</source>
        <translation>Wird automatisch gespeichert</translation>
    </message>
    <message>
        <source>Setup: %1</source>
        <translation>Setup: %1</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Units, time, language</source>
        <translation>Einheiten, Zeit, Sprache</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Kein Ton auf diesem Rechner</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Ton testen</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Alarmton einmal abspielen</translation>
    </message>
    <message>
        <source>Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.</source>
        <translation>Grenzen und Zone stehen neben den Sonaren: %1, Reiter Ping1D und Ping360.</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Metric: m, m/s, °C</source>
        <translation>Metrisch: m, m/s, °C</translation>
    </message>
    <message>
        <source>Imperial: ft, ft/s, °F</source>
        <translation>Imperial: ft, ft/s, °F</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>Files always use UTC.</source>
        <translation>Dateien verwenden immer UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>Number format is always the same. The guide is in English.</source>
        <translation>Das Zahlenformat ist immer gleich. Das Handbuch ist auf Englisch.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Immer im Vordergrund</translation>
    </message>
    <message>
        <source>Above other windows, where the desktop allows it</source>
        <translation>Über den Fenstern anderer Programme, wo der Desktop es erlaubt</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Lower values show the windows behind</source>
        <translation>Niedrige Werte zeigen die Fenster dahinter</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Window size, position, full screen and plot split are saved automatically.</source>
        <translation>Größe und Ort des Fensters, die Teilung der Bilder und Vollbild werden von selbst gemerkt.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers, alarms and exported pictures; other pages, events and data files keep metres.</source>
        <translation>Für Bilder (auch exportierte), Werte, Einstellungen, Marken und Alarme; auf anderen Seiten, in Ereignissen und Datendateien bleiben es Meter.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Recording folder</source>
        <translation>Aufzeichnungsordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Recordings are saved to %1</source>
        <translation>Aufzeichnungen kommen nach %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose recording folder</source>
        <translation>Aufzeichnungsordner wählen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Restore default folder</source>
        <translation>Standardordner wiederherstellen</translation>
    </message>
    <message>
        <source>A running recording stays where it is; the next one uses the new folder.</source>
        <translation>Die laufende Aufzeichnung bleibt; die nächste nutzt den neuen Ordner.</translation>
    </message>
    <message>
        <source>Split recording</source>
        <translation>Aufzeichnung teilen</translation>
    </message>
    <message>
        <source>Checking write access…</source>
        <translation>Schreibzugriff wird geprüft…</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Fehlersuche</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Programmprotokoll speichern</translation>
    </message>
    <message>
        <source>Save program log to the recording folder</source>
        <translation>Programmprotokoll im Aufzeichnungsordner speichern</translation>
    </message>
    <message>
        <source>A text file for support: connections, devices and files of this session, with addresses and names.</source>
        <translation>Eine Textdatei für den, der Ihnen hilft: Verbindungen, Geräte und Dateien seit dem Start, mit ihren Adressen und Namen.</translation>
    </message>
    <message>
        <source>Confirm before stopping a recording</source>
        <translation>Vor dem Beenden einer Aufzeichnung fragen</translation>
    </message>
    <message>
        <source>The menu of the recorder and its key ask first</source>
        <translation>Das Menü des Rekorders und seine Taste fragen zuerst</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Default settings restored.</source>
        <translation>Standardeinstellungen wiederhergestellt.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Yes, reset all settings</source>
        <translation>Ja, alles zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the settings…</source>
        <translation>Einstellungen zurücksetzen…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Fragt noch einmal nach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restores the defaults for units, time, language, appearance, window, alarm sound, keys, plots and recording settings. Recordings, connections, alarm limits and sonar settings are kept.</source>
        <translation>Setzt Einheiten, Zeit, Sprache, Erscheinungsbild, Fenster, Alarmton, Tasten, Anzeigen und Aufzeichnungseinstellungen zurück. Aufzeichnungen, Verbindungen, Alarmgrenzen und Sonareinstellungen bleiben.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Purpose or client</source>
        <translation>Zweck oder Kunde</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Tauchgang</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer oder Name</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Welches</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Wer fährt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Fresh, brackish or sea; temperature, clarity</source>
        <translation>Süß-, Brack- oder Salzwasser; Temperatur, Sicht</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>SideScanAxis</name>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Side unknown</source>
        <translation>Seite unbekannt</translation>
    </message>
    <message>
        <source>Water column</source>
        <translation>Wassersäule</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SideScanLost</name>
    <message>
        <source>Port: no data since %1</source>
        <translation>Backbord: keine Daten seit %1</translation>
    </message>
    <message>
        <source>Starboard: no data since %1</source>
        <translation>Steuerbord: keine Daten seit %1</translation>
    </message>
</context>
<context>
    <name>SideScanMeasured</name>
    <message>
        <source>Height %1</source>
        <translation>Höhe %1</translation>
    </message>
    <message>
        <source>Height at least %1</source>
        <translation>Höhe mindestens %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Höhe unbekannt: kein Schatten</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Keine Bodenlinie</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>Schatten %1</translation>
    </message>
</context>
<context>
    <name>SideScanNotice</name>
    <message>
        <source>Not all units are shown: the side of some is not known.</source>
        <translation>Nicht alle Einheiten sind zu sehen: Die Seite mancher ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Only %1 is shown: its side is not known.</source>
        <translation>Nur %1 ist zu sehen: Die Seite ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The side of this unit is not known.</source>
        <translation>Die Seite dieser Einheit ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Zu sehen</translation>
    </message>
    <message>
        <source>Side of this unit</source>
        <translation>Seite dieser Einheit</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>No speed since %1: by distance the picture stands still.</source>
        <translation>Keine Geschwindigkeit seit %1: Nach Strecke steht das Bild still.</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
</context>
<context>
    <name>SideScanPanel</name>
    <message>
        <source>gain by physics</source>
        <translation>Verstärkung nach Physik</translation>
    </message>
    <message>
        <source>gain by mean</source>
        <translation>Verstärkung nach Mittel</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Noch gibt es keine Echos zu messen.</translation>
    </message>
    <message>
        <source>Drag from the target to the end of its shadow.</source>
        <translation>Vom Ziel bis zum Ende seines Schattens ziehen.</translation>
    </message>
    <message>
        <source>side-scan sonar</source>
        <translation>Seitensichtsonar</translation>
    </message>
    <message>
        <source>2 × %1</source>
        <translation>2 × %1</translation>
    </message>
    <message>
        <source>Across track</source>
        <translation>Quer zur Fahrt</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Schrägentfernung</translation>
    </message>
    <message>
        <source>Ground range</source>
        <translation>Grundentfernung</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Neueste Zeile</translation>
    </message>
    <message>
        <source>Newest on top</source>
        <translation>Neueste oben</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Höhe aus Schatten</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Schnappschuss dieses Bildes</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Anzeige einstellen</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Seitensicht</translation>
    </message>
</context>
<context>
    <name>SideScanPlot</name>
    <message>
        <source>Side-scan picture, %1 seconds, %2 to each side</source>
        <translation>Seitensichtbild, %1 Sekunden, %2 zu jeder Seite</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Shift changes the time span; +, − and 0 zoom the range; D measures a height from its shadow</source>
        <translation>Pfeile bewegen den Cursor, Umschalt ändert die Zeitspanne; +, − und 0 zoomen die Reichweite; D misst eine Höhe aus ihrem Schatten</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Bodenlinie</translation>
    </message>
    <message>
        <source>Bottom line, %1</source>
        <translation>Bodenlinie, %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Höhe aus Schatten</translation>
    </message>
</context>
<context>
    <name>SideScanReadout</name>
    <message>
        <source>port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>side unknown</source>
        <translation>Seite unbekannt</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Keine Bodenlinie</translation>
    </message>
    <message>
        <source>altitude %1</source>
        <translation>Höhe über Grund %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Keine Position</translation>
    </message>
    <message>
        <source>%1 %2 ± %3</source>
        <translation>%1 %2 ± %3</translation>
    </message>
    <message>
        <source>%1 dB rel</source>
        <translation>%1 dB rel</translation>
    </message>
    <message>
        <source>slant %1</source>
        <translation>schräg %1</translation>
    </message>
    <message>
        <source>height %1 from shadow</source>
        <translation>Höhe %1 aus Schatten</translation>
    </message>
    <message>
        <source>height at least %1</source>
        <translation>Höhe mindestens %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Höhe unbekannt: kein Schatten</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Cursor: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>schräg</translation>
    </message>
    <message>
        <source>Flat bottom assumed</source>
        <translation>Ebener Grund angenommen</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Schrägentfernung</translation>
    </message>
</context>
<context>
    <name>SideScanTab</name>
    <message>
        <source>Across track</source>
        <translation>Quer zur Fahrt</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Schräg</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Raw echoes are drawn by slant range.</source>
        <translation>Rohe Echos werden nach Schrägentfernung gezeichnet.</translation>
    </message>
    <message>
        <source>Flat bottom assumed.</source>
        <translation>Ebener Grund angenommen.</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Bodenlinie</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Keine Bodenlinie</translation>
    </message>
    <message>
        <source>Confidence %1 %</source>
        <translation>Konfidenz %1 %</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Drag the line in the water column, or press %1.</source>
        <translation>Die Linie in der Wassersäule ziehen oder %1 drücken.</translation>
    </message>
    <message>
        <source>By hand, %1 to %2</source>
        <translation>Von Hand, %1 bis %2</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Diesen Abschnitt entfernen</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Echopegel</translation>
    </message>
    <message>
        <source>%1 to %2 dB rel</source>
        <translation>%1 bis %2 dB rel</translation>
    </message>
    <message>
        <source>Gain over range</source>
        <translation>Verstärkung über Entfernung</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean of the newest 400 lines, each side</source>
        <translation>Mittel der neuesten 400 Zeilen, jede Seite</translation>
    </message>
    <message>
        <source>30 log R and absorption</source>
        <translation>30 log R und Absorption</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Neueste Zeile</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>position estimate</source>
        <translation>Positionsschätzung</translation>
    </message>
    <message>
        <source>global position</source>
        <translation>globaler Position</translation>
    </message>
    <message>
        <source>ground speed</source>
        <translation>Geschwindigkeit über Grund</translation>
    </message>
    <message>
        <source>The vehicle sends no speed: lines are by time.</source>
        <translation>Das Fahrzeug sendet keine Geschwindigkeit: Zeilen nach Zeit.</translation>
    </message>
    <message>
        <source>%1 from %2. Picture is true to scale.</source>
        <translation>%1 aus %2. Das Bild ist maßstäblich.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Along track</source>
        <translation>Längs der Fahrt</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Nach Strecke</translation>
    </message>
    <message>
        <source>Swap port and starboard</source>
        <translation>Backbord und Steuerbord tauschen</translation>
    </message>
    <message>
        <source>For units mounted on the opposite side</source>
        <translation>Für Einheiten, die an der anderen Seite angebracht sind</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
</context>
<context>
    <name>SideScanTimes</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>SimulatedTag</name>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
</context>
<context>
    <name>SonarHeader</name>
    <message>
        <source>Show another sonar (Tab, Space)</source>
        <translation>Ein anderes Sonar zeigen (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>SoundRows</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Sound speed</source>
        <translation>Schallgeschw.</translation>
    </message>
    <message>
        <source>As recorded · ± %1 %</source>
        <translation>Wie aufgezeichnet · ± %1 %</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>wie aufgezeichnet</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>kind of water</source>
        <translation>Art des Wassers</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>Typed speed</source>
        <translation>Eingegebener Wert</translation>
    </message>
    <message>
        <source>Not sent to the sonar</source>
        <translation>An kein Sonar gesendet</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Süß</translation>
    </message>
    <message>
        <source>Brackish</source>
        <translation>Brack</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Valid for 5 to 20 °C</source>
        <translation>Gilt für 5 bis 20 °C</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>süß</translation>
    </message>
    <message>
        <source>brackish</source>
        <translation>brackig</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>0 to 40</source>
        <translation>0 bis 40</translation>
    </message>
    <message>
        <source>Salinity</source>
        <translation>Salzgehalt</translation>
    </message>
    <message>
        <source>0 fresh, 35 ocean</source>
        <translation>0 süß, 35 Ozean</translation>
    </message>
    <message>
        <source>g/kg</source>
        <translation>g/kg</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth for sound speed</source>
        <translation>Tiefe für Schallgeschwindigkeit</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s temperature</source>
        <translation>Die Temperatur des Fahrzeugs nehmen</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s current temperature and depth</source>
        <translation>Seine Temperatur und Tiefe, wie sie jetzt sind</translation>
    </message>
    <message>
        <source>The vehicle reports no water temperature</source>
        <translation>Das Fahrzeug nennt keine Wassertemperatur</translation>
    </message>
    <message>
        <source>%1 · ± %2 %</source>
        <translation>%1 · ± %2 %</translation>
    </message>
    <message>
        <source>Valid for 41 to 68 °F</source>
        <translation>Gilt für 41 bis 68 °F</translation>
    </message>
    <message>
        <source>32 to 104</source>
        <translation>32 bis 104</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s: %1</source>
        <translation>Die des Fahrzeugs nehmen: %1</translation>
    </message>
    <message>
        <source>Sound speed of the %1</source>
        <translation>Schallgeschw. des %1</translation>
    </message>
</context>
<context>
    <name>SounderCursor</name>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 von 255</translation>
    </message>
    <message>
        <source>no echo</source>
        <translation>kein Echo</translation>
    </message>
    <message>
        <source>before the first ping</source>
        <translation>vor dem ersten Ping</translation>
    </message>
    <message>
        <source>Ping1D %1 · %2 %</source>
        <translation>Ping1D %1 · %2 %</translation>
    </message>
    <message>
        <source>Leadline %1 · %2 %</source>
        <translation>Leadline %1 · %2 %</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Cursor: %1</translation>
    </message>
    <message>
        <source>%1 below the bottom</source>
        <translation>%1 unter dem Grund</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 über dem Grund</translation>
    </message>
</context>
<context>
    <name>SounderFoot</name>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
</context>
<context>
    <name>SounderMeasured</name>
    <message>
        <source>apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>näher</translation>
    </message>
    <message>
        <source>further</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 %2 %3/s ± %4</source>
        <translation>%1 %2 %3/s ± %4</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>entfernend</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>nähernd</translation>
    </message>
    <message>
        <source>shallower</source>
        <translation>flacher</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>tiefer</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Gemessen %1</translation>
    </message>
</context>
<context>
    <name>SounderMenu</name>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Von hier messen</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Messung kopieren</translation>
    </message>
    <message>
        <source>Release held echo (R)</source>
        <translation>Gehaltenes Echo loslassen (R)</translation>
    </message>
    <message>
        <source>Hold this echo (R)</source>
        <translation>Dieses Echo festhalten (R)</translation>
    </message>
</context>
<context>
    <name>SounderPanel</name>
    <message>
        <source>gain %1</source>
        <translation>Verstärkung %1</translation>
    </message>
    <message>
        <source>Ping1D echogram</source>
        <translation>Ping1D-Echogramm</translation>
    </message>
    <message>
        <source>%1–%2 %3</source>
        <translation>%1–%2 %3</translation>
    </message>
    <message>
        <source>auto range</source>
        <translation>Reichweite auto</translation>
    </message>
    <message>
        <source>fixed range</source>
        <translation>Reichweite fest</translation>
    </message>
    <message>
        <source>auto gain</source>
        <translation>Verst. auto</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Schnappschuss dieses Bildes</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Anzeige einstellen</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Noch gibt es keine Echos zu messen.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Hier ist kein Echo zu messen.</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarm %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>fern %1</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Kein Ton auf diesem Rechner</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>quittiert</translation>
    </message>
    <message>
        <source>Bottom zoom</source>
        <translation>Grundzoom</translation>
    </message>
</context>
<context>
    <name>SounderPlot</name>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 bis %2 %3</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Ping1D echogram, %1 seconds, %2</source>
        <translation>Ping1D-Echogramm, %1 Sekunden, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Ctrl the depth window, Shift changes the time span; +, − and 0 zoom depth; C compares with previous pings, R holds this echo</source>
        <translation>Pfeile bewegen den Cursor, mit Strg das Tiefenfenster, mit Umschalt ändern sie die Zeitspanne; +, − und 0 zoomen die Tiefe; C vergleicht mit den Pings davor, R hält dieses Echo fest</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarm %1</translation>
    </message>
    <message>
        <source>Alarm far %1</source>
        <translation>Alarm fern %1</translation>
    </message>
</context>
<context>
    <name>SounderTrace</name>
    <message>
        <source>mean of %1</source>
        <translation>Mittel von %1</translation>
    </message>
    <message>
        <source>min–max of %1</source>
        <translation>Min–Max von %1</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>gehalten %1</translation>
    </message>
</context>
<context>
    <name>SplitGrip</name>
    <message>
        <source>Between the plots, %1 % left</source>
        <translation>Zwischen den Bildern, links %1 %</translation>
    </message>
</context>
<context>
    <name>StaleTag</name>
    <message>
        <source>Not updated for %1 s</source>
        <translation>Seit %1 s nicht erneuert</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Keine Daten %1 s</translation>
    </message>
</context>
<context>
    <name>StarePlot</name>
    <message>
        <source>Ping360 echogram, bearing held at %1 degrees</source>
        <translation>Ping360-Echogramm, Peilung %1 Grad gehalten</translation>
    </message>
    <message>
        <source>Bearing held at %1°, range over time</source>
        <translation>Peilung %1° gehalten, Entfernung über Zeit</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Scan fortsetzen</translation>
    </message>
    <message>
        <source>Bearing changed</source>
        <translation>Peilung geändert</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Nothing connected</source>
        <translation>Nichts verbunden</translation>
    </message>
    <message>
        <source>Try the demo, connect a sonar, or open a log. Ping Viewer logs work too.</source>
        <translation>Die Demo ausprobieren, ein Sonar verbinden oder ein Log öffnen. Logs von Ping Viewer gehen auch.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Demo mit simulierten Sonaren starten</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Log öffnen…</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Öffnet %1</translation>
    </message>
    <message>
        <source>Playback is possible once the first pings are read.</source>
        <translation>Es lässt sich spielen, sobald seine ersten Pings da sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Öffnen abbrechen</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Das ist kein Sonar-Log</translation>
    </message>
    <message>
        <source>No recordings in this folder</source>
        <translation>Keine Logs in diesem Ordner</translation>
    </message>
    <message>
        <source>This recording cannot be opened</source>
        <translation>Diese Aufzeichnung lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Ein anderes öffnen</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 gefunden: %2</translation>
    </message>
    <message>
        <source>Recording starts automatically on connection.</source>
        <translation>Die Aufzeichnung beginnt beim Verbinden automatisch.</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Gefundene Geräte verbinden</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>200 % setzen</translation>
    </message>
    <message>
        <source>Set interface scale to 200 %</source>
        <translation>Oberfläche auf 200 %</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Bei 100 % bleiben</translation>
    </message>
    <message>
        <source>Keep interface scale at 100 %</source>
        <translation>Oberfläche bei 100 % lassen</translation>
    </message>
    <message>
        <source>The interface is small on this screen. It can also be scaled in %1.</source>
        <translation>Die Oberfläche ist auf diesem Bildschirm klein. Auch in %1 einstellbar.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>StateBlock</name>
    <message>
        <source>STOPPED</source>
        <translation>GESTOPPT</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>REPLAY %1</source>
        <translation>WIEDERG. %1</translation>
    </message>
    <message>
        <source>REVIEW −%1</source>
        <translation>RÜCKBLICK −%1</translation>
    </message>
    <message>
        <source>OPENING</source>
        <translation>ÖFFNET</translation>
    </message>
    <message>
        <source>READY</source>
        <translation>BEREIT</translation>
    </message>
    <message>
        <source>%1 lost %2 ago</source>
        <translation>%1 verloren vor %2</translation>
    </message>
    <message>
        <source>No ping yet</source>
        <translation>Noch kein Ping</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Still recording</source>
        <translation>Zeichnet weiter auf</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Weiter live</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Nothing connected</source>
        <translation>Nichts verbunden</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, angehalten</translation>
    </message>
    <message>
        <source>Wed 00 May · 00:00:00</source>
        <translation>Mi. 00. Sept. · 00:00:00</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>No bottom found</source>
        <translation>Kein Grund gefunden</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Kein Ziel gefunden</translation>
    </message>
    <message>
        <source>Distance to bottom %1</source>
        <translation>Abstand zum Grund %1</translation>
    </message>
    <message>
        <source>Distance to target %1</source>
        <translation>Abstand zum Ziel %1</translation>
    </message>
    <message>
        <source>confidence %1&#xa0;%</source>
        <translation>Konfidenz %1&#xa0;%</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Nothing connected to record.</source>
        <translation>Nichts verbunden, nichts aufzuzeichnen.</translation>
    </message>
    <message>
        <source>Recording of the demo started.</source>
        <translation>Aufzeichnung der Demo gestartet.</translation>
    </message>
    <message>
        <source>Recording of the demo stopped.</source>
        <translation>Aufzeichnung der Demo beendet.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>Alarm quittiert</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Aufzeichnung beendet.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Aufzeichnung begonnen.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Neue Aufzeichnung begonnen.</translation>
    </message>
</context>
<context>
    <name>StatusChips</name>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>endet früh</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>wird aufgezeichnet</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>RTT</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Mehrere Fahrzeuge: drücken zum Wählen (Tab, Leertaste)</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Kein Heartbeat seit %1 s</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Keine Daten %1 s</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Simulierte Echos</translation>
    </message>
    <message>
        <source>age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
</context>
<context>
    <name>SwathStrip</name>
    <message>
        <source>Depth below the multibeam sonar over time</source>
        <translation>Tiefe unter dem Fächersonar über der Zeit</translation>
    </message>
</context>
<context>
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Dusk</source>
        <translation>Dämmerung</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Nothing recorded yet. Recording starts by itself with the first byte.</source>
        <translation>Noch nichts aufgezeichnet. Die Aufzeichnung beginnt von selbst mit dem ersten Byte.</translation>
    </message>
    <message>
        <source>This recording contains no pings.</source>
        <translation>Diese Aufzeichnung enthält keine Pings.</translation>
    </message>
</context>
<context>
    <name>TimelineMarks</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Loop start, %1</source>
        <translation>Schleifenanfang, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop end, %1</source>
        <translation>Schleifenende, %1</translation>
    </message>
</context>
<context>
    <name>TimelineMouse</name>
    <message>
        <source>Timeline, %1</source>
        <translation>Zeitleiste, %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Tiefe %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Kurs %1</translation>
    </message>
</context>
<context>
    <name>TimelineStrips</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>%1 gaps</source>
        <translation>%1 Lücken</translation>
    </message>
    <message>
        <source>Ping360 over time</source>
        <translation>Ping360 über der Zeit</translation>
    </message>
    <message>
        <source>Ping1D over time</source>
        <translation>Ping1D über der Zeit</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 Lücke</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Seitensicht</translation>
    </message>
    <message>
        <source>Side-scan over time</source>
        <translation>Seitensicht über der Zeit</translation>
    </message>
    <message>
        <source>Multibeam</source>
        <translation>Fächersonar</translation>
    </message>
</context>
<context>
    <name>TimingAges</name>
    <message>
        <source>Message age</source>
        <translation>Nachrichtenalter</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Nachrichten suchen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Age, ms</source>
        <translation>Alter, ms</translation>
    </message>
    <message>
        <source>Message, rate, last, age</source>
        <translation>Nachricht, Rate, zuletzt, Alter</translation>
    </message>
    <message>
        <source>Message ages, %1</source>
        <translation>Alter der Nachrichten, %1</translation>
    </message>
    <message>
        <source>Recorded: requests are not possible</source>
        <translation>Aufzeichnung: keine Anfragen möglich</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Kein Fahrzeug verbunden</translation>
    </message>
    <message>
        <source>PING</source>
        <translation>PING</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Send one PING to all on the link</source>
        <translation>Alle auf der Verbindung mit PING fragen, einmal</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Send PING to all on the link every second</source>
        <translation>Alle auf der Verbindung jede Sekunde mit PING fragen</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Answer PING requests</source>
        <translation>Anfragen von PING beantworten</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer TIMESYNC requests; PX4 accepts any reply as its time source</source>
        <translation>Anfragen von TIMESYNC beantworten: PX4 nimmt jede Antwort für seine Uhr</translation>
    </message>
    <message>
        <source>Compass check</source>
        <translation>Kompassprüfung</translation>
    </message>
</context>
<context>
    <name>TimingComponent</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>TimingHistogram</name>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>med</source>
        <translation>med</translation>
    </message>
</context>
<context>
    <name>TimingOffset</name>
    <message>
        <source>%1 − this computer</source>
        <translation>%1 − dieser Rechner</translation>
    </message>
    <message>
        <source>Clock offset: not known</source>
        <translation>Uhrenversatz: nicht bekannt</translation>
    </message>
    <message>
        <source>Clock offset, %1, %2 %3</source>
        <translation>Uhrenversatz, %1, %2 %3</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Uhrenversatz</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Gangabw.</translation>
    </message>
    <message>
        <source>Fit window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>Foreign replies</source>
        <translation>Fremde Antw.</translation>
    </message>
    <message>
        <source>Clock offset needs TIMESYNC replies</source>
        <translation>Uhrversatz braucht TIMESYNC-Antworten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, change since −5 min without the skew</source>
        <translation>%1, Änderung seit −5 min ohne die Gangabweichung</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>No vehicle</source>
        <translation>Kein Fahrzeug</translation>
    </message>
    <message>
        <source>This recording has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Diese Aufzeichnung hat keines. Leadline liest MAVLink aus eigenen Aufzeichnungen und aus .tlog-Dateien.</translation>
    </message>
    <message>
        <source>Connect one, or open a recording with MAVLink.</source>
        <translation>Eines verbinden oder ein Log mit MAVLink öffnen.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Log öffnen…</translation>
    </message>
    <message>
        <source>Last 5 min · times in ms</source>
        <translation>Letzte 5 min · Zeiten in ms</translation>
    </message>
    <message>
        <source>Probe %1</source>
        <translation>Messen mit %1</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>TIMESYNC requests</source>
        <translation>Anfragen von TIMESYNC</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>5/s</source>
        <translation>5/s</translation>
    </message>
    <message>
        <source>10/s</source>
        <translation>10/s</translation>
    </message>
    <message>
        <source>Recorded: requests are not possible</source>
        <translation>Aufzeichnung: keine Anfragen möglich</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Kein Fahrzeug verbunden</translation>
    </message>
    <message>
        <source>Only v2</source>
        <translation>Nur v2</translation>
    </message>
    <message>
        <source>Strict version 2: ignore TIMESYNC replies without a target</source>
        <translation>Streng Version 2: Antworten auf TIMESYNC, die niemanden nennen, zählen nicht</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
</context>
<context>
    <name>TimingPath</name>
    <message>
        <source>Sonar path, milliseconds</source>
        <translation>Weg des Sonars, Millisekunden</translation>
    </message>
    <message>
        <source>Sonar path</source>
        <translation>Weg des Sonars</translation>
    </message>
    <message>
        <source>live only</source>
        <translation>nur live</translation>
    </message>
    <message>
        <source>median · p95, ms</source>
        <translation>Median · p95, ms</translation>
    </message>
</context>
<context>
    <name>TimingRoundTrips</name>
    <message>
        <source>Round-trip time: no replies</source>
        <translation>Umlaufzeit: keine Antworten</translation>
    </message>
    <message>
        <source>Round-trip time</source>
        <translation>Umlaufzeit</translation>
    </message>
    <message>
        <source>ms, log</source>
        <translation>ms, log.</translation>
    </message>
    <message>
        <source>median 5 s</source>
        <translation>Median 5 s</translation>
    </message>
    <message>
        <source>p95 20 s</source>
        <translation>p95 20 s</translation>
    </message>
    <message>
        <source>No replies in these 5 minutes</source>
        <translation>Keine Antworten in diesen 5 Minuten</translation>
    </message>
</context>
<context>
    <name>TimingSlowPort</name>
    <message>
        <source>Set 1 ms</source>
        <translation>1 ms setzen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Set the adapter&apos;s latency to 1 ms</source>
        <translation>Den Adapter Daten sofort weitergeben lassen</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Befehl kopieren: %1</translation>
    </message>
</context>
<context>
    <name>TimingSwitch</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>TimingTable</name>
    <message>
        <source>RTT med</source>
        <translation>RTT med</translation>
    </message>
    <message>
        <source>Median round-trip time</source>
        <translation>Median der Umlaufzeit</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>95th percentile of the round-trip time</source>
        <translation>95. Perzentil der Umlaufzeit</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>Variation between round trips</source>
        <translation>Schwankung zwischen Umlaufzeiten</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Requests without a reply</source>
        <translation>Anfragen ohne Antwort</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Replies after the timeout</source>
        <translation>Antworten nach der Zeitgrenze</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dopp.</translation>
    </message>
    <message>
        <source>Duplicate replies</source>
        <translation>Doppelte Antworten</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Uhrenversatz</translation>
    </message>
    <message>
        <source>Skew ppm</source>
        <translation>Gang ppm</translation>
    </message>
    <message>
        <source>Drift rate of the clock offset</source>
        <translation>Driftrate des Uhrversatzes</translation>
    </message>
    <message>
        <source>Components, %1</source>
        <translation>Komponenten, %1</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Clock offset from this computer</source>
        <translation>Uhrversatz zu diesem Computer</translation>
    </message>
</context>
<context>
    <name>TimingTabs</name>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
</context>
<context>
    <name>TimingTicks</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 min</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Ein Ping zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Ein Ping vor</translation>
    </message>
    <message>
        <source>To the live edge</source>
        <translation>Zur Live-Kante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play time %1</source>
        <translation>Spielzeit %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>At the live edge</source>
        <translation>An der Live-Kante</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Vorwärts abspielen</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Rückwärts spielen</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Set loop start</source>
        <translation>Schleifenanfang setzen</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Set loop end</source>
        <translation>Schleifenende setzen</translation>
    </message>
    <message>
        <source>A–B %1</source>
        <translation>A–B %1</translation>
    </message>
    <message>
        <source>A–B</source>
        <translation>A–B</translation>
    </message>
    <message>
        <source>Loop: set A and B first</source>
        <translation>Schleife: zuerst A und B setzen</translation>
    </message>
    <message>
        <source>Loop is on</source>
        <translation>Schleife ist an</translation>
    </message>
    <message>
        <source>Loop is off</source>
        <translation>Schleife ist aus</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Mark at the cursor, or the Ping1D&apos;s latest bottom echo</source>
        <translation>Marke am Zeiger, sonst letztes Grundecho des Ping1D</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Die ganze Aufzeichnung zeigen</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Tauchgangsbericht (PDF)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Zu live</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>GO LIVE</source>
        <translation>ZU LIVE</translation>
    </message>
    <message>
        <source>Showing live data</source>
        <translation>Live-Daten werden gezeigt</translation>
    </message>
</context>
<context>
    <name>TrueRange</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>At %1 the range is %2 %3</source>
        <translation>Bei %1 ist die Reichweite %2 %3</translation>
    </message>
</context>
<context>
    <name>VehicleBlocks</name>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Fahrzeugtiefe</translation>
    </message>
    <message>
        <source>Heading · by hand</source>
        <translation>Kurs · von Hand</translation>
    </message>
    <message>
        <source>Depth · by hand</source>
        <translation>Tiefe · von Hand</translation>
    </message>
</context>
<context>
    <name>VehicleChip</name>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>RTT</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Heading and depth come from this vehicle</source>
        <translation>Kurs und Tiefe sind die des Fahrzeugs</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Mehrere Fahrzeuge: drücken zum Wählen (Tab, Leertaste)</translation>
    </message>
</context>
<context>
    <name>VehicleChooser</name>
    <message>
        <source>Shown vehicle: %1</source>
        <translation>Gezeigtes Fahrzeug: %1</translation>
    </message>
    <message>
        <source>Vehicle&apos;s system: %1</source>
        <translation>System des Fahrzeugs: %1</translation>
    </message>
    <message>
        <source>The vehicle is</source>
        <translation>Das Fahrzeug ist</translation>
    </message>
</context>
<context>
    <name>VehicleFigure</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>– –</source>
        <translation>– –</translation>
    </message>
</context>
<context>
    <name>VehicleLabel</name>
    <message>
        <source>Shift telemetry log</source>
        <translation>Telemetrielog verschieben</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Leertaste)</translation>
    </message>
    <message>
        <source>Align telemetry log</source>
        <translation>Telemetrielog ausrichten</translation>
    </message>
    <message>
        <source>Align a file without a date</source>
        <translation>Eine Datei ohne Datum ausrichten</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Ohne Datum</translation>
    </message>
</context>
<context>
    <name>VehicleLinkPopup</name>
    <message>
        <source>%1: this link</source>
        <translation>%1: diese Verbindung</translation>
    </message>
    <message>
        <source>Leadline is</source>
        <translation>Leadline ist</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>System und Komponente, die Leadline ist</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>System / Komponente, etwa 254/190; nicht 255, das ist die Bodenstation des Piloten (Eingabe)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signierschlüssel</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 hexadezimale Ziffern oder das Kennwort, das die Bodenstation hat (Eingabe)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Schlüssel gesetzt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Sign outgoing messages; reject messages not signed with this key</source>
        <translation>Alles Gesendete signieren; abweisen, was nicht mit demselben Schlüssel signiert ist</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Schlüssel vergessen; unsignierte Nachrichten annehmen</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>Der Schlüssel bleibt auf diesem Rechner, nur für Sie lesbar; nie in Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Enter system/component, such as 254/190: system 1 to 254, component 1 to 255.</source>
        <translation>Zwei Zahlen eingeben, etwa 254/190: ein System von 1 bis 254 und eine Komponente von 1 bis 255.</translation>
    </message>
</context>
<context>
    <name>VehiclePlot</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Fahrzeugtiefe über der Zeit</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Kurs über der Zeit</translation>
    </message>
    <message>
        <source>Neither depth nor heading</source>
        <translation>Weder Tiefe noch Kurs</translation>
    </message>
    <message>
        <source>The vehicle sent neither in this recording.</source>
        <translation>Das Fahrzeug hat in dieser Aufzeichnung beides nicht gesendet.</translation>
    </message>
    <message>
        <source>The vehicle has sent neither yet.</source>
        <translation>Das Fahrzeug hat beides noch nicht gesendet.</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Tiefe %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Kurs %1</translation>
    </message>
</context>
<context>
    <name>VehicleRows</name>
    <message>
        <source>Heading offset</source>
        <translation>Kursversatz</translation>
    </message>
    <message>
        <source>Variation known</source>
        <translation>Missweisung bekannt</translation>
    </message>
    <message>
        <source>Headings become true</source>
        <translation>Kurse sind dann rechtweisend (rw)</translation>
    </message>
    <message>
        <source>Variation, east positive</source>
        <translation>Missweisung, Ost positiv</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Missweisung</translation>
    </message>
    <message>
        <source>Depth zero</source>
        <translation>Tiefennull</translation>
    </message>
    <message>
        <source>Depth zero at %1 %2 of the vehicle&apos;s</source>
        <translation>Tiefennull bei %1 %2 des Fahrzeugs</translation>
    </message>
    <message>
        <source>Zero depth here</source>
        <translation>Hier ist Tiefe null</translation>
    </message>
    <message>
        <source>Use the current depth as zero, live and in recordings</source>
        <translation>Aktuelle Tiefe als null, live und in Aufzeichnungen</translation>
    </message>
    <message>
        <source>No vehicle depth</source>
        <translation>Es kommt keine Tiefe von einem Fahrzeug</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Depth as reported by the vehicle</source>
        <translation>Tiefe, wie das Fahrzeug sie nennt</translation>
    </message>
    <message>
        <source>%1 below the depth sensor</source>
        <translation>%1 unter dem Tiefensensor</translation>
    </message>
</context>
<context>
    <name>VehicleTexts</name>
    <message>
        <source>Status texts, %1</source>
        <translation>Statusmeldungen, %1</translation>
    </message>
    <message>
        <source>Up and Down go to the one before and after</source>
        <translation>Auf und Ab gehen zur vorigen und zur nächsten</translation>
    </message>
    <message>
        <source>Go to %1 (Up, Down)</source>
        <translation>Zu %1 gehen (Auf, Ab)</translation>
    </message>
    <message>
        <source>No status texts</source>
        <translation>Keine Statusmeldungen</translation>
    </message>
    <message>
        <source>The vehicle sent none in this recording.</source>
        <translation>Das Fahrzeug hat in dieser Aufzeichnung keine gesendet.</translation>
    </message>
    <message>
        <source>What the vehicle reports is listed here.</source>
        <translation>Hier steht, was das Fahrzeug meldet.</translation>
    </message>
</context>
<context>
    <name>VehicleView</name>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Fahrzeugtiefe</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Status texts</source>
        <translation>Statusmeldungen</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Round trips, and every message field by field</source>
        <translation>Laufzeiten, und jede Nachricht Feld für Feld</translation>
    </message>
</context>
<context>
    <name>ZoneOverlay</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>LIVE · </source>
        <translation>LIVE · </translation>
    </message>
</context>
<context>
    <name>ZoneRows</name>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Show alarm zone</source>
        <translation>Alarmzone anzeigen</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Ziel in der Zone</translation>
    </message>
    <message>
        <source>Z in the polar view centres the zone on the cursor</source>
        <translation>Z in der Polaransicht legt die Zone um den Zeiger</translation>
    </message>
    <message>
        <source>Zone centre</source>
        <translation>Zonenmitte</translation>
    </message>
    <message>
        <source>Relative to the bow</source>
        <translation>Relativ zum Bug</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone width</source>
        <translation>Zonenbreite</translation>
    </message>
    <message>
        <source>Zone from</source>
        <translation>Zone von</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Schrägentfernung</translation>
    </message>
    <message>
        <source>Zone to</source>
        <translation>Zone bis</translation>
    </message>
    <message>
        <source>Detection threshold</source>
        <translation>Erkennungsschwelle</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 bis 255</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>device of an unknown type</source>
        <translation>Gerät unbekannter Art</translation>
    </message>
    <message>
        <source>It does not stream: profiles are asked for one by one.</source>
        <translation>Es sendet keinen Strom: Profile werden einzeln abgefragt.</translation>
    </message>
    <message>
        <source>No continuous profiles: requesting them one at a time.</source>
        <translation>Es sendet keinen Strom: Profile werden einzeln abgefragt.</translation>
    </message>
    <message>
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
        <translation>In Auto wählt das Gerät Reichweite und Verstärkung: zuerst Manuell wählen.</translation>
    </message>
    <message>
        <source>In Auto the sonar sets range and gain. Set Mode to Manual first.</source>
        <translation>In Auto wählt das Gerät Reichweite und Verstärkung: zuerst Manuell wählen.</translation>
    </message>
    <message>
        <source>The device keeps %1.</source>
        <translation>Das Gerät bleibt bei %1.</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 changed elsewhere: %2</source>
        <translation>%1 anderswo geändert: %2</translation>
    </message>
    <message>
        <source>Its power was off: your settings are sent again.</source>
        <translation>Es war ohne Strom: Ihre Einstellungen werden wieder gesendet.</translation>
    </message>
    <message>
        <source>The sonar was power-cycled: your settings are sent again.</source>
        <translation>Es war ohne Strom: Ihre Einstellungen werden wieder gesendet.</translation>
    </message>
    <message>
        <source>The range is 1 m long at least.</source>
        <translation>Die Reichweite ist mindestens 1 m lang.</translation>
    </message>
    <message>
        <source>The range length is 1 m or more.</source>
        <translation>Die Reichweite ist mindestens 1 m lang.</translation>
    </message>
    <message>
        <source>The range ends at 200 m.</source>
        <translation>Die Reichweite endet bei 200 m.</translation>
    </message>
    <message>
        <source>The gain is 0 to 6.</source>
        <translation>Die Verstärkung ist 0 bis 6.</translation>
    </message>
    <message>
        <source>The sound speed is 1300 to 1700 m/s.</source>
        <translation>Die Schallgeschwindigkeit ist 1300 bis 1700 m/s.</translation>
    </message>
    <message>
        <source>The Ping360 does not scan by itself: it is asked for each ping.</source>
        <translation>Das Ping360 scannt nicht von selbst: Jeder Ping wird abgefragt.</translation>
    </message>
    <message>
        <source>The Ping360 does not support auto_transmit: requesting each ping.</source>
        <translation>Das Ping360 scannt nicht von selbst: Jeder Ping wird abgefragt.</translation>
    </message>
    <message>
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit abgelehnt: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
        <translation>Das Ping360 wird stattdessen nach jedem Ping gefragt.</translation>
    </message>
    <message>
        <source>Requesting each ping instead.</source>
        <translation>Das Ping360 wird stattdessen nach jedem Ping gefragt.</translation>
    </message>
    <message>
        <source>Another program changed the settings.</source>
        <translation>Ein anderes Programm hat die Einstellungen geändert.</translation>
    </message>
    <message>
        <source>The settings are applied.</source>
        <translation>Die Einstellungen sind übernommen.</translation>
    </message>
    <message>
        <source>The head keeps another value.</source>
        <translation>Der Kopf bleibt bei einem anderen Wert.</translation>
    </message>
    <message>
        <source>The sonar keeps another value.</source>
        <translation>Der Kopf bleibt bei einem anderen Wert.</translation>
    </message>
    <message>
        <source>The range is 0.5 to 100 m.</source>
        <translation>Die Reichweite ist 0.5 bis 100 m.</translation>
    </message>
    <message>
        <source>The gain is low, normal or high.</source>
        <translation>Die Verstärkung ist niedrig, normal oder hoch.</translation>
    </message>
    <message>
        <source>The frequency is 500 to 1000 kHz.</source>
        <translation>Die Frequenz ist 500 bis 1000 kHz.</translation>
    </message>
    <message>
        <source>The transmit duration is 1 to 1000 microseconds.</source>
        <translation>Die Sendedauer ist 1 bis 1000 Mikrosekunden.</translation>
    </message>
    <message>
        <source>A step is 1 to 10 gradians.</source>
        <translation>Ein Schritt ist 1 bis 10 Gon.</translation>
    </message>
    <message>
        <source>The delay is 0 to 100 ms.</source>
        <translation>Die Verzögerung ist 0 bis 100 ms.</translation>
    </message>
    <message>
        <source>A sector is 10 to 360 degrees wide.</source>
        <translation>Ein Sektor ist 10 bis 360 Grad breit.</translation>
    </message>
    <message>
        <source>The middle of a sector is -180 to 179 degrees from the front.</source>
        <translation>Die Mitte eines Sektors liegt -180 bis 179 Grad von voraus.</translation>
    </message>
    <message>
        <source>The sector centre is -180 to 179 degrees from the front.</source>
        <translation>Die Mitte eines Sektors liegt -180 bis 179 Grad von voraus.</translation>
    </message>
    <message>
        <source>The %1 is silent.</source>
        <translation>Es schweigt: %1.</translation>
    </message>
    <message>
        <source>The %1 is not responding.</source>
        <translation>%1 antwortet nicht.</translation>
    </message>
    <message>
        <source>A second device answers on this link, with the id %1.</source>
        <translation>Auf dieser Verbindung antwortet ein zweites Gerät, mit der Kennung %1.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Ein anderes Programm steuert dieses Sonar: Leadline hört nur zu.</translation>
    </message>
    <message>
        <source>Leadline drives this sonar now.</source>
        <translation>Jetzt steuert Leadline dieses Sonar.</translation>
    </message>
    <message>
        <source>The %1 was found scanning, and Leadline has not told it to.</source>
        <translation>%1 scannte schon, und Leadline hat es ihm nicht gesagt.</translation>
    </message>
    <message>
        <source>The %1 was found scanning; not started by Leadline.</source>
        <translation>%1 lief bereits; nicht von Leadline gestartet.</translation>
    </message>
    <message>
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
        <translation>Auf dieser Verbindung antwortet niemand: Strom und Kabel des Sonars prüfen.</translation>
    </message>
    <message>
        <source>No answer on this link: check the sonar&apos;s power and cable.</source>
        <translation>Auf dieser Verbindung antwortet niemand: Strom und Kabel des Sonars prüfen.</translation>
    </message>
    <message>
        <source>A %1 answers here, not a %2.</source>
        <translation>Hier antwortet ein %1, kein %2.</translation>
    </message>
    <message>
        <source>A %1 answers here: Leadline does not know it.</source>
        <translation>Hier antwortet ein %1: Leadline kennt es nicht.</translation>
    </message>
    <message>
        <source>It speaks a version of the protocol that Leadline does not know: what it sends is recorded, and it is sent nothing.</source>
        <translation>Es spricht eine Protokollversion, die Leadline nicht kennt: Was es sendet, wird aufgezeichnet, und gesendet wird ihm nichts.</translation>
    </message>
    <message>
        <source>It uses an unknown protocol version: its data is recorded, and nothing is sent to it.</source>
        <translation>Es spricht eine Protokollversion, die Leadline nicht kennt: Was es sendet, wird aufgezeichnet, und gesendet wird ihm nichts.</translation>
    </message>
    <message>
        <source>The %1 answers again.</source>
        <translation>%1 antwortet wieder.</translation>
    </message>
    <message>
        <source>Another %1 answers now: nothing is restored.</source>
        <translation>Jetzt antwortet ein anderes %1: Nichts wird wiederhergestellt.</translation>
    </message>
    <message>
        <source>The %1 answers.</source>
        <translation>%1 antwortet.</translation>
    </message>
    <message>
        <source>The autopilot sends %1 more messages.</source>
        <translation>Der Autopilot sendet %1 weitere Nachrichten.</translation>
    </message>
    <message>
        <source>The autopilot was asked for %1 messages: %2.</source>
        <translation>Vom Autopiloten wurden %1 Nachrichten angefordert: %2.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC by version 1, without a target.</source>
        <translation>Komponente %1 beantwortet TIMESYNC nach Version 1, ohne Ziel.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC with version 1, without a target.</source>
        <translation>Komponente %1 beantwortet TIMESYNC nach Version 1, ohne Ziel.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Auch ein anderes Programm spricht als %1: %2 ist frei.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Auch ein anderes Programm spricht als %1: %2 ist frei.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>Der Autopilot ist neu gestartet.</translation>
    </message>
    <message>
        <source>The autopilot restarted.</source>
        <translation>Der Autopilot ist neu gestartet.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
        <translation>Komponente %1 ist neu gestartet.</translation>
    </message>
    <message>
        <source>Component %1 restarted.</source>
        <translation>Komponente %1 ist neu gestartet.</translation>
    </message>
    <message>
        <source>Vehicle system: %1.</source>
        <translation>System des Fahrzeugs: %1.</translation>
    </message>
    <message>
        <source>MAVLink signing is on.</source>
        <translation>MAVLink wird signiert.</translation>
    </message>
    <message>
        <source>MAVLink signing is off.</source>
        <translation>MAVLink wird nicht mehr signiert.</translation>
    </message>
    <message>
        <source>The signing key could not be saved: %1.</source>
        <translation>Der Signierschlüssel konnte nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>%1 is no address for a device.</source>
        <translation>%1 ist keine Adresse für ein Gerät.</translation>
    </message>
    <message>
        <source>%1 is this computer&apos;s own address.</source>
        <translation>%1 ist die Adresse dieses Rechners.</translation>
    </message>
    <message>
        <source>%1 is a network or broadcast address; a device needs its own.</source>
        <translation>%1 steht für ein ganzes Netz; ein Gerät braucht eine eigene.</translation>
    </message>
    <message>
        <source>Two Ping360 have the address %1: unplug the other one, %2, while this one gets a new address.</source>
        <translation>Zwei Ping360 haben die Adresse %1: das andere, %2, abziehen, während dieses eine neue Adresse bekommt.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has the address %2 already.</source>
        <translation>Ein anderes Ping360, %1, hat die Adresse %2 schon.</translation>
    </message>
    <message>
        <source>The Ping360 %1 does not answer on any network: check its power and cable.</source>
        <translation>Das Ping360 %1 antwortet in keinem Netz: seinen Strom und sein Kabel prüfen.</translation>
    </message>
    <message>
        <source>This computer is not in the network of the Ping360 %1, and other Ping360s answer: unplug the others, or give this computer an address near %2.</source>
        <translation>Dieser Rechner ist in einem anderen Netz als das Ping360 %1, und es antwortet nicht als einziges: die anderen abziehen, oder diesem Rechner eine Adresse nahe %2 geben.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>Ein anderes Gerät hat die Adresse %1 schon: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be reached: no route from this computer.</source>
        <translation>Dem Ping360 bei %1 konnte nichts gesagt werden: Dieser Rechner hat keinen Weg mehr dorthin.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, now uses the address %2: unplug one of them.</source>
        <translation>Ein anderes Ping360, %1, ist mit der Adresse %2 dazugekommen: eines davon abziehen.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>Das Ping360 %1 behält seine Adresse %2.</translation>
    </message>
    <message>
        <source>The new address was sent to the Ping360 %1, but it was not found again: check that this computer reaches that network, and switch the sonar off and on.</source>
        <translation>Dem Ping360 %1 wurde die neue Adresse gesagt, und es ist nicht wiederzufinden: prüfen, ob dieser Rechner jenes Netz erreicht, und es aus- und einschalten.</translation>
    </message>
    <message>
        <source>Not probed by other programs</source>
        <translation>Kein anderes Programm spricht ihn an</translation>
    </message>
    <message>
        <source>ModemManager is not running.</source>
        <translation>ModemManager läuft nicht.</translation>
    </message>
    <message>
        <source>ModemManager leaves this adapter alone.</source>
        <translation>ModemManager lässt diesen Adapter in Ruhe.</translation>
    </message>
    <message>
        <source>ModemManager is running and sends its own commands for some seconds after the adapter is plugged in.</source>
        <translation>ModemManager läuft und sendet nach dem Einstecken des Adapters einige Sekunden lang eigene Befehle.</translation>
    </message>
    <message>
        <source>Adapter present</source>
        <translation>Adapter vorhanden</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>May open the port</source>
        <translation>Darf den Anschluss öffnen</translation>
    </message>
    <message>
        <source>User %1 may read and write it.</source>
        <translation>Benutzer %1 darf ihn lesen und schreiben.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 must log in again.</source>
        <translation>Er gehört der Gruppe %1, Benutzer %2 muss sich neu anmelden.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 is not a member.</source>
        <translation>Er gehört der Gruppe %1, Benutzer %2 ist nicht darin.</translation>
    </message>
    <message>
        <source>USB latency</source>
        <translation>USB-Verzögerung</translation>
    </message>
    <message>
        <source>%1 ms, 1 ms advised.</source>
        <translation>%1 ms, empfohlen ist 1 ms.</translation>
    </message>
    <message>
        <source>Leadline sets it once the port opens.</source>
        <translation>Leadline setzt sie, sobald der Anschluss öffnet.</translation>
    </message>
    <message>
        <source>Port is free</source>
        <translation>Anschluss ist frei</translation>
    </message>
    <message>
        <source>Waiting for permission.</source>
        <translation>Wartet auf die Erlaubnis.</translation>
    </message>
    <message>
        <source>No program of this user has it open.</source>
        <translation>Kein Programm dieses Benutzers hat ihn offen.</translation>
    </message>
    <message>
        <source>No other program has it open.</source>
        <translation>Kein anderes Programm hat ihn offen.</translation>
    </message>
    <message>
        <source>%1 has it open.</source>
        <translation>%1 hat ihn offen.</translation>
    </message>
    <message>
        <source>Network route</source>
        <translation>Das Netz führt dorthin</translation>
    </message>
    <message>
        <source>This computer reaches %1.</source>
        <translation>Dieser Rechner erreicht %1.</translation>
    </message>
    <message>
        <source>Device answers</source>
        <translation>Gerät antwortet</translation>
    </message>
    <message>
        <source>It is a sonar that Leadline knows</source>
        <translation>Es ist ein Sonar, das Leadline kennt</translation>
    </message>
    <message>
        <source>Waiting for the port.</source>
        <translation>Wartet auf den Anschluss.</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <translation>Wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>It identified itself.</source>
        <translation>Es hat gesagt, wer es ist.</translation>
    </message>
    <message>
        <source>The port belongs to group %1.</source>
        <translation>Der Anschluss gehört der Gruppe %1.</translation>
    </message>
    <message>
        <source>This user may not open %1</source>
        <translation>Dieser Benutzer darf %1 nicht öffnen</translation>
    </message>
    <message>
        <source>User %1 was added to it after logging in.</source>
        <translation>Benutzer %1 kam erst nach dem Anmelden hinein.</translation>
    </message>
    <message>
        <source>Log out and in again.</source>
        <translation>Ab- und wieder anmelden.</translation>
    </message>
    <message>
        <source>Let user %1 open it for this session.</source>
        <translation>Benutzer %1 für diese Sitzung öffnen lassen.</translation>
    </message>
    <message>
        <source>User %1 is not in it.</source>
        <translation>Benutzer %1 ist nicht darin.</translation>
    </message>
    <message>
        <source>Add the user once, then log in again.</source>
        <translation>Den Benutzer einmal hinzufügen, dann neu anmelden.</translation>
    </message>
    <message>
        <source>Another program uses %1</source>
        <translation>Ein anderes Programm benutzt %1</translation>
    </message>
    <message>
        <source>ModemManager probably tries the port with commands of its own.</source>
        <translation>ModemManager probiert den Anschluss wahrscheinlich mit eigenen Befehlen.</translation>
    </message>
    <message>
        <source>%1 tries the port with commands of its own.</source>
        <translation>%1 probiert den Anschluss mit eigenen Befehlen.</translation>
    </message>
    <message>
        <source>Wait some seconds, then check again.</source>
        <translation>Einige Sekunden warten, dann erneut prüfen.</translation>
    </message>
    <message>
        <source>A rule keeps it away from this adapter.</source>
        <translation>Eine Regel hält ihn von diesem Adapter fern.</translation>
    </message>
    <message>
        <source>%1 holds the port.</source>
        <translation>%1 belegt den Anschluss.</translation>
    </message>
    <message>
        <source>Close it, Leadline connects by itself.</source>
        <translation>Es schließen, dann verbindet Leadline von selbst.</translation>
    </message>
    <message>
        <source>A program of another user holds the port.</source>
        <translation>Ein Programm eines anderen Benutzers belegt den Anschluss.</translation>
    </message>
    <message>
        <source>Port %1 is in use</source>
        <translation>Port %1 ist belegt</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <translation>%1 hat ihn.</translation>
    </message>
    <message>
        <source>Close it, or listen on another port.</source>
        <translation>Es schließen, oder auf einem anderen Port hören.</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>Stattdessen mit 192.168.2.2:14660 verbinden, das BlueOS dafür anbietet.</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 ist nicht da</translation>
    </message>
    <message>
        <source>Check that the adapter is plugged in.</source>
        <translation>Prüfen, ob der Adapter eingesteckt ist.</translation>
    </message>
    <message>
        <source>It did not open within three seconds.</source>
        <translation>Es hat sich in drei Sekunden nicht geöffnet.</translation>
    </message>
    <message>
        <source>No network route to %1</source>
        <translation>Kein Netz führt zu %1</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <translation>%1 wurde getrennt</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Nothing answers on %1</source>
        <translation>Auf %1 antwortet nichts</translation>
    </message>
    <message>
        <source>Probed at %1 baud.</source>
        <translation>Gefragt wurde mit %1 Baud.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Den Strom des Sonars prüfen, und dass die Drähte für Senden und Empfangen nicht vertauscht sind.</translation>
    </message>
    <message>
        <source>If another program changed the baud rate, connect or check again so that the sonar detects it.</source>
        <translation>Hat ein anderes Programm eine andere Rate gesetzt, lässt Verbinden oder erneutes Prüfen das Sonar sie messen.</translation>
    </message>
    <message>
        <source>Nothing has been received there.</source>
        <translation>Niemand hat etwas dorthin gesendet.</translation>
    </message>
    <message>
        <source>That is this computer itself.</source>
        <translation>Das ist dieser Rechner selbst.</translation>
    </message>
    <message>
        <source>Start the program that answers there, or correct the address.</source>
        <translation>Das Programm starten, das dort antwortet, oder die Adresse berichtigen.</translation>
    </message>
    <message>
        <source>The network route exists.</source>
        <translation>Das Netz führt dorthin.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Strom und Kabel des Sonars prüfen, und dass seine Brücke auf dem Fahrzeug läuft.</translation>
    </message>
    <message>
        <source>No sonar on %1</source>
        <translation>Auf %1 spricht kein Sonar</translation>
    </message>
    <message>
        <source>Bytes received, but no sonar messages.</source>
        <translation>Es kommen Bytes, aber keine Nachrichten eines Sonars.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Die Adresse prüfen, und die Baudrate der Brücke auf dem Fahrzeug.</translation>
    </message>
    <message>
        <source>Wrong baud rate on %1</source>
        <translation>Falsche Baudrate an %1</translation>
    </message>
    <message>
        <source>Bytes received at %1 baud, but no sonar messages.</source>
        <translation>Mit %1 Baud kommen Bytes, aber keine Nachrichten eines Sonars.</translation>
    </message>
    <message>
        <source>Baud rate detection failed: this is another device, or its firmware has a fixed rate. Name the rate in the address.</source>
        <translation>Auch gemessen hat es die Rate nicht: Es ist ein anderes Gerät, oder seine Firmware hat eine eigene Rate, die man in der Adresse nennen kann.</translation>
    </message>
    <message>
        <source>Connect or check again so that the sonar detects the rate.</source>
        <translation>Verbinden oder erneutes Prüfen lässt ein Sonar die Rate messen.</translation>
    </message>
    <message>
        <source>This is no sonar that Leadline knows</source>
        <translation>Das ist kein Sonar, das Leadline kennt</translation>
    </message>
    <message>
        <source>It answered as device type %1, firmware %2.</source>
        <translation>Es antwortete als Geräteart %1, Firmware %2.</translation>
    </message>
    <message>
        <source>This is a %1, not a %2</source>
        <translation>Das ist ein %1, kein %2</translation>
    </message>
    <message>
        <source>It answered as %1, firmware %2.</source>
        <translation>Es antwortete als %1, Firmware %2.</translation>
    </message>
    <message>
        <source>%1 not probed yet</source>
        <translation>%1 wurde noch nicht gefragt</translation>
    </message>
    <message>
        <source>It is probed when you connect or check it.</source>
        <translation>Es wird gefragt, wenn Sie es verbinden oder prüfen.</translation>
    </message>
    <message>
        <source>%1 answers on %2</source>
        <translation>%1 antwortet auf %2</translation>
    </message>
    <message>
        <source>Firmware %1, id %2.</source>
        <translation>Firmware %1, Kennung %2.</translation>
    </message>
    <message>
        <source>No device identifies itself on %1</source>
        <translation>Auf %1 sagt niemand, wer er ist</translation>
    </message>
    <message>
        <source>Messages arrive, but the sender does not identify itself.</source>
        <translation>Es kommen Nachrichten, aber keine Antwort auf die Frage, wer sie sendet.</translation>
    </message>
    <message>
        <source>Another program may be using it: close it, then check again.</source>
        <translation>Vielleicht fragt ein anderes Programm zur selben Zeit: es schließen, dann erneut prüfen.</translation>
    </message>
    <message>
        <source>Vehicle not contacted yet</source>
        <translation>Fahrzeug noch nicht kontaktiert</translation>
    </message>
    <message>
        <source>On connection Leadline sends a heartbeat every second and requests time sync.</source>
        <translation>Vor dem Verbinden wird es nicht gefragt: Dann sendet Leadline jede Sekunde einen Heartbeat und fragt es nach seiner Uhr.</translation>
    </message>
    <message>
        <source>The ground station needs this port. While Leadline uses it, the ground station receives nothing.</source>
        <translation>Die Bodenstation braucht diesen Port: Solange Leadline ihn hat, hört sie nichts.</translation>
    </message>
    <message>
        <source>A sonar reports the address %1</source>
        <translation>Ein Sonar nennt %1 als seine Adresse</translation>
    </message>
    <message>
        <source>This computer is %1, in a different network.</source>
        <translation>Dieser Rechner ist %1 und hat kein Netz, in dem das liegt.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Dorthin wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Give the sonar an address of this network, or ask there with Look here.</source>
        <translation>Dem Sonar eine Adresse dieses Netzes geben, oder dort mit Hier suchen fragen.</translation>
    </message>
    <message>
        <source>It is connected</source>
        <translation>Es ist verbunden</translation>
    </message>
    <message>
        <source>Endpoints in use are not probed.</source>
        <translation>Was benutzt wird, wird nicht gefragt.</translation>
    </message>
    <message>
        <source>This computer has no network address.</source>
        <translation>Dieser Rechner hat keine Netzadresse.</translation>
    </message>
    <message>
        <source>This computer is %1.</source>
        <translation>Dieser Rechner ist %1.</translation>
    </message>
    <message>
        <source>It needs an address in %1, for example %2.</source>
        <translation>Er braucht eine Adresse in %1, zum Beispiel %2.</translation>
    </message>
    <message>
        <source>Leadline does not probe it automatically.</source>
        <translation>Leadline fragt dort nur, wenn Sie es suchen lassen.</translation>
    </message>
    <message>
        <source>%1 may serve only one program at a time</source>
        <translation>%1 bedient vielleicht nur ein Programm</translation>
    </message>
    <message>
        <source>%1 is an autopilot</source>
        <translation>%1 ist ein Autopilot</translation>
    </message>
    <message>
        <source>Leadline leaves it alone.</source>
        <translation>Leadline lässt ihn in Ruhe.</translation>
    </message>
    <message>
        <source>%1 is not a USB serial adapter</source>
        <translation>%1 ist kein serieller USB-Adapter</translation>
    </message>
    <message>
        <source>The rows could not be written: the disk is full or gone.</source>
        <translation>Die Zeilen konnten nicht geschrieben werden: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>There is no stream %1: the recording holds %2.</source>
        <translation>Einen Strom %1 gibt es nicht: Die Aufzeichnung enthält %2.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk is not responding.</source>
        <translation>Die Aufzeichnung lässt sich nicht lesen: Ihr Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk is not responding.</source>
        <translation>Die Aufzeichnung lässt sich nicht bis zum Ende lesen: Ihr Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>The recording has too many channels to add topics to it.</source>
        <translation>Die Aufzeichnung hat zu viele Kanäle, um Topics hinzuzufügen.</translation>
    </message>
    <message>
        <source>The recording could not be written: the disk is full or gone.</source>
        <translation>Die Aufzeichnung konnte nicht geschrieben werden: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>Nothing can be written into this folder: %1.</source>
        <translation>In diesen Ordner lässt sich nichts schreiben: %1.</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: %2.</source>
        <translation>In %1 lässt sich nichts schreiben: %2.</translation>
    </message>
    <message>
        <source>The netCDF file could not be written: %1.</source>
        <translation>Die netCDF-Datei konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The recording holds no pings of a sonar.</source>
        <translation>Die Aufzeichnung enthält keine Pings eines Sonars.</translation>
    </message>
    <message>
        <source>This part of the recording holds no pings of a sonar.</source>
        <translation>Dieser Teil der Aufzeichnung enthält keine Pings eines Sonars.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 ist ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another file.</source>
        <translation>%1 ist die Aufzeichnung selbst: eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a whole: name a folder in it.</source>
        <translation>%1 kann nicht als Ganzes gefüllt werden: einen Ordner darin nennen.</translation>
    </message>
    <message>
        <source>%1 is a file; this format writes a folder of files.</source>
        <translation>%1 ist eine Datei; dieses Format schreibt einen Ordner mit Dateien.</translation>
    </message>
    <message>
        <source>%1 is being written by another export.</source>
        <translation>%1 wird gerade von einem anderen Export geschrieben.</translation>
    </message>
    <message>
        <source>%1 is being written by another export (process %2).</source>
        <translation>%1 wird gerade von einem anderen Export geschrieben (Prozess %2).</translation>
    </message>
    <message>
        <source>This format needs a file; it cannot go to standard output.</source>
        <translation>Dieses Format braucht eine Datei; auf die Standardausgabe kann es nicht.</translation>
    </message>
    <message>
        <source>This format writes several files: name a folder for them.</source>
        <translation>Dieses Format schreibt mehrere Dateien: einen Ordner für sie nennen.</translation>
    </message>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>Die Standardausgabe lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The log could not be written: the disk is full or gone.</source>
        <translation>Das Log konnte nicht geschrieben werden: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>The recording holds no sonar.</source>
        <translation>Die Aufzeichnung enthält kein Sonar.</translation>
    </message>
    <message>
        <source>A log of Ping Viewer holds one sonar: choose a stream of %1.</source>
        <translation>Ein Log von Ping Viewer enthält ein Sonar: einen Strom wählen aus %1.</translation>
    </message>
    <message>
        <source>The picture is not a PNG.</source>
        <translation>Das Bild ist kein PNG.</translation>
    </message>
    <message>
        <source>The text %1 does not fit into a picture.</source>
        <translation>Ein Bild hat keinen Platz für den Text %1.</translation>
    </message>
    <message>
        <source>The file is not a PNG.</source>
        <translation>Die Datei ist kein PNG.</translation>
    </message>
    <message>
        <source>The recording holds no MAVLink.</source>
        <translation>Die Aufzeichnung enthält kein MAVLink.</translation>
    </message>
    <message>
        <source>The recording does not say when its messages came.</source>
        <translation>Die Aufzeichnung sagt nicht, wann ihre Nachrichten kamen.</translation>
    </message>
    <message>
        <source>The exported data is simulated, but %1 files cannot say so: mark it in the file name.</source>
        <translation>Das Exportierte ist simuliert, und %1 hat keinen Platz, es zu sagen: Der Dateiname sollte es tun.</translation>
    </message>
    <message>
        <source>Nothing is marked in %1, or in this part of it.</source>
        <translation>In %1 oder diesem Teil davon ist nichts markiert.</translation>
    </message>
    <message>
        <source>The markers could not be written: the disk may be full.</source>
        <translation>Die Marken konnten nicht geschrieben werden: Vielleicht ist der Speicher voll.</translation>
    </message>
    <message>
        <source>%1 without a position left out; markers-csv includes all markers.</source>
        <translation>%1 ohne Position ausgelassen; markers-csv nimmt alle.</translation>
    </message>
    <message>
        <source>The picture %1 could not be written: the disk is full or gone.</source>
        <translation>Das Bild %1 konnte nicht geschrieben werden: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>There are no pings to draw in this recording, or in this part of it.</source>
        <translation>In dieser Aufzeichnung oder diesem Teil davon sind keine Pings zum Zeichnen.</translation>
    </message>
    <message>
        <source>The dive sheet could not be put beside it: %1</source>
        <translation>Das Tauchgangsblatt konnte nicht daneben gelegt werden: %1</translation>
    </message>
    <message>
        <source>another one exists there.</source>
        <translation>dort liegt ein anderes.</translation>
    </message>
    <message>
        <source>No program on this computer makes videos: install ffmpeg (apt install ffmpeg), then export again.</source>
        <translation>Auf diesem Rechner macht kein Programm Videos: ffmpeg installieren (apt install ffmpeg), dann erneut exportieren.</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>%1 stopped before the video was done.</source>
        <translation>%1 hörte auf, bevor das Video fertig war.</translation>
    </message>
    <message>
        <source>%1 cannot make the video: %2</source>
        <translation>%1 kann das Video nicht machen: %2</translation>
    </message>
    <message>
        <source>%1 holds no pings to make a video of in that part.</source>
        <translation>%1 enthält in diesem Teil keine Pings für ein Video.</translation>
    </message>
    <message>
        <source>%1 holds nothing in that part.</source>
        <translation>%1 enthält in diesem Teil nichts.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1: the colour map cannot be read.</source>
        <translation>%1: Die Farbtabelle lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 is too large for a colour map.</source>
        <translation>%1 ist zu groß für eine Farbtabelle.</translation>
    </message>
    <message>
        <source>There is no palette %1: %2.</source>
        <translation>Eine Farbpalette %1 gibt es nicht: %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1: there is no colour in this file.</source>
        <translation>%1: In dieser Datei ist keine Farbe.</translation>
    </message>
    <message>
        <source>a palette has at most 4096 colours.</source>
        <translation>Eine Farbpalette hat höchstens 4096 Farben.</translation>
    </message>
    <message>
        <source>a colour that begins with # has six hex digits, #rrggbb.</source>
        <translation>Eine Farbe, die mit # beginnt, hat sechs Hexziffern, #rrggbb.</translation>
    </message>
    <message>
        <source>a colour is #rrggbb or three numbers, red green blue.</source>
        <translation>Eine Farbe ist #rrggbb oder drei Zahlen, rot grün blau.</translation>
    </message>
    <message>
        <source>this is the only colour; a palette needs two.</source>
        <translation>Das ist die einzige Farbe; eine Farbpalette braucht zwei.</translation>
    </message>
    <message>
        <source>in a file with decimal points every number is from 0 to 1.</source>
        <translation>In einer Datei mit Dezimalpunkten ist jede Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>every number is from 0 to 255.</source>
        <translation>Jede Zahl ist von 0 bis 255.</translation>
    </message>
    <message>
        <source>The picture could not be made: there is no memory for it.</source>
        <translation>Das Bild konnte nicht gemacht werden: Es fehlt Arbeitsspeicher dafür.</translation>
    </message>
    <message>
        <source>The folder for the picture does not exist.</source>
        <translation>Es gibt keinen Ordner für das Bild.</translation>
    </message>
    <message>
        <source>The report cannot be written: the disk is full or gone.</source>
        <translation>Der Bericht lässt sich nicht schreiben: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>A host is missing before the port, as in udp://192.168.2.2:9092.</source>
        <translation>Vor dem Port fehlt ein Rechner, wie in udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not an IPv6 address.</source>
        <translation>%1 ist keine IPv6-Adresse.</translation>
    </message>
    <message>
        <source>%1 is neither the name nor the address of a host.</source>
        <translation>%1 ist weder Name noch Adresse eines Rechners.</translation>
    </message>
    <message>
        <source>%1 is not an IPv4 address: it has four numbers from 0 to 255.</source>
        <translation>%1 ist keine IPv4-Adresse: Sie hat vier Zahlen von 0 bis 255.</translation>
    </message>
    <message>
        <source>%1 means every address; name the one to connect to.</source>
        <translation>%1 steht für jede Adresse; sagen, mit welcher verbunden werden soll.</translation>
    </message>
    <message>
        <source>The bracket of the IPv6 address %1 is not closed.</source>
        <translation>Die Klammer der IPv6-Adresse %1 ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Behind the bracket of an IPv6 address comes its port, as in [::1]:9092.</source>
        <translation>Hinter die Klammer einer IPv6-Adresse kommt ihr Port, wie in [::1]:9092.</translation>
    </message>
    <message>
        <source>Put an IPv6 address in brackets, as in udp://[::1]:9092.</source>
        <translation>Eine IPv6-Adresse steht in Klammern, wie in udp://[::1]:9092.</translation>
    </message>
    <message>
        <source>The port is missing, as in udp://192.168.2.2:9092.</source>
        <translation>Der Port fehlt, wie in udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not a port: it is a number from 1 to 65535.</source>
        <translation>%1 ist kein Port: Er ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>%1 is not the path of a port.</source>
        <translation>%1 ist nicht der Pfad eines Anschlusses.</translation>
    </message>
    <message>
        <source>The port is missing, as in serial:/dev/ttyUSB0.</source>
        <translation>Der Anschluss fehlt, wie in serial:/dev/ttyUSB0.</translation>
    </message>
    <message>
        <source>The device is given twice.</source>
        <translation>Das Gerät steht zweimal da.</translation>
    </message>
    <message>
        <source>There is no device %1; the devices are %2.</source>
        <translation>Ein Gerät %1 gibt es nicht; die Geräte sind %2.</translation>
    </message>
    <message>
        <source>The baud rate is given twice.</source>
        <translation>Die Baudrate steht zweimal da.</translation>
    </message>
    <message>
        <source>%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.</source>
        <translation>%1 ist keine Baudrate, wie in serial:/dev/ttyUSB0?baud=115200.</translation>
    </message>
    <message>
        <source>A link of this kind has no option %1.</source>
        <translation>Eine Verbindung dieser Art hat keine Option %1.</translation>
    </message>
    <message>
        <source>%1 is not a link: it begins with serial:, udp:, udpin:, tcp: or sim:, as in udp://192.168.2.2:9092.</source>
        <translation>%1 ist keine Verbindung: Sie beginnt mit serial:, udp:, udpin:, tcp: oder sim:, wie in udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>There are no simulated devices here.</source>
        <translation>Hier gibt es keine simulierten Geräte.</translation>
    </message>
    <message>
        <source>The name %1 is not known in this network.</source>
        <translation>Der Name %1 ist in diesem Netz nicht bekannt.</translation>
    </message>
    <message>
        <source>This computer has no way to %1: check cable and network address.</source>
        <translation>Dieser Rechner hat keinen Weg zu %1: Kabel und Netzadresse prüfen.</translation>
    </message>
    <message>
        <source>No route to %1: check cable and network address.</source>
        <translation>Dieser Rechner hat keinen Weg zu %1: Kabel und Netzadresse prüfen.</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer.</source>
        <translation>%1 ist keine Adresse dieses Rechners.</translation>
    </message>
    <message>
        <source>UDP port %1 is in use by another program.</source>
        <translation>UDP-Port %1 wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>This user may not listen on UDP port %1.</source>
        <translation>Dieser Benutzer darf nicht auf UDP-Port %1 hören.</translation>
    </message>
    <message>
        <source>Listening on UDP port %1 of %2 is not possible.</source>
        <translation>Auf UDP-Port %1 von %2 zu hören ist nicht möglich.</translation>
    </message>
    <message>
        <source>%1 is there, but nothing listens on its TCP port %2.</source>
        <translation>%1 ist da, aber auf TCP-Port %2 hört nichts.</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 hat die Verbindung geschlossen.</translation>
    </message>
    <message>
        <source>%1 does not answer on TCP port %2.</source>
        <translation>%1 antwortet nicht auf TCP-Port %2.</translation>
    </message>
    <message>
        <source>%1 is not there: check that the adapter is plugged in.</source>
        <translation>%1 ist nicht da: prüfen, ob der Adapter eingesteckt ist.</translation>
    </message>
    <message>
        <source>Another program uses %1.</source>
        <translation>Ein anderes Programm benutzt %1.</translation>
    </message>
    <message>
        <source>This user may not open %1, which belongs to group %2.</source>
        <translation>Dieser Benutzer darf %1 nicht öffnen, das der Gruppe %2 gehört.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>%1 is gone: check that the adapter is plugged in.</source>
        <translation>%1 ist fort: prüfen, ob der Adapter eingesteckt ist.</translation>
    </message>
    <message>
        <source>No UDP port could be opened: %1.</source>
        <translation>Kein UDP-Port ließ sich öffnen: %1.</translation>
    </message>
    <message>
        <source>The simulated cable is unplugged.</source>
        <translation>Das simulierte Kabel ist abgezogen.</translation>
    </message>
    <message>
        <source>%1 cannot be set by this user.</source>
        <translation>%1 kann dieser Benutzer nicht einstellen.</translation>
    </message>
    <message>
        <source>Timing has the command that helps.</source>
        <translation>Der Befehl, der hilft, steht unter Timing.</translation>
    </message>
    <message>
        <source>%1 passes data on after 1 ms.</source>
        <translation>%1 gibt Daten nach 1 ms weiter.</translation>
    </message>
    <message>
        <source>%1 is a vehicle&apos;s link, and no sonar&apos;s: ?device=ping1d or ?device=ping360 behind it says otherwise.</source>
        <translation>%1 ist die Verbindung eines Fahrzeugs, nicht eines Sonars: ?device=ping1d oder ?device=ping360 dahinter sagt es anders.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: one sender at a time is listened to on port %1.</source>
        <translation>1 Datagramm wurde verworfen: Auf Port %1 wird nur auf einen Absender gehört.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: one sender at a time is listened to on port %2.</source>
        <translation>%1 Datagramme wurden verworfen: Auf Port %2 wird nur auf einen Absender gehört.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: it came from another than %1.</source>
        <translation>1 Datagramm wurde verworfen: Es kam von einem anderen als %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: they came from others than %2.</source>
        <translation>%1 Datagramme wurden verworfen: Sie kamen von anderen als %2.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes, which is a draft of the protocol.</source>
        <translation>Seine Rahmen haben Systemkennungen aus vier Bytes, das ist ein Entwurf des Protokolls.</translation>
    </message>
    <message>
        <source>Its frames name their target in the header, which is a draft of the protocol.</source>
        <translation>Seine Rahmen nennen ihr Ziel im Kopf, das ist ein Entwurf des Protokolls.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes and name their target in the header, which are drafts of the protocol.</source>
        <translation>Seine Rahmen haben Systemkennungen aus vier Bytes und nennen ihr Ziel im Kopf, beides sind Entwürfe des Protokolls.</translation>
    </message>
    <message>
        <source>Its frames are in a form that this version does not know.</source>
        <translation>Seine Rahmen haben eine Form, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A program (process %1)</source>
        <translation>Ein Programm (Prozess %1)</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>a device of an unknown type</source>
        <translation>ein Gerät unbekannter Art</translation>
    </message>
    <message>
        <source>%1 to %2 m</source>
        <translation>%1 bis %2 m</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>vorerst abgelehnt</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>verweigert</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>long only</source>
        <translation>nur lang</translation>
    </message>
    <message>
        <source>int only</source>
        <translation>nur ganzzahlig</translation>
    </message>
    <message>
        <source>wrong frame</source>
        <translation>falscher Bezug</translation>
    </message>
    <message>
        <source>answered in an unknown way</source>
        <translation>unbekannt beantwortet</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>%1 refused for now</source>
        <translation>%1 vorerst abgelehnt</translation>
    </message>
    <message>
        <source>%1 denied</source>
        <translation>%1 verweigert</translation>
    </message>
    <message>
        <source>%1 not supported</source>
        <translation>%1 nicht unterstützt</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>%1 long only</source>
        <translation>%1 nur lang</translation>
    </message>
    <message>
        <source>%1 int only</source>
        <translation>%1 nur ganzzahlig</translation>
    </message>
    <message>
        <source>%1 wrong frame</source>
        <translation>%1 falscher Bezug</translation>
    </message>
    <message>
        <source>%1 answered in an unknown way</source>
        <translation>%1 unbekannt beantwortet</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 nicht beantwortet</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Betriebsart</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>Ping interval</source>
        <translation>Ping-Abstand</translation>
    </message>
    <message>
        <source>The device&apos;s sound speed</source>
        <translation>Schallgeschwindigkeit des Geräts</translation>
    </message>
    <message>
        <source>Sonar sound speed</source>
        <translation>Schallgeschw. (Sonar)</translation>
    </message>
    <message>
        <source>Pinging</source>
        <translation>Pingen</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Betriebsart</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>ping interval</source>
        <translation>Ping-Abstand</translation>
    </message>
    <message>
        <source>sound speed</source>
        <translation>Schallgeschwindigkeit</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>transmit duration</source>
        <translation>Sendedauer</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>stare</source>
        <translation>Festblick</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Speicher ist voll</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>der Speicher ist schreibgeschützt</translation>
    </message>
    <message>
        <source>this user may not write there</source>
        <translation>dieser Benutzer darf dort nicht schreiben</translation>
    </message>
    <message>
        <source>a file stands where its folder should be</source>
        <translation>eine Datei steht, wo ihr Ordner sein sollte</translation>
    </message>
    <message>
        <source>a folder stands in its place</source>
        <translation>ein Ordner steht an ihrer Stelle</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>the disk takes no file that large</source>
        <translation>der Datenträger nimmt keine so große Datei</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>das System lehnt es ab</translation>
    </message>
    <message>
        <source>the system refuses it (error %1)</source>
        <translation>das System lehnt es ab (Fehler %1)</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>der Name ist vergeben</translation>
    </message>
    <message>
        <source>its disk is gone</source>
        <translation>der Datenträger ist fort</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>der Datenträger lehnt es ab</translation>
    </message>
    <message>
        <source>the disk does not take a file of this kind</source>
        <translation>der Datenträger nimmt keine Datei dieser Art</translation>
    </message>
    <message>
        <source>Leadline writes netCDF on Linux only, so far</source>
        <translation>Leadline schreibt netCDF bisher nur unter Linux</translation>
    </message>
    <message>
        <source>no stream at all</source>
        <translation>gar keinen Strom</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Nachricht</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 Nachrichten</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>%1 is being written by another program at this moment.</source>
        <translation>%1 wird in diesem Augenblick von einem anderen Programm geschrieben.</translation>
    </message>
    <message>
        <source>%1 is too large to be Leadline&apos;s.</source>
        <translation>%1 ist zu groß, um von Leadline zu sein.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its medium does not answer.</source>
        <translation>%1 lässt sich nicht bis zum Ende lesen: Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its disk does not answer.</source>
        <translation>%1 lässt sich nicht bis zum Ende lesen: Die Festplatte antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>It is saved in %1 instead.</source>
        <translation>Stattdessen wird es in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Das ist kein Tauchgangsblatt von Leadline.</translation>
    </message>
    <message>
        <source>The dive sheet file beside %1 is not valid.</source>
        <translation>Was neben %1 als Tauchgangsblatt liegt, ist keines.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a recording.</source>
        <translation>%1 ist ein Ordner, keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 ist keine Datei, die sich lesen lässt.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this user may not read it, or its medium is gone.</source>
        <translation>%1 lässt sich nicht öffnen: Dieser Benutzer darf es nicht lesen, oder der Datenträger ist fort.</translation>
    </message>
    <message>
        <source>No temporary file could be made.</source>
        <translation>Es ließ sich keine Zwischendatei anlegen.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full.</source>
        <translation>Der Ordner für Zwischendateien ist voll.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: %2.</source>
        <translation>%1 lässt sich nicht ändern: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2.</source>
        <translation>%1 lässt sich nicht anlegen: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 is being recorded at this moment: it is left alone.</source>
        <translation>%1 wird gerade aufgezeichnet und bleibt unberührt.</translation>
    </message>
    <message>
        <source>On this system Leadline cannot record or repair yet.</source>
        <translation>Auf diesem System kann Leadline noch nicht aufzeichnen oder reparieren.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Marker renamed: %1</source>
        <translation>Marke umbenannt: %1</translation>
    </message>
    <message>
        <source>Marker deleted</source>
        <translation>Marke gelöscht</translation>
    </message>
    <message>
        <source>Marker restored</source>
        <translation>Marke zurückgeholt</translation>
    </message>
    <message>
        <source>%1 is empty: there is nothing to save.</source>
        <translation>%1 ist leer: Es gibt nichts zu retten.</translation>
    </message>
    <message>
        <source>%1 is not an MCAP recording.</source>
        <translation>%1 ist keine MCAP-Aufzeichnung.</translation>
    </message>
    <message>
        <source>%1 is complete: nothing to repair.</source>
        <translation>%1 ist vollständig: Es gibt nichts zu reparieren.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages.</source>
        <translation>%1 ist jetzt vollständig: %2 Nachrichten.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages, up to %3.</source>
        <translation>%1 ist jetzt vollständig: %2 Nachrichten, bis %3.</translation>
    </message>
    <message>
        <source>%1 bytes held no whole message.</source>
        <translation>%1 Bytes enthielten keine ganze Nachricht.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Die beschädigte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>%1 is damaged, and no copy of it could be kept: it was not changed.</source>
        <translation>%1 ist beschädigt, und es ließ sich keine Kopie aufbewahren: Es wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file.</source>
        <translation>%1 ließ sich nicht durch die reparierte Datei ersetzen.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk does not answer.</source>
        <translation>Die Aufzeichnung lässt sich nicht lesen: Die Festplatte antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: its medium failed.</source>
        <translation>%1 ließ sich nicht bis zum Ende lesen: Der Datenträger versagte.</translation>
    </message>
    <message>
        <source>%1 could not be uncompressed: the folder for temporary files is full.</source>
        <translation>%1 ließ sich nicht entpacken: Der Ordner für Zwischendateien ist voll.</translation>
    </message>
    <message>
        <source>%1 holds more frames than one log can.</source>
        <translation>%1 enthält mehr Rahmen, als ein Log fasst.</translation>
    </message>
    <message>
        <source>Nothing is lost; a faster disk or card helps.</source>
        <translation>Nichts geht verloren; ein schnellerer Datenträger hilft.</translation>
    </message>
    <message>
        <source>%1 messages were not recorded: the disk did not take data for too long.</source>
        <translation>%1 Nachrichten wurden nicht aufgezeichnet: Der Speicher nahm zu lange nichts an.</translation>
    </message>
    <message>
        <source>%1 messages not recorded: the disk did not accept data for too long.</source>
        <translation>%1 Nachrichten wurden nicht aufgezeichnet: Der Speicher nahm zu lange nichts an.</translation>
    </message>
    <message>
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Leadline öffnet .mcap-Aufzeichnungen sowie .bin (Ping Viewer), .tlog, .svlog, .svlz und .xtf.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its disk is not responding.</source>
        <translation>%1 lässt sich nicht lesen: Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 starts with text.</source>
        <translation>%1 beginnt mit Text.</translation>
    </message>
    <message>
        <source>%1 is not a sonar recording.</source>
        <translation>%1 ist keine Sonar-Aufzeichnung.</translation>
    </message>
    <message>
        <source>Nothing can be recorded in %1: %2.</source>
        <translation>In %1 lässt sich nichts aufzeichnen: %2.</translation>
    </message>
    <message>
        <source>%1 GB left: about %2 at this rate.</source>
        <translation>Noch %1 GB frei: etwa %2 bei dieser Rate.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 wurde nicht aufgezeichnet, als der Speicher voll war; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 not recorded while the disk was full; later data is in a new file.</source>
        <translation>%1 wurde nicht aufgezeichnet, als der Speicher voll war; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 wurden nicht aufgezeichnet, als der Speicher voll war; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 wurde während der Aufzeichnung entfernt; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 was removed during recording; later data is in a new file.</source>
        <translation>%1 wurde während der Aufzeichnung entfernt; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 wurde während der Aufzeichnung entfernt, und mit ihr %2; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 was removed during recording, losing %2; later data is in a new file.</source>
        <translation>%1 wurde während der Aufzeichnung entfernt, und mit ihr %2; was seither kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>New data is held in memory until the disk accepts it.</source>
        <translation>Was kommt, wartet im Arbeitsspeicher und wird geschrieben, sobald der Speicher es annimmt.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 hat noch kein Verzeichnis: leadline-cli repair vervollständigt sie.</translation>
    </message>
    <message>
        <source>Free disk space, then start recording again.</source>
        <translation>Platz schaffen, dann die Aufzeichnung neu beginnen.</translation>
    </message>
    <message>
        <source>Free disk space: recording resumes in a new file with %1 MB free.</source>
        <translation>Platz schaffen: Mit %1 MB frei geht es in einer neuen Datei weiter.</translation>
    </message>
    <message>
        <source>Recording stopped: only %1 MB left on the disk.</source>
        <translation>Aufzeichnung beendet: Es sind nur noch %1 MB frei.</translation>
    </message>
    <message>
        <source>The end of the recording could not be written: %1 lost.</source>
        <translation>Das Ende der Aufzeichnung ließ sich nicht schreiben: %1 verloren.</translation>
    </message>
    <message>
        <source>The log is full: what comes now is recorded, but not shown.</source>
        <translation>Das Log ist voll: Was jetzt kommt, wird aufgezeichnet, aber nicht gezeigt.</translation>
    </message>
    <message>
        <source>Display memory is full: new data is recorded but not shown.</source>
        <translation>Das Log ist voll: Was jetzt kommt, wird aufgezeichnet, aber nicht gezeigt.</translation>
    </message>
    <message>
        <source>This computer slept for %1: nothing was received meanwhile.</source>
        <translation>Dieser Rechner schlief %1 lang: Währenddessen wurde nichts empfangen.</translation>
    </message>
    <message>
        <source>This computer was suspended for %1: nothing was received.</source>
        <translation>Dieser Rechner schlief %1 lang: Währenddessen wurde nichts empfangen.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set forward by %1.</source>
        <translation>Die Uhr dieses Rechners wurde um %1 vorgestellt.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set back by %1.</source>
        <translation>Die Uhr dieses Rechners wurde um %1 zurückgestellt.</translation>
    </message>
    <message>
        <source>The times of this dive go on as they began.</source>
        <translation>Die Zeiten dieses Tauchgangs gehen weiter, wie sie begannen.</translation>
    </message>
    <message>
        <source>Times in this dive continue unchanged.</source>
        <translation>Die Zeiten dieses Tauchgangs gehen weiter, wie sie begannen.</translation>
    </message>
    <message>
        <source>The clock was set</source>
        <translation>Die Uhr wurde gestellt</translation>
    </message>
    <message>
        <source>Gap of %1 s</source>
        <translation>Lücke von %1 s</translation>
    </message>
    <message>
        <source>Asked for: %1 %2.</source>
        <translation>Verlangt: %1 %2.</translation>
    </message>
    <message>
        <source>Asked for: %1 %2 %3.</source>
        <translation>Verlangt: %1 %2 %3.</translation>
    </message>
    <message>
        <source>Mounting: upright %1.</source>
        <translation>Einbau: aufrecht %1.</translation>
    </message>
    <message>
        <source>Mounting: upside down %1.</source>
        <translation>Einbau: kopfüber %1.</translation>
    </message>
    <message>
        <source>The name of the file does not say for which sonar it is: the maker&apos;s begin with Ping-V, Ping2-V or Ping360-V.</source>
        <translation>Der Dateiname sagt nicht, für welches Sonar die Datei ist: Die des Herstellers beginnen mit Ping-V, Ping2-V oder Ping360-V.</translation>
    </message>
    <message>
        <source>The file is for a %1, and this is a %2.</source>
        <translation>Die Datei ist für ein %1, und dies ist ein %2.</translation>
    </message>
    <message>
        <source>The file is for a %1, and a %2 answers.</source>
        <translation>Die Datei ist für ein %1, und es antwortet ein %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is too large to be firmware.</source>
        <translation>Die Datei ist zu groß, um Firmware zu sein.</translation>
    </message>
    <message>
        <source>The file is not firmware: an Intel HEX file begins with a colon.</source>
        <translation>Die Datei ist keine Firmware: Intel HEX beginnt mit einem Doppelpunkt.</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it.</source>
        <translation>Die Datei selbst herunterladen, nicht die Seite, die sie zeigt.</translation>
    </message>
    <message>
        <source>Line %1 of the file %2: it is damaged.</source>
        <translation>Zeile %1 der Datei %2: Sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The file ends early: its last line is missing.</source>
        <translation>Die Datei endet früh: Ihre letzte Zeile fehlt.</translation>
    </message>
    <message>
        <source>The file gives the same byte twice: it is damaged.</source>
        <translation>Die Datei gibt dasselbe Byte zweimal an: Sie ist beschädigt.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Die Datei erneut von dort holen, woher sie kam.</translation>
    </message>
    <message>
        <source>The file is not for a Ping1D or Ping2: %1.</source>
        <translation>Die Datei ist nicht für ein Ping1D oder Ping2: %1.</translation>
    </message>
    <message>
        <source>The file is not for a Ping360: %1.</source>
        <translation>Die Datei ist nicht für ein Ping360: %1.</translation>
    </message>
    <message>
        <source>The file would overwrite the bootloader of the Ping360: it is not made for an update.</source>
        <translation>Die Datei würde den Bootloader des Ping360 überschreiben: Sie ist nicht für eine Aktualisierung gemacht.</translation>
    </message>
    <message>
        <source>The sonar does not answer.</source>
        <translation>Das Sonar antwortet nicht.</translation>
    </message>
    <message>
        <source>Two devices answer on this line: connect only the one that gets the firmware.</source>
        <translation>An dieser Leitung antworten zwei Geräte: nur das anschließen, das die Firmware bekommt.</translation>
    </message>
    <message>
        <source>The port does not accept data.</source>
        <translation>Der Anschluss nimmt nicht an, was gesendet wird.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Nothing was sent to the sonar.</source>
        <translation>An das Sonar wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Nothing was written: switch the sonar off and on, and it runs as before.</source>
        <translation>Nichts wurde geschrieben: das Sonar aus- und einschalten, dann läuft es wie vorher.</translation>
    </message>
    <message>
        <source>The bootloader of the Ping360 does not answer.</source>
        <translation>Der Bootloader des Ping360 antwortet nicht.</translation>
    </message>
    <message>
        <source>The bootloader that answers is of another device, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>Der Bootloader, der antwortet, gehört zu einem anderen Gerät, und bekannt ist nur Version 2.1.2 eines Ping360.</translation>
    </message>
    <message>
        <source>The bootloader that answers is version %1, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>Der Bootloader, der antwortet, hat Version %1, und bekannt ist nur Version 2.1.2 eines Ping360.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to page %1.</source>
        <translation>Das Ping360 antwortet nicht auf Seite %1.</translation>
    </message>
    <message>
        <source>The Ping360 refuses page %1.</source>
        <translation>Das Ping360 lehnt Seite %1 ab.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to its configuration.</source>
        <translation>Das Ping360 antwortet nicht auf seine Konfiguration.</translation>
    </message>
    <message>
        <source>The Ping360 refuses its configuration.</source>
        <translation>Das Ping360 lehnt seine Konfiguration ab.</translation>
    </message>
    <message>
        <source>What was read back of page %1 is not what was written.</source>
        <translation>Was von Seite %1 zurückgelesen wurde, ist nicht, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>Its bootloader is waiting: leave the power on and write the file again.</source>
        <translation>Der Bootloader des Ping360 ist zuständig und wartet: den Strom anlassen und die Datei noch einmal schreiben.</translation>
    </message>
    <message>
        <source>A copy of the firmware cannot be written to %1: %2.</source>
        <translation>Eine Kopie der Firmware lässt sich nicht nach %1 schreiben: %2.</translation>
    </message>
    <message>
        <source>stm32flash cannot be started: %1.</source>
        <translation>stm32flash lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The boot code of the sonar does not answer.</source>
        <translation>Der Bootcode des Sonars antwortet nicht.</translation>
    </message>
    <message>
        <source>stm32flash says: %1.</source>
        <translation>stm32flash sagt: %1.</translation>
    </message>
    <message>
        <source>stm32flash ended before the firmware was written.</source>
        <translation>stm32flash endete, bevor die Firmware geschrieben war.</translation>
    </message>
    <message>
        <source>stm32flash did not say that all was written and read back.</source>
        <translation>stm32flash hat nicht gesagt, dass alles geschrieben und zurückgelesen ist.</translation>
    </message>
    <message>
        <source>What was read back is not what was written.</source>
        <translation>Was zurückgelesen wurde, ist nicht, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>The firmware was not written completely.</source>
        <translation>Die Firmware wurde nicht vollständig geschrieben.</translation>
    </message>
    <message>
        <source>As long as the power stays on its boot code waits: write the file again.</source>
        <translation>Solange der Strom anbleibt, wartet der Bootcode des Sonars: die Datei noch einmal schreiben.</translation>
    </message>
    <message>
        <source>%1 (process %2)</source>
        <translation>%1 (Prozess %2)</translation>
    </message>
    <message>
        <source>follows the last line</source>
        <translation>steht hinter der letzten</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>beginnt nicht mit einem Doppelpunkt</translation>
    </message>
    <message>
        <source>contains something other than pairs of hex digits</source>
        <translation>hat etwas anderes als Ziffernpaare</translation>
    </message>
    <message>
        <source>does not have its stated length</source>
        <translation>hat nicht die Länge, die sie angibt</translation>
    </message>
    <message>
        <source>has a wrong checksum</source>
        <translation>hat eine falsche Prüfsumme</translation>
    </message>
    <message>
        <source>is the last one and has data</source>
        <translation>ist die letzte und hat Daten</translation>
    </message>
    <message>
        <source>has an unknown record type</source>
        <translation>ist von einer Art, die niemand kennt</translation>
    </message>
    <message>
        <source>has too much or too little for its kind</source>
        <translation>hat zu viel oder zu wenig für ihre Art</translation>
    </message>
    <message>
        <source>reaches over the end of its part of the memory</source>
        <translation>reicht über das Ende ihres Speicherbereichs hinaus</translation>
    </message>
    <message>
        <source>its bytes are no whole words</source>
        <translation>ihre Bytes ergeben keine ganzen Wörter</translation>
    </message>
    <message>
        <source>its words have more than 24 bits</source>
        <translation>ihre Wörter haben mehr als 24 Bit</translation>
    </message>
    <message>
        <source>it has bytes behind the configuration</source>
        <translation>sie hat Bytes hinter der Konfiguration</translation>
    </message>
    <message>
        <source>it has no program where that of a Ping360 begins</source>
        <translation>sie hat kein Programm, wo das eines Ping360 beginnt</translation>
    </message>
    <message>
        <source>it lacks a part of the configuration</source>
        <translation>ihr fehlt ein Teil der Konfiguration</translation>
    </message>
    <message>
        <source>it is larger than the memory of one</source>
        <translation>sie ist größer als dessen Speicher</translation>
    </message>
    <message>
        <source>it does not begin where their memory does</source>
        <translation>sie beginnt nicht, wo deren Speicher beginnt</translation>
    </message>
    <message>
        <source>it is larger than their memory</source>
        <translation>sie ist größer als deren Speicher</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>sie ist zu kurz</translation>
    </message>
    <message>
        <source>it does not begin as a program of their processor</source>
        <translation>sie beginnt nicht wie ein Programm für deren Prozessor</translation>
    </message>
    <message>
        <source>The disk is slow: the last %1 s would be lost in a power cut.</source>
        <translation>Der Speicher ist langsam: Die letzten %1 s sind noch nicht vor einem Stromausfall sicher.</translation>
    </message>
    <message>
        <source>One row per ping</source>
        <translation>Eine Zeile je Ping</translation>
    </message>
    <message>
        <source>Whole recording or part of it, zstd-compressed</source>
        <translation>Ganze Aufzeichnung oder ein Teil, mit zstd komprimiert</translation>
    </message>
    <message>
        <source>Ping Viewer log of one sonar (.bin)</source>
        <translation>Ping-Viewer-Log eines Sonars (.bin)</translation>
    </message>
    <message>
        <source>Telemetry log of the vehicle</source>
        <translation>Telemetrielog des Fahrzeugs</translation>
    </message>
    <message>
        <source>Log for SonarView (.svlog or .svlz)</source>
        <translation>Log für SonarView (.svlog oder .svlz)</translation>
    </message>
    <message>
        <source>Printable PDF</source>
        <translation>Druckbares PDF</translation>
    </message>
    <message>
        <source>All pings, settings and vehicle data (SONAR-netCDF4)</source>
        <translation>Alle Pings, Einstellungen und Fahrzeugdaten (SONAR-netCDF4)</translation>
    </message>
    <message>
        <source>MP4 video, made with ffmpeg or GStreamer</source>
        <translation>MP4-Video, mit ffmpeg oder GStreamer</translation>
    </message>
    <message>
        <source>Folder of images: echograms and a polar view per revolution</source>
        <translation>Ordner mit Bildern: Echogramme und eine Polaransicht je Umdrehung</translation>
    </message>
    <message>
        <source>One row per marker</source>
        <translation>eine Zeile je Marke</translation>
    </message>
    <message>
        <source>GeoJSON for maps</source>
        <translation>GeoJSON für Karten</translation>
    </message>
    <message>
        <source>GPX for chart plotters</source>
        <translation>GPX für Kartenplotter</translation>
    </message>
    <message>
        <source>Google Earth (KML)</source>
        <translation>Google Earth (KML)</translation>
    </message>
    <message>
        <source>A %1 answers, of a revision that Leadline does not know.</source>
        <translation>Es antwortet ein %1 einer Revision, die Leadline nicht kennt.</translation>
    </message>
    <message>
        <source>Nothing was written this time: the sonar is as it was before this try.</source>
        <translation>Diesmal wurde nichts geschrieben: Das Sonar ist, wie es vor diesem Versuch war.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again: switched off and on, the Ping360 may start firmware that is not complete.</source>
        <translation>Den Strom anlassen und die Datei noch einmal schreiben: Aus- und eingeschaltet startet das Ping360 vielleicht Firmware, die nicht vollständig ist.</translation>
    </message>
    <message>
        <source>stm32flash was ended before it said whether something was written.</source>
        <translation>stm32flash wurde beendet, bevor es sagte, ob etwas geschrieben wurde.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again.</source>
        <translation>Den Strom anlassen und die Datei noch einmal schreiben.</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>Marker %1: %2</source>
        <translation>Marke %1: %2</translation>
    </message>
    <message>
        <source>Marker %1, %2 m</source>
        <translation>Marke %1, %2 m</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 m</source>
        <translation>Marke %1: %2, %3 m</translation>
    </message>
    <message>
        <source>Bytes arrive on this link, but no messages of a sonar: check the device and its baud rate.</source>
        <translation>Auf dieser Verbindung kommen Bytes, aber keine Nachrichten eines Sonars: das Gerät und seine Baudrate prüfen.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no sonar messages: check the device and its baud rate.</source>
        <translation>Auf dieser Verbindung kommen Bytes, aber keine Nachrichten eines Sonars: das Gerät und seine Baudrate prüfen.</translation>
    </message>
    <message>
        <source>The device on this link sends messages, but does not identify itself.</source>
        <translation>Das Gerät an dieser Verbindung sendet Nachrichten, gibt sich aber nicht zu erkennen.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself.</source>
        <translation>Das Gerät an dieser Verbindung weigert sich, sich zu erkennen zu geben.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself: %1</source>
        <translation>Das Gerät an dieser Verbindung weigert sich, sich zu erkennen zu geben: %1</translation>
    </message>
    <message>
        <source>The autopilot sends 1 more message.</source>
        <translation>Der Autopilot sendet 1 Nachricht mehr.</translation>
    </message>
    <message>
        <source>The autopilot was asked for 1 message: %1.</source>
        <translation>Vom Autopiloten wurde 1 Nachricht angefordert: %1.</translation>
    </message>
    <message>
        <source>Computer is there</source>
        <translation>Rechner ist da</translation>
    </message>
    <message>
        <source>Its port is open</source>
        <translation>Sein Port ist offen</translation>
    </message>
    <message>
        <source>No device in the network has the address %1.</source>
        <translation>Niemand im Netz hat die Adresse %1.</translation>
    </message>
    <message>
        <source>Waiting for the computer.</source>
        <translation>Wartet auf den Rechner.</translation>
    </message>
    <message>
        <source>%1 answers for itself.</source>
        <translation>%1 antwortet selbst.</translation>
    </message>
    <message>
        <source>No program there has UDP port %1.</source>
        <translation>Kein Programm dort hat UDP-Port %1.</translation>
    </message>
    <message>
        <source>No program there has TCP port %1.</source>
        <translation>Kein Programm dort hat TCP-Port %1.</translation>
    </message>
    <message>
        <source>UDP port %1 answers.</source>
        <translation>UDP-Port %1 antwortet.</translation>
    </message>
    <message>
        <source>TCP port %1 answers.</source>
        <translation>TCP-Port %1 antwortet.</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 antwortet.</translation>
    </message>
    <message>
        <source>Unknown: no reply.</source>
        <translation>Nicht bekannt: Es kam nichts zurück.</translation>
    </message>
    <message>
        <source>No reply and no refusal.</source>
        <translation>Niemand lehnt ab, und niemand antwortet.</translation>
    </message>
    <message>
        <source>%1 does not take the connection.</source>
        <translation>%1 nimmt die Verbindung nicht an.</translation>
    </message>
    <message>
        <source>Leadline listens there.</source>
        <translation>Leadline hört dort zu.</translation>
    </message>
    <message>
        <source>Port is open</source>
        <translation>Anschluss ist offen</translation>
    </message>
    <message>
        <source>Leadline has it open.</source>
        <translation>Leadline hat ihn offen.</translation>
    </message>
    <message>
        <source>Bytes arrive</source>
        <translation>Bytes kommen an</translation>
    </message>
    <message>
        <source>They are MAVLink</source>
        <translation>Sie sind MAVLink</translation>
    </message>
    <message>
        <source>Received.</source>
        <translation>Sie kommen von dort.</translation>
    </message>
    <message>
        <source>Complete, with valid checksums.</source>
        <translation>Sie sind vollständig, mit richtiger Prüfsumme.</translation>
    </message>
    <message>
        <source>No complete message.</source>
        <translation>Keine ganze Nachricht darunter.</translation>
    </message>
    <message>
        <source>Received earlier, then stopped.</source>
        <translation>Sie kamen vorher und hörten auf.</translation>
    </message>
    <message>
        <source>None received.</source>
        <translation>Bisher kamen keine.</translation>
    </message>
    <message>
        <source>Waiting for bytes.</source>
        <translation>Wartet auf Bytes.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 ist nicht im Netz</translation>
    </message>
    <message>
        <source>No device there has this address.</source>
        <translation>Niemand dort hat diese Adresse.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the address.</source>
        <translation>Strom des Fahrzeugs und Tether prüfen, dann die Adresse.</translation>
    </message>
    <message>
        <source>Nothing listens on %1</source>
        <translation>Auf %1 hört niemand</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but no program of it has this port.</source>
        <translation>Der Rechner des Fahrzeugs ist da, aber kein Programm dort hat diesen Port.</translation>
    </message>
    <message>
        <source>In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.</source>
        <translation>In BlueOS unter MAVLink Endpoints den Endpunkt dieses Ports einschalten.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but its bridge to the sonar is stopped.</source>
        <translation>Der Rechner des Fahrzeugs ist da, aber seine Brücke zum Sonar steht.</translation>
    </message>
    <message>
        <source>In BlueOS, open Ping Sonar Devices: if the sonar is not in that list, check its power and cable.</source>
        <translation>In BlueOS Ping Sonar Devices öffnen: Fehlt das Sonar in der Liste, Strom und Kabel prüfen.</translation>
    </message>
    <message>
        <source>%1 is there, but no program of it has this port.</source>
        <translation>%1 ist da, aber kein Programm dort hat diesen Port.</translation>
    </message>
    <message>
        <source>Check the port in the address, and that the bridge runs there.</source>
        <translation>Den Port in der Adresse prüfen, und dass die Brücke dort läuft.</translation>
    </message>
    <message>
        <source>%1 stopped responding</source>
        <translation>%1 antwortet nicht mehr</translation>
    </message>
    <message>
        <source>The port is open, but no more data arrives.</source>
        <translation>Der Anschluss ist offen, und es kommt nichts mehr.</translation>
    </message>
    <message>
        <source>No more data arrives, but the network route is open.</source>
        <translation>Es kommt nichts mehr, und der Weg dorthin ist offen.</translation>
    </message>
    <message>
        <source>No more data arrives.</source>
        <translation>Es kommt nichts mehr.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether.</source>
        <translation>Strom des Fahrzeugs und Tether prüfen.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the sonar&apos;s cable.</source>
        <translation>Strom des Fahrzeugs und Tether prüfen, dann das Kabel des Sonars.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable.</source>
        <translation>Strom und Kabel des Sonars prüfen.</translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Neuer Versuch automatisch.</translation>
    </message>
    <message>
        <source>Only programs on this computer are heard at %1: listen at 0.0.0.0 to hear a vehicle.</source>
        <translation>Auf %1 sind nur Programme dieses Rechners zu hören: auf 0.0.0.0 hören, um ein Fahrzeug zu hören.</translation>
    </message>
    <message>
        <source>This computer has no network address: check its network cable.</source>
        <translation>Dieser Rechner hat keine Netzadresse: sein Netzkabel prüfen.</translation>
    </message>
    <message>
        <source>Let the vehicle&apos;s bridge send to %1, port %2.</source>
        <translation>Die Brücke des Fahrzeugs an %1, Port %2 senden lassen.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power, and that its MAVLink endpoint is switched on.</source>
        <translation>Strom des Fahrzeugs prüfen, und dass sein MAVLink-Endpunkt eingeschaltet ist.</translation>
    </message>
    <message>
        <source>No vehicle on %1</source>
        <translation>Kein Fahrzeug spricht auf %1</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink.</source>
        <translation>Es kommen Bytes, aber kein MAVLink.</translation>
    </message>
    <message>
        <source>Check the baud rate in the address.</source>
        <translation>Die Baudrate in der Adresse prüfen.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Die Adresse prüfen.</translation>
    </message>
    <message>
        <source>The link is down.</source>
        <translation>Die Verbindung ist unterbrochen.</translation>
    </message>
    <message>
        <source>The link is open again.</source>
        <translation>Die Verbindung ist wieder offen.</translation>
    </message>
    <message>
        <source>1 repeated datagram was dropped.</source>
        <translation>1 wiederholtes Datagramm wurde verworfen.</translation>
    </message>
    <message>
        <source>%1 repeated datagrams were dropped.</source>
        <translation>%1 wiederholte Datagramme wurden verworfen.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>its name is taken already</source>
        <translation>der Name ist schon vergeben</translation>
    </message>
    <message>
        <source>%1 is as it was: its repair was stopped.</source>
        <translation>%1 ist, wie es war: Die Reparatur wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages.</source>
        <translation>%1 wurde neu geschrieben: %2 Nachrichten.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages, up to %3.</source>
        <translation>%1 wurde neu geschrieben: %2 Nachrichten, bis %3.</translation>
    </message>
    <message>
        <source>%1 cannot be repaired further.</source>
        <translation>%1 lässt sich nicht weiter reparieren.</translation>
    </message>
    <message>
        <source>The recording is damaged: 1 message is missing.</source>
        <translation>Die Aufzeichnung ist beschädigt: 1 Nachricht fehlt.</translation>
    </message>
    <message>
        <source>The recording is damaged: %1 messages are missing.</source>
        <translation>Die Aufzeichnung ist beschädigt: %1 Nachrichten fehlen.</translation>
    </message>
    <message>
        <source>The recording is damaged in places.</source>
        <translation>Die Aufzeichnung ist stellenweise beschädigt.</translation>
    </message>
    <message>
        <source>1 message of it is lost.</source>
        <translation>1 Nachricht davon ist verloren.</translation>
    </message>
    <message>
        <source>%1 messages of it are lost.</source>
        <translation>%1 Nachrichten davon sind verloren.</translation>
    </message>
    <message>
        <source>1 message was not recorded: the disk did not take data for too long.</source>
        <translation>1 Nachricht wurde nicht aufgezeichnet: Der Speicher nahm zu lange nichts an.</translation>
    </message>
    <message>
        <source>1 message not recorded: the disk did not accept data for too long.</source>
        <translation>1 Nachricht wurde nicht aufgezeichnet: Der Speicher nahm zu lange nichts an.</translation>
    </message>
    <message>
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
        <translation>%1 wurde während der Aufzeichnung gekürzt: Bis zu %2 davon sind verloren; was seitdem kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>%1 was truncated during recording: up to %2 lost; later data is in a new file.</source>
        <translation>%1 wurde während der Aufzeichnung gekürzt: Bis zu %2 davon sind verloren; was seitdem kam, ist in einer neuen Datei.</translation>
    </message>
    <message>
        <source>Nothing was recorded: %1 lost.</source>
        <translation>Nichts wurde aufgezeichnet: %1 verloren.</translation>
    </message>
    <message>
        <source>The recording is damaged here</source>
        <translation>Die Aufzeichnung ist hier beschädigt</translation>
    </message>
    <message>
        <source>The recording is damaged for %1 s</source>
        <translation>Die Aufzeichnung ist %1 s lang beschädigt</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file: it is kept as %2.</source>
        <translation>%1 ließ sich nicht durch die reparierte Datei ersetzen: Es ist als %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message.</source>
        <translation>%1 ist jetzt vollständig: 1 Nachricht.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message, up to %2.</source>
        <translation>%1 ist jetzt vollständig: 1 Nachricht, bis %2.</translation>
    </message>
    <message>
        <source>1 byte held no whole message.</source>
        <translation>1 Byte enthielt keine ganze Nachricht.</translation>
    </message>
    <message>
        <source>1 record larger than 256 MiB was left out.</source>
        <translation>1 Datensatz über 256 MiB wurde ausgelassen.</translation>
    </message>
    <message>
        <source>%1 records larger than 256 MiB were left out.</source>
        <translation>%1 Datensätze über 256 MiB wurden ausgelassen.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message.</source>
        <translation>%1 wurde neu geschrieben: 1 Nachricht.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message, up to %2.</source>
        <translation>%1 wurde neu geschrieben: 1 Nachricht, bis %2.</translation>
    </message>
    <message>
        <source>Range start</source>
        <translation>Reichweite ab</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Range length</source>
        <translation>Reichweite, Länge</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>Verstärkung %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Winkelschritt</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Stare</source>
        <translation>Festblick</translation>
    </message>
    <message>
        <source>Transmit duration</source>
        <translation>Sendedauer</translation>
    </message>
    <message>
        <source>pinging</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 angenommen</translation>
    </message>
    <message>
        <source>%1 begun</source>
        <translation>%1 begonnen</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 abgebrochen</translation>
    </message>
    <message>
        <source>%1 cannot be written over: %2.</source>
        <translation>%1 kann nicht überschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 already exists; --force overwrites it.</source>
        <translation>%1 gibt es schon; --force überschreibt es.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a Ping360.</source>
        <translation>%1 enthält keine Pings eines Ping360.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a stream %2 that this view shows.</source>
        <translation>%1 enthält keine Pings eines Stroms %2, die diese Ansicht zeigt.</translation>
    </message>
    <message>
        <source>%1 holds no pings.</source>
        <translation>%1 enthält keine Pings.</translation>
    </message>
    <message>
        <source>%1 is being recorded by another program.</source>
        <translation>%1 wird von einem anderen Programm aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 is not a file that could be written over.</source>
        <translation>%1 ist keine Datei, die überschrieben werden könnte.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full.</source>
        <translation>%1 wurde nicht aufgezeichnet, als der Speicher voll war.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full.</source>
        <translation>%1 wurden nicht aufgezeichnet, als der Speicher voll war.</translation>
    </message>
    <message>
        <source>1 ms.</source>
        <translation>1 ms.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no MAVLink: check the device and its baud rate.</source>
        <translation>Auf dieser Verbindung kommen Bytes an, aber kein MAVLink: Gerät und Baudrate prüfen.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Getrennt.</translation>
    </message>
    <message>
        <source>Scanning.</source>
        <translation>Tastet ab.</translation>
    </message>
    <message>
        <source>Standby.</source>
        <translation>Standby.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>There is no simulator of this sonar.</source>
        <translation>Von diesem Sonar gibt es keinen Simulator.</translation>
    </message>
    <message>
        <source>This system gives no pseudo terminal.</source>
        <translation>Dieses System gibt kein Pseudoterminal her.</translation>
    </message>
    <message>
        <source>This system has no pseudo terminals.</source>
        <translation>Dieses System hat keine Pseudoterminals.</translation>
    </message>
    <message>
        <source>%1 holds something already.</source>
        <translation>%1 enthält schon etwas.</translation>
    </message>
    <message>
        <source>No marker of %1 has a position, and %2 holds nothing else.</source>
        <translation>Keine Marke in %1 hat eine Position, und %2 enthält nichts anderes.</translation>
    </message>
    <message>
        <source>markers-csv includes all markers.</source>
        <translation>markers-csv nimmt alle.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar %2.</source>
        <translation>%1 enthält keine Pings eines Scanning-Sonars %2.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar.</source>
        <translation>%1 enthält keine Pings eines Scanning-Sonars.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Neue Aufzeichnung begonnen.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Aufzeichnung begonnen.</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Aufzeichnung beendet.</translation>
    </message>
    <message>
        <source>A GeoTIFF needs positions, and this recording holds none. Choose PNG or netCDF.</source>
        <translation>Ein GeoTIFF braucht Positionen, und diese Aufzeichnung enthält keine. Wählen Sie PNG oder netCDF.</translation>
    </message>
    <message>
        <source>The GeoTIFF could not be written: %1.</source>
        <translation>Das GeoTIFF konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>%1 to %2 ft</source>
        <translation>%1 bis %2 ft</translation>
    </message>
    <message>
        <source>Marker %1, %2 ft</source>
        <translation>Marke %1, %2 ft</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 ft</source>
        <translation>Marke %1: %2, %3 ft</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Noch keine Karte.</translation>
    </message>
    <message>
        <source>The drift could not be written: the disk is full or gone.</source>
        <translation>Die Abdrift konnte nicht geschrieben werden: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>The drift is not known: no two successive turns of the scanning sonar show enough of the same echoes.</source>
        <translation>Die Abdrift ist unbekannt: Keine zwei aufeinanderfolgenden Umdrehungen des Scanning-Sonars zeigen genug gemeinsame Echos.</translation>
    </message>
    <message>
        <source>There is no drift to export: no scanning sonar turned.</source>
        <translation>Keine Abdrift zu exportieren: Kein Scanning-Sonar hat sich gedreht.</translation>
    </message>
    <message>
        <source>They are sonar messages</source>
        <translation>Es sind Sonarnachrichten</translation>
    </message>
    <message>
        <source>Chirp</source>
        <translation>Chirp</translation>
    </message>
    <message>
        <source>One frequency</source>
        <translation>Eine Frequenz</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Distance only</source>
        <translation>Nur Abstand</translation>
    </message>
    <message>
        <source>Pulse</source>
        <translation>Puls</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>Puls</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Since its power-up this sonar may answer another program or link only: switch its power off and on, and connect Leadline first.</source>
        <translation>Seit dem Einschalten antwortet dieses Sonar vielleicht nur einem anderen Programm oder auf einer anderen Verbindung: aus- und wieder einschalten und Leadline zuerst verbinden.</translation>
    </message>
    <message>
        <source>Side-scan pings for survey programs (.xtf)</source>
        <translation>Pings des Seitensichtsonars für Vermessungsprogramme (.xtf)</translation>
    </message>
    <message>
        <source>The recording holds no side-scan sonar.</source>
        <translation>Die Aufzeichnung enthält kein Seitensichtsonar.</translation>
    </message>
    <message>
        <source>The recording holds no track of a vehicle.</source>
        <translation>Die Aufzeichnung enthält keinen Weg eines Fahrzeugs.</translation>
    </message>
    <message>
        <source>The track could not be written: the disk is full or gone.</source>
        <translation>Der Weg konnte nicht geschrieben werden: Der Speicher ist voll oder fort.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GPX</source>
        <translation>Weg des Fahrzeugs als GPX</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GeoJSON</source>
        <translation>Weg des Fahrzeugs als GeoJSON</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as KML</source>
        <translation>Weg des Fahrzeugs als KML</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Range end</source>
        <translation>Reichweite, Ende</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation>Größte Tiefe</translation>
    </message>
    <message>
        <source>greatest depth</source>
        <translation>größte Tiefe</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Entfernungsstufen</translation>
    </message>
    <message>
        <source>range steps</source>
        <translation>Entfernungsstufen</translation>
    </message>
    <message>
        <source>Pulse length in range steps</source>
        <translation>Pulslänge in Entfernungsstufen</translation>
    </message>
    <message>
        <source>pulse length</source>
        <translation>Pulslänge</translation>
    </message>
    <message>
        <source>Channel data</source>
        <translation>Kanaldaten</translation>
    </message>
    <message>
        <source>channel data</source>
        <translation>Kanaldaten</translation>
    </message>
    <message>
        <source>Pulse length</source>
        <translation>Pulslänge</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Filter length</source>
        <translation>Filterlänge</translation>
    </message>
    <message>
        <source>filter length</source>
        <translation>Filterlänge</translation>
    </message>
    <message>
        <source>Bottom of a multibeam sonar for maps (GeoTIFF)</source>
        <translation>Grund eines Fächersonars für Karten (GeoTIFF)</translation>
    </message>
    <message>
        <source>One row per sounding of a multibeam sonar</source>
        <translation>Eine Zeile je Lotung eines Fächersonars</translation>
    </message>
    <message>
        <source>There is no bottom on the Earth to export: a GeoTIFF needs soundings with attitude, heading and positions.</source>
        <translation>Es gibt keinen Grund auf der Erde zu exportieren: Ein GeoTIFF braucht Lotungen mit Lage, Kurs und Positionen.</translation>
    </message>
    <message>
        <source>The bottom is too large for one file: export a part.</source>
        <translation>Der Grund ist zu groß für eine Datei: einen Teil exportieren.</translation>
    </message>
    <message>
        <source>The recording has no date: the file begins on 1 January 1970.</source>
        <translation>Die Aufzeichnung hat kein Datum: Die Datei beginnt am 1. Januar 1970.</translation>
    </message>
    <message>
        <source>The times are local time: the recording does not say UTC.</source>
        <translation>Die Zeiten sind Ortszeit: Die Aufzeichnung enthält kein UTC.</translation>
    </message>
    <message>
        <source>%1 answers here, not %2.</source>
        <translation>Hier antwortet %1, nicht %2.</translation>
    </message>
    <message>
        <source>If it is an %1, connect it as that.</source>
        <translation>Ist es ein %1, verbinden Sie es als solches.</translation>
    </message>
    <message>
        <source>The Insight 240 is not supported</source>
        <translation>Das Insight 240 wird nicht unterstützt</translation>
    </message>
    <message>
        <source>The side of %1 is not known: the file has it as neither port nor starboard.</source>
        <translation>Die Seite von %1 ist nicht bekannt: In der Datei ist es weder Backbord noch Steuerbord.</translation>
    </message>
    <message>
        <source>A device of an unknown type answers here, not %1.</source>
        <translation>Hier antwortet ein Gerät unbekannten Typs, nicht %1.</translation>
    </message>
    <message>
        <source>A csv file has no soundings of a multibeam sonar: export them as soundings-csv.</source>
        <translation>Eine csv-Datei enthält keine Lotungen eines Fächersonars: als soundings-csv exportieren.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds no soundings of a multibeam sonar.</source>
        <translation>Die Aufzeichnung oder dieser Teil davon enthält keine Lotungen eines Fächersonars.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds nothing for the format %1.</source>
        <translation>Die Aufzeichnung oder dieser Teil davon enthält nichts für das Format %1.</translation>
    </message>
    <message>
        <source>The recording ends early: its last record is cut off.</source>
        <translation>Die Aufzeichnung endet vorzeitig: Ihr letzter Datensatz ist abgeschnitten.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 ist verbunden</translation>
    </message>
    <message>
        <source>%1 is not responding</source>
        <translation>%1 antwortet nicht</translation>
    </message>
</context>
<context>
    <name>leadline::app</name>
    <message>
        <source>C</source>
        <comment>this language&apos;s own code, such as de, for names of days and months</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>%1 is not open</source>
        <translation>%1 ist nicht offen</translation>
    </message>
    <message>
        <source>%1 needs attention</source>
        <translation>%1 braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation>Verbindet mit %1</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 ist verbunden</translation>
    </message>
    <message>
        <source>Searching %1 and %2</source>
        <translation>Sucht in %1 und %2</translation>
    </message>
    <message>
        <source>1 network</source>
        <translation>1 Netz</translation>
    </message>
    <message>
        <source>%1 networks</source>
        <translation>%1 Netzen</translation>
    </message>
    <message>
        <source>1 serial port</source>
        <translation>1 seriellen Anschluss</translation>
    </message>
    <message>
        <source>%1 serial ports</source>
        <translation>%1 seriellen Anschlüssen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Connect %1 devices</source>
        <translation>%1 Geräte verbinden</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>%1 von %2 verbinden</translation>
    </message>
    <message>
        <source>No other program sends to this link</source>
        <translation>Sonst sendet niemand an diese Verbindung</translation>
    </message>
    <message>
        <source>USB serial</source>
        <translation>USB seriell</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriell</translation>
    </message>
    <message>
        <source>Ethernet</source>
        <translation>Ethernet</translation>
    </message>
    <message>
        <source>BlueOS</source>
        <translation>BlueOS</translation>
    </message>
    <message>
        <source>UDP</source>
        <translation>UDP</translation>
    </message>
    <message>
        <source>UDP, listening</source>
        <translation>UDP, hört</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Nicht da</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Keine Erlaubnis</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Another rate</source>
        <translation>Andere Rate</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Nicht erkannt</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Anderes Gerät</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Kein Netz</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Device type %1</source>
        <translation>Geräteart %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 baud</source>
        <translation>%1 Baud</translation>
    </message>
    <message>
        <source>fw %1</source>
        <translation>FW %1</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>the ground station needs it</source>
        <translation>die Bodenstation braucht ihn</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Fragt</translation>
    </message>
    <message>
        <source>Answers in %1 ms</source>
        <translation>Antwortet in %1 ms</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>In Ruhe gelassen</translation>
    </message>
    <message>
        <source>listens to this computer only</source>
        <translation>hört nur auf diesem Rechner</translation>
    </message>
    <message>
        <source>listens to every network</source>
        <translation>hört in jedem Netz</translation>
    </message>
    <message>
        <source>listens to the network of %1</source>
        <translation>hört im Netz von %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>%1 on the serial port %2.</source>
        <translation>%1 am seriellen Anschluss %2.</translation>
    </message>
    <message>
        <source>%1 over UDP at %2, port %3.</source>
        <translation>%1 über UDP bei %2, Port %3.</translation>
    </message>
    <message>
        <source>%1 that sends to UDP port %2 of this computer: %3.</source>
        <translation>%1 sendet an den UDP-Port %2 dieses Rechners: %3.</translation>
    </message>
    <message>
        <source> The ground station needs this port. While Leadline uses it, the ground station receives nothing. Use 192.168.2.2:14660 instead.</source>
        <translation> Die Bodenstation braucht diesen Port: Solange Leadline ihn hat, hört sie nichts. 192.168.2.2:14660 ist für Programme wie dieses.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 über TCP bei %2, Port %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: not real data.</source>
        <translation>Simuliertes Fahrzeug: keine echten Daten.</translation>
    </message>
    <message>
        <source>Simulated %1: not real echoes.</source>
        <translation>Simuliertes %1: keine echten Echos.</translation>
    </message>
    <message>
        <source>Read error before the end of the file.</source>
        <translation>Lesefehler vor dem Dateiende.</translation>
    </message>
    <message>
        <source>It was cut off. Everything before the cut can be played; Repair completes it for other programs.</source>
        <translation>Sie wurde abgeschnitten. Alles bis dahin lässt sich spielen; Reparieren vervollständigt sie für andere Programme.</translation>
    </message>
    <message>
        <source>The recording ends early. Everything before the cut can be played.</source>
        <translation>Das Log endet früh. Alles bis dahin lässt sich spielen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: this user may not look into it.</source>
        <translation>%1 lässt sich nicht lesen: Dieser Benutzer darf nicht hineinsehen.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1 · %2 UTC</source>
        <translation>%1 · %2 UTC</translation>
    </message>
    <message>
        <source>%1 · %2 local time</source>
        <translation>%1 · %2 Ortszeit</translation>
    </message>
    <message>
        <source>File dated %1 · %2</source>
        <translation>Datei vom %1 · %2</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 hier</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>firmware %1</source>
        <translation>Firmware %1</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 Nachrichten</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Abgeschnitten</translation>
    </message>
    <message>
        <source>Ends early</source>
        <translation>Endet früh</translation>
    </message>
    <message>
        <source>Other sonar</source>
        <translation>Anderes Sonar</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Gesendet von %1</translation>
    </message>
    <message>
        <source>Vehicle %1</source>
        <translation>Fahrzeug %1</translation>
    </message>
    <message>
        <source> · autopilot</source>
        <translation> · Autopilot</translation>
    </message>
    <message>
        <source> · link %1</source>
        <translation> · Verbindung %1</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, früher %2</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>unbekannt %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>früher %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>possibly %1</source>
        <translation>vielleicht %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 · id %2</source>
        <translation>%1 · Nr. %2</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simuliert</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>%1/min</source>
        <translation>%1/min</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source> · front up, not by heading</source>
        <translation> · Voraus oben, nicht nach Kurs</translation>
    </message>
    <message>
        <source>step %1 grad</source>
        <translation>Schritt %1 gon</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>Verstärkung %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Messwerte</translation>
    </message>
    <message>
        <source>transmit %1 µs</source>
        <translation>Senden %1 µs</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>%1°, %2°</source>
        <translation>%1°, %2°</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rw</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the recording</source>
        <translation>%1 %2, %3 der Aufzeichnung</translation>
    </message>
    <message>
        <source>relative %1</source>
        <translation>relativ %1</translation>
    </message>
    <message>
        <source>true</source>
        <translation>rechtweisend</translation>
    </message>
    <message>
        <source>by the vehicle&apos;s heading</source>
        <translation>nach dem Kurs des Fahrzeugs</translation>
    </message>
    <message>
        <source>Bearing %1</source>
        <translation>Peilung %1</translation>
    </message>
    <message>
        <source>echo %1 of 255</source>
        <translation>Echo %1 von 255</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>No echoes saved</source>
        <translation>Keine Echos aufbewahrt</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Keine Marken.</translation>
    </message>
    <message>
        <source>Dive report of %1</source>
        <translation>Tauchgangsbericht zu %1</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Simulierte Daten</translation>
    </message>
    <message>
        <source>Echogram: %1</source>
        <translation>Echogramm: %1</translation>
    </message>
    <message>
        <source>Sonar image: %1</source>
        <translation>Sonarbild: %1</translation>
    </message>
    <message>
        <source>The newest ping of every bearing at %1 %2.
0° is the vehicle&apos;s front, clockwise as seen from above; not turned by the heading. Ranges are slant.</source>
        <translation>Der neueste Ping jeder Peilung um %1 %2.
0° ist voraus, im Uhrzeigersinn von oben gesehen; nicht nach dem Kurs gedreht. Entfernungen sind schräg.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>No gaps.</source>
        <translation>Keine Lücken.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>Von (%1)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>The longest of %1.</source>
        <translation>Das sind die längsten von %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>No events.</source>
        <translation>Keine Ereignisse.</translation>
    </message>
    <message>
        <source>Time (%1)</source>
        <translation>Zeit (%1)</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>And %1 more in the recording.</source>
        <translation>Und %1 weitere, die in der Aufzeichnung stehen.</translation>
    </message>
    <message>
        <source>Link health</source>
        <translation>Güte der Verbindung</translation>
    </message>
    <message>
        <source>No vehicle is in this recording.</source>
        <translation>In dieser Aufzeichnung ist kein Fahrzeug.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>RTT median</source>
        <translation>RTT Median</translation>
    </message>
    <message>
        <source>RTT 95 %</source>
        <translation>RTT 95 %</translation>
    </message>
    <message>
        <source>Replies lost</source>
        <translation>Antw. verloren</translation>
    </message>
    <message>
        <source>Sonars and their settings</source>
        <translation>Sonare und ihre Einstellungen</translation>
    </message>
    <message>
        <source>No sonar is in this part of the recording.</source>
        <translation>In diesem Teil der Aufzeichnung ist kein Sonar.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>Pings</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Tauchgangsbericht</translation>
    </message>
    <message>
        <source>Dive report · %1</source>
        <translation>Tauchgangsbericht · %1</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 bis %2 %3</translation>
    </message>
    <message>
        <source>Contains simulated data.</source>
        <translation>Simulierte Daten: Nicht alles davon wurde gemessen.</translation>
    </message>
    <message>
        <source>All data is simulated.</source>
        <translation>Simulierte Daten: Nichts davon hat ein Sonar gemessen.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 bis %2 (%3)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>, ends early</source>
        <translation>, endet früh</translation>
    </message>
    <message>
        <source>Neither a vehicle&apos;s depth nor a distance to the bottom is in this recording.</source>
        <translation>Weder die Tiefe eines Fahrzeugs noch ein Abstand zum Grund ist in dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Fahrzeugtiefe</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>ddd d MMM · HH:mm:ss</source>
        <translation>ddd d. MMM · HH:mm:ss</translation>
    </message>
    <message>
        <source>%1 is not a valid picture.</source>
        <translation>%1 heißt wie ein Bild, ist aber keines.</translation>
    </message>
    <message>
        <source>%1 does not name its recording. Only snapshots saved by Leadline and not edited since do.</source>
        <translation>%1 sagt nicht, welche Aufzeichnung es zeigt: Das tun nur Bilder, die Leadline davon machte, solange kein anderes Programm sie gespeichert hat.</translation>
    </message>
    <message>
        <source>%1 shows %2, which was not found in %3. Put it beside the picture.</source>
        <translation>%1 zeigt %2, was nicht da ist. Es neben das Bild legen. Gesucht in %3.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>Ground station</source>
        <translation>Bodenstation</translation>
    </message>
    <message>
        <source>Onboard computer</source>
        <translation>Bordrechner</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Telemetry radio</source>
        <translation>Telemetriefunk</translation>
    </message>
    <message>
        <source>v1</source>
        <translation>v1</translation>
    </message>
    <message>
        <source>v2</source>
        <translation>v2</translation>
    </message>
    <message>
        <source>bad target</source>
        <translation>falsches Ziel</translation>
    </message>
    <message>
        <source>Time sync not requested.</source>
        <translation>Zeitabgleich nicht angefordert.</translation>
    </message>
    <message>
        <source>Heartbeats only. Time sync not requested.</source>
        <translation>Nur Heartbeats. Zeitabgleich nicht angefordert.</translation>
    </message>
    <message>
        <source>Does not answer TIMESYNC or PING.</source>
        <translation>Beantwortet weder TIMESYNC noch PING.</translation>
    </message>
    <message>
        <source>Heartbeats only. Does not answer TIMESYNC or PING.</source>
        <translation>Nur Heartbeats. Beantwortet weder TIMESYNC noch PING.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>PING has no clock</source>
        <translation>PING hat keine Uhr</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>Verbindung %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, laut %1</translation>
    </message>
    <message>
        <source>%1 request → reply</source>
        <translation>%1 Anfrage → Antwort</translation>
    </message>
    <message>
        <source>%1 reply → screen</source>
        <translation>%1 Antwort → Bild</translation>
    </message>
    <message>
        <source>%1 ping → screen</source>
        <translation>%1 Ping → Bild</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: median %2, 95 percent %3 milliseconds</source>
        <translation>%1: Median %2, 95 Prozent %3 Millisekunden</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms. 1 ms is possible.</source>
        <translation>%1 hält Daten bis zu %2 ms zurück. 1 ms ist möglich.</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms, and this user may not change that. Copy the udev rule into a terminal.</source>
        <translation>%1 hält Daten bis zu %2 ms zurück, und dieser Benutzer darf das nicht ändern. Die udev-Regel in ein Terminal kopieren.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 cannot be written: its name is taken.</source>
        <translation>%1 lässt sich nicht schreiben: Der Name ist vergeben.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>other clock</source>
        <translation>andere Uhr</translation>
    </message>
    <message>
        <source>no timestamp</source>
        <translation>ohne Stempel</translation>
    </message>
    <message>
        <source>%1, %2, last %3 ago, age %4</source>
        <translation>%1, %2, zuletzt vor %3, Alter %4</translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation>%1 Millisekunden</translation>
    </message>
    <message>
        <source>%1 · %2 ago</source>
        <translation>%1 · vor %2</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>%1 replies without a target (version 1), and another program also sends requests: they interfere. Switch TIMESYNC off in one of them.</source>
        <translation>%1 antwortet niemandem mit Namen (Version 1), und auch ein anderes Programm fragt: Sie stören einander. TIMESYNC in einem von beiden ausschalten.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to an unknown system. Update its firmware.</source>
        <translation>%1 adressiert Antworten an ein unbekanntes System. Firmware aktualisieren.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of requests. Lower the request rate or its message rates.</source>
        <translation>%1 verliert %2 % der Anfragen. Seltener fragen oder die Raten seiner Nachrichten senken.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Keine Antwort auf TIMESYNC: Alter beziehen sich auf die schnellste Nachricht. TIMESYNC im Router des Fahrzeugs einschalten.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: no time sync in this recording.</source>
        <translation>Alter relativ zur schnellsten Nachricht: kein Zeitabgleich in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>%1 Antworten</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>Round-trip time, median %1, 95 percent %2 milliseconds, %3, %4</source>
        <translation>Umlaufzeit, Median %1, 95 Prozent %2 Millisekunden, %3, %4</translation>
    </message>
    <message>
        <source>%1 %2 ppm</source>
        <translation>%1 %2 ppm</translation>
    </message>
    <message>
        <source>%1 restarted. Refitted.</source>
        <translation>%1 ist neu gestartet. Neu angepasst.</translation>
    </message>
    <message>
        <source>What arrives is undamaged</source>
        <translation>Was ankommt, ist unbeschädigt</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 lokal</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Tauchgang</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Tastenliste</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Bibliothek und Nachrichten: suchen</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Bibliothek: aktualisieren</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Gefundene Geräte verbinden</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Nächstes Thema</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Fensterhelligkeit</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Log öffnen</translation>
    </message>
    <message>
        <source>Next file of several</source>
        <translation>Nächste von mehreren Dateien</translation>
    </message>
    <message>
        <source>Previous file of several</source>
        <translation>Vorige von mehreren Dateien</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Tauchgangsbericht (PDF)</translation>
    </message>
    <message>
        <source>Snapshot of the window</source>
        <translation>Schnappschuss des Fensters</translation>
    </message>
    <message>
        <source>Snapshot of the focused plot</source>
        <translation>Schnappschuss des gewählten Bildes</translation>
    </message>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pause oder Wiedergabe; im Tauchgang: zurückblicken</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Ein Ping zurück</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Ein Ping vor</translation>
    </message>
    <message>
        <source>5 seconds back</source>
        <translation>5 Sekunden zurück</translation>
    </message>
    <message>
        <source>5 seconds forward</source>
        <translation>5 Sekunden vor</translation>
    </message>
    <message>
        <source>Previous marker, event, gap or loop end</source>
        <translation>Zurück zu Marke, Ereignis, Lücke, Schleifenende</translation>
    </message>
    <message>
        <source>Next marker, event, gap or loop end</source>
        <translation>Weiter zu Marke, Ereignis, Lücke, Schleifenende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end; live: live edge</source>
        <translation>Zum Ende; im Tauchgang: live</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Zurück auf 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Rückwärts spielen</translation>
    </message>
    <message>
        <source>Set loop start (A)</source>
        <translation>Schleifenanfang setzen (A)</translation>
    </message>
    <message>
        <source>Set loop end (B)</source>
        <translation>Schleifenende setzen (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Schleife an oder aus</translation>
    </message>
    <message>
        <source>Timeline: zoom in</source>
        <translation>Zeitleiste: vergrößern</translation>
    </message>
    <message>
        <source>Timeline: zoom out</source>
        <translation>Zeitleiste: verkleinern</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Zeitleiste: alles</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the focused plot</source>
        <translation>Gewähltes Bild einpassen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Echokurve neben der Polaransicht</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marke am Zeiger setzen</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Letztes Grundecho des Ping1D markieren</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Notiz zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Die gelöschte Marke zurückholen</translation>
    </message>
    <message>
        <source>Longer range</source>
        <translation>Längere Reichweite</translation>
    </message>
    <message>
        <source>Shorter range</source>
        <translation>Kürzere Reichweite</translation>
    </message>
    <message>
        <source>More gain</source>
        <translation>Mehr Verstärkung</translation>
    </message>
    <message>
        <source>Less gain</source>
        <translation>Weniger Verstärkung</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Nächster Sektor</translation>
    </message>
    <message>
        <source>Previous sector</source>
        <translation>Voriger Sektor</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Standby des gewählten Sonars, oder aller</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Alarm quittieren</translation>
    </message>
    <message>
        <source>Announce distance to bottom</source>
        <translation>Grundabstand ansagen</translation>
    </message>
    <message>
        <source>Pages and window</source>
        <translation>Seiten und Fenster</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Markers and notes</source>
        <translation>Marken und Notizen</translation>
    </message>
    <message>
        <source>Sonars and alarms</source>
        <translation>Sonare und Alarme</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>%1 is assigned to “%2”. Reassign it?</source>
        <translation>%1 ist „%2“ zugewiesen. Neu zuweisen?</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild↑</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild↓</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>This key is not supported. Choose another one.</source>
        <translation>Diese Taste hat hier keinen Namen. Eine andere wählen.</translation>
    </message>
    <message>
        <source>%1 moves between controls. Choose another key.</source>
        <translation>%1 geht von Bedienelement zu Bedienelement. Eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>%1 leaves and closes. Choose another key.</source>
        <translation>%1 verlässt und schließt. Eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>%1 belongs to the control that has the focus. Choose another key.</source>
        <translation>%1 gehört dem Bedienelement, das den Fokus hat. Eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>%1 belongs to the list, plot or field that has the focus. Choose another key.</source>
        <translation>%1 gehört der Liste, dem Bild oder dem Feld, das den Fokus hat. Eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>%1 belongs to the desktop. Choose another key.</source>
        <translation>%1 gehört dem Desktop. Eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>Its autopilot is heard</source>
        <translation>Sein Autopilot ist zu hören</translation>
    </message>
    <message>
        <source>Its heartbeat comes.</source>
        <translation>Sein Heartbeat kommt.</translation>
    </message>
    <message>
        <source>None of the messages is its heartbeat.</source>
        <translation>Keine der Nachrichten ist sein Heartbeat.</translation>
    </message>
    <message>
        <source>Waiting for messages.</source>
        <translation>Wartet auf Nachrichten.</translation>
    </message>
    <message>
        <source>Signatures match</source>
        <translation>Signaturen stimmen</translation>
    </message>
    <message>
        <source>Some do not: their messages are refused.</source>
        <translation>Einige nicht: Ihre Nachrichten werden abgewiesen.</translation>
    </message>
    <message>
        <source>None was refused.</source>
        <translation>Keine wurde abgewiesen.</translation>
    </message>
    <message>
        <source>Nobody else has our ids</source>
        <translation>Niemand sonst hat unsere Kennungen</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Auch ein anderes Programm spricht als %1: %2 ist frei.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Not in the network</source>
        <translation>Nicht im Netz</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Port geschlossen</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Nachricht</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log aligned by hand</source>
        <translation>Log des Fahrzeugs von Hand ausgerichtet</translation>
    </message>
    <message>
        <source>recording damaged</source>
        <translation>Aufzeichnung beschädigt</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>, being recorded</source>
        <translation>, wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>1 message is missing</source>
        <translation>1 Nachricht fehlt</translation>
    </message>
    <message>
        <source>%1 messages are missing</source>
        <translation>%1 Nachrichten fehlen</translation>
    </message>
    <message>
        <source>Distance to the bottom</source>
        <translation>Abstand zum Grund</translation>
    </message>
    <message>
        <source>%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset %7 %8 %9</source>
        <translation>%1: %2 %3, Umlauf Median %4 Millisekunden, 95 Prozent %5, Verlust %6, Uhrenversatz %7 %8 %9</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>1 reply</source>
        <translation>1 Antwort</translation>
    </message>
    <message>
        <source>%1 clock stepped %2 %3. Refitted.</source>
        <translation>%1 Uhr sprang um %2 %3. Neu angepasst.</translation>
    </message>
    <message>
        <source>Repair rewrites it with all readable data.</source>
        <translation>„Reparieren“ schreibt sie neu, mit allem, was lesbar ist.</translation>
    </message>
    <message>
        <source> · mounting not confirmed</source>
        <translation> · Einbau nicht bestätigt</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Messwert</translation>
    </message>
    <message>
        <source>Mounting not confirmed: the picture may be mirrored.</source>
        <translation>Einbau nicht bestätigt: Das Bild kann gespiegelt sein.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Automatic echo levels</source>
        <translation>Automatische Echopegel</translation>
    </message>
    <message>
        <source>Raw echoes; held: until released</source>
        <translation>Rohe Echos; gehalten: bis zum Loslassen</translation>
    </message>
    <message>
        <source> · levels %1–%2</source>
        <translation> · Pegel %1–%2</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Neue Aufzeichnung</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Aufzeichnung beenden oder beginnen</translation>
    </message>
    <message>
        <source>Select the next marker</source>
        <translation>Nächste Marke wählen</translation>
    </message>
    <message>
        <source>Select the previous marker</source>
        <translation>Vorige Marke wählen</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar oder Fächer</translation>
    </message>
    <message>
        <source>More persistence</source>
        <translation>Mehr Nachleuchten</translation>
    </message>
    <message>
        <source>Less persistence</source>
        <translation>Weniger Nachleuchten</translation>
    </message>
    <message>
        <source>Bottom zoom of the Ping1D</source>
        <translation>Grundzoom des Ping1D</translation>
    </message>
    <message>
        <source>Next height of the bottom zoom</source>
        <translation>Nächste Höhe des Grundzooms</translation>
    </message>
    <message>
        <source>%1 ft</source>
        <translation>%1 ft</translation>
    </message>
    <message>
        <source>%1 ft/s</source>
        <translation>%1 ft/s</translation>
    </message>
    <message>
        <source>vehicle depth %1</source>
        <translation>Fahrzeugtiefe %1</translation>
    </message>
    <message>
        <source>Slant range %1 at %2</source>
        <translation>Schrägentfernung %1 bei %2</translation>
    </message>
    <message>
        <source>Distance %1 at %2</source>
        <translation>Abstand %1 bei %2</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 über dem Grund</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3</source>
        <translation>Position %1°, %2° ± %3</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Map: follow the vehicle</source>
        <translation>Karte: dem Fahrzeug folgen</translation>
    </message>
    <message>
        <source>Map: layers and export</source>
        <translation>Karte: Ebenen und Export</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Abdrift des Fahrzeugs</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Voraus oben, Nord oben, Kurs fest, Ruhig</translation>
    </message>
    <message>
        <source>match %1 · %2, ± %3°</source>
        <translation>Treffer %1 · %2, ± %3°</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Kein Treffer. Von Hand ausrichten.</translation>
    </message>
    <message>
        <source>Ghost: an earlier turn</source>
        <translation>Vergleich: eine frühere Umdrehung</translation>
    </message>
    <message>
        <source>This turn as the ghost</source>
        <translation>Diese Umdrehung als Vergleich</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range</source>
        <translation>Seitensicht: Schräg- oder Grundentfernung</translation>
    </message>
    <message>
        <source>Side-scan: bottom line by hand</source>
        <translation>Seitensicht: Bodenlinie von Hand</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Alle Ansichten, nur Polar, Ping1D, Seitensicht oder Fächersonar</translation>
    </message>
    <message>
        <source>Side-scan: %1</source>
        <translation>Seitensicht: %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>Bottom: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Depth below the surface; north is up, and the line is the track.</source>
        <translation>Tiefe unter der Oberfläche; Norden ist oben, die Linie ist der Weg.</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Schnitt: %1</translation>
    </message>
    <message>
        <source>Depth below the sonar at %1 %2. A map of the bottom needs positions, heading and attitude.</source>
        <translation>Tiefe unter dem Sonar um %1 %2. Eine Karte des Grundes braucht Positionen, Kurs und Lage.</translation>
    </message>
    <message>
        <source>Vehicle depth and distance to the bottom</source>
        <translation>Fahrzeugtiefe und Abstand zum Grund</translation>
    </message>
    <message>
        <source>Ranges are on the ground, or slant where no bottom was seen. Gain over range: by mean.</source>
        <translation>Grundentfernungen; schräg, wo kein Grund zu sehen war. Verstärkung über Entfernung: nach Mittel.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM TOO CLOSE</source>
        <translation>GRUND ZU NAH</translation>
    </message>
    <message>
        <source>BOTTOM TOO FAR</source>
        <translation>GRUND ZU WEIT</translation>
    </message>
    <message>
        <source>TARGET TOO CLOSE</source>
        <translation>ZIEL ZU NAH</translation>
    </message>
    <message>
        <source>TARGET TOO FAR</source>
        <translation>ZIEL ZU WEIT</translation>
    </message>
    <message>
        <source>Alarm inactive: no bottom lock</source>
        <translation>Alarm inaktiv: kein Grund erfasst</translation>
    </message>
    <message>
        <source>Alarm inactive: no target lock</source>
        <translation>Alarm inaktiv: kein Ziel erfasst</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n bestanden</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Läuft bereits; nicht von Leadline gestartet.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFinder</name>
    <message>
        <source>%1 is being asked</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>It is connected.</source>
        <translation>Es ist verbunden.</translation>
    </message>
    <message>
        <source>Sonar over UDP at %1: looked for at the ports %2.</source>
        <translation>Sonar über UDP an %1: an den Ports %2 gesucht.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DisplaySettings</name>
    <message>
        <source>TVG linear</source>
        <translation>TVG linear</translation>
    </message>
    <message>
        <source>TVG 20 log R</source>
        <translation>TVG 20 log R</translation>
    </message>
    <message>
        <source>TVG 40 log R</source>
        <translation>TVG 40 log R</translation>
    </message>
    <message>
        <source>range average removed</source>
        <translation>Mittel je Entfernung abgezogen</translation>
    </message>
    <message>
        <source>spikes filtered</source>
        <translation>Störimpulse gefiltert</translation>
    </message>
    <message>
        <source>spikes and speckle filtered</source>
        <translation>Störimpulse und Speckle gefiltert</translation>
    </message>
    <message>
        <source>mean of %1 pings</source>
        <translation>Mittel von %1 Pings</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>Schwelle %1</translation>
    </message>
    <message>
        <source>mean of samples</source>
        <translation>Mittel der Messwerte</translation>
    </message>
    <message>
        <source>mean of %1 sweeps</source>
        <translation>Mittel von %1 Durchläufen</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>interpoliert</translation>
    </message>
</context>
<context>
    <name>leadline::app::DiveReport</name>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>of the recording</source>
        <translation>der Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>leadline::app::Doctor</name>
    <message>
        <source>checking</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>checked %1 s ago</source>
        <translation>geprüft vor %1 s</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Connect as %1</source>
        <translation>Als %1 verbinden</translation>
    </message>
    <message>
        <source>Leadline connection doctor: %1</source>
        <translation>Leadline Verbindungsdoktor: %1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
</context>
<context>
    <name>leadline::app::EchoLevels</name>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>auto levels</source>
        <translation>Pegel automatisch</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>Pegel %1</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <translation>Pegel %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::ExportForm</name>
    <message>
        <source>Open a recording, or start one.</source>
        <translation>Eine Aufzeichnung öffnen oder starten.</translation>
    </message>
    <message>
        <source>Nothing to export: this is not being recorded.</source>
        <translation>Nichts zu exportieren: dies wird nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>A and B are in different files of this dive. Export each file separately.</source>
        <translation>A und B liegen in verschiedenen Dateien. Jede Datei einzeln exportieren.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export between A and B.</source>
        <translation>Keine der Aufzeichnungen hat zwischen A und B Daten dafür.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export.</source>
        <translation>Keine der Aufzeichnungen hat Daten dafür.</translation>
    </message>
    <message>
        <source>%1 files are written, one for each recording.</source>
        <translation>%1 Dateien werden geschrieben, eine je Aufzeichnung.</translation>
    </message>
    <message>
        <source>Choose at least one stream.</source>
        <translation>Mindestens einen Strom wählen.</translation>
    </message>
    <message>
        <source>An export is running; the report can be written after it.</source>
        <translation>Ein Export läuft; der Bericht kann danach geschrieben werden.</translation>
    </message>
    <message>
        <source>A file name cannot contain / or begin with a full stop.</source>
        <translation>Ein Dateiname enthält kein / und beginnt nicht mit einem Punkt.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 gibt es schon: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. %1 starts recording.</source>
        <translation>Die Demo wird nicht aufgezeichnet. %1 startet die Aufzeichnung.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. Start recording in the recorder menu.</source>
        <translation>Die Demo wird nicht aufgezeichnet. Aufzeichnung im Menü des Rekorders starten.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FamilyChoice</name>
    <message>
        <source>Which sonar has the id %1? It does not say.</source>
        <translation>Welches Sonar hat die ID %1? Es sagt es nicht selbst.</translation>
    </message>
    <message>
        <source>Which sonar is on %1? It does not say.</source>
        <translation>Welches Sonar ist an %1? Es sagt es nicht selbst.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog, .svlog, .svlz or .xtf files.</source>
        <translation>%1 enthält keine .mcap-, .bin-, .tlog-, .svlog-, .svlz- oder .xtf-Dateien.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>%1 lässt sich nicht öffnen: Der Name ist kein UTF-8. Umbenennen und erneut öffnen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>No answer: the sonar is waiting in its bootloader, or has no firmware.</source>
        <translation>Niemand antwortet: Das Sonar wartet in seinem Bootloader, oder es hat kein Programm.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This sonar is simulated: it has no firmware.</source>
        <translation>Dieses Sonar ist simuliert: Es hat keine Firmware.</translation>
    </message>
    <message>
        <source>Firmware is written through a serial port only: connect the sonar to this computer by its USB adapter.</source>
        <translation>Firmware wird nur über einen seriellen Anschluss geschrieben: das Sonar mit seinem USB-Adapter an diesen Rechner anschließen.</translation>
    </message>
    <message>
        <source>Two devices are on this line: connect only the one that gets the firmware.</source>
        <translation>An dieser Leitung sind zwei Geräte: nur das anschließen, das die Firmware bekommt.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: end it first.</source>
        <translation>Ein anderes Programm steuert dieses Sonar: zuerst das Programm beenden.</translation>
    </message>
    <message>
        <source>The sonar has not said who it is.</source>
        <translation>Das Sonar hat nicht gesagt, wer es ist.</translation>
    </message>
    <message>
        <source>Leadline does not know this revision, and which firmware fits it.</source>
        <translation>Leadline kennt diese Revision nicht und weiß nicht, welche Firmware zu ihr passt.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not installed. Install it, then come back.</source>
        <translation>Ein Ping1D oder Ping2 wird vom Programm stm32flash beschrieben, das nicht installiert ist. Es installieren, dann wieder herkommen.</translation>
    </message>
    <message>
        <source>Nothing is written during a dive: disconnect the other devices first.</source>
        <translation>Während eines Tauchgangs wird nichts geschrieben: zuerst die anderen Geräte trennen.</translation>
    </message>
    <message>
        <source>Write %1 to the %2 on %3?</source>
        <translation>%1 auf das %2 an %3 schreiben?</translation>
    </message>
    <message>
        <source> The recording %1 ends with it.</source>
        <translation> Die Aufzeichnung %1 endet damit.</translation>
    </message>
    <message>
        <source> Leave power and cable alone until it is done, which takes a few minutes.</source>
        <translation> Strom und Kabel in Ruhe lassen, bis es vorbei ist; das dauert einige Minuten.</translation>
    </message>
    <message>
        <source>Disconnecting the sonar and completing its recording</source>
        <translation>Trennt das Sonar und vervollständigt seine Aufzeichnung</translation>
    </message>
    <message>
        <source>Written and read back. Looking for the sonar</source>
        <translation>Geschrieben und zurückgelesen. Sucht das Sonar</translation>
    </message>
    <message>
        <source>A recording still goes on, and nothing is written during one. Nothing was sent to the sonar.</source>
        <translation>Noch läuft eine Aufzeichnung, und währenddessen wird nichts geschrieben. An das Sonar wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Written and read back. </source>
        <translation>Geschrieben und zurückgelesen. </translation>
    </message>
    <message>
        <source>The sonar answers with firmware %1, and %2 was written. Switch it off and on, and look again.</source>
        <translation>Das Sonar antwortet mit Firmware %1, und geschrieben wurde %2. Es aus- und einschalten, dann erneut nachsehen.</translation>
    </message>
    <message>
        <source>Written and read back. The %1 answers with firmware %2.</source>
        <translation>Geschrieben und zurückgelesen. %1 antwortet mit Firmware %2.</translation>
    </message>
    <message>
        <source>Written and read back. The sonar has not answered yet: switch it off and on.</source>
        <translation>Geschrieben und zurückgelesen. Das Sonar hat noch nicht geantwortet: es aus- und einschalten.</translation>
    </message>
    <message>
        <source>The sonar waits in its bootloader, or runs as before if it was switched off and on.</source>
        <translation>Das Sonar wartet in seinem Bootloader, oder es läuft wie vorher, falls es aus- und eingeschaltet wurde.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not in this Flatpak: use another package of Leadline for it.</source>
        <translation>Ein Ping1D oder Ping2 wird vom Programm stm32flash beschrieben, das in diesem Flatpak fehlt: dafür ein anderes Paket von Leadline nehmen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::GapsItem</name>
    <message>
        <source>clock set</source>
        <translation>Uhr gestellt</translation>
    </message>
    <message>
        <source>%1 s gap</source>
        <translation>%1 s Lücke</translation>
    </message>
    <message>
        <source>%1 min gap</source>
        <translation>%1 min Lücke</translation>
    </message>
    <message>
        <source>%1 h gap</source>
        <translation>%1 h Lücke</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>%1 s damaged</source>
        <translation>%1 s beschädigt</translation>
    </message>
    <message>
        <source>%1 min damaged</source>
        <translation>%1 min beschädigt</translation>
    </message>
    <message>
        <source>%1 h damaged</source>
        <translation>%1 h beschädigt</translation>
    </message>
</context>
<context>
    <name>leadline::app::Ghost</name>
    <message>
        <source>aligned by hand</source>
        <translation>von Hand ausgerichtet</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>No echoes to take as a ghost yet.</source>
        <translation>Noch gibt es keine Echos zum Vergleich.</translation>
    </message>
    <message>
        <source>Turn at %1</source>
        <translation>Umdrehung um %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>Marker %1, %2</source>
        <translation>Marke %1, %2</translation>
    </message>
    <message>
        <source>Ghost of %1 found, %2</source>
        <translation>Vergleich von %1 gefunden, %2</translation>
    </message>
    <message>
        <source>Ghost lost. No match. Align by hand.</source>
        <translation>Vergleich verloren. Kein Treffer. Von Hand ausrichten.</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Kein Treffer. Von Hand ausrichten.</translation>
    </message>
    <message>
        <source>There is no ghost to align yet.</source>
        <translation>Noch gibt es kein Vergleichsbild auszurichten.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LastSettings</name>
    <message>
        <source>%1 ft</source>
        <translation>%1 ft</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 ft/s</source>
        <translation>%1 ft/s</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
</context>
<context>
    <name>leadline::app::LinkOpener</name>
    <message>
        <source>Firmware is being written. Wait until it has finished.</source>
        <translation>Gerade wird Firmware geschrieben: warten, bis das vorbei ist.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveSonar</name>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Ein anderes Programm steuert dieses Sonar: Leadline hört nur zu.</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Found scanning: Leadline only listens.</source>
        <translation>Läuft bereits: Leadline hört nur zu.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Fahrzeug %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Not received:</source>
        <translation>Nicht gehört:</translation>
    </message>
    <message>
        <source>Waiting for a reply</source>
        <translation>Wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>No reply within 3 s</source>
        <translation>Keine Antwort in 3 s</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 in %2 ms</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogFile</name>
    <message>
        <source>The program log is saved: %1</source>
        <translation>Das Programmprotokoll ist gespeichert: %1</translation>
    </message>
    <message>
        <source>The program log could not be saved: %1</source>
        <translation>Das Programmprotokoll konnte nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogTimeOffset</name>
    <message>
        <source>Aligned by UTC.</source>
        <translation>Nach UTC ausgerichtet.</translation>
    </message>
    <message>
        <source>Aligned by the sonar recording&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Nach der Ortszeit der Sonaraufzeichnung ausgerichtet, in der Zeitzone dieses Computers.</translation>
    </message>
    <message>
        <source>Recorded at different times. Aligned by hand, from a common start.</source>
        <translation>Zu verschiedenen Zeiten aufgezeichnet. Von Hand ausgerichtet, von einem gemeinsamen Anfang.</translation>
    </message>
    <message>
        <source>No common clock. Aligned by hand, from a common start.</source>
        <translation>Keine gemeinsame Uhr. Von Hand ausgerichtet, von einem gemeinsamen Anfang.</translation>
    </message>
    <message>
        <source>Recorded at different times</source>
        <translation>Zu verschiedenen Zeiten aufgezeichnet</translation>
    </message>
    <message>
        <source>No common clock</source>
        <translation>Keine gemeinsame Uhr</translation>
    </message>
    <message>
        <source>%1 is not shown with %2.</source>
        <translation>%1 wird nicht mit %2 gezeigt.</translation>
    </message>
    <message>
        <source>Telemetry log against sonar</source>
        <translation>Telemetrielog gegen Sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 is placed after the others.</source>
        <translation>%1 folgt hinter den anderen.</translation>
    </message>
    <message>
        <source>Vehicle depth matches Ping1D distance</source>
        <translation>Fahrzeugtiefe und Ping1D-Distanz stimmen überein</translation>
    </message>
    <message>
        <source>Both depths match</source>
        <translation>Beide Tiefen stimmen überein</translation>
    </message>
    <message>
        <source>Both headings match</source>
        <translation>Beide Kurse stimmen überein</translation>
    </message>
    <message>
        <source>Vehicle heading matches the rotation of the polar view</source>
        <translation>Fahrzeugkurs und Drehung der Polaransicht stimmen überein</translation>
    </message>
    <message>
        <source>%1: correlation %2, next best %3, over %4 min.</source>
        <translation>%1: Korrelation %2, nächstbeste %3, über %4 min.</translation>
    </message>
</context>
<context>
    <name>leadline::app::MapModel</name>
    <message>
        <source>GPS</source>
        <translation>GPS</translation>
    </message>
    <message>
        <source>DVL</source>
        <translation>DVL</translation>
    </message>
    <message>
        <source>compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>leadline::app::MapOverlay</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Nur Bild</translation>
    </message>
    <message>
        <source>DVL only, no match</source>
        <translation>Nur DVL, kein Bildabgleich</translation>
    </message>
    <message>
        <source>GPS only, no match</source>
        <translation>Nur GPS, kein Bildabgleich</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>achteraus</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
</context>
<context>
    <name>leadline::app::MessageDetails</name>
    <message numerus="yes">
        <source>Its fields are not known here: %n byte(s).</source>
        <translation>
            <numerusform>Seine Felder sind hier nicht bekannt: %n Byte.</numerusform>
            <numerusform>Seine Felder sind hier nicht bekannt: %n Bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No payload.</source>
        <translation>Kein Inhalt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) at its end are in no field.</source>
        <translation>
            <numerusform>%n weiteres Byte am Ende steht in keinem Feld.</numerusform>
            <numerusform>%n weitere Bytes am Ende stehen in keinem Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1 · message %2</source>
        <translation>%1 · Nachricht %2</translation>
    </message>
    <message>
        <source>Not received yet.</source>
        <translation>Noch nicht empfangen.</translation>
    </message>
    <message>
        <source> · MAVLink %1, no. %2</source>
        <translation> · MAVLink %1, Nr. %2</translation>
    </message>
    <message>
        <source>, signed</source>
        <translation>, signiert</translation>
    </message>
    <message>
        <source> · to id %1</source>
        <translation> · an Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Bytes no longer available.</source>
        <translation>Ihre Bytes sind nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>leadline::app::MountingChoice</name>
    <message>
        <source>Upside down</source>
        <translation>Kopfüber</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>The mounting of %1 has not been confirmed.</source>
        <translation>Der Einbau von %1 ist nicht bestätigt.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 kann ein schon einmal verbundenes Sonar sein oder ein anderes.</translation>
    </message>
    <message>
        <source>It was not confirmed when this was recorded.</source>
        <translation>Niemand hatte ihn bestätigt, als dies aufgezeichnet wurde.</translation>
    </message>
    <message>
        <source>This recording does not say how the Ping360 is mounted.</source>
        <translation>Diese Aufzeichnung sagt nicht, wie das Ping360 eingebaut ist.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Notices</name>
    <message>
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Das ist keine Datei. Leadline öffnet .mcap-Aufzeichnungen sowie .bin (Ping Viewer), .tlog, .svlog, .svlz und .xtf.</translation>
    </message>
    <message>
        <source>Reading stopped</source>
        <translation>Lesen angehalten</translation>
    </message>
    <message>
        <source>%1 of it can be played.</source>
        <translation>%1 davon lassen sich spielen.</translation>
    </message>
    <message>
        <source>Log ends early</source>
        <translation>Log endet früh</translation>
    </message>
    <message>
        <source>The last record is cut off. %1 can be played.</source>
        <translation>Der letzte Datensatz ist abgeschnitten. %1 lassen sich spielen.</translation>
    </message>
    <message>
        <source>Skipped 1 unreadable byte.</source>
        <translation>1 unlesbares Byte übersprungen.</translation>
    </message>
    <message>
        <source>Skipped %1 unreadable bytes.</source>
        <translation>%1 unlesbare Bytes übersprungen.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Uhr gestellt</translation>
    </message>
    <message>
        <source>The clock was set during recording; times continue from there.</source>
        <translation>Während der Aufzeichnung wurde die Uhr gestellt; die Zeiten gehen von dort weiter.</translation>
    </message>
    <message>
        <source>The clock was set %1 times during recording; times continue from there.</source>
        <translation>Während der Aufzeichnung wurde die Uhr %1-mal gestellt; die Zeiten gehen von dort weiter.</translation>
    </message>
    <message>
        <source>Recording too long</source>
        <translation>Log zu lang</translation>
    </message>
    <message>
        <source>Only the first %1 can be played.</source>
        <translation>Nur die ersten %1 lassen sich spielen.</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Das ist kein Sonar-Log</translation>
    </message>
    <message>
        <source>The medium does not answer</source>
        <translation>Der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>%1 can be played.</source>
        <translation>%1 lassen sich spielen.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Öffnet %1</translation>
    </message>
    <message>
        <source>Reading %1 (%2 %), %3 of it can be played already.</source>
        <translation>Liest %1 (%2 %), %3 davon lassen sich schon spielen.</translation>
    </message>
    <message>
        <source>%1 was truncated while open: its end cannot be shown.</source>
        <translation>%1 wurde kürzer, während es offen war: Das Ende ist verloren und lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Von Hand ausrichten</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Wird aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 can be played. Reopen it to see newer data.</source>
        <translation>%1 lässt sich spielen. Für das Weitere erneut öffnen.</translation>
    </message>
    <message>
        <source>Recording damaged</source>
        <translation>Aufzeichnung beschädigt</translation>
    </message>
    <message>
        <source>1 message is missing; the timeline shows where.</source>
        <translation>1 Nachricht fehlt; die Zeitachse zeigt, wo.</translation>
    </message>
    <message>
        <source>%1 messages are missing; the timeline shows where.</source>
        <translation>%1 Nachrichten fehlen; die Zeitachse zeigt, wo.</translation>
    </message>
    <message>
        <source>All of its messages could be read.</source>
        <translation>Alle Nachrichten ließen sich lesen.</translation>
    </message>
    <message>
        <source>Disk full. Not recording since %1</source>
        <translation>Speicher voll. Keine Aufzeichnung seit %1</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Ordner wählen</translation>
    </message>
</context>
<context>
    <name>leadline::app::OldRecordings</name>
    <message>
        <source>Moving to the trash…</source>
        <translation>Verschiebt in den Papierkorb…</translation>
    </message>
    <message numerus="yes">
        <source>There is no trash for %1: it stays. Remove it in the file manager.</source>
        <translation>
            <numerusform>Für %1 gibt es keinen Papierkorb: Es bleibt. Im Dateimanager entfernen.</numerusform>
            <numerusform>Für %1 gibt es keinen Papierkorb: Sie bleiben. Im Dateimanager entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) moved to the trash, %1.</source>
        <translation>
            <numerusform>%n Aufzeichnung in den Papierkorb verschoben, %1.</numerusform>
            <numerusform>%n Aufzeichnungen in den Papierkorb verschoben, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recording(s) · %2</source>
        <translation>
            <numerusform>%1 von %n Aufzeichnung · %2</numerusform>
            <numerusform>%1 von %n Aufzeichnungen · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>leadline::app::Paper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::PictureMotion</name>
    <message>
        <source>Compass and picture agree again.</source>
        <translation>Kompass und Bild stimmen wieder überein.</translation>
    </message>
    <message>
        <source>Agrees within %1°</source>
        <translation>Stimmt auf&#xa0;%1° überein</translation>
    </message>
    <message>
        <source>Differs by %1° ± %2 since %3</source>
        <translation>Weicht seit&#xa0;%3 um&#xa0;%1° ±&#xa0;%2 ab</translation>
    </message>
    <message>
        <source>Not checked since %1</source>
        <translation>Nicht geprüft seit&#xa0;%1</translation>
    </message>
    <message>
        <source>Compass and picture differ by %1° ± %2 since %3</source>
        <translation>Kompass und Bild weichen seit&#xa0;%3 um&#xa0;%1° ±&#xa0;%2 voneinander ab</translation>
    </message>
    <message>
        <source>Steady picture corrected by %1°, more than its ± %2°.</source>
        <translation>Ruhiges Bild um %1° korrigiert, mehr als seine ± %2°.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordedVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Fahrzeug %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>MAVLink %1</source>
        <translation>MAVLink %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Choose another folder.</source>
        <translation>In %1 lässt sich nichts schreiben. Einen anderen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordingSplitChoice</name>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Alle 10 Minuten</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Jede Stunde</translation>
    </message>
    <message>
        <source>Every 100 MB</source>
        <translation>Alle 100 MB</translation>
    </message>
    <message>
        <source>Every 1 GB</source>
        <translation>Alle 1 GB</translation>
    </message>
</context>
<context>
    <name>leadline::app::Recordings</name>
    <message>
        <source>Kept beside the recording.</source>
        <translation>Neben der Aufzeichnung aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>1 recording</source>
        <translation>1 Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 recordings</source>
        <translation>%1 Aufzeichnungen</translation>
    </message>
    <message>
        <source>%1 (estimated: file has no times)</source>
        <translation>%1 (geschätzt: Datei ohne Zeiten)</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>Has markers</source>
        <translation>Hat Marken</translation>
    </message>
    <message>
        <source>Another program is recording it. Fill in the sheet when the recording has ended.</source>
        <translation>Ein anderes Programm zeichnet sie auf: Das Blatt lässt sich ausfüllen, wenn es fertig ist.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ReportEvents</name>
    <message>
        <source>says: %1</source>
        <translation>sagt: %1</translation>
    </message>
    <message>
        <source>refused message %1 %2</source>
        <translation>lehnte Nachricht %1 ab %2</translation>
    </message>
    <message>
        <source>vehicle %1/%2</source>
        <translation>Fahrzeug %1/%2</translation>
    </message>
</context>
<context>
    <name>leadline::app::SelectedSonar</name>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
</context>
<context>
    <name>leadline::app::SessionMarkers</name>
    <message>
        <source>Marker %1 set</source>
        <translation>Marke %1 gesetzt</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Notiert</translation>
    </message>
    <message>
        <source>Marker %1 deleted</source>
        <translation>Marke %1 gelöscht</translation>
    </message>
    <message>
        <source>Note deleted</source>
        <translation>Notiz gelöscht</translation>
    </message>
    <message>
        <source>No marker has a position, and %1 holds nothing else. CSV takes all of them.</source>
        <translation>Keine Marke hat eine Position, und %1 enthält nichts anderes. CSV nimmt alle.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 without %n that has no position</source>
        <translation>
            <numerusform>%1 gespeichert, ohne %n, die keine Position hat</numerusform>
            <numerusform>%1 gespeichert, ohne %n, die keine Position haben</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1. Not recording: lost when this dive ends</source>
        <translation>%1. Es wird nichts aufgezeichnet: Mit diesem Tauchgang geht es verloren</translation>
    </message>
    <message>
        <source>Recording stopped: the last marker is lost when this dive ends</source>
        <translation>Es wird nichts mehr aufgezeichnet: Die letzte Marke geht mit diesem Tauchgang verloren</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht aufbewahrt: %1</translation>
    </message>
    <message>
        <source>%1 Saved in %2 instead.</source>
        <translation>%1 Stattdessen in %2 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SettingModel</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
</context>
<context>
    <name>leadline::app::SettingSteps</name>
    <message>
        <source>%1 is not a number. Type one such as 12.5 or 12,5.</source>
        <translation>%1 ist keine Zahl. Eine eingeben, etwa 12.5 oder 12,5.</translation>
    </message>
    <message>
        <source>The minimum is %1.</source>
        <translation>Weniger als %1 geht nicht.</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>Mehr als %1 geht nicht.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SettingsReadout</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 at %2°</source>
        <translation>%1 bei %2°</translation>
    </message>
    <message>
        <source>%1 % of samples clipped.</source>
        <translation>%1 % der Messwerte übersteuert.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>gain %1 (×%2)</source>
        <translation>Verstärkung %1 (×%2)</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>%1 versuchen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SheetForm</name>
    <message>
        <source>dive %1</source>
        <translation>Tauchgang %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::SideScanItem</name>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, Kanal %2</translation>
    </message>
</context>
<context>
    <name>leadline::app::Snapshots</name>
    <message>
        <source>Earlier snapshots are still being saved.</source>
        <translation>Die Bilder davor werden noch geschrieben.</translation>
    </message>
    <message>
        <source>No plot to take a snapshot of.</source>
        <translation>Es gibt kein Bild, das man aufnehmen könnte.</translation>
    </message>
    <message>
        <source>No snapshot taken: the window is not visible.</source>
        <translation>Der Schnappschuss ging nicht: Das Fenster ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>TVG off</source>
        <translation>TVG aus</translation>
    </message>
    <message>
        <source>noise filter off</source>
        <translation>Störfilter aus</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarIpForm</name>
    <message>
        <source>An address is four numbers from 0 to 255, as in 192.168.2.9.</source>
        <translation>Eine Adresse besteht aus vier Zahlen von 0 bis 255, wie 192.168.2.9.</translation>
    </message>
    <message>
        <source>The sonar has this address already.</source>
        <translation>Das Sonar hat diese Adresse schon.</translation>
    </message>
    <message>
        <source>Let the Ping360 %1 get its address by DHCP, instead of %2?</source>
        <translation>Soll das Ping360 %1 seine Adresse per DHCP bekommen, statt %2?</translation>
    </message>
    <message>
        <source>Give the Ping360 %1 the address %2, instead of %3?</source>
        <translation>Soll das Ping360 %1 die Adresse %2 bekommen, statt %3?</translation>
    </message>
    <message>
        <source>Ping360 %1 found at %2.</source>
        <translation>Das Ping360 %1 ist bei %2 wiedergefunden.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarLatency</name>
    <message>
        <source>sends by itself</source>
        <translation>sendet von selbst</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarSummaries</name>
    <message>
        <source>range %1 m</source>
        <translation>Reichweite %1 m</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>Verstärkung %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>range %1 ft</source>
        <translation>Reichweite %1 ft</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarText</name>
    <message>
        <source>fw %1</source>
        <translation>FW %1</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 from other senders dropped</source>
        <translation>%1 fremde verworfen</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Wartet auf den ersten Ping</translation>
    </message>
    <message>
        <source>Found scanning, %1/s</source>
        <translation>Scannte schon, %1/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Slow: %1/s of %2</source>
        <translation>Langsam: %1/s von %2</translation>
    </message>
    <message>
        <source>○ Standby</source>
        <translation>○ Standby</translation>
    </message>
    <message>
        <source>Another program drives it</source>
        <translation>Ein anderes Programm steuert es</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Anderes Gerät</translation>
    </message>
    <message>
        <source>Unknown protocol</source>
        <translation>Unbekanntes Protokoll</translation>
    </message>
    <message>
        <source>Not open, retrying</source>
        <translation>Nicht offen, neuer Versuch</translation>
    </message>
    <message>
        <source>No data, asking again</source>
        <translation>Keine Daten, fragt wieder</translation>
    </message>
    <message>
        <source>No data %1 s, asking again</source>
        <translation>Keine Daten %1 s, fragt wieder</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Abgezogen. Verbindet von selbst wieder.</translation>
    </message>
    <message>
        <source>%1 Reconnects by itself.</source>
        <translation>%1 Verbindet von selbst wieder.</translation>
    </message>
    <message>
        <source>%1 damaged messages per second, %2 % of all bytes. They are recorded but not shown.</source>
        <translation>%1 beschädigte Nachrichten je Sekunde, %2 % aller Bytes. Sie werden aufgezeichnet und nicht gezeigt.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or use a lower baud rate.</source>
        <translation>%1 Stecker und Kabel prüfen, oder eine niedrigere Baudrate nehmen.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable from the sonar to its bridge.</source>
        <translation>%1 Stecker und Kabel vom Sonar bis zu seiner Brücke prüfen.</translation>
    </message>
    <message>
        <source>Damaged: %1/s, %2 % of its bytes</source>
        <translation>Beschädigt: %1/s, %2 % der Bytes</translation>
    </message>
    <message>
        <source>%1 repeated datagrams dropped</source>
        <translation>%1 wiederholte Datagramme verworfen</translation>
    </message>
    <message>
        <source>Another program drives it, no data</source>
        <translation>Anderes Programm steuert es, keine Daten</translation>
    </message>
    <message>
        <source>Another program drives it, no data %1 s</source>
        <translation>Anderes Programm steuert es, keine Daten %1 s</translation>
    </message>
    <message>
        <source>Found scanning, no data</source>
        <translation>Scannte schon, keine Daten</translation>
    </message>
    <message>
        <source>Found scanning, no data %1 s</source>
        <translation>Scannte schon, keine Daten seit %1 s</translation>
    </message>
</context>
<context>
    <name>leadline::app::TimelineFlags</name>
    <message numerus="yes">
        <source>%1, and %n more here</source>
        <translation>
            <numerusform>%1, und %n weiteres hier</numerusform>
            <numerusform>%1, und %n weitere hier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::VehicleChoice</name>
    <message>
        <source>no vehicle heard</source>
        <translation>kein Fahrzeug empfangen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>leadline::app::VehicleText</name>
    <message>
        <source>1 frame with a bad signature</source>
        <translation>1 Rahmen mit falscher Signatur</translation>
    </message>
    <message>
        <source>%1 frames with a bad signature</source>
        <translation>%1 Rahmen mit falscher Signatur</translation>
    </message>
    <message>
        <source>1 frame without a signature</source>
        <translation>1 Rahmen ohne Signatur</translation>
    </message>
    <message>
        <source>%1 frames without a signature</source>
        <translation>%1 Rahmen ohne Signatur</translation>
    </message>
    <message>
        <source>1 frame that is too old</source>
        <translation>1 zu alter Rahmen</translation>
    </message>
    <message>
        <source>%1 frames that are too old</source>
        <translation>%1 zu alte Rahmen</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>MAVLink %1</source>
        <translation>MAVLink %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>also system %1</source>
        <translation>auch System %1</translation>
    </message>
    <message>
        <source>%1 from other senders dropped</source>
        <translation>%1 fremde verworfen</translation>
    </message>
    <message>
        <source>signed, unverified</source>
        <translation>signiert, ungeprüft</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signiert</translation>
    </message>
    <message>
        <source>Its messages are signed; without the key that cannot be verified.</source>
        <translation>Die Nachrichten sind signiert; ohne den Schlüssel lässt sich das nicht prüfen.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Nicht signiert.</translation>
    </message>
    <message>
        <source>Signed and verified.</source>
        <translation>Signiert und geprüft.</translation>
    </message>
    <message>
        <source>What Leadline sends is signed; nothing came with this key yet.</source>
        <translation>Was Leadline sendet, ist signiert; mit diesem Schlüssel kam noch nichts.</translation>
    </message>
    <message>
        <source> Refused: %1.</source>
        <translation> Abgewiesen: %1.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Port %1 is in use. %2 has it.</source>
        <translation>Port %1 ist belegt. %2 hat ihn.</translation>
    </message>
    <message>
        <source>Bytes, but no MAVLink</source>
        <translation>Bytes, aber kein MAVLink</translation>
    </message>
    <message>
        <source>Signatures do not match</source>
        <translation>Signaturen passen nicht</translation>
    </message>
    <message>
        <source>System %1 is not heard</source>
        <translation>System %1 ist nicht zu hören</translation>
    </message>
    <message>
        <source>No heartbeat yet</source>
        <translation>Noch kein Heartbeat</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Abgezogen. Verbindet von selbst wieder.</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Kein Heartbeat seit %1 s</translation>
    </message>
    <message>
        <source>Loss %1 %</source>
        <translation>Verlust %1 %</translation>
    </message>
    <message>
        <source>Heartbeats only</source>
        <translation>Nur Heartbeats</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>Heartbeat 1/s</source>
        <translation>Heartbeat 1/s</translation>
    </message>
    <message>
        <source>%1 Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>%1 Stattdessen mit 192.168.2.2:14660 verbinden, das BlueOS dafür anbietet.</translation>
    </message>
    <message>
        <source>%1 Retrying automatically.</source>
        <translation>%1 Neuer Versuch automatisch.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the baud rate in the address.</source>
        <translation>Es kommen Bytes, aber kein MAVLink: die Baudrate in der Adresse prüfen.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the address.</source>
        <translation>Es kommen Bytes, aber kein MAVLink: die Adresse prüfen.</translation>
    </message>
    <message>
        <source>All messages are rejected: the vehicle uses another key or does not sign. Check the key in the link settings.</source>
        <translation>Alle Nachrichten werden abgelehnt: anderer Schlüssel oder keine Signatur. Schlüssel in den Verbindungseinstellungen prüfen.</translation>
    </message>
    <message>
        <source>System %1 is not received, but others are. Choose one in the status bar.</source>
        <translation>System %1 ist nicht zu hören, andere schon: in der Statuszeile eines wählen.</translation>
    </message>
    <message>
        <source>No autopilot received. Leadline sends a heartbeat every second, which tells many endpoints where to reply.</source>
        <translation>Kein Autopilot ist zu hören. Leadline sendet jede Sekunde einen Heartbeat, durch den viele Gegenstellen wissen, wohin sie senden.</translation>
    </message>
    <message>
        <source>Heartbeats only: heading and depth must be requested.</source>
        <translation>Es kommen nur Heartbeats: Kurs und Tiefe müssen angefordert werden.</translation>
    </message>
    <message>
        <source>The ground station needs port %1. While Leadline uses it, the ground station receives nothing.</source>
        <translation>Die Bodenstation braucht Port %1: Solange Leadline ihn hat, hört sie nichts.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Auch ein anderes Programm spricht als %1: %2 ist frei.</translation>
    </message>
    <message>
        <source>Its messages are signed, and cannot be verified without the key.</source>
        <translation>Die Nachrichten sind signiert und ohne den Schlüssel nicht prüfbar.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Abgewiesen: %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ZoneAlarm</name>
    <message>
        <source>TARGET IN ZONE</source>
        <translation>ZIEL IN DER ZONE</translation>
    </message>
    <message>
        <source>TARGET IN ZONE at %1 m (zone %2 to %3 m, %4° wide about %5°)</source>
        <translation>ZIEL IN DER ZONE bei %1 m (Zone %2 bis %3 m, %4° breit um %5°)</translation>
    </message>
    <message>
        <source>Zone alarm inactive: no data from the Ping360</source>
        <translation>Zonenalarm inaktiv: keine Daten vom Ping360</translation>
    </message>
    <message>
        <source>Zone alarm inactive: zone is outside the Ping360 sector</source>
        <translation>Zonenalarm inaktiv: Zone außerhalb des Ping360-Sektors</translation>
    </message>
</context>
</TS>
