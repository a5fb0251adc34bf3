<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>AlarmOk</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>OK: I know of the alarm</source>
        <translation>OK: sei do alarme</translation>
    </message>
    <message>
        <source>I know of the alarm</source>
        <translation>Sei do alarme</translation>
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
        <source>Bottom near</source>
        <translation>Fundo perto</translation>
    </message>
    <message>
        <source>Target near</source>
        <translation>Alvo perto</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abaixo de</translation>
    </message>
    <message>
        <source>Bottom far</source>
        <translation>Fundo longe</translation>
    </message>
    <message>
        <source>Target far</source>
        <translation>Alvo longe</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>além de</translation>
    </message>
    <message>
        <source>Blanking</source>
        <translation>Zona cega</translation>
    </message>
    <message>
        <source>Nearer does not count</source>
        <translation>Mais perto não conta</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Olha</translation>
    </message>
    <message>
        <source>down</source>
        <translation>para baixo</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>para frente</translation>
    </message>
    <message>
        <source>up</source>
        <translation>para cima</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Não há som neste computador</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>baixo</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Testar o som</translation>
    </message>
    <message>
        <source>Sounds once</source>
        <translation>Soa uma vez</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Ligado: %1</translation>
    </message>
</context>
<context>
    <name>AlignedLogStrip</name>
    <message>
        <source>Vehicle from %1 to %2</source>
        <translation>Veículo de %1 a %2</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>MAVLink of its own log</source>
        <translation>MAVLink do próprio registro</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
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
        <translation>O disco não aceita a gravação neste momento.</translation>
    </message>
    <message>
        <source>The last %1 s are not on the disk</source>
        <translation>Os últimos %1 s não estão no disco</translation>
    </message>
    <message>
        <source>%1 The window closes by itself once they are written.</source>
        <translation>%1 A janela fecha sozinha assim que estiverem gravados.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Manter aberta</translation>
    </message>
    <message>
        <source>Back to the dive</source>
        <translation>Voltar ao mergulho</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Fechar e perdê-los</translation>
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
        <translation>Fundo não encontrado</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Alvo não encontrado</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Pouca confiança</translation>
    </message>
    <message>
        <source>Distance to bottom</source>
        <translation>Distância ao fundo</translation>
    </message>
    <message>
        <source>Distance to target</source>
        <translation>Distância ao alvo</translation>
    </message>
    <message>
        <source>Closing –</source>
        <translation>Aproximação –</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4/s</source>
        <translation>%1 %2 ± %3 %4/s</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Afastamento</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Aproximação</translation>
    </message>
    <message>
        <source>%1 %2 %3/s</source>
        <translation>%1 %2 %3/s</translation>
    </message>
    <message>
        <source>%1 %2 %3, confidence %4 percent</source>
        <translation>%1 %2 %3, confiança %4 por cento</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pés</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarme reconhecido</translation>
    </message>
    <message>
        <source>confidence %1 %</source>
        <translation>confiança %1 %</translation>
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
        <translation>Distância ao vivo %1, há %2</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>reconhecido</translation>
    </message>
</context>
<context>
    <name>DepthConfidence</name>
    <message>
        <source>Confidence</source>
        <translation>Confiança</translation>
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
        <translation>Profundidade da água</translation>
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
        <translation> · simulado</translation>
    </message>
</context>
<context>
    <name>DevicesList</name>
    <message>
        <source>Ready</source>
        <translation>Prontos</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Precisam de atenção</translation>
    </message>
    <message>
        <source>Waits for you</source>
        <translation>Esperam por você</translation>
    </message>
    <message>
        <source>Also looked at</source>
        <translation>Também verificado</translation>
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
        <translation>Nenhum sonar encontrado ainda</translation>
    </message>
    <message>
        <source>Plug one in, switch on the vehicle, or add a link by its address.</source>
        <translation>Conecte um, ligue o veículo ou adicione uma conexão pelo endereço.</translation>
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
        <translation>Dois sonares simulados em um mar simulado; nada é gravado se você não pedir</translation>
    </message>
    <message>
        <source>Connect these at start</source>
        <translation>Conectar estes ao iniciar</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Começar a varrer ao conectar</translation>
    </message>
    <message>
        <source>Connect what is ticked</source>
        <translation>Conectar o que está marcado</translation>
    </message>
    <message>
        <source>Add a link by address</source>
        <translation>Adicionar uma conexão pelo endereço</translation>
    </message>
    <message>
        <source>tcp: udp: udpin: serial: sim:</source>
        <translation>tcp: udp: udpin: serial: sim:</translation>
    </message>
    <message>
        <source>Address of a link</source>
        <translation>Endereço de uma conexão</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Look for a sonar there</source>
        <translation>Procurar um sonar ali</translation>
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
        <translation>Conectá-lo com os outros (Espaço)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Procurar aqui</translation>
    </message>
    <message>
        <source>Ask at %1 who is there</source>
        <translation>Perguntar em %1 quem está lá</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>%1: settings are ours from now on</source>
        <translation>%1: a partir de agora valem os nossos ajustes</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>%1 pings again</source>
        <translation>%1 volta a emitir pings</translation>
    </message>
    <message>
        <source>%1 stops pinging and stays connected</source>
        <translation>%1 para de emitir pings e continua conectado</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect %1; it is not connected at the next start</source>
        <translation>Desconectar %1; não será conectado no próximo início</translation>
    </message>
    <message>
        <source>Update firmware of %1…</source>
        <translation>Atualizar o firmware de %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Ask for messages</source>
        <translation>Pedir mensagens</translation>
    </message>
    <message>
        <source>Order heading, depth, position and temperature from the autopilot</source>
        <translation>Pedir ao piloto automático rumo, profundidade, posição e temperatura</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too</source>
        <translation>Outro programa também fala como %1</translation>
    </message>
    <message>
        <source>Use 14660</source>
        <translation>Usar 14660</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this</source>
        <translation>Conectar em vez disso a 192.168.2.2:14660, que o BlueOS oferece para isso</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>Conexão…</translation>
    </message>
    <message>
        <source>By which ids Leadline speaks there, and the key that signs</source>
        <translation>Com quais identificadores o Leadline fala ali, e a chave que assina</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect %1; it is not connected at the next start</source>
        <translation>Desconectar %1; não será conectado no próximo início</translation>
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
        <translation>Vermelho noturno</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Âmbar</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Gelo</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
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
        <translation>Segue o tema</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>%1 of 255</source>
        <translation>%1 de 255</translation>
    </message>
    <message>
        <source>Range gain</source>
        <translation>Ganho distante</translation>
    </message>
    <message>
        <source>Strengthens far echoes: 1× at the sonar, this at the end of the range</source>
        <translation>Reforça os ecos distantes: 1× no sonar, este valor no fim do alcance</translation>
    </message>
    <message>
        <source>Range gain from</source>
        <translation>Ganho distante desde</translation>
    </message>
    <message>
        <source>Nearer echoes stay as they are</source>
        <translation>Ecos mais próximos ficam como estão</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>%1 % do alcance</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavização</translation>
    </message>
    <message>
        <source>Mean with the pings before; of a scan with the bearing beside</source>
        <translation>Média com os pings anteriores; numa varredura, com a marcação ao lado</translation>
    </message>
    <message>
        <source>%1 pings</source>
        <translation>%1 pings</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Fade old echoes</source>
        <translation>Atenuar ecos antigos</translation>
    </message>
    <message>
        <source>To half brightness over one turn</source>
        <translation>Até meio brilho em uma volta</translation>
    </message>
    <message>
        <source>Mounting of the Ping360</source>
        <translation>Montagem do Ping360</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montagem</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Invertido</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Giro da montagem</translation>
    </message>
    <message>
        <source>Targets on the bottom</source>
        <translation>Alvos no fundo</translation>
    </message>
    <message>
        <source>Measures horizontally, by the altitude of the Ping1D</source>
        <translation>Mede na horizontal, pela altura do Ping1D</translation>
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
        <translation>Pés</translation>
    </message>
    <message>
        <source>Words on snapshots</source>
        <translation>Texto nas capturas</translation>
    </message>
    <message>
        <source>Scales of the plot, settings, time and place; without, its echoes alone</source>
        <translation>Escalas, ajustes, hora e lugar; sem isso, só os ecos</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Redefinir exibição</translation>
    </message>
    <message>
        <source>Everything but mounting, sound speed, units and vehicle as at first</source>
        <translation>Tudo como no início, exceto montagem, velocidade do som, unidades e veículo</translation>
    </message>
    <message>
        <source>Distance of the Ping1D</source>
        <translation>Distância do Ping1D</translation>
    </message>
    <message>
        <source>Over its echoes, a whole line; dots where it is in doubt</source>
        <translation>Sobre os ecos dele, uma linha contínua; pontos onde é duvidosa</translation>
    </message>
    <message>
        <source>Bottom found by Leadline</source>
        <translation>Fundo achado pelo Leadline</translation>
    </message>
    <message>
        <source>In the same echoes, a dashed line</source>
        <translation>Nos mesmos ecos, uma linha tracejada</translation>
    </message>
    <message>
        <source>Compare the Ping1D&apos;s echo with</source>
        <translation>Comparar o eco do Ping1D com</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>C in the echoes</source>
        <translation>C nos ecos</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Média</translation>
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
        <translation>TVG, na imagem, não na gravação</translation>
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
        <translation>Remover a média por alcance</translation>
    </message>
    <message>
        <source>By a factor that grows with range</source>
        <translation>Por um fator que cresce com o alcance</translation>
    </message>
    <message>
        <source>Spreading and absorption, of what fills the beam</source>
        <translation>Propagação e absorção, do que preenche o feixe</translation>
    </message>
    <message>
        <source>Spreading and absorption, of small targets</source>
        <translation>Propagação e absorção, de alvos pequenos</translation>
    </message>
    <message>
        <source>What all bearings have in common</source>
        <translation>O que todas as marcações têm em comum</translation>
    </message>
    <message>
        <source>Noise filter</source>
        <translation>Filtro de ruído</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Picos</translation>
    </message>
    <message>
        <source>Spikes and speckle</source>
        <translation>Picos e granulado</translation>
    </message>
    <message>
        <source>Pulses of other sonars, which the two pings before do not have</source>
        <translation>Pulsos de outros sonares, que os dois pings anteriores não têm</translation>
    </message>
    <message>
        <source>And the mean of what differs by no more than speckle</source>
        <translation>E a média do que difere apenas como o granulado</translation>
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
        <translation>O sonar é avisado e procurado de novo. Leva até meio minuto.</translation>
    </message>
    <message>
        <source>Ethernet address of %1: %2</source>
        <translation>Endereço Ethernet de %1: %2</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixo</translation>
    </message>
    <message>
        <source>DHCP</source>
        <translation>DHCP</translation>
    </message>
    <message>
        <source>New address of the Ping360</source>
        <translation>Novo endereço do Ping360</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Mudar…</translation>
    </message>
    <message>
        <source>Change the address of the Ping360</source>
        <translation>Mudar o endereço do Ping360</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Mudar endereço</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Keep the present one</source>
        <translation>Manter o atual</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Doutor</translation>
    </message>
    <message>
        <source>Find out why it does not answer</source>
        <translation>Descobrir por que não responde</translation>
    </message>
</context>
<context>
    <name>DoctorCheck</name>
    <message>
        <source>passed</source>
        <translation>aprovado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>esperando</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>Copiar o comando para: %1</translation>
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
        <translation>Copiar o comando: %1</translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message>
        <source>Connection doctor</source>
        <translation>Doutor de conexões</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar relatório</translation>
    </message>
    <message>
        <source>Copy all of it as text</source>
        <translation>Copiar tudo como texto</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Verificações</translation>
    </message>
    <message>
        <source>Nothing to say</source>
        <translation>Nada a dizer</translation>
    </message>
    <message>
        <source>Choose a device at the left: what is known of its connection is said here.</source>
        <translation>Escolha um dispositivo à esquerda: aqui se diz o que se sabe da conexão dele.</translation>
    </message>
    <message>
        <source>Nothing is changed on this computer without asking.</source>
        <translation>Nada muda neste computador sem perguntar.</translation>
    </message>
    <message>
        <source>Connect anyway</source>
        <translation>Conectar mesmo assim</translation>
    </message>
    <message>
        <source>Open %1 and go on trying</source>
        <translation>Abrir %1 e continuar tentando</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar de novo</translation>
    </message>
    <message>
        <source>Ask as a connection would; that stops a scan</source>
        <translation>Perguntar como uma conexão faria; isso para uma varredura</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Recuperar firmware…</translation>
    </message>
    <message>
        <source>For a sonar on %1 whose update was cut off</source>
        <translation>Para um sonar em %1 cuja atualização foi interrompida</translation>
    </message>
</context>
<context>
    <name>DoctorVerdict</name>
    <message>
        <source>For this session only:</source>
        <translation>Só para esta sessão:</translation>
    </message>
    <message>
        <source>Copy the command for this session</source>
        <translation>Copiar o comando para esta sessão</translation>
    </message>
</context>
<context>
    <name>EchoScale</name>
    <message>
        <source>%1 % clipped</source>
        <translation>%1 % cortado</translation>
    </message>
    <message>
        <source>Echo levels, manual</source>
        <translation>Níveis de eco, manuais</translation>
    </message>
    <message>
        <source>Echo levels, learning</source>
        <translation>Níveis de eco, aprendendo</translation>
    </message>
    <message>
        <source>No echo above noise</source>
        <translation>Nenhum eco acima do ruído</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Níveis de eco</translation>
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
        <translation>Níveis de eco do %1</translation>
    </message>
    <message>
        <source>Black point, %1 of 255, %2</source>
        <translation>Ponto preto, %1 de 255, %2</translation>
    </message>
    <message>
        <source>White point, %1 of 255, %2</source>
        <translation>Ponto branco, %1 de 255, %2</translation>
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
        <translation>Bruto</translation>
    </message>
</context>
<context>
    <name>EndpointRows</name>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source> · perhaps the same as %1</source>
        <translation> · talvez o mesmo que %1</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>Samples of each ping</source>
        <translation>Amostras de cada ping</translation>
    </message>
    <message>
        <source>Heading, depth and position of the vehicle</source>
        <translation>Rumo, profundidade e posição do veículo</translation>
    </message>
    <message>
        <source>Topics for ping-viewer-next and Foxglove</source>
        <translation>Topics para ping-viewer-next e Foxglove</translation>
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
        <translation>Imagens</translation>
    </message>
    <message>
        <source>netCDF</source>
        <translation>netCDF</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Relatório de mergulho</translation>
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
        <translation>Fechar a exportação</translation>
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
        <translation>Tudo</translation>
    </message>
    <message>
        <source>A–B</source>
        <translation>A–B</translation>
    </message>
    <message>
        <source>Set A and B first</source>
        <translation>Defina primeiro A e B</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Fluxos</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>Export, %1 percent</source>
        <translation>Exportação, %1 por cento</translation>
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
        <translation>Parar; nada incompleto fica para trás</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Gravar %1</translation>
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
        <translation>%1 + mais %2</translation>
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
        <translation>revisão %1 · %2</translation>
    </message>
    <message>
        <source>For a %1 · firmware %2 · %3</source>
        <translation>Para um %1 · firmware %2 · %3</translation>
    </message>
    <message>
        <source>For a %1 · %2</source>
        <translation>Para um %1 · %2</translation>
    </message>
    <message>
        <source>With this firmware the sonar speaks at %1 baud only.</source>
        <translation>Com este firmware o sonar fala só a %1 baud.</translation>
    </message>
    <message>
        <source>The sonar has this firmware already.</source>
        <translation>O sonar já tem este firmware.</translation>
    </message>
    <message>
        <source>This is older than what the sonar has.</source>
        <translation>Este é mais antigo que o do sonar.</translation>
    </message>
    <message>
        <source>Asking the sonar once more who it is</source>
        <translation>Perguntando mais uma vez ao sonar quem ele é</translation>
    </message>
    <message>
        <source>Starting the bootloader of the sonar</source>
        <translation>Iniciando o bootloader do sonar</translation>
    </message>
    <message>
        <source>Waiting for the bootloader: switch the sonar off and on now</source>
        <translation>Esperando o bootloader: desligue e ligue o sonar agora</translation>
    </message>
    <message>
        <source>Looking for the bootloader</source>
        <translation>Procurando o bootloader</translation>
    </message>
    <message>
        <source>Erasing: leave the power on</source>
        <translation>Apagando: deixe a energia ligada</translation>
    </message>
    <message>
        <source>Writing: leave the power on</source>
        <translation>Gravando: deixe a energia ligada</translation>
    </message>
    <message>
        <source>Reading back: leave the power on</source>
        <translation>Relendo: deixe a energia ligada</translation>
    </message>
    <message>
        <source>Starting the new firmware</source>
        <translation>Iniciando o novo firmware</translation>
    </message>
    <message>
        <source>If the cable fails in between, leave the power on and write the file again. If the power fails, the %1 may not start any more: then it has to be opened, and started with its BOOT button held. The guide says how.</source>
        <translation>Se o cabo falhar no meio, deixe a energia ligada e grave o arquivo de novo. Se a energia falhar, o %1 talvez não inicie mais: então é preciso abri-lo e iniciá-lo com o botão BOOT pressionado. O guia diz como.</translation>
    </message>
    <message>
        <source>If power or cable fail in between, the bootloader of the Ping360 listens again when its power is switched on: choose the port at the left, Recover firmware…, and switch the sonar off and on when it is waited for.</source>
        <translation>Se a energia ou o cabo falharem no meio, o bootloader do Ping360 volta a escutar quando a energia é ligada: escolha a porta à esquerda, Recuperar firmware…, e desligue e ligue o sonar quando se esperar por ele.</translation>
    </message>
    <message>
        <source>Looking for the bootloader, then erasing: leave the power on</source>
        <translation>Procurando o bootloader, depois apagando: deixe a energia ligada</translation>
    </message>
</context>
<context>
    <name>FirmwareFoot</name>
    <message>
        <source>Firmware, %1 percent</source>
        <translation>Firmware, %1 por cento</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Gravar…</translation>
    </message>
    <message>
        <source>Write %1 to the sonar, after a question</source>
        <translation>Gravar %1 no sonar, após uma pergunta</translation>
    </message>
    <message>
        <source>Choose a file that fits first</source>
        <translation>Escolha primeiro um arquivo que sirva</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Gravar agora</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Write nothing</source>
        <translation>Não gravar nada</translation>
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
        <translation>Parar; nada foi gravado ainda</translation>
    </message>
    <message>
        <source>Try again…</source>
        <translation>Tentar de novo…</translation>
    </message>
    <message>
        <source>Back to the file</source>
        <translation>Voltar ao arquivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Not now: the sonar could be left without a program</source>
        <translation>Agora não: o sonar poderia ficar sem programa</translation>
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
        <translation>O firmware está sendo gravado: feche a janela quando acabar.</translation>
    </message>
    <message>
        <source>Recover firmware</source>
        <translation>Recuperar firmware</translation>
    </message>
    <message>
        <source>Update firmware</source>
        <translation>Atualizar firmware</translation>
    </message>
    <message>
        <source>Not while it is being written</source>
        <translation>Não enquanto está sendo gravado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not tried on hardware: only on simulated sonars. Have the time to send a sonar in before you rely on it.</source>
        <translation>Não testado em hardware: só em sonares simulados. Tenha tempo para enviar um sonar ao conserto antes de confiar nisto.</translation>
    </message>
    <message>
        <source>What hangs there</source>
        <translation>O que há ali</translation>
    </message>
    <message>
        <source>Speed of its boot code, baud</source>
        <translation>Velocidade do código de boot, baud</translation>
    </message>
    <message>
        <source>Nothing but this choice tells a Ping1D from a Ping2 here: the one takes the other&apos;s firmware, and may not start with it. Look at the sonar itself first.</source>
        <translation>Aqui só esta escolha distingue um Ping1D de um Ping2: um aceita o firmware do outro, e talvez não inicie com ele. Olhe primeiro o próprio sonar.</translation>
    </message>
    <message>
        <source>Choose firmware</source>
        <translation>Escolher firmware</translation>
    </message>
    <message>
        <source>Firmware (*.hex)</source>
        <translation>Firmware (*.hex)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Escolher outro…</translation>
    </message>
    <message>
        <source>An Intel HEX file of the maker: %1</source>
        <translation>Um arquivo Intel HEX do fabricante: %1</translation>
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
        <translation>há %1 s</translation>
    </message>
    <message>
        <source>%1 min old</source>
        <translation>há %1 min</translation>
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
        <translation>L</translation>
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
        <translation>Tab, Espaço</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 h old</source>
        <translation>há %1 h</translation>
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
        <translation>Guia</translation>
    </message>
    <message>
        <source>Chapter: %1</source>
        <translation>Capítulo: %1</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Fechar o guia</translation>
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
        <translation>Tab, Espaço</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
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
        <translation>Exibição</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Fechar o inspetor</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Pause or play; in a dive: look back</source>
        <translation>Pausar ou reproduzir; em mergulho: olhar para trás</translation>
    </message>
    <message>
        <source>One ping back, forward</source>
        <translation>Um ping para trás, para frente</translation>
    </message>
    <message>
        <source>5 seconds back, forward</source>
        <translation>5 segundos para trás, para frente</translation>
    </message>
    <message>
        <source>Previous, next marker, event, gap or loop end</source>
        <translation>Marca, evento, lacuna ou ponta do laço anterior, seguinte</translation>
    </message>
    <message>
        <source>Mark what the cursor stands on</source>
        <translation>Marcar o que está sob o cursor</translation>
    </message>
    <message>
        <source>Mark what the Ping1D measures now</source>
        <translation>Marcar o que o Ping1D mede agora</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Escrever uma nota sobre este momento</translation>
    </message>
    <message>
        <source>Start, end; in a dive: live</source>
        <translation>Início, fim; em mergulho: ao vivo</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Espera do sonar escolhido, ou de todos</translation>
    </message>
    <message>
        <source>Slower, faster (¼ 1 2 5 20×)</source>
        <translation>Mais lento, mais rápido (¼ 1 2 5 20×)</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Voltar a 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Reproduzir ao contrário</translation>
    </message>
    <message>
        <source>Set A, set B, loop on or off</source>
        <translation>Definir A, definir B, laço sim ou não</translation>
    </message>
    <message>
        <source>Zoom in, out, fit the focused plot</source>
        <translation>Ampliar, reduzir, ajustar a imagem escolhida</translation>
    </message>
    <message>
        <source>Measure; Shift locks, Enter sets, Tab: next end</source>
        <translation>Medir; Shift trava, Enter fixa, Tab: outra ponta</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>On the disc: move the cursor</source>
        <translation>No disco: mover o cursor</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>On the Ping1D: cursor; Ctrl depth, Shift time</source>
        <translation>No Ping1D: cursor; Ctrl profundidade, Shift tempo</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>On the Ping1D: compare its echo; hold it</source>
        <translation>No Ping1D: comparar o eco; retê-lo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>On the disc: alarm zone at the cursor</source>
        <translation>No disco: zona de alarme no cursor</translation>
    </message>
    <message>
        <source>Echo trace beside the disc</source>
        <translation>Curva de eco ao lado do disco</translation>
    </message>
    <message>
        <source>Head up, north up, course frozen</source>
        <translation>Proa acima, norte acima, rumo fixo</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Alcance maior, menor</translation>
    </message>
    <message>
        <source>OK: the alarm is known</source>
        <translation>OK: o alarme é conhecido</translation>
    </message>
    <message>
        <source>Next, previous file of several</source>
        <translation>Próximo, anterior de vários arquivos</translation>
    </message>
    <message>
        <source>Snapshot of the window, of the focused plot</source>
        <translation>Captura da janela, da imagem escolhida</translation>
    </message>
    <message>
        <source>Both plots, polar only, Ping1D only</source>
        <translation>Ambas as imagens, só polar, só Ping1D</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Next theme; brightness</source>
        <translation>Próximo tema; brilho</translation>
    </message>
    <message>
        <source>Say the distance to the bottom</source>
        <translation>Dizer a distância ao fundo</translation>
    </message>
    <message>
        <source>Record the demo, or no more</source>
        <translation>Gravar a demo, ou parar de gravá-la</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Export; dive report (PDF)</source>
        <translation>Exportar; relatório de mergulho (PDF)</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Mergulho</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Esta lista</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Next, previous control; Esc leaves</source>
        <translation>Próximo, anterior controle; Esc sai</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close the keys</source>
        <translation>Fechar as teclas</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start: connect what was found</source>
        <translation>Dispositivos e início: conectar o que foi encontrado</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Teclas e o que fazem</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Del</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>Na lista de marcas: renomear, apagar</translation>
    </message>
    <message>
        <source>Bring back the deleted marker</source>
        <translation>Recuperar a marca apagada</translation>
    </message>
    <message>
        <source>More, less gain</source>
        <translation>Mais, menos ganho</translation>
    </message>
    <message>
        <source>Next, previous sector</source>
        <translation>Setor seguinte, anterior</translation>
    </message>
    <message>
        <source>Timeline: closer, wider</source>
        <translation>Linha do tempo: aproximar, afastar</translation>
    </message>
    <message>
        <source>Timeline: all of it</source>
        <translation>Linha do tempo: tudo</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Logs; in the list Space ticks, Ctrl+A all</source>
        <translation>Registros; na lista Espaço marca, Ctrl+A todos</translation>
    </message>
    <message>
        <source>Logs and messages: search</source>
        <translation>Registros e mensagens: procurar</translation>
    </message>
    <message>
        <source>Logs: look again</source>
        <translation>Registros: olhar de novo</translation>
    </message>
    <message>
        <source>Setup: units, look, keys, connections</source>
        <translation>Ajustes: unidades, visual, teclas, conexões</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Níveis automáticos; ecos brutos</translation>
    </message>
</context>
<context>
    <name>LButton</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espaço</translation>
    </message>
</context>
<context>
    <name>LScroll</name>
    <message>
        <source>Scrolled</source>
        <translation>Rolagem</translation>
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
        <translation>Tab, Espaço</translation>
    </message>
