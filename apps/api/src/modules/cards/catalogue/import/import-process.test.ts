import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../../testing/test-api.ts';
import { openCatalogueScene, type CatalogueScene } from '../testing/catalogue-scene.ts';

const SMALL = 5000;
/** Enough rows to kill the import between two progress reports. */
const MEDIUM = 11_000;
const LARGE = 12_000;
const WORDS = ['Draw', 'a', 'card', 'then', 'rest', 'one', 'enemy', 'Unit', 'with', 'or', 'less'];

let scene: CatalogueScene;
const files = new Map<number, string>();

beforeAll(async () => {
  scene = await openCatalogueScene();
  for (const cards of [SMALL, MEDIUM, LARGE]) files.set(cards, await writeCards(cards));
});
afterAll(() => scene.close());

/** Writes cards of realistic length. */
async function writeCards(count: number): Promise<string> {
  const file = scene.write(`cards-${count}.json`, '');
  const out = createWriteStream(file);
  for (let index = 0; index < count; index += 1) {
    const number = String(index).padStart(5, '0');
    const words = Array.from({ length: 40 }, (_, place) => WORDS[(index * 7 + place * 5) % 11]);
    const card = {
      cardno: `M${Math.floor(index / 200)}-${number}`,
      name: `Machine ${number}`,
      series: `M${Math.floor(index / 200)}`,
      seriesname: 'A series with a name',
      level: String(index % 9),
      cost: index % 7,
      trait: `(Trait ${index % 90}) (Ace)`,
      effectdata: `<Guard>${words.join(' ')}<br>【Launch】${words.toReversed().join(' ')}`,
      created_at: '2026-03-04T05:06:07.000Z',
    };
    const more = out.write(`${index === 0 ? '[' : ','}\n${JSON.stringify(card)}`);
    if (!more) await once(out, 'drain');
  }
  out.end('\n]\n');
  await once(out, 'close');
  return file;
}

function startImport(cards: number) {
  const command = join(ROOT, 'apps/api/src/cards.ts');
  const measure = `data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))`;
  const args = ['--import', measure, command, 'import', 'gundam', files.get(cards) ?? '', '--yes'];
  const child = spawn(execPath, args, {
    env: { PATH: process.env['PATH'], DATABASE_URL: scene.test.url('worker') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const ended = once(child, 'close');
  return { child, lines, ended, output: createInterface({ input: child.stdout }) };
}

async function runImport(cards: number): Promise<{ lines: string[]; peakKb: number }> {
  const { lines, ended, output } = startImport(cards);
  output.on('line', (line) => lines.push(line));
  expect(await ended).toEqual([0, null]);
  const peak = lines.find((line) => line.startsWith('peak '));
  return { lines, peakKb: Number(peak?.slice(5)) };
}

/** Kills the import when it prints `text`. */
async function killAt(cards: number, text: string): Promise<void> {
  const { child, ended, output } = startImport(cards);
  for await (const line of output) {
    if (line.includes(text)) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** Hashes all tables of an import after the killed session is gone. */
async function fingerprint(): Promise<unknown> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and application_name = 'deckframe-cards'`.execute(
          scene.test.db,
        );
        return rows.length;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
  const { rows } = await sql`select
    (select md5(string_agg(cards::text, '' order by gameid, cardno)) from cards) as cards,
    (select count(*)::integer from card_history) as history,
    (select count(*)::integer from card_imports) as imports,
    (select count(*)::integer from graphile_worker.jobs) as jobs`.execute(scene.test.db);
  return rows[0];
}

describe('the import command as a process', () => {
  it.each(['read 10000 rows', 'Writing'])(
    'killing it at "%s" leaves the catalogue unchanged',
    async (text) => {
      const before = await fingerprint();
      await killAt(MEDIUM, text);
      expect(await fingerprint()).toEqual(before);
    },
    120_000,
  );

  it(
    `needs at most 1.2 times the memory for ${LARGE} cards, and importing again changes nothing`,
    { tags: 'walk' },
    async () => {
      const small = await runImport(SMALL);
      const large = await runImport(LARGE);
      expect(large.lines).toContain(`${LARGE - SMALL} new`);
      const before = await fingerprint();
      const again = await runImport(LARGE);
      expect(again.lines).toContain('Nothing to change.');
      expect(await fingerprint()).toEqual(before);
      for (const run of [large, again]) {
        expect(run.peakKb / small.peakKb).toBeLessThanOrEqual(1.2);
      }
    },
  );
});
