import { createCardBook, type CardBook } from '@deckframe/domain/decks/deck/card-book';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { catalogueClientOf } from '#catalogue/catalogue-client-of.ts';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { SUPERSEDED } from '#catalogue/worker/latest-only.ts';

/** Fewer than the client remembers. */
const BATCH = 1000;

/** Every card of the loaded catalogue, by number and by name. */
export async function loadBook(
  config: PublicGameConfig,
  { view }: Pick<Catalogue, 'view'>,
): Promise<CardBook> {
  const client = catalogueClientOf(config);
  const column = config['ordering-list'][0]?.['ordering-column'] ?? '';
  const answer = await client.search('deck-import', view, {
    filters: EMPTY_FILTER_STATE,
    sort: { column, direction: 'asc' },
    groupAlternates: false,
  });
  if (answer === null || answer === SUPERSEDED) return createCardBook([], config);
  const cards: CatalogueCard[] = [];
  for (let at = 0; at < answer.rows.length; at += BATCH) {
    const rows = [...answer.rows.subarray(at, at + BATCH)];
    await client.loadCards(view, answer.generation, rows);
    cards.push(...rows.flatMap((row) => client.peekCard(answer.generation, row) ?? []));
  }
  return createCardBook(cards, config);
}
