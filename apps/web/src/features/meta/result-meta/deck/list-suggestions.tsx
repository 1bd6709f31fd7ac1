import { countOriginals } from '@deckframe/domain/decks/deck/deck-rules';
import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { compareDeck, type CopiesApart } from '@deckframe/domain/meta/compare-deck';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '#lib/server-rendered.ts';
import { CardLink } from '#catalogue/card-link.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { dayOf, type DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useAppServices } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { archetypeQuery } from '../detail-api.ts';
import { useDeckArchetype, type DeckArchetype, type DeckCopies } from './use-deck-archetype.ts';
import './deck-meta.css';

const SHOWN = 8;

type SuggestedCardsProps = {
  heading: string;
  rows: readonly CopiesApart[];
  onAdd: ((card: CatalogueCard) => void) | null;
};

function SuggestedCards({ heading, rows, onAdd }: SuggestedCardsProps) {
  const { t, i18n } = useLingui();
  const shown = rows.slice(0, SHOWN);
  // Sorted, so that adding a copy does not reload.
  const numbers = useMemo(() => rows.map(({ cardno }) => cardno).toSorted(), [rows]);
  const { cards = [] } = useCards(numbers);
  const known = new Map(cards.map((card) => [card.cardno, card]));
  const mean = (copies: number) => i18n.number(copies, { maximumFractionDigits: 1 });
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel className="deck-meta" heading={heading}>
      <ul className="deck-meta__cards">
        {shown.map((row) => {
          const card = known.get(row.cardno);
          const name = card?.name ?? row.cardno;
          return (
            <li key={row.cardno}>
              <CardLink cardno={row.cardno}>{name}</CardLink>
              {onAdd && card ? (
                <IconButton label={t`Add ${name}`} icon={<Plus />} onClick={() => onAdd(card)} />
              ) : (
                <b>{row.own}</b>
              )}
              <small>{t`${mean(row.mean)} on average, in ${percent(row.share)} of lists`}</small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

export type ListSuggestionsProps = {
  lines: readonly DeckLine[];
  cards: DeckCards;
  said: string;
  /** Null if the deck cannot be changed. */
  onAdd: ((card: CatalogueCard) => void) | null;
};

/** Cards that similar lists play more often than this deck. */
export function ListSuggestions({ lines, cards, said, onAdd }: ListSuggestionsProps) {
  const copies = countOriginals(lines, (cardno) => cards.findCard(cardno)?.originalid);
  const today = dayOf(useMoment());
  const found = useDeckArchetype(copies, said, today);
  return found && <OfArchetype found={found} copies={copies} onAdd={onAdd} />;
}

type Props = Pick<ListSuggestionsProps, 'onAdd'> & { found: DeckArchetype; copies: DeckCopies };

function OfArchetype({ found: { archetype, window }, copies, onAdd }: Props) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const { data } = useQuery({
    ...archetypeQuery(config.gameid, window.id, archetype),
    retry: false,
  });
  if (!data || data.lists === 0) return null;
  const { fewer } = compareDeck(copies, data.cards, data.lists);
  if (fewer.length === 0) return null;
  return <SuggestedCards heading={t`Lists of ${archetype} play`} rows={fewer} onAdd={onAdd} />;
}
