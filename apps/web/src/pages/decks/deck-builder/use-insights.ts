import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { findColorInsight, listDeckColors } from '@deckframe/domain/decks/deck/deck-figures';
import { filterKeyOf } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { usePoolState } from './pool-state.ts';
import { useColorLimit } from './use-color-limit.ts';

export interface DeckInsight {
  readonly text: string;
  readonly apply: () => void;
  readonly dismiss: () => void;
}

const TOAST_ID = 'deck-insight';
const NONE: readonly string[] = [];

/**
 * Suggests the deck's colours as filter, once per combination: as a toast, and as a strip if the
 * toast was ignored. Uses the current deck, so that the hint is never outdated.
 */
export function useInsights(deck: Deck, cards: DeckCards, canEdit: boolean): DeckInsight | null {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const { enableDeckInsights } = useUserPreferences();
  const { filters, change } = usePoolState();
  const limit = useColorLimit(deck, cards.rules);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [shownKey, setShownKey] = useState<string | null>(null);
  const definition = config.filters.find(({ property }) => property === config.cardColor_column);
  const key = definition && filterKeyOf(definition);
  const chosen = key === undefined ? undefined : filters.optionSets[key];
  const insight = findColorInsight({
    enabled: enableDeckInsights && canEdit && key !== undefined,
    deckColors: listDeckColors(cards.rules, deck),
    // A pool limited to these colours already shows the suggested cards.
    filterColors: chosen ?? limit.colors ?? NONE,
    given: answered,
  });
  const colors = insight?.colors ?? NONE;
  const names = colors.map(
    (color) => config.gameColors.find(({ value }) => value === color)?.name ?? color,
  );
  // The first list format takes tens of milliseconds, so it is created only if needed.
  const list = insight ? new Intl.ListFormat(i18n.locale).format(names) : '';
  const title = t`This deck is ${list}.`;
  const detail = t`Show only those colors?`;
  const dismiss = () => insight && setAnswered(new Set([...answered, insight.key]));
  const apply = () => {
    dismiss();
    if (key === undefined) return;
    const optionSets = { ...filters.optionSets, [key]: colors };
    void change({ filters: { ...filters, optionSets } });
  };
  const answer = useRef({ apply, dismiss });
  useEffect(() => {
    answer.current = { apply, dismiss };
  });
  const insightKey = insight?.key;
  useEffect(() => {
    if (insightKey === undefined) {
      toasts.close(TOAST_ID);
      return;
    }
    if (told.has(insightKey)) return;
    setTold(new Set([...told, insightKey]));
    setShownKey(insightKey);
    toasts.show({
      id: TOAST_ID,
      kind: 'insight',
      title,
      detail,
      applyLabel: t`Apply`,
      dismissLabel: t`Dismiss`,
      onApply: () => answer.current.apply(),
      onDismiss: () => answer.current.dismiss(),
      onClose: () => setShownKey(null),
    });
    // Once per combination of colours, whatever else changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [insightKey]);
  const isMissed = insight && told.has(insight.key) && shownKey !== insight.key;
  return isMissed ? { text: `${title} ${detail}`, apply, dismiss } : null;
}
