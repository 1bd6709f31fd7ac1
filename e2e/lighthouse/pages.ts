import type { Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { createDecks } from '../community.ts';
import { ANY_TIMES, NO_TIMES, type TimeBudgets } from './budgets.ts';
import type { Profile } from './measure-page.ts';

export type MeasuredPage = {
  name: string;
  path: string;
  /** Profiles measured in every run, not only with `-- all`. */
  always: readonly Profile[];
  /** Limits of every run. */
  times: TimeBudgets;
};

const CARDS = ['ST01-001', 'ST01-002', 'ST01-003', 'ST01-005', 'ST01-006', 'GD01-001', 'GD01-046'];

/** Returns the most visited pages, with a deck and a member for them. */
export async function preparePages(db: Database): Promise<MeasuredPage[]> {
  const { id: userId } = await createUser(db, { username: 'Halcyon' });
  const cards = CARDS.map((card) => `4 x ${card}`).join('\n');
  const [deck = ''] = await createDecks(db, [{ userId, name: 'Steady hands', cards }]);
  return [
    { name: 'home', path: '', always: ['desktop', 'phone'], times: ANY_TIMES },
    { name: 'card list', path: 'cardlist', always: ['phone'], times: NO_TIMES },
    { name: 'card', path: 'cards/ST01-001', always: [], times: NO_TIMES },
    { name: 'builder', path: 'deckbuilder', always: [], times: NO_TIMES },
    { name: 'deck', path: `deck/${deck}`, always: [], times: NO_TIMES },
    { name: 'profile', path: `profile/${userId}`, always: [], times: NO_TIMES },
  ];
}
