import { useLingui } from '@lingui/react/macro';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import './card-changes.css';

export type CardChange = {
  zone: string;
  cardno: string;
  before: number;
  after: number;
};

export type CardChangesProps = {
  changes: readonly CardChange[];
  findCard: (cardno: string) => CatalogueCard | undefined;
  zoneNameOf: (zone: string) => string;
};

/** Shows added and removed cards between two decks. */
export function CardChanges({ changes, findCard, zoneNameOf }: CardChangesProps) {
  const { t } = useLingui();
  if (changes.length === 0) return <p className="changes__none">{t`The same cards.`}</p>;
  return (
    <ul className="changes">
      {changes.map(({ zone, cardno, before, after }) => {
        const card = findCard(cardno);
        const by = after - before;
        return (
          <li key={zone + cardno} data-more={by > 0 ? '' : undefined}>
            <b>{by > 0 ? `+${by}` : `−${-by}`}</b>
            {card?.color && <GameColor value={card.color} size={14} labelled />}
            <span className="changes__name">{card?.name ?? cardno}</span>
            <span className="changes__zone">
              {zoneNameOf(zone)} · {t`${before} → ${after}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
