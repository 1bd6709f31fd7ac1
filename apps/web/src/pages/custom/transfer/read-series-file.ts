import { CUSTOM_CARDS_MAX } from '@deckframe/domain/custom/custom-limits';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { AVATAR_MAX_BYTES } from '@deckframe/domain/community/profile/avatar-limits';
import { readDirectory, type ZipEntry } from '#lib/zip/read-directory.ts';
import { readEntry } from '#lib/zip/read-entry.ts';
import { ZipFault } from '#lib/zip/zip-fault.ts';
import { readTable, type SeriesTable } from '../../creators/custom/transfer/read-series-file.ts';

export type SeriesFile = SeriesTable & {
  readonly pictures: ReadonlySet<string>;
  readonly readPicture: (name: string) => Promise<File>;
};

/** One picture for each card, the table, and some files that nobody asked for. */
const LIMITS = { entries: CUSTOM_CARDS_MAX * 2 + 100, entryBytes: AVATAR_MAX_BYTES };
const FILE_MAX = 500_000_000;
const TABLE = /\.(csv|json)$/i;
const PICTURE = /\.(png|jpe?g|webp|gif|avif)$/i;

/** A series as a table, or as a zip file with one table and the pictures that it names. */
export async function readSeriesFile(config: PublicGameConfig, file: File): Promise<SeriesFile> {
  if (!/\.zip$/i.test(file.name)) {
    if (file.size > LIMITS.entryBytes) throw new ZipFault('large', file.name);
    const table = readTable(config, file.name, await file.text());
    return { ...table, pictures: new Set(), readPicture: () => Promise.reject(new Error('none')) };
  }
  if (file.size > FILE_MAX) throw new ZipFault('large', file.name);
  const entries = await readDirectory(file, LIMITS);
  const tables = entries.filter(({ name }) => TABLE.test(name));
  const [table] = tables;
  if (!table || tables.length > 1) throw new ZipFault('table', tables[1]?.name);
  const folder = table.name.slice(0, table.name.lastIndexOf('/') + 1);
  const pictures = new Map<string, ZipEntry>(
    entries
      .filter(({ name }) => name.startsWith(folder) && PICTURE.test(name))
      .map((entry) => [entry.name.slice(folder.length), entry]),
  );
  const text = new TextDecoder().decode(await readEntry(file, table));
  return {
    ...readTable(config, table.name, text),
    pictures: new Set(pictures.keys()),
    readPicture: async (name) => {
      const entry = pictures.get(name);
      if (!entry) throw new ZipFault('broken', name);
      return new File([await readEntry(file, entry)], name);
    },
  };
}
