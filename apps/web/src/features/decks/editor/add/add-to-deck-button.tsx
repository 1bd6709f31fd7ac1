import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { dialogOf, isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useAddToDraft } from './use-add-to-draft.ts';
import './add-to-deck-button.css';

/** Single key for a reachable button. */
function useCardKey(button: RefObject<HTMLElement | null>, key: string, press: () => void): void {
  useHotkeys((event) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    if (event.key.toLowerCase() !== key || hasModifier || event.repeat) return false;
    if (event.defaultPrevented || isTyping(event)) return false;
    if (!singleKeysStore.get() || !button.current) return false;
    if (dialogOf(event.target) !== dialogOf(button.current)) return false;
    press();
    return true;
  });
}

const KEY = 'a';

/** Adds one copy to the builder's draft, by click or with `A`. */
export function AddToDeckButton({ card }: { card: CatalogueCard }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const singleKeys = useValue(singleKeysStore);
  const button = useRef<HTMLButtonElement>(null);
  const { add, prepare } = useAddToDraft(card);
  useCardKey(button, KEY, () => void add());
  if (config.features.deckBuilder !== 'live') return null;
  return (
    <Button
      ref={button}
      variant="primary"
      className="add-to-deck"
      icon={<Plus size={16} />}
      trailing={singleKeys && <Kbd>A</Kbd>}
      aria-keyshortcuts={singleKeys ? KEY : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void add()}
    >
      {t`Add to deck`}
    </Button>
  );
}
