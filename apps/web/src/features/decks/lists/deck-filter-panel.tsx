import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { joinList, splitList, type DeckSearch } from './deck-search.ts';

const OFFERED = 6;

type CardPickerProps = { label: string; onPick: (cardno: string) => void };

/** Chooses a card by name or number. */
function CardPicker({ label, onPick }: CardPickerProps) {
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

const MOST_CARDS = 5;
/** Default limit of missing cards. */
const NEARLY = '3';

type DeckFilterPanelProps = { search: DeckSearch; onChange: (next: DeckSearch) => void };

/** Filters by colours, archetype, cards, and starter decks. */
export function DeckFilterPanel({ search, onChange }: DeckFilterPanelProps) {
  const { t } = useLingui();
  const { gameColors } = useGameConfig();
  const isMember = useUser() !== undefined;
  const colors = splitList(search.color);
  const cards = splitList(search.cards);
  const toggleColor = (value: string) => {
    const others = colors.filter((one) => one !== value);
    onChange({ color: joinList(colors.includes(value) ? others : [...colors, value]) });
  };
  const addCard = (cardno: string) =>
    onChange({ cards: joinList([...new Set([...cards, cardno])].slice(-MOST_CARDS)) });
  return (
    <div className="deck-filters__panel">
      <div className="deck-filters__colors" role="group" aria-label={t`Colors`}>
        {gameColors.map(({ name, value }) => (
          <ToggleChip
            key={value}
            pressed={colors.includes(value)}
            icon={<GameColor value={value} size={18} />}
            onClick={() => toggleColor(value)}
          >
            {name}
          </ToggleChip>
        ))}
      </div>
      <LazyField
        label={t`Archetype`}
        value={search.archetype ?? ''}
        onCommit={(archetype) => onChange({ archetype: archetype || undefined })}
      />
      <CardPicker label={t`Contains the card`} onPick={addCard} />
      <CardPicker label={t`Cover card`} onPick={(favoriteCard) => onChange({ favoriteCard })} />
      {isMember && (
        <Switch
          label={t`I could build it with 3 more cards`}
          checked={search.missing !== undefined}
          onChange={(event) => onChange({ missing: event.target.checked ? NEARLY : undefined })}
        />
      )}
      <Switch
        label={t`Starter decks`}
        checked={search.starter === 'true'}
        onChange={(event) => onChange({ starter: event.target.checked ? 'true' : undefined })}
      />
    </div>
  );
}

type LazyFieldProps = { label: string; value: string; onCommit: (value: string) => void };

/** Applies on Enter or blur. */
function LazyField({ label, value, onCommit }: LazyFieldProps) {
  const [typed, setTyped] = useState(value);
  const commit = () => typed.trim() !== value && onCommit(typed.trim());
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