</context>
<context>
    <name>LevelRows</name>
    <message>
        <source>Levels of the %1</source>
        <translation>Níveis do %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
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
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Echoes as recorded, without TVG, filter and smoothing</source>
        <translation>Ecos como gravados, sem TVG, filtro nem suavização</translation>
    </message>
    <message>
        <source>Black %1, white %2, gamma %3</source>
        <translation>Preto %1, branco %2, gama %3</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>Recording %1</source>
        <translation>Gravação %1</translation>
    </message>
    <message>
        <source>No recording chosen</source>
        <translation>Nenhuma gravação escolhida</translation>
    </message>
    <message>
        <source>Choose one from the list: what is in it and its dive sheet stand here.</source>
        <translation>Escolha uma da lista: aqui estão o conteúdo e a ficha de mergulho.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sem imagem</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Completes the recording; all messages stay</source>
        <translation>Completa a gravação; todas as mensagens ficam</translation>
    </message>
    <message>
        <source>Dive sheet</source>
        <translation>Ficha de mergulho</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Search recordings</source>
        <translation>Procurar gravações</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Olhando…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Gravações, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter opens, Space ticks</source>
        <translation>Cima e Baixo escolhem, Enter abre, Espaço marca</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>The folder cannot be read</source>
        <translation>A pasta não pode ser lida</translation>
    </message>
    <message>
        <source>No recordings yet</source>
        <translation>Ainda não há gravações</translation>
    </message>
    <message>
        <source>No name, date, device or dive sheet has “%1”.</source>
        <translation>Nenhum nome, data, dispositivo ou ficha de mergulho tem “%1”.</translation>
    </message>
    <message>
        <source>Recording starts by itself with the first byte of a sonar, into %1.</source>
        <translation>A gravação começa sozinha com o primeiro byte de um sonar, em %1.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc na busca</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>By name, date, device or dive sheet</source>
        <translation>Por nome, data, dispositivo ou ficha de mergulho</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
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
        <translation>Listar outra pasta</translation>
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
        <translation>Todas as marcadas, em uma linha do tempo</translation>
    </message>
    <message>
        <source>What is ticked</source>
        <translation>O que está marcado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>List the recordings of another folder, too</source>
        <translation>Listar também as gravações de outra pasta</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>This dive</source>
        <translation>Este mergulho</translation>
    </message>
    <message>
        <source>Next dive</source>
        <translation>Próximo mergulho</translation>
    </message>
    <message>
        <source>Dive sheet of this dive</source>
        <translation>Ficha deste mergulho</translation>
    </message>
    <message>
        <source>Dive sheet of the next dive</source>
        <translation>Ficha do próximo mergulho</translation>
    </message>
    <message>
        <source>It goes into the recording of this dive, also what is filled in later.</source>
        <translation>Vai para a gravação deste mergulho, também o que for preenchido depois.</translation>
    </message>
    <message>
        <source>It goes into the next recording. Job, vehicle, pilot and place are remembered.</source>
        <translation>Vai para a próxima gravação. Trabalho, veículo, piloto e lugar são lembrados.</translation>
    </message>
    <message>
        <source>Another dive</source>
        <translation>Outro mergulho</translation>
    </message>
    <message>
        <source>Clears dive, water and notes</source>
        <translation>Limpa mergulho, água e notas</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>Looking into it…</source>
        <translation>Olhando dentro…</translation>
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
        <translation>ficha de mergulho: %1</translation>
    </message>
    <message>
        <source>has markers</source>
        <translation>tem marcas</translation>
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
        <translation>perda</translation>
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
        <translation>Esperando o primeiro ping</translation>
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
        <translation>idade</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Sem dados %1 s</translation>
    </message>
