import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { CONFIG_FILE, GAMES_DIR, listGameFolders } from '@deckframe/database/game-folders';
import { checkDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { describe, expect, it } from 'vitest';
import { makeStarterDeck } from './make-starter-deck.ts';

const today = '2026-11-15';

describe.each(listGameFolders())('starter decks of %s', (game) => {
  const config = gameConfigSchema.parse(
    JSON.parse(readFileSync(join(GAMES_DIR, game, CONFIG_FILE), 'utf8')),
  );
  const cards = makeDemoCards(game);
  const find = new Map(cards.map((card) => [String(card['cardno']).toLowerCase(), card]));

  it('are legal in at least three colors', () => {
    const decks = config.gameColors
      .slice(0, 4)
      .map(({ value: color }) => makeStarterDeck(config, cards, { color, today }))
      .filter((deck) => deck !== null);
    expect(decks.length).toBeGreaterThanOrEqual(3);
    const rules = createDeckRules(config, (no) => find.get(no.toLowerCase()), today);
    for (const deck of decks) expect(checkDeck(rules, deck)).toEqual([]);
  });
});
