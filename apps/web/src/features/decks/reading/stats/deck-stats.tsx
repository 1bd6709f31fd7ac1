import { type Deck, type DeckLine, countCards } from '@deckframe/domain/decks/deck/deck';
import { colorsOf, computeStatistics, countChart } from '@deckframe/domain/decks/deck/deck-figures';
import {
  type DeckRules,
  getMainZone,
  listZoneLines,
} from '@deckframe/domain/decks/deck/deck-rules';
import { createGameSetup, type GameSetup } from '@deckframe/domain/decks/odds/game-setup';
import { computePlayableOdds } from '@deckframe/domain/decks/odds/playable-odds';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { colorCodeOf } from '#decks/cards/color-code.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { Panel } from '#ui/panel.tsx';
import { listCurveBars } from './mini-curve.tsx';
import { OddsByTurn } from './odds-by-turn.tsx';
import { StackedColumns } from './stacked-columns.tsx';
import './deck-stats.css';

type DeckOddsProps = { rules: DeckRules; setup: GameSetup };

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;

/** The odds of a playable card in the first turns, and how they are computed. */
function DeckOdds({ rules, setup }: DeckOddsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="gauges">
      {computePlayableOdds(rules, setup).map(({ id, turn, seen: [seen], chances, playable }) => {
        const [first, second] = chances;
        const both = first === second ? null : t`going second ${i18n.number(second, PERCENT)}`;
        return (
          <div key={id} className="gauge">
            <b>{i18n.number(first, PERCENT)}</b>
            <span>
              {t`a play by turn ${turn}`}
              <br />
              {plural(seen, {
                one: `# card seen, ${playable} playable`,
                other: `# cards seen, ${playable} playable`,
              })}
              {both && (
                <>
                  <br />
                  {both}
                </>
              )}
            </span>
            <div className="meter" aria-hidden="true">
              <i style={{ width: `${first * 100}%` }} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

const FILLS = 6;

type ShareBarProps = { label: string; parts: ReadonlyMap<string, number> };

/** Parts of a total, distinguished by pattern and label. */
function ShareBar({ label, parts }: ShareBarProps) {
  const all = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const words = [...parts].map(([name, count]) => `${name} ${count}`).join(', ');
  return (
    <>
      <div className="share-bar" role="img" aria-label={`${label}: ${words}`}>
        {[...parts].map(([name, count], at) => (
          <i
            key={name}
            data-fill={Math.min(at, FILLS - 1)}
            style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
          />
        ))}
      </div>
      <ul className="share-legend" aria-hidden="true">
        {[...parts].map(([name, count], at) => (
          <li key={name}>
            <i data-fill={Math.min(at, FILLS - 1)} />
            {name} <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

export type DeckStatsProps = { deck: Deck; cards: DeckCards };

/** All statistics of the main deck: charts, odds, types, rarities and price. */
export function DeckStats({ deck, cards }: DeckStatsProps) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const withPrices = usePricesShown();
  const { rules } = cards;
  const lines = listZoneLines(rules, deck, getMainZone(config));
  const { charts, types, rarities, price, unique, cards: count } = computeStatistics(rules, lines);
  const setup = createGameSetup({ ...rules, config }, deck);
  const numeric = charts.filter(({ bars }) => bars.every(({ value }) => typeof value === 'number'));
  return (
    <div className="deck-stats">
      {numeric.map((chart, at) => {
        const average = averageOf(rules, lines, chart.column);
        return (
          <Panel
            key={chart.name}
            heading={t`${chart.name} curve`}
            aside={average !== null && t`avg ${i18n.number(average, { maximumFractionDigits: 1 })}`}
          >
            <StackedColumns
              label={t`${chart.name} curve`}
              labels={listCurveBars(chart).map(({ value }) => String(value))}
              series={toSeries(rules, lines, at)}
            />
          </Panel>
        );
      })}
      <Panel heading={t`Opening odds`}>
        <DeckOdds rules={rules} setup={setup} />
      </Panel>
      <Panel heading={t`Odds by turn`}>
        <OddsByTurn lines={lines} cards={cards} setup={setup} />
      </Panel>
      <Panel heading={t`Types`} aside={t`${unique} different of ${count}`}>
        <ShareBar label={t`Types`} parts={types} />
      </Panel>
      {rarities.size > 0 && (
        <Panel heading={t`Rarities`}>
          <ShareBar label={t`Rarities`} parts={rarities} />
        </Panel>
      )}
      {withPrices && count > 0 && (
        <Panel heading={t`Price`} aside={t`market`}>
          <p className="deck-stats__price">{i18n.number(price.total, PRICE_FORMAT)}</p>
          {price.unpriced > 0 && (
            <p className="deck-stats__note">
              {plural(price.unpriced, {
                one: '# card has no price.',
                other: '# cards have no price.',
              })}
            </p>
          )}
        </Panel>
      )}
    </div>
  );

  /** One series per colour. */
  function toSeries(of: DeckRules, all: readonly DeckLine[], at: number) {
    const chart = of.config.charts.filter(({ name }) => numeric.some((one) => one.name === name))[
      at
    ];
    if (!chart) return [];
    const byColor = Map.groupBy(all, ({ cardno }) => {
      const card = of.findCard(cardno);
      return (card && colorsOf(of.config, card)[0]) ?? '';
    });
    // The colour with the most cards gets the solid pattern.
    return [...byColor]
      .sort(([, left], [, right]) => countCards(right) - countCards(left))
      .map(([color, group]) => ({
        name:
          config.gameColors.find(({ value }) => value === color)?.name ?? (color || t`No color`),
        color: color === '' ? 'var(--line-ctl)' : colorCodeOf(config, color),
        values: listCurveBars(countChart(of, group, chart)).map(
          ({ count: cardCount }) => cardCount,
        ),
      }));
  }
}

function averageOf(rules: DeckRules, lines: readonly DeckLine[], column: string): number | null {
  let cards = 0;
  let total = 0;
  for (const { cardno, quantity } of lines) {
    const value = rules.findCard(cardno)?.[column];
    if (typeof value !== 'number') continue;
    cards += quantity;
    total += value * quantity;
  }
  return cards === 0 ? null : total / cards;
}