</context>
<context>
    <name>LogTimeOffsetMenu</name>
    <message>
        <source>%1 Positive seconds lay the vehicle&apos;s log later.</source>
        <translation>%1 Segundos positivos atrasam o registro do veículo.</translation>
    </message>
    <message>
        <source>Move it by %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds that the vehicle&apos;s log is moved (Enter)</source>
        <translation>Segundos que o registro do veículo é movido (Enter)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Back to where the clocks put it</source>
        <translation>De volta aonde os relógios o põem</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinhar à mão</translation>
    </message>
    <message>
        <source>Show both from a common start, and move the vehicle&apos;s log from there</source>
        <translation>Mostrar os dois a partir de um início comum, e mover dali o registro do veículo</translation>
    </message>
    <message>
        <source>Back to the common start</source>
        <translation>Voltar ao início comum</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Show the sonar&apos;s log alone again</source>
        <translation>Mostrar de novo só o registro do sonar</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Alinhar este ficheiro à mão</translation>
    </message>
    <message>
        <source>%1 Positive seconds lay it later.</source>
        <translation>%1 Segundos positivos deslocam-no para mais tarde.</translation>
    </message>
    <message>
        <source>Show it from a common start with the others, and move it from there</source>
        <translation>Mostrá-lo a partir de um início comum com os outros e movê-lo daí</translation>
    </message>
    <message>
        <source>Let it follow behind the others again</source>
        <translation>Deixá-lo seguir de novo os outros</translation>
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
        <translation>Solte para abrir</translation>
    </message>
    <message>
        <source>Several logs lie on one time line. A snapshot opens its log at that instant.</source>
        <translation>Vários registros ficam em uma linha do tempo. Uma captura abre o seu registro naquele instante.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Logs and their snapshots (*.mcap *.bin *.tlog *.svlog *.png)</source>
        <translation>Registros e suas capturas (*.mcap *.bin *.tlog *.svlog *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
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
        <translation>rumo</translation>
    </message>
    <message>
        <source>%1 %2 (vehicle)</source>
        <translation>%1 %2 (veículo)</translation>
    </message>
    <message>
        <source>%1 %2 above bottom</source>
        <translation>%1 %2 acima do fundo</translation>
    </message>
    <message>
        <source>Name of marker %1</source>
        <translation>Nome da marca %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Another name (F2)</source>
        <translation>Outro nome (F2)</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Apagar a marca %1</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Apagar a nota</translation>
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
        <translation> oblíqua</translation>
    </message>
    <message>
        <source>As taken</source>
        <translation>Como tomada</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Marcação</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>None was known then</source>
        <translation>Nenhuma era conhecida então</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 %4</source>
        <translation>%1 %2 ± %3 %4</translation>
    </message>
    <message>
        <source>Echo at %1</source>
        <translation>Eco às %1</translation>
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
        <translation>%1 às %2</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Ao marcar</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log</source>
        <translation>Registro do veículo</translation>
    </message>
    <message>
        <source>Aligned by hand</source>
        <translation>Alinhado à mão</translation>
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
        <translation>Eventos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Marks, %1</source>
        <translation>Marcas, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Cima e Baixo escolhem, Enter vai até lá, F2 renomeia, Del apaga</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message>
        <source>Nothing marked yet. Point at an echo and press M; Enter marks what the Ping1D measured last, N notes.</source>
        <translation>Nada marcado ainda. Aponte para um eco e pressione M; Enter marca o que o Ping1D mediu por último, N anota.</translation>
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
        <translation>como marcado</translation>
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
        <translation>rumo</translation>
    </message>
    <message>
        <source>%1 %2 deep</source>
        <translation>%1 %2 de prof.</translation>
    </message>
    <message>
        <source>%1 (Up, Down)</source>
        <translation>%1 (Cima, Baixo)</translation>
    </message>
</context>
<context>
    <name>MarkerTools</name>
    <message>
        <source>Point at an echo and press M, or move there by the arrow keys of a plot.</source>
        <translation>Aponte para um eco e pressione M, ou vá até lá com as setas de uma imagem.</translation>
    </message>
    <message>
        <source>The Ping1D finds nothing here that could be marked.</source>
        <translation>O Ping1D não encontra aqui nada que marcar.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
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
        <translation>Um arquivo ao lado da gravação</translation>
    </message>
    <message>
        <source>There is no marker yet</source>
        <translation>Ainda não há marcas</translation>
    </message>
    <message>
        <source>A note about what is shown now, Enter keeps it</source>
        <translation>Uma nota sobre o que se vê agora, Enter a guarda</translation>
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
        <translation>falta: os dados acabam antes</translation>
    </message>
</context>
<context>
    <name>MessagesDetails</name>
    <message>
        <source>Message %1</source>
        <translation>Mensagem %1</translation>
    </message>
    <message>
        <source>No message chosen</source>
        <translation>Nenhuma mensagem escolhida</translation>
    </message>
    <message>
        <source>Choose one from the list: its fields and bytes stand here.</source>
        <translation>Escolha uma da lista: aqui estão seus campos e bytes.</translation>
    </message>
    <message>
        <source>Fields and bytes of %1</source>
        <translation>Campos e bytes de %1</translation>
    </message>
    <message>
        <source>Raw bytes</source>
        <translation>Bytes brutos</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 às %2</translation>
    </message>
    <message>
        <source>The same message before this one</source>
        <translation>A mesma mensagem antes desta</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← na lista</translation>
    </message>
    <message>
        <source>The same message after this one</source>
        <translation>A mesma mensagem depois desta</translation>
    </message>
    <message>
        <source>→ in the list</source>
        <translation>→ na lista</translation>
    </message>
    <message>
        <source>Copy fields and bytes</source>
        <translation>Copiar campos e bytes</translation>
    </message>
</context>
<context>
    <name>MessagesList</name>
    <message>
        <source>Search messages</source>
        <translation>Procurar mensagens</translation>
    </message>
    <message>
        <source>%1, not all</source>
        <translation>%1, não todas</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 mensagens</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Messages, %1</source>
        <translation>Mensagens, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Left and Right go to the one before and after</source>
        <translation>Cima e Baixo escolhem, Esquerda e Direita vão à anterior e à seguinte</translation>
    </message>
    <message>
        <source>No messages yet</source>
        <translation>Ainda não há mensagens</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>What sonars and vehicles say is listed here, also what comes only once.</source>
        <translation>O que sonares e veículos dizem é listado aqui, também o que só vem uma vez.</translation>
    </message>
    <message>
        <source>No name, old name, field, id or source of a message has “%1”.</source>
        <translation>Nenhum nome, nome antigo, campo, número ou origem de uma mensagem tem “%1”.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Esc in the search</source>
        <translation>Esc na busca</translation>
    </message>
    <message>
        <source>By name, old name, field, id or source; “once” finds what came only once</source>
        <translation>Por nome, nome antigo, campo, número ou origem; “uma vez” acha o que só veio uma vez</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensagem</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Veio</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1, %2, message %3, not yet</source>
        <translation>%1, %2, mensagem %3, ainda não</translation>
    </message>
    <message>
        <source>%1, message %2 (Up, Down)</source>
        <translation>%1, mensagem %2 (Cima, Baixo)</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ainda não</translation>
    </message>
    <message>
        <source>%1, %2, message %3, %4 came, %5, last %6 ago, %7</source>
        <translation>%1, %2, mensagem %3, %4 recebidas, %5, última há %6, %7</translation>
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
        <translation>Mensagens</translation>
    </message>
</context>
<context>
    <name>MountingButtons</name>
    <message>
        <source>It is mounted as it is drawn now</source>
        <translation>Está montado como é desenhado agora</translation>
    </message>
    <message>
        <source>Draw it so from now on</source>
        <translation>Desenhar assim de agora em diante</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montagem: %1</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Dive</source>
        <translation>Mergulho</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Aparelhos</translation>
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
        <translation>Tema %1, mudar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Help: the guide; all keys</source>
        <translation>Ajuda: o guia; todas as teclas</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Setup: units, look, window, recordings, connections</source>
        <translation>Ajustes: unidades, visual, janela, gravações, conexões</translation>
    </message>
</context>
<context>
    <name>NoSonarView</name>
    <message>
        <source>No %1</source>
        <translation>Sem %1</translation>
    </message>
    <message>
        <source>%1 is in Standby</source>
        <translation>%1 está em espera</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Esperando o primeiro ping</translation>
    </message>
    <message>
        <source>Connecting %1</source>
        <translation>Conectando %1</translation>
    </message>
    <message>
        <source>This log has none.</source>
        <translation>Este registro não tem nenhum.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Conecte um, ou abra um registro.</translation>
    </message>
    <message>
        <source>It does not ping until it is told to.</source>
        <translation>Não emite pings até que se mande.</translation>
    </message>
    <message>
        <source>Connected %1 s ago.</source>
        <translation>Conectado há %1 s.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Leave Standby</source>
        <translation>Sair da espera</translation>
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
        <translation>Tempos</translation>
    </message>
    <message>
        <source>What the vehicle says, and how fast it answers</source>
        <translation>O que o veículo diz, e com que rapidez responde</translation>
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
        <translation>Parar de ler; o que foi lido pode ser reproduzido</translation>
    </message>
    <message>
        <source>Do what the notice offers</source>
        <translation>Fazer o que o aviso oferece</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Fechar o aviso</translation>
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
        <translation>Paleta %1 (Tab, Espaço)</translation>
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
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Velocidade do som</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Emissão</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Amostras</translation>
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
        <translation>Setor</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequência</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Passo angular</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Velocidade do som</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Transmit</source>
        <translation>Emissão</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Amostras</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montagem não confirmada</translation>
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
        <translation>L</translation>
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
        <translation>Rumo %1 %2</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumo</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
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
        <translation>Idade, %1</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
    <message>
        <source>%1 seconds a turn, %2 pings a second</source>
        <translation>%1 segundos por volta, %2 pings por segundo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>/ turn</source>
        <translation>/ volta</translation>
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
        <translation>passo</translation>
    </message>
    <message>
        <source>No pings</source>
        <translation>Sem pings</translation>
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
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Ajustar a imagem</translation>
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
        <translation>Captura desta imagem</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de exibição</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Proa acima</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte acima</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Fixo</translation>
    </message>
    <message>
        <source>Up in the picture</source>
        <translation>Acima na imagem</translation>
    </message>
    <message>
        <source>No heading comes: only head up. Connect the vehicle, or open a log that has it.</source>
        <translation>Não chega rumo: só proa acima. Conecte o veículo, ou abra um registro que o tenha.</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Polar picture of the Ping360; arrows move the cursor</source>
        <translation>Imagem polar do Ping360; as setas movem o cursor</translation>
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
        <translation>oblíqua</translation>
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
        <translation>marc</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumo</translation>
    </message>
    <message>
        <source>Measured %1 %2</source>
        <translation>Medido %1 %2</translation>
    </message>
    <message>
        <source>then %1, angle %2</source>
        <translation>depois %1, ângulo %2</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
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
        <translation>Copiar leitura</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Medir daqui</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copiar medida</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Acabar olhar fixo</translation>
    </message>
    <message>
        <source>Stare here</source>
        <translation>Olhar fixo aqui</translation>
    </message>
    <message>
        <source>Alarm zone here (Z)</source>
        <translation>Zona de alarme aqui (Z)</translation>
    </message>
    <message>
        <source>Zone here (Z)</source>
        <translation>Zona aqui (Z)</translation>
    </message>
</context>
<context>
    <name>PolarPanel</name>
    <message>
        <source>The head is parked: there is no disc to measure on.</source>
        <translation>A cabeça está parada: não há disco onde medir.</translation>
    </message>
    <message>
        <source>Ping360, polar picture</source>
        <translation>Ping360, imagem polar</translation>
    </message>
    <message>
        <source>Ping360</source>
        <translation>Ping360</translation>
    </message>
    <message>
        <source>A Ping360 may take 4.5 s.</source>
        <translation>Um Ping360 pode levar 4.5 s.</translation>
    </message>
    <message>
        <source>There are no echoes to measure yet.</source>
        <translation>Ainda não há ecos para medir.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Não há eco para medir aqui.</translation>
    </message>
    <message>
        <source>Mounting not confirmed</source>
        <translation>Montagem não confirmada</translation>
    </message>
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the place of the alarm zone first.</source>
        <translation>Aponte primeiro para o lugar da zona de alarme.</translation>
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
        <translation>rumo</translation>
    </message>
    <message>
        <source>true</source>
        <translation>V</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>marc</translation>
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
        <translation>%1 ± %2 %3 oblíqua, rel %4 %5, %6 de 255, há %7</translation>
    </message>
    <message>
        <source>%1 slant range, rel %2, no echo</source>
        <translation>%1 oblíqua, rel %2, sem eco</translation>
    </message>
    <message>
        <source>Cursor: %1</source>
        <translation>Cursor: %1</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblíqua</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>± %1 slant</source>
        <translation>± %1 oblíqua</translation>
    </message>
    <message>
        <source>slant · rel %1 · %2 %3 %4</source>
        <translation>oblíqua · rel %1 · %2 %3 %4</translation>
    </message>
    <message>
        <source>slant · rel %1 %2</source>
        <translation>oblíqua · rel %1 %2</translation>
    </message>
    <message>
        <source>slant · rel %1</source>
        <translation>oblíqua · rel %1</translation>
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
        <translation>sem eco</translation>
    </message>
    <message>
        <source>of 255</source>
        <translation>de 255</translation>
    </message>
    <message>
        <source>old</source>
        <translation>idade</translation>
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
        <translation>alinhado à mão</translation>
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
        <translation>Zona de alarme %1 a %2 %3 em torno de %4</translation>
    </message>
    <message>
        <source>Zone, silent, %1 to %2 %3 about %4</source>
        <translation>Zona, muda, %1 a %2 %3 em torno de %4</translation>
    </message>
    <message>
        <source>Zone, silent</source>
        <translation>Zona, muda</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Zone · acknowledged</source>
        <translation>Zona · reconhecida</translation>
    </message>
</context>
<context>
    <name>RecordedRow</name>
    <message>
        <source>%1, %2, as recorded</source>
        <translation>%1, %2, como gravado</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como gravado</translation>
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
        <translation>Disco cheio</translation>
    </message>
    <message>
        <source>Disk does not take it</source>
        <translation>O disco não aceita</translation>
    </message>
    <message>
        <source>Ready to record</source>
        <translation>Pronto para gravar</translation>
    </message>
    <message>
        <source>Demo, not recorded</source>
        <translation>Demo, sem gravar</translation>
    </message>
    <message>
        <source>%1, complete</source>
        <translation>%1, completa</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>livre %1</translation>
    </message>
    <message>
        <source>From the first byte on</source>
        <translation>Desde o primeiro byte</translation>
    </message>
    <message>
        <source>Recording %1</source>
        <translation>Gravação %1</translation>
    </message>
    <message>
        <source>New file: %1</source>
        <translation>Novo arquivo: %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
    </message>
    <message>
        <source>Not recording: make room</source>
        <translation>Sem gravar: libere espaço</translation>
    </message>
    <message>
        <source>%1 s wait in memory</source>
        <translation>%1 s esperam na memória</translation>
    </message>
    <message>
        <source>%1 records it</source>
        <translation>%1 a grava</translation>
    </message>
    <message>
        <source>Its menu records it</source>
        <translation>O menu a grava</translation>
    </message>
    <message>
        <source>Go on in a new file</source>
        <translation>Continuar em um novo arquivo</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Gravar a demo</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings go to %2.</source>
        <translation>Não se pode gravar em %1. As gravações vão para %2.</translation>
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
        <translation>%1, %2 graus</translation>
    </message>
</context>
<context>
    <name>SectorRim</name>
    <message>
        <source>Sector&apos;s centre</source>
        <translation>Centro do setor</translation>
    </message>
    <message>
        <source>Sector&apos;s width</source>
        <translation>Largura do setor</translation>
    </message>
    <message>
        <source>Sector from</source>
        <translation>Setor de</translation>
    </message>
    <message>
        <source>Sector to</source>
        <translation>Setor até</translation>
    </message>
    <message>
        <source>%1° at %2°</source>
        <translation>%1° em %2°</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espaço</translation>
    </message>
</context>
<context>
    <name>SettingBox</name>
    <message>
        <source>Use mine</source>
        <translation>Usar o meu</translation>
    </message>
    <message>
        <source>%1: %2 again</source>
        <translation>%1: de novo %2</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espaço</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>%1: %2 is right</source>
        <translation>%1: %2 está certo</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1 (Left, Right)</source>
        <translation>%1 (Esquerda, Direita)</translation>
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
        <translation>Fixo</translation>
    </message>
    <message>
        <source>By the range</source>
        <translation>Conforme o alcance</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixo</translation>
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
        <translation>Recolher</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Expandir</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, expandido</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, recolhido</translation>
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
        <translation>Age sobre o sonar ao vivo</translation>
    </message>
    <message>
        <source>Another program drives this sonar</source>
        <translation>Outro programa controla este sonar</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espaço</translation>
    </message>
    <message>
        <source>It was found scanning, and Leadline did not start it.</source>
        <translation>Já estava varrendo, e o Leadline não o iniciou.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Standby: the sonar rests</source>
        <translation>Espera: o sonar descansa</translation>
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
        <translation>Enviar estes ao sonar</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Leave the sonar as it is</source>
        <translation>Deixar o sonar como está</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1: the sonar chooses it. Set Mode to Manual first.</source>
        <translation>%1: o sonar escolhe. Ponha primeiro Modo em Manual.</translation>
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
        <translation>%1, digite um número</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: menos</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mais</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
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
        <translation>Avançado</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>invertido</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Invertido</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Montagem</translation>
    </message>
    <message>
        <source>Kept for this sonar</source>
        <translation>Lembrado para este sonar</translation>
    </message>
    <message>
        <source>Turn offset</source>
        <translation>Giro da montagem</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Não confirmado</translation>
    </message>
    <message>
        <source>Head parked at %1°</source>
        <translation>Cabeça parada em %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Acabar olhar fixo</translation>
    </message>
    <message>
        <source>Stare there</source>
        <translation>Olhar fixo ali</translation>
    </message>
    <message>
        <source>Scan the sector again</source>
        <translation>Varrer o setor de novo</translation>
    </message>
    <message>
        <source>Park the head at this bearing</source>
        <translation>Parar a cabeça nesta marcação</translation>
    </message>
    <message>
        <source>Tab, Space</source>
        <translation>Tab, Espaço</translation>
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
        <translation>Largura</translation>
    </message>
</context>
<context>
    <name>SettingStandby</name>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Varrendo</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Tecla P</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sim</translation>
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
        <translation>Ainda não lido</translation>
    </message>
    <message>
        <source>Pending %1 s</source>
        <translation>Pendente %1 s</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1</source>
        <translation>Mudado em outro lugar: %1</translation>
    </message>
    <message>
        <source>Chosen by the sonar</source>
        <translation>Escolhido pelo sonar</translation>
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
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Sonar stays at %1. Try again</source>
        <translation>O sonar fica em %1. Tentar de novo</translation>
    </message>
    <message>
        <source>Sonar still reports %1</source>
        <translation>O sonar ainda informa %1</translation>
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
        <translation>Enviar estes ao sonar</translation>
    </message>
    <message>
        <source>Use last settings of %1</source>
        <translation>Usar os últimos ajustes de %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Leave the sonar as it is</source>
        <translation>Deixar o sonar como está</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>Deixar %1 como está</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Look</source>
        <translation>Visual</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Crepúsculo</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noite</translation>
    </message>
    <message>
        <source>Change the theme by the time of day</source>
        <translation>Mudar o tema conforme a hora do dia</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Pelo relógio deste computador</translation>
    </message>
    <message>
        <source>Day from</source>
        <translation>Dia desde</translation>
    </message>
    <message>
        <source>Day until</source>
        <translation>Dia até</translation>
    </message>
    <message>
        <source>When it is not day</source>
        <translation>Quando não é dia</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Edges of controls and secondary words stand out more</source>
        <translation>Bordas de controles e palavras secundárias se destacam mais</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Tamanho de tudo</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>This window has room for %1 %: make it larger for more.</source>
        <translation>Nesta janela cabem %1 %: aumente-a para mais.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes stay as sharp as the screen is.</source>
        <translation>75 a 250 %. Os ecos ficam tão nítidos quanto a tela.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Luvas</translation>
    </message>
    <message>
        <source>Everything a quarter larger, to be pressed with gloves on</source>
        <translation>Tudo um quarto maior, para pressionar com luvas</translation>
    </message>
    <message>
        <source>Holds until the hour changes it, or you.</source>
        <translation>Vale até que a hora o mude, ou você.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Próximo tema</translation>
    </message>
    <message>
        <source>Light of the window</source>
        <translation>Brilho da janela</translation>
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
        <translation>%1: usar o que foi digitado</translation>
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
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>%1: the key that it had at first</source>
        <translation>%1: a tecla que tinha no início</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pressione a nova tecla</translation>
    </message>
    <message>
        <source>%1: another key</source>
        <translation>%1: outra tecla</translation>
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
        <translation>pressione a nova tecla</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sem tecla</translation>
    </message>
    <message>
        <source>Esc leaves it as it is, Del takes the key away.</source>
        <translation>Esc deixa como está, Del tira a tecla.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Usar aqui</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Deixar lá</translation>
    </message>
    <message>
        <source>Both keep the keys that they have</source>
        <translation>Ambas as ações ficam com as teclas que têm</translation>
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
        <translation>Controle seguinte, anterior</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leaves and closes; gives the keys back to the window</source>
        <translation>Sai e fecha; devolve as teclas à janela</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espaço, Enter</translation>
    </message>
    <message>
        <source>Press the control that has the focus</source>
        <translation>Pressionar o controle que tem o foco</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Lists, choices and numbers; on a plot: the cursor</source>
        <translation>Listas, opções e números; em uma imagem: o cursor</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Del</translation>
    </message>
    <message>
        <source>In the list of markers: rename, delete</source>
        <translation>Na lista de marcas: renomear, apagar</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>On the Ping1D: compare its echo; hold it</source>
        <translation>No Ping1D: comparar o eco; retê-lo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>On the disc: alarm zone at the cursor</source>
        <translation>No disco: zona de alarme no cursor</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>In the list of logs: tick all</source>
        <translation>Na lista de registros: marcar todos</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>On a plot: its menu</source>
        <translation>Em uma imagem: o menu dela</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Press Enter on an action&apos;s key, or click on it, then press the new key. Keys without Ctrl or Alt wait while you type.</source>
        <translation>Pressione Enter na tecla de uma ação, ou clique nela, e depois pressione a nova tecla. Teclas sem Ctrl nem Alt esperam enquanto você digita.</translation>
    </message>
    <message>
        <source>All keys as at first: yes</source>
        <translation>Teclas como no início: sim</translation>
    </message>
    <message>
        <source>All keys as at first…</source>
        <translation>Teclas como no início…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Pergunta mais uma vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Everything stays</source>
        <translation>Tudo fica como está</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Teclas fixas</translation>
    </message>
    <message>
        <source>They belong to what has the focus.</source>
        <translation>São do que tem o foco.</translation>
    </message>
</context>
<context>
    <name>SetupLinks</name>
    <message>
        <source>Connections</source>
        <translation>Conexões</translation>
    </message>
    <message>
        <source>Connect at start</source>
        <translation>Conectar ao iniciar</translation>
    </message>
    <message>
        <source>The links that are ticked below; what is connected when you leave is ticked by itself</source>
        <translation>As conexões marcadas abaixo; o que está conectado quando você sai é marcado sozinho</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Começar a varrer ao conectar</translation>
    </message>
    <message>
        <source>Leadline&apos;s own ids on links of vehicles</source>
        <translation>Identificadores do Leadline em conexões de veículos</translation>
    </message>
    <message>
        <source>System and component that Leadline is</source>
        <translation>Sistema e componente que o Leadline é</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Sistema / componente, como 254/190; não 255, que é a estação de terra do piloto (Enter)</translation>
    </message>
    <message>
        <source>Where a link has none of its own; from its next connection on.</source>
        <translation>Onde uma conexão não tem os próprios; valem a partir da próxima vez que ela conectar.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Conexões salvas</translation>
    </message>
    <message>
        <source>None was connected yet.</source>
        <translation>Nenhuma foi conectada ainda.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Else a sonar stays in Standby until you say otherwise</source>
        <translation>Senão um sonar fica em espera até você dizer o contrário</translation>
    </message>
    <message>
        <source>%1 · connected</source>
        <translation>%1 · conectado</translation>
    </message>
    <message>
        <source>Connect %1 at start</source>
        <translation>Conectar %1 ao iniciar</translation>
    </message>
    <message>
        <source>Leadline&apos;s ids there</source>
        <translation>Ids do Leadline ali</translation>
    </message>
    <message>
        <source>Ids of Leadline on %1</source>
        <translation>Identificadores do Leadline em %1</translation>
    </message>
    <message>
        <source>System / component, such as 254/190 (Enter)</source>
        <translation>Sistema / componente, como 254/190 (Enter)</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Chave de assinatura</translation>
    </message>
    <message>
        <source>Signing key of %1</source>
        <translation>Chave de assinatura de %1</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 dígitos hexadecimais, ou a senha que a estação de terra tem (Enter)</translation>
    </message>
    <message>
        <source>There is one</source>
        <translation>Há uma</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Sign nothing, act upon everything</source>
        <translation>Não assinar nada, atender a tudo</translation>
    </message>
    <message>
        <source>Kept on this computer, readable by you only; never in recordings.</source>
        <translation>Fica neste computador, legível só para você; nunca nas gravações.</translation>
    </message>
    <message>
        <source>Forget this link</source>
        <translation>Esquecer esta conexão</translation>
    </message>
    <message>
        <source>No start connects it, no search asks there</source>
        <translation>Nenhum início a conecta, nenhuma busca pergunta ali</translation>
    </message>
    <message>
        <source>Disconnect it first, on the page Devices</source>
        <translation>Desconecte-a primeiro, na página Dispositivos</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Recordings may go after</source>
        <translation>Gravações podem sair após</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dias</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dias</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Um ano</translation>
    </message>
    <message>
        <source>The oldest may go when all are more than</source>
        <translation>As mais antigas podem sair quando todas passam de</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Qualquer</translation>
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
        <translation>Nada sai sozinho: as que podem sair são listadas aqui. O que tem marcas, notas ou ficha de mergulho nunca pode.</translation>
    </message>
    <message>
        <source>Looking at the recordings…</source>
        <translation>Olhando as gravações…</translation>
    </message>
    <message>
        <source>No recording may go by this rule.</source>
        <translation>Nenhuma gravação pode sair por esta regra.</translation>
    </message>
    <message>
        <source>These may go: %1</source>
        <translation>Estas podem sair: %1</translation>
    </message>
    <message>
        <source>To the trash: yes, %1</source>
        <translation>Para a lixeira: sim, %1</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Mover %1 para a lixeira…</translation>
    </message>
    <message>
        <source>Those that are ticked; asks once more</source>
        <translation>As que estão marcadas; pergunta mais uma vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>All of them stay</source>
        <translation>Todas ficam</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todas</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Desmarcar</translation>
    </message>
    <message>
        <source>Of those that may go</source>
        <translation>Das que podem sair</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Look</source>
        <translation>Visual</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexões</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Som do alarme</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Kept for the next start</source>
        <translation>Lembrado para o próximo início</translation>
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
        <translation>Som</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Não há som neste computador</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Testar o som</translation>
    </message>
    <message>
        <source>Sounds once</source>
        <translation>Soa uma vez</translation>
    </message>
    <message>
        <source>Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.</source>
        <translation>Limites e zona se ajustam junto aos sonares: %1, abas Ping1D e Ping360.</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>inspetor</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Metric: m, m/s, °C</source>
        <translation>Métrico: m, m/s, °C</translation>
    </message>
    <message>
        <source>Imperial: ft, ft/s, °F</source>
        <translation>Imperial: ft, ft/s, °F</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora do dia</translation>
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
        <translation>Os arquivos e seus nomes mantêm UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>O do sistema</translation>
    </message>
    <message>
        <source>Figures look alike in all of them. The guide is English.</source>
        <translation>Os números são iguais em todos. O guia está em inglês.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers and alarms; other pages, events and files keep metres.</source>
        <translation>De imagens, leituras, ajustes, marcas e alarmes; outras páginas, eventos e arquivos mantêm metros.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Sempre no topo</translation>
    </message>
    <message>
        <source>Above the windows of other programs, where the desktop allows it</source>
        <translation>Acima das janelas de outros programas, onde a área de trabalho permite</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidade</translation>
    </message>
    <message>
        <source>Less lets shine through what lies behind the window</source>
        <translation>Menos deixa transparecer o que está atrás da janela</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size and place of the window, the split of the plots, and full screen are kept by themselves.</source>
        <translation>Tamanho e lugar da janela, a divisão das imagens e a tela cheia são lembrados sozinhos.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Where recordings go</source>
        <translation>Para onde vão as gravações</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Recordings go to %1</source>
        <translation>As gravações vão para %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose where recordings go</source>
        <translation>Escolher para onde vão as gravações</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Leadline&apos;s own folder again</source>
        <translation>De novo a pasta do próprio Leadline</translation>
    </message>
    <message>
        <source>A recording that goes on stays where it is; the next one goes there.</source>
        <translation>Uma gravação em curso fica onde está; a próxima vai para lá.</translation>
    </message>
    <message>
        <source>Go on in a new file</source>
        <translation>Continuar em um novo arquivo</translation>
    </message>
    <message>
        <source>Looking whether it can be written to…</source>
        <translation>Vendo se é possível gravar ali…</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Se algo correr mal</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Guardar o registo do programa</translation>
    </message>
    <message>
        <source>Write the program&apos;s newest messages to the recordings folder</source>
        <translation>Escreve as mensagens mais recentes do programa na pasta das gravações</translation>
    </message>
    <message>
        <source>A text file for whoever helps you: connections, devices and files since the start, with their addresses and names.</source>
        <translation>Um ficheiro de texto para quem o ajuda: ligações, dispositivos e ficheiros desde o início, com os seus endereços e nomes.</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Settings are as at first.</source>
        <translation>Os ajustes estão como no início.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Reset: yes, all of it</source>
        <translation>Redefinir: sim, tudo</translation>
    </message>
    <message>
        <source>Reset the settings…</source>
        <translation>Redefinir os ajustes…</translation>
    </message>
    <message>
        <source>Asks once more</source>
        <translation>Pergunta mais uma vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Everything stays</source>
        <translation>Tudo fica como está</translation>
    </message>
    <message>
        <source>Units, time, language, look, window and its light, alarm sound, which keys do what, which plots are shown and how, and where and how recordings are kept become what they were at first. Recordings, all of the section Connections, alarm limits and what was set on sonars stay.</source>
        <translation>Unidades, hora, idioma, visual, janela e seu brilho, som do alarme, o que cada tecla faz, quais imagens são mostradas e como, e onde e como as gravações são guardadas voltam a ser o que eram no início. As gravações, toda a seção Conexões, os limites de alarme e o que foi ajustado nos sonares ficam.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Trabalho</translation>
    </message>
    <message>
        <source>What for, or for whom</source>
        <translation>Para quê, ou para quem</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Mergulho</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Número ou nome</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Qual</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Piloto</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Quem conduz</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Água</translation>
    </message>
    <message>
        <source>Fresh, brackish or sea; temperature, clarity</source>
        <translation>Doce, salobra ou do mar; temperatura, clareza</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Whatever is to be remembered</source>
        <translation>O que quer que se deva lembrar</translation>
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
        <translation>Mostrar outro sonar (Tab, Espaço)</translation>
    </message>
</context>
<context>
    <name>SoundRows</name>
    <message>
        <source>Device</source>
        <translation>Aparelho</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Digitada</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Água</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculada</translation>
    </message>
    <message>
        <source>Sound speed</source>
        <translation>Vel. do som</translation>
    </message>
    <message>
        <source>As recorded · ± %1 %</source>
        <translation>Como gravado · ± %1 %</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>como gravado</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>digitada</translation>
    </message>
    <message>
        <source>kind of water</source>
        <translation>tipo de água</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>Typed speed</source>
        <translation>Valor digitado</translation>
    </message>
    <message>
        <source>Sent to no sonar</source>
        <translation>Não vai a nenhum sonar</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Doce</translation>
    </message>
    <message>
        <source>Brackish</source>
        <translation>Salobra</translation>
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
        <translation>doce</translation>
    </message>
    <message>
        <source>brackish</source>
        <translation>salobra</translation>
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
        <translation>Salinidade</translation>
    </message>
    <message>
        <source>0 fresh, 35 ocean</source>
        <translation>0 doce, 35 oceano</translation>
    </message>
    <message>
        <source>g/kg</source>
        <translation>g/kg</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Where the sound goes</source>
        <translation>Por onde o som vai</translation>
    </message>
    <message>
        <source>Take the vehicle&apos;s temperature</source>
        <translation>Usar a temperatura do veículo</translation>
    </message>
    <message>
        <source>Its temperature and depth as they are now</source>
        <translation>A temperatura e a profundidade dele como estão agora</translation>
    </message>
    <message>
        <source>The vehicle tells no water temperature</source>
        <translation>O veículo não informa temperatura da água</translation>
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
        <translation>Usar a do veículo: %1</translation>
    </message>
    <message>
        <source>Sound speed of the %1</source>
        <translation>Vel. do som do %1</translation>
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
        <translation>sem eco</translation>
    </message>
    <message>
        <source>before the first ping</source>
        <translation>antes do primeiro ping</translation>
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
        <translation>Confiança</translation>
    </message>
</context>
<context>
    <name>SounderMeasured</name>
    <message>
        <source>apart</source>
        <translation>de separação</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>mais perto</translation>
    </message>
    <message>
        <source>further</source>
        <translation>mais longe</translation>
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
        <translation>afastando-se</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>aproximando-se</translation>
    </message>
    <message>
        <source>shallower</source>
        <translation>mais raso</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>mais fundo</translation>
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
        <translation>Copiar leitura</translation>
    </message>
    <message>
        <source>Measure from here</source>
        <translation>Medir daqui</translation>
    </message>
    <message>
        <source>Copy measure</source>
        <translation>Copiar medida</translation>
    </message>
    <message>
        <source>Let go of the held echo (R)</source>
        <translation>Soltar o eco retido (R)</translation>
    </message>
    <message>
        <source>Hold this echo (R)</source>
        <translation>Reter este eco (R)</translation>
    </message>
</context>
<context>
    <name>SounderPanel</name>
    <message>
        <source>gain %1</source>
        <translation>ganho %1</translation>
    </message>
    <message>
        <source>Ping1D, echoes over time</source>
        <translation>Ping1D, ecos no tempo</translation>
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
        <translation>alcance fixo</translation>
    </message>
    <message>
        <source>auto gain</source>
        <translation>ganho auto</translation>
    </message>
    <message>
        <source>Snapshot of this plot</source>
        <translation>Captura desta imagem</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de exibição</translation>
    </message>
    <message>
        <source>Ping1D</source>
        <translation>Ping1D</translation>
    </message>
    <message>
        <source>There are no echoes to measure yet.</source>
        <translation>Ainda não há ecos para medir.</translation>
    </message>
    <message>
        <source>No echo here to measure.</source>
        <translation>Não há eco para medir aqui.</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarme %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>longe %1</translation>
    </message>
    <message>
        <source>No sound on this computer</source>
        <translation>Não há som neste computador</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>reconhecido</translation>
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
        <translation>pés</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>Ping1D echoes, %1 seconds, %2</source>
        <translation>Ecos do Ping1D, %1 segundos, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, with Ctrl the depth window, with Shift they change the time span; +, − and 0 zoom depth; C compares with the pings before, R holds this echo</source>
        <translation>As setas movem o cursor, com Ctrl a janela de profundidade, com Shift mudam o intervalo de tempo; +, − e 0 ampliam a profundidade; C compara com os pings anteriores, R retém este eco</translation>
    </message>
    <message>
        <source>Alarm %1</source>
        <translation>Alarme %1</translation>
    </message>
    <message>
        <source>Alarm far %1</source>
        <translation>Alarme longe %1</translation>
    </message>
</context>
<context>
    <name>SounderTrace</name>
    <message>
        <source>mean of %1</source>
        <translation>média de %1</translation>
    </message>
    <message>
        <source>min–max of %1</source>
        <translation>mín–máx de %1</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>retido %1</translation>
    </message>
</context>
<context>
    <name>SplitGrip</name>
    <message>
        <source>Between the plots, %1 % left</source>
        <translation>Entre as imagens, %1 % à esquerda</translation>
    </message>
</context>
<context>
    <name>StaleTag</name>
    <message>
        <source>Not updated for %1 s</source>
        <translation>Sem atualização há %1 s</translation>
    </message>
    <message>
        <source>No data %1 s</source>
        <translation>Sem dados %1 s</translation>
    </message>
</context>
<context>
    <name>StarePlot</name>
    <message>
        <source>Ping360 echoes over time, the head is parked at %1 degrees</source>
        <translation>Ecos do Ping360 no tempo, a cabeça está parada em %1 graus</translation>
    </message>
    <message>
        <source>Stare: the head is parked at %1°, range over time</source>
        <translation>Olhar fixo: a cabeça está parada em %1°, alcance no tempo</translation>
    </message>
    <message>
        <source>End stare</source>
        <translation>Acabar olhar fixo</translation>
    </message>
    <message>
        <source>The head turned</source>
        <translation>A cabeça girou</translation>
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
        <translation>Experimente a demo, conecte um sonar ou abra um registro. Os do Ping Viewer também servem.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Two simulated sonars in a simulated sea; nothing is written unless you ask</source>
        <translation>Dois sonares simulados em um mar simulado; nada é gravado se você não pedir</translation>
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
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>It can be played as soon as its first pings are there.</source>
        <translation>Pode ser reproduzido assim que os primeiros pings estiverem aí.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Parar de abrir</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Isto não é um registro de sonar</translation>
    </message>
    <message>
        <source>No logs in this folder</source>
        <translation>Não há registros nesta pasta</translation>
    </message>
    <message>
        <source>This log cannot be opened</source>
        <translation>Este registro não pode ser aberto</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Abrir outro</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Encontrado: %1</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 encontrados: %2</translation>
    </message>
    <message>
        <source>Connect: everything is recorded by itself, from the first byte on.</source>
        <translation>Conecte: tudo é gravado sozinho, desde o primeiro byte.</translation>
    </message>
    <message>
        <source>Connect what was found, and record it</source>
        <translation>Conectar o que foi encontrado, e gravá-lo</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Usar 200 %</translation>
    </message>
    <message>
        <source>Everything twice as large</source>
        <translation>Tudo com o dobro do tamanho</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Ficar em 100 %</translation>
    </message>
    <message>
        <source>This is not offered again</source>
        <translation>Isto não é oferecido de novo</translation>
    </message>
    <message>
        <source>Everything is small on this screen. %1 has its size, too.</source>
        <translation>Tudo está pequeno nesta tela. O tamanho também está em %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Abertos por último</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
    </message>
</context>
<context>
    <name>StateBlock</name>
    <message>
        <source>STOPPED</source>
        <translation>PARADO</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>REPLAY %1</source>
        <translation>REPROD. %1</translation>
    </message>
    <message>
        <source>REVIEW −%1</source>
        <translation>REVISÃO −%1</translation>
    </message>
    <message>
        <source>OPENING</source>
        <translation>ABRINDO</translation>
    </message>
    <message>
        <source>READY</source>
        <translation>PRONTO</translation>
    </message>
    <message>
        <source>%1 lost %2 ago</source>
        <translation>%1 perdido há %2</translation>
    </message>
    <message>
        <source>No ping yet</source>
        <translation>Ainda sem pings</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Gravado</translation>
    </message>
    <message>
        <source>Still recording</source>
        <translation>Ainda gravando</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Ainda ao vivo</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Não conectado</translation>
    </message>
    <message>
        <source>Nothing connected</source>
        <translation>Nada conectado</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, em pausa</translation>
    </message>
    <message>
        <source>Wed 00 May · 00:00:00</source>
        <translation>qua. 00 mai. · 00:00:00</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>No bottom found</source>
        <translation>Fundo não encontrado</translation>
    </message>
    <message>
        <source>No target found</source>
        <translation>Alvo não encontrado</translation>
    </message>
    <message>
        <source>Distance to bottom %1</source>
        <translation>Distância ao fundo %1</translation>
    </message>
    <message>
        <source>Distance to target %1</source>
        <translation>Distância ao alvo %1</translation>
    </message>
    <message>
        <source>confidence %1&#xa0;%</source>
        <translation>confiança %1&#xa0;%</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>olhando para trás</translation>
    </message>
    <message>
        <source>This dive is recorded by itself, from its first byte on.</source>
        <translation>Este mergulho é gravado sozinho, desde o primeiro byte.</translation>
    </message>
    <message>
        <source>Nothing is connected that could be recorded.</source>
        <translation>Não há nada conectado que possa ser gravado.</translation>
    </message>
    <message>
        <source>The demo is recorded from now on.</source>
        <translation>A demo é gravada a partir de agora.</translation>
    </message>
    <message>
        <source>The demo is recorded no more.</source>
        <translation>A demo não é mais gravada.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>It is in %1.</source>
        <translation>Está em %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarme reconhecido</translation>
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
        <translation>lendo</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>acaba antes</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>lacunas</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>sendo gravada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificado</translation>
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
        <translation>perda</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>gravado</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Vários veículos: pressione para escolher (Tab, Espaço)</translation>
    </message>
    <message>
        <source>No heartbeat</source>
        <translation>Sem heartbeat</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Sem heartbeat %1 s</translation>
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
        <translation>Sem dados %1 s</translation>
    </message>
    <message>
        <source>Simulated echoes</source>
        <translation>Ecos simulados</translation>
    </message>
    <message>
        <source>age</source>
        <translation>idade</translation>
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
        <translation>Baixo</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mais</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
    </message>
</context>
<context>
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>Send our settings to the sonar again</source>
        <translation>Enviar de novo os nossos ajustes ao sonar</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Dusk</source>
        <translation>Crepúsculo</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noite</translation>
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
        <translation>agora</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Nothing recorded yet. Recording starts by itself with the first byte.</source>
        <translation>Nada gravado ainda. A gravação começa sozinha com o primeiro byte.</translation>
    </message>
    <message>
        <source>This recording holds no pings.</source>
        <translation>Esta gravação não contém pings.</translation>
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
        <translation>Início do laço, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End of the loop, %1</source>
        <translation>Fim do laço, %1</translation>
    </message>
</context>
<context>
    <name>TimelineMouse</name>
    <message>
        <source>Timeline, %1</source>
        <translation>Linha do tempo, %1</translation>
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
        <translation>Eventos</translation>
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
        <translation>%1 lacunas</translation>
    </message>
    <message>
        <source>Ping360 over time</source>
        <translation>Ping360 no tempo</translation>
    </message>
    <message>
        <source>Ping1D over time</source>
        <translation>Ping1D no tempo</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 lacuna</translation>
    </message>
</context>
<context>
    <name>TimingAges</name>
    <message>
        <source>Message age</source>
        <translation>Idade das mensagens</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Procurar mensagens</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Age, ms</source>
        <translation>Idade, ms</translation>
    </message>
    <message>
        <source>Message, rate, last, age</source>
        <translation>Mensagem, taxa, última, idade</translation>
    </message>
    <message>
        <source>Message ages, %1</source>
        <translation>Idades das mensagens, %1</translation>
    </message>
    <message>
        <source>As recorded: a log cannot be asked</source>
        <translation>Como gravado: não se pode perguntar a um registro</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Nenhum veículo conectado</translation>
    </message>
    <message>
        <source>PING</source>
        <translation>PING</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>Ask everybody on the link by PING, once</source>
        <translation>Perguntar a todos na conexão com PING, uma vez</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Ask everybody on the link by PING each second</source>
        <translation>Perguntar a todos na conexão com PING a cada segundo</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Answer requests of PING</source>
        <translation>Responder pedidos de PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer requests of TIMESYNC: PX4 takes any answer for its clock</source>
        <translation>Responder pedidos de TIMESYNC: o PX4 toma qualquer resposta para o relógio dele</translation>
    </message>
</context>
<context>
    <name>TimingComponent</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
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
        <translation>%1 − este computador</translation>
    </message>
    <message>
        <source>Clock offset: not known</source>
        <translation>Desvio do relógio: desconhecido</translation>
    </message>
    <message>
        <source>Clock offset, %1, %2 %3</source>
        <translation>Desvio do relógio, %1, %2 %3</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Desvio do relógio</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Fit window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Foreign replies</source>
        <translation>Resp. alheias</translation>
    </message>
    <message>
        <source>The clock is known by replies to TIMESYNC only</source>
        <translation>O relógio só se conhece por respostas a TIMESYNC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, change since −5 min without the skew</source>
        <translation>%1, mudança desde −5 min sem a deriva</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>No vehicle</source>
        <translation>Sem veículo</translation>
    </message>
    <message>
        <source>This log has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Este registro não tem nenhum. O Leadline lê MAVLink das próprias gravações e de arquivos .tlog.</translation>
    </message>
    <message>
        <source>Connect one, or open a log with MAVLink.</source>
        <translation>Conecte um, ou abra um registro com MAVLink.</translation>
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
        <translation>Últimos 5 min · tempos em ms</translation>
    </message>
    <message>
        <source>Probe %1</source>
        <translation>Sondar com %1</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Requests of TIMESYNC</source>
        <translation>Pedidos de TIMESYNC</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
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
        <translation>Como gravado: não se pode perguntar a um registro</translation>
    </message>
    <message>
        <source>No vehicle is connected</source>
        <translation>Nenhum veículo conectado</translation>
    </message>
    <message>
        <source>Only v2</source>
        <translation>Só v2</translation>
    </message>
    <message>
        <source>Strict version 2: replies to TIMESYNC that name nobody are ignored</source>
        <translation>Versão 2 estrita: respostas a TIMESYNC que não nomeiam ninguém não contam</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save what is shown as CSV, beside the recordings</source>
        <translation>Salvar o que se vê como CSV, ao lado das gravações</translation>
    </message>
</context>
<context>
    <name>TimingPath</name>
    <message>
        <source>Sonar path, milliseconds</source>
        <translation>Caminho do sonar, milissegundos</translation>
    </message>
    <message>
        <source>Sonar path</source>
        <translation>Caminho do sonar</translation>
    </message>
    <message>
        <source>live only</source>
        <translation>só ao vivo</translation>
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
        <translation>Tempo de ida e volta: sem respostas</translation>
    </message>
    <message>
        <source>Round-trip time</source>
        <translation>Tempo de ida e volta</translation>
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
        <translation>Sem respostas nestes 5 minutos</translation>
    </message>
</context>
<context>
    <name>TimingSlowPort</name>
    <message>
        <source>Set 1 ms</source>
        <translation>Pôr 1 ms</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Have the adapter pass data on at once</source>
        <translation>Fazer o adaptador passar os dados na hora</translation>
    </message>
    <message>
        <source>Copy the command: %1</source>
        <translation>Copiar o comando: %1</translation>
    </message>
</context>
<context>
    <name>TimingSwitch</name>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
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
        <translation>Ida e volta: metade foi mais rápida</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>No more than one in twenty took longer</source>
        <translation>No máximo um em vinte levou mais</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>From one round trip to the next</source>
        <translation>De uma ida e volta à seguinte</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Requests without a reply</source>
        <translation>Pedidos sem resposta</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Replies to what had been given up</source>
        <translation>Respostas ao que já fora abandonado</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dupl.</translation>
    </message>
    <message>
        <source>Further replies to one request</source>
        <translation>Mais respostas a um pedido</translation>
    </message>
    <message>
        <source>Clock offset</source>
        <translation>Desvio do relógio</translation>
    </message>
    <message>
        <source>Skew ppm</source>
        <translation>Deriva ppm</translation>
    </message>
    <message>
        <source>How fast the offset grows</source>
        <translation>Com que rapidez o desvio cresce</translation>
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
        <translation>Sonda</translation>
    </message>
    <message>
        <source>How far its clock is ahead of this computer&apos;s</source>
        <translation>Quanto o relógio dele está adiantado em relação ao deste computador</translation>
    </message>
</context>
<context>
    <name>TimingTabs</name>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
</context>
<context>
    <name>TimingTicks</name>
    <message>
        <source>now</source>
        <translation>agora</translation>
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
        <translation>Ao início</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Um ping para trás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Um ping para frente</translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>Ao mais novo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Play time %1</source>
        <translation>Tempo %1</translation>
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
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>There is nothing newer than live</source>
        <translation>Nada é mais novo que ao vivo</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Plays backwards, play forwards</source>
        <translation>Reproduz ao contrário, ir para frente</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproduzir ao contrário</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Loop begins here</source>
        <translation>O laço começa aqui</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop ends here</source>
        <translation>O laço acaba aqui</translation>
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
        <translation>Laço: defina primeiro A e B</translation>
    </message>
    <message>
        <source>Loop is on</source>
        <translation>O laço está ligado</translation>
    </message>
    <message>
        <source>Loop is off</source>
        <translation>O laço está desligado</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Mark what the cursor stands on, else what the Ping1D measured last</source>
        <translation>Marcar o que está sob o cursor, senão o que o Ping1D mediu por último</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Mostrar a gravação inteira</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Relatório de mergulho (PDF)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Ir ao vivo</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>GO LIVE</source>
        <translation>IR AO VIVO</translation>
    </message>
    <message>
        <source>The newest is shown</source>
        <translation>O mais novo está na tela</translation>
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
        <translation>A %1 o alcance é %2 %3</translation>
    </message>
</context>
<context>
    <name>VehicleBlocks</name>
    <message>
        <source>Heading</source>
        <translation>Rumo</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>hdg</source>
        <translation>rumo</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. veículo</translation>
    </message>
    <message>
        <source>Heading · by hand</source>
        <translation>Rumo · à mão</translation>
    </message>
    <message>
        <source>Depth · by hand</source>
        <translation>Profundidade · à mão</translation>
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
        <translation>perda</translation>
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
        <translation>O rumo e a profundidade são dele</translation>
    </message>
    <message>
        <source>Several vehicles: press to choose (Tab, Space)</source>
        <translation>Vários veículos: pressione para escolher (Tab, Espaço)</translation>
    </message>
</context>
<context>
    <name>VehicleChooser</name>
    <message>
        <source>Shown vehicle: %1</source>
        <translation>Veículo mostrado: %1</translation>
    </message>
    <message>
        <source>Vehicle&apos;s system: %1</source>
        <translation>Sistema do veículo: %1</translation>
    </message>
    <message>
        <source>The vehicle is</source>
        <translation>O veículo é</translation>
    </message>
</context>
<context>
    <name>VehicleLabel</name>
    <message>
        <source>Move the vehicle&apos;s log</source>
        <translation>Mover o registro do veículo</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
    </message>
    <message>
        <source>Align the vehicle&apos;s log</source>
        <translation>Alinhar o registro do veículo</translation>
    </message>
    <message>
        <source>Align a file without a date</source>
        <translation>Alinhar um ficheiro sem data</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Sem data</translation>
    </message>
</context>
<context>
    <name>VehicleLinkPopup</name>
    <message>
        <source>%1: this link</source>
        <translation>%1: esta conexão</translation>
    </message>
    <message>
        <source>Leadline is</source>
        <translation>O Leadline é</translation>
    </message>
    <message>
        <source>System and component that Leadline is</source>
        <translation>Sistema e componente que o Leadline é</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Sistema / componente, como 254/190; não 255, que é a estação de terra do piloto (Enter)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Speak as %1 from now on</source>
        <translation>Falar como %1 a partir de agora</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Chave de assinatura</translation>
    </message>
    <message>
        <source>64 hexadecimal digits, or the passphrase that the ground station has (Enter)</source>
        <translation>64 dígitos hexadecimais, ou a senha que a estação de terra tem (Enter)</translation>
    </message>
    <message>
        <source>There is one</source>
        <translation>Há uma</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Sign all that is sent, refuse what is not signed with the same key</source>
        <translation>Assinar tudo o que é enviado, recusar o que não tem a mesma chave</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Sign nothing, act upon everything</source>
        <translation>Não assinar nada, atender a tudo</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>A chave fica neste computador, legível só para você; nunca nas gravações.</translation>
    </message>
    <message>
        <source>Type two numbers, such as 254/190: a system from 1 to 254 and a component from 1 to 255.</source>
        <translation>Digite dois números, como 254/190: um sistema de 1 a 254 e um componente de 1 a 255.</translation>
    </message>
</context>
<context>
    <name>VehicleRows</name>
    <message>
        <source>Heading offset</source>
        <translation>Correção de rumo</translation>
    </message>
    <message>
        <source>Variation known</source>
        <translation>Declinação conhecida</translation>
    </message>
    <message>
        <source>Headings are then true ones (T)</source>
        <translation>Os rumos são então verdadeiros (V)</translation>
    </message>
    <message>
        <source>Variation, east positive</source>
        <translation>Declinação, leste positivo</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Declinação</translation>
    </message>
    <message>
        <source>Ping1D below the depth sensor</source>
        <translation>Ping1D abaixo do sensor de profundidade</translation>
    </message>
    <message>
        <source>Depth zero</source>
        <translation>Zero da profundidade</translation>
    </message>
    <message>
        <source>Depth zero at %1 %2 of the vehicle&apos;s</source>
        <translation>Zero da profundidade em %1 %2 da do veículo</translation>
    </message>
    <message>
        <source>Zero depth here</source>
        <translation>Zero aqui</translation>
    </message>
    <message>
        <source>Depths count from here on; Ping1D and logs alike</source>
        <translation>As profundidades contam daqui; Ping1D e registros também</translation>
    </message>
    <message>
        <source>No depth comes from a vehicle</source>
        <translation>Não chega profundidade de nenhum veículo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Depth as the vehicle says it</source>
        <translation>A profundidade como o veículo a diz</translation>
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
        <translation>Alarme</translation>
    </message>
    <message>
        <source>Show the alarm&apos;s zone</source>
        <translation>Mostrar a zona do alarme</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Alvo na zona</translation>
    </message>
    <message>
        <source>Z on the disc lays the zone around the cursor</source>
        <translation>Z no disco põe a zona em torno do cursor</translation>
    </message>
    <message>
        <source>Zone&apos;s middle</source>
        <translation>Centro da zona</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>A partir da proa</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone&apos;s width</source>
        <translation>Largura da zona</translation>
    </message>
    <message>
        <source>Zone from</source>
        <translation>Zona de</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distância oblíqua</translation>
    </message>
    <message>
        <source>Zone to</source>
        <translation>Zona até</translation>
    </message>
    <message>
        <source>Strength of a target</source>
        <translation>Força de um alvo</translation>
    </message>
    <message>
        <source>Of 255; weaker is none</source>
        <translation>De 255; mais fraco não é</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>device of an unknown type</source>
        <translation>dispositivo de tipo desconhecido</translation>
    </message>
    <message>
        <source>It does not stream: profiles are asked for one by one.</source>
        <translation>Não transmite por si: os perfis são pedidos um a um.</translation>
    </message>
    <message>
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
        <translation>Em Auto o dispositivo escolhe alcance e ganho: escolha Manual primeiro.</translation>
    </message>
    <message>
        <source>The device keeps %1.</source>
        <translation>O dispositivo mantém %1.</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 recusado: %2</translation>
    </message>
    <message>
        <source>%1 changed elsewhere: %2</source>
        <translation>%1 mudado em outro lugar: %2</translation>
    </message>
    <message>
        <source>Its power was off: your settings are sent again.</source>
        <translation>Estava sem energia: os seus ajustes são enviados de novo.</translation>
    </message>
    <message>
        <source>The range is 1 m long at least.</source>
        <translation>O alcance tem no mínimo 1 m.</translation>
    </message>
    <message>
        <source>The range ends at 200 m.</source>
        <translation>O alcance acaba em 200 m.</translation>
    </message>
    <message>
        <source>The gain is 0 to 6.</source>
        <translation>O ganho é de 0 a 6.</translation>
    </message>
    <message>
        <source>The sound speed is 1300 to 1700 m/s.</source>
        <translation>A velocidade do som é de 1300 a 1700 m/s.</translation>
    </message>
    <message>
        <source>The Ping360 does not scan by itself: it is asked for each ping.</source>
        <translation>O Ping360 não varre por si: cada ping lhe é pedido.</translation>
    </message>
    <message>
        <source>auto_transmit refused: %1</source>
        <translation>auto_transmit recusado: %1</translation>
    </message>
    <message>
        <source>The Ping360 is asked for each ping instead.</source>
        <translation>Em vez disso, cada ping é pedido ao Ping360.</translation>
    </message>
    <message>
        <source>Another program changed the settings.</source>
        <translation>Outro programa mudou os ajustes.</translation>
    </message>
    <message>
        <source>The settings are applied.</source>
        <translation>Os ajustes estão aplicados.</translation>
    </message>
    <message>
        <source>The head keeps another value.</source>
        <translation>A cabeça mantém outro valor.</translation>
    </message>
    <message>
        <source>The range is 0.5 to 100 m.</source>
        <translation>O alcance é de 0.5 a 100 m.</translation>
    </message>
    <message>
        <source>The gain is low, normal or high.</source>
        <translation>O ganho é baixo, normal ou alto.</translation>
    </message>
    <message>
        <source>The frequency is 500 to 1000 kHz.</source>
        <translation>A frequência é de 500 a 1000 kHz.</translation>
    </message>
    <message>
        <source>The transmit duration is 1 to 1000 microseconds.</source>
        <translation>A duração da emissão é de 1 a 1000 microssegundos.</translation>
    </message>
    <message>
        <source>A step is 1 to 10 gradians.</source>
        <translation>Um passo é de 1 a 10 grados.</translation>
    </message>
    <message>
        <source>The delay is 0 to 100 ms.</source>
        <translation>O atraso é de 0 a 100 ms.</translation>
    </message>
    <message>
        <source>A sector is 10 to 360 degrees wide.</source>
        <translation>Um setor tem de 10 a 360 graus.</translation>
    </message>
    <message>
        <source>The middle of a sector is -180 to 179 degrees from the front.</source>
        <translation>O centro de um setor fica entre -180 e 179 graus da proa.</translation>
    </message>
    <message>
        <source>The %1 is silent.</source>
        <translation>Silêncio de: %1.</translation>
    </message>
    <message>
        <source>A second device answers on this link, with the id %1.</source>
        <translation>Um segundo dispositivo responde nesta conexão, com o identificador %1.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Outro programa controla este sonar: o Leadline só escuta.</translation>
    </message>
    <message>
        <source>Leadline drives this sonar now.</source>
        <translation>O Leadline controla este sonar agora.</translation>
    </message>
    <message>
        <source>The %1 was found scanning, and Leadline has not told it to.</source>
        <translation>%1 já estava varrendo, e o Leadline não mandou.</translation>
    </message>
    <message>
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
        <translation>Ninguém responde nesta conexão: verifique a energia e o cabo do sonar.</translation>
    </message>
    <message>
        <source>A %1 answers here, not a %2.</source>
        <translation>Aqui responde um %1, não um %2.</translation>
    </message>
    <message>
        <source>A %1 answers here: Leadline does not know it.</source>
        <translation>Aqui responde um %1: o Leadline não o conhece.</translation>
    </message>
    <message>
        <source>It speaks a version of the protocol that Leadline does not know: what it sends is recorded, and it is sent nothing.</source>
        <translation>Fala uma versão do protocolo que o Leadline não conhece: o que envia é gravado, e nada lhe é enviado.</translation>
    </message>
    <message>
        <source>The %1 answers again.</source>
        <translation>%1 responde de novo.</translation>
    </message>
    <message>
        <source>Another %1 answers now: nothing is restored.</source>
        <translation>Outro %1 responde agora: nada é restaurado.</translation>
    </message>
    <message>
        <source>The %1 answers.</source>
        <translation>%1 responde.</translation>
    </message>
    <message>
        <source>The autopilot sends %1 more messages.</source>
        <translation>O piloto automático envia mais %1 mensagens.</translation>
    </message>
    <message>
        <source>The autopilot was asked for %1 messages: %2.</source>
        <translation>Foram pedidas %1 mensagens ao piloto automático: %2.</translation>
    </message>
    <message>
        <source>Component %1 answers TIMESYNC by version 1, without a target.</source>
        <translation>O componente %1 responde a TIMESYNC na versão 1, sem destino.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Outro programa também fala como %1: %2 está livre.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>O piloto automático reiniciou.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
        <translation>O componente %1 reiniciou.</translation>
    </message>
    <message>
        <source>Vehicle system: %1.</source>
        <translation>Sistema do veículo: %1.</translation>
    </message>
    <message>
        <source>MAVLink signing is on.</source>
        <translation>A assinatura MAVLink está ligada.</translation>
    </message>
    <message>
        <source>MAVLink signing is off.</source>
        <translation>A assinatura MAVLink está desligada.</translation>
    </message>
    <message>
        <source>The signing key could not be kept: %1.</source>
        <translation>A chave de assinatura não pôde ser guardada: %1.</translation>
    </message>
    <message>
        <source>%1 is no address for a device.</source>
        <translation>%1 não é endereço para um dispositivo.</translation>
    </message>
    <message>
        <source>%1 is this computer&apos;s own address.</source>
        <translation>%1 é o endereço deste próprio computador.</translation>
    </message>
    <message>
        <source>%1 stands for all of a network; a device needs one of its own.</source>
        <translation>%1 vale por uma rede inteira; um dispositivo precisa de um próprio.</translation>
    </message>
    <message>
        <source>Two Ping360 have the address %1: unplug the other one, %2, while this one gets a new address.</source>
        <translation>Dois Ping360 têm o endereço %1: desconecte o outro, %2, enquanto este recebe um novo.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has the address %2 already.</source>
        <translation>Outro Ping360, %1, já tem o endereço %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 does not answer on any network: check its power and cable.</source>
        <translation>O Ping360 %1 não responde em nenhuma rede: verifique a energia e o cabo.</translation>
    </message>
    <message>
        <source>This computer is in another network than the Ping360 %1, and it is not the only one that answers: unplug the others, or give this computer an address near %2.</source>
        <translation>Este computador está em outra rede que o Ping360 %1, e ele não é o único que responde: desconecte os outros, ou dê a este computador um endereço perto de %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>Outro dispositivo já tem o endereço %1: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be told: this computer has no way there any more.</source>
        <translation>O Ping360 em %1 não pôde ser avisado: este computador não tem mais caminho até lá.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, has come with the address %2: unplug one of them.</source>
        <translation>Outro Ping360, %1, chegou com o endereço %2: desconecte um deles.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>O Ping360 %1 mantém o endereço %2.</translation>
    </message>
    <message>
        <source>The Ping360 %1 was told its new address and is not found again: check that this computer reaches that network, and switch its power off and on.</source>
        <translation>O Ping360 %1 recebeu o novo endereço e não é encontrado: verifique se este computador alcança aquela rede, e desligue-o e ligue-o.</translation>
    </message>
    <message>
        <source>Nothing else probes it</source>
        <translation>Nada mais o sonda</translation>
    </message>
    <message>
        <source>ModemManager is not running.</source>
        <translation>O ModemManager não está rodando.</translation>
    </message>
    <message>
        <source>ModemManager leaves this adapter alone.</source>
        <translation>O ModemManager deixa este adaptador em paz.</translation>
    </message>
    <message>
        <source>ModemManager is running and will send commands of its own for some seconds after the adapter is plugged in.</source>
        <translation>O ModemManager está rodando e enviará comandos próprios por alguns segundos depois que o adaptador for conectado.</translation>
    </message>
    <message>
        <source>Adapter present</source>
        <translation>Adaptador presente</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 não existe.</translation>
    </message>
    <message>
        <source>May open the port</source>
        <translation>Pode abrir a porta</translation>
    </message>
    <message>
        <source>User %1 may read and write it.</source>
        <translation>O usuário %1 pode ler e escrever nela.</translation>
    </message>
    <message>
        <source>It belongs to group %1, user %2 has to log in again.</source>
        <translation>Pertence ao grupo %1, o usuário %2 precisa entrar de novo.</translation>
    </message>
    <message>
        <source>It belongs to group %1, user %2 is not in it.</source>
        <translation>Pertence ao grupo %1, o usuário %2 não está nele.</translation>
    </message>
    <message>
        <source>USB latency</source>
        <translation>Latência USB</translation>
    </message>
    <message>
        <source>%1 ms, 1 ms advised.</source>
        <translation>%1 ms, recomenda-se 1 ms.</translation>
    </message>
    <message>
        <source>Leadline sets it once the port opens.</source>
        <translation>O Leadline a ajusta assim que a porta abrir.</translation>
    </message>
    <message>
        <source>Port is free</source>
        <translation>A porta está livre</translation>
    </message>
    <message>
        <source>Waits for permission.</source>
        <translation>Espera a permissão.</translation>
    </message>
    <message>
        <source>No program of this user has it open.</source>
        <translation>Nenhum programa deste usuário a tem aberta.</translation>
    </message>
    <message>
        <source>No other program has it open.</source>
        <translation>Nenhum outro programa a tem aberta.</translation>
    </message>
    <message>
        <source>%1 has it open.</source>
        <translation>%1 a tem aberta.</translation>
    </message>
    <message>
        <source>Network leads there</source>
        <translation>A rede leva até lá</translation>
    </message>
    <message>
        <source>This computer reaches %1.</source>
        <translation>Este computador alcança %1.</translation>
    </message>
    <message>
        <source>Device answers</source>
        <translation>O dispositivo responde</translation>
    </message>
    <message>
        <source>It is a Ping1D or Ping360</source>
        <translation>É um Ping1D ou Ping360</translation>
    </message>
    <message>
        <source>Waits for the port.</source>
        <translation>Espera a porta.</translation>
    </message>
    <message>
        <source>Waits for an answer.</source>
        <translation>Espera uma resposta.</translation>
    </message>
    <message>
        <source>It said who it is.</source>
        <translation>Disse quem é.</translation>
    </message>
    <message>
        <source>The port belongs to group %1.</source>
        <translation>A porta pertence ao grupo %1.</translation>
    </message>
    <message>
        <source>This user may not open %1</source>
        <translation>Este usuário não pode abrir %1</translation>
    </message>
    <message>
        <source>User %1 was added to it after logging in.</source>
        <translation>O usuário %1 foi incluído nele depois de entrar.</translation>
    </message>
    <message>
        <source>Log out and in again.</source>
        <translation>Saia e entre de novo.</translation>
    </message>
    <message>
        <source>Let user %1 open it for this session.</source>
        <translation>Deixe o usuário %1 abri-la nesta sessão.</translation>
    </message>
    <message>
        <source>User %1 is not in it.</source>
        <translation>O usuário %1 não está nele.</translation>
    </message>
    <message>
        <source>Add the user once, then log in again.</source>
        <translation>Inclua o usuário uma vez, depois entre de novo.</translation>
    </message>
    <message>
        <source>Another program uses %1</source>
        <translation>Outro programa usa %1</translation>
    </message>
    <message>
        <source>ModemManager probably tries the port with commands of its own.</source>
        <translation>O ModemManager provavelmente testa a porta com comandos próprios.</translation>
    </message>
    <message>
        <source>%1 tries the port with commands of its own.</source>
        <translation>%1 testa a porta com comandos próprios.</translation>
    </message>
    <message>
        <source>Wait some seconds, then check again.</source>
        <translation>Espere alguns segundos e verifique de novo.</translation>
    </message>
    <message>
        <source>A rule keeps it away from this adapter.</source>
        <translation>Uma regra o mantém longe deste adaptador.</translation>
    </message>
    <message>
        <source>%1 holds the port.</source>
        <translation>%1 ocupa a porta.</translation>
    </message>
    <message>
        <source>Close it, Leadline connects by itself.</source>
        <translation>Feche-o, o Leadline conecta sozinho.</translation>
    </message>
    <message>
        <source>A program of another user holds the port.</source>
        <translation>Um programa de outro usuário ocupa a porta.</translation>
    </message>
    <message>
        <source>Port %1 is in use</source>
        <translation>A porta %1 está em uso</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <translation>%1 a tem.</translation>
    </message>
    <message>
        <source>Close it, or listen on another port.</source>
        <translation>Feche-o, ou escute em outra porta.</translation>
    </message>
    <message>
        <source>Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.</source>
        <translation>Conecte em vez disso a 192.168.2.2:14660, que o BlueOS oferece para isso.</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 não está aí</translation>
    </message>
    <message>
        <source>Check that the adapter is plugged in.</source>
        <translation>Verifique se o adaptador está conectado.</translation>
    </message>
    <message>
        <source>It did not open within three seconds.</source>
        <translation>Não abriu em três segundos.</translation>
    </message>
    <message>
        <source>No network leads to %1</source>
        <translation>Nenhuma rede leva a %1</translation>
    </message>
    <message>
        <source>%1 went away</source>
        <translation>%1 desapareceu</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 não pode ser aberto</translation>
    </message>
    <message>
        <source>Nothing answers on %1</source>
        <translation>Nada responde em %1</translation>
    </message>
    <message>
        <source>It was asked at %1 baud.</source>
        <translation>Foi perguntado a %1 baud.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Verifique a energia do sonar, e se os fios de envio e recepção não estão trocados.</translation>
    </message>
    <message>
        <source>If another program has set another rate, connecting or checking again lets the sonar measure it.</source>
        <translation>Se outro programa pôs outra velocidade, conectar ou verificar de novo deixa o sonar medi-la.</translation>
    </message>
    <message>
        <source>Nobody has sent anything there.</source>
        <translation>Ninguém enviou nada para lá.</translation>
    </message>
    <message>
        <source>That is this computer itself.</source>
        <translation>É este próprio computador.</translation>
    </message>
    <message>
        <source>Start the program that answers there, or correct the address.</source>
        <translation>Inicie o programa que responde lá, ou corrija o endereço.</translation>
    </message>
    <message>
        <source>The network leads there.</source>
        <translation>A rede leva até lá.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Verifique a energia e o cabo do sonar, e se a ponte dele roda no veículo.</translation>
    </message>
    <message>
        <source>No sonar speaks on %1</source>
        <translation>Nenhum sonar fala em %1</translation>
    </message>
    <message>
        <source>Bytes arrive, but no messages of a sonar.</source>
        <translation>Chegam bytes, mas não mensagens de um sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Verifique o endereço, e a velocidade da ponte no veículo.</translation>
    </message>
    <message>
        <source>Something speaks at another rate on %1</source>
        <translation>Algo fala em outra velocidade em %1</translation>
    </message>
    <message>
        <source>Bytes arrive at %1 baud, but no messages of a sonar.</source>
        <translation>Chegam bytes a %1 baud, mas não mensagens de um sonar.</translation>
    </message>
    <message>
        <source>It did not measure the rate either: this is another device, or its firmware has a rate of its own, which the address can name.</source>
        <translation>Também não mediu a velocidade: é outro dispositivo, ou o firmware tem uma velocidade própria, que o endereço pode dizer.</translation>
    </message>
    <message>
        <source>Connecting or checking again lets a sonar measure the rate.</source>
        <translation>Conectar ou verificar de novo deixa um sonar medir a velocidade.</translation>
    </message>
    <message>
        <source>This is no sonar that Leadline knows</source>
        <translation>Este não é um sonar que o Leadline conheça</translation>
    </message>
    <message>
        <source>It answered as device type %1, firmware %2.</source>
        <translation>Respondeu como dispositivo do tipo %1, firmware %2.</translation>
    </message>
    <message>
        <source>This is a %1, not a %2</source>
        <translation>Isto é um %1, não um %2</translation>
    </message>
    <message>
        <source>It answered as %1, firmware %2.</source>
        <translation>Respondeu como %1, firmware %2.</translation>
    </message>
    <message>
        <source>%1 has not been asked yet</source>
        <translation>%1 ainda não foi perguntado</translation>
    </message>
    <message>
        <source>It is asked when you connect or check it.</source>
        <translation>É perguntado quando você o conecta ou verifica.</translation>
    </message>
    <message>
        <source>%1 answers on %2</source>
        <translation>%1 responde em %2</translation>
    </message>
    <message>
        <source>Firmware %1, id %2.</source>
        <translation>Firmware %1, id %2.</translation>
    </message>
    <message>
        <source>Nobody says who he is on %1</source>
        <translation>Ninguém diz quem é em %1</translation>
    </message>
    <message>
        <source>Messages arrive, but no answer to the question who sends them.</source>
        <translation>Chegam mensagens, mas nenhuma resposta à pergunta de quem as envia.</translation>
    </message>
    <message>
        <source>Another program may be asking at the same time: close it, then check again.</source>
        <translation>Talvez outro programa pergunte ao mesmo tempo: feche-o e verifique de novo.</translation>
    </message>
    <message>
        <source>A vehicle is expected there</source>
        <translation>Ali se espera um veículo</translation>
    </message>
    <message>
        <source>It is not asked before you connect: then Leadline sends a heartbeat each second, and asks it for its clock.</source>
        <translation>Não é perguntado antes de conectar: então o Leadline envia um heartbeat a cada segundo, e pergunta o relógio dele.</translation>
    </message>
    <message>
        <source>The ground station needs this port: while Leadline has it, it hears nothing.</source>
        <translation>A estação de terra precisa desta porta: enquanto o Leadline a tem, ela não ouve nada.</translation>
    </message>
    <message>
        <source>A Ping360 says that its address is %1</source>
        <translation>Um Ping360 diz que o endereço dele é %1</translation>
    </message>
    <message>
        <source>This computer is %1, and has no network in which that is.</source>
        <translation>Este computador é %1, e não tem rede que o contenha.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Nada é enviado para lá.</translation>
    </message>
    <message>
        <source>Give the sonar an address of this network, or ask there with Look here.</source>
        <translation>Dê ao sonar um endereço desta rede, ou pergunte lá com Procurar aqui.</translation>
    </message>
    <message>
        <source>It is connected</source>
        <translation>Está conectado</translation>
    </message>
    <message>
        <source>What is in use is not asked.</source>
        <translation>O que está em uso não é perguntado.</translation>
    </message>
    <message>
        <source>This computer has no network address.</source>
        <translation>Este computador não tem endereço de rede.</translation>
    </message>
    <message>
        <source>This computer is %1.</source>
        <translation>Este computador é %1.</translation>
    </message>
    <message>
        <source>It needs an address in %1, for example %2.</source>
        <translation>Precisa de um endereço em %1, por exemplo %2.</translation>
    </message>
    <message>
        <source>Leadline asks there only if you tell it to look.</source>
        <translation>O Leadline só pergunta lá se você mandar procurar.</translation>
    </message>
    <message>
        <source>%1 may serve one program at a time</source>
        <translation>%1 talvez atenda um só programa</translation>
    </message>
    <message>
        <source>%1 is an autopilot</source>
        <translation>%1 é um piloto automático</translation>
    </message>
    <message>
        <source>Leadline leaves it alone.</source>
        <translation>O Leadline o deixa em paz.</translation>
    </message>
    <message>
        <source>%1 is no USB serial adapter</source>
        <translation>%1 não é um adaptador serial USB</translation>
    </message>
    <message>
        <source>The rows could not be written: the disk is full or gone.</source>
        <translation>As linhas não puderam ser gravadas: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>There is no stream %1: the recording holds %2.</source>
        <translation>Não há fluxo %1: a gravação contém %2.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>A exportação foi cancelada; nada foi gravado.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its medium does not answer.</source>
        <translation>A gravação não pode ser lida: a mídia não responde.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk does not answer.</source>
        <translation>A gravação não pode ser lida até o fim: o disco não responde.</translation>
    </message>
    <message>
        <source>The recording has too many channels to add topics to it.</source>
        <translation>A gravação tem canais demais para incluir topics.</translation>
    </message>
    <message>
        <source>The recording could not be written: the disk is full or gone.</source>
        <translation>A gravação não pôde ser escrita: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>Nothing can be written into this folder: %1.</source>
        <translation>Nada pode ser gravado nesta pasta: %1.</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: %2.</source>
        <translation>Nada pode ser gravado em %1: %2.</translation>
    </message>
    <message>
        <source>The netCDF file could not be written: %1.</source>
        <translation>O arquivo netCDF não pôde ser gravado: %1.</translation>
    </message>
    <message>
        <source>The recording holds no pings of a sonar.</source>
        <translation>A gravação não contém pings de um sonar.</translation>
    </message>
    <message>
        <source>This part of the recording holds no pings of a sonar.</source>
        <translation>Esta parte da gravação não contém pings de um sonar.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 é uma pasta.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 já existe.</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 é um dispositivo, não um arquivo.</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another file.</source>
        <translation>%1 é a própria gravação: escolha outro arquivo.</translation>
    </message>
    <message>
        <source>%1 cannot be filled as a whole: name a folder in it.</source>
        <translation>%1 não pode ser preenchido inteiro: indique uma pasta nele.</translation>
    </message>
    <message>
        <source>%1 is a file; this format writes a folder of files.</source>
        <translation>%1 é um arquivo; este formato grava uma pasta de arquivos.</translation>
    </message>
    <message>
        <source>%1 is being written by another export.</source>
        <translation>%1 está sendo gravado por outra exportação.</translation>
    </message>
    <message>
        <source>%1 is being written by another export (process %2).</source>
        <translation>%1 está sendo gravado por outra exportação (processo %2).</translation>
    </message>
    <message>
        <source>This format needs a file; it cannot go to standard output.</source>
        <translation>Este formato precisa de um arquivo; não pode ir à saída padrão.</translation>
    </message>
    <message>
        <source>This format writes several files: name a folder for them.</source>
        <translation>Este formato grava vários arquivos: indique uma pasta para eles.</translation>
    </message>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>A saída padrão não pode ser escrita.</translation>
    </message>
    <message>
        <source>The log could not be written: the disk is full or gone.</source>
        <translation>O registro não pôde ser gravado: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>The recording holds no sonar.</source>
        <translation>A gravação não contém sonar.</translation>
    </message>
    <message>
        <source>A log of Ping Viewer holds one sonar: choose a stream of %1.</source>
        <translation>Um registro do Ping Viewer contém um sonar: escolha um fluxo de %1.</translation>
    </message>
    <message>
        <source>The picture is no PNG.</source>
        <translation>A imagem não é PNG.</translation>
    </message>
    <message>
        <source>A picture has no room for the text %1.</source>
        <translation>Uma imagem não tem espaço para o texto %1.</translation>
    </message>
    <message>
        <source>The file is no PNG.</source>
        <translation>O arquivo não é PNG.</translation>
    </message>
    <message>
        <source>The recording holds no MAVLink.</source>
        <translation>A gravação não contém MAVLink.</translation>
    </message>
    <message>
        <source>The recording does not say when its messages came.</source>
        <translation>A gravação não diz quando vieram as mensagens.</translation>
    </message>
    <message>
        <source>What was exported is simulated, and a %1 has no place to say so: let the file&apos;s name tell it.</source>
        <translation>O que foi exportado é simulado, e %1 não tem onde dizer isso: que o nome do arquivo o diga.</translation>
    </message>
    <message>
        <source>Nothing is marked in %1, or in this part of it.</source>
        <translation>Nada está marcado em %1, ou nesta parte.</translation>
    </message>
    <message>
        <source>The markers could not be written: the disk may be full.</source>
        <translation>As marcas não puderam ser gravadas: talvez o disco esteja cheio.</translation>
    </message>
    <message>
        <source>%1 without a position left out; markers-csv takes all of them.</source>
        <translation>%1 sem posição omitidas; markers-csv leva todas.</translation>
    </message>
    <message>
        <source>The picture %1 could not be written: the disk is full or gone.</source>
        <translation>A imagem %1 não pôde ser gravada: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>There are no pings to draw in this recording, or in this part of it.</source>
        <translation>Não há pings para desenhar nesta gravação, ou nesta parte.</translation>
    </message>
    <message>
        <source>The dive sheet could not be put beside it: %1</source>
        <translation>A ficha de mergulho não pôde ser posta ao lado: %1</translation>
    </message>
    <message>
        <source>another one lies there.</source>
        <translation>já existe outra ali.</translation>
    </message>
    <message>
        <source>No program on this computer makes videos: install ffmpeg (apt install ffmpeg), then export again.</source>
        <translation>Nenhum programa deste computador faz vídeos: instale o ffmpeg (apt install ffmpeg) e exporte de novo.</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 não pode ser iniciado.</translation>
    </message>
    <message>
        <source>%1 stopped before the video was done.</source>
        <translation>%1 parou antes de o vídeo ficar pronto.</translation>
    </message>
    <message>
        <source>%1 cannot make the video: %2</source>
        <translation>%1 não consegue fazer o vídeo: %2</translation>
    </message>
    <message>
        <source>%1 holds no pings to make a video of in that part.</source>
        <translation>%1 não contém naquela parte pings para um vídeo.</translation>
    </message>
    <message>
        <source>%1 holds nothing in that part.</source>
        <translation>%1 não contém nada naquela parte.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 não pode ser criado.</translation>
    </message>
    <message>
        <source>%1: the colour map cannot be read.</source>
        <translation>%1: o mapa de cores não pode ser lido.</translation>
    </message>
    <message>
        <source>%1 is too large for a colour map.</source>
        <translation>%1 é grande demais para um mapa de cores.</translation>
    </message>
    <message>
        <source>There is no palette %1: %2.</source>
        <translation>Não há paleta %1: %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, linha %2: %3</translation>
    </message>
    <message>
        <source>%1: there is no colour in this file.</source>
        <translation>%1: não há cor neste arquivo.</translation>
    </message>
    <message>
        <source>a palette has at most 4096 colours.</source>
        <translation>uma paleta tem no máximo 4096 cores.</translation>
    </message>
    <message>
        <source>a colour that begins with # has six hex digits, #rrggbb.</source>
        <translation>uma cor que começa com # tem seis dígitos hexadecimais, #rrggbb.</translation>
    </message>
    <message>
        <source>a colour is #rrggbb or three numbers, red green blue.</source>
        <translation>uma cor é #rrggbb ou três números, vermelho verde azul.</translation>
    </message>
    <message>
        <source>this is the only colour; a palette needs two.</source>
        <translation>esta é a única cor; uma paleta precisa de duas.</translation>
    </message>
    <message>
        <source>in a file with decimal points every number is from 0 to 1.</source>
        <translation>num arquivo com pontos decimais cada número vai de 0 a 1.</translation>
    </message>
    <message>
        <source>every number is from 0 to 255.</source>
        <translation>cada número vai de 0 a 255.</translation>
    </message>
    <message>
        <source>The picture could not be made: there is no memory for it.</source>
        <translation>A imagem não pôde ser feita: falta memória para ela.</translation>
    </message>
    <message>
        <source>There is no folder for the picture.</source>
        <translation>Não há pasta para a imagem.</translation>
    </message>
    <message>
        <source>The report cannot be written: the disk is full or gone.</source>
        <translation>O relatório não pode ser gravado: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>A host is missing before the port, as in udp://192.168.2.2:9092.</source>
        <translation>Falta um host antes da porta, como em udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not an IPv6 address.</source>
        <translation>%1 não é um endereço IPv6.</translation>
    </message>
    <message>
        <source>%1 is neither the name nor the address of a host.</source>
        <translation>%1 não é nem o nome nem o endereço de um host.</translation>
    </message>
    <message>
        <source>%1 is not an IPv4 address: it has four numbers from 0 to 255.</source>
        <translation>%1 não é um endereço IPv4: ele tem quatro números de 0 a 255.</translation>
    </message>
    <message>
        <source>%1 stands for every address; say which one to connect to.</source>
        <translation>%1 vale por qualquer endereço; diga a qual conectar.</translation>
    </message>
    <message>
        <source>The bracket of the IPv6 address %1 is not closed.</source>
        <translation>O colchete do endereço IPv6 %1 não está fechado.</translation>
    </message>
    <message>
        <source>Behind the bracket of an IPv6 address comes its port, as in [::1]:9092.</source>
        <translation>Depois do colchete de um endereço IPv6 vem a porta, como em [::1]:9092.</translation>
    </message>
    <message>
        <source>An IPv6 address goes in brackets, as in udp://[::1]:9092.</source>
        <translation>Um endereço IPv6 vai entre colchetes, como em udp://[::1]:9092.</translation>
    </message>
    <message>
        <source>The port is missing, as in udp://192.168.2.2:9092.</source>
        <translation>Falta a porta, como em udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>%1 is not a port: it is a number from 1 to 65535.</source>
        <translation>%1 não é uma porta: ela é um número de 1 a 65535.</translation>
    </message>
    <message>
        <source>%1 is not the path of a port.</source>
        <translation>%1 não é o caminho de uma porta.</translation>
    </message>
    <message>
        <source>The port is missing, as in serial:/dev/ttyUSB0.</source>
        <translation>Falta a porta, como em serial:/dev/ttyUSB0.</translation>
    </message>
    <message>
        <source>There is no simulator %1: there are sim:ping1d, sim:ping360 and sim:vehicle.</source>
        <translation>Não há simulador %1: há sim:ping1d, sim:ping360 e sim:vehicle.</translation>
    </message>
    <message>
        <source>The device is said twice.</source>
        <translation>O dispositivo está dito duas vezes.</translation>
    </message>
    <message>
        <source>There is no device %1: there are ping1d, ping360 and vehicle.</source>
        <translation>Não há dispositivo %1: há ping1d, ping360 e vehicle.</translation>
    </message>
    <message>
        <source>The baud rate is said twice.</source>
        <translation>A velocidade está dita duas vezes.</translation>
    </message>
    <message>
        <source>%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.</source>
        <translation>%1 não é uma velocidade, como em serial:/dev/ttyUSB0?baud=115200.</translation>
    </message>
    <message>
        <source>A link of this kind has no option %1.</source>
        <translation>Uma conexão deste tipo não tem a opção %1.</translation>
    </message>
    <message>
        <source>%1 is not a link: it begins with serial:, udp:, udpin:, tcp: or sim:, as in udp://192.168.2.2:9092.</source>
        <translation>%1 não é uma conexão: ela começa com serial:, udp:, udpin:, tcp: ou sim:, como em udp://192.168.2.2:9092.</translation>
    </message>
    <message>
        <source>There are no simulated devices here.</source>
        <translation>Aqui não há dispositivos simulados.</translation>
    </message>
    <message>
        <source>The name %1 is not known in this network.</source>
        <translation>O nome %1 não é conhecido nesta rede.</translation>
    </message>
    <message>
        <source>This computer has no way to %1: check cable and network address.</source>
        <translation>Este computador não tem caminho até %1: verifique o cabo e o endereço de rede.</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer.</source>
        <translation>%1 não é um endereço deste computador.</translation>
    </message>
    <message>
        <source>UDP port %1 is in use by another program.</source>
        <translation>A porta UDP %1 está em uso por outro programa.</translation>
    </message>
    <message>
        <source>This user may not listen on UDP port %1.</source>
        <translation>Este usuário não pode escutar na porta UDP %1.</translation>
    </message>
    <message>
        <source>Listening on UDP port %1 of %2 is not possible.</source>
        <translation>Não é possível escutar na porta UDP %1 de %2.</translation>
    </message>
    <message>
        <source>%1 is there, but nothing listens on its TCP port %2.</source>
        <translation>%1 está aí, mas nada escuta na porta TCP %2.</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 fechou a conexão.</translation>
    </message>
    <message>
        <source>%1 does not answer on TCP port %2.</source>
        <translation>%1 não responde na porta TCP %2.</translation>
    </message>
    <message>
        <source>%1 is not there: check that the adapter is plugged in.</source>
        <translation>%1 não está aí: verifique se o adaptador está conectado.</translation>
    </message>
    <message>
        <source>Another program uses %1.</source>
        <translation>Outro programa usa %1.</translation>
    </message>
    <message>
        <source>This user may not open %1, which belongs to group %2.</source>
        <translation>Este usuário não pode abrir %1, que pertence ao grupo %2.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 não pode ser aberto: %2.</translation>
    </message>
    <message>
        <source>%1 is gone: check that the adapter is plugged in.</source>
        <translation>%1 sumiu: verifique se o adaptador está conectado.</translation>
    </message>
    <message>
        <source>No UDP port could be opened: %1.</source>
        <translation>Nenhuma porta UDP pôde ser aberta: %1.</translation>
    </message>
    <message>
        <source>The simulated cable is unplugged.</source>
        <translation>O cabo simulado está desconectado.</translation>
    </message>
    <message>
        <source>%1 cannot be set by this user.</source>
        <translation>%1 não pode ser ajustado por este usuário.</translation>
    </message>
    <message>
        <source>Timing has the command that helps.</source>
        <translation>A página Tempos tem o comando que ajuda.</translation>
    </message>
    <message>
        <source>%1 passes data on after 1 ms.</source>
        <translation>%1 passa os dados após 1 ms.</translation>
    </message>
    <message>
        <source>%1 is a vehicle&apos;s link, and no sonar&apos;s: ?device=ping1d or ?device=ping360 behind it says otherwise.</source>
        <translation>%1 é a conexão de um veículo, não de um sonar: ?device=ping1d ou ?device=ping360 no final diz outra coisa.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: one sender at a time is listened to on port %1.</source>
        <translation>1 datagrama foi descartado: escuta-se um remetente por vez na porta %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: one sender at a time is listened to on port %2.</source>
        <translation>%1 datagramas foram descartados: escuta-se um remetente por vez na porta %2.</translation>
    </message>
    <message>
        <source>1 datagram was dropped: it came from another than %1.</source>
        <translation>1 datagrama foi descartado: não veio de %1.</translation>
    </message>
    <message>
        <source>%1 datagrams were dropped: they came from others than %2.</source>
        <translation>%1 datagramas foram descartados: não vieram de %2.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes, which is a draft of the protocol.</source>
        <translation>Os quadros têm identificadores de sistema de quatro bytes, o que é um rascunho do protocolo.</translation>
    </message>
    <message>
        <source>Its frames name their target in the header, which is a draft of the protocol.</source>
        <translation>Os quadros nomeiam o destino no cabeçalho, o que é um rascunho do protocolo.</translation>
    </message>
    <message>
        <source>Its frames have system ids of four bytes and name their target in the header, which are drafts of the protocol.</source>
        <translation>Os quadros têm identificadores de sistema de quatro bytes e nomeiam o destino no cabeçalho, que são rascunhos do protocolo.</translation>
    </message>
    <message>
        <source>Its frames are in a form that this version does not know.</source>
        <translation>Os quadros têm uma forma que esta versão não conhece.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>A program (process %1)</source>
        <translation>Um programa (processo %1)</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>a device of an unknown type</source>
        <translation>um dispositivo de tipo desconhecido</translation>
    </message>
    <message>
        <source>%1 to %2 m</source>
        <translation>%1 a %2 m</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceito</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>recusado por ora</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>negado</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>não suportado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>começado</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>long only</source>
        <translation>só longo</translation>
    </message>
    <message>
        <source>int only</source>
        <translation>só inteiro</translation>
    </message>
    <message>
        <source>wrong frame</source>
        <translation>referência errada</translation>
    </message>
    <message>
        <source>answered in an unknown way</source>
        <translation>resposta desconhecida</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>%1 refused for now</source>
        <translation>%1 recusado por ora</translation>
    </message>
    <message>
        <source>%1 denied</source>
        <translation>%1 negado</translation>
    </message>
    <message>
        <source>%1 not supported</source>
        <translation>%1 não suportado</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 falhou</translation>
    </message>
    <message>
        <source>%1 long only</source>
        <translation>%1 só longo</translation>
    </message>
    <message>
        <source>%1 int only</source>
        <translation>%1 só inteiro</translation>
    </message>
    <message>
        <source>%1 wrong frame</source>
        <translation>%1 referência errada</translation>
    </message>
    <message>
        <source>%1 answered in an unknown way</source>
        <translation>%1 resposta desconhecida</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 sem resposta</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganho</translation>
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
        <translation>Velocidade do som do dispositivo</translation>
    </message>
    <message>
        <source>Pinging</source>
        <translation>Emissão de pings</translation>
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
        <translation>ganho</translation>
    </message>
    <message>
        <source>ping interval</source>
        <translation>intervalo de pings</translation>
    </message>
    <message>
        <source>sound speed</source>
        <translation>velocidade do som</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frequência</translation>
    </message>
    <message>
        <source>transmit duration</source>
        <translation>duração da emissão</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>setor</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>stare</source>
        <translation>olhar fixo</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>o disco está protegido contra gravação</translation>
    </message>
    <message>
        <source>this user may not write there</source>
        <translation>este usuário não pode gravar ali</translation>
    </message>
    <message>
        <source>a file stands where its folder should be</source>
        <translation>há um arquivo onde deveria estar a pasta</translation>
    </message>
    <message>
        <source>a folder stands in its place</source>
        <translation>há uma pasta no lugar</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>o disco não responde</translation>
    </message>
    <message>
        <source>the disk takes no file that large</source>
        <translation>o disco não aceita um arquivo tão grande</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>o sistema recusa</translation>
    </message>
    <message>
        <source>the system refuses it (error %1)</source>
        <translation>o sistema recusa (erro %1)</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>o nome está ocupado</translation>
    </message>
    <message>
        <source>its disk is gone</source>
        <translation>o disco sumiu</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>o disco recusa</translation>
    </message>
    <message>
        <source>the disk does not take a file of this kind</source>
        <translation>o disco não aceita um arquivo deste tipo</translation>
    </message>
    <message>
        <source>Leadline writes netCDF on Linux only, so far</source>
        <translation>o Leadline por enquanto grava netCDF só no Linux</translation>
    </message>
    <message>
        <source>no stream at all</source>
        <translation>nenhum fluxo</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensagem</translation>
    </message>
    <message>
        <source>%1 messages</source>
        <translation>%1 mensagens</translation>
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
        <translation>%1 está sendo gravado por outro programa neste momento.</translation>
    </message>
    <message>
        <source>%1 is too large to be Leadline&apos;s.</source>
        <translation>%1 é grande demais para ser do Leadline.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its medium does not answer.</source>
        <translation>%1 não pode ser lido até o fim: a mídia não responde.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end: its disk does not answer.</source>
        <translation>%1 não pode ser lido até o fim: o disco não responde.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 não pode ser gravado: %2.</translation>
    </message>
    <message>
        <source>It is kept in %1 instead.</source>
        <translation>Fica guardado em %1 em vez disso.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Isto não é uma ficha de mergulho do Leadline.</translation>
    </message>
    <message>
        <source>What lies beside %1 as its dive sheet is none.</source>
        <translation>O que está ao lado de %1 como ficha de mergulho não é uma.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a recording.</source>
        <translation>%1 é uma pasta, não uma gravação.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 não é um arquivo que se possa ler.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this user may not read it, or its medium is gone.</source>
        <translation>%1 não pode ser aberto: este usuário não pode lê-lo, ou a mídia sumiu.</translation>
    </message>
    <message>
        <source>No temporary file could be made.</source>
        <translation>Não foi possível criar um arquivo temporário.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full.</source>
        <translation>A pasta de arquivos temporários está cheia.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: %2.</source>
        <translation>%1 não pode ser mudado: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2.</source>
        <translation>%1 não pode ser criado: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 não é um arquivo.</translation>
    </message>
    <message>
        <source>%1 is being recorded at this moment: it is left alone.</source>
        <translation>%1 está sendo gravado neste momento: não se mexe nele.</translation>
    </message>
    <message>
        <source>On this system Leadline cannot record or repair yet.</source>
        <translation>Neste sistema o Leadline ainda não pode gravar nem reparar.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Mark renamed: %1</source>
        <translation>Marca renomeada: %1</translation>
    </message>
    <message>
        <source>Mark deleted</source>
        <translation>Marca apagada</translation>
    </message>
    <message>
        <source>Mark brought back</source>
        <translation>Marca recuperada</translation>
    </message>
    <message>
        <source>%1 is empty: there is nothing to save.</source>
        <translation>%1 está vazio: não há nada a salvar.</translation>
    </message>
    <message>
        <source>%1 is not an MCAP recording.</source>
        <translation>%1 não é uma gravação MCAP.</translation>
    </message>
    <message>
        <source>%1 is complete: there is nothing to repair.</source>
        <translation>%1 está completa: não há nada a reparar.</translation>
    </message>
    <message>
        <source>%1 is complete now: %2 messages.</source>
        <translation>%1 agora está completa: %2 mensagens.</translation>
    </message>
    <message>
        <source>%1 is complete now: %2 messages, up to %3.</source>
        <translation>%1 agora está completa: %2 mensagens, até %3.</translation>
    </message>
    <message>
        <source>%1 bytes held no whole message.</source>
        <translation>%1 bytes não continham nenhuma mensagem inteira.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>O arquivo danificado é guardado como %1.</translation>
    </message>
    <message>
        <source>%1 is damaged, and no copy of it could be kept: it was not changed.</source>
        <translation>%1 está danificado, e nenhuma cópia pôde ser guardada: não foi mudado.</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file.</source>
        <translation>%1 não pôde ser substituído pelo arquivo reparado.</translation>
    </message>
    <message>
        <source>The recording cannot be read: its disk does not answer.</source>
        <translation>A gravação não pode ser lida: o disco não responde.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: its medium failed.</source>
        <translation>%1 não pôde ser lido até o fim: a mídia falhou.</translation>
    </message>
    <message>
        <source>%1 could not be uncompressed: the folder for temporary files is full.</source>
        <translation>%1 não pôde ser descompactado: a pasta de arquivos temporários está cheia.</translation>
    </message>
    <message>
        <source>%1 holds more frames than one log can.</source>
        <translation>%1 contém mais quadros do que cabem em um registro.</translation>
    </message>
    <message>
        <source>Nothing is lost; a faster disk or card helps.</source>
        <translation>Nada se perde; um disco ou cartão mais rápido ajuda.</translation>
    </message>
    <message>
        <source>%1 messages were not recorded: the disk did not take data for too long.</source>
        <translation>%1 mensagens não foram gravadas: o disco não aceitou dados por tempo demais.</translation>
    </message>
    <message>
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.</source>
        <translation>O Leadline abre gravações .mcap e arquivos .bin (Ping Viewer), .tlog e .svlog.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vazio.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its medium does not answer.</source>
        <translation>%1 não pode ser lido: a mídia não responde.</translation>
    </message>
    <message>
        <source>%1 starts with text.</source>
        <translation>%1 começa com texto.</translation>
    </message>
    <message>
        <source>%1 is not a sonar recording.</source>
        <translation>%1 não é uma gravação de sonar.</translation>
    </message>
    <message>
        <source>Nothing can be recorded in %1: %2.</source>
        <translation>Nada pode ser gravado em %1: %2.</translation>
    </message>
    <message>
        <source>%1 GB left: about %2 at this rate.</source>
        <translation>Restam %1 GB: cerca de %2 neste ritmo.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 não foi gravado enquanto o disco estava cheio; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full; what came since then is in a new file.</source>
        <translation>%1 não foram gravados enquanto o disco estava cheio; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded; what came since then is in a new file.</source>
        <translation>%1 foi removido enquanto era gravado; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 foi removido enquanto era gravado, e com ele %2; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>What comes in waits in memory and is written as soon as the disk takes it.</source>
        <translation>O que chega espera na memória e é gravado assim que o disco aceitar.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 ainda não tem índice: leadline-cli repair o completa.</translation>
    </message>
    <message>
        <source>Make room, then start recording again.</source>
        <translation>Libere espaço e comece a gravar de novo.</translation>
    </message>
    <message>
        <source>Make room: with %1 MB free it goes on in a new file.</source>
        <translation>Libere espaço: com %1 MB livres continua em um novo arquivo.</translation>
    </message>
    <message>
        <source>Recording ended: only %1 MB are left on the disk.</source>
        <translation>Gravação encerrada: só restam %1 MB no disco.</translation>
    </message>
    <message>
        <source>The end of the recording could not be written: %1 lost.</source>
        <translation>O fim da gravação não pôde ser gravado: %1 perdidos.</translation>
    </message>
    <message>
        <source>The log is full: what comes now is recorded, but not shown.</source>
        <translation>O registro está cheio: o que vem agora é gravado, mas não mostrado.</translation>
    </message>
    <message>
        <source>This computer slept for %1: nothing was received meanwhile.</source>
        <translation>Este computador dormiu %1: nada foi recebido enquanto isso.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set forward by %1.</source>
        <translation>O relógio deste computador foi adiantado %1.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock was set back by %1.</source>
        <translation>O relógio deste computador foi atrasado %1.</translation>
    </message>
    <message>
        <source>The times of this dive go on as they began.</source>
        <translation>As horas deste mergulho continuam como começaram.</translation>
    </message>
    <message>
        <source>The clock was set</source>
        <translation>O relógio foi acertado</translation>
    </message>
    <message>
        <source>Gap of %1 s</source>
        <translation>Lacuna de %1 s</translation>
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
        <translation>Montagem: normal %1.</translation>
    </message>
    <message>
        <source>Mounting: upside down %1.</source>
        <translation>Montagem: invertida %1.</translation>
    </message>
    <message>
        <source>The name of the file does not say for which sonar it is: the maker&apos;s begin with Ping-V, Ping2-V or Ping360-V.</source>
        <translation>O nome do arquivo não diz para qual sonar ele é: os do fabricante começam com Ping-V, Ping2-V ou Ping360-V.</translation>
    </message>
    <message>
        <source>The file is for a %1, and this is a %2.</source>
        <translation>O arquivo é para um %1, e este é um %2.</translation>
    </message>
    <message>
        <source>The file is for a %1, and a %2 answers.</source>
        <translation>O arquivo é para um %1, e responde um %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>O arquivo não pode ser lido: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>The file is too large to be firmware.</source>
        <translation>O arquivo é grande demais para ser firmware.</translation>
    </message>
    <message>
        <source>The file is no firmware: an Intel HEX file begins with a colon.</source>
        <translation>O arquivo não é firmware: um arquivo Intel HEX começa com dois-pontos.</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it.</source>
        <translation>Baixe o próprio arquivo, não a página que o mostra.</translation>
    </message>
    <message>
        <source>Line %1 of the file %2: it is damaged.</source>
        <translation>A linha %1 do arquivo %2: ele está danificado.</translation>
    </message>
    <message>
        <source>The file ends early: its last line is missing.</source>
        <translation>O arquivo acaba cedo: falta a última linha.</translation>
    </message>
    <message>
        <source>The file gives the same byte twice: it is damaged.</source>
        <translation>O arquivo dá o mesmo byte duas vezes: está danificado.</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>Obtenha-o de novo de onde veio.</translation>
    </message>
    <message>
        <source>The file is not for a Ping1D or Ping2: %1.</source>
        <translation>O arquivo não é para um Ping1D ou Ping2: %1.</translation>
    </message>
    <message>
        <source>The file is not for a Ping360: %1.</source>
        <translation>O arquivo não é para um Ping360: %1.</translation>
    </message>
    <message>
        <source>The file would overwrite the bootloader of the Ping360: it is not made for an update.</source>
        <translation>O arquivo sobrescreveria o bootloader do Ping360: não é feito para uma atualização.</translation>
    </message>
    <message>
        <source>The sonar does not answer.</source>
        <translation>O sonar não responde.</translation>
    </message>
    <message>
        <source>Two devices answer on this line: connect only the one that gets the firmware.</source>
        <translation>Dois dispositivos respondem nesta linha: conecte só o que recebe o firmware.</translation>
    </message>
    <message>
        <source>The port does not take what is sent.</source>
        <translation>A porta não aceita o que é enviado.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Nothing was sent to the sonar.</source>
        <translation>Nada foi enviado ao sonar.</translation>
    </message>
    <message>
        <source>Nothing was written: switch the sonar off and on, and it runs as before.</source>
        <translation>Nada foi gravado: desligue e ligue o sonar, e ele funciona como antes.</translation>
    </message>
    <message>
        <source>The bootloader of the Ping360 does not answer.</source>
        <translation>O bootloader do Ping360 não responde.</translation>
    </message>
    <message>
        <source>The bootloader that answers is of another device, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>O bootloader que responde é de outro dispositivo, e só se conhece a versão 2.1.2 de um Ping360.</translation>
    </message>
    <message>
        <source>The bootloader that answers is version %1, and only version 2.1.2 of a Ping360 is known.</source>
        <translation>O bootloader que responde é da versão %1, e só se conhece a versão 2.1.2 de um Ping360.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to page %1.</source>
        <translation>O Ping360 não responde à página %1.</translation>
    </message>
    <message>
        <source>The Ping360 refuses page %1.</source>
        <translation>O Ping360 recusa a página %1.</translation>
    </message>
    <message>
        <source>The Ping360 does not answer to its configuration.</source>
        <translation>O Ping360 não responde à configuração.</translation>
    </message>
    <message>
        <source>The Ping360 refuses its configuration.</source>
        <translation>O Ping360 recusa a configuração.</translation>
    </message>
    <message>
        <source>What was read back of page %1 is not what was written.</source>
        <translation>O que foi relido da página %1 não é o que foi gravado.</translation>
    </message>
    <message>
        <source>Its bootloader is in charge and waits: leave the power on and write the file again.</source>
        <translation>O bootloader dele está no comando e espera: deixe a energia ligada e grave o arquivo de novo.</translation>
    </message>
    <message>
        <source>A copy of the firmware cannot be written to %1: %2.</source>
        <translation>Uma cópia do firmware não pode ser gravada em %1: %2.</translation>
    </message>
    <message>
        <source>stm32flash cannot be started: %1.</source>
        <translation>O stm32flash não pode ser iniciado: %1.</translation>
    </message>
    <message>
        <source>The boot code of the sonar does not answer.</source>
        <translation>O código de boot do sonar não responde.</translation>
    </message>
    <message>
        <source>stm32flash says: %1.</source>
        <translation>O stm32flash diz: %1.</translation>
    </message>
    <message>
        <source>stm32flash ended before the firmware was written.</source>
        <translation>O stm32flash terminou antes de o firmware ser gravado.</translation>
    </message>
    <message>
        <source>stm32flash did not say that all was written and read back.</source>
        <translation>O stm32flash não disse que tudo foi gravado e relido.</translation>
    </message>
    <message>
        <source>What was read back is not what was written.</source>
        <translation>O que foi relido não é o que foi gravado.</translation>
    </message>
    <message>
        <source>The firmware was not written completely.</source>
        <translation>O firmware não foi gravado por completo.</translation>
    </message>
    <message>
        <source>As long as the power stays on its boot code waits: write the file again.</source>
        <translation>Enquanto a energia ficar ligada, o código de boot dele espera: grave o arquivo de novo.</translation>
    </message>
    <message>
        <source>%1 (process %2)</source>
        <translation>%1 (processo %2)</translation>
    </message>
    <message>
        <source>stands behind the last one</source>
        <translation>vem depois da última</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>não começa com dois-pontos</translation>
    </message>
    <message>
        <source>has something else than pairs of digits</source>
        <translation>tem algo além de pares de dígitos</translation>
    </message>
    <message>
        <source>has not the length that it says</source>
        <translation>não tem o comprimento que indica</translation>
    </message>
    <message>
        <source>has a wrong checksum</source>
        <translation>tem uma soma de verificação errada</translation>
    </message>
    <message>
        <source>is the last one and has data</source>
        <translation>é a última e tem dados</translation>
    </message>
    <message>
        <source>is of a kind that nobody knows</source>
        <translation>é de um tipo que ninguém conhece</translation>
    </message>
    <message>
        <source>has too much or too little for its kind</source>
        <translation>tem dados demais ou de menos para o seu tipo</translation>
    </message>
    <message>
        <source>reaches over the end of its part of the memory</source>
        <translation>passa do fim da sua parte da memória</translation>
    </message>
    <message>
        <source>its bytes are no whole words</source>
        <translation>os bytes não formam palavras inteiras</translation>
    </message>
    <message>
        <source>its words have more than 24 bits</source>
        <translation>as palavras têm mais de 24 bits</translation>
    </message>
    <message>
        <source>it has bytes behind the configuration</source>
        <translation>tem bytes depois da configuração</translation>
    </message>
    <message>
        <source>it has no program where that of a Ping360 begins</source>
        <translation>não tem programa onde começa o de um Ping360</translation>
    </message>
    <message>
        <source>it lacks a part of the configuration</source>
        <translation>falta uma parte da configuração</translation>
    </message>
    <message>
        <source>it is larger than the memory of one</source>
        <translation>é maior que a memória dele</translation>
    </message>
    <message>
        <source>it does not begin where their memory does</source>
        <translation>não começa onde começa a memória deles</translation>
    </message>
    <message>
        <source>it is larger than their memory</source>
        <translation>é maior que a memória deles</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>é curto demais</translation>
    </message>
    <message>
        <source>it does not begin as a program of their processor</source>
        <translation>não começa como um programa do processador deles</translation>
    </message>
    <message>
        <source>The disk is slow: the last %1 s are not yet safe against a power cut.</source>
        <translation>O disco está lento: os últimos %1 s ainda não estão a salvo de uma queda de energia.</translation>
    </message>
    <message>
        <source>one row a ping and distance</source>
        <translation>uma linha por ping e distância</translation>
    </message>
    <message>
        <source>all of it or a part, packed with zstd</source>
        <translation>toda ou uma parte, comprimida com zstd</translation>
    </message>
    <message>
        <source>one sonar, as Ping Viewer logs and plays it (.bin)</source>
        <translation>um sonar, como o Ping Viewer o registra e reproduz (.bin)</translation>
    </message>
    <message>
        <source>the vehicle&apos;s MAVLink, as ground stations log it</source>
        <translation>o MAVLink do veículo, como as estações de terra o registram</translation>
    </message>
    <message>
        <source>a report of the dive, for paper</source>
        <translation>um relatório do mergulho, para papel</translation>
    </message>
    <message>
        <source>all pings with their settings and the vehicle, along SONAR-netCDF4</source>
        <translation>todos os pings com seus ajustes e o veículo, conforme SONAR-netCDF4</translation>
    </message>
    <message>
        <source>the echoes as they came, by ffmpeg or GStreamer (MP4)</source>
        <translation>os ecos como chegaram, com ffmpeg ou GStreamer (MP4)</translation>
    </message>
    <message>
        <source>pictures in a folder: waterfalls, and a disc for each turn</source>
        <translation>imagens em uma pasta: cascatas, e um disco para cada volta</translation>
    </message>
    <message>
        <source>one row a marker</source>
        <translation>uma linha por marca</translation>
    </message>
    <message>
        <source>the markers for maps (GeoJSON)</source>
        <translation>as marcas para mapas (GeoJSON)</translation>
    </message>
    <message>
        <source>the markers for chart plotters (GPX)</source>
        <translation>as marcas para plotters náuticos (GPX)</translation>
    </message>
    <message>
        <source>the markers for globes (KML)</source>
        <translation>as marcas para globos virtuais (KML)</translation>
    </message>
    <message>
        <source>A %1 answers, of a revision that Leadline does not know.</source>
        <translation>Responde um %1, de uma revisão que o Leadline não conhece.</translation>
    </message>
    <message>
        <source>Nothing was written this time: the sonar is as it was before this try.</source>
        <translation>Nada foi gravado desta vez: o sonar está como antes desta tentativa.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again: switched off and on, the Ping360 may start firmware that is not complete.</source>
        <translation>Deixe a energia ligada e grave o arquivo de novo: se for desligado e ligado, o Ping360 pode iniciar um firmware que não está completo.</translation>
    </message>
    <message>
        <source>stm32flash was ended before it said whether something was written.</source>
        <translation>O stm32flash foi encerrado antes de dizer se algo foi gravado.</translation>
    </message>
    <message>
        <source>Leave the power on and write the file again.</source>
        <translation>Deixe a energia ligada e grave o arquivo de novo.</translation>
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
        <translation>Chegam bytes por esta conexão, mas não mensagens de um sonar: verifique o dispositivo e a velocidade dele.</translation>
    </message>
    <message>
        <source>The device on this link sends messages, but does not identify itself.</source>
        <translation>O dispositivo nesta conexão envia mensagens, mas não se identifica.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself.</source>
        <translation>O dispositivo nesta conexão se recusa a se identificar.</translation>
    </message>
    <message>
        <source>The device on this link refuses to identify itself: %1</source>
        <translation>O dispositivo nesta conexão se recusa a se identificar: %1</translation>
    </message>
    <message>
        <source>The autopilot sends 1 more message.</source>
        <translation>O piloto automático envia mais 1 mensagem.</translation>
    </message>
    <message>
        <source>The autopilot was asked for 1 message: %1.</source>
        <translation>Foi pedida 1 mensagem ao piloto automático: %1.</translation>
    </message>
    <message>
        <source>Computer is there</source>
        <translation>O computador está lá</translation>
    </message>
    <message>
        <source>Its port is open</source>
        <translation>A porta dele está aberta</translation>
    </message>
    <message>
        <source>Nobody in the network has the address %1.</source>
        <translation>Ninguém na rede tem o endereço %1.</translation>
    </message>
    <message>
        <source>Waits for the computer.</source>
        <translation>Espera pelo computador.</translation>
    </message>
    <message>
        <source>%1 answers for itself.</source>
        <translation>%1 responde por si.</translation>
    </message>
    <message>
        <source>No program there has UDP port %1.</source>
        <translation>Nenhum programa lá tem a porta UDP %1.</translation>
    </message>
    <message>
        <source>No program there has TCP port %1.</source>
        <translation>Nenhum programa lá tem a porta TCP %1.</translation>
    </message>
    <message>
        <source>UDP port %1 answers.</source>
        <translation>A porta UDP %1 responde.</translation>
    </message>
    <message>
        <source>TCP port %1 answers.</source>
        <translation>A porta TCP %1 responde.</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 responde.</translation>
    </message>
    <message>
        <source>Not known: nothing came back.</source>
        <translation>Não se sabe: nada voltou.</translation>
    </message>
    <message>
        <source>Nobody refuses it, and nobody answers.</source>
        <translation>Ninguém recusa, e ninguém responde.</translation>
    </message>
    <message>
        <source>%1 does not take the connection.</source>
        <translation>%1 não aceita a conexão.</translation>
    </message>
    <message>
        <source>Leadline listens there.</source>
        <translation>O Leadline escuta ali.</translation>
    </message>
    <message>
        <source>Port is open</source>
        <translation>A porta está aberta</translation>
    </message>
    <message>
        <source>Leadline has it open.</source>
        <translation>O Leadline está com ela aberta.</translation>
    </message>
    <message>
        <source>Bytes arrive</source>
        <translation>Chegam bytes</translation>
    </message>
    <message>
        <source>They are MAVLink</source>
        <translation>São MAVLink</translation>
    </message>
    <message>
        <source>They are messages of a sonar</source>
        <translation>São mensagens de um sonar</translation>
    </message>
    <message>
        <source>They come from there.</source>
        <translation>Vêm de lá.</translation>
    </message>
    <message>
        <source>They are whole, with the right checksum.</source>
        <translation>Estão inteiros, com a soma de verificação correta.</translation>
    </message>
    <message>
        <source>None of them is a whole message.</source>
        <translation>Nenhum forma uma mensagem inteira.</translation>
    </message>
    <message>
        <source>They came before, and stopped.</source>
        <translation>Vinham antes, e pararam.</translation>
    </message>
    <message>
        <source>None came so far.</source>
        <translation>Nenhum veio até agora.</translation>
    </message>
    <message>
        <source>Waits for bytes.</source>
        <translation>Espera por bytes.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 não está na rede</translation>
    </message>
    <message>
        <source>Nobody there has this address.</source>
        <translation>Ninguém lá tem este endereço.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the address.</source>
        <translation>Verifique a energia do veículo e o umbilical, depois o endereço.</translation>
    </message>
    <message>
        <source>Nothing listens on %1</source>
        <translation>Nada escuta em %1</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but no program of it has this port.</source>
        <translation>O computador do veículo está lá, mas nenhum programa dele tem esta porta.</translation>
    </message>
    <message>
        <source>In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.</source>
        <translation>No BlueOS, abra MAVLink Endpoints e ligue o ponto desta porta.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s computer is there, but its bridge to the sonar is stopped.</source>
        <translation>O computador do veículo está lá, mas a ponte dele para o sonar está parada.</translation>
    </message>
    <message>
        <source>In BlueOS, open Ping Sonar Devices: if the sonar is not in that list, check its power and cable.</source>
        <translation>No BlueOS, abra Ping Sonar Devices: se o sonar não estiver na lista, verifique a energia e o cabo.</translation>
    </message>
    <message>
        <source>%1 is there, but no program of it has this port.</source>
        <translation>%1 está lá, mas nenhum programa dele tem esta porta.</translation>
    </message>
    <message>
        <source>Check the port in the address, and that the bridge runs there.</source>
        <translation>Verifique a porta no endereço, e se a ponte roda lá.</translation>
    </message>
    <message>
        <source>%1 fell silent</source>
        <translation>%1 silenciou</translation>
    </message>
    <message>
        <source>The port is open, and nothing comes any more.</source>
        <translation>A porta está aberta, e não vem mais nada.</translation>
    </message>
    <message>
        <source>Nothing comes any more, and the way there is open.</source>
        <translation>Não vem mais nada, e o caminho até lá está aberto.</translation>
    </message>
    <message>
        <source>Nothing comes any more.</source>
        <translation>Não vem mais nada.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether.</source>
        <translation>Verifique a energia do veículo e o umbilical.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power and the tether, then the sonar&apos;s cable.</source>
        <translation>Verifique a energia do veículo e o umbilical, depois o cabo do sonar.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable.</source>
        <translation>Verifique a energia e o cabo do sonar.</translation>
    </message>
    <message>
        <source>It is asked again by itself.</source>
        <translation>É perguntado de novo sozinho.</translation>
    </message>
    <message>
        <source>Only programs on this computer are heard at %1: listen at 0.0.0.0 to hear a vehicle.</source>
        <translation>Em %1 só se ouvem programas deste computador: escute em 0.0.0.0 para ouvir um veículo.</translation>
    </message>
    <message>
        <source>This computer has no network address: check its network cable.</source>
        <translation>Este computador não tem endereço de rede: verifique o cabo de rede.</translation>
    </message>
    <message>
        <source>Let the vehicle&apos;s bridge send to %1, port %2.</source>
        <translation>Faça a ponte do veículo enviar para %1, porta %2.</translation>
    </message>
    <message>
        <source>Check the vehicle&apos;s power, and that its MAVLink endpoint is switched on.</source>
        <translation>Verifique a energia do veículo, e se o ponto MAVLink dele está ligado.</translation>
    </message>
    <message>
        <source>No vehicle speaks on %1</source>
        <translation>Nenhum veículo fala em %1</translation>
    </message>
    <message>
        <source>Bytes arrive, but no MAVLink.</source>
        <translation>Chegam bytes, mas não MAVLink.</translation>
    </message>
    <message>
        <source>Check the baud rate in the address.</source>
        <translation>Verifique a velocidade no endereço.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Verifique o endereço.</translation>
    </message>
    <message>
        <source>The link is down.</source>
        <translation>A conexão caiu.</translation>
    </message>
    <message>
        <source>The link is open again.</source>
        <translation>A conexão está aberta de novo.</translation>
    </message>
    <message>
        <source>1 repeated datagram was dropped.</source>
        <translation>1 datagrama repetido foi descartado.</translation>
    </message>
    <message>
        <source>%1 repeated datagrams were dropped.</source>
        <translation>%1 datagramas repetidos foram descartados.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>essa pasta não existe</translation>
    </message>
    <message>
        <source>its name is taken already</source>
        <translation>o nome já está em uso</translation>
    </message>
    <message>
        <source>%1 is as it was: its repair was stopped.</source>
        <translation>%1 está como estava: o reparo foi interrompido.</translation>
    </message>
    <message>
        <source>%1 was written anew: %2 messages.</source>
        <translation>%1 foi regravado: %2 mensagens.</translation>
    </message>
    <message>
        <source>%1 was written anew: %2 messages, up to %3.</source>
        <translation>%1 foi regravado: %2 mensagens, até %3.</translation>
    </message>
    <message>
        <source>%1 cannot be repaired further.</source>
        <translation>%1 não pode ser mais reparado.</translation>
    </message>
    <message>
        <source>The recording is damaged: 1 message is missing.</source>
        <translation>A gravação está danificada: falta 1 mensagem.</translation>
    </message>
    <message>
        <source>The recording is damaged: %1 messages are missing.</source>
        <translation>A gravação está danificada: faltam %1 mensagens.</translation>
    </message>
    <message>
        <source>The recording is damaged in places.</source>
        <translation>A gravação está danificada em partes.</translation>
    </message>
    <message>
        <source>1 message of it is lost.</source>
        <translation>1 mensagem dele se perdeu.</translation>
    </message>
    <message>
        <source>%1 messages of it are lost.</source>
        <translation>%1 mensagens dele se perderam.</translation>
    </message>
    <message>
        <source>1 message was not recorded: the disk did not take data for too long.</source>
        <translation>1 mensagem não foi gravada: o disco não aceitou dados por tempo demais.</translation>
    </message>
    <message>
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
        <translation>%1 foi encurtado enquanto era gravado: até %2 dele se perderam; o que veio desde então está em um novo arquivo.</translation>
    </message>
    <message>
        <source>Nothing was recorded: %1 lost.</source>
        <translation>Nada foi gravado: %1 perdidos.</translation>
    </message>
    <message>
        <source>The recording is damaged here</source>
        <translation>A gravação está danificada aqui</translation>
    </message>
    <message>
        <source>The recording is damaged for %1 s</source>
        <translation>A gravação está danificada por %1 s</translation>
    </message>
    <message>
        <source>%1 could not be replaced by the repaired file: it is kept as %2.</source>
        <translation>%1 não pôde ser substituído pelo arquivo reparado: está guardado como %2.</translation>
    </message>
    <message>
        <source>%1 is complete now: 1 message.</source>
        <translation>%1 está agora completo: 1 mensagem.</translation>
    </message>
    <message>
        <source>%1 is complete now: 1 message, up to %2.</source>
        <translation>%1 está agora completo: 1 mensagem, até %2.</translation>
    </message>
    <message>
        <source>1 byte held no whole message.</source>
        <translation>1 byte não continha nenhuma mensagem inteira.</translation>
    </message>
    <message>
        <source>1 record larger than 256 MiB was left out.</source>
        <translation>1 registo com mais de 256 MiB foi omitido.</translation>
    </message>
    <message>
        <source>%1 records larger than 256 MiB were left out.</source>
        <translation>%1 registos com mais de 256 MiB foram omitidos.</translation>
    </message>
    <message>
        <source>%1 was written anew: 1 message.</source>
        <translation>%1 foi escrito de novo: 1 mensagem.</translation>
    </message>
    <message>
        <source>%1 was written anew: 1 message, up to %2.</source>
        <translation>%1 foi escrito de novo: 1 mensagem, até %2.</translation>
    </message>
    <message>
        <source>Range start</source>
        <translation>Início do alcance</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Range length</source>
        <translation>Extensão do alcance</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>ganho %1</translation>
    </message>
    <message>
        <source>Sound speed of the device</source>
        <translation>Velocidade do som do dispositivo</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Setor</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequência</translation>
    </message>
    <message>
        <source>Angular step</source>
        <translation>Passo angular</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>Stare</source>
        <translation>Olhar fixo</translation>
    </message>
    <message>
        <source>Transmit duration</source>
        <translation>Duração da emissão</translation>
    </message>
    <message>
        <source>pinging</source>
        <translation>emissão</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>atraso</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 aceito</translation>
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
        <translation>%1 não pode ser sobrescrito: %2.</translation>
    </message>
    <message>
        <source>%1 exists already; --force writes over it.</source>
        <translation>%1 já existe; --force o sobrescreve.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a Ping360.</source>
        <translation>%1 não contém pings de um Ping360.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a stream %2 that this view shows.</source>
        <translation>%1 não contém pings de um fluxo %2 que esta vista mostre.</translation>
    </message>
    <message>
        <source>%1 holds no pings.</source>
        <translation>%1 não contém pings.</translation>
    </message>
    <message>
        <source>%1 is being recorded by another program.</source>
        <translation>%1 está sendo gravado por outro programa.</translation>
    </message>
    <message>
        <source>%1 is not a file that could be written over.</source>
        <translation>%1 não é um arquivo que possa ser sobrescrito.</translation>
    </message>
    <message>
        <source>%1 was not recorded while the disk was full.</source>
        <translation>%1 não foi gravado enquanto o disco estava cheio.</translation>
    </message>
    <message>
        <source>%1 were not recorded while the disk was full.</source>
        <translation>%1 não foram gravados enquanto o disco estava cheio.</translation>
    </message>
    <message>
        <source>1 ms.</source>
        <translation>1 ms.</translation>
    </message>
    <message>
        <source>Bytes arrive on this link, but no MAVLink: check the device and its baud rate.</source>
        <translation>Chegam bytes por este enlace, mas não MAVLink: verifique o dispositivo e a taxa em baud.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Desconectado.</translation>
    </message>
    <message>
        <source>Scanning.</source>
        <translation>Varrendo.</translation>
    </message>
    <message>
        <source>Standby.</source>
        <translation>Espera.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Não existe a pasta %1.</translation>
    </message>
    <message>
        <source>There is no simulator of this sonar.</source>
        <translation>Não há simulador deste sonar.</translation>
    </message>
    <message>
        <source>This system gives no pseudo terminal.</source>
        <translation>Este sistema não fornece nenhum pseudoterminal.</translation>
    </message>
    <message>
        <source>This system has no pseudo terminals.</source>
        <translation>Este sistema não tem pseudoterminais.</translation>
    </message>
    <message>
        <source>%1 holds something already.</source>
        <translation>%1 já contém algo.</translation>
    </message>
    <message>
        <source>No marker of %1 has a position, and %2 holds nothing else.</source>
        <translation>Nenhuma marca de %1 tem posição, e %2 não contém mais nada.</translation>
    </message>
    <message>
        <source>markers-csv takes all of them.</source>
        <translation>markers-csv leva todas.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 está conectado</translation>
    </message>
    <message>
        <source>%1 is silent</source>
        <translation>%1 está em silêncio</translation>
    </message>
</context>
<context>
    <name>leadline::app</name>
    <message>
        <source>C</source>
        <comment>this language&apos;s own code, such as de, for names of days and months</comment>
        <translation>pt</translation>
    </message>
    <message>
        <source>%1 is not open</source>
        <translation>%1 não está aberto</translation>
    </message>
    <message>
        <source>%1 needs attention</source>
        <translation>%1 precisa de atenção</translation>
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
        <translation>Procurando em %1 e %2</translation>
    </message>
    <message>
        <source>1 network</source>
        <translation>1 rede</translation>
    </message>
    <message>
        <source>%1 networks</source>
        <translation>%1 redes</translation>
    </message>
    <message>
        <source>1 serial port</source>
        <translation>1 porta serial</translation>
    </message>
    <message>
        <source>%1 serial ports</source>
        <translation>%1 portas seriais</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Connect all %1</source>
        <translation>Conectar todos os %1</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Conectar %1 de %2</translation>
    </message>
    <message>
        <source>Nobody else sends to this link</source>
        <translation>Ninguém mais envia a esta conexão</translation>
    </message>
    <message>
        <source>USB serial</source>
        <translation>Serial USB</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Serial</translation>
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
        <translation>UDP, escutando</translation>
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
        <translation>Não está aí</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Sem permissão</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Another rate</source>
        <translation>Outra velocidade</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Não identificado</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Outro dispositivo</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Sem rede</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Não pode ser aberto</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Device type %1</source>
        <translation>Dispositivo tipo %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
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
        <translation>a estação de terra precisa dela</translation>
    </message>
    <message>
        <source>MAVLink</source>
        <translation>MAVLink</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Perguntando</translation>
    </message>
    <message>
        <source>Answers in %1 ms</source>
        <translation>Responde em %1 ms</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Deixado em paz</translation>
    </message>
    <message>
        <source>listens to this computer only</source>
        <translation>escuta só este computador</translation>
    </message>
    <message>
        <source>listens to every network</source>
        <translation>escuta todas as redes</translation>
    </message>
    <message>
        <source>listens to the network of %1</source>
        <translation>escuta a rede de %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>%1 on the serial port %2.</source>
        <translation>%1 na porta serial %2.</translation>
    </message>
    <message>
        <source>%1 over UDP at %2, port %3.</source>
        <translation>%1 por UDP em %2, porta %3.</translation>
    </message>
    <message>
        <source>%1 that sends to UDP port %2 of this computer: %3.</source>
        <translation>%1 que envia à porta UDP %2 deste computador: %3.</translation>
    </message>
    <message>
        <source> The ground station needs this port: while Leadline has it, it hears nothing. 192.168.2.2:14660 is for programs like this one.</source>
        <translation> A estação de terra precisa desta porta: enquanto o Leadline a tem, ela não ouve nada. 192.168.2.2:14660 é para programas como este.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 por TCP em %2, porta %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: what it says is made up.</source>
        <translation>Veículo simulado: o que ele diz é inventado.</translation>
    </message>
    <message>
        <source>Simulated %1: its echoes are made up.</source>
        <translation>%1 simulado: os ecos dele são inventados.</translation>
    </message>
    <message>
        <source>Its medium failed before its end was read.</source>
        <translation>A mídia falhou antes de o fim ser lido.</translation>
    </message>
    <message>
        <source>It was cut off. All of it up to there can be played; Repair completes it for other programs.</source>
        <translation>Foi cortada. Tudo até ali pode ser reproduzido; Reparar a completa para outros programas.</translation>
    </message>
    <message>
        <source>The log ends early. All of it up to there can be played.</source>
        <translation>O registro acaba antes. Tudo até ali pode ser reproduzido.</translation>
    </message>
    <message>
        <source>%1 cannot be read: this user may not look into it.</source>
        <translation>%1 não pode ser lido: este usuário não pode olhar dentro.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
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
        <translation>Arquivo de %1 · %2</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 aqui</translation>
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
        <translation>%1 mensagens</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Sendo gravada</translation>
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
        <translation>Outro sonar</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Enviado por %1</translation>
    </message>
    <message>
        <source>Vehicle %1</source>
        <translation>Veículo %1</translation>
    </message>
    <message>
        <source> · autopilot</source>
        <translation> · piloto automático</translation>
    </message>
    <message>
        <source> · link %1</source>
        <translation> · conexão %1</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, antes %2</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>desconhecido %1</translation>
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
        <translation>talvez %1</translation>
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
        <translation> · simulado</translation>
    </message>
    <message>
        <source>once</source>
        <translation>uma vez</translation>
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
        <translation> · proa acima, não pelo rumo</translation>
    </message>
    <message>
        <source>step %1 grad</source>
        <translation>passo %1 grad</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
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
        <translation>ganho %1</translation>
    </message>
    <message>
        <source>%1 kHz</source>
        <translation>%1 kHz</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 amostras</translation>
    </message>
    <message>
        <source>transmit %1 µs</source>
        <translation>emissão %1 µs</translation>
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
        <translation>rumo</translation>
    </message>
    <message>
        <source>vehicle depth %1 m</source>
        <translation>profundidade do veículo %1 m</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the recording</source>
        <translation>%1 %2, %3 da gravação</translation>
    </message>
    <message>
        <source>Slant range %1 at %2 m/s</source>
        <translation>Distância oblíqua %1 a %2 m/s</translation>
    </message>
    <message>
        <source>relative %1</source>
        <translation>relativa %1</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadeira</translation>
    </message>
    <message>
        <source>by the vehicle&apos;s heading</source>
        <translation>pelo rumo do veículo</translation>
    </message>
    <message>
        <source>Bearing %1</source>
        <translation>Marcação %1</translation>
    </message>
    <message>
        <source>%1 m above the bottom</source>
        <translation>%1 m acima do fundo</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3 m</source>
        <translation>Posição %1°, %2° ± %3 m</translation>
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
        <translation>Nenhum eco foi guardado</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>None were set.</source>
        <translation>Nenhuma foi posta.</translation>
    </message>
    <message>
        <source>Dive report of %1</source>
        <translation>Relatório de mergulho de %1</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Dados simulados</translation>
    </message>
    <message>
        <source>Echoes below: %1</source>
        <translation>Ecos abaixo: %1</translation>
    </message>
    <message>
        <source>Round about: %1</source>
        <translation>Ao redor: %1</translation>
    </message>
    <message>
        <source>The newest ping of every bearing at %1 %2.
0° is the vehicle&apos;s front, clockwise as seen from above; not turned by the heading. Ranges are slant.</source>
        <translation>O ping mais novo de cada marcação às %1 %2.
0° é a proa do veículo, no sentido horário visto de cima; não girado pelo rumo. As distâncias são oblíquas.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lacunas</translation>
    </message>
    <message>
        <source>None: something came all the time.</source>
        <translation>Nenhuma: algo chegou o tempo todo.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>De (%1)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>These are the longest of %1.</source>
        <translation>Estas são as mais longas de %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>None: no setting changed, and nobody said anything.</source>
        <translation>Nenhum: nenhum ajuste mudou, e ninguém disse nada.</translation>
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
        <translation>O quê</translation>
    </message>
    <message>
        <source>And %1 more, which the recording holds.</source>
        <translation>E mais %1, que estão na gravação.</translation>
    </message>
    <message>
        <source>Link health</source>
        <translation>Estado da conexão</translation>
    </message>
    <message>
        <source>No vehicle is in this recording.</source>
        <translation>Não há veículo nesta gravação.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Conexão</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
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
        <translation>Sonares e seus ajustes</translation>
    </message>
    <message>
        <source>No sonar is in this part of the recording.</source>
        <translation>Não há sonar nesta parte da gravação.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>Pings</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>No início</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Dive report</source>
        <translation>Relatório de mergulho</translation>
    </message>
    <message>
        <source>Dive report · %1</source>
        <translation>Relatório de mergulho · %1</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 a %2 %3</translation>
    </message>
    <message>
        <source>Simulated data: not all of this was measured.</source>
        <translation>Dados simulados: nem tudo isto foi medido.</translation>
    </message>
    <message>
        <source>Simulated data: no sonar measured any of this.</source>
        <translation>Dados simulados: nenhum sonar mediu nada disto.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
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
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>, ends early</source>
        <translation>, acaba antes</translation>
    </message>
    <message>
        <source>Neither a vehicle&apos;s depth nor a distance to the bottom is in this recording.</source>
        <translation>Nesta gravação não há nem profundidade de um veículo nem distância ao fundo.</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. veículo</translation>
    </message>
    <message>
        <source>Vehicle depth and the Ping1D&apos;s distance</source>
        <translation>Profundidade do veículo e distância do Ping1D</translation>
    </message>
    <message>
        <source>Ping1D&apos;s distance</source>
        <translation>Distância do Ping1D</translation>
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
        <translation>%1 tem nome de imagem, mas não é uma.</translation>
    </message>
    <message>
        <source>%1 does not say which recording it shows: only pictures that Leadline made of one do, as long as no other program has saved them.</source>
        <translation>%1 não diz qual gravação mostra: só o dizem as imagens que o Leadline fez de uma, enquanto nenhum outro programa as tiver salvado.</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not there. Put it beside the picture. Looked for in %3.</source>
        <translation>%1 mostra %2, que não está aí. Ponha-o ao lado da imagem. Procurado em %3.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Piloto automático</translation>
    </message>
    <message>
        <source>Ground station</source>
        <translation>Estação de terra</translation>
    </message>
    <message>
        <source>Onboard computer</source>
        <translation>Computador de bordo</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Telemetry radio</source>
        <translation>Rádio de telemetria</translation>
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
        <translation>destino errado</translation>
    </message>
    <message>
        <source>Not asked for its time.</source>
        <translation>Não se pergunta a hora.</translation>
    </message>
    <message>
        <source>Heartbeats only. Not asked for its time.</source>
        <translation>Só heartbeats. Não se pergunta a hora.</translation>
    </message>
    <message>
        <source>Does not answer TIMESYNC or PING.</source>
        <translation>Não responde a TIMESYNC nem a PING.</translation>
    </message>
    <message>
        <source>Heartbeats only. Does not answer TIMESYNC or PING.</source>
        <translation>Só heartbeats. Não responde a TIMESYNC nem a PING.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>PING has no clock</source>
        <translation>PING não tem relógio</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>conexão %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, segundo %1</translation>
    </message>
    <message>
        <source>%1 request → reply</source>
        <translation>%1 pedido → resposta</translation>
    </message>
    <message>
        <source>%1 reply → screen</source>
        <translation>%1 resposta → tela</translation>
    </message>
    <message>
        <source>%1 ping → screen</source>
        <translation>%1 ping → tela</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: median %2, 95 percent %3 milliseconds</source>
        <translation>%1: mediana %2, 95 por cento %3 milissegundos</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms. 1 ms is possible.</source>
        <translation>%1 retém dados por até %2 ms. 1 ms é possível.</translation>
    </message>
    <message>
        <source>%1 holds data back for up to %2 ms, and this user may not change that. Copy the udev rule into a terminal.</source>
        <translation>%1 retém dados por até %2 ms, e este usuário não pode mudar isso. Copie a regra udev em um terminal.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 não pode ser criado.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 não pode ser gravado: %2.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>%1 cannot be written: its name is taken.</source>
        <translation>%1 não pode ser gravado: o nome está ocupado.</translation>
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
        <translation>rumo</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profundidade</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>other clock</source>
        <translation>outro relógio</translation>
    </message>
    <message>
        <source>no stamp</source>
        <translation>sem carimbo</translation>
    </message>
    <message>
        <source>%1, %2, last %3 ago, age %4</source>
        <translation>%1, %2, última há %3, idade %4</translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation>%1 milissegundos</translation>
    </message>
    <message>
        <source>%1 · %2 ago</source>
        <translation>%1 · há %2</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>%1 replies to nobody by name (version 1), and another program asks, too: they disturb each other. Switch TIMESYNC off in one of them.</source>
        <translation>%1 não responde a ninguém pelo nome (versão 1), e outro programa também pergunta: um atrapalha o outro. Desligue TIMESYNC em um deles.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to nobody here. A newer firmware mends that.</source>
        <translation>%1 dirige as respostas a ninguém daqui. Um firmware mais novo corrige isso.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of the requests. Ask less often, or lower the rates of its messages.</source>
        <translation>%1 perde %2 % dos pedidos. Pergunte menos, ou baixe as taxas das mensagens dele.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Sem resposta a TIMESYNC: as idades são relativas à mensagem mais rápida. Ligue TIMESYNC no roteador do veículo.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: nobody asked for the clock.</source>
        <translation>As idades são relativas à mensagem mais rápida: ninguém perguntou o relógio.</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativa</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>%1 respostas</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdidas</translation>
    </message>
    <message>
        <source>Round-trip time, median %1, 95 percent %2 milliseconds, %3, %4</source>
        <translation>Tempo de ida e volta, mediana %1, 95 por cento %2 milissegundos, %3, %4</translation>
    </message>
    <message>
        <source>%1 %2 ppm</source>
        <translation>%1 %2 ppm</translation>
    </message>
    <message>
        <source>%1 started again. Refitted.</source>
        <translation>%1 reiniciou. Reajustado.</translation>
    </message>
    <message>
        <source>What arrives is undamaged</source>
        <translation>O que chega está intacto</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 local</translation>
    </message>
    <message>
        <source>Dive</source>
        <translation>Mergulho</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
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
        <translation>Registros e mensagens: procurar</translation>
    </message>
    <message>
        <source>Logs: look again</source>
        <translation>Registros: olhar de novo</translation>
    </message>
    <message>
        <source>Connect what was found</source>
        <translation>Conectar o que foi encontrado</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Próximo tema</translation>
    </message>
    <message>
        <source>Brightness of the window</source>
        <translation>Brilho da janela</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Next file of several</source>
        <translation>Próximo de vários arquivos</translation>
    </message>
    <message>
        <source>Previous file of several</source>
        <translation>Anterior de vários arquivos</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Gravar a demo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Dive report (PDF)</source>
        <translation>Relatório de mergulho (PDF)</translation>
    </message>
    <message>
        <source>Snapshot of the window</source>
        <translation>Captura da janela</translation>
    </message>
    <message>
        <source>Snapshot of the focused plot</source>
        <translation>Captura da imagem escolhida</translation>
    </message>
    <message>
        <source>Pause or play; in a dive: look back</source>
        <translation>Pausar ou reproduzir; em mergulho: olhar para trás</translation>
    </message>
    <message>
        <source>One ping back</source>
        <translation>Um ping para trás</translation>
    </message>
    <message>
        <source>One ping forward</source>
        <translation>Um ping para frente</translation>
    </message>
    <message>
        <source>5 seconds back</source>
        <translation>5 segundos para trás</translation>
    </message>
    <message>
        <source>5 seconds forward</source>
        <translation>5 segundos para frente</translation>
    </message>
    <message>
        <source>Previous marker, event, gap or loop end</source>
        <translation>Marca, evento, lacuna ou ponta do laço anterior</translation>
    </message>
    <message>
        <source>Next marker, event, gap or loop end</source>
        <translation>Marca, evento, lacuna ou ponta do laço seguinte</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>To the end; in a dive: live</source>
        <translation>Até o fim; em mergulho: ao vivo</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Back to 1×</source>
        <translation>Voltar a 1×</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>Reproduzir ao contrário</translation>
    </message>
    <message>
        <source>Loop begins here (A)</source>
        <translation>O laço começa aqui (A)</translation>
    </message>
    <message>
        <source>Loop ends here (B)</source>
        <translation>O laço acaba aqui (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Laço sim ou não</translation>
    </message>
    <message>
        <source>Timeline: closer</source>
        <translation>Linha do tempo: aproximar</translation>
    </message>
    <message>
        <source>Timeline: wider</source>
        <translation>Linha do tempo: afastar</translation>
    </message>
    <message>
        <source>Timeline: all of it</source>
        <translation>Linha do tempo: tudo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Fit the focused plot</source>
        <translation>Ajustar a imagem escolhida</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Echo trace beside the disc</source>
        <translation>Curva de eco ao lado do disco</translation>
    </message>
    <message>
        <source>Head up, north up, course frozen</source>
        <translation>Proa acima, norte acima, rumo fixo</translation>
    </message>
    <message>
        <source>Both plots, polar only, Ping1D only</source>
        <translation>Ambas as imagens, só polar, só Ping1D</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Mark what the cursor stands on</source>
        <translation>Marcar o que está sob o cursor</translation>
    </message>
    <message>
        <source>Mark what the Ping1D measures now</source>
        <translation>Marcar o que o Ping1D mede agora</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Escrever uma nota sobre este momento</translation>
    </message>
    <message>
        <source>Bring back the deleted marker</source>
        <translation>Recuperar a marca apagada</translation>
    </message>
    <message>
        <source>Longer range</source>
        <translation>Alcance maior</translation>
    </message>
    <message>
        <source>Shorter range</source>
        <translation>Alcance menor</translation>
    </message>
    <message>
        <source>More gain</source>
        <translation>Mais ganho</translation>
    </message>
    <message>
        <source>Less gain</source>
        <translation>Menos ganho</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Próximo setor</translation>
    </message>
    <message>
        <source>Previous sector</source>
        <translation>Setor anterior</translation>
    </message>
    <message>
        <source>Standby of the focused sonar, or of all</source>
        <translation>Espera do sonar escolhido, ou de todos</translation>
    </message>
    <message>
        <source>OK: the alarm is known</source>
        <translation>OK: o alarme é conhecido</translation>
    </message>
    <message>
        <source>Say the distance to the bottom</source>
        <translation>Dizer a distância ao fundo</translation>
    </message>
    <message>
        <source>Pages and window</source>
        <translation>Páginas e janela</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Markers and notes</source>
        <translation>Marcas e notas</translation>
    </message>
    <message>
        <source>Sonars and alarms</source>
        <translation>Sonares e alarmes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. Take it from there?</source>
        <translation>%1 é a tecla de “%2”. Usá-la aqui em vez de lá?</translation>
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
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
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
        <translation>Menu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>PrtSc</translation>
    </message>
    <message>
        <source>This key has no name here. Choose another one.</source>
        <translation>Esta tecla não tem nome aqui. Escolha outra.</translation>
    </message>
    <message>
        <source>%1 goes from control to control. Choose another key.</source>
        <translation>%1 vai de controle em controle. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 leaves and closes. Choose another key.</source>
        <translation>%1 sai e fecha. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to the control that has the focus. Choose another key.</source>
        <translation>%1 é do controle que tem o foco. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to the list, plot or field that has the focus. Choose another key.</source>
        <translation>%1 é da lista, imagem ou campo que tem o foco. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to the desktop. Choose another key.</source>
        <translation>%1 é da área de trabalho. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>Its autopilot is heard</source>
        <translation>O piloto automático dele é ouvido</translation>
    </message>
    <message>
        <source>Its heartbeat comes.</source>
        <translation>O heartbeat dele chega.</translation>
    </message>
    <message>
        <source>None of the messages is its heartbeat.</source>
        <translation>Nenhuma das mensagens é o heartbeat dele.</translation>
    </message>
    <message>
        <source>Waits for messages.</source>
        <translation>Espera por mensagens.</translation>
    </message>
    <message>
        <source>Signatures match</source>
        <translation>As assinaturas conferem</translation>
    </message>
    <message>
        <source>Some do not: their messages are refused.</source>
        <translation>Algumas não: as mensagens delas são recusadas.</translation>
    </message>
    <message>
        <source>None was refused.</source>
        <translation>Nenhuma foi recusada.</translation>
    </message>
    <message>
        <source>Nobody else has our ids</source>
        <translation>Ninguém mais tem os nossos ids</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Outro programa também fala como %1: %2 está livre.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este computador</translation>
    </message>
    <message>
        <source>Not in the network</source>
        <translation>Não está na rede</translation>
    </message>
    <message>
        <source>Port closed</source>
        <translation>Porta fechada</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensagem</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
    </message>
    <message>
        <source>Distance %1 at %2 m/s</source>
        <translation>Distância %1 a %2 m/s</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log aligned by hand</source>
        <translation>Registro do veículo alinhado à mão</translation>
    </message>
    <message>
        <source>recording damaged</source>
        <translation>gravação danificada</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>, being recorded</source>
        <translation>, sendo gravada</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danificada</translation>
    </message>
    <message>
        <source>1 message is missing</source>
        <translation>falta 1 mensagem</translation>
    </message>
    <message>
        <source>%1 messages are missing</source>
        <translation>faltam %1 mensagens</translation>
    </message>
    <message>
        <source>Distance to the bottom</source>
        <translation>Distância ao fundo</translation>
    </message>
    <message>
        <source>%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset %7 %8 %9</source>
        <translation>%1: %2 %3, ida e volta mediana %4 milissegundos, 95 por cento %5, perda %6, desvio do relógio %7 %8 %9</translation>
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
        <translation>1 resposta</translation>
    </message>
    <message>
        <source>%1 clock stepped %2 %3. Refitted.</source>
        <translation>%1 o relógio saltou %2 %3. Reajustado.</translation>
    </message>
    <message>
        <source>Repair writes it anew, with all that can be read.</source>
        <translation>A reparação escreve-a de novo, com tudo o que pode ser lido.</translation>
    </message>
    <message>
        <source> · mounting not confirmed</source>
        <translation> · montagem não confirmada</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 amostra</translation>
    </message>
    <message>
        <source>Mounting not confirmed: the picture may be mirrored.</source>
        <translation>Montagem não confirmada: a imagem pode estar espelhada.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Automatic echo levels</source>
        <translation>Níveis de eco automáticos</translation>
    </message>
    <message>
        <source>Raw echoes; held: until released</source>
        <translation>Ecos brutos; mantida: até soltar</translation>
    </message>
    <message>
        <source> · levels %1–%2</source>
        <translation> · níveis %1–%2</translation>
    </message>
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM NEAR</source>
        <translation>FUNDO PERTO</translation>
    </message>
    <message>
        <source>BOTTOM FAR</source>
        <translation>FUNDO LONGE</translation>
    </message>
    <message>
        <source>TARGET NEAR</source>
        <translation>ALVO PERTO</translation>
    </message>
    <message>
        <source>TARGET FAR</source>
        <translation>ALVO LONGE</translation>
    </message>
    <message>
        <source>Alarm blind: no bottom</source>
        <translation>Alarme cego: sem fundo</translation>
    </message>
    <message>
        <source>Alarm blind: no target</source>
        <translation>Alarme cego: sem alvo</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
    <message>
        <source>passed</source>
        <translation>aprovado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
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
        <translation>esperando</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>It was found scanning, and Leadline has not told it to.</source>
        <translation>Já estava varrendo, e o Leadline não mandou.</translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFinder</name>
    <message>
        <source>%1 is being asked</source>
        <translation>%1 está sendo perguntado</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>It is connected.</source>
        <translation>Está conectado.</translation>
    </message>
    <message>
        <source>Sonar over UDP at %1: looked for at the ports %2.</source>
        <translation>Sonar por UDP em %1: procurado nas portas %2.</translation>
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
        <translation>média por alcance removida</translation>
    </message>
    <message>
        <source>spikes filtered</source>
        <translation>picos filtrados</translation>
    </message>
    <message>
        <source>spikes and speckle filtered</source>
        <translation>picos e granulado filtrados</translation>
    </message>
    <message>
        <source>mean of %1 pings</source>
        <translation>média de %1 pings</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>limiar %1</translation>
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
        <translation>da gravação</translation>
    </message>
</context>
<context>
    <name>leadline::app::Doctor</name>
    <message>
        <source>checking</source>
        <translation>verificando</translation>
    </message>
    <message>
        <source>checked %1 s ago</source>
        <translation>verificado há %1 s</translation>
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
        <translation>Doutor de conexões do Leadline: %1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprovado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>esperando</translation>
    </message>
</context>
<context>
    <name>leadline::app::EchoLevels</name>
    <message>
        <source>Raw</source>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>auto levels</source>
        <translation>níveis automáticos</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>níveis %1</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <translation>Níveis %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::ExportForm</name>
    <message>
        <source>Open a log, or record one.</source>
        <translation>Abra um registro, ou grave um.</translation>
    </message>
    <message>
        <source>This is not recorded: there is no file to export from.</source>
        <translation>Isto não é gravado: não há arquivo de que exportar.</translation>
    </message>
    <message>
        <source>A and B lie in two files of this dive: set both in one, then in the other.</source>
        <translation>A e B estão em dois arquivos deste mergulho: defina ambos em um, depois no outro.</translation>
    </message>
    <message>
        <source>None of the files holds anything of this between A and B.</source>
        <translation>Nenhum dos arquivos contém nada disto entre A e B.</translation>
    </message>
    <message>
        <source>None of the files holds anything of this.</source>
        <translation>Nenhum dos arquivos contém nada disto.</translation>
    </message>
    <message>
        <source>%1 files are written, one for each recording.</source>
        <translation>São gravados %1 arquivos, um por gravação.</translation>
    </message>
    <message>
        <source>Choose at least one stream.</source>
        <translation>Escolha pelo menos um fluxo.</translation>
    </message>
    <message>
        <source>An export is running; the report can be written after it.</source>
        <translation>Há uma exportação em curso; o relatório pode ser gravado depois.</translation>
    </message>
    <message>
        <source>A file name has no / in it and does not begin with a full stop.</source>
        <translation>Um nome de arquivo não tem / e não começa com ponto.</translation>
    </message>
    <message>
        <source>%1 is there already: choose another name.</source>
        <translation>%1 já existe: escolha outro nome.</translation>
    </message>
    <message>
        <source>The demo is not recorded. %1 does that, from then on.</source>
        <translation>A demo não é gravada. %1 faz isso, a partir daí.</translation>
    </message>
    <message>
        <source>The demo is not recorded. The menu of the recorder does that, from then on.</source>
        <translation>A demo não é gravada. O menu do gravador faz isso, a partir daí.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog or .svlog files.</source>
        <translation>%1 não contém arquivos .mcap, .bin, .tlog ou .svlog.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>Não é possível abrir %1: o nome não é UTF-8. Mude-lhe o nome e abra-o de novo.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>Nobody answers: the sonar waits in its bootloader, or has no program.</source>
        <translation>Ninguém responde: o sonar espera no bootloader, ou não tem programa.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This sonar is simulated: it has no firmware.</source>
        <translation>Este sonar é simulado: não tem firmware.</translation>
    </message>
    <message>
        <source>Firmware is written through a serial port only: connect the sonar to this computer by its USB adapter.</source>
        <translation>O firmware só é gravado por uma porta serial: conecte o sonar a este computador pelo adaptador USB.</translation>
    </message>
    <message>
        <source>Two devices are on this line: connect only the one that gets the firmware.</source>
        <translation>Há dois dispositivos nesta linha: conecte só o que recebe o firmware.</translation>
    </message>
    <message>
        <source>Another program drives this sonar: end it first.</source>
        <translation>Outro programa controla este sonar: encerre-o primeiro.</translation>
    </message>
    <message>
        <source>The sonar has not said who it is.</source>
        <translation>O sonar não disse quem é.</translation>
    </message>
    <message>
        <source>Leadline does not know this revision, and which firmware fits it.</source>
        <translation>O Leadline não conhece esta revisão, nem qual firmware serve para ela.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not installed. Install it, then come back.</source>
        <translation>Um Ping1D ou Ping2 é gravado pelo programa stm32flash, que não está instalado. Instale-o e volte.</translation>
    </message>
    <message>
        <source>Nothing is written during a dive: disconnect the other devices first.</source>
        <translation>Nenhum firmware é gravado durante um mergulho: desconecte primeiro os outros dispositivos.</translation>
    </message>
    <message>
        <source>Write %1 to the %2 on %3?</source>
        <translation>Gravar %1 no %2 em %3?</translation>
    </message>
    <message>
        <source> The recording %1 ends with it.</source>
        <translation> A gravação %1 acaba com isso.</translation>
    </message>
    <message>
        <source> Leave power and cable alone until it is over, which takes some minutes.</source>
        <translation> Não mexa na energia nem no cabo até acabar, o que leva alguns minutos.</translation>
    </message>
    <message>
        <source>Disconnecting the sonar and completing its recording</source>
        <translation>Desconectando o sonar e completando a gravação dele</translation>
    </message>
    <message>
        <source>Written and read back. Looking for the sonar</source>
        <translation>Gravado e relido. Procurando o sonar</translation>
    </message>
    <message>
        <source>A recording still goes on, and nothing is written during one. Nothing was sent to the sonar.</source>
        <translation>Uma gravação ainda está em curso, e durante ela nenhum firmware é gravado. Nada foi enviado ao sonar.</translation>
    </message>
    <message>
        <source>Written and read back. </source>
        <translation>Gravado e relido. </translation>
    </message>
    <message>
        <source>The sonar answers with firmware %1, and %2 was written. Switch it off and on, and look again.</source>
        <translation>O sonar responde com firmware %1, e foi gravado %2. Desligue-o e ligue-o, e verifique de novo.</translation>
    </message>
    <message>
        <source>Written and read back. The %1 answers with firmware %2.</source>
        <translation>Gravado e relido. %1 responde com firmware %2.</translation>
    </message>
    <message>
        <source>Written and read back. The sonar has not answered yet: switch it off and on.</source>
        <translation>Gravado e relido. O sonar ainda não respondeu: desligue-o e ligue-o.</translation>
    </message>
    <message>
        <source>The sonar waits in its bootloader, or runs as before if it was switched off and on.</source>
        <translation>O sonar espera no bootloader, ou funciona como antes se foi desligado e ligado.</translation>
    </message>
    <message>
        <source>A Ping1D or Ping2 is written by the program stm32flash, which is not in this Flatpak: use another package of Leadline for it.</source>
        <translation>Um Ping1D ou Ping2 é gravado pelo programa stm32flash, que não está neste Flatpak: use outro pacote do Leadline para isso.</translation>
    </message>
</context>
<context>
    <name>leadline::app::GapsItem</name>
    <message>
        <source>clock set</source>
        <translation>relógio acertado</translation>
    </message>
    <message>
        <source>%1 s gap</source>
        <translation>lacuna de %1 s</translation>
    </message>
    <message>
        <source>%1 min gap</source>
        <translation>lacuna de %1 min</translation>
    </message>
    <message>
        <source>%1 h gap</source>
        <translation>lacuna de %1 h</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificado</translation>
    </message>
    <message>
        <source>%1 s damaged</source>
        <translation>%1 s danificados</translation>
    </message>
    <message>
        <source>%1 min damaged</source>
        <translation>%1 min danificados</translation>
    </message>
    <message>
        <source>%1 h damaged</source>
        <translation>%1 h danificadas</translation>
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
        <translation>O firmware está sendo gravado: espere até acabar.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveSonar</name>
    <message>
        <source>Another program drives this sonar: Leadline only listens.</source>
        <translation>Outro programa controla este sonar: o Leadline só escuta.</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>It was found scanning: Leadline only listens.</source>
        <translation>Já estava a varrer: o Leadline apenas escuta.</translation>
    </message>
</context>
<context>
    <name>leadline::app::LiveVehicle</name>
    <message>
        <source>Vehicle %1</source>
        <translation>Veículo %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>Not heard:</source>
        <translation>Não se ouve:</translation>
    </message>
    <message>
        <source>Waiting for a reply</source>
        <translation>Esperando uma resposta</translation>
    </message>
    <message>
        <source>No reply within 3 s</source>
        <translation>Sem resposta em 3 s</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 em %2 ms</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogFile</name>
    <message>
        <source>The program log is saved: %1</source>
        <translation>O registo do programa está guardado: %1</translation>
    </message>
    <message>
        <source>The program log could not be saved: %1</source>
        <translation>Não foi possível guardar o registo do programa: %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::LogTimeOffset</name>
    <message>
        <source>Laid together by UTC.</source>
        <translation>Alinhados pelo UTC.</translation>
    </message>
    <message>
        <source>Laid together by the sonar log&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Alinhados pela hora local do registro do sonar, no fuso deste computador.</translation>
    </message>
    <message>
        <source>Recorded at different times. Aligned by hand, from a common start.</source>
        <translation>Gravados em momentos diferentes. Alinhados à mão, a partir de um início comum.</translation>
    </message>
    <message>
        <source>No common clock. Aligned by hand, from a common start.</source>
        <translation>Sem relógio comum. Alinhados à mão, a partir de um início comum.</translation>
    </message>
    <message>
        <source>Recorded at different times</source>
        <translation>Gravados em momentos diferentes</translation>
    </message>
    <message>
        <source>No common clock</source>
        <translation>Sem relógio comum</translation>
    </message>
    <message>
        <source>%1 is not shown with %2.</source>
        <translation>%1 não é mostrado com %2.</translation>
    </message>
    <message>
        <source>Vehicle&apos;s log against the sonar&apos;s</source>
        <translation>Registro do veículo em relação ao do sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 em relação a %2</translation>
    </message>
    <message>
        <source>%1 follows behind the others.</source>
        <translation>%1 segue atrás dos outros.</translation>
    </message>
</context>
<context>
    <name>leadline::app::MessageDetails</name>
    <message numerus="yes">
        <source>Its fields are not known here: %n byte(s).</source>
        <translation>
            <numerusform>Os campos não são conhecidos aqui: %n byte.</numerusform>
            <numerusform>Os campos não são conhecidos aqui: %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It carries nothing but its name.</source>
        <translation>Não leva nada além do nome.</translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) at its end are in no field.</source>
        <translation>
            <numerusform>Mais %n byte no fim não está em nenhum campo.</numerusform>
            <numerusform>Mais %n bytes no fim não estão em nenhum campo.</numerusform>
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
        <translation>%1 · mensagem %2</translation>
    </message>
    <message>
        <source>It did not come yet.</source>
        <translation>Ainda não veio.</translation>
    </message>
    <message>
        <source> · MAVLink %1, no. %2</source>
        <translation> · MAVLink %1, n.º %2</translation>
    </message>
    <message>
        <source>, signed</source>
        <translation>, assinada</translation>
    </message>
    <message>
        <source> · to id %1</source>
        <translation> · para id %1</translation>
    </message>
    <message>
        <source>Its bytes are not kept any more.</source>
        <translation>Os bytes dela não são mais guardados.</translation>
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
        <translation>Normal</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>Nobody has said yet how %1 is mounted.</source>
        <translation>Ninguém disse ainda como %1 está montado.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 pode ser um sonar já conectado antes, ou outro.</translation>
    </message>
    <message>
        <source>Nobody had confirmed it when this was recorded.</source>
        <translation>Ninguém a tinha confirmado quando isto foi gravado.</translation>
    </message>
    <message>
        <source>This recording does not say how the Ping360 is mounted.</source>
        <translation>Esta gravação não diz como o Ping360 está montado.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Notices</name>
    <message>
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog and .svlog files.</source>
        <translation>Isso não é um arquivo. O Leadline abre gravações .mcap e arquivos .bin (Ping Viewer), .tlog e .svlog.</translation>
    </message>
    <message>
        <source>Reading stopped</source>
        <translation>Leitura parada</translation>
    </message>
    <message>
        <source>%1 of it can be played.</source>
        <translation>%1 podem ser reproduzidos.</translation>
    </message>
    <message>
        <source>Log ends early</source>
        <translation>O registro acaba antes</translation>
    </message>
    <message>
        <source>The last record is cut off. %1 can be played.</source>
        <translation>O último dado está cortado. %1 podem ser reproduzidos.</translation>
    </message>
    <message>
        <source>1 byte is in no valid message and was skipped.</source>
        <translation>1 byte não está em nenhuma mensagem válida e foi pulado.</translation>
    </message>
    <message>
        <source>%1 bytes are in no valid message and were skipped.</source>
        <translation>%1 bytes não estão em nenhuma mensagem válida e foram pulados.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Relógio acertado</translation>
    </message>
    <message>
        <source>The clock was set while this was recorded; times go on from there.</source>
        <translation>O relógio foi acertado durante a gravação; as horas continuam dali.</translation>
    </message>
    <message>
        <source>The clock was set %1 times while this was recorded; times go on from there.</source>
        <translation>O relógio foi acertado %1 vezes durante a gravação; as horas continuam dali.</translation>
    </message>
    <message>
        <source>Log too long</source>
        <translation>Registro longo demais</translation>
    </message>
    <message>
        <source>Only its first %1 can be played.</source>
        <translation>Só os primeiros %1 podem ser reproduzidos.</translation>
    </message>
    <message>
        <source>This is not a sonar log</source>
        <translation>Isto não é um registro de sonar</translation>
    </message>
    <message>
        <source>The medium does not answer</source>
        <translation>A mídia não responde</translation>
    </message>
    <message>
        <source>%1 can be played.</source>
        <translation>%1 podem ser reproduzidos.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>Reading %1 (%2 %), %3 of it can be played already.</source>
        <translation>Lendo %1 (%2 %), %3 já podem ser reproduzidos.</translation>
    </message>
    <message>
        <source>%1 became shorter while it was open: its end is lost and cannot be shown.</source>
        <translation>%1 ficou mais curto enquanto estava aberto: o final se perdeu e não pode ser mostrado.</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinhar à mão</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>Sendo gravada</translation>
    </message>
    <message>
        <source>%1 can be played. Open it again for what came since.</source>
        <translation>%1 pode ser reproduzido. Abra de novo para o que veio depois.</translation>
    </message>
    <message>
        <source>Recording damaged</source>
        <translation>Gravação danificada</translation>
    </message>
    <message>
        <source>1 message is missing; the timeline shows where.</source>
        <translation>Falta 1 mensagem; a linha do tempo mostra onde.</translation>
    </message>
    <message>
        <source>%1 messages are missing; the timeline shows where.</source>
        <translation>Faltam %1 mensagens; a linha do tempo mostra onde.</translation>
    </message>
    <message>
        <source>All of its messages could be read.</source>
        <translation>Todas as mensagens puderam ser lidas.</translation>
    </message>
</context>
<context>
    <name>leadline::app::OldRecordings</name>
    <message>
        <source>Moving to the trash…</source>
        <translation>Movendo para a lixeira…</translation>
    </message>
    <message numerus="yes">
        <source>There is no trash for %1: it stays. Remove it in the file manager.</source>
        <translation>
            <numerusform>Não há lixeira para %1: fica onde está. Remova no gerenciador de arquivos.</numerusform>
            <numerusform>Não há lixeira para %1: ficam onde estão. Remova no gerenciador de arquivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) moved to the trash, %1.</source>
        <translation>
            <numerusform>%n gravação movida para a lixeira, %1.</numerusform>
            <numerusform>%n gravações movidas para a lixeira, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recording(s) · %2</source>
        <translation>
            <numerusform>%1 de %n gravação · %2</numerusform>
            <numerusform>%1 de %n gravações · %2</numerusform>
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
        <translation>Veículo %1</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
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
        <translation>Não se pode gravar em %1. Escolha outra pasta.</translation>
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
        <translation>A cada 10 minutos</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>A cada hora</translation>
    </message>
    <message>
        <source>Every 100 MB</source>
        <translation>A cada 100 MB</translation>
    </message>
    <message>
        <source>Every 1 GB</source>
        <translation>A cada 1 GB</translation>
    </message>
