import { strToU8, Zip, ZipDeflate } from 'fflate';

export type ZipEntry = { path: string; text: string; modified: Date };

/** The format counts entries in 16 bits. */
export const ZIP_ENTRIES_MAX = 65_000;
/** The earliest moment that the format can write down. */
const EARLIEST = new Date(1980, 0, 2);

/** A zip file, piece by piece as its entries come: no more than one of them is in memory. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const take = (): Uint8Array[] => pieces.splice(0);
  for await (const { path, text, modified } of entries) {
    const file = new ZipDeflate(path);
    file.mtime = modified < EARLIEST ? EARLIEST : toLocalFields(modified);
    zip.add(file);
    file.push(strToU8(text), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** The format knows no time zone, and the library writes the local one: so that it says UTC. */
function toLocalFields(moment: Date): Date {
  return new Date(moment.getTime() + moment.getTimezoneOffset() * 60_000);
}
