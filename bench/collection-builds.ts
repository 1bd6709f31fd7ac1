import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { SearchIndex } from '@deckframe/domain/query/search-index';
import { listBuilds } from '../apps/web/src/catalogue/engine/list-builds.ts';
import { median } from './median.ts';

const DECKS = 200;
const KINDS = 25;
const CARDS_A_DECK = 16;
const ROUNDS = 9;

/**
 * What can be built of 200 decks: 25 kinds that share cards, in eight versions each. Returns
 * milliseconds in the worker, from deck texts to result.
 */
export function measureBuilds(
  index: SearchIndex,
  config: GameConfig,
  entries: ReadonlyMap<string, CollectionEntry>,
  note: (line: string) => void,
): number {
  const owned = [...entries].filter(([, { count }]) => count >= 4).map(([cardno]) => cardno);
  const decks = Array.from({ length: DECKS }, (_, at) => ({
    id: String(at),
    isSleeved: at < 4,
    content: listCards(at, owned)
      .map((cardno, place) => `${1 + ((at + place) % 4)} x ${cardno}`)
      .join('\n'),
  }));
  const rows = new Map<string, number>();
  const { codes, values } = index.column(config.cardId_column);
  for (const [row, code] of codes.entries()) rows.set(String(values[code]), row);
  const findRow = (cardno: string) => rows.get(cardno);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now();
    const { standing, atMost, contested } = listBuilds({ index, findRow }, config, entries, decks);
    if (round > 0) times.push(performance.now() - started);
    if (round === 1) {
      note(
        `${DECKS} decks, ${contested.length} contested cards: ${standing.length} stand, at most ${atMost}`,
      );
    }
  }
  note(`what can be built: ${median(times).toFixed(1)} ms`);
  return median(times);
}

/** Most cards belong to the deck's kind, two are staples of many decks. */
function listCards(deck: number, owned: readonly string[]): string[] {
  const kind = deck % KINDS;
  const version = Math.floor(deck / KINDS);
  const cards = Array.from({ length: CARDS_A_DECK }, (_, place) => {
    if (place < 2) return owned[(kind + place * 7) % 12] ?? '';
    const own = place > 12 ? version : 0;
    return owned[20 + kind * 40 + place + own * 3] ?? '';
  });
  return [...new Set(cards)];
}
