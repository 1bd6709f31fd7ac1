import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { CatalogueManifest } from '@deckframe/contract/cards/catalogue';

const FIND_HASH = 'select hash from catalogue_manifests where gameid = $1';
const FIND_MANIFEST = 'select hash, body from catalogue_manifests where gameid = $1';

export type FileEncoding = 'br' | 'gz';

const FIND_FILE: Readonly<Record<FileEncoding, string>> = {
  br: 'select br as bytes from catalogue_files where gameid = $1 and hash = $2',
  gz: 'select gz as bytes from catalogue_files where gameid = $1 and hash = $2',
};

export async function findManifestHash(db: Database, game: string): Promise<string | undefined> {
  const rows = await runStatement<{ hash: string }>(db, {
    name: 'find-catalogue-hash',
    text: FIND_HASH,
    values: [game],
  });
  return rows[0]?.hash;
}

export async function findManifest(
  db: Database,
  game: string,
): Promise<{ hash: string; body: CatalogueManifest } | undefined> {
  const rows = await runStatement<{ hash: string; body: CatalogueManifest }>(db, {
    name: 'find-catalogue-manifest',
    text: FIND_MANIFEST,
    values: [game],
  });
  return rows[0];
}

export async function findCatalogueFile(
  db: Database,
  game: string,
  hash: string,
  encoding: FileEncoding,
): Promise<Buffer | undefined> {
  const rows = await runStatement<{ bytes: Buffer }>(db, {
    name: `find-catalogue-file-${encoding}`,
    text: FIND_FILE[encoding],
    values: [game, hash],
  });
  return rows[0]?.bytes;
}
