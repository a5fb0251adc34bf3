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
        <source>OK: I know of the alarm</source>
        <translation>OK: conozco la alarma</translation>
    </message>
    <message>
        <source>I know of the alarm</source>
        <translation>Conozco la alarma</translation>
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
        <source>Bottom near</source>
        <translation>Fondo cerca</translation>
    </message>
    <message>
        <source>Target near</source>
        <translation>Blanco cerca</translation>
    </message>
    <message>
        <source>below</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>Bottom far</source>
        <translation>Fondo lejos</translation>
    </message>
    <message>
        <source>Target far</source>
        <translation>Blanco lejos</translation>
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
        <source>Nearer does not count</source>
        <translation>Lo más cercano no cuenta</translation>
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
        <source>Looks</source>
        <translation>Mira</translation>
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
        <source>Test the sound</source>
        <translation>Probar el sonido</translation>
    </message>
    <message>
        <source>Sounds once</source>
        <translation>Suena una vez</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sí: %1</translation>
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
        <source>MAVLink of its own log</source>
        <translation>MAVLink de su propio registro</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alineado a mano</translation>
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
        <source>The disk does not take the recording at this moment.</source>
        <translation>El disco no acepta la grabación en este momento.</translation>
    </message>
    <message>
        <source>The last %1 s are not on the disk</source>
        <translation>Los últimos %1 s no están en el disco</translation>
    </message>
    <message>
        <source>%1 The window closes by itself once they are written.</source>
        <translation>%1 La ventana se cierra sola en cuanto estén escritos.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Dejar abierta</translation>
    </message>
    <message>
        <source>Back to the dive</source>
        <translation>Volver a la inmersión</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Cerrar y perderlos</translation>
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
        <source>Waits for you</source>
        <translation>Esperan por usted</translation>
    </message>
    <message>
        <source>Also looked at</source>
        <translation>También revisado</translation>
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
        <source>Plug one in, switch on the vehicle, or add a link by its address.</source>
        <translation>Conecte uno, encienda el vehículo o añada un enlace por su dirección.</translation>
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
        <source>Two simulated sonars in a simulated sea; nothing is written unless you ask</source>
        <translation>Dos sonares simulados en un mar simulado; no se escribe nada si no lo pide</translation>
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
        <source>Connect what is ticked</source>
        <translation>Conectar lo marcado</translation>
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
        <source>Address of a link</source>
        <translation>Dirección de un enlace</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Look for a sonar there</source>
        <translation>Buscar allí un sonar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>DevicesRow</name>
    <message>
        <source> (Enter)</source>
        <translation> (Intro)</translation>
    </message>
    <message>
        <source>Connect it with the others (Space)</source>
        <translation>Conectarlo con los demás (Espacio)</translation>
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
        <source>Ask at %1 who is there</source>
        <translation>Preguntar en %1 quién está allí</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Tomar el mando</translation>
    </message>
    <message>
        <source>%1: settings are ours from now on</source>
        <translation>%1: desde ahora valen nuestros ajustes</translation>
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
        <source>%1 pings again</source>
        <translation>%1 vuelve a emitir pings</translation>
    </message>
    <message>
        <source>%1 stops pinging and stays connected</source>
        <translation>%1 deja de emitir pings y sigue conectado</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect %1; it is not connected at the next start</source>
        <translation>Desconectar %1; no se conectará en el próximo inicio</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Actualizar firmware de %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Ask for messages</source>
        <translation>Pedir mensajes</translation>
    </message>
    <message>
        <source>Order heading, depth, position and temperature from the autopilot</source>
        <translation>Pedir al autopiloto rumbo, profundidad, posición y temperatura</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too</source>
        <translation>Otro programa habla también como %1</translation>
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
        <source>By which ids Leadline speaks there, and the key that signs</source>
        <translation>Con qué identificadores habla Leadline allí, y la clave que firma</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect %1; it is not connected at the next start</source>
        <translation>Desconectar %1; no se conectará en el próximo inicio</translation>
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
        <source>Range gain</source>
        <translation>Ganancia lejana</translation>
    </message>
    <message>
        <source>Strengthens far echoes: 1× at the sonar, this at the end of the range</source>
        <translation>Refuerza los ecos lejanos: 1× en el sonar, este valor al final del alcance</translation>
    </message>
    <message>
        <source>Range gain from</source>
        <translation>Ganancia lejana desde</translation>
    </message>
    <message>
        <source>Nearer echoes stay as they are</source>
        <translation>Los ecos más cercanos quedan como están</translation>
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
        <source>Mean with the pings before; of a scan with the bearing beside</source>
        <translation>Media con los pings anteriores; en una exploración, con la demora de al lado</translation>
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
        <source>Fade old echoes</source>
        <translation>Atenuar ecos viejos</translation>
    </message>
    <message>
        <source>To half brightness over one turn</source>
        <translation>A la mitad de brillo en una vuelta</translation>
    </message>
    <message>
        <source>Mounting of the Ping360</source>
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
        <source>Measures horizontally, by the altitude of the Ping1D</source>
        <translation>Mide en horizontal, con la altura del Ping1D</translation>
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
        <source>Words on snapshots</source>
        <translation>Texto en las capturas</translation>
    </message>
    <message>
        <source>Scales of the plot, settings, time and place; without, its echoes alone</source>
        <translation>Escalas, ajustes, hora y lugar; sin ello, solo los ecos</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Restablecer vista</translation>
    </message>
    <message>
        <source>Everything but mounting, sound speed, units and vehicle as at first</source>
        <translation>Todo como al principio, salvo montaje, velocidad del sonido, unidades y vehículo</translation>
    </message>
    <message>
        <source>Distance of the Ping1D</source>
        <translation>Distancia del Ping1D</translation>
    </message>
    <message>
        <source>Over its echoes, a whole line; dots where it is in doubt</source>
        <translation>Sobre sus ecos, una línea continua; puntos donde es dudosa</translation>
    </message>
    <message>
        <source>Bottom found by Leadline</source>
        <translation>Fondo hallado por Leadline</translation>
    </message>
    <message>
        <source>In the same echoes, a dashed line</source>
        <translation>En los mismos ecos, una línea discontinua</translation>
    </message>
    <message>
        <source>Compare the Ping1D&apos;s echo with</source>
        <translation>Comparar el eco del Ping1D con</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>C in the echoes</source>
        <translation>C en los ecos</translation>
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
        <source>TVG, drawn, not recorded</source>
        <translation>TVG, en la imagen, no en la grabación</translation>
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
        <source>By a factor that grows with range</source>
        <translation>Por un factor que crece con el alcance</translation>
    </message>
    <message>
        <source>Spreading and absorption, of what fills the beam</source>
        <translation>Propagación y absorción, de lo que llena el haz</translation>
    </message>
    <message>
        <source>Spreading and absorption, of small targets</source>
        <translation>Propagación y absorción, de blancos pequeños</translation>
    </message>
    <message>
        <source>What all bearings have in common</source>
        <translation>Lo que todos los rumbos tienen en común</translation>
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
        <source>Pulses of other sonars, which the two pings before do not have</source>
        <translation>Pulsos de otros sonares, que los dos pings anteriores no tienen</translation>
    </message>
    <message>
        <source>And the mean of what differs by no more than speckle</source>
        <translation>Y la media de lo que solo difiere como el moteado</translation>
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
        <translation>Se avisa al sonar y se le vuelve a buscar. Tarda hasta medio minuto.</translation>
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
        <source>Keep the present one</source>
        <translation>Conservar la actual</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Doctor</translation>
    </message>
    <message>
        <source>Find out why it does not answer</source>
        <translation>Averiguar por qué no responde</translation>
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
        <source>Copy all of it as text</source>
        <translation>Copiar todo como texto</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Nothing to say</source>
        <translation>Nada que decir</translation>
    </message>
    <message>
        <source>Choose a device at the left: what is known of its connection is said here.</source>
        <translation>Elija un dispositivo a la izquierda: aquí se dice lo que se sabe de su conexión.</translation>
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
        <source>Open %1 and go on trying</source>
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
        <source>Ask as a connection would; that stops a scan</source>
        <translation>Preguntar como lo haría una conexión; eso detiene una exploración</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Recuperar firmware…</translation>
    </message>
    <message>
        <source>For a sonar on %1 whose update was cut off</source>
        <translation>Para un sonar en %1 cuya actualización se cortó</translation>
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
        <source>%1–%2 of 255</source>
        <translation>%1–%2 de 255</translation>
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
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source> · perhaps the same as %1</source>
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
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Close the export</source>
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
        <source>Stop it; nothing unfinished is left behind</source>
        <translation>Detener; no queda nada a medias</translation>
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
        <source>With this firmware the sonar speaks at %1 baud only.</source>
        <translation>Con este firmware el sonar solo habla a %1 baudios.</translation>
    </message>
    <message>
        <source>The sonar has this firmware already.</source>
        <translation>El sonar ya tiene este firmware.</translation>
    </message>
    <message>
        <source>This is older than what the sonar has.</source>
        <translation>Es más antiguo que el que tiene el sonar.</translation>
    </message>
    <message>
        <source>Asking the sonar once more who it is</source>
        <translation>Preguntando otra vez al sonar quién es</translation>
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
        <source>If the cable fails in between, leave the power on and write the file again. If the power fails, the %1 may not start any more: then it has to be opened, and started with its BOOT button held. The guide says how.</source>
        <translation>Si entretanto falla el cable, no corte la corriente y escriba el archivo otra vez. Si falla la corriente, quizá el %1 ya no arranque: entonces hay que abrirlo y arrancarlo con su botón BOOT pulsado. La guía dice cómo.</translation>
    </message>
    <message>
        <source>If power or cable fail in between, the bootloader of the Ping360 listens again when its power is switched on: choose the port at the left, Recover firmware…, and switch the sonar off and on when it is waited for.</source>
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
        <source>Write %1 to the sonar, after a question</source>
        <translation>Escribir %1 en el sonar, tras una pregunta</translation>
    </message>
    <message>
        <source>Choose a file that fits first</source>
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
        <source>Write nothing</source>
        <translation>No escribir nada</translation>
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
        <source>Stop it; nothing is written yet</source>
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
        <source>Not now: the sonar could be left without a program</source>
        <translation>Ahora no: el sonar podría quedar sin programa</translation>
    </message>
