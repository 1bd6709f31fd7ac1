import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ListEmpty } from '../list-empty.tsx';
import type { CardBrowse } from '../use-card-browse.ts';
import { CardGrid } from '../../../card-browse/views/card-grid.tsx';
import { CardRows } from './card-rows.tsx';
import { CardTable } from './card-table.tsx';
import { LazyListModal, loadListModal } from './lazy-list-modal.tsx';
import type { ListView } from './list-view.ts';
import type { SlotUse } from './slot-use.ts';
import { listTableColumns } from '../../../card-browse/views/table-columns.tsx';
import { putBefore } from '../../../card-browse/views/put-before.ts';
import { useCardKeys } from '../../../card-browse/views/use-card-keys.ts';
import { useListSpace } from './use-list-space.ts';
import { useVisibleCards } from '../../../card-browse/views/use-visible-cards.ts';

/** What a page adds to the cards of its list. */
export interface CardUses {
  /** Below each tile of the grid. */
  readonly foot?: {
    /** Pixels that it adds to a row. */
    readonly height: number;
    readonly draw: (card: CatalogueCard, open: () => void) => ReactNode;
  };
  /** How many the member has of a card, beside its number. */
  readonly owned?: (card: Card) => ReactNode;
  /** What can be done with the card that is open. */
  readonly modalActions: (card: CatalogueCard, close: () => void) => ReactNode;
  /** Cards that stand before those found, such as fan-made ones. */
  readonly before?: readonly CatalogueCard[];
  /** What stands between the cards now and then. */
  readonly slot?: SlotUse | undefined;
  /** A single key on a card, while these are switched on. */
  readonly onKey?: (key: string, card: CatalogueCard) => void;
  /** Handlers of whatever stands for a card, beside those of its preview. */
  readonly handlers?: (card: CatalogueCard, open: (index: number) => void) => object;
}

export type CardResultsProps = CardUses & {
  browse: CardBrowse;
  shown: ListView;
  cardSize: number;
  withLine: boolean;
  withPrices: boolean;
};

/** The cards found, in the chosen view; one of them may be open. */
export function CardResults(props: CardResultsProps) {
  const { browse, shown, cardSize, withLine, withPrices, foot, handlers } = props;
  const { found, sort, setSort } = browse;
  const { t } = useLingui();
  const config = useGameConfig();
  const source = putBefore(props.before, useVisibleCards(browse.catalogue.view, found));
  const [place, space] = useListSpace();
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const onCardKey = useCardKeys(props.onKey);
  const previewProps = usePreviewTarget();
  // Ready before the first press; should it fail now, the press tries again and tells.
  useEffect(() => {
    if (browse.isSettled) loadListModal().catch(() => {});
  }, [browse.isSettled]);

  const { length } = source;
  const current = Math.min(active, Math.max(0, length - 1));
  const openCard = source.cardAt(current) as CatalogueCard | undefined;
  const close = () => setOpen(false);
  const open = (index: number) => {
    setActive(index);
    loadListModal().then(
      () => setOpen(true),
      (error: unknown) => {
        const message = errorText(error);
        toasts.show({ kind: 'error', title: webText('modalFailed', { message }) });
      },
    );
  };
  const viewProps = {
    source,
    space,
    label: t`Cards`,
    active: current,
    onActiveChange: setActive,
    follow: isOpen,
    onOpen: open,
    onCardKey,
    previewProps: (card: Card) => ({
      ...previewProps(card),
      ...handlers?.(card as CatalogueCard, open),
    }),
    now,
    withPrices,
    owned: props.owned,
    slot: props.slot,
  };
  const tileFoot = foot && {
    height: foot.height,
    draw: (card: Card, index: number) => foot.draw(card as CatalogueCard, () => open(index)),
  };
  return (
    <>
      <div
        ref={place}
        aria-busy={found.busy || undefined}
        style={foot && ({ '--foot': `${foot.height}px` } as object)}
      >
        {browse.isSettled && length === 0 && <ListEmpty browse={browse} />}
        {length > 0 && shown === 'grid' && (
          <CardGrid {...viewProps} cardSize={cardSize} withLine={withLine} foot={tileFoot} />
        )}
        {length > 0 && shown === 'list' && <CardRows {...viewProps} />}
        {length > 0 && shown === 'table' && (
          <CardTable
            {...viewProps}
            columns={listTableColumns(config, withPrices)}
            sort={sort}
            onSort={(column) =>
              setSort({
                column,
                direction: sort.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
              })
            }
          />
        )}
      </div>
      {isOpen && (
        <LazyListModal
          source={source}
          index={current}
          onStep={setActive}
          onClose={close}
          returnFocus={() =>
            place.current?.querySelector<HTMLElement>(`[data-index="${current}"]`) ?? null
          }
          actions={openCard && props.modalActions(openCard, close)}
        />
      )}
    </>
  );
}
