import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { lazy, useState, type ComponentType } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { findCustomPicture, isCustomCard } from './custom-picture.ts';
import { reportError } from '#lib/report-error.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import { CardPicture } from '#ui/card-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import type { FallbackFaceProps } from './fallback-face.tsx';

/** Loaded only when a picture fails; otherwise the frame stays empty. */
const FallbackFace = lazy<ComponentType<FallbackFaceProps>>(() =>
  import('./fallback-face.tsx').then(
    (m) => ({ default: m.FallbackFace }),
    () => ({ default: () => null }),
  ),
);

export interface CardFaceProps {
  card: Card;
  sizes: string;
  /** Empty if the name is beside the picture. */
  alt?: '';
  eager?: boolean;
  className?: string;
}

export function CardFace({ card, sizes, alt, eager, className }: CardFaceProps) {
  const config = useGameConfig();
  const words = useCardWords(card);
  const [attempt, setAttempt] = useState(0);
  const template = findCustomPicture(card) ?? config.cardFront_template;
  const widths = config.cardFront_widths;
  const image = card.image ?? card.cardno;
  return (
    <CardPicture
      key={attempt}
      template={template}
      widths={widths}
      image={image}
      alt={alt ?? words}
      sizes={sizes}
      eager={eager}
      fallback={
        <FallbackFace
          card={card}
          alt={alt ?? words}
          sizes={sizes}
          srcSet={cardImageSources(template, widths, image).srcSet}
          onDrawn={() => setAttempt(attempt + 1)}
        />
      }
      onFail={(failed) => reportError(`Image could not be loaded: ${failed}`)}
      className={classNames(className, isCustomCard(card) && 'face--fan')}
    />
  );
}

/** "Halcyon Prime, Blue UNIT, level 7, cost 6, LR" */
function useCardWords(card: Card): string {
  const { t } = useLingui();
  const { level, cost } = card;
  const kind = [card.color, card.categorydata].filter(Boolean).join(' ');
  return [
    isCustomCard(card) && t`Fan-made`,
    card.name,
    kind,
    level !== null && t`level ${level}`,
    cost !== null && t`cost ${cost}`,
    card.rarity,
  ]
    .filter(Boolean)
    .join(', ');
}
