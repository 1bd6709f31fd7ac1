import { expect, it } from 'vitest';
import { filterQueue, toQueue } from './queue-items.ts';
import type { CardReport, OpenAppeal } from './report-api.ts';
import { OPEN_REPORT } from './sample-report.test-support.ts';

const report = { ...OPEN_REPORT, createdAt: '2026-11-02T00:00:00Z' };
const card = { id: '8', game: 'gundam', createdAt: '2026-11-01T00:00:00Z' } as CardReport;
const appeal = { id: '3', createdAt: '2026-11-03T00:00:00Z' } as OpenAppeal;
const queue = toQueue({ reports: [report], cards: [card], appeals: [appeal] });
const names = (items: typeof queue) => items.map(({ item }) => item);

it('the longest waiting item is first, of any kind', () => {
  expect(names(queue)).toEqual(['card:gundam:8', 'report:5', 'appeal:3']);
});

it('the queue can be filtered by kind and by own claims', () => {
  const claim = { by: 'Mara', until: '2026-11-04T00:00:00Z' };
  const claims = [
    { ...claim, item: 'appeal:3', isOwn: true },
    { ...claim, item: 'report:5', isOwn: false },
  ];
  expect(names(filterQueue(queue, { kind: 'content', mine: false }, claims))).toEqual(['report:5']);
  expect(names(filterQueue(queue, { kind: 'all', mine: true }, claims))).toEqual(['appeal:3']);
});
