import type { CardEdit } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type SaveAnswer = components['schemas']['CardEditsAnswer'];
export type HistoryEntry = components['schemas']['CardHistory']['entries'][number];
export type Publication = { cardnos: string[]; published: boolean; at: string | null };

/** Rows of a page: few requests, none of them long. */
const PAGE_ROWS = '5000';

/** Every page of a game's cards, as they come. */
export async function* readAllCards(
  api: ApiClient,
  game: string,
  signal: AbortSignal,
): AsyncGenerator<{ file: ColumnFile; total: number }> {
  let after: string | null = null;
  do {
    const query: { limit: string; after?: string } = {
      limit: PAGE_ROWS,
      ...(after !== null && { after }),
    };
    const params = { path: { game }, query };
    const page: components['schemas']['AdminCards'] = getData(
      await api.GET('/api/admin/games/{game}/cards', { params, signal }),
    );
    yield { file: page as unknown as ColumnFile, total: page.total };
    after = page.next;
  } while (after !== null);
}

export async function saveCards(
  api: ApiClient,
  game: string,
  { cards, note }: { cards: readonly CardEdit[]; note: string },
  key: string,
): Promise<SaveAnswer> {
  const params = { path: { game }, header: writeHeaders(key) };
  const body = { cards: cards.map((card) => ({ ...card, cells: [...card.cells] })), note };
  return getData(await api.POST('/api/admin/games/{game}/cards/edits', { params, body }));
}

export async function setPublication(
  api: ApiClient,
  game: string,
  body: Publication,
  key: string,
): Promise<{ cards: number; scheduleId: string | null }> {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.POST('/api/admin/games/{game}/cards/publication', { params, body }));
}

export const schedulesKey = (game: string) => ['admin', 'card-schedules', game] as const;

export function schedulesQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: schedulesKey(game),
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/admin/games/{game}/card-schedules', {
          params: { path: { game } },
          signal,
        }),
      ).schedules,
  });
}

export async function cancelSchedule(
  api: ApiClient,
  game: string,
  scheduleId: string,
  key: string,
): Promise<void> {
  const params = { path: { game, scheduleId }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/games/{game}/card-schedules/{scheduleId}', { params });
}

const historyKey = (game: string, cardno: string) =>
  ['admin', 'card-history', game, cardno] as const;

export function historyQuery(api: ApiClient, game: string, cardno: string) {
  return queryOptions({
    queryKey: historyKey(game, cardno),
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/admin/games/{game}/cards/{cardno}/history', {
          params: { path: { game, cardno } },
          signal,
        }),
      ).entries,
  });
}
