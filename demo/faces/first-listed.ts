import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { CONFIG_FILE, GAMES_DIR } from '@deckframe/database/game-folders';
import { packCatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import type { GameConfig } from '@deckframe/domain/game-config';
import { searchCards } from '@deckframe/domain/query/search-cards';
import { createSearchIndex } from '@deckframe/domain/query/search-index';

/** Returns pictures of the first demo cards in the game's card list, in the list's own order. */
export function listFirstListed(game: string, count: number, now: Date): Set<string> {
  const file = readFileSync(join(GAMES_DIR, game, CONFIG_FILE), 'utf8');
  const cards = makeDemoCards(game).filter((card) => card['published'] !== false);
  const columns = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  const published = encodeColumnFile(cards.map(packCatalogueRow), columns);
  const index = createSearchIndex([published], JSON.parse(file) as GameConfig);
  const search = { filters: EMPTY_FILTER_STATE, sort: { newFirst: true }, groupAlternates: true };
  const rows = searchCards(index, { ...search, now });
  return new Set(Array.from(rows.slice(0, count), (row) => String(cards[row]?.['image'])));
}
