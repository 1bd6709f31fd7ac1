import { changeCount } from '@deckframe/domain/collection/entries/edit-entry';
import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardLink } from '#catalogue/card-link.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { useEntry, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import './binder.css';

type PocketProps = {
  shelf: SharedShelf;
  cardno: string;
  name: string;
  /** Undefined while loading. */
  card: CatalogueCard | undefined;
  playset: number;
};

/** A place in the binder: the card with its count, or a gap that a click fills. */
function Pocket({ shelf, cardno, name, card, playset }: PocketProps) {
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

/** Three by three. */
const LEAF = 9;

export type BinderProps = {
  shelf: SharedShelf;
  facts: CardFacts;
  /** Row indexes of the facts, in binder order. */
  rows: readonly number[];
  playset: number;
};

/** Pages of a set, with cards and gaps for missing numbers. */
export function Binder({ shelf, facts, rows, playset }: BinderProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const [holesOnly, setHolesOnly] = useState(false);
  const isNarrow = useMedia(NARROW_QUERY);
  const perPage = isNarrow ? LEAF : LEAF * 2;
  const numberAt = (row: number) => facts.cardno[row] ?? '';
  const listed = holesOnly ? rows.filter((row) => shelf.get(numberAt(row)).count === 0) : rows;
  const pages = Math.max(1, Math.ceil(listed.length / perPage));
  const at = Math.min(page, pages - 1);
  const shown = listed.slice(at * perPage, (at + 1) * perPage);
  const { cards = [] } = useCards(shown.map(numberAt));
  const byNumber = new Map(cards.map((card) => [card.cardno, card]));
  const turn = (by: number) => setPage(Math.min(pages - 1, Math.max(0, at + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else return;
    event.preventDefault();
  };
  const leaves = [shown.slice(0, LEAF), shown.slice(LEAF)].filter((leaf) => leaf.length > 0);
  const current = at + 1;
  return (
    <div className="binder__pages" onKeyDown={onKeyDown} role="presentation">
      <div className="binder__spread">
        {leaves.map((leaf, side) => (
          <ul key={side === 0 ? 'left' : 'right'} className="binder__leaf">
            {leaf.map((row) => (
              <li key={numberAt(row)}>
                <Pocket
                  shelf={shelf}
                  cardno={numberAt(row)}
                  name={facts.name[row] ?? ''}
                  card={byNumber.get(numberAt(row))}
                  playset={playset}
                />
              </li>
            ))}
          </ul>
        ))}
        {shown.length === 0 && <p className="binder__none">{t`No hole is left in this set.`}</p>}
      </div>
      <footer className="binder__foot">
        <IconButton
          label={t`Page before`}
          icon={<ChevronLeft size={18} />}
          disabled={at === 0}
          onClick={() => turn(-1)}
        />
        <span role="status">{t`Page ${current} of ${pages}`}</span>
        <Switch
          label={t`Holes only`}
          checked={holesOnly}
          onChange={(event) => {
            setHolesOnly(event.currentTarget.checked);
            setPage(0);
          }}
        />
        <IconButton
          label={t`Next page`}
          icon={<ChevronRight size={18} />}
          disabled={current === pages}
          onClick={() => turn(1)}
        />
      </footer>
    </div>
  );
}
