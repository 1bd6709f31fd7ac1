import type { PlannedCard } from '@deckframe/domain/collection/entries/plan-changes';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import './planned-row.css';

export type PlannedRowProps = {
  planned: PlannedCard;
  name: string;
  card: CatalogueCard | undefined;
  /** Content between name and counts, such as the line of the file. */
  source?: ReactNode;
  action?: ReactNode;
};

/** One card before and after. */
export function PlannedRow({ planned, name, card, source, action }: PlannedRowProps) {
  const { t } = useLingui();
  const { cardno, before, after } = planned;
  const marks = [
    after.trading && !before.trading && t`trading`,
    after.wanted && !before.wanted && t`wanted`,
    after.ignored && !before.ignored && t`ignored`,
    after.tag !== before.tag && `#${after.tag}`,
  ].filter((mark) => mark !== false);
  const [had, has] = [before.count, after.count];
  return (
    <li className="planned">
      <span className="planned__face">
        {card ? <CardFace card={card} sizes="36px" alt="" /> : <Skeleton />}
      </span>
      <span className="planned__name">
        <b>{name}</b>
        <small className="mono">
          {cardno}
          {card?.rarity && ` · ${card.rarity}`}
        </small>
      </span>
      {source}
      <span className="planned__count">
        <span className="sr-only">{t`From ${had} to ${has}`}</span>
        <span aria-hidden="true">{had}</span>
        <ArrowRight size={13} aria-hidden="true" />
        <b aria-hidden="true" data-way={Math.sign(has - had)}>
          {has}
        </b>
      </span>
      <span className="planned__marks">
        {had === 0 && has > 0 && <em>{t`new`}</em>}
        {marks.map((mark) => (
          <em key={mark}>{mark}</em>
        ))}
      </span>
      {action}
    </li>
  );
}
