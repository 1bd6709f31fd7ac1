import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeZip, type ZipEntry } from './deck-archive.ts';

const MODIFIED = new Date('2031-05-06T07:08:10Z');

async function* listEntries(): AsyncGenerator<ZipEntry> {
  yield { path: 'gundam/Grüße.txt', text: '4 x GD01-001\n'.repeat(500), modified: MODIFIED };
  yield { path: 'gundam/empty.txt', text: '', modified: new Date(0) };
}

it('writes a valid zip with names, texts and UTC times', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(listEntries())) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  const files = unzipSync(bytes);
  const texts = Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString()]);
  expect(texts).toEqual([
    ['gundam/Grüße.txt', '4 x GD01-001\n'.repeat(500)],
    ['gundam/empty.txt', ''],
  ]);
  expect(bytes.length, 'packed').toBeLessThan(1000);
  // DOS time and date at offsets 10 and 12: 5, 6, 5 bits (two-second steps) and 7, 4, 5 bits.
  expect(bytes.readUInt16LE(10)).toBe((7 << 11) | (8 << 5) | 5);
  expect(bytes.readUInt16LE(12)).toBe((51 << 9) | (5 << 5) | 6);
});

it('streams output while entries arrive', async () => {
  let given = 0;
  async function* count(): AsyncGenerator<ZipEntry> {
    for await (const entry of listEntries()) {
      given += 1;
      yield entry;
    }
  }
  const first = await writeZip(count()).next();
  expect(first.done).toBe(false);
  expect(given).toBe(1);
});
