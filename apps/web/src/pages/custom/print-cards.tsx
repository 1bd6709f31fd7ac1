import { useEffect, useRef } from 'react';
import type { CustomCard } from '#features/custom-cards/api.ts';
import { FanFace } from '#features/custom-cards/fan-face.tsx';
import './print-cards.css';

export type PrintCardsProps = { cards: readonly CustomCard[]; onDone: () => void };

/** Every card in its real size, nine on a page: printed once its pictures are there, then gone. */
export function PrintCards({ cards, onDone }: PrintCardsProps) {
  const sheet = useRef<HTMLUListElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let isLeft = false;
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    // Nobody sees them on the screen, so the browser would not fetch them by itself.
    for (const picture of pictures) picture.loading = 'eager';
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isLeft) return;
      window.print();
      done.current();
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <ul ref={sheet} className="print-cards" aria-hidden="true">
      {cards.map((card) => (
        <li key={card.id}>
          <FanFace number={card.id} fields={card} picture={card.customPNG} />
        </li>
      ))}
    </ul>
  );
}