</context>
<context>
    <name>leadline::app::Recordings</name>
    <message>
        <source>Kept beside the recording.</source>
        <translation>Guardado ao lado da gravação.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>1 recording</source>
        <translation>1 gravação</translation>
    </message>
    <message>
        <source>%1 recordings</source>
        <translation>%1 gravações</translation>
    </message>
    <message>
        <source>%1 (made up: no times in it)</source>
        <translation>%1 (suposta: não há horas nela)</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Has markers</source>
        <translation>Tem marcas</translation>
    </message>
    <message>
        <source>Another program records it: its sheet can be filled in when it is over.</source>
        <translation>Outro programa a grava: a ficha pode ser preenchida quando acabar.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ReportEvents</name>
    <message>
        <source>says: %1</source>
        <translation>diz: %1</translation>
    </message>
    <message>
        <source>refused message %1 %2</source>
        <translation>recusou a mensagem %1 %2</translation>
    </message>
    <message>
        <source>vehicle %1/%2</source>
        <translation>veículo %1/%2</translation>
    </message>
</context>
<context>
    <name>leadline::app::SessionMarkers</name>
    <message>
        <source>Marker %1 set</source>
        <translation>Marca %1 posta</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Anotado</translation>
    </message>
    <message>
        <source>Marker %1 deleted</source>
        <translation>Marca %1 apagada</translation>
    </message>
    <message>
        <source>Note deleted</source>
        <translation>Nota apagada</translation>
    </message>
    <message>
        <source>No marker has a position, and %1 holds nothing else. CSV takes all of them.</source>
        <translation>Nenhuma marca tem posição, e %1 não contém mais nada. CSV leva todas.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 without %n that has no position</source>
        <translation>
            <numerusform>%1 salvo sem %n, que não tem posição</numerusform>
            <numerusform>%1 salvo sem %n, que não têm posição</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>%1. Nothing is recorded: it is lost with this dive</source>
        <translation>%1. Nada é gravado: perde-se com este mergulho</translation>
    </message>
    <message>
        <source>Nothing is recorded any more: the last mark is lost with this dive</source>
        <translation>Nada mais é gravado: a última marca se perde com este mergulho</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>Não guardado: %1</translation>
    </message>
    <message>
        <source>%1 Kept in %2 instead.</source>
        <translation>%1 Guardado em %2 em vez disso.</translation>
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
        <translation>%1 não é um número. Digite um como 12.5 ou 12,5.</translation>
    </message>
    <message>
        <source>%1 is the least that it takes.</source>
        <translation>%1 é o mínimo aceito.</translation>
    </message>
    <message>
        <source>%1 is the most that it takes.</source>
        <translation>%1 é o máximo aceito.</translation>
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
        <translation>%1 em %2°</translation>
    </message>
    <message>
        <source>%1 % of samples clipped.</source>
        <translation>%1 % das amostras saturadas.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>gain %1 (×%2)</source>
        <translation>ganho %1 (×%2)</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Tente %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SheetForm</name>
    <message>
        <source>dive %1</source>
        <translation>mergulho %1</translation>
    </message>
