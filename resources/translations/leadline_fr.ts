<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AlarmOk</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Acquitter l&apos;alarme</translation>
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
        <translation>Alarme</translation>
    </message>
    <message>
        <source>Bottom too close</source>
        <translation>Fond trop proche</translation>
    </message>
    <message>
        <source>Target too close</source>
        <translation>Cible trop proche</translation>
    </message>
    <message>
        <source>below</source>
        <translation>sous</translation>
    </message>
    <message>
        <source>Bottom too far</source>
        <translation>Fond trop loin</translation>
    </message>
    <message>
        <source>Target too far</source>
        <translation>Cible trop loin</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>au-delà de</translation>
    </message>
    <message>
        <source>Blanking</source>
        <translation>Zone aveugle</translation>
    </message>
    <message>
        <source>Ignore closer echoes</source>
        <translation>Ignorer les échos plus proches</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vers l&apos;avant</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Pas de son sur cet ordinateur</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Tester le son</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Jouer l&apos;alarme une fois</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Oui&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AlignedLogHandle</name>
    <message>
        <source>Move the recording along the others, %1</source>
        <translation>Déplacer l&apos;enregistrement le long des autres, %1</translation>
    </message>
    <message>
        <source>Left and Right move it by 0.1 s, with Shift by 1 s</source>
        <translation>Gauche et Droite le déplacent de 0.1 s, avec Maj de 1 s</translation>
    </message>
    <message>
        <source>Drag to align by hand (Left, Right; with Shift by 1 s)</source>
        <translation>Glisser pour aligner à la main (Gauche, Droite ; avec Maj de 1 s)</translation>
    </message>
</context>
<context>
    <name>AlignedLogStrip</name>
    <message>
        <source>Vehicle from %1 to %2</source>
        <translation>Véhicule de %1 à %2</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Separate telemetry log</source>
        <translation>MAVLink de son propre journal</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
</context>
<context>
    <name>BottomMap</name>
    <message>
        <source>1 sounding</source>
        <translation>1 sonde</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 sondes</translation>
    </message>
    <message>
        <source>Roll and pitch are missing.</source>
        <translation>Le roulis et le tangage manquent.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s heading is missing.</source>
        <translation>Le cap du véhicule manque.</translation>
    </message>
    <message>
        <source>Heading and positions of a vehicle are missing.</source>
        <translation>Le cap et les positions d’un véhicule manquent.</translation>
    </message>
    <message>
        <source>Positions of a GPS or DVL are missing.</source>
        <translation>Les positions d’un GPS ou d’un DVL manquent.</translation>
    </message>
    <message>
        <source>Bottom; arrows move it</source>
        <translation>Fond ; les flèches le déplacent</translation>
    </message>
    <message>
        <source>No bottom</source>
        <translation>Pas de fond</translation>
    </message>
    <message>
        <source>Depth colours from %1 to %2</source>
        <translation>Couleurs de profondeur de %1 à %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Pas encore de fond.</translation>
    </message>
    <message>
        <source>It grows with swaths whose place is known.</source>
        <translation>Il grandit avec les fauchées dont le lieu est connu.</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Pas de position</translation>
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
        <translation>moins profond</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>plus profond</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Mesuré %1</translation>
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
        <translation>Zoom du fond, hauteur %1, %2 secondes</translation>
    </message>
    <message>
        <source>Bottom zoom · %1</source>
        <translation>Zoom du fond · %1</translation>
    </message>
    <message>
        <source>No bottom found</source>
        <translation>Fond introuvable</translation>
    </message>
