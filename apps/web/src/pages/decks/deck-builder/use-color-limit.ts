import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { listSettledColors } from '@deckframe/domain/decks/deck/deck-figures';
import type { DeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { useLingui } from '@lingui/react/macro';
import { useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { openColorsStore } from '#features/decks/editor/session/open-colors.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';

export interface ColorLimit {
  /** The only colours in the pool; null means all. */
  readonly colors: readonly string[] | null;
  /** Label of the switch, such as "Only Blue and Green"; null hides it. */
  readonly label: string | null;
  readonly toggle: () => void;
}

/** When a deck has its maximum of colours, the pool shows only these until switched off. */
export function useColorLimit(deck: Deck, rules: DeckRules): ColorLimit {
  const { t, i18n } = useLingui();
  const { gameid, gameColors } = useGameConfig();
  const { unlockColors } = useUserPreferences();
  const { stored } = useDeckState();
  const open = useValue(openColorsStore);
  const settled = unlockColors ? null : listSettledColors(rules, deck);
  const id = `${gameid}/${stored?.deckId ?? ''}`;
  const toggle = () =>
    openColorsStore.set(
      open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]),
    );
  if (settled === null) return { colors: null, label: null, toggle };
  const names = settled.map(
    (color) => gameColors.find(({ value }) => value === color)?.name ?? color,
  );
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return { colors: open.has(id) ? null : settled, label: t`Only ${list}`, toggle };
}
