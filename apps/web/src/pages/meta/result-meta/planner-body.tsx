import { parseCanonicalLines } from '@deckframe/domain/decks/deck/deck';
import { countOriginals } from '@deckframe/domain/decks/deck/deck-rules';
import { labelList, readSaid } from '@deckframe/domain/meta/archetype-rules';
import type { EventPlan } from '@deckframe/domain/meta/field-simulation';
import { planField, shiftField, type PlannedDeck } from '@deckframe/domain/meta/plan-field';
import type { Meta } from '@deckframe/domain/meta/read-meta';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useBuilds } from '#catalogue/use-builds.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { useClaims } from '#features/collection/claims/use-claims.ts';
import { useShelf, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import {
  ownDeckCardsQuery,
  type OwnDeckCards,
} from '#features/decks/own-cards/own-deck-cards-query.ts';
import type { MetaField, MetaWeek } from '#features/meta/result-meta/detail-api.ts';
import { archetypeRulesQuery } from '#features/meta/result-meta/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FieldFacts } from './field-facts.tsx';
import { FieldSliders } from './field-sliders.tsx';
import { HeldFieldDialog } from './held-field-dialog.tsx';
import { OwnDecksTable } from './own-decks-table.tsx';
import { PlanTable } from './plan-table.tsx';
import { SimulatePanel } from './simulate-panel.tsx';

/** More sliders would be unusable. */
const SHOWN = 10;

/** The most played archetypes. */
const plannedNames = ({ rows }: Meta): string[] =>
  rows
    .toSorted((a, b) => b.entries - a.entries)
    .slice(0, SHOWN)
    .map(({ archetype }) => archetype);

/** Returns their shares over the whole window. */
function fieldOf({ rows }: Meta, names: readonly string[]): number[] {
  const entries = new Map(rows.map((row) => [row.archetype, row.entries]));
  return toShares(names.map((name) => entries.get(name) ?? 0));
}

/** Returns their shares over the last two weeks. */
function recentField(weeks: readonly MetaWeek[], names: readonly string[]): number[] {
  const last = weeks.slice(-2).flatMap(({ shares }) => shares);
  return toShares(
    names.map((name) =>
      last
        .filter(({ archetype }) => archetype === name)
        .reduce((sum, { entries }) => sum + entries, 0),
    ),
  );
}

/**
 * The most played archetypes of the field. If there are too few, others follow with a share of
 * zero.
 */
const heldNames = ({ shares }: MetaField, names: readonly string[]): string[] =>
  [...new Set([...shares.map(({ archetype }) => archetype), ...names])].slice(0, SHOWN);

function heldField({ shares }: MetaField, names: readonly string[]): number[] {
  const entries = new Map(shares.map((share) => [share.archetype, share.entries]));
  return toShares(names.map((name) => entries.get(name) ?? 0));
}

const evenField = (names: readonly string[]): number[] => toShares(names.map(() => 1));

function toShares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? 1 / counts.length : count / all));
}

/** Archetypes of the own decks by today's rules. Decks without one are left out. */
function useOwnArchetypes(decks: OwnDeckCards['decks']): ReadonlyMap<string, string> {
  const { config } = useAppServices();
  const [today] = useState(() => dayOf(new Date()));
  const rules = useQuery(archetypeRulesQuery(config.gameid)).data;
  const lines = useMemo(
    () =>
      decks.map(({ id, archetype, content }) => ({
        id,
        said: readSaid(archetype),
        cards: parseCanonicalLines(content).lines,
      })),
    [decks],
  );
  const numbers = useMemo(
    () => [...new Set(lines.flatMap(({ cards }) => cards.map(({ cardno }) => cardno)))].toSorted(),
    [lines],
  );
  const { cards: known } = useCards(numbers);
  return useMemo(() => {
    const named = new Map<string, string>();
    if (!rules || !known) return named;
    const originals = new Map(known.map(({ cardno, originalid }) => [cardno, originalid]));
    for (const { id, said, cards } of lines) {
      const copies = countOriginals(cards, (cardno) => originals.get(cardno));
      const told = { copies: (cardno: string) => copies.get(cardno) ?? 0, day: today, said };
      const label = labelList(rules, told);
      if (label !== null) named.set(id, label);
    }
    return named;
  }, [known, lines, rules, today]);
}

type EventFieldsProps = { plan: EventPlan; onChange: (plan: EventPlan) => void };

const LIMITS = {
  players: [4, 4096],
  rounds: [1, 15],
  cut: [1, 512],
} as const;

