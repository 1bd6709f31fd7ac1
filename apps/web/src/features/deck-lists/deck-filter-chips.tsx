import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { joinList, NO_FILTERS, splitList, type DeckSearch } from '../decks/lists/deck-search.ts';

type DeckFilterChipsProps = { search: DeckSearch; onChange: (next: DeckSearch) => void };

/** Each filter that is set, with a way to remove it. */
export function DeckFilterChips({ search, onChange }: DeckFilterChipsProps) {
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