</context>
<context>
    <name>leadline::app::Snapshots</name>
    <message>
        <source>The pictures before are still being written.</source>
        <translation>As imagens anteriores ainda estão sendo gravadas.</translation>
    </message>
    <message>
        <source>There is no plot to take a picture of.</source>
        <translation>Não há imagem para capturar.</translation>
    </message>
    <message>
        <source>The picture could not be taken: the window is not shown.</source>
        <translation>A captura não pôde ser feita: a janela não está visível.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarIpForm</name>
    <message>
        <source>An address is four numbers from 0 to 255, as in 192.168.2.9.</source>
        <translation>Um endereço são quatro números de 0 a 255, como 192.168.2.9.</translation>
    </message>
    <message>
        <source>The sonar has this address already.</source>
        <translation>O sonar já tem este endereço.</translation>
    </message>
    <message>
        <source>Let the Ping360 %1 get its address by DHCP, instead of %2?</source>
        <translation>Deixar o Ping360 %1 obter o endereço por DHCP, em vez de %2?</translation>
    </message>
    <message>
        <source>Give the Ping360 %1 the address %2, instead of %3?</source>
        <translation>Dar ao Ping360 %1 o endereço %2, em vez de %3?</translation>
    </message>
    <message>
        <source>The Ping360 %1 is found again at %2.</source>
        <translation>O Ping360 %1 foi encontrado de novo em %2.</translation>
    </message>
