import type { Mutant } from '../mutant.ts';

/** Functions and triggers of the database. */
export const DATABASE_MUTANTS: readonly Mutant[] = [
  {
    id: 'award-not-locked',
    file: 'packages/database/functions.sql',
    find: 'into strict stored, is_early from users where id = member for no key update;',
    replace: 'into strict stored, is_early from users where id = member;',
    tests: ['apps/api/src/modules/exp/one-member-race.test.ts'],
    why: 'two awards at once lose one of them or overrun the cap',
  },
  {
    id: 'award-cap',
    file: 'packages/database/functions.sql',
    find: '    ) >= (select per_day from exp_caps where exp_caps.kind = kinds[place]) then',
    replace: '    ) > (select per_day from exp_caps where exp_caps.kind = kinds[place]) then',
    tests: ['apps/api/src/modules/ratings/ratings.test.ts'],
    why: 'one award a day too many is paid',
  },
  {
    id: 'award-twice',
    file: 'packages/database/functions.sql',
    find: '        and subject = subjects[place]\n',
    replace: "        and subject = subjects[place] || '?'\n",
    tests: ['apps/api/src/modules/decks/deck-exp.test.ts'],
    why: 'the same is paid twice',
  },
  {
    id: 'rating-sum',
    file: 'packages/database/functions.sql',
    find: "        - case when tg_op = 'UPDATE' then old.rating else 0 end;",
    replace: '        ;',
    tests: ['apps/api/src/modules/ratings/ratings.test.ts'],
    why: 'a changed rating counts twice',
  },
  {
    id: 'follower-count',
    file: 'packages/database/functions.sql',
    find: '    perform add_member_counts(old.followed_id, 0, 0, -1);',
    replace: '    perform add_member_counts(old.followed_id, 0, 0, 0);',
    tests: ['apps/api/src/modules/follows/follows.test.ts'],
    why: 'followers are never counted down',
  },
  {
    id: 'removal-not-kept',
    file: 'packages/database/functions.sql',
    find: '    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,\n    moderation_reason = case when is_removed then reason end\n  where gameid = game and id = deck;',
    replace:
      '    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,\n    moderation_reason = reason\n  where id = deck;',
    tests: ['apps/api/src/same-id-in-two-games.test.ts', 'apps/api/src/moderation.test.ts'],
    why: 'a removal takes the deck with the same id in another game',
  },
];
