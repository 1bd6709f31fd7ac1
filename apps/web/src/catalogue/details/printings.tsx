import type { Card } from '@deckframe/domain/card';
import { compareCardNumbers } from '@deckframe/domain/cards/catalogue/card-number';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardNumber } from '#catalogue/card-number.tsx';
import './printings.css';

const byNumber = (left: Card, right: Card) => compareCardNumbers(left.cardno, right.cardno);

export type PrintingsProps = { cards: readonly Card[]; current: string };

export function Printings({ cards, current }: PrintingsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Printings`}>
      <ul className="printings">
        {[...cards].sort(byNumber).map((card) => (
          <li key={card.cardno}>
            <Link
              to="/cards/$cardno"
              params={{ cardno: card.cardno }}
              className="printing"
              aria-current={card.cardno === current ? 'page' : undefined}
            >
              <CardFace card={card} alt="" sizes="72px" />
              <span className="mono printing__number">
                <CardNumber card={card} />
              </span>
              <span className="printing__rarity">{card.rarity}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
