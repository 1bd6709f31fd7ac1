import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { path: string; text: string; modified: Date };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Paths are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;
/** The format counts entries in 16 bits. */
export const ZIP_ENTRIES_MAX = 65_000;

/** A zip file, piece by piece as its entries come: no more than one of them is in memory. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.path);
    const plain = Buffer.from(entry.text);
    const packed = deflateRawSync(plain);
    const facts = describe(entry.modified, plain, packed, name);
    const local = Buffer.concat([number(LOCAL, 4), facts, number(0, 2), name]);
    const place = [number(0, 2), number(0, 2), number(0, 2), number(0, 2), number(0, 4)];
    const made = Buffer.concat([number(CENTRAL, 4), number(VERSION, 2)]);
    directory.push(Buffer.concat([made, facts, ...place, number(offset, 4), name]));
    offset += local.length + packed.length;
    yield local;
    yield packed;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  yield* directory;
  const counts = [number(directory.length, 2), number(directory.length, 2)];
  const end = [number(END, 4), number(0, 4), ...counts, number(size, 4), number(offset, 4)];
  yield Buffer.concat([...end, number(0, 2)]);
}

/** What the entry's own head and the directory say alike. */
function describe(modified: Date, plain: Buffer, packed: Buffer, name: Buffer): Buffer {
  return Buffer.concat([
    number(VERSION, 2),
    number(FLAGS, 2),
    number(DEFLATE, 2),
    number(timeOf(modified), 2),
    number(dateOf(modified), 2),
    number(crc32(plain), 4),
    number(packed.length, 4),
    number(plain.length, 4),
    number(name.length, 2),
  ]);
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

function timeOf(moment: Date): number {
  const seconds = Math.floor(moment.getUTCSeconds() / 2);
  return (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | seconds;
}

function dateOf(moment: Date): number {
  const year = Math.max(0, moment.getUTCFullYear() - 1980);
  return (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
}
