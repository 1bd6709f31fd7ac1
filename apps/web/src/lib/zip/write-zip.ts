import { crc32 } from './crc32.ts';
import { CENTRAL, END, FLAG, LOCAL, METHOD } from './zip-format.ts';

export type ZipFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const DAY = 0x00_21;
const VERSION = 20;

/** Creates a zip without compression, because pictures are already compressed. */
export function writeZip(files: readonly ZipFile[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const encoded = new TextEncoder().encode(name);
    const facts = writeFacts(bytes, encoded.length);
    const local = new DataView(new ArrayBuffer(LOCAL.size));
    local.setUint32(0, LOCAL.mark, true);
    copy(facts, local, 4);
    const central = new DataView(new ArrayBuffer(CENTRAL.size));
    central.setUint32(0, CENTRAL.mark, true);
    central.setUint16(4, VERSION, true);
    copy(facts, central, 6);
    central.setUint32(42, at, true);
    parts.push(bytesOf(local), encoded, bytes);
    directory.push(bytesOf(central), encoded);
    at += LOCAL.size + encoded.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  return new Blob([...parts, ...directory, writeEnd(files.length, size, at)], {
    type: 'application/zip',
  });
}

/** Fields that the local header and the central directory share. */
function writeFacts(bytes: Uint8Array, nameSize: number): DataView {
  const facts = new DataView(new ArrayBuffer(LOCAL.size - 4));
  facts.setUint16(0, VERSION, true);
  facts.setUint16(2, FLAG.utf8, true);
  facts.setUint16(4, METHOD.stored, true);
  facts.setUint16(8, DAY, true);
  facts.setUint32(10, crc32(bytes), true);
  facts.setUint32(14, bytes.length, true);
  facts.setUint32(18, bytes.length, true);
  facts.setUint16(22, nameSize, true);
  return facts;
}

function writeEnd(count: number, size: number, at: number): Uint8Array<ArrayBuffer> {
  const end = new DataView(new ArrayBuffer(END.size));
  end.setUint32(0, END.mark, true);
  end.setUint16(8, count, true);
  end.setUint16(10, count, true);
  end.setUint32(12, size, true);
  end.setUint32(16, at, true);
  return bytesOf(end);
}

function copy(from: DataView, to: DataView, at: number): void {
  new Uint8Array(to.buffer).set(new Uint8Array(from.buffer), at);
}

const bytesOf = (view: DataView): Uint8Array<ArrayBuffer> =>
  new Uint8Array(view.buffer as ArrayBuffer);
