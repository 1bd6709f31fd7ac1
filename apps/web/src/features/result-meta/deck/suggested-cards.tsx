import type { CopiesApart } from '@deckframe/domain/meta/compare-deck';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { CardLink } from '#catalogue/card-link.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';

const SHOWN = 8;

type Props = {
  heading: string;
  rows: readonly CopiesApart[];
  onAdd: ((card: CatalogueCard) => void) | null;
};

export function SuggestedCards({ heading, rows, onAdd }: Props) {
  const { t, i18n } = useLingui();
  const shown = rows.slice(0, SHOWN);
  // In one order whatever comes first: adding a copy asks for no card anew.
  const numbers = useMemo(() => rows.map(({ cardno }) => cardno).toSorted(), [rows]);
  const { cards = [] } = useCards(numbers);
  const known = new Map(cards.map((card) => [card.cardno, card]));
  const mean = (copies: number) => i18n.number(copies, { maximumFractionDigits: 1 });
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel className="deck-meta" heading={heading}>
      <ul className="deck-meta__cards">
        {shown.map((row) => {
          const card = known.get(row.cardno);
          const name = card?.name ?? row.cardno;
          return (
            <li key={row.cardno}>
              <CardLink cardno={row.cardno}>{name}</CardLink>
              {onAdd && card ? (
                <IconButton label={t`Add ${name}`} icon={<Plus />} onClick={() => onAdd(card)} />
              ) : (
                <b>{row.own}</b>
              )}
              <small>{t`${mean(row.mean)} on average, in ${percent(row.share)} of lists`}</small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
