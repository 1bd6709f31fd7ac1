import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, startTransition, useCallback, type ReactNode } from 'react';
import { useMoment } from '#lib/server-rendered.ts';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardNumber } from '#catalogue/card-number.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import { splitCardValue } from '#catalogue/card-value.ts';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { readCardValue } from '#catalogue/read-card-value.ts';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import type { TableColumn } from '#features/cards/card-browse/views/card-table.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ListEmpty } from '../list-empty.tsx';
import type { CardBrowse } from '../use-card-browse.ts';
import { CardGrid } from './card-grid.tsx';
import { CardRows } from './card-rows.tsx';
import type { CardSource, CardKey } from './card-source.ts';
import { CardTable } from './card-table.tsx';
import { LazyListModal, loadListModal } from './lazy-list-modal.tsx';
import type { ListView } from './list-view.ts';
import type { SlotUse } from './slot-use.ts';
import { useListSpace } from './use-list-space.ts';

const PRICE = 'marketprice';

/** Columns of the table view. */
function listTableColumns(config: GameConfig, withPrices: boolean): TableColumn[] {
  const { labels } = config;
  const sortable = new Set(config['ordering-list'].map((entry) => entry['ordering-column']));
  const plain = (column: string, weight: number): TableColumn => ({
    column,
    label: labels[column] ?? column,
    weight,
    sortable: sortable.has(column),
    cell: (card) => splitCardValue(config, column, readCardValue(card, column)).join(', '),
  });
  const numbers = config['ordering-list']
    .filter((entry) => entry['ordering-type'] === 'int')
    .map((entry): TableColumn => ({ ...plain(entry['ordering-column'], 1.4), align: 'end' }));
  const columns: TableColumn[] = [
    { ...plain(config.cardName_column, 5.6), cell: toNameCell },
    { ...plain(config.cardId_column, 2.6), cell: (card) => <CardNumber card={card} /> },
    { ...plain(config.cardColor_column, 1.6), cell: toColorCell },
    plain(config.cardType_column, 2.2),
    ...numbers,
    plain(config.rarity_column, 1.4),
    plain(config.cardTraits_column, 4),
  ];
  if (!withPrices || labels[PRICE] === undefined) return columns;
  const price = { ...plain(PRICE, 1.8), align: 'end' as const };
  return [...columns, { ...price, cell: (card) => <CardPrice card={card} /> }];
}

function toNameCell(card: Card) {
  return (
    <>
      <CardFace card={card} alt="" sizes="28px" className="card-table__art" />
      <span className="card-table__text">{card.name}</span>
    </>
  );
}

function toColorCell(card: Card) {
  return card.color && <GameColor value={card.color} size={18} labelled />;
}

/** Cards loaded per request. */
const STRETCH = 48;

interface FoundRows {
  readonly rows: Uint32Array;
  readonly generation: number;
}

/** The visible cards of a search result, and the open card. */
function useVisibleCards(view: string, { rows, generation }: FoundRows): CardSource {
  const [range, setRange] = useState({ first: 0, last: STRETCH });
  const onRange = useCallback((first: number, last: number) => {
    const next = {
      first: Math.max(0, Math.floor(first / STRETCH) * STRETCH - STRETCH),
      last: Math.ceil(last / STRETCH) * STRETCH + STRETCH,
    };
    startTransition(() =>
      setRange((before) =>
        before.first === next.first && before.last === next.last ? before : next,
      ),
    );
  }, []);
  const cards: readonly (Card | undefined)[] = useCardRows(view, generation, [
    ...rows.subarray(range.first, range.last),
  ]);
  return {
    length: rows.length,
    cardAt: (index) => cards[index - range.first],
    onRange,
  };
}

/** Space shows the preview, P pins it. */
function useCardKeys(
  onKey?: (key: string, card: CatalogueCard) => void,
): (key: CardKey, card: Card) => void {
  return ({ kind, key, x }, card) => {
    if (key === ' ') {
      if (kind === 'up') return cardPreviews.leave();
      return cardPreviews.hold(card, x);
    }
    if (kind === 'up' || !singleKeysStore.get()) return undefined;
    if (key.toLowerCase() !== 'p') return onKey?.(key, card as CatalogueCard);
    const isPinned = cardPreviews.state.get().pinned?.cardno === card.cardno;
    return cardPreviews.send(isPinned ? { kind: 'close' } : { kind: 'pin', card });
  };
}

/** Puts already loaded cards before a list. */
function putBefore(first: readonly Card[] | undefined, rest: CardSource): CardSource {
  if (first === undefined || first.length === 0) return rest;
  const count = first.length;
  return {
    length: count + rest.length,
    cardAt: (index) => (index < count ? first[index] : rest.cardAt(index - count)),
    onRange: (from, to) => rest.onRange(Math.max(0, from - count), Math.max(0, to - count)),
  };
}

/** What a page adds to the cards of its list. */
export interface CardUses {
  /** Rendered below each tile of the grid. */
  readonly foot?: {
    readonly height: number;
    readonly draw: (card: CatalogueCard, open: () => void) => ReactNode;
  };
  /** Renders the owned copies beside a card's number. */
  readonly owned?: (card: Card) => ReactNode;
  readonly modalActions: (card: CatalogueCard, close: () => void) => ReactNode;
  /** Cards shown before the results, such as fan-made ones. */
  readonly before?: readonly CatalogueCard[];
  /** Content of slots between the cards. */
  readonly slot?: SlotUse | undefined;
  /** Handles single keys on a card, if they are switched on. */
  readonly onKey?: (key: string, card: CatalogueCard) => void;
  /** Additional handlers of a card's element, besides the preview's. */
  readonly handlers?: (card: CatalogueCard, open: (index: number) => void) => object;
}

export type CardResultsProps = CardUses & {
  browse: CardBrowse;
  shown: ListView;
  cardSize: number;
  withLine: boolean;
  withPrices: boolean;
};

/** Shows the results in the chosen view, and the open card. */
export function CardResults(props: CardResultsProps) {
  const { browse, shown, cardSize, withLine, withPrices, foot, handlers } = props;
  const { found, sort, setSort } = browse;
  const { t } = useLingui();
  const config = useGameConfig();
  const source = putBefore(props.before, useVisibleCards(browse.catalogue.view, found));
  const [place, space] = useListSpace();
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const now = useMoment();
  const onCardKey = useCardKeys(props.onKey);
  const previewProps = usePreviewTarget();
  // Preloaded; errors are handled on click.
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
