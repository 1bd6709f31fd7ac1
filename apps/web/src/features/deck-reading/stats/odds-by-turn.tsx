import type { DeckLine } from '@deckframe/domain/deck/deck';
import { groupDeckLines, orderLines } from '@deckframe/domain/deck/deck-groups';
import { computeOdds } from '@deckframe/domain/odds/compute-odds';
import type { GameSetup } from '@deckframe/domain/odds/game-setup';
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

/** Exact chances to have drawn a card, or any of a type, by each turn. */
export function OddsByTurn({ lines, cards, setup }: OddsByTurnProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState('');
  const [atLeast, setAtLeast] = useState(1);
  const [isExchanging, setExchanging] = useState(setup.redraw !== 'none');
  const groups = listChoices(lines, cards, t`Any`);
  const choice = groups.find(({ key }) => key === chosen) ?? groups[0];
  if (!choice) return <p className="odds-note">{t`Add cards, and their odds stand here.`}</p>;
  const wish = [[{ cards: choice.cards, atLeast }]];
  const odds = computeOdds(setup, { wish, keep: isExchanging ? wish : undefined, turns: TURNS });
  const rows = odds && [
    { name: t`First hand`, chance: odds.hand },
    ...odds.turns.map((chance, turn) => ({ name: t`Turn ${turn + 1}`, chance })),
    ...(setup.shields > 0 ? [{ name: t`In the shields`, chance: odds.shields }] : []),
  ];
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
            label={t`Exchange a first hand without it`}
            checked={isExchanging}
            onChange={(event) => setExchanging(event.target.checked)}
          />
        )}
      </div>
      {rows ? (
        <div className="odds-rows">
          {rows.map(({ name, chance }) => (
            <OddsRow key={name} name={name} chance={chance} text={i18n.number(chance, PERCENT)} />
          ))}
        </div>
      ) : (
        <p className="odds-note">{t`This deck is too large to count.`}</p>
      )}
      <p className="odds-note">
        {t`Exact, by ${setup.handSize} cards in hand and ${setup.drawsPerTurn} drawn each turn.`}
      </p>
    </>
  );
}

function OddsRow({ name, chance, text }: { name: string; chance: number; text: string }) {
  return (
    <>
      <span>{name}</span>
      <div className="meter" aria-hidden="true">
        <i style={{ width: `${chance * 100}%` }} />
      </div>
      <b>{text}</b>
    </>
  );
}

/** Each type of the deck, then each card. */
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
