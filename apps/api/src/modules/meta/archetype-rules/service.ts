import { storedRules, type ArchetypeRulesState } from '@deckframe/contract/meta/archetype-rules';
import type { Database } from '@deckframe/database/db';
import { parseCanonicalLines, toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { countOriginals } from '@deckframe/domain/decks/deck/deck-rules';
import { labelList, type ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { openDeckBook } from '../../decks/decks/deck-book-service.ts';
import { dayOfEvent } from '../../tournaments/desk/reading-service.ts';
import {
  findRules,
  findState,
  addRelabelJob,
  insertRules,
  listNewest,
  type LabelledRow,
} from './queries.ts';

export { listOfEvent } from './queries.ts';
export { advanceWalk, lockWalk } from './queries.ts';

type Rules = { readonly version: number; readonly rules: readonly ArchetypeRule[] };

/** Version 0 means no rules: the players' archetypes apply. */
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

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;
type Change = { readonly rules: readonly ArchetypeRule[]; readonly version: number };

/** Maximum length of names in an audit entry. */
const AUDITED_LENGTH = 1000;

/** Adds a version based on the one read and queues relabeling. */
export async function changeRules(
  write: Write,
  game: string,
  change: Change,
): Promise<ArchetypeRulesState> {
  const before = await addVersion(write, game, change);
  await writeAdminAct(write.db, {
    actorId: write.user.id,
    action: 'archetypes.change',
    game,
    subject: 'archetypes',
    before: { version: before.version, rules: before.rules.length, gone: only(before, change) },
    after: { version: change.version + 1, rules: change.rules.length, new: only(change, before) },
    requestId: write.requestId,
  });
  return getState(write.db, game);
}

/** Refuses a stale version. */
export async function addVersion(
  { db, user }: Write,
  game: string,
  { rules, version }: Change,
): Promise<Change> {
  const before = await getRules(db, game);
  const next = { game, version: version + 1, rules, userId: user.id };
  if (before.version !== version || !(await insertRules(db, next))) {
    throw new AppError('VERSION_CONFLICT');
  }
  await addRelabelJob(db, game, next.version);
  return before;
}

/** Returns the names of changed rules. */
function only(own: Change, other: Change): string {
  const there = new Set(other.rules.map((rule) => JSON.stringify(rule)));
  return own.rules
    .filter((rule) => !there.has(JSON.stringify(rule)))
    .map(({ name }) => name)
    .join(', ')
    .slice(0, AUDITED_LENGTH);
}

/** Labels lists by rules; all printings count. */
export async function labelLists(
  db: Database,
  game: string,
  rules: readonly ArchetypeRule[],
  rows: readonly LabelledRow[],
): Promise<Map<string, string | null>> {
  const lists = rows.map((row) => ({ row, lines: parseCanonicalLines(row.cards ?? '').lines }));
  const named = rules.flatMap(({ all, any, none }) => [
    ...[...all, ...any].map(({ cardno }) => cardno),
    ...none,
  ]);
  const played = lists.flatMap(({ lines }) => lines.map(({ cardno }) => cardno));
  const book = await openDeckBook(db, game, [...new Set([...named, ...played])]);
  const keyOf = (cardno: string): string => toNumberKey(book.originalOf(cardno));
  return new Map(
    lists.map(({ row, lines }) => {
      const copies = countOriginals(lines, keyOf);
      const told = { day: dayOfEvent(row), said: row.said };
      const label = labelList(rules, {
        ...told,
        copies: (cardno) => copies.get(keyOf(cardno)) ?? 0,
      });
      return [row.id, label];
    }),
  );
}

const LISTS_MAX = 4000;

type Preview = NonNullable<ArchetypeRulesState['preview']>;

/** Counts lists that rules would relabel, and lists per archetype. */
export async function previewRules(
  db: Database,
  game: string,
  rules: readonly ArchetypeRule[],
): Promise<Preview> {
  const rows = await listNewest(db, game, LISTS_MAX);
  const labels = await labelLists(db, game, rules, rows);
  const decks = new Map<string | null, { now: number; next: number }>();
  const count = (archetype: string | null, side: 'now' | 'next'): void => {
    const sums = decks.get(archetype) ?? { now: 0, next: 0 };
    decks.set(archetype, { ...sums, [side]: sums[side] + 1 });
  };
  let changed = 0;
  for (const { id, now } of rows) {
    const next = labels.get(id) ?? null;
    if (now !== next) changed += 1;
    count(now, 'now');
    count(next, 'next');
  }
  return {
    lists: rows.length,
    changed,
    decks: [...decks]
      .map(([archetype, sums]) => ({ archetype, ...sums }))
      .filter(({ now, next }) => now !== next)
      .toSorted((a, b) => b.next - a.next || b.now - a.now),
  };
}