</context>
<context>
    <name>FirmwarePanel</name>
    <message>
        <source>Firmware of %1</source>
        <translation>Firmware de %1</translation>
    </message>
    <message>
        <source>Firmware is being written: close the window when that is over.</source>
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
        <source>Not while it is being written</source>
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
        <source>Not tried on hardware: only on simulated sonars. Have the time to send a sonar in before you rely on it.</source>
        <translation>No probado en hardware: solo en sonares simulados. Tenga tiempo de enviar un sonar al fabricante antes de confiar en ello.</translation>
    </message>
    <message>
        <source>What hangs there</source>
        <translation>Qué hay conectado</translation>
    </message>
    <message>
        <source>Speed of its boot code, baud</source>
        <translation>Código de arranque, baudios</translation>
    </message>
    <message>
        <source>Nothing but this choice tells a Ping1D from a Ping2 here: the one takes the other&apos;s firmware, and may not start with it. Look at the sonar itself first.</source>
        <translation>Aquí solo esta elección distingue un Ping1D de un Ping2: el uno acepta el firmware del otro, y quizá no arranque con él. Mire antes el propio sonar.</translation>
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
        <source>An Intel HEX file of the maker: %1</source>
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
        <source>Pause or play; in a dive: look back</source>
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
        <source>Mark what the cursor stands on</source>
        <translation>Marcar lo que está bajo el cursor</translation>
    </message>
    <message>
        <source>Mark what the Ping1D measures now</source>
        <translation>Marcar lo que el Ping1D mide ahora</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Escribir una nota sobre este momento</translation>
    </message>
    <message>
        <source>Start, end; in a dive: live</source>
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
        <source>On the disc: move the cursor</source>
        <translation>En el disco: mover el cursor</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>On the Ping1D: cursor; Ctrl depth, Shift time</source>
        <translation>En el Ping1D: cursor; Ctrl profundidad, Mayús tiempo</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>On the Ping1D: compare its echo; hold it</source>
        <translation>En el Ping1D: comparar su eco; retenerlo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>On the disc: alarm zone at the cursor</source>
        <translation>En el disco: zona de alarma en el cursor</translation>
    </message>
    <message>
        <source>Echo trace beside the disc</source>
        <translation>Curva de eco junto al disco</translation>
    </message>
    <message>
        <source>Head up, north up, course frozen</source>
        <translation>Proa arriba, norte arriba, rumbo fijo</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Alcance mayor, menor</translation>
    </message>
    <message>
        <source>OK: the alarm is known</source>
        <translation>OK: la alarma es conocida</translation>
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
        <source>Both plots, polar only, Ping1D only</source>
        <translation>Ambas imágenes, solo polar, solo Ping1D</translation>
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
        <source>Say the distance to the bottom</source>
        <translation>Decir la distancia al fondo</translation>
    </message>
    <message>
        <source>Record the demo, or no more</source>
        <translation>Grabar la demo, o dejar de hacerlo</translation>
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
        <source>This list</source>
        <translation>Esta lista</translation>
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
        <source>Close the keys</source>
        <translation>Cerrar las teclas</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start: connect what was found</source>
        <translation>Dispositivos e inicio: conectar lo encontrado</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Teclas y qué hacen</translation>
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
        <source>Bring back the deleted marker</source>
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
        <source>Timeline: closer, wider</source>
        <translation>Línea de tiempo: más cerca, más amplia</translation>
    </message>
    <message>
        <source>Timeline: all of it</source>
        <translation>Línea de tiempo: toda</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Logs; in the list Space ticks, Ctrl+A all</source>
        <translation>Registros; en la lista Espacio marca, Ctrl+A todos</translation>
    </message>
    <message>
        <source>Logs and messages: search</source>
        <translation>Registros y mensajes: buscar</translation>
    </message>
    <message>
        <source>Logs: look again</source>
        <translation>Registros: mirar otra vez</translation>
    </message>
    <message>
        <source>Setup: units, look, keys, connections</source>
        <translation>Ajustes: unidades, aspecto, teclas, conexiones</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Niveles automáticos; ecos sin procesar</translation>
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
        <source>Echoes as recorded, without TVG, filter and smoothing</source>
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
        <source>No recording chosen</source>
        <translation>Ninguna grabación elegida</translation>
    </message>
    <message>
        <source>Choose one from the list: what is in it and its dive sheet stand here.</source>
        <translation>Elija una de la lista: aquí se ve lo que contiene y su hoja de inmersión.</translation>
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
        <source>Completes the recording; all messages stay</source>
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
        <source>Looking…</source>
        <translation>Mirando…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Grabaciones, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter opens, Space ticks</source>
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
        <source>No name, date, device or dive sheet has “%1”.</source>
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
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>List another folder</source>
        <translation>Listar otra carpeta</translation>
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
        <source>All that are ticked, on one time line</source>
        <translation>Todas las marcadas, en una línea de tiempo</translation>
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
        <source>List the recordings of another folder, too</source>
        <translation>Listar también las grabaciones de otra carpeta</translation>
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
        <source>It goes into the recording of this dive, also what is filled in later.</source>
        <translation>Va a la grabación de esta inmersión, también lo que se rellene después.</translation>
    </message>
    <message>
        <source>It goes into the next recording. Job, vehicle, pilot and place are remembered.</source>
        <translation>Va a la próxima grabación. Trabajo, vehículo, piloto y lugar se recuerdan.</translation>
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
        <source>Looking into it…</source>
        <translation>Mirando dentro…</translation>
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
        <source>%1 Positive seconds lay the vehicle&apos;s log later.</source>
        <translation>%1 Los segundos positivos retrasan el registro del vehículo.</translation>
    </message>
    <message>
        <source>Move it by %1</source>
        <translation>Moverlo %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds that the vehicle&apos;s log is moved (Enter)</source>
        <translation>Segundos que se mueve el registro del vehículo (Intro)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Back to where the clocks put it</source>
        <translation>Volver adonde lo ponen los relojes</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinear a mano</translation>
    </message>
    <message>
        <source>Show both from a common start, and move the vehicle&apos;s log from there</source>
        <translation>Mostrar ambos desde un inicio común y mover desde ahí el registro del vehículo</translation>
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
        <source>Show the sonar&apos;s log alone again</source>
        <translation>Mostrar de nuevo solo el registro del sonar</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Alinear este archivo a mano</translation>
    </message>
    <message>
        <source>%1 Positive seconds lay it later.</source>
        <translation>%1 Los segundos positivos lo desplazan hacia más tarde.</translation>
    </message>
    <message>
        <source>Show it from a common start with the others, and move it from there</source>
        <translation>Mostrarlo desde un inicio común con los demás y moverlo desde ahí</translation>
    </message>
    <message>
        <source>Let it follow behind the others again</source>
        <translation>Dejar que siga de nuevo a los demás</translation>
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
        <source>Several logs lie on one time line. A snapshot opens its log at that instant.</source>
        <translation>Varios registros quedan en una línea de tiempo. Una captura abre su registro en ese instante.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Logs and their snapshots (*.mcap *.bin *.tlog *.svlog *.png)</source>
        <translation>Registros y sus capturas (*.mcap *.bin *.tlog *.svlog *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
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
        <source>Another name (F2)</source>
        <translation>Otro nombre (F2)</translation>
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
        <source>None was known then</source>
        <translation>No se conocía entonces</translation>
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
        <source>Vehicle&apos;s log</source>
        <translation>Registro del vehículo</translation>
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
        <source>Marks, %1</source>
        <translation>Marcas, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Arriba y Abajo eligen, Intro va allí, F2 renombra, Supr borra</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Aún no ha ocurrido nada.</translation>
    </message>
    <message>
        <source>Nothing marked yet. Point at an echo and press M; Enter marks what the Ping1D measured last, N notes.</source>
        <translation>Aún no hay nada marcado. Apunte a un eco y pulse M; Intro marca lo último que midió el Ping1D, N anota.</translation>
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
        <source>Point at an echo and press M, or move there by the arrow keys of a plot.</source>
        <translation>Apunte a un eco y pulse M, o vaya allí con las flechas de una imagen.</translation>
    </message>
    <message>
        <source>The Ping1D finds nothing here that could be marked.</source>
        <translation>El Ping1D no encuentra aquí nada que marcar.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Note about this moment</source>
        <translation>Nota sobre este momento</translation>
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
        <source>A file next to the recording</source>
        <translation>Un archivo junto a la grabación</translation>
    </message>
    <message>
        <source>There is no marker yet</source>
        <translation>Aún no hay marcas</translation>
    </message>
    <message>
        <source>A note about what is shown now, Enter keeps it</source>
        <translation>Una nota sobre lo que se ve ahora, Intro la guarda</translation>
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
        <source>missing: the payload ends before it</source>
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
        <source>No message chosen</source>
        <translation>Ningún mensaje elegido</translation>
    </message>
    <message>
        <source>Choose one from the list: its fields and bytes stand here.</source>
        <translation>Elija uno de la lista: aquí están sus campos y bytes.</translation>
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
        <source>The same message before this one</source>
        <translation>El mismo mensaje antes de este</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← en la lista</translation>
    </message>
    <message>
        <source>The same message after this one</source>
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
        <source>Up and Down choose, Left and Right go to the one before and after</source>
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
        <source>What sonars and vehicles say is listed here, also what comes only once.</source>
        <translation>Aquí se lista lo que dicen sonares y vehículos, también lo que llega una sola vez.</translation>
    </message>
    <message>
        <source>No name, old name, field, id or source of a message has “%1”.</source>
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
        <source>By name, old name, field, id or source; “once” finds what came only once</source>
        <translation>Por nombre, nombre antiguo, campo, número u origen; «una vez» halla lo que solo llegó una vez</translation>
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
        <source>Came</source>
        <translation>Llegó</translation>
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
        <source>%1, %2, message %3, %4 came, %5, last %6 ago, %7</source>
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
    <name>MountingButtons</name>
    <message>
        <source>It is mounted as it is drawn now</source>
        <translation>Está montado como se dibuja ahora</translation>
    </message>
    <message>
        <source>Draw it so from now on</source>
        <translation>Dibujarlo así desde ahora</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montaje: %1</translation>
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
        <source>Logs</source>
        <translation>Registros</translation>
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
        <source>Help: the guide; all keys</source>
        <translation>Ayuda: la guía; todas las teclas</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Setup: units, look, window, recordings, connections</source>
        <translation>Ajustes: unidades, aspecto, ventana, grabaciones, conexiones</translation>
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
        <source>This log has none.</source>
        <translation>Este registro no tiene ninguno.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Conecte uno o abra un registro.</translation>
    </message>
    <message>
        <source>It does not ping until it is told to.</source>
        <translation>No emite pings hasta que se le diga.</translation>
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
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>What the vehicle says, and how fast it answers</source>
        <translation>Lo que dice el vehículo, y con qué rapidez responde</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop reading; what is read can be played</source>
        <translation>Dejar de leer; lo leído se puede reproducir</translation>
    </message>
    <message>
        <source>Do what the notice offers</source>
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
        <source>%1 seconds a turn, %2 pings a second</source>
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
        <source>Fit the picture</source>
        <translation>Ajustar la imagen</translation>
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
        <source>Frozen</source>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Up in the picture</source>
        <translation>Arriba en la imagen</translation>
    </message>
    <message>
        <source>No heading comes: only head up. Connect the vehicle, or open a log that has it.</source>
        <translation>No llega rumbo: solo proa arriba. Conecte el vehículo o abra un registro que lo tenga.</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Polar picture of the Ping360; arrows move the cursor</source>
        <translation>Imagen polar del Ping360; las flechas mueven el cursor</translation>
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
        <source>End stare</source>
        <translation>Acabar mirada fija</translation>
    </message>
    <message>
        <source>Stare here</source>
        <translation>Mirada fija aquí</translation>
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
        <source>The head is parked: there is no disc to measure on.</source>
        <translation>El cabezal está parado: no hay disco donde medir.</translation>
    </message>
    <message>
        <source>Ping360, polar picture</source>
        <translation>Ping360, imagen polar</translation>
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
        <source>There are no echoes to measure yet.</source>
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
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the place of the alarm zone first.</source>
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
        <source>Zone, silent, %1 to %2 %3 about %4</source>
        <translation>Zona, en silencio, %1 a %2 %3 hacia %4</translation>
    </message>
    <message>
        <source>Zone, silent</source>
        <translation>Zona, en silencio</translation>
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
        <source>Disk does not take it</source>
        <translation>El disco no acepta datos</translation>
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
        <source>%1, complete</source>
        <translation>%1, completa</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>libre %1</translation>
    </message>
    <message>
        <source>From the first byte on</source>
        <translation>Desde el primer byte</translation>
    </message>
    <message>
        <source>Recording %1</source>
        <translation>Grabación %1</translation>
    </message>
    <message>
        <source>New file: %1</source>
        <translation>Archivo nuevo: %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espacio)</translation>
    </message>
    <message>
        <source>Not recording: make room</source>
        <translation>No graba: haga sitio</translation>
    </message>
    <message>
        <source>%1 s wait in memory</source>
        <translation>%1 s esperan en memoria</translation>
    </message>
    <message>
        <source>%1 records it</source>
        <translation>%1 la graba</translation>
    </message>
    <message>
        <source>Its menu records it</source>
        <translation>Su menú la graba</translation>
    </message>
    <message>
        <source>Go on in a new file</source>
        <translation>Seguir en un archivo nuevo</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Grabar la demo</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings go to %2.</source>
        <translation>No se puede escribir en %1. Las grabaciones van a %2.</translation>
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
        <source>Sector&apos;s centre</source>
        <translation>Centro del sector</translation>
    </message>
    <message>
        <source>Sector&apos;s width</source>
        <translation>Anchura del sector</translation>
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
        <source>%1: %2 again</source>
        <translation>%1: otra vez %2</translation>
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
        <source>%1: %2 is right</source>
        <translation>%1: %2 está bien</translation>
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
        <source>By the range</source>
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
        <source>Acts on the live sonar</source>
        <translation>Actúa sobre el sonar en vivo</translation>
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
        <source>It was found scanning, and Leadline did not start it.</source>
        <translation>Ya estaba explorando, y Leadline no lo inició.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Standby: the sonar rests</source>
        <translation>Espera: el sonar descansa</translation>
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
        <source>Send these to the sonar</source>
        <translation>Enviar estos al sonar</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Leave the sonar as it is</source>
        <translation>Dejar el sonar como está</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1: the sonar chooses it. Set Mode to Manual first.</source>
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
        <source>Kept for this sonar</source>
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
        <source>Head parked at %1°</source>
        <translation>Cabezal parado en %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Acabar mirada fija</translation>
    </message>
    <message>
        <source>Stare there</source>
        <translation>Mirar fijo allí</translation>
    </message>
    <message>
        <source>Scan the sector again</source>
        <translation>Explorar otra vez el sector</translation>
    </message>
    <message>
        <source>Park the head at this bearing</source>
        <translation>Parar el cabezal en esta demora</translation>
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
        <source>Chosen by the sonar</source>
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
        <source>Send these to the sonar</source>
        <translation>Enviar estos al sonar</translation>
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
        <source>Leave the sonar as it is</source>
        <translation>Dejar el sonar como está</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>Dejar %1 como está</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
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
        <source>Change the theme by the time of day</source>
        <translation>Cambiar el tema según la hora del día</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Según el reloj de este equipo</translation>
    </message>
    <message>
        <source>Day from</source>
        <translation>Día desde</translation>
    </message>
    <message>
        <source>Day until</source>
        <translation>Día hasta</translation>
    </message>
    <message>
        <source>When it is not day</source>
        <translation>Cuando no es de día</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Edges of controls and secondary words stand out more</source>
        <translation>Los bordes de los controles y los textos secundarios resaltan más</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Tamaño de todo</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>This window has room for %1 %: make it larger for more.</source>
        <translation>En esta ventana cabe el %1 %: agrándela para más.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes stay as sharp as the screen is.</source>
        <translation>75 a 250 %. Los ecos siguen tan nítidos como la pantalla.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Guantes</translation>
    </message>
    <message>
        <source>Everything a quarter larger, to be pressed with gloves on</source>
        <translation>Todo una cuarta parte mayor, para pulsarlo con guantes</translation>
    </message>
    <message>
        <source>Holds until the hour changes it, or you.</source>
        <translation>Vale hasta que la hora lo cambie, o usted.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Tema siguiente</translation>
    </message>
    <message>
        <source>Light of the window</source>
        <translation>Luz de la ventana</translation>
    </message>