</context>
<context>
    <name>leadline::app::SonarLatency</name>
    <message>
        <source>sends by itself</source>
        <translation>envia por si</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>ainda não visto</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>não mostrado</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sem dados</translation>
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
        <translation>ganho %1</translation>
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
        <translation>%1 alheios descartados</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Waiting for the first ping</source>
        <translation>Esperando o primeiro ping</translation>
    </message>
    <message>
        <source>Found scanning, %1/s</source>
        <translation>Já varria, %1/s</translation>
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
        <translation>Outro programa o controla</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>Outro dispositivo</translation>
    </message>
    <message>
        <source>Unknown protocol</source>
        <translation>Protocolo desconhecido</translation>
    </message>
    <message>
        <source>Not open, tried again</source>
        <translation>Não aberto, tentando de novo</translation>
    </message>
    <message>
        <source>No data, asking again</source>
        <translation>Sem dados, perguntando de novo</translation>
    </message>
    <message>
        <source>No data %1 s, asking again</source>
        <translation>Sem dados %1 s, perguntando de novo</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Desconectado. Reconecta sozinho.</translation>
    </message>
    <message>
        <source>%1 Reconnects by itself.</source>
        <translation>%1 Reconecta sozinho.</translation>
    </message>
    <message>
        <source>%1 damaged messages a second, %2 % of all bytes. They are recorded, and not shown.</source>
        <translation>%1 mensagens danificadas por segundo, %2 % de todos os bytes. São gravadas, e não mostradas.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or take a lower baud rate.</source>
        <translation>%1 Verifique conectores e cabo, ou use uma velocidade (baud) menor.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable from the sonar to its bridge.</source>
        <translation>%1 Verifique conectores e cabo do sonar até a ponte.</translation>
    </message>
    <message>
        <source>Damaged: %1/s, %2 % of its bytes</source>
        <translation>Danificadas: %1/s, %2 % dos bytes</translation>
    </message>
    <message>
        <source>%1 repeated datagrams dropped</source>
        <translation>%1 datagramas repetidos descartados</translation>
    </message>
    <message>
        <source>Another program drives it, no data</source>
        <translation>Outro programa o comanda, sem dados</translation>
    </message>
    <message>
        <source>Another program drives it, no data %1 s</source>
        <translation>Outro programa o comanda, sem dados %1 s</translation>
    </message>
    <message>
        <source>Found scanning, no data</source>
        <translation>Já varria, sem dados</translation>
    </message>
    <message>
        <source>Found scanning, no data %1 s</source>
        <translation>Já varria, sem dados há %1 s</translation>
    </message>
