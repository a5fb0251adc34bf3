// SPDX-License-Identifier: GPL-3.0-or-later
// The other end of tst_mavlinkpeer: node-mavlink writes frames that Leadline reads, and says what
// it makes of Leadline's. Prints one line of JSON a frame; numbers are texts, so that 64 bits
// survive.
//   node peer.mjs write            frames of every message it knows
//   node peer.mjs read FILE        what FILE's frames say
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

if (process.argv[2] === 'write') write();
else read(process.argv[3]);
