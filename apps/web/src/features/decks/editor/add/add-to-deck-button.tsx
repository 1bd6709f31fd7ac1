import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useAddToDraft } from './use-add-to-draft.ts';
import { useCardKey } from '../../../deck-editor/add/use-card-key.ts';
import './add-to-deck-button.css';

const KEY = 'a';

/** One more copy in the draft that the builder opens with: by a press, or by `A`. */
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
