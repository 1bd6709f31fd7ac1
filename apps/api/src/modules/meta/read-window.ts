import { gunzipSync } from 'node:zlib';
import type { Database } from '@deckframe/database/db';
import { findDocument } from './document-queries.ts';
import { type CellRow, listCells, listShares, type ShareRow } from './queries.ts';

export type Figures = { shares: ShareRow[]; cells: CellRow[] };

/** The packed document; until the worker has packed what is new, the sums themselves: never an older answer. */
export async function readWindow(db: Database, game: string, window: string): Promise<Figures> {
  const stored = await findDocument(db, game, window);
  if (stored) return JSON.parse(gunzipSync(stored).toString()) as Figures;
  return readSums(db, game, window);
}

export async function readSums(db: Database, game: string, window: string): Promise<Figures> {
  const [shares, cells] = await Promise.all([
    listShares(db, game, window),
    listCells(db, game, window),
  ]);
  return { shares, cells };
}
