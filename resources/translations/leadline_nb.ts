<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>AlarmOk</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Kvitter alarm</translation>
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
        <translation>Bunn for nær</translation>
    </message>
    <message>
        <source>Target too close</source>
        <translation>Mål for nær</translation>
    </message>
    <message>
        <source>below</source>
        <translation>under</translation>
    </message>
    <message>
        <source>Bottom too far</source>
        <translation>Bunn for fjern</translation>
    </message>
    <message>
        <source>Target too far</source>
        <translation>Mål for fjernt</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>over</translation>
    </message>
    <message>
        <source>Blanking</source>
        <translation>Blindsone</translation>
    </message>
    <message>
        <source>Ignore closer echoes</source>
        <translation>Ignorer nærmere ekko</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forover</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Opp</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Annet</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Retning</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nedover</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>forover</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oppover</translation>
    </message>
    <message>
        <source>other</source>
        <translation>annet</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Svak</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Høy</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Ingen lyd på denne maskinen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>svak</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>høy</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Test lyden</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Spill alarmlyden én gang</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>På: %1</translation>
    </message>
</context>
<context>
    <name>AlignedLogHandle</name>
    <message>
        <source>Move the recording along the others, %1</source>
        <translation>Flytt opptaket langs de andre, %1</translation>
    </message>
    <message>
        <source>Left and Right move it by 0.1 s, with Shift by 1 s</source>
        <translation>Venstre og Høyre flytter det 0.1 s, med Shift 1 s</translation>
    </message>
    <message>
        <source>Drag to align by hand (Left, Right; with Shift by 1 s)</source>
        <translation>Dra for å rette inn for hånd (Venstre, Høyre; med Shift 1 s)</translation>
    </message>
</context>
<context>
    <name>AlignedLogStrip</name>
    <message>
        <source>Vehicle from %1 to %2</source>
        <translation>Fartøy fra %1 til %2</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Separate telemetry log</source>
        <translation>MAVLink fra egen logg</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
</context>
<context>
    <name>BottomMap</name>
    <message>
        <source>1 sounding</source>
        <translation>1 lodding</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 loddinger</translation>
    </message>
    <message>
        <source>Roll and pitch are missing.</source>
        <translation>Rull og stamp mangler.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s heading is missing.</source>
        <translation>Farkostens kurs mangler.</translation>
    </message>
    <message>
        <source>Heading and positions of a vehicle are missing.</source>
        <translation>Kurs og posisjoner fra en farkost mangler.</translation>
    </message>
    <message>
        <source>Positions of a GPS or DVL are missing.</source>
        <translation>Posisjoner fra GPS eller DVL mangler.</translation>
    </message>
    <message>
        <source>Bottom; arrows move it</source>
        <translation>Bunn; piltastene flytter den</translation>
    </message>
    <message>
        <source>No bottom</source>
        <translation>Ingen bunn</translation>
    </message>
    <message>
        <source>Depth colours from %1 to %2</source>
        <translation>Dybdefarger fra %1 til %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Ingen bunn ennå.</translation>
    </message>
    <message>
        <source>It grows with swaths whose place is known.</source>
        <translation>Den vokser med sveip der stedet er kjent.</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>dybde %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Ingen posisjon</translation>
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
        <translation>grunnere</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>dypere</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Målt %1</translation>
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
        <translation>Bunnzoom, høyde %1, %2 sekunder</translation>
    </message>
    <message>
        <source>Bottom zoom · %1</source>
        <translation>Bunnzoom · %1</translation>
    </message>
    <message>
        <source>No bottom found</source>
        <translation>Ingen bunn funnet</translation>
    </message>
