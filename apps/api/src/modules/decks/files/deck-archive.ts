import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type DeckRow, toDeck } from '../decks/reading-service.ts';
import { listDecksOf } from './queries.ts';

export type ZipEntry = { path: string; text: string; modified: Date };

/** The zip format counts entries in 16 bits. */
const ZIP_ENTRIES_MAX = 65_000;
/** The earliest date that the format supports. */
const EARLIEST = new Date(1980, 0, 2);

/** Streams a zip file; only one entry is in memory. */
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
    // Lets other requests run between entries.
    await setImmediate();
  }
  zip.end();
  yield* take();
}

/** Converts a time so that the library, which writes local time, writes UTC. */
function toLocalFields(moment: Date): Date {
  return new Date(moment.getTime() + moment.getTimezoneOffset() * 60_000);
}

const DECKS_A_TURN = 100;
const NAME_LENGTH = 60;
const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
const SECTIONS = [
  ['sidedeck', 'Side deck'],
  ['considering', 'Considering'],
  ['resourcedeck', 'Resource deck'],
] as const;

/** Yields each deck as importable text and as complete JSON. */
export async function* listArchiveEntries(db: Database, userId: UserId): AsyncGenerator<ZipEntry> {
  let after: { game: string; id: string } | undefined;
  for (let count = 0; count < ZIP_ENTRIES_MAX;) {
    const rows = await listDecksOf(db, userId, after, DECKS_A_TURN);
    for (const row of rows) {
      const path = toPath(row);
      yield { path: `${path}.txt`, text: toText(row), modified: row.modified_date };
      const json = `${JSON.stringify(toDeck(row), null, 2)}\n`;
      yield { path: `${path}.json`, text: json, modified: row.modified_date };
      count += 2;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < DECKS_A_TURN) return;
    after = { game: last.gameid, id: last.id };
  }
}

/** The id distinguishes decks with the same name. */
function toPath(row: DeckRow): string {
  const name = row.decklist_name.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = Array.from(name).slice(0, NAME_LENGTH).join('').replace(/^\.+/, '').trim();
  return `${row.gameid}/${short === '' ? 'deck' : short} (${encodeDeckId(row.id)})`;
}

/** Prints lines `count x cardId`, then the other zones with headings. */
function toText(row: DeckRow): string {
  const parts = SECTIONS.filter(([field]) => row[field] !== '').map(
    ([field, title]) => `\n// ${title}\n${row[field]}\n`,
  );
  return `${row.decklist_content}\n${parts.join('')}`;
}
