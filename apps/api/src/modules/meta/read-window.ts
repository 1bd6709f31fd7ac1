import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '@deckframe/database/db';
import { runOnPrimary } from '../../lib/public-reads.ts';
import { findDocument, findVersion, saveDocument } from './document-queries.ts';
import { type CellRow, listCells, listShares, type ShareRow } from './queries.ts';

type Figures = { shares: ShareRow[]; cells: CellRow[] };

/** From the packed document; whoever comes first after a change packs it anew. */
export async function readWindow(db: Database, game: string, window: string): Promise<Figures> {
  const stored = await findDocument(db, game, window);
  if (stored) return JSON.parse(gunzipSync(stored).toString()) as Figures;
  // A standby may lag, each by its own time, and takes no writes.
  return runOnPrimary(() => packWindow(db, game, window));
}

async function packWindow(db: Database, game: string, window: string): Promise<Figures> {
  const version = await findVersion(db, game, window);
  const [shares, cells] = await Promise.all([
    listShares(db, game, window),
    listCells(db, game, window),
  ]);
  const figures = { shares, cells };
  if (version !== undefined) {
    await saveDocument(db, { game, window, version }, gzipSync(JSON.stringify(figures)));
  }
  return figures;
}