</context>
<context>
    <name>BottomZoomRows</name>
    <message>
        <source>Bottom zoom</source>
        <translation>Bunnzoom</translation>
    </message>
    <message>
        <source>The echoes around the bottom, magnified and locked to it (%1)</source>
        <translation>Ekkoene rundt bunnen, forstørret og låst til den (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom (%1)</source>
        <translation>Høyde på bunnzoomen (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom</source>
        <translation>Høyde på bunnzoomen</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
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
        <translation>Disken tar ikke imot data.</translation>
    </message>
    <message>
        <source>The last %1 s are not saved yet</source>
        <translation>De siste %1 s er ikke lagret ennå</translation>
    </message>
    <message>
        <source>%1 The window closes automatically once they are saved.</source>
        <translation>%1 Vinduet lukkes så snart de er lagret.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>La stå åpent</translation>
    </message>
    <message>
        <source>Return to the dive</source>
        <translation>Tilbake til dykket</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Lukk uten å lagre</translation>
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
        <translation>Ingen bunn funnet</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Ingen mål funnet</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Lav sikkerhet</translation>
    </message>
    <message>
        <source>Distance to bottom</source>
        <translation>Avstand til bunn</translation>
    </message>
    <message>
        <source>Distance to target</source>
        <translation>Avstand til mål</translation>
    </message>
    <message>
        <source>Closing –</source>
        <translation>Nærmer –</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4/s</source>
        <translation>%1 %2 ± %3 %4/s</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Fjerner seg</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Nærmer seg</translation>
    </message>
    <message>
        <source>%1 %2 %3/s</source>
        <translation>%1 %2 %3/s</translation>
    </message>
    <message>
        <source>%1 %2 %3, confidence %4 percent</source>
        <translation>%1 %2 %3, sikkerhet %4 prosent</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>fot</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>meter</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarm kvittert</translation>
    </message>
    <message>
        <source>confidence %1 %</source>
        <translation>sikkerhet %1 %</translation>
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
        <translation>Direkte avstand %1, %2 gammel</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>DIREKTE</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>kvittert</translation>
    </message>
</context>
<context>
    <name>DepthConfidence</name>
    <message>
        <source>Confidence</source>
        <translation>Sikkerhet</translation>
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
        <translation>Vanndybde</translation>
    </message>
</context>
<context>
    <name>DevicesConnected</name>
    <message>
        <source> (Enter)</source>
        <translation> (Enter)</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simulert</translation>
    </message>
</context>
<context>
    <name>DevicesList</name>
    <message>
        <source>Ready</source>
        <translation>Klare</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Trenger oppmerksomhet</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Tilgjengelige</translation>
    </message>
    <message>
        <source>Other addresses checked</source>
        <translation>Andre adresser sjekket</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Tilkoblet</translation>
    </message>
    <message>
        <source>No sonar found yet</source>
        <translation>Ingen sonar funnet ennå</translation>
    </message>
    <message>
        <source>Plug in a sonar, power up the vehicle, or add a link by address.</source>
        <translation>Koble til en sonar, slå på fartøyet, eller legg til en lenke med adresse.</translation>
    </message>
</context>
<context>
    <name>DevicesPage</name>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Åpne logg…</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Start demoen med simulerte sonarer</translation>
    </message>
    <message>
        <source>Connect these at start</source>
        <translation>Koble til disse ved start</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Skann ved tilkobling</translation>
    </message>
    <message>
        <source>Connect selected devices</source>
        <translation>Koble til valgte enheter</translation>
    </message>
    <message>
        <source>Add a link by address</source>
        <translation>Legg til en forbindelse med adresse</translation>
    </message>
    <message>
        <source>tcp: udp: udpin: serial: sim:</source>
        <translation>tcp: udp: udpin: serial: sim:</translation>
    </message>
    <message>
        <source>Link address</source>
        <translation>Lenkens adresse</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Legg til lenke</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Usual…</source>
        <translation>Vanlige …</translation>
    </message>
    <message>
        <source>Usual addresses of sonars on Ethernet</source>
        <translation>Vanlige adresser til sonarer på Ethernet</translation>
    </message>
    <message>
        <source>As they are when new</source>
        <translation>Slik de er som nye</translation>
    </message>
</context>
<context>
    <name>DevicesRow</name>
    <message>
        <source> (Enter)</source>
        <translation> (Enter)</translation>
    </message>
    <message>
        <source>Select for connecting (Space)</source>
        <translation>Velg for tilkobling (Mellomrom)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Koble til</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Se etter her</translation>
    </message>
    <message>
        <source>Scan %1</source>
        <translation>Søk på %1</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Ta over</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>Overta %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Hvile</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Gjenoppta %1</translation>
    </message>
    <message>
        <source>Put %1 in standby</source>
        <translation>Sett %1 i hvile</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Koble fra</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Koble fra %1</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Oppdater fastvaren i %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Request messages</source>
        <translation>Be om meldinger</translation>
    </message>
    <message>
        <source>Request heading, depth, position and temperature from the autopilot</source>
        <translation>Be autopiloten om kurs, dybde, posisjon og temperatur</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Bruk %1</translation>
    </message>
    <message>
        <source>Another program also uses %1</source>
        <translation>Et annet program bruker også %1</translation>
    </message>
    <message>
        <source>Use 14660</source>
        <translation>Bruk 14660</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this</source>
        <translation>Koble heller til 192.168.2.2:14660, som BlueOS tilbyr for dette</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>Forbindelse…</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids and signing key on this link</source>
        <translation>Leadlines id-er og signeringsnøkkel på denne lenken</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Koble fra</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Koble fra %1</translation>
    </message>
</context>
<context>
    <name>DisplayTab</name>
    <message>
        <source>Ember</source>
        <translation>Glo</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Blekk</translation>
    </message>
    <message>
        <source>Night red</source>
        <translation>Nattrød</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Rav</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Is</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grå</translation>
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
        <translation>Fiskefinner</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palett</translation>
    </message>
    <message>
        <source>Follows theme</source>
        <translation>Følger temaet</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Terskel</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 av 255</translation>
    </message>
    <message>
        <source>TVG from</source>
        <translation>TVG fra</translation>
    </message>
    <message>
        <source>Closer echoes are not amplified</source>
        <translation>Nærmere ekko forsterkes ikke</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>%1 % av rekkevidden</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Utjevning</translation>
    </message>
    <message>
        <source>Average with previous pings, or with adjacent bearings of a scan</source>
        <translation>Snitt med forrige ping, eller med nabopeilinger</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 ping</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Ping360 mounting</source>
        <translation>Montering av Ping360</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montering</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Rett vei</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Opp ned</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Dreining</translation>
    </message>
    <message>
        <source>Targets on the bottom</source>
        <translation>Mål på bunnen</translation>
    </message>
    <message>
        <source>Show horizontal range from the Ping1D altitude</source>
        <translation>Horisontal avstand fra høyden til Ping1D</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fot</translation>
    </message>
    <message>
        <source>Annotate snapshots</source>
        <translation>Tekst på øyeblikksbilder</translation>
    </message>
    <message>
        <source>Include scales, settings, time and position</source>
        <translation>Med skalaer, innstillinger, tid og posisjon</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Tilbakestill visning</translation>
    </message>
    <message>
        <source>Restore defaults, except mounting, sound speed, units and vehicle</source>
        <translation>Standardverdier, unntatt montering, lydhastighet, enheter og fartøy</translation>
    </message>
    <message>
        <source>Ping1D distance</source>
        <translation>Avstand fra Ping1D</translation>
    </message>
    <message>
        <source>Solid line on the echogram; dotted at low confidence</source>
        <translation>Heltrukken linje i ekkogrammet; prikket ved lav sikkerhet</translation>
    </message>
    <message>
        <source>Bottom detected by Leadline</source>
        <translation>Bunn funnet av Leadline</translation>
    </message>
    <message>
        <source>Dashed line on the echogram</source>
        <translation>Stiplet linje i ekkogrammet</translation>
    </message>
    <message>
        <source>Compare Ping1D echo with</source>
        <translation>Sammenlign ekkoet fra Ping1D med</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Sammenlign med</translation>
    </message>
    <message>
        <source>C in the echogram</source>
        <translation>C i ekkogrammet</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ingenting</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Min–max</source>
        <translation>Min–maks</translation>
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
        <translation>TVG, bare visning</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineær</translation>
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
        <translation>Trekk fra middel per avstand</translation>
    </message>
    <message>
        <source>Gain rises linearly with range</source>
        <translation>Forsterkningen øker lineært med avstanden</translation>
    </message>
    <message>
        <source>Spreading and absorption, for volume or seabed echoes</source>
        <translation>Spredning og absorpsjon, for volum- og bunnekko</translation>
    </message>
    <message>
        <source>Spreading and absorption, for small targets</source>
        <translation>Spredning og absorpsjon, for små mål</translation>
    </message>
    <message>
        <source>Subtract the average over all bearings</source>
        <translation>Trekk fra snittet over alle peilinger</translation>
    </message>
    <message>
        <source>Noise filter</source>
        <translation>Støyfilter</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Pigger</translation>
    </message>
    <message>
        <source>Spikes and speckle</source>
        <translation>Pigger og speckle</translation>
    </message>
    <message>
        <source>Remove pulses of other sonars, absent from the two previous pings</source>
        <translation>Fjerner pulser fra andre sonarer som mangler i de to forrige pingene</translation>
    </message>
    <message>
        <source>Also average differences within speckle level</source>
        <translation>Midler også forskjeller på flekknivå</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Layout of the Ping360</source>
        <translation>Visning av Ping360</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Vifte</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>Viften viser sektorer på inntil 180°</translation>
    </message>
    <message>
        <source>Mean of sweeps</source>
        <translation>Middel av sveip</translation>
    </message>
    <message>
        <source>Of the same bearing, while the heading does not change</source>
        <translation>Av samme peiling, så lenge kursen ikke endres</translation>
    </message>
    <message>
        <source>Between spokes</source>
        <translation>Mellom strålene</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Som målt</translation>
    </message>
    <message>
        <source>Interpolated</source>
        <translation>Interpolert</translation>
    </message>
    <message>
        <source>Detail: samples in a pixel</source>
        <translation>Detalj: prøver i en piksel</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalj</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Største</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Etterglød</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Keeps all earlier sweeps, also of another range</source>
        <translation>Beholder alle tidligere sveip, også med annen rekkevidde</translation>
    </message>
    <message>
        <source>Number of earlier sweeps kept. Cleared when the range changes</source>
        <translation>Tidligere sveip som beholdes. Tømmes når rekkevidden endres</translation>
    </message>
    <message>
        <source>TVG gain</source>
        <translation>TVG-forsterkning</translation>
    </message>
    <message>
        <source>At the end of the range; 1× at the sonar</source>
        <translation>Ved enden av rekkevidden; 1× ved sonaren</translation>
    </message>
</context>
<context>
    <name>DivePage</name>
    <message>
        <source>sonar</source>
        <translation>sonar</translation>
    </message>
    <message>
        <source>There are no Ping1D echoes for the bottom zoom.</source>
        <translation>Det er ingen ekko fra Ping1D til bunnzoomen.</translation>
    </message>
    <message>
        <source>There are no side-scan echoes.</source>
        <translation>Det er ingen sidesøkende ekko.</translation>
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
        <translation>justert for hånd</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Fartøyets dybde over tid</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Kurs over tid</translation>
    </message>
</context>
<context>
    <name>DoctorAddress</name>
    <message>
        <source>The sonar gets its new address and is searched for again, which takes up to 30 s.</source>
        <translation>Sonaren får ny adresse og søkes opp igjen; det tar opptil 30 s.</translation>
    </message>
    <message>
        <source>Ethernet address of %1: %2</source>
        <translation>Ethernet-adressen til %1: %2</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>DHCP</source>
        <translation>DHCP</translation>
    </message>
    <message>
        <source>New address of the Ping360</source>
        <translation>Ny adresse for Ping360</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Endre…</translation>
    </message>
    <message>
        <source>Change the address of the Ping360</source>
        <translation>Endre adressen til Ping360</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Endre adresse</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>Keep current address</source>
        <translation>Behold nåværende adresse</translation>
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
        <translation>Tilkoblingsdoktor</translation>
    </message>
</context>
<context>
    <name>DoctorCheck</name>
    <message>
        <source>passed</source>
        <translation>bestått</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>feilet</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advarsel</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>venter</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>Kopier kommandoen for: %1</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Kopier kommandoen: %1</translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message>
        <source>Connection doctor</source>
        <translation>Forbindelsesdoktor</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopier rapport</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>No device selected</source>
        <translation>Ingen enhet valgt</translation>
    </message>
    <message>
        <source>Select a device on the left to see its connection checks.</source>
        <translation>Velg en enhet til venstre for å se kontrollene av tilkoblingen.</translation>
    </message>
    <message>
        <source>Nothing is changed on this computer without asking.</source>
        <translation>Ingenting endres på denne maskinen uten at du blir spurt.</translation>
    </message>
    <message>
        <source>Connect anyway</source>
        <translation>Koble til likevel</translation>
    </message>
    <message>
        <source>Open %1 and keep trying</source>
        <translation>Åpne %1 og fortsett å prøve</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Kontrollerer</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Kontroller igjen</translation>
    </message>
    <message>
        <source>Check again; stops a running scan</source>
        <translation>Sjekk igjen; stopper pågående skanning</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Gjenopprett fastvare…</translation>
    </message>
    <message>
        <source>Recover a sonar on %1 after an interrupted update</source>
        <translation>Gjenopprett en sonar på %1 etter avbrutt oppdatering</translation>
    </message>
</context>
<context>
    <name>DoctorVerdict</name>
    <message>
        <source>For this session only:</source>
        <translation>Bare for denne økten:</translation>
    </message>
    <message>
        <source>Copy the command for this session</source>
        <translation>Kopier kommandoen for denne økten</translation>
    </message>
</context>
<context>
    <name>EchoScale</name>
    <message>
        <source>%1 % clipped</source>
        <translation>%1 % klippet</translation>
    </message>
    <message>
        <source>Echo levels, manual</source>
        <translation>Ekkonivåer, manuelle</translation>
    </message>
    <message>
        <source>Echo levels, learning</source>
        <translation>Ekkonivåer, lærer</translation>
    </message>
    <message>
        <source>No echo above noise</source>
        <translation>Intet ekko over støyen</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Ekkonivåer</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuell</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisk</translation>
    </message>
    <message>
        <source>Echo levels of the %1</source>
        <translation>Ekkonivåer for %1</translation>
    </message>
    <message>
        <source>Black point, %1 of 255, %2</source>
        <translation>Svartpunkt, %1 av 255, %2</translation>
    </message>
    <message>
        <source>White point, %1 of 255, %2</source>
        <translation>Hvitpunkt, %1 av 255, %2</translation>
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
        <translation>Rå</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 av 255</translation>
    </message>
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source> · possibly the same as %1</source>
        <translation> · kanskje den samme som %1</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>Samples of each ping</source>
        <translation>Prøvene i hvert ping</translation>
    </message>
    <message>
        <source>Heading, depth and position of the vehicle</source>
        <translation>Fartøyets kurs, dybde og posisjon</translation>
    </message>
    <message>
        <source>Topics for ping-viewer-next and Foxglove</source>
        <translation>Topics for ping-viewer-next og Foxglove</translation>
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
        <translation>MAVLink-logg</translation>
    </message>
    <message>
        <source>SonarView log</source>
        <translation>SonarView-logg</translation>
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
        <translation>Dykkerapport</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Markers, CSV</source>
        <translation>Merker, CSV</translation>
    </message>
    <message>
        <source>Markers, GeoJSON</source>
        <translation>Merker, GeoJSON</translation>
    </message>
    <message>
        <source>Markers, GPX</source>
        <translation>Merker, GPX</translation>
    </message>
    <message>
        <source>Markers, KML</source>
        <translation>Merker, KML</translation>
    </message>
    <message>
        <source>Drift from turn to turn (takes longer)</source>
        <translation>Avdrift fra omdreining til omdreining (tar lengre tid)</translation>
    </message>
    <message>
        <source>Side-scan, XTF</source>
        <translation>Sidesøkende, XTF</translation>
    </message>
    <message>
        <source>Track, GeoJSON</source>
        <translation>Spor, GeoJSON</translation>
    </message>
    <message>
        <source>Track, GPX</source>
        <translation>Spor, GPX</translation>
    </message>
    <message>
        <source>Track, KML</source>
        <translation>Spor, KML</translation>
    </message>
    <message>
        <source>Soundings, CSV</source>
        <translation>Loddinger, CSV</translation>
    </message>
    <message>
        <source>Bottom, GeoTIFF</source>
        <translation>Bunn, GeoTIFF</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Close export</source>
        <translation>Lukk eksporten</translation>
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
        <translation>Del</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>A–B</source>
        <translation>A–B</translation>
    </message>
    <message>
        <source>Set A and B first</source>
        <translation>Sett A og B først</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Strømmer</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Med</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Filnavn</translation>
    </message>
    <message>
        <source>Export, %1 percent</source>
        <translation>Eksport, %1 prosent</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Avbryt eksport</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Skriv %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>FamilyBar</name>
    <message>
        <source>Show it as %1</source>
        <translation>Vis den som %1</translation>
    </message>
</context>
<context>
    <name>FamilyRow</name>
    <message>
        <source>Unknown sonar</source>
        <translation>Ukjent sonar</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>%1 + %2 more</source>
        <translation>%1 + %2 til</translation>
    </message>
</context>
<context>
    <name>Firmware</name>
    <message>
        <source>firmware %1</source>
        <translation>fastvare %1</translation>
    </message>
    <message>
        <source>revision %1 · %2</source>
        <translation>revisjon %1 · %2</translation>
    </message>
    <message>
        <source>For a %1 · firmware %2 · %3</source>
        <translation>For en %1 · fastvare %2 · %3</translation>
    </message>
    <message>
        <source>For a %1 · %2</source>
        <translation>For en %1 · %2</translation>
    </message>
    <message>
        <source>With this firmware the sonar works at %1 baud only.</source>
        <translation>Med denne fastvaren virker sonaren bare på %1 baud.</translation>
    </message>
    <message>
        <source>The sonar already has this firmware.</source>
        <translation>Sonaren har allerede denne fastvaren.</translation>
    </message>
    <message>
        <source>This is older than the sonar&apos;s current firmware.</source>
        <translation>Denne er eldre enn den sonaren har.</translation>
    </message>
    <message>
        <source>Identifying the sonar</source>
        <translation>Identifiserer sonaren</translation>
    </message>
    <message>
        <source>Starting the bootloader of the sonar</source>
        <translation>Starter bootloaderen i sonaren</translation>
    </message>
    <message>
        <source>Waiting for the bootloader: switch the sonar off and on now</source>
        <translation>Venter på bootloaderen: Slå sonaren av og på nå</translation>
    </message>
    <message>
        <source>Looking for the bootloader</source>
        <translation>Ser etter bootloaderen</translation>
    </message>
    <message>
        <source>Erasing: leave the power on</source>
        <translation>Sletter: La strømmen være på</translation>
    </message>
    <message>
        <source>Writing: leave the power on</source>
        <translation>Skriver: La strømmen være på</translation>
    </message>
    <message>
        <source>Reading back: leave the power on</source>
        <translation>Leser tilbake: La strømmen være på</translation>
    </message>
    <message>
        <source>Starting the new firmware</source>
        <translation>Starter den nye fastvaren</translation>
    </message>
    <message>
        <source>If the cable fails meanwhile, leave the power on and write the file again. If the power fails, the %1 may no longer start: then it has to be opened, and started with its BOOT button held down. The guide says how.</source>
        <translation>Svikter kabelen underveis, la strømmen være på og skriv filen igjen. Svikter strømmen, kan det hende at %1 ikke starter lenger: Da må den åpnes, og startes med BOOT-knappen holdt inne. Håndboken sier hvordan.</translation>
    </message>
    <message>
        <source>If the power or the cable fails meanwhile, the bootloader of the Ping360 listens again when its power is switched on: choose the port on the left, then Recover firmware…, and switch the sonar off and on when asked.</source>
        <translation>Svikter strøm eller kabel underveis, lytter bootloaderen i Ping360 igjen når strømmen slås på: Velg porten til venstre, så Gjenopprett fastvare…, og slå sonaren av og på når det ventes på den.</translation>
    </message>
    <message>
        <source>Looking for the bootloader, then erasing: leave the power on</source>
        <translation>Leter etter bootloaderen, sletter så: La strømmen være på</translation>
    </message>
</context>
<context>
    <name>FirmwareFoot</name>
    <message>
        <source>Firmware, %1 percent</source>
        <translation>Fastvare, %1 prosent</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Skriv…</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Skriv %1</translation>
    </message>
    <message>
        <source>Choose a suitable file first</source>
        <translation>Velg først en fil som passer</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Skriv nå</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Cancel; nothing is written yet</source>
        <translation>Stopp det; ingenting er skrevet ennå</translation>
    </message>
    <message>
        <source>Try again…</source>
        <translation>Prøv igjen…</translation>
    </message>
    <message>
        <source>Back to the file</source>
        <translation>Tilbake til filen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Not while writing: the sonar could be left without firmware</source>
        <translation>Ikke under skriving: sonaren kan bli uten fastvare</translation>
    </message>
</context>
<context>
    <name>FirmwarePanel</name>
    <message>
        <source>Firmware of %1</source>
        <translation>Fastvaren i %1</translation>
    </message>
    <message>
        <source>Firmware is being written. Close the window when it has finished.</source>
        <translation>Fastvare skrives: Lukk vinduet når det er over.</translation>
    </message>
    <message>
        <source>Recover firmware</source>
        <translation>Gjenopprett fastvare</translation>
    </message>
    <message>
        <source>Update firmware</source>
        <translation>Oppdater fastvare</translation>
    </message>
    <message>
        <source>Not while firmware is being written</source>
        <translation>Ikke mens den skrives</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not tested on hardware, only on simulated sonars. If it fails, the sonar may have to go back to its manufacturer.</source>
        <translation>Ikke testet på maskinvare, bare på simulerte sonarer. Mislykkes det, må sonaren kanskje sendes til produsenten.</translation>
    </message>
    <message>
        <source>Connected device</source>
        <translation>Tilkoblet enhet</translation>
    </message>
    <message>
        <source>Bootloader baud rate</source>
        <translation>Oppstartslasterens baudrate</translation>
    </message>
    <message>
        <source>Leadline cannot tell a Ping1D from a Ping2 here. With the wrong firmware it may not start: check the label on the sonar first.</source>
        <translation>Leadline kan ikke skille Ping1D fra Ping2 her. Med feil fastvare starter den kanskje ikke: sjekk merkingen på sonaren først.</translation>
    </message>
    <message>
        <source>Choose firmware</source>
        <translation>Velg fastvare</translation>
    </message>
    <message>
        <source>Firmware (*.hex)</source>
        <translation>Fastvare (*.hex)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Velg fil…</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Velg en annen…</translation>
    </message>
    <message>
        <source>Intel HEX file from the manufacturer: %1</source>
        <translation>En Intel HEX-fil fra produsenten: %1</translation>
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
        <translation>%1 s gammel</translation>
    </message>
    <message>
        <source>%1 min old</source>
        <translation>%1 min gammel</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>E</source>
        <translation>Ø</translation>
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
        <translation>Tab, Mellomrom</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 h old</source>
        <translation>%1 t gammel</translation>
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
        <translation>%1 t</translation>
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
        <translation>Sammenligning; piltaster flytter den, Page Up og Page Down dreier den</translation>
    </message>
</context>
<context>
    <name>GhostBar</name>
    <message>
        <source>Drag the ghost; turn it by the ring</source>
        <translation>Dra sammenligningen; drei den med ringen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Keep this alignment</source>
        <translation>Behold denne justeringen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Restore the previous alignment</source>
        <translation>Tilbake til forrige justering</translation>
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
        <translation>Nytt</translation>
    </message>
    <message>
        <source>Only in ghost</source>
        <translation>Bare før</translation>
    </message>
</context>
<context>
    <name>GhostRows</name>
    <message>
        <source>Ghost</source>
        <translation>Sammenligning</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Turn of the ghost</source>
        <translation>Omdreining til sammenligning</translation>
    </message>
    <message>
        <source>An earlier turn below the echoes. Turns that you take, also of another recording, and markers are listed here.</source>
        <translation>En tidligere omdreining under ekkoene. Her står omdreininger du tar, også fra et annet opptak, og merker.</translation>
    </message>
    <message>
        <source>Use this turn</source>
        <translation>Bruk denne omdreiningen</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Juster for hånd</translation>
    </message>
    <message>
        <source>Drag and turn the ghost in the polar view</source>
        <translation>Dra og drei sammenligningen i polarvisningen</translation>
    </message>
    <message>
        <source>Strength of the ghost</source>
        <translation>Styrke på sammenligningen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mark changes</source>
        <translation>Merk endringer</translation>
    </message>
    <message>
        <source>Rings around echoes that are new, or only in the ghost</source>
        <translation>Ringer rundt ekko som er nye, eller bare fantes før</translation>
    </message>
</context>
<context>
    <name>GhostScale</name>
    <message>
        <source>Ghost %1, %2</source>
        <translation>Sammenligning %1, %2</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Før %1</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Håndbok</translation>
    </message>
    <message>
        <source>Chapter: %1</source>
        <translation>Kapittel: %1</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle taster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Lukk håndboken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitler</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapittel %1</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Mellomrom</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektør</translation>
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
        <translation>Visning</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Merker</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Lukk inspektøren</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pause eller spill; i et dykk: se tilbake</translation>
    </message>
    <message>
        <source>One ping back, forward</source>
        <translation>Ett ping tilbake, frem</translation>
    </message>
    <message>
        <source>5 seconds back, forward</source>
        <translation>5 sekunder tilbake, frem</translation>
    </message>
    <message>
        <source>Previous, next marker, event, gap or loop end</source>
        <translation>Forrige, neste merke, hendelse, hull eller sløyfeende</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Merk ved markøren</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Merk siste bunnekko fra Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Legg til et notat nå</translation>
    </message>
    <message>
        <source>Start, end; live: live edge</source>
        <translation>Start, slutt; i et dykk: direkte</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Hvile for valgt sonar, eller for alle</translation>
    </message>
    <message>
        <source>Slower, faster (¼ 1 2 5 20×)</source>
        <translation>Langsommere, raskere (¼ 1 2 5 20×)</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Tilbake til 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Spill baklengs</translation>
    </message>
    <message>
        <source>Set A, set B, loop on or off</source>
        <translation>Sett A, sett B, sløyfe på eller av</translation>
    </message>
    <message>
        <source>Zoom in, out, fit the focused plot</source>
        <translation>Zoom inn, ut, tilpass valgt bilde</translation>
    </message>
    <message>
        <source>Measure; Shift locks, Enter sets, Tab: next end</source>
        <translation>Mål; Shift låser, Enter setter, Tab: neste ende</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Piler</translation>
    </message>
    <message>
        <source>Polar view: move the cursor</source>
        <translation>Polarvisning: flytt markøren</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Ping1D: move the cursor; Ctrl depth, Shift time</source>
        <translation>På Ping1D: markør; Ctrl dybde, Shift tid</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>På Ping1D: sammenlign ekkoet; hold det</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Polarvisning: alarmsone ved markøren</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Ekkokurve ved polarvisningen</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Lengre, kortere rekkevidde</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Kvitter alarm</translation>
    </message>
    <message>
        <source>Next, previous file of several</source>
        <translation>Neste, forrige av flere filer</translation>
    </message>
    <message>
        <source>Snapshot of the window, of the focused plot</source>
        <translation>Øyeblikksbilde av vinduet, av valgt bilde</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektør</translation>
    </message>
    <message>
        <source>Next theme; brightness</source>
        <translation>Neste tema; lysstyrke</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Åpne logg</translation>
    </message>
    <message>
        <source>Export; dive report (PDF)</source>
        <translation>Eksport; dykkerapport (PDF)</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Dykk</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fullskjerm</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Hurtigtaster</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Next, previous control; Esc leaves</source>
        <translation>Neste, forrige kontroll; Esc går ut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Close keyboard shortcuts</source>
        <translation>Lukk hurtigtastene</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start page: connect found devices</source>
        <translation>Enheter og start: koble til det som er funnet</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Del</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>I listen over merker: gi nytt navn, slett</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Hent tilbake det slettede merket</translation>
    </message>
    <message>
        <source>More, less gain</source>
        <translation>Mer, mindre forsterkning</translation>
    </message>
    <message>
        <source>Next, previous sector</source>
        <translation>Neste, forrige sektor</translation>
    </message>
    <message>
        <source>Timeline: zoom in, out</source>
        <translation>Tidslinje: zoom inn, ut</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Tidslinje: tilpass</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Library; Space selects, Ctrl+A selects all</source>
        <translation>Bibliotek; Mellomrom velger, Ctrl+A velger alle</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Bibliotek og meldinger: søk</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Bibliotek: oppdater</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Automatiske nivåer; rå ekko</translation>
    </message>
    <message>
        <source>Select the next, previous marker</source>
        <translation>Velg neste, forrige merke</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nytt opptak</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Stopp eller start opptak</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar eller vifte</translation>
    </message>
    <message>
        <source>More, less persistence</source>
        <translation>Mer, mindre etterglød</translation>
    </message>
    <message>
        <source>Bottom zoom, its next height</source>
        <translation>Bunnzoom, neste høyde på den</translation>
    </message>
    <message>
        <source>Map: follow the vehicle; layers</source>
        <translation>Kart: følg fartøyet; lag</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kart</translation>
    </message>
    <message>
        <source>Announce distance to bottom, and drift</source>
        <translation>Les opp avstand til bunnen og avdrift</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Fartøyets avdrift</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Baug opp, nord opp, kurs låst, stabil</translation>
    </message>
    <message>
        <source>Ghost; this turn as the ghost</source>
        <translation>Sammenligning; denne omdreiningen</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range; bottom line by hand</source>
        <translation>Sidesøkende: skrå- eller bunnavstand; bunnlinje for hånd</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Alle visninger, bare polar, Ping1D, sidesøkende eller flerstråle</translation>
    </message>
</context>
<context>
    <name>LButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Mellomrom</translation>
    </message>
</context>
<context>
    <name>LScroll</name>
    <message>
        <source>Scrolled</source>
        <translation>Rullet</translation>
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
        <translation>Tab, Mellomrom</translation>
    </message>
</context>
<context>
    <name>LevelRows</name>
    <message>
        <source>Levels of the %1</source>
        <translation>Nivåer for %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Nivåer</translation>
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
        <translation>Rå</translation>
    </message>
    <message>
        <source>Unprocessed echoes: no TVG, filter or smoothing</source>
        <translation>Ekko som de ble tatt opp, uten TVG, filter og glatting</translation>
    </message>
    <message>
        <source>Black %1, white %2, gamma %3</source>
        <translation>Svart %1, hvit %2, gamma %3</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>Recording %1</source>
        <translation>Opptak %1</translation>
    </message>
    <message>
        <source>No recording selected</source>
        <translation>Ingen opptak valgt</translation>
    </message>
    <message>
        <source>Select a recording to see its contents and dive sheet.</source>
        <translation>Velg et opptak for å se innhold og dykkeskjema.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Ikke noe bilde</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Vis i mappe</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparer</translation>
    </message>
    <message>
        <source>Repair the recording; no messages are removed</source>
        <translation>Gjør opptaket komplett; alle meldinger blir</translation>
    </message>
    <message>
        <source>Dive sheet</source>
        <translation>Dykkeskjema</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Search recordings</source>
        <translation>Søk i opptak</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Søker…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Opptak, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Enter opens, Space ticks</source>
        <translation>Opp og Ned velger, Enter åpner, Mellomrom krysser av</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ingenting funnet</translation>
    </message>
    <message>
        <source>The folder cannot be read</source>
        <translation>Mappen kan ikke leses</translation>
    </message>
    <message>
        <source>No recordings yet</source>
        <translation>Ingen opptak ennå</translation>
    </message>
    <message>
        <source>No name, date, device or dive sheet contains “%1”.</source>
        <translation>Ikke noe navn, dato, enhet eller dykkeskjema har «%1».</translation>
    </message>
    <message>
        <source>Recording starts by itself with the first byte of a sonar, into %1.</source>
        <translation>Opptaket begynner av seg selv med den første byten fra en sonar, i %1.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Vis alle</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc i søket</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Åpne logg…</translation>
    </message>
    <message>
        <source>By name, date, device or dive sheet</source>
        <translation>Etter navn, dato, enhet eller dykkeskjema</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Opptak</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengde</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Legg til mappe</translation>
    </message>
    <message>
        <source>Open together</source>
        <translation>Åpne sammen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Open selected recordings together</source>
        <translation>Åpne valgte opptak sammen</translation>
    </message>
    <message>
        <source>What is ticked</source>
        <translation>Det som er avkrysset</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Legg til mappe…</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Åpne logg…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Opptak</translation>
    </message>
    <message>
        <source>This dive</source>
        <translation>Dette dykket</translation>
    </message>
    <message>
        <source>Next dive</source>
        <translation>Neste dykk</translation>
    </message>
    <message>
        <source>Dive sheet of this dive</source>
        <translation>Dykkeskjema for dette dykket</translation>
    </message>
    <message>
        <source>Dive sheet of the next dive</source>
        <translation>Dykkeskjema for neste dykk</translation>
    </message>
    <message>
        <source>Saved in this dive&apos;s recording, including later changes.</source>
        <translation>Lagres i opptaket av dette dykket, også senere endringer.</translation>
    </message>
    <message>
        <source>Saved in the next recording. Job, vehicle, pilot and place are kept.</source>
        <translation>Lagres i neste opptak. Oppdrag, fartøy, pilot og sted beholdes.</translation>
    </message>
    <message>
        <source>Another dive</source>
        <translation>Et annet dykk</translation>
    </message>
    <message>
        <source>Clears dive, water and notes</source>
        <translation>Tømmer dykk, vann og notater</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>Reading…</source>
        <translation>Leser…</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulert</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulert</translation>
    </message>
    <message>
        <source>dive sheet: %1</source>
        <translation>dykkeskjema: %1</translation>
    </message>
    <message>
        <source>has markers</source>
        <translation>har merker</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>avkrysset</translation>
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
        <translation>tap</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Hvile</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Venter på første ping</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Kobler til</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demo</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Simulerte ekko</translation>
    </message>
    <message>
        <source>age</source>
        <translation>alder</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Ingen data %1 s</translation>
    </message>
</context>
<context>
    <name>LogTimeOffsetMenu</name>
    <message>
        <source>%1 Positive seconds shift the vehicle&apos;s telemetry log later.</source>
        <translation>%1 Positive sekunder flytter telemetriloggen senere.</translation>
    </message>
    <message>
        <source>Shift by %1</source>
        <translation>Flytt den %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunder</translation>
    </message>
    <message>
        <source>Shift of the telemetry log in seconds (Enter)</source>
        <translation>Forskyvning av telemetriloggen i sekunder (Enter)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Reset to clock alignment</source>
        <translation>Tilbakestill til justering etter klokkene</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Juster for hånd</translation>
    </message>
    <message>
        <source>Start both together, then shift the telemetry log</source>
        <translation>Start begge sammen, og flytt så telemetriloggen</translation>
    </message>
    <message>
        <source>Back to the common start</source>
        <translation>Tilbake til den felles starten</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>Show the sonar recording only</source>
        <translation>Vis sonarens logg alene igjen</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Juster denne filen for hånd</translation>
    </message>
    <message>
        <source>%1 Positive seconds shift it later.</source>
        <translation>%1 Positive sekunder flytter den senere.</translation>
    </message>
    <message>
        <source>Start it together with the others, then shift it</source>
        <translation>Vis den fra en felles start med de andre, og flytt den derfra</translation>
    </message>
    <message>
        <source>Place it after the others again</source>
        <translation>La den følge etter de andre igjen</translation>
    </message>
    <message>
        <source>Comparing both recordings…</source>
        <translation>Sammenligner begge opptakene …</translation>
    </message>
    <message>
        <source>No clear match, so no shift is suggested.</source>
        <translation>Ingen tydelig overensstemmelse, så ingen forskyvning foreslås.</translation>
    </message>
    <message>
        <source>Use %1 ± %2</source>
        <translation>Bruk %1 ± %2</translation>
    </message>
    <message>
        <source>Move it to where both recordings match</source>
        <translation>Flytt det dit begge opptakene stemmer overens</translation>
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
        <translation>Slipp for å åpne</translation>
    </message>
    <message>
        <source>Several recordings share one timeline. A snapshot opens its recording at that time.</source>
        <translation>Flere opptak deler én tidslinje. Et øyeblikksbilde åpner opptaket på det tidspunktet.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Åpne logg</translation>
    </message>
    <message>
        <source>Recordings and snapshots (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</source>
        <translation>Opptak og øyeblikksbilder (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>MapHeader</name>
    <message>
        <source>Map</source>
        <translation>Kart</translation>
    </message>
    <message>
        <source>Built on %1</source>
        <translation>Bygger på %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 runde</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 runder</translation>
    </message>
    <message>
        <source>± %1 %2 now</source>
        <translation>± %1 %2 nå</translation>
    </message>
    <message>
        <source>1 turn not placed</source>
        <translation>1 runde ikke plassert</translation>
    </message>
    <message>
        <source>%1 turns not placed</source>
        <translation>%1 runder ikke plassert</translation>
    </message>
    <message>
        <source>Loop closed %1</source>
        <translation>Sløyfe lukket %1</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord opp</translation>
    </message>
    <message>
        <source>First heading up</source>
        <translation>Første kurs opp</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Baug opp</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientering</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Følg</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Følg fartøyet</translation>
    </message>
    <message>
        <source>Layers and export</source>
        <translation>Lag og eksport</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Head up</source>
        <translation>Baug opp</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord opp</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Opp er den første kursen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kart</translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message>
        <source>Layers and export</source>
        <translation>Lag og eksport</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Grunnlag</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Kilder</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bilde</translation>
    </message>
    <message>
        <source>%1 of %2 turns matched</source>
        <translation>%1 av %2 runder stemmer</translation>
    </message>
    <message>
        <source>Loops closed</source>
        <translation>Lukkede sløyfer</translation>
    </message>
    <message>
        <source>%1 · moved %2 %3</source>
        <translation>%1 · flyttet %2 %3</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Ikke plassert</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 runde</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 runder</translation>
    </message>
    <message>
        <source>The map is too large: larger cells, or a shorter recording, would show all of it.</source>
        <translation>Kartet er for stort: større celler eller et kortere opptak ville vist hele.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Ekko</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Error ellipses</source>
        <translation>Feilellipser</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Loop closures</source>
        <translation>Sløyfelukkinger</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Merker</translation>
    </message>
    <message>
        <source>Range of the newest turn</source>
        <translation>Rekkevidden til siste runde</translation>
    </message>
    <message>
        <source>Where turns overlap</source>
        <translation>Der runder overlapper</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Brightest</source>
        <translation>Lyseste</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Nyeste</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celle</translation>
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
        <translation>GeoTIFF trenger posisjoner, og det er ingen.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Eksporter kartet</translation>
    </message>
    <message>
        <source>There is no map yet</source>
        <translation>Ingen kart ennå</translation>
    </message>
    <message>
        <source>Export map with a world file</source>
        <translation>Eksporter kartet med world-fil</translation>
    </message>
    <message>
        <source>Within ± %1 %2</source>
        <translation>Innenfor ± %1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 av %2 runder</translation>
    </message>
</context>
<context>
    <name>MapPlot</name>
    <message>
        <source>Moved %1 %2</source>
        <translation>Flyttet %1 %2</translation>
    </message>
    <message>
        <source>Map; arrows move it</source>
        <translation>Kart; piltastene flytter det</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Opp er den første kursen</translation>
    </message>
    <message>
        <source>North is at %1 from up</source>
        <translation>Nord ligger %1 fra opp</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom inn</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ut</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Vis hele kartet</translation>
    </message>
    <message>
        <source>Echoes too few to place turns.</source>
        <translation>For få ekko til å plassere runder.</translation>
    </message>
    <message>
        <source>No map yet.</source>
        <translation>Ingen kart ennå.</translation>
    </message>
    <message>
        <source>Positions would help.</source>
        <translation>Posisjoner ville hjelpe.</translation>
    </message>
    <message>
        <source>It grows as soon as two turns match, or with positions from a DVL or GPS.</source>
        <translation>Det vokser så snart to runder stemmer overens, eller med posisjoner fra DVL eller GPS.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Åpne opptak…</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Ingen kart</translation>
    </message>
    <message>
        <source>This recording has no scanning sonar, whose turns make a map.</source>
        <translation>Dette opptaket har ingen skannende sonar, som lager kartet av sine omdreininger.</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>Beregner kartet…</translation>
    </message>
    <message>
        <source>The turns of a scanning sonar make a map, and none is connected.</source>
        <translation>Kartet lages av omdreiningene til en skannende sonar, og ingen er koblet til.</translation>
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
        <translation>forut</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>akterut</translation>
    </message>
    <message>
        <source>E</source>
        <translation>Ø</translation>
    </message>
    <message>
        <source>right</source>
        <translation>høyre</translation>
    </message>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>%1 %2 %3, %4 %5 of the start, plus or minus %6</source>
        <translation>%1 %2 %3, %4 %5 for start, pluss minus %6</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>fot</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>meter</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sør</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>west</source>
        <translation>vest</translation>
    </message>
    <message>
        <source>east</source>
        <translation>øst</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Where am I</source>
        <translation>Hvor er jeg</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>from vehicle</source>
        <translation>fra fartøyet</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>peiling</translation>
    </message>
    <message>
        <source>from up</source>
        <translation>fra opp</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>ikke sett</translation>
    </message>
</context>
<context>
    <name>MapScale</name>
    <message>
        <source>Scale: %1 %2</source>
        <translation>Målestokk: %1 %2</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>%1 %2 (vehicle)</source>
        <translation>%1 %2 (fartøy)</translation>
    </message>
    <message>
        <source>%1 %2 above bottom</source>
        <translation>%1 %2 over bunnen</translation>
    </message>
    <message>
        <source>Name of marker %1</source>
        <translation>Navn på merke %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Gi nytt navn (F2)</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Slett merke %1</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Slett notatet</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source> slant</source>
        <translation> skrå</translation>
    </message>
    <message>
        <source>As taken</source>
        <translation>Som tatt</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Peiling</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Dybde</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posisjon</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Ikke tilgjengelig</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4</source>
        <translation>%1 %2 ± %3 %4</translation>
    </message>
    <message>
        <source>Echo at %1</source>
        <translation>Ekko ved %1</translation>
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
        <translation>simulert</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 kl. %2</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Merket</translation>
    </message>
    <message>
        <source>Telemetry log</source>
        <translation>Telemetrilogg</translation>
    </message>
    <message>
        <source>Aligned by hand</source>
        <translation>Justert for hånd</translation>
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
        <translation>Merker</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hendelser</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Markers, %1</source>
        <translation>Merker, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Opp og Ned velger, Enter går dit, F2 gir nytt navn, Del sletter</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Ingen hendelser ennå.</translation>
    </message>
    <message>
        <source>No markers yet. Point at an echo and press M. Enter marks the Ping1D&apos;s latest bottom echo, N adds a note.</source>
        <translation>Ingen merker ennå. Pek på et ekko og trykk M. Enter merker siste bunnekko fra Ping1D, N legger til et notat.</translation>
    </message>
    <message>
        <source>Range, bearing and depth as marked</source>
        <translation>Avstand, peiling og dybde som merket</translation>
    </message>
</context>
<context>
    <name>MarkerNameField</name>
    <message>
        <source>Name of marker %1</source>
        <translation>Navn på merke %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Esc keeps the number</source>
        <translation>Enter beholder navnet, Esc nummeret</translation>
    </message>
</context>
<context>
    <name>MarkerPin</name>
    <message>
        <source>Marker %1, %2</source>
        <translation>Merke %1, %2</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
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
        <translation>som merket</translation>
    </message>
</context>
<context>
    <name>MarkerRow</name>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>%1 %2 deep</source>
        <translation>%1 %2 dypt</translation>
    </message>
    <message>
        <source>%1 (Up, Down)</source>
        <translation>%1 (Opp, Ned)</translation>
    </message>
</context>
<context>
    <name>MarkerTools</name>
    <message>
        <source>Point at an echo with the mouse or arrow keys, then press M.</source>
        <translation>Pek på et ekko og trykk M, eller gå dit med piltastene i et bilde.</translation>
    </message>
    <message>
        <source>No Ping1D bottom echo to mark here.</source>
        <translation>Ingen bunnekko fra Ping1D å merke her.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Legg til et notat nå</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Notat om %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export 1 marker</source>
        <translation>Eksporter 1 merke</translation>
    </message>
    <message>
        <source>Export %1 markers</source>
        <translation>Eksporter %1 merker</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Eksporter merker</translation>
    </message>
    <message>
        <source>No markers yet</source>
        <translation>Det finnes ingen merker ennå</translation>
    </message>
    <message>
        <source>Note at the time shown; Enter saves</source>
        <translation>Notat ved vist tid; Enter lagrer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>før %1</translation>
    </message>
    <message>
        <source>missing: payload too short</source>
        <translation>mangler: Dataene slutter før den</translation>
    </message>
</context>
<context>
    <name>MessagesDetails</name>
    <message>
        <source>Message %1</source>
        <translation>Melding %1</translation>
    </message>
    <message>
        <source>No message selected</source>
        <translation>Ingen melding valgt</translation>
    </message>
    <message>
        <source>Select a message to see its fields and bytes.</source>
        <translation>Velg en melding for å se felt og byte.</translation>
    </message>
    <message>
        <source>Fields and bytes of %1</source>
        <translation>Felt og byte i %1</translation>
    </message>
    <message>
        <source>Raw bytes</source>
        <translation>Rå byte</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 kl. %2</translation>
    </message>
    <message>
        <source>Previous message of this type</source>
        <translation>Den samme meldingen før denne</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← i listen</translation>
    </message>
    <message>
        <source>Next message of this type</source>
        <translation>Den samme meldingen etter denne</translation>
    </message>
    <message>
        <source>→ in the list</source>
        <translation>→ i listen</translation>
    </message>
    <message>
        <source>Copy fields and bytes</source>
        <translation>Kopier felt og byte</translation>
    </message>
</context>
<context>
    <name>MessagesList</name>
    <message>
        <source>Search messages</source>
        <translation>Søk i meldinger</translation>
    </message>
    <message>
        <source>%1, not all</source>
        <translation>%1, ikke alle</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 meldinger</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Messages, %1</source>
        <translation>Meldinger, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Left and Right step through messages of one type</source>
        <translation>Opp og Ned velger, Venstre og Høyre går til den forrige og den neste</translation>
    </message>
    <message>
        <source>No messages yet</source>
        <translation>Ingen meldinger ennå</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ingenting funnet</translation>
    </message>
    <message>
        <source>Every message from sonars and vehicles is listed here.</source>
        <translation>Alle meldinger fra sonarer og fartøyer vises her.</translation>
    </message>
    <message>
        <source>No message name, former name, field, id or source contains “%1”.</source>
        <translation>Ikke noe navn, gammelt navn, felt, nummer eller kilde til en melding har «%1».</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Vis alle</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc i søket</translation>
    </message>
    <message>
        <source>Search name, former name, field, id or source; “once” finds single messages</source>
        <translation>Søk i navn, tidligere navn, felt, id eller kilde; «once» finner enkeltmeldinger</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 melding</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sist</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>%1, %2, message %3, not yet</source>
        <translation>%1, %2, melding %3, ikke ennå</translation>
    </message>
    <message>
        <source>%1, message %2 (Up, Down)</source>
        <translation>%1, melding %2 (Opp, Ned)</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ikke ennå</translation>
    </message>
    <message>
        <source>%1, %2, message %3, count %4, %5, last %6 ago, %7</source>
        <translation>%1, %2, melding %3, %4 mottatt, %5, siste for %6 siden, %7</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
</context>
<context>
    <name>MessagesView</name>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
</context>
<context>
    <name>MotionRows</name>
    <message>
        <source>Drift</source>
        <translation>Avdrift</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>How fast and where the vehicle drifts, by the echoes of the Ping360</source>
        <translation>Hvor fort og hvor fartøyet driver, etter ekkoene fra Ping360</translation>
    </message>
    <message>
        <source>%1. Nothing is corrected.</source>
        <translation>%1. Ingenting korrigeres.</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Kvitter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Retning</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Baug</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Låst</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Ingen kurs. Koble til fartøyet, eller åpne et opptak med kurs.</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>Viften har alltid baug opp</translation>
    </message>
    <message>
        <source>Steady after one more turn</source>
        <translation>Stabil etter én omdreining til</translation>
    </message>
    <message>
        <source>No match: by compass since %1</source>
        <translation>Ingen overensstemmelse: etter kompass siden %1</translation>
    </message>
    <message>
        <source>No match and no compass: held since %1</source>
        <translation>Ingen overensstemmelse, ingen kompass: holdt siden %1</translation>
    </message>
    <message>
        <source>Kept still by the picture since %1</source>
        <translation>Holdt stabil av bildet siden %1</translation>
    </message>
</context>
<context>
    <name>MountingButtons</name>
    <message>
        <source>Mounting is correct as shown</source>
        <translation>Monteringen stemmer som vist</translation>
    </message>
    <message>
        <source>Use this mounting</source>
        <translation>Bruk denne monteringen</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montering: %1</translation>
    </message>
</context>
<context>
    <name>MultibeamMenu</name>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Kopier avlesning</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Mål herfra</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Kopier målingen</translation>
    </message>
</context>
<context>
    <name>MultibeamPanel</name>
    <message>
        <source>no attitude</source>
        <translation>ingen stilling</translation>
    </message>
    <message>
        <source>attitude of the vehicle</source>
        <translation>farkostens stilling</translation>
    </message>
    <message>
        <source>1 sounding left out</source>
        <translation>1 lodding utelatt</translation>
    </message>
    <message>
        <source>%1 soundings left out</source>
        <translation>%1 loddinger utelatt</translation>
    </message>
    <message>
        <source>1 sounding</source>
        <translation>1 lodding</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 loddinger</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>til %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Lav</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Høy</translation>
    </message>
    <message>
        <source>Multibeam sonar</source>
        <translation>Flerstrålesonar</translation>
    </message>
    <message>
        <source>Minimum power</source>
        <translation>Minste styrke</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Utelatte</translation>
    </message>
    <message>
        <source>Show soundings that are left out</source>
        <translation>Vis utelatte loddinger</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Innstillinger for visning</translation>
    </message>
    <message>
        <source>Channel data only, no points</source>
        <translation>Bare kanaldata, ingen punkter</translation>
    </message>
    <message>
        <source>1 ping</source>
        <translation>1 ping</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 ping</translation>
    </message>
    <message>
        <source>range %1 to %2</source>
        <translation>rekkevidde %1 til %2</translation>
    </message>
    <message>
        <source>multibeam sonar</source>
        <translation>flerstrålesonar</translation>
    </message>
    <message>
        <source>minimum power: %1</source>
        <translation>minste effekt: %1</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Det er ingen ekko å måle ennå.</translation>
    </message>
    <message>
        <source>Press on one end, then on the other.</source>
        <translation>Trykk på den ene enden, så på den andre.</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Ingen bunn ennå.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ut</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom inn</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Følg fartøyet</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Øyeblikksbilde av dette bildet</translation>
    </message>
</context>
<context>
    <name>MultibeamTab</name>
    <message>
        <source>No ping up to here.</source>
        <translation>Ingen ping så langt.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rekkevidde</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Forsterkning</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Lydhastighet</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frekvens</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Sending</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Avstandstrinn</translation>
    </message>
    <message>
        <source>Power thresholds</source>
        <translation>Effektterskler</translation>
    </message>
    <message>
        <source>Soundings</source>
        <translation>Loddinger</translation>
    </message>
    <message>
        <source>Depth below the sonar</source>
        <translation>Dybde under sonaren</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rull</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Stamp</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Dive</source>
        <translation>Dykk</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Devices: 1 found</source>
        <translation>Enheter: 1 funnet</translation>
    </message>
    <message>
        <source>Devices: %1 found</source>
        <translation>Enheter: %1 funnet</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Theme %1, change it</source>
        <translation>Tema %1, bytt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kart</translation>
    </message>
</context>
<context>
    <name>NoSonarView</name>
    <message>
        <source>No %1</source>
        <translation>Ingen %1</translation>
    </message>
    <message>
        <source>%1 is in Standby</source>
        <translation>%1 hviler</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Venter på første ping</translation>
    </message>
    <message>
        <source>Connecting %1</source>
        <translation>Kobler til %1</translation>
    </message>
    <message>
        <source>Not in this recording.</source>
        <translation>Ikke i dette opptaket.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Koble til en, eller åpne en logg.</translation>
    </message>
    <message>
        <source>Not pinging. Press Start to resume.</source>
        <translation>Sender ikke ping. Trykk Start for å gjenoppta.</translation>
    </message>
    <message>
        <source>Connected %1 s ago.</source>
        <translation>Tilkoblet for %1 s siden.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Leave Standby</source>
        <translation>Avslutt hvilen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Åpne logg…</translation>
    </message>
    <message>
        <source>Unknown sonar</source>
        <translation>Ukjent sonar</translation>
    </message>
    <message>
        <source>Choose above which one it is.</source>
        <translation>Velg over hvilken det er.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Slutt å lese; det som er lest, kan spilles</translation>
    </message>
    <message>
        <source>Notice action</source>
        <translation>Gjør det meldingen tilbyr</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Lukk meldingen</translation>
    </message>
</context>
<context>
    <name>PaletteSwatch</name>
    <message>
        <source>Palette %1</source>
        <translation>Palett %1</translation>
    </message>
    <message>
        <source>Palette %1 (Tab, Space)</source>
        <translation>Palett %1 (Tab, Mellomrom)</translation>
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
        <translation>1 sveip</translation>
    </message>
    <message>
        <source>3 sweeps</source>
        <translation>3 sveip</translation>
    </message>
    <message>
        <source>10 sweeps</source>
        <translation>10 sveip</translation>
    </message>
    <message>
        <source>All sweeps</source>
        <translation>Alle sveip</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Etterglød</translation>
    </message>
</context>
<context>
    <name>Ping1dTab</name>
    <message>
        <source>Range</source>
        <translation>Rekkevidde</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Forsterkning</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Lydhastighet</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Sending</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
</context>
<context>
    <name>Ping360Tab</name>
    <message>
        <source>Range</source>
        <translation>Rekkevidde</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Forsterkning</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frekvens</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Vinkelsteg</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Lydhastighet</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Sending</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montering ikke bekreftet</translation>
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
        <translation>Ø</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Heading %1 %2</source>
        <translation>Kurs %1 %2</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
    <message>
        <source>Turned %1</source>
        <translation>Dreid %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>holdt</translation>
    </message>
    <message>
        <source>by compass</source>
        <translation>etter kompass</translation>
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
        <translation>Bilde</translation>
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
        <translation>Alder, %1</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alder</translation>
    </message>
    <message>
        <source>%1 seconds per revolution, %2 pings per second</source>
        <translation>%1 sekunder per omdreining, %2 ping per sekund</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>/ turn</source>
        <translation>/ omdr.</translation>
    </message>
    <message>
        <source>pings/s</source>
        <translation>ping/s</translation>
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
        <translation>steg</translation>
    </message>
    <message>
        <source>No pings</source>
        <translation>Ingen ping</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom inn</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ut</translation>
    </message>
    <message>
        <source>Fit to the farthest echo</source>
        <translation>Tilpass til fjerneste ekko</translation>
    </message>
    <message>
        <source>/ sweep</source>
        <translation>/ sveip</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Drift %1 ± %2 %3, %4 ± %5° %6</source>
        <translation>Avdrift&#xa0;%1 ±&#xa0;%2&#xa0;%3,&#xa0;%4 ±&#xa0;%5°&#xa0;%6</translation>
    </message>
    <message>
        <source>Holding, under %1 %2</source>
        <translation>Holder posisjonen, under&#xa0;%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Drift not known: too few echoes</source>
        <translation>Avdrift ukjent: for få ekko</translation>
    </message>
    <message>
        <source>Drift after one more turn</source>
        <translation>Avdrift etter én omdreining til</translation>
    </message>
    <message>
        <source>Drift after two turns</source>
        <translation>Avdrift etter to omdreininger</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Avdrift</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Holder</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ukjent</translation>
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
        <translation>mot</translation>
    </message>
    <message>
        <source>± %1° %2</source>
        <translation>±&#xa0;%1°&#xa0;%2</translation>
    </message>
    <message>
        <source>under</source>
        <translation>under</translation>
    </message>
    <message>
        <source>over</source>
        <translation>over</translation>
    </message>
    <message>
        <source>· %1 old</source>
        <translation>·&#xa0;%1 gammel</translation>
    </message>
    <message>
        <source>too few echoes</source>
        <translation>for få ekko</translation>
    </message>
    <message>
        <source>since</source>
        <translation>siden</translation>
    </message>
    <message>
        <source>after one more turn</source>
        <translation>etter én omdreining til</translation>
    </message>
    <message>
        <source>after two turns</source>
        <translation>etter to omdreininger</translation>
    </message>
    <message>
        <source>Across the wall %1 ± %2 %3, along it unknown</source>
        <translation>På tvers av veggen %1&#xa0;±&#xa0;%2&#xa0;%3, langs den ukjent</translation>
    </message>
    <message>
        <source>Across the wall under %1 %2, along it unknown</source>
        <translation>På tvers av veggen under %1&#xa0;%2, langs den ukjent</translation>
    </message>
    <message>
        <source>Across the wall</source>
        <translation>På tvers av veggen</translation>
    </message>
    <message>
        <source>under %1 %2</source>
        <translation>under %1&#xa0;%2</translation>
    </message>
    <message>
        <source>along it unknown</source>
        <translation>langs den ukjent</translation>
    </message>
    <message>
        <source>Computing the drift…</source>
        <translation>Beregner avdriften…</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>beregner…</translation>
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
        <translation>Mål</translation>
    </message>
    <message>
        <source>Echo trace</source>
        <translation>Ekkokurve</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Øyeblikksbilde av dette bildet</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Innstillinger for visning</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Baug opp</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord opp</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Låst</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Retning</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Vifte</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>Viften viser sektorer på inntil 180°</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>Viften har alltid baug opp</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Ingen kurs. Koble til fartøyet, eller åpne et opptak med kurs.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Sammenligning</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Ping360 polar view; arrows move the cursor</source>
        <translation>Polarvisning av Ping360; piltaster flytter markøren</translation>
    </message>
</context>
<context>
    <name>PolarMarker</name>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
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
        <translation>avstand og peiling som merket</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posisjon %1</translation>
    </message>
    <message>
        <source>range as marked</source>
        <translation>avstand som merket</translation>
    </message>
    <message>
        <source>outside the view</source>
        <translation>utenfor bildet</translation>
    </message>
</context>
<context>
    <name>PolarMeasured</name>
    <message>
        <source>horizontal</source>
        <translation>vannrett</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>skrå</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>peil</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>Measured %1 %2</source>
        <translation>Målt %1 %2</translation>
    </message>
    <message>
        <source>then %1, angle %2</source>
        <translation>så %1, vinkel %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
</context>
<context>
    <name>PolarMenu</name>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Kopier avlesning</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Mål herfra</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Kopier målingen</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Gjenoppta skanning</translation>
    </message>
    <message>
        <source>Hold bearing here</source>
        <translation>Hold peiling her</translation>
    </message>
    <message>
        <source>Alarm zone here (Z)</source>
        <translation>Alarmsone her (Z)</translation>
    </message>
    <message>
        <source>Zone here (Z)</source>
        <translation>Sone her (Z)</translation>
    </message>
</context>
<context>
    <name>PolarPanel</name>
    <message>
        <source>The head is held on one bearing. Resume the scan to measure.</source>
        <translation>Hodet holder én peiling. Gjenoppta skanningen for å måle.</translation>
    </message>
    <message>
        <source>Ping360, polar view</source>
        <translation>Ping360, polarvisning</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>A Ping360 may take 4.5 s.</source>
        <translation>En Ping360 kan bruke 4.5 s.</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Det er ingen ekko å måle ennå.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Ingen ekko å måle her.</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montering ikke bekreftet</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Baug opp</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord opp</translation>
    </message>
    <message>
        <source>Heading locked</source>
        <translation>Kurs låst</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stabil</translation>
    </message>
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the alarm zone&apos;s position first.</source>
        <translation>Pek først på stedet for alarmsonen.</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>true</source>
        <translation>rv</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>peil</translation>
    </message>
    <message>
        <source>horizontal %1 ± %2</source>
        <translation>vannrett %1 ± %2</translation>
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
        <translation>%1 ± %2 %3 skråavstand, rel %4 %5, %6 av 255, %7 gammel</translation>
    </message>
    <message>
        <source>%1 slant range, rel %2, no echo</source>
        <translation>%1 skråavstand, rel %2, ikke noe ekko</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Markør: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>skrå</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>± %1 slant</source>
        <translation>± %1 skrå</translation>
    </message>
    <message>
        <source>slant · rel %1 · %2 %3 %4</source>
        <translation>skrå · rel %1 · %2 %3 %4</translation>
    </message>
    <message>
        <source>slant · rel %1 %2</source>
        <translation>skrå · rel %1 %2</translation>
    </message>
    <message>
        <source>slant · rel %1</source>
        <translation>skrå · rel %1</translation>
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
        <translation>ikke ekko</translation>
    </message>
    <message>
        <source>of 255</source>
        <translation>av 255</translation>
    </message>
    <message>
        <source>old</source>
        <translation>gammel</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>vannrett</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <translation>± %1 %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
</context>
<context>
    <name>PolarSteady</name>
    <message>
        <source>Steady after one more turn</source>
        <translation>Stabil etter én omdreining til</translation>
    </message>
    <message>
        <source>By compass since %1</source>
        <translation>Etter kompass siden %1</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>Holdt siden %1</translation>
    </message>
    <message>
        <source>Steady by the picture</source>
        <translation>Stabil etter bildet</translation>
    </message>
    <message>
        <source>± %1°</source>
        <translation>± %1°</translation>
    </message>
    <message>
        <source>turned %1 %2</source>
        <translation>dreid %1 %2</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>dreid</translation>
    </message>
</context>
<context>
    <name>PolarTrace</name>
    <message>
        <source>Echo trace, rel %1</source>
        <translation>Ekkokurve, rel %1</translation>
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
        <translation>Alarmsone %1 til %2 %3 omkring %4</translation>
    </message>
    <message>
        <source>Alarm zone, muted, %1 to %2 %3 about %4</source>
        <translation>Alarmsone, dempet, %1 til %2 %3 rundt %4</translation>
    </message>
    <message>
        <source>Zone, muted</source>
        <translation>Sone, dempet</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Sone</translation>
    </message>
    <message>
        <source>Zone · acknowledged</source>
        <translation>Sone · kvittert</translation>
    </message>
</context>
<context>
    <name>RecordedRow</name>
    <message>
        <source>%1, %2, as recorded</source>
        <translation>%1, %2, som tatt opp</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Som tatt opp</translation>
    </message>
</context>
<context>
    <name>RecorderBlock</name>
    <message>
        <source>part %1</source>
        <translation>del %1</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disken er full</translation>
    </message>
    <message>
        <source>Ready to record</source>
        <translation>Klar for opptak</translation>
    </message>
    <message>
        <source>Demo, not recorded</source>
        <translation>Demo, ikke tatt opp</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>ledig %1</translation>
    </message>
    <message>
        <source>Starts with the first byte</source>
        <translation>Starter med første byte</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
    </message>
    <message>
        <source>%1 s held in memory</source>
        <translation>%1 s venter i minnet</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Ta opp demoen</translation>
    </message>
    <message>
        <source>Disk write failed</source>
        <translation>Skriving mislyktes</translation>
    </message>
    <message>
        <source>Not recording</source>
        <translation>Tar ikke opp</translation>
    </message>
    <message>
        <source>REC %1</source>
        <translation>REC %1</translation>
    </message>
    <message>
        <source>Recording complete</source>
        <translation>Opptak fullført</translation>
    </message>
    <message>
        <source>Not recording since %1</source>
        <translation>Tar ikke opp siden %1</translation>
    </message>
    <message>
        <source>New file when data arrives</source>
        <translation>Ny fil fra neste byte</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 tar opp</translation>
    </message>
    <message>
        <source>Its menu records</source>
        <translation>Menyen tar opp</translation>
    </message>
    <message>
        <source>Recorder: %1</source>
        <translation>Opptaker: %1</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nytt opptak</translation>
    </message>
    <message>
        <source>Start recording</source>
        <translation>Start opptak</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Stopp opptak</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Vis i mappen</translation>
    </message>
    <message>
        <source>Stop recording?</source>
        <translation>Stoppe opptaket?</translation>
    </message>
    <message>
        <source>Keep recording</source>
        <translation>Fortsett opptaket</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings are saved to %2.</source>
        <translation>Ingenting kan skrives i %1. Opptak legges i %2.</translation>
    </message>
</context>
<context>
    <name>SectionPlot</name>
    <message>
        <source>port</source>
        <translation>babord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>styrbord</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>dybde %1</translation>
    </message>
    <message>
        <source>across %1 %2</source>
        <translation>på tvers %1 %2</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>styrke %1</translation>
    </message>
    <message>
        <source>left out: weak</source>
        <translation>utelatt: svak</translation>
    </message>
    <message>
        <source>left out: outlier</source>
        <translation>utelatt: avviker</translation>
    </message>
    <message>
        <source>Section; arrows go from sounding to sounding</source>
        <translation>Snitt; piltastene går fra lodding til lodding</translation>
    </message>
    <message>
        <source>0 %1</source>
        <translation>0 %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Styrbord</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Ingen posisjon</translation>
    </message>
    <message>
        <source>%1 %2 ± %3</source>
        <translation>%1 %2 ± %3</translation>
    </message>
    <message>
        <source>across %1</source>
        <translation>på tvers %1</translation>
    </message>
    <message>
        <source>up %1</source>
        <translation>opp %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>ned %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Målt %1</translation>
    </message>
    <message>
        <source>No sounding here to measure.</source>
        <translation>Ingen lodding å måle her.</translation>
    </message>
    <message>
        <source>from swath to swath: ± not known</source>
        <translation>fra sveip til sveip: ± ikke kjent</translation>
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
        <translation>%1, %2 grader</translation>
    </message>
</context>
<context>
    <name>SectorRim</name>
    <message>
        <source>Sector centre</source>
        <translation>Sektorens midte</translation>
    </message>
    <message>
        <source>Sector width</source>
        <translation>Sektorens bredde</translation>
    </message>
    <message>
        <source>Sector from</source>
        <translation>Sektor fra</translation>
    </message>
    <message>
        <source>Sector to</source>
        <translation>Sektor til</translation>
    </message>
    <message>
        <source>%1° at %2°</source>
        <translation>%1° ved %2°</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Mellomrom</translation>
    </message>
</context>
<context>
    <name>SettingBox</name>
    <message>
        <source>Use mine</source>
        <translation>Bruk min</translation>
    </message>
    <message>
        <source>Restore %1 to %2</source>
        <translation>Tilbakestill %1 til %2</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Mellomrom</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Keep %1 at %2</source>
        <translation>Behold %1 på %2</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1 (Left, Right)</source>
        <translation>%1 (Venstre, Høyre)</translation>
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
        <translation>Fast</translation>
    </message>
    <message>
        <source>Follows range</source>
        <translation>Følger rekkevidden</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fast</translation>
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
        <translation>Fold sammen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Fold ut</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, foldet ut</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, foldet sammen</translation>
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
        <translation>Endringer gjelder den aktive sonaren</translation>
    </message>
    <message>
        <source>Another program drives this sonar</source>
        <translation>Et annet program styrer denne sonaren</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Mellomrom</translation>
    </message>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Skannet allerede; ikke startet av Leadline.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Standby: not pinging</source>
        <translation>Hvile: sender ikke</translation>
    </message>
    <message>
        <source>Use last settings: %1</source>
        <translation>Bruk siste innstillinger: %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Bruk siste innstillinger</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Behold sonarens innstillinger</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1 is set by the sonar. Set Mode to Manual first.</source>
        <translation>%1: Sonaren velger det. Sett Modus til Manuell først.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rekkevidde</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1, type a number</source>
        <translation>%1, skriv et tall</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: mindre</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mer</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Opp</translation>
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
        <translation>Avansert</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>opp ned</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>rett vei</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Rett vei</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Opp ned</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montering</translation>
    </message>
    <message>
        <source>Saved for this sonar</source>
        <translation>Huskes for denne sonaren</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Dreining</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Ikke bekreftet</translation>
    </message>
    <message>
        <source>Bearing held at %1°</source>
        <translation>Peiling holdt på %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Gjenoppta skanning</translation>
    </message>
    <message>
        <source>Hold bearing</source>
        <translation>Hold peiling</translation>
    </message>
    <message>
        <source>Hold the head at this bearing</source>
        <translation>Hold hodet på denne peilingen</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Mellomrom</translation>
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
        <translation>Bredde</translation>
    </message>
</context>
<context>
    <name>SettingStandby</name>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Hvile</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Skanner</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Tast P</translation>
    </message>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>hvile</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Not read yet</source>
        <translation>Ikke lest ennå</translation>
    </message>
    <message>
        <source>Pending %1 s</source>
        <translation>Venter %1 s</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Venter</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Avvist</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1</source>
        <translation>Endret et annet sted: %1</translation>
    </message>
    <message>
        <source>Set by the sonar</source>
        <translation>Valgt av sonaren</translation>
    </message>
    <message>
        <source>Applied · %1</source>
        <translation>Tatt i bruk · %1</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Tatt i bruk</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Sonar stays at %1. Try again</source>
        <translation>Sonaren blir på %1. Prøv igjen</translation>
    </message>
    <message>
        <source>Sonar still reports %1</source>
        <translation>Sonaren melder fortsatt %1</translation>
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
        <translation>%1, siste innstillinger: %2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Bruk siste innstillinger</translation>
    </message>
    <message>
        <source>Use last settings of %1</source>
        <translation>Bruk siste innstillinger for %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Behold sonarens innstillinger</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>La %1 være som den er</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Skumring</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Switch theme by time of day</source>
        <translation>Bytt tema etter tiden på døgnet</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Etter klokken på denne maskinen</translation>
    </message>
    <message>
        <source>Day starts</source>
        <translation>Dag fra</translation>
    </message>
    <message>
        <source>Day ends</source>
        <translation>Dag til</translation>
    </message>
    <message>
        <source>Theme at night</source>
        <translation>Tema om natten</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høy kontrast</translation>
    </message>
    <message>
        <source>Stronger edges and secondary text</source>
        <translation>Tydeligere kanter og sekundærtekst</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Skalering</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The window fits %1 %. Enlarge it for more.</source>
        <translation>Vinduet rommer %1 %. Gjør det større for mer.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes keep full screen resolution.</source>
        <translation>75 til 250 %. Ekko forblir så skarpe som skjermen er.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Hansker</translation>
    </message>
    <message>
        <source>25 % larger, for use with gloves</source>
        <translation>Alt en fjerdedel større, til å trykke på med hansker</translation>
    </message>
    <message>
        <source>Until the next scheduled change, or until you change it.</source>
        <translation>Til neste planlagte bytte, eller til du bytter det.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Neste tema</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Vinduets lysstyrke</translation>
    </message>
</context>
<context>
    <name>SetupEntry</name>
    <message>
        <source>Use</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation>Bruk %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>SetupKey</name>
    <message>
        <source>Default key</source>
        <translation>Standardtast</translation>
    </message>
    <message>
        <source>%1: restore default key</source>
        <translation>%1: tasten som gjaldt først</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Trykk ny tast</translation>
    </message>
    <message>
        <source>%1: another key</source>
        <translation>%1: en annen tast</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press the new key</source>
        <translation>trykk ny tast</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ingen tast</translation>
    </message>
    <message>
        <source>Esc cancels, Del removes the key.</source>
        <translation>Esc avbryter, Del fjerner tasten.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Tilordne på nytt</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Keep both keys unchanged</source>
        <translation>Begge beholder tastene de har</translation>
    </message>
</context>
<context>
    <name>SetupKeys</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Next, previous control</source>
        <translation>Neste, forrige kontroll</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave or close; return the keys to the window</source>
        <translation>Går ut og lukker; gir tastene tilbake til vinduet</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mellomrom, Enter</translation>
    </message>
    <message>
        <source>Press the focused control</source>
        <translation>Trykk på kontrollen som har fokus</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Piler</translation>
    </message>
    <message>
        <source>Lists, choices and numbers; on a plot: the cursor</source>
        <translation>Lister, valg og tall; i et bilde: markøren</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Del</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>I listen over merker: gi nytt navn, slett</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>På Ping1D: sammenlign ekkoet; hold det</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Polarvisning: alarmsone ved markøren</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>Library: select all</source>
        <translation>Bibliotek: velg alle</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>On a plot: its menu</source>
        <translation>I et bilde: menyen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Press Enter on a key or click it, then press the new key. Keys without Ctrl or Alt are ignored while you type.</source>
        <translation>Trykk Enter på tasten til en handling, eller klikk på den, og trykk så den nye tasten. Taster uten Ctrl eller Alt venter mens du skriver.</translation>
    </message>
    <message>
        <source>Yes, restore all default keys</source>
        <translation>Ja, gjenopprett alle tastene</translation>
    </message>
    <message>
        <source>Restore default keys…</source>
        <translation>Gjenopprett standardtaster…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Spør én gang til</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Faste taster</translation>
    </message>
    <message>
        <source>Used by the focused control.</source>
        <translation>Brukes av elementet i fokus.</translation>
    </message>
</context>
<context>
    <name>SetupLinks</name>
    <message>
        <source>Connections</source>
        <translation>Tilkoblinger</translation>
    </message>
    <message>
        <source>Connect at start</source>
        <translation>Koble til ved start</translation>
    </message>
    <message>
        <source>The links selected below. Links connected on exit are selected automatically.</source>
        <translation>Lenkene valgt nedenfor. De som er tilkoblet ved avslutning, velges automatisk.</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Skann ved tilkobling</translation>
    </message>
    <message>
        <source>Leadline&apos;s MAVLink ids</source>
        <translation>Leadlines MAVLink-id-er</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Systemet og komponenten som Leadline er</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>System / komponent, som 254/190; ikke 255, det er pilotens bakkestasjon (Enter)</translation>
    </message>
    <message>
        <source>For links without their own ids; used from the next connection.</source>
        <translation>Der en forbindelse ikke har egne; gjelder fra neste tilkobling.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Forbindelser</translation>
    </message>
    <message>
        <source>No links yet.</source>
        <translation>Ingen lenker ennå.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>If off, sonars connect in Standby</source>
        <translation>Hvis av, kobles sonarer til i hvile</translation>
    </message>
    <message>
        <source>%1 · connected</source>
        <translation>%1 · tilkoblet</translation>
    </message>
    <message>
        <source>Connect %1 at start</source>
        <translation>Koble til %1 ved start</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids there</source>
        <translation>Leadlines id-er der</translation>
    </message>
    <message>
        <source>Ids of Leadline on %1</source>
        <translation>Id-er for Leadline på %1</translation>
    </message>
    <message>
        <source>System / component, such as 254/190 (Enter)</source>
        <translation>System / komponent, som 254/190 (Enter)</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signeringsnøkkel</translation>
    </message>
    <message>
        <source>Signing key of %1</source>
        <translation>Signeringsnøkkel for %1</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 heksadesimale sifre, eller passordfrasen som bakkestasjonen har (Enter)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Nøkkel satt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Glem</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Glem nøkkelen; godta usignerte meldinger</translation>
    </message>
    <message>
        <source>Kept on this computer, readable by you only; never in recordings.</source>
        <translation>Ligger på denne maskinen, lesbar bare for deg; aldri i opptak.</translation>
    </message>
    <message>
        <source>Forget this link</source>
        <translation>Glem forbindelsen</translation>
    </message>
    <message>
        <source>Disconnect it first on the Devices page</source>
        <translation>Koble den fra først, på siden Enheter</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Suggest deletion after</source>
        <translation>Foreslå sletting etter</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldri</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dager</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dager</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Et år</translation>
    </message>
    <message>
        <source>Suggest oldest when total exceeds</source>
        <translation>Foreslå eldste når totalen overstiger</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Ubegrenset</translation>
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
        <translation>Ingenting slettes automatisk. Opptak med merker, notater eller dykkeskjema foreslås aldri.</translation>
    </message>
    <message>
        <source>Checking recordings…</source>
        <translation>Kontrollerer opptak…</translation>
    </message>
    <message>
        <source>No recordings match this rule.</source>
        <translation>Ingen opptak passer med regelen.</translation>
    </message>
    <message>
        <source>Suggested for deletion: %1</source>
        <translation>Foreslått slettet: %1</translation>
    </message>
    <message>
        <source>Yes, move %1 to the trash</source>
        <translation>Ja, flytt %1 til papirkurven</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Flytt %1 til papirkurven…</translation>
    </message>
    <message>
        <source>Move selected recordings to the trash</source>
        <translation>Flytt valgte opptak til papirkurven</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Kryss av alle</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Kryss av ingen</translation>
    </message>
    <message>
        <source>Suggested recordings</source>
        <translation>Foreslåtte opptak</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Vindu</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Opptak</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Tilkoblinger</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Alarmlyd</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Saved automatically</source>
        <translation>Lagres automatisk</translation>
    </message>
    <message>
        <source>Setup: %1</source>
        <translation>Oppsett: %1</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Units, time, language</source>
        <translation>Måleenheter, tid, språk</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Svak</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Høy</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Ingen lyd på denne maskinen</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Test lyden</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Spill alarmlyden én gang</translation>
    </message>
    <message>
        <source>Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.</source>
        <translation>Grenser og sone stilles ved siden av sonarene: %1, fanene Ping1D og Ping360.</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>inspektør</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Metric: m, m/s, °C</source>
        <translation>Metrisk: m, m/s, °C</translation>
    </message>
    <message>
        <source>Imperial: ft, ft/s, °F</source>
        <translation>Britisk: ft, ft/s, °F</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Klokkeslett</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Lokal tid</translation>
    </message>
    <message>
        <source>Files always use UTC.</source>
        <translation>Filer bruker alltid UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemspråk</translation>
    </message>
    <message>
        <source>Number format is always the same. The guide is in English.</source>
        <translation>Tallformatet er alltid det samme. Veiledningen er på engelsk.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Alltid øverst</translation>
    </message>
    <message>
        <source>Above other windows, where the desktop allows it</source>
        <translation>Over vinduene til andre programmer, der skrivebordet tillater det</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Dekkevne</translation>
    </message>
    <message>
        <source>Lower values show the windows behind</source>
        <translation>Lave verdier viser vinduene bak</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Window size, position, full screen and plot split are saved automatically.</source>
        <translation>Vinduets størrelse og plass, delingen mellom bildene og fullskjerm huskes av seg selv.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers, alarms and exported pictures; other pages, events and data files keep metres.</source>
        <translation>For bilder (også eksporterte), avlesninger, innstillinger, merker og alarmer; andre sider, hendelser og datafiler beholder meter.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Opptak</translation>
    </message>
    <message>
        <source>Recording folder</source>
        <translation>Opptaksmappe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Recordings are saved to %1</source>
        <translation>Opptak legges i %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Velg…</translation>
    </message>
    <message>
        <source>Choose recording folder</source>
        <translation>Velg opptaksmappe</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Restore default folder</source>
        <translation>Gjenopprett standardmappen</translation>
    </message>
    <message>
        <source>A running recording stays where it is; the next one uses the new folder.</source>
        <translation>Et pågående opptak blir; det neste bruker den nye mappen.</translation>
    </message>
    <message>
        <source>Split recording</source>
        <translation>Del opptaket</translation>
    </message>
    <message>
        <source>Checking write access…</source>
        <translation>Kontrollerer skrivetilgang…</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Feilsøking</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Lagre programlogg</translation>
    </message>
    <message>
        <source>Save program log to the recording folder</source>
        <translation>Lagre programloggen i opptaksmappen</translation>
    </message>
    <message>
        <source>A text file for support: connections, devices and files of this session, with addresses and names.</source>
        <translation>En tekstfil for den som hjelper deg: forbindelser, enheter og filer siden start, med adresser og navn.</translation>
    </message>
    <message>
        <source>Confirm before stopping a recording</source>
        <translation>Bekreft før et opptak stoppes</translation>
    </message>
    <message>
        <source>The menu of the recorder and its key ask first</source>
        <translation>Opptakerens meny og tasten spør først</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Default settings restored.</source>
        <translation>Standardinnstillinger gjenopprettet.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Yes, reset all settings</source>
        <translation>Ja, tilbakestill alt</translation>
    </message>
    <message>
        <source>Reset the settings…</source>
        <translation>Tilbakestill innstillinger…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Spør én gang til</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Restores the defaults for units, time, language, appearance, window, alarm sound, keys, plots and recording settings. Recordings, connections, alarm limits and sonar settings are kept.</source>
        <translation>Tilbakestiller enheter, tid, språk, utseende, vindu, alarmlyd, taster, visninger og opptaksinnstillinger. Opptak, tilkoblinger, alarmgrenser og sonarinnstillinger beholdes.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Oppdrag</translation>
    </message>
    <message>
        <source>Purpose or client</source>
        <translation>Formål eller kunde</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Dykk</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer eller navn</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Hvilket</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Hvem som kjører</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sted</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hvor</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Vann</translation>
    </message>
    <message>
        <source>Fresh, brackish or sea; temperature, clarity</source>
        <translation>Ferskt, brakt eller salt; temperatur, sikt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notater</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Merknader</translation>
    </message>
</context>
<context>
    <name>SideScanAxis</name>
    <message>
        <source>Starboard</source>
        <translation>Styrbord</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babord</translation>
    </message>
    <message>
        <source>Side unknown</source>
        <translation>Side ukjent</translation>
    </message>
    <message>
        <source>Water column</source>
        <translation>Vannsøyle</translation>
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
        <translation>Babord: ingen data siden %1</translation>
    </message>
    <message>
        <source>Starboard: no data since %1</source>
        <translation>Styrbord: ingen data siden %1</translation>
    </message>
</context>
<context>
    <name>SideScanMeasured</name>
    <message>
        <source>Height %1</source>
        <translation>Høyde %1</translation>
    </message>
    <message>
        <source>Height at least %1</source>
        <translation>Høyde minst %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Høyde ukjent: ingen skygge</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Ingen bunnlinje</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>skygge %1</translation>
    </message>
</context>
<context>
    <name>SideScanNotice</name>
    <message>
        <source>Not all units are shown: the side of some is not known.</source>
        <translation>Ikke alle enheter vises: siden til noen er ikke kjent.</translation>
    </message>
    <message>
        <source>Only %1 is shown: its side is not known.</source>
        <translation>Bare %1 vises: siden er ikke kjent.</translation>
    </message>
    <message>
        <source>The side of this unit is not known.</source>
        <translation>Siden til denne enheten er ikke kjent.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Vises</translation>
    </message>
    <message>
        <source>Side of this unit</source>
        <translation>Siden til denne enheten</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Styrbord</translation>
    </message>
    <message>
        <source>No speed since %1: by distance the picture stands still.</source>
        <translation>Ingen fart siden %1: etter avstand står bildet stille.</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Etter tid</translation>
    </message>
</context>
<context>
    <name>SideScanPanel</name>
    <message>
        <source>gain by physics</source>
        <translation>forsterkning etter fysikk</translation>
    </message>
    <message>
        <source>gain by mean</source>
        <translation>forsterkning etter middel</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Det er ingen ekko å måle ennå.</translation>
    </message>
    <message>
        <source>Drag from the target to the end of its shadow.</source>
        <translation>Dra fra målet til enden av skyggen.</translation>
    </message>
    <message>
        <source>side-scan sonar</source>
        <translation>sidesøkende sonar</translation>
    </message>
    <message>
        <source>2 × %1</source>
        <translation>2 × %1</translation>
    </message>
    <message>
        <source>Across track</source>
        <translation>På tvers</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Skråavstand</translation>
    </message>
    <message>
        <source>Ground range</source>
        <translation>Bunnavstand</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Nyeste linje</translation>
    </message>
    <message>
        <source>Newest on top</source>
        <translation>Nyeste øverst</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ut</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom inn</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Høyde fra skygge</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Øyeblikksbilde av dette bildet</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Innstillinger for visning</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Sidesøkende</translation>
    </message>
</context>
<context>
    <name>SideScanPlot</name>
    <message>
        <source>Side-scan picture, %1 seconds, %2 to each side</source>
        <translation>Sidesøkende bilde, %1 sekunder, %2 til hver side</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Shift changes the time span; +, − and 0 zoom the range; D measures a height from its shadow</source>
        <translation>Piltaster flytter markøren, Skift endrer tidsrommet; +, − og 0 zoomer rekkevidden; D måler en høyde fra skyggen</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Bunnlinje</translation>
    </message>
    <message>
        <source>Bottom line, %1</source>
        <translation>Bunnlinje, %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Kopier avlesning</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Høyde fra skygge</translation>
    </message>
</context>
<context>
    <name>SideScanReadout</name>
    <message>
        <source>port</source>
        <translation>babord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>styrbord</translation>
    </message>
    <message>
        <source>side unknown</source>
        <translation>side ukjent</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Ingen bunnlinje</translation>
    </message>
    <message>
        <source>altitude %1</source>
        <translation>høyde over bunn %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Ingen posisjon</translation>
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
        <translation>skrå %1</translation>
    </message>
    <message>
        <source>height %1 from shadow</source>
        <translation>høyde %1 fra skygge</translation>
    </message>
    <message>
        <source>height at least %1</source>
        <translation>høyde minst %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Høyde ukjent: ingen skygge</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Markør: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>skrå</translation>
    </message>
    <message>
        <source>Flat bottom assumed</source>
        <translation>Flat bunn antatt</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Skråavstand</translation>
    </message>
</context>
<context>
    <name>SideScanTab</name>
    <message>
        <source>Across track</source>
        <translation>På tvers</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tast %1</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Skrå</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Bunn</translation>
    </message>
    <message>
        <source>Raw echoes are drawn by slant range.</source>
        <translation>Rå ekko tegnes etter skråavstand.</translation>
    </message>
    <message>
        <source>Flat bottom assumed.</source>
        <translation>Flat bunn antatt.</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Bunnlinje</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Ingen bunnlinje</translation>
    </message>
    <message>
        <source>Confidence %1 %</source>
        <translation>Konfidens %1 %</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>For hånd</translation>
    </message>
    <message>
        <source>Drag the line in the water column, or press %1.</source>
        <translation>Dra linjen i vannsøylen, eller trykk %1.</translation>
    </message>
    <message>
        <source>By hand, %1 to %2</source>
        <translation>For hånd, %1 til %2</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Fjern dette avsnittet</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Ekkonivåer</translation>
    </message>
    <message>
        <source>%1 to %2 dB rel</source>
        <translation>%1 til %2 dB rel</translation>
    </message>
    <message>
        <source>Gain over range</source>
        <translation>Forsterkning over avstand</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Fysikk</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Mean of the newest 400 lines, each side</source>
        <translation>Middel av de nyeste 400 linjene, hver side</translation>
    </message>
    <message>
        <source>30 log R and absorption</source>
        <translation>30 log R og absorpsjon</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Nyeste linje</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Øverst</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babord</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Høyre</translation>
    </message>
    <message>
        <source>position estimate</source>
        <translation>posisjonsestimat</translation>
    </message>
    <message>
        <source>global position</source>
        <translation>global posisjon</translation>
    </message>
    <message>
        <source>ground speed</source>
        <translation>fart over bunnen</translation>
    </message>
    <message>
        <source>The vehicle sends no speed: lines are by time.</source>
        <translation>Fartøyet sender ingen fart: linjer etter tid.</translation>
    </message>
    <message>
        <source>%1 from %2. Picture is true to scale.</source>
        <translation>%1 fra %2. Bildet er i riktig målestokk.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 fra %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Along track</source>
        <translation>Langs</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Etter tid</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Etter avstand</translation>
    </message>
    <message>
        <source>Swap port and starboard</source>
        <translation>Bytt om babord og styrbord</translation>
    </message>
    <message>
        <source>For units mounted on the opposite side</source>
        <translation>For enheter som er montert på motsatt side</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksporter…</translation>
    </message>
</context>
<context>
    <name>SideScanTimes</name>
    <message>
        <source>now</source>
        <translation>nå</translation>
    </message>
</context>
<context>
    <name>SimulatedTag</name>
    <message>
        <source>Simulated</source>
        <translation>Simulert</translation>
    </message>
</context>
<context>
    <name>SonarHeader</name>
    <message>
        <source>Show another sonar (Tab, Space)</source>
        <translation>Vis en annen sonar (Tab, Mellomrom)</translation>
    </message>
</context>
<context>
    <name>SoundRows</name>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Skrevet</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Vann</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Beregnet</translation>
    </message>
    <message>
        <source>Sound speed</source>
        <translation>Lydhastighet</translation>
    </message>
    <message>
        <source>As recorded · ± %1 %</source>
        <translation>Som tatt opp · ± %1 %</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>som tatt opp</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>skrevet</translation>
    </message>
    <message>
        <source>kind of water</source>
        <translation>type vann</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>beregnet</translation>
    </message>
    <message>
        <source>Typed speed</source>
        <translation>Skrevet verdi</translation>
    </message>
    <message>
        <source>Not sent to the sonar</source>
        <translation>Sendes ikke til noen sonar</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Ferskt</translation>
    </message>
    <message>
        <source>Brackish</source>
        <translation>Brakt</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Sjø</translation>
    </message>
    <message>
        <source>Valid for 5 to 20 °C</source>
        <translation>Gjelder for 5 til 20 °C</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>ferskt</translation>
    </message>
    <message>
        <source>brackish</source>
        <translation>brakt</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>sjø</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>0 to 40</source>
        <translation>0 til 40</translation>
    </message>
    <message>
        <source>Salinity</source>
        <translation>Saltinnhold</translation>
    </message>
    <message>
        <source>0 fresh, 35 ocean</source>
        <translation>0 ferskt, 35 hav</translation>
    </message>
    <message>
        <source>g/kg</source>
        <translation>g/kg</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Dybde</translation>
    </message>
    <message>
        <source>Depth for sound speed</source>
        <translation>Dybde for lydhastighet</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s temperature</source>
        <translation>Ta fartøyets temperatur</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s current temperature and depth</source>
        <translation>Temperaturen og dybden slik de er nå</translation>
    </message>
    <message>
        <source>The vehicle reports no water temperature</source>
        <translation>Fartøyet oppgir ingen vanntemperatur</translation>
    </message>
    <message>
        <source>%1 · ± %2 %</source>
        <translation>%1 · ± %2 %</translation>
    </message>
    <message>
        <source>Valid for 41 to 68 °F</source>
        <translation>Gjelder for 41 til 68 °F</translation>
    </message>
    <message>
        <source>32 to 104</source>
        <translation>32 til 104</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s: %1</source>
        <translation>Ta fartøyets: %1</translation>
    </message>
    <message>
        <source>Sound speed of the %1</source>
        <translation>Lydhastighet for %1</translation>
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
        <translation>%1 av 255</translation>
    </message>
    <message>
        <source>no echo</source>
        <translation>ikke ekko</translation>
    </message>
    <message>
        <source>before the first ping</source>
        <translation>før første ping</translation>
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
        <translation>Markør: %1</translation>
    </message>
    <message>
        <source>%1 below the bottom</source>
        <translation>%1 under bunnen</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 over bunnen</translation>
    </message>
</context>
<context>
    <name>SounderFoot</name>
    <message>
        <source>Confidence</source>
        <translation>Sikkerhet</translation>
    </message>
</context>
<context>
    <name>SounderMeasured</name>
    <message>
        <source>apart</source>
        <translation>fra hverandre</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>nærmere</translation>
    </message>
    <message>
        <source>further</source>
        <translation>lenger unna</translation>
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
        <translation>fjerner seg</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>nærmer seg</translation>
    </message>
    <message>
        <source>shallower</source>
        <translation>grunnere</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>dypere</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Målt %1</translation>
    </message>
</context>
<context>
    <name>SounderMenu</name>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Kopier avlesning</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Mål herfra</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Kopier målingen</translation>
    </message>
    <message>
        <source>Release held echo (R)</source>
        <translation>Slipp det holdte ekkoet (R)</translation>
    </message>
    <message>
        <source>Hold this echo (R)</source>
        <translation>Hold dette ekkoet (R)</translation>
    </message>
</context>
<context>
    <name>SounderPanel</name>
    <message>
        <source>gain %1</source>
        <translation>forsterkning %1</translation>
    </message>
    <message>
        <source>Ping1D echogram</source>
        <translation>Ping1D-ekkogram</translation>
    </message>
    <message>
        <source>%1–%2 %3</source>
        <translation>%1–%2 %3</translation>
    </message>
    <message>
        <source>auto range</source>
        <translation>auto rekkevidde</translation>
    </message>
    <message>
        <source>fixed range</source>
        <translation>fast rekkevidde</translation>
    </message>
    <message>
        <source>auto gain</source>
        <translation>auto forst.</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Øyeblikksbilde av dette bildet</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Innstillinger for visning</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Det er ingen ekko å måle ennå.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Ingen ekko å måle her.</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarm %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>fjern %1</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Ingen lyd på denne maskinen</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>kvittert</translation>
    </message>
    <message>
        <source>Bottom zoom</source>
        <translation>Bunnzoom</translation>
    </message>
</context>
<context>
    <name>SounderPlot</name>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 til %2 %3</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>fot</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>meter</translation>
    </message>
    <message>
        <source>Ping1D echogram, %1 seconds, %2</source>
        <translation>Ping1D-ekkogram, %1 sekunder, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Ctrl the depth window, Shift changes the time span; +, − and 0 zoom depth; C compares with previous pings, R holds this echo</source>
        <translation>Piler flytter markøren, med Ctrl dybdevinduet, med Shift endrer de tidsspennet; +, − og 0 zoomer dybden; C sammenligner med pingene før, R holder dette ekkoet</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarm %1</translation>
    </message>
    <message>
        <source>Alarm far %1</source>
        <translation>Alarm fjern %1</translation>
    </message>
</context>
<context>
    <name>SounderTrace</name>
    <message>
        <source>mean of %1</source>
        <translation>middel av %1</translation>
    </message>
    <message>
        <source>min–max of %1</source>
        <translation>min–maks av %1</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>holdt %1</translation>
    </message>
</context>
<context>
    <name>SplitGrip</name>
    <message>
        <source>Between the plots, %1 % left</source>
        <translation>Mellom bildene, %1 % til venstre</translation>
    </message>
</context>
<context>
    <name>StaleTag</name>
    <message>
        <source>Not updated for %1 s</source>
        <translation>Ikke oppdatert på %1 s</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Ingen data %1 s</translation>
    </message>
</context>
<context>
    <name>StarePlot</name>
    <message>
        <source>Ping360 echogram, bearing held at %1 degrees</source>
        <translation>Ping360-ekkogram, peiling holdt på %1 grader</translation>
    </message>
    <message>
        <source>Bearing held at %1°, range over time</source>
        <translation>Peiling holdt på %1°, avstand over tid</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Gjenoppta skanning</translation>
    </message>
    <message>
        <source>Bearing changed</source>
        <translation>Peiling endret</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Nothing connected</source>
        <translation>Ingenting tilkoblet</translation>
    </message>
    <message>
        <source>Try the demo, connect a sonar, or open a log. Ping Viewer logs work too.</source>
        <translation>Prøv demoen, koble til en sonar, eller åpne en logg. Logger fra Ping Viewer virker også.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Start demoen med simulerte sonarer</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Åpne logg…</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Åpner %1</translation>
    </message>
    <message>
        <source>Playback is possible once the first pings are read.</source>
        <translation>Den kan spilles så snart de første pingene er der.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Slutt å åpne</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Dette er ikke en sonarlogg</translation>
    </message>
    <message>
        <source>No recordings in this folder</source>
        <translation>Ingen logger i denne mappen</translation>
    </message>
    <message>
        <source>This recording cannot be opened</source>
        <translation>Opptaket kan ikke åpnes</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Åpne en annen</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Funnet: %1</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 funnet: %2</translation>
    </message>
    <message>
        <source>Recording starts automatically on connection.</source>
        <translation>Opptaket starter automatisk ved tilkobling.</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Koble til funne enheter</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Sett 200 %</translation>
    </message>
    <message>
        <source>Set interface scale to 200 %</source>
        <translation>Skalering 200 %</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Bli på 100 %</translation>
    </message>
    <message>
        <source>Keep interface scale at 100 %</source>
        <translation>Behold skalering 100 %</translation>
    </message>
    <message>
        <source>The interface is small on this screen. It can also be scaled in %1.</source>
        <translation>Grensesnittet er lite på denne skjermen. Kan også endres i %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Nylige</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Åpne %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
    </message>
</context>
<context>
    <name>StateBlock</name>
    <message>
        <source>STOPPED</source>
        <translation>STOPPET</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>DIREKTE</translation>
    </message>
    <message>
        <source>REPLAY %1</source>
        <translation>AVSPILL. %1</translation>
    </message>
    <message>
        <source>REVIEW −%1</source>
        <translation>TILBAKE −%1</translation>
    </message>
    <message>
        <source>OPENING</source>
        <translation>ÅPNER</translation>
    </message>
    <message>
        <source>READY</source>
        <translation>KLAR</translation>
    </message>
    <message>
        <source>%1 lost %2 ago</source>
        <translation>%1 tapt for %2 siden</translation>
    </message>
    <message>
        <source>No ping yet</source>
        <translation>Ingen ping ennå</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Tatt opp</translation>
    </message>
    <message>
        <source>Still recording</source>
        <translation>Tar fortsatt opp</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Fortsatt direkte</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Ikke tilkoblet</translation>
    </message>
    <message>
        <source>Nothing connected</source>
        <translation>Ingenting tilkoblet</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, pause</translation>
    </message>
    <message>
        <source>Wed 00 May · 00:00:00</source>
        <translation>ons. 00. sept. · 00:00:00</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>No bottom found</source>
        <translation>Ingen bunn funnet</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Ingen mål funnet</translation>
    </message>
    <message>
        <source>Distance to bottom %1</source>
        <translation>Avstand til bunn %1</translation>
    </message>
    <message>
        <source>Distance to target %1</source>
        <translation>Avstand til mål %1</translation>
    </message>
    <message>
        <source>confidence %1&#xa0;%</source>
        <translation>sikkerhet %1&#xa0;%</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>ser tilbake</translation>
    </message>
    <message>
        <source>Nothing connected to record.</source>
        <translation>Ingenting er tilkoblet å ta opp.</translation>
    </message>
    <message>
        <source>Recording of the demo started.</source>
        <translation>Opptak av demoen startet.</translation>
    </message>
    <message>
        <source>Recording of the demo stopped.</source>
        <translation>Opptak av demoen stoppet.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Lagret %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarm kvittert</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Opptaket er stoppet.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Opptaket er startet.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nytt opptak er startet.</translation>
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
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leser</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>slutter tidlig</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>hull</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>tas opp nå</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>skadet</translation>
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
        <translation>tap</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>opptak</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Flere fartøyer: trykk for å velge (Tab, Mellomrom)</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Ingen heartbeat %1 s</translation>
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
        <translation>Ingen data %1 s</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Simulerte ekko</translation>
    </message>
    <message>
        <source>age</source>
        <translation>alder</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: mindre</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Opp</translation>
    </message>
</context>
<context>
    <name>SwathStrip</name>
    <message>
        <source>Depth below the multibeam sonar over time</source>
        <translation>Dybde under flerstrålesonaren over tid</translation>
    </message>
</context>
<context>
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Ta over</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Dusk</source>
        <translation>Skumring</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
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
        <translation>nå</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Nothing recorded yet. Recording starts by itself with the first byte.</source>
        <translation>Ingenting tatt opp ennå. Opptaket begynner av seg selv med den første byten.</translation>
    </message>
    <message>
        <source>This recording contains no pings.</source>
        <translation>Dette opptaket inneholder ingen ping.</translation>
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
        <translation>Sløyfestart, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop end, %1</source>
        <translation>Sløyfeslutt, %1</translation>
    </message>
</context>
<context>
    <name>TimelineMouse</name>
    <message>
        <source>Timeline, %1</source>
        <translation>Tidslinje, %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Dybde %1 %2</translation>
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
        <translation>Hendelser</translation>
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
        <translation>%1 hull</translation>
    </message>
    <message>
        <source>Ping360 over time</source>
        <translation>Ping360 over tid</translation>
    </message>
    <message>
        <source>Ping1D over time</source>
        <translation>Ping1D over tid</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 hull</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Dybde</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Sidesøkende</translation>
    </message>
    <message>
        <source>Side-scan over time</source>
        <translation>Sidesøkende over tid</translation>
    </message>
    <message>
        <source>Multibeam</source>
        <translation>Flerstråle</translation>
    </message>
</context>
<context>
    <name>TimingAges</name>
    <message>
        <source>Message age</source>
        <translation>Meldingsalder</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Søk i meldinger</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sist</translation>
    </message>
    <message>
        <source>Age, ms</source>
        <translation>Alder, ms</translation>
    </message>
    <message>
        <source>Message, rate, last, age</source>
        <translation>Melding, rate, sist, alder</translation>
    </message>
    <message>
        <source>Message ages, %1</source>
        <translation>Meldingenes alder, %1</translation>
    </message>
    <message>
        <source>Recorded: requests are not possible</source>
        <translation>Opptak: forespørsler er ikke mulig</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Ingen fartøy tilkoblet</translation>
    </message>
    <message>
        <source>PING</source>
        <translation>PING</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Én gang</translation>
    </message>
    <message>
        <source>Send one PING to all on the link</source>
        <translation>Spør alle på forbindelsen med PING, én gang</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Send PING to all on the link every second</source>
        <translation>Spør alle på forbindelsen med PING hvert sekund</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Svar andre</translation>
    </message>
    <message>
        <source>Answer PING requests</source>
        <translation>Svar på forespørsler med PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer TIMESYNC requests; PX4 accepts any reply as its time source</source>
        <translation>Svar på forespørsler med TIMESYNC: PX4 tar ethvert svar for klokken sin</translation>
    </message>
    <message>
        <source>Compass check</source>
        <translation>Kompasskontroll</translation>
    </message>
</context>
<context>
    <name>TimingComponent</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
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
        <translation>%1 − denne maskinen</translation>
    </message>
    <message>
        <source>Clock offset: not known</source>
        <translation>Klokkeavvik: ikke kjent</translation>
    </message>
    <message>
        <source>Clock offset, %1, %2 %3</source>
        <translation>Klokkeavvik, %1, %2 %3</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Klokkeavvik</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Gangfeil</translation>
    </message>
    <message>
        <source>Fit window</source>
        <translation>Vindu</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Sprang</translation>
    </message>
    <message>
        <source>Foreign replies</source>
        <translation>Andres svar</translation>
    </message>
    <message>
        <source>Clock offset needs TIMESYNC replies</source>
        <translation>Klokkeavvik krever TIMESYNC-svar</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, change since −5 min without the skew</source>
        <translation>%1, endring siden −5 min uten gangfeilen</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>No vehicle</source>
        <translation>Ingen fartøy</translation>
    </message>
    <message>
        <source>This recording has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Dette opptaket har ingen. Leadline leser MAVLink fra egne opptak og fra .tlog-filer.</translation>
    </message>
    <message>
        <source>Connect one, or open a recording with MAVLink.</source>
        <translation>Koble til et, eller åpne en logg med MAVLink.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Åpne logg…</translation>
    </message>
    <message>
        <source>Last 5 min · times in ms</source>
        <translation>Siste 5 min · tider i ms</translation>
    </message>
    <message>
        <source>Probe %1</source>
        <translation>Mål med %1</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Måling</translation>
    </message>
    <message>
        <source>TIMESYNC requests</source>
        <translation>Forespørsler med TIMESYNC</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
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
        <translation>Opptak: forespørsler er ikke mulig</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Ingen fartøy tilkoblet</translation>
    </message>
    <message>
        <source>Only v2</source>
        <translation>Bare v2</translation>
    </message>
    <message>
        <source>Strict version 2: ignore TIMESYNC replies without a target</source>
        <translation>Streng versjon 2: Svar på TIMESYNC som ikke nevner noen, teller ikke</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Lagre som CSV</translation>
    </message>
</context>
<context>
    <name>TimingPath</name>
    <message>
        <source>Sonar path, milliseconds</source>
        <translation>Sonarens vei, millisekunder</translation>
    </message>
    <message>
        <source>Sonar path</source>
        <translation>Sonarens vei</translation>
    </message>
    <message>
        <source>live only</source>
        <translation>bare direkte</translation>
    </message>
    <message>
        <source>median · p95, ms</source>
        <translation>median · p95, ms</translation>
    </message>
</context>
<context>
    <name>TimingRoundTrips</name>
    <message>
        <source>Round-trip time: no replies</source>
        <translation>Rundturtid: ingen svar</translation>
    </message>
    <message>
        <source>Round-trip time</source>
        <translation>Rundturtid</translation>
    </message>
    <message>
        <source>ms, log</source>
        <translation>ms, log</translation>
    </message>
    <message>
        <source>median 5 s</source>
        <translation>median 5 s</translation>
    </message>
    <message>
        <source>p95 20 s</source>
        <translation>p95 20 s</translation>
    </message>
    <message>
        <source>No replies in these 5 minutes</source>
        <translation>Ingen svar i disse 5 minuttene</translation>
    </message>
</context>
<context>
    <name>TimingSlowPort</name>
    <message>
        <source>Set 1 ms</source>
        <translation>Sett 1 ms</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Set the adapter&apos;s latency to 1 ms</source>
        <translation>La adapteren sende data videre med en gang</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Kopier kommandoen: %1</translation>
    </message>
</context>
<context>
    <name>TimingSwitch</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
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
        <translation>Median rundturstid</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>95th percentile of the round-trip time</source>
        <translation>95-persentilen av rundturstiden</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>Variation between round trips</source>
        <translation>Variasjon mellom rundturer</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Tap</translation>
    </message>
    <message>
        <source>Requests without a reply</source>
        <translation>Forespørsler uten svar</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>Replies after the timeout</source>
        <translation>Svar etter tidsgrensen</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dobb.</translation>
    </message>
    <message>
        <source>Duplicate replies</source>
        <translation>Dupliserte svar</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Klokkeavvik</translation>
    </message>
    <message>
        <source>Skew ppm</source>
        <translation>Gang ppm</translation>
    </message>
    <message>
        <source>Drift rate of the clock offset</source>
        <translation>Driftrate for klokkeavviket</translation>
    </message>
    <message>
        <source>Components, %1</source>
        <translation>Komponenter, %1</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponent</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Måling</translation>
    </message>
    <message>
        <source>Clock offset from this computer</source>
        <translation>Klokkeavvik fra denne datamaskinen</translation>
    </message>
</context>
<context>
    <name>TimingTabs</name>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
</context>
<context>
    <name>TimingTicks</name>
    <message>
        <source>now</source>
        <translation>nå</translation>
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
        <translation>Til starten</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Ett ping tilbake</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Ett ping frem</translation>
    </message>
    <message>
        <source>To the live edge</source>
        <translation>Til direktekanten</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutten</translation>
    </message>
    <message>
        <source>Play time %1</source>
        <translation>Spilletid %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>av %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>fra %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>At the live edge</source>
        <translation>Ved direktekanten</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Baklengs</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Spill forover</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Spill baklengs</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Set loop start</source>
        <translation>Sett sløyfestart</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Set loop end</source>
        <translation>Sett sløyfeslutt</translation>
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
        <translation>Sløyfe: Sett A og B først</translation>
    </message>
    <message>
        <source>Loop is on</source>
        <translation>Sløyfen er på</translation>
    </message>
    <message>
        <source>Loop is off</source>
        <translation>Sløyfen er av</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Mark at the cursor, or the Ping1D&apos;s latest bottom echo</source>
        <translation>Merk ved markøren, eller siste bunnekko fra Ping1D</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Vis hele opptaket</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Dykkerapport (PDF)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Direkte</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Gå til direkte</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>DIREKTE</translation>
    </message>
    <message>
        <source>GO LIVE</source>
        <translation>TIL DIR.</translation>
    </message>
    <message>
        <source>Showing live data</source>
        <translation>Viser direktedata</translation>
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
        <translation>Ved %1 er rekkevidden %2 %3</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Fartøydybde</translation>
    </message>
    <message>
        <source>Heading · by hand</source>
        <translation>Kurs · for hånd</translation>
    </message>
    <message>
        <source>Depth · by hand</source>
        <translation>Dybde · for hånd</translation>
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
        <translation>tap</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demo</translation>
    </message>
    <message>
        <source>Heading and depth come from this vehicle</source>
        <translation>Kurs og dybde er fartøyets egne</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Flere fartøyer: trykk for å velge (Tab, Mellomrom)</translation>
    </message>
</context>
<context>
    <name>VehicleChooser</name>
    <message>
        <source>Shown vehicle: %1</source>
        <translation>Vist fartøy: %1</translation>
    </message>
    <message>
        <source>Vehicle&apos;s system: %1</source>
        <translation>Fartøyets system: %1</translation>
    </message>
    <message>
        <source>The vehicle is</source>
        <translation>Fartøyet er</translation>
    </message>
</context>
<context>
    <name>VehicleFigure</name>
    <message>
        <source>not known</source>
        <translation>ukjent</translation>
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
        <translation>Flytt telemetriloggen</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
    </message>
    <message>
        <source>Align telemetry log</source>
        <translation>Juster telemetriloggen</translation>
    </message>
    <message>
        <source>Align a file without a date</source>
        <translation>Juster en fil uten dato</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Uten dato</translation>
    </message>
</context>
<context>
    <name>VehicleLinkPopup</name>
    <message>
        <source>%1: this link</source>
        <translation>%1: denne forbindelsen</translation>
    </message>
    <message>
        <source>Leadline is</source>
        <translation>Leadline er</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Systemet og komponenten som Leadline er</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>System / komponent, som 254/190; ikke 255, det er pilotens bakkestasjon (Enter)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Bruk %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signeringsnøkkel</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 heksadesimale sifre, eller passordfrasen som bakkestasjonen har (Enter)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Nøkkel satt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Sign outgoing messages; reject messages not signed with this key</source>
        <translation>Signer alt som sendes, avvis det som ikke er signert med samme nøkkel</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Glem</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Glem nøkkelen; godta usignerte meldinger</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>Nøkkelen ligger på denne maskinen, lesbar bare for deg; aldri i opptak.</translation>
    </message>
    <message>
        <source>Enter system/component, such as 254/190: system 1 to 254, component 1 to 255.</source>
        <translation>Skriv to tall, som 254/190: et system fra 1 til 254 og en komponent fra 1 til 255.</translation>
    </message>
</context>
<context>
    <name>VehiclePlot</name>
    <message>
        <source>Depth</source>
        <translation>Dybde</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>Ø</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Fartøyets dybde over tid</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Kurs over tid</translation>
    </message>
    <message>
        <source>Neither depth nor heading</source>
        <translation>Verken dybde eller kurs</translation>
    </message>
    <message>
        <source>The vehicle sent neither in this recording.</source>
        <translation>Fartøyet sendte ingen av delene i dette opptaket.</translation>
    </message>
    <message>
        <source>The vehicle has sent neither yet.</source>
        <translation>Fartøyet har ikke sendt noen av delene ennå.</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Dybde %1 %2</translation>
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
        <translation>Kursjustering</translation>
    </message>
    <message>
        <source>Variation known</source>
        <translation>Misvisning kjent</translation>
    </message>
    <message>
        <source>Headings become true</source>
        <translation>Kurser er da rettvisende (rv)</translation>
    </message>
    <message>
        <source>Variation, east positive</source>
        <translation>Misvisning, øst positiv</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Misvisning</translation>
    </message>
    <message>
        <source>Depth zero</source>
        <translation>Nullnivå</translation>
    </message>
    <message>
        <source>Depth zero at %1 %2 of the vehicle&apos;s</source>
        <translation>Nullnivå ved %1 %2 av fartøyets</translation>
    </message>
    <message>
        <source>Zero depth here</source>
        <translation>Null her</translation>
    </message>
    <message>
        <source>Use the current depth as zero, live and in recordings</source>
        <translation>Bruk nåværende dybde som null, direkte og i opptak</translation>
    </message>
    <message>
        <source>No vehicle depth</source>
        <translation>Det kommer ingen dybde fra et fartøy</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Depth as reported by the vehicle</source>
        <translation>Dybden slik fartøyet oppgir den</translation>
    </message>
    <message>
        <source>%1 below the depth sensor</source>
        <translation>%1 under dybdesensoren</translation>
    </message>
</context>
<context>
    <name>VehicleTexts</name>
    <message>
        <source>Status texts, %1</source>
        <translation>Statustekster, %1</translation>
    </message>
    <message>
        <source>Up and Down go to the one before and after</source>
        <translation>Opp og Ned går til den forrige og den neste</translation>
    </message>
    <message>
        <source>Go to %1 (Up, Down)</source>
        <translation>Gå til %1 (Opp, Ned)</translation>
    </message>
    <message>
        <source>No status texts</source>
        <translation>Ingen statustekster</translation>
    </message>
    <message>
        <source>The vehicle sent none in this recording.</source>
        <translation>Fartøyet sendte ingen i dette opptaket.</translation>
    </message>
    <message>
        <source>What the vehicle reports is listed here.</source>
        <translation>Her listes det fartøyet melder.</translation>
    </message>
</context>
<context>
    <name>VehicleView</name>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Fartøydybde</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>T</source>
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>Status texts</source>
        <translation>Statustekster</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Round trips, and every message field by field</source>
        <translation>Rundturer, og hver melding felt for felt</translation>
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
        <translation>Sone</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Show alarm zone</source>
        <translation>Vis alarmsone</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Mål i sonen</translation>
    </message>
    <message>
        <source>Z in the polar view centres the zone on the cursor</source>
        <translation>Z i polarvisningen sentrerer sonen på markøren</translation>
    </message>
    <message>
        <source>Zone centre</source>
        <translation>Sonens midte</translation>
    </message>
    <message>
        <source>Relative to the bow</source>
        <translation>Relativt til baugen</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone width</source>
        <translation>Sonens bredde</translation>
    </message>
    <message>
        <source>Zone from</source>
        <translation>Sone fra</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Skråavstand</translation>
    </message>
    <message>
        <source>Zone to</source>
        <translation>Sone til</translation>
    </message>
    <message>
        <source>Detection threshold</source>
        <translation>Deteksjonsterskel</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 til 255</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>device of an unknown type</source>
        <translation>enhet av ukjent type</translation>
    </message>
    <message>
        <source>It does not stream: profiles are asked for one by one.</source>
        <translation>Den sender ikke av seg selv: Profiler hentes én og én.</translation>
    </message>
    <message>
        <source>No continuous profiles: requesting them one at a time.</source>
        <translation>Den sender ikke av seg selv: Profiler hentes én og én.</translation>
    </message>
    <message>
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
        <translation>I Auto velger enheten rekkevidde og forsterkning: Velg Manuell først.</translation>
    </message>
    <message>
        <source>In Auto the sonar sets range and gain. Set Mode to Manual first.</source>
        <translation>I Auto velger enheten rekkevidde og forsterkning: Velg Manuell først.</translation>
    </message>
    <message>
        <source>The device keeps %1.</source>
        <translation>Enheten beholder %1.</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 avvist: %2</translation>
    </message>
    <message>
        <source>%1 changed elsewhere: %2</source>
        <translation>%1 endret et annet sted: %2</translation>
    </message>
    <message>
        <source>Its power was off: your settings are sent again.</source>
        <translation>Strømmen var borte: Innstillingene dine sendes igjen.</translation>
    </message>
    <message>
        <source>The sonar was power-cycled: your settings are sent again.</source>
        <translation>Strømmen var borte: Innstillingene dine sendes igjen.</translation>
    </message>
    <message>
        <source>The range is 1 m long at least.</source>
        <translation>Rekkevidden er minst 1 m lang.</translation>
    </message>
    <message>
        <source>The range length is 1 m or more.</source>
        <translation>Rekkevidden er minst 1 m lang.</translation>
    </message>
    <message>
        <source>The range ends at 200 m.</source>
        <translation>Rekkevidden slutter ved 200 m.</translation>
    </message>
    <message>
        <source>The gain is 0 to 6.</source>
        <translation>Forsterkningen er 0 til 6.</translation>
    </message>
    <message>
        <source>The sound speed is 1300 to 1700 m/s.</source>
        <translation>Lydhastigheten er 1300 til 1700 m/s.</translation>
    </message>
    <message>
        <source>The Ping360 does not scan by itself: it is asked for each ping.</source>
        <translation>Ping360 skanner ikke av seg selv: Den blir bedt om hvert ping.</translation>
    </message>
    <message>
        <source>The Ping360 does not support auto_transmit: requesting each ping.</source>
        <translation>Ping360 skanner ikke av seg selv: Den blir bedt om hvert ping.</translation>
    </message>
    <message>
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit avvist: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
        <translation>Ping360 blir i stedet bedt om hvert ping.</translation>
    </message>
    <message>
        <source>Requesting each ping instead.</source>
        <translation>Ping360 blir i stedet bedt om hvert ping.</translation>
    </message>
    <message>
        <source>Another program changed the settings.</source>
        <translation>Et annet program endret innstillingene.</translation>
    </message>
    <message>
        <source>The settings are applied.</source>
        <translation>Innstillingene er tatt i bruk.</translation>
    </message>
    <message>
        <source>The head keeps another value.</source>
        <translation>Hodet beholder en annen verdi.</translation>
    </message>
    <message>
        <source>The sonar keeps another value.</source>
        <translation>Hodet beholder en annen verdi.</translation>
    </message>
    <message>
        <source>The range is 0.5 to 100 m.</source>
        <translation>Rekkevidden er 0.5 til 100 m.</translation>
    </message>
    <message>
        <source>The gain is low, normal or high.</source>
        <translation>Forsterkningen er lav, normal eller høy.</translation>
    </message>
    <message>
        <source>The frequency is 500 to 1000 kHz.</source>
        <translation>Frekvensen er 500 til 1000 kHz.</translation>
    </message>
    <message>
        <source>The transmit duration is 1 to 1000 microseconds.</source>
        <translation>Sendetiden er 1 til 1000 mikrosekunder.</translation>
    </message>
    <message>
        <source>A step is 1 to 10 gradians.</source>
        <translation>Et steg er 1 til 10 gon.</translation>
    </message>
    <message>
        <source>The delay is 0 to 100 ms.</source>
        <translation>Forsinkelsen er 0 til 100 ms.</translation>
    </message>
    <message>
        <source>A sector is 10 to 360 degrees wide.</source>
        <translation>En sektor er 10 til 360 grader bred.</translation>
    </message>
    <message>
        <source>The middle of a sector is -180 to 179 degrees from the front.</source>
        <translation>Midten av en sektor er -180 til 179 grader fra baugen.</translation>
    </message>
    <message>
        <source>The sector centre is -180 to 179 degrees from the front.</source>
        <translation>Midten av en sektor er -180 til 179 grader fra baugen.</translation>
    </message>
    <message>
        <source>The %1 is silent.</source>
        <translation>Stille fra: %1.</translation>
    </message>
    <message>
        <source>The %1 is not responding.</source>
        <translation>%1 svarer ikke.</translation>
    </message>
    <message>
        <source>A second device answers on this link, with the id %1.</source>
        <translation>En enhet til svarer på denne forbindelsen, med id %1.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Et annet program styrer denne sonaren: Leadline bare lytter.</translation>
    </message>
    <message>
        <source>Leadline drives this sonar now.</source>
        <translation>Nå styrer Leadline denne sonaren.</translation>
    </message>
    <message>
        <source>The %1 was found scanning, and Leadline has not told it to.</source>
        <translation>%1 skannet allerede, og Leadline har ikke bedt om det.</translation>
    </message>
    <message>
        <source>The %1 was found scanning; not started by Leadline.</source>
        <translation>%1 skannet allerede; ikke startet av Leadline.</translation>
    </message>
    <message>
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
        <translation>Ingen svarer på denne forbindelsen: Sjekk strøm og kabel til sonaren.</translation>
    </message>
    <message>
        <source>No answer on this link: check the sonar&apos;s power and cable.</source>
        <translation>Ingen svarer på denne forbindelsen: Sjekk strøm og kabel til sonaren.</translation>
    </message>
    <message>
        <source>A %1 answers here, not a %2.</source>
        <translation>Her svarer en %1, ikke en %2.</translation>
    </message>
    <message>
        <source>A %1 answers here: Leadline does not know it.</source>
        <translation>Her svarer en %1: Leadline kjenner den ikke.</translation>
    </message>
    <message>
        <source>It speaks a version of the protocol that Leadline does not know: what it sends is recorded, and it is sent nothing.</source>
        <translation>Den snakker en versjon av protokollen som Leadline ikke kjenner: Det den sender, tas opp, og ingenting sendes til den.</translation>
    </message>
    <message>
        <source>It uses an unknown protocol version: its data is recorded, and nothing is sent to it.</source>
        <translation>Den snakker en versjon av protokollen som Leadline ikke kjenner: Det den sender, tas opp, og ingenting sendes til den.</translation>
    </message>
    <message>
        <source>The %1 answers again.</source>
        <translation>%1 svarer igjen.</translation>
    </message>
    <message>
        <source>Another %1 answers now: nothing is restored.</source>
        <translation>En annen %1 svarer nå: Ingenting gjenopprettes.</translation>
    </message>
    <message>
        <source>The %1 answers.</source>
        <translation>%1 svarer.</translation>
    </message>
    <message>
        <source>The autopilot sends %1 more messages.</source>
        <translation>Autopiloten sender %1 meldinger til.</translation>
    </message>
    <message>
        <source>The autopilot was asked for %1 messages: %2.</source>
        <translation>Autopiloten ble bedt om %1 meldinger: %2.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC by version 1, without a target.</source>
        <translation>Komponent %1 svarer på TIMESYNC med versjon 1, uten mottaker.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC with version 1, without a target.</source>
        <translation>Komponent %1 svarer på TIMESYNC med versjon 1, uten mottaker.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Et annet program snakker også som %1: %2 er ledig.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Et annet program snakker også som %1: %2 er ledig.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>Autopiloten startet på nytt.</translation>
    </message>
    <message>
        <source>The autopilot restarted.</source>
        <translation>Autopiloten startet på nytt.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
        <translation>Komponent %1 startet på nytt.</translation>
    </message>
    <message>
        <source>Component %1 restarted.</source>
        <translation>Komponent %1 startet på nytt.</translation>
    </message>
    <message>
        <source>Vehicle system: %1.</source>
        <translation>Fartøyets system: %1.</translation>
    </message>
    <message>
        <source>MAVLink signing is on.</source>
        <translation>MAVLink-signering er på.</translation>
    </message>
    <message>
        <source>MAVLink signing is off.</source>
        <translation>MAVLink-signering er av.</translation>
    </message>
    <message>
        <source>The signing key could not be saved: %1.</source>
        <translation>Signeringsnøkkelen kunne ikke lagres: %1.</translation>
    </message>
    <message>
        <source>%1 is no address for a device.</source>
        <translation>%1 er ingen adresse for en enhet.</translation>
    </message>
    <message>
        <source>%1 is this computer&apos;s own address.</source>
        <translation>%1 er denne maskinens egen adresse.</translation>
    </message>
    <message>
        <source>%1 is a network or broadcast address; a device needs its own.</source>
        <translation>%1 står for et helt nett; en enhet trenger en egen.</translation>
    </message>
    <message>
        <source>Two Ping360 have the address %1: unplug the other one, %2, while this one gets a new address.</source>
        <translation>To Ping360 har adressen %1: Trekk ut den andre, %2, mens denne får en ny adresse.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has the address %2 already.</source>
        <translation>En annen Ping360, %1, har allerede adressen %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 does not answer on any network: check its power and cable.</source>
        <translation>Ping360 %1 svarer ikke på noe nett: Sjekk strømmen og kabelen.</translation>
    </message>
    <message>
        <source>This computer is not in the network of the Ping360 %1, and other Ping360s answer: unplug the others, or give this computer an address near %2.</source>
        <translation>Denne maskinen er i et annet nett enn Ping360 %1, og den er ikke den eneste som svarer: Trekk ut de andre, eller gi denne maskinen en adresse nær %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>En annen enhet har allerede adressen %1: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be reached: no route from this computer.</source>
        <translation>Ping360 på %1 kunne ikke få beskjed: Denne maskinen har ikke lenger noen vei dit.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, now uses the address %2: unplug one of them.</source>
        <translation>En annen Ping360, %1, har kommet med adressen %2: Trekk ut en av dem.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>Ping360 %1 beholder adressen %2.</translation>
    </message>
    <message>
        <source>The new address was sent to the Ping360 %1, but it was not found again: check that this computer reaches that network, and switch the sonar off and on.</source>
        <translation>Ping360 %1 fikk den nye adressen og finnes ikke igjen: Sjekk at denne maskinen når det nettet, og slå den av og på.</translation>
    </message>
    <message>
        <source>Not probed by other programs</source>
        <translation>Ingenting annet prøver den</translation>
    </message>
    <message>
        <source>ModemManager is not running.</source>
        <translation>ModemManager kjører ikke.</translation>
    </message>
    <message>
        <source>ModemManager leaves this adapter alone.</source>
        <translation>ModemManager lar denne adapteren være.</translation>
    </message>
    <message>
        <source>ModemManager is running and sends its own commands for some seconds after the adapter is plugged in.</source>
        <translation>ModemManager kjører og vil sende egne kommandoer i noen sekunder etter at adapteren plugges inn.</translation>
    </message>
    <message>
        <source>Adapter present</source>
        <translation>Adapter til stede</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 finnes ikke.</translation>
    </message>
    <message>
        <source>May open the port</source>
        <translation>Får åpne porten</translation>
    </message>
    <message>
        <source>User %1 may read and write it.</source>
        <translation>Brukeren %1 får lese og skrive den.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 must log in again.</source>
        <translation>Den tilhører gruppen %1, brukeren %2 må logge inn på nytt.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 is not a member.</source>
        <translation>Den tilhører gruppen %1, brukeren %2 er ikke med.</translation>
    </message>
    <message>
        <source>USB latency</source>
        <translation>USB-forsinkelse</translation>
    </message>
    <message>
        <source>%1 ms, 1 ms advised.</source>
        <translation>%1 ms, 1 ms anbefales.</translation>
    </message>
    <message>
        <source>Leadline sets it once the port opens.</source>
        <translation>Leadline setter den når porten åpnes.</translation>
    </message>
    <message>
        <source>Port is free</source>
        <translation>Porten er ledig</translation>
    </message>
    <message>
        <source>Waiting for permission.</source>
        <translation>Venter på tillatelse.</translation>
    </message>
    <message>
        <source>No program of this user has it open.</source>
        <translation>Ingen av denne brukerens programmer har den åpen.</translation>
    </message>
    <message>
        <source>No other program has it open.</source>
        <translation>Ingen andre programmer har den åpen.</translation>
    </message>
    <message>
        <source>%1 has it open.</source>
        <translation>%1 har den åpen.</translation>
    </message>
    <message>
        <source>Network route</source>
        <translation>Nettet fører dit</translation>
    </message>
    <message>
        <source>This computer reaches %1.</source>
        <translation>Denne maskinen når %1.</translation>
    </message>
    <message>
        <source>Device answers</source>
        <translation>Enheten svarer</translation>
    </message>
    <message>
        <source>It is a sonar that Leadline knows</source>
        <translation>Det er en sonar som Leadline kjenner</translation>
    </message>
    <message>
        <source>Waiting for the port.</source>
        <translation>Venter på porten.</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <translation>Venter på svar.</translation>
    </message>
    <message>
        <source>It identified itself.</source>
        <translation>Den sa hvem den er.</translation>
    </message>
    <message>
        <source>The port belongs to group %1.</source>
        <translation>Porten tilhører gruppen %1.</translation>
    </message>
    <message>
        <source>This user may not open %1</source>
        <translation>Denne brukeren får ikke åpne %1</translation>
    </message>
    <message>
        <source>User %1 was added to it after logging in.</source>
        <translation>Brukeren %1 ble lagt til i den etter innlogging.</translation>
    </message>
    <message>
        <source>Log out and in again.</source>
        <translation>Logg ut og inn igjen.</translation>
    </message>
    <message>
        <source>Let user %1 open it for this session.</source>
        <translation>La brukeren %1 åpne den i denne økten.</translation>
    </message>
    <message>
        <source>User %1 is not in it.</source>
        <translation>Brukeren %1 er ikke med i den.</translation>
    </message>
    <message>
        <source>Add the user once, then log in again.</source>
        <translation>Legg til brukeren én gang, og logg så inn på nytt.</translation>
    </message>
    <message>
        <source>Another program uses %1</source>
        <translation>Et annet program bruker %1</translation>
    </message>
    <message>
        <source>ModemManager probably tries the port with commands of its own.</source>
        <translation>ModemManager prøver trolig porten med egne kommandoer.</translation>
    </message>
    <message>
        <source>%1 tries the port with commands of its own.</source>
        <translation>%1 prøver porten med egne kommandoer.</translation>
    </message>
    <message>
        <source>Wait some seconds, then check again.</source>
        <translation>Vent noen sekunder, og kontroller igjen.</translation>
    </message>
    <message>
        <source>A rule keeps it away from this adapter.</source>
        <translation>En regel holder den borte fra denne adapteren.</translation>
    </message>
    <message>
        <source>%1 holds the port.</source>
        <translation>%1 holder porten.</translation>
    </message>
    <message>
        <source>Close it, Leadline connects by itself.</source>
        <translation>Lukk det, så kobler Leadline til av seg selv.</translation>
    </message>
    <message>
        <source>A program of another user holds the port.</source>
        <translation>Et program hos en annen bruker holder porten.</translation>
    </message>
    <message>
        <source>Port %1 is in use</source>
        <translation>Port %1 er i bruk</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <translation>%1 har den.</translation>
    </message>
    <message>
        <source>Close it, or listen on another port.</source>
        <translation>Lukk det, eller lytt på en annen port.</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>Koble heller til 192.168.2.2:14660, som BlueOS tilbyr for dette.</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 er ikke der</translation>
    </message>
    <message>
        <source>Check that the adapter is plugged in.</source>
        <translation>Sjekk at adapteren er plugget inn.</translation>
    </message>
    <message>
        <source>It did not open within three seconds.</source>
        <translation>Den åpnet seg ikke innen tre sekunder.</translation>
    </message>
    <message>
        <source>No network route to %1</source>
        <translation>Ikke noe nett fører til %1</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <translation>%1 ble koblet fra</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kan ikke åpnes</translation>
    </message>
    <message>
        <source>Nothing answers on %1</source>
        <translation>Ingenting svarer på %1</translation>
    </message>
    <message>
        <source>Probed at %1 baud.</source>
        <translation>Det ble spurt med %1 baud.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Sjekk strømmen til sonaren, og at ledningene for sending og mottak ikke er byttet om.</translation>
    </message>
    <message>
        <source>If another program changed the baud rate, connect or check again so that the sonar detects it.</source>
        <translation>Har et annet program satt en annen hastighet, lar tilkobling eller ny kontroll sonaren måle den.</translation>
    </message>
    <message>
        <source>Nothing has been received there.</source>
        <translation>Ingen har sendt noe dit.</translation>
    </message>
    <message>
        <source>That is this computer itself.</source>
        <translation>Det er denne maskinen selv.</translation>
    </message>
    <message>
        <source>Start the program that answers there, or correct the address.</source>
        <translation>Start programmet som svarer der, eller rett adressen.</translation>
    </message>
    <message>
        <source>The network route exists.</source>
        <translation>Nettet fører dit.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Sjekk strøm og kabel til sonaren, og at broen kjører på fartøyet.</translation>
    </message>
    <message>
        <source>No sonar on %1</source>
        <translation>Ingen sonar snakker på %1</translation>
    </message>
    <message>
        <source>Bytes received, but no sonar messages.</source>
        <translation>Det kommer byte, men ingen meldinger fra en sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Sjekk adressen, og baudraten til broen på fartøyet.</translation>
    </message>
    <message>
        <source>Wrong baud rate on %1</source>
        <translation>Feil baudrate på %1</translation>
    </message>
    <message>
        <source>Bytes received at %1 baud, but no sonar messages.</source>
        <translation>Det kommer byte med %1 baud, men ingen meldinger fra en sonar.</translation>
    </message>
    <message>
        <source>Baud rate detection failed: this is another device, or its firmware has a fixed rate. Name the rate in the address.</source>
        <translation>Den målte heller ikke hastigheten: Dette er en annen enhet, eller fastvaren har en egen hastighet, som adressen kan oppgi.</translation>
    </message>
    <message>
        <source>Connect or check again so that the sonar detects the rate.</source>
        <translation>Tilkobling eller ny kontroll lar en sonar måle hastigheten.</translation>
    </message>
    <message>
        <source>This is no sonar that Leadline knows</source>
        <translation>Dette er ingen sonar som Leadline kjenner</translation>
    </message>
    <message>
        <source>It answered as device type %1, firmware %2.</source>
        <translation>Den svarte som enhetstype %1, fastvare %2.</translation>
    </message>
    <message>
        <source>This is a %1, not a %2</source>
        <translation>Dette er en %1, ikke en %2</translation>
    </message>
    <message>
        <source>It answered as %1, firmware %2.</source>
        <translation>Den svarte som %1, fastvare %2.</translation>
    </message>
    <message>
        <source>%1 not probed yet</source>
        <translation>%1 er ikke spurt ennå</translation>
    </message>
    <message>
        <source>It is probed when you connect or check it.</source>
        <translation>Den spørres når du kobler den til eller kontrollerer den.</translation>
    </message>
    <message>
        <source>%1 answers on %2</source>
        <translation>%1 svarer på %2</translation>
    </message>
    <message>
        <source>Firmware %1, id %2.</source>
        <translation>Fastvare %1, id %2.</translation>
    </message>
    <message>
        <source>No device identifies itself on %1</source>
        <translation>Ingen sier hvem han er på %1</translation>
    </message>
    <message>
        <source>Messages arrive, but the sender does not identify itself.</source>
        <translation>Det kommer meldinger, men ikke noe svar på hvem som sender dem.</translation>
    </message>
    <message>
        <source>Another program may be using it: close it, then check again.</source>
        <translation>Et annet program spør kanskje samtidig: Lukk det, og kontroller igjen.</translation>
    </message>
    <message>
        <source>Vehicle not contacted yet</source>
        <translation>Fartøyet er ikke kontaktet ennå</translation>
    </message>
    <message>
        <source>On connection Leadline sends a heartbeat every second and requests time sync.</source>
        <translation>Det spørres ikke før du kobler til: Da sender Leadline en heartbeat hvert sekund, og spør etter klokken.</translation>
    </message>
    <message>
        <source>The ground station needs this port. While Leadline uses it, the ground station receives nothing.</source>
        <translation>Bakkestasjonen trenger denne porten: Så lenge Leadline har den, hører den ingenting.</translation>
    </message>
    <message>
        <source>A sonar reports the address %1</source>
        <translation>En sonar sier at adressen er %1</translation>
    </message>
    <message>
        <source>This computer is %1, in a different network.</source>
        <translation>Denne maskinen er %1, og har ikke noe nett der den hører til.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Ingenting sendes dit.</translation>
    </message>
    <message>
        <source>Give the sonar an address of this network, or ask there with Look here.</source>
        <translation>Gi sonaren en adresse i dette nettet, eller spør der med Se etter her.</translation>
    </message>
    <message>
        <source>It is connected</source>
        <translation>Den er tilkoblet</translation>
    </message>
    <message>
        <source>Endpoints in use are not probed.</source>
        <translation>Det som er i bruk, spørres ikke.</translation>
    </message>
    <message>
        <source>This computer has no network address.</source>
        <translation>Denne maskinen har ingen nettadresse.</translation>
    </message>
    <message>
        <source>This computer is %1.</source>
        <translation>Denne maskinen er %1.</translation>
    </message>
    <message>
        <source>It needs an address in %1, for example %2.</source>
        <translation>Den trenger en adresse i %1, for eksempel %2.</translation>
    </message>
    <message>
        <source>Leadline does not probe it automatically.</source>
        <translation>Leadline spør der bare hvis du ber om det.</translation>
    </message>
    <message>
        <source>%1 may serve only one program at a time</source>
        <translation>%1 betjener kanskje bare ett program</translation>
    </message>
    <message>
        <source>%1 is an autopilot</source>
        <translation>%1 er en autopilot</translation>
    </message>
    <message>
        <source>Leadline leaves it alone.</source>
        <translation>Leadline lar den være.</translation>
    </message>
    <message>
        <source>%1 is not a USB serial adapter</source>
        <translation>%1 er ingen seriell USB-adapter</translation>
    </message>
    <message>
        <source>The rows could not be written: the disk is full or gone.</source>
        <translation>Radene kunne ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>There is no stream %1: the recording holds %2.</source>
        <translation>Det finnes ingen strøm %1: Opptaket har %2.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Eksporten ble avbrutt; ingenting ble skrevet.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk is not responding.</source>
        <translation>Opptaket kan ikke leses: Mediet svarer ikke.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk is not responding.</source>
        <translation>Opptaket kan ikke leses til slutt: Disken svarer ikke.</translation>
    </message>
    <message>
        <source>The recording has too many channels to add topics to it.</source>
        <translation>Opptaket har for mange kanaler til å legge til topics.</translation>
    </message>
    <message>
        <source>The recording could not be written: the disk is full or gone.</source>
        <translation>Opptaket kunne ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>Nothing can be written into this folder: %1.</source>
        <translation>Ingenting kan skrives i denne mappen: %1.</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: %2.</source>
        <translation>Ingenting kan skrives i %1: %2.</translation>
    </message>
    <message>
        <source>The netCDF file could not be written: %1.</source>
        <translation>netCDF-filen kunne ikke skrives: %1.</translation>
    </message>
    <message>
        <source>The recording holds no pings of a sonar.</source>
        <translation>Opptaket har ingen ping fra en sonar.</translation>
    </message>
    <message>
        <source>This part of the recording holds no pings of a sonar.</source>
        <translation>Denne delen av opptaket har ingen ping fra en sonar.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 er en mappe.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 finnes allerede.</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 er en enhet, ikke en fil.</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another file.</source>
        <translation>%1 er selve opptaket: Velg en annen fil.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a whole: name a folder in it.</source>
        <translation>%1 kan ikke fylles som helhet: Oppgi en mappe i den.</translation>
    </message>
    <message>
        <source>%1 is a file; this format writes a folder of files.</source>
        <translation>%1 er en fil; dette formatet skriver en mappe med filer.</translation>
    </message>
    <message>
        <source>%1 is being written by another export.</source>
        <translation>%1 skrives av en annen eksport.</translation>
    </message>
    <message>
        <source>%1 is being written by another export (process %2).</source>
        <translation>%1 skrives av en annen eksport (prosess %2).</translation>
    </message>
    <message>
        <source>This format needs a file; it cannot go to standard output.</source>
        <translation>Dette formatet trenger en fil; det kan ikke gå til standard utgang.</translation>
    </message>
    <message>
        <source>This format writes several files: name a folder for them.</source>
        <translation>Dette formatet skriver flere filer: Oppgi en mappe for dem.</translation>
    </message>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>Standard utgang kan ikke skrives.</translation>
    </message>
    <message>
        <source>The log could not be written: the disk is full or gone.</source>
        <translation>Loggen kunne ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>The recording holds no sonar.</source>
        <translation>Opptaket har ingen sonar.</translation>
    </message>
    <message>
        <source>A log of Ping Viewer holds one sonar: choose a stream of %1.</source>
        <translation>En logg fra Ping Viewer har én sonar: Velg en strøm av %1.</translation>
    </message>
    <message>
        <source>The picture is not a PNG.</source>
        <translation>Bildet er ingen PNG.</translation>
    </message>
    <message>
        <source>The text %1 does not fit into a picture.</source>
        <translation>Et bilde har ikke plass til teksten %1.</translation>
    </message>
    <message>
        <source>The file is not a PNG.</source>
        <translation>Filen er ingen PNG.</translation>
    </message>
    <message>
        <source>The recording holds no MAVLink.</source>
        <translation>Opptaket har ingen MAVLink.</translation>
    </message>
    <message>
        <source>The recording does not say when its messages came.</source>
        <translation>Opptaket sier ikke når meldingene kom.</translation>
    </message>
    <message>
        <source>The exported data is simulated, but %1 files cannot say so: mark it in the file name.</source>
        <translation>Det som ble eksportert, er simulert, og %1 har ikke plass til å si det: La filnavnet si det.</translation>
    </message>
    <message>
        <source>Nothing is marked in %1, or in this part of it.</source>
        <translation>Ingenting er merket i %1, eller i denne delen.</translation>
    </message>
    <message>
        <source>The markers could not be written: the disk may be full.</source>
        <translation>Merkene kunne ikke skrives: Disken er kanskje full.</translation>
    </message>
    <message>
        <source>%1 without a position left out; markers-csv includes all markers.</source>
        <translation>%1 uten posisjon utelatt; markers-csv tar alle.</translation>
    </message>
    <message>
        <source>The picture %1 could not be written: the disk is full or gone.</source>
        <translation>Bildet %1 kunne ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>There are no pings to draw in this recording, or in this part of it.</source>
        <translation>Det er ingen ping å tegne i dette opptaket, eller i denne delen.</translation>
    </message>
    <message>
        <source>The dive sheet could not be put beside it: %1</source>
        <translation>Dykkeskjemaet kunne ikke legges ved siden av: %1</translation>
    </message>
    <message>
        <source>another one exists there.</source>
        <translation>det ligger et annet der.</translation>
    </message>
    <message>
        <source>No program on this computer makes videos: install ffmpeg (apt install ffmpeg), then export again.</source>
        <translation>Ingen programmer på denne maskinen lager video: Installer ffmpeg (apt install ffmpeg), og eksporter igjen.</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 kan ikke startes.</translation>
    </message>
    <message>
        <source>%1 stopped before the video was done.</source>
        <translation>%1 stoppet før videoen var ferdig.</translation>
    </message>
    <message>
        <source>%1 cannot make the video: %2</source>
        <translation>%1 kan ikke lage videoen: %2</translation>
    </message>
    <message>
        <source>%1 holds no pings to make a video of in that part.</source>
        <translation>%1 har ingen ping til en video i den delen.</translation>
    </message>
    <message>
        <source>%1 holds nothing in that part.</source>
        <translation>%1 har ingenting i den delen.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 kan ikke lages.</translation>
    </message>
    <message>
        <source>%1: the colour map cannot be read.</source>
        <translation>%1: Fargetabellen kan ikke leses.</translation>
    </message>
    <message>
        <source>%1 is too large for a colour map.</source>
        <translation>%1 er for stor for en fargetabell.</translation>
    </message>
    <message>
        <source>There is no palette %1: %2.</source>
        <translation>Det finnes ingen palett %1: %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, linje %2: %3</translation>
    </message>
    <message>
        <source>%1: there is no colour in this file.</source>
        <translation>%1: Det er ingen farge i denne filen.</translation>
    </message>
    <message>
        <source>a palette has at most 4096 colours.</source>
        <translation>en palett har høyst 4096 farger.</translation>
    </message>
    <message>
        <source>a colour that begins with # has six hex digits, #rrggbb.</source>
        <translation>en farge som begynner med #, har seks heksadesimale sifre, #rrggbb.</translation>
    </message>
    <message>
        <source>a colour is #rrggbb or three numbers, red green blue.</source>
        <translation>en farge er #rrggbb eller tre tall, rød grønn blå.</translation>
    </message>
    <message>
        <source>this is the only colour; a palette needs two.</source>
        <translation>dette er den eneste fargen; en palett trenger to.</translation>
    </message>
    <message>
        <source>in a file with decimal points every number is from 0 to 1.</source>
        <translation>i en fil med desimalpunktum er hvert tall fra 0 til 1.</translation>
    </message>
    <message>
        <source>every number is from 0 to 255.</source>
        <translation>hvert tall er fra 0 til 255.</translation>
    </message>
    <message>
        <source>The picture could not be made: there is no memory for it.</source>
        <translation>Bildet kunne ikke lages: Det er ikke minne til det.</translation>
    </message>
    <message>
        <source>The folder for the picture does not exist.</source>
        <translation>Det er ingen mappe for bildet.</translation>
    </message>
    <message>
        <source>The report cannot be written: the disk is full or gone.</source>
        <translation>Rapporten kan ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>A host is missing before the port, as in udp://192.168.2.2:9092.</source>
        <translation>Det mangler en vert foran porten, som i udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not an IPv6 address.</source>
        <translation>%1 er ingen IPv6-adresse.</translation>
    </message>
    <message>
        <source>%1 is neither the name nor the address of a host.</source>
        <translation>%1 er verken navnet på eller adressen til en vert.</translation>
    </message>
    <message>
        <source>%1 is not an IPv4 address: it has four numbers from 0 to 255.</source>
        <translation>%1 er ingen IPv4-adresse: Den har fire tall fra 0 til 255.</translation>
    </message>
    <message>
        <source>%1 means every address; name the one to connect to.</source>
        <translation>%1 står for enhver adresse; si hvilken det skal kobles til.</translation>
    </message>
    <message>
        <source>The bracket of the IPv6 address %1 is not closed.</source>
        <translation>Klammen i IPv6-adressen %1 er ikke lukket.</translation>
    </message>
    <message>
        <source>Behind the bracket of an IPv6 address comes its port, as in [::1]:9092.</source>
        <translation>Bak klammen i en IPv6-adresse kommer porten, som i [::1]:9092.</translation>
    </message>
    <message>
        <source>Put an IPv6 address in brackets, as in udp://[::1]:9092.</source>
        <translation>En IPv6-adresse står i klammer, som i udp://[::1]:9092.</translation>
    </message>
    <message>
        <source>The port is missing, as in udp://192.168.2.2:9092.</source>
        <translation>Porten mangler, som i udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not a port: it is a number from 1 to 65535.</source>
        <translation>%1 er ingen port: Den er et tall fra 1 til 65535.</translation>
    </message>
    <message>
        <source>%1 is not the path of a port.</source>
        <translation>%1 er ikke stien til en port.</translation>
    </message>
    <message>
        <source>The port is missing, as in serial:/dev/ttyUSB0.</source>
        <translation>Porten mangler, som i serial:/dev/ttyUSB0.</translation>
    </message>
    <message>
        <source>The device is given twice.</source>
        <translation>Enheten er sagt to ganger.</translation>
    </message>
    <message>
        <source>There is no device %1; the devices are %2.</source>
        <translation>Det finnes ingen enhet %1; enhetene er %2.</translation>
    </message>
    <message>
        <source>The baud rate is given twice.</source>
        <translation>Baudraten er sagt to ganger.</translation>
    </message>
    <message>
        <source>%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.</source>
        <translation>%1 er ingen baudrate, som i serial:/dev/ttyUSB0?baud=115200.</translation>
    </message>
    <message>
        <source>A link of this kind has no option %1.</source>
        <translation>En slik forbindelse har ikke valget %1.</translation>
    </message>
    <message>
        <source>%1 is not a link: it begins with serial:, udp:, udpin:, tcp: or sim:, as in udp://192.168.2.2:9092.</source>
        <translation>%1 er ingen forbindelse: Den begynner med serial:, udp:, udpin:, tcp: eller sim:, som i udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>There are no simulated devices here.</source>
        <translation>Her er det ingen simulerte enheter.</translation>
    </message>
    <message>
        <source>The name %1 is not known in this network.</source>
        <translation>Navnet %1 er ikke kjent i dette nettet.</translation>
    </message>
    <message>
        <source>This computer has no way to %1: check cable and network address.</source>
        <translation>Denne maskinen har ingen vei til %1: Sjekk kabel og nettadresse.</translation>
    </message>
    <message>
        <source>No route to %1: check cable and network address.</source>
        <translation>Denne maskinen har ingen vei til %1: Sjekk kabel og nettadresse.</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer.</source>
        <translation>%1 er ingen adresse på denne maskinen.</translation>
    </message>
    <message>
        <source>UDP port %1 is in use by another program.</source>
        <translation>UDP-port %1 er i bruk av et annet program.</translation>
    </message>
    <message>
        <source>This user may not listen on UDP port %1.</source>
        <translation>Denne brukeren får ikke lytte på UDP-port %1.</translation>
    </message>
    <message>
        <source>Listening on UDP port %1 of %2 is not possible.</source>
        <translation>Det er ikke mulig å lytte på UDP-port %1 på %2.</translation>
    </message>
    <message>
        <source>%1 is there, but nothing listens on its TCP port %2.</source>
        <translation>%1 er der, men ingenting lytter på TCP-port %2.</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 lukket forbindelsen.</translation>
    </message>
    <message>
        <source>%1 does not answer on TCP port %2.</source>
        <translation>%1 svarer ikke på TCP-port %2.</translation>
    </message>
    <message>
        <source>%1 is not there: check that the adapter is plugged in.</source>
        <translation>%1 er ikke der: Sjekk at adapteren er plugget inn.</translation>
    </message>
    <message>
        <source>Another program uses %1.</source>
        <translation>Et annet program bruker %1.</translation>
    </message>
    <message>
        <source>This user may not open %1, which belongs to group %2.</source>
        <translation>Denne brukeren får ikke åpne %1, som tilhører gruppen %2.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 kan ikke åpnes: %2.</translation>
    </message>
    <message>
        <source>%1 is gone: check that the adapter is plugged in.</source>
        <translation>%1 er borte: Sjekk at adapteren er plugget inn.</translation>
    </message>
    <message>
        <source>No UDP port could be opened: %1.</source>
        <translation>Ingen UDP-port kunne åpnes: %1.</translation>
    </message>
    <message>
        <source>The simulated cable is unplugged.</source>
        <translation>Den simulerte kabelen er trukket ut.</translation>
    </message>
    <message>
        <source>%1 cannot be set by this user.</source>
        <translation>%1 kan ikke stilles av denne brukeren.</translation>
    </message>
    <message>
        <source>Timing has the command that helps.</source>
        <translation>Tider har kommandoen som hjelper.</translation>
    </message>
    <message>
        <source>%1 passes data on after 1 ms.</source>
        <translation>%1 sender data videre etter 1 ms.</translation>
    </message>
    <message>
        <source>%1 is a vehicle&apos;s link, and no sonar&apos;s: ?device=ping1d or ?device=ping360 behind it says otherwise.</source>
        <translation>%1 er forbindelsen til et fartøy, ikke til en sonar: ?device=ping1d eller ?device=ping360 bak den sier noe annet.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: one sender at a time is listened to on port %1.</source>
        <translation>1 datagram ble forkastet: Det lyttes til én avsender om gangen på port %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: one sender at a time is listened to on port %2.</source>
        <translation>%1 datagrammer ble forkastet: Det lyttes til én avsender om gangen på port %2.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: it came from another than %1.</source>
        <translation>1 datagram ble forkastet: Det kom fra en annen enn %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: they came from others than %2.</source>
        <translation>%1 datagrammer ble forkastet: De kom fra andre enn %2.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes, which is a draft of the protocol.</source>
        <translation>Rammene har system-id-er på fire byte, som er et utkast til protokollen.</translation>
    </message>
    <message>
        <source>Its frames name their target in the header, which is a draft of the protocol.</source>
        <translation>Rammene nevner mottakeren i hodet, som er et utkast til protokollen.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes and name their target in the header, which are drafts of the protocol.</source>
        <translation>Rammene har system-id-er på fire byte og nevner mottakeren i hodet, som er utkast til protokollen.</translation>
    </message>
    <message>
        <source>Its frames are in a form that this version does not know.</source>
        <translation>Rammene har en form som denne versjonen ikke kjenner.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 og %2</translation>
    </message>
    <message>
        <source>A program (process %1)</source>
        <translation>Et program (prosess %1)</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Et annet program</translation>
    </message>
    <message>
        <source>a device of an unknown type</source>
        <translation>en enhet av ukjent type</translation>
    </message>
    <message>
        <source>%1 to %2 m</source>
        <translation>%1 til %2 m</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>godtatt</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>avvist inntil videre</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>nektet</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>støttes ikke</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>feilet</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begynt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>avbrutt</translation>
    </message>
    <message>
        <source>long only</source>
        <translation>bare lang</translation>
    </message>
    <message>
        <source>int only</source>
        <translation>bare heltall</translation>
    </message>
    <message>
        <source>wrong frame</source>
        <translation>feil ramme</translation>
    </message>
    <message>
        <source>answered in an unknown way</source>
        <translation>ukjent svar</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>ikke besvart</translation>
    </message>
    <message>
        <source>%1 refused for now</source>
        <translation>%1 avvist inntil videre</translation>
    </message>
    <message>
        <source>%1 denied</source>
        <translation>%1 nektet</translation>
    </message>
    <message>
        <source>%1 not supported</source>
        <translation>%1 støttes ikke</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 feilet</translation>
    </message>
    <message>
        <source>%1 long only</source>
        <translation>%1 bare lang</translation>
    </message>
    <message>
        <source>%1 int only</source>
        <translation>%1 bare heltall</translation>
    </message>
    <message>
        <source>%1 wrong frame</source>
        <translation>%1 feil ramme</translation>
    </message>
    <message>
        <source>%1 answered in an unknown way</source>
        <translation>%1 ukjent svar</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 ikke besvart</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rekkevidde</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Forsterkning</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
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
        <translation>Pingintervall</translation>
    </message>
    <message>
        <source>The device&apos;s sound speed</source>
        <translation>Enhetens lydhastighet</translation>
    </message>
    <message>
        <source>Sonar sound speed</source>
        <translation>Sonarens lydhastighet</translation>
    </message>
    <message>
        <source>Pinging</source>
        <translation>Pinging</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modus</translation>
    </message>
    <message>
        <source>range</source>
        <translation>rekkevidde</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>forsterkning</translation>
    </message>
    <message>
        <source>ping interval</source>
        <translation>pingintervall</translation>
    </message>
    <message>
        <source>sound speed</source>
        <translation>lydhastighet</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frekvens</translation>
    </message>
    <message>
        <source>transmit duration</source>
        <translation>sendetid</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>sektor</translation>
    </message>
    <message>
        <source>step</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>stare</source>
        <translation>stirre</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disken er full</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>disken er skrivebeskyttet</translation>
    </message>
    <message>
        <source>this user may not write there</source>
        <translation>denne brukeren får ikke skrive der</translation>
    </message>
    <message>
        <source>a file stands where its folder should be</source>
        <translation>en fil står der mappen skulle vært</translation>
    </message>
    <message>
        <source>a folder stands in its place</source>
        <translation>en mappe står i stedet</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>disken svarer ikke</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>disken svarer ikke</translation>
    </message>
    <message>
        <source>the disk takes no file that large</source>
        <translation>disken tar ikke så store filer</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>systemet nekter</translation>
    </message>
    <message>
        <source>the system refuses it (error %1)</source>
        <translation>systemet nekter (feil %1)</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>navnet er opptatt</translation>
    </message>
    <message>
        <source>its disk is gone</source>
        <translation>disken er borte</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>disken nekter</translation>
    </message>
    <message>
        <source>the disk does not take a file of this kind</source>
        <translation>disken tar ikke filer av dette slaget</translation>
    </message>
    <message>
        <source>Leadline writes netCDF on Linux only, so far</source>
        <translation>Leadline skriver foreløpig netCDF bare på Linux</translation>
    </message>
    <message>
        <source>no stream at all</source>
        <translation>ingen strøm i det hele tatt</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 melding</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 meldinger</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 timer</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minutt</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutter</translation>
    </message>
    <message>
        <source>%1 is being written by another program at this moment.</source>
        <translation>%1 skrives i dette øyeblikk av et annet program.</translation>
    </message>
    <message>
        <source>%1 is too large to be Leadline&apos;s.</source>
        <translation>%1 er for stor til å være fra Leadline.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its medium does not answer.</source>
        <translation>%1 kan ikke leses til slutt: Mediet svarer ikke.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its disk does not answer.</source>
        <translation>%1 kan ikke leses til slutt: Disken svarer ikke.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kan ikke skrives: %2.</translation>
    </message>
    <message>
        <source>It is saved in %1 instead.</source>
        <translation>Det beholdes i %1 i stedet.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Dette er ikke et dykkeskjema fra Leadline.</translation>
    </message>
    <message>
        <source>The dive sheet file beside %1 is not valid.</source>
        <translation>Det som ligger ved siden av %1 som dykkeskjema, er ikke noe.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a recording.</source>
        <translation>%1 er en mappe, ikke et opptak.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 er ikke en fil som kan leses.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this user may not read it, or its medium is gone.</source>
        <translation>%1 kan ikke åpnes: Denne brukeren får ikke lese den, eller mediet er borte.</translation>
    </message>
    <message>
        <source>No temporary file could be made.</source>
        <translation>Ingen midlertidig fil kunne lages.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full.</source>
        <translation>Mappen for midlertidige filer er full.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: %2.</source>
        <translation>%1 kan ikke endres: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2.</source>
        <translation>%1 kan ikke lages: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 er ikke en fil.</translation>
    </message>
    <message>
        <source>%1 is being recorded at this moment: it is left alone.</source>
        <translation>%1 tas opp i dette øyeblikk: Den får være i fred.</translation>
    </message>
    <message>
        <source>On this system Leadline cannot record or repair yet.</source>
        <translation>På dette systemet kan Leadline ennå ikke ta opp eller reparere.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notat: %1</translation>
    </message>
    <message>
        <source>Marker renamed: %1</source>
        <translation>Merke fikk nytt navn: %1</translation>
    </message>
    <message>
        <source>Marker deleted</source>
        <translation>Merke slettet</translation>
    </message>
    <message>
        <source>Marker restored</source>
        <translation>Merke hentet tilbake</translation>
    </message>
    <message>
        <source>%1 is empty: there is nothing to save.</source>
        <translation>%1 er tom: Det er ingenting å redde.</translation>
    </message>
    <message>
        <source>%1 is not an MCAP recording.</source>
        <translation>%1 er ikke et MCAP-opptak.</translation>
    </message>
    <message>
        <source>%1 is complete: nothing to repair.</source>
        <translation>%1 er komplett: Det er ingenting å reparere.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages.</source>
        <translation>%1 er komplett nå: %2 meldinger.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages, up to %3.</source>
        <translation>%1 er komplett nå: %2 meldinger, til og med %3.</translation>
    </message>
    <message>
        <source>%1 bytes held no whole message.</source>
        <translation>%1 byte inneholdt ingen hel melding.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Den skadede filen beholdes som %1.</translation>
    </message>
    <message>
        <source>%1 is damaged, and no copy of it could be kept: it was not changed.</source>
        <translation>%1 er skadet, og ingen kopi kunne beholdes: Den ble ikke endret.</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file.</source>
        <translation>%1 kunne ikke erstattes av den reparerte filen.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk does not answer.</source>
        <translation>Opptaket kan ikke leses: Disken svarer ikke.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: its medium failed.</source>
        <translation>%1 kunne ikke leses til slutt: Mediet sviktet.</translation>
    </message>
    <message>
        <source>%1 could not be uncompressed: the folder for temporary files is full.</source>
        <translation>%1 kunne ikke pakkes ut: Mappen for midlertidige filer er full.</translation>
    </message>
    <message>
        <source>%1 holds more frames than one log can.</source>
        <translation>%1 har flere rammer enn én logg rommer.</translation>
    </message>
    <message>
        <source>Nothing is lost; a faster disk or card helps.</source>
        <translation>Ingenting går tapt; en raskere disk eller et raskere kort hjelper.</translation>
    </message>
    <message>
        <source>%1 messages were not recorded: the disk did not take data for too long.</source>
        <translation>%1 meldinger ble ikke tatt opp: Disken tok ikke imot data for lenge.</translation>
    </message>
    <message>
        <source>%1 messages not recorded: the disk did not accept data for too long.</source>
        <translation>%1 meldinger ble ikke tatt opp: Disken tok ikke imot data for lenge.</translation>
    </message>
    <message>
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Leadline åpner .mcap-opptak og .bin (Ping Viewer), .tlog, .svlog, .svlz og .xtf.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 er tom.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its disk is not responding.</source>
        <translation>%1 kan ikke leses: Mediet svarer ikke.</translation>
    </message>
    <message>
        <source>%1 starts with text.</source>
        <translation>%1 begynner med tekst.</translation>
    </message>
    <message>
        <source>%1 is not a sonar recording.</source>
        <translation>%1 er ikke et sonaropptak.</translation>
    </message>
    <message>
        <source>Nothing can be recorded in %1: %2.</source>
        <translation>Ingenting kan tas opp i %1: %2.</translation>
    </message>
    <message>
        <source>%1 GB left: about %2 at this rate.</source>
        <translation>%1 GB igjen: omtrent %2 med denne raten.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 ble ikke tatt opp mens disken var full; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 not recorded while the disk was full; later data is in a new file.</source>
        <translation>%1 ble ikke tatt opp mens disken var full; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 ble ikke tatt opp mens disken var full; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 ble fjernet mens den ble tatt opp; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was removed during recording; later data is in a new file.</source>
        <translation>%1 ble fjernet mens den ble tatt opp; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 ble fjernet mens den ble tatt opp, og %2 med den; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was removed during recording, losing %2; later data is in a new file.</source>
        <translation>%1 ble fjernet mens den ble tatt opp, og %2 med den; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>New data is held in memory until the disk accepts it.</source>
        <translation>Det som kommer, venter i minnet og skrives så snart disken tar imot.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 har ingen indeks ennå: leadline-cli repair gjør den komplett.</translation>
    </message>
    <message>
        <source>Free disk space, then start recording again.</source>
        <translation>Skaff plass, og begynn opptaket igjen.</translation>
    </message>
    <message>
        <source>Free disk space: recording resumes in a new file with %1 MB free.</source>
        <translation>Skaff plass: Med %1 MB ledig går det videre i en ny fil.</translation>
    </message>
    <message>
        <source>Recording stopped: only %1 MB left on the disk.</source>
        <translation>Opptaket er slutt: Bare %1 MB er igjen på disken.</translation>
    </message>
    <message>
        <source>The end of the recording could not be written: %1 lost.</source>
        <translation>Slutten på opptaket kunne ikke skrives: %1 tapt.</translation>
    </message>
    <message>
        <source>The log is full: what comes now is recorded, but not shown.</source>
        <translation>Loggen er full: Det som kommer nå, tas opp, men vises ikke.</translation>
    </message>
    <message>
        <source>Display memory is full: new data is recorded but not shown.</source>
        <translation>Loggen er full: Det som kommer nå, tas opp, men vises ikke.</translation>
    </message>
    <message>
        <source>This computer slept for %1: nothing was received meanwhile.</source>
        <translation>Denne maskinen sov i %1: Ingenting ble mottatt imens.</translation>
    </message>
    <message>
        <source>This computer was suspended for %1: nothing was received.</source>
        <translation>Denne maskinen sov i %1: Ingenting ble mottatt imens.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set forward by %1.</source>
        <translation>Klokken på denne maskinen ble stilt %1 frem.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set back by %1.</source>
        <translation>Klokken på denne maskinen ble stilt %1 tilbake.</translation>
    </message>
    <message>
        <source>The times of this dive go on as they began.</source>
        <translation>Tidene i dette dykket går videre slik de begynte.</translation>
    </message>
    <message>
        <source>Times in this dive continue unchanged.</source>
        <translation>Tidene i dette dykket går videre slik de begynte.</translation>
    </message>
    <message>
        <source>The clock was set</source>
        <translation>Klokken ble stilt</translation>
    </message>
    <message>
        <source>Gap of %1 s</source>
        <translation>Hull på %1 s</translation>
    </message>
    <message>
        <source>Asked for: %1 %2.</source>
        <translation>Bedt om: %1 %2.</translation>
    </message>
    <message>
        <source>Asked for: %1 %2 %3.</source>
        <translation>Bedt om: %1 %2 %3.</translation>
    </message>
    <message>
        <source>Mounting: upright %1.</source>
        <translation>Montering: rett vei %1.</translation>
    </message>
    <message>
        <source>Mounting: upside down %1.</source>
        <translation>Montering: opp ned %1.</translation>
    </message>
    <message>
        <source>The name of the file does not say for which sonar it is: the maker&apos;s begin with Ping-V, Ping2-V or Ping360-V.</source>
        <translation>Filnavnet sier ikke hvilken sonar filen er for: Produsentens navn begynner med Ping-V, Ping2-V eller Ping360-V.</translation>
    </message>
    <message>
        <source>The file is for a %1, and this is a %2.</source>
        <translation>Filen er for en %1, og dette er en %2.</translation>
    </message>
    <message>
        <source>The file is for a %1, and a %2 answers.</source>
        <translation>Filen er for en %1, og en %2 svarer.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Filen kan ikke leses: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>The file is too large to be firmware.</source>
        <translation>Filen er for stor til å være fastvare.</translation>
    </message>
    <message>
        <source>The file is not firmware: an Intel HEX file begins with a colon.</source>
        <translation>Filen er ikke fastvare: En Intel HEX-fil begynner med et kolon.</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it.</source>
        <translation>Last ned selve filen, ikke siden som viser den.</translation>
    </message>
    <message>
        <source>Line %1 of the file %2: it is damaged.</source>
        <translation>Linje %1 i filen %2: Filen er skadet.</translation>
    </message>
    <message>
        <source>The file ends early: its last line is missing.</source>
        <translation>Filen slutter tidlig: Den siste linjen mangler.</translation>
    </message>
    <message>
        <source>The file gives the same byte twice: it is damaged.</source>
        <translation>Filen oppgir samme byte to ganger: Den er skadet.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Hent den på nytt der den kom fra.</translation>
    </message>
    <message>
        <source>The file is not for a Ping1D or Ping2: %1.</source>
        <translation>Filen er ikke for en Ping1D eller Ping2: %1.</translation>
    </message>
    <message>
        <source>The file is not for a Ping360: %1.</source>
        <translation>Filen er ikke for en Ping360: %1.</translation>
    </message>
    <message>
        <source>The file would overwrite the bootloader of the Ping360: it is not made for an update.</source>
        <translation>Filen ville overskrive bootloaderen i Ping360: Den er ikke laget for en oppdatering.</translation>
    </message>
    <message>
        <source>The sonar does not answer.</source>
        <translation>Sonaren svarer ikke.</translation>
    </message>
    <message>
        <source>Two devices answer on this line: connect only the one that gets the firmware.</source>
        <translation>To enheter svarer på denne linjen: Koble bare til den som skal få fastvaren.</translation>
    </message>
    <message>
        <source>The port does not accept data.</source>
        <translation>Porten tar ikke imot det som sendes.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppet.</translation>
    </message>
    <message>
        <source>Nothing was sent to the sonar.</source>
        <translation>Ingenting ble sendt til sonaren.</translation>
    </message>
    <message>
        <source>Nothing was written: switch the sonar off and on, and it runs as before.</source>
        <translation>Ingenting ble skrevet: Slå sonaren av og på, så går den som før.</translation>
    </message>
    <message>
        <source>The bootloader of the Ping360 does not answer.</source>
        <translation>Bootloaderen i Ping360 svarer ikke.</translation>
    </message>
    <message>
        <source>The bootloader that answers is of another device, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>Bootloaderen som svarer, hører til en annen enhet, og bare versjon 2.1.2 i en Ping360 er kjent.</translation>
    </message>
    <message>
        <source>The bootloader that answers is version %1, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>Bootloaderen som svarer, er versjon %1, og bare versjon 2.1.2 i en Ping360 er kjent.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to page %1.</source>
        <translation>Ping360 svarer ikke på side %1.</translation>
    </message>
    <message>
        <source>The Ping360 refuses page %1.</source>
        <translation>Ping360 avviser side %1.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to its configuration.</source>
        <translation>Ping360 svarer ikke på konfigurasjonen.</translation>
    </message>
    <message>
        <source>The Ping360 refuses its configuration.</source>
        <translation>Ping360 avviser konfigurasjonen.</translation>
    </message>
    <message>
        <source>What was read back of page %1 is not what was written.</source>
        <translation>Det som ble lest tilbake av side %1, er ikke det som ble skrevet.</translation>
    </message>
    <message>
        <source>Its bootloader is waiting: leave the power on and write the file again.</source>
        <translation>Bootloaderen har styringen og venter: La strømmen være på og skriv filen igjen.</translation>
    </message>
    <message>
        <source>A copy of the firmware cannot be written to %1: %2.</source>
        <translation>En kopi av fastvaren kan ikke skrives til %1: %2.</translation>
    </message>
    <message>
        <source>stm32flash cannot be started: %1.</source>
        <translation>stm32flash kan ikke startes: %1.</translation>
    </message>
    <message>
        <source>The boot code of the sonar does not answer.</source>
        <translation>Oppstartskoden i sonaren svarer ikke.</translation>
    </message>
    <message>
        <source>stm32flash says: %1.</source>
        <translation>stm32flash sier: %1.</translation>
    </message>
    <message>
        <source>stm32flash ended before the firmware was written.</source>
        <translation>stm32flash sluttet før fastvaren var skrevet.</translation>
    </message>
    <message>
        <source>stm32flash did not say that all was written and read back.</source>
        <translation>stm32flash sa ikke at alt ble skrevet og lest tilbake.</translation>
    </message>
    <message>
        <source>What was read back is not what was written.</source>
        <translation>Det som ble lest tilbake, er ikke det som ble skrevet.</translation>
    </message>
    <message>
        <source>The firmware was not written completely.</source>
        <translation>Fastvaren ble ikke skrevet fullstendig.</translation>
    </message>
    <message>
        <source>As long as the power stays on its boot code waits: write the file again.</source>
        <translation>Så lenge strømmen er på, venter oppstartskoden: Skriv filen igjen.</translation>
    </message>
    <message>
        <source>%1 (process %2)</source>
        <translation>%1 (prosess %2)</translation>
    </message>
    <message>
        <source>follows the last line</source>
        <translation>står etter den siste</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>begynner ikke med et kolon</translation>
    </message>
    <message>
        <source>contains something other than pairs of hex digits</source>
        <translation>har noe annet enn par av sifre</translation>
    </message>
    <message>
        <source>does not have its stated length</source>
        <translation>har ikke den lengden den oppgir</translation>
    </message>
    <message>
        <source>has a wrong checksum</source>
        <translation>har feil sjekksum</translation>
    </message>
    <message>
        <source>is the last one and has data</source>
        <translation>er den siste og har data</translation>
    </message>
    <message>
        <source>has an unknown record type</source>
        <translation>er av et slag som ingen kjenner</translation>
    </message>
    <message>
        <source>has too much or too little for its kind</source>
        <translation>har for mye eller for lite for sitt slag</translation>
    </message>
    <message>
        <source>reaches over the end of its part of the memory</source>
        <translation>går forbi slutten av sin del av minnet</translation>
    </message>
    <message>
        <source>its bytes are no whole words</source>
        <translation>bytene utgjør ikke hele ord</translation>
    </message>
    <message>
        <source>its words have more than 24 bits</source>
        <translation>ordene har mer enn 24 bit</translation>
    </message>
    <message>
        <source>it has bytes behind the configuration</source>
        <translation>den har byte etter konfigurasjonen</translation>
    </message>
    <message>
        <source>it has no program where that of a Ping360 begins</source>
        <translation>den har ikke noe program der det i en Ping360 begynner</translation>
    </message>
    <message>
        <source>it lacks a part of the configuration</source>
        <translation>den mangler en del av konfigurasjonen</translation>
    </message>
    <message>
        <source>it is larger than the memory of one</source>
        <translation>den er større enn minnet i en slik</translation>
    </message>
    <message>
        <source>it does not begin where their memory does</source>
        <translation>den begynner ikke der minnet deres begynner</translation>
    </message>
    <message>
        <source>it is larger than their memory</source>
        <translation>den er større enn minnet deres</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>den er for kort</translation>
    </message>
    <message>
        <source>it does not begin as a program of their processor</source>
        <translation>den begynner ikke som et program for prosessoren deres</translation>
    </message>
    <message>
        <source>The disk is slow: the last %1 s would be lost in a power cut.</source>
        <translation>Disken er treg: De siste %1 s er ennå ikke sikret mot strømbrudd.</translation>
    </message>
    <message>
        <source>One row per ping</source>
        <translation>Én rad per ping</translation>
    </message>
    <message>
        <source>Whole recording or part of it, zstd-compressed</source>
        <translation>Hele opptaket eller en del, komprimert med zstd</translation>
    </message>
    <message>
        <source>Ping Viewer log of one sonar (.bin)</source>
        <translation>Ping Viewer-logg av én sonar (.bin)</translation>
    </message>
    <message>
        <source>Telemetry log of the vehicle</source>
        <translation>Telemetrilogg fra fartøyet</translation>
    </message>
    <message>
        <source>Log for SonarView (.svlog or .svlz)</source>
        <translation>Logg for SonarView (.svlog eller .svlz)</translation>
    </message>
    <message>
        <source>Printable PDF</source>
        <translation>Utskrivbar PDF</translation>
    </message>
    <message>
        <source>All pings, settings and vehicle data (SONAR-netCDF4)</source>
        <translation>Alle ping, innstillinger og fartøydata (SONAR-netCDF4)</translation>
    </message>
    <message>
        <source>MP4 video, made with ffmpeg or GStreamer</source>
        <translation>MP4-video, med ffmpeg eller GStreamer</translation>
    </message>
    <message>
        <source>Folder of images: echograms and a polar view per revolution</source>
        <translation>Mappe med bilder: ekkogrammer og en polarvisning per omdreining</translation>
    </message>
    <message>
        <source>One row per marker</source>
        <translation>én rad per merke</translation>
    </message>
    <message>
        <source>GeoJSON for maps</source>
        <translation>GeoJSON for kart</translation>
    </message>
    <message>
        <source>GPX for chart plotters</source>
        <translation>GPX for kartplottere</translation>
    </message>
    <message>
        <source>Google Earth (KML)</source>
        <translation>Google Earth (KML)</translation>
    </message>
    <message>
        <source>A %1 answers, of a revision that Leadline does not know.</source>
        <translation>En %1 svarer, av en revisjon som Leadline ikke kjenner.</translation>
    </message>
    <message>
        <source>Nothing was written this time: the sonar is as it was before this try.</source>
        <translation>Ingenting ble skrevet denne gangen: Sonaren er som før dette forsøket.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again: switched off and on, the Ping360 may start firmware that is not complete.</source>
        <translation>La strømmen være på og skriv filen igjen: Slås den av og på, kan det hende at Ping360 starter fastvare som ikke er fullstendig.</translation>
    </message>
    <message>
        <source>stm32flash was ended before it said whether something was written.</source>
        <translation>stm32flash ble avsluttet før det sa om noe ble skrevet.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again.</source>
        <translation>La strømmen være på og skriv filen igjen.</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
    </message>
    <message>
        <source>Marker %1: %2</source>
        <translation>Merke %1: %2</translation>
    </message>
    <message>
        <source>Marker %1, %2 m</source>
        <translation>Merke %1, %2 m</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 m</source>
        <translation>Merke %1: %2, %3 m</translation>
    </message>
    <message>
        <source>Bytes arrive on this link, but no messages of a sonar: check the device and its baud rate.</source>
        <translation>Det kommer byte på denne forbindelsen, men ingen meldinger fra en sonar: Sjekk enheten og baudraten.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no sonar messages: check the device and its baud rate.</source>
        <translation>Det kommer byte på denne forbindelsen, men ingen meldinger fra en sonar: Sjekk enheten og baudraten.</translation>
    </message>
    <message>
        <source>The device on this link sends messages, but does not identify itself.</source>
        <translation>Enheten på denne forbindelsen sender meldinger, men identifiserer seg ikke.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself.</source>
        <translation>Enheten på denne forbindelsen nekter å identifisere seg.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself: %1</source>
        <translation>Enheten på denne forbindelsen nekter å identifisere seg: %1</translation>
    </message>
    <message>
        <source>The autopilot sends 1 more message.</source>
        <translation>Autopiloten sender 1 melding til.</translation>
    </message>
    <message>
        <source>The autopilot was asked for 1 message: %1.</source>
        <translation>Autopiloten ble bedt om 1 melding: %1.</translation>
    </message>
    <message>
        <source>Computer is there</source>
        <translation>Maskinen er der</translation>
    </message>
    <message>
        <source>Its port is open</source>
        <translation>Porten er åpen</translation>
    </message>
    <message>
        <source>No device in the network has the address %1.</source>
        <translation>Ingen på nettet har adressen %1.</translation>
    </message>
    <message>
        <source>Waiting for the computer.</source>
        <translation>Venter på maskinen.</translation>
    </message>
    <message>
        <source>%1 answers for itself.</source>
        <translation>%1 svarer selv.</translation>
    </message>
    <message>
        <source>No program there has UDP port %1.</source>
        <translation>Ingen programmer der har UDP-port %1.</translation>
    </message>
    <message>
        <source>No program there has TCP port %1.</source>
        <translation>Ingen programmer der har TCP-port %1.</translation>
    </message>
    <message>
        <source>UDP port %1 answers.</source>
        <translation>UDP-port %1 svarer.</translation>
    </message>
    <message>
        <source>TCP port %1 answers.</source>
        <translation>TCP-port %1 svarer.</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 svarer.</translation>
    </message>
    <message>
        <source>Unknown: no reply.</source>
        <translation>Ikke kjent: Ingenting kom tilbake.</translation>
    </message>
    <message>
        <source>No reply and no refusal.</source>
        <translation>Ingen avviser, og ingen svarer.</translation>
    </message>
    <message>
        <source>%1 does not take the connection.</source>
        <translation>%1 tar ikke imot forbindelsen.</translation>
    </message>
    <message>
        <source>Leadline listens there.</source>
        <translation>Leadline lytter der.</translation>
    </message>
    <message>
        <source>Port is open</source>
        <translation>Porten er åpen</translation>
    </message>
    <message>
        <source>Leadline has it open.</source>
        <translation>Leadline har den åpen.</translation>
    </message>
    <message>
        <source>Bytes arrive</source>
        <translation>Det kommer byte</translation>
    </message>
    <message>
        <source>They are MAVLink</source>
        <translation>De er MAVLink</translation>
    </message>
    <message>
        <source>Received.</source>
        <translation>De kommer derfra.</translation>
    </message>
    <message>
        <source>Complete, with valid checksums.</source>
        <translation>De er hele, med riktig sjekksum.</translation>
    </message>
    <message>
        <source>No complete message.</source>
        <translation>Ingen av dem er en hel melding.</translation>
    </message>
    <message>
        <source>Received earlier, then stopped.</source>
        <translation>De kom før, og stoppet.</translation>
    </message>
    <message>
        <source>None received.</source>
        <translation>Ingen har kommet hittil.</translation>
    </message>
    <message>
        <source>Waiting for bytes.</source>
        <translation>Venter på byte.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 er ikke på nettet</translation>
    </message>
    <message>
        <source>No device there has this address.</source>
        <translation>Ingen der har denne adressen.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the address.</source>
        <translation>Sjekk strømmen til fartøyet og kabelen til det, deretter adressen.</translation>
    </message>
    <message>
        <source>Nothing listens on %1</source>
        <translation>Ingenting lytter på %1</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but no program of it has this port.</source>
        <translation>Fartøyets maskin er der, men ingen av programmene har denne porten.</translation>
    </message>
    <message>
        <source>In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.</source>
        <translation>I BlueOS: Åpne MAVLink Endpoints og slå på endepunktet for denne porten.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but its bridge to the sonar is stopped.</source>
        <translation>Fartøyets maskin er der, men broen til sonaren er stoppet.</translation>
    </message>
    <message>
        <source>In BlueOS, open Ping Sonar Devices: if the sonar is not in that list, check its power and cable.</source>
        <translation>I BlueOS: Åpne Ping Sonar Devices. Står ikke sonaren i listen, sjekk strøm og kabel.</translation>
    </message>
    <message>
        <source>%1 is there, but no program of it has this port.</source>
        <translation>%1 er der, men ingen av programmene har denne porten.</translation>
    </message>
    <message>
        <source>Check the port in the address, and that the bridge runs there.</source>
        <translation>Sjekk porten i adressen, og at broen kjører der.</translation>
    </message>
    <message>
        <source>%1 stopped responding</source>
        <translation>%1 svarer ikke lenger</translation>
    </message>
    <message>
        <source>The port is open, but no more data arrives.</source>
        <translation>Porten er åpen, og det kommer ikke noe mer.</translation>
    </message>
    <message>
        <source>No more data arrives, but the network route is open.</source>
        <translation>Det kommer ikke noe mer, og veien dit er åpen.</translation>
    </message>
    <message>
        <source>No more data arrives.</source>
        <translation>Det kommer ikke noe mer.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether.</source>
        <translation>Sjekk strømmen til fartøyet og kabelen til det.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the sonar&apos;s cable.</source>
        <translation>Sjekk strømmen til fartøyet og kabelen til det, deretter sonarens kabel.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable.</source>
        <translation>Sjekk strøm og kabel til sonaren.</translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Prøver automatisk på nytt.</translation>
    </message>
    <message>
        <source>Only programs on this computer are heard at %1: listen at 0.0.0.0 to hear a vehicle.</source>
        <translation>På %1 høres bare programmer på denne maskinen: Lytt på 0.0.0.0 for å høre et fartøy.</translation>
    </message>
    <message>
        <source>This computer has no network address: check its network cable.</source>
        <translation>Denne maskinen har ingen nettadresse: Sjekk nettkabelen.</translation>
    </message>
    <message>
        <source>Let the vehicle&apos;s bridge send to %1, port %2.</source>
        <translation>La fartøyets bro sende til %1, port %2.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power, and that its MAVLink endpoint is switched on.</source>
        <translation>Sjekk strømmen til fartøyet, og at MAVLink-endepunktet er slått på.</translation>
    </message>
    <message>
        <source>No vehicle on %1</source>
        <translation>Ingen fartøy snakker på %1</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink.</source>
        <translation>Det kommer byte, men ingen MAVLink.</translation>
    </message>
    <message>
        <source>Check the baud rate in the address.</source>
        <translation>Sjekk baudraten i adressen.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Sjekk adressen.</translation>
    </message>
    <message>
        <source>The link is down.</source>
        <translation>Forbindelsen er nede.</translation>
    </message>
    <message>
        <source>The link is open again.</source>
        <translation>Forbindelsen er åpen igjen.</translation>
    </message>
    <message>
        <source>1 repeated datagram was dropped.</source>
        <translation>1 gjentatt datagram ble forkastet.</translation>
    </message>
    <message>
        <source>%1 repeated datagrams were dropped.</source>
        <translation>%1 gjentatte datagrammer ble forkastet.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 eller %2</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>mappen finnes ikke</translation>
    </message>
    <message>
        <source>its name is taken already</source>
        <translation>navnet er allerede i bruk</translation>
    </message>
    <message>
        <source>%1 is as it was: its repair was stopped.</source>
        <translation>%1 er som før: Reparasjonen ble stoppet.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages.</source>
        <translation>%1 ble skrevet på nytt: %2 meldinger.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages, up to %3.</source>
        <translation>%1 ble skrevet på nytt: %2 meldinger, til %3.</translation>
    </message>
    <message>
        <source>%1 cannot be repaired further.</source>
        <translation>%1 kan ikke repareres mer.</translation>
    </message>
    <message>
        <source>The recording is damaged: 1 message is missing.</source>
        <translation>Opptaket er skadet: 1 melding mangler.</translation>
    </message>
    <message>
        <source>The recording is damaged: %1 messages are missing.</source>
        <translation>Opptaket er skadet: %1 meldinger mangler.</translation>
    </message>
    <message>
        <source>The recording is damaged in places.</source>
        <translation>Opptaket er skadet enkelte steder.</translation>
    </message>
    <message>
        <source>1 message of it is lost.</source>
        <translation>1 melding av den er tapt.</translation>
    </message>
    <message>
        <source>%1 messages of it are lost.</source>
        <translation>%1 meldinger av den er tapt.</translation>
    </message>
    <message>
        <source>1 message was not recorded: the disk did not take data for too long.</source>
        <translation>1 melding ble ikke tatt opp: Disken tok ikke imot data for lenge.</translation>
    </message>
    <message>
        <source>1 message not recorded: the disk did not accept data for too long.</source>
        <translation>1 melding ble ikke tatt opp: Disken tok ikke imot data for lenge.</translation>
    </message>
    <message>
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
        <translation>%1 ble kortet av under opptaket: Inntil %2 av den er tapt; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was truncated during recording: up to %2 lost; later data is in a new file.</source>
        <translation>%1 ble kortet av under opptaket: Inntil %2 av den er tapt; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>Nothing was recorded: %1 lost.</source>
        <translation>Ingenting ble tatt opp: %1 tapt.</translation>
    </message>
    <message>
        <source>The recording is damaged here</source>
        <translation>Opptaket er skadet her</translation>
    </message>
    <message>
        <source>The recording is damaged for %1 s</source>
        <translation>Opptaket er skadet i %1 s</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file: it is kept as %2.</source>
        <translation>%1 kunne ikke erstattes av den reparerte filen: Den er beholdt som %2.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message.</source>
        <translation>%1 er nå fullstendig: 1 melding.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message, up to %2.</source>
        <translation>%1 er nå fullstendig: 1 melding, til %2.</translation>
    </message>
    <message>
        <source>1 byte held no whole message.</source>
        <translation>1 byte inneholdt ingen hel melding.</translation>
    </message>
    <message>
        <source>1 record larger than 256 MiB was left out.</source>
        <translation>1 post over 256 MiB ble utelatt.</translation>
    </message>
    <message>
        <source>%1 records larger than 256 MiB were left out.</source>
        <translation>%1 poster over 256 MiB ble utelatt.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message.</source>
        <translation>%1 ble skrevet på nytt: 1 melding.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message, up to %2.</source>
        <translation>%1 ble skrevet på nytt: 1 melding, til %2.</translation>
    </message>
    <message>
        <source>Range start</source>
        <translation>Rekkevidde fra</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>fra %1</translation>
    </message>
    <message>
        <source>Range length</source>
        <translation>Rekkevidde, lengde</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>forsterkning %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Lav</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Høy</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Midte</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ved %1</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frekvens</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Vinkelsteg</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>steg %1</translation>
    </message>
    <message>
        <source>Stare</source>
        <translation>Stirre</translation>
    </message>
    <message>
        <source>Transmit duration</source>
        <translation>Sendetid</translation>
    </message>
    <message>
        <source>pinging</source>
        <translation>sending</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>forsinkelse</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 godtatt</translation>
    </message>
    <message>
        <source>%1 begun</source>
        <translation>%1 begynt</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 avbrutt</translation>
    </message>
    <message>
        <source>%1 cannot be written over: %2.</source>
        <translation>%1 kan ikke overskrives: %2.</translation>
    </message>
    <message>
        <source>%1 already exists; --force overwrites it.</source>
        <translation>%1 finnes allerede; --force overskriver den.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a Ping360.</source>
        <translation>%1 inneholder ingen ping fra en Ping360.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a stream %2 that this view shows.</source>
        <translation>%1 inneholder ingen ping fra en strøm %2 som denne visningen viser.</translation>
    </message>
    <message>
        <source>%1 holds no pings.</source>
        <translation>%1 inneholder ingen ping.</translation>
    </message>
    <message>
        <source>%1 is being recorded by another program.</source>
        <translation>%1 tas opp av et annet program.</translation>
    </message>
    <message>
        <source>%1 is not a file that could be written over.</source>
        <translation>%1 er ikke en fil som kan overskrives.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full.</source>
        <translation>%1 ble ikke tatt opp mens disken var full.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full.</source>
        <translation>%1 ble ikke tatt opp mens disken var full.</translation>
    </message>
    <message>
        <source>1 ms.</source>
        <translation>1 ms.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no MAVLink: check the device and its baud rate.</source>
        <translation>Det kommer byte på denne forbindelsen, men ikke MAVLink: kontroller enheten og baudraten.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Frakoblet.</translation>
    </message>
    <message>
        <source>Scanning.</source>
        <translation>Skanner.</translation>
    </message>
    <message>
        <source>Standby.</source>
        <translation>Hvile.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Mappen %1 finnes ikke.</translation>
    </message>
    <message>
        <source>There is no simulator of this sonar.</source>
        <translation>Det finnes ingen simulator av denne sonaren.</translation>
    </message>
    <message>
        <source>This system gives no pseudo terminal.</source>
        <translation>Dette systemet gir ingen pseudoterminal.</translation>
    </message>
    <message>
        <source>This system has no pseudo terminals.</source>
        <translation>Dette systemet har ingen pseudoterminaler.</translation>
    </message>
    <message>
        <source>%1 holds something already.</source>
        <translation>%1 har noe i seg allerede.</translation>
    </message>
    <message>
        <source>No marker of %1 has a position, and %2 holds nothing else.</source>
        <translation>Ingen merker i %1 har posisjon, og %2 har ikke noe annet.</translation>
    </message>
    <message>
        <source>markers-csv includes all markers.</source>
        <translation>markers-csv tar alle.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar %2.</source>
        <translation>%1 inneholder ingen ping fra en skannende sonar %2.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar.</source>
        <translation>%1 inneholder ingen ping fra en skannende sonar.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nytt opptak er startet.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Opptaket er startet.</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Opptaket er stoppet.</translation>
    </message>
    <message>
        <source>A GeoTIFF needs positions, and this recording holds none. Choose PNG or netCDF.</source>
        <translation>En GeoTIFF trenger posisjoner, og dette opptaket har ingen. Velg PNG eller netCDF.</translation>
    </message>
    <message>
        <source>The GeoTIFF could not be written: %1.</source>
        <translation>GeoTIFF-filen kunne ikke skrives: %1.</translation>
    </message>
    <message>
        <source>%1 to %2 ft</source>
        <translation>%1 til %2 ft</translation>
    </message>
    <message>
        <source>Marker %1, %2 ft</source>
        <translation>Merke %1, %2 ft</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 ft</source>
        <translation>Merke %1: %2, %3 ft</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Ingen kart ennå.</translation>
    </message>
    <message>
        <source>The drift could not be written: the disk is full or gone.</source>
        <translation>Avdriften kunne ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>The drift is not known: no two successive turns of the scanning sonar show enough of the same echoes.</source>
        <translation>Avdriften er ukjent: Ingen to omdreininger etter hverandre av den skannende sonaren viser nok av de samme ekkoene.</translation>
    </message>
    <message>
        <source>There is no drift to export: no scanning sonar turned.</source>
        <translation>Ingen avdrift å eksportere: Ingen skannende sonar har gått rundt.</translation>
    </message>
    <message>
        <source>They are sonar messages</source>
        <translation>De er sonarmeldinger</translation>
    </message>
    <message>
        <source>Chirp</source>
        <translation>Chirp</translation>
    </message>
    <message>
        <source>One frequency</source>
        <translation>Én frekvens</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Distance only</source>
        <translation>Bare avstand</translation>
    </message>
    <message>
        <source>Pulse</source>
        <translation>Puls</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>puls</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>report</source>
        <translation>melding</translation>
    </message>
    <message>
        <source>Since its power-up this sonar may answer another program or link only: switch its power off and on, and connect Leadline first.</source>
        <translation>Siden den ble slått på, svarer denne sonaren kanskje bare et annet program eller på en annen forbindelse: Slå den av og på, og koble til Leadline først.</translation>
    </message>
    <message>
        <source>Side-scan pings for survey programs (.xtf)</source>
        <translation>Ping fra sidesøkende sonar for kartleggingsprogrammer (.xtf)</translation>
    </message>
    <message>
        <source>The recording holds no side-scan sonar.</source>
        <translation>Opptaket inneholder ingen sidesøkende sonar.</translation>
    </message>
    <message>
        <source>The recording holds no track of a vehicle.</source>
        <translation>Opptaket inneholder ikke noe spor av et fartøy.</translation>
    </message>
    <message>
        <source>The track could not be written: the disk is full or gone.</source>
        <translation>Sporet kunne ikke skrives: Disken er full eller borte.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GPX</source>
        <translation>Fartøyets spor som GPX</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GeoJSON</source>
        <translation>Fartøyets spor som GeoJSON</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as KML</source>
        <translation>Fartøyets spor som KML</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Range end</source>
        <translation>Rekkevidde, slutt</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation>Største dybde</translation>
    </message>
    <message>
        <source>greatest depth</source>
        <translation>største dybde</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Avstandstrinn</translation>
    </message>
    <message>
        <source>range steps</source>
        <translation>avstandstrinn</translation>
    </message>
    <message>
        <source>Pulse length in range steps</source>
        <translation>Pulslengde i avstandstrinn</translation>
    </message>
    <message>
        <source>pulse length</source>
        <translation>pulslengde</translation>
    </message>
    <message>
        <source>Channel data</source>
        <translation>Kanaldata</translation>
    </message>
    <message>
        <source>channel data</source>
        <translation>kanaldata</translation>
    </message>
    <message>
        <source>Pulse length</source>
        <translation>Pulslengde</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>sampler</translation>
    </message>
    <message>
        <source>Filter length</source>
        <translation>Filterlengde</translation>
    </message>
    <message>
        <source>filter length</source>
        <translation>filterlengde</translation>
    </message>
    <message>
        <source>Bottom of a multibeam sonar for maps (GeoTIFF)</source>
        <translation>Bunn fra en flerstrålesonar til kart (GeoTIFF)</translation>
    </message>
    <message>
        <source>One row per sounding of a multibeam sonar</source>
        <translation>Én rad per lodding fra en flerstrålesonar</translation>
    </message>
    <message>
        <source>There is no bottom on the Earth to export: a GeoTIFF needs soundings with attitude, heading and positions.</source>
        <translation>Det er ingen bunn på jorda å eksportere: en GeoTIFF trenger loddinger med stilling, kurs og posisjoner.</translation>
    </message>
    <message>
        <source>The bottom is too large for one file: export a part.</source>
        <translation>Bunnen er for stor for én fil: eksporter en del.</translation>
    </message>
    <message>
        <source>The recording has no date: the file begins on 1 January 1970.</source>
        <translation>Opptaket har ingen dato: Filen begynner 1. januar 1970.</translation>
    </message>
    <message>
        <source>The times are local time: the recording does not say UTC.</source>
        <translation>Tidene er lokal tid: Opptaket oppgir ikke UTC.</translation>
    </message>
    <message>
        <source>%1 answers here, not %2.</source>
        <translation>Her svarer %1, ikke %2.</translation>
    </message>
    <message>
        <source>If it is an %1, connect it as that.</source>
        <translation>Er det en %1, koble den til som det.</translation>
    </message>
    <message>
        <source>The Insight 240 is not supported</source>
        <translation>Insight 240 støttes ikke</translation>
    </message>
    <message>
        <source>The side of %1 is not known: the file has it as neither port nor starboard.</source>
        <translation>Siden til %1 er ikke kjent: i filen er den verken babord eller styrbord.</translation>
    </message>
    <message>
        <source>A device of an unknown type answers here, not %1.</source>
        <translation>Her svarer en enhet av ukjent type, ikke %1.</translation>
    </message>
    <message>
        <source>A csv file has no soundings of a multibeam sonar: export them as soundings-csv.</source>
        <translation>En csv-fil har ingen loddinger fra en flerstrålesonar: eksporter dem som soundings-csv.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds no soundings of a multibeam sonar.</source>
        <translation>Opptaket, eller denne delen av det, har ingen loddinger fra en flerstrålesonar.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds nothing for the format %1.</source>
        <translation>Opptaket, eller denne delen av det, har ingenting for formatet %1.</translation>
    </message>
    <message>
        <source>The recording ends early: its last record is cut off.</source>
        <translation>Opptaket slutter for tidlig: den siste posten er kuttet.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Another program</source>
        <translation>Et annet program</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 er tilkoblet</translation>
    </message>
    <message>
        <source>%1 is not responding</source>
        <translation>%1 svarer ikke</translation>
    </message>
</context>
<context>
    <name>leadline::app</name>
    <message>
        <source>C</source>
        <comment>this language&apos;s own code, such as de, for names of days and months</comment>
        <translation>nb</translation>
    </message>
    <message>
        <source>%1 is not open</source>
        <translation>%1 er ikke åpen</translation>
    </message>
    <message>
        <source>%1 needs attention</source>
        <translation>%1 trenger oppmerksomhet</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation>Kobler til %1</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 er tilkoblet</translation>
    </message>
    <message>
        <source>Searching %1 and %2</source>
        <translation>Søker i %1 og %2</translation>
    </message>
    <message>
        <source>1 network</source>
        <translation>1 nett</translation>
    </message>
    <message>
        <source>%1 networks</source>
        <translation>%1 nett</translation>
    </message>
    <message>
        <source>1 serial port</source>
        <translation>1 serieport</translation>
    </message>
    <message>
        <source>%1 serial ports</source>
        <translation>%1 serieporter</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Koble til</translation>
    </message>
    <message>
        <source>Connect %1 devices</source>
        <translation>Koble til %1 enheter</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Koble til %1 av %2</translation>
    </message>
    <message>
        <source>No other program sends to this link</source>
        <translation>Ingen andre sender til denne forbindelsen</translation>
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
        <translation>UDP, lytter</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulert</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Ikke der</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Ingen tillatelse</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>I bruk</translation>
    </message>
    <message>
        <source>Another rate</source>
        <translation>Annen hastighet</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Ikke gjenkjent</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Annen enhet</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Ikke noe nett</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Kan ikke åpnes</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Ikke noe svar</translation>
    </message>
    <message>
        <source>Device type %1</source>
        <translation>Enhetstype %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> og </translation>
    </message>
    <message>
        <source>%1 baud</source>
        <translation>%1 baud</translation>
    </message>
    <message>
        <source>fw %1</source>
        <translation>fw %1</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>the ground station needs it</source>
        <translation>bakkestasjonen trenger den</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Spør</translation>
    </message>
    <message>
        <source>Answers in %1 ms</source>
        <translation>Svarer på %1 ms</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Latt i fred</translation>
    </message>
    <message>
        <source>listens to this computer only</source>
        <translation>lytter bare på denne maskinen</translation>
    </message>
    <message>
        <source>listens to every network</source>
        <translation>lytter på alle nett</translation>
    </message>
    <message>
        <source>listens to the network of %1</source>
        <translation>lytter på nettet til %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>%1 on the serial port %2.</source>
        <translation>%1 på serieporten %2.</translation>
    </message>
    <message>
        <source>%1 over UDP at %2, port %3.</source>
        <translation>%1 over UDP på %2, port %3.</translation>
    </message>
    <message>
        <source>%1 that sends to UDP port %2 of this computer: %3.</source>
        <translation>%1 som sender til UDP-port %2 på denne maskinen: %3.</translation>
    </message>
    <message>
        <source> The ground station needs this port. While Leadline uses it, the ground station receives nothing. Use 192.168.2.2:14660 instead.</source>
        <translation> Bakkestasjonen trenger denne porten: Så lenge Leadline har den, hører den ingenting. 192.168.2.2:14660 er for programmer som dette.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 over TCP på %2, port %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: not real data.</source>
        <translation>Simulert fartøy: ikke ekte data.</translation>
    </message>
    <message>
        <source>Simulated %1: not real echoes.</source>
        <translation>Simulert %1: ikke ekte ekko.</translation>
    </message>
    <message>
        <source>Read error before the end of the file.</source>
        <translation>Lesefeil før slutten av filen.</translation>
    </message>
    <message>
        <source>It was cut off. Everything before the cut can be played; Repair completes it for other programs.</source>
        <translation>Det ble avbrutt. Alt frem til dit kan spilles; Reparer gjør det komplett for andre programmer.</translation>
    </message>
    <message>
        <source>The recording ends early. Everything before the cut can be played.</source>
        <translation>Loggen slutter tidlig. Alt frem til dit kan spilles.</translation>
    </message>
    <message>
        <source>%1 cannot be read: this user may not look into it.</source>
        <translation>%1 kan ikke leses: Denne brukeren får ikke se inn i den.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Annet</translation>
    </message>
    <message>
        <source>%1 · %2 UTC</source>
        <translation>%1 · %2 UTC</translation>
    </message>
    <message>
        <source>%1 · %2 local time</source>
        <translation>%1 · %2 lokal tid</translation>
    </message>
    <message>
        <source>File dated %1 · %2</source>
        <translation>Fil fra %1 · %2</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 her</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>firmware %1</source>
        <translation>fastvare %1</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 meldinger</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Tas opp nå</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Avbrutt</translation>
    </message>
    <message>
        <source>Ends early</source>
        <translation>Slutter tidlig</translation>
    </message>
    <message>
        <source>Other sonar</source>
        <translation>Annen sonar</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Sendt av %1</translation>
    </message>
    <message>
        <source>Vehicle %1</source>
        <translation>Fartøy %1</translation>
    </message>
    <message>
        <source> · autopilot</source>
        <translation> · autopilot</translation>
    </message>
    <message>
        <source> · link %1</source>
        <translation> · forbindelse %1</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, før %2</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>ukjent %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>før %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>possibly %1</source>
        <translation>kanskje %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source>%1 · id %2</source>
        <translation>%1 · id %2</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simulert</translation>
    </message>
    <message>
        <source>once</source>
        <translation>én gang</translation>
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
        <translation> · baug opp, ikke etter kursen</translation>
    </message>
    <message>
        <source>step %1 grad</source>
        <translation>steg %1 gon</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Lav</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Høy</translation>
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
        <translation>forsterkning %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 prøver</translation>
    </message>
    <message>
        <source>transmit %1 µs</source>
        <translation>sending %1 µs</translation>
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
        <translation>rv</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notat</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the recording</source>
        <translation>%1 %2, %3 i opptaket</translation>
    </message>
    <message>
        <source>relative %1</source>
        <translation>relativ %1</translation>
    </message>
    <message>
        <source>true</source>
        <translation>rettvisende</translation>
    </message>
    <message>
        <source>by the vehicle&apos;s heading</source>
        <translation>etter fartøyets kurs</translation>
    </message>
    <message>
        <source>Bearing %1</source>
        <translation>Peiling %1</translation>
    </message>
    <message>
        <source>echo %1 of 255</source>
        <translation>ekko %1 av 255</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulert</translation>
    </message>
    <message>
        <source>No echoes saved</source>
        <translation>Ingen ekko ble beholdt</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Merker</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Ingen merker.</translation>
    </message>
    <message>
        <source>Dive report of %1</source>
        <translation>Dykkerapport for %1</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Simulerte data</translation>
    </message>
    <message>
        <source>Echogram: %1</source>
        <translation>Ekkogram: %1</translation>
    </message>
    <message>
        <source>Sonar image: %1</source>
        <translation>Sonarbilde: %1</translation>
    </message>
    <message>
        <source>The newest ping of every bearing at %1 %2.
0° is the vehicle&apos;s front, clockwise as seen from above; not turned by the heading. Ranges are slant.</source>
        <translation>Det nyeste pinget på hver peiling kl. %1 %2.
0° er fartøyets baug, med klokken sett ovenfra; ikke dreid etter kursen. Avstander er skrå.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Hull</translation>
    </message>
    <message>
        <source>No gaps.</source>
        <translation>Ingen hull.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>Fra (%1)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengde</translation>
    </message>
    <message>
        <source>The longest of %1.</source>
        <translation>Dette er de lengste av %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hendelser</translation>
    </message>
    <message>
        <source>No events.</source>
        <translation>Ingen hendelser.</translation>
    </message>
    <message>
        <source>Time (%1)</source>
        <translation>Tid (%1)</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Hos</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hva</translation>
    </message>
    <message>
        <source>And %1 more in the recording.</source>
        <translation>Og %1 til, som opptaket har.</translation>
    </message>
    <message>
        <source>Link health</source>
        <translation>Forbindelsens tilstand</translation>
    </message>
    <message>
        <source>No vehicle is in this recording.</source>
        <translation>Det er ikke noe fartøy i dette opptaket.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponent</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Forbindelse</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>RTT median</source>
        <translation>RTT median</translation>
    </message>
    <message>
        <source>RTT 95 %</source>
        <translation>RTT 95 %</translation>
    </message>
    <message>
        <source>Replies lost</source>
        <translation>Tapte svar</translation>
    </message>
    <message>
        <source>Sonars and their settings</source>
        <translation>Sonarer og innstillingene deres</translation>
    </message>
    <message>
        <source>No sonar is in this part of the recording.</source>
        <translation>Det er ingen sonar i denne delen av opptaket.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versjon</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Ved begynnelsen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Dybde</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Dykkerapport</translation>
    </message>
    <message>
        <source>Dive report · %1</source>
        <translation>Dykkerapport · %1</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 til %2 %3</translation>
    </message>
    <message>
        <source>Contains simulated data.</source>
        <translation>Simulerte data: Ikke alt dette ble målt.</translation>
    </message>
    <message>
        <source>All data is simulated.</source>
        <translation>Simulerte data: Ingen sonar målte noe av dette.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Opptak</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 til %2 (%3)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
    </message>
    <message>
        <source>, ends early</source>
        <translation>, slutter tidlig</translation>
    </message>
    <message>
        <source>Neither a vehicle&apos;s depth nor a distance to the bottom is in this recording.</source>
        <translation>Verken fartøydybde eller avstand til bunnen er i dette opptaket.</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Fartøydybde</translation>
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
        <translation>%1 heter som et bilde, men er ikke noe.</translation>
    </message>
    <message>
        <source>%1 does not name its recording. Only snapshots saved by Leadline and not edited since do.</source>
        <translation>%1 sier ikke hvilket opptak det viser: Det gjør bare bilder som Leadline laget av et, så lenge ingen andre programmer har lagret dem.</translation>
    </message>
    <message>
        <source>%1 shows %2, which was not found in %3. Put it beside the picture.</source>
        <translation>%1 viser %2, som ikke er der. Legg det ved siden av bildet. Lett etter i %3.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>Ground station</source>
        <translation>Bakkestasjon</translation>
    </message>
    <message>
        <source>Onboard computer</source>
        <translation>Ombordmaskin</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Telemetry radio</source>
        <translation>Telemetriradio</translation>
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
        <translation>feil mottaker</translation>
    </message>
    <message>
        <source>Time sync not requested.</source>
        <translation>Tidssynk ikke forespurt.</translation>
    </message>
    <message>
        <source>Heartbeats only. Time sync not requested.</source>
        <translation>Bare heartbeat. Tidssynk ikke forespurt.</translation>
    </message>
    <message>
        <source>Does not answer TIMESYNC or PING.</source>
        <translation>Svarer verken på TIMESYNC eller PING.</translation>
    </message>
    <message>
        <source>Heartbeats only. Does not answer TIMESYNC or PING.</source>
        <translation>Bare heartbeats. Svarer verken på TIMESYNC eller PING.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>PING has no clock</source>
        <translation>PING har ingen klokke</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>forbindelse %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, ifølge %1</translation>
    </message>
    <message>
        <source>%1 request → reply</source>
        <translation>%1 forespørsel → svar</translation>
    </message>
    <message>
        <source>%1 reply → screen</source>
        <translation>%1 svar → skjerm</translation>
    </message>
    <message>
        <source>%1 ping → screen</source>
        <translation>%1 ping → skjerm</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: median %2, 95 percent %3 milliseconds</source>
        <translation>%1: median %2, 95 prosent %3 millisekunder</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms. 1 ms is possible.</source>
        <translation>%1 holder data tilbake i opptil %2 ms. 1 ms er mulig.</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms, and this user may not change that. Copy the udev rule into a terminal.</source>
        <translation>%1 holder data tilbake i opptil %2 ms, og denne brukeren får ikke endre det. Kopier udev-regelen inn i en terminal.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 kan ikke lages.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kan ikke skrives: %2.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Lagret %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: its name is taken.</source>
        <translation>%1 kan ikke skrives: Navnet er opptatt.</translation>
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
        <translation>kurs</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>dybde</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppet</translation>
    </message>
    <message>
        <source>other clock</source>
        <translation>annen klokke</translation>
    </message>
    <message>
        <source>no timestamp</source>
        <translation>uten stempel</translation>
    </message>
    <message>
        <source>%1, %2, last %3 ago, age %4</source>
        <translation>%1, %2, sist for %3 siden, alder %4</translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation>%1 millisekunder</translation>
    </message>
    <message>
        <source>%1 · %2 ago</source>
        <translation>%1 · for %2 siden</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>%1 replies without a target (version 1), and another program also sends requests: they interfere. Switch TIMESYNC off in one of them.</source>
        <translation>%1 svarer ingen ved navn (versjon 1), og et annet program spør også: De forstyrrer hverandre. Slå av TIMESYNC i ett av dem.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to an unknown system. Update its firmware.</source>
        <translation>%1 sender svarene til et ukjent system. Oppdater fastvaren.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of requests. Lower the request rate or its message rates.</source>
        <translation>%1 mister %2 % av forespørslene. Spør sjeldnere, eller senk ratene på meldingene.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Ikke noe svar på TIMESYNC: Aldre er i forhold til den raskeste meldingen. Slå på TIMESYNC i fartøyets ruter.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: no time sync in this recording.</source>
        <translation>Aldre er relative til den raskeste meldingen: ingen tidssynk i opptaket.</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>%1 svar</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 tapt</translation>
    </message>
    <message>
        <source>Round-trip time, median %1, 95 percent %2 milliseconds, %3, %4</source>
        <translation>Rundturtid, median %1, 95 prosent %2 millisekunder, %3, %4</translation>
    </message>
    <message>
        <source>%1 %2 ppm</source>
        <translation>%1 %2 ppm</translation>
    </message>
    <message>
        <source>%1 restarted. Refitted.</source>
        <translation>%1 startet på nytt. Tilpasset på nytt.</translation>
    </message>
    <message>
        <source>What arrives is undamaged</source>
        <translation>Det som kommer, er uskadet</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 lokalt</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Dykk</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Tasteliste</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Bibliotek og meldinger: søk</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Bibliotek: oppdater</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Koble til funne enheter</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Neste tema</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Vinduets lysstyrke</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fullskjerm</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Åpne logg</translation>
    </message>
    <message>
        <source>Next file of several</source>
        <translation>Neste av flere filer</translation>
    </message>
    <message>
        <source>Previous file of several</source>
        <translation>Forrige av flere filer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Dykkerapport (PDF)</translation>
    </message>
    <message>
        <source>Snapshot of the window</source>
        <translation>Øyeblikksbilde av vinduet</translation>
    </message>
    <message>
        <source>Snapshot of the focused plot</source>
        <translation>Øyeblikksbilde av valgt bilde</translation>
    </message>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pause eller spill; i et dykk: se tilbake</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Ett ping tilbake</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Ett ping frem</translation>
    </message>
    <message>
        <source>5 seconds back</source>
        <translation>5 sekunder tilbake</translation>
    </message>
    <message>
        <source>5 seconds forward</source>
        <translation>5 sekunder frem</translation>
    </message>
    <message>
        <source>Previous marker, event, gap or loop end</source>
        <translation>Forrige merke, hendelse, hull eller sløyfeende</translation>
    </message>
    <message>
        <source>Next marker, event, gap or loop end</source>
        <translation>Neste merke, hendelse, hull eller sløyfeende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Til starten</translation>
    </message>
    <message>
        <source>To the end; live: live edge</source>
        <translation>Til slutten; i et dykk: direkte</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsommere</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Raskere</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Tilbake til 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Spill baklengs</translation>
    </message>
    <message>
        <source>Set loop start (A)</source>
        <translation>Sett sløyfestart (A)</translation>
    </message>
    <message>
        <source>Set loop end (B)</source>
        <translation>Sett sløyfeslutt (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Sløyfe på eller av</translation>
    </message>
    <message>
        <source>Timeline: zoom in</source>
        <translation>Tidslinje: zoom inn</translation>
    </message>
    <message>
        <source>Timeline: zoom out</source>
        <translation>Tidslinje: zoom ut</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Tidslinje: tilpass</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom inn</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ut</translation>
    </message>
    <message>
        <source>Fit the focused plot</source>
        <translation>Tilpass valgt bilde</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Ekkokurve ved polarvisningen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektør</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Merk ved markøren</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Merk siste bunnekko fra Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Legg til et notat nå</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Hent tilbake det slettede merket</translation>
    </message>
    <message>
        <source>Longer range</source>
        <translation>Lengre rekkevidde</translation>
    </message>
    <message>
        <source>Shorter range</source>
        <translation>Kortere rekkevidde</translation>
    </message>
    <message>
        <source>More gain</source>
        <translation>Mer forsterkning</translation>
    </message>
    <message>
        <source>Less gain</source>
        <translation>Mindre forsterkning</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Neste sektor</translation>
    </message>
    <message>
        <source>Previous sector</source>
        <translation>Forrige sektor</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Hvile for valgt sonar, eller for alle</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Kvitter alarm</translation>
    </message>
    <message>
        <source>Announce distance to bottom</source>
        <translation>Les opp avstand til bunnen</translation>
    </message>
    <message>
        <source>Pages and window</source>
        <translation>Sider og vindu</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Avspilling</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bilde</translation>
    </message>
    <message>
        <source>Markers and notes</source>
        <translation>Merker og notater</translation>
    </message>
    <message>
        <source>Sonars and alarms</source>
        <translation>Sonarer og alarmer</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>%1 is assigned to “%2”. Reassign it?</source>
        <translation>%1 er tilordnet «%2». Tilordne på nytt?</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Tilbaketast</translation>
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
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>PrtSc</translation>
    </message>
    <message>
        <source>This key is not supported. Choose another one.</source>
        <translation>Denne tasten har ikke noe navn her. Velg en annen.</translation>
    </message>
    <message>
        <source>%1 moves between controls. Choose another key.</source>
        <translation>%1 går fra kontroll til kontroll. Velg en annen tast.</translation>
    </message>
    <message>
        <source>%1 leaves and closes. Choose another key.</source>
        <translation>%1 går ut og lukker. Velg en annen tast.</translation>
    </message>
    <message>
        <source>%1 belongs to the control that has the focus. Choose another key.</source>
        <translation>%1 hører til kontrollen som har fokus. Velg en annen tast.</translation>
    </message>
    <message>
        <source>%1 belongs to the list, plot or field that has the focus. Choose another key.</source>
        <translation>%1 hører til listen, bildet eller feltet som har fokus. Velg en annen tast.</translation>
    </message>
    <message>
        <source>%1 belongs to the desktop. Choose another key.</source>
        <translation>%1 hører til skrivebordet. Velg en annen tast.</translation>
    </message>
    <message>
        <source>Its autopilot is heard</source>
        <translation>Autopiloten høres</translation>
    </message>
    <message>
        <source>Its heartbeat comes.</source>
        <translation>Dens heartbeat kommer.</translation>
    </message>
    <message>
        <source>None of the messages is its heartbeat.</source>
        <translation>Ingen av meldingene er dens heartbeat.</translation>
    </message>
    <message>
        <source>Waiting for messages.</source>
        <translation>Venter på meldinger.</translation>
    </message>
    <message>
        <source>Signatures match</source>
        <translation>Signaturene stemmer</translation>
    </message>
    <message>
        <source>Some do not: their messages are refused.</source>
        <translation>Noen gjør ikke: Meldingene deres avvises.</translation>
    </message>
    <message>
        <source>None was refused.</source>
        <translation>Ingen ble avvist.</translation>
    </message>
    <message>
        <source>Nobody else has our ids</source>
        <translation>Ingen andre har våre id-er</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Et annet program snakker også som %1: %2 er ledig.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Denne maskinen</translation>
    </message>
    <message>
        <source>Not in the network</source>
        <translation>Ikke på nettet</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Port lukket</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 melding</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log aligned by hand</source>
        <translation>Fartøyets logg justert for hånd</translation>
    </message>
    <message>
        <source>recording damaged</source>
        <translation>opptak skadet</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Årsak</translation>
    </message>
    <message>
        <source>, being recorded</source>
        <translation>, tas opp nå</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Skadet</translation>
    </message>
    <message>
        <source>1 message is missing</source>
        <translation>1 melding mangler</translation>
    </message>
    <message>
        <source>%1 messages are missing</source>
        <translation>%1 meldinger mangler</translation>
    </message>
    <message>
        <source>Distance to the bottom</source>
        <translation>Avstand til bunnen</translation>
    </message>
    <message>
        <source>%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset %7 %8 %9</source>
        <translation>%1: %2 %3, rundtur median %4 millisekunder, 95 prosent %5, tap %6, klokkeavvik %7 %8 %9</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 t</translation>
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
        <translation>t</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>1 reply</source>
        <translation>1 svar</translation>
    </message>
    <message>
        <source>%1 clock stepped %2 %3. Refitted.</source>
        <translation>%1 klokken hoppet %2 %3. Tilpasset på nytt.</translation>
    </message>
    <message>
        <source>Repair rewrites it with all readable data.</source>
        <translation>Reparasjonen skriver det på nytt, med alt som kan leses.</translation>
    </message>
    <message>
        <source> · mounting not confirmed</source>
        <translation> · montering ikke bekreftet</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 måling</translation>
    </message>
    <message>
        <source>Mounting not confirmed: the picture may be mirrored.</source>
        <translation>Montering ikke bekreftet: Bildet kan være speilvendt.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Automatic echo levels</source>
        <translation>Automatiske ekkonivåer</translation>
    </message>
    <message>
        <source>Raw echoes; held: until released</source>
        <translation>Rå ekko; holdt: til den slippes</translation>
    </message>
    <message>
        <source> · levels %1–%2</source>
        <translation> · nivåer %1–%2</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nytt opptak</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Stopp eller start opptak</translation>
    </message>
    <message>
        <source>Select the next marker</source>
        <translation>Velg neste merke</translation>
    </message>
    <message>
        <source>Select the previous marker</source>
        <translation>Velg forrige merke</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar eller vifte</translation>
    </message>
    <message>
        <source>More persistence</source>
        <translation>Mer etterglød</translation>
    </message>
    <message>
        <source>Less persistence</source>
        <translation>Mindre etterglød</translation>
    </message>
    <message>
        <source>Bottom zoom of the Ping1D</source>
        <translation>Bunnzoom for Ping1D</translation>
    </message>
    <message>
        <source>Next height of the bottom zoom</source>
        <translation>Neste høyde på bunnzoomen</translation>
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
        <translation>fartøydybde %1</translation>
    </message>
    <message>
        <source>Slant range %1 at %2</source>
        <translation>Skråavstand %1 ved %2</translation>
    </message>
    <message>
        <source>Distance %1 at %2</source>
        <translation>Avstand %1 ved %2</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 over bunnen</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3</source>
        <translation>Posisjon %1°, %2° ± %3</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kart</translation>
    </message>
    <message>
        <source>Map: follow the vehicle</source>
        <translation>Kart: følg fartøyet</translation>
    </message>
    <message>
        <source>Map: layers and export</source>
        <translation>Kart: lag og eksport</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Fartøyets avdrift</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Baug opp, nord opp, kurs låst, stabil</translation>
    </message>
    <message>
        <source>match %1 · %2, ± %3°</source>
        <translation>treff %1 · %2, ± %3°</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Ingen treff. Juster for hånd.</translation>
    </message>
    <message>
        <source>Ghost: an earlier turn</source>
        <translation>Sammenligning: en tidligere omdreining</translation>
    </message>
    <message>
        <source>This turn as the ghost</source>
        <translation>Denne omdreiningen til sammenligning</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range</source>
        <translation>Sidesøkende: skrå- eller bunnavstand</translation>
    </message>
    <message>
        <source>Side-scan: bottom line by hand</source>
        <translation>Sidesøkende: bunnlinje for hånd</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Alle visninger, bare polar, Ping1D, sidesøkende eller flerstråle</translation>
    </message>
    <message>
        <source>Side-scan: %1</source>
        <translation>Sidesøkende: %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Styrbord</translation>
    </message>
    <message>
        <source>Bottom: %1</source>
        <translation>Bunn: %1</translation>
    </message>
    <message>
        <source>Depth below the surface; north is up, and the line is the track.</source>
        <translation>Dybde under overflaten; nord er opp, og linjen er sporet.</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Snitt: %1</translation>
    </message>
    <message>
        <source>Depth below the sonar at %1 %2. A map of the bottom needs positions, heading and attitude.</source>
        <translation>Dybde under sonaren kl. %1 %2. Et kart over bunnen trenger posisjoner, kurs og stilling.</translation>
    </message>
    <message>
        <source>Vehicle depth and distance to the bottom</source>
        <translation>Fartøydybde og avstand til bunnen</translation>
    </message>
    <message>
        <source>Ranges are on the ground, or slant where no bottom was seen. Gain over range: by mean.</source>
        <translation>Avstander er langs bunnen, eller skrå der ingen bunn ble sett. Forsterkning over avstand: etter middel.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM TOO CLOSE</source>
        <translation>BUNN FOR NÆR</translation>
    </message>
    <message>
        <source>BOTTOM TOO FAR</source>
        <translation>BUNN FOR FJERN</translation>
    </message>
    <message>
        <source>TARGET TOO CLOSE</source>
        <translation>MÅL FOR NÆR</translation>
    </message>
    <message>
        <source>TARGET TOO FAR</source>
        <translation>MÅL FOR FJERNT</translation>
    </message>
    <message>
        <source>Alarm inactive: no bottom lock</source>
        <translation>Alarm inaktiv: ingen bunnlås</translation>
    </message>
    <message>
        <source>Alarm inactive: no target lock</source>
        <translation>Alarm inaktiv: ingen mållås</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n bestått</numerusform>
            <numerusform>%n bestått</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n feilet</numerusform>
            <numerusform>%n feilet</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 advarsel</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 advarsler</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n venter</numerusform>
            <numerusform>%n venter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Skannet allerede; ikke startet av Leadline.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFinder</name>
    <message>
        <source>%1 is being asked</source>
        <translation>%1 spørres</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Kontrollerer</translation>
    </message>
    <message>
        <source>It is connected.</source>
        <translation>Den er tilkoblet.</translation>
    </message>
    <message>
        <source>Sonar over UDP at %1: looked for at the ports %2.</source>
        <translation>Sonar over UDP på %1: søkt på portene %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DisplaySettings</name>
    <message>
        <source>TVG linear</source>
        <translation>TVG lineær</translation>
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
        <translation>middel per avstand trukket fra</translation>
    </message>
    <message>
        <source>spikes filtered</source>
        <translation>pigger filtrert</translation>
    </message>
    <message>
        <source>spikes and speckle filtered</source>
        <translation>pigger og speckle filtrert</translation>
    </message>
    <message>
        <source>mean of %1 pings</source>
        <translation>middel av %1 ping</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>terskel %1</translation>
    </message>
    <message>
        <source>mean of samples</source>
        <translation>middel av prøver</translation>
    </message>
    <message>
        <source>mean of %1 sweeps</source>
        <translation>middel av %1 sveip</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>interpolert</translation>
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
        <translation>lokal tid</translation>
    </message>
    <message>
        <source>of the recording</source>
        <translation>i opptaket</translation>
    </message>
</context>
<context>
    <name>leadline::app::Doctor</name>
    <message>
        <source>checking</source>
        <translation>kontrollerer</translation>
    </message>
    <message>
        <source>checked %1 s ago</source>
        <translation>kontrollert for %1 s siden</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Bruk %1</translation>
    </message>
    <message>
        <source>Connect as %1</source>
        <translation>Koble til som %1</translation>
    </message>
    <message>
        <source>Leadline connection doctor: %1</source>
        <translation>Leadline forbindelsesdoktor: %1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestått</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>feilet</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advarsel</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>venter</translation>
    </message>
</context>
<context>
    <name>leadline::app::EchoLevels</name>
    <message>
        <source>Raw</source>
        <translation>Rå</translation>
    </message>
    <message>
        <source>auto levels</source>
        <translation>automatiske nivåer</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>nivåer %1</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <translation>Nivåer %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::ExportForm</name>
    <message>
        <source>Open a recording, or start one.</source>
        <translation>Åpne et opptak, eller start et.</translation>
    </message>
    <message>
        <source>Nothing to export: this is not being recorded.</source>
        <translation>Ingenting å eksportere: dette tas ikke opp.</translation>
    </message>
    <message>
        <source>A and B are in different files of this dive. Export each file separately.</source>
        <translation>A og B er i ulike filer. Eksporter hver fil for seg.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export between A and B.</source>
        <translation>Ingen av opptakene har data for dette mellom A og B.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export.</source>
        <translation>Ingen av opptakene har data for dette.</translation>
    </message>
    <message>
        <source>%1 files are written, one for each recording.</source>
        <translation>%1 filer skrives, én for hvert opptak.</translation>
    </message>
    <message>
        <source>Choose at least one stream.</source>
        <translation>Velg minst én strøm.</translation>
    </message>
    <message>
        <source>An export is running; the report can be written after it.</source>
        <translation>En eksport er i gang; rapporten kan skrives etterpå.</translation>
    </message>
    <message>
        <source>A file name cannot contain / or begin with a full stop.</source>
        <translation>Et filnavn har ingen / og begynner ikke med punktum.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 finnes allerede: Velg et annet navn.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. %1 starts recording.</source>
        <translation>Demoen tas ikke opp. %1 starter opptak.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. Start recording in the recorder menu.</source>
        <translation>Demoen tas ikke opp. Start opptak i opptakermenyen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FamilyChoice</name>
    <message>
        <source>Which sonar has the id %1? It does not say.</source>
        <translation>Hvilken sonar har ID-en %1? Den sier det ikke selv.</translation>
    </message>
    <message>
        <source>Which sonar is on %1? It does not say.</source>
        <translation>Hvilken sonar er på %1? Den sier det ikke selv.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog, .svlog, .svlz or .xtf files.</source>
        <translation>%1 har ingen .mcap-, .bin-, .tlog-, .svlog-, .svlz- eller .xtf-filer.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>%1 kan ikke åpnes: Navnet er ikke UTF-8. Gi den nytt navn, og åpne den igjen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>No answer: the sonar is waiting in its bootloader, or has no firmware.</source>
        <translation>Ingen svarer: Sonaren venter i bootloaderen, eller har ikke noe program.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This sonar is simulated: it has no firmware.</source>
        <translation>Denne sonaren er simulert: Den har ingen fastvare.</translation>
    </message>
    <message>
        <source>Firmware is written through a serial port only: connect the sonar to this computer by its USB adapter.</source>
        <translation>Fastvare skrives bare gjennom en serieport: Koble sonaren til denne maskinen med USB-adapteren.</translation>
    </message>
    <message>
        <source>Two devices are on this line: connect only the one that gets the firmware.</source>
        <translation>To enheter er på denne linjen: Koble bare til den som skal få fastvaren.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: end it first.</source>
        <translation>Et annet program styrer denne sonaren: Avslutt det først.</translation>
    </message>
    <message>
        <source>The sonar has not said who it is.</source>
        <translation>Sonaren har ikke sagt hvem den er.</translation>
    </message>
    <message>
        <source>Leadline does not know this revision, and which firmware fits it.</source>
        <translation>Leadline kjenner ikke denne revisjonen, og vet ikke hvilken fastvare som passer.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not installed. Install it, then come back.</source>
        <translation>En Ping1D eller Ping2 skrives av programmet stm32flash, som ikke er installert. Installer det, og kom så tilbake.</translation>
    </message>
    <message>
        <source>Nothing is written during a dive: disconnect the other devices first.</source>
        <translation>Ingenting skrives under et dykk: Koble fra de andre enhetene først.</translation>
    </message>
    <message>
        <source>Write %1 to the %2 on %3?</source>
        <translation>Skal %1 skrives til %2 på %3?</translation>
    </message>
    <message>
        <source> The recording %1 ends with it.</source>
        <translation> Opptaket %1 slutter med det.</translation>
    </message>
    <message>
        <source> Leave power and cable alone until it is done, which takes a few minutes.</source>
        <translation> La strøm og kabel være i fred til det er over; det tar noen minutter.</translation>
    </message>
    <message>
        <source>Disconnecting the sonar and completing its recording</source>
        <translation>Kobler fra sonaren og gjør opptaket komplett</translation>
    </message>
    <message>
        <source>Written and read back. Looking for the sonar</source>
        <translation>Skrevet og lest tilbake. Ser etter sonaren</translation>
    </message>
    <message>
        <source>A recording still goes on, and nothing is written during one. Nothing was sent to the sonar.</source>
        <translation>Et opptak pågår fortsatt, og ingenting skrives under et opptak. Ingenting ble sendt til sonaren.</translation>
    </message>
    <message>
        <source>Written and read back. </source>
        <translation>Skrevet og lest tilbake. </translation>
    </message>
    <message>
        <source>The sonar answers with firmware %1, and %2 was written. Switch it off and on, and look again.</source>
        <translation>Sonaren svarer med fastvare %1, og %2 ble skrevet. Slå den av og på, og se etter igjen.</translation>
    </message>
    <message>
        <source>Written and read back. The %1 answers with firmware %2.</source>
        <translation>Skrevet og lest tilbake. %1 svarer med fastvare %2.</translation>
    </message>
    <message>
        <source>Written and read back. The sonar has not answered yet: switch it off and on.</source>
        <translation>Skrevet og lest tilbake. Sonaren har ikke svart ennå: Slå den av og på.</translation>
    </message>
    <message>
        <source>The sonar waits in its bootloader, or runs as before if it was switched off and on.</source>
        <translation>Sonaren venter i bootloaderen, eller går som før hvis den ble slått av og på.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not in this Flatpak: use another package of Leadline for it.</source>
        <translation>En Ping1D eller Ping2 skrives av programmet stm32flash, som ikke er med i denne Flatpak-pakken: Bruk en annen pakke av Leadline til det.</translation>
    </message>
</context>
<context>
    <name>leadline::app::GapsItem</name>
    <message>
        <source>clock set</source>
        <translation>klokken stilt</translation>
    </message>
    <message>
        <source>%1 s gap</source>
        <translation>hull på %1 s</translation>
    </message>
    <message>
        <source>%1 min gap</source>
        <translation>hull på %1 min</translation>
    </message>
    <message>
        <source>%1 h gap</source>
        <translation>hull på %1 t</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>skadet</translation>
    </message>
    <message>
        <source>%1 s damaged</source>
        <translation>%1 s skadet</translation>
    </message>
    <message>
        <source>%1 min damaged</source>
        <translation>%1 min skadet</translation>
    </message>
    <message>
        <source>%1 h damaged</source>
        <translation>%1 t skadet</translation>
    </message>
</context>
<context>
    <name>leadline::app::Ghost</name>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Ingen treff</translation>
    </message>
    <message>
        <source>No echoes to take as a ghost yet.</source>
        <translation>Det er ingen ekko å sammenligne ennå.</translation>
    </message>
    <message>
        <source>Turn at %1</source>
        <translation>Omdreining kl. %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Merke %1</translation>
    </message>
    <message>
        <source>Marker %1, %2</source>
        <translation>Merke %1, %2</translation>
    </message>
    <message>
        <source>Ghost of %1 found, %2</source>
        <translation>Sammenligning fra %1 funnet, %2</translation>
    </message>
    <message>
        <source>Ghost lost. No match. Align by hand.</source>
        <translation>Sammenligning tapt. Ingen treff. Juster for hånd.</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Ingen treff. Juster for hånd.</translation>
    </message>
    <message>
        <source>There is no ghost to align yet.</source>
        <translation>Det er ingen sammenligning å justere ennå.</translation>
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
        <translation>Fastvare skrives: Vent til det er over.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveSonar</name>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Et annet program styrer denne sonaren: Leadline bare lytter.</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Found scanning: Leadline only listens.</source>
        <translation>Skannet allerede: Leadline lytter bare.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Fartøy %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source>Not received:</source>
        <translation>Ikke hørt:</translation>
    </message>
    <message>
        <source>Waiting for a reply</source>
        <translation>Venter på svar</translation>
    </message>
    <message>
        <source>No reply within 3 s</source>
        <translation>Ikke noe svar innen 3 s</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 på %2 ms</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogFile</name>
    <message>
        <source>The program log is saved: %1</source>
        <translation>Programloggen er lagret: %1</translation>
    </message>
    <message>
        <source>The program log could not be saved: %1</source>
        <translation>Programloggen kunne ikke lagres: %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogTimeOffset</name>
    <message>
        <source>Aligned by UTC.</source>
        <translation>Justert etter UTC.</translation>
    </message>
    <message>
        <source>Aligned by the sonar recording&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Justert etter opptakets lokale tid, i denne datamaskinens tidssone.</translation>
    </message>
    <message>
        <source>Recorded at different times. Aligned by hand, from a common start.</source>
        <translation>Tatt opp til ulike tider. Justert for hånd, fra en felles start.</translation>
    </message>
    <message>
        <source>No common clock. Aligned by hand, from a common start.</source>
        <translation>Ingen felles klokke. Justert for hånd, fra en felles start.</translation>
    </message>
    <message>
        <source>Recorded at different times</source>
        <translation>Tatt opp til ulike tider</translation>
    </message>
    <message>
        <source>No common clock</source>
        <translation>Ingen felles klokke</translation>
    </message>
    <message>
        <source>%1 is not shown with %2.</source>
        <translation>%1 vises ikke sammen med %2.</translation>
    </message>
    <message>
        <source>Telemetry log against sonar</source>
        <translation>Telemetrilogg mot sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 mot %2</translation>
    </message>
    <message>
        <source>%1 is placed after the others.</source>
        <translation>%1 følger etter de andre.</translation>
    </message>
    <message>
        <source>Vehicle depth matches Ping1D distance</source>
        <translation>Fartøyets dybde stemmer med avstanden fra Ping1D</translation>
    </message>
    <message>
        <source>Both depths match</source>
        <translation>Begge dybdene stemmer overens</translation>
    </message>
    <message>
        <source>Both headings match</source>
        <translation>Begge kursene stemmer overens</translation>
    </message>
    <message>
        <source>Vehicle heading matches the rotation of the polar view</source>
        <translation>Fartøyets kurs stemmer med rotasjonen i polarvisningen</translation>
    </message>
    <message>
        <source>%1: correlation %2, next best %3, over %4 min.</source>
        <translation>%1: korrelasjon %2, nest beste %3, over %4 min.</translation>
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
        <translation>kompass</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>bilde</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 lagret</translation>
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
        <translation>Ø</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Bare bilde</translation>
    </message>
    <message>
        <source>DVL only, no match</source>
        <translation>Bare DVL, ingen treff</translation>
    </message>
    <message>
        <source>GPS only, no match</source>
        <translation>Bare GPS, ingen treff</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>forut</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>akterut</translation>
    </message>
    <message>
        <source>right</source>
        <translation>høyre</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
</context>
<context>
    <name>leadline::app::MessageDetails</name>
    <message numerus="yes">
        <source>Its fields are not known here: %n byte(s).</source>
        <translation>
            <numerusform>Feltene er ikke kjent her: %n byte.</numerusform>
            <numerusform>Feltene er ikke kjent her: %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No payload.</source>
        <translation>Uten innhold.</translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) at its end are in no field.</source>
        <translation>
            <numerusform>%n byte til på slutten er ikke i noe felt.</numerusform>
            <numerusform>%n byte til på slutten er ikke i noe felt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>%1 · message %2</source>
        <translation>%1 · melding %2</translation>
    </message>
    <message>
        <source>Not received yet.</source>
        <translation>Ikke mottatt ennå.</translation>
    </message>
    <message>
        <source> · MAVLink %1, no. %2</source>
        <translation> · MAVLink %1, nr. %2</translation>
    </message>
    <message>
        <source>, signed</source>
        <translation>, signert</translation>
    </message>
    <message>
        <source> · to id %1</source>
        <translation> · til id %1</translation>
    </message>
    <message>
        <source>Bytes no longer available.</source>
        <translation>Bytene er ikke lenger tatt vare på.</translation>
    </message>
</context>
<context>
    <name>leadline::app::MountingChoice</name>
    <message>
        <source>Upside down</source>
        <translation>Opp ned</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Rett vei</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>The mounting of %1 has not been confirmed.</source>
        <translation>Monteringen av %1 er ikke bekreftet.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 kan være en sonar som har vært tilkoblet før, eller en annen.</translation>
    </message>
    <message>
        <source>It was not confirmed when this was recorded.</source>
        <translation>Ingen hadde bekreftet den da dette ble tatt opp.</translation>
    </message>
    <message>
        <source>This recording does not say how the Ping360 is mounted.</source>
        <translation>Dette opptaket sier ikke hvordan Ping360 er montert.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Notices</name>
    <message>
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Det er ingen fil. Leadline åpner .mcap-opptak og .bin (Ping Viewer), .tlog, .svlog, .svlz og .xtf.</translation>
    </message>
    <message>
        <source>Reading stopped</source>
        <translation>Lesing stoppet</translation>
    </message>
    <message>
        <source>%1 of it can be played.</source>
        <translation>%1 av den kan spilles.</translation>
    </message>
    <message>
        <source>Log ends early</source>
        <translation>Loggen slutter tidlig</translation>
    </message>
    <message>
        <source>The last record is cut off. %1 can be played.</source>
        <translation>Den siste posten er kuttet. %1 kan spilles.</translation>
    </message>
    <message>
        <source>Skipped 1 unreadable byte.</source>
        <translation>Hoppet over 1 uleselig byte.</translation>
    </message>
    <message>
        <source>Skipped %1 unreadable bytes.</source>
        <translation>Hoppet over %1 uleselige byte.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Klokken stilt</translation>
    </message>
    <message>
        <source>The clock was set during recording; times continue from there.</source>
        <translation>Klokken ble stilt under opptaket; tidene går videre derfra.</translation>
    </message>
    <message>
        <source>The clock was set %1 times during recording; times continue from there.</source>
        <translation>Klokken ble stilt %1 ganger under opptaket; tidene går videre derfra.</translation>
    </message>
    <message>
        <source>Recording too long</source>
        <translation>Loggen er for lang</translation>
    </message>
    <message>
        <source>Only the first %1 can be played.</source>
        <translation>Bare de første %1 kan spilles.</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Dette er ikke en sonarlogg</translation>
    </message>
    <message>
        <source>The medium does not answer</source>
        <translation>Mediet svarer ikke</translation>
    </message>
    <message>
        <source>%1 can be played.</source>
        <translation>%1 kan spilles.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Åpner %1</translation>
    </message>
    <message>
        <source>Reading %1 (%2 %), %3 of it can be played already.</source>
        <translation>Leser %1 (%2 %), %3 av den kan spilles allerede.</translation>
    </message>
    <message>
        <source>%1 was truncated while open: its end cannot be shown.</source>
        <translation>%1 ble kortere mens den var åpen: Slutten er tapt og kan ikke vises.</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Juster for hånd</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Tas opp nå</translation>
    </message>
    <message>
        <source>%1 can be played. Reopen it to see newer data.</source>
        <translation>%1 kan spilles. Åpne på nytt for det som kom siden.</translation>
    </message>
    <message>
        <source>Recording damaged</source>
        <translation>Opptaket er skadet</translation>
    </message>
    <message>
        <source>1 message is missing; the timeline shows where.</source>
        <translation>1 melding mangler; tidslinjen viser hvor.</translation>
    </message>
    <message>
        <source>%1 messages are missing; the timeline shows where.</source>
        <translation>%1 meldinger mangler; tidslinjen viser hvor.</translation>
    </message>
    <message>
        <source>All of its messages could be read.</source>
        <translation>Alle meldingene kunne leses.</translation>
    </message>
    <message>
        <source>Disk full. Not recording since %1</source>
        <translation>Disken er full. Ingen opptak siden %1</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Velg mappe</translation>
    </message>
</context>
<context>
    <name>leadline::app::OldRecordings</name>
    <message>
        <source>Moving to the trash…</source>
        <translation>Flytter til papirkurven…</translation>
    </message>
    <message numerus="yes">
        <source>There is no trash for %1: it stays. Remove it in the file manager.</source>
        <translation>
            <numerusform>Det finnes ingen papirkurv for %1: Det blir værende. Fjern det i filbehandleren.</numerusform>
            <numerusform>Det finnes ingen papirkurv for %1: De blir værende. Fjern dem i filbehandleren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) moved to the trash, %1.</source>
        <translation>
            <numerusform>%n opptak flyttet til papirkurven, %1.</numerusform>
            <numerusform>%n opptak flyttet til papirkurven, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recording(s) · %2</source>
        <translation>
            <numerusform>%1 av %n opptak · %2</numerusform>
            <numerusform>%1 av %n opptak · %2</numerusform>
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
        <translation>Side %1 av %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Side %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::PictureMotion</name>
    <message>
        <source>Compass and picture agree again.</source>
        <translation>Kompass og bilde stemmer overens igjen.</translation>
    </message>
    <message>
        <source>Agrees within %1°</source>
        <translation>Stemmer innenfor&#xa0;%1°</translation>
    </message>
    <message>
        <source>Differs by %1° ± %2 since %3</source>
        <translation>Avviker&#xa0;%1° ±&#xa0;%2 siden&#xa0;%3</translation>
    </message>
    <message>
        <source>Not checked since %1</source>
        <translation>Ikke kontrollert siden&#xa0;%1</translation>
    </message>
    <message>
        <source>Compass and picture differ by %1° ± %2 since %3</source>
        <translation>Kompass og bilde avviker&#xa0;%1° ±&#xa0;%2 fra hverandre siden&#xa0;%3</translation>
    </message>
    <message>
        <source>Steady picture corrected by %1°, more than its ± %2°.</source>
        <translation>Stabilt bilde korrigert med %1°, mer enn dets ± %2°.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordedVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Fartøy %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
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
        <translation>Ingenting kan skrives i %1. Velg en annen mappe.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordingSplitChoice</name>
    <message>
        <source>Never</source>
        <translation>Aldri</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Hvert 10. minutt</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Hver time</translation>
    </message>
    <message>
        <source>Every 100 MB</source>
        <translation>Hver 100 MB</translation>
    </message>
    <message>
        <source>Every 1 GB</source>
        <translation>Hver 1 GB</translation>
    </message>
</context>
<context>
    <name>leadline::app::Recordings</name>
    <message>
        <source>Kept beside the recording.</source>
        <translation>Beholdt ved siden av opptaket.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>1 recording</source>
        <translation>1 opptak</translation>
    </message>
    <message>
        <source>%1 recordings</source>
        <translation>%1 opptak</translation>
    </message>
    <message>
        <source>%1 (estimated: file has no times)</source>
        <translation>%1 (anslått: filen har ingen tider)</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulert</translation>
    </message>
    <message>
        <source>Has markers</source>
        <translation>Har merker</translation>
    </message>
    <message>
        <source>Another program is recording it. Fill in the sheet when the recording has ended.</source>
        <translation>Et annet program tar det opp: Skjemaet kan fylles ut når det er ferdig.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ReportEvents</name>
    <message>
        <source>says: %1</source>
        <translation>sier: %1</translation>
    </message>
    <message>
        <source>refused message %1 %2</source>
        <translation>avviste melding %1 %2</translation>
    </message>
    <message>
        <source>vehicle %1/%2</source>
        <translation>fartøy %1/%2</translation>
    </message>
</context>
<context>
    <name>leadline::app::SelectedSonar</name>
    <message>
        <source>Port</source>
        <translation>Babord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Styrbord</translation>
    </message>
</context>
<context>
    <name>leadline::app::SessionMarkers</name>
    <message>
        <source>Marker %1 set</source>
        <translation>Merke %1 satt</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Notert</translation>
    </message>
    <message>
        <source>Marker %1 deleted</source>
        <translation>Merke %1 slettet</translation>
    </message>
    <message>
        <source>Note deleted</source>
        <translation>Notat slettet</translation>
    </message>
    <message>
        <source>No marker has a position, and %1 holds nothing else. CSV takes all of them.</source>
        <translation>Ingen merker har posisjon, og %1 har ikke noe annet. CSV tar alle.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 without %n that has no position</source>
        <translation>
            <numerusform>Lagret %1 uten %n som ikke har posisjon</numerusform>
            <numerusform>Lagret %1 uten %n som ikke har posisjon</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Lagret %1</translation>
    </message>
    <message>
        <source>%1. Not recording: lost when this dive ends</source>
        <translation>%1. Ingenting tas opp: Det går tapt med dette dykket</translation>
    </message>
    <message>
        <source>Recording stopped: the last marker is lost when this dive ends</source>
        <translation>Ingenting tas lenger opp: Det siste merket går tapt med dette dykket</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Ikke beholdt: %1</translation>
    </message>
    <message>
        <source>%1 Saved in %2 instead.</source>
        <translation>%1 Beholdt i %2 i stedet.</translation>
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
        <translation>%1 er ikke et tall. Skriv et som 12.5 eller 12,5.</translation>
    </message>
    <message>
        <source>The minimum is %1.</source>
        <translation>%1 er det minste som godtas.</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>%1 er det største som godtas.</translation>
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
        <translation>%1 ved %2°</translation>
    </message>
    <message>
        <source>%1 % of samples clipped.</source>
        <translation>%1 % av prøvene overstyrt.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Lav</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>gain %1 (×%2)</source>
        <translation>forsterkning %1 (×%2)</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Prøv %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SheetForm</name>
    <message>
        <source>dive %1</source>
        <translation>dykk %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::SideScanItem</name>
    <message>
        <source>Both sides</source>
        <translation>Begge sider</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, kanal %2</translation>
    </message>
</context>
<context>
    <name>leadline::app::Snapshots</name>
    <message>
        <source>Earlier snapshots are still being saved.</source>
        <translation>Bildene før blir fortsatt skrevet.</translation>
    </message>
    <message>
        <source>No plot to take a snapshot of.</source>
        <translation>Det er ikke noe bilde å ta.</translation>
    </message>
    <message>
        <source>No snapshot taken: the window is not visible.</source>
        <translation>Øyeblikksbildet kunne ikke tas: Vinduet vises ikke.</translation>
    </message>
    <message>
        <source>TVG off</source>
        <translation>TVG av</translation>
    </message>
    <message>
        <source>noise filter off</source>
        <translation>støyfilter av</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarIpForm</name>
    <message>
        <source>An address is four numbers from 0 to 255, as in 192.168.2.9.</source>
        <translation>En adresse er fire tall fra 0 til 255, som 192.168.2.9.</translation>
    </message>
    <message>
        <source>The sonar has this address already.</source>
        <translation>Sonaren har allerede denne adressen.</translation>
    </message>
    <message>
        <source>Let the Ping360 %1 get its address by DHCP, instead of %2?</source>
        <translation>Skal Ping360 %1 få adressen sin med DHCP, i stedet for %2?</translation>
    </message>
    <message>
        <source>Give the Ping360 %1 the address %2, instead of %3?</source>
        <translation>Skal Ping360 %1 få adressen %2, i stedet for %3?</translation>
    </message>
    <message>
        <source>Ping360 %1 found at %2.</source>
        <translation>Ping360 %1 er funnet igjen på %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarLatency</name>
    <message>
        <source>sends by itself</source>
        <translation>sender av seg selv</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>ikke sett ennå</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>ikke vist</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>ingen data</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarSummaries</name>
    <message>
        <source>range %1 m</source>
        <translation>rekkevidde %1 m</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>forsterkning %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>range %1 ft</source>
        <translation>rekkevidde %1 ft</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarText</name>
    <message>
        <source>fw %1</source>
        <translation>fw %1</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>%1 from other senders dropped</source>
        <translation>%1 fra andre forkastet</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Kobler til</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Venter på første ping</translation>
    </message>
    <message>
        <source>Found scanning, %1/s</source>
        <translation>Skannet allerede, %1/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Slow: %1/s of %2</source>
        <translation>Langsom: %1/s av %2</translation>
    </message>
    <message>
        <source>○ Standby</source>
        <translation>○ Hvile</translation>
    </message>
    <message>
        <source>Another program drives it</source>
        <translation>Et annet program styrer den</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Annen enhet</translation>
    </message>
    <message>
        <source>Unknown protocol</source>
        <translation>Ukjent protokoll</translation>
    </message>
    <message>
        <source>Not open, retrying</source>
        <translation>Ikke åpen, prøver igjen</translation>
    </message>
    <message>
        <source>No data, asking again</source>
        <translation>Ingen data, spør igjen</translation>
    </message>
    <message>
        <source>No data %1 s, asking again</source>
        <translation>Ingen data %1 s, spør igjen</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Trukket ut. Kobler til igjen av seg selv.</translation>
    </message>
    <message>
        <source>%1 Reconnects by itself.</source>
        <translation>%1 Kobler til igjen av seg selv.</translation>
    </message>
    <message>
        <source>%1 damaged messages per second, %2 % of all bytes. They are recorded but not shown.</source>
        <translation>%1 skadede meldinger i sekundet, %2 % av alle byte. De tas opp, men vises ikke.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or use a lower baud rate.</source>
        <translation>%1 Sjekk plugger og kabel, eller velg en lavere baudrate.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable from the sonar to its bridge.</source>
        <translation>%1 Sjekk plugger og kabel fra sonaren til broen.</translation>
    </message>
    <message>
        <source>Damaged: %1/s, %2 % of its bytes</source>
        <translation>Skadet: %1/s, %2 % av bytene</translation>
    </message>
    <message>
        <source>%1 repeated datagrams dropped</source>
        <translation>%1 gjentatte datagrammer forkastet</translation>
    </message>
    <message>
        <source>Another program drives it, no data</source>
        <translation>Et annet program styrer den, ingen data</translation>
    </message>
    <message>
        <source>Another program drives it, no data %1 s</source>
        <translation>Et annet program styrer den, ingen data %1 s</translation>
    </message>
    <message>
        <source>Found scanning, no data</source>
        <translation>Skannet allerede, ingen data</translation>
    </message>
    <message>
        <source>Found scanning, no data %1 s</source>
        <translation>Skannet allerede, ingen data på %1 s</translation>
    </message>
</context>
<context>
    <name>leadline::app::TimelineFlags</name>
    <message numerus="yes">
        <source>%1, and %n more here</source>
        <translation>
            <numerusform>%1, og %n til her</numerusform>
            <numerusform>%1, og %n til her</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::VehicleChoice</name>
    <message>
        <source>no vehicle heard</source>
        <translation>ingen fartøy hørt</translation>
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
        <translation>1 ramme med feil signatur</translation>
    </message>
    <message>
        <source>%1 frames with a bad signature</source>
        <translation>%1 rammer med feil signatur</translation>
    </message>
    <message>
        <source>1 frame without a signature</source>
        <translation>1 ramme uten signatur</translation>
    </message>
    <message>
        <source>%1 frames without a signature</source>
        <translation>%1 rammer uten signatur</translation>
    </message>
    <message>
        <source>1 frame that is too old</source>
        <translation>1 ramme som er for gammel</translation>
    </message>
    <message>
        <source>%1 frames that are too old</source>
        <translation>%1 rammer som er for gamle</translation>
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
        <translation>også system %1</translation>
    </message>
    <message>
        <source>%1 from other senders dropped</source>
        <translation>%1 fra andre forkastet</translation>
    </message>
    <message>
        <source>signed, unverified</source>
        <translation>signert, ikke verifisert</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signert</translation>
    </message>
    <message>
        <source>Its messages are signed; without the key that cannot be verified.</source>
        <translation>Meldingene er signert; uten nøkkelen kan det ikke verifiseres.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Ikke signert.</translation>
    </message>
    <message>
        <source>Signed and verified.</source>
        <translation>Signert og verifisert.</translation>
    </message>
    <message>
        <source>What Leadline sends is signed; nothing came with this key yet.</source>
        <translation>Det Leadline sender, er signert; ingenting har kommet med denne nøkkelen ennå.</translation>
    </message>
    <message>
        <source> Refused: %1.</source>
        <translation> Avvist: %1.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Et annet program</translation>
    </message>
    <message>
        <source>Port %1 is in use. %2 has it.</source>
        <translation>Port %1 er i bruk. %2 har den.</translation>
    </message>
    <message>
        <source>Bytes, but no MAVLink</source>
        <translation>Byte, men ingen MAVLink</translation>
    </message>
    <message>
        <source>Signatures do not match</source>
        <translation>Signaturene stemmer ikke</translation>
    </message>
    <message>
        <source>System %1 is not heard</source>
        <translation>System %1 høres ikke</translation>
    </message>
    <message>
        <source>No heartbeat yet</source>
        <translation>Ingen heartbeat ennå</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Trukket ut. Kobler til igjen av seg selv.</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Ingen heartbeat %1 s</translation>
    </message>
    <message>
        <source>Loss %1 %</source>
        <translation>Tap %1 %</translation>
    </message>
    <message>
        <source>Heartbeats only</source>
        <translation>Bare heartbeats</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Kobler til</translation>
    </message>
    <message>
        <source>Heartbeat 1/s</source>
        <translation>Heartbeat 1/s</translation>
    </message>
    <message>
        <source>%1 Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>%1 Koble heller til 192.168.2.2:14660, som BlueOS tilbyr for dette.</translation>
    </message>
    <message>
        <source>%1 Retrying automatically.</source>
        <translation>%1 Prøver automatisk på nytt.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the baud rate in the address.</source>
        <translation>Det kommer byte, men ingen MAVLink: Sjekk baudraten i adressen.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the address.</source>
        <translation>Det kommer byte, men ingen MAVLink: Sjekk adressen.</translation>
    </message>
    <message>
        <source>All messages are rejected: the vehicle uses another key or does not sign. Check the key in the link settings.</source>
        <translation>Alle meldinger avvises: fartøyet bruker en annen nøkkel eller signerer ikke. Sjekk nøkkelen i lenkens innstillinger.</translation>
    </message>
    <message>
        <source>System %1 is not received, but others are. Choose one in the status bar.</source>
        <translation>System %1 høres ikke, andre gjør det: Velg ett i statuslinjen.</translation>
    </message>
    <message>
        <source>No autopilot received. Leadline sends a heartbeat every second, which tells many endpoints where to reply.</source>
        <translation>Ingen autopilot høres. Leadline sender en heartbeat hvert sekund, som forteller mange motparter hvor de skal sende.</translation>
    </message>
    <message>
        <source>Heartbeats only: heading and depth must be requested.</source>
        <translation>Det kommer bare heartbeats: Kurs og dybde må bes om.</translation>
    </message>
    <message>
        <source>The ground station needs port %1. While Leadline uses it, the ground station receives nothing.</source>
        <translation>Bakkestasjonen trenger port %1: Så lenge Leadline har den, hører den ingenting.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Et annet program snakker også som %1: %2 er ledig.</translation>
    </message>
    <message>
        <source>Its messages are signed, and cannot be verified without the key.</source>
        <translation>Meldingene er signert, og kan ikke verifiseres uten nøkkelen.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Avvist: %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ZoneAlarm</name>
    <message>
        <source>TARGET IN ZONE</source>
        <translation>MÅL I SONEN</translation>
    </message>
    <message>
        <source>TARGET IN ZONE at %1 m (zone %2 to %3 m, %4° wide about %5°)</source>
        <translation>MÅL I SONEN på %1 m (sone %2 til %3 m, %4° bred omkring %5°)</translation>
    </message>
    <message>
        <source>Zone alarm inactive: no data from the Ping360</source>
        <translation>Sonealarm inaktiv: ingen data fra Ping360</translation>
    </message>
    <message>
        <source>Zone alarm inactive: zone is outside the Ping360 sector</source>
        <translation>Sonealarm inaktiv: sonen er utenfor sektoren til Ping360</translation>
    </message>
</context>
</TS>
