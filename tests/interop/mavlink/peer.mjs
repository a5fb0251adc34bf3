// SPDX-License-Identifier: GPL-3.0-or-later
// The other end of tst_mavlinkpeer: node-mavlink writes frames that Leadline reads, and says what
// it makes of Leadline's. Prints one line of JSON a frame; numbers are texts, so that 64 bits
// survive.
//   node peer.mjs write            frames of every message it knows
//   node peer.mjs read FILE        what FILE's frames say
//   node peer.mjs talk [signed]    an autopilot on a UDP port, which it prints first: it answers
//                                  PING and TIMESYNC and asks for them; prints who answered
import dgram from 'node:dgram';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import * as mavlink from 'node-mavlink';

const registry = Object.assign({}, ...[mavlink.minimal, mavlink.common, mavlink.standard,
  mavlink.ardupilotmega, mavlink.uavionix, mavlink.icarous, mavlink.asluav, mavlink.storm32,
  mavlink.ualberta].map((dialect) => dialect?.REGISTRY ?? {}));
const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i));
// Each signature is later than the one before.
const signedMs = Date.UTC(2026, 0, 2);

function one(field, salt) {
  const number = (salt * 31 + field.offset * 7) % 100 + 1;
  const type = field.type.replace('[]', '');
  if (type === 'char') return 'leadline'.slice(0, Math.max(field.length, 1));
  if (type === 'float' || type === 'double') return number / 8 - 6;
  if (type === 'uint64_t' || type === 'int64_t') return BigInt(number) * 12345678901n;
  return number;
}

function valueOf(field, id) {
  if (!field.type.endsWith('[]') || field.type === 'char[]') return one(field, id);
  return Array.from({ length: field.length }, (_, i) => one(field, id + i));
}

function fieldsOf(message) {
  const fields = {};
  for (const field of message.constructor.FIELDS) {
    const value = message[field.name];
    fields[field.source] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return fields;
}

function filled(Message) {
  const message = new Message();
  for (const field of Message.FIELDS) message[field.name] = valueOf(field, Message.MSG_ID);
  return message;
}

function write() {
  let sequence = 0;
  let signatures = 0;
  for (const Message of Object.values(registry)) {
    const message = filled(Message);
    const say = (version, signed, buffer) => console.log(JSON.stringify({
      id: Message.MSG_ID, extra: Message.MAGIC_NUMBER, version, signed, sequence,
      hex: buffer.toString('hex'), fields: fieldsOf(message) }));
    sequence = (sequence + 1) % 256;
    const v2 = new mavlink.MavLinkProtocolV2(17, 3);
    say(2, false, v2.serialize(message, sequence));
    const signer = new mavlink.MavLinkProtocolV2(17, 3, mavlink.MavLinkProtocolV2.IFLAG_SIGNED);
    say(2, true, signer.sign(signer.serialize(message, sequence), 9, key, signedMs + ++signatures));
    if (Message.MSG_ID < 256)
      say(1, false, new mavlink.MavLinkProtocolV1(17, 3).serialize(message, sequence));
  }
}

function read(file) {
  const splitter = new mavlink.MavLinkPacketSplitter();
  const parser = Readable.from([fs.readFileSync(file)]).pipe(splitter)
    .pipe(new mavlink.MavLinkPacketParser());
  parser.on('data', (packet) => {
    const Message = registry[packet.header.msgid];
    const signature = packet.signature;
    console.log(JSON.stringify({
      id: packet.header.msgid, sequence: packet.header.seq, system: packet.header.sysid,
      component: packet.header.compid, signed: !!signature,
      verified: !!signature && signature.matches(key),
      fields: Message ? fieldsOf(packet.protocol.data(packet.payload, Message)) : null }));
  });
  parser.on('end', () => console.error(`invalid ${splitter.invalidPackages}`));
}

function talk(isSigned) {
  const { common, minimal } = mavlink;
  const own = { system: 1, component: 1 };
  const socket = dgram.createSocket('udp4');
  const splitter = new mavlink.MavLinkPacketSplitter();
  const parser = splitter.pipe(new mavlink.MavLinkPacketParser());
  let client = null;
  let sequence = 0;
  let signedAt = 0;
  const say = (event) => console.log(JSON.stringify(event));
  const send = (message) => {
    const protocol = new mavlink.MavLinkProtocolV2(own.system, own.component,
      isSigned ? mavlink.MavLinkProtocolV2.IFLAG_SIGNED : 0);
    sequence = (sequence + 1) % 256;
    const frame = protocol.serialize(message, sequence);
    signedAt = Math.max(signedAt + 1, Date.now());
    socket.send(isSigned ? protocol.sign(frame, 9, key, signedAt) : frame, client.port,
      client.address);
  };
  const nanoseconds = () => process.hrtime.bigint() + 1_000_000_000n;
  const filledWith = (Message, fields) => Object.assign(new Message(), fields);
  let asked = 0n;
  const ask = () => {
    send(filledWith(minimal.Heartbeat, { type: 12, autopilot: 3, baseMode: 0xc1, customMode: 19,
      systemStatus: 4, mavlinkVersion: 3 }));
    asked += 1n;
    send(filledWith(common.Ping, { timeUsec: 1000n + asked, seq: Number(asked), targetSystem: 0,
      targetComponent: 0 }));
    send(filledWith(common.TimeSync, { tc1: 0n, ts1: 5_000_000n + asked, targetSystem: 254,
      targetComponent: 190 }));
  };
  parser.on('data', (packet) => {
    const from = { system: packet.header.sysid, component: packet.header.compid };
    const to = { targetSystem: from.system, targetComponent: from.component };
    say({ heard: packet.header.msgid, ...from,
      verified: !!packet.signature && packet.signature.matches(key) });
    const Message = registry[packet.header.msgid];
    const message = Message ? packet.protocol.data(packet.payload, Message) : null;
    if (message instanceof common.Ping) {
      if (message.targetSystem === 0)
        send(filledWith(common.Ping, { timeUsec: message.timeUsec, seq: message.seq, ...to }));
      else
        say({ reply: 'ping', stamp: String(message.timeUsec), seq: message.seq,
          target: [message.targetSystem, message.targetComponent] });
    } else if (message instanceof common.TimeSync) {
      if (message.tc1 === 0n)
        send(filledWith(common.TimeSync, { tc1: nanoseconds(), ts1: message.ts1, ...to }));
      else
        say({ reply: 'timesync', ts1: String(message.ts1), tc1: String(message.tc1),
          target: [message.targetSystem, message.targetComponent] });
    }
  });
  socket.on('message', (bytes, sender) => {
    if (!client) setInterval(ask, 100);
    client = sender;
    splitter.write(bytes);
  });
  socket.bind(0, '127.0.0.1', () => say({ port: socket.address().port }));
}

if (process.argv[2] === 'write') write();
else if (process.argv[2] === 'talk') talk(process.argv[3] === 'signed');
else read(process.argv[3]);
