import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { drawCard, drawCopies, drawEffect, drawSides } from './card-use-cells.tsx';
import type { MetaArchetype } from '#features/meta/result-meta/detail-api.ts';

type Part = 'core' | 'open' | 'tech';
/** In nearly every list; in some; in few. */
const [CORE, TECH] = [0.9, 0.25];

function partOf(share: number): Part {
  if (share >= CORE) return 'core';
  return share >= TECH ? 'open' : 'tech';
}

/** What lists of this kind play, and what a card changes for whoever tried both. */
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
