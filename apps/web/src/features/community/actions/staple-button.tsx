import { printStaples, readStaples } from '@deckframe/domain/community/profile/staple-string';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { ApiError } from '#lib/api-error.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import { takeBack, useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';

/** Marks a card with all its printings as staple. Optimistic: reverted if saving fails. */
export function StapleButton({ originalId }: { originalId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const client = useQueryClient();
  const options = apiQuery(
    'GET /api/me/games/:game/staples',
    { params: { game } },
    { as: user?.id, enabled: user !== null },
  );
  const staples = readStaples(useQuery(options).data?.userStapleCards ?? '');
  const isStaple = staples.includes(originalId);
  const { mutate } = useWrite({
    send: (remove: boolean, key) =>
      api(
        remove
          ? 'DELETE /api/me/games/:game/staples/:cardno'
          : 'PUT /api/me/games/:game/staples/:cardno',
        { params: { game, cardno: originalId }, key },
      ),
    show: async (remove) => {
      await client.cancelQueries(options);
      const before = client.getQueryData(options.queryKey);
      const others = staples.filter((card) => card !== originalId);
      const userStapleCards = printStaples(remove ? others : [...others, originalId]);
      client.setQueryData(options.queryKey, { userStapleCards });
      return () => takeBack(client, options.queryKey, before);
    },
    done: (saved, remove) => {
      client.setQueryData(options.queryKey, { userStapleCards: saved.userStapleCards });
      const title = communityText(remove ? 'stapleRemoved' : 'stapleAdded');
      toasts.show({ kind: 'success', title });
    },
    failure: (error, remove) => {
      const text = remove ? 'stapleRemoveFailed' : 'stapleAddFailed';
      // STAP-04: the session expired meanwhile.
      const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
      const message = isSignedOut ? communityText('staplesSignIn') : errorText(error);
      return { kind: 'error', title: communityText(text, { message }) };
    },
  });
  const press = () => {
    if (user) mutate(isStaple);
    else toasts.show({ kind: 'error', title: communityText('stapleSignIn') });
  };
  return (
    <Button
      icon={<Pin size={16} fill={isStaple ? 'currentColor' : 'none'} />}
      aria-pressed={isStaple}
      onClick={press}
    >
      {isStaple ? t`Staple` : t`Mark as staple`}
    </Button>
  );
}
