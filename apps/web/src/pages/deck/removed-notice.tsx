import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import { AppealState } from '#features/community/lazy-community.tsx';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { restoreDeck } from '../decks/deck/api.ts';

/** Why nobody else sees the deck; moderators can let it be seen again. */
export function RemovedNotice({ deck }: { deck: DeckAnswer }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const path = { game: deck.game, deckId: deck.id };
  const { mutate, isPending } = useWrite({
    send: (_: void, key) => restoreDeck(api, path, key),
    done: () => client.invalidateQueries({ queryKey: ['deck', path.game, path.deckId] }),
  });
  if (deck.moderation === null) return null;
  const { reason } = deck.moderation;
  return (
    <Notice
      tone="warn"
      title={t`A moderator has hidden this deck.`}
      action={
        <>
          {can(user, 'content.moderate', {}) && (
            <Button busy={isPending} onClick={() => mutate()}>
              <Trans>Restore deck</Trans>
            </Button>
          )}
          {can(user, 'content.appeal', { ownerId: deck.owner.id }) && (
            <Suspense>
              <AppealState
                contentType="deck"
                contentId={deck.id}
                game={deck.game}
                removedAt={deck.moderation.at}
              />
            </Suspense>
          )}
        </>
      }
    >
      {reason !== null && <>{t`Reason: ${reason}`} </>}
      {t`Its owner can keep editing it; nobody else sees it until a moderator restores it.`}
    </Notice>
  );
}
