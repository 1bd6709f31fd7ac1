import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { followQuery, saveFollow } from './follow-api.ts';

/** Nothing for visitors and on the own profile. */
export function FollowButton({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const options = followQuery(api, userId, user?.id);
  const { data } = useQuery({
    ...options,
    enabled: can(user, 'member.follow', { ownerId: userId }),
  });
  const { mutate, isPending } = useWrite({
    send: (follow: boolean, key) => saveFollow(api, userId, follow, key),
    done: (state) => {
      client.setQueryData(options.queryKey, state);
      void client.invalidateQueries({ queryKey: ['profile', userId] });
    },
  });
  if (!data) return null;
  const { following } = data;
  return (
    <Button
      variant={following ? 'secondary' : 'primary'}
      icon={following ? <UserCheck size={16} /> : <UserPlus size={16} />}
      aria-pressed={following}
      busy={isPending}
      onClick={() => mutate(!following)}
    >
      {following ? t`Following` : t`Follow`}
    </Button>
  );
}
