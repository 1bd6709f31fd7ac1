import type { CardEdit } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export const SAVE_CARDS = 'POST /api/admin/games/:game/cards/edits';
export const SCHEDULES = 'GET /api/admin/games/:game/card-schedules';
export const CARD_HISTORY = 'GET /api/admin/games/:game/cards/:cardno/history';

/** Large pages, so that few requests are needed. */
const PAGE_ROWS = '5000';

/** Yields all pages of a game's cards. */
export async function* readAllCards(
  api: CallApi,
  game: string,
  signal: AbortSignal,
): AsyncGenerator<{ file: ColumnFile; total: number }> {
  let after: string | undefined;
  do {
    const query = { limit: PAGE_ROWS, after };
    const page: Answer<'GET /api/admin/games/:game/cards'> = await api(
      'GET /api/admin/games/:game/cards',
      { params: { game }, query, signal },
    );
    yield { file: page as unknown as ColumnFile, total: page.total };
    after = page.next ?? undefined;
  } while (after !== undefined);
}

export function toEditsBody(cards: readonly CardEdit[], note: string): Body<typeof SAVE_CARDS> {
  return { cards: cards.map((card) => ({ ...card, cells: [...card.cells] })), note };
}
