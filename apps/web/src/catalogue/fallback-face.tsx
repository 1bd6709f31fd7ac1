import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { DrawnFace } from '#ui/drawn-face.tsx';
import { listCardNumbers } from './card-value.ts';
import { isCustomCard } from './custom-picture.ts';
import { useDrawnFace } from './faces/use-drawn-face.ts';
import { splitEffect } from './split-effect.ts';
import { useLatePicture, type LatePicture } from './use-late-picture.ts';

export type FallbackFaceProps = LatePicture & { card: Card; alt: string };

/** Narrower faces show less text. */
const FULL_FROM = 200;

/** Shown without a picture: fan-made cards are drawn, others are text. */
export function FallbackFace({ card, alt, ...late }: FallbackFaceProps) {
  const isFan = isCustomCard(card);
  const row = useMemo(() => (isFan ? { ...card, id: card.cardno } : null), [card, isFan]);
  const width = Number(/(?<!\d)(\d+)px$/.exec(late.sizes)?.[1] ?? 0);
  const drawn = useDrawnFace(row, width < FULL_FROM ? 'small' : 'full');
  if (drawn !== undefined) return <img className="face__img" src={drawn} alt={alt} />;
  return <WordsFace card={card} alt={alt} {...late} />;
}

function WordsFace({ card, alt, ...late }: FallbackFaceProps) {
  const { i18n } = useLingui();
  const config = useGameConfig();
  useLatePicture(late);
  return (
    <DrawnFace
      name={card.name}
      number={card.cardno}
      alt={alt}
      color={card.color}
      kind={card.categorydata}
      text={card.effectdata && <PlainEffect text={card.effectdata} />}
      numbers={listCardNumbers(config, card, i18n.locale).map(({ label, values }) => ({
        label,
        value: values.join(', '),
      }))}
    />
  );
}

/** Keywords without brackets, which some fonts lack. */
function PlainEffect({ text }: { text: string }) {
  return splitEffect(text).map(({ kind, text: part }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the same text always splits alike
    kind === 'text' ? part : <b key={index}>{` ${part} `}</b>,
  );
}
