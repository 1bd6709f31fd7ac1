import type { CardFacts } from '@deckframe/domain/collection/card-facts';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { Pocket } from '../pocket.tsx';
import './binder.css';

/** Three by three. */
const LEAF = 9;

export type BinderProps = {
  shelf: SharedShelf;
  facts: CardFacts;
  /** Rows of the facts, in the order of the binder. */
  rows: readonly number[];
  playset: number;
};

/** Pages of a set: cards that are there, and holes with the numbers that are not. */
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
