import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';

export type CustomSeries = Answer<'GET /api/games/:game/custom-series/:seriesId'>;
export type CustomCard = Answer<'POST /api/games/:game/custom-series/:seriesId/cards'>;
export type CellValue = string | number | boolean | null;
export type Cell = { column: string; from: CellValue; to: CellValue };
export type BatchEntry =
  Body<'POST /api/games/:game/custom-series/:seriesId/cards/batch'>['cards'][number];
export type BatchResult =
  Answer<'POST /api/games/:game/custom-series/:seriesId/cards/batch'>['results'][number];
export type SeriesWords = { name: string; description: string };

/** Members, link holders or everyone. */
export type Audience = 'members' | 'link' | 'public';

export function audienceOf({ is_published, is_listed }: CustomSeries): Audience {
  if (!is_published) return 'members';
  return is_listed ? 'public' : 'link';
}

/** Key for all queries of fan-made series. */
export const customKey = (game: string) => ['custom-series', game] as const;

export function publicSeriesQuery(api: CallApi, game: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...customKey(game), 'public', search],
    queryFn: async ({
      signal,
      pageParam,
    }): Promise<Answer<'GET /api/games/:game/custom-series'>> => {
      const asked = search === '' ? {} : { search };
      const after = pageParam === null ? {} : { after: pageParam };
      return await api('GET /api/games/:game/custom-series', {
        params: { game },
        query: { published: '1' as const, ...asked, ...after },
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function ownSeriesQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: [...customKey(game), 'own'],
    queryFn: async ({ signal }): Promise<CustomSeries[]> => {
      const answer = await api('GET /api/games/:game/my-custom-series', {
        params: { game },
        signal,
      });
      return answer.series;
    },
  });
}

export function customCardsQuery(api: CallApi, game: string, seriesId: string) {
  return queryOptions({
    queryKey: [...customKey(game), 'cards', seriesId],
    queryFn: async ({
      signal,
    }): Promise<Answer<'GET /api/games/:game/custom-series/:seriesId/cards'>> =>
      await api('GET /api/games/:game/custom-series/:seriesId/cards', {
        params: { game, seriesId },
        signal,
      }),
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

export function seriesLikeQuery(api: CallApi, game: string, seriesId: string, userId = '') {
  return queryOptions({
    queryKey: ['custom-series-like', game, seriesId, userId],
    queryFn: async ({ signal }): Promise<Answer<'GET /api/games/:game/decks/:deckId/like'>> =>
      await api('GET /api/games/:game/custom-series/:seriesId/like', {
        params: { game, seriesId },
        signal,
      }),
  });
}

export function createCustomWrites(api: CallApi, game: string) {
  return {
    create: async (body: SeriesWords, key: string) =>
      await api('POST /api/games/:game/custom-series', { params: { game }, key, body }),
    /** Refused if somebody changed the texts since they were loaded. */
    change: async ({ id, version }: CustomSeries, body: SeriesWords, key: string) =>
      await api('PUT /api/games/:game/custom-series/:seriesId', {
        params: { game, seriesId: id },
        key,
        version,
        body,
      }),
    remove: async (seriesId: string, key: string) => {
      await api('DELETE /api/games/:game/custom-series/:seriesId', {
        params: { game, seriesId },
        key,
      });
    },
    publish: async (seriesId: string, audience: Audience, key: string) =>
      await api('PUT /api/games/:game/custom-series/:seriesId/publication', {
        params: { game, seriesId },
        key,
        body: {
          is_published: audience !== 'members',
          is_listed: audience !== 'link',
          artIsFree: true,
        },
      }),
    like: async (seriesId: string, isLiked: boolean, key: string) => {
      if (!isLiked)
        return {
          ...(await api('DELETE /api/games/:game/custom-series/:seriesId/like', {
            params: { game, seriesId },
            key,
          })),
          exp: [],
        };
      return await api('PUT /api/games/:game/custom-series/:seriesId/like', {
        params: { game, seriesId },
        key,
      });
    },
    /** Staff actions. */
    hide: async (seriesId: string, reason: string, key: string) => {
      await api('PUT /api/admin/games/:game/custom-series/:seriesId/removal', {
        params: { game, seriesId },
        key,
        body: { reason },
      });
    },
    restore: async (seriesId: string, key: string) => {
      await api('DELETE /api/admin/games/:game/custom-series/:seriesId/removal', {
        params: { game, seriesId },
        key,
      });
    },
    ...createMemberAndCardWrites(api, game),
  };
}

function createMemberAndCardWrites(api: CallApi, game: string) {
  return {
    addMember: async (seriesId: string, username: string, key: string) =>
      await api('POST /api/games/:game/custom-series/:seriesId/members', {
        params: { game, seriesId },
        key,
        body: { username },
      }),
    accept: async (seriesId: string, key: string) =>
      await api('PUT /api/games/:game/custom-series/:seriesId/membership', {
        params: { game, seriesId },
        key,
      }),
    removeMember: async (seriesId: string, userId: string, key: string) => {
      await api('DELETE /api/games/:game/custom-series/:seriesId/members/:userId', {
        params: { game, seriesId, userId },
        key,
      });
    },
    addCard: async (seriesId: string, fields: Record<string, CellValue>, key: string) =>
      await api('POST /api/games/:game/custom-series/:seriesId/cards', {
        params: { game, seriesId },
        key,
        body: { fields },
      }),
    writeBatch: async (seriesId: string, cards: BatchEntry[], key: string) =>
      await api('POST /api/games/:game/custom-series/:seriesId/cards/batch', {
        params: { game, seriesId },
        key,
        body: { cards },
      }),
    changeCard: async (seriesId: string, cardId: string, cells: Cell[], key: string) =>
      await api('PUT /api/games/:game/custom-series/:seriesId/cards/:cardId', {
        params: { game, seriesId, cardId },
        key,
        body: { cells },
      }),
    removeCard: async (seriesId: string, cardId: string, key: string) => {
      await api('DELETE /api/games/:game/custom-series/:seriesId/cards/:cardId', {
        params: { game, seriesId, cardId },
        key,
      });
    },
  };
}
