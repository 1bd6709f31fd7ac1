import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { type DeckRow, toDeck } from '../../deck-reading/service.ts';
import { listDecksOf } from './queries.ts';
import { type ZipEntry, ZIP_ENTRIES_MAX } from '../../deck-files/zip.ts';

const DECKS_A_TURN = 100;
const NAME_LENGTH = 60;
/** What some file system forbids in a name. */
const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
const SECTIONS = [
  ['sidedeck', 'Side deck'],
  ['considering', 'Considering'],
  ['resourcedeck', 'Resource deck'],
] as const;

/** Each deck as a text that any importer reads, and as JSON with everything we know of it. */
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

/** The id keeps decks of one name apart. */
function toPath(row: DeckRow): string {
  const name = row.decklist_name.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = Array.from(name).slice(0, NAME_LENGTH).join('').replace(/^\.+/, '').trim();
  return `${row.gameid}/${short === '' ? 'deck' : short} (${encodeDeckId(row.id)})`;
}

/** Lines `count x cardId`, the documents' own format; the other zones follow under their names. */
function toText(row: DeckRow): string {
  const parts = SECTIONS.filter(([field]) => row[field] !== '').map(
    ([field, title]) => `\n// ${title}\n${row[field]}\n`,
  );
  return `${row.decklist_content}\n${parts.join('')}`;
}
