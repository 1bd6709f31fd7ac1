import type { FrozenList, RosterEntry } from '@deckframe/contract/tournaments/tournament-entries';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { isListShown } from '@deckframe/domain/tournament/list-policy';
import type { TournamentRow } from '../tournaments/desk/reading-service.ts';
import type { ListRow } from './list-queries.ts';
import type { EntryRow } from './queries.ts';

type Policy = Pick<TournamentRow, 'list_policy' | 'status'>;

/** The one place that asks the policy: whether everybody may read this player's list now. */
export const isShownToAll = (
  { list_policy, status }: Policy,
  { is_in_cut }: Pick<EntryRow, 'is_in_cut'>,
): boolean => isListShown(list_policy, status, is_in_cut);

/** What a list says of its player (id, archetype) is shown with the list alone. */
export function toRosterEntry(row: EntryRow, event: Policy, seesLists: boolean): RosterEntry {
  const isShown = seesLists || isShownToAll(event, row);
  return {
    id: row.id,
    name: row.shown_name,
    userId: row.user_id === null ? null : printUserId(row.user_id),
    status: row.status,
    placement: row.placement,
    listId: isShown ? row.list_id : null,
    archetype: isShown ? row.archetype : null,
  };
}

export function toFrozenList(row: ListRow): FrozenList {
  const { decklist_content, sidedeck, resourcedeck, energy = [] } = row.zones;
  return {
    id: row.id,
    playerId: row.player_id,
    player: row.shown_name,
    deckName: row.deck_name,
    archetype: row.archetype,
    placement: row.placement,
    hash: row.hash,
    ruleSet: row.ruleset,
    zones: { decklist_content, sidedeck, resourcedeck },
    energy: [...energy],
    createdAt: row.created_at.toISOString(),
  };
}
