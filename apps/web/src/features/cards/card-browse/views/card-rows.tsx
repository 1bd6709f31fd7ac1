import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { listCardNumbers } from '#catalogue/card-value.ts';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardNumber } from '#catalogue/card-number.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import { toPlainEffect } from '#catalogue/split-effect.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { CardAnchor } from './card-anchor.tsx';
import type { CardViewProps } from './card-source.ts';
import { AdStrips } from './ad-strips.tsx';
import { useRowPlan } from './row-plan.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './card-rows.css';

const ROW_HEIGHT = 60;

export type CardRowsProps = CardViewProps & { withPrices: boolean };

/** One card per line: art strip, name, facts and the start of its text. */
export function CardRows(props: CardRowsProps) {
  const { source, label } = props;
  const { t } = useLingui();
  const { length } = source;
  const slots = props.slot ? 'strip' : 'none';
  const plan = useRowPlan({ length, columns: 1, rowHeight: ROW_HEIGHT, slots });
  const { grid, rows, onKeyDown } = useVirtualRows(props, plan);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={source.length}
      aria-colcount={1}
      className="card-rows"
      style={{ height: plan.height }}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ row: index, start }) => {
        const card = source.cardAt(index);
        return (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1}
            className="card-row"
            style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
          >
            <div role="gridcell" aria-busy={!card || undefined}>
              {card ? (
                <CardAnchor {...props} card={card} index={index} className="card-row__link">
                  <RowFace card={card} withPrices={props.withPrices} owned={props.owned} />
                </CardAnchor>
              ) : (
                <span className="sr-only">{t`Loading`}</span>
              )}
            </div>
            <AdStrips plan={plan} row={index} slot={props.slot} />
          </div>
        );
      })}
    </div>
  );
}

function RowFace({
  card,
  withPrices,
  owned,
}: Pick<CardRowsProps, 'owned' | 'withPrices'> & { card: Card }) {
  const { i18n } = useLingui();
  const config = useGameConfig();
  return (
    <>
      <CardFace card={card} alt="" sizes="44px" className="card-row__art" />
      {card.color && <GameColor value={card.color} size={18} labelled />}
      <span className="card-row__words">
        <b className="card-row__name">{card.name}</b>
        <span className="card-row__sub">
          <span className="mono">
            <CardNumber card={card} />
          </span>
          {[card.categorydata, card.rarity].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="card-row__text">{toPlainEffect(card.effectdata ?? '')}</span>
      <span className="card-row__numbers">
        {listCardNumbers(config, card, i18n.locale).map(({ column, label, values }) => (
          <span key={column}>
            {label} <b>{values[0]}</b>
          </span>
        ))}
      </span>
      {owned?.(card)}
      {withPrices && <CardPrice card={card} className="card-row__price" />}
    </>
  );
}
