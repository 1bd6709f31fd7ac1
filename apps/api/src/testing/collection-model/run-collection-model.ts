import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { applyChanges } from '@deckframe/domain/collection/entries/entry-change';
import {
  EMPTY_ENTRY,
  isSameEntry,
  type CollectionEntry,
} from '@deckframe/domain/collection/entries/entry';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { startCuttingProxy } from '../cutting-proxy.ts';
import { createTestApi, SESSION_SECRET } from '../test-api.ts';
import {
  createDevice,
  type ModelDevice,
  type ModelMember,
  type ModelWorld,
} from './model-device.ts';
import type { Draw } from './draw-change.ts';

export type ModelOptions = {
  database: TestDatabase;
  /** Edits of members, over all devices. */
  operations: number;
  seed: number;
};

export type ModelReport = {
  operations: number;
  batches: number;
  changes: number;
  cuts: number;
  /** Differences between the reducer and the database or a device. */
  differences: string[];
};

const DEVICES = 2;
/** A member may send 120 batches a minute. */
const OPERATIONS_A_MEMBER = 2500;
const EDITS_A_TURN = 180;
const CARDS = 40;
const AT_ONCE = 4;
/** Name of the statement that changes a collection, as sent to PostgreSQL. */
const WRITE = 'change-collection';
const NAMES = ['Default Collection', 'Binder'];

/**
 * Members with two devices each change the same cards in two collections through two API processes,
 * with duplicate requests and broken connections. The server's numbers define the order of batches:
 * the reducer, applied in this order, must produce the state of the database and of each device.
 */
export async function runCollectionModel(options: ModelOptions): Promise<ModelReport> {
  const { database, operations } = options;
  const next = seededNumbers(options.seed);
  const draw: Draw = (size) => Math.floor(next() * size);
  const proxy = await startCuttingProxy(database.url('app'));
  const first = await createTestApi({ database });
  const second = await createTestApi({ database, databaseUrl: proxy.url });
  try {
    const world: ModelWorld = {
      apis: [first, second],
      cards: await listCards(database),
      draw,
      createKey: () => `model-${draw(2 ** 30)}-${draw(2 ** 30)}`,
      cut: () => (draw(2) === 0 ? proxy.cutAfter(WRITE) : proxy.cutBefore(WRITE)),
    };
    const members = await joinMembers(
      world,
      Math.max(4, Math.ceil(operations / OPERATIONS_A_MEMBER)),
    );
    const devices = members.map((member) =>
      Array.from({ length: DEVICES }, () => createDevice(world, member)),
    );
    await makeEdits(devices.flat(), draw, options);
    const differences: string[] = [];
    for (const [place, member] of members.entries()) {
      differences.push(...(await settle(member, devices[place] ?? [])));
    }
    const batches = members.flatMap(({ confirmed }) => confirmed);
    return {
      operations,
      batches: batches.length,
      changes: batches.reduce((sum, { changes }) => sum + changes.length, 0),
      cuts: proxy.cuts(),
      differences,
    };
  } finally {
    await first.close();
    await second.close();
    await proxy.close();
  }
}

async function makeEdits(
  devices: readonly ModelDevice[],
  draw: Draw,
  { operations }: ModelOptions,
): Promise<void> {
  let made = 0;
  const idle = [...devices];
  const work = async (): Promise<void> => {
    while (made < operations) {
      // A device does one thing at a time; several devices run in parallel.
      const [device] = idle.splice(draw(idle.length), 1);
      if (device === undefined) return;
      const edits = Math.min(1 + draw(2 * EDITS_A_TURN), operations - made);
      made += edits;
      device.edit(edits);
      // Some devices are offline for a while and send later.
      if (draw(3) > 0) await device.sync();
      if (draw(4) === 0) await device.pull();
      idle.push(device);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Sends pending changes and compares devices and database with the reducer. */
async function settle(member: ModelMember, devices: readonly ModelDevice[]): Promise<string[]> {
  for (const device of devices) {
    while (device.copy.hasChanges()) await device.sync();
  }
  const ordered = member.confirmed.toSorted((one, other) => one.seq - other.seq);
  const numbers = new Set(ordered.map(({ seq }) => seq));
  const expected = applyChanges(
    new Map(),
    ordered.flatMap(({ changes }) => changes),
  );
  const differences = numbers.size === ordered.length ? [] : [`${member.name}: a number twice`];
  for (const [place, device] of devices.entries()) {
    const before = device.copy.known().seq;
    while (device.copy.known().seq < (ordered.at(-1)?.seq ?? before)) await device.pull();
    await device.pull();
    differences.push(
      ...compare(expected, device.copy.shown()).map(
        (cardno) => `${member.name} ${place} ${cardno}`,
      ),
    );
  }
  return differences;
}

function compare(
  expected: ReadonlyMap<string, CollectionEntry>,
  found: ReadonlyMap<string, CollectionEntry>,
): string[] {
  const cards = new Set([...expected.keys(), ...found.keys()]);
  return [...cards].filter(
    (cardno) => !isSameEntry(expected.get(cardno) ?? EMPTY_ENTRY, found.get(cardno) ?? EMPTY_ENTRY),
  );
}

async function joinMembers({ apis }: ModelWorld, count: number): Promise<ModelMember[]> {
  const { db } = apis[0].database;
  const members: ModelMember[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await createUser(db);
    const cookie = await createSession(db, { userId: id, secret: SESSION_SECRET });
    const rows = NAMES.map((name, place) => ({ user_id: id, gameid: 'gundam', id: place, name }));
    await db.insertInto('collections').values(rows).execute();
    members.push(...NAMES.map((name, collection) => ({ cookie, collection, name, confirmed: [] })));
  }
  return members;
}

async function listCards({ db }: TestDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .orderBy('cardno')
    .limit(CARDS)
    .execute();
  return rows.map(({ cardno }) => cardno);
}
