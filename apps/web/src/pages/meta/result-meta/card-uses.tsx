import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { CardLink } from '#catalogue/card-link.tsx';
import { useCards } from '#catalogue/use-cards.ts';
import type { MetaArchetype } from '#features/meta/result-meta/detail-api.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';

type NamedUse = MetaArchetype['cards'][number] & { name: string };
type OfCard = { card: NamedUse };

function CopiesCell({ card: { copies } }: OfCard) {
  const { t } = useLingui();
  const most = Math.max(1, ...copies);
  const words = copies.map((lists, count) => t`${count}: ${lists}`).join(', ');
  return (
    <span className="copies">
      <span className="sr-only">{words}</span>
      {copies.map((lists, count) => (
        // These are positions: none, one, two, three, four.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={count} aria-hidden="true" style={{ height: `${4 + (lists / most) * 18}px` }} />
      ))}
    </span>
  );
}

function SidesCell({ card: { withIt, without } }: OfCard) {
  const { t, i18n } = useLingui();
  const rate = ({ wins, n }: { wins: number; n: number }) =>
    n === 0 ? '–' : i18n.number(wins / n, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      {rate(withIt)} / {rate(without)} <small>{t`of ${withIt.n} and ${without.n}`}</small>
    </>
  );
}

/** Fourteen percentage points to each side. */
const REACH = 0.14;
const toX = (points: number): number =>
  Math.min(100, Math.max(0, ((points + REACH) / (2 * REACH)) * 100));

function EffectCell({ card: { effect } }: OfCard) {
  const { t, i18n } = useLingui();
  if (!effect) {
    return (
      <small>
        <Trans>nothing to compare</Trans>
      </small>
    );
  }
  const points = (share: number) =>
    i18n.number(share * 100, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const { low, high, mean, n, players } = effect;
  const side = low > 0 ? 'over' : high < 0 ? 'under' : undefined;
  return (
    <span className="effect">
      <b>{points(mean)}</b>
      <span className="interval" aria-hidden="true">
        <i className="interval__mid" />
        <i
          className="interval__bar"
          data-side={side}
          style={{ left: `${toX(low)}%`, width: `${toX(high) - toX(low)}%` }}
        />
        <i className="interval__mark" style={{ left: `${toX(mean)}%` }} />
      </span>
      <small>{t`${points(low)} to ${points(high)}, ${players} players, ${n} matches`}</small>
    </span>
  );
}

/** Several cards can have the same name. */
const drawCard = ({ cardno, name }: NamedUse) => (
  <>
    <CardLink cardno={cardno}>{name}</CardLink> {name !== cardno && <small>{cardno}</small>}
  </>
);
const drawCopies = (card: NamedUse) => <CopiesCell card={card} />;
const drawSides = (card: NamedUse) => <SidesCell card={card} />;
const drawEffect = (card: NamedUse) => <EffectCell card={card} />;

type Part = 'core' | 'open' | 'tech';
/** Shares of lists above which a card is a core or a common card. */
const [CORE, TECH] = [0.9, 0.25];

function partOf(share: number): Part {
  if (share >= CORE) return 'core';
  return share >= TECH ? 'open' : 'tech';
}

/** Cards that these lists play, and the effect of a card for players who tried both. */
export function CardUses({ cards, lists }: { cards: MetaArchetype['cards']; lists: number }) {
  const { t, i18n } = useLingui();
  const [part, setPart] = useState<Part>('core');
  const numbers = useMemo(() => cards.map(({ cardno }) => cardno).toSorted(), [cards]);
  const { cards: known = [] } = useCards(numbers);
  const names = new Map(known.map(({ cardno, name }) => [cardno, name]));
  const rows = cards
    .filter((card) => partOf(card.lists / lists) === part)
    .map((card) => ({ ...card, name: names.get(card.cardno) ?? card.cardno }));
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const choice = (
    <Segmented
      label={t`Cards that are shown`}
      value={part}
      onChange={setPart}
      options={[
        { value: 'core', label: t`Core` },
        { value: 'open', label: t`Open slots` },
        { value: 'tech', label: t`Tech` },
      ]}
    />
  );
  return (
    <Panel flush heading={t`Cards, in and out`} aside={choice}>
      <DataTable
        caption={t`Cards of these lists`}
        rows={rows}
        rowKey={({ cardno }) => cardno}
        empty={<p className="archetype__note">{t`No card is played like this.`}</p>}
        columns={[
          { id: 'card', header: t`Card`, cell: drawCard, small: 'main' },
          {
            id: 'lists',
            header: t`In lists`,
            align: 'end',
            cell: (card) => percent(card.lists / lists),
          },
          { id: 'copies', header: t`Copies 0 1 2 3 4`, cell: drawCopies, small: 'fold' },
          { id: 'sides', header: t`With and without`, cell: drawSides, small: 'drop' },
          { id: 'effect', header: t`Same player, points`, cell: drawEffect, small: 'fold' },
        ]}
      />
      <p className="archetype__note">
        <Trans>
          Points: how much more the same people won with the card than without it, with the 95%
          interval. People who never tried both say nothing about a card. It is no proof of cause.
        </Trans>
      </p>
    </Panel>
  );
}
