import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { components } from '#lib/openapi.gen.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import { changeHeaders, writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];
export type CustomSeries = Schemas['CustomSeries'];
export type CustomCard = Schemas['CustomCard'];
export type CellValue = string | number | boolean | null;
export type Cell = { column: string; from: CellValue; to: CellValue };
export type BatchEntry = Schemas['CustomCardBatch']['cards'][number];
export type BatchResult = Schemas['CustomCardBatchAnswer']['results'][number];
export type SeriesWords = { name: string; description: string };

/** Members, link holders or everyone. */
export type Audience = 'members' | 'link' | 'public';

export function audienceOf({ is_published, is_listed }: CustomSeries): Audience {
  if (!is_published) return 'members';
  return is_listed ? 'public' : 'link';
}

const LIST = '/api/games/{game}/custom-series';
const ONE = '/api/games/{game}/custom-series/{seriesId}';
const REMOVAL = '/api/admin/games/{game}/custom-series/{seriesId}/removal';

/** Key for all queries of fan-made series. */
export const customKey = (game: string) => ['custom-series', game] as const;

export function publicSeriesQuery(api: ApiClient, game: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...customKey(game), 'public', search],
    queryFn: async ({ signal, pageParam }): Promise<Schemas['CustomSeriesPage']> => {
      const asked = search === '' ? {} : { search };
      const after = pageParam === null ? {} : { after: pageParam };
      const params = { path: { game }, query: { published: '1' as const, ...asked, ...after } };
      return getData(await api.GET(LIST, { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function ownSeriesQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...customKey(game), 'own'],
    queryFn: async ({ signal }): Promise<CustomSeries[]> => {
      const params = { path: { game } };
      const answer = await api.GET('/api/games/{game}/my-custom-series', { params, signal });
      return getData(answer).series;
    },
  });
}

export function customCardsQuery(api: ApiClient, game: string, seriesId: string) {
  return queryOptions({
    queryKey: [...customKey(game), 'cards', seriesId],
    queryFn: async ({ signal }): Promise<Schemas['CustomCards']> =>
      getData(await api.GET(`${ONE}/cards`, { params: { path: { game, seriesId } }, signal })),
  });
}

export async function uploadCustomPicture(
  game: string,
  { id, series_map: series }: Pick<CustomCard, 'id' | 'series_map'>,
  { file, crop }: { file: File; crop?: PictureCrop | undefined },
  options: UploadOptions,
): Promise<CustomCard> {
  const form = new FormData();
  form.append('action', 'upload');
  form.append('json', JSON.stringify({ folder: 'customcards', crop }));
  form.append('file', file);
  const path = `/api/games/${game}/custom-series/${series}/cards/${id}/picture`;
  return (await uploadFile(path, form, options)) as CustomCard;
}

export async function fetchPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new ApiError({ code: 'UNKNOWN', status: answer.status, detail: `HTTP ${answer.status}` });
  }
  return new Uint8Array(await answer.arrayBuffer());
}

export function seriesLikeQuery(api: ApiClient, game: string, seriesId: string, userId = '') {
  return queryOptions({
    queryKey: ['custom-series-like', game, seriesId, userId],
    queryFn: async ({ signal }): Promise<Schemas['DeckLike']> =>
      getData(await api.GET(`${ONE}/like`, { params: { path: { game, seriesId } }, signal })),
  });
}

export function createCustomWrites(api: ApiClient, game: string) {
  const header = (key: string) => writeHeaders(key);
  return {
    create: async (body: SeriesWords, key: string) =>
      getData(await api.POST(LIST, { params: { path: { game }, header: header(key) }, body })),
    /** Refused where somebody has changed the words since they were read. */
    change: async ({ id, version }: CustomSeries, body: SeriesWords, key: string) =>
      getData(
        await api.PUT(ONE, {
          params: { path: { game, seriesId: id }, header: changeHeaders(key, version) },
          body,
        }),
      ),
    remove: async (seriesId: string, key: string) => {
      await api.DELETE(ONE, { params: { path: { game, seriesId }, header: header(key) } });
    },
    publish: async (seriesId: string, audience: Audience, key: string) =>
      getData(
        await api.PUT(`${ONE}/publication`, {
          params: { path: { game, seriesId }, header: header(key) },
          body: {
            is_published: audience !== 'members',
            is_listed: audience !== 'link',
            artIsFree: true,
          },
        }),
      ),
    like: async (seriesId: string, isLiked: boolean, key: string) => {
      const params = { path: { game, seriesId }, header: header(key) };
      if (!isLiked) return { ...getData(await api.DELETE(`${ONE}/like`, { params })), exp: [] };
      return getData(await api.PUT(`${ONE}/like`, { params }));
    },
    /** Staff actions. */
    hide: async (seriesId: string, reason: string, key: string) => {
      const params = { path: { game, seriesId }, header: header(key) };
      await api.PUT(REMOVAL, { params, body: { reason } });
    },
    restore: async (seriesId: string, key: string) => {
      await api.DELETE(REMOVAL, { params: { path: { game, seriesId }, header: header(key) } });
    },
    addMember: async (seriesId: string, username: string, key: string) =>
      getData(
        await api.POST(`${ONE}/members`, {
          params: { path: { game, seriesId }, header: header(key) },
          body: { username },
        }),
      ),
    removeMember: async (seriesId: string, userId: string, key: string) => {
      await api.DELETE(`${ONE}/members/{userId}`, {
        params: { path: { game, seriesId, userId }, header: header(key) },
      });
    },
    addCard: async (seriesId: string, fields: Record<string, CellValue>, key: string) =>
      getData(
        await api.POST(`${ONE}/cards`, {
          params: { path: { game, seriesId }, header: header(key) },
          body: { fields },
        }),
      ),
    writeBatch: async (seriesId: string, cards: BatchEntry[], key: string) =>
      getData(
        await api.POST(`${ONE}/cards/batch`, {
          params: { path: { game, seriesId }, header: header(key) },
          body: { cards },
        }),
      ),
    changeCard: async (seriesId: string, cardId: string, cells: Cell[], key: string) =>
      getData(
        await api.PUT(`${ONE}/cards/{cardId}`, {
          params: { path: { game, seriesId, cardId }, header: header(key) },
          body: { cells },
        }),
      ),
    removeCard: async (seriesId: string, cardId: string, key: string) => {
      await api.DELETE(`${ONE}/cards/{cardId}`, {
        params: { path: { game, seriesId, cardId }, header: header(key) },
      });
    },
  };
}