</context>
<context>
    <name>SetupEntry</name>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>%1: use what is typed</source>
        <translation>%1: usar lo escrito</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>SetupKey</name>
    <message>
        <source>Usual key</source>
        <translation>La habitual</translation>
    </message>
    <message>
        <source>%1: the key that it had at first</source>
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
        <source>Esc leaves it as it is, Del takes the key away.</source>
        <translation>Esc la deja como está, Supr la quita.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Tomarla</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dejarla allí</translation>
    </message>
    <message>
        <source>Both keep the keys that they have</source>
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
        <source>Leaves and closes; gives the keys back to the window</source>
        <translation>Sale y cierra; devuelve las teclas a la ventana</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espacio, Intro</translation>
    </message>
    <message>
        <source>Press the control that has the focus</source>
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
        <source>On the Ping1D: compare its echo; hold it</source>
        <translation>En el Ping1D: comparar su eco; retenerlo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>On the disc: alarm zone at the cursor</source>
        <translation>En el disco: zona de alarma en el cursor</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>In the list of logs: tick all</source>
        <translation>En la lista de registros: marcar todos</translation>
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
        <source>Press Enter on an action&apos;s key, or click on it, then press the new key. Keys without Ctrl or Alt wait while you type.</source>
        <translation>Pulse Intro en la tecla de una acción, o haga clic en ella, y luego pulse la nueva tecla. Las teclas sin Ctrl ni Alt esperan mientras se escribe.</translation>
    </message>
    <message>
        <source>All keys as at first: yes</source>
        <translation>Restablecer teclas: sí, todas</translation>
    </message>
    <message>
        <source>All keys as at first…</source>
        <translation>Restablecer las teclas…</translation>
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
        <source>Everything stays</source>
        <translation>Todo queda igual</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Teclas fijas</translation>
    </message>
    <message>
        <source>They belong to what has the focus.</source>
        <translation>Pertenecen a lo que tiene el foco.</translation>
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
        <source>The links that are ticked below; what is connected when you leave is ticked by itself</source>
        <translation>Los enlaces marcados abajo; lo que esté conectado al salir se marca solo</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Empezar a explorar al conectar</translation>
    </message>
    <message>
        <source>Leadline&apos;s own ids on links of vehicles</source>
        <translation>Ids propios de Leadline en enlaces de vehículos</translation>
    </message>
    <message>
        <source>System and component that Leadline is</source>
        <translation>Sistema y componente que es Leadline</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Sistema / componente, como 254/190; no 255, que es la estación de tierra del piloto (Intro)</translation>
    </message>
    <message>
        <source>Where a link has none of its own; from its next connection on.</source>
        <translation>Donde un enlace no tiene los suyos; desde su próxima conexión.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>None was connected yet.</source>
        <translation>Aún no se ha conectado ninguno.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Else a sonar stays in Standby until you say otherwise</source>
        <translation>Si no, un sonar queda en espera hasta que usted diga otra cosa</translation>
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
        <source>There is one</source>
        <translation>Hay una</translation>
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
        <source>Sign nothing, act upon everything</source>
        <translation>No firmar nada, atender a todo</translation>
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
        <source>No start connects it, no search asks there</source>
        <translation>Ningún inicio lo conecta, ninguna búsqueda pregunta allí</translation>
    </message>
    <message>
        <source>Disconnect it first, on the page Devices</source>
        <translation>Desconéctelo primero, en la página Dispositivos</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Recordings may go after</source>
        <translation>Se pueden quitar grabaciones tras</translation>
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
        <source>The oldest may go when all are more than</source>
        <translation>Se pueden quitar las más viejas si todas superan</translation>
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
        <source>Nothing goes by itself: those that may are listed here. What has markers, notes or a dive sheet never may.</source>
        <translation>Nada se quita solo: aquí se listan las que se pueden quitar. Las que tienen marcas, notas u hoja de inmersión, nunca.</translation>
    </message>
    <message>
        <source>Looking at the recordings…</source>
        <translation>Mirando las grabaciones…</translation>
    </message>
    <message>
        <source>No recording may go by this rule.</source>
        <translation>Según esta regla no se puede quitar ninguna.</translation>
    </message>
    <message>
        <source>These may go: %1</source>
        <translation>Se pueden quitar: %1</translation>
    </message>
    <message>
        <source>To the trash: yes, %1</source>
        <translation>A la papelera: sí, %1</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Mover %1 a la papelera…</translation>
    </message>
    <message>
        <source>Those that are ticked; asks once more</source>
        <translation>Las marcadas; pregunta otra vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>All of them stay</source>
        <translation>Todas se quedan</translation>
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
        <source>Of those that may go</source>
        <translation>De las que se pueden quitar</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
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
        <source>Kept for the next start</source>
        <translation>Se guarda para el próximo inicio</translation>
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
        <source>Test the sound</source>
        <translation>Probar el sonido</translation>
    </message>
    <message>
        <source>Sounds once</source>
        <translation>Suena una vez</translation>
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
        <source>Files and their names keep UTC.</source>
        <translation>Los archivos y sus nombres siguen en UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Figures look alike in all of them. The guide is English.</source>
        <translation>Las cifras son iguales en todos. La guía está en inglés.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers and alarms; other pages, events and files keep metres.</source>
        <translation>De imágenes, lecturas, ajustes, marcas y alarmas; otras páginas, sucesos y archivos siguen en metros.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Siempre encima</translation>
    </message>
    <message>
        <source>Above the windows of other programs, where the desktop allows it</source>
        <translation>Sobre las ventanas de otros programas, donde el escritorio lo permite</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Less lets shine through what lies behind the window</source>
        <translation>Con menos se trasluce lo que hay detrás de la ventana</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size and place of the window, the split of the plots, and full screen are kept by themselves.</source>
        <translation>El tamaño y el lugar de la ventana, el reparto de las imágenes y la pantalla completa se guardan solos.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Where recordings go</source>
        <translation>Adónde van las grabaciones</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Recordings go to %1</source>
        <translation>Las grabaciones van a %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose where recordings go</source>
        <translation>Elegir adónde van las grabaciones</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>La habitual</translation>
    </message>
    <message>
        <source>Leadline&apos;s own folder again</source>
        <translation>Volver a la carpeta de Leadline</translation>
    </message>
    <message>
        <source>A recording that goes on stays where it is; the next one goes there.</source>
        <translation>Una grabación en marcha se queda donde está; la próxima va allí.</translation>
    </message>
    <message>
        <source>Go on in a new file</source>
        <translation>Seguir en un archivo nuevo</translation>
    </message>
    <message>
        <source>Looking whether it can be written to…</source>
        <translation>Mirando si se puede escribir allí…</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Si algo va mal</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Guardar el registro del programa</translation>
    </message>
    <message>
        <source>Write the program&apos;s newest messages to the recordings folder</source>
        <translation>Escribe los mensajes más recientes del programa en la carpeta de grabaciones</translation>
    </message>
    <message>
        <source>A text file for whoever helps you: connections, devices and files since the start, with their addresses and names.</source>
        <translation>Un archivo de texto para quien le ayude: conexiones, dispositivos y archivos desde el inicio, con sus direcciones y nombres.</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Settings are as at first.</source>
        <translation>Los ajustes están como al principio.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset: yes, all of it</source>
        <translation>Restablecer: sí, todo</translation>
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
        <source>Everything stays</source>
        <translation>Todo queda igual</translation>
    </message>
    <message>
        <source>Units, time, language, look, window and its light, alarm sound, which keys do what, which plots are shown and how, and where and how recordings are kept become what they were at first. Recordings, all of the section Connections, alarm limits and what was set on sonars stay.</source>
        <translation>Unidades, hora, idioma, aspecto, ventana y su luz, alarma sonora, qué hace cada tecla, qué imágenes se muestran y cómo, y dónde y cómo se guardan las grabaciones vuelven a ser como al principio. Las grabaciones, toda la sección Conexiones, los límites de alarma y lo ajustado en los sonares se quedan.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>What for, or for whom</source>
        <translation>Para qué o para quién</translation>
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
        <source>Whatever is to be remembered</source>
        <translation>Lo que haya que recordar</translation>
    </message>
