import { useLingui } from '@lingui/react/macro';
import type { DeckAddress } from '#decks/api/deck-requests.ts';
import { ReasonDialog } from '#features/community/lazy-community.tsx';
import { readsOfDeck } from '#decks/api/deck-counts.ts';
import { useAppServices } from '#lib/app-services.ts';

/** A moderator hides the deck with a reason. */
export function RemoveDialog({ path, onClose }: { path: DeckAddress; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  return (
    <ReasonDialog
      title={t`Hide from public`}
      label={t`Reason`}
      hint={t`The deck's owner can read this.`}
      action={t`Remove deck`}
      variant="danger"
      send={(reason, key) =>
        api('PUT /api/admin/games/:game/decks/:deckId/removal', {
          params: path,
          key,
          body: { reason },
        })
      }
      invalidates={[readsOfDeck(path.game, path.deckId)]}
      onClose={onClose}
    />
  );
}
