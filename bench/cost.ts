import { createTestDatabase } from '@deckframe/database/testing';
import { buildWeb } from '../e2e/stack/build-web.ts';
import { publishCatalogues } from '../e2e/stack/publish-catalogues.ts';
import { apiEnv } from '../e2e/stack/start-stack.ts';
import { startApi } from '../apps/api/src/testing/programs/start-api.ts';
import { ensureServices } from '../scripts/services/services.ts';
import { SECRET } from '../apps/api/src/testing/programs/start-api.ts';
import { measureActions } from './cost-actions.ts';
import { measureEvent } from './cost-event.ts';
import { openMeter, type Cost } from './cost-meter.ts';
import { GAME, makeAsk } from './cost-scene.ts';
import { recordVisit } from './record-visit.ts';
import type { BenchResult } from './run-rounds.ts';

type Note = (line: string) => void;

const VISITS = 20;
const PLAYERS = 2000;
const ROUNDS_OF_EVENT = 11;

/** CPU, network and disk cost of a visit, a save, a search and an event. */
export async function measureCost(note: Note): Promise<BenchResult> {
  const [services] = await Promise.all([ensureServices(), buildWeb()]);
  const database = await createTestDatabase(services.pgAdminUrl);
  await publishCatalogues(database.url('worker'));
  const env = apiEnv(database.url('app'), services.redisUrl);
  const api = await startApi({ env: { ...env, SESSION_SECRET: SECRET } });
  const ask = makeAsk(api.origin);
  const rest = async (): Promise<void> => {
    await Promise.all(Array.from({ length: 10 }, () => ask('/api/leaderboard')));
  };
  const meter = await openMeter(
    { pid: api.process.pid, rest },
    adminUrlOf(services.pgAdminUrl, database.name),
  );
  try {
    const members = await measureActions({ ask, database }, meter);
    tell(note, 'save', members.save);
    tell(note, 'search', members.search);
    tell(note, 'registration', members.registration);
    const pages = [
      '',
      '/cardlist',
      `/cards/${members.card}`,
      '/decklists',
      `/deck/${members.deckId}`,
    ];
    const visit = await recordVisit(
      api.origin,
      pages.map((page) => `/v3/${GAME}${page}`),
    );
    note(`visit of ${pages.length} pages: ${visit.asked.length} questions, ${visit.files} files`);
    const visitCost = await meter.measure(VISITS, async () => {
      for (const path of visit.asked) await ask(path);
    });
    tell(note, 'visit', visitCost);
    const { result, look } = await measureEvent(
      { origin: api.origin, ask, database },
      meter,
      PLAYERS,
    );
    tell(note, 'result at the desk', result);
    tell(note, 'look at one’s table', look);
    const event = sumEvent(members.registration, result, look);
    tell(note, `event of ${PLAYERS}`, event);
    const costs = { visit: visitCost, save: members.save, search: members.search, event };
    const kilobytes = { visitApiKb: toKb(visit.apiBytes), visitFilesKb: toKb(visit.fileBytes) };
    return { ...flatten(costs), ...kilobytes, ok: visit.asked.length > 0 };
  } finally {
    await meter.close();
    await api.process.stop();
    await database.drop();
  }
}

/**
 * Everybody registers. Each round has one result per table, and each player opens the page twice.
 */
function sumEvent(registration: Cost, result: Cost, look: Cost): Cost {
  const sum = (key: keyof Cost): number =>
    PLAYERS * registration[key] +
    ROUNDS_OF_EVENT * (PLAYERS / 2) * result[key] +
    ROUNDS_OF_EVENT * PLAYERS * 2 * look[key];
  return {
    apiMs: sum('apiMs'),
    databaseMs: sum('databaseMs'),
    rowsRead: sum('rowsRead'),
    rowsWritten: sum('rowsWritten'),
    walBytes: sum('walBytes'),
  };
}

/** Only the server's superuser sees all backends. */
function adminUrlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
const toKb = (bytes: number): number => Math.round(bytes / 100) / 10;

function tell(note: Note, name: string, cost: Cost): void {
  note(
    `${name}: API ${cost.apiMs.toFixed(1)} ms, database ${cost.databaseMs.toFixed(1)} ms, ` +
      `rows ${cost.rowsRead.toFixed(0)} read and ${cost.rowsWritten.toFixed(1)} written, ` +
      `${(cost.walBytes / 1000).toFixed(1)} kB of WAL`,
  );
}

/** `visitApiMs` and so on. */
function flatten(costs: Record<string, Cost>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(costs).flatMap(([name, cost]) =>
      Object.entries(cost).map(([key, value]): [string, number] => [
        name + key.charAt(0).toUpperCase() + key.slice(1),
        Number(value.toFixed(2)),
      ]),
    ),
  );
}