</context>
<context>
    <name>SonarHeader</name>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
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
        <source>Sent to no sonar</source>
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
        <source>Holds for 5 to 20 °C</source>
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
        <source>Where the sound goes</source>
        <translation>Por donde va el sonido</translation>
    </message>
    <message>
        <source>Take the vehicle&apos;s temperature</source>
        <translation>Tomar la temperatura del vehículo</translation>
    </message>
    <message>
        <source>Its temperature and depth as they are now</source>
        <translation>Su temperatura y profundidad como están ahora</translation>
    </message>
    <message>
        <source>The vehicle tells no water temperature</source>
        <translation>El vehículo no da temperatura del agua</translation>
    </message>
    <message>
        <source>%1 · ± %2 %</source>
        <translation>%1 · ± %2 %</translation>
    </message>
    <message>
        <source>Holds for 41 to 68 °F</source>
        <translation>Vale de 41 a 68 °F</translation>
    </message>
    <message>
        <source>32 to 104</source>
        <translation>32 a 104</translation>
    </message>
    <message>
        <source>Take the vehicle&apos;s: %1</source>
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
        <source>Let go of the held echo (R)</source>
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
        <source>Ping1D, echoes over time</source>
        <translation>Ping1D, ecos en el tiempo</translation>
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
        <source>There are no echoes to measure yet.</source>
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
        <source>Ping1D echoes, %1 seconds, %2</source>
        <translation>Ecos del Ping1D, %1 segundos, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, with Ctrl the depth window, with Shift they change the time span; +, − and 0 zoom depth; C compares with the pings before, R holds this echo</source>
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
        <source>Ping360 echoes over time, the head is parked at %1 degrees</source>
        <translation>Ecos del Ping360 en el tiempo, el cabezal está parado en %1 grados</translation>
    </message>
    <message>
        <source>Stare: the head is parked at %1°, range over time</source>
        <translation>Mirada fija: el cabezal está parado en %1°, alcance en el tiempo</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Acabar mirada fija</translation>
    </message>
    <message>
        <source>The head turned</source>
        <translation>El cabezal ha girado</translation>
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
        <source>Two simulated sonars in a simulated sea; nothing is written unless you ask</source>
        <translation>Dos sonares simulados en un mar simulado; no se escribe nada si no lo pide</translation>
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
        <source>It can be played as soon as its first pings are there.</source>
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
        <source>No logs in this folder</source>
        <translation>No hay registros en esta carpeta</translation>
    </message>
    <message>
        <source>This log cannot be opened</source>
        <translation>Este registro no se puede abrir</translation>
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
        <source>Connect: everything is recorded by itself, from the first byte on.</source>
        <translation>Conecte: todo se graba solo, desde el primer byte.</translation>
    </message>
    <message>
        <source>Connect what was found, and record it</source>
        <translation>Conectar lo encontrado y grabarlo</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Poner 200 %</translation>
    </message>
    <message>
        <source>Everything twice as large</source>
        <translation>Todo el doble de grande</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Dejar 100 %</translation>
    </message>
    <message>
        <source>This is not offered again</source>
        <translation>Esto no se vuelve a ofrecer</translation>
    </message>
    <message>
        <source>Everything is small on this screen. %1 has its size, too.</source>
        <translation>Todo es pequeño en esta pantalla. El tamaño está también en %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Abiertos hace poco</translation>
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
        <source>This dive is recorded by itself, from its first byte on.</source>
        <translation>Esta inmersión se graba sola, desde su primer byte.</translation>
    </message>
    <message>
        <source>Nothing is connected that could be recorded.</source>
        <translation>No hay nada conectado que se pueda grabar.</translation>
    </message>
    <message>
        <source>The demo is recorded from now on.</source>
        <translation>Desde ahora se graba la demo.</translation>
    </message>
    <message>
        <source>The demo is recorded no more.</source>
        <translation>La demo ya no se graba.</translation>
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
        <source>It is in %1.</source>
        <translation>Está en %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarma reconocida</translation>
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
        <source>No heartbeat</source>
        <translation>Sin heartbeat</translation>
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
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Tomar el mando</translation>
    </message>
    <message>
        <source>Send our settings to the sonar again</source>
        <translation>Enviar otra vez nuestros ajustes al sonar</translation>
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
        <source>This recording holds no pings.</source>
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
        <source>Begin of the loop, %1</source>
        <translation>Principio del bucle, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End of the loop, %1</source>
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
        <source>As recorded: a log cannot be asked</source>
        <translation>Como se grabó: a un registro no se le puede preguntar</translation>
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
        <source>Ask everybody on the link by PING, once</source>
        <translation>Preguntar a todos en el enlace con PING, una vez</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Ask everybody on the link by PING each second</source>
        <translation>Preguntar a todos en el enlace con PING cada segundo</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Answer requests of PING</source>
        <translation>Responder peticiones de PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer requests of TIMESYNC: PX4 takes any answer for its clock</source>
        <translation>Responder peticiones de TIMESYNC: PX4 toma cualquier respuesta para su reloj</translation>
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
        <source>The clock is known by replies to TIMESYNC only</source>
        <translation>El reloj se conoce solo por respuestas a TIMESYNC</translation>
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
        <source>This log has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Este registro no tiene ninguno. Leadline lee MAVLink de sus grabaciones y de archivos .tlog.</translation>
    </message>
    <message>
        <source>Connect one, or open a log with MAVLink.</source>
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
        <source>Requests of TIMESYNC</source>
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
        <source>As recorded: a log cannot be asked</source>
        <translation>Como se grabó: a un registro no se le puede preguntar</translation>
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
        <source>Strict version 2: replies to TIMESYNC that name nobody are ignored</source>
        <translation>Versión 2 estricta: las respuestas a TIMESYNC que no nombran a nadie no cuentan</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save what is shown as CSV, beside the recordings</source>
        <translation>Guardar lo mostrado como CSV, junto a las grabaciones</translation>
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
        <source>Have the adapter pass data on at once</source>
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
        <source>Round trip: half of them were quicker</source>
        <translation>Ida y vuelta: la mitad fue más rápida</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>No more than one in twenty took longer</source>
        <translation>Como mucho uno de cada veinte tardó más</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>From one round trip to the next</source>
        <translation>De una ida y vuelta a la siguiente</translation>
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
        <source>Replies to what had been given up</source>
        <translation>Respuestas a lo ya dado por perdido</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dupl.</translation>
    </message>
    <message>
        <source>Further replies to one request</source>
        <translation>Más respuestas a una petición</translation>
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
        <source>How fast the offset grows</source>
        <translation>Con qué rapidez crece el desfase</translation>
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
        <source>How far its clock is ahead of this computer&apos;s</source>
        <translation>Cuánto adelanta su reloj al de este equipo</translation>
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
        <source>To the newest</source>
        <translation>A lo más nuevo</translation>
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
        <source>There is nothing newer than live</source>
        <translation>No hay nada más nuevo que en vivo</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Plays backwards, play forwards</source>
        <translation>Reproduce hacia atrás, ir hacia adelante</translation>
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
        <source>Loop begins here</source>
        <translation>El bucle empieza aquí</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop ends here</source>
        <translation>El bucle acaba aquí</translation>
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
        <source>Mark what the cursor stands on, else what the Ping1D measured last</source>
        <translation>Marcar lo que está bajo el cursor, o lo último que midió el Ping1D</translation>
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
        <source>The newest is shown</source>
        <translation>Se muestra lo más nuevo</translation>
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
        <source>Heading and depth are its own</source>
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
    <name>VehicleLabel</name>
    <message>
        <source>Move the vehicle&apos;s log</source>
        <translation>Mover el registro del vehículo</translation>
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
        <source>Align the vehicle&apos;s log</source>
        <translation>Alinear el registro del vehículo</translation>
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
        <source>System and component that Leadline is</source>
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
        <source>Speak as %1 from now on</source>
        <translation>Hablar como %1 desde ahora</translation>
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
        <source>There is one</source>
        <translation>Hay una</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Sign all that is sent, refuse what is not signed with the same key</source>
        <translation>Firmar todo lo enviado, rechazar lo que no lleve la misma clave</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Sign nothing, act upon everything</source>
        <translation>No firmar nada, atender a todo</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>La clave se guarda en este equipo y solo usted puede leerla; nunca en las grabaciones.</translation>
    </message>
    <message>
        <source>Type two numbers, such as 254/190: a system from 1 to 254 and a component from 1 to 255.</source>
        <translation>Escriba dos números, como 254/190: un sistema de 1 a 254 y un componente de 1 a 255.</translation>
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
        <source>Headings are then true ones (T)</source>
        <translation>Los rumbos son entonces verdaderos (V)</translation>
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
        <source>Ping1D below the depth sensor</source>
        <translation>Ping1D bajo el sensor de profundidad</translation>
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
        <source>Depths count from here on; Ping1D and logs alike</source>
        <translation>La profundidad cuenta desde aquí; también en Ping1D y registros</translation>
    </message>
    <message>
        <source>No depth comes from a vehicle</source>
        <translation>No llega profundidad de ningún vehículo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Depth as the vehicle says it</source>
        <translation>La profundidad como la da el vehículo</translation>
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
        <source>Show the alarm&apos;s zone</source>
        <translation>Mostrar la zona de la alarma</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Blanco en la zona</translation>
    </message>
    <message>
        <source>Z on the disc lays the zone around the cursor</source>
        <translation>Z en el disco pone la zona en torno al cursor</translation>
    </message>
    <message>
        <source>Zone&apos;s middle</source>
        <translation>Centro de la zona</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Desde la proa</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone&apos;s width</source>
        <translation>Anchura de la zona</translation>
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
        <source>Strength of a target</source>
        <translation>Fuerza de un blanco</translation>
    </message>
    <message>
        <source>Of 255; weaker is none</source>
        <translation>De 255; lo más débil no lo es</translation>
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
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
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
        <source>The range is 1 m long at least.</source>
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
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit rechazado: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
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
        <source>The %1 is silent.</source>
        <translation>Guarda silencio: %1.</translation>
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
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
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
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Otro programa habla también como %1: %2 está libre.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>El autopiloto ha arrancado de nuevo.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
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
        <source>The signing key could not be kept: %1.</source>
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
        <source>%1 stands for all of a network; a device needs one of its own.</source>
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
        <source>This computer is in another network than the Ping360 %1, and it is not the only one that answers: unplug the others, or give this computer an address near %2.</source>
        <translation>Este equipo está en otra red que el Ping360 %1, y no es el único que responde: desconecte los demás, o dé a este equipo una dirección cercana a %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>Otro dispositivo ya tiene la dirección %1: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be told: this computer has no way there any more.</source>
        <translation>No se pudo avisar al Ping360 en %1: este equipo ya no tiene camino hasta allí.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has come with the address %2: unplug one of them.</source>
        <translation>Ha llegado otro Ping360, %1, con la dirección %2: desconecte uno de los dos.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>El Ping360 %1 mantiene su dirección %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 was told its new address and is not found again: check that this computer reaches that network, and switch its power off and on.</source>
        <translation>Al Ping360 %1 se le dio su nueva dirección y no se le encuentra: compruebe que este equipo llega a esa red, y apáguelo y enciéndalo.</translation>
    </message>
    <message>
        <source>Nothing else probes it</source>
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
        <source>ModemManager is running and will send commands of its own for some seconds after the adapter is plugged in.</source>
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
        <source>It belongs to group %1, user %2 has to log in again.</source>
        <translation>Pertenece al grupo %1, el usuario %2 debe volver a iniciar sesión.</translation>
    </message>
    <message>
        <source>It belongs to group %1, user %2 is not in it.</source>
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
        <source>Waits for permission.</source>
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
        <source>Network leads there</source>
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
        <source>It is a Ping1D or Ping360</source>
        <translation>Es un Ping1D o un Ping360</translation>
    </message>
    <message>
        <source>Waits for the port.</source>
        <translation>Espera el puerto.</translation>
    </message>
    <message>
        <source>Waits for an answer.</source>
        <translation>Espera una respuesta.</translation>
    </message>
    <message>
        <source>It said who it is.</source>
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
        <source>No network leads to %1</source>
        <translation>Ninguna red lleva a %1</translation>
    </message>
    <message>
        <source>%1 went away</source>
        <translation>%1 ha desaparecido</translation>
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
        <source>It was asked at %1 baud.</source>
        <translation>Se le preguntó a %1 baudios.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Revise la corriente del sonar, y que los hilos de envío y recepción no estén cruzados.</translation>
    </message>
    <message>
        <source>If another program has set another rate, connecting or checking again lets the sonar measure it.</source>
        <translation>Si otro programa puso otra velocidad, conectar o comprobar otra vez hace que el sonar la mida.</translation>
    </message>
    <message>
        <source>Nobody has sent anything there.</source>
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
        <source>The network leads there.</source>
        <translation>La red llega hasta allí.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Revise la corriente y el cable del sonar, y que su puente funcione en el vehículo.</translation>
    </message>
    <message>
        <source>No sonar speaks on %1</source>
        <translation>Ningún sonar habla en %1</translation>
    </message>
    <message>
        <source>Bytes arrive, but no messages of a sonar.</source>
        <translation>Llegan bytes, pero no mensajes de un sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Revise la dirección, y los baudios del puente en el vehículo.</translation>
    </message>
    <message>
        <source>Something speaks at another rate on %1</source>
        <translation>Algo habla a otra velocidad en %1</translation>
    </message>
    <message>
        <source>Bytes arrive at %1 baud, but no messages of a sonar.</source>
        <translation>Llegan bytes a %1 baudios, pero no mensajes de un sonar.</translation>
    </message>
    <message>
        <source>It did not measure the rate either: this is another device, or its firmware has a rate of its own, which the address can name.</source>
        <translation>Tampoco midió la velocidad: es otro dispositivo, o su firmware tiene una velocidad propia, que la dirección puede indicar.</translation>
    </message>
    <message>
        <source>Connecting or checking again lets a sonar measure the rate.</source>
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
        <source>%1 has not been asked yet</source>
        <translation>A %1 aún no se le ha preguntado</translation>
    </message>
    <message>
        <source>It is asked when you connect or check it.</source>
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
        <source>Nobody says who he is on %1</source>
        <translation>En %1 nadie dice quién es</translation>
    </message>
    <message>
        <source>Messages arrive, but no answer to the question who sends them.</source>
        <translation>Llegan mensajes, pero no respuesta a la pregunta de quién los envía.</translation>
    </message>
    <message>
        <source>Another program may be asking at the same time: close it, then check again.</source>
        <translation>Quizá otro programa pregunta a la vez: ciérrelo y compruebe otra vez.</translation>
    </message>
    <message>
        <source>A vehicle is expected there</source>
        <translation>Allí se espera un vehículo</translation>
    </message>
    <message>
        <source>It is not asked before you connect: then Leadline sends a heartbeat each second, and asks it for its clock.</source>
        <translation>No se le pregunta antes de conectar: entonces Leadline envía un heartbeat cada segundo y le pregunta su reloj.</translation>
    </message>
    <message>
        <source>The ground station needs this port: while Leadline has it, it hears nothing.</source>
        <translation>La estación de tierra necesita este puerto: mientras Leadline lo tiene, ella no oye nada.</translation>
    </message>
    <message>
        <source>A Ping360 says that its address is %1</source>
        <translation>Un Ping360 dice que su dirección es %1</translation>
    </message>
    <message>
        <source>This computer is %1, and has no network in which that is.</source>
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
        <source>What is in use is not asked.</source>
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
        <source>Leadline asks there only if you tell it to look.</source>
        <translation>Leadline solo pregunta allí si usted le dice que busque.</translation>
    </message>
    <message>
        <source>%1 may serve one program at a time</source>
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
        <source>%1 is no USB serial adapter</source>
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
        <source>The recording cannot be read: its medium does not answer.</source>
        <translation>No se puede leer la grabación: su soporte no responde.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk does not answer.</source>
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
        <source>%1 cannot be filled as a whole: name a folder in it.</source>
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
        <source>The picture is no PNG.</source>
        <translation>La imagen no es PNG.</translation>
    </message>
    <message>
        <source>A picture has no room for the text %1.</source>
        <translation>En una imagen no cabe el texto %1.</translation>
    </message>
    <message>
        <source>The file is no PNG.</source>
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
        <source>What was exported is simulated, and a %1 has no place to say so: let the file&apos;s name tell it.</source>
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
        <source>%1 without a position left out; markers-csv takes all of them.</source>
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
        <source>another one lies there.</source>
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
        <source>There is no folder for the picture.</source>
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
        <source>%1 stands for every address; say which one to connect to.</source>
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
        <source>An IPv6 address goes in brackets, as in udp://[::1]:9092.</source>
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
        <source>There is no simulator %1: there are sim:ping1d, sim:ping360 and sim:vehicle.</source>
        <translation>No hay simulador %1: hay sim:ping1d, sim:ping360 y sim:vehicle.</translation>
    </message>
    <message>
        <source>The device is said twice.</source>
        <translation>El dispositivo está dicho dos veces.</translation>
    </message>
    <message>
        <source>There is no device %1: there are ping1d, ping360 and vehicle.</source>
        <translation>No hay dispositivo %1: hay ping1d, ping360 y vehicle.</translation>
    </message>
    <message>
        <source>The baud rate is said twice.</source>
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
        <source>It is kept in %1 instead.</source>
        <translation>Se guarda en %1 en su lugar.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Esto no es una hoja de inmersión de Leadline.</translation>
    </message>
    <message>
        <source>What lies beside %1 as its dive sheet is none.</source>
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
        <source>Mark renamed: %1</source>
        <translation>Marca renombrada: %1</translation>
    </message>
    <message>
        <source>Mark deleted</source>
        <translation>Marca borrada</translation>
    </message>
    <message>
        <source>Mark brought back</source>
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
        <source>%1 is complete: there is nothing to repair.</source>
        <translation>%1 está completa: no hay nada que reparar.</translation>
    </message>
    <message>
        <source>%1 is complete now: %2 messages.</source>
        <translation>%1 ya está completa: %2 mensajes.</translation>
    </message>
    <message>
        <source>%1 is complete now: %2 messages, up to %3.</source>
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
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.</source>
        <translation>Leadline abre grabaciones .mcap y archivos .bin (Ping Viewer), .tlog y .svlog.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its medium does not answer.</source>
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
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 no se grabaron mientras el disco estaba lleno; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 fue borrado mientras se grababa; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 fue borrado mientras se grababa, y con él %2; lo llegado desde entonces está en un archivo nuevo.</translation>
    </message>
    <message>
        <source>What comes in waits in memory and is written as soon as the disk takes it.</source>
        <translation>Lo que llega espera en memoria y se escribe en cuanto el disco lo acepte.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 aún no tiene índice: leadline-cli repair lo completa.</translation>
    </message>
    <message>
        <source>Make room, then start recording again.</source>
        <translation>Haga sitio y empiece a grabar de nuevo.</translation>
    </message>
    <message>
        <source>Make room: with %1 MB free it goes on in a new file.</source>
        <translation>Haga sitio: con %1 MB libres sigue en un archivo nuevo.</translation>
    </message>
    <message>
        <source>Recording ended: only %1 MB are left on the disk.</source>
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
        <source>This computer slept for %1: nothing was received meanwhile.</source>
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
        <source>The file is no firmware: an Intel HEX file begins with a colon.</source>
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
        <source>Get it again from where it came.</source>
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
        <source>The port does not take what is sent.</source>
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
        <source>Its bootloader is in charge and waits: leave the power on and write the file again.</source>
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
        <source>stands behind the last one</source>
        <translation>está detrás de la última</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>no empieza por dos puntos</translation>
    </message>
    <message>
        <source>has something else than pairs of digits</source>
        <translation>contiene algo que no son pares de dígitos</translation>
    </message>
    <message>
        <source>has not the length that it says</source>
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
        <source>is of a kind that nobody knows</source>
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
        <source>The disk is slow: the last %1 s are not yet safe against a power cut.</source>
        <translation>El disco es lento: los últimos %1 s aún no están a salvo de un corte de corriente.</translation>
    </message>
    <message>
        <source>one row a ping and distance</source>
        <translation>una fila por ping y distancia</translation>
    </message>
    <message>
        <source>all of it or a part, packed with zstd</source>
        <translation>toda o una parte, comprimida con zstd</translation>
    </message>
    <message>
        <source>one sonar, as Ping Viewer logs and plays it (.bin)</source>
        <translation>un sonar, como lo registra y reproduce Ping Viewer (.bin)</translation>
    </message>
    <message>
        <source>the vehicle&apos;s MAVLink, as ground stations log it</source>
        <translation>el MAVLink del vehículo, como lo registran las estaciones de tierra</translation>
    </message>
    <message>
        <source>a report of the dive, for paper</source>
        <translation>un informe de la inmersión, para papel</translation>
    </message>
    <message>
        <source>all pings with their settings and the vehicle, along SONAR-netCDF4</source>
        <translation>todos los pings con sus ajustes y el vehículo, según SONAR-netCDF4</translation>
    </message>
    <message>
        <source>the echoes as they came, by ffmpeg or GStreamer (MP4)</source>
        <translation>los ecos tal como llegaron, con ffmpeg o GStreamer (MP4)</translation>
    </message>
    <message>
        <source>pictures in a folder: waterfalls, and a disc for each turn</source>
        <translation>imágenes en una carpeta: cascadas, y un disco por cada vuelta</translation>
    </message>
    <message>
        <source>one row a marker</source>
        <translation>una fila por marca</translation>
    </message>
    <message>
        <source>the markers for maps (GeoJSON)</source>
        <translation>las marcas para mapas (GeoJSON)</translation>
    </message>
    <message>
        <source>the markers for chart plotters (GPX)</source>
        <translation>las marcas para plóteres náuticos (GPX)</translation>
    </message>
    <message>
        <source>the markers for globes (KML)</source>
        <translation>las marcas para globos virtuales (KML)</translation>
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
        <source>Nobody in the network has the address %1.</source>
        <translation>Nadie en la red tiene la dirección %1.</translation>
    </message>
    <message>
        <source>Waits for the computer.</source>
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
        <source>Not known: nothing came back.</source>
        <translation>No se sabe: no volvió nada.</translation>
    </message>
    <message>
        <source>Nobody refuses it, and nobody answers.</source>
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
        <source>They are messages of a sonar</source>
        <translation>Son mensajes de un sonar</translation>
    </message>
    <message>
        <source>They come from there.</source>
        <translation>Vienen de ahí.</translation>
    </message>
    <message>
        <source>They are whole, with the right checksum.</source>
        <translation>Están enteros, con la suma de control correcta.</translation>
    </message>
    <message>
        <source>None of them is a whole message.</source>
        <translation>Ninguno forma un mensaje entero.</translation>
    </message>
    <message>
        <source>They came before, and stopped.</source>
        <translation>Llegaban antes, y cesaron.</translation>
    </message>
    <message>
        <source>None came so far.</source>
        <translation>Hasta ahora no llegó ninguno.</translation>
    </message>
    <message>
        <source>Waits for bytes.</source>
        <translation>Espera bytes.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 no está en la red</translation>
    </message>
    <message>
        <source>Nobody there has this address.</source>
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
        <source>%1 fell silent</source>
        <translation>%1 enmudeció</translation>
    </message>
    <message>
        <source>The port is open, and nothing comes any more.</source>
        <translation>El puerto está abierto, y ya no llega nada.</translation>
    </message>
    <message>
        <source>Nothing comes any more, and the way there is open.</source>
        <translation>Ya no llega nada, y el camino está abierto.</translation>
    </message>
    <message>
        <source>Nothing comes any more.</source>
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
        <source>It is asked again by itself.</source>
        <translation>Se le pregunta de nuevo por sí solo.</translation>
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
        <source>No vehicle speaks on %1</source>
        <translation>Ningún vehículo habla en %1</translation>
    </message>
    <message>
        <source>Bytes arrive, but no MAVLink.</source>
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
        <source>%1 was written anew: %2 messages.</source>
        <translation>%1 se escribió de nuevo: %2 mensajes.</translation>
    </message>
    <message>
        <source>%1 was written anew: %2 messages, up to %3.</source>
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
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
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
        <source>%1 is complete now: 1 message.</source>
        <translation>%1 ya está completa: 1 mensaje.</translation>
    </message>
    <message>
        <source>%1 is complete now: 1 message, up to %2.</source>
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
        <source>%1 was written anew: 1 message.</source>
        <translation>%1 se escribió de nuevo: 1 mensaje.</translation>
    </message>
    <message>
        <source>%1 was written anew: 1 message, up to %2.</source>
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
        <source>Sound speed of the device</source>
        <translation>Velocidad del sonido del dispositivo</translation>
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
        <source>%1 exists already; --force writes over it.</source>
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
        <source>Bytes arrive on this link, but no MAVLink: check the device and its baud rate.</source>
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
        <source>markers-csv takes all of them.</source>
        <translation>markers-csv las toma todas.</translation>
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
        <source>%1 is silent</source>
        <translation>%1 guarda silencio</translation>
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
        <source>Connect all %1</source>
        <translation>Conectar los %1</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Conectar %1 de %2</translation>
    </message>
    <message>
        <source>Nobody else sends to this link</source>
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
        <source> The ground station needs this port: while Leadline has it, it hears nothing. 192.168.2.2:14660 is for programs like this one.</source>
        <translation> La estación de tierra necesita este puerto: mientras Leadline lo tiene, ella no oye nada. 192.168.2.2:14660 es para programas como este.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 por TCP en %2, puerto %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: what it says is made up.</source>
        <translation>Vehículo simulado: lo que dice es inventado.</translation>
    </message>
    <message>
        <source>Simulated %1: its echoes are made up.</source>
        <translation>%1 simulado: sus ecos son inventados.</translation>
    </message>
    <message>
        <source>Its medium failed before its end was read.</source>
        <translation>Su soporte falló antes de leer el final.</translation>
    </message>
    <message>
        <source>It was cut off. All of it up to there can be played; Repair completes it for other programs.</source>
        <translation>Quedó cortada. Hasta ahí todo se puede reproducir; Reparar la completa para otros programas.</translation>
    </message>
    <message>
        <source>The log ends early. All of it up to there can be played.</source>
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
        <source>File of %1 · %2</source>
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
        <source>perhaps %1</source>
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
        <source>%1–%2 m</source>
        <translation>%1–%2 m</translation>
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
        <source>vehicle depth %1 m</source>
        <translation>profundidad del vehículo %1 m</translation>
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
        <source>Slant range %1 at %2 m/s</source>
        <translation>Distancia oblicua %1 a %2 m/s</translation>
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
        <source>%1 m above the bottom</source>
        <translation>%1 m sobre el fondo</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3 m</source>
        <translation>Posición %1°, %2° ± %3 m</translation>
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
        <source>No echoes were kept</source>
        <translation>No se guardaron ecos</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>None were set.</source>
        <translation>No se puso ninguna.</translation>
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
        <source>Echoes below: %1</source>
        <translation>Ecos por debajo: %1</translation>
    </message>
    <message>
        <source>Round about: %1</source>
        <translation>Alrededor: %1</translation>
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
        <source>None: something came all the time.</source>
        <translation>Ninguno: llegó algo todo el tiempo.</translation>
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
        <source>These are the longest of %1.</source>
        <translation>Estos son los más largos de %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>None: no setting changed, and nobody said anything.</source>
        <translation>Ninguno: no cambió ningún ajuste y nadie dijo nada.</translation>
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
        <source>And %1 more, which the recording holds.</source>
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
        <source>At the beginning</source>
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
        <source>Simulated data: not all of this was measured.</source>
        <translation>Datos simulados: no todo esto se midió.</translation>
    </message>
    <message>
        <source>Simulated data: no sonar measured any of this.</source>
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
        <source>Vehicle depth and the Ping1D&apos;s distance</source>
        <translation>Profundidad del vehículo y distancia del Ping1D</translation>
    </message>
    <message>
        <source>Ping1D&apos;s distance</source>
        <translation>Distancia del Ping1D</translation>
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
        <source>%1 is called a picture, but it is none.</source>
        <translation>%1 se llama como una imagen, pero no lo es.</translation>
    </message>
    <message>
        <source>%1 does not say which recording it shows: only pictures that Leadline made of one do, as long as no other program has saved them.</source>
        <translation>%1 no dice qué grabación muestra: solo lo dicen las imágenes que Leadline hizo de una, mientras ningún otro programa las haya guardado.</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not there. Put it beside the picture. Looked for in %3.</source>
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
        <source>Not asked for its time.</source>
        <translation>No se le pregunta la hora.</translation>
    </message>
    <message>
        <source>Heartbeats only. Not asked for its time.</source>
        <translation>Solo heartbeats. No se le pregunta la hora.</translation>
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
        <source>no stamp</source>
        <translation>sin sello</translation>
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
        <source>%1 replies to nobody by name (version 1), and another program asks, too: they disturb each other. Switch TIMESYNC off in one of them.</source>
        <translation>%1 no responde a nadie por su nombre (versión 1), y otro programa también pregunta: se estorban. Apague TIMESYNC en uno de los dos.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to nobody here. A newer firmware mends that.</source>
        <translation>%1 dirige sus respuestas a nadie de aquí. Un firmware más nuevo lo corrige.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of the requests. Ask less often, or lower the rates of its messages.</source>
        <translation>%1 pierde el %2 % de las peticiones. Pregunte menos, o baje los ritmos de sus mensajes.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Sin respuesta a TIMESYNC: las edades son relativas al mensaje más rápido. Active TIMESYNC en el router del vehículo.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: nobody asked for the clock.</source>
        <translation>Las edades son relativas al mensaje más rápido: nadie preguntó por el reloj.</translation>
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
        <source>%1 started again. Refitted.</source>
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
        <source>Logs</source>
        <translation>Registros</translation>
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
        <source>Logs and messages: search</source>
        <translation>Registros y mensajes: buscar</translation>
    </message>
    <message>
        <source>Logs: look again</source>
        <translation>Registros: mirar otra vez</translation>
    </message>
    <message>
        <source>Connect what was found</source>
        <translation>Conectar lo encontrado</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Tema siguiente</translation>
    </message>
    <message>
        <source>Brightness of the window</source>
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
        <source>Record the demo</source>
        <translation>Grabar la demo</translation>
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
        <source>Pause or play; in a dive: look back</source>
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
        <source>To the end; in a dive: live</source>
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
        <source>Loop begins here (A)</source>
        <translation>El bucle empieza aquí (A)</translation>
    </message>
    <message>
        <source>Loop ends here (B)</source>
        <translation>El bucle acaba aquí (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Bucle sí o no</translation>
    </message>
    <message>
        <source>Timeline: closer</source>
        <translation>Línea de tiempo: más cerca</translation>
    </message>
    <message>
        <source>Timeline: wider</source>
        <translation>Línea de tiempo: más amplia</translation>
    </message>
    <message>
        <source>Timeline: all of it</source>
        <translation>Línea de tiempo: toda</translation>
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
        <source>Echo trace beside the disc</source>
        <translation>Curva de eco junto al disco</translation>
    </message>
    <message>
        <source>Head up, north up, course frozen</source>
        <translation>Proa arriba, norte arriba, rumbo fijo</translation>
    </message>
    <message>
        <source>Both plots, polar only, Ping1D only</source>
        <translation>Ambas imágenes, solo polar, solo Ping1D</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Mark what the cursor stands on</source>
        <translation>Marcar lo que está bajo el cursor</translation>
    </message>
    <message>
        <source>Mark what the Ping1D measures now</source>
        <translation>Marcar lo que el Ping1D mide ahora</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Escribir una nota sobre este momento</translation>
    </message>
    <message>
        <source>Bring back the deleted marker</source>
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
        <source>OK: the alarm is known</source>
        <translation>OK: la alarma es conocida</translation>
    </message>
    <message>
        <source>Say the distance to the bottom</source>
        <translation>Decir la distancia al fondo</translation>
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
        <source>%1 is the key of “%2”. Take it from there?</source>
        <translation>%1 es la tecla de «%2». ¿Tomarla de allí?</translation>
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
        <source>This key has no name here. Choose another one.</source>
        <translation>Esta tecla no tiene nombre aquí. Elija otra.</translation>
    </message>
    <message>
        <source>%1 goes from control to control. Choose another key.</source>
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
        <source>Waits for messages.</source>
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
        <source>Another program speaks as %1, too: %2 is free.</source>
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
        <source>Distance %1 at %2 m/s</source>
        <translation>Distancia %1 a %2 m/s</translation>
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
        <source>Repair writes it anew, with all that can be read.</source>
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
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM NEAR</source>
        <translation>FONDO CERCA</translation>
    </message>
    <message>
        <source>BOTTOM FAR</source>
        <translation>FONDO LEJOS</translation>
    </message>
    <message>
        <source>TARGET NEAR</source>
        <translation>BLANCO CERCA</translation>
    </message>
    <message>
        <source>TARGET FAR</source>
        <translation>BLANCO LEJOS</translation>
    </message>
    <message>
        <source>Alarm blind: no bottom</source>
        <translation>Alarma ciega: sin fondo</translation>
    </message>
    <message>
        <source>Alarm blind: no target</source>
        <translation>Alarma ciega: sin blanco</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
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
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>It was found scanning, and Leadline has not told it to.</source>
        <translation>Ya estaba explorando, y Leadline no se lo pidió.</translation>
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
        <source>Connect as Ping1D</source>
        <translation>Conectar como Ping1D</translation>
    </message>
    <message>
        <source>Connect as Ping360</source>
        <translation>Conectar como Ping360</translation>
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
        <source>Open a log, or record one.</source>
        <translation>Abra un registro, o grabe uno.</translation>
    </message>
    <message>
        <source>This is not recorded: there is no file to export from.</source>
        <translation>Esto no se graba: no hay archivo del que exportar.</translation>
    </message>
    <message>
        <source>A and B lie in two files of this dive: set both in one, then in the other.</source>
        <translation>A y B están en dos archivos de esta inmersión: fije ambos en uno, luego en el otro.</translation>
    </message>
    <message>
        <source>None of the files holds anything of this between A and B.</source>
        <translation>Ninguno de los archivos contiene nada de esto entre A y B.</translation>
    </message>
    <message>
        <source>None of the files holds anything of this.</source>
        <translation>Ninguno de los archivos contiene nada de esto.</translation>
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
        <source>A file name has no / in it and does not begin with a full stop.</source>
        <translation>Un nombre de archivo no lleva / ni empieza por un punto.</translation>
    </message>
    <message>
        <source>%1 is there already: choose another name.</source>
        <translation>%1 ya existe: elija otro nombre.</translation>
    </message>
    <message>
        <source>The demo is not recorded. %1 does that, from then on.</source>
        <translation>La demo no se graba. %1 lo hace, desde ese momento.</translation>
    </message>
    <message>
        <source>The demo is not recorded. The menu of the recorder does that, from then on.</source>
        <translation>La demo no se graba. El menú de la grabadora lo hace, desde ese momento.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog or .svlog files.</source>
        <translation>%1 no contiene archivos .mcap, .bin, .tlog ni .svlog.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>No se puede abrir %1: su nombre no es UTF-8. Cámbielo y ábralo de nuevo.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>Nobody answers: the sonar waits in its bootloader, or has no program.</source>
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
        <source> Leave power and cable alone until it is over, which takes some minutes.</source>
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
        <source>It was found scanning: Leadline only listens.</source>
        <translation>Ya exploraba: Leadline solo escucha.</translation>
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
        <source>Not heard:</source>
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
        <source>Laid together by UTC.</source>
        <translation>Unidos según UTC.</translation>
    </message>
    <message>
        <source>Laid together by the sonar log&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Unidos según la hora local del registro del sonar, en la zona horaria de este equipo.</translation>
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
        <source>Vehicle&apos;s log against the sonar&apos;s</source>
        <translation>Registro del vehículo frente al del sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 respecto a %2</translation>
    </message>
    <message>
        <source>%1 follows behind the others.</source>
        <translation>%1 va detrás de los demás.</translation>
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
        <source>It carries nothing but its name.</source>
        <translation>No lleva más que su nombre.</translation>
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
        <source>It did not come yet.</source>
        <translation>Aún no ha llegado.</translation>
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
        <source>Its bytes are not kept any more.</source>
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
        <source>Nobody has said yet how %1 is mounted.</source>
        <translation>Nadie ha dicho aún cómo está montado %1.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 puede ser un sonar ya conectado antes, u otro.</translation>
    </message>
    <message>
        <source>Nobody had confirmed it when this was recorded.</source>
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
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.</source>
        <translation>Eso no es un archivo. Leadline abre grabaciones .mcap y archivos .bin (Ping Viewer), .tlog y .svlog.</translation>
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
        <source>1 byte is in no valid message and was skipped.</source>
        <translation>1 byte no está en ningún mensaje válido y se omitió.</translation>
    </message>
    <message>
        <source>%1 bytes are in no valid message and were skipped.</source>
        <translation>%1 bytes no están en ningún mensaje válido y se omitieron.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Hora cambiada</translation>
    </message>
    <message>
        <source>The clock was set while this was recorded; times go on from there.</source>
        <translation>Se cambió la hora durante la grabación; los tiempos siguen desde ahí.</translation>
    </message>
    <message>
        <source>The clock was set %1 times while this was recorded; times go on from there.</source>
        <translation>Se cambió la hora %1 veces durante la grabación; los tiempos siguen desde ahí.</translation>
    </message>
    <message>
        <source>Log too long</source>
        <translation>Registro demasiado largo</translation>
    </message>
    <message>
        <source>Only its first %1 can be played.</source>
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
        <source>%1 became shorter while it was open: its end is lost and cannot be shown.</source>
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
        <source>%1 can be played. Open it again for what came since.</source>
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
        <source>%1 (made up: no times in it)</source>
        <translation>%1 (supuesta: no lleva horas)</translation>
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
        <source>Another program records it: its sheet can be filled in when it is over.</source>
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
        <source>%1. Nothing is recorded: it is lost with this dive</source>
        <translation>%1. No se graba nada: se pierde con esta inmersión</translation>
    </message>
    <message>
        <source>Nothing is recorded any more: the last mark is lost with this dive</source>
        <translation>Ya no se graba nada: la última marca se pierde con esta inmersión</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Sin guardar: %1</translation>
    </message>
    <message>
        <source>%1 Kept in %2 instead.</source>
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
</context>
<context>
    <name>leadline::app::SettingSteps</name>
    <message>
        <source>%1 is not a number. Type one such as 12.5 or 12,5.</source>
        <translation>%1 no es un número. Escriba uno como 12.5 o 12,5.</translation>
    </message>
    <message>
        <source>%1 is the least that it takes.</source>
        <translation>%1 es lo mínimo que admite.</translation>
    </message>
    <message>
        <source>%1 is the most that it takes.</source>
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
    <name>leadline::app::Snapshots</name>
    <message>
        <source>The pictures before are still being written.</source>
        <translation>Aún se están escribiendo las imágenes anteriores.</translation>
    </message>
    <message>
        <source>There is no plot to take a picture of.</source>
        <translation>No hay imagen que capturar.</translation>
    </message>
    <message>
        <source>The picture could not be taken: the window is not shown.</source>
        <translation>No se pudo hacer la captura: la ventana no se ve.</translation>
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
        <source>The Ping360 %1 is found again at %2.</source>
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
        <source>Not open, tried again</source>
        <translation>Sin abrir, se reintenta</translation>
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
        <source>%1 damaged messages a second, %2 % of all bytes. They are recorded, and not shown.</source>
        <translation>%1 mensajes dañados por segundo, %2 % de todos los bytes. Se graban y no se muestran.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or take a lower baud rate.</source>
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
        <source>nobody heard</source>
        <translation>no se oye a nadie</translation>
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
        <source>%1 of others dropped</source>
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
        <source>%1 It is tried again by itself.</source>
        <translation>%1 Se reintenta solo.</translation>
    </message>
    <message>
        <source>Bytes come, but no MAVLink: check the baud rate in the address.</source>
        <translation>Llegan bytes, pero no MAVLink: revise los baudios en la dirección.</translation>
    </message>
    <message>
        <source>Bytes come, but no MAVLink: check the address.</source>
        <translation>Llegan bytes, pero no MAVLink: revise la dirección.</translation>
    </message>
    <message>
        <source>All of it is refused: the vehicle signs with another key, or not at all. The key stands in the link&apos;s settings.</source>
        <translation>Se rechaza todo: el vehículo firma con otra clave, o no firma. La clave está en los ajustes del enlace.</translation>
    </message>
    <message>
        <source>System %1 is not heard, others are: choose one in the status bar.</source>
        <translation>No se oye el sistema %1, otros sí: elija uno en la barra de estado.</translation>
    </message>
    <message>
        <source>No autopilot is heard. Leadline sends a heartbeat each second, by which many endpoints know where to send.</source>
        <translation>No se oye ningún autopiloto. Leadline envía un heartbeat cada segundo, por el que muchos extremos saben adónde enviar.</translation>
    </message>
    <message>
        <source>Nothing but heartbeats comes: heading and depth have to be asked for.</source>
        <translation>Solo llegan heartbeats: hay que pedir rumbo y profundidad.</translation>
    </message>
    <message>
        <source>The ground station needs port %1: while Leadline has it, it hears nothing.</source>
        <translation>La estación de tierra necesita el puerto %1: mientras Leadline lo tiene, ella no oye nada.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
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
        <source>Zone alarm blind: no echoes from the Ping360</source>
        <translation>Alarma de zona ciega: sin ecos del Ping360</translation>
    </message>
    <message>
        <source>Zone alarm blind: the Ping360 does not look there</source>
        <translation>Alarma de zona ciega: el Ping360 no mira hacia allí</translation>
    </message>
</context>
</TS>
