import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CardRow } from './card-row.tsx';

export type Choice = { cardno: string; copies: number; isWanted: boolean };
export type Chosen = ReadonlyMap<string, number>;

export type ChosenCardsProps = {
  choices: readonly Choice[];
  chosen: Chosen;
  cards: ReadonlyMap<string, CatalogueCard>;
  wantedWords: string;
  addLabel: string;
  emptyWords: string;
  onChange: (chosen: Chosen) => void;
};

const SHOWN_FIRST = 6;

/** The chosen cards of a side with counts, and below more to add, wanted ones first. */
export function ChosenCards(props: ChosenCardsProps) {
  const { choices, chosen, cards, wantedWords, addLabel, emptyWords, onChange } = props;
  const [isWhole, setWhole] = useState(false);
  const left = choices
    .filter(({ cardno }) => !chosen.has(cardno))
    .sort((one, two) => Number(two.isWanted) - Number(one.isWanted));
  const shown = isWhole ? left : left.slice(0, SHOWN_FIRST);
  const set = (cardno: string, copies: number) => {
    const next = new Map(chosen);
    if (copies === 0) next.delete(cardno);
    else next.set(cardno, copies);
    onChange(next);
  };
  return (
    <>
      <ul className="trade-cards">
        {choices
          .filter(({ cardno }) => chosen.has(cardno))
          .map((choice) => (
            <CardRow
              key={choice.cardno}
              cardno={choice.cardno}
              card={cards.get(choice.cardno)}
              note={choice.isWanted ? wantedWords : undefined}
            >
              <Copies
                name={cards.get(choice.cardno)?.name ?? choice.cardno}
                copies={chosen.get(choice.cardno) ?? 0}
                most={choice.copies}
                onChange={(copies) => set(choice.cardno, copies)}
              />
            </CardRow>
          ))}
      </ul>
      {choices.length === 0 && <p className="trade-notes__none">{emptyWords}</p>}
      {shown.length > 0 && <h3 className="terms__add">{addLabel}</h3>}
      <ul className="trade-cards">
        {shown.map((choice) => (
          <CardRow
            key={choice.cardno}
            cardno={choice.cardno}
            card={cards.get(choice.cardno)}
            note={choice.isWanted ? <b className="terms__wanted">{wantedWords}</b> : undefined}
          >
            <AddButton
              name={cards.get(choice.cardno)?.name ?? choice.cardno}
              onAdd={() => set(choice.cardno, 1)}
            />
          </CardRow>
        ))}
      </ul>
      {left.length > shown.length && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          <Trans>Show all {left.length}</Trans>
        </Button>
      )}
    </>
  );
}

function AddButton({ name, onAdd }: { name: string; onAdd: () => void }) {
  const { t } = useLingui();
  return <IconButton label={t`Add ${name}`} icon={<Plus size={16} />} onClick={onAdd} />;
}

type CopiesProps = {
  name: string;
  copies: number;
  most: number;
  onChange: (copies: number) => void;
};

function Copies({ name, copies, most, onChange }: CopiesProps) {
  const { t } = useLingui();
  return (
    <span className="trade-copies">
      <IconButton
        label={t`One ${name} less`}
        icon={<Minus size={16} />}
        onClick={() => onChange(copies - 1)}
      />
      <output aria-label={t`Copies of ${name}`}>{copies}</output>
      <IconButton
        label={t`One ${name} more`}
        icon={<Plus size={16} />}
        disabled={copies >= most}
        onClick={() => onChange(copies + 1)}
      />
    </span>
  );
}
