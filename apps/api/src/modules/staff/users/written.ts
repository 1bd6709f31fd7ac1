import { WRITTEN_PAGE } from '@deckframe/contract/staff/user-admin';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import {
  cursorOf,
  isMoment,
  isRowNumber,
  isText,
  isUuid,
  readPage,
  refuseCursor,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import { listCommentsOf, listDecksOf, type WrittenRow } from './queries.ts';

const DECKS = cursorOf({ place: isMoment, game: isText, id: isUuid });

type Question = { of: 'comments' | 'decks'; after?: string | undefined };

/** A member's decks and comments, newest first, with removal reasons. */
export async function getWritten(db: Database, userId: UserId, { of, after }: Question) {
  if (of === 'comments') {
    const page = readPage({ after }, WRITTEN_PAGE, parseNumber);
    const found = await listCommentsOf(db, userId, page.from, rowsToRead(page));
    const { rows, older } = toPage(page, found, (row) => row.place);
    return { entries: rows.map(toEntry), next: older };
  }
  const page = readPage({ after }, WRITTEN_PAGE, DECKS.parse);
  const found = await listDecksOf(db, userId, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, ({ place, gameid, id }) =>
    DECKS.print({ place, game: gameid, id }),
  );
  return { entries: rows.map(toEntry), next: older };
}

const VISIBILITIES = ['private', 'public', 'unlisted'] as const;

function toEntry(row: WrittenRow) {
  const isDeck = row.place_type === 'deck';
  return {
    id: row.id,
    game: row.gameid,
    text: row.text,
    at: row.at.toISOString(),
    visibility: VISIBILITIES[row.visibility] ?? 'private',
    place: { type: row.place_type, id: isDeck ? encodeDeckId(row.place_id) : row.place_id },
    removal:
      row.moderated_at === null
        ? null
        : { at: row.moderated_at.toISOString(), reason: row.moderation_reason },
  };
}

function parseNumber(cursor: string): string {
  return isRowNumber(cursor) ? cursor : refuseCursor('list');
}
