import { orderOf } from '@deckframe/domain/decks/deck/deck-orders';
import {
  parseDeckSearch,
  printDeckSearch,
  type DeckSearchWords,
} from '@deckframe/domain/decks/deck/deck-search-words';
import { useLingui } from '@lingui/react/macro';
import { ListFilter, Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DeckFilterPanel } from './deck-filter-panel.tsx';
import { hasFilters, joinList, NO_FILTERS, splitList, type DeckSearch } from './deck-search.ts';
import '#ui/order-box.css';
import './deck-filters.css';

type DeckFilterChipsProps = { search: DeckSearch; onChange: (next: DeckSearch) => void };

/** Active filters with remove buttons. */
function DeckFilterChips({ search, onChange }: DeckFilterChipsProps) {
  const { t } = useLingui();
  const cards = splitList(search.cards);
  return (
    <div className="deck-filters__chips">
      {cards.map((cardno) => (
        <Chip
          key={cardno}
          name={t`Contains`}
          removeLabel={t`Remove ${cardno}`}
          onRemove={() => onChange({ cards: joinList(cards.filter((one) => one !== cardno)) })}
        >
          {cardno}
        </Chip>
      ))}
      {search.favoriteCard && (
        <Chip
          name={t`Cover card`}
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
      {search.missing && (
        <Chip
          name={t`Missing`}
          removeLabel={t`Remove missing<=${search.missing}`}
          onRemove={() => onChange({ missing: undefined })}
        >
          {t`at most ${search.missing} cards of mine`}
        </Chip>
      )}
      <Button size="sm" variant="ghost" icon={<X size={14} />} onClick={() => onChange(NO_FILTERS)}>
        {t`Clear all`}
      </Button>
    </div>
  );
}

/** Letters typed within this time are one search. */
const TYPING_MS = 250;

export type DeckFiltersProps = {
  search: DeckSearch;
  onChange: (next: DeckSearch, replace?: boolean) => void;
  /** Sort orders, in the documented order of their modes. */
  orders: readonly { value: string; label: string }[];
  action?: ReactNode;
  before?: ReactNode;
};

/** Name, order and a panel with further filters. */
export function DeckFilters({ search, onChange, orders, action, before }: DeckFiltersProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(() => hasFilters(search) && search.name === undefined);
  return (
    <div className="deck-filters">
      <div className="deck-filters__line">
        {before}
        <NameSearch text={printDeckSearch(wordsOf(search))} onChange={onChange} />
        <label className="order-box">
          <span className="sr-only">{t`Order`}</span>
          <select
            aria-label={t`Order`}
            value={
              orderOf(
                orders.map(({ value }) => value),
                search.order,
              ) ?? orders[0]?.value
            }
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
      {isOpen && <DeckFilterPanel search={search} onChange={onChange} />}
      {hasFilters(search) && <DeckFilterChips search={search} onChange={onChange} />}
    </div>
  );
}

type NameSearchProps = { text: string; onChange: (next: DeckSearch, replace?: boolean) => void };

/** Words of the name. `missing<=3` finds decks with at most three missing cards. */
function NameSearch({ text, onChange }: NameSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  // Updates from outside only.
  if (text !== sent) {
    setSent(text);
    if (text !== printDeckSearch(parseDeckSearch(typed))) setTyped(text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (words: string) => {
    const { name, missing } = parseDeckSearch(words);
    onChange({ name: name || undefined, missing: missing?.toString() }, true);
  };
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
        const words = event.target.value;
        setTyped(words);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(words), TYPING_MS);
      }}
    />
  );
}

function wordsOf({ name = '', missing }: DeckSearch): DeckSearchWords {
  return { name, missing: missing === undefined ? null : Number(missing) };
}
