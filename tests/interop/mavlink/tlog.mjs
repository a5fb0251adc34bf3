// SPDX-License-Identifier: GPL-3.0-or-later
// node tlog.mjs FILE: what node-mavlink reads of a telemetry log, as JSON: how many messages of each
// number and system, and the first and the last stamp (ms since 1970).
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { MavLinkPacketParser, MavLinkTLogPacketSplitter } from 'node-mavlink';

const found = { messages: 0, ids: {}, systems: {}, first: null, last: null, backwards: 0 };
const parser = Readable.from([fs.readFileSync(process.argv[2])])
  .pipe(new MavLinkTLogPacketSplitter({}, { verbose: false })).pipe(new MavLinkPacketParser());
parser.on('data', (packet) => {
  const stamp = Number(packet.header.timestamp);
  found.messages++;
  found.ids[packet.header.msgid] = (found.ids[packet.header.msgid] ?? 0) + 1;
  found.systems[packet.header.sysid] = (found.systems[packet.header.sysid] ?? 0) + 1;
  found.first ??= stamp;
  if (found.last !== null && stamp < found.last) found.backwards++;
  found.last = stamp;
});
parser.on('end', () => console.log(JSON.stringify(found)));
