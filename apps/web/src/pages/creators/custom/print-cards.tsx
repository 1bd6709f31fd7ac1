import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useDrawing } from '#catalogue/faces/use-drawn-face.ts';
import type { CustomCard } from '#features/creators/custom-cards/api.ts';
import { FanFace } from '#features/creators/custom-cards/fan-face.tsx';
import './print-cards.css';

export type PrintCardsProps = { cards: readonly CustomCard[]; onDone: () => void };

/** Renders in steps, so that the page stays responsive with hundreds of cards. */
const CARDS_A_STEP = 6;

/** All cards in real size, nine per page. Printed when the pictures are loaded, then removed. */
export function PrintCards({ cards, onDone }: PrintCardsProps) {
  const { t } = useLingui();
  const sheet = useRef<HTMLUListElement>(null);
  const done = useRef(onDone);
  const isReady = useDrawing() !== undefined;
  const [count, setCount] = useState(0);
  const total = cards.length;
  useEffect(() => {
    if (!isReady || count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(Math.min(total, count + CARDS_A_STEP)));
    return () => cancelAnimationFrame(frame);
  }, [isReady, count, total]);
  useEffect(() => {
    if (count < total) return undefined;
    let isLeft = false;
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    // They are not visible, so the browser would not load them.
    for (const picture of pictures) picture.loading = 'eager';
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isLeft) return;
      window.print();
      done.current();
    });
    return () => {
      isLeft = true;
    };
  }, [count, total]);
  return (
    <>
      <p className="print-status" role="status">{t`Drawing ${count} of ${total} cards`}</p>
      <ul ref={sheet} className="print-cards" aria-hidden="true">
        {cards.slice(0, count).map((card) => (
          <li key={card.id}>
            <FanFace number={card.id} fields={card} picture={card.customPNG} use="print" />
          </li>
        ))}
      </ul>
    </>
  );
}
