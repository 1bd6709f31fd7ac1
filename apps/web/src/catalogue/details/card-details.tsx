import { CardNumber } from '#catalogue/card-number.tsx';
import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listCardFields, listCardNumbers } from '#catalogue/card-value.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import { splitEffectLines, toKeywordName } from '#catalogue/split-effect.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Tag } from '#ui/tag.tsx';
import './card-details.css';

/** Shows rules text with keyword explanations, never as HTML. */
function EffectLines({ text }: { text: string }) {
  const { t } = useLingui();
  const { keywordTagDescriptions: help } = useGameConfig();
  const lines = splitEffectLines(text);
  const names = lines
    .flat()
    .filter(({ kind }) => kind !== 'text')
    .map((part) => toKeywordName(part.text));
  const explained = [...new Set(names)].filter((name) => Object.hasOwn(help, name));
  return (
    <>
      <div className="effect-lines">
        {lines.map((parts, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same text always splits alike
          <p key={line}>
            {parts.map(({ kind, text: words }, place) =>
              kind === 'text' ? (
                words
              ) : (
                <b
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  key={place}
                  className={`effect-mark effect-mark--${kind}`}
                  data-tip={help[toKeywordName(words)]}
                >
                  {words}
                </b>
              ),
            )}
          </p>
        ))}
      </div>
      {explained.length > 0 && (
        <details className="keyword-help">
          <summary>{t`What the keywords mean`}</summary>
          <dl>
            {explained.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{help[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

export type CardDetailsProps = {
  card: Card;
  /** Renders a value, for example as a link. */
  renderValue?: (column: string, value: string) => ReactNode;
};

export function CardKind({ card }: { card: Card }) {
  const { rarity_column: rarityColumn } = useGameConfig();
  return (
    <p className="card-kind">
      {card.color && <GameColor value={card.color} size={18} labelled />}
      {card.categorydata && <span>{card.categorydata}</span>}
      <span className="mono">
        <CardNumber card={card} />
      </span>
      {card.rarity && (
        <span data-rarity={card.rarity} data-column={rarityColumn}>
          <Tag>{card.rarity}</Tag>
        </span>
      )}
    </p>
  );
}

export function CardDetails({ card, renderValue }: CardDetailsProps) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const numbers = listCardNumbers(config, card, i18n.locale);
  const shown = new Set([
    ...numbers.map(({ column }) => column),
    config.cardId_column,
    config.cardColor_column,
    config.cardType_column,
    config.rarity_column,
    ...(card.seriesname ? [config.series_column] : []),
  ]);
  const fields = listCardFields(config, card).filter(({ column }) => !shown.has(column));
  return (
    <div className="card-details">
      {numbers.length > 0 && (
        <dl className="card-numbers">
          {numbers.map(({ column, label, values }) => (
            <div key={column}>
              <dt>{label}</dt>
              <dd>{values[0]}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.effectdata ? (
        <EffectLines text={card.effectdata} />
      ) : (
        <p className="card-no-effect">{t`This card has no rules text.`}</p>
      )}
      <dl className="card-fields">
        {fields.map(({ column, label, values }) => (
          <div key={column}>
            <dt>{label}</dt>
            <dd>
              {values.map((value, place) => (
                <span key={value}>
                  {place > 0 && ', '}
                  {renderValue?.(column, value) ?? value}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
