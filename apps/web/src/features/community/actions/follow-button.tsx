import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import { apiQuery, readsOf } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';

/** Nothing on the own profile. Visitors log in first, in place. */
export function FollowButton({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const params = { userId };
  const options = apiQuery(
    'GET /api/users/:userId/follow',
    { params },
    { as: user?.id, enabled: can(user, 'member.follow', { ownerId: userId }) },
  );
  const { data } = useQuery(options);
  const { mutate, isPending } = useWrite({
    send: (follow: boolean, key) =>
      api(follow ? 'PUT /api/users/:userId/follow' : 'DELETE /api/users/:userId/follow', {
        params,
        key,
      }),
    done: (state) => {
      client.setQueryData(options.queryKey, state);
      void client.invalidateQueries({ queryKey: readsOf('GET /api/users/:userId', params) });
    },
  });
  const signInFirst = useSignInFirst();
  if (!user) {
    return (
      <Button
        variant="primary"
        icon={<UserPlus size={16} />}
        onClick={() =>
          signInFirst({
            promise: t`Log in or sign up, and you follow this member.`,
            route: 'PUT /api/users/:userId/follow',
            ask: { params },
            done: t`You follow this member now.`,
          })
        }
      >
        {t`Follow`}
      </Button>
    );
  }
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
