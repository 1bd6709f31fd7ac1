import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { DrawnFace } from '#ui/drawn-face.tsx';
import { listCardNumbers } from './card-value.ts';
import { splitEffect } from './split-effect.ts';
import { useLatePicture, type LatePicture } from './use-late-picture.ts';

export type FallbackFaceProps = LatePicture & { card: Card; alt: string };

/** The card in words where its picture is missing, or not drawn yet. */
export function FallbackFace({ card, alt, ...late }: FallbackFaceProps) {
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

/** Keywords without their brackets, of which not every font has signs. */
function PlainEffect({ text }: { text: string }) {
  return splitEffect(text).map(({ kind, text: part }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the same text always splits alike
    kind === 'text' ? part : <b key={index}>{` ${part} `}</b>,
  );
}
