import type { Card } from '@deckframe/domain/card';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { CardViewProps } from './card-source.ts';

type CardAnchorProps = Omit<CardViewProps, 'source' | 'label'> & {
  card: Card;
  index: number;
  className: string;
  children: ReactNode;
};

/** Opens the card where one is; a new tab or a copied address leads to the card's own page. */
export function CardAnchor(props: CardAnchorProps) {
  const { card, index, active, onActiveChange, onOpen, onCardKey, previewProps } = props;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onActiveChange(index);
    onOpen(index);
  };
  const tell = (kind: 'down' | 'up') => (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === ' ') event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onCardKey?.({ kind, key: event.key, x: left + width / 2 }, card);
  };
  return (
    <Link
      to="/cards/$cardno"
      params={{ cardno: card.cardno }}
      preload={false}
      className={props.className}
      data-index={index}
      tabIndex={index === active ? 0 : -1}
      onClick={open}
      onFocus={() => onActiveChange(index)}
      onKeyDown={tell('down')}
      onKeyUp={tell('up')}
      {...previewProps(card)}
    >
      {props.children}
    </Link>
  );
}
