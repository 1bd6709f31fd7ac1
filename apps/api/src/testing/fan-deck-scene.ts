import type { SavedDeck } from '@deckframe/contract/decks/decks';
import { expect } from 'vitest';
import { createMember, type Member } from './member.ts';
import {
  makeCard,
  makeSeries,
  type CustomCard,
  type Series,
} from '../modules/creators/series/testing/series-scene.ts';
import { openDeckScene, type DeckScene } from '../modules/decks/decks/testing/deck-scene.ts';

export const OFFICIAL = 'GD01-001';

/** A draft series with one red card, its creator, and another member who builds with it. */
export type FanMade = { maker: Member; player: Member; series: Series; card: CustomCard };

export type FanDeckScene = DeckScene & {
  makeFanMade(): Promise<FanMade>;
  /** Creates a deck; throws if refused. */
  save(as: Member, body: Record<string, unknown>, game?: string): Promise<SavedDeck>;
  /** Changes a deck; throws if refused. */
  put(as: Member, url: string, body: Record<string, unknown>, version: number): Promise<SavedDeck>;
};

export async function openFanDeckScene(): Promise<FanDeckScene> {
  const scene = await openDeckScene();
  const expectSaved = async (asked: ReturnType<DeckScene['send']>) => {
    const answer = await asked;
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<SavedDeck>();
  };
  return {
    ...scene,
    async makeFanMade() {
      const [maker, player] = [await createMember(scene.api), await createMember(scene.api)];
      const series = await makeSeries(maker);
      const look = { color: 'Red', cost: '3', categorydata: 'UNIT' };
      return { maker, player, series, card: await makeCard(maker, series, look) };
    },
    save: (as, body, game = 'gundam') =>
      expectSaved(scene.send('POST', `/api/games/${game}/decks`, { as, body })),
    put: (as, url, body, version) => expectSaved(scene.send('PUT', url, { as, body, version })),
  };
}
