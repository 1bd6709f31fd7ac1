import { type ArchetypeRulesState, storedRules } from '@deckframe/contract/meta/archetype-rules';
import type { Database } from '@deckframe/database/db';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { tablePart } from '../../lib/account-part.ts';
import { findRules, findState } from './queries.ts';

export { labelLists } from './label-lists.ts';
export { listOfEvent } from './list-queries.ts';
export { advanceWalk, lockWalk } from './walk-queries.ts';

type Rules = { readonly version: number; readonly rules: readonly ArchetypeRule[] };

/** Version 0 where nobody has written any: lists are what their players said. */
export async function getRules(db: Database, game: string): Promise<Rules> {
  const row = await findRules(db, game);
  return row
    ? { version: row.version, ...storedRules.parse(row.rules) }
    : { version: 0, rules: [] };
}

export async function getState(db: Database, game: string): Promise<ArchetypeRulesState> {
  const row = await findState(db, game);
  return {
    rules: row ? storedRules.parse(row.rules).rules : [],
    version: row?.version ?? 0,
    author: row?.username ?? null,
    at: row?.created_at.toISOString() ?? null,
    walked: row?.walked ?? 0,
    changed: row?.changed ?? 0,
    isWalked: row === undefined || row.finished_at !== null,
    preview: null,
  };
}

export const archetypeProposalsPart = tablePart(
  'archetypeProposals',
  'archetype_proposals.user_id',
);
