import { encodeColumnFile, type ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import { answer } from './scripted-api.ts';

export type PublishedCard = Readonly<Record<string, ColumnValue>> & {
  readonly cardno: string;
  readonly name: string;
};

const SERIES = 'T01';

/** Publishes these cards as the game's whole catalogue for the real worker. */
export async function answerCatalogue(cards: readonly PublishedCard[]): Promise<void> {
  const rows = cards.map((card) => ({
    originalid: card.cardno,
    series: SERIES,
    color: 'Blue',
    created_at: '2026-11-10T00:00:00Z',
    ...card,
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const file = encodeColumnFile(rows, columns);
  const hash = await hashOf(JSON.stringify(file));
  const manifest: CatalogueManifest = {
    gameid: 'gundam',
    version: hash,
    cards: rows.length,
    series: [{ series: SERIES, rows: rows.length, files: [{ hash, rows: rows.length }] }],
  };
  await answer('GET /api/games/gundam/catalogue/manifest', 200, manifest);
  await answer(`GET /api/games/gundam/catalogue/files/${hash}`, 200, file);
}

/** Files are named by content hash, because the browser caches those of other tests. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