</context>
<context>
    <name>BottomZoomRows</name>
    <message>
        <source>Bottom zoom</source>
        <translation>Zoom du fond</translation>
    </message>
    <message>
        <source>The echoes around the bottom, magnified and locked to it (%1)</source>
        <translation>Les échos autour du fond, agrandis et calés sur lui (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom (%1)</source>
        <translation>Hauteur du zoom du fond (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom</source>
        <translation>Hauteur du zoom du fond</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
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
        <translation>Le disque n&apos;accepte pas de données.</translation>
    </message>
    <message>
        <source>The last %1 s are not saved yet</source>
        <translation>Les dernières %1 s ne sont pas encore enregistrées</translation>
    </message>
    <message>
        <source>%1 The window closes automatically once they are saved.</source>
        <translation>%1 La fenêtre se ferme dès qu&apos;elles sont enregistrées.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Laisser ouverte</translation>
    </message>
    <message>
        <source>Return to the dive</source>
        <translation>Revenir à la plongée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
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
        <translation>Fond introuvable</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Cible introuvable</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Faible confiance</translation>
    </message>
    <message>
        <source>Distance to bottom</source>
        <translation>Distance au fond</translation>
    </message>
    <message>
        <source>Distance to target</source>
        <translation>Distance à la cible</translation>
    </message>
    <message>
        <source>Closing –</source>
        <translation>Approche –</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4/s</source>
        <translation>%1 %2 ± %3 %4/s</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Éloignement</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Approche</translation>
    </message>
    <message>
        <source>%1 %2 %3/s</source>
        <translation>%1 %2 %3/s</translation>
    </message>
    <message>
        <source>%1 %2 %3, confidence %4 percent</source>
        <translation>%1 %2 %3, confiance %4 pour cent</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pieds</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>mètres</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarme acquittée</translation>
    </message>
    <message>
        <source>confidence %1 %</source>
        <translation>confiance %1 %</translation>
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
        <translation>Distance en direct %1, il y a %2</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>DIRECT</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>acquittée</translation>
    </message>
</context>
<context>
    <name>DepthConfidence</name>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
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
        <translation>Profondeur d&apos;eau</translation>
    </message>
</context>
<context>
    <name>DevicesConnected</name>
    <message>
        <source> (Enter)</source>
        <translation> (Entrée)</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simulé</translation>
    </message>
</context>
<context>
    <name>DevicesList</name>
    <message>
        <source>Ready</source>
        <translation>Prêts</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À surveiller</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Other addresses checked</source>
        <translation>Autres adresses vérifiées</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connectés</translation>
    </message>
    <message>
        <source>No sonar found yet</source>
        <translation>Pas encore de sonar</translation>
    </message>
    <message>
        <source>Plug in a sonar, power up the vehicle, or add a link by address.</source>
        <translation>Branchez un sonar, allumez le véhicule ou ajoutez une liaison par adresse.</translation>
    </message>
</context>
<context>
    <name>DevicesPage</name>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Lancer la démo avec des sonars simulés</translation>
    </message>
    <message>
        <source>Connect these at start</source>
        <translation>Les connecter au démarrage</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Balayer dès la connexion</translation>
    </message>
    <message>
        <source>Connect selected devices</source>
        <translation>Connecter les appareils cochés</translation>
    </message>
    <message>
        <source>Add a link by address</source>
        <translation>Ajouter un lien par son adresse</translation>
    </message>
    <message>
        <source>tcp: udp: udpin: serial: sim:</source>
        <translation>tcp: udp: udpin: serial: sim:</translation>
    </message>
    <message>
        <source>Link address</source>
        <translation>Adresse de la liaison</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Ajouter la liaison</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Usual…</source>
        <translation>Usuelles…</translation>
    </message>
    <message>
        <source>Usual addresses of sonars on Ethernet</source>
        <translation>Adresses usuelles des sonars sur Ethernet</translation>
    </message>
    <message>
        <source>As they are when new</source>
        <translation>Tels que livrés</translation>
    </message>
</context>
<context>
    <name>DevicesRow</name>
    <message>
        <source> (Enter)</source>
        <translation> (Entrée)</translation>
    </message>
    <message>
        <source>Select for connecting (Space)</source>
        <translation>Cocher pour connecter (Espace)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Chercher ici</translation>
    </message>
    <message>
        <source>Scan %1</source>
        <translation>Explorer %1</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Prendre la main</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>Prendre la main sur %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Veille</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Reprendre %1</translation>
    </message>
    <message>
        <source>Put %1 in standby</source>
        <translation>Mettre %1 en veille</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Déconnecter</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Déconnecter %1</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Mettre à jour le firmware de %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Request messages</source>
        <translation>Demander les messages</translation>
    </message>
    <message>
        <source>Request heading, depth, position and temperature from the autopilot</source>
        <translation>Demander cap, profondeur, position et température à l&apos;autopilote</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Another program also uses %1</source>
        <translation>Un autre programme utilise aussi %1</translation>
    </message>
    <message>
        <source>Use 14660</source>
        <translation>Utiliser 14660</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this</source>
        <translation>Se connecter plutôt à 192.168.2.2:14660, que BlueOS propose pour cela</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>Lien…</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids and signing key on this link</source>
        <translation>Identifiants et clé de signature de Leadline sur cette liaison</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Déconnecter</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Déconnecter %1</translation>
    </message>
</context>
<context>
    <name>DisplayTab</name>
    <message>
        <source>Ember</source>
        <translation>Braise</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>Night red</source>
        <translation>Rouge de nuit</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Glace</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
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
        <translation>Sondeur de pêche</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Follows theme</source>
        <translation>Suit le thème</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 sur 255</translation>
    </message>
    <message>
        <source>TVG from</source>
        <translation>TVG à partir de</translation>
    </message>
    <message>
        <source>Closer echoes are not amplified</source>
        <translation>Les échos plus proches ne sont pas amplifiés</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>%1 % de la portée</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>Average with previous pings, or with adjacent bearings of a scan</source>
        <translation>Moyenne avec les pings précédents ou les gisements voisins</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 pings</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Ping360 mounting</source>
        <translation>Montage du Ping360</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montage</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>À l&apos;endroit</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>À l&apos;envers</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Décalage angulaire</translation>
    </message>
    <message>
        <source>Targets on the bottom</source>
        <translation>Cibles sur le fond</translation>
    </message>
    <message>
        <source>Show horizontal range from the Ping1D altitude</source>
        <translation>Portée horizontale d&apos;après l&apos;altitude du Ping1D</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Mètres</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pieds</translation>
    </message>
    <message>
        <source>Annotate snapshots</source>
        <translation>Annoter les captures</translation>
    </message>
    <message>
        <source>Include scales, settings, time and position</source>
        <translation>Avec échelles, réglages, heure et position</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Réinitialiser l&apos;affichage</translation>
    </message>
    <message>
        <source>Restore defaults, except mounting, sound speed, units and vehicle</source>
        <translation>Valeurs par défaut, sauf montage, célérité, unités et véhicule</translation>
    </message>
    <message>
        <source>Ping1D distance</source>
        <translation>Distance du Ping1D</translation>
    </message>
    <message>
        <source>Solid line on the echogram; dotted at low confidence</source>
        <translation>Trait plein sur l&apos;échogramme&#xa0;; pointillé si confiance faible</translation>
    </message>
    <message>
        <source>Bottom detected by Leadline</source>
        <translation>Fond trouvé par Leadline</translation>
    </message>
    <message>
        <source>Dashed line on the echogram</source>
        <translation>Ligne tiretée sur l&apos;échogramme</translation>
    </message>
    <message>
        <source>Compare Ping1D echo with</source>
        <translation>Comparer l&apos;écho du Ping1D à</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>C in the echogram</source>
        <translation>C dans l&apos;échogramme</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Min–max</source>
        <translation>Min–max</translation>
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
        <translation>TVG, affichage seul</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
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
        <translation>Retirer la moyenne par portée</translation>
    </message>
    <message>
        <source>Gain rises linearly with range</source>
        <translation>Le gain croît linéairement avec la distance</translation>
    </message>
    <message>
        <source>Spreading and absorption, for volume or seabed echoes</source>
        <translation>Divergence et absorption, pour échos de volume ou de fond</translation>
    </message>
    <message>
        <source>Spreading and absorption, for small targets</source>
        <translation>Propagation et absorption, de petites cibles</translation>
    </message>
    <message>
        <source>Subtract the average over all bearings</source>
        <translation>Soustraire la moyenne de tous les gisements</translation>
    </message>
    <message>
        <source>Noise filter</source>
        <translation>Filtre de bruit</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Pics</translation>
    </message>
    <message>
        <source>Spikes and speckle</source>
        <translation>Pics et chatoiement</translation>
    </message>
    <message>
        <source>Remove pulses of other sonars, absent from the two previous pings</source>
        <translation>Supprime les impulsions d&apos;autres sonars, absentes des deux pings précédents</translation>
    </message>
    <message>
        <source>Also average differences within speckle level</source>
        <translation>Moyenne aussi les écarts au niveau du chatoiement</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Layout of the Ping360</source>
        <translation>Disposition du Ping360</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polaire</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>L&apos;éventail montre les secteurs jusqu&apos;à 180°</translation>
    </message>
    <message>
        <source>Mean of sweeps</source>
        <translation>Moyenne des balayages</translation>
    </message>
    <message>
        <source>Of the same bearing, while the heading does not change</source>
        <translation>Du même relèvement, tant que le cap ne change pas</translation>
    </message>
    <message>
        <source>Between spokes</source>
        <translation>Entre les rayons</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Tel que mesuré</translation>
    </message>
    <message>
        <source>Interpolated</source>
        <translation>Interpolé</translation>
    </message>
    <message>
        <source>Detail: samples in a pixel</source>
        <translation>Détail&#xa0;: échantillons d’un pixel</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Rémanence</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Keeps all earlier sweeps, also of another range</source>
        <translation>Garde tous les balayages précédents, même d’une autre portée</translation>
    </message>
    <message>
        <source>Number of earlier sweeps kept. Cleared when the range changes</source>
        <translation>Balayages précédents conservés. S’efface quand la portée change</translation>
    </message>
    <message>
        <source>TVG gain</source>
        <translation>Gain TVG</translation>
    </message>
    <message>
        <source>At the end of the range; 1× at the sonar</source>
        <translation>À la fin de la portée ; 1× au sonar</translation>
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
        <translation>Il n&apos;y a pas d&apos;échos du Ping1D pour le zoom du fond.</translation>
    </message>
    <message>
        <source>There are no side-scan echoes.</source>
        <translation>Il n’y a pas d’échos latéraux.</translation>
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
        <translation>aligné à la main</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Profondeur du véhicule au cours du temps</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Cap au cours du temps</translation>
    </message>
</context>
<context>
    <name>DoctorAddress</name>
    <message>
        <source>The sonar gets its new address and is searched for again, which takes up to 30 s.</source>
        <translation>Le sonar reçoit sa nouvelle adresse puis est recherché&#xa0;; jusqu&apos;à 30 s.</translation>
    </message>
    <message>
        <source>Ethernet address of %1: %2</source>
        <translation>Adresse Ethernet de l&apos;appareil %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>DHCP</source>
        <translation>DHCP</translation>
    </message>
    <message>
        <source>New address of the Ping360</source>
        <translation>Nouvelle adresse du Ping360</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Change the address of the Ping360</source>
        <translation>Changer l&apos;adresse du Ping360</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Changer l&apos;adresse</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Keep current address</source>
        <translation>Garder l&apos;adresse actuelle</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Docteur</translation>
    </message>
    <message>
        <source>Connection doctor</source>
        <translation>Diagnostic de connexion</translation>
    </message>
</context>
<context>
    <name>DoctorCheck</name>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>Copier la commande pour&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Copier la commande&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message>
        <source>Connection doctor</source>
        <translation>Docteur de connexion</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <source>No device selected</source>
        <translation>Aucun appareil sélectionné</translation>
    </message>
    <message>
        <source>Select a device on the left to see its connection checks.</source>
        <translation>Choisissez un appareil à gauche pour voir les contrôles de sa connexion.</translation>
    </message>
    <message>
        <source>Nothing is changed on this computer without asking.</source>
        <translation>Rien n&apos;est changé sur cet ordinateur sans demander.</translation>
    </message>
    <message>
        <source>Connect anyway</source>
        <translation>Connecter quand même</translation>
    </message>
    <message>
        <source>Open %1 and keep trying</source>
        <translation>Ouvrir %1 et continuer d&apos;essayer</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Contrôle en cours</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Contrôler encore</translation>
    </message>
    <message>
        <source>Check again; stops a running scan</source>
        <translation>Revérifier&#xa0;; arrête un balayage en cours</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Récupérer le firmware…</translation>
    </message>
    <message>
        <source>Recover a sonar on %1 after an interrupted update</source>
        <translation>Récupérer un sonar sur %1 après une mise à jour interrompue</translation>
    </message>
</context>
<context>
    <name>DoctorVerdict</name>
    <message>
        <source>For this session only:</source>
        <translation>Pour cette session seulement&#xa0;:</translation>
    </message>
    <message>
        <source>Copy the command for this session</source>
        <translation>Copier la commande pour cette session</translation>
    </message>
</context>
<context>
    <name>EchoScale</name>
    <message>
        <source>%1 % clipped</source>
        <translation>%1&#xa0;% écrêtés</translation>
    </message>
    <message>
        <source>Echo levels, manual</source>
        <translation>Niveaux d’écho, manuels</translation>
    </message>
    <message>
        <source>Echo levels, learning</source>
        <translation>Niveaux d’écho, en apprentissage</translation>
    </message>
    <message>
        <source>No echo above noise</source>
        <translation>Aucun écho au-dessus du bruit</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Niveaux d’écho</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuel</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Echo levels of the %1</source>
        <translation>Niveaux d’écho du&#xa0;%1</translation>
    </message>
    <message>
        <source>Black point, %1 of 255, %2</source>
        <translation>Point noir,&#xa0;%1 sur 255,&#xa0;%2</translation>
    </message>
    <message>
        <source>White point, %1 of 255, %2</source>
        <translation>Point blanc,&#xa0;%1 sur 255,&#xa0;%2</translation>
    </message>
    <message>
        <source>Gamma, %1, %2</source>
        <translation>Gamma,&#xa0;%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 sur 255</translation>
    </message>
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source> · possibly the same as %1</source>
        <translation> · peut-être identique à %1</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>Samples of each ping</source>
        <translation>Échantillons de chaque ping</translation>
    </message>
    <message>
        <source>Heading, depth and position of the vehicle</source>
        <translation>Cap, profondeur et position du véhicule</translation>
    </message>
    <message>
        <source>Topics for ping-viewer-next and Foxglove</source>
        <translation>Topics pour ping-viewer-next et Foxglove</translation>
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
        <translation>Journal MAVLink</translation>
    </message>
    <message>
        <source>SonarView log</source>
        <translation>Journal SonarView</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>netCDF</source>
        <translation>netCDF</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Rapport de plongée</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>Markers, CSV</source>
        <translation>Marques, CSV</translation>
    </message>
    <message>
        <source>Markers, GeoJSON</source>
        <translation>Marques, GeoJSON</translation>
    </message>
    <message>
        <source>Markers, GPX</source>
        <translation>Marques, GPX</translation>
    </message>
    <message>
        <source>Markers, KML</source>
        <translation>Marques, KML</translation>
    </message>
    <message>
        <source>Drift from turn to turn (takes longer)</source>
        <translation>Dérive d&apos;un tour à l&apos;autre (plus long)</translation>
    </message>
    <message>
        <source>Side-scan, XTF</source>
        <translation>Balayage latéral, XTF</translation>
    </message>
    <message>
        <source>Track, GeoJSON</source>
        <translation>Route, GeoJSON</translation>
    </message>
    <message>
        <source>Track, GPX</source>
        <translation>Route, GPX</translation>
    </message>
    <message>
        <source>Track, KML</source>
        <translation>Route, KML</translation>
    </message>
    <message>
        <source>Soundings, CSV</source>
        <translation>Sondes, CSV</translation>
    </message>
    <message>
        <source>Bottom, GeoTIFF</source>
        <translation>Fond, GeoTIFF</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Close export</source>
        <translation>Fermer l&apos;exportation</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>A–B</source>
        <translation>A–B</translation>
    </message>
    <message>
        <source>Set A and B first</source>
        <translation>Posez d&apos;abord A et B</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nom de fichier</translation>
    </message>
    <message>
        <source>Export, %1 percent</source>
        <translation>Exportation, %1 pour cent</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Annuler l&apos;export</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>FamilyBar</name>
    <message>
        <source>Show it as %1</source>
        <translation>L’afficher comme %1</translation>
    </message>
</context>
<context>
    <name>FamilyRow</name>
    <message>
        <source>Unknown sonar</source>
        <translation>Sonar inconnu</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>%1 + %2 more</source>
        <translation>%1 + %2 de plus</translation>
    </message>
</context>
<context>
    <name>Firmware</name>
    <message>
        <source>firmware %1</source>
        <translation>firmware %1</translation>
    </message>
    <message>
        <source>revision %1 · %2</source>
        <translation>révision %1 · %2</translation>
    </message>
    <message>
        <source>For a %1 · firmware %2 · %3</source>
        <translation>Pour un %1 · firmware %2 · %3</translation>
    </message>
    <message>
        <source>For a %1 · %2</source>
        <translation>Pour un %1 · %2</translation>
    </message>
    <message>
        <source>With this firmware the sonar works at %1 baud only.</source>
        <translation>Avec ce firmware, le sonar ne fonctionne qu&apos;à %1 bauds.</translation>
    </message>
    <message>
        <source>The sonar already has this firmware.</source>
        <translation>Le sonar a déjà ce firmware.</translation>
    </message>
    <message>
        <source>This is older than the sonar&apos;s current firmware.</source>
        <translation>Il est plus ancien que celui du sonar.</translation>
    </message>
    <message>
        <source>Identifying the sonar</source>
        <translation>Identification du sonar</translation>
    </message>
    <message>
        <source>Starting the bootloader of the sonar</source>
        <translation>Démarrage du bootloader du sonar</translation>
    </message>
    <message>
        <source>Waiting for the bootloader: switch the sonar off and on now</source>
        <translation>Attend le bootloader&#xa0;: éteignez puis rallumez le sonar maintenant</translation>
    </message>
    <message>
        <source>Looking for the bootloader</source>
        <translation>Recherche du bootloader</translation>
    </message>
    <message>
        <source>Erasing: leave the power on</source>
        <translation>Effacement&#xa0;: laissez sous tension</translation>
    </message>
    <message>
        <source>Writing: leave the power on</source>
        <translation>Écriture&#xa0;: laissez sous tension</translation>
    </message>
    <message>
        <source>Reading back: leave the power on</source>
        <translation>Relecture&#xa0;: laissez sous tension</translation>
    </message>
    <message>
        <source>Starting the new firmware</source>
        <translation>Démarrage du nouveau firmware</translation>
    </message>
    <message>
        <source>If the cable fails meanwhile, leave the power on and write the file again. If the power fails, the %1 may no longer start: then it has to be opened, and started with its BOOT button held down. The guide says how.</source>
        <translation>Si le câble lâche entre-temps, laissez sous tension et écrivez le fichier de nouveau. Si l&apos;alimentation lâche, le %1 risque de ne plus démarrer&#xa0;: il faut alors l&apos;ouvrir, et le démarrer en tenant son bouton BOOT enfoncé. Le guide dit comment.</translation>
    </message>
    <message>
        <source>If the power or the cable fails meanwhile, the bootloader of the Ping360 listens again when its power is switched on: choose the port on the left, then Recover firmware…, and switch the sonar off and on when asked.</source>
        <translation>Si l&apos;alimentation ou le câble lâche entre-temps, le bootloader du Ping360 écoute de nouveau à la remise sous tension&#xa0;: choisissez le port à gauche, Récupérer le firmware…, puis éteignez et rallumez le sonar quand il est attendu.</translation>
    </message>
    <message>
        <source>Looking for the bootloader, then erasing: leave the power on</source>
        <translation>Recherche du bootloader, puis effacement&#xa0;: laissez sous tension</translation>
    </message>
</context>
<context>
    <name>FirmwareFoot</name>
    <message>
        <source>Firmware, %1 percent</source>
        <translation>Firmware, %1 pour cent</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Écrire…</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>Choose a suitable file first</source>
        <translation>Choisissez d&apos;abord un fichier qui convient</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Oui, écrire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel; nothing is written yet</source>
        <translation>L&apos;arrêter&#xa0;; rien n&apos;est encore écrit</translation>
    </message>
    <message>
        <source>Try again…</source>
        <translation>Réessayer…</translation>
    </message>
    <message>
        <source>Back to the file</source>
        <translation>Retour au fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Not while writing: the sonar could be left without firmware</source>
        <translation>Pas pendant l&apos;écriture&#xa0;: le sonar pourrait rester sans firmware</translation>
    </message>
</context>
<context>
    <name>FirmwarePanel</name>
    <message>
        <source>Firmware of %1</source>
        <translation>Firmware de %1</translation>
    </message>
    <message>
        <source>Firmware is being written. Close the window when it has finished.</source>
        <translation>Le firmware est en cours d&apos;écriture&#xa0;: fermez la fenêtre quand ce sera fini.</translation>
    </message>
    <message>
        <source>Recover firmware</source>
        <translation>Récupérer le firmware</translation>
    </message>
    <message>
        <source>Update firmware</source>
        <translation>Mise à jour du firmware</translation>
    </message>
    <message>
        <source>Not while firmware is being written</source>
        <translation>Pas pendant l&apos;écriture</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Not tested on hardware, only on simulated sonars. If it fails, the sonar may have to go back to its manufacturer.</source>
        <translation>Non testé sur matériel, seulement sur des sonars simulés. En cas d&apos;échec, le sonar devra peut-être retourner chez le fabricant.</translation>
    </message>
    <message>
        <source>Connected device</source>
        <translation>Appareil connecté</translation>
    </message>
    <message>
        <source>Bootloader baud rate</source>
        <translation>Vitesse du chargeur, bauds</translation>
    </message>
    <message>
        <source>Leadline cannot tell a Ping1D from a Ping2 here. With the wrong firmware it may not start: check the label on the sonar first.</source>
        <translation>Leadline ne distingue pas ici un Ping1D d&apos;un Ping2. Avec le mauvais firmware, il peut ne pas démarrer&#xa0;: vérifiez d&apos;abord l&apos;étiquette du sonar.</translation>
    </message>
    <message>
        <source>Choose firmware</source>
        <translation>Choisir le firmware</translation>
    </message>
    <message>
        <source>Firmware (*.hex)</source>
        <translation>Firmware (*.hex)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>En choisir un autre…</translation>
    </message>
    <message>
        <source>Intel HEX file from the manufacturer: %1</source>
        <translation>Un fichier Intel HEX du fabricant&#xa0;: %1</translation>
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
        <translation>il y a %1 s</translation>
    </message>
    <message>
        <source>%1 min old</source>
        <translation>il y a %1 min</translation>
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
        <translation>O</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
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
        <translation>Tab, Espace</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 h old</source>
        <translation>il y a %1 h</translation>
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
        <translation>Comparaison&#xa0;; les flèches la déplacent, Page préc. et Page suiv. la tournent</translation>
    </message>
</context>
<context>
    <name>GhostBar</name>
    <message>
        <source>Drag the ghost; turn it by the ring</source>
        <translation>Faites glisser la comparaison&#xa0;; tournez-la par l’anneau</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep this alignment</source>
        <translation>Garder cet alignement</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore the previous alignment</source>
        <translation>Revenir à l’alignement précédent</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>GhostChanges</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Only in ghost</source>
        <translation>Avant seulement</translation>
    </message>
</context>
<context>
    <name>GhostRows</name>
    <message>
        <source>Ghost</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Turn of the ghost</source>
        <translation>Tour de comparaison</translation>
    </message>
    <message>
        <source>An earlier turn below the echoes. Turns that you take, also of another recording, and markers are listed here.</source>
        <translation>Un tour précédent sous les échos. Les tours que vous prenez, même d’un autre enregistrement, et les marques figurent ici.</translation>
    </message>
    <message>
        <source>Use this turn</source>
        <translation>Prendre ce tour</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Aligner à la main</translation>
    </message>
    <message>
        <source>Drag and turn the ghost in the polar view</source>
        <translation>Faire glisser et tourner la comparaison dans la vue polaire</translation>
    </message>
    <message>
        <source>Strength of the ghost</source>
        <translation>Intensité de la comparaison</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mark changes</source>
        <translation>Marquer les changements</translation>
    </message>
    <message>
        <source>Rings around echoes that are new, or only in the ghost</source>
        <translation>Anneaux autour des échos nouveaux ou disparus</translation>
    </message>
</context>
<context>
    <name>GhostScale</name>
    <message>
        <source>Ghost %1, %2</source>
        <translation>Comparaison %1, %2</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Avant %1</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Chapter: %1</source>
        <translation>Chapitre&#xa0;: %1</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Fermer le guide</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapitre %1</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espace</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
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
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Fermer l&apos;inspecteur</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pause ou lecture&#xa0;; en plongée&#xa0;: regarder en arrière</translation>
    </message>
    <message>
        <source>One ping back, forward</source>
        <translation>Un ping en arrière, en avant</translation>
    </message>
    <message>
        <source>5 seconds back, forward</source>
        <translation>5 secondes en arrière, en avant</translation>
    </message>
    <message>
        <source>Previous, next marker, event, gap or loop end</source>
        <translation>Marque, événement, trou ou bout de boucle précédent, suivant</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marquer au curseur</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Marquer le dernier écho de fond du Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Ajouter une note à cet instant</translation>
    </message>
    <message>
        <source>Start, end; live: live edge</source>
        <translation>Début, fin&#xa0;; en plongée&#xa0;: direct</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Veille du sonar choisi, ou de tous</translation>
    </message>
    <message>
        <source>Slower, faster (¼ 1 2 5 20×)</source>
        <translation>Plus lent, plus rapide (¼ 1 2 5 20×)</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Retour à 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Lecture à rebours</translation>
    </message>
    <message>
        <source>Set A, set B, loop on or off</source>
        <translation>Poser A, poser B, boucle oui ou non</translation>
    </message>
    <message>
        <source>Zoom in, out, fit the focused plot</source>
        <translation>Agrandir, réduire, ajuster l&apos;image choisie</translation>
    </message>
    <message>
        <source>Measure; Shift locks, Enter sets, Tab: next end</source>
        <translation>Mesurer&#xa0;; Maj verrouille, Entrée pose, Tab&#xa0;: autre bout</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Polar view: move the cursor</source>
        <translation>Vue polaire&#xa0;: déplacer le curseur</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Ping1D: move the cursor; Ctrl depth, Shift time</source>
        <translation>Au Ping1D&#xa0;: curseur&#xa0;; Ctrl profondeur, Maj temps</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>Au Ping1D&#xa0;: comparer son écho&#xa0;; le retenir</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Vue polaire&#xa0;: zone d&apos;alarme au curseur</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Courbe d&apos;écho à côté de la vue polaire</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Portée plus longue, plus courte</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Acquitter l&apos;alarme</translation>
    </message>
    <message>
        <source>Next, previous file of several</source>
        <translation>Fichier suivant, précédent parmi plusieurs</translation>
    </message>
    <message>
        <source>Snapshot of the window, of the focused plot</source>
        <translation>Capture de la fenêtre, de l&apos;image choisie</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Next theme; brightness</source>
        <translation>Thème suivant&#xa0;; luminosité</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Ouvrir un journal</translation>
    </message>
    <message>
        <source>Export; dive report (PDF)</source>
        <translation>Exporter&#xa0;; rapport de plongée (PDF)</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Plongée</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Next, previous control; Esc leaves</source>
        <translation>Commande suivante, précédente&#xa0;; Échap quitte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close keyboard shortcuts</source>
        <translation>Fermer les raccourcis</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Devices and start page: connect found devices</source>
        <translation>Appareils et accueil&#xa0;: connecter ce qui est trouvé</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Suppr</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>Dans la liste des marques&#xa0;: renommer, supprimer</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Rétablir la marque supprimée</translation>
    </message>
    <message>
        <source>More, less gain</source>
        <translation>Plus, moins de gain</translation>
    </message>
    <message>
        <source>Next, previous sector</source>
        <translation>Secteur suivant, précédent</translation>
    </message>
    <message>
        <source>Timeline: zoom in, out</source>
        <translation>Chronologie&#xa0;: zoom avant, arrière</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Chronologie&#xa0;: tout</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Library; Space selects, Ctrl+A selects all</source>
        <translation>Bibliothèque&#xa0;; Espace coche, Ctrl+A coche tout</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Bibliothèque et messages&#xa0;: rechercher</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Bibliothèque&#xa0;: actualiser</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Niveaux automatiques&#xa0;; échos bruts</translation>
    </message>
    <message>
        <source>Select the next, previous marker</source>
        <translation>Choisir la marque suivante, précédente</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nouvel enregistrement</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Arrêter ou démarrer l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polaire ou éventail</translation>
    </message>
    <message>
        <source>More, less persistence</source>
        <translation>Plus, moins de rémanence</translation>
    </message>
    <message>
        <source>Bottom zoom, its next height</source>
        <translation>Zoom du fond, sa hauteur suivante</translation>
    </message>
    <message>
        <source>Map: follow the vehicle; layers</source>
        <translation>Carte&#xa0;: suivre le véhicule&#xa0;; couches</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Announce distance to bottom, and drift</source>
        <translation>Annoncer la distance au fond et la dérive</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Dérive du véhicule</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Cap en haut, nord en haut, cap verrouillé, stable</translation>
    </message>
    <message>
        <source>Ghost; this turn as the ghost</source>
        <translation>Comparaison&#xa0;; ce tour comme comparaison</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range; bottom line by hand</source>
        <translation>Latéral : distance oblique ou au sol ; ligne de fond à la main</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Toutes les vues, polaire, Ping1D, latéral ou multifaisceau seul</translation>
    </message>
</context>
<context>
    <name>LButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espace</translation>
    </message>
</context>
<context>
    <name>LScroll</name>
    <message>
        <source>Scrolled</source>
        <translation>Défilement</translation>
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
        <translation>Tab, Espace</translation>
    </message>
</context>
<context>
    <name>LevelRows</name>
    <message>
        <source>Levels of the %1</source>
        <translation>Niveaux du&#xa0;%1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Unprocessed echoes: no TVG, filter or smoothing</source>
        <translation>Échos tels qu’enregistrés, sans TVG, filtre ni lissage</translation>
    </message>
    <message>
        <source>Black %1, white %2, gamma %3</source>
        <translation>Noir&#xa0;%1, blanc&#xa0;%2, gamma&#xa0;%3</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>Recording %1</source>
        <translation>Enregistrement %1</translation>
    </message>
    <message>
        <source>No recording selected</source>
        <translation>Aucun enregistrement choisi</translation>
    </message>
    <message>
        <source>Select a recording to see its contents and dive sheet.</source>
        <translation>Choisissez un enregistrement pour voir son contenu et sa fiche de plongée.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Pas d&apos;image</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Repair the recording; no messages are removed</source>
        <translation>Complète l&apos;enregistrement&#xa0;; tous les messages restent</translation>
    </message>
    <message>
        <source>Dive sheet</source>
        <translation>Fiche de plongée</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Search recordings</source>
        <translation>Chercher des enregistrements</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Enregistrements, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Enter opens, Space ticks</source>
        <translation>Haut et Bas choisissent, Entrée ouvre, Espace coche</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>The folder cannot be read</source>
        <translation>Le dossier est illisible</translation>
    </message>
    <message>
        <source>No recordings yet</source>
        <translation>Pas encore d&apos;enregistrement</translation>
    </message>
    <message>
        <source>No name, date, device or dive sheet contains “%1”.</source>
        <translation>Aucun nom, date, appareil ni fiche de plongée ne contient «&#xa0;%1 ».</translation>
    </message>
    <message>
        <source>Recording starts by itself with the first byte of a sonar, into %1.</source>
        <translation>L&apos;enregistrement commence seul au premier octet d&apos;un sonar, dans %1.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Échap dans la recherche</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>By name, date, device or dive sheet</source>
        <translation>Par nom, date, appareil ou fiche de plongée</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>Open together</source>
        <translation>Ouvrir ensemble</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open selected recordings together</source>
        <translation>Ouvrir ensemble les enregistrements cochés</translation>
    </message>
    <message>
        <source>What is ticked</source>
        <translation>Ce qui est coché</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>This dive</source>
        <translation>Cette plongée</translation>
    </message>
    <message>
        <source>Next dive</source>
        <translation>Prochaine plongée</translation>
    </message>
    <message>
        <source>Dive sheet of this dive</source>
        <translation>Fiche de cette plongée</translation>
    </message>
    <message>
        <source>Dive sheet of the next dive</source>
        <translation>Fiche de la prochaine plongée</translation>
    </message>
    <message>
        <source>Saved in this dive&apos;s recording, including later changes.</source>
        <translation>Enregistré avec cette plongée, y compris les modifications ultérieures.</translation>
    </message>
    <message>
        <source>Saved in the next recording. Job, vehicle, pilot and place are kept.</source>
        <translation>Enregistré avec la prochaine plongée. Mission, véhicule, pilote et lieu sont conservés.</translation>
    </message>
    <message>
        <source>Another dive</source>
        <translation>Autre plongée</translation>
    </message>
    <message>
        <source>Clears dive, water and notes</source>
        <translation>Efface plongée, eau et notes</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulé</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>dive sheet: %1</source>
        <translation>fiche de plongée&#xa0;: %1</translation>
    </message>
    <message>
        <source>has markers</source>
        <translation>a des marques</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>coché</translation>
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
        <translation>perte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Veille</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Attend le premier ping</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>démo</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Échos simulés</translation>
    </message>
    <message>
        <source>age</source>
        <translation>âge</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Pas de données %1 s</translation>
    </message>
</context>
<context>
    <name>LogTimeOffsetMenu</name>
    <message>
        <source>%1 Positive seconds shift the vehicle&apos;s telemetry log later.</source>
        <translation>%1 Des secondes positives décalent le journal de télémétrie plus tard.</translation>
    </message>
    <message>
        <source>Shift by %1</source>
        <translation>Le déplacer de %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Shift of the telemetry log in seconds (Enter)</source>
        <translation>Décalage du journal de télémétrie en secondes (Entrée)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset to clock alignment</source>
        <translation>Revenir à l&apos;alignement des horloges</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Aligner à la main</translation>
    </message>
    <message>
        <source>Start both together, then shift the telemetry log</source>
        <translation>Démarrer les deux ensemble, puis décaler le journal de télémétrie</translation>
    </message>
    <message>
        <source>Back to the common start</source>
        <translation>Revenir au début commun</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Show the sonar recording only</source>
        <translation>Montrer à nouveau le journal du sonar seul</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Aligner ce fichier à la main</translation>
    </message>
    <message>
        <source>%1 Positive seconds shift it later.</source>
        <translation>%1 Des secondes positives le décalent plus tard.</translation>
    </message>
    <message>
        <source>Start it together with the others, then shift it</source>
        <translation>L&apos;afficher à partir d&apos;un début commun avec les autres, puis le déplacer de là</translation>
    </message>
    <message>
        <source>Place it after the others again</source>
        <translation>Le placer de nouveau à la suite des autres</translation>
    </message>
    <message>
        <source>Comparing both recordings…</source>
        <translation>Comparaison des deux enregistrements…</translation>
    </message>
    <message>
        <source>No clear match, so no shift is suggested.</source>
        <translation>Aucune correspondance nette, donc aucun décalage proposé.</translation>
    </message>
    <message>
        <source>Use %1 ± %2</source>
        <translation>Utiliser %1 ± %2</translation>
    </message>
    <message>
        <source>Move it to where both recordings match</source>
        <translation>Le déplacer là où les deux enregistrements correspondent</translation>
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
        <translation>Déposer pour ouvrir</translation>
    </message>
    <message>
        <source>Several recordings share one timeline. A snapshot opens its recording at that time.</source>
        <translation>Plusieurs enregistrements partagent une chronologie. Une capture ouvre son enregistrement à cet instant.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Ouvrir un journal</translation>
    </message>
    <message>
        <source>Recordings and snapshots (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</source>
        <translation>Enregistrements et captures (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>MapHeader</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Built on %1</source>
        <translation>D&apos;après %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 tour</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>± %1 %2 now</source>
        <translation>± %1 %2 maintenant</translation>
    </message>
    <message>
        <source>1 turn not placed</source>
        <translation>1 tour non placé</translation>
    </message>
    <message>
        <source>%1 turns not placed</source>
        <translation>%1 tours non placés</translation>
    </message>
    <message>
        <source>Loop closed %1</source>
        <translation>Boucle fermée %1</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord en haut</translation>
    </message>
    <message>
        <source>First heading up</source>
        <translation>Premier cap en haut</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Cap en haut</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Suivre le véhicule</translation>
    </message>
    <message>
        <source>Layers and export</source>
        <translation>Couches et export</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Head up</source>
        <translation>Cap en haut</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord en haut</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Le haut est le premier cap</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message>
        <source>Layers and export</source>
        <translation>Couches et export</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>%1 of %2 turns matched</source>
        <translation>%1 tours sur %2 concordent</translation>
    </message>
    <message>
        <source>Loops closed</source>
        <translation>Boucles fermées</translation>
    </message>
    <message>
        <source>%1 · moved %2 %3</source>
        <translation>%1 · décalage %2 %3</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Non placés</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 tour</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>The map is too large: larger cells, or a shorter recording, would show all of it.</source>
        <translation>La carte est trop grande&#xa0;: des cellules plus grandes ou un enregistrement plus court la montreraient en entier.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Échos</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Error ellipses</source>
        <translation>Ellipses d&apos;erreur</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Loop closures</source>
        <translation>Fermetures de boucle</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Range of the newest turn</source>
        <translation>Portée du dernier tour</translation>
    </message>
    <message>
        <source>Where turns overlap</source>
        <translation>Où des tours se recouvrent</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Brightest</source>
        <translation>Plus vif</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Plus récent</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
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
        <translation>GeoTIFF a besoin de positions, et il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <source>There is no map yet</source>
        <translation>Pas encore de carte</translation>
    </message>
    <message>
        <source>Export map with a world file</source>
        <translation>Exporter la carte avec un fichier world</translation>
    </message>
    <message>
        <source>Within ± %1 %2</source>
        <translation>À ± %1 %2 près</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 tours sur %2</translation>
    </message>
</context>
<context>
    <name>MapPlot</name>
    <message>
        <source>Moved %1 %2</source>
        <translation>Décalé de %1 %2</translation>
    </message>
    <message>
        <source>Map; arrows move it</source>
        <translation>Carte&#xa0;; les flèches la déplacent</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Le haut est le premier cap</translation>
    </message>
    <message>
        <source>North is at %1 from up</source>
        <translation>Le nord est à %1 du haut</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Montrer toute la carte</translation>
    </message>
    <message>
        <source>Echoes too few to place turns.</source>
        <translation>Trop peu d&apos;échos pour placer les tours.</translation>
    </message>
    <message>
        <source>No map yet.</source>
        <translation>Pas encore de carte.</translation>
    </message>
    <message>
        <source>Positions would help.</source>
        <translation>Des positions aideraient.</translation>
    </message>
    <message>
        <source>It grows as soon as two turns match, or with positions from a DVL or GPS.</source>
        <translation>Elle grandit dès que deux tours concordent, ou avec les positions d&apos;un DVL ou d&apos;un GPS.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>This recording has no scanning sonar, whose turns make a map.</source>
        <translation>Cet enregistrement n&apos;a pas de sonar à balayage, dont les tours font la carte.</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>Calcul de la carte…</translation>
    </message>
    <message>
        <source>The turns of a scanning sonar make a map, and none is connected.</source>
        <translation>La carte se fait des tours d&apos;un sonar à balayage, et aucun n&apos;est connecté.</translation>
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
        <translation>devant</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>derrière</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>%1 %2 %3, %4 %5 of the start, plus or minus %6</source>
        <translation>%1 %2 %3, %4 %5 du départ, plus ou moins %6</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pieds</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>mètres</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Where am I</source>
        <translation>Où suis-je</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>from vehicle</source>
        <translation>du véhicule</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>relèvement</translation>
    </message>
    <message>
        <source>from up</source>
        <translation>depuis le haut</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>pas vu</translation>
    </message>
</context>
<context>
    <name>MapScale</name>
    <message>
        <source>Scale: %1 %2</source>
        <translation>Échelle&#xa0;: %1 %2</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>%1 %2 (vehicle)</source>
        <translation>%1 %2 (véhicule)</translation>
    </message>
    <message>
        <source>%1 %2 above bottom</source>
        <translation>%1 %2 au-dessus du fond</translation>
    </message>
    <message>
        <source>Name of marker %1</source>
        <translation>Nom de la marque %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Renommer (F2)</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Supprimer la marque %1</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Supprimer la note</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source> slant</source>
        <translation> oblique</translation>
    </message>
    <message>
        <source>As taken</source>
        <translation>Telle que prise</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Relèvement</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Non disponible</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4</source>
        <translation>%1 %2 ± %3 %4</translation>
    </message>
    <message>
        <source>Echo at %1</source>
        <translation>Écho à %1</translation>
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
        <translation>simulé</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Au marquage</translation>
    </message>
    <message>
        <source>Telemetry log</source>
        <translation>Journal de télémétrie</translation>
    </message>
    <message>
        <source>Aligned by hand</source>
        <translation>Aligné à la main</translation>
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
        <translation>Marques</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Markers, %1</source>
        <translation>Marques, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Haut et Bas choisissent, Entrée y va, F2 renomme, Suppr supprime</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Aucun événement.</translation>
    </message>
    <message>
        <source>No markers yet. Point at an echo and press M. Enter marks the Ping1D&apos;s latest bottom echo, N adds a note.</source>
        <translation>Aucune marque. Pointez un écho et appuyez sur M. Entrée marque le dernier écho de fond du Ping1D, N ajoute une note.</translation>
    </message>
    <message>
        <source>Range, bearing and depth as marked</source>
        <translation>Distance, gisement et profondeur comme marqués</translation>
    </message>
</context>
<context>
    <name>MarkerNameField</name>
    <message>
        <source>Name of marker %1</source>
        <translation>Nom de la marque %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Esc keeps the number</source>
        <translation>Entrée garde le nom, Échap le numéro</translation>
    </message>
</context>
<context>
    <name>MarkerPin</name>
    <message>
        <source>Marker %1, %2</source>
        <translation>Marque %1, %2</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
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
        <translation>comme marqué</translation>
    </message>
</context>
<context>
    <name>MarkerRow</name>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>%1 %2 deep</source>
        <translation>%1 %2 de fond</translation>
    </message>
    <message>
        <source>%1 (Up, Down)</source>
        <translation>%1 (Haut, Bas)</translation>
    </message>
</context>
<context>
    <name>MarkerTools</name>
    <message>
        <source>Point at an echo with the mouse or arrow keys, then press M.</source>
        <translation>Pointez un écho et appuyez sur M, ou allez-y avec les flèches d&apos;une image.</translation>
    </message>
    <message>
        <source>No Ping1D bottom echo to mark here.</source>
        <translation>Aucun écho de fond du Ping1D à marquer ici.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Ajouter une note à cet instant</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export 1 marker</source>
        <translation>Exporter 1 marque</translation>
    </message>
    <message>
        <source>Export %1 markers</source>
        <translation>Exporter %1 marques</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Exporter les marques</translation>
    </message>
    <message>
        <source>No markers yet</source>
        <translation>Il n&apos;y a pas encore de marque</translation>
    </message>
    <message>
        <source>Note at the time shown; Enter saves</source>
        <translation>Note à l&apos;instant affiché&#xa0;; Entrée enregistre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>ancien %1</translation>
    </message>
    <message>
        <source>missing: payload too short</source>
        <translation>manque&#xa0;: les données finissent avant</translation>
    </message>
</context>
<context>
    <name>MessagesDetails</name>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>No message selected</source>
        <translation>Aucun message choisi</translation>
    </message>
    <message>
        <source>Select a message to see its fields and bytes.</source>
        <translation>Choisissez un message pour voir ses champs et octets.</translation>
    </message>
    <message>
        <source>Fields and bytes of %1</source>
        <translation>Champs et octets du message %1</translation>
    </message>
    <message>
        <source>Raw bytes</source>
        <translation>Octets bruts</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Previous message of this type</source>
        <translation>Le même message avant celui-ci</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← dans la liste</translation>
    </message>
    <message>
        <source>Next message of this type</source>
        <translation>Le même message après celui-ci</translation>
    </message>
    <message>
        <source>→ in the list</source>
        <translation>→ dans la liste</translation>
    </message>
    <message>
        <source>Copy fields and bytes</source>
        <translation>Copier champs et octets</translation>
    </message>
</context>
<context>
    <name>MessagesList</name>
    <message>
        <source>Search messages</source>
        <translation>Chercher des messages</translation>
    </message>
    <message>
        <source>%1, not all</source>
        <translation>%1, pas tous</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 messages</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Messages, %1</source>
        <translation>Messages, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Left and Right step through messages of one type</source>
        <translation>Haut et Bas choisissent, Gauche et Droite vont au précédent et au suivant</translation>
    </message>
    <message>
        <source>No messages yet</source>
        <translation>Pas encore de messages</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Every message from sonars and vehicles is listed here.</source>
        <translation>Tous les messages des sonars et véhicules apparaissent ici.</translation>
    </message>
    <message>
        <source>No message name, former name, field, id or source contains “%1”.</source>
        <translation>Aucun nom, ancien nom, champ, numéro ni source de message ne contient «&#xa0;%1 ».</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Échap dans la recherche</translation>
    </message>
    <message>
        <source>Search name, former name, field, id or source; “once” finds single messages</source>
        <translation>Cherche nom, ancien nom, champ, id ou source&#xa0;; « once » trouve les messages uniques</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 message</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>%1, %2, message %3, not yet</source>
        <translation>%1, %2, message %3, pas encore</translation>
    </message>
    <message>
        <source>%1, message %2 (Up, Down)</source>
        <translation>%1, message %2 (Haut, Bas)</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>%1, %2, message %3, count %4, %5, last %6 ago, %7</source>
        <translation>%1, %2, message %3, %4 reçus, %5, dernier il y a %6, %7</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
</context>
<context>
    <name>MessagesView</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>MotionRows</name>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>How fast and where the vehicle drifts, by the echoes of the Ping360</source>
        <translation>À quelle vitesse et dans quelle direction le véhicule dérive, d&apos;après les échos du Ping360</translation>
    </message>
    <message>
        <source>%1. Nothing is corrected.</source>
        <translation>%1. Rien n&apos;est corrigé.</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Acquitter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Figé</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stable</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Pas de cap. Connectez le véhicule ou ouvrez un enregistrement avec cap.</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>L&apos;éventail est toujours cap en haut</translation>
    </message>
    <message>
        <source>Steady after one more turn</source>
        <translation>Stable après un tour de plus</translation>
    </message>
    <message>
        <source>No match: by compass since %1</source>
        <translation>Pas de correspondance&#xa0;: au compas depuis %1</translation>
    </message>
    <message>
        <source>No match and no compass: held since %1</source>
        <translation>Ni correspondance ni compas&#xa0;: figée depuis %1</translation>
    </message>
    <message>
        <source>Kept still by the picture since %1</source>
        <translation>Stabilisée par l&apos;image depuis %1</translation>
    </message>
</context>
<context>
    <name>MountingButtons</name>
    <message>
        <source>Mounting is correct as shown</source>
        <translation>Le montage affiché est correct</translation>
    </message>
    <message>
        <source>Use this mounting</source>
        <translation>Utiliser ce montage</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montage : %1</translation>
    </message>
</context>
<context>
    <name>MultibeamMenu</name>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Mesurer d&apos;ici</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copier la mesure</translation>
    </message>
</context>
<context>
    <name>MultibeamPanel</name>
    <message>
        <source>no attitude</source>
        <translation>pas d’attitude</translation>
    </message>
    <message>
        <source>attitude of the vehicle</source>
        <translation>attitude du véhicule</translation>
    </message>
    <message>
        <source>1 sounding left out</source>
        <translation>1 sonde écartée</translation>
    </message>
    <message>
        <source>%1 soundings left out</source>
        <translation>%1 sondes écartées</translation>
    </message>
    <message>
        <source>1 sounding</source>
        <translation>1 sonde</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 sondes</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Basse</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Haute</translation>
    </message>
    <message>
        <source>Multibeam sonar</source>
        <translation>Sonar multifaisceau</translation>
    </message>
    <message>
        <source>Minimum power</source>
        <translation>Puissance minimale</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Écartées</translation>
    </message>
    <message>
        <source>Show soundings that are left out</source>
        <translation>Montrer les sondes écartées</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Réglages d&apos;affichage</translation>
    </message>
    <message>
        <source>Channel data only, no points</source>
        <translation>Données des canaux seules, pas de points</translation>
    </message>
    <message>
        <source>1 ping</source>
        <translation>1 ping</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 pings</translation>
    </message>
    <message>
        <source>range %1 to %2</source>
        <translation>portée de %1 à %2</translation>
    </message>
    <message>
        <source>multibeam sonar</source>
        <translation>sonar multifaisceau</translation>
    </message>
    <message>
        <source>minimum power: %1</source>
        <translation>puissance minimale : %1</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Il n&apos;y a pas encore d&apos;échos à mesurer.</translation>
    </message>
    <message>
        <source>Press on one end, then on the other.</source>
        <translation>Appuyez sur une extrémité, puis sur l’autre.</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Pas encore de fond.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Suivre le véhicule</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Capture de cette image</translation>
    </message>
</context>
<context>
    <name>MultibeamTab</name>
    <message>
        <source>No ping up to here.</source>
        <translation>Aucun ping jusqu’ici.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Vitesse du son</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Émission</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Pas de portée</translation>
    </message>
    <message>
        <source>Power thresholds</source>
        <translation>Seuils de puissance</translation>
    </message>
    <message>
        <source>Soundings</source>
        <translation>Sondes</translation>
    </message>
    <message>
        <source>Depth below the sonar</source>
        <translation>Profondeur sous le sonar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roulis</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Tangage</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Dive</source>
        <translation>Plongée</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Devices: 1 found</source>
        <translation>Appareils&#xa0;: 1 trouvé</translation>
    </message>
    <message>
        <source>Devices: %1 found</source>
        <translation>Appareils&#xa0;: %1 trouvés</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Theme %1, change it</source>
        <translation>Thème %1, en changer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>NoSonarView</name>
    <message>
        <source>No %1</source>
        <translation>Pas de %1</translation>
    </message>
    <message>
        <source>%1 is in Standby</source>
        <translation>%1 est en veille</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Attend le premier ping</translation>
    </message>
    <message>
        <source>Connecting %1</source>
        <translation>Connexion de %1</translation>
    </message>
    <message>
        <source>Not in this recording.</source>
        <translation>Absent de cet enregistrement.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Connectez-en un, ou ouvrez un journal.</translation>
    </message>
    <message>
        <source>Not pinging. Press Start to resume.</source>
        <translation>N&apos;émet pas. Appuyez sur Démarrer pour reprendre.</translation>
    </message>
    <message>
        <source>Connected %1 s ago.</source>
        <translation>Connecté il y a %1 s.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Leave Standby</source>
        <translation>Quitter la veille</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>Unknown sonar</source>
        <translation>Sonar inconnu</translation>
    </message>
    <message>
        <source>Choose above which one it is.</source>
        <translation>Choisissez ci-dessus lequel c’est.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture&#xa0;; ce qui est lu peut être rejoué</translation>
    </message>
    <message>
        <source>Notice action</source>
        <translation>Faire ce que l&apos;avis propose</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Fermer l&apos;avis</translation>
    </message>
</context>
<context>
    <name>PaletteSwatch</name>
    <message>
        <source>Palette %1</source>
        <translation>Palette %1</translation>
    </message>
    <message>
        <source>Palette %1 (Tab, Space)</source>
        <translation>Palette %1 (Tab, Espace)</translation>
    </message>
</context>
<context>
    <name>PersistencePicker</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>1 sweep</source>
        <translation>1 balayage</translation>
    </message>
    <message>
        <source>3 sweeps</source>
        <translation>3 balayages</translation>
    </message>
    <message>
        <source>10 sweeps</source>
        <translation>10 balayages</translation>
    </message>
    <message>
        <source>All sweeps</source>
        <translation>Tous les balayages</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Rémanence</translation>
    </message>
</context>
<context>
    <name>Ping1dTab</name>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Vitesse du son</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Émission</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
</context>
<context>
    <name>Ping360Tab</name>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Pas angulaire</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Vitesse du son</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Émission</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montage non confirmé</translation>
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
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Heading %1 %2</source>
        <translation>Cap %1 %2</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
    <message>
        <source>Turned %1</source>
        <translation>Tourné de %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>figée</translation>
    </message>
    <message>
        <source>by compass</source>
        <translation>au compas</translation>
    </message>
</context>
<context>
    <name>PolarCompassCheck</name>
    <message>
        <source>Compass</source>
        <translation>Compas</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
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
        <translation>Âge, %1</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>%1 seconds per revolution, %2 pings per second</source>
        <translation>%1 secondes par tour, %2 pings par seconde</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>/ turn</source>
        <translation>/ tour</translation>
    </message>
    <message>
        <source>pings/s</source>
        <translation>pings/s</translation>
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
        <translation>pas</translation>
    </message>
    <message>
        <source>No pings</source>
        <translation>Aucun ping</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit to the farthest echo</source>
        <translation>Ajuster à l&apos;écho le plus lointain</translation>
    </message>
    <message>
        <source>/ sweep</source>
        <translation>/ balayage</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Drift %1 ± %2 %3, %4 ± %5° %6</source>
        <translation>Dérive&#xa0;%1 ±&#xa0;%2&#xa0;%3,&#xa0;%4 ±&#xa0;%5°&#xa0;%6</translation>
    </message>
    <message>
        <source>Holding, under %1 %2</source>
        <translation>Stable, moins de&#xa0;%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Drift not known: too few echoes</source>
        <translation>Dérive inconnue&#xa0;: trop peu d&apos;échos</translation>
    </message>
    <message>
        <source>Drift after one more turn</source>
        <translation>Dérive après un tour de plus</translation>
    </message>
    <message>
        <source>Drift after two turns</source>
        <translation>Dérive après deux tours</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Stable</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
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
        <translation>vers</translation>
    </message>
    <message>
        <source>± %1° %2</source>
        <translation>±&#xa0;%1°&#xa0;%2</translation>
    </message>
    <message>
        <source>under</source>
        <translation>moins de</translation>
    </message>
    <message>
        <source>over</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>· %1 old</source>
        <translation>· il y a&#xa0;%1</translation>
    </message>
    <message>
        <source>too few echoes</source>
        <translation>trop peu d&apos;échos</translation>
    </message>
    <message>
        <source>since</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>after one more turn</source>
        <translation>après un tour de plus</translation>
    </message>
    <message>
        <source>after two turns</source>
        <translation>après deux tours</translation>
    </message>
    <message>
        <source>Across the wall %1 ± %2 %3, along it unknown</source>
        <translation>Perpendiculairement au mur %1&#xa0;±&#xa0;%2&#xa0;%3, inconnue le long du mur</translation>
    </message>
    <message>
        <source>Across the wall under %1 %2, along it unknown</source>
        <translation>Perpendiculairement au mur moins de %1&#xa0;%2, inconnue le long du mur</translation>
    </message>
    <message>
        <source>Across the wall</source>
        <translation>Perpendiculairement au mur</translation>
    </message>
    <message>
        <source>under %1 %2</source>
        <translation>moins de %1&#xa0;%2</translation>
    </message>
    <message>
        <source>along it unknown</source>
        <translation>inconnue le long du mur</translation>
    </message>
    <message>
        <source>Computing the drift…</source>
        <translation>Calcul de la dérive…</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calcul en cours…</translation>
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
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Echo trace</source>
        <translation>Courbe d&apos;écho</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Capture de cette image</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Réglages d&apos;affichage</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Cap en haut</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord en haut</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Figé</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polaire</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>L&apos;éventail montre les secteurs jusqu&apos;à 180°</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>L&apos;éventail est toujours cap en haut</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stable</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Pas de cap. Connectez le véhicule ou ouvrez un enregistrement avec cap.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Comparaison</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Ping360 polar view; arrows move the cursor</source>
        <translation>Vue polaire du Ping360&#xa0;; les flèches déplacent le curseur</translation>
    </message>
</context>
<context>
    <name>PolarMarker</name>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
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
        <translation>distance et gisement comme marqués</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>position %1</translation>
    </message>
    <message>
        <source>range as marked</source>
        <translation>distance comme marquée</translation>
    </message>
    <message>
        <source>outside the view</source>
        <translation>hors de la vue</translation>
    </message>
</context>
<context>
    <name>PolarMeasured</name>
    <message>
        <source>horizontal</source>
        <translation>horizontale</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblique</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>rlv</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>Measured %1 %2</source>
        <translation>Mesuré %1 %2</translation>
    </message>
    <message>
        <source>then %1, angle %2</source>
        <translation>puis %1, angle %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
</context>
<context>
    <name>PolarMenu</name>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Mesurer d&apos;ici</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copier la mesure</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Reprendre le balayage</translation>
    </message>
    <message>
        <source>Hold bearing here</source>
        <translation>Tenir ce gisement</translation>
    </message>
    <message>
        <source>Alarm zone here (Z)</source>
        <translation>Zone d&apos;alarme ici (Z)</translation>
    </message>
    <message>
        <source>Zone here (Z)</source>
        <translation>Zone ici (Z)</translation>
    </message>
</context>
<context>
    <name>PolarPanel</name>
    <message>
        <source>The head is held on one bearing. Resume the scan to measure.</source>
        <translation>La tête tient un gisement. Reprenez le balayage pour mesurer.</translation>
    </message>
    <message>
        <source>Ping360, polar view</source>
        <translation>Ping360, vue polaire</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>A Ping360 may take 4.5 s.</source>
        <translation>Un Ping360 peut prendre 4.5 s.</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Il n&apos;y a pas encore d&apos;échos à mesurer.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Aucun écho à mesurer ici.</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montage non confirmé</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Cap en haut</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Nord en haut</translation>
    </message>
    <message>
        <source>Heading locked</source>
        <translation>Cap figé</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stable</translation>
    </message>
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the alarm zone&apos;s position first.</source>
        <translation>Pointez d&apos;abord l&apos;emplacement de la zone d&apos;alarme.</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>true</source>
        <translation>V</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>rlv</translation>
    </message>
    <message>
        <source>horizontal %1 ± %2</source>
        <translation>horizontale %1 ± %2</translation>
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
        <translation>%1 ± %2 %3 oblique, rel %4 %5, %6 sur 255, il y a %7</translation>
    </message>
    <message>
        <source>%1 slant range, rel %2, no echo</source>
        <translation>%1 oblique, rel %2, pas d&apos;écho</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Curseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblique</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>± %1 slant</source>
        <translation>± %1 oblique</translation>
    </message>
    <message>
        <source>slant · rel %1 · %2 %3 %4</source>
        <translation>oblique · rel %1 · %2 %3 %4</translation>
    </message>
    <message>
        <source>slant · rel %1 %2</source>
        <translation>oblique · rel %1 %2</translation>
    </message>
    <message>
        <source>slant · rel %1</source>
        <translation>oblique · rel %1</translation>
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
        <translation>pas d&apos;écho</translation>
    </message>
    <message>
        <source>of 255</source>
        <translation>sur 255</translation>
    </message>
    <message>
        <source>old</source>
        <translation>âge</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>horizontale</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <translation>± %1 %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
</context>
<context>
    <name>PolarSteady</name>
    <message>
        <source>Steady after one more turn</source>
        <translation>Stable après un tour de plus</translation>
    </message>
    <message>
        <source>By compass since %1</source>
        <translation>Au compas depuis %1</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>Figée depuis %1</translation>
    </message>
    <message>
        <source>Steady by the picture</source>
        <translation>Stable par l&apos;image</translation>
    </message>
    <message>
        <source>± %1°</source>
        <translation>± %1°</translation>
    </message>
    <message>
        <source>turned %1 %2</source>
        <translation>tourné de %1 %2</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>tourné de</translation>
    </message>
</context>
<context>
    <name>PolarTrace</name>
    <message>
        <source>Echo trace, rel %1</source>
        <translation>Courbe d&apos;écho, rel %1</translation>
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
        <translation>Zone d&apos;alarme %1 à %2 %3 vers %4</translation>
    </message>
    <message>
        <source>Alarm zone, muted, %1 to %2 %3 about %4</source>
        <translation>Zone d&apos;alarme, muette, %1 à %2 %3 autour de %4</translation>
    </message>
    <message>
        <source>Zone, muted</source>
        <translation>Zone, muette</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone · acknowledged</source>
        <translation>Zone · acquittée</translation>
    </message>
</context>
<context>
    <name>RecordedRow</name>
    <message>
        <source>%1, %2, as recorded</source>
        <translation>%1, %2, tel qu&apos;enregistré</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Tel qu&apos;enregistré</translation>
    </message>
</context>
<context>
    <name>RecorderBlock</name>
    <message>
        <source>part %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disque plein</translation>
    </message>
    <message>
        <source>Ready to record</source>
        <translation>Prêt à enregistrer</translation>
    </message>
    <message>
        <source>Demo, not recorded</source>
        <translation>Démo, non enregistrée</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>libre %1</translation>
    </message>
    <message>
        <source>Starts with the first byte</source>
        <translation>Démarre au premier octet</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
    </message>
    <message>
        <source>%1 s held in memory</source>
        <translation>%1 s attendent en mémoire</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Enregistrer la démo</translation>
    </message>
    <message>
        <source>Disk write failed</source>
        <translation>Écriture impossible</translation>
    </message>
    <message>
        <source>Not recording</source>
        <translation>Pas d&apos;enregistrement</translation>
    </message>
    <message>
        <source>REC %1</source>
        <translation>REC %1</translation>
    </message>
    <message>
        <source>Recording complete</source>
        <translation>Enregistrement terminé</translation>
    </message>
    <message>
        <source>Not recording since %1</source>
        <translation>Arrêté depuis %1</translation>
    </message>
    <message>
        <source>New file when data arrives</source>
        <translation>Nouveau fichier au prochain octet</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 enregistre</translation>
    </message>
    <message>
        <source>Its menu records</source>
        <translation>Son menu enregistre</translation>
    </message>
    <message>
        <source>Recorder: %1</source>
        <translation>Enregistreur : %1</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nouvel enregistrement</translation>
    </message>
    <message>
        <source>Start recording</source>
        <translation>Démarrer l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Arrêter l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Stop recording?</source>
        <translation>Arrêter l&apos;enregistrement ?</translation>
    </message>
    <message>
        <source>Keep recording</source>
        <translation>Continuer d&apos;enregistrer</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings are saved to %2.</source>
        <translation>Rien ne peut être écrit dans %1. Les enregistrements vont dans %2.</translation>
    </message>
</context>
<context>
    <name>SectionPlot</name>
    <message>
        <source>port</source>
        <translation>à bâbord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>à tribord</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>across %1 %2</source>
        <translation>en travers %1 %2</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>puissance %1</translation>
    </message>
    <message>
        <source>left out: weak</source>
        <translation>écartée : faible</translation>
    </message>
    <message>
        <source>left out: outlier</source>
        <translation>écartée : valeur aberrante</translation>
    </message>
    <message>
        <source>Section; arrows go from sounding to sounding</source>
        <translation>Coupe ; les flèches vont de sonde en sonde</translation>
    </message>
    <message>
        <source>0 %1</source>
        <translation>0 %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Tribord</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Pas de position</translation>
    </message>
    <message>
        <source>%1 %2 ± %3</source>
        <translation>%1 %2 ± %3</translation>
    </message>
    <message>
        <source>across %1</source>
        <translation>en travers %1</translation>
    </message>
    <message>
        <source>up %1</source>
        <translation>vers le haut %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>vers le bas %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Mesuré %1</translation>
    </message>
    <message>
        <source>No sounding here to measure.</source>
        <translation>Aucune sonde à mesurer ici.</translation>
    </message>
    <message>
        <source>from swath to swath: ± not known</source>
        <translation>d’une fauchée à l’autre : ± inconnu</translation>
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
        <translation>%1, %2 degrés</translation>
    </message>
</context>
<context>
    <name>SectorRim</name>
    <message>
        <source>Sector centre</source>
        <translation>Centre du secteur</translation>
    </message>
    <message>
        <source>Sector width</source>
        <translation>Largeur du secteur</translation>
    </message>
    <message>
        <source>Sector from</source>
        <translation>Secteur de</translation>
    </message>
    <message>
        <source>Sector to</source>
        <translation>Secteur à</translation>
    </message>
    <message>
        <source>%1° at %2°</source>
        <translation>%1° vers %2°</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espace</translation>
    </message>
</context>
<context>
    <name>SettingBox</name>
    <message>
        <source>Use mine</source>
        <translation>Prendre le mien</translation>
    </message>
    <message>
        <source>Restore %1 to %2</source>
        <translation>Rétablir %1 à %2</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espace</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep %1 at %2</source>
        <translation>Garder %1 à %2</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1 (Left, Right)</source>
        <translation>%1 (Gauche, Droite)</translation>
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
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Follows range</source>
        <translation>Suit la portée</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
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
        <translation>Replier</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, déplié</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, replié</translation>
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
        <translation>Les réglages agissent sur le sonar en direct</translation>
    </message>
    <message>
        <source>Another program drives this sonar</source>
        <translation>Un autre programme pilote ce sonar</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espace</translation>
    </message>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Déjà en balayage&#xa0;; non démarré par Leadline.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Standby: not pinging</source>
        <translation>Veille&#xa0;: n&apos;émet pas</translation>
    </message>
    <message>
        <source>Use last settings: %1</source>
        <translation>Derniers réglages&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Utiliser les derniers réglages</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Garder les réglages du sonar</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1 is set by the sonar. Set Mode to Manual first.</source>
        <translation>%1&#xa0;: le sonar le choisit. Mettez d&apos;abord Mode sur Manuel.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1, type a number</source>
        <translation>%1, saisir un nombre</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1&#xa0;: moins</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
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
        <translation>Avancé</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>à l&apos;envers</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>à l&apos;endroit</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>À l&apos;endroit</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>À l&apos;envers</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montage</translation>
    </message>
    <message>
        <source>Saved for this sonar</source>
        <translation>Retenu pour ce sonar</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Décalage angulaire</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Non confirmé</translation>
    </message>
    <message>
        <source>Bearing held at %1°</source>
        <translation>Gisement tenu à %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Reprendre le balayage</translation>
    </message>
    <message>
        <source>Hold bearing</source>
        <translation>Tenir le gisement</translation>
    </message>
    <message>
        <source>Hold the head at this bearing</source>
        <translation>Tenir la tête sur ce gisement</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espace</translation>
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
        <translation>Largeur</translation>
    </message>
</context>
<context>
    <name>SettingStandby</name>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Veille</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Touche P</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>veille</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Not read yet</source>
        <translation>Pas encore lu</translation>
    </message>
    <message>
        <source>Pending %1 s</source>
        <translation>En attente %1 s</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1</source>
        <translation>Changé ailleurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Set by the sonar</source>
        <translation>Choisi par le sonar</translation>
    </message>
    <message>
        <source>Applied · %1</source>
        <translation>Appliqué · %1</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Appliqué</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Sonar stays at %1. Try again</source>
        <translation>Le sonar reste à %1. Réessayer</translation>
    </message>
    <message>
        <source>Sonar still reports %1</source>
        <translation>Le sonar indique encore %1</translation>
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
        <translation>%1, derniers réglages : %2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Utiliser les derniers réglages</translation>
    </message>
    <message>
        <source>Use last settings of %1</source>
        <translation>Utiliser les derniers réglages de %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Garder les réglages du sonar</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>Laisser %1 tel quel</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Switch theme by time of day</source>
        <translation>Changer de thème selon l&apos;heure du jour</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Selon l&apos;horloge de cet ordinateur</translation>
    </message>
    <message>
        <source>Day starts</source>
        <translation>Jour dès</translation>
    </message>
    <message>
        <source>Day ends</source>
        <translation>Jour jusqu&apos;à</translation>
    </message>
    <message>
        <source>Theme at night</source>
        <translation>Thème de nuit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Stronger edges and secondary text</source>
        <translation>Contours et textes secondaires renforcés</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Échelle de l&apos;interface</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The window fits %1 %. Enlarge it for more.</source>
        <translation>La fenêtre permet %1 %. Agrandissez-la pour plus.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes keep full screen resolution.</source>
        <translation>75 à 250 %. Les échos restent aussi nets que l&apos;écran.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Gants</translation>
    </message>
    <message>
        <source>25 % larger, for use with gloves</source>
        <translation>Tout est plus grand d&apos;un quart, pour appuyer avec des gants</translation>
    </message>
    <message>
        <source>Until the next scheduled change, or until you change it.</source>
        <translation>Jusqu&apos;au prochain changement prévu, ou jusqu&apos;à ce que vous le changiez.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Thème suivant</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Luminosité de la fenêtre</translation>
    </message>
</context>
<context>
    <name>SetupEntry</name>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation>Appliquer %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>SetupKey</name>
    <message>
        <source>Default key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>%1: restore default key</source>
        <translation>%1&#xa0;: la touche par défaut</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la touche</translation>
    </message>
    <message>
        <source>%1: another key</source>
        <translation>%1&#xa0;: une autre touche</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press the new key</source>
        <translation>appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>pas de touche</translation>
    </message>
    <message>
        <source>Esc cancels, Del removes the key.</source>
        <translation>Échap annule, Suppr retire la touche.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Réattribuer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Keep both keys unchanged</source>
        <translation>Les deux gardent leurs touches</translation>
    </message>
</context>
<context>
    <name>SetupKeys</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Next, previous control</source>
        <translation>Commande suivante, précédente</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leave or close; return the keys to the window</source>
        <translation>Quitte et ferme&#xa0;; rend les touches à la fenêtre</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espace, Entrée</translation>
    </message>
    <message>
        <source>Press the focused control</source>
        <translation>Appuyer sur la commande active</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Lists, choices and numbers; on a plot: the cursor</source>
        <translation>Listes, choix et nombres&#xa0;; sur une image&#xa0;: le curseur</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Suppr</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>Dans la liste des marques&#xa0;: renommer, supprimer</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>Au Ping1D&#xa0;: comparer son écho&#xa0;; le retenir</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Vue polaire&#xa0;: zone d&apos;alarme au curseur</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>Library: select all</source>
        <translation>Bibliothèque&#xa0;: tout cocher</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>On a plot: its menu</source>
        <translation>Sur une image&#xa0;: son menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Press Enter on a key or click it, then press the new key. Keys without Ctrl or Alt are ignored while you type.</source>
        <translation>Sur la touche d&apos;une action, appuyez sur Entrée ou cliquez, puis appuyez sur la nouvelle touche. Les touches sans Ctrl ni Alt attendent pendant la saisie.</translation>
    </message>
    <message>
        <source>Yes, restore all default keys</source>
        <translation>Oui, rétablir toutes les touches</translation>
    </message>
    <message>
        <source>Restore default keys…</source>
        <translation>Rétablir les touches…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Demande confirmation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Touches fixes</translation>
    </message>
    <message>
        <source>Used by the focused control.</source>
        <translation>Utilisées par l&apos;élément actif.</translation>
    </message>
</context>
<context>
    <name>SetupLinks</name>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Connect at start</source>
        <translation>Connecter au démarrage</translation>
    </message>
    <message>
        <source>The links selected below. Links connected on exit are selected automatically.</source>
        <translation>Les liaisons cochées ci-dessous. Celles connectées à la sortie sont cochées d&apos;office.</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Balayer dès la connexion</translation>
    </message>
    <message>
        <source>Leadline&apos;s MAVLink ids</source>
        <translation>Identifiants MAVLink de Leadline</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Système et composant que Leadline est</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Système / composant, comme 254/190&#xa0;; pas 255, qui est la station au sol du pilote (Entrée)</translation>
    </message>
    <message>
        <source>For links without their own ids; used from the next connection.</source>
        <translation>Là où un lien n&apos;en a pas à lui&#xa0;; dès sa prochaine connexion.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>No links yet.</source>
        <translation>Aucune liaison.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>If off, sonars connect in Standby</source>
        <translation>Si désactivé, les sonars se connectent en veille</translation>
    </message>
    <message>
        <source>%1 · connected</source>
        <translation>%1 · connecté</translation>
    </message>
    <message>
        <source>Connect %1 at start</source>
        <translation>Connecter %1 au démarrage</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids there</source>
        <translation>Identifiants de Leadline ici</translation>
    </message>
    <message>
        <source>Ids of Leadline on %1</source>
        <translation>Identifiants de Leadline sur %1</translation>
    </message>
    <message>
        <source>System / component, such as 254/190 (Enter)</source>
        <translation>Système / composant, comme 254/190 (Entrée)</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Clé de signature</translation>
    </message>
    <message>
        <source>Signing key of %1</source>
        <translation>Clé de signature&#xa0;: %1</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 chiffres hexadécimaux, ou la phrase secrète de la station au sol (Entrée)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Clé définie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Oublier la clé&#xa0;; accepter les messages non signés</translation>
    </message>
    <message>
        <source>Kept on this computer, readable by you only; never in recordings.</source>
        <translation>Gardée sur cet ordinateur, lisible par vous seul&#xa0;; jamais dans les enregistrements.</translation>
    </message>
    <message>
        <source>Forget this link</source>
        <translation>Oublier ce lien</translation>
    </message>
    <message>
        <source>Disconnect it first on the Devices page</source>
        <translation>Déconnectez-le d&apos;abord, sur la page Appareils</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Suggest deletion after</source>
        <translation>Proposer la suppression après</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 jours</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <source>Suggest oldest when total exceeds</source>
        <translation>Proposer les plus anciens si le total dépasse</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Sans limite</translation>
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
        <translation>Rien n&apos;est supprimé automatiquement. Les enregistrements avec marques, notes ou fiche de plongée ne sont jamais proposés.</translation>
    </message>
    <message>
        <source>Checking recordings…</source>
        <translation>Vérification des enregistrements…</translation>
    </message>
    <message>
        <source>No recordings match this rule.</source>
        <translation>Aucun enregistrement ne correspond à cette règle.</translation>
    </message>
    <message>
        <source>Suggested for deletion: %1</source>
        <translation>Suppression proposée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Yes, move %1 to the trash</source>
        <translation>Oui, mettre %1 à la corbeille</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Mettre %1 à la corbeille…</translation>
    </message>
    <message>
        <source>Move selected recordings to the trash</source>
        <translation>Mettre les enregistrements cochés à la corbeille</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Tout décocher</translation>
    </message>
    <message>
        <source>Suggested recordings</source>
        <translation>Enregistrements proposés</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Son de l&apos;alarme</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Saved automatically</source>
        <translation>Enregistré automatiquement</translation>
    </message>
    <message>
        <source>Setup: %1</source>
        <translation>Réglages&#xa0;: %1</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Units, time, language</source>
        <translation>Unités, heure, langue</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Pas de son sur cet ordinateur</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Tester le son</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Jouer l&apos;alarme une fois</translation>
    </message>
    <message>
        <source>Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.</source>
        <translation>Limites et zone se règlent à côté des sonars&#xa0;: %1, onglets Ping1D et Ping360.</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>inspecteur</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Metric: m, m/s, °C</source>
        <translation>Métriques&#xa0;: m, m/s, °C</translation>
    </message>
    <message>
        <source>Imperial: ft, ft/s, °F</source>
        <translation>Impériales&#xa0;: ft, ft/s, °F</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Heure locale</translation>
    </message>
    <message>
        <source>Files always use UTC.</source>
        <translation>Les fichiers utilisent toujours UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Number format is always the same. The guide is in English.</source>
        <translation>Le format des nombres est toujours le même. Le guide est en anglais.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Toujours au-dessus</translation>
    </message>
    <message>
        <source>Above other windows, where the desktop allows it</source>
        <translation>Au-dessus des fenêtres d&apos;autres programmes, si le bureau le permet</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Lower values show the windows behind</source>
        <translation>Une valeur faible laisse voir les fenêtres derrière</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Window size, position, full screen and plot split are saved automatically.</source>
        <translation>Taille et place de la fenêtre, partage des images et plein écran sont retenus d&apos;eux-mêmes.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers, alarms and exported pictures; other pages, events and data files keep metres.</source>
        <translation>Pour les images (exportées aussi), valeurs, réglages, marques et alarmes&#xa0;; les autres pages, les événements et les fichiers de données gardent les mètres.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Recording folder</source>
        <translation>Dossier d&apos;enregistrement</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Recordings are saved to %1</source>
        <translation>Les enregistrements vont dans %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose recording folder</source>
        <translation>Choisir le dossier d&apos;enregistrement</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Restore default folder</source>
        <translation>Rétablir le dossier par défaut</translation>
    </message>
    <message>
        <source>A running recording stays where it is; the next one uses the new folder.</source>
        <translation>L&apos;enregistrement en cours reste en place&#xa0;; le suivant utilise le nouveau dossier.</translation>
    </message>
    <message>
        <source>Split recording</source>
        <translation>Scinder l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Checking write access…</source>
        <translation>Vérification de l&apos;accès en écriture…</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Dépannage</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Enregistrer le journal du programme</translation>
    </message>
    <message>
        <source>Save program log to the recording folder</source>
        <translation>Enregistrer le journal du programme dans le dossier d&apos;enregistrement</translation>
    </message>
    <message>
        <source>A text file for support: connections, devices and files of this session, with addresses and names.</source>
        <translation>Un fichier texte pour la personne qui vous aide : connexions, appareils et fichiers depuis le démarrage, avec leurs adresses et leurs noms.</translation>
    </message>
    <message>
        <source>Confirm before stopping a recording</source>
        <translation>Confirmer avant d&apos;arrêter un enregistrement</translation>
    </message>
    <message>
        <source>The menu of the recorder and its key ask first</source>
        <translation>Le menu de l&apos;enregistreur et sa touche demandent d&apos;abord</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Default settings restored.</source>
        <translation>Réglages par défaut rétablis.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Yes, reset all settings</source>
        <translation>Oui, tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset the settings…</source>
        <translation>Réinitialiser les réglages…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Demande confirmation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restores the defaults for units, time, language, appearance, window, alarm sound, keys, plots and recording settings. Recordings, connections, alarm limits and sonar settings are kept.</source>
        <translation>Rétablit unités, heure, langue, apparence, fenêtre, son d&apos;alarme, touches, tracés et réglages d&apos;enregistrement. Enregistrements, connexions, limites d&apos;alarme et réglages des sonars sont conservés.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Purpose or client</source>
        <translation>Objet ou client</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Plongée</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Numéro ou nom</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Lequel</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Qui conduit</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Fresh, brackish or sea; temperature, clarity</source>
        <translation>Douce, saumâtre ou de mer&#xa0;; température, clarté</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>SideScanAxis</name>
    <message>
        <source>Starboard</source>
        <translation>Tribord</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Side unknown</source>
        <translation>Côté inconnu</translation>
    </message>
    <message>
        <source>Water column</source>
        <translation>Colonne d’eau</translation>
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
        <translation>Bâbord : pas de données depuis %1</translation>
    </message>
    <message>
        <source>Starboard: no data since %1</source>
        <translation>Tribord : pas de données depuis %1</translation>
    </message>
</context>
<context>
    <name>SideScanMeasured</name>
    <message>
        <source>Height %1</source>
        <translation>Hauteur %1</translation>
    </message>
    <message>
        <source>Height at least %1</source>
        <translation>Hauteur au moins %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Hauteur inconnue : pas d’ombre</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Pas de ligne de fond</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>ombre %1</translation>
    </message>
</context>
<context>
    <name>SideScanNotice</name>
    <message>
        <source>Not all units are shown: the side of some is not known.</source>
        <translation>Toutes les unités ne sont pas affichées : le côté de certaines n’est pas connu.</translation>
    </message>
    <message>
        <source>Only %1 is shown: its side is not known.</source>
        <translation>Seul %1 est affiché : son côté n’est pas connu.</translation>
    </message>
    <message>
        <source>The side of this unit is not known.</source>
        <translation>Le côté de cette unité n’est pas connu.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>Side of this unit</source>
        <translation>Côté de cette unité</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Tribord</translation>
    </message>
    <message>
        <source>No speed since %1: by distance the picture stands still.</source>
        <translation>Pas de vitesse depuis %1 : par distance, l’image n’avance plus.</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par temps</translation>
    </message>
</context>
<context>
    <name>SideScanPanel</name>
    <message>
        <source>gain by physics</source>
        <translation>gain par physique</translation>
    </message>
    <message>
        <source>gain by mean</source>
        <translation>gain par moyenne</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Il n&apos;y a pas encore d&apos;échos à mesurer.</translation>
    </message>
    <message>
        <source>Drag from the target to the end of its shadow.</source>
        <translation>Faites glisser de la cible jusqu’à la fin de son ombre.</translation>
    </message>
    <message>
        <source>side-scan sonar</source>
        <translation>sonar latéral</translation>
    </message>
    <message>
        <source>2 × %1</source>
        <translation>2 × %1</translation>
    </message>
    <message>
        <source>Across track</source>
        <translation>Transversal</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distance oblique</translation>
    </message>
    <message>
        <source>Ground range</source>
        <translation>Distance au sol</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Ligne la plus récente</translation>
    </message>
    <message>
        <source>Newest on top</source>
        <translation>Récent en haut</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Hauteur d’après l’ombre</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Capture de cette image</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Réglages d&apos;affichage</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Latéral</translation>
    </message>
</context>
<context>
    <name>SideScanPlot</name>
    <message>
        <source>Side-scan picture, %1 seconds, %2 to each side</source>
        <translation>Image latérale, %1 secondes, %2 de chaque côté</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Shift changes the time span; +, − and 0 zoom the range; D measures a height from its shadow</source>
        <translation>Les flèches déplacent le curseur, Maj change la durée ; +, − et 0 zooment la portée ; D mesure une hauteur d’après son ombre</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Ligne de fond</translation>
    </message>
    <message>
        <source>Bottom line, %1</source>
        <translation>Ligne de fond, %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Hauteur d’après l’ombre</translation>
    </message>
</context>
<context>
    <name>SideScanReadout</name>
    <message>
        <source>port</source>
        <translation>bâbord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>tribord</translation>
    </message>
    <message>
        <source>side unknown</source>
        <translation>côté inconnu</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Pas de ligne de fond</translation>
    </message>
    <message>
        <source>altitude %1</source>
        <translation>altitude %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Pas de position</translation>
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
        <translation>oblique %1</translation>
    </message>
    <message>
        <source>height %1 from shadow</source>
        <translation>hauteur %1 d’après l’ombre</translation>
    </message>
    <message>
        <source>height at least %1</source>
        <translation>hauteur au moins %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Hauteur inconnue : pas d’ombre</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Curseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblique</translation>
    </message>
    <message>
        <source>Flat bottom assumed</source>
        <translation>Fond supposé plat</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distance oblique</translation>
    </message>
</context>
<context>
    <name>SideScanTab</name>
    <message>
        <source>Across track</source>
        <translation>Transversal</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Oblique</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Raw echoes are drawn by slant range.</source>
        <translation>Les échos bruts sont tracés en distance oblique.</translation>
    </message>
    <message>
        <source>Flat bottom assumed.</source>
        <translation>Fond supposé plat.</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Ligne de fond</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Pas de ligne de fond</translation>
    </message>
    <message>
        <source>Confidence %1 %</source>
        <translation>Confiance %1 %</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Drag the line in the water column, or press %1.</source>
        <translation>Faites glisser la ligne dans la colonne d’eau ou appuyez sur %1.</translation>
    </message>
    <message>
        <source>By hand, %1 to %2</source>
        <translation>À la main, de %1 à %2</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Supprimer cette section</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Niveaux d’écho</translation>
    </message>
    <message>
        <source>%1 to %2 dB rel</source>
        <translation>%1 à %2 dB rel</translation>
    </message>
    <message>
        <source>Gain over range</source>
        <translation>Gain selon la distance</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean of the newest 400 lines, each side</source>
        <translation>Moyenne des 400 lignes les plus récentes, chaque côté</translation>
    </message>
    <message>
        <source>30 log R and absorption</source>
        <translation>30 log R et absorption</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Ligne la plus récente</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>position estimate</source>
        <translation>estimation de position</translation>
    </message>
    <message>
        <source>global position</source>
        <translation>position globale</translation>
    </message>
    <message>
        <source>ground speed</source>
        <translation>vitesse fond</translation>
    </message>
    <message>
        <source>The vehicle sends no speed: lines are by time.</source>
        <translation>Le véhicule n’envoie pas de vitesse : lignes par temps.</translation>
    </message>
    <message>
        <source>%1 from %2. Picture is true to scale.</source>
        <translation>%1 d’après %2. L’image est à l’échelle.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 d’après %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Along track</source>
        <translation>Longitudinal</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par temps</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Par distance</translation>
    </message>
    <message>
        <source>Swap port and starboard</source>
        <translation>Échanger bâbord et tribord</translation>
    </message>
    <message>
        <source>For units mounted on the opposite side</source>
        <translation>Pour des unités montées du côté opposé</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>SideScanTimes</name>
    <message>
        <source>now</source>
        <translation>maint.</translation>
    </message>
</context>
<context>
    <name>SimulatedTag</name>
    <message>
        <source>Simulated</source>
        <translation>Simulé</translation>
    </message>
</context>
<context>
    <name>SonarHeader</name>
    <message>
        <source>Show another sonar (Tab, Space)</source>
        <translation>Montrer un autre sonar (Tab, Espace)</translation>
    </message>
</context>
<context>
    <name>SoundRows</name>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculée</translation>
    </message>
    <message>
        <source>Sound speed</source>
        <translation>Vitesse du son</translation>
    </message>
    <message>
        <source>As recorded · ± %1 %</source>
        <translation>Telle qu&apos;enregistrée · ± %1 %</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>telle qu&apos;enregistrée</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisie</translation>
    </message>
    <message>
        <source>kind of water</source>
        <translation>type d&apos;eau</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>Typed speed</source>
        <translation>Valeur saisie</translation>
    </message>
    <message>
        <source>Not sent to the sonar</source>
        <translation>N&apos;est envoyée à aucun sonar</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Douce</translation>
    </message>
    <message>
        <source>Brackish</source>
        <translation>Saumâtre</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Valid for 5 to 20 °C</source>
        <translation>Vaut de 5 à 20 °C</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>douce</translation>
    </message>
    <message>
        <source>brackish</source>
        <translation>saumâtre</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>0 to 40</source>
        <translation>0 à 40</translation>
    </message>
    <message>
        <source>Salinity</source>
        <translation>Salinité</translation>
    </message>
    <message>
        <source>0 fresh, 35 ocean</source>
        <translation>0 douce, 35 océan</translation>
    </message>
    <message>
        <source>g/kg</source>
        <translation>g/kg</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Depth for sound speed</source>
        <translation>Profondeur pour la célérité</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s temperature</source>
        <translation>Prendre la température du véhicule</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s current temperature and depth</source>
        <translation>Sa température et sa profondeur actuelles</translation>
    </message>
    <message>
        <source>The vehicle reports no water temperature</source>
        <translation>Le véhicule ne donne pas de température d&apos;eau</translation>
    </message>
    <message>
        <source>%1 · ± %2 %</source>
        <translation>%1 · ± %2 %</translation>
    </message>
    <message>
        <source>Valid for 41 to 68 °F</source>
        <translation>Vaut de 41 à 68 °F</translation>
    </message>
    <message>
        <source>32 to 104</source>
        <translation>32 à 104</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s: %1</source>
        <translation>Prendre celle du véhicule&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sound speed of the %1</source>
        <translation>Vitesse du son du %1</translation>
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
        <translation>%1 sur 255</translation>
    </message>
    <message>
        <source>no echo</source>
        <translation>pas d&apos;écho</translation>
    </message>
    <message>
        <source>before the first ping</source>
        <translation>avant le premier ping</translation>
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
        <translation>Curseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 below the bottom</source>
        <translation>%1 sous le fond</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 au-dessus du fond</translation>
    </message>
</context>
<context>
    <name>SounderFoot</name>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
</context>
<context>
    <name>SounderMeasured</name>
    <message>
        <source>apart</source>
        <translation>d&apos;écart</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>plus près</translation>
    </message>
    <message>
        <source>further</source>
        <translation>plus loin</translation>
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
        <translation>s&apos;éloigne</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>se rapproche</translation>
    </message>
    <message>
        <source>shallower</source>
        <translation>moins profond</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>plus profond</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Mesuré %1</translation>
    </message>
</context>
<context>
    <name>SounderMenu</name>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Mesurer d&apos;ici</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copier la mesure</translation>
    </message>
    <message>
        <source>Release held echo (R)</source>
        <translation>Lâcher l&apos;écho retenu (R)</translation>
    </message>
    <message>
        <source>Hold this echo (R)</source>
        <translation>Retenir cet écho (R)</translation>
    </message>
</context>
<context>
    <name>SounderPanel</name>
    <message>
        <source>gain %1</source>
        <translation>gain %1</translation>
    </message>
    <message>
        <source>Ping1D echogram</source>
        <translation>Échogramme du Ping1D</translation>
    </message>
    <message>
        <source>%1–%2 %3</source>
        <translation>%1–%2 %3</translation>
    </message>
    <message>
        <source>auto range</source>
        <translation>portée auto</translation>
    </message>
    <message>
        <source>fixed range</source>
        <translation>portée fixe</translation>
    </message>
    <message>
        <source>auto gain</source>
        <translation>gain auto</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Capture de cette image</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Réglages d&apos;affichage</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Il n&apos;y a pas encore d&apos;échos à mesurer.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Aucun écho à mesurer ici.</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarme %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>loin %1</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Pas de son sur cet ordinateur</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>acquittée</translation>
    </message>
    <message>
        <source>Bottom zoom</source>
        <translation>Zoom du fond</translation>
    </message>
</context>
<context>
    <name>SounderPlot</name>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 à %2 %3</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pieds</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>mètres</translation>
    </message>
    <message>
        <source>Ping1D echogram, %1 seconds, %2</source>
        <translation>Échogramme du Ping1D, %1 secondes, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Ctrl the depth window, Shift changes the time span; +, − and 0 zoom depth; C compares with previous pings, R holds this echo</source>
        <translation>Les flèches bougent le curseur, avec Ctrl la fenêtre de profondeur, avec Maj elles changent la durée&#xa0;; +, − et 0 zooment la profondeur&#xa0;; C compare aux pings précédents, R retient cet écho</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarme %1</translation>
    </message>
    <message>
        <source>Alarm far %1</source>
        <translation>Alarme loin %1</translation>
    </message>
</context>
<context>
    <name>SounderTrace</name>
    <message>
        <source>mean of %1</source>
        <translation>moyenne de %1</translation>
    </message>
    <message>
        <source>min–max of %1</source>
        <translation>min–max de %1</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>retenu %1</translation>
    </message>
</context>
<context>
    <name>SplitGrip</name>
    <message>
        <source>Between the plots, %1 % left</source>
        <translation>Entre les images, %1 % à gauche</translation>
    </message>
</context>
<context>
    <name>StaleTag</name>
    <message>
        <source>Not updated for %1 s</source>
        <translation>Pas mis à jour depuis %1 s</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Pas de données %1 s</translation>
    </message>
</context>
<context>
    <name>StarePlot</name>
    <message>
        <source>Ping360 echogram, bearing held at %1 degrees</source>
        <translation>Échogramme du Ping360, gisement tenu à %1 degrés</translation>
    </message>
    <message>
        <source>Bearing held at %1°, range over time</source>
        <translation>Gisement tenu à %1°, distance dans le temps</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Reprendre le balayage</translation>
    </message>
    <message>
        <source>Bearing changed</source>
        <translation>Gisement modifié</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Nothing connected</source>
        <translation>Rien de connecté</translation>
    </message>
    <message>
        <source>Try the demo, connect a sonar, or open a log. Ping Viewer logs work too.</source>
        <translation>Essayez la démo, connectez un sonar ou ouvrez un journal. Ceux de Ping Viewer conviennent aussi.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Lancer la démo avec des sonars simulés</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture du fichier %1</translation>
    </message>
    <message>
        <source>Playback is possible once the first pings are read.</source>
        <translation>Il peut être rejoué dès que ses premiers pings sont là.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Arrêter l&apos;ouverture</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Ce n&apos;est pas un journal de sonar</translation>
    </message>
    <message>
        <source>No recordings in this folder</source>
        <translation>Pas de journaux dans ce dossier</translation>
    </message>
    <message>
        <source>This recording cannot be opened</source>
        <translation>Cet enregistrement ne peut être ouvert</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>En ouvrir un autre</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 trouvés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Recording starts automatically on connection.</source>
        <translation>L&apos;enregistrement démarre à la connexion.</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Connecter les appareils trouvés</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Mettre 200 %</translation>
    </message>
    <message>
        <source>Set interface scale to 200 %</source>
        <translation>Interface à 200 %</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Rester à 100 %</translation>
    </message>
    <message>
        <source>Keep interface scale at 100 %</source>
        <translation>Garder l&apos;interface à 100 %</translation>
    </message>
    <message>
        <source>The interface is small on this screen. It can also be scaled in %1.</source>
        <translation>L&apos;interface est petite sur cet écran. Réglable aussi dans %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
    </message>
</context>
<context>
    <name>StateBlock</name>
    <message>
        <source>STOPPED</source>
        <translation>ARRÊTÉ</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>DIRECT</translation>
    </message>
    <message>
        <source>REPLAY %1</source>
        <translation>LECTURE %1</translation>
    </message>
    <message>
        <source>REVIEW −%1</source>
        <translation>RETOUR −%1</translation>
    </message>
    <message>
        <source>OPENING</source>
        <translation>OUVERTURE</translation>
    </message>
    <message>
        <source>READY</source>
        <translation>PRÊT</translation>
    </message>
    <message>
        <source>%1 lost %2 ago</source>
        <translation>%1 perdu il y a %2</translation>
    </message>
    <message>
        <source>No ping yet</source>
        <translation>Pas encore de ping</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Still recording</source>
        <translation>Enregistre encore</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Toujours en direct</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Nothing connected</source>
        <translation>Rien de connecté</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, en pause</translation>
    </message>
    <message>
        <source>Wed 00 May · 00:00:00</source>
        <translation>mer. 00 sept. · 00:00:00</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>No bottom found</source>
        <translation>Fond introuvable</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Cible introuvable</translation>
    </message>
    <message>
        <source>Distance to bottom %1</source>
        <translation>Distance au fond %1</translation>
    </message>
    <message>
        <source>Distance to target %1</source>
        <translation>Distance à la cible %1</translation>
    </message>
    <message>
        <source>confidence %1&#xa0;%</source>
        <translation>confiance %1&#xa0;%</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>regard en arrière</translation>
    </message>
    <message>
        <source>Nothing connected to record.</source>
        <translation>Rien de connecté à enregistrer.</translation>
    </message>
    <message>
        <source>Recording of the demo started.</source>
        <translation>Enregistrement de la démo démarré.</translation>
    </message>
    <message>
        <source>Recording of the demo stopped.</source>
        <translation>Enregistrement de la démo arrêté.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarme acquittée</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Enregistrement arrêté.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Enregistrement démarré.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nouvel enregistrement démarré.</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>finit tôt</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>trous</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>en cours d&apos;enregistrement</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
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
        <translation>perte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Plusieurs véhicules&#xa0;: appuyer pour choisir (Tab, Espace)</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Pas de heartbeat %1 s</translation>
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
        <translation>Pas de données %1 s</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Échos simulés</translation>
    </message>
    <message>
        <source>age</source>
        <translation>âge</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1&#xa0;: moins</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
</context>
<context>
    <name>SwathStrip</name>
    <message>
        <source>Depth below the multibeam sonar over time</source>
        <translation>Profondeur sous le sonar multifaisceau dans le temps</translation>
    </message>
</context>
<context>
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Prendre la main</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Dusk</source>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
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
        <translation>maint.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Nothing recorded yet. Recording starts by itself with the first byte.</source>
        <translation>Rien d&apos;enregistré encore. L&apos;enregistrement commence seul au premier octet.</translation>
    </message>
    <message>
        <source>This recording contains no pings.</source>
        <translation>Cet enregistrement ne contient aucun ping.</translation>
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
        <translation>Début de boucle, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop end, %1</source>
        <translation>Fin de boucle, %1</translation>
    </message>
</context>
<context>
    <name>TimelineMouse</name>
    <message>
        <source>Timeline, %1</source>
        <translation>Ligne de temps, %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Profondeur %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Cap %1</translation>
    </message>
</context>
<context>
    <name>TimelineStrips</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
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
        <translation>%1 trous</translation>
    </message>
    <message>
        <source>Ping360 over time</source>
        <translation>Ping360 dans le temps</translation>
    </message>
    <message>
        <source>Ping1D over time</source>
        <translation>Ping1D dans le temps</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 trou</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Prof.</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Latéral</translation>
    </message>
    <message>
        <source>Side-scan over time</source>
        <translation>Latéral dans le temps</translation>
    </message>
    <message>
        <source>Multibeam</source>
        <translation>Multifaisceau</translation>
    </message>
</context>
<context>
    <name>TimingAges</name>
    <message>
        <source>Message age</source>
        <translation>Âge des messages</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Chercher des messages</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Age, ms</source>
        <translation>Âge, ms</translation>
    </message>
    <message>
        <source>Message, rate, last, age</source>
        <translation>Message, cadence, dernier, âge</translation>
    </message>
    <message>
        <source>Message ages, %1</source>
        <translation>Âges des messages, %1</translation>
    </message>
    <message>
        <source>Recorded: requests are not possible</source>
        <translation>Enregistré&#xa0;: aucune requête possible</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Aucun véhicule connecté</translation>
    </message>
    <message>
        <source>PING</source>
        <translation>PING</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Send one PING to all on the link</source>
        <translation>Interroger tous sur le lien par PING, une fois</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Send PING to all on the link every second</source>
        <translation>Interroger tous sur le lien par PING chaque seconde</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Answer PING requests</source>
        <translation>Répondre aux requêtes de PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer TIMESYNC requests; PX4 accepts any reply as its time source</source>
        <translation>Répondre aux requêtes de TIMESYNC&#xa0;: PX4 prend toute réponse pour son horloge</translation>
    </message>
    <message>
        <source>Compass check</source>
        <translation>Contrôle du compas</translation>
    </message>
</context>
<context>
    <name>TimingComponent</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
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
        <translation>méd</translation>
    </message>
</context>
<context>
    <name>TimingOffset</name>
    <message>
        <source>%1 − this computer</source>
        <translation>%1 − cet ordinateur</translation>
    </message>
    <message>
        <source>Clock offset: not known</source>
        <translation>Décalage d&apos;horloge&#xa0;: inconnu</translation>
    </message>
    <message>
        <source>Clock offset, %1, %2 %3</source>
        <translation>Décalage d&apos;horloge, %1, %2 %3</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Décalage d&apos;horloge</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Fit window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Sauts</translation>
    </message>
    <message>
        <source>Foreign replies</source>
        <translation>Rép. d&apos;autrui</translation>
    </message>
    <message>
        <source>Clock offset needs TIMESYNC replies</source>
        <translation>Le décalage exige des réponses TIMESYNC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, change since −5 min without the skew</source>
        <translation>%1, variation depuis −5 min sans la dérive</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>No vehicle</source>
        <translation>Pas de véhicule</translation>
    </message>
    <message>
        <source>This recording has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Cet enregistrement n&apos;en a pas. Leadline lit MAVLink dans ses enregistrements et dans les fichiers .tlog.</translation>
    </message>
    <message>
        <source>Connect one, or open a recording with MAVLink.</source>
        <translation>Connectez-en un, ou ouvrez un journal avec MAVLink.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>Last 5 min · times in ms</source>
        <translation>5 dernières min · temps en ms</translation>
    </message>
    <message>
        <source>Probe %1</source>
        <translation>Sonder par %1</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>TIMESYNC requests</source>
        <translation>Requêtes de TIMESYNC</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
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
        <translation>Enregistré&#xa0;: aucune requête possible</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Aucun véhicule connecté</translation>
    </message>
    <message>
        <source>Only v2</source>
        <translation>v2 seule</translation>
    </message>
    <message>
        <source>Strict version 2: ignore TIMESYNC replies without a target</source>
        <translation>Version 2 stricte&#xa0;: les réponses à TIMESYNC qui ne nomment personne sont ignorées</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
</context>
<context>
    <name>TimingPath</name>
    <message>
        <source>Sonar path, milliseconds</source>
        <translation>Trajet du sonar, millisecondes</translation>
    </message>
    <message>
        <source>Sonar path</source>
        <translation>Trajet du sonar</translation>
    </message>
    <message>
        <source>live only</source>
        <translation>direct seulement</translation>
    </message>
    <message>
        <source>median · p95, ms</source>
        <translation>médiane · p95, ms</translation>
    </message>
</context>
<context>
    <name>TimingRoundTrips</name>
    <message>
        <source>Round-trip time: no replies</source>
        <translation>Temps aller-retour&#xa0;: pas de réponses</translation>
    </message>
    <message>
        <source>Round-trip time</source>
        <translation>Temps aller-retour</translation>
    </message>
    <message>
        <source>ms, log</source>
        <translation>ms, log</translation>
    </message>
    <message>
        <source>median 5 s</source>
        <translation>médiane 5 s</translation>
    </message>
    <message>
        <source>p95 20 s</source>
        <translation>p95 20 s</translation>
    </message>
    <message>
        <source>No replies in these 5 minutes</source>
        <translation>Pas de réponses pendant ces 5 minutes</translation>
    </message>
</context>
<context>
    <name>TimingSlowPort</name>
    <message>
        <source>Set 1 ms</source>
        <translation>Mettre 1 ms</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Set the adapter&apos;s latency to 1 ms</source>
        <translation>Faire passer les données aussitôt par l&apos;adaptateur</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Copier la commande&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TimingSwitch</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
    </message>
</context>
<context>
    <name>TimingTable</name>
    <message>
        <source>RTT med</source>
        <translation>RTT méd</translation>
    </message>
    <message>
        <source>Median round-trip time</source>
        <translation>Temps aller-retour médian</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>95th percentile of the round-trip time</source>
        <translation>95e centile du temps aller-retour</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Gigue</translation>
    </message>
    <message>
        <source>Variation between round trips</source>
        <translation>Variation entre allers-retours</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Requests without a reply</source>
        <translation>Requêtes sans réponse</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tard</translation>
    </message>
    <message>
        <source>Replies after the timeout</source>
        <translation>Réponses après l&apos;expiration</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dbl</translation>
    </message>
    <message>
        <source>Duplicate replies</source>
        <translation>Réponses en double</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Décalage d&apos;horloge</translation>
    </message>
    <message>
        <source>Skew ppm</source>
        <translation>Dérive ppm</translation>
    </message>
    <message>
        <source>Drift rate of the clock offset</source>
        <translation>Taux de dérive du décalage</translation>
    </message>
    <message>
        <source>Components, %1</source>
        <translation>Composants, %1</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>Clock offset from this computer</source>
        <translation>Décalage par rapport à cet ordinateur</translation>
    </message>
</context>
<context>
    <name>TimingTabs</name>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>TimingTicks</name>
    <message>
        <source>now</source>
        <translation>maint.</translation>
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
        <translation>Au début</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Un ping en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Un ping en avant</translation>
    </message>
    <message>
        <source>To the live edge</source>
        <translation>Au direct</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Play time %1</source>
        <translation>Temps %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>At the live edge</source>
        <translation>Au bord du direct</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Rebours</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Lire en avant</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Lire à rebours</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Set loop start</source>
        <translation>Définir début de boucle</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Set loop end</source>
        <translation>Définir fin de boucle</translation>
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
        <translation>Boucle&#xa0;: posez d&apos;abord A et B</translation>
    </message>
    <message>
        <source>Loop is on</source>
        <translation>La boucle est active</translation>
    </message>
    <message>
        <source>Loop is off</source>
        <translation>La boucle est inactive</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Mark at the cursor, or the Ping1D&apos;s latest bottom echo</source>
        <translation>Marquer au curseur, sinon le dernier écho de fond du Ping1D</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Montrer tout l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Rapport de plongée (PDF)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Passer au direct</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>DIRECT</translation>
    </message>
    <message>
        <source>GO LIVE</source>
        <translation>AU DIRECT</translation>
    </message>
    <message>
        <source>Showing live data</source>
        <translation>Données en direct affichées</translation>
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
        <translation>À %1 la portée est %2 %3</translation>
    </message>
</context>
<context>
    <name>VehicleBlocks</name>
    <message>
        <source>Heading</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. véhicule</translation>
    </message>
    <message>
        <source>Heading · by hand</source>
        <translation>Cap · à la main</translation>
    </message>
    <message>
        <source>Depth · by hand</source>
        <translation>Profondeur · à la main</translation>
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
        <translation>perte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>démo</translation>
    </message>
    <message>
        <source>Heading and depth come from this vehicle</source>
        <translation>Le cap et la profondeur sont les siens</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Plusieurs véhicules&#xa0;: appuyer pour choisir (Tab, Espace)</translation>
    </message>
</context>
<context>
    <name>VehicleChooser</name>
    <message>
        <source>Shown vehicle: %1</source>
        <translation>Véhicule affiché&#xa0;: %1</translation>
    </message>
    <message>
        <source>Vehicle&apos;s system: %1</source>
        <translation>Système du véhicule&#xa0;: %1</translation>
    </message>
    <message>
        <source>The vehicle is</source>
        <translation>Le véhicule est</translation>
    </message>
</context>
<context>
    <name>VehicleFigure</name>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
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
        <translation>Décaler le journal de télémétrie</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espace)</translation>
    </message>
    <message>
        <source>Align telemetry log</source>
        <translation>Aligner le journal de télémétrie</translation>
    </message>
    <message>
        <source>Align a file without a date</source>
        <translation>Aligner un fichier sans date</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Sans date</translation>
    </message>
</context>
<context>
    <name>VehicleLinkPopup</name>
    <message>
        <source>%1: this link</source>
        <translation>%1&#xa0;: ce lien</translation>
    </message>
    <message>
        <source>Leadline is</source>
        <translation>Leadline est</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Système et composant que Leadline est</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Système / composant, comme 254/190&#xa0;; pas 255, qui est la station au sol du pilote (Entrée)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Clé de signature</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 chiffres hexadécimaux, ou la phrase secrète de la station au sol (Entrée)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Clé définie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Sign outgoing messages; reject messages not signed with this key</source>
        <translation>Signer tout ce qui est envoyé, refuser ce qui n&apos;est pas signé de la même clé</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Oublier la clé&#xa0;; accepter les messages non signés</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>La clé reste sur cet ordinateur, lisible par vous seul&#xa0;; jamais dans les enregistrements.</translation>
    </message>
    <message>
        <source>Enter system/component, such as 254/190: system 1 to 254, component 1 to 255.</source>
        <translation>Saisissez deux nombres, comme 254/190&#xa0;: un système de 1 à 254 et un composant de 1 à 255.</translation>
    </message>
</context>
<context>
    <name>VehiclePlot</name>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Profondeur du véhicule au cours du temps</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Cap au cours du temps</translation>
    </message>
    <message>
        <source>Neither depth nor heading</source>
        <translation>Ni profondeur ni cap</translation>
    </message>
    <message>
        <source>The vehicle sent neither in this recording.</source>
        <translation>Le véhicule n&apos;a envoyé ni l&apos;un ni l&apos;autre dans cet enregistrement.</translation>
    </message>
    <message>
        <source>The vehicle has sent neither yet.</source>
        <translation>Le véhicule n&apos;a encore envoyé ni l&apos;un ni l&apos;autre.</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Profondeur %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Cap %1</translation>
    </message>
</context>
<context>
    <name>VehicleRows</name>
    <message>
        <source>Heading offset</source>
        <translation>Décalage de cap</translation>
    </message>
    <message>
        <source>Variation known</source>
        <translation>Déclinaison connue</translation>
    </message>
    <message>
        <source>Headings become true</source>
        <translation>Les caps sont alors vrais</translation>
    </message>
    <message>
        <source>Variation, east positive</source>
        <translation>Déclinaison, est positif</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Déclinaison</translation>
    </message>
    <message>
        <source>Depth zero</source>
        <translation>Zéro de profondeur</translation>
    </message>
    <message>
        <source>Depth zero at %1 %2 of the vehicle&apos;s</source>
        <translation>Zéro de profondeur à %1 %2 de celle du véhicule</translation>
    </message>
    <message>
        <source>Zero depth here</source>
        <translation>Zéro ici</translation>
    </message>
    <message>
        <source>Use the current depth as zero, live and in recordings</source>
        <translation>Prendre la profondeur actuelle comme zéro, en direct et en relecture</translation>
    </message>
    <message>
        <source>No vehicle depth</source>
        <translation>Aucune profondeur ne vient d&apos;un véhicule</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Depth as reported by the vehicle</source>
        <translation>La profondeur telle que le véhicule la donne</translation>
    </message>
    <message>
        <source>%1 below the depth sensor</source>
        <translation>%1 sous le capteur de profondeur</translation>
    </message>
</context>
<context>
    <name>VehicleTexts</name>
    <message>
        <source>Status texts, %1</source>
        <translation>Textes d&apos;état, %1</translation>
    </message>
    <message>
        <source>Up and Down go to the one before and after</source>
        <translation>Haut et Bas vont au précédent et au suivant</translation>
    </message>
    <message>
        <source>Go to %1 (Up, Down)</source>
        <translation>Aller à %1 (Haut, Bas)</translation>
    </message>
    <message>
        <source>No status texts</source>
        <translation>Aucun texte d&apos;état</translation>
    </message>
    <message>
        <source>The vehicle sent none in this recording.</source>
        <translation>Le véhicule n&apos;en a envoyé aucun dans cet enregistrement.</translation>
    </message>
    <message>
        <source>What the vehicle reports is listed here.</source>
        <translation>Ce que le véhicule signale est listé ici.</translation>
    </message>
</context>
<context>
    <name>VehicleView</name>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. véhicule</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>Status texts</source>
        <translation>Textes d&apos;état</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Round trips, and every message field by field</source>
        <translation>Allers-retours, et chaque message champ par champ</translation>
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
        <translation>Alarme</translation>
    </message>
    <message>
        <source>Show alarm zone</source>
        <translation>Afficher la zone d&apos;alarme</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Cible dans la zone</translation>
    </message>
    <message>
        <source>Z in the polar view centres the zone on the cursor</source>
        <translation>Z dans la vue polaire centre la zone sur le curseur</translation>
    </message>
    <message>
        <source>Zone centre</source>
        <translation>Centre de la zone</translation>
    </message>
    <message>
        <source>Relative to the bow</source>
        <translation>Par rapport à l&apos;avant</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone width</source>
        <translation>Largeur de la zone</translation>
    </message>
    <message>
        <source>Zone from</source>
        <translation>Zone de</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distance oblique</translation>
    </message>
    <message>
        <source>Zone to</source>
        <translation>Zone à</translation>
    </message>
    <message>
        <source>Detection threshold</source>
        <translation>Seuil de détection</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 à 255</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>device of an unknown type</source>
        <translation>appareil de type inconnu</translation>
    </message>
    <message>
        <source>It does not stream: profiles are asked for one by one.</source>
        <translation>Il n&apos;émet pas en continu&#xa0;: les profils sont demandés un à un.</translation>
    </message>
    <message>
        <source>No continuous profiles: requesting them one at a time.</source>
        <translation>Il n&apos;émet pas en continu&#xa0;: les profils sont demandés un à un.</translation>
    </message>
    <message>
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
        <translation>En Auto l&apos;appareil choisit portée et gain&#xa0;: choisissez d&apos;abord Manuel.</translation>
    </message>
    <message>
        <source>In Auto the sonar sets range and gain. Set Mode to Manual first.</source>
        <translation>En Auto l&apos;appareil choisit portée et gain&#xa0;: choisissez d&apos;abord Manuel.</translation>
    </message>
    <message>
        <source>The device keeps %1.</source>
        <translation>L&apos;appareil garde %1.</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 changed elsewhere: %2</source>
        <translation>%1 changé ailleurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>Its power was off: your settings are sent again.</source>
        <translation>Il était hors tension&#xa0;: vos réglages sont renvoyés.</translation>
    </message>
    <message>
        <source>The sonar was power-cycled: your settings are sent again.</source>
        <translation>Il était hors tension&#xa0;: vos réglages sont renvoyés.</translation>
    </message>
    <message>
        <source>The range is 1 m long at least.</source>
        <translation>La portée fait au moins 1 m.</translation>
    </message>
    <message>
        <source>The range length is 1 m or more.</source>
        <translation>La portée fait au moins 1 m.</translation>
    </message>
    <message>
        <source>The range ends at 200 m.</source>
        <translation>La portée finit à 200 m.</translation>
    </message>
    <message>
        <source>The gain is 0 to 6.</source>
        <translation>Le gain va de 0 à 6.</translation>
    </message>
    <message>
        <source>The sound speed is 1300 to 1700 m/s.</source>
        <translation>La vitesse du son va de 1300 à 1700 m/s.</translation>
    </message>
    <message>
        <source>The Ping360 does not scan by itself: it is asked for each ping.</source>
        <translation>Le Ping360 ne balaie pas de lui-même&#xa0;: chaque ping lui est demandé.</translation>
    </message>
    <message>
        <source>The Ping360 does not support auto_transmit: requesting each ping.</source>
        <translation>Le Ping360 ne balaie pas de lui-même&#xa0;: chaque ping lui est demandé.</translation>
    </message>
    <message>
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
        <translation>Chaque ping est plutôt demandé au Ping360.</translation>
    </message>
    <message>
        <source>Requesting each ping instead.</source>
        <translation>Chaque ping est plutôt demandé au Ping360.</translation>
    </message>
    <message>
        <source>Another program changed the settings.</source>
        <translation>Un autre programme a changé les réglages.</translation>
    </message>
    <message>
        <source>The settings are applied.</source>
        <translation>Les réglages sont appliqués.</translation>
    </message>
    <message>
        <source>The head keeps another value.</source>
        <translation>La tête garde une autre valeur.</translation>
    </message>
    <message>
        <source>The sonar keeps another value.</source>
        <translation>La tête garde une autre valeur.</translation>
    </message>
    <message>
        <source>The range is 0.5 to 100 m.</source>
        <translation>La portée va de 0.5 à 100 m.</translation>
    </message>
    <message>
        <source>The gain is low, normal or high.</source>
        <translation>Le gain est faible, normal ou fort.</translation>
    </message>
    <message>
        <source>The frequency is 500 to 1000 kHz.</source>
        <translation>La fréquence va de 500 à 1000 kHz.</translation>
    </message>
    <message>
        <source>The transmit duration is 1 to 1000 microseconds.</source>
        <translation>La durée d&apos;émission va de 1 à 1000 microsecondes.</translation>
    </message>
    <message>
        <source>A step is 1 to 10 gradians.</source>
        <translation>Un pas va de 1 à 10 grades.</translation>
    </message>
    <message>
        <source>The delay is 0 to 100 ms.</source>
        <translation>Le délai va de 0 à 100 ms.</translation>
    </message>
    <message>
        <source>A sector is 10 to 360 degrees wide.</source>
        <translation>Un secteur fait de 10 à 360 degrés.</translation>
    </message>
    <message>
        <source>The middle of a sector is -180 to 179 degrees from the front.</source>
        <translation>Le milieu d&apos;un secteur est de -180 à 179 degrés depuis l&apos;avant.</translation>
    </message>
    <message>
        <source>The sector centre is -180 to 179 degrees from the front.</source>
        <translation>Le milieu d&apos;un secteur est de -180 à 179 degrés depuis l&apos;avant.</translation>
    </message>
    <message>
        <source>The %1 is silent.</source>
        <translation>Silence de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The %1 is not responding.</source>
        <translation>%1 ne répond pas.</translation>
    </message>
    <message>
        <source>A second device answers on this link, with the id %1.</source>
        <translation>Un second appareil répond sur ce lien, avec l&apos;identifiant %1.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Un autre programme pilote ce sonar&#xa0;: Leadline ne fait qu&apos;écouter.</translation>
    </message>
    <message>
        <source>Leadline drives this sonar now.</source>
        <translation>Leadline pilote désormais ce sonar.</translation>
    </message>
    <message>
        <source>The %1 was found scanning, and Leadline has not told it to.</source>
        <translation>%1 balayait déjà, et Leadline ne le lui a pas demandé.</translation>
    </message>
    <message>
        <source>The %1 was found scanning; not started by Leadline.</source>
        <translation>%1 balayait déjà&#xa0;; non démarré par Leadline.</translation>
    </message>
    <message>
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
        <translation>Personne ne répond sur ce lien&#xa0;: vérifiez l&apos;alimentation et le câble du sonar.</translation>
    </message>
    <message>
        <source>No answer on this link: check the sonar&apos;s power and cable.</source>
        <translation>Personne ne répond sur ce lien&#xa0;: vérifiez l&apos;alimentation et le câble du sonar.</translation>
    </message>
    <message>
        <source>A %1 answers here, not a %2.</source>
        <translation>Un %1 répond ici, pas un %2.</translation>
    </message>
    <message>
        <source>A %1 answers here: Leadline does not know it.</source>
        <translation>Un %1 répond ici&#xa0;: Leadline ne le connaît pas.</translation>
    </message>
    <message>
        <source>It speaks a version of the protocol that Leadline does not know: what it sends is recorded, and it is sent nothing.</source>
        <translation>Il parle une version du protocole que Leadline ne connaît pas&#xa0;: ce qu&apos;il envoie est enregistré, et rien ne lui est envoyé.</translation>
    </message>
    <message>
        <source>It uses an unknown protocol version: its data is recorded, and nothing is sent to it.</source>
        <translation>Il parle une version du protocole que Leadline ne connaît pas&#xa0;: ce qu&apos;il envoie est enregistré, et rien ne lui est envoyé.</translation>
    </message>
    <message>
        <source>The %1 answers again.</source>
        <translation>%1 répond de nouveau.</translation>
    </message>
    <message>
        <source>Another %1 answers now: nothing is restored.</source>
        <translation>Un autre %1 répond maintenant&#xa0;: rien n&apos;est rétabli.</translation>
    </message>
    <message>
        <source>The %1 answers.</source>
        <translation>%1 répond.</translation>
    </message>
    <message>
        <source>The autopilot sends %1 more messages.</source>
        <translation>L&apos;autopilote envoie %1 messages de plus.</translation>
    </message>
    <message>
        <source>The autopilot was asked for %1 messages: %2.</source>
        <translation>%1 messages ont été demandés à l&apos;autopilote&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC by version 1, without a target.</source>
        <translation>Le composant %1 répond à TIMESYNC en version 1, sans destinataire.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC with version 1, without a target.</source>
        <translation>Le composant %1 répond à TIMESYNC en version 1, sans destinataire.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Un autre programme parle aussi en tant que %1&#xa0;: %2 est libre.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Un autre programme parle aussi en tant que %1&#xa0;: %2 est libre.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>L&apos;autopilote a redémarré.</translation>
    </message>
    <message>
        <source>The autopilot restarted.</source>
        <translation>L&apos;autopilote a redémarré.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
        <translation>Le composant %1 a redémarré.</translation>
    </message>
    <message>
        <source>Component %1 restarted.</source>
        <translation>Le composant %1 a redémarré.</translation>
    </message>
    <message>
        <source>Vehicle system: %1.</source>
        <translation>Système du véhicule&#xa0;: %1.</translation>
    </message>
    <message>
        <source>MAVLink signing is on.</source>
        <translation>La signature MAVLink est active.</translation>
    </message>
    <message>
        <source>MAVLink signing is off.</source>
        <translation>La signature MAVLink est inactive.</translation>
    </message>
    <message>
        <source>The signing key could not be saved: %1.</source>
        <translation>La clé de signature n&apos;a pas pu être gardée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is no address for a device.</source>
        <translation>%1 n&apos;est pas une adresse d&apos;appareil.</translation>
    </message>
    <message>
        <source>%1 is this computer&apos;s own address.</source>
        <translation>%1 est l&apos;adresse de cet ordinateur même.</translation>
    </message>
    <message>
        <source>%1 is a network or broadcast address; a device needs its own.</source>
        <translation>%1 vaut pour tout un réseau&#xa0;; un appareil a besoin de la sienne.</translation>
    </message>
    <message>
        <source>Two Ping360 have the address %1: unplug the other one, %2, while this one gets a new address.</source>
        <translation>Deux Ping360 ont l&apos;adresse %1&#xa0;: débranchez l&apos;autre, %2, pendant que celui-ci en reçoit une nouvelle.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has the address %2 already.</source>
        <translation>Un autre Ping360, %1, a déjà l&apos;adresse %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 does not answer on any network: check its power and cable.</source>
        <translation>Le Ping360 %1 ne répond sur aucun réseau&#xa0;: vérifiez son alimentation et son câble.</translation>
    </message>
    <message>
        <source>This computer is not in the network of the Ping360 %1, and other Ping360s answer: unplug the others, or give this computer an address near %2.</source>
        <translation>Cet ordinateur est dans un autre réseau que le Ping360 %1, et il n&apos;est pas seul à répondre&#xa0;: débranchez les autres, ou donnez à cet ordinateur une adresse proche de %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>Un autre appareil a déjà l&apos;adresse %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be reached: no route from this computer.</source>
        <translation>Le Ping360 en %1 n&apos;a pas pu être prévenu&#xa0;: cet ordinateur n&apos;a plus de chemin jusque-là.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, now uses the address %2: unplug one of them.</source>
        <translation>Un autre Ping360, %1, est venu avec l&apos;adresse %2&#xa0;: débranchez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>Le Ping360 %1 garde son adresse %2.</translation>
    </message>
    <message>
        <source>The new address was sent to the Ping360 %1, but it was not found again: check that this computer reaches that network, and switch the sonar off and on.</source>
        <translation>Le Ping360 %1 a reçu sa nouvelle adresse et n&apos;est pas retrouvé&#xa0;: vérifiez que cet ordinateur atteint ce réseau, puis éteignez-le et rallumez-le.</translation>
    </message>
    <message>
        <source>Not probed by other programs</source>
        <translation>Rien d&apos;autre ne le sonde</translation>
    </message>
    <message>
        <source>ModemManager is not running.</source>
        <translation>ModemManager ne tourne pas.</translation>
    </message>
    <message>
        <source>ModemManager leaves this adapter alone.</source>
        <translation>ModemManager laisse cet adaptateur tranquille.</translation>
    </message>
    <message>
        <source>ModemManager is running and sends its own commands for some seconds after the adapter is plugged in.</source>
        <translation>ModemManager tourne et enverra ses propres commandes quelques secondes après le branchement de l&apos;adaptateur.</translation>
    </message>
    <message>
        <source>Adapter present</source>
        <translation>Adaptateur présent</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 n&apos;existe pas.</translation>
    </message>
    <message>
        <source>May open the port</source>
        <translation>Peut ouvrir le port</translation>
    </message>
    <message>
        <source>User %1 may read and write it.</source>
        <translation>L&apos;utilisateur %1 peut le lire et y écrire.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 must log in again.</source>
        <translation>Il appartient au groupe %1, l&apos;utilisateur %2 doit se reconnecter.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 is not a member.</source>
        <translation>Il appartient au groupe %1, l&apos;utilisateur %2 n&apos;en est pas.</translation>
    </message>
    <message>
        <source>USB latency</source>
        <translation>Latence USB</translation>
    </message>
    <message>
        <source>%1 ms, 1 ms advised.</source>
        <translation>%1 ms, 1 ms conseillé.</translation>
    </message>
    <message>
        <source>Leadline sets it once the port opens.</source>
        <translation>Leadline la règle dès que le port s&apos;ouvre.</translation>
    </message>
    <message>
        <source>Port is free</source>
        <translation>Le port est libre</translation>
    </message>
    <message>
        <source>Waiting for permission.</source>
        <translation>Attend l&apos;autorisation.</translation>
    </message>
    <message>
        <source>No program of this user has it open.</source>
        <translation>Aucun programme de cet utilisateur ne l&apos;a ouvert.</translation>
    </message>
    <message>
        <source>No other program has it open.</source>
        <translation>Aucun autre programme ne l&apos;a ouvert.</translation>
    </message>
    <message>
        <source>%1 has it open.</source>
        <translation>%1 l&apos;a ouvert.</translation>
    </message>
    <message>
        <source>Network route</source>
        <translation>Le réseau y mène</translation>
    </message>
    <message>
        <source>This computer reaches %1.</source>
        <translation>Cet ordinateur atteint %1.</translation>
    </message>
    <message>
        <source>Device answers</source>
        <translation>L&apos;appareil répond</translation>
    </message>
    <message>
        <source>It is a sonar that Leadline knows</source>
        <translation>C&apos;est un sonar que Leadline connaît</translation>
    </message>
    <message>
        <source>Waiting for the port.</source>
        <translation>Attend le port.</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <translation>Attend une réponse.</translation>
    </message>
    <message>
        <source>It identified itself.</source>
        <translation>Il a dit qui il est.</translation>
    </message>
    <message>
        <source>The port belongs to group %1.</source>
        <translation>Le port appartient au groupe %1.</translation>
    </message>
    <message>
        <source>This user may not open %1</source>
        <translation>Cet utilisateur ne peut pas ouvrir %1</translation>
    </message>
    <message>
        <source>User %1 was added to it after logging in.</source>
        <translation>L&apos;utilisateur %1 y a été ajouté après sa connexion.</translation>
    </message>
    <message>
        <source>Log out and in again.</source>
        <translation>Déconnectez-vous puis reconnectez-vous.</translation>
    </message>
    <message>
        <source>Let user %1 open it for this session.</source>
        <translation>Laissez l&apos;utilisateur %1 l&apos;ouvrir pour cette session.</translation>
    </message>
    <message>
        <source>User %1 is not in it.</source>
        <translation>L&apos;utilisateur %1 n&apos;en est pas.</translation>
    </message>
    <message>
        <source>Add the user once, then log in again.</source>
        <translation>Ajoutez l&apos;utilisateur une fois, puis reconnectez-vous.</translation>
    </message>
    <message>
        <source>Another program uses %1</source>
        <translation>Un autre programme utilise %1</translation>
    </message>
    <message>
        <source>ModemManager probably tries the port with commands of its own.</source>
        <translation>ModemManager essaie sans doute le port avec ses propres commandes.</translation>
    </message>
    <message>
        <source>%1 tries the port with commands of its own.</source>
        <translation>%1 essaie le port avec ses propres commandes.</translation>
    </message>
    <message>
        <source>Wait some seconds, then check again.</source>
        <translation>Attendez quelques secondes, puis contrôlez encore.</translation>
    </message>
    <message>
        <source>A rule keeps it away from this adapter.</source>
        <translation>Une règle l&apos;éloigne de cet adaptateur.</translation>
    </message>
    <message>
        <source>%1 holds the port.</source>
        <translation>%1 occupe le port.</translation>
    </message>
    <message>
        <source>Close it, Leadline connects by itself.</source>
        <translation>Fermez-le, Leadline se connecte seul.</translation>
    </message>
    <message>
        <source>A program of another user holds the port.</source>
        <translation>Un programme d&apos;un autre utilisateur occupe le port.</translation>
    </message>
    <message>
        <source>Port %1 is in use</source>
        <translation>Le port %1 est pris</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <translation>%1 l&apos;a.</translation>
    </message>
    <message>
        <source>Close it, or listen on another port.</source>
        <translation>Fermez-le, ou écoutez sur un autre port.</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>Connectez-vous plutôt à 192.168.2.2:14660, que BlueOS propose pour cela.</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 n&apos;est pas là</translation>
    </message>
    <message>
        <source>Check that the adapter is plugged in.</source>
        <translation>Vérifiez que l&apos;adaptateur est branché.</translation>
    </message>
    <message>
        <source>It did not open within three seconds.</source>
        <translation>Il ne s&apos;est pas ouvert en trois secondes.</translation>
    </message>
    <message>
        <source>No network route to %1</source>
        <translation>Aucun réseau ne mène à %1</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <translation>%1 a été déconnecté</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Nothing answers on %1</source>
        <translation>Rien ne répond sur %1</translation>
    </message>
    <message>
        <source>Probed at %1 baud.</source>
        <translation>Il a été interrogé à %1 bauds.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Vérifiez l&apos;alimentation du sonar, et que les fils d&apos;envoi et de réception ne sont pas croisés.</translation>
    </message>
    <message>
        <source>If another program changed the baud rate, connect or check again so that the sonar detects it.</source>
        <translation>Si un autre programme a mis une autre vitesse, connecter ou contrôler encore laisse le sonar la mesurer.</translation>
    </message>
    <message>
        <source>Nothing has been received there.</source>
        <translation>Personne n&apos;y a rien envoyé.</translation>
    </message>
    <message>
        <source>That is this computer itself.</source>
        <translation>C&apos;est cet ordinateur même.</translation>
    </message>
    <message>
        <source>Start the program that answers there, or correct the address.</source>
        <translation>Lancez le programme qui y répond, ou corrigez l&apos;adresse.</translation>
    </message>
    <message>
        <source>The network route exists.</source>
        <translation>Le réseau y mène.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Vérifiez l&apos;alimentation et le câble du sonar, et que son pont tourne sur le véhicule.</translation>
    </message>
    <message>
        <source>No sonar on %1</source>
        <translation>Aucun sonar ne parle sur %1</translation>
    </message>
    <message>
        <source>Bytes received, but no sonar messages.</source>
        <translation>Des octets arrivent, mais pas de messages d&apos;un sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Vérifiez l&apos;adresse, et la vitesse en bauds du pont sur le véhicule.</translation>
    </message>
    <message>
        <source>Wrong baud rate on %1</source>
        <translation>Mauvais débit sur %1</translation>
    </message>
    <message>
        <source>Bytes received at %1 baud, but no sonar messages.</source>
        <translation>Des octets arrivent à %1 bauds, mais pas de messages d&apos;un sonar.</translation>
    </message>
    <message>
        <source>Baud rate detection failed: this is another device, or its firmware has a fixed rate. Name the rate in the address.</source>
        <translation>Il n&apos;a pas non plus mesuré la vitesse&#xa0;: c&apos;est un autre appareil, ou son firmware a sa propre vitesse, que l&apos;adresse peut nommer.</translation>
    </message>
    <message>
        <source>Connect or check again so that the sonar detects the rate.</source>
        <translation>Connecter ou contrôler encore laisse un sonar mesurer la vitesse.</translation>
    </message>
    <message>
        <source>This is no sonar that Leadline knows</source>
        <translation>Ce n&apos;est pas un sonar que Leadline connaît</translation>
    </message>
    <message>
        <source>It answered as device type %1, firmware %2.</source>
        <translation>Il a répondu comme appareil de type %1, firmware %2.</translation>
    </message>
    <message>
        <source>This is a %1, not a %2</source>
        <translation>C&apos;est un %1, pas un %2</translation>
    </message>
    <message>
        <source>It answered as %1, firmware %2.</source>
        <translation>Il a répondu comme %1, firmware %2.</translation>
    </message>
    <message>
        <source>%1 not probed yet</source>
        <translation>%1 n&apos;a pas encore été interrogé</translation>
    </message>
    <message>
        <source>It is probed when you connect or check it.</source>
        <translation>Il est interrogé quand vous le connectez ou le contrôlez.</translation>
    </message>
    <message>
        <source>%1 answers on %2</source>
        <translation>%1 répond sur %2</translation>
    </message>
    <message>
        <source>Firmware %1, id %2.</source>
        <translation>Firmware %1, identifiant %2.</translation>
    </message>
    <message>
        <source>No device identifies itself on %1</source>
        <translation>Personne ne dit qui il est sur %1</translation>
    </message>
    <message>
        <source>Messages arrive, but the sender does not identify itself.</source>
        <translation>Des messages arrivent, mais pas de réponse à la question de qui les envoie.</translation>
    </message>
    <message>
        <source>Another program may be using it: close it, then check again.</source>
        <translation>Un autre programme interroge peut-être en même temps&#xa0;: fermez-le, puis contrôlez encore.</translation>
    </message>
    <message>
        <source>Vehicle not contacted yet</source>
        <translation>Véhicule pas encore contacté</translation>
    </message>
    <message>
        <source>On connection Leadline sends a heartbeat every second and requests time sync.</source>
        <translation>Il n&apos;est pas interrogé avant la connexion&#xa0;: alors Leadline envoie un heartbeat chaque seconde, et lui demande son horloge.</translation>
    </message>
    <message>
        <source>The ground station needs this port. While Leadline uses it, the ground station receives nothing.</source>
        <translation>La station au sol a besoin de ce port&#xa0;: tant que Leadline l&apos;a, elle n&apos;entend rien.</translation>
    </message>
    <message>
        <source>A sonar reports the address %1</source>
        <translation>Un sonar dit que son adresse est %1</translation>
    </message>
    <message>
        <source>This computer is %1, in a different network.</source>
        <translation>Cet ordinateur est %1, et n&apos;a pas de réseau qui la contienne.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Rien n&apos;y est envoyé.</translation>
    </message>
    <message>
        <source>Give the sonar an address of this network, or ask there with Look here.</source>
        <translation>Donnez au sonar une adresse de ce réseau, ou interrogez là avec Chercher ici.</translation>
    </message>
    <message>
        <source>It is connected</source>
        <translation>Il est connecté</translation>
    </message>
    <message>
        <source>Endpoints in use are not probed.</source>
        <translation>Ce qui est utilisé n&apos;est pas interrogé.</translation>
    </message>
    <message>
        <source>This computer has no network address.</source>
        <translation>Cet ordinateur n&apos;a pas d&apos;adresse réseau.</translation>
    </message>
    <message>
        <source>This computer is %1.</source>
        <translation>Cet ordinateur est %1.</translation>
    </message>
    <message>
        <source>It needs an address in %1, for example %2.</source>
        <translation>Il lui faut une adresse dans %1, par exemple %2.</translation>
    </message>
    <message>
        <source>Leadline does not probe it automatically.</source>
        <translation>Leadline n&apos;interroge là que si vous lui dites de chercher.</translation>
    </message>
    <message>
        <source>%1 may serve only one program at a time</source>
        <translation>%1 ne sert peut-être qu&apos;un programme</translation>
    </message>
    <message>
        <source>%1 is an autopilot</source>
        <translation>%1 est un autopilote</translation>
    </message>
    <message>
        <source>Leadline leaves it alone.</source>
        <translation>Leadline le laisse tranquille.</translation>
    </message>
    <message>
        <source>%1 is not a USB serial adapter</source>
        <translation>%1 n&apos;est pas un adaptateur série USB</translation>
    </message>
    <message>
        <source>The rows could not be written: the disk is full or gone.</source>
        <translation>Les lignes n&apos;ont pas pu être écrites&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>There is no stream %1: the recording holds %2.</source>
        <translation>Il n&apos;y a pas de flux %1&#xa0;: l&apos;enregistrement contient %2.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>L&apos;exportation a été annulée&#xa0;; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk is not responding.</source>
        <translation>L&apos;enregistrement est illisible&#xa0;: son support ne répond pas.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk is not responding.</source>
        <translation>L&apos;enregistrement ne peut être lu jusqu&apos;au bout&#xa0;: son disque ne répond pas.</translation>
    </message>
    <message>
        <source>The recording has too many channels to add topics to it.</source>
        <translation>L&apos;enregistrement a trop de canaux pour y ajouter des topics.</translation>
    </message>
    <message>
        <source>The recording could not be written: the disk is full or gone.</source>
        <translation>L&apos;enregistrement n&apos;a pas pu être écrit&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>Nothing can be written into this folder: %1.</source>
        <translation>Rien ne peut être écrit dans ce dossier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: %2.</source>
        <translation>Rien ne peut être écrit dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The netCDF file could not be written: %1.</source>
        <translation>Le fichier netCDF n&apos;a pas pu être écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The recording holds no pings of a sonar.</source>
        <translation>L&apos;enregistrement ne contient pas de pings d&apos;un sonar.</translation>
    </message>
    <message>
        <source>This part of the recording holds no pings of a sonar.</source>
        <translation>Cette partie de l&apos;enregistrement ne contient pas de pings d&apos;un sonar.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 est un dossier.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 est un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another file.</source>
        <translation>%1 est l&apos;enregistrement lui-même&#xa0;: choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a whole: name a folder in it.</source>
        <translation>%1 ne peut être rempli tout entier&#xa0;: nommez un dossier dedans.</translation>
    </message>
    <message>
        <source>%1 is a file; this format writes a folder of files.</source>
        <translation>%1 est un fichier&#xa0;; ce format écrit un dossier de fichiers.</translation>
    </message>
    <message>
        <source>%1 is being written by another export.</source>
        <translation>%1 est en cours d&apos;écriture par une autre exportation.</translation>
    </message>
    <message>
        <source>%1 is being written by another export (process %2).</source>
        <translation>%1 est en cours d&apos;écriture par une autre exportation (processus %2).</translation>
    </message>
    <message>
        <source>This format needs a file; it cannot go to standard output.</source>
        <translation>Ce format demande un fichier&#xa0;; il ne va pas sur la sortie standard.</translation>
    </message>
    <message>
        <source>This format writes several files: name a folder for them.</source>
        <translation>Ce format écrit plusieurs fichiers&#xa0;: nommez un dossier pour eux.</translation>
    </message>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>La sortie standard ne peut être écrite.</translation>
    </message>
    <message>
        <source>The log could not be written: the disk is full or gone.</source>
        <translation>Le journal n&apos;a pas pu être écrit&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>The recording holds no sonar.</source>
        <translation>L&apos;enregistrement ne contient pas de sonar.</translation>
    </message>
    <message>
        <source>A log of Ping Viewer holds one sonar: choose a stream of %1.</source>
        <translation>Un journal de Ping Viewer contient un sonar&#xa0;: choisissez un flux parmi %1.</translation>
    </message>
    <message>
        <source>The picture is not a PNG.</source>
        <translation>L&apos;image n&apos;est pas un PNG.</translation>
    </message>
    <message>
        <source>The text %1 does not fit into a picture.</source>
        <translation>Une image n&apos;a pas de place pour le texte %1.</translation>
    </message>
    <message>
        <source>The file is not a PNG.</source>
        <translation>Le fichier n&apos;est pas un PNG.</translation>
    </message>
    <message>
        <source>The recording holds no MAVLink.</source>
        <translation>L&apos;enregistrement ne contient pas de MAVLink.</translation>
    </message>
    <message>
        <source>The recording does not say when its messages came.</source>
        <translation>L&apos;enregistrement ne dit pas quand ses messages sont venus.</translation>
    </message>
    <message>
        <source>The exported data is simulated, but %1 files cannot say so: mark it in the file name.</source>
        <translation>Ce qui a été exporté est simulé, et %1 n&apos;a pas de place pour le dire&#xa0;: que le nom du fichier le dise.</translation>
    </message>
    <message>
        <source>Nothing is marked in %1, or in this part of it.</source>
        <translation>Rien n&apos;est marqué dans %1, ou dans cette partie.</translation>
    </message>
    <message>
        <source>The markers could not be written: the disk may be full.</source>
        <translation>Les marques n&apos;ont pas pu être écrites&#xa0;: le disque est peut-être plein.</translation>
    </message>
    <message>
        <source>%1 without a position left out; markers-csv includes all markers.</source>
        <translation>%1 sans position laissées de côté&#xa0;; markers-csv les prend toutes.</translation>
    </message>
    <message>
        <source>The picture %1 could not be written: the disk is full or gone.</source>
        <translation>L&apos;image %1 n&apos;a pas pu être écrite&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>There are no pings to draw in this recording, or in this part of it.</source>
        <translation>Il n&apos;y a pas de pings à dessiner dans cet enregistrement, ou dans cette partie.</translation>
    </message>
    <message>
        <source>The dive sheet could not be put beside it: %1</source>
        <translation>La fiche de plongée n&apos;a pas pu être mise à côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>another one exists there.</source>
        <translation>une autre s&apos;y trouve.</translation>
    </message>
    <message>
        <source>No program on this computer makes videos: install ffmpeg (apt install ffmpeg), then export again.</source>
        <translation>Aucun programme de cet ordinateur ne fait de vidéos&#xa0;: installez ffmpeg (apt install ffmpeg), puis exportez de nouveau.</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>%1 stopped before the video was done.</source>
        <translation>%1 s&apos;est arrêté avant la fin de la vidéo.</translation>
    </message>
    <message>
        <source>%1 cannot make the video: %2</source>
        <translation>%1 ne peut faire la vidéo&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 holds no pings to make a video of in that part.</source>
        <translation>%1 ne contient pas dans cette partie de pings pour une vidéo.</translation>
    </message>
    <message>
        <source>%1 holds nothing in that part.</source>
        <translation>%1 ne contient rien dans cette partie.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 ne peut être créé.</translation>
    </message>
    <message>
        <source>%1: the colour map cannot be read.</source>
        <translation>%1&#xa0;: la table de couleurs est illisible.</translation>
    </message>
    <message>
        <source>%1 is too large for a colour map.</source>
        <translation>%1 est trop grand pour une table de couleurs.</translation>
    </message>
    <message>
        <source>There is no palette %1: %2.</source>
        <translation>Il n&apos;y a pas de palette %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: there is no colour in this file.</source>
        <translation>%1&#xa0;: il n&apos;y a pas de couleur dans ce fichier.</translation>
    </message>
    <message>
        <source>a palette has at most 4096 colours.</source>
        <translation>une palette a au plus 4096 couleurs.</translation>
    </message>
    <message>
        <source>a colour that begins with # has six hex digits, #rrggbb.</source>
        <translation>une couleur qui commence par # a six chiffres hexadécimaux, #rrggbb.</translation>
    </message>
    <message>
        <source>a colour is #rrggbb or three numbers, red green blue.</source>
        <translation>une couleur est #rrggbb ou trois nombres, rouge vert bleu.</translation>
    </message>
    <message>
        <source>this is the only colour; a palette needs two.</source>
        <translation>c&apos;est la seule couleur&#xa0;; une palette en demande deux.</translation>
    </message>
    <message>
        <source>in a file with decimal points every number is from 0 to 1.</source>
        <translation>dans un fichier à points décimaux chaque nombre va de 0 à 1.</translation>
    </message>
    <message>
        <source>every number is from 0 to 255.</source>
        <translation>chaque nombre va de 0 à 255.</translation>
    </message>
    <message>
        <source>The picture could not be made: there is no memory for it.</source>
        <translation>L&apos;image n&apos;a pas pu être faite&#xa0;: la mémoire manque.</translation>
    </message>
    <message>
        <source>The folder for the picture does not exist.</source>
        <translation>Il n&apos;y a pas de dossier pour l&apos;image.</translation>
    </message>
    <message>
        <source>The report cannot be written: the disk is full or gone.</source>
        <translation>Le rapport ne peut être écrit&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>A host is missing before the port, as in udp://192.168.2.2:9092.</source>
        <translation>Il manque une machine avant le port, comme dans udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not an IPv6 address.</source>
        <translation>%1 n&apos;est pas une adresse IPv6.</translation>
    </message>
    <message>
        <source>%1 is neither the name nor the address of a host.</source>
        <translation>%1 n&apos;est ni le nom ni l&apos;adresse d&apos;une machine.</translation>
    </message>
    <message>
        <source>%1 is not an IPv4 address: it has four numbers from 0 to 255.</source>
        <translation>%1 n&apos;est pas une adresse IPv4&#xa0;: elle a quatre nombres de 0 à 255.</translation>
    </message>
    <message>
        <source>%1 means every address; name the one to connect to.</source>
        <translation>%1 vaut pour toute adresse&#xa0;; dites à laquelle se connecter.</translation>
    </message>
    <message>
        <source>The bracket of the IPv6 address %1 is not closed.</source>
        <translation>Le crochet de l&apos;adresse IPv6 %1 n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>Behind the bracket of an IPv6 address comes its port, as in [::1]:9092.</source>
        <translation>Derrière le crochet d&apos;une adresse IPv6 vient son port, comme dans [::1]:9092.</translation>
    </message>
    <message>
        <source>Put an IPv6 address in brackets, as in udp://[::1]:9092.</source>
        <translation>Une adresse IPv6 va entre crochets, comme dans udp://[::1]:9092.</translation>
    </message>
    <message>
        <source>The port is missing, as in udp://192.168.2.2:9092.</source>
        <translation>Il manque le port, comme dans udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not a port: it is a number from 1 to 65535.</source>
        <translation>%1 n&apos;est pas un port&#xa0;: c&apos;est un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>%1 is not the path of a port.</source>
        <translation>%1 n&apos;est pas le chemin d&apos;un port.</translation>
    </message>
    <message>
        <source>The port is missing, as in serial:/dev/ttyUSB0.</source>
        <translation>Il manque le port, comme dans serial:/dev/ttyUSB0.</translation>
    </message>
    <message>
        <source>The device is given twice.</source>
        <translation>L&apos;appareil est dit deux fois.</translation>
    </message>
    <message>
        <source>There is no device %1; the devices are %2.</source>
        <translation>Il n&apos;y a pas d&apos;appareil %1&#xa0;; les appareils sont %2.</translation>
    </message>
    <message>
        <source>The baud rate is given twice.</source>
        <translation>La vitesse en bauds est dite deux fois.</translation>
    </message>
    <message>
        <source>%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.</source>
        <translation>%1 n&apos;est pas une vitesse en bauds, comme dans serial:/dev/ttyUSB0?baud=115200.</translation>
    </message>
    <message>
        <source>A link of this kind has no option %1.</source>
        <translation>Un lien de ce genre n&apos;a pas d&apos;option %1.</translation>
    </message>
    <message>
        <source>%1 is not a link: it begins with serial:, udp:, udpin:, tcp: or sim:, as in udp://192.168.2.2:9092.</source>
        <translation>%1 n&apos;est pas un lien&#xa0;: il commence par serial:, udp:, udpin:, tcp: ou sim:, comme dans udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>There are no simulated devices here.</source>
        <translation>Il n&apos;y a pas d&apos;appareils simulés ici.</translation>
    </message>
    <message>
        <source>The name %1 is not known in this network.</source>
        <translation>Le nom %1 est inconnu dans ce réseau.</translation>
    </message>
    <message>
        <source>This computer has no way to %1: check cable and network address.</source>
        <translation>Cet ordinateur n&apos;a pas de chemin vers %1&#xa0;: vérifiez câble et adresse réseau.</translation>
    </message>
    <message>
        <source>No route to %1: check cable and network address.</source>
        <translation>Cet ordinateur n&apos;a pas de chemin vers %1&#xa0;: vérifiez câble et adresse réseau.</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer.</source>
        <translation>%1 n&apos;est pas une adresse de cet ordinateur.</translation>
    </message>
    <message>
        <source>UDP port %1 is in use by another program.</source>
        <translation>Le port UDP %1 est pris par un autre programme.</translation>
    </message>
    <message>
        <source>This user may not listen on UDP port %1.</source>
        <translation>Cet utilisateur ne peut pas écouter sur le port UDP %1.</translation>
    </message>
    <message>
        <source>Listening on UDP port %1 of %2 is not possible.</source>
        <translation>Écouter sur le port UDP %1 de %2 n&apos;est pas possible.</translation>
    </message>
    <message>
        <source>%1 is there, but nothing listens on its TCP port %2.</source>
        <translation>%1 est là, mais rien n&apos;écoute sur son port TCP %2.</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 a fermé la connexion.</translation>
    </message>
    <message>
        <source>%1 does not answer on TCP port %2.</source>
        <translation>%1 ne répond pas sur le port TCP %2.</translation>
    </message>
    <message>
        <source>%1 is not there: check that the adapter is plugged in.</source>
        <translation>%1 n&apos;est pas là&#xa0;: vérifiez que l&apos;adaptateur est branché.</translation>
    </message>
    <message>
        <source>Another program uses %1.</source>
        <translation>Un autre programme utilise %1.</translation>
    </message>
    <message>
        <source>This user may not open %1, which belongs to group %2.</source>
        <translation>Cet utilisateur ne peut pas ouvrir %1, qui appartient au groupe %2.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is gone: check that the adapter is plugged in.</source>
        <translation>%1 a disparu&#xa0;: vérifiez que l&apos;adaptateur est branché.</translation>
    </message>
    <message>
        <source>No UDP port could be opened: %1.</source>
        <translation>Aucun port UDP n&apos;a pu être ouvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The simulated cable is unplugged.</source>
        <translation>Le câble simulé est débranché.</translation>
    </message>
    <message>
        <source>%1 cannot be set by this user.</source>
        <translation>Cet utilisateur ne peut pas régler %1.</translation>
    </message>
    <message>
        <source>Timing has the command that helps.</source>
        <translation>La page Temps a la commande qui aide.</translation>
    </message>
    <message>
        <source>%1 passes data on after 1 ms.</source>
        <translation>%1 transmet les données après 1 ms.</translation>
    </message>
    <message>
        <source>%1 is a vehicle&apos;s link, and no sonar&apos;s: ?device=ping1d or ?device=ping360 behind it says otherwise.</source>
        <translation>%1 est le lien d&apos;un véhicule, pas d&apos;un sonar&#xa0;: ?device=ping1d ou ?device=ping360 derrière dit autre chose.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: one sender at a time is listened to on port %1.</source>
        <translation>1 datagramme a été écarté&#xa0;: un seul émetteur à la fois est écouté sur le port %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: one sender at a time is listened to on port %2.</source>
        <translation>%1 datagrammes ont été écartés&#xa0;: un seul émetteur à la fois est écouté sur le port %2.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: it came from another than %1.</source>
        <translation>1 datagramme a été écarté&#xa0;: il ne venait pas de %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: they came from others than %2.</source>
        <translation>%1 datagrammes ont été écartés&#xa0;: ils ne venaient pas de %2.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes, which is a draft of the protocol.</source>
        <translation>Ses trames ont des identifiants de système de quatre octets, ce qui est une ébauche du protocole.</translation>
    </message>
    <message>
        <source>Its frames name their target in the header, which is a draft of the protocol.</source>
        <translation>Ses trames nomment leur destinataire dans l&apos;en-tête, ce qui est une ébauche du protocole.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes and name their target in the header, which are drafts of the protocol.</source>
        <translation>Ses trames ont des identifiants de système de quatre octets et nomment leur destinataire dans l&apos;en-tête, ce qui sont des ébauches du protocole.</translation>
    </message>
    <message>
        <source>Its frames are in a form that this version does not know.</source>
        <translation>Ses trames ont une forme que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>A program (process %1)</source>
        <translation>Un programme (processus %1)</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>a device of an unknown type</source>
        <translation>un appareil de type inconnu</translation>
    </message>
    <message>
        <source>%1 to %2 m</source>
        <translation>%1 à %2 m</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>refusé pour l&apos;instant</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>rejeté</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>non pris en charge</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>long only</source>
        <translation>long seulement</translation>
    </message>
    <message>
        <source>int only</source>
        <translation>entier seulement</translation>
    </message>
    <message>
        <source>wrong frame</source>
        <translation>mauvais repère</translation>
    </message>
    <message>
        <source>answered in an unknown way</source>
        <translation>réponse inconnue</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>%1 refused for now</source>
        <translation>%1 refusé pour l&apos;instant</translation>
    </message>
    <message>
        <source>%1 denied</source>
        <translation>%1 rejeté</translation>
    </message>
    <message>
        <source>%1 not supported</source>
        <translation>%1 non pris en charge</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 échoué</translation>
    </message>
    <message>
        <source>%1 long only</source>
        <translation>%1 long seulement</translation>
    </message>
    <message>
        <source>%1 int only</source>
        <translation>%1 entier seulement</translation>
    </message>
    <message>
        <source>%1 wrong frame</source>
        <translation>%1 mauvais repère</translation>
    </message>
    <message>
        <source>%1 answered in an unknown way</source>
        <translation>%1 réponse inconnue</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 sans réponse</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Ping interval</source>
        <translation>Intervalle des pings</translation>
    </message>
    <message>
        <source>The device&apos;s sound speed</source>
        <translation>Vitesse du son de l&apos;appareil</translation>
    </message>
    <message>
        <source>Sonar sound speed</source>
        <translation>Célérité du sonar</translation>
    </message>
    <message>
        <source>Pinging</source>
        <translation>Émission</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>ping interval</source>
        <translation>intervalle des pings</translation>
    </message>
    <message>
        <source>sound speed</source>
        <translation>vitesse du son</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>fréquence</translation>
    </message>
    <message>
        <source>transmit duration</source>
        <translation>durée d&apos;émission</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>secteur</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>stare</source>
        <translation>regard fixe</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>le disque est protégé en écriture</translation>
    </message>
    <message>
        <source>this user may not write there</source>
        <translation>cet utilisateur ne peut pas y écrire</translation>
    </message>
    <message>
        <source>a file stands where its folder should be</source>
        <translation>un fichier se trouve là où devrait être son dossier</translation>
    </message>
    <message>
        <source>a folder stands in its place</source>
        <translation>un dossier se trouve à sa place</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>le disque ne répond pas</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>le disque ne répond pas</translation>
    </message>
    <message>
        <source>the disk takes no file that large</source>
        <translation>le disque n&apos;admet pas un si grand fichier</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>le système le refuse</translation>
    </message>
    <message>
        <source>the system refuses it (error %1)</source>
        <translation>le système le refuse (erreur %1)</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>son nom est pris</translation>
    </message>
    <message>
        <source>its disk is gone</source>
        <translation>son disque a disparu</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>le disque le refuse</translation>
    </message>
    <message>
        <source>the disk does not take a file of this kind</source>
        <translation>le disque n&apos;admet pas un fichier de ce genre</translation>
    </message>
    <message>
        <source>Leadline writes netCDF on Linux only, so far</source>
        <translation>Leadline n&apos;écrit pour l&apos;instant netCDF que sous Linux</translation>
    </message>
    <message>
        <source>no stream at all</source>
        <translation>aucun flux</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 message</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 messages</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 heures</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>%1 is being written by another program at this moment.</source>
        <translation>%1 est écrit en ce moment par un autre programme.</translation>
    </message>
    <message>
        <source>%1 is too large to be Leadline&apos;s.</source>
        <translation>%1 est trop grand pour être de Leadline.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its medium does not answer.</source>
        <translation>%1 ne peut être lu jusqu&apos;au bout&#xa0;: son support ne répond pas.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its disk does not answer.</source>
        <translation>%1 ne peut être lu jusqu&apos;au bout&#xa0;: son disque ne répond pas.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It is saved in %1 instead.</source>
        <translation>Il est plutôt gardé dans %1.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Ce n&apos;est pas une fiche de plongée de Leadline.</translation>
    </message>
    <message>
        <source>The dive sheet file beside %1 is not valid.</source>
        <translation>Ce qui se trouve à côté de %1 comme fiche de plongée n&apos;en est pas une.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a recording.</source>
        <translation>%1 est un dossier, pas un enregistrement.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 n&apos;est pas un fichier qu&apos;on puisse lire.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this user may not read it, or its medium is gone.</source>
        <translation>%1 ne peut être ouvert&#xa0;: cet utilisateur ne peut pas le lire, ou son support a disparu.</translation>
    </message>
    <message>
        <source>No temporary file could be made.</source>
        <translation>Aucun fichier temporaire n&apos;a pu être créé.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full.</source>
        <translation>Le dossier des fichiers temporaires est plein.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: %2.</source>
        <translation>%1 ne peut être changé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2.</source>
        <translation>%1 ne peut être créé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n&apos;est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 is being recorded at this moment: it is left alone.</source>
        <translation>%1 est en cours d&apos;enregistrement&#xa0;: il n&apos;y est pas touché.</translation>
    </message>
    <message>
        <source>On this system Leadline cannot record or repair yet.</source>
        <translation>Sur ce système Leadline ne peut pas encore enregistrer ni réparer.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>Marker renamed: %1</source>
        <translation>Marque renommée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Marker deleted</source>
        <translation>Marque supprimée</translation>
    </message>
    <message>
        <source>Marker restored</source>
        <translation>Marque rétablie</translation>
    </message>
    <message>
        <source>%1 is empty: there is nothing to save.</source>
        <translation>%1 est vide&#xa0;: il n&apos;y a rien à sauver.</translation>
    </message>
    <message>
        <source>%1 is not an MCAP recording.</source>
        <translation>%1 n&apos;est pas un enregistrement MCAP.</translation>
    </message>
    <message>
        <source>%1 is complete: nothing to repair.</source>
        <translation>%1 est complet&#xa0;: il n&apos;y a rien à réparer.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages.</source>
        <translation>%1 est maintenant complet&#xa0;: %2 messages.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages, up to %3.</source>
        <translation>%1 est maintenant complet&#xa0;: %2 messages, jusqu&apos;à %3.</translation>
    </message>
    <message>
        <source>%1 bytes held no whole message.</source>
        <translation>%1 octets ne contenaient aucun message entier.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Le fichier abîmé est gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>%1 is damaged, and no copy of it could be kept: it was not changed.</source>
        <translation>%1 est abîmé, et aucune copie n&apos;a pu être gardée&#xa0;: il n&apos;a pas été changé.</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file.</source>
        <translation>%1 n&apos;a pas pu être remplacé par le fichier réparé.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk does not answer.</source>
        <translation>L&apos;enregistrement est illisible&#xa0;: son disque ne répond pas.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: its medium failed.</source>
        <translation>%1 n&apos;a pu être lu jusqu&apos;au bout&#xa0;: son support a failli.</translation>
    </message>
    <message>
        <source>%1 could not be uncompressed: the folder for temporary files is full.</source>
        <translation>%1 n&apos;a pu être décompressé&#xa0;: le dossier des fichiers temporaires est plein.</translation>
    </message>
    <message>
        <source>%1 holds more frames than one log can.</source>
        <translation>%1 contient plus de trames que n&apos;en admet un journal.</translation>
    </message>
    <message>
        <source>Nothing is lost; a faster disk or card helps.</source>
        <translation>Rien n&apos;est perdu&#xa0;; un disque ou une carte plus rapide aide.</translation>
    </message>
    <message>
        <source>%1 messages were not recorded: the disk did not take data for too long.</source>
        <translation>%1 messages n&apos;ont pas été enregistrés&#xa0;: le disque n&apos;a rien accepté trop longtemps.</translation>
    </message>
    <message>
        <source>%1 messages not recorded: the disk did not accept data for too long.</source>
        <translation>%1 messages n&apos;ont pas été enregistrés&#xa0;: le disque n&apos;a rien accepté trop longtemps.</translation>
    </message>
    <message>
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Leadline ouvre les enregistrements .mcap et les fichiers .bin (Ping Viewer), .tlog, .svlog, .svlz et .xtf.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its disk is not responding.</source>
        <translation>%1 est illisible&#xa0;: son support ne répond pas.</translation>
    </message>
    <message>
        <source>%1 starts with text.</source>
        <translation>%1 commence par du texte.</translation>
    </message>
    <message>
        <source>%1 is not a sonar recording.</source>
        <translation>%1 n&apos;est pas un enregistrement de sonar.</translation>
    </message>
    <message>
        <source>Nothing can be recorded in %1: %2.</source>
        <translation>Rien ne peut être enregistré dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 GB left: about %2 at this rate.</source>
        <translation>Il reste %1 GB&#xa0;: environ %2 à cette cadence.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 n&apos;a pas été enregistré pendant que le disque était plein&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 not recorded while the disk was full; later data is in a new file.</source>
        <translation>%1 n&apos;a pas été enregistré pendant que le disque était plein&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 n&apos;ont pas été enregistrés pendant que le disque était plein&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 a été retiré pendant son enregistrement&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 was removed during recording; later data is in a new file.</source>
        <translation>%1 a été retiré pendant son enregistrement&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 a été retiré pendant son enregistrement, et %2 avec lui&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 was removed during recording, losing %2; later data is in a new file.</source>
        <translation>%1 a été retiré pendant son enregistrement, et %2 avec lui&#xa0;; la suite est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>New data is held in memory until the disk accepts it.</source>
        <translation>Ce qui arrive attend en mémoire et est écrit dès que le disque l&apos;accepte.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 n&apos;a pas encore d&apos;index&#xa0;: leadline-cli repair le complète.</translation>
    </message>
    <message>
        <source>Free disk space, then start recording again.</source>
        <translation>Faites de la place, puis relancez l&apos;enregistrement.</translation>
    </message>
    <message>
        <source>Free disk space: recording resumes in a new file with %1 MB free.</source>
        <translation>Faites de la place&#xa0;: avec %1 MB libres il continue dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>Recording stopped: only %1 MB left on the disk.</source>
        <translation>Enregistrement terminé&#xa0;: il ne reste que %1 MB sur le disque.</translation>
    </message>
    <message>
        <source>The end of the recording could not be written: %1 lost.</source>
        <translation>La fin de l&apos;enregistrement n&apos;a pas pu être écrite&#xa0;: %1 perdus.</translation>
    </message>
    <message>
        <source>The log is full: what comes now is recorded, but not shown.</source>
        <translation>Le journal est plein&#xa0;: ce qui vient maintenant est enregistré, mais pas montré.</translation>
    </message>
    <message>
        <source>Display memory is full: new data is recorded but not shown.</source>
        <translation>Le journal est plein&#xa0;: ce qui vient maintenant est enregistré, mais pas montré.</translation>
    </message>
    <message>
        <source>This computer slept for %1: nothing was received meanwhile.</source>
        <translation>Cet ordinateur a dormi %1&#xa0;: rien n&apos;a été reçu entre-temps.</translation>
    </message>
    <message>
        <source>This computer was suspended for %1: nothing was received.</source>
        <translation>Cet ordinateur a dormi %1&#xa0;: rien n&apos;a été reçu entre-temps.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set forward by %1.</source>
        <translation>L&apos;horloge de cet ordinateur a été avancée de %1.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set back by %1.</source>
        <translation>L&apos;horloge de cet ordinateur a été reculée de %1.</translation>
    </message>
    <message>
        <source>The times of this dive go on as they began.</source>
        <translation>Les heures de cette plongée continuent comme elles ont commencé.</translation>
    </message>
    <message>
        <source>Times in this dive continue unchanged.</source>
        <translation>Les heures de cette plongée continuent comme elles ont commencé.</translation>
    </message>
    <message>
        <source>The clock was set</source>
        <translation>L&apos;horloge a été réglée</translation>
    </message>
    <message>
        <source>Gap of %1 s</source>
        <translation>Trou de %1 s</translation>
    </message>
    <message>
        <source>Asked for: %1 %2.</source>
        <translation>Demandé&#xa0;: %1 %2.</translation>
    </message>
    <message>
        <source>Asked for: %1 %2 %3.</source>
        <translation>Demandé&#xa0;: %1 %2 %3.</translation>
    </message>
    <message>
        <source>Mounting: upright %1.</source>
        <translation>Montage&#xa0;: à l&apos;endroit %1.</translation>
    </message>
    <message>
        <source>Mounting: upside down %1.</source>
        <translation>Montage&#xa0;: à l&apos;envers %1.</translation>
    </message>
    <message>
        <source>The name of the file does not say for which sonar it is: the maker&apos;s begin with Ping-V, Ping2-V or Ping360-V.</source>
        <translation>Le nom du fichier ne dit pas pour quel sonar il est&#xa0;: ceux du fabricant commencent par Ping-V, Ping2-V ou Ping360-V.</translation>
    </message>
    <message>
        <source>The file is for a %1, and this is a %2.</source>
        <translation>Le fichier est pour un %1, et ceci est un %2.</translation>
    </message>
    <message>
        <source>The file is for a %1, and a %2 answers.</source>
        <translation>Le fichier est pour un %1, et c&apos;est un %2 qui répond.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier est illisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is too large to be firmware.</source>
        <translation>Le fichier est trop grand pour être un firmware.</translation>
    </message>
    <message>
        <source>The file is not firmware: an Intel HEX file begins with a colon.</source>
        <translation>Le fichier n&apos;est pas un firmware&#xa0;: un fichier Intel HEX commence par un deux-points.</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it.</source>
        <translation>Téléchargez le fichier lui-même, pas la page qui le montre.</translation>
    </message>
    <message>
        <source>Line %1 of the file %2: it is damaged.</source>
        <translation>La ligne %1 du fichier %2&#xa0;: il est abîmé.</translation>
    </message>
    <message>
        <source>The file ends early: its last line is missing.</source>
        <translation>Le fichier finit tôt&#xa0;: sa dernière ligne manque.</translation>
    </message>
    <message>
        <source>The file gives the same byte twice: it is damaged.</source>
        <translation>Le fichier donne deux fois le même octet&#xa0;: il est abîmé.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Reprenez-le là d&apos;où il vient.</translation>
    </message>
    <message>
        <source>The file is not for a Ping1D or Ping2: %1.</source>
        <translation>Le fichier n&apos;est ni pour un Ping1D ni pour un Ping2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is not for a Ping360: %1.</source>
        <translation>Le fichier n&apos;est pas pour un Ping360&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file would overwrite the bootloader of the Ping360: it is not made for an update.</source>
        <translation>Le fichier écraserait le bootloader du Ping360&#xa0;: il n&apos;est pas fait pour une mise à jour.</translation>
    </message>
    <message>
        <source>The sonar does not answer.</source>
        <translation>Le sonar ne répond pas.</translation>
    </message>
    <message>
        <source>Two devices answer on this line: connect only the one that gets the firmware.</source>
        <translation>Deux appareils répondent sur cette ligne&#xa0;: ne reliez que celui qui reçoit le firmware.</translation>
    </message>
    <message>
        <source>The port does not accept data.</source>
        <translation>Le port n&apos;accepte pas ce qui est envoyé.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Nothing was sent to the sonar.</source>
        <translation>Rien n&apos;a été envoyé au sonar.</translation>
    </message>
    <message>
        <source>Nothing was written: switch the sonar off and on, and it runs as before.</source>
        <translation>Rien n&apos;a été écrit&#xa0;: éteignez puis rallumez le sonar, et il marche comme avant.</translation>
    </message>
    <message>
        <source>The bootloader of the Ping360 does not answer.</source>
        <translation>Le bootloader du Ping360 ne répond pas.</translation>
    </message>
    <message>
        <source>The bootloader that answers is of another device, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>Le bootloader qui répond est d&apos;un autre appareil, et seule la version 2.1.2 d&apos;un Ping360 est connue.</translation>
    </message>
    <message>
        <source>The bootloader that answers is version %1, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>Le bootloader qui répond est en version %1, et seule la version 2.1.2 d&apos;un Ping360 est connue.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to page %1.</source>
        <translation>Le Ping360 ne répond pas à la page %1.</translation>
    </message>
    <message>
        <source>The Ping360 refuses page %1.</source>
        <translation>Le Ping360 refuse la page %1.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to its configuration.</source>
        <translation>Le Ping360 ne répond pas à sa configuration.</translation>
    </message>
    <message>
        <source>The Ping360 refuses its configuration.</source>
        <translation>Le Ping360 refuse sa configuration.</translation>
    </message>
    <message>
        <source>What was read back of page %1 is not what was written.</source>
        <translation>Ce qui a été relu de la page %1 n&apos;est pas ce qui a été écrit.</translation>
    </message>
    <message>
        <source>Its bootloader is waiting: leave the power on and write the file again.</source>
        <translation>Son bootloader a la main et attend&#xa0;: laissez sous tension et écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>A copy of the firmware cannot be written to %1: %2.</source>
        <translation>Une copie du firmware ne peut être écrite dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>stm32flash cannot be started: %1.</source>
        <translation>stm32flash ne peut pas être lancé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The boot code of the sonar does not answer.</source>
        <translation>Le code d&apos;amorçage du sonar ne répond pas.</translation>
    </message>
    <message>
        <source>stm32flash says: %1.</source>
        <translation>stm32flash dit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>stm32flash ended before the firmware was written.</source>
        <translation>stm32flash s&apos;est arrêté avant que le firmware soit écrit.</translation>
    </message>
    <message>
        <source>stm32flash did not say that all was written and read back.</source>
        <translation>stm32flash n&apos;a pas dit que tout a été écrit et relu.</translation>
    </message>
    <message>
        <source>What was read back is not what was written.</source>
        <translation>Ce qui a été relu n&apos;est pas ce qui a été écrit.</translation>
    </message>
    <message>
        <source>The firmware was not written completely.</source>
        <translation>Le firmware n&apos;a pas été écrit en entier.</translation>
    </message>
    <message>
        <source>As long as the power stays on its boot code waits: write the file again.</source>
        <translation>Tant qu&apos;il reste sous tension, son code d&apos;amorçage attend&#xa0;: écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>%1 (process %2)</source>
        <translation>%1 (processus %2)</translation>
    </message>
    <message>
        <source>follows the last line</source>
        <translation>vient après la dernière</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>ne commence pas par un deux-points</translation>
    </message>
    <message>
        <source>contains something other than pairs of hex digits</source>
        <translation>contient autre chose que des paires de chiffres</translation>
    </message>
    <message>
        <source>does not have its stated length</source>
        <translation>n&apos;a pas la longueur qu&apos;elle annonce</translation>
    </message>
    <message>
        <source>has a wrong checksum</source>
        <translation>a une somme de contrôle fausse</translation>
    </message>
    <message>
        <source>is the last one and has data</source>
        <translation>est la dernière et contient des données</translation>
    </message>
    <message>
        <source>has an unknown record type</source>
        <translation>est d&apos;un genre que personne ne connaît</translation>
    </message>
    <message>
        <source>has too much or too little for its kind</source>
        <translation>contient trop ou trop peu pour son genre</translation>
    </message>
    <message>
        <source>reaches over the end of its part of the memory</source>
        <translation>dépasse la fin de sa partie de la mémoire</translation>
    </message>
    <message>
        <source>its bytes are no whole words</source>
        <translation>ses octets ne font pas des mots entiers</translation>
    </message>
    <message>
        <source>its words have more than 24 bits</source>
        <translation>ses mots ont plus de 24 bits</translation>
    </message>
    <message>
        <source>it has bytes behind the configuration</source>
        <translation>il a des octets après la configuration</translation>
    </message>
    <message>
        <source>it has no program where that of a Ping360 begins</source>
        <translation>il n&apos;a pas de programme là où commence celui d&apos;un Ping360</translation>
    </message>
    <message>
        <source>it lacks a part of the configuration</source>
        <translation>il lui manque une partie de la configuration</translation>
    </message>
    <message>
        <source>it is larger than the memory of one</source>
        <translation>il est plus grand que la mémoire d&apos;un tel sonar</translation>
    </message>
    <message>
        <source>it does not begin where their memory does</source>
        <translation>il ne commence pas là où commence leur mémoire</translation>
    </message>
    <message>
        <source>it is larger than their memory</source>
        <translation>il est plus grand que leur mémoire</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>il est trop court</translation>
    </message>
    <message>
        <source>it does not begin as a program of their processor</source>
        <translation>il ne commence pas comme un programme de leur processeur</translation>
    </message>
    <message>
        <source>The disk is slow: the last %1 s would be lost in a power cut.</source>
        <translation>Le disque est lent&#xa0;: les dernières %1 s ne sont pas encore à l&apos;abri d&apos;une coupure de courant.</translation>
    </message>
    <message>
        <source>One row per ping</source>
        <translation>Une ligne par ping</translation>
    </message>
    <message>
        <source>Whole recording or part of it, zstd-compressed</source>
        <translation>Enregistrement entier ou partiel, compressé en zstd</translation>
    </message>
    <message>
        <source>Ping Viewer log of one sonar (.bin)</source>
        <translation>Journal Ping Viewer d&apos;un sonar (.bin)</translation>
    </message>
    <message>
        <source>Telemetry log of the vehicle</source>
        <translation>Journal de télémétrie du véhicule</translation>
    </message>
    <message>
        <source>Log for SonarView (.svlog or .svlz)</source>
        <translation>Journal pour SonarView (.svlog ou .svlz)</translation>
    </message>
    <message>
        <source>Printable PDF</source>
        <translation>PDF imprimable</translation>
    </message>
    <message>
        <source>All pings, settings and vehicle data (SONAR-netCDF4)</source>
        <translation>Tous les pings, réglages et données du véhicule (SONAR-netCDF4)</translation>
    </message>
    <message>
        <source>MP4 video, made with ffmpeg or GStreamer</source>
        <translation>Vidéo MP4, avec ffmpeg ou GStreamer</translation>
    </message>
    <message>
        <source>Folder of images: echograms and a polar view per revolution</source>
        <translation>Dossier d&apos;images&#xa0;: échogrammes et une vue polaire par tour</translation>
    </message>
    <message>
        <source>One row per marker</source>
        <translation>une ligne par marque</translation>
    </message>
    <message>
        <source>GeoJSON for maps</source>
        <translation>GeoJSON pour cartes</translation>
    </message>
    <message>
        <source>GPX for chart plotters</source>
        <translation>GPX pour traceurs</translation>
    </message>
    <message>
        <source>Google Earth (KML)</source>
        <translation>Google Earth (KML)</translation>
    </message>
    <message>
        <source>A %1 answers, of a revision that Leadline does not know.</source>
        <translation>Un %1 répond, d&apos;une révision que Leadline ne connaît pas.</translation>
    </message>
    <message>
        <source>Nothing was written this time: the sonar is as it was before this try.</source>
        <translation>Rien n&apos;a été écrit cette fois&#xa0;: le sonar est comme avant cet essai.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again: switched off and on, the Ping360 may start firmware that is not complete.</source>
        <translation>Laissez sous tension et écrivez le fichier de nouveau&#xa0;: éteint puis rallumé, le Ping360 risque de démarrer un firmware incomplet.</translation>
    </message>
    <message>
        <source>stm32flash was ended before it said whether something was written.</source>
        <translation>stm32flash a été arrêté avant d&apos;avoir dit si quelque chose a été écrit.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again.</source>
        <translation>Laissez sous tension et écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
    </message>
    <message>
        <source>Marker %1: %2</source>
        <translation>Marque %1: %2</translation>
    </message>
    <message>
        <source>Marker %1, %2 m</source>
        <translation>Marque %1, %2 m</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 m</source>
        <translation>Marque %1: %2, %3 m</translation>
    </message>
    <message>
        <source>Bytes arrive on this link, but no messages of a sonar: check the device and its baud rate.</source>
        <translation>Des octets arrivent sur ce lien, mais pas de messages d&apos;un sonar : vérifiez l&apos;appareil et sa vitesse en bauds.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no sonar messages: check the device and its baud rate.</source>
        <translation>Des octets arrivent sur ce lien, mais pas de messages d&apos;un sonar : vérifiez l&apos;appareil et sa vitesse en bauds.</translation>
    </message>
    <message>
        <source>The device on this link sends messages, but does not identify itself.</source>
        <translation>L&apos;appareil sur ce lien envoie des messages, mais ne s&apos;identifie pas.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself.</source>
        <translation>L&apos;appareil sur ce lien refuse de s&apos;identifier.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself: %1</source>
        <translation>L&apos;appareil sur ce lien refuse de s&apos;identifier : %1</translation>
    </message>
    <message>
        <source>The autopilot sends 1 more message.</source>
        <translation>Le pilote automatique envoie 1 message de plus.</translation>
    </message>
    <message>
        <source>The autopilot was asked for 1 message: %1.</source>
        <translation>1 message a été demandé au pilote automatique : %1.</translation>
    </message>
    <message>
        <source>Computer is there</source>
        <translation>L&apos;ordinateur est là</translation>
    </message>
    <message>
        <source>Its port is open</source>
        <translation>Son port est ouvert</translation>
    </message>
    <message>
        <source>No device in the network has the address %1.</source>
        <translation>Personne sur le réseau n&apos;a l&apos;adresse %1.</translation>
    </message>
    <message>
        <source>Waiting for the computer.</source>
        <translation>Attend l&apos;ordinateur.</translation>
    </message>
    <message>
        <source>%1 answers for itself.</source>
        <translation>%1 répond lui-même.</translation>
    </message>
    <message>
        <source>No program there has UDP port %1.</source>
        <translation>Aucun programme là-bas n&apos;a le port UDP %1.</translation>
    </message>
    <message>
        <source>No program there has TCP port %1.</source>
        <translation>Aucun programme là-bas n&apos;a le port TCP %1.</translation>
    </message>
    <message>
        <source>UDP port %1 answers.</source>
        <translation>Le port UDP %1 répond.</translation>
    </message>
    <message>
        <source>TCP port %1 answers.</source>
        <translation>Le port TCP %1 répond.</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 répond.</translation>
    </message>
    <message>
        <source>Unknown: no reply.</source>
        <translation>Inconnu : rien n&apos;est revenu.</translation>
    </message>
    <message>
        <source>No reply and no refusal.</source>
        <translation>Personne ne refuse, et personne ne répond.</translation>
    </message>
    <message>
        <source>%1 does not take the connection.</source>
        <translation>%1 n&apos;accepte pas la connexion.</translation>
    </message>
    <message>
        <source>Leadline listens there.</source>
        <translation>Leadline y écoute.</translation>
    </message>
    <message>
        <source>Port is open</source>
        <translation>Le port est ouvert</translation>
    </message>
    <message>
        <source>Leadline has it open.</source>
        <translation>Leadline l&apos;a ouvert.</translation>
    </message>
    <message>
        <source>Bytes arrive</source>
        <translation>Des octets arrivent</translation>
    </message>
    <message>
        <source>They are MAVLink</source>
        <translation>C&apos;est du MAVLink</translation>
    </message>
    <message>
        <source>Received.</source>
        <translation>Ils viennent de là.</translation>
    </message>
    <message>
        <source>Complete, with valid checksums.</source>
        <translation>Ils sont entiers, avec la bonne somme de contrôle.</translation>
    </message>
    <message>
        <source>No complete message.</source>
        <translation>Aucun ne forme un message entier.</translation>
    </message>
    <message>
        <source>Received earlier, then stopped.</source>
        <translation>Ils venaient avant, et ont cessé.</translation>
    </message>
    <message>
        <source>None received.</source>
        <translation>Aucun n&apos;est venu jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>Waiting for bytes.</source>
        <translation>Attend des octets.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 n&apos;est pas sur le réseau</translation>
    </message>
    <message>
        <source>No device there has this address.</source>
        <translation>Personne là-bas n&apos;a cette adresse.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the address.</source>
        <translation>Vérifiez l&apos;alimentation du véhicule et l&apos;ombilical, puis l&apos;adresse.</translation>
    </message>
    <message>
        <source>Nothing listens on %1</source>
        <translation>Rien n&apos;écoute sur %1</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but no program of it has this port.</source>
        <translation>L&apos;ordinateur du véhicule est là, mais aucun de ses programmes n&apos;a ce port.</translation>
    </message>
    <message>
        <source>In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.</source>
        <translation>Dans BlueOS, ouvrez MAVLink Endpoints et activez le point de ce port.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but its bridge to the sonar is stopped.</source>
        <translation>L&apos;ordinateur du véhicule est là, mais son pont vers le sonar est arrêté.</translation>
    </message>
    <message>
        <source>In BlueOS, open Ping Sonar Devices: if the sonar is not in that list, check its power and cable.</source>
        <translation>Dans BlueOS, ouvrez Ping Sonar Devices : si le sonar n&apos;y figure pas, vérifiez son alimentation et son câble.</translation>
    </message>
    <message>
        <source>%1 is there, but no program of it has this port.</source>
        <translation>%1 est là, mais aucun de ses programmes n&apos;a ce port.</translation>
    </message>
    <message>
        <source>Check the port in the address, and that the bridge runs there.</source>
        <translation>Vérifiez le port de l&apos;adresse, et que le pont y tourne.</translation>
    </message>
    <message>
        <source>%1 stopped responding</source>
        <translation>%1 ne répond plus</translation>
    </message>
    <message>
        <source>The port is open, but no more data arrives.</source>
        <translation>Le port est ouvert, et plus rien ne vient.</translation>
    </message>
    <message>
        <source>No more data arrives, but the network route is open.</source>
        <translation>Plus rien ne vient, et la voie est libre.</translation>
    </message>
    <message>
        <source>No more data arrives.</source>
        <translation>Plus rien ne vient.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether.</source>
        <translation>Vérifiez l&apos;alimentation du véhicule et l&apos;ombilical.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the sonar&apos;s cable.</source>
        <translation>Vérifiez l&apos;alimentation du véhicule et l&apos;ombilical, puis le câble du sonar.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable.</source>
        <translation>Vérifiez l&apos;alimentation et le câble du sonar.</translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Nouvelle tentative automatique.</translation>
    </message>
    <message>
        <source>Only programs on this computer are heard at %1: listen at 0.0.0.0 to hear a vehicle.</source>
        <translation>Sur %1, seuls les programmes de cet ordinateur sont entendus : écoutez sur 0.0.0.0 pour entendre un véhicule.</translation>
    </message>
    <message>
        <source>This computer has no network address: check its network cable.</source>
        <translation>Cet ordinateur n&apos;a pas d&apos;adresse réseau : vérifiez son câble réseau.</translation>
    </message>
    <message>
        <source>Let the vehicle&apos;s bridge send to %1, port %2.</source>
        <translation>Faites envoyer le pont du véhicule à %1, port %2.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power, and that its MAVLink endpoint is switched on.</source>
        <translation>Vérifiez l&apos;alimentation du véhicule, et que son point MAVLink est activé.</translation>
    </message>
    <message>
        <source>No vehicle on %1</source>
        <translation>Aucun véhicule ne parle sur %1</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink.</source>
        <translation>Des octets arrivent, mais pas de MAVLink.</translation>
    </message>
    <message>
        <source>Check the baud rate in the address.</source>
        <translation>Vérifiez la vitesse en bauds dans l&apos;adresse.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Vérifiez l&apos;adresse.</translation>
    </message>
    <message>
        <source>The link is down.</source>
        <translation>Le lien est coupé.</translation>
    </message>
    <message>
        <source>The link is open again.</source>
        <translation>Le lien est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>1 repeated datagram was dropped.</source>
        <translation>1 datagramme répété a été écarté.</translation>
    </message>
    <message>
        <source>%1 repeated datagrams were dropped.</source>
        <translation>%1 datagrammes répétés ont été écartés.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n&apos;existe pas</translation>
    </message>
    <message>
        <source>its name is taken already</source>
        <translation>ce nom est déjà pris</translation>
    </message>
    <message>
        <source>%1 is as it was: its repair was stopped.</source>
        <translation>%1 est comme avant : sa réparation a été arrêtée.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages.</source>
        <translation>%1 a été réécrit : %2 messages.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages, up to %3.</source>
        <translation>%1 a été réécrit : %2 messages, jusqu&apos;à %3.</translation>
    </message>
    <message>
        <source>%1 cannot be repaired further.</source>
        <translation>%1 ne peut être réparé davantage.</translation>
    </message>
    <message>
        <source>The recording is damaged: 1 message is missing.</source>
        <translation>L&apos;enregistrement est endommagé : 1 message manque.</translation>
    </message>
    <message>
        <source>The recording is damaged: %1 messages are missing.</source>
        <translation>L&apos;enregistrement est endommagé : %1 messages manquent.</translation>
    </message>
    <message>
        <source>The recording is damaged in places.</source>
        <translation>L&apos;enregistrement est endommagé par endroits.</translation>
    </message>
    <message>
        <source>1 message of it is lost.</source>
        <translation>1 message en est perdu.</translation>
    </message>
    <message>
        <source>%1 messages of it are lost.</source>
        <translation>%1 messages en sont perdus.</translation>
    </message>
    <message>
        <source>1 message was not recorded: the disk did not take data for too long.</source>
        <translation>1 message n&apos;a pas été enregistré : le disque n&apos;a rien accepté trop longtemps.</translation>
    </message>
    <message>
        <source>1 message not recorded: the disk did not accept data for too long.</source>
        <translation>1 message n&apos;a pas été enregistré : le disque n&apos;a rien accepté trop longtemps.</translation>
    </message>
    <message>
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
        <translation>%1 a été raccourci pendant l&apos;enregistrement : jusqu&apos;à %2 en sont perdus ; ce qui est venu depuis est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 was truncated during recording: up to %2 lost; later data is in a new file.</source>
        <translation>%1 a été raccourci pendant l&apos;enregistrement : jusqu&apos;à %2 en sont perdus ; ce qui est venu depuis est dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>Nothing was recorded: %1 lost.</source>
        <translation>Rien n&apos;a été enregistré : %1 perdus.</translation>
    </message>
    <message>
        <source>The recording is damaged here</source>
        <translation>L&apos;enregistrement est endommagé ici</translation>
    </message>
    <message>
        <source>The recording is damaged for %1 s</source>
        <translation>L&apos;enregistrement est endommagé pendant %1 s</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file: it is kept as %2.</source>
        <translation>%1 n&apos;a pas pu être remplacé par le fichier réparé : il est conservé sous %2.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message.</source>
        <translation>%1 est maintenant complet&#xa0;: 1 message.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message, up to %2.</source>
        <translation>%1 est maintenant complet&#xa0;: 1 message, jusqu&apos;à %2.</translation>
    </message>
    <message>
        <source>1 byte held no whole message.</source>
        <translation>1 octet ne contenait aucun message entier.</translation>
    </message>
    <message>
        <source>1 record larger than 256 MiB was left out.</source>
        <translation>1 enregistrement de plus de 256 Mio a été omis.</translation>
    </message>
    <message>
        <source>%1 records larger than 256 MiB were left out.</source>
        <translation>%1 enregistrements de plus de 256 Mio ont été omis.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message.</source>
        <translation>%1 a été réécrit&#xa0;: 1 message.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message, up to %2.</source>
        <translation>%1 a été réécrit&#xa0;: 1 message, jusqu&apos;à %2.</translation>
    </message>
    <message>
        <source>Range start</source>
        <translation>Début de portée</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Range length</source>
        <translation>Longueur de portée</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>gain %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Pas angulaire</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>Stare</source>
        <translation>Regard fixe</translation>
    </message>
    <message>
        <source>Transmit duration</source>
        <translation>Durée d&apos;émission</translation>
    </message>
    <message>
        <source>pinging</source>
        <translation>émission</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>délai</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 accepté</translation>
    </message>
    <message>
        <source>%1 begun</source>
        <translation>%1 commencé</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 annulé</translation>
    </message>
    <message>
        <source>%1 cannot be written over: %2.</source>
        <translation>%1 ne peut pas être remplacé : %2.</translation>
    </message>
    <message>
        <source>%1 already exists; --force overwrites it.</source>
        <translation>%1 existe déjà ; --force le remplace.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a Ping360.</source>
        <translation>%1 ne contient aucun ping d’un Ping360.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a stream %2 that this view shows.</source>
        <translation>%1 ne contient aucun ping d’un flux %2 que cette vue affiche.</translation>
    </message>
    <message>
        <source>%1 holds no pings.</source>
        <translation>%1 ne contient aucun ping.</translation>
    </message>
    <message>
        <source>%1 is being recorded by another program.</source>
        <translation>%1 est en cours d’enregistrement par un autre programme.</translation>
    </message>
    <message>
        <source>%1 is not a file that could be written over.</source>
        <translation>%1 n’est pas un fichier qui puisse être remplacé.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full.</source>
        <translation>%1 n&apos;a pas été enregistré pendant que le disque était plein.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full.</source>
        <translation>%1 n&apos;ont pas été enregistrés pendant que le disque était plein.</translation>
    </message>
    <message>
        <source>1 ms.</source>
        <translation>1 ms.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no MAVLink: check the device and its baud rate.</source>
        <translation>Des octets arrivent sur cette liaison, mais pas de MAVLink : vérifiez l’appareil et son débit en bauds.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Déconnecté.</translation>
    </message>
    <message>
        <source>Scanning.</source>
        <translation>Balayage en cours.</translation>
    </message>
    <message>
        <source>Standby.</source>
        <translation>Veille.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Il n’y a pas de dossier %1.</translation>
    </message>
    <message>
        <source>There is no simulator of this sonar.</source>
        <translation>Il n’y a pas de simulateur de ce sonar.</translation>
    </message>
    <message>
        <source>This system gives no pseudo terminal.</source>
        <translation>Ce système ne fournit aucun pseudo-terminal.</translation>
    </message>
    <message>
        <source>This system has no pseudo terminals.</source>
        <translation>Ce système n’a pas de pseudo-terminaux.</translation>
    </message>
    <message>
        <source>%1 holds something already.</source>
        <translation>%1 contient déjà quelque chose.</translation>
    </message>
    <message>
        <source>No marker of %1 has a position, and %2 holds nothing else.</source>
        <translation>Aucune marque du fichier %1 n&apos;a de position, et %2 ne contient rien d&apos;autre.</translation>
    </message>
    <message>
        <source>markers-csv includes all markers.</source>
        <translation>markers-csv les prend toutes.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar %2.</source>
        <translation>%1 ne contient aucun ping d&apos;un sonar à balayage %2.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar.</source>
        <translation>%1 ne contient aucun ping d&apos;un sonar à balayage.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nouvel enregistrement démarré.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Enregistrement démarré.</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Enregistrement arrêté.</translation>
    </message>
    <message>
        <source>A GeoTIFF needs positions, and this recording holds none. Choose PNG or netCDF.</source>
        <translation>Un GeoTIFF a besoin de positions, et cet enregistrement n&apos;en contient aucune. Choisissez PNG ou netCDF.</translation>
    </message>
    <message>
        <source>The GeoTIFF could not be written: %1.</source>
        <translation>Le GeoTIFF n&apos;a pas pu être écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 to %2 ft</source>
        <translation>%1 à %2 ft</translation>
    </message>
    <message>
        <source>Marker %1, %2 ft</source>
        <translation>Marque %1, %2 ft</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 ft</source>
        <translation>Marque %1: %2, %3 ft</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Pas encore de carte.</translation>
    </message>
    <message>
        <source>The drift could not be written: the disk is full or gone.</source>
        <translation>La dérive n&apos;a pas pu être écrite&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>The drift is not known: no two successive turns of the scanning sonar show enough of the same echoes.</source>
        <translation>La dérive est inconnue&#xa0;: aucune paire de tours successifs du sonar à balayage ne montre assez d&apos;échos communs.</translation>
    </message>
    <message>
        <source>There is no drift to export: no scanning sonar turned.</source>
        <translation>Aucune dérive à exporter&#xa0;: aucun sonar à balayage n&apos;a tourné.</translation>
    </message>
    <message>
        <source>They are sonar messages</source>
        <translation>Ce sont des messages d&apos;un sonar</translation>
    </message>
    <message>
        <source>Chirp</source>
        <translation>Chirp</translation>
    </message>
    <message>
        <source>One frequency</source>
        <translation>Une fréquence</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Distance only</source>
        <translation>Distance seule</translation>
    </message>
    <message>
        <source>Pulse</source>
        <translation>Impulsion</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>impulsion</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>report</source>
        <translation>message</translation>
    </message>
    <message>
        <source>Since its power-up this sonar may answer another program or link only: switch its power off and on, and connect Leadline first.</source>
        <translation>Depuis sa mise sous tension, ce sonar ne répond peut-être qu&apos;à un autre programme ou sur une autre liaison&#xa0;: éteignez-le, rallumez-le et connectez d&apos;abord Leadline.</translation>
    </message>
    <message>
        <source>Side-scan pings for survey programs (.xtf)</source>
        <translation>Pings du sonar latéral pour logiciels hydrographiques (.xtf)</translation>
    </message>
    <message>
        <source>The recording holds no side-scan sonar.</source>
        <translation>L&apos;enregistrement ne contient aucun sonar latéral.</translation>
    </message>
    <message>
        <source>The recording holds no track of a vehicle.</source>
        <translation>L&apos;enregistrement ne contient aucune route de véhicule.</translation>
    </message>
    <message>
        <source>The track could not be written: the disk is full or gone.</source>
        <translation>Impossible d&apos;écrire la route&#xa0;: le disque est plein ou absent.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GPX</source>
        <translation>Route du véhicule en GPX</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GeoJSON</source>
        <translation>Route du véhicule en GeoJSON</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as KML</source>
        <translation>Route du véhicule en KML</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Range end</source>
        <translation>Fin de la portée</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation>Profondeur maximale</translation>
    </message>
    <message>
        <source>greatest depth</source>
        <translation>profondeur maximale</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Pas de portée</translation>
    </message>
    <message>
        <source>range steps</source>
        <translation>pas de portée</translation>
    </message>
    <message>
        <source>Pulse length in range steps</source>
        <translation>Durée de l&apos;impulsion en pas de portée</translation>
    </message>
    <message>
        <source>pulse length</source>
        <translation>durée de l&apos;impulsion</translation>
    </message>
    <message>
        <source>Channel data</source>
        <translation>Données des voies</translation>
    </message>
    <message>
        <source>channel data</source>
        <translation>données des voies</translation>
    </message>
    <message>
        <source>Pulse length</source>
        <translation>Durée de l&apos;impulsion</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>Filter length</source>
        <translation>Longueur du filtre</translation>
    </message>
    <message>
        <source>filter length</source>
        <translation>longueur du filtre</translation>
    </message>
    <message>
        <source>Bottom of a multibeam sonar for maps (GeoTIFF)</source>
        <translation>Fond d’un sonar multifaisceau pour les cartes (GeoTIFF)</translation>
    </message>
    <message>
        <source>One row per sounding of a multibeam sonar</source>
        <translation>Une ligne par sonde d’un sonar multifaisceau</translation>
    </message>
    <message>
        <source>There is no bottom on the Earth to export: a GeoTIFF needs soundings with attitude, heading and positions.</source>
        <translation>Il n’y a pas de fond sur la Terre à exporter : un GeoTIFF demande des sondes avec attitude, cap et positions.</translation>
    </message>
    <message>
        <source>The bottom is too large for one file: export a part.</source>
        <translation>Le fond est trop grand pour un seul fichier : exportez-en une partie.</translation>
    </message>
    <message>
        <source>The recording has no date: the file begins on 1 January 1970.</source>
        <translation>L&apos;enregistrement n&apos;a pas de date : le fichier commence le 1er janvier 1970.</translation>
    </message>
    <message>
        <source>The times are local time: the recording does not say UTC.</source>
        <translation>Les heures sont locales : l&apos;enregistrement n&apos;indique pas l&apos;UTC.</translation>
    </message>
    <message>
        <source>%1 answers here, not %2.</source>
        <translation>%1 répond ici, pas %2.</translation>
    </message>
    <message>
        <source>If it is an %1, connect it as that.</source>
        <translation>S’il s’agit d’un %1, connectez-le comme tel.</translation>
    </message>
    <message>
        <source>The Insight 240 is not supported</source>
        <translation>L’Insight 240 n’est pas pris en charge</translation>
    </message>
    <message>
        <source>The side of %1 is not known: the file has it as neither port nor starboard.</source>
        <translation>Le côté de %1 n’est pas connu : le fichier ne le donne ni à bâbord ni à tribord.</translation>
    </message>
    <message>
        <source>A device of an unknown type answers here, not %1.</source>
        <translation>Un appareil de type inconnu répond ici, pas %1.</translation>
    </message>
    <message>
        <source>A csv file has no soundings of a multibeam sonar: export them as soundings-csv.</source>
        <translation>Un fichier csv ne contient pas de sondes d’un sonar multifaisceau : exportez-les en soundings-csv.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds no soundings of a multibeam sonar.</source>
        <translation>L’enregistrement, ou cette partie, ne contient pas de sondes d’un sonar multifaisceau.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds nothing for the format %1.</source>
        <translation>L’enregistrement, ou cette partie, ne contient rien pour le format %1.</translation>
    </message>
    <message>
        <source>The recording ends early: its last record is cut off.</source>
        <translation>L&apos;enregistrement se termine prématurément&#xa0;: sa dernière donnée est coupée.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 est connecté</translation>
    </message>
    <message>
        <source>%1 is not responding</source>
        <translation>%1 ne répond pas</translation>
    </message>
</context>
<context>
    <name>leadline::app</name>
    <message>
        <source>C</source>
        <comment>this language&apos;s own code, such as de, for names of days and months</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>%1 is not open</source>
        <translation>%1 n&apos;est pas ouvert</translation>
    </message>
    <message>
        <source>%1 needs attention</source>
        <translation>%1 est à surveiller</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation>Connexion à %1</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 est connecté</translation>
    </message>
    <message>
        <source>Searching %1 and %2</source>
        <translation>Recherche sur %1 et %2</translation>
    </message>
    <message>
        <source>1 network</source>
        <translation>1 réseau</translation>
    </message>
    <message>
        <source>%1 networks</source>
        <translation>%1 réseaux</translation>
    </message>
    <message>
        <source>1 serial port</source>
        <translation>1 port série</translation>
    </message>
    <message>
        <source>%1 serial ports</source>
        <translation>%1 ports série</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>Connect %1 devices</source>
        <translation>Connecter %1 appareils</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Connecter %1 sur %2</translation>
    </message>
    <message>
        <source>No other program sends to this link</source>
        <translation>Personne d&apos;autre n&apos;envoie à ce lien</translation>
    </message>
    <message>
        <source>USB serial</source>
        <translation>Série USB</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Série</translation>
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
        <translation>UDP, à l&apos;écoute</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulé</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Pas d&apos;autorisation</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Another rate</source>
        <translation>Autre vitesse</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Non identifié</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Autre appareil</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Pas de réseau</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Ne peut s&apos;ouvrir</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Device type %1</source>
        <translation>Appareil de type %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 baud</source>
        <translation>%1 bauds</translation>
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
        <translation>la station au sol en a besoin</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Interroge</translation>
    </message>
    <message>
        <source>Answers in %1 ms</source>
        <translation>Répond en %1 ms</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Laissé tranquille</translation>
    </message>
    <message>
        <source>listens to this computer only</source>
        <translation>écoute cet ordinateur seulement</translation>
    </message>
    <message>
        <source>listens to every network</source>
        <translation>écoute tous les réseaux</translation>
    </message>
    <message>
        <source>listens to the network of %1</source>
        <translation>écoute le réseau de %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>%1 on the serial port %2.</source>
        <translation>%1 sur le port série %2.</translation>
    </message>
    <message>
        <source>%1 over UDP at %2, port %3.</source>
        <translation>%1 par UDP à %2, port %3.</translation>
    </message>
    <message>
        <source>%1 that sends to UDP port %2 of this computer: %3.</source>
        <translation>%1 qui envoie au port UDP %2 de cet ordinateur&#xa0;: %3.</translation>
    </message>
    <message>
        <source> The ground station needs this port. While Leadline uses it, the ground station receives nothing. Use 192.168.2.2:14660 instead.</source>
        <translation> La station au sol a besoin de ce port&#xa0;: tant que Leadline l&apos;a, elle n&apos;entend rien. 192.168.2.2:14660 est fait pour des programmes comme celui-ci.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 par TCP à %2, port %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: not real data.</source>
        <translation>Véhicule simulé&#xa0;: données fictives.</translation>
    </message>
    <message>
        <source>Simulated %1: not real echoes.</source>
        <translation>%1 simulé&#xa0;: échos fictifs.</translation>
    </message>
    <message>
        <source>Read error before the end of the file.</source>
        <translation>Erreur de lecture avant la fin du fichier.</translation>
    </message>
    <message>
        <source>It was cut off. Everything before the cut can be played; Repair completes it for other programs.</source>
        <translation>Il a été coupé. Tout jusque-là peut être rejoué&#xa0;; Réparer le complète pour d&apos;autres programmes.</translation>
    </message>
    <message>
        <source>The recording ends early. Everything before the cut can be played.</source>
        <translation>Le journal finit tôt. Tout jusque-là peut être rejoué.</translation>
    </message>
    <message>
        <source>%1 cannot be read: this user may not look into it.</source>
        <translation>%1 est illisible&#xa0;: cet utilisateur ne peut pas y regarder.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>%1 · %2 UTC</source>
        <translation>%1 · %2 UTC</translation>
    </message>
    <message>
        <source>%1 · %2 local time</source>
        <translation>%1 · %2 heure locale</translation>
    </message>
    <message>
        <source>File dated %1 · %2</source>
        <translation>Fichier du %1 · %2</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 ici</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>firmware %1</source>
        <translation>firmware %1</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 messages</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Coupé</translation>
    </message>
    <message>
        <source>Ends early</source>
        <translation>Finit tôt</translation>
    </message>
    <message>
        <source>Other sonar</source>
        <translation>Autre sonar</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Envoyé par %1</translation>
    </message>
    <message>
        <source>Vehicle %1</source>
        <translation>Véhicule %1</translation>
    </message>
    <message>
        <source> · autopilot</source>
        <translation> · autopilote</translation>
    </message>
    <message>
        <source> · link %1</source>
        <translation> · lien %1</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, ancien %2</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>inconnu %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>ancien %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>possibly %1</source>
        <translation>peut-être %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1 · id %2</source>
        <translation>%1 · id %2</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simulé</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
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
        <translation> · avant en haut, pas selon le cap</translation>
    </message>
    <message>
        <source>step %1 grad</source>
        <translation>pas %1 gr</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Fort</translation>
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
        <translation>gain %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 échantillons</translation>
    </message>
    <message>
        <source>transmit %1 µs</source>
        <translation>émission %1 µs</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the recording</source>
        <translation>%1 %2, %3 de l&apos;enregistrement</translation>
    </message>
    <message>
        <source>relative %1</source>
        <translation>relatif %1</translation>
    </message>
    <message>
        <source>true</source>
        <translation>vrai</translation>
    </message>
    <message>
        <source>by the vehicle&apos;s heading</source>
        <translation>selon le cap du véhicule</translation>
    </message>
    <message>
        <source>Bearing %1</source>
        <translation>Relèvement %1</translation>
    </message>
    <message>
        <source>echo %1 of 255</source>
        <translation>écho %1 sur 255</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>No echoes saved</source>
        <translation>Aucun écho gardé</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Aucune marque.</translation>
    </message>
    <message>
        <source>Dive report of %1</source>
        <translation>Rapport de plongée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Données simulées</translation>
    </message>
    <message>
        <source>Echogram: %1</source>
        <translation>Échogramme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sonar image: %1</source>
        <translation>Image sonar&#xa0;: %1</translation>
    </message>
    <message>
        <source>The newest ping of every bearing at %1 %2.
0° is the vehicle&apos;s front, clockwise as seen from above; not turned by the heading. Ranges are slant.</source>
        <translation>Le ping le plus récent de chaque relèvement à %1 %2.
0° est l&apos;avant du véhicule, dans le sens horaire vu du dessus&#xa0;; non tourné selon le cap. Les distances sont obliques.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>No gaps.</source>
        <translation>Aucun trou.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>De (%1)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>The longest of %1.</source>
        <translation>Ce sont les plus longs des %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>No events.</source>
        <translation>Aucun événement.</translation>
    </message>
    <message>
        <source>Time (%1)</source>
        <translation>Heure (%1)</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>And %1 more in the recording.</source>
        <translation>Et %1 de plus, qui sont dans l&apos;enregistrement.</translation>
    </message>
    <message>
        <source>Link health</source>
        <translation>Santé du lien</translation>
    </message>
    <message>
        <source>No vehicle is in this recording.</source>
        <translation>Pas de véhicule dans cet enregistrement.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>RTT median</source>
        <translation>RTT médiane</translation>
    </message>
    <message>
        <source>RTT 95 %</source>
        <translation>RTT 95 %</translation>
    </message>
    <message>
        <source>Replies lost</source>
        <translation>Rép. perdues</translation>
    </message>
    <message>
        <source>Sonars and their settings</source>
        <translation>Sonars et leurs réglages</translation>
    </message>
    <message>
        <source>No sonar is in this part of the recording.</source>
        <translation>Pas de sonar dans cette partie de l&apos;enregistrement.</translation>
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
        <translation>Cadence</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Rapport de plongée</translation>
    </message>
    <message>
        <source>Dive report · %1</source>
        <translation>Rapport de plongée · %1</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 à %2 %3</translation>
    </message>
    <message>
        <source>Contains simulated data.</source>
        <translation>Données simulées&#xa0;: tout n&apos;a pas été mesuré.</translation>
    </message>
    <message>
        <source>All data is simulated.</source>
        <translation>Données simulées&#xa0;: aucun sonar n&apos;a rien mesuré de cela.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 à %2 (%3)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>, ends early</source>
        <translation>, finit tôt</translation>
    </message>
    <message>
        <source>Neither a vehicle&apos;s depth nor a distance to the bottom is in this recording.</source>
        <translation>Ni profondeur d&apos;un véhicule ni distance au fond dans cet enregistrement.</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. véhicule</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>ddd d MMM · HH:mm:ss</source>
        <translation>ddd d MMM · HH:mm:ss</translation>
    </message>
    <message>
        <source>%1 is not a valid picture.</source>
        <translation>%1 s&apos;appelle comme une image, mais n&apos;en est pas une.</translation>
    </message>
    <message>
        <source>%1 does not name its recording. Only snapshots saved by Leadline and not edited since do.</source>
        <translation>%1 ne dit pas quel enregistrement elle montre&#xa0;: seules les images que Leadline en a faites le disent, tant qu&apos;aucun autre programme ne les a enregistrées.</translation>
    </message>
    <message>
        <source>%1 shows %2, which was not found in %3. Put it beside the picture.</source>
        <translation>%1 montre %2, qui n&apos;est pas là. Mettez-le à côté de l&apos;image. Cherché dans %3.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopilote</translation>
    </message>
    <message>
        <source>Ground station</source>
        <translation>Station au sol</translation>
    </message>
    <message>
        <source>Onboard computer</source>
        <translation>Ordinateur de bord</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Telemetry radio</source>
        <translation>Radio de télémétrie</translation>
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
        <translation>mauvais destinataire</translation>
    </message>
    <message>
        <source>Time sync not requested.</source>
        <translation>Synchronisation non demandée.</translation>
    </message>
    <message>
        <source>Heartbeats only. Time sync not requested.</source>
        <translation>Heartbeats seuls. Synchronisation non demandée.</translation>
    </message>
    <message>
        <source>Does not answer TIMESYNC or PING.</source>
        <translation>Ne répond ni à TIMESYNC ni à PING.</translation>
    </message>
    <message>
        <source>Heartbeats only. Does not answer TIMESYNC or PING.</source>
        <translation>Heartbeats seulement. Ne répond ni à TIMESYNC ni à PING.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>PING has no clock</source>
        <translation>PING n&apos;a pas d&apos;horloge</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>lien %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, selon %1</translation>
    </message>
    <message>
        <source>%1 request → reply</source>
        <translation>%1 requête → réponse</translation>
    </message>
    <message>
        <source>%1 reply → screen</source>
        <translation>%1 réponse → écran</translation>
    </message>
    <message>
        <source>%1 ping → screen</source>
        <translation>%1 ping → écran</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: median %2, 95 percent %3 milliseconds</source>
        <translation>%1&#xa0;: médiane %2, 95 pour cent %3 millisecondes</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms. 1 ms is possible.</source>
        <translation>%1 retient les données jusqu&apos;à %2 ms. 1 ms est possible.</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms, and this user may not change that. Copy the udev rule into a terminal.</source>
        <translation>%1 retient les données jusqu&apos;à %2 ms, et cet utilisateur ne peut pas le changer. Copiez la règle udev dans un terminal.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 ne peut être créé.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>%1 cannot be written: its name is taken.</source>
        <translation>%1 ne peut être écrit&#xa0;: son nom est pris.</translation>
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
        <translation>cap</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profondeur</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>other clock</source>
        <translation>autre horloge</translation>
    </message>
    <message>
        <source>no timestamp</source>
        <translation>non daté</translation>
    </message>
    <message>
        <source>%1, %2, last %3 ago, age %4</source>
        <translation>%1, %2, dernier il y a %3, âge %4</translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation>%1 millisecondes</translation>
    </message>
    <message>
        <source>%1 · %2 ago</source>
        <translation>%1 · il y a %2</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>%1 replies without a target (version 1), and another program also sends requests: they interfere. Switch TIMESYNC off in one of them.</source>
        <translation>%1 ne répond à personne par son nom (version 1), et un autre programme interroge aussi&#xa0;: ils se gênent. Coupez TIMESYNC dans l&apos;un des deux.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to an unknown system. Update its firmware.</source>
        <translation>%1 adresse ses réponses à un système inconnu. Mettez à jour son firmware.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of requests. Lower the request rate or its message rates.</source>
        <translation>%1 perd %2 % des requêtes. Interrogez moins souvent, ou baissez les cadences de ses messages.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Pas de réponse à TIMESYNC&#xa0;: les âges sont relatifs au message le plus rapide. Activez TIMESYNC dans le routeur du véhicule.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: no time sync in this recording.</source>
        <translation>Âges relatifs au message le plus rapide&#xa0;: aucune synchronisation enregistrée.</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relatif</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>%1 réponses</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdues</translation>
    </message>
    <message>
        <source>Round-trip time, median %1, 95 percent %2 milliseconds, %3, %4</source>
        <translation>Temps aller-retour, médiane %1, 95 pour cent %2 millisecondes, %3, %4</translation>
    </message>
    <message>
        <source>%1 %2 ppm</source>
        <translation>%1 %2 ppm</translation>
    </message>
    <message>
        <source>%1 restarted. Refitted.</source>
        <translation>%1 a redémarré. Réajusté.</translation>
    </message>
    <message>
        <source>What arrives is undamaged</source>
        <translation>Ce qui arrive est intact</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 locale</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Plongée</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Liste des touches</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Bibliothèque et messages&#xa0;: rechercher</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Bibliothèque&#xa0;: actualiser</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Connecter les appareils trouvés</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Thème suivant</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Luminosité de la fenêtre</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Ouvrir un journal</translation>
    </message>
    <message>
        <source>Next file of several</source>
        <translation>Fichier suivant parmi plusieurs</translation>
    </message>
    <message>
        <source>Previous file of several</source>
        <translation>Fichier précédent parmi plusieurs</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Rapport de plongée (PDF)</translation>
    </message>
    <message>
        <source>Snapshot of the window</source>
        <translation>Capture de la fenêtre</translation>
    </message>
    <message>
        <source>Snapshot of the focused plot</source>
        <translation>Capture de l&apos;image choisie</translation>
    </message>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pause ou lecture&#xa0;; en plongée&#xa0;: regarder en arrière</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Un ping en arrière</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Un ping en avant</translation>
    </message>
    <message>
        <source>5 seconds back</source>
        <translation>5 secondes en arrière</translation>
    </message>
    <message>
        <source>5 seconds forward</source>
        <translation>5 secondes en avant</translation>
    </message>
    <message>
        <source>Previous marker, event, gap or loop end</source>
        <translation>Marque, événement, trou ou bout de boucle précédent</translation>
    </message>
    <message>
        <source>Next marker, event, gap or loop end</source>
        <translation>Marque, événement, trou ou bout de boucle suivant</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end; live: live edge</source>
        <translation>À la fin&#xa0;; en plongée&#xa0;: direct</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lent</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus rapide</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Retour à 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Lecture à rebours</translation>
    </message>
    <message>
        <source>Set loop start (A)</source>
        <translation>Définir début de boucle (A)</translation>
    </message>
    <message>
        <source>Set loop end (B)</source>
        <translation>Définir fin de boucle (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Boucle oui ou non</translation>
    </message>
    <message>
        <source>Timeline: zoom in</source>
        <translation>Chronologie&#xa0;: zoom avant</translation>
    </message>
    <message>
        <source>Timeline: zoom out</source>
        <translation>Chronologie&#xa0;: zoom arrière</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Chronologie&#xa0;: tout</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit the focused plot</source>
        <translation>Ajuster l&apos;image choisie</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Courbe d&apos;écho à côté de la vue polaire</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marquer au curseur</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Marquer le dernier écho de fond du Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Ajouter une note à cet instant</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Rétablir la marque supprimée</translation>
    </message>
    <message>
        <source>Longer range</source>
        <translation>Portée plus longue</translation>
    </message>
    <message>
        <source>Shorter range</source>
        <translation>Portée plus courte</translation>
    </message>
    <message>
        <source>More gain</source>
        <translation>Plus de gain</translation>
    </message>
    <message>
        <source>Less gain</source>
        <translation>Moins de gain</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Secteur suivant</translation>
    </message>
    <message>
        <source>Previous sector</source>
        <translation>Secteur précédent</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Veille du sonar choisi, ou de tous</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Acquitter l&apos;alarme</translation>
    </message>
    <message>
        <source>Announce distance to bottom</source>
        <translation>Annoncer la distance au fond</translation>
    </message>
    <message>
        <source>Pages and window</source>
        <translation>Pages et fenêtre</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Markers and notes</source>
        <translation>Marques et notes</translation>
    </message>
    <message>
        <source>Sonars and alarms</source>
        <translation>Sonars et alarmes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>%1 is assigned to “%2”. Reassign it?</source>
        <translation>%1 est attribuée à «&#xa0;%2&#xa0;». La réattribuer&#xa0;?</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Méta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgPréc</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgSuiv</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impr écran</translation>
    </message>
    <message>
        <source>This key is not supported. Choose another one.</source>
        <translation>Cette touche n&apos;a pas de nom ici. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 moves between controls. Choose another key.</source>
        <translation>%1 va de commande en commande. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 leaves and closes. Choose another key.</source>
        <translation>%1 quitte et ferme. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 belongs to the control that has the focus. Choose another key.</source>
        <translation>%1 appartient à la commande active. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 belongs to the list, plot or field that has the focus. Choose another key.</source>
        <translation>%1 appartient à la liste, à l&apos;image ou au champ actif. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 belongs to the desktop. Choose another key.</source>
        <translation>%1 appartient au bureau. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>Its autopilot is heard</source>
        <translation>Son pilote automatique est entendu</translation>
    </message>
    <message>
        <source>Its heartbeat comes.</source>
        <translation>Son heartbeat arrive.</translation>
    </message>
    <message>
        <source>None of the messages is its heartbeat.</source>
        <translation>Aucun des messages n&apos;est son heartbeat.</translation>
    </message>
    <message>
        <source>Waiting for messages.</source>
        <translation>Attend des messages.</translation>
    </message>
    <message>
        <source>Signatures match</source>
        <translation>Les signatures concordent</translation>
    </message>
    <message>
        <source>Some do not: their messages are refused.</source>
        <translation>Certaines non : leurs messages sont refusés.</translation>
    </message>
    <message>
        <source>None was refused.</source>
        <translation>Aucun n&apos;a été refusé.</translation>
    </message>
    <message>
        <source>Nobody else has our ids</source>
        <translation>Personne d&apos;autre n&apos;a nos identifiants</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Un autre programme parle aussi comme %1 : %2 est libre.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Not in the network</source>
        <translation>Pas sur le réseau</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Port fermé</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 message</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log aligned by hand</source>
        <translation>Journal du véhicule aligné à la main</translation>
    </message>
    <message>
        <source>recording damaged</source>
        <translation>enregistrement endommagé</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>, being recorded</source>
        <translation>, en cours d&apos;enregistrement</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>1 message is missing</source>
        <translation>1 message manque</translation>
    </message>
    <message>
        <source>%1 messages are missing</source>
        <translation>%1 messages manquent</translation>
    </message>
    <message>
        <source>Distance to the bottom</source>
        <translation>Distance au fond</translation>
    </message>
    <message>
        <source>%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset %7 %8 %9</source>
        <translation>%1 : %2 %3, aller-retour médian %4 millisecondes, 95 pour cent %5, perte %6, décalage d&apos;horloge %7 %8 %9</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
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
        <translation>j</translation>
    </message>
    <message>
        <source>1 reply</source>
        <translation>1 réponse</translation>
    </message>
    <message>
        <source>%1 clock stepped %2 %3. Refitted.</source>
        <translation>%1 l&apos;horloge a sauté de %2 %3. Réajusté.</translation>
    </message>
    <message>
        <source>Repair rewrites it with all readable data.</source>
        <translation>La réparation le réécrit avec tout ce qui peut être lu.</translation>
    </message>
    <message>
        <source> · mounting not confirmed</source>
        <translation> · montage non confirmé</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 mesure</translation>
    </message>
    <message>
        <source>Mounting not confirmed: the picture may be mirrored.</source>
        <translation>Montage non confirmé&#xa0;: l&apos;image peut être en miroir.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Automatic echo levels</source>
        <translation>Niveaux d’écho automatiques</translation>
    </message>
    <message>
        <source>Raw echoes; held: until released</source>
        <translation>Échos bruts&#xa0;; maintenue&#xa0;: jusqu’au relâchement</translation>
    </message>
    <message>
        <source> · levels %1–%2</source>
        <translation> · niveaux&#xa0;%1–%2</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nouvel enregistrement</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Arrêter ou démarrer l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Select the next marker</source>
        <translation>Choisir la marque suivante</translation>
    </message>
    <message>
        <source>Select the previous marker</source>
        <translation>Choisir la marque précédente</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polaire ou éventail</translation>
    </message>
    <message>
        <source>More persistence</source>
        <translation>Plus de rémanence</translation>
    </message>
    <message>
        <source>Less persistence</source>
        <translation>Moins de rémanence</translation>
    </message>
    <message>
        <source>Bottom zoom of the Ping1D</source>
        <translation>Zoom du fond du Ping1D</translation>
    </message>
    <message>
        <source>Next height of the bottom zoom</source>
        <translation>Hauteur suivante du zoom du fond</translation>
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
        <translation>profondeur du véhicule %1</translation>
    </message>
    <message>
        <source>Slant range %1 at %2</source>
        <translation>Distance oblique %1 à %2</translation>
    </message>
    <message>
        <source>Distance %1 at %2</source>
        <translation>Distance %1 à %2</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 au-dessus du fond</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3</source>
        <translation>Position %1°, %2° ± %3</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Map: follow the vehicle</source>
        <translation>Carte&#xa0;: suivre le véhicule</translation>
    </message>
    <message>
        <source>Map: layers and export</source>
        <translation>Carte&#xa0;: couches et export</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Dérive du véhicule</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Cap en haut, nord en haut, cap verrouillé, stable</translation>
    </message>
    <message>
        <source>match %1 · %2, ± %3°</source>
        <translation>accord %1 · %2, ± %3°</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Aucun accord. Alignez à la main.</translation>
    </message>
    <message>
        <source>Ghost: an earlier turn</source>
        <translation>Comparaison&#xa0;: un tour précédent</translation>
    </message>
    <message>
        <source>This turn as the ghost</source>
        <translation>Ce tour comme comparaison</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range</source>
        <translation>Latéral : distance oblique ou au sol</translation>
    </message>
    <message>
        <source>Side-scan: bottom line by hand</source>
        <translation>Latéral : ligne de fond à la main</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Toutes les vues, polaire, Ping1D, latéral ou multifaisceau seul</translation>
    </message>
    <message>
        <source>Side-scan: %1</source>
        <translation>Latéral&#xa0;: %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Tribord</translation>
    </message>
    <message>
        <source>Bottom: %1</source>
        <translation>Fond&#xa0;: %1</translation>
    </message>
    <message>
        <source>Depth below the surface; north is up, and the line is the track.</source>
        <translation>Profondeur sous la surface&#xa0;; le nord est en haut, la ligne est la route.</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Coupe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Depth below the sonar at %1 %2. A map of the bottom needs positions, heading and attitude.</source>
        <translation>Profondeur sous le sonar à %1 %2. Une carte du fond demande positions, cap et attitude.</translation>
    </message>
    <message>
        <source>Vehicle depth and distance to the bottom</source>
        <translation>Prof. véhicule et distance au fond</translation>
    </message>
    <message>
        <source>Ranges are on the ground, or slant where no bottom was seen. Gain over range: by mean.</source>
        <translation>Les distances sont au sol, ou obliques là où aucun fond n&apos;a été vu. Gain selon la distance&#xa0;: par moyenne.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM TOO CLOSE</source>
        <translation>FOND TROP PROCHE</translation>
    </message>
    <message>
        <source>BOTTOM TOO FAR</source>
        <translation>FOND TROP LOIN</translation>
    </message>
    <message>
        <source>TARGET TOO CLOSE</source>
        <translation>CIBLE TROP PROCHE</translation>
    </message>
    <message>
        <source>TARGET TOO FAR</source>
        <translation>CIBLE TROP LOIN</translation>
    </message>
    <message>
        <source>Alarm inactive: no bottom lock</source>
        <translation>Alarme inactive&#xa0;: fond non accroché</translation>
    </message>
    <message>
        <source>Alarm inactive: no target lock</source>
        <translation>Alarme inactive&#xa0;: cible non accrochée</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n réussi</numerusform>
            <numerusform>%n réussis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n échoué</numerusform>
            <numerusform>%n échoués</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Déjà en balayage&#xa0;; non démarré par Leadline.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFinder</name>
    <message>
        <source>%1 is being asked</source>
        <translation>%1 est interrogé</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Contrôle en cours</translation>
    </message>
    <message>
        <source>It is connected.</source>
        <translation>Il est connecté.</translation>
    </message>
    <message>
        <source>Sonar over UDP at %1: looked for at the ports %2.</source>
        <translation>Sonar par UDP à %1 : cherché sur les ports %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DisplaySettings</name>
    <message>
        <source>TVG linear</source>
        <translation>TVG linéaire</translation>
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
        <translation>moyenne par portée retirée</translation>
    </message>
    <message>
        <source>spikes filtered</source>
        <translation>pics filtrés</translation>
    </message>
    <message>
        <source>spikes and speckle filtered</source>
        <translation>pics et chatoiement filtrés</translation>
    </message>
    <message>
        <source>mean of %1 pings</source>
        <translation>moyenne de&#xa0;%1 pings</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>seuil&#xa0;%1</translation>
    </message>
    <message>
        <source>mean of samples</source>
        <translation>moyenne des échantillons</translation>
    </message>
    <message>
        <source>mean of %1 sweeps</source>
        <translation>moyenne de&#xa0;%1 balayages</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>interpolé</translation>
    </message>
</context>
<context>
    <name>leadline::app::DiveReport</name>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>local time</source>
        <translation>heure locale</translation>
    </message>
    <message>
        <source>of the recording</source>
        <translation>de l&apos;enregistrement</translation>
    </message>
</context>
<context>
    <name>leadline::app::Doctor</name>
    <message>
        <source>checking</source>
        <translation>contrôle en cours</translation>
    </message>
    <message>
        <source>checked %1 s ago</source>
        <translation>contrôlé il y a %1 s</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Connect as %1</source>
        <translation>Connecter comme %1</translation>
    </message>
    <message>
        <source>Leadline connection doctor: %1</source>
        <translation>Docteur de connexion Leadline&#xa0;: %1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
</context>
<context>
    <name>leadline::app::EchoLevels</name>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>auto levels</source>
        <translation>niveaux automatiques</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>niveaux&#xa0;%1</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <translation>Niveaux&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>leadline::app::ExportForm</name>
    <message>
        <source>Open a recording, or start one.</source>
        <translation>Ouvrez un enregistrement ou démarrez-en un.</translation>
    </message>
    <message>
        <source>Nothing to export: this is not being recorded.</source>
        <translation>Rien à exporter&#xa0;: ceci n&apos;est pas enregistré.</translation>
    </message>
    <message>
        <source>A and B are in different files of this dive. Export each file separately.</source>
        <translation>A et B sont dans des fichiers différents. Exportez chaque fichier séparément.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export between A and B.</source>
        <translation>Aucun enregistrement n&apos;a de données pour cet export entre A et B.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export.</source>
        <translation>Aucun enregistrement n&apos;a de données pour cet export.</translation>
    </message>
    <message>
        <source>%1 files are written, one for each recording.</source>
        <translation>%1 fichiers sont écrits, un par enregistrement.</translation>
    </message>
    <message>
        <source>Choose at least one stream.</source>
        <translation>Choisissez au moins un flux.</translation>
    </message>
    <message>
        <source>An export is running; the report can be written after it.</source>
        <translation>Une exportation est en cours&#xa0;; le rapport peut être écrit ensuite.</translation>
    </message>
    <message>
        <source>A file name cannot contain / or begin with a full stop.</source>
        <translation>Un nom de fichier n&apos;a pas de / et ne commence pas par un point.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 est déjà là&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. %1 starts recording.</source>
        <translation>La démo n&apos;est pas enregistrée. %1 démarre l&apos;enregistrement.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. Start recording in the recorder menu.</source>
        <translation>La démo n&apos;est pas enregistrée. Démarrez l&apos;enregistrement dans le menu de l&apos;enregistreur.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FamilyChoice</name>
    <message>
        <source>Which sonar has the id %1? It does not say.</source>
        <translation>Quel sonar a l’ID %1&#xa0;? Il ne le dit pas.</translation>
    </message>
    <message>
        <source>Which sonar is on %1? It does not say.</source>
        <translation>Quel sonar est sur %1&#xa0;? Il ne le dit pas.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog, .svlog, .svlz or .xtf files.</source>
        <translation>%1 ne contient pas de fichiers .mcap, .bin, .tlog, .svlog, .svlz ni .xtf.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>Impossible d&apos;ouvrir %1&#xa0;: son nom n&apos;est pas en UTF-8. Renommez-le et ouvrez-le de nouveau.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>No answer: the sonar is waiting in its bootloader, or has no firmware.</source>
        <translation>Personne ne répond&#xa0;: le sonar attend dans son bootloader, ou n&apos;a pas de programme.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This sonar is simulated: it has no firmware.</source>
        <translation>Ce sonar est simulé&#xa0;: il n&apos;a pas de firmware.</translation>
    </message>
    <message>
        <source>Firmware is written through a serial port only: connect the sonar to this computer by its USB adapter.</source>
        <translation>Le firmware ne s&apos;écrit que par un port série&#xa0;: reliez le sonar à cet ordinateur par son adaptateur USB.</translation>
    </message>
    <message>
        <source>Two devices are on this line: connect only the one that gets the firmware.</source>
        <translation>Deux appareils sont sur cette ligne&#xa0;: ne reliez que celui qui reçoit le firmware.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: end it first.</source>
        <translation>Un autre programme pilote ce sonar&#xa0;: fermez d&apos;abord ce programme.</translation>
    </message>
    <message>
        <source>The sonar has not said who it is.</source>
        <translation>Le sonar n&apos;a pas dit qui il est.</translation>
    </message>
    <message>
        <source>Leadline does not know this revision, and which firmware fits it.</source>
        <translation>Leadline ne connaît pas cette révision, ni le firmware qui lui convient.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not installed. Install it, then come back.</source>
        <translation>Un Ping1D ou un Ping2 s&apos;écrit par le programme stm32flash, qui n&apos;est pas installé. Installez-le, puis revenez.</translation>
    </message>
    <message>
        <source>Nothing is written during a dive: disconnect the other devices first.</source>
        <translation>Rien n&apos;est écrit pendant une plongée&#xa0;: déconnectez d&apos;abord les autres appareils.</translation>
    </message>
    <message>
        <source>Write %1 to the %2 on %3?</source>
        <translation>Écrire %1 dans le %2 sur %3&#xa0;?</translation>
    </message>
    <message>
        <source> The recording %1 ends with it.</source>
        <translation> Cela met fin à l&apos;enregistrement %1.</translation>
    </message>
    <message>
        <source> Leave power and cable alone until it is done, which takes a few minutes.</source>
        <translation> Ne touchez ni à l&apos;alimentation ni au câble avant la fin, ce qui prend quelques minutes.</translation>
    </message>
    <message>
        <source>Disconnecting the sonar and completing its recording</source>
        <translation>Déconnexion du sonar et achèvement de son enregistrement</translation>
    </message>
    <message>
        <source>Written and read back. Looking for the sonar</source>
        <translation>Écrit et relu. Recherche du sonar</translation>
    </message>
    <message>
        <source>A recording still goes on, and nothing is written during one. Nothing was sent to the sonar.</source>
        <translation>Un enregistrement est encore en cours, et rien n&apos;est écrit pendant ce temps. Rien n&apos;a été envoyé au sonar.</translation>
    </message>
    <message>
        <source>Written and read back. </source>
        <translation>Écrit et relu. </translation>
    </message>
    <message>
        <source>The sonar answers with firmware %1, and %2 was written. Switch it off and on, and look again.</source>
        <translation>Le sonar répond avec le firmware %1, alors que %2 a été écrit. Éteignez-le et rallumez-le, puis regardez de nouveau.</translation>
    </message>
    <message>
        <source>Written and read back. The %1 answers with firmware %2.</source>
        <translation>Écrit et relu. %1 répond avec le firmware %2.</translation>
    </message>
    <message>
        <source>Written and read back. The sonar has not answered yet: switch it off and on.</source>
        <translation>Écrit et relu. Le sonar n&apos;a pas encore répondu&#xa0;: éteignez-le et rallumez-le.</translation>
    </message>
    <message>
        <source>The sonar waits in its bootloader, or runs as before if it was switched off and on.</source>
        <translation>Le sonar attend dans son bootloader, ou marche comme avant s&apos;il a été éteint puis rallumé.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not in this Flatpak: use another package of Leadline for it.</source>
        <translation>Un Ping1D ou un Ping2 s&apos;écrit par le programme stm32flash, qui n&apos;est pas dans ce Flatpak&#xa0;: utilisez pour cela un autre paquet de Leadline.</translation>
    </message>
</context>
<context>
    <name>leadline::app::GapsItem</name>
    <message>
        <source>clock set</source>
        <translation>horloge réglée</translation>
    </message>
    <message>
        <source>%1 s gap</source>
        <translation>trou de %1 s</translation>
    </message>
    <message>
        <source>%1 min gap</source>
        <translation>trou de %1 min</translation>
    </message>
    <message>
        <source>%1 h gap</source>
        <translation>trou de %1 h</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>%1 s damaged</source>
        <translation>%1 s endommagées</translation>
    </message>
    <message>
        <source>%1 min damaged</source>
        <translation>%1 min endommagées</translation>
    </message>
    <message>
        <source>%1 h damaged</source>
        <translation>%1 h endommagées</translation>
    </message>
</context>
<context>
    <name>leadline::app::Ghost</name>
    <message>
        <source>aligned by hand</source>
        <translation>aligné à la main</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Aucun accord</translation>
    </message>
    <message>
        <source>No echoes to take as a ghost yet.</source>
        <translation>Il n’y a pas encore d’échos à comparer.</translation>
    </message>
    <message>
        <source>Turn at %1</source>
        <translation>Tour de %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marque %1</translation>
    </message>
    <message>
        <source>Marker %1, %2</source>
        <translation>Marque %1, %2</translation>
    </message>
    <message>
        <source>Ghost of %1 found, %2</source>
        <translation>Comparaison de %1 trouvée, %2</translation>
    </message>
    <message>
        <source>Ghost lost. No match. Align by hand.</source>
        <translation>Comparaison perdue. Aucun accord. Alignez à la main.</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Aucun accord. Alignez à la main.</translation>
    </message>
    <message>
        <source>There is no ghost to align yet.</source>
        <translation>Il n’y a pas encore de comparaison à aligner.</translation>
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
        <translation>Le firmware est en cours d&apos;écriture&#xa0;: attendez la fin.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveSonar</name>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Un autre programme pilote ce sonar&#xa0;: Leadline ne fait qu&apos;écouter.</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Found scanning: Leadline only listens.</source>
        <translation>Déjà en balayage&#xa0;: Leadline écoute seulement.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Véhicule %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>Not received:</source>
        <translation>Pas entendu&#xa0;:</translation>
    </message>
    <message>
        <source>Waiting for a reply</source>
        <translation>Attend une réponse</translation>
    </message>
    <message>
        <source>No reply within 3 s</source>
        <translation>Pas de réponse en 3 s</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 en %2 ms</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogFile</name>
    <message>
        <source>The program log is saved: %1</source>
        <translation>Le journal du programme est enregistré : %1</translation>
    </message>
    <message>
        <source>The program log could not be saved: %1</source>
        <translation>Le journal du programme n&apos;a pas pu être enregistré : %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogTimeOffset</name>
    <message>
        <source>Aligned by UTC.</source>
        <translation>Aligné sur l&apos;UTC.</translation>
    </message>
    <message>
        <source>Aligned by the sonar recording&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Aligné sur l&apos;heure locale de l&apos;enregistrement, dans le fuseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>Recorded at different times. Aligned by hand, from a common start.</source>
        <translation>Enregistrés à des moments différents. Alignés à la main, depuis un début commun.</translation>
    </message>
    <message>
        <source>No common clock. Aligned by hand, from a common start.</source>
        <translation>Pas d&apos;horloge commune. Alignés à la main, depuis un début commun.</translation>
    </message>
    <message>
        <source>Recorded at different times</source>
        <translation>Enregistrés à des moments différents</translation>
    </message>
    <message>
        <source>No common clock</source>
        <translation>Pas d&apos;horloge commune</translation>
    </message>
    <message>
        <source>%1 is not shown with %2.</source>
        <translation>%1 n&apos;est pas montré avec %2.</translation>
    </message>
    <message>
        <source>Telemetry log against sonar</source>
        <translation>Journal de télémétrie / sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 par rapport à %2</translation>
    </message>
    <message>
        <source>%1 is placed after the others.</source>
        <translation>%1 suit les autres.</translation>
    </message>
    <message>
        <source>Vehicle depth matches Ping1D distance</source>
        <translation>La profondeur du véhicule correspond à la distance du Ping1D</translation>
    </message>
    <message>
        <source>Both depths match</source>
        <translation>Les deux profondeurs correspondent</translation>
    </message>
    <message>
        <source>Both headings match</source>
        <translation>Les deux caps correspondent</translation>
    </message>
    <message>
        <source>Vehicle heading matches the rotation of the polar view</source>
        <translation>Le cap du véhicule correspond à la rotation de la vue polaire</translation>
    </message>
    <message>
        <source>%1: correlation %2, next best %3, over %4 min.</source>
        <translation>%1 : corrélation %2, suivante %3, sur %4 min.</translation>
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
        <translation>compas</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
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
        <translation>E</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Image seule</translation>
    </message>
    <message>
        <source>DVL only, no match</source>
        <translation>DVL seul, sans concordance</translation>
    </message>
    <message>
        <source>GPS only, no match</source>
        <translation>GPS seul, sans concordance</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>devant</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>derrière</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
</context>
<context>
    <name>leadline::app::MessageDetails</name>
    <message numerus="yes">
        <source>Its fields are not known here: %n byte(s).</source>
        <translation>
            <numerusform>Ses champs ne sont pas connus ici&#xa0;: %n octet.</numerusform>
            <numerusform>Ses champs ne sont pas connus ici&#xa0;: %n octets.</numerusform>
        </translation>
    </message>
    <message>
        <source>No payload.</source>
        <translation>Sans contenu.</translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) at its end are in no field.</source>
        <translation>
            <numerusform>%n octet de plus à la fin n&apos;est dans aucun champ.</numerusform>
            <numerusform>%n octets de plus à la fin ne sont dans aucun champ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>%1 · message %2</source>
        <translation>%1 · message %2</translation>
    </message>
    <message>
        <source>Not received yet.</source>
        <translation>Pas encore reçu.</translation>
    </message>
    <message>
        <source> · MAVLink %1, no. %2</source>
        <translation> · MAVLink %1, n° %2</translation>
    </message>
    <message>
        <source>, signed</source>
        <translation>, signé</translation>
    </message>
    <message>
        <source> · to id %1</source>
        <translation> · à id %1</translation>
    </message>
    <message>
        <source>Bytes no longer available.</source>
        <translation>Ses octets ne sont plus gardés.</translation>
    </message>
</context>
<context>
    <name>leadline::app::MountingChoice</name>
    <message>
        <source>Upside down</source>
        <translation>À l&apos;envers</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>À l&apos;endroit</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>The mounting of %1 has not been confirmed.</source>
        <translation>Le montage de %1 n&apos;est pas confirmé.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 peut être un sonar déjà connecté, ou un autre.</translation>
    </message>
    <message>
        <source>It was not confirmed when this was recorded.</source>
        <translation>Personne ne l&apos;avait confirmé lors de l&apos;enregistrement.</translation>
    </message>
    <message>
        <source>This recording does not say how the Ping360 is mounted.</source>
        <translation>Cet enregistrement ne dit pas comment le Ping360 est monté.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Notices</name>
    <message>
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Ce n&apos;est pas un fichier. Leadline ouvre les enregistrements .mcap et les fichiers .bin (Ping Viewer), .tlog, .svlog, .svlz et .xtf.</translation>
    </message>
    <message>
        <source>Reading stopped</source>
        <translation>Lecture arrêtée</translation>
    </message>
    <message>
        <source>%1 of it can be played.</source>
        <translation>%1 peuvent être rejoués.</translation>
    </message>
    <message>
        <source>Log ends early</source>
        <translation>Le journal finit tôt</translation>
    </message>
    <message>
        <source>The last record is cut off. %1 can be played.</source>
        <translation>Le dernier article est coupé. %1 peuvent être rejoués.</translation>
    </message>
    <message>
        <source>Skipped 1 unreadable byte.</source>
        <translation>1 octet illisible ignoré.</translation>
    </message>
    <message>
        <source>Skipped %1 unreadable bytes.</source>
        <translation>%1 octets illisibles ignorés.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Horloge réglée</translation>
    </message>
    <message>
        <source>The clock was set during recording; times continue from there.</source>
        <translation>L&apos;horloge a été réglée pendant l&apos;enregistrement&#xa0;; les heures continuent de là.</translation>
    </message>
    <message>
        <source>The clock was set %1 times during recording; times continue from there.</source>
        <translation>L&apos;horloge a été réglée %1 fois pendant l&apos;enregistrement&#xa0;; les heures continuent de là.</translation>
    </message>
    <message>
        <source>Recording too long</source>
        <translation>Journal trop long</translation>
    </message>
    <message>
        <source>Only the first %1 can be played.</source>
        <translation>Seuls les premiers %1 peuvent être rejoués.</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Ce n&apos;est pas un journal de sonar</translation>
    </message>
    <message>
        <source>The medium does not answer</source>
        <translation>Le support ne répond pas</translation>
    </message>
    <message>
        <source>%1 can be played.</source>
        <translation>%1 peuvent être rejoués.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture du fichier %1</translation>
    </message>
    <message>
        <source>Reading %1 (%2 %), %3 of it can be played already.</source>
        <translation>Lecture du fichier %1 (%2 %), %3 peuvent déjà être rejoués.</translation>
    </message>
    <message>
        <source>%1 was truncated while open: its end cannot be shown.</source>
        <translation>%1 a raccourci pendant qu&apos;il était ouvert : sa fin est perdue et ne peut être montrée.</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Aligner à la main</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>En cours d&apos;enregistrement</translation>
    </message>
    <message>
        <source>%1 can be played. Reopen it to see newer data.</source>
        <translation>%1 peut être rejoué. Rouvrez-le pour la suite.</translation>
    </message>
    <message>
        <source>Recording damaged</source>
        <translation>Enregistrement endommagé</translation>
    </message>
    <message>
        <source>1 message is missing; the timeline shows where.</source>
        <translation>1 message manque ; la frise montre où.</translation>
    </message>
    <message>
        <source>%1 messages are missing; the timeline shows where.</source>
        <translation>%1 messages manquent ; la frise montre où.</translation>
    </message>
    <message>
        <source>All of its messages could be read.</source>
        <translation>Tous ses messages ont pu être lus.</translation>
    </message>
    <message>
        <source>Disk full. Not recording since %1</source>
        <translation>Disque plein. Pas d&apos;enregistrement depuis %1</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Choisir un dossier</translation>
    </message>
</context>
<context>
    <name>leadline::app::OldRecordings</name>
    <message>
        <source>Moving to the trash…</source>
        <translation>Mise à la corbeille…</translation>
    </message>
    <message numerus="yes">
        <source>There is no trash for %1: it stays. Remove it in the file manager.</source>
        <translation>
            <numerusform>Pas de corbeille pour %1&#xa0;: il reste. Supprimez-le dans le gestionnaire de fichiers.</numerusform>
            <numerusform>Pas de corbeille pour %1&#xa0;: ils restent. Supprimez-les dans le gestionnaire de fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) moved to the trash, %1.</source>
        <translation>
            <numerusform>%n enregistrement mis à la corbeille, %1.</numerusform>
            <numerusform>%n enregistrements mis à la corbeille, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recording(s) · %2</source>
        <translation>
            <numerusform>%1 sur %n enregistrement · %2</numerusform>
            <numerusform>%1 sur %n enregistrements · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>leadline::app::Paper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::PictureMotion</name>
    <message>
        <source>Compass and picture agree again.</source>
        <translation>Le compas et l&apos;image concordent de nouveau.</translation>
    </message>
    <message>
        <source>Agrees within %1°</source>
        <translation>Concordance à&#xa0;%1° près</translation>
    </message>
    <message>
        <source>Differs by %1° ± %2 since %3</source>
        <translation>Écart de&#xa0;%1° ±&#xa0;%2 depuis&#xa0;%3</translation>
    </message>
    <message>
        <source>Not checked since %1</source>
        <translation>Non contrôlé depuis&#xa0;%1</translation>
    </message>
    <message>
        <source>Compass and picture differ by %1° ± %2 since %3</source>
        <translation>Le compas et l&apos;image diffèrent de&#xa0;%1° ±&#xa0;%2 depuis&#xa0;%3</translation>
    </message>
    <message>
        <source>Steady picture corrected by %1°, more than its ± %2°.</source>
        <translation>Image stable corrigée de %1°, plus que ses ± %2°.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordedVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Véhicule %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
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
        <translation>Rien ne peut être écrit dans %1. Choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordingSplitChoice</name>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Toutes les 10 minutes</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Toutes les heures</translation>
    </message>
    <message>
        <source>Every 100 MB</source>
        <translation>Tous les 100 MB</translation>
    </message>
    <message>
        <source>Every 1 GB</source>
        <translation>Tous les 1 GB</translation>
    </message>
</context>
<context>
    <name>leadline::app::Recordings</name>
    <message>
        <source>Kept beside the recording.</source>
        <translation>Gardé à côté de l&apos;enregistrement.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>1 recording</source>
        <translation>1 enregistrement</translation>
    </message>
    <message>
        <source>%1 recordings</source>
        <translation>%1 enregistrements</translation>
    </message>
    <message>
        <source>%1 (estimated: file has no times)</source>
        <translation>%1 (estimé&#xa0;: fichier sans heures)</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulé</translation>
    </message>
    <message>
        <source>Has markers</source>
        <translation>A des marques</translation>
    </message>
    <message>
        <source>Another program is recording it. Fill in the sheet when the recording has ended.</source>
        <translation>Un autre programme l&apos;enregistre&#xa0;: sa fiche pourra être remplie quand ce sera fini.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ReportEvents</name>
    <message>
        <source>says: %1</source>
        <translation>dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>refused message %1 %2</source>
        <translation>a refusé le message %1 %2</translation>
    </message>
    <message>
        <source>vehicle %1/%2</source>
        <translation>véhicule %1/%2</translation>
    </message>
</context>
<context>
    <name>leadline::app::SelectedSonar</name>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Tribord</translation>
    </message>
</context>
<context>
    <name>leadline::app::SessionMarkers</name>
    <message>
        <source>Marker %1 set</source>
        <translation>Marque %1 posée</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Noté</translation>
    </message>
    <message>
        <source>Marker %1 deleted</source>
        <translation>Marque %1 supprimée</translation>
    </message>
    <message>
        <source>Note deleted</source>
        <translation>Note supprimée</translation>
    </message>
    <message>
        <source>No marker has a position, and %1 holds nothing else. CSV takes all of them.</source>
        <translation>Aucune marque n&apos;a de position, et %1 ne contient rien d&apos;autre. CSV les prend toutes.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 without %n that has no position</source>
        <translation>
            <numerusform>%1 enregistré sans %n qui n&apos;a pas de position</numerusform>
            <numerusform>%1 enregistré sans %n qui n&apos;ont pas de position</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>%1. Not recording: lost when this dive ends</source>
        <translation>%1. Rien n&apos;est enregistré&#xa0;: c&apos;est perdu avec cette plongée</translation>
    </message>
    <message>
        <source>Recording stopped: the last marker is lost when this dive ends</source>
        <translation>Plus rien n&apos;est enregistré&#xa0;: la dernière marque est perdue avec cette plongée</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 Saved in %2 instead.</source>
        <translation>%1 Gardé plutôt dans %2.</translation>
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
        <translation>%1 n&apos;est pas un nombre. Saisissez-en un comme 12.5 ou 12,5.</translation>
    </message>
    <message>
        <source>The minimum is %1.</source>
        <translation>%1 est le minimum admis.</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>%1 est le maximum admis.</translation>
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
        <translation>%1 à %2°</translation>
    </message>
    <message>
        <source>%1 % of samples clipped.</source>
        <translation>%1 % des échantillons écrêtés.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>gain %1 (×%2)</source>
        <translation>gain %1 (×%2)</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Essayez %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SheetForm</name>
    <message>
        <source>dive %1</source>
        <translation>plongée %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::SideScanItem</name>
    <message>
        <source>Both sides</source>
        <translation>Les deux côtés</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, canal %2</translation>
    </message>
</context>
<context>
    <name>leadline::app::Snapshots</name>
    <message>
        <source>Earlier snapshots are still being saved.</source>
        <translation>Les images précédentes sont encore en cours d&apos;écriture.</translation>
    </message>
    <message>
        <source>No plot to take a snapshot of.</source>
        <translation>Il n&apos;y a pas d&apos;image à capturer.</translation>
    </message>
    <message>
        <source>No snapshot taken: the window is not visible.</source>
        <translation>La capture n&apos;a pas pu être faite&#xa0;: la fenêtre n&apos;est pas visible.</translation>
    </message>
    <message>
        <source>TVG off</source>
        <translation>TVG désactivée</translation>
    </message>
    <message>
        <source>noise filter off</source>
        <translation>filtre de bruit désactivé</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarIpForm</name>
    <message>
        <source>An address is four numbers from 0 to 255, as in 192.168.2.9.</source>
        <translation>Une adresse est faite de quatre nombres de 0 à 255, comme 192.168.2.9.</translation>
    </message>
    <message>
        <source>The sonar has this address already.</source>
        <translation>Le sonar a déjà cette adresse.</translation>
    </message>
    <message>
        <source>Let the Ping360 %1 get its address by DHCP, instead of %2?</source>
        <translation>Laisser le Ping360 %1 recevoir son adresse par DHCP, au lieu de %2&#xa0;?</translation>
    </message>
    <message>
        <source>Give the Ping360 %1 the address %2, instead of %3?</source>
        <translation>Donner au Ping360 %1 l&apos;adresse %2, au lieu de %3&#xa0;?</translation>
    </message>
    <message>
        <source>Ping360 %1 found at %2.</source>
        <translation>Le Ping360 %1 est retrouvé à %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarLatency</name>
    <message>
        <source>sends by itself</source>
        <translation>émet de lui-même</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>pas encore vu</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non montré</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>pas de données</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarSummaries</name>
    <message>
        <source>range %1 m</source>
        <translation>portée %1 m</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>gain %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>range %1 ft</source>
        <translation>portée %1 ft</translation>
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
        <translation>%1 d&apos;autrui écartés</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Attend le premier ping</translation>
    </message>
    <message>
        <source>Found scanning, %1/s</source>
        <translation>Balayait déjà, %1/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Slow: %1/s of %2</source>
        <translation>Lent&#xa0;: %1/s sur %2</translation>
    </message>
    <message>
        <source>○ Standby</source>
        <translation>○ Veille</translation>
    </message>
    <message>
        <source>Another program drives it</source>
        <translation>Un autre programme le pilote</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Autre appareil</translation>
    </message>
    <message>
        <source>Unknown protocol</source>
        <translation>Protocole inconnu</translation>
    </message>
    <message>
        <source>Not open, retrying</source>
        <translation>Non ouvert, nouvel essai</translation>
    </message>
    <message>
        <source>No data, asking again</source>
        <translation>Pas de données, redemande</translation>
    </message>
    <message>
        <source>No data %1 s, asking again</source>
        <translation>Pas de données %1 s, redemande</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Débranché. Se reconnecte seul.</translation>
    </message>
    <message>
        <source>%1 Reconnects by itself.</source>
        <translation>%1 Se reconnecte seul.</translation>
    </message>
    <message>
        <source>%1 damaged messages per second, %2 % of all bytes. They are recorded but not shown.</source>
        <translation>%1 messages abîmés par seconde, %2 % de tous les octets. Ils sont enregistrés, mais pas montrés.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or use a lower baud rate.</source>
        <translation>%1 Vérifiez fiches et câble, ou prenez une vitesse en bauds plus basse.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable from the sonar to its bridge.</source>
        <translation>%1 Vérifiez fiches et câble du sonar à son pont.</translation>
    </message>
    <message>
        <source>Damaged: %1/s, %2 % of its bytes</source>
        <translation>Abîmé&#xa0;: %1/s, %2 % de ses octets</translation>
    </message>
    <message>
        <source>%1 repeated datagrams dropped</source>
        <translation>%1 datagrammes répétés écartés</translation>
    </message>
    <message>
        <source>Another program drives it, no data</source>
        <translation>Un autre programme le pilote, pas de données</translation>
    </message>
    <message>
        <source>Another program drives it, no data %1 s</source>
        <translation>Un autre programme le pilote, pas de données %1 s</translation>
    </message>
    <message>
        <source>Found scanning, no data</source>
        <translation>Balayait déjà, pas de données</translation>
    </message>
    <message>
        <source>Found scanning, no data %1 s</source>
        <translation>Balayait déjà, pas de données depuis %1 s</translation>
    </message>
</context>
<context>
    <name>leadline::app::TimelineFlags</name>
    <message numerus="yes">
        <source>%1, and %n more here</source>
        <translation>
            <numerusform>%1, et %n de plus ici</numerusform>
            <numerusform>%1, et %n de plus ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::VehicleChoice</name>
    <message>
        <source>no vehicle heard</source>
        <translation>aucun véhicule reçu</translation>
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
        <translation>1 trame à mauvaise signature</translation>
    </message>
    <message>
        <source>%1 frames with a bad signature</source>
        <translation>%1 trames à mauvaise signature</translation>
    </message>
    <message>
        <source>1 frame without a signature</source>
        <translation>1 trame sans signature</translation>
    </message>
    <message>
        <source>%1 frames without a signature</source>
        <translation>%1 trames sans signature</translation>
    </message>
    <message>
        <source>1 frame that is too old</source>
        <translation>1 trame trop vieille</translation>
    </message>
    <message>
        <source>%1 frames that are too old</source>
        <translation>%1 trames trop vieilles</translation>
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
        <translation>aussi système %1</translation>
    </message>
    <message>
        <source>%1 from other senders dropped</source>
        <translation>%1 d&apos;autrui écartés</translation>
    </message>
    <message>
        <source>signed, unverified</source>
        <translation>signé, non vérifié</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signé</translation>
    </message>
    <message>
        <source>Its messages are signed; without the key that cannot be verified.</source>
        <translation>Ses messages sont signés&#xa0;; sans la clé, cela ne se vérifie pas.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Non signé.</translation>
    </message>
    <message>
        <source>Signed and verified.</source>
        <translation>Signé et vérifié.</translation>
    </message>
    <message>
        <source>What Leadline sends is signed; nothing came with this key yet.</source>
        <translation>Ce que Leadline envoie est signé&#xa0;; rien n&apos;est encore venu avec cette clé.</translation>
    </message>
    <message>
        <source> Refused: %1.</source>
        <translation> Refusé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>Port %1 is in use. %2 has it.</source>
        <translation>Le port %1 est pris. %2 l&apos;a.</translation>
    </message>
    <message>
        <source>Bytes, but no MAVLink</source>
        <translation>Des octets, mais pas de MAVLink</translation>
    </message>
    <message>
        <source>Signatures do not match</source>
        <translation>Les signatures diffèrent</translation>
    </message>
    <message>
        <source>System %1 is not heard</source>
        <translation>Système %1 pas entendu</translation>
    </message>
    <message>
        <source>No heartbeat yet</source>
        <translation>Pas encore de heartbeat</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Débranché. Se reconnecte seul.</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Pas de heartbeat %1 s</translation>
    </message>
    <message>
        <source>Loss %1 %</source>
        <translation>Perte %1 %</translation>
    </message>
    <message>
        <source>Heartbeats only</source>
        <translation>Heartbeats seulement</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Heartbeat 1/s</source>
        <translation>Heartbeat 1/s</translation>
    </message>
    <message>
        <source>%1 Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>%1 Connectez-vous plutôt à 192.168.2.2:14660, que BlueOS propose pour cela.</translation>
    </message>
    <message>
        <source>%1 Retrying automatically.</source>
        <translation>%1 Nouvelle tentative automatique.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the baud rate in the address.</source>
        <translation>Des octets viennent, mais pas de MAVLink&#xa0;: vérifiez la vitesse en bauds dans l&apos;adresse.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the address.</source>
        <translation>Des octets viennent, mais pas de MAVLink&#xa0;: vérifiez l&apos;adresse.</translation>
    </message>
    <message>
        <source>All messages are rejected: the vehicle uses another key or does not sign. Check the key in the link settings.</source>
        <translation>Tous les messages sont rejetés&#xa0;: autre clé ou pas de signature. Vérifiez la clé dans les réglages de la liaison.</translation>
    </message>
    <message>
        <source>System %1 is not received, but others are. Choose one in the status bar.</source>
        <translation>Le système %1 n&apos;est pas entendu, d&apos;autres le sont&#xa0;: choisissez-en un dans la barre d&apos;état.</translation>
    </message>
    <message>
        <source>No autopilot received. Leadline sends a heartbeat every second, which tells many endpoints where to reply.</source>
        <translation>Aucun autopilote n&apos;est entendu. Leadline envoie un heartbeat chaque seconde, par lequel bien des interlocuteurs savent où envoyer.</translation>
    </message>
    <message>
        <source>Heartbeats only: heading and depth must be requested.</source>
        <translation>Il ne vient que des heartbeats&#xa0;: cap et profondeur sont à demander.</translation>
    </message>
    <message>
        <source>The ground station needs port %1. While Leadline uses it, the ground station receives nothing.</source>
        <translation>La station au sol a besoin du port %1&#xa0;: tant que Leadline l&apos;a, elle n&apos;entend rien.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Un autre programme parle aussi en tant que %1&#xa0;: %2 est libre.</translation>
    </message>
    <message>
        <source>Its messages are signed, and cannot be verified without the key.</source>
        <translation>Ses messages sont signés, et ne peuvent être vérifiés sans la clé.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Refusé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ZoneAlarm</name>
    <message>
        <source>TARGET IN ZONE</source>
        <translation>CIBLE DANS LA ZONE</translation>
    </message>
    <message>
        <source>TARGET IN ZONE at %1 m (zone %2 to %3 m, %4° wide about %5°)</source>
        <translation>CIBLE DANS LA ZONE à %1 m (zone %2 à %3 m, large de %4° vers %5°)</translation>
    </message>
    <message>
        <source>Zone alarm inactive: no data from the Ping360</source>
        <translation>Alarme de zone inactive&#xa0;: aucune donnée du Ping360</translation>
    </message>
    <message>
        <source>Zone alarm inactive: zone is outside the Ping360 sector</source>
        <translation>Alarme de zone inactive&#xa0;: zone hors du secteur du Ping360</translation>
    </message>
</context>
</TS>
