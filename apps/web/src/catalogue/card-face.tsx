import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { findCustomPicture } from './custom-picture.ts';
import { reportError } from '#lib/report-error.ts';
import { CardPicture } from '#ui/card-picture.tsx';

export interface CardFaceProps {
  card: Card;
  sizes: string;
  /** Empty where the name stands beside the face; otherwise the face speaks for itself. */
  alt?: '';
  eager?: boolean;
  className?: string;
}

/** A card's picture by the game's own template. */
export function CardFace({ card, sizes, alt, eager, className }: CardFaceProps) {
  const config = useGameConfig();
  const words = useCardWords(card);
  return (
    <CardPicture
      template={findCustomPicture(card) ?? config.cardFront_template}
      widths={config.cardFront_widths}
      image={card.image ?? card.cardno}
      alt={alt ?? words}
      sizes={sizes}
      eager={eager}
      fallback={{ name: card.name, number: card.cardno, color: card.color }}
      onFail={(image) => reportError(`Image could not be loaded: ${image}`)}
      className={className}
    />
  );
}

/** "Halcyon Prime, Blue UNIT, level 7, cost 6, LR" */
function useCardWords(card: Card): string {
  const { t } = useLingui();
  const { level, cost } = card;
  const kind = [card.color, card.categorydata].filter(Boolean).join(' ');
  return [
    card.name,
    kind,
    level !== null && t`level ${level}`,
    cost !== null && t`cost ${cost}`,
    card.rarity,
  ]
    .filter(Boolean)
    .join(', ');
}
