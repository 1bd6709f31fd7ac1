import { plural } from '@lingui/core/macro';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { FavoriteCardPicture } from '../api.ts';
import { FavoriteFace } from '../favorite-cards.tsx';

const SHOWN = 8;

export interface FavoritePickerProps {
  cards: readonly (FavoriteCardPicture | null)[];
  onChange: (cards: readonly (FavoriteCardPicture | null)[]) => void;
}

/** Four slots. A click on one opens a card search of this game. */
export function FavoritePicker({ cards, onChange }: FavoritePickerProps) {
  const { t } = useLingui();
  const [place, setPlace] = useState<number | null>(null);
  const put = (at: number, card: FavoriteCardPicture | null) =>
    onChange(cards.map((old, index) => (index === at ? card : old)));
  return (
    <fieldset className="pf-choice">
      <legend className="pf-label">
        <Trans>Favorite cards</Trans>
      </legend>
      <ul className="pf-slots">
        {cards.map((card, index) => {
          const number = index + 1;
          const name = card?.name ?? '';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A place is its number.
            <li key={index} className="pf-slot">
              <button
                type="button"
                className="pf-slot__button"
                aria-pressed={place === index}
                aria-label={
                  card
                    ? t`Favorite ${number}: ${name}. Choose another card`
                    : t`Favorite ${number}: choose a card`
                }
                onClick={() => setPlace(place === index ? null : index)}
              >
                {card ? (
                  <FavoriteFace card={card} sizes="110px" />
                ) : (
                  <span className="pf-slot__empty">
                    <Plus size={20} aria-hidden="true" />
                  </span>
                )}
              </button>
              {card && (
                <span className="pf-slot__remove">
                  <IconButton
                    size="sm"
                    variant="framed"
                    label={t`Remove ${name}`}
                    icon={<X size={14} />}
                    onClick={() => put(index, null)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {place !== null && (
        <CardSearch
          key={place}
          onPick={(card) => {
            put(place, card);
            setPlace(null);
          }}
        />
      )}
    </fieldset>
  );
}

function CardSearch({ onPick }: { onPick: (card: FavoriteCardPicture) => void }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const [query, setQuery] = useState('');
  const catalogue = useCatalogue('all');
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: query.trim() },
    sort: {},
    groupAlternates: false,
  });
  const cards = useCardRows(catalogue.view, found.generation, [...found.rows.subarray(0, SHOWN)]);
  const toFavorite = (card: CatalogueCard): FavoriteCardPicture => ({
    game: config.gameid,
    cardno: card.cardno,
    name: card.name,
    color: card.color,
    image: card.image ?? card.cardno,
    template: config.cardFront_template,
    widths: [...config.cardFront_widths],
  });
  const { total } = found;
  return (
    <div className="pf-search">
      <TextField
        label={t`Search cards`}
        labelHidden
        placeholder={t`Search cards`}
        icon={<Search size={15} />}
        value={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The place was just pressed to search for it.
        autoFocus
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="pf-note" role="status">
        {catalogue.cards === 0
          ? t`Loading the cards`
          : plural(total, { one: '# card', other: '# cards' })}
      </p>
      <ul className="pf-found">
        {cards
          .filter((card) => card !== undefined)
          .map((card) => (
            <li key={card.cardno}>
              <button
                type="button"
                className="pf-slot__button"
                onClick={() => onPick(toFavorite(card))}
              >
                <CardFace card={card} sizes="110px" />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
