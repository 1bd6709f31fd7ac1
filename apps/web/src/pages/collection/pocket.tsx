import { changeCount } from '@deckframe/domain/collection/entries/edit-entry';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardLink } from '#catalogue/card-link.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useEntry, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export type PocketProps = {
  shelf: SharedShelf;
  cardno: string;
  name: string;
  /** Undefined while it is on its way. */
  card: CatalogueCard | undefined;
  playset: number;
};

/** One place of the binder: the card and how many there are, or a hole that one press fills. */
export function Pocket({ shelf, cardno, name, card, playset }: PocketProps) {
  const { t } = useLingui();
  const entry = useEntry(shelf, cardno);
  if (entry.count > 0) {
    return (
      <CardLink cardno={cardno} className="pocket">
        {card ? <CardFace card={card} sizes="(max-width: 768px) 30vw, 140px" /> : <Skeleton />}
        <span className="pocket__count" data-full={entry.count >= playset || undefined}>
          <span className="sr-only">{t`Copies:`} </span>×{entry.count}
        </span>
      </CardLink>
    );
  }
  const add = () => {
    const change = changeCount(cardno, entry, 1);
    if (change) shelf.edit(change);
  };
  return (
    <button
      type="button"
      className="pocket pocket--hole"
      data-wanted={entry.wanted || undefined}
      onClick={add}
    >
      <span className="mono">{cardno}</span> <b>{name}</b>{' '}
      <span className="pocket__add">
        <Plus size={12} aria-hidden="true" />
        {entry.wanted ? t`wanted, add` : t`add`}
      </span>
    </button>
  );
}
