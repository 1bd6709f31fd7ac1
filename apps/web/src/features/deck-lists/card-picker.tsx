import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { TextField } from '#ui/field.tsx';

const OFFERED = 6;

export type CardPickerProps = { label: string; onPick: (cardno: string) => void };

/** A card by its name or number. */
export function CardPicker({ label, onPick }: CardPickerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <div
      className="card-picker"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setText('');
      }}
    >
      <TextField
        label={label}
        placeholder={t`Name or number`}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      {text.trim().length > 1 && (
        <CardOffers
          text={text.trim()}
          onPick={(cardno) => {
            setText('');
            onPick(cardno);
          }}
        />
      )}
    </div>
  );
}

function CardOffers({ text, onPick }: { text: string; onPick: (cardno: string) => void }) {
  const { t } = useLingui();
  const catalogue = useCatalogue('all');
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: text.replaceAll(/[/"():<>=]/g, ' ') },
    sort: { column: 'name', direction: 'asc' },
    groupAlternates: true,
  });
  const cards = useCardRows(catalogue.view, found.generation, [...found.rows.subarray(0, OFFERED)]);
  return (
    <div className="card-picker__list" role="group" aria-label={t`Cards found`}>
      {cards
        .filter((card) => card !== undefined)
        .map((card) => (
          <button key={card.cardno} type="button" onClick={() => onPick(card.originalid)}>
            {card.color && <GameColor value={card.color} size={14} />}
            {card.name}
            <span className="mono">{card.cardno}</span>
          </button>
        ))}
      {!found.busy && found.total === 0 && <p className="card-picker__none">{t`No card found.`}</p>}
    </div>
  );
}
