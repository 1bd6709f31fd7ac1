import type { Database } from '@deckframe/database/db';
import { DECK_ZONE_FIELDS } from '@deckframe/domain/game-config-deck';
import {
  isSameNumbered,
  type NumberChange,
  type NumberedDeck,
  renumberDeck,
} from '@deckframe/domain/decks/deck/renumber-deck';
import { DECK_TERMS } from '../../decks/decks/reading-service.ts';
import { type DeckRow, holdDecks, listRevisions, type RevisionRow, writeDecks } from './queries.ts';
import { insertJournal, listJournal, markBack, type RunRow } from './run-queries.ts';

/** The earlier deck, where it cannot be derived. */
type Before = { deck: NumberedDeck; revisions: Record<string, NumberedDeck> };

type Rewritten = { deck: DeckRow; revisions: RevisionRow[]; before: Before | null };

/** Rewrites a slice of decks and returns their number. */
export async function rewriteDecks(
  db: Database,
  run: RunRow,
  ids: readonly string[],
): Promise<number> {
  const change = { from: run.old_cardno, to: run.new_cardno };
  const held = await holdWithRevisions(db, run.gameid, ids, change.from);
  const written = held.flatMap((one) => planRewrite(one, change));
  await insertJournal(
    db,
    run,
    'deck',
    written.map(({ deck, before }) => ({
      row_key: deck.id,
      user_id: deck.user_id,
      seen: deck.version,
      before,
    })),
  );
  await write(db, run.gameid, written, change);
  return written.length;
}

/** Restores a slice of decks; unsaved ones exactly. */
export async function restoreDecks(
  db: Database,
  run: RunRow,
  ids: readonly string[],
): Promise<number> {
  const change = { from: run.new_cardno, to: run.old_cardno };
  const held = await holdWithRevisions(db, run.gameid, ids, change.from);
  const journal = await listJournal<Before>(db, run, 'deck', ids);
  const written = held.flatMap((one) => {
    const { id, modified_date, version } = one.deck;
    const entry = journal.get(id);
    // The deck contained the new number before the card had it.
    if (entry === undefined && modified_date < run.created_at) return [];
    const [planned] = planRewrite(one, change);
    const before = entry?.before ?? null;
    if (before === null) return planned === undefined ? [] : [planned];
    const isUntouched = version === entry?.seen;
    return [restore(planned ?? { ...one, before: null }, before, isUntouched)];
  });
  await markBack(db, run, 'deck', [...journal.keys()]);
  await write(db, run.gameid, written, change);
  return written.length;
}

async function holdWithRevisions(db: Database, game: string, ids: readonly string[], from: string) {
  const decks = await holdDecks(db, game, ids, from);
  const found = decks.map(({ id }) => id);
  const all = found.length === 0 ? [] : await listRevisions(db, game, found);
  const byDeck = Map.groupBy(all, ({ id }) => id);
  return decks.map((deck) => ({ deck, revisions: byDeck.get(deck.id) ?? [] }));
}

function planRewrite(
  { deck, revisions }: { deck: DeckRow; revisions: readonly RevisionRow[] },
  change: NumberChange,
): Rewritten[] {
  const renumbered = renumberDeck(deck, change);
  const changed = revisions
    .map((revision) => renumberDeck(revision, change))
    .filter((revision, at) => !isSameNumbered(revision, revisions[at] ?? revision));
  if (changed.length === 0 && isSameNumbered(renumbered, deck)) return [];
  const back = { from: change.to, to: change.from };
  const isTold = [deck, ...revisions].every((row) =>
    isSameNumbered(renumberDeck(renumberDeck(row, change), back), row),
  );
  const before = {
    deck: numbered(deck),
    revisions: Object.fromEntries(revisions.map((row) => [row.version, numbered(row)])),
  };
  return [{ deck: renumbered, revisions: changed, before: isTold ? null : before }];
}

function restore(planned: Rewritten, before: Before, isUntouched: boolean): Rewritten {
  const { deck } = planned;
  const known = Object.entries(before.revisions).map(([version, row]) => ({
    ...row,
    id: deck.id,
    version: Number(version),
  }));
  const later = planned.revisions.filter(({ version }) => !(version in before.revisions));
  return {
    deck: isUntouched ? { ...deck, ...before.deck } : deck,
    revisions: [...known, ...later],
    before: null,
  };
}

function numbered(row: NumberedDeck): NumberedDeck {
  const fields = [...DECK_ZONE_FIELDS, 'favoritecard'] as const;
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as NumberedDeck;
}

async function write(
  db: Database,
  game: string,
  written: readonly Rewritten[],
  { from, to }: NumberChange,
): Promise<void> {
  if (written.length === 0) return;
  await writeDecks(db, game, {
    decks: written.map(({ deck }) => deck),
    revisions: written.flatMap(({ revisions }) => revisions),
    terms: [DECK_TERMS.favorite(from), DECK_TERMS.favorite(to)],
  });
}
