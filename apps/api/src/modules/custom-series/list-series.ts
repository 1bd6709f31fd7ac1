import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  decodePlace,
  encodePlace,
  readPage,
  refuseCursor,
  rowsToRead,
  toPage,
} from '../../lib/keyset-page.ts';
import { toSeries } from './mapping.ts';
import { listPublicSeries } from './queries.ts';
import type { SeriesPlace } from '../creators/series/series-sql.ts';

type Query = {
  search?: string | undefined;
  owner?: UserId | undefined;
  after?: string | undefined;
};

/** A page of what everyone may see. */
export async function listPublic(db: Database, game: string, query: Query, size: number) {
  const page = readPage({ after: query.after }, size, parsePlace);
  const found = await listPublicSeries(db, game, {
    search: query.search?.trim() ?? '',
    owner: query.owner ?? null,
    from: page.from,
    limit: rowsToRead(page),
  });
  const { rows, older } = toPage(page, found, (row) =>
    encodePlace([row.listed_at?.toISOString() ?? '', row.id]),
  );
  return { series: rows.map((row) => toSeries(row, false)), next: older };
}

function parsePlace(cursor: string): SeriesPlace {
  const [at, id] = decodePlace(cursor) ?? [];
  if (typeof at !== 'string' || typeof id !== 'string' || Number.isNaN(Date.parse(at))) {
    return refuseCursor('list');
  }
  return { at, id };
}
