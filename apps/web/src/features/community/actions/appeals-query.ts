import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

export const OWN_APPEALS = 'GET /api/me/appeals';

export type Appeal = Answer<typeof OWN_APPEALS>['appeals'][number];

export const ownAppealsQuery = (as: string | undefined) =>
  apiQuery(OWN_APPEALS, {}, { as, select: ({ appeals }) => appeals, enabled: as !== undefined });