</context>
<context>
    <name>leadline::app::TimelineFlags</name>
    <message numerus="yes">
        <source>%1, and %n more here</source>
        <translation>
            <numerusform>%1, e mais %n aqui</numerusform>
            <numerusform>%1, e mais %n aqui</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::VehicleChoice</name>
    <message>
        <source>nobody heard</source>
        <translation>ninguém se ouve</translation>
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
        <translation>1 quadro com assinatura errada</translation>
    </message>
    <message>
        <source>%1 frames with a bad signature</source>
        <translation>%1 quadros com assinatura errada</translation>
    </message>
    <message>
        <source>1 frame without a signature</source>
        <translation>1 quadro sem assinatura</translation>
    </message>
    <message>
        <source>%1 frames without a signature</source>
        <translation>%1 quadros sem assinatura</translation>
    </message>
    <message>
        <source>1 frame that is too old</source>
        <translation>1 quadro antigo demais</translation>
    </message>
    <message>
        <source>%1 frames that are too old</source>
        <translation>%1 quadros antigos demais</translation>
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
        <translation>também sistema %1</translation>
    </message>
    <message>
        <source>%1 of others dropped</source>
        <translation>%1 alheios descartados</translation>
    </message>
    <message>
        <source>signed, unverified</source>
        <translation>assinado, não verificado</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>assinado</translation>
    </message>
    <message>
        <source>Its messages are signed; without the key that cannot be verified.</source>
        <translation>As mensagens dele são assinadas; sem a chave não se pode verificar.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Não assinado.</translation>
    </message>
    <message>
        <source>Signed and verified.</source>
        <translation>Assinado e verificado.</translation>
    </message>
    <message>
        <source>What Leadline sends is signed; nothing came with this key yet.</source>
        <translation>O que o Leadline envia é assinado; nada veio com esta chave ainda.</translation>
    </message>
    <message>
        <source> Refused: %1.</source>
        <translation> Recusado: %1.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>Port %1 is in use. %2 has it.</source>
        <translation>A porta %1 está em uso. %2 a tem.</translation>
    </message>
    <message>
        <source>Bytes, but no MAVLink</source>
        <translation>Bytes, mas não MAVLink</translation>
    </message>
    <message>
        <source>Signatures do not match</source>
        <translation>As assinaturas não conferem</translation>
    </message>
    <message>
        <source>System %1 is not heard</source>
        <translation>O sistema %1 não se ouve</translation>
    </message>
    <message>
        <source>No heartbeat yet</source>
        <translation>Ainda sem heartbeat</translation>
    </message>
    <message>
        <source>Unplugged. Reconnects by itself.</source>
        <translation>Desconectado. Reconecta sozinho.</translation>
    </message>
    <message>
        <source>No heartbeat %1 s</source>
        <translation>Sem heartbeat %1 s</translation>
    </message>
    <message>
        <source>Loss %1 %</source>
        <translation>Perda %1 %</translation>
    </message>
    <message>
        <source>Heartbeats only</source>
        <translation>Só heartbeats</translation>
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
        <translation>%1 Conecte em vez disso a 192.168.2.2:14660, que o BlueOS oferece para isso.</translation>
    </message>
    <message>
        <source>%1 It is tried again by itself.</source>
        <translation>%1 Tenta-se de novo sozinho.</translation>
    </message>
    <message>
        <source>Bytes come, but no MAVLink: check the baud rate in the address.</source>
        <translation>Vêm bytes, mas não MAVLink: verifique a velocidade no endereço.</translation>
    </message>
    <message>
        <source>Bytes come, but no MAVLink: check the address.</source>
        <translation>Vêm bytes, mas não MAVLink: verifique o endereço.</translation>
    </message>
    <message>
        <source>All of it is refused: the vehicle signs with another key, or not at all. The key stands in the link&apos;s settings.</source>
        <translation>Tudo é recusado: o veículo assina com outra chave, ou não assina. A chave está nos ajustes da conexão.</translation>
    </message>
    <message>
        <source>System %1 is not heard, others are: choose one in the status bar.</source>
        <translation>O sistema %1 não se ouve, outros sim: escolha um na barra de estado.</translation>
    </message>
    <message>
        <source>No autopilot is heard. Leadline sends a heartbeat each second, by which many endpoints know where to send.</source>
        <translation>Nenhum piloto automático se ouve. O Leadline envia um heartbeat a cada segundo, pelo qual muitos pontos sabem para onde enviar.</translation>
    </message>
    <message>
        <source>Nothing but heartbeats comes: heading and depth have to be asked for.</source>
        <translation>Só vêm heartbeats: rumo e profundidade precisam ser pedidos.</translation>
    </message>
    <message>
        <source>The ground station needs port %1: while Leadline has it, it hears nothing.</source>
        <translation>A estação de terra precisa da porta %1: enquanto o Leadline a tem, ela não ouve nada.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Outro programa também fala como %1: %2 está livre.</translation>
    </message>
    <message>
        <source>Its messages are signed, and cannot be verified without the key.</source>
        <translation>As mensagens são assinadas, e não podem ser verificadas sem a chave.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Recusado: %1.</translation>
    </message>
</context>
<context>
    <name>leadline::app::ZoneAlarm</name>
    <message>
        <source>TARGET IN ZONE</source>
        <translation>ALVO NA ZONA</translation>
    </message>
    <message>
        <source>TARGET IN ZONE at %1 m (zone %2 to %3 m, %4° wide about %5°)</source>
        <translation>ALVO NA ZONA a %1 m (zona %2 a %3 m, %4° de largura em torno de %5°)</translation>
    </message>
    <message>
        <source>Zone alarm blind: no echoes from the Ping360</source>
        <translation>Alarme de zona cego: sem ecos do Ping360</translation>
    </message>
    <message>
        <source>Zone alarm blind: the Ping360 does not look there</source>
        <translation>Alarme de zona cego: o Ping360 não olha para lá</translation>
    </message>
</context>
</TS>
