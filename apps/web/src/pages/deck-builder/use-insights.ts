import type { Deck } from '@deckframe/domain/deck/deck';
import { listDeckColors } from '@deckframe/domain/deck/deck-colors';
import { findColorInsight } from '@deckframe/domain/deck/insights';
import { filterKeyOf } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { usePoolState } from './pool-state.ts';

export interface DeckInsight {
  readonly text: string;
  readonly apply: () => void;
  readonly dismiss: () => void;
}

const TOAST_ID = 'deck-insight';
const NONE: readonly string[] = [];

/** Suggests the deck's colours as the filter: a toast first, then a strip in the panel. */
export function useInsights(deck: Deck, cards: DeckCards, canEdit: boolean): DeckInsight | null {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const { enableDeckInsights } = useUserPreferences();
  const { filters, change } = usePoolState();
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [parked, setParked] = useState<readonly string[] | null>(null);
  const definition = config.filters.find(({ property }) => property === config.cardColor_column);
  const key = definition && filterKeyOf(definition);
  const filterColors = (key === undefined ? undefined : filters.optionSets[key]) ?? NONE;
  const insight = findColorInsight({
    enabled: enableDeckInsights && canEdit && key !== undefined,
    deckColors: listDeckColors(cards.rules, deck),
    filterColors,
    given,
  });
  if (insight) {
    setGiven(new Set([...given, insight.key]));
    setParked(insight.colors);
  }
  const isDone =
    parked !== null &&
    parked.length === filterColors.length &&
    parked.every((color) => filterColors.includes(color));
  const names = (parked ?? []).map(
    (color) => config.gameColors.find(({ value }) => value === color)?.name ?? color,
  );
  const list = new Intl.ListFormat(i18n.locale).format(names);
  const title = t`This deck is ${list}.`;
  const detail = t`Show only those colours?`;
  const apply = () => {
    if (key !== undefined && parked) {
      const optionSets = { ...filters.optionSets, [key]: parked };
      void change({ filters: { ...filters, optionSets } });
    }
    setParked(null);
  };
  const isShown = parked !== null && !isDone;
  const colors = parked?.join(',');
  useEffect(() => {
    if (!isShown) return;
    toasts.show({
      id: TOAST_ID,
      kind: 'insight',
      title,
      detail,
      applyLabel: t`Apply`,
      dismissLabel: t`Dismiss`,
      onApply: apply,
    });
    // Once for each set of colours, whatever else changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, colors]);
  return isShown ? { text: `${title} ${detail}`, apply, dismiss: () => setParked(null) } : null;
}
