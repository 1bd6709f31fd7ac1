import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { CardPicker } from '../../deck-lists/card-picker.tsx';
import { joinList, splitList, type DeckSearch } from './deck-search.ts';

const MOST_CARDS = 5;
/** As many cards may be missing when nobody says how many. */
const NEARLY = '3';

type DeckFilterPanelProps = { search: DeckSearch; onChange: (next: DeckSearch) => void };

/** Colours, archetype, cards in the deck, starter decks. */
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

/** Takes effect with Enter or when it is left. */
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
