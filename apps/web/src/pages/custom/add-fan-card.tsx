import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { toDeckCard } from '#decks/cards/load-custom-cards.ts';
import type { CustomCard } from '#features/creators/custom-cards/api.ts';
import { useAddToDraft } from '#features/decks/editor/add/use-add-to-draft.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';

/** One more copy of a fan-made card in the draft that the builder opens with. */
export function AddFanCard({ card }: { card: CustomCard }) {
  const { t } = useLingui();
  const { gameid, features } = useGameConfig();
  const known = useMemo(() => toDeckCard(gameid, card), [gameid, card]);
  const { add, prepare } = useAddToDraft(known);
  const { name } = card;
  if (features.deckBuilder !== 'live') return null;
  return (
    <Button
      size="sm"
      icon={<Plus size={14} />}
      aria-label={t`Add to deck: ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void add()}
    >
      {t`Add to deck`}
    </Button>
  );
}
