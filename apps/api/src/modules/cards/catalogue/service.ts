import type { CatalogueManifest } from '@deckframe/contract/cards/catalogue';
import type { Database } from '@deckframe/database/db';
import type { Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { encodeBody, type EncodedBody, type Encoding } from '../../../lib/encoded-body.ts';
import {
  findCatalogueFile,
  findManifest,
  findManifestHash,
  type CardRow,
  type CatalogueCardRow,
} from './queries.ts';

export {
  CARD_COLUMN_LIST,
  findPublishedCard,
  findSpelling,
  type CardRow,
  type CatalogueCardRow,
} from './queries.ts';
export { columnText } from './queries.ts';
export { columnValue } from './queries.ts';
export { wishToPublish } from './edits/edit-queries.ts';
export { lockCards, writeChanges } from './edits/write-changes.ts';
export { addPublishJob } from './import/write-queries.ts';
export { refuseMissingColumns } from './columns/refuse-missing.ts';
export { importCards, type ImportReport } from './import/import-cards.ts';
export { updatePrices, type PriceResult } from './prices/update-prices.ts';

/** Converts a row for other modules. */

export function toCard(row: CardRow): Card {
  return { ...row, published: row.published === 1, created_at: row.created_at.toISOString() };
}

/** Merges documented and game-specific columns; documented ones win. */
export function toCatalogueCard({
  extra,
  ...row
}: CatalogueCardRow): Card & Record<string, ColumnValue> {
  return { ...extra, ...toCard(row) };
}

const decompress = promisify(brotliDecompress);

export type Manifests = { get(game: string): Promise<EncodedBody> };

const NOT_PUBLISHED = '';

/** Caches encoded manifests per process. */
export function createManifests(db: Database): Manifests {
  const known = new Map<string, { hash: string; body: EncodedBody }>();
  return {
    async get(game) {
      const hash = (await findManifestHash(db, game)) ?? NOT_PUBLISHED;
      const entry = known.get(game);
      if (entry?.hash === hash) return entry.body;
      const found = await findManifest(db, game);
      const body = encodeBody(JSON.stringify(found?.body ?? emptyManifest(game)));
      known.set(game, { hash: found?.hash ?? NOT_PUBLISHED, body });
      return body;
    },
  };
}

/** The manifest of an unpublished catalogue. */
function emptyManifest(game: string): CatalogueManifest {
  return { gameid: game, version: NOT_PUBLISHED, cards: 0, series: [] };
}

/** Returns a file in an accepted encoding, or undefined. */
export async function findFile(
  db: Database,
  game: string,
  hash: string,
  encoding: Encoding | undefined,
): Promise<Buffer | undefined> {
  if (encoding === 'gzip') return findCatalogueFile(db, game, hash, 'gz');
  const bytes = await findCatalogueFile(db, game, hash, 'br');
  return bytes === undefined || encoding === 'br' ? bytes : decompress(bytes);
}
