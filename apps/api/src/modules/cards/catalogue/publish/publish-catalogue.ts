import { createHash } from 'node:crypto';
import type { CatalogueManifest } from '@deckframe/contract/cards/catalogue';
import type { Database } from '@deckframe/database/db';
import { isActionPointNumber } from '@deckframe/domain/cards/catalogue/card-number';
import {
  CATALOGUE_FILE_ROWS,
  listCatalogueColumns,
  printCatalogueFile,
  type CatalogueRow,
} from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { GameConfig } from '@deckframe/domain/game-config';
import { compressFile } from './compress-file.ts';
import {
  insertFile,
  relistFile,
  listSeries,
  listSeriesRows,
  lockPublishing,
  unlistOtherFiles,
  unlockPublishing,
  upsertManifest,
} from './publish-queries.ts';

type ManifestSeries = CatalogueManifest['series'][number];
type ManifestFile = ManifestSeries['files'][number];

export type PublishResult = { manifest: CatalogueManifest; changed: boolean; newFiles: number };

const VERSION_LENGTH = 16;

/**
 * Publishes a game's cards as content-named files and a manifest, in one transaction. Unchanged
 * files are not written again.
 */
export async function publishCatalogue(db: Database, config: GameConfig): Promise<PublishResult> {
  const game = config.gameid;
  return db.connection().execute(async (connection) => {
    await lockPublishing(connection, game);
    try {
      // Uses one snapshot for all series.
      return await connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => publish(trx, config));
    } finally {
      await unlockPublishing(connection, game);
    }
  });
}

async function publish(db: Database, config: GameConfig): Promise<PublishResult> {
  const game = config.gameid;
  const series: ManifestSeries[] = [];
  let newFiles = 0;
  for (const name of await listSeries(db, game, config.series_column)) {
    const files: ManifestFile[] = [];
    for await (const rows of readSeries(db, config, name)) {
      const file = await writeFile(db, config, name, files.length + 1, rows);
      files.push(file.entry);
      if (file.isNew) newFiles += 1;
    }
    series.push({ series: name, rows: sumRows(files), files });
  }
  const hashes = series.flatMap((entry) => entry.files.map((file) => file.hash));
  await unlistOtherFiles(db, game, hashes);
  const hash = sha256(JSON.stringify([game, series]));
  const version = hash.slice(0, VERSION_LENGTH);
  const manifest = { gameid: game, version, cards: sumRows(series), series };
  return { manifest, changed: await upsertManifest(db, game, hash, manifest), newFiles };
}

async function* readSeries(
  db: Database,
  config: GameConfig,
  value: string,
): AsyncGenerator<CatalogueRow[]> {
  const series = { column: config.series_column, value };
  const columns = listCatalogueColumns(config);
  let after: { cardno: string; isLast: boolean } | undefined;
  for (;;) {
    const rows = await listSeriesRows(
      db,
      config.gameid,
      series,
      columns,
      after,
      CATALOGUE_FILE_ROWS,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < CATALOGUE_FILE_ROWS) return;
    const cardno = String(rows.at(-1)?.['cardno']);
    after = { cardno, isLast: isActionPointNumber(cardno) };
  }
}

async function writeFile(
  db: Database,
  config: GameConfig,
  series: string,
  part: number,
  rows: readonly CatalogueRow[],
): Promise<{ entry: ManifestFile; isNew: boolean }> {
  const text = printCatalogueFile(config, rows);
  const hash = sha256(text);
  const retained = await relistFile(db, config.gameid, hash);
  if (retained !== undefined)
    return { entry: { hash, rows: rows.length, bytes: retained }, isNew: false };
  const { br, gz } = await compressFile(text);
  await insertFile(db, { gameid: config.gameid, hash, series, part, rows: rows.length, br, gz });
  return { entry: { hash, rows: rows.length, bytes: br.length }, isNew: true };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sumRows(entries: readonly { rows: number }[]): number {
  return entries.reduce((sum, entry) => sum + entry.rows, 0);
}
