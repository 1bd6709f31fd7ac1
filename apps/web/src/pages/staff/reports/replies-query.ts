import { apiQuery } from '#lib/api-query.ts';

export const REPLIES = 'GET /api/admin/canned-answers';

export const repliesQuery = () => apiQuery(REPLIES, {}, { select: ({ answers }) => answers });
