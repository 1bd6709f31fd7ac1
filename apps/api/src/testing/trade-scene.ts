import type { TradeView } from '@deckframe/contract/collection/trades';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createMember, type Member } from './member.ts';
import { createTestApi, type TestApi } from './test-api.ts';

export const TRADES = '/api/games/gundam/trades';
/** Card numbers of the seed. */
export const [MINE, THEIRS, SPARE] = ['ST01-001', 'ST01-002', 'ST01-003'] as const;

export type Line = { cardno: string; copies: number };

type TradeScene = { api: TestApi; one: Member; other: Member };

export const line = (cardno: string, copies = 1): Line => ({ cardno, copies });

export async function collect(member: Member, changes: object[], collection = 0): Promise<void> {
  const url = '/api/games/gundam/my-collection/changes';
  const answer = await member.call('POST', url, { collection, changes });
  expect(answer.statusCode, answer.body).toBe(200);
}

/**
 * Creates two members who can trade: one offers three copies of `MINE`, the other three of
 * `THEIRS`.
 */
export async function createTraders(api: TestApi): Promise<{ one: Member; other: Member }> {
  const [one, other] = [await createMember(api), await createMember(api)];
  await collect(one, [
    { cardno: MINE, from: 0, to: 3, trading: true },
    { cardno: THEIRS, wanted: true },
  ]);
  await collect(other, [
    { cardno: THEIRS, from: 0, to: 3, trading: true },
    { cardno: MINE, wanted: true },
  ]);
  return { one, other };
}

/** Sets up a test file: one API, and two new traders before each test. */
export function withTraders(prepare?: (api: TestApi) => Promise<void>): TradeScene {
  const scene = {} as TradeScene;
  beforeAll(async () => {
    scene.api = await createTestApi();
  });
  afterAll(() => scene.api.close());
  beforeEach(async () => {
    await prepare?.(scene.api);
    Object.assign(scene, await createTraders(scene.api));
  });
  return scene;
}

export async function countsOf(member: Member): Promise<Record<string, number>> {
  const answer = await member.call('GET', '/api/games/gundam/my-collection');
  type Content = Record<string, { c: number }>;
  const { collection } = answer.json<{ collection: Record<string, { content: Content }> }>();
  const counts: Record<string, number> = {};
  for (const { content } of Object.values(collection)) {
    for (const [cardno, { c }] of Object.entries(content)) {
      counts[cardno] = (counts[cardno] ?? 0) + c;
    }
  }
  return counts;
}

export async function proposeTo(
  member: Member,
  partner: Member,
  terms: { give?: Line[]; get?: Line[]; note?: string } = {},
) {
  const { give = [line(MINE)], get = [line(THEIRS)], note } = terms;
  const body = { partnerId: String(partner.id), give, get, ...(note !== undefined && { note }) };
  return member.call('POST', TRADES, body);
}

export async function openTrade(one: Member, other: Member): Promise<TradeView> {
  const answer = await proposeTo(one, other);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<TradeView>();
}

/** Adds a sleeved deck of the member. */
export async function sleeve(member: Member, decklistContent: string): Promise<string> {
  const made = await member.call('POST', '/api/games/gundam/decks', {
    name: 'Sleeved',
    decklistContent,
  });
  expect(made.statusCode, made.body).toBe(200);
  const { id } = made.json<{ id: string }>();
  const marked = await member.call('PUT', `/api/games/gundam/decks/${id}/sleeved`, {
    isSleeved: true,
  });
  expect(marked.statusCode, marked.body).toBeLessThan(300);
  return id;
}
