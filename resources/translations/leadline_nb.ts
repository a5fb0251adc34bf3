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
        <source>OK: I know of the alarm</source>
        <translation>OK: Jeg vet om alarmen</translation>
    </message>
    <message>
        <source>I know of the alarm</source>
        <translation>Jeg vet om alarmen</translation>
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
        <source>Bottom near</source>
        <translation>Bunn nær</translation>
    </message>
    <message>
        <source>Target near</source>
        <translation>Mål nær</translation>
    </message>
    <message>
        <source>below</source>
        <translation>under</translation>
    </message>
    <message>
        <source>Bottom far</source>
        <translation>Bunn fjern</translation>
    </message>
    <message>
        <source>Target far</source>
        <translation>Mål fjernt</translation>
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
        <source>Nearer does not count</source>
        <translation>Nærmere teller ikke</translation>
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
        <source>Looks</source>
        <translation>Ser</translation>
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
        <source>Test the sound</source>
        <translation>Prøv lyden</translation>
    </message>
    <message>
        <source>Sounds once</source>
        <translation>Høres én gang</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>På: %1</translation>
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
        <source>MAVLink of its own log</source>
        <translation>MAVLink fra egen logg</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>justert for hånd</translation>
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
        <source>The disk does not take the recording at this moment.</source>
        <translation>Disken tar ikke imot opptaket akkurat nå.</translation>
    </message>
    <message>
        <source>The last %1 s are not on the disk</source>
        <translation>De siste %1 s er ikke på disken</translation>
    </message>
    <message>
        <source>%1 The window closes by itself once they are written.</source>
        <translation>%1 Vinduet lukkes av seg selv når de er skrevet.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>La stå åpent</translation>
    </message>
    <message>
        <source>Back to the dive</source>
        <translation>Tilbake til dykket</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Lukk og mist dem</translation>
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
        <source>Waits for you</source>
        <translation>Venter på deg</translation>
    </message>
    <message>
        <source>Also looked at</source>
        <translation>Også sett på</translation>
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
        <source>Plug one in, switch on the vehicle, or add a link by its address.</source>
        <translation>Plugg inn en, slå på fartøyet, eller legg til en forbindelse med adressen.</translation>
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
        <source>Two simulated sonars in a simulated sea; nothing is written unless you ask</source>
        <translation>To simulerte sonarer i en simulert sjø; ingenting skrives uten at du ber om det</translation>
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
        <source>Connect what is ticked</source>
        <translation>Koble til det som er avkrysset</translation>
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
        <source>Address of a link</source>
        <translation>Adressen til en forbindelse</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Look for a sonar there</source>
        <translation>Se etter en sonar der</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>DevicesRow</name>
    <message>
        <source> (Enter)</source>
        <translation> (Enter)</translation>
    </message>
    <message>
        <source>Connect it with the others (Space)</source>
        <translation>Koble til sammen med de andre (Mellomrom)</translation>
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
        <source>Ask at %1 who is there</source>
        <translation>Spør på %1 hvem som er der</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Ta over</translation>
    </message>
    <message>
        <source>%1: settings are ours from now on</source>
        <translation>%1: Innstillingene er våre fra nå av</translation>
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
        <source>%1 pings again</source>
        <translation>%1 pinger igjen</translation>
    </message>
    <message>
        <source>%1 stops pinging and stays connected</source>
        <translation>%1 slutter å pinge og forblir tilkoblet</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Koble fra</translation>
    </message>
    <message>
        <source>Disconnect %1; it is not connected at the next start</source>
        <translation>Koble fra %1; den kobles ikke til ved neste start</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Oppdater fastvaren i %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Ask for messages</source>
        <translation>Be om meldinger</translation>
    </message>
    <message>
        <source>Order heading, depth, position and temperature from the autopilot</source>
        <translation>Be autopiloten om kurs, dybde, posisjon og temperatur</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Bruk %1</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too</source>
        <translation>Et annet program snakker også som %1</translation>
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
        <source>By which ids Leadline speaks there, and the key that signs</source>
        <translation>Hvilke id-er Leadline snakker med der, og nøkkelen som signerer</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Koble fra</translation>
    </message>
    <message>
        <source>Disconnect %1; it is not connected at the next start</source>
        <translation>Koble fra %1; den kobles ikke til ved neste start</translation>
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
        <source>Range gain</source>
        <translation>Fjernforsterkning</translation>
    </message>
    <message>
        <source>Strengthens far echoes: 1× at the sonar, this at the end of the range</source>
        <translation>Forsterker fjerne ekko: 1× ved sonaren, denne verdien ytterst i rekkevidden</translation>
    </message>
    <message>
        <source>Range gain from</source>
        <translation>Fjernforsterkning fra</translation>
    </message>
    <message>
        <source>Nearer echoes stay as they are</source>
        <translation>Nærmere ekko forblir som de er</translation>
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
        <source>Mean with the pings before; of a scan with the bearing beside</source>
        <translation>Middel med pingene før; for et skann med peilingen ved siden av</translation>
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
        <source>Fade old echoes</source>
        <translation>Demp gamle ekko</translation>
    </message>
    <message>
        <source>To half brightness over one turn</source>
        <translation>Til halv lysstyrke over én omdreining</translation>
    </message>
    <message>
        <source>Mounting of the Ping360</source>
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
        <source>Measures horizontally, by the altitude of the Ping1D</source>
        <translation>Måler vannrett, med høyden fra Ping1D</translation>
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
        <source>Words on snapshots</source>
        <translation>Tekst på øyeblikksbilder</translation>
    </message>
    <message>
        <source>Scales of the plot, settings, time and place; without, its echoes alone</source>
        <translation>Skalaer, innstillinger, tid og sted; uten det bare ekkoene</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Tilbakestill visning</translation>
    </message>
    <message>
        <source>Everything but mounting, sound speed, units and vehicle as at first</source>
        <translation>Alt som fra først av, unntatt montering, lydhastighet, enheter og fartøy</translation>
    </message>
    <message>
        <source>Distance of the Ping1D</source>
        <translation>Avstand fra Ping1D</translation>
    </message>
    <message>
        <source>Over its echoes, a whole line; dots where it is in doubt</source>
        <translation>Over ekkoene, en hel linje; prikker der den er usikker</translation>
    </message>
    <message>
        <source>Bottom found by Leadline</source>
        <translation>Bunn funnet av Leadline</translation>
    </message>
    <message>
        <source>In the same echoes, a dashed line</source>
        <translation>I de samme ekkoene, en stiplet linje</translation>
    </message>
    <message>
        <source>Compare the Ping1D&apos;s echo with</source>
        <translation>Sammenlign ekkoet fra Ping1D med</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Sammenlign med</translation>
    </message>
    <message>
        <source>C in the echoes</source>
        <translation>C i ekkoene</translation>
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
        <source>TVG, drawn, not recorded</source>
        <translation>TVG, tegnes, tas ikke opp</translation>
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
        <source>By a factor that grows with range</source>
        <translation>Med en faktor som vokser med avstanden</translation>
    </message>
    <message>
        <source>Spreading and absorption, of what fills the beam</source>
        <translation>Spredning og absorpsjon, for det som fyller strålen</translation>
    </message>
    <message>
        <source>Spreading and absorption, of small targets</source>
        <translation>Spredning og absorpsjon, for små mål</translation>
    </message>
    <message>
        <source>What all bearings have in common</source>
        <translation>Det alle peilinger har felles</translation>
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
        <source>Pulses of other sonars, which the two pings before do not have</source>
        <translation>Pulser fra andre sonarer, som de to pingene før ikke har</translation>
    </message>
    <message>
        <source>And the mean of what differs by no more than speckle</source>
        <translation>Og middelet av det som ikke avviker mer enn speckle</translation>
    </message>
</context>
<context>
    <name>DivePage</name>
    <message>
        <source>sonar</source>
        <translation>sonar</translation>
    </message>
</context>
<context>
    <name>DoctorAddress</name>
    <message>
        <source>The sonar is told, and looked for again. That takes up to half a minute.</source>
        <translation>Sonaren får beskjed og blir lett etter igjen. Det tar opptil et halvt minutt.</translation>
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
        <source>Keep the present one</source>
        <translation>Behold den nåværende</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Doktor</translation>
    </message>
    <message>
        <source>Find out why it does not answer</source>
        <translation>Finn ut hvorfor den ikke svarer</translation>
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
        <source>Copy all of it as text</source>
        <translation>Kopier alt som tekst</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>Nothing to say</source>
        <translation>Ingenting å si</translation>
    </message>
    <message>
        <source>Choose a device at the left: what is known of its connection is said here.</source>
        <translation>Velg en enhet til venstre: Det som er kjent om forbindelsen, står her.</translation>
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
        <source>Open %1 and go on trying</source>
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
        <source>Ask as a connection would; that stops a scan</source>
        <translation>Spør slik en tilkobling ville; det stopper et skann</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Gjenopprett fastvare…</translation>
    </message>
    <message>
        <source>For a sonar on %1 whose update was cut off</source>
        <translation>For en sonar på %1 som fikk oppdateringen avbrutt</translation>
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
        <source>%1–%2 of 255</source>
        <translation>%1–%2 av 255</translation>
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
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Fartøy</translation>
    </message>
    <message>
        <source> · perhaps the same as %1</source>
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
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Close the export</source>
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
        <source>Stop it; nothing unfinished is left behind</source>
        <translation>Stopp den; ingenting uferdig blir igjen</translation>
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
        <source>With this firmware the sonar speaks at %1 baud only.</source>
        <translation>Med denne fastvaren snakker sonaren bare med %1 baud.</translation>
    </message>
    <message>
        <source>The sonar has this firmware already.</source>
        <translation>Sonaren har allerede denne fastvaren.</translation>
    </message>
    <message>
        <source>This is older than what the sonar has.</source>
        <translation>Denne er eldre enn den sonaren har.</translation>
    </message>
    <message>
        <source>Asking the sonar once more who it is</source>
        <translation>Spør sonaren én gang til hvem den er</translation>
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
        <source>If the cable fails in between, leave the power on and write the file again. If the power fails, the %1 may not start any more: then it has to be opened, and started with its BOOT button held. The guide says how.</source>
        <translation>Svikter kabelen underveis, la strømmen være på og skriv filen igjen. Svikter strømmen, kan det hende at %1 ikke starter lenger: Da må den åpnes, og startes med BOOT-knappen holdt inne. Håndboken sier hvordan.</translation>
    </message>
    <message>
        <source>If power or cable fail in between, the bootloader of the Ping360 listens again when its power is switched on: choose the port at the left, Recover firmware…, and switch the sonar off and on when it is waited for.</source>
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
        <source>Write %1 to the sonar, after a question</source>
        <translation>Skriv %1 til sonaren, etter et spørsmål</translation>
    </message>
    <message>
        <source>Choose a file that fits first</source>
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
        <source>Write nothing</source>
        <translation>Skriv ingenting</translation>
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
        <source>Stop it; nothing is written yet</source>
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
        <source>Not now: the sonar could be left without a program</source>
        <translation>Ikke nå: Sonaren kan bli stående uten program</translation>
    </message>
