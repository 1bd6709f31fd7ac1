import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import {
  createCollectionCopy,
  type ChangeBatch,
  type CollectionCopy,
} from '@deckframe/domain/collection/entries/collection-copy';
import {
  parseContent,
  parseEntry,
} from '@deckframe/domain/collection/entries/documented-collection';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../test-api.ts';
import { drawChange, type Draw } from './draw-change.ts';

/** A confirmed batch. Its number is its position. */
export type Confirmed = { seq: number; collection: number; changes: readonly EntryChange[] };

export type ModelMember = {
  readonly cookie: string;
  readonly collection: number;
  readonly name: string;
  readonly confirmed: Confirmed[];
};

export type ModelDevice = {
  readonly copy: CollectionCopy;
  /** Makes this many random edits, based on what the screen shows. */
  edit(count: number): void;
  /** Sends a batch until it is answered, also when the connection breaks. */
  sync(): Promise<void>;
  pull(): Promise<void>;
};

export type ModelWorld = {
  readonly apis: readonly [TestApi, TestApi];
  readonly cards: readonly string[];
  readonly draw: Draw;
  readonly createKey: () => string;
  /** Breaks the second process's database connection during its next write. */
  readonly cut: () => void;
};

const PATH = '/api/games/gundam/my-collection';
const BATCH_MAX = 400;
const ATTEMPTS = 30;

type Answer = { seq: number; entries: { n: string }[]; unknown: string[] };

export function createDevice(world: ModelWorld, member: ModelMember): ModelDevice {
  const { draw, cards, createKey } = world;
  const copy = createCollectionCopy(
    { seq: 0, entries: new Map(), batches: [] },
    { createKey, batchMax: BATCH_MAX },
  );

  const call = async (options: InjectOptions, api = world.apis[draw(2)] ?? world.apis[0]) => {
    return api.app.inject({ ...options, headers: { cookie: member.cookie, ...options.headers } });
  };

  const send = async ({ key, changes }: ChangeBatch): Promise<Answer> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const request: InjectOptions = {
        method: 'POST',
        url: `${PATH}/changes`,
        headers: { 'idempotency-key': key },
        payload: { collection: member.collection, changes },
      };
      const isCut = draw(5) === 0;
      if (isCut) world.cut();
      // Only the second process has a connection that can be cut.
      const first = isCut ? call(request, world.apis[1]) : call(request);
      // Some requests are sent twice at the same time.
      const answers = await Promise.all(draw(5) === 0 ? [first, call(request)] : [first]);
      const taken = answers.filter(({ statusCode }) => statusCode === 200);
      const [one, other] = taken.map((answer) => answer.json<Answer>());
      if (other !== undefined && other.seq !== one?.seq) throw new Error('taken twice');
      if (one !== undefined) return one;
      const wrong = answers.find(({ statusCode }) => statusCode !== 503);
      if (wrong !== undefined) throw new Error(`${wrong.statusCode}: ${wrong.body}`);
    }
    throw new Error('the line never held');
  };

  const pull = async (): Promise<void> => {
    const since = draw(20) === 0 ? '' : `?since=${copy.known().seq}`;
    // If the connection broke during the read, the next pull gets the data.
    const answer = await call({ method: 'GET', url: `${PATH}${since}` }).catch(() => undefined);
    if (answer?.statusCode !== 200) return;
    const { seq, isWhole, collection } = answer.json<{
      seq: number;
      isWhole: boolean;
      collection: Record<string, { content: unknown }>;
    }>();
    copy.merge({ seq, isWhole, entries: parseContent(collection[member.name]?.content) });
  };

  return {
    copy,
    edit(count) {
      for (let made = 0; made < count; made += 1) {
        const cardno = cards[draw(cards.length)] ?? '';
        const change = drawChange(draw, cardno, copy);
        if (change !== undefined) copy.edit(change);
      }
    },
    async sync() {
      const batch = copy.seal();
      if (batch === undefined) return;
      const { seq, entries, unknown } = await send(batch);
      if (unknown.length > 0) throw new Error(`unknown cards: ${unknown.join(', ')}`);
      member.confirmed.push({ seq, collection: member.collection, changes: batch.changes });
      const now = entries.map((entry) => [entry.n, parseEntry(entry)] as const);
      const isUpToDate = copy.confirm(batch.key, {
        seq,
        entries: new Map(
          now.flatMap(([cardno, entry]) => (entry ? [[cardno, entry] as const] : [])),
        ),
      });
      if (!isUpToDate && draw(2) === 0) await pull();
    },
    pull,
  };
}
