import { CENTRAL, END, FLAG, METHOD } from './zip-format.ts';
import { ZipFault } from './zip-fault.ts';

/** Limits of a zip file. Larger ones are refused. */
export type ZipLimits = { readonly entries: number; readonly entryBytes: number };

export type ZipEntry = {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  readonly at: number;
};

/** Longer names are ignored. */
const NAME_MAX = 400;

/** Lists the files of a zip by its central directory. Folders and macOS metadata are skipped. */
export async function readDirectory(file: Blob, limits: ZipLimits): Promise<ZipEntry[]> {
  const { count, size, at } = await findDirectory(file);
  if (count > limits.entries || size > limits.entries * (CENTRAL.size + NAME_MAX)) {
    throw new ZipFault('many');
  }
  const view = new DataView(await file.slice(at, at + size).arrayBuffer());
  const names = new Set<string>();
  const entries: ZipEntry[] = [];
  for (let place = 0, left = count; left > 0; left -= 1) {
    if (place + CENTRAL.size > view.byteLength || view.getUint32(place, true) !== CENTRAL.mark) {
      throw new ZipFault('broken');
    }
    const nameSize = view.getUint16(place + 28, true);
    const end = place + CENTRAL.size + nameSize;
    if (end > view.byteLength) throw new ZipFault('broken');
    const name = readName(new Uint8Array(view.buffer, place + CENTRAL.size, nameSize));
    const entry = readEntry(view, place, name, limits);
    place = end + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
    if (isPassedOver(name)) continue;
    if (names.has(name)) throw new ZipFault('twice', name);
    names.add(name);
    entries.push(entry);
  }
  return entries;
}

async function findDirectory(file: Blob): Promise<{ count: number; size: number; at: number }> {
  const tail = Math.min(file.size, END.size + END.commentMax);
  const view = new DataView(await file.slice(file.size - tail).arrayBuffer());
  for (let place = tail - END.size; place >= 0; place -= 1) {
    if (view.getUint32(place, true) !== END.mark) continue;
    const count = view.getUint16(place + 10, true);
    const [size, at] = [view.getUint32(place + 12, true), view.getUint32(place + 16, true)];
    if (at + size <= file.size) return { count, size, at };
  }
  throw new ZipFault('broken');
}

function readEntry(view: DataView, place: number, name: string, limits: ZipLimits): ZipEntry {
  const [flags, method] = [view.getUint16(place + 8, true), view.getUint16(place + 10, true)];
  const [packed, size] = [view.getUint32(place + 20, true), view.getUint32(place + 24, true)];
  if (flags & FLAG.encrypted || (method !== METHOD.stored && method !== METHOD.deflated)) {
    throw new ZipFault('method', name);
  }
  if (size > limits.entryBytes || packed > limits.entryBytes) throw new ZipFault('large', name);
  const [crc, at] = [view.getUint32(place + 16, true), view.getUint32(place + 42, true)];
  return { name, isDeflated: method === METHOD.deflated, packed, size, crc, at };
}

/** Names are never used as paths, but names that leave the folder are refused anyway. */
function readName(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes).normalize();
  const isOutside = name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..');
  // oxlint-disable-next-line no-control-regex
  if (name === '' || name.length > NAME_MAX || isOutside || /[\\\u0000-\u001F\u007F]/.test(name)) {
    throw new ZipFault('path', name.slice(0, NAME_MAX));
  }
  return name;
}

const isPassedOver = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store');
