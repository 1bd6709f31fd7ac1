import { expect, it } from 'vitest';
import { copyToDraft, emptyDraft, isComplete, toBody, type EventDraft } from './event-draft.ts';
import type { EventSummary } from './campaigns-api.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const FILLED: EventDraft = {
  type: 'event',
  label: ' First hundred ',
  description: ' Be quick ',
  icon: 'trophy',
  from: '2026-03-02T10:00',
  until: '2026-03-09T10:00',
  reward: { banner: 'glass', role: 'EX', gifts: ['title:legend'] },
  code: ' harbor-9 ',
  claimLimit: '100',
  audience: { role: 'EX', level: '3', game: 'gundam' },
  requirements: { level: '5', ratings: '', publicDecks: '2' },
};

it('sends every filled field of a campaign and no empty one', () => {
  expect(toBody(FILLED)).toEqual({
    type: 'event',
    label: 'First hundred',
    description: 'Be quick',
    icon: 'trophy',
    startDate: new Date('2026-03-02T10:00').toISOString(),
    endDate: new Date('2026-03-09T10:00').toISOString(),
    audience: { role: 'EX', level: 3, game: 'gundam' },
    reward: { banner: 'glass', role: 'EX', gifts: ['title:legend'] },
    code: 'harbor-9',
    claimLimit: 100,
    requirements: { level: 5, publicDecks: 2 },
  });
  const empty = { ...emptyDraft(NOW), label: 'All', until: FILLED.until };
  expect(toBody(empty)).toEqual({
    type: 'event',
    label: 'All',
    description: '',
    endDate: new Date('2026-03-09T10:00').toISOString(),
    audience: {},
    reward: { banner: null, role: null, gifts: [] },
    requirements: {},
  });
});

it('a notice has no reward and no requirements', () => {
  const letter = toBody({ ...FILLED, type: 'notification' });
  expect(letter.reward).toEqual({ banner: null, role: null, gifts: [] });
  expect(Object.keys(letter)).not.toEqual(expect.arrayContaining(['claimLimit']));
  expect(Object.keys(letter)).not.toEqual(expect.arrayContaining(['code']));
});

it('a copy has everything of the original except time and code', () => {
  const { audience, reward } = FILLED;
  const event = {
    ...reward,
    type: 'event',
    label: 'First hundred',
    description: 'Be quick',
    icon: 'trophy',
    claimLimit: 100,
    audience: { ...audience, level: 3 },
    requirements: { level: 5, ratings: 0, publicDecks: 2 },
  } as unknown as EventSummary;
  expect(copyToDraft(event, NOW)).toEqual({
    ...FILLED,
    label: 'First hundred',
    description: 'Be quick',
    code: '',
    from: '',
    until: emptyDraft(NOW).until,
  });
});

it('a campaign needs a label, a reward and an end after its start', () => {
  expect(isComplete(FILLED)).toBe(true);
  expect(isComplete({ ...FILLED, label: ' ' })).toBe(false);
  expect(isComplete({ ...FILLED, until: FILLED.from })).toBe(false);
  const reward = { banner: '', role: '', gifts: [] };
  expect(isComplete({ ...FILLED, reward })).toBe(false);
  expect(isComplete({ ...FILLED, reward, type: 'notification' })).toBe(true);
});
