import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { groupDeckLines, orderLines } from '@deckframe/domain/decks/deck/deck-groups';
import { computeOdds } from '@deckframe/domain/decks/odds/compute-odds';
import type { BySeat, GameSetup } from '@deckframe/domain/decks/odds/game-setup';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField } from '#ui/field.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import './deck-stats.css';

export type OddsByTurnProps = { lines: readonly DeckLine[]; cards: DeckCards; setup: GameSetup };

const TURNS = 6;
const MOST = 4;
const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Exact odds of having drawn a card, or a card of a type, by each turn. */
export function OddsByTurn({ lines, cards, setup }: OddsByTurnProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [atLeast, setAtLeast] = useState(1);
  const [isExchanging, setExchanging] = useState(setup.redraw !== 'none');
  const groups = listChoices(lines, cards, t`Any`);
  const choice = groups.find(({ key }) => key === chosen) ?? groups[0];
  if (!choice) return <p className="odds-note">{t`Add cards to see their odds.`}</p>;
  const wish = [[{ cards: choice.cards, atLeast }]];
  const odds = computeOdds(setup, { wish, keep: isExchanging ? wish : undefined, turns: TURNS });
  const rows: Row[] | undefined = odds && [
    { name: t`First hand`, chances: [odds.hand, odds.hand] },
    ...odds.turns.map((chances, turn) => ({ name: t`Turn ${turn + 1}`, chances })),
    ...(setup.shields > 0
      ? [{ name: t`In the shields`, chances: [odds.shields, odds.shields] as const }]
      : []),
  ];
  const bySeat = setup.firstDraws[0] !== setup.firstDraws[1];
  const draws = plural(setup.drawsPerTurn, {
    one: 'one draw per turn',
    other: '# draws per turn',
  });
  return (
    <>
      <div className="odds-form">
        <SelectField
          label={t`Card or type`}
          value={choice.key}
          onChange={(event) => setChosen(event.target.value)}
          options={groups.map(({ key, label }) => ({ value: key, label }))}
        />
        <SelectField
          label={t`At least`}
          value={String(atLeast)}
          onChange={(event) => setAtLeast(Number(event.target.value))}
          options={Array.from({ length: MOST }, (_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
        />
        {setup.redraw !== 'none' && (
          <Checkbox
            label={t`Mulligan if it is missing`}
            checked={isExchanging}
            onChange={(event) => setExchanging(event.target.checked)}
          />
        )}
      </div>
      {rows ? (
        <OddsRows rows={rows} bySeat={bySeat} />
      ) : (
        <p className="odds-note">{t`This deck is too large to count.`}</p>
      )}
      <p className="odds-note">
        {t`Exact odds: opening hand of ${setup.handSize}, ${draws}.`}
        {bySeat && ` ${t`Going first, you draw nothing on turn 1.`}`}
      </p>
    </>
  );
}

type Row = { name: string; chances: BySeat };

/** One column per seat if they draw different numbers; otherwise one with a bar. */
function OddsRows({ rows, bySeat }: { rows: readonly Row[]; bySeat: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <table className={bySeat ? 'odds-rows odds-rows--seats' : 'odds-rows'}>
      <thead className={bySeat ? undefined : 'sr-only'}>
        <tr>
          <th scope="col">{t`Turn`}</th>
          <th scope="col">{bySeat ? t`Going first` : t`Chance`}</th>
          {bySeat && <th scope="col">{t`Going second`}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, chances }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {chances.slice(0, bySeat ? 2 : 1).map((chance, seat) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
              <td key={seat}>
                <span className="meter" aria-hidden="true">
                  <i style={{ width: `${chance * 100}%` }} />
                </span>
                <b>{i18n.number(chance, PERCENT)}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The types of the deck, then its cards. */
function listChoices(lines: readonly DeckLine[], { rules, findCard }: DeckCards, any: string) {
  const types = groupDeckLines(rules, lines)
    .filter(({ separator }) => separator !== null)
    .map(({ separator, lines: group, count }) => ({
      key: `type:${separator}`,
      label: `${any} ${separator} (${count})`,
      cards: group.map(({ cardno }) => cardno),
    }));
  const single = orderLines(rules, lines).map(({ cardno, quantity }) => ({
    key: cardno,
    label: `${findCard(cardno)?.name ?? cardno} (${quantity})`,
    cards: [cardno],
  }));
  return [...single, ...types];
}
