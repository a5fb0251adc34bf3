<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AlarmOk</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Confirmar alarma</translation>
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
        <translation>Alarma</translation>
    </message>
    <message>
        <source>Bottom too close</source>
        <translation>Fondo demasiado cerca</translation>
    </message>
    <message>
        <source>Target too close</source>
        <translation>Blanco demasiado cerca</translation>
    </message>
    <message>
        <source>below</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>Bottom too far</source>
        <translation>Fondo demasiado lejos</translation>
    </message>
    <message>
        <source>Target too far</source>
        <translation>Blanco demasiado lejos</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>más de</translation>
    </message>
    <message>
        <source>Blanking</source>
        <translation>Zona ciega</translation>
    </message>
    <message>
        <source>Ignore closer echoes</source>
        <translation>Ignorar ecos más cercanos</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientado</translation>
    </message>
    <message>
        <source>down</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>adelante</translation>
    </message>
    <message>
        <source>up</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>No hay sonido en este equipo</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Probar sonido</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Reproducir la alarma una vez</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sí: %1</translation>
    </message>
</context>
<context>
    <name>AlignedLogHandle</name>
    <message>
        <source>Move the recording along the others, %1</source>
        <translation>Mover la grabación respecto a las demás, %1</translation>
    </message>
    <message>
        <source>Left and Right move it by 0.1 s, with Shift by 1 s</source>
        <translation>Izquierda y Derecha la mueven 0.1 s; con Mayús, 1 s</translation>
    </message>
    <message>
        <source>Drag to align by hand (Left, Right; with Shift by 1 s)</source>
        <translation>Arrastrar para alinear a mano (Izquierda, Derecha; con Mayús, 1 s)</translation>
    </message>
</context>
<context>
    <name>AlignedLogStrip</name>
    <message>
        <source>Vehicle from %1 to %2</source>
        <translation>Vehículo de %1 a %2</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Separate telemetry log</source>
        <translation>MAVLink de su propio registro</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
</context>
<context>
    <name>BottomMap</name>
    <message>
        <source>1 sounding</source>
        <translation>1 sondeo</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 sondeos</translation>
    </message>
    <message>
        <source>Roll and pitch are missing.</source>
        <translation>Faltan balanceo y cabeceo.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s heading is missing.</source>
        <translation>Falta el rumbo del vehículo.</translation>
    </message>
    <message>
        <source>Heading and positions of a vehicle are missing.</source>
        <translation>Faltan el rumbo y las posiciones de un vehículo.</translation>
    </message>
    <message>
        <source>Positions of a GPS or DVL are missing.</source>
        <translation>Faltan posiciones de un GPS o DVL.</translation>
    </message>
    <message>
        <source>Bottom; arrows move it</source>
        <translation>Fondo; las flechas lo mueven</translation>
    </message>
    <message>
        <source>No bottom</source>
        <translation>Sin fondo</translation>
    </message>
    <message>
        <source>Depth colours from %1 to %2</source>
        <translation>Colores de profundidad de %1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Aún no hay fondo.</translation>
    </message>
    <message>
        <source>It grows with swaths whose place is known.</source>
        <translation>Crece con barridos cuyo lugar se conoce.</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Sin posición</translation>
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
        <translation>menos hondo</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>más hondo</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Medido %1</translation>
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
        <translation>Zoom de fondo, altura %1, %2 segundos</translation>
    </message>
    <message>
        <source>Bottom zoom · %1</source>
        <translation>Zoom de fondo · %1</translation>
    </message>
    <message>
        <source>No bottom found</source>
        <translation>Fondo no encontrado</translation>
    </message>
