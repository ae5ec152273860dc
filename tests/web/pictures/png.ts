// A picture as a PNG file (ISO/IEC 15948): eight bits a channel, not filtered.
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '../../../web/image/gray';

function chunk(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** `said`: the size that its header gives, which a hostile file need not mean. */
export function pngOf({ width, height, data }: Pixels, said = { width, height }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(said.width, 0);
  header.writeUInt32BE(said.height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (4 * width + 1));
  for (let y = 0; y < height; ++y) rows.set(data.subarray(4 * y * width, 4 * (y + 1) * width), y * (4 * width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
