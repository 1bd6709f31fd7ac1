import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';
import type { Answer, Body } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';

export type CustomSeries = Answer<'GET /api/games/:game/custom-series/:seriesId'>;
export type CustomCard = Answer<'POST /api/games/:game/custom-series/:seriesId/cards'>;
export type CellValue = string | number | boolean | null;
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

const PUBLIC_SERIES = 'GET /api/games/:game/custom-series';
const OWN_SERIES = 'GET /api/games/:game/my-custom-series';
const CARDS = 'GET /api/games/:game/custom-series/:seriesId/cards';
/** Queries to refetch after a fan-made series is written. */
export const SERIES_READS = [PUBLIC_SERIES, OWN_SERIES, CARDS] as const;

export function publicSeriesQuery(game: string, search: string) {
  const query = { published: '1' as const, ...(search !== '' && { search }) };
  return apiPages(
    PUBLIC_SERIES,
    { params: { game }, query },
    { cursor: 'after', next: (page) => page.next },
  );
}

export const ownSeriesQuery = (game: string, as: string | undefined) =>
  apiQuery(OWN_SERIES, { params: { game } }, { as, select: ({ series }) => series });

export const customCardsQuery = (game: string, seriesId: string, as: string | undefined) =>
  apiQuery(CARDS, { params: { game, seriesId } }, { as });

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
