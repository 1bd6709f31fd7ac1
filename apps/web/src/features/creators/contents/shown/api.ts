import type { Answer } from '#lib/api-client.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';

const CONTENTS = 'GET /api/games/:game/contents';
const CONTENT = 'GET /api/games/:game/contents/:contentId';
export const OWN_CONTENTS = 'GET /api/games/:game/my-contents';
/** Queries to refetch after a content is written. */
export const CONTENT_READS = [CONTENTS, CONTENT, OWN_CONTENTS] as const;

export type ContentSummary = Answer<'PUT /api/admin/games/:game/contents/:contentId/removal'>;
export type Content = Answer<typeof CONTENT>;

/** Filters the contents of a game by author, deck or card; otherwise all. */
export interface ContentsAsked {
  readonly author?: string;
  readonly deck?: string;
  readonly card?: string;
  readonly type?: ContentSummary['type'];
}

export const contentsQuery = (game: string, query: ContentsAsked) =>
  apiPages(CONTENTS, { params: { game }, query }, { cursor: 'after', next: (page) => page.next });

export const contentQuery = (game: string, contentId: string, as: string | undefined) =>
  apiQuery(CONTENT, { params: { game, contentId } }, { as });
