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
        <source>Acknowledge alarm</source>
        <translation>Reconhecer alarme</translation>
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
        <translation>Fundo perto demais</translation>
    </message>
    <message>
        <source>Target too close</source>
        <translation>Alvo perto demais</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abaixo de</translation>
    </message>
    <message>
        <source>Bottom too far</source>
        <translation>Fundo longe demais</translation>
    </message>
    <message>
        <source>Target too far</source>
        <translation>Alvo longe demais</translation>
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
        <source>Ignore closer echoes</source>
        <translation>Ignorar ecos mais próximos</translation>
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
        <source>Facing</source>
        <translation>Voltado</translation>
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
        <source>Test sound</source>
        <translation>Testar som</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Tocar o alarme uma vez</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Ligado: %1</translation>
    </message>
</context>
<context>
    <name>AlignedLogHandle</name>
    <message>
        <source>Move the recording along the others, %1</source>
        <translation>Mover a gravação em relação às outras, %1</translation>
    </message>
    <message>
        <source>Left and Right move it by 0.1 s, with Shift by 1 s</source>
        <translation>Esquerda e Direita movem-na 0.1 s; com Shift, 1 s</translation>
    </message>
    <message>
        <source>Drag to align by hand (Left, Right; with Shift by 1 s)</source>
        <translation>Arrastar para alinhar à mão (Esquerda, Direita; com Shift, 1 s)</translation>
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
        <source>Separate telemetry log</source>
        <translation>MAVLink do próprio registro</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
    </message>
</context>
<context>
    <name>BottomMap</name>
    <message>
        <source>1 sounding</source>
        <translation>1 sondagem</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 sondagens</translation>
    </message>
    <message>
        <source>Roll and pitch are missing.</source>
        <translation>Faltam balanço e caturro.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s heading is missing.</source>
        <translation>Falta o rumo do veículo.</translation>
    </message>
    <message>
        <source>Heading and positions of a vehicle are missing.</source>
        <translation>Faltam o rumo e as posições de um veículo.</translation>
    </message>
    <message>
        <source>Positions of a GPS or DVL are missing.</source>
        <translation>Faltam posições de um GPS ou DVL.</translation>
    </message>
    <message>
        <source>Bottom; arrows move it</source>
        <translation>Fundo; as setas movem-no</translation>
    </message>
    <message>
        <source>No bottom</source>
        <translation>Sem fundo</translation>
    </message>
    <message>
        <source>Depth colours from %1 to %2</source>
        <translation>Cores de profundidade de %1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Ainda sem fundo.</translation>
    </message>
    <message>
        <source>It grows with swaths whose place is known.</source>
        <translation>Cresce com faixas cujo lugar é conhecido.</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Sem posição</translation>
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
    <name>BottomZoom</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bottom zoom, %1 high, %2 seconds</source>
        <translation>Zoom do fundo, altura %1, %2 segundos</translation>
    </message>
    <message>
        <source>Bottom zoom · %1</source>
        <translation>Zoom do fundo · %1</translation>
    </message>
    <message>
        <source>No bottom found</source>
        <translation>Fundo não encontrado</translation>
    </message>
