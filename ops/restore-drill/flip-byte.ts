import { closeSync, globSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Changes one byte in the middle of the largest backup file of a store. */
export function flipByte(store: string): string {
  const files = globSync('backup/**/pg_data/**/*', { cwd: store })
    .map((name) => join(store, name))
    .filter((file) => statSync(file).isFile());
  const [file] = files.toSorted((left, right) => statSync(right).size - statSync(left).size);
  if (file === undefined) throw new Error(`no backup in ${store}`);
  const place = Math.floor(statSync(file).size / 2);
  const handle = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(handle, byte, 0, 1, place);
  byte.writeUInt8((byte.readUInt8() ^ 0xff) >>> 0);
  writeSync(handle, byte, 0, 1, place);
  closeSync(handle);
  return file;
}
