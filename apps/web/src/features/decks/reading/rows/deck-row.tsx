import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Brush, Ellipsis, Minus, Plus } from 'lucide-react';
import {
  useEffect,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { colorCodeOf } from '#decks/cards/color-code.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import { isCustomCard } from '#catalogue/custom-picture.ts';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { readCardValue } from '#catalogue/read-card-value.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import './deck-row.css';

/** Same file as the pool's tiles. */
const ART_SIZES = '140px';
/** Keys that set the number of copies. */
const COUNT_KEY = /^[0-4]$/;

export type RowChange = {
  onAdd: () => void;
  onRemove: () => void;
  onSet: (quantity: number) => void;
  menu: readonly MenuItem[];
};

export type DeckRowProps = {
  line: DeckLine;
  /** Undefined for a card that the catalogue lacks. */
  card: CatalogueCard | undefined;
  /** The broken rule, if any. */
  reason?: string;
  isFull: boolean;
  onOpen: () => void;
  change?: RowChange;
  rowProps?: object;
};

/** Shows the card while the row has the pointer or the keyboard's focus. */
function useRowPreview(card: CatalogueCard | undefined) {
  const previewProps = usePreviewTarget();
  const isShown = useRef(false);
  const leave = () => {
    if (isShown.current) cardPreviews.leave();
    isShown.current = false;
  };
  // A row that is removed gets no event.
  useEffect(
    () => () => {
      if (isShown.current) cardPreviews.leave();
    },
    [],
  );
  const { onPointerEnter } = card ? previewProps(card) : {};
  if (!card || !onPointerEnter) return {};
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      isShown.current = true;
      onPointerEnter(event);
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.matches(':focus-visible')) return;
      isShown.current = true;
      cardPreviews.hover(card, currentTarget.getBoundingClientRect().left);
    },
    onBlur: leave,
  };
}

/** A line of a deck: card, count and one action. */
export function DeckRow(props: DeckRowProps) {
  const { line, card, reason, isFull, onOpen, change } = props;
  const { t } = useLingui();
  const config = useGameConfig();
  const name = card?.name ?? line.cardno;
  const preview = useRowPreview(card);
  const level = card ? readCardValue(card, config.statsConfig.levelColumn) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    if (COUNT_KEY.test(event.key)) change.onSet(Number(event.key));
    else if (event.key === '+' || event.key.toLowerCase() === 'a') change.onAdd();
    else if (event.key === '-' || event.key === 'Delete') change.onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onContextMenu = (event: MouseEvent) => {
    if (!change) return;
    event.preventDefault();
    change.onRemove();
  };
  const style = { '--cc': colorCodeOf(config, card?.color) } as CSSProperties;
  return (
    <li
      className="deck-row"
      style={style}
      data-bad={reason ? '' : undefined}
      data-unknown={card ? undefined : ''}
      {...props.rowProps}
    >
      {card && <CardArt card={card} sizes={ART_SIZES} className="deck-row__art" />}
      <span className="deck-row__veil" />
      <button
        type="button"
        className="deck-row__main"
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        aria-keyshortcuts={change ? '+ - 0 1 2 3 4' : undefined}
        data-cardno={line.cardno}
        {...preview}
      >
        {card?.color && <GameColor value={card.color} size={14} labelled />}
        {level !== null && <span className="deck-row__level">{level}</span>}
        <span className="deck-row__name">{name}</span>
        {card && isCustomCard(card) && (
          <span className="deck-row__fan" data-tip={t`Fan-made`}>
            <Brush size={13} aria-hidden="true" />
            <span className="sr-only">{t`Fan-made`}</span>
          </span>
        )}
        {!change && (
          <span
            className="deck-row__count"
            aria-label={plural(line.quantity, { one: '# copy', other: '# copies' })}
          >
            {line.quantity}
          </span>
        )}
      </button>
      {change && (
        <span
          className="deck-row__step"
          role="group"
          aria-label={t`${name}, ${line.quantity} copies`}
        >
          <button
            type="button"
            className="deck-row__press"
            aria-label={t`Remove one ${name}`}
            onClick={change.onRemove}
          >
            <Minus size={14} aria-hidden="true" />
          </button>
          <b className="deck-row__count">{line.quantity}</b>
          <button
            type="button"
            className="deck-row__press"
            aria-label={t`Add one ${name}`}
            aria-disabled={isFull || undefined}
            onClick={change.onAdd}
          >
            <Plus size={14} aria-hidden="true" />
          </button>
          <Menu
            trigger={
              <button type="button" className="deck-row__press" aria-label={t`More for ${name}`}>
                <Ellipsis size={14} aria-hidden="true" />
              </button>
            }
            items={change.menu}
          />
        </span>
      )}
      {reason && <span className="deck-row__reason">{reason}</span>}
    </li>
  );
}
