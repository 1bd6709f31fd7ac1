import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ColumnFile, decodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { unpackCatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCatalogueFilesJob, publishCatalogueJob } from '../jobs.ts';
import {
  GAMES,
  openCatalogueScene,
  sourceCard,
  type CatalogueScene,
} from '../testing/catalogue-scene.ts';
import { publishCatalogue } from './publish-catalogue.ts';

let scene: CatalogueScene;
beforeEach(async () => {
  scene = await openCatalogueScene();
  await scene.test.db.deleteFrom('cards').execute();
});
afterEach(() => scene.close());

const publish = () => publishCatalogue(scene.db, scene.config);
const listFiles = () =>
  scene.test.db
    .selectFrom('catalogue_files')
    .selectAll()
    .orderBy('series')
    .orderBy('part')
    .execute();

async function readRows(series: string): Promise<Record<string, unknown>[]> {
  const files = (await listFiles()).filter((file) => file.series === series && !file.unlisted_at);
  return files.flatMap((file) =>
    decodeColumnFile(JSON.parse(brotliDecompressSync(file.br).toString()) as ColumnFile).map(
      unpackCatalogueRow,
    ),
  );
}

describe('publishing the catalogue', () => {
  it("CARD-02 CARD-08 writes the config's columns of published cards per series", async () => {
    await scene.import([
      sourceCard('A-1', { keywords: 'Guard', image: 'A-1', cost: 2, created_at: '2026-01-02' }),
      sourceCard('A-2', { published: false }),
      sourceCard('B-1', { series: 'S2', image: 'other' }),
    ]);
    const { manifest } = await publish();
    expect(manifest).toMatchObject({
      gameid: 'gundam',
      cards: 2,
      series: [
        { series: 'S1', rows: 1, files: [{ rows: 1 }] },
        { series: 'S2', rows: 1, files: [{ rows: 1 }] },
      ],
    });
    expect(await readRows('S1')).toEqual([
      {
        cardno: 'A-1',
        name: 'Card A-1',
        image: 'A-1',
        originalid: 'A-1',
        series: 'S1',
        mainalternate: true,
        cost: 2,
        created_at: '2026-01-02T00:00:00.000Z',
        keywords: 'Guard',
      },
    ]);
    expect(await readRows('S2')).toMatchObject([{ cardno: 'B-1', image: 'other' }]);
  });

  it('names each file by its content and compresses both forms', async () => {
    await scene.import([sourceCard('A-1')]);
    const { manifest } = await publish();
    const [file] = await listFiles();
    expect(file?.hash).toBe(manifest.series[0]?.files[0]?.hash);
    expect(file?.br.length).toBe(manifest.series[0]?.files[0]?.bytes);
    const text = brotliDecompressSync(file?.br ?? '').toString();
    expect(gunzipSync(file?.gz ?? '').toString()).toBe(text);
    expect(await sha256(text)).toBe(file?.hash);
  });

  it('writes at most 1000 rows per file, ordered by number, action points last', async () => {
    const numbers = Array.from(
      { length: 1200 },
      (_, index) => `A-${String(index).padStart(4, '0')}`,
    );
    const rows = ['A-1-AP01', 'A-1-AP02★', ...numbers.toReversed()].map((cardno) =>
      sourceCard(cardno),
    );
    await scene.import(rows);
    const { manifest } = await publish();
    expect(manifest.series[0]?.files.map((file) => file.rows)).toEqual([1000, 202]);
    const published = (await readRows('S1')).map((row) => row['cardno']);
    expect(published).toEqual([...numbers, 'A-1-AP01', 'A-1-AP02★']);
  });

  it('changes nothing while the cards do not change', async () => {
    await scene.import([sourceCard('A-1')]);
    const first = await publish();
    await scene.test.setNow('2030-01-01T00:00:00Z');
    const before = await scene.test.db.selectFrom('catalogue_manifests').selectAll().execute();
    const second = await publish();
    expect(second).toEqual({ manifest: first.manifest, changed: false, newFiles: 0 });
    expect(await scene.test.db.selectFrom('catalogue_manifests').selectAll().execute()).toEqual(
      before,
    );
  });

  it('a changed card rewrites only its file', async () => {
    const rows = [sourceCard('A-1'), sourceCard('B-1', { series: 'S2' })];
    await scene.import(rows);
    const first = await publish();
    await scene.import([sourceCard('A-1', { cost: 9 }), sourceCard('B-1', { series: 'S2' })]);
    const second = await publish();
    expect(second).toMatchObject({ changed: true, newFiles: 1 });
    expect(second.manifest.version).not.toBe(first.manifest.version);
    expect(second.manifest.series[1]).toEqual(first.manifest.series[1]);
  });

  it('keeps a file for a day after it left the manifest and reuses it if it returns', async () => {
    await scene.test.setNow('2030-01-01T00:00:00Z');
    await scene.import([sourceCard('A-1')]);
    await publish();
    await scene.import([sourceCard('A-1', { cost: 9 })]);
    await publish();
    await scene.test.setNow('2030-01-01T23:59:00Z');
    await clearCatalogueFilesJob(scene.db);
    expect(await listFiles()).toHaveLength(2);

    await scene.import([sourceCard('A-1', { cost: null })]);
    expect((await publish()).newFiles).toBe(0);
    await scene.test.setNow('2030-01-03T00:00:00Z');
    await clearCatalogueFilesJob(scene.db);
    const left = await listFiles();
    expect(left.map((file) => file.unlisted_at)).toEqual([null]);
    expect(await readRows('S1')).toMatchObject([{ cardno: 'A-1' }]);
  });

  it('two concurrent publishers produce one complete catalogue', async () => {
    await scene.import([sourceCard('A-1'), sourceCard('B-1', { series: 'S2' })]);
    const results = await Promise.all([publish(), publish()]);
    expect(results.filter((result) => result.changed)).toHaveLength(1);
    expect(await listFiles()).toHaveLength(2);
  });

  it('runs as a worker job and skips games unknown to this release', async () => {
    await scene.import([sourceCard('A-1')]);
    await publishCatalogueJob(scene.db, GAMES, { game: 'gundam' });
    await publishCatalogueJob(scene.db, GAMES, { game: 'unknown' });
    const { rows } = await sql<{ gameid: string }>`
      select gameid from catalogue_manifests`.execute(scene.test.db);
    expect(rows).toEqual([{ gameid: 'gundam' }]);
  });
});

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(text));
  return Buffer.from(digest).toString('hex');
}
