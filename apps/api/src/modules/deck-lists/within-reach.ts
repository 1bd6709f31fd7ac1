import type { UserId } from '@deckframe/domain/access/user-id';
import type { Param } from './deck-filter.ts';

/** Whose collection decks are compared with, and how many cards may be missing. */
export type Reach = { userId: UserId; missing: number };

/** Decks of a list that are compared for one page at most. */
export const REACH_DECKS = 2000;

/**
 * Those of the given decks that the member could build with at most so many more cards. What decks that
 * are put together hold is not there for others. `rows` selects at most `REACH_DECKS` decks.
 */
export function withinReach(
  rows: string,
  { orderBy, limit }: { orderBy: string; limit: number },
  { userId, missing }: Reach,
  param: Param,
): string {
  const user = param(userId);
  // One value with all copies, read once: looking into it costs the same however large it is, and
  // leaves the planner no choice that a wrong guess could spoil.
  return `with own as materialized (
      select coalesce(jsonb_object_agg(originalid, copies), '{}') as copies from (
        select originalid, greatest(0, sum(copies)) as copies from (
          select card.originalid, entry.count as copies
          from collection_entries as entry
          cross join lateral (
            select originalid from cards where gameid = $1 and cardno = entry.cardno offset 0
          ) as card
          where entry.gameid = $1 and entry.user_id = ${user} and entry.count > 0
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
