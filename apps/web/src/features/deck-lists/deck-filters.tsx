import { useLingui } from '@lingui/react/macro';
import { ListFilter, Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Chip, ToggleChip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { CardPicker } from './card-picker.tsx';
import { hasFilters, NO_FILTERS, type DeckSearch } from './deck-search.ts';
import './deck-filters.css';

/** Letters that follow each other are one search. */
const TYPING_MS = 250;

export type DeckFiltersProps = {
  search: DeckSearch;
  onChange: (next: DeckSearch, replace?: boolean) => void;
  orders: readonly { value: string; label: string }[];
  /** At the end of the line. */
  action?: ReactNode;
  before?: ReactNode;
};

/** Name, order, and behind a press: colours, archetype, cards in the deck, starter decks. */
export function DeckFilters({ search, onChange, orders, action, before }: DeckFiltersProps) {
  const { t } = useLingui();
  const { gameColors } = useGameConfig();
  const [isOpen, setOpen] = useState(() => hasFilters(search) && search.name === undefined);
  const colors = search.color?.split(',') ?? [];
  const cards = search.cards?.split(',') ?? [];
  const setList = (key: 'color' | 'cards', values: readonly string[]) =>
    onChange({ [key]: values.length === 0 ? undefined : values.join(',') });
  return (
    <div className="deck-filters">
      <div className="deck-filters__line">
        {before}
        <NameSearch name={search.name ?? ''} onChange={onChange} />
        <label className="deck-filters__order">
          <span className="sr-only">{t`Order`}</span>
          <select
            aria-label={t`Order`}
            value={search.order ?? orders[0]?.value}
            onChange={(event) => onChange({ order: event.target.value })}
          >
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <IconButton
          label={t`Filters`}
          icon={<ListFilter size={18} />}
          variant="framed"
          size="lg"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {action}
      </div>
      {isOpen && (
        <div className="deck-filters__panel">
          <div className="deck-filters__colors" role="group" aria-label={t`Colours`}>
            {gameColors.map(({ name, value }) => (
              <ToggleChip
                key={value}
                pressed={colors.includes(value)}
                icon={<GameColor value={value} size={18} />}
                onClick={() =>
                  setList(
                    'color',
                    colors.includes(value)
                      ? colors.filter((one) => one !== value)
                      : [...colors, value],
                  )
                }
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
          <CardPicker
            label={t`Holds the card`}
            onPick={(cardno) => setList('cards', [...new Set([...cards, cardno])].slice(-5))}
          />
          <CardPicker
            label={t`Face of the deck`}
            onPick={(favoriteCard) => onChange({ favoriteCard })}
          />
          <Switch
            label={t`Starter decks`}
            checked={search.starter === 'true'}
            onChange={(event) => onChange({ starter: event.target.checked ? 'true' : undefined })}
          />
        </div>
      )}
      {hasFilters(search) && (
        <div className="deck-filters__chips">
          {cards.map((cardno) => (
            <Chip
              key={cardno}
              name={t`Holds`}
              removeLabel={t`Remove ${cardno}`}
              onRemove={() =>
                setList(
                  'cards',
                  cards.filter((one) => one !== cardno),
                )
              }
            >
              {cardno}
            </Chip>
          ))}
          {search.favoriteCard && (
            <Chip
              name={t`Face`}
              removeLabel={t`Remove ${search.favoriteCard}`}
              onRemove={() => onChange({ favoriteCard: undefined })}
            >
              {search.favoriteCard}
            </Chip>
          )}
          {search.archetype && (
            <Chip
              name={t`Archetype`}
              removeLabel={t`Remove ${search.archetype}`}
              onRemove={() => onChange({ archetype: undefined })}
            >
              {search.archetype}
            </Chip>
          )}
          {search.customSeries && (
            <Chip
              name={t`Custom series`}
              removeLabel={t`Remove ${search.customSeries}`}
              onRemove={() => onChange({ customSeries: undefined })}
            >
              {search.customSeries}
            </Chip>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={<X size={14} />}
            onClick={() => onChange(NO_FILTERS)}
          >
            {t`Clear all`}
          </Button>
        </div>
      )}
    </div>
  );
}

type NameSearchProps = { name: string; onChange: (next: DeckSearch, replace?: boolean) => void };

function NameSearch({ name, onChange }: NameSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [sent, setSent] = useState(name);
  // Back, forward and Clear change the address from outside; one's own letters came from here.
  if (name !== sent) {
    setSent(name);
    if (name !== typed.trim()) setTyped(name);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => onChange({ name: text.trim() || undefined }, true);
  return (
    <TextField
      label={t`Search by name`}
      labelHidden
      placeholder={t`Deck name`}
      className="deck-filters__name"
      type="search"
      icon={<Search size={16} aria-hidden="true" />}
      value={typed}
      maxLength={100}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(text), TYPING_MS);
      }}
    />
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
