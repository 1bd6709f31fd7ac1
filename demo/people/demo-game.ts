import { archetypesSchema } from '@deckframe/contract/meta/archetypes';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { CONFIG_FILE, GAMES_DIR } from '@deckframe/database/game-folders';
import type { GameConfig } from '@deckframe/domain/game-config';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoCard, type RecipeDeck, makeRecipeDecks } from './deck-recipes.ts';

/** The cards and decks of one game for the demo members. */
export type DemoGame = {
  readonly game: string;
  readonly config: GameConfig;
  readonly cards: readonly DemoCard[];
  readonly decks: readonly RecipeDeck[];
  readonly find: (cardno: string) => DemoCard | undefined;
};

const readJson = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(join(GAMES_DIR, game, file), 'utf8'));

export function openDemoGame(game: string, wanted: { count: number; today: string }): DemoGame {
  const config = gameConfigSchema.parse(readJson(game, CONFIG_FILE)) as GameConfig;
  const archetypes = Object.values(archetypesSchema.parse(readJson(game, 'archetypes.json')));
  const cards = makeDemoCards(game);
  const byNumber = new Map(cards.map((card) => [String(card['cardno']).toLowerCase(), card]));
  return {
    game,
    config,
    cards,
    decks: makeRecipeDecks(config, cards, archetypes, wanted),
    find: (cardno) => byNumber.get(cardno.toLowerCase()),
  };
}

/** Lists the most played cards, most played first, as main printings. */
export function listPlayed({ decks, find }: DemoGame): DemoCard[] {
  const played = new Map<DemoCard, number>();
  for (const { deck } of decks)
    for (const { cardno } of deck.decklist_content) {
      const card = find(cardno);
      if (card !== undefined && card['mainalternate'] !== false)
        played.set(card, (played.get(card) ?? 0) + 1);
    }
  return [...played].toSorted((one, other) => other[1] - one[1]).map(([card]) => card);
}
