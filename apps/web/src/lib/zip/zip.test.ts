import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { readDirectory } from './read-directory.ts';
import { readEntry } from './read-entry.ts';
import { writeZip } from './write-zip.ts';

const LIMITS = { entries: 10, entryBytes: 1_000_000 };
const bytes = (text: string) => new TextEncoder().encode(text);
const zipOf = (...names: string[]) => writeZip(names.map((name) => ({ name, bytes: bytes(name) })));
const faultOf = (file: Blob, limits = LIMITS) =>
  readDirectory(file, limits).then(
    () => 'read',
    (error: { kind: string }) => error.kind,
  );

/** A zip with one deflated file; `size` is the size claimed by its directory. */
async function deflated(content: Uint8Array, size = content.length): Promise<Blob> {
  const packed = new Uint8Array(deflateRawSync(content));
  const whole = new Uint8Array(await writeZip([{ name: 'a', bytes: packed }]).arrayBuffer());
  const view = new DataView(whole.buffer);
  const central = 30 + 1 + packed.length;
  view.setUint16(8, 8, true);
  view.setUint16(central + 10, 8, true);
  view.setUint32(central + 16, crc32(content), true);
  view.setUint32(central + 24, size, true);
  return new Blob([whole]);
}

it('a written zip can be read back, and so can deflated files', async () => {
  const file = zipOf('cards.csv', 'pictures/ä.webp');
  const entries = await readDirectory(file, LIMITS);
  expect(entries.map(({ name }) => name)).toEqual(['cards.csv', 'pictures/ä.webp']);
  for (const entry of entries) expect(await readEntry(file, entry)).toEqual(bytes(entry.name));
  const packed = await deflated(bytes('road '.repeat(1000)));
  const [entry] = await readDirectory(packed, LIMITS);
  expect(entry && (await readEntry(packed, entry))).toEqual(bytes('road '.repeat(1000)));
});

it('a zip bomb is not unpacked beyond its declared or allowed size', async () => {
  const honest = await deflated(new Uint8Array(20_000_000));
  expect(await faultOf(honest)).toBe('large');
  const liar = await deflated(new Uint8Array(20_000_000), 1000);
  const [entry] = await readDirectory(liar, LIMITS);
  await expect(entry && readEntry(liar, entry)).rejects.toMatchObject({ kind: 'large' });
});

it('refuses traversal paths, duplicates, too many files and broken files', async () => {
  for (const name of ['../a', '/etc/a', 'a/../../b', 'C:/a', 'a\\b', 'a\u0000b', 'x'.repeat(401)]) {
    expect(await faultOf(zipOf(name)), name).toBe('path');
  }
  expect(await faultOf(zipOf('a', 'a'))).toBe('twice');
  expect(await faultOf(zipOf(...Array.from({ length: 11 }, (_, at) => `a${at}`)))).toBe('many');
  expect(await faultOf(new Blob(['no zip file']))).toBe('broken');
  expect(await faultOf(zipOf('a', '__MACOSX/a', 'b/'))).toBe('read');
  const whole = new Uint8Array(await zipOf('a').arrayBuffer());
  expect(await faultOf(new Blob([whole.slice(0, -3)]))).toBe('broken');
  whole[31] = (whole[31] ?? 0) ^ 1;
  const [entry] = await readDirectory(new Blob([whole]), LIMITS);
  await expect(entry && readEntry(new Blob([whole]), entry)).rejects.toMatchObject({
    kind: 'broken',
  });
});