</context>
<context>
    <name>BottomZoomRows</name>
    <message>
        <source>Bottom zoom</source>
        <translation>Zoom de fondo</translation>
    </message>
    <message>
        <source>The echoes around the bottom, magnified and locked to it (%1)</source>
        <translation>Los ecos en torno al fondo, ampliados y fijados a él (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom (%1)</source>
        <translation>Altura del zoom de fondo (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom</source>
        <translation>Altura del zoom de fondo</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
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
        <translation>El disco no acepta datos.</translation>
    </message>
    <message>
        <source>The last %1 s are not saved yet</source>
        <translation>Los últimos %1 s aún no están guardados</translation>
    </message>
    <message>
        <source>%1 The window closes automatically once they are saved.</source>
        <translation>%1 La ventana se cierra en cuanto estén guardados.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Dejar abierta</translation>
    </message>
    <message>
        <source>Return to the dive</source>
        <translation>Volver a la inmersión</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
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
        <translation>Fondo no encontrado</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Blanco no encontrado</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Poca confianza</translation>
    </message>
    <message>
        <source>Distance to bottom</source>
        <translation>Distancia al fondo</translation>
    </message>
    <message>
        <source>Distance to target</source>
        <translation>Distancia al blanco</translation>
    </message>
    <message>
        <source>Closing –</source>
        <translation>Acercamiento –</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4/s</source>
        <translation>%1 %2 ± %3 %4/s</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Alejamiento</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Acercamiento</translation>
    </message>
    <message>
        <source>%1 %2 %3/s</source>
        <translation>%1 %2 %3/s</translation>
    </message>
    <message>
        <source>%1 %2 %3, confidence %4 percent</source>
        <translation>%1 %2 %3, confianza %4 por ciento</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pies</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarma reconocida</translation>
    </message>
    <message>
        <source>confidence %1 %</source>
        <translation>confianza %1 %</translation>
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
        <translation>Distancia en vivo %1, hace %2</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN VIVO</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>reconocida</translation>
    </message>
</context>
<context>
    <name>DepthConfidence</name>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
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
        <translation>Profundidad del agua</translation>
    </message>
</context>
<context>
    <name>DevicesConnected</name>
    <message>
        <source> (Enter)</source>
        <translation> (Intro)</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simulado</translation>
    </message>
</context>
<context>
    <name>DevicesList</name>
    <message>
        <source>Ready</source>
        <translation>Listos</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requieren atención</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Other addresses checked</source>
        <translation>Otras direcciones comprobadas</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectados</translation>
    </message>
    <message>
        <source>No sonar found yet</source>
        <translation>Aún no se encuentra ningún sonar</translation>
    </message>
    <message>
        <source>Plug in a sonar, power up the vehicle, or add a link by address.</source>
        <translation>Conecte un sonar, encienda el vehículo o añada un enlace por dirección.</translation>
    </message>
</context>
<context>
    <name>DevicesPage</name>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Iniciar la demo con sonares simulados</translation>
    </message>
    <message>
        <source>Connect these at start</source>
        <translation>Conectar estos al iniciar</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Empezar a explorar al conectar</translation>
    </message>
    <message>
        <source>Connect selected devices</source>
        <translation>Conectar los dispositivos marcados</translation>
    </message>
    <message>
        <source>Add a link by address</source>
        <translation>Añadir un enlace por su dirección</translation>
    </message>
    <message>
        <source>tcp: udp: udpin: serial: sim:</source>
        <translation>tcp: udp: udpin: serial: sim:</translation>
    </message>
    <message>
        <source>Link address</source>
        <translation>Dirección del enlace</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Añadir enlace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Usual…</source>
        <translation>Habituales…</translation>
    </message>
    <message>
        <source>Usual addresses of sonars on Ethernet</source>
        <translation>Direcciones habituales de sonares en Ethernet</translation>
    </message>
    <message>
        <source>As they are when new</source>
        <translation>Como salen de fábrica</translation>
    </message>
</context>
<context>
    <name>DevicesRow</name>
    <message>
        <source> (Enter)</source>
        <translation> (Intro)</translation>
    </message>
    <message>
        <source>Select for connecting (Space)</source>
        <translation>Marcar para conectar (Espacio)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Buscar aquí</translation>
    </message>
    <message>
        <source>Scan %1</source>
        <translation>Explorar %1</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Tomar el mando</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>Tomar el control de %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Reanudar %1</translation>
    </message>
    <message>
        <source>Put %1 in standby</source>
        <translation>Poner %1 en espera</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Desconectar %1</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Actualizar firmware de %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Request messages</source>
        <translation>Solicitar mensajes</translation>
    </message>
    <message>
        <source>Request heading, depth, position and temperature from the autopilot</source>
        <translation>Solicitar rumbo, profundidad, posición y temperatura al piloto automático</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Another program also uses %1</source>
        <translation>Otro programa también usa %1</translation>
    </message>
    <message>
        <source>Use 14660</source>
        <translation>Usar 14660</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this</source>
        <translation>Conectar en su lugar a 192.168.2.2:14660, que BlueOS ofrece para esto</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>Enlace…</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids and signing key on this link</source>
        <translation>Ids y clave de firma de Leadline en este enlace</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Desconectar %1</translation>
    </message>
</context>
<context>
    <name>DisplayTab</name>
    <message>
        <source>Ember</source>
        <translation>Brasa</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinta</translation>
    </message>
    <message>
        <source>Night red</source>
        <translation>Rojo nocturno</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Hielo</translation>
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
        <translation>Sonda de pesca</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Follows theme</source>
        <translation>Según el tema</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 de 255</translation>
    </message>
    <message>
        <source>TVG from</source>
        <translation>TVG desde</translation>
    </message>
    <message>
        <source>Closer echoes are not amplified</source>
        <translation>Los ecos más cercanos no se amplifican</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>%1 % del alcance</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>Average with previous pings, or with adjacent bearings of a scan</source>
        <translation>Media con los pings anteriores, o con marcaciones contiguas</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 pings</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Ping360 mounting</source>
        <translation>Montaje del Ping360</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montaje</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Derecho</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Invertido</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Giro del montaje</translation>
    </message>
    <message>
        <source>Targets on the bottom</source>
        <translation>Blancos en el fondo</translation>
    </message>
    <message>
        <source>Show horizontal range from the Ping1D altitude</source>
        <translation>Alcance horizontal según la altitud del Ping1D</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metros</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pies</translation>
    </message>
    <message>
        <source>Annotate snapshots</source>
        <translation>Anotar las capturas</translation>
    </message>
    <message>
        <source>Include scales, settings, time and position</source>
        <translation>Incluye escalas, ajustes, hora y posición</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Restablecer vista</translation>
    </message>
    <message>
        <source>Restore defaults, except mounting, sound speed, units and vehicle</source>
        <translation>Valores por defecto, salvo montaje, velocidad del sonido, unidades y vehículo</translation>
    </message>
    <message>
        <source>Ping1D distance</source>
        <translation>Distancia del Ping1D</translation>
    </message>
    <message>
        <source>Solid line on the echogram; dotted at low confidence</source>
        <translation>Línea continua en el ecograma; punteada con poca confianza</translation>
    </message>
    <message>
        <source>Bottom detected by Leadline</source>
        <translation>Fondo hallado por Leadline</translation>
    </message>
    <message>
        <source>Dashed line on the echogram</source>
        <translation>Línea discontinua en el ecograma</translation>
    </message>
    <message>
        <source>Compare Ping1D echo with</source>
        <translation>Comparar el eco del Ping1D con</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>C in the echogram</source>
        <translation>C en el ecograma</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Min–max</source>
        <translation>Mín–máx</translation>
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
        <translation>TVG, solo en pantalla</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
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
        <translation>Quitar la media por alcance</translation>
    </message>
    <message>
        <source>Gain rises linearly with range</source>
        <translation>La ganancia crece linealmente con la distancia</translation>
    </message>
    <message>
        <source>Spreading and absorption, for volume or seabed echoes</source>
        <translation>Dispersión y absorción, para ecos de volumen o fondo</translation>
    </message>
    <message>
        <source>Spreading and absorption, for small targets</source>
        <translation>Propagación y absorción, de blancos pequeños</translation>
    </message>
    <message>
        <source>Subtract the average over all bearings</source>
        <translation>Restar la media de todas las marcaciones</translation>
    </message>
    <message>
        <source>Noise filter</source>
        <translation>Filtro de ruido</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Picos</translation>
    </message>
    <message>
        <source>Spikes and speckle</source>
        <translation>Picos y moteado</translation>
    </message>
    <message>
        <source>Remove pulses of other sonars, absent from the two previous pings</source>
        <translation>Elimina pulsos de otros sonares, ausentes en los dos pings anteriores</translation>
    </message>
    <message>
        <source>Also average differences within speckle level</source>
        <translation>Promedia también las diferencias a nivel de moteado</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Layout of the Ping360</source>
        <translation>Disposición del Ping360</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Abanico</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>El abanico muestra sectores de hasta 180°</translation>
    </message>
    <message>
        <source>Mean of sweeps</source>
        <translation>Media de barridos</translation>
    </message>
    <message>
        <source>Of the same bearing, while the heading does not change</source>
        <translation>De la misma demora, mientras el rumbo no cambie</translation>
    </message>
    <message>
        <source>Between spokes</source>
        <translation>Entre radios</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Como se midió</translation>
    </message>
    <message>
        <source>Interpolated</source>
        <translation>Interpolado</translation>
    </message>
    <message>
        <source>Detail: samples in a pixel</source>
        <translation>Detalle: muestras en un píxel</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>La mayor</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Persistencia</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Keeps all earlier sweeps, also of another range</source>
        <translation>Conserva todos los barridos anteriores, también de otro alcance</translation>
    </message>
    <message>
        <source>Number of earlier sweeps kept. Cleared when the range changes</source>
        <translation>Barridos anteriores que se conservan. Se borra al cambiar el alcance</translation>
    </message>
    <message>
        <source>TVG gain</source>
        <translation>Ganancia TVG</translation>
    </message>
    <message>
        <source>At the end of the range; 1× at the sonar</source>
        <translation>Al final del alcance; 1× en el sonar</translation>
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
        <translation>No hay ecos del Ping1D para el zoom de fondo.</translation>
    </message>
    <message>
        <source>There are no side-scan echoes.</source>
        <translation>No hay ecos de barrido lateral.</translation>
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
        <translation>alineado a mano</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Profundidad del vehículo en el tiempo</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Rumbo en el tiempo</translation>
    </message>
</context>
<context>
    <name>DoctorAddress</name>
    <message>
        <source>The sonar gets its new address and is searched for again, which takes up to 30 s.</source>
        <translation>El sonar recibe la nueva dirección y se busca de nuevo; tarda hasta 30 s.</translation>
    </message>
    <message>
        <source>Ethernet address of %1: %2</source>
        <translation>Dirección Ethernet de %1: %2</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fija</translation>
    </message>
    <message>
        <source>DHCP</source>
        <translation>DHCP</translation>
    </message>
    <message>
        <source>New address of the Ping360</source>
        <translation>Nueva dirección del Ping360</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change the address of the Ping360</source>
        <translation>Cambiar la dirección del Ping360</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Cambiar dirección</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Keep current address</source>
        <translation>Conservar la dirección actual</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Doctor</translation>
    </message>
    <message>
        <source>Connection doctor</source>
        <translation>Diagnóstico de conexión</translation>
    </message>
</context>
<context>
    <name>DoctorCheck</name>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>Copiar la orden para: %1</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Copiar la orden: %1</translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message>
        <source>Connection doctor</source>
        <translation>Doctor de conexiones</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>No device selected</source>
        <translation>Ningún dispositivo seleccionado</translation>
    </message>
    <message>
        <source>Select a device on the left to see its connection checks.</source>
        <translation>Elija un dispositivo a la izquierda para ver las pruebas de su conexión.</translation>
    </message>
    <message>
        <source>Nothing is changed on this computer without asking.</source>
        <translation>Nada se cambia en este equipo sin preguntar.</translation>
    </message>
    <message>
        <source>Connect anyway</source>
        <translation>Conectar igualmente</translation>
    </message>
    <message>
        <source>Open %1 and keep trying</source>
        <translation>Abrir %1 y seguir intentándolo</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar otra vez</translation>
    </message>
    <message>
        <source>Check again; stops a running scan</source>
        <translation>Comprobar de nuevo; detiene el barrido en curso</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Recuperar firmware…</translation>
    </message>
    <message>
        <source>Recover a sonar on %1 after an interrupted update</source>
        <translation>Recuperar un sonar en %1 tras una actualización interrumpida</translation>
    </message>
</context>
<context>
    <name>DoctorVerdict</name>
    <message>
        <source>For this session only:</source>
        <translation>Solo para esta sesión:</translation>
    </message>
    <message>
        <source>Copy the command for this session</source>
        <translation>Copiar la orden para esta sesión</translation>
    </message>
</context>
<context>
    <name>EchoScale</name>
    <message>
        <source>%1 % clipped</source>
        <translation>%1 % recortado</translation>
    </message>
    <message>
        <source>Echo levels, manual</source>
        <translation>Niveles de eco, manuales</translation>
    </message>
    <message>
        <source>Echo levels, learning</source>
        <translation>Niveles de eco, aprendiendo</translation>
    </message>
    <message>
        <source>No echo above noise</source>
        <translation>Ningún eco sobre el ruido</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Niveles de eco</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Echo levels of the %1</source>
        <translation>Niveles de eco del %1</translation>
    </message>
    <message>
        <source>Black point, %1 of 255, %2</source>
        <translation>Punto negro, %1 de 255, %2</translation>
    </message>
    <message>
        <source>White point, %1 of 255, %2</source>
        <translation>Punto blanco, %1 de 255, %2</translation>
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
        <translation>Sin procesar</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 de 255</translation>
    </message>
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source> · possibly the same as %1</source>
        <translation> · quizá el mismo que %1</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>Samples of each ping</source>
        <translation>Muestras de cada ping</translation>
    </message>
    <message>
        <source>Heading, depth and position of the vehicle</source>
        <translation>Rumbo, profundidad y posición del vehículo</translation>
    </message>
    <message>
        <source>Topics for ping-viewer-next and Foxglove</source>
        <translation>Topics para ping-viewer-next y Foxglove</translation>
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
        <translation>Registro MAVLink</translation>
    </message>
    <message>
        <source>SonarView log</source>
        <translation>Registro SonarView</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>netCDF</source>
        <translation>netCDF</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Informe de inmersión</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Markers, CSV</source>
        <translation>Marcas, CSV</translation>
    </message>
    <message>
        <source>Markers, GeoJSON</source>
        <translation>Marcas, GeoJSON</translation>
    </message>
    <message>
        <source>Markers, GPX</source>
        <translation>Marcas, GPX</translation>
    </message>
    <message>
        <source>Markers, KML</source>
        <translation>Marcas, KML</translation>
    </message>
    <message>
        <source>Drift from turn to turn (takes longer)</source>
        <translation>Deriva de vuelta a vuelta (tarda más)</translation>
    </message>
    <message>
        <source>Side-scan, XTF</source>
        <translation>Barrido lateral, XTF</translation>
    </message>
    <message>
        <source>Track, GeoJSON</source>
        <translation>Derrota, GeoJSON</translation>
    </message>
    <message>
        <source>Track, GPX</source>
        <translation>Derrota, GPX</translation>
    </message>
    <message>
        <source>Track, KML</source>
        <translation>Derrota, KML</translation>
    </message>
    <message>
        <source>Soundings, CSV</source>
        <translation>Sondeos, CSV</translation>
    </message>
    <message>
        <source>Bottom, GeoTIFF</source>
        <translation>Fondo, GeoTIFF</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Close export</source>
        <translation>Cerrar la exportación</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>A–B</source>
        <translation>A–B</translation>
    </message>
    <message>
        <source>Set A and B first</source>
        <translation>Primero fije A y B</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre de archivo</translation>
    </message>
    <message>
        <source>Export, %1 percent</source>
        <translation>Exportación, %1 por ciento</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Cancelar exportación</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Escribir %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>FamilyBar</name>
    <message>
        <source>Show it as %1</source>
        <translation>Mostrarlo como %1</translation>
    </message>
</context>
<context>
    <name>FamilyRow</name>
    <message>
        <source>Unknown sonar</source>
        <translation>Sonar desconocido</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>%1 + %2 more</source>
        <translation>%1 + %2 más</translation>
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
        <translation>revisión %1 · %2</translation>
    </message>
    <message>
        <source>For a %1 · firmware %2 · %3</source>
        <translation>Para un %1 · firmware %2 · %3</translation>
    </message>
    <message>
        <source>For a %1 · %2</source>
        <translation>Para un %1 · %2</translation>
    </message>
    <message>
        <source>With this firmware the sonar works at %1 baud only.</source>
        <translation>Con este firmware el sonar funciona solo a %1 baudios.</translation>
    </message>
    <message>
        <source>The sonar already has this firmware.</source>
        <translation>El sonar ya tiene este firmware.</translation>
    </message>
    <message>
        <source>This is older than the sonar&apos;s current firmware.</source>
        <translation>Es más antiguo que el que tiene el sonar.</translation>
    </message>
    <message>
        <source>Identifying the sonar</source>
        <translation>Identificando el sonar</translation>
    </message>
    <message>
        <source>Starting the bootloader of the sonar</source>
        <translation>Iniciando el bootloader del sonar</translation>
    </message>
    <message>
        <source>Waiting for the bootloader: switch the sonar off and on now</source>
        <translation>Esperando el bootloader: apague y encienda ahora el sonar</translation>
    </message>
    <message>
        <source>Looking for the bootloader</source>
        <translation>Buscando el bootloader</translation>
    </message>
    <message>
        <source>Erasing: leave the power on</source>
        <translation>Borrando: no corte la corriente</translation>
    </message>
    <message>
        <source>Writing: leave the power on</source>
        <translation>Escribiendo: no corte la corriente</translation>
    </message>
    <message>
        <source>Reading back: leave the power on</source>
        <translation>Releyendo: no corte la corriente</translation>
    </message>
    <message>
        <source>Starting the new firmware</source>
        <translation>Iniciando el nuevo firmware</translation>
    </message>
    <message>
        <source>If the cable fails meanwhile, leave the power on and write the file again. If the power fails, the %1 may no longer start: then it has to be opened, and started with its BOOT button held down. The guide says how.</source>
        <translation>Si entretanto falla el cable, no corte la corriente y escriba el archivo otra vez. Si falla la corriente, quizá el %1 ya no arranque: entonces hay que abrirlo y arrancarlo con su botón BOOT pulsado. La guía dice cómo.</translation>
    </message>
    <message>
        <source>If the power or the cable fails meanwhile, the bootloader of the Ping360 listens again when its power is switched on: choose the port on the left, then Recover firmware…, and switch the sonar off and on when asked.</source>
        <translation>Si entretanto fallan la corriente o el cable, el bootloader del Ping360 vuelve a escuchar cuando se le da corriente: elija el puerto a la izquierda, Recuperar firmware…, y apague y encienda el sonar cuando se le espere.</translation>
    </message>
    <message>
        <source>Looking for the bootloader, then erasing: leave the power on</source>
        <translation>Buscando el bootloader, luego borrando: no corte la corriente</translation>
    </message>
</context>
<context>
    <name>FirmwareFoot</name>
    <message>
        <source>Firmware, %1 percent</source>
        <translation>Firmware, %1 por ciento</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Escribir…</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Escribir %1</translation>
    </message>
    <message>
        <source>Choose a suitable file first</source>
        <translation>Elija primero un archivo adecuado</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Escribir ya</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel; nothing is written yet</source>
        <translation>Detener; aún no se ha escrito nada</translation>
    </message>
    <message>
        <source>Try again…</source>
        <translation>Reintentar…</translation>
    </message>
    <message>
        <source>Back to the file</source>
        <translation>Volver al archivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Not while writing: the sonar could be left without firmware</source>
        <translation>No durante la escritura: el sonar podría quedar sin firmware</translation>
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
        <translation>Se está escribiendo firmware: cierre la ventana cuando acabe.</translation>
    </message>
    <message>
        <source>Recover firmware</source>
        <translation>Recuperar firmware</translation>
    </message>
    <message>
        <source>Update firmware</source>
        <translation>Actualizar firmware</translation>
    </message>
    <message>
        <source>Not while firmware is being written</source>
        <translation>No mientras se escribe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not tested on hardware, only on simulated sonars. If it fails, the sonar may have to go back to its manufacturer.</source>
        <translation>No probado con hardware, solo con sonares simulados. Si falla, quizá haya que enviar el sonar al fabricante.</translation>
    </message>
    <message>
        <source>Connected device</source>
        <translation>Dispositivo conectado</translation>
    </message>
    <message>
        <source>Bootloader baud rate</source>
        <translation>Velocidad del cargador, baudios</translation>
    </message>
    <message>
        <source>Leadline cannot tell a Ping1D from a Ping2 here. With the wrong firmware it may not start: check the label on the sonar first.</source>
        <translation>Leadline no distingue aquí un Ping1D de un Ping2. Con el firmware equivocado puede no arrancar: mire antes la etiqueta del sonar.</translation>
    </message>
    <message>
        <source>Choose firmware</source>
        <translation>Elegir firmware</translation>
    </message>
    <message>
        <source>Firmware (*.hex)</source>
        <translation>Firmware (*.hex)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Elegir otro…</translation>
    </message>
    <message>
        <source>Intel HEX file from the manufacturer: %1</source>
        <translation>Un archivo Intel HEX del fabricante: %1</translation>
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
        <translation>hace %1 s</translation>
    </message>
    <message>
        <source>%1 min old</source>
        <translation>hace %1 min</translation>
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
        <translation>Tab, Espacio</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 h old</source>
        <translation>hace %1 h</translation>
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
        <translation>Comparación; las flechas la mueven, Re Pág y Av Pág la giran</translation>
    </message>
</context>
<context>
    <name>GhostBar</name>
    <message>
        <source>Drag the ghost; turn it by the ring</source>
        <translation>Arrastre la comparación; gírela con el anillo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep this alignment</source>
        <translation>Conservar esta alineación</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restore the previous alignment</source>
        <translation>Volver a la alineación anterior</translation>
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
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Only in ghost</source>
        <translation>Solo antes</translation>
    </message>
</context>
<context>
    <name>GhostRows</name>
    <message>
        <source>Ghost</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Turn of the ghost</source>
        <translation>Vuelta de comparación</translation>
    </message>
    <message>
        <source>An earlier turn below the echoes. Turns that you take, also of another recording, and markers are listed here.</source>
        <translation>Una vuelta anterior bajo los ecos. Aquí figuran las vueltas que usted toma, también de otra grabación, y las marcas.</translation>
    </message>
    <message>
        <source>Use this turn</source>
        <translation>Usar esta vuelta</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinear a mano</translation>
    </message>
    <message>
        <source>Drag and turn the ghost in the polar view</source>
        <translation>Arrastrar y girar la comparación en la vista polar</translation>
    </message>
    <message>
        <source>Strength of the ghost</source>
        <translation>Intensidad de la comparación</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mark changes</source>
        <translation>Marcar cambios</translation>
    </message>
    <message>
        <source>Rings around echoes that are new, or only in the ghost</source>
        <translation>Anillos en ecos nuevos o que solo estaban antes</translation>
    </message>
</context>
<context>
    <name>GhostScale</name>
    <message>
        <source>Ghost %1, %2</source>
        <translation>Comparación %1, %2</translation>
    </message>
    <message>
        <source>Ghost %1</source>
        <translation>Antes %1</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Chapter: %1</source>
        <translation>Capítulo: %1</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Cerrar la guía</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Capítulo %1</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espacio</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
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
        <translation>Vista</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Cerrar el inspector</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pausa o reproducción; en inmersión: mirar atrás</translation>
    </message>
    <message>
        <source>One ping back, forward</source>
        <translation>Un ping atrás, adelante</translation>
    </message>
    <message>
        <source>5 seconds back, forward</source>
        <translation>5 segundos atrás, adelante</translation>
    </message>
    <message>
        <source>Previous, next marker, event, gap or loop end</source>
        <translation>Marca, suceso, hueco o extremo del bucle anterior, siguiente</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marcar en el cursor</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Marcar el último eco de fondo del Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Añadir una nota a esta hora</translation>
    </message>
    <message>
        <source>Start, end; live: live edge</source>
        <translation>Principio, fin; en inmersión: en vivo</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Espera del sonar elegido, o de todos</translation>
    </message>
    <message>
        <source>Slower, faster (¼ 1 2 5 20×)</source>
        <translation>Más lento, más rápido (¼ 1 2 5 20×)</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Volver a 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Reproducir hacia atrás</translation>
    </message>
    <message>
        <source>Set A, set B, loop on or off</source>
        <translation>Fijar A, fijar B, bucle sí o no</translation>
    </message>
    <message>
        <source>Zoom in, out, fit the focused plot</source>
        <translation>Ampliar, reducir, ajustar la imagen elegida</translation>
    </message>
    <message>
        <source>Measure; Shift locks, Enter sets, Tab: next end</source>
        <translation>Medir; Mayús bloquea, Intro fija, Tab: otro extremo</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Polar view: move the cursor</source>
        <translation>Vista polar: mover el cursor</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Ping1D: move the cursor; Ctrl depth, Shift time</source>
        <translation>En el Ping1D: cursor; Ctrl profundidad, Mayús tiempo</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>En el Ping1D: comparar su eco; retenerlo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Vista polar: zona de alarma en el cursor</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Curva de eco junto a la vista polar</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Alcance mayor, menor</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Confirmar alarma</translation>
    </message>
    <message>
        <source>Next, previous file of several</source>
        <translation>Archivo siguiente, anterior de varios</translation>
    </message>
    <message>
        <source>Snapshot of the window, of the focused plot</source>
        <translation>Captura de la ventana, de la imagen elegida</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Next theme; brightness</source>
        <translation>Tema siguiente; brillo</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Export; dive report (PDF)</source>
        <translation>Exportar; informe de inmersión (PDF)</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Inmersión</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Next, previous control; Esc leaves</source>
        <translation>Control siguiente, anterior; Esc sale</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close keyboard shortcuts</source>
        <translation>Cerrar atajos</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start page: connect found devices</source>
        <translation>Dispositivos e inicio: conectar lo encontrado</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Supr</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>En la lista de marcas: renombrar, borrar</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Recuperar la marca borrada</translation>
    </message>
    <message>
        <source>More, less gain</source>
        <translation>Más, menos ganancia</translation>
    </message>
    <message>
        <source>Next, previous sector</source>
        <translation>Sector siguiente, anterior</translation>
    </message>
    <message>
        <source>Timeline: zoom in, out</source>
        <translation>Línea de tiempo: acercar, alejar</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Línea de tiempo: ajustar</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Library; Space selects, Ctrl+A selects all</source>
        <translation>Biblioteca; Espacio marca, Ctrl+A marca todo</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Biblioteca y Mensajes: buscar</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Biblioteca: actualizar</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Niveles automáticos; ecos sin procesar</translation>
    </message>
    <message>
        <source>Select the next, previous marker</source>
        <translation>Elegir la marca siguiente, anterior</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nueva grabación</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Detener o iniciar la grabación</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar o abanico</translation>
    </message>
    <message>
        <source>More, less persistence</source>
        <translation>Más, menos persistencia</translation>
    </message>
    <message>
        <source>Bottom zoom, its next height</source>
        <translation>Zoom de fondo, su altura siguiente</translation>
    </message>
    <message>
        <source>Map: follow the vehicle; layers</source>
        <translation>Mapa: seguir el vehículo; capas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Announce distance to bottom, and drift</source>
        <translation>Anunciar la distancia al fondo y la deriva</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Deriva del vehículo</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Proa arriba, norte arriba, rumbo fijado, estable</translation>
    </message>
    <message>
        <source>Ghost; this turn as the ghost</source>
        <translation>Comparación; esta vuelta como comparación</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range; bottom line by hand</source>
        <translation>Barrido lateral: distancia oblicua u horizontal; línea de fondo a mano</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Todas las vistas, solo polar, Ping1D, barrido lateral o multihaz</translation>
    </message>
</context>
<context>
    <name>LButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espacio</translation>
    </message>
</context>
<context>
    <name>LScroll</name>
    <message>
        <source>Scrolled</source>
        <translation>Desplazamiento</translation>
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
        <translation>Tab, Espacio</translation>
    </message>
</context>
<context>
    <name>LevelRows</name>
    <message>
        <source>Levels of the %1</source>
        <translation>Niveles del %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Sin procesar</translation>
    </message>
    <message>
        <source>Unprocessed echoes: no TVG, filter or smoothing</source>
        <translation>Ecos tal como se grabaron, sin TVG, filtro ni suavizado</translation>
    </message>
    <message>
        <source>Black %1, white %2, gamma %3</source>
        <translation>Negro %1, blanco %2, gamma %3</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>Recording %1</source>
        <translation>Grabación %1</translation>
    </message>
    <message>
        <source>No recording selected</source>
        <translation>Ninguna grabación elegida</translation>
    </message>
    <message>
        <source>Select a recording to see its contents and dive sheet.</source>
        <translation>Elija una grabación para ver su contenido y su hoja de inmersión.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sin imagen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en carpeta</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Repair the recording; no messages are removed</source>
        <translation>Completa la grabación; todos los mensajes quedan</translation>
    </message>
    <message>
        <source>Dive sheet</source>
        <translation>Hoja de inmersión</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Search recordings</source>
        <translation>Buscar grabaciones</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Grabaciones, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Enter opens, Space ticks</source>
        <translation>Arriba y Abajo eligen, Intro abre, Espacio marca</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>The folder cannot be read</source>
        <translation>No se puede leer la carpeta</translation>
    </message>
    <message>
        <source>No recordings yet</source>
        <translation>Aún no hay grabaciones</translation>
    </message>
    <message>
        <source>No name, date, device or dive sheet contains “%1”.</source>
        <translation>Ningún nombre, fecha, dispositivo u hoja de inmersión contiene «%1».</translation>
    </message>
    <message>
        <source>Recording starts by itself with the first byte of a sonar, into %1.</source>
        <translation>La grabación empieza sola con el primer byte de un sonar, en %1.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc en la búsqueda</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>By name, date, device or dive sheet</source>
        <translation>Por nombre, fecha, dispositivo u hoja de inmersión</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Añadir carpeta</translation>
    </message>
    <message>
        <source>Open together</source>
        <translation>Abrir juntas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open selected recordings together</source>
        <translation>Abrir juntas las grabaciones marcadas</translation>
    </message>
    <message>
        <source>What is ticked</source>
        <translation>Lo marcado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>This dive</source>
        <translation>Esta inmersión</translation>
    </message>
    <message>
        <source>Next dive</source>
        <translation>Próxima inmersión</translation>
    </message>
    <message>
        <source>Dive sheet of this dive</source>
        <translation>Hoja de esta inmersión</translation>
    </message>
    <message>
        <source>Dive sheet of the next dive</source>
        <translation>Hoja de la próxima inmersión</translation>
    </message>
    <message>
        <source>Saved in this dive&apos;s recording, including later changes.</source>
        <translation>Se guarda en la grabación de esta inmersión, también los cambios posteriores.</translation>
    </message>
    <message>
        <source>Saved in the next recording. Job, vehicle, pilot and place are kept.</source>
        <translation>Se guarda en la próxima grabación. Trabajo, vehículo, piloto y lugar se conservan.</translation>
    </message>
    <message>
        <source>Another dive</source>
        <translation>Otra inmersión</translation>
    </message>
    <message>
        <source>Clears dive, water and notes</source>
        <translation>Borra inmersión, agua y notas</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>dive sheet: %1</source>
        <translation>hoja de inmersión: %1</translation>
    </message>
    <message>
        <source>has markers</source>
        <translation>tiene marcas</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcada</translation>
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
        <translation>pérdida</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Esperando el primer ping</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demo</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Ecos simulados</translation>
    </message>
    <message>
        <source>age</source>
        <translation>edad</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Sin datos %1 s</translation>
    </message>
</context>
<context>
    <name>LogTimeOffsetMenu</name>
    <message>
        <source>%1 Positive seconds shift the vehicle&apos;s telemetry log later.</source>
        <translation>%1 Los segundos positivos retrasan el registro de telemetría.</translation>
    </message>
    <message>
        <source>Shift by %1</source>
        <translation>Moverlo %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Shift of the telemetry log in seconds (Enter)</source>
        <translation>Desplazamiento del registro de telemetría en segundos (Intro)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset to clock alignment</source>
        <translation>Restablecer la alineación por reloj</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinear a mano</translation>
    </message>
    <message>
        <source>Start both together, then shift the telemetry log</source>
        <translation>Iniciar ambos juntos y desplazar el registro de telemetría</translation>
    </message>
    <message>
        <source>Back to the common start</source>
        <translation>Volver al inicio común</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Show the sonar recording only</source>
        <translation>Mostrar de nuevo solo el registro del sonar</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Alinear este archivo a mano</translation>
    </message>
    <message>
        <source>%1 Positive seconds shift it later.</source>
        <translation>%1 Los segundos positivos lo desplazan hacia más tarde.</translation>
    </message>
    <message>
        <source>Start it together with the others, then shift it</source>
        <translation>Mostrarlo desde un inicio común con los demás y moverlo desde ahí</translation>
    </message>
    <message>
        <source>Place it after the others again</source>
        <translation>Dejar que siga de nuevo a los demás</translation>
    </message>
    <message>
        <source>Comparing both recordings…</source>
        <translation>Comparando ambas grabaciones…</translation>
    </message>
    <message>
        <source>No clear match, so no shift is suggested.</source>
        <translation>No hay coincidencia clara, así que no se propone ningún desplazamiento.</translation>
    </message>
    <message>
        <source>Use %1 ± %2</source>
        <translation>Usar %1 ± %2</translation>
    </message>
    <message>
        <source>Move it to where both recordings match</source>
        <translation>Moverla adonde coinciden ambas grabaciones</translation>
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
        <translation>Soltar para abrir</translation>
    </message>
    <message>
        <source>Several recordings share one timeline. A snapshot opens its recording at that time.</source>
        <translation>Varias grabaciones comparten una línea de tiempo. Una captura abre su grabación en ese instante.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Recordings and snapshots (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</source>
        <translation>Grabaciones y capturas (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>MapHeader</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Built on %1</source>
        <translation>A partir de %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 vuelta</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 vueltas</translation>
    </message>
    <message>
        <source>± %1 %2 now</source>
        <translation>± %1 %2 ahora</translation>
    </message>
    <message>
        <source>1 turn not placed</source>
        <translation>1 vuelta sin situar</translation>
    </message>
    <message>
        <source>%1 turns not placed</source>
        <translation>%1 vueltas sin situar</translation>
    </message>
    <message>
        <source>Loop closed %1</source>
        <translation>Bucle cerrado %1</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte arriba</translation>
    </message>
    <message>
        <source>First heading up</source>
        <translation>Primer rumbo arriba</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Proa arriba</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Seguir el vehículo</translation>
    </message>
    <message>
        <source>Layers and export</source>
        <translation>Capas y exportación</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Head up</source>
        <translation>Proa arriba</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte arriba</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Arriba es el primer rumbo</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message>
        <source>Layers and export</source>
        <translation>Capas y exportación</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>%1 of %2 turns matched</source>
        <translation>%1 de %2 vueltas coinciden</translation>
    </message>
    <message>
        <source>Loops closed</source>
        <translation>Bucles cerrados</translation>
    </message>
    <message>
        <source>%1 · moved %2 %3</source>
        <translation>%1 · movió %2 %3</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Sin situar</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 vuelta</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 vueltas</translation>
    </message>
    <message>
        <source>The map is too large: larger cells, or a shorter recording, would show all of it.</source>
        <translation>El mapa es demasiado grande: con celdas mayores o una grabación más corta se vería entero.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Ecos</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Error ellipses</source>
        <translation>Elipses de error</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Loop closures</source>
        <translation>Cierres de bucle</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Range of the newest turn</source>
        <translation>Alcance de la última vuelta</translation>
    </message>
    <message>
        <source>Where turns overlap</source>
        <translation>Donde se solapan vueltas</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Brightest</source>
        <translation>Más brillante</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Más nuevo</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
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
        <translation>GeoTIFF necesita posiciones, y no las hay.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Exportar mapa</translation>
    </message>
    <message>
        <source>There is no map yet</source>
        <translation>Aún no hay mapa</translation>
    </message>
    <message>
        <source>Export map with a world file</source>
        <translation>Exportar mapa con archivo world</translation>
    </message>
    <message>
        <source>Within ± %1 %2</source>
        <translation>Dentro de ± %1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 de %2 vueltas</translation>
    </message>
</context>
<context>
    <name>MapPlot</name>
    <message>
        <source>Moved %1 %2</source>
        <translation>Movido %1 %2</translation>
    </message>
    <message>
        <source>Map; arrows move it</source>
        <translation>Mapa; las flechas lo mueven</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Arriba es el primer rumbo</translation>
    </message>
    <message>
        <source>North is at %1 from up</source>
        <translation>El norte está a %1 desde arriba</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Mostrar todo el mapa</translation>
    </message>
    <message>
        <source>Echoes too few to place turns.</source>
        <translation>Muy pocos ecos para situar vueltas.</translation>
    </message>
    <message>
        <source>No map yet.</source>
        <translation>Aún no hay mapa.</translation>
    </message>
    <message>
        <source>Positions would help.</source>
        <translation>Unas posiciones ayudarían.</translation>
    </message>
    <message>
        <source>It grows as soon as two turns match, or with positions from a DVL or GPS.</source>
        <translation>Crece en cuanto coinciden dos vueltas, o con posiciones de un DVL o GPS.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir grabación…</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Sin mapa</translation>
    </message>
    <message>
        <source>This recording has no scanning sonar, whose turns make a map.</source>
        <translation>Esta grabación no tiene un sonar de barrido, con cuyas vueltas se hace el mapa.</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>Calculando el mapa…</translation>
    </message>
    <message>
        <source>The turns of a scanning sonar make a map, and none is connected.</source>
        <translation>El mapa se hace con las vueltas de un sonar de barrido, y no hay ninguno conectado.</translation>
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
        <translation>a proa</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>a popa</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>%1 %2 %3, %4 %5 of the start, plus or minus %6</source>
        <translation>%1 %2 %3, %4 %5 del inicio, más o menos %6</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pies</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Where am I</source>
        <translation>Dónde estoy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>from vehicle</source>
        <translation>del vehículo</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>demora</translation>
    </message>
    <message>
        <source>from up</source>
        <translation>desde arriba</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>no visto</translation>
    </message>
</context>
<context>
    <name>MapScale</name>
    <message>
        <source>Scale: %1 %2</source>
        <translation>Escala: %1 %2</translation>
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
        <translation>rumbo</translation>
    </message>
    <message>
        <source>%1 %2 (vehicle)</source>
        <translation>%1 %2 (vehículo)</translation>
    </message>
    <message>
        <source>%1 %2 above bottom</source>
        <translation>%1 %2 sobre el fondo</translation>
    </message>
    <message>
        <source>Name of marker %1</source>
        <translation>Nombre de la marca %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Cambiar nombre (F2)</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Borrar la marca %1</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Borrar la nota</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source> slant</source>
        <translation> oblicua</translation>
    </message>
    <message>
        <source>As taken</source>
        <translation>Como se tomó</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Demora</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>No disponible</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4</source>
        <translation>%1 %2 ± %3 %4</translation>
    </message>
    <message>
        <source>Echo at %1</source>
        <translation>Eco a las %1</translation>
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
        <translation>simulado</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a las %2</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Al marcar</translation>
    </message>
    <message>
        <source>Telemetry log</source>
        <translation>Registro de telemetría</translation>
    </message>
    <message>
        <source>Aligned by hand</source>
        <translation>Alineado a mano</translation>
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
        <translation>Lista</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Markers, %1</source>
        <translation>Marcas, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Arriba y Abajo eligen, Intro va allí, F2 renombra, Supr borra</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Aún no hay sucesos.</translation>
    </message>
    <message>
        <source>No markers yet. Point at an echo and press M. Enter marks the Ping1D&apos;s latest bottom echo, N adds a note.</source>
        <translation>Aún no hay marcas. Señale un eco y pulse M. Intro marca el último eco de fondo del Ping1D, N añade una nota.</translation>
    </message>
    <message>
        <source>Range, bearing and depth as marked</source>
        <translation>Distancia, marcación y profundidad según la marca</translation>
    </message>
</context>
<context>
    <name>MarkerNameField</name>
    <message>
        <source>Name of marker %1</source>
        <translation>Nombre de la marca %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Esc keeps the number</source>
        <translation>Intro conserva el nombre, Esc el número</translation>
    </message>
</context>
<context>
    <name>MarkerPin</name>
    <message>
        <source>Marker %1, %2</source>
        <translation>Marca %1, %2</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
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
        <translation>según la marca</translation>
    </message>
</context>
<context>
    <name>MarkerRow</name>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
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
        <translation>rumbo</translation>
    </message>
    <message>
        <source>%1 %2 deep</source>
        <translation>%1 %2 de prof.</translation>
    </message>
    <message>
        <source>%1 (Up, Down)</source>
        <translation>%1 (Arriba, Abajo)</translation>
    </message>
</context>
<context>
    <name>MarkerTools</name>
    <message>
        <source>Point at an echo with the mouse or arrow keys, then press M.</source>
        <translation>Apunte a un eco y pulse M, o vaya allí con las flechas de una imagen.</translation>
    </message>
    <message>
        <source>No Ping1D bottom echo to mark here.</source>
        <translation>Aquí no hay eco de fondo del Ping1D que marcar.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Añadir una nota a esta hora</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Nota sobre %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Export 1 marker</source>
        <translation>Exportar 1 marca</translation>
    </message>
    <message>
        <source>Export %1 markers</source>
        <translation>Exportar %1 marcas</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Exportar marcas</translation>
    </message>
    <message>
        <source>No markers yet</source>
        <translation>Aún no hay marcas</translation>
    </message>
    <message>
        <source>Note at the time shown; Enter saves</source>
        <translation>Nota a la hora mostrada; Intro guarda</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>missing: payload too short</source>
        <translation>falta: los datos acaban antes</translation>
    </message>
</context>
<context>
    <name>MessagesDetails</name>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>No message selected</source>
        <translation>Ningún mensaje elegido</translation>
    </message>
    <message>
        <source>Select a message to see its fields and bytes.</source>
        <translation>Elija un mensaje para ver sus campos y bytes.</translation>
    </message>
    <message>
        <source>Fields and bytes of %1</source>
        <translation>Campos y bytes de %1</translation>
    </message>
    <message>
        <source>Raw bytes</source>
        <translation>Bytes en bruto</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a las %2</translation>
    </message>
    <message>
        <source>Previous message of this type</source>
        <translation>El mismo mensaje antes de este</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← en la lista</translation>
    </message>
    <message>
        <source>Next message of this type</source>
        <translation>El mismo mensaje después de este</translation>
    </message>
    <message>
        <source>→ in the list</source>
        <translation>→ en la lista</translation>
    </message>
    <message>
        <source>Copy fields and bytes</source>
        <translation>Copiar campos y bytes</translation>
    </message>
</context>
<context>
    <name>MessagesList</name>
    <message>
        <source>Search messages</source>
        <translation>Buscar mensajes</translation>
    </message>
    <message>
        <source>%1, not all</source>
        <translation>%1, no todos</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 mensajes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Messages, %1</source>
        <translation>Mensajes, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Left and Right step through messages of one type</source>
        <translation>Arriba y Abajo eligen, Izquierda y Derecha van al anterior y al siguiente</translation>
    </message>
    <message>
        <source>No messages yet</source>
        <translation>Aún no hay mensajes</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Every message from sonars and vehicles is listed here.</source>
        <translation>Aquí aparece cada mensaje de sonares y vehículos.</translation>
    </message>
    <message>
        <source>No message name, former name, field, id or source contains “%1”.</source>
        <translation>Ningún nombre, nombre antiguo, campo, número u origen de un mensaje contiene «%1».</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc en la búsqueda</translation>
    </message>
    <message>
        <source>Search name, former name, field, id or source; “once” finds single messages</source>
        <translation>Busca nombre, nombre anterior, campo, id u origen; «once» halla mensajes únicos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensaje</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1, %2, message %3, not yet</source>
        <translation>%1, %2, mensaje %3, aún no</translation>
    </message>
    <message>
        <source>%1, message %2 (Up, Down)</source>
        <translation>%1, mensaje %2 (Arriba, Abajo)</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>%1, %2, message %3, count %4, %5, last %6 ago, %7</source>
        <translation>%1, %2, mensaje %3, %4 recibidos, %5, último hace %6, %7</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
</context>
<context>
    <name>MessagesView</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
</context>
<context>
    <name>MotionRows</name>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>How fast and where the vehicle drifts, by the echoes of the Ping360</source>
        <translation>Con qué rapidez y hacia dónde deriva el vehículo, según los ecos del Ping360</translation>
    </message>
    <message>
        <source>%1. Nothing is corrected.</source>
        <translation>%1. No se corrige nada.</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Proa</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estable</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Sin rumbo. Conecte el vehículo o abra una grabación con rumbo.</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>En el abanico la proa siempre está arriba</translation>
    </message>
    <message>
        <source>Steady after one more turn</source>
        <translation>Estable tras una vuelta más</translation>
    </message>
    <message>
        <source>No match: by compass since %1</source>
        <translation>Sin coincidencia: por el compás desde %1</translation>
    </message>
    <message>
        <source>No match and no compass: held since %1</source>
        <translation>Sin coincidencia ni compás: fija desde %1</translation>
    </message>
    <message>
        <source>Kept still by the picture since %1</source>
        <translation>Estable por la imagen desde %1</translation>
    </message>
</context>
<context>
    <name>MountingButtons</name>
    <message>
        <source>Mounting is correct as shown</source>
        <translation>El montaje mostrado es correcto</translation>
    </message>
    <message>
        <source>Use this mounting</source>
        <translation>Usar este montaje</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montaje: %1</translation>
    </message>
</context>
<context>
    <name>MultibeamMenu</name>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copiar lectura</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Medir desde aquí</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copiar medida</translation>
    </message>
</context>
<context>
    <name>MultibeamPanel</name>
    <message>
        <source>no attitude</source>
        <translation>sin actitud</translation>
    </message>
    <message>
        <source>attitude of the vehicle</source>
        <translation>actitud del vehículo</translation>
    </message>
    <message>
        <source>1 sounding left out</source>
        <translation>1 sondeo descartado</translation>
    </message>
    <message>
        <source>%1 soundings left out</source>
        <translation>%1 sondeos descartados</translation>
    </message>
    <message>
        <source>1 sounding</source>
        <translation>1 sondeo</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 sondeos</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Multibeam sonar</source>
        <translation>Sonar multihaz</translation>
    </message>
    <message>
        <source>Minimum power</source>
        <translation>Potencia mínima</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>Show soundings that are left out</source>
        <translation>Mostrar los sondeos descartados</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de vista</translation>
    </message>
    <message>
        <source>Channel data only, no points</source>
        <translation>Solo datos de canales, sin puntos</translation>
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
        <translation>alcance de %1 a %2</translation>
    </message>
    <message>
        <source>multibeam sonar</source>
        <translation>sonar multihaz</translation>
    </message>
    <message>
        <source>minimum power: %1</source>
        <translation>potencia mínima: %1</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Aún no hay ecos que medir.</translation>
    </message>
    <message>
        <source>Press on one end, then on the other.</source>
        <translation>Pulse en un extremo y luego en el otro.</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Aún no hay fondo.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Seguir el vehículo</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Captura de esta imagen</translation>
    </message>
</context>
<context>
    <name>MultibeamTab</name>
    <message>
        <source>No ping up to here.</source>
        <translation>Ningún ping hasta aquí.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Velocidad del sonido</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Emisión</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Pasos de alcance</translation>
    </message>
    <message>
        <source>Power thresholds</source>
        <translation>Umbrales de potencia</translation>
    </message>
    <message>
        <source>Soundings</source>
        <translation>Sondeos</translation>
    </message>
    <message>
        <source>Depth below the sonar</source>
        <translation>Profundidad bajo el sonar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Balanceo</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Cabeceo</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Dive</source>
        <translation>Bucear</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Aparatos</translation>
    </message>
    <message>
        <source>Devices: 1 found</source>
        <translation>Dispositivos: 1 encontrado</translation>
    </message>
    <message>
        <source>Devices: %1 found</source>
        <translation>Dispositivos: %1 encontrados</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Theme %1, change it</source>
        <translation>Tema %1, cambiarlo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>NoSonarView</name>
    <message>
        <source>No %1</source>
        <translation>Sin %1</translation>
    </message>
    <message>
        <source>%1 is in Standby</source>
        <translation>%1 está en espera</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Esperando el primer ping</translation>
    </message>
    <message>
        <source>Connecting %1</source>
        <translation>Conectando %1</translation>
    </message>
    <message>
        <source>Not in this recording.</source>
        <translation>No está en esta grabación.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Conecte uno o abra un registro.</translation>
    </message>
    <message>
        <source>Not pinging. Press Start to resume.</source>
        <translation>No emite. Pulse Iniciar para reanudar.</translation>
    </message>
    <message>
        <source>Connected %1 s ago.</source>
        <translation>Conectado hace %1 s.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Leave Standby</source>
        <translation>Salir de la espera</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Unknown sonar</source>
        <translation>Sonar desconocido</translation>
    </message>
    <message>
        <source>Choose above which one it is.</source>
        <translation>Elija arriba cuál es.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Dejar de leer; lo leído se puede reproducir</translation>
    </message>
    <message>
        <source>Notice action</source>
        <translation>Hacer lo que ofrece el aviso</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Cerrar el aviso</translation>
    </message>
</context>
<context>
    <name>PaletteSwatch</name>
    <message>
        <source>Palette %1</source>
        <translation>Paleta %1</translation>
    </message>
    <message>
        <source>Palette %1 (Tab, Space)</source>
        <translation>Paleta %1 (Tab, Espacio)</translation>
    </message>
</context>
<context>
    <name>PersistencePicker</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>1 sweep</source>
        <translation>1 barrido</translation>
    </message>
    <message>
        <source>3 sweeps</source>
        <translation>3 barridos</translation>
    </message>
    <message>
        <source>10 sweeps</source>
        <translation>10 barridos</translation>
    </message>
    <message>
        <source>All sweeps</source>
        <translation>Todos los barridos</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Persistencia</translation>
    </message>
</context>
<context>
    <name>Ping1dTab</name>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Velocidad del sonido</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Emisión</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
</context>
<context>
    <name>Ping360Tab</name>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Paso angular</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Velocidad del sonido</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Emisión</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montaje sin confirmar</translation>
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
        <translation>Rumbo %1 %2</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumbo</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
    <message>
        <source>Turned %1</source>
        <translation>Girado %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>fija</translation>
    </message>
    <message>
        <source>by compass</source>
        <translation>por compás</translation>
    </message>
</context>
<context>
    <name>PolarCompassCheck</name>
    <message>
        <source>Compass</source>
        <translation>Compás</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
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
        <translation>Edad, %1</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>%1 seconds per revolution, %2 pings per second</source>
        <translation>%1 segundos por vuelta, %2 pings por segundo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>/ turn</source>
        <translation>/ vuelta</translation>
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
        <translation>paso</translation>
    </message>
    <message>
        <source>No pings</source>
        <translation>Sin pings</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit to the farthest echo</source>
        <translation>Ajustar al eco más lejano</translation>
    </message>
    <message>
        <source>/ sweep</source>
        <translation>/ barrido</translation>
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
        <translation>rumbo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Drift %1 ± %2 %3, %4 ± %5° %6</source>
        <translation>Deriva&#xa0;%1 ±&#xa0;%2&#xa0;%3,&#xa0;%4 ±&#xa0;%5°&#xa0;%6</translation>
    </message>
    <message>
        <source>Holding, under %1 %2</source>
        <translation>Mantiene la posición, menos de&#xa0;%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Drift not known: too few echoes</source>
        <translation>Deriva desconocida: muy pocos ecos</translation>
    </message>
    <message>
        <source>Drift after one more turn</source>
        <translation>Deriva tras una vuelta más</translation>
    </message>
    <message>
        <source>Drift after two turns</source>
        <translation>Deriva tras dos vueltas</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Estable</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
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
        <translation>hacia</translation>
    </message>
    <message>
        <source>± %1° %2</source>
        <translation>±&#xa0;%1°&#xa0;%2</translation>
    </message>
    <message>
        <source>under</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>over</source>
        <translation>en</translation>
    </message>
    <message>
        <source>· %1 old</source>
        <translation>· hace&#xa0;%1</translation>
    </message>
    <message>
        <source>too few echoes</source>
        <translation>muy pocos ecos</translation>
    </message>
    <message>
        <source>since</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>after one more turn</source>
        <translation>tras una vuelta más</translation>
    </message>
    <message>
        <source>after two turns</source>
        <translation>tras dos vueltas</translation>
    </message>
    <message>
        <source>Across the wall %1 ± %2 %3, along it unknown</source>
        <translation>Perpendicular al muro: %1&#xa0;±&#xa0;%2&#xa0;%3; a lo largo, desconocida</translation>
    </message>
    <message>
        <source>Across the wall under %1 %2, along it unknown</source>
        <translation>Perpendicular al muro: menos de %1&#xa0;%2; a lo largo, desconocida</translation>
    </message>
    <message>
        <source>Across the wall</source>
        <translation>Perpendicular al muro</translation>
    </message>
    <message>
        <source>under %1 %2</source>
        <translation>menos de %1&#xa0;%2</translation>
    </message>
    <message>
        <source>along it unknown</source>
        <translation>a lo largo, desconocida</translation>
    </message>
    <message>
        <source>Computing the drift…</source>
        <translation>Calculando la deriva…</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calculando…</translation>
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
        <translation>Medir</translation>
    </message>
    <message>
        <source>Echo trace</source>
        <translation>Curva de eco</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Captura de esta imagen</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de vista</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Proa arriba</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte arriba</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Abanico</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>El abanico muestra sectores de hasta 180°</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>En el abanico la proa siempre está arriba</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estable</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Sin rumbo. Conecte el vehículo o abra una grabación con rumbo.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Comparación</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Ping360 polar view; arrows move the cursor</source>
        <translation>Vista polar del Ping360; las flechas mueven el cursor</translation>
    </message>
</context>
<context>
    <name>PolarMarker</name>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
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
        <translation>distancia y marcación según la marca</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posición %1</translation>
    </message>
    <message>
        <source>range as marked</source>
        <translation>distancia según la marca</translation>
    </message>
    <message>
        <source>outside the view</source>
        <translation>fuera de la vista</translation>
    </message>
</context>
<context>
    <name>PolarMeasured</name>
    <message>
        <source>horizontal</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblicua</translation>
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
        <translation>dem</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumbo</translation>
    </message>
    <message>
        <source>Measured %1 %2</source>
        <translation>Medido %1 %2</translation>
    </message>
    <message>
        <source>then %1, angle %2</source>
        <translation>luego %1, ángulo %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
</context>
<context>
    <name>PolarMenu</name>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copiar lectura</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Medir desde aquí</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copiar medida</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Reanudar barrido</translation>
    </message>
    <message>
        <source>Hold bearing here</source>
        <translation>Fijar marcación aquí</translation>
    </message>
    <message>
        <source>Alarm zone here (Z)</source>
        <translation>Zona de alarma aquí (Z)</translation>
    </message>
    <message>
        <source>Zone here (Z)</source>
        <translation>Zona aquí (Z)</translation>
    </message>
</context>
<context>
    <name>PolarPanel</name>
    <message>
        <source>The head is held on one bearing. Resume the scan to measure.</source>
        <translation>El cabezal mantiene una marcación. Reanude el barrido para medir.</translation>
    </message>
    <message>
        <source>Ping360, polar view</source>
        <translation>Ping360, vista polar</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>A Ping360 may take 4.5 s.</source>
        <translation>Un Ping360 puede tardar 4.5 s.</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Aún no hay ecos que medir.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Aquí no hay ningún eco que medir.</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montaje sin confirmar</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Proa arriba</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte arriba</translation>
    </message>
    <message>
        <source>Heading locked</source>
        <translation>Rumbo fijo</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estable</translation>
    </message>
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the alarm zone&apos;s position first.</source>
        <translation>Señale primero el lugar de la zona de alarma.</translation>
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
        <translation>rumbo</translation>
    </message>
    <message>
        <source>true</source>
        <translation>V</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>dem</translation>
    </message>
    <message>
        <source>horizontal %1 ± %2</source>
        <translation>horizontal %1 ± %2</translation>
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
        <translation>%1 ± %2 %3 oblicua, rel %4 %5, %6 de 255, hace %7</translation>
    </message>
    <message>
        <source>%1 slant range, rel %2, no echo</source>
        <translation>%1 oblicua, rel %2, sin eco</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Cursor: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblicua</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>± %1 slant</source>
        <translation>± %1 oblicua</translation>
    </message>
    <message>
        <source>slant · rel %1 · %2 %3 %4</source>
        <translation>oblicua · rel %1 · %2 %3 %4</translation>
    </message>
    <message>
        <source>slant · rel %1 %2</source>
        <translation>oblicua · rel %1 %2</translation>
    </message>
    <message>
        <source>slant · rel %1</source>
        <translation>oblicua · rel %1</translation>
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
        <translation>sin eco</translation>
    </message>
    <message>
        <source>of 255</source>
        <translation>de 255</translation>
    </message>
    <message>
        <source>old</source>
        <translation>edad</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <translation>± %1 %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
</context>
<context>
    <name>PolarSteady</name>
    <message>
        <source>Steady after one more turn</source>
        <translation>Estable tras una vuelta más</translation>
    </message>
    <message>
        <source>By compass since %1</source>
        <translation>Por compás desde %1</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>Fija desde %1</translation>
    </message>
    <message>
        <source>Steady by the picture</source>
        <translation>Estable por la imagen</translation>
    </message>
    <message>
        <source>± %1°</source>
        <translation>± %1°</translation>
    </message>
    <message>
        <source>turned %1 %2</source>
        <translation>girado %1 %2</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>girado</translation>
    </message>
</context>
<context>
    <name>PolarTrace</name>
    <message>
        <source>Echo trace, rel %1</source>
        <translation>Curva de eco, rel %1</translation>
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
        <translation>Zona de alarma %1 a %2 %3 hacia %4</translation>
    </message>
    <message>
        <source>Alarm zone, muted, %1 to %2 %3 about %4</source>
        <translation>Zona de alarma, sin sonido, %1 a %2 %3 en torno a %4</translation>
    </message>
    <message>
        <source>Zone, muted</source>
        <translation>Zona, sin sonido</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Zone · acknowledged</source>
        <translation>Zona · reconocida</translation>
    </message>
</context>
<context>
    <name>RecordedRow</name>
    <message>
        <source>%1, %2, as recorded</source>
        <translation>%1, %2, como se grabó</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como se grabó</translation>
    </message>
</context>
<context>
    <name>RecorderBlock</name>
    <message>
        <source>part %1</source>
        <translation>parte %1</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>Disco lleno</translation>
    </message>
    <message>
        <source>Ready to record</source>
        <translation>Listo para grabar</translation>
    </message>
    <message>
        <source>Demo, not recorded</source>
        <translation>Demo, sin grabar</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>libre %1</translation>
    </message>
    <message>
        <source>Starts with the first byte</source>
        <translation>Empieza con el primer byte</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
    </message>
    <message>
        <source>%1 s held in memory</source>
        <translation>%1 s esperan en memoria</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Grabar la demo</translation>
    </message>
    <message>
        <source>Disk write failed</source>
        <translation>Fallo al escribir</translation>
    </message>
    <message>
        <source>Not recording</source>
        <translation>No se graba</translation>
    </message>
    <message>
        <source>REC %1</source>
        <translation>REC %1</translation>
    </message>
    <message>
        <source>Recording complete</source>
        <translation>Grabación completa</translation>
    </message>
    <message>
        <source>Not recording since %1</source>
        <translation>No se graba desde %1</translation>
    </message>
    <message>
        <source>New file when data arrives</source>
        <translation>Archivo nuevo con el próximo byte</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 graba</translation>
    </message>
    <message>
        <source>Its menu records</source>
        <translation>Su menú graba</translation>
    </message>
    <message>
        <source>Recorder: %1</source>
        <translation>Grabador: %1</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nueva grabación</translation>
    </message>
    <message>
        <source>Start recording</source>
        <translation>Iniciar la grabación</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Detener la grabación</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Stop recording?</source>
        <translation>¿Detener la grabación?</translation>
    </message>
    <message>
        <source>Keep recording</source>
        <translation>Seguir grabando</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings are saved to %2.</source>
        <translation>No se puede escribir en %1. Las grabaciones van a %2.</translation>
    </message>
</context>
<context>
    <name>SectionPlot</name>
    <message>
        <source>port</source>
        <translation>a babor</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>a estribor</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
    <message>
        <source>across %1 %2</source>
        <translation>de través %1 %2</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>potencia %1</translation>
    </message>
    <message>
        <source>left out: weak</source>
        <translation>descartado: débil</translation>
    </message>
    <message>
        <source>left out: outlier</source>
        <translation>descartado: valor atípico</translation>
    </message>
    <message>
        <source>Section; arrows go from sounding to sounding</source>
        <translation>Sección; las flechas van de sondeo en sondeo</translation>
    </message>
    <message>
        <source>0 %1</source>
        <translation>0 %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estribor</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Sin posición</translation>
    </message>
    <message>
        <source>%1 %2 ± %3</source>
        <translation>%1 %2 ± %3</translation>
    </message>
    <message>
        <source>across %1</source>
        <translation>de través %1</translation>
    </message>
    <message>
        <source>up %1</source>
        <translation>hacia arriba %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>hacia abajo %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Medido %1</translation>
    </message>
    <message>
        <source>No sounding here to measure.</source>
        <translation>No hay sondeo que medir aquí.</translation>
    </message>
    <message>
        <source>from swath to swath: ± not known</source>
        <translation>de barrido a barrido: ± desconocido</translation>
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
        <translation>%1, %2 grados</translation>
    </message>
</context>
<context>
    <name>SectorRim</name>
    <message>
        <source>Sector centre</source>
        <translation>Centro del sector</translation>
    </message>
    <message>
        <source>Sector width</source>
        <translation>Ancho del sector</translation>
    </message>
    <message>
        <source>Sector from</source>
        <translation>Sector desde</translation>
    </message>
    <message>
        <source>Sector to</source>
        <translation>Sector hasta</translation>
    </message>
    <message>
        <source>%1° at %2°</source>
        <translation>%1° a %2°</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espacio</translation>
    </message>
</context>
<context>
    <name>SettingBox</name>
    <message>
        <source>Use mine</source>
        <translation>Usar el mío</translation>
    </message>
    <message>
        <source>Restore %1 to %2</source>
        <translation>Restaurar %1 a %2</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espacio</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep %1 at %2</source>
        <translation>Mantener %1 en %2</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1 (Left, Right)</source>
        <translation>%1 (Izquierda, Derecha)</translation>
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
        <translation>Fija</translation>
    </message>
    <message>
        <source>Follows range</source>
        <translation>Según el alcance</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
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
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, desplegado</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, plegado</translation>
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
        <translation>Los cambios afectan al sonar en vivo</translation>
    </message>
    <message>
        <source>Another program drives this sonar</source>
        <translation>Otro programa maneja este sonar</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espacio</translation>
    </message>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Ya estaba escaneando; no lo inició Leadline.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Standby: not pinging</source>
        <translation>En espera: sin emitir</translation>
    </message>
    <message>
        <source>Use last settings: %1</source>
        <translation>Usar últimos ajustes: %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Usar últimos ajustes</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Conservar los ajustes del sonar</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1 is set by the sonar. Set Mode to Manual first.</source>
        <translation>%1: lo elige el sonar. Ponga primero Modo en Manual.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1, type a number</source>
        <translation>%1, escriba un número</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: menos</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: más</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
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
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>invertido</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>derecho</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Derecho</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Invertido</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montaje</translation>
    </message>
    <message>
        <source>Saved for this sonar</source>
        <translation>Se recuerda para este sonar</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Giro del montaje</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Bearing held at %1°</source>
        <translation>Marcación fija en %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Reanudar barrido</translation>
    </message>
    <message>
        <source>Hold bearing</source>
        <translation>Fijar marcación</translation>
    </message>
    <message>
        <source>Hold the head at this bearing</source>
        <translation>Mantener el cabezal en esta marcación</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espacio</translation>
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
        <translation>Anchura</translation>
    </message>
</context>
<context>
    <name>SettingStandby</name>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Explora</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Tecla P</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>espera</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Not read yet</source>
        <translation>Aún sin leer</translation>
    </message>
    <message>
        <source>Pending %1 s</source>
        <translation>Pendiente %1 s</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1</source>
        <translation>Cambiado en otro sitio: %1</translation>
    </message>
    <message>
        <source>Set by the sonar</source>
        <translation>Lo elige el sonar</translation>
    </message>
    <message>
        <source>Applied · %1</source>
        <translation>Aplicado · %1</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Aplicado</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Sonar stays at %1. Try again</source>
        <translation>El sonar sigue en %1. Reintentar</translation>
    </message>
    <message>
        <source>Sonar still reports %1</source>
        <translation>El sonar aún indica %1</translation>
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
        <translation>%1, últimos ajustes: %2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use last settings</source>
        <translation>Usar últimos ajustes</translation>
    </message>
    <message>
        <source>Use last settings of %1</source>
        <translation>Usar los últimos ajustes de %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Conservar los ajustes del sonar</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>Dejar %1 como está</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Ocaso</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Switch theme by time of day</source>
        <translation>Cambiar el tema según la hora del día</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Según el reloj de este equipo</translation>
    </message>
    <message>
        <source>Day starts</source>
        <translation>Día desde</translation>
    </message>
    <message>
        <source>Day ends</source>
        <translation>Día hasta</translation>
    </message>
    <message>
        <source>Theme at night</source>
        <translation>Tema de noche</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Stronger edges and secondary text</source>
        <translation>Bordes y textos secundarios más marcados</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Escala de la interfaz</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The window fits %1 %. Enlarge it for more.</source>
        <translation>La ventana admite %1 %. Agrándela para más.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes keep full screen resolution.</source>
        <translation>75 a 250 %. Los ecos siguen tan nítidos como la pantalla.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Guantes</translation>
    </message>
    <message>
        <source>25 % larger, for use with gloves</source>
        <translation>Todo una cuarta parte mayor, para pulsarlo con guantes</translation>
    </message>
    <message>
        <source>Until the next scheduled change, or until you change it.</source>
        <translation>Hasta el próximo cambio programado, o hasta que usted lo cambie.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Tema siguiente</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Brillo de la ventana</translation>
    </message>
</context>
<context>
    <name>SetupEntry</name>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation>Aplicar %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>SetupKey</name>
    <message>
        <source>Default key</source>
        <translation>Tecla por defecto</translation>
    </message>
    <message>
        <source>%1: restore default key</source>
        <translation>%1: la tecla que tenía al principio</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pulse la nueva tecla</translation>
    </message>
    <message>
        <source>%1: another key</source>
        <translation>%1: otra tecla</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press the new key</source>
        <translation>pulse la nueva tecla</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Esc cancels, Del removes the key.</source>
        <translation>Esc cancela, Supr quita la tecla.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Reasignar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep both keys unchanged</source>
        <translation>Ambas conservan las teclas que tienen</translation>
    </message>
</context>
<context>
    <name>SetupKeys</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Next, previous control</source>
        <translation>Control siguiente, anterior</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave or close; return the keys to the window</source>
        <translation>Sale y cierra; devuelve las teclas a la ventana</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espacio, Intro</translation>
    </message>
    <message>
        <source>Press the focused control</source>
        <translation>Pulsar el control que tiene el foco</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Lists, choices and numbers; on a plot: the cursor</source>
        <translation>Listas, opciones y números; en una imagen: el cursor</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Supr</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>En la lista de marcas: renombrar, borrar</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>En el Ping1D: comparar su eco; retenerlo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Vista polar: zona de alarma en el cursor</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>Library: select all</source>
        <translation>Biblioteca: marcar todo</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>On a plot: its menu</source>
        <translation>En una imagen: su menú</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Press Enter on a key or click it, then press the new key. Keys without Ctrl or Alt are ignored while you type.</source>
        <translation>Pulse Intro en la tecla de una acción, o haga clic en ella, y luego pulse la nueva tecla. Las teclas sin Ctrl ni Alt esperan mientras se escribe.</translation>
    </message>
    <message>
        <source>Yes, restore all default keys</source>
        <translation>Sí, restaurar todas las teclas</translation>
    </message>
    <message>
        <source>Restore default keys…</source>
        <translation>Restaurar teclas…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Pregunta otra vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Teclas fijas</translation>
    </message>
    <message>
        <source>Used by the focused control.</source>
        <translation>Las usa el control con el foco.</translation>
    </message>
</context>
<context>
    <name>SetupLinks</name>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Connect at start</source>
        <translation>Conectar al iniciar</translation>
    </message>
    <message>
        <source>The links selected below. Links connected on exit are selected automatically.</source>
        <translation>Los enlaces marcados abajo. Los conectados al salir se marcan solos.</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Empezar a explorar al conectar</translation>
    </message>
    <message>
        <source>Leadline&apos;s MAVLink ids</source>
        <translation>Ids MAVLink de Leadline</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Sistema y componente que es Leadline</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Sistema / componente, como 254/190; no 255, que es la estación de tierra del piloto (Intro)</translation>
    </message>
    <message>
        <source>For links without their own ids; used from the next connection.</source>
        <translation>Donde un enlace no tiene los suyos; desde su próxima conexión.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>No links yet.</source>
        <translation>Aún no hay enlaces.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>If off, sonars connect in Standby</source>
        <translation>Si está desactivado, los sonares se conectan en espera</translation>
    </message>
    <message>
        <source>%1 · connected</source>
        <translation>%1 · conectado</translation>
    </message>
    <message>
        <source>Connect %1 at start</source>
        <translation>Conectar %1 al iniciar</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids there</source>
        <translation>Ids de Leadline allí</translation>
    </message>
    <message>
        <source>Ids of Leadline on %1</source>
        <translation>Identificadores de Leadline en %1</translation>
    </message>
    <message>
        <source>System / component, such as 254/190 (Enter)</source>
        <translation>Sistema / componente, como 254/190 (Intro)</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Clave de firma</translation>
    </message>
    <message>
        <source>Signing key of %1</source>
        <translation>Clave de firma de %1</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 dígitos hexadecimales o la contraseña que tiene la estación de tierra (Intro)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Clave definida</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Olvidar la clave; aceptar mensajes sin firma</translation>
    </message>
    <message>
        <source>Kept on this computer, readable by you only; never in recordings.</source>
        <translation>Se guarda en este equipo y solo usted puede leerla; nunca en las grabaciones.</translation>
    </message>
    <message>
        <source>Forget this link</source>
        <translation>Olvidar este enlace</translation>
    </message>
    <message>
        <source>Disconnect it first on the Devices page</source>
        <translation>Desconéctelo primero, en la página Dispositivos</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Suggest deletion after</source>
        <translation>Proponer borrado tras</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>Suggest oldest when total exceeds</source>
        <translation>Proponer las más antiguas si el total supera</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Sin límite</translation>
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
        <translation>Nada se borra automáticamente. Las grabaciones con marcas, notas u hoja de inmersión nunca se proponen.</translation>
    </message>
    <message>
        <source>Checking recordings…</source>
        <translation>Comprobando grabaciones…</translation>
    </message>
    <message>
        <source>No recordings match this rule.</source>
        <translation>Ninguna grabación cumple esta regla.</translation>
    </message>
    <message>
        <source>Suggested for deletion: %1</source>
        <translation>Propuestas para borrar: %1</translation>
    </message>
    <message>
        <source>Yes, move %1 to the trash</source>
        <translation>Sí, mover %1 a la papelera</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Mover %1 a la papelera…</translation>
    </message>
    <message>
        <source>Move selected recordings to the trash</source>
        <translation>Mover las grabaciones marcadas a la papelera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todo</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Desmarcar</translation>
    </message>
    <message>
        <source>Suggested recordings</source>
        <translation>Grabaciones propuestas</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Alarma sonora</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Saved automatically</source>
        <translation>Se guarda automáticamente</translation>
    </message>
    <message>
        <source>Setup: %1</source>
        <translation>Ajustes: %1</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Units, time, language</source>
        <translation>Unidades, hora, idioma</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>No hay sonido en este equipo</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Probar sonido</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Reproducir la alarma una vez</translation>
    </message>
    <message>
        <source>Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.</source>
        <translation>Los límites y la zona se fijan junto a los sonares: %1, pestañas Ping1D y Ping360.</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>inspector</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Metric: m, m/s, °C</source>
        <translation>Métricas: m, m/s, °C</translation>
    </message>
    <message>
        <source>Imperial: ft, ft/s, °F</source>
        <translation>Imperiales: ft, ft/s, °F</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora del día</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Hora local</translation>
    </message>
    <message>
        <source>Files always use UTC.</source>
        <translation>Los archivos usan siempre UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>Number format is always the same. The guide is in English.</source>
        <translation>El formato de números es siempre igual. La guía está en inglés.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Siempre encima</translation>
    </message>
    <message>
        <source>Above other windows, where the desktop allows it</source>
        <translation>Sobre las ventanas de otros programas, donde el escritorio lo permite</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Lower values show the windows behind</source>
        <translation>Los valores bajos dejan ver las ventanas de detrás</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Window size, position, full screen and plot split are saved automatically.</source>
        <translation>El tamaño y el lugar de la ventana, el reparto de las imágenes y la pantalla completa se guardan solos.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers, alarms and exported pictures; other pages, events and data files keep metres.</source>
        <translation>Para imágenes (también exportadas), lecturas, ajustes, marcas y alarmas; otras páginas, sucesos y archivos de datos siguen en metros.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Recording folder</source>
        <translation>Carpeta de grabaciones</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Recordings are saved to %1</source>
        <translation>Las grabaciones van a %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose recording folder</source>
        <translation>Elegir carpeta de grabaciones</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Restore default folder</source>
        <translation>Restaurar carpeta por defecto</translation>
    </message>
    <message>
        <source>A running recording stays where it is; the next one uses the new folder.</source>
        <translation>La grabación en curso no se mueve; la siguiente usa la carpeta nueva.</translation>
    </message>
    <message>
        <source>Split recording</source>
        <translation>Dividir grabación</translation>
    </message>
    <message>
        <source>Checking write access…</source>
        <translation>Comprobando el acceso de escritura…</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Solución de problemas</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Guardar el registro del programa</translation>
    </message>
    <message>
        <source>Save program log to the recording folder</source>
        <translation>Guardar registro del programa en la carpeta de grabaciones</translation>
    </message>
    <message>
        <source>A text file for support: connections, devices and files of this session, with addresses and names.</source>
        <translation>Un archivo de texto para quien le ayude: conexiones, dispositivos y archivos desde el inicio, con sus direcciones y nombres.</translation>
    </message>
    <message>
        <source>Confirm before stopping a recording</source>
        <translation>Confirmar antes de detener una grabación</translation>
    </message>
    <message>
        <source>The menu of the recorder and its key ask first</source>
        <translation>El menú del grabador y su tecla preguntan antes</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Default settings restored.</source>
        <translation>Ajustes por defecto restaurados.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Yes, reset all settings</source>
        <translation>Sí, restablecer todo</translation>
    </message>
    <message>
        <source>Reset the settings…</source>
        <translation>Restablecer los ajustes…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Pregunta otra vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restores the defaults for units, time, language, appearance, window, alarm sound, keys, plots and recording settings. Recordings, connections, alarm limits and sonar settings are kept.</source>
        <translation>Restaura unidades, hora, idioma, apariencia, ventana, sonido de alarma, teclas, gráficos y ajustes de grabación. Se conservan grabaciones, conexiones, límites de alarma y ajustes de los sonares.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Purpose or client</source>
        <translation>Objetivo o cliente</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Inmersión</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Número o nombre</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Cuál</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Piloto</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Quién maneja</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Fresh, brackish or sea; temperature, clarity</source>
        <translation>Dulce, salobre o de mar; temperatura, claridad</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>SideScanAxis</name>
    <message>
        <source>Starboard</source>
        <translation>Estribor</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Side unknown</source>
        <translation>Lado desconocido</translation>
    </message>
    <message>
        <source>Water column</source>
        <translation>Columna de agua</translation>
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
        <translation>Babor: sin datos desde %1</translation>
    </message>
    <message>
        <source>Starboard: no data since %1</source>
        <translation>Estribor: sin datos desde %1</translation>
    </message>
</context>
<context>
    <name>SideScanMeasured</name>
    <message>
        <source>Height %1</source>
        <translation>Altura %1</translation>
    </message>
    <message>
        <source>Height at least %1</source>
        <translation>Altura al menos %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Altura desconocida: sin sombra</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Sin línea de fondo</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>sombra %1</translation>
    </message>
</context>
<context>
    <name>SideScanNotice</name>
    <message>
        <source>Not all units are shown: the side of some is not known.</source>
        <translation>No se muestran todas las unidades: el lado de alguna no se conoce.</translation>
    </message>
    <message>
        <source>Only %1 is shown: its side is not known.</source>
        <translation>Solo se muestra %1: no se conoce su lado.</translation>
    </message>
    <message>
        <source>The side of this unit is not known.</source>
        <translation>No se conoce el lado de esta unidad.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Se muestra</translation>
    </message>
    <message>
        <source>Side of this unit</source>
        <translation>Lado de esta unidad</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estribor</translation>
    </message>
    <message>
        <source>No speed since %1: by distance the picture stands still.</source>
        <translation>Sin velocidad desde %1: por distancia la imagen no avanza.</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tiempo</translation>
    </message>
</context>
<context>
    <name>SideScanPanel</name>
    <message>
        <source>gain by physics</source>
        <translation>ganancia por física</translation>
    </message>
    <message>
        <source>gain by mean</source>
        <translation>ganancia por media</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Aún no hay ecos que medir.</translation>
    </message>
    <message>
        <source>Drag from the target to the end of its shadow.</source>
        <translation>Arrastre desde el blanco hasta el final de su sombra.</translation>
    </message>
    <message>
        <source>side-scan sonar</source>
        <translation>sonar de barrido lateral</translation>
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
        <translation>Distancia oblicua</translation>
    </message>
    <message>
        <source>Ground range</source>
        <translation>Distancia horizontal</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Línea más reciente</translation>
    </message>
    <message>
        <source>Newest on top</source>
        <translation>Reciente arriba</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Altura por la sombra</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Captura de esta imagen</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de vista</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Barrido lateral</translation>
    </message>
</context>
<context>
    <name>SideScanPlot</name>
    <message>
        <source>Side-scan picture, %1 seconds, %2 to each side</source>
        <translation>Imagen de barrido lateral, %1 segundos, %2 a cada lado</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Shift changes the time span; +, − and 0 zoom the range; D measures a height from its shadow</source>
        <translation>Las flechas mueven el cursor, Mayús cambia el intervalo de tiempo; +, − y 0 amplían el alcance; D mide una altura por su sombra</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Línea de fondo</translation>
    </message>
    <message>
        <source>Bottom line, %1</source>
        <translation>Línea de fondo, %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copiar lectura</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Altura por la sombra</translation>
    </message>
</context>
<context>
    <name>SideScanReadout</name>
    <message>
        <source>port</source>
        <translation>babor</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>estribor</translation>
    </message>
    <message>
        <source>side unknown</source>
        <translation>lado desconocido</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Sin línea de fondo</translation>
    </message>
    <message>
        <source>altitude %1</source>
        <translation>altitud %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Sin posición</translation>
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
        <translation>oblicua %1</translation>
    </message>
    <message>
        <source>height %1 from shadow</source>
        <translation>altura %1 por la sombra</translation>
    </message>
    <message>
        <source>height at least %1</source>
        <translation>altura al menos %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Altura desconocida: sin sombra</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Cursor: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblicua</translation>
    </message>
    <message>
        <source>Flat bottom assumed</source>
        <translation>Se supone fondo plano</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distancia oblicua</translation>
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
        <translation>Tecla %1</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Oblicua</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Raw echoes are drawn by slant range.</source>
        <translation>Los ecos sin procesar se dibujan por distancia oblicua.</translation>
    </message>
    <message>
        <source>Flat bottom assumed.</source>
        <translation>Se supone fondo plano.</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Línea de fondo</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Sin línea de fondo</translation>
    </message>
    <message>
        <source>Confidence %1 %</source>
        <translation>Confianza %1 %</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Drag the line in the water column, or press %1.</source>
        <translation>Arrastre la línea en la columna de agua o pulse %1.</translation>
    </message>
    <message>
        <source>By hand, %1 to %2</source>
        <translation>A mano, de %1 a %2</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Quitar este tramo</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Niveles de eco</translation>
    </message>
    <message>
        <source>%1 to %2 dB rel</source>
        <translation>%1 a %2 dB rel</translation>
    </message>
    <message>
        <source>Gain over range</source>
        <translation>Ganancia según distancia</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean of the newest 400 lines, each side</source>
        <translation>Media de las 400 líneas más recientes, cada lado</translation>
    </message>
    <message>
        <source>30 log R and absorption</source>
        <translation>30 log R y absorción</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Línea más reciente</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>position estimate</source>
        <translation>estimación de posición</translation>
    </message>
    <message>
        <source>global position</source>
        <translation>posición global</translation>
    </message>
    <message>
        <source>ground speed</source>
        <translation>velocidad sobre el fondo</translation>
    </message>
    <message>
        <source>The vehicle sends no speed: lines are by time.</source>
        <translation>El vehículo no envía velocidad: líneas por tiempo.</translation>
    </message>
    <message>
        <source>%1 from %2. Picture is true to scale.</source>
        <translation>%1 de %2. La imagen está a escala.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 de %2</translation>
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
        <translation>Por tiempo</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Por distancia</translation>
    </message>
    <message>
        <source>Swap port and starboard</source>
        <translation>Intercambiar babor y estribor</translation>
    </message>
    <message>
        <source>For units mounted on the opposite side</source>
        <translation>Para unidades montadas en el lado contrario</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>SideScanTimes</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>SimulatedTag</name>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
</context>
<context>
    <name>SonarHeader</name>
    <message>
        <source>Show another sonar (Tab, Space)</source>
        <translation>Mostrar otro sonar (Tab, Espacio)</translation>
    </message>
</context>
<context>
    <name>SoundRows</name>
    <message>
        <source>Device</source>
        <translation>Aparato</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Escrita</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculada</translation>
    </message>
    <message>
        <source>Sound speed</source>
        <translation>Vel. del sonido</translation>
    </message>
    <message>
        <source>As recorded · ± %1 %</source>
        <translation>Como se grabó · ± %1 %</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>como se grabó</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>escrita</translation>
    </message>
    <message>
        <source>kind of water</source>
        <translation>tipo de agua</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>Typed speed</source>
        <translation>Valor escrito</translation>
    </message>
    <message>
        <source>Not sent to the sonar</source>
        <translation>No se envía a ningún sonar</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Dulce</translation>
    </message>
    <message>
        <source>Brackish</source>
        <translation>Salobre</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Valid for 5 to 20 °C</source>
        <translation>Vale de 5 a 20 °C</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>dulce</translation>
    </message>
    <message>
        <source>brackish</source>
        <translation>salobre</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>0 to 40</source>
        <translation>0 a 40</translation>
    </message>
    <message>
        <source>Salinity</source>
        <translation>Salinidad</translation>
    </message>
    <message>
        <source>0 fresh, 35 ocean</source>
        <translation>0 dulce, 35 océano</translation>
    </message>
    <message>
        <source>g/kg</source>
        <translation>g/kg</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Depth for sound speed</source>
        <translation>Profundidad para la velocidad del sonido</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s temperature</source>
        <translation>Tomar la temperatura del vehículo</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s current temperature and depth</source>
        <translation>Su temperatura y profundidad como están ahora</translation>
    </message>
    <message>
        <source>The vehicle reports no water temperature</source>
        <translation>El vehículo no da temperatura del agua</translation>
    </message>
    <message>
        <source>%1 · ± %2 %</source>
        <translation>%1 · ± %2 %</translation>
    </message>
    <message>
        <source>Valid for 41 to 68 °F</source>
        <translation>Vale de 41 a 68 °F</translation>
    </message>
    <message>
        <source>32 to 104</source>
        <translation>32 a 104</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s: %1</source>
        <translation>Tomar la del vehículo: %1</translation>
    </message>
    <message>
        <source>Sound speed of the %1</source>
        <translation>Vel. del sonido del %1</translation>
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
        <translation>%1 de 255</translation>
    </message>
    <message>
        <source>no echo</source>
        <translation>sin eco</translation>
    </message>
    <message>
        <source>before the first ping</source>
        <translation>antes del primer ping</translation>
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
        <translation>%1 bajo el fondo</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 sobre el fondo</translation>
    </message>
</context>
<context>
    <name>SounderFoot</name>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
</context>
<context>
    <name>SounderMeasured</name>
    <message>
        <source>apart</source>
        <translation>separación</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>más cerca</translation>
    </message>
    <message>
        <source>further</source>
        <translation>más lejos</translation>
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
        <translation>alejándose</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>acercándose</translation>
    </message>
    <message>
        <source>shallower</source>
        <translation>menos hondo</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>más hondo</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Medido %1</translation>
    </message>
</context>
<context>
    <name>SounderMenu</name>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copiar lectura</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Medir desde aquí</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copiar medida</translation>
    </message>
    <message>
        <source>Release held echo (R)</source>
        <translation>Soltar el eco retenido (R)</translation>
    </message>
    <message>
        <source>Hold this echo (R)</source>
        <translation>Retener este eco (R)</translation>
    </message>
</context>
<context>
    <name>SounderPanel</name>
    <message>
        <source>gain %1</source>
        <translation>ganancia %1</translation>
    </message>
    <message>
        <source>Ping1D echogram</source>
        <translation>Ecograma del Ping1D</translation>
    </message>
    <message>
        <source>%1–%2 %3</source>
        <translation>%1–%2 %3</translation>
    </message>
    <message>
        <source>auto range</source>
        <translation>alcance auto</translation>
    </message>
    <message>
        <source>fixed range</source>
        <translation>alcance fijo</translation>
    </message>
    <message>
        <source>auto gain</source>
        <translation>ganancia auto</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Captura de esta imagen</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de vista</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Aún no hay ecos que medir.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Aquí no hay ningún eco que medir.</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarma %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>lejos %1</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>No hay sonido en este equipo</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>reconocida</translation>
    </message>
    <message>
        <source>Bottom zoom</source>
        <translation>Zoom de fondo</translation>
    </message>
</context>
<context>
    <name>SounderPlot</name>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 a %2 %3</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pies</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>Ping1D echogram, %1 seconds, %2</source>
        <translation>Ecograma del Ping1D, %1 segundos, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Ctrl the depth window, Shift changes the time span; +, − and 0 zoom depth; C compares with previous pings, R holds this echo</source>
        <translation>Las flechas mueven el cursor, con Ctrl la ventana de profundidad, con Mayús cambian el tiempo visible; +, − y 0 amplían la profundidad; C compara con los pings anteriores, R retiene este eco</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarma %1</translation>
    </message>
    <message>
        <source>Alarm far %1</source>
        <translation>Alarma lejos %1</translation>
    </message>
</context>
<context>
    <name>SounderTrace</name>
    <message>
        <source>mean of %1</source>
        <translation>media de %1</translation>
    </message>
    <message>
        <source>min–max of %1</source>
        <translation>mín–máx de %1</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>retenido %1</translation>
    </message>
</context>
<context>
    <name>SplitGrip</name>
    <message>
        <source>Between the plots, %1 % left</source>
        <translation>Entre las imágenes, %1 % a la izquierda</translation>
    </message>
</context>
<context>
    <name>StaleTag</name>
    <message>
        <source>Not updated for %1 s</source>
        <translation>Sin actualizar hace %1 s</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Sin datos %1 s</translation>
    </message>
</context>
<context>
    <name>StarePlot</name>
    <message>
        <source>Ping360 echogram, bearing held at %1 degrees</source>
        <translation>Ecograma del Ping360, marcación fija en %1 grados</translation>
    </message>
    <message>
        <source>Bearing held at %1°, range over time</source>
        <translation>Marcación fija en %1°, distancia en el tiempo</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Reanudar barrido</translation>
    </message>
    <message>
        <source>Bearing changed</source>
        <translation>Marcación cambiada</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Nothing connected</source>
        <translation>Nada conectado</translation>
    </message>
    <message>
        <source>Try the demo, connect a sonar, or open a log. Ping Viewer logs work too.</source>
        <translation>Pruebe la demo, conecte un sonar o abra un registro. También sirven los de Ping Viewer.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Run the demo with simulated sonars</source>
        <translation>Iniciar la demo con sonares simulados</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Playback is possible once the first pings are read.</source>
        <translation>Se puede reproducir en cuanto estén sus primeros pings.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Dejar de abrir</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Esto no es un registro de sonar</translation>
    </message>
    <message>
        <source>No recordings in this folder</source>
        <translation>No hay registros en esta carpeta</translation>
    </message>
    <message>
        <source>This recording cannot be opened</source>
        <translation>No se puede abrir esta grabación</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Abrir otro</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Hallado: %1</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 hallados: %2</translation>
    </message>
    <message>
        <source>Recording starts automatically on connection.</source>
        <translation>La grabación empieza automáticamente al conectar.</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Conectar lo encontrado</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Poner 200 %</translation>
    </message>
    <message>
        <source>Set interface scale to 200 %</source>
        <translation>Interfaz al 200 %</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Dejar 100 %</translation>
    </message>
    <message>
        <source>Keep interface scale at 100 %</source>
        <translation>Mantener la interfaz al 100 %</translation>
    </message>
    <message>
        <source>The interface is small on this screen. It can also be scaled in %1.</source>
        <translation>La interfaz es pequeña en esta pantalla. También se ajusta en %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
    </message>
</context>
<context>
    <name>StateBlock</name>
    <message>
        <source>STOPPED</source>
        <translation>DETENIDO</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN VIVO</translation>
    </message>
    <message>
        <source>REPLAY %1</source>
        <translation>REPROD. %1</translation>
    </message>
    <message>
        <source>REVIEW −%1</source>
        <translation>REPASO −%1</translation>
    </message>
    <message>
        <source>OPENING</source>
        <translation>ABRIENDO</translation>
    </message>
    <message>
        <source>READY</source>
        <translation>LISTO</translation>
    </message>
    <message>
        <source>%1 lost %2 ago</source>
        <translation>%1 perdido hace %2</translation>
    </message>
    <message>
        <source>No ping yet</source>
        <translation>Aún sin pings</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Grabado</translation>
    </message>
    <message>
        <source>Still recording</source>
        <translation>Sigue grabando</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Sigue en vivo</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Nothing connected</source>
        <translation>Nada conectado</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, en pausa</translation>
    </message>
    <message>
        <source>Wed 00 May · 00:00:00</source>
        <translation>mié 00 may · 00:00:00</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>No bottom found</source>
        <translation>Fondo no encontrado</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Blanco no encontrado</translation>
    </message>
    <message>
        <source>Distance to bottom %1</source>
        <translation>Distancia al fondo %1</translation>
    </message>
    <message>
        <source>Distance to target %1</source>
        <translation>Distancia al blanco %1</translation>
    </message>
    <message>
        <source>confidence %1&#xa0;%</source>
        <translation>confianza %1&#xa0;%</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>mirando atrás</translation>
    </message>
    <message>
        <source>Nothing connected to record.</source>
        <translation>No hay nada conectado que grabar.</translation>
    </message>
    <message>
        <source>Recording of the demo started.</source>
        <translation>Grabación de la demo iniciada.</translation>
    </message>
    <message>
        <source>Recording of the demo stopped.</source>
        <translation>Grabación de la demo detenida.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarma reconocida</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Grabación detenida.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Grabación iniciada.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nueva grabación iniciada.</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leyendo</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>acaba antes</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>huecos</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>se está grabando</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
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
        <translation>pérdida</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Varios vehículos: pulse para elegir (Tab, Espacio)</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Sin heartbeat %1 s</translation>
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
        <translation>Sin datos %1 s</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Ecos simulados</translation>
    </message>
    <message>
        <source>age</source>
        <translation>edad</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: menos</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: más</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
</context>
<context>
    <name>SwathStrip</name>
    <message>
        <source>Depth below the multibeam sonar over time</source>
        <translation>Profundidad bajo el sonar multihaz en el tiempo</translation>
    </message>
</context>
<context>
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Tomar el mando</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Dusk</source>
        <translation>Ocaso</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
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
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Nothing recorded yet. Recording starts by itself with the first byte.</source>
        <translation>Aún no hay nada grabado. La grabación empieza sola con el primer byte.</translation>
    </message>
    <message>
        <source>This recording contains no pings.</source>
        <translation>Esta grabación no contiene pings.</translation>
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
        <translation>Inicio del bucle, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop end, %1</source>
        <translation>Fin del bucle, %1</translation>
    </message>
</context>
<context>
    <name>TimelineMouse</name>
    <message>
        <source>Timeline, %1</source>
        <translation>Línea de tiempo, %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Profundidad %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Rumbo %1</translation>
    </message>
</context>
<context>
    <name>TimelineStrips</name>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
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
        <translation>%1 huecos</translation>
    </message>
    <message>
        <source>Ping360 over time</source>
        <translation>Ping360 en el tiempo</translation>
    </message>
    <message>
        <source>Ping1D over time</source>
        <translation>Ping1D en el tiempo</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 hueco</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Prof.</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Rumbo</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Barrido lateral</translation>
    </message>
    <message>
        <source>Side-scan over time</source>
        <translation>Barrido lateral en el tiempo</translation>
    </message>
    <message>
        <source>Multibeam</source>
        <translation>Multihaz</translation>
    </message>
</context>
<context>
    <name>TimingAges</name>
    <message>
        <source>Message age</source>
        <translation>Edad de los mensajes</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Buscar mensajes</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>Age, ms</source>
        <translation>Edad, ms</translation>
    </message>
    <message>
        <source>Message, rate, last, age</source>
        <translation>Mensaje, ritmo, último, edad</translation>
    </message>
    <message>
        <source>Message ages, %1</source>
        <translation>Edades de los mensajes, %1</translation>
    </message>
    <message>
        <source>Recorded: requests are not possible</source>
        <translation>Grabación: no se puede consultar</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>No hay vehículo conectado</translation>
    </message>
    <message>
        <source>PING</source>
        <translation>PING</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Send one PING to all on the link</source>
        <translation>Preguntar a todos en el enlace con PING, una vez</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Send PING to all on the link every second</source>
        <translation>Preguntar a todos en el enlace con PING cada segundo</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Answer PING requests</source>
        <translation>Responder peticiones de PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer TIMESYNC requests; PX4 accepts any reply as its time source</source>
        <translation>Responder peticiones de TIMESYNC: PX4 toma cualquier respuesta para su reloj</translation>
    </message>
    <message>
        <source>Compass check</source>
        <translation>Control del compás</translation>
    </message>
</context>
<context>
    <name>TimingComponent</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
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
        <translation>%1 − este equipo</translation>
    </message>
    <message>
        <source>Clock offset: not known</source>
        <translation>Desfase de reloj: desconocido</translation>
    </message>
    <message>
        <source>Clock offset, %1, %2 %3</source>
        <translation>Desfase de reloj, %1, %2 %3</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Desfase de reloj</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Fit window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Foreign replies</source>
        <translation>Resp. ajenas</translation>
    </message>
    <message>
        <source>Clock offset needs TIMESYNC replies</source>
        <translation>El desfase requiere respuestas TIMESYNC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, change since −5 min without the skew</source>
        <translation>%1, cambio desde −5 min sin la deriva</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>No vehicle</source>
        <translation>Sin vehículo</translation>
    </message>
    <message>
        <source>This recording has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Esta grabación no tiene ninguno. Leadline lee MAVLink de sus grabaciones y de archivos .tlog.</translation>
    </message>
    <message>
        <source>Connect one, or open a recording with MAVLink.</source>
        <translation>Conecte uno o abra un registro con MAVLink.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Last 5 min · times in ms</source>
        <translation>Últimos 5 min · tiempos en ms</translation>
    </message>
    <message>
        <source>Probe %1</source>
        <translation>Sondeo %1</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sondeo</translation>
    </message>
    <message>
        <source>TIMESYNC requests</source>
        <translation>Peticiones de TIMESYNC</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
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
        <translation>Grabación: no se puede consultar</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>No hay vehículo conectado</translation>
    </message>
    <message>
        <source>Only v2</source>
        <translation>Solo v2</translation>
    </message>
    <message>
        <source>Strict version 2: ignore TIMESYNC replies without a target</source>
        <translation>Versión 2 estricta: las respuestas a TIMESYNC que no nombran a nadie no cuentan</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
</context>
<context>
    <name>TimingPath</name>
    <message>
        <source>Sonar path, milliseconds</source>
        <translation>Camino del sonar, milisegundos</translation>
    </message>
    <message>
        <source>Sonar path</source>
        <translation>Camino del sonar</translation>
    </message>
    <message>
        <source>live only</source>
        <translation>solo en vivo</translation>
    </message>
    <message>
        <source>median · p95, ms</source>
        <translation>mediana · p95, ms</translation>
    </message>
</context>
<context>
    <name>TimingRoundTrips</name>
    <message>
        <source>Round-trip time: no replies</source>
        <translation>Tiempo de ida y vuelta: sin respuestas</translation>
    </message>
    <message>
        <source>Round-trip time</source>
        <translation>Tiempo de ida y vuelta</translation>
    </message>
    <message>
        <source>ms, log</source>
        <translation>ms, log</translation>
    </message>
    <message>
        <source>median 5 s</source>
        <translation>mediana 5 s</translation>
    </message>
    <message>
        <source>p95 20 s</source>
        <translation>p95 20 s</translation>
    </message>
    <message>
        <source>No replies in these 5 minutes</source>
        <translation>Sin respuestas en estos 5 minutos</translation>
    </message>
</context>
<context>
    <name>TimingSlowPort</name>
    <message>
        <source>Set 1 ms</source>
        <translation>Poner 1 ms</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Set the adapter&apos;s latency to 1 ms</source>
        <translation>Que el adaptador pase los datos al instante</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Copiar la orden: %1</translation>
    </message>
</context>
<context>
    <name>TimingSwitch</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
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
        <translation>Mediana del tiempo de ida y vuelta</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>95th percentile of the round-trip time</source>
        <translation>Percentil 95 del tiempo de ida y vuelta</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>Variation between round trips</source>
        <translation>Variación entre tiempos de ida y vuelta</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérd.</translation>
    </message>
    <message>
        <source>Requests without a reply</source>
        <translation>Peticiones sin respuesta</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Replies after the timeout</source>
        <translation>Respuestas tras el tiempo límite</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dupl.</translation>
    </message>
    <message>
        <source>Duplicate replies</source>
        <translation>Respuestas duplicadas</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Desfase de reloj</translation>
    </message>
    <message>
        <source>Skew ppm</source>
        <translation>Deriva ppm</translation>
    </message>
    <message>
        <source>Drift rate of the clock offset</source>
        <translation>Deriva del desfase del reloj</translation>
    </message>
    <message>
        <source>Components, %1</source>
        <translation>Componentes, %1</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sondeo</translation>
    </message>
    <message>
        <source>Clock offset from this computer</source>
        <translation>Desfase respecto a este ordenador</translation>
    </message>
</context>
<context>
    <name>TimingTabs</name>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
</context>
<context>
    <name>TimingTicks</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
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
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Un ping atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Un ping adelante</translation>
    </message>
    <message>
        <source>To the live edge</source>
        <translation>Al borde en vivo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Play time %1</source>
        <translation>Tiempo %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>At the live edge</source>
        <translation>En el borde en vivo</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Reproducir hacia delante</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproducir hacia atrás</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Set loop start</source>
        <translation>Fijar inicio del bucle</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Set loop end</source>
        <translation>Fijar fin del bucle</translation>
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
        <translation>Bucle: primero fije A y B</translation>
    </message>
    <message>
        <source>Loop is on</source>
        <translation>El bucle está activo</translation>
    </message>
    <message>
        <source>Loop is off</source>
        <translation>El bucle está inactivo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Mark at the cursor, or the Ping1D&apos;s latest bottom echo</source>
        <translation>Marcar en el cursor, o el último eco de fondo del Ping1D</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Mostrar toda la grabación</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Informe de inmersión (PDF)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Ir a en vivo</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN VIVO</translation>
    </message>
    <message>
        <source>GO LIVE</source>
        <translation>IR A VIVO</translation>
    </message>
    <message>
        <source>Showing live data</source>
        <translation>Mostrando datos en vivo</translation>
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
        <translation>A %1 el alcance es %2 %3</translation>
    </message>
</context>
<context>
    <name>VehicleBlocks</name>
    <message>
        <source>Heading</source>
        <translation>Rumbo</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumbo</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. vehículo</translation>
    </message>
    <message>
        <source>Heading · by hand</source>
        <translation>Rumbo · a mano</translation>
    </message>
    <message>
        <source>Depth · by hand</source>
        <translation>Profundidad · a mano</translation>
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
        <translation>pérdida</translation>
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
        <translation>El rumbo y la profundidad son suyos</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Varios vehículos: pulse para elegir (Tab, Espacio)</translation>
    </message>
</context>
<context>
    <name>VehicleChooser</name>
    <message>
        <source>Shown vehicle: %1</source>
        <translation>Vehículo mostrado: %1</translation>
    </message>
    <message>
        <source>Vehicle&apos;s system: %1</source>
        <translation>Sistema del vehículo: %1</translation>
    </message>
    <message>
        <source>The vehicle is</source>
        <translation>El vehículo es</translation>
    </message>
</context>
<context>
    <name>VehicleFigure</name>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
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
        <translation>Desplazar registro de telemetría</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
    </message>
    <message>
        <source>Align telemetry log</source>
        <translation>Alinear registro de telemetría</translation>
    </message>
    <message>
        <source>Align a file without a date</source>
        <translation>Alinear un archivo sin fecha</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Sin fecha</translation>
    </message>
</context>
<context>
    <name>VehicleLinkPopup</name>
    <message>
        <source>%1: this link</source>
        <translation>%1: este enlace</translation>
    </message>
    <message>
        <source>Leadline is</source>
        <translation>Leadline es</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Sistema y componente que es Leadline</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Sistema / componente, como 254/190; no 255, que es la estación de tierra del piloto (Intro)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Clave de firma</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 dígitos hexadecimales o la contraseña que tiene la estación de tierra (Intro)</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Clave definida</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Sign outgoing messages; reject messages not signed with this key</source>
        <translation>Firmar todo lo enviado, rechazar lo que no lleve la misma clave</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Olvidar la clave; aceptar mensajes sin firma</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>La clave se guarda en este equipo y solo usted puede leerla; nunca en las grabaciones.</translation>
    </message>
    <message>
        <source>Enter system/component, such as 254/190: system 1 to 254, component 1 to 255.</source>
        <translation>Escriba dos números, como 254/190: un sistema de 1 a 254 y un componente de 1 a 255.</translation>
    </message>
</context>
<context>
    <name>VehiclePlot</name>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Rumbo</translation>
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
        <translation>Profundidad del vehículo en el tiempo</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Rumbo en el tiempo</translation>
    </message>
    <message>
        <source>Neither depth nor heading</source>
        <translation>Ni profundidad ni rumbo</translation>
    </message>
    <message>
        <source>The vehicle sent neither in this recording.</source>
        <translation>El vehículo no envió ninguno de los dos en esta grabación.</translation>
    </message>
    <message>
        <source>The vehicle has sent neither yet.</source>
        <translation>El vehículo aún no ha enviado ninguno de los dos.</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Profundidad %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Rumbo %1</translation>
    </message>
</context>
<context>
    <name>VehicleRows</name>
    <message>
        <source>Heading offset</source>
        <translation>Corrección de rumbo</translation>
    </message>
    <message>
        <source>Variation known</source>
        <translation>Declinación conocida</translation>
    </message>
    <message>
        <source>Headings become true</source>
        <translation>Los rumbos son entonces verdaderos</translation>
    </message>
    <message>
        <source>Variation, east positive</source>
        <translation>Declinación, este positivo</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Declinación</translation>
    </message>
    <message>
        <source>Depth zero</source>
        <translation>Cero de profundidad</translation>
    </message>
    <message>
        <source>Depth zero at %1 %2 of the vehicle&apos;s</source>
        <translation>Cero de profundidad a %1 %2 del vehículo</translation>
    </message>
    <message>
        <source>Zero depth here</source>
        <translation>Cero aquí</translation>
    </message>
    <message>
        <source>Use the current depth as zero, live and in recordings</source>
        <translation>Usar la profundidad actual como cero, en vivo y en grabaciones</translation>
    </message>
    <message>
        <source>No vehicle depth</source>
        <translation>No llega profundidad de ningún vehículo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Depth as reported by the vehicle</source>
        <translation>La profundidad como la da el vehículo</translation>
    </message>
    <message>
        <source>%1 below the depth sensor</source>
        <translation>%1 bajo el sensor de profundidad</translation>
    </message>
</context>
<context>
    <name>VehicleTexts</name>
    <message>
        <source>Status texts, %1</source>
        <translation>Textos de estado, %1</translation>
    </message>
    <message>
        <source>Up and Down go to the one before and after</source>
        <translation>Arriba y Abajo van al anterior y al siguiente</translation>
    </message>
    <message>
        <source>Go to %1 (Up, Down)</source>
        <translation>Ir a %1 (Arriba, Abajo)</translation>
    </message>
    <message>
        <source>No status texts</source>
        <translation>Sin textos de estado</translation>
    </message>
    <message>
        <source>The vehicle sent none in this recording.</source>
        <translation>El vehículo no envió ninguno en esta grabación.</translation>
    </message>
    <message>
        <source>What the vehicle reports is listed here.</source>
        <translation>Aquí aparece lo que comunica el vehículo.</translation>
    </message>
</context>
<context>
    <name>VehicleView</name>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. vehículo</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Rumbo</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumbo</translation>
    </message>
    <message>
        <source>Status texts</source>
        <translation>Textos de estado</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Round trips, and every message field by field</source>
        <translation>Tiempos de ida y vuelta, y cada mensaje campo por campo</translation>
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
        <translation>Zona</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarma</translation>
    </message>
    <message>
        <source>Show alarm zone</source>
        <translation>Mostrar zona de alarma</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Blanco en la zona</translation>
    </message>
    <message>
        <source>Z in the polar view centres the zone on the cursor</source>
        <translation>Z en la vista polar centra la zona en el cursor</translation>
    </message>
    <message>
        <source>Zone centre</source>
        <translation>Centro de la zona</translation>
    </message>
    <message>
        <source>Relative to the bow</source>
        <translation>Relativo a la proa</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone width</source>
        <translation>Ancho de la zona</translation>
    </message>
    <message>
        <source>Zone from</source>
        <translation>Zona desde</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distancia oblicua</translation>
    </message>
    <message>
        <source>Zone to</source>
        <translation>Zona hasta</translation>
    </message>
    <message>
        <source>Detection threshold</source>
        <translation>Umbral de detección</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 a 255</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>device of an unknown type</source>
        <translation>dispositivo de tipo desconocido</translation>
    </message>
    <message>
        <source>It does not stream: profiles are asked for one by one.</source>
        <translation>No transmite por sí solo: los perfiles se piden uno a uno.</translation>
    </message>
    <message>
        <source>No continuous profiles: requesting them one at a time.</source>
        <translation>No transmite por sí solo: los perfiles se piden uno a uno.</translation>
    </message>
    <message>
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
        <translation>En Auto el dispositivo elige alcance y ganancia: elija antes Manual.</translation>
    </message>
    <message>
        <source>In Auto the sonar sets range and gain. Set Mode to Manual first.</source>
        <translation>En Auto el dispositivo elige alcance y ganancia: elija antes Manual.</translation>
    </message>
    <message>
        <source>The device keeps %1.</source>
        <translation>El dispositivo mantiene %1.</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 rechazado: %2</translation>
    </message>
    <message>
        <source>%1 changed elsewhere: %2</source>
        <translation>%1 cambiado en otro sitio: %2</translation>
    </message>
    <message>
        <source>Its power was off: your settings are sent again.</source>
        <translation>Estaba sin corriente: se envían otra vez sus ajustes.</translation>
    </message>
    <message>
        <source>The sonar was power-cycled: your settings are sent again.</source>
        <translation>Estaba sin corriente: se envían otra vez sus ajustes.</translation>
    </message>
    <message>
        <source>The range is 1 m long at least.</source>
        <translation>El alcance mide 1 m como mínimo.</translation>
    </message>
    <message>
        <source>The range length is 1 m or more.</source>
        <translation>El alcance mide 1 m como mínimo.</translation>
    </message>
    <message>
        <source>The range ends at 200 m.</source>
        <translation>El alcance acaba en 200 m.</translation>
    </message>
    <message>
        <source>The gain is 0 to 6.</source>
        <translation>La ganancia es de 0 a 6.</translation>
    </message>
    <message>
        <source>The sound speed is 1300 to 1700 m/s.</source>
        <translation>La velocidad del sonido es de 1300 a 1700 m/s.</translation>
    </message>
    <message>
        <source>The Ping360 does not scan by itself: it is asked for each ping.</source>
        <translation>El Ping360 no explora por sí solo: se le pide cada ping.</translation>
    </message>
    <message>
        <source>The Ping360 does not support auto_transmit: requesting each ping.</source>
        <translation>El Ping360 no explora por sí solo: se le pide cada ping.</translation>
    </message>
    <message>
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit rechazado: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
        <translation>En su lugar se pide cada ping al Ping360.</translation>
    </message>
    <message>
        <source>Requesting each ping instead.</source>
        <translation>En su lugar se pide cada ping al Ping360.</translation>
    </message>
    <message>
        <source>Another program changed the settings.</source>
        <translation>Otro programa ha cambiado los ajustes.</translation>
    </message>
    <message>
        <source>The settings are applied.</source>
        <translation>Los ajustes están aplicados.</translation>
    </message>
    <message>
        <source>The head keeps another value.</source>
        <translation>El cabezal mantiene otro valor.</translation>
    </message>
    <message>
        <source>The sonar keeps another value.</source>
        <translation>El cabezal mantiene otro valor.</translation>
    </message>
    <message>
        <source>The range is 0.5 to 100 m.</source>
        <translation>El alcance es de 0.5 a 100 m.</translation>
    </message>
    <message>
        <source>The gain is low, normal or high.</source>
        <translation>La ganancia es baja, normal o alta.</translation>
    </message>
    <message>
        <source>The frequency is 500 to 1000 kHz.</source>
        <translation>La frecuencia es de 500 a 1000 kHz.</translation>
    </message>
    <message>
        <source>The transmit duration is 1 to 1000 microseconds.</source>
        <translation>La duración de emisión es de 1 a 1000 microsegundos.</translation>
    </message>
    <message>
        <source>A step is 1 to 10 gradians.</source>
        <translation>Un paso es de 1 a 10 gradianes.</translation>
    </message>
    <message>
        <source>The delay is 0 to 100 ms.</source>
        <translation>El retardo es de 0 a 100 ms.</translation>
    </message>
    <message>
        <source>A sector is 10 to 360 degrees wide.</source>
        <translation>Un sector tiene de 10 a 360 grados.</translation>
    </message>
    <message>
        <source>The middle of a sector is -180 to 179 degrees from the front.</source>
        <translation>El centro de un sector está entre -180 y 179 grados desde la proa.</translation>
    </message>
    <message>
        <source>The sector centre is -180 to 179 degrees from the front.</source>
        <translation>El centro de un sector está entre -180 y 179 grados desde la proa.</translation>
    </message>
    <message>
        <source>The %1 is silent.</source>
        <translation>Guarda silencio: %1.</translation>
    </message>
    <message>
        <source>The %1 is not responding.</source>
        <translation>%1 no responde.</translation>
    </message>
    <message>
        <source>A second device answers on this link, with the id %1.</source>
        <translation>En este enlace responde un segundo dispositivo, con el identificador %1.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Otro programa maneja este sonar: Leadline solo escucha.</translation>
    </message>
    <message>
        <source>Leadline drives this sonar now.</source>
        <translation>Ahora Leadline maneja este sonar.</translation>
    </message>
    <message>
        <source>The %1 was found scanning, and Leadline has not told it to.</source>
        <translation>%1 ya estaba explorando, y Leadline no se lo pidió.</translation>
    </message>
    <message>
        <source>The %1 was found scanning; not started by Leadline.</source>
        <translation>%1 ya estaba escaneando; no lo inició Leadline.</translation>
    </message>
    <message>
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
        <translation>Nadie responde en este enlace: revise la corriente y el cable del sonar.</translation>
    </message>
    <message>
        <source>No answer on this link: check the sonar&apos;s power and cable.</source>
        <translation>Nadie responde en este enlace: revise la corriente y el cable del sonar.</translation>
    </message>
    <message>
        <source>A %1 answers here, not a %2.</source>
        <translation>Aquí responde un %1, no un %2.</translation>
    </message>
    <message>
        <source>A %1 answers here: Leadline does not know it.</source>
        <translation>Aquí responde un %1: Leadline no lo conoce.</translation>
    </message>
    <message>
        <source>It speaks a version of the protocol that Leadline does not know: what it sends is recorded, and it is sent nothing.</source>
        <translation>Habla una versión del protocolo que Leadline no conoce: lo que envía se graba, y a él no se le envía nada.</translation>
    </message>
    <message>
        <source>It uses an unknown protocol version: its data is recorded, and nothing is sent to it.</source>
        <translation>Habla una versión del protocolo que Leadline no conoce: lo que envía se graba, y a él no se le envía nada.</translation>
    </message>
    <message>
        <source>The %1 answers again.</source>
        <translation>%1 responde otra vez.</translation>
    </message>
    <message>
        <source>Another %1 answers now: nothing is restored.</source>
        <translation>Ahora responde otro %1: no se restablece nada.</translation>
    </message>
    <message>
        <source>The %1 answers.</source>
        <translation>%1 responde.</translation>
    </message>
    <message>
        <source>The autopilot sends %1 more messages.</source>
        <translation>El autopiloto envía %1 mensajes más.</translation>
    </message>
    <message>
        <source>The autopilot was asked for %1 messages: %2.</source>
        <translation>Se pidieron %1 mensajes al autopiloto: %2.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC by version 1, without a target.</source>
        <translation>El componente %1 responde a TIMESYNC en versión 1, sin destino.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC with version 1, without a target.</source>
        <translation>El componente %1 responde a TIMESYNC en versión 1, sin destino.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Otro programa habla también como %1: %2 está libre.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Otro programa habla también como %1: %2 está libre.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>El autopiloto ha arrancado de nuevo.</translation>
    </message>
    <message>
        <source>The autopilot restarted.</source>
        <translation>El autopiloto ha arrancado de nuevo.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
        <translation>El componente %1 ha arrancado de nuevo.</translation>
    </message>
    <message>
        <source>Component %1 restarted.</source>
        <translation>El componente %1 ha arrancado de nuevo.</translation>
    </message>
    <message>
        <source>Vehicle system: %1.</source>
        <translation>Sistema del vehículo: %1.</translation>
    </message>
    <message>
        <source>MAVLink signing is on.</source>
        <translation>La firma de MAVLink está activa.</translation>
    </message>
    <message>
        <source>MAVLink signing is off.</source>
        <translation>La firma de MAVLink está inactiva.</translation>
    </message>
    <message>
        <source>The signing key could not be saved: %1.</source>
        <translation>No se pudo guardar la clave de firma: %1.</translation>
    </message>
    <message>
        <source>%1 is no address for a device.</source>
        <translation>%1 no es dirección para un dispositivo.</translation>
    </message>
    <message>
        <source>%1 is this computer&apos;s own address.</source>
        <translation>%1 es la dirección de este mismo equipo.</translation>
    </message>
    <message>
        <source>%1 is a network or broadcast address; a device needs its own.</source>
        <translation>%1 vale por toda una red; un dispositivo necesita una propia.</translation>
    </message>
    <message>
        <source>Two Ping360 have the address %1: unplug the other one, %2, while this one gets a new address.</source>
        <translation>Dos Ping360 tienen la dirección %1: desconecte el otro, %2, mientras este recibe una nueva.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has the address %2 already.</source>
        <translation>Otro Ping360, %1, ya tiene la dirección %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 does not answer on any network: check its power and cable.</source>
        <translation>El Ping360 %1 no responde en ninguna red: revise su corriente y su cable.</translation>
    </message>
    <message>
        <source>This computer is not in the network of the Ping360 %1, and other Ping360s answer: unplug the others, or give this computer an address near %2.</source>
        <translation>Este equipo está en otra red que el Ping360 %1, y no es el único que responde: desconecte los demás, o dé a este equipo una dirección cercana a %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>Otro dispositivo ya tiene la dirección %1: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be reached: no route from this computer.</source>
        <translation>No se pudo avisar al Ping360 en %1: este equipo ya no tiene camino hasta allí.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, now uses the address %2: unplug one of them.</source>
        <translation>Ha llegado otro Ping360, %1, con la dirección %2: desconecte uno de los dos.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>El Ping360 %1 mantiene su dirección %2.</translation>
    </message>
    <message>
        <source>The new address was sent to the Ping360 %1, but it was not found again: check that this computer reaches that network, and switch the sonar off and on.</source>
        <translation>Al Ping360 %1 se le dio su nueva dirección y no se le encuentra: compruebe que este equipo llega a esa red, y apáguelo y enciéndalo.</translation>
    </message>
    <message>
        <source>Not probed by other programs</source>
        <translation>Nada más lo sondea</translation>
    </message>
    <message>
        <source>ModemManager is not running.</source>
        <translation>ModemManager no está en marcha.</translation>
    </message>
    <message>
        <source>ModemManager leaves this adapter alone.</source>
        <translation>ModemManager no toca este adaptador.</translation>
    </message>
    <message>
        <source>ModemManager is running and sends its own commands for some seconds after the adapter is plugged in.</source>
        <translation>ModemManager está en marcha y enviará órdenes propias durante unos segundos tras enchufar el adaptador.</translation>
    </message>
    <message>
        <source>Adapter present</source>
        <translation>Adaptador presente</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 no existe.</translation>
    </message>
    <message>
        <source>May open the port</source>
        <translation>Puede abrir el puerto</translation>
    </message>
    <message>
        <source>User %1 may read and write it.</source>
        <translation>El usuario %1 puede leerlo y escribirlo.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 must log in again.</source>
        <translation>Pertenece al grupo %1, el usuario %2 debe volver a iniciar sesión.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 is not a member.</source>
        <translation>Pertenece al grupo %1, el usuario %2 no está en él.</translation>
    </message>
    <message>
        <source>USB latency</source>
        <translation>Latencia USB</translation>
    </message>
    <message>
        <source>%1 ms, 1 ms advised.</source>
        <translation>%1 ms, se aconseja 1 ms.</translation>
    </message>
    <message>
        <source>Leadline sets it once the port opens.</source>
        <translation>Leadline la fija en cuanto se abre el puerto.</translation>
    </message>
    <message>
        <source>Port is free</source>
        <translation>El puerto está libre</translation>
    </message>
    <message>
        <source>Waiting for permission.</source>
        <translation>Espera el permiso.</translation>
    </message>
    <message>
        <source>No program of this user has it open.</source>
        <translation>Ningún programa de este usuario lo tiene abierto.</translation>
    </message>
    <message>
        <source>No other program has it open.</source>
        <translation>Ningún otro programa lo tiene abierto.</translation>
    </message>
    <message>
        <source>%1 has it open.</source>
        <translation>%1 lo tiene abierto.</translation>
    </message>
    <message>
        <source>Network route</source>
        <translation>La red llega hasta allí</translation>
    </message>
    <message>
        <source>This computer reaches %1.</source>
        <translation>Este equipo llega a %1.</translation>
    </message>
    <message>
        <source>Device answers</source>
        <translation>El dispositivo responde</translation>
    </message>
    <message>
        <source>It is a sonar that Leadline knows</source>
        <translation>Es un sonar que Leadline conoce</translation>
    </message>
    <message>
        <source>Waiting for the port.</source>
        <translation>Espera el puerto.</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <translation>Espera una respuesta.</translation>
    </message>
    <message>
        <source>It identified itself.</source>
        <translation>Dijo quién es.</translation>
    </message>
    <message>
        <source>The port belongs to group %1.</source>
        <translation>El puerto pertenece al grupo %1.</translation>
    </message>
    <message>
        <source>This user may not open %1</source>
        <translation>Este usuario no puede abrir %1</translation>
    </message>
    <message>
        <source>User %1 was added to it after logging in.</source>
        <translation>Al usuario %1 se le añadió después de iniciar sesión.</translation>
    </message>
    <message>
        <source>Log out and in again.</source>
        <translation>Cierre la sesión e iníciela de nuevo.</translation>
    </message>
    <message>
        <source>Let user %1 open it for this session.</source>
        <translation>Permita al usuario %1 abrirlo en esta sesión.</translation>
    </message>
    <message>
        <source>User %1 is not in it.</source>
        <translation>El usuario %1 no está en él.</translation>
    </message>
    <message>
        <source>Add the user once, then log in again.</source>
        <translation>Añada el usuario una vez, luego inicie sesión de nuevo.</translation>
    </message>
    <message>
        <source>Another program uses %1</source>
        <translation>Otro programa usa %1</translation>
    </message>
    <message>
        <source>ModemManager probably tries the port with commands of its own.</source>
        <translation>Es probable que ModemManager pruebe el puerto con órdenes propias.</translation>
    </message>
    <message>
        <source>%1 tries the port with commands of its own.</source>
        <translation>%1 prueba el puerto con órdenes propias.</translation>
    </message>
    <message>
        <source>Wait some seconds, then check again.</source>
        <translation>Espere unos segundos y compruebe otra vez.</translation>
    </message>
    <message>
        <source>A rule keeps it away from this adapter.</source>
        <translation>Una regla lo mantiene lejos de este adaptador.</translation>
    </message>
    <message>
        <source>%1 holds the port.</source>
        <translation>%1 ocupa el puerto.</translation>
    </message>
    <message>
        <source>Close it, Leadline connects by itself.</source>
        <translation>Ciérrelo, Leadline conecta por sí solo.</translation>
    </message>
    <message>
        <source>A program of another user holds the port.</source>
        <translation>Un programa de otro usuario ocupa el puerto.</translation>
    </message>
    <message>
        <source>Port %1 is in use</source>
        <translation>El puerto %1 está en uso</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <translation>%1 lo tiene.</translation>
    </message>
    <message>
        <source>Close it, or listen on another port.</source>
        <translation>Ciérrelo, o escuche en otro puerto.</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>Conecte en su lugar a 192.168.2.2:14660, que BlueOS ofrece para esto.</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 no está</translation>
    </message>
    <message>
        <source>Check that the adapter is plugged in.</source>
        <translation>Compruebe que el adaptador esté enchufado.</translation>
    </message>
    <message>
        <source>It did not open within three seconds.</source>
        <translation>No se abrió en tres segundos.</translation>
    </message>
    <message>
        <source>No network route to %1</source>
        <translation>Ninguna red lleva a %1</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <translation>%1 se desconectó</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 no se puede abrir</translation>
    </message>
    <message>
        <source>Nothing answers on %1</source>
        <translation>Nada responde en %1</translation>
    </message>
    <message>
        <source>Probed at %1 baud.</source>
        <translation>Se le preguntó a %1 baudios.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Revise la corriente del sonar, y que los hilos de envío y recepción no estén cruzados.</translation>
    </message>
    <message>
        <source>If another program changed the baud rate, connect or check again so that the sonar detects it.</source>
        <translation>Si otro programa puso otra velocidad, conectar o comprobar otra vez hace que el sonar la mida.</translation>
    </message>
    <message>
        <source>Nothing has been received there.</source>
        <translation>Nadie ha enviado nada allí.</translation>
    </message>
    <message>
        <source>That is this computer itself.</source>
        <translation>Eso es este mismo equipo.</translation>
    </message>
    <message>
        <source>Start the program that answers there, or correct the address.</source>
        <translation>Inicie el programa que responde allí, o corrija la dirección.</translation>
    </message>
    <message>
        <source>The network route exists.</source>
        <translation>La red llega hasta allí.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Revise la corriente y el cable del sonar, y que su puente funcione en el vehículo.</translation>
    </message>
    <message>
        <source>No sonar on %1</source>
        <translation>Ningún sonar habla en %1</translation>
    </message>
    <message>
        <source>Bytes received, but no sonar messages.</source>
        <translation>Llegan bytes, pero no mensajes de un sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Revise la dirección, y los baudios del puente en el vehículo.</translation>
    </message>
    <message>
        <source>Wrong baud rate on %1</source>
        <translation>Velocidad incorrecta en %1</translation>
    </message>
    <message>
        <source>Bytes received at %1 baud, but no sonar messages.</source>
        <translation>Llegan bytes a %1 baudios, pero no mensajes de un sonar.</translation>
    </message>
    <message>
        <source>Baud rate detection failed: this is another device, or its firmware has a fixed rate. Name the rate in the address.</source>
        <translation>Tampoco midió la velocidad: es otro dispositivo, o su firmware tiene una velocidad propia, que la dirección puede indicar.</translation>
    </message>
    <message>
        <source>Connect or check again so that the sonar detects the rate.</source>
        <translation>Conectar o comprobar otra vez hace que un sonar mida la velocidad.</translation>
    </message>
    <message>
        <source>This is no sonar that Leadline knows</source>
        <translation>Este no es un sonar que Leadline conozca</translation>
    </message>
    <message>
        <source>It answered as device type %1, firmware %2.</source>
        <translation>Respondió como dispositivo de tipo %1, firmware %2.</translation>
    </message>
    <message>
        <source>This is a %1, not a %2</source>
        <translation>Esto es un %1, no un %2</translation>
    </message>
    <message>
        <source>It answered as %1, firmware %2.</source>
        <translation>Respondió como %1, firmware %2.</translation>
    </message>
    <message>
        <source>%1 not probed yet</source>
        <translation>A %1 aún no se le ha preguntado</translation>
    </message>
    <message>
        <source>It is probed when you connect or check it.</source>
        <translation>Se le pregunta al conectarlo o comprobarlo.</translation>
    </message>
    <message>
        <source>%1 answers on %2</source>
        <translation>%1 responde en %2</translation>
    </message>
    <message>
        <source>Firmware %1, id %2.</source>
        <translation>Firmware %1, identificador %2.</translation>
    </message>
    <message>
        <source>No device identifies itself on %1</source>
        <translation>En %1 nadie dice quién es</translation>
    </message>
    <message>
        <source>Messages arrive, but the sender does not identify itself.</source>
        <translation>Llegan mensajes, pero no respuesta a la pregunta de quién los envía.</translation>
    </message>
    <message>
        <source>Another program may be using it: close it, then check again.</source>
        <translation>Quizá otro programa pregunta a la vez: ciérrelo y compruebe otra vez.</translation>
    </message>
    <message>
        <source>Vehicle not contacted yet</source>
        <translation>Vehículo aún no contactado</translation>
    </message>
    <message>
        <source>On connection Leadline sends a heartbeat every second and requests time sync.</source>
        <translation>No se le pregunta antes de conectar: entonces Leadline envía un heartbeat cada segundo y le pregunta su reloj.</translation>
    </message>
    <message>
        <source>The ground station needs this port. While Leadline uses it, the ground station receives nothing.</source>
        <translation>La estación de tierra necesita este puerto: mientras Leadline lo tiene, ella no oye nada.</translation>
    </message>
    <message>
        <source>A sonar reports the address %1</source>
        <translation>Un sonar dice que su dirección es %1</translation>
    </message>
    <message>
        <source>This computer is %1, in a different network.</source>
        <translation>Este equipo es %1, y no tiene red que la incluya.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>No se envía nada allí.</translation>
    </message>
    <message>
        <source>Give the sonar an address of this network, or ask there with Look here.</source>
        <translation>Dé al sonar una dirección de esta red, o pregunte allí con Buscar aquí.</translation>
    </message>
    <message>
        <source>It is connected</source>
        <translation>Está conectado</translation>
    </message>
    <message>
        <source>Endpoints in use are not probed.</source>
        <translation>A lo que está en uso no se le pregunta.</translation>
    </message>
    <message>
        <source>This computer has no network address.</source>
        <translation>Este equipo no tiene dirección de red.</translation>
    </message>
    <message>
        <source>This computer is %1.</source>
        <translation>Este equipo es %1.</translation>
    </message>
    <message>
        <source>It needs an address in %1, for example %2.</source>
        <translation>Necesita una dirección en %1, por ejemplo %2.</translation>
    </message>
    <message>
        <source>Leadline does not probe it automatically.</source>
        <translation>Leadline solo pregunta allí si usted le dice que busque.</translation>
    </message>
    <message>
        <source>%1 may serve only one program at a time</source>
        <translation>%1 quizá atienda a un solo programa</translation>
    </message>
    <message>
        <source>%1 is an autopilot</source>
        <translation>%1 es un autopiloto</translation>
    </message>
    <message>
        <source>Leadline leaves it alone.</source>
        <translation>Leadline no lo toca.</translation>
    </message>
    <message>
        <source>%1 is not a USB serial adapter</source>
        <translation>%1 no es un adaptador serie USB</translation>
    </message>
    <message>
        <source>The rows could not be written: the disk is full or gone.</source>
        <translation>No se pudieron escribir las filas: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>There is no stream %1: the recording holds %2.</source>
        <translation>No hay flujo %1: la grabación contiene %2.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>La exportación se canceló; no se escribió nada.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk is not responding.</source>
        <translation>No se puede leer la grabación: su soporte no responde.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk is not responding.</source>
        <translation>No se puede leer la grabación hasta el final: su disco no responde.</translation>
    </message>
    <message>
        <source>The recording has too many channels to add topics to it.</source>
        <translation>La grabación tiene demasiados canales para añadirle topics.</translation>
    </message>
    <message>
        <source>The recording could not be written: the disk is full or gone.</source>
        <translation>No se pudo escribir la grabación: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>Nothing can be written into this folder: %1.</source>
        <translation>No se puede escribir nada en esta carpeta: %1.</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: %2.</source>
        <translation>No se puede escribir nada en %1: %2.</translation>
    </message>
    <message>
        <source>The netCDF file could not be written: %1.</source>
        <translation>No se pudo escribir el archivo netCDF: %1.</translation>
    </message>
    <message>
        <source>The recording holds no pings of a sonar.</source>
        <translation>La grabación no contiene pings de un sonar.</translation>
    </message>
    <message>
        <source>This part of the recording holds no pings of a sonar.</source>
        <translation>Esta parte de la grabación no contiene pings de un sonar.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 es una carpeta.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 es un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another file.</source>
        <translation>%1 es la propia grabación: elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a whole: name a folder in it.</source>
        <translation>%1 no se puede llenar entero: indique una carpeta dentro.</translation>
    </message>
    <message>
        <source>%1 is a file; this format writes a folder of files.</source>
        <translation>%1 es un archivo; este formato escribe una carpeta de archivos.</translation>
    </message>
    <message>
        <source>%1 is being written by another export.</source>
        <translation>Otra exportación está escribiendo %1.</translation>
    </message>
    <message>
        <source>%1 is being written by another export (process %2).</source>
        <translation>Otra exportación está escribiendo %1 (proceso %2).</translation>
    </message>
    <message>
        <source>This format needs a file; it cannot go to standard output.</source>
        <translation>Este formato necesita un archivo; no puede ir a la salida estándar.</translation>
    </message>
    <message>
        <source>This format writes several files: name a folder for them.</source>
        <translation>Este formato escribe varios archivos: indique una carpeta para ellos.</translation>
    </message>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>No se puede escribir en la salida estándar.</translation>
    </message>
    <message>
        <source>The log could not be written: the disk is full or gone.</source>
        <translation>No se pudo escribir el registro: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>The recording holds no sonar.</source>
        <translation>La grabación no contiene ningún sonar.</translation>
    </message>
    <message>
        <source>A log of Ping Viewer holds one sonar: choose a stream of %1.</source>
        <translation>Un registro de Ping Viewer contiene un sonar: elija un flujo de %1.</translation>
    </message>
    <message>
        <source>The picture is not a PNG.</source>
        <translation>La imagen no es PNG.</translation>
    </message>
    <message>
        <source>The text %1 does not fit into a picture.</source>
        <translation>En una imagen no cabe el texto %1.</translation>
    </message>
    <message>
        <source>The file is not a PNG.</source>
        <translation>El archivo no es PNG.</translation>
    </message>
    <message>
        <source>The recording holds no MAVLink.</source>
        <translation>La grabación no contiene MAVLink.</translation>
    </message>
    <message>
        <source>The recording does not say when its messages came.</source>
        <translation>La grabación no dice cuándo llegaron sus mensajes.</translation>
    </message>
    <message>
        <source>The exported data is simulated, but %1 files cannot say so: mark it in the file name.</source>
        <translation>Lo exportado es simulado, y %1 no tiene dónde decirlo: que lo diga el nombre del archivo.</translation>
    </message>
    <message>
        <source>Nothing is marked in %1, or in this part of it.</source>
        <translation>No hay nada marcado en %1, o en esta parte.</translation>
    </message>
    <message>
        <source>The markers could not be written: the disk may be full.</source>
        <translation>No se pudieron escribir las marcas: quizá el disco esté lleno.</translation>
    </message>
    <message>
        <source>%1 without a position left out; markers-csv includes all markers.</source>
        <translation>%1 sin posición omitidas; markers-csv las toma todas.</translation>
    </message>
    <message>
        <source>The picture %1 could not be written: the disk is full or gone.</source>
        <translation>No se pudo escribir la imagen %1: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>There are no pings to draw in this recording, or in this part of it.</source>
        <translation>No hay pings que dibujar en esta grabación, o en esta parte.</translation>
    </message>
    <message>
        <source>The dive sheet could not be put beside it: %1</source>
        <translation>No se pudo poner al lado la hoja de inmersión: %1</translation>
    </message>
    <message>
        <source>another one exists there.</source>
        <translation>ya hay otra allí.</translation>
    </message>
    <message>
        <source>No program on this computer makes videos: install ffmpeg (apt install ffmpeg), then export again.</source>
        <translation>Ningún programa de este equipo hace vídeos: instale ffmpeg (apt install ffmpeg) y exporte otra vez.</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 no se puede iniciar.</translation>
    </message>
    <message>
        <source>%1 stopped before the video was done.</source>
        <translation>%1 paró antes de acabar el vídeo.</translation>
    </message>
    <message>
        <source>%1 cannot make the video: %2</source>
        <translation>%1 no puede hacer el vídeo: %2</translation>
    </message>
    <message>
        <source>%1 holds no pings to make a video of in that part.</source>
        <translation>%1 no contiene en esa parte pings para un vídeo.</translation>
    </message>
    <message>
        <source>%1 holds nothing in that part.</source>
        <translation>%1 no contiene nada en esa parte.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 no se puede crear.</translation>
    </message>
    <message>
        <source>%1: the colour map cannot be read.</source>
        <translation>%1: no se puede leer el mapa de colores.</translation>
    </message>
    <message>
        <source>%1 is too large for a colour map.</source>
        <translation>%1 es demasiado grande para un mapa de colores.</translation>
    </message>
    <message>
        <source>There is no palette %1: %2.</source>
        <translation>No hay paleta %1: %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, línea %2: %3</translation>
    </message>
    <message>
        <source>%1: there is no colour in this file.</source>
        <translation>%1: no hay ningún color en este archivo.</translation>
    </message>
    <message>
        <source>a palette has at most 4096 colours.</source>
        <translation>una paleta tiene como mucho 4096 colores.</translation>
    </message>
    <message>
        <source>a colour that begins with # has six hex digits, #rrggbb.</source>
        <translation>un color que empieza por # tiene seis dígitos hexadecimales, #rrggbb.</translation>
    </message>
    <message>
        <source>a colour is #rrggbb or three numbers, red green blue.</source>
        <translation>un color es #rrggbb o tres números, rojo verde azul.</translation>
    </message>
    <message>
        <source>this is the only colour; a palette needs two.</source>
        <translation>este es el único color; una paleta necesita dos.</translation>
    </message>
    <message>
        <source>in a file with decimal points every number is from 0 to 1.</source>
        <translation>en un archivo con puntos decimales cada número va de 0 a 1.</translation>
    </message>
    <message>
        <source>every number is from 0 to 255.</source>
        <translation>cada número va de 0 a 255.</translation>
    </message>
    <message>
        <source>The picture could not be made: there is no memory for it.</source>
        <translation>No se pudo hacer la imagen: no hay memoria para ella.</translation>
    </message>
    <message>
        <source>The folder for the picture does not exist.</source>
        <translation>No hay carpeta para la imagen.</translation>
    </message>
    <message>
        <source>The report cannot be written: the disk is full or gone.</source>
        <translation>No se puede escribir el informe: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>A host is missing before the port, as in udp://192.168.2.2:9092.</source>
        <translation>Falta un equipo antes del puerto, como en udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not an IPv6 address.</source>
        <translation>%1 no es una dirección IPv6.</translation>
    </message>
    <message>
        <source>%1 is neither the name nor the address of a host.</source>
        <translation>%1 no es ni el nombre ni la dirección de un equipo.</translation>
    </message>
    <message>
        <source>%1 is not an IPv4 address: it has four numbers from 0 to 255.</source>
        <translation>%1 no es una dirección IPv4: tiene cuatro números de 0 a 255.</translation>
    </message>
    <message>
        <source>%1 means every address; name the one to connect to.</source>
        <translation>%1 vale por cualquier dirección; diga a cuál conectar.</translation>
    </message>
    <message>
        <source>The bracket of the IPv6 address %1 is not closed.</source>
        <translation>El corchete de la dirección IPv6 %1 no está cerrado.</translation>
    </message>
    <message>
        <source>Behind the bracket of an IPv6 address comes its port, as in [::1]:9092.</source>
        <translation>Tras el corchete de una dirección IPv6 va su puerto, como en [::1]:9092.</translation>
    </message>
    <message>
        <source>Put an IPv6 address in brackets, as in udp://[::1]:9092.</source>
        <translation>Una dirección IPv6 va entre corchetes, como en udp://[::1]:9092.</translation>
    </message>
    <message>
        <source>The port is missing, as in udp://192.168.2.2:9092.</source>
        <translation>Falta el puerto, como en udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not a port: it is a number from 1 to 65535.</source>
        <translation>%1 no es un puerto: es un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>%1 is not the path of a port.</source>
        <translation>%1 no es la ruta de un puerto.</translation>
    </message>
    <message>
        <source>The port is missing, as in serial:/dev/ttyUSB0.</source>
        <translation>Falta el puerto, como en serial:/dev/ttyUSB0.</translation>
    </message>
    <message>
        <source>The device is given twice.</source>
        <translation>El dispositivo está dicho dos veces.</translation>
    </message>
    <message>
        <source>There is no device %1; the devices are %2.</source>
        <translation>No hay dispositivo %1; los dispositivos son %2.</translation>
    </message>
    <message>
        <source>The baud rate is given twice.</source>
        <translation>Los baudios están dichos dos veces.</translation>
    </message>
    <message>
        <source>%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.</source>
        <translation>%1 no son baudios, como en serial:/dev/ttyUSB0?baud=115200.</translation>
    </message>
    <message>
        <source>A link of this kind has no option %1.</source>
        <translation>Un enlace de este tipo no tiene la opción %1.</translation>
    </message>
    <message>
        <source>%1 is not a link: it begins with serial:, udp:, udpin:, tcp: or sim:, as in udp://192.168.2.2:9092.</source>
        <translation>%1 no es un enlace: empieza por serial:, udp:, udpin:, tcp: o sim:, como en udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>There are no simulated devices here.</source>
        <translation>Aquí no hay dispositivos simulados.</translation>
    </message>
    <message>
        <source>The name %1 is not known in this network.</source>
        <translation>El nombre %1 no se conoce en esta red.</translation>
    </message>
    <message>
        <source>This computer has no way to %1: check cable and network address.</source>
        <translation>Este equipo no tiene camino hasta %1: revise el cable y la dirección de red.</translation>
    </message>
    <message>
        <source>No route to %1: check cable and network address.</source>
        <translation>Este equipo no tiene camino hasta %1: revise el cable y la dirección de red.</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer.</source>
        <translation>%1 no es una dirección de este equipo.</translation>
    </message>
    <message>
        <source>UDP port %1 is in use by another program.</source>
        <translation>Otro programa usa el puerto UDP %1.</translation>
    </message>
    <message>
        <source>This user may not listen on UDP port %1.</source>
        <translation>Este usuario no puede escuchar en el puerto UDP %1.</translation>
    </message>
    <message>
        <source>Listening on UDP port %1 of %2 is not possible.</source>
        <translation>No es posible escuchar en el puerto UDP %1 de %2.</translation>
    </message>
    <message>
        <source>%1 is there, but nothing listens on its TCP port %2.</source>
        <translation>%1 está, pero nada escucha en su puerto TCP %2.</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 cerró la conexión.</translation>
    </message>
    <message>
        <source>%1 does not answer on TCP port %2.</source>
        <translation>%1 no responde en el puerto TCP %2.</translation>
    </message>
    <message>
        <source>%1 is not there: check that the adapter is plugged in.</source>
        <translation>%1 no está: compruebe que el adaptador esté enchufado.</translation>
    </message>
    <message>
        <source>Another program uses %1.</source>
        <translation>Otro programa usa %1.</translation>
    </message>
    <message>
        <source>This user may not open %1, which belongs to group %2.</source>
        <translation>Este usuario no puede abrir %1, que pertenece al grupo %2.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 no se puede abrir: %2.</translation>
    </message>
    <message>
        <source>%1 is gone: check that the adapter is plugged in.</source>
        <translation>%1 ya no está: compruebe que el adaptador esté enchufado.</translation>
    </message>
    <message>
        <source>No UDP port could be opened: %1.</source>
        <translation>No se pudo abrir ningún puerto UDP: %1.</translation>
    </message>
    <message>
        <source>The simulated cable is unplugged.</source>
        <translation>El cable simulado está desenchufado.</translation>
    </message>
    <message>
        <source>%1 cannot be set by this user.</source>
        <translation>Este usuario no puede ajustar %1.</translation>
    </message>
    <message>
        <source>Timing has the command that helps.</source>
        <translation>En Tiempos está la orden que ayuda.</translation>
    </message>
    <message>
        <source>%1 passes data on after 1 ms.</source>
        <translation>%1 pasa los datos al cabo de 1 ms.</translation>
    </message>
    <message>
        <source>%1 is a vehicle&apos;s link, and no sonar&apos;s: ?device=ping1d or ?device=ping360 behind it says otherwise.</source>
        <translation>%1 es el enlace de un vehículo, no de un sonar: ?device=ping1d o ?device=ping360 detrás dice otra cosa.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: one sender at a time is listened to on port %1.</source>
        <translation>Se descartó 1 datagrama: en el puerto %1 se escucha a un solo remitente a la vez.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: one sender at a time is listened to on port %2.</source>
        <translation>Se descartaron %1 datagramas: en el puerto %2 se escucha a un solo remitente a la vez.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: it came from another than %1.</source>
        <translation>Se descartó 1 datagrama: no venía de %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: they came from others than %2.</source>
        <translation>Se descartaron %1 datagramas: no venían de %2.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes, which is a draft of the protocol.</source>
        <translation>Sus tramas llevan identificadores de sistema de cuatro bytes, que es un borrador del protocolo.</translation>
    </message>
    <message>
        <source>Its frames name their target in the header, which is a draft of the protocol.</source>
        <translation>Sus tramas nombran su destino en la cabecera, que es un borrador del protocolo.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes and name their target in the header, which are drafts of the protocol.</source>
        <translation>Sus tramas llevan identificadores de sistema de cuatro bytes y nombran su destino en la cabecera, que son borradores del protocolo.</translation>
    </message>
    <message>
        <source>Its frames are in a form that this version does not know.</source>
        <translation>Sus tramas tienen una forma que esta versión no conoce.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>A program (process %1)</source>
        <translation>Un programa (proceso %1)</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>a device of an unknown type</source>
        <translation>un dispositivo de tipo desconocido</translation>
    </message>
    <message>
        <source>%1 to %2 m</source>
        <translation>%1 a %2 m</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>rechazado por ahora</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>denegado</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>no admitido</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>long only</source>
        <translation>solo largo</translation>
    </message>
    <message>
        <source>int only</source>
        <translation>solo entero</translation>
    </message>
    <message>
        <source>wrong frame</source>
        <translation>marco erróneo</translation>
    </message>
    <message>
        <source>answered in an unknown way</source>
        <translation>respuesta desconocida</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>%1 refused for now</source>
        <translation>%1 rechazado por ahora</translation>
    </message>
    <message>
        <source>%1 denied</source>
        <translation>%1 denegado</translation>
    </message>
    <message>
        <source>%1 not supported</source>
        <translation>%1 no admitido</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fallido</translation>
    </message>
    <message>
        <source>%1 long only</source>
        <translation>%1 solo largo</translation>
    </message>
    <message>
        <source>%1 int only</source>
        <translation>%1 solo entero</translation>
    </message>
    <message>
        <source>%1 wrong frame</source>
        <translation>%1 marco erróneo</translation>
    </message>
    <message>
        <source>%1 answered in an unknown way</source>
        <translation>%1 respuesta desconocida</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 sin respuesta</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Ping interval</source>
        <translation>Intervalo de pings</translation>
    </message>
    <message>
        <source>The device&apos;s sound speed</source>
        <translation>Velocidad del sonido del dispositivo</translation>
    </message>
    <message>
        <source>Sonar sound speed</source>
        <translation>Velocidad del sonido del sonar</translation>
    </message>
    <message>
        <source>Pinging</source>
        <translation>Emisión de pings</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>ganancia</translation>
    </message>
    <message>
        <source>ping interval</source>
        <translation>intervalo de pings</translation>
    </message>
    <message>
        <source>sound speed</source>
        <translation>velocidad del sonido</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frecuencia</translation>
    </message>
    <message>
        <source>transmit duration</source>
        <translation>duración de emisión</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>sector</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>stare</source>
        <translation>mirada fija</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>el disco está protegido contra escritura</translation>
    </message>
    <message>
        <source>this user may not write there</source>
        <translation>este usuario no puede escribir allí</translation>
    </message>
    <message>
        <source>a file stands where its folder should be</source>
        <translation>hay un archivo donde debería estar su carpeta</translation>
    </message>
    <message>
        <source>a folder stands in its place</source>
        <translation>hay una carpeta en su lugar</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>el disco no responde</translation>
    </message>
    <message>
        <source>the disk is not responding</source>
        <translation>el disco no responde</translation>
    </message>
    <message>
        <source>the disk takes no file that large</source>
        <translation>el disco no admite un archivo tan grande</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>el sistema lo rechaza</translation>
    </message>
    <message>
        <source>the system refuses it (error %1)</source>
        <translation>el sistema lo rechaza (error %1)</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>su nombre está ocupado</translation>
    </message>
    <message>
        <source>its disk is gone</source>
        <translation>su disco ya no está</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>el disco lo rechaza</translation>
    </message>
    <message>
        <source>the disk does not take a file of this kind</source>
        <translation>el disco no admite un archivo de este tipo</translation>
    </message>
    <message>
        <source>Leadline writes netCDF on Linux only, so far</source>
        <translation>Leadline por ahora escribe netCDF solo en Linux</translation>
    </message>
    <message>
        <source>no stream at all</source>
        <translation>ningún flujo</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensaje</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 mensajes</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 horas</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutos</translation>
    </message>
    <message>
        <source>%1 is being written by another program at this moment.</source>
        <translation>Otro programa está escribiendo %1 en este momento.</translation>
    </message>
    <message>
        <source>%1 is too large to be Leadline&apos;s.</source>
        <translation>%1 es demasiado grande para ser de Leadline.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its medium does not answer.</source>
        <translation>%1 no se puede leer hasta el final: su soporte no responde.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its disk does not answer.</source>
        <translation>%1 no se puede leer hasta el final: su disco no responde.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 no se puede escribir: %2.</translation>
    </message>
    <message>
        <source>It is saved in %1 instead.</source>
        <translation>Se guarda en %1 en su lugar.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Esto no es una hoja de inmersión de Leadline.</translation>
    </message>
    <message>
        <source>The dive sheet file beside %1 is not valid.</source>
        <translation>Lo que hay junto a %1 como hoja de inmersión no lo es.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a recording.</source>
        <translation>%1 es una carpeta, no una grabación.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 no es un archivo que se pueda leer.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this user may not read it, or its medium is gone.</source>
        <translation>%1 no se puede abrir: este usuario no puede leerlo, o su soporte ya no está.</translation>
    </message>
    <message>
        <source>No temporary file could be made.</source>
        <translation>No se pudo crear un archivo temporal.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full.</source>
        <translation>La carpeta de archivos temporales está llena.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: %2.</source>
        <translation>%1 no se puede cambiar: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2.</source>
        <translation>%1 no se puede crear: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 is being recorded at this moment: it is left alone.</source>
        <translation>%1 se está grabando en este momento: no se toca.</translation>
    </message>
    <message>
        <source>On this system Leadline cannot record or repair yet.</source>
        <translation>En este sistema Leadline aún no puede grabar ni reparar.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Marker renamed: %1</source>
        <translation>Marca renombrada: %1</translation>
    </message>
    <message>
        <source>Marker deleted</source>
        <translation>Marca borrada</translation>
    </message>
    <message>
        <source>Marker restored</source>
        <translation>Marca recuperada</translation>
    </message>
    <message>
        <source>%1 is empty: there is nothing to save.</source>
        <translation>%1 está vacío: no hay nada que salvar.</translation>
    </message>
    <message>
        <source>%1 is not an MCAP recording.</source>
        <translation>%1 no es una grabación MCAP.</translation>
    </message>
    <message>
        <source>%1 is complete: nothing to repair.</source>
        <translation>%1 está completa: no hay nada que reparar.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages.</source>
        <translation>%1 ya está completa: %2 mensajes.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages, up to %3.</source>
        <translation>%1 ya está completa: %2 mensajes, hasta %3.</translation>
    </message>
    <message>
        <source>%1 bytes held no whole message.</source>
        <translation>%1 bytes no contenían ningún mensaje entero.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>El archivo dañado se conserva como %1.</translation>
    </message>
    <message>
        <source>%1 is damaged, and no copy of it could be kept: it was not changed.</source>
        <translation>%1 está dañado, y no se pudo guardar una copia: no se cambió.</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file.</source>
        <translation>%1 no se pudo sustituir por el archivo reparado.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk does not answer.</source>
        <translation>No se puede leer la grabación: su disco no responde.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: its medium failed.</source>
        <translation>%1 no se pudo leer hasta el final: su soporte falló.</translation>
    </message>
    <message>
        <source>%1 could not be uncompressed: the folder for temporary files is full.</source>
        <translation>%1 no se pudo descomprimir: la carpeta de archivos temporales está llena.</translation>
    </message>
    <message>
        <source>%1 holds more frames than one log can.</source>
        <translation>%1 contiene más tramas de las que caben en un registro.</translation>
    </message>
    <message>
        <source>Nothing is lost; a faster disk or card helps.</source>
        <translation>No se pierde nada; un disco o tarjeta más rápido ayuda.</translation>
    </message>
    <message>
        <source>%1 messages were not recorded: the disk did not take data for too long.</source>
        <translation>No se grabaron %1 mensajes: el disco no aceptó datos durante demasiado tiempo.</translation>
    </message>
    <message>
        <source>%1 messages not recorded: the disk did not accept data for too long.</source>
        <translation>No se grabaron %1 mensajes: el disco no aceptó datos durante demasiado tiempo.</translation>
    </message>
    <message>
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Leadline abre grabaciones .mcap y archivos .bin (Ping Viewer), .tlog, .svlog, .svlz y .xtf.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its disk is not responding.</source>
        <translation>%1 no se puede leer: su soporte no responde.</translation>
    </message>
    <message>
        <source>%1 starts with text.</source>
        <translation>%1 empieza con texto.</translation>
    </message>
    <message>
        <source>%1 is not a sonar recording.</source>
        <translation>%1 no es una grabación de sonar.</translation>
    </message>
    <message>
        <source>Nothing can be recorded in %1: %2.</source>
        <translation>No se puede grabar nada en %1: %2.</translation>
    </message>
    <message>
        <source>%1 GB left: about %2 at this rate.</source>
        <translation>Quedan %1 GB: unas %2 a este ritmo.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 no se grabó mientras el disco estaba lleno; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 not recorded while the disk was full; later data is in a new file.</source>
        <translation>%1 no se grabó mientras el disco estaba lleno; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 no se grabaron mientras el disco estaba lleno; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 fue borrado mientras se grababa; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was removed during recording; later data is in a new file.</source>
        <translation>%1 fue borrado mientras se grababa; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 fue borrado mientras se grababa, y con él %2; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was removed during recording, losing %2; later data is in a new file.</source>
        <translation>%1 fue borrado mientras se grababa, y con él %2; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>New data is held in memory until the disk accepts it.</source>
        <translation>Lo que llega espera en memoria y se escribe en cuanto el disco lo acepte.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 aún no tiene índice: leadline-cli repair lo completa.</translation>
    </message>
    <message>
        <source>Free disk space, then start recording again.</source>
        <translation>Haga sitio y empiece a grabar de nuevo.</translation>
    </message>
    <message>
        <source>Free disk space: recording resumes in a new file with %1 MB free.</source>
        <translation>Haga sitio: con %1 MB libres sigue en un archivo nuevo.</translation>
    </message>
    <message>
        <source>Recording stopped: only %1 MB left on the disk.</source>
        <translation>Grabación terminada: solo quedan %1 MB en el disco.</translation>
    </message>
    <message>
        <source>The end of the recording could not be written: %1 lost.</source>
        <translation>No se pudo escribir el final de la grabación: %1 perdidos.</translation>
    </message>
    <message>
        <source>The log is full: what comes now is recorded, but not shown.</source>
        <translation>El registro está lleno: lo que llega ahora se graba, pero no se muestra.</translation>
    </message>
    <message>
        <source>Display memory is full: new data is recorded but not shown.</source>
        <translation>El registro está lleno: lo que llega ahora se graba, pero no se muestra.</translation>
    </message>
    <message>
        <source>This computer slept for %1: nothing was received meanwhile.</source>
        <translation>Este equipo durmió %1: entretanto no se recibió nada.</translation>
    </message>
    <message>
        <source>This computer was suspended for %1: nothing was received.</source>
        <translation>Este equipo durmió %1: entretanto no se recibió nada.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set forward by %1.</source>
        <translation>El reloj de este equipo se adelantó %1.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set back by %1.</source>
        <translation>El reloj de este equipo se atrasó %1.</translation>
    </message>
    <message>
        <source>The times of this dive go on as they began.</source>
        <translation>Las horas de esta inmersión siguen como empezaron.</translation>
    </message>
    <message>
        <source>Times in this dive continue unchanged.</source>
        <translation>Las horas de esta inmersión siguen como empezaron.</translation>
    </message>
    <message>
        <source>The clock was set</source>
        <translation>Se cambió la hora del reloj</translation>
    </message>
    <message>
        <source>Gap of %1 s</source>
        <translation>Hueco de %1 s</translation>
    </message>
    <message>
        <source>Asked for: %1 %2.</source>
        <translation>Pedido: %1 %2.</translation>
    </message>
    <message>
        <source>Asked for: %1 %2 %3.</source>
        <translation>Pedido: %1 %2 %3.</translation>
    </message>
    <message>
        <source>Mounting: upright %1.</source>
        <translation>Montaje: derecho %1.</translation>
    </message>
    <message>
        <source>Mounting: upside down %1.</source>
        <translation>Montaje: invertido %1.</translation>
    </message>
    <message>
        <source>The name of the file does not say for which sonar it is: the maker&apos;s begin with Ping-V, Ping2-V or Ping360-V.</source>
        <translation>El nombre del archivo no dice para qué sonar es: los del fabricante empiezan por Ping-V, Ping2-V o Ping360-V.</translation>
    </message>
    <message>
        <source>The file is for a %1, and this is a %2.</source>
        <translation>El archivo es para un %1, y este es un %2.</translation>
    </message>
    <message>
        <source>The file is for a %1, and a %2 answers.</source>
        <translation>El archivo es para un %1, y responde un %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is too large to be firmware.</source>
        <translation>El archivo es demasiado grande para ser firmware.</translation>
    </message>
    <message>
        <source>The file is not firmware: an Intel HEX file begins with a colon.</source>
        <translation>El archivo no es firmware: un archivo Intel HEX empieza por dos puntos.</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it.</source>
        <translation>Descargue el archivo mismo, no la página que lo muestra.</translation>
    </message>
    <message>
        <source>Line %1 of the file %2: it is damaged.</source>
        <translation>La línea %1 del archivo %2: está dañado.</translation>
    </message>
    <message>
        <source>The file ends early: its last line is missing.</source>
        <translation>El archivo acaba antes de tiempo: falta su última línea.</translation>
    </message>
    <message>
        <source>The file gives the same byte twice: it is damaged.</source>
        <translation>El archivo da dos veces el mismo byte: está dañado.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Obténgalo otra vez de donde vino.</translation>
    </message>
    <message>
        <source>The file is not for a Ping1D or Ping2: %1.</source>
        <translation>El archivo no es para un Ping1D o Ping2: %1.</translation>
    </message>
    <message>
        <source>The file is not for a Ping360: %1.</source>
        <translation>El archivo no es para un Ping360: %1.</translation>
    </message>
    <message>
        <source>The file would overwrite the bootloader of the Ping360: it is not made for an update.</source>
        <translation>El archivo sobrescribiría el bootloader del Ping360: no está hecho para una actualización.</translation>
    </message>
    <message>
        <source>The sonar does not answer.</source>
        <translation>El sonar no responde.</translation>
    </message>
    <message>
        <source>Two devices answer on this line: connect only the one that gets the firmware.</source>
        <translation>En esta línea responden dos dispositivos: conecte solo el que recibe el firmware.</translation>
    </message>
    <message>
        <source>The port does not accept data.</source>
        <translation>El puerto no acepta lo que se envía.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Nothing was sent to the sonar.</source>
        <translation>No se envió nada al sonar.</translation>
    </message>
    <message>
        <source>Nothing was written: switch the sonar off and on, and it runs as before.</source>
        <translation>No se escribió nada: apague y encienda el sonar, y funcionará como antes.</translation>
    </message>
    <message>
        <source>The bootloader of the Ping360 does not answer.</source>
        <translation>El bootloader del Ping360 no responde.</translation>
    </message>
    <message>
        <source>The bootloader that answers is of another device, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>El bootloader que responde es de otro dispositivo, y solo se conoce la versión 2.1.2 de un Ping360.</translation>
    </message>
    <message>
        <source>The bootloader that answers is version %1, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>El bootloader que responde es de la versión %1, y solo se conoce la versión 2.1.2 de un Ping360.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to page %1.</source>
        <translation>El Ping360 no responde a la página %1.</translation>
    </message>
    <message>
        <source>The Ping360 refuses page %1.</source>
        <translation>El Ping360 rechaza la página %1.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to its configuration.</source>
        <translation>El Ping360 no responde a su configuración.</translation>
    </message>
    <message>
        <source>The Ping360 refuses its configuration.</source>
        <translation>El Ping360 rechaza su configuración.</translation>
    </message>
    <message>
        <source>What was read back of page %1 is not what was written.</source>
        <translation>Lo releído de la página %1 no es lo que se escribió.</translation>
    </message>
    <message>
        <source>Its bootloader is waiting: leave the power on and write the file again.</source>
        <translation>Su bootloader está al mando y espera: no corte la corriente y escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>A copy of the firmware cannot be written to %1: %2.</source>
        <translation>No se puede escribir una copia del firmware en %1: %2.</translation>
    </message>
    <message>
        <source>stm32flash cannot be started: %1.</source>
        <translation>stm32flash no se puede iniciar: %1.</translation>
    </message>
    <message>
        <source>The boot code of the sonar does not answer.</source>
        <translation>El código de arranque del sonar no responde.</translation>
    </message>
    <message>
        <source>stm32flash says: %1.</source>
        <translation>stm32flash dice: %1.</translation>
    </message>
    <message>
        <source>stm32flash ended before the firmware was written.</source>
        <translation>stm32flash terminó antes de que se escribiera el firmware.</translation>
    </message>
    <message>
        <source>stm32flash did not say that all was written and read back.</source>
        <translation>stm32flash no dijo que todo se hubiera escrito y releído.</translation>
    </message>
    <message>
        <source>What was read back is not what was written.</source>
        <translation>Lo releído no es lo que se escribió.</translation>
    </message>
    <message>
        <source>The firmware was not written completely.</source>
        <translation>El firmware no se escribió por completo.</translation>
    </message>
    <message>
        <source>As long as the power stays on its boot code waits: write the file again.</source>
        <translation>Mientras no se corte la corriente, su código de arranque espera: escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>%1 (process %2)</source>
        <translation>%1 (proceso %2)</translation>
    </message>
    <message>
        <source>follows the last line</source>
        <translation>está detrás de la última</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>no empieza por dos puntos</translation>
    </message>
    <message>
        <source>contains something other than pairs of hex digits</source>
        <translation>contiene algo que no son pares de dígitos</translation>
    </message>
    <message>
        <source>does not have its stated length</source>
        <translation>no tiene la longitud que indica</translation>
    </message>
    <message>
        <source>has a wrong checksum</source>
        <translation>tiene una suma de control errónea</translation>
    </message>
    <message>
        <source>is the last one and has data</source>
        <translation>es la última y lleva datos</translation>
    </message>
    <message>
        <source>has an unknown record type</source>
        <translation>es de un tipo que nadie conoce</translation>
    </message>
    <message>
        <source>has too much or too little for its kind</source>
        <translation>tiene demasiado o demasiado poco para su tipo</translation>
    </message>
    <message>
        <source>reaches over the end of its part of the memory</source>
        <translation>sobrepasa el final de su parte de la memoria</translation>
    </message>
    <message>
        <source>its bytes are no whole words</source>
        <translation>sus bytes no forman palabras completas</translation>
    </message>
    <message>
        <source>its words have more than 24 bits</source>
        <translation>sus palabras tienen más de 24 bits</translation>
    </message>
    <message>
        <source>it has bytes behind the configuration</source>
        <translation>tiene bytes detrás de la configuración</translation>
    </message>
    <message>
        <source>it has no program where that of a Ping360 begins</source>
        <translation>no tiene programa donde empieza el de un Ping360</translation>
    </message>
    <message>
        <source>it lacks a part of the configuration</source>
        <translation>le falta una parte de la configuración</translation>
    </message>
    <message>
        <source>it is larger than the memory of one</source>
        <translation>es mayor que la memoria de uno</translation>
    </message>
    <message>
        <source>it does not begin where their memory does</source>
        <translation>no empieza donde la memoria de estos</translation>
    </message>
    <message>
        <source>it is larger than their memory</source>
        <translation>es mayor que la memoria de estos</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>es demasiado corto</translation>
    </message>
    <message>
        <source>it does not begin as a program of their processor</source>
        <translation>no empieza como un programa para el procesador de estos</translation>
    </message>
    <message>
        <source>The disk is slow: the last %1 s would be lost in a power cut.</source>
        <translation>El disco es lento: los últimos %1 s aún no están a salvo de un corte de corriente.</translation>
    </message>
    <message>
        <source>One row per ping</source>
        <translation>Una fila por ping</translation>
    </message>
    <message>
        <source>Whole recording or part of it, zstd-compressed</source>
        <translation>Grabación entera o una parte, comprimida con zstd</translation>
    </message>
    <message>
        <source>Ping Viewer log of one sonar (.bin)</source>
        <translation>Registro de Ping Viewer de un sonar (.bin)</translation>
    </message>
    <message>
        <source>Telemetry log of the vehicle</source>
        <translation>Registro de telemetría del vehículo</translation>
    </message>
    <message>
        <source>Log for SonarView (.svlog or .svlz)</source>
        <translation>Registro para SonarView (.svlog o .svlz)</translation>
    </message>
    <message>
        <source>Printable PDF</source>
        <translation>PDF imprimible</translation>
    </message>
    <message>
        <source>All pings, settings and vehicle data (SONAR-netCDF4)</source>
        <translation>Todos los pings, ajustes y datos del vehículo (SONAR-netCDF4)</translation>
    </message>
    <message>
        <source>MP4 video, made with ffmpeg or GStreamer</source>
        <translation>Vídeo MP4, con ffmpeg o GStreamer</translation>
    </message>
    <message>
        <source>Folder of images: echograms and a polar view per revolution</source>
        <translation>Carpeta de imágenes: ecogramas y una vista polar por vuelta</translation>
    </message>
    <message>
        <source>One row per marker</source>
        <translation>una fila por marca</translation>
    </message>
    <message>
        <source>GeoJSON for maps</source>
        <translation>GeoJSON para mapas</translation>
    </message>
    <message>
        <source>GPX for chart plotters</source>
        <translation>GPX para plotters</translation>
    </message>
    <message>
        <source>Google Earth (KML)</source>
        <translation>Google Earth (KML)</translation>
    </message>
    <message>
        <source>A %1 answers, of a revision that Leadline does not know.</source>
        <translation>Responde un %1, de una revisión que Leadline no conoce.</translation>
    </message>
    <message>
        <source>Nothing was written this time: the sonar is as it was before this try.</source>
        <translation>Esta vez no se escribió nada: el sonar está como antes de este intento.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again: switched off and on, the Ping360 may start firmware that is not complete.</source>
        <translation>No corte la corriente y escriba el archivo otra vez: si se apaga y se enciende, el Ping360 puede arrancar un firmware que no está completo.</translation>
    </message>
    <message>
        <source>stm32flash was ended before it said whether something was written.</source>
        <translation>Se cerró stm32flash antes de que dijera si se había escrito algo.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again.</source>
        <translation>No corte la corriente y escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Marker %1: %2</source>
        <translation>Marca %1: %2</translation>
    </message>
    <message>
        <source>Marker %1, %2 m</source>
        <translation>Marca %1, %2 m</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 m</source>
        <translation>Marca %1: %2, %3 m</translation>
    </message>
    <message>
        <source>Bytes arrive on this link, but no messages of a sonar: check the device and its baud rate.</source>
        <translation>Por este enlace llegan bytes, pero no mensajes de un sonar: revise el dispositivo y sus baudios.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no sonar messages: check the device and its baud rate.</source>
        <translation>Por este enlace llegan bytes, pero no mensajes de un sonar: revise el dispositivo y sus baudios.</translation>
    </message>
    <message>
        <source>The device on this link sends messages, but does not identify itself.</source>
        <translation>El dispositivo de este enlace envía mensajes, pero no se identifica.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself.</source>
        <translation>El dispositivo de este enlace rechaza identificarse.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself: %1</source>
        <translation>El dispositivo de este enlace rechaza identificarse: %1</translation>
    </message>
    <message>
        <source>The autopilot sends 1 more message.</source>
        <translation>El autopiloto envía 1 mensaje más.</translation>
    </message>
    <message>
        <source>The autopilot was asked for 1 message: %1.</source>
        <translation>Se pidió 1 mensaje al autopiloto: %1.</translation>
    </message>
    <message>
        <source>Computer is there</source>
        <translation>El equipo está ahí</translation>
    </message>
    <message>
        <source>Its port is open</source>
        <translation>Su puerto está abierto</translation>
    </message>
    <message>
        <source>No device in the network has the address %1.</source>
        <translation>Nadie en la red tiene la dirección %1.</translation>
    </message>
    <message>
        <source>Waiting for the computer.</source>
        <translation>Espera al equipo.</translation>
    </message>
    <message>
        <source>%1 answers for itself.</source>
        <translation>%1 responde por sí mismo.</translation>
    </message>
    <message>
        <source>No program there has UDP port %1.</source>
        <translation>Ningún programa allí tiene el puerto UDP %1.</translation>
    </message>
    <message>
        <source>No program there has TCP port %1.</source>
        <translation>Ningún programa allí tiene el puerto TCP %1.</translation>
    </message>
    <message>
        <source>UDP port %1 answers.</source>
        <translation>El puerto UDP %1 responde.</translation>
    </message>
    <message>
        <source>TCP port %1 answers.</source>
        <translation>El puerto TCP %1 responde.</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 responde.</translation>
    </message>
    <message>
        <source>Unknown: no reply.</source>
        <translation>No se sabe: no volvió nada.</translation>
    </message>
    <message>
        <source>No reply and no refusal.</source>
        <translation>Nadie lo rechaza, y nadie responde.</translation>
    </message>
    <message>
        <source>%1 does not take the connection.</source>
        <translation>%1 no acepta la conexión.</translation>
    </message>
    <message>
        <source>Leadline listens there.</source>
        <translation>Leadline escucha ahí.</translation>
    </message>
    <message>
        <source>Port is open</source>
        <translation>El puerto está abierto</translation>
    </message>
    <message>
        <source>Leadline has it open.</source>
        <translation>Leadline lo tiene abierto.</translation>
    </message>
    <message>
        <source>Bytes arrive</source>
        <translation>Llegan bytes</translation>
    </message>
    <message>
        <source>They are MAVLink</source>
        <translation>Son MAVLink</translation>
    </message>
    <message>
        <source>Received.</source>
        <translation>Vienen de ahí.</translation>
    </message>
    <message>
        <source>Complete, with valid checksums.</source>
        <translation>Están enteros, con la suma de control correcta.</translation>
    </message>
    <message>
        <source>No complete message.</source>
        <translation>Ninguno forma un mensaje entero.</translation>
    </message>
    <message>
        <source>Received earlier, then stopped.</source>
        <translation>Llegaban antes, y cesaron.</translation>
    </message>
    <message>
        <source>None received.</source>
        <translation>Hasta ahora no llegó ninguno.</translation>
    </message>
    <message>
        <source>Waiting for bytes.</source>
        <translation>Espera bytes.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 no está en la red</translation>
    </message>
    <message>
        <source>No device there has this address.</source>
        <translation>Nadie allí tiene esta dirección.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the address.</source>
        <translation>Revise la corriente del vehículo y el umbilical, luego la dirección.</translation>
    </message>
    <message>
        <source>Nothing listens on %1</source>
        <translation>Nada escucha en %1</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but no program of it has this port.</source>
        <translation>El equipo del vehículo está ahí, pero ningún programa suyo tiene este puerto.</translation>
    </message>
    <message>
        <source>In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.</source>
        <translation>En BlueOS, abra MAVLink Endpoints y active el extremo de este puerto.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but its bridge to the sonar is stopped.</source>
        <translation>El equipo del vehículo está ahí, pero su puente al sonar está parado.</translation>
    </message>
    <message>
        <source>In BlueOS, open Ping Sonar Devices: if the sonar is not in that list, check its power and cable.</source>
        <translation>En BlueOS, abra Ping Sonar Devices: si el sonar no está en la lista, revise su corriente y cable.</translation>
    </message>
    <message>
        <source>%1 is there, but no program of it has this port.</source>
        <translation>%1 está ahí, pero ningún programa suyo tiene este puerto.</translation>
    </message>
    <message>
        <source>Check the port in the address, and that the bridge runs there.</source>
        <translation>Revise el puerto de la dirección, y que el puente funcione allí.</translation>
    </message>
    <message>
        <source>%1 stopped responding</source>
        <translation>%1 dejó de responder</translation>
    </message>
    <message>
        <source>The port is open, but no more data arrives.</source>
        <translation>El puerto está abierto, y ya no llega nada.</translation>
    </message>
    <message>
        <source>No more data arrives, but the network route is open.</source>
        <translation>Ya no llega nada, y el camino está abierto.</translation>
    </message>
    <message>
        <source>No more data arrives.</source>
        <translation>Ya no llega nada.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether.</source>
        <translation>Revise la corriente del vehículo y el umbilical.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the sonar&apos;s cable.</source>
        <translation>Revise la corriente del vehículo y el umbilical, luego el cable del sonar.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable.</source>
        <translation>Revise la corriente y el cable del sonar.</translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Reintento automático.</translation>
    </message>
    <message>
        <source>Only programs on this computer are heard at %1: listen at 0.0.0.0 to hear a vehicle.</source>
        <translation>En %1 solo se oyen programas de este equipo: escuche en 0.0.0.0 para oír un vehículo.</translation>
    </message>
    <message>
        <source>This computer has no network address: check its network cable.</source>
        <translation>Este equipo no tiene dirección de red: revise su cable de red.</translation>
    </message>
    <message>
        <source>Let the vehicle&apos;s bridge send to %1, port %2.</source>
        <translation>Haga que el puente del vehículo envíe a %1, puerto %2.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power, and that its MAVLink endpoint is switched on.</source>
        <translation>Revise la corriente del vehículo, y que su extremo MAVLink esté activado.</translation>
    </message>
    <message>
        <source>No vehicle on %1</source>
        <translation>Ningún vehículo habla en %1</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink.</source>
        <translation>Llegan bytes, pero no MAVLink.</translation>
    </message>
    <message>
        <source>Check the baud rate in the address.</source>
        <translation>Revise los baudios en la dirección.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Revise la dirección.</translation>
    </message>
    <message>
        <source>The link is down.</source>
        <translation>El enlace está caído.</translation>
    </message>
    <message>
        <source>The link is open again.</source>
        <translation>El enlace está abierto de nuevo.</translation>
    </message>
    <message>
        <source>1 repeated datagram was dropped.</source>
        <translation>Se descartó 1 datagrama repetido.</translation>
    </message>
    <message>
        <source>%1 repeated datagrams were dropped.</source>
        <translation>Se descartaron %1 datagramas repetidos.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>no existe esa carpeta</translation>
    </message>
    <message>
        <source>its name is taken already</source>
        <translation>su nombre ya está ocupado</translation>
    </message>
    <message>
        <source>%1 is as it was: its repair was stopped.</source>
        <translation>%1 está como estaba: su reparación se detuvo.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages.</source>
        <translation>%1 se escribió de nuevo: %2 mensajes.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages, up to %3.</source>
        <translation>%1 se escribió de nuevo: %2 mensajes, hasta %3.</translation>
    </message>
    <message>
        <source>%1 cannot be repaired further.</source>
        <translation>%1 no se puede reparar más.</translation>
    </message>
    <message>
        <source>The recording is damaged: 1 message is missing.</source>
        <translation>La grabación está dañada: falta 1 mensaje.</translation>
    </message>
    <message>
        <source>The recording is damaged: %1 messages are missing.</source>
        <translation>La grabación está dañada: faltan %1 mensajes.</translation>
    </message>
    <message>
        <source>The recording is damaged in places.</source>
        <translation>La grabación está dañada en partes.</translation>
    </message>
    <message>
        <source>1 message of it is lost.</source>
        <translation>1 mensaje suyo se perdió.</translation>
    </message>
    <message>
        <source>%1 messages of it are lost.</source>
        <translation>%1 mensajes suyos se perdieron.</translation>
    </message>
    <message>
        <source>1 message was not recorded: the disk did not take data for too long.</source>
        <translation>No se grabó 1 mensaje: el disco no aceptó datos durante demasiado tiempo.</translation>
    </message>
    <message>
        <source>1 message not recorded: the disk did not accept data for too long.</source>
        <translation>No se grabó 1 mensaje: el disco no aceptó datos durante demasiado tiempo.</translation>
    </message>
    <message>
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
        <translation>%1 se acortó mientras se grababa: se perdieron hasta %2; lo que llegó desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was truncated during recording: up to %2 lost; later data is in a new file.</source>
        <translation>%1 se acortó mientras se grababa: se perdieron hasta %2; lo que llegó desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>Nothing was recorded: %1 lost.</source>
        <translation>No se grabó nada: %1 perdidos.</translation>
    </message>
    <message>
        <source>The recording is damaged here</source>
        <translation>La grabación está dañada aquí</translation>
    </message>
    <message>
        <source>The recording is damaged for %1 s</source>
        <translation>La grabación está dañada durante %1 s</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file: it is kept as %2.</source>
        <translation>%1 no se pudo sustituir por el archivo reparado: se conserva como %2.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message.</source>
        <translation>%1 ya está completa: 1 mensaje.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message, up to %2.</source>
        <translation>%1 ya está completa: 1 mensaje, hasta %2.</translation>
    </message>
    <message>
        <source>1 byte held no whole message.</source>
        <translation>1 byte no contenía ningún mensaje entero.</translation>
    </message>
    <message>
        <source>1 record larger than 256 MiB was left out.</source>
        <translation>Se omitió 1 registro de más de 256 MiB.</translation>
    </message>
    <message>
        <source>%1 records larger than 256 MiB were left out.</source>
        <translation>Se omitieron %1 registros de más de 256 MiB.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message.</source>
        <translation>%1 se escribió de nuevo: 1 mensaje.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message, up to %2.</source>
        <translation>%1 se escribió de nuevo: 1 mensaje, hasta %2.</translation>
    </message>
    <message>
        <source>Range start</source>
        <translation>Inicio del alcance</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Range length</source>
        <translation>Longitud del alcance</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>ganancia %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Paso angular</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>Stare</source>
        <translation>Mirada fija</translation>
    </message>
    <message>
        <source>Transmit duration</source>
        <translation>Duración de emisión</translation>
    </message>
    <message>
        <source>pinging</source>
        <translation>emisión</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>retardo</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 aceptado</translation>
    </message>
    <message>
        <source>%1 begun</source>
        <translation>%1 iniciado</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 cancelado</translation>
    </message>
    <message>
        <source>%1 cannot be written over: %2.</source>
        <translation>%1 no se puede sobrescribir: %2.</translation>
    </message>
    <message>
        <source>%1 already exists; --force overwrites it.</source>
        <translation>%1 ya existe; --force lo sobrescribe.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a Ping360.</source>
        <translation>%1 no contiene pings de un Ping360.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a stream %2 that this view shows.</source>
        <translation>%1 no contiene pings de un flujo %2 que esta vista muestre.</translation>
    </message>
    <message>
        <source>%1 holds no pings.</source>
        <translation>%1 no contiene pings.</translation>
    </message>
    <message>
        <source>%1 is being recorded by another program.</source>
        <translation>Otro programa está grabando %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that could be written over.</source>
        <translation>%1 no es un archivo que se pueda sobrescribir.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full.</source>
        <translation>%1 no se grabó mientras el disco estaba lleno.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full.</source>
        <translation>%1 no se grabaron mientras el disco estaba lleno.</translation>
    </message>
    <message>
        <source>1 ms.</source>
        <translation>1 ms.</translation>
    </message>
    <message>
        <source>Bytes received on this link, but no MAVLink: check the device and its baud rate.</source>
        <translation>Llegan bytes por este enlace, pero no MAVLink: compruebe el dispositivo y su velocidad en baudios.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Desconectado.</translation>
    </message>
    <message>
        <source>Scanning.</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>Standby.</source>
        <translation>Espera.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>No existe la carpeta %1.</translation>
    </message>
    <message>
        <source>There is no simulator of this sonar.</source>
        <translation>No hay simulador de este sonar.</translation>
    </message>
    <message>
        <source>This system gives no pseudo terminal.</source>
        <translation>Este sistema no da ningún pseudoterminal.</translation>
    </message>
    <message>
        <source>This system has no pseudo terminals.</source>
        <translation>Este sistema no tiene pseudoterminales.</translation>
    </message>
    <message>
        <source>%1 holds something already.</source>
        <translation>%1 ya contiene algo.</translation>
    </message>
    <message>
        <source>No marker of %1 has a position, and %2 holds nothing else.</source>
        <translation>Ninguna marca de %1 tiene posición, y %2 no contiene nada más.</translation>
    </message>
    <message>
        <source>markers-csv includes all markers.</source>
        <translation>markers-csv las toma todas.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar %2.</source>
        <translation>%1 no contiene pings de un sonar de barrido %2.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar.</source>
        <translation>%1 no contiene pings de un sonar de barrido.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nueva grabación iniciada.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Grabación iniciada.</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Grabación detenida.</translation>
    </message>
    <message>
        <source>A GeoTIFF needs positions, and this recording holds none. Choose PNG or netCDF.</source>
        <translation>Un GeoTIFF necesita posiciones y esta grabación no contiene ninguna. Elija PNG o netCDF.</translation>
    </message>
    <message>
        <source>The GeoTIFF could not be written: %1.</source>
        <translation>No se pudo escribir el GeoTIFF: %1.</translation>
    </message>
    <message>
        <source>%1 to %2 ft</source>
        <translation>%1 a %2 ft</translation>
    </message>
    <message>
        <source>Marker %1, %2 ft</source>
        <translation>Marca %1, %2 ft</translation>
    </message>
    <message>
        <source>Marker %1: %2, %3 ft</source>
        <translation>Marca %1: %2, %3 ft</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Aún no hay mapa.</translation>
    </message>
    <message>
        <source>The drift could not be written: the disk is full or gone.</source>
        <translation>No se pudo escribir la deriva: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>The drift is not known: no two successive turns of the scanning sonar show enough of the same echoes.</source>
        <translation>La deriva es desconocida: no hay dos vueltas seguidas del sonar de barrido que muestren suficientes ecos en común.</translation>
    </message>
    <message>
        <source>There is no drift to export: no scanning sonar turned.</source>
        <translation>No hay deriva que exportar: ningún sonar de barrido dio vueltas.</translation>
    </message>
    <message>
        <source>They are sonar messages</source>
        <translation>Son mensajes de un sonar</translation>
    </message>
    <message>
        <source>Chirp</source>
        <translation>Chirp</translation>
    </message>
    <message>
        <source>One frequency</source>
        <translation>Una frecuencia</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Distance only</source>
        <translation>Solo distancia</translation>
    </message>
    <message>
        <source>Pulse</source>
        <translation>Pulso</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>pulso</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>report</source>
        <translation>informe</translation>
    </message>
    <message>
        <source>Since its power-up this sonar may answer another program or link only: switch its power off and on, and connect Leadline first.</source>
        <translation>Desde su encendido, este sonar quizá responda solo a otro programa o en otro enlace: apáguelo y enciéndalo, y conecte primero Leadline.</translation>
    </message>
    <message>
        <source>Side-scan pings for survey programs (.xtf)</source>
        <translation>Pings de sonar de barrido lateral para programas hidrográficos (.xtf)</translation>
    </message>
    <message>
        <source>The recording holds no side-scan sonar.</source>
        <translation>La grabación no contiene ningún sonar de barrido lateral.</translation>
    </message>
    <message>
        <source>The recording holds no track of a vehicle.</source>
        <translation>La grabación no contiene la derrota de ningún vehículo.</translation>
    </message>
    <message>
        <source>The track could not be written: the disk is full or gone.</source>
        <translation>No se pudo escribir la derrota: el disco está lleno o ya no está.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GPX</source>
        <translation>Derrota del vehículo en GPX</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GeoJSON</source>
        <translation>Derrota del vehículo en GeoJSON</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as KML</source>
        <translation>Derrota del vehículo en KML</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Range end</source>
        <translation>Fin del alcance</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation>Profundidad máxima</translation>
    </message>
    <message>
        <source>greatest depth</source>
        <translation>profundidad máxima</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Pasos de alcance</translation>
    </message>
    <message>
        <source>range steps</source>
        <translation>pasos de alcance</translation>
    </message>
    <message>
        <source>Pulse length in range steps</source>
        <translation>Duración del pulso en pasos de alcance</translation>
    </message>
    <message>
        <source>pulse length</source>
        <translation>duración del pulso</translation>
    </message>
    <message>
        <source>Channel data</source>
        <translation>Datos de canales</translation>
    </message>
    <message>
        <source>channel data</source>
        <translation>datos de canales</translation>
    </message>
    <message>
        <source>Pulse length</source>
        <translation>Duración del pulso</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>Filter length</source>
        <translation>Longitud del filtro</translation>
    </message>
    <message>
        <source>filter length</source>
        <translation>longitud del filtro</translation>
    </message>
    <message>
        <source>Bottom of a multibeam sonar for maps (GeoTIFF)</source>
        <translation>Fondo de un sonar multihaz para mapas (GeoTIFF)</translation>
    </message>
    <message>
        <source>One row per sounding of a multibeam sonar</source>
        <translation>Una fila por sondeo de un sonar multihaz</translation>
    </message>
    <message>
        <source>There is no bottom on the Earth to export: a GeoTIFF needs soundings with attitude, heading and positions.</source>
        <translation>No hay fondo en la Tierra que exportar: un GeoTIFF necesita sondeos con actitud, rumbo y posiciones.</translation>
    </message>
    <message>
        <source>The bottom is too large for one file: export a part.</source>
        <translation>El fondo es demasiado grande para un archivo: exporte una parte.</translation>
    </message>
    <message>
        <source>The recording has no date: the file begins on 1 January 1970.</source>
        <translation>La grabación no tiene fecha: el archivo empieza el 1 de enero de 1970.</translation>
    </message>
    <message>
        <source>The times are local time: the recording does not say UTC.</source>
        <translation>Las horas son locales: la grabación no indica UTC.</translation>
    </message>
    <message>
        <source>%1 answers here, not %2.</source>
        <translation>Aquí responde %1, no %2.</translation>
    </message>
    <message>
        <source>If it is an %1, connect it as that.</source>
        <translation>Si es un %1, conéctelo como tal.</translation>
    </message>
    <message>
        <source>The Insight 240 is not supported</source>
        <translation>El Insight 240 no es compatible</translation>
    </message>
    <message>
        <source>The side of %1 is not known: the file has it as neither port nor starboard.</source>
        <translation>No se conoce el lado de %1: en el archivo no es ni babor ni estribor.</translation>
    </message>
    <message>
        <source>A device of an unknown type answers here, not %1.</source>
        <translation>Aquí responde un aparato de tipo desconocido, no %1.</translation>
    </message>
    <message>
        <source>A csv file has no soundings of a multibeam sonar: export them as soundings-csv.</source>
        <translation>Un archivo csv no contiene sondeos de un sonar multihaz: expórtelos como soundings-csv.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds no soundings of a multibeam sonar.</source>
        <translation>La grabación, o esta parte, no contiene sondeos de un sonar multihaz.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds nothing for the format %1.</source>
        <translation>La grabación, o esta parte, no contiene nada para el formato %1.</translation>
    </message>
    <message>
        <source>The recording ends early: its last record is cut off.</source>
        <translation>La grabación termina antes de tiempo: su último registro está cortado.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 está conectado</translation>
    </message>
    <message>
        <source>%1 is not responding</source>
        <translation>%1 no responde</translation>
    </message>
</context>
<context>
    <name>leadline::app</name>
    <message>
        <source>C</source>
        <comment>this language&apos;s own code, such as de, for names of days and months</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>%1 is not open</source>
        <translation>%1 no está abierto</translation>
    </message>
    <message>
        <source>%1 needs attention</source>
        <translation>%1 requiere atención</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation>Conectando a %1</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 está conectado</translation>
    </message>
    <message>
        <source>Searching %1 and %2</source>
        <translation>Buscando en %1 y %2</translation>
    </message>
    <message>
        <source>1 network</source>
        <translation>1 red</translation>
    </message>
    <message>
        <source>%1 networks</source>
        <translation>%1 redes</translation>
    </message>
    <message>
        <source>1 serial port</source>
        <translation>1 puerto serie</translation>
    </message>
    <message>
        <source>%1 serial ports</source>
        <translation>%1 puertos serie</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Connect %1 devices</source>
        <translation>Conectar %1 dispositivos</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Conectar %1 de %2</translation>
    </message>
    <message>
        <source>No other program sends to this link</source>
        <translation>Nadie más envía a este enlace</translation>
    </message>
    <message>
        <source>USB serial</source>
        <translation>Serie USB</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Serie</translation>
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
        <translation>UDP, a la escucha</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>No está</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Sin permiso</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Another rate</source>
        <translation>Otra velocidad</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Sin identificar</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Otro dispositivo</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Sin red</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>No se puede abrir</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Device type %1</source>
        <translation>Dispositivo tipo %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>%1 baud</source>
        <translation>%1 baudios</translation>
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
        <translation>la estación de tierra lo necesita</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Preguntando</translation>
    </message>
    <message>
        <source>Answers in %1 ms</source>
        <translation>Responde en %1 ms</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Sin tocar</translation>
    </message>
    <message>
        <source>listens to this computer only</source>
        <translation>escucha solo en este equipo</translation>
    </message>
    <message>
        <source>listens to every network</source>
        <translation>escucha en todas las redes</translation>
    </message>
    <message>
        <source>listens to the network of %1</source>
        <translation>escucha en la red de %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>%1 on the serial port %2.</source>
        <translation>%1 en el puerto serie %2.</translation>
    </message>
    <message>
        <source>%1 over UDP at %2, port %3.</source>
        <translation>%1 por UDP en %2, puerto %3.</translation>
    </message>
    <message>
        <source>%1 that sends to UDP port %2 of this computer: %3.</source>
        <translation>%1 que envía al puerto UDP %2 de este equipo: %3.</translation>
    </message>
    <message>
        <source> The ground station needs this port. While Leadline uses it, the ground station receives nothing. Use 192.168.2.2:14660 instead.</source>
        <translation> La estación de tierra necesita este puerto: mientras Leadline lo tiene, ella no oye nada. 192.168.2.2:14660 es para programas como este.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 por TCP en %2, puerto %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: not real data.</source>
        <translation>Vehículo simulado: datos no reales.</translation>
    </message>
    <message>
        <source>Simulated %1: not real echoes.</source>
        <translation>%1 simulado: ecos no reales.</translation>
    </message>
    <message>
        <source>Read error before the end of the file.</source>
        <translation>Error de lectura antes del final del archivo.</translation>
    </message>
    <message>
        <source>It was cut off. Everything before the cut can be played; Repair completes it for other programs.</source>
        <translation>Quedó cortada. Hasta ahí todo se puede reproducir; Reparar la completa para otros programas.</translation>
    </message>
    <message>
        <source>The recording ends early. Everything before the cut can be played.</source>
        <translation>El registro acaba antes. Hasta ahí todo se puede reproducir.</translation>
    </message>
    <message>
        <source>%1 cannot be read: this user may not look into it.</source>
        <translation>%1 no se puede leer: este usuario no puede mirar dentro.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>%1 · %2 UTC</source>
        <translation>%1 · %2 UTC</translation>
    </message>
    <message>
        <source>%1 · %2 local time</source>
        <translation>%1 · %2 hora local</translation>
    </message>
    <message>
        <source>File dated %1 · %2</source>
        <translation>Archivo del %1 · %2</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 aquí</translation>
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
        <translation>%1 mensajes</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Grabándose</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Cortada</translation>
    </message>
    <message>
        <source>Ends early</source>
        <translation>Acaba antes</translation>
    </message>
    <message>
        <source>Other sonar</source>
        <translation>Otro sonar</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Enviado por %1</translation>
    </message>
    <message>
        <source>Vehicle %1</source>
        <translation>Vehículo %1</translation>
    </message>
    <message>
        <source> · autopilot</source>
        <translation> · autopiloto</translation>
    </message>
    <message>
        <source> · link %1</source>
        <translation> · enlace %1</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, antes %2</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>desconocido %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>possibly %1</source>
        <translation>quizá %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>%1 · id %2</source>
        <translation>%1 · id %2</translation>
    </message>
    <message>
        <source> · simulated</source>
        <translation> · simulado</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
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
        <translation> · proa arriba, no según el rumbo</translation>
    </message>
    <message>
        <source>step %1 grad</source>
        <translation>paso %1 grad</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
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
        <translation>ganancia %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 muestras</translation>
    </message>
    <message>
        <source>transmit %1 µs</source>
        <translation>emisión %1 µs</translation>
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
        <translation>rumbo</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the recording</source>
        <translation>%1 %2, %3 de la grabación</translation>
    </message>
    <message>
        <source>relative %1</source>
        <translation>relativa %1</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadero</translation>
    </message>
    <message>
        <source>by the vehicle&apos;s heading</source>
        <translation>según el rumbo del vehículo</translation>
    </message>
    <message>
        <source>Bearing %1</source>
        <translation>Demora %1</translation>
    </message>
    <message>
        <source>echo %1 of 255</source>
        <translation>eco %1 de 255</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>No echoes saved</source>
        <translation>No se guardaron ecos</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Sin marcas.</translation>
    </message>
    <message>
        <source>Dive report of %1</source>
        <translation>Informe de inmersión de %1</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Datos simulados</translation>
    </message>
    <message>
        <source>Echogram: %1</source>
        <translation>Ecograma: %1</translation>
    </message>
    <message>
        <source>Sonar image: %1</source>
        <translation>Imagen de sonar: %1</translation>
    </message>
    <message>
        <source>The newest ping of every bearing at %1 %2.
0° is the vehicle&apos;s front, clockwise as seen from above; not turned by the heading. Ranges are slant.</source>
        <translation>El ping más nuevo de cada demora a las %1 %2.
0° es la proa del vehículo, en sentido horario visto desde arriba; no girado según el rumbo. Las distancias son oblicuas.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>No gaps.</source>
        <translation>Sin huecos.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>De (%1)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>The longest of %1.</source>
        <translation>Estos son los más largos de %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>No events.</source>
        <translation>Sin sucesos.</translation>
    </message>
    <message>
        <source>Time (%1)</source>
        <translation>Hora (%1)</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>And %1 more in the recording.</source>
        <translation>Y %1 más, que están en la grabación.</translation>
    </message>
    <message>
        <source>Link health</source>
        <translation>Estado del enlace</translation>
    </message>
    <message>
        <source>No vehicle is in this recording.</source>
        <translation>No hay vehículo en esta grabación.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>RTT median</source>
        <translation>RTT mediana</translation>
    </message>
    <message>
        <source>RTT 95 %</source>
        <translation>RTT 95 %</translation>
    </message>
    <message>
        <source>Replies lost</source>
        <translation>Resp. perdidas</translation>
    </message>
    <message>
        <source>Sonars and their settings</source>
        <translation>Sonares y sus ajustes</translation>
    </message>
    <message>
        <source>No sonar is in this part of the recording.</source>
        <translation>No hay sonar en esta parte de la grabación.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>Pings</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Informe de inmersión</translation>
    </message>
    <message>
        <source>Dive report · %1</source>
        <translation>Informe de inmersión · %1</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 a %2 %3</translation>
    </message>
    <message>
        <source>Contains simulated data.</source>
        <translation>Datos simulados: no todo esto se midió.</translation>
    </message>
    <message>
        <source>All data is simulated.</source>
        <translation>Datos simulados: ningún sonar midió nada de esto.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 a %2 (%3)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>, ends early</source>
        <translation>, acaba antes</translation>
    </message>
    <message>
        <source>Neither a vehicle&apos;s depth nor a distance to the bottom is in this recording.</source>
        <translation>En esta grabación no hay ni profundidad de un vehículo ni distancia al fondo.</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. vehículo</translation>
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
        <translation>%1 se llama como una imagen, pero no lo es.</translation>
    </message>
    <message>
        <source>%1 does not name its recording. Only snapshots saved by Leadline and not edited since do.</source>
        <translation>%1 no dice qué grabación muestra: solo lo dicen las imágenes que Leadline hizo de una, mientras ningún otro programa las haya guardado.</translation>
    </message>
    <message>
        <source>%1 shows %2, which was not found in %3. Put it beside the picture.</source>
        <translation>%1 muestra %2, que no está. Póngalo junto a la imagen. Se buscó en %3.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopiloto</translation>
    </message>
    <message>
        <source>Ground station</source>
        <translation>Estación de tierra</translation>
    </message>
    <message>
        <source>Onboard computer</source>
        <translation>Ordenador de a bordo</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Telemetry radio</source>
        <translation>Radio de telemetría</translation>
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
        <translation>destino erróneo</translation>
    </message>
    <message>
        <source>Time sync not requested.</source>
        <translation>Sincronización no solicitada.</translation>
    </message>
    <message>
        <source>Heartbeats only. Time sync not requested.</source>
        <translation>Solo heartbeats. Sincronización no solicitada.</translation>
    </message>
    <message>
        <source>Does not answer TIMESYNC or PING.</source>
        <translation>No responde a TIMESYNC ni a PING.</translation>
    </message>
    <message>
        <source>Heartbeats only. Does not answer TIMESYNC or PING.</source>
        <translation>Solo heartbeats. No responde a TIMESYNC ni a PING.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>PING has no clock</source>
        <translation>PING no tiene reloj</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>enlace %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, según %1</translation>
    </message>
    <message>
        <source>%1 request → reply</source>
        <translation>%1 petición → respuesta</translation>
    </message>
    <message>
        <source>%1 reply → screen</source>
        <translation>%1 respuesta → pantalla</translation>
    </message>
    <message>
        <source>%1 ping → screen</source>
        <translation>%1 ping → pantalla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: median %2, 95 percent %3 milliseconds</source>
        <translation>%1: mediana %2, 95 por ciento %3 milisegundos</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms. 1 ms is possible.</source>
        <translation>%1 retiene datos hasta %2 ms. Es posible 1 ms.</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms, and this user may not change that. Copy the udev rule into a terminal.</source>
        <translation>%1 retiene datos hasta %2 ms, y este usuario no puede cambiarlo. Copie la regla udev en una terminal.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 no se puede crear.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 no se puede escribir: %2.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: its name is taken.</source>
        <translation>%1 no se puede escribir: su nombre está ocupado.</translation>
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
        <translation>rumbo</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profundidad</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>other clock</source>
        <translation>otro reloj</translation>
    </message>
    <message>
        <source>no timestamp</source>
        <translation>sin marca</translation>
    </message>
    <message>
        <source>%1, %2, last %3 ago, age %4</source>
        <translation>%1, %2, último hace %3, edad %4</translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation>%1 milisegundos</translation>
    </message>
    <message>
        <source>%1 · %2 ago</source>
        <translation>%1 · hace %2</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>%1 replies without a target (version 1), and another program also sends requests: they interfere. Switch TIMESYNC off in one of them.</source>
        <translation>%1 no responde a nadie por su nombre (versión 1), y otro programa también pregunta: se estorban. Apague TIMESYNC en uno de los dos.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to an unknown system. Update its firmware.</source>
        <translation>%1 dirige sus respuestas a un sistema desconocido. Actualice su firmware.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of requests. Lower the request rate or its message rates.</source>
        <translation>%1 pierde el %2 % de las peticiones. Pregunte menos, o baje los ritmos de sus mensajes.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Sin respuesta a TIMESYNC: las edades son relativas al mensaje más rápido. Active TIMESYNC en el router del vehículo.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: no time sync in this recording.</source>
        <translation>Edades relativas al mensaje más rápido: sin sincronización en esta grabación.</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativa</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>%1 respuestas</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdidas</translation>
    </message>
    <message>
        <source>Round-trip time, median %1, 95 percent %2 milliseconds, %3, %4</source>
        <translation>Tiempo de ida y vuelta, mediana %1, 95 por ciento %2 milisegundos, %3, %4</translation>
    </message>
    <message>
        <source>%1 %2 ppm</source>
        <translation>%1 %2 ppm</translation>
    </message>
    <message>
        <source>%1 restarted. Refitted.</source>
        <translation>%1 arrancó de nuevo. Reajustado.</translation>
    </message>
    <message>
        <source>What arrives is undamaged</source>
        <translation>Lo que llega está intacto</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 local</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Inmersión</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Lista de teclas</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Biblioteca y Mensajes: buscar</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Biblioteca: actualizar</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Conectar lo encontrado</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Tema siguiente</translation>
    </message>
    <message>
        <source>Window brightness</source>
        <translation>Brillo de la ventana</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Next file of several</source>
        <translation>Archivo siguiente de varios</translation>
    </message>
    <message>
        <source>Previous file of several</source>
        <translation>Archivo anterior de varios</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Informe de inmersión (PDF)</translation>
    </message>
    <message>
        <source>Snapshot of the window</source>
        <translation>Captura de la ventana</translation>
    </message>
    <message>
        <source>Snapshot of the focused plot</source>
        <translation>Captura de la imagen elegida</translation>
    </message>
    <message>
        <source>Pause or play; live: review</source>
        <translation>Pausa o reproducción; en inmersión: mirar atrás</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Un ping atrás</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Un ping adelante</translation>
    </message>
    <message>
        <source>5 seconds back</source>
        <translation>5 segundos atrás</translation>
    </message>
    <message>
        <source>5 seconds forward</source>
        <translation>5 segundos adelante</translation>
    </message>
    <message>
        <source>Previous marker, event, gap or loop end</source>
        <translation>Marca, suceso, hueco o extremo del bucle anterior</translation>
    </message>
    <message>
        <source>Next marker, event, gap or loop end</source>
        <translation>Marca, suceso, hueco o extremo del bucle siguiente</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end; live: live edge</source>
        <translation>Al final; en inmersión: en vivo</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Volver a 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Reproducir hacia atrás</translation>
    </message>
    <message>
        <source>Set loop start (A)</source>
        <translation>Fijar inicio del bucle (A)</translation>
    </message>
    <message>
        <source>Set loop end (B)</source>
        <translation>Fijar fin del bucle (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Bucle sí o no</translation>
    </message>
    <message>
        <source>Timeline: zoom in</source>
        <translation>Línea de tiempo: acercar</translation>
    </message>
    <message>
        <source>Timeline: zoom out</source>
        <translation>Línea de tiempo: alejar</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Línea de tiempo: ajustar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit the focused plot</source>
        <translation>Ajustar la imagen elegida</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Curva de eco junto a la vista polar</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marcar en el cursor</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Marcar el último eco de fondo del Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Añadir una nota a esta hora</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
        <translation>Recuperar la marca borrada</translation>
    </message>
    <message>
        <source>Longer range</source>
        <translation>Alcance mayor</translation>
    </message>
    <message>
        <source>Shorter range</source>
        <translation>Alcance menor</translation>
    </message>
    <message>
        <source>More gain</source>
        <translation>Más ganancia</translation>
    </message>
    <message>
        <source>Less gain</source>
        <translation>Menos ganancia</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Sector siguiente</translation>
    </message>
    <message>
        <source>Previous sector</source>
        <translation>Sector anterior</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Espera del sonar elegido, o de todos</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Confirmar alarma</translation>
    </message>
    <message>
        <source>Announce distance to bottom</source>
        <translation>Anunciar la distancia al fondo</translation>
    </message>
    <message>
        <source>Pages and window</source>
        <translation>Páginas y ventana</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Markers and notes</source>
        <translation>Marcas y notas</translation>
    </message>
    <message>
        <source>Sonars and alarms</source>
        <translation>Sonares y alarmas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>%1 is assigned to “%2”. Reassign it?</source>
        <translation>%1 está asignada a «%2». ¿Reasignarla?</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
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
        <translation>Supr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>ImprPant</translation>
    </message>
    <message>
        <source>This key is not supported. Choose another one.</source>
        <translation>Esta tecla no tiene nombre aquí. Elija otra.</translation>
    </message>
    <message>
        <source>%1 moves between controls. Choose another key.</source>
        <translation>%1 va de control en control. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 leaves and closes. Choose another key.</source>
        <translation>%1 sale y cierra. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to the control that has the focus. Choose another key.</source>
        <translation>%1 pertenece al control que tiene el foco. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to the list, plot or field that has the focus. Choose another key.</source>
        <translation>%1 pertenece a la lista, imagen o campo que tiene el foco. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to the desktop. Choose another key.</source>
        <translation>%1 pertenece al escritorio. Elija otra tecla.</translation>
    </message>
    <message>
        <source>Its autopilot is heard</source>
        <translation>Se oye su autopiloto</translation>
    </message>
    <message>
        <source>Its heartbeat comes.</source>
        <translation>Llega su heartbeat.</translation>
    </message>
    <message>
        <source>None of the messages is its heartbeat.</source>
        <translation>Ninguno de los mensajes es su heartbeat.</translation>
    </message>
    <message>
        <source>Waiting for messages.</source>
        <translation>Espera mensajes.</translation>
    </message>
    <message>
        <source>Signatures match</source>
        <translation>Las firmas coinciden</translation>
    </message>
    <message>
        <source>Some do not: their messages are refused.</source>
        <translation>Algunas no: sus mensajes se rechazan.</translation>
    </message>
    <message>
        <source>None was refused.</source>
        <translation>No se rechazó ninguno.</translation>
    </message>
    <message>
        <source>Nobody else has our ids</source>
        <translation>Nadie más tiene nuestros ids</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Otro programa también habla como %1: %2 está libre.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Not in the network</source>
        <translation>No está en la red</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Puerto cerrado</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensaje</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log aligned by hand</source>
        <translation>Registro del vehículo alineado a mano</translation>
    </message>
    <message>
        <source>recording damaged</source>
        <translation>grabación dañada</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>, being recorded</source>
        <translation>, se está grabando</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañada</translation>
    </message>
    <message>
        <source>1 message is missing</source>
        <translation>falta 1 mensaje</translation>
    </message>
    <message>
        <source>%1 messages are missing</source>
        <translation>faltan %1 mensajes</translation>
    </message>
    <message>
        <source>Distance to the bottom</source>
        <translation>Distancia al fondo</translation>
    </message>
    <message>
        <source>%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset %7 %8 %9</source>
        <translation>%1: %2 %3, ida y vuelta mediana %4 milisegundos, 95 por ciento %5, pérdida %6, desfase de reloj %7 %8 %9</translation>
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
        <translation>1 respuesta</translation>
    </message>
    <message>
        <source>%1 clock stepped %2 %3. Refitted.</source>
        <translation>%1 el reloj saltó %2 %3. Reajustado.</translation>
    </message>
    <message>
        <source>Repair rewrites it with all readable data.</source>
        <translation>La reparación la escribe de nuevo con todo lo que se puede leer.</translation>
    </message>
    <message>
        <source> · mounting not confirmed</source>
        <translation> · montaje sin confirmar</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 muestra</translation>
    </message>
    <message>
        <source>Mounting not confirmed: the picture may be mirrored.</source>
        <translation>Montaje sin confirmar: la imagen puede estar reflejada.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Automatic echo levels</source>
        <translation>Niveles de eco automáticos</translation>
    </message>
    <message>
        <source>Raw echoes; held: until released</source>
        <translation>Ecos sin procesar; mantenida: hasta soltar</translation>
    </message>
    <message>
        <source> · levels %1–%2</source>
        <translation> · niveles %1–%2</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nueva grabación</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Detener o iniciar la grabación</translation>
    </message>
    <message>
        <source>Select the next marker</source>
        <translation>Elegir la marca siguiente</translation>
    </message>
    <message>
        <source>Select the previous marker</source>
        <translation>Elegir la marca anterior</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar o abanico</translation>
    </message>
    <message>
        <source>More persistence</source>
        <translation>Más persistencia</translation>
    </message>
    <message>
        <source>Less persistence</source>
        <translation>Menos persistencia</translation>
    </message>
    <message>
        <source>Bottom zoom of the Ping1D</source>
        <translation>Zoom de fondo del Ping1D</translation>
    </message>
    <message>
        <source>Next height of the bottom zoom</source>
        <translation>Siguiente altura del zoom de fondo</translation>
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
        <translation>profundidad del vehículo %1</translation>
    </message>
    <message>
        <source>Slant range %1 at %2</source>
        <translation>Distancia oblicua %1 a %2</translation>
    </message>
    <message>
        <source>Distance %1 at %2</source>
        <translation>Distancia %1 a %2</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 sobre el fondo</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3</source>
        <translation>Posición %1°, %2° ± %3</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Map: follow the vehicle</source>
        <translation>Mapa: seguir el vehículo</translation>
    </message>
    <message>
        <source>Map: layers and export</source>
        <translation>Mapa: capas y exportación</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Deriva del vehículo</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Proa arriba, norte arriba, rumbo fijado, estable</translation>
    </message>
    <message>
        <source>match %1 · %2, ± %3°</source>
        <translation>coincidencia %1 · %2, ± %3°</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Sin coincidencia. Alinee a mano.</translation>
    </message>
    <message>
        <source>Ghost: an earlier turn</source>
        <translation>Comparación: una vuelta anterior</translation>
    </message>
    <message>
        <source>This turn as the ghost</source>
        <translation>Esta vuelta como comparación</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range</source>
        <translation>Barrido lateral: distancia oblicua u horizontal</translation>
    </message>
    <message>
        <source>Side-scan: bottom line by hand</source>
        <translation>Barrido lateral: línea de fondo a mano</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Todas las vistas, solo polar, Ping1D, barrido lateral o multihaz</translation>
    </message>
    <message>
        <source>Side-scan: %1</source>
        <translation>Barrido lateral: %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estribor</translation>
    </message>
    <message>
        <source>Bottom: %1</source>
        <translation>Fondo: %1</translation>
    </message>
    <message>
        <source>Depth below the surface; north is up, and the line is the track.</source>
        <translation>Profundidad bajo la superficie; el norte está arriba y la línea es la derrota.</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Sección: %1</translation>
    </message>
    <message>
        <source>Depth below the sonar at %1 %2. A map of the bottom needs positions, heading and attitude.</source>
        <translation>Profundidad bajo el sonar a las %1 %2. Un mapa del fondo necesita posiciones, rumbo y actitud.</translation>
    </message>
    <message>
        <source>Vehicle depth and distance to the bottom</source>
        <translation>Prof. vehículo y distancia al fondo</translation>
    </message>
    <message>
        <source>Ranges are on the ground, or slant where no bottom was seen. Gain over range: by mean.</source>
        <translation>Las distancias son horizontales, u oblicuas donde no se vio el fondo. Ganancia según distancia: por media.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM TOO CLOSE</source>
        <translation>FONDO DEMASIADO CERCA</translation>
    </message>
    <message>
        <source>BOTTOM TOO FAR</source>
        <translation>FONDO DEMASIADO LEJOS</translation>
    </message>
    <message>
        <source>TARGET TOO CLOSE</source>
        <translation>BLANCO DEMASIADO CERCA</translation>
    </message>
    <message>
        <source>TARGET TOO FAR</source>
        <translation>BLANCO DEMASIADO LEJOS</translation>
    </message>
    <message>
        <source>Alarm inactive: no bottom lock</source>
        <translation>Alarma inactiva: sin fondo</translation>
    </message>
    <message>
        <source>Alarm inactive: no target lock</source>
        <translation>Alarma inactiva: sin blanco</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n superada</numerusform>
            <numerusform>%n superadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 aviso</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avisos</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Ya estaba escaneando; no lo inició Leadline.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFinder</name>
    <message>
        <source>%1 is being asked</source>
        <translation>Se pregunta a %1</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>It is connected.</source>
        <translation>Está conectado.</translation>
    </message>
    <message>
        <source>Sonar over UDP at %1: looked for at the ports %2.</source>
        <translation>Sonar por UDP en %1: buscado en los puertos %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DisplaySettings</name>
    <message>
        <source>TVG linear</source>
        <translation>TVG lineal</translation>
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
        <translation>sin la media por alcance</translation>
    </message>
    <message>
        <source>spikes filtered</source>
        <translation>picos filtrados</translation>
    </message>
    <message>
        <source>spikes and speckle filtered</source>
        <translation>picos y moteado filtrados</translation>
    </message>
    <message>
        <source>mean of %1 pings</source>
        <translation>media de %1 pings</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>umbral %1</translation>
    </message>
    <message>
        <source>mean of samples</source>
        <translation>media de muestras</translation>
    </message>
    <message>
        <source>mean of %1 sweeps</source>
        <translation>media de %1 barridos</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>interpolado</translation>
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
        <translation>hora local</translation>
    </message>
    <message>
        <source>of the recording</source>
        <translation>de la grabación</translation>
    </message>
</context>
<context>
    <name>leadline::app::Doctor</name>
    <message>
        <source>checking</source>
        <translation>comprobando</translation>
    </message>
    <message>
        <source>checked %1 s ago</source>
        <translation>comprobado hace %1 s</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Connect as %1</source>
        <translation>Conectar como %1</translation>
    </message>
    <message>
        <source>Leadline connection doctor: %1</source>
        <translation>Doctor de conexiones de Leadline: %1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>leadline::app::EchoLevels</name>
    <message>
        <source>Raw</source>
        <translation>Sin procesar</translation>
    </message>
    <message>
        <source>auto levels</source>
        <translation>niveles automáticos</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>niveles %1</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <translation>Niveles %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::ExportForm</name>
    <message>
        <source>Open a recording, or start one.</source>
        <translation>Abra una grabación o inicie una.</translation>
    </message>
    <message>
        <source>Nothing to export: this is not being recorded.</source>
        <translation>Nada que exportar: esto no se graba.</translation>
    </message>
    <message>
        <source>A and B are in different files of this dive. Export each file separately.</source>
        <translation>A y B están en archivos distintos. Exporte cada archivo por separado.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export between A and B.</source>
        <translation>Ninguna grabación tiene datos para esto entre A y B.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export.</source>
        <translation>Ninguna grabación tiene datos para esto.</translation>
    </message>
    <message>
        <source>%1 files are written, one for each recording.</source>
        <translation>Se escriben %1 archivos, uno por grabación.</translation>
    </message>
    <message>
        <source>Choose at least one stream.</source>
        <translation>Elija al menos un flujo.</translation>
    </message>
    <message>
        <source>An export is running; the report can be written after it.</source>
        <translation>Hay una exportación en marcha; el informe se puede escribir después.</translation>
    </message>
    <message>
        <source>A file name cannot contain / or begin with a full stop.</source>
        <translation>Un nombre de archivo no lleva / ni empieza por un punto.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 ya existe: elija otro nombre.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. %1 starts recording.</source>
        <translation>La demo no se graba. %1 inicia la grabación.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. Start recording in the recorder menu.</source>
        <translation>La demo no se graba. Inicie la grabación en el menú de la grabadora.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FamilyChoice</name>
    <message>
        <source>Which sonar has the id %1? It does not say.</source>
        <translation>¿Qué sonar tiene el ID %1? No lo dice.</translation>
    </message>
    <message>
        <source>Which sonar is on %1? It does not say.</source>
        <translation>¿Qué sonar está en %1? No lo dice.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog, .svlog, .svlz or .xtf files.</source>
        <translation>%1 no contiene archivos .mcap, .bin, .tlog, .svlog, .svlz ni .xtf.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>No se puede abrir %1: su nombre no es UTF-8. Cámbielo y ábralo de nuevo.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>No answer: the sonar is waiting in its bootloader, or has no firmware.</source>
        <translation>Nadie responde: el sonar espera en su bootloader, o no tiene programa.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This sonar is simulated: it has no firmware.</source>
        <translation>Este sonar es simulado: no tiene firmware.</translation>
    </message>
    <message>
        <source>Firmware is written through a serial port only: connect the sonar to this computer by its USB adapter.</source>
        <translation>El firmware solo se escribe por un puerto serie: conecte el sonar a este equipo con su adaptador USB.</translation>
    </message>
    <message>
        <source>Two devices are on this line: connect only the one that gets the firmware.</source>
        <translation>Hay dos dispositivos en esta línea: conecte solo el que recibe el firmware.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: end it first.</source>
        <translation>Otro programa maneja este sonar: cierre primero ese programa.</translation>
    </message>
    <message>
        <source>The sonar has not said who it is.</source>
        <translation>El sonar no ha dicho quién es.</translation>
    </message>
    <message>
        <source>Leadline does not know this revision, and which firmware fits it.</source>
        <translation>Leadline no conoce esta revisión ni qué firmware le sirve.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not installed. Install it, then come back.</source>
        <translation>Un Ping1D o Ping2 se escribe con el programa stm32flash, que no está instalado. Instálelo y vuelva aquí.</translation>
    </message>
    <message>
        <source>Nothing is written during a dive: disconnect the other devices first.</source>
        <translation>Durante una inmersión no se escribe nada: desconecte primero los demás dispositivos.</translation>
    </message>
    <message>
        <source>Write %1 to the %2 on %3?</source>
        <translation>¿Escribir %1 en el %2 de %3?</translation>
    </message>
    <message>
        <source> The recording %1 ends with it.</source>
        <translation> Con ello termina la grabación %1.</translation>
    </message>
    <message>
        <source> Leave power and cable alone until it is done, which takes a few minutes.</source>
        <translation> No toque la corriente ni el cable hasta que acabe; tarda unos minutos.</translation>
    </message>
    <message>
        <source>Disconnecting the sonar and completing its recording</source>
        <translation>Desconectando el sonar y completando su grabación</translation>
    </message>
    <message>
        <source>Written and read back. Looking for the sonar</source>
        <translation>Escrito y releído. Buscando el sonar</translation>
    </message>
    <message>
        <source>A recording still goes on, and nothing is written during one. Nothing was sent to the sonar.</source>
        <translation>Aún hay una grabación en marcha, y durante una no se escribe nada. No se envió nada al sonar.</translation>
    </message>
    <message>
        <source>Written and read back. </source>
        <translation>Escrito y releído. </translation>
    </message>
    <message>
        <source>The sonar answers with firmware %1, and %2 was written. Switch it off and on, and look again.</source>
        <translation>El sonar responde con firmware %1, y se escribió %2. Apáguelo y enciéndalo, y mire otra vez.</translation>
    </message>
    <message>
        <source>Written and read back. The %1 answers with firmware %2.</source>
        <translation>Escrito y releído. %1 responde con firmware %2.</translation>
    </message>
    <message>
        <source>Written and read back. The sonar has not answered yet: switch it off and on.</source>
        <translation>Escrito y releído. El sonar aún no ha respondido: apáguelo y enciéndalo.</translation>
    </message>
    <message>
        <source>The sonar waits in its bootloader, or runs as before if it was switched off and on.</source>
        <translation>El sonar espera en su bootloader, o funciona como antes si se apagó y se encendió.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not in this Flatpak: use another package of Leadline for it.</source>
        <translation>Un Ping1D o Ping2 se escribe con el programa stm32flash, que no está en este Flatpak: use para ello otro paquete de Leadline.</translation>
    </message>
</context>
<context>
    <name>leadline::app::GapsItem</name>
    <message>
        <source>clock set</source>
        <translation>hora cambiada</translation>
    </message>
    <message>
        <source>%1 s gap</source>
        <translation>hueco de %1 s</translation>
    </message>
    <message>
        <source>%1 min gap</source>
        <translation>hueco de %1 min</translation>
    </message>
    <message>
        <source>%1 h gap</source>
        <translation>hueco de %1 h</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>%1 s damaged</source>
        <translation>%1 s dañados</translation>
    </message>
    <message>
        <source>%1 min damaged</source>
        <translation>%1 min dañados</translation>
    </message>
    <message>
        <source>%1 h damaged</source>
        <translation>%1 h dañadas</translation>
    </message>
</context>
<context>
    <name>leadline::app::Ghost</name>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sin coincidencia</translation>
    </message>
    <message>
        <source>No echoes to take as a ghost yet.</source>
        <translation>Aún no hay ecos para comparar.</translation>
    </message>
    <message>
        <source>Turn at %1</source>
        <translation>Vuelta de las %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Marker %1, %2</source>
        <translation>Marca %1, %2</translation>
    </message>
    <message>
        <source>Ghost of %1 found, %2</source>
        <translation>Comparación de las %1 encontrada, %2</translation>
    </message>
    <message>
        <source>Ghost lost. No match. Align by hand.</source>
        <translation>Comparación perdida. Sin coincidencia. Alinee a mano.</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Sin coincidencia. Alinee a mano.</translation>
    </message>
    <message>
        <source>There is no ghost to align yet.</source>
        <translation>Aún no hay comparación que alinear.</translation>
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
        <translation>Se está escribiendo firmware: espere a que acabe.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveSonar</name>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Otro programa maneja este sonar: Leadline solo escucha.</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Found scanning: Leadline only listens.</source>
        <translation>Ya estaba escaneando: Leadline solo escucha.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Vehículo %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>Not received:</source>
        <translation>No se oye:</translation>
    </message>
    <message>
        <source>Waiting for a reply</source>
        <translation>Esperando respuesta</translation>
    </message>
    <message>
        <source>No reply within 3 s</source>
        <translation>Sin respuesta en 3 s</translation>
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
        <translation>El registro del programa está guardado: %1</translation>
    </message>
    <message>
        <source>The program log could not be saved: %1</source>
        <translation>No se pudo guardar el registro del programa: %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogTimeOffset</name>
    <message>
        <source>Aligned by UTC.</source>
        <translation>Alineado por UTC.</translation>
    </message>
    <message>
        <source>Aligned by the sonar recording&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Alineado por la hora local de la grabación, en la zona horaria de este ordenador.</translation>
    </message>
    <message>
        <source>Recorded at different times. Aligned by hand, from a common start.</source>
        <translation>Grabados en momentos distintos. Alineados a mano, desde un inicio común.</translation>
    </message>
    <message>
        <source>No common clock. Aligned by hand, from a common start.</source>
        <translation>Sin reloj común. Alineados a mano, desde un inicio común.</translation>
    </message>
    <message>
        <source>Recorded at different times</source>
        <translation>Grabados en momentos distintos</translation>
    </message>
    <message>
        <source>No common clock</source>
        <translation>Sin reloj común</translation>
    </message>
    <message>
        <source>%1 is not shown with %2.</source>
        <translation>%1 no se muestra con %2.</translation>
    </message>
    <message>
        <source>Telemetry log against sonar</source>
        <translation>Registro de telemetría frente al sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 respecto a %2</translation>
    </message>
    <message>
        <source>%1 is placed after the others.</source>
        <translation>%1 va detrás de los demás.</translation>
    </message>
    <message>
        <source>Vehicle depth matches Ping1D distance</source>
        <translation>La profundidad del vehículo coincide con la distancia del Ping1D</translation>
    </message>
    <message>
        <source>Both depths match</source>
        <translation>Ambas profundidades coinciden</translation>
    </message>
    <message>
        <source>Both headings match</source>
        <translation>Ambos rumbos coinciden</translation>
    </message>
    <message>
        <source>Vehicle heading matches the rotation of the polar view</source>
        <translation>El rumbo del vehículo coincide con el giro de la vista polar</translation>
    </message>
    <message>
        <source>%1: correlation %2, next best %3, over %4 min.</source>
        <translation>%1: correlación %2, la siguiente %3, en %4 min.</translation>
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
        <translation>compás</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 guardado</translation>
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
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Solo imagen</translation>
    </message>
    <message>
        <source>DVL only, no match</source>
        <translation>Solo DVL, sin coincidencia</translation>
    </message>
    <message>
        <source>GPS only, no match</source>
        <translation>Solo GPS, sin coincidencia</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>a proa</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>a popa</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
</context>
<context>
    <name>leadline::app::MessageDetails</name>
    <message numerus="yes">
        <source>Its fields are not known here: %n byte(s).</source>
        <translation>
            <numerusform>Sus campos no se conocen aquí: %n byte.</numerusform>
            <numerusform>Sus campos no se conocen aquí: %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No payload.</source>
        <translation>Sin contenido.</translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) at its end are in no field.</source>
        <translation>
            <numerusform>%n byte más al final no está en ningún campo.</numerusform>
            <numerusform>%n bytes más al final no están en ningún campo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1 · message %2</source>
        <translation>%1 · mensaje %2</translation>
    </message>
    <message>
        <source>Not received yet.</source>
        <translation>Aún no recibido.</translation>
    </message>
    <message>
        <source> · MAVLink %1, no. %2</source>
        <translation> · MAVLink %1, n.º %2</translation>
    </message>
    <message>
        <source>, signed</source>
        <translation>, firmado</translation>
    </message>
    <message>
        <source> · to id %1</source>
        <translation> · para id %1</translation>
    </message>
    <message>
        <source>Bytes no longer available.</source>
        <translation>Sus bytes ya no se conservan.</translation>
    </message>
</context>
<context>
    <name>leadline::app::MountingChoice</name>
    <message>
        <source>Upside down</source>
        <translation>Invertido</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Derecho</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>The mounting of %1 has not been confirmed.</source>
        <translation>El montaje de %1 no está confirmado.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 puede ser un sonar ya conectado antes, u otro.</translation>
    </message>
    <message>
        <source>It was not confirmed when this was recorded.</source>
        <translation>Nadie lo había confirmado cuando se grabó.</translation>
    </message>
    <message>
        <source>This recording does not say how the Ping360 is mounted.</source>
        <translation>Esta grabación no dice cómo está montado el Ping360.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Notices</name>
    <message>
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Eso no es un archivo. Leadline abre grabaciones .mcap y archivos .bin (Ping Viewer), .tlog, .svlog, .svlz y .xtf.</translation>
    </message>
    <message>
        <source>Reading stopped</source>
        <translation>Lectura detenida</translation>
    </message>
    <message>
        <source>%1 of it can be played.</source>
        <translation>Se pueden reproducir %1.</translation>
    </message>
    <message>
        <source>Log ends early</source>
        <translation>El registro acaba antes</translation>
    </message>
    <message>
        <source>The last record is cut off. %1 can be played.</source>
        <translation>El último dato está cortado. Se pueden reproducir %1.</translation>
    </message>
    <message>
        <source>Skipped 1 unreadable byte.</source>
        <translation>1 byte ilegible omitido.</translation>
    </message>
    <message>
        <source>Skipped %1 unreadable bytes.</source>
        <translation>%1 bytes ilegibles omitidos.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Hora cambiada</translation>
    </message>
    <message>
        <source>The clock was set during recording; times continue from there.</source>
        <translation>Se cambió la hora durante la grabación; los tiempos siguen desde ahí.</translation>
    </message>
    <message>
        <source>The clock was set %1 times during recording; times continue from there.</source>
        <translation>Se cambió la hora %1 veces durante la grabación; los tiempos siguen desde ahí.</translation>
    </message>
    <message>
        <source>Recording too long</source>
        <translation>Registro demasiado largo</translation>
    </message>
    <message>
        <source>Only the first %1 can be played.</source>
        <translation>Solo se pueden reproducir los primeros %1.</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Esto no es un registro de sonar</translation>
    </message>
    <message>
        <source>The medium does not answer</source>
        <translation>El soporte no responde</translation>
    </message>
    <message>
        <source>%1 can be played.</source>
        <translation>Se pueden reproducir %1.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Reading %1 (%2 %), %3 of it can be played already.</source>
        <translation>Leyendo %1 (%2 %), ya se pueden reproducir %3.</translation>
    </message>
    <message>
        <source>%1 was truncated while open: its end cannot be shown.</source>
        <translation>%1 se acortó mientras estaba abierto: su final se perdió y no se puede mostrar.</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinear a mano</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Se está grabando</translation>
    </message>
    <message>
        <source>%1 can be played. Reopen it to see newer data.</source>
        <translation>Se puede reproducir %1. Ábralo de nuevo para lo que llegó después.</translation>
    </message>
    <message>
        <source>Recording damaged</source>
        <translation>Grabación dañada</translation>
    </message>
    <message>
        <source>1 message is missing; the timeline shows where.</source>
        <translation>Falta 1 mensaje; la línea de tiempo muestra dónde.</translation>
    </message>
    <message>
        <source>%1 messages are missing; the timeline shows where.</source>
        <translation>Faltan %1 mensajes; la línea de tiempo muestra dónde.</translation>
    </message>
    <message>
        <source>All of its messages could be read.</source>
        <translation>Se pudieron leer todos sus mensajes.</translation>
    </message>
    <message>
        <source>Disk full. Not recording since %1</source>
        <translation>Disco lleno. No se graba desde %1</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Elegir carpeta</translation>
    </message>
</context>
<context>
    <name>leadline::app::OldRecordings</name>
    <message>
        <source>Moving to the trash…</source>
        <translation>Moviendo a la papelera…</translation>
    </message>
    <message numerus="yes">
        <source>There is no trash for %1: it stays. Remove it in the file manager.</source>
        <translation>
            <numerusform>No hay papelera para %1: se queda. Bórrela en el gestor de archivos.</numerusform>
            <numerusform>No hay papelera para %1: se quedan. Bórrelas en el gestor de archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) moved to the trash, %1.</source>
        <translation>
            <numerusform>%n grabación movida a la papelera, %1.</numerusform>
            <numerusform>%n grabaciones movidas a la papelera, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recording(s) · %2</source>
        <translation>
            <numerusform>%1 de %n grabación · %2</numerusform>
            <numerusform>%1 de %n grabaciones · %2</numerusform>
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
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::PictureMotion</name>
    <message>
        <source>Compass and picture agree again.</source>
        <translation>El compás y la imagen vuelven a coincidir.</translation>
    </message>
    <message>
        <source>Agrees within %1°</source>
        <translation>Coincide con un margen de&#xa0;%1°</translation>
    </message>
    <message>
        <source>Differs by %1° ± %2 since %3</source>
        <translation>Difiere&#xa0;%1° ±&#xa0;%2 desde&#xa0;%3</translation>
    </message>
    <message>
        <source>Not checked since %1</source>
        <translation>Sin comprobar desde&#xa0;%1</translation>
    </message>
    <message>
        <source>Compass and picture differ by %1° ± %2 since %3</source>
        <translation>El compás y la imagen difieren&#xa0;%1° ±&#xa0;%2 desde&#xa0;%3</translation>
    </message>
    <message>
        <source>Steady picture corrected by %1°, more than its ± %2°.</source>
        <translation>Imagen estable corregida %1°, más que sus ± %2°.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordedVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Vehículo %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
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
        <translation>No se puede escribir en %1. Elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>leadline::app::RecordingSplitChoice</name>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Cada 10 minutos</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Cada hora</translation>
    </message>
    <message>
        <source>Every 100 MB</source>
        <translation>Cada 100 MB</translation>
    </message>
    <message>
        <source>Every 1 GB</source>
        <translation>Cada 1 GB</translation>
    </message>
</context>
<context>
    <name>leadline::app::Recordings</name>
    <message>
        <source>Kept beside the recording.</source>
        <translation>Guardado junto a la grabación.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>1 recording</source>
        <translation>1 grabación</translation>
    </message>
    <message>
        <source>%1 recordings</source>
        <translation>%1 grabaciones</translation>
    </message>
    <message>
        <source>%1 (estimated: file has no times)</source>
        <translation>%1 (estimado: archivo sin horas)</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Has markers</source>
        <translation>Tiene marcas</translation>
    </message>
    <message>
        <source>Another program is recording it. Fill in the sheet when the recording has ended.</source>
        <translation>Otro programa la graba: su hoja se puede rellenar cuando acabe.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ReportEvents</name>
    <message>
        <source>says: %1</source>
        <translation>dice: %1</translation>
    </message>
    <message>
        <source>refused message %1 %2</source>
        <translation>rechazó el mensaje %1 %2</translation>
    </message>
    <message>
        <source>vehicle %1/%2</source>
        <translation>vehículo %1/%2</translation>
    </message>
</context>
<context>
    <name>leadline::app::SelectedSonar</name>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estribor</translation>
    </message>
</context>
<context>
    <name>leadline::app::SessionMarkers</name>
    <message>
        <source>Marker %1 set</source>
        <translation>Marca %1 puesta</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Anotado</translation>
    </message>
    <message>
        <source>Marker %1 deleted</source>
        <translation>Marca %1 borrada</translation>
    </message>
    <message>
        <source>Note deleted</source>
        <translation>Nota borrada</translation>
    </message>
    <message>
        <source>No marker has a position, and %1 holds nothing else. CSV takes all of them.</source>
        <translation>Ninguna marca tiene posición, y %1 no contiene nada más. CSV las toma todas.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 without %n that has no position</source>
        <translation>
            <numerusform>Guardado %1 sin %n, que no tiene posición</numerusform>
            <numerusform>Guardado %1 sin %n, que no tienen posición</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado %1</translation>
    </message>
    <message>
        <source>%1. Not recording: lost when this dive ends</source>
        <translation>%1. No se graba nada: se pierde con esta inmersión</translation>
    </message>
    <message>
        <source>Recording stopped: the last marker is lost when this dive ends</source>
        <translation>Ya no se graba nada: la última marca se pierde con esta inmersión</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Sin guardar: %1</translation>
    </message>
    <message>
        <source>%1 Saved in %2 instead.</source>
        <translation>%1 Guardado en %2 en su lugar.</translation>
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
        <translation>%1 no es un número. Escriba uno como 12.5 o 12,5.</translation>
    </message>
    <message>
        <source>The minimum is %1.</source>
        <translation>%1 es lo mínimo que admite.</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>%1 es lo máximo que admite.</translation>
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
        <translation>%1 a %2°</translation>
    </message>
    <message>
        <source>%1 % of samples clipped.</source>
        <translation>%1 % de las muestras saturadas.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>gain %1 (×%2)</source>
        <translation>ganancia %1 (×%2)</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Pruebe %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SheetForm</name>
    <message>
        <source>dive %1</source>
        <translation>inmersión %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::SideScanItem</name>
    <message>
        <source>Both sides</source>
        <translation>Ambos lados</translation>
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
        <translation>Aún se están escribiendo las imágenes anteriores.</translation>
    </message>
    <message>
        <source>No plot to take a snapshot of.</source>
        <translation>No hay imagen que capturar.</translation>
    </message>
    <message>
        <source>No snapshot taken: the window is not visible.</source>
        <translation>No se pudo hacer la captura: la ventana no se ve.</translation>
    </message>
    <message>
        <source>TVG off</source>
        <translation>TVG desactivada</translation>
    </message>
    <message>
        <source>noise filter off</source>
        <translation>filtro de ruido desactivado</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarIpForm</name>
    <message>
        <source>An address is four numbers from 0 to 255, as in 192.168.2.9.</source>
        <translation>Una dirección son cuatro números de 0 a 255, como 192.168.2.9.</translation>
    </message>
    <message>
        <source>The sonar has this address already.</source>
        <translation>El sonar ya tiene esta dirección.</translation>
    </message>
    <message>
        <source>Let the Ping360 %1 get its address by DHCP, instead of %2?</source>
        <translation>¿Que el Ping360 %1 reciba su dirección por DHCP, en lugar de %2?</translation>
    </message>
    <message>
        <source>Give the Ping360 %1 the address %2, instead of %3?</source>
        <translation>¿Dar al Ping360 %1 la dirección %2, en lugar de %3?</translation>
    </message>
    <message>
        <source>Ping360 %1 found at %2.</source>
        <translation>El Ping360 %1 se ha vuelto a encontrar en %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarLatency</name>
    <message>
        <source>sends by itself</source>
        <translation>emite por sí solo</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no visto</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>no se muestra</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sin datos</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarSummaries</name>
    <message>
        <source>range %1 m</source>
        <translation>alcance %1 m</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>ganancia %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>range %1 ft</source>
        <translation>alcance %1 ft</translation>
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
        <translation>%1 ajenos descartados</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Esperando el primer ping</translation>
    </message>
    <message>
        <source>Found scanning, %1/s</source>
        <translation>Ya exploraba, %1/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Slow: %1/s of %2</source>
        <translation>Lento: %1/s de %2</translation>
    </message>
    <message>
        <source>○ Standby</source>
        <translation>○ Espera</translation>
    </message>
    <message>
        <source>Another program drives it</source>
        <translation>Otro programa lo maneja</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Otro dispositivo</translation>
    </message>
    <message>
        <source>Unknown protocol</source>
        <translation>Protocolo desconocido</translation>
    </message>
    <message>
        <source>Not open, retrying</source>
        <translation>No abierto, reintentando</translation>
    </message>
    <message>
        <source>No data, asking again</source>
        <translation>Sin datos, se pregunta de nuevo</translation>
    </message>
    <message>
        <source>No data %1 s, asking again</source>
        <translation>Sin datos %1 s, se pregunta de nuevo</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Desenchufado. Se reconecta solo.</translation>
    </message>
    <message>
        <source>%1 Reconnects by itself.</source>
        <translation>%1 Se reconecta solo.</translation>
    </message>
    <message>
        <source>%1 damaged messages per second, %2 % of all bytes. They are recorded but not shown.</source>
        <translation>%1 mensajes dañados por segundo, %2 % de todos los bytes. Se graban y no se muestran.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or use a lower baud rate.</source>
        <translation>%1 Revise conectores y cable, o elija menos baudios.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable from the sonar to its bridge.</source>
        <translation>%1 Revise conectores y cable del sonar a su puente.</translation>
    </message>
    <message>
        <source>Damaged: %1/s, %2 % of its bytes</source>
        <translation>Dañados: %1/s, %2 % de sus bytes</translation>
    </message>
    <message>
        <source>%1 repeated datagrams dropped</source>
        <translation>%1 datagramas repetidos descartados</translation>
    </message>
    <message>
        <source>Another program drives it, no data</source>
        <translation>Otro programa lo maneja, sin datos</translation>
    </message>
    <message>
        <source>Another program drives it, no data %1 s</source>
        <translation>Otro programa lo maneja, sin datos %1 s</translation>
    </message>
    <message>
        <source>Found scanning, no data</source>
        <translation>Ya exploraba, sin datos</translation>
    </message>
    <message>
        <source>Found scanning, no data %1 s</source>
        <translation>Ya exploraba, sin datos desde hace %1 s</translation>
    </message>
</context>
<context>
    <name>leadline::app::TimelineFlags</name>
    <message numerus="yes">
        <source>%1, and %n more here</source>
        <translation>
            <numerusform>%1, y %n más aquí</numerusform>
            <numerusform>%1, y %n más aquí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::VehicleChoice</name>
    <message>
        <source>no vehicle heard</source>
        <translation>ningún vehículo detectado</translation>
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
        <translation>1 trama con firma errónea</translation>
    </message>
    <message>
        <source>%1 frames with a bad signature</source>
        <translation>%1 tramas con firma errónea</translation>
    </message>
    <message>
        <source>1 frame without a signature</source>
        <translation>1 trama sin firma</translation>
    </message>
    <message>
        <source>%1 frames without a signature</source>
        <translation>%1 tramas sin firma</translation>
    </message>
    <message>
        <source>1 frame that is too old</source>
        <translation>1 trama demasiado vieja</translation>
    </message>
    <message>
        <source>%1 frames that are too old</source>
        <translation>%1 tramas demasiado viejas</translation>
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
        <translation>también sistema %1</translation>
    </message>
    <message>
        <source>%1 from other senders dropped</source>
        <translation>%1 ajenos descartados</translation>
    </message>
    <message>
        <source>signed, unverified</source>
        <translation>firmado, sin verificar</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>firmado</translation>
    </message>
    <message>
        <source>Its messages are signed; without the key that cannot be verified.</source>
        <translation>Sus mensajes van firmados; sin la clave no se puede verificar.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Sin firmar.</translation>
    </message>
    <message>
        <source>Signed and verified.</source>
        <translation>Firmado y verificado.</translation>
    </message>
    <message>
        <source>What Leadline sends is signed; nothing came with this key yet.</source>
        <translation>Lo que envía Leadline va firmado; aún no ha llegado nada con esta clave.</translation>
    </message>
    <message>
        <source> Refused: %1.</source>
        <translation> Rechazado: %1.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Port %1 is in use. %2 has it.</source>
        <translation>El puerto %1 está en uso. %2 lo tiene.</translation>
    </message>
    <message>
        <source>Bytes, but no MAVLink</source>
        <translation>Bytes, pero no MAVLink</translation>
    </message>
    <message>
        <source>Signatures do not match</source>
        <translation>Las firmas no coinciden</translation>
    </message>
    <message>
        <source>System %1 is not heard</source>
        <translation>No se oye el sistema %1</translation>
    </message>
    <message>
        <source>No heartbeat yet</source>
        <translation>Aún sin heartbeat</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Desenchufado. Se reconecta solo.</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Sin heartbeat %1 s</translation>
    </message>
    <message>
        <source>Loss %1 %</source>
        <translation>Pérdida %1 %</translation>
    </message>
    <message>
        <source>Heartbeats only</source>
        <translation>Solo heartbeats</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Heartbeat 1/s</source>
        <translation>Heartbeat 1/s</translation>
    </message>
    <message>
        <source>%1 Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>%1 Conecte en su lugar a 192.168.2.2:14660, que BlueOS ofrece para esto.</translation>
    </message>
    <message>
        <source>%1 Retrying automatically.</source>
        <translation>%1 Reintento automático.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the baud rate in the address.</source>
        <translation>Llegan bytes, pero no MAVLink: revise los baudios en la dirección.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the address.</source>
        <translation>Llegan bytes, pero no MAVLink: revise la dirección.</translation>
    </message>
    <message>
        <source>All messages are rejected: the vehicle uses another key or does not sign. Check the key in the link settings.</source>
        <translation>Se rechazan todos los mensajes: el vehículo usa otra clave o no firma. Revise la clave en los ajustes del enlace.</translation>
    </message>
    <message>
        <source>System %1 is not received, but others are. Choose one in the status bar.</source>
        <translation>No se oye el sistema %1, otros sí: elija uno en la barra de estado.</translation>
    </message>
    <message>
        <source>No autopilot received. Leadline sends a heartbeat every second, which tells many endpoints where to reply.</source>
        <translation>No se oye ningún autopiloto. Leadline envía un heartbeat cada segundo, por el que muchos extremos saben adónde enviar.</translation>
    </message>
    <message>
        <source>Heartbeats only: heading and depth must be requested.</source>
        <translation>Solo llegan heartbeats: hay que pedir rumbo y profundidad.</translation>
    </message>
    <message>
        <source>The ground station needs port %1. While Leadline uses it, the ground station receives nothing.</source>
        <translation>La estación de tierra necesita el puerto %1: mientras Leadline lo tiene, ella no oye nada.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Otro programa habla también como %1: %2 está libre.</translation>
    </message>
    <message>
        <source>Its messages are signed, and cannot be verified without the key.</source>
        <translation>Sus mensajes van firmados, y sin la clave no se pueden verificar.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Rechazado: %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ZoneAlarm</name>
    <message>
        <source>TARGET IN ZONE</source>
        <translation>BLANCO EN LA ZONA</translation>
    </message>
    <message>
        <source>TARGET IN ZONE at %1 m (zone %2 to %3 m, %4° wide about %5°)</source>
        <translation>BLANCO EN LA ZONA a %1 m (zona %2 a %3 m, %4° de ancho hacia %5°)</translation>
    </message>
    <message>
        <source>Zone alarm inactive: no data from the Ping360</source>
        <translation>Alarma de zona inactiva: sin datos del Ping360</translation>
    </message>
    <message>
        <source>Zone alarm inactive: zone is outside the Ping360 sector</source>
        <translation>Alarma de zona inactiva: zona fuera del sector del Ping360</translation>
    </message>
</context>
</TS>