</context>
<context>
    <name>BottomZoomRows</name>
    <message>
        <source>Bottom zoom</source>
        <translation>Zoom do fundo</translation>
    </message>
    <message>
        <source>The echoes around the bottom, magnified and locked to it (%1)</source>
        <translation>Os ecos em torno do fundo, ampliados e presos a ele (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom (%1)</source>
        <translation>Altura do zoom do fundo (%1)</translation>
    </message>
    <message>
        <source>Height of the bottom zoom</source>
        <translation>Altura do zoom do fundo</translation>
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
        <source>The disk is not accepting data.</source>
        <translation>O disco não aceita dados.</translation>
    </message>
    <message>
        <source>The last %1 s are not saved yet</source>
        <translation>Os últimos %1 s ainda não foram salvos</translation>
    </message>
    <message>
        <source>%1 The window closes automatically once they are saved.</source>
        <translation>%1 A janela fecha assim que forem salvos.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Manter aberta</translation>
    </message>
    <message>
        <source>Return to the dive</source>
        <translation>Voltar ao mergulho</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fechar sem salvar</translation>
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
        <source>Available</source>
        <translation>Disponíveis</translation>
    </message>
    <message>
        <source>Other addresses checked</source>
        <translation>Outros endereços verificados</translation>
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
        <source>Plug in a sonar, power up the vehicle, or add a link by address.</source>
        <translation>Conecte um sonar, ligue o veículo ou adicione um link por endereço.</translation>
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
        <translation>Iniciar a demo com sonares simulados</translation>
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
        <source>Connect selected devices</source>
        <translation>Conectar os dispositivos marcados</translation>
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
        <source>Link address</source>
        <translation>Endereço do link</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Adicionar link</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Usual…</source>
        <translation>Habituais…</translation>
    </message>
    <message>
        <source>Usual addresses of sonars on Ethernet</source>
        <translation>Endereços habituais de sonares em Ethernet</translation>
    </message>
    <message>
        <source>As they are when new</source>
        <translation>Como saem da fábrica</translation>
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
        <translation>Marcar para conectar (Espaço)</translation>
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
        <source>Scan %1</source>
        <translation>Procurar em %1</translation>
    </message>
</context>
<context>
    <name>DevicesSonar</name>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>Assumir %1</translation>
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
        <source>Resume %1</source>
        <translation>Retomar %1</translation>
    </message>
    <message>
        <source>Put %1 in standby</source>
        <translation>Pôr %1 em espera</translation>
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
        <translation>Atualizar o firmware de %1…</translation>
    </message>
</context>
<context>
    <name>DevicesVehicle</name>
    <message>
        <source>Request messages</source>
        <translation>Solicitar mensagens</translation>
    </message>
    <message>
        <source>Request heading, depth, position and temperature from the autopilot</source>
        <translation>Solicitar rumo, profundidade, posição e temperatura ao piloto automático</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Another program also uses %1</source>
        <translation>Outro programa também usa %1</translation>
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
        <source>Leadline&apos;s ids and signing key on this link</source>
        <translation>Ids e chave de assinatura do Leadline neste link</translation>
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
        <source>TVG from</source>
        <translation>TVG a partir de</translation>
    </message>
    <message>
        <source>Closer echoes are not amplified</source>
        <translation>Ecos mais próximos não são amplificados</translation>
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
        <source>Average with previous pings, or with adjacent bearings of a scan</source>
        <translation>Média com os pings anteriores, ou com marcações vizinhas</translation>
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
        <source>Ping360 mounting</source>
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
        <source>Show horizontal range from the Ping1D altitude</source>
        <translation>Alcance horizontal pela altitude do Ping1D</translation>
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
        <source>Annotate snapshots</source>
        <translation>Anotar capturas</translation>
    </message>
    <message>
        <source>Include scales, settings, time and position</source>
        <translation>Inclui escalas, ajustes, hora e posição</translation>
    </message>
    <message>
        <source>Reset display</source>
        <translation>Redefinir exibição</translation>
    </message>
    <message>
        <source>Restore defaults, except mounting, sound speed, units and vehicle</source>
        <translation>Padrões, exceto montagem, velocidade do som, unidades e veículo</translation>
    </message>
    <message>
        <source>Ping1D distance</source>
        <translation>Distância do Ping1D</translation>
    </message>
    <message>
        <source>Solid line on the echogram; dotted at low confidence</source>
        <translation>Linha contínua no ecograma; pontilhada com pouca confiança</translation>
    </message>
    <message>
        <source>Bottom detected by Leadline</source>
        <translation>Fundo achado pelo Leadline</translation>
    </message>
    <message>
        <source>Dashed line on the echogram</source>
        <translation>Linha tracejada no ecograma</translation>
    </message>
    <message>
        <source>Compare Ping1D echo with</source>
        <translation>Comparar o eco do Ping1D com</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>C in the echogram</source>
        <translation>C no ecograma</translation>
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
        <source>TVG, display only</source>
        <translation>TVG, só na tela</translation>
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
        <source>Gain rises linearly with range</source>
        <translation>O ganho cresce linearmente com a distância</translation>
    </message>
    <message>
        <source>Spreading and absorption, for volume or seabed echoes</source>
        <translation>Espalhamento e absorção, para ecos de volume ou fundo</translation>
    </message>
    <message>
        <source>Spreading and absorption, for small targets</source>
        <translation>Propagação e absorção, de alvos pequenos</translation>
    </message>
    <message>
        <source>Subtract the average over all bearings</source>
        <translation>Subtrair a média de todas as marcações</translation>
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
        <source>Remove pulses of other sonars, absent from the two previous pings</source>
        <translation>Remove pulsos de outros sonares, ausentes nos dois pings anteriores</translation>
    </message>
    <message>
        <source>Also average differences within speckle level</source>
        <translation>Média também das diferenças ao nível do speckle</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposição</translation>
    </message>
    <message>
        <source>Layout of the Ping360</source>
        <translation>Disposição do Ping360</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Leque</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>O leque mostra setores até 180°</translation>
    </message>
    <message>
        <source>Mean of sweeps</source>
        <translation>Média de varreduras</translation>
    </message>
    <message>
        <source>Of the same bearing, while the heading does not change</source>
        <translation>Da mesma marcação, enquanto o rumo não muda</translation>
    </message>
    <message>
        <source>Between spokes</source>
        <translation>Entre os raios</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Como medido</translation>
    </message>
    <message>
        <source>Interpolated</source>
        <translation>Interpolado</translation>
    </message>
    <message>
        <source>Detail: samples in a pixel</source>
        <translation>Detalhe: amostras em um pixel</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalhe</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>A maior</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Persistência</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Keeps all earlier sweeps, also of another range</source>
        <translation>Mantém todas as varreduras anteriores, também de outro alcance</translation>
    </message>
    <message>
        <source>Number of earlier sweeps kept. Cleared when the range changes</source>
        <translation>Varreduras anteriores mantidas. Limpa quando o alcance muda</translation>
    </message>
    <message>
        <source>TVG gain</source>
        <translation>Ganho TVG</translation>
    </message>
    <message>
        <source>At the end of the range; 1× at the sonar</source>
        <translation>No fim do alcance; 1× no sonar</translation>
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
        <translation>Não há ecos do Ping1D para o zoom do fundo.</translation>
    </message>
    <message>
        <source>There are no side-scan echoes.</source>
        <translation>Não há ecos de varredura lateral.</translation>
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
        <translation>alinhado à mão</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Profundidade do veículo ao longo do tempo</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Rumo ao longo do tempo</translation>
    </message>
</context>
<context>
    <name>DoctorAddress</name>
    <message>
        <source>The sonar gets its new address and is searched for again, which takes up to 30 s.</source>
        <translation>O sonar recebe o novo endereço e é procurado de novo; leva até 30 s.</translation>
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
        <source>Keep current address</source>
        <translation>Manter o endereço atual</translation>
    </message>
</context>
<context>
    <name>DoctorButton</name>
    <message>
        <source>Doctor</source>
        <translation>Doutor</translation>
    </message>
    <message>
        <source>Connection doctor</source>
        <translation>Diagnóstico de conexão</translation>
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
        <source>Checks</source>
        <translation>Verificações</translation>
    </message>
    <message>
        <source>No device selected</source>
        <translation>Nenhum dispositivo selecionado</translation>
    </message>
    <message>
        <source>Select a device on the left to see its connection checks.</source>
        <translation>Escolha um dispositivo à esquerda para ver as verificações da conexão.</translation>
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
        <source>Open %1 and keep trying</source>
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
        <source>Check again; stops a running scan</source>
        <translation>Verificar de novo; para a varredura em curso</translation>
    </message>
    <message>
        <source>Recover firmware…</source>
        <translation>Recuperar firmware…</translation>
    </message>
    <message>
        <source>Recover a sonar on %1 after an interrupted update</source>
        <translation>Recuperar um sonar em %1 após atualização interrompida</translation>
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
        <translation>Veículo</translation>
    </message>
    <message>
        <source> · possibly the same as %1</source>
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
        <source>SonarView log</source>
        <translation>Registro SonarView</translation>
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
    <message>
        <source>Drift from turn to turn (takes longer)</source>
        <translation>Deriva de volta a volta (demora mais)</translation>
    </message>
    <message>
        <source>Side-scan, XTF</source>
        <translation>Varredura lateral, XTF</translation>
    </message>
    <message>
        <source>Track, GeoJSON</source>
        <translation>Trajeto, GeoJSON</translation>
    </message>
    <message>
        <source>Track, GPX</source>
        <translation>Trajeto, GPX</translation>
    </message>
    <message>
        <source>Track, KML</source>
        <translation>Trajeto, KML</translation>
    </message>
    <message>
        <source>Soundings, CSV</source>
        <translation>Sondagens, CSV</translation>
    </message>
    <message>
        <source>Bottom, GeoTIFF</source>
        <translation>Fundo, GeoTIFF</translation>
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
        <source>Cancel export</source>
        <translation>Cancelar exportação</translation>
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
    <name>FamilyBar</name>
    <message>
        <source>Show it as %1</source>
        <translation>Mostrar como %1</translation>
    </message>
</context>
<context>
    <name>FamilyRow</name>
    <message>
        <source>Unknown sonar</source>
        <translation>Sonar desconhecido</translation>
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
        <source>With this firmware the sonar works at %1 baud only.</source>
        <translation>Com este firmware o sonar funciona só a %1 baud.</translation>
    </message>
    <message>
        <source>The sonar already has this firmware.</source>
        <translation>O sonar já tem este firmware.</translation>
    </message>
    <message>
        <source>This is older than the sonar&apos;s current firmware.</source>
        <translation>Este é mais antigo que o do sonar.</translation>
    </message>
    <message>
        <source>Identifying the sonar</source>
        <translation>Identificando o sonar</translation>
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
        <source>If the cable fails meanwhile, leave the power on and write the file again. If the power fails, the %1 may no longer start: then it has to be opened, and started with its BOOT button held down. The guide says how.</source>
        <translation>Se o cabo falhar no meio, deixe a energia ligada e grave o arquivo de novo. Se a energia falhar, o %1 talvez não inicie mais: então é preciso abri-lo e iniciá-lo com o botão BOOT pressionado. O guia diz como.</translation>
    </message>
    <message>
        <source>If the power or the cable fails meanwhile, the bootloader of the Ping360 listens again when its power is switched on: choose the port on the left, then Recover firmware…, and switch the sonar off and on when asked.</source>
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
        <source>Write %1</source>
        <translation>Gravar %1</translation>
    </message>
    <message>
        <source>Choose a suitable file first</source>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel; nothing is written yet</source>
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
        <source>Not while writing: the sonar could be left without firmware</source>
        <translation>Não durante a gravação: o sonar pode ficar sem firmware</translation>
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
        <source>Not while firmware is being written</source>
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
        <source>Not tested on hardware, only on simulated sonars. If it fails, the sonar may have to go back to its manufacturer.</source>
        <translation>Não testado em hardware, só em sonares simulados. Se falhar, o sonar talvez precise ir ao fabricante.</translation>
    </message>
    <message>
        <source>Connected device</source>
        <translation>Dispositivo conectado</translation>
    </message>
    <message>
        <source>Bootloader baud rate</source>
        <translation>Velocidade do bootloader, baud</translation>
    </message>
    <message>
        <source>Leadline cannot tell a Ping1D from a Ping2 here. With the wrong firmware it may not start: check the label on the sonar first.</source>
        <translation>Aqui o Leadline não distingue um Ping1D de um Ping2. Com o firmware errado ele pode não iniciar: veja antes a etiqueta do sonar.</translation>
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
        <source>Intel HEX file from the manufacturer: %1</source>
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
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>GhostAligner</name>
    <message>
        <source>Ghost; arrows move it, Page Up and Page Down turn it</source>
        <translation>Comparação; as setas movem, Page Up e Page Down giram</translation>
    </message>
</context>
<context>
    <name>GhostBar</name>
    <message>
        <source>Drag the ghost; turn it by the ring</source>
        <translation>Arraste a comparação; gire-a pelo anel</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep this alignment</source>
        <translation>Manter este alinhamento</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restore the previous alignment</source>
        <translation>Voltar ao alinhamento anterior</translation>
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
        <translation>Novo</translation>
    </message>
    <message>
        <source>Only in ghost</source>
        <translation>Só antes</translation>
    </message>
</context>
<context>
    <name>GhostRows</name>
    <message>
        <source>Ghost</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Turn of the ghost</source>
        <translation>Volta de comparação</translation>
    </message>
    <message>
        <source>An earlier turn below the echoes. Turns that you take, also of another recording, and markers are listed here.</source>
        <translation>Uma volta anterior sob os ecos. Aqui ficam as voltas que você toma, também de outra gravação, e as marcas.</translation>
    </message>
    <message>
        <source>Use this turn</source>
        <translation>Usar esta volta</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinhar à mão</translation>
    </message>
    <message>
        <source>Drag and turn the ghost in the polar view</source>
        <translation>Arrastar e girar a comparação na vista polar</translation>
    </message>
    <message>
        <source>Strength of the ghost</source>
        <translation>Intensidade da comparação</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mark changes</source>
        <translation>Marcar mudanças</translation>
    </message>
    <message>
        <source>Rings around echoes that are new, or only in the ghost</source>
        <translation>Anéis em ecos novos ou que só havia antes</translation>
    </message>
</context>
<context>
    <name>GhostScale</name>
    <message>
        <source>Ghost %1, %2</source>
        <translation>Comparação %1, %2</translation>
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
        <source>Pause or play; live: review</source>
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
        <source>Mark at the cursor</source>
        <translation>Marcar no cursor</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Marcar o último eco de fundo do Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Adicionar uma nota neste instante</translation>
    </message>
    <message>
        <source>Start, end; live: live edge</source>
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
        <source>Polar view: move the cursor</source>
        <translation>Vista polar: mover o cursor</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Ping1D: move the cursor; Ctrl depth, Shift time</source>
        <translation>No Ping1D: cursor; Ctrl profundidade, Shift tempo</translation>
    </message>
    <message>
        <source>C, R</source>
        <translation>C, R</translation>
    </message>
    <message>
        <source>Ping1D: compare echo; hold echo</source>
        <translation>No Ping1D: comparar o eco; retê-lo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Vista polar: zona de alarme no cursor</translation>
    </message>
    <message>
        <source>Echo trace beside the polar view</source>
        <translation>Curva de eco ao lado da vista polar</translation>
    </message>
    <message>
        <source>Longer, shorter range</source>
        <translation>Alcance maior, menor</translation>
    </message>
    <message>
        <source>Acknowledge alarm</source>
        <translation>Reconhecer alarme</translation>
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
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Next theme; brightness</source>
        <translation>Próximo tema; brilho</translation>
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
        <source>Keyboard shortcuts</source>
        <translation>Atalhos do teclado</translation>
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
        <source>Close keyboard shortcuts</source>
        <translation>Fechar atalhos</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Devices and start page: connect found devices</source>
        <translation>Dispositivos e início: conectar o que foi encontrado</translation>
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
        <source>Restore deleted marker</source>
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
        <source>Timeline: zoom in, out</source>
        <translation>Linha do tempo: aproximar, afastar</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Linha do tempo: ajustar</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Library; Space selects, Ctrl+A selects all</source>
        <translation>Biblioteca; Espaço marca, Ctrl+A marca tudo</translation>
    </message>
    <message>
        <source>Library and Messages: search</source>
        <translation>Biblioteca e mensagens: pesquisar</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Biblioteca: atualizar</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Auto levels; raw echoes</source>
        <translation>Níveis automáticos; ecos brutos</translation>
    </message>
    <message>
        <source>Select the next, previous marker</source>
        <translation>Escolher a marca seguinte, anterior</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nova gravação</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Parar ou iniciar a gravação</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar ou leque</translation>
    </message>
    <message>
        <source>More, less persistence</source>
        <translation>Mais, menos persistência</translation>
    </message>
    <message>
        <source>Bottom zoom, its next height</source>
        <translation>Zoom do fundo, sua próxima altura</translation>
    </message>
    <message>
        <source>Map: follow the vehicle; layers</source>
        <translation>Mapa: seguir o veículo; camadas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Announce distance to bottom, and drift</source>
        <translation>Anunciar a distância ao fundo e a deriva</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Deriva do veículo</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Proa acima, norte acima, rumo travado, estável</translation>
    </message>
    <message>
        <source>Ghost; this turn as the ghost</source>
        <translation>Comparação; esta volta como comparação</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range; bottom line by hand</source>
        <translation>Varredura lateral: distância oblíqua ou no fundo; linha de fundo à mão</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Todas as vistas, só polar, Ping1D, varredura lateral ou multifeixe</translation>
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
        <source>Unprocessed echoes: no TVG, filter or smoothing</source>
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
        <source>No recording selected</source>
        <translation>Nenhuma gravação escolhida</translation>
    </message>
    <message>
        <source>Select a recording to see its contents and dive sheet.</source>
        <translation>Escolha uma gravação para ver o conteúdo e a ficha de mergulho.</translation>
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
        <source>Repair the recording; no messages are removed</source>
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
        <source>Searching…</source>
        <translation>Procurando…</translation>
    </message>
    <message>
        <source>Recordings, %1</source>
        <translation>Gravações, %1</translation>
    </message>
    <message>
        <source>Up and Down select, Enter opens, Space ticks</source>
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
        <source>No name, date, device or dive sheet contains “%1”.</source>
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
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Adicionar pasta</translation>
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
        <translation>Abrir juntas as gravações marcadas</translation>
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
        <source>Saved in this dive&apos;s recording, including later changes.</source>
        <translation>Salvo na gravação deste mergulho, incluindo mudanças posteriores.</translation>
    </message>
    <message>
        <source>Saved in the next recording. Job, vehicle, pilot and place are kept.</source>
        <translation>Salvo na próxima gravação. Trabalho, veículo, piloto e local são mantidos.</translation>
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
        <source>Reading…</source>
        <translation>Lendo…</translation>
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
        <source>%1 Positive seconds shift the vehicle&apos;s telemetry log later.</source>
        <translation>%1 Segundos positivos atrasam o registro de telemetria.</translation>
    </message>
    <message>
        <source>Shift by %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Shift of the telemetry log in seconds (Enter)</source>
        <translation>Deslocamento do registro de telemetria em segundos (Enter)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Reset to clock alignment</source>
        <translation>Restaurar o alinhamento pelos relógios</translation>
    </message>
    <message>
        <source>Align by hand</source>
        <translation>Alinhar à mão</translation>
    </message>
    <message>
        <source>Start both together, then shift the telemetry log</source>
        <translation>Iniciar ambos juntos e deslocar o registro de telemetria</translation>
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
        <source>Show the sonar recording only</source>
        <translation>Mostrar de novo só o registro do sonar</translation>
    </message>
    <message>
        <source>Align this file by hand</source>
        <translation>Alinhar este ficheiro à mão</translation>
    </message>
    <message>
        <source>%1 Positive seconds shift it later.</source>
        <translation>%1 Segundos positivos deslocam-no para mais tarde.</translation>
    </message>
    <message>
        <source>Start it together with the others, then shift it</source>
        <translation>Mostrá-lo a partir de um início comum com os outros e movê-lo daí</translation>
    </message>
    <message>
        <source>Place it after the others again</source>
        <translation>Deixá-lo seguir de novo os outros</translation>
    </message>
    <message>
        <source>Comparing both recordings…</source>
        <translation>A comparar as duas gravações…</translation>
    </message>
    <message>
        <source>No clear match, so no shift is suggested.</source>
        <translation>Sem correspondência clara, por isso não se propõe nenhum desvio.</translation>
    </message>
    <message>
        <source>Use %1 ± %2</source>
        <translation>Usar %1 ± %2</translation>
    </message>
    <message>
        <source>Move it to where both recordings match</source>
        <translation>Movê-la para onde as duas gravações coincidem</translation>
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
        <source>Several recordings share one timeline. A snapshot opens its recording at that time.</source>
        <translation>Várias gravações partilham uma linha do tempo. Uma captura abre a gravação nesse instante.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Recordings and snapshots (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</source>
        <translation>Gravações e capturas (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
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
        <translation>1 volta</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 voltas</translation>
    </message>
    <message>
        <source>± %1 %2 now</source>
        <translation>± %1 %2 agora</translation>
    </message>
    <message>
        <source>1 turn not placed</source>
        <translation>1 volta não posicionada</translation>
    </message>
    <message>
        <source>%1 turns not placed</source>
        <translation>%1 voltas não posicionadas</translation>
    </message>
    <message>
        <source>Loop closed %1</source>
        <translation>Laço fechado %1</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte acima</translation>
    </message>
    <message>
        <source>First heading up</source>
        <translation>Primeiro rumo acima</translation>
    </message>
    <message>
        <source>Head up</source>
        <translation>Proa acima</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
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
        <translation>Seguir o veículo</translation>
    </message>
    <message>
        <source>Layers and export</source>
        <translation>Camadas e exportação</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Head up</source>
        <translation>Proa acima</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte acima</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Acima é o primeiro rumo</translation>
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
        <translation>Camadas e exportação</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>%1 of %2 turns matched</source>
        <translation>%1 de %2 voltas coincidem</translation>
    </message>
    <message>
        <source>Loops closed</source>
        <translation>Laços fechados</translation>
    </message>
    <message>
        <source>%1 · moved %2 %3</source>
        <translation>%1 · moveu %2 %3</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Não posicionadas</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 volta</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 voltas</translation>
    </message>
    <message>
        <source>The map is too large: larger cells, or a shorter recording, would show all of it.</source>
        <translation>O mapa é grande demais: células maiores ou uma gravação mais curta o mostrariam inteiro.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Ecos</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Trajeto</translation>
    </message>
    <message>
        <source>Error ellipses</source>
        <translation>Elipses de erro</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Loop closures</source>
        <translation>Fechamentos de laço</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Range of the newest turn</source>
        <translation>Alcance da última volta</translation>
    </message>
    <message>
        <source>Where turns overlap</source>
        <translation>Onde voltas se sobrepõem</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Brightest</source>
        <translation>Mais brilhante</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Mais novo</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
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
        <translation>GeoTIFF precisa de posições, e não há nenhuma.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Exportar mapa</translation>
    </message>
    <message>
        <source>There is no map yet</source>
        <translation>Ainda não há mapa</translation>
    </message>
    <message>
        <source>Export map with a world file</source>
        <translation>Exportar mapa com arquivo world</translation>
    </message>
    <message>
        <source>Within ± %1 %2</source>
        <translation>Dentro de ± %1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 de %2 voltas</translation>
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
        <translation>Mapa; as setas o movem</translation>
    </message>
    <message>
        <source>Up is the first heading</source>
        <translation>Acima é o primeiro rumo</translation>
    </message>
    <message>
        <source>North is at %1 from up</source>
        <translation>O norte está a %1 do topo</translation>
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
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Mostrar o mapa inteiro</translation>
    </message>
    <message>
        <source>Echoes too few to place turns.</source>
        <translation>Ecos de menos para posicionar voltas.</translation>
    </message>
    <message>
        <source>No map yet.</source>
        <translation>Ainda não há mapa.</translation>
    </message>
    <message>
        <source>Positions would help.</source>
        <translation>Posições ajudariam.</translation>
    </message>
    <message>
        <source>It grows as soon as two turns match, or with positions from a DVL or GPS.</source>
        <translation>Ele cresce assim que duas voltas coincidem, ou com posições de um DVL ou GPS.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir gravação…</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Sem mapa</translation>
    </message>
    <message>
        <source>This recording has no scanning sonar, whose turns make a map.</source>
        <translation>Esta gravação não tem sonar de varrimento, de cujas voltas se faz o mapa.</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>Calculando o mapa…</translation>
    </message>
    <message>
        <source>The turns of a scanning sonar make a map, and none is connected.</source>
        <translation>O mapa faz-se das voltas de um sonar de varrimento, e não há nenhum ligado.</translation>
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
        <translation>à frente</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>atrás</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à esquerda</translation>
    </message>
    <message>
        <source>%1 %2 %3, %4 %5 of the start, plus or minus %6</source>
        <translation>%1 %2 %3, %4 %5 do início, mais ou menos %6</translation>
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
        <source>south</source>
        <translation>sul</translation>
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
        <translation>leste</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Where am I</source>
        <translation>Onde estou</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>from vehicle</source>
        <translation>do veículo</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>marcação</translation>
    </message>
    <message>
        <source>from up</source>
        <translation>do topo</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>não visto</translation>
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
        <source>Rename (F2)</source>
        <translation>Renomear (F2)</translation>
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
        <source>Not available</source>
        <translation>Não disponível</translation>
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
        <source>Telemetry log</source>
        <translation>Registro de telemetria</translation>
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
        <source>Markers, %1</source>
        <translation>Marcas, %1</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, F2 renames, Del deletes</source>
        <translation>Cima e Baixo escolhem, Enter vai até lá, F2 renomeia, Del apaga</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Ainda sem eventos.</translation>
    </message>
    <message>
        <source>No markers yet. Point at an echo and press M. Enter marks the Ping1D&apos;s latest bottom echo, N adds a note.</source>
        <translation>Ainda sem marcas. Aponte um eco e pressione M. Enter marca o último eco de fundo do Ping1D, N adiciona uma nota.</translation>
    </message>
    <message>
        <source>Range, bearing and depth as marked</source>
        <translation>Distância, marcação e profundidade como marcadas</translation>
    </message>
</context>
<context>
    <name>MarkerNameField</name>
    <message>
        <source>Name of marker %1</source>
        <translation>Nome da marca %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Esc keeps the number</source>
        <translation>Enter mantém o nome, Esc o número</translation>
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
        <source>Point at an echo with the mouse or arrow keys, then press M.</source>
        <translation>Aponte para um eco e pressione M, ou vá até lá com as setas de uma imagem.</translation>
    </message>
    <message>
        <source>No Ping1D bottom echo to mark here.</source>
        <translation>Nenhum eco de fundo do Ping1D para marcar aqui.</translation>
    </message>
</context>
<context>
    <name>MarkersTab</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Adicionar uma nota neste instante</translation>
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
        <translation>Ainda não há marcas</translation>
    </message>
    <message>
        <source>Note at the time shown; Enter saves</source>
        <translation>Nota na hora mostrada; Enter salva</translation>
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
        <source>No message selected</source>
        <translation>Nenhuma mensagem escolhida</translation>
    </message>
    <message>
        <source>Select a message to see its fields and bytes.</source>
        <translation>Escolha uma mensagem para ver campos e bytes.</translation>
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
        <source>Previous message of this type</source>
        <translation>A mesma mensagem antes desta</translation>
    </message>
    <message>
        <source>← in the list</source>
        <translation>← na lista</translation>
    </message>
    <message>
        <source>Next message of this type</source>
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
        <source>Up and Down select, Left and Right step through messages of one type</source>
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
        <source>Every message from sonars and vehicles is listed here.</source>
        <translation>Aqui aparece cada mensagem de sonares e veículos.</translation>
    </message>
    <message>
        <source>No message name, former name, field, id or source contains “%1”.</source>
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
        <source>Search name, former name, field, id or source; “once” finds single messages</source>
        <translation>Busca nome, nome antigo, campo, id ou origem; “once” acha mensagens únicas</translation>
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
        <source>Count</source>
        <translation>Quantidade</translation>
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
        <source>%1, %2, message %3, count %4, %5, last %6 ago, %7</source>
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
    <name>MotionRows</name>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>How fast and where the vehicle drifts, by the echoes of the Ping360</source>
        <translation>Com que velocidade e para onde o veículo deriva, segundo os ecos do Ping360</translation>
    </message>
    <message>
        <source>%1. Nothing is corrected.</source>
        <translation>%1. Nada é corrigido.</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Reconhecer</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
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
        <translation>Fixo</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estável</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Sem rumo. Conecte o veículo ou abra uma gravação com rumo.</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>O leque tem sempre a proa acima</translation>
    </message>
    <message>
        <source>Steady after one more turn</source>
        <translation>Estável após mais uma volta</translation>
    </message>
    <message>
        <source>No match: by compass since %1</source>
        <translation>Sem correspondência: pela bússola desde %1</translation>
    </message>
    <message>
        <source>No match and no compass: held since %1</source>
        <translation>Sem correspondência nem bússola: parada desde %1</translation>
    </message>
    <message>
        <source>Kept still by the picture since %1</source>
        <translation>Mantida estável pela imagem desde %1</translation>
    </message>
</context>
<context>
    <name>MountingButtons</name>
    <message>
        <source>Mounting is correct as shown</source>
        <translation>A montagem mostrada está correta</translation>
    </message>
    <message>
        <source>Use this mounting</source>
        <translation>Usar esta montagem</translation>
    </message>
    <message>
        <source>Mounting: %1</source>
        <translation>Montagem: %1</translation>
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
</context>
<context>
    <name>MultibeamPanel</name>
    <message>
        <source>no attitude</source>
        <translation>sem atitude</translation>
    </message>
    <message>
        <source>attitude of the vehicle</source>
        <translation>atitude do veículo</translation>
    </message>
    <message>
        <source>1 sounding left out</source>
        <translation>1 sondagem excluída</translation>
    </message>
    <message>
        <source>%1 soundings left out</source>
        <translation>%1 sondagens excluídas</translation>
    </message>
    <message>
        <source>1 sounding</source>
        <translation>1 sondagem</translation>
    </message>
    <message>
        <source>%1 soundings</source>
        <translation>%1 sondagens</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixa</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Multibeam sonar</source>
        <translation>Sonar multifeixe</translation>
    </message>
    <message>
        <source>Minimum power</source>
        <translation>Potência mínima</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluídas</translation>
    </message>
    <message>
        <source>Show soundings that are left out</source>
        <translation>Mostrar as sondagens excluídas</translation>
    </message>
    <message>
        <source>Display settings</source>
        <translation>Ajustes de exibição</translation>
    </message>
    <message>
        <source>Channel data only, no points</source>
        <translation>Só dados dos canais, sem pontos</translation>
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
        <translation>sonar multifeixe</translation>
    </message>
    <message>
        <source>minimum power: %1</source>
        <translation>potência mínima: %1</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Ainda não há ecos para medir.</translation>
    </message>
    <message>
        <source>Press on one end, then on the other.</source>
        <translation>Prima numa extremidade, depois na outra.</translation>
    </message>
    <message>
        <source>No bottom yet.</source>
        <translation>Ainda sem fundo.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Follow the vehicle</source>
        <translation>Seguir o veículo</translation>
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
        <translation>Captura desta imagem</translation>
    </message>
</context>
<context>
    <name>MultibeamTab</name>
    <message>
        <source>No ping up to here.</source>
        <translation>Nenhum ping até aqui.</translation>
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
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Speed of sound</source>
        <translation>Velocidade do som</translation>
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
        <source>Transmit</source>
        <translation>Emissão</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Passos de alcance</translation>
    </message>
    <message>
        <source>Power thresholds</source>
        <translation>Limiares de potência</translation>
    </message>
    <message>
        <source>Soundings</source>
        <translation>Sondagens</translation>
    </message>
    <message>
        <source>Depth below the sonar</source>
        <translation>Profundidade sob o sonar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Balanço</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Caturro</translation>
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
        <source>Library</source>
        <translation>Biblioteca</translation>
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
        <source>Not in this recording.</source>
        <translation>Não está nesta gravação.</translation>
    </message>
    <message>
        <source>Connect one, or open a log.</source>
        <translation>Conecte um, ou abra um registro.</translation>
    </message>
    <message>
        <source>Not pinging. Press Start to resume.</source>
        <translation>Não emite pings. Pressione Iniciar para retomar.</translation>
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
        <source>Unknown sonar</source>
        <translation>Sonar desconhecido</translation>
    </message>
    <message>
        <source>Choose above which one it is.</source>
        <translation>Escolha acima qual é.</translation>
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
        <translation>Parar de ler; o que foi lido pode ser reproduzido</translation>
    </message>
    <message>
        <source>Notice action</source>
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
    <name>PersistencePicker</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>1 sweep</source>
        <translation>1 varredura</translation>
    </message>
    <message>
        <source>3 sweeps</source>
        <translation>3 varreduras</translation>
    </message>
    <message>
        <source>10 sweeps</source>
        <translation>10 varreduras</translation>
    </message>
    <message>
        <source>All sweeps</source>
        <translation>Todas as varreduras</translation>
    </message>
    <message>
        <source>Persistence</source>
        <translation>Persistência</translation>
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
    <message>
        <source>Turned %1</source>
        <translation>Virado %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>by compass</source>
        <translation>pela bússola</translation>
    </message>
</context>
<context>
    <name>PolarCompassCheck</name>
    <message>
        <source>Compass</source>
        <translation>Bússola</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
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
        <source>%1 seconds per revolution, %2 pings per second</source>
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
        <source>Fit to the farthest echo</source>
        <translation>Ajustar ao eco mais distante</translation>
    </message>
    <message>
        <source>/ sweep</source>
        <translation>/ varredura</translation>
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
        <translation>rumo</translation>
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
        <translation>Mantém a posição, menos de&#xa0;%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Drift not known: too few echoes</source>
        <translation>Deriva desconhecida: poucos ecos</translation>
    </message>
    <message>
        <source>Drift after one more turn</source>
        <translation>Deriva após mais uma volta</translation>
    </message>
    <message>
        <source>Drift after two turns</source>
        <translation>Deriva após duas voltas</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Estável</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
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
        <translation>para</translation>
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
        <translation>em</translation>
    </message>
    <message>
        <source>· %1 old</source>
        <translation>· há&#xa0;%1</translation>
    </message>
    <message>
        <source>too few echoes</source>
        <translation>poucos ecos</translation>
    </message>
    <message>
        <source>since</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>after one more turn</source>
        <translation>após mais uma volta</translation>
    </message>
    <message>
        <source>after two turns</source>
        <translation>após duas voltas</translation>
    </message>
    <message>
        <source>Across the wall %1 ± %2 %3, along it unknown</source>
        <translation>Perpendicular à parede: %1&#xa0;±&#xa0;%2&#xa0;%3; ao longo dela, desconhecida</translation>
    </message>
    <message>
        <source>Across the wall under %1 %2, along it unknown</source>
        <translation>Perpendicular à parede: menos de %1&#xa0;%2; ao longo dela, desconhecida</translation>
    </message>
    <message>
        <source>Across the wall</source>
        <translation>Perpendicular à parede</translation>
    </message>
    <message>
        <source>under %1 %2</source>
        <translation>menos de %1&#xa0;%2</translation>
    </message>
    <message>
        <source>along it unknown</source>
        <translation>ao longo dela, desconhecida</translation>
    </message>
    <message>
        <source>Computing the drift…</source>
        <translation>Calculando a deriva…</translation>
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
        <source>Locked</source>
        <translation>Fixo</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Polar</source>
        <translation>Polar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Leque</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposição</translation>
    </message>
    <message>
        <source>Fan shows sectors up to 180°</source>
        <translation>O leque mostra setores até 180°</translation>
    </message>
    <message>
        <source>Fan is always head up</source>
        <translation>O leque tem sempre a proa acima</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estável</translation>
    </message>
    <message>
        <source>No heading. Connect the vehicle, or open a recording with heading.</source>
        <translation>Sem rumo. Conecte o veículo ou abra uma gravação com rumo.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Comparação</translation>
    </message>
</context>
<context>
    <name>PolarKeys</name>
    <message>
        <source>Ping360 polar view; arrows move the cursor</source>
        <translation>Vista polar do Ping360; as setas movem o cursor</translation>
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
        <translation>distância e marcação como marcadas</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>range as marked</source>
        <translation>distância como marcada</translation>
    </message>
    <message>
        <source>outside the view</source>
        <translation>fora da vista</translation>
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
        <source>Resume scan</source>
        <translation>Retomar varredura</translation>
    </message>
    <message>
        <source>Hold bearing here</source>
        <translation>Manter marcação aqui</translation>
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
        <source>The head is held on one bearing. Resume the scan to measure.</source>
        <translation>A cabeça mantém uma marcação. Retome a varredura para medir.</translation>
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
        <translation>Um Ping360 pode levar 4.5 s.</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
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
    <message>
        <source>Head up</source>
        <translation>Proa acima</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>Norte acima</translation>
    </message>
    <message>
        <source>Heading locked</source>
        <translation>Rumo fixo</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estável</translation>
    </message>
</context>
<context>
    <name>PolarPlot</name>
    <message>
        <source>Point at the alarm zone&apos;s position first.</source>
        <translation>Aponte primeiro o local da zona de alarme.</translation>
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
    <name>PolarSteady</name>
    <message>
        <source>Steady after one more turn</source>
        <translation>Estável após mais uma volta</translation>
    </message>
    <message>
        <source>By compass since %1</source>
        <translation>Pela bússola desde %1</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>Parada desde %1</translation>
    </message>
    <message>
        <source>Steady by the picture</source>
        <translation>Estável pela imagem</translation>
    </message>
    <message>
        <source>± %1°</source>
        <translation>± %1°</translation>
    </message>
    <message>
        <source>turned %1 %2</source>
        <translation>virado %1 %2</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>virado</translation>
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
        <source>Alarm zone, muted, %1 to %2 %3 about %4</source>
        <translation>Zona de alarme, silenciada, %1 a %2 %3 em torno de %4</translation>
    </message>
    <message>
        <source>Zone, muted</source>
        <translation>Zona, silenciada</translation>
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
        <source>Ready to record</source>
        <translation>Pronto para gravar</translation>
    </message>
    <message>
        <source>Demo, not recorded</source>
        <translation>Demo, sem gravar</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>livre %1</translation>
    </message>
    <message>
        <source>Starts with the first byte</source>
        <translation>Começa no primeiro byte</translation>
    </message>
    <message>
        <source> (Tab, Space)</source>
        <translation> (Tab, Espaço)</translation>
    </message>
    <message>
        <source>%1 s held in memory</source>
        <translation>%1 s esperam na memória</translation>
    </message>
    <message>
        <source>Record the demo</source>
        <translation>Gravar a demo</translation>
    </message>
    <message>
        <source>Disk write failed</source>
        <translation>Falha ao gravar no disco</translation>
    </message>
    <message>
        <source>Not recording</source>
        <translation>Não está gravando</translation>
    </message>
    <message>
        <source>REC %1</source>
        <translation>REC %1</translation>
    </message>
    <message>
        <source>Recording complete</source>
        <translation>Gravação completa</translation>
    </message>
    <message>
        <source>Not recording since %1</source>
        <translation>Não grava desde %1</translation>
    </message>
    <message>
        <source>New file when data arrives</source>
        <translation>Novo arquivo com o próximo byte</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 grava</translation>
    </message>
    <message>
        <source>Its menu records</source>
        <translation>O menu grava</translation>
    </message>
    <message>
        <source>Recorder: %1</source>
        <translation>Gravador: %1</translation>
    </message>
    <message>
        <source>New recording</source>
        <translation>Nova gravação</translation>
    </message>
    <message>
        <source>Start recording</source>
        <translation>Iniciar a gravação</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Parar a gravação</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Stop recording?</source>
        <translation>Parar a gravação?</translation>
    </message>
    <message>
        <source>Keep recording</source>
        <translation>Continuar gravando</translation>
    </message>
</context>
<context>
    <name>RecordingFolderSetting</name>
    <message>
        <source>%1 cannot be written to. Recordings are saved to %2.</source>
        <translation>Não se pode gravar em %1. As gravações vão para %2.</translation>
    </message>
</context>
<context>
    <name>SectionPlot</name>
    <message>
        <source>port</source>
        <translation>a bombordo</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>a estibordo</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>across %1 %2</source>
        <translation>de través %1 %2</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>potência %1</translation>
    </message>
    <message>
        <source>left out: weak</source>
        <translation>excluída: fraca</translation>
    </message>
    <message>
        <source>left out: outlier</source>
        <translation>excluída: valor atípico</translation>
    </message>
    <message>
        <source>Section; arrows go from sounding to sounding</source>
        <translation>Secção; as setas vão de sondagem em sondagem</translation>
    </message>
    <message>
        <source>0 %1</source>
        <translation>0 %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estibordo</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Sem posição</translation>
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
        <translation>para cima %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>para baixo %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Medido %1</translation>
    </message>
    <message>
        <source>No sounding here to measure.</source>
        <translation>Não há sondagem para medir aqui.</translation>
    </message>
    <message>
        <source>from swath to swath: ± not known</source>
        <translation>de faixa a faixa: ± desconhecido</translation>
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
        <source>Sector centre</source>
        <translation>Centro do setor</translation>
    </message>
    <message>
        <source>Sector width</source>
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
        <source>Restore %1 to %2</source>
        <translation>Restaurar %1 para %2</translation>
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
        <source>Keep %1 at %2</source>
        <translation>Manter %1 em %2</translation>
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
        <source>Follows range</source>
        <translation>Segue o alcance</translation>
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
        <source>Changes affect the live sonar</source>
        <translation>As mudanças afetam o sonar ao vivo</translation>
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
        <source>Found scanning; not started by Leadline.</source>
        <translation>Já estava varrendo; não iniciado pelo Leadline.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Standby: not pinging</source>
        <translation>Em espera: sem emitir</translation>
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
        <translation>Não</translation>
    </message>
    <message>
        <source>Keep the sonar&apos;s settings</source>
        <translation>Manter os ajustes do sonar</translation>
    </message>
</context>
<context>
    <name>SettingKeys</name>
    <message>
        <source>%1 is set by the sonar. Set Mode to Manual first.</source>
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
        <source>Saved for this sonar</source>
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
        <source>Bearing held at %1°</source>
        <translation>Marcação mantida em %1°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Retomar varredura</translation>
    </message>
    <message>
        <source>Hold bearing</source>
        <translation>Manter marcação</translation>
    </message>
    <message>
        <source>Hold the head at this bearing</source>
        <translation>Manter a cabeça nesta marcação</translation>
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
        <source>Set by the sonar</source>
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
        <source>Use last settings</source>
        <translation>Usar últimos ajustes</translation>
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
        <source>Keep the sonar&apos;s settings</source>
        <translation>Manter os ajustes do sonar</translation>
    </message>
    <message>
        <source>Leave %1 as it is</source>
        <translation>Deixar %1 como está</translation>
    </message>
</context>
<context>
    <name>SetupAppearance</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
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
        <source>Switch theme by time of day</source>
        <translation>Mudar o tema conforme a hora do dia</translation>
    </message>
    <message>
        <source>By this computer&apos;s clock</source>
        <translation>Pelo relógio deste computador</translation>
    </message>
    <message>
        <source>Day starts</source>
        <translation>Dia desde</translation>
    </message>
    <message>
        <source>Day ends</source>
        <translation>Dia até</translation>
    </message>
    <message>
        <source>Theme at night</source>
        <translation>Tema à noite</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Stronger edges and secondary text</source>
        <translation>Bordas e textos secundários mais fortes</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Escala da interface</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The window fits %1 %. Enlarge it for more.</source>
        <translation>A janela comporta %1 %. Aumente-a para mais.</translation>
    </message>
    <message>
        <source>75 to 250 %. Echoes keep full screen resolution.</source>
        <translation>75 a 250 %. Os ecos ficam tão nítidos quanto a tela.</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Luvas</translation>
    </message>
    <message>
        <source>25 % larger, for use with gloves</source>
        <translation>Tudo um quarto maior, para pressionar com luvas</translation>
    </message>
    <message>
        <source>Until the next scheduled change, or until you change it.</source>
        <translation>Até a próxima mudança programada, ou até você mudar.</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Próximo tema</translation>
    </message>
    <message>
        <source>Window brightness</source>
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
        <source>Apply %1</source>
        <translation>Aplicar %1</translation>
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
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>%1: restore default key</source>
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
        <source>Esc cancels, Del removes the key.</source>
        <translation>Esc cancela, Del remove a tecla.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Reatribuir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep both keys unchanged</source>
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
        <source>Leave or close; return the keys to the window</source>
        <translation>Sai e fecha; devolve as teclas à janela</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espaço, Enter</translation>
    </message>
    <message>
        <source>Press the focused control</source>
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
        <source>Ping1D: compare echo; hold echo</source>
        <translation>No Ping1D: comparar o eco; retê-lo</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Polar view: alarm zone at the cursor</source>
        <translation>Vista polar: zona de alarme no cursor</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>Library: select all</source>
        <translation>Biblioteca: marcar tudo</translation>
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
        <source>Press Enter on a key or click it, then press the new key. Keys without Ctrl or Alt are ignored while you type.</source>
        <translation>Pressione Enter na tecla de uma ação, ou clique nela, e depois pressione a nova tecla. Teclas sem Ctrl nem Alt esperam enquanto você digita.</translation>
    </message>
    <message>
        <source>Yes, restore all default keys</source>
        <translation>Sim, restaurar todas as teclas</translation>
    </message>
    <message>
        <source>Restore default keys…</source>
        <translation>Restaurar teclas…</translation>
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
        <source>Fixed keys</source>
        <translation>Teclas fixas</translation>
    </message>
    <message>
        <source>Used by the focused control.</source>
        <translation>Usadas pelo controle em foco.</translation>
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
        <source>The links selected below. Links connected on exit are selected automatically.</source>
        <translation>Os links marcados abaixo. Os conectados ao sair são marcados automaticamente.</translation>
    </message>
    <message>
        <source>Start scanning on connect</source>
        <translation>Começar a varrer ao conectar</translation>
    </message>
    <message>
        <source>Leadline&apos;s MAVLink ids</source>
        <translation>Ids MAVLink do Leadline</translation>
    </message>
    <message>
        <source>Leadline&apos;s system and component id</source>
        <translation>Sistema e componente que o Leadline é</translation>
    </message>
    <message>
        <source>System / component, such as 254/190; not 255, which is the pilot&apos;s ground station (Enter)</source>
        <translation>Sistema / componente, como 254/190; não 255, que é a estação de terra do piloto (Enter)</translation>
    </message>
    <message>
        <source>For links without their own ids; used from the next connection.</source>
        <translation>Onde uma conexão não tem os próprios; valem a partir da próxima vez que ela conectar.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Conexões salvas</translation>
    </message>
    <message>
        <source>No links yet.</source>
        <translation>Ainda sem links.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>If off, sonars connect in Standby</source>
        <translation>Se desligado, os sonares conectam em espera</translation>
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
        <source>Key set</source>
        <translation>Chave definida</translation>
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
        <source>Forget the key; accept unsigned messages</source>
        <translation>Esquecer a chave; aceitar mensagens sem assinatura</translation>
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
        <source>Disconnect it first on the Devices page</source>
        <translation>Desconecte-a primeiro, na página Dispositivos</translation>
    </message>
</context>
<context>
    <name>SetupOldRecordings</name>
    <message>
        <source>Suggest deletion after</source>
        <translation>Sugerir exclusão após</translation>
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
        <source>Suggest oldest when total exceeds</source>
        <translation>Sugerir as mais antigas se o total passar de</translation>
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
        <source>Nothing is deleted automatically. Recordings with markers, notes or a dive sheet are never suggested.</source>
        <translation>Nada é excluído automaticamente. Gravações com marcas, notas ou ficha de mergulho nunca são sugeridas.</translation>
    </message>
    <message>
        <source>Checking recordings…</source>
        <translation>Verificando gravações…</translation>
    </message>
    <message>
        <source>No recordings match this rule.</source>
        <translation>Nenhuma gravação atende a esta regra.</translation>
    </message>
    <message>
        <source>Suggested for deletion: %1</source>
        <translation>Sugeridas para exclusão: %1</translation>
    </message>
    <message>
        <source>Yes, move %1 to the trash</source>
        <translation>Sim, mover %1 para a lixeira</translation>
    </message>
    <message>
        <source>Move %1 to the trash…</source>
        <translation>Mover %1 para a lixeira…</translation>
    </message>
    <message>
        <source>Move selected recordings to the trash</source>
        <translation>Mover as gravações marcadas para a lixeira</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <source>Suggested recordings</source>
        <translation>Gravações sugeridas</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
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
        <source>Saved automatically</source>
        <translation>Salvo automaticamente</translation>
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
        <source>Test sound</source>
        <translation>Testar som</translation>
    </message>
    <message>
        <source>Play alarm sound once</source>
        <translation>Tocar o alarme uma vez</translation>
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
        <source>Files always use UTC.</source>
        <translation>Arquivos usam sempre UTC.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Idioma do sistema</translation>
    </message>
    <message>
        <source>Number format is always the same. The guide is in English.</source>
        <translation>O formato dos números é sempre o mesmo. O guia está em inglês.</translation>
    </message>
    <message>
        <source>Always on top</source>
        <translation>Sempre no topo</translation>
    </message>
    <message>
        <source>Above other windows, where the desktop allows it</source>
        <translation>Acima das janelas de outros programas, onde a área de trabalho permite</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidade</translation>
    </message>
    <message>
        <source>Lower values show the windows behind</source>
        <translation>Valores baixos mostram as janelas atrás</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Window size, position, full screen and plot split are saved automatically.</source>
        <translation>Tamanho e lugar da janela, a divisão das imagens e a tela cheia são lembrados sozinhos.</translation>
    </message>
    <message>
        <source>Of plots, read-outs, settings, markers, alarms and exported pictures; other pages, events and data files keep metres.</source>
        <translation>Para imagens (também exportadas), leituras, ajustes, marcas e alarmes; outras páginas, eventos e arquivos de dados mantêm metros.</translation>
    </message>
</context>
<context>
    <name>SetupRecordings</name>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Recording folder</source>
        <translation>Pasta de gravações</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Recordings are saved to %1</source>
        <translation>As gravações vão para %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose recording folder</source>
        <translation>Escolher pasta de gravações</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Restore default folder</source>
        <translation>Restaurar pasta padrão</translation>
    </message>
    <message>
        <source>A running recording stays where it is; the next one uses the new folder.</source>
        <translation>A gravação atual fica; a próxima usa a pasta nova.</translation>
    </message>
    <message>
        <source>Split recording</source>
        <translation>Dividir gravação</translation>
    </message>
    <message>
        <source>Checking write access…</source>
        <translation>Verificando acesso de escrita…</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Solução de problemas</translation>
    </message>
    <message>
        <source>Save program log</source>
        <translation>Guardar o registo do programa</translation>
    </message>
    <message>
        <source>Save program log to the recording folder</source>
        <translation>Salvar registro do programa na pasta de gravações</translation>
    </message>
    <message>
        <source>A text file for support: connections, devices and files of this session, with addresses and names.</source>
        <translation>Um ficheiro de texto para quem o ajuda: ligações, dispositivos e ficheiros desde o início, com os seus endereços e nomes.</translation>
    </message>
    <message>
        <source>Confirm before stopping a recording</source>
        <translation>Confirmar antes de parar uma gravação</translation>
    </message>
    <message>
        <source>The menu of the recorder and its key ask first</source>
        <translation>O menu do gravador e sua tecla perguntam antes</translation>
    </message>
</context>
<context>
    <name>SetupReset</name>
    <message>
        <source>Default settings restored.</source>
        <translation>Ajustes padrão restaurados.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Yes, reset all settings</source>
        <translation>Sim, redefinir tudo</translation>
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
        <source>Restores the defaults for units, time, language, appearance, window, alarm sound, keys, plots and recording settings. Recordings, connections, alarm limits and sonar settings are kept.</source>
        <translation>Restaura unidades, hora, idioma, aparência, janela, som de alarme, teclas, gráficos e ajustes de gravação. Gravações, conexões, limites de alarme e ajustes dos sonares são mantidos.</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Job</source>
        <translation>Trabalho</translation>
    </message>
    <message>
        <source>Purpose or client</source>
        <translation>Objetivo ou cliente</translation>
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
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
</context>
<context>
    <name>SideScanAxis</name>
    <message>
        <source>Starboard</source>
        <translation>Estibordo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Side unknown</source>
        <translation>Lado desconhecido</translation>
    </message>
    <message>
        <source>Water column</source>
        <translation>Coluna de água</translation>
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
        <translation>Bombordo: sem dados desde %1</translation>
    </message>
    <message>
        <source>Starboard: no data since %1</source>
        <translation>Estibordo: sem dados desde %1</translation>
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
        <translation>Altura pelo menos %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Altura desconhecida: sem sombra</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Sem linha de fundo</translation>
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
        <translation>Nem todas as unidades são mostradas: o lado de algumas não é conhecido.</translation>
    </message>
    <message>
        <source>Only %1 is shown: its side is not known.</source>
        <translation>Só %1 é mostrado: o seu lado não é conhecido.</translation>
    </message>
    <message>
        <source>The side of this unit is not known.</source>
        <translation>O lado desta unidade não é conhecido.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrado</translation>
    </message>
    <message>
        <source>Side of this unit</source>
        <translation>Lado desta unidade</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estibordo</translation>
    </message>
    <message>
        <source>No speed since %1: by distance the picture stands still.</source>
        <translation>Sem velocidade desde %1: por distância a imagem não avança.</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tempo</translation>
    </message>
</context>
<context>
    <name>SideScanPanel</name>
    <message>
        <source>gain by physics</source>
        <translation>ganho pela física</translation>
    </message>
    <message>
        <source>gain by mean</source>
        <translation>ganho pela média</translation>
    </message>
    <message>
        <source>No echoes to measure yet.</source>
        <translation>Ainda não há ecos para medir.</translation>
    </message>
    <message>
        <source>Drag from the target to the end of its shadow.</source>
        <translation>Arraste do alvo até ao fim da sombra.</translation>
    </message>
    <message>
        <source>side-scan sonar</source>
        <translation>sonar de varredura lateral</translation>
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
        <translation>Distância oblíqua</translation>
    </message>
    <message>
        <source>Ground range</source>
        <translation>Distância no fundo</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Linha mais recente</translation>
    </message>
    <message>
        <source>Newest on top</source>
        <translation>Recente em cima</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Em baixo</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Altura pela sombra</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
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
        <source>Side-scan</source>
        <translation>Varredura lateral</translation>
    </message>
</context>
<context>
    <name>SideScanPlot</name>
    <message>
        <source>Side-scan picture, %1 seconds, %2 to each side</source>
        <translation>Imagem de varredura lateral, %1 segundos, %2 para cada lado</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Shift changes the time span; +, − and 0 zoom the range; D measures a height from its shadow</source>
        <translation>As setas movem o cursor, Shift muda o intervalo de tempo; +, − e 0 ampliam o alcance; D mede uma altura pela sombra</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Linha de fundo</translation>
    </message>
    <message>
        <source>Bottom line, %1</source>
        <translation>Linha de fundo, %1</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Copy read-out</source>
        <translation>Copiar leitura</translation>
    </message>
    <message>
        <source>Height from shadow</source>
        <translation>Altura pela sombra</translation>
    </message>
</context>
<context>
    <name>SideScanReadout</name>
    <message>
        <source>port</source>
        <translation>bombordo</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>estibordo</translation>
    </message>
    <message>
        <source>side unknown</source>
        <translation>lado desconhecido</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Sem linha de fundo</translation>
    </message>
    <message>
        <source>altitude %1</source>
        <translation>altitude %1</translation>
    </message>
    <message>
        <source>No position</source>
        <translation>Sem posição</translation>
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
        <translation>oblíqua %1</translation>
    </message>
    <message>
        <source>height %1 from shadow</source>
        <translation>altura %1 pela sombra</translation>
    </message>
    <message>
        <source>height at least %1</source>
        <translation>altura pelo menos %1</translation>
    </message>
    <message>
        <source>Height not known: no shadow</source>
        <translation>Altura desconhecida: sem sombra</translation>
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
        <source>Flat bottom assumed</source>
        <translation>Fundo plano assumido</translation>
    </message>
    <message>
        <source>Slant range</source>
        <translation>Distância oblíqua</translation>
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
        <translation>Oblíqua</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Raw echoes are drawn by slant range.</source>
        <translation>Os ecos brutos são desenhados pela distância oblíqua.</translation>
    </message>
    <message>
        <source>Flat bottom assumed.</source>
        <translation>Fundo plano assumido.</translation>
    </message>
    <message>
        <source>Bottom line</source>
        <translation>Linha de fundo</translation>
    </message>
    <message>
        <source>No bottom line</source>
        <translation>Sem linha de fundo</translation>
    </message>
    <message>
        <source>Confidence %1 %</source>
        <translation>Confiança %1 %</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
    <message>
        <source>Drag the line in the water column, or press %1.</source>
        <translation>Arraste a linha na coluna de água ou prima %1.</translation>
    </message>
    <message>
        <source>By hand, %1 to %2</source>
        <translation>À mão, de %1 a %2</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Remover este troço</translation>
    </message>
    <message>
        <source>Echo levels</source>
        <translation>Níveis de eco</translation>
    </message>
    <message>
        <source>%1 to %2 dB rel</source>
        <translation>%1 a %2 dB rel</translation>
    </message>
    <message>
        <source>Gain over range</source>
        <translation>Ganho com a distância</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Mean of the newest 400 lines, each side</source>
        <translation>Média das 400 linhas mais recentes, cada lado</translation>
    </message>
    <message>
        <source>30 log R and absorption</source>
        <translation>30 log R e absorção</translation>
    </message>
    <message>
        <source>Newest line</source>
        <translation>Linha mais recente</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Em cima</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Em baixo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>position estimate</source>
        <translation>estimativa de posição</translation>
    </message>
    <message>
        <source>global position</source>
        <translation>posição global</translation>
    </message>
    <message>
        <source>ground speed</source>
        <translation>velocidade sobre o fundo</translation>
    </message>
    <message>
        <source>The vehicle sends no speed: lines are by time.</source>
        <translation>O veículo não envia velocidade: linhas por tempo.</translation>
    </message>
    <message>
        <source>%1 from %2. Picture is true to scale.</source>
        <translation>%1 de %2. A imagem está à escala.</translation>
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
        <translation>Por tempo</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Por distância</translation>
    </message>
    <message>
        <source>Swap port and starboard</source>
        <translation>Trocar bombordo e estibordo</translation>
    </message>
    <message>
        <source>For units mounted on the opposite side</source>
        <translation>Para unidades montadas no lado oposto</translation>
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
        <translation>agora</translation>
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
        <source>Not sent to the sonar</source>
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
        <source>Valid for 5 to 20 °C</source>
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
        <source>Depth for sound speed</source>
        <translation>Profundidade para a velocidade do som</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s temperature</source>
        <translation>Usar a temperatura do veículo</translation>
    </message>
    <message>
        <source>Use the vehicle&apos;s current temperature and depth</source>
        <translation>A temperatura e a profundidade dele como estão agora</translation>
    </message>
    <message>
        <source>The vehicle reports no water temperature</source>
        <translation>O veículo não informa temperatura da água</translation>
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
    <message>
        <source>%1 below the bottom</source>
        <translation>%1 abaixo do fundo</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 acima do fundo</translation>
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
        <source>Release held echo (R)</source>
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
        <source>Ping1D echogram</source>
        <translation>Ecograma do Ping1D</translation>
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
        <source>No echoes to measure yet.</source>
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
    <message>
        <source>Bottom zoom</source>
        <translation>Zoom do fundo</translation>
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
        <source>Ping1D echogram, %1 seconds, %2</source>
        <translation>Ecograma do Ping1D, %1 segundos, %2</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Ctrl the depth window, Shift changes the time span; +, − and 0 zoom depth; C compares with previous pings, R holds this echo</source>
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
        <source>Ping360 echogram, bearing held at %1 degrees</source>
        <translation>Ecograma do Ping360, marcação mantida em %1 graus</translation>
    </message>
    <message>
        <source>Bearing held at %1°, range over time</source>
        <translation>Marcação mantida em %1°, distância no tempo</translation>
    </message>
    <message>
        <source>Resume scan</source>
        <translation>Retomar varredura</translation>
    </message>
    <message>
        <source>Bearing changed</source>
        <translation>Marcação alterada</translation>
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
        <source>Run the demo with simulated sonars</source>
        <translation>Iniciar a demo com sonares simulados</translation>
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
        <source>Playback is possible once the first pings are read.</source>
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
        <source>No recordings in this folder</source>
        <translation>Não há registros nesta pasta</translation>
    </message>
    <message>
        <source>This recording cannot be opened</source>
        <translation>Não é possível abrir esta gravação</translation>
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
        <source>Recording starts automatically on connection.</source>
        <translation>A gravação começa automaticamente ao conectar.</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Conectar o que foi encontrado</translation>
    </message>
    <message>
        <source>Set 200 %</source>
        <translation>Usar 200 %</translation>
    </message>
    <message>
        <source>Set interface scale to 200 %</source>
        <translation>Interface em 200 %</translation>
    </message>
    <message>
        <source>Stay at 100 %</source>
        <translation>Ficar em 100 %</translation>
    </message>
    <message>
        <source>Keep interface scale at 100 %</source>
        <translation>Manter a interface em 100 %</translation>
    </message>
    <message>
        <source>The interface is small on this screen. It can also be scaled in %1.</source>
        <translation>A interface é pequena nesta tela. Também se ajusta em %1.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
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
        <source>Nothing connected to record.</source>
        <translation>Nada conectado para gravar.</translation>
    </message>
    <message>
        <source>Recording of the demo started.</source>
        <translation>Gravação da demo iniciada.</translation>
    </message>
    <message>
        <source>Recording of the demo stopped.</source>
        <translation>Gravação da demo parada.</translation>
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
        <source>Saved in %1.</source>
        <translation>Salvo em %1.</translation>
    </message>
    <message>
        <source>alarm acknowledged</source>
        <translation>alarme reconhecido</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Gravação parada.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Gravação iniciada.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nova gravação iniciada.</translation>
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
    <message>
        <source>Saved in %1.</source>
        <translation>Salvo em %1.</translation>
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
    <name>SwathStrip</name>
    <message>
        <source>Depth below the multibeam sonar over time</source>
        <translation>Profundidade sob o sonar multifeixe ao longo do tempo</translation>
    </message>
</context>
<context>
    <name>TakeOverButton</name>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
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
        <source>This recording contains no pings.</source>
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
        <source>Loop start, %1</source>
        <translation>Início do loop, %1</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Loop end, %1</source>
        <translation>Fim do loop, %1</translation>
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
    <message>
        <source>Depth %1 %2</source>
        <translation>Profundidade %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Rumo %1</translation>
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
    <message>
        <source>Depth</source>
        <translation>Prof.</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Rumo</translation>
    </message>
    <message>
        <source>Side-scan</source>
        <translation>Varredura lateral</translation>
    </message>
    <message>
        <source>Side-scan over time</source>
        <translation>Varredura lateral ao longo do tempo</translation>
    </message>
    <message>
        <source>Multibeam</source>
        <translation>Multifeixe</translation>
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
        <source>Recorded: requests are not possible</source>
        <translation>Gravação: sem consultas possíveis</translation>
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
        <source>Send one PING to all on the link</source>
        <translation>Perguntar a todos na conexão com PING, uma vez</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Send PING to all on the link every second</source>
        <translation>Perguntar a todos na conexão com PING a cada segundo</translation>
    </message>
    <message>
        <source>Answer others</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Answer PING requests</source>
        <translation>Responder pedidos de PING</translation>
    </message>
    <message>
        <source>TIMESYNC</source>
        <translation>TIMESYNC</translation>
    </message>
    <message>
        <source>Answer TIMESYNC requests; PX4 accepts any reply as its time source</source>
        <translation>Responder pedidos de TIMESYNC: o PX4 toma qualquer resposta para o relógio dele</translation>
    </message>
    <message>
        <source>Compass check</source>
        <translation>Verificação da bússola</translation>
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
        <source>Clock offset needs TIMESYNC replies</source>
        <translation>O desvio exige respostas TIMESYNC</translation>
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
        <source>This recording has none. Leadline reads MAVLink from its own recordings and from .tlog files.</source>
        <translation>Esta gravação não tem nenhum. O Leadline lê MAVLink das próprias gravações e de arquivos .tlog.</translation>
    </message>
    <message>
        <source>Connect one, or open a recording with MAVLink.</source>
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
        <source>TIMESYNC requests</source>
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
        <source>Recorded: requests are not possible</source>
        <translation>Gravação: sem consultas possíveis</translation>
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
        <source>Strict version 2: ignore TIMESYNC replies without a target</source>
        <translation>Versão 2 estrita: respostas a TIMESYNC que não nomeiam ninguém não contam</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
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
        <source>Set the adapter&apos;s latency to 1 ms</source>
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
        <source>Median round-trip time</source>
        <translation>Mediana do tempo de ida e volta</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>95th percentile of the round-trip time</source>
        <translation>Percentil 95 do tempo de ida e volta</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>Variation between round trips</source>
        <translation>Variação entre idas e voltas</translation>
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
        <source>Replies after the timeout</source>
        <translation>Respostas após o tempo limite</translation>
    </message>
    <message>
        <source>Dup</source>
        <translation>Dupl.</translation>
    </message>
    <message>
        <source>Duplicate replies</source>
        <translation>Respostas duplicadas</translation>
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
        <source>Drift rate of the clock offset</source>
        <translation>Taxa de deriva do desvio</translation>
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
        <source>Clock offset from this computer</source>
        <translation>Desvio em relação a este computador</translation>
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
        <source>To the live edge</source>
        <translation>Para o ao vivo</translation>
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
        <source>At the live edge</source>
        <translation>Na borda ao vivo</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Reproduzir para frente</translation>
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
        <source>Set loop start</source>
        <translation>Definir início do loop</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Set loop end</source>
        <translation>Definir fim do loop</translation>
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
        <source>Mark at the cursor, or the Ping1D&apos;s latest bottom echo</source>
        <translation>Marcar no cursor, ou o último eco de fundo do Ping1D</translation>
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
        <source>Showing live data</source>
        <translation>Mostrando dados ao vivo</translation>
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
        <source>Heading and depth come from this vehicle</source>
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
    <name>VehicleFigure</name>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
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
        <translation>Deslocar registro de telemetria</translation>
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
        <source>Align telemetry log</source>
        <translation>Alinhar registro de telemetria</translation>
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
        <source>Leadline&apos;s system and component id</source>
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
        <source>Use %1</source>
        <translation>Usar %1</translation>
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
        <source>Key set</source>
        <translation>Chave definida</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Sign outgoing messages; reject messages not signed with this key</source>
        <translation>Assinar tudo o que é enviado, recusar o que não tem a mesma chave</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Forget the key; accept unsigned messages</source>
        <translation>Esquecer a chave; aceitar mensagens sem assinatura</translation>
    </message>
    <message>
        <source>The key is kept on this computer, readable by you only; never in recordings.</source>
        <translation>A chave fica neste computador, legível só para você; nunca nas gravações.</translation>
    </message>
    <message>
        <source>Enter system/component, such as 254/190: system 1 to 254, component 1 to 255.</source>
        <translation>Digite dois números, como 254/190: um sistema de 1 a 254 e um componente de 1 a 255.</translation>
    </message>
</context>
<context>
    <name>VehiclePlot</name>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Rumo</translation>
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
        <translation>L</translation>
    </message>
    <message>
        <source>Vehicle depth over time</source>
        <translation>Profundidade do veículo ao longo do tempo</translation>
    </message>
    <message>
        <source>Heading over time</source>
        <translation>Rumo ao longo do tempo</translation>
    </message>
    <message>
        <source>Neither depth nor heading</source>
        <translation>Nem profundidade nem rumo</translation>
    </message>
    <message>
        <source>The vehicle sent neither in this recording.</source>
        <translation>O veículo não enviou nenhum dos dois nesta gravação.</translation>
    </message>
    <message>
        <source>The vehicle has sent neither yet.</source>
        <translation>O veículo ainda não enviou nenhum dos dois.</translation>
    </message>
    <message>
        <source>Depth %1 %2</source>
        <translation>Profundidade %1 %2</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Rumo %1</translation>
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
        <source>Headings become true</source>
        <translation>Os rumos são então verdadeiros</translation>
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
        <source>Use the current depth as zero, live and in recordings</source>
        <translation>Usar a profundidade atual como zero, ao vivo e em gravações</translation>
    </message>
    <message>
        <source>No vehicle depth</source>
        <translation>Não chega profundidade de nenhum veículo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Depth as reported by the vehicle</source>
        <translation>A profundidade como o veículo a diz</translation>
    </message>
    <message>
        <source>%1 below the depth sensor</source>
        <translation>%1 abaixo do sensor de profundidade</translation>
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
        <translation>Cima e Baixo vão para o anterior e o seguinte</translation>
    </message>
    <message>
        <source>Go to %1 (Up, Down)</source>
        <translation>Ir para %1 (Cima, Baixo)</translation>
    </message>
    <message>
        <source>No status texts</source>
        <translation>Sem textos de estado</translation>
    </message>
    <message>
        <source>The vehicle sent none in this recording.</source>
        <translation>O veículo não enviou nenhum nesta gravação.</translation>
    </message>
    <message>
        <source>What the vehicle reports is listed here.</source>
        <translation>Aqui aparece o que o veículo comunica.</translation>
    </message>
</context>
<context>
    <name>VehicleView</name>
    <message>
        <source>Vehicle</source>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
    </message>
    <message>
        <source>Vehicle depth</source>
        <translation>Prof. veículo</translation>
    </message>
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
        <source>Status texts</source>
        <translation>Textos de estado</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Round trips, and every message field by field</source>
        <translation>Tempos de ida e volta, e cada mensagem campo a campo</translation>
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
        <source>Show alarm zone</source>
        <translation>Mostrar zona de alarme</translation>
    </message>
    <message>
        <source>Target in zone</source>
        <translation>Alvo na zona</translation>
    </message>
    <message>
        <source>Z in the polar view centres the zone on the cursor</source>
        <translation>Z na vista polar centra a zona no cursor</translation>
    </message>
    <message>
        <source>Zone centre</source>
        <translation>Centro da zona</translation>
    </message>
    <message>
        <source>Relative to the bow</source>
        <translation>Relativo à proa</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Zone width</source>
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
        <source>Detection threshold</source>
        <translation>Limiar de detecção</translation>
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
        <translation>dispositivo de tipo desconhecido</translation>
    </message>
    <message>
        <source>It does not stream: profiles are asked for one by one.</source>
        <translation>Não transmite por si: os perfis são pedidos um a um.</translation>
    </message>
    <message>
        <source>No continuous profiles: requesting them one at a time.</source>
        <translation>Não transmite por si: os perfis são pedidos um a um.</translation>
    </message>
    <message>
        <source>In Auto the device chooses range and gain: choose Manual first.</source>
        <translation>Em Auto o dispositivo escolhe alcance e ganho: escolha Manual primeiro.</translation>
    </message>
    <message>
        <source>In Auto the sonar sets range and gain. Set Mode to Manual first.</source>
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
        <source>The sonar was power-cycled: your settings are sent again.</source>
        <translation>Estava sem energia: os seus ajustes são enviados de novo.</translation>
    </message>
    <message>
        <source>The range is 1 m long at least.</source>
        <translation>O alcance tem no mínimo 1 m.</translation>
    </message>
    <message>
        <source>The range length is 1 m or more.</source>
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
        <source>The Ping360 does not support auto_transmit: requesting each ping.</source>
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
        <source>Requesting each ping instead.</source>
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
        <source>The sonar keeps another value.</source>
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
        <source>The sector centre is -180 to 179 degrees from the front.</source>
        <translation>O centro de um setor fica entre -180 e 179 graus da proa.</translation>
    </message>
    <message>
        <source>The %1 is silent.</source>
        <translation>Silêncio de: %1.</translation>
    </message>
    <message>
        <source>The %1 is not responding.</source>
        <translation>%1 não responde.</translation>
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
        <source>The %1 was found scanning; not started by Leadline.</source>
        <translation>%1 já estava varrendo; não iniciado pelo Leadline.</translation>
    </message>
    <message>
        <source>Nobody answers on this link: check power and cable of the sonar.</source>
        <translation>Ninguém responde nesta conexão: verifique a energia e o cabo do sonar.</translation>
    </message>
    <message>
        <source>No answer on this link: check the sonar&apos;s power and cable.</source>
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
        <source>It uses an unknown protocol version: its data is recorded, and nothing is sent to it.</source>
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
        <source>Component %1 answers TIMESYNC with version 1, without a target.</source>
        <translation>O componente %1 responde a TIMESYNC na versão 1, sem destino.</translation>
    </message>
    <message>
        <source>Another program speaks as %1, too: %2 is free.</source>
        <translation>Outro programa também fala como %1: %2 está livre.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
        <translation>Outro programa também fala como %1: %2 está livre.</translation>
    </message>
    <message>
        <source>The autopilot started again.</source>
        <translation>O piloto automático reiniciou.</translation>
    </message>
    <message>
        <source>The autopilot restarted.</source>
        <translation>O piloto automático reiniciou.</translation>
    </message>
    <message>
        <source>Component %1 started again.</source>
        <translation>O componente %1 reiniciou.</translation>
    </message>
    <message>
        <source>Component %1 restarted.</source>
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
        <source>The signing key could not be saved: %1.</source>
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
        <source>%1 is a network or broadcast address; a device needs its own.</source>
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
        <source>This computer is not in the network of the Ping360 %1, and other Ping360s answer: unplug the others, or give this computer an address near %2.</source>
        <translation>Este computador está em outra rede que o Ping360 %1, e ele não é o único que responde: desconecte os outros, ou dê a este computador um endereço perto de %2.</translation>
    </message>
    <message>
        <source>Another device has the address %1 already: %2.</source>
        <translation>Outro dispositivo já tem o endereço %1: %2.</translation>
    </message>
    <message>
        <source>The Ping360 at %1 could not be reached: no route from this computer.</source>
        <translation>O Ping360 em %1 não pôde ser avisado: este computador não tem mais caminho até lá.</translation>
    </message>
    <message>
        <source>Another Ping360, %1, now uses the address %2: unplug one of them.</source>
        <translation>Outro Ping360, %1, chegou com o endereço %2: desconecte um deles.</translation>
    </message>
    <message>
        <source>The Ping360 %1 keeps its address %2.</source>
        <translation>O Ping360 %1 mantém o endereço %2.</translation>
    </message>
    <message>
        <source>The new address was sent to the Ping360 %1, but it was not found again: check that this computer reaches that network, and switch the sonar off and on.</source>
        <translation>O Ping360 %1 recebeu o novo endereço e não é encontrado: verifique se este computador alcança aquela rede, e desligue-o e ligue-o.</translation>
    </message>
    <message>
        <source>Not probed by other programs</source>
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
        <source>ModemManager is running and sends its own commands for some seconds after the adapter is plugged in.</source>
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
        <source>It belongs to group %1; user %2 must log in again.</source>
        <translation>Pertence ao grupo %1, o usuário %2 precisa entrar de novo.</translation>
    </message>
    <message>
        <source>It belongs to group %1; user %2 is not a member.</source>
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
        <source>Waiting for permission.</source>
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
        <source>Network route</source>
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
        <source>It is a sonar that Leadline knows</source>
        <translation>É um sonar que o Leadline conhece</translation>
    </message>
    <message>
        <source>Waiting for the port.</source>
        <translation>Espera a porta.</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <translation>Espera uma resposta.</translation>
    </message>
    <message>
        <source>It identified itself.</source>
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
        <source>No network route to %1</source>
        <translation>Nenhuma rede leva a %1</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <translation>%1 foi desconectado</translation>
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
        <source>Probed at %1 baud.</source>
        <translation>Foi perguntado a %1 baud.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power, and that the wires for sending and receiving are not swapped.</source>
        <translation>Verifique a energia do sonar, e se os fios de envio e recepção não estão trocados.</translation>
    </message>
    <message>
        <source>If another program changed the baud rate, connect or check again so that the sonar detects it.</source>
        <translation>Se outro programa pôs outra velocidade, conectar ou verificar de novo deixa o sonar medi-la.</translation>
    </message>
    <message>
        <source>Nothing has been received there.</source>
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
        <source>The network route exists.</source>
        <translation>A rede leva até lá.</translation>
    </message>
    <message>
        <source>Check the sonar&apos;s power and cable, and that its bridge runs on the vehicle.</source>
        <translation>Verifique a energia e o cabo do sonar, e se a ponte dele roda no veículo.</translation>
    </message>
    <message>
        <source>No sonar on %1</source>
        <translation>Nenhum sonar fala em %1</translation>
    </message>
    <message>
        <source>Bytes received, but no sonar messages.</source>
        <translation>Chegam bytes, mas não mensagens de um sonar.</translation>
    </message>
    <message>
        <source>Check the address, and the baud rate of the bridge on the vehicle.</source>
        <translation>Verifique o endereço, e a velocidade da ponte no veículo.</translation>
    </message>
    <message>
        <source>Wrong baud rate on %1</source>
        <translation>Taxa de baud errada em %1</translation>
    </message>
    <message>
        <source>Bytes received at %1 baud, but no sonar messages.</source>
        <translation>Chegam bytes a %1 baud, mas não mensagens de um sonar.</translation>
    </message>
    <message>
        <source>Baud rate detection failed: this is another device, or its firmware has a fixed rate. Name the rate in the address.</source>
        <translation>Também não mediu a velocidade: é outro dispositivo, ou o firmware tem uma velocidade própria, que o endereço pode dizer.</translation>
    </message>
    <message>
        <source>Connect or check again so that the sonar detects the rate.</source>
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
        <source>%1 not probed yet</source>
        <translation>%1 ainda não foi perguntado</translation>
    </message>
    <message>
        <source>It is probed when you connect or check it.</source>
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
        <source>No device identifies itself on %1</source>
        <translation>Ninguém diz quem é em %1</translation>
    </message>
    <message>
        <source>Messages arrive, but the sender does not identify itself.</source>
        <translation>Chegam mensagens, mas nenhuma resposta à pergunta de quem as envia.</translation>
    </message>
    <message>
        <source>Another program may be using it: close it, then check again.</source>
        <translation>Talvez outro programa pergunte ao mesmo tempo: feche-o e verifique de novo.</translation>
    </message>
    <message>
        <source>Vehicle not contacted yet</source>
        <translation>Veículo ainda não contatado</translation>
    </message>
    <message>
        <source>On connection Leadline sends a heartbeat every second and requests time sync.</source>
        <translation>Não é perguntado antes de conectar: então o Leadline envia um heartbeat a cada segundo, e pergunta o relógio dele.</translation>
    </message>
    <message>
        <source>The ground station needs this port. While Leadline uses it, the ground station receives nothing.</source>
        <translation>A estação de terra precisa desta porta: enquanto o Leadline a tem, ela não ouve nada.</translation>
    </message>
    <message>
        <source>A sonar reports the address %1</source>
        <translation>Um sonar diz que o endereço dele é %1</translation>
    </message>
    <message>
        <source>This computer is %1, in a different network.</source>
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
        <source>Endpoints in use are not probed.</source>
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
        <source>Leadline does not probe it automatically.</source>
        <translation>O Leadline só pergunta lá se você mandar procurar.</translation>
    </message>
    <message>
        <source>%1 may serve only one program at a time</source>
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
        <source>%1 is not a USB serial adapter</source>
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
        <source>The recording cannot be read: its disk is not responding.</source>
        <translation>A gravação não pode ser lida: a mídia não responde.</translation>
    </message>
    <message>
        <source>The recording cannot be read to its end: its disk is not responding.</source>
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
        <source>%1 cannot be used as a whole: name a folder in it.</source>
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
        <source>The picture is not a PNG.</source>
        <translation>A imagem não é PNG.</translation>
    </message>
    <message>
        <source>The text %1 does not fit into a picture.</source>
        <translation>Uma imagem não tem espaço para o texto %1.</translation>
    </message>
    <message>
        <source>The file is not a PNG.</source>
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
        <source>The exported data is simulated, but %1 files cannot say so: mark it in the file name.</source>
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
        <source>%1 without a position left out; markers-csv includes all markers.</source>
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
        <source>another one exists there.</source>
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
        <source>The folder for the picture does not exist.</source>
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
        <source>%1 means every address; name the one to connect to.</source>
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
        <source>Put an IPv6 address in brackets, as in udp://[::1]:9092.</source>
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
        <source>The device is given twice.</source>
        <translation>O dispositivo está dito duas vezes.</translation>
    </message>
    <message>
        <source>There is no device %1; the devices are %2.</source>
        <translation>Não há dispositivo %1; os dispositivos são %2.</translation>
    </message>
    <message>
        <source>The baud rate is given twice.</source>
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
        <source>No route to %1: check cable and network address.</source>
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
        <source>Sonar sound speed</source>
        <translation>Velocidade do som do sonar</translation>
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
        <source>the disk is not responding</source>
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
        <source>It is saved in %1 instead.</source>
        <translation>Fica guardado em %1 em vez disso.</translation>
    </message>
    <message>
        <source>This is not a dive sheet of Leadline.</source>
        <translation>Isto não é uma ficha de mergulho do Leadline.</translation>
    </message>
    <message>
        <source>The dive sheet file beside %1 is not valid.</source>
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
        <source>Marker renamed: %1</source>
        <translation>Marca renomeada: %1</translation>
    </message>
    <message>
        <source>Marker deleted</source>
        <translation>Marca apagada</translation>
    </message>
    <message>
        <source>Marker restored</source>
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
        <source>%1 is complete: nothing to repair.</source>
        <translation>%1 está completa: não há nada a reparar.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages.</source>
        <translation>%1 agora está completa: %2 mensagens.</translation>
    </message>
    <message>
        <source>%1 repaired: %2 messages, up to %3.</source>
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
        <source>%1 messages not recorded: the disk did not accept data for too long.</source>
        <translation>%1 mensagens não foram gravadas: o disco não aceitou dados por tempo demais.</translation>
    </message>
    <message>
        <source>Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>O Leadline abre gravações .mcap e arquivos .bin (Ping Viewer), .tlog, .svlog, .svlz e .xtf.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vazio.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its disk is not responding.</source>
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
        <source>%1 not recorded while the disk was full; later data is in a new file.</source>
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
        <source>%1 was removed during recording; later data is in a new file.</source>
        <translation>%1 foi removido enquanto era gravado; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>%1 was removed while it was recorded, and %2 with it; what came since then is in a new file.</source>
        <translation>%1 foi removido enquanto era gravado, e com ele %2; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>%1 was removed during recording, losing %2; later data is in a new file.</source>
        <translation>%1 foi removido enquanto era gravado, e com ele %2; o que veio depois está em um novo arquivo.</translation>
    </message>
    <message>
        <source>New data is held in memory until the disk accepts it.</source>
        <translation>O que chega espera na memória e é gravado assim que o disco aceitar.</translation>
    </message>
    <message>
        <source>%1 has no index yet: leadline-cli repair completes it.</source>
        <translation>%1 ainda não tem índice: leadline-cli repair o completa.</translation>
    </message>
    <message>
        <source>Free disk space, then start recording again.</source>
        <translation>Libere espaço e comece a gravar de novo.</translation>
    </message>
    <message>
        <source>Free disk space: recording resumes in a new file with %1 MB free.</source>
        <translation>Libere espaço: com %1 MB livres continua em um novo arquivo.</translation>
    </message>
    <message>
        <source>Recording stopped: only %1 MB left on the disk.</source>
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
        <source>Display memory is full: new data is recorded but not shown.</source>
        <translation>O registro está cheio: o que vem agora é gravado, mas não mostrado.</translation>
    </message>
    <message>
        <source>This computer slept for %1: nothing was received meanwhile.</source>
        <translation>Este computador dormiu %1: nada foi recebido enquanto isso.</translation>
    </message>
    <message>
        <source>This computer was suspended for %1: nothing was received.</source>
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
        <source>Times in this dive continue unchanged.</source>
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
        <source>The file is not firmware: an Intel HEX file begins with a colon.</source>
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
        <source>Download it again.</source>
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
        <source>The port does not accept data.</source>
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
        <source>Its bootloader is waiting: leave the power on and write the file again.</source>
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
        <source>follows the last line</source>
        <translation>vem depois da última</translation>
    </message>
    <message>
        <source>does not begin with a colon</source>
        <translation>não começa com dois-pontos</translation>
    </message>
    <message>
        <source>contains something other than pairs of hex digits</source>
        <translation>tem algo além de pares de dígitos</translation>
    </message>
    <message>
        <source>does not have its stated length</source>
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
        <source>has an unknown record type</source>
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
        <source>The disk is slow: the last %1 s would be lost in a power cut.</source>
        <translation>O disco está lento: os últimos %1 s ainda não estão a salvo de uma queda de energia.</translation>
    </message>
    <message>
        <source>One row per ping</source>
        <translation>Uma linha por ping</translation>
    </message>
    <message>
        <source>Whole recording or part of it, zstd-compressed</source>
        <translation>Gravação inteira ou parte, comprimida com zstd</translation>
    </message>
    <message>
        <source>Ping Viewer log of one sonar (.bin)</source>
        <translation>Registro do Ping Viewer de um sonar (.bin)</translation>
    </message>
    <message>
        <source>Telemetry log of the vehicle</source>
        <translation>Registro de telemetria do veículo</translation>
    </message>
    <message>
        <source>Log for SonarView (.svlog or .svlz)</source>
        <translation>Registro para o SonarView (.svlog ou .svlz)</translation>
    </message>
    <message>
        <source>Printable PDF</source>
        <translation>PDF para impressão</translation>
    </message>
    <message>
        <source>All pings, settings and vehicle data (SONAR-netCDF4)</source>
        <translation>Todos os pings, ajustes e dados do veículo (SONAR-netCDF4)</translation>
    </message>
    <message>
        <source>MP4 video, made with ffmpeg or GStreamer</source>
        <translation>Vídeo MP4, com ffmpeg ou GStreamer</translation>
    </message>
    <message>
        <source>Folder of images: echograms and a polar view per revolution</source>
        <translation>Pasta de imagens: ecogramas e uma vista polar por volta</translation>
    </message>
    <message>
        <source>One row per marker</source>
        <translation>uma linha por marca</translation>
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
        <source>Bytes received on this link, but no sonar messages: check the device and its baud rate.</source>
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
        <source>No device in the network has the address %1.</source>
        <translation>Ninguém na rede tem o endereço %1.</translation>
    </message>
    <message>
        <source>Waiting for the computer.</source>
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
        <source>Unknown: no reply.</source>
        <translation>Não se sabe: nada voltou.</translation>
    </message>
    <message>
        <source>No reply and no refusal.</source>
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
        <source>Received.</source>
        <translation>Vêm de lá.</translation>
    </message>
    <message>
        <source>Complete, with valid checksums.</source>
        <translation>Estão inteiros, com a soma de verificação correta.</translation>
    </message>
    <message>
        <source>No complete message.</source>
        <translation>Nenhum forma uma mensagem inteira.</translation>
    </message>
    <message>
        <source>Received earlier, then stopped.</source>
        <translation>Vinham antes, e pararam.</translation>
    </message>
    <message>
        <source>None received.</source>
        <translation>Nenhum veio até agora.</translation>
    </message>
    <message>
        <source>Waiting for bytes.</source>
        <translation>Espera por bytes.</translation>
    </message>
    <message>
        <source>%1 is not in the network</source>
        <translation>%1 não está na rede</translation>
    </message>
    <message>
        <source>No device there has this address.</source>
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
        <source>%1 stopped responding</source>
        <translation>%1 parou de responder</translation>
    </message>
    <message>
        <source>The port is open, but no more data arrives.</source>
        <translation>A porta está aberta, e não vem mais nada.</translation>
    </message>
    <message>
        <source>No more data arrives, but the network route is open.</source>
        <translation>Não vem mais nada, e o caminho até lá está aberto.</translation>
    </message>
    <message>
        <source>No more data arrives.</source>
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
        <source>Retrying automatically.</source>
        <translation>Nova tentativa automática.</translation>
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
        <source>No vehicle on %1</source>
        <translation>Nenhum veículo fala em %1</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink.</source>
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
        <source>%1 rewritten: %2 messages.</source>
        <translation>%1 foi regravado: %2 mensagens.</translation>
    </message>
    <message>
        <source>%1 rewritten: %2 messages, up to %3.</source>
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
        <source>1 message not recorded: the disk did not accept data for too long.</source>
        <translation>1 mensagem não foi gravada: o disco não aceitou dados por tempo demais.</translation>
    </message>
    <message>
        <source>%1 was cut short while it was recorded: up to %2 of it are lost; what came since then is in a new file.</source>
        <translation>%1 foi encurtado enquanto era gravado: até %2 dele se perderam; o que veio desde então está em um novo arquivo.</translation>
    </message>
    <message>
        <source>%1 was truncated during recording: up to %2 lost; later data is in a new file.</source>
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
        <source>%1 repaired: 1 message.</source>
        <translation>%1 está agora completo: 1 mensagem.</translation>
    </message>
    <message>
        <source>%1 repaired: 1 message, up to %2.</source>
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
        <source>%1 rewritten: 1 message.</source>
        <translation>%1 foi escrito de novo: 1 mensagem.</translation>
    </message>
    <message>
        <source>%1 rewritten: 1 message, up to %2.</source>
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
        <source>%1 already exists; --force overwrites it.</source>
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
        <source>Bytes received on this link, but no MAVLink: check the device and its baud rate.</source>
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
        <source>markers-csv includes all markers.</source>
        <translation>markers-csv leva todas.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar %2.</source>
        <translation>%1 não contém pings de um sonar de varrimento %2.</translation>
    </message>
    <message>
        <source>%1 holds no pings of a scanning sonar.</source>
        <translation>%1 não contém pings de um sonar de varrimento.</translation>
    </message>
    <message>
        <source>New recording started.</source>
        <translation>Nova gravação iniciada.</translation>
    </message>
    <message>
        <source>Recording started.</source>
        <translation>Gravação iniciada.</translation>
    </message>
    <message>
        <source>Recording stopped.</source>
        <translation>Gravação parada.</translation>
    </message>
    <message>
        <source>A GeoTIFF needs positions, and this recording holds none. Choose PNG or netCDF.</source>
        <translation>Um GeoTIFF precisa de posições, e esta gravação não contém nenhuma. Escolha PNG ou netCDF.</translation>
    </message>
    <message>
        <source>The GeoTIFF could not be written: %1.</source>
        <translation>O GeoTIFF não pôde ser gravado: %1.</translation>
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
        <translation>Ainda não há mapa.</translation>
    </message>
    <message>
        <source>The drift could not be written: the disk is full or gone.</source>
        <translation>A deriva não pôde ser gravada: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>The drift is not known: no two successive turns of the scanning sonar show enough of the same echoes.</source>
        <translation>A deriva é desconhecida: não há duas voltas seguidas do sonar de varrimento que mostrem ecos suficientes em comum.</translation>
    </message>
    <message>
        <source>There is no drift to export: no scanning sonar turned.</source>
        <translation>Não há deriva a exportar: nenhum sonar de varrimento girou.</translation>
    </message>
    <message>
        <source>They are sonar messages</source>
        <translation>São mensagens de um sonar</translation>
    </message>
    <message>
        <source>Chirp</source>
        <translation>Chirp</translation>
    </message>
    <message>
        <source>One frequency</source>
        <translation>Uma frequência</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Distance only</source>
        <translation>Só distância</translation>
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
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>report</source>
        <translation>mensagem</translation>
    </message>
    <message>
        <source>Since its power-up this sonar may answer another program or link only: switch its power off and on, and connect Leadline first.</source>
        <translation>Desde que foi ligado, este sonar talvez só responda a outro programa ou noutra ligação: desligue-o e volte a ligá-lo, e ligue primeiro o Leadline.</translation>
    </message>
    <message>
        <source>Side-scan pings for survey programs (.xtf)</source>
        <translation>Pings de sonar de varredura lateral para programas hidrográficos (.xtf)</translation>
    </message>
    <message>
        <source>The recording holds no side-scan sonar.</source>
        <translation>A gravação não contém nenhum sonar de varredura lateral.</translation>
    </message>
    <message>
        <source>The recording holds no track of a vehicle.</source>
        <translation>A gravação não contém nenhum trajeto de veículo.</translation>
    </message>
    <message>
        <source>The track could not be written: the disk is full or gone.</source>
        <translation>Não foi possível gravar o trajeto: o disco está cheio ou sumiu.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GPX</source>
        <translation>Trajeto do veículo em GPX</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as GeoJSON</source>
        <translation>Trajeto do veículo em GeoJSON</translation>
    </message>
    <message>
        <source>The vehicle&apos;s track as KML</source>
        <translation>Trajeto do veículo em KML</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Range end</source>
        <translation>Fim do alcance</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation>Profundidade máxima</translation>
    </message>
    <message>
        <source>greatest depth</source>
        <translation>profundidade máxima</translation>
    </message>
    <message>
        <source>Range steps</source>
        <translation>Passos de alcance</translation>
    </message>
    <message>
        <source>range steps</source>
        <translation>passos de alcance</translation>
    </message>
    <message>
        <source>Pulse length in range steps</source>
        <translation>Duração do pulso em passos de alcance</translation>
    </message>
    <message>
        <source>pulse length</source>
        <translation>duração do pulso</translation>
    </message>
    <message>
        <source>Channel data</source>
        <translation>Dados dos canais</translation>
    </message>
    <message>
        <source>channel data</source>
        <translation>dados dos canais</translation>
    </message>
    <message>
        <source>Pulse length</source>
        <translation>Duração do pulso</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Amostras</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>amostras</translation>
    </message>
    <message>
        <source>Filter length</source>
        <translation>Comprimento do filtro</translation>
    </message>
    <message>
        <source>filter length</source>
        <translation>comprimento do filtro</translation>
    </message>
    <message>
        <source>Bottom of a multibeam sonar for maps (GeoTIFF)</source>
        <translation>Fundo de um sonar multifeixe para mapas (GeoTIFF)</translation>
    </message>
    <message>
        <source>One row per sounding of a multibeam sonar</source>
        <translation>Uma linha por sondagem de um sonar multifeixe</translation>
    </message>
    <message>
        <source>There is no bottom on the Earth to export: a GeoTIFF needs soundings with attitude, heading and positions.</source>
        <translation>Não há fundo na Terra para exportar: um GeoTIFF precisa de sondagens com atitude, rumo e posições.</translation>
    </message>
    <message>
        <source>The bottom is too large for one file: export a part.</source>
        <translation>O fundo é grande demais para um arquivo: exporte uma parte.</translation>
    </message>
    <message>
        <source>The recording has no date: the file begins on 1 January 1970.</source>
        <translation>A gravação não tem data: o arquivo começa em 1 de janeiro de 1970.</translation>
    </message>
    <message>
        <source>The times are local time: the recording does not say UTC.</source>
        <translation>As horas são locais: a gravação não indica UTC.</translation>
    </message>
    <message>
        <source>%1 answers here, not %2.</source>
        <translation>Aqui responde %1, não %2.</translation>
    </message>
    <message>
        <source>If it is an %1, connect it as that.</source>
        <translation>Se for um %1, ligue-o como tal.</translation>
    </message>
    <message>
        <source>The Insight 240 is not supported</source>
        <translation>O Insight 240 não é suportado</translation>
    </message>
    <message>
        <source>The side of %1 is not known: the file has it as neither port nor starboard.</source>
        <translation>O lado de %1 não é conhecido: no ficheiro não é nem bombordo nem estibordo.</translation>
    </message>
    <message>
        <source>A device of an unknown type answers here, not %1.</source>
        <translation>Aqui responde um aparelho de tipo desconhecido, não %1.</translation>
    </message>
    <message>
        <source>A csv file has no soundings of a multibeam sonar: export them as soundings-csv.</source>
        <translation>Um arquivo csv não contém sondagens de um sonar multifeixe: exporte-as como soundings-csv.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds no soundings of a multibeam sonar.</source>
        <translation>A gravação, ou esta parte, não contém sondagens de um sonar multifeixe.</translation>
    </message>
    <message>
        <source>The recording, or this part of it, holds nothing for the format %1.</source>
        <translation>A gravação, ou esta parte, não contém nada para o formato %1.</translation>
    </message>
    <message>
        <source>The recording ends early: its last record is cut off.</source>
        <translation>A gravação termina antes do tempo: o seu último registo está cortado.</translation>
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
        <source>%1 is not responding</source>
        <translation>%1 não responde</translation>
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
        <source>Connect %1 devices</source>
        <translation>Conectar %1 dispositivos</translation>
    </message>
    <message>
        <source>Connect %1 of %2</source>
        <translation>Conectar %1 de %2</translation>
    </message>
    <message>
        <source>No other program sends to this link</source>
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
        <source> The ground station needs this port. While Leadline uses it, the ground station receives nothing. Use 192.168.2.2:14660 instead.</source>
        <translation> A estação de terra precisa desta porta: enquanto o Leadline a tem, ela não ouve nada. 192.168.2.2:14660 é para programas como este.</translation>
    </message>
    <message>
        <source>%1 over TCP at %2, port %3.</source>
        <translation>%1 por TCP em %2, porta %3.</translation>
    </message>
    <message>
        <source>Simulated vehicle: not real data.</source>
        <translation>Veículo simulado: dados não reais.</translation>
    </message>
    <message>
        <source>Simulated %1: not real echoes.</source>
        <translation>%1 simulado: ecos não reais.</translation>
    </message>
    <message>
        <source>Read error before the end of the file.</source>
        <translation>Erro de leitura antes do fim do arquivo.</translation>
    </message>
    <message>
        <source>It was cut off. Everything before the cut can be played; Repair completes it for other programs.</source>
        <translation>Foi cortada. Tudo até ali pode ser reproduzido; Reparar a completa para outros programas.</translation>
    </message>
    <message>
        <source>The recording ends early. Everything before the cut can be played.</source>
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
        <source>File dated %1 · %2</source>
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
        <source>possibly %1</source>
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
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the recording</source>
        <translation>%1 %2, %3 da gravação</translation>
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
        <source>echo %1 of 255</source>
        <translation>eco %1 de 255</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>No echoes saved</source>
        <translation>Nenhum eco foi guardado</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Sem marcas.</translation>
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
        <source>Echogram: %1</source>
        <translation>Ecograma: %1</translation>
    </message>
    <message>
        <source>Sonar image: %1</source>
        <translation>Imagem de sonar: %1</translation>
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
        <source>No gaps.</source>
        <translation>Sem lacunas.</translation>
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
        <source>The longest of %1.</source>
        <translation>Estas são as mais longas de %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>No events.</source>
        <translation>Sem eventos.</translation>
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
        <source>And %1 more in the recording.</source>
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
        <source>At the start</source>
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
        <source>Contains simulated data.</source>
        <translation>Dados simulados: nem tudo isto foi medido.</translation>
    </message>
    <message>
        <source>All data is simulated.</source>
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
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>ddd d MMM · HH:mm:ss</source>
        <translation>ddd d MMM · HH:mm:ss</translation>
    </message>
    <message>
        <source>%1 is not a valid picture.</source>
        <translation>%1 tem nome de imagem, mas não é uma.</translation>
    </message>
    <message>
        <source>%1 does not name its recording. Only snapshots saved by Leadline and not edited since do.</source>
        <translation>%1 não diz qual gravação mostra: só o dizem as imagens que o Leadline fez de uma, enquanto nenhum outro programa as tiver salvado.</translation>
    </message>
    <message>
        <source>%1 shows %2, which was not found in %3. Put it beside the picture.</source>
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
        <source>Time sync not requested.</source>
        <translation>Sincronização não solicitada.</translation>
    </message>
    <message>
        <source>Heartbeats only. Time sync not requested.</source>
        <translation>Só heartbeats. Sincronização não solicitada.</translation>
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
        <source>no timestamp</source>
        <translation>sem marca</translation>
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
        <source>%1 replies without a target (version 1), and another program also sends requests: they interfere. Switch TIMESYNC off in one of them.</source>
        <translation>%1 não responde a ninguém pelo nome (versão 1), e outro programa também pergunta: um atrapalha o outro. Desligue TIMESYNC em um deles.</translation>
    </message>
    <message>
        <source>%1 addresses its replies to an unknown system. Update its firmware.</source>
        <translation>%1 responde a um sistema desconhecido. Atualize o firmware.</translation>
    </message>
    <message>
        <source>%1 loses %2 % of requests. Lower the request rate or its message rates.</source>
        <translation>%1 perde %2 % dos pedidos. Pergunte menos, ou baixe as taxas das mensagens dele.</translation>
    </message>
    <message>
        <source>No reply to TIMESYNC: ages are relative to the fastest message. Switch TIMESYNC on in the vehicle&apos;s router.</source>
        <translation>Sem resposta a TIMESYNC: as idades são relativas à mensagem mais rápida. Ligue TIMESYNC no roteador do veículo.</translation>
    </message>
    <message>
        <source>Ages are relative to the fastest message: no time sync in this recording.</source>
        <translation>Idades relativas à mensagem mais rápida: sem sincronização nesta gravação.</translation>
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
        <source>%1 restarted. Refitted.</source>
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
        <translation>Biblioteca e mensagens: pesquisar</translation>
    </message>
    <message>
        <source>Library: refresh</source>
        <translation>Biblioteca: atualizar</translation>
    </message>
    <message>
        <source>Connect found devices</source>
        <translation>Conectar o que foi encontrado</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Próximo tema</translation>
    </message>
    <message>
        <source>Window brightness</source>
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
        <source>Pause or play; live: review</source>
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
        <source>To the end; live: live edge</source>
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
        <source>Set loop start (A)</source>
        <translation>Definir início do loop (A)</translation>
    </message>
    <message>
        <source>Set loop end (B)</source>
        <translation>Definir fim do loop (B)</translation>
    </message>
    <message>
        <source>Loop on or off</source>
        <translation>Laço sim ou não</translation>
    </message>
    <message>
        <source>Timeline: zoom in</source>
        <translation>Linha do tempo: aproximar</translation>
    </message>
    <message>
        <source>Timeline: zoom out</source>
        <translation>Linha do tempo: afastar</translation>
    </message>
    <message>
        <source>Timeline: fit</source>
        <translation>Linha do tempo: ajustar</translation>
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
        <source>Echo trace beside the polar view</source>
        <translation>Curva de eco ao lado da vista polar</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Mark at the cursor</source>
        <translation>Marcar no cursor</translation>
    </message>
    <message>
        <source>Mark the Ping1D&apos;s latest bottom echo</source>
        <translation>Marcar o último eco de fundo do Ping1D</translation>
    </message>
    <message>
        <source>Add a note at this time</source>
        <translation>Adicionar uma nota neste instante</translation>
    </message>
    <message>
        <source>Restore deleted marker</source>
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
        <source>Acknowledge alarm</source>
        <translation>Reconhecer alarme</translation>
    </message>
    <message>
        <source>Announce distance to bottom</source>
        <translation>Anunciar a distância ao fundo</translation>
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
        <source>%1 is assigned to “%2”. Reassign it?</source>
        <translation>%1 está atribuída a “%2”. Reatribuir?</translation>
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
        <source>This key is not supported. Choose another one.</source>
        <translation>Esta tecla não tem nome aqui. Escolha outra.</translation>
    </message>
    <message>
        <source>%1 moves between controls. Choose another key.</source>
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
        <source>Waiting for messages.</source>
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
        <source>Another program also uses %1: %2 is free.</source>
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
        <source>Repair rewrites it with all readable data.</source>
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
    <message>
        <source>New recording</source>
        <translation>Nova gravação</translation>
    </message>
    <message>
        <source>Stop or start recording</source>
        <translation>Parar ou iniciar a gravação</translation>
    </message>
    <message>
        <source>Select the next marker</source>
        <translation>Escolher a marca seguinte</translation>
    </message>
    <message>
        <source>Select the previous marker</source>
        <translation>Escolher a marca anterior</translation>
    </message>
    <message>
        <source>Polar or fan</source>
        <translation>Polar ou leque</translation>
    </message>
    <message>
        <source>More persistence</source>
        <translation>Mais persistência</translation>
    </message>
    <message>
        <source>Less persistence</source>
        <translation>Menos persistência</translation>
    </message>
    <message>
        <source>Bottom zoom of the Ping1D</source>
        <translation>Zoom do fundo do Ping1D</translation>
    </message>
    <message>
        <source>Next height of the bottom zoom</source>
        <translation>Próxima altura do zoom do fundo</translation>
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
        <translation>profundidade do veículo %1</translation>
    </message>
    <message>
        <source>Slant range %1 at %2</source>
        <translation>Distância oblíqua %1 a %2</translation>
    </message>
    <message>
        <source>Distance %1 at %2</source>
        <translation>Distância %1 a %2</translation>
    </message>
    <message>
        <source>%1 above the bottom</source>
        <translation>%1 acima do fundo</translation>
    </message>
    <message>
        <source>Position %1°, %2° ± %3</source>
        <translation>Posição %1°, %2° ± %3</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Map: follow the vehicle</source>
        <translation>Mapa: seguir o veículo</translation>
    </message>
    <message>
        <source>Map: layers and export</source>
        <translation>Mapa: camadas e exportação</translation>
    </message>
    <message>
        <source>Drift of the vehicle</source>
        <translation>Deriva do veículo</translation>
    </message>
    <message>
        <source>Head up, north up, heading locked, steady</source>
        <translation>Proa acima, norte acima, rumo travado, estável</translation>
    </message>
    <message>
        <source>match %1 · %2, ± %3°</source>
        <translation>coincidência %1 · %2, ± %3°</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Sem coincidência. Alinhe à mão.</translation>
    </message>
    <message>
        <source>Ghost: an earlier turn</source>
        <translation>Comparação: uma volta anterior</translation>
    </message>
    <message>
        <source>This turn as the ghost</source>
        <translation>Esta volta como comparação</translation>
    </message>
    <message>
        <source>Side-scan: slant or ground range</source>
        <translation>Varredura lateral: distância oblíqua ou no fundo</translation>
    </message>
    <message>
        <source>Side-scan: bottom line by hand</source>
        <translation>Varredura lateral: linha de fundo à mão</translation>
    </message>
    <message>
        <source>All plots, polar, Ping1D, side-scan or multibeam only</source>
        <translation>Todas as vistas, só polar, Ping1D, varredura lateral ou multifeixe</translation>
    </message>
    <message>
        <source>Side-scan: %1</source>
        <translation>Varredura lateral: %1</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estibordo</translation>
    </message>
    <message>
        <source>Bottom: %1</source>
        <translation>Fundo: %1</translation>
    </message>
    <message>
        <source>Depth below the surface; north is up, and the line is the track.</source>
        <translation>Profundidade sob a superfície; o norte fica em cima e a linha é o trajeto.</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Secção: %1</translation>
    </message>
    <message>
        <source>Depth below the sonar at %1 %2. A map of the bottom needs positions, heading and attitude.</source>
        <translation>Profundidade sob o sonar às %1 %2. Um mapa do fundo precisa de posições, rumo e atitude.</translation>
    </message>
    <message>
        <source>Vehicle depth and distance to the bottom</source>
        <translation>Prof. veículo e distância ao fundo</translation>
    </message>
    <message>
        <source>Ranges are on the ground, or slant where no bottom was seen. Gain over range: by mean.</source>
        <translation>As distâncias são no fundo, ou oblíquas onde não se viu o fundo. Ganho com a distância: pela média.</translation>
    </message>
</context>
<context>
    <name>leadline::app::Alarms</name>
    <message>
        <source>BOTTOM TOO CLOSE</source>
        <translation>FUNDO PERTO DEMAIS</translation>
    </message>
    <message>
        <source>BOTTOM TOO FAR</source>
        <translation>FUNDO LONGE DEMAIS</translation>
    </message>
    <message>
        <source>TARGET TOO CLOSE</source>
        <translation>ALVO PERTO DEMAIS</translation>
    </message>
    <message>
        <source>TARGET TOO FAR</source>
        <translation>ALVO LONGE DEMAIS</translation>
    </message>
    <message>
        <source>Alarm inactive: no bottom lock</source>
        <translation>Alarme inativo: sem fundo</translation>
    </message>
    <message>
        <source>Alarm inactive: no target lock</source>
        <translation>Alarme inativo: sem alvo</translation>
    </message>
</context>
<context>
    <name>leadline::app::CheckModel</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n aprovado</numerusform>
            <numerusform>%n aprovados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n falhou</numerusform>
            <numerusform>%n falharam</numerusform>
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
            <numerusform>%n esperando</numerusform>
            <numerusform>%n esperando</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::DeviceFaultMonitor</name>
    <message>
        <source>Found scanning; not started by Leadline.</source>
        <translation>Já estava varrendo; não iniciado pelo Leadline.</translation>
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
    <message>
        <source>mean of samples</source>
        <translation>média das amostras</translation>
    </message>
    <message>
        <source>mean of %1 sweeps</source>
        <translation>média de %1 varreduras</translation>
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
        <source>Connect as %1</source>
        <translation>Conectar como %1</translation>
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
        <source>Open a recording, or start one.</source>
        <translation>Abra uma gravação ou inicie uma.</translation>
    </message>
    <message>
        <source>Nothing to export: this is not being recorded.</source>
        <translation>Nada a exportar: isto não está sendo gravado.</translation>
    </message>
    <message>
        <source>A and B are in different files of this dive. Export each file separately.</source>
        <translation>A e B estão em arquivos diferentes. Exporte cada arquivo separadamente.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export between A and B.</source>
        <translation>Nenhuma gravação tem dados para isto entre A e B.</translation>
    </message>
    <message>
        <source>None of the recordings has data for this export.</source>
        <translation>Nenhuma gravação tem dados para isto.</translation>
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
        <source>A file name cannot contain / or begin with a full stop.</source>
        <translation>Um nome de arquivo não tem / e não começa com ponto.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 já existe: escolha outro nome.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. %1 starts recording.</source>
        <translation>A demo não está sendo gravada. %1 inicia a gravação.</translation>
    </message>
    <message>
        <source>The demo is not being recorded. Start recording in the recorder menu.</source>
        <translation>A demo não está sendo gravada. Inicie a gravação no menu do gravador.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FamilyChoice</name>
    <message>
        <source>Which sonar has the id %1? It does not say.</source>
        <translation>Que sonar tem o ID %1? Ele não o diz.</translation>
    </message>
    <message>
        <source>Which sonar is on %1? It does not say.</source>
        <translation>Que sonar está em %1? Ele não o diz.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FileOpening</name>
    <message>
        <source>%1 holds no .mcap, .bin, .tlog, .svlog, .svlz or .xtf files.</source>
        <translation>%1 não contém arquivos .mcap, .bin, .tlog, .svlog, .svlz ou .xtf.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it, and open it again.</source>
        <translation>Não é possível abrir %1: o nome não é UTF-8. Mude-lhe o nome e abra-o de novo.</translation>
    </message>
</context>
<context>
    <name>leadline::app::FirmwareUpdate</name>
    <message>
        <source>No answer: the sonar is waiting in its bootloader, or has no firmware.</source>
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
        <source> Leave power and cable alone until it is done, which takes a few minutes.</source>
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
    <name>leadline::app::Ghost</name>
    <message>
        <source>aligned by hand</source>
        <translation>alinhado à mão</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sem coincidência</translation>
    </message>
    <message>
        <source>No echoes to take as a ghost yet.</source>
        <translation>Ainda não há ecos para comparar.</translation>
    </message>
    <message>
        <source>Turn at %1</source>
        <translation>Volta das %1</translation>
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
        <translation>Comparação das %1 encontrada, %2</translation>
    </message>
    <message>
        <source>Ghost lost. No match. Align by hand.</source>
        <translation>Comparação perdida. Sem coincidência. Alinhe à mão.</translation>
    </message>
    <message>
        <source>No match. Align by hand.</source>
        <translation>Sem coincidência. Alinhe à mão.</translation>
    </message>
    <message>
        <source>There is no ghost to align yet.</source>
        <translation>Ainda não há comparação para alinhar.</translation>
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
        <source>Found scanning: Leadline only listens.</source>
        <translation>Já estava varrendo: o Leadline só escuta.</translation>
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
        <source>Not received:</source>
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
        <source>Aligned by UTC.</source>
        <translation>Alinhado por UTC.</translation>
    </message>
    <message>
        <source>Aligned by the sonar recording&apos;s local time, in this computer&apos;s time zone.</source>
        <translation>Alinhado pela hora local da gravação, no fuso deste computador.</translation>
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
        <source>Telemetry log against sonar</source>
        <translation>Registro de telemetria x sonar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 em relação a %2</translation>
    </message>
    <message>
        <source>%1 is placed after the others.</source>
        <translation>%1 segue atrás dos outros.</translation>
    </message>
    <message>
        <source>Vehicle depth matches Ping1D distance</source>
        <translation>A profundidade do veículo coincide com a distância do Ping1D</translation>
    </message>
    <message>
        <source>Both depths match</source>
        <translation>As duas profundidades coincidem</translation>
    </message>
    <message>
        <source>Both headings match</source>
        <translation>Os dois rumos coincidem</translation>
    </message>
    <message>
        <source>Vehicle heading matches the rotation of the polar view</source>
        <translation>O rumo do veículo coincide com a rotação da vista polar</translation>
    </message>
    <message>
        <source>%1: correlation %2, next best %3, over %4 min.</source>
        <translation>%1: correlação %2, a seguinte %3, em %4 min.</translation>
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
        <translation>bússola</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagem</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
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
        <translation>Início</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Só imagem</translation>
    </message>
    <message>
        <source>DVL only, no match</source>
        <translation>Só DVL, sem coincidência</translation>
    </message>
    <message>
        <source>GPS only, no match</source>
        <translation>Só GPS, sem coincidência</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>à frente</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>atrás</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à esquerda</translation>
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
        <source>No payload.</source>
        <translation>Sem conteúdo.</translation>
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
        <source>Not received yet.</source>
        <translation>Ainda não recebido.</translation>
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
        <source>Bytes no longer available.</source>
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
        <source>The mounting of %1 has not been confirmed.</source>
        <translation>A montagem de %1 não foi confirmada.</translation>
    </message>
    <message>
        <source>%1 may be a sonar that was connected before, or another one.</source>
        <translation>%1 pode ser um sonar já conectado antes, ou outro.</translation>
    </message>
    <message>
        <source>It was not confirmed when this was recorded.</source>
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
        <source>That is no file. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf files.</source>
        <translation>Isso não é um arquivo. O Leadline abre gravações .mcap e arquivos .bin (Ping Viewer), .tlog, .svlog, .svlz e .xtf.</translation>
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
        <source>Skipped 1 unreadable byte.</source>
        <translation>1 byte ilegível ignorado.</translation>
    </message>
    <message>
        <source>Skipped %1 unreadable bytes.</source>
        <translation>%1 bytes ilegíveis ignorados.</translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation>Relógio acertado</translation>
    </message>
    <message>
        <source>The clock was set during recording; times continue from there.</source>
        <translation>O relógio foi acertado durante a gravação; as horas continuam dali.</translation>
    </message>
    <message>
        <source>The clock was set %1 times during recording; times continue from there.</source>
        <translation>O relógio foi acertado %1 vezes durante a gravação; as horas continuam dali.</translation>
    </message>
    <message>
        <source>Recording too long</source>
        <translation>Registro longo demais</translation>
    </message>
    <message>
        <source>Only the first %1 can be played.</source>
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
        <source>%1 was truncated while open: its end cannot be shown.</source>
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
        <source>%1 can be played. Reopen it to see newer data.</source>
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
    <message>
        <source>Disk full. Not recording since %1</source>
        <translation>Disco cheio. Não grava desde %1</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Escolher pasta</translation>
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
    <name>leadline::app::PictureMotion</name>
    <message>
        <source>Compass and picture agree again.</source>
        <translation>A bússola e a imagem voltam a coincidir.</translation>
    </message>
    <message>
        <source>Agrees within %1°</source>
        <translation>Coincide dentro de&#xa0;%1°</translation>
    </message>
    <message>
        <source>Differs by %1° ± %2 since %3</source>
        <translation>Difere&#xa0;%1° ±&#xa0;%2 desde&#xa0;%3</translation>
    </message>
    <message>
        <source>Not checked since %1</source>
        <translation>Não verificado desde&#xa0;%1</translation>
    </message>
    <message>
        <source>Compass and picture differ by %1° ± %2 since %3</source>
        <translation>A bússola e a imagem diferem&#xa0;%1° ±&#xa0;%2 desde&#xa0;%3</translation>
    </message>
    <message>
        <source>Steady picture corrected by %1°, more than its ± %2°.</source>
        <translation>Imagem estável corrigida em %1°, mais que os seus ± %2°.</translation>
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
        <source>%1 (estimated: file has no times)</source>
        <translation>%1 (estimado: arquivo sem horas)</translation>
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
        <source>Another program is recording it. Fill in the sheet when the recording has ended.</source>
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
    <name>leadline::app::SelectedSonar</name>
    <message>
        <source>Port</source>
        <translation>Bombordo</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estibordo</translation>
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
        <source>%1. Not recording: lost when this dive ends</source>
        <translation>%1. Nada é gravado: perde-se com este mergulho</translation>
    </message>
    <message>
        <source>Recording stopped: the last marker is lost when this dive ends</source>
        <translation>Nada mais é gravado: a última marca se perde com este mergulho</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Não guardado: %1</translation>
    </message>
    <message>
        <source>%1 Saved in %2 instead.</source>
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
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
</context>
<context>
    <name>leadline::app::SettingSteps</name>
    <message>
        <source>%1 is not a number. Type one such as 12.5 or 12,5.</source>
        <translation>%1 não é um número. Digite um como 12.5 ou 12,5.</translation>
    </message>
    <message>
        <source>The minimum is %1.</source>
        <translation>%1 é o mínimo aceito.</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
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
    <name>leadline::app::SideScanItem</name>
    <message>
        <source>Both sides</source>
        <translation>Ambos os lados</translation>
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
        <translation>As imagens anteriores ainda estão sendo gravadas.</translation>
    </message>
    <message>
        <source>No plot to take a snapshot of.</source>
        <translation>Não há imagem para capturar.</translation>
    </message>
    <message>
        <source>No snapshot taken: the window is not visible.</source>
        <translation>A captura não pôde ser feita: a janela não está visível.</translation>
    </message>
    <message>
        <source>TVG off</source>
        <translation>TVG desligado</translation>
    </message>
    <message>
        <source>noise filter off</source>
        <translation>filtro de ruído desligado</translation>
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
        <source>Ping360 %1 found at %2.</source>
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
        <source>Not open, retrying</source>
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
        <source>%1 damaged messages per second, %2 % of all bytes. They are recorded but not shown.</source>
        <translation>%1 mensagens danificadas por segundo, %2 % de todos os bytes. São gravadas, e não mostradas.</translation>
    </message>
    <message>
        <source>%1 Check plugs and cable, or use a lower baud rate.</source>
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
        <source>no vehicle heard</source>
        <translation>nenhum veículo detectado</translation>
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
        <source>%1 from other senders dropped</source>
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
        <source>%1 Retrying automatically.</source>
        <translation>%1 Nova tentativa automática.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the baud rate in the address.</source>
        <translation>Vêm bytes, mas não MAVLink: verifique a velocidade no endereço.</translation>
    </message>
    <message>
        <source>Bytes received, but no MAVLink. Check the address.</source>
        <translation>Vêm bytes, mas não MAVLink: verifique o endereço.</translation>
    </message>
    <message>
        <source>All messages are rejected: the vehicle uses another key or does not sign. Check the key in the link settings.</source>
        <translation>Todas as mensagens são rejeitadas: o veículo usa outra chave ou não assina. Verifique a chave nos ajustes do link.</translation>
    </message>
    <message>
        <source>System %1 is not received, but others are. Choose one in the status bar.</source>
        <translation>O sistema %1 não se ouve, outros sim: escolha um na barra de estado.</translation>
    </message>
    <message>
        <source>No autopilot received. Leadline sends a heartbeat every second, which tells many endpoints where to reply.</source>
        <translation>Nenhum piloto automático se ouve. O Leadline envia um heartbeat a cada segundo, pelo qual muitos pontos sabem para onde enviar.</translation>
    </message>
    <message>
        <source>Heartbeats only: heading and depth must be requested.</source>
        <translation>Só vêm heartbeats: rumo e profundidade precisam ser pedidos.</translation>
    </message>
    <message>
        <source>The ground station needs port %1. While Leadline uses it, the ground station receives nothing.</source>
        <translation>A estação de terra precisa da porta %1: enquanto o Leadline a tem, ela não ouve nada.</translation>
    </message>
    <message>
        <source>Another program also uses %1: %2 is free.</source>
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
        <source>Zone alarm inactive: no data from the Ping360</source>
        <translation>Alarme de zona inativo: sem dados do Ping360</translation>
    </message>
    <message>
        <source>Zone alarm inactive: zone is outside the Ping360 sector</source>
        <translation>Alarme de zona inativo: zona fora do setor do Ping360</translation>
    </message>
</context>
</TS>