</context>
<context>
    <name>FirmwarePanel</name>
    <message>
        <source>Firmware of %1</source>
        <translation>Fastvaren i %1</translation>
    </message>
    <message>
        <source>Firmware is being written: close the window when that is over.</source>
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
        <source>Not while it is being written</source>
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
        <source>Not tried on hardware: only on simulated sonars. Have the time to send a sonar in before you rely on it.</source>
        <translation>Ikke prøvd på maskinvare: bare på simulerte sonarer. Ha tid til å sende inn en sonar før du stoler på det.</translation>
    </message>
    <message>
        <source>What hangs there</source>
        <translation>Hva som sitter der</translation>
    </message>
    <message>
        <source>Speed of its boot code, baud</source>
        <translation>Hastighet i oppstartskoden, baud</translation>
    </message>
    <message>
        <source>Nothing but this choice tells a Ping1D from a Ping2 here: the one takes the other&apos;s firmware, and may not start with it. Look at the sonar itself first.</source>
        <translation>Bare dette valget skiller en Ping1D fra en Ping2 her: Den ene tar imot fastvaren til den andre, og starter kanskje ikke med den. Se på selve sonaren først.</translation>
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
        <source>An Intel HEX file of the maker: %1</source>
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
</context>
<context>
    <name>InspectorTabs</name>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
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
        <source>Pause or play; in a dive: look back</source>
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
        <source>Mark what the cursor stands on</source>
        <translation>Merk det markøren står på</translation>
    </message>
    <message>
        <source>Mark what the Ping1D measures now</source>
        <translation>Merk det Ping1D måler nå</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Skriv et notat om dette øyeblikket</translation>
    </message>
    <message>
        <source>Start, end; in a dive: live</source>
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
        <source>On the disc: move the cursor</source>
        <translation>På skiven: flytt markøren</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>On the Ping1D: cursor; Ctrl depth, Shift time</source>
        <translation>På Ping1D: markør; Ctrl dybde, Shift tid</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>On the Ping1D: compare its echo; hold it</source>
        <translation>På Ping1D: sammenlign ekkoet; hold det</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>On the disc: alarm zone at the cursor</source>
        <translation>På skiven: alarmsone ved markøren</translation>
    </message>
    <message>
        <source>Echo trace beside the disc</source>
        <translation>Ekkokurve ved siden av skiven</translation>
    </message>
    <message>
        <source>Head up, north up, course frozen</source>
        <translation>Baug opp, nord opp, fast kurs</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Lengre, kortere rekkevidde</translation>
    </message>
    <message>
        <source>OK: the alarm is known</source>
        <translation>OK: Alarmen er kjent</translation>
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
        <source>Both plots, polar only, Ping1D only</source>
        <translation>Begge bilder, bare polar, bare Ping1D</translation>
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
        <source>Say the distance to the bottom</source>
        <translation>Si avstanden til bunnen</translation>
    </message>
    <message>
        <source>Record the demo, or no more</source>
        <translation>Ta opp demoen, eller slutt med det</translation>
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
        <source>This list</source>
        <translation>Denne listen</translation>
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
        <source>Close the keys</source>
        <translation>Lukk tastelisten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start: connect what was found</source>
        <translation>Enheter og start: koble til det som er funnet</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Tastene og hva de gjør</translation>
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
        <source>Bring back the deleted marker</source>
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
        <source>Timeline: closer, wider</source>
        <translation>Tidslinje: nærmere, videre</translation>
    </message>
    <message>
        <source>Timeline: all of it</source>
        <translation>Tidslinje: hele</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Logs; in the list Space ticks, Ctrl+A all</source>
        <translation>Logger; i listen krysser Mellomrom av, Ctrl+A alle</translation>
    </message>
    <message>
        <source>Logs and messages: search</source>
        <translation>Logger og meldinger: søk</translation>
    </message>
    <message>
        <source>Logs: look again</source>
        <translation>Logger: se etter igjen</translation>
    </message>
    <message>
        <source>Setup: units, look, keys, connections</source>
        <translation>Oppsett: måleenheter, utseende, taster, tilkoblinger</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Automatiske nivåer; rå ekko</translation>
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
        <source>Echoes as recorded, without TVG, filter and smoothing</source>
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
        <source>No recording chosen</source>
        <translation>Ingen opptak valgt</translation>
    </message>
    <message>
        <source>Choose one from the list: what is in it and its dive sheet stand here.</source>
        <translation>Velg ett fra listen: Innholdet og dykkeskjemaet står her.</translation>
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
        <source>Completes the recording; all messages stay</source>
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
        <source>Looking…</source>
        <translation>Ser etter…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Opptak, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter opens, Space ticks</source>
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
        <source>No name, date, device or dive sheet has “%1”.</source>
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
        <source>Logs</source>
        <translation>Logger</translation>
    </message>
    <message>
        <source>List another folder</source>
        <translation>List en mappe til</translation>
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
        <source>All that are ticked, on one time line</source>
        <translation>Alle avkryssede, på én tidslinje</translation>
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
        <source>List the recordings of another folder, too</source>
        <translation>List også opptakene i en annen mappe</translation>
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
        <source>It goes into the recording of this dive, also what is filled in later.</source>
        <translation>Det går inn i opptaket av dette dykket, også det som fylles ut senere.</translation>
    </message>
    <message>
        <source>It goes into the next recording. Job, vehicle, pilot and place are remembered.</source>
        <translation>Det går inn i neste opptak. Oppdrag, fartøy, pilot og sted huskes.</translation>
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
        <source>Looking into it…</source>
        <translation>Ser inn i den…</translation>
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
        <source>%1 Positive seconds lay the vehicle&apos;s log later.</source>
        <translation>%1 Positive sekunder legger fartøyets logg senere.</translation>
    </message>
    <message>
        <source>Move it by %1</source>
        <translation>Flytt den %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunder</translation>
    </message>
    <message>
        <source>Seconds that the vehicle&apos;s log is moved (Enter)</source>
        <translation>Sekunder som fartøyets logg flyttes (Enter)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Back to where the clocks put it</source>
        <translation>Tilbake dit klokkene legger den</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Juster for hånd</translation>
    </message>
    <message>
        <source>Show both from a common start, and move the vehicle&apos;s log from there</source>
        <translation>Vis begge fra en felles start, og flytt fartøyets logg derfra</translation>
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
        <source>Show the sonar&apos;s log alone again</source>
        <translation>Vis sonarens logg alene igjen</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Juster denne filen for hånd</translation>
    </message>
    <message>
        <source>%1 Positive seconds lay it later.</source>
        <translation>%1 Positive sekunder flytter den senere.</translation>
    </message>
    <message>
        <source>Show it from a common start with the others, and move it from there</source>
        <translation>Vis den fra en felles start med de andre, og flytt den derfra</translation>
    </message>
    <message>
        <source>Let it follow behind the others again</source>
        <translation>La den følge etter de andre igjen</translation>
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
        <source>Several logs lie on one time line. A snapshot opens its log at that instant.</source>
        <translation>Flere logger ligger på én tidslinje. Et øyeblikksbilde åpner loggen sin i det øyeblikket.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Åpne logg</translation>
    </message>
    <message>
        <source>Logs and their snapshots (*.mcap *.bin *.tlog *.svlog *.png)</source>
        <translation>Logger og øyeblikksbildene deres (*.mcap *.bin *.tlog *.svlog *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
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
        <source>Another name (F2)</source>
        <translation>Et annet navn (F2)</translation>
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
        <source>None was known then</source>
        <translation>Ingen var kjent da</translation>
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
        <source>Vehicle&apos;s log</source>
        <translation>Fartøyets logg</translation>
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
        <source>Marks, %1</source>
        <translation>Merker, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Opp og Ned velger, Enter går dit, F2 gir nytt navn, Del sletter</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Ingenting har skjedd ennå.</translation>
    </message>
    <message>
        <source>Nothing marked yet. Point at an echo and press M; Enter marks what the Ping1D measured last, N notes.</source>
        <translation>Ingenting merket ennå. Pek på et ekko og trykk M; Enter merker det Ping1D målte sist, N noterer.</translation>
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
        <source>Point at an echo and press M, or move there by the arrow keys of a plot.</source>
        <translation>Pek på et ekko og trykk M, eller gå dit med piltastene i et bilde.</translation>
    </message>
    <message>
        <source>The Ping1D finds nothing here that could be marked.</source>
        <translation>Ping1D finner ingenting her som kan merkes.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Note about this moment</source>
        <translation>Notat om dette øyeblikket</translation>
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
        <source>A file next to the recording</source>
        <translation>En fil ved siden av opptaket</translation>
    </message>
    <message>
        <source>There is no marker yet</source>
        <translation>Det finnes ingen merker ennå</translation>
    </message>
    <message>
        <source>A note about what is shown now, Enter keeps it</source>
        <translation>Et notat om det som vises nå, Enter beholder det</translation>
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
        <source>missing: the payload ends before it</source>
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
        <source>No message chosen</source>
        <translation>Ingen melding valgt</translation>
    </message>
    <message>
        <source>Choose one from the list: its fields and bytes stand here.</source>
        <translation>Velg en fra listen: Feltene og bytene står her.</translation>
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
        <source>The same message before this one</source>
        <translation>Den samme meldingen før denne</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← i listen</translation>
    </message>
    <message>
        <source>The same message after this one</source>
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
        <source>Up and Down choose, Left and Right go to the one before and after</source>
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
        <source>What sonars and vehicles say is listed here, also what comes only once.</source>
        <translation>Det sonarer og fartøyer sier, listes her, også det som bare kommer én gang.</translation>
    </message>
    <message>
        <source>No name, old name, field, id or source of a message has “%1”.</source>
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
        <source>By name, old name, field, id or source; “once” finds what came only once</source>
        <translation>Etter navn, gammelt navn, felt, nummer eller kilde; «én gang» finner det som bare kom én gang</translation>
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
        <source>Came</source>
        <translation>Kom</translation>
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
        <source>%1, %2, message %3, %4 came, %5, last %6 ago, %7</source>
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
    <name>MountingButtons</name>
    <message>
        <source>It is mounted as it is drawn now</source>
        <translation>Den er montert slik den tegnes nå</translation>
    </message>
    <message>
        <source>Draw it so from now on</source>
        <translation>Tegn den slik fra nå av</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montering: %1</translation>
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
        <source>Logs</source>
        <translation>Logger</translation>
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
        <source>Help: the guide; all keys</source>
        <translation>Hjelp: håndboken; alle taster</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Setup: units, look, window, recordings, connections</source>
        <translation>Oppsett: måleenheter, utseende, vindu, opptak, tilkoblinger</translation>
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
        <source>This log has none.</source>
        <translation>Denne loggen har ingen.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Koble til en, eller åpne en logg.</translation>
    </message>
    <message>
        <source>It does not ping until it is told to.</source>
        <translation>Den pinger ikke før den får beskjed.</translation>
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
        <source>Timing</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>What the vehicle says, and how fast it answers</source>
        <translation>Hva fartøyet sier, og hvor raskt det svarer</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Stop reading; what is read can be played</source>
        <translation>Slutt å lese; det som er lest, kan spilles</translation>
    </message>
    <message>
        <source>Do what the notice offers</source>
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
        <source>%1 seconds a turn, %2 pings a second</source>
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
        <source>Fit the picture</source>
        <translation>Tilpass bildet</translation>
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
        <source>Frozen</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Up in the picture</source>
        <translation>Opp i bildet</translation>
    </message>
    <message>
        <source>No heading comes: only head up. Connect the vehicle, or open a log that has it.</source>
        <translation>Det kommer ingen kurs: bare baug opp. Koble til fartøyet, eller åpne en logg som har den.</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Polar picture of the Ping360; arrows move the cursor</source>
        <translation>Polarbilde fra Ping360; piler flytter markøren</translation>
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
        <source>End stare</source>
        <translation>Slutt å stirre</translation>
    </message>
    <message>
        <source>Stare here</source>
        <translation>Stirr hit</translation>
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
        <source>The head is parked: there is no disc to measure on.</source>
        <translation>Hodet står: Det er ingen skive å måle på.</translation>
    </message>
    <message>
        <source>Ping360, polar picture</source>
        <translation>Ping360, polarbilde</translation>
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
        <source>There are no echoes to measure yet.</source>
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
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the place of the alarm zone first.</source>
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
    <name>PolarRings</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
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
        <source>Zone, silent, %1 to %2 %3 about %4</source>
        <translation>Sone, stille, %1 til %2 %3 omkring %4</translation>
    </message>
    <message>
        <source>Zone, silent</source>
        <translation>Sone, stille</translation>
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
        <source>Disk does not take it</source>
        <translation>Disken tar ikke imot</translation>
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
        <source>%1, complete</source>
        <translation>%1, komplett</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>ledig %1</translation>
    </message>
    <message>
        <source>From the first byte on</source>
        <translation>Fra første byte</translation>
    </message>
    <message>
        <source>Recording %1</source>
        <translation>Opptak %1</translation>
    </message>
    <message>
        <source>New file: %1</source>
        <translation>Ny fil: %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Mellomrom)</translation>
    </message>
    <message>
        <source>Not recording: make room</source>
        <translation>Tar ikke opp: skaff plass</translation>
    </message>
    <message>
        <source>%1 s wait in memory</source>
        <translation>%1 s venter i minnet</translation>
    </message>
    <message>
        <source>%1 records it</source>
        <translation>%1 tar den opp</translation>
    </message>
    <message>
        <source>Its menu records it</source>
        <translation>Menyen tar den opp</translation>
    </message>
    <message>
        <source>Go on in a new file</source>
        <translation>Fortsett i en ny fil</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Ta opp demoen</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings go to %2.</source>
        <translation>Ingenting kan skrives i %1. Opptak legges i %2.</translation>
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
        <source>Sector&apos;s centre</source>
        <translation>Midten av sektoren</translation>
    </message>
    <message>
        <source>Sector&apos;s width</source>
        <translation>Bredden på sektoren</translation>
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
        <source>%1: %2 again</source>
        <translation>%1: %2 igjen</translation>
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
        <source>%1: %2 is right</source>
        <translation>%1: %2 er riktig</translation>
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
        <source>By the range</source>
        <translation>Etter rekkevidden</translation>
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
        <source>Acts on the live sonar</source>
        <translation>Virker på sonaren nå</translation>
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
        <source>It was found scanning, and Leadline did not start it.</source>
        <translation>Den skannet allerede, og Leadline startet den ikke.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Standby: the sonar rests</source>
        <translation>Hvile: Sonaren hviler</translation>
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
        <source>Send these to the sonar</source>
        <translation>Send disse til sonaren</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Leave the sonar as it is</source>
        <translation>La sonaren være som den er</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1: the sonar chooses it. Set Mode to Manual first.</source>
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
        <source>Kept for this sonar</source>
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
        <source>Head parked at %1°</source>
        <translation>Hodet står på %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Slutt å stirre</translation>
    </message>
    <message>
        <source>Stare there</source>
        <translation>Stirr dit</translation>
    </message>
    <message>
        <source>Scan the sector again</source>
        <translation>Skann sektoren igjen</translation>
    </message>
    <message>
        <source>Park the head at this bearing</source>
        <translation>Stans hodet på denne peilingen</translation>
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
        <source>Chosen by the sonar</source>
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
        <source>Send these to the sonar</source>
        <translation>Send disse til sonaren</translation>
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
        <source>Leave the sonar as it is</source>
        <translation>La sonaren være som den er</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>La %1 være som den er</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Look</source>
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
        <source>Change the theme by the time of day</source>
        <translation>Bytt tema etter tiden på døgnet</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Etter klokken på denne maskinen</translation>
    </message>
    <message>
        <source>Day from</source>
        <translation>Dag fra</translation>
    </message>
    <message>
        <source>Day until</source>
        <translation>Dag til</translation>
    </message>
    <message>
        <source>When it is not day</source>
        <translation>Når det ikke er dag</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høy kontrast</translation>
    </message>
    <message>
        <source>Edges of controls and secondary words stand out more</source>
        <translation>Kantene på kontroller og sekundær tekst trer tydeligere frem</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Størrelse på alt</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>This window has room for %1 %: make it larger for more.</source>
        <translation>Dette vinduet har plass til %1 %: Gjør det større for mer.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes stay as sharp as the screen is.</source>
        <translation>75 til 250 %. Ekko forblir så skarpe som skjermen er.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Hansker</translation>
    </message>
    <message>
        <source>Everything a quarter larger, to be pressed with gloves on</source>
        <translation>Alt en fjerdedel større, til å trykke på med hansker</translation>
    </message>
    <message>
        <source>Holds until the hour changes it, or you.</source>
        <translation>Gjelder til klokkeslettet eller du bytter det.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Neste tema</translation>
    </message>
    <message>
        <source>Light of the window</source>
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
        <source>%1: use what is typed</source>
        <translation>%1: bruk det som er skrevet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>SetupKey</name>
    <message>
        <source>Usual key</source>
        <translation>Vanlig tast</translation>
    </message>
    <message>
        <source>%1: the key that it had at first</source>
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
        <source>Esc leaves it as it is, Del takes the key away.</source>
        <translation>Esc lar den være som den er, Del tar tasten bort.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Ta den</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La den være</translation>
    </message>
    <message>
        <source>Both keep the keys that they have</source>
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
        <source>Leaves and closes; gives the keys back to the window</source>
        <translation>Går ut og lukker; gir tastene tilbake til vinduet</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mellomrom, Enter</translation>
    </message>
    <message>
        <source>Press the control that has the focus</source>
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
        <source>On the Ping1D: compare its echo; hold it</source>
        <translation>På Ping1D: sammenlign ekkoet; hold det</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>On the disc: alarm zone at the cursor</source>
        <translation>På skiven: alarmsone ved markøren</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>In the list of logs: tick all</source>
        <translation>I listen over logger: kryss av alle</translation>
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
        <source>Press Enter on an action&apos;s key, or click on it, then press the new key. Keys without Ctrl or Alt wait while you type.</source>
        <translation>Trykk Enter på tasten til en handling, eller klikk på den, og trykk så den nye tasten. Taster uten Ctrl eller Alt venter mens du skriver.</translation>
    </message>
    <message>
        <source>All keys as at first: yes</source>
        <translation>Alle taster som først: ja</translation>
    </message>
    <message>
        <source>All keys as at first…</source>
        <translation>Alle taster som først…</translation>
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
        <source>Everything stays</source>
        <translation>Alt blir som det er</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Faste taster</translation>
    </message>
    <message>
        <source>They belong to what has the focus.</source>
        <translation>De hører til det som har fokus.</translation>
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
        <source>The links that are ticked below; what is connected when you leave is ticked by itself</source>
        <translation>Forbindelsene som er avkrysset nedenfor; det som er tilkoblet når du avslutter, blir avkrysset av seg selv</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Skann ved tilkobling</translation>
    </message>
    <message>
        <source>Leadline&apos;s own ids on links of vehicles</source>
        <translation>Leadlines egne id-er på forbindelser til fartøyer</translation>
    </message>
    <message>
        <source>System and component that Leadline is</source>
        <translation>Systemet og komponenten som Leadline er</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>System / komponent, som 254/190; ikke 255, det er pilotens bakkestasjon (Enter)</translation>
    </message>
    <message>
        <source>Where a link has none of its own; from its next connection on.</source>
        <translation>Der en forbindelse ikke har egne; gjelder fra neste tilkobling.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Forbindelser</translation>
    </message>
    <message>
        <source>None was connected yet.</source>
        <translation>Ingen har vært tilkoblet ennå.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Else a sonar stays in Standby until you say otherwise</source>
        <translation>Ellers forblir en sonar i hvile til du sier noe annet</translation>
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
        <source>There is one</source>
        <translation>Det finnes en</translation>
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
        <source>Sign nothing, act upon everything</source>
        <translation>Signer ingenting, reager på alt</translation>
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
        <source>No start connects it, no search asks there</source>
        <translation>Ingen start kobler den til, ikke noe søk spør der</translation>
    </message>
    <message>
        <source>Disconnect it first, on the page Devices</source>
        <translation>Koble den fra først, på siden Enheter</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Recordings may go after</source>
        <translation>Opptak kan kastes etter</translation>
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
        <source>The oldest may go when all are more than</source>
        <translation>De eldste kan kastes når alle til sammen er over</translation>
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
        <source>Nothing goes by itself: those that may are listed here. What has markers, notes or a dive sheet never may.</source>
        <translation>Ingenting kastes av seg selv: De som kan kastes, listes her. Det som har merker, notater eller et dykkeskjema, kan aldri kastes.</translation>
    </message>
    <message>
        <source>Looking at the recordings…</source>
        <translation>Ser på opptakene…</translation>
    </message>
    <message>
        <source>No recording may go by this rule.</source>
        <translation>Etter denne regelen kan ingen opptak kastes.</translation>
    </message>
    <message>
        <source>These may go: %1</source>
        <translation>Disse kan kastes: %1</translation>
    </message>
    <message>
        <source>To the trash: yes, %1</source>
        <translation>Til papirkurven: ja, %1</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Flytt %1 til papirkurven…</translation>
    </message>
    <message>
        <source>Those that are ticked; asks once more</source>
        <translation>De som er avkrysset; spør én gang til</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>All of them stay</source>
        <translation>Alle blir værende</translation>
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
        <source>Of those that may go</source>
        <translation>Av dem som kan kastes</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Look</source>
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
        <source>Kept for the next start</source>
        <translation>Huskes til neste start</translation>
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
        <source>Test the sound</source>
        <translation>Prøv lyden</translation>
    </message>
    <message>
        <source>Sounds once</source>
        <translation>Høres én gang</translation>
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
        <source>Files and their names keep UTC.</source>
        <translation>Filer og navnene deres beholder UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Systemets</translation>
    </message>
    <message>
        <source>Figures look alike in all of them. The guide is English.</source>
        <translation>Tall ser like ut i alle. Håndboken er på engelsk.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers and alarms; other pages, events and files keep metres.</source>
        <translation>For bilder, avlesninger, innstillinger, merker og alarmer; andre sider, hendelser og filer beholder meter.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Alltid øverst</translation>
    </message>
    <message>
        <source>Above the windows of other programs, where the desktop allows it</source>
        <translation>Over vinduene til andre programmer, der skrivebordet tillater det</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Dekkevne</translation>
    </message>
    <message>
        <source>Less lets shine through what lies behind the window</source>
        <translation>Mindre lar det som ligger bak vinduet, skinne gjennom</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size and place of the window, the split of the plots, and full screen are kept by themselves.</source>
        <translation>Vinduets størrelse og plass, delingen mellom bildene og fullskjerm huskes av seg selv.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Opptak</translation>
    </message>
    <message>
        <source>Where recordings go</source>
        <translation>Hvor opptak legges</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Recordings go to %1</source>
        <translation>Opptak legges i %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Velg…</translation>
    </message>
    <message>
        <source>Choose where recordings go</source>
        <translation>Velg hvor opptak legges</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>Den vanlige</translation>
    </message>
    <message>
        <source>Leadline&apos;s own folder again</source>
        <translation>Leadlines egen mappe igjen</translation>
    </message>
    <message>
        <source>A recording that goes on stays where it is; the next one goes there.</source>
        <translation>Et opptak som pågår, blir der det er; det neste legges i denne mappen.</translation>
    </message>
    <message>
        <source>Go on in a new file</source>
        <translation>Fortsett i en ny fil</translation>
    </message>
    <message>
        <source>Looking whether it can be written to…</source>
        <translation>Ser etter om det kan skrives der…</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Hvis noe er galt</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Lagre programlogg</translation>
    </message>
    <message>
        <source>Write the program&apos;s newest messages to the recordings folder</source>
        <translation>Skriver programmets nyeste meldinger til mappen for opptak</translation>
    </message>
    <message>
        <source>A text file for whoever helps you: connections, devices and files since the start, with their addresses and names.</source>
        <translation>En tekstfil for den som hjelper deg: forbindelser, enheter og filer siden start, med adresser og navn.</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Settings are as at first.</source>
        <translation>Innstillingene er som de var først.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Reset: yes, all of it</source>
        <translation>Tilbakestill: ja, alt</translation>
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
        <source>Everything stays</source>
        <translation>Alt blir som det er</translation>
    </message>
    <message>
        <source>Units, time, language, look, window and its light, alarm sound, which keys do what, which plots are shown and how, and where and how recordings are kept become what they were at first. Recordings, all of the section Connections, alarm limits and what was set on sonars stay.</source>
        <translation>Måleenheter, tid, språk, utseende, vinduet og lysstyrken, alarmlyd, hvilke taster som gjør hva, hvilke bilder som vises og hvordan, og hvor og hvordan opptak lagres, blir som de var først. Opptak, hele avsnittet Tilkoblinger, alarmgrenser og det som er stilt på sonarer, blir som de er.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Oppdrag</translation>
    </message>
    <message>
        <source>What for, or for whom</source>
        <translation>Hva det er for, eller for hvem</translation>
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
        <source>Whatever is to be remembered</source>
        <translation>Alt som skal huskes</translation>
    </message>
