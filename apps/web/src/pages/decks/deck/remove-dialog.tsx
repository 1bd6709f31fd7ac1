import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { DeckAddress } from '#decks/api/deck-requests.ts';
import { ReasonDialog } from '#features/community/lazy-community.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { removeDeck } from './api.ts';

/** A moderator hides the deck with a reason. */
export function RemoveDialog({ path, onClose }: { path: DeckAddress; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={t`Hide from public`}
      label={t`Reason`}
      hint={t`The deck's owner can read this.`}
      action={t`Remove deck`}
      variant="danger"
      send={(reason, key) => removeDeck(api, path, reason, key)}
      done={() => client.invalidateQueries({ queryKey: ['deck', path.game, path.deckId] })}
      onClose={onClose}
    />
  );
}
