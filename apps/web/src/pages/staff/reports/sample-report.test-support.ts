import type { Report } from './report-api.ts';

export const OPEN_REPORT: Report = {
  id: '5',
  contentType: 'comment',
  contentId: '9',
  game: 'gundam',
  reason: 'Rude',
  reporter: 'Vesper',
  reported: null,
  snapshot: 'Go away',
  place: { type: 'card', id: 'ST01-001' },
  createdAt: '2026-11-01T00:00:00Z',
  outcome: null,
  handledAt: null,
  handledBy: null,
};
