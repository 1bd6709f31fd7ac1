import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import { takeBack } from '#lib/write/take-back.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { saveStaple, staplesQuery } from './staple-api.ts';

/** Marks a card with all its printings as staple. Optimistic: reverted if saving fails. */
export function StapleButton({ originalId }: { originalId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const client = useQueryClient();
  const options = staplesQuery(api, game, user?.id);
  const staples = useQuery(options).data ?? [];
  const isStaple = staples.includes(originalId);
  const { mutate } = useWrite({
    send: (remove: boolean, key) => saveStaple(api, { game, cardno: originalId }, remove, key),
    show: async (remove) => {
      await client.cancelQueries(options);
      const before = client.getQueryData(options.queryKey);
      const others = (before ?? []).filter((card) => card !== originalId);
      client.setQueryData(options.queryKey, remove ? others : [...others, originalId]);
      return () => takeBack(client, options.queryKey, before);
    },
    done: (saved, remove) => {
      client.setQueryData(options.queryKey, saved);
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
