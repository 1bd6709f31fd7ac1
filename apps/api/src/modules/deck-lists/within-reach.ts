import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Claims } from '@deckframe/domain/collection/entries/free-copies';
import type { Param } from './deck-filter.ts';

/** Whose collection decks are compared with, and how many cards may be missing. */
export type Reach = { userId: UserId; missing: number; promised: Claims['promised'] };

/** Decks of a list that are compared for one page at most. */
export const REACH_DECKS = 2000;

/**
 * Those of the given decks that the member could build with at most so many more cards. Free copies count,
 * by the rule of `countFree`: neither what sleeved decks hold nor what is promised in trades. `rows` selects at most `REACH_DECKS` decks.
 */
export function withinReach(
  rows: string,
  { orderBy, limit }: { orderBy: string; limit: number },
  { userId, missing, promised }: Reach,
  param: Param,
): string {
  const user = param(userId);
  // One value with all copies, read once: looking into it costs the same however large it is, and
  // leaves the planner no choice that a wrong guess could spoil.
  return `with own as materialized (
      select coalesce(jsonb_object_agg(originalid, copies), '{}') as copies from (
        select originalid, greatest(0, sum(copies)) as copies from (
          select card.originalid, greatest(0, entry.count
            - coalesce((${param(JSON.stringify(promised))}::jsonb ->> entry.cardno)::integer, 0)
          ) as copies
          from (
            select cardno, sum(count) as count from collection_entries
            where gameid = $1 and user_id = ${user} and count > 0 group by cardno
          ) as entry
          cross join lateral (
            select originalid from cards where gameid = $1 and cardno = entry.cardno offset 0
          ) as card
          union all
          select held.originalid, -held.quantity
          from decklists as sleeved
          join deck_cards as held on held.gameid = $1 and held.deck_id = sleeved.id
            and held.zone in (0, 2, 3)
          where sleeved.gameid = $1 and sleeved.user_id = ${user} and sleeved.is_sleeved
            and sleeved.deleted_at is null
        ) as found group by originalid
      ) as summed
    )
    select deck.* from (${rows}) as deck
    cross join lateral (
      select sum(greatest(0, held.quantity
        - coalesce(((select copies from own) ->> held.originalid)::integer, 0))) as missing
      from deck_cards as held
      where held.gameid = $1 and held.deck_id = deck.id and held.zone in (0, 2, 3) offset 0
    ) as lack
    where lack.missing <= ${param(missing)}::integer
    order by ${orderBy} limit ${limit}`;
}
