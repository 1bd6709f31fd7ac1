import type { Card } from '@deckframe/domain/card';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import type { CardViewProps } from './card-source.ts';

const CARD_PATH = getPage('card').path;

type CardAnchorProps = Omit<CardViewProps, 'source' | 'label'> & {
  card: Card;
  index: number;
  className: string;
  children: ReactNode;
};

/** Opens the card dialog; the link leads to the card page. */
export function CardAnchor(props: CardAnchorProps) {
  const { card, index, active, onActiveChange, onOpen, onCardKey, previewProps } = props;
  const { gameid } = useGameConfig();
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
    // A plain link, because router links are slower.
    <a
      href={gameBasePath(gameid) + fillPath(CARD_PATH, { cardno: card.cardno })}
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
    </a>
  );
}