/** Size of the event. Impossible values are limited to the nearest possible one. */
function EventFields({ plan, onChange }: EventFieldsProps) {
  const { t } = useLingui();
  const labels = { players: t`Players`, rounds: t`Rounds`, cut: t`Cut to` };
  return (
    <div className="planner__event">
      {(['players', 'rounds', 'cut'] as const).map((field) => {
        const [least, most] = LIMITS[field];
        return (
          <TextField
            key={field}
            type="number"
            label={labels[field]}
            min={least}
            max={most}
            value={String(plan[field])}
            onChange={(event) => {
              const wanted = Math.round(event.target.valueAsNumber) || least;
              onChange({ ...plan, [field]: Math.min(most, Math.max(least, wanted)) });
            }}
          />
        );
      })}
    </div>
  );
}

type OwnDecksProps = { planned: readonly PlannedDeck[]; windowId: string };

/** The member's own decks in this field, and which ones the collection can build. */
function OwnDecks(props: OwnDecksProps) {
  const shelf = useShelf();
  return shelf && <OfMember {...props} shelf={shelf} />;
}

function OfMember({ planned, windowId, shelf }: OwnDecksProps & { shelf: SharedShelf }) {
  const { config } = useAppServices();
  const decks = useQuery(ownDeckCardsQuery(config.gameid, useUser()?.id)).data?.decks;
  const builds = useBuilds(useCatalogue('all'), shelf, decks, useClaims());
  const archetypes = useOwnArchetypes(decks ?? []);
  const odds = new Map(planned.map((deck) => [deck.archetype, deck]));
  const chances = new Map(builds?.chances.map((chance) => [chance.id, chance]));
  const rows = (decks ?? []).flatMap(({ id, name }) => {
    const expected = odds.get(archetypes.get(id) ?? '');
    const chance = chances.get(id);
    const missing = chance && chance.needed - chance.free;
    return expected ? [{ ...expected, id, name, missing }] : [];
  });
  if (decks === undefined || decks.length === 0) return null;
  const best = rows.toSorted((a, b) => b.winRate.mean - a.winRate.mean);
  return <OwnDecksTable rows={best} windowId={windowId} />;
}

type HeldFieldProps = {
  windowId: string;
  chosen: MetaField | null;
  onChoose: (field: MetaField) => void;
};

/** The last field of a venue, series or organizer, with its number of decks. */
function HeldField({ windowId, chosen, onChoose }: HeldFieldProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>{t`A venue’s last events…`}</Button>
      {chosen && (
        <p className="planner__held">
          <b>{chosen.name}</b> <FieldFacts field={chosen} />
        </p>
      )}
      {isOpen && (
        <HeldFieldDialog
          windowId={windowId}
          onClose={() => setOpen(false)}
          onChoose={(field) => {
            onChoose(field);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

type Props = { meta: Meta; windowId: string; weeks: readonly MetaWeek[] };

/** A fixed seed, so that the results are stable while a slider moves. */
const SEED = 20_261;

export function PlannerBody({ meta, windowId, weeks }: Props) {
  const most = useMemo(() => plannedNames(meta), [meta]);
  const [source, setSource] = useState<MetaField | null>(null);
  const names = useMemo(() => (source ? heldNames(source, most) : most), [source, most]);
  const [shares, setShares] = useState(() => fieldOf(meta, most));
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const [plan, setPlan] = useState({ players: 128, rounds: 7, cut: 8 });
  const field = useMemo(() => ({ names, shares }), [names, shares]);
  const calm = useDeferredValue(field);
  const planned = useMemo(
    () => planField(meta, calm, plan, seededNumbers(SEED)),
    [meta, calm, plan],
  );
  const preset = (chosen: readonly number[], of: MetaField | null = null) => {
    setSource(of);
    setHeld(new Set());
    setShares([...chosen]);
  };
  const hold = (deck: number) => {
    const next = new Set(held);
    if (!next.delete(deck)) next.add(deck);
    setHeld(next);
  };
  return (
    <div className="planner__halves">
      <FieldSliders
        names={names}
        shares={shares}
        held={held}
        onMove={(deck, share) =>
          setShares(shiftField(shares, deck, share, (other) => held.has(other)))
        }
        onHold={hold}
        presets={{
          played: () => preset(fieldOf(meta, most)),
          recent: weeks.length > 1 ? () => preset(recentField(weeks, most)) : null,
          even: () => preset(evenField(most)),
        }}
        fromEvents={
          <HeldField
            windowId={windowId}
            chosen={source}
            onChoose={(chosen) => preset(heldField(chosen, heldNames(chosen, most)), chosen)}
          />
        }
      >
        <EventFields plan={plan} onChange={setPlan} />
      </FieldSliders>
      <div className="planner__answers">
        <PlanTable planned={planned} meta={meta} windowId={windowId} />
        <OwnDecks planned={planned} windowId={windowId} />
        <SimulatePanel meta={meta} names={names} shares={shares} plan={plan} />
      </div>
    </div>
  );
}
