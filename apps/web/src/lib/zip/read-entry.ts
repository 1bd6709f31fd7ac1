import { crc32 } from './crc32.ts';
import type { ZipEntry } from './read-directory.ts';
import { ZipFault } from './zip-fault.ts';
import { LOCAL } from './zip-format.ts';

/** Extracts one file. It is refused if it is longer than the directory says. */
export async function readEntry(file: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const head = new DataView(await file.slice(entry.at, entry.at + LOCAL.size).arrayBuffer());
  if (head.byteLength < LOCAL.size || head.getUint32(0, true) !== LOCAL.mark) {
    throw new ZipFault('broken', entry.name);
  }
  const from = entry.at + LOCAL.size + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(from, from + entry.packed);
  const bytes = await unpack(packed, entry);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) {
    throw new ZipFault('broken', entry.name);
  }
  return bytes;
}

async function unpack(packed: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (!entry.isDeflated) return new Uint8Array(await packed.arrayBuffer());
  const bytes = new Uint8Array(entry.size);
  let filled = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ZipFault('broken', entry.name);
    });
    if (done) return bytes.subarray(0, filled);
    if (filled + value.length > entry.size) {
      await reader.cancel();
      throw new ZipFault('large', entry.name);
    }
    bytes.set(value, filled);
    filled += value.length;
  }
}