</context>
<context>
    <name>SonarHeader</name>
    <message>
        <source>Simulated</source>
        <translation>Simulert</translation>
    </message>
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
        <source>Sent to no sonar</source>
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
        <source>Holds for 5 to 20 °C</source>
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
        <source>Where the sound goes</source>
        <translation>Der lyden går</translation>
    </message>
    <message>
        <source>Take the vehicle&apos;s temperature</source>
        <translation>Ta fartøyets temperatur</translation>
    </message>
    <message>
        <source>Its temperature and depth as they are now</source>
        <translation>Temperaturen og dybden slik de er nå</translation>
    </message>
    <message>
        <source>The vehicle tells no water temperature</source>
        <translation>Fartøyet oppgir ingen vanntemperatur</translation>
    </message>
    <message>
        <source>%1 · ± %2 %</source>
        <translation>%1 · ± %2 %</translation>
    </message>
    <message>
        <source>Holds for 41 to 68 °F</source>
        <translation>Gjelder for 41 til 68 °F</translation>
    </message>
    <message>
        <source>32 to 104</source>
        <translation>32 til 104</translation>
    </message>
    <message>
        <source>Take the vehicle&apos;s: %1</source>
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
        <source>Let go of the held echo (R)</source>
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
        <source>Ping1D, echoes over time</source>
        <translation>Ping1D, ekko over tid</translation>
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
        <source>There are no echoes to measure yet.</source>
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
        <source>Ping1D echoes, %1 seconds, %2</source>
        <translation>Ekko fra Ping1D, %1 sekunder, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, with Ctrl the depth window, with Shift they change the time span; +, − and 0 zoom depth; C compares with the pings before, R holds this echo</source>
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
        <source>Ping360 echoes over time, the head is parked at %1 degrees</source>
        <translation>Ekko fra Ping360 over tid, hodet står på %1 grader</translation>
    </message>
    <message>
        <source>Stare: the head is parked at %1°, range over time</source>
        <translation>Stirrer: Hodet står på %1°, rekkevidde over tid</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Slutt å stirre</translation>
    </message>
    <message>
        <source>The head turned</source>
        <translation>Hodet dreide seg</translation>
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
        <source>Two simulated sonars in a simulated sea; nothing is written unless you ask</source>
        <translation>To simulerte sonarer i en simulert sjø; ingenting skrives uten at du ber om det</translation>
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
        <source>It can be played as soon as its first pings are there.</source>
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
        <source>No logs in this folder</source>
        <translation>Ingen logger i denne mappen</translation>
    </message>
    <message>
        <source>This log cannot be opened</source>
        <translation>Denne loggen kan ikke åpnes</translation>
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
        <source>Connect: everything is recorded by itself, from the first byte on.</source>
        <translation>Koble til: Alt tas opp av seg selv, fra første byte.</translation>
    </message>
    <message>
        <source>Connect what was found, and record it</source>
        <translation>Koble til det som er funnet, og ta det opp</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Sett 200 %</translation>
    </message>
    <message>
        <source>Everything twice as large</source>
        <translation>Alt dobbelt så stort</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Bli på 100 %</translation>
    </message>
    <message>
        <source>This is not offered again</source>
        <translation>Dette tilbys ikke igjen</translation>
    </message>
    <message>
        <source>Everything is small on this screen. %1 has its size, too.</source>
        <translation>Alt er lite på denne skjermen. Størrelsen står også i %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Sist åpnet</translation>
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
        <source>This dive is recorded by itself, from its first byte on.</source>
        <translation>Dette dykket tas opp av seg selv, fra første byte.</translation>
    </message>
    <message>
        <source>Nothing is connected that could be recorded.</source>
        <translation>Ingenting er tilkoblet som kan tas opp.</translation>
    </message>
    <message>
        <source>The demo is recorded from now on.</source>
        <translation>Demoen tas opp fra nå av.</translation>
    </message>
    <message>
        <source>The demo is recorded no more.</source>
        <translation>Demoen tas ikke lenger opp.</translation>
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
        <source>It is in %1.</source>
        <translation>Den er i %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarm kvittert</translation>
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
        <source>No heartbeat</source>
        <translation>Ingen heartbeat</translation>
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
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Ta over</translation>
    </message>
    <message>
        <source>Send our settings to the sonar again</source>
        <translation>Send innstillingene våre til sonaren igjen</translation>
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
        <source>This recording holds no pings.</source>
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
        <source>Begin of the loop, %1</source>
        <translation>Start på sløyfen, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End of the loop, %1</source>
        <translation>Slutt på sløyfen, %1</translation>
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
        <source>As recorded: a log cannot be asked</source>
        <translation>Som tatt opp: En logg kan ikke spørres</translation>
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
        <source>Ask everybody on the link by PING, once</source>
        <translation>Spør alle på forbindelsen med PING, én gang</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Ask everybody on the link by PING each second</source>
        <translation>Spør alle på forbindelsen med PING hvert sekund</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Svar andre</translation>
    </message>
    <message>
        <source>Answer requests of PING</source>
        <translation>Svar på forespørsler med PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer requests of TIMESYNC: PX4 takes any answer for its clock</source>
        <translation>Svar på forespørsler med TIMESYNC: PX4 tar ethvert svar for klokken sin</translation>
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
        <source>The clock is known by replies to TIMESYNC only</source>
        <translation>Klokken er bare kjent fra svar på TIMESYNC</translation>
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
        <source>This log has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Denne loggen har ingen. Leadline leser MAVLink fra egne opptak og fra .tlog-filer.</translation>
    </message>
    <message>
        <source>Connect one, or open a log with MAVLink.</source>
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
        <source>Requests of TIMESYNC</source>
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
        <source>As recorded: a log cannot be asked</source>
        <translation>Som tatt opp: En logg kan ikke spørres</translation>
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
        <source>Strict version 2: replies to TIMESYNC that name nobody are ignored</source>
        <translation>Streng versjon 2: Svar på TIMESYNC som ikke nevner noen, teller ikke</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save what is shown as CSV, beside the recordings</source>
        <translation>Lagre det som vises som CSV, ved siden av opptakene</translation>
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
        <source>Have the adapter pass data on at once</source>
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
        <source>Round trip: half of them were quicker</source>
        <translation>Rundtur: Halvparten var raskere</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>No more than one in twenty took longer</source>
        <translation>Høyst én av tjue tok lengre tid</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>From one round trip to the next</source>
        <translation>Fra én rundtur til den neste</translation>
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
        <source>Replies to what had been given up</source>
        <translation>Svar på det som var gitt opp</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dobb.</translation>
    </message>
    <message>
        <source>Further replies to one request</source>
        <translation>Flere svar på én forespørsel</translation>
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
        <source>How fast the offset grows</source>
        <translation>Hvor fort avviket vokser</translation>
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
        <source>How far its clock is ahead of this computer&apos;s</source>
        <translation>Hvor langt klokken er foran denne maskinens</translation>
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
        <source>To the newest</source>
        <translation>Til det nyeste</translation>
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
        <source>There is nothing newer than live</source>
        <translation>Ingenting er nyere enn direkte</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Baklengs</translation>
    </message>
    <message>
        <source>Plays backwards, play forwards</source>
        <translation>Spiller baklengs, spill forlengs</translation>
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
        <source>Loop begins here</source>
        <translation>Sløyfen begynner her</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop ends here</source>
        <translation>Sløyfen slutter her</translation>
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
        <source>Mark what the cursor stands on, else what the Ping1D measured last</source>
        <translation>Merk det markøren står på, ellers det Ping1D målte sist</translation>
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
        <source>The newest is shown</source>
        <translation>Det nyeste vises</translation>
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
        <source>Heading and depth are its own</source>
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
    <name>VehicleLabel</name>
    <message>
        <source>Move the vehicle&apos;s log</source>
        <translation>Flytt fartøyets logg</translation>
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
        <source>Align the vehicle&apos;s log</source>
        <translation>Juster fartøyets logg</translation>
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
        <source>System and component that Leadline is</source>
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
        <source>Speak as %1 from now on</source>
        <translation>Snakk som %1 fra nå av</translation>
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
        <source>There is one</source>
        <translation>Det finnes en</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Sign all that is sent, refuse what is not signed with the same key</source>
        <translation>Signer alt som sendes, avvis det som ikke er signert med samme nøkkel</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Glem</translation>
    </message>
    <message>
        <source>Sign nothing, act upon everything</source>
        <translation>Signer ingenting, reager på alt</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>Nøkkelen ligger på denne maskinen, lesbar bare for deg; aldri i opptak.</translation>
    </message>
    <message>
        <source>Type two numbers, such as 254/190: a system from 1 to 254 and a component from 1 to 255.</source>
        <translation>Skriv to tall, som 254/190: et system fra 1 til 254 og en komponent fra 1 til 255.</translation>
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
        <source>Headings are then true ones (T)</source>
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
        <source>Ping1D below the depth sensor</source>
        <translation>Ping1D under dybdesensoren</translation>
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
        <source>Depths count from here on; Ping1D and logs alike</source>
        <translation>Dybder teller herfra; Ping1D og logger også</translation>
    </message>
    <message>
        <source>No depth comes from a vehicle</source>
        <translation>Det kommer ingen dybde fra et fartøy</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Depth as the vehicle says it</source>
        <translation>Dybden slik fartøyet oppgir den</translation>
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
        <source>Show the alarm&apos;s zone</source>
        <translation>Vis alarmens sone</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Mål i sonen</translation>
    </message>
    <message>
        <source>Z on the disc lays the zone around the cursor</source>
        <translation>Z på skiven legger sonen rundt markøren</translation>
    </message>
    <message>
        <source>Zone&apos;s middle</source>
        <translation>Midten av sonen</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Fra baugen</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone&apos;s width</source>
        <translation>Bredden på sonen</translation>
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
        <source>Strength of a target</source>
        <translation>Styrken på et mål</translation>
    </message>
    <message>
        <source>Of 255; weaker is none</source>
        <translation>Av 255; svakere er ikke noe</translation>
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
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
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
        <source>The range is 1 m long at least.</source>
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
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit avvist: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
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
        <source>The %1 is silent.</source>
        <translation>Stille fra: %1.</translation>
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
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
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
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Et annet program snakker også som %1: %2 er ledig.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>Autopiloten startet på nytt.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
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
        <source>The signing key could not be kept: %1.</source>
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
        <source>%1 stands for all of a network; a device needs one of its own.</source>
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
        <source>This computer is in another network than the Ping360 %1, and it is not the only one that answers: unplug the others, or give this computer an address near %2.</source>
        <translation>Denne maskinen er i et annet nett enn Ping360 %1, og den er ikke den eneste som svarer: Trekk ut de andre, eller gi denne maskinen en adresse nær %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>En annen enhet har allerede adressen %1: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be told: this computer has no way there any more.</source>
        <translation>Ping360 på %1 kunne ikke få beskjed: Denne maskinen har ikke lenger noen vei dit.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has come with the address %2: unplug one of them.</source>
        <translation>En annen Ping360, %1, har kommet med adressen %2: Trekk ut en av dem.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>Ping360 %1 beholder adressen %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 was told its new address and is not found again: check that this computer reaches that network, and switch its power off and on.</source>
        <translation>Ping360 %1 fikk den nye adressen og finnes ikke igjen: Sjekk at denne maskinen når det nettet, og slå den av og på.</translation>
    </message>
    <message>
        <source>Nothing else probes it</source>
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
        <source>ModemManager is running and will send commands of its own for some seconds after the adapter is plugged in.</source>
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
        <source>It belongs to group %1, user %2 has to log in again.</source>
        <translation>Den tilhører gruppen %1, brukeren %2 må logge inn på nytt.</translation>
    </message>
    <message>
        <source>It belongs to group %1, user %2 is not in it.</source>
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
        <source>Waits for permission.</source>
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
        <source>Network leads there</source>
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
        <source>It is a Ping1D or Ping360</source>
        <translation>Det er en Ping1D eller Ping360</translation>
    </message>
    <message>
        <source>Waits for the port.</source>
        <translation>Venter på porten.</translation>
    </message>
    <message>
        <source>Waits for an answer.</source>
        <translation>Venter på svar.</translation>
    </message>
    <message>
        <source>It said who it is.</source>
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
        <source>No network leads to %1</source>
        <translation>Ikke noe nett fører til %1</translation>
    </message>
    <message>
        <source>%1 went away</source>
        <translation>%1 ble borte</translation>
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
        <source>It was asked at %1 baud.</source>
        <translation>Det ble spurt med %1 baud.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Sjekk strømmen til sonaren, og at ledningene for sending og mottak ikke er byttet om.</translation>
    </message>
    <message>
        <source>If another program has set another rate, connecting or checking again lets the sonar measure it.</source>
        <translation>Har et annet program satt en annen hastighet, lar tilkobling eller ny kontroll sonaren måle den.</translation>
    </message>
    <message>
        <source>Nobody has sent anything there.</source>
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
        <source>The network leads there.</source>
        <translation>Nettet fører dit.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Sjekk strøm og kabel til sonaren, og at broen kjører på fartøyet.</translation>
    </message>
    <message>
        <source>No sonar speaks on %1</source>
        <translation>Ingen sonar snakker på %1</translation>
    </message>
    <message>
        <source>Bytes arrive, but no messages of a sonar.</source>
        <translation>Det kommer byte, men ingen meldinger fra en sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Sjekk adressen, og baudraten til broen på fartøyet.</translation>
    </message>
    <message>
        <source>Something speaks at another rate on %1</source>
        <translation>Noe snakker med en annen hastighet på %1</translation>
    </message>
    <message>
        <source>Bytes arrive at %1 baud, but no messages of a sonar.</source>
        <translation>Det kommer byte med %1 baud, men ingen meldinger fra en sonar.</translation>
    </message>
    <message>
        <source>It did not measure the rate either: this is another device, or its firmware has a rate of its own, which the address can name.</source>
        <translation>Den målte heller ikke hastigheten: Dette er en annen enhet, eller fastvaren har en egen hastighet, som adressen kan oppgi.</translation>
    </message>
    <message>
        <source>Connecting or checking again lets a sonar measure the rate.</source>
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
        <source>%1 has not been asked yet</source>
        <translation>%1 er ikke spurt ennå</translation>
    </message>
    <message>
        <source>It is asked when you connect or check it.</source>
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
        <source>Nobody says who he is on %1</source>
        <translation>Ingen sier hvem han er på %1</translation>
    </message>
    <message>
        <source>Messages arrive, but no answer to the question who sends them.</source>
        <translation>Det kommer meldinger, men ikke noe svar på hvem som sender dem.</translation>
    </message>
    <message>
        <source>Another program may be asking at the same time: close it, then check again.</source>
        <translation>Et annet program spør kanskje samtidig: Lukk det, og kontroller igjen.</translation>
    </message>
    <message>
        <source>A vehicle is expected there</source>
        <translation>Der ventes et fartøy</translation>
    </message>
    <message>
        <source>It is not asked before you connect: then Leadline sends a heartbeat each second, and asks it for its clock.</source>
        <translation>Det spørres ikke før du kobler til: Da sender Leadline en heartbeat hvert sekund, og spør etter klokken.</translation>
    </message>
    <message>
        <source>The ground station needs this port: while Leadline has it, it hears nothing.</source>
        <translation>Bakkestasjonen trenger denne porten: Så lenge Leadline har den, hører den ingenting.</translation>
    </message>
    <message>
        <source>A Ping360 says that its address is %1</source>
        <translation>En Ping360 sier at adressen er %1</translation>
    </message>
    <message>
        <source>This computer is %1, and has no network in which that is.</source>
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
        <source>What is in use is not asked.</source>
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
        <source>Leadline asks there only if you tell it to look.</source>
        <translation>Leadline spør der bare hvis du ber om det.</translation>
    </message>
    <message>
        <source>%1 may serve one program at a time</source>
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
        <source>%1 is no USB serial adapter</source>
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
        <source>The recording cannot be read: its medium does not answer.</source>
        <translation>Opptaket kan ikke leses: Mediet svarer ikke.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk does not answer.</source>
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
        <source>%1 cannot be filled as a whole: name a folder in it.</source>
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
        <source>The picture is no PNG.</source>
        <translation>Bildet er ingen PNG.</translation>
    </message>
    <message>
        <source>A picture has no room for the text %1.</source>
        <translation>Et bilde har ikke plass til teksten %1.</translation>
    </message>
    <message>
        <source>The file is no PNG.</source>
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
        <source>What was exported is simulated, and a %1 has no place to say so: let the file&apos;s name tell it.</source>
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
        <source>%1 without a position left out; markers-csv takes all of them.</source>
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
        <source>another one lies there.</source>
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
        <source>There is no folder for the picture.</source>
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
        <source>%1 stands for every address; say which one to connect to.</source>
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
        <source>An IPv6 address goes in brackets, as in udp://[::1]:9092.</source>
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
        <source>There is no simulator %1: there are sim:ping1d, sim:ping360 and sim:vehicle.</source>
        <translation>Det finnes ingen simulator %1: Det finnes sim:ping1d, sim:ping360 og sim:vehicle.</translation>
    </message>
    <message>
        <source>The device is said twice.</source>
        <translation>Enheten er sagt to ganger.</translation>
    </message>
    <message>
        <source>There is no device %1: there are ping1d, ping360 and vehicle.</source>
        <translation>Det finnes ingen enhet %1: Det finnes ping1d, ping360 og vehicle.</translation>
    </message>
    <message>
        <source>The baud rate is said twice.</source>
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
        <source>It is kept in %1 instead.</source>
        <translation>Det beholdes i %1 i stedet.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Dette er ikke et dykkeskjema fra Leadline.</translation>
    </message>
    <message>
        <source>What lies beside %1 as its dive sheet is none.</source>
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
        <source>Mark renamed: %1</source>
        <translation>Merke fikk nytt navn: %1</translation>
    </message>
    <message>
        <source>Mark deleted</source>
        <translation>Merke slettet</translation>
    </message>
    <message>
        <source>Mark brought back</source>
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
        <source>%1 is complete: there is nothing to repair.</source>
        <translation>%1 er komplett: Det er ingenting å reparere.</translation>
    </message>
    <message>
        <source>%1 is complete now: %2 messages.</source>
        <translation>%1 er komplett nå: %2 meldinger.</translation>
    </message>
    <message>
        <source>%1 is complete now: %2 messages, up to %3.</source>
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
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.</source>
        <translation>Leadline åpner .mcap-opptak og .bin (Ping Viewer), .tlog og .svlog.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 er tom.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its medium does not answer.</source>
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
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 ble ikke tatt opp mens disken var full; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 ble fjernet mens den ble tatt opp; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 ble fjernet mens den ble tatt opp, og %2 med den; det som kom siden, er i en ny fil.</translation>
    </message>
    <message>
        <source>What comes in waits in memory and is written as soon as the disk takes it.</source>
        <translation>Det som kommer, venter i minnet og skrives så snart disken tar imot.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 har ingen indeks ennå: leadline-cli repair gjør den komplett.</translation>
    </message>
    <message>
        <source>Make room, then start recording again.</source>
        <translation>Skaff plass, og begynn opptaket igjen.</translation>
    </message>
    <message>
        <source>Make room: with %1 MB free it goes on in a new file.</source>
        <translation>Skaff plass: Med %1 MB ledig går det videre i en ny fil.</translation>
    </message>
    <message>
        <source>Recording ended: only %1 MB are left on the disk.</source>
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
        <source>This computer slept for %1: nothing was received meanwhile.</source>
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
        <source>The file is no firmware: an Intel HEX file begins with a colon.</source>
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
        <source>Get it again from where it came.</source>
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
        <source>The port does not take what is sent.</source>
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
        <source>Its bootloader is in charge and waits: leave the power on and write the file again.</source>
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
        <source>stands behind the last one</source>
        <translation>står etter den siste</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>begynner ikke med et kolon</translation>
    </message>
    <message>
        <source>has something else than pairs of digits</source>
        <translation>har noe annet enn par av sifre</translation>
    </message>
    <message>
        <source>has not the length that it says</source>
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
        <source>is of a kind that nobody knows</source>
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
        <source>The disk is slow: the last %1 s are not yet safe against a power cut.</source>
        <translation>Disken er treg: De siste %1 s er ennå ikke sikret mot strømbrudd.</translation>
    </message>
    <message>
        <source>one row a ping and distance</source>
        <translation>én rad per ping og avstand</translation>
    </message>
    <message>
        <source>all of it or a part, packed with zstd</source>
        <translation>alt eller en del, pakket med zstd</translation>
    </message>
    <message>
        <source>one sonar, as Ping Viewer logs and plays it (.bin)</source>
        <translation>én sonar, slik Ping Viewer logger og spiller den av (.bin)</translation>
    </message>
    <message>
        <source>the vehicle&apos;s MAVLink, as ground stations log it</source>
        <translation>fartøyets MAVLink, slik bakkestasjoner logger den</translation>
    </message>
    <message>
        <source>a report of the dive, for paper</source>
        <translation>en rapport om dykket, til utskrift</translation>
    </message>
    <message>
        <source>all pings with their settings and the vehicle, along SONAR-netCDF4</source>
        <translation>alle ping med innstillinger og fartøyet, etter SONAR-netCDF4</translation>
    </message>
    <message>
        <source>the echoes as they came, by ffmpeg or GStreamer (MP4)</source>
        <translation>ekkoene slik de kom, med ffmpeg eller GStreamer (MP4)</translation>
    </message>
    <message>
        <source>pictures in a folder: waterfalls, and a disc for each turn</source>
        <translation>bilder i en mappe: fossefall, og en skive for hver omdreining</translation>
    </message>
    <message>
        <source>one row a marker</source>
        <translation>én rad per merke</translation>
    </message>
    <message>
        <source>the markers for maps (GeoJSON)</source>
        <translation>merkene for kart (GeoJSON)</translation>
    </message>
    <message>
        <source>the markers for chart plotters (GPX)</source>
        <translation>merkene for kartplottere (GPX)</translation>
    </message>
    <message>
        <source>the markers for globes (KML)</source>
        <translation>merkene for globuser (KML)</translation>
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
        <source>Nobody in the network has the address %1.</source>
        <translation>Ingen på nettet har adressen %1.</translation>
    </message>
    <message>
        <source>Waits for the computer.</source>
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
        <source>Not known: nothing came back.</source>
        <translation>Ikke kjent: Ingenting kom tilbake.</translation>
    </message>
    <message>
        <source>Nobody refuses it, and nobody answers.</source>
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
        <source>They are messages of a sonar</source>
        <translation>De er meldinger fra en sonar</translation>
    </message>
    <message>
        <source>They come from there.</source>
        <translation>De kommer derfra.</translation>
    </message>
    <message>
        <source>They are whole, with the right checksum.</source>
        <translation>De er hele, med riktig sjekksum.</translation>
    </message>
    <message>
        <source>None of them is a whole message.</source>
        <translation>Ingen av dem er en hel melding.</translation>
    </message>
    <message>
        <source>They came before, and stopped.</source>
        <translation>De kom før, og stoppet.</translation>
    </message>
    <message>
        <source>None came so far.</source>
        <translation>Ingen har kommet hittil.</translation>
    </message>
    <message>
        <source>Waits for bytes.</source>
        <translation>Venter på byte.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 er ikke på nettet</translation>
    </message>
    <message>
        <source>Nobody there has this address.</source>
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
        <source>%1 fell silent</source>
        <translation>%1 ble stille</translation>
    </message>
    <message>
        <source>The port is open, and nothing comes any more.</source>
        <translation>Porten er åpen, og det kommer ikke noe mer.</translation>
    </message>
    <message>
        <source>Nothing comes any more, and the way there is open.</source>
        <translation>Det kommer ikke noe mer, og veien dit er åpen.</translation>
    </message>
    <message>
        <source>Nothing comes any more.</source>
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
        <source>It is asked again by itself.</source>
        <translation>Den spørres igjen av seg selv.</translation>
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
        <source>No vehicle speaks on %1</source>
        <translation>Ingen fartøy snakker på %1</translation>
    </message>
    <message>
        <source>Bytes arrive, but no MAVLink.</source>
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
        <source>%1 was written anew: %2 messages.</source>
        <translation>%1 ble skrevet på nytt: %2 meldinger.</translation>
    </message>
    <message>
        <source>%1 was written anew: %2 messages, up to %3.</source>
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
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
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
        <source>%1 is complete now: 1 message.</source>
        <translation>%1 er nå fullstendig: 1 melding.</translation>
    </message>
    <message>
        <source>%1 is complete now: 1 message, up to %2.</source>
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
        <source>%1 was written anew: 1 message.</source>
        <translation>%1 ble skrevet på nytt: 1 melding.</translation>
    </message>
    <message>
        <source>%1 was written anew: 1 message, up to %2.</source>
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
        <source>Sound speed of the device</source>
        <translation>Lydhastighet i enheten</translation>
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
        <source>%1 exists already; --force writes over it.</source>
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
        <source>Bytes arrive on this link, but no MAVLink: check the device and its baud rate.</source>
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
        <source>markers-csv takes all of them.</source>
        <translation>markers-csv tar alle.</translation>
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
        <source>%1 is silent</source>
        <translation>%1 er stille</translation>
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
        <source>Connect all %1</source>
        <translation>Koble til alle %1</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Koble til %1 av %2</translation>
    </message>
    <message>
        <source>Nobody else sends to this link</source>
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
        <source> The ground station needs this port: while Leadline has it, it hears nothing. 192.168.2.2:14660 is for programs like this one.</source>
        <translation> Bakkestasjonen trenger denne porten: Så lenge Leadline har den, hører den ingenting. 192.168.2.2:14660 er for programmer som dette.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 over TCP på %2, port %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: what it says is made up.</source>
        <translation>Simulert fartøy: Det det sier, er oppdiktet.</translation>
    </message>
    <message>
        <source>Simulated %1: its echoes are made up.</source>
        <translation>Simulert %1: Ekkoene er oppdiktet.</translation>
    </message>
    <message>
        <source>Its medium failed before its end was read.</source>
        <translation>Mediet sviktet før slutten var lest.</translation>
    </message>
    <message>
        <source>It was cut off. All of it up to there can be played; Repair completes it for other programs.</source>
        <translation>Det ble avbrutt. Alt frem til dit kan spilles; Reparer gjør det komplett for andre programmer.</translation>
    </message>
    <message>
        <source>The log ends early. All of it up to there can be played.</source>
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
        <source>File of %1 · %2</source>
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
        <source>perhaps %1</source>
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
        <source>%1–%2 m</source>
        <translation>%1–%2 m</translation>
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
        <source>vehicle depth %1 m</source>
        <translation>fartøydybde %1 m</translation>
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
        <source>Slant range %1 at %2 m/s</source>
        <translation>Skråavstand %1 ved %2 m/s</translation>
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
        <source>%1 m above the bottom</source>
        <translation>%1 m over bunnen</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3 m</source>
        <translation>Posisjon %1°, %2° ± %3 m</translation>
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
        <source>No echoes were kept</source>
        <translation>Ingen ekko ble beholdt</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Merker</translation>
    </message>
    <message>
        <source>None were set.</source>
        <translation>Ingen ble satt.</translation>
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
        <source>Echoes below: %1</source>
        <translation>Ekko under: %1</translation>
    </message>
    <message>
        <source>Round about: %1</source>
        <translation>Rundt omkring: %1</translation>
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
        <source>None: something came all the time.</source>
        <translation>Ingen: Det kom noe hele tiden.</translation>
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
        <source>These are the longest of %1.</source>
        <translation>Dette er de lengste av %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hendelser</translation>
    </message>
    <message>
        <source>None: no setting changed, and nobody said anything.</source>
        <translation>Ingen: Ingen innstilling ble endret, og ingen sa noe.</translation>
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
        <source>And %1 more, which the recording holds.</source>
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
        <source>At the beginning</source>
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
        <source>Simulated data: not all of this was measured.</source>
        <translation>Simulerte data: Ikke alt dette ble målt.</translation>
    </message>
    <message>
        <source>Simulated data: no sonar measured any of this.</source>
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
        <source>Vehicle depth and the Ping1D&apos;s distance</source>
        <translation>Fartøydybde og avstand fra Ping1D</translation>
    </message>
    <message>
        <source>Ping1D&apos;s distance</source>
        <translation>Avstand fra Ping1D</translation>
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
        <source>%1 is called a picture, but it is none.</source>
        <translation>%1 heter som et bilde, men er ikke noe.</translation>
    </message>
    <message>
        <source>%1 does not say which recording it shows: only pictures that Leadline made of one do, as long as no other program has saved them.</source>
        <translation>%1 sier ikke hvilket opptak det viser: Det gjør bare bilder som Leadline laget av et, så lenge ingen andre programmer har lagret dem.</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not there. Put it beside the picture. Looked for in %3.</source>
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
        <source>Not asked for its time.</source>
        <translation>Ikke spurt om tiden.</translation>
    </message>
    <message>
        <source>Heartbeats only. Not asked for its time.</source>
        <translation>Bare heartbeats. Ikke spurt om tiden.</translation>
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
        <source>no stamp</source>
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
        <source>%1 replies to nobody by name (version 1), and another program asks, too: they disturb each other. Switch TIMESYNC off in one of them.</source>
        <translation>%1 svarer ingen ved navn (versjon 1), og et annet program spør også: De forstyrrer hverandre. Slå av TIMESYNC i ett av dem.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to nobody here. A newer firmware mends that.</source>
        <translation>%1 retter svarene til ingen her. En nyere fastvare retter på det.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of the requests. Ask less often, or lower the rates of its messages.</source>
        <translation>%1 mister %2 % av forespørslene. Spør sjeldnere, eller senk ratene på meldingene.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Ikke noe svar på TIMESYNC: Aldre er i forhold til den raskeste meldingen. Slå på TIMESYNC i fartøyets ruter.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: nobody asked for the clock.</source>
        <translation>Aldre er i forhold til den raskeste meldingen: Ingen spurte etter klokken.</translation>
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
        <source>%1 started again. Refitted.</source>
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
        <source>Logs</source>
        <translation>Logger</translation>
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
        <source>Logs and messages: search</source>
        <translation>Logger og meldinger: søk</translation>
    </message>
    <message>
        <source>Logs: look again</source>
        <translation>Logger: se etter igjen</translation>
    </message>
    <message>
        <source>Connect what was found</source>
        <translation>Koble til det som er funnet</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Neste tema</translation>
    </message>
    <message>
        <source>Brightness of the window</source>
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
        <source>Record the demo</source>
        <translation>Ta opp demoen</translation>
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
        <source>Pause or play; in a dive: look back</source>
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
        <source>To the end; in a dive: live</source>
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
        <source>Loop begins here (A)</source>
        <translation>Sløyfen begynner her (A)</translation>
    </message>
    <message>
        <source>Loop ends here (B)</source>
        <translation>Sløyfen slutter her (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Sløyfe på eller av</translation>
    </message>
    <message>
        <source>Timeline: closer</source>
        <translation>Tidslinje: nærmere</translation>
    </message>
    <message>
        <source>Timeline: wider</source>
        <translation>Tidslinje: videre</translation>
    </message>
    <message>
        <source>Timeline: all of it</source>
        <translation>Tidslinje: hele</translation>
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
        <source>Echo trace beside the disc</source>
        <translation>Ekkokurve ved siden av skiven</translation>
    </message>
    <message>
        <source>Head up, north up, course frozen</source>
        <translation>Baug opp, nord opp, fast kurs</translation>
    </message>
    <message>
        <source>Both plots, polar only, Ping1D only</source>
        <translation>Begge bilder, bare polar, bare Ping1D</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektør</translation>
    </message>
    <message>
        <source>Mark what the cursor stands on</source>
        <translation>Merk det markøren står på</translation>
    </message>
    <message>
        <source>Mark what the Ping1D measures now</source>
        <translation>Merk det Ping1D måler nå</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Skriv et notat om dette øyeblikket</translation>
    </message>
    <message>
        <source>Bring back the deleted marker</source>
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
        <source>OK: the alarm is known</source>
        <translation>OK: Alarmen er kjent</translation>
    </message>
    <message>
        <source>Say the distance to the bottom</source>
        <translation>Si avstanden til bunnen</translation>
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
        <source>%1 is the key of “%2”. Take it from there?</source>
        <translation>%1 er tasten til «%2». Skal den tas derfra?</translation>
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
        <source>This key has no name here. Choose another one.</source>
        <translation>Denne tasten har ikke noe navn her. Velg en annen.</translation>
    </message>
    <message>
        <source>%1 goes from control to control. Choose another key.</source>
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
        <source>Waits for messages.</source>
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
        <source>Another program speaks as %1, too: %2 is free.</source>
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
        <source>Distance %1 at %2 m/s</source>
        <translation>Avstand %1 ved %2 m/s</translation>
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
        <source>Repair writes it anew, with all that can be read.</source>
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
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM NEAR</source>
        <translation>BUNN NÆR</translation>
    </message>
    <message>
        <source>BOTTOM FAR</source>
        <translation>BUNN FJERN</translation>
    </message>
    <message>
        <source>TARGET NEAR</source>
        <translation>MÅL NÆR</translation>
    </message>
    <message>
        <source>TARGET FAR</source>
        <translation>MÅL FJERNT</translation>
    </message>
    <message>
        <source>Alarm blind: no bottom</source>
        <translation>Alarm blind: ingen bunn</translation>
    </message>
    <message>
        <source>Alarm blind: no target</source>
        <translation>Alarm blind: ikke noe mål</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
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
        <source>warnings</source>
        <translation>advarsler</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>venter</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>It was found scanning, and Leadline has not told it to.</source>
        <translation>Den skannet allerede, og Leadline har ikke bedt om det.</translation>
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
        <source>Connect as Ping1D</source>
        <translation>Koble til som Ping1D</translation>
    </message>
    <message>
        <source>Connect as Ping360</source>
        <translation>Koble til som Ping360</translation>
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
        <source>Open a log, or record one.</source>
        <translation>Åpne en logg, eller ta opp en.</translation>
    </message>
    <message>
        <source>This is not recorded: there is no file to export from.</source>
        <translation>Dette tas ikke opp: Det er ingen fil å eksportere fra.</translation>
    </message>
    <message>
        <source>A and B lie in two files of this dive: set both in one, then in the other.</source>
        <translation>A og B ligger i to filer fra dette dykket: Sett begge i den ene, så i den andre.</translation>
    </message>
    <message>
        <source>None of the files holds anything of this between A and B.</source>
        <translation>Ingen av filene har noe av dette mellom A og B.</translation>
    </message>
    <message>
        <source>None of the files holds anything of this.</source>
        <translation>Ingen av filene har noe av dette.</translation>
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
        <source>A file name has no / in it and does not begin with a full stop.</source>
        <translation>Et filnavn har ingen / og begynner ikke med punktum.</translation>
    </message>
    <message>
        <source>%1 is there already: choose another name.</source>
        <translation>%1 finnes allerede: Velg et annet navn.</translation>
    </message>
    <message>
        <source>The demo is not recorded. %1 does that, from then on.</source>
        <translation>Demoen tas ikke opp. %1 gjør det, fra da av.</translation>
    </message>
    <message>
        <source>The demo is not recorded. The menu of the recorder does that, from then on.</source>
        <translation>Demoen tas ikke opp. Menyen til opptakeren gjør det, fra da av.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog or .svlog files.</source>
        <translation>%1 har ingen .mcap-, .bin-, .tlog- eller .svlog-filer.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>%1 kan ikke åpnes: Navnet er ikke UTF-8. Gi den nytt navn, og åpne den igjen.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>Nobody answers: the sonar waits in its bootloader, or has no program.</source>
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
        <source> Leave power and cable alone until it is over, which takes some minutes.</source>
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
        <source>Firmware is being written: wait until that is over.</source>
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
        <source>It was found scanning: Leadline only listens.</source>
        <translation>Den skannet allerede: Leadline bare lytter.</translation>
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
        <source>Not heard:</source>
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
        <source>Laid together by UTC.</source>
        <translation>Lagt sammen etter UTC.</translation>
    </message>
    <message>
        <source>Laid together by the sonar log&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Lagt sammen etter sonarloggens lokale tid, i denne maskinens tidssone.</translation>
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
        <source>Vehicle&apos;s log against the sonar&apos;s</source>
        <translation>Fartøyets logg mot sonarens</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 mot %2</translation>
    </message>
    <message>
        <source>%1 follows behind the others.</source>
        <translation>%1 følger etter de andre.</translation>
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
        <source>It carries nothing but its name.</source>
        <translation>Den bærer ingenting annet enn navnet.</translation>
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
        <source>It did not come yet.</source>
        <translation>Den har ikke kommet ennå.</translation>
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
        <source>Its bytes are not kept any more.</source>
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
        <source>Nobody has said yet how %1 is mounted.</source>
        <translation>Ingen har sagt ennå hvordan %1 er montert.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 kan være en sonar som har vært tilkoblet før, eller en annen.</translation>
    </message>
    <message>
        <source>Nobody had confirmed it when this was recorded.</source>
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
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.</source>
        <translation>Det er ingen fil. Leadline åpner .mcap-opptak og .bin (Ping Viewer), .tlog og .svlog.</translation>
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
        <source>1 byte is in no valid message and was skipped.</source>
        <translation>1 byte er ikke i noen gyldig melding og ble hoppet over.</translation>
    </message>
    <message>
        <source>%1 bytes are in no valid message and were skipped.</source>
        <translation>%1 byte er ikke i noen gyldig melding og ble hoppet over.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Klokken stilt</translation>
    </message>
    <message>
        <source>The clock was set while this was recorded; times go on from there.</source>
        <translation>Klokken ble stilt under opptaket; tidene går videre derfra.</translation>
    </message>
    <message>
        <source>The clock was set %1 times while this was recorded; times go on from there.</source>
        <translation>Klokken ble stilt %1 ganger under opptaket; tidene går videre derfra.</translation>
    </message>
    <message>
        <source>Log too long</source>
        <translation>Loggen er for lang</translation>
    </message>
    <message>
        <source>Only its first %1 can be played.</source>
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
        <source>%1 became shorter while it was open: its end is lost and cannot be shown.</source>
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
        <source>%1 can be played. Open it again for what came since.</source>
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
        <source>%1 (made up: no times in it)</source>
        <translation>%1 (tenkt: ingen tider i den)</translation>
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
        <source>Another program records it: its sheet can be filled in when it is over.</source>
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
        <source>%1. Nothing is recorded: it is lost with this dive</source>
        <translation>%1. Ingenting tas opp: Det går tapt med dette dykket</translation>
    </message>
    <message>
        <source>Nothing is recorded any more: the last mark is lost with this dive</source>
        <translation>Ingenting tas lenger opp: Det siste merket går tapt med dette dykket</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Ikke beholdt: %1</translation>
    </message>
    <message>
        <source>%1 Kept in %2 instead.</source>
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
</context>
<context>
    <name>leadline::app::SettingSteps</name>
    <message>
        <source>%1 is not a number. Type one such as 12.5 or 12,5.</source>
        <translation>%1 er ikke et tall. Skriv et som 12.5 eller 12,5.</translation>
    </message>
    <message>
        <source>%1 is the least that it takes.</source>
        <translation>%1 er det minste som godtas.</translation>
    </message>
    <message>
        <source>%1 is the most that it takes.</source>
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
    <name>leadline::app::Snapshots</name>
    <message>
        <source>The pictures before are still being written.</source>
        <translation>Bildene før blir fortsatt skrevet.</translation>
    </message>
    <message>
        <source>There is no plot to take a picture of.</source>
        <translation>Det er ikke noe bilde å ta.</translation>
    </message>
    <message>
        <source>The picture could not be taken: the window is not shown.</source>
        <translation>Øyeblikksbildet kunne ikke tas: Vinduet vises ikke.</translation>
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
        <source>The Ping360 %1 is found again at %2.</source>
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
        <source>%1 of others dropped</source>
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
        <source>Not open, tried again</source>
        <translation>Ikke åpen, prøves igjen</translation>
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
        <source>%1 damaged messages a second, %2 % of all bytes. They are recorded, and not shown.</source>
        <translation>%1 skadede meldinger i sekundet, %2 % av alle byte. De tas opp, men vises ikke.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or take a lower baud rate.</source>
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
        <source>nobody heard</source>
        <translation>ingen hørt</translation>
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
        <source>%1 of others dropped</source>
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
        <source>%1 It is tried again by itself.</source>
        <translation>%1 Det prøves igjen av seg selv.</translation>
    </message>
    <message>
        <source>Bytes come, but no MAVLink: check the baud rate in the address.</source>
        <translation>Det kommer byte, men ingen MAVLink: Sjekk baudraten i adressen.</translation>
    </message>
    <message>
        <source>Bytes come, but no MAVLink: check the address.</source>
        <translation>Det kommer byte, men ingen MAVLink: Sjekk adressen.</translation>
    </message>
    <message>
        <source>All of it is refused: the vehicle signs with another key, or not at all. The key stands in the link&apos;s settings.</source>
        <translation>Alt avvises: Fartøyet signerer med en annen nøkkel, eller slett ikke. Nøkkelen står i innstillingene for forbindelsen.</translation>
    </message>
    <message>
        <source>System %1 is not heard, others are: choose one in the status bar.</source>
        <translation>System %1 høres ikke, andre gjør det: Velg ett i statuslinjen.</translation>
    </message>
    <message>
        <source>No autopilot is heard. Leadline sends a heartbeat each second, by which many endpoints know where to send.</source>
        <translation>Ingen autopilot høres. Leadline sender en heartbeat hvert sekund, som forteller mange motparter hvor de skal sende.</translation>
    </message>
    <message>
        <source>Nothing but heartbeats comes: heading and depth have to be asked for.</source>
        <translation>Det kommer bare heartbeats: Kurs og dybde må bes om.</translation>
    </message>
    <message>
        <source>The ground station needs port %1: while Leadline has it, it hears nothing.</source>
        <translation>Bakkestasjonen trenger port %1: Så lenge Leadline har den, hører den ingenting.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
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
        <source>Zone alarm blind: no echoes from the Ping360</source>
        <translation>Sonealarm blind: ingen ekko fra Ping360</translation>
    </message>
    <message>
        <source>Zone alarm blind: the Ping360 does not look there</source>
        <translation>Sonealarm blind: Ping360 ser ikke dit</translation>
    </message>
</context>
</TS>
