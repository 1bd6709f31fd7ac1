import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, useEffect, type RefObject } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useAddToDraft } from './use-add-to-draft.ts';
import './add-to-deck-button.css';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** Single key for a reachable button. */
function useCardKey(button: RefObject<HTMLElement | null>, key: string, press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
      if (event.key.toLowerCase() !== key || hasModifier || event.repeat) return;
      if (event.defaultPrevented || !singleKeysStore.get() || !button.current) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(EDITABLE) || target.closest(DIALOG) !== button.current.closest(DIALOG)) {
        return;
      }
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [button, key]);
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
