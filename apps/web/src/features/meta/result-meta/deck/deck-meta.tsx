import { countOriginals } from '@deckframe/domain/decks/deck/deck-rules';
import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { compareDeck } from '@deckframe/domain/meta/compare-deck';
import { readMeta, type Meta, type MetaRow } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '#lib/server-rendered.ts';
import { dayOf, type DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useAppServices } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { metaQuery, type WindowFacts } from '../api.ts';
import { ArchetypeLink } from '../archetype-link.tsx';
import { archetypeQuery } from '../detail-api.ts';
import { IntervalBar } from '../interval-bar.tsx';
import { DeckDifferences } from './deck-differences.tsx';
import { useDeckArchetype, type DeckArchetype, type DeckCopies } from './use-deck-archetype.ts';
import './deck-meta.css';

/** Minimum of matches for showing a percentage. */
const LEAST = 5;
const SHOWN = 8;

type Props = { meta: Meta; row: MetaRow; window: WindowFacts };

/** Results against the most played archetypes, with confidence intervals. */
function DeckMatchups({ meta, row, window }: Props) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const { archetype, n, rate, wins } = row;
  const rows = meta.rows
    .toSorted((a, b) => b.entries - a.entries)
    .flatMap(({ archetype: other }) => {
      const found = other === archetype ? null : meta.matchup(archetype, other);
      return found && found.n >= LEAST ? [{ other, ...found }] : [];
    })
    .slice(0, SHOWN);
  if (rows.length === 0) return null;
  return (
    <Panel
      className="deck-meta"
      heading={t`In events`}
      aside={<ArchetypeLink archetype={archetype} windowId={window.id} />}
    >
      <p className="deck-meta__note">
        <Trans>
          Decks like this won {percent(wins / n)} of {n} matches: {percent(rate.low)} to{' '}
          {percent(rate.high)}.
        </Trans>{' '}
        {window.isDemo && <Trans>These events are made up.</Trans>}
      </p>
      <ul className="deck-meta__list">
        {rows.map(({ other, wins: won, n: played, raw }) => (
          <li key={other}>
            <ArchetypeLink archetype={other} windowId={window.id} />
            <b>{percent(won / played)}</b>
            <IntervalBar {...raw} mark={won / played} />
            <small>{t`${percent(raw.low)} to ${percent(raw.high)}, ${played}`}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export type DeckMetaProps = {
  lines: readonly DeckLine[];
  cards: DeckCards;
  /** The archetype that the owner chose. */
  said: string;
  /** Delays content below to avoid shifts. */
  children?: ReactNode;
};

/**
 * Results of the deck's archetype at events, and how the deck differs from its lists. Nothing
 * without figures.
 */
export function DeckMeta({ lines, cards, said, children }: DeckMetaProps) {
  const copies = countOriginals(lines, (cardno) => cards.findCard(cardno)?.originalid);
  const today = dayOf(useMoment());
  const found = useDeckArchetype(copies, said, today);
  if (found === undefined) return null;
  if (found === null) return children;
  return (
    <OfArchetype found={found} copies={copies}>
      {children}
    </OfArchetype>
  );
}

type OfArchetypeProps = { found: DeckArchetype; copies: DeckCopies; children: ReactNode };

function OfArchetype({ found: { archetype, window }, copies, children }: OfArchetypeProps) {
  const { config } = useAppServices();
  const figures = useQuery({ ...metaQuery(config.gameid, window.id), retry: false });
  const lists = useQuery({
    ...archetypeQuery(config.gameid, window.id, archetype),
    retry: false,
  });
  const meta = useMemo(
    () => (figures.data ? readMeta(addSizes(figures.data, 0)) : null),
    [figures.data],
  );
  if (figures.isPending || lists.isPending) return null;
  const row = meta?.rows.find((one) => one.archetype === archetype);
  if (!meta || !row || !lists.data) return children;
  const compared = compareDeck(copies, lists.data.cards, lists.data.lists);
  return (
    <>
      <DeckMatchups meta={meta} row={row} window={window} />
      <DeckDifferences archetype={archetype} compared={compared} lists={lists.data.lists} />
      {children}
    </>
  );
}
