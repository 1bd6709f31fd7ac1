import type { Answer } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';

export const REPORTS = 'GET /api/admin/reports';
export const APPEALS = 'GET /api/admin/appeals';
export const CARD_REPORTS = 'GET /api/admin/games/:game/card-reports';
export const CLAIMS = 'GET /api/admin/queue/claims';
export const DECIDE_REPORT = 'POST /api/admin/reports/:reportId/decision';

export type Report = Answer<typeof REPORTS>['reports'][number];
export type OpenAppeal = Answer<typeof APPEALS>['appeals'][number];
export type CardReport = Answer<typeof CARD_REPORTS>['reports'][number];
export type Claim = Answer<typeof CLAIMS>['claims'][number];

/** Open reports oldest first, handled ones newest first. */
export const reportsQuery = (state: 'handled' | 'open') =>
  apiPages(REPORTS, { query: { state } }, { cursor: 'after', next: (page) => page.next });
