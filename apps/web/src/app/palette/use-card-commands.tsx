import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { CardFace } from '#catalogue/card-face.tsx';
import { toPlainEffect } from '#catalogue/split-effect.ts';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { excerptAround } from './excerpt-around.ts';
import type { Command } from './palette-command.ts';

const SHOWN = 6;

export interface CardCommands {
  readonly commands: Command[];
  /** They still answer to earlier letters. */
  readonly isBusy: boolean;
}

const NONE: CardCommands = { commands: [], isBusy: false };

/** Cards that match what is typed, terms of the query language included, and the way to all of them. */
export function useCardCommands(typed: string): CardCommands {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const navigate = useNavigate();
  const query = typed.trim();
  const catalogue = useCatalogue('all');
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: query },
    sort: {},
    groupAlternates: true,
    isForgiving: true,
  });
  const rows = [...found.rows.subarray(0, SHOWN)];
  const cards = useCardRows(catalogue.view, found.generation, rows);
  if (query === '' || features.cardPage !== 'live') return NONE;
  const { total, hasFailed, isPatternTooSlow, corrected = query } = found;
  // What is left on screen then are cards of an earlier question.
  if (hasFailed || isPatternTooSlow) return NONE;
  // Before the cards have come, nothing is known of what is typed.
  const isLoading = catalogue.cards === 0 && catalogue.phase !== 'failed';
  const isBusy = isLoading || found.busy || cards.includes(undefined);
  const commands = cards
    .filter((card) => card !== undefined)
    .map((card): Command => ({
      id: `card-${card.cardno}`,
      title: card.name,
      detail: describe(card, corrected),
      picture: <CardFace card={card} alt="" sizes="28px" />,
      run: () => navigate({ to: '/cards/$cardno', params: { cardno: card.cardno } }),
    }));
  if (total <= SHOWN || features.cardList !== 'live') return { commands, isBusy };
  const all: Command = {
    id: 'cards-all',
    title: t`Show all ${total} cards for ${corrected}`,
    picture: <LayoutGrid size={16} aria-hidden="true" />,
    run: () => navigate({ to: '/cardlist', search: { search: corrected } }),
  };
  return { commands: [...commands, all], isBusy };
}

/** What the card is; where its text and not its name was found, the place in the text. */
function describe(card: CatalogueCard, query: string): string {
  const words = query.split(/\s+/u);
  const hasName = words.every((word) => card.name.toLowerCase().includes(word.toLowerCase()));
  const said = hasName ? null : excerptAround(toPlainEffect(card.effectdata ?? ''), words);
  return said ?? [card.cardno, card.color, card.categorydata].filter(Boolean).join(' · ');
}
